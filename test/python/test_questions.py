"""Questions nobody means to ask: random numbers of any size are answered right or refused by a rule, never a crash."""

import json
import random
from collections import Counter

import tier
from tier import _native
from tier.layout import Layout

NUMBERS = [0, 1, 2, 3, 4, 5, 8, -1, -2, 7, 16, 1 << 20, 1 << 40, (1 << 62) - 1, 1 << 62, (1 << 63) - 1, -(1 << 63)]


def question(rng):
    def number():
        return rng.choice(NUMBERS) if rng.random() < 0.15 else rng.randint(-2, 9)

    def numbers(count=None):
        return [number() for _ in range(rng.randint(0, 4) if count is None else count)]

    def layout():
        dims = [[[number() if rng.random() < 0.2 else rng.randint(0, 9), number()] for _ in range(rng.randint(1, 3))]
                for _ in range(rng.randint(0, 3))]
        return {"dims": dims, "offset": number() if rng.random() < 0.2 else 0}

    def matrix():
        columns = rng.choice([0, 1, 3, 4])
        return {"columns": columns, "rows": [numbers(columns) for _ in range(rng.randint(0, 4))]}

    def bits():
        columns = rng.choice([0, 1, 3, 8, 63, 64])
        return {"columns": columns, "rows": [rng.getrandbits(columns) if columns else 0 for _ in range(columns)]}

    rank = rng.randint(0, 3)
    fields: dict[str, object] = {name: layout() for name in ("layout", "outer", "inner", "tile", "count")}
    fields |= {name: number() for name in ("bound", "bits", "constant", "dim", "element_bytes", "base_alignment", "run",
                                           "max_bytes", "n", "warps", "vector")}
    fields |= {name: numbers(rank) for name in ("shape", "strides", "new_shape", "starts", "steps", "extents")}
    fields |= {"swizzle": [rng.randint(0, 4) for _ in range(3)], "table": numbers(), "a": bits(), "machine": "sm_90a",
               "b": rng.choice([bits, numbers])(), "matrix": rng.choice([bits, matrix])(), "operand": "a",
               "atom": "bf16", "element": "bf16", "other_stride_bytes": numbers()}
    if rng.random() < 0.5:
        fields["strides"] = [[stride] for stride in fields["strides"]]
    if rng.random() < 0.1:
        fields[rng.choice(list(fields))] = rng.choice([True, "x", [], {}, -1, 1.5, [[1]], {"dims": 3}])
    return fields


def test_random_questions_are_answered_or_refused():
    rng = random.Random(1)
    asked = ["layout.coalesce", "layout.complement", "layout.compose", "layout.divide", "layout.facts",
             "layout.left_inverse", "layout.read_back", "layout.repeat", "layout.right_inverse", "layout.contiguous",
             "layout.swizzled_compose", "layout.collision", "layout.hermite", "layout.lattice", "layout.reshape",
             "layout.smith", "layout.solve", "layout.widest_access", "layout.vector_width", "layout.fragment",
             "f2.facts", "f2.layout", "f2.multiply", "f2.of_layout", "f2.of_swizzle", "f2.swizzle"]
    counts = Counter()
    for _ in range(10000):
        name = rng.choice(asked)
        answered, answer = _native.ask(name, json.dumps(question(rng)))
        counts[name, answered] += 1
        assert answered or answer.startswith("[layout."), (name, answer)
    answered = {name for name in asked if counts[name, True] > 5}
    print("answered", sum(n for (_, yes), n in counts.items() if yes), "of", sum(counts.values()))
    assert len(answered) >= len(asked) - 3, set(asked) - answered


def test_large_numbers_never_wrap():
    rng = random.Random(2)
    counts = Counter()

    def large(base=0):
        size = [1 << rng.randrange(0, 24), rng.randrange(1, 1 << 22), 3, 1]
        return Layout(tuple(rng.choice(size) for _ in range(3)),
                      tuple(rng.choice((1, -1)) * rng.choice((0, 1, 1 << rng.randrange(0, 45), rng.randrange(1 << 40)))
                            for _ in range(3)), base)

    def value(tile, index):
        total, modes = tile.offset, [mode for mode in tile.modes if mode[0] > 1]
        for position, (size, stride) in enumerate(modes):
            digit = index if position + 1 == len(modes) else index % size
            total, index = total + digit * stride, index // size
        return total

    for _ in range(4000):
        try:
            outer, inner = large(), large()
            inner = Layout(inner.shape, inner.stride, -inner.bounds[0])
            both = outer.compose(inner)
            points = [rng.randrange(inner.size) for _ in range(20)] + [0, inner.size - 1]
            assert [value(both, i) for i in points] == [value(outer, value(inner, i)) for i in points]
            counts["composed"] += 1
            left = inner.left_inverse()
            assert [value(left, value(inner, i)) for i in points] == points
            counts["inverted"] += 1
        except tier.LayoutError as error:
            counts[error.rule] += 1
    print("large layouts:", dict(counts))
    assert counts["composed"] > 300 and counts["inverted"] > 50 and counts["layout.range"] > 300


def test_schedules_of_any_size_are_answered_or_refused():
    """Sums of delays went round, and events beyond 32 bits were none."""
    for question in ({"events": -1, "edges": []}, {"events": 2**32 + 1, "edges": [[0, 0, 1, 1]]}, {"events": 2**62, "edges": []},
                     {"events": 2, "edges": [[0, 1, 2**62, 0], [1, 0, 2**62, 1]]}, {"events": 1, "edges": [[0, 0, -(2**63), 1]]},
                     {"events": 1, "edges": [[0, 0, 1, 2**62]]}):
        answered, answer = _native.ask("schedule.period", json.dumps(question))
        assert not answered and "[async.question] expects" in answer
    for name in ("issue", "latency", "compute", "release"):
        for cycles in (-1, 2**62):
            fields = {"issue": 1, "latency": 1, "compute": 1, "release": 0, name: cycles}
            answered, answer = _native.ask("schedule.pipeline", json.dumps(fields))
            assert not answered and f"'{name}'" in answer
    assert tier.schedule.period(2, [tier.schedule.Edge(0, 1, 2**30, 0), tier.schedule.Edge(1, 0, 5, 2)]).value == (2**30 + 5) / 2
