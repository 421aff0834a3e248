"""Two roles that multiply tiles in turn: right, the same each time, and chosen where it was measured to be faster."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")

pytestmark = pytest.mark.cuda

TILES = [(64, 256), (128, 128), (64, 64)]
#: Fewer tiles than CTAs, a tile for one role of some, many for both; ragged rows, columns and steps; one step, two, many.
SHAPES = [(64, 256, 64), (1000, 3000, 264), (130, 520, 72), (4096, 4096, 128), (2048, 4160, 2048), (257, 16904, 512)]


def _random(*shape, dtype=torch.bfloat16):
    return torch.randn(*shape, device="cuda").to(dtype)


def _close(got, exact, bound=8e-3):
    assert (got.double() - exact).abs().max() <= bound * exact.abs().max()


@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: "x".join(map(str, s)))
@pytest.mark.parametrize("tile", TILES, ids=str)
def test_products_in_turn(tile, shape):
    m, n, k = shape
    x, w, b = _random(m, k), _random(n, k), _random(n)
    linear = tier.compile(lambda x, w, b: tier.relu(x @ w.T + b), plan={"tile": (*tile, 64), "pingpong": True})
    first = linear(x, w, b)
    _close(first, torch.relu(x.double() @ w.double().T + b.double()))
    assert all(torch.equal(linear(x, w, b), first) for _ in range(20))


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32, torch.float8_e4m3fn])
def test_other_elements_in_turn(dtype):
    x, w = _random(1000, 1088, dtype=dtype), _random(2064, 1088, dtype=dtype)
    precision = "tf32" if dtype == torch.float32 else None
    product = tier.compile(lambda x, w: tier.matmul(x, w.T, precision=precision), plan={"pingpong": True})
    _close(product(x, w), x.double() @ w.double().T)


@pytest.mark.parametrize("out", [None, torch.float32])
def test_it_is_chosen_where_k_is_short(out):
    x, w = _random(1032, 512), _random(4128, 512)
    product = tier.compile(lambda x, w: tier.matmul(x, w.T, out_dtype=tier.float32 if out else None))
    launch = product.lower(x, w, chip="sm_90a").launched((1032, 512), (4128, 512))[-1]
    plans = {name: plan for name, plan in product.lower(x, w, chip="sm_90a").plans.items() if f"@{name}::" in launch.kernel}
    assert "warps = [4, 4, 4]" in "".join(plans.values())
    first = product(x, w)
    _close(first, x.double() @ w.double().T)
    assert all(torch.equal(product(x, w), first) for _ in range(20))


@pytest.mark.parametrize("kind", ["scaled", "rowwise"])
def test_scaled_sums_of_eight_bits_are_chosen_too(kind):
    m, n, k = 1040, 4112, 512
    x, w = _random(m, k, dtype=torch.float8_e4m3fn), _random(n, k, dtype=torch.float8_e4m3fn)
    if kind == "scaled":
        sx, sw = torch.tensor(0.37, device="cuda"), torch.tensor(2.1, device="cuda")
        product = tier.compile(lambda x, w, sx, sw: tier.matmul(x, w.T, scale_a=sx, scale_b=sw))
    else:
        sx, sw = torch.rand(m, 1, device="cuda"), torch.rand(1, n, device="cuda")
        product = tier.compile(lambda x, w, sx, sw: (tier.matmul(x, w.T, out_dtype=tier.float32) * sx * sw).astype(tier.bfloat16))
    kernel = product.lower(x, w, sx, sw, chip="sm_90a")
    launch = kernel.launched(*(tuple(array.shape) for array in (x, w, sx, sw)))[-1]
    assert any("warps = [4, 4, 4]" in plan for name, plan in kernel.plans.items() if f"@{name}::" in launch.kernel)
    first = product(x, w, sx, sw)
    _close(first, x.double() @ w.double().T * sx.double() * sw.double())
    assert all(torch.equal(product(x, w, sx, sw), first) for _ in range(20))


def test_residuals_and_batches_in_turn():
    x, w, r = _random(3, 300, 320), _random(3, 320, 520), _random(3, 300, 520)
    product = tier.compile(lambda x, w, r: tier.matmul(x, w) + r, plan={"pingpong": True})
    _close(product(x, w, r), x.double() @ w.double() + r.double())
