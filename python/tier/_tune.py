"""Tuning: the plan Problem's candidates for one shape, measured in a process of their own, and the winners kept."""

from __future__ import annotations

import dataclasses
import json
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tier import _cross, _native
from tier._errors import refuse
from tier._program import Program, expression
from tier._signature import ScalarSpec, Spec
from tier.mlir import ir

FORMAT = "tier.tuned.1"


@dataclass(frozen=True)
class Trial:
    """One candidate that was measured: a plan of one kernel, its microseconds a call, or why there are none."""

    kernel: int
    plan: str
    microseconds: float | None
    error: str | None = None


@dataclass(frozen=True)
class Tuned:
    """What tuning found for a function, a device, a signature and the shapes of a bucket.

    `plans` is the winner per kernel, "" for what is chosen without tuning; `baseline` is the time of that.
    """

    function: str
    device: str
    signature: str
    bucket: str
    plans: tuple[str, ...]
    microseconds: float | None
    baseline: float | None
    trials: tuple[Trial, ...] = ()

    def summary(self) -> str:
        """Say what was measured, what won, and what failed.

        >>> print(Tuned("f", "cpu", "x: f32[8]", "8", ("tile = [4]",), 2.0, 3.0, (Trial(0, "a", 2.0), Trial(0, "b", None, "hung"))).summary())
        f on cpu, x: f32[8]: 2.0 us, 1.50 x as fast as untuned; 2 candidate(s), 1 failed
          failed: b: hung
        """
        failed = [trial for trial in self.trials if trial.error is not None]
        speed = f"{self.microseconds:.1f} us" if self.microseconds else "not measured"
        if self.microseconds and self.baseline:
            speed += f", {self.baseline / self.microseconds:.2f} x as fast as untuned"
        head = f"{self.function} on {self.device}, {self.signature}: {speed}; {len(self.trials)} candidate(s), {len(failed)} failed"
        return "\n".join([head, *(f"  failed: {trial.plan}: {trial.error}" for trial in failed)])

    def entry(self) -> dict[str, Any]:
        """Return what a file keeps of it."""
        kept = dataclasses.asdict(self)
        del kept["trials"]
        return kept


def of_entry(entry: dict[str, Any]) -> Tuned:
    """Read what `Tuned.entry` returned."""
    return Tuned(**{**entry, "plans": tuple(entry["plans"])})


def bucket_of(specs: Sequence[Any]) -> str:
    """Return the bucket of exact specs: every extent rounded up to a power of two.

    >>> bucket_of([Spec("f32", (100, 64), exact=True)])
    '128x64'
    """
    return ",".join("x".join(str(1 << max(0, int(side) - 1).bit_length()) for side in spec.shape) for spec in specs if isinstance(spec, Spec))


# -- modules --------------------------------------------------------------------------------------------------------------


def with_plans(program: Program, plans: Sequence[str]) -> Program:
    """Return the program, whose kernels are to have these plans."""
    module = _cross.copy(program.module)
    host = next(op.operation for op in module.body.operations if op.operation.name == "func.func")
    host.attributes["tier.contenders"] = ir.ArrayAttr.get([ir.StringAttr.get(plan, module.context) for plan in plans], module.context)
    return dataclasses.replace(program, module=module)


def candidates(program: Program, chip: str) -> list[list[str]]:
    """Return the candidates of each kernel of a program with exact extents: first what would be chosen, then the model's best."""
    asked = with_plans(program, ["?"] * 64)
    listener = _cross.Remarks(asked.module.context)
    _cross.room(asked.module, chip, "where")
    kernels: list[list[str]] = [[]]
    for remark in _cross.remarks_of(listener.take()):
        if remark.name == "Contender":
            if remark.message == "end":
                kernels.append([])
            else:
                kernels[-1].append(remark.message)
    return kernels[:-1]


# -- the worker -----------------------------------------------------------------------------------------------------------


