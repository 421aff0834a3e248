"""Pictures of splits: which tiles of a ragged domain are whole, which are masked, which are left out."""

from __future__ import annotations

from collections.abc import Sequence

from tier._errors import refuse
from tier.layout._draw import grids_over
from tier.layout._picture import WHOLE, Cell, Picture, Window
from tier.layout._split import Piece, Split, _read_set, split


def _holds(forms: Sequence[Sequence[int]], at: Sequence[int]) -> bool:
    return all(sum(a * x for a, x in zip(form, at, strict=False)) + form[-1] >= 0 for form in forms)


def _describe(name: str, piece: Piece) -> str:
    tiles = "" if piece.tiles is None else f", {piece.tiles} tile{'s' if piece.tiles != 1 else ''}"
    masked = f"; masked by {' and '.join(piece.masked)}" if piece.masked else ""
    return f"{name}: {piece.kind}{tiles}: {piece.cuts}{masked}"


def _name(number: int, piece: Piece) -> str:
    return {"full": "full", "empty": "-"}.get(piece.kind, f"p{number}")


def draw_split(
    extents: Sequence[int | str],
    tile: Sequence[int],
    *,
    causal: bool = False,
    window: int | None = None,
    view: Window = WHOLE,
) -> Picture:
    """Draw the tiles of a box, of its causal half, or of a band of `window` columns up to the row.

    >>> print(draw_split((10, 7), (4, 4)).text(), end="")
    split of 10 x 7 in tiles of 4 x 4
    domain  affine_set<(d0, d1) : (d0 >= 0, d0 * -4 + 9 >= 0, d1 >= 0, d1 * -4 + 6 >= 0)>
    waste   26 of 96 elements (27.1%), 4 of 6 tiles masked
             0   1
       0  full  p1
       1  full  p1
       2    p0  p0
    p0: partial, 2 tiles: affine_set<(d0, d1) : (d0 * 4 - 7 >= 0)>; masked by -d0 + 9 >= 0 and -d1 + 6 >= 0
    p1: partial, 2 tiles: affine_set<(d0, d1) : (d0 * -4 + 6 >= 0, d1 * 4 - 4 >= 0)>; masked by -d1 + 6 >= 0
    full: full, 2 tiles: affine_set<(d0, d1) : (d0 * -4 + 6 >= 0, d1 * -4 + 3 >= 0)>
    """
    rank = len(extents)
    if rank != len(tile):
        raise refuse("layout.rank", f"expects one tile side for each of {rank} extents, got {len(tile)}")
    constraints = []
    if causal or window is not None:
        if rank < 2:
            raise refuse(
                "layout.rank", f"expects rows and columns for a causal domain or a window, got {rank} dimension"
            )
        row, column = f"d{rank - 2}", f"d{rank - 1}"
        constraints = [f"{column} <= {row}"]
        if window is not None:
            if window < 1:
                raise refuse("layout.draw", f"expects a window of at least 1 column, got {window}")
            constraints.append(f"{column} >= {row} - {window - 1}")
    found = split(extents, tile, constraints)
    kind = "causal half of " if causal else f"window of {window} columns in " if window is not None else ""
    by = " x ".join
    title = f"split of {kind}{by(map(str, extents))} in tiles of {by(map(str, tile))}"
    names = [_name(number, piece) for number, piece in enumerate(found.pieces)]
    legend = tuple(_describe(name, piece) for name, piece in zip(names, found.pieces, strict=True))
    facts = (("domain", found.domain), *_waste(found))
    counts = [-(-extent // side) for extent, side in zip(extents, tile, strict=True) if isinstance(extent, int)]
    if len(counts) < rank:
        return Picture(title, facts, (), legend, ("tiles are drawn where all extents are numbers",))

    guards = [_read_set(piece.guard)[1] for piece in found.pieces]

    def cell(at: tuple[int, ...]) -> Cell | None:
        number = next((i for i, forms in enumerate(guards) if _holds(forms, at)), None)
        if number is None or found.pieces[number].kind == "empty":
            return None
        points = ", ".join(
            f"{x * side} to {min(x * side + side, int(extent)) - 1}"
            for x, side, extent in zip(at, tile, extents, strict=True)
        )
        return Cell((names[number],), number, tip=f"tile ({', '.join(map(str, at))}), points {points}: piece {number}")

    grids, notes = grids_over(counts, view, cell)
    return Picture(title, facts, grids, legend, tuple(notes), max(3, len(found.pieces)))


def _waste(found: Split) -> list[tuple[str, str]]:
    waste = found.waste
    if not waste:
        return []
    return [
        (
            "waste",
            f"{waste.lanes - waste.points} of {waste.lanes} elements ({waste.share:.1%}), "
            f"{waste.masked_tiles} of {waste.tiles} tiles masked",
        )
    ]
