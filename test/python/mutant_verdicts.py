"""What the verifier and the simulator say of broken kernels: `judge` asks `tier-opt --check-async` and `tier.protocol`."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ir_mutants import OPERATORS, Mutant, mutants

import tier
from tier import protocol

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test" / "Conversion" / "LiftNVVM" / "Kernels"
GEMM = ROOT / "test" / "House" / "gemm" / "Inputs" / "gemm.mlir"

UNROLL = "--pass-pipeline=builtin.module(gpu.module(gpu.func(affine-loop-unroll{unroll-factor=4},lower-affine,canonicalize,cse)))"
TO_LLVM = ("--pass-pipeline=builtin.module(convert-nvgpu-to-nvvm,convert-scf-to-cf,gpu.module(convert-gpu-to-nvvm),"
           "convert-cf-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts,canonicalize,cse)")
LOWERED = {  # name: kernel, passes
    "nvgpu-unrolled-cse": ("nvgpu-unrolled", [UNROLL]),
    "nvgpu-gemm-nvvm": ("nvgpu-gemm", ["--convert-nvgpu-to-nvvm", "--canonicalize", "--cse"]),
    "ampere-ring-llvm": ("ampere-ring", [TO_LLVM]),
    "persistent-cf": ("persistent", ["--convert-scf-to-cf", "--convert-nvgpu-to-nvvm", "--canonicalize", "--cse"]),
}
OURS = {  # name: chip, number of the kernel among the plans of a GEMM; -1: the one that always serves
    "tier-gemm-sm_80": ("sm_80", 1),
    "tier-gemm-sm_90a": ("sm_90a", -1),
    "tier-gemm-sm_100a": ("sm_100a", 1),
}


@dataclass(frozen=True)
class Said:
    """A diagnostic: its rule, and the lines of both ends (0: none)."""

    rule: str
    severity: str
    lines: tuple[int, ...]


@dataclass(frozen=True)
class Judged:
    """A mutant, what `tier-opt --check-async` says of it, and what happens when it is executed."""

    mutant: Mutant
    said: tuple[Said, ...]
    simulated: str
    """The rule that some schedule breaks, "another result", or "" if all schedules that were tried compute the same."""

    @property
    def caught(self) -> tuple[Said, ...]:
        """What names a rule of the mutant's list."""
        return tuple(one for one in self.said if one.rule in self.mutant.rules)

    @property
    def at_op(self) -> bool:
        """An end is at a line that was changed; where an op is gone, at an op that it stood between."""
        source = self.mutant.text.split("\n")
        return any(set(one.lines) & set(self.mutant.lines) or
                   (self.mutant.ends and any(line and re.search(self.mutant.ends, source[line - 1]) for line in one.lines))
                   for one in self.caught)

    @property
    def verdict(self) -> str:
        """`caught` by an id of the list, by `another id`, `missed` though the simulator objects, or `silent`."""
        if self.caught:
            return "caught"
        if self.said:
            return "unknown" if {one.rule for one in self.said} == {"async.unknown"} else "another id"
        return "missed" if self.simulated else "silent"


