"""The ROCm runtime against a stand-in for hip-python that records every call."""

import ctypes
import struct
import sys
import types

import numpy as np
import pytest
import tier
from tier import _errors, runtime
from tier.mlir import ir
from tier.runtime import artefact, code_object, hip

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


NARROW = """
gpu.module @narrow {
  llvm.func @narrow(%out: !llvm.ptr<1>, %flag: i8, %n: i64, %f: f32, %last: i8)
      attributes {gpu.kernel, rocdl.kernel, rocdl.flat_work_group_size = "64,64"} {
    llvm.store %n, %out : i64, !llvm.ptr<1>
    llvm.store %flag, %out : i8, !llvm.ptr<1>
    llvm.store %f, %out : f32, !llvm.ptr<1>
    llvm.store %last, %out : i8, !llvm.ptr<1>
    llvm.return
  }
}
"""


def artefact_of(text, chip="gfx942"):
    return artefact.emit(ir.Module.parse(text, ir.Context()), chip, "hsaco")


def bf16(array):
    torch = pytest.importorskip("torch")
    return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)


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


class Calls(list):
    """What the stand-in was asked, and the stand-in."""


@pytest.fixture
def calls(monkeypatch):
    made = Calls()

    def record(name, *values):
        def call(*args):
            if name == "hipModuleLaunchKernel":
                extra = ctypes.cast(args[-1], ctypes.POINTER(ctypes.c_void_p))
                size = ctypes.cast(extra[3], ctypes.POINTER(ctypes.c_size_t))[0]
                args = (*args[:-1], ctypes.string_at(extra[1], size))
            made.append((name, *args))
            return (0, *values)

        return call

    api = types.ModuleType("hip.hip")

    class Properties:
        gcnArchName = b"gfx942:sramecc+:xnack-\0"
        multiProcessorCount = 304
        sharedMemPerBlock = 65536

    api.hipDeviceProp_t = Properties
    for name, *values in [("hipGetDeviceProperties",), ("hipSetDevice",), ("hipModuleLoadData", "module"), ("hipModuleGetFunction", "function"),
                          ("hipMallocAsync", 0x7000), ("hipMemsetAsync",), ("hipFreeAsync",), ("hipModuleLaunchKernel",)]:
        setattr(api, name, record(name, *values))
    package = types.ModuleType("hip")
    package.hip = api
    monkeypatch.setitem(sys.modules, "hip", package)
    monkeypatch.setitem(sys.modules, "hip.hip", api)
    hip._shared_bytes.cache_clear()
    made.api = api
    return made


def add(text=ADD):
    return runtime.Artefact(ir.Module.parse(text, ir.Context()), chip="gfx942", lower=lambda module: None,
                            results=[runtime.Result("f32", [["extent", 0, 0]])])


def test_a_launch_packs_arguments_and_takes_workspace(calls):
    x = Remote(np.ones(100, np.float32))
    program = add()
    out = program.call((x, 2.0, 3), stream=77)
    assert out.array.shape == (100,)
    names = [call[0] for call in calls if call[0] not in ("hipGetDeviceProperties", "hipSetDevice")]
    assert names == ["hipMallocAsync", "hipModuleLoadData", "hipModuleGetFunction", "hipModuleLaunchKernel", "hipFreeAsync"]
    load = next(call for call in calls if call[0] == "hipModuleLoadData")
    assert load[1][:4] == b"\x7fELF" and program.images[0].kind == "hsaco"
    launch = next(call for call in calls if call[0] == "hipModuleLaunchKernel")
    assert launch[1:10] == ("function", 304, 1, 1, 64, 1, 1, 1024, 77)
    packed = struct.unpack("<QQQqff", launch[-1])
    assert packed == (x.array.ctypes.data, 0x7000, out.array.ctypes.data, 100, 2.0, 3.0)
    assert ("hipFreeAsync", 0x7000, 77) in calls


def test_a_workspace_is_cleared_where_the_program_says_so(calls):
    add(ADD.replace("tier.workspace %n :", "tier.workspace %n zeroed :")).call((Remote(np.ones(100, np.float32)), 2.0, 3), stream=77)
    names = [call[0] for call in calls if call[0] not in ("hipGetDeviceProperties", "hipSetDevice")]
    assert names[:2] == ["hipMallocAsync", "hipMemsetAsync"] and names[-2:] == ["hipModuleLaunchKernel", "hipFreeAsync"]
    assert ("hipMemsetAsync", 0x7000, 0, 400, 77) in calls


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


# -- what code objects say of themselves ------------------------------------------------------------------------------


def linear(x, w, b):
    return tier.gelu(x @ w + b)


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
def test_arguments_lie_where_the_notes_say(chip):
    """Every kernel of a program, as the launch program would pack it."""
    kernel = tier.lower(linear, ["bf16[M, K%16]", "bf16[K%16, N%16]", "bf16[N%16]"], chip=chip)
    shapes = (64, 96), (96, 32), (32,), (64, 32)
    arrays = [np.zeros(shape, np.uint16) for shape in shapes]
    calls = [call for call in kernel.artefact.trace([bf16(array) for array in arrays], 304, compiled=True) if "launch" in call]
    assert calls
    for call in calls:
        notes = code_object.read(kernel.artefact.compiled(call["image"]).data)[call["launch"]]
        hip.check_layout(call["operands"], notes)
        assert len(hip.pack(call["operands"])) == max(offset + size for offset, size in notes.layout())
        assert notes.target == chip and notes.lanes == 64 and notes.threads == call["block"][0]
        assert notes.spilled == notes.scratch == notes.shared == 0


def test_narrow_arguments_are_aligned():
    (notes,) = code_object.read(artefact_of(NARROW)).values()
    assert notes.layout() == [(0, 8), (8, 1), (16, 8), (24, 4), (28, 1)]
    hip.check_layout([{"bytes": size, "value": 0} for _, size in notes.layout()], notes)


def test_other_arguments_are_refused(calls):
    with pytest.raises(_errors.LaunchError, match=r"\[launch.arguments\] expects arguments of 'add_0' at .*, got"):
        notes = code_object.read(add().images[0].data)["add_0"]
        hip.check_layout([{"bytes": 8, "value": 0}] * 4 + [{"bytes": 4, "value": 0}] * 3, notes)


def test_an_image_for_another_chip_is_refused(calls):
    calls.api.hipDeviceProp_t.gcnArchName = b"gfx950:sramecc+:xnack-"
    with pytest.raises(_errors.LaunchError, match=r"\[launch.image\] expects an image for gfx950, got one for gfx942"):
        add().launch((Remote(np.ones(8, np.float32)), 1, 2), (Remote(np.empty(8, np.float32)),))
    assert "hipModuleLaunchKernel" not in [call[0] for call in calls]


def test_more_lds_than_the_device_has_is_refused(calls):
    calls.api.hipDeviceProp_t.sharedMemPerBlock = 512
    with pytest.raises(_errors.LaunchError, match=r"\[launch.shared\] expects at most 512 bytes of LDS on the device, got 1024"):
        add().launch((Remote(np.ones(8, np.float32)), 1, 2), (Remote(np.empty(8, np.float32)),))


def test_what_is_no_code_object_is_refused():
    for data in (b"", b"\x7fELF", b"\x7fELF" + bytes(100), artefact_of(NARROW)[:500]):
        with pytest.raises(_errors.LaunchError, match=r"\[launch.image\]"):
            code_object.read(data)
