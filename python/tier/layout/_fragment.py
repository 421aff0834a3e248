"""Fragments: who holds which element of a tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tier._problem import ask


@dataclass(frozen=True)
class Digit:
    """`size` values; each moves the coordinate by `stride`."""

    size: int
    stride: tuple[int, ...]


@dataclass(frozen=True)
class Fragment:
    """A tile over registers, lanes and warps: the coordinate is the sum of digit * stride.

    >>> print(for_load((4096,), contiguous=0, vector=8))
    [4096], register = [8:[1], 4:[1024]], lane = [32:[8]], warp = [4:[256]]
    """

    shape: tuple[int, ...]
    register: tuple[Digit, ...]
    lane: tuple[Digit, ...]
    warp: tuple[Digit, ...]

    def coordinate(self, register: int, lane: int, warp: int) -> tuple[int, ...]:
        """Where the element of (register, lane, warp) lies.

        >>> accumulator("sm_90a", "bf16", (128, 256), warps=8).coordinate(2, 5, 4)
        (73, 2)
        """
        at = [0] * len(self.shape)
        for digits, index in ((self.register, register), (self.lane, lane), (self.warp, warp)):
            for digit in digits:
                at = [x + index % digit.size * stride for x, stride in zip(at, digit.stride, strict=True)]
                index //= digit.size
        return tuple(at)

    def __str__(self) -> str:
        text = f"[{', '.join(map(str, self.shape))}]"
        for name in ("register", "lane", "warp"):
            digits = ", ".join(f"{d.size}:[{', '.join(map(str, d.stride))}]" for d in getattr(self, name))
            text += f", {name} = [{digits}]" if digits else ""
        return text


def _read(answer: dict[str, Any]) -> Fragment:
    def digits(name: str) -> tuple[Digit, ...]:
        return tuple(Digit(size, tuple(stride)) for size, stride in answer[name])

    return Fragment(tuple(answer["shape"]), digits("register"), digits("lane"), digits("warp"))


def for_load(shape: Sequence[int], *, contiguous: int, vector: int, lanes: int = 32, warps: int = 4) -> Fragment:
    """The coalesced fragment for moving a tile to or from global memory."""
    return _read(ask("layout.load_fragment", shape=list(shape), contiguous=contiguous, vector=vector, lanes=lanes,
                     warps=warps))


def accumulator(machine: str, element: str, tile: Sequence[int], *, warps: int = 4) -> Fragment:
    """The accumulator of `tile` for the machine's fastest matrix instruction.

    >>> print(accumulator("sm_90a", "bf16", (64, 16)))
    [64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]
    """
    return _read(ask("layout.accumulator", machine=machine, element=element, tile=list(tile), warps=warps))


def operand(machine: str, element: str, side: str, tile: Sequence[int], *, warps: int = 4) -> Fragment:
    """Operand `side`, a [m, k] or b [n, k], of a tile [m, n, k], where the machine reads it from registers.

    Warps that need the same elements hold copies.

    >>> print(operand("sm_80", "bf16", "b", (16, 8, 16), warps=1))
    [8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]]
    """
    return _read(ask("layout.operand_fragment", machine=machine, element=element, operand=side, tile=list(tile),
                     warps=warps))


@dataclass(frozen=True)
class Atom:
    """One matrix instruction: D [m, n] += A [m, k] * B [n, k]; n is a multiple of `n_step` up to `n`."""

    name: str
    grain: str
    """thread, warp or warpgroup: who executes it together."""
    m: int
    n: int
    n_step: int
    k: int
    a: str
    b: str
    accumulator: str


def atoms(machine: str) -> tuple[Atom, ...]:
    """The matrix instructions of a machine, fastest first; the last serves every type.

    >>> [atom.name for atom in atoms("sm_80")][:2]
    ['mma.sync.m16n8k16.bf16', 'mma.sync.m16n8k16.f16']
    """
    return tuple(Atom(**atom) for atom in ask("layout.atoms", machine=machine))


def fragment(machine: str, atom: str, operand: str = "accumulator", *, n: int = 0) -> Fragment:
    """Who holds which element of one matrix instruction: operand "a" [m, k], "b" [n, k] or the "accumulator" [m, n].

    `atom` is the instruction's name, or an element type for the machine's fastest; where n varies it is `n`, or the
    smallest. Refuses `layout.atom` for operands that the instruction reads from shared memory only.

    >>> print(fragment("sm_80", "mma.sync.m16n8k16.bf16", "a"))
    [16, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]]
    >>> print(fragment("gfx942", "f16"))
    [32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]]
    """
    return _read(ask("layout.fragment", machine=machine, atom=atom, operand=operand, n=n))
