"""Kernels broken in room When: what the verifier says, what executing them shows, and where the two differ.

    python bench/when_mutants.py [--chips sm_90a ...] [--kernels NAME ...]

Needs no GPU. Every asynchronous op of the kernels that a call launches is dropped, waits for one group more or less,
or moves one op up or down. A mutant is `refused` by the verifier of its ops, `proved` wrong or right by transport-verify,
`reported` by the simulator with a rule, and `shown` if results differ, or it deadlocks, under some seed without reports.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import tier
from tier import _cross, _native
from tier.mlir import ir

OPS = ("transport.await", "transport.barrier", "transport.claimed", "transport.copy.bulk_load", "transport.copy.claim", "transport.copy.bulk_store",
       "transport.copy.group", "transport.fence", "transport.get", "transport.place", "transport.put", "transport.release", "transport.resume")  # fmt: skip


def random(*shape: int, dtype: Any = np.float16) -> Any:
    return np.random.default_rng(shape).normal(size=shape).astype(dtype)


KERNELS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    "linear_relu": (lambda x, w, b: tier.relu(x @ w + b), (random(100, 640), random(640, 272), random(272))),
    "linear_gelu": (lambda x, w, b: tier.gelu(x @ w + b), (random(130, 576), random(576, 144), random(144))),
    "transposed": (lambda x, w: x.T @ w.T, (random(640, 96), random(144, 640))),
    "odd": (lambda x, w: x @ w, (random(100, 601), random(601, 75))),
    "batched": (lambda x, w: x @ w, (random(3, 70, 640), random(3, 640, 80))),
    "chained": (lambda x, w, v: (x @ w) @ v, (random(270, 640), random(640, 640), random(640, 144))),
    "softmax_product": (lambda x, w: tier.softmax(x @ w), (random(270, 640), random(640, 144))),
    "masked": (lambda x, w, m: (x @ w) * m, (random(100, 640), random(640, 144), random(100, 144))),
    "f32": (lambda x, w: x @ w, (random(100, 200, dtype=np.float32), random(200, 144, dtype=np.float32))),
    "tf32": (lambda x, w: tier.matmul(x, w, precision="tf32"),
             (random(100, 320, dtype=np.float32), random(320, 144, dtype=np.float32))),
    "i8": (lambda x, w: tier.matmul(x, w, out_dtype=tier.int32),
           (np.resize(np.arange(-5, 6, dtype=np.int8), (96, 1280)), np.resize(np.arange(-6, 7, dtype=np.int8), (1280, 144)))),
    "pairs": (lambda x, w: tier.relu(x @ w), (random(258, 64), random(64, 17152))),  # tiles that pairs of CTAs share on sm_100a
    "kept_rows": (lambda x: tier.softmax(x), (random(3, 40000),)),
    "turns": (lambda x, w: x @ w, (random(200, 320), random(320, 264))),
    "residual": (lambda x, w, r: x @ w + r, (random(200, 320), random(320, 264), random(200, 264))),
}  # fmt: skip
#: What a program asks of its plan, where its own is another.
PLANS: dict[str, dict[str, Any]] = {"residual": {"tile": (128, 256, 64)}, "turns": {"tile": (64, 128, 64), "pingpong": True}}


def walk(op: ir.Operation) -> Iterator[ir.Operation]:
    yield op
    for region in op.regions:
        for block in region.blocks:
            for inner in list(block.operations):
                yield from walk(inner.operation)


def drop(op: ir.Operation) -> bool:
    """Erase the op; results become its last operands, or it stays."""
    if op.name in ("transport.get", "transport.claimed"):
        return False
    if len(op.results):
        for result, operand in zip(op.results, list(op.operands)[-len(op.results):]):
            result.replace_all_uses_with(operand)
    op.erase()
    return True


def pend(by: int) -> Callable[[ir.Operation], bool]:
    def change(op: ir.Operation) -> bool:
        if "pending" not in op.attributes:
            return False
        pending = ir.IntegerAttr(op.attributes["pending"])
        if pending.value + by < 0:
            return False
        op.attributes["pending"] = ir.IntegerAttr.get(pending.type, pending.value + by)
        return True

    return change


def move(by: int) -> Callable[[ir.Operation], bool]:
    """Move the op over its neighbour, unless one uses the other."""

    def change(op: ir.Operation) -> bool:
        siblings = [one.operation for one in op.block.operations]
        at = siblings.index(op) + by
        if not 0 <= at < len(siblings) or siblings[at].name in ("scf.yield", "gpu.return"):
            return False
        other = siblings[at]
        first, second = (op, other) if by > 0 else (other, op)
        if any(operand.owner == first for inner in walk(second) for operand in inner.operands if isinstance(operand, ir.OpResult)):
            return False
        (op.move_after if by > 0 else op.move_before)(other)
        return True

    return change


CHANGES: dict[str, Callable[[ir.Operation], bool]] = {
    "dropped": drop, "one more pending": pend(1), "one fewer pending": pend(-1), "moved down": move(1), "moved up": move(-1),
}  # fmt: skip


def judge(kernel: tier.Kernel, module: ir.Module, name: str, arrays: tuple[Any, ...], right: Any, seeds: int) -> tuple[str, str, str]:
    """Return what the verifier, the simulator's reports, and the numbers say of kernel `name`: "" for nothing."""
    try:
        module.operation.verify()
        proved = ""
        _cross.run(_native.isolate(module, name), "transport-verify")
    except ir.MLIRError:
        return "refused", "", ""
    except tier.TierError as error:
        proved = error.rule

    def run(seed: int, reports: bool) -> str:
        try:
            results, _ = kernel.artefact.simulate(module, arrays, seed=seed, reports=reports)
        except tier.TierError as error:
            return error.rule
        return "" if all(np.array_equal(one, other, equal_nan=True) for one, other in zip(results, right)) else "numbers"

    reported = next(filter(None, (run(seed, True) for seed in range(seeds))), "")
    shown = next(filter(None, (run(seed, False) for seed in range(seeds))), "")
    return proved, reported, shown


