#!/usr/bin/env python3
"""Write the error index, or check that it is whole.

    tools/gen_error_index.py [-o docs.md]   write one section per area, one row per rule
    tools/gen_error_index.py --check        every rule id in the sources is a row, and every row is used

The rows are lib/House/Rules.inc and the tables of tensor-map and protocol rules it includes.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXT = r'"((?:[^"\\]|\\.)*)"'
ROW = re.compile(rf"^TIER_RULE\({TEXT}, {TEXT}, {TEXT}\)$", re.MULTILINE)
MAP_ROW = re.compile(rf"^TIER_TENSORMAP_RULE\({TEXT}, {TEXT}, (\w+), \w+,\s*{TEXT},\s*{TEXT}\)$", re.MULTILINE)
PROTOCOL_ROW = re.compile(rf"^TIER_PROTOCOL_RULE\({TEXT}, (\w+),\s*{TEXT},\s*{TEXT},\s*{TEXT}\)$", re.MULTILINE)
AREAS = {
    "layout": "functions from coordinates to integers",
    "tensormap": "what a bulk-copy engine accepts",
    "banks": "how tiles lie in shared memory",
    "tier": "where tiles live and what executes on them",
    "async": "who moves or uses each tile, and when",
    "signature": "what a kernel is compiled for",
    "launch": "what is checked when a kernel starts",
    "toolchain": "what this installation needs",
    "trace": "what a Python function may do",
}
NAMES = "|".join(AREAS)
# A message begins with its id; Python and the protocol Problem give it as an argument.
IN_CPP = re.compile(rf'"\[({NAMES})\.([a-z0-9-]+)\]')
IN_PROTOCOL = re.compile(r'"(async)\.([a-z0-9-]+)"')
IN_PYTHON = re.compile(rf'(?:refuse\(\s*"|rule=\s*"|"\[|else \(")({NAMES})\.([a-z0-9-]+)["\]]')


@dataclass(frozen=True)
class Rule:
    id: str
    expects: str
    fix: str
    number: str = ""
    checked_by: str = ""
    severity: str = ""
    source: str = ""


def read_rules() -> list[Rule]:
    """Return every row, in the order of the files."""
    table = (ROOT / "lib/House/Rules.inc").read_text()
    maps = (ROOT / "include/tier/Problem/TensorMapRules.inc").read_text()
    rules = [Rule(*(text.replace('\\"', '"') for text in row)) for row in ROW.findall(table)]
    rules += [Rule(id, expects, fix, number, checker.lower()) for number, id, checker, expects, fix in MAP_ROW.findall(maps)]
    protocol = (ROOT / "include/tier/Problem/ProtocolRules.inc").read_text()
    rules += [Rule(id, expects, fix, severity=severity.lower(), source=source)
              for id, severity, expects, fix, source in PROTOCOL_ROW.findall(protocol.replace('\\"', '"'))]
    lines = sum(text.count("\nTIER_RULE(") + text.count("\nTIER_TENSORMAP_RULE(") + text.count("\nTIER_PROTOCOL_RULE(")
                for text in (table, maps, protocol))
    assert lines == len(rules), f"{lines} rows, {len(rules)} of them well formed"
    return rules


def used() -> dict[str, str]:
    """Return each rule id in a source, with the first place that names it."""
    places: dict[str, str] = {}
    for folder, pattern, suffixes in (("lib", IN_CPP, (".cpp", ".h")), ("tools", IN_CPP, (".cpp",)),
                                      ("include", IN_CPP, (".td",)), ("python", IN_PYTHON, (".py",)),
                                      ("python", IN_CPP, (".cpp",))):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in suffixes:
                continue
            text = path.read_text()
            matches = list(pattern.finditer(text))
            if path.name.startswith("Protocol"):
                matches += IN_PROTOCOL.finditer(text)
            for match in matches:
                line = text.count("\n", 0, match.start()) + 1
                places.setdefault(".".join(match.groups()), f"{path.relative_to(ROOT)}:{line}")
    return places


def check() -> int:
    """Print every id without a row and every row without a use; return how many."""
    rules, places = read_rules(), used()
    ids = {rule.id for rule in rules}
    complaints = [f"{places[id]}: rule {id} has no row in lib/House/Rules.inc" for id in sorted(places.keys() - ids)]
    # The tensor-map problem names its rules by number, a question's area is a variable.
    unused = [rule.id for rule in rules
              if rule.id not in places and not rule.number and not rule.id.endswith(".question")]
    complaints += [f"lib/House/Rules.inc: rule {id} occurs in no source" for id in unused]
    complaints += [f"lib/House/Rules.inc: rule {id} has {count} rows" for id, count in
                   Counter(rule.id for rule in rules).items() if count > 1]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    print(f"{len(ids)} rules, {len(complaints)} complaints")
    return len(complaints)


def write() -> str:
    """Return the page."""
    rules = read_rules()
    lines = ["# Error index", "",
             "Every refusal reads `[area.rule] expects X, got Y`. This page is generated from `lib/House/Rules.inc`.", ""]
    for area, about in AREAS.items():
        rows = sorted((rule for rule in rules if rule.id.startswith(area + ".")), key=lambda rule: (not rule.number, rule.id))
        lines += [f"## `{area}`: {about}", ""]
        if area == "tensormap":
            lines += ["| rule | expects | fix | checked by |", "|---|---|---|---|"]
            lines += [f"| `{r.id}`{' ' + r.number if r.number else ''} | {r.expects} | {r.fix} | {r.checked_by or 'ours'} |" for r in rows]
        elif area == "async":
            lines += ["| rule | expects | fix | severity | source |", "|---|---|---|---|---|"]
            lines += [f"| `{r.id}` | {r.expects} | {r.fix} | {r.severity or 'error'} | {r.source or 'ours'} |" for r in rows]
        else:
            lines += ["| rule | expects | fix |", "|---|---|---|"]
            lines += [f"| `{r.id}` | {r.expects} | {r.fix} |" for r in rows]
        lines.append("")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare the rows with the sources")
    parser.add_argument("-o", type=Path, metavar="FILE", help="where to write the page (default: standard output)")
    options = parser.parse_args()
    if options.check:
        return 1 if check() else 0
    if options.o:
        options.o.write_text(write())
    else:
        print(write())
    return 0


if __name__ == "__main__":
    sys.exit(main())
