"""CUDA devices: which there are, and the row of the machine table that serves each.

Launches do not pass here: the native side calls the driver itself. `cuda-bindings` is used where it is installed, for
what a launch does not need.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass

from tier import _native
from tier.runtime.errors import refuse

_ROWS = {"sm_80": "sm_80", "sm_90": "sm_90a", "sm_100": "sm_100a"}


@dataclass(frozen=True)
class Device:
    """A CUDA device: its number, its architecture, its row of the table, and its name where cuda-bindings says it."""

    index: int
    architecture: str
    chip: str
    name: str = ""


def chip(index: int = 0) -> str:
    """Return the row that serves device `index`. What has no row of its own runs the code of sm_80."""
    architecture = _native.cuda_chip(index)
    found = _ROWS.get(architecture)
    if found is not None:
        return found
    number = int(architecture.removeprefix("sm_"))
    if number < 80:
        raise refuse("launch.chip", f"expects a device of compute capability 8.0 or later, got {architecture}")
    return "sm_80"


def devices() -> list[Device]:
    """Return the devices of this machine; an empty list where there is no driver."""
    return [Device(index, _native.cuda_chip(index), chip(index), _name(index)) for index in range(_native.cuda_device_count())]


def _name(index: int) -> str:
    try:
        driver = importlib.import_module("cuda.bindings.driver")
    except ImportError:
        return ""
    error, name = driver.cuDeviceGetName(128, index)
    return "" if int(error) else name.split(b"\0")[0].decode()
