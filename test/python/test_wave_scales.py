"""Products with scales of blocks on CDNA4: V_MFMA_SCALE_F32_* run on the machine of arrays, and disassembled."""

import re

import numpy as np
import pytest
import torch
import wave_machine
from test_machines_bench import machines, needs_llvm
from test_packed import agrees, draw, mx, product, scaled, scales, w4a8
from tier import _cross
from tier.mlir import ir

import tier

SPECS = {"e4m3": "f8e4m3[{}, K%16]", "e5m2": "f8e5m2[{}, K%16]", "e2m1": "f4e2m1x2[{}, K%16]"}
PAIRS = [("e4m3", "e4m3"), ("e4m3", "e5m2"), ("e5m2", "e4m3"), ("e2m1", "e2m1")]
CODES = {"e4m3": "", "e5m2": "1", "e2m1": "4"}


@pytest.fixture(scope="module", params=PAIRS, ids="-".join)
def pair(request):
    a, b = request.param
    specs = (SPECS[a].format("M"), SPECS[b].format("N"), "f8e8m0[M, S]", "f8e8m0[N, S]")
    return a, b, tier.lower(w4a8, specs, chip="gfx950")


def run(kernel, launch, *arrays):
    """Run a call on the machine: the kernel that it chooses, or the other one."""
    machine = wave_machine.Machine(ir.Module.parse(kernel.ir("how"), _cross.context()), "gfx950")
    out = torch.full((arrays[0].shape[0], arrays[1].shape[0]), float("nan"))
    for array in (*arrays, out):
        machine.put(array.data_ptr(), array.view(torch.uint8).numpy() if array is not out else array.numpy())
    (call,) = kernel.trace(*arrays, out)
    name, grid = call["launch"], call["grid"]
    if launch == "large":
        name = next(other for other in machine.kernels if other != name)
        grid = (-(-out.shape[0] // 128) * -(-out.shape[1] // 128), 1, 1)
    machine.launch(name, grid, [operand["value"] for operand in call["operands"]])
    return out, machine.counts


@pytest.mark.parametrize("launch", ["chosen", "large"])
@pytest.mark.parametrize("shape", [(70, 48, 96), (33, 16, 416), (130, 136, 288)], ids=str)
def test_products_have_scales(pair, shape, launch):
    a, b, kernel = pair
    m, n, k = shape
    (x, left), (w, right), sx, sw = draw(a, m, k, 1), draw(b, n, k, 2), scales(m, k, 3), scales(n, k, 4)
    if a == "e2m1":
        x, w = x.view(torch.float4_e2m1fn_x2), w.view(torch.float4_e2m1fn_x2)
    out, counts = run(kernel, launch, x, w, sx, sw)
    agrees(out, scaled(left, sx), scaled(right, sw))
    assert sum(count for name, count in counts.items() if "mfma.scale" in name) > 0


def test_a_nan_is_one(pair):
    """The last pattern of a scale is NaN, and reaches the sums of its row alone."""
    a, b, kernel = pair
    (x, left), (w, right), sx, sw = draw(a, 40, 64, 1), draw(b, 24, 64, 2), scales(40, 64, 3), scales(24, 64, 4)
    sx.view(torch.uint8)[7, 1] = 255
    if a == "e2m1":
        x, w = x.view(torch.float4_e2m1fn_x2), w.view(torch.float4_e2m1fn_x2)
    out, _ = run(kernel, "chosen", x, w, sx, sw)
    assert out[7].isnan().all() and not out[np.arange(40) != 7].isnan().any()


MIXED = [("e4m3", "e2m1"), ("e2m1", "e5m2"), ("e2m1", "e4m3"), ("e5m2", "e2m1")]
BYTES = {"e4m3": "f8e4m3[{}, K%16]", "e5m2": "f8e5m2[{}, K%16]", "e2m1": "u8[{}, {}%64]"}


@pytest.mark.parametrize("a, b", MIXED, ids="-".join)
@pytest.mark.parametrize("has_scales", [True, False])
def test_operands_of_two_formats(a, b, has_scales):
    """Rows of whole 128 numbers stay packed: bytes in LDS, 4 registers of a lane."""
    specs = (BYTES[a].format("M", "L"), BYTES[b].format("N", "P"), "f8e8m0[M, S]", "f8e8m0[N, S]")
    kernel = tier.lower(mx(a, b) if has_scales else product(a, b), specs[: 4 if has_scales else 2], chip="gfx950")
    assert f"mfma{'.scale' * has_scales}.f32.32x32x64.f8f6f4.{a}.{b}" in kernel.ir("where")
    for m, n, k in [(70, 48, 256), (130, 136, 384)]:
        (x, left), (w, right), sx, sw = draw(a, m, k, 1), draw(b, n, k, 2), scales(m, k, 3), scales(n, k, 4)
        for launch in ("chosen", "large"):
            out, counts = run(kernel, launch, x, w, *((sx, sw) if has_scales else ()))
            agrees(out, *((scaled(left, sx), scaled(right, sw)) if has_scales else (left, right)))
            assert sum(count for name, count in counts.items() if "mfma.scale" in name) > 0
        if has_scales:
            agrees(tier.simulate(mx(a, b), x, w, sx, sw, target="gfx950", seeds=1), scaled(left, sx), scaled(right, sw))
        else:
            agrees(tier.simulate(product(a, b), x, w, target="gfx950", seeds=1), left, right)


@pytest.mark.parametrize("a, b, multiplied", [("e2m3", "e2m1", "e4m3.e2m1"), ("e3m2", "e2m3", "e4m3.e4m3"), ("e5m2", "e3m2", "e5m2.e4m3")])
def test_numbers_of_6_bits_are_converted(a, b, multiplied):
    """Threads copy tiles of powers of two of bytes."""
    (x, left), (w, right), sx, sw = draw(a, 70, 256, 1), draw(b, 48, 256, 2), scales(70, 256, 3), scales(48, 256, 4)
    assert f"mfma.scale.f32.32x32x64.f8f6f4.{multiplied}" in mx(a, b).ir("where", x, w, sx, sw, chip="gfx950")
    agrees(tier.simulate(mx(a, b), x, w, sx, sw, target="gfx950", seeds=1), scaled(left, sx), scaled(right, sw))


def test_weights_of_4_bits_stay_packed():
    kernel = tier.lower(w4a8, (SPECS["e4m3"].format("M"), "f4e2m1x2[N, L%64]", "f8e8m0[M, S]", "f8e8m0[N, S]"), chip="gfx950")
    assert "mfma.scale.f32.32x32x64.f8f6f4.e4m3.e2m1" in kernel.ir("where") and len(kernel.artefact.images) == 2
    short = tier.lower(w4a8, (SPECS["e4m3"].format("M"), "f4e2m1x2[N, L%16]", "f8e8m0[M, S]", "f8e8m0[N, S]"), chip="gfx950")
    assert "mfma.scale.f32.32x32x64.f8f6f4.e4m3.e4m3" in short.ir("where")


def disassembled(kernel, a, b, tmp_path):
    """Yield the products of each image, which spills nothing: each an instruction with scales of its lanes and these formats."""
    kinds = (f" cbsz:{CODES[a]}" if CODES[a] else "") + (f" blgp:{CODES[b]}" if CODES[b] else "")
    for image in kernel.artefact.images:
        (row,) = machines.read_cdna(bytes(image.data), tmp_path).values()
        assert row["spilled_bytes"] == row["scalar_spills"] == row["scratch_bytes"] == 0
        text = machines.run(machines.llvm_tool("llvm-objdump"), "-d", "--no-show-raw-insn", str(tmp_path / "kernel.hsaco"))
        products = [re.split(r"\s*//", one)[0] for one in re.findall(r"v_mfma\S+.*", text)]
        assert products and all(one.startswith("v_mfma_scale_f32_32x32x64_f8f6f4") and one.endswith("op_sel_hi:[0,0,0]" + kinds) for one in products)
        yield products


@needs_llvm
@pytest.mark.parametrize("a, b", MIXED, ids="-".join)
def test_the_disassembly_of_two_formats(a, b, tmp_path):
    """Four registers of 4 bits, eight of 8."""
    kernel = tier.lower(mx(a, b), (BYTES[a].format("M", "L"), BYTES[b].format("N", "P"), "f8e8m0[M, S]", "f8e8m0[N, S]"), chip="gfx950")
    for products in disassembled(kernel, a, b, tmp_path):
        sizes = {int(last) - int(first) + 1 for first, last in re.findall(r"v_mfma\S+ \S+ v\[(\d+):(\d+)\]", "\n".join(products))}
        assert sizes <= {4, 8}


@needs_llvm
def test_the_disassembly(pair, tmp_path):
    a, b, kernel = pair
    assert list(disassembled(kernel, a, b, tmp_path))
