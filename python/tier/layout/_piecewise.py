"""Functions in guarded pieces, equality of functions, and normal forms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Union

from tier._errors import refuse
from tier._problem import ask
from tier.layout._constraints import _names, _set
from tier.layout._f2 import F2Map
from tier.layout._fragment import Fragment
from tier.layout._layout import Layout, Swizzle, SwizzledLayout

Stage = Union[Layout, Swizzle, SwizzledLayout, F2Map]
Function = Union[Layout, SwizzledLayout, F2Map, "Piecewise", Fragment]
"""What `equal`, `canonical` and `Relation.of` take. A fragment has one function per dimension of its tile."""


def _bits(map_: F2Map) -> dict[str, Any]:
    """A stage: a square map of the low bits; higher ones stay."""
    rows, columns = map_.linear.shape
    if rows != columns:
        raise refuse("layout.f2", f"expects a square map of bits after a layout, got {rows} x {columns}")
    return {"bits": {"columns": columns, "rows": list(map_.linear.rows)}, "constant": map_.constant}


def _stages(stage: Stage) -> list[dict[str, Any]]:
    match stage:
        case Layout():
            return [{"layout": stage._plain()}]
        case Swizzle():
            return [{"swizzle": [stage.bits, stage.base, stage.shift]}]
        case SwizzledLayout():
            return [*_stages(stage.layout), *_stages(stage.swizzle)]
        case F2Map():
            return [_bits(stage)]
        case _:
            pass
    raise refuse("layout.question", f"expects a layout, a swizzle or a map of bits, got {stage!r}")


def _chain(function: Layout | SwizzledLayout | Sequence[Stage]) -> dict[str, Any]:
    """One layout, or a list that begins with one: what is applied first, then what after it."""
    match function:
        case [first, *rest] if isinstance(first, Layout | SwizzledLayout):
            chain = _chain(first)
            return {**chain, "then": [*chain["then"], *(plain for stage in rest for plain in _stages(stage))]}
        case Layout():
            return {"first": function._plain(), "then": []}
        case SwizzledLayout():
            return {"first": function.layout._plain(), "then": _stages(function.swizzle)}
        case _:
            pass
    raise refuse("layout.question", f"expects a layout or a swizzled layout, got {function!r}")


def _functions(function: Function, extents: Sequence[int] | None = None) -> list[dict[str, Any]]:
    """Plain data, one function per output; a map of bits reads the index of a box of `extents`."""
    match function:
        case Piecewise():
            return [function._plain]
        case Fragment():
            digits = {name: [[digit.size, list(digit.stride)] for digit in getattr(function, name)]
                      for name in ("register", "lane", "warp")}
            return [{"fragment": digits, "dim": dim} for dim in range(len(function.shape))]
        case F2Map():
            columns = function.linear.columns
            shape = [1 << columns] if extents is None else list(extents)
            return [{"shape": shape, "bits": {"columns": columns, "rows": list(function.linear.rows)},
                     "constant": function.constant}]
        case _:
            pass
    return [{"chain": _chain(function)}]


def _extents(function: Function) -> Sequence[int] | None:
    match function:
        case Layout():
            return function.extents
        case SwizzledLayout():
            return function.layout.extents
        case _:
            return None


@dataclass(frozen=True, init=False, repr=False)
class Piecewise:
    """A function in pieces: where a guard holds, the value is that of its layout, at the same coordinate.

    Guards and the domain are comparisons of the names in `dims` and `symbols` (extents that are known later), with
    `//` and `%` by constants. Guards are disjoint on the domain and cover it, which is proven here, for all symbols;
    a flaw is refused (`layout.partition`) with a point. Without a domain the guards are all there is. Layouts go on
    past their sizes: a guard says where one ends. A list of stages is applied one after the other.

    >>> ragged = Piecewise("i", [("i < n // 64 * 64", Layout(64)), ("i >= n // 64 * 64", Layout(64, 2))],
    ...                    domain="0 <= i < n", symbols="n")
    >>> ragged(70, n=100), ragged(10, n=100)
    (140, 10)
    >>> Piecewise("i", [("i < 5", Layout(8)), ("i >= 4", Layout(8))], domain="0 <= i < 8")
    Traceback (most recent call last):
    tier._errors.LayoutError: [layout.partition] expects pieces that are disjoint and cover their domain, \
