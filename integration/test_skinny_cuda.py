"""Products of few rows: the short side becomes the columns of the instruction."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda

ROWS = [1, 2, 3, 7, 8, 16, 17, 31, 33, 64, 65]
DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16}


@tier.compile
def nt(x, w):
    return x @ w.T


@tier.compile
def nn(x, w):
    return x @ w


@tier.compile
def tf32(x, w):
    return tier.matmul(x, w.T, precision="tf32")


@tier.compile
def exact(x, w):
    return tier.matmul(x, w.T, out_dtype=tier.int32)


@tier.compile
def layer(x, w, b):
    return tier.relu(x @ w.T + b)


@tier.compile
def gated(x, w, b, r):
    return tier.tanh(x @ w.T + b) + r


def _random(*shape, dtype):
    return torch.randn(*shape, device="cuda").to(dtype)


def _check(out, a, b, **how):
    report = compare(out, a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=a.shape[-1], **how)
    assert report.ok, report


# Each case compiles about 18 kernels, mostly to prove their protocols: f16 differs from bf16 only in its instruction.
@pytest.mark.parametrize("dtype, m", [("bf16", m) for m in ROWS] + [("f16", m) for m in (1, 16, 33, 65)])
def test_few_rows_of_every_width(dtype, m):
    # Odd N: stored by threads. Odd K: moved by threads. 4104: the last tile is a piece.
    for n, k in [(64, 64), (4096, 4096), (4104, 712), (1001, 1024), (4096, 333), (127, 65), (1, 8), (8, 1), (4096, 14336), (300, 8192)]:
        x, w = _random(m, k, dtype=DTYPES[dtype]), _random(n, k, dtype=DTYPES[dtype])
        _check(nt(x, w), x, w.T)
        _check(nn(x, w.T.contiguous()), x, w.T)


@pytest.mark.parametrize("m", [2, 3, 8, 16, 17, 31, 33, 64, 65])
def test_few_rows_of_contiguous_columns(m):
    # Classes of widths that warps copy, ends of their tiles, and what is left to roles: short k, odd sides.
    for n, k in [(4096, 4096), (3176, 2056), (6144, 2064), (4232, 4104), (14336, 2560), (34000, 2056), (1000, 4096), (4097, 2056), (4096, 2051), (1, 4096)]:
        x, w = _random(m, k, dtype=torch.bfloat16), _random(k, n, dtype=torch.bfloat16)
        guard = 4096
        memory = torch.full((m * n + 2 * guard,), 7.0, device="cuda", dtype=torch.bfloat16)
        out = memory[guard : guard + m * n].view(m, n)
        nn(x, w, out=out)
        _check(out, x, w)
        assert (memory[:guard] == 7).all() and (memory[guard + m * n :] == 7).all()
        again = nn(x, w)
        assert torch.equal(again, nn(x, w))


@pytest.mark.parametrize("tile, stages", [((64, 8, 256), 3), ((64, 16, 256), 4), ((32, 32, 512), 2), ((128, 64, 64), 6), ((48, 8, 512), 3),
                                          ((112, 8, 128), 4), ((128, 64, 128), 2)], ids=str)
def test_warps_copy_what_they_multiply(tile, stages):
    own = tier.compile(lambda x, w, b: tier.relu(x @ w.T + b), plan={"tile": tile, "swaps": True, "grain": "warp", "roles": 1, "stages": stages})
    for m, n, k in [(1, 64, 64), (8, 4096, 4096), (17, 4104, 712), (64, 1001, 1024), (3, 333, 8), (8, 14336, 4096)]:
        x, w, b = _random(m, k, dtype=torch.bfloat16), _random(n, k, dtype=torch.bfloat16), _random(n, dtype=torch.bfloat16)
        out = own(x, w, b)
        judged = (x.double() @ w.double().T + b.double()).relu()
        report = compare(out, judged, magnitude=matmul_bound(x, w.T) + b.double().abs(), depth=k)
        assert report.ok, ((m, n, k), report)
        assert torch.equal(out, own(x, w, b))


@pytest.mark.parametrize("tile", [(24, 16, 128), (32, 16, 256), (40, 24, 256), (56, 16, 256), (48, 32, 128), (112, 16, 128), (104, 64, 64)], ids=str)
def test_tiles_of_fewer_rows_than_their_instructions(tile):
    spare = tier.compile(lambda x, w, b, r: tier.relu(x @ w.T + b) + r, plan={"tile": tile, "swaps": True})
    for m, n, k in [(1, 64, 64), (8, 4096, 4096), (17, 4104, 712), (64, 1001, 1024), (3, 333, 8), (16, 5120, 5120), (5, 14336, 4096), (16, 1, 256), (7, 72, 0)]:
        guard = 4096
        x, w, b, r = (_random(*s, dtype=torch.bfloat16) for s in ((m, k), (n, k), (n,), (m, n)))
        memory = torch.full((m * n + 2 * guard,), 7.0, device="cuda", dtype=torch.bfloat16)
        out = spare(x, w, b, r, out=memory[guard : guard + m * n].view(m, n))
        exact = (x.double() @ w.double().T + b.double()).relu() + r.double()
        report = compare(out, exact, magnitude=matmul_bound(x, w.T) + b.double().abs() + r.double().abs(), depth=max(k, 1))
        assert report.ok, ((m, n, k), report)
        assert (memory[:guard] == 7).all() and (memory[guard + m * n :] == 7).all()
        for _ in range(3):
            assert torch.equal(out, spare(x, w, b, r))


@pytest.mark.parametrize("m", ROWS)
def test_other_elements(m):
    for n, k in [(256, 512), (4096, 4096), (1000, 1024), (333, 129)]:
        x, w = _random(m, k, dtype=torch.float32), _random(n, k, dtype=torch.float32)
        _check(tf32(x, w), x, w.T, precision="tf32")
        for kind in (torch.float8_e4m3fn, torch.float8_e5m2):
            a, b = _random(m, k, dtype=kind), _random(n, k, dtype=kind)
            report = compare(nt(a, b), a.double() @ b.double().T, magnitude=matmul_bound(a.double(), b.double().T), depth=k)
            assert report.frobenius <= report.limit, report  # docs/support.md: this format keeps fewer bits in its sums
        a, b = (torch.randint(-128, 128, (rows, k), device="cuda", dtype=torch.int8) for rows in (m, n))
        assert torch.equal(exact(a, b).cpu().long(), a.cpu().long() @ b.cpu().long().T)


@pytest.mark.parametrize("m", ROWS)
def test_epilogues_see_the_whole_sum(m):
    for n, k in [(4096, 4096), (1000, 712), (513, 4096), (512, 14336)]:
        x, w, b, r = (_random(*s, dtype=torch.bfloat16) for s in ((m, k), (n, k), (n,), (m, n)))
        exact = x.double() @ w.double().T + b.double()
        magnitude = matmul_bound(x, w.T) + b.double().abs()
        report = compare(layer(x, w, b), exact.relu(), magnitude=magnitude, depth=k)
        assert report.ok, report
        torch.testing.assert_close(gated(x, w, b, r).double(), exact.tanh() + r.double(), rtol=2e-2, atol=4e-2)


@pytest.mark.parametrize("m", [1, 16, 64])
def test_views_are_read_where_they_lie(m):
    big = _random(4 * m + 1, 2060, dtype=torch.bfloat16)
    x, w = big[1::4, 4:1028:2][:m], _random(1024, 3000, dtype=torch.bfloat16)[::3, 8:520]
    assert x.shape == (m, 512) and w.shape == (342, 512)
    _check(nt(x, w), x, w.T)
    turned = _random(512, 2 * m, dtype=torch.bfloat16).T[::2]
    _check(nt(turned, w), turned, w.T)
    batch, weights = _random(3, m, 256, dtype=torch.bfloat16), _random(3, 256, 520, dtype=torch.bfloat16)
    _check(nn(batch, weights), batch, weights)


@pytest.mark.parametrize("m", [1, 16, 17, 64])
def test_nothing_to_sum_is_zero(m):
    x, w = _random(m, 0, dtype=torch.bfloat16), _random(4096, 0, dtype=torch.bfloat16)
    out = nt(x, w)
    assert out.shape == (m, 4096) and not out.any()


@pytest.mark.parametrize("shape", [(1, 4096), (7, 4104), (16, 520), (33, 1001), (64, 65)], ids=str)
def test_nothing_is_written_around_a_result(shape):
    (m, n), guard = shape, 4096
    x, w = _random(m, 512, dtype=torch.bfloat16), _random(n, 512, dtype=torch.bfloat16)
    memory = torch.full((m * n + 2 * guard,), 7.0, device="cuda", dtype=torch.bfloat16)
    out = memory[guard : guard + m * n].view(m, n)
    nt.lower(x, w).artefact.launch((x, w), (out,), torch.cuda.current_stream().cuda_stream)
    assert torch.equal(out, nt(x, w))
    assert (memory[:guard] == 7).all() and (memory[guard + m * n :] == 7).all()


@pytest.mark.parametrize("shape", [(1, 4096, 4096), (16, 4096, 14336), (64, 512, 8192), (128, 1024, 14336), (33, 1001, 4097)], ids=str)
def test_twenty_runs_are_bit_identical(shape):
    m, n, k = shape
    x, w = _random(m, k, dtype=torch.bfloat16), _random(n, k, dtype=torch.bfloat16)
    first = nt(x, w)
    assert all(torch.equal(first, nt(x, w)) for _ in range(20))
