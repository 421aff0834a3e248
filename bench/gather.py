"""Gathers of rows: tier beside torch, Triton and a copy of the same bytes.

    python bench/gather.py [--shapes 128256,4096,16384 ...] [--cases take rms_norm add] [--dtypes bfloat16] [--out FILE]
    python bench/gather.py --tune [--shapes ...]

A shape is the table's rows, their width, and how many of them are taken at random positions (i64), `p` behind it a
permutation. One JSON line per case, shape and type. `share` is our bandwidth over that of a device copy that reads
and writes the same number of bytes in the same run; `map`, beside, is our own elementwise kernel on them. Triton's
kernel is tuned for each shape over the configurations below. What is only moved is compared bit by bit. With `--tune`
the lines say which plan of ours is fastest, and how fast each one is.
"""

from __future__ import annotations

import sys

import torch
import triton
import triton.language as tl
from _measure import Limit, line, lines, measure, parser, relative, result, sets_for, wrong

import tier

SHAPES = ["128256,4096,16384", "128256,4097,16384", "128256,4096,1024", "151936,5120,16384", "50257,768,65536", "50257,1001,65536",
          "50257,1000,65536", "32000,8192,8192", "32000,8191,8192", "16384,4096,32768", "16384,7168,16384,p", "1000000,64,1048576",
          "1000000,63,1048576", "2000,65536,1000", "2000,65537,1000"]
#: Rows and columns of a program, warps.
CONFIGS = [triton.Config({"R": r, "C": c}, num_warps=w) for r, c, w in [
    (1, 1024, 2), (1, 1024, 4), (1, 2048, 4), (1, 4096, 4), (1, 4096, 8), (1, 8192, 8), (2, 1024, 4), (2, 2048, 4), (2, 4096, 8), (4, 512, 4),
    (4, 1024, 4), (8, 256, 4), (8, 1024, 8), (16, 128, 4), (16, 256, 4), (32, 64, 4), (64, 64, 4)]]  # fmt: skip


@tier.compile
def take(table, i):
    return table[i]


@tier.compile
def rms_norm(table, i, w):
    return tier.rms_norm(table[i], w)


@tier.compile
def add(table, i, p):
    return table[i] + p


@tier.compile
def mapped(x):
    return -x


@triton.autotune(configs=CONFIGS, key=["M", "N"])
@triton.jit
def _take(x, i, y, M, N, pitch, R: tl.constexpr, C: tl.constexpr):
    columns = tl.cdiv(N, C)
    m = tl.program_id(0) // columns * R + tl.arange(0, R)
    n = tl.program_id(0) % columns * C + tl.arange(0, C)
    row = tl.load(i + m, mask=m < M, other=0)
    mask = (m < M)[:, None] & (n < N)[None, :]
    a = tl.load(x + row[:, None] * pitch + n[None, :], mask=mask)
    tl.store(y + m.to(tl.int64)[:, None] * N + n[None, :], a, mask=mask)


def with_triton(table, i):
    m, n = i.numel(), table.shape[1]
    y = torch.empty(m, n, dtype=table.dtype, device=table.device)
    _take[lambda meta: (triton.cdiv(m, meta["R"]) * triton.cdiv(n, meta["C"]),)](table, i, y, m, n, table.stride(0))
    return y


F = torch.nn.functional
#: Ours, peers, what comes beside the table and the numbers, and the relative error that rounding explains.
CASES = {
    "take": (take, {"embedding": lambda t, i: F.embedding(i, t), "index_select": lambda t, i: torch.index_select(t, 0, i), "triton": with_triton},
             lambda m, n, d: (), 0.0),
    "rms_norm": (rms_norm, {"embedding, rms_norm": lambda t, i, w: F.rms_norm(F.embedding(i, t), w.shape, w)},
                 lambda m, n, d: (torch.randn(n, device="cuda").to(d),), 2e-2),
    "add": (add, {"embedding, add": lambda t, i, p: F.embedding(i, t) + p}, lambda m, n, d: (torch.randn(m, n, device="cuda").to(d),), 1e-2),
}


