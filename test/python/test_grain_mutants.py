"""Kernels in room When, broken in one way each: the rule of `tier-verify-grain` that names it, and no other verifier does."""

from __future__ import annotations

import functools
import pathlib
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass

import pytest

tier_opt = shutil.which("tier-opt")
pytestmark = pytest.mark.skipif(tier_opt is None, reason="tier-opt is not on the path")
MUSEUM = pathlib.Path(__file__).resolve().parents[1] / "House" / "gemm"
OTHERS = ("--tier-verify-tensor-memory", "--tier-select-instructions", "--transport-verify")


@dataclass(frozen=True)
class Mutant:
    rule: str
    chip: str
    what: str
    edit: Callable[[str], str]
    others: tuple[str, ...] = OTHERS


def once(pattern: str, by: str) -> Callable[[str], str]:
    """Replace the first match, which there has to be."""

    def edit(text: str) -> str:
        made, count = re.subn(pattern, by, text, count=1, flags=re.MULTILINE)
        assert count == 1, pattern
        return made

    return edit


def both(*edits: Callable[[str], str]) -> Callable[[str], str]:
    """One edit after the other."""

    def edit(text: str) -> str:
        for one in edits:
            text = one(text)
        return text

    return edit


def under(condition: str, op: str) -> Callable[[str], str]:
    """Put the first op that matches under a condition."""
    return once(rf"^( *)({op}.*)$", rf"\1{condition}\n\1scf.if %mutant {{\n\1  \2\n\1}}")


LANES = "%lane = gpu.lane_id %half = arith.constant 16 : index %mutant = arith.cmpi ult, %lane, %half : index"
THREAD = "%mutant = gpu.thread_id x "

MUTANTS = (
    Mutant("tier.grain-divergent", "sm_90a", "half of each warp stores a tile by matrices", under(LANES, r"tier\.store %\d+, %1"),
           others=OTHERS[:2]),  # the proof takes minutes about a branch that parts warps
    Mutant("tier.grain-divergent", "sm_100a", "half of each warp reads tensor memory",
           both(once(r'^( *)(transport\.role "epilogue".*)$', rf"\1\2\n\1{LANES}"),
                once(r"^( *)(%\d+) = (tier\.load %\d+\[%c0, %c0\] : memref<128x\d+xf32, #tier\.space<tensor>> to (.*))$",
                     r"\1\2 = scf.if %mutant -> (\4) {\n\1  %yes = \3\n\1  scf.yield %yes : \4\n\1} else {\n"
                     r"\1  %no = arith.constant dense<0.0> : \4\n\1  scf.yield %no : \4\n\1}"))),
    Mutant("tier.uniform-operand", "sm_90a", "each thread stores at an index of its own",
           once(r"^( *)(tier\.store %\d+, %1\[%c0, )%c0\]", rf"\1{THREAD}\n\1\2%mutant]")),
    Mutant("tier.uniform-operand", "sm_90a", "each thread copies from a coordinate of its own",
           once(r"^( *)(transport\.copy\.bulk_load %\w+\[)%\w+,", rf"\1{THREAD}\n\1\2%mutant,")),
    Mutant("tier.grain-threads", "sm_90a", "a warp in front of the warpgroup that multiplies",
           both(once(r'(transport\.role "load" warps) 4 registers \d+', r"\1 1"),
                once(r'(transport\.role "math" warps 8) registers \d+', r"\1"))),
    Mutant("tier.tensor-partition", "sm_100a", "roles of other sizes in front of the one that reads tensor memory",
           both(once(r'(transport\.role "load" warps) 4 registers \d+', r"\1 1"),
                once(r'(transport\.role "multiply" warps) 4 registers \d+', r"\1 1"),
                once(r'(transport\.role "epilogue" warps \d+) registers \d+', r"\1"))),
    Mutant("tier.registers", "sm_90a", "a budget behind a role of two warps",
           once(r'(transport\.role "load" warps) 4 registers \d+', r"\1 2")),
    Mutant("tier.register-file", "sm_90a", "a budget that the register file does not hold",
           once(r'(transport\.role "math" warps 8 registers) 232', r"\1 248")),
    Mutant("tier.role-registers", "sm_90a", "a budget below the accumulator",
           once(r'(transport\.role "math" warps 8 registers) 232', r"\1 24")),
    Mutant("tier.shared-bytes", "sm_90a", "more stages than fit", once(r"transport\.channel stages (\d+)", r"transport.channel stages 12")),
)


@functools.cache
def kernel(chip: str) -> str:
    """One of the museum's kernels, with roles and budgets where the machine has them."""
    text = (MUSEUM / f"when.{chip}.mlir").read_text().split("\n", 1)[1]
    lines = text.split("\n")
    begins = [at for at, line in enumerate(lines) if line.startswith("  gpu.module @")]
    ends = [next(at for at in range(begin, len(lines)) if lines[at] == "  }") for begin in begins]
    kernels = ["\n".join(lines[begin : end + 1]) for begin, end in zip(begins, ends, strict=True)]
    chosen = next((one for one in kernels if "warps 8 registers 232" in one), kernels[0])
    return "\n".join([*lines[: begins[0]], chosen, "}", ""])


def said(text: str, *passes: str) -> set[str]:
    """The rules of all errors of these passes."""
    assert tier_opt is not None
    run = subprocess.run([tier_opt, "-", *passes, "-o", "/dev/null"], input=text, capture_output=True, text=True, check=False)
    assert (run.returncode == 0) == ("error:" not in run.stderr), run.stderr
    assert "error: [" in run.stderr or "op [" in run.stderr or "error:" not in run.stderr, run.stderr[:2000]
    return set(re.findall(r"error: .*?\[([a-z]+\.[a-z-]+)\]", run.stderr))


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "sm_100a", "gfx942", "cpu"])
def test_the_kernels_are_right(chip):
    assert said(kernel(chip), "--tier-verify-grain") == set()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda one: f"{one.rule}, {one.chip}: {one.what}")
def test_one_rule_names_the_fault(mutant):
    text = mutant.edit(kernel(mutant.chip))
    assert mutant.rule in said(text, "--tier-verify-grain")


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda one: f"{one.rule}, {one.chip}: {one.what}")
def test_no_other_verifier_does(mutant):
    assert said(mutant.edit(kernel(mutant.chip)), *mutant.others) == set()
