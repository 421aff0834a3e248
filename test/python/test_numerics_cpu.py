"""Numbers on the `cpu` target: compiled kernels against float64, between guard bands, over awkward shapes and strides."""

import math

import numpy as np
import pytest
from porch_cases import CASES, gelu, inputs, layer_norm, softmax

import tier
from tier.testing import compare, matmul_bound

FLOATS = {"f32": np.float32, "f64": np.float64, "f16": np.float16}
ACCUMULATE = {"f32": "float32", "f64": "float64", "f16": "float32"}
ROWS = [(1, 1), (1, 33), (7, 1), (5, 13), (17, 64), (3, 1000), (64, 127), (130, 257), (2, 4097), (0, 7)]
PRODUCTS = [(1, 1, 1), (1, 7, 16), (7, 1, 5), (16, 16, 16), (17, 33, 65), (100, 7, 257), (64, 128, 96), (129, 130, 131), (5, 4, 0), (0, 4, 5),
            (257, 100, 64), (1, 300, 40)]


def _random(shape, dtype, seed=0):
    return np.random.default_rng([seed, *shape]).normal(size=shape).astype(dtype)


def _wide(array):
    return np.asarray(array, np.float64)


def _close(out, expected, tolerance):
    assert out.shape == np.shape(expected)
    np.testing.assert_allclose(_wide(out), expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", ["f32", "f64"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_programs_are_right(case, dtype):
    arrays = [array.astype(FLOATS[dtype]) for array in inputs(case)]
    got = tier.compile(case.traced)(*arrays)
    expected = case.reference(*map(_wide, arrays))
    several = isinstance(expected, tuple)
    for one, other in zip(got if several else (got,), expected if several else (expected,), strict=True):
        assert isinstance(one, np.ndarray) and one.dtype == FLOATS[dtype]
        _close(one, other, 2e-5 if dtype == "f32" else 1e-6)


def test_erf_of_floats():
    """Two ulp where it is odd, where it bends, and where it ends."""
    x = np.concatenate([np.linspace(-5, 5, 20001), np.geomspace(1e-38, 1e-2, 2001), np.linspace(0.91, 0.93, 5001), [3.95, -3.95, 1e30, np.inf, -np.inf]])
    x = x.astype(np.float32)
    exact = np.vectorize(math.erf)(x.astype(np.float64))
    got = tier.compile(lambda x: tier.erf(x))(x)
    assert (np.abs(got - exact) <= 2 * np.spacing(np.abs(exact).astype(np.float32))).all()
    ends = tier.compile(lambda x: tier.erf(x))(np.array([0.0, -0.0, np.nan], np.float32))
    assert list(np.signbit(ends[:2])) == [False, True] and np.isnan(ends[2])


def test_erf_of_doubles():
    x = np.concatenate([np.linspace(-7, 7, 4001), [0.0, -0.0, np.inf, -np.inf, 1e-300, 0.84375, 1.25, 1 / 0.35]])
    exact = np.vectorize(math.erf)(x)
    np.testing.assert_allclose(tier.compile(lambda x: tier.erf(x))(x), exact, rtol=1e-14, atol=1e-16)
    assert np.isnan(tier.compile(lambda x: tier.erf(x))(np.array([np.nan, 1.0]))[0])


@tier.compile
def _chain(x, y):
    z = x * y + 1.0
    z = tier.exp(-z) * 0.5
    z = tier.where(z > x, z, y)
    z = tier.sqrt(tier.abs(z)) - tier.tanh(x)
    return tier.maximum(z, 0.0) / (y * y + 1.0)


def _chain_reference(x, y):
    z = np.exp(-(x * y + 1)) * 0.5
    z = np.where(z > x, z, y)
    return np.maximum(np.sqrt(np.abs(z)) - np.tanh(x), 0) / (y * y + 1)


@pytest.mark.parametrize("shape", ROWS, ids=str)
@pytest.mark.parametrize("dtype", FLOATS)
def test_a_chain_over_every_width(shape, dtype):
    x, y = _random(shape, FLOATS[dtype]), _random(shape, FLOATS[dtype], 1)
    _close(_chain(x, y), _chain_reference(_wide(x), _wide(y)), 4e-3 if dtype == "f16" else 1e-5)


ROW_KERNELS = {
    "softmax": (tier.compile(lambda x: tier.softmax(x)), softmax),
    "rms_norm": (tier.compile(lambda x: tier.rms_norm(x)), lambda x: x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-6)),
    "layer_norm": (tier.compile(lambda x: tier.layer_norm(x)), layer_norm),
    "sum": (tier.compile(lambda x: tier.sum(x, axis=-1)), lambda x: x.sum(-1)),
    "sum_columns": (tier.compile(lambda x: tier.sum(x, axis=0)), lambda x: x.sum(0)),
    "max": (tier.compile(lambda x: tier.max(x, axis=-1)), lambda x: x.max(-1)),
    "mean": (tier.compile(lambda x: tier.mean(x, axis=-1, keepdims=True)), lambda x: x.mean(-1, keepdims=True)),
}


