"""Kernels of room When on a model of their asynchrony: numbers under every seed, and what broken kernels give."""

import copy
import functools
import re

import numpy as np
import pytest
import tier
from ir_ops import walk
from porch_cases import CASES, gelu, inputs, layer_norm, softmax
from tier import _cross, _simulate
from tier.mlir import ir
from tier.testing import compare, matmul_bound

CHIPS = ("sm_90a", "sm_80", "sm_100a", "gfx942", "gfx950")


def random(shape, dtype=np.float16, seed=0):
    return np.random.default_rng([seed, *shape]).normal(size=shape).astype(dtype)


def wide(array):
    return np.asarray(array, np.float64)


# -- correct kernels: one result under every schedule, and the right one ----------------------------------------------


PAIRS = [(case, chip) for chip in ("sm_90a", "sm_80") for case in CASES]
PAIRS += [(case, chip) for number, chip in enumerate(("sm_100a", "gfx942", "cpu", "gfx950")) for case in CASES[number % 3::3]]


@pytest.mark.parametrize("case, chip", PAIRS, ids=[f"{case.name}-{chip}" for case, chip in PAIRS])
def test_programs_mean_what_they_say(case, chip):
    arrays = [array.astype(np.float32) for array in inputs(case)]
    got = tier.simulate(case.traced, *arrays, target=chip, seeds=(0, 1, 6))
    expected = case.reference(*map(wide, arrays))
    several = isinstance(expected, tuple)
    for one, other in zip(got if several else (got,), expected if several else (expected,), strict=True):
        np.testing.assert_allclose(wide(one), other, rtol=2e-5, atol=2e-5)


@tier.compile
def linear_relu(x, w, b):
    return tier.relu(x @ w + b)


@tier.compile
def linear_gelu(x, w, b):
    return tier.gelu(x @ w + b)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(1, 16, 16), (7, 48, 32), (33, 64, 96), (130, 200, 136), (100, 33, 65), (16, 0, 16), (300, 640, 48)], ids=str)
def test_products(shape, chip):
    m, k, n = shape
    x, w, b = random((m, k)), random((k, n)), random((n,))
    for f, reference in ((linear_relu, lambda y: np.maximum(y, 0)), (linear_gelu, gelu)):
        got = tier.simulate(f, x, w, b, target=chip)
        exact = reference(wide(x) @ wide(w) + wide(b)).astype(np.float64)
        # gelu's slope is at most 1.13.
        report = compare(got, exact, magnitude=1.13 * (matmul_bound(x, w) + abs(wide(b))), depth=max(k, 1))
        assert report.ok, str(report)


@pytest.mark.parametrize("chip", CHIPS)
def test_products_of_bfloat16(chip):
    torch = pytest.importorskip("torch")
    x, w, b = (torch.from_numpy(random(shape, np.float32)).to(torch.bfloat16) for shape in ((130, 200), (200, 136), (136,)))
    got = tier.simulate(linear_relu, x, w, b, target=chip)
    exact = torch.relu(x.double() @ w.double() + b.double())
    report = compare(got, exact, magnitude=matmul_bound(x, w) + b.double().abs(), depth=200)
    assert report.ok, str(report)


@pytest.mark.parametrize("chip", CHIPS)
def test_products_of_32_bits(chip):
    x, w = random((70, 96), np.float32), random((96, 80), np.float32)
    for precision in (None, "tf32"):
        got = tier.simulate(lambda x, w: tier.matmul(x, w, precision=precision), x, w, target=chip, seeds=4)
        report = compare(got, wide(x) @ wide(w), magnitude=matmul_bound(x, w), depth=96, precision=precision)
        assert report.ok, str(report)


PIECES = {
    "bias_and_residual": (lambda x, w, b, r: tier.gelu(x @ w + b) + r, lambda y, b, r: gelu(y + b) + r),
    "factors_of_rows": (lambda x, w, b, r: (x @ w) * r[:, :1] + b, lambda y, b, r: y * r[:, :1] + b),
    "turned": (lambda x, w, b, r: (x @ w + b).T, lambda y, b, r: (y + b).T),
    "plain": (lambda x, w, b, r: x @ w, lambda y, b, r: y),
}


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("shape", [(296, 136, 520), (136, 64, 256), (8, 72, 24)], ids=str)
def test_outputs_leave_in_pieces(name, shape):
    m, k, n = shape
    traced, reference = PIECES[name]
    x, w, b, r = random((m, k)), random((k, n)), random((n,)), random((m, n), seed=1)
    f = tier.compile(traced, plan={"tile": (128, 256, 64)})
    when = f.ir("when", x, w, b, r, chip="sm_90a")
    assert "stages = 4" in when and when.count("tier.piece") == 8
    got = tier.simulate(f, x, w, b, r, target="sm_90a", seeds=4)
    exact = reference(wide(x) @ wide(w), wide(b), wide(r)).astype(np.float64)
    np.testing.assert_allclose(wide(got), exact, rtol=4e-3, atol=0.05)


