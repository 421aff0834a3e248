"""Residuals that bulk copies bring to the tiles that results leave from, and others that threads load."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda

#: The first one's residual is copied ahead of its use.
TILES = [(128, 256), (128, 192), (192, 192)]
#: One wave and many; ragged rows and columns; no, one, two, three and more steps of k.
SHAPES = [(4096, 4096, 256), (1000, 3000, 264), (130, 520, 64), (257, 264, 8), (128, 256, 128), (512, 1024, 192), (5000, 1032, 1000)]


def _residual(x, w, b, r):
    return tier.gelu(x @ w + b, approximate="tanh") + r


def _twice(x, w, r):
    return (x @ w + r) * r


def _gelu(y):
    return torch.nn.functional.gelu(y, approximate="tanh")


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


def _close(got, exact, dtype):
    bound = {torch.bfloat16: 8e-3, torch.float16: 1e-3, torch.float32: 2e-3}[dtype]
    assert (got.double() - exact).abs().max() <= bound * exact.abs().max()


@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("tile", TILES, ids=str)
def test_residuals_of_all_tiles(tile, shape):
    m, n, k = shape
    x, w, b, r = _random(m, k), _random(k, n), _random(n), _random(m, n)
    linear = tier.compile(_residual, plan={"tile": (*tile, 64)})
    exact = _gelu(x.double() @ w.double() + b.double()) + r.double()
    first = linear(x, w, b, r)
    _close(first, exact, torch.bfloat16)
    assert all(torch.equal(linear(x, w, b, r), first) for _ in range(20))
    assert (b"tier.copied" in linear.lower(x, w, b, r, chip="sm_90a").ir("where").encode()) == (tile == TILES[0])


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32])
def test_residuals_of_other_elements(dtype):
    x, w, r = (_random(*shape, dtype=dtype) for shape in ((1000, 264), (264, 1032), (1000, 1032)))
    product = tier.compile(lambda x, w, r: tier.matmul(x, w, precision="tf32" if dtype == torch.float32 else None) + r)
    _close(product(x, w, r), x.double() @ w.double() + r.double(), dtype)


def test_a_residual_is_read_twice():
    x, w, r = _random(1000, 264), _random(264, 1032), _random(1000, 1032)
    _close(tier.compile(_twice, plan={"tile": (128, 256, 64)})(x, w, r), (x.double() @ w.double() + r.double()) * r.double(), torch.bfloat16)


@pytest.mark.parametrize("case", ["rows of one", "begins late", "pitch", "batches"])
def test_residuals_lie_anywhere(case):
    x, w, b = _random(1000, 264), _random(264, 1032), _random(1032)
    r = {"rows of one": lambda: _random(1, 1032).expand(1000, 1032), "begins late": lambda: _random(1000, 1040)[:, 4:1036],
         "pitch": lambda: _random(1000, 1100)[:, :1032], "batches": lambda: _random(1000, 1032)}[case]()  # fmt: skip
    if case == "batches":
        x, r = torch.stack([x, x * 2, x * 3]), torch.stack([r, r + 1, r * 2])
        w = w.expand(3, 264, 1032)
    linear = tier.compile(_residual, plan={"tile": (128, 256, 64)})
    _close(linear(x, w, b, r), _gelu(x.double() @ w.double() + b.double()) + r.double(), torch.bfloat16)
