"""Products whose CTAs load operand columns for each other, beside the same kernel without clusters and cuBLAS.

    python bench/clusters.py --out clusters.jsonl

`plan={"cluster": ..}` asks for them; the line's own time is `chosen`, what the compiler does by itself: clusters of two
where rows begin inside of cache lines, as in the last two shapes. `beside` are the kernels that were asked for.
"""

from __future__ import annotations

import torch
from _measure import copy_rate, line, lines, measure, parser, relative, result, roofline, sets_for, wrong

import tier

SHAPES = ("4096,4096,4096", "8192,8192,8192", "8192,4096,14336", "5000,5000,5000", "1000,3000,7000")
LARGE = (128, 256, 64)
CLUSTERS = {"single": (1, 1), "2x1": (2, 1), "1x2": (1, 2), "2x2": (2, 2), "4x1": (4, 1)}


def product(x, w):
    return x @ w


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N,K")
    chosen = options.parse_args()
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        for shape in chosen.shapes:
            m, n, k = map(int, shape.split(","))
            size, flops = 2 * (m * k + k * n + m * n), 2 * m * n * k
            data = [(torch.randn(m, k, device="cuda").bfloat16(), torch.randn(k, n, device="cuda").bfloat16()) for _ in range(sets_for(size))]
            out = torch.empty(m, n, device="cuda", dtype=torch.bfloat16)
            kernels = {"chosen": tier.compile(product), **{name: tier.compile(product, plan={"tile": LARGE, "cluster": cluster})
                                                           for name, cluster in CLUSTERS.items()}}
            kernels = {name: kernel.lower(*data[0]).artefact for name, kernel in kernels.items()}
            current = torch.cuda.current_stream().cuda_stream
            exact = data[0][0].double() @ data[0][1].double()
            errors = {}
            for name, kernel in kernels.items():
                out.fill_(float("nan"))
                kernel.launch(data[0], (out,), current)
                errors[name] = relative(out, exact)
                if not errors[name] < 8e-3:
                    raise wrong(f"{shape} {name}", f"a relative error of {errors[name]}")
            runs = {name: [lambda x=x, w=w, kernel=kernel: kernel.launch((x, w), (out,), current) for x, w in data]
                    for name, kernel in kernels.items()}
            timings = measure({**runs, "cublas": [lambda x=x, w=w: torch.matmul(x, w, out=out) for x, w in data]}, rounds=chosen.rounds)
            line(stream, **result("clusters", [m, n, k], timings, ours="chosen", beside=tuple(CLUSTERS), dtype="bfloat16", flops=flops,
                                  moved=size, limit=roofline(flops, size, "bfloat16", rate), error=errors["chosen"],
                                  errors={name: float(f"{error:.3g}") for name, error in errors.items()}))


if __name__ == "__main__":
    main()
