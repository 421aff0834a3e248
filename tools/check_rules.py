#!/usr/bin/env python3
"""Check that every `[area.rule]` in the sources is a row of lib/House/Rules.inc, and every row a rule of the sources.

    tools/check_rules.py
"""

import sys

from gen_error_index import check

if __name__ == "__main__":
    sys.exit(1 if check() else 0)
