"""Interleaved timing of several implementations of the same work.

Every round visits all implementations in a new order; before each visit the
device rests, so that the power drawn by one does not slow the next. A visit
times `calls` back-to-back calls between two events, over input sets that
together exceed the cache. The ratio to a peer is taken per round.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import Callable

import torch


@dataclass
class Timing:
    """Times of one implementation, in microseconds per call, one per round."""

    name: str
    us: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.us)


def measure(implementations: dict[str, list[Callable[[], object]]], *, rounds: int = 7, target_ms: float = 8.0, rest_ms: float = 20.0) -> dict[str, Timing]:
    """Time each implementation; its value is one callable per input set."""
    timings = {name: Timing(name) for name in implementations}
    calls = {}
    for name, sets in implementations.items():
        for call in sets:  # compiles, fills caches of the library
            call()
        torch.cuda.synchronize()
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        for call in sets:
            call()
        end.record()
        end.synchronize()
        one = max(begin.elapsed_time(end) / len(sets), 1e-3)
        calls[name] = max(len(sets), round(target_ms / one / len(sets)) * len(sets))
    order = list(implementations)
    shuffle = random.Random(1)
    for _ in range(rounds):
        shuffle.shuffle(order)
        for name in order:
            sets = implementations[name]
            time.sleep(rest_ms / 1e3)
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            # A short sleep on the device lets the host queue ahead: no launch gaps are timed.
            torch.cuda._sleep(2_000_000)
            begin.record()
            for i in range(calls[name]):
                sets[i % len(sets)]()
            end.record()
            end.synchronize()
            timings[name].us.append(begin.elapsed_time(end) / calls[name] * 1e3)
    return timings


def ratio(ours: Timing, peer: Timing) -> tuple[float, float, float]:
    """Median and 95 % interval (by order statistics) of peer time over our time, per round."""
    values = sorted(p / o for o, p in zip(ours.us, peer.us))
    n = len(values)
    spread = max(0, int(n / 2 - 0.98 * n**0.5))
    return statistics.median(values), values[spread], values[n - 1 - spread]


def sets_for(bytes_per_set: int, footprint: int = 120 << 20, most: int = 12) -> int:
    """How many input sets exceed the cache."""
    return max(1, min(most, -(-footprint // max(bytes_per_set, 1))))


def line(stream, **fields) -> None:
    """Write one JSON line and echo it."""
    text = json.dumps(fields)
    print(text, flush=True)
    if stream:
        stream.write(text + "\n")
        stream.flush()
