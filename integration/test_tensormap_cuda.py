"""Tensor maps on a GPU: the rules against the driver, run-time rules in processes of their own, repaired programs.

    python -m pytest integration/test_tensormap_cuda.py -s      # prints how often each rule was seen
"""

import json
import math
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
sys.path.insert(0, str(Path(__file__).resolve().parent))
from _tensormap_driver import BYTES, PACKINGS, SHARED, Descriptor, Driver  # noqa: E402

from tier import tensormap  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda
CASES = 6000
SPANS = {"none": 0, "32B": 32, "64B": 64, "128B": 128}


@pytest.fixture(scope="module")
def driver():
    torch.cuda.init()
    return Driver()


@pytest.fixture(scope="module")
def memory(driver):
    return driver.allocate(1 << 20) + 511 & ~511


#
# The driver accepts what is legal, and refuses what breaks a rule that it checks
#

def _legal(rng: random.Random) -> dict:
    """A descriptor that breaks nothing."""
    element = rng.choice(["i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "tf32"])
    size = BYTES[element]
    swizzle = rng.choice(list(SPANS))
    rank = rng.randint(1, 5)
    most = SPANS[swizzle] or rng.choice([64, 128, 256 * size])
    box = [16 // size * rng.randint(1, min(most // 16, 256 * size // 16))] + [1] * (rank - 1)
    for i in range(1, rank):
        side = rng.choice([1, 1, 2, 8])
        box[i] = side if math.prod(box) * size * side < 200000 else 1
    return {"element": element, "dims": [rng.choice([1, 63, 64, 300, 4096]) for _ in range(rank)],
            "stride_bytes": [16 * rng.choice([1, 8, 512, 0, 4096]) for _ in range(rank - 1)], "box": box,
            "element_strides": [1] * rank, "swizzle": swizzle, "interleave": "none", "fill": "zero", "packing": "none",
            "base_offset": rng.choice([0, 16, 32, 256]), "object_offset": 0}


def _change(question: dict, rng: random.Random) -> None:
    """Put one field at a boundary, or beyond it."""
    rank = len(question["dims"])
    size = BYTES[question["element"]]
    at = rng.randrange(rank)
    match rng.randrange(13):
        case 0:
            question["dims"][at] = rng.choice([0, 1, 2**31, 2**32 - 1, 2**32, 2**32 + 1, 2**40])
        case 1 if rank > 1:
            question["stride_bytes"][rng.randrange(rank - 1)] = rng.choice(
                [0, 8, 15, 16, 24, 32, 48, 600, 2**40 - 16, 2**40, 2**40 + 16, 2**34 * 2 - 32])
        case 2:
            question["box"][at] = rng.choice([0, 1, 255, 256, 257, 512])
        case 3:
            question["box"][0] = rng.choice([1, 2, 3, 8 // size or 1, 24 // size, 32 // size, 48 // size, 128 // size, 144 // size])
        case 4:
            question["element_strides"][at] = rng.choice([0, 1, 2, 3, 7, 8, 9])
        case 5:
            question["swizzle"] = rng.choice([*SPANS, "128B_atom_32B", "128B_atom_32B_flip_8B", "128B_atom_64B"])
        case 6:
            question["interleave"] = rng.choice(["16B", "32B"])
            question["swizzle"] = rng.choice([question["swizzle"], "32B", "32B"])
        case 7:
            question["fill"] = "nan"
        case 8:
            question["base_offset"] = rng.choice([0, 1, 4, 8, 16, 24, 32, 48, 64])
        case 9:
            question["packing"] = rng.choice(list(PACKINGS))
        case 10:
            question["object_offset"] = 32
        case 11:
            # One dimension more, or fewer.
            if rng.random() < 0.5 and rank < 6:
                for name, value in (("dims", 8), ("stride_bytes", 64), ("box", 1), ("element_strides", 1)):
                    question[name].append(value)
            elif rank > 1:
                for name in ("dims", "stride_bytes", "box", "element_strides"):
                    question[name].pop()
        case 12:
            # A box near the limit of bytes.
            sides = rng.choice([(256, 228), (256, 229), (256, 256), (256, 114), (256, 57), (128, 228), (64, 256)])
            if rank > 1:
                question["box"][:2] = sides
                question["swizzle"] = "none"


def _ask(question: dict, driver) -> list:
    fields = {name: value for name, value in question.items() if name not in ("base_offset", "object_offset")}
    offset = question["base_offset"]
    return tensormap.check(**fields, base_alignment=offset & -offset or 512, object_alignment=64 - question["object_offset"] or 64,
                           machine=driver.chip, toolkit=driver.toolkit)


def _accepted_anyway() -> set[str]:
    return {rule.number for rule in tensormap.rule_table() for exception in rule.exceptions if exception.kind == "accepted"}


def test_driver_and_rules_agree(driver, memory):
    rng = random.Random(13)
    exceptions = _accepted_anyway()
    disagree, examples, alone, counts = Counter(), {}, Counter(), Counter()
    for _ in range(CASES):
        question = _legal(rng)
        for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
            _change(question, rng)
        broken = [violation.number for violation in _ask(question, driver) if violation.checked_by == "encode"]
        refused = any(number not in exceptions for number in broken)
        descriptor = Descriptor(**{name: value for name, value in question.items() if name != "base_offset"})
        code, *_ = driver.encode(memory + question["base_offset"], descriptor)
        counts["accepted" if code == 0 else "refused"] += 1
        if len(set(broken)) == 1:
            alone[broken[0]] += 1
        if (code != 0) != refused:
            key = (tuple(sorted(set(broken))), code)
            disagree[key] += 1
            examples.setdefault(key, question)
    print(f"\n{counts['accepted']} accepted, {counts['refused']} refused, each rule alone: {dict(sorted(alone.items()))}")
    text = "\n".join(f"{n} x rules {key[0]}, driver {key[1]}: {examples[key]}" for key, n in disagree.most_common())
    assert not disagree, f"{sum(disagree.values())} of {CASES} disagree\n{text}"
    assert min(counts.values()) > CASES // 5
    # Every rule that the driver checks on this machine was the only one broken in some case.
    expected = {rule.number for rule in tensormap.rule_table() if rule.checked_by == "encode" and driver.chip in rule.machines}
    assert expected - set(alone) <= {"T33"}, f"never alone: {sorted(expected - set(alone))}"


def test_driver_wants_strides_even_for_one_dimension(driver, memory):
    assert driver.encode(memory, Descriptor("f32", [64], [], [32]))[0] == 0


def test_addresses_that_are_encoded(driver, record_property):
    accepted = [bits for bits in range(20, 65) if driver.encode((1 << bits) - 512, Descriptor("f32", [64], [], [32]))[0] == 0]
    record_property("address_bits", accepted)
    print(f"\naddresses below 2^n are encoded for n = {accepted}")
    assert set(range(20, 48)) <= set(accepted)


#
# Rules that the hardware checks: each copy in a process of its own
#

def _copy(kind: str, descriptor: dict, coordinates: list[int], **more) -> dict:
    question = {"kind": kind, "descriptor": descriptor, "coordinates": coordinates, "memory_bytes": 1 << 16, **more}
    child = subprocess.run([sys.executable, str(Path(__file__).resolve().parent / "_tensormap_driver.py"), json.dumps(question)],
                           capture_output=True, text=True, timeout=60)
    assert child.returncode == 0, child.stderr
    answer = json.loads(child.stdout)
    return {"code": answer["code"], "shared": bytes.fromhex(answer.get("shared", "")), "memory": bytes.fromhex(answer.get("memory", ""))}


def _needs_this_chip(driver):
    if driver.chip != "sm_90a":
        pytest.skip(f"the kernels are for sm_90a, the device is {driver.chip}")


START_CASES = [("f32", c) for c in (0, 1, 2, 3, 4, 8, -4, -1, 64)] + [("bf16", c) for c in (1, 4, 8, 12)] + [("i8", c) for c in (8, 15, 16, 48)]


@pytest.mark.parametrize(("element", "start"), START_CASES, ids=str)
def test_inner_starts_are_multiples_of_16_bytes(driver, element, start):
    _needs_this_chip(driver)
    size = BYTES[element]
    descriptor = {"element": element, "dims": [64, 8], "stride_bytes": [64 * size], "box": [16, 4]}
    broken = [v.number for v in tensormap.check(**descriptor, starts=[start, 1])]
    answer = _copy("load", descriptor, [start, 1])
    assert (answer["code"] != 0) == (broken == ["T25"]), (answer["code"], broken)
    if not broken:
        memory = bytes(1 + i * 7 % 251 for i in range(64 * size * 8))
        for row in range(4):
            for column in range(16):
                x = start + column
                at = ((1 + row) * 64 + x) * size
                expected = memory[at:at + size] if 0 <= x < 64 else bytes(size)
                landed = (row * 16 + column) * size
                assert answer["shared"][landed:landed + size] == expected


@pytest.mark.parametrize("coordinates", [[0, 0], [4, 1], [1, 0], [-4, 0], [0, -1], [64, 0], [0, 9]], ids=str)
def test_stores_start_inside_and_at_16_bytes(driver, coordinates):
    _needs_this_chip(driver)
    descriptor = {"element": "f32", "dims": [64, 8], "stride_bytes": [256], "box": [16, 4]}
    broken = [v.number for v in tensormap.check(**descriptor, starts=coordinates, store=True)]
    answer = _copy("store", descriptor, coordinates)
    assert (answer["code"] != 0) == ("T25" in broken), (answer["code"], broken)


@pytest.mark.parametrize("offset", [0, 16, 32, 64, 96, 128, 256, 1024])
def test_shared_tiles_lie_at_multiples_of_128_bytes(driver, offset):
    _needs_this_chip(driver)
    descriptor = {"element": "f32", "dims": [64, 8], "stride_bytes": [256], "box": [16, 4]}
    broken = [v.number for v in tensormap.check(**descriptor, shared_alignment=offset & -offset or 1024)]
    answer = _copy("load", descriptor, [0, 0], shared_offset=offset)
    assert (answer["code"] != 0) == (broken == ["T26"]), (answer["code"], broken)


def test_a_swizzle_counts_from_address_0(driver):
    """A tile at 128 bytes is legal to the hardware, but its rows are permuted as if it began at its repeat."""
    _needs_this_chip(driver)
    descriptor = {"element": "f32", "dims": [32, 8], "stride_bytes": [128], "box": [32, 8], "swizzle": "128B"}
    assert [v.number for v in tensormap.check(**descriptor, shared_alignment=128)] == ["T26"]
    memory = bytes(1 + i * 7 % 251 for i in range(1024))
    for offset in (0, 128):
        answer = _copy("load", descriptor, [0, 0], shared_offset=offset)
        assert answer["code"] == 0
        absolute, relative = True, True
        for at in range(0, 1024, 16):
            where = offset + at
            by_address = (where ^ (where >> 7 & 7) << 4) - offset
            by_offset = at ^ (at >> 7 & 7) << 4
            absolute &= answer["shared"][by_address:by_address + 16] == memory[at:at + 16]
            relative &= answer["shared"][by_offset:by_offset + 16] == memory[at:at + 16]
        assert absolute
        assert relative == (offset == 0)


@pytest.mark.parametrize("columns", [12, 13, 14, 15, 16])
def test_stores_write_on_to_the_end_of_16_bytes(driver, columns):
    _needs_this_chip(driver)
    descriptor = {"element": "f32", "dims": [columns, 4], "stride_bytes": [128], "box": [16, 4]}
    broken = [v.number for v in tensormap.check(**descriptor, starts=[0, 0], store=True)]
    answer = _copy("store", descriptor, [0, 0])
    assert answer["code"] == 0
    stray = sum(answer["memory"][row * 128 + at] != 0xA5 for row in range(4) for at in range(columns * 4, 128))
    assert (stray > 0) == (broken == ["T27"]), stray
    assert stray in (0, 4 * (-columns * 4 % 16))
    for row in range(4):
        assert answer["memory"][row * 128:row * 128 + columns * 4] == bytes(3 + i * 5 % 241 for i in range(row * 64, row * 64 + columns * 4))


@pytest.mark.parametrize("steps", [[1, 1], [2, 1], [1, 2], [1, 3]], ids=str)
def test_inner_element_strides_are_ignored(driver, steps):
    _needs_this_chip(driver)
    descriptor = {"element": "f32", "dims": [32, 32], "stride_bytes": [128], "box": [16, 6], "element_strides": steps}
    broken = [v.number for v in tensormap.check(**descriptor)]
    assert broken == (["T29"] if steps[0] > 1 else [])
    answer = _copy("load", descriptor, [0, 0])
    assert answer["code"] == 0
    memory = bytes(1 + i * 7 % 251 for i in range(4096))
    for row in range(-(-6 // steps[1])):
        at = row * steps[1] * 128
        assert answer["shared"][row * 64:row * 64 + 64] == memory[at:at + 64]


def test_a_wrapped_map_ends_with_its_group(driver):
    _needs_this_chip(driver)
    wrapped = tensormap.wrap(element="f32", columns=16, row_bytes=64, box=[16, 8])
    descriptor = {"element": "f32", "dims": list(wrapped.dims), "stride_bytes": list(wrapped.stride_bytes), "box": list(wrapped.box)}
    answer = _copy("load", descriptor, list(wrapped.coordinates(0, 0, offset=10, size=5)))
    assert answer["code"] == 0
    memory = bytes(1 + i * 7 % 251 for i in range(4096))
    assert answer["shared"][:5 * 64] == memory[10 * 64:15 * 64]
    assert not any(answer["shared"][5 * 64:8 * 64])
    answer = _copy("store", descriptor, list(wrapped.coordinates(0, 2, offset=10, size=5)))
    assert answer["code"] == 0
    changed = [row for row in range(64) if answer["memory"][row * 64:row * 64 + 64] != b"\xa5" * 64]
    assert changed == [12, 13, 14]


#
# Programs whose arrays have no plain map
#

def _poisoned(rows: int, columns: int, *, pitch: int, skip: int, dtype) -> "torch.Tensor":
    """A view of rows `pitch` apart that begins `skip` elements into its memory; all around it is NaN."""
    flat = torch.full((rows * pitch + skip + pitch,), float("nan"), device="cuda", dtype=dtype)
    view = flat[skip:skip + rows * pitch].view(rows, pitch)[:, :columns]
    view.copy_(torch.randn(rows, columns, device="cuda").to(dtype))
    return view


@tier.compile
def product(x, w):
    return x @ w


@tier.compile
def product_nt(x, w):
    return x @ w.T


@tier.compile
def shifted(x, w):
    return x[:, 3:] @ w[3:]


@tier.compile
def stepped(x, w):
    return x[::2, ::2] @ w


@tier.compile
def flipped(x, w):
    return tier.matmul(x[::-1], w)


@tier.compile
def rows_flipped(x, w):
    return x[::-1] @ w


@tier.compile
def chain(x, w, v):
    return tier.relu(x @ w) @ v


SHAPES = [(64, 64, 64), (257, 129, 301), (1000, 1003, 511), (1537, 2051, 1025), (2049, 4096, 4095)]
DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("lies", ["odd pitch", "odd start", "both", "plain"])
def test_odd_rows_are_read_exactly(lies, shape, dtype):
    m, n, k = shape
    dtype = DTYPES[dtype]
    pitch = 1 if lies in ("odd pitch", "both") else -1
    skip = 3 if lies in ("odd start", "both") else 0

    def array(rows, columns):
        wide = columns + 5 | 1 if pitch > 0 else -(-columns // 64) * 64
        return _poisoned(rows, columns, pitch=wide, skip=skip, dtype=dtype)

    x, w = array(m, k), array(k, n)
    report = compare(product(x, w), x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=k)
    assert report.ok, report
    w = array(n, k)
    report = compare(product_nt(x, w), x.double() @ w.double().T, magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok, report


@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("name", ["shifted", "stepped", "flipped", "rows_flipped", "chain"])
def test_repaired_programs_are_right(name, shape):
    m, n, k = shape
    dtype = torch.bfloat16
    rand = lambda *s: torch.randn(*s, device="cuda").to(dtype)  # noqa: E731
    if name == "shifted":
        x, w = rand(m, k), rand(k, n)
        out, a, b = shifted(x, w), x[:, 3:], w[3:]
    elif name == "stepped":
        x, w = rand(2 * m, 2 * k), rand(k, n)
        out, a, b = stepped(x, w), x[::2, ::2], w
    elif name == "flipped":
        x, w = rand(3, m, k), rand(3, k, n)
        out, a, b = flipped(x, w), x.flip(0), w
    elif name == "rows_flipped":
        x, w = rand(m, k), rand(k, n)
        out, a, b = rows_flipped(x, w), x.flip(0), w
    else:
        x, w, v = rand(m, k), rand(k, n) / k**0.5, rand(n, 200)
        out, a, b = chain(x, w, v), torch.relu((x.double() @ w.double()).to(dtype)), v
    report = compare(out, a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=b.shape[-2])
    if name == "chain":
        # The kept value is rounded twice: what its own error moves is in the norm.
        assert report.frobenius < 2 * report.limit, report
    else:
        assert report.ok, report


@tier.compile
def tf32(x, w):
    return tier.matmul(x, w, precision="tf32")


def _rounded(bits: int) -> int:
    """To 10 bits of mantissa, ties to even; infinite where there is no such number, and one NaN for all."""
    if bits & 0x7FFFFFFF > 0x7F800000:
        return 0x7FFFE000
    return (bits + 0xFFF + (bits >> 13 & 1)) & 0xFFFFE000


def test_loads_through_a_map_of_tf32_round(driver, memory):
    rng = random.Random(3)
    special = [0x00000000, 0x80000000, 0x00000001, 0x00000FFF, 0x00001000, 0x00001001, 0x007FFFFF, 0x00801000, 0x3F801000, 0x3F803000, 0xBF801000, 0x7F7FE000,
               0x7F7FEFFF, 0x7F7FF000, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7F800001, 0x7FFFFFFF, 0xFFC00000]
    words = special + [rng.getrandbits(32) for _ in range(1024 - len(special))]
    driver.write(memory, b"".join(word.to_bytes(4, "little") for word in words))
    code, out = driver.launch("load", memory, Descriptor("tf32", [32, 32], [128], [32, 32]), [0, 0])
    found = [int.from_bytes(out[i:i + 4], "little") for i in range(0, 4096, 4)]
    assert code == 0 and [f"{x:08x}" for x in found] == [f"{_rounded(x):08x}" for x in words]


@tier.compile
def tf32_along(x, w):
    return tier.matmul(x, w.T, precision="tf32")


@pytest.mark.parametrize("shape", [(256, 256, 512), (16, 512, 1024), (1024, 64, 256)], ids=str)
def test_operands_that_are_copied_are_rounded(shape):
    """1.75 of a last place more than 1: 2 more where it is rounded, 1 where it is cut."""
    m, n, k = shape
    x, w = torch.full((m, k), 1 + 1.75 * 2.0**-10, device="cuda"), torch.ones(n, k, device="cuda")
    assert torch.equal(tf32_along(x, w), torch.full((m, n), k * (1 + 2.0**-9), device="cuda"))
    assert torch.equal(tf32_along(w, x), torch.full((n, m), k * (1 + 2.0**-9), device="cuda"))


@pytest.mark.parametrize("shape", [(100, 72, 136), (1024, 1536, 2048), (1537, 2051, 1025)], ids=str)
def test_operands_along_the_other_side_are_turned_exactly(shape):
    m, n, k = shape
    x, w = torch.randn(m, k, device="cuda"), torch.randn(k, n, device="cuda")
    report = compare(tf32(x, w), x.double() @ w.double(), magnitude=matmul_bound(x, w), depth=k, precision="tf32")
    assert report.ok, report


@tier.compile
def many_batches(x, w):
    return tier.matmul(tier.permute_dims(x, (3, 2, 1, 0, 4, 5)), tier.permute_dims(w, (3, 2, 1, 0, 4, 5)))


@pytest.mark.parametrize("shape", [(64, 64, 64), (100, 72, 136), (257, 256, 64)], ids=str)
def test_six_dimensions_fold_into_one_coordinate(shape):
    m, n, k = shape
    x = torch.randn(2, 3, 2, 5, m, k, device="cuda").bfloat16()
    w = torch.randn(2, 3, 2, 5, k, n, device="cuda").bfloat16()
    a, b = (array.permute(3, 2, 1, 0, 4, 5) for array in (x, w))
    report = compare(many_batches(x, w), a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=k)
    assert report.ok, report


def test_repaired_programs_run_the_same_twenty_times():
    x, w = _poisoned(1537, 1025, pitch=1031, skip=1, dtype=torch.bfloat16), _poisoned(1025, 2051, pitch=2057, skip=5, dtype=torch.bfloat16)
    first = product(x, w)
    assert all(torch.equal(first, product(x, w)) for _ in range(20))
