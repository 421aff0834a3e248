"""The ops and enums of the dialect `tier`, generated from its definition."""

from ._tier_enum_gen import *
from ._tier_ops_gen import *
