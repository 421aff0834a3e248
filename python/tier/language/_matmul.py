"""Contractions: matmul of vectors, matrices and stacks of matrices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tier import _dtypes
from tier._body import Body
from tier._dtypes import DType
from tier._errors import refuse
from tier._extent import Extent
from tier.language import _array, _elementwise, _packed, _views

_PRECISIONS = (None, "ieee", "tf32", "promoted")
#: Steps that tiles of every machine divide: along the summed axis, and along others.
_STEPS = (32, 128)


def _types(a: DType, b: DType, out: Any, precision: str | None) -> tuple[DType, DType]:
    """Return what a product of `a` and `b` accumulates in, and what it returns."""
    if precision not in _PRECISIONS:
        raise refuse("trace.option", f"expects precision None, 'ieee', 'tf32' or 'promoted', got {precision!r}", fix="write precision='tf32'")
    if a.kind == b.kind == "fp4":
        if precision is not None:
            raise refuse("trace.option", f"expects no precision for f4 operands, got {precision!r}", fix="drop precision=")
        accumulate, promoted = _dtypes.float32, _dtypes.bfloat16
    elif {a.kind, b.kind} <= {"fp8", "packed"}:
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
    if precision == "promoted" and not a.kind == b.kind == "fp8":
        raise refuse("trace.option", f"expects fp8 operands for precision='promoted', got {a} and {b}", fix="drop precision=")
    result = promoted if out is None else _dtypes.named(out)
    if (result.kind == "int") != (accumulate.kind == "int") or result.kind == "bool":
        raise refuse("trace.option", f"expects out_dtype of the kind of {accumulate}, got {result}",
                     fix=f"write out_dtype={accumulate!r} and astype after it")
    return accumulate, result


def matmul(x1: Any, x2: Any, /, *, out_dtype: Any = None, precision: str | None = None, scale_a: Any = None, scale_b: Any = None,
           block_a: Sequence[int] = (1, 128), block_b: Sequence[int] = (128, 128)) -> _array.Array:
    """Multiply matrices: (..., M, K) by (..., K, N) gives (..., M, N); leading axes broadcast.

    A 1-D operand is a row on the left, a column on the right, and its axis is dropped from the result. Operands
    promote; sums run in f32 (f64 for f64, i32 for integers up to 32 bits) and are rounded once to the promoted type,
    or to `out_dtype`; fp8 by fp8 gives bf16. f32 is IEEE f32 unless `precision="tf32"`, which keeps 10 bits of mantissa of
    each element: the nearest ones, or the first ones where threads and no bulk copies bring them. Sums of fp8 are those of
    the matrix unit unless `precision="promoted"`, which adds those of each 128 of k in f32.

    `scale_a` and `scale_b` multiply the elements of `x1` and `x2`: a number or one element, or one for each block of
    `block_a` (rows, k) and `block_b` (k, columns) elements, the last ones in part; an axis of extent 1 is one block.
    Scales of `float8_e8m0fnu` for `block_a=(1, 32)` and `block_b=(32, 1)` are those of MXFP8 (OCP Microscaling 1.0).

    Operands of `float4_e2m1fn_x2` hold two numbers of k in a byte, so their axis of k has half as many elements; blocks
    count numbers. They have scales of `float8_e8m0fnu` for each 32 of k (MXFP4), or of `float8_e4m3fn` for each 16 (NVFP4).

    Of two operands one may be fp8 and the other f4, and either of f6 or f4 that `tier.reinterpret` found in bytes: any pair
    is a product of fp8 otherwise.
    """
    a, b = _operand(x1), _operand(x2)
    for name, block in (("block_a", block_a), ("block_b", block_b)):
        if not isinstance(block, (tuple, list)) or len(block) != 2 or not all(type(one) is int and 0 < one < 2**31 for one in block):
            raise refuse("trace.option", f"expects two positive ints as {name}, got {block!r}", fix=f"write {name}=(1, 128)")
    if not a.dtype.kind == b.dtype.kind == "fp4" and {a.dtype.kind, b.dtype.kind} <= {"fp4", "fp8", "packed"}:
        a, b = _packed.numbers_along(a, -1), _packed.numbers_along(b, -2 if b.ndim > 1 else 0)
    accumulate, result = _types(a.dtype, b.dtype, out_dtype, precision)
    drop = tuple(axis for axis, operand in ((-2, a), (-1, b)) if operand.ndim == 1)
    scales = [_scale(scale_a, a, "scale_a", block_a, 1, accumulate), _scale(scale_b, b, "scale_b", block_b, 0, accumulate)]
    types = [str(scale.value.dtype) for scale in scales if scale]
    if a.dtype.kind == "fp4" and types[0] != types[1]:
        raise refuse("trace.dtype", f"expects scales of one type for f4 operands, got {types[0]} and {types[1]}",
                     fix="store both as one of them, for as many of k")
    if a.ndim == 1:
        a, scales[0] = _views.expand_dims(a, 0), scales[0] and scales[0].expand(0)
    if b.ndim == 1:
        b, scales[1] = _views.expand_dims(b, 1), scales[1] and scales[1].expand(1)
    blocked = [scale if scale and scale.is_blocked else None for scale in scales]
    unit = a.trace.extents.resolve(a.extents[-1]).constant == 1 == a.trace.extents.resolve(b.extents[-2]).constant
    if unit and not any(blocked):
        product = _outer(a, b, accumulate)
    else:
        product = _contract(a, b, accumulate, precision, blocked)
    for scale in scales:
        if scale and not scale.is_blocked:
            value = scale.value
            if isinstance(value, _array.Array) and value.dtype.kind == "scale":
                value = _elementwise.cast(value, accumulate, implicit=True)
            product = _elementwise.apply("multiply", product, value)
    product = _elementwise.cast(product, result, implicit=out_dtype is None)
    return _views.squeeze(product, drop) if drop else product


@dataclass(frozen=True)
class _Scale:
    """What multiplies the elements of an operand: `value`, one number for each block of (.., `block`) elements."""

    value: Any
    block: tuple[int, ...]
    is_blocked: bool

    def expand(self, axis: int) -> _Scale:
        if not isinstance(self.value, _array.Array) or not self.value.ndim or not self.block:
            return self
        block = list(self.block)
        block.insert(axis, 1)
        return _Scale(_views.expand_dims(self.value, axis), tuple(block), self.is_blocked)


def _scale(value: Any, of: _array.Array, name: str, block: Sequence[int], summed: int, accumulate: DType) -> _Scale | None:
    """Return the scale of an operand whose axis `summed` of the last two is k; refuse one of another shape."""
    if of.dtype.kind == "fp4":
        return _f4_scale(value, of, name, block, summed)
    if value is None:
        return None
    scale = _elementwise.operand(value)
    if accumulate.kind != "float" or scale.dtype.kind not in ("float", "scale", "int" if isinstance(scale, _array.Scalar) else "float"):
        raise refuse("trace.dtype", f"expects a float scale of float operands for {name}, got {scale.dtype} for {of.dtype}",
                     fix="multiply the product by the scale")
    resolve = of.trace.extents.resolve
    if not isinstance(scale, _array.Array) or not scale.ndim:
        return _Scale(scale, (), False)
    if scale.ndim == 1 and resolve(scale.extents[0]).constant == 1:
        return _Scale(scale, (), False)
    if scale.ndim != of.ndim:
        raise refuse("trace.shape", f"expects {name} with one element or {of.ndim} axes, got {scale!r} for {of!r}",
                     fix=f"write one scale for each block of {tuple(block)} elements")
    sizes = (int(block[0]), int(block[1]))[-min(2, of.ndim):] if of.ndim > 1 else (int(block[summed]),)
    is_blocked = False
    for axis in range(-scale.ndim, 0):
        if resolve(scale.extents[axis]).constant == 1:
            continue
        size, is_summed = sizes[axis] if -axis <= len(sizes) else 1, axis == -1 if of.ndim == 1 else axis == summed - 2
        least = _STEPS[not is_summed]
        if size < 1 or (size % least and (is_summed or size != 1)):
            raise refuse("trace.option", f"expects blocks of {name} with multiples of {least}{'' if is_summed else ', or 1,'} elements, got {size}",
                         fix="multiply the operand by the scale first")
        _unify_blocks(scale, of, name, axis, size)
        is_blocked |= is_summed or size > 1
    return _Scale(scale, sizes, is_blocked)


#: Numbers of k that share a scale of this type in products of f4.
_F4_BLOCKS = {_dtypes.float8_e8m0fnu: 32, _dtypes.float8_e4m3fn: 16}


def _f4_scale(scale: Any, of: _array.Array, name: str, block: Sequence[int], summed: int) -> _Scale:
    """Return the scale of an operand with two numbers in a byte; refuse what no matrix unit has for them."""
    count = _F4_BLOCKS.get(scale.dtype) if isinstance(scale, _array.Array) else None
    if count is None or tuple(block) != ((1, count) if summed else (count, 1)):
        kinds = " or ".join(f"{dtype} for each {size}" for dtype, size in _F4_BLOCKS.items())
        fixes = [f"{f'block_a=(1, {size})' if summed else f'block_b=({size}, 1)'} with scales of {dtype!r}"
                 for dtype, size in _F4_BLOCKS.items() if count in (None, size)]
        raise refuse("trace.dtype", f"expects {name} of {kinds} of k for f4 operands, got {scale!r} for blocks {tuple(block)}",
                     fix=f"write {', or '.join(fixes)}")
    if of.ndim < 2 or scale.ndim != of.ndim:
        raise refuse("trace.shape", f"expects f4 operands and their scales with as many axes, at least two, got {scale!r} for {of!r}",
                     fix=f"write one scale for each block of {tuple(block)} elements of a matrix")
    sizes = (1, count // 2) if summed else (count // 2, 1)
    for axis in range(-scale.ndim, 0):
        # Matrix units read a scale for each row: only leading axes broadcast.
        if axis >= -2 or of.trace.extents.resolve(scale.extents[axis]).constant != 1:
            _unify_blocks(scale, of, name, axis, sizes[axis] if axis >= -2 else 1)
    return _Scale(scale, sizes, True)


def _unify_blocks(scale: _array.Array, of: _array.Array, name: str, axis: int, size: int) -> None:
    """Make it known that an axis of a scale has an element for each `size` ones of its operand's, the last of them in part."""
    extents = of.trace.extents
    count = (extents.resolve(of.extents[axis]) + (size - 1)) // size
    extents.unify(extents.resolve(scale.extents[axis]), count, f"for {name}, blocks of {size} along axis {axis} of {of!r}")


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