@pytest.mark.parametrize("chip", CHIPS)
def test_products_of_8_bits(chip):
    torch = pytest.importorskip("torch")
    x = torch.from_numpy(random((33, 96), np.float32)).to(torch.float8_e4m3fn)
    w = torch.from_numpy(random((96, 64), np.float32)).to(torch.float8_e4m3fn)
    got = tier.simulate(lambda x, w: x @ w, x, w, target=chip, seeds=4)
    report = compare(got, x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=96)
    assert got.dtype is torch.bfloat16 and report.ok, str(report)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(33, 96, 64), (7, 50, 30)], ids=str)
def test_integers_are_exact(shape, chip):
    m, k, n = shape
    rng = np.random.default_rng(3)
    x, w = rng.integers(-128, 128, (m, k), np.int8), rng.integers(-128, 128, (k, n), np.int8)
    got = tier.simulate(lambda x, w: tier.matmul(x, w, out_dtype=tier.int32), x, w, target=chip, seeds=4)
    assert got.dtype == np.int32 and (got == x.astype(np.int32) @ w.astype(np.int32)).all()
    a, b = rng.integers(-2**31, 2**31, (2, 1000), np.int32)
    b[b == 0] = 1
    got = tier.simulate(lambda a, b: (a + b) * 3 + a // b, a, b, target=chip, seeds=2)
    assert (got == (a + b) * np.int32(3) + a // b).all()


@pytest.mark.parametrize("chip", CHIPS)
def test_elementwise_numbers_are_those_of_the_type(chip):
    for dtype in (np.float32, np.float64):
        x, y = random((70, 33), dtype), random((70, 33), dtype, seed=1)
        got = tier.simulate(lambda x, y: (x * y + x) / (y * y + 1) - x, x, y, target=chip, seeds=3)
        assert got.dtype == dtype and (got == (x * y + x) / (y * y + dtype(1)) - x).all()
    x = random((70, 33))
    got = tier.simulate(lambda x: x * 3, x, target=chip, seeds=3)
    assert (got == x * np.float16(3)).all()


ROWS = {
    "softmax": (lambda x: tier.softmax(x), softmax),
    "rms_norm": (lambda x: tier.rms_norm(x), lambda x: x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-6)),
    "layer_norm": (lambda x: tier.layer_norm(x), layer_norm),
    "sum": (lambda x: tier.sum(x, axis=-1), lambda x: x.sum(-1)),
    "sum_columns": (lambda x: tier.sum(x, axis=0), lambda x: x.sum(0)),
    "max": (lambda x: tier.max(x, axis=-1), lambda x: x.max(-1)),
    "turned": (lambda x: x.T, lambda x: x.T),
}


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", ROWS)
def test_rows_of_every_width(name, chip):
    traced, reference = ROWS[name]
    f = tier.compile(traced)
    for shape in [(1, 1), (7, 33), (130, 100), (3, 1001), (5, 4097), (2, 33000)]:
        x = random(shape, np.float32)
        got = tier.simulate(f, x, target=chip, seeds=2)
        np.testing.assert_allclose(wide(got), reference(wide(x)), rtol=3e-5, atol=3e-5)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(0, 5), (0, 4097), (5, 0), (0, 0)], ids=str)
@pytest.mark.parametrize("axis", [0, 1])
def test_arrays_without_elements_are_not_read(shape, axis, chip):
    def total(x):
        return tier.sum(x, axis=axis)

    got = tier.simulate(tier.compile(total), np.zeros(shape, np.float32), target=chip)
    assert got.shape == (shape[1 - axis],) and not got.any()


@pytest.mark.parametrize("chip", CHIPS)
def test_strides_are_followed(chip):
    x, w = random((40, 70)), random((96, 48))
    for a, b in ((x[::2, ::2], w[:35, 1:40]), (x.T, w[:40, ::-1]), (x[:, 3:51], w[48:])):
        got = tier.simulate(lambda a, b: a @ b, a, b, target=chip, seeds=2)
        assert compare(got, wide(a) @ wide(b), magnitude=matmul_bound(a, b), depth=a.shape[1]).ok


