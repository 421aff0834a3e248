"""Measure what the schedule model asks of a machine: latencies and rates, in cycles of the multiprocessor's clock.

    python bench/timings.py --out timings.json

Each number is the median over the multiprocessors of a kernel that does one thing many times. `lib/Machine/Timings.inc`
holds them for the machines that were measured; this script says whether they still hold (`--check`).
"""

from __future__ import annotations

import argparse
import ctypes
import json
import statistics
import sys

ROWS = (64, 128)
"""Rows, of 128 bytes, of the boxes that bulk copies move."""

HEADER = """.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 smem[];
"""

ENTRY = """
.visible .entry %(name)s(%(params)s.param .u64 out, .param .u32 turns)
{
.reg .pred %%p<8>;
.reg .b32 %%r<96>;
.reg .b64 %%d<32>;
.reg .f32 %%f<%(floats)d>;
mov.u32 %%r0, %%tid.x;
mov.u32 %%r1, %%ctaid.x;
ld.param.u32 %%r2, [turns];
mov.u32 %%r3, smem;
add.u32 %%r3, %%r3, 1023;
and.b32 %%r3, %%r3, 0xfffffc00;
%(body)s
END:
ret;
}
"""

START = "mov.u64 %d30, %globaltimer;\nmov.u32 %r8, %clock;\n"
STOP = "mov.u32 %r9, %clock;\nmov.u64 %d31, %globaltimer;\n"
WRITE = """
sub.u32 %r10, %r9, %r8;
sub.u64 %d31, %d31, %d30;
cvt.u32.u64 %r12, %d31;
setp.ne.u32 %p7, %r0, 0;
@%p7 bra END;
ld.param.u64 %d0, [out];
mul.wide.u32 %d1, %r1, 8;
add.u64 %d0, %d0, %d1;
st.global.v2.u32 [%d0], {%r10, %r12};
"""


def wait(barrier: str, phase: str, label: str) -> str:
    """Wait for the phase of a barrier."""
    return f"{label}: mbarrier.try_wait.parity.shared::cta.b64 %p6, [{barrier}], {phase};\n@!%p6 bra {label};\n"


def entry(name: str, body: str, params: str = "", floats: int = 4) -> str:
    return ENTRY % {"name": name, "params": params, "floats": floats, "body": body}


def bulk(stages: int, rows: int) -> str:
    """One thread keeps `stages` bulk copies of a box in flight."""
    box = 128 * rows

    def issue(stage: int) -> str:
        return (f"mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r3+{8 * stage}], {box};\n"
                f"cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes "
                f"[%r{32 + stage}], [%d4, {{%r5, %r6}}], [%r{64 + stage}];\n"
                "add.u32 %r6, %r6, %r7;\nand.b32 %r6, %r6, %r11;\n")

    body = ["setp.ne.u32 %p0, %r0, 0;\n@%p0 bra END;\nmov.b64 %d4, map;\ncvta.param.u64 %d4, %d4;\n"
            "ld.param.u32 %r11, [mask];\nld.param.u32 %r12, [share];\nmov.u32 %r5, 0;\ndiv.u32 %r6, %r1, %r12;\n"
            f"mul.lo.u32 %r6, %r6, {rows};\nmov.u32 %r7, %nctaid.x;\nadd.u32 %r7, %r7, %r12;\nsub.u32 %r7, %r7, 1;\n"
            f"div.u32 %r7, %r7, %r12;\nmul.lo.u32 %r7, %r7, {rows};\nmov.u32 %r4, 0;\n"]
    for s in range(stages):
        body.append(f"mbarrier.init.shared::cta.b64 [%r3+{8 * s}], 1;\nadd.u32 %r{32 + s}, %r3, {1024 + s * box};\n"
                    f"add.u32 %r{64 + s}, %r3, {8 * s};\n")
    body.append("fence.mbarrier_init.release.cluster;\nfence.proxy.async.shared::cta;\n")
    body += [issue(s) for s in range(stages)]
    body.append(START + "LOOP:\n")
    for s in range(stages):
        body.append(wait(f"%r3+{8 * s}", "%r4", f"W{s}") + issue(s))
    body.append("xor.b32 %r4, %r4, 1;\nsub.u32 %r2, %r2, 1;\nsetp.ne.u32 %p0, %r2, 0;\n@%p0 bra LOOP;\n" + STOP)
    body += [wait(f"%r3+{8 * s}", "%r4", f"D{s}") for s in range(stages)]
    return entry(f"bulk{stages}_{rows}", "".join(body) + WRITE, ".param .align 64 .b8 map[128], .param .u32 mask, .param .u32 share, ")


