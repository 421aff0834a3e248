"""Errors of the runtime: a message that names its rule becomes the class of its area."""

from __future__ import annotations

from tier import _errors


def make(message: str, rule: str, area: str, fix: str | None) -> Exception:
    """Return the error of `area` for a message such as `[launch.driver] expects ...`; `fix` may be in a note of it.

    >>> make("[launch.driver] expects a driver, got none", "launch.driver", "launch", None)
    LaunchError('[launch.driver] expects a driver, got none')
    """
    kinds = {"launch": _errors.LaunchError, "signature": _errors.SignatureError, "toolchain": _errors.ToolchainError,
             "async": _errors.AsyncError}
    kind = kinds.get(area, _errors.ToolchainError)
    text = message.partition("\n  fix: ")[0]
    place, bracket, rest = text.partition(f"[{rule}] ")
    if rule and bracket:
        text = bracket + (place + rest if place.strip() else rest)
    return kind(text, rule=rule or "toolchain.internal", fix=fix)


def refuse(rule: str, message: str, fix: str | None = None) -> Exception:
    """Return the error of a rule, for Python code that raises it."""
    return make(f"[{rule}] {message}", rule, rule.partition(".")[0], fix)
