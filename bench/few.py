"""Tiles for instructions of single warps beside the model's choice and cuBLAS, for few rows of x.

    python bench/few.py [--rows 2 4 8 ..] [--weights 4096,4096 ..] [--layouts nt nn] [--limit 500] [--out FILE]

A tile has any number of 16 rows of w, a warp for each, so that all multiprocessors may have the same work; `tiles_of` lists those that
come near. Each is compiled (by all cores at once), checked, and timed in CUDA graphs, interleaved with what the compiler
chooses for these extents and with `torch.mm`. One JSON line per shape: `us` by plan, "rows x columns x k [x stages]", the ratio of
torch's time to the best one's per round with a 95 % interval, and what was refused or wrong. After `--limit` seconds the rest of the shapes are named and left out;
a wrong result makes the exit status 1.
"""

from __future__ import annotations

import concurrent.futures
import itertools
import multiprocessing
import os
import sys
import time
from typing import Any

import torch
from _measure import line, lines, measure_captured, parser, ratio, relative, sets_for
from skinny import WEIGHTS

import tier

UNITS = 132
MOST_ERROR = 8e-3


def linear(x, w):
    return x @ w.T


def product(x, w):
    return x @ w


def share(n: int, rows: int) -> float:
    """Of a wave's multiprocessors, those that tiles keep busy: 1 where all have the same work.

    >>> share(6144, 64), share(6144, 48)
    (0.7272727272727273, 0.9696969696969697)
    """
    tiles = -(-n // rows)
    return n / rows / (-(-tiles // UNITS) * UNITS)


def tiles_of(m: int, n: int, most: int = 3) -> list[tuple[int, int, int]]:
    """Tiles [rows of w, rows of x, k] for this many rows of x and of w: the evenest, and those of 16, 32 and 64 rows.

    >>> tiles_of(16, 6144)
    [(16, 16, 64), (16, 16, 128), (32, 16, 64), (32, 16, 128), (48, 16, 64), (48, 16, 128), (64, 16, 64), (64, 16, 128)]
    """
    evenest = sorted(range(16, 257, 16), key=lambda rows: (-round(share(n, rows), 2), -rows))[:most]
    return list(itertools.product(sorted({16, 32, 64, *evenest}) if n < 100_000 else sorted({64, 96, *evenest}), (-(-m // 8) * 8,), (64, 128)))


def plans_of(m: int, n: int) -> dict[str, dict[str, Any]]:
    """The plans that are tried, by name."""
    return {" x ".join(map(str, tile)): {"tile": tile, "swaps": True, "grain": "warp"} for tile in tiles_of(m, n)}


def compiled(layout: str, shape: tuple[int, int, int], plan: dict[str, Any] | None):
    """The product by one plan, for exactly these extents, compiled to the end."""
    m, n, k = shape
    specs = [tier.Spec("bf16", (m, k), exact=True), tier.Spec("bf16", (n, k) if layout == "nt" else (k, n), exact=True)]
    artefact = tier.compile(linear if layout == "nt" else product, plan=plan).lower(*specs, chip="sm_90a").artefact
    artefact.compile()
    return artefact


def _warm(job) -> str:
    """Compile in a process of its own, for the cache on disk; what went wrong, or nothing."""
    try:
        compiled(*job)
        return ""
    except Exception as error:  # whatever it is, it is this plan's
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


def run(layout: str, shape: tuple[int, int, int], chosen, futures, stream) -> bool:
    """Measure one shape; whether all plans were right."""
    m, n, k = shape
    data = [[torch.empty(*sides, device="cuda", dtype=torch.bfloat16).normal_() for sides in ((m, k), (n, k) if layout == "nt" else (k, n), (m, n))]
            for _ in range(sets_for(2 * (m * k + n * k + m * n)))]
    x, w, y = data[0]
    turn = (lambda w: w.T) if layout == "nt" else (lambda w: w)
    exact = x.double() @ turn(w[:4096] if layout == "nt" else w[:, :4096]).double()
    wrong, calls = {}, {"torch": [lambda x=x, w=w, y=y: torch.mm(x, turn(w), out=y) for x, w, y in data]}
    for name, plan in {"chosen": None, **plans_of(m, n)}.items():
        if refusal := futures[layout, shape, name].result():
            wrong[name] = refusal
            continue
        artefact = compiled(layout, shape, plan)
        calls[name] = [lambda a=artefact, x=x, w=w, y=y: a.launch((x, w), (y,), torch.cuda.current_stream().cuda_stream) for x, w, y in data]
        y.fill_(float("nan"))
        calls[name][0]()
        error = relative(y[:, :4096], exact)
        if not error < MOST_ERROR or not torch.isfinite(y).all():
            wrong[name] = f"a relative error of {error:.2g}"
            del calls[name]
    guess = max(3.0, 2 * n * k / 4e6 + 3)
    timings = measure_captured(calls, guess, rounds=chosen.rounds, visit_us=1500.0, target_ms=2.5, rest_ms=5.0)
    ours = min((name for name in calls if name != "torch"), key=lambda name: timings[name].median)
    middle, low, high = ratio(timings[ours], timings["torch"])
    line(stream, few=True, layout=layout, shape=list(shape), best=ours, over_torch=round(middle, 4), interval=[round(low, 4), round(high, 4)],
         chosen_over_torch=round(ratio(timings["chosen"], timings["torch"])[0], 4) if "chosen" in timings else None,
         us={name: round(timing.median, 2) for name, timing in timings.items()}, wrong=wrong)
    return not any("relative error" in why for why in wrong.values())


def main() -> None:
    options = parser(__doc__, rounds=5)
    options.add_argument("--rows", nargs="+", type=int, default=[2, 4, 8, 16, 32, 64])
    options.add_argument("--weights", nargs="+", default=[f"{n},{k}" for n, k in WEIGHTS])
    options.add_argument("--layouts", nargs="+", default=["nt"])
    options.add_argument("--limit", type=float, default=500.0, help="seconds in all")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = options.parse_args()
    weights = [tuple(int(side) for side in weight.split(",")) for weight in chosen.weights]
    shapes = [(layout, (m, *weight)) for layout in chosen.layouts for weight in weights for m in chosen.rows]
    until, left_out, is_good = time.monotonic() + chosen.limit, [], True
    # A process that holds a device is not forked.
    with lines(chosen.out) as stream, concurrent.futures.ProcessPoolExecutor(chosen.processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = {(layout, shape, name): pool.submit(_warm, (layout, shape, plan)) for layout, shape in shapes
                   for name, plan in {"chosen": None, **plans_of(*shape[:2])}.items()}
        for layout, shape in shapes:
            if time.monotonic() > until:
                left_out.append([layout, *shape])
                continue
            is_good &= run(layout, shape, chosen, futures, stream)
        for future in futures.values():
            future.cancel()
        if left_out:
            line(stream, left_out=left_out)
    if not is_good:
        raise SystemExit("expects every plan to be right, got those named in `wrong`")


if __name__ == "__main__":
    sys.exit(main())
