"""Layouts of nested shapes and strides, and XOR swizzles after them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from operator import index as _index
from typing import TYPE_CHECKING, Any, Union, cast

from tier._errors import LayoutError, refuse
from tier._problem import Fact, ask

if TYPE_CHECKING:
    from tier.relation import Relation

Nested = Union[int, tuple["Nested", ...]]
"""An integer, or a tuple of such: a shape, the strides of one, or a coordinate."""
Mode = tuple[int, int]
"""(size, stride)."""
_LIMIT = 1 << 62
_MOST_TABULATED = 1 << 20


#
# Nested tuples
#

def _nest(value: object, what: str) -> Nested:
    if isinstance(value, tuple | list):
        return tuple(_nest(element, what) for element in cast("Sequence[object]", value))
    try:
        return _index(value)  # type: ignore[arg-type]
    except TypeError:
        raise refuse("layout.profile", f"expects {what} of integers and tuples, got {value!r}") from None


def _leaves(value: Nested) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    else:
        for element in value:
            yield from _leaves(element)


def _size(shape: Nested) -> int:
    return prod(_leaves(shape))


def _is_congruent(a: Nested, b: Nested) -> bool:
    if isinstance(a, int) or isinstance(b, int):
        return isinstance(a, int) and isinstance(b, int)
    return len(a) == len(b) and all(map(_is_congruent, a, b))


def _compact(shape: Nested, step: int = 1) -> Nested:
    """The strides of `shape` packed, first leaf fastest."""
    if isinstance(shape, int):
        return step
    strides: list[Nested] = []
    for element in shape:
        strides.append(_compact(element, step))
        step *= _size(element)
    return tuple(strides)


def _replace(profile: Nested, leaves: Iterator[Nested]) -> Nested:
    if isinstance(profile, int):
        return next(leaves)
    return tuple(_replace(element, leaves) for element in profile)


def _packed(values: Sequence[Nested]) -> Nested:
    """One value as itself, others as a tuple."""
    return values[0] if len(values) == 1 else tuple(values)


def _offset_at(coordinate: Nested, shape: Nested, stride: Nested) -> int:
    """The sum of digit * stride, for a coordinate inside `shape`."""
    if isinstance(coordinate, int):
        if not 0 <= coordinate < _size(shape):
            raise refuse("layout.coordinate", f"expects a coordinate of 0 to {_size(shape) - 1}, got {coordinate}")
        value = 0
        for size, step in zip(_leaves(shape), _leaves(stride), strict=True):
            coordinate, digit = divmod(coordinate, size)
            value += digit * step
        return value
    if isinstance(shape, int) or isinstance(stride, int) or len(coordinate) != len(shape):
        raise refuse("layout.coordinate", f"expects a coordinate nested like {shape}, got {coordinate}")
    return sum(map(_offset_at, coordinate, shape, stride))


@dataclass(frozen=True)
class VectorWidth:
    """How many elements one access takes, how many whole accesses leave over, and what forbids twice as many."""

    elements: int
    tail: int
    limit: str


#
# Layouts
#

@dataclass(frozen=True, init=False, repr=False)
class Layout:
    """A function from coordinates to integers: the sum of digit * stride, plus an offset.

    `shape` is an extent or a tuple of shapes, `stride` is nested alike; strides may be negative (a flip) or 0 (a
    broadcast), extents 0 or 1. Without `stride` the layout is packed, first dimension fastest.

    >>> tile = Layout((4, (2, 3)), (1, (4, 8)))
    >>> tile(3, 5), tile(3, (1, 2)), tile(23)
    (23, 23, 23)
    >>> tile
    Layout((4, (2, 3)), (1, (4, 8)))

    Called with one integer, a layout is colexicographic: the first leaf is fastest. Beyond its size it goes on along
    the last mode of more than one step; coordinates of several dimensions stay inside the shape. `==` compares the
    spelling; `tier.layout.equal` compares functions.

    Numbers stay below 2^62, or `layout.range` is raised: nothing wraps.
    """

    shape: Nested
    stride: Nested
    offset: int

    def __init__(self, shape: Nested | Sequence[Any], stride: Nested | Sequence[Any] | None = None, offset: int = 0):
        nested = _nest(shape, "a shape")
        strides = _compact(nested) if stride is None else _nest(stride, "strides")
        if not _is_congruent(nested, strides):
            raise refuse("layout.profile", f"expects strides nested like the shape {nested}, got {strides}")
        object.__setattr__(self, "shape", nested)
        object.__setattr__(self, "stride", strides)
        object.__setattr__(self, "offset", _index(offset))
        steps, span = 1, abs(self.offset)
        for size, step in self.modes:
            if size < 0:
                raise refuse("layout.extent", f"expects extents of at least 0, got {size}")
            steps *= max(size, 1)
            span += (max(size, 1) - 1) * abs(step)
            if max(steps, span, abs(step)) >= _LIMIT:
                raise refuse("layout.range", f"expects sizes, strides and values below 2^62, got '{self!r}'")
        if span >= _LIMIT:
            raise refuse("layout.range", f"expects sizes, strides and values below 2^62, got '{self!r}'")

    @classmethod
    def of_modes(cls, dims: Sequence[Sequence[Mode]], offset: int = 0) -> Layout:
        """Make a layout from a list of (size, stride) per dimension, innermost first: the spelling of the IR.

        >>> Layout.of_modes([[(128, 64)], [(64, 1), (4, 8192)]])
        Layout((128, (64, 4)), (64, (1, 8192)))
        """
        listed = [list(dim) for dim in dims]
        return cls(tuple(_packed([size for size, _ in dim]) for dim in listed),
                   tuple(_packed([stride for _, stride in dim]) for dim in listed), offset)

    @classmethod
    def join(cls, *parts: Layout) -> Layout:
        """Make the layout with these dimensions; offsets add up.

        >>> Layout.join(Layout(4, 1), Layout((2, 3), (4, 8)))
        Layout((4, (2, 3)), (1, (4, 8)))
        """
        return cls(tuple(part.shape for part in parts), tuple(part.stride for part in parts),
                   sum(part.offset for part in parts))

    @property
    def rank(self) -> int:
        """How many dimensions there are at the top."""
        return 1 if isinstance(self.shape, int) else len(self.shape)

    @property
    def extents(self) -> tuple[int, ...]:
        """The extent of each dimension at the top.

        >>> Layout((4, (2, 3)), (1, (4, 8))).extents
        (4, 6)
        """
        return (self.shape,) if isinstance(self.shape, int) else tuple(_size(mode) for mode in self.shape)

    @property
    def modes(self) -> tuple[Mode, ...]:
        """(size, stride) of every leaf, fastest first."""
        return tuple(zip(_leaves(self.shape), _leaves(self.stride), strict=True))

    @property
    def dims(self) -> tuple[tuple[Mode, ...], ...]:
        """(size, stride) of every leaf, by dimension at the top."""
        return tuple(mode.modes for mode in self)

    @property
    def size(self) -> int:
        """How many coordinates there are."""
        return _size(self.shape)

    @property
    def cosize(self) -> int:
        """1 + the largest value - the smallest; 0 for a layout without coordinates. The offset plays no part.

        >>> Layout((4, 2), (1, 10)).cosize, Layout(4, -3, 9).cosize, Layout(0, 1).cosize
        (14, 10, 0)
        """
        return sum((size - 1) * abs(stride) for size, stride in self.modes) + 1 if self.size else 0

    @property
    def bounds(self) -> tuple[int, int]:
        """The smallest and the largest value of a layout of size at least 1.

        >>> Layout((4, 2), (1, -10)).bounds
        (-10, 3)
        """
        if self.size == 0:
            raise refuse("layout.extent", f"expects a layout of size at least 1, got '{self}'")
        reach = [(size - 1) * stride for size, stride in self.modes]
        return self.offset + sum(min(0, x) for x in reach), self.offset + sum(max(0, x) for x in reach)

    @property
    def is_injective(self) -> bool:
        """True if no two coordinates share a value.

        >>> Layout((4, 2), (1, 2)).is_injective, Layout((4, 2), (-1, 4)).is_injective
        (False, True)
        """
        return ask("layout.facts", layout=self._plain())["injective"]

    @property
    def is_contiguous(self) -> bool:
        """True if the values are an interval, with or without repetition.

        >>> Layout((4, 3), (1, 2)).is_contiguous, Layout((4, 3), (1, 5)).is_contiguous
        (True, False)
        """
        return ask("layout.contiguous", layout=self._plain())

    def collision(self) -> tuple[int, int] | None:
        """Two indices with one value, or None for an injective layout; exact for any size.

        >>> Layout((4, 3), (2, 3)).collision(), Layout((4, 3), (3, 4)).collision()
        ((8, 3), None)
        """
        answer = ask("layout.facts", layout=self._plain())["collision"]
        return (answer[0], answer[1]) if answer is not None else None

    def vector_width(self, *, dim: int = 0, element_bytes: int, base_alignment: int = 16, starts: Sequence[int] = (),
                     steps: Sequence[int] = (), max_bytes: int = 16) -> VectorWidth:
        """The widest access of neighbours along `dim`, aligned at every coordinate that is reached.

        Coordinates are start, start + step, .. of each dimension (all of it by default; a tile of T rows has step T).
        The width divides the gcd of the base and of the lattice of reachable addresses, and stays inside a run.

        >>> rows = Layout((64, 300), (300, 1))
        >>> rows.vector_width(dim=1, element_bytes=2)
        VectorWidth(elements=4, tail=0, limit='stride 300 of dimension 0')
        >>> rows.vector_width(dim=1, element_bytes=2, steps=(2, 1))          # every second row
        VectorWidth(elements=8, tail=4, limit='at most 16 bytes')
        """
        rest = [None] * self.rank
        firsts, strides = [*starts, *rest][:self.rank], [*steps, *rest][:self.rank]
        return VectorWidth(**ask("layout.widest_access", layout=self._plain(), dim=dim, element_bytes=element_bytes,
                                 base_alignment=base_alignment, max_bytes=max_bytes,
                                 starts=[first or 0 for first in firsts],
                                 steps=[1 if step is None else step for step in strides]))

    def __iter__(self) -> Iterator[Layout]:
        """The dimensions at the top, each as a layout without offset."""
        return (self[i] for i in range(self.rank))

    def __getitem__(self, dim: int) -> Layout:
        """Dimension `dim` at the top, as a layout without offset.

        >>> Layout((4, (2, 3)), (1, (4, 8)))[1]
        Layout((2, 3), (4, 8))
        """
        if not -self.rank <= dim < self.rank:
            raise IndexError(f"dimension {dim} of a layout of rank {self.rank}")
        if isinstance(self.shape, int) or isinstance(self.stride, int):
            return Layout(self.shape, self.stride)
        return Layout(self.shape[dim], self.stride[dim])

    def __call__(self, *coordinate: Nested) -> int:
        """The value at a coordinate: one index, one integer per dimension, or nested like the shape.

        >>> Layout((4, 2), (1, 10))(2, 1), Layout((4, 2), (1, 10))((2, 1)), Layout((4, 2), (1, 10))(6)
        (12, 12, 12)
        """
        at = _nest(coordinate, "a coordinate")
        assert isinstance(at, tuple)
        if len(at) == 1 and isinstance(at[0], int) and (at[0] < 0 or self.size == 0):
            raise refuse("layout.coordinate", f"expects an index of at least 0 of a layout that has one, got {at[0]}")
        if len(at) == 1 and isinstance(at[0], int):
            return self.offset + self._extended(at[0])
        if len(at) == 1 and (self.rank != 1 or isinstance(self.shape, int)):
            at = at[0]
        elif len(at) == 1 and isinstance(at[0], tuple) and not isinstance(self.shape, int) and len(at[0]) == 1:
            at = at[0]
        if isinstance(at, int) or len(at) != self.rank:
            raise refuse("layout.rank", f"expects 1 or {self.rank} coordinates, got {at}")
        shape = (self.shape,) if isinstance(self.shape, int) else self.shape
        stride = (self.stride,) if isinstance(self.stride, int) else self.stride
        return self.offset + sum(map(_offset_at, at, shape, stride))

    def _extended(self, index: int) -> int:
        modes = [mode for mode in self.modes if mode[0] > 1]
        value = 0
        for position, (size, stride) in enumerate(modes):
            last = position + 1 == len(modes)
            index, digit = (0, index) if last else divmod(index, size)
            value += digit * stride
        return value

    def values(self) -> list[int]:
        """Every value, colexicographic; of at most 2^20 coordinates.

        >>> Layout((4, 2), (1, 5)).values()
        [0, 1, 2, 3, 5, 6, 7, 8]
        """
        if self.size > _MOST_TABULATED:
            raise refuse("layout.range", f"expects a table of at most 2^20 values, got {self.size}")
        steps = [[digit * stride for digit in range(size)] for size, stride in reversed(self.modes)]
        return [self.offset + sum(digits) for digits in product(*steps)]

    #
    # Algebra
    #

    def coalesce(self, *, each_dim: bool = False) -> Layout:
        """The shortest spelling of the function of one index; with `each_dim`, of each dimension on its own.

        >>> Layout((2, (1, 6)), (1, (6, 2))).coalesce()
        Layout(12, 1)
        >>> Layout((2, (4, 6)), (1, (2, 8))).coalesce(each_dim=True)
        Layout((2, 24), (1, 2))
        """
        if each_dim:
            return Layout.of_modes(ask("layout.coalesce", layout=self._plain())["dims"], self.offset)
        return _read_flat(ask("layout.coalesce", layout={"dims": [self.modes] if self.modes else [], "offset": 0}),
                          self.offset)

    def compose(self, inner: Layout | Swizzle | SwizzledLayout | Sequence[Any]) -> Layout | SwizzledLayout:
        """x -> self(inner(x)), each leaf of `inner` one leaf or more; a tuple composes dimension by dimension.

        Refuses what is no layout (`layout.closed`): digits that carry into one another are found, by modes or by the
        table of up to 2^20 values; `compose_relation` takes any. Inner values below 0 are refused (`layout.sign`)
        unless `self` has one mode.

        >>> Layout((20, 2), (16, 4)).compose(Layout((4, 5), (1, 4)))
        Layout((4, 5), (16, 64))
        >>> Layout((6, 2), (8, 2)).compose(Layout((4, 3), (3, 1)))
        Layout(((2, 2), 3), ((24, 2), 8))
        >>> Layout((12, (4, 8)), (59, (13, 1))).compose((Layout(3, 4), Layout(8, 2)))
        Layout((3, (2, 4)), (236, (26, 1)))
        >>> Layout((8, 8), (8, 1)).compose(Layout((2, 2), (3, 6)))
        Traceback (most recent call last):
        tier._errors.LayoutError: [layout.closed] expects a result that is again a layout, \
