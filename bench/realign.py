"""Products whose operands have no tensor map, beside the same products with rows that have one, and PyTorch.

    python bench/realign.py [--out FILE]

One JSON line per case. `lies`: odd rows (bf16, K odd), an odd start (storage offset 1), a turned axis, or tf32 weights as
[K, N]. `whole_us` is tier on operands that were aligned before the clock starts: what copying them may cost at most is the
difference. Cases with M = 1023 are just below the size from which operands are copied (docs/where.md): they show what
threads reach that read the rows as they lie.
"""

from __future__ import annotations

import argparse
import sys

import torch
from _measure import line, measure, ratio, sets_for

import tier
from tier.testing import compare, matmul_bound

SHAPES = [(1023, 4096, 4095), (1025, 4096, 4095), (2048, 2048, 2047), (4096, 4096, 4095), (8191, 8191, 8191)]


@tier.compile
def linear(x, w):
    return x @ w.T


@tier.compile
def tf32(x, w):
    return tier.matmul(x, w, precision="tf32")


@tier.compile
def turned(x, w):
    return x[::-1] @ w.T


def _aligned(array):
    """The same numbers in rows of whole 128 bytes."""
    columns = -(-array.shape[1] * array.element_size() // 128) * 128 // array.element_size()
    wide = torch.zeros(array.shape[0], columns, device=array.device, dtype=array.dtype)
    wide[:, :array.shape[1]] = array
    return wide[:, :array.shape[1]]


def _case(lies: str, m: int, n: int, k: int):
    """(x, w), tier's function, the peer's, and the operands with whole rows."""
    if lies == "tf32 [K, N]":
        x, w = torch.randn(m, k, device="cuda"), torch.randn(k, n, device="cuda")
        x, w = _aligned(x), _aligned(w)
        return (x, w), tf32, lambda x, w: x @ w, (x, w)
    if lies == "odd start":
        flat = [torch.randn(rows * 64 * (k // 64) + 1, device="cuda").bfloat16()[1:].view(rows, -1) for rows in (m, n)]
        return tuple(flat), linear, lambda x, w: x @ w.T, tuple(map(_aligned, flat))
    x, w = torch.randn(m, k, device="cuda").bfloat16(), torch.randn(n, k, device="cuda").bfloat16()
    if lies == "turned":
        x, w = _aligned(x), _aligned(w)
        return (x, w), turned, lambda x, w: x.flip(0) @ w.T, (x, w)
    return (x, w), linear, lambda x, w: x @ w.T, (_aligned(x), _aligned(w))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--out")
    options.add_argument("--rounds", type=int, default=7)
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    torch.backends.cuda.matmul.allow_tf32 = True
    line(stream, device=torch.cuda.get_device_name())
    for lies in ("odd rows", "odd start", "turned", "tf32 [K, N]"):
        for m, n, k in SHAPES:
            size = (m * k + n * k + m * n) * (4 if lies.startswith("tf32") else 2)
            cases = [_case(lies, m, n, k) for _ in range(sets_for(size))]
            (x, w), ours, peer, _ = cases[0]
            rows = torch.arange(0, m, max(1, m // 64), device="cuda")
            a = (x.flip(0) if lies == "turned" else x)[rows]
            b = w if lies.startswith("tf32") else w.T
            report = compare(ours(x, w)[rows], a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=a.shape[1],
                             precision="tf32" if lies.startswith("tf32") else None)
            if not report.ok:
                raise SystemExit(f"{lies} {m}x{n}x{k}: {report}")
            whole = linear if not lies.startswith("tf32") else tf32
            timings = measure({
                "tier": [lambda x=x, w=w, f=f: f(x, w) for (x, w), f, _, _ in cases],
                "torch": [lambda x=x, w=w, f=f: f(x, w) for (x, w), _, f, _ in cases],
                "whole": [lambda x=x, w=w: whole(x, w) for _, _, _, (x, w) in cases],
            }, rounds=chosen.rounds)
            flops = 2 * m * n * a.shape[1]
            middle, low, high = ratio(timings["tier"], timings["torch"])
            line(stream, kernel="realign", lies=lies, shape=[m, n, a.shape[1]],
                 **{f"{name}_us": round(timing.median, 2) for name, timing in timings.items()},
                 tflops=round(flops / timings["tier"].median / 1e6, 1), speedup=round(middle, 4),
                 interval=[round(low, 4), round(high, 4)], check=str(report))
    if stream:
        stream.close()


if __name__ == "__main__":
    sys.exit(main())
