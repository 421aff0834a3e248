"""Proxy fences of every kernel that the repository compiles: as many as cross, as many as are inserted, and the certificate.

    python bench/fences.py [--chips sm_90a sm_80 sm_100a] [--tier-opt PATH]

Needs no GPU. Each kernel of the museum, of the benchmarks and of the tests' programs is compiled to room When. `found` are
the fences there. Without them, `crossings` pairs of places conflict across proxies (a fence for each would do), and
`inserted` fences of total `weight` are enough; `bound` is the value of the cut, below which no set of fences lies, and
`proof` says how. Last, the kernel is flooded, a fence before every op that hands over: `removed` of `flooded` go away again,
each with a remark. Exits with 1 if an answer is not proved least, or a flooded kernel does not end with as many fences.
"""

from __future__ import annotations

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "test" / "python"))

from porch_cases import CASES  # noqa: E402

import tier  # noqa: E402

GEMM = ROOT / "test" / "House" / "gemm" / "Inputs" / "gemm.mlir"
FENCE = re.compile(r"^\s*transport\.fence\s+async\s+shared[^\n]*\n", re.M)
HANDS_OVER = re.compile(r"^(\s*)(transport\.(?:barrier|release|copy\.bulk_store|await)\b)", re.M)
REMARK = re.compile(r"remark: \[Passed\] (\w+) \|.*?Function=(\w+).*?Remark=\"([^\"]*)\"")

PROGRAMS: list[tuple[str, Callable[..., object], tuple[str, ...]]] = [
    ("linear", lambda x, w: tier.maximum(x @ w, 0.0), ("bf16[8192, 8192]", "bf16[8192, 8192]")),
    ("linear, any shape", lambda x, w: x @ w, ("bf16[M, K]", "bf16[K, N]")),
    ("turned", lambda x, w: x @ w.T, ("bf16[8192, 8192]", "bf16[8192, 8192]")),
    ("float32", lambda x, w: x @ w, ("f32[8192, 8192]", "f32[8192, 8192]")),
    ("batch", lambda x, w: x @ w, ("bf16[8, 1024, 1024]", "bf16[8, 1024, 1024]")),
    ("softmax", lambda x: tier.softmax(x, axis=1), ("bf16[M, N]",)),
    ("transpose", lambda x: x.T, ("bf16[M, N]",)),
    ("transpose, aligned", lambda x: x.T, ("bf16[8192, 8192]",)),
    ("negative", lambda x: -x, ("bf16[M, N]",)),
]


def programs() -> Iterator[tuple[str, Callable[[str], str]]]:
    """Names, and what gives a program's text in room When for a chip."""
    yield "museum", lambda chip: run(None, "--tier-compile=chip=" + chip + " to=when", str(GEMM)).stdout
    for name, traced, specs in PROGRAMS:
        yield name, lambda chip, traced=traced, specs=specs: tier.compile(traced).ir("when", *specs, chip=chip)
    for case in CASES:
        specs = [f"f32[{', '.join(map(str, shape))}]" for shape in case.shapes]
        yield f"test: {case.name}", lambda chip, case=case, specs=specs: tier.compile(case.traced).ir("when", *specs, chip=chip)


tier_opt = ""


def run(text: str | None, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tier-opt on a text."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text or "")
        file.flush()
        return subprocess.run([tier_opt, *([file.name] if text is not None else []), *arguments], capture_output=True, text=True,
                              check=True)


def insert(text: str) -> tuple[str, list[tuple[str, str, str]]]:
    """The text with the fewest fences, and the remarks: what, in which kernel, and the words."""
    done = run(text, "--transport-insert-fences", "--remark-format=emitRemark", "--remarks-filter=transport-insert-fences")
    return done.stdout, REMARK.findall(done.stderr)


def count(text: str) -> dict[str, int]:
    """Fences by kernel."""
    parts = re.split(r"^\s*gpu\.func @(\w+)", text, flags=re.M)
    return {name: len(FENCE.findall(body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--chips", nargs="+", default=["sm_90a", "sm_80", "sm_100a"])
    options.add_argument("--tier-opt", default=shutil.which("tier-opt"))
    given = options.parse_args()
    global tier_opt
    tier_opt = given.tier_opt
    print("| program | chip | kernels | found | crossings | inserted | weight | bound | proof | flooded | removed |")
    print("|---|---|--:|--:|--:|--:|--:|--:|---|--:|--:|")
    wrong, quiet, total = [], dict.fromkeys(given.chips, 0), [0, 0, 0, 0]
    for name, make in programs():
        for chip in given.chips:
            try:
                text = make(chip)
            except (tier.TierError, subprocess.CalledProcessError) as error:
                print(f"{name} for {chip}: {str(error)[:120]}", file=sys.stderr)
                continue
            found, bare = count(text), FENCE.sub("", text)
            fenced, remarks = insert(bare)
            flooded = HANDS_OVER.sub(lambda at: f"{at.group(1)}transport.fence async shared\n{at.group(0)}", bare)
            again, gone = insert(flooded)
            inserted, kept, flood = count(fenced), count(again), count(flooded)
            numbers = [tuple(map(int, re.findall(r"\d+", words)[:4])) + (words.rsplit("(", 1)[1].rstrip(")"),)
                       for what, _, words in remarks if what == "Fences"]
            removed = sum(what == "FenceRemoved" for what, _, _ in gone)
            if inserted != kept or inserted != found or any(weight != bound for _, weight, _, bound, _ in numbers):
                wrong.append(f"{name} for {chip}: {found} found, {inserted} inserted, {kept} kept of a flood, {numbers}")
            if not numbers:
                quiet[chip] += len(found)
                continue
            crossings, weight, bound = (sum(column) for column in (
                [one[2] for one in numbers], [one[1] for one in numbers], [one[3] for one in numbers]))
            proofs = ", ".join(sorted({one[4] for one in numbers}))
            sums = (sum(found.values()), crossings, sum(inserted.values()))
            total = [a + b for a, b in zip(total, (len(found), *sums), strict=True)]
            print(f"| {name} | {chip} | {len(found)} | {sums[0]} | {crossings} | {sums[2]} | {weight} | {bound} | {proofs} | "
                  f"{sum(flood.values())} | {removed} |", flush=True)
    print(f"| all of these | | {total[0]} | {total[1]} | {total[2]} | {total[3]} | | | | | |\n")
    print("Kernels that cross nowhere and need no fence: " + ", ".join(f"{number} for {chip}" for chip, number in quiet.items()))
    for line in wrong:
        print("NOT LEAST: " + line)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
