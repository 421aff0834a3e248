"""Products of an operand that is computed: tier beside its own plain product, and torch in two steps.

    python bench/prologue.py [--shapes 4096,4096,4096 ..] [--prologues scale i8 ..] [--rounds 7] [--out FILE]

`scale` is (x * s[:, None]).astype(bf16) @ w, `i8`, `f32`, `f8` and `f16` are x.astype(bf16) @ w, `sum` is (x + y) @ w, and `weights` is
x @ w.astype(bf16).T for int8 weights. `tier` computes the operand in registers; `plain` is tier's product of an operand that is there
already: `over_plain` is its time by ours, so 1 is a prologue at no cost. `torch` casts or scales, then calls cuBLAS: `speedup` is its
time by ours. Ratios are medians of those taken per round, with 95 % intervals. Input sets are rotated until they exceed the cache, calls are captured
in CUDA graphs. One JSON line per shape and prologue; the last ones have geomeans and worst cases.
"""

from __future__ import annotations

import argparse
import math

import torch
from _measure import line, measure, ratio, sets_for

import tier
from tier.testing import compare, matmul_bound

SHAPES = [(1024, 4096, 4096), (4096, 4096, 4096), (4096, 14336, 4096), (4096, 4096, 14336), (8192, 8192, 8192), (5000, 5000, 5000)]
FEW = [(1, 4096, 4096), (16, 14336, 4096), (64, 4096, 14336)]
ARRAYS = {"scale": torch.bfloat16, "i8": torch.int8, "f32": torch.float32, "f8": torch.float8_e4m3fn, "f16": torch.float16,
          "sum": torch.bfloat16, "weights": torch.int8}


@tier.compile
def plain(x, w):
    return x @ w


@tier.compile
def plain_weights(x, w):
    return x @ w.T


@tier.compile
def cast(x, w):
    return tier.astype(x, w.dtype) @ w


@tier.compile
def scaled(x, s, w):
    return tier.astype(tier.astype(x, tier.float32) * s[:, None], w.dtype) @ w


@tier.compile
def added(x, y, w):
    return (x + y) @ w


@tier.compile
def weights(x, w):
    return x @ tier.astype(w.T, x.dtype)


def random(*shape, dtype=torch.bfloat16):
    if dtype == torch.int8:
        return torch.randint(-128, 128, shape, device="cuda", dtype=dtype)
    return torch.empty(*shape, device="cuda").normal_().to(dtype)


def captured(calls, repeats: int):
    """A graph that makes the calls `repeats` times, and how many that are."""
    for call in calls:
        call()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(repeats):
            for call in calls:
                call()
    return graph, repeats * len(calls)


def bind(prologue: str, m: int, n: int, k: int):
    """One input set: calls by name, and what the operand is, to check the first one."""
    bf16 = torch.bfloat16
    if prologue == "weights":
        x, w = random(m, k), random(n, k, dtype=torch.int8)
        ready = w.to(bf16)
        return {"tier": lambda: weights(x, w), "plain": lambda: plain_weights(x, ready), "torch": lambda: torch.mm(x, w.to(bf16).T)}, x, ready.T
    x, w = random(m, k, dtype=ARRAYS[prologue]), random(k, n)
    if prologue == "scale":
        s = random(m, dtype=torch.float32)
        ready = (x * s[:, None]).to(bf16)
        return {"tier": lambda: scaled(x, s, w), "plain": lambda: plain(ready, w),
                "torch": lambda: torch.mm((x * s[:, None]).to(bf16), w)}, ready, w
    if prologue == "sum":
        y = random(m, k)
        ready = x + y
        return {"tier": lambda: added(x, y, w), "plain": lambda: plain(ready, w), "torch": lambda: torch.mm(x + y, w)}, ready, w
    ready = x.to(bf16)
    return {"tier": lambda: cast(x, w), "plain": lambda: plain(ready, w), "torch": lambda: torch.mm(x.to(bf16), w)}, ready, w


def run(shape, prologue: str, rounds: int, stream) -> dict[str, float]:
    m, n, k = shape
    size = (m * k + k * n) * 2 + m * n * 2
    sets = [bind(prologue, m, n, k) for _ in range(sets_for(size))]
    calls, a, b = sets[0]
    rows, columns = torch.randint(0, m, (min(m, 512),), device="cuda"), torch.randint(0, n, (min(n, 512),), device="cuda")
    a, b = a[rows], b[:, columns]
    report = compare(calls["tier"]()[rows][:, columns], a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=k, precision="bfloat16")
    if not report.ok:
        raise SystemExit(f"{shape} {prologue}: {report}")
    flops = 2 * m * n * k
    guess = max(flops / 700e12, size / 4e12) * 1e6 + 3
    graphs, counts = {}, {}
    for name in ("tier", "plain", "torch"):
        graphs[name], counts[name] = captured([one[0][name] for one in sets], max(1, round(2000 / guess / len(sets))))
    timings = measure({name: [graph.replay] for name, graph in graphs.items()}, rounds=rounds, target_ms=5.0, rest_ms=12.0)
    for name, timing in timings.items():
        timing.us = [us / counts[name] for us in timing.us]
    own = timings["tier"]
    middle, low, high = ratio(own, timings["torch"])
    over, over_low, over_high = ratio(own, timings["plain"])
    found = {"us": round(own.median, 2), "plain_us": round(timings["plain"].median, 2), "torch_us": round(timings["torch"].median, 2),
             "over_plain": round(over, 4), "plain_interval": [round(over_low, 4), round(over_high, 4)],
             "speedup": round(middle, 4), "interval": [round(low, 4), round(high, 4)]}
    line(stream, kernel="prologue", prologue=prologue, shape=list(shape), **found, tflops=round(flops / own.median / 1e6, 1), bytes=size,
         flops=flops, check=str(report))
    return found


def geomean(values) -> float:
    values = list(values)
    return round(math.exp(sum(map(math.log, values)) / len(values)), 4) if values else 0.0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--shapes", nargs="+", help="M,N,K")
    options.add_argument("--prologues", nargs="+", default=list(ARRAYS), choices=list(ARRAYS))
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    line(stream, device=torch.cuda.get_device_name())
    for prologue in chosen.prologues:
        shapes = [tuple(map(int, shape.split(","))) for shape in chosen.shapes] if chosen.shapes else SHAPES + FEW * (prologue == "weights")
        found = {shape: run(shape, prologue, chosen.rounds, stream) for shape in shapes}
        worst = min(found, key=lambda shape: found[shape]["over_plain"])
        line(stream, summary=prologue, shapes=len(found), over_plain=geomean(f["over_plain"] for f in found.values()),
             over_torch=geomean(f["speedup"] for f in found.values()), worst=found[worst]["over_plain"], worst_shape=list(worst))
    if stream:
        stream.close()


if __name__ == "__main__":
    main()
