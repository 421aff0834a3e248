"""fp8 products: scales of whole operands, rows and blocks, promoted sums, on the cpu and in the simulator."""

import json
import shutil
import subprocess

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

KINDS = {"e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}
CHIPS = ["sm_90a", "sm_80", "sm_100a", "gfx942", "gfx950"]


def random(*shape, kind="e4m3", seed=0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed)).to(KINDS[kind])


def scales(*shape, seed=5):
    return torch.rand(*shape, generator=torch.Generator().manual_seed(seed)) + 0.25


def blocks(extent, size=128):
    return -(-extent // size)


def repeat(scale, rows, columns, like):
    """Each scale over its block of `rows` x `columns` elements of `like`."""
    return scale.double().repeat_interleave(rows, -2).repeat_interleave(columns, -1)[..., : like.shape[-2], : like.shape[-1]]


def agrees(out, a, b, depth):
    report = compare(out, a @ b, magnitude=matmul_bound(a, b), depth=depth)
    assert report.ok, report


@tier.compile
def blocked(x, w, sx, sw):
    return tier.matmul(x, w, scale_a=sx, scale_b=sw, out_dtype=tier.float32)


SHAPES = [(5, 7, 3), (1, 1, 1), (33, 130, 257), (200, 300, 400), (64, 256, 1000), (128, 128, 128), (131, 1, 127), (1, 131, 129)]


@pytest.mark.parametrize("shape", [*SHAPES, (130, 129, 0), (0, 3, 4), (3, 0, 4)], ids=str)
@pytest.mark.parametrize("kinds", [("e4m3", "e4m3"), ("e5m2", "e4m3")], ids=str)
def test_each_block_has_its_scale(shape, kinds):
    m, n, k = shape
    x, w = random(m, k, kind=kinds[0]), random(n, k, kind=kinds[1], seed=1).T
    sx, sw = scales(m, blocks(k)), scales(blocks(k), blocks(n), seed=6)
    out = blocked(x, w, sx, sw)
    assert out.shape == (m, n)
    agrees(out, x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w), k)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(5, 7, 3), (33, 130, 257), (70, 140, 400)], ids=str)
def test_scaled_kernels_run_in_room_when(shape, chip):
    m, n, k = shape
    x, w = random(m, k), random(n, k, kind="e5m2", seed=1).T
    sx, sw = scales(m, blocks(k)), scales(blocks(k), blocks(n), seed=6)
    out = tier.simulate(blocked, x, w, sx, sw, target=chip, seeds=3)
    agrees(out, x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w), k)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("kinds", [(a, b) for a in KINDS for b in KINDS], ids=str)
def test_promoted_sums_are_those_of_f32(kinds, chip):
    x, w = random(40, 300, kind=kinds[0]), random(72, 300, kind=kinds[1], seed=1).T
    out = tier.simulate(lambda x, w: tier.matmul(x, w, precision="promoted", out_dtype="f32"), x, w, target=chip, seeds=2)
    agrees(out, x.double(), w.double(), 300)


@pytest.fixture(scope="module")
def kernels_of_any_k():
    """Products whose sums of a block are added beside the next product, four blocks in one iteration."""
    def promoted(x, w):
        return tier.matmul(x, w.T, precision="promoted", out_dtype="f32")

    def by_rows(x, w, s):
        return tier.matmul(x, w.T, scale_a=s, out_dtype="f32")

    operands = ["f8e4m3[M, K%16]", "f8e4m3[N, K%16]"]
    return tier.lower(promoted, operands, chip="sm_90a"), tier.lower(by_rows, [*operands, "f32[M, S]"], chip="sm_90a")


@pytest.mark.parametrize("k", [16, 128, 256, 384, 512, 640, 1024, 1168, 1920])
def test_any_number_of_blocks_is_added(kernels_of_any_k, k):
    promoted, by_rows = kernels_of_any_k
    x, w = random(40, k), random(72, k, seed=1)
    name = promoted.launched((40, k), (72, k))[0].kernel.split("::")[0].strip("@")
    assert "pending 1" in promoted.ir("when", [name])
    agrees(promoted.simulate(x, w), x.double(), w.double().T, k)
    sx = scales(40, blocks(k))
    agrees(by_rows.simulate(x, w, sx), x.double() * repeat(sx, 1, 128, x), w.double().T, k)


