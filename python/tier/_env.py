"""Environment variables: the only place that reads them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Environment:
    """What the environment says to `tier`, read once per compiled function."""

    cache: Path | None
    """`TIER_CACHE_DIR`: where artefacts are kept; empty turns the disk cache off."""

    cuda_home: Path | None
    """`CUDA_HOME`: where a CUDA toolkit is, for its assembler."""

    debug: bool
    """`TIER_DEBUG`: keep the frames of `tier` itself in the tracebacks of refusals."""


def read() -> Environment:
    """Read the environment.

    >>> isinstance(read().debug, bool)
    True
    """
    named = os.environ.get("TIER_CACHE_DIR")
    if named is None:
        home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
        cache = Path(home) / "tier"
    else:
        cache = Path(named) if named else None
    home = os.environ.get("CUDA_HOME")
    return Environment(cache=cache / "kernels" if cache else None, cuda_home=Path(home) if home else None,
                       debug=bool(os.environ.get("TIER_DEBUG")))
