"""Index expressions from Python: the text that comes back is evaluated by Python itself."""

import doctest
import math
import random

import pytest

import tier
from tier import layout
from tier.layout import Multiple, _indices, simplify_index


def test_examples_run():
    assert doctest.testmod(_indices).failed == 0


def trunc_div(a, b):
    return math.trunc(a / b)


def trunc_rem(a, b):
    return a - b * trunc_div(a, b)


def written(rng: random.Random, depth: int) -> str:
    if depth == 0:
        return rng.choice(["x", "y", str(rng.randint(0, 20))])
    a, b, c = (written(rng, depth - 1) for _ in range(3))
    return rng.choice([
        f"({a} + {b})", f"({a} - {b})", f"({a} * {rng.randint(1, 12)})", f"({a} // {rng.randint(1, 12)})",
        f"({a} % {rng.randint(1, 12)})", f"trunc_div({a}, {rng.randint(1, 9)})", f"trunc_rem({a}, {rng.randint(1, 9)})",
        f"min({a}, {b})", f"max({a}, {b})", f"({a} if {b} < {c} else {b})",
    ])


def test_simplified_text_has_the_value_of_what_was_written():
    rng, points, cheaper = random.Random(3), 0, 0
    names = {"trunc_div": trunc_div, "trunc_rem": trunc_rem, "min": min, "max": max}
    for _ in range(300):
        text = written(rng, rng.randint(1, 3))
        ranges = {name: range(lo := rng.randint(-20, 20), lo + rng.randint(1, 15), rng.randint(1, 3)) for name in "xy"}
        answer = simplify_index(text, **ranges)
        assert answer.proof in ("enumeration", "emptiness")   # emptiness: nothing changed
        cheaper += answer.cost < answer.cost_before
        before, after = compile(text, "written", "eval"), compile(answer.text, "simplified", "eval")
        for x in ranges["x"]:
            for y in ranges["y"]:
                values = names | {"x": x, "y": y}
                value = eval(before, values)  # noqa: S307
                assert eval(after, values) == value, (text, answer.text, x, y)  # noqa: S307
                assert answer.lo is None or answer.lo <= value
                assert answer.hi is None or value <= answer.hi
                points += 1
    assert points > 5000
    assert cheaper > 100


def test_bits():
    assert simplify_index("4096 * b", b=range(2**19)).bits == 32
    assert simplify_index("4096 * b", b=range(2**20)).bits == 64
    assert simplify_index("b % 8", b=None).bits == 128


def test_facts_of_divisibility():
    assert simplify_index("(n + 15) // 16 * 16", n=Multiple(16)).text == "16*(n // 16)"
    assert simplify_index("n - n // 16 * 16", n=Multiple(16)).text == "0"


@pytest.mark.parametrize(("rule", "text"), [
    ("layout.question", "x +"), ("layout.question", "x / 2"), ("layout.question", "z"), ("layout.question", "x // 0"),
    ("layout.question", "abs(x)"), ("layout.question", "x << 2"), ("layout.question", str(1 << 61)),
])
def test_refuses(rule, text):
    with pytest.raises(tier.LayoutError) as caught:
        simplify_index(text, x=range(8))
    assert caught.value.rule == rule


def test_refuses_what_it_cannot_prove():
    with pytest.raises(tier.LayoutError) as caught:
        layout.find_difference("x * y", "y * x + x // y * 0 + x * x - x * x + y % x - y % x + x*z", x=None, y=None, z=None)
    assert caught.value.rule == "layout.undecided"
    with pytest.raises(tier.LayoutError):
        simplify_index("x", x="nothing")
