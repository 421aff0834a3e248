"""GEMM: tier beside cuBLAS (torch.mm), one JSON line per shape.

    python bench/gemm.py [--shapes 8192,8192,8192 4096,4096,4096] [--dtype bfloat16] [--out FILE]

C[M, N] = A[M, K] @ W[N, K].T, random data, checked against float64 before it
is timed. `limit_us` is the larger of FLOPs over the dense rate of the device
and bytes over its copy rate, the latter measured in the same run.
"""

from __future__ import annotations

import argparse
import sys

import torch
from _measure import line, measure, ratio, sets_for

import tier
from tier.testing import compare, matmul_bound

SHAPES = ["8192,8192,8192", "4096,4096,4096", "128,14336,4096"]
#: Dense bf16/f16 rate of an H100/H200 SXM by its data sheet, FLOP/s.
DENSE_RATE = 989e12


@tier.compile
def linear(x, w):
    return x @ w.T


def copy_rate() -> float:
    """Bytes per second (read plus written) of a large device copy."""
    source = torch.empty(1 << 30, dtype=torch.uint8, device="cuda")
    target = torch.empty_like(source)
    timing = measure({"copy": [lambda: target.copy_(source)]}, rounds=5)["copy"]
    return 2 * source.numel() / (timing.median * 1e-6)


def check(x, w) -> str:
    out = linear(x, w)
    rows = torch.randint(0, x.shape[0], (min(512, x.shape[0]),), device=x.device)
    part, ref = x[rows], x[rows].double() @ w.double().T
    report = compare(out[rows], ref, magnitude=matmul_bound(part, w.T), depth=x.shape[1])
    if not report.ok:
        raise SystemExit(f"{tuple(x.shape)} @ {tuple(w.shape)}.T: {report}")
    return str(report)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N,K")
    options.add_argument("--dtype", default="bfloat16")
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    dtype = getattr(torch, chosen.dtype)
    rate = copy_rate()
    line(stream, device=torch.cuda.get_device_name(), copy_gbs=round(rate / 1e9))
    for shape in chosen.shapes:
        m, n, k = map(int, shape.split(","))
        size = (m * k + n * k + m * n) * dtype.itemsize
        data = [(torch.randn(m, k, device="cuda").to(dtype), torch.randn(n, k, device="cuda").to(dtype)) for _ in range(sets_for(size))]
        verdict = check(*data[0])
        timings = measure(
            {
                "tier": [lambda x=x, w=w: linear(x, w) for x, w in data],
                "cublas": [lambda x=x, w=w: torch.mm(x, w.T) for x, w in data],
            },
            rounds=chosen.rounds,
        )
        ours, peer = timings["tier"], timings["cublas"]
        flops = 2 * m * n * k
        middle, low, high = ratio(ours, peer)
        line(
            stream, kernel="gemm", shape=[m, n, k], dtype=chosen.dtype, us=round(ours.median, 2), tflops=round(flops / ours.median / 1e6, 1),
            cublas_us=round(peer.median, 2), cublas_tflops=round(flops / peer.median / 1e6, 1), speedup=round(middle, 4), interval=[round(low, 4), round(high, 4)],
            limit_us=round(max(flops / DENSE_RATE, size / rate) * 1e6, 2), bytes=size, flops=flops, check=verdict,
        )  # fmt: skip
    if stream:
        stream.close()


if __name__ == "__main__":
    sys.exit(main())
