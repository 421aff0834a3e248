"""Few long rows: CTAs share them. What is launched where, and numbers from the simulator beside NumPy in float64."""

import re

import numpy as np
import ptx_machine
import pytest
import tier

CHIPS = ["sm_90a", "sm_80", "sm_100a", "gfx942"]
LONG, TALL, SEGMENTED = 1 << 18, 1 << 13, 1 << 16
#: Rows that are neighbours in memory are held up to so many elements.
HELD = 1 << 10


def _centred(axis):
    def program(x):
        below = x - tier.mean(x, axis=axis, keepdims=True)
        return below / tier.sqrt(tier.mean(below * below, axis=axis, keepdims=True) + 1e-5)

    return program


def _centred_reference(axis):
    return lambda x: (x - x.mean(axis, keepdims=True)) / np.sqrt(x.var(axis, keepdims=True) + 1e-5)


def _softmax(axis):
    def reference(x):
        powers = np.exp(x - x.max(axis, keepdims=True))
        return powers / powers.sum(axis, keepdims=True)

    return reference


def _softmax_down(x):
    return tier.softmax(x, axis=0)


def _spread(x):
    below = x - tier.mean(x, axis=0, keepdims=True)
    return tier.mean(below * below, axis=0)


def _logsumexp(x):
    most = tier.max(x, axis=1, keepdims=True)
    return (most + tier.log(tier.sum(tier.exp(x - most), axis=1, keepdims=True)))[:, 0]


#: name: program, what NumPy says, shapes, kernels that these launch.
PROGRAMS = {
    "sum": (lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), ((3, SEGMENTED + 5),), 2),
    "sum of vectors": (lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), ((5, SEGMENTED + 16),), 2),
    "sum of one row": (lambda x: tier.sum(x), lambda x: x.sum(), ((SEGMENTED + 3,),), 2),
    "sum and maximum": (
        lambda x: tier.max(x, axis=1) - tier.mean(x, axis=1), lambda x: x.max(1) - x.mean(1), ((2, SEGMENTED + 1),), 2),
    "sum of rows in two dimensions": (lambda x: tier.sum(x, axis=-1), lambda x: x.sum(-1), ((2, 3, SEGMENTED),), 2),
    "row times vector": (lambda x, v: x @ v, lambda x, v: x @ v, ((4, SEGMENTED + 7), (SEGMENTED + 7,)), 2),
    "softmax": (lambda x: tier.softmax(x), _softmax(-1), ((2, LONG + 3),), 3),
    "softmax of one row": (lambda x: tier.softmax(x), _softmax(-1), ((LONG,),), 3),
    "log_softmax": (lambda x: tier.log_softmax(x), lambda x: np.log(_softmax(-1)(x)), ((1, LONG + 16),), 3),
    "centred": (_centred(1), _centred_reference(1), ((2, LONG + 1),), 5),
    "softmax down": (_softmax_down, _softmax(0), ((TALL + 17, 5),), 3),
    "softmax down vectors": (_softmax_down, _softmax(0), ((TALL, 64),), 3),
    "softmax in the middle": (lambda x: tier.softmax(x, axis=1), _softmax(1), ((3, TALL + 1, 5),), 3),
    "centred down": (_centred(0), _centred_reference(0), ((TALL + 8, 24),), 5),
    "spread down": (_spread, lambda x: x.var(0), ((TALL + 2, 7),), 5),
    "repeated": (
        lambda x, y: tier.softmax(x, axis=0) + y, lambda x, y: _softmax(0)(x) + y, ((TALL + 1, 5), (2, TALL + 1, 5)), 6),
}


