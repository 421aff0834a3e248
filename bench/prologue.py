"""Products of an operand that is computed: tier beside its own plain product, and torch in two steps.

    python bench/prologue.py [--shapes 4096,4096,4096 ..] [--prologues scale i8 ..] [--out FILE]

`scale` is (x * s[:, None]).astype(bf16) @ w, `i8`, `f32`, `f8` and `f16` are x.astype(bf16) @ w, `sum` is (x + y) @ w, and `weights` is
x @ w.astype(bf16).T for int8 weights. `tier` computes the operand in registers; `plain`, beside, is tier's product of an operand that is
there already, and `over_plain` our time over that, per round, with a 95 % interval: 1 is a prologue at no cost. The peer `torch` casts or
scales, then calls cuBLAS. Calls are captured in CUDA graphs. One JSON line per shape and prologue; `bytes` are those of the arrays as
they lie, and of the result.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import torch
from _measure import copy_rate, line, lines, measure_captured, over_plain, parser, relative, result, roofline, sets_for, wrong

import tier
from tier.testing import compare, matmul_bound

SHAPES = ["1024,4096,4096", "4096,4096,4096", "4096,14336,4096", "4096,4096,14336", "8192,8192,8192", "5000,5000,5000"]
#: Weights are read whole by few rows, too.
FEW = ["1,4096,4096", "16,14336,4096", "64,4096,14336"]


def _product(x, w):
    return x @ w


def _linear(w, x):
    return x @ w.T


def _cast(x, w):
    return tier.astype(x, w.dtype) @ w


def _scaled(x, s, w):
    return tier.astype(tier.astype(x, tier.float32) * s[:, None], w.dtype) @ w


def _added(x, y, w):
    return (x + y) @ w


def _weights(w, x):
    return x @ tier.astype(w.T, x.dtype)


@dataclass(frozen=True)
class Prologue:
    """Ours, of the arrays that the operand is computed from and of the other operand; what torch computes first; the product of both."""

    ours: Callable
    ready: Callable
    dtypes: tuple[torch.dtype, ...]
    """Of the arrays; one of float32 that is not the first has an element for each row."""
    product: Callable = _product


def _to_bf16(x):
    return x.to(torch.bfloat16)


PROLOGUES = {
    "scale": Prologue(_scaled, lambda x, s: _to_bf16(x * s[:, None]), (torch.bfloat16, torch.float32)),
    "i8": Prologue(_cast, _to_bf16, (torch.int8,)),
    "f32": Prologue(_cast, _to_bf16, (torch.float32,)),
    "f8": Prologue(_cast, _to_bf16, (torch.float8_e4m3fn,)),
    "f16": Prologue(_cast, _to_bf16, (torch.float16,)),
    "sum": Prologue(_added, lambda x, y: x + y, (torch.bfloat16, torch.bfloat16)),
    "weights": Prologue(_weights, _to_bf16, (torch.int8,), _linear),
}


def _random(*sides: int, dtype: torch.dtype = torch.bfloat16) -> torch.Tensor:
    if dtype == torch.int8:
        return torch.randint(-128, 128, sides, device="cuda", dtype=dtype)
    return torch.randn(*sides, device="cuda").to(dtype)


def _arrays(one: Prologue, m: int, n: int, k: int) -> list[torch.Tensor]:
    """What the operand is computed from, then the other operand."""
    rows, other = (n, (m, k)) if one.product is _linear else (m, (k, n))
    made = [_random(*((rows,) if at and dtype == torch.float32 else (rows, k)), dtype=dtype) for at, dtype in enumerate(one.dtypes)]
    return [*made, _random(*other)]


def run(name: str, m: int, n: int, k: int, rate: float, rounds: int, stream) -> None:
    one = PROLOGUES[name]
    ours, plain = tier.compile(one.ours), tier.compile(one.product)
    data = [_arrays(one, m, n, k)]
    moved = sum(array.nbytes for array in data[0]) + 2 * m * n
    data += [_arrays(one, m, n, k) for _ in range(sets_for(moved) - 1)]
    ready = [one.ready(*arrays[:-1]) for arrays in data]
    rows, columns = torch.randint(0, m, (min(m, 512),), device="cuda"), torch.randint(0, n, (min(n, 512),), device="cuda")
    left, right = (data[0][-1], ready[0].T) if one.product is _linear else (ready[0], data[0][-1])
    left, right = left[rows], right[:, columns]
    got, exact = ours(*data[0])[rows][:, columns], left.double() @ right.double()
    report = compare(got, exact, magnitude=matmul_bound(left, right), depth=k, precision="bfloat16")
    if not report.ok:
        raise wrong(f"{name} {m}x{n}x{k}", report)
    flops = 2 * m * n * k
    timings = measure_captured({
        "tier": [lambda a=arrays: ours(*a) for arrays in data],
        "plain": [lambda a=operand, b=arrays[-1]: plain(a, b) for operand, arrays in zip(ready, data)],
        "torch": [lambda a=arrays: one.product(one.ready(*a[:-1]), a[-1]) for arrays in data],
    }, max(flops / 700e12, moved / 4e12) * 1e6 + 3, rounds=rounds)
    line(stream, **result("prologue", [m, n, k], timings, case=name, dtype=str(one.dtypes[0]).removeprefix("torch."), flops=flops, moved=moved,
                          limit=roofline(flops, moved, "bfloat16", rate), error=relative(got, exact), beside=("plain",),
                          **over_plain(timings["tier"], timings["plain"]), check=str(report)))


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", help="M,N,K")
    options.add_argument("--prologues", nargs="+", default=list(PROLOGUES), choices=list(PROLOGUES))
    chosen = options.parse_args()
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        for name in chosen.prologues:
            for shape in chosen.shapes or SHAPES + FEW * (name == "weights"):
                run(name, *map(int, shape.split(",")), rate, chosen.rounds, stream)


if __name__ == "__main__":
    sys.exit(main())