got digits of '[2:3], [2:6]' that cross digits of '[8:8], [8:1]'; fix: compose sizes and strides that divide one another, \
or take the relation: compose_relation, relation().inverse()
        """
        if isinstance(inner, Swizzle):
            return self.compose(SwizzledLayout(inner, Layout(self.size, 1)))
        if isinstance(inner, SwizzledLayout):
            return _compose_swizzled(self, inner)
        if not isinstance(inner, Layout):
            return self._by_dim(inner, lambda mode, tiler: _expect_layout(mode.compose(_as_layout(tiler))))
        answer, profile = _ask_profiled("layout.compose", "inner", inner, outer=self._plain())
        return _read_profiled(answer, profile)

    def relation(self) -> Relation:
        """The pairs (coordinate, value), one coordinate per dimension: its inverse exists for every layout.

        >>> Layout((2, 3), (0, 1)).relation().inverse().apply(2)
        [(0, 2), (1, 2)]
        """
        from tier.relation import Relation

        return Relation.of(self)

    def compose_relation(self, inner: Layout | SwizzledLayout) -> Relation:
        """The pairs (x, self(inner(x))) with inner(x) below the size of `self`: also where no layout has them.

        >>> Layout((8, 8), (8, 1)).compose_relation(Layout((2, 2), (3, 6))).pairs()
        [((0, 0), (0,)), ((0, 1), (48,)), ((1, 0), (24,)), ((1, 1), (9,))]
        """
        from tier.relation import Relation

        flat = Layout.of_modes([self.modes or [(1, 0)]], self.offset)
        return Relation.of(flat).compose(Relation.of(inner))

    def complement(self, bound: int) -> Layout:
        """The layout that fills the gaps: image + complement = [0, n), each once, with the smallest n >= bound.

        >>> Layout(4, 2).complement(19)
        Layout((2, 3), (1, 8))
        """
        return _read_flat(ask("layout.complement", layout=self._plain(), bound=bound))

    def right_inverse(self) -> Layout:
        """R with self(R(i)) == i for i < R.size: as long as whole modes chain from 1.

        >>> Layout((4, 2, 3), (6, 3, 1)).right_inverse()
        Layout((3, 2, 4), (8, 4, 1))
        >>> Layout(4, -1, 3).right_inverse()
        Layout(4, -1, 3)
        """
        return _read_flat(ask("layout.right_inverse", layout=self._plain()))

    def left_inverse(self) -> Layout:
        """R with R(self(i)) == i for every i; gaps are fine.

        >>> Layout((4, 2), (1, 5)).left_inverse()
        Layout((5, 2), (1, 4))
        """
        return _read_flat(ask("layout.left_inverse", layout=self._plain()))

    #
    # Division: tiles, and one step per tile
    #

    def logical_divide(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """(tile, rest): positions inside a tile, then one step per tile; a tuple divides dimension by dimension.

        Tiles that do not fill the layout are refused (`layout.divide`): split off the ragged rest first.

        >>> Layout((4, 2, 3), (2, 1, 8)).logical_divide(Layout(4, 2))
        Layout(((2, 2), (2, 3)), ((4, 1), (2, 8)))
        >>> Layout((9, (4, 8)), (59, (13, 1))).logical_divide((Layout(3, 3), Layout((2, 4), (1, 8))))
        Layout(((3, 3), ((2, 4), (2, 2))), ((177, 59), ((13, 2), (26, 1))))
        """
        if isinstance(tiler, Layout | int):
            answer, profile = _ask_profiled("layout.divide", "tile", _as_layout(tiler), layout=self._plain())
            return Layout.join(_read_profiled(answer["tile"], profile), _read_flat(answer["rest"]))
        return self._by_dim(tiler, Layout.logical_divide)

    def zipped_divide(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """((tile, tile, ..), (rest, rest, ..)): tiles of all dimensions first, then one step per tile.

        >>> Layout((9, (4, 8)), (59, (13, 1))).zipped_divide((Layout(3, 3), Layout((2, 4), (1, 8))))
        Layout(((3, (2, 4)), (3, (2, 2))), ((177, (13, 2)), (59, (26, 1))))
        """
        return self._zip(self.logical_divide(tiler), tiler)

    def tiled_divide(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """((tile, tile, ..), rest, rest, ..): one dimension of all tiles, then each rest as its own.

        >>> Layout((8, 12), (12, 1)).tiled_divide((4, 6))
        Layout(((4, 6), 2, 2), ((12, 1), 48, 6))
        """
        return _unpack_last(self.zipped_divide(tiler))

    def flat_divide(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """(tile, tile, .., rest, rest, ..).

        >>> Layout((8, 12), (12, 1)).flat_divide((4, 6))
        Layout((4, 6, 2, 2), (12, 1, 48, 6))
        """
        return _unpack_all(self.zipped_divide(tiler))

    #
    # Products: copies side by side
    #

    def logical_product(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """(self, places): one copy of `self` per step of `tiler`, each in places of its own.

        >>> Layout((2, 2), (4, 1)).logical_product(Layout(6, 1))
        Layout(((2, 2), (2, 3)), ((4, 1), (2, 8)))
        """
        if isinstance(tiler, Layout | int):
            answer, profile = _ask_profiled("layout.repeat", "count", _as_layout(tiler), layout=self._plain())
            return Layout.join(self, _read_profiled(answer, profile))
        return self._by_dim(tiler, Layout.logical_product)

    def zipped_product(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """((block, block, ..), (places, places, ..))."""
        return self._zip(self.logical_product(tiler), tiler)

    def tiled_product(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """((block, block, ..), places, places, ..).

        >>> Layout((2, 5), (5, 1)).tiled_product(Layout((3, 4), (1, 3)))
        Layout(((2, 5), 3, 4), ((5, 1), 10, 30))
        """
        return _unpack_last(self.zipped_product(tiler))

    def flat_product(self, tiler: Layout | int | Sequence[Any]) -> Layout:
        """(block, block, .., places, places, ..)."""
        return _unpack_all(self.zipped_product(tiler))

    def blocked_product(self, tiler: Layout) -> Layout:
        """((block, places), (block, places), ..): copies of `self` laid out like `tiler`, dimension by dimension.

        >>> Layout((2, 5), (5, 1)).blocked_product(Layout((3, 4), (1, 3)))
        Layout(((2, 3), (5, 4)), ((5, 10), (1, 30)))
        """
        return self._woven(tiler, 1)

    def raked_product(self, tiler: Layout) -> Layout:
        """((places, block), (places, block), ..): copies of `self` interleaved, dimension by dimension.

        >>> Layout((2, 5), (5, 1)).raked_product(Layout((3, 4), (1, 3)))
        Layout(((3, 2), (4, 5)), ((10, 5), (30, 1)))
        """
        return self._woven(tiler, -1)

    def _woven(self, tiler: Layout, order: int) -> Layout:
        rank = max(self.rank, tiler.rank)
        pad = [Layout(1, 0)]
        block = Layout.join(*self, *pad * (rank - self.rank))
        places = block.logical_product(Layout.join(*tiler, *pad * (rank - tiler.rank)))[1]
        woven = Layout.join(*(Layout.join(*(a, b)[::order]) for a, b in zip(block, places, strict=True)))
        return woven._moved(self.offset)

    def _by_dim(self, tilers: Sequence[Any], operation: Callable[[Layout, Any], Layout]) -> Layout:
        """`operation` on each dimension and its tiler; dimensions without a tiler stay."""
        if isinstance(self.shape, int) or len(tilers) > self.rank:
            raise refuse("layout.rank", f"expects at most one tiler per dimension, got {len(tilers)} for '{self}'")
        parts = [operation(mode, tiler) for mode, tiler in zip(self, tilers)]  # noqa: B905
        return Layout.join(*parts, *(self[i] for i in range(len(tilers), self.rank)))._moved(self.offset)

    def _zip(self, divided: Layout, tiler: Layout | int | Sequence[Any]) -> Layout:
        if isinstance(tiler, Layout | int):
            return divided
        pairs = list(divided)
        inner = Layout.join(*(pair[0] for pair in pairs[:len(tiler)]))
        outer = Layout.join(*(pair[1] for pair in pairs[:len(tiler)]), *pairs[len(tiler):])
        return Layout.join(inner, outer)._moved(divided.offset)

    def _moved(self, offset: int) -> Layout:
        return Layout(self.shape, self.stride, self.offset + offset)

    def __str__(self) -> str:
        text = ", ".join("[" + ", ".join(f"{size}:{stride}" for size, stride in dim) + "]" for dim in self.dims)
        return text + (f" + {self.offset}" if self.offset else "")

    def __repr__(self) -> str:
        return f"Layout({self.shape}, {self.stride}" + (f", {self.offset})" if self.offset else ")")

    def _plain(self) -> dict[str, Any]:
        return {"dims": [[list(mode) for mode in dim or [(1, 0)]] for dim in self.dims], "offset": self.offset}


def _expect_layout(value: Layout | SwizzledLayout) -> Layout:
    """What layouts compose to is a layout."""
    assert isinstance(value, Layout)
    return value


def _as_layout(tiler: Layout | int | Sequence[Any]) -> Layout:
    return tiler if isinstance(tiler, Layout) else Layout(tiler)


def _unpack_last(layout: Layout) -> Layout:
    return Layout.join(layout[0], *_parts(layout[1]))._moved(layout.offset)


def _unpack_all(layout: Layout) -> Layout:
    return Layout.join(*_parts(layout[0]), *_parts(layout[1]))._moved(layout.offset)


def _parts(layout: Layout) -> list[Layout]:
    return [layout] if isinstance(layout.shape, int) else list(layout)


def _ask_profiled(problem: str, key: str, inner: Layout, **question: Any) -> tuple[dict[str, Any], Nested]:
    """Ask with one dimension per leaf of `inner`; if they do not compose one by one, with the dimensions at the top."""
    leaves = {"dims": [[list(mode)] for mode in inner.modes], "offset": inner.offset}
    try:
        return ask(problem, **{key: leaves}, **question), inner.shape
    except LayoutError as error:
        if error.rule != "layout.closed" or isinstance(inner.shape, int) or len(inner.modes) == inner.rank:
            raise
    return ask(problem, **{key: inner._plain()}, **question), tuple(0 for _ in range(inner.rank))


def _read_profiled(answer: dict[str, Any], profile: Nested) -> Layout:
    """One dimension of the answer for each leaf of `profile`."""
    sizes = iter([_packed([size for size, _ in dim]) for dim in answer["dims"]])
    strides = iter([_packed([stride for _, stride in dim]) for dim in answer["dims"]])
    return Layout(_replace(profile, sizes), _replace(profile, strides), answer["offset"])


def _read_flat(answer: dict[str, Any], offset: int = 0) -> Layout:
    """An answer of one dimension, one dimension per mode."""
    modes = [mode for dim in answer["dims"] for mode in dim] or [(1, 0)]
    return Layout(_packed([size for size, _ in modes]), _packed([stride for _, stride in modes]),
                  answer["offset"] + offset)


def _read(answer: dict[str, Any]) -> Layout:
    """An answer with its dimensions."""
    return Layout.of_modes(answer["dims"], answer["offset"])


def read_back(table: Sequence[int], shape: Sequence[int] | None = None) -> Layout:
    """The layout with these values at 0, 1, 2, ...; with `shape`, one dimension per extent.

    >>> read_back([0, 2, 4, 16, 18, 20])
    Layout((3, 2), (2, 16))
    >>> read_back([5, 4, 8, 7], (2, 2))
    Layout((2, 2), (-1, 3), 5)
    """
    if shape is None:
        return _read_flat(ask("layout.read_back", table=list(table)))
    return _read(ask("layout.read_back", table=list(table), shape=list(shape)))


#
# Swizzles
#

@dataclass(frozen=True)
class Swizzle:
    """x ^ ((x >> shift) & mask), with mask = ((1 << bits) - 1) << base: an involution.

    Refuses `layout.involution` for shifts below the bits that move, and `layout.swizzle-width` past 20 each.

    >>> Swizzle(3, 3, 3)(64 + 8)
    64
    """

    bits: int
    base: int
    shift: int

    def __post_init__(self) -> None:
        if not all(0 <= number <= 20 for number in (self.bits, self.base, self.shift)):
            raise refuse("layout.swizzle-width", f"expects bits, base and shift of 0 to 20, got {self}")
        if self.shift < self.bits:
            raise refuse("layout.involution", f"expects a shift of at least {self.bits} bits, got {self.shift}")

    def __call__(self, x: int) -> int:
        return x ^ ((x >> self.shift) & (((1 << self.bits) - 1) << self.base))

    @property
    def repeat(self) -> int:
        """Offsets that differ by a multiple of this are permuted alike."""
        return 1 << (self.bits + self.base + self.shift) if self.bits else 1

    def compose(self, inner: Layout) -> SwizzledLayout:
        """x -> self(inner(x)).

        >>> Swizzle(3, 3, 3).compose(Layout((8, 64), (64, 1)))(1, 0)
        72
        """
        return SwizzledLayout(self, inner)


@dataclass(frozen=True)
class SwizzledLayout:
    """x -> swizzle(layout(x)): XOR on the bits of a layout's values. It is no layout unless `as_layout` finds one.

    >>> tile = SwizzledLayout(Swizzle(3, 3, 3), Layout((8, 64), (64, 1)))
    >>> tile(3, 9), tile.size, tile.is_injective
    (209, 512, True)
    """

    swizzle: Swizzle
    layout: Layout

    def __post_init__(self) -> None:
        if self.layout.size and self.layout.bounds[0] < 0:
            raise refuse("layout.sign", f"expects values of at least 0 to swizzle, got {self.layout.bounds[0]}")

    @property
    def shape(self) -> Nested:
        """The layout's shape."""
        return self.layout.shape

    @property
    def size(self) -> int:
        """How many coordinates there are."""
        return self.layout.size

    @property
    def is_injective(self) -> bool:
        """True if no two coordinates share a value: a swizzle moves values, and merges none."""
        return self.layout.is_injective

    def __call__(self, *coordinate: Nested) -> int:
        return self.swizzle(self.layout(*coordinate))

    def values(self) -> list[int]:
        """Every value, colexicographic; of at most 2^20 coordinates."""
        return [self.swizzle(value) for value in self.layout.values()]

    def compose(self, inner: Layout | Sequence[Any]) -> SwizzledLayout:
        """x -> self(inner(x)).

        >>> tile = SwizzledLayout(Swizzle(3, 3, 3), Layout((8, 64), (64, 1)))
        >>> tile.compose((8, Layout(8, 8)))
        SwizzledLayout(swizzle=Swizzle(bits=3, base=3, shift=3), layout=Layout((8, 8), (64, 8)))
        """
        inside = self.layout.compose(inner)
        if isinstance(inside, SwizzledLayout):
            raise refuse("layout.closed", "expects one swizzle after a layout, got two")
        return SwizzledLayout(self.swizzle, inside)

    def as_layout(self) -> Layout:
        """The layout that has the same values, if there is one (at most 2^20 of them).

        >>> SwizzledLayout(Swizzle(1, 0, 1), Layout(2, 2)).as_layout()
        Layout(2, 3)
        """
        if isinstance(self.shape, int):
            return read_back(self.values())
        return read_back(self.values(), self.layout.extents)


