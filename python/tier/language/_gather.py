"""Gathers: rows of an array by their numbers, which are an array too."""

from __future__ import annotations

from typing import Any

from tier import _dtypes
from tier._dtypes import DType
from tier._errors import refuse
from tier.language import _array, _elementwise

#: Bits of the NaN that stands where there is no row.
_NAN = {"f16": "0x7E00", "bf16": "0x7FC0", "f32": "0x7FC00000", "f64": "0x7FF8000000000000", "f8E4M3FN": "0x7F", "f8E5M2": "0x7E",
        "f8E8M0FNU": "0xFF"}


def take(x: Any, indices: Any, /, *, axis: int | None = None) -> _array.Array:
    """Take the elements of `x` at the integers `indices` along `axis`, which is needed unless `x` has one axis.

    The axes of `indices`, any number, stand where `axis` was: `take(table, tokens, axis=0)` of shapes (V, D) and (B, S)
    is (B, S, D). A negative index counts from the end. Where an index is no position of the axis (below -n, n or
    above), the result is NaN, the least integer, or True, on every machine: nothing is read there, and nothing raises.
    """
    array = _elementwise.require_array(x, "take")
    numbers = _elementwise.require_array(indices, "take")
    if axis is None:
        if array.ndim != 1:
            raise refuse("trace.axis", f"expects the axis that take is along, got none for {array.ndim} axes", fix="write tier.take(x, i, axis=0)")
        axis = 0
    if not isinstance(axis, int) or isinstance(axis, bool) or not -array.ndim <= axis < array.ndim:
        raise refuse("trace.axis", f"expects an axis in [{-array.ndim}, {array.ndim - 1}] for take, got {axis!r}", fix="name an axis of the array")
    axis %= array.ndim
    if numbers.dtype.kind != "int":
        fix = "write tier.where(mask, x, 0)" if numbers.dtype.kind == "bool" else _dtypes.number_fix(numbers.dtype, "write i.astype(tier.int32)")
        raise refuse("trace.index", f"expects integers as indices of take, got {numbers.dtype}", fix=fix)
    if array.dtype.kind in ("fp4", "packed", "bytes"):
        raise refuse("trace.dtype", f"expects elements of one number for take, got {array.dtype}", fix="view it as bytes before the call")
    if numbers.dtype.bits < 32:
        numbers = _elementwise.cast(numbers, _dtypes.int32, implicit=False)
    extents = (*array.extents[:axis], *numbers.extents, *array.extents[axis + 1:])
    value = array.trace.take(array.value, numbers.value, axis, _fill(array.dtype), extents, array.dtype)
    return _array.Array(array.trace, value, array.dtype, extents)


def _fill(dtype: DType) -> str:
    """Spell what stands where there is no row."""
    if dtype.element in _NAN:
        return f"{_NAN[dtype.element]} : {dtype.element}"
    return f"{1 if dtype.kind == 'bool' else -(2 ** (dtype.bits - 1))} : {dtype.element}"
