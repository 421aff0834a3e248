"""bench/solvers.py runs without a device, and its times are those of the solvers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tier import _native

BENCH = Path(__file__).resolve().parent.parent.parent / "bench" / "solvers.py"


def test_a_problem_is_timed_from_inside():
    question = '{"outer": {"dims": [[[8, 1]]]}, "inner": {"dims": [[[8, 1]]]}}'
    seconds = _native.time_ask("layout.compose", question, 5)
    assert len(seconds) == 5
    assert all(0 < second < 1 for second in seconds)


def test_a_refusal_is_timed_too():
    assert len(_native.time_ask("layout.compose", "{}", 1)) == 1


def test_no_json_is_no_question():
    with pytest.raises(ValueError, match="expects a question in JSON"):
        _native.time_ask("layout.compose", "{", 1)


def test_every_case_runs_and_is_written(tmp_path):
    out = tmp_path / "solvers.jsonl"
    done = subprocess.run([sys.executable, str(BENCH), "--rounds", "1", "--out", str(out)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(rows) == len({row["case"] for row in rows}) > 15
    assert all(row["inside_ms"] > 0 and row["asks"] >= 1 for row in rows)
