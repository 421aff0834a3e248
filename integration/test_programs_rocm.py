"""The programs of CDNA on an AMD GPU: products in every type, rows, elementwise work; nothing here ran yet."""

import pytest

import tier
from tier.testing import compare, matmul_bound

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.rocm

SHAPES = [(1, 16, 16), (64, 32, 64), (130, 208, 96), (300, 640, 48), (4096, 1024, 4096)]


def random(shape, dtype, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype).to("cuda")


@tier.compile
def linear(x, w, b):
    return tier.gelu(x @ w + b)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
def test_linear(shape, dtype):
    m, k, n = shape
    x, w, b = random((m, k), dtype), random((k, n), dtype, 1), random((n,), dtype, 2)
    exact = torch.nn.functional.gelu(x.double() @ w.double() + b.double())
    report = compare(linear(x, w, b), exact, magnitude=1.13 * (matmul_bound(x, w) + b.double().abs()), depth=k)
    assert report.ok, str(report)


@pytest.mark.parametrize("dtype", ["float8_e4m3fn", "float8_e5m2"])
def test_products_of_8_bit_floats(dtype):
    x, w = random((300, 640), torch.float32).to(getattr(torch, dtype)), random((640, 96), torch.float32, 1).to(getattr(torch, dtype))
    got = tier.compile(lambda x, w: x @ w)(x, w)
    report = compare(got, x.double() @ w.double(), magnitude=matmul_bound(x.double(), w.double()), depth=640)
    assert report.ok, str(report)


def test_products_of_bytes_are_exact():
    x = torch.randint(-128, 128, (300, 640), dtype=torch.int8).to("cuda")
    w = torch.randint(-128, 128, (640, 96), dtype=torch.int8).to("cuda")
    got = tier.compile(lambda x, w: tier.matmul(x, w, out_dtype=tier.int32))(x, w)
    assert (got.cpu() == x.cpu().int() @ w.cpu().int()).all()


@pytest.mark.parametrize("width", [1, 33, 1001, 4097, 33000])
def test_rows(width):
    x = random((130, width), torch.float32)
    torch.testing.assert_close(tier.compile(lambda x: tier.softmax(x))(x), torch.softmax(x.double(), -1).float(), rtol=3e-5, atol=3e-5)
    torch.testing.assert_close(tier.compile(lambda x: x.T * 2)(x), x.T * 2)
