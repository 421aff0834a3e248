"""Extents: symbolic sizes of arrays, what equals what, and what was assumed."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Union

from tier._errors import Place, TraceTypeError, here, refuse


@dataclass(frozen=True)
class Atom:
    """An indivisible part of an extent: the extent of an argument, or `min`, `max`, `floordiv` of two extents."""

    kind: str
    operands: tuple[Any, ...]

    def __str__(self) -> str:
        if self.kind == "argument":
            return self.operands[2]
        if self.kind == "floordiv":
            return f"({self.operands[0]} // {self.operands[1]})"
        return f"{self.kind}({self.operands[0]}, {self.operands[1]})"


LARGEST = 2**62
"""Of the numbers that extents are made of: their sums are of 64 bits, as those of a launch."""

Monomial = tuple[Atom, ...]
Number = Union[int, "Extent"]


@dataclass(frozen=True, repr=False)
class Extent:
    """A polynomial with integer coefficients over atoms; the extent of an argument is at least 0.

    >>> n = Extent.argument(0, 0, "N")
    >>> str(2 * n + n - 1), (n - n).constant, (n * n).divide(n) == n
    ('3*N - 1', 0, True)
    """

    terms: tuple[tuple[Monomial, int], ...]

    def __repr__(self) -> str:
        return f"Extent({self})"

    @staticmethod
    def of(terms: Mapping[Monomial, int]) -> Extent:
        kept = [(monomial, factor) for monomial, factor in terms.items() if factor]
        for _, factor in kept:
            if not -2 * LARGEST <= factor < 2 * LARGEST:
                raise refuse("trace.shape", f"expects extents of 64 bits, got {factor}", fix="address a part of the array")
        return Extent(tuple(sorted(kept, key=lambda term: (-len(term[0]), str(term[0])))))

    @staticmethod
    def number(value: Number) -> Extent:
        return value if isinstance(value, Extent) else Extent.of({(): int(value)})

    @staticmethod
    def argument(position: int, axis: int, name: str) -> Extent:
        return Extent((((Atom("argument", (position, axis, name)),), 1),))

    @staticmethod
    def atom(kind: str, *operands: Extent) -> Extent:
        return Extent((((Atom(kind, operands),), 1),))

    @property
    def constant(self) -> int | None:
        """The value where it is known without running, else None."""
        if not self.terms:
            return 0
        return self.terms[0][1] if len(self.terms) == 1 and not self.terms[0][0] else None

    @property
    def single(self) -> Atom | None:
        """The atom, where this extent is exactly one."""
        if len(self.terms) == 1 and self.terms[0][1] == 1 and len(self.terms[0][0]) == 1:
            return self.terms[0][0][0]
        return None

    def least(self) -> float:
        """A lower bound, from extents of arguments being at least 0."""
        bound = 0.0
        for monomial, factor in self.terms:
            lows = [_least_of(atom) for atom in monomial]
            if not lows:
                bound += factor
            elif factor < 0 or min(lows) < 0:
                return float("-inf")
            else:
                bound += factor * math.prod(lows)
        return bound

    def most(self) -> float:
        """An upper bound, from extents of arguments being at least 0."""
        bound = 0.0
        for monomial, factor in self.terms:
            if not monomial:
                bound += factor
            elif len(monomial) > 1:
                return float("inf")
            else:
                low, high = _least_of(monomial[0]), _most_of(monomial[0])
                bound += factor * (high if factor > 0 else low)
        return bound

    def __add__(self, other: Number) -> Extent:
        terms = dict(self.terms)
        for monomial, factor in Extent.number(other).terms:
            terms[monomial] = terms.get(monomial, 0) + factor
        return Extent.of(terms)

    __radd__ = __add__

    def __neg__(self) -> Extent:
        return self * -1

    def __sub__(self, other: Number) -> Extent:
        return self + -Extent.number(other)

    def __rsub__(self, other: Number) -> Extent:
        return -self + other

    def __mul__(self, other: Number) -> Extent:
        terms: dict[Monomial, int] = {}
        for left, a in self.terms:
            for right, b in Extent.number(other).terms:
                monomial = tuple(sorted(left + right, key=str))
                terms[monomial] = terms.get(monomial, 0) + a * b
        return Extent.of(terms)

    __rmul__ = __mul__

    def divide(self, other: Extent) -> Extent | None:
        """Return the exact quotient by a monomial, or None where there is none in sight."""
        if len(other.terms) != 1:
            return None
        (divisor, factor), = other.terms
        quotient: dict[Monomial, int] = {}
        for monomial, coefficient in self.terms:
            rest = list(monomial)
            for atom in divisor:
                if atom not in rest:
                    return None
                rest.remove(atom)
            if coefficient % factor:
                return None
            quotient[tuple(rest)] = coefficient // factor
        return Extent.of(quotient)

    def __floordiv__(self, other: Number) -> Extent:
        other = Extent.number(other)
        exact = self.divide(other)
        if exact is not None:
            return exact
        if self.constant is not None and other.constant:
            return Extent.number(self.constant // other.constant)
        return Extent.atom("floordiv", self, other)

    def __str__(self) -> str:
        text = ""
        for monomial, factor in self.terms:
            size = abs(factor)
            parts = ([str(size)] if size != 1 or not monomial else []) + [str(atom) for atom in monomial]
            sign = (" - " if factor < 0 else " + ") if text else ("-" if factor < 0 else "")
            text += sign + "*".join(parts)
        return text or "0"

    def rewrite(self, leaf: Callable[[Atom], Extent | None]) -> Extent:
        """Replace the argument atoms that `leaf` answers for, at any depth."""
        total = Extent(())
        for monomial, factor in self.terms:
            product = Extent.number(factor)
            for atom in monomial:
                product = product * _rewrite_atom(atom, leaf)
            total = total + product
        return total


def _least_of(atom: Atom) -> float:
    lows = [operand.least() for operand in atom.operands] if atom.kind != "argument" else [0.0]
    if atom.kind == "floordiv":
        return 0.0 if min(lows) >= 0 else float("-inf")
    return min(lows) if atom.kind == "min" else max(lows)


def _most_of(atom: Atom) -> float:
    if atom.kind == "argument":
        return float("inf")
    a, b = (operand.most() for operand in atom.operands)
    if atom.kind == "floordiv":
        divisor = atom.operands[1].constant
        return a // divisor if divisor and divisor > 0 and a < float("inf") else float("inf")
    return min(a, b) if atom.kind == "min" else max(a, b)


def _rewrite_atom(atom: Atom, leaf: Callable[[Atom], Extent | None]) -> Extent:
    if atom.kind == "argument":
        return leaf(atom) or Extent((((atom,), 1),))
    a, b = (operand.rewrite(leaf) for operand in atom.operands)
    return {"min": minimum, "max": maximum, "floordiv": Extent.__floordiv__}[atom.kind](a, b)


def is_at_most(a: Extent, b: Extent) -> bool:
    """Say whether `a <= b` for all arguments, as far as bounds and the definitions of min, max and floordiv tell."""
    if (b - a).least() >= 0 or a.most() <= b.least():
        return True
    low, high = a.single, b.single
    if low is not None and low.kind == "floordiv" and low.operands[1].least() >= 1 and low.operands[0].least() >= 0:
        return is_at_most(low.operands[0], b)
    if low is not None and low.kind in ("min", "max"):
        answers = [is_at_most(operand, b) for operand in low.operands]
        if any(answers) if low.kind == "min" else all(answers):
            return True
    if high is not None and high.kind in ("min", "max"):
        answers = [is_at_most(a, operand) for operand in high.operands]
        return all(answers) if high.kind == "min" else any(answers)
    return False


def maximum(a: Number, b: Number) -> Extent:
    """Return `max(a, b)`, decided where one is at most the other."""
    a, b = Extent.number(a), Extent.number(b)
    if is_at_most(b, a):
        return a
    if is_at_most(a, b):
        return b
    return Extent.atom("max", a, b)


def minimum(a: Number, b: Number) -> Extent:
    """Return `min(a, b)`, decided where one is at most the other."""
    a, b = Extent.number(a), Extent.number(b)
    if is_at_most(a, b):
        return a
    if is_at_most(b, a):
        return b
    return Extent.atom("min", a, b)


def ceildiv(a: Number, step: int) -> Extent:
    """Return `a / step`, rounded up."""
    return (Extent.number(a) + (step - 1)) // step if step != 1 else Extent.number(a)


def product(extents: Iterable[Number]) -> Extent:
    """Return the product of `extents`."""
    total = Extent.number(1)
    for extent in extents:
        total = total * extent
    return total


@dataclass(frozen=True)
class Assumption:
    """What tracing took for granted: `left relation right`, and the line that needed it.

    `relation` is `==`, `>=` or `divides` (`left` divides `right`).
    """

    left: Extent
    relation: str
    right: Extent
    why: str
    place: Place

    def holds(self, left: int, right: int) -> bool:
        """Say whether two values satisfy the relation."""
        if self.relation == "divides":
            return left != 0 and right % left == 0
        return left == right if self.relation == "==" else left >= right

    def __str__(self) -> str:
        return f"{self.left} {self.relation} {self.right}"


@dataclass
class Extents:
    """The extents of one trace: which are equal, and every assumption with its line."""

    assumptions: list[Assumption] = field(default_factory=list)
    _equal: dict[Atom, Extent] = field(default_factory=dict)
    _same: dict[Extent, Extent] = field(default_factory=dict)  #: sums and the like, each as a whole

    def resolve(self, extent: Extent) -> Extent:
        """Return `extent` in its representatives."""
        extent = extent.rewrite(self._find) if self._equal else extent
        seen = {extent}
        while (same := self._same.get(extent)) is not None:
            extent = same.rewrite(self._find)
            if extent in seen:
                break
            seen.add(extent)
        return extent

    def _find(self, atom: Atom) -> Extent | None:
        found = self._equal.get(atom)
        return None if found is None else found.rewrite(self._find)

    def assume(self, left: Extent, relation: str, right: Extent, why: str) -> None:
        """Record an assumption at the user's line, unless it holds anyway."""
        left, right = self.resolve(left), self.resolve(right)
        gap = left - right
        if relation == "==" and gap.constant == 0:
            return
        if relation == ">=" and is_at_most(right, left):
            return
        self.assumptions.append(Assumption(left, relation, right, why, here()))

    def unify(self, a: Extent, b: Extent, why: str) -> Extent:
        """Take `a` and `b` for equal and return their representative; refuse two different numbers."""
        a, b = self.resolve(a), self.resolve(b)
        if a == b:
            return a
        if a.constant is not None and b.constant is not None:
            raise refuse("trace.shape", f"expects equal extents {why}, got {a} and {b}",
                         fix="slice, reshape or transpose one of the arrays")
        self.assume(a, "==", b, why)
        for atom, other in ((b.single, a), (a.single, b)):
            if atom is not None and atom.kind == "argument" and not _mentions(other, atom):
                self._equal[atom] = other
                return other
        kept, other = (a, b) if b.constant is None else (b, a)
        self._same[other] = kept
        return kept


