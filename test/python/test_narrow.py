"""Products of few columns or few tiles: elected, shared by CTAs where threads move an operand, copied alone; results of 4 bytes in lines."""

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from tier.testing import compare, matmul_bound  # noqa: E402

DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16, "tf32": torch.float32, "f32": torch.float32, "f64": torch.float64, "i8": torch.int8}


def operands(kind, layout, m, n, k, seed=0):
    generator = torch.Generator().manual_seed(seed)

    def draw(rows, columns, turns):
        shape = (columns, rows) if turns else (rows, columns)
        if kind == "i8":
            return torch.randint(-128, 128, shape, generator=generator, dtype=torch.int8)
        return torch.randn(*shape, generator=generator, dtype=torch.float64).to(DTYPES[kind])

    return draw(m, k, layout[0] == "t"), draw(k, n, layout[1] == "t")


def product(kind, layout, epilogue=lambda y, b: y):
    arguments = {"tf32": {"precision": "tf32"}, "i8": {"out_dtype": tier.int32}}.get(kind, {})

    def f(x, w, b):
        return epilogue(tier.matmul(x if layout[0] == "n" else x.T, w if layout[1] == "n" else w.T, **arguments), b)

    return tier.compile(f)


def check(kernel, kind, layout, x, w, b, out, exact=lambda y, b: y):
    a, c = (x if layout[0] == "n" else x.T), (w if layout[1] == "n" else w.T)
    whole = exact(a.double() @ c.double(), b.double())
    if kind == "i8":
        assert torch.equal(out.double(), whole)
        return
    report = compare(out, whole, magnitude=matmul_bound(a, c) + b.double().abs(), depth=a.shape[1], precision="tf32" if kind == "tf32" else None)
    assert report.ok, report


def plans_of(kernel, *arrays):
    return [kernel.plans[launch.kernel.split("::")[0].strip("@")] for launch in kernel.launched(*arrays)]


@pytest.mark.parametrize("m, n, k, segments", [(296, 64, 3000, False), (900, 32, 64, False), (48, 56, 4288, True), (64, 64, 2000, False), (150, 8, 520, False),
                                               (1, 100, 72, False), (131, 24, 0, False)])
@pytest.mark.parametrize("layout", ["nt", "nn"])
def test_few_columns_are_elected(layout, m, n, k, segments):
    x, w = operands("bf16", layout, m, n, k)
    b = torch.randn(n, generator=torch.Generator().manual_seed(2)).bfloat16()
    kernel = product("bf16", layout, lambda y, b: tier.relu(y + b)).lower(x, w, b, chip="sm_90a")
    if segments:
        assert len(plans_of(kernel, x, w, b)) == 2
    check(kernel, "bf16", layout, x, w, b, kernel.simulate(x, w, b, seed=1), lambda y, b: (y + b).relu())


#: Layout, m, n, k, and whether CTAs share the sums: words that lie along the long side, few of the other.
TURNING = [("tn", 300, 64, 200, False), ("tn", 132, 20, 1000, True), ("tn", 136, 16, 72, False), ("tn", 260, 100, 1000, True), ("tn", 4232, 8, 40, False), ("nn", 12, 200, 296, False),
           ("nn", 60, 132, 900, True), ("tt", 132, 40, 136, False), ("tn", 4, 64, 0, False), ("tn", 96, 64, 1000, True), ("tn", 256, 128, 800, True)]


@pytest.mark.parametrize("layout, m, n, k, shares", TURNING, ids=str)
@pytest.mark.parametrize("fused", [False, True], ids=["plain", "bias"])
def test_warps_load_words_of_the_long_side(layout, m, n, k, shares, fused):
    x, w = operands("tf32", layout, m, n, k)
    b = torch.randn(n, generator=torch.Generator().manual_seed(2))
    fuse = (lambda y, b: tier.relu(y + b)) if fused else (lambda y, b: y)
    kernel = product("tf32", layout, fuse).lower(x, w, b, chip="sm_90a")
    plans = plans_of(kernel, x, w, b)
    if k:
        assert "atom = [16, 8, 8], grain = warp" in plans[0] and len(plans) == 1 + shares, plans
    exact = (lambda y, b: (y + b).relu()) if fused else (lambda y, b: y)
    first = kernel.simulate(x, w, b, seed=1)
    check(kernel, "tf32", layout, x, w, b, first, exact)
    assert torch.equal(kernel.simulate(x, w, b, seed=2), first)


@pytest.mark.parametrize("m, n, k, copies", [(16384, 128, 2048, False), (128, 16384, 768, False), (16384, 128, 767, True), (16384, 129, 2048, True), (16385, 128, 2048, True)])
def test_beside_a_short_side_words_are_not_copied(m, n, k, copies):
    x, w = torch.empty(k, m), torch.empty(k, n)
    plans = plans_of(tier.compile(lambda x, w: tier.matmul(x.T, w, precision="tf32")).lower(x, w, chip="sm_90a"), x, w)
    assert ("grain = thread" in plans[0]) == copies and ("grain = warp," in plans[-1]) != copies, plans


