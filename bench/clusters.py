"""Products whose CTAs load operand columns for each other, beside the same kernel without clusters and cuBLAS.

    python bench/clusters.py --out clusters.jsonl

The pairs are written into the text of the compiled kernel (integration/_clusters.py): half of the loads of one operand
become multicasts. m is a multiple of 256.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

import torch
from _measure import line, measure

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "integration"))

import tier  # noqa: E402
from _clusters import paired  # noqa: E402

SHAPES = ("4096,4096,4096", "8192,8192,8192", "8192,4096,14336")


@tier.compile
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
        kernel = product.lower(*data[0], chip="sm_90a")
        pairs = paired(kernel)
        current = torch.cuda.current_stream().cuda_stream
        times = measure({"single": [lambda x=x, w=w: kernel.artefact.launch((x, w), (out,), current) for x, w in data],
                         "pairs": [lambda x=x, w=w: pairs.launch((x, w), (out,), current) for x, w in data],
                         "cublas": [lambda x=x, w=w: torch.matmul(x, w, out=out) for x, w in data]}, rounds=chosen.rounds)
        pairs.launch(data[0], (out,), current)
        reference = data[0][0].double() @ data[0][1].double()
        error = ((out.double() - reference).norm() / reference.norm()).item()
        us = {name: statistics.median(times[name].us) for name in times}
        line(stream, shape=[m, n, k], **{f"{name}_us": round(value, 2) for name, value in us.items()},
             pairs_by_single=round(us["pairs"] / us["single"], 3), error=error)
    if stream:
        stream.close()


if __name__ == "__main__":
    main()
