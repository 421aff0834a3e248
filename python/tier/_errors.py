"""Refusals: one class per area, each with its rule, its fix and its place."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, TracebackType

_PACKAGE = str(Path(__file__).parent)


@dataclass(frozen=True)
class Place:
    """A place in the user's program.

    >>> str(Place("net.py", 12, 5))
    'net.py:12:5'
    """

    file: str
    line: int
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f":{self.column}" if self.column else "")


class TierError(Exception):
    """A refusal: `[area.rule] expects X, got Y`, with a place and a fix.

    >>> error = TraceError("expects equal extents, got 3 and 4", rule="trace.shape", fix="slice one of them")
    >>> print(error)
    [trace.shape] expects equal extents, got 3 and 4; fix: slice one of them
    >>> error.rule, error.fix, error.location
    ('trace.shape', 'slice one of them', None)
    """

    def __init__(self, message: str, *, rule: str, fix: str | None = None, location: Place | None = None):
        self.rule = rule
        said, _, own = message.removeprefix(f"[{rule}] ").partition("; fix: ")
        self.message = said
        self.fix = fix or own or _fix_of(rule)
        self.location = location
        super().__init__(message)

    def __str__(self) -> str:
        place = f"{self.location}: " if self.location else ""
        fix = f"; fix: {self.fix}" if self.fix else ""
        return f"{place}[{self.rule}] {self.message}{fix}"

    def __reduce__(self):
        return (_rebuild, (type(self), self.message, self.rule, self.fix, self.location))


def _rebuild(kind: type[TierError], message: str, rule: str, fix: str, location: Place | None) -> TierError:
    return kind(message, rule=rule, fix=fix, location=location)


class TraceError(TierError):
    """The program cannot be traced: a shape, a dtype or an operation does not fit."""


class TraceAttributeError(TraceError, AttributeError):
    """A traced array has no such attribute. Also an `AttributeError`, so `hasattr` works."""


class TraceTypeError(TraceError, TypeError):
    """A traced array is used where Python wants a number. Also a `TypeError`."""


class SignatureError(TierError):
    """An argument is outside what a kernel can be compiled for."""


class LaunchError(TierError):
    """The arguments contradict what was assumed while tracing, or a launch failed."""


class ToolchainError(TierError):
    """Something this machine needs is missing: a driver, a package, a compiler room."""


class LayoutError(TierError):
    """The layout rooms refuse the program."""


class TensormapError(TierError):
    """A bulk-copy descriptor is illegal."""


class BanksError(TierError):
    """A bank-conflict question is ill-posed or has no answer."""


class AsyncError(TierError):
    """A transfer breaks the asynchronous protocol."""


class CompileError(TierError):
    """A room of the compiler refuses the program."""


_AREAS: dict[str, type[TierError]] = {
    "trace": TraceError,
    "signature": SignatureError,
    "launch": LaunchError,
    "toolchain": ToolchainError,
    "layout": LayoutError,
    "tensormap": TensormapError,
    "banks": BanksError,
    "async": AsyncError,
    "tier": CompileError,
}


def _fix_of(rule: str) -> str:
    """Return what the error index says of a rule: the fix of a refusal that has no words of its own."""
    from tier import _native  # errors are made before it is loaded, too

    return _native.rule_fix(rule) or ""


def refuse(rule: str, message: str, *, fix: str = "", location: Place | None = None) -> TierError:
    """Build the error of `rule`'s area; the caller raises it. A `trace` error knows the user's line by itself.

    >>> type(refuse("launch.extent", "expects 4, got 5")).__name__
    'LaunchError'
    """
    kind = _AREAS.get(rule.partition(".")[0], CompileError)
    if location is None and issubclass(kind, TraceError):
        location = here()
    return kind(message, rule=rule, fix=fix, location=location)


def _column(code: CodeType, last: int) -> int:
    if not hasattr(code, "co_positions"):  # Python 3.10 knows lines only
        return 0
    for offset, position in enumerate(code.co_positions()):
        if offset * 2 == last:
            return (position[2] or 0) + 1 if position[2] is not None else 0
    return 0


def _is_ours(frame: FrameType) -> bool:
    file = frame.f_code.co_filename
    return file.startswith(_PACKAGE) and "<doctest" not in file


def here() -> Place:
    """Return the innermost place outside this package: the line the user wrote."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and _is_ours(frame) and frame.f_back is not None:
        frame = frame.f_back
    if frame is None:
        return Place("<unknown>", 0)
    return Place(frame.f_code.co_filename, frame.f_lineno, _column(frame.f_code, frame.f_lasti))


def without_our_frames(error: TierError) -> TierError:
    """Drop the frames of this package from the traceback of `error`, so it ends at the user's line."""
    frames: list[TracebackType] = []
    trace = error.__traceback__
    while trace is not None:
        if not _is_ours(trace.tb_frame):
            frames.append(trace)
        trace = trace.tb_next
    chain: TracebackType | None = None
    for frame in reversed(frames):
        chain = TracebackType(chain, frame.tb_frame, frame.tb_lasti, frame.tb_lineno)
    return error.with_traceback(chain)
