"""Programs with several results: which of these one kernel stores, and numbers from the simulator beside NumPy in float64."""

import itertools

import numpy as np
import pytest

import tier

CHIPS = ["sm_90a", "sm_100a", "sm_80", "gfx942", "cpu"]
EPS = 1e-6


def _normal(x):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + EPS)


def _powers(x):
    return np.exp(x - x.max(-1, keepdims=True))


def scaled(x):
    most = tier.max(tier.abs(x), axis=-1, keepdims=True) + EPS
    return x * (1.0 / most), most


def added(x, y):
    both = x + y
    return both, tier.rms_norm(both, eps=EPS)


def normal(x):
    mean = tier.mean(x, axis=-1, keepdims=True)
    scale = tier.rsqrt(tier.mean((x - mean) * (x - mean), axis=-1, keepdims=True) + EPS)
    return (x - mean) * scale, mean[..., 0], scale[..., 0]


def powers(x):
    most = tier.max(x, axis=-1, keepdims=True)
    total = tier.sum(tier.exp(x - most), axis=-1, keepdims=True)
    return tier.exp(x - most) / total, (most + tier.log(total))[..., 0]


def moments(p, g, m, v):
    m, v = m * 0.9 + g * 0.1, v * 0.99 + g * g * 0.01
    return p - m / (tier.sqrt(v * v) + 1.0), m, v


def _moments(p, g, m, v):
    m, v = m * 0.9 + g * 0.1, v * 0.99 + g * g * 0.01
    return p - m / (np.abs(v) + 1.0), m, v


#: name: program, what NumPy says, arrays of x's shape
PROGRAMS = {
    "a scale of each row": (scaled, lambda x: (x / (np.abs(x).max(-1, keepdims=True) + EPS), np.abs(x).max(-1, keepdims=True) + EPS), 1),
    "a sum and its norm": (added, lambda x, y: (x + y, (x + y) / np.sqrt(((x + y) ** 2).mean(-1, keepdims=True) + EPS)), 2),
    "a norm and what it is of": (normal, lambda x: (_normal(x), x.mean(-1), 1 / np.sqrt(x.var(-1) + EPS)), 1),
    "softmax and its logarithm": (
        powers, lambda x: (_powers(x) / _powers(x).sum(-1, keepdims=True), np.log(_powers(x).sum(-1)) + x.max(-1)), 1),
    "moments": (moments, _moments, 4),
    "elements": (lambda x: (tier.exp(x), tier.tanh(x), x * 2), lambda x: (np.exp(x), np.tanh(x), x * 2), 1),
}
SHAPES = [(1, 1), (5, 7), (70, 33), (3, 127), (2, 1001), (3, 4096), (2, 3, 40), (1, 20001), (0, 9)]


def _arrays(shape, count):
    random = np.random.default_rng(sum(shape) + count)
    return [random.standard_normal(shape).astype(np.float32) for _ in range(count)]


def _run(function, arrays, chip):
    return function(*arrays) if chip == "cpu" else tier.simulate(function, *arrays, target=chip, seeds=2)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_one_kernel_stores_all(name, chip):
    program, reference, count = PROGRAMS[name]
    function = tier.compile(program)
    for shape in SHAPES:
        arrays = _arrays(shape, count)
        got, expected = _run(function, arrays, chip), reference(*(array.astype(np.float64) for array in arrays))
        for one, other in zip(got, expected, strict=True):
            assert one.shape == other.shape
            np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)
        assert len(function.lower(*arrays, chip=chip).launched(*arrays)) == (1 if shape[0] else 0)


