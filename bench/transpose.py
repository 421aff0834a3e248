"""Transposes: tier beside torch, Triton and copies of the same bytes.

    python bench/transpose.py [--shapes 8191,8191 1000,3000] [--dtypes float32 bfloat16] [--out FILE]

One JSON line per shape and type. `share` is our bandwidth over that of a device
copy that reads and writes the same number of bytes in the same run; `map`, beside,
is our own elementwise kernel on them. Triton's kernel is tuned for each shape over
the configurations below. Results are compared bit by bit: the error is 0.
"""

from __future__ import annotations

import sys

import torch
import triton
import triton.language as tl
from _measure import Limit, line, lines, measure, parser, result, sets_for, wrong

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


def run(m: int, n: int, name: str, rounds: int, stream) -> None:
    dtype = getattr(torch, name)
    moved = 2 * m * n * dtype.itemsize
    data = [torch.randn(m, n, device="cuda").to(dtype) for _ in range(sets_for(moved))]
    exact = data[0].t().contiguous()
    if not (torch.equal(turned(data[0]), exact) and torch.equal(with_triton(data[0]), exact)):
        raise wrong(f"{m}x{n} {name}", "another transpose")
    del exact
    halves = [[torch.empty(moved // 8, dtype=torch.float32, device="cuda") for _ in range(2)] for _ in data]
    timings = measure(
        {
            "tier": [lambda x=x: turned(x) for x in data],
            "torch": [lambda x=x: x.t().contiguous() for x in data],
            "triton": [lambda x=x: with_triton(x) for x in data],
            "map": [lambda x=x: mapped(x) for x in data],
            "copy": [lambda s=s, t=t: torch.neg(s, out=t) for s, t in halves],
        },
        rounds=rounds,
        # Few short calls, so that the host stays ahead of the device.
        target_ms=8.0 if moved > 1 << 26 else 0.4,
    )
    best = _turn.best_config
    line(stream, **result("transpose", [m, n], timings, dtype=name, flops=0, moved=moved, limit=Limit("copy"), error=0.0, beside=("map",),
                          triton_config=f"{best.kwargs} warps {best.num_warps}"))


def main() -> None:
    options = parser(__doc__, rounds=9)
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N")
    options.add_argument("--dtypes", nargs="+", default=["float32", "bfloat16"])
    chosen = options.parse_args()
    with lines(chosen.out) as stream:
        for name in chosen.dtypes:
            for shape in chosen.shapes:
                run(*map(int, shape.split(",")), name, chosen.rounds, stream)


if __name__ == "__main__":
    sys.exit(main())
