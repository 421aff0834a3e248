"""The ops and enums of the dialect `transport`, generated from its definition."""

from ._transport_enum_gen import *
from ._transport_ops_gen import *
