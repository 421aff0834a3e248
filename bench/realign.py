"""Products whose operands have no tensor map, beside aligned neighbours, PyTorch, and PyTorch with its operands padded.

    python bench/realign.py [--lies bars | all] [--shapes 4100,4100,4100] [--out FILE]

One JSON line per case. `lies`: `bars` are the shapes with a bar of their own (4100^3, 8191^3, and all mixtures of 1023, 3001 and
7777 as M, N, K), x[M, K] @ w[N, K].T in bf16; the others are odd rows (bf16, K odd), an odd start (storage offset 1), a turned
axis, tf32 weights as [K, N], odd rows of f32 multiplied as tf32, of fp8 and of int8, and odd rows of several products, whose
shapes are B, M, N, K: `batches` of x[B, M, K] and w[B, N, K], `batches [K, N]` with w[B, K, N], and `one w` [K, N] for all.
The peer `padded` copies both operands to rows of whole 128 bytes (and w to whole columns of the result, where that serves it) and
multiplies: the copies are timed, a result is sliced for nothing. fp8 and int8 it only multiplies so. `beside`: `whole` is tier on
operands that were aligned before the clock starts, `neighbour` tier on the nearest shape of multiples of 64, whose rate is
`neighbour_tflops`. Small shapes are below the size from which operands are copied (docs/operands.md): they show what
threads reach that read the rows as they lie.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch
from _measure import copy_rate, line, lines, measure, parser, ratio, relative, result, roofline, sets_for, wrong

import tier
from tier.testing import compare, matmul_bound

SHAPES = [(511, 511, 511), (1023, 4096, 4095), (1025, 4096, 4095), (2048, 2048, 2047), (4096, 4096, 4095), (8191, 8191, 8191)]
BARS = [(4100, 4100, 4100), (8191, 8191, 8191), *itertools.product((1023, 3001, 7777), repeat=3)]
BYTES = [(255, 255, 1001), (1023, 1023, 1023), (4095, 255, 1001), (3001, 3001, 3001)]
BATCHED = [(4, 255, 255, 255), (64, 511, 511, 511), (16, 1023, 777, 1001)]


@tier.compile
def linear(x, w):
    return x @ w.T


@tier.compile
def turned(x, w):
    return x[::-1] @ w.T


@tier.compile
def tf32(x, w):
    return tier.matmul(x, w.T, precision="tf32")


@tier.compile
def tf32_columns(x, w):
    return tier.matmul(x, w, precision="tf32")


@tier.compile
def fp8(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.bfloat16)


@tier.compile
def int8(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.int32)


@tier.compile
def batches(x, w):
    return tier.matmul(x, tier.matrix_transpose(w))


@tier.compile
def batches_columns(x, w):
    return tier.matmul(x, w)


def _multiply(x, w):
    return x @ w.mT


def _scaled_mm(x, w):
    one = torch.ones((), device="cuda")
    return torch._scaled_mm(x, w.T, scale_a=one, scale_b=one, out_dtype=torch.bfloat16, use_fast_accum=True)


@dataclass(frozen=True)
class Lie:
    """How operands lie, and who multiplies them."""

    ours: Callable[..., Any]
    shapes: list[tuple[int, ...]]
    peer: Callable[..., torch.Tensor] = _multiply
    dtype: torch.dtype = torch.bfloat16
    unit: str = "bfloat16"
    multiple: int = 1
    """Of extents: all that the peer takes."""
    has_columns: bool = False
    """w is [K, N], and not [N, K]."""
    batched: tuple[bool, bool] = (False, False)
    """Whether x and w have an axis of products in front."""
    start: int = 0
    """Of an array, in elements behind where it is aligned."""
    turns: bool = False
    """The peer turns the rows of x first."""
    is_aligned: bool = False
    """Rows are: what is in the way is another thing."""

    @property
    def wide(self) -> int:
        """Bytes of an element of the result."""
        return {torch.float8_e4m3fn: 2, torch.int8: 4}.get(self.dtype, self.dtype.itemsize)


LIES = {
    "bars": Lie(linear, BARS),
    "odd rows": Lie(linear, SHAPES),
    "odd start": Lie(linear, SHAPES, start=1),
    "turned": Lie(turned, SHAPES, turns=True, is_aligned=True),
    "tf32 [K, N]": Lie(tf32_columns, SHAPES, torch.matmul, torch.float32, "tf32", has_columns=True, is_aligned=True),
    "tf32": Lie(tf32, SHAPES, _multiply, torch.float32, "tf32"),
    "fp8": Lie(fp8, BYTES, _scaled_mm, torch.float8_e4m3fn, "float8", 16),
    "int8": Lie(int8, BYTES, lambda x, w: torch._int_mm(x, w.T), torch.int8, "int8", 16),
    "batches": Lie(batches, BATCHED, batched=(True, True)),
    "batches [K, N]": Lie(batches_columns, BATCHED, torch.matmul, has_columns=True, batched=(True, True)),
    "one w": Lie(batches_columns, BATCHED, torch.matmul, has_columns=True, batched=(True, False)),
}


def _units(dtype: torch.dtype) -> int:
    """Elements of 128 bytes."""
    return 128 // dtype.itemsize


def _aligned(array):
    """The same numbers in rows of whole 128 bytes."""
    columns = -(-array.shape[-1] // _units(array.dtype)) * _units(array.dtype)
    wide = torch.empty(*array.shape[:-1], columns, device=array.device, dtype=array.dtype)
    return wide[..., :array.shape[-1]].copy_(array)


def _pad(array, rows: int, columns: int):
    """Zeros behind rows and columns. Those of 8 bits are padded as integers: PyTorch pads no fp8."""
    bits = array.view(torch.uint8) if array.dtype.itemsize == 1 else array
    return torch.nn.functional.pad(bits, (0, -array.shape[-1] % columns, 0, -array.shape[-2] % rows)).view(array.dtype)


def _with_padding(lie: Lie, columns: int):
    """The peer that copies: K to rows of whole 128 bytes, N to whole `columns` of the result."""
    units = _units(lie.dtype)

    def call(x, w):
        n = w.shape[-1] if lie.has_columns else w.shape[-2]
        rows, width = (units, columns) if lie.has_columns else (columns, units)
        return lie.peer(_pad(x.flip(-2) if lie.turns else x, 1, units), _pad(w, rows, width))[..., :n]

    return call


def _array(lie: Lie, *shape: int):
    if lie.dtype == torch.int8:
        return torch.randint(-128, 128, shape, device="cuda", dtype=torch.int8)
    if not lie.start:
        return torch.randn(*shape, device="cuda").to(lie.dtype)
    rows, columns = shape
    flat = torch.randn(rows * columns + lie.start, device="cuda").to(lie.dtype)
    return flat[lie.start:].view(rows, columns)


def _operands(lie: Lie, *shape: int):
    """x and w of a product, which lie so."""
    *batch, m, n, k = shape
    if lie.start:
        k = k // 64 * 64
    left, right = (batch if has else [] for has in lie.batched)
    x, w = _array(lie, *left, m, k), _array(lie, *right, *((k, n) if lie.has_columns else (n, k)))
    return (_aligned(x), _aligned(w)) if lie.is_aligned else (x, w)


def _check(name: str, x, w, shape) -> tuple[str, float]:
    """Compare some rows, of the last product where there are several, with float64."""
    lie = LIES[name]
    a, b, c = x.flip(-2) if lie.turns else x, w if lie.has_columns else w.mT, lie.ours(x, w)
    while a.ndim > 2:
        a, b, c = a[-1], b[-1] if b.ndim > 2 else b, c[-1]
    rows = torch.arange(0, a.shape[0], max(1, a.shape[0] // 64), device="cuda")
    a, c = a[rows], c[rows]
    exact = a.double() @ b.double()
    if lie.dtype == torch.int8:  # double is exact
        if not torch.equal(c.double(), exact):
            raise wrong(f"{name} {shape}", "other integers")
        return "equal", 0.0
    report = compare(c, exact, magnitude=matmul_bound(a, b), depth=a.shape[1], precision="tf32" if lie.unit == "tf32" else None)
    # The matrix unit keeps about 14 bits of sums of fp8: the norm is what is promised.
    if not (report.frobenius <= 8e-3 if lie.unit == "float8" else report.ok):
        raise wrong(f"{name} {shape}", report)
    return str(report), relative(c, exact)


def run(name: str, shape: tuple[int, ...], rate: float, rounds: int, stream) -> None:
    lie = LIES[name]
    *batch, m, n, k = shape
    products = batch[0] if batch else 1
    sizes = (products * m * k, (products if lie.batched[1] else 1) * n * k, products * m * n)
    moved = (sizes[0] + sizes[1]) * lie.dtype.itemsize + sizes[2] * lie.wide
    data = [_operands(lie, *shape) for _ in range(sets_for(moved))]
    check, error = _check(name, *data[0], shape)
    near = [max(64, round(side / 64) * 64) for side in (m, n, k)]
    neighbours = [_operands(replace(lie, start=0), *batch, *near) for _ in data]
    whole = LIES["odd rows"].ours if name in ("turned", "odd start") else lie.ours
    peers = {"padded": _with_padding(lie, max(8, lie.multiple))}
    if lie.multiple == 1:
        peers = {"torch": lambda x, w: lie.peer(x.flip(-2) if lie.turns else x, w), **peers, "padded K": _with_padding(lie, 1)}
    timings = measure({
        "tier": [lambda x=x, w=w: lie.ours(x, w) for x, w in data],
        **{peer: [lambda x=x, w=w, f=f: f(x, w) for x, w in data] for peer, f in peers.items()},
        "whole": [lambda x=x, w=w: whole(x, w) for x, w in ((_aligned(x), _aligned(w)) for x, w in data)],
        "neighbour": [lambda x=x, w=w: whole(x, w) for x, w in neighbours],
    }, rounds=rounds)
    flops = 2 * products * m * n * data[0][0].shape[-1]
    over = min((ratio(timings["tier"], timings[peer]) for peer in peers if peer != "torch"), key=lambda found: found[0])
    line(stream, **result("realign", list(shape), timings, case=name, dtype=str(lie.dtype).removeprefix("torch."), flops=flops, moved=moved,
                          limit=roofline(flops, moved, lie.unit, rate), error=error, beside=("whole", "neighbour"),
                          neighbour_tflops=round(2 * products * near[0] * near[1] * near[2] / timings["neighbour"].median / 1e6, 1),
                          over_padded=round(over[0], 4), over_padded_interval=[round(over[1], 4), round(over[2], 4)], check=check))


def _asked(name: str, text: str) -> tuple[int, ...]:
    shape = tuple(map(int, text.split(",")))
    expected = 4 if any(LIES[name].batched) else 3
    if len(shape) != expected:
        raise SystemExit(f"[bench.shape] expects {'B,M,N,K' if expected == 4 else 'M,N,K'} of {name}, got {text}; fix: write so many numbers")
    return shape


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--lies", nargs="+", default=["all"], choices=[*LIES, "all"])
    options.add_argument("--shapes", nargs="+", help="M,N,K, or B,M,N,K of several products")
    chosen = options.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        for name in LIES if "all" in chosen.lies else chosen.lies:
            for shape in [_asked(name, text) for text in chosen.shapes] if chosen.shapes else LIES[name].shapes:
                run(name, shape, rate, chosen.rounds, stream)


if __name__ == "__main__":
    sys.exit(main())
