"""Which operands of real models a tensor map serves, how the others are repaired, and what padding would waste.

    python bench/tensormaps.py                      # a table in Markdown
    python bench/tensormaps.py --out maps.json      # and every question with its answer

No device is needed. Every projection of four models is asked for at six numbers of tokens: its activations, weights and
results, row-major and dense; heads of six widths as slices of a packed tensor; and matrices whose K is odd. `found`: a map
of the view itself (dimensions may be split or merged). `repaired`: the cheapest repair, by who reads the tile. `refused`:
only threads are left. Extra bytes are those that a repair reads or holds beyond the operand's own (a map reads none
outside of its tensor), beside what padding every side to a power of two would add.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from tier import _native, tensormap

TOKENS = [1, 7, 193, 257, 511, 1003]
HEADS = [64, 80, 96, 128, 192, 576]
# Projections as (name, outputs, inputs), from the configurations that the models are published with.
MODELS = {
    "Llama-3 8B": [("qkv", 6144, 4096), ("o", 4096, 4096), ("gate_up", 28672, 4096), ("down", 4096, 14336)],
    "Llama-3 70B": [("qkv", 10240, 8192), ("o", 8192, 8192), ("gate_up", 57344, 8192), ("down", 8192, 28672)],
    "DeepSeek-V3": [("q_a", 1536, 7168), ("kv_a", 576, 7168), ("q_b", 24576, 1536), ("kv_b", 32768, 512), ("o", 7168, 16384),
                    ("expert gate_up", 4096, 7168), ("expert down", 7168, 2048)],
    "Qwen3-30B-A3B": [("qkv", 5120, 2048), ("o", 2048, 4096), ("expert gate_up", 1536, 2048), ("expert down", 2048, 768)],
    "Qwen3-235B-A22B": [("qkv", 9216, 4096), ("o", 4096, 8192), ("expert gate_up", 3072, 4096), ("expert down", 4096, 1536)],
    "K odd": [("K = 4095", 4096, 4095), ("K = 511", 4096, 511), ("K = 1003", 1024, 1003)],
}
ELEMENT, BYTES = "bf16", 2


@dataclass(frozen=True)
class Row:
    """One operand and its answer."""

    model: str
    projection: str
    tokens: int
    operand: str
    extents: tuple[int, ...]
    stride_bytes: tuple[int, ...]
    tile: tuple[int, ...]
    answer: str
    """found, repaired or refused."""
    how: str
    why: str
    """The rules in the way of the plain map."""
    boxes: int
    extra: float
    """Bytes that are read or held beyond the operand's own, as a share of them."""
    power_extra: float
    """The same, if every side were padded to a power of two."""
    ms: float
    """Inside the solver."""


def _power(n: int) -> int:
    return 1 << (n - 1).bit_length()


