"""Every plan of the grid beside the model's choice: what a product takes, predicted and measured.

    python bench/plans.py [--shapes 16,4096,4096 ..] [--top 12] [--out FILE]

For each shape the `top` plans by the model (all with `--top 0`) and the one that serves are compiled and timed in CUDA graphs,
interleaved. One JSON line per plan: `tile` as the instruction sees it, `swaps` if its rows are columns of w, `segments` of k, `us`,
`model_us`; and one per shape with the model's choice beside the best measured (`regret`), and torch.
"""

from __future__ import annotations

import argparse
import sys

import torch
from _measure import line, measure, sets_for
from skinny import captured

import tier
from tier._problem import ask
from tier.runtime.artefact import Artefact
from tier.testing import compare, matmul_bound

SHAPES = ["16,4096,4096", "64,4096,4096", "16,14336,4096", "64,14336,4096", "16,4096,14336", "64,4096,14336", "64,128256,4096",
          "128,4096,4096", "128,14336,4096", "128,4096,14336", "256,4096,4096", "256,14336,4096", "256,4096,14336", "128,6144,4096",
          "1024,4096,4096", "512,1024,8192"]


@tier.compile
def linear(x, w):
    return x @ w.T


def forced(arrays, candidate) -> Artefact | None:
    """The program compiled with one plan of the grid; None if it is none for the program."""
    m, n, swaps, segments = candidate
    plan = {"tile": (m, n, 128 // arrays[0].element_size()), "swaps": bool(swaps), "segments": segments}
    try:
        return tier.compile(linear.fn, plan=plan).lower(*arrays).artefact
    except tier.CompileError:
        return None


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--shapes", nargs="+", default=SHAPES)
    options.add_argument("--top", type=int, default=10)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    line(stream, device=torch.cuda.get_device_name())
    for shape in chosen.shapes:
        m, n, k = map(int, shape.split(","))
        size = 2 * (m * k + n * k + m * n)
        data = [[torch.empty(*sides, device="cuda", dtype=torch.bfloat16).normal_() for sides in ((m, k), (n, k), (m, n))]
                for _ in range(sets_for(size))]
        kernel = linear.lower(*data[0][:2])
        model = ask("plan.candidates", chip=kernel.chip, element="bf16", extents=[m, n, k])["candidates"]
        asked = [c for c in model if not c["refusal"]]
        asked.sort(key=lambda c: c["us"])
        asked = asked[: chosen.top] if chosen.top else asked
        calls, graphs = {}, {}

        def add(name, sets):
            guess = max(2 * m * n * k / 600e12, size / 3.5e12) * 1e6 + 5
            graphs[name], calls[name] = captured(sets, max(1, round(1500 / guess / len(sets))))

        x, w, y = data[0]
        rows = torch.randint(0, m, (min(m, 128),), device="cuda")
        exact, magnitude = x[rows].double() @ w.double().T, matmul_bound(x[rows], w.T)
        for candidate in asked:
            numbers = (candidate["m"], candidate["n"], int(candidate["swaps"]), candidate["segments"])
            artefact = forced(data[0][:2], numbers)
            if artefact is None:
                continue
            y.fill_(float("nan"))
            artefact.launch((x, w), (y,), torch.cuda.current_stream().cuda_stream)
            report = compare(y[rows], exact, magnitude=magnitude, depth=k)
            if not report.ok:
                raise SystemExit(f"{shape} {numbers}: {report}")
            add(str(list(numbers)), [lambda a=artefact, x=x, w=w, y=y: a.launch((x, w), (y,), torch.cuda.current_stream().cuda_stream)
                                     for x, w, y in data])
        add("chosen", [lambda x=x, w=w: linear(x, w) for x, w, _ in data])
        add("torch", [lambda x=x, w=w, y=y: torch.mm(x, w.T, out=y) for x, w, y in data])
        timings = measure({name: [graph.replay] for name, graph in graphs.items()}, rounds=chosen.rounds, target_ms=3.0, rest_ms=8.0)
        us = {name: timing.median / calls[name] for name, timing in timings.items()}
        for candidate in asked:
            numbers = [candidate["m"], candidate["n"], int(candidate["swaps"]), candidate["segments"]]
            if str(numbers) in us:
                line(stream, shape=[m, n, k], tile=numbers[:2], swaps=numbers[2], segments=numbers[3], us=round(us[str(numbers)], 2),
                     model_us=round(candidate["us"], 2), ratio=round(us[str(numbers)] / candidate["us"], 3))
        plans = {name: time for name, time in us.items() if name.startswith("[")}
        best = min(plans, key=plans.get)
        line(stream, shape=[m, n, k], best=best, best_us=round(plans[best], 2), chosen_us=round(us["chosen"], 2),
             regret=round(us["chosen"] / plans[best], 3), torch_us=round(us["torch"], 2), over_torch=round(us["torch"] / us["chosen"], 3))
    if stream:
        stream.close()


if __name__ == "__main__":
    sys.exit(main())