#: name: program along an axis, what NumPy says.
REDUCTIONS = {
    "a sum and one of squares": (lambda x, axis: (tier.sum(x, axis=axis), tier.sum(x * x, axis=axis)), lambda x, axis: (x.sum(axis), (x * x).sum(axis))),
    "extrema": (lambda x, axis: (tier.min(x, axis=axis), tier.max(x, axis=axis), tier.max(tier.abs(x), axis=axis)),
                lambda x, axis: (x.min(axis), x.max(axis), np.abs(x).max(axis))),
    "a mean and what is around it": (lambda x, axis: (tier.mean(x, axis=axis), tier.mean(tier.square(x - tier.mean(x, axis=axis, keepdims=True)), axis=axis)),
                                     lambda x, axis: (x.mean(axis), x.var(axis))),
    "of two dtypes": (lambda x, axis: (tier.mean(x, axis=axis), tier.sum(tier.astype(x > 0, tier.int32), axis=axis)),
                      lambda x, axis: (x.mean(axis), (x > 0).sum(axis))),
}


@pytest.mark.parametrize("chip", ["sm_90a", "gfx942", "cpu"])
@pytest.mark.parametrize("axis", [0, -1])
@pytest.mark.parametrize("name", REDUCTIONS)
def test_one_reading_for_all_reductions(name, axis, chip):
    program, reference = REDUCTIONS[name]
    function = tier.compile(lambda x: program(x, axis))
    for shape in [(1, 1), (5, 7), (70, 33), (3, 1001), (4099, 6), (3, 5, 40), (2, 70001)]:
        arrays = _arrays(shape, 1)
        got, expected = _run(function, arrays, chip), reference(arrays[0].astype(np.float64), axis)
        for one, other in zip(got, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-4, atol=2e-3)
        launched = {launch.kernel for launch in function.lower(*arrays, chip=chip).launched(*arrays)}
        assert len(launched) <= (1 if max(shape) < 4000 else 5), "one, or who shares long rows and who combines them"


def test_the_reading_may_come_before_what_reads_it_on():
    """Sums over two axes, one after another: those over the last are one kernel, before both that go on."""
    (x,) = _arrays((3, 40, 33), 1)
    function = tier.compile(lambda x: (tier.sum(x, axis=(0, 2)), tier.sum(x * x, axis=(0, 2))))
    for one, other in zip(tier.simulate(function, x), (x.sum((0, 2)), (x * x).sum((0, 2)))):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-3)
    assert len(function.lower(x, chip="sm_90a").launched(x)) == 3


WALKED, IN_CLUSTERS, SHARED = (133, 40001), (2, 65537), (2, (1 << 18) + 3)


@pytest.mark.parametrize("name, shape, kernels", [
    ("a scale of each row", WALKED, 1), ("a scale of each row", IN_CLUSTERS, 1), ("a scale of each row", SHARED, 4),
    ("a norm and what it is of", IN_CLUSTERS, 1), ("a norm and what it is of", SHARED, 7),
    ("softmax and its logarithm", IN_CLUSTERS, 1), ("softmax and its logarithm", SHARED, 6),
    ("a sum and its norm", (2, 70001), 1), ("a sum and its norm", SHARED, 3)])
def test_long_rows(name, shape, kernels):
    """Rows of bf16 that CTAs walk, that those of a cluster hold, and that several share, whose numbers have a kernel of their own."""
    torch = pytest.importorskip("torch")
    program, reference, count = PROGRAMS[name]
    arrays = [torch.from_numpy(array).bfloat16() for array in _arrays(shape, count)]
    function = tier.compile(program)
    got = tier.simulate(function, *arrays, seeds=1)
    expected = reference(*(array.double().numpy() for array in arrays))
    for one, other in zip(got, expected, strict=True):
        np.testing.assert_allclose(one.double().numpy(), other, rtol=2e-2, atol=2e-2)
    assert len(function.lower(*arrays, chip="sm_90a").launched(*arrays)) == kernels


def _between(x, y, w):
    both = x + y
    product = both @ w
    return both, product, tier.softmax(both) * product


