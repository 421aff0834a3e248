#!/usr/bin/env python3
"""Check that every `[area.rule]` in the sources is a row of lib/House/Rules.inc, and every row a rule of the sources.

    tools/check_rules.py
    tools/check_rules.py --table tier.tensor tier.grain     which source says each of these rules, and which tests see it said
    tools/check_rules.py --untested tier                    exits 1 if a rule of them has no test
"""

from __future__ import annotations

import argparse
import re
import sys

from gen_error_index import ROOT, check, read_rules, used

IN_TEST = re.compile(r"\b([a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*)")


def tested() -> dict[str, list[str]]:
    """Return the tests that name each rule."""
    places: dict[str, list[str]] = {}
    for path in sorted((ROOT / "test").rglob("*")):
        if path.suffix in (".mlir", ".py", ".cpp"):
            for rule in dict.fromkeys(IN_TEST.findall(path.read_text())):
                places.setdefault(rule, []).append(str(path.relative_to(ROOT)))
    return places


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--table", nargs="+", metavar="PREFIX", help="print rules that begin so, with source and tests")
    parser.add_argument("--untested", nargs="+", metavar="PREFIX", help="print rules that begin so and have no test")
    options = parser.parse_args()
    if not options.table and not options.untested:
        return 1 if check() else 0
    prefixes = tuple(options.table or options.untested)
    ids = sorted({rule.id for rule in read_rules() if rule.id.startswith(prefixes)})
    sources, tests = used(), tested()
    if options.table:
        print("| rule | said in | tests |\n|---|---|---|")
        for id in ids:
            print(f"| `{id}` | {sources.get(id, '')} | {', '.join(tests.get(id, [])) or 'none'} |")
        return 0
    missing = [id for id in ids if id not in tests]
    print("\n".join(missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