def mutants(name: str, chip: str, seeds: int) -> Iterator[tuple[str, str, str, str]]:
    fn, arrays = KERNELS[name]
    kernel = tier.compile(fn, plan=PLANS.get(name)).lower(*arrays, chip=chip)
    when = kernel.when()
    right, said = kernel.artefact.simulate(when, arrays)
    launched = {launch["kernel"] for launch in said["launches"]}
    for number, op in enumerate(walk(when.operation)):
        parent = op
        while parent is not None and parent.name != "gpu.func":
            parent = parent.parent
        if op.name not in OPS or parent is None or parent.attributes["sym_name"].value not in launched:
            continue
        for title, change in CHANGES.items():
            broken = _cross.copy(when)
            target = next(one for at, one in enumerate(walk(broken.operation)) if at == number)
            described = f"{op.name} {title}"
            if change(target):
                yield (described, *judge(kernel, broken, parent.parent.attributes["sym_name"].value, arrays, right, seeds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--chips", nargs="+", default=["sm_90a", "sm_80", "sm_100a", "gfx942"])
    parser.add_argument("--kernels", nargs="+", default=list(KERNELS))
    parser.add_argument("--seeds", type=int, default=8)
    options = parser.parse_args()
    print("| chip | kernel | mutants | refused | proved wrong | reported | shown by numbers | proved only | simulated only | s |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    apart: Counter[str] = Counter()
    for chip in options.chips:
        for name in options.kernels:
            begin = time.perf_counter()
            judged = list(mutants(name, chip, options.seeds))
            count = Counter()
            for described, proved, reported, shown in judged:
                count["refused"] += proved == "refused"
                if proved == "refused":
                    continue
                count["proved"] += bool(proved)
                count["reported"] += bool(reported)
                count["shown"] += bool(shown)
                seen = reported or shown
                count["proved only"] += bool(proved and not seen)
                count["simulated only"] += bool(seen and not proved)
                if bool(proved) != bool(seen):
                    apart[f"{chip} {name}: {described}: verifier {proved or 'nothing'}, reports {reported or 'nothing'}, "
                          f"numbers {shown or 'right'}"] += 1
            print(f"| {chip} | {name} | {len(judged)} | {count['refused']} | {count['proved']} | {count['reported']} | {count['shown']} | "
                  f"{count['proved only']} | {count['simulated only']} | {time.perf_counter() - begin:.1f} |", flush=True)
    for line, times in sorted(apart.items()):
        print(f"{times} x {line}", file=sys.stderr)


if __name__ == "__main__":
    main()
