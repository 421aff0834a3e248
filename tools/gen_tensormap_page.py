#!/usr/bin/env python3
"""Write the tables of docs/tensormaps.md from the rules and repairs of the library, or check that they agree.

    tools/gen_tensormap_page.py           rewrite the tables between the markers
    tools/gen_tensormap_page.py --check   exit 1 if the page differs
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "tensormaps.md"
MARKERS = ("<!-- rules: written by tools/gen_tensormap_page.py -->", "<!-- end of the rules -->")


def rule_table() -> str:
    """Return the table of rules: number, id, what it expects, who checks it, where, and what was measured."""
    from tier import tensormap

    machines = {machine for rule in tensormap.rule_table() for machine in rule.machines}
    lines = ["| rule | expects | checked by | machines | since | measured |", "|---|---|---|---|---|---|"]
    for rule in tensormap.rule_table():
        where = "all" if set(rule.machines) == machines else ", ".join(rule.machines)
        measured = "; ".join(f"{exception.kind}: {exception.measured}" for exception in rule.exceptions)
        lines.append(f"| {rule.number} `{rule.rule}` | {rule.expects} | {rule.checked_by} | {where} | {rule.since} | {measured} |")
    return "\n".join(lines)


def page() -> str:
    """Return the page with its tables written anew."""
    text = PAGE.read_text()
    before, rest = text.split(MARKERS[0])
    _, after = rest.split(MARKERS[1])
    return f"{before}{MARKERS[0]}\n\n{rule_table()}\n\n{MARKERS[1]}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        if page() != PAGE.read_text():
            print(f"{PAGE.name} differs from the rules: run tools/gen_tensormap_page.py", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page())
    return 0


if __name__ == "__main__":
    sys.exit(main())
