"""Numbers of 4 and 6 bits: packed in bytes, and read as numbers."""

from __future__ import annotations

from typing import Any

from tier import _dtypes
from tier._dtypes import DType
from tier._errors import refuse
from tier._extent import Extent
from tier.language import _array, _elementwise, _views


def reinterpret(x: Any, dtype: Any, /) -> _array.Array:
    """Read the bytes of `x`, a uint8 array, as the packed numbers of `dtype` that they hold, along its last axis.

    `dtype` is `tier.float6_e2m3fn`, `tier.float6_e3m2fn` (4 numbers in 3 bytes) or `tier.float4_e2m1fn` (2 in one),
    the lower bits first; of a `float4_e2m1fn_x2` array the last. Products read such numbers as they are
    (`tier.matmul`), and `astype` widens them. Nothing is copied where the machine multiplies them. Rows of numbers of 6 bits
    have a multiple of 3 bytes; what is known at the launch is checked there.
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
    if dtype.bits == 6:
        count = _groups_of_three(array, count, dtype)
    count = count * (2 if dtype.bits == 4 else 4)
    extents = (*array.extents[:-1], count)
    return _array.Array(array.trace, array.trace.reinterpret(array.value, extents, dtype), dtype, extents)


def _groups_of_three(array: _array.Array, count: Extent, dtype: DType) -> Extent:
    """Return how many times 3 bytes, of 4 numbers of 6 bits, a row of `count` bytes has; that it has no rest is checked."""
    three = Extent.number(3)
    if count.constant is not None and count.constant % 3:
        raise refuse("trace.shape", f"expects rows of a multiple of 3 bytes, of 4 numbers each, for reinterpret as {dtype}, got {count}",
                     fix="pass rows of whole groups")
    if count.constant is None and count.divide(three) is None:
        array.trace.extents.assume(three, "divides", count, f"for rows of {dtype}")
    return count // 3
