"""Host time of one steady-state call, in microseconds: a product with three tensor maps, and a small sum.

    python bench/launch.py [--calls 20000]

`us` is `f(x, w, b, out=o)`; `us_changing` the same where the output is another array each time; `us_allocating` makes its
result; `graph_us` is one launch of a captured graph of eight calls, per call. The kernels are small, so that the device
never makes the host wait; the queue is drained between batches of 256 calls. `torch_us` is what PyTorch's own take.
"""

from __future__ import annotations

import argparse
import statistics
import time

import torch
from _measure import line

import tier


@tier.compile
def add(x, y):
    return x + y


@tier.compile
def linear(x, w, b):
    return tier.gelu(x @ w + b)


def host_us(call, calls: int) -> float:
    batches = []
    for _ in range(max(1, calls // 256)):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(256):
            call()
        batches.append((time.perf_counter() - begin) / 256 * 1e6)
    return round(statistics.median(batches), 2)


def graph_us(call, calls: int) -> float:
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(8):
            call()
    return round(host_us(graph.replay, calls // 8) / 8, 2)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--calls", type=int, default=20000)
    options.add_argument("--out")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    x, w, b = (torch.randn(*shape, device="cuda").bfloat16() for shape in ((256, 64), (64, 256), (256,)))
    o, others = torch.empty(256, 256, device="cuda", dtype=torch.bfloat16), torch.empty(64, 256, 256, device="cuda", dtype=torch.bfloat16).unbind()
    turn = iter(range(1 << 40))
    linear(x, w, b, out=o)
    line(stream, kernel="linear", us=host_us(lambda: linear(x, w, b, out=o), chosen.calls),
         us_changing=host_us(lambda: linear(x, w, b, out=others[next(turn) % 64]), chosen.calls),
         us_allocating=host_us(lambda: linear(x, w, b), chosen.calls), graph_us=graph_us(lambda: linear(x, w, b, out=o), chosen.calls),
         torch_us=host_us(lambda: torch.addmm(b, x, w, out=o), chosen.calls))
    x, y = torch.randn(1024, device="cuda"), torch.randn(1024, device="cuda")
    o = torch.empty_like(x)
    add(x, y)
    line(stream, kernel="add", us=host_us(lambda: add(x, y, out=o), chosen.calls), us_allocating=host_us(lambda: add(x, y), chosen.calls),
         torch_us=host_us(lambda: torch.add(x, y, out=o), chosen.calls))


if __name__ == "__main__":
    main()
