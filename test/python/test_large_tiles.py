"""Large tiles: two and three warpgroups, columns that become rows, outputs in pieces that take turns; run in the simulator."""

import re

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402


def nt(x, w):
    return x @ w.T


def nn(x, w, b):
    return tier.relu(x @ w + b)


def random(*shape, seed):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(torch.bfloat16)


@pytest.mark.parametrize("plan, stores, turns", [
    ({"tile": (128, 224, 64)}, 7, 5), ({"tile": (192, 192, 64), "stages": 4}, 6, 2), ({"tile": (192, 160, 64), "cluster": (1, 2), "stages": 4}, 5, 3),
    ({"tile": (256, 160, 64), "cluster": (2, 1), "stages": 4}, 10, 2), ({"tile": (256, 152, 64), "cluster": (2, 1), "stages": 4}, 10, 2),
    ({"tile": (256, 152, 64), "stages": 4}, 10, 2), ({"tile": (256, 160, 64), "cluster": (1, 2), "stages": 4}, 10, 2),
    ({"tile": (256, 160, 64), "cluster": (1, 2), "swaps": True, "stages": 4}, 10, 2),
    ({"tile": (256, 160, 64), "cluster": (1, 2)}, 5, 3), ({"tile": (256, 152, 64), "cluster": (2, 1), "swaps": True}, 5, 3), ({"tile": (256, 144, 64)}, 9, 3),
    ({"tile": (192, 176, 64)}, 6, 3), ({"tile": (192, 176, 64), "swaps": True, "cluster": (1, 2), "stages": 4}, 6, 3), ({"tile": (128, 224, 64), "swaps": True}, 7, 5),
    ({"tile": (128, 200, 64), "cluster": (4, 1), "swaps": True}, 13, 5)], ids=str)
