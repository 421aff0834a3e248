"""Random programs: what the kernels of the host compute is what NumPy computes."""

import numpy as np
import pytest
from what_meaning import Meaning

import tier

EXTENTS = [1, 2, 3, 5, 8, 16, 33]
UNARY = {"negative": np.negative, "abs": np.abs, "tanh": np.tanh, "square": np.square, "floor": np.floor, "exp": lambda x: np.exp(x)}
BINARY = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "maximum": np.maximum, "minimum": np.minimum}
REDUCE = {"sum": np.sum, "max": np.max, "min": np.min, "mean": np.mean}


def _fits(a, b):
    try:
        return np.broadcast_shapes(a, b)
    except ValueError:
        return None


class Programs:
    """Draws straight-line programs: each step names an operation, the values it reads, and its parameters."""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.shapes = [tuple(self._pick(EXTENTS) for _ in range(self.random.integers(1, 4))) for _ in range(2)]
        self.shapes.append(tuple(self._pick([1, extent]) for extent in self.shapes[0]))
        self.inputs = [self.random.uniform(-1, 1, shape).astype(np.float32) for shape in self.shapes]
        self.steps = []
        known = list(self.shapes)
        for _ in range(self.random.integers(3, 9)):
            step = self._step(known)
            if step:
                self.steps.append(step)
                known.append(np.shape(self.run(np_operations, self.inputs)[-1]))

    def _pick(self, items):
        return items[self.random.integers(len(items))]

    def _step(self, known):
        i = self.random.integers(len(known))
        shape = known[i]
        kind = self._pick(["unary", "binary", "binary", "reduce", "slice", "permute", "where", "matmul", "flatten"])
        if kind == "unary":
            return kind, (i,), self._pick(list(UNARY))
        if kind in ("binary", "where"):
            partners = [j for j, other in enumerate(known) if _fits(shape, other) is not None]
            return kind, (i, self._pick(partners)), self._pick(list(BINARY))
        if kind == "reduce" and shape:
            return kind, (i,), (self._pick(list(REDUCE)), int(self.random.integers(len(shape))), bool(self.random.integers(2)))
        if kind == "slice" and shape:
            return kind, (i,), tuple(self._slice(extent) for extent in shape)
        if kind == "permute" and shape:
            return kind, (i,), tuple(int(axis) for axis in self.random.permutation(len(shape)))
        if kind == "flatten" and shape:
            return kind, (i,), None
        if kind == "matmul" and len(shape) == 2:
            partners = [j for j, other in enumerate(known) if len(other) == 2 and other[1] == shape[1]]
            return kind, (i, self._pick(partners)), None
        return None

    def _slice(self, extent):
        step = self._pick([1, 1, 2, -1, -2])
        low, high = sorted(int(v) for v in self.random.integers(0, extent + 1, 2))
        if low == high:
            return slice(None, None, step)
        return slice(low, high, step) if step > 0 else slice(high - 1, low - 1 if low else None, step)

    def run(self, operations, values):
        values = list(values)
        for kind, places, parameter in self.steps:
            values.append(operations[kind](parameter, *(values[place] for place in places)))
        return values


np_operations = {
    "unary": lambda name, x: UNARY[name](x), "binary": lambda name, x, y: BINARY[name](x, y),
    "reduce": lambda p, x: REDUCE[p[0]](x, axis=p[1], keepdims=p[2]), "slice": lambda key, x: x[key],
    "permute": lambda axes, x: np.transpose(x, axes), "where": lambda _, x, y: np.where(x > y, x, y * 2),
    "matmul": lambda _, x, y: x @ y.T, "flatten": lambda _, x: x.reshape(-1),
}  # fmt: skip
tier_operations = {
    "unary": lambda name, x: getattr(tier, name)(x), "binary": lambda name, x, y: getattr(tier, name)(x, y),
    "reduce": lambda p, x: getattr(tier, p[0])(x, axis=p[1], keepdims=p[2]), "slice": lambda key, x: x[key],
    "permute": lambda axes, x: tier.permute_dims(x, axes), "where": lambda _, x, y: tier.where(x > y, x, y * 2),
    "matmul": lambda _, x, y: x @ y.T, "flatten": lambda _, x: tier.reshape(x, (-1,)),
}  # fmt: skip


@pytest.mark.parametrize("seed", range(60))
def test_a_random_program(seed):
    program = Programs(seed)
    if not program.steps:
        pytest.skip("drew no step")
    fn = tier.compile(lambda x, y, z: program.run(tier_operations, [x, y, z])[-1])
    exact = np.asarray(program.run(np_operations, [value.astype(np.float64) for value in program.inputs])[-1])
    (meant,) = Meaning(fn.program(*program.inputs).module)(*program.inputs)
    got = fn(*program.inputs)
    assert got.shape == exact.shape
    # Steps such as floor may fall either way; the float32 meaning of What decides them.
    near = np.isclose(got, exact, rtol=1e-3, atol=1e-3) | np.isclose(got, meant, rtol=1e-4, atol=1e-4)
    assert near.all(), (program.shapes, program.steps)
