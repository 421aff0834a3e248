"""Traces: the module under construction, and the structured ops it is made of."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from tier import _cross, _dtypes
from tier._body import Body
from tier._dtypes import DType
from tier._errors import Place, here, refuse
from tier._extent import Assumption, Atom, Extent, Extents
from tier.mlir import ir


@dataclass(frozen=True)
class Argument:
    """One array parameter: `#tier.argument` in Python words, extents still symbolic."""

    name: str
    dtype: DType
    extents: tuple[Extent, ...]
    multiple: tuple[int, ...]
    strides: tuple[int | None, ...]
    stride_multiple: tuple[int, ...]
    align: int


@dataclass(frozen=True)
class Constant:
    """One scalar parameter."""

    name: str
    dtype: DType


_current: ContextVar[Trace | None] = ContextVar("trace", default=None)


class Trace:
    """One function being traced: it owns the module, and every op is written through it."""

    float32 = _dtypes.float32
    int64 = _dtypes.int64

    def __init__(self, name: str, parameters: Sequence[Argument | Constant], place: Place):
        self.context = _cross.context()
        self.extents = Extents()
        self.parameters = tuple(parameters)
        self._sizes: dict[Any, ir.Value] = {}
        self._texts: dict[str, Any] = {}
        self.location = self.locate(place)
        self.module = ir.Module.create(loc=self.location)
        types = [self._parameter_type(parameter) for parameter in parameters]
        with self.context:
            signature = ir.FunctionType.get(types, [])
        attributes = {"sym_name": ir.StringAttr.get(name, self.context), "function_type": ir.TypeAttr.get(signature, self.context)}
        self.function = ir.Operation.create("func.func", attributes=attributes, regions=1, loc=self.location,
                                            ip=ir.InsertionPoint(self.module.body))
        self.block = self.function.regions[0].blocks.append(*types, arg_locs=[self.location] * len(types))
        self.point = ir.InsertionPoint(self.block)
        self.values: list[ir.Value] = list(self.block.arguments)

    def _parameter_type(self, parameter: Argument | Constant) -> ir.Type:
        if isinstance(parameter, Constant):
            return self.type("i1" if parameter.dtype.kind == "bool" else parameter.dtype.element)
        return self.tensor(parameter.extents, parameter.dtype)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Trace a function: until it returns, its arrays are these."""
        token = _current.set(self)
        try:
            yield
        finally:
            _current.reset(token)

    def check_running(self) -> None:
        """Refuse an array, a number or an extent of a function that has returned, or that calls this one."""
        if _current.get() is not self:
            raise refuse("trace.capture", "expects arrays and extents of the function that is traced, got one that another call left behind",
                         fix="pass it as an argument, or return what is computed from it")

    # -- spelling -----------------------------------------------------------------------------------------------------

    def type(self, text: str) -> ir.Type:
        """Return the type spelled `text`."""
        if text not in self._texts:
            self._texts[text] = ir.Type.parse(text, self.context)
        return self._texts[text]

    def attribute(self, text: str) -> ir.Attribute:
        """Return the attribute spelled `text`."""
        key = "attribute " + text
        if key not in self._texts:
            self._texts[key] = ir.Attribute.parse(text, self.context)
        return self._texts[key]

    def tensor(self, extents: Sequence[Extent], dtype: DType) -> ir.Type:
        """Return the tensor type of `extents`, as they are known by now; what is not is dynamic."""
        known = [self.extents.resolve(extent).constant for extent in extents]
        sizes = ["?" if size is None else str(size) for size in known]
        return self.type(f"tensor<{'x'.join([*sizes, dtype.element])}>")

    def locate(self, place: Place) -> ir.Location:
        return ir.Location.file(place.file, place.line, place.column, context=self.context)

    def here(self) -> ir.Location:
        """The user's line, as a location."""
        return self.locate(here())

    # -- extents ------------------------------------------------------------------------------------------------------

    def extent_value(self, extent: Extent) -> ir.Value:
        """Return `extent` as an index value, computed once, from the extents of the arguments."""
        extent = self.extents.resolve(extent)
        if extent not in self._sizes:
            self._sizes[extent] = self._write_extent(extent)
        return self._sizes[extent]

    def _index(self, name: str, *operands: ir.Value, **attributes: ir.Attribute) -> ir.Value:
        made = ir.Operation.create(name, results=[self.type("index")], operands=list(operands), attributes=attributes,
                                   loc=self.here(), ip=self.point)
        return made.results[0]

    def _write_number(self, value: int) -> ir.Value:
        if value not in self._sizes:
            attribute = ir.IntegerAttr.get(self.type("index"), value)
            self._sizes[value] = self._index("arith.constant", value=attribute)
        return self._sizes[value]

    def _write_extent(self, extent: Extent) -> ir.Value:
        if extent.constant is not None:
            return self._write_number(extent.constant)
        total: ir.Value | None = None
        for monomial, factor in extent.terms:
            factors = [self._write_atom(atom) for atom in monomial]
            if factor != 1 or not factors:
                factors.append(self._write_number(factor))
            term = factors[0]
            for other in factors[1:]:
                term = self._index("arith.muli", term, other)
            total = term if total is None else self._index("arith.addi", total, term)
        assert total is not None
        return total

    def _write_atom(self, atom: Atom) -> ir.Value:
        if atom in self._sizes:
            return self._sizes[atom]
        if atom.kind == "argument":
            position, axis, _ = atom.operands
            value = self._index("tensor.dim", self.values[position], self._write_number(axis))
        else:
            name = {"min": "arith.minsi", "max": "arith.maxsi", "floordiv": "arith.floordivsi"}[atom.kind]
            value = self._index(name, *(self.extent_value(operand) for operand in atom.operands))
        self._sizes[atom] = value
        return value

    # -- structured ops -----------------------------------------------------------------------------------------------

    def empty(self, extents: Sequence[Extent], dtype: DType) -> ir.Value:
        sizes = [self.extent_value(extent) for extent in extents if self.extents.resolve(extent).constant is None]
        return ir.Operation.create("tensor.empty", results=[self.tensor(extents, dtype)], operands=sizes,
                                   loc=self.here(), ip=self.point).results[0]

    def fill(self, value: Any, extents: Sequence[Extent], dtype: DType) -> ir.Value:
        """Return a tensor of `extents`, every element `value`."""
        location = self.here()
        target = self.empty(extents, dtype)
        scalar = Body(self, self.point, location).constant(value, dtype)
        made = ir.Operation.create("linalg.fill", results=[target.type], operands=[scalar, target], regions=1,
                                   attributes={"operandSegmentSizes": self.attribute("array<i32: 1, 1>")},
                                   loc=location, ip=self.point)
        block = made.regions[0].blocks.append(scalar.type, scalar.type, arg_locs=[location, location])
        ir.Operation.create("linalg.yield", operands=[block.arguments[0]], loc=location, ip=ir.InsertionPoint(block))
        return made.results[0]

    def structured(self, inputs: Sequence[tuple[ir.Value, str]], target: tuple[ir.Value, str], iterators: Sequence[str],
                   write: Callable[[Body, Sequence[ir.Value]], ir.Value], **attributes: str) -> ir.Value:
        """Write one `linalg.generic`: (value, map) per input and for the target; `write` fills the body."""
        location = self.here()
        operands = [value for value, _ in inputs] + [target[0]]
        dims = ", ".join(f"d{index}" for index in range(len(iterators)))
        maps = ", ".join(f"affine_map<({dims}) -> ({results})>" for _, results in [*inputs, target])
        kinds = ", ".join(f"#linalg.iterator_type<{kind}>" for kind in iterators)
        made = ir.Operation.create(
            "linalg.generic", results=[target[0].type], operands=operands, regions=1, loc=location, ip=self.point,
            attributes={"indexing_maps": self.attribute(f"[{maps}]"), "iterator_types": self.attribute(f"[{kinds}]"),
                        "operandSegmentSizes": self.attribute(f"array<i32: {len(inputs)}, 1>"),
                        **{f"tier.{name}": self.attribute(text) for name, text in attributes.items()}})
        elements = [ir.ShapedType(value.type).element_type for value in operands]
        block = made.regions[0].blocks.append(*elements, arg_locs=[location] * len(elements))
        inside, after = ir.InsertionPoint(block), self.point
        self.point = ir.InsertionPoint(made)  # an extent that the body reads is computed before the op
        result = write(Body(self, inside, location), list(block.arguments))
        self.point = after
        ir.Operation.create("linalg.yield", operands=[result], loc=location, ip=inside)
        return made.results[0]

    def view(self, source: ir.Value, extents: Sequence[Extent], dtype: DType, results: Sequence[str],
             symbols: Sequence[Extent] = ()) -> ir.Value:
        """Write a `layout.view`: element d of the result is element `results`(d) of the source."""
        sizes = [self.extent_value(extent) for extent in extents if self.extents.resolve(extent).constant is None]
        offsets = [self.extent_value(symbol) for symbol in symbols]
        dims = ", ".join(f"d{index}" for index in range(len(extents)))
        names = ", ".join(f"s{index}" for index in range(len(symbols)))
        map = f"affine_map<({dims}){f'[{names}]' if names else ''} -> ({', '.join(results)})>"
        segments = self.attribute(f"array<i32: 1, {len(offsets)}, {len(sizes)}>")
        return ir.Operation.create("layout.view", results=[self.tensor(extents, dtype)], operands=[source, *offsets, *sizes],
                                   attributes={"map": self.attribute(map), "operandSegmentSizes": segments},
                                   loc=self.here(), ip=self.point).results[0]

    def take(self, source: ir.Value, indices: ir.Value, axis: int, fill: str, extents: Sequence[Extent], dtype: DType) -> ir.Value:
        """Write a `tier.take`: the elements of `source` at `indices` along `axis`, or `fill` where there is none."""
        return ir.Operation.create("tier.take", results=[self.tensor(extents, dtype)], operands=[source, indices],
                                   attributes={"axis": self.attribute(f"{axis} : i64"), "fill": self.attribute(fill)},
                                   loc=self.here(), ip=self.point).results[0]

    def reinterpret(self, source: ir.Value, extents: Sequence[Extent], dtype: DType) -> ir.Value:
        """Write a `tier.reinterpret`: the bytes of each row as elements of `dtype`."""
        return ir.Operation.create("tier.reinterpret", results=[self.tensor(extents, dtype)], operands=[source], loc=self.here(),
                                   ip=self.point).results[0]

    def cast(self, source: ir.Value, extents: Sequence[Extent], dtype: DType) -> ir.Value:
        """Give the tensor the type of `extents`, which are its extents in other words."""
        wanted = self.tensor(extents, dtype)
        if source.type == wanted:
            return source
        return ir.Operation.create("tensor.cast", results=[wanted], operands=[source], loc=self.here(), ip=self.point).results[0]

    def regroup(self, name: str, source: ir.Value, groups: Sequence[Sequence[int]], extents: Sequence[Extent],
                dtype: DType) -> ir.Value:
        """Write a `tensor.collapse_shape` or `tensor.expand_shape`; `groups` index the longer of the two shapes."""
        text = "[" + ", ".join("[" + ", ".join(f"{axis} : i64" for axis in group) + "]" for group in groups) + "]"
        operands, attributes = [source], {"reassociation": self.attribute(text)}
        if name == "tensor.expand_shape":
            extents = [self.extents.resolve(extent) for extent in extents]
            static = [-(2**63) if extent.constant is None else extent.constant for extent in extents]
            operands += [self.extent_value(extent) for extent in extents if extent.constant is None]
            numbers = ", ".join(map(str, static))
            attributes["static_output_shape"] = self.attribute(f"array<i64: {numbers}>" if numbers else "array<i64>")
            operands[0] = self._fixed(source, [[static[axis] for axis in group] for group in groups])
        return ir.Operation.create(name, results=[self.tensor(extents, dtype)], operands=operands, attributes=attributes,
                                   loc=self.here(), ip=self.point).results[0]

    def _fixed(self, source: ir.Value, groups: Sequence[Sequence[int]]) -> ir.Value:
        """Make an axis of `source` static where all it is expanded to is."""
        kind = ir.RankedTensorType(source.type)
        shape = [math.prod(group) if all(size >= 0 for size in group) else -(2**63) for group in groups]
        if shape == kind.shape:
            return source
        with self.context:
            result = ir.RankedTensorType.get(shape, kind.element_type, loc=self.location)
        return ir.Operation.create("tensor.cast", results=[result], operands=[source], loc=self.here(), ip=self.point).results[0]

    # -- the end ------------------------------------------------------------------------------------------------------

    def finish(self, results: Sequence[ir.Value]) -> None:
        """Write the return, give the function its type and its arguments their facts, and verify the module."""
        ir.Operation.create("func.return", operands=list(results), loc=self.location, ip=self.point)
        with self.context:
            signature = ir.FunctionType.get([value.type for value in self.values], [value.type for value in results])
        self.function.attributes["function_type"] = ir.TypeAttr.get(signature, self.context)
        facts = [self.attribute("{" + self._facts(parameter) + "}") for parameter in self.parameters]
        self.function.attributes["arg_attrs"] = ir.ArrayAttr.get(facts, self.context)
        _cross.verify(self.module)

    def _facts(self, parameter: Argument | Constant) -> str:
        if isinstance(parameter, Constant):
            return ""
        names = []
        for axis, extent in enumerate(parameter.extents):
            atom = self.extents.resolve(extent).single or extent.single
            name = str(extent.constant) if atom is None else atom.operands[2] if atom.kind == "argument" else f"{parameter.name}.{axis}"
            names.append(f'"{name}"')
        strides = ["?" if stride is None else str(stride) for stride in parameter.strides]
        lists = (names, parameter.multiple, strides, parameter.stride_multiple)
        extents, multiple, stride, stride_multiple = ("[" + ", ".join(map(str, items)) + "]" for items in lists)
        # Bytes are of several types: a saved kernel takes one of them.
        dtype = f', tier.dtype = "{parameter.dtype}"' if parameter.dtype.element == "i8" != parameter.dtype.name else ""
        return (f'tier.argument = #tier.argument<name = "{parameter.name}", extents = {extents}, multiple = {multiple}, '
                f"strides = {stride}, stride_multiple = {stride_multiple}, align = {parameter.align}>{dtype}")

    @property
    def assumptions(self) -> list[Assumption]:
        return self.extents.assumptions
