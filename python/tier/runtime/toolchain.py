"""Tools of this machine: the assembler, where there is one."""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from tier import _env


def find_ptxas() -> str:
    """Return the path of `ptxas`: on PATH, in CUDA_HOME, or in NVIDIA's Python packages; empty if there is none."""
    found = shutil.which("ptxas")
    if found:
        return found
    return next((str(path) for path in _candidates() if os.access(path, os.X_OK)), "")


def _candidates() -> Iterator[Path]:
    home = _env.read().cuda_home
    if home:
        yield home / "bin" / "ptxas"
    nvidia = importlib.util.find_spec("nvidia")
    for folder in (nvidia.submodule_search_locations or []) if nvidia else []:
        yield from sorted(Path(folder).glob("*/bin/ptxas"), reverse=True)
    triton = importlib.util.find_spec("triton")
    for folder in (triton.submodule_search_locations or []) if triton else []:
        yield Path(folder) / "backends" / "nvidia" / "bin" / "ptxas"
