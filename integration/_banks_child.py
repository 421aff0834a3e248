"""Launch shared-memory access patterns, one kernel launch of one warp each, through the driver alone.

    python _banks_child.py PATTERNS.json        # under a profiler
    python _banks_child.py --ptx [FILE]         # only print the kernels

PATTERNS.json is a list of {"kernel": "ld.b64", "addresses": [one per lane, negative: inactive]}. Nothing here imports
tier or torch, so that a profiler sees these launches and no other.
"""

from __future__ import annotations

import ctypes
import json
import sys

SHARED_BYTES = 64 << 10
WIDTHS = {"b8": ("u8", 1), "b16": ("u16", 1), "b32": ("b32", 1), "b64": ("v2.b32", 2), "b128": ("v4.b32", 4)}
MATRICES = {"x1": 1, "x2": 2, "x4": 4}
KERNELS = ["none", *(f"{op}.{width}" for op in ("ld", "st") for width in WIDTHS),
           *(f"{op}matrix.{count}{trans}" for op in ("ld", "st") for count in MATRICES for trans in ("", ".trans"))]

HEADER = """.version 8.0
.target sm_90
.address_size 64
.extern .shared .align 1024 .b8 memory[];
"""

# Each lane reads its address from a table; a negative one switches the lane off. What was loaded leaves the kernel, so
# that nothing is dropped.
KERNEL = """
.visible .entry %(name)s(.param .u64 table, .param .u64 out)
{
  .reg .pred %%active;
  .reg .b32 %%t, %%a, %%base, %%v<4>, %%sum;
  .reg .b64 %%p, %%q, %%step;
  ld.param.u64 %%p, [table];
  ld.param.u64 %%q, [out];
  mov.u32 %%t, %%tid.x;
  mul.wide.u32 %%step, %%t, 4;
  add.u64 %%p, %%p, %%step;
  add.u64 %%q, %%q, %%step;
  ld.global.b32 %%a, [%%p];
  setp.ge.s32 %%active, %%a, 0;
  mov.u32 %%base, memory;
  add.s32 %%a, %%a, %%base;
  mov.b32 %%v0, %%t;
  mov.b32 %%v1, 1;
  mov.b32 %%v2, 2;
  mov.b32 %%v3, 3;
%(access)s
  add.s32 %%sum, %%v0, %%v1;
  add.s32 %%sum, %%sum, %%v2;
  add.s32 %%sum, %%sum, %%v3;
  st.global.b32 [%%q], %%sum;
  ret;
}
"""


def _registers(count: int) -> str:
    names = ", ".join(f"%v{i}" for i in range(count))
    return "{" + names + "}"


def _access(kernel: str) -> str:
    if kernel == "none":
        return ""
    op, shape, *trans = kernel.split(".")
    if op.endswith("matrix"):
        count, suffix = MATRICES[shape], ".trans" if trans else ""
        registers = _registers(count)
        operands = f"{registers}, [%a]" if op == "ldmatrix" else f"[%a], {registers}"
        return f"  {op}.sync.aligned.m8n8.{shape}{suffix}.shared.b16 {operands};"
    kind, count = WIDTHS[shape]
    registers = _registers(count) if count > 1 else "%v0"
    operands = f"{registers}, [%a]" if op == "ld" else f"[%a], {registers}"
    return f"  @%active {op}.volatile.shared.{kind} {operands};"


def ptx() -> str:
    """All kernels, as text."""
    return HEADER + "".join(KERNEL % {"name": name(kernel), "access": _access(kernel)} for kernel in KERNELS)


def name(kernel: str) -> str:
    """The entry point of a kernel: dots are no part of a name."""
    return kernel.replace(".", "_")


def launch_all(patterns: list[dict]) -> None:
    """One launch per pattern, in order."""
    cuda = ctypes.CDLL("libcuda.so.1")

    def call(function: str, *arguments) -> None:
        status = getattr(cuda, function)(*arguments)
        if status:
            raise SystemExit(f"{function} failed with {status}")

    device, context, module = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
    table, out = ctypes.c_uint64(), ctypes.c_uint64()
    call("cuInit", 0)
    call("cuDeviceGet", ctypes.byref(device), 0)
    call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
    call("cuCtxSetCurrent", context)
    call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(ptx().encode()))
    call("cuMemAlloc_v2", ctypes.byref(table), ctypes.c_size_t(128))
    call("cuMemAlloc_v2", ctypes.byref(out), ctypes.c_size_t(128))
    functions = {}
    for kernel in {pattern["kernel"] for pattern in patterns}:
        function = ctypes.c_void_p()
        call("cuModuleGetFunction", ctypes.byref(function), module, name(kernel).encode())
        call("cuFuncSetAttribute", function, 8, SHARED_BYTES)  # the most dynamic shared memory
        functions[kernel] = function
    arguments = (ctypes.c_void_p * 2)(ctypes.addressof(table), ctypes.addressof(out))
    for pattern in patterns:
        lanes = (list(pattern["addresses"]) + [-1] * 32)[:32]
        if "matrix" in pattern["kernel"]:
            lanes = [max(address, 0) for address in lanes]  # all lanes execute; those without a row are ignored
        host = (ctypes.c_int32 * 32)(*lanes)
        call("cuMemcpyHtoD_v2", table, host, ctypes.c_size_t(128))
        call("cuLaunchKernel", functions[pattern["kernel"]], 1, 1, 1, 32, 1, 1, SHARED_BYTES, None, arguments, None)
        call("cuCtxSynchronize")


if __name__ == "__main__":
    if sys.argv[1] == "--ptx":
        print(ptx())
    else:
        with open(sys.argv[1]) as file:
            launch_all(json.load(file))
