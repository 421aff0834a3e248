"""Relations: which coordinates go together.

Every layout is a relation, and so is what is no function: the inverse of a broadcast, the neighbours of an element.
Compositions and inverses always exist here, where layouts must refuse.

>>> from tier.layout import Layout
>>> from tier.relation import Relation
>>> tile = Relation.of(Layout((4, 6), (6, 1)))
>>> tile.inverse().apply(15)
[(2, 3)]
>>> broadcast = Relation.of(Layout((2, 3), (0, 1)))
>>> broadcast.inverse().apply(2), broadcast.is_injective
([(0, 2), (1, 2)], False)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import refuse
from tier._problem import ask
from tier.layout._constraints import _names, _set
from tier.layout._piecewise import Function, Piecewise, _functions

__all__ = ["Pair", "Relation"]

_MOST_PAIRS = 1 << 16


@dataclass(frozen=True)
class Pair:
    """One element of a relation, and the symbols for which it is one."""

    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    symbols: tuple[int, ...] = ()


@dataclass(frozen=True, init=False, repr=False)
class Relation:
    """The pairs (inputs, outputs) under affine comparisons, with `//` and `%` by constants.

    `symbols` are names of integers that are known later; every question holds for all of their values. Questions that
    the solvers do not decide are refused (`layout.undecided`).

    >>> halo = Relation("i", "j", "-1 <= i - j <= 1 and 0 <= j < n", symbols="n")
    >>> halo.apply(0, n=8), halo.apply(7, n=8)
    ([(0,), (1,)], [(6,), (7,)])
    >>> halo.is_function, halo.contains((3,), (5,), n=8)
    (False, False)
    """

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    symbols: tuple[str, ...]
    _plain: dict[str, Any]

    def __init__(self, inputs: str | Sequence[str], outputs: str | Sequence[str],
                 constraints: str | Iterable[str] = (), *, symbols: str | Sequence[str] = ()):
        names = _names(inputs), _names(outputs), _names(symbols)
        together = _names([name for part in names for name in part])
        part = _set(together, constraints)
        self._fill(*names, {"inputs": len(names[0]), "outputs": len(names[1]), "symbols": len(names[2]),
                            "parts": [part]})

    def _fill(self, inputs: tuple[str, ...], outputs: tuple[str, ...], symbols: tuple[str, ...],
              plain: dict[str, Any]) -> Relation:
        for name, value in (("inputs", inputs), ("outputs", outputs), ("symbols", symbols), ("_plain", plain)):
            object.__setattr__(self, name, value)
        return self

    @staticmethod
    def _read(inputs: tuple[str, ...], outputs: tuple[str, ...], symbols: tuple[str, ...],
              plain: dict[str, Any]) -> Relation:
        return Relation.__new__(Relation)._fill(inputs, outputs, symbols, plain)

    @staticmethod
    def of(function: Function) -> Relation:
        """The pairs (coordinate, value) of a layout, a swizzled layout, bits, pieces or a fragment.

        >>> from tier.layout import Layout, Swizzle, SwizzledLayout
        >>> Relation.of(SwizzledLayout(Swizzle(1, 0, 1), Layout((2, 2), (2, 1)))).pairs()
        [((0, 0), (0,)), ((0, 1), (1,)), ((1, 0), (3,)), ((1, 1), (2,))]
        """
        plain = ask("relation.of", functions=_functions(function))
        pieces = isinstance(function, Piecewise)
        inputs = function.dims if pieces else tuple(f"d{i}" for i in range(plain["inputs"]))
        outputs = tuple(f"a{i}" for i in range(plain["outputs"]))
        return Relation._read(inputs, outputs, function.symbols if pieces else (), plain)

    # Algebra

    def inverse(self) -> Relation:
        """Outputs to inputs."""
        return self._read(self.outputs, self.inputs, self.symbols, ask("relation.inverse", relation=self._plain))

    def compose(self, inner: Relation) -> Relation:
        """First `inner`, then `self`: the pairs (x, z) with (x, y) in `inner` and (y, z) in `self`.

        >>> from tier.layout import Layout
        >>> tile = Relation.of(Layout((20, 2), (16, 4)))
        >>> there_and_back = tile.inverse().compose(tile)
        >>> there_and_back.is_subset(Relation("i j", "k l", "i == k and j == l"))
        True
        """
        plain = ask("relation.compose", one=inner._plain, two=self._plain)
        return self._read(inner.inputs, self.outputs, self.symbols, plain)

    def __and__(self, other: Relation) -> Relation:
        """The pairs of both."""
        plain = ask("relation.intersect", one=self._plain, two=other._plain)
        return self._read(self.inputs, self.outputs, self.symbols, plain)

    def __or__(self, other: Relation) -> Relation:
        """The pairs of either."""
        plain = ask("relation.unite", one=self._plain, two=other._plain)
        return self._read(self.inputs, self.outputs, self.symbols, plain)

    def domain(self) -> Relation:
        """The inputs that have an output: a relation to nothing, `contains(input)` asks it."""
        return self._read(self.inputs, (), self.symbols, ask("relation.domain", relation=self._plain))

    def range(self) -> Relation:
        """The outputs that have an input.

        >>> from tier.layout import Layout
        >>> Relation.of(Layout(4, 3)).range().pairs()
        [((0,), ()), ((3,), ()), ((6,), ()), ((9,), ())]
        """
        return self.inverse().domain()

    def with_symbols(self, **symbols: int) -> Relation:
        """The relation for these values of its symbols."""
        plain = ask("relation.with_symbols", relation=self._plain, symbols=self._values(symbols))
        return self._read(self.inputs, self.outputs, (), plain)

    # Questions

    def _values(self, symbols: dict[str, int]) -> list[int]:
        if set(symbols) != set(self.symbols):
            raise refuse("layout.question", f"expects values of {', '.join(self.symbols) or 'no symbols'}, got "
                                            f"{', '.join(symbols) or 'none'}")
        return [symbols[name] for name in self.symbols]

    def _pair(self, point: Sequence[int] | None) -> Pair | None:
        if point is None:
            return None
        i, o = len(self.inputs), len(self.inputs) + len(self.outputs)
        return Pair(tuple(point[:i]), tuple(point[i:o]), tuple(point[o:]))

    @property
    def is_function(self) -> bool:
        """True if no input has two outputs."""
        return ask("relation.two_outputs", relation=self._plain) is None

    @property
    def is_injective(self) -> bool:
        """True if no output has two inputs."""
        return self.inverse().is_function

    @property
    def is_empty(self) -> bool:
        """True if there is no pair, for any symbols."""
        return self.sample() is None

    def sample(self) -> Pair | None:
        """A pair, or None if there is none."""
        return self._pair(ask("relation.sample", relation=self._plain))

    def apply(self, *inputs: int, **symbols: int) -> list[tuple[int, ...]]:
        """The outputs of one input, in order; at most 2^16 candidates are looked at."""
        if len(inputs) != len(self.inputs):
            raise refuse("layout.rank", f"expects {len(self.inputs)} inputs, got {len(inputs)}")
        return [tuple(output) for output in ask("relation.apply", relation=self._plain, input=list(inputs),
                                                symbols=self._values(symbols))]

    def contains(self, inputs: Sequence[int], outputs: Sequence[int] = (), **symbols: int) -> bool:
        """Whether a pair belongs."""
        if (len(inputs), len(outputs)) != (len(self.inputs), len(self.outputs)):
            raise refuse("layout.rank", f"expects {len(self.inputs)} inputs and {len(self.outputs)} outputs, got "
                                        f"{len(inputs)} and {len(outputs)}")
        return ask("relation.contains", relation=self._plain, point=[*inputs, *outputs, *self._values(symbols)])

    def pairs(self, *, limit: int = _MOST_PAIRS) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Every pair of a relation without symbols, in order; refused beyond `limit` candidates."""
        found = ask("relation.pairs", relation=self.with_symbols()._plain, limit=limit)
        return [(tuple(point[:len(self.inputs)]), tuple(point[len(self.inputs):])) for point in found]

    def find_outside(self, other: Relation) -> Pair | None:
        """A pair that `other` lacks, or None."""
        return self._pair(ask("relation.outside", one=self._plain, two=other._plain))

    def is_subset(self, other: Relation) -> bool:
        """Whether `other` has all of these pairs: proven."""
        return self.find_outside(other) is None

    def is_equal(self, other: Relation) -> bool:
        """Whether both have the same pairs: proven.

        >>> from tier.layout import Layout
        >>> Relation.of(Layout((2, 4))).is_equal(Relation("i j", "a", "a == i + 2 * j and 0 <= i < 2 and 0 <= j < 4"))
        True
        """
        return self.is_subset(other) and other.is_subset(self)

    def __eq__(self, other: object) -> bool:
        """Whether the spelling is the same; `is_equal` compares pairs."""
        return isinstance(other, Relation) and self._plain == other._plain

    def __hash__(self) -> int:
        return hash((self.inputs, self.outputs, self.symbols))

    def __str__(self) -> str:
        """The constraints, on variables x0, x1, .. (inputs, outputs, symbols) and quotients q0, q1, .."""
        return ask("relation.text", relation=self._plain)

    def __repr__(self) -> str:
        symbols = f"[{', '.join(self.symbols)}]" if self.symbols else ""
        return f"<Relation of ({', '.join(self.inputs)}){symbols} to ({', '.join(self.outputs)})>"
