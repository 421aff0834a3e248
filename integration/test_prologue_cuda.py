"""Operands that are computed: A in registers of those who multiply, from tiles that bulk copies bring."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

#: One tile and many, pieces of tiles along every side, a depth of nothing, more tiles than multiprocessors.
SHAPES = [(2, 8, 16), (65, 72, 80), (128, 256, 64), (131, 264, 144), (257, 40, 208), (1000, 1992, 1008), (4096, 4096, 512), (300, 520, 0)]


@tier.compile
def cast(x, w):
    return tier.astype(x, w.dtype) @ w


@tier.compile
def cast_weights(x, w):
    return x @ tier.astype(w.T, x.dtype)


@tier.compile
def scaled(x, s, w):
    return tier.astype(tier.astype(x, tier.float32) * s[:, None], w.dtype) @ w


@tier.compile
def scaled_along_k(x, s, w):
    return tier.astype(tier.astype(x, tier.float32) * s[None, :], w.dtype) @ w


@tier.compile
def shifted(x, w):
    return (x + 1) @ w


@tier.compile
def added(x, y, w):
    return tier.relu((x + y) @ w)


@tier.compile
def turned(x, w):
    return (x.T + x.T) @ w


def _random(*shape, dtype=torch.bfloat16):
    if dtype == torch.int8:
        return torch.randint(-128, 128, shape, device="cuda").to(dtype)
    return torch.randn(*shape, device="cuda").to(dtype)


def _reads_registers(function, *arrays):
    return "wgmma.rs." in function.lower(*arrays, chip="sm_90a").ir("where")


def _check(out, a, b, relu=False):
    exact = a.double() @ b.double()
    report = compare(out, exact.relu() if relu else exact, magnitude=matmul_bound(a, b), depth=max(1, a.shape[1]), precision="bfloat16")
    assert report.ok, report


@pytest.fixture(autouse=True)
def hopper():
    if torch.cuda.get_device_capability()[0] != 9:
        pytest.skip("the instruction is that of sm_90a")


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", [torch.int8, torch.float32, torch.float16, torch.float8_e4m3fn], ids=str)
def test_casts(shape, dtype):
    m, n, k = shape
    x, w = _random(m, k, dtype=dtype), _random(k, n)
    assert k == 0 or _reads_registers(cast, x, w)
    for _ in range(3):
        _check(cast(x, w), x.to(torch.bfloat16), w)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_scales_shifts_and_sums(shape):
    m, n, k = shape
    x, w = _random(m, k), _random(k, n)
    rows, columns = _random(m, dtype=torch.float32), _random(k, dtype=torch.float32)
    assert k == 0 or _reads_registers(scaled, x, rows, w)
    _check(scaled(x, rows, w), x.float() * rows[:, None], w)
    _check(scaled_along_k(x, columns, w), x.float() * columns, w)
    _check(shifted(x, w), x.float() + 1, w)
    y = _random(m, k)
    _check(added(x, y, w), x.float() + y.float(), w, relu=True)


@pytest.mark.parametrize("shape", [(1001, 777, 1003), (2000, 1024, 2000), (130, 513, 2049), (4096, 4096, 4096)], ids=str)
def test_operands_that_are_stored_first(shape):
    m, n, k = shape
    x, y, w, t = _random(m, k), _random(m, k), _random(k, n), _random(k, m)
    words, octets, weights = _random(m, k, dtype=torch.float32), _random(m, k, dtype=torch.int8), _random(n, k, dtype=torch.int8)
    for _ in range(3):
        _check(cast(words, w), words.to(torch.bfloat16), w)
        _check(cast(octets, w), octets.to(torch.bfloat16), w)
        _check(added(x, y, w), x.float() + y.float(), w, relu=True)
        _check(turned(t, w), t.float().T * 2, w)
        _check(cast_weights(x, weights), x, weights.T.to(torch.bfloat16))


@pytest.mark.parametrize("shape", [(1, 4096, 4096), (16, 4096, 4096), (3, 2056, 1040), (33, 14344, 528), (64, 4096, 14336), (64, 200, 256), (500, 4104, 512), (4096, 4096, 1024),
                                   (96, 4096, 4096), (128, 14344, 1040), (151, 2056, 1040), (200, 4096, 14336), (250, 4096, 4096), (311, 14336, 1040)], ids=str)
def test_weights_of_bytes(shape):
    m, n, k = shape
    x, w = _random(m, k), _random(n, k, dtype=torch.int8)
    _check(cast_weights(x, w), x, w.T.to(torch.bfloat16))


def test_rows_side_by_side():
    x, w = _random(512, 640), _random(512, 384)
    assert _reads_registers(turned, x, w)
    _check(turned(x, w), x.float().T * 2, w)


def test_other_instructions():
    m, n, k = 260, 392, 528
    x, w = _random(m, k, dtype=torch.int8) // 2, _random(n, k, dtype=torch.int8).T
    doubled = tier.compile(lambda x, w: tier.matmul(x + x, w, out_dtype=tier.int32))
    assert _reads_registers(doubled, x, w)
    assert (doubled(x, w) == ((x + x).double() @ w.double()).int()).all()
    x, w = _random(m, k, dtype=torch.float16), _random(k, n, dtype=torch.float16)
    _check(shifted(x, w), x.float() + 1, w)
    x, w = _random(m, k), _random(n, k).to(torch.float8_e4m3fn).T
    assert _reads_registers(cast, x, w)
    _check(cast(x, w), x.to(torch.float8_e4m3fn).float(), w.float())
    x, w = _random(m, k, dtype=torch.float32), _random(n, k, dtype=torch.float32).T
    in_tf32 = tier.compile(lambda x, w: tier.matmul(x + x, w, precision="tf32"))
    assert _reads_registers(in_tf32, x, w)
    _check(in_tf32(x, w).to(torch.bfloat16), x + x, w)


def test_infinite_scales_do_not_meet_the_zeros_beyond_the_end():
    for k in (16, 40, 72, 1000):
        x, w = _random(3, k).abs() + 1, _random(k, 16).abs() + 1
        out = scaled(x, torch.tensor([1.0, float("inf"), 2.0], device="cuda"), w)
        assert torch.isinf(out[1]).all() and torch.isfinite(out[0]).all() and torch.isfinite(out[2]).all()


def test_twenty_runs_are_alike():
    x, s, w = _random(1024, 2048), _random(1024, dtype=torch.float32), _random(2048, 1024)
    first = scaled(x, s, w)
    for _ in range(20):
        assert torch.equal(scaled(x, s, w), first)
