"""The model's choice beside every plan of a committed grid: how much slower it is than the best there is.

    python bench/plans.py [--shapes 16,4096,4096 ..] [--top 12] [--seconds 120] [--out FILE]

`grid` lists the plans: tiles of 64, 128, 192 or 256 by 32 .. 256 by 64 or 128, clusters, stages; products whose rows are columns of the
instruction; segments of k; and for at most 64 rows of x tiles for instructions of single warps. What the machine cannot carry out is
refused while compiling and is not legal (`refused` counts the rules); the others, over 500 a shape, are compiled by all cores at once.
They are tried in the order of the model's times. One call says whether a plan is hopeless (three times the best so far); the others are
timed in one CUDA graph each, and the `top` of those, what the compiler chooses, and torch once more, interleaved. A plan that is wrong
or fails is named, excluded, and makes the exit status 1.

One JSON line per plan that was tried: `tile`, `cluster`, `stages`, `swaps`, `segments`, `grain`, `us`, and `model_us` where the model has
a time for it. And one per shape, of what a call runs (beside: `exact`, compiled for these extents alone): `regret` is its time over that of the
best plan, per round, with a 95 % interval; `legal`, `tried`, `hopeless` and `untried` (`--seconds` of a shape were over) count plans.
"""

from __future__ import annotations

import collections
import concurrent.futures
import itertools
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from typing import Any

import torch
from _measure import captured, copy_rate, line, lines, measure_captured, parser, ratio, relative, result, roofline, sets_for, wrong

import tier
from tier._problem import ask
from tier.runtime.artefact import Artefact

SHAPES = ["16,4096,4096", "64,4096,4096", "16,14336,4096", "64,14336,4096", "16,4096,14336", "64,4096,14336", "64,128256,4096",
          "128,4096,4096", "128,14336,4096", "128,4096,14336", "256,4096,4096", "256,14336,4096", "256,4096,14336", "128,6144,4096",
          "1024,4096,4096", "512,1024,8192"]
HOPELESS = 3.0
#: The relative error that rounding to bf16 explains, with room.
MOST_ERROR = 8e-3


def linear(x, w):
    return x @ w.T