def _arrays(shapes):
    random = np.random.default_rng(7)
    return [random.standard_normal(shape).astype(np.float32) for shape in shapes]


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_numbers_are_those_of_numpy(name, chip):
    program, reference, shapes, kernels = PROGRAMS[name]
    arrays = _arrays(shapes)
    function = tier.compile(program)
    got = tier.simulate(function, *arrays, target=chip, seeds=1)
    expected = reference(*(array.astype(np.float64) for array in arrays))
    assert got.shape == np.shape(expected)
    np.testing.assert_allclose(got, expected, rtol=2e-5, atol=2e-5 * np.abs(expected).max())
    again = tier.simulate(function, *arrays, target=chip, seeds=1)
    assert got.tobytes() == again.tobytes()
    kernel = function.lower(*arrays, chip=chip)
    assert len(kernel.launched(*arrays)) == kernels


@pytest.mark.parametrize("program, spec, below, at, kernels", [
    (lambda x: tier.sum(x, axis=1), "f32[M, N]", (3, SEGMENTED - 1), (3, SEGMENTED), 2),
    (lambda x: tier.sum(x, axis=1), "f32[M, N]", (67, SEGMENTED), (66, SEGMENTED), 2),
    (tier.softmax, "f32[M, N]", (4, SEGMENTED - 1), (4, SEGMENTED), 3), (tier.softmax, "f32[M, N]", (34, SEGMENTED), (33, SEGMENTED), 3),
    (tier.softmax, "f32[M, N%16]", (4, SEGMENTED - 16), (4, SEGMENTED), 3), (tier.softmax, "bf16[M, N%16]", (67, SEGMENTED), (66, SEGMENTED), 3),
    (tier.softmax, "bf16[M, N]", (4, LONG - 1), (4, LONG), 3), (tier.softmax, "bf16[M, N]", (34, LONG), (33, LONG), 3),
    (_centred(1), "f32[M, N%16]", (4, LONG - 16), (4, LONG), 5), (_centred(1), "f32[M, N]", (34, LONG), (33, LONG), 5),
    (_softmax_down, "f32[M, N]", (HELD, 33), (HELD + 1, 33), 3), (_softmax_down, "bf16[M, N%8]", (2047, 64), (2048, 64), 3),
    (_centred(0), "f32[M, N]", (HELD, 33), (HELD + 8, 33), 5), (_centred(0), "f32[M, N%4]", (TALL - 1, 64), (TALL, 64), 5)])
def test_only_few_long_rows_are_shared(program, spec, below, at, kernels):
    kernel = tier.lower(program, [spec], chip="sm_90a")
    assert len(kernel.launched(below)) == 1
    launched = kernel.launched(at)
    assert len(launched) == kernels
    assert launched[0].grid[0] > kernel.launched(below)[0].grid[0]


@pytest.mark.parametrize("program, spec, below, at, kernels", [
    (_softmax_down, "f32[M, N]", (HELD, 50257), (HELD + 1, 50257), 3), (_softmax_down, "bf16[M, N%8]", (2047, 65536), (2048, 65536), 3),
    (_centred(0), "f32[M, N]", (HELD, 50257), (HELD + 8, 50257), 5), (_centred(0), "f32[M, N%4]", (TALL - 1, 65536), (TALL, 65536), 5)])
def test_rows_that_are_neighbours_go_in_stages_however_many(program, spec, below, at, kernels):
    kernel = tier.lower(program, [spec], chip="sm_90a")
    assert len(kernel.launched(below)) == 1
    assert len(kernel.launched(at)) == kernels


