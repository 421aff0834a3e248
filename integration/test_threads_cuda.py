"""Products that threads multiply, on a GPU: f32, f64 and int32, tiles of many and of few sums, segments that the host counts."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

PLANS = [None, {"tile": (128, 128, 16)}, {"tile": (64, 128, 16), "ctas": 264}, {"tile": (128, 64, 16)}, {"tile": (64, 64, 16), "segments": 3},
         {"tile": (16, 128, 32), "ctas": 264}, {"tile": (128, 16, 16), "stages": 2}, {"tile": (32, 128, 8), "stages": 4}, {"tile": (256, 128, 8)}]
#: One row, one column, one number to sum; primes; a last segment that is short; nothing at all; large ones.
SHAPES = [(1, 1, 1), (1, 8, 4096), (7, 13, 8209), (17, 131, 61), (131, 257, 1031), (64, 64, 4096), (16, 4099, 2048), (4096, 31, 520),
          (1000, 1000, 2056), (200, 136, 0), (0, 64, 4096), (64, 0, 4096), (2049, 1030, 512)]
#: Sums that one thread after another of them would round too often: CTAs share them.
LONG = [(7, 13, 65537), (64, 64, 65536), (16, 128, 131075)]
LAYOUTS = {"x @ w": lambda x, w: x @ w, "x @ w.T": lambda x, w: x @ w.T, "x.T @ w": lambda x, w: x.T @ w, "x.T @ w.T": lambda x, w: x.T @ w.T}


def _random(*shape, dtype=torch.float32):
    if not dtype.is_floating_point:
        return torch.randint(-1000, 1000, shape, device="cuda", dtype=dtype)
    return torch.randn(*shape, device="cuda", dtype=dtype)


def _stored(layout, a, b):
    left, right = layout.split(" @ ")
    return a.T.contiguous() if left.endswith("T") else a, b.T.contiguous() if right.endswith("T") else b


def _check(out, a, b):
    assert out.shape == (*a.shape[:-1], b.shape[-1])
    if not out.numel():
        return
    report = compare(out, a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=max(a.shape[-1], 1))
    assert report.ok, (tuple(a.shape), tuple(b.shape), report)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_products_of_f32(plan, layout):
    product = tier.compile(LAYOUTS[layout], plan=plan)
    shares = plan is None or "ctas" in plan
    for m, n, k in SHAPES + LONG * shares:
        a, b = _random(m, k), _random(k, n)
        x, w = _stored(layout, a, b)
        out = product(x, w)
        _check(out, a, b)
        assert all(torch.equal(out, product(x, w)) for _ in range(2))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_large_products_copy_operands(layout):
    product = tier.compile(LAYOUTS[layout])
    for m, n, k in [(2048, 2052, 512), (1025, 4100, 260), (4096, 1028, 1000), (2049, 2047, 1031), (5000, 3000, 2504)]:
        a, b = _random(m, k), _random(k, n)
        x, w = _stored(layout, a, b)
        out = product(x, w)
        _check(out, a, b)
        assert torch.equal(out, product(x, w))
    a, b = _random(3, 1024, 264), _random(3, 264, 4096)
    for out, one, other in zip(tier.compile(tier.matmul)(a, b), a, b, strict=True):
        _check(out, one, other)


@pytest.mark.parametrize("plan", [None, {"tile": (64, 64, 16), "ctas": 264}, {"tile": (16, 128, 16)}, {"tile": (128, 64, 8), "segments": 2}], ids=str)
@pytest.mark.parametrize("dtype", [torch.float64, torch.int32], ids=str)
def test_other_elements(plan, dtype):
    for layout in ("x @ w", "x @ w.T"):
        product = tier.compile(LAYOUTS[layout], plan=plan)
        for m, n, k in [(1, 1, 1), (5, 259, 4099), (131, 65, 1031), (300, 400, 600), (33, 7, 0)]:
            a, b = _random(m, k, dtype=dtype), _random(k, n, dtype=dtype)
            out = product(*_stored(layout, a, b))
            if dtype == torch.int32:
                assert torch.equal(out.cpu(), (a.cpu().long() @ b.cpu().long()).int())
            else:
                _check(out, a, b)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_results_stay_inside(plan):
    """Nothing around a result is written, and no operand beside its rows is read."""
    product = tier.compile(lambda x, w: x @ w, plan=plan)
    for m, n, k in [(5, 67, 130), (130, 129, 515), (64, 128, 1024)]:
        x, w = (torch.full(s, float("nan"), device="cuda") for s in ((m + 2, k + 5), (k + 2, n + 7)))
        x[1:-1, 2:-3], w[1:-1, 3:-4] = _random(m, k), _random(k, n)
        band = 1024
        around = torch.full((m * n + 2 * band,), 7.0, device="cuda")
        out = around[band:-band].view(m, n)
        product(x[1:-1, 2:-3], w[1:-1, 3:-4], out=out)
        _check(out, x[1:-1, 2:-3], w[1:-1, 3:-4])
        assert (around[:band] == 7).all() and (around[-band:] == 7).all()


def test_epilogues_and_batches():
    layer = tier.compile(lambda x, w, b, r: tier.relu(x @ w + b) + r)
    for m, n, k in [(3, 1000, 2000), (700, 300, 600), (64, 64, 5000)]:
        x, w, b, r = _random(m, k), _random(k, n), _random(n), _random(m, n)
        exact = (x.double() @ w.double() + b.double()).relu() + r.double()
        report = compare(layer(x, w, b, r), exact, magnitude=matmul_bound(x, w) + b.double().abs() + r.double().abs(), depth=k)
        assert report.ok, ((m, n, k), report)
    batched = tier.compile(lambda x, w: tier.matmul(x, w))
    for m, n, k in [(3, 100, 2000), (128, 130, 64)]:
        x, w = _random(5, m, k), _random(5, k, n)
        for out, a, b in zip(batched(x, w), x, w, strict=True):
            _check(out, a, b)
