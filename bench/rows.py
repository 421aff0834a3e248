"""Row kernels and elementwise chains: tier beside torch and a copy of the same bytes.

    python bench/rows.py [--rows 16384] [--widths 1000 1001 4096 4097 8191 50257] [--out FILE]

One JSON line per kernel and width. `share` is our bandwidth over that of a
device copy that reads and writes the same number of bytes in the same run.
"""

from __future__ import annotations

import sys

import torch
from _measure import Limit, line, lines, measure, parser, relative, result, sets_for

import tier

ROWS, WIDTHS = 16384, [1000, 1001, 4096, 4097, 8191, 8192, 50256, 50257]


@tier.compile
def softmax(x):
    return tier.softmax(x, axis=-1)


@tier.compile
def rms_norm(x, w):
    return tier.rms_norm(x, w)


@tier.compile
def layer_norm(x, w, b):
    return tier.layer_norm(x, w, b)


@tier.compile
def chain(x, y):
    t = x * 2.0 + y
    t = tier.tanh(t) - x
    t = tier.maximum(t, y) * 0.5
    t = tier.where(t > 0.0, t, t * 0.01)
    return (t + 1.0) * x - y


def torch_chain(x, y):
    t = x * 2.0 + y
    t = torch.tanh(t) - x
    t = torch.maximum(t, y) * 0.5
    t = torch.where(t > 0.0, t, t * 0.01)
    return (t + 1.0) * x - y


KERNELS = {
    "softmax": (softmax, lambda x: torch.softmax(x, -1), lambda m, n, d: (torch.randn(m, n, device="cuda").to(d),)),
    "rms_norm": (rms_norm, lambda x, w: torch.nn.functional.rms_norm(x, w.shape, w), lambda m, n, d: (torch.randn(m, n, device="cuda").to(d), torch.randn(n, device="cuda").to(d))),
    "layer_norm": (layer_norm, lambda x, w, b: torch.nn.functional.layer_norm(x, w.shape, w, b), lambda m, n, d: (torch.randn(m, n, device="cuda").to(d), torch.randn(n, device="cuda").to(d), torch.randn(n, device="cuda").to(d))),
    "chain": (chain, torch_chain, lambda m, n, d: (torch.randn(m, n, device="cuda").to(d), torch.randn(m, n, device="cuda").to(d))),
}  # fmt: skip


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--rows", type=int, default=ROWS)
    options.add_argument("--widths", nargs="+", type=int, default=WIDTHS)
    options.add_argument("--kernels", nargs="+", default=list(KERNELS))
    options.add_argument("--dtype", default="bfloat16")
    chosen = options.parse_args()
    dtype = getattr(torch, chosen.dtype)
    with lines(chosen.out) as stream:
        for name in chosen.kernels:
            for width in chosen.widths:
                run(name, max(1, min(chosen.rows, (1 << 29) // width)), width, dtype, chosen.rounds, stream)


def run(name: str, rows: int, width: int, dtype: torch.dtype, rounds: int, stream) -> None:
    ours_f, peer_f, make = KERNELS[name]
    inputs = make(rows, width, dtype)
    moved = (sum(t.numel() for t in inputs) + rows * width) * dtype.itemsize
    data = [inputs] + [make(rows, width, dtype) for _ in range(sets_for(moved) - 1)]
    error = relative(ours_f(*inputs), peer_f(*(t.double() for t in inputs)))
    if not error < 2e-2:
        raise SystemExit(f"{name} {rows}x{width}: a relative error of {error}")
    halves = [[torch.empty(moved // 2, dtype=torch.uint8, device="cuda") for _ in range(2)] for _ in data]
    timings = measure(
        {
            "tier": [lambda a=a: ours_f(*a) for a in data],
            "torch": [lambda a=a: peer_f(*a) for a in data],
            "copy": [lambda s=s, t=t: t.copy_(s) for s, t in halves],
        },
        rounds=rounds,
    )
    line(stream, **result("rows", [rows, width], timings, case=name, dtype=str(dtype).removeprefix("torch."), flops=0, moved=moved,
                          limit=Limit("copy"), error=error))


if __name__ == "__main__":
    sys.exit(main())
