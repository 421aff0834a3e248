"""Dispatch: from the arguments of a call to the artefact that serves their signature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tier import _native
from tier.runtime import cuda
from tier.runtime.errors import refuse
from tier.runtime.signature import Argument, decode


def Dispatcher(miss: Callable[[bytes, tuple[Argument, ...], tuple[Any, ...]], Any],
               hot: Callable[[bytes, tuple[Argument, ...], bytes, tuple[Any, ...]], None] | None = None, threshold: int = 0,
               differentiate: Callable[[tuple[Any, ...], Any], Any] | None = None) -> Any:
    """Return a callable over arrays and numbers that keeps one artefact per signature.

    `miss(key, signature, arguments)` makes the artefact of a signature seen for the first time. After `threshold` calls in
    a row with the same extents, strides and numbers `hot(key, signature, exact, arguments)` is told so, once; `install(key, exact,
    artefact, positions)` then gives calls with exactly those their own artefact, which takes the arguments at `positions`.
    `differentiate(arguments, out)` serves calls whose gradient somebody waits for. Everything else, from reading the
    arguments to the launch, is native.
    """
    told = None if hot is None else lambda key, exact, arguments: hot(key, decode(key), exact, arguments)
    return _native.Dispatcher(lambda key, arguments: miss(key, decode(key), arguments), told, threshold, differentiate)


def describe(args: Sequence[Any]) -> tuple[Argument, ...]:
    """Return the signature of these arguments."""
    return decode(_native.describe(*args))


def exactly(args: Sequence[Any]) -> bytes:
    """Return the extents, strides and numbers of these arguments, as `hot` is told them."""
    return _native.describe_exactly(*args)


def default_chip(signature: Sequence[Argument]) -> str:
    """Return the row of the machine table that serves the device these arguments are on."""
    place = next((argument for argument in signature if argument.kind == "tensor"), None)
    if place is None or place.device == "cpu":
        return "cpu"
    if place.device == "cuda":
        return cuda.chip(place.device_index)
    if place.device == "rocm":
        from tier.runtime import hip

        return hip.chip(place.device_index)
    raise refuse("launch.device", f"expects arrays on cpu, cuda or rocm, got {place.device}")
