"""Arrays of several dimensions on a GPU, without gaps and with: rows that are merged, halves, blocks, heads and channels."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare  # noqa: E402

pytestmark = pytest.mark.cuda

SHAPES = [(1, 1, 1), (3, 5, 7), (2, 17, 61), (0, 5, 3), (5, 0, 3), (65537, 8, 3), (1023, 16, 8), (7, 33, 1000), (2, 300, 4097), (3, 31, 50257), (130, 4, 16385)]


def _dense(x):
    return x


def _rows_apart(x):
    larger = torch.full((x.shape[0], x.shape[1], x.shape[2] + 5), 77.0, device="cuda", dtype=x.dtype)
    larger[..., : x.shape[2]] = x
    return larger[..., : x.shape[2]]


def _turned(x):
    return x.transpose(0, 1).contiguous().transpose(0, 1)


def _logsumexp(x):
    wide = x.astype(tier.float32)
    most = tier.max(wide, axis=-1, keepdims=True)
    return tier.log(tier.sum(tier.exp(wide - most), axis=-1)) + most[..., 0]


#: name: ours, what it is in float64.
OF_ROWS = {
    "sum": (lambda x: tier.sum(x, axis=-1), lambda x: x.sum(-1)),
    "mean in f32": (lambda x: tier.mean(x.astype(tier.float32), axis=-1), lambda x: x.mean(-1)),
    "softmax": (lambda x: tier.softmax(x, axis=-1), lambda x: torch.softmax(x, -1)),
    "norm": (lambda x: tier.rms_norm(x), lambda x: x * torch.rsqrt(x.square().mean(-1, keepdim=True) + 1e-6)),
    "logsumexp": (_logsumexp, lambda x: torch.logsumexp(x, -1)),
}
FUNCTIONS = {name: tier.compile(ours) for name, (ours, _) in OF_ROWS.items()}


def _agrees(made, wanted, depth, magnitude=None):
    assert made.shape == wanted.shape
    if wanted.numel():
        report = compare(made, wanted, magnitude=wanted.abs() if magnitude is None else magnitude, depth=max(depth, 1), k=16)
        assert report.frobenius <= report.limit and report.worst <= 1, report


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("lie", [_dense, _rows_apart, _turned])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("name", OF_ROWS)
def test_rows_of_three_dimensions(name, shape, lie, dtype):
    x = lie(torch.randn(shape, device="cuda").to(dtype))
    made, wanted = FUNCTIONS[name](x), OF_ROWS[name][1](x.double())
    _agrees(made, wanted, shape[-1], x.double().abs().sum(-1) if name in ("sum", "mean in f32") else wanted.abs() + 1)
    assert torch.equal(FUNCTIONS[name](x).view(torch.uint8), made.view(torch.uint8))


@pytest.mark.parametrize("shape", [(1, 2, 1, 8), (2, 5, 3, 64), (2, 301, 7, 128), (1, 33, 32, 96), (0, 4, 2, 8)], ids=str)
def test_rotary(shape):
    half = shape[-1] // 2

    def rotary(x, c, s):
        a, b = x[..., :half], x[..., half:]
        c, s = c[None, :, None, :], s[None, :, None, :]
        return a * c - b * s, b * c + a * s

    x, c, s = (torch.randn(one, device="cuda").bfloat16() for one in (shape, (shape[1], half), (shape[1], half)))
    for made, wanted in zip(tier.compile(rotary)(x, c, s), rotary(x.double(), c.double(), s.double())):
        _agrees(made, wanted, 2, wanted.abs() + 4)


@pytest.mark.parametrize("shape", [(1, 128), (3, 384), (129, 4096), (0, 256), (7, 0)], ids=str)
def test_blocks(shape):
    blocks = tier.compile(lambda x: tier.max(tier.reshape(x, (x.shape[0], x.shape[1] // 128, 128)) * 2, axis=2) if shape[1] else tier.reshape(x, (x.shape[0], x.shape[1] // 128, 128)))
    for x in (torch.randn(shape, device="cuda").bfloat16(), torch.randn(shape[::-1], device="cuda").bfloat16().T):
        wanted = x.reshape(shape[0], shape[1] // 128, 128)
        assert torch.equal(blocks(x), (wanted * 2).amax(2) if shape[1] else wanted)


@pytest.mark.parametrize("n", [2, 14, 510, 4096, 8194])
def test_halves(n):
    halves = tier.compile(lambda x: x[:, : n // 2] * x[:, n // 2 :])
    for rows in (1, 300):
        x = torch.randn(rows, n, device="cuda").bfloat16()
        assert torch.equal(halves(x), x[:, : n // 2] * x[:, n // 2 :])


@pytest.mark.parametrize("b, s, d", [(1, 1, 1), (3, 1001, 64), (17, 333, 127), (130, 4096, 128), (512, 257, 80), (700, 100, 64)])
def test_one_query(b, s, d):
    """Rows times a vector, along both: scores of keys, and sums of values by their weights."""
    q, p, v = (torch.randn(one, device="cuda").bfloat16() for one in ((b, 1, d), (b, 1, s), (b, s, d)))
    scores, values = tier.compile(lambda q, k: tier.matmul(q, tier.matrix_transpose(k))), tier.compile(lambda p, v: tier.matmul(p, v))
    for made, left, right, depth in ((scores(q, v), q, v.mT, d), (values(p, v), p, v, s)):
        _agrees(made, left.double() @ right.double(), depth, left.double().abs() @ right.double().abs())


@pytest.mark.parametrize("shape", [(1, 1, 1, 1), (3, 7, 5, 9), (4, 64, 56, 56), (2, 3, 224, 224)], ids=str)
def test_channels(shape):
    x, s = torch.randn(shape, device="cuda").bfloat16(), torch.randn(shape[1], device="cuda").bfloat16()
    scaled = tier.compile(lambda x, s: x * s[None, :, None, None])
    for lying in (x, x.to(memory_format=torch.channels_last), x[:, :, ::2]):
        assert torch.equal(scaled(lying, s), lying * s[None, :, None, None])
    total = tier.compile(lambda x: tier.sum(x.astype(tier.float32), axis=(0, 2, 3)))(x)
    _agrees(total, x.double().sum((0, 2, 3)), x.numel() // shape[1], x.double().abs().sum((0, 2, 3)))


def _joined(x, w):
    return tier.reshape(x, (x.shape[0] * x.shape[1], x.shape[2])) @ w


def _groups(x):
    y = tier.reshape(x, (x.shape[0], 4, x.shape[1] // 4 * x.shape[2])).astype(tier.float32)
    away = y - tier.mean(y, axis=2, keepdims=True)
    return tier.reshape((away * tier.rsqrt(tier.mean(away * away, axis=2, keepdims=True) + 1e-5)).astype(tier.bfloat16), x.shape)


@pytest.mark.parametrize("shape", [(1, 4, 1), (3, 8, 5), (7, 12, 129), (0, 4, 8), (4, 0, 8), (2, 320, 1024), (5, 64, 1001)], ids=str)
def test_joined_dimensions(shape):
    """An array without gaps is read as it lies, one with gaps is copied first: the same numbers."""
    x, w = torch.randn(shape, device="cuda").bfloat16(), torch.randn(shape[2], 80, device="cuda").bfloat16()
    product, groups = tier.compile(_joined), tier.compile(_groups)
    for lying in (x, _rows_apart(x), x, _turned(x)):
        before = lying.clone()
        rows = lying.reshape(-1, shape[2])
        _agrees(product(lying, w), rows.double() @ w.double(), shape[2], rows.double().abs() @ w.double().abs())
        if x.numel():
            y = lying.double().reshape(shape[0], 4, -1)
            wanted = ((y - y.mean(2, keepdim=True)) / (y.var(2, keepdim=True, correction=0) + 1e-5).sqrt()).reshape(shape)
            _agrees(groups(lying), wanted, y.shape[2], wanted.abs() + 1)
        assert torch.equal(lying, before)


def _residuals(x, r):
    """A result, and rows of it."""
    h = x + r
    return h, tier.softmax(tier.reshape(h, (x.shape[0] * x.shape[1], x.shape[2])).astype(tier.float32), axis=1)


@pytest.mark.parametrize("shape", [(1, 1, 1), (3, 8, 5), (7, 12, 129), (0, 4, 8), (2, 320, 1024), (5, 64, 1001), (3, 7, 20001)], ids=str)
def test_rows_of_what_is_computed(shape):
    """The sum is stored by the kernel that normalises its rows, wherever its arguments have gaps."""
    x, r = (torch.randn(shape, device="cuda").bfloat16() for _ in "xr")
    function = tier.compile(_residuals)
    for lying, other in ((x, r), (_rows_apart(x), r), (x, _turned(r)), (_turned(x), _rows_apart(r)), (x, r)):
        total, rows = function(lying, other)
        assert torch.equal(total, x + r)
        _agrees(rows, torch.softmax((x + r).double().reshape(-1, shape[2]), -1), shape[2])
        again = function(lying, other)
        assert torch.equal(again[0], total) and torch.equal(again[1], rows)


def _of_images(x):
    wide = x.astype(tier.float32)
    away = wide - tier.mean(wide, axis=(2, 3), keepdims=True)
    return (tier.mean(wide, axis=(2, 3)), tier.mean(away * away, axis=(2, 3)), tier.sum(wide, axis=(0, 2, 3)), tier.sum(wide * wide, axis=(0, 2, 3)),
            tier.sum(wide, axis=(0, 1)), tier.sum(wide))


def _norm_of_images(x):
    wide = x.astype(tier.float32)
    away = wide - tier.mean(wide, axis=(2, 3), keepdims=True)
    return (away * tier.rsqrt(tier.mean(away * away, axis=(2, 3), keepdims=True) + 1e-5)).astype(tier.bfloat16)


@pytest.mark.parametrize("shape", [(1, 1, 1, 1), (3, 7, 5, 9), (4, 64, 56, 56), (2, 3, 224, 224), (64, 33, 7, 7), (1, 2, 1023, 1025)], ids=str)
def test_neighbouring_axes(shape):
    x = torch.randn(shape, device="cuda").bfloat16() + 0.5
    function, norm = tier.compile(_of_images), tier.compile(_norm_of_images)
    wanted = x.double() - x.double().mean((2, 3), keepdim=True)
    wanted = wanted * torch.rsqrt(wanted.square().mean((2, 3), keepdim=True) + 1e-5)
    cut = torch.full((*shape[:3], shape[3] + 3), 77.0, device="cuda").bfloat16()
    cut[..., 3:] = x
    for lying in (x, x.to(memory_format=torch.channels_last), cut[..., 3:], x.transpose(0, 1).contiguous().transpose(0, 1)):
        made, double, size = function(lying), x.double(), shape[2] * shape[3]
        for one, axes in ((made[0], (2, 3)), (made[2], (0, 2, 3)), (made[4], (0, 1)), (made[5], (0, 1, 2, 3))):
            count = size if one is made[0] else 1
            _agrees(one, double.sum(axes) / count, x.numel(), double.abs().sum(axes) / count)
        _agrees(made[1], double.var((2, 3), correction=0), size, double.square().mean((2, 3)))
        _agrees(norm(lying), wanted, size, wanted.abs() + 1)
        _agrees(made[3], double.square().sum((0, 2, 3)), x.numel())
        assert all(torch.equal(one, other) for one, other in zip(made, function(lying)))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("shape", [(1, 1), (5, 7), (300, 33), (4099, 6), (3, 50257), (2, 1 << 18), (16384, 1000), (70000, 64), (0, 5)], ids=str)
@pytest.mark.parametrize("axis", [0, 1])
def test_reductions_that_share_a_reading(shape, dtype, axis):
    """Sums, sums of squares and largest, stored by one kernel, each as by one of its own."""
    wide = lambda x: x.astype(tier.float32)  # noqa: E731
    parts = [lambda x: tier.sum(wide(x), axis=axis), lambda x: tier.sum(wide(x) * wide(x), axis=axis)]
    if shape[axis]:
        parts.append(lambda x: tier.max(tier.abs(x), axis=axis))
    x = torch.randn(shape, device="cuda").to(dtype)
    together = tier.compile(lambda x: tuple(part(x) for part in parts))
    made = together(x)
    double = x.double()
    for one, wanted in zip(made, (double.sum(axis), double.square().sum(axis))):
        _agrees(one, wanted, shape[axis], double.abs().sum(axis) if wanted is not made[1] else wanted)
    if shape[axis]:
        assert torch.equal(made[2], x.abs().amax(axis))
    assert all(torch.equal(one, other) for one, other in zip(made, together(x)))


def test_activations_are_quantised_by_the_kernel_that_computes_them():
    """Blocks of what is computed: nothing of it is kept in memory."""

    def ours(a, b):
        y = tier.silu(a.astype(tier.float32)) * b
        y = tier.reshape(y, (y.shape[0], y.shape[1] // 128, 128))
        scale = tier.max(tier.abs(y), axis=2, keepdims=True) / 448.0
        return tier.reshape((y / scale).astype(tier.float8_e4m3fn), a.shape), scale[..., 0]

    function = tier.compile(ours)
    for shape in [(1, 128), (33, 1408), (1000, 4096)]:
        a, b = (torch.randn(shape, device="cuda").bfloat16() for _ in range(2))
        numbers, scale = function(a, b)
        y = (torch.nn.functional.silu(a.double()) * b.double()).reshape(shape[0], -1, 128)
        most = y.abs().amax(2) / 448
        torch.testing.assert_close(scale.double(), most, rtol=1e-5, atol=0)
        error = (numbers.double().reshape(y.shape) * most[..., None] - y).abs()
        assert (error <= y.abs() / 16 * 1.01 + most[..., None] / 512 * 1.01).all()
    assert len(function.lower(a, b).launched(a, b)) == 1


@pytest.mark.parametrize("columns", [64, 1000, 4096])
def test_quotients_of_rows(columns):
    """Bit by bit those of IEEE 754, which torch computes: of zeros and infinities too, whatever the divisor's sign and size."""
    x = torch.randn(64, columns, device="cuda") * torch.exp2(torch.randint(-90, 90, (64, columns), device="cuda"))
    x[:, ::7], x[:, 1::7], x[:, 2::63], x[:, 3::63] = 0.0, -0.0, float("inf"), float("nan")
    y = torch.randn(64, 1, device="cuda") * torch.exp2(torch.arange(64, device="cuda") * 0.6 - 19)[:, None]
    y[:6, 0] = torch.tensor([0.0, -0.0, float("inf"), 1e-40, -3e38, 1.0])
    made, wanted = tier.compile(lambda x, y: x / y)(x, y), x / y
    same = made.view(torch.int32) == wanted.view(torch.int32)
    # Below 2^-101 the last bit may differ (lib/Conversion/TileToThread/Divide.cpp).
    assert (same | (made.isnan() & wanted.isnan()) | (x.abs() < 2.0**-101)).all()
