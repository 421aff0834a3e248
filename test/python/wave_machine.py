"""A machine for kernels of room How on CDNA: one workgroup at a time, all its threads in step, on arrays of NumPy.

It knows the LLVM dialect and those ops of `rocdl` that our door writes. Matrix instructions and the transposing read are
written down from the manuals a second time (AMD matrix instruction calculator; CDNA4 ISA 11.4). Copies to LDS land no
earlier than a wait for `vmcnt` says, LDS begins as NaNs, and every byte outside of the arrays is an error. Threads run the
earliest block that one of them stands in, so those that part meet again. There are no races between waves: a missing
barrier is not seen (`transport-verify` proves that there is none).
"""

from __future__ import annotations

import functools
import re
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tier.mlir import ir

WAVE = 64
_LDS, _ZEROS = 1 << 20, 1 << 21
_INT = {1: np.bool_, 8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}


#: Numbers of 4 and 6 bits by their bits: how many, and what they are.
_PACKED = {name: (width, np.array([sign * (fraction * 2.0 ** (1 - bias - digits) if exponent == 0 else (1 + fraction / 2**digits) * 2.0 ** (exponent - bias))
                                   for sign in (1, -1) for exponent in range(1 << (width - 1 - digits)) for fraction in range(1 << digits)]))
           for name, width, digits, bias in (("e2m3", 6, 3, 1), ("e3m2", 6, 2, 3), ("e2m1", 4, 1, 1))}


class Fault(Exception):
    """What a device would not forgive."""


def _parse(type_: ir.Type) -> tuple[np.dtype, int, str]:
    """The NumPy type of an element, how many there are (0: no vector), and its name; bf16 is kept as its bits."""
    return _parse_text(str(type_))


@functools.cache
def _parse_text(text: str) -> tuple[np.dtype, int, str]:
    count = 0
    if found := re.fullmatch(r"vector<(\d+)x(.+)>", text):
        count, text = int(found[1]), found[2]
    if text.startswith("!llvm.ptr"):
        return np.dtype(np.uint64), count, "ptr"
    if text == "bf16" or text.startswith("f8"):
        return np.dtype(np.uint16 if text == "bf16" else np.uint8), count, text
    if text[0] == "f":
        return np.dtype(f"f{int(text[1:]) // 8}"), count, text
    return np.dtype(_INT[int(text[1:])]), count, text


def widen(bits: np.ndarray, name: str) -> np.ndarray:
    """f32 of bf16 bits, f16 or f32.

    >>> widen(np.array([0x3FC0], np.uint16), "bf16").tolist()
    [1.5]
    """
    return (bits.astype(np.uint32) << 16).view(np.float32) if name == "bf16" else bits.astype(np.float32)


def narrow(values: np.ndarray, name: str) -> np.ndarray:
    """The nearest bf16 (bits) or f16, ties to even.

    >>> hex(narrow(np.array([1.00390625], np.float32), "bf16")[0])
    '0x3f80'
    """
    if name != "bf16":
        return values.astype({"f16": np.float16, "f32": np.float32, "f64": np.float64}[name])
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    rounded = ((bits.astype(np.uint64) + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FC0), rounded)


def decode(bits: np.ndarray, name: str) -> np.ndarray:
    """Numbers of 8-bit floats, OCP or FNUZ.

    >>> decode(np.array([0x38, 0x7E, 0x80], np.uint8), "e4m3").tolist(), decode(np.array([0x40, 0x80], np.uint8), "e4m3fnuz").tolist()
    ([1.0, 448.0, -0.0], [1.0, nan])
    """
    mantissa = 3 if name.startswith("e4m3") else 2
    finite = name.endswith("fnuz")
    bias = (7 if mantissa == 3 else 15) + finite
    b = bits.astype(np.int64)
    sign, exponent, low = np.where(b >> 7, -1.0, 1.0), (b & 127) >> mantissa, b & ((1 << mantissa) - 1)
    value = sign * np.where(exponent == 0, np.ldexp(low / (1 << mantissa), 1 - bias), np.ldexp(1 + low / (1 << mantissa), exponent - bias))
    if finite:
        return np.where(b == 0x80, np.nan, value)
    if mantissa == 3:
        return np.where((b & 127) == 127, np.nan, value)
    return np.where(exponent == 31, np.where(low == 0, sign * np.inf, np.nan), value)


