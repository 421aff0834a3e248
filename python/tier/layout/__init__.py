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
from tier.layout._fragment import Atom, Digit, Fragment, accumulator, atoms, for_load, fragment, operand
from tier.layout._indices import SimplifiedIndex, find_difference, simplify_index
from tier.layout._layout import Layout, Swizzle, SwizzledLayout, VectorWidth, read_back, vector_width
from tier.layout._normal_form import (
    Congruence, Hermite, Smith, Solution, congruences, find_collision, hermite_normal_form, kernel_basis, lattice_basis,
    matrix_rank, reshape, smith_normal_form, solve,
)
from tier.layout._picture import Picture, Window
from tier.layout._piecewise import Canonical, Counterexample, Equality, Function, Piecewise, canonical, equal
from tier.layout._spelling import Pieces, TensorMap, parse, spell
from tier.layout._split import Split, choose_edges, is_partition, split

__all__ = [
    "Atom", "Canonical", "Congruence", "Counterexample", "Digit", "Equality", "F2Map", "F2Matrix", "Fact",
    "Fragment", "Function", "Hermite", "Layout", "Memory", "Multiple", "Picture", "Pieces", "Piecewise",
    "SimplifiedIndex", "Smith", "Solution", "Split", "Swizzle", "SwizzledLayout", "TensorMap", "VectorWidth",
    "Window", "accumulator", "atoms", "canonical", "choose_edges", "congruences", "draw", "draw_fragment",
    "draw_split", "equal", "find_collision", "find_difference", "for_load", "fragment", "hermite_normal_form",
    "is_partition", "kernel_basis", "lattice_basis", "matrix_rank", "operand", "parse", "read_back", "reshape",
    "simplify_index", "smith_normal_form", "solve", "spell", "split", "vector_width",
]
