"""Reshapes that join dimensions of an argument: it is copied only by launches whose array has gaps."""

import json

import numpy as np
import pytest
import tier

CHIPS = ["sm_90a", "gfx942", "cpu"]


def _joined(x):
    return tier.reshape(x, (x.shape[0] * x.shape[1], x.shape[2]))


def _groups(x):
    """Four groups of channels, each with a mean and a deviation of its own."""
    y = tier.reshape(x, (x.shape[0], 4, x.shape[1] // 4 * x.shape[2]))
    away = y - tier.mean(y, axis=2, keepdims=True)
    return tier.reshape(away * tier.rsqrt(tier.mean(away * away, axis=2, keepdims=True) + 1e-5), x.shape)


def _numpy_groups(x):
    y = x.reshape(x.shape[0], 4, -1)
    away = y - y.mean(2, keepdims=True)
    return (away / np.sqrt((away * away).mean(2, keepdims=True) + 1e-5)).reshape(x.shape)


def _product(x):
    rows = _joined(x)
    return rows @ rows.T


def _beside(x):
    """The argument itself is read too."""
    return _joined(x) * 2, x + 1


def _computed(x):
    """A result, and rows of it."""
    h = x * x + x
    return h, tier.softmax(_joined(h), axis=1)


def _deviation(x):
    """One for each first index, of everything behind it."""
    away = x - tier.mean(x, axis=(1, 2), keepdims=True)
    return tier.sqrt(tier.mean(away * away, axis=(1, 2)))


def _instances(x):
    """Each as far from the mean of what is behind its first index as deviations say."""
    away = x - tier.mean(x, axis=(1, 2), keepdims=True)
    return away * tier.rsqrt(tier.mean(away * away, axis=(1, 2), keepdims=True) + 1e-5)


def _numpy_instances(x):
    away = x - x.mean((1, 2), keepdims=True)
    return away / np.sqrt((away * away).mean((1, 2), keepdims=True) + 1e-5)


PROGRAMS = {
    "elements": (lambda x: _joined(x) * 2, lambda x: x.reshape(-1, x.shape[2]) * 2),
    "rows": (lambda x: tier.softmax(_joined(x), axis=1), lambda x: _softmax(x.reshape(-1, x.shape[2]))),
    "all": (lambda x: tier.sum(tier.reshape(x, (-1,))), lambda x: x.sum()),
    "groups": (_groups, _numpy_groups),
    "product": (_product, lambda x: x.reshape(-1, x.shape[2]) @ x.reshape(-1, x.shape[2]).T),
    "computed": (_computed, lambda x: (x * x + x, _softmax((x * x + x).reshape(-1, x.shape[2])))),
    "moments": (lambda x: (tier.sum(x, axis=(0, 1)), tier.sum(x * x, axis=(0, 1))), lambda x: (x.sum((0, 1)), (x * x).sum((0, 1)))),
    "extrema": (lambda x: tier.max(tier.abs(x - 1.0), axis=(1, 2)) - tier.min(x, axis=(1, 2)),
                lambda x: np.abs(x - 1).max((1, 2)) - x.min((1, 2))),
    "instances": (_instances, _numpy_instances),
    "deviation": (_deviation, lambda x: x.std((1, 2))),
    "split before": (lambda x: tier.reshape(tier.reshape(x, (x.shape[0], x.shape[1] // 4, 4, x.shape[2])), (x.shape[0], x.shape[1] // 4, -1)) * 2,
                     lambda x: x.reshape(x.shape[0], x.shape[1] // 4, -1) * 2),
    "beside": (_beside, lambda x: (x.reshape(-1, x.shape[2]) * 2, x + 1)),
}


def _softmax(x):
    powers = np.exp(x - x.max(1, keepdims=True, initial=-np.inf))
    return powers / powers.sum(1, keepdims=True)


def _with_gaps(x, more):
    larger = np.full([side + extra for side, extra in zip(x.shape, more)], 77, x.dtype)
    inside = larger[tuple(slice(0, side) for side in x.shape)]
    inside[...] = x
    return inside


def _launched(function, x, chip="sm_90a"):
    return [step["launch"] for step in json.loads(function.lower(x, chip=chip).artefact.program.trace(x)) if "launch" in step]


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_with_gaps_and_without(name, chip):
    program, reference = PROGRAMS[name]
    function = tier.compile(program)
    random = np.random.default_rng(1)
    for shape in [(1, 4, 1), (3, 8, 5), (2, 12, 17), (1, 4, 64), (5, 4, 32)]:
        x = random.standard_normal(shape).astype(np.float32)
        expected = reference(x.astype(np.float64))
        for lying in (x, _with_gaps(x, (0, 0, 3)), _with_gaps(x, (0, 4, 0)), x[::-1][::-1], np.ascontiguousarray(x.T).T):
            got = tier.simulate(function, lying, target=chip, seeds=1)
            for one, wanted in zip(got if isinstance(got, tuple) else (got,), expected if isinstance(expected, tuple) else (expected,)):
                np.testing.assert_allclose(one, wanted, rtol=2e-5, atol=2e-5 * max(1.0, np.abs(wanted).max(initial=0)))


@pytest.mark.parametrize("name", ["elements", "rows", "all", "product"])
def test_of_nothing(name):
    program, reference = PROGRAMS[name]
    for shape in [(0, 4, 3), (4, 0, 3)]:
        got = tier.simulate(tier.compile(program), np.zeros(shape, np.float32), target="sm_90a", seeds=1)
        assert np.array_equal(got, reference(np.zeros(shape)))


@pytest.mark.parametrize("name", PROGRAMS)
def test_an_array_without_gaps_is_not_copied(name):
    function = tier.compile(PROGRAMS[name][0])
    x = np.zeros((16, 64, 128), np.float32)
    assert len(_launched(function, _with_gaps(x, (0, 1, 0)))) == len(_launched(function, x)) + 1


@pytest.mark.parametrize("name, launches", [("computed", 1), ("extrema", 1), ("deviation", 1), ("instances", 1), ("moments", 2)])
def test_what_is_computed_of_joined_dimensions_is_kept_nowhere(name, launches):
    """Columns of joined rows are cut into segments, which a second kernel combines."""
    assert len(_launched(tier.compile(PROGRAMS[name][0]), np.zeros((64, 48, 256), np.float32))) == launches


def test_values_that_are_read_twice_are_asked_once():
    """Each of 44 is read three times: asked for each path to it, this would not end."""

    def deep(x):
        for _ in range(44):
            x = x * x + x
        return tier.softmax(_joined(x), axis=1)

    assert len(_launched(tier.compile(deep), np.zeros((64, 48, 256), np.float32))) == 1


@pytest.mark.parametrize("name, program", [
    ("a sum of all", lambda x: tier.sum(x, axis=(0, 1, 2))), ("axes that are no neighbours", lambda x: tier.sum(x, axis=(0, 2))),
    ("a maximum of sums", lambda x: tier.max(tier.sum(x, axis=2), axis=1)), ("of a product", lambda x: tier.sum(x @ x.mT, axis=(1, 2))),
    ("of what is reduced", lambda x: tier.sum(tier.softmax(x, axis=2) * x, axis=(1, 2)))])
def test_what_is_not_joined(name, program):
    """What would have to lie in memory for it is not; of all axes the first one stays apart."""
    text = str(tier.compile(program).lower("f32[A, B, C]", chip="sm_90a").ir("where"))
    assert (" or %" in text) == (name == "a sum of all")


def test_gaps_that_are_known_are_not_copied_for_sums():
    known = [tier.Spec("f32", (4, 6, 8), strides=strides, exact=True) for strides in ((64, 8, 1), (48, 8, 1))]
    pooled = tier.compile(lambda x: tier.mean(x, axis=(1, 2)))
    apart = tier.compile(lambda x: tier.mean(x, axis=(0, 1)))
    assert ["tier.workspace" in str(pooled.lower(one, chip="sm_90a").ir("where")) for one in known] == [False, False]
    assert ["tier.workspace" in str(apart.lower(one, chip="sm_90a").ir("where")) for one in known] == [True, False]


@pytest.mark.parametrize("name", [name for name in PROGRAMS if name not in ("product", "beside", "moments")])
def test_arrays_without_gaps_that_are_known_are_lent_nothing(name):
    kernel = tier.compile(PROGRAMS[name][0]).lower(tier.Spec("f32", (4, 8, 16), exact=True), chip="sm_90a")
    assert " or %" not in str(kernel.ir("where")) and len(kernel.launched((4, 8, 16))) == 1
    x = np.random.default_rng(4).standard_normal((4, 8, 16)).astype(np.float32)
    got, expected = kernel.simulate(x), PROGRAMS[name][1](x.astype(np.float64))
    for one, wanted in zip(got if isinstance(got, tuple) else (got,), expected if isinstance(expected, tuple) else (expected,)):
        np.testing.assert_allclose(one, wanted, rtol=2e-5, atol=2e-5 * max(1.0, np.abs(wanted).max()))


def test_one_artefact_serves_both():
    kernel = tier.compile(_product).lower("f16[A%16, B, C]", chip="sm_90a")
    x = np.zeros((16, 64, 128), np.float16)
    assert len(kernel.launched(_with_gaps(x, (0, 1, 0)))) == len(kernel.launched((16, 64, 128))) + 1


@pytest.mark.parametrize("name", PROGRAMS)
def test_calls_on_this_machine(name):
    """The launcher lends the argument's memory, and gives none of it back; equal calls launch the same again."""
    program, reference = PROGRAMS[name]
    function = tier.compile(program, target="cpu")
    x = np.random.default_rng(2).standard_normal((3, 8, 5)).astype(np.float32)
    for lying in (x, _with_gaps(x, (0, 2, 0)), x, _with_gaps(x, (0, 0, 1)), x):
        before = lying.copy()
        got, expected = function(lying), reference(x.astype(np.float64))
        for one, wanted in zip(got if isinstance(got, tuple) else (got,), expected if isinstance(expected, tuple) else (expected,)):
            np.testing.assert_allclose(np.asarray(one), wanted, rtol=2e-5, atol=2e-5 * max(1.0, np.abs(wanted).max()))
        assert np.array_equal(lying, before)


def test_rows_that_begin_inside_of_vectors_are_copied():
    """A copy lies at whole vectors; what is known of the argument is less."""
    text = str(tier.compile(PROGRAMS["elements"][0]).lower(tier.Spec("f32", ("A", "B", "C"), align=4), chip="sm_90a").ir("where"))
    assert "tier.workspace" in text and " or %" not in text
    assert " or %" in str(tier.compile(PROGRAMS["elements"][0]).lower(tier.Spec("f32", ("A", "B", "C")), chip="sm_90a").ir("where"))
