"""Rows of a product that its epilogue reduces, of all plans, beside float64; and nothing but them where nobody reads the product."""

import json

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda

PLANS = [None, {"tile": (128, 256, 64)}, {"tile": (128, 192, 64)}, {"tile": (192, 192, 64)}, {"tile": (64, 128, 64)}, {"tile": (128, 256, 64), "cluster": (2, 1)}, {"pingpong": True}]
#: Less than a tile and many waves; ragged rows and columns; steps of k that fill no stage.
SHAPES = [(4096, 4096, 256), (1000, 3000, 264), (256, 64, 8), (257, 1032, 1000), (5000, 520, 128), (130, 4096, 64), (300, 264, 0)]


def _norms(x, w):
    y = x @ w.T
    return y, tier.sum(tier.square(y.astype(tier.float32)), axis=1)


def _maxima(x, w, b):
    y = tier.gelu(x @ w.T + b, approximate="tanh")
    return tier.max(y, axis=1), tier.mean(y.astype(tier.float32), axis=1)


def _residual(x, w, b, r):
    y = x @ w.T + b + r
    return tier.sum(y.astype(tier.float32) * r.astype(tier.float32), axis=1), y


def _exact(function, x, w, *more):
    y = x.double() @ w.double().T
    if function is _norms:
        return y, y.square().sum(1)
    if function is _maxima:
        y = torch.nn.functional.gelu(y + more[0].double(), approximate="tanh")
        return y.max(1).values, y.mean(1)
    y = y + more[0].double() + more[1].double()
    return (y * more[1].double()).sum(1), y


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


def _arrays(function, m, n, k, dtype=torch.bfloat16):
    more = {_norms: [], _maxima: [(n,)], _residual: [(n,), (m, n)]}[function]
    return [_random(*shape, dtype=dtype) for shape in ((m, k), (n, k), *more)]


def _close(got, exact, dtype=torch.bfloat16):
    bound = {torch.bfloat16: 8e-3, torch.float16: 2e-3}[dtype]
    for one, other in zip(got, exact):
        assert (one.double() - other).abs().max() <= bound * other.abs().max()


@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("function", [_norms, _maxima, _residual], ids=lambda f: f.__name__)
def test_rows_of_every_plan(function, plan, shape):
    arrays = _arrays(function, *shape)
    compiled = tier.compile(function, plan=plan)
    first = compiled(*arrays)
    _close(first, _exact(function, *arrays))
    for _ in range(10):
        assert all(torch.equal(a, b) for a, b in zip(compiled(*arrays), first))


def test_a_product_that_is_only_reduced_is_not_kept():
    arrays = _arrays(_maxima, 1000, 3000, 264)
    program = tier.compile(_maxima).lower(*arrays).artefact.program
    steps = json.loads(program.trace(*arrays))
    reserved = [step["workspace"] for step in steps if "workspace" in step]
    assert len(reserved) == 2 and max(reserved) < 1000 * 3000


@pytest.mark.parametrize("case", ["f16", "batches", "columns of w", "pitch"])
def test_rows_of_other_arrays(case):
    dtype = torch.float16 if case == "f16" else torch.bfloat16
    x, w = _arrays(_norms, 1000, 1032, 264, dtype)
    if case == "batches":
        x, w = torch.stack([x, x * 2, x * 3]), torch.stack([w, w, w])
        w = w.transpose(1, 2)
        compiled = tier.compile(lambda x, w: (lambda y: (y, tier.sum(tier.square(y.astype(tier.float32)), axis=2)))(x @ w))
        y = x.double() @ w.double()
        return _close(compiled(x, w), (y, y.square().sum(2)), dtype)
    if case == "columns of w":
        w = w.T.contiguous().T
    if case == "pitch":
        x = _random(1000, 400)[:, :264]
    return _close(tier.compile(_norms)(x, w), _exact(_norms, x, w), dtype)
