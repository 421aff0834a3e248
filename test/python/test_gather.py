"""Gathers of rows: what NumPy takes, on the host and on the models of other machines, and what stands where there is no row."""

import numpy as np
import pytest
import tier
from tier import Spec, _kernel, _tune
from what_meaning import Meaning

RANDOM = np.random.default_rng(7)
FILLS = {"f": np.nan, "i": None, "b": True}


def fill_of(dtype):
    """What stands where there is no row."""
    return np.iinfo(dtype).min if dtype.kind == "i" else FILLS[dtype.kind]


def taken(x, i, axis=0):
    """NumPy's take, with the rule for indices that are no position."""
    n = x.shape[axis]
    inside = (i >= -n) & (i < n)
    y = np.take(x, np.where(inside, i, 0), axis) if n else np.zeros(x.shape[:axis] + i.shape + x.shape[axis + 1:], x.dtype)
    inside = inside.reshape((1,) * axis + i.shape + (1,) * (x.ndim - axis - 1))
    return np.where(inside, y, fill_of(x.dtype)).astype(x.dtype)


def numbers(n, *shape, dtype=np.int32, out=True):
    """Random indices, from the end too; some are no position."""
    i = RANDOM.integers(-n, max(n, 1), shape, dtype) if n else np.zeros(shape, dtype)
    if out and i.size > 3:
        flat = i.reshape(-1)
        flat[:3] = [n, -n - 1, np.iinfo(dtype).max if flat.size % 2 else np.iinfo(dtype).min]
    return i


def array(shape, dtype=np.float32):
    kind = np.dtype(dtype).kind
    if kind == "b":
        return RANDOM.integers(0, 2, shape).astype(bool)
    if kind == "i":
        return RANDOM.integers(np.iinfo(dtype).min, np.iinfo(dtype).max, shape, dtype)
    return RANDOM.standard_normal(shape).astype(dtype)


def same(got, expected):
    assert got.shape == expected.shape and got.dtype == expected.dtype
    np.testing.assert_array_equal(got, expected)


# x, axis, indices: empty ones, one element, odd and even widths, of every rank.
SHAPES = [
    ((7, 5), 0, (9,)), ((7, 5), 1, (9,)), ((7, 64), 0, (4,)), ((40, 1), 0, (6,)), ((1, 33), 0, (5,)), ((13,), 0, (50,)), ((13,), 0, ()),
    ((13, 70), 0, ()), ((9, 16), 0, (2, 3)), ((4, 6, 8), 1, (5,)), ((4, 6, 8), 2, (3, 2)), ((4, 6, 7), 0, (2, 1, 3)), ((5, 300), -2, (7,)),
    ((0, 5), 0, (4,)), ((0,), 0, (4,)), ((5, 0), 0, (4,)), ((5, 3), 0, (0,)), ((3, 1100), 0, (6,)), ((3, 2051), 0, (5,)),
]


@pytest.mark.parametrize("x, axis, i", SHAPES, ids=str)
def test_take_is_numpy_s(x, axis, i):
    table, indices = array(x), numbers(x[axis], *i)
    same(tier.compile(lambda x, i: tier.take(x, i, axis=axis))(table, indices), taken(table, indices, axis % len(x)))


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "gfx942"])
@pytest.mark.parametrize("x, axis, i", SHAPES, ids=str)
def test_take_on_the_model_of_a_machine(x, axis, i, chip):
    table, indices = array(x, np.float16), numbers(x[axis], *i)
    same(tier.simulate(lambda x, i: tier.take(x, i, axis=axis), table, indices, target=chip, seeds=2), taken(table, indices, axis % len(x)))


@pytest.mark.parametrize("dtype", [np.bool_, np.int8, np.int16, np.int32, np.int64, np.float16, np.float32, np.float64])
@pytest.mark.parametrize("of", [np.int8, np.int16, np.int32, np.int64])
def test_every_dtype(dtype, of):
    table, indices = array((11, 37), dtype), numbers(11, 21, dtype=of)
    same(tier.compile(lambda x, i: x[i])(table, indices), taken(table, indices))
    same(tier.simulate(lambda x, i: x[i], table, indices, seeds=1), taken(table, indices))