def test_persistent_kernels_on_any_number_of_processors():
    x, w, b = random((300, 64)), random((64, 272)), random((272,))
    results = [tier.simulate(linear_relu, x, w, b, seeds=4, units=units) for units in (1, 2, 3, 132)]
    assert all((result == results[0]).all() for result in results)


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "sm_100a"])
def test_all_schedules_with_a_few_deviations_agree(chip):
    x, w, b = random((20, 80)), random((80, 16)), random((16,))
    kernel = linear_relu.lower(x, w, b, chip=chip)
    runs = list(_simulate.every_schedule(kernel, (x, w, b), 2 if chip == "sm_80" else 1))
    assert len({name for name, _ in runs}) == len(runs) > 25
    assert all((results == runs[0][1]).all() for _, results in runs)
    with pytest.raises(tier.AsyncError, match="at most 5 schedules"):
        tier.simulate(linear_relu, x, w, b, deviations=1, limit=5)


# -- broken kernels -------------------------------------------------------------------------------------------------


@functools.cache
def lowered(fn, chip, *specs):
    return tier.lower(fn, specs, chip=chip)


def broken(chip, change, fn=linear_relu, specs=("f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]")):
    """Compile for `chip`, and change the ops of the kernels in room When."""
    right = lowered(fn, chip, *specs)
    kernel = copy.copy(right)
    kernel._when = _cross.copy(right.when())
    changed = []
    for op in walk(kernel.when().operation):
        changed.append(change(op))
    assert any(changed)
    return kernel


def drop(name, **attributes):
    """Erase ops of this name whose attributes print like this; their results are their operands then."""

    def change(op):
        if op.name != name or not all(key in op.attributes and value in str(op.attributes[key]) for key, value in attributes.items()):
            return False
        for result, operand in zip(op.results, list(op.operands)[:len(op.results)]):
            result.replace_all_uses_with(operand)
        op.erase()
        return True

    return change


def pend(name, by, **attributes):
    """Change how many groups or stages stay pending."""

    def change(op):
        if op.name != name or not all(value in str(op.attributes[key]) for key, value in attributes.items() if key in op.attributes):
            return False
        pending = ir.IntegerAttr(op.attributes["pending"])
        op.attributes["pending"] = ir.IntegerAttr.get(pending.type, max(0, pending.value + by))
        return True

    return change


def move_up(name):
    """Move ops of this name over the op before them."""

    def change(op):
        siblings = [one.operation for one in op.block.operations] if op.name == name else [op]
        at = siblings.index(op)
        if at:
            op.move_before(siblings[at - 1])
        return at > 0

    return change


def every_other(change):
    """Change only every other op that `change` would."""
    seen = []

    def filtered(op):
        if op.name != "transport.barrier":
            return False
        seen.append(op)
        return len(seen) % 2 == 1 and change(op)

    return filtered


BROKEN = [
    ("sm_90a", drop("transport.fence"), "async.fence"),
    ("sm_90a", drop("transport.barrier"), "async.store-visible"),
    ("sm_90a", every_other(drop("transport.barrier")), "async.store-reuse|async.store-visible"),
    ("sm_90a", drop("transport.await", completion="bulk_group", pending="0"), "async.store-reuse"),
    ("sm_90a", drop("transport.await", completion="mma_group"), "async.release-running"),
    ("sm_90a", pend("transport.await", 1, completion="mma_group"), "async.release-running"),
    ("sm_90a", pend("transport.release", -1), "async.release-running"),
    ("sm_90a", drop("transport.release"), "async.deadlock"),
    ("sm_90a", drop("transport.put"), "async.deadlock"),
    ("sm_90a", drop("transport.copy.bulk_store"), "async.unwritten"),
    ("sm_90a", drop("transport.copy.bulk_load"), "async.deadlock"),
    ("sm_80", pend("transport.await", 1, completion="copy_group"), "async.read-early"),
    ("sm_80", drop("transport.put"), "async.read-early"),
    ("sm_100a", drop("transport.fence"), "async.fence"),
    ("sm_100a", drop("transport.release"), "async.deadlock|async.stage-held"),
    ("sm_100a", drop("transport.barrier"), "async.store-reuse|async.store-visible"),
    ("sm_100a", move_up("transport.release"), "async.overwrite"),
    ("gfx942", drop("transport.put"), "async.read-early"),
]
ARRAYS = (random((300, 160)), random((160, 272)), random((272,)))