@pytest.mark.parametrize("program, shapes, kernels", [
    # A kernel between both reads what the first stores, and the last reads what that does.
    (_between, [(9, 16), (9, 16), (16, 16)], 3),
    # Nothing is read by both.
    (lambda x, y: (tier.softmax(x), y * 2), [(9, 16), (9, 16)], 2),
    # Rows of two arrays would not be walked, and each of two reductions has few long rows shared.
    (lambda x, y: (tier.softmax(x), x + y), [(9, 16), (9, 16)], 2),
    (lambda x: (tier.softmax(x), x / tier.sum(x * x, axis=1, keepdims=True)), [(9, 16)], 2),
    # Along the first axis rows are taken by lines, elements by vectors.
    (lambda x: (tier.softmax(x, axis=0), x * 2), [(9, 16)], 2),
    # Rows of other axes, or of another view.
    (lambda x: (tier.softmax(x, axis=0), tier.softmax(x, axis=1)), [(9, 16)], 2),
    (lambda x: (tier.exp(x), tier.exp(x[:, ::-1])), [(9, 16)], 2),
    (lambda x: (x * 2, (x * 2).T + 1), [(16, 16)], 2),
    # Reductions along other axes, of other arrays, or more than have place.
    (lambda x: (tier.sum(x, axis=1), tier.max(x, axis=0)), [(9, 16)], 2),
    (lambda x, y: (tier.sum(x, axis=1), tier.max(y, axis=1)), [(9, 16), (9, 16)], 2),
    (lambda x: tuple(tier.sum(x * float(i), axis=1) for i in range(5)), [(9, 16)], 2),
    # The epilogue of a product begins what is reduced of it.
    (lambda x, w: (tier.sum(x @ w, axis=1), tier.max(x @ w, axis=1)), [(9, 16), (16, 16)], 3),
    # A product is no row.
    (lambda x, w: (tier.relu(x @ w), x * 2), [(9, 16), (16, 16)], 2)])
def test_what_stays_apart(program, shapes, kernels):
    arrays = [_arrays(shape, 1)[0] for shape in shapes]
    function = tier.compile(program)
    got = tier.simulate(function, *arrays, seeds=2)
    for one, other in zip(got, function(*arrays), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4)
    assert len(function.lower(*arrays, chip="sm_90a").launched(*arrays)) == kernels


def test_what_merges_depends_on_no_order():
    """Each result beside each other one: a sum goes with what it divides, a maximum of its own does not."""
    def program(order):
        def results(x):
            total, most = tier.sum(x, axis=1), tier.max(x, axis=1)
            made = {"s": total, "m": most, "y": x * total[:, None], "z": x * 2}
            return tuple(made[one] for one in order)

        return results

    (x,) = _arrays((9, 16), 1)
    for order in itertools.permutations("smyz"):
        function = tier.compile(program(order))
        got = dict(zip(order, tier.simulate(function, x, seeds=1)))
        np.testing.assert_allclose(got["y"], x * x.sum(1, keepdims=True), rtol=1e-5)
        np.testing.assert_array_equal(got["z"], x * 2)
        np.testing.assert_array_equal(got["m"], x.max(1))
        assert len(function.lower(x, chip="sm_90a").launched(x)) == 2


def test_the_result_that_is_read_on_may_come_first_or_last():
    """What is stored is the same whichever of both names the kernel."""
    (x,) = _arrays((5, 33), 1)
    first = tier.simulate(lambda x: (tier.softmax(x), x + 1.0), x)
    last = tier.simulate(lambda x: (x + 1.0, tier.softmax(x)), x)
    assert [one.tobytes() for one in first] == [one.tobytes() for one in reversed(last)]


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16"])
@pytest.mark.parametrize("chip", ["sm_90a", "gfx942"])
def test_bits_are_those_of_kernels_of_their_own(chip, dtype):
    """What is read of a value that is stored is what was stored, rounded."""
    torch = pytest.importorskip("torch")
    x, y = (torch.from_numpy(array).to(getattr(torch, dtype)) for array in _arrays((6, 1001), 2))
    both, norm = tier.simulate(added, x, y, target=chip)
    alone = tier.simulate(lambda x, y: x + y, x, y, target=chip)
    assert torch.equal(both, alone)
    assert torch.equal(norm, tier.simulate(lambda x: tier.rms_norm(x, eps=EPS), alone, target=chip))
