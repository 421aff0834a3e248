"""MXFP8 products on a GPU: scales of powers of two for each 32 of k, odd shapes, every pattern of a scale; f4 where it is refused."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = [pytest.mark.cuda, pytest.mark.skipif(not hasattr(torch, "float8_e8m0fnu"), reason="a PyTorch without float8_e8m0fnu")]

KINDS = {"e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}
#: Of a sum of a block of 32, relative to the sum of its terms' magnitudes, where the unit keeps 14 bits (test_fp8_cuda.py).
UNIT = 2.0**-11
SHAPES = [
    (1, 1, 1), (1, 131, 129), (131, 1, 257), (5, 7, 3), (33, 130, 257), (127, 129, 1000), (128, 128, 128), (257, 509, 1021), (64, 64, 0),
    (16, 4096, 512), (1000, 1000, 2048), (2048, 2048, 1024), (2999, 1201, 400),
]  # fmt: skip


@tier.compile
def mx(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype=tier.float32)


def random(*shape, kind="e4m3"):
    return torch.randn(*shape, device="cuda").to(KINDS[kind])


def scales(rows, k, span=10):
    bits = torch.randint(127 - span, 128 + span, (rows, -(-k // 32)), device="cuda", dtype=torch.uint8)
    return bits.view(torch.float8_e8m0fnu)


def decoded(x, s):
    return x.double() * s.double().repeat_interleave(32, -1)[:, : x.shape[1]]


def agrees(out, a, b):
    ref, size, unit = a @ b, a.abs() @ b.abs(), torch.zeros(out.shape, device="cuda", dtype=torch.float64)
    for k in range(0, a.shape[1], 32):
        unit += (a[:, k : k + 32].abs() @ b[k : k + 32].abs()) ** 2
    assert out.shape == ref.shape
    if ref.numel():
        bound = 2.0**-23 * ref.abs() + UNIT * unit.sqrt() + 2.0**-22 * a.shape[1] ** 0.5 * size + 1e-30
        worst = ((out.double() - ref).abs() / bound).max().item()
        assert worst <= 1, worst


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("kinds", [("e4m3", "e4m3"), ("e5m2", "e4m3"), ("e4m3", "e5m2"), ("e5m2", "e5m2")], ids=str)
def test_each_block_has_its_scale(shape, kinds):
    m, n, k = shape
    x, w, sx, sw = random(m, k, kind=kinds[0]), random(n, k, kind=kinds[1]), scales(m, k), scales(n, k)
    agrees(mx(x, w, sx, sw), decoded(x, sx), decoded(w, sw).T)


def test_every_scale_counts_and_nan_is_one():
    bits = torch.full((256, 2), 127, device="cuda", dtype=torch.uint8)
    bits[:, 0] = torch.arange(256, device="cuda")
    sx, sw = bits.view(torch.float8_e8m0fnu), torch.full((32, 2), 127, device="cuda", dtype=torch.uint8).view(torch.float8_e8m0fnu)
    x, w = torch.ones(256, 64, device="cuda").to(torch.float8_e4m3fn), torch.zeros(32, 64, device="cuda")
    w[:, 0] = 1
    out = mx(x, w.to(torch.float8_e4m3fn), sx, sw)
    assert out[255].isnan().all()
    assert torch.equal(out[:255].double(), sx[:255, :1].double().expand(255, 32))


def test_scales_are_numbers_of_their_own():
    s = torch.arange(256, device="cuda", dtype=torch.uint8).view(torch.float8_e8m0fnu)
    out = tier.compile(lambda s: s.astype("f32"))(s)
    assert out[255].isnan() and torch.equal(out[:255], s[:255].float())


def test_views_of_scales():
    x, w = random(300, 512), random(512, 200)
    sx, sw = scales(600, 512)[::2], scales(200, 512).T.contiguous()
    out = tier.compile(lambda x, w, s, t: tier.matmul(x, w, scale_a=s, scale_b=t, block_a=(1, 32), block_b=(32, 1), out_dtype="f32"))(x, w, sx, sw)
    agrees(out, decoded(x, sx), decoded(w.T.contiguous(), sw.T.contiguous()).T)


@pytest.mark.skipif(not hasattr(torch, "float4_e2m1fn_x2"), reason="a PyTorch without float4_e2m1fn_x2")
def test_f4_is_refused_where_no_instruction_has_it():
    if torch.cuda.get_device_capability()[0] == 10:
        pytest.skip("a GPU that multiplies f4")
    x = torch.zeros(64, 64, device="cuda", dtype=torch.uint8).view(torch.float4_e2m1fn_x2)
    with pytest.raises(tier.TierError) as caught:
        mx(x, x, scales(64, 128), scales(64, 128))
    assert caught.value.rule == "tier.f4"