def numbers(height: int, count: int, is_permutation: bool) -> torch.Tensor:
    if is_permutation:
        return torch.randperm(height, device="cuda")[:count]
    return torch.randint(height, (count,), device="cuda")


def run(case: str, shape: str, name: str, rounds: int, tunes: bool, stream) -> None:
    height, width, count = map(int, shape.split(",")[:3])
    dtype = getattr(torch, name)
    ours, peers, make, most = CASES[case]
    table = torch.empty(height, width, device="cuda", dtype=dtype)
    for begin in range(0, height, 1 << 13):
        table[begin : begin + (1 << 13)] = torch.randn(min(1 << 13, height - begin), width, device="cuda").to(dtype)
    size = dtype.itemsize
    read = min(count, height) if not shape.endswith("p") else count
    more = make(count, width, dtype)
    moved = 2 * count * width * size + 8 * count + sum(one.numel() * one.element_size() for one in more)
    data = [(table, numbers(height, count, shape.endswith("p")), *make(count, width, dtype)) for _ in range(sets_for(moved))]
    error = check(case, ours, peers, data[0], most, f"{case} {shape} {name}")
    if tunes:
        found = tier.tune(ours, *data[0], limit=80)
        times = sorted((one.microseconds, one.plan) for one in found.trials if one.microseconds)
        line(stream, kernel="gather", case=case, shape=[height, width, count], dtype=name, chosen_us=found.baseline, bytes=moved,
             plans=[f"{us:.1f} us: {plan}" for us, plan in times], failed=sum(one.error is not None for one in found.trials))
        return
    halves = [[torch.empty(moved // 8, dtype=torch.float32, device="cuda") for _ in range(2)] for _ in data]
    flat = [torch.empty(moved // 2 // size, dtype=dtype, device="cuda") for _ in data]
    timings = measure(
        {
            "tier": [lambda a=a: ours(*a) for a in data],
            **{peer: [lambda a=a, call=call: call(*a) for a in data] for peer, call in peers.items()},
            "map": [lambda x=x: mapped(x) for x in flat],
            "copy": [lambda s=s, t=t: torch.neg(s, out=t) for s, t in halves],
        },
        rounds=rounds,
    )
    best = {"triton_config": f"{_take.best_config.kwargs} warps {_take.best_config.num_warps}"} if "triton" in peers else {}
    line(stream, **result("gather", [height, width, count], timings, case=case, dtype=name, flops=0, moved=moved, limit=Limit("copy"), error=error,
                          beside=("map",), rows_of_table=read, **best))


def check(case: str, ours, peers, arrays, most: float, title: str) -> float:
    """The relative error against float64, of a part of the rows; 0 where all of them are compared bit by bit."""
    table, i, *more = arrays
    got = ours(*arrays)
    if not most:
        exact = table[i]
        if not torch.equal(got.view(torch.uint8), exact.view(torch.uint8)):
            raise wrong(title, "other rows")
        for name, peer in peers.items():
            if not torch.equal(peer(*arrays), exact):
                raise wrong(title, f"other rows of {name}")
        return 0.0
    part = slice(0, 512)
    rows = table[i[part]].double()
    exact = F.rms_norm(rows, more[0].shape, more[0].double(), eps=1e-6) if case == "rms_norm" else rows + more[0][part].double()
    error = relative(got[part].float(), exact)
    if not error < most:
        raise wrong(title, f"a relative error of {error}")
    return error


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="V,N,rows, and ,p for a permutation")
    options.add_argument("--cases", nargs="+", default=list(CASES))
    options.add_argument("--dtypes", nargs="+", default=["bfloat16"])
    options.add_argument("--tune", action="store_true", help="time all of our plans instead")
    chosen = options.parse_args()
    with lines(chosen.out) as stream:
        for case in chosen.cases:
            for name in chosen.dtypes:
                for shape in chosen.shapes:
                    run(case, shape, name, chosen.rounds, chosen.tune, stream)


if __name__ == "__main__":
    sys.exit(main())
