"""Products of operands that are computed: tiles of the arrays are copied, and A is computed in registers (simulator)."""

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from ir_ops import walk  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

#: Rows, columns and depth: few, odd, prime, none at all, more than a tile of each.
SHAPES = [(2, 8, 8), (3, 72, 200), (7, 24, 0), (131, 264, 136), (257, 40, 64)]
PLANS = [{"tile": (64, 64, 64)}, {"tile": (128, 128, 64)}]


def random(*shape, dtype=torch.bfloat16, seed=0):
    generator = torch.Generator().manual_seed(seed)
    if dtype == torch.int8:
        return torch.randint(-128, 128, shape, generator=generator).to(dtype)
    return torch.randn(*shape, generator=generator).to(dtype)


def cast(x, w):
    return tier.astype(x, w.dtype) @ w


def scaled(x, s, w):
    return tier.astype(tier.astype(x, tier.float32) * s[:, None], w.dtype) @ w


def scaled_along_k(x, s, w):
    return tier.astype(tier.astype(x, tier.float32) * s[None, :], w.dtype) @ w


def shifted(x, w):
    return (x + 1) @ w


def added(x, y, w):
    return (x + y) @ w


def check(function, arrays, computed, w, plan=None, seeds=(0, 1)):
    """The kernel multiplies A from registers, and its result is that of `computed @ w`."""
    kernel = tier.compile(function, plan=plan).lower(*arrays, chip="sm_90a")
    if computed.shape[1]:
        assert "wgmma.rs." in kernel.ir("where")
    exact, magnitude = computed.double() @ w.double(), matmul_bound(computed, w)
    for seed in seeds:
        out = kernel.simulate(*arrays, seed=seed)
        # What is computed in f32 may be rounded to 16 bits once more, or not at all.
        report = compare(out, exact, magnitude=magnitude, depth=max(computed.shape[1], 1), precision="bfloat16")
        assert report.ok, (tuple(out.shape), report)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: "x".join(map(str, plan["tile"])))
@pytest.mark.parametrize("dtype", [torch.int8, torch.float32, torch.float8_e4m3fn, torch.float16], ids=str)
def test_casts(plan, dtype):
    for seed, (m, n, k) in enumerate(SHAPES):
        k = (k + 15) // 16 * 16  # bytes of a row that a bulk copy takes
        x, w = random(m, k, dtype=dtype, seed=seed), random(k, n, seed=seed + 1)
        check(cast, (x, w), x.to(torch.bfloat16), w, plan)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: "x".join(map(str, plan["tile"])))
def test_scales_and_shifts(plan):
    for seed, (m, n, k) in enumerate(SHAPES):
        x, w = random(m, k, seed=seed), random(k, n, seed=seed + 1)
        rows, columns = random(m, dtype=torch.float32, seed=seed), random(k, dtype=torch.float32, seed=seed + 3)
        check(scaled, (x, rows, w), x.float() * rows[:, None], w, plan)
        check(scaled_along_k, (x, columns, w), x.float() * columns, w, plan)
        check(shifted, (x, w), x.float() + 1, w, plan)
        check(added, (x, random(m, k, seed=seed + 4), w), x.float() + random(m, k, seed=seed + 4).float(), w, plan)


@pytest.mark.parametrize("element, other", [(torch.float16, torch.float16), (torch.int8, torch.int8),
                                            (torch.float8_e4m3fn, torch.float8_e4m3fn), (torch.float32, torch.float32)], ids=str)
def test_other_instructions(element, other):
    m, n, k = 67, 40, 96
    x, w = random(m, k, dtype=element), random(n, k, dtype=other, seed=1).T
    if element == torch.int8:
        x = x // 2
        kernel = tier.compile(lambda x, w: tier.matmul(x + x, w, out_dtype=tier.int32)).lower(x, w, chip="sm_90a")
        assert "wgmma.rs.m64k32.s8" in kernel.ir("where")
        assert (kernel.simulate(x, w) == (x + x).int() @ w.int()).all()
        return
    if element == torch.float8_e4m3fn:
        x = random(m, k)
        return check(cast, (x, w), x.to(element).float(), w.float())
    if element == torch.float32:
        return check(lambda x, w: tier.matmul(x + x, w, precision="tf32"), (x, w), x + x, w)
    check(lambda x, w: (x + x) @ w, (x, w), x + x, w)


