"""Normal forms of integer matrices, and what strides do on a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tier._errors import refuse
from tier._problem import ask

Rows = Sequence[Sequence[int]]
Matrix = tuple[tuple[int, ...], ...]
"""Rows of integers of any size."""

_SMALL = 1 << 62


class Smith(NamedTuple):
    """U, D and V with U A V = D."""

    u: Matrix
    d: Matrix
    v: Matrix


class Hermite(NamedTuple):
    """H and U with A U = H."""

    h: Matrix
    u: Matrix


@dataclass(frozen=True)
class Congruence:
    """The sum of factors[i] * b[i] is a multiple of `modulus`, or 0 where that is 0."""

    factors: tuple[int, ...]
    modulus: int

    def holds_for(self, b: Sequence[int]) -> bool:
        """True if b satisfies it."""
        total = sum(factor * value for factor, value in zip(self.factors, b, strict=True))
        return total % self.modulus == 0 if self.modulus else total == 0


@dataclass(frozen=True)
class Solution:
    """All x with A x = b: `particular` plus integer combinations of the columns in `kernel`."""

    particular: tuple[int, ...]
    kernel: tuple[tuple[int, ...], ...]


def hermite_normal_form(a: Rows) -> Hermite:
    """Return (H, U) with A U = H and U unimodular: columns in a staircase, entries before a pivot in [0, pivot).

    H is unique, so it names the lattice of all A x. Numbers are of any size.

    >>> hermite_normal_form([[4, 6], [2, 5]])
    Hermite(h=((2, 0), (3, 4)), u=((-1, -3), (1, 2)))
    """
    answer = ask("layout.hermite", matrix=_plain(a))
    return Hermite(_matrix(answer["h"]), _matrix(answer["u"]))


def smith_normal_form(a: Rows) -> Smith:
    """Return (U, D, V) with U A V = D diagonal, d1 | d2 | .., and U, V unimodular.

    d1 * .. * dk is the gcd of all k x k minors. The product of the factors is the index of the lattice of all A x.
    Every answer is multiplied out before it is returned. Numbers are of any size.

    >>> smith_normal_form([[2, 4], [6, 8]]).d
    ((2, 0), (0, 4))
    >>> smith_normal_form([[4, 0], [0, 6]]).d               # Z/4 x Z/6 is not cyclic
    ((2, 0), (0, 12))
    """
    answer = ask("layout.smith", matrix=_plain(a))
    return Smith(_matrix(answer["u"]), _matrix(answer["d"]), _matrix(answer["v"]))


def matrix_rank(a: Rows) -> int:
    """The rank of A.

    >>> matrix_rank([[1, 2], [2, 4]])
    1
    """
    return ask("layout.hermite", matrix=_plain(a))["rank"]


def kernel_basis(a: Rows) -> tuple[tuple[int, ...], ...]:
    """The Hermite basis of the x with A x = 0: moves that do not change the address. Unique.

    >>> kernel_basis([[2, 3, 6]])
    ((3, 0, -1), (0, 2, -1))
    """
    return _columns(ask("layout.lattice", matrix=_plain(a))["kernel"])


def lattice_basis(a: Rows) -> tuple[tuple[int, ...], ...]:
    """The Hermite basis of all A x: equal for matrices that generate one lattice.

    >>> lattice_basis([[8, 12, 20]]), lattice_basis([[4, 8]])
    (((4,),), ((4,),))
    """
    return _columns(ask("layout.lattice", matrix=_plain(a))["basis"])


def congruences(a: Rows) -> tuple[Congruence, ...]:
    """What b must satisfy for A x = b to have an integer solution; none is trivial.

    >>> congruences([[4, 6]])
    (Congruence(factors=(1,), modulus=2),)
    """
    answer = ask("layout.lattice", matrix=_plain(a))["congruences"]
    return tuple(Congruence(tuple(map(int, c["factors"])), int(c["modulus"])) for c in answer)


def solve(a: Rows, b: Sequence[int]) -> Solution:
    """All integer x with A x = b; `layout.congruence` names the condition that b breaks.

    `particular` is reduced by the kernel, so equal systems have equal answers.

    >>> solve([[4, 6]], [10])
    Solution(particular=(1, 1), kernel=((3, -2),))
    >>> solve([[4, 6]], [7])
    Traceback (most recent call last):
    tier._errors.LayoutError: [layout.congruence] expects b0 to be a multiple of 2, got 7; \
fix: solve for one that satisfies tier.layout.congruences
    """
    answer = ask("layout.solve", matrix=_plain(a), b=[_number(value) for value in b])
    return Solution(tuple(map(int, answer["particular"])), _columns(answer["kernel"]))


def find_collision(strides: Sequence[int] | Rows, extents: Sequence[int]) -> \
        tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Two coordinates below `extents` with one value of the sum of x[j] * strides[j], or None if there are none.

    A stride is an integer, or a tuple for places of several coordinates. Exact, whatever the extents; where the search
    is too long `layout.undecided` is raised.

    >>> find_collision([2, 3], [4, 3]), find_collision([2, 3], [3, 2])
    (((0, 2), (3, 0)), None)
    >>> find_collision([1, 1 << 20], [1 << 20, 1 << 30]) is None
    True
    """
    rows = [[stride] if isinstance(stride, int) else list(stride) for stride in strides]
    answer = ask("layout.collision", strides=rows, extents=list(extents))
    return (tuple(answer[0]), tuple(answer[1])) if answer is not None else None


def reshape(shape: Sequence[int], stride: Sequence[int], new_shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of `new_shape` over the same elements, both row-major; `layout.reshape` if a copy is needed.

    One extent may be -1: what is left. Strides of extents 1 are free, and those of a packed dimension.

    >>> reshape((4, 6), (6, 1), (2, 2, 6)), reshape((4, 6), (12, 2), (24,))
    ((12, 6, 1), (2,))
    >>> reshape((4, 6), (8, 1), (24,))
    Traceback (most recent call last):
    tier._errors.LayoutError: [layout.reshape] expects a shape that splits or merges packed dimensions, \
got extent 24 across the end of a run of 6 elements; fix: copy the array, or view it by layout.view
    """
    wanted = list(new_shape)
    if wanted.count(-1) == 1:
        rest = have = 1
        for extent in wanted:
            rest *= extent if extent != -1 else 1
        for extent in shape:
            have *= extent
        if rest <= 0 or have % rest:
            raise refuse("layout.reshape", f"expects a shape that splits or merges packed dimensions, got {have} "
                                           f"elements for {tuple(new_shape)}")
        wanted[wanted.index(-1)] = have // rest
    return tuple(ask("layout.reshape", shape=list(shape), strides=list(stride), new_shape=wanted))


def _number(value: int) -> int | str:
    return value if -_SMALL < value < _SMALL else str(value)


def _plain(a: Rows) -> dict[str, Any]:
    rows = [[_number(value) for value in row] for row in a]
    return {"columns": len(rows[0]) if rows else 0, "rows": rows}


def _matrix(answer: dict[str, Any]) -> Matrix:
    return tuple(tuple(map(int, row)) for row in answer["rows"])


def _columns(answer: dict[str, Any]) -> Matrix:
    return tuple(tuple(int(row[j]) for row in answer["rows"]) for j in range(answer["columns"]))
