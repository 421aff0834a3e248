"""Equality, normal forms, pieces and relations, against enumeration."""

import itertools
import json
import random

import pytest

from tier import TierError, _native, layout
from tier.layout import F2Map, F2Matrix, Layout, Piecewise, Swizzle, SwizzledLayout, accumulator, canonical, equal
from tier.relation import Relation


def coordinates(f):
    return itertools.product(*map(range, f.extents if isinstance(f, Layout) else f.layout.extents))


def table(f):
    return [f(*at) for at in coordinates(f)]


def some_layout(rng, shape):
    return Layout(shape, tuple(rng.choice([0, 1, 2, 3, 4, 8, 12, 16]) for _ in shape))


def some_function(rng, shape):
    plain = some_layout(rng, shape)
    bits = rng.randint(0, 2)
    return rng.choice([plain, SwizzledLayout(Swizzle(bits, rng.randint(0, 2), bits + rng.randint(0, 2)), plain)])


def test_equal_and_canonical_agree_with_tables():
    rng = random.Random(1)
    rungs, same = set(), 0
    for _ in range(400):
        shape = tuple(rng.choice([1, 2, 3, 4, 8]) for _ in range(rng.randint(1, 2)))
        f, g = some_function(rng, shape), some_function(rng, shape)
        answer = equal(f, g)
        rungs.add(answer.rung)
        assert bool(answer) == (table(f) == table(g))
        assert (canonical(f).text == canonical(g).text) == bool(answer)
        if bool(answer):
            same += 1
        else:
            at = answer.counterexample.coordinate
            assert (answer.counterexample.f, answer.counterexample.g) == (f(*at), g(*at))
            assert f(*at) != g(*at)
    assert same > 20
    assert {"modes", "bits"} <= rungs


def test_equal_across_kinds():
    tile = SwizzledLayout(Swizzle(3, 3, 3), Layout((8, 64), (64, 1)))
    bits = F2Map(F2Matrix.of_swizzle(Swizzle(3, 3, 3), bits=9) @ F2Map.of_layout(tile.layout).linear)
    halves = Piecewise("r c", [("r < 4", tile), ("r >= 4", tile)], domain="0 <= r < 8 and 0 <= c < 64")
    # The index of the matrix has dimension 0 lowest, as a layout has.
    matrix = Piecewise.of(bits, (8, 64))
    functions = [tile, halves, matrix]
    assert equal(tile, bits)
    assert equal(bits, tile)
    assert all(equal(f, g) for f in functions for g in functions)
    assert len({canonical(f).text for f in functions}) == 1
    plain = equal(halves, tile.layout)
    assert not plain
    assert plain.counterexample.f != plain.counterexample.g
    fragment = accumulator("sm_90a", "bf16", (64, 64), warps=4)
    assert equal(fragment, fragment)
    assert not equal(fragment, accumulator("sm_90a", "bf16", (64, 64), warps=8))


def test_equal_refuses_what_is_not_comparable():
    with pytest.raises(TierError, match=r"\[layout.rank\] expects functions of the same coordinates"):
        equal(Layout(8), Layout((2, 4)))


def test_domains_that_differ_are_a_counterexample():
    answer = equal(Layout(8), Layout(9))
    assert answer.counterexample == layout.Counterexample((8,), (), None, 8)


def test_symbolic_extents():
    whole = Piecewise("i", [("0 <= i < n", Layout(8))], symbols="n")
    tiles = Piecewise("i", [("i < n // 64 * 64", Layout((8, 8)).coalesce()), ("i >= n // 64 * 64", Layout(8))],
                      domain="0 <= i < n", symbols="n")
    assert equal(whole, tiles)
    wrong = Piecewise("i", [("i < n // 64 * 64", Layout(8)), ("i >= n // 64 * 64", Layout(8, 2))],
                      domain="0 <= i < n", symbols="n")
    at = equal(whole, wrong).counterexample
    assert at.f == whole(*at.coordinate, n=at.symbols[0]) != wrong(*at.coordinate, n=at.symbols[0]) == at.g
    fixed = wrong.with_symbols(n=100)
    assert [fixed(i) for i in (0, 63, 64, 99)] == [0, 63, 128, 198]
    assert fixed(100) is None
    assert equal(wrong.restricted("i < 64 and n >= 64"), whole.restricted("i < 64 and n >= 64"))


