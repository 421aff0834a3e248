"""The process that measures candidates: `python -m tier._tune_worker` reads jobs as lines of JSON and answers each with one."""

from __future__ import annotations

import importlib
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from tier import _dtypes

#: Types of which numbers are drawn by their bits: scales around one, any two numbers.
_BITS = {"f8e8m0": (125, 130), "f4e2m1x2": (0, 256), "u8": (0, 256)}
_TOLERANCE = {"f64": 1e-9, "f32": 1e-3, "f16": 2e-2, "bf16": 5e-2, "f8e4m3": 2e-1, "f8e5m2": 3e-1}


_FOOTPRINT, _MOST_SETS = 120 << 20, 12
"""Bytes of arguments that no device's cache holds, and how many sets of them there are at most."""


class Bench:
    """Runs programs on random arrays; keeps those, and the results of the program that others are compared with."""

    def __init__(self) -> None:
        self._reference: tuple[str, list[Any]] | None = None
        self._sets: tuple[Any, list[list[Any]]] | None = None

    def measure(self, job: dict[str, Any]) -> dict[str, Any]:
        """Return the microseconds of a call, or why they say nothing."""
        arrays = Arrays(job["framework"], job["chip"] != "cpu")
        asked = (job["framework"], job["arguments"])
        if self._sets is None or self._sets[0] != asked:
            self._sets = None  # before there are others: they may fill the device
            self._sets = asked, arrays.sets(job["arguments"])
        sets = self._sets[1]
        arguments = sets[0]
        if self._reference is None or self._reference[0] != job["reference"]:
            call = _compiled(job, job["reference"])
            self._reference = (job["reference"], arrays.read(call(arguments)))
        call = _compiled(job, job["module"])
        results = arrays.read(call(arguments))
        for number, (got, wanted, about) in enumerate(zip(results, self._reference[1], job["results"], strict=True)):
            wrong = _difference(got, wanted, _TOLERANCE.get(about["dtype"], 0.0))
            if wrong is not None:
                return {"error": f"result {number} differs by {wrong:.3g} from that of the chosen plan"}
        return {"us": arrays.time([lambda one=one: call(one) for one in sets])}


def _compiled(job: dict[str, Any], text: str) -> Callable[[list[Any]], Any]:
    from tier import _cache, _cross, _env, runtime
    from tier.mlir import ir

    module = ir.Module.parse(text, _cross.context())
    _cross.walk(module, job["chip"], "what", "where")
    folder = _env.read().cache
    results = [runtime.Result(one["dtype"], one["shape"]) for one in job["results"]]
    artefact = runtime.Artefact(module, chip=job["chip"], lower=lambda kernel: _cross.lower(kernel, job["chip"]), results=results,
                                cache=_cache.DiskCache(folder) if folder else None)
    return lambda arguments: artefact.call(arguments)


def _difference(got: Any, wanted: Any, tolerance: float) -> float | None:
    """Return the largest difference, if it is one: relative to the largest magnitude that is wanted."""
    if not wanted.size:
        return None
    worst = float(abs(got - wanted).max())
    bound = tolerance * max(1e-30, float(abs(wanted).max()))
    return worst if not worst <= bound else None


