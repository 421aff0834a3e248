"""Sums of int8 products in segments of k: added where they lie by the copy engine, or by a second kernel; beside one segment.

    python bench/adds.py [--shapes 16,4096,4096 ..] [--out FILE]

The line's own time is `added`; `beside` are the same plan with parts that a second kernel adds (`parts`), what the compiler
chooses by itself (`chosen`), and `torch._int_mm` where it takes the shape. Calls are captured in CUDA graphs.
"""

from __future__ import annotations

import torch
from _measure import RATE, line, lines, measure_captured, parser, result, roofline, sets_for, wrong

import tier

SHAPES = ("16,4096,4096", "16,4096,14336", "64,4096,14336", "128,2048,16384", "256,1024,32768", "512,512,65536")


def product(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.int32)


def plans(m: int, n: int) -> dict[str, object]:
    """A tile for few rows, or for more, with enough segments for all multiprocessors."""
    tile, swaps = ((64, 64 if m > 32 else 32 if m > 16 else 16, 128), True) if m <= 64 else ((128, 128, 128), False)
    rows, columns = (n, m) if swaps else (m, n)
    tiles = -(-rows // tile[0]) * -(-columns // tile[1])
    return {"tile": tile, "swaps": swaps, "segments": max(2, min(8, 132 // tiles))}


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N,K")
    chosen = options.parse_args()
    with lines(chosen.out) as stream:
        for shape in chosen.shapes:
            m, n, k = map(int, shape.split(","))
            size, flops = m * k + k * n + 4 * m * n, 2 * m * n * k
            data = [tuple(torch.randint(-128, 128, sides, device="cuda", dtype=torch.int8) for sides in ((m, k), (n, k)))
                    for _ in range(sets_for(size))]
            asked = plans(m, n)
            kernels = {"added": tier.compile(product, plan={**asked, "adds": True}), "parts": tier.compile(product, plan=asked),
                       "chosen": tier.compile(product)}
            exact = (data[0][0].double() @ data[0][1].double().T).to(torch.int32)
            for name, kernel in kernels.items():
                if not torch.equal(kernel(*data[0]), exact):
                    raise wrong(f"{shape} {name}", "other integers")
            runs = {name: [lambda x=x, w=w, kernel=kernel: kernel(x, w) for x, w in data] for name, kernel in kernels.items()}
            if m > 16 and n % 8 == 0 and k % 8 == 0:
                runs["int_mm"] = [lambda x=x, w=w: torch._int_mm(x, w.T) for x, w in data]
            timings = measure_captured(runs, max(flops / 1400e12, size / 4e12) * 1e6 + 5, rounds=chosen.rounds)
            line(stream, **result("adds", [m, n, k], timings, ours="added", beside=("parts", "chosen"), dtype="int8", flops=flops, moved=size,
                                  limit=roofline(flops, size, "int8", RATE), error=0.0, segments=asked["segments"]))


if __name__ == "__main__":
    main()