@pytest.mark.parametrize("number", range(len(BROKEN)), ids=[f"{chip}-{rule}" for chip, _, rule in BROKEN])
def test_a_broken_kernel_is_caught_under_every_seed_and_its_numbers_show_it(number):
    chip, change, rules = BROKEN[number]
    kernel = broken(chip, change)
    right = lowered(linear_relu, chip, "f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]").simulate(*ARRAYS)
    for seed in range(4):
        with pytest.raises(tier.AsyncError) as caught:
            kernel.simulate(*ARRAYS, seed=seed)
        assert caught.value.rule in rules.split("|"), caught.value

    def shows(seed):
        try:
            return (kernel.simulate(*ARRAYS, seed=seed, reports=False) != right).any()
        except tier.AsyncError as error:
            return error.rule == "async.deadlock"

    assert any(map(shows, range(8)))


PAIR_ARRAYS = (random((300, 96)), random((96, 14560)), random((14560,)))


@pytest.mark.parametrize("seed", range(4))
def test_pairs_of_ctas_multiply_alike_under_every_seed(seed):
    # Two tiles above one another, and more tiles than copies of the sums; the second pair of tiles is half empty.
    kernel = lowered(linear_relu, "sm_100a", "f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]")
    assert "grain = pair" in kernel.ir("when").split("gpu.module")[1]
    x, w, b = PAIR_ARRAYS
    got = kernel.simulate(x, w, b, seed=seed)
    np.testing.assert_allclose(wide(got), np.maximum(wide(x) @ wide(w) + wide(b), 0), atol=0.02)


PAIR_BROKEN = [
    (drop("transport.fence"), "async.fence"),
    (drop("transport.release"), "async.deadlock|async.stage-held"),
    (drop("transport.put"), "async.deadlock"),
    (drop("transport.copy.claim"), "async.deadlock"),
    (drop("transport.copy.bulk_load"), "async.deadlock"),
    (move_up("transport.release"), "async.overwrite"),
]


@pytest.mark.parametrize("number", range(len(PAIR_BROKEN)))
def test_broken_pairs_are_caught_under_every_seed(number):
    change, rule = PAIR_BROKEN[number]
    kernel = broken("sm_100a", change)
    for seed in range(4):
        with pytest.raises(tier.AsyncError) as caught:
            kernel.simulate(*PAIR_ARRAYS, seed=seed)
        assert caught.value.rule in rule.split("|"), caught.value


def test_pieces_in_tiles_of_their_own():
    f = tier.compile(PIECES["bias_and_residual"][0], plan={"tile": (128, 192, 64)})
    m, k, n = 296, 72, 400
    x, w, b, r = random((m, k)), random((k, n)), random((n,)), random((m, n), seed=1)
    when = f.ir("when", x, w, b, r, chip="sm_90a")
    # Half of them are issued behind one barrier, then the others; all are awaited at the end.
    assert when.count("tier.piece") == 6 and when.count("bulk_group pending 0 read") == 3 and "tier.offset" not in when
    got = tier.simulate(f, x, w, b, r, target="sm_90a", seeds=4)
    np.testing.assert_allclose(wide(got), gelu(wide(x) @ wide(w) + wide(b)) + wide(r), rtol=4e-3, atol=0.05)


@pytest.mark.parametrize("seed", range(3))
def test_a_piece_that_does_not_wait_for_its_tile_is_caught(seed):
    f = tier.compile(lambda x, w: x @ w, plan={"tile": (128, 256, 64)})
    kernel = broken("sm_90a", pend("transport.await", 1, completion="bulk_group"), f, ("f16[M, K%16]", "f16[K%16, N%16]"))
    with pytest.raises(tier.AsyncError, match="async.store-reuse"):
        kernel.simulate(random((128, 64)), random((64, 256)), seed=seed)


def test_a_message_says_both_ends_and_the_seed():
    kernel = broken("sm_90a", drop("transport.fence"))
    with pytest.raises(tier.AsyncError, match=r"seed 5\); the other end is tier.store at .*test_simulate.py:\d+") as caught:
        kernel.simulate(*ARRAYS, seed=5)
    assert "transport.fence async shared" in caught.value.fix


