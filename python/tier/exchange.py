"""Exchange: values that move between the lanes of one warp, in the fewest rounds.

In one round (a shuffle) every lane publishes one word of 32 bits and reads the word of one lane.

>>> from tier import exchange
>>> transpose = [reg * 32 + lane for lane in range(32) for reg in range(32)]
>>> plan = exchange.plan(transpose, lanes=32, registers=32)
>>> len(plan.rounds), plan.lower_bound, plan.rounds[0].move
(31, 31, 'butterfly')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import refuse
from tier._problem import ask
from tier.layout._fragment import Fragment
from tier.layout._layout import Layout
from tier.layout._layout import _read as _read_layout

__all__ = ["Conversion", "Plan", "Round", "Staging", "convert", "plan"]


@dataclass(frozen=True)
class Round:
    """One shuffle: lane l reads the word of `source_lane[l]`, made of the registers that lane publishes."""

    move: str
    """'butterfly' (lane xor operand), 'up', 'down' (lane -+ operand) or 'index'."""
    operand: int
    source_lane: tuple[int, ...]
    published: tuple[tuple[int, ...], ...]
    """Per lane, the registers in its word; -1 for none."""


@dataclass(frozen=True)
class Plan:
    """Rounds, and where every target register comes from."""

    rounds: tuple[Round, ...]
    origins: tuple[tuple[tuple[int, int], ...], ...]
    """Per lane and register: (round, element of the word read), or (-1, own register); (-1, -1): not wanted."""
    single: str
    """The one instruction that does it: 'identity', 'rename', 'permute', 'select', 'shuffle', 'matrix-transpose', or
    'none'."""
    linear: bool
    """True for a closed form over F2: a few swaps of registers around rounds that are the same in every lane."""
    lower_bound: int
    shuffles: int
    selects: int

    @property
    def optimal(self) -> bool:
        """Whether the number of rounds is the lower bound."""
        return len(self.rounds) == self.lower_bound

    def replay(self, registers: Sequence[Sequence[object]]) -> list[list[object]]:
        """Run the rounds on `registers[lane][register]`; slots that are not wanted become None.

        >>> plan([2, 0, 3, 1], lanes=4, registers=1).replay([["a"], ["b"], ["c"], ["d"]])
        [['c'], ['a'], ['d'], ['b']]
        """
        words = [[[registers[lane][reg] if reg >= 0 else None for reg in round.published[lane]]
                  for lane in round.source_lane] for round in self.rounds]
        return [[None if index < 0 else registers[lane][index] if number < 0 else words[number][lane][index]
                 for number, index in places] for lane, places in enumerate(self.origins)]


@dataclass(frozen=True)
class Staging:
    """A conversion through shared memory: its layout and bytes, and cycles of a warp's stores and loads beside the ideal."""

    layout: Layout
    bytes: int
    swizzle: tuple[int, int, int] | None
    cycles: tuple[int, int]
    ideal: tuple[int, int]


@dataclass(frozen=True)
class Conversion:
    """How a tile gets from one fragment to another."""

    way: str
    """'nothing', 'registers' (every thread holds what it needs), 'lanes' (shuffles) or 'shared'."""
    reason: str
    plan: Plan | None
    staging: Staging | None
    lanes_cost: int
    shared_cost: int


def _plan(answer: dict[str, Any]) -> Plan:
    lanes, packing = answer["lanes"], answer["packing"]

    def group(values: list[Any], size: int) -> tuple[Any, ...]:
        return tuple(tuple(values[i : i + size]) for i in range(0, len(values), size))

    rounds = tuple(Round(r["move"], r["operand"], tuple(r["source_lane"]), group(r["published"], packing))
                   for r in answer["rounds"])
    origins = [tuple(origin) for origin in answer["origins"]]
    return Plan(rounds, group(origins, len(origins) // lanes), answer["single"], answer["linear"],
                answer["lower_bound"], answer["shuffles"], answer["selects"])


def plan(permutation: Sequence[int], *, lanes: int = 32, registers: int, element_bits: int = 32,
         matrix_transpose: bool = False) -> Plan:
    """The fewest rounds that give every lane what it wants.

    Slot `lane * registers + register` of the result is slot `permutation[slot]` of the source, or anything where that
    is -1; one source slot may go to several. Elements of 8 or 16 bits travel packed in words. Where no slot has two
    readers the number of rounds is the least (Koenig 1916); else `optimal` says whether it met the bound.
    `matrix_transpose`: the machine transposes 8x8 matrices of 16-bit elements. Refuses slots out of range.

    >>> found = plan([(lane ^ 5) for lane in range(32)], lanes=32, registers=1)
    >>> found.single, found.rounds[0].move, found.rounds[0].operand
    ('shuffle', 'butterfly', 5)
    """
    permutation = list(permutation)
    if lanes < 1 or registers < 1 or len(permutation) % lanes:
        raise refuse("layout.exchange", f"expects a slot for each register of {lanes} lanes, got {len(permutation)}")
    if permutation and max(permutation) >= lanes * registers:
        raise refuse("layout.exchange", f"expects slots below {lanes * registers}, got {max(permutation)}")
    return _plan(ask("exchange.plan", lanes=lanes, source_registers=registers,
                     target_registers=len(permutation) // lanes, element_bits=element_bits,
                     matrix_transpose=matrix_transpose, wanted=permutation))


def convert(source: Fragment, target: Fragment, *, machine: str, element_bits: int = 32, warps: int = 0,
            way: str | None = None) -> Conversion:
    """How `machine` converts a tile between two fragments of one shape: the cheaper of shuffles and shared memory.

    `way` asks for "lanes" or "shared"; lanes that cannot do it are refused.

    >>> from tier.layout import for_load
    >>> rows = for_load((16, 8), contiguous=1, vector=4, warps=1)
    >>> columns = for_load((16, 8), contiguous=0, vector=4, warps=1)
    >>> found = convert(rows, columns, machine="sm_90a")
    >>> found.way, found.plan.shuffles, found.plan.optimal
    ('lanes', 4, True)
    """

    def write(fragment: Fragment) -> dict[str, Any]:
        def digits(name: str) -> list[Any]:
            return [[digit.size, list(digit.stride)] for digit in getattr(fragment, name)]

        return {"shape": list(fragment.shape), "register": digits("register"), "lane": digits("lane"),
                "warp": digits("warp")}

    answer = ask("exchange.convert", source=write(source), target=write(target), machine=machine,
                 element_bits=element_bits, warps=warps, way=way)
    staging = answer.get("staging")
    return Conversion(answer["way"], answer["reason"], _plan(answer["plan"]) if "plan" in answer else None,
                      Staging(_read_layout(staging["layout"]), staging["bytes"],
                              tuple(staging["swizzle"]) if staging["swizzle"] else None,
                              tuple(staging["cycles"]), tuple(staging["ideal"])) if staging else None,
                      answer["lanes_cost"], answer["shared_cost"])
