"""The ROCm runtime against a stand-in for hip-python that records every call."""

import ctypes
import struct
import sys
import types

import numpy as np
import pytest
from tier import _errors, runtime
from tier.mlir import ir

ADD = """
module attributes {gpu.container_module} {
  gpu.module @add_0 {
    llvm.func @add_0(%x: !llvm.ptr<1>, %w: !llvm.ptr<1>, %out: !llvm.ptr<1>, %n: i64, %a: f32, %b: f32)
        attributes {gpu.kernel, rocdl.kernel, rocdl.flat_work_group_size = "64,64", tier.shared_bytes = 1024 : i64} {
      %v = llvm.load %x : !llvm.ptr<1> -> f32
      %s = llvm.fadd %v, %a : f32
      llvm.store %s, %out : f32, !llvm.ptr<1>
      llvm.return
    }
  }
  func.func @add(%x: memref<?xf32>, %n: index, %s: index, %a: f32, %b: f32, %out: memref<?xf32> {tier.output}, %on: index, %os: index) {
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %units = tier.units : index
    %w = tier.workspace %n : memref<?xf32>
    gpu.launch_func @add_0::@add_0 blocks in (%units, %c1, %c1) threads in (%c64, %c1, %c1)
        args(%x : memref<?xf32>, %w : memref<?xf32>, %out : memref<?xf32>, %n : index, %a : f32, %b : f32)
    return
  }
}
"""


class Remote:
    """An array that says it lies on a ROCm device."""

    def __init__(self, array):
        self.array = array
        self.shape = array.shape

    def __dlpack__(self, stream=None):
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return (10, 0)

    def __array_namespace__(self):
        return types.SimpleNamespace(empty=lambda shape, dtype: Remote(np.empty(shape, dtype)), float32=np.float32)


@pytest.fixture
def calls(monkeypatch):
    made = []

    def record(name, *values):
        def call(*args):
            if name == "hipModuleLaunchKernel":
                extra = ctypes.cast(args[-1], ctypes.POINTER(ctypes.c_void_p))
                size = ctypes.cast(extra[3], ctypes.POINTER(ctypes.c_size_t))[0]
                args = (*args[:-1], ctypes.string_at(extra[1], size))
            made.append((name, *args))
            return (0, *values)

        return call

    hip = types.ModuleType("hip.hip")

    class Properties:
        gcnArchName = b"gfx942:sramecc+:xnack-\0"
        multiProcessorCount = 304

    hip.hipDeviceProp_t = Properties
    for name, *values in [("hipGetDeviceProperties",), ("hipSetDevice",), ("hipModuleLoadData", "module"), ("hipModuleGetFunction", "function"),
                          ("hipMallocAsync", 0x7000), ("hipFreeAsync",), ("hipModuleLaunchKernel",)]:
        setattr(hip, name, record(name, *values))
    package = types.ModuleType("hip")
    package.hip = hip
    monkeypatch.setitem(sys.modules, "hip", package)
    monkeypatch.setitem(sys.modules, "hip.hip", hip)
    return made


def add():
    return runtime.Artefact(ir.Module.parse(ADD, ir.Context()), chip="gfx942", lower=lambda module: None,
                            results=[runtime.Result("f32", [["extent", 0, 0]])])


def test_a_launch_packs_arguments_and_takes_workspace(calls):
    x = Remote(np.ones(100, np.float32))
    artefact = add()
    out = artefact.call((x, 2.0, 3), stream=77)
    assert out.array.shape == (100,)
    names = [call[0] for call in calls if call[0] not in ("hipGetDeviceProperties", "hipSetDevice")]
    assert names == ["hipMallocAsync", "hipModuleLoadData", "hipModuleGetFunction", "hipModuleLaunchKernel", "hipFreeAsync"]
    load = next(call for call in calls if call[0] == "hipModuleLoadData")
    assert load[1][:4] == b"\x7fELF" and artefact.images[0].kind == "hsaco"
    launch = next(call for call in calls if call[0] == "hipModuleLaunchKernel")
    assert launch[1:10] == ("function", 304, 1, 1, 64, 1, 1, 1024, 77)
    packed = struct.unpack("<QQQqff", launch[-1])
    assert packed == (x.array.ctypes.data, 0x7000, out.array.ctypes.data, 100, 2.0, 3.0)
    assert ("hipFreeAsync", 0x7000, 77) in calls


def test_the_chip_is_that_of_the_device(calls):
    (x,) = runtime.describe((Remote(np.ones(4, np.float32)),))
    assert x.device == "rocm" and runtime.default_chip((x,)) == "gfx942"


def test_a_missing_package_is_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "hip", None)
    with pytest.raises(_errors.LaunchError, match=r"\[launch.driver\] expects hip-python to launch on a ROCm device") as raised:
        add().call((Remote(np.ones(4, np.float32)), 2.0, 3.0), stream=0)
    assert "pip install hip-python" in raised.value.fix


def test_a_saved_kernel_holds_its_code_object(calls, tmp_path):
    add().save(tmp_path / "add.tier")
    loaded = runtime.load(tmp_path / "add.tier")
    assert loaded.chip == "gfx942" and loaded.images[0].data[:4] == b"\x7fELF"
    loaded.launch((Remote(np.ones(8, np.float32)), 1, 2), (Remote(np.empty(8, np.float32)),))
    assert [call[0] for call in calls].count("hipModuleLaunchKernel") == 1
