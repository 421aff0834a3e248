"""Products of language models, few rows first: tier beside cuBLAS, Triton and a copy of the same bytes.

    python bench/skinny.py [--shapes skinny|llm|all|16,4096,4096 ..] [--layouts nt nn] [--out FILE]

`skinny` is M in 1 .. 64 by the five weights (N, K) of two models, `llm` M in 16 .. 8192. Weights lie as users have them: `nt` is
w[N, K], multiplied as w.T (torch.nn.Linear), `nn` is w[K, N]. Calls are captured in CUDA graphs, so the host is not timed; input sets
are rotated until they exceed the cache. One JSON line per shape and layout: `speedup` over cuBLAS and `over_best` over the faster of
cuBLAS and Triton are medians of ratios taken per round, with a 95 % interval; `rate_share` is the bytes by the time over 4.48 TB/s,
`copy_share` the time of an elementwise copy that reads and writes as many bytes by ours. The last line has geomeans and worst cases.
"""

from __future__ import annotations

import argparse
import math
import sys

import torch
from _measure import line, measure, ratio, sets_for

import tier
from tier.testing import compare, matmul_bound

try:
    from _triton_gemm import Peer
except ImportError:  # the peer is optional
    Peer = None

WEIGHTS = [(4096, 4096), (14336, 4096), (4096, 14336), (6144, 4096), (128256, 4096)]
SKINNY = [(m, n, k) for n, k in WEIGHTS for m in (1, 2, 4, 8, 16, 32, 64)]
LLM = [(m, n, k) for n, k in WEIGHTS for m in (16, 64, 128, 256, 1024, 4096, 8192)]
#: Bytes per second that the best kernels reach.
RATE = 4.48e12


@tier.compile
def linear(x, w):
    return x @ w.T


@tier.compile
def product(x, w):
    return x @ w


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


def parse(names):
    known = {"skinny": SKINNY, "llm": LLM, "all": SKINNY + [s for s in LLM if s not in SKINNY]}
    shapes = []
    for name in names:
        shapes += known[name] if name in known else [tuple(map(int, name.split(",")))]
    return shapes


def run(shape, layout: str, dtype, rounds: int, stream) -> dict[str, float]:
    m, n, k = shape
    size = (m * k + n * k + m * n) * dtype.itemsize
    data = []
    for _ in range(sets_for(size)):
        x, w, y = (torch.empty(*sides, device="cuda", dtype=dtype).normal_()
                   for sides in ((m, k), (n, k) if layout == "nt" else (k, n), (m, n)))
        data.append((x, w, y))
    ours = linear if layout == "nt" else product
    x, w, y = data[0]
    columns = torch.randint(0, n, (min(n, 512),), device="cuda")
    rows = torch.randint(0, m, (min(m, 512),), device="cuda")
    matrix = w.T[:, columns] if layout == "nt" else w[:, columns]
    report = compare(ours(x, w)[rows][:, columns], x[rows].double() @ matrix.double(), magnitude=matmul_bound(x[rows], matrix), depth=k)
    if not report.ok:
        raise SystemExit(f"{shape} {layout}: {report}")
    implementations = {
        "tier": [lambda x=x, w=w: ours(x, w) for x, w, _ in data],
        "cublas": [lambda x=x, w=w.T if layout == "nt" else w, y=y: torch.mm(x, w, out=y) for x, w, y in data],
    }
    config = None
    if Peer:
        peer = Peer(layout)
        config = peer.tune(x, w, y)
        if config:
            implementations["triton"] = [peer.bind(x, w, y, config) for x, w, y in data]
    if m <= 256:
        halves = [(torch.empty(size // 2, device="cuda", dtype=torch.uint8), torch.empty(size // 2, device="cuda", dtype=torch.uint8))
                  for _ in range(min(2, len(data)))]
        implementations["copy"] = [lambda s=s, t=t: t.copy_(s) for s, t in halves]
    flops = 2 * m * n * k
    guess = max(flops / 700e12, size / 4e12) * 1e6 + 3
    graphs, calls = {}, {}
    for name, sets in implementations.items():
        graphs[name], calls[name] = captured(sets, max(1, round(2000 / guess / len(sets))))
    timings = measure({name: [graph.replay] for name, graph in graphs.items()}, rounds=rounds, target_ms=5.0, rest_ms=12.0)
    for name, timing in timings.items():
        timing.us = [us / calls[name] for us in timing.us]
    own = timings["tier"]
    middle, low, high = ratio(own, timings["cublas"])
    found = {"us": round(own.median, 2), "cublas_us": round(timings["cublas"].median, 2), "speedup": round(middle, 4),
             "interval": [round(low, 4), round(high, 4)]}
    found["over_best"] = found["speedup"]
    if "triton" in timings:
        over, *_ = ratio(own, timings["triton"])
        found |= {"triton_us": round(timings["triton"].median, 2), "over_triton": round(over, 4), "over_best": round(min(middle, over), 4),
                  "triton_config": list(config)}
    if "copy" in timings:
        share, *_ = ratio(own, timings["copy"])
        found |= {"copy_us": round(timings["copy"].median, 2), "copy_share": round(share, 3)}
    line(stream, kernel="gemm", shape=list(shape), layout=layout, dtype=str(dtype).removeprefix("torch."), **found,
         tflops=round(flops / own.median / 1e6, 1), rate_share=round(size / RATE * 1e6 / own.median, 3), bytes=size, flops=flops,
         check=str(report))
    return found


def geomean(values) -> float:
    values = list(values)
    return round(math.exp(sum(map(math.log, values)) / len(values)), 4) if values else 0.0


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--shapes", nargs="+", default=["all"], help="skinny, llm, all or M,N,K")
    options.add_argument("--layouts", nargs="+", default=["nt"], choices=["nt", "nn"])
    options.add_argument("--dtype", default="bfloat16")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    line(stream, device=torch.cuda.get_device_name(), triton=Peer is not None)
    all_found = {}
    for layout in chosen.layouts:
        for shape in parse(chosen.shapes):
            all_found[layout, shape] = run(shape, layout, getattr(torch, chosen.dtype), chosen.rounds, stream)
    for layout in chosen.layouts:
        for name, chosen_shapes in (("skinny", SKINNY), ("llm", LLM)):
            part = {s: all_found[layout, s] for s in chosen_shapes if (layout, s) in all_found}
            if not part:
                continue
            worst = min(part, key=lambda s: part[s]["over_best"])
            line(stream, summary=name, layout=layout, shapes=len(part), over_cublas=geomean(f["speedup"] for f in part.values()),
                 over_best=geomean(f["over_best"] for f in part.values()), worst=part[worst]["over_best"], worst_shape=list(worst))
    if stream:
        stream.close()


if __name__ == "__main__":
    sys.exit(main())
