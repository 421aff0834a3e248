"""Kernels that only convert: one CTA loads a tile in one fragment, converts it, and stores it in another.

Shared by the test on a GPU and by the one that runs the same PTX on a machine of NumPy arrays.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from tier import exchange
from tier.layout import accumulator, for_load
from tier.layout._fragment import Digit, Fragment

ELEMENTS = ("f32", "bf16", "i8", "f64", "i1")


def fragment(shape: tuple[int, ...], register: list, lane: list, warp: list | None = None) -> Fragment:
    """Build a fragment from lists of (size, stride)."""
    digits = [tuple(Digit(size, tuple(stride)) for size, stride in part) for part in (register, lane, warp or [])]
    return Fragment(shape, *digits)


def text(one: Fragment) -> str:
    """Spell a fragment as an attribute."""

    def digits(name: str) -> str:
        return ", ".join(f"{d.size}:[{', '.join(map(str, d.stride))}]" for d in getattr(one, name))

    return (f"#layout.fragment<[{', '.join(map(str, one.shape))}], register = [{digits('register')}], "
            f"lane = [{digits('lane')}], warp = [{digits('warp')}]>")


MMA = fragment((16, 16), [(2, (0, 1)), (2, (8, 0)), (2, (0, 8))], [(4, (0, 2)), (8, (1, 0))])
GROUPS: dict[str, dict[str, Fragment]] = {
    "one warp": {
        "rows4": for_load((16, 16), contiguous=1, vector=4, warps=1),
        "rows1": for_load((16, 16), contiguous=1, vector=1, warps=1),
        "rows8": for_load((16, 16), contiguous=1, vector=8, warps=1),
        "columns4": for_load((16, 16), contiguous=0, vector=4, warps=1),
        "columns1": for_load((16, 16), contiguous=0, vector=1, warps=1),
        "mma": MMA,
        "mma turned": fragment((16, 16), [(2, (1, 0)), (2, (0, 8)), (2, (8, 0))], [(4, (2, 0)), (8, (0, 1))]),
        "replicated": fragment((16, 16), [(16, (0, 1))], [(16, (1, 0)), (2, (0, 0))]),
        "registers twice": fragment((16, 16), [(2, (0, 0)), (8, (0, 1))], [(2, (0, 8)), (16, (1, 0))]),
    },
    "not powers of two": {
        "close": fragment((96,), [(3, (1,))], [(32, (3,))]),
        "apart": fragment((96,), [(3, (32,))], [(32, (1,))]),
        "mixed": fragment((96,), [(3, (8,))], [(8, (1,)), (4, (24,))]),
    },
    "32 x 32": {
        "rows": fragment((32, 32), [(32, (0, 1))], [(32, (1, 0))]),
        "columns": fragment((32, 32), [(32, (1, 0))], [(32, (0, 1))]),
        "vectors": for_load((32, 32), contiguous=1, vector=4, warps=1),
    },
    "four warps": {
        "rows": for_load((64, 64), contiguous=1, vector=4, warps=4),
        "columns": for_load((64, 64), contiguous=0, vector=4, warps=4),
        "accumulator": accumulator("sm_90a", "bf16", (64, 64), warps=4),
        "quads": fragment((64, 64), [(4, (0, 1)), (2, (8, 0)), (4, (0, 16))], [(4, (0, 4)), (8, (1, 0))], [(4, (16, 0))]),
        "strips": fragment((64, 64), [(32, (0, 1))], [(32, (1, 0))], [(2, (32, 0)), (2, (0, 32))]),
        "one half": fragment((64, 64), [(64, (0, 1))], [(32, (1, 0))], [(2, (32, 0)), (2, (0, 0))]),
    },
}


@dataclass(frozen=True)
class Case:
    """One conversion; `through` is a layout to force, or empty."""

    group: str
    source: str
    target: str
    element: str
    through: str = ""

    def __str__(self) -> str:
        return f"{self.group}: {self.source} to {self.target}, {self.element}" + (" through" if self.through else "")

    @property
    def fragments(self) -> tuple[Fragment, Fragment]:
        return GROUPS[self.group][self.source], GROUPS[self.group][self.target]

    @property
    def shape(self) -> tuple[int, ...]:
        return self.fragments[0].shape

    @property
    def warps(self) -> int:
        return 4 if self.group == "four warps" else 1

    def way(self, machine: str = "sm_90a") -> str:
        """What the Problem chooses."""
        bits = {"f32": 32, "bf16": 16, "i8": 8, "f64": 64, "i1": 8}[self.element]
        return exchange.convert(*self.fragments, machine=machine, element_bits=bits, warps=self.warps).way


def cases() -> list[Case]:
    """All pairs of each group for every element, and one forced way through shared memory for each pair."""
    made = []
    for group, fragments in GROUPS.items():
        for source, target in itertools.permutations(fragments, 2):
            shape = fragments[source].shape
            modes = ", ".join(f"[{extent}:{stride}]" for extent, stride in zip(shape, (shape[-1] + 4, 1)[-len(shape):]))
            made += [Case(group, source, target, element) for element in ELEMENTS]
            made.append(Case(group, source, target, "f32", f"#layout.strided<{modes}>"))
    return made


def module(case: Case, chip: str) -> str:
    """The kernel and its host function, in room Where."""
    source, target = case.fragments
    shape, element = case.shape, case.element
    memory = "i8" if element == "i1" else element
    rank = len(shape)
    sizes = ", ".join(map(str, shape))
    strides = ", ".join(map(str, (shape[-1], 1)[-rank:]))
    view = f"memref<{'x'.join(map(str, shape))}x{memory}, strided<[{strides}]>>"
    tile = f"tensor<{'x'.join(map(str, shape))}x{element}, "
    zeros, promises = ", ".join(["%c0"] * rank), ", ".join(["true"] * rank)
    through = f"through({case.through}) " if case.through else ""
    names = ", ".join(f'"{name}"' for name in "MN"[:rank])
    ones = ", ".join(["1"] * rank)
    indices = [f"%{base}{i}" for base in ("e", "s", "f", "t") for i in range(rank)]
    before = ", ".join(f"{name}: index" for name in indices[: 2 * rank])
    after = ", ".join(f"{name}: index" for name in indices[2 * rank :])
    return f"""
