"""Mixed-radix layouts and XOR swizzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from tier._errors import refuse
from tier._problem import Fact, ask

Mode = tuple[int, int]
"""(size, stride)."""


@dataclass(frozen=True, init=False, repr=False)
class Layout:
    """A function from coordinates to integers: per dimension a list of (size, stride), innermost first.

    Called with one integer, a layout is colexicographic: dimension 0 is fastest.

    >>> Layout([(4, 1), (2, 5)])
    Layout('[4:1, 2:5]')
    >>> [Layout([(4, 1), (2, 5)])(i) for i in range(8)]
    [0, 1, 2, 3, 5, 6, 7, 8]
    """

    dims: tuple[tuple[Mode, ...], ...]
    offset: int

    def __init__(self, dims: Sequence[Sequence[Mode]] | Sequence[Mode], offset: int = 0):
        listed = list(dims)
        if listed and isinstance(listed[0][0], int):
            listed = [listed]
        object.__setattr__(self, "dims", tuple(tuple((size, stride) for size, stride in dim) for dim in listed))
        object.__setattr__(self, "offset", offset)
        for dim in self.dims:
            for size, _ in dim:
                if size < 1:
                    raise refuse("layout.extent", f"expects sizes of at least 1, got {size}")

    @staticmethod
    def strided(shape: Sequence[int], strides: Sequence[int]) -> Layout:
        """Make a layout with one stride per dimension.

        >>> Layout.strided((3, 4), (4, 1))(2, 3)
        11
        """
        if len(shape) != len(strides):
            raise refuse("layout.rank", f"expects one stride per dimension, got {len(strides)} for {len(shape)}")
        return Layout([[(size, stride)] for size, stride in zip(shape, strides, strict=True)])

    @property
    def shape(self) -> tuple[int, ...]:
        """The extent of each dimension."""
        return tuple(prod(size for size, _ in dim) for dim in self.dims)

    @property
    def size(self) -> int:
        """How many coordinates there are."""
        return prod(self.shape)

    @property
    def cosize(self) -> int:
        """One more than the largest value, for strides of at least 0."""
        return ask("layout.facts", layout=self._plain())["cosize"]

    @property
    def is_injective(self) -> bool:
        """True if no two coordinates share a value.

        >>> Layout([(4, 1), (2, 2)]).is_injective
        False
        """
        return ask("layout.facts", layout=self._plain())["injective"]

    def __call__(self, *coordinate: int) -> int:
        """The value at a coordinate, or at one colexicographic index."""
        if len(coordinate) == 1:
            dims = [[mode for dim in self.dims for mode in dim]]
        elif len(coordinate) == len(self.dims):
            dims = list(self.dims)
        else:
            raise refuse("layout.rank", f"expects 1 or {len(self.dims)} coordinates, got {len(coordinate)}")
        value = self.offset
        for x, dim in zip(coordinate, dims, strict=True):
            for position, (size, stride) in enumerate(dim):
                last = position + 1 == len(dim)
                value += (x if last else x % size) * stride
                x //= size
        return value

    def coalesce(self) -> Layout:
        """The shortest spelling of each dimension.

        >>> Layout([(2, 1), (4, 2)]).coalesce()
        Layout('[8:1]')
        """
        return _read(ask("layout.coalesce", layout=self._plain()))

    def compose(self, inner: Layout) -> Layout:
        """x -> self(inner(x)), if it is again a layout; refuses when digits carry.

        >>> Layout([(8, 8), (8, 1)]).compose(Layout([(2, 3), (2, 6)]))
        Traceback (most recent call last):
        tier._errors.LayoutError: [layout.closed] expects a result that is again a layout, \
got digits of '[2:3, 2:6]' that cross digits of '[8:8, 8:1]'
        """
        return _read(ask("layout.compose", outer=self._plain(), inner=inner._plain()))

    def complement(self, bound: int) -> Layout:
        """The layout that fills the gaps: image + complement is a bijection onto [0, at least bound).

        >>> Layout([(4, 2)]).complement(19)
        Layout('[2:1, 3:8]')
        """
        return _read(ask("layout.complement", layout=self._plain(), bound=bound))

    def right_inverse(self) -> Layout:
        """R with self(R(i)) == i, as long as there is one."""
        return _read(ask("layout.right_inverse", layout=self._plain()))

    def left_inverse(self) -> Layout:
        """R with R(self(i)) == i for every i; gaps are fine.

        >>> Layout([(4, 1), (2, 5)]).left_inverse()
        Layout('[5:1, 2:4]')
        """
        return _read(ask("layout.left_inverse", layout=self._plain()))

    def __str__(self) -> str:
        text = ", ".join("[" + ", ".join(f"{size}:{stride}" for size, stride in dim) + "]" for dim in self.dims)
        return text + (f" + {self.offset}" if self.offset else "")

    def __repr__(self) -> str:
        return f"Layout('{self}')"

    def _plain(self) -> dict:
        return {"dims": [[list(mode) for mode in dim] for dim in self.dims], "offset": self.offset}


def _read(answer: dict) -> Layout:
    return Layout([[(size, stride) for size, stride in dim] for dim in answer["dims"]], answer["offset"])


def read_back(table: Sequence[int]) -> Layout:
    """The 1-D layout with these values at 0, 1, 2, ...

    >>> read_back([0, 2, 4, 16, 18, 20])
    Layout('[3:2, 2:16]')
    """
    return _read(ask("layout.read_back", table=list(table)))


@dataclass(frozen=True)
class Swizzle:
    """x ^ ((x >> shift) & mask), with mask = ((1 << bits) - 1) << base.

    >>> Swizzle(3, 3, 3)(64 + 8)
    64
    """

    bits: int
    base: int
    shift: int

    def __call__(self, x: int) -> int:
        return x ^ ((x >> self.shift) & (((1 << self.bits) - 1) << self.base))

    @property
    def repeat(self) -> int:
        """Offsets that differ by a multiple of this are permuted alike."""
        return 1 << (self.bits + self.base + self.shift) if self.bits else 1


def vector_width(run: int, element_bytes: int, *, base_alignment: int = 16, other_stride_bytes: Sequence[Fact] = (),
                 max_bytes: int = 16) -> int:
    """How many elements of a unit-stride run one access may take.

    >>> vector_width(300, 2, other_stride_bytes=[600]), vector_width(300, 2, other_stride_bytes=[1200])
    (4, 8)
    """
    return ask("layout.vector_width", run=run, element_bytes=element_bytes, base_alignment=base_alignment,
               other_stride_bytes=list(other_stride_bytes), max_bytes=max_bytes)
