"""Products whose operands have no tensor map, beside aligned neighbours, PyTorch, and PyTorch with its operands padded.

    python bench/realign.py [--lies bars | all] [--shapes 4100,4100,4100] [--out FILE]

One JSON line per case. `lies`: `bars` are the shapes with a bar of their own (4100^3, 8191^3, and all mixtures of 1023, 3001 and
7777 as M, N, K), x[M, K] @ w[N, K].T in bf16; the others are odd rows (bf16, K odd), an odd start (storage offset 1), a turned
axis, or tf32 weights as [K, N]. The peer `padded` copies both operands to rows of whole 128 bytes (and w to whole columns of the
result, where that serves it) and multiplies: the copies are timed, a result is sliced for nothing. `beside`: `whole` is tier on
operands that were aligned before the clock starts, `neighbour` tier on the nearest shape of multiples of 64, whose rate is
`neighbour_tflops`. Cases with M = 1023 are just below the size from which operands are copied (docs/where.md): they show what
threads reach that read the rows as they lie.
"""

from __future__ import annotations

import itertools
import sys

import torch
from _measure import copy_rate, line, lines, measure, parser, ratio, relative, result, roofline, sets_for, wrong

import tier
from tier.testing import compare, matmul_bound

SHAPES = [(1023, 4096, 4095), (1025, 4096, 4095), (2048, 2048, 2047), (4096, 4096, 4095), (8191, 8191, 8191)]
BARS = [(4100, 4100, 4100), (8191, 8191, 8191), *itertools.product((1023, 3001, 7777), repeat=3)]
LIES = ("bars", "odd rows", "odd start", "turned", "tf32 [K, N]")


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


def _pad(array, rows: int, columns: int):
    return torch.nn.functional.pad(array, (0, -array.shape[1] % columns, 0, -array.shape[0] % rows))


def _with_padding(lies: str, columns: int):
    """The peer that copies: K to rows of whole 128 bytes, N to whole `columns` of the result."""
    if lies.startswith("tf32"):
        return lambda x, w: (_pad(x, 1, 32) @ _pad(w, 32, columns))[:, :w.shape[1]]
    if lies == "turned":
        return lambda x, w: (_pad(x.flip(0), 1, 64) @ _pad(w, columns, 64).T)[:, :w.shape[0]]
    return lambda x, w: (_pad(x, 1, 64) @ _pad(w, columns, 64).T)[:, :w.shape[0]]


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


def run(lies: str, m: int, n: int, k: int, rate: float, rounds: int, stream) -> None:
    is_tf32 = lies.startswith("tf32")
    cases = [_case(lies, m, n, k) for _ in range(sets_for((m * k + n * k + m * n) * (4 if is_tf32 else 2)))]
    (x, w), ours, _, _ = cases[0]
    rows = torch.arange(0, m, max(1, m // 64), device="cuda")
    a = (x.flip(0) if lies == "turned" else x)[rows]
    b = w if is_tf32 else w.T
    k = a.shape[1]
    got, exact = ours(x, w)[rows], a.double() @ b.double()
    report = compare(got, exact, magnitude=matmul_bound(a, b), depth=k, precision="tf32" if is_tf32 else None)
    if not report.ok:
        raise wrong(f"{lies} {m}x{n}x{k}", report)
    whole = tf32 if is_tf32 else linear
    near = [max(64, round(side / 64) * 64) for side in (m, n, k)]
    neighbours = [_case("tf32 [K, N]" if is_tf32 else "odd rows", *near)[0] for _ in cases]
    paddings = {"padded": _with_padding(lies, 8), "padded K": _with_padding(lies, 1)}
    timings = measure({
        "tier": [lambda x=x, w=w, f=f: f(x, w) for (x, w), f, _, _ in cases],
        "torch": [lambda x=x, w=w, f=f: f(x, w) for (x, w), _, f, _ in cases],
        **{name: [lambda x=x, w=w, f=f: f(x, w) for (x, w), _, _, _ in cases] for name, f in paddings.items()},
        "whole": [lambda x=x, w=w: whole(x, w) for _, _, _, (x, w) in cases],
        "neighbour": [lambda x=x, w=w: whole(x, w) for x, w in neighbours],
    }, rounds=rounds)
    flops, moved = 2 * m * n * k, (m * k + n * k + m * n) * x.element_size()
    over = min((ratio(timings["tier"], timings[name]) for name in paddings), key=lambda found: found[0])
    line(stream, **result("realign", [m, n, k], timings, case=lies, dtype="float32" if is_tf32 else "bfloat16", flops=flops, moved=moved,
                          limit=roofline(flops, moved, "tf32" if is_tf32 else "bfloat16", rate), error=relative(got, exact),
                          beside=("whole", "neighbour"), neighbour_tflops=round(2 * near[0] * near[1] * near[2] / timings["neighbour"].median / 1e6, 1),
                          over_padded=round(over[0], 4), over_padded_interval=[round(over[1], 4), round(over[2], 4)], check=str(report)))


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--lies", nargs="+", default=["all"], choices=[*LIES, "all"])
    options.add_argument("--shapes", nargs="+", help="M,N,K")
    chosen = options.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        for lies in LIES if "all" in chosen.lies else chosen.lies:
            asked = [tuple(map(int, text.split(","))) for text in chosen.shapes] if chosen.shapes else BARS if lies == "bars" else SHAPES
            for shape in asked:
                run(lies, *shape, rate, chosen.rounds, stream)


if __name__ == "__main__":
    sys.exit(main())
