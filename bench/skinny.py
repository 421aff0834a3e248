"""Products of language models, few rows first: tier beside cuBLAS, Triton and a copy of the same bytes.

    python bench/skinny.py [--shapes skinny|llm|all|16,4096,4096 ..] [--layouts nt nn] [--out FILE]

`skinny` is M in 1 .. 64 by the five weights (N, K) of two models, `llm` M in 16 .. 8192. Weights lie as users have them: `nt` is
w[N, K], multiplied as w.T (torch.nn.Linear), `nn` is w[K, N]. Calls are captured in CUDA graphs, so the host is not timed; input sets
are rotated until they exceed the cache. One JSON line per shape and layout: `sets` says which of the two lists have the shape,
`rate_share` is the bytes by the time over 4.48 TB/s, and `copy`, beside, an elementwise copy that reads and writes as many bytes. The
last lines have geomeans and worst cases of each list.
"""

from __future__ import annotations

import sys
from statistics import geometric_mean
from typing import Any

import torch
from _measure import RATE, line, lines, measure_captured, parser, relative, result, roofline, sets_for, wrong

import tier
from tier.testing import compare, matmul_bound

try:
    from _triton_gemm import Peer
except ImportError:  # the peer is optional
    Peer = None

WEIGHTS = [(4096, 4096), (14336, 4096), (4096, 14336), (6144, 4096), (128256, 4096)]
SETS = {"skinny": [(m, n, k) for n, k in WEIGHTS for m in (1, 2, 4, 8, 16, 32, 64)],
        "llm": [(m, n, k) for n, k in WEIGHTS for m in (16, 64, 128, 256, 1024, 4096, 8192)]}


@tier.compile
def linear(x, w):
    return x @ w.T


@tier.compile
def product(x, w):
    return x @ w


def parse(names):
    known = {**SETS, "all": list(dict.fromkeys(shape for shapes in SETS.values() for shape in shapes))}
    shapes = []
    for name in names:
        shapes += known[name] if name in known else [tuple(map(int, name.split(",")))]
    return shapes


def run(shape, layout: str, dtype, rounds: int, stream) -> dict[str, Any]:
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
    judged = ours(x, w)[rows][:, columns], x[rows].double() @ matrix.double()
    report = compare(*judged, magnitude=matmul_bound(x[rows], matrix), depth=k)
    if not report.ok:
        raise wrong(f"{m}x{n}x{k} {layout}", report)
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
        # A kernel's: the driver's own copy takes 1.5 times as long at some sizes.
        halves = [[torch.empty(size // 8, device="cuda", dtype=torch.float32) for _ in range(2)] for _ in range(min(2, len(data)))]
        implementations["copy"] = [lambda s=s, t=t: torch.neg(s, out=t) for s, t in halves]
    flops = 2 * m * n * k
    timings = measure_captured(implementations, max(flops / 700e12, size / 4e12) * 1e6 + 3, rounds=rounds)
    name = str(dtype).removeprefix("torch.")
    fields = result("skinny", list(shape), timings, case=layout, dtype=name, flops=flops, moved=size, limit=roofline(flops, size, name, RATE),
                    error=relative(*judged), beside=("copy",), sets=[of for of, shapes in SETS.items() if shape in shapes],
                    rate_share=round(size / RATE * 1e6 / timings["tier"].median, 3), triton_config=list(config) if config else None, check=str(report))
    line(stream, **fields)
    return fields


def summary(name: str, layout: str, found: list[dict[str, Any]]) -> dict[str, Any]:
    """The geomeans over cuBLAS and over the faster peer of each shape, and the worst of the latter."""
    best = [min(peer["ratio"] for peer in one["peers"].values()) for one in found]
    return {"summary": name, "layout": layout, "shapes": len(found), "over_cublas": round(geometric_mean(one["peers"]["cublas"]["ratio"] for one in found), 4),
            "over_best": round(geometric_mean(best), 4), "worst": min(best), "worst_shape": found[best.index(min(best))]["shape"]}


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", default=["all"], help="skinny, llm, all or M,N,K")
    options.add_argument("--layouts", nargs="+", default=["nt"], choices=["nt", "nn"])
    options.add_argument("--dtype", default="bfloat16")
    chosen = options.parse_args()
    with lines(chosen.out, triton=Peer is not None) as stream:
        found = [run(shape, layout, getattr(torch, chosen.dtype), chosen.rounds, stream)
                 for layout in chosen.layouts for shape in parse(chosen.shapes)]
        for layout in chosen.layouts:
            for name in SETS:
                if part := [one for one in found if one["case"] == layout and name in one["sets"]]:
                    line(stream, **summary(name, layout, part))


if __name__ == "__main__":
    sys.exit(main())
