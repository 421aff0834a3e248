"""Few tiles of long sums: segments of k that the host counts, on as many CTAs as there are multiprocessors."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

#: Tile, whether sides are swapped, CTAs that share the sums.
PLANS = [((128, 256, 64), False, 132), ((128, 128, 64), False, 132), ((64, 64, 64), False, 264), ((64, 32, 64), True, 132), ((64, 128, 64), False, 7)]
#: One row, one column, one number to sum; primes; a last segment that is short; more tiles than CTAs; nothing at all.
SHAPES = [(1, 1, 1), (1, 8, 4096), (7, 13, 65537), (131, 257, 8209), (64, 64, 1 << 20), (128, 256, 64 * 133), (384, 384, 65544),
          (768, 768, 8192), (1000, 1000, 2056), (2049, 1030, 512), (200, 136, 0), (0, 64, 4096), (64, 0, 4096)]


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


def _nt(x, w):
    return x @ w.T


def _tn(x, y):
    return x.T @ y


def _layer(x, w, b, r):
    return tier.relu(x @ w.T + b) + r


def _check(out, a, b, **how):
    assert out.shape == (*a.shape[:-1], b.shape[-1])
    if not out.numel():
        return
    report = compare(out, a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=max(a.shape[-1], 1), **how)
    assert report.ok, (tuple(a.shape), tuple(b.shape), report)


@pytest.mark.parametrize("tile, swaps, ctas", PLANS, ids=str)
def test_segments_that_the_host_counts(tile, swaps, ctas):
    plan = {"tile": tile, "swaps": swaps, "ctas": ctas}
    nt, layer = tier.compile(_nt, plan=plan), tier.compile(_layer, plan=plan)
    for m, n, k in SHAPES:
        x, w = _random(m, k), _random(n, k)
        out = nt(x, w)
        _check(out, x, w.T)
        assert all(torch.equal(out, nt(x, w)) for _ in range(3))
        if m * n * k and k < 1 << 17:
            b, r = _random(n), _random(m, n)
            judged = (x.double() @ w.double().T + b.double()).relu() + r.double()
            report = compare(layer(x, w, b, r), judged, magnitude=matmul_bound(x, w.T) + b.double().abs() + r.double().abs(), depth=k)
            assert report.ok, ((m, n, k), report)


@pytest.mark.parametrize("function", [_nt, _tn], ids=["x @ w.T", "x.T @ y"])
def test_what_the_compiler_chooses(function):
    product = tier.compile(function)
    for m, n, k in [*SHAPES, (63, 65, 1 << 17), (128, 128, 1 << 15), (129, 128, 1 << 16), (65, 300, 1 << 17), (513, 384, 1 << 15),
                    (1024, 1024, 4096), (4096, 256, 4096), (640, 2048, 16384)]:
        a, b = _random(m, k), _random(n, k)
        if function is _nt:
            _check(product(a, b), a, b.T)
        else:
            x, y = a.T.contiguous(), b.T.contiguous()
            _check(product(x, y), a, b.T)


def test_batches_and_other_elements():
    x, w = _random(5, 200, 8192), _random(5, 264, 8192)
    batched = tier.compile(lambda x, w: tier.matmul(x, tier.permute_dims(w, (0, 2, 1))))
    forced = tier.compile(lambda x, w: tier.matmul(x, tier.permute_dims(w, (0, 2, 1))), plan={"tile": (128, 256, 64), "ctas": 132})
    _check(batched(x, w), x, w.transpose(1, 2))
    _check(forced(x, w), x, w.transpose(1, 2))
    for dtype in (torch.float16, torch.float32):
        a, b = _random(256, 40000, dtype=dtype), _random(320, 40000, dtype=dtype)
        precision = "tf32" if dtype == torch.float32 else None
        product = tier.compile(lambda x, w, precision=precision: tier.matmul(x, w.T, precision=precision) if precision else x @ w.T)
        _check(product(a, b), a, b.T, **({"precision": precision} if precision else {}))
    a, b = (torch.randint(-128, 128, (rows, 65536), device="cuda", dtype=torch.int8) for rows in (256, 384))
    exact = tier.compile(lambda x, w: tier.matmul(x, w.T, out_dtype=tier.int32))
    assert torch.equal(exact(a, b), (a.double() @ b.double().T).to(torch.int32))


def test_a_graph_replays_both_kernels():
    x, w = _random(384, 32768), _random(384, 32768)
    product = tier.compile(_nt)
    product(x, w)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        outs = [product(x, w) for _ in range(3)]
    for _ in range(3):
        x.copy_(_random(384, 32768))
        graph.replay()
        torch.cuda.synchronize()
        for out in outs:
            _check(out, x, w.T)