def test_a_deadlock_says_who_waits_for_what():
    kernel = broken("sm_90a", drop("transport.release"))
    with pytest.raises(tier.AsyncError, match=r"role 'load' waiting for channel 0 \(.*\) to be empty, stage \d, phase 0"):
        kernel.simulate(*ARRAYS)


def test_a_product_is_not_used_before_it_is_awaited():
    # Stages are held, so that only the accumulator is too early.
    arrays = (random((64, 64)), random((64, 64)), random((64,)))
    kernel = broken("sm_90a", lambda op: drop("transport.release")(op) or drop("transport.await", completion="mma_group")(op))
    with pytest.raises(tier.AsyncError) as caught:
        kernel.simulate(*arrays)
    assert caught.value.rule == "async.product-running"
    right = tier.simulate(linear_relu, *arrays)
    assert any((kernel.simulate(*arrays, seed=seed, reports=False) != right).any() for seed in range(4))


@pytest.mark.parametrize("change, rule", [(drop("transport.release"), "async.ring-full"), (pend("transport.release", 1), "async.stage-held")],
                         ids=["never", "one-less"])
def test_stages_are_given_back(change, rule):
    kernel = broken("sm_80", change)
    with pytest.raises(tier.AsyncError) as caught:
        kernel.simulate(*ARRAYS)
    assert caught.value.rule == rule


def test_a_bulk_store_is_awaited_before_the_end():
    last = []

    def change(op):  # behind the loop no tile is stored again
        if op.name == "transport.await" and "bulk_group" in str(op.attributes["completion"]) and op.parent.name == "transport.role":
            last.append(op)
            op.erase()
            return True
        return False

    kernel = broken("sm_90a", change)
    with pytest.raises(tier.AsyncError) as caught:
        kernel.simulate(*ARRAYS)
    assert caught.value.rule == "async.store-pending"


def changed_text(chip, fn, specs, pattern, to):
    """A kernel whose room When has been rewritten as text."""
    kernel = tier.lower(fn, specs, chip=chip)
    text, count = re.subn(pattern, to, kernel.when().operation.get_asm(enable_debug_info=True))
    assert count
    kernel._when = ir.Module.parse(text, kernel.when().context)
    return kernel


def test_an_op_that_is_not_known_is_refused():
    kernel = changed_text("sm_80", lambda x: tier.exp(x), ["f32[N]"], r"math\.exp", "math.tan")
    with pytest.raises(tier.AsyncError, match=r"expects ops that the simulator executes, got 'math.tan'") as caught:
        kernel.simulate(np.ones(8, np.float32))
    assert caught.value.rule == "async.simulate"


def test_what_nothing_wrote_is_found():
    kernel = broken("sm_80", drop("tier.store"), tier.compile(lambda x: x + 1), ("f32[N]",))
    with pytest.raises(tier.AsyncError, match=r"\[async.unwritten\].*element 0"):
        kernel.simulate(random((5,), np.float32))
    assert np.isnan(kernel.simulate(random((5,), np.float32), reports=False)).all()


def test_what_a_kernel_reads_before_it_is_written_is_found():
    x, w = random((40, 64)), random((64, 128))
    kernel = broken("sm_90a", drop("transport.copy.bulk_store"), tier.compile(lambda x, w: tier.softmax(x @ w)), ("f16[M, K%16]", "f16[K%16, N%16]"))
    with pytest.raises(tier.AsyncError, match=r"\[async.uninitialised\].*'workspace 0'"):
        kernel.simulate(x, w)


def test_tiles_lie_where_their_layouts_say():
    # The copies swizzle half as far as the tiles that products read.
    x, w, b = ARRAYS
    kernel = copy.copy(lowered(linear_relu, "sm_90a", "f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]"))
    right = kernel.simulate(x, w, b)
    text, count = re.subn(r"<3, 3, 3>", "<2, 3, 3>", kernel.when().operation.get_asm(enable_debug_info=True))
    kernel._when = ir.Module.parse(text, kernel.when().context)
    assert count and (kernel.simulate(x, w, b, reports=False) != right).any()


@pytest.mark.parametrize("name", ["tier.load", "tier.store"])
def test_a_box_that_is_not_inside_as_promised_is_found(name):
    def change(op):
        if op.name != name:
            return False
        op.attributes["inbounds"] = ir.Attribute.parse("array<i1: true>", op.context)
        return True

    kernel = broken("sm_80", change, tier.compile(lambda x: x + 1), ("f32[N]",))
    with pytest.raises(tier.AsyncError) as caught:
        kernel.simulate(random((5,), np.float32))
    assert caught.value.rule == "async.bounds"


