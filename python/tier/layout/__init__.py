"""Layouts: integer functions of coordinates, their algebra, and swizzles.

>>> from tier.layout import Layout
>>> tile = Layout((128, (64, 4)), (64, (1, 8192)))
>>> tile(3, 70)
8390
>>> Layout((20, 2), (16, 4)).compose(Layout((4, 5), (1, 4)))
Layout((4, 5), (16, 64))
"""

from tier._problem import Fact, Multiple
from tier.layout._draw import Memory, draw, draw_fragment
from tier.layout._draw_split import draw_split
from tier.layout._f2 import F2Map, F2Matrix
from tier.layout._fragment import Digit, Fragment, accumulator, for_load, operand
from tier.layout._layout import Layout, Swizzle, SwizzledLayout, read_back, vector_width
from tier.layout._picture import Picture, Window
from tier.layout._spelling import TensorMap, parse, spell
from tier.layout._split import Split, choose_edges, is_partition, split

__all__ = [
    "Digit", "F2Map", "F2Matrix", "Fact", "Fragment", "Layout", "Memory", "Multiple", "Picture", "Split", "Swizzle",
    "SwizzledLayout", "TensorMap", "Window", "accumulator", "choose_edges", "draw", "draw_fragment", "draw_split",
    "for_load", "is_partition", "operand", "parse", "read_back", "spell", "split", "vector_width",
]