@pytest.mark.parametrize("pieces, domain, message", [
    ([("i < 5", Layout(8)), ("i >= 4", Layout(8))], "0 <= i < 8", r"got \(4\) in pieces 0 and 1"),
    ([("i < 4", Layout(8))], "0 <= i < 8", r"got \(4\) in no piece"),
    ([("i < 4 and i % n == 0", Layout(8))], "0 <= i < 8", r"\[layout.constraint\] expects affine comparisons|names i"),
])
def test_pieces_that_are_no_partition_are_refused(pieces, domain, message):
    with pytest.raises(TierError, match=message):
        Piecewise("i", pieces, domain=domain)


@pytest.mark.parametrize("text, message", [
    ("i < ", "expects a comparison"), ("i", "expects comparisons"), ("i != 3", "expects <, <=, >, >= or =="),
    ("i * i < 4", r"\[layout.constraint\] expects affine"), ("i // 0 < 4", r"\[layout.constraint\] expects affine"),
    ("k < 4", "expects the names i, j"), ("i < 2.5", "expects names, integers"),
])
def test_constraints_are_affine_comparisons(text, message):
    with pytest.raises(TierError, match=message):
        Relation("i", "j", text)


def test_relations_are_sets_of_pairs():
    rng = random.Random(2)
    for _ in range(60):
        def some(inputs, outputs):
            names = [*inputs, *outputs]
            limits = [f"0 <= {name} < 4" for name in names]
            a, b = rng.choice(names), rng.choice(names)
            more = rng.choice([f"{a} + {b} <= {rng.randint(2, 5)}", f"{a} == {b} // 2", f"({a} + {b}) % 3 == 1"])
            return Relation(inputs, outputs, [*limits, more])

        first, second = some(["i", "j"], ["k"]), some(["k"], ["l", "m"])
        left, right = set(first.pairs()), set(second.pairs())
        assert set(first.inverse().pairs()) == {(b, a) for a, b in left}
        assert set(second.compose(first).pairs()) == {(a, c) for a, b in left for d, c in right if b == d}
        assert first.is_function == (len({a for a, _ in left}) == len(left))
        assert first.is_injective == (len({b for _, b in left}) == len(left))
        assert {a for a, _ in first.domain().pairs()} == {a for a, _ in left}
        other = some(["i", "j"], ["k"])
        assert set((first & other).pairs()) == left & set(other.pairs())
        assert set((first | other).pairs()) == left | set(other.pairs())
        assert first.is_subset(other) == (left <= set(other.pairs()))
        assert first.is_empty == (not left)


def test_relations_of_layouts():
    f = Layout((3, (2, 2)), (5, (1, 20)), 2)
    relation = Relation.of(f)
    assert relation.pairs() == [(at, (f(*at),)) for at in coordinates(f)]
    assert relation.is_function and relation.is_injective
    assert relation.inverse().apply(f(2, 3)) == [(2, 3)]
    # A composition that no layout is: digits carry.
    outer, inner = Layout((8, 8), (8, 1)), Layout((2, 2), (3, 6))
    both = Relation.of(Layout(64, 1)).inverse()
    flat = Relation("x", "y", "y == x % 8 * 8 + x // 8 and 0 <= x < 64")
    composed = flat.compose(Relation.of(inner))
    assert composed.apply(1, 1) == [(outer(inner(1, 1)),)]
    assert both.contains((5,), (5,))
    fragment = accumulator("sm_90a", "bf16", (64, 16), warps=4)
    owners = Relation.of(fragment).inverse()
    (register, lane, warp), = owners.apply(9, 2)
    assert fragment.coordinate(register, lane, warp) == (9, 2)


