"""Kernels in one stream begin while the one ahead of them ends: each sees all that those ahead wrote, and overwrites nothing they still read."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

import tier  # noqa: E402

pytestmark = pytest.mark.cuda


@tier.compile
def multiply(x, w):
    return x @ w.T


@tier.compile
def normalise(x):
    return tier.softmax(x)


@tier.compile
def shift(x, y):
    return x * 0.5 + y


#: Rows, columns: one CTA and several waves; few rows take sums in segments, and so a second kernel.
SIZES = [(1, 512), (16, 4096), (300, 1000), (4096, 1024)]


def steps(x, w, buffers):
    """A chain through two buffers, each read and then overwritten by the next call."""
    here, there = buffers
    here.copy_(x)
    for _ in range(25):
        multiply(here, w, out=there)
        normalise(there, out=here)
        shift(here, x, out=there)
        here, there = there, here
    return here


def slowly(x, w, buffers):
    """The same, where each call waits for the device."""
    here, there = buffers
    here.copy_(x)
    for _ in range(25):
        for call in (lambda: multiply(here, w, out=there), lambda: normalise(there, out=here), lambda: shift(here, x, out=there)):
            call()
            torch.cuda.synchronize()
        here, there = there, here
    return here


def data(rows, columns):
    x = torch.randn(rows, columns, device="cuda").bfloat16()
    w = torch.randn(columns, columns, device="cuda").bfloat16() / columns**0.5
    return x, w, [torch.empty_like(x) for _ in range(2)]


@pytest.mark.parametrize("rows,columns", SIZES)
def test_a_chain_is_what_its_steps_are(rows, columns):
    x, w, buffers = data(rows, columns)
    exact = slowly(x, w, buffers).clone()
    assert exact.isfinite().all()
    assert all(torch.equal(steps(x, w, buffers), exact) for _ in range(20))


@pytest.mark.parametrize("rows,columns", SIZES)
def test_graphs_keep_the_order(rows, columns):
    x, w, buffers = data(rows, columns)
    exact = slowly(x, w, buffers).clone()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        result = steps(x, w, buffers)
    for _ in range(20):
        graph.replay()
        assert torch.equal(result, exact)


def test_kernels_of_others_keep_the_order():
    """A long kernel of PyTorch ahead, and one behind that overwrites what ours reads."""
    x, w = torch.randn(64, 4096, device="cuda").bfloat16(), torch.randn(4096, 4096, device="cuda").bfloat16()
    exact = multiply(x, w)
    there = torch.empty_like(x)
    for _ in range(50):
        there.zero_()
        torch.cuda._sleep(200_000)
        there.copy_(x)
        got = multiply(there, w)
        there.fill_(float("nan"))
        assert torch.equal(got, exact)