def share(n: int, rows: int, units: int) -> float:
    """Of `units` multiprocessors, the part that tiles of so many of n rows keep busy: 1 where all have the same work.

    >>> share(6144, 64, 132), share(6144, 48, 132)
    (0.7272727272727273, 0.9696969696969697)
    """
    tiles = -(-n // rows)
    return n / rows / (-(-tiles // units) * units)


def warp_tiles(m: int, n: int, units: int) -> list[tuple[int, int, int]]:
    """Tiles [rows of w, rows of x, k] with a warp, or two, for each 16 rows of w: of 16, 32 and 64 rows, and the three evenest.

    >>> warp_tiles(16, 6144, 132)  # doctest: +NORMALIZE_WHITESPACE
    [(16, 16, 64), (16, 16, 128), (16, 16, 256), (32, 16, 64), (32, 16, 128), (32, 16, 256), (48, 16, 64), (48, 16, 128), (48, 16, 256),
     (64, 16, 64), (64, 16, 128), (64, 16, 256)]
    """
    evenest = sorted(range(16, 257, 16), key=lambda rows: (-round(share(n, rows, units), 2), -rows))[:3]
    return list(itertools.product(sorted({16, 32, 64, *evenest}), (-(-m // 8) * 8,), (64, 128, 256)))


def grid(x_rows: int, w_rows: int, units: int) -> Iterator[dict[str, Any]]:
    """The plans that are tried for so many rows of x and of w, legal or not.

    >>> len(list(grid(4096, 4096, 132))), len(list(grid(16, 6144, 132)))
    (1112, 1124)
    """
    for m, n, k, cluster, stages in itertools.product((64, 128, 192, 256), (32, 48, 64, 96, 112, 128, 160, 192, 224, 256), (64, 128),
                                                      ((1, 1), (2, 1), (1, 2), (2, 2)), (None, 3, 4)):
        yield {"tile": (m, n, k), "cluster": cluster, **({"stages": stages} if stages else {})}
    for m, n, segments in itertools.product((64, 128), (64, 128, 192, 256), range(2, 9)):
        yield {"tile": (m, n, 64), "segments": segments}
    for m, n, segments in itertools.product((64, 128), (8, 16, 24, 32, 48, 64), range(1, 9)):
        yield {"tile": (m, n, 64), "swaps": True, "segments": segments}
    for tile in warp_tiles(x_rows, w_rows, units) if x_rows <= 64 else ():
        yield {"tile": tile, "swaps": True, "grain": "warp"}


def specs_of(shape: list[int]) -> list[tier.Spec]:
    """Exactly these arrays: one variant is compiled."""
    m, n, k = shape
    return [tier.Spec("bf16", (m, k), exact=True), tier.Spec("bf16", (n, k), exact=True)]


def compiled(shape: list[int], plan: dict[str, Any] | None, chip: str) -> Artefact:
    """The product by one plan, compiled to the end."""
    artefact = tier.compile(linear, plan=plan).lower(*specs_of(shape), chip=chip).artefact
    artefact.compile()
    return artefact


def _warm(job: tuple[list[int], dict[str, Any], str]) -> str:
    """Compile in a process of its own, for the cache on disk: "legal", the rule that refuses it, or what went wrong."""
    try:
        compiled(*job)
        return "legal"
    except tier.TierError as error:
        return f"refused: {error.rule or str(error).splitlines()[0]}"
    except Exception as error:  # whatever it is, it is this plan's
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


def key_of(plan: dict[str, Any]) -> tuple[Any, ...]:
    """What the model knows of a plan."""
    return (*plan["tile"], *plan.get("cluster", (1, 1)), plan.get("swaps", False), plan.get("segments", 1), plan.get("grain", "warpgroup"))


def modelled(chip: str, shape: list[int]) -> dict[tuple[Any, ...], float]:
    """The model's times of its candidates, by `key_of` a plan.

    >>> times = modelled("sm_90a", [16, 4096, 4096])
    >>> times[key_of({"tile": (32, 16, 256), "swaps": True, "grain": "warp"})] < times[key_of({"tile": (64, 256, 64)})]
    True
    """
    return {key_of({**one, "tile": (one["m"], one["n"], one["k"])}): one["us"]
            for one in ask("plan.candidates", chip=chip, element="bf16", extents=shape)["candidates"] if not one["refusal"]}


def one_call_us(call) -> float:
    """The device's time of a second call."""
    call()
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    torch.cuda._sleep(20_000)
    begin.record()
    call()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) * 1e3


def graph_us(calls, guess_us: float) -> float:
    """The time of a call in a graph of about half a millisecond, replayed twice."""
    graph, count = captured(calls, max(1, round(500 / guess_us / len(calls))))
    graph.replay()
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) * 1e3 / count


def run(shape: list[int], chosen, pool, rate: float, stream) -> bool:
    """Measure one shape; whether no plan failed."""
    m, n, k = shape
    size, flops = 2 * (m * k + n * k + m * n), 2 * m * n * k
    data = [[torch.empty(*sides, device="cuda", dtype=torch.bfloat16).normal_() for sides in ((m, k), (n, k), (m, n))]
            for _ in range(sets_for(size))]
    x, w, y = data[0]
    chip = tier.compile(linear).lower(x, w).chip
    model = modelled(chip, shape)
    units = torch.cuda.get_device_properties(0).multi_processor_count
    plans = sorted(grid(m, n, units), key=lambda plan: model.get(key_of(plan), float("inf")))
    verdicts = list(pool.map(_warm, [(shape, plan, chip) for plan in plans], chunksize=4))
    legal = [plan for plan, verdict in zip(plans, verdicts) if verdict == "legal"]
    refused = collections.Counter(verdict.removeprefix("refused: ") for verdict in verdicts if verdict.startswith("refused: "))
    failed = [f"{plan}: {verdict}" for plan, verdict in zip(plans, verdicts) if verdict != "legal" and not verdict.startswith("refused: ")]
    rows = torch.randint(0, m, (min(m, 128),), device="cuda")
    exact = x[rows].double() @ w.double().T
    current = torch.cuda.current_stream

    def calls_of(artefact: Artefact):
        return [lambda x=x, w=w, y=y: artefact.launch((x, w), (y,), current().cuda_stream) for x, w, y in data]

    times: list[tuple[float, dict[str, Any], Any]] = []
    hopeless = untried = 0
    best, until = float("inf"), time.monotonic() + chosen.seconds
    for plan in legal:
        if time.monotonic() > until:
            untried += 1
            continue
        try:
            calls = calls_of(compiled(shape, plan, chip))
            y.fill_(float("nan"))
            once = one_call_us(calls[0])
            error = relative(y[rows], exact)
            if not error < MOST_ERROR:
                failed.append(f"{plan}: a relative error of {error:.2g}")
                continue
        except (tier.TierError, RuntimeError) as error:
            failed.append(f"{plan}: {str(error).splitlines()[0]}")
            continue
        if once > HOPELESS * best + 20:
            hopeless += 1
            us = once
        else:
            us = graph_us(calls, max(once, 2.0))
            times.append((us, plan, calls))
            best = min(best, us)
        line(stream, plan=True, shape=shape, tile=list(plan["tile"]), cluster=plan.get("cluster"), stages=plan.get("stages"),
             swaps=int(plan.get("swaps", False)), segments=plan.get("segments", 1), grain=plan.get("grain", "warpgroup"), us=round(us, 2),
             model_us=_round(model.get(key_of(plan))))
    if not times:
        raise SystemExit(f"[bench.plans] expects a plan of {shape} that runs, got {failed[:3]} and {len(failed[3:])} others that failed, "
                         f"{dict(refused)} that were refused; fix: time a shape that the grid serves")
    times.sort(key=lambda one: one[0])
    finalists = {str(plan): calls for _, plan, calls in times[:chosen.top]}
    general, choice = tier.compile(linear), compiled(shape, None, chip)
    timings = measure_captured({"tier": [lambda x=x, w=w: general(x, w) for x, w, _ in data], "exact": calls_of(choice),
                                "torch": [lambda x=x, w=w, y=y: torch.mm(x, w.T, out=y) for x, w, y in data], **finalists},
                               best, rounds=chosen.rounds, visit_us=1500.0, target_ms=3.0, rest_ms=8.0)
    winner = min(finalists, key=lambda name: timings[name].median)
    middle, low, high = ratio(timings[winner], timings["tier"])
    line(stream, **result("plans", shape, {name: timings[name] for name in ("tier", "exact", "torch")}, dtype="bfloat16", flops=flops, moved=size,
                          limit=roofline(flops, size, "bfloat16", rate), error=relative(general(x, w)[rows], exact), beside=("exact",),
                          regret=round(middle, 4), regret_interval=[round(low, 4), round(high, 4)], best=winner, best_us=round(timings[winner].median, 2),
                          refused=dict(refused), legal=len(legal), tried=len(legal) - untried, hopeless=hopeless, untried=untried, failed=failed))
    return not failed


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", default=SHAPES)
    options.add_argument("--top", type=int, default=12)
    options.add_argument("--seconds", type=float, default=120.0, help="for the plans of one shape")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = options.parse_args()
    rate, is_good = copy_rate(), True
    # A process that holds a device is not forked.
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream, concurrent.futures.ProcessPoolExecutor(
            chosen.processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        for shape in chosen.shapes:
            is_good &= run([int(side) for side in shape.split(",")], chosen, pool, rate, stream)
    if not is_good:
        raise wrong("every legal plan", "those named in `failed`")


if __name__ == "__main__":
    sys.exit(main())
