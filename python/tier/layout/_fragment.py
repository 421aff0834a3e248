"""Fragments: who holds which element of a tile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


def _read(answer: dict) -> Fragment:
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