@pytest.mark.parametrize("n, cycles", [(64, 128), (32, 64), (128, 256)])
def test_lanes_that_load_words_read_all_banks(n, cycles):
    x, w = operands("tf32", "tn", 2048, n, 2048)
    kernel = tier.compile(lambda x, w: tier.matmul(x.T, w, precision="tf32"), plan={"tile": (64, n, 64), "grain": "warp"}).lower(x, w, chip="sm_90a")
    columns = "[32:1]" if n == 32 else f"[32:1, {n // 32}:2048]"
    said = [remark.message for remark in kernel.remarks if remark.name == "LayoutSelected" and f"{columns}, [64:32]" in remark.message]
    assert said and all(f"tier.mma takes {cycles} cycles, {cycles} without conflicts" in message for message in said), said


#: Kind, layout, m, n, k: long sums of few tiles, whose rows begin anywhere, or that lie the other way around.
@pytest.mark.parametrize(("computed", "launches"), [(False, 1), (True, 3)])
def test_a_short_side_of_words_is_copied_where_warps_cannot_load_them(computed, launches):
    """x @ w of few columns: warps load words of w as they lie, but beside an x that is computed w is copied, turned,
    and multiprocessors share sums."""
    x, w = torch.empty(4096, 8192), torch.empty(8192, 64)
    kernel = tier.compile(lambda x, w: tier.matmul(tier.relu(x) if computed else x, w, precision="tf32")).lower(x, w, chip="sm_90a")
    plans = plans_of(kernel, x, w)
    assert len(plans) == launches
    assert ("grain = warp," in plans[-1]) != computed


MOVED = [("bf16", "nn", 70, 27, 1300), ("f16", "tt", 65, 121, 1119), ("f16", "nt", 24, 130, 1029), ("tf32", "nn", 168, 88, 680), ("tf32", "tn", 97, 63, 1000),
         ("tf32", "tt", 33, 7, 513), ("i8", "nn", 70, 33, 1300), ("f16", "tn", 3, 10, 2000)]


@pytest.mark.parametrize("kind, layout, m, n, k", MOVED, ids=str)
@pytest.mark.parametrize("fused", [False, True], ids=["plain", "bias"])
def test_tiles_that_threads_move_share_sums(kind, layout, m, n, k, fused):
    x, w = operands(kind, layout, m, n, k)
    b = torch.randn(n, generator=torch.Generator().manual_seed(2)).to(DTYPES["tf32"] if kind == "i8" else x.dtype)
    fused = fused and kind != "i8"
    kernel = product(kind, layout, (lambda y, b: y + b) if fused else (lambda y, b: y)).lower(x, w, b, chip="sm_90a")
    plan, *rest = plans_of(kernel, x, w, b)
    assert len(rest) == 1 and "registers = [168, 88]" in str(plan)
    parts = kernel.launched(x, w, b)[0]
    [workspace] = [size for name, size in parts.buffers if name == "workspace"]
    tiles = -(-m // 64) * -(-n // 64)
    assert parts.grid[0] % tiles == 0 and workspace == parts.grid[0] // tiles * m * n * 4  # without gaps
    check(kernel, kind, layout, x, w, b, kernel.simulate(x, w, b, seed=1), (lambda y, b: y + b) if fused else (lambda y, b: y))


@pytest.mark.parametrize("kind, layout, m, n, k", [("f32", "nt", 31, 18, 455), ("f32", "tt", 6, 63, 200), ("f64", "tn", 39, 32, 384), ("f32", "nn", 11, 60, 341)], ids=str)
def test_threads_share_short_sums_of_few_rows(kind, layout, m, n, k):
    x, w = operands(kind, layout, m, n, k)
    b = torch.zeros(n, dtype=x.dtype)
    kernel = product(kind, layout).lower(x, w, b, chip="sm_90a")
    assert len(plans_of(kernel, x, w, b)) == 2
    check(kernel, kind, layout, x, w, b, kernel.simulate(x, w, b, seed=1))


@pytest.mark.parametrize("kind, layout, m, n, k, copies", [("tf32", "nn", 6656, 56, 1300, True), ("bf16", "nn", 6000, 30, 2048, True), ("tf32", "nn", 600, 56, 1300, False),
                                                           ("tf32", "tt", 6656, 56, 1300, False)], ids=str)
def test_one_operand_is_copied_for_many_rows_of_the_other(kind, layout, m, n, k, copies):
    x, w = operands(kind, layout, m, n, k)
    b = torch.zeros(n, dtype=x.dtype)
    first = product(kind, layout).lower(x, w, b, chip="sm_90a").launched(x, w, b)[0]
    assert ([name for name, _ in first.buffers] == ["w", "workspace"]) == copies


@pytest.mark.parametrize("kind, layout, m, n, k", [("tf32", "nt", 260, 515, 72), ("i8", "nt", 260, 301, 128), ("tf32", "tn", 300, 519, 40), ("tf32", "nt", 1, 1001, 64)], ids=str)
def test_results_of_4_bytes_leave_in_lines(kind, layout, m, n, k):
    x, w = operands(kind, layout, m, n, k)
    b = torch.zeros(n, dtype=torch.float32)
    kernel = product(kind, layout).lower(x, w, b, chip="sm_90a")
    assert "tier.lines" in kernel.ir("where") or min(m, n) == 1
    check(kernel, kind, layout, x, w, b, kernel.simulate(x, w, b, seed=1))
