"""bench/machines.py reads what the compiler wrote; what it says of CDNA kernels is what they must be."""

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest
import tier

BENCH = Path(__file__).resolve().parent.parent.parent / "bench" / "machines.py"
_spec = importlib.util.spec_from_file_location("machines", BENCH)
machines = importlib.util.module_from_spec(_spec)
sys.modules["machines"] = machines
_spec.loader.exec_module(machines)

LLVM = shutil.which("/usr/lib/llvm-22/bin/llvm-objdump") or shutil.which("llvm-objdump-22")
needs_llvm = pytest.mark.skipif(not LLVM, reason="needs llvm-objdump of LLVM 22")

# What multiplies, what reads A, what reads B (x @ w: its rows lie along N), what copies, bytes of a load of B.
EXPECTED = {
    ("gfx942", "bf16"): ("v_mfma_f32_32x32x8_bf16", "ds_read2st64_b64", "ds_read2st64_b64", None, 8),
    ("gfx942", "f16"): ("v_mfma_f32_32x32x8_f16", "ds_read2st64_b64", "ds_read2st64_b64", None, 8),
    ("gfx942", "fp8"): ("v_mfma_f32_32x32x8_f16", "ds_read2st64_b64", "ds_read2st64_b64", None, None),  # as f16, exactly
    ("gfx950", "bf16"): ("v_mfma_f32_32x32x16_bf16", "ds_read_b128", "ds_read_b64_tr_b16", "global_load_lds_dwordx4", 16),
    ("gfx950", "f16"): ("v_mfma_f32_32x32x16_f16", "ds_read_b128", "ds_read_b64_tr_b16", "global_load_lds_dwordx4", 16),
    ("gfx950", "fp8"): ("v_mfma_f32_32x32x64_f8f6f4", "ds_read_b128", "ds_read_b128", None, 8),
}


@needs_llvm
@pytest.mark.parametrize("chip, dtype", EXPECTED)
def test_cdna_kernels_have_the_expected_instructions(chip, dtype):
    rows = machines.figures(chip, dtype)
    product, left, right, copy, width = EXPECTED[chip, dtype]
    size = 1 if dtype == "fp8" else 2
    assert len(rows) == 2 and {row.tile.split("x")[0] for row in rows} == {"128", "64"}
    for row in rows:
        assert row.spilled_bytes == row.scratch_bytes == 0
        assert row.registers <= 256  # two groups at a time
        m, n, k = map(int, row.tile.split("x"))
        waves = row.threads // 64
        side, _, depth = map(int, product.split("_")[3].split("x"))
        turns = row.loop["s_barrier"]  # iterations in one
        assert row.loop[product] == turns * (m * n * k // (waves * side * side * depth))
        assert left in row.loop and right in row.loop
        assert not any(name.startswith(("ds_read_u", "scratch")) or name.endswith("vmcnt(0)") for name in row.loop), row.loop
        if not copy:
            # Two iterations take turns in registers; the least that a wait leaves are the loads of the younger.
            waits = [int(name.split("vmcnt(")[1].split(")")[0]) for name in row.loop if "vmcnt" in name]
            if (each := n * k // row.threads) < 32 and width and size == 1:
                width = 4  # loads as long as stores
            assert turns == 2 and min(waits) == row.loop["global read"] // 2 >= 2
            if width:
                assert min(waits) == m * k * size // (16 * row.threads) + each * size // width
        else:
            assert turns == 1
            per_group = (m + n) * k * size // (16 * row.threads)
            # Three groups run ahead in four stages: the wait leaves two in flight.
            assert row.loop[f"s_waitcnt vmcnt({2 * per_group})"] == 1
            assert row.loop[copy] == per_group and row.mix[copy] == 4 * per_group


@needs_llvm
def test_operands_along_k_are_read_in_vectors():
    for chip in ("gfx942", "gfx950"):
        for row in machines.figures(chip, "bf16", transposed=True):
            assert not any(name.startswith("ds_read_u") for name in {**row.loop, **row.mix})
            assert row.spilled_bytes == row.scratch_bytes == 0
    # Both operands of 8-bit floats go past registers then.
    for row in machines.figures("gfx950", "fp8", transposed=True):
        assert row.loop["global_load_lds_dwordx4"] and "global read" not in row.loop


ROWS = {
    "softmax": (tier.softmax, ["bf16[M, N]"]),
    "layer_norm": (tier.layer_norm, ["f32[M, N%4]"]),
    "sum": (lambda x: tier.sum(x, axis=-1), ["f32[M, N]"]),
    "gelu": (lambda x: tier.gelu(x) + x, ["bf16[N%8]"]),
    "turned": (lambda x: x.T, ["bf16[M%8, N%8]"]),
}


@needs_llvm
@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
@pytest.mark.parametrize("name", ROWS)
def test_rows_and_elementwise_work_need_no_scratch(name, chip):
    rows = machines.rows_of(tier.lower(*ROWS[name], chip=chip), chip, name)
    assert rows and all(row.scratch_bytes == row.spilled_bytes == 0 for row in rows), [(row.kernel, row.scratch_bytes) for row in rows]
    assert not any("scratch" in row.mix for row in rows)
    assert any(row.mix.get("global read") for row in rows)


def test_the_host_has_fused_products():
    (row,) = machines.figures("cpu", "bf16")
    assert row.loop and any("fmadd" in name for name in row.loop)


def test_ptx_is_read_without_tools(monkeypatch):
    monkeypatch.setattr(machines.toolchain, "find_ptxas", lambda: "")
    planned = tier.compile(machines.linear, plan={"tile": (128, 128, 64), "stages": 3})
    known = planned.lower("bf16[512, 512]", "bf16[512, 512]", "bf16[512]", chip="sm_90a")
    rows = machines.rows_of(known, "sm_90a", "bf16")
    assert all(row.read == "PTX" and row.registers is None for row in rows)
    assert any(name.startswith("wgmma.mma_async") for row in rows for name in row.loop)
