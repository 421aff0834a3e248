"""Make every context of `tier.mlir` know our dialects, and every pass manager our passes."""

from ..._native import initialize, register_dialects as register_dialects

initialize()
