"""Rows that begin inside of a vector: kernels of integers, run as PTX on a machine of NumPy arrays."""

import functools

import numpy as np
import ptx_machine
import pytest

import tier
from tier import Spec

VECTOR = 16
KINDS = {np.int8: "i8", np.int16: "i16", np.int32: "i32", np.int64: "i64"}


def centre(x, w):
    return tier.max(x, axis=-1, keepdims=True) - x + w


def spread(x, w):
    least = tier.min(x + w, axis=-1, keepdims=True)
    most = tier.max(x - least, axis=-1, keepdims=True)
    return (x - least) * tier.max(most - x, axis=-1, keepdims=True)


def peaks(x, w):
    return tier.max(x + w, axis=-1)


@functools.cache
def _kernel(function, kind: str, align: int) -> tier.Kernel:
    specs = Spec(kind, ("M", "N"), multiple=1, strides=(None, 1), stride_multiple=(1, 1), align=align), Spec(kind, ("N",), multiple=1)
    return tier.lower(function, specs, chip="sm_90a")


def _run(function, rows: int, width: int, pitch: int, start: int, dtype) -> tuple[np.ndarray, np.ndarray]:
    """Our result and the expected one; raises where a byte is touched that may not be."""
    random = np.random.default_rng(rows * width)
    size = np.dtype(dtype).itemsize
    memory = random.integers(-100, 100, rows * pitch + start, dtype=dtype)
    # The last row ends where the array does.
    x = np.lib.stride_tricks.as_strided(memory[start:], (rows, width), (pitch * size, size))
    w = random.integers(-100, 100, width, dtype=dtype)
    expected = _expected(function, x, w)
    out = np.empty_like(expected)
    kernel = _kernel(function, KINDS[dtype], 16 if start * size % 16 == 0 else size)
    machine = ptx_machine.Machine(1 << 21)
    machine.readable = np.zeros(1 << 21, bool)
    places = {}
    for array, whole in ((x, memory), (w, w), (out, out)):
        address = machine.put(whole if array is not out else np.full_like(out, 77))
        begin = address + (array.ctypes.data - whole.ctypes.data)
        end = begin + ((rows - 1) * pitch + width if array is x else array.size) * size
        machine.readable[begin // VECTOR * VECTOR : -(-end // VECTOR) * VECTOR] = array is not out
        places[array.ctypes.data] = begin
    return ptx_machine.call(machine, kernel, [x, w, out], places), expected


def _expected(function, x: np.ndarray, w: np.ndarray) -> np.ndarray:
    """What NumPy says."""
    if function is spread:
        least = (x + w).min(-1, keepdims=True)
        most = (x - least).max(-1, keepdims=True)
        return (x - least) * (most - x).max(-1, keepdims=True)
    return x.max(-1, keepdims=True) - x + w if function is centre else (x + w).max(-1)


SHAPES = [(1, 1), (3, 7), (17, 9), (40, 57), (9, 58), (33, 250), (70, 1001), (2, 1017), (3, 1018), (3, 2041), (3, 4097), (2, 5113), (2, 8191)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("function", [centre, peaks], ids=lambda f: f.__name__)
def test_dense_rows(function, shape):
    got, expected = _run(function, *shape, pitch=shape[1], start=0, dtype=np.int16)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("start, gap", [(0, 0), (0, 3), (0, 7), (5, 0), (8, 1)])
@pytest.mark.parametrize("function", [centre, spread], ids=lambda f: f.__name__)
@pytest.mark.parametrize("width, dtype", [(20001, np.int16), (50257, np.int16), (25001, np.int32)])
def test_walked_rows(function, width, dtype, start, gap):
    """Rows that lie like the result's are copied asynchronously, others through registers."""
    got, expected = _run(function, 3, width, pitch=width + gap, start=start, dtype=dtype)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("start", [0, 1, 5, 8])
@pytest.mark.parametrize("gap", [0, 1, 3, 7])
@pytest.mark.parametrize("width", [31, 1001, 2048])
def test_rows_with_gaps_and_offsets(width, gap, start):
    got, expected = _run(centre, 19, width, width + gap, start, np.int16)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64])
@pytest.mark.parametrize("shape", [(5, 3), (17, 61), (9, 1021), (3, 4095)], ids=str)
def test_other_elements(shape, dtype):
    got, expected = _run(centre, *shape, pitch=shape[1] + 2, start=3, dtype=dtype)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("start, gap", [(0, 0), (0, 2), (3, 1)])
@pytest.mark.parametrize("width, rows", [(1529, 11), (1530, 11), (2041, 9), (2297, 9), (2298, 9), (3065, 9), (3066, 5),
                                         (4601, 9), (4602, 9), (6137, 3), (6138, 3), (9209, 3), (9210, 3)])
@pytest.mark.parametrize("function", [centre, peaks], ids=lambda f: f.__name__)
def test_classes_of_rows(function, width, rows, start, gap):
    """The longest row that a class holds, and the next one; between powers of two warps are three times a power of two."""
    got, expected = _run(function, rows, width, width + gap, start, np.int16)
    assert np.array_equal(got, expected)


def test_rows_that_are_walked_in_chunks():
    for width in (20475, 24576, 24577, 57335, 57336, 57337):
        got, expected = _run(centre, 2, width, width, 0, np.int16)
        assert np.array_equal(got, expected)


@pytest.mark.parametrize("width, gap, start", [(57337, 0, 0), (57352, 1, 3), (65537, 0, 0), (65536, 5, 8), (100001, 0, 1)])
@pytest.mark.parametrize("function", [centre, spread], ids=lambda f: f.__name__)
def test_rows_of_a_cluster(function, width, gap, start):
    """More than shared memory holds: eight CTAs share a row, and exchange one number of each, or three."""
    kernel = _kernel(function, "i16", 16 if start % 8 == 0 else 2)
    assert "cluster_reduce" in kernel.ir("where")
    got, expected = _run(function, 3, width, width + gap, start, np.int16)
    assert np.array_equal(got, expected)