def _mentions(extent: Extent, atom: Atom) -> bool:
    for monomial, _ in extent.terms:
        for part in monomial:
            if part == atom or (part.kind != "argument" and any(_mentions(o, atom) for o in part.operands)):
                return True
    return False


class Dim:
    """An extent as the traced function sees it, from `x.shape`: a number known only when the kernel runs.

    It may be added, subtracted, multiplied, divided, used in `reshape`, in slices, and as a scalar in arithmetic.
    Asking for its value is refused, for one kernel serves all values.
    """

    __slots__ = ("extent", "trace")

    def __init__(self, extent: Extent, trace: Any):
        self.extent = extent
        self.trace = trace

    def __repr__(self) -> str:
        return f"Dim({self.extent})"

    def _with(self, extent: Extent) -> Any:
        return wrap(extent, self.trace)

    def _refuse(self) -> TraceTypeError:
        return TraceTypeError(f"expects a number known while tracing, got the symbolic extent {self.extent}",
                              rule="trace.control", fix="one kernel serves all extents: write it without asking for the value", location=here())

    def _other(self, other: Any) -> Extent | None:
        if isinstance(other, Dim):
            return other.extent
        if isinstance(other, int) and abs(other) > LARGEST:
            raise refuse("trace.shape", f"expects numbers of at most 2^62 beside extents, got {other}", fix="write a smaller number")
        return Extent.number(other) if isinstance(other, int) else None

    def __add__(self, other: Any) -> Any:
        extent = self._other(other)
        return NotImplemented if extent is None else self._with(self.extent + extent)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        extent = self._other(other)
        return NotImplemented if extent is None else self._with(self.extent - extent)

    def __rsub__(self, other: Any) -> Any:
        extent = self._other(other)
        return NotImplemented if extent is None else self._with(extent - self.extent)

    def __mul__(self, other: Any) -> Any:
        extent = self._other(other)
        return NotImplemented if extent is None else self._with(self.extent * extent)

    __rmul__ = __mul__

    def __floordiv__(self, other: Any) -> Any:
        extent = self._other(other)
        return NotImplemented if extent is None else self._with(self.extent // extent)

    def __eq__(self, other: object) -> bool:
        extent = self._other(other)
        if extent is None:
            return False
        gap = (self.extent - extent).constant
        if gap is None:
            raise self._refuse()
        return gap == 0

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        raise self._refuse()

    __int__ = __index__ = __float__ = __bool__  # type: ignore[assignment]

    def _order(self, other: Any) -> bool:
        raise self._refuse()

    __lt__ = __le__ = __gt__ = __ge__ = _order


def wrap(extent: Extent, trace: Any) -> Any:
    """Return a plain int where the extent is known, else a `Dim`."""
    return extent.constant if extent.constant is not None else Dim(extent, trace)
