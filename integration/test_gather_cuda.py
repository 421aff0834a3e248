"""Gathers of rows on a GPU: every element to the bit, what stands where there is no row, and nothing touched around them."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare  # noqa: E402

pytestmark = pytest.mark.cuda

GUARD = 1024
WIDTHS = [1, 2, 7, 8, 31, 63, 64, 101, 250, 256, 1000, 1001, 1018, 1024, 2041, 2048, 4096, 4097, 5120, 8191, 8192, 20479, 32768, 50257]
DTYPES = [torch.bfloat16, torch.float32, torch.float16, torch.float64, torch.int8, torch.int32, torch.int64, torch.bool, torch.float8_e4m3fn]


@tier.compile
def take(x, i):
    return x[i]


@tier.compile
def take_columns(x, i):
    return x[:, i]


@tier.compile
def rms_norm(x, i, w):
    return tier.rms_norm(x[i], w)


@tier.compile
def softmax(x, i):
    return tier.softmax(x[i])


@tier.compile
def add(x, i, p):
    return x[i] + p


@tier.compile
def combine(x, i, w):
    return tier.sum(x[i] * w[:, :, None], axis=1)


def table_of(rows, width, dtype=torch.bfloat16, gap=0, start=0):
    """A table inside of poison."""
    pitch = width + gap
    size = torch.empty(0, dtype=dtype).element_size()
    memory = torch.full(((start + rows * pitch + 64) * size,), 0xFF, device="cuda", dtype=torch.uint8)
    x = memory.view(torch.uint8 if dtype == torch.bool else dtype).as_strided((rows, width), (pitch, 1), start)
    if dtype == torch.bool:
        x.copy_(torch.randint(0, 2, (rows, width), device="cuda", dtype=torch.uint8))
        return x.view(torch.bool)
    if dtype.is_floating_point:
        x.copy_(torch.randn(rows, width, device="cuda").to(dtype))
    else:
        x.copy_(torch.randint(-128, 128, (rows, width), device="cuda").to(dtype))
    return x


def numbers(rows, *shape, dtype=torch.int64, out=True):
    """Random indices, from the end too; some of many are no position."""
    i = torch.randint(-rows, rows, shape, device="cuda", dtype=dtype) if rows else torch.zeros(shape, device="cuda", dtype=dtype)
    if out and i.numel() > 4:
        edge = torch.iinfo(dtype)
        i.view(-1)[:4] = torch.tensor([rows, -rows - 1, edge.max, edge.min], dtype=dtype, device="cuda")
    return i


def exact(x, i, axis=0):
    """PyTorch's rows, with the rule for indices that are no position."""
    n, wide = x.shape[axis], i.long()
    inside = (wide >= -n) & (wide < n)
    safe = torch.where(inside, torch.where(wide < 0, wide + n, wide), 0)
    bits = x.view(torch.uint8) if x.element_size() == 1 else x
    y = bits.index_select(axis, safe.reshape(-1)) if n else bits.new_zeros([*x.shape[:axis], i.numel(), *x.shape[axis + 1:]])
    shape = [1] * x.ndim
    shape[axis] = -1
    y = torch.where(inside.reshape(shape), y, fill_of(x.dtype).view(bits.dtype))
    return y.reshape(*x.shape[:axis], *i.shape, *x.shape[axis + 1:]).view(x.dtype)


def fill_of(dtype):
    if dtype == torch.bool:
        return torch.tensor(True, device="cuda")
    if dtype == torch.float8_e4m3fn:
        return torch.tensor(0x7F, dtype=torch.uint8, device="cuda").view(dtype)
    value = float("nan") if dtype.is_floating_point else torch.iinfo(dtype).min
    return torch.tensor(value, dtype=dtype, device="cuda")


def same(got, expected):
    assert got.shape == expected.shape and got.dtype == expected.dtype
    assert torch.equal(got.contiguous().view(-1).view(torch.uint8), expected.contiguous().view(-1).view(torch.uint8))


@pytest.mark.parametrize("rows, count", [(1, 1), (1, 300), (37, 5), (1009, 4001)])
@pytest.mark.parametrize("width", WIDTHS)
def test_rows_to_the_bit(width, rows, count):
    x, i = table_of(rows, width), numbers(rows, count)
    same(take(x, i), exact(x, i))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("of", [torch.int32, torch.int64], ids=str)
@pytest.mark.parametrize("width", [3, 64, 1001, 4096, 8191])
def test_every_dtype(width, of, dtype):
    x, i = table_of(101, width, dtype), numbers(101, 777, dtype=of)
    same(take(x, i), exact(x, i))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
