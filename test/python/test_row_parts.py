"""Rows of a product that its epilogue reduces: simulated, and left to a kernel of their own where tiles hold no whole rows."""

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


PLANS = [{"tile": (128, 256, 64)}, {"tile": (128, 128, 64)}, {"tile": (64, 64, 64)}, {"tile": (192, 192, 64)}, {"tile": (128, 128, 64), "cluster": (2, 1)}]
FUNCTIONS = [_norms, _extremes, _weighed, _logits]


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
@pytest.mark.parametrize("shape", [(300, 264, 72), (257, 1032, 8), (513, 72, 136)], ids=str)
def test_every_shape_is_right(function, plan, shape):
    arrays = _arrays(function, *shape)
    compiled = tier.compile(function, plan=plan)
    assert "_rows" in _kernels(function, *arrays, plan=plan)[0]
    got = tier.simulate(compiled, *arrays, seeds=2)
    for one, exact in zip(got if isinstance(got, tuple) else (got,), _exact(function, arrays)):
        np.testing.assert_allclose(one.astype(float), exact, rtol=6e-3, atol=0.02 if one.dtype != np.float32 else 0.05)
