"""Row kernels and elementwise chains on a GPU."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare  # noqa: E402

pytestmark = pytest.mark.cuda

WIDTHS = [1, 33, 1000, 1001, 4096, 4097, 8191, 20479, 28001, 40000, 50256, 50257, 57352, 65537, 80001, 100001]
ROWS = [1, 7, 300]


@tier.compile
def softmax(x):
    return tier.softmax(x, axis=-1)


@tier.compile
def log_softmax(x):
    return tier.log_softmax(x, axis=-1)


@tier.compile
def logsumexp(x):
    wide = x.astype(tier.float32)
    most = tier.max(wide, axis=-1, keepdims=True)
    return tier.log(tier.sum(tier.exp(wide - most), axis=-1)) + most[..., 0]


@tier.compile
def rounded_softmax(x):
    return tier.softmax(x.astype(tier.float32), axis=-1).astype(x.dtype)


@tier.compile
def rms_norm(x, w):
    return tier.rms_norm(x, w)


@tier.compile
def layer_norm(x, w, b):
    return tier.layer_norm(x, w, b)


@tier.compile
def chain(x, y):
    t = x * 2.0 + y
    t = tier.tanh(t) - x
    t = tier.maximum(t, y) * 0.5
    t = tier.where(t > 0.0, t, t * 0.01)
    return (t + 1.0) * x - y


@tier.compile
def totals(x):
    return tier.sum(x, axis=0), tier.max(x, axis=1), tier.mean(x)


@tier.compile
def quantise(x):
    most = tier.max(tier.abs(x.astype(tier.float32)), axis=-1, keepdims=True) + 1e-12
    return (x.astype(tier.float32) * (448.0 / most)).astype(tier.float8_e4m3fn), most * (1.0 / 448.0)


@tier.compile
def add_rms_norm(x, y, w):
    both = x + y
    return both, tier.rms_norm(both, w)


@tier.compile
def normal(x):
    mean = tier.mean(x, axis=-1, keepdims=True)
    scale = tier.rsqrt(tier.mean((x - mean) * (x - mean), axis=-1, keepdims=True) + 1e-5)
    return (x - mean) * scale, mean[..., 0], scale[..., 0]


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


@pytest.mark.parametrize("width", [1, 33, 1000, 4097, 16384, 50257, 300001])
@pytest.mark.parametrize("spread, about", [(1.0, 0.0), (8.0, 0.0), (1.0, 300.0), (0.0, -7.0)])
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_sums_of_approximate_exponentials(width, spread, about, dtype):
    """Nobody sees that they are: the logarithm of their sum has the error of f32."""
    x = (torch.randn(37, width, device="cuda") * spread + about).to(dtype)
    want = torch.logsumexp(x.double(), -1)
    assert ((logsumexp(x).double() - want).abs() <= 2e-6 + 2.4e-7 * want.abs()).all()
    if width <= 50257:  # shares of longer rows are no normal numbers of f16
        report = compare(rounded_softmax(x), torch.softmax(x.double(), -1), depth=width, k=16)
        assert report.ok, report


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
def test_softmax(rows, width, dtype):
    x = _random(rows, width, dtype=dtype)
    report = compare(softmax(x), torch.softmax(x.double(), -1), depth=width, k=16)
    assert report.ok, report


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("width", WIDTHS)
def test_rms_norm(rows, width):
    x, w = _random(rows, width), _random(width)
    ref = torch.nn.functional.rms_norm(x.double(), (width,), w.double(), eps=1e-6)
    report = compare(rms_norm(x, w), ref, depth=width, k=8)
    assert report.ok, report


@pytest.mark.parametrize("width", WIDTHS[1:])
def test_layer_norm(width):
    x, w, b = _random(64, width), _random(width), _random(width)
    ref = torch.nn.functional.layer_norm(x.double(), (width,), w.double(), b.double(), eps=1e-5)
    report = compare(layer_norm(x, w, b), ref, magnitude=ref.abs() + 4, depth=width, k=16)
    assert report.frobenius <= report.limit, report


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_chain_is_one_pass(rows, width):
    x, y = _random(rows, width, dtype=torch.float32), _random(rows, width, dtype=torch.float32)

    def exact(x, y):
        t = x * 2.0 + y
        t = torch.tanh(t) - x
        t = torch.maximum(t, y) * 0.5
        t = torch.where(t > 0.0, t, t * 0.01)
        return (t + 1.0) * x - y

    ref = exact(x.double(), y.double())
    report = compare(chain(x, y), ref, magnitude=x.double() ** 2 + y.double().abs() * 4 + 4, k=8)
    assert report.ok, report


@pytest.mark.parametrize("shape", [(1, 1), (33, 1000), (4097, 257), (3, 300001), (300001, 3), (66, 65536), (1, 1 << 24)], ids=str)
def test_reductions_over_any_axis(shape):
    x = _random(*shape, dtype=torch.float32)
    wide = x.double()
    columns, peak, mean = totals(x)
    assert compare(columns, wide.sum(0), magnitude=wide.abs().sum(0), depth=shape[0], k=8).worst <= 1
    assert torch.equal(peak.double(), wide.max(1).values)
    assert abs(float(mean) - float(wide.mean())) <= 1e-5 * float(wide.abs().mean())


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("rows, width", [(1, 1 << 18), (3, 262145), (33, 270000), (2, 3000001)])
def test_few_long_rows(rows, width, dtype):
    """CTAs share rows, along either axis; the same bits, call after call."""
    x = _random(rows, width, dtype=dtype)
    down = tier.compile(lambda x: tier.softmax(x, axis=0))
    w, b = _random(width, dtype=dtype), _random(width, dtype=dtype)
    for function, arrays, wanted in [
        (softmax, (x,), torch.softmax(x.double(), -1)), (down, (x.T,), torch.softmax(x.T.double(), 0)),
        (down, (x.T.contiguous(),), torch.softmax(x.T.double(), 0)),
        (rms_norm, (x, w), torch.nn.functional.rms_norm(x.double(), (width,), w.double(), eps=1e-6)),
        (layer_norm, (x, w, b), torch.nn.functional.layer_norm(x.double(), (width,), w.double(), b.double(), eps=1e-5)),
    ]:
        made = function(*arrays)
        report = compare(made, wanted, magnitude=wanted.abs() + (4 if function is layer_norm else 0), depth=width, k=16)
        assert report.frobenius <= report.limit, report
        for _ in range(3):
            assert torch.equal(function(*arrays).view(torch.uint8), made.view(torch.uint8))


@pytest.mark.parametrize("function, peer", [(softmax, torch.softmax), (log_softmax, torch.log_softmax)], ids=["softmax", "log_softmax"])
@pytest.mark.parametrize("width", [1 << 19, (1 << 19) + 3])
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
def test_parts_of_long_rows(width, dtype, function, peer):
    """Whatever is infinite or no number in one segment, or in all; what is far from zero; along either axis."""
    x = 3 * _random(12, width, dtype=dtype)
    inf, most = float("inf"), torch.finfo(dtype).max
    x[0, : width // 2] = x[1, width // 3 :] = x[2] = x[3, : width - 1] = -inf
    x[4, 7], x[5, width - 3], x[6, width - 1], x[7] = inf, float("nan"), most, -most
    x[8] += 1e4
    x[9] -= 1e4
    down = tier.compile(lambda x: (tier.softmax if function is softmax else tier.log_softmax)(x, axis=0))
    wanted = peer(x.double(), -1)
    rest = torch.tensor([0, 1, 3, 8, 9, 10, 11], device="cuda")
    for made in (function(x), down(x.T).T, down(x.T.contiguous()).T):
        assert torch.equal(made.isnan(), wanted.isnan()) and torch.equal(made.isinf(), wanted.to(dtype).isinf())
        torch.testing.assert_close(made[rest].double(), wanted[rest], rtol=1e-2 if dtype is not torch.float32 else 1e-4,
                                   atol=1e-6 if function is softmax else 1e-2)
    for _ in range(8):
        assert torch.equal(function(x).nan_to_num(7.0), function(x).nan_to_num(7.0))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32, torch.float16], ids=str)
@pytest.mark.parametrize("start", [0, 1, 8])
@pytest.mark.parametrize("gap", [0, 1, 5, 8])
@pytest.mark.parametrize("width", [7, 61, 257, 1001, 4097, 8191, 21003, 40000, 50256, 50257, 57352])
def test_rows_of_a_larger_array(width, gap, start, dtype):
    """Odd widths, pitches and starts; what lies around x is poison, what lies around the result stays."""
    _check_norms(37, width, gap, start, dtype)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("start, gap", [(0, 0), (0, 3), (5, 1)])
@pytest.mark.parametrize("width", [1473, 1474, 1530, 1985, 1986, 2048, 2241, 2242, 3009, 3010, 4033, 4096, 4097, 4545, 4546, 5000, 5120, 6000, 6081, 6082, 7160,
                                   7168, 8191, 8192, 9153, 9154])
def test_classes_of_rows(width, start, gap, dtype):
    """More rows than run at once."""
    _check_norms(2501, width, gap, start, dtype)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("start, gap", [(0, 0), (3, 1), (8, 16)])
@pytest.mark.parametrize("width", [9153, 12225, 12305, 16384, 16385, 18369, 18370, 20417, 24640, 28609, 32705, 32760, 36801, 36802, 40000, 50256,
                                   53185, 53192])
def test_rows_that_are_walked_beside_weights(width, start, gap, dtype):
    """CTAs walk two rows and more, beside the weights that they keep in shared memory, and those that they do not."""
    _check_norms(601, width, gap, start, dtype)


@pytest.mark.parametrize("function, peer", [(softmax, torch.softmax), (log_softmax, torch.log_softmax)], ids=["softmax", "log_softmax"])
@pytest.mark.parametrize("width, dtype", [(73666, torch.bfloat16), (80000, torch.bfloat16), (80001, torch.bfloat16), (128257, torch.bfloat16),
                                          (131000, torch.bfloat16), (151936, torch.bfloat16), (256001, torch.bfloat16), (50257, torch.float32)])  # fmt: skip
def test_rows_of_clusters_that_meet_once(width, dtype, function, peer):
    """Whatever is infinite or no number in the part of one CTA, or of all; and the same bits, call after call."""
    x = 3 * _random(301, width, dtype=dtype)
    inf = float("inf")
    x[0, : width // 2] = x[1, width // 3 :] = x[2] = x[3, : width - 1] = -inf
    x[4, 7], x[5, width - 3], x[6, width - 1], x[7] = inf, float("nan"), 3e38, -3e38
    made, wanted = function(x), peer(x.double(), -1)
    assert torch.equal(made.isnan(), wanted.isnan()) and torch.equal(made.isinf(), wanted.isinf())
    rest = torch.tensor([0, 1, 3, *range(8, 301)], device="cuda")
    torch.testing.assert_close(made[rest].double(), wanted[rest], rtol=1e-2 if dtype is torch.bfloat16 else 1e-4, atol=1e-5 if function is softmax else 1e-2)
    for _ in range(8):
        assert torch.equal(function(x).view(torch.uint8), made.view(torch.uint8))


def _check_norms(rows, width, gap, start, dtype):
    pitch = width + gap
    memory = torch.full((start + rows * pitch + 64,), float("nan"), device="cuda", dtype=dtype)
    x = memory[start : start + rows * pitch].view(rows, pitch)[:, :width]
    # Of a deviation of 1, most of a long softmax would be subnormal in float16.
    x.copy_(3 * torch.randn(rows, width, device="cuda"))
    w, b = _random(width, dtype=dtype), _random(width, dtype=dtype)
    wide = x.double()
    report = compare(softmax(x), torch.softmax(wide, -1), depth=width, k=16)
    assert report.ok, report
    ref = torch.nn.functional.rms_norm(wide, (width,), w.double(), eps=1e-6)
    report = compare(rms_norm(x, w), ref, depth=width, k=8)
    assert report.ok, report
    ref = torch.nn.functional.layer_norm(wide, (width,), w.double(), b.double(), eps=1e-5)
    report = compare(layer_norm(x, w, b), ref, magnitude=ref.abs() + 4, depth=width, k=16)
    assert report.frobenius <= report.limit, report


@pytest.mark.parametrize("width", [7, 61, 257, 1001, 4097, 8191, 50257])
def test_nothing_is_written_around_a_result(width):
    rows, guard = 37, 1024
    x = _random(rows, width)
    memory = torch.full((rows * width + 2 * guard,), 7.0, device="cuda", dtype=torch.bfloat16)
    out = memory[guard : guard + rows * width].view(rows, width)
    softmax.lower(x).artefact.launch((x,), (out,), torch.cuda.current_stream().cuda_stream)
    assert torch.equal(out, softmax(x))
    assert (memory[:guard] == 7).all() and (memory[guard + rows * width :] == 7).all()


def test_noncontiguous_and_reversed_inputs():
    base = _random(300, 700, dtype=torch.float32)
    x, y = base[::3, 100:500], base.T[100:500, :100].T

    @tier.compile
    def mixed(x, y):
        return x * 2.0 + y[::-1, :]

    assert torch.allclose(mixed(x, y), x * 2.0 + y.flip(0))


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("width", [*WIDTHS, 100001, 300007])
def test_results_that_share_a_kernel(rows, width):
    x, y, w = _random(rows, width), _random(rows, width), _random(width)
    numbers, scale = quantise(x)
    exact = (x.double().abs().amax(-1, keepdim=True) + 1e-12) / 448
    assert torch.allclose(scale.double(), exact, rtol=1e-6)
    assert (numbers.double() * scale.double() - x.double()).abs().max() <= (exact * 448 * 2**-4).max()

    both, norm = add_rms_norm(x, y, w)
    assert torch.equal(both, x + y)
    report = compare(norm, torch.nn.functional.rms_norm(both.double(), (width,), w.double(), eps=1e-6), depth=width, k=16)
    assert report.ok, report
    again = add_rms_norm(x, y, w)
    assert torch.equal(again[0], both) and torch.equal(again[1], norm)

    z = x.float()
    got, mean, rstd = normal(z)
    variance = z.double().var(-1, unbiased=False)
    assert torch.allclose(mean.double(), z.double().mean(-1), atol=1e-5)
    assert torch.allclose(rstd.double(), (variance + 1e-5).rsqrt(), rtol=1e-4)
    # Close to the mean, what its rounding leaves counts.
    exact = (z.double() - z.double().mean(-1, keepdim=True)) * (variance + 1e-5).rsqrt()[:, None]
    assert torch.allclose(got.double(), exact, rtol=1e-5, atol=1e-5)


BROADCAST = {
    "bias": tier.compile(lambda x, b, s: x + b),
    "scaled": tier.compile(lambda x, b, s: x * s[:, None]),
    "both": tier.compile(lambda x, b, s: tier.maximum(x * s[:, None] + b, 0.0)),
}


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("name", BROADCAST)
@pytest.mark.parametrize("shape", [(1, 1), (5, 0), (0, 1001), (300, 7), (130, 63), (41, 255), (301, 1001), (7, 8191), (97, 20011), (3, 40003), (1, 300007), (2, 32761)],
                         ids=str)
def test_rows_that_begin_anywhere_beside_one_number_for_each(shape, name, dtype):
    """From rows with gaps, which begin elsewhere, too; nothing is written around the result."""
    rows, columns = shape
    x = torch.randn(rows, columns + 3, device="cuda").to(dtype)[:, 1:columns + 1]
    b, s = torch.randn(columns, device="cuda").to(dtype), torch.randn(rows, device="cuda").to(dtype)
    guard = 1024
    held = torch.full((rows * columns + 2 * guard,), -7.0, device="cuda", dtype=dtype)
    target = held[guard:guard + rows * columns].view(rows, columns)
    expected = {"bias": lambda: x.double() + b.double(), "scaled": lambda: x.double() * s.double()[:, None],
                "both": lambda: torch.clamp_min(x.double() * s.double()[:, None] + b.double(), 0)}[name]()
    for source in (x, x.contiguous()):
        target.fill_(float("nan"))
        BROADCAST[name](source, b, s, out=target)
        torch.testing.assert_close(target.double(), expected, rtol=2e-2 if dtype == torch.bfloat16 else 1e-5,
                                   atol=4e-2 if dtype == torch.bfloat16 else 1e-5)
    assert (held[:guard] == -7.0).all() and (held[guard + rows * columns:] == -7.0).all()


SOFTMAX_DOWN = tier.compile(lambda x: tier.softmax(x, axis=0))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("shape", [(1, 70001), (7, 100003), (19, 50001), (64, 4096), (100, 33333), (127, 1001), (128, 1001), (257, 4099), (384, 2050), (1000, 4098), (1025, 1004), (2048, 1024), (2049, 8195), (4096, 16384), (513, 20001), (8191, 63), (1000, 65537)], ids=str)
def test_columns_of_any_number_are_normalised(shape, dtype):
    """Held, and in stages, which CTAs share; equal calls give equal bits."""
    x = torch.randn(*shape, device="cuda").to(dtype)
    got = SOFTMAX_DOWN(x)
    torch.testing.assert_close(got.double(), torch.softmax(x.double(), 0), rtol=2e-2 if dtype == torch.bfloat16 else 1e-5, atol=1e-5)
    assert torch.equal(got, SOFTMAX_DOWN(x))


@tier.compile
def norm_of_channels(x, w, b):
    wide = x.astype(tier.float32)
    away = wide - tier.mean(wide, axis=1, keepdims=True)
    scale = tier.rsqrt(tier.mean(away * away, axis=1, keepdims=True) + 1e-5)
    w, b = (tier.reshape(one, (1, one.shape[0], 1, 1)) for one in (w, b))
    return (away * scale * w + b).astype(x.dtype)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("shape", [(1, 1, 1, 1), (3, 3, 65, 67), (16, 19, 128, 128), (8, 64, 56, 56), (8, 96, 55, 55), (16, 129, 28, 28), (8, 256, 14, 14), (33, 384, 14, 14),
                                   (64, 512, 7, 7), (16, 768, 14, 14), (5, 1024, 8, 8), (5, 1031, 9, 9), (0, 16, 8, 8), (2, 16, 8, 0)], ids=str)
def test_channels_are_normalised(shape, dtype):
    """Between guards; with gaps between images, and of channels that come last in memory."""
    guard = 64
    w, b = torch.randn(2, shape[1], device="cuda")
    x = torch.randn(*shape, device="cuda").to(dtype)
    numbers = x.numel()
    for view in (x, torch.cat([x, x], 1)[:, :shape[1]], x.to(memory_format=torch.channels_last)):
        held = torch.full((numbers + 2 * guard,), -7.0, device="cuda", dtype=dtype)
        target = held[guard:guard + numbers].view(shape)
        norm_of_channels(view, w, b, out=target)
        wide = x.double()
        away = wide - wide.mean(1, keepdim=True)
        wanted = away * torch.rsqrt((away * away).mean(1, keepdim=True) + 1e-5) * w.double()[:, None, None] + b.double()[:, None, None]
        tolerance = 2e-2 if dtype == torch.bfloat16 else 2e-5
        torch.testing.assert_close(target.double(), wanted, rtol=tolerance, atol=tolerance)
        assert (held[:guard] == -7.0).all() and (held[guard + numbers:] == -7.0).all()
        again = norm_of_channels(view, w, b)
        assert torch.equal(again, target)
