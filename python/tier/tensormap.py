"""Tensor maps: what a bulk-copy engine accepts, and what to do when it does not.

>>> from tier import tensormap
>>> tensormap.check(element="bf16", dims=[300, 128], stride_bytes=[600], box=[64, 128], swizzle="128B")[0].rule
'tensormap.stride-16'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import refuse
from tier._problem import Fact, Multiple, ask
from tier.layout._layout import Layout
from tier.layout._layout import _read as _read_layout

__all__ = ["Box", "Measured", "Fact", "Guard", "Map", "Multiple", "Pool", "Ragged", "Refusal", "Repair", "Rule",
           "Violation", "Walk", "Wrapped", "check", "pool", "ragged", "repairs", "rule_table", "rules", "synthesize",
           "transaction_bytes", "wrap"]


#
# Rules
#

@dataclass(frozen=True)
class Measured:
    """What a driver was measured to do otherwise than a rule says: accepted, sharper or weaker."""

    kind: str
    measured: str


@dataclass(frozen=True)
class Rule:
    """One rule: what it expects, who checks it, where it holds."""

    rule: str
    number: str
    expects: str
    fix: str
    checked_by: str
    """encode (the driver rejects the descriptor), run (the copy faults) or ours (the copy would be wrong, silently)."""
    machines: tuple[str, ...]
    since: str
    """The first toolkit whose driver knows it."""
    exceptions: tuple[Measured, ...]


@dataclass(frozen=True)
class Violation:
    """A rule that is broken, or that the facts do not prove."""

    rule: str
    number: str
    message: str
    fix: str
    checked_by: str
    """encode, run or ours: who rejects it."""

    def __str__(self) -> str:
        return self.message


def rule_table() -> list[Rule]:
    """Every rule, in the order of their numbers.

    >>> [rule.number for rule in rule_table() if "sm_90a" not in rule.machines][:3]
    ['T05', 'T07', 'T08']
    >>> [(rule.number, rule.exceptions[0].kind) for rule in rule_table() if rule.exceptions]
    [('T09', 'weaker'), ('T16', 'sharper'), ('T18', 'accepted'), ('T23', 'accepted')]
    """
    return [Rule(row["rule"], row["number"], row["expects"], row["fix"], row["checked_by"], tuple(row["machines"]),
                 row["since"], tuple(Measured(**exception) for exception in row["exceptions"]))
            for row in ask("tensormap.rules")]


def rules() -> dict[str, str]:
    """Every rule and what it expects.

    >>> rules()["tensormap.rank"]
    'a rank of 1 to 5'
    """
    return {rule.rule: rule.expects for rule in rule_table()}


def _ask_check(question: dict[str, Any]) -> dict[str, Any]:
    return ask("tensormap.check", **question)


def check(*, element: str, dims: Sequence[Fact], stride_bytes: Sequence[Fact], box: Sequence[int],
          element_strides: Sequence[int] | None = None, swizzle: str = "none", interleave: str = "none",
          fill: str = "zero", packing: str = "none", store: bool = False, base_alignment: int = 16,
          object_alignment: int = 64, shared_alignment: int = 1024, starts: Sequence[Fact] | None = None,
          machine: str = "sm_90a", toolkit: str = "13.0") -> list[Violation]:
    """Every rule these descriptor fields break; innermost first, strides in bytes for dims 1 and up.

    A fact is a value, `Multiple(n)` or None; a rule the facts do not prove counts as broken. `packing` is none,
    u4_align8, u4_align16 or u6_align16; `starts` are start coordinates in elements. Rules are those of the machine
    and of the toolkit whose driver encodes the map.

    >>> check(element="bf16", dims=[None, None], stride_bytes=[Multiple(16)], box=[64, 128], swizzle="128B")
    []
    >>> [v.number for v in check(element="i8", dims=[64], stride_bytes=[], box=[64], swizzle="128B_atom_64B")]
    ['T32']
    >>> check(element="i8", dims=[64], stride_bytes=[], box=[64], swizzle="128B_atom_64B", machine="sm_100a")
    []
    """
    answer = _ask_check({name: value for name, value in locals().items()})
    return [Violation(**violation) for violation in answer["violations"]]


def transaction_bytes(element: str, box: Sequence[int], element_strides: Sequence[int] | None = None) -> int:
    """The bytes one box reports to its barrier, whatever is out of range.

    >>> transaction_bytes("bf16", [64, 128])
    16384
    """
    answer = _ask_check({"element": element, "dims": [1] * len(box), "stride_bytes": [16] * (len(box) - 1),
                         "box": list(box), "element_strides": element_strides})
    return answer["transaction_bytes"]


#
# Maps and repairs
#

@dataclass(frozen=True)
class Walk:
    """`((x // divide) % modulo) * times` of the coordinate x along dimension `dim` of the view; modulo 0: no remainder.

    `times` None is the stride of `dim` over the stride of the map's dimension, known at the launch. `reversed`: counted
    from the other end of the view.
    """

    dim: int
    divide: int = 1
    modulo: int = 0
    times: int | None = 1
    reversed: bool = False


@dataclass(frozen=True)
class Box:
    """One copy: through which map, coordinate offsets innermost first, and the element of the shared tile."""

    offset: tuple[int, ...]
    shared_element: int
    map: int = 0


@dataclass(frozen=True)
class Map:
    """A descriptor for a tile of a view. Lists are innermost first; `stride_bytes` are those of dims 1 and up.

    The coordinate of map dimension i is the sum of the walks `order[i]`. `maps` descriptors of these fields differ in
    their bases: map j begins at the j-th coordinate of the dimension whose walk divides by `maps`.
    """

    element: str
    rank: int
    dims: tuple[Fact, ...]
    stride_bytes: tuple[Fact, ...]
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    swizzle: str
    interleave: str
    fill: str
    order: tuple[tuple[Walk, ...], ...]
    boxes: tuple[Box, ...]
    bytes_per_tile: int
    """What the barrier expects for all boxes of a tile."""
    shared_bytes: int
    shared_alignment: int
    shared_layout: Layout | None
    """(coordinates of the tile) -> element, before the swizzle; None where rows are shifted or lie in several maps."""
    maps: int = 1
    shifted: bool = False
    """Boxes begin at the 16-byte boundary at or below their first element."""
    skip: int = 1
    """Elements of a row from one element of the tile to the next."""
    tail: bool = False
    """The last inner elements, fewer than 16 bytes, are stored by threads."""
    kinds: tuple[str, ...] = ()
    """How the view was changed: split-dims, merge-dims, boxes, fold, .."""

    def check(self, *, machine: str = "sm_90a", toolkit: str = "13.0") -> list[Violation]:
        """Every rule the descriptor breaks: none, for what `synthesize` returns."""
        return check(element=self.element, dims=self.dims, stride_bytes=self.stride_bytes, box=self.box,
                     swizzle=self.swizzle, shared_alignment=self.shared_alignment, machine=machine, toolkit=toolkit)


@dataclass(frozen=True)
class Guard:
    """What must hold at the launch: `of` is base, stride_bytes, extents (a multiple of `number`, or at least) or reach."""

    of: str
    dim: int
    number: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Repair:
    """Another way to move the tile: what changes, what it costs, which rules it removes, when it holds.

    `means` is map, run (bulk copies of `access_bytes` without a map), group (cp.async of `access_bytes`) or threads.
    """

    kinds: tuple[str, ...]
    cost: int
    removes: tuple[str, ...]
    guards: tuple[Guard, ...]
    what: str
    means: str
    access_bytes: int
    whole_rows: bool
    view_stride_bytes: tuple[Fact, ...]
    """The strides it is for: those of the view, or padded ones."""
    map: Map | None
    wrong: str | None = None
    """With `verify=True`: what the check of every element found; empty if nothing."""

    def __str__(self) -> str:
        when = f" if {' and '.join(map(str, self.guards))}" if self.guards else ""
        return f"{' + '.join(self.kinds) or 'plain'} (cost {self.cost}){when}: {self.what or 'as it is'}"


@dataclass(frozen=True)
class Refusal:
    """No descriptor keeps everything as it is: the rules in the way, and repairs, cheapest first. It is false."""

    violations: tuple[Violation, ...]
    repairs: tuple[Repair, ...]

    def __bool__(self) -> bool:
        return False

    def __str__(self) -> str:
        return "; ".join(map(str, self.violations))


def _fact(value: Any) -> Fact:
    return Multiple(value["multiple"]) if isinstance(value, dict) else value


def _read_map(answer: dict[str, Any], element: str) -> Map:
    layout = answer["shared_layout"]
    return Map(element=element, rank=answer["rank"], dims=tuple(map(_fact, answer["dims"])),
               stride_bytes=tuple(map(_fact, answer["stride_bytes"])), box=tuple(answer["box"]),
               element_strides=tuple(answer["element_strides"]), swizzle=answer["swizzle"],
               interleave=answer["interleave"], fill=answer["fill"],
               order=tuple(tuple(Walk(**walk) for walk in walks) for walks in answer["order"]),
               boxes=tuple(Box(tuple(box["offset"]), box["shared_element"], box["map"]) for box in answer["boxes"]),
               bytes_per_tile=answer["bytes_per_tile"], shared_bytes=answer["shared_bytes"],
               shared_alignment=answer["shared_alignment"], shared_layout=_read_layout(layout) if layout else None,
               maps=answer["maps"], shifted=answer["shifted"], skip=answer["skip"], tail=answer["tail"],
               kinds=tuple(answer["kinds"]))


def _read_repair(answer: dict[str, Any], element: str) -> Repair:
    return Repair(kinds=tuple(answer["kinds"]), cost=answer["cost"], removes=tuple(answer["removes"]),
                  guards=tuple(Guard(**guard) for guard in answer["guards"]), what=answer["what"],
                  means=answer["means"], access_bytes=answer["access_bytes"], whole_rows=answer["whole_rows"],
                  view_stride_bytes=tuple(map(_fact, answer["view_stride_bytes"])),
                  map=_read_map(answer, element) if answer["means"] == "map" else None, wrong=answer.get("wrong"))


def _solve(question: dict[str, Any]) -> tuple[tuple[Violation, ...], tuple[Repair, ...], list[bool]]:
    answer = ask("tensormap.synthesize", **question)
    return (tuple(Violation(**violation) for violation in answer["violations"]),
            tuple(_read_repair(repair, question["element"]) for repair in answer["repairs"]),
            [repair["witness"] for repair in answer["repairs"]])


def synthesize(*, element: str, extents: Sequence[Fact], stride_bytes: Sequence[Fact], tile: Sequence[int],
               base_alignment: int = 16, start_divisors: Sequence[int] | None = None, store: bool = False,
               swizzle: str | None = None, owned: bool = False, copy: bool = True, matrix: bool = False,
               machine: str = "sm_90a", toolkit: str = "13.0", verify: bool = False) -> Map | Refusal:
    """A descriptor and the boxes that move `tile` of a view, or a refusal with repairs, cheapest first.

    The view's dimensions are in its own order, each with a stride in bytes; start coordinates are multiples of
    `start_divisors` (the tile's sides, if not given). Dimensions may be split, merged or folded into one coordinate;
    memory, consumer and time stay as they are. Repairs may change them: rows are padded if the memory is `owned`, else
    copied to such rows if a `copy` pays (one for many tiles), and nothing is read shifted by a `matrix` unit.

    >>> found = synthesize(element="bf16", extents=[None, None], stride_bytes=[Multiple(16), 2], tile=[128, 128])
    >>> found.box, found.swizzle, len(found.boxes), [walk.dim for (walk,) in found.order]
    ((64, 128), '128B', 2, [1, 0])
    >>> found.dims, found.stride_bytes, found.check()
    ((None, None), (Multiple(of=16),), [])
    >>> refused = synthesize(element="bf16", extents=[None, 300], stride_bytes=[600, 2], tile=[128, 64])
    >>> bool(refused), refused.violations[0].number
    (False, 'T09')
    >>> for repair in refused.repairs:
    ...     print(repair)
    copy (cost 10): copied once to rows of whole 16 bytes, for many tiles
    maps + shift (cost 15) if extents[0] >= 2: 2 maps, each of every row in 2; the base at the 16-byte boundary below, and the tile read up to 7 elements later in each row
    copy-group (cost 22): 8 bytes at a time
    threads (cost 42): 8 bytes at a time
    """
    violations, found, witnesses = _solve(locals())
    for repair, is_witness in zip(found, witnesses, strict=True):
        if is_witness and repair.map:
            return repair.map
    return Refusal(violations, found)


def repairs(*, element: str, extents: Sequence[Fact], stride_bytes: Sequence[Fact], tile: Sequence[int],
            base_alignment: int = 16, start_divisors: Sequence[int] | None = None, store: bool = False,
            swizzle: str | None = None, owned: bool = False, copy: bool = True, matrix: bool = False,
            machine: str = "sm_90a", toolkit: str = "13.0", verify: bool = False) -> tuple[Repair, ...]:
    """Every way to move the tile, cheapest first: also those that a legal descriptor makes needless.

    >>> [" + ".join(way.kinds) for way in repairs(element="f32", extents=[64, 64], stride_bytes=[256, 4], tile=[8, 32])]
    ['', 'bulk-run', 'copy-group', 'threads']
    """
    return _solve(locals())[1]


#
# Ragged groups
#

@dataclass(frozen=True)
class Pool:
    """Maps whose boxes have 1, 2, 4, .. rows: two copies that overlap cover any number of rows.

    >>> pool(128).heights
    (1, 2, 4, 8, 16, 32, 64, 128)
    >>> pool(128).copies(100)
    ((64, 0), (64, 36))
    """

    tile_rows: int
    heights: tuple[int, ...]
    _copies: tuple[tuple[tuple[int, int], ...], ...]

    def copies(self, rows: int) -> tuple[tuple[int, int], ...]:
        """The one or two (height, first row) that cover rows [0, `rows`) of a tile; not for stores that add."""
        if not 1 <= rows <= self.tile_rows:
            raise refuse("tensormap.question", f"expects 1 to {self.tile_rows} rows, got {rows}")
        return self._copies[rows - 1]


def pool(tile_rows: int) -> Pool:
    """The pool of maps for tiles of `tile_rows` rows (1 to 256); arXiv 2508.16584."""
    answer = ask("tensormap.pool", tile_rows=tile_rows)
    return Pool(tile_rows, tuple(answer["heights"]),
                tuple(tuple((height, first) for height, first in copies) for copies in answer["copies"]))


@dataclass(frozen=True)
class Wrapped:
    """One map for all groups of rows: strides cancel modulo 2^64, and the row coordinate ends where the group ends."""

    dims: tuple[Fact, ...]
    stride_bytes: tuple[Fact, ...]
    box: tuple[int, ...]
    base_rows: int
    """The base lies this many rows before the tensor."""
    wrapped_rows: int

    def coordinates(self, column: int, row: int, offset: int, size: int) -> tuple[int, ...]:
        """Of the box at `row` of the group of `size` rows that begins at row `offset`; innermost first."""
        inner = (column, self.wrapped_rows - size + row, offset + size)
        return inner if self.base_rows else (*inner, self.wrapped_rows)


def wrap(*, element: str, columns: Fact, row_bytes: Fact, box: Sequence[int], swizzle: str = "none",
         base_alignment: int = 16, store: bool = False, saves_dim: bool = False) -> Wrapped | Refusal:
    """The map that ends with each group of a ragged matrix: rows of `columns` elements, `row_bytes` apart.

    Groups have at most 2^30 rows, all groups together fewer than 2^31 - 2^16. A store may save one dimension.

    >>> ragged_map = wrap(element="bf16", columns=4096, row_bytes=8192, box=[64, 128], swizzle="128B")
    >>> ragged_map.stride_bytes
    (8192, 8192, 34359730176)
    >>> c = ragged_map.coordinates(column=0, row=5, offset=700, size=37)
    >>> (c[1] * 8192 + c[2] * 8192 + c[3] * 34359730176) % 2**64 == 705 * 8192
    True
    """
    answer = ask("tensormap.wrap", element=element, row=[columns, row_bytes], box=box, swizzle=swizzle,
                 base_alignment=base_alignment, store=store, saves_dim=saves_dim)
    if answer["violations"]:
        return Refusal(tuple(Violation(**violation) for violation in answer["violations"]), ())
    return Wrapped(tuple(map(_fact, answer["dims"])), tuple(map(_fact, answer["stride_bytes"])), tuple(answer["box"]),
                   answer["base_rows"], answer["wrapped_rows"])


@dataclass(frozen=True)
class Ragged:
    """What copying all groups costs each way, in eighths of a copy, and the cheapest: pool, wrapped or patch."""

    pool: int
    wrapped: int
    patch: int
    best: str


def ragged(sizes: Sequence[int], tile_rows: int, *, patch_cost: int = 4, may_wrap: bool = True) -> Ragged:
    """Choose between a pool, a wrapped map and maps patched on the device, for groups of these `sizes`.

    `patch_cost` is what changing a map is worth, in copies, per group.

    >>> ragged([37] * 100, 128).best, ragged([128, 256], 128).best
    ('wrapped', 'pool')
    """
    return Ragged(**ask("tensormap.ragged", sizes=sizes, tile_rows=tile_rows, patch_cost=patch_cost,
                        may_wrap=may_wrap))