@pytest.mark.parametrize("shape", ROWS, ids=str)
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("name", ROW_KERNELS)
def test_rows_of_every_width(name, dtype, shape):
    fn, reference = ROW_KERNELS[name]
    x = _random(shape, FLOATS[dtype])
    got = fn(x)
    assert got.dtype == x.dtype
    _close(got, reference(_wide(x)), {"f16": 8e-3, "f32": 1e-4, "f64": 1e-6}[dtype] * (math.sqrt(max(shape)) if name.startswith("sum") else 1))


@tier.compile
def _product(x, w):
    return x @ w


@pytest.mark.parametrize("shape", PRODUCTS, ids=str)
@pytest.mark.parametrize("dtype", FLOATS)
def test_products_of_every_shape(shape, dtype):
    m, n, k = shape
    x, w = _random((m, k), FLOATS[dtype]), _random((k, n), FLOATS[dtype], 1)
    report = compare(_product(x, w), _wide(x) @ _wide(w), magnitude=matmul_bound(x, w), depth=k, accumulate=ACCUMULATE[dtype])
    assert report.ok, report


TRANSPOSED = {"nn": lambda x, w: x @ w, "nt": lambda x, w: x @ w.T, "tn": lambda x, w: x.T @ w, "tt": lambda x, w: x.T @ w.T}


@pytest.mark.parametrize("case", TRANSPOSED)
@pytest.mark.parametrize("shape", [(17, 33, 65), (64, 128, 96), (100, 7, 50)], ids=str)
def test_transposed_operands(case, shape):
    m, n, k = shape
    x = _random((m, k) if case[0] == "n" else (k, m), np.float32)
    w = _random((k, n) if case[1] == "n" else (n, k), np.float32, 1)
    got = tier.compile(TRANSPOSED[case])(x, w)
    a, b = (x if case[0] == "n" else x.T), (w if case[1] == "n" else w.T)
    report = compare(got, _wide(a) @ _wide(b), magnitude=matmul_bound(a, b), depth=k)
    assert report.ok, report


@tier.compile
def _linear(x, w, b):
    return tier.gelu(x @ w + b)


VIEWS = {
    "rows_apart": lambda a: np.repeat(a, 2, axis=0)[::2],
    "columns_apart": lambda a: np.repeat(a, 3, axis=1)[:, ::3],
    "transposed": lambda a: np.ascontiguousarray(a.T).T,
    "unaligned": lambda a: np.concatenate([a[:, :1], a], axis=1)[:, 1:],
    "backwards": lambda a: np.ascontiguousarray(a[::-1, ::-1])[::-1, ::-1],
    "one_row_repeated": lambda a: np.broadcast_to(a[:1], a.shape),
}


@pytest.mark.parametrize("view", VIEWS)
def test_strides_of_every_kind(view):
    x, w, b = _random((33, 48), np.float32), _random((48, 20), np.float32, 1), _random((20,), np.float32, 2)
    x, w = VIEWS[view](x), VIEWS[view](w)
    z = _wide(x) @ _wide(w) + _wide(b)
    _close(_linear(x, w, b), gelu(z), 2e-5 * 8)
    _close(_chain(x, x), _chain_reference(_wide(x), _wide(x)), 1e-5)
    _close(ROW_KERNELS["softmax"][0](x), softmax(_wide(x)), 1e-6 * 8)


def _banded(shape):
    """Return an output inside a poisoned buffer, and whether the poison is untouched."""
    size, band = math.prod(shape), 64
    whole = np.full(size + 2 * band, np.float32(-7.25))
    out = whole[band : band + size].reshape(shape)
    return out, lambda: bool((whole[:band] == -7.25).all() and (whole[band + size :] == -7.25).all())


@pytest.mark.parametrize("shape", [(5, 13), (64, 64), (33, 257)], ids=str)
def test_nothing_is_written_outside_the_result(shape):
    x, y, w = _random(shape, np.float32), _random(shape, np.float32, 1), _random((shape[1], 19), np.float32, 2)
    for fn, arguments, reference in ((_chain, (x, y), _chain_reference), (_product, (x, w), np.matmul),
                                     (ROW_KERNELS["softmax"][0], (x,), softmax)):
        expected = reference(*map(_wide, arguments))
        out, is_intact = _banded(expected.shape)
        fn.lower(*arguments).artefact.launch(arguments, (out,))
        assert is_intact()
        _close(out, expected, 1e-4)