def test_tiles_of_promoted_sums_are_as_asked_or_refused():
    """Scales of operands are read by the epilogue: no thread moves an operand, so what is asked is done or refused."""
    def lower(tile):
        fn = tier.compile(lambda x, w, s: tier.matmul(x, w.T, scale_a=s, precision="promoted", out_dtype="bf16"), plan={"tile": tile})
        return tier.lower(fn, ["f8e4m3[M, K%16]", "f8e4m3[N, K%16]", "f32[]"], chip="sm_90a")

    for columns, piece in (128, 128), (176, 176), (192, 192), (224, 112), (256, 128):
        (plan,) = lower((128, columns, 128)).plans.values()
        assert f"tile = [128, {columns}, 128], atom = [64, {piece}, 32]" in plan and "warps = [4, 8]" in plan
    with pytest.raises(tier.CompileError, match=r"\[tier.asked\] expects an accumulator of at most 196 registers, got 256; fix: ask for another tile"):
        lower((256, 128, 128))


OF_WARPS = [{"tile": (32, 16, 256)}, {"tile": (112, 8, 128)}, {"tile": (48, 64, 128)}, {"tile": (48, 16, 512), "roles": 1, "stages": 4}, {"tile": (112, 8, 256), "roles": 1}]


@pytest.mark.parametrize("plan", OF_WARPS, ids=str)
@pytest.mark.parametrize("kinds", [(a, b) for a in KINDS for b in KINDS], ids=str)
def test_warps_multiply_what_they_convert(plan, kinds):
    """m16n8k32 of 8-bit floats sums in f32: promoted sums need no fold, and a plan that needs none has steps longer than a block."""
    fn = tier.compile(lambda x, w, s: tier.matmul(x, w, scale_a=s, precision="promoted", out_dtype="f32"), plan={"swaps": True, "grain": "warp", **plan})
    for m, n, k in (3, 16, 128), (5, 144, 1024), (70, 272, 656):
        x, w = random(m, k, kind=kinds[0]), random(n, k, kind=kinds[1], seed=1).T
        kernel = fn.lower(x, w, torch.tensor(0.5), chip="sm_90a")
        assert "arith.addf" not in kernel.ir("where")
        report = compare(kernel.simulate(x, w, torch.tensor(0.5), seed=k), x.double() * 0.5 @ w.double(), magnitude=matmul_bound(x.double() * 0.5, w.double()), depth=k)
        assert report.ok, report
    assert f"mma.sync.aligned.m16n8k32.row.col.f32.{kinds[1]}.{kinds[0]}.f32" in kernel.artefact.images[0].data.decode()


def test_warps_multiply_columns_that_are_contiguous():
    x, w = random(16, 272), random(272, 144, seed=1)
    fn = tier.compile(lambda x, w: tier.matmul(x, w, out_dtype="f32"), plan={"tile": (48, 16, 128), "swaps": True, "grain": "warp"})
    agrees(fn.lower(x, w, chip="sm_90a").simulate(x, w, seed=1), x.double(), w.double(), 272)


@pytest.mark.parametrize("plan", [{"tile": (32, 16, 128)}, {"tile": (64, 8, 128)}, {"tile": (128, 16, 128), "roles": 1, "stages": 4}], ids=str)
def test_warps_fold_sums_that_have_factors(plan):
    def product(x, w, sx, sw):
        return tier.matmul(x, w, scale_a=sx, scale_b=sw, out_dtype="f32")

    plan = {"swaps": True, "grain": "warp", **plan}
    fn = tier.compile(product, plan=plan)
    for m, n, k in (3, 16, 128), (16, 272, 2064):
        x, w, sx, sw = random(m, k), random(n, k, seed=1).T, scales(m, blocks(k)), scales(blocks(k), blocks(n), seed=6)
        agrees(fn.lower(x, w, sx, sw, chip="sm_90a").simulate(x, w, sx, sw, seed=k), x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w), k)
    with pytest.raises(tier.CompileError, match=r"\[tier.asked\] expects 128 of k in a tile, got 256"):
        tier.compile(product, plan={**plan, "tile": (*plan["tile"][:2], 256)}).lower(x, w, sx, sw, chip="sm_90a")


