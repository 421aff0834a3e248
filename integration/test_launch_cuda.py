"""Launches on hardware: streams, capture, saved kernels, older code, other frameworks, and their cost."""

import time

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda


@tier.compile
def add(x, y):
    return x + y


@tier.compile
def linear(x, w):
    return tier.relu(x @ w)


@tier.compile
def total(x):
    return tier.sum(x, axis=0)


def test_a_call_runs_on_the_current_stream():
    x = torch.zeros(1 << 20, device="cuda")
    add(x, x)
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(50_000_000)
        x += 1
        begin = time.perf_counter()
        out = add(x, x)
        took = time.perf_counter() - begin
        assert not stream.query(), "the call waited for the device"
    assert took < 0.01
    torch.cuda.synchronize()
    assert bool((out == 2).all())


def test_calls_are_captured_in_a_graph():
    x, w = torch.randn(256, 512, device="cuda").bfloat16(), torch.randn(512, 384, device="cuda").bfloat16()
    linear(x, w), total(x)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y, s = linear(x, w), total(x)
    for _ in range(3):
        x.copy_(torch.randn(256, 512, device="cuda").bfloat16())
        graph.replay()
        torch.cuda.synchronize()
        torch.testing.assert_close(y.float(), torch.relu(x.float() @ w.float()), rtol=2e-2, atol=0.2)
        torch.testing.assert_close(s.float(), x.float().sum(0), rtol=2e-2, atol=0.2)


def test_a_saved_kernel_runs_in_place_of_the_function(tmp_path):
    spec = [tier.Spec("bf16", ("M", "K")), tier.Spec("bf16", ("K", "N"))]
    tier.lower(linear, spec, chip="sm_90a").save(tmp_path / "linear.tier")
    kernel = tier.load(tmp_path / "linear.tier")
    x, w = torch.randn(144, 128, device="cuda").bfloat16(), torch.randn(128, 256, device="cuda").bfloat16()
    assert torch.equal(kernel(x, w), linear(x, w))
    with pytest.raises(tier.LaunchError, match=r"launch\.(extent|stride)"):
        kernel(x[:, :120], w[:120])


@pytest.mark.parametrize("m, k, n", [(128, 128, 128), (144, 256, 400), (1024, 512, 2048)])
def test_code_of_sm_80_is_compiled_by_the_driver(m, k, n):
    kernel = tier.lower(linear, [tier.Spec("bf16", ("M", "K")), tier.Spec("bf16", ("K", "N"))], chip="sm_80")
    x, w = torch.randn(m, k, device="cuda").bfloat16(), torch.randn(k, n, device="cuda").bfloat16()
    torch.testing.assert_close(kernel(x, w).float(), torch.relu(x.float() @ w.float()), rtol=2e-2, atol=0.2)


@pytest.mark.parametrize("m, k, n", [(0, 64, 64), (64, 0, 64), (64, 64, 0), (0, 0, 0)])
def test_empty_extents(m, k, n):
    out = linear(torch.randn(m, k, device="cuda").bfloat16(), torch.randn(k, n, device="cuda").bfloat16())
    assert out.shape == (m, n) and bool((out == 0).all())


def test_runs_are_bit_identical():
    x, w = torch.randn(1000, 777, device="cuda").bfloat16(), torch.randn(777, 555, device="cuda").bfloat16()
    first, sums = linear(x, w), total(x)
    for _ in range(20):
        assert torch.equal(linear(x, w), first) and torch.equal(total(x), sums)


def test_arrays_of_cupy():
    cupy = pytest.importorskip("cupy")
    x = cupy.arange(1000, dtype=cupy.float32)
    out = add(x, x)
    assert isinstance(out, cupy.ndarray) and bool((out == 2 * x).all())


def test_arrays_on_two_devices_are_refused():
    with pytest.raises(tier.SignatureError, match=r"\[signature.device\] expects all arrays on cuda:0, got argument 2 on cpu"):
        add(torch.ones(4, device="cuda"), torch.ones(4))