def run(tier_opt: str, text: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tier-opt on a text; raises if it crashes."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([tier_opt, file.name, *arguments], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr[-2000:]
    return done


def kernels(tier_opt: str, names: Iterable[str] = ()) -> dict[str, str]:
    """The correct kernels by name, as text: those of the folder, lowered by upstream's passes, and our own."""
    wanted = set(names)
    texts = {}
    for file in sorted(FOLDER.glob("*.mlir")):
        passes = ["--lower-affine"] if "affine." in file.read_text() else []
        texts[file.stem] = run(tier_opt, file.read_text(), *passes).stdout if passes else file.read_text()
    for name, (source, passes) in LOWERED.items():
        texts[name] = run(tier_opt, (FOLDER / f"{source}.mlir").read_text(), *passes).stdout
    for name, (chip, number) in OURS.items():
        if not wanted or name in wanted:
            texts[name] = alone(run(tier_opt, GEMM.read_text(), f"--tier-compile=chip={chip}").stdout, number)
    turns = tier.compile(lambda x, w: x @ w.T, plan={"tile": (128, 128, 64), "stages": 3, "pingpong": True})
    gelu = tier.compile(lambda x: x * 0.5 * (1.0 + tier.tanh(x * 0.7978845608 * (1.0 + 0.044715 * x * x))))
    for name, made in (("tier-turns-sm_90a", lambda: turns.ir("how", "bf16[M, K%64]", "bf16[N%64, K%64]", chip="sm_90a")),
                       ("tier-gelu-sm_90a", lambda: gelu.ir("how", "bf16[8192, 8192]", chip="sm_90a")),
                       ("tier-transpose-sm_90a", lambda: tier.compile(lambda x: x.T).ir("how", "bf16[M, N]", chip="sm_90a")),
                       ("tier-sum-sm_90a", lambda: tier.compile(lambda x: tier.sum(x, axis=1)).ir("how", "f32[M, N]", chip="sm_90a"))):
        if not wanted or name in wanted:
            texts[name] = alone(made(), 0)
    return {name: text for name, text in texts.items() if not wanted or name in wanted}


def alone(module: str, number: int) -> str:
    """The module with one of its kernels, by number, and without what calls it."""
    lines = module.split("\n")
    begins = [at for at, line in enumerate(lines) if re.match(r"    llvm\.func @", line)]
    inside = next(at for at, line in enumerate(lines) if re.match(r"  gpu\.module @", line))
    end = next(at for at in range(begins[number], len(lines)) if lines[at] == "    }")
    globals_ = [line for line in lines[inside + 1 : begins[0]] if line.strip().startswith("llvm.mlir.global")]
    aliases = [line for line in lines[:inside] if line.startswith("#") or line.startswith("!")]
    return "\n".join([*aliases, "module {", lines[inside], *globals_, *lines[begins[number] : end + 1], "  }", "}", ""])


def check(tier_opt: str, texts: Sequence[str]) -> list[list[Said]]:
    """What `--check-async` says of each of the texts, in one run."""
    first = _firsts(texts)
    answers: list[list[Said]] = [[] for _ in texts]
    done = run(tier_opt, _joined(texts), "--check-async", "--split-input-file", "--diagnostics-format=json")
    for line in done.stderr.splitlines():
        found = json.loads(line)
        if found["rule"] == "async.assumed":
            continue
        number = _owner(first, found["line"])
        ends = [note["line"] for note in found["notes"] if "other end" in note["message"]]
        answers[number].append(Said(found["rule"] or found["message"], found["severity"],
                                    tuple(max(0, at - first[number] + 1) for at in [found["line"], *ends])))
    return answers


def lift(tier_opt: str, texts: Sequence[str]) -> list[dict[str, Any] | None]:
    """The protocol program of each of the texts, or None where there is none."""
    first = _firsts(texts)
    programs: list[dict[str, Any] | None] = [None for _ in texts]
    done = run(tier_opt, _joined(texts), "--pass-pipeline=builtin.module(lift-nvvm-to-transport{to=json})", "--split-input-file",
               "-o", "/dev/null")
    for line in done.stdout.splitlines():
        found = json.loads(line)
        number = _owner(first, int(found["places"][0].rsplit(":", 2)[1]))
        programs[number] = found["program"]
    return programs


def _joined(texts: Sequence[str]) -> str:
    return "\n// -----\n".join(texts)


def _firsts(texts: Sequence[str]) -> list[int]:
    """The line of the joined text at which each begins."""
    first, firsts = 1, []
    for text in texts:
        firsts.append(first)
        first += text.count("\n") + 2
    return firsts


def _owner(firsts: Sequence[int], line: int) -> int:
    return max(number for number, first in enumerate(firsts) if first <= line)


def scripts(program: dict[str, Any]) -> list[dict[str, int]]:
    """Values of all symbols: more turns than any ring has stages, and few; of all predicates: all hold, or none."""
    symbols = {symbol["name"]: symbol.get("least", 0) for symbol in program["symbols"]}
    predicates = [predicate["name"] for predicate in program["predicates"]]
    return [{name: max(least, turns) for name, least in symbols.items()} | dict.fromkeys(predicates, holds)
            for holds in ((1, 0) if predicates else (1,)) for turns in ((9, 5, 3, 2, 1, 0) if symbols else (1,))]


class Simulator:
    """Executes broken programs beside the correct one."""

    def __init__(self, correct: dict[str, Any], seeds: int = 16) -> None:
        self.scripts = scripts(correct)
        self.seeds = seeds if len(self.scripts) > 1 else 6 * seeds
        self.results = [self._result(correct, values) for values in self.scripts]

    @staticmethod
    def _result(correct: dict[str, Any], values: dict[str, int]) -> tuple[str, ...]:
        done = [protocol.simulate(correct, values=values, seed=seed) for seed in range(2)]
        assert all(not one.broken for one in done), done
        assert len({one.results for one in done}) == 1
        return done[0].results

    def __call__(self, program: dict[str, Any]) -> str:
        """The rule that a schedule breaks, "another result", or ""."""
        for first, (values, expected) in enumerate(zip(self.scripts, self.results, strict=True)):
            same = expected
            for seed in range(first * self.seeds, (first + 1) * self.seeds):
                done = protocol.simulate(program, values=values, seed=seed, limit=20000)
                if done.broken:
                    return done.broken
                # Threads that part elsewhere give other lists: then each schedule must still give the same.
                same = same if len(done.results) == len(same) else done.results
                if done.results != same:
                    return "another result"
        return ""


def judge(tier_opt: str, name: str, text: str, *, operators=OPERATORS, every: int = 0) -> list[Judged]:
    """Break a kernel in every way, ask for verdicts, and execute; `every` = 1: only the first place of each operator."""
    broken = list(mutants(name, text, operators))
    if every == 1:
        broken = list({mutant.operator: mutant for mutant in reversed(broken)}.values())
    texts = [text, *(mutant.text for mutant in broken)]
    said, programs = check(tier_opt, texts), lift(tier_opt, texts)
    assert not said[0], f"{name} is correct: {said[0]}"
    correct = programs[0]
    assert correct is not None, name
    simulate = Simulator(correct)
    return [Judged(mutant, tuple(says), simulate(program) if program is not None else "no program")
            for mutant, says, program in zip(broken, said[1:], programs[1:], strict=True)]
