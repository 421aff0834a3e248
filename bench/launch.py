"""Host time of one steady-state call, in microseconds: a product with three tensor maps, two kernels with a workspace, and a small sum.

    python bench/launch.py [--calls 20000]

`us` is `f(x, w, b, out=o)`; `us_changing` the same where the output is another array each time; `us_allocating` makes its
result; `graph_us` is one launch of a captured graph of eight calls, per call. The kernels are small, so that the device
never makes the host wait; the queue is drained between batches of 256 calls, and PyTorch's own calls take turns with ours.
`maps` says how many tensor maps the product's launch is handed.
"""

from __future__ import annotations

import json
import statistics
import time

import torch
from _measure import Timing, line, lines, parser, relative, result, settle

import tier


@tier.compile
def add(x, y):
    return x + y


@tier.compile
def linear(x, w, b):
    return tier.gelu(x @ w + b)


@tier.compile
def rows(x, w, b):
    return tier.softmax(x @ w) + b


def batches(call, calls: int) -> list[float]:
    """Microseconds of a call, for each batch of 256."""
    found = []
    call()
    settle()
    for _ in range(max(7, calls // 256)):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(256):
            call()
        found.append((time.perf_counter() - begin) / 256 * 1e6)
    return found


def host_us(call, calls: int) -> float:
    return round(statistics.median(batches(call, calls)), 2)


def graph_us(call, calls: int) -> float:
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(8):
            call()
    return round(host_us(graph.replay, calls // 8) / 8, 2)


def report(stream, name: str, shape: list[int], ours, peer, calls: int, error: float, **more: float) -> None:
    """One line; batches of ours and of the peer take turns."""
    timings = {"tier": Timing("tier"), "torch": Timing("torch")}
    for _ in range(7):
        for which, call in (("tier", ours), ("torch", peer)):
            timings[which].us.append(host_us(call, calls // 7))
    line(stream, **result("launch", shape, timings, case=name, dtype="host", flops=0, moved=0, limit=None, error=error, **more))


def main() -> None:
    options = parser(__doc__, visits=False)
    options.add_argument("--calls", type=int, default=20000)
    chosen = options.parse_args()
    calls = chosen.calls
    with lines(chosen.out) as stream:
        x, w, b = (torch.randn(*shape, device="cuda").bfloat16() for shape in ((256, 64), (64, 256), (256,)))
        o, others = torch.empty(256, 256, device="cuda", dtype=torch.bfloat16), torch.empty(64, 256, 256, device="cuda", dtype=torch.bfloat16).unbind()
        turn = iter(range(1 << 40))
        linear(x, w, b, out=o)
        error = relative(o, torch.nn.functional.gelu(x.double() @ w.double() + b.double()))
        launches = [step for step in json.loads(linear.lower(x, w, b).artefact.program.trace(x, w, b, o)) if "launch" in step]
        more = {"us_changing": host_us(lambda: linear(x, w, b, out=others[next(turn) % 64]), calls),
                "us_allocating": host_us(lambda: linear(x, w, b), calls), "graph_us": graph_us(lambda: linear(x, w, b, out=o), calls)}
        report(stream, "linear", [256, 256, 64], lambda: linear(x, w, b, out=o), lambda: torch.addmm(b, x, w, out=o), calls, error,
               maps=sum(operand["bytes"] == 128 for step in launches for operand in step["operands"]), **more)
        rows(x, w, b, out=o)
        error = relative(o, torch.softmax(x.double() @ w.double(), -1) + b.double())
        report(stream, "workspace", [256, 256, 64], lambda: rows(x, w, b, out=o), lambda: torch.add(torch.softmax(x @ w, -1), b, out=o), calls,
               error, us_allocating=host_us(lambda: rows(x, w, b), calls), graph_us=graph_us(lambda: rows(x, w, b, out=o), calls))
        x, y = torch.randn(1024, device="cuda"), torch.randn(1024, device="cuda")
        o = torch.empty_like(x)
        add(x, y, out=o)
        error = relative(o, x.double() + y.double())
        report(stream, "add", [1024], lambda: add(x, y, out=o), lambda: torch.add(x, y, out=o), calls, error,
               us_allocating=host_us(lambda: add(x, y), calls))


if __name__ == "__main__":
    main()
