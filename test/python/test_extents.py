"""The algebra of extents, by its laws on random small cases."""

import random

import pytest
from tier._extent import Extent, Extents, ceildiv, is_at_most, maximum, minimum
from tier._kernel import evaluate
from tier._program import expression

N, M = (Extent.argument(0, axis, "NM"[axis]) for axis in range(2))


def _random(rng, depth=3):
    if not depth or rng.random() < 0.2:
        return rng.choice([N, M, Extent.number(rng.randint(0, 4))])
    a, b = _random(rng, depth - 1), _random(rng, depth - 1)
    kind = rng.choice(["add", "sub", "mul", "min", "max", "floordiv"])
    if kind == "floordiv":
        return maximum(a, 0) // rng.randint(1, 4)
    return {"add": a + b, "sub": a - b, "mul": a * b, "min": minimum(a, b), "max": maximum(a, b)}[kind]


def _value(extent, n, m):
    value = evaluate(extent, [(n, m)])
    assert value is not None
    return value


@pytest.mark.parametrize("seed", range(200))
def test_simplification_keeps_the_value(seed):
    rng = random.Random(seed)
    a, b = _random(rng), _random(rng)
    for n, m in [(0, 0), (1, 5), (4, 3), (7, 0), (16, 9)]:
        x, y = _value(a, n, m), _value(b, n, m)
        assert _value(a + b, n, m) == x + y and _value(a * b, n, m) == x * y and _value(a - b, n, m) == x - y
        assert _value(maximum(a, b), n, m) == max(x, y) and _value(minimum(a, b), n, m) == min(x, y)
        assert _value(ceildiv(a, 3), n, m) == -(-x // 3)
        assert a.least() <= x <= a.most()
        if is_at_most(a, b):
            assert x <= y
        quotient = (a * b).divide(b)
        if quotient is not None and y:
            assert _value(quotient, n, m) == x


@pytest.mark.parametrize(("one", "other"), [
    (maximum(N - 1, 0), minimum(maximum(N - 1, 0), N)), (minimum(N, N), N), (N * M, M * N), ((N + M) - M, N), ((N * 4) // 4, N),
    (minimum(N // 2, N), N // 2), (maximum(N, 0), N),
])
def test_equal_spellings_are_equal(one, other):
    assert one == other


def test_unified_extents_are_one():
    extents = Extents()
    extents.unify(N, M, "in a test")
    assert extents.resolve(N * 2) == extents.resolve(M + M)
    assert [str(a) for a in extents.assumptions] == ["N == M"]
    extents.unify(N + 1, M + 1, "again")
    assert len(extents.assumptions) == 1


def test_expressions_are_what_the_launcher_reads():
    assert expression(N * 2 + 1) == ["add", ["mul", 2, ["extent", 0, 0]], 1]
    assert expression(Extent.number(0)) == 0