_FLOATS = {"fp8": "e4m3", "bf8": "e5m2"}


class Machine:
    """Runs kernels of a module in room How; `chip` decides what the bits of 8-bit floats mean."""

    def __init__(self, module: ir.Module, chip: str):
        self.module, self.chip, self.kernels = module, chip, {}
        for op in module.body.operations:
            if op.operation.name != "gpu.module":
                continue
            for inner in op.regions[0].blocks[0].operations:
                if inner.operation.name == "llvm.func":
                    self.kernels[ir.StringAttr(inner.attributes["sym_name"]).value] = inner
        self.arrays: list[tuple[int, np.ndarray]] = [(_ZEROS, np.zeros(64, np.uint8))]
        self.counts: dict[str, int] = {}
        """How often an op ran, once for each workgroup."""

    def put(self, address: int, array: np.ndarray) -> None:
        """Let kernels reach the bytes of an array at an address."""
        self.arrays.append((address, array.reshape(-1).view(np.uint8)))

    def launch(self, name: str, grid: Sequence[int], arguments: Sequence[int]) -> None:
        """Run one workgroup after another."""
        kernel = self.kernels[name]
        threads = ir.IntegerAttr(kernel.attributes["tier.threads"]).value
        shared = ir.IntegerAttr(kernel.attributes["tier.shared_bytes"]).value
        for z in range(grid[2]):
            for y in range(grid[1]):
                for x in range(grid[0]):
                    _Group(self, kernel, threads, shared, (x, y, z)).run(arguments)


