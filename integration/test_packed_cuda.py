"""Weights of 4 and 6 bits with activations of fp8 on a GPU: every number, odd shapes, views that no bulk copy takes."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

from test_mx_cuda import agrees, decoded, random, scales  # noqa: E402

pytestmark = [pytest.mark.cuda, pytest.mark.skipif(not hasattr(torch, "float4_e2m1fn_x2"), reason="a PyTorch without float4_e2m1fn_x2")]

#: Bits, digits of the fraction, bias.
FORMATS = {"f6e2m3": (6, 3, 1), "f6e3m2": (6, 2, 3), "f4e2m1": (4, 1, 1)}
SHAPES = [(1, 131, 128), (131, 1, 256), (33, 130, 96), (127, 129, 1024), (257, 509, 2048), (64, 64, 0), (16, 4096, 512), (2048, 1024, 4096)]


def table(name):
    bits, digits, bias = FORMATS[name]
    code = torch.arange(1 << bits, device="cuda")
    exponent, fraction = (code >> digits) & ((1 << bits - 1 - digits) - 1), code & ((1 << digits) - 1)
    size = torch.where(exponent == 0, fraction * 2.0 ** (1 - bias - digits), (1 + fraction / 2**digits) * 2.0 ** (exponent - bias).double())
    return torch.where(code >> bits - 1 == 1, -size, size).double()


def numbers(data, name):
    bits = FORMATS[name][0]
    ones = (data[:, :, None] >> torch.arange(8, device="cuda", dtype=torch.uint8)) & 1
    code = (ones.reshape(data.shape[0], -1, bits).long() << torch.arange(bits, device="cuda")).sum(-1)
    return table(name)[code]


def draw(name, rows, k):
    data = torch.randint(0, 256, (rows, k * FORMATS[name][0] // 8), device="cuda", dtype=torch.uint8)
    return data, numbers(data, name)


@tier.compile
def w4a8(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype=tier.float32)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_weights_of_4_bits(shape):
    m, n, k = shape
    x, (w, right), sx, sw = random(m, k), draw("f4e2m1", n, k), scales(m, k), scales(n, k)
    agrees(w4a8(x, w.view(torch.float4_e2m1fn_x2), sx, sw), decoded(x, sx), decoded(right, sw).T)


@pytest.mark.parametrize("name", list(FORMATS))
@pytest.mark.parametrize("shape", SHAPES[:6], ids=str)
def test_bytes_hold_numbers(name, shape):
    m, n, k = shape
    x, (w, right), sx, sw = random(m, k, kind="e5m2"), draw(name, n, k), scales(m, k), scales(n, k)
    function = tier.compile(lambda x, w, sx, sw: tier.matmul(x, tier.reinterpret(w, name).T, scale_a=sx, scale_b=sw.T, block_a=(1, 32),
                                                             block_b=(32, 1), out_dtype=tier.float32))
    agrees(function(x, w, sx, sw), decoded(x, sx), decoded(right, sw).T)


@pytest.mark.parametrize("name", list(FORMATS))
def test_every_number_is_widened(name):
    data = torch.randint(0, 256, (300, 96), device="cuda", dtype=torch.uint8)
    out = tier.compile(lambda x: tier.reinterpret(x, name).astype("f32"))(data)
    assert torch.equal(out.double(), numbers(data, name))


def test_views_of_weights():
    x, (w, right), sx, sw = random(70, 256), draw("f4e2m1", 48, 256), scales(70, 256), scales(48, 256)
    wide = torch.zeros(48, 400, device="cuda", dtype=torch.uint8)
    for start in (0, 16, 32):
        part = wide[:, start : start + 128].copy_(w).view(torch.float4_e2m1fn_x2)
        agrees(w4a8(x, part, sx, sw), decoded(x, sx), decoded(right, sw).T)