def test_twenty_runs_are_bit_identical():
    x, w, b = _random((100, 257), np.float32), _random((257, 65), np.float32, 1), _random((65,), np.float32, 2)
    first = _linear(x, w, b).tobytes()
    assert all(_linear(x, w, b).tobytes() == first for _ in range(19))


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.int64])
def test_integers_are_exact(dtype):
    random = np.random.default_rng(0)
    x, y = (random.integers(-100, 100, (7, 33)).astype(dtype) for _ in range(2))
    y[y == 0] = 3
    fn = tier.compile(lambda x, y: (x + y, x // y, x % y, tier.maximum(x, y), tier.sum(x, axis=1), tier.where(x > y, x, 0)))
    expected = (x + y, x // y, x % y, np.maximum(x, y), x.sum(1, dtype=np.int64), np.where(x > y, x, 0))
    for one, other in zip(fn(x, y), expected, strict=True):
        np.testing.assert_array_equal(one, other)


def test_integer_products_are_exact():
    random = np.random.default_rng(0)
    x, w = random.integers(-128, 128, (19, 40)).astype(np.int8), random.integers(-128, 128, (40, 23)).astype(np.int8)
    got = tier.compile(lambda x, w: tier.matmul(x, w, out_dtype=tier.int32))(x, w)
    np.testing.assert_array_equal(got, x.astype(np.int32) @ w.astype(np.int32))


def test_bools_go_in_and_out():
    x = _random((5, 33), np.float32)
    mask = x > 0.3
    fn = tier.compile(lambda x, m: (m & (x < 1), tier.where(m, x, -1.0), ~m, tier.any(m, axis=1)))
    expected = (mask & (x < 1), np.where(mask, x, np.float32(-1)), ~mask, mask.any(1))
    for one, other in zip(fn(x, mask), expected, strict=True):
        assert one.dtype == other.dtype
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("shape", [(1, 1), (7, 13), (3, 64), (130, 257), (2, 4097)])
@pytest.mark.parametrize("chip", ["cpu", "sm_90a"])
def test_sizes_of_narrow_floats(chip, shape):
    """Where they are compared two at a time (sm_90a, simulated), and by themselves: of either sign, infinite, or no number."""
    x = _random(shape, np.float16)
    x.flat[0] = -np.abs(x).max() - 1
    if len(x) > 2:
        x[1, -1], x[2, :], x[2, 0] = -np.inf, 0, -0.0
    if len(x) > 3:
        x[3, 5] = -np.nan
    largest = lambda x: tier.max(tier.abs(x.astype(tier.float32)), axis=1, keepdims=True) - tier.abs(x)  # noqa: E731
    size = np.abs(x.astype(np.float32))
    got = tier.compile(largest)(x) if chip == "cpu" else tier.lower(largest, ["f16[M, N]"], chip=chip).simulate(x)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(got, size.max(1, keepdims=True) - size)


def test_scalars_change_without_a_new_kernel():
    fn = tier.compile(lambda x, a: x * a + 1)
    x = _random((9,), np.float32)
    for a in (2.0, 0.5, -3.0):
        np.testing.assert_allclose(fn(x, a), x * np.float32(a) + 1, rtol=1e-6)
    assert len(fn._kernels) == 1


def test_one_kernel_serves_every_extent():
    for rows in (3, 5, 7, 11, 50):
        x = _random((rows, 13), np.float32)
        _close(_chain(x, x), _chain_reference(_wide(x), _wide(x)), 1e-5)
    fn = tier.compile(lambda x: x + 1.0)
    for n in (5, 7, 9):
        fn(_random((n, 3), np.float32))
    assert len(fn._kernels) == 1


def test_extents_that_disagree_are_reported_at_their_line():
    fn = tier.compile(lambda x, y: x * y)
    line = fn.fn.__code__.co_firstlineno
    fn(_random((5,), np.float32), _random((5,), np.float32))
    for _ in range(2):
        with pytest.raises(tier.LaunchError) as caught:
            fn(_random((5,), np.float32), _random((6,), np.float32))
        assert caught.value.rule == "launch.extent" and caught.value.location.line == line


def test_a_kernel_is_saved_and_loaded(tmp_path):
    kernel = tier.lower(lambda x, w: tier.softmax(x @ w), ["f32[M, K]", "f32[K, N]"], chip="cpu")
    kernel.save(tmp_path / "kernel.tier")
    x, w = _random((7, 16), np.float32), _random((16, 32), np.float32, 1)
    _close(tier.load(tmp_path / "kernel.tier")(x, w), softmax(_wide(x) @ _wide(w)), 1e-5)


@pytest.mark.parametrize("shape", [(0, 5), (5, 0)], ids=str)
def test_an_empty_array_has_any_strides(shape, tmp_path):
    """NumPy says that they are 0, whatever the kernel was compiled for."""
    tier.compile(lambda x: tier.sum(x, axis=0) + 1).lower("f32[M, N]", chip="cpu").save(tmp_path / "kernel.tier")
    x = np.zeros(shape, np.float32)
    np.testing.assert_array_equal(tier.load(tmp_path / "kernel.tier")(x), x.sum(0) + 1)


def test_extents_that_a_reshape_tells_are_known_from_there_on():
    """What was computed before has the extent that was not known; what is written behind it has both."""

    def program(x):
        least = tier.min(x, axis=2)
        return tier.reshape(least, (5,)), tier.min(least, axis=1, keepdims=True), tier.mean(x, axis=1)

    x = _random((5, 1, 65), np.float32)
    for got, expected in zip(tier.compile(program)(x), (x.min(2)[:, 0], x.min(2), x.mean(1)), strict=True):
        np.testing.assert_allclose(got, expected, rtol=1e-6)


@pytest.mark.parametrize("program", [lambda x: tier.flip(tier.reshape(x, (0,)), axis=0) + 1, lambda x: x[:0][::-1, 0] * 2, lambda x: x[:0, ::-1]])
def test_nothing_may_be_turned(program):
    x = np.zeros((0, 257), np.float32)
    got = tier.compile(program)(x)
    assert got.size == 0 and got.shape in ((0,), (0, 257))


def test_logarithms_of_numbers_below_the_normal_ones():
    x = np.array([1e-38, 1.1754942e-38, 1e-40, 1.4e-45, 1.17549435e-38, 0.0, -1e-40, 1.0], np.float32)
    with np.errstate(divide="ignore", invalid="ignore"):
        for name, exact in (("log", np.log(x.astype(np.float64))), ("log2", np.log2(x.astype(np.float64)))):
            fn = getattr(tier, name)
            np.testing.assert_allclose(tier.compile(lambda x: fn(x))(x), exact, rtol=3e-7)


def test_sines_have_their_precision_or_are_nan():
    """A reduction beyond its range gave numbers such as -7e9."""
    x = np.concatenate([np.geomspace(1, 3.4e38, 20000), np.linspace(1.6e6, 1.7e6, 2000)]).astype(np.float32)
    for fn, exact in ((lambda x: tier.sin(x), np.sin), (lambda x: tier.cos(x), np.cos)):
        got = tier.compile(fn)(np.concatenate([x, -x]))
        assert (np.isnan(got[:len(x)]) == (x > 1647099)).all() and (np.isnan(got[len(x):]) == (x > 1647099)).all()
        held = x <= 1647099
        assert np.abs(got[:len(x)][held] - exact(x[held].astype(np.float64))).max() < 6e-7


@pytest.mark.parametrize("size", [1, 7, 1000])
@pytest.mark.parametrize("target", ["i8", "i16", "i32", "i64"])
def test_casts_to_integers_end_at_their_bounds(target, size):
    ends = [0.0, -0.9, 1.5, 127.0, 127.9, 128.0, -128.9, -129.0, 300.0, 32767.5, 32768.0, 2147483648.0, -2147483904.0, 9.3e18, -9.3e18,
            np.inf, -np.inf, np.nan, 1e38]
    x = np.resize(np.array(ends), size)
    info = np.iinfo(f"int{target[1:]}")
    wanted = [0 if np.isnan(one) else max(info.min, min(int(max(-1e30, min(one, 1e30))), info.max)) for one in x.astype(np.float32)]
    for dtype in (np.float32, np.float64):
        np.testing.assert_array_equal(tier.compile(lambda x: x.astype(target))(x.astype(dtype)), np.array(wanted, info.dtype))


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.int32, np.int64])
def test_shifts_of_every_count_are_those_of_numpy(dtype):
    bits = np.dtype(dtype).itemsize * 8
    x, y = (one.ravel() for one in np.meshgrid(np.array([1, -1, 5, -100, 100], dtype), np.arange(-3, bits + 4).astype(dtype)))
    for size in (1, 7, len(x)):
        np.testing.assert_array_equal(tier.compile(lambda x, y: x << y)(x[-size:], y[-size:]), x[-size:] << y[-size:])
        np.testing.assert_array_equal(tier.compile(lambda x, y: x >> y)(x[-size:], y[-size:]), x[-size:] >> y[-size:])
    np.testing.assert_array_equal(tier.compile(lambda x: x << 200 if bits > 8 else x << 100)(x), 0 * x)
