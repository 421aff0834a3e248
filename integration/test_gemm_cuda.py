"""Matrix products on a GPU: shapes, dtypes, transpositions, batches, guard bands."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

SIZES = [1, 7, 16, 100, 257, 1000]
MIXTURES = [(m, n, k) for m in (1, 16, 257) for n in (7, 100, 1000) for k in (1, 16, 257)] + [(s, s, s) for s in SIZES]
LARGE = [(4096, 4096, 4096), (4100, 4100, 4100), (5000, 5000, 5000), (8191, 8191, 8191), (100, 8191, 4096), (4096, 257, 5000)]
DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}


@tier.compile
def nn(x, w):
    return x @ w


@tier.compile
def nt(x, w):
    return x @ w.T


@tier.compile
def tn(x, w):
    return x.T @ w


@tier.compile
def tt(x, w):
    return x.T @ w.T


@tier.compile
def tf32(x, w):
    return tier.matmul(x, w, precision="tf32")


@tier.compile
def batched(x, w):
    return tier.matmul(x, w)


def _random(*shape, dtype):
    return torch.randn(*shape, device="cuda").to(dtype)


def _report(out, a, b, precision=None):
    ref = a.double() @ b.double()
    accumulate = "float32"
    return compare(out, ref, magnitude=matmul_bound(a, b), depth=a.shape[-1], accumulate=accumulate, precision=precision)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", MIXTURES + LARGE, ids=lambda s: "x".join(map(str, s)))
def test_every_shape_is_right(shape, dtype):
    m, n, k = shape
    x, w = _random(m, k, dtype=DTYPES[dtype]), _random(k, n, dtype=DTYPES[dtype])
    report = _report(nn(x, w), x, w)
    assert report.ok, report


@pytest.mark.parametrize("shape", [(257, 100, 1000), (1024, 512, 256), (100, 257, 7)], ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("case", ["nn", "nt", "tn", "tt"])
def test_transposed_operands_need_no_copy(case, dtype, shape):
    m, n, k = shape
    x = _random(*((m, k) if case[0] == "n" else (k, m)), dtype=DTYPES[dtype])
    w = _random(*((k, n) if case[1] == "n" else (n, k)), dtype=DTYPES[dtype])
    out = {"nn": nn, "nt": nt, "tn": tn, "tt": tt}[case](x, w)
    report = _report(out, x if case[0] == "n" else x.T, w if case[1] == "n" else w.T)
    assert report.ok, report


@pytest.mark.parametrize("case", ["nn", "nt", "tn", "tt"])
@pytest.mark.parametrize("shape", [(2000, 5000, 520), (2536, 4120, 2056), (5000, 2600, 2056), (4104, 4104, 264), (1500, 9000, 200), (1024, 14336, 256), (3000, 3000, 72), (1000, 3000, 264)],
                         ids=lambda s: "x".join(map(str, s)))
def test_large_tiles_of_every_kind(case, shape):
    test_transposed_operands_need_no_copy(case, "bf16", shape)


@pytest.mark.parametrize("k", [8, 192, 1000])
@pytest.mark.parametrize("plan", [{"tile": (192, 192, 64)}, {"tile": (192, 160, 64), "cluster": (1, 2)}, {"tile": (192, 128, 64), "stages": 2},
                                  {"tile": (256, 160, 64), "cluster": (2, 1)}, {"tile": (128, 224, 64), "stages": 3},
                                  {"tile": (256, 160, 64), "cluster": (1, 2)}, {"tile": (256, 160, 64), "cluster": (1, 2), "swaps": True},
                                  {"tile": (256, 152, 64), "cluster": (2, 1)}, {"tile": (256, 152, 64), "cluster": (2, 1), "swaps": True},
                                  {"tile": (192, 176, 64), "cluster": (2, 1)}, {"tile": (128, 200, 64), "cluster": (4, 1)},
                                  {"tile": (128, 200, 64), "cluster": (4, 1), "swaps": True}], ids=str)
def test_tiles_that_are_asked_for(plan, k):
    x, w = _random(1000, k, dtype=torch.bfloat16), _random(776, k, dtype=torch.bfloat16)
    asked = tier.compile(lambda x, w: x @ w.T, plan=plan)
    for _ in range(3):
        report = _report(asked(x, w), x, w.T)
        assert report.ok, report


@pytest.mark.parametrize("shape", [(128, 256, 512), (1000, 1000, 1000), (257, 100, 4096)], ids=lambda s: "x".join(map(str, s)))
def test_tf32_is_asked_for(shape):
    m, n, k = shape
    x, w = _random(m, k, dtype=torch.float32), _random(k, n, dtype=torch.float32)
    report = _report(tf32(x, w), x, w, precision="tf32")
    assert report.ok, report


@pytest.mark.parametrize("kind", ["float8_e4m3fn", "float8_e5m2"])
@pytest.mark.parametrize("shape", [(128, 256, 512), (256, 1000, 1024), (1000, 512, 4096)], ids=lambda s: "x".join(map(str, s)))
def test_fp8_returns_bf16(shape, kind):
    m, n, k = shape
    x, w = _random(m, k, dtype=getattr(torch, kind)), _random(n, k, dtype=getattr(torch, kind))
    out = nt(x, w)
    assert out.dtype == torch.bfloat16
    a, b = x.double(), w.double().T
    report = compare(out, a @ b, magnitude=matmul_bound(a, b), depth=k)
    # The multiplier of this format keeps fewer bits than f32 in its sums: the norm is what is promised.
    assert report.frobenius <= report.limit, report


@pytest.mark.parametrize("shapes", [((3, 100, 64), (3, 64, 72)), ((2, 5, 33, 16), (2, 5, 16, 40)), ((4, 128, 256), (256, 512)), ((1, 64, 64), (7, 64, 64))], ids=str)
def test_batches(shapes):
    x, w = (_random(*s, dtype=torch.bfloat16) for s in shapes)
    report = _report(batched(x, w), x, w)
    assert report.ok, report


def test_twenty_runs_are_bit_identical():
    x, w = _random(1000, 712, dtype=torch.bfloat16), _random(712, 1016, dtype=torch.bfloat16)
    first = nn(x, w)
    assert all(torch.equal(first, nn(x, w)) for _ in range(20))


@pytest.mark.parametrize("shape", [(0, 16, 16), (16, 0, 16), (16, 16, 0)], ids=str)
def test_empty_extents(shape):
    m, n, k = shape
    out = nn(_random(m, k, dtype=torch.bfloat16), _random(k, n, dtype=torch.bfloat16))
    assert out.shape == (m, n) and not out.any()


def test_strided_inputs_are_read_where_they_lie():
    big = _random(512, 1024, dtype=torch.bfloat16)
    x, w = big[::2, 3:259], big[5:261, 1::3]
    report = _report(nn(x, w), x, w)
    assert report.ok, report


@tier.compile(target="sm_80")
def older(x, w):
    return x @ w


@pytest.mark.parametrize("shape", [(128, 128, 64), (257, 100, 1000), (1000, 1016, 712), (100, 257, 7), (2048, 2048, 2048)], ids=str)
@pytest.mark.parametrize("dtype", DTYPES)
def test_code_for_an_older_chip_runs_too(shape, dtype):
    """PTX for sm_80 (cp.async, mma.sync), compiled by the driver of the device at hand."""
    m, n, k = shape
    x, w = _random(m, k, dtype=DTYPES[dtype]), _random(k, n, dtype=DTYPES[dtype])
    report = _report(older(x, w), x, w)
    assert report.ok, report
