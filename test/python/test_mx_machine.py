"""MXFP8 products, run: the PTX of sm_100a on a machine of NumPy arrays with late engines, and mutants of it."""

import re

import numpy as np
import ptx_machine
import pytest
from tensor_machine import EXPONENTS, FLOAT4, FLOAT8, Map, arrive_at_own, arrive_before_products_end, expect_half_of_the_bytes, run_grid

import tier

SPECS = ("f8e4m3[M, K%16]", "f8e5m2[N, K%16]", "f8e8m0[M, S]", "f8e8m0[N, S]")


def _product(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32")


@pytest.fixture(scope="module")
def kernel():
    return tier.lower(_product, SPECS, chip="sm_100a")


def _text(kernel, variant):
    return bytes(kernel.artefact.images[variant].data).decode()


def _decoded(bits, table, scales):
    return table[bits] * np.repeat(2.0 ** (scales - 127.0), 32, axis=1)[:, : bits.shape[1]]


def _launch(kernel, variant, arrays, seed, edit):
    """Run one variant on bytes x[M, K], w[N, K] and scales; returns its result, and what the engines were asked."""
    x, w, sx, sw = arrays
    (m, k), n, s = x.shape, w.shape[0], sx.shape[1]
    parsed, = ptx_machine.parse(edit(_text(kernel, variant))).values()
    machine = ptx_machine.Machine(1 << 21)
    out = np.full((m, n), np.nan, np.float32)
    px, pw, psx, psw, pout = (machine.put(array) for array in (*arrays, out))
    head = re.findall(r"gpu\.func @.*", kernel.ir("where"))[variant]
    box_x, box_w, *box_out = [tuple(map(int, box)) for box in re.findall(r"box = \[(\d+), (\d+)\]", head)]
    maps = [Map(px, (k, m), box_x, 1), Map(pw, (k, n), box_w, 1), *(Map(pout, (n, m), box, 4) for box in box_out)]
    arguments = [px, pw, psx, psw, pout, m, n, k, s, k, k, s, s, *maps]
    in_pairs = ".reqnctapercluster 2" in _text(kernel, variant)
    assert in_pairs == (variant == PAIR)
    blocks = -(-m // (256 if in_pairs else 128)) * -(-n // (128, 128, 64)[variant]) * (1 + in_pairs)
    issued = run_grid(machine, parsed, blocks, arguments, seed, in_pairs)
    return machine.get(pout, out), issued


def _is_right(got, a, b):
    return bool(np.allclose(got, a @ b.T, rtol=0, atol=2**-20 * (abs(a) @ abs(b.T)).max()))


def _run(kernel, variant, extents, seed, edit=lambda text: text):
    """Run one variant on `extents`; returns whether the result is right, and what the engines were asked."""
    m, n, k = extents
    random, s = np.random.default_rng(seed), -(-k // 32)
    finite = [np.flatnonzero(np.abs(table) <= 8).astype(np.uint8) for table in FLOAT8]
    x, w = random.choice(finite[0], (m, k)), random.choice(finite[1], (n, k))
    sx, sw = (random.integers(120, 135, (rows, s)).astype(np.uint8) for rows in (m, n))
    got, issued = _launch(kernel, variant, (x, w, sx, sw), seed, edit)
    return _is_right(got, _decoded(x, FLOAT8[0], sx), _decoded(w, FLOAT8[1], sw)), issued


PAIR, LARGE, SMALL = 0, 1, 2  # variants


@pytest.mark.parametrize("variant", [PAIR, LARGE, SMALL])
@pytest.mark.parametrize("extents", [(300, 208, 144), (128, 260, 400), (131, 127, 1040)])
def test_every_tile_is_right(kernel, variant, extents):
    right, issued = _run(kernel, variant, extents, seed=variant)
    assert right and issued["copies"] * 2 == issued["products"] > 0


@pytest.mark.parametrize("variant", [PAIR, LARGE, SMALL])
@pytest.mark.parametrize("seed", range(4))
def test_no_order_of_ends_is_wrong(kernel, seed, variant):
    assert _run(kernel, variant, (140, 144, 1200), seed=10 + seed)[0]


def test_a_product_over_nothing_is_zero(kernel):
    for variant in (PAIR, SMALL):
        right, issued = _run(kernel, variant, (130, 80, 0), seed=5)
        assert right and issued["products"] == 0


def _second(text, pattern, to):
    """Change the second place."""
    first = re.search(pattern, text)
    return text[: first.end()] + re.sub(pattern, to, text[first.end() :], count=1)


_COPY = r"tcgen05\.cp\.\S+ \[d\], a;\n"


def _registers(text):
    """What holds the columns of the stage's scales, and those of the sums."""
    return re.search(r"add\.s32 d, (%r\d+), 4;\ntcgen05\.cp", text)[1], re.search(r"add\.s32 d, (%r\d+), 0;\nadd\.s32 sa", text)[1]


def _over_the_sums(text):
    scales, sums = _registers(text)
    return re.sub(rf"add\.s32 d, {scales}, (\d);\n(tcgen05\.cp)", rf"add.s32 d, {sums}, \1;\n\2", text)


def _scale_id(text, at):
    return re.sub(r"(block_scale[^;]*b, )(\d+)",
                  lambda found: found[1] + str(int(found[2]) & ~(3 << at) | ((int(found[2]) >> at & 3) + 1 & 3) << at), text)


def _one_place(text):
    """The columns of a stage's scales do not depend on the stage."""
    scales, _ = _registers(text)
    address = re.search(r"tcgen05\.dealloc\S+ (%r\d+),", text)[1]
    return re.sub(rf"add\.s32 (\w+), {scales}, (\d);", lambda found: f"add.s32 {found[1]}, {address}, {256 + int(found[2])};", text)


MUTANTS = {
    "scales of A are not copied": lambda text: re.sub(_COPY, "", text, count=1),
    "scales of B are not copied": lambda text: _second(text, _COPY, ""),
    "scales are copied behind the product": lambda text: re.sub(
        rf"(add\.s64 a, %rd\d+, 0;\nadd\.s32 d, %r\d+, 4;\n{_COPY})(.*?)(tcgen05\.mma\S+ [^;]*;\n)", r"\2\3\1", text, count=1, flags=re.DOTALL),
    "scales of B lie in the columns of those of A": lambda text: re.sub(r"add\.s32 d, (%r\d+), 4;", r"add.s32 d, \1, 0;", text),
    "products read the columns behind those of A": lambda text: re.sub(r"add\.s32 sa, (%r\d+), 0;", r"add.s32 sa, \1, 1;", text),
    "products read scales of A for those of B": lambda text: re.sub(r"add\.s32 sb, (%r\d+), 4;", r"add.s32 sb, \1, 0;", text),
    "scales are copied over the sums": _over_the_sums,
    "the byte of A's scales is one too far": lambda text: _scale_id(text, 29),
    "the byte of B's scales is one too far": lambda text: _scale_id(text, 4),
    "scales are ue4m3": lambda text: re.sub(r"(block_scale[^;]*b, )(\d+)", lambda found: found[1] + str(int(found[2]) ^ 1 << 23), text),
    "all stages have one place for scales": _one_place,
    "groups of rows of scales are 256 bytes apart": lambda text: re.sub(
        r"(or\.b64 \s*%rd\d+, %rd\d+, )70403103916032;", rf"\g<1>{1 << 46 | 16 << 32};", text),
    "sums are taken for ended before they are": lambda text: re.sub(
        r"\n\ttcgen05\.commit\S+ \[(%r\d+)\]", r"\n\tmbarrier.arrive.shared::cta.b64 _, [\1]", text),
    "the stage is given back before products end": lambda text: re.sub(
        r"@p tcgen05\.commit\S+ \[(%r\d+)\]", r"@p mbarrier.arrive.shared::cta.b64 _, [\1]", text),
    "nobody waits for the warps that store scales": lambda text: re.sub(
        r"(mbarrier\.init\.shared::cta\.b64 \[%r\d+\], )5;", r"\g<1>1;", text),
}


_TO_BOTH = r"\.shared::cluster\.multicast::cluster(\.b64 \[%r\d+\]), both;"
PAIR_MUTANTS = MUTANTS | {
    "sums are taken for ended before they are": arrive_before_products_end,
    "nobody waits for the warps that store scales": lambda text: re.sub(
        r"(mbarrier\.init\.shared::cta\.b64 \[%r\d+\], )9;", r"\g<1>1;", text),
    "the second CTA's warps that store scales are not waited for": lambda text: re.sub(
        r"(mbarrier\.init\.shared::cta\.b64 \[%r\d+\], )9;", r"\g<1>5;", text),
    "warps that store scales tell their own CTA": lambda text: arrive_at_own(text, count=1),
    "the bytes of one CTA are expected": expect_half_of_the_bytes,
    "the copy of scales is of one CTA": lambda text: text.replace("tcgen05.cp.cta_group::2", "tcgen05.cp.cta_group::1"),
    "stages are given back to one CTA": lambda text: re.sub(rf"(@p tcgen05\.commit\.cta_group::2\S*?){_TO_BOTH}", r"\1\2;", text),
    "the product is of one CTA": lambda text: re.sub(r"(block_scale[^;]*b, )(\d+)", lambda found: found[1] + str(int(found[2]) ^ 3 << 27), text),
    "each CTA has scales of half of the columns": lambda text: _half_of_scales(text),
}


def _half_of_scales(text):
    """Products read the columns of the first half of B's scales twice."""
    return re.sub(r"add\.s32 d, (%r\d+), 4;\n(tcgen05\.cp\S+ \[d\], a;)", r"add.s32 d, \1, 4;\n\2\nadd.s32 d, \1, 6;\n\2", text)


@pytest.mark.parametrize("variant, mutant", [(variant, name) for variant in (LARGE, SMALL) for name in MUTANTS] + [(PAIR, name) for name in PAIR_MUTANTS])
def test_mutants_are_caught(kernel, variant, mutant):
    change = (PAIR_MUTANTS if variant == PAIR else MUTANTS)[mutant]
    assert change(_text(kernel, variant)) != _text(kernel, variant)
    for seed in range(6):
        try:
            if not _run(kernel, variant, (140, 144, 1200), seed, change)[0]:
                return
        except (ValueError, KeyError):
            return
    raise AssertionError("nobody noticed")


# -- two numbers in a byte --------------------------------------------------------------------------------------------

FORMATS = {"mxf4": (32, "f8e8m0"), "nvf4": (16, "f8e4m3")}


@pytest.fixture(scope="module", params=list(FORMATS))
def packed(request):
    block, spec = FORMATS[request.param]

    def product(x, w, sx, sw):
        return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, block), block_b=(block, 1), out_dtype="f32")

    specs = ("f4e2m1x2[M, K%16]", "f4e2m1x2[N, K%16]", f"{spec}[M, S]", f"{spec}[N, S]")
    return request.param, tier.lower(product, specs, chip="sm_100a")


def _run_f4(packed, variant, extents, seed, edit=lambda text: text):
    kind, kernel = packed
    block, _ = FORMATS[kind]
    m, n, k = extents  # k counts bytes
    random, s = np.random.default_rng(seed), -(-2 * k // block)
    x, w = random.integers(0, 256, (m, k)).astype(np.uint8), random.integers(0, 256, (n, k)).astype(np.uint8)
    low, high = (120, 135) if kind == "mxf4" else (0x28, 0x48)
    sx, sw = (random.integers(low, high, (rows, s)).astype(np.uint8) for rows in (m, n))
    got, issued = _launch(kernel, variant, (x, w, sx, sw), seed, edit)
    table = EXPONENTS if kind == "mxf4" else FLOAT8[0]
    a, b = (FLOAT4[np.stack([bits & 15, bits >> 4], -1).reshape(bits.shape[0], -1)] * np.repeat(table[scales], block, axis=1)[:, : 2 * k]
            for bits, scales in ((x, sx), (w, sw)))
    return _is_right(got, a, b), issued


@pytest.mark.parametrize("variant", [PAIR, LARGE, SMALL])
@pytest.mark.parametrize("extents", [(300, 208, 144), (131, 127, 1040)])
def test_every_tile_of_f4_is_right(packed, variant, extents):
    right, issued = _run_f4(packed, variant, extents, seed=variant)
    assert right and issued["copies"] == issued["products"] * {"mxf4": 1, "nvf4": 2}[packed[0]]


F4_MUTANTS = {
    "numbers are e4m3": lambda text: text.replace("kind::mxf4nvf4.block_scale.scale_vec::4X", "kind::mxf8f6f4.block_scale.scale_vec::1X").replace(
        "kind::mxf4.block_scale.scale_vec::2X", "kind::mxf8f6f4.block_scale.scale_vec::1X"),
    "scales are of another type": MUTANTS["scales are ue4m3"],
    "every product reads the first scales": lambda text: re.sub(r"add\.s32 (s[ab]), (%r\d+), (\d+);", lambda found:
        f"add.s32 {found[1]}, {found[2]}, {int(found[3]) // 8 * 8 if int(found[3]) < 8 else found[3]};", re.sub(
            r"(block_scale[^;]*b, )(\d+)", lambda found: found[1] + str(int(found[2]) & ~(3 << 29 | 3 << 4)), text)),
    "the last copy is missing": lambda text: text[: text.rindex("tcgen05.cp.")] + text[text.index(";", text.rindex("tcgen05.cp.")) + 1 :],
    "both copies of A's scales go to one place": lambda text: re.sub(r"add\.s32 d, (%r\d+), 4;", r"add.s32 d, \1, 0;", text),
}


@pytest.mark.parametrize("mutant", list(F4_MUTANTS))
@pytest.mark.parametrize("variant", [PAIR, SMALL])
def test_mutants_of_f4_are_caught(packed, mutant, variant):
    change = F4_MUTANTS[mutant]
    assert change(_text(packed[1], variant)) != _text(packed[1], variant)
    for seed in range(4):
        try:
            if not _run_f4(packed, variant, (140, 144, 560), seed, change)[0]:
                return
        except (ValueError, KeyError):
            return
    raise AssertionError("nobody noticed")
