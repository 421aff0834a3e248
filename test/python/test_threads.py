"""Products that no matrix instruction serves: threads multiply f32, f64 and int32, run in the simulator."""

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

#: What a thread has many and few sums of, tall and wide, with and without shared sums.
PLANS = [{"tile": (128, 128, 16)}, {"tile": (64, 128, 16), "ctas": 6}, {"tile": (64, 64, 16), "segments": 3}, {"tile": (16, 128, 32), "ctas": 9},
         {"tile": (128, 16, 16), "stages": 2}, {"tile": (32, 64, 8), "stages": 4}]
#: One number to sum, primes, more than a tile, a last segment that is short, no k.
SHAPES = [(1, 1, 1), (17, 131, 61), (130, 65, 100), (5, 36, 200), (33, 7, 0)]
LAYOUTS = {"x @ w": lambda x, w: x @ w, "x @ w.T": lambda x, w: x @ w.T, "x.T @ w": lambda x, w: x.T @ w, "x.T @ w.T": lambda x, w: x.T @ w.T}


def random(*shape, dtype=torch.float32, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64).to(dtype)


def stored(layout, a, b):
    """The arrays whose product by `layout` is a @ b."""
    left, right = layout.split(" @ ")
    return a.T.contiguous() if left.endswith("T") else a, b.T.contiguous() if right.endswith("T") else b


def judge(out, a, b, k):
    report = compare(out, a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=max(k, 1))
    assert report.ok, (tuple(a.shape), tuple(b.shape), report)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_every_tile_computes_the_product(plan, layout):
    product = tier.compile(LAYOUTS[layout], plan=plan)
    for seed, (m, n, k) in enumerate(SHAPES):
        a, b = random(m, k, seed=seed), random(k, n, seed=seed + 1)
        x, w = stored(layout, a, b)
        judge(product.lower(x, w, chip="sm_90a").simulate(x, w, seed=seed), a, b, k)


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "sm_100a"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.int32], ids=str)
def test_what_the_compiler_chooses(dtype, chip):
    for seed, (m, n, k) in enumerate([(3, 140, 600), (40, 70, 600), (70, 33, 1), (140, 5, 520)]):
        if dtype == torch.int32:
            a, b = (torch.randint(-1000, 1000, s, generator=torch.Generator().manual_seed(seed), dtype=dtype) for s in ((m, k), (k, n)))
        else:
            a, b = random(m, k, dtype=dtype, seed=seed), random(k, n, dtype=dtype, seed=seed + 1)
        for layout in ("x @ w", "x @ w.T"):
            x, w = stored(layout, a, b)
            out = tier.compile(LAYOUTS[layout]).lower(x, w, chip=chip).simulate(x, w, seed=seed)
            if dtype == torch.int32:
                assert torch.equal(out, (a.long() @ b.long()).int())
            else:
                judge(out, a, b, k)


def test_arrays_with_gaps_and_epilogues():
    def layer(x, w, b, r):
        return tier.relu(x @ w + b) + r

    x, w, b, r = random(40, 70)[::2, 3:], random(67, 90)[:, 1:72], random(71), random(20, 71)
    exact = (x.double() @ w.double() + b.double()).relu() + r.double()
    magnitude = matmul_bound(x, w) + b.double().abs() + r.double().abs()
    for plan in (None, {"tile": (16, 128, 16), "segments": 2}, {"tile": (64, 128, 16)}):
        kernel = tier.compile(layer, plan=plan).lower(x, w, b, r, chip="sm_90a")
        if plan and plan["tile"] == (64, 128, 16):  # half of the sums at once: others and the residual would take the registers
            assert "to tensor<64x64xf32" in kernel.ir("where")
        out = kernel.simulate(x, w, b, r, seed=1)
        report = compare(out, exact, magnitude=magnitude, depth=67)
        assert report.ok, (plan, report)


def test_batches_share_sums():
    x, w = random(3, 5, 600), random(600, 40, seed=1)
    out = tier.compile(lambda x, w: tier.matmul(x, w)).lower(x, w, chip="sm_90a").simulate(x, w, seed=2)
    for one, a in zip(out, x, strict=True):
        judge(one, a, w, 600)


@pytest.mark.parametrize("plan, expects", [({"tile": (64, 100, 16)}, "got tile [64, 100, 16]"), ({"tile": (16, 32, 16)}, "1024 to 32768 sums"),
                                           ({"tile": (64, 64, 16), "pingpong": True}, "where threads multiply"),
                                           ({"tile": (64, 64, 16), "segments": 2, "ctas": 4}, "segments or CTAs that share sums, got both")], ids=str)
def test_other_tiles_are_refused(plan, expects):
    for x, w in [(random(64, 64), random(64, 64)), (random(63, 65), random(65, 61))]:  # whether bulk copies could take them or not
        with pytest.raises(tier.TierError, match=r"\[tier.asked\]") as refused:
            tier.compile(lambda x, w: x @ w, plan=plan).lower(x, w, chip="sm_90a")
        assert expects in str(refused.value)


def test_grains_are_those_of_products():
    x, w = random(64, 64), random(64, 64)
    tier.compile(lambda x, w: x @ w, plan={"tile": (64, 64, 16), "grain": "thread"}).lower(x, w, chip="sm_90a")
    with pytest.raises(tier.TierError, match="expects a grain"):
        tier.compile(lambda x, w: x @ w, plan={"tile": (64, 64, 16), "grain": "thread"}).lower(x.bfloat16(), w.bfloat16(), chip="sm_90a")


@pytest.mark.parametrize("layout, multiple, copied", [("x @ w.T", 4, 2), ("x @ w", 4, 1), ("x.T @ w", 4, 0), ("x @ w.T", 1, 0)], ids=str)
def test_large_products_copy_what_lies_along_k(layout, multiple, copied):
    """Both in one launch, turned, where rows begin at vectors."""
    left, right = layout.split(" @ ")
    specs = [tier.Spec("f32", sides[::-1] if turned.endswith("T") else sides, multiple=(multiple, multiple))
             for sides, turned in ((("M", "K"), left), (("K", "N"), right))]
    kernel = tier.compile(LAYOUTS[layout]).lower(*specs, chip="sm_90a")

    def launched(m, n, k):
        return kernel.launched((k, m) if left.endswith("T") else (m, k), (n, k) if right.endswith("T") else (k, n))

    m, n, k = 2048, 2052, 260
    first, *rest = launched(m, n, k)
    assert len(rest) == bool(copied)
    if copied:
        assert first.grid[0] == sum(-(-side // 64) * -(-k // 64) for side in (m, n)[:copied])
    for fewer in ((1020, 8192, 260), (2048, 2044, 260), (2048, 2052, 252)):
        assert len(launched(*fewer)) == 1
    reasons = [str(remark) for remark in kernel.remarks if "lies along k; repair: copied once, transposed" in str(remark)]
    assert len(reasons) >= copied and bool(reasons) == bool(copied)
