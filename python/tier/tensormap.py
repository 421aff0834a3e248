"""Tensor maps: what a bulk-copy engine accepts.

>>> from tier import tensormap
>>> tensormap.check(element="bf16", dims=[300, 128], stride_bytes=[600], box=[64, 128], swizzle="128B")[0].rule
'tensormap.stride-16'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tier._errors import TensormapError
from tier._problem import Fact, Multiple, ask
from tier.layout._layout import Layout
from tier.layout._layout import _read as _read_layout

__all__ = ["Box", "Fact", "Map", "Multiple", "Violation", "check", "rules", "synthesize", "transaction_bytes"]


@dataclass(frozen=True)
class Violation:
    """A rule that is broken, or that the facts do not prove."""

    rule: str
    number: str
    message: str
    fix: str
    checked_by: str
    """encode, run or ours: who rejects it."""

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True)
class Box:
    """One copy: coordinate offsets innermost first, and the element of the shared tile where it begins."""

    offset: tuple[int, ...]
    shared_element: int


@dataclass(frozen=True)
class Map:
    """A descriptor for a tile of a view. All lists are innermost first; `dims[i]` is a dimension of the view."""

    dims: tuple[int, ...]
    box: tuple[int, ...]
    swizzle: str
    boxes: tuple[Box, ...]
    bytes_per_tile: int
    shared_alignment: int
    shared_layout: Layout


def _ask_check(question: dict) -> dict:
    return ask("tensormap.check", **question)


def check(*, element: str, dims: Sequence[Fact], stride_bytes: Sequence[Fact], box: Sequence[int],
          element_strides: Sequence[int] | None = None, swizzle: str = "none", interleave: str = "none",
          fill: str = "zero", store: bool = False, base_alignment: int = 16, object_alignment: int = 64,
          shared_alignment: int = 1024, starts: Sequence[Fact] | None = None) -> list[Violation]:
    """Every rule these descriptor fields break; innermost first, strides for dims 1 and up.

    A fact is a value, `Multiple(n)` or None; a rule the facts do not prove counts as broken.

    >>> check(element="bf16", dims=[None, None], stride_bytes=[Multiple(16)], box=[64, 128], swizzle="128B")
    []
    """
    answer = _ask_check({name: value for name, value in locals().items()})
    return [Violation(**violation) for violation in answer["violations"]]


def transaction_bytes(element: str, box: Sequence[int], element_strides: Sequence[int] | None = None) -> int:
    """The bytes one box reports to its barrier, whatever is out of range.

    >>> transaction_bytes("bf16", [64, 128])
    16384
    """
    answer = _ask_check({"element": element, "dims": [1] * len(box), "stride_bytes": [16] * (len(box) - 1),
                         "box": list(box), "element_strides": element_strides})
    return answer["transaction_bytes"]


def synthesize(*, element: str, extents: Sequence[Fact], stride_bytes: Sequence[Fact], tile: Sequence[int],
               base_alignment: int = 16, start_divisors: Sequence[int] | None = None, store: bool = False,
               swizzle: str | None = None) -> Map:
    """A descriptor and the boxes that move `tile` of a view; raise the first rule in the way.

    >>> found = synthesize(element="bf16", extents=[None, None], stride_bytes=[Multiple(16), 2], tile=[128, 128])
    >>> found.box, found.swizzle, len(found.boxes), found.dims
    ((64, 128), '128B', 2, (1, 0))
    >>> str(found.shared_layout)
    '[128:64], [64:1, 2:8192]'
    """
    answer = ask("tensormap.synthesize", **locals())
    if answer["violations"]:
        first = Violation(**answer["violations"][0])
        raise TensormapError(first.message, rule=first.rule, fix=first.fix)
    return Map(tuple(answer["dims"]), tuple(answer["box"]), answer["swizzle"],
               tuple(Box(tuple(box["offset"]), box["shared_element"]) for box in answer["boxes"]),
               answer["bytes_per_tile"], answer["shared_alignment"], _read_layout(answer["shared_layout"]))


def rules() -> dict[str, str]:
    """Every rule and what it expects.

    >>> rules()["tensormap.rank"]
    'a rank of 1 to 5'
    """
    return {rule["rule"]: rule["expects"] for rule in ask("tensormap.rules")}