@pytest.mark.parametrize("rows, columns", [(HELD + 1, 4301), (HELD + 7, 4230)])
def test_more_lines_than_multiprocessors(rows, columns):
    """A maximum and the sum behind it are read once; each line is one segment."""
    x, = _arrays([(rows, columns)])
    function = tier.compile(_softmax_down)
    got = tier.simulate(function, x, target="sm_90a", seeds=1)
    np.testing.assert_allclose(got, _softmax(0)(x.astype(np.float64)), rtol=2e-5, atol=1e-7)
    assert len(function.lower(x, chip="sm_90a").launched(x)) == 3


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape, axis", [((3, SEGMENTED + 5), 1), ((33, SEGMENTED), 1), ((TALL + 17, 5), 0), ((2, TALL + 1, 5), 1)])
def test_narrow_rows_beside_wide_numbers_of_each(shape, axis, chip):
    """What each row has one of, the result too, has wider elements than the row: segments are of rows all the same."""
    random = np.random.default_rng(3)
    x = random.standard_normal(shape).astype(np.float16)
    u = random.standard_normal(shape[:axis] + (1,) + shape[axis + 1:]).astype(np.float32)
    got = tier.simulate(tier.compile(lambda x, u: tier.sum(x.astype(tier.float32) * 2.0 + u, axis=axis)), x, u, target=chip, seeds=1)
    expected = (x.astype(np.float64) * 2 + u.astype(np.float64)).sum(axis)
    np.testing.assert_allclose(got, expected, rtol=2e-5, atol=1e-5 * shape[axis])


@pytest.mark.parametrize("chip", [*CHIPS, "cpu"])
def test_rows_that_are_gathered(chip):
    random = np.random.default_rng(5)
    table, column = _arrays([(7, SEGMENTED + 3), (100, 3)])
    rows, many = random.integers(0, 7, 5).astype(np.int32), random.integers(0, 100, SEGMENTED + 1).astype(np.int32)
    for program, arrays, expected in [
        (lambda t, i: tier.sum(t[i], axis=1), (table, rows), table[rows].sum(1, dtype=np.float64)),
        (lambda t, i: tier.sum(t[:, 0][i]), (column, many), column[:, 0][many].sum(dtype=np.float64)),
    ]:
        function = tier.compile(program)
        got = function(*arrays) if chip == "cpu" else tier.simulate(function, *arrays, target=chip, seeds=1)
        np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-3)
        # Four cores have five rows to do.
        assert len(function.lower(*arrays, chip=chip).launched(*arrays)) == (1 if chip == "cpu" and got.ndim else 2)


@pytest.mark.parametrize("shape", [(0, LONG), (0, 0), (3, 0)])
def test_nothing_is_launched_for_nothing(shape):
    kernel = tier.lower(lambda x: tier.softmax(x), ["f32[M, N]"], chip="sm_90a")
    assert kernel.launched(shape) == [] or shape[0] > 0


#: Rows that lie apart, and whose first begins at a vector or inside of one; rows from the last to the first.
VIEWS = {
    "gaps": lambda rows, columns: np.empty((rows, columns + 1), np.float32)[:, :-1],
    "gaps on both sides": lambda rows, columns: np.empty((rows, columns + 4), np.float32)[:, 2:-2],
    "turned": lambda rows, columns: np.empty((2 * rows, columns), np.float32)[::-2],
}


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("rows, columns", [(TALL + 3, 5), (TALL, 4), (TALL, 16), (1 << 18, 3)])
def test_rows_with_gaps_and_turned_ones(rows, columns, name):
    """Also of extents for which rows without gaps are seen as longer ones."""
    x = _arrays([(rows, columns)])[0]
    view = VIEWS[name](rows, columns)
    view[:] = x
    got = tier.simulate(tier.compile(lambda x: tier.softmax(x, axis=0)), view, target="sm_90a", seeds=1)
    np.testing.assert_allclose(got, _softmax(0)(x.astype(np.float64)), rtol=2e-5)
    got = tier.simulate(tier.compile(lambda x: tier.max(x, axis=0)), view, target="sm_90a", seeds=1)
    np.testing.assert_array_equal(got, x.max(0))


def _below(x, axis):
    return x - tier.max(x, axis=axis, keepdims=True)


def _weighed(x, w):
    powers = tier.exp(_below(x, 1))
    return tier.sum(powers * w, axis=1) / tier.sum(powers, axis=1)


def _attended(x, w):
    return tier.sum(w * tier.exp(_below(x, 1)), axis=1, keepdims=True) * x


