"""Conversions between fragments inside a kernel: shuffles, shared memory, and Triton's.

    python bench/convert.py [--iterations 400] [--out FILE]

Many CTAs hold a tile in registers and convert it there and back, again and
again; nothing else is in the loop. `tbs` is bytes of converted tiles per second
over all CTAs. `chosen` is the way the compiler takes by itself. Triton's kernel
transposes a tile in each turn of its loop and carries it in one layout, which
is one conversion per turn between a layout and its transpose: compare it with
the pair `columns`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

import torch
import triton
import triton.language as tl
from _measure import Limit, line, lines, measure, parser, result, wrong

from tier import _cross, exchange
from tier.layout import accumulator, for_load
from tier.layout._fragment import Digit, Fragment
from tier.mlir import ir
from tier.runtime.artefact import Artefact, Result

BITS = {"f32": 32, "bf16": 16, "i8": 8}
DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "i8": torch.int8}
CHIP = "sm_90a"


def fragment(shape, register, lane, warp) -> Fragment:
    digits = [tuple(Digit(size, tuple(stride)) for size, stride in part) for part in (register, lane, warp)]
    return Fragment(tuple(shape), *digits)


def spell(one: Fragment) -> str:
    def digits(name):
        return ", ".join(f"{d.size}:[{', '.join(map(str, d.stride))}]" for d in getattr(one, name))

    return f"#layout.fragment<{list(one.shape)}, register = [{digits('register')}], lane = [{digits('lane')}], warp = [{digits('warp')}]>"


@dataclass(frozen=True)
class Pair:
    """Two fragments of one tile."""

    name: str
    source: Fragment
    target: Fragment
    warps: int


def pairs() -> list[Pair]:
    """From few registers and few moves to whole tiles across warps."""
    acc = accumulator(CHIP, "bf16", (128, 128), warps=8)

    def like_acc(register, lane):
        return fragment((128, 128), register, lane, [(d.size, d.stride) for d in acc.warp])

    made = [
        # The accumulator's pairs of columns as 16 bytes, for vector stores.
        Pair("acc to quads", acc, like_acc([(4, (0, 1)), (2, (8, 0)), (8, (0, 16))], [(4, (0, 4)), (8, (1, 0))]), 8),
        # Each row by two lanes, for reductions in registers.
        Pair("acc to half rows", acc, like_acc([(64, (0, 1))], [(2, (0, 64)), (16, (1, 0))]), 8),
        # Rows and columns change places inside 8x8 blocks, as an operand that is read transposed.
        Pair("acc turned", acc, like_acc([(2, (1, 0)), (2, (8, 0)), (16, (0, 8))], [(4, (2, 0)), (8, (0, 1))]), 8),
        # Coalesced rows of 16 bytes, for a store.
        Pair("acc to rows", acc, for_load((128, 128), contiguous=1, vector=4, warps=8), 8),
        Pair("columns", for_load((128, 128), contiguous=1, vector=4, warps=8), for_load((128, 128), contiguous=0, vector=4, warps=8), 8),
    ]
    # One warp's register per lane and more: where shuffles end to pay.
    for registers in (4, 8, 16, 32):
        wide = fragment((32, registers), [(registers, (0, 1))], [(32, (1, 0))], [(4, (0, 0))])
        tall = fragment((32, registers), [(registers, (1, 0))], [(registers, (0, 1)), (32 // registers, (registers, 0))], [(4, (0, 0))]) \
            if registers < 32 else fragment((32, 32), [(32, (1, 0))], [(32, (0, 1))], [(4, (0, 0))])
        made.append(Pair(f"32x{registers} turned", wide, tall, 4))
    return made


def layout_of(staging) -> str:
    """Spell the layout of a staging tile: one mode or several for each dimension."""

    def dimension(sizes, strides):
        pairs = zip(sizes, strides) if isinstance(sizes, tuple) else [(sizes, strides)]
        return "[" + ", ".join(f"{size}:{stride}" for size, stride in pairs) + "]"

    modes = ", ".join(map(dimension, staging.layout.shape, staging.layout.stride))
    strided = f"#layout.strided<{modes}>"
    if not staging.swizzle:
        return strided
    return f"#layout.compose<{strided}, #layout.swizzle<{', '.join(map(str, staging.swizzle))}>>"


def module(pair: Pair, element: str, way: str) -> str:
    """The kernel and its host function, in room Where."""
    rows, columns = pair.source.shape
    through = []
    for source, target in ((pair.source, pair.target), (pair.target, pair.source)):
        found = exchange.convert(source, target, machine=CHIP, element_bits=BITS[element], warps=pair.warps, way=way)
        through.append(f"through({layout_of(found.staging)}) " if found.staging else "through(unit) " if found.way == "lanes" else "")
    tile, view = f"tensor<{rows}x{columns}x{element}, ", f"memref<?x{rows}x{columns}x{element}, strided<[{rows * columns}, {columns}, 1]>>"
    promises = "{inbounds = array<i1: true, true, true>}"
    return f"""
