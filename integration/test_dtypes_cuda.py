"""Element types beyond bf16, f16 and f32 on a GPU: integers, truth values, f64, casts."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

SHAPES = [(1, 1, 1), (7, 33, 16), (128, 128, 128), (257, 100, 1000), (512, 1024, 256)]


@tier.compile
def nn(x, w):
    return x @ w


@tier.compile
def nt(x, w):
    return x @ w.T


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("target", ["cuda", "sm_80"])
def test_products_of_bytes_are_exact(shape, target):
    m, n, k = shape
    x = torch.randint(-128, 128, (m, k), device="cuda", dtype=torch.int8)
    w = torch.randint(-128, 128, (n, k), device="cuda", dtype=torch.int8)
    exact = (x.double() @ w.double().T).to(torch.int32)
    wide = tier.compile(lambda x, w: tier.matmul(x, w.T, out_dtype=tier.int32), target=target)
    tall = tier.compile(lambda x, w: tier.matmul(x, w, out_dtype=tier.int32), target=target)
    assert torch.equal(wide(x, w), exact)
    assert torch.equal(tall(x, w.T.contiguous()), exact)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_products_of_f64(shape):
    m, n, k = shape
    x, w = (torch.randn(*s, device="cuda", dtype=torch.float64) for s in ((m, k), (k, n)))
    report = compare(nn(x, w), x @ w, magnitude=matmul_bound(x, w), depth=k, accumulate="float64")
    assert report.ok, report


@pytest.mark.parametrize("dtype", [torch.int8, torch.int16, torch.int32, torch.int64], ids=str)
@pytest.mark.parametrize("shape", [(1,), (33, 7), (257, 1000)], ids=str)
def test_integers(shape, dtype):
    x, y = (torch.randint(-100, 100, shape, device="cuda").to(dtype) for _ in range(2))

    @tier.compile
    def mix(x, y):
        return tier.where(x > y, x * 3 - y, tier.maximum(x, -y))

    assert torch.equal(mix(x, y), torch.where(x > y, x * 3 - y, torch.maximum(x, -y)))


def test_truth_values_and_casts():
    x = torch.randn(300, 70, device="cuda")

    @tier.compile
    def positive(x):
        return x > 0.0, (x * 100.0).astype(tier.int32), (x > 0.5).astype(tier.float16)

    more, whole, half = positive(x)
    assert torch.equal(more, x > 0)
    assert torch.equal(whole, (x * 100.0).to(torch.int32))
    assert torch.equal(half, (x > 0.5).half())


@pytest.mark.parametrize("target", [torch.bfloat16, torch.float16, torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("shape", [(1,), (7,), (256, 1), (1001, 257), (4096, 1024), (0, 3)], ids=str)
def test_bytes_become_floats(shape, target):
    """All of them, wherever they lie in a word; of rows with gaps, and turned."""
    x = (torch.arange(torch.Size(shape).numel(), device="cuda") * 37 % 256 - 128).to(torch.int8).reshape(shape)
    convert = tier.compile(lambda x: x.astype(getattr(tier, str(target).removeprefix("torch."))))
    for one in (x, x[..., 1:], x.T) if x.ndim == 2 else (x, x[::3]):
        assert torch.equal(convert(one), one.to(target)), (one.shape, one.stride())