#: name: program, what NumPy says, shapes, kernels: 2 for each stage of reductions, 1 for what is computed of all.
SCALED = {
    "log of the sum": (_logsumexp, lambda x: np.log(np.exp(x).sum(1)), ((2, LONG + 3),), 2),
    "powers of 2": (
        lambda x: tier.sum(tier.exp2(1.5 * _below(x, 1)), axis=1, keepdims=True) * x,
        lambda x: np.exp2(1.5 * (x - x.max(1, keepdims=True))).sum(1, keepdims=True) * x, ((2, LONG + 8),), 3),
    "of scaled numbers": (lambda x: tier.softmax(0.3 * x + 1.0), lambda x: _softmax(1)(0.3 * x), ((2, LONG + 5),), 3),
    "of centred numbers": (
        lambda x: tier.softmax(tier.square(x - tier.mean(x, axis=1, keepdims=True))),
        lambda x: _softmax(1)(np.square(x - x.mean(1, keepdims=True))), ((2, LONG + 3),), 5),
    "with weights": (
        _attended, lambda x, w: (w * np.exp(x - x.max(1, keepdims=True))).sum(1, keepdims=True) * x, ((2, LONG + 5), (LONG + 5,)), 3),
    "down": (
        lambda x: tier.log(tier.sum(tier.exp(_below(x, 0)), axis=0)), lambda x: np.log(np.exp(x - x.max(0)).sum(0)), ((TALL + 40, 12),), 2),
    "of one row": (lambda x: tier.log(tier.sum(tier.exp(x - tier.max(x)))), lambda x: np.log(np.exp(x - x.max()).sum()), ((LONG + 7,),), 2),
    # One reading does not serve these.
    "three reductions": (
        lambda x: tier.softmax(x) - tier.mean(tier.softmax(x), axis=1, keepdims=True),
        lambda x: _softmax(1)(x) - _softmax(1)(x).mean(1, keepdims=True), ((2, LONG + 3),), 5),
    "of other numbers": (
        lambda x: tier.sum(tier.exp(0.5 * x - tier.max(x, axis=1, keepdims=True)), axis=1, keepdims=True) * x,
        lambda x: np.exp(0.5 * x - x.max(1, keepdims=True)).sum(1, keepdims=True) * x, ((2, LONG + 3),), 5),
    "of squares": (
        lambda x: tier.sum(tier.square(_below(x, 1)), axis=1, keepdims=True) * x,
        lambda x: np.square(x - x.max(1, keepdims=True)).sum(1, keepdims=True) * x, ((2, LONG + 3),), 5),
    "negative powers": (
        lambda x: tier.sum(tier.exp(-0.5 * _below(x, 1)), axis=1, keepdims=True) * x,
        lambda x: np.exp(-0.5 * (x - x.max(1, keepdims=True))).sum(1, keepdims=True) * x, ((2, LONG + 3),), 5),
    "from the least": (
        lambda x: tier.sum(tier.exp(tier.min(x, axis=1, keepdims=True) - x), axis=1, keepdims=True) * x,
        lambda x: np.exp(x.min(1, keepdims=True) - x).sum(1, keepdims=True) * x, ((2, LONG + 3),), 5),
    "weights from the maximum": (
        lambda x: tier.sum(tier.exp(_below(x, 1)) * _below(x, 1), axis=1, keepdims=True) * x,
        lambda x: (np.exp(x - x.max(1, keepdims=True)) * (x - x.max(1, keepdims=True))).sum(1, keepdims=True) * x, ((2, LONG + 3),), 5),
    "sum of a maximum": (
        lambda x: tier.sum(tier.exp(tier.maximum(_below(x, 1), -2.0)), axis=1, keepdims=True) * x,
        lambda x: np.exp(np.maximum(x - x.max(1, keepdims=True), -2)).sum(1, keepdims=True) * x, ((2, LONG + 3),), 5),
}