def ask(model: str, projection: str, tokens: int, operand: str, extents: tuple[int, ...], strides: tuple[int, ...],
        tile: tuple[int, ...], *, store: bool = False, matrix: bool = True, owned: bool = False) -> Row:
    """Ask for one operand's map, and count bytes."""
    question = {"element": ELEMENT, "extents": extents, "stride_bytes": strides, "tile": tile, "store": store, "matrix": matrix,
                "owned": owned}
    found = tensormap.synthesize(**question)
    ms = 1e3 * statistics.median(_native.time_ask("tensormap.synthesize", json.dumps(question), 3))
    real = BYTES * math.prod(extents)
    extra, why = 0, ""
    if found:
        answer, how, boxes = "found", " + ".join(found.kinds) or "plain", len(found.boxes)
    else:
        best = found.repairs[0]
        answer = "refused" if best.means == "threads" else "repaired"
        how = " + ".join(best.kinds) + (f", {best.access_bytes} bytes" if best.access_bytes else "")
        boxes = len(best.map.boxes) if best.map else 0
        why = ", ".join(dict.fromkeys(violation.number for violation in found.violations))
        if {"pad", "copy"} & set(best.kinds):
            extra = extents[0] * best.view_stride_bytes[0] - real
        if "shift" in best.kinds:
            extra = 16 * math.prod(extents[:-1]) * -(-extents[-1] // tile[-1])
    padded = BYTES * math.prod(map(_power, extents))
    return Row(model, projection, tokens, operand, extents, strides, tile, answer, how, why, boxes, extra / real, padded / real - 1, ms)


def rows() -> Iterator[Row]:
    """Every question of the table."""
    for model, projections in MODELS.items():
        for name, n, k in projections:
            for tokens in TOKENS:
                side = 64 if tokens <= 64 else 128
                yield ask(model, name, tokens, "x [T, K]", (tokens, k), (k * BYTES, BYTES), (side, 64))
                yield ask(model, name, tokens, "w [N, K]", (n, k), (k * BYTES, BYTES), (128, 64))
                yield ask(model, name, tokens, "y [T, N]", (tokens, n), (n * BYTES, BYTES), (side, 128), store=True)
                yield ask(model, name, tokens, "x stored [K, T]", (k, tokens), (tokens * BYTES, BYTES), (64, side))
                yield ask(model, name, tokens, "x stored [K, T], ours", (k, tokens), (tokens * BYTES, BYTES), (64, side), owned=True)
    for width in HEADS:
        for tokens in TOKENS:
            heads = 32
            pitch = (heads + 16) * width * BYTES  # q, k and v in one tensor
            yield ask("attention", f"head dim {width}", tokens, "q [T, H, D] of packed qkv", (tokens, heads, width),
                      (pitch, width * BYTES, BYTES), (64 if tokens <= 64 else 128, 1, width))
            yield ask("attention", f"head dim {width}", tokens, "v^T [H, D, T]", (heads, width, tokens),
                      (width * tokens * BYTES, tokens * BYTES, BYTES), (1, width, 64), matrix=False)


def table(all_rows: list[Row]) -> str:
    """One line for each operand, its numbers of tokens together where the answer is one."""
    groups: dict[tuple, list[Row]] = {}
    for row in all_rows:
        groups.setdefault((row.model, row.projection, row.operand, row.answer, row.how, row.why), []).append(row)
    lines = ["| model | projection | operand | tokens | answer | how | in the way | boxes | extra bytes | with powers of two |",
             "|---|---|---|---|---|---|---|---|---|---|"]
    for (model, projection, operand, answer, how, why), members in groups.items():
        tokens = "all" if len(members) == len(TOKENS) else ", ".join(str(row.tokens) for row in members)

        def span(of, unit: str, members=members) -> str:
            values = sorted(of(row) for row in members)
            return f"{values[0]:.0f}{unit}" if round(values[0]) == round(values[-1]) else f"{values[0]:.0f} to {values[-1]:.0f}{unit}"

        lines.append(f"| {model} | {projection} | {operand} | {tokens} | {answer} | {how} | {why} | {span(lambda r: r.boxes, '')} | "
                     f"{span(lambda r: 100 * r.extra, ' %')} | {span(lambda r: 100 * r.power_extra, ' %')} |")
    return "\n".join(lines)


def summary(all_rows: list[Row]) -> dict:
    """Counts by answer, wasted bytes, and the time of a question."""
    counts = {answer: sum(row.answer == answer for row in all_rows) for answer in ("found", "repaired", "refused")}
    times = sorted(row.ms for row in all_rows)
    return {**counts, "mean_extra": statistics.mean(row.extra for row in all_rows),
            "mean_power_extra": statistics.mean(row.power_extra for row in all_rows),
            "median_ms": statistics.median(times), "p99_ms": times[int(0.99 * len(times))], "longest_ms": times[-1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", help="write every row as JSON to this file")
    options = parser.parse_args()
    all_rows = list(rows())
    print(table(all_rows))
    print()
    print(json.dumps(summary(all_rows)))
    if options.out:
        with open(options.out, "w") as file:
            json.dump({"summary": summary(all_rows), "rows": [asdict(row) for row in all_rows]}, file, indent=1)


if __name__ == "__main__":
    main()
