"""Numbers on the `cpu` target with PyTorch tensors: bf16, fp8, and results in the caller's framework."""

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402


def _random(*shape, dtype=torch.bfloat16, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


@pytest.mark.parametrize("shape", [(1, 1, 1), (16, 16, 16), (17, 33, 65), (100, 7, 257), (1, 64, 50), (64, 128, 96)], ids=str)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_products(shape, dtype):
    m, n, k = shape
    x, w = _random(m, k, dtype=dtype), _random(k, n, dtype=dtype, seed=1)
    out = tier.compile(lambda x, w: x @ w)(x, w)
    assert isinstance(out, torch.Tensor) and out.dtype == dtype
    report = compare(out, x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.float8_e5m2], ids=str)
def test_fp8_products_give_bf16(dtype):
    x, w = _random(33, 64, dtype=dtype), _random(20, 64, dtype=dtype, seed=1)
    out = tier.compile(lambda x, w: x @ w.T)(x, w)
    assert out.dtype == torch.bfloat16
    wide = x.to(torch.float64), w.to(torch.float64).T
    report = compare(out, wide[0] @ wide[1], magnitude=wide[0].abs() @ wide[1].abs(), depth=64)
    assert report.ok, report


def test_a_layer_rounds_once():
    x, w, b = _random(40, 64), _random(64, 30, seed=1), _random(30, seed=2)
    out = tier.compile(lambda x, w, b: tier.gelu(x @ w + b))(x, w, b)
    exact = torch.nn.functional.gelu(x.double() @ w.double() + b.double())
    assert (out.double() - exact).norm() / exact.norm() < 4e-3


@pytest.mark.parametrize("width", [1, 33, 257, 1000])
def test_rows(width):
    x, g = _random(9, width), _random(width, seed=1)
    for fn, exact in (
        (tier.compile(lambda x: tier.softmax(x)), lambda: torch.softmax(x.double(), -1)),
        (tier.compile(lambda x: tier.log_softmax(x)), lambda: torch.log_softmax(x.double(), -1)),
        (tier.compile(lambda x: tier.layer_norm(x)), lambda: torch.nn.functional.layer_norm(x.double(), (width,))),
    ):
        torch.testing.assert_close(fn(x).double(), exact(), rtol=1e-2, atol=1e-2)
    out = tier.compile(lambda x, g: tier.rms_norm(x, g))(x, g)
    torch.testing.assert_close(out.double(), torch.nn.functional.rms_norm(x.double(), (width,), g.double(), 1e-6), rtol=1e-2, atol=1e-2)


def test_strided_and_scalar_arguments():
    x = _random(20, 30).T[::2, 1:]
    out = tier.compile(lambda x, a: (x * a).astype(tier.float32))(x, 0.5)
    assert out.dtype == torch.float32
    torch.testing.assert_close(out, x.float() * 0.5, rtol=1e-2, atol=1e-2)


def test_a_tensor_of_another_library_is_refused_inside():
    with pytest.raises(tier.TraceError) as caught:
        tier.compile(lambda x: torch.sin(x))(_random(4))
    assert caught.value.rule == "trace.unsupported" and "tier.sin" in caught.value.fix
