"""Transposes: tier beside torch, Triton and copies of the same bytes.

    python bench/transpose.py [--shapes 8191,8191 1000,3000] [--dtypes float32 bfloat16] [--out FILE]

One JSON line per shape and type. `share` is our bandwidth over that of a device
copy that reads and writes the same number of bytes in the same run; `map_us` is
our own elementwise kernel on them. Triton's kernel is tuned for each shape over
the configurations below. Results are compared bit by bit.
"""

from __future__ import annotations

import argparse
import sys

import torch
import triton
import triton.language as tl
from _measure import line, measure, ratio, sets_for

import tier

SHAPES = ["8191,8191", "8192,8192", "4096,12288", "1000,3000"]
CONFIGS = [
    triton.Config({"BM": m, "BN": n}, num_warps=warps)
    for m, n, warps in [(32, 32, 2), (32, 32, 4), (64, 32, 4), (32, 64, 4), (64, 64, 4), (64, 64, 8), (128, 32, 4), (32, 128, 4),
                        (128, 64, 4), (64, 128, 4), (128, 64, 8), (64, 128, 8), (128, 128, 8)]
]  # fmt: skip


@tier.compile
def turned(x):
    return x.T


@tier.compile
def mapped(x):
    return -x


@triton.autotune(configs=CONFIGS, key=["M", "N"])
@triton.jit
def _turn(x, y, M, N, BM: tl.constexpr, BN: tl.constexpr):
    columns = tl.cdiv(N, BN)
    m = tl.program_id(0) // columns * BM + tl.arange(0, BM)
    n = tl.program_id(0) % columns * BN + tl.arange(0, BN)
    a = tl.load(x + m[:, None] * N + n[None, :], mask=(m[:, None] < M) & (n[None, :] < N))
    tl.store(y + n[:, None] * M + m[None, :], tl.trans(a), mask=(n[:, None] < N) & (m[None, :] < M))


def with_triton(x):
    m, n = x.shape
    y = torch.empty(n, m, dtype=x.dtype, device=x.device)
    _turn[lambda meta: (triton.cdiv(m, meta["BM"]) * triton.cdiv(n, meta["BN"]),)](x, y, m, n)
    return y


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N")
    options.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"])
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    for name in chosen.dtypes:
        dtype = getattr(torch, name)
        for shape in chosen.shapes:
            m, n = map(int, shape.split(","))
            moved = 2 * m * n * dtype.itemsize
            data = [torch.randn(m, n, device="cuda").to(dtype) for _ in range(sets_for(moved))]
            exact = data[0].t().contiguous()
            if not (torch.equal(turned(data[0]), exact) and torch.equal(with_triton(data[0]), exact)):
                raise SystemExit(f"{shape} {name}: a transpose is wrong")
            del exact
            half = torch.empty(moved // 2, dtype=torch.uint8, device="cuda")
            halves = [(half, torch.empty_like(half)) for _ in data]
            timings = measure(
                {
                    "tier": [lambda x=x: turned(x) for x in data],
                    "torch": [lambda x=x: x.t().contiguous() for x in data],
                    "triton": [lambda x=x: with_triton(x) for x in data],
                    "map": [lambda x=x: mapped(x) for x in data],
                    "copy": [lambda s=s, t=t: t.copy_(s) for s, t in halves],
                },
                rounds=chosen.rounds,
                # Few short calls, so that the host stays ahead of the device.
                target_ms=8.0 if moved > 1 << 26 else 0.4,
            )
            ours = timings["tier"]
            share, low, high = ratio(ours, timings["copy"])
            faster, *_ = ratio(ours, timings["triton"])
            best = _turn.best_config
            line(
                stream, shape=[m, n], dtype=name, us=round(ours.median, 2), gbs=round(moved / ours.median / 1e3),
                torch_us=round(timings["torch"].median, 2), triton_us=round(timings["triton"].median, 2), map_us=round(timings["map"].median, 2),
                copy_us=round(timings["copy"].median, 2), copy_gbs=round(moved / timings["copy"].median / 1e3), share=round(share, 3),
                interval=[round(low, 3), round(high, 3)], over_triton=round(faster, 3), triton_config=f"{best.kwargs} warps {best.num_warps}",
                bytes=moved,
            )  # fmt: skip
    if stream:
        stream.close()


if __name__ == "__main__":
    sys.exit(main())
