"""Host functions: what one call launches, and how many bytes its kernels are handed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import refuse
from tier._problem import ask
from tier.mlir import ir


@dataclass(frozen=True)
class Launch:
    """One kernel of a call: its name, its grid, and the buffers it is handed, as (name, bytes)."""

    kernel: str
    grid: tuple[int, ...]
    buffers: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Buffer:
    """Device memory that a kernel may be handed."""

    name: str
    bytes: int


_BINARY: dict[str, Callable[[int, int], int]] = {
    "addi": lambda a, b: a + b, "subi": lambda a, b: a - b, "muli": lambda a, b: a * b, "divui": lambda a, b: a // b,
    "divsi": lambda a, b: int(a / b) if b else 0, "floordivsi": lambda a, b: a // b, "ceildivui": lambda a, b: -(-a // b),
    "ceildivsi": lambda a, b: -(-a // b), "remui": lambda a, b: a % b, "remsi": lambda a, b: a - b * int(a / b),
    "minsi": min, "maxsi": max, "minui": min, "maxui": max, "andi": lambda a, b: a & b, "ori": lambda a, b: a | b,
    "xori": lambda a, b: a ^ b, "shli": lambda a, b: a << b, "shrsi": lambda a, b: a >> b, "shrui": lambda a, b: a >> b,
}  # fmt: skip
_COMPARE: tuple[Callable[[int, int], bool], ...] = (
    lambda a, b: a == b, lambda a, b: a != b, lambda a, b: a < b, lambda a, b: a <= b, lambda a, b: a > b, lambda a, b: a >= b,
)  # fmt: skip

#: A field of `#tier.plan<..>`.
_FIELD = re.compile(r"(\w+) = (\[[^\]]*\]|\w+)")


class Host:
    """Runs a host function on extents and strides alone, and collects its launches. Nothing is launched.

    `arrays` are (name, element bytes, extents, strides in elements) per array; scalars are None. `units` is how many
    multiprocessors or cores to answer for, on which `chip`.
    """

    def __init__(self, function: ir.Operation, arrays: Sequence[Any], chip: str, units: int = 1):
        self.values: dict[Any, Any] = {}
        self.chip = chip
        self.units = units
        self.launches: list[Launch] = []
        block = function.regions[0].blocks[0]
        actual: list[Any] = []
        for array in arrays:
            if array is None:
                actual.append(0)
                continue
            name, size, extents, strides = array
            count = 1
            for extent in extents:
                count *= extent
            actual += [Buffer(name, count * size), *extents, *strides]
        self.values.update(zip(block.arguments, actual, strict=True))
        self._run(block)

    def _run(self, block: ir.Block) -> list[Any]:
        for op in block.operations:
            op = op.operation
            operands = [self.values[value] for value in op.operands]
            if op.name in ("scf.yield", "func.return"):
                return operands
            results = self._results(op, operands)
            self.values.update(zip(op.results, results, strict=True))
        return []

    def _results(self, op: ir.Operation, operands: list[Any]) -> list[Any]:
        kind = op.name
        if kind == "scf.if":
            region = op.regions[0 if operands[0] else 1]
            return self._run(region.blocks[0]) if len(region.blocks) else []
        if kind == "gpu.launch_func":
            self._launch(op, operands)
            return []
        if kind == "tier.units":
            return [max(1, self.units // op.attributes["ctas"].value)] if "ctas" in op.attributes else [self.units]
        if kind == "tier.elect":
            return [_elect(op, operands, self.chip)]
        if kind == "tier.workspace":
            if len(operands) > 1 and operands[2]:
                return [operands[1]]
            return [Buffer("workspace", operands[0] * _bytes(op.results[0].type))]
        if kind in ("tier.encode_tensormap", "memref.cast", "tier.reinterpret"):
            return [operands[0]]
        if kind == "cf.assert":
            return []
        if kind == "arith.constant":
            value = op.attributes["value"]
            return [value.value if isinstance(value, ir.IntegerAttr | ir.BoolAttr) else 0]
        if kind == "arith.cmpi":
            code = ir.IntegerAttr(op.attributes["predicate"]).value
            return [_COMPARE[code if code < 6 else code - 4](*operands)]
        if kind == "arith.select":
            return [operands[1] if operands[0] else operands[2]]
        name = kind.removeprefix("arith.")
        if name in _BINARY:
            return [_BINARY[name](*operands)]
        if name in ("index_cast", "index_castui", "extsi", "extui", "trunci"):
            return [operands[0]]
        raise refuse("launch.host", f"expects index arithmetic on the host side, got {kind}", fix="report it with f.ir('where', ...)")

    def _launch(self, op: ir.Operation, operands: list[Any]) -> None:
        segments = ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])
        first = segments[0]
        grid = tuple(int(value) for value in operands[first:first + 3])
        if not all(grid):
            return
        buffers = {id(value): value for value in operands[first:] if isinstance(value, Buffer)}
        self.launches.append(Launch(str(op.attributes["kernel"]), grid, tuple((b.name, b.bytes) for b in buffers.values())))


def _elect(op: ir.Operation, operands: list[Any], chip: str) -> int:
    """Return the place of the plan that the model elects for these extents, -1 where nobody asks."""
    *extents, where = operands
    if not where:
        return -1
    have = op.attributes
    fields = [dict(_FIELD.findall(str(plan))) for plan in have["plans"]]
    plans = [{name: json.loads(value) if value[0] in "[0123456789" else value for name, value in one.items()} for one in fields]
    for name in ("turned", "segments", "early"):
        for plan, value in zip(plans, have[name], strict=True):
            plan[name] = value
    of_a, of_b = have["k_major"]
    block = have["factor_block"].value if "factor_block" in have else 0
    return int(ask("plan.elect", chip=chip, element=have["element"].value, k_major_a=of_a, k_major_b=of_b,
                   output_bytes=have["output_bytes"].value, overlap=list(have["overlap"]), factor_block=block,
                   extents=extents, plans=plans)["place"])


def _bytes(type: ir.Type) -> int:
    element = str(ir.ShapedType(type).element_type)
    digits = "".join(c for c in element.partition("E")[0] if c.isdigit())
    return max(1, int(digits) // 8)
