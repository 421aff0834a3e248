"""The meaning of room What in NumPy: runs a traced module on arrays, so that tracing is tested without a compiler.

16-bit floats of the kind bf16 are held as float32 rounded to bf16; everything else as NumPy holds it.
"""

from __future__ import annotations

import math

import numpy as np
from tier.mlir import ir

HELD_AS = {"f32": np.float32, "bf16": np.float32, "f16": np.float16, "f64": np.float64, "i1": np.bool_, "i8": np.int8,
           "i16": np.int16, "i32": np.int32, "i64": np.int64, "index": np.int64}


def to_bf16(x):
    """Round float32 to bf16, ties to even; held as float32."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).astype(np.uint32)
    return np.where(np.isnan(x), np.float32(np.nan), rounded.view(np.float32)).astype(np.float32)


def round_to(x, element):
    """Convert to an element type."""
    if element == "bf16":
        return to_bf16(np.asarray(x, np.float32))
    return np.asarray(x).astype(HELD_AS[element])


_erf = np.vectorize(math.erf, otypes=[np.float64])
COMPARE = {0: np.equal, 1: np.not_equal, 2: np.less, 3: np.less_equal, 4: np.greater, 5: np.greater_equal, 6: np.less,
           7: np.less_equal, 8: np.greater, 9: np.greater_equal}
COMPARE_FLOATS = {1: np.equal, 2: np.greater, 3: np.greater_equal, 4: np.less, 5: np.less_equal, 13: np.not_equal,
                  14: lambda a, b: np.isnan(a) | np.isnan(b)}


def _truncated_division(a, b):
    quotient = np.abs(a) // np.maximum(np.abs(b), 1)
    return np.where((a < 0) != (b < 0), -quotient, quotient).astype(np.asarray(a).dtype)


def _least_unsigned(a, b):
    a, b = np.asarray(a), np.asarray(b)
    unsigned = np.dtype(f"u{a.dtype.name}")
    return np.where(a.view(unsigned) < b.view(unsigned), a, b)


SCALAR = {
    "arith.addf": np.add, "arith.subf": np.subtract, "arith.mulf": np.multiply, "arith.divf": np.divide, "arith.remf": np.fmod,
    "arith.addi": np.add, "arith.subi": np.subtract, "arith.muli": np.multiply, "arith.divsi": _truncated_division,
    "arith.remsi": np.fmod, "arith.floordivsi": np.floor_divide, "arith.maximumf": np.maximum, "arith.minimumf": np.minimum,
    "arith.maxsi": np.maximum, "arith.minsi": np.minimum, "arith.minui": _least_unsigned, "arith.andi": np.bitwise_and, "arith.ori": np.bitwise_or,
    "arith.xori": np.bitwise_xor, "arith.shli": np.left_shift, "arith.shrsi": np.right_shift, "arith.negf": np.negative,
    "math.exp": np.exp, "math.exp2": np.exp2, "math.log": np.log, "math.log2": np.log2, "math.sqrt": np.sqrt,
    "math.rsqrt": lambda x: 1 / np.sqrt(x), "math.sin": np.sin, "math.cos": np.cos, "math.tanh": np.tanh, "math.erf": _erf,
    "math.floor": np.floor, "math.ceil": np.ceil, "math.roundeven": np.round, "math.trunc": np.trunc, "math.absf": np.abs,
    "math.absi": np.abs, "math.powf": np.power, "arith.select": np.where,
}
CASTS = {"arith.extf", "arith.truncf", "arith.extsi", "arith.trunci", "arith.sitofp", "arith.uitofp", "arith.fptosi",
         "arith.index_cast", "arith.extui"}


def _element(type):
    return str(type.element_type if isinstance(type, ir.ShapedType) else type)


def _scalar_op(op, values):
    name, out = op.name, str(op.results[0].type)
    if name == "arith.constant":
        value = op.attributes["value"]
        return round_to(np.asarray(value.value), out)
    if name in ("arith.cmpf", "arith.cmpi"):
        table = COMPARE_FLOATS if name == "arith.cmpf" else COMPARE
        return table[ir.IntegerAttr(op.attributes["predicate"]).value](*values)
    if name in CASTS:
        return round_to(np.trunc(values[0]) if name == "arith.fptosi" else values[0], out)
    return round_to(SCALAR[name](*values), out)


def _expression(expr, dims, symbols):
    if isinstance(expr, ir.AffineAddExpr):
        return _expression(expr.lhs, dims, symbols) + _expression(expr.rhs, dims, symbols)
    if isinstance(expr, ir.AffineMulExpr):
        return _expression(expr.lhs, dims, symbols) * _expression(expr.rhs, dims, symbols)
    if isinstance(expr, ir.AffineDimExpr):
        return dims[expr.position]
    if isinstance(expr, ir.AffineSymbolExpr):
        return symbols[expr.position]
    return ir.AffineConstantExpr(expr).value


class Meaning:
    """Evaluates one function."""

    def __init__(self, module):
        self.module = module  # it owns the function
        self.function = next(op for op in module.body.operations if op.operation.name == "func.func").operation

    def __call__(self, *arguments):
        block = self.function.regions[0].blocks[0]
        self.values = {}
        for formal, actual in zip(block.arguments, arguments):
            self.values[formal] = round_to(actual, _element(formal.type))
        with np.errstate(all="ignore"):
            for op in block.operations:
                op = op.operation
                operands = [self.values[value] for value in op.operands]
                if op.name == "func.return":
                    return operands
                self.values[op.results[0]] = self._op(op, operands)

    def _op(self, op, operands):
        kind = op.name
        if kind == "tensor.dim":
            return np.int64(operands[0].shape[int(operands[1])])
        if kind == "tensor.empty":
            return np.full(self._shape(op.results[0].type, operands), 0, HELD_AS[_element(op.results[0].type)])
        if kind == "linalg.fill":
            return np.full_like(operands[1], operands[0])
        if kind == "linalg.generic":
            return self._generic(op, operands)
        if kind == "layout.view":
            return self._view(op)
        if kind == "tier.take":
            return self._take(op, *operands)
        if kind == "tensor.cast":
            return operands[0]
        if kind == "tensor.collapse_shape":
            groups = [[ir.IntegerAttr(axis).value for axis in group] for group in op.attributes["reassociation"]]
            return operands[0].reshape([math.prod(operands[0].shape[axis] for axis in group) for group in groups])
        if kind == "tensor.cast":
            return operands[0]
        if kind == "tensor.expand_shape":
            return operands[0].reshape(self._shape(op.results[0].type, operands[1:]))
        return _scalar_op(op, operands)

    def _shape(self, type, sizes):
        type, sizes = ir.RankedTensorType(type), iter(sizes)
        return [int(next(sizes)) if type.is_dynamic_dim(axis) else type.get_dim_size(axis) for axis in range(type.rank)]

    def _view(self, op):
        segments = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
        values = [self.values[value] for value in op.operands]
        source, symbols, sizes = values[0], values[1:1 + segments[1]], values[1 + segments[1]:]
        shape = self._shape(op.results[0].type, sizes)
        dims = np.indices(shape)
        index = tuple(np.broadcast_to(_expression(expr, dims, symbols), shape) for expr in ir.AffineMapAttr(op.attributes["map"]).value.results)
        for axis, where in enumerate(index):
            assert where.size == 0 or (where.min() >= 0 and where.max() < source.shape[axis]), "a view reads outside its source"
        return source[index] if index else np.broadcast_to(source, shape).copy()

    def _take(self, op, source, indices):
        axis = ir.IntegerAttr(op.attributes["axis"]).value
        before, extent, after = source.shape[:axis], source.shape[axis], source.shape[axis + 1:]
        taken = np.full((*before, indices.size, *after), op.attributes["fill"].value, source.dtype)
        for place, index in enumerate(indices.reshape(-1)):
            if -extent <= index < extent:
                taken[(slice(None),) * axis + (place,)] = source.take(index, axis)
        return taken.reshape((*before, *indices.shape, *after))

    def _generic(self, op, operands):
        maps = [ir.AffineMapAttr(one).value for one in op.attributes["indexing_maps"]]
        kinds = ["reduction" in str(one) for one in op.attributes["iterator_types"]]
        extents = [None] * len(kinds)
        for array, map in zip(operands, maps):
            for axis, expr in enumerate(map.results):
                if isinstance(expr, ir.AffineDimExpr):
                    known = extents[expr.position]
                    assert known in (None, array.shape[axis]), "loops of one op disagree about an extent"
                    extents[expr.position] = array.shape[axis]
        parallel = [d for d, reduced in enumerate(kinds) if not reduced]
        body = op.regions[0].blocks[0]
        inputs, accumulator = operands[:-1], operands[-1].copy()
        # The target's map orders the parallel loops.
        order = [expr.position for expr in maps[-1].results if isinstance(expr, ir.AffineDimExpr)]
        assert order == parallel, "the target is written in loop order"
        for point in np.ndindex(*[extents[d] for d, reduced in enumerate(kinds) if reduced]):
            fixed = dict(zip([d for d, reduced in enumerate(kinds) if reduced], point))
            elements = [self._read(array, map, parallel, fixed) for array, map in zip(inputs, maps)]
            accumulator = np.broadcast_to(self._body(body, [*elements, accumulator]), accumulator.shape).astype(accumulator.dtype)
        return accumulator

    @staticmethod
    def _read(array, map, parallel, fixed):
        """Read `array` over the parallel loops, at one point of the reduced ones."""
        index, axes = [], []
        for expr in map.results:
            if not isinstance(expr, ir.AffineDimExpr):
                index.append(ir.AffineConstantExpr(expr).value)
            elif expr.position in fixed:
                index.append(fixed[expr.position])
            else:
                index.append(slice(None))
                axes.append(expr.position)
        part = array[tuple(index)]
        part = np.transpose(part, np.argsort(axes)) if axes else part
        return part[tuple(slice(None) if d in axes else None for d in parallel)] if parallel else part

    def _body(self, block, elements):
        values = dict(zip(block.arguments, elements))
        for op in block.operations:
            op = op.operation
            operands = [values[v] if v in values else self.values[v] for v in op.operands]
            if op.name == "linalg.yield":
                return operands[0]
            values[op.results[0]] = _scalar_op(op, operands)
