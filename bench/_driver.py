"""Small kernels as PTX text, on the device that PyTorch uses: compiled by the driver, launched through ctypes."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import torch

cuda = ctypes.CDLL("libcuda.so.1")


def call(function: str, *arguments) -> None:
    """Call the driver; raise its error by name."""
    status = getattr(cuda, function)(*arguments)
    if status:
        text = ctypes.c_char_p()
        cuda.cuGetErrorName(status, ctypes.byref(text))
        raise RuntimeError(f"{function}: {text.value.decode() if text.value else status}")


class TensorMap(ctypes.Structure):
    """128 bytes; kernel parameters are copied, so only the copy must be aligned to 64 bytes."""

    _fields_ = [("bytes", ctypes.c_uint8 * 128)]


def tensor_map(tensor: torch.Tensor, box: Sequence[int], swizzle: int = 3) -> TensorMap:
    """A map of a contiguous bf16 matrix; `box` innermost first, swizzle 3 = 128 bytes (cuTensorMapEncodeTiled)."""
    room = ctypes.create_string_buffer(192)
    aligned = (ctypes.addressof(room) + 63) & ~63
    rows, columns = tensor.shape
    dims = (ctypes.c_uint64 * 2)(columns, rows)
    strides = (ctypes.c_uint64 * 1)(2 * columns)
    boxes = (ctypes.c_uint32 * 2)(*box)
    ones = (ctypes.c_uint32 * 2)(1, 1)
    call("cuTensorMapEncodeTiled", ctypes.c_void_p(aligned), 9, 2, ctypes.c_void_p(tensor.data_ptr()), dims, strides, boxes,
         ones, 0, swizzle, 3, 0)
    return TensorMap.from_buffer_copy(ctypes.string_at(aligned, 128))


class Module:
    """A module of PTX text."""

    def __init__(self, text: str) -> None:
        torch.cuda.current_stream().synchronize()  # makes the context
        self.module = ctypes.c_void_p()
        log = ctypes.create_string_buffer(8192)
        options = (ctypes.c_int * 2)(5, 6)  # error log: buffer, size
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), len(log))
        try:
            call("cuModuleLoadDataEx", ctypes.byref(self.module), ctypes.c_char_p(text.encode()), 2, options, values)
        except RuntimeError as error:
            raise RuntimeError(f"{error}\n{log.value.decode()}") from None

    def launch(self, name: str, grid: int, threads: int, shared: int, *arguments) -> None:
        """Launch on the current stream and wait."""
        function = ctypes.c_void_p()
        call("cuModuleGetFunction", ctypes.byref(function), self.module, name.encode())
        call("cuFuncSetAttribute", function, 8, shared)  # the most dynamic shared memory
        pointers = (ctypes.c_void_p * len(arguments))(*[ctypes.addressof(argument) for argument in arguments])
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
        call("cuLaunchKernel", function, grid, 1, 1, threads, 1, 1, shared, stream, pointers, None)
        torch.cuda.current_stream().synchronize()
