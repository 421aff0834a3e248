"""Arrays of several short dimensions: tiles of three dimensions, and how many CTAs are launched for them.

Numbers are the simulator's beside NumPy in float64; what is launched is asked for shapes as large as users have.
"""

import random

import numpy as np
import ptx_machine
import pytest
import tier

CHIPS = ["sm_90a", "sm_80", "gfx942", "cpu"]
SIDES = [1, 2, 3, 5, 7, 8, 17, 33, 70]


def _check(function, reference, *arrays, chip="sm_90a", tolerance=2e-5):
    got = tier.simulate(tier.compile(function), *arrays, target=chip, seeds=1)
    wanted = reference(*(array.astype(np.float64) if array.dtype.kind == "f" else array for array in arrays))
    assert got.shape == wanted.shape
    np.testing.assert_allclose(got.astype(np.float64), wanted, rtol=tolerance, atol=tolerance * max(1.0, np.abs(wanted).max(initial=0)))


def _normal(rng, shape, dtype=np.float32):
    return (50 * rng.standard_normal(shape)).astype(dtype)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_permuted_turned_and_cut(seed, chip):
    chance, rng = random.Random(seed), np.random.default_rng(seed)
    for dtype in [np.float32, np.float64, np.int8]:
        rank = chance.choice([3, 4])
        shape = tuple(chance.choice(SIDES) for _ in range(rank))
        order = list(range(rank))
        chance.shuffle(order)
        x, y = _normal(rng, shape, dtype), _normal(rng, [shape[d] for d in order], dtype)
        part = tuple(side if chance.random() < 0.5 else 1 for side in shape)
        _check(lambda x: tier.permute_dims(x, tuple(order)) + 0, lambda x: x.transpose(order), x, chip=chip)
        _check(lambda x, y: tier.maximum(tier.permute_dims(x, tuple(order)), y), lambda x, y: np.maximum(x.transpose(order), y), x, y, chip=chip)
        _check(lambda x: tier.flip(x, axis=0) + 0, lambda x: x[::-1], x, chip=chip)
        _check(lambda x: tier.flip(x, axis=rank - 1) + 0, lambda x: x[..., ::-1], x, chip=chip)
        _check(lambda x: x[::2, :, 1:] + 0, lambda x: x[::2, :, 1:], x, chip=chip)
        _check(lambda x, y: tier.minimum(x, y), np.minimum, x, _normal(rng, part, dtype), chip=chip)


@pytest.mark.parametrize("chip", CHIPS)
def test_pixels_windows_and_patches(chip):
    """x[B, C, 2, 2, H, W] to [B, C, H, 2, W, 2], and what else takes images apart: more dimensions than a tile has."""
    rng = np.random.default_rng(2)
    for shape, order in [((2, 3, 2, 2, 5, 7), (0, 1, 4, 2, 5, 3)), ((2, 3, 2, 2, 9, 33), (0, 1, 4, 2, 5, 3)), ((2, 3, 4, 3, 4, 5), (0, 1, 3, 2, 4, 5)),
                         ((2, 3, 4, 6, 3, 8), (0, 2, 4, 1, 3, 5)), ((3, 2, 3, 2, 3), (4, 2, 0, 1, 3)), ((5, 4, 3, 2, 2), (4, 1, 3, 2, 0))]:
        x = _normal(rng, shape)
        _check(lambda x: tier.permute_dims(x, order) + 0, lambda x: x.transpose(order), x, chip=chip)
        _check(lambda x, y: tier.permute_dims(x, order) + y, lambda x, y: x.transpose(order) + y, x, _normal(rng, [shape[d] for d in order]), chip=chip)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_reduced_of_few_neighbours(seed, chip):
    chance, rng = random.Random(seed), np.random.default_rng(seed)

    def softmax(x):
        powers = np.exp(x - x.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    for rows in [2, chance.choice([1, 3, 8, 20, 33]), chance.choice([130, 700])]:
        x = rng.standard_normal((chance.choice([1, 2, 5, 37]), rows, chance.choice([1, 2, 3, 4, 5, 8, 11, 16]))).astype(np.float32)
        _check(lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), x, chip=chip)
        _check(lambda x: tier.max(x, axis=1), lambda x: x.max(1), x, chip=chip)
        _check(lambda x: tier.softmax(x, axis=1), softmax, x, chip=chip)
        _check(lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), x.astype(np.float64), chip=chip, tolerance=1e-12)
    y = rng.standard_normal((3, 5, 9, 3)).astype(np.float32)
    _check(lambda y: y - tier.mean(y, axis=2, keepdims=True), lambda y: y - y.mean(2, keepdims=True), y, chip=chip)


