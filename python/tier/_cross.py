"""The crossing into C++: contexts, verification, and the way through the rooms."""

from __future__ import annotations

import functools
import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tier import _native
from tier._errors import Place, TierError, refuse
from tier.mlir import ir

ROOMS = ("what", "where", "when", "how")
_RULE = re.compile(r"\[([a-z_]+\.[a-z_0-9-]+)\]\s*(.*)", re.DOTALL)
_FILE = re.compile(r'"([^"]+)":(\d+):(\d+)')


def context() -> ir.Context:
    """Return a context that knows our dialects and upstream's."""
    return ir.Context()


def machines() -> tuple[str, ...]:
    """Return the chips there is a row for."""
    return tuple(_native.machines())


@functools.cache
def version() -> str:
    """Return what identifies the compiler: its version, LLVM's, and the library it is in."""
    library = Path(_native.__file__).parent / "mlir" / "_mlir_libs" / "libTierMLIR.so"
    try:
        stat = library.stat()
        built = f"{stat.st_size}.{stat.st_mtime_ns}"
    except OSError:
        built = "unknown"
    return f"{_native.version()} llvm {_native.llvm_version()} {built}"


def verify(module: ir.Module) -> None:
    """Verify `module`; a failure here is a fault of the porch, so it says so."""
    try:
        module.operation.verify()
    except ir.MLIRError as error:
        raise refuse("tier.what", f"expects the traced module to verify, got {error}",
                     fix="report it with the function that was traced") from None


@dataclass(frozen=True)
class Diagnostic:
    """One message of a pass, with the user's line where it has one."""

    severity: str
    text: str
    place: Place | None
    notes: tuple[str, ...]


def place_of(location: Any) -> Place | None:
    """Return the line that a location of the IR names, if it names one."""
    return _place_in(str(location))


@functools.lru_cache(maxsize=256)  # a thousand remarks are of a few lines
def _place_in(text: str) -> Place | None:
    match = _FILE.search(text)
    return Place(match.group(1), int(match.group(2)), int(match.group(3))) if match else None


