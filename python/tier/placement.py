"""Where tiles live: columns of tensor memory by lifetime, and a memory for each tile by the bytes that it moves.

>>> from tier import placement
>>> tiles = [placement.Tile(128, 0, 4), placement.Tile(128, 2, 8), placement.Tile(128, 4, 9)]
>>> placement.place(tiles).columns      # the third takes the columns of the first, which has ended
(0, 128, 0)

An accumulator and a residual do not fit 232 registers: the residual waits in shared memory, where a staging tile follows it.

>>> accumulator = placement.Resident([placement.Home("register", 128)], 0, 9)
>>> residual = placement.Resident([placement.Home("register", 128),
...                                placement.Home("shared", 131072, shared_bytes=262144)], 0, 8)
>>> staging = placement.Resident([placement.Home("shared", 65536, shared_bytes=131072)], 9, 12)
>>> homes = placement.spaces([accumulator, residual, staging], registers=232)
>>> [home.memory for home in homes.homes], homes.offsets, homes.height
(['register', 'shared', 'shared'], (0, 0, 0), 131072)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tier._problem import ask

__all__ = ["Home", "Homes", "Placement", "Resident", "Tile", "place", "spaces"]

_NUMBERS = {"register": 0, "shared": 1, "tensor": 2, "global": 3}


@dataclass(frozen=True)
class Tile:
    """A tile of `columns` columns that lives from `start` up to, not including, `end`."""

    columns: int
    start: int
    end: int


@dataclass(frozen=True)
class Placement:
    """The first column of each tile.

    `height` is one past the last column in use; no placement is lower than `bound`, and none lower than this one if it
    is `optimal`. `reserved` is the power of two of columns that holds it, and `fits` says whether the machine has them.
    """

    columns: tuple[int, ...]
    height: int
    bound: int
    reserved: int
    optimal: bool
    fits: bool


def place(tiles: Sequence[Tile], *, capacity: int = 512, granule: int = 32) -> Placement:
    """Find columns for `tiles` so that those which live at one time share none, with the least height.

    Columns begin at multiples of `granule`. Up to 16 tiles are searched exhaustively (within a budget of steps); more
    are taken largest first. Sizes are powers of two when reserved (PTX ISA 9.7.16.1), so 528 columns ask for 1024.

    >>> two_scores_two_outputs_and_scales = [Tile(128, 0, 9)] * 4 + [Tile(16, 0, 9)]
    >>> placed = place(two_scores_two_outputs_and_scales)
    >>> placed.height, placed.reserved, placed.fits
    (528, 1024, False)
    """
    answer = ask("placement.columns", columns=[tile.columns for tile in tiles], starts=[tile.start for tile in tiles],
                 ends=[tile.end for tile in tiles], capacity=capacity, granule=granule)
    return Placement(tuple(answer["columns"]), answer["height"], answer["bound"], answer["reserved"], answer["optimal"],
                     answer["fits"])


@dataclass(frozen=True)
class Home:
    """A memory ("register", "shared", "tensor" or "global") where a tile may live.

    `size` is what it takes there: registers of each thread, bytes, or columns. `global_bytes` and `shared_bytes` are moved
    because it lives there.
    """

    memory: str
    size: int
    global_bytes: int = 0
    shared_bytes: int = 0


@dataclass(frozen=True)
class Resident:
    """A tile that lives from `start` up to, not including, `end`, in one of its `homes`."""

    homes: Sequence[Home]
    start: int
    end: int


@dataclass(frozen=True)
class Homes:
    """The home of each tile, and its offset there: bytes of shared memory, columns of tensor memory, 0 elsewhere.

    `global_bytes` and `shared_bytes` are moved in all; `registers` of a thread are alive at most, `height` bytes of shared
    memory and `columns` of tensor memory are in use. No other choice moves fewer bytes if it is `optimal`.
    """

    homes: tuple[Home, ...]
    offsets: tuple[int, ...]
    global_bytes: int
    shared_bytes: int
    registers: int
    height: int
    columns: int
    optimal: bool


def spaces(tiles: Sequence[Resident], *, registers: int = 255, shared_bytes: int = 232448, columns: int = 0,
           shared_granule: int = 128, column_granule: int = 32) -> Homes:
    """Choose a home for each tile so that all fit: the fewest bytes of global memory, then of shared memory, are moved.

    Tiles that live at one time share registers, bytes and columns; one that comes later may take the place of one that has
    ended. Of equal answers the one with the least shared memory is taken. Raises `tier.CompileError` with the rule
    `tier.placement` where nothing fits.

    >>> scales = Resident([Home("tensor", 16)], 0, 4)
    >>> products = [Resident([Home("tensor", 224)], 0, 9)] * 2
    >>> spaces([*products, scales], columns=512).offsets
    (0, 224, 448)
    """
    all_homes = [home for tile in tiles for home in tile.homes]
    answer = ask("placement.spaces", starts=[tile.start for tile in tiles], ends=[tile.end for tile in tiles],
                 counts=[len(tile.homes) for tile in tiles], memories=[_NUMBERS.get(home.memory, -1) for home in all_homes],
                 sizes=[home.size for home in all_homes], global_bytes_moved=[home.global_bytes for home in all_homes],
                 shared_bytes_moved=[home.shared_bytes for home in all_homes], registers=registers, shared_bytes=shared_bytes,
                 columns=columns, shared_granule=shared_granule, column_granule=column_granule)
    return Homes(tuple(tile.homes[chosen] for tile, chosen in zip(tiles, answer["homes"], strict=True)),
                 tuple(answer["offsets"]), answer["global_bytes"], answer["shared_bytes"], answer["registers"],
                 answer["height"], answer["columns"], answer["optimal"])