def _contract(a: _array.Array, b: _array.Array, accumulate: DType, precision: str | None, scales: Sequence[_Scale | None]) -> _array.Array:
    trace = a.trace
    trace.extents.unify(a.extents[-1], b.extents[-2], f"for the contraction of {a!r} @ {b!r}")
    batch = _batch(a, b)
    extents = (*batch, a.extents[-2], b.extents[-1])
    rank = len(batch)
    m, n, k = f"d{rank}", f"d{rank + 1}", f"d{rank + 2}"
    inputs = [(a.value, ", ".join([*_batch_indices(a, batch), m, k])), (b.value, ", ".join([*_batch_indices(b, batch), k, n]))]
    place = {}
    for side, (scale, rows) in enumerate(zip(scales, ([m, k], [k, n]))):
        if scale:
            place[side] = len(inputs)
            steps = _step_indices(scale, rows, everywhere=a.dtype.kind == "fp4")
            inputs.append((scale.value.value, ", ".join([*_batch_indices(scale.value, batch), *steps])))
    target = trace.fill(0, extents, accumulate)
    options = {} if precision is None or precision == "ieee" else {"precision": f'"{precision}"'}
    sources = (a.dtype, b.dtype)
    multiply, add = ("arith.mulf", "arith.addf") if accumulate.kind == "float" else ("arith.muli", "arith.addi")

    def write_f4(body: Body, elements: Sequence[Any]) -> Any:
        """Both numbers of a byte, times the scales of both operands."""
        terms = [body.op(multiply, *(body.f4(element, upper) for element in elements[:2])) for upper in (False, True)]
        factors = [body.cast(elements[place[side]], scales[side].value.dtype, accumulate) for side in (0, 1)]  # type: ignore[union-attr]
        return body.op(add, elements[-1], body.op(multiply, body.op(add, *terms), body.op(multiply, *factors)))

    def write(body: Body, elements: Sequence[Any]) -> Any:
        if a.dtype.kind == "fp4":
            return write_f4(body, elements)
        factors = [body.cast(body.load(e, s), s, accumulate) for e, s in zip(elements, sources)]
        for side, at in place.items():
            dtype = scales[side].value.dtype  # type: ignore[union-attr]
            factors[side] = body.op(multiply, factors[side], body.cast(body.load(elements[at], dtype), dtype, accumulate))
        return body.op(add, elements[-1], body.op(multiply, *factors))

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


def _step_indices(scale: _Scale, dims: Sequence[str], everywhere: bool) -> list[str]:
    """Return the indices of a scale where its operand's last axes are `dims`; `everywhere` in axes of one element too."""
    extents = [scale.value.trace.extents.resolve(extent) for extent in scale.value.extents[-2:]]
    steps = [dim if size == 1 else f"{dim} floordiv {size}" for dim, size in zip(dims, scale.block)]
    return ["0" if extent.constant == 1 and not everywhere else step for extent, step in zip(extents, steps)]


def _batch_indices(array: _array.Array, batch: Sequence[Extent]) -> list[str]:
    head = array.extents[:-2]
    shift = len(batch) - len(head)
    indices: list[str] = []
    for axis, extent in enumerate(head):
        one = array.trace.extents.resolve(extent).constant == 1
        indices.append("0" if one and batch[axis + shift].constant != 1 else f"d{axis + shift}")
    return indices
