"""Tiles at ragged edges, and the numbers of tiles behind them, on a GPU.

    python -m pytest integration/test_boundaries_cuda.py

Column reductions are loops that are split as a whole; three-dimensional broadcasts divide the block's number by counts
of tiles in 32 bits. Every result is exact in integers or checked against float64; the bytes around each result stay.
"""

import itertools

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare  # noqa: E402

pytestmark = pytest.mark.cuda

SIDES = [1, 7, 31, 32, 33, 64, 193, 257, 1003]


@tier.compile
def columns(x):
    return tier.sum(x, axis=0), tier.max(x, axis=0)


@tier.compile
def turned_sum(x, y):
    return x.T + y


@tier.compile
def outer(x, y):
    return x[:, None, :] * y[None, :, :]


@tier.compile
def product(x, w, b):
    return tier.relu(x @ w + b)


def _whole(*shape):
    return torch.randint(-8, 9, shape, device="cuda").to(torch.float32)


@pytest.mark.parametrize("rows", [1, 5, 127, 128, 129, 1000])
@pytest.mark.parametrize("width", SIDES)
def test_column_reductions(rows, width):
    x = _whole(rows, width)
    total, most = columns(x)
    assert torch.equal(total, x.sum(0))
    assert torch.equal(most, x.amax(0))


@pytest.mark.parametrize("rows", [2048, 5001, 16384, 100000])
@pytest.mark.parametrize("width", [1, 33, 64, 1000, 1001, 4097])
def test_tall_columns_are_reduced_by_many(rows, width):
    x = _whole(rows, width)
    for view in (x, x[:, 1:] if width > 1 else x[1:], x[3:]):
        total, most = columns(view)
        assert torch.equal(total, view.sum(0))
        assert torch.equal(most, view.amax(0))
    y = torch.randn(rows, width, device="cuda").to(torch.bfloat16)
    total, most = columns(y)
    assert torch.equal(most, y.amax(0))
    torch.testing.assert_close(total.double(), y.double().sum(0), rtol=2e-2, atol=rows**0.5 * 2e-2)
    assert all(torch.equal(columns(y)[0], total) for _ in range(20))


@pytest.mark.parametrize(("m", "n"), list(itertools.product(SIDES, [1, 33, 64, 257])))
def test_two_ragged_dimensions(m, n):
    x, y = _whole(m, n), _whole(n, m)
    assert torch.equal(turned_sum(x, y), x.T + y)


@pytest.mark.parametrize(("l", "m", "n"), [(1, 1, 1), (3, 33, 65), (7, 64, 256), (5, 1, 1003), (193, 31, 33), (2, 257, 7)])
def test_three_ragged_dimensions(l, m, n):
    x, y = _whole(l, n), _whole(m, n)
    assert torch.equal(outer(x, y), x[:, None, :] * y[None, :, :])


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80"])
@pytest.mark.parametrize(("m", "n", "k"), [(1, 1, 1), (65, 129, 33), (193, 257, 129), (1003, 511, 65), (2049, 2050, 64)])
def test_products_of_many_ragged_tiles(chip, m, n, k):
    x, w, b = (torch.randn(*shape, device="cuda").to(torch.bfloat16) for shape in [(m, k), (k, n), (n,)])
    kernel = product if chip == "sm_90a" else tier.compile(product.__wrapped__, target="sm_80")
    exact = torch.relu(x.double() @ w.double() + b.double())
    magnitude = x.double().abs() @ w.double().abs() + b.double().abs()
    report = compare(kernel(x, w, b), exact, magnitude=magnitude, depth=k)
    assert report.ok, report