def test_numbers_beyond_reach_are_refused():
    with pytest.raises(TierError, match=r"\[layout\.(range|question)\]"):
        Relation("i", "j", f"j == {1 << 61} * i * 8")


NUMBERS = [0, 1, 2, 3, 4, 8, -1, -2, 1 << 20, 1 << 40, (1 << 62) - 1, 1 << 62, (1 << 63) - 1, -(1 << 63)]


def random_question(rng):
    def number(first=-3, last=9):
        return rng.choice(NUMBERS) if rng.random() < 0.03 else rng.randint(first, last)

    def plain(rank):
        return {"dims": [[[number(0, 5), number()] for _ in range(rng.randint(1, 2))] for _ in range(rank)],
                "offset": number()}

    def stage():
        columns = rng.randint(0, 4)
        return rng.choice([{"swizzle": [rng.randint(0, 2) for _ in range(3)]}, {"layout": plain(1)},
                           {"bits": {"columns": columns, "rows": [rng.getrandbits(columns) if columns else 0
                                                                  for _ in range(columns)]},
                            "constant": rng.randint(0, 1)}])

    def chain(rank):
        return {"first": plain(rank), "then": [stage() for _ in range(rng.randint(0, 2))]}

    def points(variables):
        divisors = [[number(0, 4), [number() for _ in range(variables + 1)]] for _ in range(rng.randint(0, 1))]
        rows = [[rng.randint(0, 6), *[(i == j) * sign for j in range(variables)]] for i in range(variables)
                for sign in (1, -1)]
        some = [[number() for _ in range(variables + 1)] for _ in range(rng.randint(0, 2))]
        return {"variables": variables, "locals": divisors, "at_least_zero": rows + some,
                "zero": [[number() for _ in range(variables + 1)] for _ in range(rng.randint(0, 4) // 4)]}

    def function(rank):
        kind = rng.randint(0, 3)
        if kind == 0:
            symbols = rng.randint(0, 1)
            parts = [[points(rank + symbols), chain(rank)] for _ in range(rng.randint(0, 2))]
            return {"dims": rank, "symbols": symbols, "domain": [part for part, _ in parts], "pieces": parts}
        if kind == 1:
            return {"shape": [rng.choice([1, 2, 4, 3]) for _ in range(rank)], "constant": rng.randint(0, 2),
                    "bits": {"columns": 2 * rank, "rows": [rng.randint(0, 3) for _ in range(rng.randint(0, 4))]}}
        return {"chain": chain(rank)}

    def relation():
        inputs, outputs = rng.randint(0, 2), rng.randint(0, 1)
        return {"inputs": inputs, "outputs": outputs, "symbols": 0,
                "parts": [points(inputs + outputs) for _ in range(rng.randint(0, 2))]}

    rank = rng.randint(0, 2)
    fields = {"f": function(rank), "g": function(rank), "outer": chain(1), "inner": chain(rank), "set": points(rank),
              "point": [number() for _ in range(rank)], "symbols": [], "functions": [function(rank)], "limit": 500,
              "relation": relation(), "one": relation(), "two": relation(), "input": [number() for _ in range(rank)],
              "names": ["i", "j"][:rank],
              "constraints": [["<=", "i", ["%", number(), number()]],
                              ["==", ["//", "j", number()], ["*", number(), "i"]]]}
    if rng.random() < 0.1:
        fields[rng.choice(list(fields))] = rng.choice([True, "x", [], {}, -1, 1.5, [[1]], {"dims": 3}, {"parts": 1}])
    return fields


def test_random_questions_are_answered_or_refused():
    rng = random.Random(3)
    asked = [name for name in _native.problems()
             if name.startswith(("relation.", "piecewise.")) or name in ("layout.equal", "layout.canonical")]
    assert len(asked) == 25, asked
    answered = dict.fromkeys(asked, 0)
    for _ in range(6000):
        name = rng.choice(asked)
        yes, answer = _native.ask(name, json.dumps(random_question(rng)))
        answered[name] += yes
        assert yes or answer.startswith("[layout."), (name, answer)
    assert not [name for name, count in answered.items() if count < 10], answered
