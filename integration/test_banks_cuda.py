"""Predicted wavefronts and bank conflicts equal the profiler's counters, pattern by pattern.

    python -m pytest -s integration/test_banks_cuda.py
    python integration/test_banks_cuda.py --out banks.json      # the same, and every pattern with its counters

One warp, one shared-memory instruction, one launch per pattern (`_banks_child.py`), all of them in one run of the
profiler. A counter also counts what a launch does without the instruction under test; that constant is what a
conflict-free 32-bit access (one wavefront) shows beyond 1.
"""

import csv
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import pytest

tier = pytest.importorskip("tier")
from tier import banks  # noqa: E402

pytestmark = pytest.mark.cuda

CHILD = Path(__file__).with_name("_banks_child.py")
WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"
MORE = ["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"]
RANGE = 32 << 10
THREADS = {f"{op}.b{bits}": bits // 8 for op in ("ld", "st") for bits in (8, 16, 32, 64, 128)}
MATRICES = {f"{op}matrix.x{count}{trans}": count
            for op in ("ld", "st") for count in (1, 2, 4) for trans in ("", ".trans")}


# ---------------------------------------------------------------------------------------------------------------------
# Patterns: (kernel, what it is, one byte address per lane)
# ---------------------------------------------------------------------------------------------------------------------


def _structured(unit: int, lanes: int):
    """Strides, broadcasts, halves and quarters in the same banks, columns of swizzled and padded tiles."""
    for stride in (0, 1, 2, 3, 4, 5, 8, 16, 32):
        yield f"stride {stride}", [lane * stride * unit % RANGE for lane in range(lanes)]
    yield "half by half", [(lane % (lanes // 2)) * unit + lane // (lanes // 2) * 2048 for lane in range(lanes)]
    yield "even and odd rows", [lane // 2 * unit + lane % 2 * 1024 for lane in range(lanes)]
    yield "reversed", [(lanes - 1 - lane) * unit for lane in range(lanes)]
    for pitch in (64, 128, 256, 144):
        rows = [lane * pitch % RANGE for lane in range(lanes)]
        yield f"column of rows of {pitch} bytes", rows
        yield f"swizzled column of rows of {pitch} bytes", [at ^ (at >> 7 & 7) << 4 for at in rows]


def _pairs(unit: int):
    """Where neighbouring lanes agree, and where only some of them do: what merges phases of loads."""
    for distance in (1, 2, 4, 8, 16):
        yield f"lanes {distance} apart agree", [(lane & ~distance) * unit for lane in range(32)]
        yield f"lanes {distance} apart agree, spread", [(lane & ~distance) * unit * 5 % RANGE for lane in range(32)]
    for half in (0, 1):
        at = [lane & ~1 if lane // 16 == half else lane for lane in range(32)]
        yield f"neighbours agree in half {half} only", [index * unit for index in at]
        yield f"neighbours agree in half {half} only, spread", [index * unit * 3 for index in at]
        yield f"odd lanes rest in half {half} only", [-1 if lane % 2 and lane // 16 == half else lane * unit
                                                      for lane in range(32)]
    yield "halves agree by 1 and by 2", [(lane & ~1 if lane < 16 else lane & ~2) * unit for lane in range(32)]
    yield "halves agree by 2 and by 1", [(lane & ~2 if lane < 16 else lane & ~1) * unit for lane in range(32)]
    yield "one pair disagrees", [(lane & ~1 if lane != 5 else 40) * unit for lane in range(32)]
    yield "odd lanes rest", [-1 if lane % 2 else lane * unit for lane in range(32)]
    yield "odd lanes rest, spread", [-1 if lane % 2 else lane * unit * 9 % RANGE for lane in range(32)]
    yield "lanes 2 mod 4 and above rest", [-1 if lane & 2 else lane * unit for lane in range(32)]
    yield "lane 0 alone", [0] + [-1] * 31
    yield "half 1 rests", [lane * unit if lane < 16 else -1 for lane in range(32)]
    for other in (1, 2, 5, 8, 16, 19):
        yield f"lanes 0 and {other} in one bank", [{0: 0, other: 1024}.get(lane, -1) for lane in range(32)]


def _linear(unit: int, lanes: int, rng: random.Random):
    """Addresses that are linear in the bits of the lane, some of which do not matter."""
    reach = RANGE // unit
    columns = [rng.choice([0, 1, 1, 1]) * (rng.randrange(reach) & rng.randrange(reach)) * unit for _ in range(5)]
    at = []
    for lane in range(lanes):
        address = 0
        for bit, column in enumerate(columns):
            address ^= column if lane >> bit & 1 else 0
        at.append(address)
    return at


def _tiles():
    """Accesses to tiles whose layouts tier chose: every kernel that the compiler generates makes such ones."""
    tiles = [("bf16", 2, (64, 64)), ("bf16", 2, (128, 32)), ("f32", 4, (64, 32)), ("i8", 1, (64, 64))]
    for element, size, tile in tiles:
        found = banks.shared_layout("sm_90a", element, tile, operand=False)
        side = 16 // size
        name = f"{element} tile {tile[0]}x{tile[1]}"
        yield "ldmatrix.x4", name, [found(lane % 16, lane // 16 * side) * size for lane in range(32)]
        yield "stmatrix.x4", name, [found(lane % 16, lane // 16 * side) * size for lane in range(32)]
        yield "st.b128", name, [found(lane // 4, lane % 4 * side % tile[1]) * size for lane in range(32)]
        yield "ld.b128", name, [found(lane, 0) * size for lane in range(32)]
        yield "ld.b32", name, [found(lane // 4, lane % 4 * (4 // size)) * size for lane in range(32)]


def _solved():
    """Tiles whose layouts the solver found, under the accesses for which it found them."""
    store, load = banks.model("sm_90a", "st.b32"), banks.model("sm_90a", "ld.b32")
    wide, rows = banks.model("sm_90a", "ld.b128"), banks.model("sm_90a", "ldmatrix.x4")
    for element, size, tile, accesses in (
            ("f32", 4, (64, 64), [(store, lambda lane: (0, lane)), (load, lambda lane: (lane, 0))]),
            ("f32", 4, (32, 40), [(store, lambda lane: (0, lane)), (load, lambda lane: (lane, 0)),
                                  (load, lambda lane: (lane, -lane % 40))]),
            ("f32", 4, (36, 44), [(store, lambda lane: (0, lane)), (load, lambda lane: (lane, 0)),
                                  (load, lambda lane: (lane, lane))]),
            ("bf16", 2, (48, 96), [(rows, lambda lane: (lane % 16, lane // 16 * 8)), (wide, lambda lane: (lane, 0))]),
            ("bf16", 2, (64, 64), [(wide, lambda lane: (lane // 8, lane % 8 * 8)), (wide, lambda lane: (2 * lane, 0)),
                                   (wide, lambda lane: (4 * lane % 64 + lane // 16, 0))])):
        found = banks.swizzle(tile, element, [banks.access(model, lanes) for model, lanes in accesses])
        for index, (model, lanes) in enumerate(accesses):
            label = f"solved {element} tile {tile[0]}x{tile[1]}, access {index}"
            yield model.name, label, [found(*lanes(lane)) * size for lane in range(32)]


def patterns(seed: int = 0) -> list[dict]:
    rng, found = random.Random(seed), []

    def add(kernel: str, label: str, addresses: list[int]) -> None:
        found.append({"kernel": kernel, "label": label, "addresses": addresses})

    for kernel, unit in THREADS.items():
        for label, addresses in _structured(unit, 32):
            add(kernel, label, [at & ~(unit - 1) for at in addresses])
        if unit >= 8:
            for label, addresses in _pairs(unit):
                add(kernel, label, addresses)
        for trial in range(6):
            add(kernel, f"linear {trial}", _linear(unit, 32, rng))
        for reach in (8, 64, 512, RANGE // unit):
            for rests in (False, True):
                at = [rng.randrange(min(reach, RANGE // unit)) * unit for _ in range(32)]
                add(kernel, f"random below {reach}", [-1 if rests and rng.random() < 0.3 else a for a in at])
    for kernel, count in MATRICES.items():
        for label, addresses in _structured(16, 8 * count):
            add(kernel, label, [at & ~15 for at in addresses])
        for trial in range(4):
            add(kernel, f"linear {trial}", _linear(16, 8 * count, rng))
        for reach in (8, 64, 2048):
            add(kernel, f"random below {reach}", [rng.randrange(reach) * 16 for _ in range(8 * count)])
        if count > 1:
            add(kernel, "all matrices alike", [lane % 8 * 16 for lane in range(8 * count)])
            add(kernel, "all matrices alike, spread", [lane % 8 * 48 for lane in range(8 * count)])
    for kernel, label, addresses in (*_tiles(), *_solved()):
        add(kernel, label, addresses)
    return found


# ---------------------------------------------------------------------------------------------------------------------
# Counters
# ---------------------------------------------------------------------------------------------------------------------


class NoCounters(Exception):
    """Why the profiler cannot be used here."""


def _profile(launches: list[dict]) -> list[dict[str, float]]:
    """The counters of every launch, in order."""
    ncu = shutil.which("ncu") or next((str(p) for p in Path("/usr/local").glob("cuda*/bin/ncu")), None)
    if not ncu:
        raise NoCounters("ncu is not installed")
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder, "patterns.json")
        table.write_text(json.dumps(launches))
        command = [ncu, "--csv", "--print-units", "base", "--clock-control", "none", "--cache-control", "none",
                   "--metrics", ",".join([WAVEFRONTS, CONFLICTS, *MORE]), sys.executable, str(CHILD), str(table)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if "ERR_NVGPUCTRPERM" in done.stdout + done.stderr:
        raise NoCounters("ncu may not read counters (ERR_NVGPUCTRPERM)")
    if done.returncode or "==ERROR==" in done.stdout:
        raise RuntimeError("ncu failed: " + (done.stdout + done.stderr)[-600:])
    return _read_counters(done.stdout, len(launches))


def _read_counters(text: str, count: int) -> list[dict[str, float]]:
    """One row per launch and metric ("Metric Name", "Metric Value"), or one row per launch with a column per metric."""
    lines = [line for line in text.splitlines() if line.startswith('"')]
    rows = csv.DictReader(io.StringIO("\n".join(lines)))
    counters: dict[int, dict[str, float]] = {}
    for row in rows:
        if not (row.get("ID") or "").isdigit():
            continue  # the row of units
        of = counters.setdefault(int(row["ID"]), {})
        named = {row["Metric Name"]: row["Metric Value"]} if "Metric Name" in row else row
        for metric in (WAVEFRONTS, CONFLICTS, *MORE):
            if named.get(metric) not in (None, "", "n/a"):
                of[metric] = float(named[metric].replace(",", ""))
    if sorted(counters) != list(range(count)):
        raise RuntimeError(f"ncu reports {len(counters)} of {count} launches: {text[-400:]}")
    return [counters[i] for i in range(count)]


def measure() -> list[dict]:
    """Every pattern with what is predicted and what was counted."""
    free = [lane * 4 for lane in range(32)]
    first = [{"kernel": kernel, "label": "to calibrate", "addresses": free} for kernel in ("ld.b32", "st.b32", "none")]
    found = patterns()
    counted = _profile(first + found)
    missing = [metric for metric in (WAVEFRONTS, CONFLICTS) if metric not in counted[0]]
    if missing:
        raise RuntimeError(f"ncu does not know {', '.join(missing)}")
    of_launch = {"ld": counted[0][WAVEFRONTS] - 1, "st": counted[1][WAVEFRONTS] - 1}
    models = banks.models("sm_90a")
    for pattern, counters in zip(found, counted[len(first):], strict=True):
        cost = banks.cost(models[pattern["kernel"].removesuffix(".trans")], pattern["addresses"])
        pattern["predicted"] = [cost.wavefronts, cost.conflicts]
        pattern["cycles"] = cost.cycles
        pattern["measured"] = [int(counters[WAVEFRONTS] - of_launch[pattern["kernel"][:2]]), int(counters[CONFLICTS])]
        pattern["counters"] = counters
    return [{**entry, "counters": counters} for entry, counters in zip(first, counted)] + found


def report(measured: list[dict]) -> str:
    """Patterns, wavefronts and mismatches per kernel."""
    lines = [f"{'kernel':<18}{'patterns':>9}{'predicted':>11}{'measured':>10}{'mismatches':>12}"]
    kernels = Counter(p["kernel"] for p in measured if "predicted" in p)
    mismatches = 0
    for kernel, count in kernels.items():
        of = [p for p in measured if p["kernel"] == kernel and "predicted" in p]
        wrong = [p for p in of if p["predicted"] != p["measured"]]
        predicted, counted = (sum(p[key][0] for p in of) for key in ("predicted", "measured"))
        lines.append(f"{kernel:<18}{count:>9}{predicted:>11}{counted:>10}{len(wrong):>12}")
        lines += [f"    {p['label']}: wavefronts, conflicts {p['predicted']} predicted, {p['measured']} measured"
                  for p in wrong]
        mismatches += len(wrong)
    lines.append(f"{sum(kernels.values())} patterns, {mismatches} mismatches")
    return "\n".join(lines)


def test_predictions_equal_the_counters():
    try:
        measured = measure()
    except NoCounters as why:
        pytest.skip(str(why))
    print("\n" + report(measured))
    if os.environ.get("TIER_OUT"):
        Path(os.environ["TIER_OUT"], "banks.json").write_text(json.dumps(measured))
    assert len(measured) > 500
    assert [p for p in measured if "predicted" in p and p["predicted"] != p["measured"]] == []


if __name__ == "__main__":
    try:
        results = measure()
    except NoCounters as reason:
        sys.exit(f"skipped: {reason}")
    print(report(results))
    if "--out" in sys.argv:
        Path(sys.argv[sys.argv.index("--out") + 1]).write_text(json.dumps(results))
