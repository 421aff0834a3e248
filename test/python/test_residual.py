"""Residuals that bulk copies bring to the tiles that results leave from: simulated, broken, and refused where they cannot be copied."""

import copy

import numpy as np
import pytest
from test_simulate import broken, drop, pend

import tier
from tier import _cross, _native


def _residual(x, w, b, r):
    return tier.gelu(x @ w + b, approximate="tanh") + r


def _random(*shape):
    return np.random.default_rng(shape).normal(size=shape).astype(np.float16)


def _exact(x, w, b, r):
    y = x.astype(float) @ w.astype(float) + b
    return 0.5 * y * (1 + np.tanh(0.7978845608 * (y + 0.044715 * y**3))) + r


PLAN = {"tile": (128, 256, 64)}
SHAPES = [(300, 136, 520), (128, 8, 256), (40, 640, 72), (513, 200, 264)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_right_under_every_seed(shape):
    m, k, n = shape
    linear = tier.compile(_residual, plan=PLAN)
    arrays = _random(m, k), _random(k, n), _random(n), _random(m, n)
    got = tier.simulate(linear, *arrays, seeds=8)
    np.testing.assert_allclose(got.astype(float), _exact(*arrays), rtol=4e-3, atol=0.05)
    when = linear.ir("when", *arrays, chip="sm_90a")
    assert [int(part.split()[0]) for part in when.split("transport.channel stages ")[1:]] == [3, 5]
    assert "ldmatrix.sync.aligned.m8n8.x4.shared" in linear.ir("how", *arrays, chip="sm_90a")


def test_batches_and_pitches():
    linear = tier.compile(_residual, plan=PLAN)
    x, w, b, r = _random(3, 200, 72), _random(3, 72, 264), _random(264), _random(3, 200, 320)[..., :264]
    assert "tier.copied" in linear.ir("where", x, w, b, r, chip="sm_90a")
    np.testing.assert_allclose(tier.simulate(linear, x, w, b, r, seeds=2).astype(float), _exact(x, w, b, r), rtol=4e-3, atol=0.05)


@pytest.mark.parametrize("k", [192, 256, 4096])
def test_known_extents(k):
    specs = [tier.Spec("f16", sides, exact=True) for sides in ((1024, k), (k, 4096), (4096,), (1024, 4096))]
    kernel = tier.compile(_residual, plan=PLAN).lower(*specs, chip="sm_90a")
    assert "tier.copied" in kernel.ir("where") and "ldmatrix" in kernel.ir("how")


@pytest.mark.parametrize("specs", [
    ("f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]", "f32[M, N%16]"),  # wider than the result
    ("f16[M, K%16]", "f16[K%16, N%4]", "f16[N%4]", "f16[M, N%4]"),  # rows that no map describes
    ("f32[M, K%16]", "f16[K%16, N%16]", "f16[N%16]", "f16[M, N%16]"),  # threads fill the ring
], ids=str)  # fmt: skip
def test_others_are_loaded_by_threads(specs):
    def linear(x, w, b, r):
        return (x.astype(tier.float16) @ w + b + r).astype(tier.float16)

    kernel = tier.compile(linear, plan=PLAN).lower(*specs, chip="sm_90a")
    products = [text for text in kernel.ir("where").split("gpu.func @") if "tier.mma" in text]
    if specs[0].startswith("f32"):  # those before the last read an x that is stored first
        products = products[-1:]
    assert products and not any("tier.copied" in text for text in products) and "transport.role" in kernel.ir("when")


@pytest.mark.parametrize("more", [{"stages": 4}, {"cluster": (2, 1)}, {"tile": (128, 192, 64)}], ids=str)
def test_other_plans_do_not_copy(more):
    specs = "bf16[M, K%16]", "bf16[K%16, N%16]", "bf16[N%16]", "bf16[M, N%16]"
    where = tier.compile(_residual, plan=PLAN | more).lower(*specs, chip="sm_90a").ir("where")
    assert "stages = 4" in where and "tier.copied" not in where


SPECS = "f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]", "f16[M, N%16]"
BROKEN = {
    "the engine reads what it did not see": (drop("transport.fence"), {"async.store-visible"}),
    "nobody awaits the store before": (drop("transport.await", completion="bulk_group"), {"async.overwrite", "async.store-reuse", "async.store-pending", "async.release-running"}),
    "another store may run": (pend("transport.await", 1, completion="bulk_group"), {"async.overwrite", "async.store-reuse", "async.store-pending", "async.release-running"}),
    "a tile is kept": (drop("transport.release"), {"async.deadlock", "async.ring-full", "async.stage-held"}),
    "threads do not meet": (drop("transport.barrier"), {"async.store-visible", "async.store-reuse"}),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_kernel_is_refused_and_its_numbers_show_it(name):
    change, rules = BROKEN[name]
    linear = tier.compile(_residual, plan=PLAN)
    kernel = broken("sm_90a", change, linear, SPECS)
    with pytest.raises(tier.TierError) as refused:
        _cross.run(_native.isolate(_cross.copy(kernel.when()), "_residual_0"), "transport-verify")
    assert refused.value.rule in rules
    arrays = _random(300, 136), _random(136, 520), _random(520), _random(300, 520)
    for seed in range(4):
        with pytest.raises(tier.TierError):
            copy.copy(kernel).simulate(*arrays, seed=seed)


def test_polynomials_of_many_columns_would_spill():
    where = tier.compile(lambda x, w, b, r: tier.gelu(x @ w + b) + r, plan=PLAN).lower(*SPECS, chip="sm_90a").ir("where")
    assert "stages = 4" in where and "tier.copied" not in where