def test_blocks_that_write_the_same_elements_are_found():
    kernel = changed_text("sm_80", lambda x: x + 1, ["f32[N]"], r"= gpu\.block_id  x", "= arith.constant 0 : index")
    with pytest.raises(tier.AsyncError, match=r"two writes of one element of 'result 0'|two writes of one element") as caught:
        kernel.simulate(random((100_000,), np.float32))
    assert caught.value.rule == "async.race"


def test_arrays_of_another_dtype_or_device_are_refused():
    kernel = linear_relu.lower(*ARRAYS, chip="sm_90a")
    with pytest.raises(tier.LaunchError):
        kernel.simulate(*(array.astype(np.float32) for array in ARRAYS))
    loaded = tier.Kernel(kernel.artefact, "sm_90a")
    with pytest.raises(tier.LaunchError, match="launch.loaded"):
        loaded.simulate(*ARRAYS)


# -- check=True -------------------------------------------------------------------------------------------------------


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """No kernel is in the disk cache."""
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path))


def compiled(f, *arrays, chip):
    """Compile, as the first launch does, the kernels that these arrays launch."""
    kernel = f.lower(*arrays, chip=chip)
    kernel.artefact.trace(arrays, compiled=True)
    return kernel


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80"])
def test_check_simulates_each_kernel_before_its_first_launch(fresh, chip):
    f = tier.compile(linear_gelu.fn, check=True)
    kernel = compiled(f, random((64, 64)), random((64, 64)), random((64,)), chip=chip)
    assert {trial.kernel for trial in kernel.trials} < {image.name for image in kernel.artefact.images}
    # Shapes of this signature: multiples of 16 where the arrays have them.
    assert all(trial.seeds and extent % 16 == 0 for trial in kernel.trials for shape in trial.shapes for extent in shape)


def test_check_finds_other_numbers_than_those_of_the_cpu(fresh, monkeypatch):
    walk = _cross.walk

    def worse(module, chip, start, stop, *rest):
        walk(module, chip, start, stop, *rest)
        if stop == "when":
            module.operation.walk(lambda op: (drop("arith.maximumf")(op.operation), ir.WalkResult.ADVANCE)[1], ir.WalkOrder.POST_ORDER)

    monkeypatch.setattr(_cross, "walk", worse)
    with pytest.raises(tier.AsyncError, match=r"got -\S+ in place of 0 at \(\d+, \d+\) of result 0 of kernel .*seed 0") as caught:
        compiled(tier.compile(linear_relu.fn, check=True), random((64, 64)), random((64, 64)), random((64,)), chip="sm_90a")
    assert caught.value.rule == "async.numbers" and caught.value.location.file == __file__


def test_check_finds_results_that_depend_on_the_schedule(monkeypatch):
    kernel = linear_relu.lower(*ARRAYS, chip="sm_100a")
    simulated = kernel.artefact.simulate

    def unsteady(module, arrays, seed=0, **options):
        results, said = simulated(module, arrays, seed=seed, **options)
        results[0][0, 0] += seed  # as a race would
        return results, said

    monkeypatch.setattr(kernel.artefact, "simulate", unsteady)
    with pytest.raises(tier.AsyncError, match="under seed 1 than under seed 0") as caught:
        _simulate.check(kernel, kernel.artefact.images[-1].name)
    assert caught.value.rule == "async.race"


@pytest.mark.parametrize("spec", ["bf16", "f8e4m3", "f8e5m2", "f16", "i8"])
def test_check_draws_arrays_of_every_dtype(spec):
    kernel = tier.lower(lambda x, w: x @ w, [f"{spec}[M, K%16]", f"{spec}[K%16, N%16]"], chip="sm_100a")
    (*_, trial) = _simulate.check(kernel, kernel.artefact.images[-1].name)
    assert trial.seeds == 8 and len(trial.shapes) == 2


def test_float8_tables_are_the_types():
    torch = pytest.importorskip("torch")
    for name, dtype in (("f8e4m3", torch.float8_e4m3fn), ("f8e5m2", torch.float8_e5m2)):
        expected = torch.arange(256, dtype=torch.uint8).view(dtype).double().numpy()
        np.testing.assert_array_equal(_simulate._float8(name), expected)


