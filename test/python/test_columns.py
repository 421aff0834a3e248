"""Reductions of rows that are neighbours in memory: held, walked, and in segments on many CTAs, whose parts are combined."""

from __future__ import annotations

import numpy as np
import pytest

import tier

CHIPS = ["sm_90a", "sm_80", "sm_100a", "gfx942"]

PROGRAMS = {
    "sum": (lambda x: tier.sum(x, axis=0), lambda x: x.sum(0)),
    "max": (lambda x: tier.max(x, axis=0), lambda x: x.max(0)),
    "min": (lambda x: tier.min(x, axis=0, keepdims=True), lambda x: x.min(0, keepdims=True)),
    "mean": (lambda x: tier.mean(x, axis=0), lambda x: x.mean(0)),
    "squares": (lambda x: tier.sum(x * x, axis=0) + 1, lambda x: (x * x).sum(0) + 1),
    "several": (lambda x: tier.sum(x, axis=0) - tier.max(x, axis=0) * tier.min(x, axis=0), lambda x: x.sum(0) - x.max(0) * x.min(0)),
    "variance": (lambda x: tier.mean(x * x, axis=0) - tier.mean(x, axis=0) * 2, lambda x: (x * x).mean(0) - x.mean(0) * 2),
    "deviation": (lambda x: tier.sum(tier.abs(x - tier.mean(x, axis=0)), axis=0), lambda x: np.abs(x - x.mean(0)).sum(0)),
    "softmax": (lambda x: tier.softmax(x, axis=0), lambda x: np.exp(x - x.max(0)) / np.exp(x - x.max(0)).sum(0)),
}


def random(shape, dtype, seed=0):
    rng = np.random.default_rng(seed)
    if np.issubdtype(dtype, np.integer):
        return rng.integers(-7, 8, shape).astype(dtype)
    return rng.standard_normal(shape).astype(dtype)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_columns_of_every_extent(name, chip):
    """Around a chunk, the first split, and segments whose last one is short; edges of tiles; one row, one column."""
    traced, reference = PROGRAMS[name]
    f = tier.compile(traced)
    for shape in [(1, 1), (1, 70), (5, 1), (255, 33), (256, 64), (1000, 8), (1023, 40), (1024, 64), (1025, 65), (2500, 72), (3000, 1)]:
        x = random(shape, np.float32)
        got = tier.simulate(f, x, target=chip, seeds=1)
        np.testing.assert_allclose(got, reference(x.astype(np.float64)), rtol=2e-4, atol=2e-4)


@pytest.mark.parametrize("dtype", [np.float16, np.float64, np.int8, np.int32, np.int64])
def test_elements_of_every_type(dtype):
    for shape in [(1300, 24), (2049, 130)]:
        x = random(shape, dtype)
        for traced, reference in ((lambda x: tier.sum(x, axis=0), lambda x: x.sum(0)), (lambda x: tier.max(x, axis=0), lambda x: x.max(0))):
            got, wanted = tier.simulate(tier.compile(traced), x, seeds=1), reference(x.astype(np.float64))
            if np.issubdtype(dtype, np.integer):
                assert (got == wanted.astype(got.dtype)).all()
            else:
                np.testing.assert_allclose(got.astype(np.float64), wanted, rtol=2e-3, atol=2e-3 * 40)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(24, 5), (31, 33), (32, 3), (17, 1), (7, 7)], ids=str)
def test_few_columns_of_known_extents(shape, chip):
    """Each is a thread's, held whole; rows begin anywhere."""
    x = random(shape, np.float32)
    kernel = tier.compile(lambda x: x - tier.mean(x, axis=0, keepdims=True)).lower(tier.Spec("f32", shape, exact=True), chip=chip)
    np.testing.assert_allclose(kernel.simulate(x), x - x.mean(0, keepdims=True), rtol=1e-5, atol=1e-6)


@tier.compile
def norm_of_channels(x, w, b):
    wide = x.astype(tier.float32)
    away = wide - tier.mean(wide, axis=1, keepdims=True)
    scale = tier.rsqrt(tier.mean(away * away, axis=1, keepdims=True) + 1e-5)
    w, b = (tier.reshape(one, (1, one.shape[0], 1, 1)) for one in (w, b))
    return (away * scale * w + b).astype(x.dtype)


def wanted_norm(x, w, b):
    away = x - x.mean(1, keepdims=True)
    return away / np.sqrt((away * away).mean(1, keepdims=True) + 1e-5) * w[:, None, None] + b[:, None, None]