def walk(stages: int, rows: int, step: int) -> str:
    """One thread walks along rows of a wide matrix, `step` columns further each time, with `stages` boxes in flight."""
    return (bulk(stages, rows).replace(f"bulk{stages}_{rows}(", f"walk{stages}_{rows}_{step}(")
            .replace("add.u32 %r6, %r6, %r7;\nand.b32 %r6, %r6, %r11;\n",
                     f"add.u32 %r5, %r5, {step};\nand.b32 %r5, %r5, %r11;\n"))


def wgmma(n: int) -> str:
    """Every warpgroup multiplies [64, 64] by [64, n], four instructions a turn, one turn in flight."""
    count = n // 2
    regs = ", ".join(f"%f{i}" for i in range(count))
    body = [f"mov.f32 %f{i}, 0f00000000;\n" for i in range(count)]
    # Descriptors: address / 16, 1024 bytes between groups of 8 rows, 128-byte swizzle. Each warpgroup has its own A.
    body.append("shr.u32 %r4, %r0, 7;\nmul.lo.u32 %r4, %r4, 8192;\nadd.u32 %r4, %r3, %r4;\nadd.u32 %r5, %r3, 32768;\n")
    for address, descriptor in (("%r4", "%d2"), ("%r5", "%d3")):
        body.append(f"shr.u32 %r6, {address}, 4;\nand.b32 %r6, %r6, 0x3fff;\ncvt.u64.u32 {descriptor}, %r6;\n"
                    f"or.b64 {descriptor}, {descriptor}, 0x4000004000010000;\n")
    body.append("bar.sync 0;\n" + START + "LOOP:\nwgmma.fence.sync.aligned;\n")
    for k in range(4):
        body.append(f"add.u64 %d5, %d2, {2 * k};\nadd.u64 %d6, %d3, {2 * k};\n"
                    f"wgmma.mma_async.sync.aligned.m64n{n}k16.f32.bf16.bf16 {{{regs}}}, %d5, %d6, 1, 1, 1, 0, 0;\n")
    body.append("wgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 1;\nsub.u32 %r2, %r2, 1;\n"
                "setp.ne.u32 %p0, %r2, 0;\n@%p0 bra LOOP;\nwgmma.wait_group.sync.aligned 0;\n" + STOP)
    # The sums are looked at, or they would be dropped.
    body.append("".join(f"add.f32 %f0, %f0, %f{i};\n" for i in range(1, count)))
    body.append("setp.eq.u32 %p1, %r9, 1;\n@%p1 st.shared.f32 [%r3], %f0;\n")
    return entry(f"wgmma{n}", "".join(body) + WRITE, floats=max(4, count))


def wgmma_alone(n: int) -> str:
    """One turn of four instructions, waited for at once: the latency of a product."""
    return wgmma(n).replace(f"wgmma{n}(", f"wgmma{n}_alone(").replace("wait_group.sync.aligned 1", "wait_group.sync.aligned 0")


def mma() -> str:
    """Every warp multiplies 16 x 8 x 16, eight accumulators in turn."""
    body = ["mov.b32 %r12, 0;\nmov.b32 %r13, 0;\nmov.b32 %r14, 0;\nmov.b32 %r15, 0;\n"]
    body += [f"mov.f32 %f{i}, 0f00000000;\n" for i in range(32)]
    body.append("bar.sync 0;\n" + START + "LOOP:\n")
    for i in range(8):
        four = ", ".join(f"%f{4 * i + j}" for j in range(4))
        body.append(f"mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {{{four}}}, {{%r12, %r13, %r14, %r15}}, "
                    f"{{%r12, %r13}}, {{{four}}};\n")
    body.append("sub.u32 %r2, %r2, 1;\nsetp.ne.u32 %p0, %r2, 0;\n@%p0 bra LOOP;\n" + STOP)
    body.append("".join(f"add.f32 %f0, %f0, %f{i};\n" for i in range(1, 32)))
    body.append("setp.eq.u32 %p1, %r9, 1;\n@%p1 st.shared.f32 [%r3], %f0;\n")
    return entry("mma", "".join(body) + WRITE, floats=32)