def test_large_tiles_hold_two_slabs_and_a_turned_array():
    x, w = random(136, 264), random(136, 296, seed=1)
    check(lambda x, w: (x.T + x.T) @ w, (x, w), x.float().T * 2, w, {"tile": (128, 256, 64)}, seeds=(0,))


def test_what_is_computed_becomes_the_first_operand():
    x, w = random(5, 96), random(72, 96, dtype=torch.int8, seed=1)
    for rows in (5, 70):
        x = random(rows, 96)
        check(lambda x, w: x @ tier.astype(w.T, x.dtype), (x, w), x.float(), w.float().T, None)


@pytest.mark.parametrize("k", [16, 40, 72])
def test_infinite_scales_do_not_meet_the_zeros_beyond_the_end(k):
    # inf * 0 would be NaN in every sum of the row.
    x, w = random(3, k).abs() + 1, random(k, 16, seed=1).abs() + 1
    s = torch.tensor([1.0, float("inf"), 2.0])
    for chip in ("sm_90a", "sm_80"):
        kernel = tier.compile(scaled).lower(x, s, w, chip=chip)
        assert "tier.mask" in kernel.ir("where")
        out = kernel.simulate(x, s, w)
        assert torch.isinf(out[1]).all() and torch.isfinite(out[0]).all() and torch.isfinite(out[2]).all()
    on_host = tier.compile(scaled)(x, s, w)
    assert torch.isinf(on_host[1]).all() and torch.isfinite(on_host[0]).all()


@pytest.mark.parametrize("k", [16, 40, 72])
def test_of_two_numbers_beyond_the_end_one_is_cleared(k):
    # 1 * -2 would count in every sum.
    x, w = random(3, k), random(k, 16, seed=1)

    def both(x, w):
        return (x + 1) @ (w - 2)

    exact = (x + 1).double() @ (w - 2).double()
    for chip in ("sm_90a", "sm_80", "gfx942"):
        kernel = tier.compile(both).lower(x, w, chip=chip)
        products = [text for text in kernel.ir("where").split("gpu.func @") if "tier.mma" in text]
        computing = [text for text in products if "tier.mask" in text]  # others read operands that are stored
        assert computing and all(text.count("tier.mask") == text.count("tier.mma") for text in computing)
        assert chip == "sm_90a" or len(computing) == len(products)
        for out in [kernel.simulate(x, w), tier.compile(both)(x, w)]:
            assert (out.double() - exact).abs().max() <= 2**-8 * exact.abs().max()


def test_registers_are_not_written_while_a_product_reads_them():
    # Stages are held and products wait for nothing, so that only the registers of A are too early.
    x, w = random(64, 320), random(320, 64, seed=1)
    kernel = tier.compile(shifted, plan={"tile": (64, 64, 64), "stages": 6}).lower(x, w, chip="sm_90a")
    right = kernel.simulate(x, w)
    name = kernel.launched(x, w)[0].kernel.split("::")[-1]
    text = next(text for text in kernel.ir("when").split("gpu.func ") if text.startswith(f"{name}("))
    # Two iterations in one, a last one by itself, and what is left behind both loops.
    assert text.count("transport.await  mma_group pending 1") == 2
    assert text.count("transport.await  mma_group pending 0") == 2
    module = _without_wait(kernel)
    with pytest.raises(tier.AsyncError) as caught:
        module.simulate(x, w)
    assert caught.value.rule == "async.product-running"
    assert any((module.simulate(x, w, seed=seed, reports=False) != right).any() for seed in range(8))


def _without_wait(kernel):
    """The kernel whose products run on into all later iterations, and are awaited by nobody."""
    import copy

    from tier import _cross
    changed = copy.copy(kernel)
    changed._when = _cross.copy(kernel.when())

    for op in walk(changed.when().operation):
        if op.name == "transport.release" or (op.name == "transport.await" and "mma_group" in str(op.attributes["completion"])):
            for result, operand in zip(op.results, list(op.operands)[:len(op.results)]):
                result.replace_all_uses_with(operand)
            op.erase()
    return changed


def test_residuals_beside_computed_operands_fit_shared_memory():
    """Lanes exchange a residual by themselves, or it is loaded as the sums lie: the plan has no room for another tile."""
    def layer(x, w, b, r):
        return tier.gelu(x.astype(tier.bfloat16) @ w + b, approximate="tanh") + r

    artefact = tier.lower(layer, ["f32[M%16, K%16]", "bf16[K%16, N%16]", "bf16[N]", "bf16[M, N%16]"], chip="sm_90a").artefact
    artefact.compile()
    assert all(image.data for image in artefact.images)


