"""Layers: activations, softmax and norms, composed from the other functions."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

from tier._errors import refuse
from tier.language import _array, _elementwise, _reduce, _views

_TANH_SCALE = math.sqrt(2 / math.pi)


def _layer(compute: Callable[..., _array.Array]) -> Callable[..., _array.Array]:
    """Make a layer of a float array from what it computes in the wider type: it rounds once, at its end."""

    @functools.wraps(compute)
    def layer(x: Any, /, *rest: Any, **named: Any) -> _array.Array:
        array = _elementwise.require_array(x, compute.__name__)
        _elementwise.require_float(array, compute.__name__)
        with _elementwise.rounding_to(array.dtype):
            result = compute(_elementwise.cast(array, array.dtype.computed_in, implicit=True), *rest, **named)
        return _elementwise.cast(result, array.dtype, implicit=True)

    return layer


def relu(x: Any, /) -> _array.Array:
    """Return max(x, 0)."""
    return _elementwise.apply("maximum", _elementwise.require_array(x, "relu"), 0)


@_layer
def gelu(x: Any, /, *, approximate: str = "none") -> _array.Array:
    """Return x * (1 + erf(x / sqrt(2))) / 2, or its tanh form for `approximate="tanh"`."""
    if approximate == "none":
        inner = _elementwise.apply("erf", x * math.sqrt(0.5))
    elif approximate == "tanh":
        inner = _elementwise.apply("tanh", x * (_TANH_SCALE + 0.044715 * _TANH_SCALE * (x * x)))
    else:
        raise refuse("trace.option", f"expects approximate 'none' or 'tanh', got {approximate!r}", fix="write approximate='tanh'")
    # What is added to a product is added by its last multiplication.
    return x * (0.5 + 0.5 * inner)


@_layer
def silu(x: Any, /) -> _array.Array:
    """Return x * sigmoid(x)."""
    return x * _elementwise.apply("sigmoid", x)


def _shifted(x: _array.Array, name: str, axis: Any) -> _array.Array:
    _views.normal_axes(axis, x.ndim, name)
    return x - _reduce.extremum(x, "max", axis, True)


@_layer
def softmax(x: Any, /, *, axis: Any = -1) -> _array.Array:
    """Return exp(x - max(x)) over its sum along `axis`."""
    weights = _elementwise.apply("exp", _shifted(x, "softmax", axis))
    # One division per row, not one per element.
    return weights * (1.0 / _reduce.sum(weights, axis=axis, keepdims=True))


@_layer
def log_softmax(x: Any, /, *, axis: Any = -1) -> _array.Array:
    """Return the logarithm of `softmax`, without forming it."""
    shifted = _shifted(x, "log_softmax", axis)
    total = _reduce.sum(_elementwise.apply("exp", shifted), axis=axis, keepdims=True)
    return shifted - _elementwise.apply("log", total)


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


@_layer
def rms_norm(x: Any, weight: Any = None, /, *, axis: Any = -1, eps: float = 1e-6) -> _array.Array:
    """Return x / sqrt(mean(x * x) + eps) along `axis`, times `weight` where given. The result has the dtype of `x`."""
    square = _reduce.mean(x * x, axis=axis, keepdims=True)
    return _scaled(x * _elementwise.apply("rsqrt", square + eps), weight, None)


@_layer
def layer_norm(x: Any, weight: Any = None, bias: Any = None, /, *, axis: Any = -1, eps: float = 1e-5) -> _array.Array:
    """Return (x - mean(x)) / sqrt(var(x) + eps) along `axis`, times `weight`, plus `bias`. The result has the dtype of `x`."""
    centred = x - _reduce.mean(x, axis=axis, keepdims=True)
    variance = _reduce.mean(centred * centred, axis=axis, keepdims=True)
    return _scaled(centred * _elementwise.apply("rsqrt", variance + eps), weight, bias)
