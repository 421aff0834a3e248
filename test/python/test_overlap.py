"""The last tiles of a side end with the result and compute some of it again; run in the simulator."""

import re

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.mlir import ir  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402


def nt(x, w):
    return x @ w.T


def random(*shape, seed):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(torch.bfloat16)


def overlaps(kernel):
    """How many sides begin at the least of two places."""
    return kernel.ir("where").count("arith.minsi")


PLANS = [{"tile": (64, 64, 64)}, {"tile": (64, 40, 128)}, {"tile": (128, 72, 64)}, {"tile": (64, 72, 64), "swaps": True},
         {"tile": (64, 64, 64), "cluster": (2, 2)}, {"tile": (64, 64, 64), "segments": 2}, {"tile": (64, 64, 64), "swaps": True, "segments": 1}]


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("m, n, k", [(77, 136, 136), (131, 200, 72), (40, 24, 64), (1, 8, 8), (64, 72, 8)])
def test_last_tiles_end_with_the_result(plan, m, n, k):
    """Sides shorter than a tile begin at 0, and go on beyond the result, as they did."""
    x, w = random(m, k, seed=1), random(n, k, seed=2)
    kernel = tier.compile(nt, plan=plan).lower("bf16[M, K%8]", "bf16[N%8, K%8]", chip="sm_90a")
    assert overlaps(kernel) == 2
    report = compare(kernel.simulate(x, w, seed=3), x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok, report


def test_what_is_computed_twice_is_the_same():
    """Schedules differ in who stores last."""
    x, w = random(77, 72, seed=1), random(136, 72, seed=2)
    kernel = tier.compile(nt, plan={"tile": (64, 64, 64)}).lower(x, w, chip="sm_90a")
    results = [kernel.simulate(x, w, seed=seed) for seed in range(4)]
    assert all(torch.equal(results[0], other) for other in results)


def test_epilogues_follow():
    m, n, k = 77, 136, 72
    x, w, b, r = random(m, k, seed=1), random(k, n, seed=2), random(n, seed=3), random(m, n, seed=4)
    kernel = tier.compile(lambda x, w, b, r: tier.relu(x @ w + b) + r, plan={"tile": (64, 64, 64)}).lower(x, w, b, r, chip="sm_90a")
    assert overlaps(kernel)
    exact = (x.double() @ w.double() + b.double()).relu() + r.double()
    bound = matmul_bound(x, w) + b.double().abs() + r.double().abs()
    report = compare(kernel.simulate(x, w, b, r, seed=5), exact, magnitude=bound, depth=k)
    assert report.ok, report


def squares(x, w):
    y = x @ w.T
    return y, tier.sum(y * y, axis=1)


@pytest.mark.parametrize("function, specs, plan, expected", [
    (nt, ("bf16[M, K%8]", "bf16[N%64, K%8]"), {"tile": (64, 64, 64)}, 1),  # columns are whole tiles
    (nt, ("bf16[M%64, K%8]", "bf16[N%64, K%8]"), {"tile": (64, 64, 64)}, 0),
    (nt, ("bf16[M, K%8]", "bf16[N, K%8]"), {"tile": (64, 64, 64)}, 1),  # rows of the result begin inside of vectors
    (nt, ("bf16[M, K]", "bf16[N, K]"), {"tile": (64, 64, 64)}, 1),  # of copies
    (lambda x, w: tier.matmul(x, w.T, out_dtype=tier.int32), ("i8[M, K%16]", "i8[N%16, K%16]"),
     {"tile": (64, 16, 128), "swaps": True, "segments": 4, "adds": True}, 0)], ids=["rows", "whole", "odd", "copied", "adds"])
def test_sides_that_may(function, specs, plan, expected):
    assert overlaps(tier.compile(function, plan=plan).lower(*specs, chip="sm_90a")) == expected


def test_rows_that_are_reduced_count_once():
    kernel = tier.compile(squares).lower(tier.Spec("bf16", (1000, 1024), exact=True), tier.Spec("bf16", (1000, 1024), exact=True), chip="sm_90a")
    assert overlaps(kernel) == 0


def test_nobody_else_may_store_twice():
    x, w = random(77, 72, seed=1), random(136, 72, seed=2)
    kernel = tier.compile(nt, plan={"tile": (64, 64, 64)}).lower(x, w, chip="sm_90a")
    text = kernel.ir("when")
    assert "tier.overlaps, " in text
    kernel._when = ir.Module.parse(text.replace("tier.overlaps, ", ""), kernel.when().context)
    with pytest.raises(tier.AsyncError, match="expects an order between conflicting accesses, got two writes of one element") as caught:
        kernel.simulate(x, w)
    assert caught.value.rule == "async.race"


def test_tiles_that_overlap_leave_the_same():
    """Here a tile begins the sum elsewhere."""
    x, w = random(64, 128, seed=1), random(72, 128, seed=2)
    kernel = tier.compile(nt, plan={"tile": (64, 64, 64)}).lower(x, w, chip="sm_90a")
    text = kernel.ir("when")
    (map_a, k, row), (_, _, column) = re.findall(r"bulk_load (%\w+)\[(%\w+), (%\w+)\]", text)[:2]
    kernel._when = ir.Module.parse(text.replace(f"{map_a}[{k}, {row}]", f"{map_a}[{column}, {row}]"), kernel.when().context)
    with pytest.raises(tier.AsyncError, match="expects tiles that overlap to leave the same, got two writes of one element"):
        kernel.simulate(x, w)
