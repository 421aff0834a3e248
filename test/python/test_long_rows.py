"""Few long rows: CTAs share them. What is launched where, and numbers from the simulator beside NumPy in float64."""

import numpy as np
import ptx_machine
import pytest
import tier

CHIPS = ["sm_90a", "sm_80", "sm_100a", "gfx942"]
LONG, TALL, SEGMENTED = 1 << 18, 1 << 13, 1 << 16


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


def _spread(x):
    below = x - tier.mean(x, axis=0, keepdims=True)
    return tier.mean(below * below, axis=0)


#: name: program, what NumPy says, shapes, kernels that these launch.
PROGRAMS = {
    "sum": (lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), ((3, SEGMENTED + 5),), 2),
    "sum of vectors": (lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), ((5, SEGMENTED + 16),), 2),
    "sum of one row": (lambda x: tier.sum(x), lambda x: x.sum(), ((SEGMENTED + 3,),), 2),
    "sum and maximum": (
        lambda x: tier.max(x, axis=1) - tier.mean(x, axis=1), lambda x: x.max(1) - x.mean(1), ((2, SEGMENTED + 1),), 2),
    "sum of rows in two dimensions": (lambda x: tier.sum(x, axis=-1), lambda x: x.sum(-1), ((2, 3, SEGMENTED),), 2),
    "row times vector": (lambda x, v: x @ v, lambda x, v: x @ v, ((4, SEGMENTED + 7), (SEGMENTED + 7,)), 2),
    "softmax": (lambda x: tier.softmax(x), _softmax(-1), ((2, LONG + 3),), 5),
    "softmax of one row": (lambda x: tier.softmax(x), _softmax(-1), ((LONG,),), 5),
    "log_softmax": (lambda x: tier.log_softmax(x), lambda x: np.log(_softmax(-1)(x)), ((1, LONG + 16),), 5),
    "centred": (_centred(1), _centred_reference(1), ((2, LONG + 1),), 5),
    "softmax down": (lambda x: tier.softmax(x, axis=0), _softmax(0), ((TALL + 17, 5),), 5),
    "softmax down vectors": (lambda x: tier.softmax(x, axis=0), _softmax(0), ((TALL, 64),), 5),
    "softmax in the middle": (lambda x: tier.softmax(x, axis=1), _softmax(1), ((3, TALL + 1, 5),), 5),
    "centred down": (_centred(0), _centred_reference(0), ((TALL + 8, 24),), 5),
    "spread down": (_spread, lambda x: x.var(0), ((TALL + 2, 7),), 4),
    "repeated": (
        lambda x, y: tier.softmax(x, axis=0) + y, lambda x, y: _softmax(0)(x) + y, ((TALL + 1, 5), (2, TALL + 1, 5)), 5),
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


@pytest.mark.parametrize("program, below, at, kernels", [
    (lambda x: tier.sum(x, axis=1), (3, SEGMENTED - 1), (3, SEGMENTED), 2),
    (lambda x: tier.sum(x, axis=1), (67, SEGMENTED), (66, SEGMENTED), 2),
    (lambda x: tier.softmax(x), (4, LONG - 1), (4, LONG), 5), (lambda x: tier.softmax(x), (34, LONG), (33, LONG), 5),
    (lambda x: tier.softmax(x, axis=0), (TALL - 1, 33), (TALL, 33), 5),
    (lambda x: tier.softmax(x, axis=0), (TALL, 1057), (TALL, 1056), 5)])
def test_only_few_long_rows_are_shared(program, below, at, kernels):
    kernel = tier.lower(program, ["f32[M, N]"], chip="sm_90a")
    assert len(kernel.launched(below)) == 1
    launched = kernel.launched(at)
    assert len(launched) == kernels
    assert launched[0].grid[0] > kernel.launched(below)[0].grid[0]


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
