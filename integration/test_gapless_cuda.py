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
