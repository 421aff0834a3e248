"""Kernels of room How for CDNA, run on a machine of NumPy arrays that was written from the manuals."""

import functools

import numpy as np
import pytest
import tier
import wave_machine
from test_gather import numbers, taken
from tier import _cross
from tier.mlir import ir
from tier.testing import compare, matmul_bound

CHIPS = ("gfx942", "gfx950")


def linear_relu(x, w, b):
    return tier.relu(x @ w + b)


def computed(x, w):
    return tier.relu(x) @ (w * 2)


def rows_of(x, i):
    return x[i]


def transposed(x, w):
    return x @ w.T


@functools.cache
def _kernel(function, specs: tuple[str, ...], chip: str):
    kernel = tier.lower(function, list(specs), chip=chip)
    return kernel, ir.Module.parse(kernel.ir("how"), _cross.context())


def run(function, specs, chip, *arrays, out):
    """Run the launches of the program on `arrays`; returns `out`, and how often each op ran."""
    kernel, module = _kernel(function, tuple(specs), chip)
    machine = wave_machine.Machine(module, chip)
    for array in (*arrays, out):
        machine.put(array.ctypes.data, array)
    for call in kernel.trace(*arrays, out):
        machine.launch(call["launch"], call["grid"], [operand["value"] for operand in call["operands"]])
    return out, machine.counts


def random(shape, dtype, seed=0):
    return np.random.default_rng([seed, *shape]).normal(size=shape).astype(dtype)


SHAPES = [(64, 32, 64), (70, 48, 80), (130, 208, 96), (33, 16, 16)]
LINEAR = ("f16[M, K%16]", "f16[K%16, N%16]", "f16[N%16]")


def check_linear(got, x, w, b):
    exact = np.maximum(x.astype(float) @ w.astype(float) + b, 0)
    report = compare(got, exact, magnitude=matmul_bound(x, w) + abs(b.astype(float)), depth=x.shape[1])
    assert report.ok, str(report)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_products_of_halves(shape, chip):
    m, k, n = shape
    x, w, b = random((m, k), np.float16), random((k, n), np.float16), random((n,), np.float16)
    got, counts = run(linear_relu, LINEAR, chip, x, w, b, out=np.empty((m, n), np.float16))
    check_linear(got, x, w, b)
    # gfx950 copies past registers, and turns w while it reads it.
    assert (counts.get("rocdl.global.load.lds", 0) > 0) == (chip == "gfx950") == (counts.get("rocdl.ds.read.tr16.b64", 0) > 0)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("shape", [(128, 64, 128), (150, 176, 144)], ids=str)
