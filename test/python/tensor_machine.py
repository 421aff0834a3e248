"""A machine for the PTX of products through tensor memory: warps side by side, engines that end late and in any order.

It adds to `ptx_machine` what roles need: barriers with phases and bytes, the bulk-copy engine with its swizzle, tensor memory
with its lanes, and the matrix unit, which reads its descriptors as PTX ISA 9.7.16.4 says. Two CTAs of a cluster may share
products (`cta_group::2`). What a specification leaves open is chosen at random: which lane is elected, which warp goes on,
when a copy or a product ends. Misuse raises.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import ptx_machine
from ptx_machine import Kernel, Machine, parts_of

_U64 = np.uint64


@dataclass(frozen=True)
class Map:
    """A tensor map with a 128-byte swizzle: base address, extents and box innermost first, bytes of an element.

    Of numbers of 4 or 6 bits, `packed`, 16 take 16 bytes of shared memory, what they need of them first (PTX ISA 5.5.1.1).
    """

    base: int
    extents: tuple[int, int]
    box: tuple[int, int]
    bytes: int = 2
    packed: int = 0


@dataclass
class _Barrier:
    count: int
    pending: int
    bytes: int = 0
    phase: int = 0

    def step(self) -> None:
        if self.pending < 0:
            raise ValueError("more arrivals than a barrier counts")
        if self.pending == 0 and self.bytes == 0:
            self.phase ^= 1
            self.pending = self.count


def find_joins(kernel: Kernel) -> dict[int, int]:
    """Where lanes that part at a branch meet again: the first instruction that all their ways lead to."""
    code = kernel.code
    end, edges = len(code), {}
    for at, (guard, op, operands) in enumerate(code):
        name = op.split(".")[0]
        target = [end] if name == "ret" else [kernel.labels[operands[0]]] if name == "bra" else []
        edges[at] = target + [at + 1] * (guard is not None or not target)
    heads = sorted({0, end, *(t for at in edges if code[at][1].split(".")[0] in ("bra", "ret") for t in (*edges[at], at + 1))})
    last = {head: nxt - 1 for head, nxt in zip(heads, heads[1:])}
    after = {head: set(heads) for head in heads}  # heads that every way from a head passes
    after[end] = {end}
    changed = True
    while changed:
        changed = False
        for head in reversed(heads[:-1]):
            passed = {head} | set.intersection(*(after[t] for t in edges[last[head]]))
            changed |= passed != after[head]
            after[head] = passed
    joins = {}
    for head, at in last.items():
        ways = set.intersection(*(after[t] for t in edges[at]))
        joins[at] = max(ways, key=lambda way: len(after[way]))
    return joins


def _float8(digits: int, bias: int) -> np.ndarray:
    """Every number of an 8-bit float, by its bits."""
    bits = np.arange(256)
    exponent, fraction = (bits & 127) >> digits, bits & (1 << digits) - 1
    size = np.where(exponent == 0, fraction * 2.0 ** (1 - bias - digits), (1 + fraction / 2**digits) * 2.0 ** (exponent - bias + 0.0))
    size[127 if digits == 3 else slice(124, 128)] = np.nan
    size[255 if digits == 3 else slice(252, 256)] = np.nan
    return np.where(bits < 128, size, -size)


FLOAT8 = (_float8(3, 7), _float8(2, 15))  # e4m3, e5m2 (its infinities are none here)
#: Numbers of 4 and 6 bits, by their bits, under what an instruction calls them: e2m3, e3m2, e2m1.
PACKED = {code: (bits, np.array([sign * (fraction * 2.0 ** (1 - bias - digits) if exponent == 0 else (1 + fraction / 2**digits) * 2.0 ** (exponent - bias))
                                 for sign in (1, -1) for exponent in range(1 << (bits - 1 - digits)) for fraction in range(1 << digits)]))
          for code, bits, digits, bias in ((3, 6, 3, 1), (4, 6, 2, 3), (5, 4, 1, 1))}
FLOAT4 = np.array([sign * size for sign in (1, -1) for size in (0, 0.5, 1, 1.5, 2, 3, 4, 6)])
EXPONENTS = np.where(np.arange(256) == 255, np.nan, 2.0 ** (np.arange(256) - 127.0))


def _swizzle(address: np.ndarray, mode: int) -> np.ndarray:
    """Exclusive-or of the 16-byte chunk with the 128-byte line; modes of a descriptor: 2 is 128 bytes, 4 is 64, 6 is 32."""
    mask = {0: 0, 2: 7, 4: 3, 6: 1}[mode]
    return address ^ ((address >> 7 & mask) << 4)


def unpack(data: np.ndarray, bits: int) -> np.ndarray:
    """The numbers of `bits` bits that lie in the last axis of bytes, the lower bits first."""
    ones = np.unpackbits(data, axis=-1, bitorder="little")
    return ones.reshape(*data.shape[:-1], -1, bits) @ (1 << np.arange(bits))


def _read_numbers(data: np.ndarray, code: int) -> np.ndarray:
    """What the unit takes [rows, 32] bytes of shared memory for."""
    if code not in PACKED:
        return FLOAT8[code][data]
    bits, table = PACKED[code]
    chunks = data.astype(np.uint8).reshape(data.shape[0], 2, 16)[:, :, : 2 * bits]
    return table[unpack(chunks, bits).reshape(data.shape[0], 32)]


class Cta:
    """What the warps of a CTA share."""

    def __init__(self, machine: Machine, kernel: Kernel, block: int, blocks: int, arguments: list, seed: int):
        self.machine, self.random = machine, random.Random(seed)
        machine.shared[:] = self.random.randrange(256)
        self.barriers: dict[int, _Barrier] = {}
        self.meeting: dict[int, int] = {}
        self.met: dict[int, int] = {}
        self.cells = np.full((128, 512), np.float32(np.nan)).view(np.uint32)
        self.pair: list[Cta] = [self]  # the CTAs that share products, by their rank
        self.rank, self.turn, self.arrived, self.has_ended = 0, 0, 0, False
        self.waiting: list[int] = []  # CTAs, or first ones of pairs, that have not begun
        self.is_refused = False  # a response gave none
        self.reserved: tuple[int, int] | None = None
        self.relinquished = False
        self.copies: list = []
        self.products: list = []
        self.maps: list[Map] = []
        self.join = find_joins(kernel)
        self.issued = dict.fromkeys(("products", "loads", "stores", "reads"), 0)
        values = {}
        for name, argument in zip(kernel.parameters, arguments, strict=True):
            if isinstance(argument, Map):
                self.maps.append(argument)
                argument = (1 << 40) + len(self.maps) - 1
            values[name] = argument
        self.warps = [Warp(self, kernel, i, block, blocks, values) for i in range(kernel.threads // 32)]

    def run(self) -> None:
        """Let warps and engines of the CTA, or of its pair, go on in random order until all warps have ended."""
        running = [(cta, warp.run()) for cta in self.pair for warp in cta.warps]
        idle, eager = 0, self.random.choice((0.3, 0.03))
        while running:
            engines = [queue for cta in self.pair for queue in (cta.copies, cta.products) if queue]
            if engines and self.random.random() < eager:
                queue = self.random.choice(engines)
                in_order = any(queue is cta.products for cta in self.pair)
                # A copy of scales comes before the products behind it, and nothing says that it comes behind others.
                early = [i for i, job in enumerate(queue) if getattr(job, "is_copy", False)] if in_order else range(len(queue))
                queue.pop(self.random.choice([0, *early] if in_order else early))()
                idle = 0
            chosen = self.random.choice(running)
            state = next(chosen[1], "ended")
            if state == "ended":
                running.remove(chosen)
                chosen[0].has_ended = not any(cta is chosen[0] for cta, _ in running)
            idle = idle + 1 if state == "waits" else 0
            if idle > 200 * len(running) and not engines:
                raise ValueError("all warps wait")
        for cta in self.pair:
            if cta.reserved:
                raise ValueError("tensor memory is not given back")
            if cta.products or any(barrier.bytes for barrier in cta.barriers.values()):
                raise ValueError("the kernel ends before its engines")

    def respond(self, response: int, barrier: int, told: list[Cta]) -> None:
        """Give one of the CTAs that wait, if there is any and the device wants to."""
        given = bool(self.waiting) and self.random.random() < 0.9
        first = self.waiting.pop(self.random.randrange(len(self.waiting))) if given else self.random.randrange(1 << 31)
        self.is_refused = not given
        bits = np.array([first << 32 | given, self.random.getrandbits(63)], np.uint64).view(np.uint8)
        for cta in told:
            if cta.has_ended:
                raise ValueError("a response to a CTA that has ended")
            cta.machine.shared[response : response + 16] = bits
            cta.barriers[barrier].bytes -= 16
            cta.barriers[barrier].step()

    def owner(self, address: int) -> tuple[Cta, int]:
        """The CTA of an address of the cluster's shared memory, which is still there, and the address in it."""
        cta = self.pair[(address >> 24) - 1] if address >> 24 else self
        if cta.has_ended:
            raise ValueError("shared memory of a CTA that has ended")
        return cta, address & 0xFFFFFF

    # -- engines ------------------------------------------------------------------------------------------------------

    def arrive(self, address: int, count: int = 1) -> None:
        self.barriers[address].pending -= count
        self.barriers[address].step()

    def box(self, tensor: Map, corner: tuple[int, int], shared: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Byte addresses of a box in shared and global memory, and what lies in the tensor."""
        if shared % 1024:
            raise ValueError("a box at an address that is not aligned")
        inner, outer = np.meshgrid(np.arange(tensor.box[0]), np.arange(tensor.box[1]))
        here = _swizzle(shared + (outer * tensor.box[0] + inner) * tensor.bytes, 2)
        x, y = inner + corner[0], outer + corner[1]
        inside = (x >= 0) & (x < tensor.extents[0]) & (y >= 0) & (y < tensor.extents[1])
        return here, np.where(inside, tensor.base + (y * tensor.extents[0] + x) * tensor.bytes, 0), inside

    def load_packed(self, tensor: Map, corner: tuple[int, int], shared: int) -> int:
        """Load a box of packed numbers; returns its bytes of global memory, which barriers hear of."""
        pitch, chunk = tensor.extents[0] * tensor.packed // 8, 2 * tensor.packed
        if shared % 1024 or tensor.box[0] != 128 or corner[0] % 128 or tensor.extents[0] % 128 or tensor.base % 32:
            raise ValueError("a box of packed numbers that is none")
        for y in range(tensor.box[1]):
            for x in range(0, 128, 16):
                at = int(_swizzle(np.array(shared + 128 * y + x), 2))
                row, column = y + corner[1], x + corner[0]
                inside = 0 <= row < tensor.extents[1] and 0 <= column < tensor.extents[0]
                first = tensor.base + row * pitch + column * tensor.packed // 8
                self.machine.shared[at : at + chunk] = self.machine.memory[first : first + chunk] if inside else 0
                self.machine.shared[at + chunk : at + 16] = self.random.randrange(256)
        return tensor.box[1] * 128 * tensor.packed // 8

    def load(self, tensor: Map, corner: tuple[int, int], shared: int, barrier: int) -> None:
        if tensor.packed:
            size = self.load_packed(tensor, corner, shared)
            counting, barrier = self.owner(barrier)
            counting.barriers[barrier].bytes -= size
            counting.barriers[barrier].step()
            return
        here, there, inside = self.box(tensor, corner, shared)
        for byte in range(tensor.bytes):
            self.machine.shared[here + byte] = np.where(inside, self.machine.memory[there + byte], 0)
        counting, barrier = self.owner(barrier)
        counting.barriers[barrier].bytes -= here.size * tensor.bytes
        counting.barriers[barrier].step()

    def store(self, tensor: Map, corner: tuple[int, int], shared: int) -> None:
        here, there, inside = self.box(tensor, corner, shared)
        for byte in range(tensor.bytes):
            self.machine.memory[there[inside] + byte] = self.machine.shared[here[inside] + byte]

    def operand(self, descriptor: int, rows: int, row_major: bool) -> np.ndarray:
        """The [rows, 16] elements of 2 bytes that a descriptor names."""
        bits = self.chunks(descriptor, rows, row_major, 2)
        return ((bits[..., 0] | bits[..., 1] << 8) << 16).view(np.float32)

    def chunks(self, descriptor: int, rows: int, row_major: bool, size: int) -> np.ndarray:
        """The bytes of the [rows, 32 / `size`] elements that a descriptor names."""
        start, leading, stride = ((descriptor >> at & 0x3FFF) << 4 for at in (0, 16, 32))
        mode = descriptor >> 61
        if descriptor >> 46 & 7 != 1 or mode not in (2, 4, 6):
            raise ValueError(f"descriptor {descriptor:#x}")
        span = {2: 128, 4: 64, 6: 32}[mode]
        r, k = np.meshgrid(np.arange(rows), np.arange(32 // size), indexing="ij")
        if row_major:
            address = start + r * size % span + r * size // span * leading + k % 8 * span + k // 8 * stride
        else:
            address = start + r // 8 * stride + r % 8 * span + k * size
        address = _swizzle(address, mode)
        return np.stack([self.machine.shared[address + byte].astype(np.uint32) for byte in range(size)], -1)

    # -- scales (PTX ISA 9.7.16.10) ---------------------------------------------------------------------------------

    def copy_scales(self, target: int, descriptor: int) -> None:
        """32 rows of 16 bytes to the lanes of each quarter, four columns side by side."""
        start, stride = ((descriptor >> at & 0x3FFF) << 4 for at in (0, 32))
        if descriptor >> 46 & 7 != 1 or descriptor >> 61 or target >> 16:
            raise ValueError(f"descriptor {descriptor:#x} of scales")
        row, byte = np.meshgrid(np.arange(32), np.arange(16), indexing="ij")
        words = np.ascontiguousarray(self.machine.shared[start + row // 8 * stride + row % 8 * 16 + byte]).view(np.uint32)
        first = self.columns(target, 4)
        self.cells[:, first : first + 4] = np.tile(words, (4, 1))

    def scales(self, address: int, rows: int, byte: int) -> np.ndarray:
        """The bits of the scale of each row: a byte of the cells of lane row mod 32, column row div 32."""
        first = self.columns(address, -(-rows // 32))
        row = np.arange(rows)
        cells = np.stack([self.cells[32 * quarter + row % 32, first + row // 32] for quarter in range(4)])
        if (cells != cells[0]).any():
            raise ValueError("scales that differ between the quarters of the lanes")
        return cells[0] >> 8 * byte & 255

    def multiply_scaled(self, kind: tuple[str, str], target: int, a: int, b: int, instruction: int, scales: tuple[int, int],
                        adds: bool, ctas: list[Cta]) -> None:
        """One product of 32 bytes of k, with one, two or four scales for each row of both operands.

        Each of `ctas` has the scales of its rows of A, and of all rows of B, of which it has a part.
        """
        count = {("mxf8f6f4", "1X"): 1, ("mxf4", "2X"): 2, ("mxf4nvf4", "4X"): 4}[kind]
        fields = {name: instruction >> at & (1 << width) - 1 for name, at, width in (
            ("sfb", 4, 2), ("a", 7, 3), ("b", 10, 3), ("n", 17, 6), ("type", 23, 1), ("m", 27, 2), ("sfa", 29, 2))}
        is_f4, has_exponents = count > 1, kind[0] != "mxf4nvf4"
        known = {1} if is_f4 else {0, 1, *PACKED}
        if (fields["m"] != len(ctas) or fields["type"] != has_exponents or instruction & 0x8701E04F or target >> 16
                or not {fields["a"], fields["b"]} <= known or fields["sfa"] % count or fields["sfb"] % count):
            raise ValueError(f"instruction {instruction:#x}")
        columns = fields["n"] << 3
        table = EXPONENTS if has_exponents else FLOAT8[0]

        def numbers(cta: Cta, descriptor: int, rows: int, side: str) -> np.ndarray:
            bits = cta.chunks(descriptor, rows, False, 1)[..., 0]
            return FLOAT4[np.stack([bits & 15, bits >> 4], -1).reshape(rows, -1)] if is_f4 else _read_numbers(bits, fields[side])

        right = np.concatenate([numbers(cta, b, columns // len(ctas), "b") for cta in ctas])
        for cta in ctas:
            if cta.has_ended:
                raise ValueError("a product with a CTA that has ended")
            first = cta.columns(target, columns)
            sides = []
            for values, address, byte in ((numbers(cta, a, 128, "a"), scales[0], "sfa"), (right, scales[1], "sfb")):
                rows = len(values)
                at = cta.columns(address, -(-rows // 32))
                if at < first + columns and first < at + -(-rows // 32):
                    raise ValueError("scales in the columns of the sums")
                factors = np.stack([table[cta.scales(address, rows, fields[byte] + i)] for i in range(count)], -1)
                sides.append(values * np.repeat(factors, values.shape[1] // count, axis=1))
            sums = cta.cells.view(np.float32)[:, first : first + columns]
            with np.errstate(over="ignore", invalid="ignore"):  # mutants multiply anything
                product = (sides[0] @ sides[1].T).astype(np.float32)
                sums[:] = product + sums if adds else product

    def multiply(self, target: int, a: int, b: int, instruction: int, adds: bool, ctas: list[Cta], is_small: bool = False) -> None:
        """One product of `ctas`: each has its rows of A and of the sums, and its part of the rows of B. Elements have 16 bits, or 8 and less."""
        fields = {name: instruction >> at & (1 << width) - 1 for name, at, width in (
            ("d", 4, 2), ("a", 7, 3), ("b", 10, 3), ("turn_a", 15, 1), ("turn_b", 16, 1), ("n", 17, 6), ("m", 24, 5))}
        rows, columns = fields["m"] << 4, fields["n"] << 3
        known = {0, 1, *PACKED} if is_small else {1}
        if rows != 128 * len(ctas) or fields["d"] != 1 or not {fields["a"], fields["b"]} <= known or instruction & 0xC000600F:
            raise ValueError(f"instruction {instruction:#x}")
        if is_small and (fields["turn_a"] or fields["turn_b"]):
            raise ValueError("an operand of 8 bits or less that does not lie along k")
        if target >> 16:
            raise ValueError("an accumulator that does not begin at lane 0")

        def numbers(cta: Cta, descriptor: int, count: int, side: str) -> np.ndarray:
            if is_small:
                return _read_numbers(cta.chunks(descriptor, count, False, 1)[..., 0], fields[side]).astype(np.float32)
            return cta.operand(descriptor, count, bool(fields["turn_" + side]))

        right = np.concatenate([numbers(cta, b, columns // len(ctas), "b") for cta in ctas])
        for cta in ctas:
            if cta.has_ended:
                raise ValueError("a product with a CTA that has ended")
            first = cta.columns(target, columns)
            sums = cta.cells.view(np.float32)[:, first : first + columns]
            product = numbers(cta, a, 128, "a") @ right.T
            sums[:] = product + sums if adds else product

    def columns(self, address: int, count: int) -> int:
        first = address & 0xFFFF
        if not self.reserved or first < self.reserved[0] or first + count > sum(self.reserved):
            raise ValueError("columns that are not reserved")
        return first


def run_grid(machine: Machine, kernel: Kernel, blocks: int, arguments: list, seed: int, in_pairs: bool) -> dict[str, int]:
    """Run CTAs, or pairs of them, until none waits; returns what the engines were asked."""
    waiting = list(range(0, blocks, 1 + in_pairs))
    issued: dict[str, int] = {"launches": 0}
    while waiting:
        block = waiting.pop(0)
        issued["launches"] += 1
        if in_pairs:
            ctas = run_pair(machine, kernel, block, blocks, arguments, seed + block, waiting)
        else:
            ctas = [Cta(machine, kernel, block, blocks, arguments, seed + block)]
            ctas[0].waiting = waiting
            ctas[0].run()
        for cta in ctas:
            for name, count in cta.issued.items():
                issued[name] = issued.get(name, 0) + count
            while cta.copies:
                cta.copies.pop(0)()
    return issued


def run_pair(machine: Machine, kernel: Kernel, block: int, blocks: int, arguments: list, seed: int, waiting: list[int]) -> list[Cta]:
    """Run CTAs `block` and `block` + 1, which share products; returns them."""
    other = Machine(0)
    other.memory = machine.memory
    pair = [Cta(one, kernel, block + rank, blocks, arguments, seed + rank) for rank, one in enumerate((machine, other))]
    for rank, cta in enumerate(pair):
        cta.pair, cta.rank, cta.waiting = pair, rank, waiting
        for warp in cta.warps:
            warp.registers["%cluster_ctarank"] = np.full(32, rank, _U64)
    pair[0].run()
    return pair


class Warp(ptx_machine._Cta):
    """32 threads in step."""

    def __init__(self, cta: Cta, kernel: Kernel, index: int, block: int, blocks: int, arguments: dict[str, int]):
        super().__init__(cta.machine, kernel, block, arguments, blocks)
        self.cta, self.index, self.threads, self.everyone = cta, index, 32, np.ones(32, bool)
        self.registers = {"%tid.x": np.arange(32 * index, 32 * index + 32, dtype=_U64), "%ctaid.x": np.full(32, block, _U64),
                          "%nctaid.x": np.full(32, blocks, _U64)}
        self.registers |= {name: np.full(32, value, _U64) for name, value in arguments.items()}
        self.groups: list[list[bool]] = []
        self.open: list[bool] = []
        self.must_fence_after = self.must_fence_before = False

    def run(self) -> Iterator[str]:
        """Run; yield "waits" where others have to act first, and now and then to let them."""
        code, join = self.kernel.code, self.cta.join
        paths = [(0, len(code), self.everyone)]  # where, until where, which lanes
        waits = False  # it goes around a wait
        while paths:
            at, until, active = paths.pop()
            if at == until:
                continue
            guard, op, operands = code[at]
            lanes = active & (self.read(guard) != 0) if guard else active
            parts = parts_of(op)
            if parts[0] in ("ret", "bra"):
                target = len(code) if op == "ret" else self.kernel.labels[operands[0]]
                stay = active & ~lanes
                if stay.any() and lanes.any():
                    paths += [(join[at], until, active), (at + 1, join[at], stay), (target, join[at], lanes)]
                else:
                    paths.append((target if lanes.any() else at + 1, until, active))
                if self.cta.random.random() < 0.2:
                    yield "waits" if waits else "runs"
                continue
            paths.append((at + 1, until, active))
            active = lanes
            if active is not self.everyone and not active.any():
                continue
            if op == "bar.sync":
                if not active.all():
                    raise ValueError("a barrier without all lanes")
                yield from self.meet(operands)
            elif parts[:2] == ["barrier", "cluster"]:
                if not active.all():
                    raise ValueError("a barrier without all lanes")
                yield from self.meet_cluster(parts[2])
            elif op.startswith("cp.async.bulk.wait_group"):
                while sum(not all(group) for group in self.groups) > int(operands[0]):
                    yield "waits"
            else:
                getattr(self, "do_" + parts[0].split("::")[0])(parts, operands, active)
                waits = parts[:2] == ["mbarrier", "try_wait"] and not self.read(operands[0])[active].all()
                if waits:
                    yield "waits"
            if self.cta.random.random() < 0.02:
                yield "waits" if waits else "runs"

    def one(self, name: str, active: np.ndarray) -> int:
        """The operand of the only thread that is active."""
        if active.sum() != 1:
            raise ValueError("an instruction for one thread")
        return int(self.read(name.strip("[] "))[active][0])

    def same(self, name: str, active: np.ndarray) -> int:
        """The operand of a whole warp."""
        values = set(self.address(name).tolist())
        if len(values) != 1 or not active.all():
            raise ValueError(f"an operand or a path that differs between the lanes of a warp: {values}, {active.sum()} lanes")
        return values.pop() & 0xFFFFFFFF

    # -- order --------------------------------------------------------------------------------------------------------

    def hand_over(self) -> None:
        if self.must_fence_before:
            raise ValueError("tcgen05.fence::before_thread_sync is missing")

    def meet(self, operands: list[str]) -> Iterator[str]:
        number = int(operands[0])
        warps = int(operands[1]) // 32 if len(operands) > 1 else len(self.cta.warps)
        is_whole = warps == len(self.cta.warps)  # others go on with what this warp did
        if is_whole:
            self.hand_over()
        turn = self.cta.met.get(number, 0)
        self.cta.meeting[number] = self.cta.meeting.get(number, 0) + 1
        if self.cta.meeting[number] == warps:
            self.cta.meeting[number] = 0
            self.cta.met[number] = turn + 1
        while self.cta.met.get(number, 0) == turn:
            yield "waits"
        self.must_fence_after |= is_whole

    def meet_cluster(self, side: str) -> Iterator[str]:
        first = self.cta.pair[0]  # counts for the cluster
        if side == "arrive":
            self.hand_over()
            self.turn = first.turn
            first.arrived += 1
            if first.arrived == sum(len(cta.warps) for cta in self.cta.pair):
                first.turn, first.arrived = first.turn + 1, 0
            return
        while first.turn == self.turn:
            yield "waits"
        self.must_fence_after = True

    def do_mapa(self, parts, operands, active):
        rank = self.read(operands[2], 32)
        self.write(operands[0], self.address(operands[1]) | rank + _U64(1) << _U64(24), 32, active)

    def do_mbarrier(self, parts, operands, active):
        at = operands[1] if parts[1] == "try_wait" or operands[0] == "_" else operands[0]
        addresses = self.address(at) & _U64(0xFFFFFFFF)
        if parts[1] == "init":
            count = int(operands[1])
            self.cta.barriers[self.one(at, active)] = _Barrier(count, count)
        elif parts[1] == "try_wait":
            parity = self.read(operands[2], 32)
            done = [self.cta.barriers[int(a)].phase != int(p) if on else 0
                    for a, p, on in zip(addresses, parity, active, strict=True)]
            self.write(operands[0], np.array(done, _U64), 1, active)
            self.must_fence_after |= any(done)
        else:
            self.hand_over()
            if "expect_tx" in parts:
                self.cta.barriers[self.one(at, active)].bytes += int(operands[2])
            for address in addresses[active].tolist():
                cta, address = self.cta.owner(address)
                cta.arrive(address)

    def do_elect(self, parts, operands, active):
        lane = self.cta.random.choice(np.flatnonzero(active).tolist())
        self.write(operands[0].split("|")[1], (np.arange(32) == lane).astype(_U64), 1, active)

    def do_nothing(self, parts, operands, active):
        pass

    do_fence = do_prefetch = do_setmaxnreg = do_bar = do_griddepcontrol = do_nothing

    # -- work of other CTAs -------------------------------------------------------------------------------------------

    def do_mov(self, parts, operands, active):
        if parts[-1] == "b128":
            self.handle = self.vector(parts, operands[1])
        else:
            super().do_mov(parts, operands, active)

    def do_clusterlaunchcontrol(self, parts, operands, active):
        cta = self.cta
        if parts[1] == "try_cancel":
            response, barrier = (self.one(name, active) & 0xFFFFFF for name in operands)
            to_all = "multicast::cluster::all" in parts
            if cta.is_refused or response % 16 or (len(cta.pair) > 1 and not (to_all and cta.rank == 0)):
                raise ValueError("a request that is not allowed")
            told = cta.pair if to_all else [cta]
            cta.copies.append(lambda: cta.respond(response, barrier, told))
            return
        low = self.read(self.handle[0])
        is_first = parts[2].startswith("get_first_ctaid")
        self.write(operands[0], low >> _U64(32) if is_first else low & _U64(1), 32 if is_first else 1, active)

    # -- the copy engine ----------------------------------------------------------------------------------------------

    def do_cp(self, parts, operands, active):
        cta = self.cta
        if "commit_group" in parts:
            self.groups.append(self.open)
            self.open = []
            return
        corner = re.search(r"\{(.*)\}", "".join(operands)).group(1).split(",")
        corner = tuple(int(np.int32(np.uint32(self.one(name, active) & 0xFFFFFFFF))) for name in corner)
        if operands[0].count(","):  # [map, {..}], [shared]
            tensor, shared = operands[0], self.one(operands[1], active)
            tensor = cta.maps[self.one(tensor.split(",")[0], active) - (1 << 40)]
            group, place = self.open, len(self.open)
            group.append(False)

            def store():
                cta.store(tensor, corner, shared)
                group[place] = True

            cta.copies.append(store)
            cta.issued["stores"] += 1
            return
        shared, barrier = self.one(operands[0], active), self.one(operands[2], active)
        tensor = cta.maps[self.one(operands[1].split(",")[0], active) - (1 << 40)]
        if barrier >> 24 and "cta_group::2" not in parts:
            raise ValueError("a copy that completes on the barrier of another CTA")
        cta.copies.append(lambda: cta.load(tensor, corner, shared, barrier))
        cta.issued["loads"] += 1

    # -- tensor memory ------------------------------------------------------------------------------------------------

    def do_tcgen05(self, parts, operands, active):
        cta, what = self.cta, parts[1]
        pair = cta.pair if "cta_group::2" in parts else [cta]
        if any(part.startswith("cta_group") for part in parts) and len(pair) != len(cta.pair):
            raise ValueError("one CTA of a pair, or a pair without another CTA")
        if what == "fence::before_thread_sync":
            self.must_fence_before = False
        elif what == "fence::after_thread_sync":
            self.must_fence_after = False
        elif what == "alloc":
            columns = int(operands[1])
            if cta.relinquished or cta.reserved or columns not in (32, 64, 128, 256, 512):
                raise ValueError("a reservation that is not allowed")
            first = cta.random.randrange(0, 513 - columns, 32)
            for other in pair:  # both get the same columns
                if other.reserved and other.reserved[1] != columns:
                    raise ValueError("a pair that does not agree on its columns")
                first = other.reserved[0] if other.reserved else first
            cta.reserved = (first, columns)
            slot = self.same(operands[0], active)
            cta.machine.shared[slot : slot + 4] = np.array([cta.reserved[0]], np.uint32).view(np.uint8)
            self.must_fence_before = True
        elif what == "relinquish_alloc_permit":
            cta.relinquished = True
        elif what == "dealloc":
            if self.must_fence_after or (self.same(operands[0], active), int(operands[1])) != cta.reserved:
                raise ValueError("not what was reserved")
            cta.reserved = None
        elif what == "cp":
            if parts[3:] != ["32x128b", "warpx4"] or self.must_fence_after or cta.rank:
                raise ValueError(".".join(parts))
            target, descriptor = (self.one(name, active) for name in operands)

            def copy():
                for one in pair:  # each from its own shared memory
                    if one.has_ended:
                        raise ValueError("a copy in a CTA that has ended")
                    one.copy_scales(target & 0xFFFFFFFF, descriptor)

            copy.is_copy = True
            cta.products.append(copy)
            cta.issued["copies"] = cta.issued.get("copies", 0) + 1
        elif what == "mma" and "block_scale" in parts:
            kind = (parts[3].removeprefix("kind::"), parts[-1].removeprefix("scale_vec::"))
            if len(parts) != 6 or self.must_fence_after or cta.rank:
                raise ValueError(".".join(parts))
            target, a, b, instruction, *columns, adds = (self.one(name, active) for name in operands)
            scales = tuple(column & 0xFFFFFFFF for column in columns)
            cta.products.append(lambda: cta.multiply_scaled(kind, target & 0xFFFFFFFF, a, b, instruction, scales, bool(adds), pair))
            cta.issued["products"] += 1
        elif what == "mma":
            target, a, b, instruction, adds = (self.one(name, active) for name in operands)
            if self.must_fence_after:
                raise ValueError("tcgen05.fence::after_thread_sync is missing")
            if cta.rank:
                raise ValueError("a product of the second CTA of a pair")
            is_small = parts[3] == "kind::f8f6f4"
            cta.products.append(lambda: cta.multiply(target & 0xFFFFFFFF, a, b, instruction, bool(adds), pair, is_small))
            cta.issued["products"] += 1
        elif what == "commit":
            barrier = self.one(operands[0], active)
            told = [cta]
            if "multicast::cluster" in parts:
                mask = self.one(operands[1], active)
                told = [other for other in pair if mask >> other.rank & 1]

            def arrive():
                for other in told:
                    if other.has_ended:
                        raise ValueError("a barrier of a CTA that has ended")
                    other.arrive(barrier & 0xFFFFFF)

            cta.products.append(arrive)
        elif what == "ld":
            names, address = self.vector(parts, operands[0]), self.same(operands[1], active)
            if self.must_fence_after or address >> 16 != 32 * (self.index % 4):
                raise ValueError("a load without its fence, or of the lanes of another warp")
            first, lane = cta.columns(address, len(names)), address >> 16
            for i, name in enumerate(names):
                self.write(name, cta.cells[lane : lane + 32, first + i].astype(_U64), 32, active)
            self.must_fence_before = True
            cta.issued["reads"] += 1
        elif what != "wait::ld":
            raise ValueError(".".join(parts))

    # -- numbers ------------------------------------------------------------------------------------------------------

    def floats(self, name: str, bits: int = 32) -> np.ndarray:
        return self.read(name, bits).astype(np.uint32 if bits == 32 else np.uint64).view(np.float32).reshape(32, -1)

    def do_add(self, parts, operands, active):
        if parts[-1] not in ("f32", "f32x2"):
            return super().do_add(parts, operands, active)
        bits = 64 if parts[-1] == "f32x2" else 32
        total = np.ascontiguousarray(self.floats(operands[1], bits) + self.floats(operands[2], bits))
        self.write(operands[0], total.view(np.uint64 if bits == 64 else np.uint32).reshape(-1).astype(_U64), bits, active)

    def do_max(self, parts, operands, active):
        if parts[-1] != "f32":
            return super().do_max(parts, operands, active)
        value = np.maximum(self.floats(operands[1]), self.floats(operands[2]))
        self.write(operands[0], value.reshape(-1).view(np.uint32).astype(_U64), 32, active)

    def do_cvt(self, parts, operands, active):
        if parts[-2:] == ["f32", "bf16"]:
            self.write(operands[0], self.read(operands[1], 16) << _U64(16), 32, active)
        elif parts[-2:] == ["bf16x2", "f32"]:
            high, low = (to_bf16(self.floats(name).reshape(-1)).astype(_U64) for name in operands[1:3])
            self.write(operands[0], high << _U64(16) | low, 32, active)
        else:
            super().do_cvt(parts, operands, active)


def to_bf16(values: np.ndarray) -> np.ndarray:
    """The bits of floats rounded to nearest, ties to even."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32).astype(np.uint64)
    return (bits + 0x7FFF + (bits >> 16 & 1) >> 16).astype(np.uint16)


def from_bf16(bits: np.ndarray) -> np.ndarray:
    return (bits.astype(np.uint32) << 16).view(np.float32)


# --- broken kernels of pairs ------------------------------------------------------------------------------------------


def arrive_before_products_end(text: str) -> str:
    """Tell both CTAs at once what a commit would tell them when the products have ended."""
    return re.sub(r"\n(tcgen05\.commit\S+ \[(%r\d+)\], both;)",
                  r"\nmapa.shared::cluster.u32 %to, \2, 0; mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%to];"
                  r" mapa.shared::cluster.u32 %to, \2, 1; mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%to];", text)


def expect_half_of_the_bytes(text: str) -> str:
    """Expect the bytes of one CTA."""
    return re.sub(r"(expect_tx\S+ _, \[%r\d+\], )(\d+)", lambda found: found[1] + str(int(found[2]) // 2), text)


def arrive_at_own(text: str, count: int = 0) -> str:
    """Arrive at the CTA's own barrier, not at its peer's."""
    return re.sub(r"mapa(\S+ )peer, (%r\d+), %r\d+;", r"mov.u32 peer, \2;", text, count=count)
