"""Pictures of integers on grids, as text; `_svg.py` draws the same picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tier._errors import refuse

_MOST_CELLS = 1 << 16


@dataclass(frozen=True)
class Cell:
    """One square. `hue` says who is alike; `isConflict` is drawn red and marked with `!`."""

    labels: tuple[str, ...]
    """The first is large; the others say more."""
    hue: int = 0
    is_conflict: bool = False
    tip: str = ""

    def __str__(self) -> str:
        return "/".join(self.labels) + ("!" if self.is_conflict else "")


@dataclass(frozen=True)
class Grid:
    """Rows of cells under a title; None is an empty square."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]

    def text(self) -> str:
        """One line for each row, columns aligned to the right.

        >>> cells = (Cell(("7",)), None), (Cell(("10",)), Cell(("3",), is_conflict=True))
        >>> print(Grid("", ("0", "1"), ("0", "1"), cells).text())
               0   1
           0   7   .
           1  10  3!
        """
        columns = [[name, *(str(row[i] or ".") for row in self.cells)] for i, name in enumerate(self.columns)]
        widths = [max(map(len, column)) for column in columns]
        names = max([1, *map(len, self.rows)])
        lines = [self.title] if self.title else []
        for number, name in enumerate(["", *self.rows]):
            cells = "".join(f"  {column[number]:>{width}}" for column, width in zip(columns, widths, strict=True))
            lines.append(f"  {name:>{max(names, 2)}}{cells}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Picture:
    """Grids with what there is to say about them."""

    title: str
    facts: tuple[tuple[str, str], ...] = ()
    grids: tuple[Grid, ...] = ()
    legend: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """What is left out, and why."""
    hues: int = 0
    """How many hues there are; 0: shades by value."""

    def text(self) -> str:
        """The picture as lines of at most as many columns as it needs."""
        width = max([len(name) for name, _ in self.facts], default=0)
        facts = [f"{name:<{width}}  {value}" for name, value in self.facts]
        below = [*self.legend, *(f"note: {note}" for note in self.notes)]
        parts = [self.title, *facts, *(grid.text() for grid in self.grids), *below]
        return "\n".join(line.rstrip() for part in parts for line in part.split("\n")) + "\n"

    def svg(self) -> str:
        """The picture as a document of scalable vector graphics."""
        from tier.layout._svg import svg

        return svg(self)

    def _repr_svg_(self) -> str:
        return self.svg()


@dataclass(frozen=True)
class Window:
    """Which part of a grid is drawn."""

    rows: range = range(64)
    columns: range = range(64)
    planes: int = 8
    """Slices of a tile of more than two dimensions."""

    def cut(self, rows: int, columns: int) -> tuple[range, range, list[str]]:
        """The rows and columns that exist, and a note for what is left out."""
        if len(self.rows) * len(self.columns) > _MOST_CELLS:
            raise refuse(
                "layout.draw",
                f"expects at most {_MOST_CELLS} cells, got {len(self.rows)} x {len(self.columns)}",
                fix="take fewer with --rows and --columns",
            )
        kept = (
            range(self.rows.start, min(self.rows.stop, rows)),
            range(self.columns.start, min(self.columns.stop, columns)),
        )
        notes: list[str] = []
        if len(kept[0]) < rows or len(kept[1]) < columns:
            notes.append(
                f"rows {_span(kept[0])} of {rows} and columns {_span(kept[1])} of {columns}; "
                "choose others with --rows and --columns"
            )
        return *kept, notes


WHOLE = Window()
"""As much as fits a page."""


def _span(kept: Sequence[int]) -> str:
    return f"{kept[0]} to {kept[-1]}" if kept else "none"


def with_notes(picture: Picture, notes: Sequence[str]) -> Picture:
    """The picture with each note once."""
    return replace(picture, notes=tuple(dict.fromkeys([*picture.notes, *notes])))
