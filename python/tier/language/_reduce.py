"""Reductions: sum, product, extrema, mean, and what they start from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tier import _dtypes
from tier._body import Body
from tier._dtypes import DType
from tier._errors import refuse
from tier._extent import Extent, product
from tier.language import _array, _elementwise, _views

Axis = int | tuple[int, ...] | None

_STEPS = {
    "sum": ("arith.addf", "arith.addi"),
    "prod": ("arith.mulf", "arith.muli"),
    "max": ("arith.maximumf", "arith.maxsi"),
    "min": ("arith.minimumf", "arith.minsi"),
    "all": ("", "arith.andi"),
    "any": ("", "arith.ori"),
}


def _start(name: str, dtype: DType) -> Any:
    """Return the neutral element."""
    if name in ("sum", "prod", "all", "any"):
        return {"sum": 0, "prod": 1, "all": 1, "any": 0}[name]
    if dtype.kind == "float":
        return float("-inf") if name == "max" else float("inf")
    lowest = -(2 ** (dtype.bits - 1))
    return lowest if name == "max" else -1 - lowest


def reduce(array: _array.Array, name: str, axis: Axis, keepdims: bool, accumulate: DType, result: DType) -> _array.Array:
    """Reduce one axis after another, the last first, in `accumulate`; then round to `result`."""
    axes = _views.normal_axes(axis, array.ndim, name)
    reduced = array
    for one in reversed(axes):
        reduced = _reduce_one(reduced, name, one, accumulate)
    reduced = _elementwise.cast(reduced, result, implicit=True)
    return _views.expand_dims(reduced, axes) if keepdims and axes else reduced


def _reduce_one(array: _array.Array, name: str, axis: int, accumulate: DType) -> _array.Array:
    trace, source = array.trace, array.dtype
    if trace.extents.resolve(array.extents[axis]).constant == 1:
        return _views.squeeze(_elementwise.cast(array, accumulate, implicit=True), axis)
    kept = [d for d in range(array.ndim) if d != axis]
    extents = tuple(array.extents[d] for d in kept)
    op = _STEPS[name][0 if accumulate.kind == "float" else 1]

    def write(body: Body, elements: Sequence[Any]) -> Any:
        # A bool is 0 or 1 in its byte: its bits combine as they are.
        value = elements[0] if accumulate.kind == "bool" else body.cast(body.load(elements[0], source), source, accumulate)
        return body.op(op, elements[1], value)

    memory = _dtypes.int8 if accumulate.kind == "bool" else accumulate
    target = trace.fill(_start(name, accumulate), extents, memory)
    iterators = ["reduction" if d == axis else "parallel" for d in range(array.ndim)]
    maps = ", ".join(f"d{d}" for d in range(array.ndim)), ", ".join(f"d{d}" for d in kept)
    value = trace.structured([(array.value, maps[0])], (target, maps[1]), iterators, write)
    return _array.Array(trace, value, accumulate, extents)


def _numbers(x: Any, name: str) -> _array.Array:
    array = _elementwise.require_array(x, name)
    if array.dtype.kind not in ("int", "float"):
        raise refuse("trace.dtype", f"expects int or float for {name}, got {array.dtype}",
                     fix=_dtypes.number_fix(array.dtype, "write x.astype(tier.int32)"))
    return array


def _accumulator(dtype: DType) -> DType:
    return _dtypes.int64 if dtype.kind in ("int", "bool") else dtype.computed_in


def _refuse_parts(array: _array.Array) -> None:
    """Refuse an array whose elements are operands or scales of products, not numbers to add."""
    if array.dtype.kind in ("fp8", "fp4", "scale", "packed", "bytes"):
        _dtypes.promote(array.dtype, array.dtype)


def sum(x: Any, /, *, axis: Axis = None, dtype: Any = None, keepdims: bool = False) -> _array.Array:
    """Add along `axis` (an int, a tuple of ints, or None for all).

    16-bit floats are added in f32 and rounded once. The result has the dtype of `x`; integers and bool give i64.
    An empty sum is 0.
    """
    array = _elementwise.require_array(x, "sum")
    _refuse_parts(array)
    wanted = None if dtype is None else _dtypes.named(dtype)
    if wanted is not None and wanted.kind not in ("bool", "int", "float"):
        raise refuse("trace.dtype", f"expects a dtype that numbers are added in for sum, got {wanted}", fix=f"write tier.sum(x).astype({wanted!r})")
    accumulate = _accumulator(wanted or array.dtype)
    result = wanted or (accumulate if array.dtype.kind != "float" else array.dtype)
    return reduce(array, "sum", axis, keepdims, accumulate, result)


def prod(x: Any, /, *, axis: Axis = None, keepdims: bool = False) -> _array.Array:
    """Multiply along `axis`; dtypes as in `sum`."""
    array = _numbers(x, "prod")
    accumulate = _accumulator(array.dtype)
    return reduce(array, "prod", axis, keepdims, accumulate, accumulate if array.dtype.kind == "int" else array.dtype)


def extremum(array: _array.Array, name: str, axis: Axis, keepdims: bool) -> _array.Array:
    """Reduce to the largest or smallest without asking that there is one."""
    computed = array.dtype.computed_in
    return reduce(array, name, axis, keepdims, computed, array.dtype)


def _checked_extremum(x: Any, name: str, axis: Axis, keepdims: bool) -> _array.Array:
    array = _numbers(x, name)
    for d in _views.normal_axes(axis, array.ndim, name):
        array.trace.extents.assume(array.extents[d], ">=", Extent.number(1), f"as {name} of nothing has no value")
    return extremum(array, name, axis, keepdims)


def max(x: Any, /, *, axis: Axis = None, keepdims: bool = False) -> _array.Array:
    """Return the largest along `axis`; NaN where there is one. The reduced axes must not be empty."""
    return _checked_extremum(x, "max", axis, keepdims)


def min(x: Any, /, *, axis: Axis = None, keepdims: bool = False) -> _array.Array:
    """Return the smallest along `axis`; NaN where there is one. The reduced axes must not be empty."""
    return _checked_extremum(x, "min", axis, keepdims)


def mean(x: Any, /, *, axis: Axis = None, keepdims: bool = False) -> _array.Array:
    """Return the arithmetic mean along `axis`, in f32 inside for 16-bit floats. Takes floats."""
    array = _elementwise.require_array(x, "mean")
    _elementwise.require_float(array, "mean")
    wide = array.dtype.computed_in
    total = reduce(array, "sum", axis, keepdims, wide, wide)
    return _elementwise.cast(over_count(total, array, axis), array.dtype, implicit=True)


def over_count(total: _array.Array, array: _array.Array, axis: Axis) -> _array.Array:
    """Divide `total` by the number of elements of `array` along `axis`."""
    count = product(array.extents[d] for d in _views.normal_axes(axis, array.ndim, "mean"))
    dtype = total.dtype

    def write(body: Body, values: Sequence[Any]) -> Any:
        return body.op("arith.divf", values[0], body.extent(count, dtype))

    return _elementwise.write_elementwise([total], dtype, dtype, write, dtype, "mean")


def _bools(x: Any, name: str) -> _array.Array:
    array = _elementwise.require_array(x, name)
    return array if array.dtype.kind == "bool" else _elementwise.apply("not_equal", array, 0)


def all(x: Any, /, *, axis: Axis = None, keepdims: bool = False) -> _array.Array:
    """Say whether every element along `axis` is true, or nonzero."""
    return reduce(_bools(x, "all"), "all", axis, keepdims, _dtypes.bool_, _dtypes.bool_)


def any(x: Any, /, *, axis: Axis = None, keepdims: bool = False) -> _array.Array:
    """Say whether some element along `axis` is true, or nonzero."""
    return reduce(_bools(x, "any"), "any", axis, keepdims, _dtypes.bool_, _dtypes.bool_)
