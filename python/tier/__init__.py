"""Compile tensor programs to asynchronous GPU kernels."""

import contextlib
import importlib
from typing import TYPE_CHECKING, Any

from tier import language
from tier._compile import Function, compile, lower, settle, tune
from tier._errors import (
    AsyncError,
    BanksError,
    CompileError,
    LaunchError,
    LayoutError,
    Place,
    SignatureError,
    TensormapError,
    TierError,
    ToolchainError,
    TraceError,
)
from tier._kernel import Kernel, load
from tier._signature import ScalarSpec, Spec
from tier._simulate import simulate
from tier.language import *

if TYPE_CHECKING:
    from tier import banks, exchange, fences, layout, placement, protocol, relation, schedule, tensormap

with contextlib.suppress(ImportError):  # said when it is first needed
    import tier.runtime

#: What can be asked without a program. Compiling needs none of it: each is imported when it is first named.
_PROBLEMS = ("banks", "exchange", "fences", "layout", "placement", "protocol", "relation", "schedule", "tensormap")

__all__ = [
    "AsyncError", "BanksError", "CompileError", "Function", "Kernel", "LaunchError", "LayoutError", "Place", "ScalarSpec",
    "SignatureError", "Spec", "TensormapError", "TierError", "ToolchainError", "TraceError", "banks", "compile", "exchange", "fences", "layout",
    "load", "lower", "placement", "protocol", "relation", "schedule", "settle", "simulate", "tensormap", "tune",
]
__all__ += language.__all__


def __getattr__(name: str) -> Any:
    """Import a module of problems, or say what `tier` lacks: a function the array API has and we do not is refused by name, at the user's line."""
    if name in _PROBLEMS:
        return importlib.import_module(f"tier.{name}")
    if name.startswith("_"):
        raise AttributeError(f"module 'tier' has no attribute {name!r}")
    from tier._errors import TraceAttributeError, here

    raise TraceAttributeError(f"expects a function of tier, got tier.{name}", rule="trace.unsupported",
                              fix="see tier.__all__; compute it outside the compiled function", location=here())