@pytest.mark.parametrize("dtype", [np.float32, np.float16], ids=str)
@pytest.mark.parametrize("shape", [(1, 1, 1, 1), (2, 4, 3, 3), (3, 5, 7, 7), (2, 16, 8, 8), (1, 17, 5, 26), (2, 33, 14, 14), (1, 96, 7, 9), (2, 128, 8, 8), (1, 129, 5, 7),
                                   (1, 193, 14, 14), (1, 384, 4, 8), (1, 511, 3, 11), (1, 1024, 3, 4), (1, 1031, 4, 8), (0, 16, 4, 4), (2, 16, 0, 4)], ids=str)
def test_channels_are_normalised(shape, dtype):
    """Held by CTAs of every size, at extents around theirs and between; beyond them, and none."""
    x, (w, b) = random(shape, dtype), random((2, shape[1]), np.float32, 1)
    got = tier.simulate(norm_of_channels, x, w, b, seeds=1)
    assert got.shape == shape
    tolerance = 2e-5 if dtype == np.float32 else 4e-3
    np.testing.assert_allclose(got, wanted_norm(x.astype(np.float64), w.astype(np.float64), b.astype(np.float64)), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "sm_100a"])
def test_held_columns_of_views_and_of_two_arrays(chip):
    """Gaps, turned and odd pitches, -inf, and rows of nothing else; two arrays, of which a thread holds half as much of each."""
    softmax = tier.compile(lambda x: tier.softmax(x, axis=0))
    x, y = random((90, 300), np.float32), random((90, 300), np.float32, 1)
    x[5:, 7] = -np.inf
    x[:, 9] = -np.inf
    for view in (x[:, 3:203], x[::-1, :64], x[1:90:3, ::2], x[:1], x[:, 299:]):
        wide = view.astype(np.float64)
        with np.errstate(invalid="ignore"):
            wanted = np.exp(wide - wide.max(0))
        np.testing.assert_allclose(tier.simulate(softmax, view, target=chip, seeds=1), wanted / wanted.sum(0), rtol=1e-5, atol=1e-7)
    both = tier.compile(lambda x, y: (x + y) - tier.mean(x + y, axis=0, keepdims=True))
    y, total = y[:, :133], (y + random((90, 300), np.float32, 2))[:, :133]
    np.testing.assert_allclose(tier.simulate(both, y, total - y, target=chip, seeds=1), total - total.mean(0), rtol=1e-4, atol=1e-5)


def test_plans_of_held_columns():
    """One kernel, which reads its array once, and as wide as it may."""
    traced = tier.compile(lambda x: tier.softmax(x, axis=1))
    kernel = traced.lower("bf16[B, C, H%4, W%4]", chip="sm_90a")
    for channels, tile in ((3, [1024, 4]), (19, [128, 32]), (100, [64, 128]), (256, [32, 256]), (1000, [32, 1024])):
        launch, = kernel.launched((8, channels, 56, 56))
        name = launch.kernel.split("::")[0].removeprefix("@")
        assert f"tile = {tile}" in str(kernel.plans[name])
        assert kernel.ir("where", [name]).count("tier.load ") == 1
    assert len(kernel.launched((8, 5000, 56, 56))) > 1  # in stages, which CTAs share


def test_nothing_is_reduced_to_its_start():
    f = tier.compile(lambda x: tier.sum(x, axis=0))
    x = np.ones((2000, 40), np.float32)
    assert (tier.simulate(f, x[:0]) == 0).all()
    assert tier.simulate(f, x[:, :0]).shape == (0,)


def test_strides_and_batches():
    x = random((2048, 160), np.float32)
    f = tier.compile(lambda x: tier.sum(x, axis=0))
    for view in (x[::2], x[::-1], x[:, 3:131], x[100:1999, ::2], x[3:, 1:]):
        np.testing.assert_allclose(tier.simulate(f, view, seeds=1), view.sum(0, dtype=np.float64), rtol=2e-4, atol=2e-4)
    y = random((3, 1100, 40), np.float32)
    for axis in (1, (0, 1)):
        got = tier.simulate(tier.compile(lambda y, axis=axis: tier.sum(y, axis=axis)), y, seeds=1)
        np.testing.assert_allclose(got, y.sum(axis, dtype=np.float64), rtol=2e-4, atol=4e-4)


def test_arrays_beside_the_one_that_is_reduced():
    x, y, w = random((1500, 72), np.float32), random((1500, 72), np.float32, 1), random((72,), np.float32, 2)
    m = random((1500, 1), np.float32, 3)
    got = tier.simulate(lambda x, y, w, m: tier.sum((x * w + y) * m, axis=0) * w, x, y, w, m, seeds=1)
    np.testing.assert_allclose(got, (((x.astype(np.float64) * w + y) * m).sum(0) * w), rtol=5e-4, atol=5e-4)
    truth = random((1400, 33), np.float32) > -3
    np.testing.assert_array_equal(tier.simulate(lambda t: tier.all(t, axis=0), truth), truth.all(0))
    np.testing.assert_array_equal(tier.simulate(lambda t: tier.any(t, axis=0), ~truth), (~truth).any(0))