def test_pieces_take_turns(plan, stores, turns):
    """Neighbouring pieces have different staging tiles, so that all meet once for each piece."""
    m, n, k = 401, 464, 72
    x, w = random(m, k, seed=1), random(n, k, seed=2)
    kernel = tier.compile(nt, plan=plan).lower(x, w, chip="sm_90a")
    when = kernel.ir("when")
    assert (when.count("transport.copy.bulk_store"), when.count("transport.barrier"), when.count("tier.alloc")) == (stores, stores, turns)
    report = compare(kernel.simulate(x, w, seed=3), x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("plan", [{"tile": (192, 192, 64)}, {"tile": (192, 160, 64)}, {"tile": (192, 176, 64), "swaps": True, "cluster": (1, 2)}], ids=str)
def test_many_sums_leave_at_once(plan):
    """Three stages leave room for all of them."""
    m, n, k = 401, 464, 328
    x, w = random(m, k, seed=1), random(n, k, seed=2)
    kernel = tier.compile(nt, plan=plan).lower(x, w, chip="sm_90a")
    assert "stages = 3" in next(iter(kernel.plans.values())) and kernel.ir("when").count("transport.copy.bulk_store") == 1
    report = compare(kernel.simulate(x, w, seed=3), x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok, report


def test_three_warpgroups_have_64_rows_each():
    kernel = tier.compile(nt, plan={"tile": (192, 192, 64)}).lower("bf16[M, K%64]", "bf16[N, K%64]", chip="sm_90a")
    assert "warps = [4, 12], registers = [40, 152]" in next(iter(kernel.plans.values()))


def test_a_tile_that_is_asked_for_has_a_warpgroup_for_each_64_rows():
    for tile, warps in [((64, 128, 64), 4), ((128, 64, 64), 8), ((128, 128, 64), 8), ((256, 64, 64), 8)]:
        kernel = tier.compile(nt, plan={"tile": tile}).lower("bf16[M, K%64]", "bf16[N, K%64]", chip="sm_90a")
        assert f"warps = [4, {warps}]" in next(iter(kernel.plans.values())), tile


def test_three_warpgroups_side_by_side_are_exact():
    m, n, k = 150, 776, 136
    x, w = random(m, k, seed=4), random(n, k, seed=5)
    kernel = tier.compile(nt, plan={"tile": (192, 192, 64), "cluster": (1, 2)}).lower(x, w, chip="sm_90a")
    report = compare(kernel.simulate(x, w, seed=6), x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("plan,box", [({"tile": (128, 192, 64), "cluster": (2, 1)}, [64, 32]), ({"tile": (64, 64, 64), "cluster": (1, 2)}, [64, 32]),
                                      ({"tile": (256, 144, 64), "cluster": (2, 1), "swaps": True}, [16, 32]),
                                      ({"tile": (192, 160, 64), "cluster": (2, 2)}, [64, 32]), ({"tile": (128, 160, 64), "cluster": (4, 1)}, [64, 16])], ids=str)
def test_parts_of_k_are_shared_where_parts_of_rows_would_cut_spans(plan, box):
    m, n, k = 328, 456, 136
    x, w = random(k, m, seed=7), random(k, n, seed=8)
    kernel = tier.compile(lambda x, w: x.T @ w, plan=plan).lower(x, w, chip="sm_90a")
    assert f"box = {box}, swizzle" in kernel.ir("where")
    report = compare(kernel.simulate(x, w, seed=9), x.double().T @ w.double(), magnitude=matmul_bound(x.T, w), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("turns", [(False, False), (True, False), (True, True)], ids=["nn", "tn", "tt"])
@pytest.mark.parametrize("plan, columns", [({"tile": (128, 176, 64)}, 192), ({"tile": (128, 152, 64), "cluster": (2, 1)}, 192),
                                           ({"tile": (192, 136, 64), "cluster": (1, 2)}, 192), ({"tile": (64, 40, 64)}, 64),
                                           ({"tile": (256, 144, 64)}, 192), ({"tile": (128, 248, 64), "cluster": (2, 2)}, 256)], ids=str)
def test_boxes_bring_columns_beyond_a_tile(plan, columns, turns):
    """What lies along the columns of the instruction comes in boxes of 64, of which the last one ends beyond the tile."""
    m, n, k = 280, 304, 136
    x, w = random(k, m, seed=7) if turns[0] else random(m, k, seed=7), random(n, k, seed=8) if turns[1] else random(k, n, seed=8)

    def function(x, w):
        return (x.T if turns[0] else x) @ (w.T if turns[1] else w)

    asked = {**plan, "swaps": True, "cluster": plan.get("cluster", (1, 1))} if turns[1] else plan
    kernel = tier.compile(function, plan=asked).lower(x, w, chip="sm_90a")
    where = kernel.ir("where")
    assert f"swizzle = 128B>> to memref<{columns}x64xbf16" in where
    assert re.search(rf"tier\.mma .*, memref<{columns}x64xbf16, #\w+, #tier.space<shared>>, tensor<\d+x{plan['tile'][1]}xf32", where)
    a, b = (x.T if turns[0] else x), (w.T if turns[1] else w)
    report = compare(kernel.simulate(x, w, seed=9), a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("turns", [(False, True), (False, False), (True, False), (True, True)], ids=["nt", "nn", "tn", "tt"])
@pytest.mark.parametrize("plan", [{"tile": (128, 288, 64)}, {"tile": (128, 304, 64), "cluster": (2, 1)}, {"tile": (128, 264, 64), "swaps": True},
                                  {"tile": (128, 312, 64), "cluster": (1, 2)}], ids=str)
def test_tiles_of_more_columns_are_two_instructions(plan, turns):
    """Side by side, 192 columns and what is left, which begin where a box of 64 does."""
    m, n, k = 280, 640, 136
    if plan.get("swaps"):
        m, n = n, m
    x, w = random(k, m, seed=7) if turns[0] else random(m, k, seed=7), random(n, k, seed=8) if turns[1] else random(k, n, seed=8)
    a, b = (x.T if turns[0] else x), (w.T if turns[1] else w)
    kernel = tier.compile(lambda x, w: (x.T if turns[0] else x) @ (w.T if turns[1] else w), plan=plan).lower(x, w, chip="sm_90a")
    columns = plan["tile"][1]
    assert re.search(rf"tier\.mma .* atom \[64, 192, 16\] on +warpgroup .*, tensor<128x{columns}xf32", kernel.ir("where"))
    text = kernel.artefact.images[0].data.decode()
    assert set(re.findall(r"wgmma.mma_async\S*\.m64n(\d+)k16", text)) == {"192", str(columns - 192)}
    report = compare(kernel.simulate(x, w, seed=9), a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("plan", [{"tile": (128, 288, 48)}, {"tile": (128, 304, 48), "cluster": (2, 1), "swaps": True},
                                  {"tile": (256, 160, 48), "cluster": (2, 1)}, {"tile": (256, 144, 48)}], ids=str)
def test_steps_of_three_quarters(plan):
    """Of operands that both lie along their sides: boxes of 48 rows of k, of which the last ones end beyond it."""
    m, n, k = 280, 640, 136
    x, w = random(k, m, seed=7), random(k, n, seed=8)
    kernel = tier.compile(lambda x, w: x.T @ w, plan=plan).lower(x, w, chip="sm_90a")
    assert "box = [64, 48], swizzle = 128B" in kernel.ir("where") and "stages = 4" in next(iter(kernel.plans.values()))
    report = compare(kernel.simulate(x, w, seed=9), x.double().T @ w.double(), magnitude=matmul_bound(x.T, w), depth=k)
    assert report.ok, report


def test_columns_beyond_one_instruction_are_refused_where_they_do_not_fit():
    with pytest.raises(tier.TierError, match=r"\[tier.asked\] expects an accumulator of at most 174 registers, got 176; fix: "):
        tier.compile(nt, plan={"tile": (128, 352, 64)}).lower("bf16[M, K%64]", "bf16[N, K%64]", chip="sm_90a")
    with pytest.raises(tier.TierError, match=r"expects a tile of whole atoms, the last with a multiple of 8 columns, got 300 by 192; fix: "):
        tier.compile(nt, plan={"tile": (128, 300, 64)}).lower("bf16[M, K%64]", "bf16[N, K%64]", chip="sm_90a")


def test_parts_of_k_are_whole_groups_of_rows_in_memory():
    with pytest.raises(tier.TierError, match=r"\[tier.asked\] expects bulk copies of equal parts of k .* of a multiple of 8, got 32 of k for 8; fix: "):
        tier.compile(lambda x, w: x.T @ w, plan={"tile": (128, 192, 32), "cluster": (8, 1)}).lower("f16[K, M%8]", "f16[K, N%8]", chip="sm_90a")


def test_assemblers_place_one_instruction_in_the_registers_that_threads_begin_with():
    with pytest.raises(tier.TierError, match=r"\[tier.asked\] expects an instruction of at most 204 columns where threads begin with 128 registers, got 208"):
        tier.compile(nt, plan={"tile": (192, 208, 64)}).lower("bf16[M, K%64]", "bf16[N, K%64]", chip="sm_90a")


def is_turned(kernel):
    """Whether rows of the product are columns of the instruction of the one plan there is."""
    planned, = (remark.message for remark in kernel.remarks if remark.name == "Planned")
    return "rows of the product are columns of the instruction" in planned


def exactly(function, *shapes):
    """Compiled for these arrays alone, so that one plan is chosen now."""
    return tier.compile(function).lower(*(tier.Spec("bf16", shape, exact=True) for shape in shapes), chip="sm_90a")


@pytest.mark.parametrize("m, n, tile", [(2000, 5000, (128, 224)), (3000, 3000, (128, 200))])
def test_contiguous_columns_turn_for_the_width_of_a_tile(m, n, tile):
    chosen = exactly(nn, (m, 3000), (3000, n), (n,))
    assert f"tile = [{tile[0]}, {tile[1]}, 64]" in next(iter(chosen.plans.values()))
    assert is_turned(chosen)
    k = 40
    x, w, b = random(m, k, seed=1), random(k, n, seed=2), random(n, seed=3)
    kernel = tier.compile(nn, plan={"tile": (*tile, 64), "swaps": True, "cluster": (4, 1)}).lower(x, w, b, chip="sm_90a")
    report = compare(kernel.simulate(x, w, b, seed=4), (x.double() @ w.double() + b.double()).relu(), magnitude=matmul_bound(x, w) + b.double().abs(),
                     depth=k)
    assert report.ok, report


@pytest.mark.parametrize("m, n, k", [(17001, 136, 72), (2688, 1360, 136), (3047, 1752, 72), (1001, 3000, 72)])
def test_elected_clusters_of_large_tiles_are_exact(m, n, k):
    """Of 128 and 192 rows, in pairs and in fours; rows begin inside of lines."""
    x, w, b = random(m, k, seed=1), random(n, k, seed=2), random(n, seed=3)
    product = tier.compile(lambda x, w, b: tier.relu(x @ w.T + b))
    report = compare(tier.simulate(product, x, w, b, target="sm_90a"), (x.double() @ w.double().T + b.double()).relu(),
                     magnitude=matmul_bound(x, w.T) + b.double().abs(), depth=k)
    assert report.ok, report


def test_a_residual_is_read_along_its_rows():
    """Turned, each thread would load one element at a time."""
    kernel = exactly(lambda x, w, r: x @ w + r, (2000, 3000), (3000, 5000), (2000, 5000))
    assert "tile = [128, " in next(iter(kernel.plans.values()))
    assert not is_turned(kernel)
