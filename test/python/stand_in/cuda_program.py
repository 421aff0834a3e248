"""One program on a CUDA device that is a stand-in; test_runtime_cuda.py runs it and reads what the driver was told."""

import json
import os
import sys

import numpy as np
from tier import TierError, _native, runtime
from tier.mlir import ir

TEXT = """
#map = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @NAME(%x: !llvm.ptr<1>, %n: i64, %a: f32, %map: !llvm.ptr {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant})
        attributes {gpu.kernel, nvvm.kernel, tier.shared_bytes = SHARED : i64, tier.cluster = array<i64: 2, 1, 1>WATCHDOG} {
      llvm.return
    }
  }
  func.func @program(%x: memref<?xbf16>, %m: index, %n: index, %s: index, %t: index, %a: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c128 = arith.constant 128 : index
    %units = tier.units : index
    %w = tier.workspace %c128 : memref<?xf32>
    %bytes = arith.muli %s, %c2 : index
    %map = tier.encode_tensormap %x[%c0] dims(%n, %m) strides(%bytes) : memref<?xbf16> to !tier.tensormap<#map>
    gpu.launch_func @k::@NAME blocks in (%units, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%x : memref<?xbf16>, %n : index, %a : f32, %map : !tier.tensormap<#map>)
    return
  }
}
"""


# What the first kernel leaves in workspaces the second reads through a map, 256 bytes behind the begin.
STAGED = TEXT[:TEXT.index("    %w = tier.workspace")].replace("%c128 =", "%c1000 = arith.constant 1000 : index\n    %c128 =") + """
    %u = tier.workspace %c1000 zeroed : memref<?xbf16>
    %w = tier.workspace %c1000 : memref<?xbf16>
    %bytes = arith.muli %s, %c2 : index
    %own = tier.encode_tensormap %x[%c0] dims(%n, %m) strides(%bytes) : memref<?xbf16> to !tier.tensormap<#map>
    %map = tier.encode_tensormap %w[%c128] dims(%c128, %c2) strides(%c128) : memref<?xbf16> to !tier.tensormap<#map>
    gpu.launch_func @k::@NAME blocks in (%units, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%u : memref<?xbf16>, %n : index, %a : f32, %own : !tier.tensormap<#map>)
    gpu.launch_func @k::@NAME blocks in (%c2, %c1, %c1) threads in (%c128, %c1, %c1)
        args(%w : memref<?xbf16>, %n : index, %a : f32, %map : !tier.tensormap<#map>)
    return
  }
}
"""
WATCHDOG = """, tier.watchdog = {limit = 500 : i64, waits = [
  {role = "load", channel = 0 : i64, until = "empty", place = "gemm.py:12"}, {role = "math", channel = 0 : i64, until = "full", place = ""}]}"""


class Remote:
    """An array that says it lies on a CUDA device, of bf16: NumPy's u16 under another name."""

    def __init__(self, shape, index=0):
        self.shape, self.index = shape, index
        self.array = np.zeros(shape, np.uint16)

    def __dlpack__(self, stream=None):
        import ctypes

        capsule = self.array.__dlpack__()
        point = ctypes.pythonapi.PyCapsule_GetPointer
        point.restype, point.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        tensor = point(capsule, b"dltensor")
        ctypes.c_uint8.from_address(tensor + 20).value = 4  # bfloat
        return capsule

    def __dlpack_device__(self):
        return (2, self.index)


def artefact(name="program", shared=65536, watchdog="", ctas=1, cluster=2, text=TEXT):
    text = text.replace("NAME", name).replace("array<i64: 2, 1, 1>", f"array<i64: {cluster}, 1, 1>")
    if ctas > 1:
        text = text.replace("tier.units :", f"tier.units clusters of {ctas} :").replace("%c128 : memref", "%c128 zeroed : memref")
    text = text.replace("SHARED", str(shared)).replace("WATCHDOG", watchdog)
    module = ir.Module.parse(text, ir.Context())
    return runtime.Artefact(module, chip="sm_90a", lower=lambda module: None)


def recompiled(first, then):
    """A program that is launched while its kernel is compiled, with the shared bytes of the image that comes first and of the other."""
    images = [_native.Image("k", "ptx", b".target sm_90a", json.dumps([{"name": "program", "shared": shared, "threads": 128, "cluster": [1, 1, 1]}]))
              for shared in (first, then)]

    def compiled(index):
        if len(images) == 2:
            image = images.pop()
            program.launch((Remote((4, 64)), 2.5), (), 0xCD)
            return image
        return images.pop()

    program = _native.Program(artefact().json, "", compiled, "cuda")
    return program


def refused(work):
    try:
        work()
    except TierError as error:
        print(error)


if __name__ == "__main__":
    print(_native.cuda_device_count(), runtime.default_chip(runtime.describe((Remote((2, 64)),))))
    one, x, y = artefact(), Remote((4, 64)), Remote((4, 0))
    for _ in range(2):
        one.launch((x, 2.5), (), stream=0x77)
    one.launch((y, 2.5), ())
    refused(lambda: artefact("refused").launch((x, 1), ()))
    refused(lambda: artefact(shared=300000).launch((x, 1), ()))
    refused(lambda: one.launch((Remote((4, 63)), 1), ()))
    refused(lambda: one.launch((Remote((4, 64), index=3), 1), ()))
    refused(lambda: one.launch((np.zeros((4, 64), np.uint16), 1), ()))
    watched = artefact("watched", watchdog=WATCHDOG)
    refused(lambda: watched.launch((x, 2.5), (), stream=0x99))
    os.environ["STAND_IN_REPORT"] = "0"
    watched.launch((x, 2.5), (), stream=0x99)
    refused(lambda: watched.launch((x, 2.5), (), stream=0xAB))
    one.launch((x, 2.5), (), stream=0xAB)
    recompiled(4096, 8192).launch((x, 2.5), (), 0xCD)
    clusters = artefact("clusters", ctas=4)
    for _ in range(2):
        clusters.launch((x, 2.5), (), 0xEF)
    refused(lambda: artefact("clusters", ctas=32, cluster=32).launch((x, 2.5), (), 0xEE))
    artefact("others", ctas=32).launch((x, 2.5), (), 0xCE)  # it asks, for a kernel that is not launched
    staged = artefact("staged", text=STAGED)
    for place, stream in (("10000", 0xF1), ("10000", 0xF2), ("20000", 0xF3), ("10000", 0xF4)):
        os.environ["STAND_IN_MEMORY"] = place
        staged.launch((x, 2.5), (), stream)
    sys.stdout.flush()
