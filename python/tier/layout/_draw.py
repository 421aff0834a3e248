"""Pictures of layouts, swizzles, tensor maps and fragments: offset, address and bank, thread and register."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

from tier import _dtypes
from tier._errors import refuse
from tier._problem import Multiple
from tier.layout._fragment import Fragment
from tier.layout._layout import Layout, Swizzle, SwizzledLayout
from tier.layout._picture import WHOLE, Cell, Grid, Picture, Window, with_notes
from tier.layout._spelling import Pieces, TensorMap, Value, spell

_MOST_POINTS = 1 << 16
_MOST_HOLDERS = 1 << 20
_SHADES = 24
_WORD = 4
#: Elements of tiles: those of arrays, and others that only tiles have.
_BYTES = {dtype.name: dtype.bytes for dtype in _dtypes.ALL}
_BYTES |= {"u8": 1, "u16": 2, "u32": 4, "u64": 8, "tf32": 4, "f8e4m3fnuz": 1, "f8e5m2fnuz": 1}


def element_bytes(element: str) -> int:
    """Bytes of an element by the name of its type.

    >>> element_bytes("bf16"), element_bytes("f4e2m1x2")
    (2, 1)
    """
    if element in _BYTES:
        return _BYTES[element]
    raise refuse(
        "layout.element-name",
        f"expects an element type such as bf16, got '{element}'",
        fix=f"choose one of {', '.join(_BYTES)}",
    )


@dataclass(frozen=True)
class Memory:
    """What a picture says of an offset: its byte address and its bank of 4 bytes."""

    element: str
    banks: int = 32

    def __post_init__(self) -> None:
        element_bytes(self.element)
        if not 1 <= self.banks <= 1024:
            raise refuse("layout.draw", f"expects 1 to 1024 banks, got {self.banks}")

    def address(self, offset: int) -> int:
        return offset * element_bytes(self.element)

    def bank(self, offset: int) -> int:
        return self.address(offset) // _WORD % self.banks


def draw(
    value: Value, *, memory: Memory | None = None, symbols: Mapping[str, int] | None = None, window: Window = WHOLE
) -> Picture:
    """Draw a layout, swizzle, fragment, tensor map or pieces; `symbols` are the values of their symbols.

    >>> from tier.layout import Layout
    >>> print(draw(Layout((2, 4), (4, 1))).text(), end="")
    #layout.strided<[2:4], [4:1]>
    shape  2 x 4
    image  8 values in 0 to 7, one for each of 8 coordinates
          0  1  2  3
       0  0  1  2  3
       1  4  5  6  7
    cell: offset
    """
    if isinstance(value, Swizzle):
        return _draw_swizzle(value, window)
    if isinstance(value, Fragment):
        return draw_fragment(value, window=window)
    if isinstance(value, TensorMap):
        return _draw_map(value, window)
    if isinstance(value, Pieces):
        return _draw_pieces(value, symbols or {}, window)
    return _draw_layout(value, memory, window)


class Tile(Protocol):
    """What lays a tile out in memory: a layout, a swizzled one, or `tier.banks.SharedLayout`."""

    def __call__(self, *coordinate: int) -> int: ...


def extents_of(tile: Tile) -> tuple[int, ...]:
    """The extent of each dimension of a tile in memory."""
    return (tile if isinstance(tile, Layout) else tile.layout).extents  # type: ignore[attr-defined]


def title_of(value: Value | Tile) -> str:
    """The spelling of a value; what has none, such as a layout with an offset, as it prints."""
    if isinstance(value, Layout) and value.offset:
        return str(value)
    if isinstance(value, SwizzledLayout) and value.layout.offset:
        swizzle = value.swizzle
        return f"swizzle<{swizzle.bits}, {swizzle.base}, {swizzle.shift}> o {value.layout}"
    return spell(value) if isinstance(value, Value) else _title_of_shared(value)


def _title_of_shared(tile: Any) -> str:
    """A `SharedLayout`: strided modes, with what comes before and after."""
    text = title_of(Swizzle.compose(tile.swizzle, tile.layout) if tile.swizzle else tile.layout)
    text += f" after rotating rows by {tile.rotation.step} chunks of {tile.rotation.chunk}" if tile.rotation else ""
    return text + (f", then a matrix of {len(tile.xor)} bits" if tile.xor else "")


# Grids over the coordinates of a tile

_ROW = 32
"""Elements of a line, where a tile has one dimension."""


def _planes(shape: Sequence[int], window: Window) -> Iterator[tuple[str, tuple[int, ...]]]:
    outer = shape[:-2]
    for at in itertools.islice(itertools.product(*map(range, outer)), window.planes):
        yield (f"[{', '.join(map(str, at))}, :, :]" if outer else ""), at


def grids_over(
    shape: Sequence[int], window: Window, cell: Callable[[tuple[int, ...]], Cell | None]
) -> tuple[tuple[Grid, ...], list[str]]:
    """Draw `cell(coordinate)` for every coordinate in the window; the last two dimensions are rows and columns.

    A single dimension is cut into lines of 32.
    """
    if prod(shape) == 0:
        return (), ["there is no element"]
    if len(shape) < 2:
        size = prod(shape)
        lines, width = -(-size // _ROW), min(size, _ROW)
        rows, columns, notes = window.cut(lines, width)

        def at(row: int, column: int) -> Cell | None:
            index = row * _ROW + column
            return cell((index,) * len(shape)) if index < size else None

        cells = tuple(tuple(at(row, column) for column in columns) for row in rows)
        return (Grid("", tuple(str(row * _ROW) for row in rows), tuple(map(str, columns)), cells),), notes
    rows, columns, notes = window.cut(*shape[-2:])
    grids: list[Grid] = []
    for title, outer in _planes(shape, window):
        cells = tuple(tuple(cell((*outer, row, column)) for column in columns) for row in rows)
        grids.append(Grid(title, tuple(map(str, rows)), tuple(map(str, columns)), cells))
    planes = prod(shape[:-2])
    if planes > len(grids):
        notes.append(f"{len(grids)} of {planes} slices")
    return tuple(grids), notes


def _shape_of(shape: Sequence[int]) -> str:
    return " x ".join(map(str, shape)) if shape else "one element"


# Layouts


def _draw_layout(value: Layout | SwizzledLayout, memory: Memory | None, window: Window) -> Picture:
    layout = value.layout if isinstance(value, SwizzledLayout) else value
    shape = layout.extents
    facts = [("shape", _shape_of(shape))]
    least, most = 0, 0
    if prod(shape) <= _MOST_POINTS:
        image = [value(*at) if shape else layout.offset for at in itertools.product(*map(range, shape))]
        distinct, least, most = len(set(image)), min(image, default=0), max(image, default=0)
        uses = "one for each of" if distinct == len(image) else "shared by"
        if image:
            facts.append(
                (
                    "image",
                    f"{_count(distinct, 'value')} in {least} to {most}, {uses} {_count(len(image), 'coordinate')}",
                )
            )
    if memory:
        facts.append(("memory", f"{memory.element}, {memory.banks} banks of {_WORD} bytes"))
    span = max(most - least + 1, 1)

    def cell(at: tuple[int, ...]) -> Cell:
        offset = value(*at) if at else layout.offset
        tip = f"({', '.join(map(str, at))}): offset {offset}"
        if not memory:
            return Cell((str(offset),), (offset - least) * _SHADES // span, tip=tip)
        address, bank = memory.address(offset), memory.bank(offset)
        return Cell((str(offset), f"@{address}", f"b{bank}"), bank, tip=f"{tip}, byte {address}, bank {bank}")

    grids, notes = grids_over(shape, window, cell)
    legend = "cell: offset/@byte address/bank; colour: bank" if memory else "cell: offset"
    return Picture(title_of(value), tuple(facts), grids, (legend,), tuple(notes), memory.banks if memory else _SHADES)


def _draw_map(value: TensorMap, window: Window) -> Picture:
    """The box as it lies in shared memory: coordinates of the tensor from the outermost on."""
    size = element_bytes(value.element.lower())
    spans = {"none": 0, "32B": 1, "64B": 2, "128B": 3}
    if value.swizzle not in spans or value.interleave != "none" or any(step != 1 for step in value.element_strides):
        raise refuse(
            "layout.draw",
            "expects a map with swizzle none, 32B, 64B or 128B, no interleave and no element "
            f"strides, got '{spell(value)}'",
            fix="draw the box without them",
        )
    from tier import tensormap

    rank = len(value.box)
    broken = tensormap.check(
        element=value.element.lower(),
        dims=value.dims or [None] * rank,
        box=value.box,
        stride_bytes=[Multiple(16) if stride is None else stride for stride in value.strides or [None] * (rank - 1)],
        swizzle=value.swizzle,
    )
    if broken:
        raise refuse(broken[0].rule, broken[0].message.partition("] ")[2], fix=broken[0].fix)
    bits = spans[value.swizzle]
    pitch = (16 << bits) // size if bits else value.box[0]
    strides = [1]
    for number, side in enumerate(value.box):
        strides.append(pitch if number == 0 else strides[-1] * side)
    layout = Layout(value.box[::-1], strides[: len(value.box)][::-1])
    base = (16 // size).bit_length() - 1
    memory = Memory(value.element.lower())
    picture = _draw_layout(SwizzledLayout(Swizzle(bits, base, 3), layout) if bits else layout, memory, window)
    facts = (("tile", picture.title), *picture.facts)
    return Picture(spell(value), facts, picture.grids, picture.legend, picture.notes, picture.hues)


def _draw_pieces(value: Pieces, symbols: Mapping[str, int], window: Window) -> Picture:
    """Values where they are defined, as far as the window; the colour says which piece."""
    function, rank = value.function, len(value.function.dims)
    missing = [name for name in function.symbols if name not in symbols]
    if missing:
        return Picture(value.text, (), (), (), (f"values are drawn where {', '.join(missing)} are numbers",))
    known = {name: symbols[name] for name in function.symbols}

    def cell(at: tuple[int, ...]) -> Cell | None:
        offset = function(*at, **known)
        if offset is None:
            return None
        number = next(i for i, piece in enumerate(value.pieces) if piece(*at, **known) is not None)
        return Cell((str(offset),), number, tip=f"({', '.join(map(str, at))}): value {offset}, piece {number}")

    if not 1 <= rank <= 2:
        raise refuse("layout.draw", f"expects pieces over one or two dimensions, got {rank}")
    shape = (window.rows.stop, window.columns.stop) if rank == 2 else (window.rows.stop * _ROW,)
    grids, _ = grids_over(shape, Window(window.rows, window.columns, 1), cell)
    facts = tuple((name, str(number)) for name, number in known.items())
    notes = [f"coordinates up to {' x '.join(map(str, shape))}"]
    legend = "cell: value; colour: piece"
    return Picture(
        value.text, facts, tuple(map(_without_empty_ends, grids)), (legend,), tuple(notes), len(value.pieces) + 1
    )


def _without_empty_ends(grid: Grid) -> Grid:
    """Without the rows and columns after the last that has a cell."""
    rows = max((i + 1 for i, row in enumerate(grid.cells) if any(row)), default=0)
    columns = max((i + 1 for row in grid.cells for i, cell in enumerate(row) if cell), default=0)
    return Grid(grid.title, grid.rows[:rows], grid.columns[:columns], tuple(row[:columns] for row in grid.cells[:rows]))


def _draw_swizzle(swizzle: Swizzle, window: Window) -> Picture:
    """One line for each value of the bits above the chunks; what is moved are chunks of 2^base elements."""
    chunk, width = 1 << swizzle.base, 1 << swizzle.shift
    lines = 1 << swizzle.bits
    bits = [f"{low} ^= {low + swizzle.shift}" for low in range(swizzle.base, swizzle.base + swizzle.bits)]
    facts = (
        ("meaning", "x ^ ((x >> shift) & mask)"),
        ("bits", ", ".join(bits) or "none"),
        ("repeat", f"{swizzle.repeat} elements"),
    )
    rows, columns, notes = window.cut(lines, width)

    def cell(row: int, column: int) -> Cell:
        there = swizzle((row * width + column) * chunk) // chunk
        return Cell(
            (str(there % width),), there % lines, tip=f"chunk {column} of line {row} is kept at {there % width}"
        )

    cells = tuple(tuple(cell(row, column) for column in columns) for row in rows)
    grid = Grid(
        f"lines of {width} chunks of {chunk} element{'s' if chunk > 1 else ''}",
        tuple(map(str, rows)),
        tuple(map(str, columns)),
        cells,
    )
    return Picture(
        spell(swizzle), facts, (grid,), ("cell: the place in its line where the chunk is kept",), tuple(notes), lines
    )


# Fragments


@dataclass(frozen=True, order=True)
class Holder:
    """One copy of an element."""

    warp: int
    lane: int
    register: int


def holders(fragment: Fragment) -> dict[tuple[int, ...], list[Holder]]:
    """Who holds each element, first holders first.

    >>> from tier.layout import accumulator
    >>> holders(accumulator("sm_90a", "bf16", (64, 16)))[8, 3]
    [Holder(warp=0, lane=1, register=3)]
    """
    counts = [prod(digit.size for digit in digits) for digits in (fragment.warp, fragment.lane, fragment.register)]
    if prod(counts) > _MOST_HOLDERS:
        raise refuse(
            "layout.draw",
            f"expects a fragment of at most {_MOST_HOLDERS} holders, got {prod(counts)}",
            fix="draw a smaller tile of it",
        )
    held: dict[tuple[int, ...], list[Holder]] = {}
    for warp, lane, register in itertools.product(*map(range, counts)):
        held.setdefault(fragment.coordinate(register, lane, warp), []).append(Holder(warp, lane, register))
    return held


def lanes_of(fragment: Fragment) -> int:
    return prod(digit.size for digit in fragment.lane)


def draw_fragment(
    fragment: Fragment,
    *,
    title: str = "",
    layout: Tile | None = None,
    memory: Memory | None = None,
    by_warp: bool = False,
    window: Window = WHOLE,
) -> Picture:
    """Draw thread and register of each element; with a memory layout of the same tile also address and bank.

    `by_warp`: lanes are numbered within their warp, and cells say which.

    >>> from tier.layout import accumulator
    >>> print(draw_fragment(accumulator("sm_90a", "bf16", (64, 8)), window=Window(range(3), range(4))).text(), end="")
    #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
    tile     64 x 8
    holders  4 warps of 32 lanes, 4 registers each
              0      1      2      3
       0  T0.r0  T0.r1  T1.r0  T1.r1
       1  T4.r0  T4.r1  T5.r0  T5.r1
       2  T8.r0  T8.r1  T9.r0  T9.r1
    cell: thread.register; colour: lane
    note: rows 0 to 2 of 64 and columns 0 to 3 of 8; choose others with --rows and --columns
    """
    if layout:
        expect_shape(layout, fragment)
    held = holders(fragment)
    lanes = lanes_of(fragment)
    number_of_warps, registers = (prod(d.size for d in digits) for digits in (fragment.warp, fragment.register))
    copies = max(map(len, held.values()))
    facts = [
        ("tile", _shape_of(fragment.shape)),
        (
            "holders",
            f"{_count(number_of_warps, 'warp')} of {_count(lanes, 'lane')}, {_count(registers, 'register')} each",
        ),
    ]
    if copies > 1:
        facts.append(("copies", f"up to {copies} of an element"))

    def cell(at: tuple[int, ...]) -> Cell | None:
        if at not in held:
            return None
        first, *others = held[at]
        thread = first.warp * lanes + first.lane
        name = f"W{first.warp}.T{first.lane}" if by_warp else f"T{thread}"
        labels = [f"{name}.r{first.register}" + (f"+{len(others)}" if others else "")]
        tip = f"({', '.join(map(str, at))}): warp {first.warp}, lane {first.lane}, register {first.register}"
        if layout:
            offset = layout(*at)
            labels.append(f"@{memory.address(offset)}" if memory else f"@{offset}")
            if memory:
                labels.append(f"b{memory.bank(offset)}")
                tip += f", byte {memory.address(offset)}, bank {memory.bank(offset)}"
        return Cell(tuple(labels), first.lane, tip=tip)

    grids, notes = grids_over(fragment.shape, window, cell)
    parts = ["warp.lane.register" if by_warp else "thread.register"]
    if copies > 1:
        parts[0] += " of the first holder + how many more"
    if layout:
        facts.append(("memory", title_of(layout) + (f", {memory.element}, {memory.banks} banks" if memory else "")))
        parts.append(("@byte address" if memory else "@offset") + ("/bank" if memory else ""))
    legend = f"cell: {'/'.join(parts)}; colour: lane"
    return with_notes(Picture(title or spell(fragment), tuple(facts), grids, (legend,), (), lanes), notes)


def expect_shape(layout: Tile, fragment: Fragment) -> None:
    """Refuse a layout of another tile than the fragment's."""
    extents = extents_of(layout)
    if extents != fragment.shape:
        raise refuse(
            "layout.draw", f"expects a memory layout of {_shape_of(fragment.shape)} elements, got {_shape_of(extents)}"
        )


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
