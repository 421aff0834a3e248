"""Programs that no pass knows: kernels come out of composition, and they are few.

Each case states how many kernels one call launches, and is compared with
float64. The same counts are asserted without a GPU in test/python.
"""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


def _near(out, ref, magnitude, depth, k=8.0):
    report = compare(out, ref, magnitude=magnitude, depth=depth, k=k)
    assert report.frobenius <= 2 * report.limit, report


@tier.compile
def gelu_linear(x, w, b):
    return tier.gelu(x @ w + b)


@tier.compile
def scaled(x, s, w):
    return (x * s) @ w.T


@tier.compile
def soft(x, w):
    return tier.softmax(x @ w, axis=-1)


@tier.compile
def chained(x, w, v):
    return (x @ w) @ v


@tier.compile
def peak(x, w):
    return tier.max(x @ w, axis=-1)


@tier.compile
def permuted(x, w):
    return tier.permute_dims(x, (1, 0, 2)) @ tier.permute_dims(w, (1, 2, 0))


@tier.compile
def masked(x, w, mask, y):
    return (x @ w) * mask + y[::-1]


@pytest.mark.parametrize("shape", [(1000, 1016, 712), (257, 129, 64), (4096, 4096, 1024)], ids=str)
def test_gelu_of_a_linear_layer(shape):
    m, n, k = shape
    x, w, b = _random(m, k), _random(k, n), _random(n)
    ref = torch.nn.functional.gelu(x.double() @ w.double() + b.double())
    _near(gelu_linear(x, w, b), ref, matmul_bound(x, w), k)


def test_a_scaled_operand():
    x, s, w = _random(300, 264), _random(264), _random(520, 264)
    a = (x.double() * s.double()).to(torch.bfloat16).double()
    _near(scaled(x, s, w), a @ w.double().T, matmul_bound(a, w.T), 264)


def test_softmax_of_a_product():
    x, w = _random(300, 64), _random(64, 1000) * 0.1
    ref = torch.softmax(x.double() @ w.double(), -1)
    _near(soft(x, w), ref, ref * 8, 64)


def test_two_chained_products():
    x, w, v = _random(300, 128), _random(128, 256), _random(256, 72)
    ref = x.double() @ w.double() @ v.double()
    _near(chained(x, w, v), ref, matmul_bound(x.double() @ w.double(), v), 256)


def test_a_row_maximum_of_a_product():
    x, w = _random(300, 128), _random(128, 1000)
    ref = (x.double() @ w.double()).max(-1).values
    _near(peak(x, w), ref, ref.abs() * 4, 128)


def test_permuted_views():
    x, w = _random(33, 5, 64), _random(72, 5, 64)
    a, b = x.double().permute(1, 0, 2), w.double().permute(1, 2, 0)
    _near(permuted(x, w), a @ b, matmul_bound(a, b), 64)


def test_a_mask_and_a_reversed_addend():
    x, w, mask, y = _random(300, 128), _random(128, 520), _random(300, 520), _random(300, 520)
    ref = (x.double() @ w.double()) * mask.double() + y.double().flip(0)
    _near(masked(x, w, mask, y), ref, matmul_bound(x, w) * mask.double().abs() + y.double().abs(), 128)