class Arrays:
    """Random arrays of NumPy or PyTorch, and the time of work on them."""

    def __init__(self, framework: str, on_device: bool):
        self.numpy = importlib.import_module("numpy")
        self.torch = importlib.import_module("torch") if framework == "torch" or on_device else None
        self.device = "cuda" if on_device else "cpu"

    def sets(self, arguments: list[dict[str, Any]]) -> list[list[Any]]:
        """Return the arguments that a job describes; on a device as often as makes them leave its cache."""
        first = [self.make(one, seed) for seed, one in enumerate(arguments)]
        if self.device != "cuda":
            return [first]
        held = sum(one.numel() * one.element_size() for one in first if hasattr(one, "numel"))
        count = max(1, min(_MOST_SETS, -(-_FOOTPRINT // max(1, held))))
        return [first, *([self.make(one, seed) for seed, one in enumerate(arguments, number * len(arguments))] for number in range(1, count))]

    def make(self, one: dict[str, Any], seed: int) -> Any:
        """Return the argument that a job describes."""
        if "number" in one:
            return {"int": 1, "bool": True}.get(one["number"], 1.0)
        shape, strides = one["shape"], one["strides"]
        size = 1 + sum((side - 1) * step for side, step in zip(shape, strides))
        is_float, below = one["dtype"] in _TOLERANCE, max(1, one.get("below", 2))
        name = _dtypes.named(one["dtype"]).array_name
        if self.torch is not None:
            random = self.torch.Generator(self.device).manual_seed(seed)
            if one["dtype"] in _BITS:
                bits = self.torch.randint(*_BITS[one["dtype"]], (size,), generator=random, device=self.device, dtype=self.torch.uint8)
                return bits.view(getattr(self.torch, name)).as_strided(shape, strides)
            values = (self.torch.randn(size, generator=random, device=self.device) if is_float
                      else self.torch.randint(0, below, (size,), generator=random, device=self.device))
            return values.to(getattr(self.torch, name)).as_strided(shape, strides)
        generator = self.numpy.random.default_rng(seed)
        if one["dtype"] in _BITS:
            flat = generator.integers(*_BITS[one["dtype"]], size).astype("uint8").view(self._dtype(name))
        else:
            flat = (generator.standard_normal(size) if is_float else generator.integers(0, below, size)).astype(self._dtype(name))
        return self.numpy.lib.stride_tricks.as_strided(flat, shape, [step * flat.itemsize for step in strides])

    def _dtype(self, name: str) -> Any:
        found = getattr(self.numpy, name, None)
        return found if found is not None else getattr(importlib.import_module("ml_dtypes"), name)

    def read(self, results: Any) -> list[Any]:
        """Return results as float64 of NumPy."""
        listed = results if isinstance(results, tuple) else (results,)
        return [(one.double().cpu().numpy() if self.torch is not None else one.astype("float64")) for one in listed]

    def time(self, calls: list[Callable[[], Any]]) -> float:
        """Return the median of several batches, in microseconds a call; each call is on arguments of its own."""
        if self.device == "cuda":
            return self._time_on_device(calls)
        call = calls[0]
        begin = time.perf_counter()
        call()
        repeats = max(1, min(50, int(0.01 / max(1e-7, time.perf_counter() - begin))))
        batches = []
        for _ in range(7):
            begin = time.perf_counter()
            for _ in range(repeats):
                call()
            batches.append((time.perf_counter() - begin) / repeats)
        return statistics.median(batches) * 1e6

    def _time_on_device(self, calls: list[Callable[[], Any]]) -> float:
        """Time the device alone: it rests until the host, which may be slower, is ahead."""
        cuda = self.torch.cuda

        def batch(count: int, rest_us: float) -> float:
            begin, end = cuda.Event(enable_timing=True), cuda.Event(enable_timing=True)
            cuda._sleep(int(rest_us * 2000))  # cycles, of no more than 2 GHz
            begin.record()
            for number in range(count):
                calls[number % len(calls)]()
            end.record()
            end.synchronize()
            return begin.elapsed_time(end) * 1e3 / count

        for call in calls:
            call()
        cuda.synchronize()
        start = time.perf_counter()
        calls[0]()
        host = (time.perf_counter() - start) * 1e6
        count = max(10, min(200, round(2000 / max(1.0, batch(10, 20 * host)))))
        return statistics.median(batch(count, min(20e3, 2 * host * count)) for _ in range(7))


def main() -> None:
    """Answer jobs until there are no more. What others print goes to the error stream."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    bench = Bench()
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in sys.stdin:
        try:
            answer = bench.measure(json.loads(line))
        except Exception as error:  # one job's failure is its answer
            answer = {"error": str(error) or type(error).__name__}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
