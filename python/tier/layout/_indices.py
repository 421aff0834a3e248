"""Index expressions: simplified under known ranges, never changing a value."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from tier._errors import refuse
from tier._problem import Multiple, ask

_OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
_CALLS = {"min": 2, "max": 2, "trunc_div": 2, "trunc_rem": 2}

Range = range | Sequence[int | None] | Multiple | None
"""What is known of a symbol: a Python range, (lo, hi) with None where an end is open, a divisor, or nothing."""


@dataclass(frozen=True)
class SimplifiedIndex:
    """An expression, what it costs, and what is known of its values.

    `cost` counts 20 for a division by a variable, 4 by a constant, 1 for shifts, sums and products, 2 for a choice.
    `bits` are those of a signed integer that holds the value and all on the way: 32, 64, or 128 where nothing smaller
    is proven. `proof` says how it was shown to be equal to what was given: "enumeration", "emptiness" or "none".
    """

    text: str
    cost: int
    cost_before: int
    lo: int | None
    hi: int | None
    multiple_of: int
    """All values differ from one another by multiples of this; 0 for a constant."""
    bits: int
    proof: str

    def __str__(self) -> str:
        return self.text


def simplify_index(expression: str, **ranges: Range) -> SimplifiedIndex:
    """Simplify integer arithmetic whose symbols have known ranges.

    `//` and `%` are floor division and its remainder, as in Python; `trunc_div(a, b)` and `trunc_rem(a, b)` are C's.
    `a if c >= 0 else b`, `min` and `max` are understood too. Every symbol needs a range.

    >>> print(simplify_index("(128*b + t) // 128 % 4", b=None, t=range(128)))
    b % 4
    >>> print(simplify_index("(b + t // 8) % 16", b=Multiple(16), t=range(128)))
    t // 8
    >>> print(simplify_index("trunc_div(x, 4)", x=range(-8, 8)))       # not x // 4
    trunc_div(x, 4)
    >>> simplify_index("x // 5 * 5 + x % 5", x=(0, 2**31 - 1))
    SimplifiedIndex(text='x', cost=0, cost_before=10, lo=0, hi=2147483647, multiple_of=1, bits=32, proof='emptiness')
    """
    answer = ask("layout.simplify_index", expression=_expression(expression), ranges=_ranges(ranges))
    lo, hi, modulus, _ = answer["range"]
    return SimplifiedIndex(answer["text"], answer["cost"], answer["cost_before"], lo, hi, modulus, answer["bits"],
                           answer["proof"])


def find_difference(a: str, b: str, **ranges: Range) -> dict[str, int] | None:
    """A point at which two expressions differ, or None where it is proven that there is none.

    Refuses, `[layout.undecided]`, what has no proof: products and quotients of symbols in boxes beyond 2^20 points.

    >>> find_difference("trunc_div(x, 4)", "x // 4", x=range(-8, 8))
    {'x': -7}
    >>> find_difference("x // 2 // 3", "x // 6", x=None) is None
    True
    """
    answer = ask("layout.compare_indices", a=_expression(a), b=_expression(b), ranges=_ranges(ranges))
    if answer["proof"] == "none":
        raise refuse("layout.undecided", f"expects affine expressions or a box of at most 2^20 points, got '{a}', '{b}'")
    return None if answer["equal"] else answer["point"]


def _ranges(ranges: dict[str, Range]) -> list[list[str | int | None]]:
    return [[name, *_range(name, value)] for name, value in ranges.items()]


def _range(name: str, value: Range) -> list[int | None]:
    match value:
        case None:
            return [None, None, 1, 0]
        case Multiple(of=divisor):
            return [None, None, divisor, 0]
        case range() if value.step > 0 and len(value):
            return [value[0], value[-1], value.step, value[0] % value.step]
        case (int() | None as lo, int() | None as hi):
            return [lo, hi, 1, 0]
        case _:
            pass
    raise refuse("layout.question", f"expects '{name}' to be a range, (lo, hi), Multiple(n) or None, got {value!r}")


def _expression(text: str) -> object:
    try:
        return _node(ast.parse(text.strip(), mode="eval").body)
    except SyntaxError:
        raise refuse("layout.question", f"expects an expression of integers and names, got '{text}'") from None


def _node(node: ast.AST) -> object:
    match node:
        case ast.Constant(value=int(value)):
            return value
        case ast.Name(id=name):
            return name
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return ["-", _node(operand)]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            return [_OPERATORS[type(op)], _node(left), _node(right)]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if _CALLS.get(name) == len(args):
            return [name, *map(_node, args)]
        case ast.IfExp(test=ast.Compare(left=left, ops=[op], comparators=[right]), body=body, orelse=other):
            if isinstance(op, ast.GtE | ast.Gt):
                return ["select", _at_least(left, right, isinstance(op, ast.Gt)), _node(body), _node(other)]
            if isinstance(op, ast.LtE | ast.Lt):
                return ["select", _at_least(right, left, isinstance(op, ast.Lt)), _node(body), _node(other)]
        case _:
            pass
    raise refuse("layout.question", f"expects + - * // % min max trunc_div trunc_rem and 'a if x >= y else b', "
                                    f"got '{ast.unparse(node)}'")


def _at_least(a: ast.AST, b: ast.AST, strict: bool) -> object:
    return ["-", ["-", _node(a), _node(b)], int(strict)]
