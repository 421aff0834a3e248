"""The driver's own tensor maps, without a framework: encode, and copy one box by a tiny kernel.

Used by test_tensormap_cuda.py. Copies that may fault run in a process of their own:

    python integration/_tensormap_driver.py '{"kind": "load", ...}'

prints one line of JSON: the error code of the launch, and what was moved.
"""

from __future__ import annotations

import ctypes
import json
import sys
from dataclasses import dataclass, field

ELEMENTS = {"i8": 0, "i16": 1, "i32": 3, "i64": 5, "f16": 6, "f32": 7, "f64": 8, "bf16": 9, "tf32": 11}
BYTES = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "f16": 2, "f32": 4, "f64": 8, "bf16": 2, "tf32": 4}
PACKINGS = {"u4_align8": 13, "u4_align16": 14, "u6_align16": 15}
SWIZZLES = {"none": 0, "32B": 1, "64B": 2, "128B": 3, "128B_atom_32B": 4, "128B_atom_32B_flip_8B": 5, "128B_atom_64B": 6}
INTERLEAVES = {"none": 0, "16B": 1, "32B": 2}
FILLS = {"zero": 0, "nan": 1}
SHARED = 32768
"""Bytes of shared memory that a kernel copies out."""


@dataclass
class Descriptor:
    """The fields of a map; lists are innermost first."""

    element: str
    dims: list[int]
    stride_bytes: list[int]
    box: list[int]
    element_strides: list[int] | None = None
    swizzle: str = "none"
    interleave: str = "none"
    fill: str = "zero"
    packing: str = "none"
    object_offset: int = 0
    """Of the 128 bytes, from a 64-byte boundary."""
    extra: dict = field(default_factory=dict)


class Driver:
    """libcuda.so.1 and the context that frameworks use too."""

    def __init__(self) -> None:
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.check(self.cuda.cuInit(0), "cuInit")
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.check(self.cuda.cuDeviceGet(ctypes.byref(device), 0), "cuDeviceGet")
        self.check(self.cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), device), "cuDevicePrimaryCtxRetain")
        self.check(self.cuda.cuCtxSetCurrent(context), "cuCtxSetCurrent")
        major, minor, version = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
        self.cuda.cuDeviceGetAttribute(ctypes.byref(major), 75, device)
        self.cuda.cuDeviceGetAttribute(ctypes.byref(minor), 76, device)
        self.cuda.cuDriverGetVersion(ctypes.byref(version))
        self.chip = f"sm_{major.value}{minor.value}a"
        self.toolkit = f"{version.value // 1000}.{version.value % 1000 // 10}"

    @staticmethod
    def check(code: int, what: str) -> None:
        if code:
            raise RuntimeError(f"{what} returned {code}")

    def allocate(self, size: int) -> int:
        """Device memory, filled with the bytes 0xA5."""
        address = ctypes.c_uint64()
        self.check(self.cuda.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(size)), "cuMemAlloc")
        self.check(self.cuda.cuMemsetD8_v2(address, ctypes.c_ubyte(0xA5), ctypes.c_size_t(size)), "cuMemsetD8")
        return address.value

    def write(self, address: int, data: bytes) -> None:
        self.check(self.cuda.cuMemcpyHtoD_v2(ctypes.c_uint64(address), data, ctypes.c_size_t(len(data))), "cuMemcpyHtoD")

    def read(self, address: int, size: int) -> bytes:
        data = ctypes.create_string_buffer(size)
        self.check(self.cuda.cuMemcpyDtoH_v2(data, ctypes.c_uint64(address), ctypes.c_size_t(size)), "cuMemcpyDtoH")
        return data.raw

    def encode(self, base: int, of: Descriptor) -> tuple[int, ctypes.Array, int]:
        """The driver's answer (0: accepted), and where the map lies."""
        memory = (ctypes.c_ubyte * 512)()
        address = (ctypes.addressof(memory) + 63) // 64 * 64 + of.object_offset
        rank = len(of.dims)
        kind = PACKINGS.get(of.packing, ELEMENTS[of.element])
        dims = (ctypes.c_uint64 * max(rank, 1))(*of.dims)
        strides = (ctypes.c_uint64 * max(rank - 1, 1))(*of.stride_bytes)
        box = (ctypes.c_uint32 * max(rank, 1))(*of.box)
        steps = (ctypes.c_uint32 * max(rank, 1))(*(of.element_strides or [1] * rank))
        code = self.cuda.cuTensorMapEncodeTiled(
            ctypes.c_void_p(address), kind, ctypes.c_uint32(rank), ctypes.c_void_p(base), dims, strides, box, steps,
            INTERLEAVES[of.interleave], SWIZZLES[of.swizzle], 0, FILLS[of.fill])
        return code, memory, address

    def launch(self, kind: str, base: int, of: Descriptor, coordinates: list[int], *, shared_offset: int = 0,
               tile: bytes = b"") -> tuple[int, bytes]:
        """Copy one box; return the error code of the launch and the shared memory from `shared_offset` on."""
        code, memory, address = self.encode(base, of)
        self.check(code, "cuTensorMapEncodeTiled")
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        text = kernel(kind, len(of.dims)).encode() + b"\0"
        log = ctypes.create_string_buffer(8192)
        options = (ctypes.c_int * 2)(5, 6)
        values = (ctypes.c_void_p * 2)(ctypes.cast(log, ctypes.c_void_p), 8192)
        code = self.cuda.cuModuleLoadDataEx(ctypes.byref(module), text, 2, options, values)
        if code:
            raise RuntimeError(f"cuModuleLoadDataEx returned {code}: {log.value.decode()}")
        self.check(self.cuda.cuModuleGetFunction(ctypes.byref(function), module, kind.encode()), "cuModuleGetFunction")
        size = SHARED
        out = self.allocate(size)
        if tile:
            self.write(out, tile.ljust(size, b"\0")[:size])
        transaction = BYTES[of.element]
        for i, side in enumerate(of.box):
            step = (of.element_strides or [1] * len(of.box))[i] if i else 1
            transaction *= -(-side // step)
        arguments = [(ctypes.c_ubyte * 128).from_address(address), ctypes.c_uint64(out), ctypes.c_uint32(shared_offset),
                     ctypes.c_uint32(transaction)]
        arguments += [ctypes.c_int32(c) for c in coordinates]
        pointers = (ctypes.c_void_p * len(arguments))(*(ctypes.addressof(a) for a in arguments))
        self.check(self.cuda.cuFuncSetAttribute(function, 8, SHARED + 1024), "cuFuncSetAttribute")
        code = self.cuda.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, SHARED + 1024, None, pointers, None)
        code = code or self.cuda.cuCtxSynchronize()
        del memory
        return code, b"" if code else self.read(out, size)


