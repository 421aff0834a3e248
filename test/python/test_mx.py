"""MXFP8 products: a scale of a power of two for each 32 of k of both operands, in the matrix unit where it multiplies by them."""

import re
import shutil
import subprocess

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

KINDS = {"e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}
CHIPS = ["sm_100a", "sm_90a", "sm_80", "gfx942", "gfx950"]
SHAPES = [(5, 7, 3), (1, 1, 1), (33, 130, 257), (128, 128, 128), (131, 1, 127), (1, 131, 129), (200, 72, 1000), (130, 129, 0), (0, 3, 4)]
SPECS = ("f8e4m3[M, K%16]", "f8e4m3[N, K%16]", "f8e8m0[M, S]", "f8e8m0[N, S]")


@tier.compile
def mx(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32")


def random(*shape, kind="e4m3", seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(KINDS[kind])


def scales(rows, k, seed=5, span=12):
    """Powers of two around one."""
    bits = torch.randint(127 - span, 128 + span, (rows, -(-k // 32)), generator=torch.Generator().manual_seed(seed), dtype=torch.uint8)
    return bits.view(torch.float8_e8m0fnu)


def decoded(x, s):
    return x.double() * s.double().repeat_interleave(32, -1)[:, : x.shape[1]]


def agrees(out, x, w, sx, sw):
    a, b = decoded(x, sx), decoded(w, sw).T
    report = compare(out, a @ b, magnitude=matmul_bound(a, b), depth=max(1, x.shape[1]))
    assert report.ok, report


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("kinds", [("e4m3", "e4m3"), ("e5m2", "e4m3")], ids=str)
def test_products_on_the_host(shape, kinds):
    m, n, k = shape
    x, w, sx, sw = random(m, k, kind=kinds[0]), random(n, k, kind=kinds[1], seed=1), scales(m, k), scales(n, k, seed=6)
    agrees(mx(x, w, sx, sw), x, w, sx, sw)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_products_in_room_when(shape, chip):
    m, n, k = shape
    x, w, sx, sw = random(m, k), random(n, k, kind="e5m2", seed=1), scales(m, k), scales(n, k, seed=6)
    agrees(tier.simulate(mx, x, w, sx, sw, target=chip, seeds=3), x, w, sx, sw)


@pytest.mark.parametrize("extents", [(300, 208, 160), (128, 528, 416), (257, 144, 1008), (16, 16, 48), (640, 2048, 96)], ids=str)
@pytest.mark.parametrize("kinds", [(a, b) for a in KINDS for b in KINDS], ids=str)
def test_the_matrix_unit_multiplies_by_scales(extents, kinds):
    """Operands whose rows can be copied in bulk: tiles of both sizes, exact against float64 of the decoded numbers."""
    m, n, k = extents
    x, w, sx, sw = random(m, k, kind=kinds[0]), random(n, k, kind=kinds[1], seed=1), scales(m, k), scales(n, k, seed=6)
    assert "tcgen05.m128k32.mx" in mx.ir("when", x, w, sx, sw, chip="sm_100a")
    agrees(tier.simulate(mx, x, w, sx, sw, target="sm_100a", seeds=3), x, w, sx, sw)


@pytest.mark.parametrize("chip", ["sm_100a", "sm_90a", "cpu"])
def test_every_scale_counts_and_nan_is_one(chip):
    """All 256 patterns: the result is the scale of its row, NaN for the last pattern."""
    bits = torch.full((256, 2), 127, dtype=torch.uint8)
    bits[:, 0] = torch.arange(256)
    sx = bits.view(torch.float8_e8m0fnu)
    x, w, sw = torch.ones(256, 64).to(torch.float8_e4m3fn), torch.zeros(32, 64), torch.full((32, 2), 127, dtype=torch.uint8)
    w[:, 0] = 1
    arguments = (x, w.to(torch.float8_e4m3fn), sx, sw.view(torch.float8_e8m0fnu))
    out = mx(*arguments) if chip == "cpu" else tier.simulate(mx, *arguments, target=chip, seeds=1)
    expected = sx[:, :1].double().expand(256, 32)
    assert out[255].isnan().all() and torch.equal(out[:255].double(), expected[:255])


@pytest.mark.parametrize("chip", CHIPS)
def test_every_chip_gets_code(chip):
    images = mx.lower(*SPECS, chip=chip).artefact.images
    assert images and all(len(image.data) > 1000 for image in images)


@pytest.mark.parametrize("dtype", ["f8e8m0", "f4e2m1x2"])
def test_arrays_to_tune_with_hold_numbers(dtype):
    from tier import _tune_worker

    made = _tune_worker.Arrays("torch", False).make({"dtype": dtype, "shape": [5, 7], "strides": [8, 1]}, 3)
    bits = made.view(torch.uint8)
    assert made.shape == (5, 7) and made.dtype == {"f8e8m0": torch.float8_e8m0fnu, "f4e2m1x2": torch.float4_e2m1fn_x2}[dtype]
    assert len(set(bits.flatten().tolist())) > 3 and int(bits.max()) < (256 if dtype == "f4e2m1x2" else 255)


def test_a_stack_of_products_has_scales_of_its_own():
    x, w = random(3, 40, 96), random(3, 48, 96, seed=1)
    sx, sw = scales(3 * 40, 96).reshape(3, 40, 3), scales(3 * 48, 96, seed=6).reshape(3, 48, 3)

    def stack(x, w, sx, sw):
        return tier.matmul(x, tier.matrix_transpose(w), scale_a=sx, scale_b=tier.matrix_transpose(sw), block_a=(1, 32), block_b=(32, 1), out_dtype="f32")

    out = tier.simulate(stack, x, w, sx, sw, target="sm_100a", seeds=2)
    for i in range(3):
        agrees(out[i], x[i], w[i], sx[i], sw[i])


def test_one_scale_for_a_row_is_an_epilogue():
    x, w, sx, sw = random(40, 96), random(48, 96, seed=1), scales(40, 32), scales(48, 32, seed=6)

    def rows(x, w, sx, sw):
        return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_b=(96, 1), out_dtype="f32")

    for out in (tier.compile(rows)(x, w, sx, sw), tier.simulate(rows, x, w, sx, sw, target="sm_100a", seeds=1)):
        agrees(out, x, w, sx.repeat(1, 3), sw.repeat(1, 3))


def test_one_scale_for_a_row_stays_beside_those_that_step():
    def rows(x, w, sx, sw):
        repeated = tier.broadcast_to(sx, (x.shape[0], sw.shape[1]))
        return tier.matmul(x, w.T, scale_a=repeated, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32")

    x, w, sx, sw = random(150, 96), random(80, 96, seed=1), scales(150, 32), scales(80, 96, seed=6)
    assert "tier.accumulate" in tier.compile(rows).ir("where", x, w, sx, sw, chip="sm_100a")
    agrees(tier.simulate(rows, x, w, sx, sw, target="sm_100a", seeds=2), x, w, sx.repeat(1, 3), sw)


def test_an_epilogue_follows():
    def layer(x, w, sx, sw, b):
        return tier.gelu(tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1)) + b)

    x, w, sx, sw, b = random(150, 160), random(80, 160, seed=1), scales(150, 160, span=1), scales(80, 160, seed=6, span=1), torch.randn(80).bfloat16()
    out = tier.simulate(layer, x, w, sx, sw, b, target="sm_100a", seeds=2)
    expected = torch.nn.functional.gelu(decoded(x, sx) @ decoded(w, sw).T + b.double())
    assert (out.double() - expected).norm() / expected.norm() < 2**-7


def test_scales_of_row_major_weights():
    """w and its scales as [K, N]: rows of w are turned on their way."""
    m, n, k = 144, 96, 224
    x, w, sx, sw = random(m, k), random(n, k, seed=1), scales(m, k), scales(n, k, seed=6)

    def plain(x, w, sx, sw):
        return tier.matmul(x, w, scale_a=sx, scale_b=sw, block_a=(1, 32), block_b=(32, 1), out_dtype="f32")

    wt, swt = w.T.contiguous(), sw.T.contiguous()
    agrees(tier.simulate(plain, x, wt, sx, swt, target="sm_100a", seeds=2), x, w, sx, sw)
    agrees(tier.compile(plain)(x, wt, sx, swt), x, w, sx, sw)


def test_what_scales_are_not():
    x, s = "f8e4m3[M, K]", "f8e8m0[M, S]"
    for function, specs, rule in [
        (lambda x, s: x @ s, ("f8e4m3[M, K]", "f8e8m0[K, N]"), "trace.promotion"),
        (lambda s: s + s, (s,), "trace.promotion"),
        (lambda s: s * 2, (s,), "trace.promotion"),
        (lambda x: x.astype(tier.float8_e8m0fnu), ("f32[M, K]",), "trace.dtype"),
        (lambda x, w, s: tier.matmul(x, w, scale_a=s, block_a=(1, 16)), (x, "f8e4m3[K, N]", s), "trace.option"),
    ]:
        with pytest.raises(tier.TierError) as caught:
            tier.compile(function).program(*specs)
        assert caught.value.rule == rule, caught.value


# -- two numbers in a byte --------------------------------------------------------------------------------------------

F4 = torch.tensor([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6], dtype=torch.float64)
FORMATS = {"mxf4": (32, "mxf4.block_scale.scale_vec::2X"), "nvf4": (16, "mxf4nvf4.block_scale.scale_vec::4X")}


@tier.compile
def mxf4(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32")


@tier.compile
def nvf4(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 16), block_b=(16, 1), out_dtype="f32")


def pairs(rows, k, seed=0):
    bits = torch.randint(0, 256, (rows, k // 2), generator=torch.Generator().manual_seed(seed), dtype=torch.uint8)
    return bits.view(torch.float4_e2m1fn_x2)


def small_scales(kind, rows, k, seed):
    if kind == "mxf4":
        return scales(rows, k, seed, span=3)
    return (torch.rand(rows, -(-k // 16), generator=torch.Generator().manual_seed(seed)) * 4).to(torch.float8_e4m3fn)


def f4_decoded(x, s, block):
    bits = x.view(torch.uint8).long()
    numbers = F4[torch.stack([bits & 15, bits >> 4], -1).reshape(bits.shape[0], -1)]
    return numbers * s.double().repeat_interleave(block, -1)[:, : numbers.shape[1]]


F4_SHAPES = [(300, 208, 352), (128, 528, 1024), (257, 129, 6), (1, 1, 2), (33, 130, 262), (131, 1, 480), (1, 131, 96), (1, 1, 62), (130, 129, 0), (16, 16, 32)]


@pytest.mark.parametrize("shape", F4_SHAPES, ids=str)
@pytest.mark.parametrize("kind", list(FORMATS))
def test_products_of_two_numbers_in_a_byte(kind, shape):
    (m, n, k), block = shape, FORMATS[kind][0]
    x, w, sx, sw = pairs(m, k), pairs(n, k, 1), small_scales(kind, m, k, 5), small_scales(kind, n, k, 6)
    out = tier.simulate({"mxf4": mxf4, "nvf4": nvf4}[kind], x, w, sx, sw, target="sm_100a", seeds=2)
    a, b = f4_decoded(x, sx, block), f4_decoded(w, sw, block).T
    assert out.shape == (m, n)
    report = compare(out, a @ b, magnitude=matmul_bound(a, b), depth=max(1, k))
    assert report.ok, report


@pytest.mark.parametrize("shape", [(300, 208, 352), (257, 144, 1056)], ids=str)
@pytest.mark.parametrize("kind", list(FORMATS))
def test_two_ctas_share_a_product_of_f4(kind, shape):
    (m, n, k), block = shape, FORMATS[kind][0]
    x, w, sx, sw = pairs(m, k), pairs(n, k, 1), small_scales(kind, m, k, 5), small_scales(kind, n, k, 6)
    shared = tier.compile({"mxf4": mxf4, "nvf4": nvf4}[kind].__wrapped__, plan={"cluster": (2, 1)})
    assert re.search(r"atom \[256, 128, 32\] pair f4", shared.ir("when", x, w, sx, sw, chip="sm_100a"))
    a, b = f4_decoded(x, sx, block), f4_decoded(w, sw, block).T
    report = compare(tier.simulate(shared, x, w, sx, sw, target="sm_100a", seeds=2), a @ b, magnitude=matmul_bound(a, b), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("kind", list(FORMATS))
def test_f4_has_its_instruction(kind, tmp_path):
    spec = {"mxf4": "f8e8m0", "nvf4": "f8e4m3"}[kind]
    kernel = tier.lower({"mxf4": mxf4, "nvf4": nvf4}[kind], ("f4e2m1x2[M, K%16]", "f4e2m1x2[N, K%16]", f"{spec}[M, S]", f"{spec}[N, S]"), chip="sm_100a")
    for image in kernel.artefact.images:
        ptx = bytes(image.data).decode()
        assert set(re.findall(r"kind::(\S+)", ptx)) == {FORMATS[kind][1]}
        words = [int(word) for word in re.findall(r"block_scale\S+ \[d\], a, b, (\d+)", ptx)]
        ids = [(word >> 29 & 3, word >> 4 & 3, word >> 23 & 1, word >> 7 & 63) for word in words]
        assert ids == [(2 * (i % 2), 2 * (i % 2), 1, 9) if kind == "mxf4" else (0, 0, 0, 9) for i in range(4)]
        if shutil.which("ptxas"):
            (tmp_path / "kernel.ptx").write_text(ptx)
            said = subprocess.run(["ptxas", "-arch=sm_100a", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=tmp_path, capture_output=True,
                                  text=True, check=True).stderr
            assert re.findall(r"(\d+) bytes spill", said) == ["0", "0"], said


def test_the_loop_over_tiles_is_no_loop_over_k():
    """A sum over two numbers has no loop of its own: the role that reads sums stays, whatever becomes of the ring's loop."""
    when = mxf4.ir("when", "f4e2m1x2[M, 1]", "f4e2m1x2[N, 1]", "f8e8m0[M, 1]", "f8e8m0[N, 1]", chip="sm_100a")
    roles = when.split('transport.role "epilogue"')[1:]
    assert roles and all("transport.get" in role and "tier.store" in role for role in roles)


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "gfx942", "cpu"])
def test_other_machines_refuse_f4(chip):
    with pytest.raises(tier.TierError, match="fix: compile for a machine that has one") as caught:
        tier.lower(mxf4, ("f4e2m1x2[M, K]", "f4e2m1x2[N, K]", "f8e8m0[M, S]", "f8e8m0[N, S]"), chip=chip)
    assert caught.value.rule == "tier.f4"


def test_what_f4_is_not():
    x, s = "f4e2m1x2[M, K]", "f8e8m0[M, S]"
    for function, specs, rule in [
        (lambda x, w: x @ w.T, (x, x), "trace.dtype"),
        (lambda x, w, s: tier.matmul(x, w.T, scale_a=s, scale_b=s.T), (x, x, s), "trace.dtype"),
        (lambda x, w, s: tier.matmul(x, w.T, scale_a=s, scale_b=s.T, block_a=(1, 16), block_b=(16, 1)), (x, x, s), "trace.dtype"),
        (lambda x, w, s: tier.matmul(x, w.T, scale_a=s, scale_b=s[0, :], block_a=(1, 32), block_b=(32, 1)), (x, x, s), "trace.shape"),
        (lambda x, w: x @ w.T, (x, "bf16[N, K]"), "trace.promotion"),
        (lambda x: x + x, (x,), "trace.promotion"),
        (lambda x: x.astype("f32"), (x,), "trace.dtype"),
        (lambda x: x.astype(tier.float4_e2m1fn_x2), ("f32[M]",), "trace.dtype"),
        (lambda x: tier.sum(x), (x,), "trace.promotion"),
        (lambda s: tier.prod(s), (s,), "trace.dtype"),
    ]:
        with pytest.raises(tier.TierError) as caught:
            tier.compile(function).program(*specs)
        assert caught.value.rule == rule, caught.value


@pytest.mark.parametrize("spec, given, fix", [
    ("f8e4m3", {}, "write block_a=(1, 16) with scales of tier.float8_e4m3fn"),
    ("f8e8m0", {"block_a": (1, 16)}, "write block_a=(1, 32) with scales of tier.float8_e8m0fnu"),
    ("f8e8m0", {"block_a": (1, 32)}, "write block_b=(32, 1) with scales of tier.float8_e8m0fnu"),
    ("f32", {}, "write block_a=(1, 32) with scales of tier.float8_e8m0fnu, or block_a=(1, 16) with scales of tier.float8_e4m3fn"),
])
def test_the_fix_for_scales_of_f4_is_that_of_their_type(spec, given, fix):
    with pytest.raises(tier.TierError) as caught:
        tier.compile(lambda x, w, s: tier.matmul(x, w.T, scale_a=s, scale_b=s.T, **given)).program("f4e2m1x2[M, K]", "f4e2m1x2[N, K]", f"{spec}[M, S]")
    assert caught.value.fix == fix


def test_scales_of_f4_are_of_one_type():
    with pytest.raises(tier.TierError, match="expects scales of one type for f4 operands, got f8e8m0 and f8e4m3") as caught:
        tier.compile(lambda x, w, s, t: tier.matmul(x, w.T, scale_a=s, scale_b=t.T, block_a=(1, 32), block_b=(16, 1))).program(
            "f4e2m1x2[M, K]", "f4e2m1x2[N, K]", "f8e8m0[M, S]", "f8e4m3[N, T]")
    assert caught.value.rule == "trace.dtype"


def test_scales_are_loaded_ahead_in_words():
    """Where rows of scales begin at words, a thread loads four of them at once, one block before it stores them."""
    kernel = tier.lower(mx, ("f8e4m3[M, K%128]", "f8e4m3[N, K%128]", "f8e8m0[M, S%4]", "f8e8m0[N, S%4]"), chip="sm_100a")
    puts = re.findall(r"transport\.put %0 as.*?transport\.fence", str(kernel.when()), re.DOTALL)
    assert len(puts) == 3 and all("tier.store" in put and "tier.load" not in put for put in puts)
    for image in kernel.artefact.images:
        assert set(re.findall(r"ld\.global\S*", bytes(image.data).decode())) == {"ld.global.b32"}


@pytest.mark.parametrize("plan, says", [
    ({"tile": (128, 128, 1024)}, "shared bytes"), ({"tile": (128, 64, 64)}, "4 scales of each row"),
    ({"cluster": (1, 2)}, "clusters"), ({"tile": (64, 128, 128), "cluster": (2, 1)}, "half of the rows of an instruction that two CTAs share"), ({"tile": (128, 256, 128)}, "registers|bytes|accumulator|threads"),
], ids=str)
def test_plans_that_scales_do_not_fit(plan, says):
    asked = tier.compile(lambda x, w, s, t: tier.matmul(x, w.T, scale_a=s, scale_b=t.T, block_a=(1, 32), block_b=(32, 1)), plan=plan)
    with pytest.raises(tier.TierError, match=says) as caught:
        asked.ir("where", *SPECS, chip="sm_100a")
    assert caught.value.rule == "tier.asked"


def test_plans_that_scales_fit():
    arguments = (random(300, 1024), random(200, 1024, seed=1), scales(300, 1024), scales(200, 1024, seed=6))
    for plan in ({"tile": (128, 64, 256)}, {"tile": (128, 32, 128)}, {"tile": (128, 64, 256), "cluster": (2, 1)}, {"cluster": (2, 1), "stages": 3}):
        asked = tier.compile(lambda x, w, s, t: tier.matmul(x, w.T, scale_a=s, scale_b=t.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32"),
                             plan=plan)
        ir = asked.ir("where", *arguments, chip="sm_100a")
        assert f"tile = {list(plan.get('tile', (128, 128, 128)))}" in ir and ("grain = pair" in ir) == ("cluster" in plan)
        agrees(tier.simulate(asked, *arguments, target="sm_100a", seeds=1), *arguments)


@pytest.mark.parametrize("extents", [(300, 208, 160), (128, 528, 416), (257, 144, 1008), (16, 16, 48)], ids=str)
@pytest.mark.parametrize("kinds", [(a, b) for a in KINDS for b in KINDS], ids=str)
def test_two_ctas_share_a_product_with_scales(extents, kinds):
    """Each has the scales of its rows of A and of all of B: exact against float64 of the decoded numbers."""
    m, n, k = extents
    x, w, sx, sw = random(m, k, kind=kinds[0]), random(n, k, kind=kinds[1], seed=1), scales(m, k), scales(n, k, seed=6)
    shared = tier.compile(mx.__wrapped__, plan={"cluster": (2, 1)})
    when = shared.ir("when", x, w, sx, sw, chip="sm_100a")
    assert re.search(r"tier\.accumulate .* scales .* atom \[256, 128, 32\] pair", when)
    agrees(tier.simulate(shared, x, w, sx, sw, target="sm_100a", seeds=3), x, w, sx, sw)


def test_large_products_take_pairs_of_ctas():
    """Above a wave of tiles, in the order of variants; rows that no bulk copy brings take none."""
    for fn, specs in ((mx, SPECS), (mxf4, ("f4e2m1x2[M, K%16]", "f4e2m1x2[N, K%16]", "f8e8m0[M, S]", "f8e8m0[N, S]")),
                      (nvf4, ("f4e2m1x2[M, K%16]", "f4e2m1x2[N, K%16]", "f8e4m3[M, S]", "f8e4m3[N, S]"))):
        plans = re.findall(r"#tier\.plan<[^>]*>", fn.ir("where", *specs, chip="sm_100a"))
        assert ["grain = pair" in plan for plan in plans] == [True, False, False] and "cluster = [2, 1]" in plans[0]
        odd = [spec.replace("%16", "") for spec in specs]
        assert "grain = pair" not in fn.ir("where", *odd, chip="sm_100a")


def test_machines_without_such_an_instruction_fold():
    """Their matrix units multiply, and the sums of each 32 of k are added with their scales."""
    for chip, instruction in [("sm_90a", "wgmma.m64k32.e4m3.e5m2"), ("sm_80", "mma.sync.m16n8k16.f16"), ("gfx942", "mfma.f32")]:
        when = mx.ir("when", "f8e4m3[M, K%16]", "f8e5m2[N, K%16]", *SPECS[2:], chip=chip)
        assert instruction in when and "math.fma" in when, chip


# -- PTX --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def images():
    return [bytes(image.data).decode() for image in tier.lower(mx, SPECS, chip="sm_100a").artefact.images]


def test_scales_are_copied_before_products_read_them(images):
    assert len(images) == 3
    for ptx in images:
        columns = 128 if "tcgen05.mma" in ptx and ptx.count("x32.b32") == 4 else 64
        ctas = 1 + (".reqnctapercluster 2" in ptx)
        copies = [found.start() for found in re.finditer(rf"tcgen05\.cp\.cta_group::{ctas}\.32x128b\.warpx4", ptx)]
        products = re.findall(rf"tcgen05\.mma\.cta_group::{ctas}\.kind::mxf8f6f4\.block_scale\.scale_vec::1X \[d\], a, b, (\d+), \[sa\], \[sb\], (p|1);", ptx)
        assert len(copies) == 2 and max(copies) < ptx.index("tcgen05.mma")
        assert [(int(word) >> 29 & 3, int(word) >> 4 & 3) for word, _ in products] == [(0, 0), (1, 1), (2, 2), (3, 3)]
        assert [adds for _, adds in products] == ["p", "1", "1", "1"]
        for word in (int(word) for word, _ in products):  # e4m3 by e4m3, scales ue8m0, n, m
            assert word & ~(3 << 29 | 3 << 4) == 1 << 23 | columns // 8 << 17 | 8 * ctas << 24


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="no ptxas")
def test_the_assembler_does_not_spill(images, tmp_path):
    for ptx in images:
        (tmp_path / "kernel.ptx").write_text(ptx)
        said = subprocess.run(["ptxas", "-arch=sm_100a", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=tmp_path, capture_output=True,
                              text=True, check=True).stderr
        assert re.findall(r"(\d+) bytes spill", said) == ["0", "0"], said
