"""PTX of products of threads, and of warps that multiply f64: whole calls run on a machine of NumPy arrays."""

import numpy as np
import ptx_machine
import pytest

import tier

#: A plan, elements, how the arrays lie, what multiples of k and n are known.
CASES = [({"tile": (64, 64, 16)}, "f64", "nt", 2), ({"tile": (64, 128, 16)}, "f64", "nn", 2), ({"tile": (16, 128, 32)}, "f64", "nn", 1),
         ({"tile": (128, 16, 32)}, "f64", "nt", 2), ({"tile": (64, 64, 16), "segments": 2}, "f64", "nn", 1),
         ({"tile": (128, 128, 16)}, "f32", "nt", 4), ({"tile": (64, 128, 16)}, "f32", "nt", 1), ({"tile": (16, 128, 32), "ctas": 9}, "f32", "nt", 4),
         ({"tile": (64, 64, 16), "segments": 3}, "f32", "nn", 1), ({"tile": (128, 64, 16)}, "f32", "nn", 4), ({"tile": (64, 64, 16)}, "i32", "nt", 4)]
DTYPES = {"f32": np.float32, "f64": np.float64, "i32": np.int32}


def random(*sides, dtype):
    generator = np.random.default_rng(sum(sides))
    return generator.integers(-1000, 1000, sides, dtype) if dtype == np.int32 else generator.standard_normal(sides).astype(dtype)


def run(kernel, arrays, out, has_workspace=False):
    """The result of a call; raises where a byte is written that may not be, or read, but of workspaces."""
    machine = ptx_machine.Machine(1 << 21)
    places = {array.ctypes.data: machine.put(array) for array in (*arrays, out)}
    if not has_workspace:
        machine.readable = np.zeros(1 << 21, bool)
        for array in arrays:
            machine.readable[places[array.ctypes.data]:][:array.nbytes] = True
    return ptx_machine.call(machine, kernel, [*arrays, out], places)


@pytest.mark.parametrize("plan, kind, layout, multiple", CASES, ids=str)
def test_products(plan, kind, layout, multiple):
    product = tier.compile((lambda x, w: x @ w.T) if layout == "nt" else (lambda x, w: x @ w), plan=plan)
    sides = ("N", "K") if layout == "nt" else ("K", "N")
    specs = tier.Spec(kind, ("M", "K"), multiple=(1, multiple)), tier.Spec(kind, sides, multiple=(1, multiple))
    kernel = tier.lower(product, specs, chip="sm_90a")
    for m, n, k in [(70, 80, 40), (3, 132, 100)]:
        n, k = n - (multiple == 1), k - (multiple == 1)
        a, b = random(m, k, dtype=DTYPES[kind]), random(k, n, dtype=DTYPES[kind])
        out = run(kernel, (a, np.ascontiguousarray(b.T) if layout == "nt" else b), np.empty((m, n), DTYPES[kind]), len(plan) > 1)
        exact = a.astype(np.float64) @ b.astype(np.float64)
        assert np.abs(out - exact).max() <= {"f32": 5e-5, "f64": 1e-12, "i32": 0}[kind]


@pytest.mark.parametrize("tile", [(64, 128, 16), (64, 64, 16)], ids=str)
def test_epilogues(tile):
    layer = tier.compile(lambda x, w, b, r: (x @ w + b) * r, plan={"tile": tile})
    kernel = tier.lower(layer, ["f32[M,K%4]", "f32[K%4,N%4]", "f32[N%4]", "f32[M,N%4]"], chip="sm_90a")
    m, n, k = 67, 132, 20
    x, w, b, r = (random(*sides, dtype=np.float32) for sides in ((m, k), (k, n), (n,), (m, n)))
    out = run(kernel, (x, w, b, r), np.empty((m, n), np.float32))
    assert np.abs(out - (x.astype(np.float64) @ w + b) * r).max() < 1e-4


def test_copies_are_awaited(monkeypatch):
    """The machine itself: what is not awaited is not there."""
    kernel = tier.lower(tier.compile(lambda x, w: x @ w, plan={"tile": (16, 128, 16)}), ["f32[M,K%4]", "f32[K%4,N%4]"], chip="sm_90a")
    a, b = random(16, 48, dtype=np.float32), random(48, 128, dtype=np.float32)
    assert np.allclose(run(kernel, (a, b), np.empty((16, 128), np.float32)), a @ b, atol=1e-4)
    ends = ptx_machine._Cta.do_cp

    def late(cta, parts, operands, active):
        ends(cta, parts, ["9"] if parts[2] == "wait_group" else operands, active)

    monkeypatch.setattr(ptx_machine._Cta, "do_cp", late)
    assert not np.allclose(run(kernel, (a, b), np.empty((16, 128), np.float32)), a @ b, atol=1e-4)
