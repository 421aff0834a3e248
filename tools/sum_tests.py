"""Add up JUnit reports and print `N passed, N failed, N skipped`; exit 1 if any failed or none ran."""

import sys
import xml.etree.ElementTree as xml


def count(path):
    """Return (run, failed, skipped) of one report."""
    root = xml.parse(path).getroot()
    suites = [root] if root.get("tests") is not None else list(root.iter("testsuite"))
    total = [0, 0, 0]
    for suite in suites:
        total[0] += int(suite.get("tests", 0))
        total[1] += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        total[2] += int(suite.get("skipped", 0)) + int(suite.get("disabled", 0))
    return total


if __name__ == "__main__":
    run, failed, skipped = (sum(column) for column in zip(*map(count, sys.argv[1:]), strict=True))
    print(f"{run - failed - skipped} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0 or run == skipped)
