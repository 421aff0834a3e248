"""Products whose rows begin anywhere: what is stored, what is not, and what of memory beside the operands counts.

    python -m pytest integration/test_lines_cuda.py
"""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from tier.testing import compare, matmul_bound  # noqa: E402

pytestmark = pytest.mark.cuda
GUARD = 128

PROGRAMS = {
    "plain": (lambda x, w, b: x @ w.T, lambda s, b: s),
    "bias, gelu": (lambda x, w, b: tier.gelu(x @ w.T + b), lambda s, b: torch.nn.functional.gelu(s + b)),
}
COMPILED = {name: tier.compile(function) for name, (function, _) in PROGRAMS.items()}
# Odd extents are one class of arguments, which is compiled once.
# The last ones have so many rows of one operand that it is not copied, but realigned on the way to registers.
STAYING = [(8243, 511, 257), (511, 8243, 301), (9001, 1023, 65), (1023, 9001, 97), (8191, 1791, 71), (1791, 8191, 129),
           (3001, 1023, 2051), (1023, 4223, 2049)]
LONG = [(3001, 1023, 4099), (1021, 2963, 4103), (4097, 767, 5001)]  # one wave of tiles of 208 columns
ODD = [(3001, 3001, 257), (1023, 7777, 129), (3001, 1023, 301), (4097, 4099, 65), (777, 12001, 97), (129, 9001, 33)]


def _poisoned(rows: int, columns: int, pitch: int, lead: int, dtype):
    """An array inside of NaN: before it, behind it, and between its rows."""
    flat = torch.full((lead + rows * pitch + 64,), float("nan"), device="cuda", dtype=dtype)
    array = flat[lead:lead + rows * pitch].view(rows, pitch)[:, :columns]
    return array.copy_(torch.randn(rows, columns, device="cuda"))


@pytest.mark.parametrize(("name", "shapes", "lead", "dtype"), [
    ("plain", ODD, 0, torch.bfloat16), ("plain", ODD, 0, torch.float16), ("plain", ODD, 3, torch.bfloat16), ("bias, gelu", ODD, 0, torch.bfloat16),
    ("plain", [(4100, 4100, 260), (516, 1028, 1028)], 0, torch.bfloat16),
    ("plain", STAYING, 0, torch.bfloat16), ("plain", STAYING, 8, torch.float16), ("bias, gelu", STAYING, 0, torch.float16),
    ("plain", LONG, 0, torch.bfloat16), ("bias, gelu", LONG, 8, torch.float16),
    ("plain", [(8242, 511, 258), (8200, 1020, 260), (1020, 8200, 252)], 8, torch.bfloat16)], ids=str)
def test_results_of_any_width_are_exact_and_nothing_else_is_written(name, shapes, lead, dtype):
    for m, n, k in shapes:
        pitch = k + 2 * lead
        x, w, b = _poisoned(m, k, pitch, lead, dtype), _poisoned(n, k, pitch, 3 * lead, dtype), torch.randn(n, device="cuda").to(dtype)
        around = torch.full((GUARD + m * n + GUARD,), 7.0, device="cuda", dtype=dtype)
        out = around[GUARD:GUARD + m * n].view(m, n)
        COMPILED[name](x, w, b, out=out)
        exact = PROGRAMS[name][1]((x.float() @ w.float().T).double(), b.double())
        report = compare(out, exact, magnitude=matmul_bound(x, w.T) + b.double().abs(), depth=k)
        assert report.ok, (m, n, k, report)
        assert (around[:GUARD] == 7).all() and (around[GUARD + m * n:] == 7).all()


@pytest.mark.parametrize(("m", "n"), [(3001, 3001), (8243, 1023), (1023, 8243)])
def test_lines_are_the_same_twenty_times(m, n):
    x, w, b = _poisoned(m, 257, 257, 0, torch.bfloat16), _poisoned(n, 257, 257, 0, torch.bfloat16), torch.zeros(n, device="cuda").bfloat16()
    first = COMPILED["plain"](x, w, b)
    assert all(torch.equal(first, COMPILED["plain"](x, w, b)) for _ in range(20))


@pytest.mark.parametrize(("m", "n", "k"), [(8243, 512, 67), (9001, 1024, 259)])
def test_an_operand_that_stays_needs_no_copy_of_the_other(m, n, k):
    x, w = _poisoned(m, k, k + 5, 8, torch.bfloat16), torch.randn(k, n, device="cuda").bfloat16()
    out = tier.compile(lambda x, w: x @ w)(x, w)
    report = compare(out, (x.float() @ w.float()).double(), magnitude=matmul_bound(x, w), depth=k)
    assert report.ok, report
