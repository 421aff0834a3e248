"""Elementwise programs whose rows begin inside of vectors: what is launched, and numbers from the simulator beside NumPy."""

import numpy as np
import pytest

import tier

CHIPS = ["sm_90a", "sm_80", "sm_100a"]


def bias(x, b):
    return x + b


def scaled(x, s):
    return x * s[:, None]


def both(x, s, b):
    return x * s[:, None] + b


def several(x, b):
    return x + b, (x - b) * 2.0


def centred(x, mean, scale):
    return (x - mean) * scale


def batched(x, b):
    return tier.maximum(x + b, 0.0)


#: name: program, NumPy's, shapes
PROGRAMS = {
    "bias": (bias, bias, ((37, 1001), (1001,))),
    "bias of one column": (bias, bias, ((300, 1), (1,))),
    "bias of three": (bias, bias, ((1000, 3), (3,))),
    "bias of seven": (bias, bias, ((333, 7), (7,))),
    "bias of 63": (bias, bias, ((130, 63), (63,))),
    "bias of 255": (bias, bias, ((41, 255), (255,))),
    "bias of 515": (bias, bias, ((19, 515), (515,))),
    "bias of one row": (bias, bias, ((1, 4097), (4097,))),
    "bias of long rows": (bias, bias, ((3, 20011), (20011,))),
    "bias of the longest": (bias, bias, ((2, 40003), (40003,))),
    "nothing": (bias, bias, ((0, 1001), (1001,))),
    "no columns": (bias, bias, ((5, 0), (0,))),
    "scaled": (scaled, lambda x, s: x * s[:, None], ((33, 1027), (33,))),
    "scaled long": (scaled, lambda x, s: x * s[:, None], ((9, 9001), (9,))),
    "scaled and biased": (both, lambda x, s, b: x * s[:, None] + b, ((21, 777), (21,), (777,))),
    "several": (several, lambda x, b: (x + b, (x - b) * 2), ((17, 1003), (1003,))),
    "centred": (centred, centred, ((35, 5003), (5003,), (5003,))),
    "centred in chunks": (centred, centred, ((70, 4099), (4099,), (4099,))),
    "batched": (batched, lambda x, b: np.maximum(x + b, 0), ((3, 5, 129), (5, 1))),
    "batched columns": (batched, lambda x, b: np.maximum(x + b, 0), ((3, 5, 1001), (3, 1, 1001))),
}


def _arrays(shapes, dtype):
    random = np.random.default_rng(3)
    return [random.standard_normal(shape).astype(dtype) for shape in shapes]


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_numbers_are_those_of_numpy(name, chip, dtype):
    program, reference, shapes = PROGRAMS[name]
    arrays = _arrays(shapes, dtype)
    made = tier.simulate(tier.compile(program), *arrays, target=chip, seeds=1)
    expected = reference(*(array.astype(np.float64) for array in arrays))
    made, expected = (one if isinstance(one, tuple) else (one,) for one in (made, expected))
    for got, wanted in zip(made, expected, strict=True):
        assert got.shape == wanted.shape
        np.testing.assert_allclose(got, wanted, rtol=2e-3 if dtype == np.float16 else 1e-6, atol=4e-3 if dtype == np.float16 else 1e-6)


@pytest.mark.parametrize("rows, columns, start", [(7, 100, 1), (13, 1000, 3), (5, 4100, 7), (64, 30, 5)])
def test_slices_of_rows(rows, columns, start):
    """Rows with gaps, which begin elsewhere than those of the result."""
    wide, = _arrays([(rows, columns + 20)], np.float32)
    b, = _arrays([(columns - 1,)], np.float32)
    x = wide[:, start:start + columns - 1]
    got = tier.simulate(tier.compile(bias), x, b, target="sm_90a", seeds=1)
    np.testing.assert_allclose(got, x + b, rtol=1e-6, atol=1e-6)


def _reasons(program, specs):
    kernel = tier.lower(program, specs, chip="sm_90a")
    return [r.message for r in kernel.remarks if "a CTA moves" in r.message or "vectors per warp" in r.message]


def test_rows_are_moved_whole():
    assert any("a CTA moves a row" in reason for reason in _reasons(bias, ["bf16[M, N]", "bf16[N]"]))
    assert not any("a CTA moves" in reason for reason in _reasons(bias, ["bf16[M, N%8]", "bf16[N%8]"]))
    # One stretch of memory has no rows.
    assert not _reasons(lambda x: x * 2.0, [tier.Spec("bf16", (64, 1001), exact=True)])


@pytest.mark.parametrize("dtype, columns, rows_of_tile, chunks", [
    ("bf16", 40003, 1, 3), ("bf16", 20001, 1, 1), ("f32", 8191, 4, 17), ("f32", 4001, 1, 1)])
def test_long_rows_have_a_cta_for_each_chunk(dtype, columns, rows_of_tile, chunks):
    """Arrays of f32 along the columns are read once for four rows where a cache would not keep them."""
    kernel = tier.lower(bias, [f"{dtype}[M, N]", f"{dtype}[N]"], chip="sm_90a")
    launch, = kernel.launched((64, columns), (columns,))
    assert launch.grid[0] == 64 // rows_of_tile * chunks


def test_threads_have_registers_for_every_array():
    """A CTA of 1024 threads has 64 registers for each: two arrays and no polynomial."""
    def warps(program, specs):
        plans = tier.lower(program, specs, chip="sm_90a").plans
        return {int(plan.split("warps = [")[1].split("]")[0]) for plan in plans.values()}

    assert max(warps(bias, ["bf16[M, N]", "bf16[N]"])) == 32
    assert max(warps(both, ["bf16[M, N]", "bf16[M]", "bf16[N]"])) == 32
    assert max(warps(lambda x, s, b: x * s + b, ["bf16[M, N]", "bf16[N]", "bf16[N]"])) == 16
    assert max(warps(lambda x, b: tier.gelu(x + b), ["bf16[M, N]", "bf16[N]"])) == 16
