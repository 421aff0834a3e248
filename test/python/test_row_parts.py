"""Rows of a product that its epilogue reduces: simulated, and left to a kernel of their own where tiles hold no whole rows."""

import json

import numpy as np
import pytest

import tier


def _norms(x, w):
    y = x @ w.T
    return y, tier.sum(tier.square(y.astype(tier.float32)), axis=1)


def _extremes(x, w, b):
    y = tier.gelu(x @ w.T + b, approximate="tanh")
    return tier.max(y, axis=1), tier.mean(y.astype(tier.float32), axis=1)


def _weighed(x, w, c, r):
    y = x @ w.T + r
    return tier.sum(y.astype(tier.float32) * c, axis=1), y


def _logits(x, w):
    return tier.log(tier.sum(tier.exp((x @ w.T).astype(tier.float32)), axis=1))


def _random(*shape):
    return (np.random.default_rng(shape).normal(size=shape) / 4).astype(np.float16)


def _exact(function, arrays):
    x, w, *more = (a.astype(float) for a in arrays)
    y = x @ w.T
    if function is _norms:
        return y, (y**2).sum(1)
    if function is _extremes:
        y = y + more[0]
        y = 0.5 * y * (1 + np.tanh(0.7978845608 * (y + 0.044715 * y**3)))
        return y.max(1), y.mean(1)
    if function is _weighed:
        return ((y + more[1]) * more[0]).sum(1), y + more[1]
    return (np.log(np.exp(y).sum(1)),)


def _arrays(function, m, n, k):
    more = {_norms: [], _extremes: [(n,)], _weighed: [(n,), (m, n)], _logits: []}[function]
    return [_random(m, k), _random(n, k), *(_random(*shape) for shape in more)]


def _kernels(function, *arrays, plan=None):
    where = tier.compile(function, plan=plan).ir("where", *arrays, chip="sm_90a")
    return [line.split("@")[1].split("(")[0] for line in where.splitlines() if "gpu.func @" in line]


PLANS = [{"tile": (128, 256, 64)}, {"tile": (128, 128, 64)}, {"tile": (64, 64, 64)}, {"tile": (192, 192, 64)}, {"tile": (128, 128, 64), "cluster": (2, 1)}, {"pingpong": True}]
PLAN = PLANS[1]
FUNCTIONS = [_norms, _extremes, _weighed, _logits]


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("shape", [(300, 264, 72), (257, 1032, 8), (513, 72, 136)], ids=str)
def test_every_shape_is_right(function, plan, shape):
    arrays = _arrays(function, *shape)
    compiled = tier.compile(function, plan=plan)
    # Three warpgroups have no registers for what is read beside.
    fits = plan.get("tile") != (192, 192, 64) or len(arrays) == 2
    assert ("_rows" in _kernels(function, *arrays, plan=plan)[0]) == fits
    got = tier.simulate(compiled, *arrays, seeds=2)
    for one, exact in zip(got if isinstance(got, tuple) else (got,), _exact(function, arrays)):
        np.testing.assert_allclose(one.astype(float), exact, rtol=6e-3, atol=0.02 if one.dtype != np.float32 else 0.05)


def _largest(x, w):
    y = x @ w.T
    wide = y.astype(tier.float32)
    most = tier.max(wide, axis=1)
    return y, most, tier.sum((wide == most[:, None]).astype(tier.float32), axis=1)


def test_a_maximum_is_an_element_of_what_is_stored():
    x, w = _random(300, 72), _random(264, 72)
    y, most, found = tier.simulate(tier.compile(_largest, plan=PLAN), x, w, seeds=2)
    np.testing.assert_array_equal(most, y.astype(np.float32).max(1))
    assert (found >= 1).all()


def _batched(x, w):
    y = x @ w
    return y, tier.sum(tier.square(y.astype(tier.float32)), axis=-1)


@pytest.mark.parametrize("batches", [((3,), (3,)), ((2, 2), (2, 1)), ((3,), ())], ids=str)
def test_batches_are_reduced_apart(batches):
    of_x, of_w = batches
    x, w = _random(*of_x, 300, 72), _random(*of_w, 72, 264)
    assert "_rows" in _kernels(_batched, x, w, plan=PLAN)[0]
    y, norms = tier.simulate(tier.compile(_batched, plan=PLAN), x, w, seeds=2)
    exact = x.astype(float) @ w.astype(float)
    np.testing.assert_allclose(y.astype(float), exact, rtol=6e-3, atol=0.02)
    np.testing.assert_allclose(norms, (exact**2).sum(-1), rtol=6e-3, atol=0.05)


def _several(x, w):
    y = (x @ w.T).astype(tier.float32)
    return tier.sum(y, axis=1), tier.mean(tier.square(y), axis=1), tier.max(y, axis=1)


def test_one_launch_combines_several():
    x, w = _random(300, 72), _random(264, 72)
    compiled = tier.compile(_several, plan=PLAN)
    steps = json.loads(compiled.lower(x, w, chip="sm_90a").artefact.program.trace(x, w))
    assert sum("launch" in step for step in steps) == 2
    y = x.astype(float) @ w.astype(float).T
    for one, exact in zip(tier.simulate(compiled, x, w, seeds=4), (y.sum(1), (y**2).mean(1), y.max(1))):
        np.testing.assert_allclose(one, exact, rtol=6e-3, atol=0.02)


