"""A machine for the PTX that conversions become: one CTA, or one cluster of them, at a time, all threads in step.

It knows the integer and memory instructions, sums and products of f32 and f64, shuffles, `movmatrix`, and `mma.sync` of f64 and tf32 (PTX ISA 9.7).
Threads that part at a branch meet again at its immediate postdominator. There are no races, so a missing barrier is not seen.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

_TOKEN = re.compile(r"\{[^}]*\}|\[[^\]]*\]|[^,\s][^,]*")
_U64 = np.uint64
_FOUR = np.arange(4, dtype=_U64)
_FLOATS = {"f32": np.float32, "f64": np.float64}
#: In an address of a cluster the CTA stands above these bits, counted from 1.
_REMOTE = np.uint64(24)


@functools.cache
def parts_of(op: str) -> list[str]:
    """The words of an instruction, of which nobody changes the list."""
    return op.split(".")


@functools.cache
def _bits(kind: str) -> int:
    return 1 if kind == "pred" else int(re.search(r"\d+", kind).group())


def _mask(value: np.ndarray, bits: int) -> np.ndarray:
    return value if bits >= 64 else value & _U64((1 << bits) - 1)


def _signed(value: np.ndarray, bits: int) -> np.ndarray:
    if bits == 64:
        return value.view(np.int64)
    shift = _U64(64 - bits)
    return (value << shift).view(np.int64) >> np.int64(64 - bits)


def _constant(name: str, bits: int) -> int:
    """What an operand is that nobody wrote."""
    if re.fullmatch(r"-?(0x[0-9A-Fa-f]+|\d+)U?", name):
        return int(name.rstrip("U"), 0) & ((1 << bits) - 1)
    if name.startswith(("0f", "0d")):
        return int(name[2:], 16)
    if re.fullmatch(r"%\w+", name):  # what inactive threads hold
        return 0xDEADBEEF & ((1 << bits) - 1)
    if re.fullmatch(r"[A-Za-z_]\w*", name):  # a symbol of shared memory
        return 0
    raise ValueError(f"operand {name}")


@dataclass
class Kernel:
    """One entry point: its instructions, and where its labels are."""

    parameters: list[str]
    threads: int
    cluster: int = 1
    code: list[tuple[str | None, str, list[str]]] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)

    def after(self, at: int) -> list[int]:
        """Where control may go from an instruction; behind the last one is the end."""
        guard, op, operands = self.code[at]
        jumps = {"bra": lambda: [self.labels[operands[0]]], "ret": lambda: [len(self.code)]}.get(op.split(".")[0])
        return (jumps() if jumps else []) + ([at + 1] if guard or not jumps else [])

    @functools.cached_property
    def meets(self) -> list[int]:
        """The immediate postdominator of each instruction (Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm)."""
        end = len(self.code)
        before: list[list[int]] = [[] for _ in range(end + 1)]
        for at in range(end):
            for to in self.after(at):
                before[to].append(at)
        order, seen, work = [], {end}, [(end, iter(before[end]))]
        while work:
            node, rest = work[-1]
            new = next((one for one in rest if one not in seen), None)
            if new is None:
                order.append(work.pop()[0])
            else:
                seen.add(new)
                work.append((new, iter(before[new])))
        rank = {node: i for i, node in enumerate(order)}
        meets = [-1] * end + [end]
        changed = True
        while changed:
            changed = False
            for node in reversed(order[:-1]):
                best = -1
                for other in self.after(node):
                    if meets[other] < 0:
                        continue
                    while best >= 0 and best != other:
                        if rank[best] < rank[other]:
                            best = meets[best]
                        else:
                            other = meets[other]
                    best = other
                changed |= meets[node] != best
                meets[node] = best
        return meets


def parse(text: str) -> dict[str, Kernel]:
    """Every entry of a PTX module."""
    kernels = {}
    for match in re.finditer(r"\.entry\s+(\w+)\((.*?)\)(.*?)\n\{\n(.*?)(?=\.visible|\Z)", text, re.DOTALL):
        name, parameters, head, body = match.groups()
        body = body[: body.rindex("}")]
        threads = int(re.search(r"\.(?:reqntid|maxntid)\s+(\d+)", head).group(1))
        cluster = re.search(r"\.reqnctapercluster\s+(\d+)", head)
        kernel = Kernel(re.findall(r"(\w+)(?:\[\d+\])?(?=,|\s*$)", re.sub(r"\.\w+\s+(?:\d+\s+)?", "", parameters), re.M), threads,
                        int(cluster.group(1)) if cluster else 1)
        scope = 0
        for line in body.split("\n"):
            line = line.split("//")[0].strip()
            if line in ("{", "}"):
                scope += line == "{"
                continue
            if re.fullmatch(r"[\w$]+:", line):
                kernel.labels[line[:-1]] = len(kernel.code)
                continue
            for part in filter(None, (p.strip() for p in re.split(r";", line))):
                if part.startswith("."):
                    continue
                part = re.sub(r"(?<![\w%.])p(?!\w)", f"p.{scope}", part) if scope else part
                guard, _, rest = part.partition(" ") if part.startswith("@") else (None, "", part)
                op, _, operands = rest.strip().partition(" ")
                kernel.code.append((guard[1:] if guard else None, op, [t.strip() for t in _TOKEN.findall(operands)]))
        kernels[name] = kernel
    return kernels


def text_of(program, name: str) -> str:
    """One kernel of a `tier.Kernel`, as the PTX of sm_90a. No other is compiled."""
    (image,) = (image for image in program.artefact.images if image.name == name)
    return image.data.decode()


@functools.cache
def kernel_of(program, name: str) -> Kernel:
    """The same, parsed."""
    return parse(text_of(program, name))[name]


def call(machine: Machine, program, arrays: list[np.ndarray], places: dict[int, int]) -> np.ndarray:
    """Launch what a call of a `tier.Kernel` does, on arrays whose data lie where `places` says; the last one, if no other byte changed.

    Workspaces are made anew, of ones.
    """
    before, made = machine.memory.copy(), {}
    for step in program.trace(*arrays):
        if "workspace" in step:
            made[step["address"]] = machine.put(np.full(step["workspace"], 255, np.uint8))
        if "launch" in step:
            machine.launch(kernel_of(program, step["launch"]), step["grid"][0],
                           [(places | made).get(operand["value"], operand["value"]) for operand in step["operands"]])
    out = arrays[-1]
    place = places[out.ctypes.data]
    touched = np.flatnonzero(machine.memory != before)
    touched = touched[touched < min(made.values(), default=len(before))]
    assert not touched.size or (touched.min() >= place and touched.max() < place + out.nbytes), "writes outside of the result"
    return machine.get(place, out)


class Machine:
    """Memory, and the registers of one CTA."""

    def __init__(self, memory: int = 1 << 24, shared: int = 228 << 10):
        self.memory = np.zeros(memory, np.uint8)
        self.shared = np.zeros(shared, np.uint8)
        self.top = 256
        self.readable: np.ndarray | None = None  # per byte of memory; all of it, if None
        self.runs = lambda cluster, clusters: True  # which clusters of a launch do; the others write nothing
        self.clusters = 0  # of the last launch

    def put(self, array: np.ndarray) -> int:
        """Copy an array into global memory; returns its address."""
        address = self.top
        self.memory[address : address + array.nbytes] = np.ascontiguousarray(array).view(np.uint8).reshape(-1)
        self.top = (address + array.nbytes + 255) // 256 * 256
        return address

    def get(self, address: int, like: np.ndarray) -> np.ndarray:
        """Read an array back."""
        return self.memory[address : address + like.nbytes].view(like.dtype).reshape(like.shape).copy()

    def launch(self, kernel: Kernel, blocks: int, arguments: list[int]) -> None:
        """Run the clusters, one after another; the CTAs of one go from meeting to meeting, the last one first."""
        self.clusters = blocks // kernel.cluster
        for first in range(0, blocks, kernel.cluster):
            if not self.runs(first // kernel.cluster, self.clusters):
                continue
            ctas = [_Cta(self, kernel, first + rank, dict(zip(kernel.parameters, arguments, strict=True)), blocks) for rank in range(kernel.cluster)]
            for cta in ctas[1:]:
                cta.shared = np.zeros_like(self.shared)
            for cta in ctas:
                cta.cluster = ctas
            running = [cta.run() for cta in reversed(ctas)]
            while running:
                met = [next(cta, None) is not None for cta in running]
                assert all(met) or not any(met), "a CTA ends where others wait for it"
                running = running if all(met) else []


class _Cta:
    def __init__(self, machine: Machine, kernel: Kernel, block: int, arguments: dict[str, int], blocks: int):
        self.machine, self.kernel, self.arguments = machine, kernel, arguments
        self.threads = kernel.threads
        self.shared = machine.shared
        self.cluster = [self]
        self.copies: list[tuple] = []  # of no group yet
        self.groups: list[list[tuple]] = []
        self.constants: dict[tuple[str, int], np.ndarray] = {}  # which nobody writes to
        self.widths: dict[str, int] = {}  # bits that registers may have set
        self.everyone = np.ones(self.threads, bool)
        self.registers: dict[str, np.ndarray] = {
            "%tid.x": np.arange(self.threads, dtype=_U64),
            "%ctaid.x": np.full(self.threads, block, _U64),
            "%nctaid.x": np.full(self.threads, blocks, _U64),
            "%nctaid.z": np.full(self.threads, 65535, _U64),  # whoever launches chooses: no number depends on it
            "%cluster_ctarank": np.full(self.threads, block % kernel.cluster, _U64),
        }

    # -- operands -----------------------------------------------------------------------------------------------------

    def read(self, name: str, bits: int = 64) -> np.ndarray:
        value = self.registers.get(name)
        if value is not None:
            return _mask(value, bits) if self.widths.get(name, 64) > bits else value
        if name[0] == "!":
            return self.read(name[1:]) ^ _U64(1)
        if (name, bits) not in self.constants:
            self.constants[name, bits] = np.full(self.threads, _constant(name, bits), _U64)
        return self.constants[name, bits]

    def write(self, name: str, value: np.ndarray, bits: int, active: np.ndarray) -> None:
        value = _mask(value.astype(_U64, copy=False), bits)  # arrays are shared: nobody changes one
        old = self.registers.get(name)
        is_whole = old is None or active is self.everyone
        self.registers[name] = value if is_whole else np.where(active, value, old)
        self.widths[name] = bits if is_whole else max(bits, self.widths.get(name, 64))

    def address(self, text: str) -> np.ndarray:
        base, _, offset = text.strip("[]").partition("+")
        return self.read(base) + _U64(int(offset or 0) & ((1 << 64) - 1))

    # -- instructions -------------------------------------------------------------------------------------------------

    def run(self) -> Iterator[bool]:
        """Until the end; yields where the cluster meets."""
        end = len(self.kernel.code)
        alive = self.everyone
        stack = [[0, end, alive]]  # where, up to where, who
        while stack:
            at, until, active = stack[-1]
            if at == until or (active is not self.everyone and not active.any()):
                stack.pop()
                continue
            guard, op, operands = self.kernel.code[at]
            parts = parts_of(op)
            chosen = active & (self.read(guard) != 0) if guard else active
            stack[-1][0] = at + 1
            if parts[0] == "ret":
                alive = alive & ~chosen
                for part in stack:
                    part[2] = part[2] & alive
            elif parts[0] == "bra":
                target = self.kernel.labels[operands[0]]
                if not (active & ~chosen).any():
                    stack[-1][0] = target
                elif chosen.any():
                    meet = self.kernel.meets[at]
                    stack[-1][0] = meet
                    stack += [[at + 1, meet, active & ~chosen], [target, meet, chosen]]
            elif parts[:3] == ["barrier", "cluster", "wait"]:
                assert chosen.all(), "a meeting of the cluster without all threads"
                yield True
            elif chosen is self.everyone or chosen.any():
                getattr(self, "do_" + parts[0])(parts, operands, chosen)

    def binary(self, parts: list[str], operands: list[str], active: np.ndarray, compute) -> None:
        kind, wide = parts[-1], "wide" in parts
        bits = _bits(kind)
        if kind in _FLOATS:
            self.write_reals(operands[0], compute(self.reals(operands[1], kind), self.reals(operands[2], kind)), active)
            return
        if kind.endswith("x2"):
            self.pairs(operands, active, bits, compute, kind[0] == "s")
            return
        a, b = self.read(operands[1], bits), self.read(operands[2], bits)
        if kind[0] == "s" and (wide or parts[0] not in ("add", "sub")):  # whose lower bits know no signs
            a, b = _signed(a, bits).view(_U64), _signed(b, bits).view(_U64)
        self.write(operands[0], compute(a, b), 2 * bits if wide else bits, active)

    def reals(self, name: str, kind: str) -> np.ndarray:
        bits = _bits(kind)
        return self.read(name, bits).astype(f"u{bits // 8}").view(_FLOATS[kind])

    def write_reals(self, name: str, value: np.ndarray, active: np.ndarray) -> None:
        self.write(name, value.view(f"u{value.itemsize}").astype(_U64), 8 * value.itemsize, active)

    def do_fma(self, parts, operands, active):
        """Rounded once: of f32, what f64 holds of it exactly but for its last bits."""
        a, b, c = (self.reals(name, parts[-1]).astype(np.float64) for name in operands[1:4])
        self.write_reals(operands[0], (a * b + c).astype(_FLOATS[parts[-1]]), active)

    def do_mma(self, parts, operands, active):
        """D[16, 8] = A[16, 8] B[8, 8] + C of f64, or of f32 and operands of tf32, of each warp (9.7.14.5)."""
        kinds = parts[-4:]
        if kinds not in (["f64"] * 4, ["f32", "tf32", "tf32", "f32"]) or "m16n8k8" not in parts or not active.all():
            raise ValueError(".".join(parts) + ", or not of all lanes")

        def operand(name: str) -> np.ndarray:
            if kinds[1] == "f64":
                return self.reals(name, "f64")
            return (self.read(name, 32) & _U64(0xFFFFE000)).astype(np.uint32).view(np.float32).astype(np.float64)

        d, a, b, c = ([name.strip() for name in group.strip("{}").split(",")] for group in operands)
        warps = self.threads // 32
        group, lane = (np.tile(part, warps) for part in (np.arange(32) // 4, np.arange(32) % 4))
        warp = np.repeat(np.arange(warps), 32)
        left, right, sums = np.zeros((warps, 16, 8)), np.zeros((warps, 8, 8)), np.zeros((warps, 16, 8))
        for i, name in enumerate(a):
            left[warp, group + i % 2 * 8, lane + i // 2 * 4] = operand(name)
        for i, name in enumerate(b):
            right[warp, lane + i * 4, group] = operand(name)
        for i, name in enumerate(c):
            sums[warp, group + i // 2 * 8, 2 * lane + i % 2] = self.reals(name, kinds[3])
        sums += left @ right
        for i, name in enumerate(d):
            self.write_reals(name, sums[warp, group + i // 2 * 8, 2 * lane + i % 2].astype(_FLOATS[kinds[0]]), active)

    def pairs(self, operands: list[str], active: np.ndarray, bits: int, compute, is_signed: bool) -> None:
        """Both halves of words, each by itself."""
        value = np.zeros(self.threads, _U64)
        for half in range(2):
            a, b = (_mask(self.read(name, 2 * bits) >> _U64(half * bits), bits) for name in operands[1:3])
            if is_signed:
                a, b = _signed(a, bits).view(_U64), _signed(b, bits).view(_U64)
            value |= _mask(compute(a, b), bits) << _U64(half * bits)
        self.write(operands[0], value, 2 * bits, active)

    def do_add(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a + b)

    def do_sub(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a - b)

    def do_mul(self, parts, operands, active):
        if "hi" not in parts:
            self.binary(parts, operands, active, lambda a, b: a * b)
        elif parts[-1] == "u32":
            self.binary(parts, operands, active, lambda a, b: (a * b) >> _U64(32))
        elif parts[-1] == "u64":
            self.binary(parts, operands, active, lambda a, b: (a.astype(object) * b.astype(object) >> 64).astype(_U64))
        else:
            raise ValueError(".".join(parts))

    def do_and(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a & b)

    def do_or(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a | b)

    def do_xor(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a ^ b)

    def do_div(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a // np.maximum(b, _U64(1)))

    def do_rem(self, parts, operands, active):
        self.binary(parts, operands, active, lambda a, b: a % np.maximum(b, _U64(1)))

    def do_min(self, parts, operands, active):
        signed = parts[-1][0] == "s"
        self.binary(parts, operands, active,
                    lambda a, b: np.minimum(a.view(np.int64), b.view(np.int64)).view(_U64) if signed else np.minimum(a, b))

    def do_max(self, parts, operands, active):
        signed = parts[-1][0] == "s"
        self.binary(parts, operands, active,
                    lambda a, b: np.maximum(a.view(np.int64), b.view(np.int64)).view(_U64) if signed else np.maximum(a, b))

    def do_not(self, parts, operands, active):
        bits = _bits(parts[-1])
        self.write(operands[0], self.read(operands[1], bits) ^ _U64(((1 << bits) - 1)), bits, active)

    def do_neg(self, parts, operands, active):
        bits = _bits(parts[-1])
        self.write(operands[0], _U64(0) - self.read(operands[1], bits), bits, active)

    def do_mad(self, parts, operands, active):
        bits = _bits(parts[-1])
        product = self.read(operands[1], bits) * self.read(operands[2], bits)
        self.write(operands[0], product + self.read(operands[3]), 2 * bits if "wide" in parts else bits, active)

    def do_shl(self, parts, operands, active):
        bits = _bits(parts[-1])
        count = self.read(operands[2], 32)
        value = self.read(operands[1], bits) << np.minimum(count, _U64(63))
        self.write(operands[0], np.where(count < _U64(bits), value, _U64(0)), bits, active)

    def do_shr(self, parts, operands, active):
        bits, count = _bits(parts[-1]), self.read(operands[2], 32)
        value = self.read(operands[1], bits)
        if parts[-1][0] == "s":
            value = (_signed(value, bits) >> np.minimum(count, _U64(bits - 1)).view(np.int64)).view(_U64)
        else:
            value = np.where(count < _U64(bits), value >> np.minimum(count, _U64(63)), _U64(0))
        self.write(operands[0], value, bits, active)

    def do_setp(self, parts, operands, active):
        bits, relation = _bits(parts[-1]), parts[1]
        a, b = self.read(operands[1], bits), self.read(operands[2], bits)
        if parts[-1] in ("f32", "f64"):
            a, b = (self.reals(name, parts[-1]) for name in operands[1:3])
        if parts[-1][0] == "s" and relation not in ("eq", "ne"):
            a, b = _signed(a, bits), _signed(b, bits)
        relation = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}.get(relation, relation)
        compare = {"eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
                   "nan": lambda a, b: np.isnan(a) | np.isnan(b)}
        self.write(operands[0], compare[relation](a, b).astype(_U64), 1, active)

    def do_selp(self, parts, operands, active):
        bits = _bits(parts[-1])
        chosen = np.where(self.read(operands[3]) != 0, self.read(operands[1], bits), self.read(operands[2], bits))
        self.write(operands[0], chosen, bits, active)

    def do_cvt(self, parts, operands, active):
        to, source = parts[-2], parts[-1]
        value = self.read(operands[1], _bits("b32" if to == "tf32" else source))
        if parts[-3:] == ["rna", "tf32", "f32"]:  # ties away from 0
            self.write(operands[0], (value + _U64(0x1000)) & _U64(0xFFFFE000), 32, active)
            return
        if source[0] == "s":
            value = _signed(value, _bits(source)).view(_U64)
        if to == "s8":  # registers are wider, and filled with the sign
            self.write(operands[0], _signed(value, 8).view(_U64), 32, active)
            return
        self.write(operands[0], value, _bits(to), active)

    def do_cvta(self, parts, operands, active):
        self.write(operands[0], self.read(operands[1]), 64, active)

    def do_mov(self, parts, operands, active):
        bits = _bits(parts[-1])
        if operands[0].startswith("{"):
            names = [name.strip() for name in operands[0].strip("{}").split(",")]
            value = self.read(operands[1], bits)
            for i, name in enumerate(names):
                if name != "_":
                    self.write(name, value >> _U64(i * bits // len(names)), bits // len(names), active)
        elif operands[1].startswith("{"):
            names = [name.strip() for name in operands[1].strip("{}").split(",")]
            each = bits // len(names)
            value = np.zeros(self.threads, _U64)
            for i, name in enumerate(names):
                value |= self.read(name, each) << _U64(i * each)
            self.write(operands[0], value, bits, active)
        else:
            self.write(operands[0], self.read(operands[1], bits), bits, active)

    def do_prmt(self, parts, operands, active):
        pair = self.read(operands[1], 32) | self.read(operands[2], 32) << _U64(32)
        selector = self.read(operands[3], 32)
        if parts[-1] == "f4e":  # four bytes, from the one that the selector names
            self.write(operands[0], pair >> (_U64(8) * (selector & _U64(3))), 32, active)
            return
        nibbles = selector[:, None] >> _U64(4) * _FOUR & _U64(15)
        chosen = pair[:, None] >> _U64(8) * (nibbles & _U64(7)) & _U64(255)
        chosen = np.where(nibbles & _U64(8), (chosen >> _U64(7)) * _U64(255), chosen)
        self.write(operands[0], np.bitwise_or.reduce(chosen << _U64(8) * _FOUR, axis=1), 32, active)

    def do_bfe(self, parts, operands, active):
        bits, count = _bits(parts[1]), self.read(operands[3], 32)
        value = self.read(operands[1], bits) >> self.read(operands[2], 32) & ((_U64(1) << count) - _U64(1))
        if parts[1].startswith("s"):
            shift = _U64(64) - count
            value = ((value << shift).view(np.int64) >> shift.view(np.int64)).view(_U64)
        self.write(operands[0], value, bits, active)

    def do_bfi(self, parts, operands, active):
        place, count = self.read(operands[3], 32), self.read(operands[4], 32)
        field = ((_U64(1) << count) - _U64(1)) << place
        value = (self.read(operands[1], 32) << place & field) | (self.read(operands[2], 32) & ~field)
        self.write(operands[0], value, 32, active)

    def do_popc(self, parts, operands, active):
        value = self.read(operands[1], _bits(parts[-1]))
        self.write(operands[0], np.array([bin(int(v)).count("1") for v in value], _U64), 32, active)

    def do_shf(self, parts, operands, active):
        pair = self.read(operands[1], 32) | self.read(operands[2], 32) << _U64(32)
        count = self.read(operands[3], 32) & _U64(31)
        value = pair >> count if parts[1] == "r" else (pair << count) >> _U64(32)
        self.write(operands[0], value, 32, active)

    def do_lop3(self, parts, operands, active):
        a, b, c = (self.read(name, 32) for name in operands[1:4])
        table = int(operands[4], 0)
        value = np.zeros(self.threads, _U64)
        for i in range(8):
            if table >> i & 1:
                value |= (a if i & 4 else ~a) & (b if i & 2 else ~b) & (c if i & 1 else ~c)
        self.write(operands[0], value, 32, active)

    # -- threads together ---------------------------------------------------------------------------------------------

    def do_bar(self, parts, operands, active):
        pass

    def do_barrier(self, parts, operands, active):
        assert parts[1] == "sync" or active.all()

    def do_mapa(self, parts, operands, active):
        self.write(operands[0], self.read(operands[1], 32) + (self.read(operands[2], 32) + _U64(1) << _REMOTE), 32, active)

    def do_griddepcontrol(self, parts, operands, active):
        """No other grid runs here; all threads wait for the one ahead."""
        assert active.all() or parts[1] != "wait"

    def do_shfl(self, parts, operands, active):
        mode = parts[2]
        lane = np.arange(self.threads) % 32
        value, operand = self.read(operands[1], 32), self.read(operands[2], 32).astype(np.int64)
        clamp = self.read(operands[3], 32).astype(np.int64)
        source = {"idx": operand & 31, "bfly": lane ^ operand, "up": lane - operand, "down": lane + operand}[mode]
        inside = source >= (clamp & 31) if mode == "up" else source <= (clamp & 31)
        source = np.where(inside, source, lane)
        if not active.all():
            raise ValueError("a shuffle without all lanes")
        self.write(operands[0].split("|")[0], value[np.arange(self.threads) // 32 * 32 + source], 32, active)

    def do_movmatrix(self, parts, operands, active):
        words = self.read(operands[1], 32).astype(np.uint32).reshape(-1, 32)
        halves = words.view(np.uint16).reshape(-1, 8, 8)  # [warp, row, column]
        turned = np.ascontiguousarray(halves.transpose(0, 2, 1)).view(np.uint32).reshape(-1)
        self.write(operands[0], turned.astype(_U64), 32, active)

    # -- memory -------------------------------------------------------------------------------------------------------

    def space(self, parts: list[str]) -> np.ndarray:
        return self.shared if "shared" in parts else self.machine.memory

    def vector(self, parts: list[str], text: str) -> list[str]:
        return [name.strip() for name in text.strip("{}").split(",")] if text.startswith("{") else [text]

    def do_ld(self, parts, operands, active):
        bits = _bits(parts[-1])
        if "param" in parts:
            value = self.arguments[operands[1].strip("[]")]
            self.write(operands[0], np.full(self.threads, value, _U64), bits, active)
            return
        space, address = self.space(parts), self.address(operands[1])
        if self.machine.readable is not None and "shared" not in parts and not self.machine.readable[address[active].astype(np.int64)].all():
            raise ValueError(f"{'.'.join(parts)} of bytes that may not be read")
        names = self.vector(parts, operands[0])
        if (address[active] % _U64(len(names) * bits // 8)).any():
            raise ValueError(f"{'.'.join(parts)} at an address that is not aligned")
        words, at = space.view(f"u{bits // 8}"), np.where(active, address // _U64(bits // 8), _U64(0)).astype(np.int64)
        for i, name in enumerate(names):
            value = words[at + i].astype(_U64)
            if parts[-1].startswith("s"):  # registers may be wider, and are filled with the sign
                self.write(name, _signed(value, bits).view(_U64), 64 if name.startswith("%rd") else 32, active)
            else:
                self.write(name, value, bits, active)

    def do_cp(self, parts, operands, active):
        """Copies of threads, which land when they are awaited and no earlier."""
        if parts[2] == "commit_group":
            self.groups.append(self.copies)
            self.copies = []
        elif parts[2] == "wait_group":
            ended = max(0, len(self.groups) - int(operands[0]))
            for to, memory, source, size, bytes_ in (copy for group in self.groups[:ended] for copy in group):
                for byte in range(bytes_):
                    some = size > byte
                    self.shared[to + byte] = np.where(some, memory[np.where(some, source + byte, 0)], 0)
            self.groups = self.groups[ended:]
        else:
            bytes_ = int(operands[2])
            size = self.read(operands[3], 32)[active].astype(np.int64) if len(operands) > 3 else np.full(int(active.sum()), bytes_)
            to, source = (self.address(operands[i])[active].astype(np.int64) for i in range(2))
            if (to % bytes_).any() or (source[size > 0] % bytes_).any():
                raise ValueError(f"{'.'.join(parts)} at an address that is not aligned")
            if self.machine.readable is not None and not self.machine.readable[source[size > 0]].all():
                raise ValueError(f"{'.'.join(parts)} of bytes that may not be read")
            self.copies.append((to, self.machine.memory, source, size, bytes_))

    def do_st(self, parts, operands, active):
        bits = _bits(parts[-1])
        if "shared::cluster" in parts:
            address, value = self.address(operands[0]), self.read(operands[1], bits)
            for thread in np.flatnonzero(active):
                rank, place = divmod(int(address[thread]), 1 << int(_REMOTE))
                word = np.array([value[thread]]).view(np.uint8)[: bits // 8]
                self.cluster[rank - 1].shared[place : place + bits // 8] = word
            return
        space, address = self.space(parts), self.address(operands[0])
        names = self.vector(parts, operands[1])
        if (address[active] % _U64(len(names) * bits // 8)).any():
            raise ValueError(f"{'.'.join(parts)} at an address that is not aligned")
        words, at = space.view(f"u{bits // 8}"), (address[active] // _U64(bits // 8)).astype(np.int64)
        for i, name in enumerate(names):
            words[at + i] = self.read(name, bits)[active].astype(words.dtype)