KEYS = {
    "x[i]": lambda x, i: x[i], "x[:, i]": lambda x, i: x[:, i], "x[..., i]": lambda x, i: x[..., i], "x[i, 1:]": lambda x, i: x[i, 1:],
    "x[::2, i]": lambda x, i: x[::2, i], "x[i, None]": lambda x, i: x[i, None], "x[None, i]": lambda x, i: x[None, i],
    "x[0, i]": lambda x, i: x[0, i], "x[i, 0]": lambda x, i: x[i, 0], "x[i, :, 0]": lambda x, i: x[i, :, 0],
    "x[0, :, i]": lambda x, i: x[0, :, i], "x[:, 0, i]": lambda x, i: x[:, 0, i], "x[:, i, 1]": lambda x, i: x[:, i, 1],
    "x[0, None, i]": lambda x, i: x[0, None, i], "x[:, 0, ..., i]": lambda x, i: x[:, 0, ..., i], "x[::-1, i, ::-1]": lambda x, i: x[::-1, i, ::-1],
    "x[i][:, ::2]": lambda x, i: x[i][:, ::2], "x[i].mT": lambda x, i: x[i].mT if hasattr(x, "mT") else np.swapaxes(x[i], -1, -2),
    "x[1, i, 0]": lambda x, i: x[1, i, 0], "x[1:, i, :-1]": lambda x, i: x[1:, i, :-1],
}


@pytest.mark.parametrize("shape", [(6,), (2, 3), ()], ids=str)
@pytest.mark.parametrize("name", KEYS)
def test_axes_stand_where_numpy_has_them(name, shape):
    x, i = array((5, 4, 4)), RANDOM.integers(-4, 4, shape, np.int64)
    same(tier.compile(KEYS[name])(x, np.asarray(i)), np.asarray(KEYS[name](x, np.asarray(i))))


def norm(x, w):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-6) * w


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


X, I = (17, 40), (23,)
# A program, what NumPy says, shapes (of integers: tuples of tuples), kernels on the host.
PROGRAMS = {
    "embedding and positions": (lambda t, p, i: t[i] + p, lambda t, p, i: t[i] + p, (X, (23, 40)), I, 1),
    "a row that is added": (lambda t, p, i: t[i] + p, lambda t, p, i: t[i] + p, (X, (40,)), I, 1),
    "rms_norm": (lambda t, w, i: tier.rms_norm(t[i], w), lambda t, w, i: norm(t[i], w), (X, (40,)), I, 1),
    "rms_norm of a batch": (lambda t, w, i: tier.rms_norm(t[i], w), lambda t, w, i: norm(t[i], w), (X, (40,)), (4, 6), 1),
    "softmax": (lambda t, i: tier.softmax(t[i]), lambda t, i: softmax(t[i]), (X,), I, 1),
    "log_softmax of long rows": (lambda t, i: tier.log_softmax(t[i]), lambda t, i: np.log(softmax(t[i])), ((5, 9000),), (4,), 1),
    "a cast": (lambda t, i: t[i].astype(tier.float16), lambda t, i: t[i].astype(np.float16), (X,), I, 1),
    "two gathers": (lambda t, i: t[i] * t[i + 1], lambda t, i: t[i] * t[i + 1], (X,), I, 1),
    "a gather of a gather": (lambda t, i: t[i][i[:5]], lambda t, i: t[i][i[:5]], (X,), I, 2),
    "numbers by numbers": (lambda t, n, i: t[n.astype(tier.int32)[i]], lambda t, n, i: t[n.astype(np.int32)[i]], (X, (17,)), I, 2),
    "a computed index": (lambda t, i: t[(i * 3 + 1) % 17], lambda t, i: t[(i * 3 + 1) % 17], (X,), I, 1),
    "a reduced index": (lambda t, i: t[tier.max(i)], lambda t, i: t[i.max()], (X,), I, 3),
    "a computed table": (lambda t, i: tier.relu(t)[i], lambda t, i: np.maximum(t, 0)[i], (X,), I, 2),
    "a sum over rows": (lambda t, i: tier.sum(t[i], axis=0), lambda t, i: t[i].sum(0), (X,), I, 1),
    "a sum of elements": (lambda t, i: tier.sum(t[:, 0][i]), lambda t, i: t[:, 0][i].sum(), (X,), I, 2),
    "a weighted sum of experts": (lambda t, w, i: tier.sum(t[i] * w[:, :, None], axis=1), lambda t, w, i: (t[i] * w[:, :, None]).sum(1),
                                  (X, (8, 3)), (8, 3), 1),
    "an operand of a product": (lambda t, w, i: t[i] @ w, lambda t, w, i: t[i] @ w, (X, (40, 9)), I, 2),
    "beside a product": (lambda t, w, i: tier.relu(w @ t) + t[i], lambda t, w, i: np.maximum(w @ t, 0) + t[i],
                         (X, (23, 17)), I, 2),
    "pages": (lambda t, i: tier.reshape(tier.reshape(t, (17, 4, 10))[i], (23 * 4, 10)) * 2, lambda t, i: t.reshape(17, 4, 10)[i].reshape(92, 10) * 2,
              (X,), I, 3),
    "a column by columns": (lambda t, i: t[:, i] * 2, lambda t, i: t[:, i] * 2, (X,), I, 1),
    "a transposed table": (lambda t, i: t.T[i], lambda t, i: t.T[i], (X,), I, 1),
    "a flipped table": (lambda t, i: t[::-1][i], lambda t, i: t[::-1][i], (X,), I, 1),
    "every other column": (lambda t, i: t[:, ::2][i], lambda t, i: t[:, ::2][i], (X,), I, 1),
    "a part of rows": (lambda t, i: t[:, 3:][i], lambda t, i: t[:, 3:][i], (X,), I, 1),
}