#source = {spell(pair.source)}
#target = {spell(pair.target)}
module attributes {{gpu.container_module, tier.chip = "{CHIP}"}} {{
  gpu.module @convert_0 {{
    gpu.func @convert_0(%x: memref<?x{element}> {{tier.align = 16 : i64}}, %y: memref<?x{element}> {{tier.align = 16 : i64}}, %blocks: index, %n: index)
        kernel attributes {{tier.plan = #tier.plan<tile = [{rows}, {columns}], grain = thread, stages = 1, warps = [{pair.warps}]>}} {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %b = gpu.block_id x
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%blocks, {rows}, {columns}], strides: [{rows * columns}, {columns}, 1] : memref<?x{element}> to {view}
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%blocks, {rows}, {columns}], strides: [{rows * columns}, {columns}, 1] : memref<?x{element}> to {view}
      %t = tier.load %X[%b, %c0, %c0] {promises} : {view} to {tile}#source>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> ({tile}#source>) {{
        %u = layout.convert %a {through[0]}: {tile}#source> to {tile}#target>
        %v = layout.convert %u {through[1]}: {tile}#target> to {tile}#source>
        scf.yield %v : {tile}#source>
      }}
      tier.store %r, %Y[%b, %c0, %c0] {promises} : {tile}#source>, {view}
      gpu.return
    }}
  }}
  func.func @convert(%x: memref<?x{element}> {{tier.argument = #tier.argument<name = "x", extents = ["B", "M", "N"], multiple = [1, 1, 1],
      strides = [?, ?, 1], stride_multiple = [1, 1, 1], align = 16>}}, %e0: index, %e1: index, %e2: index, %s0: index, %s1: index, %s2: index,
      %n: memref<?xi8> {{tier.argument = #tier.argument<name = "n", extents = ["K"], multiple = [1], strides = [1], stride_multiple = [1], align = 1>}},
      %k: index, %ks: index,
      %y: memref<?x{element}> {{tier.output}}, %f0: index, %f1: index, %f2: index, %t0: index, %t1: index, %t2: index) {{
    %c1 = arith.constant 1 : index
    %threads = arith.constant {pair.warps * 32} : index
    gpu.launch_func @convert_0::@convert_0 blocks in (%e0, %c1, %c1) threads in (%threads, %c1, %c1)
        args(%x : memref<?x{element}>, %y : memref<?x{element}>, %e0 : index, %k : index)
    return
  }}
}}
"""


def compiled(pair: Pair, element: str, way: str):
    """A function of (tiles, an array whose length is the number of turns)."""
    parsed = ir.Module.parse(module(pair, element, way), _cross.context())
    made = Artefact(parsed, chip=CHIP, results=[Result(element, [["extent", 0, i] for i in range(3)])])

    def call(x, turns):
        y = made.call((x, turns))
        return y[0] if isinstance(y, tuple) else y

    return call


@triton.jit
def _turns(x, y, n, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    at = tl.program_id(0) * ROWS * COLUMNS + tl.arange(0, ROWS)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :]
    a = tl.load(x + at)
    for _ in range(n):
        a = tl.trans(a)
    tl.store(y + at, a)


def with_triton(x, turns, warps):
    y = torch.empty_like(x)
    _turns[(x.shape[0],)](x, y, turns, x.shape[1], x.shape[2], num_warps=warps)
    return y


def shared_limit(moved: int) -> Limit:
    """Each byte once through the path that shuffles and shared memory have in common: 128 bytes per clock and processor."""
    device = torch.cuda.get_device_properties(0)
    clock = getattr(device, "clock_rate", 1980000) * 1e3
    return Limit("lanes and shared memory", moved / (128 * device.multi_processor_count * clock) * 1e6)


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--iterations", type=int, default=400)
    options.add_argument("--blocks", type=int, default=132 * 8)
    options.add_argument("--elements", nargs="+", default=["f32", "bf16"])
    chosen = options.parse_args()
    turns = torch.empty(chosen.iterations, dtype=torch.int8, device="cuda")
    with lines(chosen.out) as stream:
        for element in chosen.elements:
            for pair in pairs():
                run(pair, element, turns, chosen, stream)


def run(pair, element: str, turns, chosen, stream) -> None:
    rows, columns = pair.source.shape
    x = torch.randint(-100, 100, (chosen.blocks, rows, columns), device="cuda").to(DTYPES[element])
    default = exchange.convert(pair.source, pair.target, machine=CHIP, element_bits=BITS[element], warps=pair.warps)
    ways, calls = {}, {}
    for way in ("lanes", "shared"):
        try:
            ways[way] = compiled(pair, element, way)
        except Exception as error:  # a pair that crosses warps
            if "convert-lanes" not in str(error) and "every element in its warp" not in str(error):
                raise
            continue
        if not torch.equal(ways[way](x, turns), x):
            raise wrong(f"{pair.name} {element} by {way}", "another tile")
        calls[way] = [lambda call=ways[way]: call(x, turns)]
    if pair.name == "columns":
        if not torch.equal(with_triton(x, chosen.iterations // 2 * 2, pair.warps), x):
            raise wrong(f"{pair.name} {element} by Triton", "another tile")
        calls["triton"] = [lambda: with_triton(x, 2 * chosen.iterations, pair.warps)]
    timings = measure(calls, rounds=chosen.rounds)
    moved = 2 * chosen.iterations * x.numel() * x.element_size()
    ours = default.way if default.way in timings else next(iter(ways))
    line(stream, **result("convert", [rows, columns], timings, ours=ours, case=pair.name, dtype=element, flops=0, moved=moved,
                          limit=shared_limit(moved), error=0.0, beside=tuple(way for way in ways if way != ours), chosen=default.way,
                          predicted={"lanes": default.lanes_cost, "shared": default.shared_cost},
                          shuffles=default.plan.shuffles if default.plan else None,
                          **{f"{name}_tbs": round(moved / timing.median / 1e6, 2) for name, timing in timings.items()}))


if __name__ == "__main__":
    sys.exit(main())
