"""The host: a device with one core after another."""

from __future__ import annotations

import os


def cores() -> int:
    """Return how many cores kernels may use."""
    return len(os.sched_getaffinity(0))