@pytest.mark.parametrize("shape", [(70, 8, 3), (5, 300, 7), (3, 20, 2), (9, 7, 48), (4, 9000, 3), (40, 3, 100)], ids=str)
def test_numbers_of_few_neighbours_beside_the_result(shape):
    x = np.random.default_rng(4).standard_normal(shape).astype(np.float32)
    away, most, sums = tier.simulate(tier.compile(lambda x: (x - tier.max(x, axis=1, keepdims=True), tier.max(x, axis=1), tier.sum(x * x, axis=1))), x, target="sm_90a", seeds=1)
    np.testing.assert_allclose(away, x - x.max(1, keepdims=True))
    np.testing.assert_array_equal(most, x.max(1))
    np.testing.assert_allclose(sums, (x.astype(np.float64) ** 2).sum(1), rtol=1e-5)
    most, sums = tier.simulate(tier.compile(lambda x: (tier.max(x, axis=1), tier.sum(x, axis=1))), x, target="sm_90a", seeds=1)
    np.testing.assert_array_equal(most, x.max(1))
    np.testing.assert_allclose(sums, x.astype(np.float64).sum(1), rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("seed", range(4))
def test_rows_that_are_taken(seed):
    chance, rng = random.Random(seed), np.random.default_rng(seed)
    for _ in range(4):
        rank = chance.choice([3, 4])
        shape = tuple(chance.choice(SIDES) for _ in range(rank))
        axis = chance.randrange(rank)
        x, numbers = _normal(rng, shape), rng.integers(0, shape[axis], chance.choice([1, 3, 8, 20])).astype(np.int32)
        _check(lambda x, i: tier.take(x, i, axis=axis), lambda x, i: np.take(x, i, axis), x, numbers)
        order = tuple(reversed(range(rank)))
        y = _normal(rng, np.take(x, numbers, axis).transpose(order).shape)
        _check(lambda x, i, y: tier.permute_dims(tier.take(x, i, axis=axis), order) + y, lambda x, i, y: np.take(x, i, axis).transpose(order) + y, x, numbers, y)


#: What is executed as PTX: program, shape, what NumPy says. Integers are exact.
EXECUTED = {
    "images turned": (lambda x: tier.permute_dims(x, (0, 2, 1)) + 0, (2, 3, 1100), lambda x: x.transpose(0, 2, 1)),
    "images turned, odd": (lambda x: tier.permute_dims(x, (0, 2, 1)) + 0, (3, 2, 1031), lambda x: x.transpose(0, 2, 1)),
    "blocks turned": (lambda x: tier.permute_dims(x, (0, 2, 1)) + 0, (70, 6, 8), lambda x: x.transpose(0, 2, 1)),
    "ends changed places": (lambda x: tier.permute_dims(x, (0, 3, 2, 1)) + 0, (3, 7, 40, 3), lambda x: x.transpose(0, 3, 2, 1)),
    "pixels": (lambda x: tier.permute_dims(x, (0, 3, 1, 4, 2)) + 0, (6, 2, 2, 9, 33), lambda x: x.transpose(0, 3, 1, 4, 2)),
    "inside of rows": (lambda x: x[1:, :, 2:-2] + 0, (40, 3, 13), lambda x: x[1:, :, 2:-2]),
    "few neighbours": (lambda x: tier.max(x, axis=1), (70, 8, 2), lambda x: x.max(1)),
    "few neighbours of many": (lambda x: tier.max(x, axis=1), (3, 300, 7), lambda x: x.max(1)),
    "neighbours that are walked": (lambda x: tier.max(x, axis=1), (2, 9000, 3), lambda x: x.max(1)),
    "more neighbours": (lambda x: tier.max(x, axis=1), (9, 7, 48), lambda x: x.max(1)),
}


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.float64])
@pytest.mark.parametrize("name", EXECUTED)
def test_ptx_stores_the_result_alone(name, dtype):
    program, shape, reference = EXECUTED[name]
    x = np.random.default_rng(5).integers(-100, 100, shape).astype(dtype)
    expected = np.ascontiguousarray(reference(x))
    out = np.zeros_like(expected)
    machine = ptx_machine.Machine(1 << 21)
    places = {array.ctypes.data: machine.put(array) for array in (x, out)}
    kernel = tier.compile(program).lower(x, chip="sm_90a")
    np.testing.assert_array_equal(ptx_machine.call(machine, kernel, [x, out], places), expected)


