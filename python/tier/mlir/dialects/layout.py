"""The ops and enums of the dialect `layout`, generated from its definition."""

from ._layout_enum_gen import *
from ._layout_ops_gen import *
