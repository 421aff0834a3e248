"""Products through tensor memory on sm_100a: what the PTX holds, and what the assembler makes of it."""

import re
import shutil
import subprocess

import numpy as np
import pytest

import tier

GELU = ("bf16[M, K%16]", "bf16[K%16, N%16]", "bf16[N%16]")


def _gelu(x, w, b):
    return tier.gelu(x @ w + b)


def _multiply(x, w):
    return x @ w


def _images(program, specs, chip="sm_100a"):
    return [bytes(image.data).decode() for image in tier.lower(program, specs, chip=chip).artefact.images]


@pytest.fixture(scope="module")
def gelu():
    return _images(_gelu, GELU)


def _order(ptx, *words):
    """The words occur, each after the one before."""
    at = -1
    for word in words:
        at = ptx.find(word, at + 1)
        assert at >= 0, word


def test_tensor_memory_is_reserved_written_read_and_freed(gelu):
    for ptx in gelu:
        in_pairs = ".reqnctapercluster 2" in ptx
        meet, group = ("barrier.cluster.wait", 2) if in_pairs else ("bar.sync", 1)
        _order(ptx, f"tcgen05.alloc.cta_group::{group}", f"tcgen05.relinquish_alloc_permit.cta_group::{group}",
               "tcgen05.fence::before_thread_sync", meet, "tcgen05.fence::after_thread_sync",
               f"tcgen05.mma.cta_group::{group}.kind::f16", f"tcgen05.commit.cta_group::{group}", "tcgen05.ld.sync.aligned.32x32b.",
               "tcgen05.wait::ld.sync.aligned", meet, f"tcgen05.dealloc.cta_group::{group}")
        assert {int(found) for found in re.findall(r"cta_group::(\d)", ptx)} == {group}
        reserved = set(re.findall(r"tcgen05\.(?:de)?alloc[^;]*, (\d+);", ptx))
        assert len(reserved) == 1 and int(reserved.pop()) in (128, 256, 512)
        assert "wgmma" not in ptx and "mma.sync" not in ptx


def test_the_end_of_products_gives_operands_and_accumulators_over(gelu):
    for ptx in gelu:
        assert ptx.count("@p tcgen05.commit.") == 1  # the stage of the operands
        assert len(re.findall(r"^\s*tcgen05\.commit\.", ptx, re.M)) >= 1  # the stage of the accumulators


@pytest.mark.parametrize("dtype, kind", [
    ("f16", "f16"), ("f8e4m3", "f8f6f4"), ("f8e5m2", "f8f6f4"), ("i8", "i8"),
])
def test_every_operand_type_has_its_kind(dtype, kind):
    for ptx in _images(_multiply, (f"{dtype}[M, K%16]", f"{dtype}[K%16, N%16]")):
        assert set(re.findall(r"kind::\w+", ptx)) == {f"kind::{kind}"}


def test_tf32_is_asked_for():
    ptx, *_ = _images(lambda x, w: tier.matmul(x, w, precision="tf32"), ("f32[M, K%16]", "f32[K%16, N%16]"))
    assert "kind::tf32" in ptx


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="no ptxas")
def test_the_assembler_does_not_spill(gelu, tmp_path):
    fp8 = _images(_multiply, ("f8e4m3[M, K%16]", "f8e4m3[K%16, N%16]"))
    for ptx in gelu + fp8:
        (tmp_path / "kernel.ptx").write_text(ptx)
        said = subprocess.run(["ptxas", "-arch=sm_100a", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=tmp_path,
                              capture_output=True, text=True, check=True).stderr
        assert re.findall(r"(\d+) bytes spill", said) == ["0", "0"], said
        assert int(re.search(r"Used (\d+) registers", said).group(1)) <= 168


@pytest.mark.parametrize("k", [16, 40, 64])
def test_a_sum_of_one_step_needs_no_loop(k):
    """k is known to fit a tile: what the loads fill is still what the products read."""
    draw = np.random.default_rng(k)
    x, w = (draw.integers(-4, 5, (rows, 64)).astype(np.float16)[:, :k].copy() for rows in (200, 300))
    exact = [tier.Spec("f16", array.shape, exact=True) for array in (x, w)]
    kernel = tier.compile(lambda x, w: tier.matmul(x, w.T, out_dtype="f32")).lower(*exact, chip="sm_100a")
    assert "scf.for" not in kernel.ir("when") and "tcgen05.m128k16.f16" in kernel.ir("when")
    assert np.array_equal(kernel.simulate(x, w, seed=1), x.astype(np.float32) @ w.astype(np.float32).T)


@pytest.mark.parametrize("plan, says", [
    ({"tile": (128, 96, 64)}, "a power of two of columns of tensor memory, 32 or more, got 96"),
    ({"tile": (128, 192, 64), "cluster": (2, 1)}, "a power of two of columns of tensor memory, 32 or more, got 192"),
    ({"tile": (128, 128, 8)}, "16 of k in a tile, got 8")], ids=str)
def test_what_tensor_memory_does_not_hold(plan, says):
    """An asked tile is that tile, or is refused where it is asked for."""
    with pytest.raises(tier.TierError, match=rf"\[tier.asked\] expects {says}; fix: "):
        tier.compile(_multiply, plan=plan).lower("bf16[M, K%64]", "bf16[K%64, N%64]", chip="sm_100a")
