"""Random programs over rows: arrays of several dtypes, layouts and ranks beside each other; every target's kernels, simulated, beside NumPy in float64."""

import numpy as np
import pytest
import tier
from tier.testing import compare

CHIPS = ["sm_90a", "sm_80", "sm_100a", "gfx942"]
DTYPES = [np.float16, np.float32, np.int8]
REDUCE = {"sum": np.sum, "max": np.max, "min": np.min, "mean": np.mean}
#: Both sides of where CTAs begin to share rows, of where a row no longer fits registers or a CTA, and ordinary ones.
LONG = [
    1, 7, 64, 1000, 1001, 4097, 8191, 8192, 8209, 12288, 20011, 28673, 40000, 57353, 65535, 65536, 65541, 80001, 100001, 131072, 262143, 262144, 262147,
]


def _softmax(x, axis):
    powers = np.exp(x - x.max(axis, keepdims=True))
    return powers / powers.sum(axis, keepdims=True)


class Rows:
    """Draws a matrix, or a stack of them, what is broadcast to it, and up to two reductions of one axis with elementwise steps around them."""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.shape, self.axis = self._shape()
        kept = tuple(1 if d == self.axis else extent for d, extent in enumerate(self.shape))
        along = tuple(extent if d == self.axis else 1 for d, extent in enumerate(self.shape))
        shapes = [self.shape] + [self._pick([kept, along, self.shape, kept]) for _ in range(self.random.integers(0, 3))]
        self.arrays = [self._array(shape) for shape in shapes]
        self.steps = [self._pick([*REDUCE, "softmax"]) for _ in range(self.random.integers(1, 3))]
        self.ends_in_rows = self.steps[-1] == "softmax" or bool(self.random.integers(2))
        self.again = self._pick([None, None, *range(len(shapes))])
        self.out = self._pick([np.float16, np.float32, np.float32])

    def _pick(self, items):
        return items[self.random.integers(len(items))]

    def _shape(self):
        """The axis that is reduced is the first, the last or between."""
        long = self._pick(LONG)
        few = self._pick([1, 2, 3, 5, 17, 33, 34, 66, 67]) if long > 4096 else self._pick([1, 3, 16, 130, 257])
        if long > 8209:
            few = min(few, max(1, 1200000 // long))
        sides = [few, long] if self.random.integers(2) else [long, few]
        axis = sides.index(long)
        if self.random.integers(4) == 0:
            sides.insert(0, int(self._pick([1, 2, 3])))
            axis += 1
        return tuple(sides), axis

    def _array(self, shape):
        """Dense, turned, or a part of a larger array."""
        dtype = self._pick(DTYPES)
        turn = self._pick(["dense", "dense", "turned", "part"])
        order = tuple(self.random.permutation(len(shape))) if turn == "turned" else tuple(range(len(shape)))
        stored = [shape[d] for d in order]
        if turn == "part":
            stored[-1] += int(self._pick([1, 8]))
        values = self.random.integers(-9, 9, stored) if dtype is np.int8 else self.random.uniform(-1, 1, stored)
        array = values.astype(dtype)[..., : shape[order[-1]]]
        return array.transpose(np.argsort(order))

    def program(self, operations, *arrays):
        """With operations of tier, or of NumPy."""
        value = operations.wide(arrays[0])
        for i, other in enumerate(arrays[1:]):
            value = value * operations.wide(other) if i else value + operations.wide(other)
        for i, name in enumerate(self.steps):
            if name == "softmax":
                value = operations.softmax(value * 0.25, self.axis)
                continue
            reduced = operations.reduce(name, value * (i + 0.5), self.axis)
            if i + 1 == len(self.steps) and not self.ends_in_rows:
                return operations.narrow(reduced, self.out)
            value = value - reduced if name in ("max", "min") else value * 0.5 + operations.squash(reduced / self.shape[self.axis])
        if self.again is not None:
            value = value * operations.wide(arrays[self.again])
        return operations.narrow(value, self.out)

    def __str__(self):
        what = [f"{a.dtype}{list(a.shape)} strides {[s // a.itemsize for s in a.strides]}" for a in self.arrays]
        return f"{', '.join(what)}: {self.steps} over {self.axis}, {'rows' if self.ends_in_rows else 'numbers'} of {np.dtype(self.out)}, then times {self.again}"


class Ours:
    wide = staticmethod(lambda a: a.astype(tier.float32))
    reduce = staticmethod(lambda name, a, axis: getattr(tier, name)(a, axis=axis, keepdims=True))
    softmax = staticmethod(lambda a, axis: tier.softmax(a, axis=axis))
    squash = staticmethod(tier.tanh)
    narrow = staticmethod(lambda a, dtype: a.astype({np.float16: tier.float16, np.float32: tier.float32}[dtype]))


class Reference:
    wide = staticmethod(lambda a: a.astype(np.float64))
    reduce = staticmethod(lambda name, a, axis: REDUCE[name](a, axis=axis, keepdims=True))
    softmax = staticmethod(_softmax)
    squash = staticmethod(np.tanh)
    narrow = staticmethod(lambda a, dtype: a)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", range(25))
def test_rows(seed, chip):
    rows = Rows(seed)
    program = [
        lambda x: rows.program(Ours, x), lambda x, y: rows.program(Ours, x, y), lambda x, y, z: rows.program(Ours, x, y, z),
    ][len(rows.arrays) - 1]
    got = tier.simulate(tier.compile(program), *rows.arrays, target=chip, seeds=1)
    expected = rows.program(Reference, *rows.arrays)
    assert got.dtype == rows.out and got.shape == expected.shape
    if rows.out is np.float16:
        expected = np.where(np.abs(expected) > 65519, np.copysign(np.inf, expected), expected)
    finite = np.isfinite(expected)
    assert np.array_equal(got[~finite], expected[~finite]), str(rows)
    depth = rows.shape[rows.axis]
    terms = np.prod([max(1.0, np.abs(array).max()) + 1 for array in rows.arrays])
    if rows.steps[-1] == "sum" and not rows.ends_in_rows:  # of all of them, in any order
        terms *= depth**0.5
    report = compare(got[finite], expected[finite], magnitude=np.abs(expected[finite]) + terms, depth=depth, k=8)
    assert report.worst <= 1, f"{rows}: {report}"


#: Programs whose last pass reads more than what was computed of a row, or beside it.
AGAIN = {
    "softmax of a sum with a vector": (lambda x, v: tier.softmax(x + v), lambda x, v: _softmax(x + v, 1)),
    "softmax times its row": (lambda x, v: tier.softmax(x) * x, lambda x, v: _softmax(x, 1) * x),
    "softmax of a sum times its row": (lambda x, v: tier.softmax(x + v) * x, lambda x, v: _softmax(x + v, 1) * x),
    "softmax of a sum times the vector": (lambda x, v: tier.softmax(x + v) * v, lambda x, v: _softmax(x + v, 1) * v),
    "centred twice": (
        lambda x, v: (x - tier.mean(x + v, axis=1, keepdims=True)) * tier.max(x * v, axis=1, keepdims=True) + v,
        lambda x, v: (x - (x + v).mean(1, keepdims=True)) * (x * v).max(1, keepdims=True) + v),
}


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("width", [257, 4097, 12291, 28001, 57353, 80001])
@pytest.mark.parametrize("name", AGAIN)
def test_rows_that_are_read_again(name, width, chip):
    random = np.random.default_rng(width)
    x, v = (random.uniform(-1, 1, shape).astype(np.float16) for shape in ((3, width), (width,)))
    program, reference = AGAIN[name]
    wide = lambda x, v: program(x.astype(tier.float32), v.astype(tier.float32))  # noqa: E731
    got = tier.simulate(tier.compile(wide), x, v, target=chip, seeds=1)
    np.testing.assert_allclose(got, reference(x.astype(np.float64), v.astype(np.float64)), rtol=1e-5, atol=1e-5)
    narrow = tier.simulate(tier.compile(program), x, v, target=chip, seeds=1)
    np.testing.assert_allclose(narrow, got, rtol=8e-3, atol=8e-3)
