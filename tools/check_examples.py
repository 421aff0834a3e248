#!/usr/bin/env python3
"""Run every ```mlir example of the .td files and of the docs through tier-opt, and every ```python example in Python.

    tools/check_examples.py [--tier-opt PATH]

An ```mlir example is checked for what it shows: it must parse, verify and
survive a round trip. A fence that shows a rewrite (it contains `=>`), a
diagnostic (`// error:`) or an excerpt (`...`) is not IR and is skipped. A
```python example is what an interpreter shows (`>>>`): it is run, page by page
from top to bottom, and must print what it says; it needs the package `tier`.
A fence without `>>>` is a program to read.
"""

from __future__ import annotations

import argparse
import doctest
import re
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^[ \t]*```mlir\n(.*?)^[ \t]*```", re.DOTALL | re.MULTILINE)
PYTHON = re.compile(r"^[ \t]*```python\n(.*?)^[ \t]*```", re.DOTALL | re.MULTILINE)
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


def interpreted(text: str) -> str:
    """Keep the fences that show an interpreter, each on its own lines: the rest becomes blank.

    >>> interpreted("a\\n```python\\n>>> 1 + 1\\n2\\n```\\nb\\n").splitlines()
    ['', '', '>>> 1 + 1', '2', '', '']
    """
    kept = [""] * (text.count("\n") + 1)
    for match in PYTHON.finditer(text):
        if ">>>" in match.group(1):
            first = text.count("\n", 0, match.start(1))
            lines = textwrap.dedent(match.group(1)).split("\n")
            kept[first:first + len(lines)] = lines
    return "\n".join(kept)


def check_pages() -> tuple[int, int]:
    """Run the Python of each page; return how many examples ran and how many failed."""
    tried = failed = 0
    for path in [*sorted(ROOT.glob("docs/**/*.md")), ROOT / "README.md"]:
        name = str(path.relative_to(ROOT))
        page = doctest.DocTestParser().get_doctest(interpreted(path.read_text()), {"__name__": "__main__"}, name, name, 0)
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(page, out=sys.stderr.write)
        tried, failed = tried + result.attempted, failed + result.failed
    return tried, failed


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
    tried, wrong = check_pages()
    print(f"{tried - wrong} lines of Python hold, {wrong} fail")
    return 1 if failed or wrong or not checked or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
