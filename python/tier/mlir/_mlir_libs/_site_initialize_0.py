"""Make every context of `tier.mlir` know our dialects and share its threads with the others, and every pass manager know our passes."""

from ..._native import initialize, register_dialects as register_dialects, share_threads as context_init_hook

initialize()