def arguments(name):
    program, reference, shapes, i, kernels = PROGRAMS[name]
    floats = [RANDOM.uniform(0, 5, shape).astype(np.float32) for shape in shapes]
    return program, reference, (*floats, RANDOM.integers(-5, 5 if "long" in name else 16, i, np.int32)), kernels


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_gather_joins_what_reads_it(name):
    program, reference, arrays, kernels = arguments(name)
    compiled = tier.compile(program)
    got, expected = compiled(*arrays), np.asarray(reference(*arrays))
    assert got.shape == expected.shape
    np.testing.assert_allclose(got, expected, rtol=1e-4, atol=1e-4)
    (kernel,) = compiled._kernels.values()
    assert kernel.launches == kernels


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "gfx950"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_fused_gather_on_the_model_of_a_machine(name, chip):
    program, reference, arrays, _ = arguments(name)
    got, expected = tier.simulate(program, *arrays, target=chip, seeds=2), np.asarray(reference(*arrays))
    np.testing.assert_allclose(got, expected, rtol=1e-3, atol=1e-3)


def test_strides_of_any_kind():
    whole, many = array((40, 30)), numbers(20, 60)
    take = tier.compile(lambda x, i: x[i])
    for table in (whole[::2], whole[::2, ::3], whole[::-2], whole[:20].T[:20].T, np.broadcast_to(whole[0], (20, 30)), whole[1::2, 1:]):
        for indices in (many, many[::3], many[::-1], np.broadcast_to(many[4], (9,))):
            same(take(table, indices), taken(np.ascontiguousarray(table), indices))
            same(tier.simulate(take, table, indices, seeds=1), taken(np.ascontiguousarray(table), indices))


def test_what_room_says_the_same():
    program = tier.compile(lambda x, i: tier.take(x, i, axis=1) * 2).program("f32[M, N]", "i32[K]")
    x, i = array((4, 9)), numbers(9, 11)
    (got,) = Meaning(program.module)(x, i)
    same(got, taken(x, i, 1) * 2)
    assert [str(extent) for extent in program.results[0].extents] == ["M", "K"] and not program.assumptions


def test_nothing_is_read_outside():
    """The model of a machine knows the bounds of every array: numbers that are no row reach none."""
    x, i = array((3, 40)), np.array([2**31 - 1, -2**31, 3, -4, 2, -3], np.int32)
    same(tier.simulate(lambda x, i: x[i], x, i, seeds=1), taken(x, i))
    same(tier.simulate(lambda x, i: x[i], x, i.astype(np.int64) * 2**32, seeds=1), taken(x, i.astype(np.int64) * 2**32))


def test_an_empty_table_has_no_row():
    got = tier.compile(lambda x, i: x[i] + 1)(np.ones((0, 4), np.float32), np.array([0, -1, 5]))
    assert np.isnan(got).all() and got.shape == (3, 4)


@pytest.mark.parametrize("width", [40, 1001, 4096])
def test_every_plan_of_a_move_computes_the_same(width):
    table, indices = array((11, width), np.float16), numbers(11, 9)
    program = tier.compile(lambda x, i: x[i]).program(Spec("f16", table.shape, exact=True), Spec("i32", indices.shape, exact=True))
    (found,) = _tune.candidates(program, "sm_90a")
    assert len(found) > 10
    for plan in found[::4]:
        same(_kernel.build(_tune.with_plans(program, [plan]), "sm_90a").simulate(table, indices), taken(table, indices))


def test_a_tuner_takes_rows_of_the_whole_table():
    program = tier.compile(lambda x, i, j: tier.take(x, i[j] * 2, axis=1)).program(
        *(Spec(*one, exact=True) for one in (("f32", (3, 70)), ("i32", (9,)), ("i64", (5,)))))
    assert _tune._rows_below(program) == {1: 70, 2: 9}
