"""Interleaved timing of several implementations of the same work, and the lines that say what came out.

Every round visits all implementations in a new order; before each visit the
device rests, so that the power drawn by one does not slow the next. A visit
times `calls` back-to-back calls between two events, over input sets that
together exceed the cache. The ratio to a peer is taken per round.
With --steady there is no rest: each visit follows work of its own, at the
clocks that a device has which multiplies all the time.

A bench is

    options = parser(__doc__)                       # with --rounds and --out
    chosen = options.parse_args()
    with lines(chosen.out) as stream:               # its first line names the device
        ...
        line(stream, **result("gemm", [m, n, k], timings, dtype="bfloat16", flops=flops, moved=bytes, limit=limit, error=error))

and `report.py` reads the lines.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import platform
import random
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Callable

with contextlib.suppress(ImportError):  # some benches need no device
    import torch

#: Dense rates of matrix units, and of f32 of threads, by data sheets, FLOP/s (int8: operations), by a part of the device's name.
DENSE_RATES = {
    "H200": {"bfloat16": 989e12, "float16": 989e12, "tf32": 494.7e12, "float8": 1979e12, "int8": 1979e12, "float32": 66.9e12, "float64": 66.9e12},
    "H100 80GB HBM3": {"bfloat16": 989e12, "float16": 989e12, "tf32": 494.7e12, "float8": 1979e12, "int8": 1979e12, "float32": 66.9e12, "float64": 66.9e12},
    "A100": {"bfloat16": 312e12, "float16": 312e12, "tf32": 156e12, "int8": 624e12},
}
#: Bytes a second that the best kernels move on an H200.
RATE = 4.48e12
#: Milliseconds of work before a steady visit: power is regulated within a few.
STEADY_MS = 60.0


@dataclass
class Pace:
    """What is done before each visit of this process: nothing, while the device rests, or, if steady, the work of the visit."""

    steady: bool = False


PACE = Pace()


@dataclass
class Timing:
    """Times of one implementation, in microseconds per call, one per round."""

    name: str
    us: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.us)


def settle() -> None:
    """Wait for what first calls compile in the background, where there is something of ours among what is measured."""
    if "tier" in sys.modules:
        sys.modules["tier"].settle()


def measure(implementations: dict[str, list[Callable[[], object]]], *, rounds: int = 7, target_ms: float = 8.0, rest_ms: float = 20.0) -> dict[str, Timing]:
    """Time each implementation; its value is one callable per input set. A steady `PACE` takes no rests."""
    timings = {name: Timing(name) for name in implementations}
    calls = {}
    for name, sets in implementations.items():
        for call in sets:  # compiles, fills caches of the library
            call()
        settle()
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
            begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            # The host queues ahead meanwhile: no launch gaps are timed.
            if PACE.steady:
                for i in range(round(calls[name] * STEADY_MS / target_ms)):
                    sets[i % len(sets)]()
            else:
                time.sleep(rest_ms / 1e3)
                torch.cuda._sleep(2_000_000)
            begin.record()
            for i in range(calls[name]):
                sets[i % len(sets)]()
            end.record()
            end.synchronize()
            timings[name].us.append(begin.elapsed_time(end) / calls[name] * 1e3)
    return timings


def captured(calls: list[Callable[[], object]], repeats: int) -> tuple[Any, int]:
    """A graph that makes the calls `repeats` times, and how many that are: the host is not timed then."""
    for call in calls:
        call()
    settle()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(repeats):
            for call in calls:
                call()
    return graph, repeats * len(calls)


def measure_captured(implementations: dict[str, list[Callable[[], object]]], guess_us: float, *, visit_us: float = 2000.0, rounds: int = 7,
                     target_ms: float = 5.0, rest_ms: float = 12.0) -> dict[str, Timing]:
    """`measure` in graphs of about `visit_us`; `guess_us` is about what a call takes."""
    graphs, calls = {}, {}
    for name, sets in implementations.items():
        graphs[name], calls[name] = captured(sets, max(1, round(visit_us / guess_us / len(sets))))
    timings = measure({name: [graph.replay] for name, graph in graphs.items()}, rounds=rounds, target_ms=target_ms, rest_ms=rest_ms)
    for name, timing in timings.items():
        timing.us = [us / calls[name] for us in timing.us]
    return timings


def interval(values: Iterable[float]) -> tuple[float, float, float]:
    """Median and its 95 % interval by order statistics; below seven values that is all of them."""
    ordered = sorted(values)
    n = len(ordered)
    spread = max(0, int(n / 2 - 0.98 * n**0.5))
    return statistics.median(ordered), ordered[spread], ordered[n - 1 - spread]


def ratio(ours: Timing, peer: Timing) -> tuple[float, float, float]:
    """Median and 95 % interval (by order statistics) of peer time over our time, per round."""
    return interval(p / o for o, p in zip(ours.us, peer.us))


def dense_rate(kind: str) -> float | None:
    """FLOP/s of this device's matrix unit for operands of a dtype ("bfloat16", "tf32", "float8"); None where no data sheet is kept."""
    name = torch.cuda.get_device_name()
    return next((rates.get(kind) for device, rates in DENSE_RATES.items() if device in name), None)


def copy_rate() -> float:
    """Bytes per second (read plus written) of a large device copy."""
    source = torch.empty(1 << 30, dtype=torch.uint8, device="cuda")
    target = torch.empty_like(source)
    timing = measure({"copy": [lambda: target.copy_(source)]}, rounds=5)["copy"]
    return 2 * source.numel() / (timing.median * 1e-6)