@pytest.mark.parametrize("dtype", [np.float32, np.float16, np.int8, np.float64])
def test_odd_widths_are_seen_as_longer_rows(dtype):
    """Of arrays without gaps, with a whole number of such rows; others are covered by vectors."""
    f = tier.compile(lambda x: (tier.sum(x, axis=0), tier.max(x, axis=0) + 1))
    x = random((4112, 33), dtype)
    for view in (x[:4096], x, x[3:4100], x[:, 1:], x[::-1]):
        total, most = tier.simulate(f, view, seeds=1)
        np.testing.assert_allclose(total.astype(np.float64), view.sum(0, dtype=np.float64), rtol=2e-3, atol=0.3)
        np.testing.assert_array_equal(most, view.max(0) + dtype(1))
    kernel = f.lower(x[:4097], chip="sm_90a")
    first = {rows: kernel.launched((rows, 33), units=132)[0].kernel for rows in (4096, 4112, 4097)}
    assert first[4096] == first[4112] != first[4097]


def test_equal_bits_under_every_schedule():
    x = random((4000, 65), np.float32)
    runs = [tier.simulate(tier.compile(lambda x: tier.sum(x, axis=0)), x, seeds=6, units=units) for units in (1, 3, 132)]
    assert all((one == runs[0]).all() for one in runs)


def test_parts_are_combined_where_columns_are_few_and_tall():
    kernel = tier.compile(lambda x: tier.sum(x, axis=0)).lower("bf16[M, N%16]", chip="sm_90a")

    def kernels(rows, columns):
        return len(kernel.launched((rows, columns)))

    assert kernels(16384, 1024) == kernels(1024, 16) == 2
    assert kernels(1000, 1024) == kernels(16384, 65536) == 1


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", ["sum", "max", "min", "squares", "several"])
def test_rows_that_no_whole_vectors_are_made_of(name, chip):
    """Odd columns: whole eights (or fours) of rows are read as vectors, and those that are left by a kernel before them, one to seven of them."""
    traced, reference = PROGRAMS[name]
    f = tier.compile(traced)
    for shape, dtype in [((8195, 63), np.float32), ((9001, 7), np.float16), ((8199, 255), np.float16), ((16390, 5), np.float32)]:
        x = random(shape, dtype)
        got, wanted = tier.simulate(f, x, target=chip, seeds=2), reference(x.astype(np.float64))
        np.testing.assert_allclose(got.astype(np.float64), wanted, rtol=4e-3 if dtype == np.float16 else 2e-5, atol=2e-2 if dtype == np.float16 else 2e-4)


def test_left_rows_have_a_kernel_of_their_own():
    kernel = tier.lower(PROGRAMS["sum"][0], ["bf16[M, N]"], chip="sm_90a")
    assert [len(kernel.launched((m, 63))) for m in (8192, 8193, 8199, 8200, 3)] == [2, 3, 3, 2, 1]
    # A part that has seen nothing but -inf is scaled by a finite number, which only segments do.
    scaled = tier.lower(lambda x: (tier.max(x, axis=0) + tier.log(tier.sum(tier.exp(x - tier.max(x, axis=0)), axis=0))), ["f32[M, N]"], chip="sm_90a")
    assert len(scaled.launched((8193, 63))) == 2


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name, dtype, traced, reference", [
    ("any", np.float32, lambda x: tier.any(x > 3.0, axis=0), lambda x: (x > 3.0).any(0)),
    ("any of f16", np.float16, lambda x: tier.any(x > 3.0, axis=0), lambda x: (x > 3.0).any(0)),
    ("i8 of i32", np.int32, lambda x: tier.max(x.astype(tier.int8), axis=0), lambda x: x.max(0)),
    ("f32 of f64", np.float64, lambda x: tier.max(x.astype(tier.float32), axis=0), lambda x: x.astype(np.float32).max(0))])
def test_parts_narrower_than_what_is_read(name, dtype, traced, reference, chip):
    """Parts of all elements that are seen as one follow one another, whatever their bytes."""
    f = tier.compile(traced)
    for shape in [(2005, 33), (2004, 34), (8195, 3), (8192, 63)]:
        x = random(shape, dtype)
        np.testing.assert_array_equal(tier.simulate(f, x, target=chip, seeds=1), reference(x))