def test_factors_that_all_warps_hold_do_not_wait_in_shared_memory():
    """A warp would write those of the next blocks while another reads its own (found by random plans, simulated)."""
    x, w, sx, sw = random(64, 640), random(384, 640, seed=1).T, scales(64, 5), scales(5, 3, seed=6)
    fn = tier.compile(lambda x, w, sx, sw: tier.matmul(x, w, scale_a=sx, scale_b=sw, out_dtype="f32"), plan={"tile": (32, 128, 256), "swaps": True})
    with pytest.raises(tier.CompileError, match=r"\[tier.role-registers\] expects tiles alive here that fit 255 registers of a thread, got at least"):
        fn.lower(x, w, sx, sw, chip="sm_90a").simulate(x, w, sx, sw, seed=1)


@pytest.mark.parametrize("plan", [{"tile": (64, 16, 512), "swaps": True}, {"tile": (64, 32, 256), "swaps": True}, {"tile": (64, 64, 256)}, {"tile": (128, 16, 384), "swaps": True},
                                  {"tile": (64, 16, 512), "swaps": True, "segments": 2}], ids=str)
def test_tiles_of_several_blocks(plan):
    """Each block is summed by itself, and added beside the next product, of the next tile too; blocks beyond the end have no factors."""
    promoted = tier.compile(lambda x, w: tier.matmul(x, w, precision="promoted", out_dtype="f32"), plan=plan)
    scaled = tier.compile(lambda x, w, sx, sw: tier.matmul(x, w, scale_a=sx, scale_b=sw, out_dtype="f32"), plan=plan)
    for m, n, k in (3, 16, 128), (5, 144, 1024), (70, 130, 640), (16, 272, 4112):
        x, w, sx, sw = random(m, k), random(n, k, seed=1).T, scales(m, blocks(k)), scales(blocks(k), blocks(n), seed=6)
        kernel = promoted.lower(x, w, chip="sm_90a")
        assert kernel.ir("where").count("tier.mma ") == plan["tile"][2] // 128
        encoded = [step["buffer"] for step in json.loads(kernel.artefact.json)["steps"] if "encode" in step]
        assert sorted(buffer for buffer in encoded if buffer < 2) == [0, 1]  # a map of each operand, for all blocks
        agrees(kernel.simulate(x, w, seed=k), x.double(), w.double(), k)
        a, b = x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w)
        agrees(tier.simulate(scaled, x, w, sx, sw, target="sm_90a", seeds=1), a, b, k)
    sx[0, -1] = torch.inf
    got = torch.as_tensor(tier.simulate(scaled, x, w, sx, sw, target="sm_90a", seeds=1))
    assert got[0].isinf().all() and got[1:].isfinite().all()
    assert "pending 1" in kernel.ir("when")


@pytest.mark.parametrize("scaled", ["rows", "columns", "both", "neither"])
def test_every_tile_of_folded_sums_fits_the_registers(scaled):
    """Turned tiles have the factors of rows along their columns; a factor that is repeated along a tile is held once."""
    def product(x, w, s, t):
        factors = {"rows": {"scale_a": s}, "columns": {"scale_b": t.T}, "both": {"scale_a": s, "scale_b": t.T}, "neither": {"precision": "promoted"}}
        blocks = {"block_b": (128, 1)} if scaled in ("columns", "both") else {}
        return tier.matmul(x, w.T, out_dtype="bf16", **factors[scaled], **blocks)

    kernel = tier.lower(product, ["f8e4m3[M, K%16]", "f8e4m3[N, K%16]", "f32[M, S]", "f32[N, S]"], chip="sm_90a")
    tiles = [plan for plan in kernel.plans.values() if "grain = warpgroup" in plan]
    assert any("tile = [128, 256, 128]" in plan for plan in tiles) == (scaled != "both")
    kernel.ir("when")  # [tier.role-registers] refuses one that does not


