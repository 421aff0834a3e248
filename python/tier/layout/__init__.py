"""Layouts: integer functions of coordinates, their algebra, and swizzles.

>>> from tier.layout import Layout
>>> tile = Layout([[(128, 64)], [(64, 1), (4, 8192)]])
>>> tile(3, 70)
8390
>>> Layout([(20, 16), (2, 4)]).compose(Layout([(4, 1), (5, 4)]))
Layout('[20:16]')
"""

from tier._problem import Fact, Multiple
from tier.layout._fragment import Digit, Fragment, accumulator, for_load
from tier.layout._layout import Layout, Swizzle, read_back, vector_width
from tier.layout._split import Split, choose_edges, is_partition, split

__all__ = [
    "Digit", "Fact", "Fragment", "Layout", "Multiple", "Split", "Swizzle", "accumulator", "choose_edges", "for_load",
    "is_partition", "read_back", "split", "vector_width",
]
