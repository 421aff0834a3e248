"""fp8 GEMM: tier beside torch._scaled_mm, one JSON line per shape, then a table.

    python bench/fp8.py [--shapes 8192,8192,8192 ...] [--kinds fast precise rowwise block] [--rounds 9] [--out FILE]

C[M, N] = (A[M, K] sa) @ (W[N, K].T sb) in bf16 from e4m3, both operands contiguous along K: the one layout that the
matrix unit of Hopper reads as it lies. Kinds: `fast` sums in the matrix unit, `precise` adds the sums of each 128 of k in
f32, both with one scale per operand; `rowwise` has a scale for each row and column (fast sums); `block` one for each
1x128 of A and 128x128 of W, sums promoted. All are timed in the same run, in a new order each round, over input sets of
more than 120 MB; a peer that this torch has not, or that is wrong, is left out, `without_torch` says why. Products that
take less than 60 us by their bytes and FLOPs are timed in graphs, since calls would wait for the host.
"""

from __future__ import annotations

import sys
from statistics import geometric_mean

import torch
from _measure import copy_rate, line, lines, measure, measure_captured, parser, result, roofline, sets_for, wrong

import tier
from tier.testing import compare, matmul_bound

SHAPES = [
    "16,4096,4096", "128,4096,4096", "1024,4096,4096", "4096,4096,4096", "8192,4096,4096", "16,14336,4096", "16,4096,14336",
    "128,14336,4096", "128,4096,14336", "1024,14336,4096", "1024,4096,14336", "8192,14336,4096", "8192,4096,14336", "8192,8192,8192",
]  # fmt: skip
KINDS = ["fast", "precise", "rowwise", "block"]

#: What a product takes at least, in us, to be called and not captured.
CALLED = 60.0


@tier.compile
def fast(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw)


@tier.compile
def precise(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw, precision="promoted")


@tier.compile
def rowwise(x, w, sx, sw):
    product = tier.matmul(x, w.T, out_dtype=tier.float32)
    return (product * sx * sw).astype(tier.bfloat16)


@tier.compile
def block(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T)


OURS = {"fast": fast, "precise": precise, "rowwise": rowwise, "block": block}


