#!/usr/bin/env python3
"""Check the laws of the house that a script can check.

    tools/check_house.py

- no source file over 800 lines;
- vendor words only where law 4 allows them;
- one-line summaries of ops, types and passes: lower case, no period, at most
  60 columns, no two alike;
- every `[area.rule]` of a message belongs to a known area;
- no machine paths or package hosts in tracked files.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
AREAS = {"layout", "tensormap", "banks", "tier", "async", "signature", "launch", "toolchain", "trace", "plan"}
VENDOR = re.compile(r"\b(nvidia|hopper|blackwell|cuda|amd|rocm|cdna|sm_[0-9]+a?|gfx[0-9]+)\b", re.IGNORECASE)
NEUTRAL = ["include/tier/Dialect/", "lib/Dialect/", "include/tier/Problem/", "lib/Problem/", "include/tier/House/", "lib/House/", "lib/Conversion/LinalgToTier/", "lib/Conversion/TierToTransport/", "lib/Conversion/TileToThread/"]
RULE = re.compile(r'"[^"\n]*\[([a-z]+)\.([a-z0-9-]+)\]')
SUMMARY = re.compile(r'let summary = "([^"]*)"')
PATH = re.compile(r"(^|[^a-zA-Z0-9.])/(work|root|farm|home)/[a-z.]")


def tracked(*suffixes: str) -> list[Path]:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return [ROOT / name for name in names if name.endswith(suffixes) and (ROOT / name).exists()]


def main() -> int:
    complaints: list[str] = []
    summaries = defaultdict(list)
    for path in tracked(".cpp", ".h", ".td", ".py", ".sh", ".md", ".inc"):
        name = str(path.relative_to(ROOT))
        lines = path.read_text().split("\n")
        if path.suffix in (".cpp", ".h", ".td", ".py") and len(lines) > 800:
            complaints.append(f"{name}: {len(lines)} lines, at most 800: split it by noun")
        for number, line in enumerate(lines, 1):
            where = f"{name}:{number}"
            if name.startswith(tuple(NEUTRAL)) and VENDOR.search(line) and "Registration" not in name:
                complaints.append(f"{where}: vendor word '{VENDOR.search(line).group()}' (law 4)")
            if PATH.search(line) and name != "tools/check_house.py":
                complaints.append(f"{where}: a path of one machine")
            if path.suffix in (".cpp", ".h"):
                complaints.extend(f"{where}: unknown area in [{area}.{rule}]" for area, rule in RULE.findall(line) if area not in AREAS)
            if path.suffix == ".td":
                for summary in SUMMARY.findall(line):
                    summaries[summary].append(where)
                    if len(summary) > 60 or summary.endswith(".") or summary[:1].isupper():
                        complaints.append(f"{where}: summary '{summary}' (lower case, no period, at most 60 columns)")
    for summary, places in summaries.items():
        if len(places) > 1:
            complaints.append(f"{places[1]}: the summary '{summary}' is also at {places[0]}")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    print(f"{len(complaints)} complaints")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
