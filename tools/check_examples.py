#!/usr/bin/env python3
"""Run every ```mlir example of the .td files and of the docs through tier-opt.

    tools/check_examples.py [--tier-opt PATH]

An example is checked for what it shows: it must parse, verify and survive a
round trip. A fence that shows a rewrite (it contains `=>`), a diagnostic
(`// error:`) or an excerpt (`...`) is not IR and is skipped.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^[ \t]*```mlir\n(.*?)^[ \t]*```", re.DOTALL | re.MULTILINE)
NOT_IR = ("=>", "// error:", "...")


def examples():
    for path in sorted([*ROOT.glob("include/**/*.td"), *ROOT.glob("docs/**/*.md"), ROOT / "README.md"]):
        if not path.exists():
            continue
        text = path.read_text()
        for match in FENCE.finditer(text):
            code = textwrap.dedent(match.group(1))
            if not any(mark in code for mark in NOT_IR):
                yield path.relative_to(ROOT), text.count("\n", 0, match.start()) + 1, code


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--tier-opt", default="tier-opt")
    tier_opt = options.parse_args().tier_opt
    checked = failed = 0
    for path, line, code in examples():
        run = subprocess.run([tier_opt, "--verify-roundtrip", "-o", "/dev/null"], input=code, text=True, capture_output=True)
        checked += 1
        if run.returncode:
            failed += 1
            print(f"{path}:{line}: the example does not hold:\n{textwrap.indent(run.stderr, '  ')}", file=sys.stderr)
    print(f"{checked - failed} examples hold, {failed} fail")
    return 1 if failed or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