def test_nothing_of_short_extents():
    for shape in [(0, 3, 5), (4, 0, 3), (4, 3, 0)]:
        x = np.zeros(shape, np.float32)
        _check(lambda x: tier.permute_dims(x, (0, 2, 1)) + 0, lambda x: x.transpose(0, 2, 1), x)
        _check(lambda x: tier.sum(x, axis=1), lambda x: x.sum(1), x)


#: name: program, shapes, dtype, elements of a CTA at least. One tile of two short dimensions would have 6 to 200.
LAUNCHED = {
    "blocks turned": (lambda x, y: tier.permute_dims(x, (0, 2, 1)) + y, [(810248, 6, 8), (810248, 8, 6)], np.int8, 2000),
    "ends changed places": (lambda x, y: tier.permute_dims(x, (0, 3, 2, 1)) + y, [(669, 7, 2451, 3), (669, 3, 2451, 7)], np.float32, 500),
    "heads of pairs": (lambda x: tier.permute_dims(x, (1, 0, 2, 3)) + 0, [(8, 674576, 2, 2)], np.int16, 2000),
    "pixels": (lambda x: tier.permute_dims(x, (0, 1, 4, 2, 5, 3)) + 0, [(16, 64, 2, 2, 64, 64)], np.int16, 1000),
    "boxes": (lambda x: x[3:-1:2, :, 3:-3] + 0, [(942087, 3, 15)], np.int16, 1000),
    "turned first axis": (lambda x: tier.flip(x, axis=0) + 0, [(284001, 2, 6, 6)], np.int16, 1000),
    "third rows": (lambda x: x[::3] + 0, [(1239888, 5, 2)], np.float32, 1000),
    "columns of 3": (lambda x: tier.flip(x, axis=3) + 0, [(345, 8975, 9, 3)], np.float64, 500),
    "pairs summed": (lambda x: tier.sum(x.astype(tier.float32), axis=1), [(780632, 8, 2)], np.int16, 1500),
    "few f64 summed": (lambda x: tier.sum(x, axis=0), [(2, 378645, 3, 17)], np.float64, 250),
    "points summed": (lambda x: tier.max(x, axis=1), [(5600, 600, 6)], np.float32, 3000),
    "few rows turned": (lambda x: x[:, ::-1] + 0, [(587475, 7, 4)], np.int16, 1000),
}


@pytest.mark.parametrize("name", LAUNCHED)
def test_ctas_have_many_elements(name):
    program, shapes, dtype, least = LAUNCHED[name]
    arrays = [np.zeros(shape, dtype) for shape in shapes]
    launched = tier.compile(program).lower(*arrays, chip="sm_90a").launched(*arrays)
    ctas = sum(int(np.prod(one.grid)) for one in launched)
    assert arrays[0].size / ctas >= least, f"{ctas} CTAs"


def test_rows_without_gaps_are_merged_beside_an_axis_that_is_turned():
    """That rows of 36 go on from place to place is asked, and where it does not hold, whether they have gaps is asked alone."""
    function = tier.compile(lambda x: tier.flip(x, axis=0) + 0)
    x = np.arange(7 * 2 * 6 * 6, dtype=np.float32).reshape(7, 2, 6, 6)
    merged, = function.lower(x, chip="sm_90a").launched((284001, 2, 6, 6))
    larger = np.zeros((7, 2, 6, 9), np.float32)
    larger[..., :6] = x
    for array in [x, larger[..., :6]]:
        np.testing.assert_array_equal(tier.simulate(function, array, target="sm_90a", seeds=1), x[::-1])
    assert np.prod(merged.grid) < 30000
