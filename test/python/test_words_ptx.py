"""Products of tf32 by warps, of words that lie along k and across it: as PTX on a machine of NumPy arrays."""

import numpy as np
import ptx_machine
import pytest

from tier import _cross
from tier.mlir import ir
from tier.runtime import artefact

M, N, K, WARPS = 32, 32, 64, 2
# Words of k side by side in spans of 128 bytes, or words of rows; permuted, or each row 4 words behind the end of the one before.
ALONG = {"swizzled": "#layout.compose<#layout.strided<[32:32], [32:1, 2:1024]>, #layout.swizzle<3, 2, 3>>", "padded": "#layout.strided<[32:68], [64:1]>"}
ACROSS = {"swizzled": "#layout.compose<#layout.strided<[32:1], [64:32]>, #layout.swizzle<3, 2, 3>>", "padded": "#layout.strided<[32:1], [64:36]>"}


def _kernel(a: str, b: str, rounded: str = "") -> ptx_machine.Kernel:
    loads = "".join(f"""
      %{x} = tier.alloc : memref<32x{K}xf32, #{x}, #tier.space<shared>>
      %view_{x} = memref.reinterpret_cast %from_{x} to offset: [0], sizes: [32, {K}], strides: [{K}, 1] : memref<?xf32> to memref<32x{K}xf32, strided<[{K}, 1]>>
      %tile_{x} = tier.load %view_{x}[%zero, %zero] : memref<32x{K}xf32, strided<[{K}, 1]>> to tensor<32x{K}xf32, #moved>
      tier.store %tile_{x}, %{x}[%zero, %zero] : tensor<32x{K}xf32, #moved>, memref<32x{K}xf32, #{x}, #tier.space<shared>>""" for x in "ab")
    text = f"""
#a = {a}
#b = {b}
#moved = #layout.fragment<[32, {K}], register = [32:[1, 0]], lane = [32:[0, 1]], warp = [2:[0, 32]]>
#sums = #layout.fragment<[{M}, {N}], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [{WARPS}:[16, 0]]>
module attributes {{gpu.container_module, tier.chip = "sm_90a"}} {{
  gpu.module @multiplies {{
    gpu.func @multiplies(%from_a: memref<?xf32>, %from_b: memref<?xf32>, %to: memref<?xf32>) kernel attributes {{
        tier.plan = #tier.plan<tile = [{M}, {N}, {K}], grain = warp, stages = 1, warps = [{WARPS}], cluster = [1, 1], group = 1>}} {{
      %zero = arith.constant 0 : index
      %nothing = arith.constant dense<0.0> : tensor<{M}x{N}xf32, #sums>
      %y = memref.reinterpret_cast %to to offset: [0], sizes: [{M}, {N}], strides: [{N}, 1] : memref<?xf32> to memref<{M}x{N}xf32, strided<[{N}, 1]>>
      {loads}
      transport.barrier
      %t = tier.mma %a, %b, %nothing atom [16, 8, 8] on warp tf32 {rounded} : memref<32x{K}xf32, #a, #tier.space<shared>>, memref<32x{K}xf32, #b, #tier.space<shared>>, tensor<{M}x{N}xf32, #sums>
      tier.store %t, %y[%zero, %zero] : tensor<{M}x{N}xf32, #sums>, memref<{M}x{N}xf32, strided<[{N}, 1]>>
      gpu.return
    }}
  }}
}}
"""
    parsed = ir.Module.parse(text, _cross.context())
    _cross.walk(parsed, "sm_90a", "where", "how")
    return ptx_machine.parse(artefact.emit(parsed, "sm_90a", "ptx").decode())["multiplies"]


def _multiply(kernel: ptx_machine.Kernel, x: np.ndarray, w: np.ndarray) -> np.ndarray:
    machine = ptx_machine.Machine(1 << 16)
    places = [machine.put(array) for array in (x, w, np.zeros((M, N), np.float32))]
    machine.launch(kernel, 1, places)
    return machine.get(places[2], np.empty((M, N), np.float32))


LAYOUTS = {**ALONG, **{f"{name} across": layout for name, layout in ACROSS.items()}}
# Both along k are read by `ldmatrix`, which is another way.
PAIRS = [(a, b) for a in LAYOUTS for b in LAYOUTS if "across" in a + b]


@pytest.mark.parametrize(("a", "b"), PAIRS, ids=str)
def test_operands_meet_at_the_same_k(a, b):
    rng = np.random.default_rng(PAIRS.index((a, b)))
    x, w = (rng.integers(-8, 9, (32, K)).astype(np.float32) for _ in range(2))
    assert np.array_equal(_multiply(_kernel(LAYOUTS[a], LAYOUTS[b]), x, w), x @ w.T)


@pytest.mark.parametrize("turned", ["a", "b"])
def test_lanes_read_different_banks(monkeypatch, turned):
    """Sixteen lanes that read two words each, and 32 that read one, take all 32 banks."""
    kept, reads = ptx_machine._Cta.do_ld, []

    def watch(cta, parts, operands, active):
        if "shared" in parts:
            words = len(cta.vector(parts, operands[0]))
            address = cta.address(operands[1])[:32].astype(np.int64) // 4
            for lanes in np.split(address, words):
                reads.append((words, len({(at + i) % 32 for at in lanes for i in range(words)})))
        kept(cta, parts, operands, active)

    monkeypatch.setattr(ptx_machine._Cta, "do_ld", watch)
    x, w = (np.ones((32, K), np.float32) for _ in range(2))
    a, b = (ACROSS if name == turned else ALONG for name in "ab")
    _multiply(_kernel(a["swizzled"], b["swizzled"]), x, w)
    assert {words for words, _ in reads} == {1, 2} and len(reads) > 64
    assert all(banks == 32 for _, banks in reads)


@pytest.mark.parametrize("rounded", ["", "{tier.rounded = array<i1: true, false>}", "{tier.rounded = array<i1: true, true>}"])
def test_only_what_was_rounded_on_its_way_is_not_rounded_again(rounded):
    kernel = _kernel(ALONG["swizzled"], ACROSS["swizzled"], rounded)
    x, w = (np.full((32, K), 1 + 3 * 2.0**-12, np.float32) for _ in range(2))  # up to 1 + 2^-10, cut to 1
    near, cut = 1 + 2.0**-10, 1.0
    exact = K * (cut if "true" in rounded else near) * (cut if "true, true" in rounded else near)
    assert np.array_equal(_multiply(kernel, x, w), np.full((M, N), exact, np.float32))