@dataclass(frozen=True)
class Limit:
    """What no kernel is faster than: its time in microseconds, or the name of what was timed beside, and of what it is made."""

    what: str
    us: float | None = None


def roofline(flops: int, moved: int, kind: str, rate: float) -> Limit:
    """The larger of FLOPs over the dense rate and bytes over `rate`, bytes a second."""
    dense = dense_rate(kind)
    by_flops, by_bytes = (flops / dense * 1e6 if dense else 0.0), moved / rate * 1e6
    return Limit("flops", by_flops) if by_flops > by_bytes else Limit("bytes", by_bytes)


def result(kernel: str, shape: list[int], timings: dict[str, Timing], *, dtype: str, flops: int, moved: int, limit: Limit | None,
           error: float | None, ours: str = "tier", beside: Iterable[str] = (), case: str | None = None, **more: Any) -> dict[str, Any]:
    """The fields of one line: time, spread, FLOPs, bytes, share of the limit, peers, relative error (Frobenius).

    `limit.what` names one of `timings` where the limit was timed beside; `share` is the ratio per round then. `beside` names
    timings that are no peers: other ways of ours, or of the same work with less of it.
    """
    own = timings[ours]
    middle, low, high = interval(own.us)
    fields: dict[str, Any] = {"kernel": kernel, **({"case": case} if case else {}), "shape": shape, "dtype": dtype, "us": round(middle, 3),
                              "spread": [round(low, 3), round(high, 3)], "flops": flops, "bytes": moved}
    if flops:
        fields["tflops"] = round(flops / middle / 1e6, 1)
    if moved:
        fields["gbs"] = round(moved / middle / 1e3)
    if limit is not None:
        timed = timings.get(limit.what) if limit.us is None else None
        share = ratio(own, timed) if timed else tuple(limit.us / us for us in (middle, high, low)) if limit.us else (0.0,) * 3
        fields |= {"limit": limit.what, "limit_us": round(timed.median if timed else limit.us or 0.0, 3), "share": round(share[0], 4),
                   "share_interval": [round(share[1], 4), round(share[2], 4)]}
    others = {name: timing for name, timing in timings.items() if name != ours and not (limit and limit.us is None and name == limit.what)}
    fields["peers"] = {name: _against(own, timing) for name, timing in others.items() if name not in set(beside)}
    if any(name in others for name in beside):
        fields["beside"] = {name: _against(own, others[name]) for name in beside if name in others}
    fields["error"] = None if error is None else float(f"{error:.3g}")
    return fields | more


def over_plain(own: Timing, plain: Timing) -> dict[str, Any]:
    """The fields that say how much a plain product's time grows by what is fused to it."""
    middle, low, high = ratio(plain, own)
    return {"over_plain": round(middle, 4), "over_plain_interval": [round(low, 4), round(high, 4)]}


def _against(own: Timing, other: Timing) -> dict[str, Any]:
    middle, low, high = ratio(own, other)
    return {"us": round(other.median, 3), "ratio": round(middle, 4), "interval": [round(low, 4), round(high, 4)]}


def wrong(case: str, got: object) -> SystemExit:
    """How a bench ends where a kernel's result is not that of float64: what is wrong is not timed."""
    return SystemExit(f"[bench.result] expects the result of {case} to be right, got {got}; fix: report it, with this line")


def relative(got: torch.Tensor, exact: torch.Tensor) -> float:
    """The relative Frobenius error of `got`; or an eighth of its worst element's, if that is more.

    An element's is relative to its size and to the root mean square of all: some that were never written show among millions.
    """
    exact, off = exact.double(), (got.double() - exact.double()).abs()
    rest = exact.norm().clamp(min=1e-300)
    worst = (off / (exact.abs() + rest / max(exact.numel(), 1) ** 0.5)).max().item() if exact.numel() else 0.0
    return max((off.norm() / rest).item(), worst / 8)


def sets_for(bytes_per_set: int, footprint: int = 120 << 20, most: int = 12) -> int:
    """How many input sets exceed the cache."""
    return max(1, min(most, -(-footprint // max(bytes_per_set, 1))))


class _Steady(argparse.Action):
    """Makes the pace of this process steady."""

    def __call__(self, *_: Any) -> None:
        PACE.steady = True


def parser(doc: str, rounds: int = 7, *, visits: bool = True) -> argparse.ArgumentParser:
    """A parser with what all benches take; rounds below seven give no interval. Those that do not `measure` have no `visits`."""
    options = argparse.ArgumentParser(description=doc.splitlines()[0])
    options.add_argument("--rounds", type=int, default=rounds)
    if visits:
        options.add_argument("--steady", action=_Steady, nargs=0, help=f"no rests, but {STEADY_MS:.0f} ms of the same work before each visit")
    options.add_argument("--out", help="a file that lines are appended to")
    return options


@contextlib.contextmanager
def lines(path: str | None, **fields: Any) -> Iterator[Any]:
    """The stream of a run, or None; its first line says where it ran."""
    with open(path, "a") if path else contextlib.nullcontext() as stream:
        line(stream, device=torch.cuda.get_device_name(), torch=torch.__version__, cuda=torch.version.cuda, host=platform.processor() or platform.machine(),
             **({"pace": "steady"} if PACE.steady else {}), **fields)
        yield stream


def line(stream, **fields) -> None:
    """Write one JSON line and echo it."""
    text = json.dumps(fields)
    print(text, flush=True)
    if stream:
        stream.write(text + "\n")
        stream.flush()