def hand_over() -> str:
    """Two warps arrive and wait in turn: two hand-overs a turn."""
    body = ("setp.ne.u32 %p0, %r0, 0;\n@%p0 bra READY;\nmbarrier.init.shared::cta.b64 [%r3], 1;\n"
            "mbarrier.init.shared::cta.b64 [%r3+8], 1;\nfence.mbarrier_init.release.cluster;\nREADY: bar.sync 0;\n"
            "mov.u32 %r4, 0;\n" + START + "shr.u32 %r5, %r0, 5;\nand.b32 %r6, %r0, 31;\nsetp.eq.u32 %p1, %r6, 0;\n"
            "setp.ne.u32 %p2, %r5, 0;\n@%p2 bra SECOND;\nFIRST:\n"
            "@%p1 mbarrier.arrive.shared::cta.b64 _, [%r3];\n" + wait("%r3+8", "%r4", "WF")
            + "xor.b32 %r4, %r4, 1;\nsub.u32 %r2, %r2, 1;\nsetp.ne.u32 %p0, %r2, 0;\n@%p0 bra FIRST;\nbra DONE;\nSECOND:\n"
            + wait("%r3", "%r4", "WS") + "@%p1 mbarrier.arrive.shared::cta.b64 _, [%r3+8];\n"
            "xor.b32 %r4, %r4, 1;\nsub.u32 %r2, %r2, 1;\nsetp.ne.u32 %p0, %r2, 0;\n@%p0 bra SECOND;\nDONE: " + STOP)
    return entry("hand_over", body + WRITE)


def repeat(name: str, operation: str) -> str:
    """One operation after another, four a turn."""
    body = ("mov.u32 %r4, 0;\nshl.b32 %r5, %r0, 2;\nadd.u32 %r5, %r3, %r5;\nbar.sync 0;\n" + START + "LOOP:\n"
            + operation * 4 + "sub.u32 %r2, %r2, 1;\nsetp.ne.u32 %p0, %r2, 0;\n@%p0 bra LOOP;\n" + STOP)
    return entry(name, body + WRITE)


def chase() -> str:
    """One thread follows a chain of indices of 8 bytes."""
    body = ("setp.ne.u32 %p0, %r0, 0;\n@%p0 bra END;\nld.param.u64 %d2, [chain];\nmul.wide.u32 %d3, %r1, 8;\nmov.u64 %d4, %d3;\n"
            + START + "LOOP:\nadd.u64 %d5, %d2, %d4;\nld.global.cg.u64 %d4, [%d5];\nsub.u32 %r2, %r2, 1;\n"
            "setp.ne.u32 %p0, %r2, 0;\n@%p0 bra LOOP;\nsetp.eq.u64 %p1, %d4, 1;\n@%p1 st.shared.u64 [%r3], %d4;\n"
            "" + STOP)
    return entry("chase", body + WRITE, ".param .u64 chain, ")


STAGES = (1, 2, 4, 8)
WALKS = ((1, 64, 64), (1, 64, 128), (1, 128, 64), (1, 128, 128), (2, 128, 64), (4, 128, 64), (8, 128, 64), (4, 64, 64),
         (8, 64, 64), (16, 64, 64))
"""Boxes in flight, their rows, and the columns from one box to the next (64 make a box)."""
SHARES = (2, 4, 12)
WIDTHS = (64, 128, 256)


def ptx() -> str:
    """All kernels, as text."""
    return (HEADER + "".join(bulk(s, r) for s in STAGES for r in ROWS) + "".join(walk(*w) for w in WALKS) + "".join(wgmma(n) + wgmma_alone(n) for n in WIDTHS) + mma() + hand_over()
            + chase() + repeat("barrier", "bar.sync 0;\n")
            + repeat("fence", "st.shared.u32 [%r5], %r4;\nfence.proxy.async.shared::cta;\n")
            + repeat("store", "st.shared.u32 [%r5], %r4;\n"))


