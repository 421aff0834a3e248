"""Arrays of several dimensions that leave no gaps: rows are merged, reshapes and halves are views, results share a kernel.

What is launched where, and numbers from the simulator beside NumPy in float64, of arrays with gaps too.
"""

import numpy as np
import pytest
import tier

CHIPS = ["sm_90a", "sm_80", "gfx942", "cpu"]


def _softmax(x):
    powers = np.exp(x - x.max(-1, keepdims=True, initial=-np.inf))
    return powers / powers.sum(-1, keepdims=True)


def _norm(x):
    return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-6)


def _logsumexp(x):
    most = tier.max(x, axis=-1, keepdims=True)
    return (most + tier.log(tier.sum(tier.exp(x - most), axis=-1, keepdims=True)))[..., 0]


def _halves(x):
    half = x.shape[1] // 2
    return tier.silu(x[:, :half]) * x[:, half:]


def _rotary(x, c, s):
    """The two halves of heads, turned by angles of positions: x[B, S, H, 2 D], c and s[S, D]."""
    a, b = x[..., :4], x[..., 4:]
    c, s = c[None, :, None, :], s[None, :, None, :]
    return a * c - b * s, b * c + a * s


def _blocks(x):
    y = tier.reshape(x, (x.shape[0], x.shape[1] // 8, 8))
    most = tier.max(tier.abs(y), axis=2, keepdims=True) + 1e-6
    return y / most, most


def _numpy_blocks(x):
    y = x.reshape(len(x), x.shape[1] // 8, 8)
    most = np.abs(y).max(2, keepdims=True) + 1e-6
    return y / most, most


#: name: program, what NumPy says.
OF_ROWS = {
    "sum": (lambda x: tier.sum(x, axis=-1), lambda x: x.sum(-1)),
    "mean of all but the first": (lambda x: tier.mean(x, axis=(1, 2)), lambda x: x.mean((1, 2))),
    "softmax": (lambda x: tier.softmax(x, axis=-1), _softmax),
    "norm": (lambda x: tier.rms_norm(x), _norm),
    "two results": (lambda x: (x - tier.max(x, axis=-1, keepdims=True), tier.max(x, axis=-1)), lambda x: (x - x.max(-1, keepdims=True), x.max(-1))),
    "channels": (lambda x: x * tier.sum(x, axis=(0, 2))[None, :, None], lambda x: x * x.sum((0, 2))[None, :, None]),
}
#: How an array lies in a larger one.
LYING = {
    "dense": lambda x: x,
    "rows apart": lambda x: _in_larger(x, (0, 0, 3)),
    "matrices apart": lambda x: _in_larger(x, (0, 2, 0)),
    "turned": lambda x: np.ascontiguousarray(x.transpose(1, 0, 2)).transpose(1, 0, 2),
}


def _in_larger(x, more):
    larger = np.full([side + extra for side, extra in zip(x.shape, more)], 77, x.dtype)
    inside = larger[tuple(slice(0, side) for side in x.shape)]
    inside[...] = x
    return inside


def _check(function, reference, *arrays, chip="sm_90a", tolerance=2e-5):
    got = tier.simulate(function, *arrays, target=chip, seeds=1)
    expected = reference(*(array.astype(np.float64) for array in arrays))
    for one, wanted in zip(got if isinstance(got, tuple) else (got,), expected if isinstance(expected, tuple) else (expected,)):
        assert one.shape == wanted.shape
        np.testing.assert_allclose(one, wanted, rtol=tolerance, atol=tolerance * max(1.0, np.abs(wanted).max(initial=0)))


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("lies", LYING)
@pytest.mark.parametrize("name", OF_ROWS)
def test_rows_of_three_dimensions(name, lies, chip):
    program, reference = OF_ROWS[name]
    function = tier.compile(program)
    random = np.random.default_rng(3)
    for shape in [(1, 1, 1), (3, 5, 3), (2, 17, 61), (4, 3, 260), (5, 1, 33)]:
        _check(function, reference, LYING[lies](random.standard_normal(shape).astype(np.float32)), chip=chip)


@pytest.mark.parametrize("name", ["sum", "softmax", "norm", "channels"])
def test_of_nothing(name):
    program, reference = OF_ROWS[name]
    for shape in [(0, 5, 3), (4, 0, 3)]:
        _check(tier.compile(program), reference, np.zeros(shape, np.float32))


@pytest.mark.parametrize("program", [lambda x: tier.sum(x, axis=-1), lambda x: tier.softmax(x, axis=-1)])
def test_rows_are_merged_where_none_lies_apart(program):
    """8 rows of 3 numbers in each of 40000 matrices fill CTAs; one for each matrix would be 40000."""
    function = tier.compile(program)
    x = np.zeros((40000, 8, 3), np.float32)
    dense, = function.lower(x, chip="sm_90a").launched(x)
    assert np.prod(dense.grid) < 2000
    apart = _in_larger(x, (0, 1, 0))
    with_gaps, = function.lower(apart, chip="sm_90a").launched(apart)
    assert np.prod(with_gaps.grid) >= 40000


def test_one_compiled_kernel_serves_both():
    function = tier.compile(lambda x: tier.sum(x, axis=-1)).lower("f32[A, B, C]", chip="sm_90a")
    assert np.prod(function.launched((40000, 8, 3))[0].grid) < 2000


def test_channels_of_images_are_rows():
    """x[N, C, H, W] * s[C]: H and W are one dimension, N and H are not."""
    function = tier.compile(lambda x, s: x * s[None, :, None, None])
    random = np.random.default_rng(5)
    x, s = random.standard_normal((4, 24, 14, 14)).astype(np.float32), random.standard_normal(24).astype(np.float32)
    _check(function, lambda x, s: x * s[None, :, None, None], x, s)
    _check(function, lambda x, s: x * s[None, :, None, None], x[:, :, ::2], s)
    _check(function, lambda x, s: x * s[None, :, None, None], x[:, :, :, ::-1], s)
    kernel = function.lower(np.zeros((64, 256, 56, 56), np.float32), np.zeros(256, np.float32), chip="sm_90a")
    assert np.prod(kernel.launched((64, 256, 56, 56), (256,))[0].grid) == 64 * 256 // 8 * -(-56 * 56 // 256)  # tiles of 8 x 256


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(1, 8), (3, 16), (17, 520), (0, 24), (5, 0)])
def test_blocks_of_rows_are_views(shape, chip):
    x = np.random.default_rng(1).standard_normal(shape).astype(np.float32)
    function = tier.compile(_blocks)
    _check(function, _numpy_blocks, x, chip=chip)
    _check(function, _numpy_blocks, np.ascontiguousarray(x.T).T, chip=chip)
    if x.size:
        assert len(function.lower(x, chip=chip).launched(x)) == 1


def test_blocks_that_do_not_divide_rows_are_refused():
    x = np.zeros((3, 20), np.float32)
    with pytest.raises(tier.TierError, match=r"launch\.extent"):
        tier.simulate(tier.compile(_blocks), x, target="sm_90a", seeds=1)


@pytest.mark.parametrize("shape", [((3, 4, 6), lambda s: (s[0], s[1] * s[2] // 3, 3)), ((2, 3, 4, 5), lambda s: (s[0], s[1] // 3, 3, s[2], s[3])),
                                   ((6, 4), lambda s: (s[0] // 2, 2, s[1])), ((4, 6, 5), lambda s: (s[0], s[1] // 2, 2, s[2]))])
def test_reshapes_of_a_part(shape):
    extents, target = shape
    x = np.arange(np.prod(extents), dtype=np.float32).reshape(extents)
    _check(tier.compile(lambda x: tier.reshape(x, target(x.shape)) * 2), lambda x: x.reshape(target(x.shape)) * 2, x)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(1, 2), (5, 14), (3, 512), (0, 6), (4, 0), (2, 2062)])
def test_halves(shape, chip):
    x = np.random.default_rng(2).standard_normal(shape).astype(np.float32)

    def reference(x):
        a, b = np.split(x, 2, axis=1)
        return a / (1 + np.exp(-a)) * b

    _check(tier.compile(_halves), reference, x, chip=chip)


def test_a_part_of_whole_vectors_is_moved_in_vectors():
    """The smaller of 14336 and N is a multiple of 16 where N is: rows of the result begin at vectors."""
    kernel = tier.compile(lambda x: x[:, :14336] * x[:, 14336:]).lower("bf16[M%16, N%16]", chip="sm_90a")
    launched, = kernel.launched((64, 28672))
    assert np.prod(launched.grid) > 64
    text = kernel.ir("where")
    body = text[text.index("gpu.func " + launched.kernel.split("::")[-1] + "("):]
    assert "from %" not in body[:body.index("gpu.return")]


def test_results_of_halves_share_a_kernel():
    random = np.random.default_rng(4)
    x, c, s = (random.standard_normal(shape).astype(np.float32) for shape in ((2, 5, 3, 8), (5, 4), (5, 4)))
    function = tier.compile(_rotary)
    _check(function, lambda x, c, s: tuple(np.asarray(one) for one in _rotary(x, c, s)), x, c, s)
    assert len(function.lower(x, c, s, chip="sm_90a").launched(x, c, s)) == 1


def test_sums_of_extents_that_are_equal_are_one():
    """x.shape[1] - x.shape[1] // 2 is x.shape[1] // 2 from the product on: both results are stored by one kernel."""

    def program(x):
        half = x.shape[1] // 2
        a, b = x[:, :half], x[:, half:]
        return a * b, b + a

    x = np.random.default_rng(6).standard_normal((7, 12)).astype(np.float32)
    function = tier.compile(program)
    _check(function, lambda x: (x[:, :6] * x[:, 6:], x[:, 6:] + x[:, :6]), x)
    assert len(function.lower(x, chip="sm_90a").launched(x)) == 1
    with pytest.raises(tier.TierError, match=r"launch\.extent"):
        tier.simulate(function, np.zeros((7, 13), np.float32), target="sm_90a", seeds=1)


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "gfx942"])
@pytest.mark.parametrize("shape", [(5, 10240), (3, 10241), (2, 12001), (140, 10300), (2, 3, 16384)])
def test_a_maximum_and_its_sum_of_any_number_of_rows(shape, chip):
    x = (np.random.default_rng(8).standard_normal(shape) * 8).astype(np.float32)
    x[..., :7] = -np.inf
    x[..., -1] = 40

    def reference(x):
        most = x.max(-1)
        return most + np.log(np.exp(x - most[..., None]).sum(-1))

    _check(tier.compile(_logsumexp), reference, x, chip=chip)


@pytest.mark.parametrize("result", ["f32", "f16"])
@pytest.mark.parametrize("columns", [1, 2, 3, 4, 5, 8, 9, 16, 31, 64, 128, 255, 256, 511, 1000, 1024, 2049])
def test_short_rows_that_are_only_reduced(columns, result):
    wide = tier.float32 if result == "f32" else None
    x = np.random.default_rng(columns).standard_normal((37, columns)).astype(np.float16)
    got = tier.simulate(tier.compile(lambda x: tier.sum(x, axis=1, dtype=wide)), x, target="sm_90a", seeds=1)
    exact = x.astype(np.float64).sum(1)
    np.testing.assert_allclose(got.astype(np.float64), exact, rtol=1e-5 if wide else 1e-3, atol=1e-3 if wide else 4e-3)


@pytest.mark.parametrize("columns", [128, 4096, 8192])
def test_wider_results_of_rows_do_not_narrow_their_loads(columns):
    """Sums in f32 of bf16 rows read 16 bytes at once, as those in bf16 do."""
    kernel = tier.compile(lambda x: tier.sum(x, axis=1, dtype=tier.float32)).lower(tier.Spec("bf16", (4096, columns), exact=True), chip="sm_90a")
    ptx = kernel.artefact.images[0].data.decode()
    assert "ld.global.v4.b32" in ptx and "ld.global.v2.b32" not in ptx


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "gfx942"])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, np.int8])
@pytest.mark.parametrize("shape", [(1, 1, 1, 1), (2, 5, 7, 3), (1, 33, 41, 4), (2, 3, 40, 5), (3, 1, 300, 2), (0, 4, 4, 3)])
def test_pixels_become_channels(shape, dtype, chip):
    x = (np.random.default_rng(9).standard_normal(shape) * 50).astype(dtype)
    function = tier.compile(lambda x: tier.permute_dims(x, (0, 3, 1, 2)) + 0)
    for lying in (x, _in_larger(x, (0, 0, 2, 1))):
        assert np.array_equal(tier.simulate(function, lying, target=chip, seeds=1), lying.transpose(0, 3, 1, 2))


def test_rows_of_pixels_are_merged():
    """[N, H, W, 3] to [N, 3, H, W]: H and W are one dimension, and N never goes on with the 3."""
    kernel = tier.compile(lambda x: tier.permute_dims(x, (0, 3, 1, 2)) + 0).lower(np.zeros((512, 224, 224, 3), np.float16), chip="sm_90a")
    assert np.prod(kernel.launched((512, 224, 224, 3))[0].grid) == 512 * 224 * 224 // 1024