def quantise(values, rows: int | None, columns: int | None):
    """Scale blocks of `rows` x `columns` (None: all) to e4m3; return the elements and their scales."""
    m, k = values.shape
    rows, columns = rows or m, columns or k
    padded = torch.nn.functional.pad(values, (0, -k % columns, 0, -m % rows))
    blocks = padded.view(padded.shape[0] // rows, rows, padded.shape[1] // columns, columns)
    scales = blocks.abs().amax(dim=(1, 3)).clamp(min=1e-12) / 448
    scaled = (blocks / scales[:, None, :, None]).view_as(padded)[:m, :k]
    return scaled.to(torch.float8_e4m3fn).contiguous(), scales


def operands(kind: str, m: int, n: int, k: int):
    blocks = {"rowwise": ((1, None), (1, None)), "block": ((1, 128), (128, 128))}.get(kind, ((None, None), (None, None)))
    (x, sx), (w, sw) = (quantise(torch.randn(rows, k, device="cuda"), *size) for rows, size in zip((m, n), blocks))
    if kind == "rowwise":
        return x, w, sx, sw.T.contiguous()
    return (x, w, sx, sw) if kind == "block" else (x, w, sx.view(()), sw.view(()))


def reference(kind: str, x, w, sx, sw):
    """Return A and W.T in float64, scaled."""
    a, b = x.double(), w.double().T
    if kind == "block":
        return a * sx.double().repeat_interleave(128, 1)[:, : a.shape[1]], b * sw.double().T.repeat_interleave(128, 0).repeat_interleave(128, 1)[: b.shape[0], : b.shape[1]]
    return a * sx.double(), b * sw.double()


def peers(kind: str, x, w, sx, sw):
    """Yield the calls of torch._scaled_mm that may serve, each with its layout of scales."""
    def call(sa, sb, fast_sums):
        return lambda: torch._scaled_mm(x, w.T, scale_a=sa, scale_b=sb, out_dtype=torch.bfloat16, use_fast_accum=fast_sums)

    if kind != "block":
        yield call(sx, sw, kind != "precise")
        return
    turned = sx.T.contiguous().T  # rows next to one another
    pad = -sw.shape[1] % 4
    padded = torch.nn.functional.pad(sw, (0, pad))[:, : sw.shape[1]]
    for sb in (sw.T, padded.T, sw.T.contiguous()):
        for sa in (turned, sx):
            yield call(sa, sb, False)


def judge(kind: str, out, arguments):
    x, w, sx, sw = arguments
    rows = torch.randint(0, x.shape[0], (min(256, x.shape[0]),), device=x.device)
    part = (x[rows], w, sx[rows] if kind in ("rowwise", "block") else sx, sw)
    a, b = reference(kind, *part)
    return compare(out[rows], a @ b, magnitude=matmul_bound(a, b), depth=x.shape[1])


def choose_peer(kind: str, arguments):
    """Return the index of the first peer that runs and is right, or why there is none."""
    reason = "none"
    for index, call in enumerate(peers(kind, *arguments)):
        try:
            report = judge(kind, call(), arguments)
        except (RuntimeError, ValueError, NotImplementedError) as error:
            reason = str(error).splitlines()[0]
            continue
        if report.frobenius < 8e-3:
            return index, report
        reason = f"wrong: {report}"
    return None, reason


def run(kind: str, m: int, n: int, k: int, rate: float, rounds: int, stream) -> dict:
    size = m * k + n * k + 2 * m * n
    data = [operands(kind, m, n, k) for _ in range(sets_for(size))]
    ours = judge(kind, OURS[kind](*data[0]), data[0])
    # The matrix unit keeps about 14 bits of its sums: the norm is what is promised.
    if not ours.frobenius <= 8e-3:
        raise wrong(f"{kind} {m}x{n}x{k}", ours)
    index, verdict = choose_peer(kind, data[0])
    calls = {"tier": [lambda d=d: OURS[kind](*d) for d in data]}
    if index is not None:
        calls["torch"] = [list(peers(kind, *d))[index] for d in data]
    flops = 2 * m * n * k
    guess = max(flops / 1.4e9, size / 4e6) + 3
    timings = measure_captured(calls, guess, rounds=rounds) if guess < CALLED else measure(calls, rounds=rounds)
    more = {}
    if index is None:
        more["without_torch"] = verdict
    else:
        more["torch_error"] = float(f"{verdict.frobenius:.2e}")
    fields = result("fp8", [m, n, k], timings, case=kind, dtype="float8_e4m3fn", flops=flops, moved=size,
                    limit=roofline(flops, size, "float8", rate), error=ours.frobenius, **more)
    line(stream, **fields)
    return fields


def table(rows: list[dict], kinds: list[str]) -> None:
    """Print a row per shape: time of ours / the peer, and the peer's by ours with its interval; then geometric means."""
    shapes = list(dict.fromkeys(tuple(row["shape"]) for row in rows))
    by = {(tuple(row["shape"]), row["case"]): row for row in rows}
    print("| M,N,K | " + " | ".join(kinds) + " |\n|---|" + "---|" * len(kinds))

    def cell(row: dict | None) -> str:
        if row is None:
            return ""
        if not row["peers"]:
            return f"{row['us']} us, {row['tflops']} TFLOP/s"
        peer = row["peers"]["torch"]
        return f"{row['us']} / {peer['us']} us, {row['tflops']} TFLOP/s, {peer['ratio']} [{peer['interval'][0]}, {peer['interval'][1]}]"

    for shape in shapes:
        print(f"| {','.join(map(str, shape))} | " + " | ".join(cell(by.get((shape, kind))) for kind in kinds) + " |")
    for kind in kinds:
        ratios = [row["peers"]["torch"]["ratio"] for row in rows if row["case"] == kind and row["peers"]]
        if ratios:
            print(f"{kind}: geometric mean {geometric_mean(ratios):.4f} of {len(ratios)} shapes")


def main() -> None:
    options = parser(__doc__, rounds=9)
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N,K")
    options.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS)
    chosen = options.parse_args()
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        rows = [run(kind, *map(int, shape.split(",")), rate, chosen.rounds, stream) for shape in chosen.shapes for kind in chosen.kinds]
    table(rows, chosen.kinds)


if __name__ == "__main__":
    sys.exit(main())
