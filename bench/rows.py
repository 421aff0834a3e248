"""Row and column kernels, elementwise chains and casts: tier beside torch and a copy of the same bytes.

    python bench/rows.py [--rows 16384] [--widths 63 1000 1001 4096 4097 8191 50257] [--out FILE]

One JSON line per kernel and width. Without `--rows` there are 16384, and more of widths below 512: 2^25 elements. `share` is our
bandwidth over that of an elementwise copy that reads and writes the same number of bytes in the same run. Calls that move less than 32 MiB are
timed in graphs, since others would wait for the host. Few long rows, or columns:

    python bench/rows.py --rows 4 --widths 300000 4000000 --kernels softmax layer_norm "sum rows"
    python bench/rows.py --rows 1000000 --widths 7 64 --kernels "softmax columns" "sum columns"
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from _measure import Limit, line, lines, measure, measure_captured, parser, relative, result, sets_for, wrong

import tier

ROWS, WIDTHS = 16384, [63, 128, 255, 1000, 1001, 4096, 4097, 8191, 8192, 16383, 20001, 28001, 40001, 50256, 50257, 65537, 100001]

#: Bytes that a call moves below which calls are timed in graphs.
CAPTURED = 1 << 25


@tier.compile
def softmax(x):
    return tier.softmax(x, axis=-1)


@tier.compile
def softmax_columns(x):
    return tier.softmax(x, axis=0)


@tier.compile
def rms_norm(x, w):
    return tier.rms_norm(x, w)


@tier.compile
def layer_norm(x, w, b):
    return tier.layer_norm(x, w, b)


@tier.compile
def add_rms_norm(x, y, w):
    both = x + y
    return both, tier.rms_norm(both, w)


def torch_add_rms_norm(x, y, w):
    both = x + y
    return both, torch.nn.functional.rms_norm(both, w.shape, w)


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


@tier.compile
def bias(x, b):
    return x + b


@tier.compile
def scale_rows(x, s):
    return x * s


@tier.compile
def log_softmax(x):
    return tier.log_softmax(x, axis=-1)


@tier.compile
def sum_rows(x):
    return tier.sum(x, axis=1)


@tier.compile
def sum_columns(x):
    return tier.sum(x, axis=0)


@tier.compile
def max_rows(x):
    return tier.max(x, axis=1)


@tier.compile
def max_columns(x):
    return tier.max(x, axis=0)


@tier.compile
def cast(x):
    return x.astype(tier.float8_e4m3fn)


@tier.compile
def quantise(x):
    largest = tier.max(tier.abs(x.astype(tier.float32)), axis=1, keepdims=True) + 1e-12
    return (x.astype(tier.float32) * (448.0 / largest)).astype(tier.float8_e4m3fn), largest * (1.0 / 448.0)


def torch_quantise(x):
    largest = x.abs().amax(1, keepdim=True).to(torch.promote_types(x.dtype, torch.float32)) + 1e-12
    return (x * (448.0 / largest)).to(torch.float8_e4m3fn), largest * (1.0 / 448.0)


def _random(*shape: str):
    """Makes arrays of rows x width ("mn"), of a width ("n") or of one number for each row ("m1")."""
    return lambda m, n, d: tuple(torch.randn({"mn": (m, n), "n": (n,), "m1": (m, 1)}[one], device="cuda").to(d) for one in shape)


@dataclass(frozen=True)
class Kernel:
    """Ours, PyTorch's, the arguments, and the relative error that rounding explains."""

    ours: Callable[..., Any]
    torch: Callable[..., Any]
    make: Callable[..., tuple[torch.Tensor, ...]]
    most: float = 2e-2


KERNELS = {
    "softmax": Kernel(softmax, lambda x: torch.softmax(x, -1), _random("mn")),
    "log_softmax": Kernel(log_softmax, lambda x: torch.log_softmax(x, -1), _random("mn")),
    "rms_norm": Kernel(rms_norm, lambda x, w: torch.nn.functional.rms_norm(x, w.shape, w), _random("mn", "n")),
    "layer_norm": Kernel(layer_norm, lambda x, w, b: torch.nn.functional.layer_norm(x, w.shape, w, b), _random("mn", "n", "n")),
    "add, rms_norm": Kernel(add_rms_norm, torch_add_rms_norm, _random("mn", "mn", "n")),
    "chain": Kernel(chain, torch_chain, _random("mn", "mn")),
    "bias": Kernel(bias, lambda x, b: x + b, _random("mn", "n")),
    "scale rows": Kernel(scale_rows, lambda x, s: x * s, _random("mn", "m1")),
    "softmax columns": Kernel(softmax_columns, lambda x: torch.softmax(x, 0), _random("mn")),
    "sum rows": Kernel(sum_rows, lambda x: x.sum(1), _random("mn")),
    "sum columns": Kernel(sum_columns, lambda x: x.sum(0), _random("mn")),
    "max rows": Kernel(max_rows, lambda x: x.amax(1), _random("mn")),
    "max columns": Kernel(max_columns, lambda x: x.amax(0), _random("mn")),
    "cast to f8": Kernel(cast, lambda x: x.to(torch.float8_e4m3fn), _random("mn"), most=4e-2),
    "quantise rows": Kernel(quantise, torch_quantise, _random("mn"), most=4e-2),
}


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--rows", type=int, default=None)
    options.add_argument("--widths", nargs="+", type=int, default=WIDTHS)
    options.add_argument("--kernels", nargs="+", default=list(KERNELS))
    options.add_argument("--dtype", default="bfloat16")
    chosen = options.parse_args()
    dtype = getattr(torch, chosen.dtype)
    with lines(chosen.out) as stream:
        for name in chosen.kernels:
            for width in chosen.widths:
                rows = chosen.rows or (ROWS if width >= 512 else (1 << 25) // width)
                run(name, max(1, min(rows, (1 << 29) // width)), width, dtype, chosen.rounds, stream)


def run(name: str, rows: int, width: int, dtype: torch.dtype, rounds: int, stream) -> None:
    kernel = KERNELS[name]
    inputs = kernel.make(rows, width, dtype)
    made, exact = (one if isinstance(one, tuple) else (one,) for one in (kernel.ours(*inputs), kernel.torch(*(t.double() for t in inputs))))
    error = max(relative(got.float(), wanted) for got, wanted in zip(made, exact))
    if not error < kernel.most:
        raise wrong(f"{name} {rows}x{width}", f"a relative error of {error}")
    moved = sum(array.numel() * array.element_size() for array in (*inputs, *made))
    del made, exact
    data = [inputs] + [kernel.make(rows, width, dtype) for _ in range(sets_for(moved) - 1)]
    halves = [[torch.empty(moved // 8, dtype=torch.float32, device="cuda") for _ in range(2)] for _ in data]
    calls = {
        "tier": [lambda a=a: kernel.ours(*a) for a in data],
        "torch": [lambda a=a: kernel.torch(*a) for a in data],
        "copy": [lambda s=s, t=t: torch.neg(s, out=t) for s, t in halves],
    }
    timings = measure_captured(calls, guess_us=2 + moved / 3e6, rounds=rounds) if moved < CAPTURED else measure(calls, rounds=rounds)
    line(stream, **result("rows", [rows, width], timings, case=name, dtype=str(dtype).removeprefix("torch."), flops=0, moved=moved,
                          limit=Limit("copy"), error=error))


if __name__ == "__main__":
    sys.exit(main())
