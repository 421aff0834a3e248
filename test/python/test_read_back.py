"""Every kernel that comes out of the compiler, read back from its last room, is proved with nothing to say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import tier

pytestmark = pytest.mark.skipif(not shutil.which("tier-opt"), reason="tier-opt is not on the path")


def _linear(x, w, b):
    return tier.gelu(x @ w + b)


def _softmax(x):
    return tier.softmax(x, axis=-1)


def _layer_norm(x, w, b):
    return tier.layer_norm(x, w, b)


def _rms_norm(x, w):
    return tier.rms_norm(x, w)


def _transposed(x):
    return tier.permute_dims(x, (1, 0))


PROGRAMS = {
    "linear": (_linear, ("bf16[M, K]", "bf16[K, N]", "bf16[N]")),
    "linear of rows of k": (lambda x, w: x @ w.T, ("bf16[M, K%16]", "bf16[N, K%16]")),
    "linear of a vector": (lambda x, w: x @ w.T, ("bf16[1, K%16]", "bf16[N, K%16]")),
    "linear f32": (_linear, ("f32[M, K]", "f32[K, N]", "f32[N]")),
    "linear f8": (lambda x, w: x @ w, ("f8E4M3FN[M, K]", "f8E4M3FN[K, N]")),
    "linear odd": (lambda x, w: x @ w.T, (tier.Spec("bf16", ("M", "K"), multiple=1), tier.Spec("bf16", ("N", "K"), multiple=1))),
    "linear known": (lambda x, w: x @ w, ("bf16[4096, 4096]", "bf16[4096, 4096]")),
    "softmax": (_softmax, ("bf16[M, N]",)),
    "softmax long": (_softmax, ("f32[64, 100000]",)),
    "layer_norm": (_layer_norm, ("f32[M, N]", "f32[N]", "f32[N]")),
    "rms_norm": (_rms_norm, ("bf16[4096, 7168]", "bf16[7168]")),
    "columns": (lambda x: tier.sum(x, axis=0) + tier.max(x, axis=0), ("bf16[M, N%16]",)),
    "columns odd": (lambda x: tier.mean(x, axis=0), ("f16[M, N]",)),
    "transposed": (_transposed, ("bf16[M, N]",)),
    "transposed i8": (_transposed, ("i8[M, N]",)),
    "transposed to odd rows": (_transposed, ("f32[M, N%16]",)),
}


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "sm_100a"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_our_kernels_are_proved(name: str, chip: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    function, signature = PROGRAMS[name]
    try:
        kernel = tier.compile(function).lower(*signature, chip=chip)
    except tier.TierError as refusal:
        pytest.skip(str(refusal))
    names = [image.name for image in kernel.artefact.images]
    if len(names) > 32 and not request.config.getoption("--every-kernel"):
        # Products have up to 200 kernels, neighbours of which differ by little.
        names = [names[number * len(names) // 32] for number in range(32)]
    each = 16
    parts = [kernel.ir("how", names[first:first + each]) for first in range(0, len(names), each)]
    assert sum(part.count("  gpu.module @") for part in parts) == len(names)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = list(pool.map(lambda part: _checked(*part), [(tmp_path / f"how{number}.mlir", part) for number, part in enumerate(parts)]))
    said = [line for _, lines in runs for line in lines]
    # Roles that go on for as long as a CTA is claimed are taken to read the same responses.
    assumed = [line for line in said if any("clusterlaunchcontrol" in part for part in parts) and "remark: [async.assumed]" in line]
    assert ([code for code, _ in runs if code], [line for line in said if line not in assumed]) == ([], [])
    assert all("query is_canceled" in line or "of more turns" in line for line in assumed)


def _checked(source: Path, text: str) -> tuple[int, list[str]]:
    """What tier-opt ends with, and says."""
    assert "nvvm.kernel" in text
    source.write_text(text)
    run = subprocess.run(["tier-opt", source, "--check-async", "--strict"], capture_output=True, text=True, check=False)
    return run.returncode, [line for line in run.stderr.splitlines() if re.search(r": (error|warning|remark): ", line)]


def test_warps_that_do_not_wait_for_their_lanes_are_found(tmp_path: Path) -> None:
    """Lines of odd rows wait in shared memory for the next piece, behind meetings of single warps; each of them counts."""
    exact = [tier.Spec("bf16", shape, exact=True) for shape in ((3001, 513), (3001, 513))]
    kernel = tier.compile(lambda x, w: x @ w.T).lower(*exact, chip="sm_90a")
    assert "tier.lines" in kernel.ir("where")
    product = kernel.launched((3001, 513), (3001, 513))[-1].kernel.split("@")[-1]
    lines = kernel.ir("how", [product]).splitlines(keepends=True)
    meetings = [at for at, line in enumerate(lines) if "nvvm.bar.warp.sync" in line]
    for removed in meetings[:4] + meetings[10:12]:
        source = tmp_path / "how.mlir"
        source.write_text("".join(lines[:removed] + lines[removed + 1:]))
        run = subprocess.run(["tier-opt", source, "--check-async", "--strict"], capture_output=True, text=True, check=False)
        assert run.returncode and "[async.race]" in run.stderr, removed
