"""Products of few rows: swapped sides and segments of k, each plan of the grid run in the simulator."""

import collections
import copy
import json

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from ir_ops import walk  # noqa: E402
from tier import _cross, _native  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

#: Sides of the tile, whether they are swapped, segments.
CANDIDATES = [(64, 16, 1, 1), (128, 32, 1, 1), (64, 16, 1, 3), (64, 32, 1, 8), (128, 64, 1, 2), (64, 128, 0, 4)]
SHAPES = [(3, 72, 200), (17, 65, 33), (7, 64, 0)]


def random(*shape, dtype=torch.bfloat16, seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(dtype)


def forced(function, candidate, *arrays):
    """The kernel with one plan of the grid."""
    m, n, swaps, segments = candidate
    plan = {"tile": (m, n, 128 // arrays[0].element_size()), "swaps": bool(swaps), "segments": segments}
    return tier.compile(function, plan=plan).lower(*arrays, chip="sm_90a")


def layer(x, w, b):
    return tier.relu(x @ w.T + b)


def product(x, w):
    return x @ w


@pytest.mark.parametrize("candidate", CANDIDATES, ids=str)
def test_every_plan_computes_the_product(candidate):
    for seed, (m, n, k) in enumerate(SHAPES):
        x, w, b = random(m, k, seed=seed), random(n, k, seed=seed + 1), random(n, seed=seed + 2)
        out = forced(layer, candidate, x, w, b).simulate(x, w, b, seed=seed)
        exact, magnitude = x.double() @ w.double().T + b.double(), matmul_bound(x, w.T) + b.double().abs()
        report = compare(out, exact.relu(), magnitude=magnitude, depth=max(k, 1))
        assert report.ok, ((m, n, k), report)


@pytest.mark.parametrize("columns", [32, 48, 64, 96])
def test_tiles_with_128_of_k(columns):
    for seed, (m, n, k) in enumerate([(64, 2 * columns, 512), (70, 65, 200)]):
        x, w = random(m, k, seed=seed), random(n, k, seed=seed + 1)
        kernel = tier.compile(lambda x, w: x @ w.T, plan={"tile": (64, columns, 128)}).lower(x, w, chip="sm_90a")
        report = compare(kernel.simulate(x, w, seed=seed), x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
        assert report.ok, ((m, n, k), report)


@pytest.mark.parametrize("candidate", [(64, 16, 1, 1), (64, 32, 1, 3)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float16, torch.float8_e4m3fn, torch.int8, torch.float32], ids=str)
def test_other_elements_and_layouts(candidate, dtype):
    def tf32(x, w):
        return tier.matmul(x, w, precision="tf32")

    def exact(x, w):
        return tier.matmul(x, w, out_dtype=tier.int32)

    function = {torch.float32: tf32, torch.int8: exact}.get(dtype, product)
    m, n, k = 5, 72, 136
    if dtype == torch.int8:
        x, w = (torch.randint(-128, 128, s, generator=torch.Generator().manual_seed(m)).to(dtype) for s in ((m, k), (k, n)))
    else:
        x, w = random(m, k, dtype=dtype), random(k, n, dtype=dtype, seed=1)
    for weights in (w, w.T.contiguous().T):
        out = forced(function, candidate, x, weights).simulate(x, weights, seed=0)
        if dtype == torch.int8:
            assert torch.equal(out.long(), x.long() @ w.long())
            continue
        report = compare(out, x.double() @ w.double(), magnitude=matmul_bound(x.double(), w.double()), depth=k,
                         precision="tf32" if dtype == torch.float32 else None)
        assert report.ok, report


@pytest.mark.parametrize("tile", [(24, 16, 128), (40, 24, 256), (56, 16, 256), (112, 32, 128)], ids=str)
def test_tiles_of_fewer_rows_than_their_instructions(tile):
    # What nothing wrote is garbage, by the seed: of spare rows nothing is stored, and no array is read beyond the tile.
    for seed, (m, n, k) in enumerate([(3, 136, 520), (17, 121, 40), (33, 57, 264), (1, 1, 8), (7, 64, 0), (20, 230, 328)]):
        x, w, b, r = random(m, k, seed=seed), random(n, k, seed=seed + 1), random(n, seed=seed + 2), random(m, n, seed=seed + 3)
        kernel = tier.compile(lambda x, w, b, r: tier.relu(x @ w.T + b) + r, plan={"tile": tile, "swaps": True}).lower(x, w, b, r, chip="sm_90a")
        assert f"rows {tile[0]} :" in kernel.ir("where") or min(m, n) == 1, (m, n, k)
        exact, magnitude = x.double() @ w.double().T + b.double(), matmul_bound(x, w.T) + b.double().abs() + r.double().abs()
        for chosen in (seed, seed + 1):
            report = compare(kernel.simulate(x, w, b, r, seed=chosen), exact.relu() + r.double(), magnitude=magnitude, depth=max(k, 1))
            assert report.ok, ((m, n, k), report)


def test_fewer_rows_than_instructions_of_sums_that_are_folded():
    for promoted, tile in [(True, (56, 16, 512)), (True, (40, 32, 256)), (False, (32, 16, 512))]:
        m, n, k = 9, 200, 1328
        x, w = random(m, k, dtype=torch.float8_e4m3fn), random(n, k, dtype=torch.float8_e4m3fn, seed=1)
        rows, columns = (1, 1) if promoted else (m, -(-n // 128))
        sx, sw = torch.rand(rows, 1 if promoted else -(-k // 128)) + 0.5, torch.rand(columns, 1 if promoted else -(-k // 128)) + 0.5

        def scaled(x, w, sx, sw):
            return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, **({"precision": "promoted"} if promoted else {}))

        full = [torch.repeat_interleave(torch.repeat_interleave(s.double(), r, 0)[: t.shape[0]], c, 1)[:, : t.shape[1]]
                for s, t, r, c in ((sx, x, m if promoted else 1, k if promoted else 128), (sw, w, n if promoted else 128, k if promoted else 128))]
        kernel = tier.compile(scaled, plan={"tile": tile, "swaps": True}).lower(x, w, sx, sw, chip="sm_90a")
        a, b = (t.double() * f for t, f in zip((x, w), full))
        report = compare(kernel.simulate(x, w, sx, sw, seed=1), a @ b.T, magnitude=matmul_bound(a, b.T), depth=k)
        assert report.ok, (promoted, tile, report)


#: Rows of w, rows of x and k of the tile of instructions of single warps, segments.
OF_WARPS = [(16, 8, 64, 1), (32, 16, 64, 1), (48, 16, 64, 1), (48, 24, 128, 1), (112, 8, 64, 1), (112, 32, 128, 2), (256, 64, 64, 1), (64, 64, 128, 3)]


def of_warps(function, candidate, *arrays):
    """The kernel with one warp for each 16 rows of w."""
    m, n, k, segments = candidate
    plan = {"tile": (m, n, k * 2 // arrays[0].element_size()), "swaps": True, "segments": segments, "grain": "warp"}
    return tier.compile(function, plan=plan).lower(*arrays, chip="sm_90a")


@pytest.mark.parametrize("candidate", OF_WARPS, ids=str)
def test_warps_compute_tiles_of_any_number_of_16_rows(candidate):
    for seed, (m, n, k) in enumerate([(3, 136, 200), (17, 121, 40), (7, 64, 0)]):
        x, w, b = random(m, k, seed=seed), random(n, k, seed=seed + 1), random(n, seed=seed + 2)
        kernel = of_warps(layer, candidate, x, w, b)
        assert "grain = warp" in kernel.ir("where")
        out = kernel.simulate(x, w, b, seed=seed)
        exact, magnitude = x.double() @ w.double().T + b.double(), matmul_bound(x, w.T) + b.double().abs()
        report = compare(out, exact.relu(), magnitude=magnitude, depth=max(k, 1))
        assert report.ok, ((m, n, k), report)


def of_elements(dtype):
    """A product of other elements than bf16, and x and w[K, N] for it."""

    def tf32(x, w):
        return tier.matmul(x, w, precision="tf32")

    def exact(x, w):
        return tier.matmul(x, w, out_dtype=tier.int32)

    m, n, k = 5, 96, 144
    if dtype == torch.int8:
        x, w = (torch.randint(-128, 128, s, generator=torch.Generator().manual_seed(m)).to(dtype) for s in ((m, k), (k, n)))
    else:
        x, w = random(m, k, dtype=dtype), random(k, n, dtype=dtype, seed=1)
    return {torch.float32: tf32, torch.int8: exact}.get(dtype, product), x, w


def judge(out, x, w):
    if x.dtype == torch.int8:
        assert torch.equal(out.long(), x.long() @ w.long())
        return
    report = compare(out, x.double() @ w.double(), magnitude=matmul_bound(x.double(), w.double()), depth=x.shape[1],
                     precision="tf32" if x.dtype == torch.float32 else None)
    assert report.ok, report


@pytest.mark.parametrize("dtype", [torch.float16, torch.int8, torch.float32], ids=str)
def test_warps_multiply_other_elements(dtype):
    function, x, w = of_elements(dtype)
    for weights in (w.T.contiguous().T, *([w] if x.element_size() == 2 else [])):
        kernel = of_warps(function, (48, 16, 64, 1), x, weights)
        assert "grain = warp" in kernel.ir("where")
        judge(kernel.simulate(x, weights, seed=0), x, weights)


#: Rows of w, rows of x and k of the tile of warps that copy what they multiply, stages (0: as many as fit).
OWN = [(16, 8, 64, 4), (32, 16, 512, 2), (48, 8, 128, 3), (48, 24, 256, 2), (64, 8, 256, 3), (64, 16, 256, 0), (112, 16, 64, 4), (128, 64, 64, 3)]


def own(function, candidate, *arrays):
    """The kernel of one role: no warps that only move operands, a CTA for each tile."""
    m, n, k, stages = candidate
    plan = {"tile": (m, n, k), "swaps": True, "grain": "warp", "roles": 1, **({"stages": stages} if stages else {})}
    return tier.compile(function, plan=plan).lower(*arrays, chip="sm_90a")


@pytest.mark.parametrize("candidate", OWN, ids=str)
def test_warps_copy_what_they_multiply(candidate):
    for seed, (m, n, k) in enumerate([(3, 136, 200), (17, 121, 40), (7, 64, 8), (70, 72, 648)]):
        x, w, b = random(m, k, seed=seed), random(n, k, seed=seed + 1), random(n, seed=seed + 2)
        kernel = own(layer, candidate, x, w, b)
        when = kernel.ir("when")
        assert "completion  copy_group" in when and "transport.role" not in when and "bulk" not in when
        out = kernel.simulate(x, w, b, seed=seed)
        exact, magnitude = x.double() @ w.double().T + b.double(), matmul_bound(x, w.T) + b.double().abs()
        report = compare(out, exact.relu(), magnitude=magnitude, depth=k)
        assert report.ok, ((m, n, k), report)


@pytest.mark.parametrize("candidate", [(32, 16, 128, 6), (32, 32, 256, 4), (48, 8, 128, 3), (64, 8, 512, 3), (64, 64, 64, 2), (128, 16, 64, 2)], ids=str)
def test_warps_copy_contiguous_columns(candidate):
    for seed, (m, n, k) in enumerate([(3, 136, 200), (17, 120, 40), (7, 64, 8), (70, 72, 648)]):
        x, w, b = random(m, k, seed=seed), random(k, n, seed=seed + 1), random(n, seed=seed + 2)
        kernel = own(lambda x, w, b: tier.relu(x @ w + b), candidate, x, w, b)
        when = kernel.ir("when")
        assert "completion  copy_group" in when and "transport.role" not in when and "bulk" not in when
        out = kernel.simulate(x, w, b, seed=seed)
        exact, magnitude = x.double() @ w.double() + b.double(), matmul_bound(x, w) + b.double().abs()
        report = compare(out, exact.relu(), magnitude=magnitude, depth=k)
        assert report.ok, ((m, n, k), report)


@pytest.mark.parametrize("m, tile", [(2, "64, 8, 512"), (8, "64, 8, 512"), (16, "32, 16, 128"), (31, "32, 32, 256")], ids=str)
def test_few_rows_of_contiguous_columns_are_copied_by_the_warps_that_multiply(m, tile):
    x, w = random(m, 2056, seed=m), random(2056, 3176, seed=m + 1)
    kernel = tier.compile(lambda x, w: x @ w).lower(x, w, chip="sm_90a")
    launch, = kernel.launched(x, w)
    assert f"tile = [{tile}]" in kernel.plans[launch.kernel.split("::")[0].strip("@")]
    assert compare(kernel.simulate(x, w, seed=0), x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=2056).ok


@pytest.mark.parametrize("dtype", [torch.float16, torch.int8, torch.float32], ids=str)
def test_warps_copy_other_elements(dtype):
    function, x, w = of_elements(dtype)
    w = w.T.contiguous().T
    kernel = own(function, (32, 16, 256 // x.element_size(), 3), x, w)
    assert "completion  copy_group" in kernel.ir("when")
    judge(kernel.simulate(x, w, seed=0), x, w)


def test_what_one_role_cannot_be_asked_for_is_refused():
    x, w = random(8, 256), random(256, 256, seed=1).T
    for change, why in [({"tile": (40, 8, 64)}, "16, 32"), ({"tile": (64, 8, 192)}, "bytes of k"), ({"tile": (64, 8, 1024)}, "bytes of k"), ({"grain": "warpgroup"}, "one role"),
                        ({"cluster": (2, 1)}, "one role"), ({"segments": 2}, "one role"), ({"roles": 2}, "one role"),
                        ({"tile": (256, 64, 512), "stages": 4}, "shared bytes")]:
        plan = {"tile": (64, 8, 64), "swaps": True, "grain": "warp", "roles": 1, **change}
        with pytest.raises(tier.CompileError, match=f"tier.asked.*{why}"):
            tier.compile(product, plan=plan).lower(x, w, chip="sm_90a")
    fp8 = x.to(torch.float8_e4m3fn), w.T.contiguous().to(torch.float8_e4m3fn).T
    own(product, (64, 8, 128, 3), *fp8)
    with pytest.raises(tier.CompileError, match="tier.asked.*instruction of a warp"):
        own(product, (64, 8, 128, 3), x.int(), w.int())


def test_batches_and_turned_results():
    x, w = random(3, 5, 200), random(3, 200, 72, seed=1)
    for candidate in [(64, 16, 1, 1), (64, 16, 1, 2), (64, 64, 0, 3)]:
        out = forced(product, candidate, x, w).simulate(x, w, seed=1)
        report = compare(out, x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=200)
        assert report.ok, report
        turned = forced(lambda x, w: (x @ w).T, candidate, x[0], w[0]).simulate(x[0], w[0], seed=1)
        report = compare(turned.T, x[0].double() @ w[0].double(), magnitude=matmul_bound(x[0], w[0]), depth=200)
        assert report.ok, report


@pytest.mark.parametrize("candidate", [(32, 8, 128, 1), (112, 16, 64, 1), (48, 64, 128, 1)], ids=str)
def test_warps_serve_batches_residuals_and_turned_results(candidate):
    def block(x, w, b, r):
        y = x @ w.T
        return tier.gelu(y + b) + r, y

    m, n, k = 5, 136, 200
    x, w, b, r = random(m, k), random(n, k, seed=1), random(n, seed=2), random(m, n, seed=3)
    kernel = of_warps(block, candidate, x, w, b, r)
    assert "grain = warp" in kernel.ir("where")
    out, y = kernel.simulate(x, w, b, r, seed=0)
    exact, magnitude = x.double() @ w.double().T, matmul_bound(x, w.T)
    assert compare(y, exact, magnitude=magnitude, depth=k).ok
    gelu = torch.nn.functional.gelu(exact + b.double()) + r.double()
    same = forced(block, (64, 16, 1, 1), x, w, b, r).simulate(x, w, b, r, seed=0)[0]  # sums in another order
    assert (out.double() - gelu).norm() < 4e-3 * gelu.norm()
    assert torch.allclose(out.float(), same.float(), rtol=2e-2, atol=2e-2)
    x, w = random(3, m, k), random(3, n, k, seed=1)
    out = of_warps(product, candidate, x, w.mT).simulate(x, w.mT, seed=1)
    assert compare(out, x.double() @ w.double().mT, magnitude=matmul_bound(x, w.mT), depth=k).ok
    turned = of_warps(lambda x, w: (x @ w.T).T, candidate, x[0], w[0]).simulate(x[0], w[0], seed=1)
    assert compare(turned.T, x[0].double() @ w[0].double().T, magnitude=matmul_bound(x[0], w[0].T), depth=k).ok


def test_parts_are_added_in_one_order():
    x, w = random(16, 1000), random(1000, 72, seed=1)
    kernel = forced(product, (64, 16, 1, 4), x, w)
    assert kernel.launches == 2
    first = kernel.simulate(x, w, seed=0, units=1)
    assert all(torch.equal(first, kernel.simulate(x, w, seed=seed, units=units)) for seed, units in [(1, 2), (2, 132)])


def bytes_(*shape, seed=0):
    return torch.randint(-128, 128, shape, generator=torch.Generator().manual_seed(seed)).to(torch.int8)


def integers(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.int32)


def scaled(x, w, b):
    return tier.relu(tier.matmul(x, w.T, out_dtype=tier.int32).astype("f32") * 0.5 + b)


#: Sides of the tile, whether they are swapped, segments.
ADDED = [(64, 64, 0, 3), (64, 16, 1, 4), (128, 128, 0, 2), (128, 32, 1, 8)]


def added(function, candidate, *arrays):
    m, n, swaps, segments = candidate
    plan = {"tile": (m, n, 128), "swaps": bool(swaps), "segments": segments, "adds": True}
    return tier.compile(function, plan=plan).lower(*arrays, chip="sm_90a")


@pytest.mark.parametrize("candidate", ADDED, ids=str)
def test_integers_are_added_where_the_sums_lie(candidate):
    """Exact in every schedule: no order of CTAs changes a sum of integers."""
    for m, n, k in [(16, 256, 1024), (70, 200, 1040), (3, 72, 208), (130, 72, 16), (5, 33, 0)]:
        x, w, b = bytes_(m, k), bytes_(n, k, seed=1), random(n, dtype=torch.float32)
        kernel = added(integers, candidate, x, w)
        for seed, units in [(0, 2), (1, 132), (2, 1), (3, 5)]:
            assert torch.equal(kernel.simulate(x, w, seed=seed, units=units).long(), x.long() @ w.long().T)
        out, exact = added(scaled, candidate, x, w, b).simulate(x, w, b, seed=1), torch.relu(x.double() @ w.double().T * 0.5 + b.double())
        assert torch.allclose(out.double(), exact, rtol=1e-6, atol=1e-3)


def test_added_segments_are_brought_out_by_the_copy_engine_alone():
    x, w = bytes_(16, 1024), bytes_(256, 1024)
    kernel = added(integers, (64, 16, 1, 4), x, w)
    when = kernel.ir("when")
    assert when.count("bulk_store") == when.count("reduce") > 0 and "zeroed" in when
    assert "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add" in bytes(kernel.artefact.images[0].data).decode()
    trace = kernel.artefact.trace((x, w, torch.empty(16, 256, dtype=torch.int32)))
    assert [next(iter(key for key in ("workspace", "clear", "launch") if key in call), None) for call in trace if "encode" not in call] == [
        "workspace", "clear", "launch", "launch"]


@pytest.mark.parametrize("change, rule", [("plain stores", "async.race"), ("no zeros", "async.uninitialised")])
def test_kernels_that_do_not_add_to_zeros_are_caught(change, rule):
    x, w = bytes_(16, 1024), bytes_(256, 1024)
    kernel = added(integers, (64, 16, 1, 4), x, w)
    broken, changed = copy.copy(kernel), 0
    if change == "plain stores":
        broken._when = _cross.copy(kernel.when())
        for op in walk(broken.when().operation):
            if op.name == "transport.copy.bulk_store":
                del op.attributes["reduction"]
                changed += 1
    else:
        text = kernel.artefact.json
        changed = text.count(',"zeroed"')
        broken.artefact = copy.copy(kernel.artefact)
        broken.artefact._program = _native.Program(text.replace(',"zeroed"', ""), "", None, "cuda")
    assert changed
    for seed in range(4):
        with pytest.raises(tier.AsyncError) as caught:
            broken.simulate(x, w, seed=seed, units=132)
        assert caught.value.rule == rule, caught.value


def test_what_is_not_added_in_place():
    x, w = bytes_(16, 1024), bytes_(256, 1024)
    with pytest.raises(tier.CompileError, match="tier.asked.*segments of k where they are added"):
        added(integers, (64, 16, 1, 1), x, w)
    with pytest.raises(tier.CompileError, match="tier.asked.*sums of integers"):
        tier.compile(product, plan={"tile": (64, 16, 64), "swaps": True, "segments": 4, "adds": True}).lower(
            random(16, 1024), random(1024, 256), chip="sm_90a")
    with pytest.raises(tier.TierError, match="tier.asked.*adds"):
        tier.compile(integers, plan={"adds": 1})


def test_a_plan_outside_of_the_grid_is_refused():
    x, w = random(16, 64), random(64, 64)
    for wrong in [(64, 8, 1, 1), (200, 64, 0, 1), (64, 64, 0, 0)]:
        with pytest.raises(tier.CompileError, match="tier.asked"):
            forced(product, wrong, x, w)
    for wrong in [(24, 16, 64, 1), (48, 12, 64, 1), (272, 16, 64, 1), (48, 72, 64, 1), (48, 16, 96, 1)]:
        with pytest.raises(tier.CompileError, match="tier.asked"):
            of_warps(product, wrong, x, w)
    with pytest.raises(tier.CompileError, match="tier.asked.*a contraction of warpgroups"):
        of_warps(product, (48, 16, 32, 1), x.int(), w.int())
    with pytest.raises(tier.TierError, match="tier.asked.*grain"):
        tier.compile(product, plan={"grain": "lane"})


@pytest.mark.parametrize("m, n, tile, ctas", [(16, 16, (64, 64), 128), (72, 128, (64, 64), 128), (200, 136, (128, 128), 128)])
def test_very_long_sums_of_few_tiles(m, n, tile, ctas):
    k = 65536 + 16
    x, y = random(k, m), random(k, n, seed=1)
    kernel = tier.compile(lambda x, y: x.T @ y).lower(x, y, chip="sm_90a")
    parts, _ = kernel.launched(x, y)
    tiles, steps = -(-m // tile[0]) * -(-n // tile[1]), -(-k // 64)
    each = -(-steps // (ctas // tiles))
    assert parts.grid[0] == tiles * -(-steps // each) > 100
    out = kernel.simulate(x, y, seed=3)
    report = compare(out, x.double().T @ y.double(), magnitude=matmul_bound(x.T, y), depth=k)
    assert report.ok, report


#: Tile, whether sides are swapped, CTAs that share the sums.
SHARED = [((128, 256, 64), False, 132), ((64, 64, 64), False, 7), ((64, 16, 64), True, 20), ((128, 128, 64), False, 1)]


@pytest.mark.parametrize("tile, swaps, ctas", SHARED, ids=str)
def test_segments_are_counted_by_the_launch(tile, swaps, ctas):
    """As many as the CTAs that share the tiles, of equal lengths, none empty; one of nothing."""
    plan = {"tile": tile, "swaps": swaps, "ctas": ctas}
    for seed, (m, n, k) in enumerate([(1, 8, 264), (130, 70, 600), (3, 7, 64 * 40 + 8), (64, 128, 1000), (65, 300, 0), (131, 257, 127)]):
        x, w, b = random(m, k, seed=seed), random(n, k, seed=seed + 1), random(n, seed=seed + 2)
        kernel = tier.compile(layer, plan=plan).lower(x, w, b, chip="sm_90a")
        rows, columns = (n, m) if swaps else (m, n)
        tiles, steps = -(-rows // tile[0]) * -(-columns // tile[1]), -(-k // 64)
        each = max(1, -(-steps // max(1, ctas // tiles)))
        segments = max(1, -(-steps // each))
        assert kernel.launched(x, w, b)[0].grid[0] == min(132, tiles * segments) or min(m, n) == 1  # which is no contraction
        out = kernel.simulate(x, w, b, seed=seed, units=132 if seed % 2 else 3)
        exact, magnitude = x.double() @ w.double().T + b.double(), matmul_bound(x, w.T) + b.double().abs()
        report = compare(out, exact.relu(), magnitude=magnitude, depth=max(k, 1))
        assert report.ok, ((m, n, k), report)


def test_the_kernel_that_adds_parts_begins_early(tmp_path):
    x, w = random(200, 4096), random(264, 4096)
    for plan in ({"tile": (128, 256, 64), "ctas": 132}, {"tile": (128, 128, 64), "segments": 4}):
        kernel = tier.compile(lambda x, w: x @ w.T, plan=plan).lower(x, w, chip="sm_90a")
        product, adding = (bytes(image.data).decode() for image in kernel.artefact.images)
        assert "wgmma" in product and "ld.global.v4" in adding and "griddepcontrol.wait" in adding
        assert kernel.ir("where").count("tier.begins_early") == 1
        assert [step.get("early", False) for step in launches(kernel.artefact.json)] == [False, True]
        kernel.save(tmp_path / "product.tier")
        again = tier.runtime.load(tmp_path / "product.tier")
        assert [step.get("early", False) for step in launches(again.json)] == [False, True]
        with pytest.raises(tier.LaunchError, match=r"\[launch.format\].*true or false as early, got another value"):
            _native.Program(again.json.replace('"early":true', '"early":1'), "", None, "cuda")


@pytest.mark.parametrize("tile", [(64, 16, 64), (64, 136, 64), (128, 80, 64)], ids=str)
def test_turned_tiles_share_their_rows_in_clusters(tile):
    """Four tiles of columns load the same rows for each other: also where rows are few, odd, or none, and tiles do not exist."""
    for seed, (m, n, k) in enumerate([(tile[1] - 3, 520, 200), (1, 8, 72), (tile[1] + 5, 264, 1000), (7, 1000, 8), (7, 64, 0), (0, 64, 64)]):
        x, w, b = random(m, k, seed=seed), random(n, k, seed=seed + 1), random(n, seed=seed + 2)
        kernel = tier.compile(layer, plan={"tile": tile, "swaps": True, "cluster": (4, 1)}).lower(x, w, b, chip="sm_90a")
        if m > 1 and n > 1:
            assert all("cluster = [4, 1]" in plan for plan in kernel.plans.values())
        out = kernel.simulate(x, w, b, seed=seed, units=132 if seed % 2 else 4)
        exact, magnitude = x.double() @ w.double().T + b.double(), matmul_bound(x, w.T) + b.double().abs()
        report = compare(out, exact.relu(), magnitude=magnitude, depth=max(k, 1))
        assert report.ok, ((m, n, k), report)


def test_few_rows_inside_of_lines_take_turned_clusters():
    kernel = tier.lower(lambda x, w: x @ w.T, ["bf16[M, K%8]", "bf16[N%8, K%8]"], chip="sm_90a")
    for m, n, k, high in [(130, 7200, 2952, 4), (131, 29216, 744, 4), (130, 7200, 3008, 1)]:
        x, w = torch.empty(m, k, dtype=torch.bfloat16), torch.empty(n, k, dtype=torch.bfloat16)
        assert f"cluster = [{high}, 1]" in kernel.plans[kernel.launched(x, w)[0].kernel.split("::")[-1].lstrip("@")], (m, n, k)


def launches(program):
    """The steps of its launch program that launch something."""
    def steps(value):
        if isinstance(value, dict):
            return ([value] if "launch" in value else []) + steps(list(value.values()))
        return [step for one in value for step in steps(one)] if isinstance(value, list) else []
    return steps(json.loads(program))


def test_one_kernel_serves_launches_that_begin_early_and_that_wait():
    kernel = tier.lower(lambda x, w: x @ w.T, ["bf16[M, K%8]", "bf16[N%8, K%8]"], chip="sm_90a")
    begins = collections.defaultdict(set)
    for step in launches(kernel.artefact.json):
        begins[step["launch"]].add(step.get("early", False))
    both = [name for name, seen in begins.items() if len(seen) == 2]
    assert len(both) >= 10 and any(seen == {False} for seen in begins.values())


def test_what_shares_no_sums():
    x, w = random(16, 1024), random(256, 1024)
    for plan, message in [({"tile": (128, 128, 64), "ctas": 132, "segments": 2}, "segments or CTAs"), ({"ctas": 132}, "a tile .m, n, k."),
                          ({"tile": (128, 128, 64), "ctas": 132, "cluster": (2, 1)}, "no cluster"),
                          ({"tile": (64, 16, 64), "swaps": True, "grain": "warp", "roles": 1, "ctas": 4}, "no cluster or segments")]:
        with pytest.raises(tier.CompileError, match="tier.asked.*" + message):
            tier.compile(lambda x, w: x @ w.T, plan=plan).lower(x, w, chip="sm_90a")
    with pytest.raises(tier.TierError, match="tier.asked.*ctas"):
        tier.compile(product, plan={"tile": (128, 128, 64), "ctas": 0})


def test_aligned_rows_of_an_odd_number_of_k_compile():
    """Rows begin at vectors and end inside of one: no copy brings their ends, and tiles of 48 rows are no threads' to move."""
    rows = [tier.Spec("bf16", (side, "K"), (None, 1), stride_multiple=(8, 1), multiple=(1, 1)) for side in "MN"]
    kernel = tier.lower(lambda x, w: x @ w.T, rows, chip="sm_90a")
    kernel.artefact.compile()
    assert len(kernel.artefact.images) > 10
