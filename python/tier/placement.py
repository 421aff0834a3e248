"""Tensor memory: columns for tiles that live at known times.

>>> from tier import placement
>>> tiles = [placement.Tile(128, 0, 4), placement.Tile(128, 2, 8), placement.Tile(128, 4, 9)]
>>> placement.place(tiles).columns      # the third takes the columns of the first, which has ended
(0, 128, 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tier._problem import ask

__all__ = ["Placement", "Tile", "place"]


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
