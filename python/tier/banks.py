"""Shared-memory banks: what an access costs, and layouts that avoid conflicts.

>>> from tier import banks
>>> banks.cost("sm_90a", [lane * 8 for lane in range(32)]).degree
2
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tier._problem import ask
from tier.layout._layout import Layout, Swizzle
from tier.layout._layout import _read as _read_layout

__all__ = ["Cost", "SharedLayout", "cost", "matrix_load", "shared_layout"]


@dataclass(frozen=True)
class Cost:
    """Cycles of one access, and the fewest it could take."""

    cycles: int
    ideal: int
    degree: int
    uncertain: bool = False
    """True if the documents about the machine disagree."""


@dataclass(frozen=True)
class SharedLayout:
    """How a tile lies in shared memory: strided modes, then an XOR swizzle, both in elements."""

    layout: Layout
    swizzle: Swizzle | None
    alignment: int
    bytes: int

    def __call__(self, *coordinate: int) -> int:
        offset = self.layout(*coordinate)
        return self.swizzle(offset) if self.swizzle else offset


def cost(machine: str, addresses: Sequence[int], *, bytes_per_lane: int = 4, write: bool = False) -> Cost:
    """The cost of one access: a byte address per lane, negative for a lane that takes no part.

    >>> cost("sm_90a", [128 * lane for lane in range(32)], bytes_per_lane=16).cycles
    32
    """
    return Cost(**ask("banks.cost", machine=machine, addresses=list(addresses), bytes_per_lane=bytes_per_lane,
                      write=write))


def matrix_load(row_addresses: Sequence[int]) -> Cost:
    """The cost of loading one 8x8 matrix of 2-byte elements, by the byte addresses of its rows.

    >>> matrix_load([64 * row for row in range(8)]).cycles, matrix_load([80 * row for row in range(8)]).cycles
    (4, 1)
    """
    return Cost(**ask("banks.matrix_load", addresses=list(row_addresses)))


def shared_layout(machine: str, element: str, tile: Sequence[int], *, contiguous: int = 1,
                  operand: bool = True) -> SharedLayout:
    """The layout of a tile [MN, K] that the machine's matrix instruction reads (or a staging tile).

    >>> found = shared_layout("sm_90a", "bf16", (128, 64))
    >>> str(found.layout), found.swizzle
    ('[128:64], [64:1]', Swizzle(bits=3, base=3, shift=3))
    """
    answer = ask("banks.shared_layout", machine=machine, element=element, tile=list(tile), contiguous=contiguous,
                 operand=operand)
    swizzle = Swizzle(*answer["swizzle"]) if answer.get("swizzle") else None
    return SharedLayout(_read_layout(answer["layout"]), swizzle, answer["alignment"], answer["bytes"])
