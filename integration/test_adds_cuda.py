"""Segments of k whose sums of integers are added where they lie (`plan={"segments": .., "adds": True}`): exact, and the same each time."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda

#: Tile, whether sides are swapped, segments.
PLANS = [((64, 16, 128), True, 4), ((64, 64, 128), False, 3), ((128, 128, 128), False, 8), ((128, 32, 128), True, 6)]
SHAPES = [(16, 4096, 4096), (7, 264, 16384), (130, 1024, 8208), (64, 512, 65536), (256, 256, 16)]


def _integers(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.int32)


def _scaled(x, w, b):
    return tier.relu(tier.matmul(x, w.T, out_dtype=tier.int32).astype("f32") * 0.001 + b)


def _bytes(*shape):
    return torch.randint(-128, 128, shape, device="cuda", dtype=torch.int8)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("tile, swaps, segments", PLANS, ids=str)
def test_sums_are_exact_twenty_times(tile, swaps, segments, shape):
    m, n, k = shape
    x, w, b = _bytes(m, k), _bytes(n, k), torch.randn(n, device="cuda")
    plan = {"tile": tile, "swaps": swaps, "segments": segments, "adds": True}
    product = tier.compile(_integers, plan=plan)
    assert any(b"cp.reduce.async.bulk" in image.data for image in product.lower(x, w, chip="sm_90a").artefact.images)
    exact = (x.double() @ w.double().T).to(torch.int32)  # integers below 2^53
    assert all(torch.equal(product(x, w), exact) for _ in range(20))
    out = tier.compile(_scaled, plan=plan)(x, w, b)
    assert torch.allclose(out.double(), torch.relu(exact.double() * 0.001 + b.double()), rtol=1e-6, atol=1e-4)


def test_calls_in_a_graph_begin_with_zeros_each_time():
    x, w = _bytes(16, 4096), _bytes(1024, 4096)
    product = tier.compile(_integers, plan={"tile": (64, 16, 128), "swaps": True, "segments": 4, "adds": True})
    product(x, w)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = product(x, w)
    for _ in range(3):
        x.copy_(_bytes(16, 4096))
        graph.replay()
        assert torch.equal(out, (x.double() @ w.double().T).to(torch.int32))
