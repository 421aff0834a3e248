"""The watchdog on hardware: a broken kernel reports in place of hanging, a correct one computes what it computes without."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda

CHILD = Path(__file__).parent / "_watchdog_child.py"


def run(mode):
    """The lines of a child that is killed after two minutes: a hang fails the test and leaves this process alone."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, CHILD, mode], env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    print(ran.stdout)
    return ran.stdout


@pytest.fixture(autouse=True)
def _has_barriers():
    if torch.cuda.get_device_capability()[0] != 9:
        pytest.skip("kernels of this device have no barriers of ours")


def test_a_correct_product_with_a_watchdog_is_right():
    assert re.findall(r"CORRECT (\d+)", run("correct")) == ["1024", "4096"]


@pytest.mark.parametrize("mode", ["release", "bytes"])
def test_a_broken_product_reports_who_waits_for_what_and_the_context_lives_on(mode):
    out = run(mode)
    (report,) = [line for line in out.splitlines() if line.startswith("REPORT")]
    assert "[async.hang] expects every wait of 'gemm_0" in report
    waits = re.findall(r"role '(\w+)' of block (\d+) waiting for channel 0 \(\S*_watchdog_child\.py:(\d+)\) to be (full|empty), "
                       r"stage (\d+), phase ([01]), round (\d+)", report)
    assert {(role, until) for role, _, _, until, *_ in waits} >= {("load", "empty"), ("math", "full")}
    assert len({block for _, block, *_ in waits}) == 1
    first = [wait for wait in waits if wait[0] == "math"][0]
    if mode == "bytes":  # The first stage never is full.
        assert first[4:] == ("0", "0", "1")
    else:  # All stages were full once; the loading role waits for the first to be empty again.
        load = [wait for wait in waits if wait[0] == "load"][0]
        assert load[4] == "0" and int(load[6]) == int(first[6])
    assert re.findall(r"CORRECT (\d+)", out) == ["1024", "4096"]
