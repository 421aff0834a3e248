"""Ops of a module, for tests that break them."""

from __future__ import annotations

from typing import Any


def walk(op: Any) -> list[Any]:
    """Return every op below, inner ones first, in a list that stays as it is while ops are changed."""
    return [one for region in op.regions for block in region.blocks for inner in block.operations for one in (*walk(inner.operation), inner.operation)]
