"""Schedules of pipelines: the period of a timed event graph, and the stages that hide a latency.

>>> from tier import schedule
>>> schedule.stages(issue=40, latency=520, compute=130, release=10)
6
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tier._problem import ask

__all__ = ["Edge", "Period", "Ring", "period", "ring", "ring_period", "stages"]


@dataclass(frozen=True)
class Edge:
    """x_target(k) >= x_source(k - tokens) + delay."""

    source: int
    target: int
    delay: int
    tokens: int


@dataclass(frozen=True)
class Period:
    """Cycles per iteration, the edges of a critical cycle, and when each event starts in iteration 0."""

    value: Fraction
    critical: tuple[int, ...]
    start: tuple[Fraction, ...]


def period(events: int, edges: Sequence[Edge]) -> Period:
    """The exact period: the largest sum of delays over tokens of any cycle; refuses a deadlock.

    >>> period(2, [Edge(0, 1, 10, 0), Edge(1, 0, 5, 2)]).value
    Fraction(15, 2)
    """
    answer = ask("schedule.period", events=events,
                 edges=[[edge.source, edge.target, edge.delay, edge.tokens] for edge in edges])
    return Period(Fraction(*answer["period"]), tuple(answer["critical"]),
                  tuple(Fraction(*ratio) for ratio in answer["start"]))


def stages(*, issue: int, latency: int, compute: int, release: int = 0) -> int:
    """The fewest stages of a ring with which its producer or consumer is always busy."""
    return ask("schedule.pipeline", issue=issue, latency=latency, compute=compute, release=release)["minimal_stages"]


def ring_period(count: int, *, issue: int, latency: int, compute: int, release: int = 0) -> Fraction:
    """Cycles per iteration with `count` stages.

    >>> ring_period(4, issue=40, latency=520, compute=130, release=10)
    Fraction(165, 1)
    """
    answer = ask("schedule.pipeline", issue=issue, latency=latency, compute=compute, release=release, stages=count)
    return Fraction(*answer["period"])


@dataclass(frozen=True)
class Ring:
    """The steady state of a product's main loop on one multiprocessor, in cycles of its clock while it multiplies."""

    period: Fraction
    """Cycles per stage."""
    period_ns: float
    stages: int
    fewest_stages: int
    """With these or more, the latency costs at most 2 %."""
    bound: str
    """What limits the period: matrix unit, copy engine, cache, memory, or latency (too few stages)."""
    load: int
    """Cycles for which a stage's bytes keep the busiest of copy engine, cache and memory."""
    latency: int
    """Cycles from the issue of a stage's copies to their data, without waits for other multiprocessors' copies."""
    next_latency: int
    """The same of every second iteration, when its rows came with the lines of the one before."""
    multiply: int
    release: int
    own_share: float
    """Distinct bytes of all multiprocessors by all bytes: what several ask for at the same time is read once."""
    device: str
    """What the machine's latencies and rates were measured on."""


def ring(machine: str, element: str, tile: Sequence[int], extents: Sequence[int], *, stages: int | None = None,
         group: int = 16, overlaps_products: bool = True, cached: bool = False, clock: float | None = None) -> Ring:
    """Predict the main loop of an [m, n] product with tiles [m, n, k]: its period, and the stages that it needs.

    `group` rows of tiles run side by side and share operand columns; `cached` operands come from the cache; `stages` defaults to the fewest that hide the
    latency; `clock` is in cycles per ns (GHz), that of a busy machine unless told. A machine that was not measured is refused: [async.timings].

    >>> found = ring("sm_90a", "bf16", (128, 256, 64), (4096, 4096))
    >>> found.fewest_stages, found.multiply, found.bound
    (3, 1024, 'matrix unit')
    >>> ring("sm_90a", "bf16", (64, 64, 64), (768, 704), stages=2).bound
    'latency'
    """
    answer = ask("schedule.ring", machine=machine, element=element, tile=list(tile), extents=list(extents), stages=stages,
                 group=group, overlaps_products=overlaps_products, cached=cached, clock_mhz=round(clock * 1000) if clock else None)
    return Ring(**{**answer, "period": Fraction(*answer["period"])})