class Worker:
    """A process that measures: it may crash, hang or be wrong without harm to this one."""

    command = (sys.executable, "-m", "tier._tune_worker")

    def __init__(self, seconds: float):
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def ask(self, job: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a job, or an error that says why there is none. Takes little longer than the limit."""
        try:
            if self._process is None:
                self._start()
            assert self._process is not None and self._process.stdin is not None
            self._process.stdin.write(json.dumps(job).encode() + b"\n")
            self._process.stdin.flush()
            line = self._line(self._seconds)
        except (OSError, ValueError) as error:
            return self._failed(f"the worker ended: {error}")
        if line is None:
            return self._failed(f"no answer within {self._seconds:g} s")
        if not line:
            assert self._process is not None
            return self._failed(f"the worker ended with status {self._process.wait()}")
        return json.loads(line)

    def _start(self) -> None:
        folder = str(Path(__file__).parents[1])
        path = os.pathsep.join([folder, *(one for one in sys.path if one)])
        self._process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path})
        if not self._line(120.0):
            raise OSError("it did not start")

    def _line(self, seconds: float) -> bytes | None:
        """Return the next line, nothing at the end, None after `seconds`."""
        assert self._process is not None and self._process.stdout is not None
        end, text = time.monotonic() + seconds, b""
        with selectors.DefaultSelector() as ready:
            ready.register(self._process.stdout, selectors.EVENT_READ)
            while not text.endswith(b"\n"):
                if not ready.select(max(0.0, end - time.monotonic())):
                    return None
                part = os.read(self._process.stdout.fileno(), 1 << 16)
                if not part:
                    return b""
                text += part
        return text

    def _failed(self, why: str) -> dict[str, Any]:
        self._end()
        return {"error": why}

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


# -- tuning ---------------------------------------------------------------------------------------------------------------


class Progress:
    """A bar on the terminal, if there is one."""

    def __init__(self, title: str, total: int, stream: Any = None):
        self._stream = sys.stderr if stream is None else stream
        self._isatty = getattr(self._stream, "isatty", lambda: False)()
        self._title, self._total, self._done = title, max(total, 1), 0

    def step(self, best: float | None) -> None:
        """Count one candidate."""
        self._done += 1
        if self._isatty:
            filled = 24 * self._done // self._total
            speed = "" if best is None else f", best {best:.1f} us"
            self._stream.write(f"\r{self._title} [{'#' * filled}{'-' * (24 - filled)}] {self._done}/{self._total}{speed} ")
            self._stream.flush()

    def end(self, tuned: Tuned | None = None) -> None:
        """Clear the bar; say what was found where it was, if something failed."""
        if self._isatty:
            self._stream.write("\r\x1b[K")
            if tuned is not None and any(trial.error for trial in tuned.trials):
                self._stream.write(tuned.summary() + "\n")
            self._stream.flush()


def tune(program: Program, chip: str, *, title: str, device: str, signature: str, framework: str, limit: int = 8,
         seconds: float = 30.0, make_worker: Callable[[float], Worker] = Worker) -> Tuned:
    """Measure the model's best `limit` candidates of each kernel of a program with exact extents, one kernel after another.

    What fails, hangs or computes other numbers is written down and never ends the run. A candidate wins by at least 2 %.
    """
    results = [{"dtype": result.dtype.name, "shape": [expression(extent) for extent in result.extents]} for result in program.results]
    below = _rows_below(program)
    arguments = [_argument(spec, below.get(position)) for position, spec in enumerate(program.specs)]

    def job(plans: Sequence[str]) -> dict[str, Any]:
        module = with_plans(program, plans).text(locations=True)
        return {"module": module, "reference": with_plans(program, []).text(locations=True), "chip": chip, "results": results,
                "arguments": arguments, "framework": framework}

    kernels = candidates(program, chip)
    plans = [""] * len(kernels)
    trials: list[Trial] = []
    progress = Progress(title, 1 + sum(len(one[1:limit]) for one in kernels))
    with make_worker(seconds) as worker:
        baseline = best = worker.ask(job(plans)).get("us")
        progress.step(best)
        for kernel, found in enumerate(kernels):
            for plan in found[1:limit]:
                answer = worker.ask(job([*plans[:kernel], plan, *plans[kernel + 1:]]))
                took = answer.get("us")
                trials.append(Trial(kernel, plan, took, answer.get("error")))
                if took is not None and (best is None or took < 0.98 * best):
                    best, plans = took, [*plans[:kernel], plan, *plans[kernel + 1:]]
                progress.step(best)
    tuned = Tuned(title, device, signature, bucket_of(program.specs), tuple(plans), best, baseline, tuple(trials))
    progress.end(tuned)
    return tuned


def _argument(spec: Any, below: int | None) -> dict[str, Any]:
    if isinstance(spec, ScalarSpec):
        return {"number": spec.weak or spec.dtype.name}
    assert isinstance(spec, Spec)
    described = {"dtype": spec.dtype.name, "shape": list(spec.shape), "strides": list(spec.strides or ())}
    return described if below is None else {**described, "below": below}


def _rows_below(program: Program) -> dict[int, int]:
    """Return, for each argument that numbers of rows are computed from, how many rows there are: a gather of few is none of many.

    >>> import tier
    >>> from tier import Spec
    >>> table, rows = Spec("f32", (70, 4), exact=True), Spec("i32", (9,), exact=True)
    >>> _rows_below(tier.compile(lambda x, i: x[i + 1]).program(table, rows))
    {1: 70}
    """
    block = next(op for op in program.module.body.operations if op.operation.name == "func.func").operation.regions[0].blocks[0]
    positions = {argument: position for position, argument in enumerate(block.arguments)}
    below: dict[int, int] = {}
    for op in block.operations:
        if op.operation.name != "tier.take":
            continue
        source, work = op.operation.operands[0].type, [op.operation.operands[1]]
        rows = ir.RankedTensorType(source).get_dim_size(ir.IntegerAttr(op.operation.attributes["axis"]).value)
        while work:
            value = work.pop()
            if value in positions:
                if isinstance(value.type, ir.RankedTensorType):
                    below[positions[value]] = min(rows, below.get(positions[value], rows))
            else:
                work += list(value.owner.operands)
    return below


def device_of(chip: str, index: int) -> str:
    """Return the name under which winners of a device are kept."""
    if chip == "cpu":
        return f"cpu {_native.host_cpu()} {os.cpu_count()}"
    torch = sys.modules.get("torch")
    name = torch.cuda.get_device_name(index) if torch is not None and chip.startswith("sm_") else ""
    return f"{chip} {name}".strip()


# -- files ----------------------------------------------------------------------------------------------------------------


def read(path: str | os.PathLike[str]) -> list[Tuned]:
    """Read a file that `tier.tune` wrote."""
    try:
        content = json.loads(Path(path).read_text())
        if content["format"] != FORMAT:
            raise ValueError(f"format {content['format']}")
        return [of_entry(entry) for entry in content["winners"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise refuse("launch.tuned", f"expects a file that tier.tune wrote at {os.fspath(path)}, got: {error}", fix="tune again") from None


def write(path: str | os.PathLike[str], tuned: Tuned) -> None:
    """Add a winner to a file, in place of one for the same function, device, signature and bucket."""
    place = Path(path)
    kept = read(place) if place.exists() else []
    same = (tuned.function, tuned.device, tuned.signature, tuned.bucket)
    kept = [one for one in kept if (one.function, one.device, one.signature, one.bucket) != same]
    scratch = place.with_name(f"{place.name}.{os.getpid()}")
    scratch.write_text(json.dumps({"format": FORMAT, "winners": [one.entry() for one in [*kept, tuned]]}, indent=1) + "\n")
    os.replace(scratch, place)
