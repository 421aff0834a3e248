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
    torch.cuda._sleep(1)  # its first launch takes as long as it sleeps below
    x += 0
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(50_000_000)
        x += 1
        out = add(x, x)
        assert not stream.query(), "the call waited for the device"
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


@tier.compile
def layer(x, w, b):
    return tier.gelu(x @ w + b)


@tier.compile
def product(x, w):
    return x @ w


@product.backward
def product_gradients(x, w, y, dy):
    return dy @ w.T, x.T @ dy


def bf16(*shape):
    return torch.randn(*shape, device="cuda").bfloat16()


def exact_layer(x, w, b):
    return torch.nn.functional.gelu(x.double() @ w.double() + b.double())


def test_results_go_to_out_on_the_current_stream():
    x, w, b, out = bf16(256, 512), bf16(512, 384), bf16(384), torch.empty(256, 384, device="cuda", dtype=torch.bfloat16)
    assert layer(x, w, b, out=out) is out
    torch.testing.assert_close(out.double(), exact_layer(x, w, b), rtol=2e-2, atol=0.2)
    with pytest.raises(tier.LaunchError, match="launch.output"):
        layer(x, w, b, out=out.T)


def test_the_first_call_of_a_kernel_may_be_captured():
    """Compiling and loading a kernel while a stream is captured neither fails nor ends the capture."""
    fresh = tier.compile(lambda x, w, b: tier.relu(x @ w + b) * 0.5)
    x, w, b, out = bf16(256, 512), bf16(512, 384), bf16(384), torch.zeros(256, 384, device="cuda", dtype=torch.bfloat16)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        fresh(x, w, b, out=out)
        torch.mul(out, 2.0, out=out)
    for _ in range(3):
        x.copy_(bf16(256, 512))
        graph.replay()
        torch.cuda.synchronize()
        torch.testing.assert_close(out.double(), torch.relu(x.double() @ w.double() + b.double()), rtol=2e-2, atol=0.3)


def test_a_background_version_does_not_end_a_capture():
    hot = tier.compile(lambda x, w: tier.relu(x @ w), specialise=2)
    x, w, out = bf16(256, 512), bf16(512, 384), torch.zeros(256, 384, device="cuda", dtype=torch.bfloat16)
    hot(x, w)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(4):
            hot(x, w, out=out)
        assert hot.settle(120)
        hot(x, w, out=out)
    graph.replay()
    torch.cuda.synchronize()
    torch.testing.assert_close(out.double(), torch.relu(x.double() @ w.double()), rtol=2e-2, atol=0.2)
    assert [one.origin for one in hot.versions()][-1] == "background" and hot.versions()[-1].hits == 1, hot.report()


def test_a_kernel_with_a_watchdog_is_refused_in_a_graph():
    watched = tier.compile(lambda x, w: x @ w, debug="watchdog")
    x, w = bf16(256, 512), bf16(512, 384)
    watched(x, w)
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.stream(stream):
        graph.capture_begin()
        try:
            with pytest.raises(tier.LaunchError, match="launch.capture"):
                watched(x, w)
        finally:
            graph.capture_end()


@pytest.mark.parametrize("backend", ["aot_eager", "inductor"])
def test_pytorchs_compiler_sees_an_operator(backend):
    torch._dynamo.reset()
    fused = torch.compile(lambda x, w, b: layer(torch.relu(x), w, b) + 1, fullgraph=True, backend=backend)
    for rows in (128, 192):
        x, w, b = bf16(rows, 512), bf16(512, 384), bf16(384)
        torch.testing.assert_close(fused(x, w, b).double(), exact_layer(torch.relu(x), w, b) + 1, rtol=2e-2, atol=0.3)


@pytest.mark.parametrize("wrap", [lambda fn: fn, lambda fn: torch.compile(fn, fullgraph=True, backend="aot_eager")])
def test_gradients_on_the_device(wrap):
    torch._dynamo.reset()
    x, w = bf16(256, 512).requires_grad_(), bf16(512, 384).requires_grad_()
    wrap(lambda x, w: product(x, w).float().square().mean())(x, w).backward()
    expected = torch.autograd.grad((x.double() @ w.double()).square().mean(), (x, w))
    for got, wanted in zip((x.grad, w.grad), expected):
        assert (got.double() - wanted.double()).norm() < 2e-2 * wanted.double().norm()