def _variance(x, w):
    y = (x @ w.T).astype(tier.float32)
    return tier.mean(tier.square(y - tier.mean(y, axis=1, keepdims=True)), axis=1)


def _columns(x, w):
    y = x @ w.T
    return tier.sum(y.astype(tier.float32), axis=0)


def _beside(x, w):
    y = x @ w.T
    return tier.sum(y.astype(tier.float32), axis=1) + y[:, 0].astype(tier.float32)


def _late(x, w):
    y = x @ w.T
    norms = tier.sum(tier.square(y.astype(tier.float32)), axis=1)
    return norms, tier.sum(y.astype(tier.float32) * tier.rsqrt(norms)[:, None], axis=1)


def _scaled(x, w):
    y = x @ w.T
    norms = tier.sum(tier.square(y.astype(tier.float32)), axis=1)
    return norms, tier.sum(y.astype(tier.float32), axis=1) / norms


@pytest.mark.parametrize("function", [_variance, _columns, _beside, _late, _scaled], ids=lambda f: f.__name__)
def test_what_else_is_read_of_a_product_is_kept(function):
    x, w = _random(300, 72), _random(264, 72)
    # Of two of which one depends on the other, the epilogue reduces the first.
    assert ("_rows" in _kernels(function, x, w, plan=PLAN)[0]) == (function in (_late, _beside, _scaled))
    got = tier.simulate(tier.compile(function, plan=PLAN), x, w, seeds=2)
    y = x.astype(float) @ w.astype(float).T
    sums = (y**2).sum(1)
    exact = {
        _variance: (y.var(1),), _columns: (y.sum(0),), _beside: (y.sum(1) + y[:, 0],), _scaled: (sums, y.sum(1) / sums),
        _late: (sums, (y / np.sqrt(sums)[:, None]).sum(1)),
    }[function]  # fmt: skip
    for one, other in zip(got if isinstance(got, tuple) else (got,), exact):
        np.testing.assert_allclose(one, other, rtol=6e-3, atol=0.05)


def _message(function, *specs, plan=None):
    remarks = tier.compile(function, plan=plan).lower(*specs, chip="sm_90a").remarks
    return "; ".join(remark.message for remark in remarks if remark.name == "RowsReduced")


SPECS = "bf16[M, K%64]", "bf16[N%64, K%64]"


@pytest.mark.parametrize("specs, plan, why", [
    (SPECS, None, "the epilogue reduces"),
    (("bf16[M, K]", "bf16[N, K]"), None, "threads move an operand"),
    (("f32[M, K%16]", "f32[N%16, K%16]"), None, "no plan's warps hold whole ones"),
    (SPECS, {"tile": (128, 128, 64), "segments": 2}, "no plan's warps hold whole ones"),
    (SPECS, {"tile": (128, 64, 64), "swaps": True}, "no plan's warps hold whole ones"),
    (SPECS, {"tile": (192, 176, 64)}, "no plan's warps hold whole ones"),
], ids=str)  # fmt: skip
def test_a_remark_says_who_reduces(specs, plan, why):
    assert why in _message(_norms, *specs, plan=plan)


@pytest.mark.parametrize("rows", [40, 300])
def test_a_product_that_is_only_reduced_is_kept_where_few_rows_are(rows):
    x, w = _random(rows, 128), _random(192, 128)
    compiled = tier.compile(_logits, plan=PLAN)
    exact = np.log(np.exp(x.astype(float) @ w.astype(float).T).sum(1))
    np.testing.assert_allclose(tier.simulate(compiled, x, w), exact, rtol=6e-3, atol=0.02)
    steps = json.loads(compiled.lower(x, w, chip="sm_90a").artefact.program.trace(x, w))
    reserved = [step["workspace"] for step in steps if "workspace" in step]
    tiles = -(-192 // PLAN["tile"][1])
    assert reserved == ([2 * rows * 192] if rows == 40 else [4 * tiles * rows])


@pytest.mark.parametrize("shape", [(0, 264, 72), (300, 0, 72), (1, 264, 72)], ids=str)
def test_empty_extents(shape):
    m, n, k = shape
    x, w = _random(m, k), _random(n, k)
    y, norms = tier.simulate(tier.compile(_norms, plan=PLAN), x, w)
    exact = x.astype(float) @ w.astype(float).T
    np.testing.assert_allclose(y.astype(float), exact, rtol=6e-3, atol=0.02)
    np.testing.assert_allclose(norms, (exact**2).sum(1), rtol=6e-3, atol=0.05)


def test_other_machines_reduce_as_before():
    x, w = _random(300, 72).astype(np.float32), _random(264, 72).astype(np.float32)
    y, norms = tier.compile(_norms)(x, w)
    np.testing.assert_allclose(norms, (y.astype(float) ** 2).sum(1), rtol=1e-4)
    for chip in ("sm_80", "sm_100a", "gfx942"):
        assert "_rows" not in tier.compile(_norms).lower("bf16[M, K%64]", "bf16[N%64, K%64]", chip=chip).ir("where")
