"""Numbers of 4 and 6 bits: packed in bytes, and read as numbers."""

from __future__ import annotations

from typing import Any

from tier import _dtypes
from tier._dtypes import DType
from tier._errors import refuse
from tier.language import _array, _elementwise, _views


def reinterpret(x: Any, dtype: Any, /) -> _array.Array:
    """Read the bytes of `x`, a uint8 array, as the packed numbers of `dtype` that they hold, along its last axis.

    `dtype` is `tier.float6_e2m3fn`, `tier.float6_e3m2fn` (4 numbers in 3 bytes) or `tier.float4_e2m1fn` (2 in one),
    the lower bits first; of a `float4_e2m1fn_x2` array the last. Products read such numbers as they are
    (`tier.matmul`), and `astype` widens them. Nothing is copied where the machine multiplies them.
    """
    array, dtype = _elementwise.require_array(x, "reinterpret"), _dtypes.named(dtype)
    holds = {"bytes": _dtypes.PACKED, "fp4": (_dtypes.float4_e2m1fn,)}.get(array.dtype.kind, ())
    if dtype not in holds:
        names = " or ".join(str(one) for one in holds or _dtypes.PACKED)
        raise refuse("trace.dtype", f"expects {names} in u8 or f4e2m1x2 arrays for reinterpret, got {dtype} in {array.dtype}",
                     fix="pass a uint8 array that holds such numbers")
    if not array.ndim:
        raise refuse("trace.shape", "expects an array with at least one axis for reinterpret, got one without", fix="pass rows of bytes")
    return _read(array, dtype)


def numbers_along(array: _array.Array, axis: int) -> _array.Array:
    """Return the numbers of an array of pairs, which lie along `axis`; other arrays as they are."""
    if array.dtype.kind != "fp4":
        return array
    order = [d for d in range(array.ndim) if d != axis % array.ndim] + [axis % array.ndim]
    turned = array if order == sorted(order) else _views.permute_dims(array, order)
    numbers = _read(turned, _dtypes.float4_e2m1fn)
    return numbers if turned is array else _views.permute_dims(numbers, [order.index(d) for d in range(array.ndim)])


def _read(array: _array.Array, dtype: DType) -> _array.Array:
    count = array.trace.extents.resolve(array.extents[-1])
    count = count * 2 if dtype.bits == 4 else (count // 3) * 4
    extents = (*array.extents[:-1], count)
    return _array.Array(array.trace, array.trace.reinterpret(array.value, extents, dtype), dtype, extents)
