#!/usr/bin/env python3
"""Rewrite the museum: one GEMM with an epilogue as text at the exit of every room.

    tools/update_museum.py [--tier-opt PATH] [--check]

test/House/gemm/Inputs/gemm.mlir is the program; `<room>.<chip>.mlir` beside it
is what it has become at the exit of the room (with one plan asked for where a
machine has many); in the last room, where text is long, the first of its kernels. Each file is a lit test that compiles the
program again and compares, so that a change to the house shows as the
difference of one kernel. `--check` only tells which files are stale.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

MUSEUM = Path(__file__).resolve().parent.parent / "test" / "House" / "gemm"
CHIPS = ["sm_100a", "sm_90a", "sm_80", "gfx942", "cpu"]
ROOMS = ["where", "when", "how"]
# One plan where a machine would have many, for few rows and for many: the kernel of large tiles.
ASKED = {"sm_90a": "tile = array<i64: 128, 256, 64>"}
FIRST_KERNEL = "awk '/gpu.module @/ && ++n == 2 { exit } { print }'"


def exhibits():
    yield "what.mlir", "cpu", "what"  # no machine is known in this room
    for chip in CHIPS:
        for room in ROOMS:
            yield f"{room}.{chip}.mlir", chip, room


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--tier-opt", default="tier-opt")
    options.add_argument("--check", action="store_true")
    chosen = options.parse_args()
    stale = failed = 0
    for name, chip, room in exhibits():
        walk = f'--tier-compile="chip={chip} to={room}"'
        show = f" | {FIRST_KERNEL}" if room == "how" else ""
        ask = f"sed 's/bf16> {{$/bf16> attributes {{tier.asked = {{{ASKED[chip]}}}}} {{/' %S/Inputs/gemm.mlir | " if chip in ASKED else ""
        command = f"{ask}tier-opt {'-' if ask else '%S/Inputs/gemm.mlir'} {walk}{show}"
        run = subprocess.run(command.replace("%S", str(MUSEUM)).replace("tier-opt", chosen.tier_opt, 1), shell=True,
                             capture_output=True, text=True)
        if run.returncode or not run.stdout:
            failed += 1
            print(f"{name}: {run.stderr}", file=sys.stderr)
            continue
        header = f"// RUN: tail -n +3 %s > %t && {command} | diff %t -\n\n"
        path = MUSEUM / name
        if not path.exists() or path.read_text() != header + run.stdout:
            stale += 1
            print(f"{name}: {'stale' if chosen.check else 'rewritten'}")
            if not chosen.check:
                path.write_text(header + run.stdout)
    print(f"{stale} stale, {failed} failed")
    return 1 if failed or (chosen.check and stale) else 0


if __name__ == "__main__":
    sys.exit(main())