class _Group:
    def __init__(self, machine: Machine, kernel: Any, threads: int, shared: int, block: tuple[int, int, int]):
        self.machine, self.kernel, self.threads, self.block = machine, kernel, threads, block
        self.lds = np.full(shared, 0xFF, np.uint8)
        self.values: dict[Any, np.ndarray] = {}
        self.pending: list[deque[tuple[int, np.ndarray]]] = [deque() for _ in range(threads // WAVE)]
        self.active = np.arange(threads)

    # -- control ------------------------------------------------------------------------------------------------------

    def run(self, arguments: Sequence[int]) -> None:
        blocks = list(self.kernel.regions[0].blocks)
        for argument, value in zip(blocks[0].arguments, arguments, strict=True):
            dtype, _, _ = _parse(argument.type)
            raw = np.array([value & (2 ** 64 - 1)], np.uint64).view(np.uint8)[:dtype.itemsize].view(dtype)
            self.values[argument] = np.repeat(raw, self.threads)
        place = np.zeros(self.threads, np.int64)
        while (place >= 0).any():
            at = place[place >= 0].min()
            self.active = np.flatnonzero(place == at)
            for op in blocks[at].operations:
                name = op.operation.name
                self.machine.counts[name] = self.machine.counts.get(name, 0) + 1
                if name == "llvm.return":
                    place[self.active] = -1
                elif name == "llvm.br":
                    self._go(op.successors[0], list(op.operands), self.active)
                    place[self.active] = blocks.index(op.successors[0])
                elif name == "llvm.cond_br":
                    segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
                    operands, taken = list(op.operands), self.get(op.operands[0])
                    for side, chosen, first in ((0, taken, 1), (1, ~taken, 1 + segments[1])):
                        who = self.active[chosen]
                        self._go(op.successors[side], operands[first:first + segments[1 + side]], who)
                        place[who] = blocks.index(op.successors[side])
                else:
                    self.execute(name, op)
        if any(self.pending):
            raise Fault("expects copies that were awaited, got some in flight at the end")

    def _go(self, block: Any, operands: list[Any], who: np.ndarray) -> None:
        moved = [self.values[value][who] for value in operands]
        for argument, value in zip(block.arguments, moved, strict=True):
            self._assign(argument, value, who)

    def _assign(self, value: Any, result: np.ndarray, who: np.ndarray) -> None:
        dtype, count, _ = _parse(value.type)
        if value not in self.values:
            self.values[value] = np.zeros((self.threads, count) if count else self.threads, dtype)
        self.values[value][who] = result

    def get(self, value: Any) -> np.ndarray:
        return self.values[value][self.active]

    # -- memory -------------------------------------------------------------------------------------------------------

    def _buffer(self, addresses: np.ndarray, size: int) -> tuple[np.ndarray, int]:
        low, high = int(addresses.min()), int(addresses.max()) + size
        for base, memory in self.machine.arrays:
            if base <= low and high <= base + memory.size:
                return memory, base
        raise Fault(f"expects addresses inside of an array, got {low:#x} to {high:#x}")

    def _split(self, addresses: np.ndarray, size: int):
        """The parts of a gather by the array that they reach."""
        rest = np.arange(addresses.size)
        for base, memory in self.machine.arrays:
            at = addresses[rest].astype(np.int64)
            inside = (at >= base) & (at + size <= base + memory.size)
            if inside.any():
                yield rest[inside], memory, at[inside] - base
            rest = rest[~inside]
        if rest.size:
            raise Fault(f"expects addresses inside of an array, got {int(addresses[rest[0]]):#x}")

    def read(self, addresses: np.ndarray, size: int, space: int) -> np.ndarray:
        where = np.arange(size)
        if space == 3:
            at = addresses.astype(np.int64) - _LDS
            if (at < 0).any() or (at + size > self.lds.size).any():
                raise Fault("expects addresses inside of LDS")
            return self.lds[at[:, None] + where]
        result = np.zeros((addresses.size, size), np.uint8)
        for who, memory, at in self._split(addresses, size):
            result[who] = memory[at[:, None] + where]
        return result

    def write(self, addresses: np.ndarray, raw: np.ndarray, space: int) -> None:
        where = np.arange(raw.shape[1])
        if space == 3:
            at = addresses.astype(np.int64) - _LDS
            if (at < 0).any() or (at + raw.shape[1] > self.lds.size).any():
                raise Fault("expects addresses inside of LDS")
            self.lds[at[:, None] + where] = raw
            return
        for who, memory, at in self._split(addresses, raw.shape[1]):
            memory[at[:, None] + where] = raw[who]

    def _waves(self, name: str):
        """The active threads of each wave, all 64 of them."""
        for wave in np.unique(self.active // WAVE):
            who = self.active[self.active // WAVE == wave]
            if who.size != WAVE:
                raise Fault(f"expects whole waves at {name}, got {who.size} lanes")
            yield wave, who

    def wait(self, left: int) -> None:
        for wave in np.unique(self.active // WAVE):
            while len(self.pending[wave]) > left:
                at, raw = self.pending[wave].popleft()
                self.lds[at:at + raw.size] = raw

    # -- ops ----------------------------------------------------------------------------------------------------------

    def execute(self, name: str, op: Any) -> None:
        handler = _OPS.get(name)
        if handler is None and name.startswith("rocdl.mfma"):
            handler = _Group._mfma
        if handler is None:
            raise Fault(f"expects an op that this machine knows, got {name}")
        result = handler(self, op)
        if result is not None:
            self._assign(op.results[0], result, self.active)

    def _mfma(self, op: Any) -> None:
        name = op.operation.name
        side, k = map(int, re.search(r"(\d+)x\d+x(\d+)", name).groups())
        kinds = self._kinds(op, name)
        lane, groups = np.arange(WAVE), WAVE // side
        depth, per = k // groups, side * side // WAVE
        element = np.arange(depth)
        rows, depths = lane[:, None] % side, []
        for kind in kinds:
            # A[i, k]: lane % side is the row; runs of k by lane / side, then beyond all lanes. Those of 4 and 6 bits are a block of 32.
            run = min(32 if kind in _PACKED else 16, depth)
            depths.append(lane[:, None] // side * run + element % run + element // run * (run * groups))
        register = np.arange(per)
        out_rows = 8 * (register // 4) + 4 * (lane[:, None] // side) + register % 4
        for _, who in self._waves(name):
            left, right = (self._operand(self.values[op.operands[i]][who], op.operands[i].type, kind, depth)
                           for i, kind in enumerate(kinds))
            a, b = np.zeros((side, k)), np.zeros((side, k))
            a[rows, depths[0]], b[rows, depths[1]] = left, right
            for matrix, scale in zip((a, b), self._scales(op, name, side, who)):
                matrix *= scale
            product = a @ b.T
            sums, new = self.values[op.operands[2]][who], product[out_rows, lane[:, None] % side]
            total = (sums + new).astype(np.float32) if sums.dtype == np.float32 else sums + new.astype(np.int32).view(np.uint32)
            self._assign(op.results[0], total, who)

    def _kinds(self, op: Any, name: str) -> list[str]:
        if "f8f6f4" in name:
            return [{0: "e4m3", 1: "e5m2", 2: "e2m3", 3: "e3m2", 4: "e2m1"}[int(self.values[op.operands[i]][0])] for i in (3, 4)]
        if found := re.search(r"\.([fb]+p?8)\.([fb]+p?8)$", name):
            return [_FLOATS[kind] + ("fnuz" if self.machine.chip == "gfx942" else "") for kind in found.groups()]
        kind = "i8" if name.endswith("i8") else "bf16" if "bf16" in name else "f16" if name.endswith("f16") else "f32"
        return [kind, kind]

    def _scales(self, op: Any, name: str, side: int, who: Any) -> list[Any]:
        """What the rows of both operands are multiplied by: lane l has the byte of row l % side and block l / side of 32 of k."""
        if "f8f6f4" not in name:
            return [1.0, 1.0]
        if any(self.values[op.operands[i]].any() for i in (5, 7)):
            raise Fault("expects scales in the first byte")
        words = [self.values[op.operands[i]][who] for i in (6, 8)]
        if all(str(op.operands[i].owner.name) == "llvm.mlir.constant" and not word.any() for i, word in zip((6, 8), words)):
            return [1.0, 1.0]  # an instruction without scales
        lane = np.arange(WAVE)
        scales = []
        for word in words:
            grid = np.zeros((side, WAVE // side))
            byte = np.asarray(word).astype(np.uint32).reshape(-1) & 255
            grid[lane % side, lane // side] = np.where(byte == 255, np.nan, 2.0 ** (byte.astype(np.float64) - 127))
            scales.append(np.repeat(grid, 32, axis=1))
        return scales

    @staticmethod
    def _operand(raw: np.ndarray, type_: ir.Type, kind: str, depth: int) -> np.ndarray:
        raw = np.ascontiguousarray(raw).reshape(WAVE, -1)
        if kind == "i8":
            return raw.view(np.int8).astype(np.float64)
        if kind in _PACKED:
            width, table = _PACKED[kind]
            ones = np.unpackbits(raw.view(np.uint8).reshape(WAVE, -1), axis=-1, bitorder="little")
            return table[ones.reshape(WAVE, -1, width) @ (1 << np.arange(width))]
        if kind.startswith("e"):
            return decode(raw.view(np.uint8), kind)
        if kind == "f32":  # xf32 keeps 10 bits of the mantissa
            return (raw.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32).astype(np.float64)
        return widen(raw.view(np.uint16 if kind == "bf16" else np.float16), kind).astype(np.float64)


def _attribute(op: Any, name: str) -> Any:
    attribute = op.attributes[name]
    return attribute.value if hasattr(attribute, "value") else attribute


def _space(pointer: Any) -> int:
    found = re.search(r"<(\d+)>", str(pointer.type))
    return int(found[1]) if found else 0


def _binary(function: Callable[..., np.ndarray]) -> Callable[[_Group, Any], np.ndarray]:
    return lambda group, op: function(group.get(op.operands[0]), group.get(op.operands[1]))


def _signed(function: Callable[..., np.ndarray]) -> Callable[[_Group, Any], np.ndarray]:
    def apply(group: _Group, op: Any) -> np.ndarray:
        x, y = (group.get(value) for value in op.operands)
        return function(x.view(f"i{x.itemsize}"), y.view(f"i{y.itemsize}")).astype(f"i{x.itemsize}").view(x.dtype)
    return apply


def _float(function: Callable[..., np.ndarray]) -> Callable[[_Group, Any], np.ndarray]:
    def apply(group: _Group, op: Any) -> np.ndarray:
        name = _parse(op.results[0].type)[2]
        if name == "f64":
            return function(*(group.get(value) for value in op.operands))
        return narrow(function(*(widen(group.get(value), name) for value in op.operands)), name)
    return apply


def _constant(group: _Group, op: Any) -> np.ndarray:
    dtype, count, name = _parse(op.results[0].type)
    value = op.attributes["value"]
    numbers = ([value.get_splat_value().value] if value.is_splat else list(value)) if isinstance(value, ir.DenseElementsAttr) else [value.value]
    if name[0] in "fb":
        made = narrow(np.array(numbers, np.float64 if name == "f64" else np.float32), name)
    else:
        made = np.array([int(number) & ((1 << 8 * dtype.itemsize) - 1) for number in numbers], np.uint64).astype(dtype)
    return np.broadcast_to(made if count else made[0], (group.active.size, count) if count else group.active.size)


def _gep(group: _Group, op: Any) -> np.ndarray:
    text = str(op.attributes["elem_type"])
    size = 4 if "f32" in text or "i32" in text else 1
    if text not in ("i8", "f32", "i32"):
        raise Fault(f"expects offsets in bytes, got {text}")
    address = group.get(op.operands[0]).copy()
    dynamic = iter(list(op.operands)[1:])
    for constant in ir.DenseI32ArrayAttr(op.attributes["rawConstantIndices"]):
        if constant == -(1 << 31):
            step = group.get(next(dynamic))
            step = step.view(f"i{step.itemsize}").astype(np.int64)
        else:
            step = np.int64(constant)
        address = (address.view(np.int64) + step * size).view(np.uint64)
    return address


def _load(group: _Group, op: Any) -> np.ndarray:
    dtype, count, _ = _parse(op.results[0].type)
    raw = group.read(group.get(op.operands[0]), dtype.itemsize * max(1, count), _space(op.operands[0]))
    value = np.ascontiguousarray(raw).view(dtype)
    return value if count else value[:, 0]


def _store(group: _Group, op: Any) -> None:
    value = np.ascontiguousarray(group.get(op.operands[0]))
    group.write(group.get(op.operands[1]), value.reshape(value.shape[0], -1).view(np.uint8), _space(op.operands[1]))


def _copy(group: _Group, op: Any) -> None:
    size = _attribute(op, "size")
    for wave in np.unique(group.active // WAVE):
        who = group.active[group.active // WAVE == wave]
        bases = group.values[op.operands[1]][who]
        if who.size != WAVE or (bases != bases[0]).any():
            raise Fault("expects one base for all lanes of a wave")
        raw = group.read(group.values[op.operands[0]][who], size, 1)
        at = int(bases[0]) - _LDS
        if at < 0 or at + raw.size > group.lds.size:
            raise Fault("expects addresses inside of LDS")
        group.pending[wave].append((at, raw.reshape(-1)))


def _resource(group: _Group, op: Any) -> np.ndarray:
    """A raw buffer: its base; how many bytes it has is asked of the op."""
    stride, flags = group.get(op.operands[1]), group.get(op.operands[3])
    if stride.any() or (flags != 0x27000).any():
        raise Fault("expects a raw buffer without a stride")
    return group.get(op.operands[0])


def _copy_buffer(group: _Group, op: Any) -> None:
    """Lanes whose bytes are not all in the buffer write zeros."""
    rsrc, target, size, offset = (op.operands[i] for i in range(4))
    if any(group.values[op.operands[i]].any() for i in (4, 5, 6)):
        raise Fault("expects offsets of lanes alone")
    records = group.values[rsrc.owner.operands[2]].astype(np.int64) & 0xFFFFFFFF
    for wave in np.unique(group.active // WAVE):
        who = group.active[group.active // WAVE == wave]
        bases, places = group.values[target][who], group.values[rsrc][who]
        if who.size != WAVE or (bases != bases[0]).any() or (places != places[0]).any():
            raise Fault("expects one buffer and one base for all lanes of a wave")
        bytes_ = int(group.values[size][who[0]])
        offsets = group.values[offset][who].astype(np.int64)
        inside = offsets + bytes_ <= records[who]
        raw = np.zeros((WAVE, bytes_), np.uint8)
        if inside.any():
            raw[inside] = group.read(places[inside] + offsets[inside].astype(np.uint64), bytes_, 1)
        at = int(bases[0]) - _LDS
        if at < 0 or at + raw.size > group.lds.size:
            raise Fault("expects addresses inside of LDS")
        group.pending[wave].append((at, raw.reshape(-1)))


def _turned(group: _Group, op: Any) -> np.ndarray:
    raw = group.read(group.get(op.operands[0]), 8, 3)
    raw = np.ascontiguousarray(raw).view(_parse(op.results[0].type)[0]).reshape(-1, 16, 4)
    lane, element = np.arange(16)[:, None], np.arange(4)
    return raw[:, 4 * element + lane // 4, lane % 4].reshape(-1, 4)


def _assembly(group: _Group, op: Any) -> np.ndarray | None:
    text = ir.StringAttr(op.attributes["asm_string"]).value
    if not text and len(op.operands):  # a value that is held back
        return group.get(op.operands[0])
    if found := re.fullmatch(r"s_waitcnt vmcnt\((\d+)\)", text):
        group.wait(int(found[1]))
    elif text not in ("", "s_waitcnt lgkmcnt(0)\n\ts_barrier"):
        raise Fault(f"expects text that this machine knows, got {text!r}")
    return None


def _funnel(group: _Group, op: Any) -> np.ndarray:
    """The lower word of two, the second one below the first, shifted right."""
    high, low, bits = (group.get(value) for value in op.operands)
    if low.dtype != np.uint32:
        raise Fault("expects words of 32 bits")
    pair = high.astype(np.uint64) << np.uint64(32) | low
    return (pair >> (bits & np.uint32(31)).astype(np.uint64)).astype(np.uint32)


def _bitcast(group: _Group, op: Any) -> np.ndarray:
    dtype, count, _ = _parse(op.results[0].type)
    value = np.ascontiguousarray(group.get(op.operands[0]))
    value = value.reshape(value.shape[0], -1).view(dtype)
    return value if count else value[:, 0]


def _shuffle(group: _Group, op: Any) -> np.ndarray:
    both = np.concatenate([group.get(value) for value in op.operands], axis=1)
    return both[:, list(ir.DenseI32ArrayAttr(op.attributes["mask"]))]


def _extract(group: _Group, op: Any) -> np.ndarray:
    vector = group.get(op.operands[0])
    return vector[np.arange(vector.shape[0]), group.get(op.operands[1]).astype(np.int64)]


def _insert(group: _Group, op: Any) -> np.ndarray:
    vector = group.get(op.operands[0]).copy()
    vector[np.arange(vector.shape[0]), group.get(op.operands[2]).astype(np.int64)] = group.get(op.operands[1])
    return vector


def _address(group: _Group, op: Any) -> np.ndarray:
    name = str(op.attributes["global_name"])
    return np.full(group.active.size, {"@tier_shared": _LDS, "@tier_zeros": _ZEROS}[name], np.uint64)


def _compare(group: _Group, op: Any) -> np.ndarray:
    x, y = (group.get(value) for value in op.operands)
    number = _attribute(op, "predicate")
    if number >= 6 or number < 2:
        return (np.equal, np.not_equal, None, None, None, None, np.less, np.less_equal, np.greater, np.greater_equal)[number](x, y)
    x, y = x.view(f"i{x.itemsize}"), y.view(f"i{y.itemsize}")
    return (np.less, np.less_equal, np.greater, np.greater_equal)[number - 2](x, y)


def _compare_floats(group: _Group, op: Any) -> np.ndarray:
    name = _parse(op.operands[0].type)[2]
    x, y = (group.get(value) if name == "f64" else widen(group.get(value), name) for value in op.operands)
    number = _attribute(op, "predicate")
    unordered = np.isnan(x) | np.isnan(y)
    relations = {1: x == y, 2: x > y, 3: x >= y, 4: x < y, 5: x <= y, 6: x != y}
    if number == 7 or number == 8:
        return ~unordered if number == 7 else unordered
    return relations[number] & ~unordered if number < 7 else relations[number - 8] | unordered


def _to_float(group: _Group, op: Any) -> np.ndarray:
    source, name = _parse(op.operands[0].type)[2], _parse(op.results[0].type)[2]
    value = group.get(op.operands[0])
    return value.astype(np.float32) if source == "f64" else narrow(widen(value, source), name)


def _shrink(group: _Group, op: Any) -> np.ndarray:
    source, name = _parse(op.operands[0].type)[2], _parse(op.results[0].type)[2]
    value = group.get(op.operands[0])
    return narrow(value.astype(np.float32) if source == "f64" else widen(value, source), name)


def _cast(group: _Group, op: Any) -> np.ndarray:
    value, dtype = group.get(op.operands[0]), _parse(op.results[0].type)[0]
    return value.astype(np.uint64).astype(dtype) & dtype.type(1) if dtype == np.bool_ else value.astype(dtype)


def _extend(group: _Group, op: Any) -> np.ndarray:
    value, dtype = group.get(op.operands[0]), _parse(op.results[0].type)[0]
    if value.dtype == np.bool_:
        return np.where(value, -1, 0).astype(f"i{dtype.itemsize}").view(dtype)
    return value.view(f"i{value.itemsize}").astype(f"i{dtype.itemsize}").view(dtype)


def _shift(left: bool) -> Callable[[_Group, Any], np.ndarray]:
    def apply(group: _Group, op: Any) -> np.ndarray:
        x, y = (group.get(value) for value in op.operands)
        return x << y if left else x >> y
    return apply


def _maximum(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    return np.maximum(x, y)


def _first_lane(group: _Group, op: Any) -> np.ndarray:
    value = group.get(op.operands[0])
    for wave in np.unique(group.active // WAVE):
        chosen = group.active // WAVE == wave
        value[chosen] = value[chosen][0]
    return value


def _from_lane(group: _Group, op: Any) -> np.ndarray:
    lane, value = (group.values[op.operands[i]] for i in (0, 1))
    source = group.active // WAVE * WAVE + (lane[group.active] // 4) % WAVE
    return value[source.astype(np.int64)]


def _swapped(group: _Group, op: Any) -> np.ndarray:
    """Data-parallel primitives that stay inside of a row of 16 lanes (CDNA3 ISA, DPP_CTRL)."""
    control = _attribute(op, "dppCtrl")
    lane = np.arange(16)
    if control < 0x100:
        source = lane // 4 * 4 + (control >> 2 * (lane % 4) & 3)
    elif 0x121 <= control <= 0x12F:
        source = (lane - (control - 0x120)) % 16
    elif control in (0x140, 0x141):
        source = 15 - lane if control == 0x140 else lane // 8 * 8 + 7 - lane % 8
    else:
        raise Fault(f"expects a control that this machine knows, got {control:#x}")
    at = group.active // 16 * 16 + source[group.active % 16]
    if not np.isin(at, group.active).all():
        raise Fault("expects lanes that are there")
    return group.values[op.operands[1]][at]


_OPS: dict[str, Callable[[_Group, Any], np.ndarray | None]] = {
    "llvm.mlir.constant": _constant, "llvm.mlir.addressof": _address, "llvm.getelementptr": _gep, "llvm.load": _load,
    "llvm.store": _store, "llvm.bitcast": _bitcast, "llvm.shufflevector": _shuffle, "llvm.extractelement": _extract,
    "llvm.insertelement": _insert, "llvm.icmp": _compare, "llvm.fcmp": _compare_floats, "llvm.inline_asm": _assembly,
    "llvm.intr.fshr": _funnel,
    "llvm.mlir.poison": lambda group, op: np.zeros_like(_constant_like(group, op)),
    "llvm.mlir.zero": lambda group, op: np.zeros_like(_constant_like(group, op)),
    "llvm.mlir.undef": lambda group, op: np.zeros_like(_constant_like(group, op)),
    "llvm.fence": lambda group, op: None, "rocdl.s.barrier": lambda group, op: None,
    "rocdl.sched.group.barrier": lambda group, op: None, "rocdl.sched.barrier": lambda group, op: None,
    "rocdl.s.setprio": lambda group, op: None,
    "llvm.add": _binary(np.add), "llvm.sub": _binary(np.subtract), "llvm.mul": _binary(np.multiply),
    "llvm.udiv": _binary(np.floor_divide), "llvm.urem": _binary(np.remainder), "llvm.and": _binary(np.bitwise_and),
    "llvm.or": _binary(np.bitwise_or), "llvm.xor": _binary(np.bitwise_xor), "llvm.shl": _shift(True), "llvm.lshr": _shift(False),
    "llvm.ashr": _signed(np.right_shift), "llvm.intr.smin": _signed(np.minimum), "llvm.intr.smax": _signed(np.maximum),
    "llvm.intr.umin": _binary(np.minimum), "llvm.intr.umax": _binary(np.maximum),
    "llvm.ptrtoint": _cast, "llvm.inttoptr": _cast, "llvm.zext": _cast, "llvm.trunc": _cast, "llvm.sext": _extend,
    "llvm.select": lambda group, op: np.where(_like(group.get(op.operands[0]), group.get(op.operands[1])),
                                              group.get(op.operands[1]), group.get(op.operands[2])),
    "llvm.fadd": _float(np.add), "llvm.fsub": _float(np.subtract), "llvm.fmul": _float(np.multiply),
    "llvm.fdiv": _float(np.divide), "llvm.fneg": _float(np.negative), "llvm.intr.maximum": _float(_maximum),
    "llvm.intr.minimum": _float(np.minimum), "llvm.intr.maxnum": _float(np.fmax), "llvm.intr.minnum": _float(np.fmin),
    "llvm.intr.fabs": _float(np.abs), "llvm.intr.sqrt": _float(np.sqrt), "llvm.intr.exp2": _float(np.exp2),
    "llvm.intr.floor": _float(np.floor), "llvm.intr.roundeven": _float(np.rint), "llvm.intr.copysign": _float(np.copysign),
    "llvm.intr.fma": _float(lambda x, y, z: (x.astype(np.float64) * y + z)),
    "llvm.fpext": _to_float, "llvm.fptrunc": _shrink,
    "llvm.sitofp": lambda group, op: narrow(
        group.get(op.operands[0]).view(f"i{group.get(op.operands[0]).itemsize}").astype(np.float32), _parse(op.results[0].type)[2]),
    "llvm.fptosi": lambda group, op: group.get(op.operands[0]).astype(np.int64).astype(
        f"i{_parse(op.results[0].type)[0].itemsize}").view(_parse(op.results[0].type)[0]),
    "rocdl.workitem.id.x": lambda group, op: group.active.astype(np.uint32),
    "rocdl.workgroup.id.x": lambda group, op: np.full(group.active.size, group.block[0], np.uint32),
    "rocdl.workgroup.id.y": lambda group, op: np.full(group.active.size, group.block[1], np.uint32),
    "rocdl.workgroup.id.z": lambda group, op: np.full(group.active.size, group.block[2], np.uint32),
    "rocdl.readfirstlane": _first_lane, "rocdl.ds_bpermute": _from_lane,
    "rocdl.update.dpp": _swapped,
    "rocdl.make.buffer.rsrc": _resource, "rocdl.raw.ptr.buffer.load.lds": _copy_buffer,
    "rocdl.global.load.lds": _copy, "rocdl.ds.read.tr16.b64": _turned,
}


def _constant_like(group: _Group, op: Any) -> np.ndarray:
    dtype, count, _ = _parse(op.results[0].type)
    return np.zeros((group.active.size, count) if count else group.active.size, dtype)


def _like(condition: np.ndarray, value: np.ndarray) -> np.ndarray:
    return condition[:, None] if value.ndim > condition.ndim else condition
