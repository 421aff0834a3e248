"""Kernels on a GPU beside the same kernels simulated: equal numbers."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

SHAPES = [(1, 16, 16), (7, 48, 32), (33, 64, 96), (100, 33, 65), (130, 200, 136), (300, 640, 272)]


def _chip():
    major, minor = torch.cuda.get_device_capability()
    return {(9, 0): "sm_90a", (10, 0): "sm_100a"}.get((major, minor), "sm_80")


def _both(fn, *arrays):
    """Run on the GPU, and simulated under eight seeds."""
    there = tier.compile(fn)(*arrays)
    here = tier.simulate(fn, *(array.cpu() for array in arrays), target=_chip())
    return (there if isinstance(there, tuple) else (there,)), (here if isinstance(here, tuple) else (here,))


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
def test_products_agree(shape, dtype):
    m, k, n = shape
    x, w, b = _random(m, k, dtype=dtype), _random(k, n, dtype=dtype), _random(n, dtype=dtype)
    (there,), (here,) = _both(lambda x, w, b: tier.relu(x @ w + b), x, w, b)
    report = compare(there.cpu(), here.double(), magnitude=matmul_bound(x, w).cpu() + b.double().abs().cpu(), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_gelu_products_agree(shape):
    m, k, n = shape
    x, w, b = _random(m, k), _random(k, n), _random(n)
    (there,), (here,) = _both(lambda x, w, b: tier.gelu(x @ w + b), x, w, b)
    report = compare(there.cpu(), here.double(), magnitude=1.13 * (matmul_bound(x, w).cpu() + b.double().abs().cpu()), depth=k, k=8)
    assert report.ok, report


def test_integer_products_are_equal():
    x = torch.randint(-128, 128, (70, 96), device="cuda", dtype=torch.int8)
    w = torch.randint(-128, 128, (96, 48), device="cuda", dtype=torch.int8)
    (there,), (here,) = _both(lambda x, w: tier.matmul(x, w, out_dtype=tier.int32), x, w)
    assert torch.equal(there.cpu(), here)


EXACT = {
    "sums": lambda x, y: (x + y) * x - y * y,
    "choice": lambda x, y: tier.where(x > y, tier.maximum(x * 2, y), tier.abs(y) - x),
    "rounding": lambda x, y: tier.floor(x) + tier.ceil(y) * tier.round(x * 4),
    "turned": lambda x, y: (x.T, y[::-1, ::2]),
    "largest": lambda x, y: (tier.max(x, axis=-1), tier.min(y, axis=0)),
}


@pytest.mark.parametrize("name", EXACT)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16], ids=str)
def test_elementwise_numbers_are_equal(name, dtype):
    for shape in [(1, 1), (7, 33), (130, 257), (3, 4097)]:
        there, here = _both(EXACT[name], _random(*shape, dtype=dtype), _random(*shape, dtype=dtype))
        for one, other in zip(there, here, strict=True):
            assert torch.equal(one.cpu(), other), (name, dtype, shape)


def test_integers_are_equal():
    x, y = (torch.randint(-(2**31), 2**31, (5000,), device="cuda", dtype=torch.int32) for _ in range(2))
    (there,), (here,) = _both(lambda x, y: x * y + (x - y) * 3, x, y)
    assert torch.equal(there.cpu(), here)


ROWS = {
    "softmax": lambda x: tier.softmax(x),
    "rms_norm": lambda x: tier.rms_norm(x),
    "layer_norm": lambda x: tier.layer_norm(x),
    "sum": lambda x: tier.sum(x, axis=-1),
    "mean": lambda x: tier.mean(x, axis=0),
}


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
def test_rows_agree(name, dtype):
    for shape in [(1, 1), (7, 33), (130, 100), (3, 1001), (5, 4097), (2, 33000)]:
        x = _random(*shape, dtype=dtype)
        (there,), (here,) = _both(ROWS[name], x)
        report = compare(there.cpu(), here.double(), magnitude=torch.maximum(here.double().abs(), x.double().abs().mean().cpu()),
                         depth=max(shape), k=16)
        assert report.ok, (shape, report)


def test_check_tries_kernels_before_their_first_launch():
    f = tier.compile(lambda x, w, b: tier.gelu(x @ w + b), check=True)
    x, w, b = _random(300, 640), _random(640, 272), _random(272)
    exact = torch.nn.functional.gelu(x.double() @ w.double() + b.double())
    report = compare(f(x, w, b), exact, magnitude=1.13 * (matmul_bound(x, w) + b.double().abs()), depth=640, k=8)
    assert report.ok, report
    trials = [trial for kernel in f._kernels.values() for trial in kernel.trials]
    assert trials and all(trial.seeds for trial in trials)
