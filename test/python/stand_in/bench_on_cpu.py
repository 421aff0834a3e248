"""Runs a bench where there is no device: arrays of the host, clocks of the host, and one short visit a round.

    python bench_on_cpu.py <bench.py> [its options]

What is measured says nothing; that the bench runs to its end, is right, and writes its lines does.
"""

import runpy
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import torch
from torch.overrides import TorchFunctionMode


class OnHost(TorchFunctionMode):
    """Takes "cuda" for "cpu" where arrays are made."""

    def __torch_function__(self, function, types, arguments=(), named=None):
        named = dict(named or {})
        if named.get("device") == "cuda":
            named["device"] = "cpu"
        return function(*arguments, **named)


class Event:
    """A time of the host's clock."""

    def __init__(self, enable_timing=False):
        self.at = 0.0

    def record(self):
        self.at = time.perf_counter()

    def synchronize(self):
        pass

    def elapsed_time(self, other):
        return (other.at - self.at) * 1e3


torch.cuda.Event = Event
torch.cuda.synchronize = lambda: None
torch.cuda._sleep = lambda cycles: None
torch.cuda.get_device_name = lambda: "an H200 that is a CPU"
torch.cuda.current_stream = lambda: SimpleNamespace(cuda_stream=0)

script = Path(sys.argv[1])
sys.path.insert(0, str(script.parent))
import _measure

measure = _measure.measure
_measure.measure = lambda implementations, **how: measure(implementations, **{**how, "target_ms": 0.05, "rest_ms": 0.1})
_measure.measure_captured = lambda implementations, guess_us, *, rounds=7, **how: _measure.measure(implementations, rounds=rounds)
_measure.copy_rate = lambda: 4e12
_measure.sets_for = lambda *size, **how: 2

if __name__ == "__main__":
    sys.argv = sys.argv[1:]
    with OnHost():
        runpy.run_path(str(script), run_name="__main__")