@pytest.mark.parametrize("start", [0, 1, 8])
@pytest.mark.parametrize("gap", [0, 1, 5, 8])
@pytest.mark.parametrize("width", [7, 61, 256, 1001, 4096, 4097, 8191, 40000])
def test_rows_of_a_larger_array(width, gap, start, dtype):
    """Odd widths, pitches and starts; what lies around the table is poison, what lies around the result stays."""
    x, i = table_of(53, width, dtype, gap, start), numbers(53, 411)
    expected = exact(x, i)
    size = expected.element_size()
    memory = torch.full((expected.numel() * size + 2 * GUARD,), 0xA5, device="cuda", dtype=torch.uint8)
    out = memory[GUARD : GUARD + expected.numel() * size].view(dtype).view(expected.shape)
    for _ in range(3):
        take(x, i, out=out)
        same(out, expected)
    assert (memory[:GUARD] == 0xA5).all() and (memory[-GUARD:] == 0xA5).all()


@pytest.mark.parametrize("shape", [(), (1,), (3, 5), (2, 3, 4), (0,), (4, 0)], ids=str)
@pytest.mark.parametrize("width", [1, 40, 4097])
def test_indices_of_any_rank(width, shape):
    x, i = table_of(29, width), numbers(29, *shape)
    same(take(x, i), exact(x, i))


def test_strides_of_any_kind():
    whole, many = table_of(400, 300), numbers(200, 600)
    for x in (whole[::2], whole[:200, ::3], whole[:200].T[:200], whole[:200, 1:], whole[0].expand(200, 300)):
        for i in (many, many[::3], many[4].expand(9)):
            same(take(x, i), exact(x, i))


def test_empty_arrays():
    for shape, count in (((0, 5), 4), ((0, 4096), 4), ((5, 0), 4), ((5, 3), 0)):
        x, i = torch.ones(shape, device="cuda", dtype=torch.bfloat16), torch.zeros(count, device="cuda", dtype=torch.int64)
        same(take(x, i), exact(x, i))


def test_columns_and_elements():
    for width, count in ((40, 33), (7, 5000), (4096, 4096)):
        x, i = table_of(77, width), numbers(width, count)
        same(take_columns(x, i), exact(x, i, 1))
        same(take(x[0], i), exact(x[0], i))


@pytest.mark.parametrize("width", [64, 1001, 4096, 4097, 9000, 50257])
def test_what_reads_the_rows_is_fused(width):
    x, i = table_of(97, width), numbers(97, 500, out=False)
    w, p = torch.randn(width, device="cuda").bfloat16(), torch.randn(500, width, device="cuda").bfloat16()
    rows = exact(x, i).double()
    report = compare(rms_norm(x, i, w), torch.nn.functional.rms_norm(rows, (width,), w.double(), eps=1e-6), depth=width, k=8)
    assert report.ok, report
    report = compare(softmax(x, i), torch.softmax(rows, -1), depth=width, k=16)
    assert report.ok, report
    report = compare(add(x, i, p), rows + p.double(), magnitude=rows.abs() + p.double().abs())
    assert report.ok, report


@pytest.mark.parametrize("tokens, experts, width", [(1, 1, 8), (77, 2, 4096), (33, 8, 4097)])
def test_a_weighted_sum_of_rows(tokens, experts, width):
    x, i = table_of(tokens * experts, width, torch.float32), numbers(tokens * experts, tokens, experts, out=False)
    w = torch.rand(tokens, experts, device="cuda")
    terms = exact(x, i).double() * w.double()[:, :, None]
    report = compare(combine(x, i, w), terms.sum(1), magnitude=terms.abs().sum(1), depth=experts, k=8)
    assert report.ok, report


@pytest.mark.parametrize("width", [4096, 4097])
def test_a_table_of_more_than_four_billion_bytes(width):
    rows = (5 << 30) // (2 * width)
    if torch.cuda.mem_get_info()[0] < 8 << 30:
        pytest.skip("the device has no 8 GiB left")
    x = torch.empty(rows, width, device="cuda", dtype=torch.bfloat16)
    x.copy_(torch.arange(rows, device="cuda")[:, None] % 251)
    i = torch.tensor([rows - 1, 0, -1, -rows, rows // 2, rows - 7, rows], device="cuda", dtype=torch.int32)
    same(take(x, i), exact(x, i))


def test_many_rows_of_many_widths_in_one_version():
    """Extents stay symbols: one version serves them all."""
    random = torch.Generator().manual_seed(3)
    for _ in range(40):
        rows, width, count = (int(torch.randint(1, most, (), generator=random)) for most in (300, 3000, 3000))
        x, i = table_of(rows, width), numbers(rows, count)
        same(take(x, i), exact(x, i))


def test_a_captured_call():
    x, i = table_of(100, 1000), numbers(100, 64)
    graph, out = torch.cuda.CUDAGraph(), torch.empty(64, 1000, device="cuda", dtype=torch.bfloat16)
    take(x, i, out=out)
    with torch.cuda.graph(graph):
        take(x, i, out=out)
    i.copy_(numbers(100, 64))
    graph.replay()
    torch.cuda.synchronize()
    same(out, exact(x, i))