def kernel(kind: str, rank: int) -> str:
    """PTX of one warp that loads a box to shared memory and copies it out, or copies in and stores a box."""
    coordinates = "".join(f",\n  .param .s32 c{i}" for i in range(rank))
    read = "".join(f"  ld.param.s32 %c{i}, [c{i}];\n" for i in range(rank))
    at = ", ".join(f"%c{i}" for i in range(rank))
    head = f"""//
.version 8.0
.target sm_90a
.address_size 64
.extern .shared .align 1024 .b8 tile[];
.visible .entry {kind}(
  .param .align 64 .b8 map[128],
  .param .u64 out,
  .param .u32 offset,
  .param .u32 bytes{coordinates})
.reqntid 32, 1, 1
{{
  .reg .pred %p, %first, %done, %late;
  .reg .b32 %lane, %start, %at, %word, %bytes, %count, %c<5>;
  .reg .b64 %map, %out, %to;
  .reg .b64 %wide;
  .shared .align 8 .b64 barrier;
  mov.u32 %lane, %tid.x;
  setp.eq.u32 %first, %lane, 0;
  ld.param.u64 %out, [out];
  cvta.to.global.u64 %out, %out;
  ld.param.u32 %start, [offset];
  ld.param.u32 %bytes, [bytes];
{read}  mov.b64 %map, map;
  cvta.param.u64 %map, %map;
  mov.u32 %at, tile;
  add.u32 %start, %start, %at;
"""
    loop = """  shl.b32 %at, %lane, 2;
{label}:
  cvt.u64.u32 %wide, %at;
  add.u64 %to, %out, %wide;
  add.u32 %count, %start, %at;
{body}  add.u32 %at, %at, 128;
  setp.lt.u32 %p, %at, {size};
  @%p bra {label};
"""
    if kind == "load":
        fill = loop.format(label="FILL", size=SHARED, body="  st.shared.b32 [%count], 0x5a5a5a5a;\n")
        copy = loop.format(label="COPY", size=SHARED, body="  ld.shared.b32 %word, [%count];\n  st.global.b32 [%to], %word;\n")
        middle = f"""  @%first mbarrier.init.shared.b64 [barrier], 1;
  fence.mbarrier_init.release.cluster;
  fence.proxy.async;
  bar.sync 0;
  @!%first bra WAIT;
  mbarrier.arrive.expect_tx.shared.b64 _, [barrier], %bytes;
  cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%start], [%map, {{{at}}}], [barrier];
WAIT:
  mov.u32 %count, 0;
POLL:
  mbarrier.try_wait.parity.shared.b64 %done, [barrier], 0;
  add.u32 %count, %count, 1;
  setp.lt.u32 %late, %count, 100000;
  @%done bra DONE;
  @%late bra POLL;
  trap;
DONE:
  bar.sync 0;
"""
        # The words of the loops are multiples of 4 bytes from a start that need not be: unaligned starts fault in the
        # copy before them.
        return head + fill + middle + copy + "  ret;\n}\n"
    fill = loop.format(label="FILL", size=SHARED, body="  ld.global.b32 %word, [%to];\n  st.shared.b32 [%count], %word;\n")
    return head + fill + f"""  fence.proxy.async;
  bar.sync 0;
  @!%first bra DONE;
  cp.async.bulk.tensor.{rank}d.global.shared::cta.tile.bulk_group [%map, {{{at}}}], [%start];
  cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;
DONE:
  ret;
}}
"""


def run(question: dict) -> dict:
    """One copy in this process: memory holds the bytes of `memory` (hex), or counts up."""
    driver = Driver()
    size = question["memory_bytes"]
    base = driver.allocate(size)
    if question["kind"] == "load":
        driver.write(base, bytes((1 + i * 7 % 251) for i in range(size)))
    descriptor = Descriptor(**question["descriptor"])
    tile = bytes((3 + i * 5 % 241) for i in range(SHARED)) if question["kind"] == "store" else b""
    code, shared = driver.launch(question["kind"], base + question.get("base_offset", 0), descriptor, question["coordinates"],
                                 shared_offset=question.get("shared_offset", 0), tile=tile)
    answer = {"code": code}
    if not code:
        answer["shared"] = shared.hex()
        answer["memory"] = driver.read(base, size).hex()
    return answer


if __name__ == "__main__":
    print(json.dumps(run(json.loads(sys.argv[1]))))
