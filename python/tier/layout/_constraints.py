"""Affine comparisons as Python writes them, for guards and relations."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from typing import Any

from tier._errors import refuse
from tier._problem import ask

_COMPARISONS: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "=="}
_OPERATORS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}


def _names(text: str | Sequence[str]) -> tuple[str, ...]:
    """`"i j"`, `"i, j"` or a sequence of names; names are identifiers, each once."""
    names = tuple(text.replace(",", " ").split() if isinstance(text, str) else text)
    if len(set(names)) != len(names) or not all(name.isidentifier() for name in names):
        raise refuse("layout.constraint", f"expects names, each once, got {names}")
    return names


def _expression(node: ast.expr, text: str) -> Any:
    match node:
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            return name
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return ["-", 0, _expression(operand, text)]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            return [_OPERATORS[type(op)], _expression(left, text), _expression(right, text)]
        case _:
            pass
    raise refuse("layout.constraint", f"expects names, integers and + - * // %, got '{ast.unparse(node)}' in '{text}'")


def _comparisons(node: ast.expr, text: str) -> list[Any]:
    match node:
        case ast.Compare(left=left, ops=operators, comparators=others):
            if not all(type(op) in _COMPARISONS for op in operators):
                raise refuse("layout.constraint", f"expects <, <=, >, >= or ==, got '{text}'")
            terms = [_expression(term, text) for term in (left, *others)]
            return [[_COMPARISONS[type(op)], a, b] for op, a, b in zip(operators, terms, terms[1:], strict=False)]
        case ast.BoolOp(op=ast.And(), values=values):
            return [comparison for value in values for comparison in _comparisons(value, text)]
        case ast.Constant(value=True):
            return []
        case _:
            pass
    raise refuse("layout.constraint", f"expects comparisons joined by 'and', got '{text}'")


def _set(names: Sequence[str], constraints: str | Iterable[str]) -> dict[str, Any]:
    """The points of `names` under comparisons such as `"0 <= i < n and i % 2 == 0"`: plain data for the solvers.

    >>> _set(["i"], "0 <= i < 8")["at_least_zero"]
    [[0, 1], [7, -1]]
    """
    found: list[Any] = []
    for text in [constraints] if isinstance(constraints, str) else constraints:
        try:
            tree = ast.parse(text.strip(), mode="eval").body
        except SyntaxError:
            raise refuse("layout.constraint", f"expects a comparison, got '{text}'") from None
        found += _comparisons(tree, text)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id not in names:
                raise refuse("layout.constraint", f"expects the names {', '.join(names)}, got '{node.id}' in '{text}'")
    return ask("relation.set", names=list(names), constraints=found)
