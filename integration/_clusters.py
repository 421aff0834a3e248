"""Kernels whose CTAs work in pairs: the text of a compiled product, with a cluster and parts of a tile written into it."""

from __future__ import annotations

import re

from tier import _cross
from tier.mlir import ir
from tier.runtime.artefact import Artefact

LARGE = "tile = [128, 256, 64]"
"""The plan that is changed: tiles of 128 rows and 256 columns."""


def pair(text: str) -> str:
    """Kernels in room When: CTAs 2 i and 2 i + 1, one above the other, load the columns of both, each one half.

    Right for whole pairs of rows of tiles: m is a multiple of 256.
    """
    kernels = re.split(r"(?=^ *gpu\.module @)", text, flags=re.M)
    for i, kernel in enumerate(kernels):
        if LARGE in kernel:
            kernel = kernel.replace("cluster = [1, 1]", "cluster = [2, 1]")
            kernels[i] = re.sub(r"(transport\.copy\.bulk_load [^\n]*? to %\w+)( : [^\n]* to memref<256x64x)", r"\1 parts 2\2", kernel)
    return "".join(kernels)


def paired(kernel) -> Artefact:
    """The artefact of a kernel for sm_90a, with pairs of CTAs wherever tiles are large."""
    def lower(module):
        _cross.run(module, "transport-verify")
        _cross.walk(module, kernel.chip, "when", "how")

    return Artefact(ir.Module.parse(pair(kernel.ir("when")), _cross.context()), chip=kernel.chip, lower=lower)
