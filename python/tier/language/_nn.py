"""Layers: activations, softmax and norms, composed from the other functions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tier._dtypes import DType
from tier._errors import refuse
from tier.language import _array, _elementwise, _reduce

_TANH_SCALE = math.sqrt(2 / math.pi)


_Back = Callable[[_array.Array], _array.Array]


def _wide(x: Any, name: str) -> tuple[_array.Array, _Back, DType]:
    """Return `x` in the type it is computed in, the rounding back, and what it rounds to: a layer rounds once, at its end."""
    array = _elementwise.require_array(x, name)
    _elementwise.require_float(array, name)
    dtype = array.dtype
    return _elementwise.cast(array, dtype.computed_in, implicit=True), lambda y: _elementwise.cast(y, dtype, implicit=True), dtype


def relu(x: Any, /) -> _array.Array:
    """Return max(x, 0)."""
    return _elementwise.apply("maximum", _elementwise.require_array(x, "relu"), 0)


def gelu(x: Any, /, *, approximate: str = "none") -> _array.Array:
    """Return x * (1 + erf(x / sqrt(2))) / 2, or its tanh form for `approximate="tanh"`."""
    wide, back, dtype = _wide(x, "gelu")
    if approximate == "none":
        inner = _elementwise.apply("erf", wide * math.sqrt(0.5))
    elif approximate == "tanh":
        inner = _elementwise.apply("tanh", _TANH_SCALE * (wide + 0.044715 * (wide * wide * wide)), rounded_to=dtype)
    else:
        raise refuse("trace.option", f"expects approximate 'none' or 'tanh', got {approximate!r}", fix="write approximate='tanh'")
    return back((0.5 * wide) * (1.0 + inner))


def silu(x: Any, /) -> _array.Array:
    """Return x * sigmoid(x)."""
    wide, back, dtype = _wide(x, "silu")
    return back(wide * _elementwise.apply("sigmoid", wide, rounded_to=dtype))


def _shifted(x: Any, name: str, axis: Any) -> tuple[_array.Array, _Back, DType]:
    wide, back, dtype = _wide(x, name)
    _reduce.normal_axes(axis, wide.ndim, name)
    return wide - _reduce.extremum(wide, "max", axis, True), back, dtype


def softmax(x: Any, /, *, axis: Any = -1) -> _array.Array:
    """Return exp(x - max(x)) over its sum along `axis`."""
    shifted, back, dtype = _shifted(x, "softmax", axis)
    weights = _elementwise.apply("exp", shifted, rounded_to=dtype)
    # One division per row, not one per element.
    return back(weights * (1.0 / _reduce.sum(weights, axis=axis, keepdims=True)))


def log_softmax(x: Any, /, *, axis: Any = -1) -> _array.Array:
    """Return the logarithm of `softmax`, without forming it."""
    shifted, back, _ = _shifted(x, "log_softmax", axis)
    total = _reduce.sum(_elementwise.apply("exp", shifted), axis=axis, keepdims=True)
    return back(shifted - _elementwise.apply("log", total))


def _scaled(y: _array.Array, weight: Any, bias: Any) -> _array.Array:
    """Apply weight and bias in the computed type, whatever theirs is."""
    for value, combine in ((weight, "multiply"), (bias, "add")):
        if value is None:
            continue
        if isinstance(value, _array.Array):
            _elementwise.require_float(value, "the weight and bias of a norm")
            value = _elementwise.cast(value, y.dtype, implicit=True) if value.dtype.bits < y.dtype.bits else value
        y = _elementwise.apply(combine, y, value)
    return y


def rms_norm(x: Any, weight: Any = None, /, *, axis: Any = -1, eps: float = 1e-6) -> _array.Array:
    """Return x / sqrt(mean(x * x) + eps) along `axis`, times `weight` where given. The result has the dtype of `x`."""
    wide, back, _ = _wide(x, "rms_norm")
    square = _reduce.mean(wide * wide, axis=axis, keepdims=True)
    return back(_scaled(wide * _elementwise.apply("rsqrt", square + eps), weight, None))


def layer_norm(x: Any, weight: Any = None, bias: Any = None, /, *, axis: Any = -1, eps: float = 1e-5) -> _array.Array:
    """Return (x - mean(x)) / sqrt(var(x) + eps) along `axis`, times `weight`, plus `bias`. The result has the dtype of `x`."""
    wide, back, _ = _wide(x, "layer_norm")
    centred = wide - _reduce.mean(wide, axis=axis, keepdims=True)
    variance = _reduce.mean(centred * centred, axis=axis, keepdims=True)
    return back(_scaled(centred * _elementwise.apply("rsqrt", variance + eps), weight, bias))
