"""Bodies: the scalar arithmetic inside one structured op."""

from __future__ import annotations

from typing import Any

from tier._dtypes import DType
from tier._extent import Extent
from tier.mlir import ir

COMPARE_FLOATS = {"eq": 1, "gt": 2, "ge": 3, "lt": 4, "le": 5, "ne": 13, "uno": 14}
COMPARE_INTS = {"eq": 0, "ne": 1, "lt": 2, "le": 3, "gt": 4, "ge": 5}


#: Ops whose f32 result may be approximate when it is rounded to 16 bits, or not rounded by itself, with the permission that says so.
_APPROXIMATE = {"math.tanh": "afn", "math.exp": "afn", "arith.divf": "arcp",
                "arith.mulf": "contract", "arith.addf": "contract", "arith.subf": "contract"}


class Body:
    """Writes scalar ops at one insertion point. Values of kind `bool` are `i1` here, whatever they are in memory."""

    def __init__(self, trace: Any, point: ir.InsertionPoint, location: ir.Location):
        self.trace = trace
        self.point = point
        self.location = location
        self.approximate = False

    def type(self, dtype: DType) -> ir.Type:
        """The type a value of `dtype` has inside a body."""
        return self.trace.type("i1" if dtype.kind == "bool" else dtype.element)

    def op(self, name: str, *operands: ir.Value, type: ir.Type | None = None, **attributes: ir.Attribute) -> ir.Value:
        """Write an op with one result, of the first operand's type unless told.

        Where the result is rounded to 16 bits (`approximate`), functions may be computed to fewer bits than f32 has, and a sum
        may be rounded together with the product it adds.
        """
        if self.approximate and name in _APPROXIMATE:
            attributes = {"fastmath": self.trace.attribute(f"#arith.fastmath<{_APPROXIMATE[name]}>"), **attributes}
        made = ir.Operation.create(name, results=[type or operands[0].type], operands=list(operands),
                                   attributes=attributes, loc=self.location, ip=self.point)
        return made.results[0]

    def constant(self, value: Any, dtype: DType) -> ir.Value:
        """Write a constant of `dtype`."""
        kind = self.type(dtype)
        number = ir.FloatAttr.get(kind, float(value), loc=self.location) if dtype.kind == "float" else ir.IntegerAttr.get(kind, int(value))
        return self.op("arith.constant", type=kind, value=number)

    def compare(self, how: str, a: ir.Value, b: ir.Value, dtype: DType) -> ir.Value:
        """Compare two values of `dtype`; a NaN is unequal to everything."""
        floats = dtype.kind == "float"
        code = (COMPARE_FLOATS if floats else COMPARE_INTS)[how]
        if dtype.kind == "bool" and how in ("lt", "le", "gt", "ge"):
            code += 4  # the unsigned predicates
        predicate = ir.IntegerAttr.get(self.trace.type("i64"), code)
        return self.op("arith.cmpf" if floats else "arith.cmpi", a, b, type=self.trace.type("i1"), predicate=predicate)

    def select(self, condition: ir.Value, a: ir.Value, b: ir.Value) -> ir.Value:
        return self.op("arith.select", condition, a, b, type=a.type)

    def load(self, value: ir.Value, dtype: DType) -> ir.Value:
        """Turn an element as memory holds it into a value of `dtype`."""
        if dtype.kind != "bool":
            return value
        zero = self.op("arith.constant", type=value.type, value=ir.IntegerAttr.get(value.type, 0))
        return self.op("arith.cmpi", value, zero, type=self.trace.type("i1"),
                       predicate=ir.IntegerAttr.get(self.trace.type("i64"), COMPARE_INTS["ne"]))

    def f4(self, byte: ir.Value, upper: bool) -> ir.Value:
        """Turn the lower or the upper four bits of a byte into f32."""
        if upper:
            byte = self.op("arith.shrui", byte, self.op("arith.constant", type=byte.type, value=ir.IntegerAttr.get(byte.type, 4)))
        bits = self.op("arith.trunci", byte, type=self.trace.type("i4"))
        return self.op("arith.extf", self.op("arith.bitcast", bits, type=self.trace.type("f4E2M1FN")), type=self.trace.type("f32"))

    def stored(self, value: ir.Value, dtype: DType) -> ir.Value:
        """Turn a value of `dtype` into an element as memory holds it."""
        if dtype.kind != "bool":
            return value
        return self.op("arith.extui", value, type=self.trace.type("i8"))

    def extent(self, extent: Extent, dtype: DType) -> ir.Value:
        """Read an extent as a value of `dtype`; the extent itself is computed outside."""
        index = self.trace.extent_value(extent)
        whole = self.op("arith.index_cast", index, type=self.trace.type("i64"))
        return self.cast(whole, self.trace.int64, dtype)

    def cast(self, value: ir.Value, source: DType, target: DType, *, implicit: bool = False) -> ir.Value:
        """Convert between dtypes. An `implicit` rounding carries fastmath<contract>: it may be elided in a fusion."""
        if source == target:
            return value
        to, wide = self.type(target), self.trace.float32
        if target.kind == "bool":
            zero = self.constant(0, source) if source.kind not in ("fp8", "scale", "packed") else None
            if zero is None:
                value, source = self.cast(value, source, wide), wide
                zero = self.constant(0, wide)
            return self.compare("ne", value, zero, source)
        if source.kind == "bool":
            if target.kind == "int":
                return self.op("arith.extui", value, type=to)
            value = self.op("arith.uitofp", value, type=self.type(wide))
            return self.cast(value, wide, target)
        if source.kind == "int" and target.kind == "int":
            return self.op("arith.extsi" if target.bits > source.bits else "arith.trunci", value, type=to)
        if source.kind == "int":
            if target.bits >= 32:
                return self.op("arith.sitofp", value, type=to)
            return self.cast(self.op("arith.sitofp", value, type=self.type(wide)), wide, target)
        if target.kind == "int":
            if source.bits < 32:
                value = self.cast(value, source, wide)
            return self.op("arith.fptosi", value, type=to)
        return self._round(value, source, target, implicit)

    def _round(self, value: ir.Value, source: DType, target: DType, implicit: bool) -> ir.Value:
        """Convert float to float; two types of one width, and fp8 with anything, meet in f32."""
        to, wide = self.type(target), self.trace.float32
        if source.bits < 32 and target.bits < 32 or {"fp8", "scale", "packed"} & {source.kind, target.kind} and 64 in (source.bits, target.bits):
            return self.cast(self.cast(value, source, wide), wide, target, implicit=implicit)
        if target.bits > source.bits:
            return self.op("arith.extf", value, type=to)
        if not implicit:
            return self.op("arith.truncf", value, type=to)
        return self.op("arith.truncf", value, type=to, fastmath=self.trace.attribute("#arith.fastmath<contract>"))
