"""Host time of f(x, w, b, out=o) on a CUDA device that is a stand-in: all of a call but the driver's own time.

    STAND_IN_LOG=/dev/null LD_LIBRARY_PATH=<folder of libcuda.so.1> python host_time.py <arrays.so> [calls]

Prints JSON: microseconds a call, where buffers stay and where they change, and how many arrays were read by the table; and of
`softmax(x @ w) + b`, two kernels with a workspace between them.
"""

import ctypes
import json
import statistics
import struct
import sys
import time

import tier

library = ctypes.CDLL(sys.argv[1])
make = ctypes.pythonapi.PyCapsule_New
make.restype, make.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


class Remote(bytes):
    """A bf16 array at an address of a CUDA device, as its DLTensor."""

    __dlpack_c_exchange_api__ = make(ctypes.addressof(ctypes.c_char.in_dll(library, "table")), b"dlpack_exchange_api", None)

    def __new__(cls, address, *shape):
        strides = [1] * len(shape)
        for axis in reversed(range(len(shape) - 1)):
            strides[axis] = strides[axis + 1] * shape[axis + 1]
        numbers = (ctypes.c_int64 * (2 * len(shape)))(*shape, *strides)
        at = ctypes.addressof(numbers)
        self = super().__new__(cls, struct.pack("QiiiBBHQQQ", address, 2, 0, len(shape), 4, 16, 1, at, at + 8 * len(shape), 0))
        self.numbers = numbers
        return self

    def __dlpack__(self, stream=None):
        raise AssertionError("read through the table")


Remote.__module__ = "cupy.standin"


@tier.compile
def linear(x, w, b):
    return tier.gelu(x @ w + b)


@tier.compile
def rows(x, w, b):
    return tier.softmax(x @ w) + b


def measure(call, calls):
    batches = []
    call()
    tier.settle()
    for _ in range(max(7, calls // 512)):
        begin = time.perf_counter()
        for _ in range(512):
            call()
        batches.append((time.perf_counter() - begin) / 512 * 1e6)
    return round(statistics.median(batches), 3)


if __name__ == "__main__":
    calls = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
    x, w, b, o = Remote(1 << 20, 4096, 1024), Remote(2 << 20, 1024, 4096), Remote(3 << 20, 4096), Remote(4 << 30, 4096, 4096)
    assert linear(x, w, b, out=o) is o
    others = [Remote((5 << 30) + (i << 25), 4096, 4096) for i in range(64)]
    turn = [0]

    def changing():
        turn[0] += 1
        linear(x, w, b, out=others[turn[0] % 64])

    said = {"us": measure(lambda: linear(x, w, b, out=o), calls), "us_changing": measure(changing, calls), "reads": library.reads()}
    said["launched"] = sum(variant.launched for version in linear.versions() for variant in version.variants)
    said["us_workspaces"] = measure(lambda: rows(x, w, b, out=o), calls)
    print(json.dumps(said))
