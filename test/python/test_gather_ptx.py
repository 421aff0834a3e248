"""Gathers as PTX, on a machine of NumPy arrays that knows which bytes may be read: none of a row that does not exist."""

import functools

import numpy as np
import ptx_machine
import pytest
from test_gather import taken

import tier
from tier import Spec

VECTOR = 16
KINDS = {np.int8: "i8", np.int16: "i16", np.int32: "i32", np.int64: "i64"}


def rows(x, i):
    return x[i]


def centred(x, i):
    y = x[i]
    return tier.max(y, axis=-1, keepdims=True) - y


def added(x, i):
    return x[i] + x[i + 1]


def columns(x, i):
    return x[:, i]


EXPECTED = {
    rows: taken, centred: lambda x, i: taken(x, i).max(-1, keepdims=True) - taken(x, i), added: lambda x, i: taken(x, i) + taken(x, i + 1),
    columns: lambda x, i: taken(x, i, 1)}


@functools.cache
def _kernel(function, kind: str, of: str, align: int, multiple: int) -> tier.Kernel:
    table = Spec(kind, ("V", "N"), multiple=(1, multiple), strides=(None, 1), stride_multiple=(multiple, 1), align=align)
    return tier.lower(function, [table, Spec(of, ("K",), multiple=1)], chip="sm_90a")


def _run(function, height: int, width: int, numbers: np.ndarray, pitch: int, start: int, dtype) -> tuple[np.ndarray, np.ndarray]:
    """Our result and the expected one; raises where a byte is touched that may not be."""
    random = np.random.default_rng(height * width)
    size = np.dtype(dtype).itemsize
    memory = random.integers(-100, 100, height * pitch + start, dtype=dtype)
    x = np.lib.stride_tricks.as_strided(memory[start:], (height, width), (pitch * size, size))
    expected = np.ascontiguousarray(EXPECTED[function](x, numbers))
    out = np.empty_like(expected)
    multiple = 8 if width % 8 == 0 and pitch % 8 == 0 else 1
    kernel = _kernel(function, KINDS[dtype], KINDS[numbers.dtype.type], 16 if start * size % 16 == 0 else size, multiple)
    machine = ptx_machine.Machine(1 << 21)
    machine.readable = np.zeros(1 << 21, bool)
    places = {}
    for array, whole in ((x, memory), (numbers, numbers), (out, out)):
        address = machine.put(whole if array is not out else np.full_like(out, 77))
        begin = address + (array.ctypes.data - whole.ctypes.data)
        length = ((height - 1) * pitch + width if array is x else array.size) * size
        if array is x and height:  # whole vectors where one of their elements is the table's
            machine.readable[begin // VECTOR * VECTOR : -(-(begin + length) // VECTOR) * VECTOR] = True
        elif array is numbers:
            machine.readable[begin : begin + array.nbytes] = True
        places[array.ctypes.data] = begin
    return ptx_machine.call(machine, kernel, [x, numbers, out], places), expected


def _numbers(height: int, count: int, of=np.int32) -> np.ndarray:
    numbers = np.random.default_rng(count).integers(-height, height, count, of) if height else np.zeros(count, of)
    numbers[: min(count, 4)] = [height, -height - 1, np.iinfo(of).max, np.iinfo(of).min][: min(count, 4)]
    return numbers


WIDTHS = [1, 3, 8, 9, 57, 64, 250, 256, 1000, 1001, 1018, 1024, 2041, 2048, 4095, 4096, 4097, 5113]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("function", [rows, centred, added], ids=lambda f: f.__name__)
def test_dense_tables(function, width):
    count = 70 if width < 300 else 9
    got, expected = _run(function, 13, width, _numbers(13, count), width, 0, np.int16)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("start", [0, 1, 8])
@pytest.mark.parametrize("gap", [0, 1, 8])
@pytest.mark.parametrize("width", [31, 1000, 1001])
def test_tables_with_gaps_and_offsets(width, gap, start):
    """What is stored begins at vectors where what is read does not, and the other way round."""
    for function in (rows, centred):
        got, expected = _run(function, 7, width, _numbers(7, 11), width + gap, start, np.int16)
        assert np.array_equal(got, expected)


@pytest.mark.parametrize("of", [np.int32, np.int64])
@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64])
@pytest.mark.parametrize("width", [3, 64, 1021])
def test_other_elements(width, dtype, of):
    got, expected = _run(rows, 9, width, _numbers(9, 17, of), width + 2, 3, dtype)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("shape", [(1, 1, 1), (1, 4096, 3), (0, 40, 5), (5, 16, 1000)], ids=str)
def test_few_rows_and_none(shape):
    height, width, count = shape
    got, expected = _run(rows, height, width, _numbers(height, count), width, 0, np.int16)
    assert np.array_equal(got, expected)


@pytest.mark.parametrize("width", [24576, 24577, 40000])
def test_rows_that_are_walked_in_chunks(width):
    for function in (rows, centred):
        got, expected = _run(function, 3, width, _numbers(3, 6), width, 0, np.int16)
        assert np.array_equal(got, expected)


@pytest.mark.parametrize("width", [8193, 16400, 20001])
@pytest.mark.parametrize("is_first", [True, False])
def test_long_rows_beside_gathered_ones(width, is_first):
    """Which of both is read first says nothing of which is kept."""

    def both(x, i, y):
        z = x[i] + y if is_first else y + x[i]
        return tier.max(z, axis=-1, keepdims=True) - z

    x, i = np.arange(5 * width, dtype=np.int32).reshape(5, width) % 1013, np.array([4, 0, 2], np.int32)
    y = np.random.default_rng(width).integers(-90, 90, (3, width), np.int32)
    made = tier.compile(both).lower(x, i, y, chip="sm_90a").simulate(x, i, y)
    assert np.array_equal(made, (x[i] + y).max(-1, keepdims=True) - (x[i] + y))


def test_columns():
    for width, count in ((40, 33), (7, 300)):
        got, expected = _run(columns, 9, width, _numbers(width, count), width, 0, np.int16)
        assert np.array_equal(got, expected)
