"""The period of a product's main loop for every number of stages: predicted by the schedule model, and measured.

    python bench/schedule.py --out schedule.jsonl

One wave of tiles, two lengths of K; the period is the difference of their times by the iterations between them. The
kernels are those of `tier.compile`, with another number of stages written into their plan.
"""

from __future__ import annotations

import argparse
import re
import statistics

import tier
import torch
from _measure import line, measure, wrong
from tier import schedule
from tier.runtime.artefact import Artefact
from tier._cross import context  # the plan of a kernel is changed as text
from tier.mlir import ir

#: Tile [m, n, k] and an [m, n] product of one wave of such tiles on 132 multiprocessors.
WAVES = [((128, 256, 64), (1536, 2816)), ((128, 128, 64), (1408, 1536)), ((64, 128, 64), (64, 16896)), ((64, 64, 64), (768, 704))]
LENGTHS = (4096, 12288)


@tier.compile
def product(x, w):
    return x @ w.T


def with_stages(kernel, stages: int) -> Artefact:
    """The kernel with so many stages in every plan."""
    text = re.sub(r"stages = \d+", f"stages = {stages}", kernel.ir("where"))
    return Artefact(ir.Module.parse(text, context()), chip=kernel.chip)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--out")
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    line(stream, device=torch.cuda.get_device_name())
    # The clock follows the power drawn. The first row, the largest tile with all stages, keeps the matrix unit busy: its
    # cycles are known, so it tells the clock, and its ratio is 1 by definition.
    clock = None
    for tile, (m, n) in WAVES:
        data = {k: [(torch.randn(m, k, device="cuda").bfloat16(), torch.randn(n, k, device="cuda").bfloat16()) for _ in range(3)]
                for k in LENGTHS}
        out = torch.empty(m, n, device="cuda", dtype=torch.bfloat16)
        kernel = product.lower(*data[LENGTHS[0]][0], chip="sm_90a")
        stage_bytes = (tile[0] + tile[1]) * tile[2] * 2
        for stages in (8, 6, 4, 3, 2):
            if stages * stage_bytes + tile[0] * tile[1] * 2 + 2048 > 227 << 10:
                continue
            artefact = with_stages(kernel, stages)
            current = torch.cuda.current_stream().cuda_stream
            calls = {str(k): [lambda x=x, w=w: artefact.launch((x, w), (out,), current) for x, w in data[k]] for k in LENGTHS}
            times = measure(calls, rounds=chosen.rounds, target_ms=4)
            x, w = data[LENGTHS[1]][0]
            calls[str(LENGTHS[1])][0]()
            error = ((out.double() - x.double() @ w.double().T).norm() / (x.double() @ w.double().T).norm()).item()
            if not error <= 4e-3:
                raise wrong(f"{tile} with {stages} stages", f"a relative error of {error}")
            iterations = (LENGTHS[1] - LENGTHS[0]) // tile[2]
            each = [(b - a) * 1e3 / iterations for a, b in zip(*(times[str(k)].us for k in LENGTHS))]
            if clock is None:
                clock = schedule.ring("sm_90a", "bf16", tile, (m, n)).multiply / statistics.median(each)
            cycles = statistics.median(each) * clock
            found = schedule.ring("sm_90a", "bf16", tile, (m, n), stages=stages, clock=clock)
            line(stream, tile=list(tile), stages=stages, measured_ns=round(statistics.median(each), 1),
                 spread_ns=[round(min(each), 1), round(max(each), 1)], clock_ghz=round(clock, 3), measured_cycles=round(cycles),
                 predicted_cycles=round(float(found.period)), ratio=round(cycles / float(found.period), 3), bound=found.bound,
                 fewest_stages=found.fewest_stages)
    if stream:
        stream.close()


if __name__ == "__main__":
    main()
