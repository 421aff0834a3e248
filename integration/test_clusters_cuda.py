"""Clusters: CTAs whose tiles share rows or columns load them for each other (`transport.copy.bulk_load .. parts n along d`)."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

# One wave and several; K of one block, of fewer than stages, of odd counts; odd numbers of rows and columns of tiles;
# less than one tile; rows that begin inside of cache lines.
SHAPES = [(2048, 4096, 4096), (4096, 4096, 64), (4096, 4112, 128), (8192, 4096, 1008), (5000, 5000, 520), (1000, 3000, 7000),
          (8, 8, 8), (136, 264, 72), (1, 256, 512), (0, 256, 64), (256, 256, 0)]


@pytest.mark.parametrize("cluster", [(2, 1), (1, 2), (2, 2), (4, 1)], ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_clusters_multiply_right(shape, cluster):
    m, n, k = shape
    product = tier.compile(lambda x, w, b: tier.gelu(x @ w + b), plan={"cluster": cluster})
    x, w, b = (torch.randn(*sides, device="cuda").bfloat16() for sides in ((m, k), (k, n), (n,)))
    if m > 1 and n * k:  # one row is a sum over rows of w
        assert any(b"multicast::cluster" in image.data for image in product.lower(x, w, b, chip="sm_90a").artefact.images)
    out = product(x, w, b)
    exact = torch.nn.functional.gelu(x.double() @ w.double() + b.double())
    report = compare(out, exact, magnitude=matmul_bound(x, w) + b.double().abs(), depth=max(k, 1))
    assert report.ok, report
    assert all(torch.equal(product(x, w, b), out) for _ in range(20))


@pytest.mark.parametrize("transposed", [False, True], ids=["columns", "rows"])
@pytest.mark.parametrize("m,n,k", [(5000, 5000, 5000), (1000, 3000, 7000), (4104, 4104, 4104), (1032, 4104, 72)])
def test_rows_inside_of_lines(m, n, k, transposed):
    """The plan takes pairs by itself where rows begin inside of cache lines."""
    product = tier.compile(lambda x, w: x @ w)
    x = torch.randn(m, k, device="cuda").bfloat16()
    w = torch.randn(n, k, device="cuda").bfloat16().T if transposed else torch.randn(k, n, device="cuda").bfloat16()
    kernel = product.lower(x, w, chip="sm_90a")
    assert any(b"multicast::cluster" in image.data for image in kernel.artefact.images)
    report = compare(product(x, w), x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=k)
    assert report.ok, report


# Each of the small tiles, some with rows and columns that the clusters do not divide, and odd numbers of rows.
FEW = [(1000, 1400, 3000), (601, 1000, 3000), (1000, 1000, 5000), (300, 5000, 1000), (700, 704, 7000), (1001, 504, 3000), (1300, 904, 2000),
       (1800, 1104, 520), (1000, 2000, 1000), (1504, 2200, 520), (517, 1000, 1000), (257, 1096, 520), (999, 1600, 776), (3000, 320, 1032),
       (330, 1904, 584), (1777, 264, 2056), (450, 4000, 712)]
# Half a wave of large tiles and more: of 128, 192 and 256 rows, in pairs and in fours, either way around; in one wave and in several.
LARGE = [(2688, 1360, 1000), (1360, 2688, 2056), (2504, 1072, 6560), (3048, 1752, 4024), (1752, 2576, 2072), (2576, 1752, 2072), (5048, 4192, 1032),
         (3024, 4344, 2088), (2001, 5000, 3000), (1001, 3000, 7000), (257, 17000, 520), (17001, 136, 520)]
EPILOGUES = {
    "plain": lambda x, w, b, r: x @ w.T,
    "bias, gelu": lambda x, w, b, r: tier.gelu(x @ w.T + b),
    "residual": lambda x, w, b, r: x @ w.T + r,
    "f32": lambda x, w, b, r: tier.matmul(x, w.T, out_dtype=tier.float32),
}


@pytest.mark.parametrize("name", EPILOGUES)
@pytest.mark.parametrize("shape", FEW + LARGE, ids=str)
def test_tiles_inside_of_lines(shape, name):
    """Clusters of small tiles, or of large ones, into rows with guards between them."""
    m, n, k = shape
    product = tier.compile(EPILOGUES[name])
    x, w, b, r = (torch.randn(*sides, device="cuda").bfloat16() for sides in ((m, k), (n, k), (n,), (m, n)))
    if name == "f32":  # small integers: every sum is exact
        x, w = ((8 * array).round().clamp(-8, 8) for array in (x, w))
    kernel = product.lower(x, w, b, r, chip="sm_90a")
    if name != "f32":
        assert any(b"multicast::cluster" in image.data for image in kernel.artefact.images)
    out = product(x, w, b, r)
    exact, bound = x.double() @ w.double().T, matmul_bound(x, w.T)
    if name == "bias, gelu":
        exact, bound = torch.nn.functional.gelu(exact + b.double()), bound + b.double().abs()
    if name == "residual":
        exact, bound = exact + r.double(), bound + r.double().abs()
    report = compare(out, exact, magnitude=bound, depth=k)
    assert torch.equal(out.double(), exact) if name == "f32" else report.ok, report
    poisoned = torch.full((m + 2, n), float("nan"), device="cuda", dtype=out.dtype)
    for _ in range(20):
        product(x, w, b, r, out=poisoned[1:-1])
        assert torch.equal(poisoned[1:-1], out)
        assert poisoned[0].isnan().all() and poisoned[-1].isnan().all()


@pytest.mark.parametrize("plan", [{"tile": (128, 200, 64), "cluster": (4, 1)}, {"tile": (128, 200, 64), "cluster": (4, 1), "stages": 4}, {"tile": (256, 160, 64), "cluster": (1, 2), "stages": 4},
                                  {"tile": (256, 152, 64), "cluster": (2, 1)}, {"tile": (128, 136, 64), "cluster": (2, 2)},
                                  {"tile": (64, 88, 64), "cluster": (4, 1), "swaps": True}, {"tile": (64, 104, 64), "cluster": (2, 1), "swaps": True},
                                  {"tile": (64, 72, 64), "cluster": (8, 1)}, {"tile": (64, 200, 64), "cluster": (8, 1), "swaps": True}], ids=str)
@pytest.mark.parametrize("shape", [(1000, 3000, 7000), (521, 1016, 1000), (8, 8, 8), (264, 1608, 72)], ids=str)
def test_parts_begin_at_any_row(shape, plan):
    """Each CTA copies as many rows of a tile, which need not be whole groups of 8: a swizzle permutes by addresses."""
    m, n, k = shape
    product = tier.compile(lambda x, w: x @ w.T, plan=plan)
    x, w = torch.randn(m, k, device="cuda").bfloat16(), torch.randn(n, k, device="cuda").bfloat16()
    out = product(x, w)
    report = compare(out, x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok, report
    assert all(torch.equal(product(x, w), out) for _ in range(20))


def check_both_along(shape, plan):
    """`x.T @ w` by this plan, both operands along their sides: right, the same 20 times, and no row beyond it touched."""
    m, n, k = shape
    x, w = torch.randn(k, m, device="cuda").bfloat16(), torch.randn(k, n, device="cuda").bfloat16()
    product = tier.compile(lambda x, w: x.T @ w, plan=plan)
    poisoned = torch.full((m + 2, n), float("nan"), device="cuda", dtype=torch.bfloat16)
    product(x, w, out=poisoned[1:-1])
    report = compare(poisoned[1:-1], x.double().T @ w.double(), magnitude=matmul_bound(x.T, w), depth=k)
    assert report.ok, report
    assert poisoned[0].isnan().all() and poisoned[-1].isnan().all()
    assert all(torch.equal(product(x, w), poisoned[1:-1]) for _ in range(20))


@pytest.mark.parametrize("plan", [{"tile": (128, 192, 64), "cluster": (2, 1)}, {"tile": (192, 192, 64), "cluster": (1, 2)},
                                  {"tile": (256, 160, 64), "cluster": (2, 1)}, {"tile": (256, 144, 64), "cluster": (1, 2), "swaps": True},
                                  {"tile": (128, 192, 64), "cluster": (2, 2), "swaps": True}, {"tile": (128, 160, 64), "cluster": (4, 1)}], ids=str)
@pytest.mark.parametrize("shape", [(1752, 2576, 1000), (520, 1016, 1000), (8, 8, 8), (264, 1608, 72)], ids=str)
def test_parts_of_k_are_shared(shape, plan):
    """Both operands along their sides: CTAs copy parts of k where parts of rows would cut spans."""
    check_both_along(shape, plan)


@pytest.mark.parametrize("plan", [{"tile": (128, 176, 64)}, {"tile": (128, 152, 64), "cluster": (2, 1)}, {"tile": (192, 136, 64), "cluster": (1, 2)},
                                  {"tile": (64, 40, 64)}, {"tile": (256, 144, 64)}, {"tile": (128, 248, 64), "cluster": (2, 2)},
                                  {"tile": (128, 240, 64), "cluster": (4, 1), "swaps": True}], ids=str)
@pytest.mark.parametrize("shape", [(1752, 2576, 1000), (2048, 2816, 1024), (520, 1016, 1000), (8, 8, 8), (264, 1608, 72)], ids=str)
def test_boxes_bring_columns_beyond_a_tile(shape, plan):
    """Both operands along their sides: boxes of 64 columns, of which the last one ends beyond the tile."""
    check_both_along(shape, plan)


@pytest.mark.parametrize("plan", [{"tile": (128, 288, 48), "cluster": (2, 1)}, {"tile": (128, 304, 48)}, {"tile": (256, 160, 48), "cluster": (1, 2)},
                                  {"tile": (128, 312, 48), "cluster": (2, 1), "swaps": True}, {"tile": (256, 144, 48)},
                                  {"tile": (256, 152, 48), "cluster": (2, 1), "swaps": True}], ids=str)
@pytest.mark.parametrize("shape", [(1752, 2576, 1000), (3144, 3008, 1032), (520, 1016, 1000), (8, 8, 8), (264, 1608, 72), (264, 1608, 48)], ids=str)
def test_steps_of_three_quarters(shape, plan):
    """Both operands along their sides: boxes of 48 rows of k."""
    check_both_along(shape, plan)


@pytest.mark.parametrize("plan", [{"tile": (128, 288, 64)}, {"tile": (128, 264, 64), "cluster": (2, 1)}, {"tile": (128, 304, 64), "swaps": True},
                                  {"tile": (128, 312, 64), "cluster": (1, 2), "swaps": True}], ids=str)
@pytest.mark.parametrize("shape", [(1752, 2576, 1000), (3144, 3008, 1024), (521, 1016, 72), (1, 8, 8), (264, 1608, 1000)], ids=str)
@pytest.mark.parametrize("is_along", [False, True], ids=["nt", "nn"])
def test_two_instructions_side_by_side(shape, plan, is_along):
    m, n, k = shape
    x, w = torch.randn(m, k, device="cuda").bfloat16(), torch.randn(n, k, device="cuda").bfloat16()
    if is_along:
        w = w.T.contiguous()
    product = tier.compile(lambda x, w: x @ (w if is_along else w.T), plan=plan)
    exact = w if is_along else w.T
    poisoned = torch.full((m + 2, n), float("nan"), device="cuda", dtype=torch.bfloat16)
    product(x, w, out=poisoned[1:-1])
    report = compare(poisoned[1:-1], x.double() @ exact.double(), magnitude=matmul_bound(x, exact), depth=k)
    assert report.ok, report
    assert poisoned[0].isnan().all() and poisoned[-1].isnan().all()
    assert all(torch.equal(product(x, w), poisoned[1:-1]) for _ in range(20))


@pytest.mark.parametrize("shape", FEW, ids=str)
def test_few_tiles_of_contiguous_columns(shape):
    """The same of `x @ w`: each CTA copies whole spans of columns."""
    m, n, k = shape
    product = tier.compile(lambda x, w: x @ w)
    x, w = torch.randn(m, k, device="cuda").bfloat16(), torch.randn(k, n, device="cuda").bfloat16()
    out = product(x, w)
    report = compare(out, x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=k)
    assert report.ok, report
    assert all(torch.equal(product(x, w), out) for _ in range(20))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float8_e4m3fn", "int8"])
def test_other_elements(dtype):
    """Small integers: every sum is exact."""
    x, w = (torch.randint(-8, 8, sides, device="cuda").to(getattr(torch, dtype)) for sides in ((520, 512), (768, 512)))
    wanted = {"precision": "tf32"} if dtype == "float32" else {"out_dtype": tier.int32 if dtype == "int8" else tier.float32}
    product = tier.compile(lambda x, w: tier.matmul(x, w.T, **wanted), plan={"cluster": (2, 1)})
    assert torch.equal(product(x, w).double(), x.double() @ w.double().T)


def seconds(work) -> float:
    """The least of some runs."""
    times = []
    for _ in range(12):
        first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        first.record()
        work()
        last.record()
        last.synchronize()
        times.append(first.elapsed_time(last) / 1e3)
    return min(times[2:])


@pytest.mark.parametrize("cluster", [(2, 2), (4, 1)], ids=str)
def test_clusters_of_four_run_in_one_wave(cluster):
    """Groups of multiprocessors have a rest: a grid of all 132 would leave a cluster to a second wave, as long as the first."""
    x, w = (torch.randn(8192, 8192, device="cuda").bfloat16() for _ in range(2))
    out = torch.empty(8192, 8192, device="cuda", dtype=torch.bfloat16)
    times = {}
    for asked in ((1, 1), cluster):
        product = tier.compile(lambda x, w: x @ w, plan={"tile": (128, 256, 64), "cluster": asked})
        times[asked] = seconds(lambda product=product: product(x, w, out=out))
    assert times[cluster] < 1.2 * times[1, 1], times
