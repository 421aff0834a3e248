"""Splits: the interior of a ragged, triangular or banded domain apart from its edges."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import refuse
from tier._problem import ask

_SET = re.compile(r"affine_set<\(([^)]*)\)(?:\[([^\]]*)\])?\s*:\s*\((.*)\)>", re.DOTALL)


@dataclass(frozen=True)
class Piece:
    """Tiles that run the same code.

    `guard` is an affine_set over the tile's coordinates d0, d1 .. and the symbols; `cuts` is the part of it that tells
    these tiles from others. `masked` are the conditions on a point (d0, d1 .. are then its coordinates) that its
    elements have to be compared with. `shape` are the extents of its tiles, None where they depend on a symbol.
    `tiles` is their number where all extents are values.
    """

    kind: str
    """full, partial or empty: all, some or none of the elements lie in the domain."""
    guard: str
    cuts: str
    masked: tuple[str, ...]
    shape: tuple[int | None, ...]
    tiles: int | None
    needs_neutral: bool
    """A reduced dimension is masked: what is masked out has to be what the reduction ignores."""


@dataclass(frozen=True)
class Waste:
    """Elements of a domain without symbols: its points, those that its tiles compute, and a power of two each way."""

    points: int
    lanes: int
    tiles: int
    masked_tiles: int
    power_of_two: int | None

    @property
    def share(self) -> float:
        """Elements that are computed and dropped, of all that are computed."""
        return (self.lanes - self.points) / self.lanes if self.lanes else 0.0


@dataclass(frozen=True)
class Split:
    """The pieces of a domain of tiles; those of kind 'empty' need no code."""

    domain: str
    pieces: tuple[Piece, ...]
    waste: Waste | None

    @property
    def interior(self) -> Piece | None:
        """The piece without masks and of whole tiles."""
        return next((piece for piece in reversed(self.pieces) if piece.kind == "full"), None)

    @property
    def code(self) -> tuple[Piece, ...]:
        """The pieces that need code."""
        return tuple(piece for piece in self.pieces if piece.kind != "empty")

    def __str__(self) -> str:
        return "\n".join(f"{piece.kind}: {piece.guard}" + (f" if {' and '.join(piece.masked)}" if piece.masked else "")
                         for piece in self.pieces)


def split(extents: Sequence[int | str], tile: Sequence[int], constraints: Iterable[str] = (), *,
          head: Sequence[int] | None = None, reduced: Iterable[int] = (), multiple: Mapping[str, int] | None = None,
          edges: str | Sequence[str] = "peel") -> Split:
    """Cut the tiles of a box, and of what `constraints` leave of it, into pieces of one kind each.

    An extent is an integer or the name of a symbol; `multiple` maps symbols to a known divisor. A constraint is an
    affine comparison of points, `"d1 <= d0 + w"`, where other names are symbols too. Tile t covers the points from
    `tile * t - head`; `reduced` names the dimensions that are summed over. `edges` is "peel" (one masked piece per
    ragged edge), "specialise" (pieces of their own shape, without masks) or "mask", for all dimensions or for each.

    The pieces follow a tree of cuts, which proves that they partition the tiles; the proof is checked. At most four
    dimensions; otherwise, and for extents beyond 2^40, `[layout.split-dims]` and `[layout.split-range]`.

    >>> for piece in split([300, "N"], [64, 32]).pieces:
    ...     print(piece.kind, piece.cuts, piece.masked)
    partial affine_set<(d0, d1)[N] : (d0 * 64 - 237 >= 0)> ('-d0 + 299 >= 0', '-d1 + N - 1 >= 0')
    partial affine_set<(d0, d1)[N] : (d0 * -64 + 236 >= 0, d1 * 32 - N + 31 >= 0)> ('-d1 + N - 1 >= 0',)
    full affine_set<(d0, d1)[N] : (d0 * -64 + 236 >= 0, d1 * -32 + N - 32 >= 0)> ()

    The causal half of attention scores, in tiles of 128 x 64:

    >>> causal = split([1024, 1024], [128, 64], ["d1 <= d0"])
    >>> [(piece.kind, piece.tiles) for piece in causal.pieces]
    [('empty', 56), ('partial', 16), ('full', 56)]
    """
    question = _question(extents, tile, constraints, head, reduced, multiple, edges)
    answer = ask("layout.split", **question)
    pieces = tuple(Piece(piece["kind"], piece["guard"], piece["cuts"], tuple(piece["masked"]), tuple(piece["shape"]),
                         piece["tiles"], piece["neutral"]) for piece in answer["pieces"])
    return Split(answer["domain"], pieces, answer["waste"] and Waste(**answer["waste"]))


def choose_edges(extents: Sequence[int], tile: Sequence[int], constraints: Iterable[str] = (), *, piece: float,
                 element: float = 1.0, masked_dim: float = 0.0) -> tuple[str, ...]:
    """The cheapest treatment of each dimension's edges, of all 3^d, for a sample of extents.

    `piece` is the cost of one more piece of code, `element` of an element, `masked_dim` what each mask adds to it.

    >>> choose_edges([1020, 1020], [64, 64], piece=5e4, masked_dim=0.1)
    ('peel', 'peel')
    >>> choose_edges([1020, 1020], [64, 64], piece=0)
    ('specialise', 'specialise')
    """
    question = _question(extents, tile, constraints, None, (), None, "peel")
    return tuple(ask("layout.choose_edges", **question, piece=piece, element=element, masked_dim=masked_dim))


def find_flaw(domain: str, pieces: Iterable[str]) -> str | None:
    """A point that spoils the partition of `domain` into `pieces`, all affine sets over the same names, or None.

    >>> find_flaw("affine_set<(d0) : (d0 >= 0, 9 - d0 >= 0)>", ["affine_set<(d0) : (d0 >= 0, 3 - d0 >= 0)>"])
    '(4) in no piece'
    """
    names, forms = _read_set(domain)
    lists: list[list[list[int]]] = []
    for text in pieces:
        other, guard = _read_set(text)
        if other != names:
            raise refuse("layout.rank", f"expects pieces over ({', '.join(names)}), got ({', '.join(other)})")
        lists.append(guard)
    flaw = ask("layout.find_piece_flaw", variables=len(names), domain=forms, pieces=lists)
    return flaw and flaw["text"]


def is_partition(domain: str | Split, pieces: Iterable[str] = ()) -> bool:
    """Whether pieces are disjoint and cover the domain: proven by the emptiness of conjunctions, not by construction.

    >>> is_partition(split([300, "N"], [64, 32]))
    True
    >>> is_partition("affine_set<(d0)[N] : (d0 >= 0, N - d0 >= 1)>",
    ...              ["affine_set<(d0)[N] : (d0 >= 0, N - d0 >= 4)>", "affine_set<(d0)[N] : (d0 >= 0, N - d0 == 3)>"])
    False
    """
    if isinstance(domain, Split):
        domain, pieces = domain.domain, [piece.guard for piece in domain.pieces]
    return find_flaw(domain, pieces) is None


# --- reading affine text -----------------------------------------------------------------------------------------


def _question(extents: Sequence[int | str], tile: Sequence[int], constraints: str | Iterable[str],
              head: Sequence[int] | None, reduced: Iterable[int], multiple: Mapping[str, int] | None,
              edges: str | Sequence[str]) -> dict[str, Any]:
    constraints = [constraints] if isinstance(constraints, str) else list(constraints)
    dims = [f"d{i}" for i in range(len(extents))]
    symbols = [extent for extent in dict.fromkeys(extents) if isinstance(extent, str)]
    trees = [_parse(text) for text in constraints]
    for tree in trees:
        symbols += [name for name in _names(tree) if name not in dims and name not in symbols]
    divisors, sums = dict(multiple or {}), set(reduced)
    numbers = {name: i for i, name in enumerate([*dims, *symbols])}
    forms = [form for tree in trees for form in _forms(tree, numbers)]
    return {
        "extents": [{"symbol": symbols.index(extent), "multiple": divisors.get(extent, 1)}
                    if isinstance(extent, str) else extent for extent in extents],
        "tile": list(tile), "symbols": symbols, "constraints": forms,
        "offset": head and [-side for side in head],
        "reduced": [i in sums for i in range(len(dims))] if sums else None,
        "edges": [edges] * len(dims) if isinstance(edges, str) else list(edges),
    }


def _read_set(text: str) -> tuple[tuple[str, ...], list[list[int]]]:
    match = _SET.fullmatch(text.strip())
    if not match:
        raise refuse("layout.constraint", f"expects affine_set<(d0, ..)[s0, ..] : (form >= 0, ..)>, got '{text}'")
    dims, symbols, body = match.groups()
    names = tuple(name.strip() for part in (dims, symbols or "") for name in part.split(",") if name.strip())
    numbers = {name: i for i, name in enumerate(names)}
    return names, [form for part in body.split(",") for form in _forms(_parse(part), numbers)]


def _parse(text: str) -> ast.Compare:
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError:
        tree = None
    if not isinstance(tree, ast.Compare):
        raise refuse("layout.constraint", f"expects an affine comparison such as 'd1 <= d0 + w', got '{text}'")
    return tree


def _names(tree: ast.AST) -> list[str]:
    return list(dict.fromkeys(node.id for node in ast.walk(tree) if isinstance(node, ast.Name)))


def _forms(tree: ast.Compare, numbers: Mapping[str, int]) -> list[list[int]]:
    """Forms that are not negative where the (chained) comparison holds."""
    forms: list[list[int]] = []
    sides = [_affine(side, numbers) for side in (tree.left, *tree.comparators)]
    for left, operator, right in zip(sides[:-1], tree.ops, sides[1:], strict=True):
        above = [r - l for l, r in zip(left, right, strict=True)]
        below = [-x for x in above]
        strict = int(isinstance(operator, ast.Lt | ast.Gt))
        if isinstance(operator, ast.LtE | ast.Lt | ast.Eq):
            forms.append([*above[:-1], above[-1] - strict])
        if isinstance(operator, ast.GtE | ast.Gt | ast.Eq):
            forms.append([*below[:-1], below[-1] - strict])
        if not isinstance(operator, ast.LtE | ast.Lt | ast.GtE | ast.Gt | ast.Eq):
            raise refuse("layout.constraint", f"expects <, <=, >, >= or ==, got '{ast.unparse(tree)}'")
    return forms


def _affine(node: ast.AST, numbers: Mapping[str, int]) -> list[int]:
    zero = [0] * (len(numbers) + 1)
    match node:
        case ast.Constant(value=int(value)):
            return [*zero[:-1], value]
        case ast.Name(id=name) if name in numbers:
            zero[numbers[name]] = 1
            return zero
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return [-x for x in _affine(operand, numbers)]
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            sign = 1 if isinstance(op, ast.Add) else -1
            return [a + sign * b for a, b in zip(_affine(left, numbers), _affine(right, numbers), strict=True)]
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            a, b = _affine(left, numbers), _affine(right, numbers)
            a, b = (b, a) if any(a[:-1]) else (a, b)
            if not any(a[:-1]):
                return [a[-1] * x for x in b]
        case _:
            pass
    raise refuse("layout.constraint", f"expects sums of names and products with integers, got '{ast.unparse(node)}'")