def _compose_swizzled(outer: Layout, inner: SwizzledLayout) -> Layout | SwizzledLayout:
    """outer(swizzle(layout(x))) as a layout, or as a swizzle after one where bits keep apart."""
    swizzle = [inner.swizzle.bits, inner.swizzle.base, inner.swizzle.shift]
    answer, profile = _ask_profiled("layout.swizzled_compose", "inner", inner.layout, outer=outer._plain(),
                                    swizzle=swizzle)
    layout = _read_profiled(answer["layout"], profile)
    return SwizzledLayout(Swizzle(*answer["swizzle"]), layout) if answer["swizzle"][0] else layout


#
# Vectors
#

def vector_width(run: int, element_bytes: int, *, base_alignment: int = 16, other_stride_bytes: Sequence[Fact] = (),
                 coordinate_multiples: Sequence[int] | None = None, max_bytes: int = 16) -> int:
    """How many elements of a unit-stride run one access may take, from facts: strides known, divisors, or neither.

    `coordinate_multiples` says what divides the coordinate of each stride: a tile of T rows begins at multiples of T.

    >>> vector_width(300, 2, other_stride_bytes=[600]), vector_width(300, 2, other_stride_bytes=[1200])
    (4, 8)
    >>> vector_width(300, 2, other_stride_bytes=[600], coordinate_multiples=[64])
    8
    """
    return ask("layout.vector_width", run=run, element_bytes=element_bytes, base_alignment=base_alignment,
               other_stride_bytes=list(other_stride_bytes), max_bytes=max_bytes,
               coordinate_multiples=None if coordinate_multiples is None else list(coordinate_multiples))