got (4) in pieces 0 and 1; fix: let conditions exclude one another and cover the domain; if tier wrote the pieces, report it
    """

    dims: tuple[str, ...]
    symbols: tuple[str, ...]
    _plain: dict[str, Any]

    def __init__(self, dims: str | Sequence[str],
                 pieces: Iterable[tuple[str | Iterable[str], Layout | SwizzledLayout | Sequence[Stage]]], *,
                 domain: str | Iterable[str] | None = None, symbols: str | Sequence[str] = ()):
        names, extents = _names(dims), _names(symbols)
        everything = _set([*names, *extents], () if domain is None else domain)
        parts: list[list[dict[str, Any]]] = []
        for guard, layout in pieces:
            both = () if domain is None else [domain] if isinstance(domain, str) else list(domain)
            conditions = [*both, *([guard] if isinstance(guard, str) else guard)]
            parts.append([_set([*names, *extents], conditions), _chain(layout)])
        if not parts:
            raise refuse("layout.pieces", "expects at least one piece, got 0")
        sets = [part for part, _ in parts] if domain is None else [everything]
        self._fill(names, extents, {"dims": len(names), "symbols": len(extents), "domain": sets, "pieces": parts})
        if flaw := ask("piecewise.find_flaw", f=self._plain):
            raise refuse("layout.partition", f"expects pieces that are disjoint and cover their domain, got {flaw}")

    def _fill(self, dims: tuple[str, ...], symbols: tuple[str, ...], plain: dict[str, Any]) -> Piecewise:
        object.__setattr__(self, "dims", dims)
        object.__setattr__(self, "symbols", symbols)
        object.__setattr__(self, "_plain", plain)
        return self

    @staticmethod
    def _read(dims: tuple[str, ...], symbols: tuple[str, ...], plain: dict[str, Any]) -> Piecewise:
        return Piecewise.__new__(Piecewise)._fill(dims, symbols, plain)

    @staticmethod
    def of(function: Layout | SwizzledLayout | F2Map, shape: Sequence[int] | None = None) -> Piecewise:
        """The function on its box, as one piece; coordinates are named d0, d1, ..

        A map of bits reads the colexicographic index of `shape`, whose extents are powers of two; without it, one
        coordinate of all its bits.

        >>> Piecewise.of(Layout((4, 6), (6, 1)))(2, 3)
        15
        """
        plain = ask("piecewise.of", f=_functions(function, shape)[0])
        return Piecewise._read(tuple(f"d{i}" for i in range(plain["dims"])), (), plain)

    def _values(self, symbols: dict[str, int]) -> list[int]:
        if set(symbols) != set(self.symbols):
            raise refuse("layout.question", f"expects values of {', '.join(self.symbols) or 'no symbols'}, got "
                                            f"{', '.join(symbols) or 'none'}")
        return [symbols[name] for name in self.symbols]

    def __call__(self, *coordinate: int, **symbols: int) -> int | None:
        """The value at a coordinate, or None outside the domain."""
        if len(coordinate) != len(self.dims):
            raise refuse("layout.rank", f"expects {len(self.dims)} coordinates, got {len(coordinate)}")
        return ask("piecewise.at", f=self._plain, point=[*coordinate, *self._values(symbols)])

    def then(self, outer: Stage) -> Piecewise:
        """x -> outer(self(x)).

        >>> tile = Piecewise.of(Layout((8, 64), (64, 1))).then(Swizzle(3, 3, 3)).then(Layout((64, 8), (2, 1)))
        >>> tile(1, 9)
        3
        """
        first, *rest = _stages(outer)
        identity = {"dims": [[[2, 1]]], "offset": 0}
        chain = {"first": first["layout"], "then": rest} if "layout" in first else {
            "first": identity, "then": [first, *rest]}
        return self._read(self.dims, self.symbols, ask("piecewise.then", f=self._plain, outer=chain))

    def after(self, inner: Layout | SwizzledLayout) -> Piecewise:
        """x -> self(inner(x)), for a function of one coordinate, where the inner value lies in its domain.

        >>> steps = Piecewise("i", [("i < 10", Layout(10)), ("i >= 10", Layout(10, 2))], domain="0 <= i < 20")
        >>> [steps.after(Layout((2, 2), (5, 6)))(1, j) for j in range(2)]
        [5, 22]
        """
        plain = ask("piecewise.after", f=self._plain, inner=_chain(inner))
        return self._read(tuple(f"d{i}" for i in range(plain["dims"])), self.symbols, plain)

    def restricted(self, constraints: str | Iterable[str]) -> Piecewise:
        """The same function on fewer points; pieces that have none are gone."""
        some = _set([*self.dims, *self.symbols], constraints)
        return self._read(self.dims, self.symbols, ask("piecewise.restricted", f=self._plain, set=some))

    def with_symbols(self, **symbols: int) -> Piecewise:
        """The function for these extents."""
        values = self._values(symbols)
        return self._read(self.dims, (), ask("piecewise.with_symbols", f=self._plain, symbols=values))

    @property
    def is_injective(self) -> bool:
        """True if no two coordinates share a value (for the same symbols)."""
        return ask("piecewise.injective", f=self._plain)

    def __len__(self) -> int:
        """How many pieces there are."""
        return len(self._plain["pieces"])

    def __eq__(self, other: object) -> bool:
        """Whether the spelling is the same; `equal` compares functions."""
        return isinstance(other, Piecewise) and self._plain == other._plain

    def __hash__(self) -> int:
        return hash((self.dims, self.symbols, len(self)))

    def __repr__(self) -> str:
        symbols = f"[{', '.join(self.symbols)}]" if self.symbols else ""
        return f"<Piecewise of ({', '.join(self.dims)}){symbols}, {len(self)} pieces>"


#
# Equality
#

@dataclass(frozen=True)
class Counterexample:
    """A point where two functions differ; a value is None outside the domain."""

    coordinate: tuple[int, ...]
    symbols: tuple[int, ...]
    f: int | None
    g: int | None


@dataclass(frozen=True)
class Equality:
    """The answer of `equal`: true or false, by which rung of the ladder, and where not.

    Rungs: modes, bits, periods, table, polyhedra, residues (docs/problems.md).
    """

    rung: str
    counterexample: Counterexample | None = None

    def __bool__(self) -> bool:
        return self.counterexample is None


_RUNGS = ("modes", "bits", "periods", "table", "polyhedra", "residues")


def equal(f: Function, g: Function) -> Equality:
    """Decide whether two functions have one domain and agree on all of it: a proof, or a counterexample.

    Functions of different coordinates are refused (`layout.rank`), and so is a question that no rung decides
    (`layout.undecided`): never a guess. Fragments are compared in each dimension of their tile, and a map of bits on
    the index of the other function's shape.

    >>> bool(equal(Layout((8, 64), (64, 1)), Layout(((2, 4), (8, 8)), ((64, 128), (1, 8)))))
    True
    >>> tile = Layout((8, 64), (64, 1))
    >>> answer = equal(SwizzledLayout(Swizzle(3, 3, 3), tile), tile)
    >>> answer.rung, answer.counterexample
    ('bits', Counterexample(coordinate=(1, 0), symbols=(), f=72, g=64))

    A pitch of 1000 carries into the bits that the swizzle moves:

    >>> wide = Layout((100000, 1000), (1000, 1))
    >>> equal(SwizzledLayout(Swizzle(3, 3, 3), wide), SwizzledLayout(Swizzle(3, 3, 4), wide)).rung
    'periods'
    """
    left, right = _functions(f, _extents(g)), _functions(g, _extents(f))
    if len(left) != len(right):
        raise refuse("layout.rank", f"expects values of as many coordinates, got {len(left)} and {len(right)}")
    rung = "modes"
    for a, b in zip(left, right, strict=True):
        answer = ask("layout.equal", f=a, g=b)
        if not answer["equal"]:
            return Equality(answer["rung"], Counterexample(tuple(answer["coordinate"]), tuple(answer["symbols"]),
                                                           answer["f"], answer["g"]))
        rung = max(rung, answer["rung"], key=_RUNGS.index)
    return Equality(rung)


@dataclass(frozen=True)
class Canonical:
    """The normal form of a function: `text` is the same for two functions if and only if they are equal."""

    form: str
    """modes, swizzle, bits, hybrid, boxes or table: the first of them that gives all values."""
    text: str
    function: Piecewise

    def __str__(self) -> str:
        return self.text


def canonical(f: Layout | SwizzledLayout | F2Map | Piecewise) -> Canonical:
    """The one spelling of a function on its domain.

    Refuses (`layout.undecided`) functions with symbols, and, beyond 2^20 points, those that are neither modes,
    swizzled modes nor matrices of bits: there, `equal` decides.

    >>> print(canonical(Layout(((2, 1, 4), 64), ((64, 9, 128), 1))))
    [8:64], [64:1]
    >>> print(canonical(SwizzledLayout(Swizzle(3, 3, 3), Layout((4, 64), (64, 1)))))    # four rows reach two bits
    [4:64], [64:1] then swizzle<2, 3, 3>
    >>> ragged = Piecewise("i", [("i < 64", Layout(64)), ("i >= 64", Layout(64, 2))], domain="0 <= i < 100")
    >>> canonical(ragged).form, len(canonical(ragged).function)
    ('boxes', 2)
    """
    plain = _functions(f)
    if len(plain) != 1:
        raise refuse("layout.rank", "expects a function of one value, got a fragment")
    answer = ask("layout.canonical", f=plain[0])
    dims = tuple(f"d{i}" for i in range(answer["function"]["dims"]))
    return Canonical(answer["form"], answer["text"], Piecewise._read(dims, (), answer["function"]))
