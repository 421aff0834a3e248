"""Broken kernels of upstream's dialects: which rules name them, what executing them shows, and how long proofs take.

    python bench/mutants.py [--kernels NAME ...] [--first] [--times-only] [--tier-opt PATH]

Needs no GPU. Every asynchronous op of every kernel of `test/python/mutant_verdicts.py` (written by hand in `nvgpu` and
`nvvm`, lowered and unrolled by upstream's passes, our own for sm_80, sm_90a and sm_100a) is broken in every way that
applies. Three tables: rules, kernels, and times of `tier-opt --check-async` on the correct kernels, in ms of one core:
the process that only parses, and what reading and proving add to it (median and slowest of nine).
"""

from __future__ import annotations

import argparse
import pathlib
import resource
import shutil
import statistics
import sys
from collections import defaultdict

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "test" / "python"))

import mutant_verdicts  # noqa: E402
from mutant_verdicts import Judged  # noqa: E402

from tier import protocol  # noqa: E402


def table(head: list[str], rows: list[list[object]]) -> None:
    """Print a table; numbers are right-aligned."""
    text = [head, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[i]) for row in text) for i in range(len(head))]
    for number, row in enumerate(text):
        print("| " + " | ".join(cell.ljust(width) if i == 0 else cell.rjust(width) for i, (cell, width) in
                                enumerate(zip(row, widths, strict=True))) + " |")
        if number == 0:
            print("|" + "|".join("-" * (width + 2) if i == 0 else "-" * (width + 1) + ":" for i, width in enumerate(widths)) + "|")
    print(flush=True)


def rules_table(judged: list[Judged]) -> None:
    """What is caught, by rule."""
    by_rule: dict[str, list[Judged]] = defaultdict(list)
    for one in judged:
        for rule in {said.rule for said in one.caught}:
            by_rule[rule].append(one)
    rows: list[list[object]] = []
    for rule in protocol.rules():
        caught = by_rule[rule.id]
        rows.append([rule.id, rule.severity, len(caught), len({one.mutant.kernel for one in caught}),
                     sum(bool(set(one.mutant.lines) & {line for said in one.caught for line in said.lines}) for one in caught),
                     sum(one.at_op for one in caught), sum(bool(one.simulated) for one in caught)])
    table(["rule", "severity", "mutants", "kernels", "at the op", "or its ends", "executed"], rows)


def kernels_table(judged: list[Judged]) -> None:
    """How many are caught, by kernel."""
    rows: list[list[object]] = []
    names = list(dict.fromkeys(one.mutant.kernel for one in judged))
    for name in [*names, "all"]:
        of = [one for one in judged if name in (one.mutant.kernel, "all")]
        count = {verdict: sum(one.verdict == verdict for one in of) for verdict in ("caught", "silent", "missed", "another id",
                                                                                     "unknown")}
        rows.append([name, len(of), count["caught"], sum(one.at_op for one in of), sum(bool(one.simulated) for one in of),
                     count["silent"], count["missed"], count["another id"], count["unknown"]])
    table(["kernel", "mutants", "caught", "at op or ends", "executed", "still correct", "missed", "other id", "unknown"], rows)


def milliseconds(tier_opt: str, text: str, *arguments: str) -> float:
    """Time of one core that tier-opt takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    mutant_verdicts.run(tier_opt, text, *arguments)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1e3 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def times_table(tier_opt: str, texts: dict[str, str], repeats: int = 9) -> None:
    """Milliseconds of one core for each correct kernel."""
    rows: list[list[object]] = []
    for name, text in texts.items():
        said = mutant_verdicts.check(tier_opt, [text])[0]
        whole = [milliseconds(tier_opt, text, "--check-async") for _ in range(repeats)]
        parse = statistics.median(milliseconds(tier_opt, text, "-o", "/dev/null") for _ in range(repeats))
        rows.append([name, len(text.splitlines()), f"{parse:.0f}", f"{max(0.0, statistics.median(whole) - parse):.0f}",
                     f"{max(0.0, max(whole) - parse):.0f}", len(said)])
    table(["kernel", "lines", "parse", "read and prove", "slowest", "said"], rows)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--kernels", nargs="*", default=[], help="by default all")
    options.add_argument("--first", action="store_true", help="break only the first place of each kind")
    options.add_argument("--times-only", action="store_true")
    options.add_argument("--tier-opt", default=shutil.which("tier-opt"))
    given = options.parse_args()
    texts = mutant_verdicts.kernels(given.tier_opt, given.kernels)
    if not given.times_only:
        judged = []
        for name, text in texts.items():
            judged += mutant_verdicts.judge(given.tier_opt, name, text, every=int(given.first))
        rules_table(judged)
        kernels_table(judged)
        for one in judged:
            if one.verdict != "caught":
                said = sorted({said.rule for said in one.said})
                print(f"{one.verdict}: {one.mutant.operator}, {one.mutant.kernel}, lines {one.mutant.lines} {said}")
        print()
    times_table(given.tier_opt, texts)


if __name__ == "__main__":
    main()
