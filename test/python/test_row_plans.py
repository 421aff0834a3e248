"""Plans of rows that a tuner may choose: their PTX on a machine of NumPy arrays, their protocols proved."""

import functools
import json
import re

import numpy as np
import ptx_machine
import pytest

from tier import Spec, _kernel, _program, _tune, protocol

KINDS = {np.int8: "i8", np.int16: "i16", np.int32: "i32"}


def tops(x):
    import tier

    return tier.max(x, axis=-1, keepdims=True) - x


def spans(x):
    import tier

    least = tier.min(x, axis=-1, keepdims=True)
    most = tier.max(x - least, axis=-1, keepdims=True)
    return (x - least) * tier.max(most - x, axis=-1, keepdims=True)


def expected(function, x):
    least = x.min(-1, keepdims=True)
    most = (x - least).max(-1, keepdims=True)
    return x.max(-1, keepdims=True) - x if function is tops else (x - least) * (most - x).max(-1, keepdims=True)


@functools.cache
def candidates(function, dtype, rows: int, width: int) -> tuple[_program.Program, list[str]]:
    program = _program.trace(function, ["x"], [Spec(KINDS[dtype], (rows, width), exact=True)], {}, None)
    return program, _tune.candidates(program, "sm_90a")[0]


def few(cluster: int, clusters: int) -> bool:
    """The first and the last, and some between: where as many walk as a GPU has room for, their code is the same."""
    return cluster in {0, 1, clusters // 3, clusters // 2, clusters - 2, clusters - 1}


def check_few(machine: ptx_machine.Machine, made: np.ndarray, wanted: np.ndarray) -> None:
    """The rows of the clusters that ran, each of which walks one of as many rows as there are clusters; nobody wrote to the others."""
    ran = np.array([few(row % machine.clusters, machine.clusters) for row in range(len(made))])
    assert 2 <= ran.sum() < len(made)
    assert np.array_equal(made[ran], wanted[ran])
    assert (made[~ran] == 77).all()


def run(function, dtype, rows: int, width: int, plan: str, memory: int = 1 << 21, runs_few: bool = False, is_decided: bool = True) -> None:
    program, _ = candidates(function, dtype, rows, width)
    kernel = _kernel.build(_tune.with_plans(program, [plan]), "sm_90a")
    for lifted in protocol.lift(kernel.ir("how")):
        assert not lifted.unknown, plan
        found = protocol.verify(lifted.program)
        assert found.proved or not is_decided and {one.rule for one in found.diagnostics} == {"async.unknown"}, plan
    x = np.random.default_rng(width).integers(-90, 90, (rows, width), dtype)
    out = np.zeros_like(x)
    machine = ptx_machine.Machine(memory)
    places = {array.ctypes.data: machine.put(np.full_like(array, 77) if array is out else array) for array in (x, out)}
    if runs_few:
        machine.runs = few
        check_few(machine, ptx_machine.call(machine, kernel, [x, out], places), expected(function, x))
    else:
        assert np.array_equal(ptx_machine.call(machine, kernel, [x, out], places), expected(function, x)), plan


@pytest.mark.parametrize("dtype, rows, width", [(np.int16, 300, 63), (np.int16, 131, 100), (np.int16, 21, 255), (np.int32, 100, 31), (np.int8, 77, 9),
                                                (np.int8, 130, 17), (np.int16, 9, 511), (np.int32, 517, 3)])  # fmt: skip
def test_short_rows_element_by_element(dtype, rows, width):
    _, plans = candidates(tops, dtype, rows, width)
    chosen = [plan for plan in plans if "lanes" in plan]
    assert "lanes" in plans[0] and any("stretch" in plan for plan in chosen)
    for plan in [plans[0], *chosen[1 :: len(chosen) // 7]]:
        run(tops, dtype, rows, width, plan)


@pytest.mark.parametrize("function", [tops, spans], ids=lambda f: f.__name__)
@pytest.mark.parametrize("rows, width", [(3, 16400), (2, 20001)])
def test_clusters_of_any_size(function, rows, width):
    """With one exchange for a row and with three."""
    _, plans = candidates(function, np.int16, rows, width)
    for ctas in (2, 4, 8):
        shared = [plan for plan in plans if f"cluster = [1, {ctas}]" in plan]
        assert shared
        for plan in (shared[0], shared[-1]):
            run(function, np.int16, rows, width, plan)


@pytest.mark.parametrize("function", [tops, spans], ids=lambda f: f.__name__)
@pytest.mark.parametrize("dtype, rows, width", [(np.int16, 2, 9155), (np.int16, 3, 12225), (np.int16, 2, 20001), (np.int16, 3, 50256), (np.int16, 2, 50257), (np.int16, 2, 36801),
                                                (np.int16, 2, 36864), (np.int32, 2, 14327), (np.int32, 3, 16385), (np.int16, 5, 57281), (np.int16, 2, 57344)])  # fmt: skip
def test_rows_that_are_copied(function, dtype, rows, width):
    """Of one chunk more or less, and as many columns as there is room for: then the number of whole chunks depends on where a row begins,
    and instructions of so many threads are not proved (transport-verify has proved them before)."""
    _, plans = candidates(function, dtype, rows, width)
    assert "copied" in plans[0]
    run(function, dtype, rows, width, plans[0], is_decided=width not in {9155, 12225, 36801, 57281})


@pytest.mark.parametrize("dtype, width", [(np.int16, 5500), (np.int16, 8191), (np.int16, 12296), (np.int16, 16384)])
def test_many_rows_are_copied_and_few_are_held(dtype, width):
    assert "copied" not in candidates(tops, dtype, 1055, width)[1][0]
    _, plans = candidates(tops, dtype, 1056, width)
    assert "copied" in plans[0]
    run(tops, dtype, 1056, width, plans[0], memory=1 << 27, runs_few=True)


@pytest.mark.parametrize("dtype, width", [(np.int16, 60001), (np.int16, 60000), (np.int16, 65536)])
def test_rows_that_follow_others(dtype, width):
    """CTAs walk two rows, and some of them one: each takes the row that was copied while the one before was reduced."""
    _, plans = candidates(tops, dtype, 135, width)
    assert "walks" in plans[0] and "ctas = 1" in plans[0] and ("begins" in plans[0]) == (width != 65536)
    run(tops, dtype, 135, width, plans[0], memory=1 << 26, runs_few=True)


@pytest.mark.parametrize("function", [tops, spans], ids=lambda f: f.__name__)
@pytest.mark.parametrize("dtype, rows, width", [(np.int16, 3, 50256), (np.int16, 5, 32760), (np.int16, 9, 5000), (np.int32, 5, 12004), (np.int16, 4, 20480)])  # fmt: skip
def test_rows_of_whole_vectors_begin_at_lines(function, dtype, rows, width):
    """Or where the rows do; where all of them begin at lines, no plan says so."""
    _, plans = candidates(function, dtype, rows, width)
    begin, rest = ([plan for plan in plans if "cluster" not in plan and ("begins" in plan) == begins] for begins in (True, False))
    assert rest and bool(begin) == (width != 20480)
    for plan in [*begin[:2], *begin[-2:], *rest[-2:]]:
        run(function, dtype, rows, width, plan)


@pytest.mark.parametrize("function, dtype, rows, width, ctas", [(tops, np.int16, 133, 90001, 2), (spans, np.int16, 132, 100008, 2), (tops, np.int16, 132, 151937, 4)])
def test_rows_that_clusters_walk(function, dtype, rows, width, ctas):
    """A row is cut into parts that begin at lines; clusters walk some of them, and some one less."""
    _, plans = candidates(function, dtype, rows, width)
    assert "walks" in plans[0] and f"cluster = [1, {ctas}]" in plans[0]
    run(function, dtype, rows, width, plans[0], memory=1 << 27, runs_few=True)


def weighted(x, w, b):
    import tier

    return (tier.max(x, axis=-1, keepdims=True) - x) * w + b


@pytest.mark.parametrize("dtype, rows, width, ctas, walks", [
    (np.int16, 3300, 1001, 1, "walks beside 2 arrays"), (np.int16, 1900, 1529, 1, "walks beside 2 arrays"), (np.int16, 700, 5001, 1, "walks beside 2 arrays"),
    (np.int16, 397, 8129, 1, "walks beside 2 arrays"), (np.int16, 267, 13001, 1, "walks beside 2 arrays"), (np.int16, 135, 20488, 1, "walks beside 2 arrays"),
    (np.int16, 133, 40001, 1, "walks beside 1 array"), (np.int16, 133, 55001, 1, "walks beside 1 array"), (np.int16, 133, 55000, 1, "walks beside 1 array"),
    (np.int16, 135, 65001, 2, "walks beside 2 arrays"), (np.int16, 132, 75008, 4, "walks beside 2 arrays"),
    (np.int16, 132, 90001, 2, "walks beside 1 array"), (np.int16, 132, 120001, 4, "walks,"), (np.int32, 132, 40001, 2, "walks,")])
def test_arrays_along_rows_that_are_walked(dtype, rows, width, ctas, walks):
    """Each CTA keeps its part of both, which all its rows read, or of one; where it has no room, or few rows begin alike, it loads them for
    every row."""
    element = KINDS[dtype]
    program = _program.trace(weighted, ["x", "w", "b"], [Spec(element, (rows, width), exact=True), *[Spec(element, (width,), exact=True)] * 2], {}, None)
    plan = _tune.candidates(program, "sm_90a")[0][0]
    assert walks in plan and (f"cluster = [1, {ctas}]" in plan if ctas > 1 else "cluster" not in plan)
    kernel = _kernel.build(_tune.with_plans(program, [plan]), "sm_90a")
    for lifted in protocol.lift(kernel.ir("how")):
        assert not lifted.unknown and protocol.verify(lifted.program).proved
    random = np.random.default_rng(width)
    x, w, b = random.integers(-90, 90, (rows, width), dtype), random.integers(-90, 90, width, dtype), random.integers(-90, 90, width, dtype)
    out = np.zeros_like(x)
    machine = ptx_machine.Machine(1 << 28)
    places = {array.ctypes.data: machine.put(np.full_like(array, 77) if array is out else array) for array in (x, w, b, out)}
    machine.runs = few
    check_few(machine, ptx_machine.call(machine, kernel, [x, w, b, out], places), (x.max(-1, keepdims=True) - x) * w + b)


@pytest.mark.parametrize("rows, width, ctas", [(4096, 60001, 128), (16384, 60001, 132), (133, 60001, 67), (132, 60001, 132), (4096, 128257, 132), (4096, 151936, 132), (160, 256000, 128)])  # fmt: skip
def test_as_few_walk_as_walk_no_more_rows_each(rows, width, ctas):
    program, plans = candidates(tops, np.int16, rows, width)
    launched = json.loads(_kernel.build(_tune.with_plans(program, [plans[0]]), "sm_90a").artefact.program.trace(*(np.empty((rows, width), np.int16) for _ in "xy"), compiled=True))
    assert [at["grid"] for at in launched if "grid" in at] == [[ctas, 1, 1]]


def shares(x):
    import tier

    return tier.softmax(x, axis=-1)


def logs(x):
    import tier

    return tier.log_softmax(x, axis=-1)


@pytest.mark.parametrize("function, dtype, rows, width, pick", [(shares, np.float32, 8, 20001, "cluster = [1, 2]"), (logs, np.float32, 8, 20001, "cluster = [1, 4]"),
                                                                (shares, np.float32, 8, 20001, "cluster = [1, 8]"), (shares, np.float16, 132, 90001, "cluster = [1, 2], walks"),
                                                                (logs, np.float16, 132, 90000, "cluster = [1, 2], walks")])  # fmt: skip
def test_a_maximum_and_the_sum_behind_it_are_exchanged_at_once(function, dtype, rows, width, pick):
    """Whatever is infinite or no number in the part of one CTA, or of all; and twice the same bits."""
    program = _program.trace(function, ["x"], [Spec({np.float32: "f32", np.float16: "f16"}[dtype], (rows, width), exact=True)], {}, None)
    plan = next(plan for plan in _tune.candidates(program, "sm_90a")[0] if pick in plan)
    kernel = _kernel.build(_tune.with_plans(program, [plan]), "sm_90a")
    where = kernel.ir("where")
    assert where.count("tier.cluster_gather") == 1 and "tier.cluster_reduce" not in where
    for lifted in protocol.lift(kernel.ir("how")):
        assert not lifted.unknown and protocol.verify(lifted.program).proved
    x = (4 * np.random.default_rng(width).standard_normal((rows, width))).astype(dtype)
    x[0, : width // 2] = x[1, width // 3 :] = x[2] = x[3, 1:] = -np.inf
    x[4, 7], x[5, width - 3], x[6, 9], x[7, ::3] = np.inf, np.nan, np.finfo(dtype).max, np.finfo(dtype).min
    made = kernel.simulate(x)
    with np.errstate(invalid="ignore", divide="ignore", over="ignore"):
        distance = x.astype(np.float64) - x.max(-1, keepdims=True)
        total = np.exp(distance).sum(-1, keepdims=True)
        wanted = np.exp(distance) / total if function is shares else (distance - np.log(total)).astype(dtype)
    half = dtype is np.float16
    np.testing.assert_allclose(made, wanted, rtol=1e-3 if half else 3e-5, atol=6e-8 if half else 1e-7)
    if not half:
        assert np.array_equal(made, kernel.simulate(x, seed=1), equal_nan=True)


def test_nothing_of_a_row_is_computed_before_its_mean_and_nothing_waits_for_what_is_read_ahead():
    import tier

    specs = [Spec("bf16", (133, 50257), exact=True), *[Spec("bf16", (50257,), exact=True)] * 2]
    kernel = tier.compile(lambda x, w, b: tier.layer_norm(x, w, b)).lower(*specs, chip="sm_90a")
    name = kernel.launched((133, 50257), (50257,), (50257,))[0].kernel.split("@")[-1]
    where = kernel.ir("where", [name])
    row, mean = re.search(r"tier.again (%\w+) after (%\w+) :", where).groups()
    assert re.search(rf"{row} = tier.load .*tier.ahead", where) and re.search(rf"{mean} = arith.divf .*tensor<1xf32", where)
    loop = where[where.index("scf.for"):]
    pieces = loop.count("tier.piece")
    assert pieces > 10 and loop.count("tier.under_way") == pieces
    # A branch for each of them would be two more labels, and one for each number of words four.
    text = ptx_machine.text_of(kernel, name)
    last = text[text.rindex("bar.sync"):]
    assert last.count("shf.r.wrap") >= 4 * pieces and len(re.findall(r"^\$L\w+:", last, re.MULTILINE)) < 2 * pieces + 10


def test_few_rows_that_fill_a_multiprocessor_are_left_to_clusters():
    assert "walks" in candidates(tops, np.int16, 132, 65537)[1][0]
    assert "walks" not in candidates(tops, np.int16, 131, 65537)[1][0]


@pytest.mark.parametrize("rows, width", [(2, 20001), (132, 60001)], ids=["copied", "walked"])
def test_a_copy_is_awaited_before_it_is_read(rows, width):
    program, plans = candidates(tops, np.int16, rows, width)
    kernel = _kernel.build(_tune.with_plans(program, [plans[0]]), "sm_90a")
    (lifted,) = protocol.lift(kernel.ir("how"))
    bodies = [lifted.program["roles"][0]["body"]]
    bodies += [at["body"] for at in bodies[0] if "body" in at]
    body = next(body for body in bodies if any(at["op"] == "group_wait" for at in body))
    body[:] = [at for at in body if at["op"] != "group_wait"]
    assert {found.rule for found in protocol.verify(lifted.program).diagnostics} == {"async.read-early"}


def test_a_stretch_is_met_before_it_is_read():
    program, plans = candidates(tops, np.int16, 300, 63)
    kernel = _kernel.build(_tune.with_plans(program, [next(plan for plan in plans if "stretch" in plan)]), "sm_90a")
    (lifted,) = protocol.lift(kernel.ir("how"))

    def drop(body) -> int:
        """Take the meetings away, wherever they are."""
        met = [at for at in body if at["op"] == "cta_barrier"]
        body[:] = [at for at in body if at["op"] != "cta_barrier"]
        return len(met) + sum(drop(at[side]) for at in body for side in ("body", "otherwise") if side in at)

    assert drop(lifted.program["roles"][0]["body"])
    assert {"async.race"} == {found.rule for found in protocol.verify(lifted.program).diagnostics}


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "sm_100a", "gfx942", "gfx950"])
@pytest.mark.parametrize("spec", ["f32[M, N%64]", "f32[M, N]", "bf16[M, N%64]", "bf16[M, N]", "i8[M, N%16]", "f64[M, N%2]"])
def test_every_class_is_made_of_whole_waves(chip, spec):
    import tier

    for function in (lambda x: tier.sum(x, axis=1), tops, lambda x: x - tier.sum(x, axis=1, keepdims=True, dtype=x.dtype) * x):
        assert "gpu.func" in tier.compile(function).lower(spec, chip=chip).ir("when")