@pytest.mark.parametrize("cluster", [(1, 1), (2, 1), (4, 1), (2, 2)], ids=str)
def test_as_many_clusters_are_launched_as_run_at_once(cluster):
    kernel = tier.compile(lambda x, w: x @ w.T, plan={"tile": (128, 128, 64), "cluster": cluster}).lower(
        "f16[M, K%64]", "f16[N, K%64]", chip="sm_90a")
    ctas = cluster[0] * cluster[1]
    assert (f"tier.units clusters of {ctas} : index" in kernel.ir("where")) == (ctas > 1)
    assert kernel.launched((8192, 64), (8192, 64))[-1].grid[0] == 132 // ctas * ctas
    assert kernel.launched((8192, 64), (8192, 64), units=3)[-1].grid[0] == max(3 // ctas, 1) * ctas


@pytest.mark.parametrize("cluster", [(2, 1), (1, 2), (4, 1), (2, 2)], ids=str)
@pytest.mark.parametrize("m,n,k", [(256, 256, 128), (200, 72, 136), (384, 256, 64), (8, 8, 8), (520, 264, 200), (16, 16, 0)])
def test_ctas_of_a_cluster_load_for_each_other(cluster, m, n, k):
    """Whole clusters, and some with a CTA outside of the result: the same numbers as without clusters, in every schedule."""
    wide_cluster = max(cluster) > 2  # 32 contiguous columns each are no span
    x, w = random((m, k)), random((n, k) if wide_cluster else (k, n))
    product = (lambda x, w: x @ w.T) if wide_cluster else (lambda x, w: x @ w)
    single, shared = (tier.compile(product, plan={"tile": (128, 128, 64), "cluster": one}) for one in ((1, 1), cluster))
    expected = tier.simulate(single, x, w, target="sm_90a")
    assert not k or f"parts {cluster[0] if cluster[0] > 1 else cluster[1]}" in shared.ir("when", x, w, chip="sm_90a")
    assert (tier.simulate(shared, x, w, target="sm_90a", seeds=3 if wide_cluster else 8) == expected).all()


@pytest.mark.parametrize("plan", [{"tile": (256, 152, 64), "cluster": (2, 1)}, {"tile": (256, 152, 64), "cluster": (2, 1), "swaps": True},
                                  {"tile": (128, 200, 64), "cluster": (2, 1)}, {"tile": (192, 184, 64), "cluster": (2, 1), "swaps": True},
                                  {"tile": (128, 200, 64), "cluster": (4, 1)}, {"tile": (128, 200, 64), "cluster": (4, 1), "stages": 5},
                                  {"tile": (64, 72, 64), "cluster": (8, 1), "swaps": True}], ids=str)
@pytest.mark.parametrize("m,n,k", [(512, 304, 128), (264, 520, 136), (8, 8, 8), (200, 600, 16)])
def test_parts_of_a_cluster_begin_at_any_row(plan, m, n, k):
    """76 rows for each half of 152 columns, 9 for an eighth of 72: swizzles go by addresses. Pieces of such a width have columns in common."""
    x, w = random((m, k)), random((n, k))
    single, shared = (tier.compile(lambda x, w: x @ w.T, plan=one) for one in ({"tile": (128, 128, 64)}, plan))
    parts, rows = plan["cluster"][0], plan["tile"][1]
    load = f"parts {parts} along 0 : <<element = f16, box = [64, {rows // parts}], swizzle = 128B>> to memref<{rows}x64"
    assert load in shared.ir("when", x, w, chip="sm_90a")
    assert (tier.simulate(shared, x, w, target="sm_90a", seeds=4) == tier.simulate(single, x, w, target="sm_90a", seeds=1)).all()


@pytest.mark.parametrize("swaps", [False, True], ids=["", "turned"])
@pytest.mark.parametrize("m,n,k", [(264, 328, 136), (600, 200, 72), (8, 8, 8)])
def test_two_tiles_side_by_side_share_the_longer_side(m, n, k, swaps):
    """Each copies half of 256 rows to both, and 160 columns of its own; some lie outside of the product."""
    x, w = random((m, k)), random((n, k))
    plan = {"tile": (256, 160, 64), "cluster": (1, 2), "swaps": swaps}
    single, shared = (tier.compile(lambda x, w: x @ w.T, plan=one) for one in ({"tile": (128, 128, 64)}, plan))
    when = shared.ir("when", x, w, chip="sm_90a")
    assert "parts 2 along 1 : <<element = f16, box = [64, 128], swizzle = 128B>> to memref<256x64" in when
    assert "box = [64, 160], swizzle = 128B>> to memref<160x64" in when
    assert (tier.simulate(shared, x, w, target="sm_90a", seeds=4) == tier.simulate(single, x, w, target="sm_90a", seeds=1)).all()


CLUSTER_BROKEN = [(drop("transport.release"), "async.deadlock"), (drop("transport.copy.bulk_load"), "async.deadlock"),
                  (pend("transport.await", 2, completion="mma_group"), "async.release-running|async.product-running")]


@pytest.mark.parametrize("cluster", [(2, 1), (4, 1), (2, 2)], ids=str)
@pytest.mark.parametrize("number", range(len(CLUSTER_BROKEN)), ids=[rule for _, rule in CLUSTER_BROKEN])
def test_a_broken_kernel_of_clusters_is_caught(number, cluster):
    change, rules = CLUSTER_BROKEN[number]
    fn = tier.compile(lambda x, w: x @ w.T, plan={"tile": (128, 128, 64), "cluster": cluster})
    kernel = broken("sm_90a", change, fn, ("f16[M%16, K%16]", "f16[N%16, K%16]"))
    for seed in range(4):
        with pytest.raises(tier.AsyncError) as caught:
            kernel.simulate(random((304, 640)), random((128, 640)), seed=seed)
        assert caught.value.rule in rules.split("|"), caught.value


@pytest.mark.parametrize("m, n, k, tile, way", [
    (300, 201, 128, (128, 192), "tier.lines = array<i64: 160, 192>"), (129, 516, 72, (192, 176), "tier.lines = array<i64: 144, 176>"),
    (2, 33, 64, (128, 192), "tier.lines"), (260, 1001, 64, (128, 192), "tier.lines"), (260, 515, 64, (256, 128), "lane = [32:[0, 1]]")])
def test_rows_that_begin_anywhere_are_stored_in_lines_or_by_lanes(m, n, k, tile, way):
    torch = pytest.importorskip("torch")
    x, w, b = (torch.randn(*sides, generator=torch.Generator().manual_seed(3)).bfloat16() for sides in ((m, k), (n, k), (n,)))
    program = tier.compile(lambda x, w, b: tier.relu(x @ w.T + b), plan={"tile": (*tile, 64)})
    assert way in program.ir("where", x, w, b, chip="sm_90a")
    got = program.lower(x, w, b, chip="sm_90a").simulate(x, w, b)
    exact = torch.relu(x.double() @ w.double().T + b.double())
    assert ((got.double() - exact).abs() <= 2.0**-8 * exact + 1e-3).all()


def test_a_stage_that_several_warps_fill_again_was_given_back():
    """Deep tiles of clusters, which threads copy: what other warps wrote to a stage was read before it is filled again."""
    kernel = tier.compile(lambda x, w: x @ w.T, plan={"tile": (64, 32, 128), "cluster": (2, 2)}).lower("f16[M%16, K%16]", "f16[N%16, K%16]", chip="sm_90a")
    when = _cross.copy(kernel._where)
    # As room When has it, less the proof, which takes half a minute.
    _cross.run(when, "convert-tier-to-transport,canonicalize,cse,transport-synthesize-schedule,transport-insert-fences,transport-share-bytes")
    assert "completion  copy_group" in str(when) and "stages 8" in str(when)
    random = np.random.default_rng(5)
    x, w = random.standard_normal((128, 1200)).astype(np.float16), random.standard_normal((64, 1200)).astype(np.float16)
    for seed in range(3):
        (y,), _ = kernel.artefact.simulate(when, (x, w), seed=seed)
        np.testing.assert_allclose(y, x.astype(np.float64) @ w.T.astype(np.float64), rtol=2e-3, atol=0.1)


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "sm_100a", "gfx950"])
def test_sums_that_are_known_to_have_no_terms(chip):
    shapes = [("f16", (5, 0)), ("f16", (0, 24)), ("f16", (24,))]
    kernel = tier.compile(lambda x, w, b: x @ w + b).lower(*(tier.Spec(dtype, shape, exact=True) for dtype, shape in shapes), chip=chip)
    b = random((24,))
    got = kernel.simulate(random((5, 0)), random((0, 24)), b)
    np.testing.assert_array_equal(wide(got), np.broadcast_to(wide(b), (5, 24)))