def test_a_hot_shape_is_served_by_its_own_version():
    hot = tier.compile(lambda x, w, b: tier.gelu(x @ w + b), specialise=3)
    x, w, b = bf16(1000, 512), bf16(512, 1024), bf16(1024)
    before = [hot(x, w, b) for _ in range(3)]
    assert hot.settle(120)
    after = hot(x, w, b)
    torch.testing.assert_close(after.double(), exact_layer(x, w, b), rtol=2e-2, atol=0.2)
    torch.testing.assert_close(before[0].double(), exact_layer(x, w, b), rtol=2e-2, atol=0.2)
    general, own = hot.versions()
    assert own.hits == 1 and own.error is None and len(own.variants) == 1, hot.report()


def test_first_calls_are_served_by_the_kernels_that_serve_later_ones():
    """A signature begins with what its first call launches; results are the same bits before, while and after the rest is compiled."""
    fresh = tier.compile(lambda x, w, b: tier.gelu(x @ w + b) * 0.25)
    w, b = bf16(512, 1024), bf16(1024)
    few, many = bf16(64, 512), bf16(4096, 512)
    first = fresh(few, w, b)
    meanwhile = [fresh(few, w, b) for _ in range(8)]
    other = fresh(many, w, b)
    assert fresh.settle(120)
    assert all(torch.equal(first, one) for one in [*meanwhile, fresh(few, w, b)])
    assert torch.equal(other, fresh(many, w, b))
    for x, y in ((few, first), (many, other)):
        torch.testing.assert_close(y.double(), exact_layer(x, w, b) * 0.25, rtol=2e-2, atol=0.1)
    (version,) = fresh.versions()
    assert version.hits == 12 and version.error is None and len(version.variants) > 2, fresh.report()
    graph, out = torch.cuda.CUDAGraph(), torch.empty_like(other)
    captured = tier.compile(lambda x, w, b: tier.gelu(x @ w + b) * 0.125)
    with torch.cuda.graph(graph):  # the second shape waits for the rest while the stream is captured
        captured(few, w, b)
        captured(many, w, b, out=out)
    graph.replay()
    torch.cuda.synchronize()
    torch.testing.assert_close(out.double(), exact_layer(many, w, b) * 0.125, rtol=2e-2, atol=0.1)


def test_what_changes_between_equal_calls_is_noticed():
    """Calls with the same objects: launched again at once, unless something of them is another."""
    x, w, b, out = bf16(256, 512), bf16(512, 384), bf16(384), torch.empty(256, 384, device="cuda", dtype=torch.bfloat16)

    def check():
        out.fill_(float("nan"))
        assert layer(x, w, b, out=out) is out
        torch.testing.assert_close(out.double(), exact_layer(x, w, b), rtol=2e-2, atol=0.2)

    for _ in range(3):
        check()
    x.normal_()
    check()
    x.set_(bf16(256, 512))
    check()
    x.set_(bf16(512, 256).T)
    check()
    x.set_(bf16(256, 512))
    x.requires_grad_()
    with pytest.raises(tier.LaunchError, match="launch.gradient"):
        layer(x, w, b, out=out)
    x.requires_grad_(False)
    check()
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(20_000_000)
        check()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        layer(x, w, b, out=out)
    x.normal_()
    graph.replay()
    torch.cuda.synchronize()
    torch.testing.assert_close(out.double(), exact_layer(x, w, b), rtol=2e-2, atol=0.2)
    x.set_(out.view(-1)[:256 * 256].view(256, 256))
    with pytest.raises(tier.LaunchError, match=r"launch\.(output|extent)|shares no memory"):
        layer(x, bf16(256, 384), b, out=out)


def test_a_graph_that_is_compiled_writes_out_in_place():
    torch._dynamo.reset()
    x, w, b, out = bf16(256, 512), bf16(512, 384), bf16(384), torch.empty(256, 384, device="cuda", dtype=torch.bfloat16)
    fused = torch.compile(lambda x, w, b, out: layer(torch.relu(x), w, b, out=out) * 2, fullgraph=True)
    twice = fused(x, w, b, out)
    torch.testing.assert_close(out.double(), exact_layer(torch.relu(x), w, b), rtol=2e-2, atol=0.3)
    assert torch.equal(twice, out * 2)


def test_a_call_with_three_tensor_maps_takes_at_most_5_us():
    x, w, b, out = bf16(256, 64), bf16(64, 256), bf16(256), torch.empty(256, 256, device="cuda", dtype=torch.bfloat16)
    layer(x, w, b, out=out)
    batches = []
    for _ in range(40):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(256):
            layer(x, w, b, out=out)
        batches.append((time.perf_counter() - begin) / 256 * 1e6)
    batches.sort()
    print(f"host time of a call: {batches[len(batches) // 2]:.2f} us")
    assert batches[len(batches) // 2] <= 5
