"""Problems by name: plain data in, plain data out, a refusal as an exception."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, cast

from tier._errors import refuse


@dataclass(frozen=True)
class Multiple:
    """An integer of which only a divisor is known.

    >>> Multiple(16)
    Multiple(of=16)
    """

    of: int

    def __post_init__(self) -> None:
        if self.of < 1:
            raise refuse("layout.divisor", f"expects a divisor of at least 1, got {self.of}")


Fact = int | Multiple | None
"""What is known of an integer: its value, a divisor, or nothing."""


def ask(problem: str, **question: Any) -> Any:
    """Ask `problem` and return the answer; raise the refusal's own error.

    >>> ask("layout.vector_width", run=64, element_bytes=2, other_stride_bytes=[600])
    4
    """
    from tier import _native

    text = json.dumps({name: _plain(value) for name, value in question.items() if value is not None})
    answered, answer = _native.ask(problem, text)
    if answered:
        return json.loads(answer)
    rule, _, message = answer.removeprefix("[").partition("] ")
    raise refuse(rule, message)


def _plain(value: Any) -> Any:
    if isinstance(value, Multiple):
        return {"multiple": value.of}
    if isinstance(value, list | tuple):
        return [_plain(element) for element in cast("list[Any] | tuple[Any, ...]", value)]
    return value