@pytest.mark.parametrize("plan", [{"tile": (64, 16, 128), "swaps": True, "segments": 3}, {"tile": (64, 128, 128), "segments": 2}, {"tile": (128, 64, 128), "segments": 4},
                                  {"tile": (128, 256, 128), "segments": 2}, {"tile": (128, 128, 128), "ctas": 12}], ids=str)
@pytest.mark.parametrize("shape", [(3, 16, 128), (5, 144, 1024), (70, 272, 640), (130, 144, 1040)], ids=str)
def test_segments_of_folded_sums(plan, shape):
    """CTAs share them, each with whole blocks; the last segment may have blocks beyond the end, which have no factors: not 0 times what lies there."""
    m, n, k = shape
    x, w = random(m, k), random(n, k, seed=1).T
    promoted = tier.compile(lambda x, w, s: tier.matmul(x, w, scale_a=s, precision="promoted", out_dtype="f32") + 1.0, plan=plan)
    agrees(tier.simulate(promoted, x, w, torch.tensor(0.5), target="sm_90a", seeds=1) - 1.0, x.double() * 0.5, w.double(), k)
    sx, sw = scales(m, blocks(k)), scales(blocks(k), blocks(n), seed=6)
    scaled = tier.compile(lambda x, w, sx, sw: tier.matmul(x, w, scale_a=sx, scale_b=sw, out_dtype="f32"), plan=plan)
    agrees(tier.simulate(scaled, x, w, sx, sw, target="sm_90a", seeds=1), x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w), k)
    sx[0, -1] = torch.inf
    got = torch.as_tensor(tier.simulate(scaled, x, w, sx, sw, target="sm_90a", seeds=1))
    assert got[0].isinf().all() and got[1:].isfinite().all()


@pytest.mark.parametrize("kind", ["blocked", "promoted"])
def test_large_tiles_in_pieces_of_columns(kind):
    """Between 0.9 and 1 waves of large tiles; of the last ones, the second piece of columns lies beyond the end."""
    m, n, k = 1999, 2100, 200
    assert 0.9 <= m * n / (132 * 128 * 256) < 1 and 0 < n % 256 <= 128
    x, w = random(m, k), random(n, k, seed=1)
    sx, sw = (scales(m, 2), scales(17, 2, seed=6)) if kind == "blocked" else (torch.ones(m, 2), torch.ones(17, 2))
    arguments = (x, w, sx, sw) if kind == "blocked" else (x, w)

    def scaled(x, w, s, t):
        return tier.matmul(x, w.T, scale_a=s, scale_b=t.T, out_dtype="f32")

    def promoted(x, w):
        return tier.matmul(x, w.T, precision="promoted", out_dtype="f32")

    fn = tier.compile(scaled if kind == "blocked" else promoted)
    assert "tile = [128, 256, 128], atom = [64, 128, 32]" in fn.ir("when", *arguments, chip="sm_90a")
    out = tier.simulate(fn, *arguments, target="sm_90a", seeds=1)
    agrees(out, x.double() * repeat(sx, 1, 128, x), (w.double() * repeat(sw, 128, 128, w)).T, k)


@pytest.mark.parametrize("scale", [0.5, torch.tensor(0.5), torch.tensor([0.5])], ids=["number", "0-d", "one"])
@pytest.mark.parametrize("kinds", [(a, b) for a in KINDS for b in KINDS], ids=str)
def test_one_scale_for_an_operand_is_an_epilogue(kinds, scale):
    x, w = random(33, 64, kind=kinds[0]), random(64, 20, kind=kinds[1], seed=1)
    outs = [
        tier.compile(lambda x, w, s: tier.matmul(x, w, scale_a=s, scale_b=s))(x, w, scale),
        tier.compile(lambda x, w, s: (tier.matmul(x, w, out_dtype=tier.float32) * s * s).astype(tier.bfloat16))(x, w, scale),
    ]
    for out in outs:
        assert out.dtype == torch.bfloat16
        agrees(out, x.double() * 0.5, w.double() * 0.5, 64)


