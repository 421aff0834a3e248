"""Products whose operands have no tensor map, copied first or read as they lie: of one product and of several, of every width.

    python -m pytest integration/test_realign_cuda.py
"""

import math

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda
GUARD = 128
FP8 = (torch.float8_e4m3fn, torch.float8_e5m2)
#: Error of a sum in the matrix unit, of 8-bit floats, relative to the sum of its terms' magnitudes: it keeps 14 bits, and truncates.
UNIT = 2.0**-10

#: The program, whether w is [K, N], the dtype of operands and of the result, and what of its operands the unit multiplies.
KINDS = {
    "bf16": (lambda x, w: x @ w.T, False, torch.bfloat16, torch.bfloat16, None),
    "f16 [K, N]": (lambda x, w: x @ w, True, torch.float16, torch.float16, None),
    "tf32": (lambda x, w: tier.matmul(x, w.T, precision="tf32"), False, torch.float32, torch.float32, "tf32"),
    "tf32 [K, N]": (lambda x, w: tier.matmul(x, w, precision="tf32"), True, torch.float32, torch.float32, "tf32"),
    "fp8": (lambda x, w: tier.matmul(x, w.T, out_dtype=tier.bfloat16), False, FP8[0], torch.bfloat16, None),
    "fp8 [K, N]": (lambda x, w: tier.matmul(x, w, out_dtype=tier.bfloat16), True, FP8[1], torch.bfloat16, None),
    "int8": (lambda x, w: tier.matmul(x, w.T, out_dtype=tier.int32), False, torch.int8, torch.int32, None),
    "int8 [K, N]": (lambda x, w: tier.matmul(x, w, out_dtype=tier.int32), True, torch.int8, torch.int32, None),
    "batches": (lambda x, w: tier.matmul(x, tier.matrix_transpose(w)), False, torch.bfloat16, torch.bfloat16, None),
    "batches [K, N]": (lambda x, w: tier.matmul(x, w), True, torch.float16, torch.float16, None),
    "fp8 batches": (lambda x, w: tier.matmul(x, tier.matrix_transpose(w), out_dtype=tier.bfloat16), False, FP8[0], torch.bfloat16, None),
    "one w": (lambda x, w: tier.matmul(x, w), True, torch.bfloat16, torch.bfloat16, None),
    "one x": (lambda x, w: tier.matmul(x, tier.matrix_transpose(w)), False, torch.bfloat16, torch.bfloat16, None),
}
COMPILED = {name: tier.compile(kind[0]) for name, kind in KINDS.items()}
# The first ones are copied where they lie so, the last ones are too small.
SHAPES = [
    (1023, 1023, 1023), (509, 1031, 521), (300, 3000, 1001), (129, 20011, 257), (4095, 255, 1001), (129, 131, 70001), (3001, 1023, 97),
    (129, 1025, 2049), (131, 127, 1021), (255, 257, 1001), (1, 131, 129), (131, 1, 257), (127, 129, 1), (1, 1, 1), (0, 5, 7), (5, 0, 7), (5, 7, 0)]  # fmt: skip
BATCHED = [
    (64, 511, 509, 131), (3, 513, 517, 1001), (1, 1023, 777, 257), (131, 129, 255, 67), (3, 1, 777, 1001), (2, 1023, 1, 131),
    (3, 129, 257, 1), (0, 5, 7, 3), (3, 0, 5, 7), (3, 5, 7, 0)]  # fmt: skip


def _random(shape, dtype):
    if dtype == torch.int8:
        return torch.randint(-128, 128, shape, device="cuda", dtype=dtype)
    return torch.randn(*shape, device="cuda").to(dtype)


def _poisoned(shape, dtype, lead: int, gap: int):
    """An array that begins `lead` elements behind an aligned address, inside of NaN (or 113): before it, behind it, between rows and products."""
    *batch, rows, columns = shape
    pitch, height = columns + 2 * gap, rows + gap if batch else rows
    count = lead + math.prod(batch) * height * pitch + 64
    # Every bit set is NaN.
    flat = torch.full((count * dtype.itemsize,), 113 if dtype == torch.int8 else 0xFF, device="cuda", dtype=torch.uint8).view(dtype)
    array = flat[lead:count - 64].view(*batch, height, pitch)[..., :rows, :columns]
    return array.copy_(_random(shape, dtype))


def _check(name: str, shape, lead: int = 0, gap: int = 0):
    _, has_columns, dtype, wide, precision = KINDS[name]
    *batch, m, n, k = shape
    x = _poisoned((*([] if name == "one x" else batch), m, k), dtype, lead, gap)
    w = _poisoned((*([] if name == "one w" else batch), *((k, n) if has_columns else (n, k))), dtype, 3 * lead, gap)
    around = torch.full((GUARD + math.prod(batch) * m * n + GUARD,), 7, device="cuda", dtype=wide)
    out = around[GUARD:around.numel() - GUARD].view(*batch, m, n)
    COMPILED[name](x, w, out=out)
    a, b = x.double(), w.double() if has_columns else w.double().mT
    exact = a @ b
    if dtype == torch.int8:  # double is exact
        assert torch.equal(out.double(), exact), shape
    elif dtype in FP8:
        bound = 2.0**-7 * exact.abs() + UNIT * (a.abs() @ b.abs()) + 1e-30
        assert ((out.double() - exact).abs() <= bound).all(), shape
    else:
        report = compare(out, exact, magnitude=matmul_bound(a, b), depth=k, precision=precision)
        assert report.ok, (shape, report)
    assert (around[:GUARD] == 7).all() and (around[around.numel() - GUARD:] == 7).all()


@pytest.mark.parametrize("name", [name for name in KINDS if "batches" not in name and "one" not in name])
@pytest.mark.parametrize(("lead", "gap"), [(0, 0), (3, 2)], ids=["dense", "with gaps"])
def test_products_of_any_width_are_right_and_nothing_else_is_read_or_written(name, lead, gap):
    for shape in SHAPES:
        _check(name, shape, lead, gap)


@pytest.mark.parametrize("name", [name for name in KINDS if "batches" in name or "one" in name])
@pytest.mark.parametrize(("lead", "gap"), [(0, 0), (3, 2)], ids=["dense", "with gaps"])
def test_several_products_of_any_width_are_right_and_nothing_else_is_read_or_written(name, lead, gap):
    for shape in BATCHED:
        _check(name, shape, lead, gap)


@pytest.mark.parametrize(("name", "shape"), [("bf16", (1023, 1023, 1023)), ("batches", (64, 511, 511, 131)), ("one w", (16, 127, 777, 1001))])
def test_copies_are_the_same_twenty_times(name, shape):
    _, has_columns, dtype, _, _ = KINDS[name]
    *batch, m, n, k = shape
    x, w = _random((*batch, m, k), dtype), _random((*([] if name == "one w" else batch), *((k, n) if has_columns else (n, k))), dtype)
    first = COMPILED[name](x, w)
    assert all(torch.equal(first, COMPILED[name](x, w)) for _ in range(20))


@pytest.mark.parametrize("shape", [(1023, 1023, 1023), (300, 3000, 1001)], ids=str)
def test_a_turned_axis_is_copied(shape):
    m, n, k = shape
    x, w = _random((m, k), torch.bfloat16), _random((n, k), torch.bfloat16)
    out = tier.compile(lambda x, w: x[::-1] @ w[:, ::-1].T)(x, w)
    a, b = x.double().flip(0), w.double().flip(1).T
    report = compare(out, a @ b, magnitude=matmul_bound(a, b), depth=k)
    assert report.ok, report
