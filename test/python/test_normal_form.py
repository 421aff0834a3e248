"""Normal forms, reshapes and vectors as plain Python: big integers, numpy as oracle, every matrix instruction."""

import doctest
import itertools
import random
from fractions import Fraction
from math import gcd, prod

import numpy as np
import pytest

import tier
from tier import layout
from tier.layout import Layout


def test_examples_run():
    assert doctest.testmod(layout._normal_form).failed == 0


def times(a, b):
    return tuple(tuple(sum(x * y for x, y in zip(row, column, strict=True)) for column in zip(*b, strict=True))
                 for row in a)


def determinant(a):
    """By elimination over the rationals."""
    rows, value = [[Fraction(x) for x in row] for row in a], Fraction(1)
    for t in range(len(rows)):
        pivot = next((i for i in range(t, len(rows)) if rows[i][t]), None)
        if pivot is None:
            return 0
        if pivot != t:
            rows[t], rows[pivot], value = rows[pivot], rows[t], -value
        value *= rows[t][t]
        for i in range(t + 1, len(rows)):
            factor = rows[i][t] / rows[t][t]
            rows[i] = [x - factor * y for x, y in zip(rows[i], rows[t], strict=True)]
    return value


@pytest.mark.parametrize("rows, columns, most", [(2, 3, 9), (4, 4, 9), (6, 6, 9), (3, 5, 10**30), (12, 12, 9)])
def test_smith_multiplies_out(rows, columns, most):
    rng = random.Random(rows * columns)
    for _ in range(20):
        a = [[rng.randint(-most, most) for _ in range(columns)] for _ in range(rows)]
        u, d, v = layout.smith_normal_form(a)
        assert times(times(u, a), v) == d
        assert abs(determinant(u)) == abs(determinant(v)) == 1
        factors = [d[i][i] for i in range(min(rows, columns))]
        assert all(x == 0 for i, row in enumerate(d) for j, x in enumerate(row) if i != j)
        assert all(y % x == 0 if x else y == 0 for x, y in itertools.pairwise(factors))
        assert factors[0] == gcd(*(x for row in a for x in row))
        if rows == columns:
            assert prod(factors) == abs(determinant(a))
        h, w = layout.hermite_normal_form(a)
        assert times(a, w) == h and abs(determinant(w)) == 1
        assert layout.matrix_rank(a) == sum(factor != 0 for factor in factors)


def test_solutions_and_congruences():
    rng = random.Random(2)
    solved = 0
    for _ in range(300):
        a = [[rng.randint(-5, 5) for _ in range(3)] for _ in range(2)]
        b = [rng.randint(-9, 9) for _ in range(2)]
        holds = all(congruence.holds_for(b) for congruence in layout.congruences(a))
        try:
            solution = layout.solve(a, b)
        except tier.LayoutError as error:
            assert error.rule == "layout.congruence" and not holds
            continue
        solved += 1
        assert holds
        steps = [rng.randint(-3, 3) for _ in solution.kernel]
        x = [p + sum(step * k[i] for step, k in zip(steps, solution.kernel, strict=True))
             for i, p in enumerate(solution.particular)]
        assert [sum(p * q for p, q in zip(row, x, strict=True)) for row in a] == b
        assert solution.kernel == layout.kernel_basis(a)
    assert 50 < solved < 300


def test_empty_matrices_have_normal_forms():
    assert layout.smith_normal_form([]) == ((), (), ())
    assert layout.smith_normal_form([[], []]).u == ((1, 0), (0, 1))
    assert layout.kernel_basis([[0, 0]]) == ((1, 0), (0, 1))


def factorizations(rng, size):
    shape = []
    while size > 1 or rng.random() < 0.3:
        extent = rng.choice([e for e in (1, 2, 3, 4, 6, 12) if size % e == 0])
        shape.append(extent)
        size //= extent
    rng.shuffle(shape)
    return tuple(shape)