class Times:
    """Seconds by the name of what took them, in the order of first mention: passes, and steps of ours in brackets.

    >>> times = Times()
    >>> times.add("canonicalize", 0.5), times.add("canonicalize", 0.25), times.seconds
    (None, None, {'canonicalize': 0.75})
    """

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def add(self, name: str, seconds: float) -> None:
        """Count `seconds` for `name`."""
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Count what happens inside."""
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.add(name, time.perf_counter() - begin)

    def table(self) -> str:
        """Return a line for each name, the longest time first, and their sum."""
        rows = sorted(self.seconds.items(), key=lambda item: -item[1])
        return "\n".join(f"{seconds:9.4f}  {name}" for name, seconds in [*rows, ("total", sum(self.seconds.values()))])


def _diagnostics(said: dict[str, Any]) -> list[Diagnostic]:
    return [Diagnostic(one["severity"], one["message"], place_of(one["location"]), tuple(one["notes"])) for one in said["diagnostics"]]


def _error(diagnostics: list[Diagnostic], fallback: str) -> TierError:
    """Build the refusal from the first error that names a rule, else from the first error."""
    errors = [d for d in diagnostics if d.severity == "error"]
    chosen = next((d for d in errors if _RULE.search(d.text)), errors[0] if errors else None)
    if chosen is None:
        chosen = Diagnostic("error", fallback, None, ())
    match = _RULE.search(chosen.text)
    rule, message = match.groups() if match else ("tier.compile", chosen.text)
    notes = [note.removeprefix("fix: ") for note in chosen.notes if note.startswith("fix: ")]
    fix = notes[0] if notes else _native.rule_fix(rule) or "print f.ir(room) of the rooms before it"
    return refuse(rule, message.strip(), fix=fix, location=chosen.place)


@dataclass(frozen=True)
class Debug:
    """How kernels are compiled to be looked at.

    `limit` bounds each wait on a barrier, in milliseconds; 0: none is bounded. With `check`, protocols are simulated.

    >>> Debug.parse("watchdog=500")
    Debug(limit=500, check=False)
    >>> Debug.parse(None, check=True)
    Debug(limit=0, check=True)
    """

    limit: int = 0
    check: bool = False

    @staticmethod
    def parse(text: str | None, check: bool = False) -> Debug:
        """Read the `debug=` of `tier.compile`: None, "watchdog", or "watchdog=" and milliseconds."""
        match = re.fullmatch(r"watchdog(?:=([1-9][0-9]{0,8}))?", "watchdog" if text is None else text)
        if match is None:
            raise refuse("toolchain.debug", f"expects 'watchdog' or 'watchdog=MILLISECONDS', got {text!r}",
                         fix="leave debug= out to compile kernels that are not watched")
        return Debug(0 if text is None else int(match.group(1) or 2000), bool(check))

    @property
    def options(self) -> str:
        """The options of `tier-compile` that say it.

        >>> Debug(limit=500).options
        ' debug=watchdog limit=500'
        """
        return f" debug=watchdog limit={self.limit}" if self.limit else ""

    def mark(self, module: ir.Module) -> None:
        """Say it on `module`, so that code made otherwise has another key."""
        if self.limit:
            run(module, f"tier-set-watchdog{{limit={self.limit}}}")
        if self.check:
            module.operation.attributes["tier.check"] = ir.UnitAttr.get(module.context)


PLAIN = Debug()


def walk(module: ir.Module, chip: str, start: str, stop: str, debug: Debug = PLAIN, times: Times | None = None,
         sides: Sequence[int] | None = None) -> None:
    """Take `module` from room `start` to the exit of room `stop`, in place; only the kernels of a call on arrays of `sides`, if given."""
    only = f" sides={','.join(map(str, sides))}" if sides else ""
    run(module, f"tier-compile{{chip={chip} from={start} to={stop}{debug.options}{only}}}", times)


def lower(module: ir.Module, chip: str, debug: Debug = PLAIN, times: Times | None = None) -> None:
    """Take kernels from the exit of room Where to that of How, in place; prove and simulate them on the way if asked to."""
    if not debug.check:
        walk(module, chip, "where", "how", debug, times)
        return
    walk(module, chip, "where", "when", PLAIN, times)
    run(module, "transport-verify,transport-simulate", times)
    walk(module, chip, "when", "how", debug, times)


def run(module: ir.Module, pipeline: str, times: Times | None = None) -> None:
    """Run passes on `module`, while other threads run on; a failure becomes a refusal at the user's line."""
    done, text = _native.run_pipeline(module, pipeline)
    said = json.loads(text) if times is not None or not done else None
    if said is not None and times is not None:
        for name, seconds in said["passes"]:
            times.add(name, seconds)
    if not done:
        assert said is not None
        raise _error(_diagnostics(said), f"expects {pipeline} to succeed, got no reason")


def copy(module: ir.Module) -> ir.Module:
    """Return a copy of `module` in its context."""
    clone = module.operation.clone()
    return ir.Module.parse(clone.get_asm(enable_debug_info=True), module.context)


@dataclass(frozen=True)
class Remark:
    """What a pass did (`kind` is "passed") or could not do ("missed"), and where."""

    kind: str
    category: str
    name: str
    message: str
    place: Place | None


class Remarks:
    """Collects the remarks of a context while it is open."""

    def __init__(self, context: ir.Context):
        self._collected = _native.collect_remarks(context)

    def take(self) -> bytes:
        """Return the remarks since the last call, as `remarks_of` reads them: a product has thousands, which few ever look at."""
        text: bytes = self._collected.take()
        return text


def remarks_of(text: bytes) -> tuple[Remark, ...]:
    """Return the remarks of what `Remarks.take` returned.

    >>> remarks_of(b'[["passed", "canonicalize", "Folded", "x + 0", "f.py"]]')
    (Remark(kind='passed', category='canonicalize', name='Folded', message='x + 0', place=None),)
    """
    return tuple(Remark(kind, category, name, message, _place_in(location)) for kind, category, name, message, location in json.loads(text))


def room(module: ir.Module, chip: str, name: str, debug: Debug = PLAIN, times: Times | None = None,
         sides: Sequence[int] | None = None) -> ir.Module:
    """Return the traced `module` as it leaves room `name`."""
    if name not in ROOMS:
        raise refuse("toolchain.room", f"expects one of {', '.join(ROOMS)}, got {name!r}", fix="write f.ir('where', ...)")
    made = copy(module)
    walk(made, chip, "what", name, debug, times, sides)
    return made