def test_one_kernel_scales_and_multiplies():
    specs = ["f8e4m3[M, K%128]", "f8e4m3[N, K%128]", "f32[M, S]", "f32[N, S]"]
    kernel = tier.lower(lambda x, w, s, t: tier.gelu(tier.matmul(x, w.T, scale_a=s, scale_b=t.T, block_b=(128, 1))), specs, chip="sm_90a")
    where = kernel.ir("where")
    # A factor of each column leaves no registers for large tiles.
    assert "math.fma" in where and "math.erf" in where and "[128, 256, 128]" not in where


def test_scales_of_rows_and_columns():
    x, w, sx, sw = random(50, 300), random(300, 70, seed=1), scales(50, 1), scales(1, 70, seed=6)
    out = tier.compile(lambda x, w, a, b: tier.matmul(x, w, scale_a=a, scale_b=b, block_b=(128, 1), out_dtype="f32"))(x, w, sx, sw)
    agrees(out, x.double() * sx.double(), w.double() * sw.double(), 300)


def test_other_blocks_and_one_sided_scales():
    x, w = random(200, 300), random(300, 140, seed=1)
    sx, sw = scales(blocks(200), blocks(300, 64)), scales(blocks(300, 256), 140, seed=6)
    fn = tier.compile(lambda x, w, a, b: tier.matmul(x, w, scale_a=a, scale_b=b, block_a=(128, 64), block_b=(256, 1), out_dtype="f32"))
    agrees(fn(x, w, sx, sw), x.double() * repeat(sx, 128, 64, x), w.double() * repeat(sw, 256, 1, w), 300)
    fn = tier.compile(lambda x, w, a: tier.matmul(x, w, scale_a=a, block_a=(128, 64), out_dtype="f32"))
    agrees(fn(x, w, sx), x.double() * repeat(sx, 128, 64, x), w.double(), 300)
    fn = tier.compile(lambda x, w, b: tier.matmul(x, w, scale_b=b, block_b=(256, 1), out_dtype="f32"))
    agrees(fn(x, w, sw), x.double(), w.double() * repeat(sw, 256, 1, w), 300)


def test_scales_of_short_k_still_tell_columns_apart():
    x, w, sw = random(50, 100), random(100, 300, seed=1), scales(1, 3)
    out = tier.compile(lambda x, w, b: tier.matmul(x, w, scale_b=b, out_dtype="f32"))(x, w, sw)
    agrees(out, x.double(), w.double() * repeat(sw, 128, 128, w), 100)


def test_segments_of_one_block_are_summed_before_they_are_scaled():
    x, w, sx, sw = random(100, 128), random(90, 128, seed=1).T, scales(100, 1), scales(1, 1, seed=6)
    plan = {"tile": (64, 16, 128), "swaps": True, "segments": 2}
    out = tier.compile(blocked.fn, plan=plan).lower(x, w, sx, sw, chip="sm_90a").simulate(x, w, sx, sw, seed=0)
    agrees(out, x.double() * sx.double(), w.double() * sw.double(), 128)


def test_batches_have_their_scales():
    x, w = random(3, 50, 200), random(3, 200, 140, seed=1)
    sx, sw = scales(3, 50, 2), scales(3, 2, 2, seed=6)
    agrees(blocked(x, w, sx, sw), x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w), 200)
    agrees(blocked(x, w[0], sx, sw[0]), x.double() * repeat(sx, 1, 128, x), w[0].double() * repeat(sw[0], 128, 128, w[0]), 200)


def test_vectors_have_their_scales():
    x, w, sx, sw = random(200), random(200, 140, seed=1), scales(2), scales(2, 2, seed=6)
    agrees(blocked(x, w, sx, sw)[None], (x.double() * repeat(sx[None], 1, 128, x[None])[0])[None], w.double() * repeat(sw, 128, 128, w), 200)


@pytest.mark.parametrize("chip", ["cpu", "sm_90a"])
def test_scales_that_the_program_computes(chip):
    x, w = torch.randn(40, 256), random(256, 72, seed=1)

    def quantised(x, w):
        blocks = tier.reshape(x, (40, 2, 128))
        largest = tier.max(tier.abs(blocks), axis=2, keepdims=True)
        q = tier.reshape((blocks * (448.0 / largest)).astype("f8e4m3"), (40, 256))
        return tier.matmul(q, w, scale_a=tier.reshape(largest, (40, 2)) * (1 / 448), out_dtype="f32")

    out = tier.compile(quantised)(x, w) if chip == "cpu" else tier.simulate(quantised, x, w, target=chip, seeds=2)
    largest = x.view(40, 2, 128).abs().amax(2, keepdim=True)
    q = (x.view(40, 2, 128) * (448 / largest)).to(torch.float8_e4m3fn).double()
    ref = (q * largest.double() / 448).view(40, 256) @ w.double()
    assert (out.double() - ref).norm() / ref.norm() < 1e-3


