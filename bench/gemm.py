"""GEMM: tier beside torch (cuBLAS), one JSON line per kind and shape.

    python bench/gemm.py [--kinds bfloat16 float16 tf32 float32 float64 int8 batched broadcast "tf32 nn" | all]
                         [--shapes bars inside threads narrow words 4096,4096,4096 2,512,512,512]
                         [--graphs] [--out FILE]

C[M, N] = A[M, K] @ W[N, K].T, random data, checked against float64 before it
is timed. Kinds that end in `nn` have W[K, N], and in `tn` A[K, M] too. `batched` has a W for each A, `broadcast` one W for all; their shapes
are B,M,N,K, and bf16. Peers are torch.mm, with allow_tf32 for tf32 alone, torch._int_mm,
torch.bmm and torch.matmul. `limit_us` is the larger of FLOPs over the dense rate
of the device and bytes over its copy rate, the latter measured in the same run.
`bars` are the shapes that have a bar of their own, aligned ones and others;
`inside` have less than half a wave of large tiles, and rows that begin inside of
cache lines; `threads` are of products that no matrix instruction serves; `narrow`
have few columns or few tiles, long sums, odd sides: what threads move where rows have no
tensor map or lie the other way around; `words` have few rows or columns, for tf32 that lies along
its side (`--kinds "tf32 nn" "tf32 tn"`). With `--graphs` calls are captured in CUDA graphs: the host is not timed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from _measure import copy_rate, line, lines, measure, measure_captured, parser, relative, result, roofline, sets_for, wrong

import tier
from tier.testing import compare, matmul_bound

SHAPES = ["8192,8192,8192", "4096,4096,4096", "128,14336,4096"]
BATCHED = ["16,1024,1024,1024", "64,512,512,128", "32,2048,128,2048", "8,2048,2048,2048"]
INSIDE = ["1000,1400,3000", "600,1000,3000", "1000,1000,5000", "300,5000,5000", "700,704,7000", "1000,504,3000", "1000,2000,5000",
          "600,904,5000", "520,1000,1000", "700,1104,520", "1304,904,2000", "1800,1104,3000", "1000,1000,1000", "400,2000,4008",
          "900,1500,1720", "2000,1000,3000", "500,3000,2504", "800,800,3208", "1200,1200,1240"]
BARS = ["4096,4096,4096", "8192,8192,8192", "16384,16384,16384", "5000,5000,5000", "1000,3000,7000"]
THREADS = ["4096,4096,4096", "8192,8192,1024", "3001,3001,3001", "1024,1024,1024", "1000,1000,4096", "2048,1024,512", "512,512,512", "256,256,256",
           "1,4096,4096", "4,4096,4096", "16,4096,4096", "32,4096,4096", "64,4096,4096", "256,4096,4096", "4096,64,4096", "2048,64,1024", "64,64,65536",
           "128,128,8192", "16,32000,1024"]
NARROW = ["296,64,7728", "896,32,4304", "1072,32,1200", "7552,128,2112", "64,64,4496", "48,56,4288", "5000,30,5000", "320,27,3120", "24,1216,6837",
          "1888,17,1728", "1049,121,1119", "21,10,2842", "64,64,320", "168,88,1368", "256,96,7104", "2008,64,2992", "6656,56,4672", "432,1344,176",
          "2688,896,64", "3521,7935,57", "1,15,40000"]
WORDS = ["16384,64,4096", "16384,32,4096", "4096,64,8192", "6656,56,4672", "2008,64,2992", "1024,64,4096", "896,32,4304", "8192,64,1024", "2048,64,512", "50000,32,512",
         "4096,16,4096", "4096,96,4096", "16384,128,2048", "256,96,7104", "16,4096,4096", "24,1216,6832", "64,4096,4096", "64,8192,4096", "100,5000,3000", "8,4096,14336"]
SETS = {"bars": BARS, "inside": INSIDE, "threads": THREADS, "narrow": NARROW, "words": WORDS}


@tier.compile
def linear(x, w):
    return x @ w.T


@tier.compile
def product(x, w):
    return x @ w


@tier.compile
def turned(x, w):
    return x.T @ w


@tier.compile
def linear_tf32(x, w):
    return tier.matmul(x, w.T, precision="tf32")


@tier.compile
def product_tf32(x, w):
    return tier.matmul(x, w, precision="tf32")


@tier.compile
def turned_tf32(x, w):
    return tier.matmul(x.T, w, precision="tf32")


@tier.compile
def linear_int8(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.int32)


@tier.compile
def batched(x, w):
    return tier.matmul(x, tier.matrix_transpose(w))


@dataclass(frozen=True)
class Kind:
    """A way to multiply: what the arrays hold, ours and the peer, and what the matrix unit calls the operands."""

    dtype: torch.dtype
    ours: Callable[..., Any]
    peer: Callable[..., torch.Tensor]
    unit: str
    out: torch.dtype | None = None
    precision: str | None = None
    leading: tuple[bool, bool] = (False, False)
    """Whether A and W have an axis of products in front."""
    turned: bool = False
    """Whether W lies as [K, N]."""
    upright: bool = False
    """Whether A lies as [K, M]."""

    @property
    def default(self) -> list[str]:
        return BATCHED if any(self.leading) else SHAPES


KINDS = {
    "bfloat16": Kind(torch.bfloat16, linear, lambda x, w: torch.mm(x, w.T), "bfloat16"),
    "float16": Kind(torch.float16, linear, lambda x, w: torch.mm(x, w.T), "float16"),
    "tf32": Kind(torch.float32, linear_tf32, lambda x, w: torch.mm(x, w.T), "tf32", precision="tf32"),
    "bfloat16 nn": Kind(torch.bfloat16, product, torch.mm, "bfloat16", turned=True),
    "bfloat16 tn": Kind(torch.bfloat16, turned, lambda x, w: torch.mm(x.T, w), "bfloat16", turned=True, upright=True),
    "tf32 nn": Kind(torch.float32, product_tf32, torch.mm, "tf32", precision="tf32", turned=True),
    "tf32 tn": Kind(torch.float32, turned_tf32, lambda x, w: torch.mm(x.T, w), "tf32", precision="tf32", turned=True, upright=True),
    "float32": Kind(torch.float32, linear, lambda x, w: torch.mm(x, w.T), "float32"),
    "float32 nn": Kind(torch.float32, product, torch.mm, "float32", turned=True),
    "float64": Kind(torch.float64, linear, lambda x, w: torch.mm(x, w.T), "float64"),
    "int8": Kind(torch.int8, linear_int8, lambda x, w: torch._int_mm(x, w.T), "int8", out=torch.int32),
    "batched": Kind(torch.bfloat16, batched, lambda x, w: torch.bmm(x, w.mT), "bfloat16", leading=(True, True)),
    "broadcast": Kind(torch.bfloat16, batched, lambda x, w: torch.matmul(x, w.mT), "bfloat16", leading=(True, False)),
}


def operand(kind: Kind, *shape: int) -> torch.Tensor:
    if kind.dtype == torch.int8:
        return torch.randint(-128, 128, shape, device="cuda", dtype=torch.int8)
    return torch.randn(*shape, device="cuda").to(kind.dtype)


def check(kind: Kind, x, w) -> tuple[str, float]:
    """Compare some rows, of the last product where there are several, with float64."""
    out = kind.ours(x, w)
    a, b, c = x.T if kind.upright else x, w, out
    while a.ndim > 2:
        a, b, c = a[-1], b[-1] if b.ndim > 2 else b, c[-1]
    rows = torch.randint(0, a.shape[0], (min(512, a.shape[0]),), device=a.device)
    if kind.turned:
        b = b.T
    part, exact = a[rows], a[rows].double() @ b.double().T
    if kind.dtype == torch.int8:  # double is exact
        if not torch.equal(c[rows].double(), exact):
            raise wrong(f"{tuple(x.shape)} @ {tuple(w.shape)}.T", "other integers")
        return "equal", 0.0
    report = compare(c[rows], exact, magnitude=matmul_bound(part, b.T), depth=a.shape[1], precision=kind.precision)
    if not report.ok:
        raise wrong(f"{tuple(x.shape)} @ {tuple(w.shape)}.T", report)
    return str(report), relative(c[rows], exact)


def run(name: str, shape: list[int], rate: float, chosen, stream) -> None:
    kind = KINDS[name]
    *batch, m, n, k = shape
    products = batch[0] if batch else 1
    width, wide = kind.dtype.itemsize, (kind.out or kind.dtype).itemsize
    left, right = ([*batch] if leads else [] for leads in kind.leading)
    size = (products * m * k + (products if right else 1) * n * k) * width + products * m * n * wide
    sides = (k, n) if kind.turned else (n, k)
    high = (k, m) if kind.upright else (m, k)
    data = [(operand(kind, *left, *high), operand(kind, *right, *sides)) for _ in range(sets_for(size))]
    torch.backends.cuda.matmul.allow_tf32 = kind.precision == "tf32"
    verdict, error = check(kind, *data[0])
    peers = {"torch": [lambda x=x, w=w: kind.peer(x, w) for x, w in data]}
    reason = {}
    try:
        peers["torch"][0]()
    except RuntimeError as refused:  # torch._int_mm takes some shapes only
        peers, reason = {}, {"without_torch": str(refused).splitlines()[0]}
    implementations = {"tier": [lambda x=x, w=w: kind.ours(x, w) for x, w in data], **peers}
    flops = 2 * products * m * n * k
    limit = roofline(flops, size, kind.unit, rate)
    timings = (measure_captured(implementations, 1.5 * (limit.us or 0) + 3, rounds=chosen.rounds) if chosen.graphs
               else measure(implementations, rounds=chosen.rounds))
    line(stream, **result("gemm", shape, timings, case=name, dtype=str(kind.dtype).removeprefix("torch."), flops=flops, moved=size,
                          limit=limit, error=error, check=verdict, **reason))


def main() -> None:
    options = parser(__doc__, rounds=9)
    options.add_argument("--kinds", nargs="+", default=["bfloat16"], choices=[*KINDS, "all"])
    options.add_argument("--shapes", nargs="+", help="M,N,K, or B,M,N,K for batched and broadcast, or bars, inside, threads, narrow or words")
    options.add_argument("--graphs", action="store_true", help="capture the calls in CUDA graphs")
    chosen = options.parse_args()
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        for name in KINDS if "all" in chosen.kinds else chosen.kinds:
            asked = [shape for text in chosen.shapes or KINDS[name].default for shape in SETS.get(text, [text])]
            for text in asked:
                shape = [int(side) for side in text.split(",")]
                if len(shape) == 3 + any(KINDS[name].leading):
                    run(name, shape, rate, chosen, stream)


if __name__ == "__main__":
    sys.exit(main())
