"""Numbers of 4 and 6 bits as operands: any pair with fp8, on every machine, from bytes that hold them."""

import re
import shutil
import subprocess

import numpy as np
import ptx_machine
import pytest
import torch
from tensor_machine import FLOAT8, PACKED, Map, run_grid, unpack

import tier
from tier.testing import compare, matmul_bound

#: Formats: bits, what `tier.reinterpret` is told, what an instruction calls them.
FORMATS = {"e4m3": (8, "f8e4m3", 0), "e5m2": (8, "f8e5m2", 1), "e2m3": (6, "f6e2m3", 3), "e3m2": (6, "f6e3m2", 4), "e2m1": (4, "f4e2m1", 5)}
PAIRS = [(a, b) for a in FORMATS for b in FORMATS if FORMATS[a][0] < 8 or FORMATS[b][0] < 8]
TORCH = {"e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}
OTHERS = ["sm_90a", "sm_80", "gfx942", "gfx950"]


def table(name):
    code = FORMATS[name][2]
    return FLOAT8[code] if code < 2 else PACKED[code][1]


def owned(data):
    """The bytes in memory of torch's own, aligned for any copy."""
    return torch.empty(data.shape, dtype=torch.uint8).copy_(torch.from_numpy(data))


def draw(name, rows, k, seed=0):
    """Rows of numbers of a format: as they lie in memory, and as float64."""
    bits, _, code = FORMATS[name]
    random = np.random.default_rng([seed, rows, k])
    if bits == 8:
        data = random.choice(np.flatnonzero(np.abs(table(name)) <= 8), (rows, k)).astype(np.uint8)
        return owned(data).view(TORCH[name]), torch.from_numpy(table(name)[data])
    data = random.integers(0, 256, (rows, k * bits // 8)).astype(np.uint8)
    return owned(data), torch.from_numpy(PACKED[code][1][unpack(data, bits)].reshape(rows, k))


def scales(rows, k, seed):
    random = np.random.default_rng(seed)
    return owned(random.integers(121, 133, (rows, -(-k // 32))).astype(np.uint8)).view(torch.float8_e8m0fnu)


def scaled(numbers, scale):
    return numbers * scale.double().repeat_interleave(32, 1)[:, : numbers.shape[1]]


def read(array, name):
    return tier.reinterpret(array, FORMATS[name][1]) if FORMATS[name][0] < 8 else array


def product(a, b):
    return tier.compile(lambda x, w: tier.matmul(read(x, a), read(w, b).T, out_dtype="f32"))


def mx(a, b):
    return tier.compile(lambda x, w, sx, sw: tier.matmul(read(x, a), read(w, b).T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32"))


def agrees(out, a, b):
    report = compare(out, a @ b.T, magnitude=matmul_bound(a, b.T), depth=max(1, a.shape[1]))
    assert report.ok, report


@tier.compile
def w4a8(x, w, sx, sw):
    """Activations of fp8, weights of two numbers in a byte."""
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw.T, block_a=(1, 32), block_b=(32, 1), out_dtype="f32")


@pytest.mark.parametrize("a, b", PAIRS, ids="-".join)
def test_every_pair_has_an_instruction_and_is_right(a, b):
    """On the simulator, without scales and with them, ragged along M and N."""
    m, n, k = 130, 40, 256
    (x, left), (w, right) = draw(a, m, k, 1), draw(b, n, k, 2)
    assert f"tcgen05.m128k32.{a}.{b}" in product(a, b).ir("when", x, w, chip="sm_100a")
    agrees(tier.simulate(product(a, b), x, w, target="sm_100a", seeds=1), left, right)
    sx, sw = scales(m, k, 3), scales(n, k, 4)
    assert f"tcgen05.m128k32.mx.{a}.{b}" in mx(a, b).ir("when", x, w, sx, sw, chip="sm_100a")
    agrees(tier.simulate(mx(a, b), x, w, sx, sw, target="sm_100a", seeds=1), scaled(left, sx), scaled(right, sw))


@pytest.mark.parametrize("a, b", [("e4m3", "e2m1"), ("e3m2", "e2m3"), ("e2m1", "e5m2")], ids="-".join)
@pytest.mark.parametrize("shape", [(300, 208, 128), (128, 528, 1024), (1, 1, 128), (131, 1, 256), (130, 129, 0), (70, 33, 32), (40, 24, 416)], ids=str)
def test_ragged_extents(a, b, shape):
    """Rows that are not of whole 128 numbers are converted first."""
    m, n, k = shape
    (x, left), (w, right) = draw(a, m, k, 1), draw(b, n, k, 2)
    sx, sw = scales(m, k, 3), scales(n, k, 4)
    out = tier.simulate(mx(a, b), x, w, sx, sw, target="sm_100a", seeds=2)
    assert out.shape == (m, n)
    agrees(out, scaled(left, sx), scaled(right, sw))
    agrees(mx(a, b)(x, w, sx, sw), scaled(left, sx), scaled(right, sw))


@pytest.mark.parametrize("a, b", PAIRS, ids="-".join)
def test_the_host_multiplies_every_pair(a, b):
    (x, left), (w, right) = draw(a, 40, 96, 1), draw(b, 24, 96, 2)
    agrees(product(a, b)(x, w), left, right)


@pytest.mark.parametrize("name", ["e2m3", "e3m2", "e2m1"])
def test_every_number_is_converted_exactly(name):
    bits, _, code = FORMATS[name]
    patterns = np.arange(1 << bits).repeat(2).reshape(-1, 1).repeat(24 // bits, 1)
    data = np.packbits((patterns[..., None] >> np.arange(bits) & 1).astype(np.uint8).reshape(len(patterns), -1), axis=-1, bitorder="little")
    out = tier.compile(lambda x: read(x, name).astype("f32"))(torch.from_numpy(data))
    expected = torch.from_numpy(PACKED[code][1][patterns])
    assert torch.equal(out.double(), expected) and torch.equal(out.signbit(), expected.signbit())


@pytest.mark.parametrize("chip", OTHERS)
def test_machines_without_the_instruction_convert(chip):
    m, n, k = 70, 40, 160
    (x, left), (w, right), sx, sw = draw("e4m3", m, k, 1), draw("e2m1", n, k, 2), scales(m, k, 3), scales(n, k, 4)
    pairs = w.view(torch.float4_e2m1fn_x2)
    agrees(tier.simulate(w4a8, x, pairs, sx, sw, target=chip, seeds=1), scaled(left, sx), scaled(right, sw))
    assert w4a8.lower("f8e4m3[M, K%16]", "f4e2m1x2[N, L%64]", "f8e8m0[M, S]", "f8e8m0[N, S]", chip=chip).artefact.images


def test_weights_of_4_bits_with_activations_of_8():
    m, n, k = 200, 144, 512
    (x, left), (w, right), sx, sw = draw("e4m3", m, k, 1), draw("e2m1", n, k, 2), scales(m, k, 3), scales(n, k, 4)
    pairs = w.view(torch.float4_e2m1fn_x2)
    assert "tcgen05.m128k32.mx.e4m3.e2m1" in w4a8.ir("when", x, pairs, sx, sw, chip="sm_100a")
    for out in (w4a8(x, pairs, sx, sw), tier.simulate(w4a8, x, pairs, sx, sw, target="sm_100a", seeds=2)):
        agrees(out, scaled(left, sx), scaled(right, sw))


def test_weights_on_the_left_and_in_stacks():
    (x, left), (w, right) = draw("e2m1", 3 * 40, 256, 1), draw("e4m3", 3 * 48, 256, 2)
    stack = tier.compile(lambda x, w: tier.matmul(x, tier.matrix_transpose(w), out_dtype="f32"))
    out = tier.simulate(stack, x.view(torch.float4_e2m1fn_x2).reshape(3, 40, 128), w.reshape(3, 48, 256), target="sm_100a", seeds=1)
    for i in range(3):
        agrees(out[i], left.reshape(3, 40, 256)[i], right.reshape(3, 48, 256)[i])


def test_bases_and_rows_that_no_bulk_copy_takes():
    """A base that is not aligned to 32 bytes, and rows that are apart by other than whole runs, have variants of their own."""
    function = product("e4m3", "e2m1")
    (x, left), (w, right) = draw("e4m3", 40, 256, 1), draw("e2m1", 24, 256, 2)
    moved = torch.zeros(24 * 128 + 48, dtype=torch.uint8)
    start = (16 - moved.data_ptr()) % 32
    moved = moved[start : start + 24 * 128].view(24, 128).copy_(w)
    wide = torch.zeros(24, 144, dtype=torch.uint8)[:, :128].copy_(w)
    assert moved.data_ptr() % 32 == 16
    for array, packs in ((w, True), (moved, False), (wide, False)):
        assert ("f4E2M1FN" in function.ir("when", x, array, chip="sm_100a")) == packs
        agrees(tier.simulate(function, x, array, target="sm_100a", seeds=1), left, right)
        agrees(function(x, array), left, right)


def test_what_is_not_multiplied():
    x, w, p, s = "f8e4m3[M, K]", "u8[N, L]", "f4e2m1x2[N, L]", "f8e8m0[M, S]"
    f6 = tier.float6_e2m3fn
    for function, specs, rule in [
        (lambda x: tier.reinterpret(x, "f6e2m3"), (w,), "trace.result"),
        (lambda x: tier.reinterpret(x, "f8e4m3").astype("f32"), (w,), "trace.dtype"),
        (lambda x: tier.reinterpret(x, f6).astype("f32"), (p,), "trace.dtype"),
        (lambda x: tier.reinterpret(x, f6).astype("f32"), ("i8[M, K]",), "trace.dtype"),
        (lambda x: x.astype("f32"), (w,), "trace.dtype"),
        (lambda x: x.astype(f6), ("f32[M]",), "trace.dtype"),
        (lambda x: x + x, (w,), "trace.promotion"),
        (lambda x: tier.reinterpret(x, f6) * 2, (w,), "trace.promotion"),
        (lambda x: tier.sum(tier.reinterpret(x, f6)), (w,), "trace.promotion"),
        (lambda x, w: x @ w.T, (x, w), "trace.promotion"),
        (lambda x, w: x @ tier.reinterpret(w, f6).T, ("bf16[M, K]", w), "trace.promotion"),
        (lambda x, w: tier.matmul(x, w.T, precision="promoted"), (x, p), "trace.option"),
        (lambda x: x, ("f6e2m3[M, K]",), "signature.dtype"),
        (lambda x: tier.reinterpret(x, f6).astype("f32"), ("u8[M, 1]",), "trace.shape"),
    ]:
        with pytest.raises(tier.TierError) as caught:
            tier.compile(function).program(*specs)
        assert caught.value.rule == rule, caught.value


def test_rows_of_6_bits_have_whole_groups_of_bytes():
    """Nothing drops the last bytes of a row."""
    widen = tier.compile(lambda x: tier.reinterpret(x, "f6e3m2").astype("f32"))
    for count in (100, 98, 2, 1):
        with pytest.raises(tier.TierError, match=r"(\[launch.extent\]|\[trace.shape\]) expects .*3") as caught:
            widen(torch.zeros(5, count, dtype=torch.uint8))
        assert "fix: " in str(caught.value)
    assert widen(torch.zeros(5, 99, dtype=torch.uint8)).shape == (5, 132)


@pytest.mark.parametrize("compiled, refused", [(torch.int8, (torch.uint8,)), (torch.uint8, (torch.int8, torch.bool)), (torch.bool, (torch.int8, torch.uint8))], ids=str)
def test_a_saved_kernel_takes_bytes_of_the_type_it_was_compiled_for(compiled, refused, tmp_path):
    """int8, uint8 and bool arrays are bytes alike, and mean different numbers."""
    data = torch.tensor([[0, 1, 255]], dtype=torch.uint8) if compiled != torch.bool else torch.ones(1, 3, dtype=torch.uint8)
    x = data.view(compiled)
    function = tier.compile(lambda x: read(x, "e2m1").astype("f32") if compiled == torch.uint8 else x.astype("f32"))
    function.lower(x, chip="cpu").save(tmp_path / "kernel.tier")
    kernel = tier.load(tmp_path / "kernel.tier")
    assert torch.equal(kernel(x), function(x))
    for other in refused:
        with pytest.raises(tier.TierError, match=r"\[launch.arguments\] expects .* as 'x'.*, got"):
            kernel(data.clamp(max=1).view(other))


# -- PTX --------------------------------------------------------------------------------------------------------------

SPECS = {"e4m3": "f8e4m3[{}, K%16]", "e2m3": "u8[{}, L%96]", "e3m2": "u8[{}, L%96]", "e2m1": "u8[{}, L%64]"}


def lowered(a, b):
    spec = SPECS[b].replace("L", "P") if FORMATS[a][0] < 8 else SPECS[b]
    return tier.lower(mx(a, b), (SPECS[a].format("M"), spec.format("N"), "f8e8m0[M, S]", "f8e8m0[N, S]"), chip="sm_100a")


@pytest.mark.parametrize("a, b", [("e4m3", "e2m1"), ("e4m3", "e3m2"), ("e2m3", "e2m1")], ids="-".join)
def test_the_assembler_does_not_spill(a, b, tmp_path):
    for image in lowered(a, b).artefact.images:
        ptx = bytes(image.data).decode()
        assert set(re.findall(r"kind::(\S+)", ptx)) == {"mxf8f6f4.block_scale.scale_vec::1X"}
        words = [int(word) for word in re.findall(r"block_scale\S+ \[d\], a, b, (\d+)", ptx)]
        assert {word >> 7 & 63 for word in words} == {FORMATS[a][2] | FORMATS[b][2] << 3}
        rows, columns = (words[0] >> 27 & 3) * 128, (words[0] >> 17 & 63) * 8
        told = max(int(count) for count in re.findall(r"expect_tx\S* _, \[\S+\], (\d+)", ptx))
        assert told == 16 * (rows * FORMATS[a][0] + columns * FORMATS[b][0])  # bytes of global memory
        if shutil.which("ptxas"):
            (tmp_path / "kernel.ptx").write_text(ptx)
            said = subprocess.run(["ptxas", "-arch=sm_100a", "-v", "kernel.ptx", "-o", "kernel.cubin"], cwd=tmp_path, capture_output=True,
                                  text=True, check=True).stderr
            assert re.findall(r"(\d+) bytes spill", said) == ["0", "0"], said


def run_ptx(kernel, variant, a, b, extents, seed, edit=lambda text: text):
    """Run one variant of a kernel of `a` by `b`; returns whether the result is right."""
    m, n, k = extents
    (x, left), (w, right), sx, sw = draw(a, m, k, seed), draw(b, n, k, seed + 1), scales(m, k, 3), scales(n, k, 4)
    text = edit(bytes(kernel.artefact.images[variant].data).decode())
    parsed, = ptx_machine.parse(text).values()
    machine = ptx_machine.Machine(1 << 21)
    out = np.full((m, n), np.nan, np.float32)
    arrays = [array.view(torch.uint8).numpy() for array in (x, w, sx, sw)]
    px, pw, psx, psw, pout = (machine.put(array) for array in (*arrays, out))
    head = re.findall(r"gpu\.func @.*", kernel.ir("where"))[variant]
    box_x, box_w, *box_out = [tuple(map(int, box)) for box in re.findall(r"box = \[(\d+), (\d+)\]", head)]
    given = {"index": [], "map": [Map(px, (k, m), box_x, 1, FORMATS[a][0] % 8), Map(pw, (k, n), box_w, 1, FORMATS[b][0] % 8),
                                  *(Map(pout, (n, m), box, 4) for box in box_out)]}
    names = re.findall(r"%arg\d+: (index|memref<\?xf8E8M0FNU>|memref<\?xf32>|memref<\?xf\d\w+>)", head)
    pointers = {"memref<?xf8E8M0FNU>": [psx, psw], "memref<?xf32>": [pout]}
    numbers = [px, pw]
    arguments = [given["index"] if name == "index" else pointers.get(name, numbers).pop(0) for name in names]
    indices = iter((m, n, k, -(-k // 32), k, k, -(-k // 32), -(-k // 32)))
    arguments = [next(indices) if argument == [] else argument for argument in arguments] + given["map"]
    in_pairs = ".reqnctapercluster 2" in text
    assert in_pairs == (variant == 0)
    run_grid(machine, parsed, -(-m // (256, 128, 128)[variant]) * -(-n // (128, 128, 64)[variant]) * (1 + in_pairs), arguments, seed, in_pairs)
    want = scaled(left, sx) @ scaled(right, sw).T
    bound = float((scaled(left, sx).abs() @ scaled(right, sw).abs().T).max())
    return bool(np.allclose(machine.get(pout, out), want, rtol=0, atol=2**-20 * bound))


@pytest.mark.parametrize("a, b", [("e4m3", "e2m1"), ("e4m3", "e3m2"), ("e2m3", "e2m1")], ids="-".join)
@pytest.mark.parametrize("variant", range(3))
def test_its_ptx_is_right_on_the_model(a, b, variant):
    assert run_ptx(lowered(a, b), variant, a, b, (140, 144, 640), seed=variant)


@pytest.mark.parametrize("variant", range(4))
def test_products_without_scales_are_right_on_the_model(variant):
    """Of pairs of CTAs, of large tiles, and of smaller ones."""
    kernel = tier.lower(product("e3m2", "e2m1"), ("u8[M, L%96]", "u8[N, P%64]"), chip="sm_100a")
    assert len(kernel.artefact.images) == 4
    m, n, k = (300, 144, 256)
    (x, left), (w, right) = draw("e3m2", m, k, 1), draw("e2m1", n, k, 2)
    text = bytes(kernel.artefact.images[variant].data).decode()
    parsed, = ptx_machine.parse(text).values()
    machine = ptx_machine.Machine(1 << 21)
    out = np.full((m, n), np.nan, np.float32)
    px, pw, pout = machine.put(x.numpy()), machine.put(w.numpy()), machine.put(out)
    head = re.findall(r"gpu\.func @.*", kernel.ir("where"))[variant]
    box_x, box_w, *box_out = [tuple(map(int, box)) for box in re.findall(r"box = \[(\d+), (\d+)\]", head)]
    pointers = iter((px, pw, pout))
    names = re.findall(r"%arg\d+: (index|memref)", head)
    assert names.count("memref") == 3
    indices = iter((m, n, k, k, k))
    arguments = [next(indices) if name == "index" else next(pointers) for name in names]
    maps = [Map(px, (k, m), box_x, 1, 6), Map(pw, (k, n), box_w, 1, 4), *(Map(pout, (n, m), box, 4) for box in box_out)]
    in_pairs = ".reqnctapercluster 2" in text
    rows, columns = map(int, re.search(r"tile = \[(\d+), (\d+)", head).groups())
    run_grid(machine, parsed, -(-m // (rows * (1 + in_pairs))) * -(-n // columns) * (1 + in_pairs), [*arguments, *maps], variant, in_pairs)
    want = left @ right.T
    assert np.allclose(machine.get(pout, out), want, rtol=0, atol=2**-20 * float((left.abs() @ right.abs().T).max()))


def _other_bytes(text):
    return re.sub(r"(expect_tx\S* _, \[\S+\], )(\d+)", lambda found: found[1] + str(int(found[2]) + 4096), text)


def _other_format(text):
    return re.sub(r"(block_scale\S+ \[d\], a, b, )(\d+)", lambda found: found[1] + str(int(found[2]) ^ 1 << 11), text)


@pytest.mark.parametrize("edit", [_other_bytes, _other_format])
def test_the_model_notices(edit):
    """Bytes that barriers wait for, and the format that the unit is told."""
    try:
        right = run_ptx(lowered("e4m3", "e2m1"), 1, "e4m3", "e2m1", (128, 128, 256), 0, edit)
    except (ValueError, RuntimeError):
        return
    assert not right
