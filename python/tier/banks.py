"""Shared-memory banks: what an access costs, and layouts that avoid conflicts.

>>> from tier import banks
>>> banks.cost(banks.model("sm_90a", "ld.b32"), [lane * 8 for lane in range(32)]).degree
2
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tier._problem import ask
from tier.layout._layout import Layout, Swizzle
from tier.layout._layout import _read as _read_layout

__all__ = ["Cost", "Model", "SharedLayout", "cost", "matrix_load", "model", "models", "shared_layout"]


@dataclass(frozen=True)
class Model:
    """One shared-memory instruction of one machine.

    `phases[lane]` is the cycle group in which a lane is served; a bank has 4 bytes and gives one word per cycle.
    """

    machine: str
    name: str
    bytes_per_lane: int
    write: bool
    banks: int
    phases: tuple[int, ...]
    uncertain: bool
    """True if the documents about the machine disagree or are silent."""
    source: str


@dataclass(frozen=True)
class Cost:
    """Cycles of one access, the fewest it could take, and what a profiler's counters say of it."""

    cycles: int
    ideal: int
    wavefronts: int
    """Cycles once the machine has merged phases whose lanes pair up."""
    conflicts: int
    """Wavefronts beyond one per merged phase."""
    uncertain: bool = False
    """True if the documents about the machine disagree or are silent."""

    @property
    def degree(self) -> int:
        """Cycles per phase, rounded up."""
        return -(-self.cycles // self.ideal) if self.ideal else 0


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


def models(machine: str) -> dict[str, Model]:
    """Every shared-memory instruction of `machine` by name.

    >>> list(models("gfx942"))[4:6], models("gfx942")["ds_read_b128"].phases[:8]
    (['ds_read_b96', 'ds_read_b128'], (0, 0, 0, 0, 1, 1, 1, 1))
    """
    return {row["name"]: Model(machine=machine, **{**row, "phases": tuple(row["phases"])})
            for row in ask("banks.models", machine=machine)}


def model(machine: str, name: str) -> Model:
    """The instruction `name` of `machine`; refuses a name the machine does not have.

    >>> model("sm_90a", "ldmatrix.x4").phases[7:9]
    (0, 1)
    """
    ask("banks.cost", machine=machine, model=name, addresses=[])  # refuses what is not there
    return models(machine)[name.removesuffix(".trans")]


def cost(model: Model | str, addresses: Sequence[int], *, bytes_per_lane: int = 4, write: bool = False) -> Cost:
    """The cost of one access: a byte address per lane, negative for a lane that takes no part.

    `model` is an instruction, or the name of a machine whose threads move `bytes_per_lane` each.

    >>> cost("sm_90a", [128 * lane for lane in range(32)], bytes_per_lane=16).cycles
    32
    >>> cost(models("sm_90a")["ld.b64"], [0] * 32)          # two phases, merged by the machine
    Cost(cycles=2, ideal=2, wavefronts=1, conflicts=0, uncertain=False)
    """
    if isinstance(model, Model):
        return Cost(**ask("banks.cost", machine=model.machine, model=model.name, addresses=list(addresses)))
    return Cost(**ask("banks.cost", machine=model, addresses=list(addresses), bytes_per_lane=bytes_per_lane,
                      write=write))


def matrix_load(row_addresses: Sequence[int]) -> Cost:
    """The cost of loading one 8x8 matrix of 2-byte elements, by the byte addresses of its rows.

    >>> matrix_load([64 * row for row in range(8)]).cycles, matrix_load([80 * row for row in range(8)]).cycles
    (4, 1)
    """
    return Cost(**ask("banks.cost", machine="sm_80", model="ldmatrix.x1", addresses=list(row_addresses)))


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