@pytest.mark.parametrize("chip", ["sm_90a", "gfx942"])
@pytest.mark.parametrize("name", SCALED)
def test_a_maximum_and_the_sum_behind_it_are_read_once(name, chip):
    program, reference, shapes, kernels = SCALED[name]
    arrays = _arrays(shapes)
    function = tier.compile(program)
    got = tier.simulate(function, *arrays, target=chip, seeds=1)
    expected = reference(*(array.astype(np.float64) for array in arrays))
    np.testing.assert_allclose(got, expected, rtol=3e-5, atol=3e-5 * np.abs(expected).max())
    assert got.tobytes() == tier.simulate(function, *arrays, target=chip, seeds=1).tobytes()
    assert len(function.lower(*arrays, chip=chip).launched(*arrays)) == kernels


def _odd_rows(columns, most):
    """Rows with what is infinite, no number, or far from zero, in one segment or in all; which of them have numbers."""
    x = np.random.default_rng(11).standard_normal((12, columns)).astype(np.float32) * 3
    x[0, : columns // 2] = x[1, columns // 3 :] = x[2] = x[3, : columns - 1] = -np.inf
    x[4, 7], x[5, columns - 3], x[6, columns - 1], x[7] = np.inf, np.nan, most, -most
    x[8] += 1e4
    x[9] -= 1e4
    x[10, ::97] = -np.inf
    return x, [0, 1, 3, 8, 9, 10, 11]


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("name", ["softmax", "log_softmax"])
def test_what_is_infinite_or_no_number(name, axis, dtype):
    """As where a row is read twice: -inf counts nothing, and a row of nothing else, or with inf or NaN, is NaN."""
    torch = pytest.importorskip("torch")
    kind = getattr(torch, dtype)
    x, rest = _odd_rows(LONG + 5 if axis else TALL + 5, torch.finfo(kind).max)
    x = torch.from_numpy(x).to(kind)
    expected = getattr(torch, name)(x.double(), 1)
    function = tier.compile(lambda x: getattr(tier, name)(x, axis=axis))
    array = x if axis else x.T.contiguous()
    got = tier.simulate(function, array, target="sm_90a", seeds=1)
    got = got if axis else got.T
    assert len(function.lower(array, chip="sm_90a").launched(array)) == 3
    assert torch.equal(got.isnan(), expected.isnan())
    assert torch.equal(got.isinf(), expected.to(kind).isinf())
    torch.testing.assert_close(got.double()[rest], expected.to(kind).double()[rest], rtol=1e-4 if dtype == "float32" else 1e-2, atol=1e-6)


def _below_most(axis):
    return lambda x: tier.max(x, axis=axis, keepdims=True) - x


@pytest.mark.parametrize("shape, axis", [((2, LONG + 5), 1), ((TALL + 3, 5), 0), ((TALL, 32), 0)])
def test_ptx(shape, axis):
    x = np.random.default_rng(3).integers(-1000, 1000, shape, np.int32)
    kernel = tier.lower(_below_most(axis), ["i32[M, N]" if shape[1] % 16 else "i32[M%16, N%16]"], chip="sm_90a")
    out = np.zeros_like(x)
    machine = ptx_machine.Machine(1 << 23)
    places = {array.ctypes.data: machine.put(np.full_like(array, 77) if array is out else array) for array in (x, out)}
    np.testing.assert_array_equal(ptx_machine.call(machine, kernel, [x, out], places), x.max(axis, keepdims=True) - x)


@pytest.mark.parametrize("spec, shape, axis", [
    ("f16[M, N]", (2, LONG + 5), 1), ("f32[M, N]", (3, LONG + 3), 1), ("f16[M, N]", (TALL + 3, 5), 0), ("f16[M, N]", (TALL, 7), 0)])
def test_segments_that_begin_inside_of_vectors_are_read_in_vectors(spec, shape, axis):
    """Each is made of the two that cover it."""
    kernel = tier.lower(lambda x: tier.softmax(x, axis=axis), [spec], chip="sm_90a")
    loads = re.findall(r"ld\.global\S*", ptx_machine.text_of(kernel, kernel.launched(shape)[0].kernel.split("@")[-1]))
    assert loads and all(".v4." in load for load in loads)
