"""Products whose CTAs load operand columns for each other, beside the same kernel without clusters and cuBLAS.

    python bench/clusters.py --out clusters.jsonl

`plan={"cluster": ..}` asks for them; the column `chosen` is what the compiler does by itself: clusters of two where rows
begin inside of cache lines, as in the last two shapes.
"""

from __future__ import annotations

import argparse
import statistics

import tier
import torch
from _measure import line, measure

SHAPES = ("4096,4096,4096", "8192,8192,8192", "8192,4096,14336", "5000,5000,5000", "1000,3000,7000")
LARGE = (128, 256, 64)
CLUSTERS = {"single": (1, 1), "2x1": (2, 1), "1x2": (1, 2), "2x2": (2, 2)}


def product(x, w):
    return x @ w


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N,K")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    line(stream, device=torch.cuda.get_device_name())
    for shape in chosen.shapes:
        m, n, k = map(int, shape.split(","))
        data = [(torch.randn(m, k, device="cuda").bfloat16(), torch.randn(k, n, device="cuda").bfloat16()) for _ in range(3)]
        out = torch.empty(m, n, device="cuda", dtype=torch.bfloat16)
        kernels = {"chosen": tier.compile(product), **{name: tier.compile(product, plan={"tile": LARGE, "cluster": cluster})
                                                       for name, cluster in CLUSTERS.items()}}
        kernels = {name: kernel.lower(*data[0], chip="sm_90a").artefact for name, kernel in kernels.items()}
        current = torch.cuda.current_stream().cuda_stream
        runs = {name: [lambda x=x, w=w, kernel=kernel: kernel.launch((x, w), (out,), current) for x, w in data]
                for name, kernel in kernels.items()}
        times = measure({**runs, "cublas": [lambda x=x, w=w: torch.matmul(x, w, out=out) for x, w in data]}, rounds=chosen.rounds)
        reference = data[0][0].double() @ data[0][1].double()
        errors = {}
        for name, kernel in kernels.items():
            kernel.launch(data[0], (out,), current)
            errors[name] = float(f"{((out.double() - reference).norm() / reference.norm()).item():.2e}")
        us = {name: statistics.median(times[name].us) for name in times}
        line(stream, shape=[m, n, k], us={name: round(value, 2) for name, value in us.items()}, error=errors,
             tflops={name: round(2 * m * n * k / value / 1e6, 1) for name, value in us.items()},
             by_cublas={name: round(us["cublas"] / us[name], 3) for name in kernels})
    if stream:
        stream.close()


if __name__ == "__main__":
    main()