def test_reshape_agrees_with_numpy():
    rng = random.Random(3)
    counts = {True: 0, False: 0}
    for _ in range(3000):
        base = np.arange(24 * 24 * 4, dtype=np.int64)
        array = base[:rng.choice((12, 24, 48))].reshape(factorizations(rng, 12) + (-1,))
        for axis in range(array.ndim):
            kind = rng.random()
            if kind < 0.15:
                array = array[(slice(None),) * axis + (slice(None, None, 2),)]
            elif kind < 0.3:
                array = np.flip(array, axis)
        if rng.random() < 0.4:
            array = array.transpose(rng.sample(range(array.ndim), array.ndim))
        if rng.random() < 0.2:
            array = np.broadcast_to(array[..., :1], array.shape)
        wanted = factorizations(rng, array.size)
        strides = [stride // 8 for stride in array.strides]
        view = array.view()
        try:
            view.shape = wanted
        except AttributeError:
            counts[False] += 1
            with pytest.raises(tier.LayoutError) as caught:
                layout.reshape(array.shape, strides, wanted)
            assert caught.value.rule == "layout.reshape"
            continue
        counts[True] += 1
        found = layout.reshape(array.shape, strides, wanted)
        assert [f for f, e in zip(found, wanted, strict=True) if e > 1] == \
            [s // 8 for s, e in zip(view.strides, wanted, strict=True) if e > 1]
    print("reshapes without and with a copy:", counts)
    assert counts[True] > 500 and counts[False] > 500


def test_reshape_infers_one_extent():
    assert layout.reshape((4, 6), (6, 1), (-1, 3)) == (3, 1)
    for wanted in ((-1, 5), (-1, -1), (0, -1)):
        with pytest.raises(tier.LayoutError):
            layout.reshape((4, 6), (6, 1), wanted)


def test_collisions_are_collisions():
    rng = random.Random(4)
    for _ in range(300):
        tile = Layout(tuple(rng.randint(0, 6) for _ in range(3)), tuple(rng.randint(-20, 20) for _ in range(3)))
        found = tile.collision()
        assert (found is None) == tile.is_injective == (len(set(tile.values())) == tile.size)
        if found:
            assert found[0] != found[1] and tile(found[0]) == tile(found[1])
        values = sorted(set(tile.values()))
        assert tile.is_contiguous == (not values or values[-1] - values[0] + 1 == len(values))


def test_large_layouts_are_decided_without_a_table():
    assert Layout((1 << 30, 1 << 30), (1, 1 << 30)).is_injective
    assert not Layout((1 << 30, 1 << 30), (1, (1 << 30) - 1)).is_injective


@pytest.mark.parametrize("question, rule", [
    (lambda: Layout((4, 4), (4, 1)).vector_width(dim=2, element_bytes=2), "layout.question"),
    (lambda: Layout((4, 4), (4, 1)).vector_width(dim=1, element_bytes=2, starts=(4,)), "layout.question"),
    (lambda: layout.smith_normal_form([[1], [1, 2]]), "layout.question"),
    (lambda: layout.solve([[1]], [1, 2]), "layout.question"),
    (lambda: layout.find_collision([1, 2], [3]), "layout.question"),
    (lambda: layout.fragment("sm_90a", "wgmma.m64k16.bf16", "b"), "layout.atom"),
    (lambda: layout.fragment("sm_80", "bf16", n=16), "layout.atom"),
    (lambda: layout.fragment("sm_80", "bf17"), "layout.question"),
    (lambda: layout.fragment("sm_80", "bf16", "c"), "layout.question"),
])
def test_refused_with_the_rule(question, rule):
    with pytest.raises(tier.LayoutError) as caught:
        question()
    assert caught.value.rule == rule


@pytest.mark.parametrize("machine", ["sm_80", "sm_90a", "sm_100a", "gfx942", "gfx950", "cpu"])
def test_fragments_of_every_instruction_cover_their_tile(machine):
    for atom in layout.atoms(machine):
        rows = atom.m // 2 if atom.grain == "pair" else atom.m  # each CTA of a pair reads its own half
        for operand, shape in (("a", (atom.m, atom.k)), ("b", (atom.n_step, atom.k)), ("accumulator", (rows, atom.n_step))):
            if operand in {"warpgroup": "b", "cta": "ab", "pair": "ab"}.get(atom.grain, ""):
                continue  # read from shared memory
            held = layout.fragment(machine, atom.name, operand)
            counts = [prod(digit.size for digit in digits) for digits in (held.register, held.lane, held.warp)]
            places = {held.coordinate(*at) for at in itertools.product(*map(range, counts))}
            assert held.shape == shape and len(places) == prod(counts)
            assert places == set(itertools.product(*map(range, shape)))