def test_large_tiles(shape, chip):
    """The kernel for large problems, on a small one."""
    m, k, n = shape
    x, w, b, out = (random(shape, np.float16) for shape in ((m, k), (k, n), (n,), (m, n)))
    kernel, module = _kernel(linear_relu, LINEAR, chip)
    machine = wave_machine.Machine(module, chip)
    for array in (x, w, b, out):
        machine.put(array.ctypes.data, array)
    (call,) = kernel.trace(x, w, b, out)
    large = next(name for name in machine.kernels if name != call["launch"])
    machine.launch(large, (-(-m // 128) * -(-n // 128), 1, 1), [operand["value"] for operand in call["operands"]])
    check_linear(out, x, w, b)


@pytest.mark.parametrize("chip", CHIPS)
def test_both_along_k(chip):
    x, w = random((70, 80), np.float16), random((48, 80), np.float16)
    got, counts = run(transposed, ("f16[M, K%16]", "f16[N%16, K%16]"), chip, x, w, out=np.empty((70, 48), np.float16))
    report = compare(got, x.astype(float) @ w.T.astype(float), magnitude=matmul_bound(x, w.T), depth=80)
    assert report.ok and "rocdl.ds.read.tr16.b64" not in counts, str(report)


@pytest.mark.parametrize("m", [1, 64, 70])
@pytest.mark.parametrize("k, n", [(64, 64), (80, 48), (208, 144)])
def test_tiles_of_known_strides_come_from_buffers(m, k, n):
    """What lies beyond the array reads as zeros."""
    x, w, b = random((m, k), np.float16), random((k, n), np.float16), random((n,), np.float16)
    specs = (tier.Spec("f16", ("M", "K"), strides=(k, 1), multiple=(1, 16)), tier.Spec("f16", ("K", "N"), strides=(n, 1), multiple=(16, 16)), "f16[N%16]")
    got, counts = run(linear_relu, specs, "gfx950", x, w, b, out=np.empty((m, n), np.float16))
    check_linear(got, x, w, b)
    assert counts["rocdl.raw.ptr.buffer.load.lds"] > 0 and "rocdl.global.load.lds" not in counts


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("k", [2, 50, 146])
def test_rows_that_begin_at_multiples_of_4_bytes(k, chip):
    """Both machines copy them past registers, 4 bytes a lane."""
    x, w = random((70, k), np.float16), random((48, k), np.float16)
    got, counts = run(transposed, ("f16[M, K%2]", "f16[N, K%2]"), chip, x, w, out=np.empty((70, 48), np.float16))
    report = compare(got, x.astype(float) @ w.T.astype(float), magnitude=matmul_bound(x, w.T), depth=k)
    assert report.ok and counts["rocdl.global.load.lds"] > 0, str(report)


@pytest.mark.parametrize("chip", CHIPS)
def test_odd_rows_go_through_registers(chip):
    x, w = random((70, 51), np.float16), random((51, 37), np.float16)
    got, counts = run(product, ("f16[M, K]", "f16[K, N]"), chip, x, w, out=np.empty((70, 37), np.float16))
    report = compare(got, x.astype(float) @ w.astype(float), magnitude=matmul_bound(x, w), depth=51)
    assert report.ok and "rocdl.global.load.lds" not in counts, str(report)


@pytest.mark.parametrize("chip", CHIPS)
def test_products_of_computed_operands(chip):
    """A producer fused into an operand is computed by the threads that store it."""
    x, w = random((70, 80), np.float16), random((80, 48), np.float16)
    got, _ = run(computed, ("f16[M, K%16]", "f16[K%16, N%16]"), chip, x, w, out=np.empty((70, 48), np.float16))
    exact = np.maximum(x, 0).astype(float) @ (w.astype(np.float16) * np.float16(2)).astype(float)
    report = compare(got, exact, magnitude=2 * matmul_bound(x, w), depth=80)
    assert report.ok, str(report)


@pytest.mark.parametrize("chip", CHIPS)
def test_products_of_bytes_are_exact(chip):
    rng = np.random.default_rng(0)
    x, w = rng.integers(-128, 128, (70, 96), np.int8), rng.integers(-128, 128, (96, 80), np.int8)
    for function, other, specs in ((lambda x, w: tier.matmul(x, w, out_dtype=tier.int32), w, ("i8[M, K%16]", "i8[K%16, N%16]")),
                                   (lambda x, w: tier.matmul(x, w.T, out_dtype=tier.int32), np.ascontiguousarray(w.T), ("i8[M, K%16]", "i8[N%16, K%16]"))):
        got, counts = run(function, specs, chip, x, other, out=np.empty((70, 80), np.int32))
        assert (got == x.astype(np.int32) @ w.astype(np.int32)).all()
        assert any(name.startswith("rocdl.mfma.i32") for name in counts)


@pytest.mark.parametrize("left", ["e4m3", "e5m2"])
@pytest.mark.parametrize("right", ["e4m3", "e5m2"])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("chip", CHIPS)
def test_products_of_8_bit_floats(left, right, turned, chip):
    """Every pair for w of either order: on gfx950 at double rate, on gfx942 as f16."""
    torch = pytest.importorskip("torch")
    types = {"e4m3": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2}
    m, k, n = 70, 160, 48
    x = torch.from_numpy(random((m, k), np.float32)).to(types[left])
    w = torch.from_numpy(random((n, k) if turned else (k, n), np.float32)).to(types[right])
    specs = (f"{left}[M, K%16]", f"{right}[N%16, K%16]" if turned else f"{right}[K%16, N%16]")
    kernel, module = _kernel(transposed if turned else product, specs, chip)
    out = torch.empty((m, n), dtype=torch.bfloat16)
    machine = wave_machine.Machine(module, chip)
    for tensor in (x, w, out):
        machine.put(tensor.data_ptr(), tensor.view(torch.uint8).numpy())
    for call in kernel.trace(x, w, out):
        machine.launch(call["launch"], call["grid"], [operand["value"] for operand in call["operands"]])
    wide = w.double().T if turned else w.double()
    report = compare(out, x.double() @ wide, magnitude=matmul_bound(x.double(), wide), depth=k)
    assert report.ok, str(report)
    assert machine.counts["rocdl.mfma.scale.f32.32x32x64.f8f6f4" if chip == "gfx950" else "rocdl.mfma.f32.32x32x8f16"] > 0


def product(x, w):
    return x @ w


@pytest.mark.parametrize("chip", CHIPS)
def test_rows(chip):
    x = random((9, 300), np.float32)
    got, _ = run(tier.softmax, ("f32[M, N]",), chip, x, out=np.empty_like(x))
    e = np.exp(x.astype(float) - x.max(-1, keepdims=True))
    np.testing.assert_allclose(got, e / e.sum(-1, keepdims=True), rtol=1e-5)


# -- the machine itself -----------------------------------------------------------------------------------------------


def _broken(old: str, new: str):
    x, w, b = random((64, 208), np.float16), random((208, 64), np.float16), random((64,), np.float16)
    out = np.zeros((64, 64), np.float16)
    kernel, _ = _kernel(linear_relu, LINEAR, "gfx950")
    text = kernel.ir("how")
    assert old in text
    machine = wave_machine.Machine(ir.Module.parse(text.replace(old, new), _cross.context()), "gfx950")
    for array in (x, w, b, out):
        machine.put(array.ctypes.data, array)
    (call,) = kernel.trace(x, w, b, out)
    machine.launch(call["launch"], call["grid"], [operand["value"] for operand in call["operands"]])
    check_linear(out, x, w, b)


def test_a_wait_for_fewer_copies_is_seen():
    _broken("s_waitcnt vmcnt(4)", "s_waitcnt vmcnt(4)")  # two groups of two copies
    with pytest.raises(AssertionError):
        _broken("s_waitcnt vmcnt(4)", "s_waitcnt vmcnt(5)")


def test_a_swizzle_that_is_forgotten_is_seen():
    with pytest.raises(AssertionError):
        _broken("llvm.xor", "llvm.or")


# -- products of views ------------------------------------------------------------------------------------------------


def batched(x, w):
    return x @ w


def sliced(x, w):
    return x[3:, 16:] @ w


def backwards(x, w):
    return x[::-1, :] @ w[:, ::2]


def of_turned(x, w):
    return x.T @ w


VIEWS = {
    "batched": (batched, ("f16[B, M, K%16]", "f16[B, K%16, N%16]"), (2, 40, 48), (2, 48, 32), lambda x, w: x @ w),
    "sliced": (sliced, ("f16[M, K%16]", "f16[L%16, N%16]"), (40, 64), (48, 32), lambda x, w: x[3:, 16:] @ w),
    "backwards": (backwards, ("f16[M, K%16]", "f16[K%16, N%16]"), (40, 48), (48, 32), lambda x, w: x[::-1] @ w[:, ::2]),
    "turned": (of_turned, ("f16[K%16, M%16]", "f16[K%16, N%16]"), (48, 80), (48, 32), lambda x, w: x.T @ w),
}


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", VIEWS)
def test_products_of_views(name, chip):
    function, specs, left, right, reference = VIEWS[name]
    x, w = random(left, np.float16), random(right, np.float16)
    exact = reference(x.astype(float), w.astype(float))
    got, _ = run(function, specs, chip, x, w, out=np.empty(exact.shape, np.float16))
    bound = reference(abs(x.astype(float)), abs(w.astype(float)))
    report = compare(got, exact, magnitude=bound, depth=48)
    assert report.ok, str(report)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("spec, width", [("f16[V, N]", 1), ("f16[V, N]", 41), ("f16[V, N%16]", 64), ("f16[V, N]", 1001), ("f16[V, N%16]", 2048)])
def test_rows_by_their_numbers(spec, width, chip):
    """Whole vectors are read where one of their elements is the table's: it lies among others here."""
    among = np.zeros(13 * width + 16, np.float16)
    x, i = among[8:-8].reshape(13, width), numbers(13, 29)
    x[:] = random(x.shape, np.float16)
    expected = taken(x, i)
    out = np.zeros_like(expected)
    kernel, module = _kernel(rows_of, (spec, "i32[K]"), chip)
    machine = wave_machine.Machine(module, chip)
    for array in (among, i, out):
        machine.put(array.ctypes.data, array)
    for call in kernel.trace(x, i, out):
        machine.launch(call["launch"], call["grid"], [operand["value"] for operand in call["operands"]])
    np.testing.assert_array_equal(out, expected)