def empty(*shape, dtype=torch.bfloat16):
    return torch.empty(*shape, dtype=dtype)


def launches(function, *arrays):
    """How many kernels a call launches, and whether an operand is stored between them."""
    kernels = tier.compile(function).lower(*arrays, chip="sm_90a").launched(*arrays)
    return len(kernels), any(name == "workspace" for name, _ in kernels[0].buffers)


@pytest.mark.parametrize("dtype, least", [(torch.float32, 4096), (torch.float16, 16384), (torch.int8, 32768)], ids=str)
def test_operands_of_large_products_are_computed_once(dtype, least):
    for n, count in (least, 2), (least // 2, 1):
        assert launches(cast, empty(4096, 4096, dtype=dtype), empty(4096, n)) == (count, count == 2), n
    # Rows that begin inside of lines, and rows that no bulk copy brings.
    assert launches(cast, empty(5000, 5000, dtype=dtype), empty(5000, 5000)) == (2, True)
    # So are few rows, beside enough of the other side; weights are computed where few rows multiply them.
    assert launches(cast, empty(64, 4096, dtype=dtype), empty(4096, 4096))[1]
    assert launches(cast, empty(896, 4096, dtype=dtype), empty(4096, 1024))[1]  # few tiles
    assert not launches(cast, empty(1024, 4096, dtype=dtype), empty(4096, 4096))[1]
    assert not launches(cast, empty(4096, 4096, dtype=dtype), empty(4096, 1000))[1]
    assert not launches(cast, empty(64, 512, dtype=dtype), empty(512, 1024))[1]
    assert len(launches(lambda w, x: x @ tier.astype(w.T, x.dtype), empty(16384, 4096, dtype=dtype), empty(64, 4096))) == 2


@pytest.mark.parametrize("shape", [(203, 1000, 1001)], ids=str)
@pytest.mark.parametrize("plan", [None, {"tile": (64, 64, 64)}], ids=["planned", "asked"])
def test_operands_that_are_stored(shape, plan):
    m, n, k = shape
    x, y, w, bytes_ = random(m, k), random(m, k, seed=1), random(k, n, seed=2), random(m, k, dtype=torch.int8, seed=3)
    turned, batch, weights = random(k, m, seed=4), random(3, m, k, dtype=torch.int8, seed=5), random(n, k, dtype=torch.int8, seed=6)
    cases = [
        (added, (x, y, w), x.float() + y.float(), w),
        (cast, (bytes_, w), bytes_.to(torch.bfloat16), w),
        (lambda x, w: (x.T + x.T) @ w, (turned, w), turned.float().T * 2, w),
        (lambda x, w: x @ tier.astype(w.T, x.dtype), (x, weights), x, weights.T.to(torch.bfloat16)),
        (cast, (batch, w), batch.to(torch.bfloat16), w),
        (lambda x, y, w, v: (x + y) @ (w + v), (x, y, w, w), x.float() + y.float(), w.float() * 2),
    ]
    for function, arrays, a, b in cases:
        kernel = tier.compile(function, plan=plan).lower(*arrays, chip="sm_90a")
        assert any("workspace" in dict(one.buffers) for one in kernel.launched(*arrays)), arrays
        report = compare(kernel.simulate(*arrays), a.double() @ b.double(), magnitude=matmul_bound(a, b), depth=k, precision="bfloat16")
        assert report.ok, (shape, report)


@pytest.mark.parametrize("rows", [2, 16, 31, 64, 65, 97, 128, 151, 208, 209, 311])
def test_few_rows_beside_weights_of_bytes(rows):
    n, k = 2056, 1040  # pieces of tiles, sums that CTAs share
    x, w = random(rows, k), random(n, k, dtype=torch.int8, seed=1)
    function = tier.compile(lambda w, x: x @ tier.astype(w.T, x.dtype))
    kernel = function.lower(w, x, chip="sm_90a")
    assert len(kernel.launched(w, x)) == 2
    b = w.T.to(torch.bfloat16)
    for seed in range(2):
        report = compare(kernel.simulate(w, x, seed=seed), x.double() @ b.double(), magnitude=matmul_bound(x, b), depth=k, precision="bfloat16")
        assert report.ok, (rows, report)
