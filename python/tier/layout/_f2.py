"""Matrices of bits: linear maps over F2, and layouts and swizzles as such maps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tier._errors import refuse
from tier._problem import ask
from tier.layout._layout import Layout, Swizzle, _read_flat


@dataclass(frozen=True)
class F2Matrix:
    """A matrix over F2 of at most 64 x 64 bits: bit j of `rows[i]` is the entry of row i and column j.

    Called with an integer, bit i of the answer is the parity of `rows[i] & x`.

    >>> swap = F2Matrix.of_columns([0b10, 0b01], rows=2)
    >>> swap(0b01), swap @ swap == F2Matrix.identity(2)
    (2, True)
    >>> print(F2Matrix.of_swizzle(Swizzle(1, 0, 2), bits=3))
    1 0 1
    0 1 0
    0 0 1
    """

    rows: tuple[int, ...]
    columns: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(self.rows))
        if len(self.rows) > 64 or not 0 <= self.columns <= 64 or any(row >> self.columns for row in self.rows):
            raise refuse("layout.f2", f"expects at most 64 rows of at most 64 columns, got {self.rows} of "
                                      f"{self.columns}")

    @staticmethod
    def identity(size: int) -> F2Matrix:
        """The matrix of x -> x on `size` bits."""
        return F2Matrix(tuple(1 << i for i in range(size)), size)

    @staticmethod
    def of_columns(columns: Sequence[int], *, rows: int) -> F2Matrix:
        """The matrix that sends bit j to `columns[j]`."""
        return F2Matrix(tuple(sum((bits >> i & 1) << j for j, bits in enumerate(columns)) for i in range(rows)),
                        len(columns))

    @staticmethod
    def of_swizzle(swizzle: Swizzle, *, bits: int) -> F2Matrix:
        """The swizzle on numbers of `bits` bits."""
        return _read(ask("f2.of_swizzle", swizzle=[swizzle.bits, swizzle.base, swizzle.shift], bits=bits))

    @property
    def shape(self) -> tuple[int, int]:
        """(rows, columns)."""
        return len(self.rows), self.columns

    @cached_property
    def _facts(self) -> dict[str, Any]:
        return ask("f2.facts", matrix=self._plain())

    @property
    def rank(self) -> int:
        """How many bits the image has."""
        return self._facts["rank"]

    @property
    def T(self) -> F2Matrix:
        """The transpose."""
        return _read(self._facts["transposed"])

    def __call__(self, x: int) -> int:
        if x < 0 or x >> self.columns:
            raise refuse("layout.coordinate", f"expects a number of {self.columns} bits, got {x}")
        return sum(((row & x).bit_count() & 1) << i for i, row in enumerate(self.rows))

    def __matmul__(self, other: F2Matrix) -> F2Matrix:
        """The product: first `other`, then `self`."""
        return _read(ask("f2.multiply", a=self._plain(), b=other._plain()))

    def inverse(self) -> F2Matrix:
        """The inverse of a square matrix of full rank; others are refused (`layout.singular`).

        >>> F2Matrix((0b11, 0b11), 2).inverse()
        Traceback (most recent call last):
        tier._errors.LayoutError: [layout.singular] expects a square matrix of full rank, got rank 1 of 2 x 2; \
fix: use pseudo_inverse, or solve
        """
        if self._facts["inverse"] is None:
            raise refuse("layout.singular", f"expects a square matrix of full rank, got rank {self.rank} of "
                                            f"{len(self.rows)} x {self.columns}")
        return _read(self._facts["inverse"])

    def pseudo_inverse(self) -> F2Matrix:
        """P with self(P(y)) == y for y of the image; P(y) sets no free bit (one whose column earlier ones add up to).

        >>> twice = F2Matrix((0b11,), 2)                      # both bits go to one
        >>> twice.pseudo_inverse()(1)
        1
        """
        return _read(self._facts["pseudo_inverse"])

    def solve(self, y: int) -> int | None:
        """The x with self(x) == y and all free bits 0, or None.

        >>> F2Matrix((0b01, 0b01), 2).solve(0b11), F2Matrix((0b01, 0b01), 2).solve(0b10)
        (1, None)
        """
        if y < 0 or y >> len(self.rows):
            return None
        x = self.pseudo_inverse()(y)
        return x if self(x) == y else None

    def kernel(self) -> list[int]:
        """A basis of the x with self(x) == 0, one for each free bit.

        >>> F2Matrix((0b011,), 3).kernel()
        [3, 4]
        """
        return self._facts["kernel"]

    def image(self) -> list[int]:
        """The reduced basis of all self(x), lowest leading bit first."""
        return self._facts["image"]

    def as_swizzle(self) -> Swizzle | None:
        """The swizzle with this matrix, or None.

        >>> F2Matrix.of_swizzle(Swizzle(3, 3, 3), bits=9).as_swizzle()
        Swizzle(bits=3, base=3, shift=3)
        """
        answer = ask("f2.swizzle", matrix=self._plain())
        return Swizzle(*answer) if answer is not None and answer[2] >= answer[0] else None

    def __str__(self) -> str:
        return "\n".join(" ".join(str(row >> j & 1) for j in range(self.columns)) for row in self.rows)

    def _plain(self) -> dict[str, Any]:
        return {"columns": self.columns, "rows": list(self.rows)}


def _read(answer: dict[str, Any]) -> F2Matrix:
    return F2Matrix(tuple(answer["rows"]), answer["columns"])


@dataclass(frozen=True)
class F2Map:
    """x -> linear(x) ^ constant.

    >>> flip = F2Map.of_layout(Layout(8, -1, 7))
    >>> flip.constant, [flip(x) for x in range(8)]
    (7, [7, 6, 5, 4, 3, 2, 1, 0])
    """

    linear: F2Matrix
    constant: int = 0

    @staticmethod
    def of_layout(layout: Layout, *, rows: int = 0) -> F2Map:
        """The layout on the bits of its index, first dimension lowest; `rows` output bits (0: as many as it needs).

        Refuses `layout.f2` unless extents are powers of two and no carry occurs.

        >>> print(F2Map.of_layout(Layout((2, 4), (4, 1))).linear)
        0 1 0
        0 0 1
        1 0 0
        """
        answer = ask("f2.of_layout", layout=layout._plain(), rows=rows)
        return F2Map(_read(answer["linear"]), answer["constant"])

    def __call__(self, x: int) -> int:
        return self.linear(x) ^ self.constant

    def compose(self, inner: F2Map) -> F2Map:
        """x -> self(inner(x))."""
        return F2Map(self.linear @ inner.linear, self(inner.constant))

    def inverse(self) -> F2Map:
        """The map back; refused (`layout.singular`) unless the matrix is square and of full rank."""
        back = self.linear.inverse()
        return F2Map(back, back(self.constant))

    def as_layout(self) -> Layout:
        """The layout of one dimension that is this map; refused (`layout.closed`) where XOR is no sum.

        >>> F2Map.of_layout(Layout((2, 4), (4, 1))).as_layout()
        Layout((2, 4), (4, 1))
        """
        return _read_flat(ask("f2.layout", matrix=self.linear._plain(), constant=self.constant))