def test_scales_of_16_bit_operands():
    x, w = torch.randn(40, 200).bfloat16(), torch.randn(200, 72).bfloat16()
    sx, sw = scales(40, 2).bfloat16(), scales(2, 1, seed=6)
    out = tier.compile(lambda x, w, a, b: tier.matmul(x, w, scale_a=a, scale_b=b, out_dtype="f32"))(x, w, sx, sw)
    agrees(out, x.double() * repeat(sx, 1, 128, x), w.double() * repeat(sw, 128, 128, w), 200)


def test_a_wrong_count_of_scales_is_refused_at_the_call():
    x, w = random(40, 300), random(300, 72, seed=1)
    with pytest.raises(tier.TierError) as error:
        blocked(x, w, scales(40, 4), scales(3, 1))
    assert error.value.rule == "launch.extent"


def unit_sum(terms):
    """Return the sums of 128 terms as the unit of sm_90a adds them: 32 to the sum before, each without what lies below 13 bits."""
    total = torch.zeros(len(terms), 1, dtype=torch.float64)
    for step in terms.split(32, dim=1):
        addends = torch.cat([step, total], dim=1)
        unit = torch.exp2(addends.abs().amax(1, keepdim=True).clamp(min=1e-30).log2().floor() - 13)
        total = ((addends / unit).trunc() * unit).sum(1, keepdim=True)
    return total[:, 0]


def test_what_a_block_loses_in_the_unit():
    """integration/test_fp8_cuda.py and docs/porch.md bound the error of a block by these numbers."""
    terms = random(200_000, 128).double() * random(200_000, 128, seed=1).double()
    errors = (unit_sum(terms) - terms.sum(1)) / terms.abs().sum(1) * 2**13
    assert 1.0 < errors.abs().max() < 4 and 0.09 < errors.std() < 0.17, (errors.abs().max(), errors.std())
    assert errors.mean().abs() < 0.002


@pytest.mark.skipif(shutil.which("ptxas") is None, reason="no ptxas")
def test_sums_that_are_rounded_to_8_bits_stay_in_registers(tmp_path):
    """Each is compared with the largest number before its pair is rounded: nothing waits for what comes later."""
    narrow = tier.compile(lambda x, w: (x @ w * 0.125).astype(tier.float8_e4m3fn), plan={"tile": (128, 256, 64)})
    image = narrow.lower("bf16[M%16, K%16]", "bf16[K%16, N%16]", chip="sm_90a").artefact.images[0]
    (tmp_path / "kernel.ptx").write_bytes(bytes(image.data))
    said = subprocess.run(["ptxas", "-arch=sm_90a", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "0 bytes spill stores" in said.stderr and "bytes cumulative stack" not in said.stderr, said.stderr


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a", "gfx942", "gfx950", "cpu"])
@pytest.mark.parametrize("source", ["bool", "i8", "i64"])
def test_integers_become_fp8_on_every_chip(source, chip):
    """A cast of a cast is folded to one that no machine has."""
    for dtype in ("f8e4m3", "f8e5m2"):
        tier.compile(lambda x: x.astype(dtype)).lower(f"{source}[M, N%16]", chip=chip).artefact.compile()


def test_integers_round_to_fp8():
    torch = pytest.importorskip("torch")
    x = torch.arange(-128, 128).to(torch.int8)
    for dtype, wanted in (("f8e4m3", torch.float8_e4m3fn), ("f8e5m2", torch.float8_e5m2)):
        assert torch.equal(tier.compile(lambda x: x.astype(dtype))(x).float(), x.float().to(wanted).float())
    assert tier.compile(lambda x: (x > 0).astype("f8e5m2"))(x).float().sum() == 127