#source = {text(source)}
#target = {text(target)}
module attributes {{gpu.container_module, tier.chip = "{chip}"}} {{
  gpu.module @convert_0 {{
    gpu.func @convert_0(%x: memref<?x{memory}> {{tier.align = 16 : i64}}, %y: memref<?x{memory}> {{tier.align = 16 : i64}})
        kernel attributes {{tier.plan = #tier.plan<tile = [{sizes}], grain = thread, stages = 1, warps = [{case.warps}]>}} {{
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [{sizes}], strides: [{strides}] : memref<?x{memory}> to {view}
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [{sizes}], strides: [{strides}] : memref<?x{memory}> to {view}
      %t = tier.load %X[{zeros}] {{inbounds = array<i1: {promises}>}} : {view} to {tile}#source>
      %u = layout.convert %t {through}: {tile}#source> to {tile}#target>
      tier.store %u, %Y[{zeros}] {{inbounds = array<i1: {promises}>}} : {tile}#target>, {view}
      gpu.return
    }}
  }}
  func.func @convert(%x: memref<?x{memory}> {{tier.argument = #tier.argument<name = "x", extents = [{names}],
      multiple = [{ones}], strides = [{', '.join(['?'] * (rank - 1) + ['1'])}], stride_multiple = [{ones}], align = 16>}},
      {before}, %y: memref<?x{memory}> {{tier.output}}, {after}) {{
    %c1 = arith.constant 1 : index
    %n = arith.constant {case.warps * 32} : index
    gpu.launch_func @convert_0::@convert_0 blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
        args(%x : memref<?x{memory}>, %y : memref<?x{memory}>)
    return
  }}
}}
"""
