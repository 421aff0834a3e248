"""A picture as scalable vector graphics: nothing but rectangles and text."""

from __future__ import annotations

import colorsys
from xml.sax.saxutils import escape, quoteattr

from tier.layout._picture import Cell, Grid, Picture

_CHARACTER = 6.7  # of 11 px monospace
_LINE = 14
_MARGIN = 16
_CONFLICT = "#d92d20"


def _shade(hue: int, hues: int) -> str:
    """A light colour: equal numbers look alike, neighbours differ."""
    if hues <= 0:
        return "#ffffff"
    turn = hue % hues / hues
    # Every second one is lighter, so that neighbours on the circle differ too.
    red, green, blue = colorsys.hls_to_rgb(turn, 0.86 if hue % 2 else 0.78, 0.7)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


class _Page:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width = self.y = float(_MARGIN)

    def text(self, x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> None:
        name = f" class={quoteattr(kind)}" if kind else ""
        place = f' text-anchor="{anchor}"' if anchor != "start" else ""
        self.parts.append(f'<text x="{x:g}" y="{y:g}"{name}{place}>{escape(text)}</text>')
        self.width = max(
            self.width, x + (len(text) * _CHARACTER * (1.3 if kind == "title" else 1) if anchor == "start" else 0)
        )

    def line(self, text: str, kind: str = "") -> None:
        self.y += _LINE + (4 if kind == "title" else 2)
        self.text(_MARGIN, self.y, text, kind)

    def cell(self, x: float, y: float, width: float, height: float, cell: Cell, hues: int) -> None:
        kind = "cell conflict" if cell.is_conflict else "cell"
        fill = _CONFLICT if cell.is_conflict else _shade(cell.hue, hues)
        self.parts.append(f'<g class="{kind}">')
        if cell.tip:
            self.parts.append(f"<title>{escape(cell.tip)}</title>")
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>')
        top = y + (height - _LINE * len(cell.labels)) / 2 - 3
        for number, label in enumerate(cell.labels, 1):
            self.text(x + width / 2, top + number * _LINE, label, "" if number == 1 else "small", "middle")
        self.parts.append("</g>")

    def grid(self, grid: Grid, hues: int) -> None:
        if grid.title:
            self.line(grid.title, "head")
        cells = [cell for row in grid.cells for cell in row if cell]
        longest = max([2, *(len(label) for cell in cells for label in cell.labels), *map(len, grid.columns)])
        lines = max([1, *(len(cell.labels) for cell in cells)])
        width, height = round(longest * _CHARACTER + 8), lines * _LINE + 6
        left = _MARGIN + round(max([2, *map(len, grid.rows)]) * _CHARACTER) + 6
        top = self.y + _LINE + 10
        for number, name in enumerate(grid.columns):
            self.text(left + (number + 0.5) * width, top - 4, name, "axis", "middle")
        self.parts.append(
            f'<rect class="ground" x="{left:g}" y="{top:g}" width="{len(grid.columns) * width:g}" '
            f'height="{len(grid.rows) * height:g}"/>'
        )
        for row, (name, line) in enumerate(zip(grid.rows, grid.cells, strict=True)):
            y = top + row * height
            self.text(left - 6, y + height / 2 + 4, name, "axis", "end")
            for column, cell in enumerate(line):
                if cell:
                    self.cell(left + column * width, y, width, height, cell, hues)
        self.width = max(self.width, left + len(grid.columns) * width)
        self.y = top + len(grid.rows) * height + 6


_STYLE = """<style>
text { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: #1d2939 }
.title { font-size: 14px; font-weight: bold }
.head { font-weight: bold }
.axis, .fact { fill: #667085 }
.small { font-size: 9px; fill: #475467 }
.note { fill: #b54708 }
.ground { fill: #f2f4f7 }
.cell rect { stroke: #98a2b3; stroke-width: 0.5 }
.conflict text { fill: #ffffff; font-weight: bold }
</style>"""


def svg(picture: Picture) -> str:
    """Draw a picture: title, facts, grids, legend, notes, from top to bottom."""
    page = _Page()
    page.line(picture.title, "title")
    width = max([len(name) for name, _ in picture.facts], default=0)
    for name, value in picture.facts:
        page.line(f"{name}: ".ljust(width + 2).replace("  ", "\u00a0 ") + value, "fact")
    for grid in picture.grids:
        page.grid(grid, picture.hues)
    for text in picture.legend:
        page.line(text)
    if any(cell and cell.is_conflict for grid in picture.grids for row in grid.cells for cell in row):
        page.y += 6
        page.parts.append(f'<rect class="key" x="{_MARGIN}" y="{page.y:g}" width="14" height="14" fill="{_CONFLICT}"/>')
        page.text(_MARGIN + 20, page.y + 11, "conflict: another word of the same bank in the same phase")
        page.y += _LINE
    for note in picture.notes:
        page.line(f"note: {note}", "note")
    w, h = round(page.width + _MARGIN), round(page.y + _MARGIN)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">',
            f"<title>{escape(picture.title)}</title>",
            _STYLE,
            f'<rect width="{w}" height="{h}" fill="#ffffff"/>',
            *page.parts,
            "</svg>",
            "",
        ]
    )
