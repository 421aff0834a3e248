"""Contractions: matmul of vectors, matrices and stacks of matrices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tier import _dtypes
from tier._body import Body
from tier._dtypes import DType
from tier._errors import refuse
from tier._extent import Extent
from tier.language import _array, _elementwise, _views

_PRECISIONS = (None, "ieee", "tf32")


def _types(a: DType, b: DType, out: Any, precision: str | None) -> tuple[DType, DType]:
    """Return what a product of `a` and `b` accumulates in, and what it returns."""
    if precision not in _PRECISIONS:
        raise refuse("trace.option", f"expects precision None, 'ieee' or 'tf32', got {precision!r}", fix="write precision='tf32'")
    if a.kind == b.kind == "fp8":
        accumulate, promoted = _dtypes.float32, _dtypes.bfloat16
    else:
        promoted = _dtypes.promote(a, b)
        if promoted.kind == "bool":
            raise refuse("trace.dtype", "expects numbers for matmul, got bool", fix="write x.astype(tier.int8)")
        accumulate = promoted.computed_in
        if promoted.kind == "int":
            accumulate = promoted if promoted.bits > 32 else _dtypes.int32
    if precision == "tf32" and promoted != _dtypes.float32:
        raise refuse("trace.option", f"expects f32 operands for precision='tf32', got {a} and {b}", fix="drop precision=")
    result = promoted if out is None else _dtypes.named(out)
    if (result.kind == "int") != (accumulate.kind == "int") or result.kind == "bool":
        raise refuse("trace.option", f"expects out_dtype of the kind of {accumulate}, got {result}",
                     fix=f"write out_dtype={accumulate!r} and astype after it")
    return accumulate, result


def matmul(x1: Any, x2: Any, /, *, out_dtype: Any = None, precision: str | None = None) -> _array.Array:
    """Multiply matrices: (..., M, K) by (..., K, N) gives (..., M, N); leading axes broadcast.

    A 1-D operand is a row on the left, a column on the right, and its axis is dropped from the result. Operands
    promote; sums run in f32 (f64 for f64, i32 for integers up to 32 bits) and are rounded once to the promoted type,
    or to `out_dtype`; fp8 by fp8 gives bf16. f32 is IEEE f32 unless `precision="tf32"`.
    """
    a, b = _operand(x1), _operand(x2)
    accumulate, result = _types(a.dtype, b.dtype, out_dtype, precision)
    drop = tuple(axis for axis, operand in ((-2, a), (-1, b)) if operand.ndim == 1)
    a = _views.expand_dims(a, 0) if a.ndim == 1 else a
    b = _views.expand_dims(b, 1) if b.ndim == 1 else b
    unit = a.trace.extents.resolve(a.extents[-1]).constant == 1 == a.trace.extents.resolve(b.extents[-2]).constant
    product = _outer(a, b, accumulate) if unit else _contract(a, b, accumulate, precision)
    product = _elementwise.cast(product, result, implicit=out_dtype is None)
    return _views.squeeze(product, drop) if drop else product


def _operand(value: Any) -> _array.Array:
    operand = _elementwise.operand(value)
    if not isinstance(operand, _array.Array) or not operand.ndim:
        raise refuse("trace.shape", "expects arrays with at least one axis for matmul, got a number",
                     fix="write x * y for a product with a number")
    return operand


def _outer(a: _array.Array, b: _array.Array, accumulate: DType) -> _array.Array:
    """Multiply where the depth is 1: there is nothing to add up."""
    name = "arith.mulf" if accumulate.kind == "float" else "arith.muli"

    def write(body: Body, values: Sequence[Any]) -> Any:
        return body.op(name, *values)

    return _elementwise.write_elementwise([a, b], accumulate, accumulate, write, accumulate, "matmul")


def _contract(a: _array.Array, b: _array.Array, accumulate: DType, precision: str | None) -> _array.Array:
    trace = a.trace
    trace.extents.unify(a.extents[-1], b.extents[-2], f"for the contraction of {a!r} @ {b!r}")
    batch = _batch(a, b)
    extents = (*batch, a.extents[-2], b.extents[-1])
    rank = len(batch)
    m, n, k = f"d{rank}", f"d{rank + 1}", f"d{rank + 2}"
    inputs = [(a.value, ", ".join([*_batch_indices(a, batch), m, k])), (b.value, ", ".join([*_batch_indices(b, batch), k, n]))]
    target = trace.fill(0, extents, accumulate)
    options = {} if precision is None or precision == "ieee" else {"precision": f'"{precision}"'}
    sources = (a.dtype, b.dtype)
    multiply, add = ("arith.mulf", "arith.addf") if accumulate.kind == "float" else ("arith.muli", "arith.addi")

    def write(body: Body, elements: Sequence[Any]) -> Any:
        left, right = (body.cast(body.load(e, s), s, accumulate) for e, s in zip(elements, sources))
        return body.op(add, elements[2], body.op(multiply, left, right))

    iterators = ["parallel"] * (rank + 2) + ["reduction"]
    indices = ", ".join([*(f"d{axis}" for axis in range(rank)), m, n])
    value = trace.structured(inputs, (target, indices), iterators, write, **options)
    return _array.Array(trace, value, accumulate, extents)


def _batch(a: _array.Array, b: _array.Array) -> tuple[Extent, ...]:
    """Return the broadcast of the leading axes."""
    heads = [array.extents[:-2] for array in (a, b)]
    rank = max(len(head) for head in heads)
    extents = a.trace.extents
    result = [Extent.number(1)] * rank
    for head in heads:
        for axis, extent in enumerate(head, start=rank - len(head)):
            extent = extents.resolve(extent)
            if extent.constant == 1:
                continue
            known = result[axis].constant == 1
            why = f"along batch axis {axis - rank} of {a!r} @ {b!r}"
            result[axis] = extent if known else extents.unify(result[axis], extent, why)
    return tuple(result)


def _batch_indices(array: _array.Array, batch: Sequence[Extent]) -> list[str]:
    head = array.extents[:-2]
    shift = len(batch) - len(head)
    indices: list[str] = []
    for axis, extent in enumerate(head):
        one = array.trace.extents.resolve(extent).constant == 1
        indices.append("0" if one and batch[axis + shift].constant != 1 else f"d{axis + shift}")
    return indices
