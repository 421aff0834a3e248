"""Host time of one steady-state call of a three-array kernel, in microseconds.

    python bench/launch.py [--calls 20000]

The kernel is tiny, so that the device never makes the host wait; the queue is
drained between batches of 256 calls.
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


def host_us(call, calls: int) -> float:
    batches = []
    for _ in range(max(1, calls // 256)):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(256):
            call()
        batches.append((time.perf_counter() - begin) / 256 * 1e6)
    return statistics.median(batches)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--calls", type=int, default=20000)
    options.add_argument("--out")
    chosen = options.parse_args()
    x, y = torch.randn(1024, device="cuda"), torch.randn(1024, device="cuda")
    add(x, y)
    stream = open(chosen.out, "a") if chosen.out else None
    line(stream, kernel="launch", us=round(host_us(lambda: add(x, y), chosen.calls), 2), torch_us=round(host_us(lambda: x + y, chosen.calls), 2))


if __name__ == "__main__":
    main()