def measure() -> dict[str, tuple[float, float]]:
    """(cycles, nanoseconds) by name: the multiprocessors' clock follows the power drawn, that of the memory does not."""
    import torch

    from _driver import Module, tensor_map

    module = Module(ptx())
    units = torch.cuda.get_device_properties(0).multi_processor_count
    out = torch.zeros(units, 2, dtype=torch.int32, device="cuda")
    other = torch.zeros(256 << 20, dtype=torch.uint8, device="cuda")
    busy = torch.randn(4096, 4096, dtype=torch.bfloat16, device="cuda")
    result = {}

    def run(name: str, kernel: str, grid: int, threads: int, turns: int, per_turn: float, *first, far: bool = False) -> None:
        seen = []
        for _ in range(5):
            for _ in range(20):  # wakes the clocks up
                busy @ busy
            if far:
                other.zero_()
            for _ in range(0 if far else 1):  # what is cached is read once before
                module.launch(kernel, grid, threads, 200 << 10, *first, ctypes.c_uint64(out.data_ptr()), ctypes.c_uint32(turns))
            module.launch(kernel, grid, threads, 200 << 10, *first, ctypes.c_uint64(out.data_ptr()), ctypes.c_uint32(turns))
            seen.append(tuple(statistics.median(column) for column in zip(*out[:grid].tolist())))
        cycles, ns = min(seen[1:])
        result[name] = (round(cycles / turns / per_turn, 2), round(ns / turns / per_turn, 2))

    rows = 1 << 24  # 2 GiB: far more than the cache
    matrix = torch.zeros(rows, 64, dtype=torch.bfloat16, device="cuda")
    boxes = {r: tensor_map(matrix, (64, r)) for r in ROWS}
    box = boxes[128]
    for stages in STAGES:
        # Cached: 16 MiB in all. Far: every box anew.
        for where, mask, turns in (("cached", (1 << 17) - 1, 400), ("far", rows - 1, 800 // stages)):
            for who, grid in (("alone", 1), ("all", units)):
                run(f"bulk.{where}.{who}.{stages}", f"bulk{stages}_128", grid, 32, turns, stages, box, ctypes.c_uint32(mask),
                    ctypes.c_uint32(1), far=where == "far")
    for share in SHARES:  # so many multiprocessors want the same box at about the same time
        for where, mask in (("cached", (1 << 17) - 1), ("far", rows - 1)):
            run(f"bulk.{where}.shared{share}", "bulk8_128", units, 32, 400, 8, box, ctypes.c_uint32(mask), ctypes.c_uint32(share),
                far=where == "far")
    for rows_of_box in ROWS:  # how long a copy takes while all multiprocessors copy, by copies in flight
        for stages in STAGES:
            run(f"bulk.far.shared12.{rows_of_box}.{stages}", f"bulk{stages}_{rows_of_box}", units, 32, 1600 // stages, stages,
                boxes[rows_of_box], ctypes.c_uint32(rows - 1), ctypes.c_uint32(12), far=True)
    wide = torch.zeros(2048, 1 << 17, dtype=torch.bfloat16, device="cuda")  # rows of a product's operand
    for stages, rows_of_box, step in WALKS:
        run(f"walk.{rows_of_box}.{step}.{stages}", f"walk{stages}_{rows_of_box}_{step}", units, 32, 1600 // stages, stages,
            tensor_map(wide, (64, rows_of_box)), ctypes.c_uint32((1 << 17) - 1), ctypes.c_uint32(12), far=True)
    for n in WIDTHS:
        for groups in (1, 2):
            run(f"wgmma.{n}.{groups}", f"wgmma{n}", units, 128 * groups, 500, 4)
        run(f"wgmma.{n}.alone", f"wgmma{n}_alone", units, 128, 500, 4)
    for warps in (4, 8, 16):
        run(f"mma.{warps}", "mma", units, 32 * warps, 500, 8)
    run("hand_over", "hand_over", units, 64, 1000, 2)
    for threads in (128, 256, 384):
        run(f"barrier.{threads}", "barrier", units, threads, 500, 4)
    for warps in (4, 8):
        run(f"store.{warps}", "store", units, 32 * warps, 500, 4)
        run(f"fence.{warps}", "fence", units, 32 * warps, 500, 4)
    for where, size in (("cached", 1 << 20), ("far", 1 << 28)):
        order = torch.randperm(size, device="cuda")
        chain = torch.empty(size, dtype=torch.int64, device="cuda")
        chain[order] = torch.roll(order, -1) * 8
        run(f"load.{where}", "chase", 1, 32, 4000, 1, ctypes.c_uint64(chain.data_ptr()), far=where == "far")
        del order, chain
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", help="write JSON here")
    parser.add_argument("--ptx", action="store_true", help="print the kernels and stop")
    options = parser.parse_args()
    if options.ptx:
        sys.stdout.write(ptx())
        return
    import torch

    result = {"device": torch.cuda.get_device_name(0), "timings": measure()}
    for name, (cycles, ns) in result["timings"].items():
        print(f"{name:24} {cycles:10.2f} cycles {ns:10.2f} ns")
    if options.out:
        with open(options.out, "w") as file:
            json.dump(result, file, indent=1)


if __name__ == "__main__":
    main()
