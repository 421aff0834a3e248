"""Operands without a tensor map: when they are copied first, and what the host passes then. Nothing runs on a device."""

import math
import time

import numpy as np
import pytest

import tier
from tier import Spec


def product(x, w):
    return x @ w.T


ODD = Spec("f16", ("M", "K"), multiple=1), Spec("f16", ("N", "K"), multiple=1)


def _trace(m: int, n: int, k: int) -> list[dict]:
    artefact = tier.lower(product, ODD, chip="sm_90a")
    arrays = [np.empty((m, k), np.float16), np.empty((n, k), np.float16)]
    return artefact.trace(*arrays, np.empty((m, n), np.float16))


def _of(trace: list[dict], kind: str) -> list[dict]:
    return [call for call in trace if kind in call]


def _count_copies(trace: list[dict], element: str = "f16") -> int:
    """Workspaces that maps of operands read; others are parts of sums."""
    return len({call["base"] for call in _of(trace, "encode") if call["encode"] == element} & {call["address"] for call in _of(trace, "workspace")})


def test_a_large_product_copies_its_odd_rows_once():
    trace = _trace(2048, 2304, 1003)
    assert len(_of(trace, "workspace")) == 2
    assert len(_of(trace, "launch")) == 2  # the copies are one
    maps = _of(trace, "encode")
    assert [call["dims"] for call in maps] == [[1003, 2048], [1003, 2304]]
    # Rows of 1024 elements: whole lines of 128 bytes.
    assert [call["strides"] for call in maps] == [[2048], [2048]]
    assert [call["workspace"] for call in _of(trace, "workspace")] == [2048 * 2048, 2304 * 2048]


@pytest.mark.parametrize("shape", [(700, 650, 601), (520, 1100, 555)], ids=str)
def test_one_launch_copies_both_operands(shape):
    m, n, k = shape
    random = np.random.default_rng(shape)
    x, w = (random.normal(size=(rows, k)).astype(np.float16) for rows in (m, n))
    assert len(_of(_trace(*shape), "launch")) == 2
    exact = x.astype(float) @ w.astype(float).T
    np.testing.assert_allclose(tier.simulate(tier.compile(product), x, w, seeds=2).astype(float), exact, rtol=2e-3, atol=0.1)


def test_copies_of_other_variants_are_launched_one_by_one():
    """Columns of one are contiguous along n, of the other along k: each asks for short rows of its own."""
    artefact = tier.lower(lambda x, w: x @ w, (Spec("f16", ("M", "K"), multiple=1), Spec("f16", ("K", "N"), multiple=1)), chip="sm_90a")
    trace = artefact.trace(*(np.empty(shape, np.float16) for shape in ((2048, 1003), (1003, 2305), (2048, 2305))))
    assert len(_of(trace, "workspace")) == 2 and len(_of(trace, "launch")) == 3


@pytest.mark.parametrize("shape", [(64, 4096, 4095), (127, 4096, 4095), (4096, 127, 4095), (383, 383, 383), (255, 255, 511), (7, 7, 7)], ids=str)
def test_a_product_with_few_tiles_copies_nothing(shape):
    trace = _trace(*shape)
    shares = shape == (64, 4096, 4095)  # its sums: parts, and a kernel that adds them
    assert len(_of(trace, "workspace")) == shares
    assert len(_of(trace, "launch")) == 1 + shares
    assert not _of(trace, "encode")


@pytest.mark.parametrize(("shape", "copies"), [
    ((256, 256, 855), 2), ((256, 256, 853), 0), ((129, 128, 1139), 2), ((129, 128, 1137), 0), ((511, 4096, 4095), 2), ((4096, 500, 4095), 2),
    ((511, 511, 511), 2), ((300, 3000, 1001), 2), ((128, 3001, 331), 2), ((128, 3001, 329), 0)], ids=str)
def test_copies_serve_where_threads_would_read_enough_again(shape, copies):
    """From 1310720 elements on, of both operands, that tiles beyond the first of 128 rows or columns read; a step of k counts 1024."""
    assert _count_copies(_trace(*shape)) == copies


def _of_several(program, x: tuple[int, ...], w: tuple[int, ...], names: tuple[tuple[str, ...], ...], x_strides=None) -> list[dict]:
    specs = [Spec("f16", one, strides=(None,) * (len(one) - 1) + (1,), stride_multiple=(1,) * len(one), multiple=1) for one in names]
    arrays = [np.lib.stride_tricks.as_strided(np.zeros(8, np.float16), shape, strides, writeable=True) for shape, strides in (
        (x, x_strides or _dense(x)), (w, _dense(w)), ((*x[:-1], w[-1]), _dense((*x[:-1], w[-1]))))]
    return tier.lower(program, specs, chip="sm_90a").trace(*arrays)


def _dense(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(2 * math.prod(shape[axis + 1:]) for axis in range(len(shape)))


BATCHES = ("B", "M", "K"), ("B", "K", "N")
ONE_W = ("B", "M", "K"), ("K", "N")


@pytest.mark.parametrize(("batches", "copies"), [(64, 2), (3, 2), (2, 2), (1, 0)])
def test_products_count_together(batches, copies):
    """Each reads 587 thousand elements again."""
    trace = _of_several(lambda x, w: x @ w, (batches, 383, 383), (batches, 383, 383), BATCHES)
    assert len(_of(trace, "workspace")) == copies
    if copies:
        assert [call["dims"] for call in _of(trace, "encode")][:2] == [[383, 383, batches]] * 2
        assert [call["strides"] for call in _of(trace, "encode")][:2] == [[768, 383 * 768]] * 2


@pytest.mark.parametrize("gap", [0, 5])
def test_rows_of_copies_are_one_product_where_products_have_one_operand(gap):
    """Copies follow one another, however far apart the products' rows were."""
    pitch = 2 * (1001 + gap)
    trace = _of_several(lambda x, w: x @ w, (64, 100, 1001), (1001, 777), ONE_W, ((100 + gap) * pitch, pitch, 2))
    assert sorted(call["workspace"] for call in _of(trace, "workspace")) == [1001 * 832 * 2, 6400 * 1024 * 2]
    assert [1001, 6400] in [call["dims"] for call in _of(trace, "encode")]


def test_an_operand_of_all_products_is_read_again_by_each():
    """One column of tiles reads x once, and w for each 128 rows of all products."""
    def copies(batches: int, n: int) -> int:
        return len(_of(_of_several(lambda x, w: x @ w, (batches, 128, 301), (301, n), ONE_W), "workspace"))

    assert [copies(28, 127), copies(27, 128), copies(28, 128)] == [0, 0, 2]


@pytest.mark.parametrize("batches", [1, 3, 16, 0])
def test_every_class_of_extents_is_planned_soon(batches):
    """Proofs about sums of products that are multiples of 16 took minutes."""
    x, w = np.zeros((batches, 5, 7), np.float16), np.zeros((batches, 7, 0), np.float16)
    begin = time.perf_counter()
    tier.compile(lambda x, w: x @ w).lower(x, w, chip="sm_90a")
    tier.compile(lambda x, w: tier.matmul(x, tier.matrix_transpose(w))).lower(x, np.zeros((batches, 9, 7), np.float16), chip="sm_90a")
    assert time.perf_counter() - begin < 30


@pytest.mark.parametrize(("program", "shapes"), [
    (lambda x, w: x @ w, ((12, 130, 601), (12, 601, 257))), (lambda x, w: x @ w, ((6, 100, 1001), (1001, 401))),
    (lambda x, w: tier.gelu(x @ w) + 1, ((5, 129, 1001), (1001, 401)))], ids=["batches", "one w", "epilogue"])
def test_several_products_of_copies_are_exact(program, shapes):
    random = np.random.default_rng(shapes[0])
    x, w = (random.normal(size=shape).astype(np.float16) for shape in shapes)
    kernel = tier.compile(program).lower(x, w, chip="sm_90a")
    trace = kernel.trace(x, w, np.empty((*x.shape[:2], w.shape[-1]), np.float16))
    assert len(_of(trace, "workspace")) == 2
    exact = x.astype(float) @ w.astype(float)
    if shapes[0][0] == 5:
        exact = 0.5 * exact * (1 + np.vectorize(math.erf, otypes=[float])(exact / math.sqrt(2))) + 1
    np.testing.assert_allclose(kernel.simulate(x, w).astype(float), exact, rtol=2e-3, atol=0.1)


@pytest.mark.parametrize("is_along_k", [True, False], ids=["[N, K]", "[K, N]"])
@pytest.mark.parametrize("kind", ["tf32", "int8", "fp8"])
def test_operands_of_other_elements_are_copied_too(kind, is_along_k):
    """Odd rows of 4 and of 1 byte, and those that lie along the other side. Of bytes all that is read counts: from 131072 on."""
    torch = pytest.importorskip("torch")
    m, n, k = 521, 525, 643
    torch.manual_seed(m)
    x, w = torch.randn(m, k), torch.randn(n, k) if is_along_k else torch.randn(k, n)
    if kind != "tf32":
        x, w = ((16 * one).to(torch.int8) if kind == "int8" else one.to(torch.float8_e4m3fn) for one in (x, w))
    options = {"tf32": {"precision": "tf32"}, "int8": {"out_dtype": tier.int32}, "fp8": {"out_dtype": tier.bfloat16}}[kind]
    kernel = tier.compile(lambda x, w: tier.matmul(x, w.T if is_along_k else w, **options)).lower(x, w, chip="sm_90a")
    out = kernel.simulate(x, w)
    assert len(_of(kernel.trace(x, w, out), "workspace")) == 2
    few = kernel.trace(x[:129, :129], w[:129, :129], out[:129, :129].contiguous())
    assert not _of(few, "workspace")
    if kind != "tf32":
        some = kernel.trace(x[:129, :255], w[:129, :255] if is_along_k else w[:255, :129], out[:129, :129].contiguous())
        assert len(_of(some, "workspace")) == 2
    exact = x.double() @ (w.double().T if is_along_k else w.double())
    if kind == "int8":
        assert torch.equal(out.double(), exact)
    else:
        size = x.double().abs() @ (w.double().T if is_along_k else w.double()).abs()
        assert ((out.double() - exact).abs() <= 2.0**-8 * exact.abs() + 2.0**-9 * size).all()


def test_operands_of_more_than_2_gib_are_not_copied():
    """The arrays have one row of memory: a trace reads their shapes alone."""
    strided = np.lib.stride_tricks.as_strided
    row = np.empty(40000, np.float16)
    spec = [Spec("f16", (side, "K"), strides=(None, 1), stride_multiple=(1, 1), multiple=1) for side in ("M", "N")]
    kernel = tier.lower(product, spec, chip="sm_90a")

    def copies(rows: int) -> int:
        x, w, out = (strided(row, shape, (2 * shape[1], 2), writeable=True) for shape in ((rows, 16383), (20000, 16383), (rows, 20000)))
        return len(_of(kernel.trace(x, w, out), "workspace"))

    assert copies(65535) == 2
    assert copies(65537) == 0


@pytest.mark.parametrize("is_swapped", [False, True])
def test_an_operand_with_many_more_rows_stays_where_it_is(is_swapped):
    """Each residue of its rows has a map of every eighth, whose base is the vector that the first of them begins in."""
    many, few, k = 8243, 1023, 1003
    trace = _trace(few, many, k) if is_swapped else _trace(many, few, k)
    assert [call["workspace"] for call in _of(trace, "workspace")] == [few * 2048]
    maps = _of(trace, "encode")[:9]
    assert [call["strides"] for call in maps].count([8 * 2 * k]) == 8
    residues = [call for call in maps if call["strides"] == [8 * 2 * k]]
    assert [call["dims"] for call in residues] == [[k + r * k % 8, (many + 7 - r) // 8] for r in range(8)]
    assert all(call["box"] == [72, 16] for call in residues)


@pytest.mark.parametrize(("shape", "copies"), [
    ((8243, 1023, 1003), 1), ((4085, 1023, 1003), 2), ((6000, 1023, 1003), 2), ((8243, 1025, 1003), 2), ((16384, 4097, 1003), 2),
    ((16389, 4096, 1003), 1), ((1023, 8243, 1003), 1), ((32767, 255, 1003), 1)], ids=str)
def test_it_stays_where_that_costs_less_than_its_copy(shape, copies):
    """Four times the rows of the other, more than a wave of tiles, and columns of tiles that are not half empty."""
    assert len(_of(_trace(*shape), "workspace")) == copies


@pytest.mark.parametrize(("shape", "copies"), [
    ((3001, 1023, 2049), 1), ((1023, 3001, 7777), 1), ((3001, 1023, 2047), 2), ((4223, 1023, 2049), 1), ((4225, 1023, 2049), 2),
    ((2303, 1023, 2049), 1), ((2175, 1023, 2049), 2), ((2559, 1279, 2049), 1), ((2557, 1279, 2049), 2), ((3001, 900, 2049), 2)], ids=str)
def test_of_long_sums_it_stays_in_one_wave_too(shape, copies):
    """From 72 to 132 tiles, twice the rows of the other, and k of 2048; a fourth column of tiles is half empty."""
    assert len(_of(_trace(*shape), "workspace")) == copies


def test_an_operand_of_one_row_many_times_does_not_stay():
    """A map has no stride of 0."""
    spec = [Spec("f16", (side, "K"), strides=(None, 1), stride_multiple=(1, 1), multiple=1) for side in ("M", "N")]
    kernel = tier.lower(product, spec, chip="sm_90a")
    row, w, out = np.empty(1010, np.float16), np.empty((1023, 1003), np.float16), np.empty((8243, 1023), np.float16)
    for pitch, copies in ((0, 2), (2, 2), (2 * 1002, 2), (2 * 1003, 1), (2 * 1005, 1)):
        x = np.lib.stride_tricks.as_strided(row, (8243, 1003), (pitch, 2), writeable=True)
        assert len(_of(kernel.trace(x, w, out), "workspace")) == copies, pitch


def test_an_operand_alone_stays_without_any_copy():
    kernel = tier.lower(lambda x, w: x @ w, (Spec("f16", ("M", "K"), multiple=1), Spec("f16", ("K", "N"), multiple=(1, 16))), chip="sm_90a")

    def copies(m: int, n: int, k: int) -> int:
        return len(_of(kernel.trace(*(np.empty(shape, np.float16) for shape in ((m, k), (k, n), (m, n)))), "workspace"))

    assert copies(8243, 1024, 1003) == 0
    assert copies(8243, 4096, 1003) == 1


def test_an_operand_whose_base_lies_anywhere_does_not_stay():
    """Its maps would begin nobody knows where."""
    spec = [Spec("f16", (side, "K"), multiple=1, align=2) for side in ("M", "N")]
    remarks = [str(remark) for remark in tier.lower(product, spec, chip="sm_90a").remarks]
    assert any("copied once" in remark for remark in remarks) and not any("8 maps" in remark for remark in remarks)


@pytest.mark.parametrize(("program", "shape"), [
    (product, (8243, 767, 67)), (product, (767, 8243, 131)), (lambda x, w: tier.gelu(x @ w.T) + 1, (8243, 767, 66)),
    (lambda x, w: x @ w, (8243, 768, 67))], ids=["rows", "columns", "epilogue", "alone"])
def test_products_of_rows_that_stay_are_exact(program, shape):
    m, n, k = shape
    is_alone = n % 8 == 0
    random = np.random.default_rng(shape)
    x, w = random.normal(size=(m, k)).astype(np.float16), random.normal(size=(n, k)).astype(np.float16)
    arguments = (x, np.ascontiguousarray(w.T)) if is_alone else (x, w)
    kernel = tier.compile(program).lower(*arguments, chip="sm_90a")
    assert any("8 maps" in str(remark) for remark in kernel.remarks)
    found, _ = kernel.simulated(arguments)
    exact = x.astype(float) @ w.astype(float).T
    if program not in (product,) and not is_alone:
        exact = 0.5 * exact * (1 + np.vectorize(math.erf, otypes=[float])(exact / math.sqrt(2))) + 1
    np.testing.assert_allclose(found.astype(float), exact, rtol=2e-3, atol=0.1)


def test_only_the_odd_operand_is_copied():
    artefact = tier.lower(product, (Spec("f16", ("M", "K"), strides=(None, 1), stride_multiple=(1, 1), multiple=1),
                                    Spec("f16", ("N", "K"), strides=(None, 1), stride_multiple=(8, 1), multiple=1)), chip="sm_90a")
    wide = np.empty((2048, 1008), np.float16)[:, :1003]
    trace = artefact.trace(np.empty((2048, 1003), np.float16), wide, np.empty((2048, 2048), np.float16))
    assert len(_of(trace, "workspace")) == 1
    assert [call["strides"] for call in _of(trace, "encode")][:2] == [[2048], [2016]]


def test_a_turned_operand_is_copied_and_a_turned_batch_is_not():
    turned = tier.lower(lambda x, w: x[::-1] @ w.T, (Spec("f16", ("M", "K")), Spec("f16", ("N", "K"))), chip="sm_90a")
    arrays = np.empty((2048, 1024), np.float16), np.empty((2048, 1024), np.float16), np.empty((2048, 2048), np.float16)
    assert len(_of(turned.trace(*arrays), "workspace")) == 1
    batch = tier.lower(lambda x, w: tier.matmul(x[::-1], w), (Spec("f16", ("B", "M", "K"), multiple=(1, 16, 16)), Spec("f16", ("B", "K", "N"), multiple=(1, 16, 16))), chip="sm_90a")
    x, w = np.empty((3, 2048, 1024), np.float16), np.empty((3, 1024, 2048), np.float16)
    trace = batch.trace(x, w, np.empty((3, 2048, 2048), np.float16))
    assert not _of(trace, "workspace")
    (of_x,) = [call for call in _of(trace, "encode") if call["dims"] == [1024, 2048, 3]]
    assert of_x["strides"] == [2048, 1024 * 2048 * 2]


def test_an_operand_that_the_instruction_reads_the_other_way_is_turned_once():
    """tf32 and 8-bit instructions read both operands along k only."""
    specs = Spec("f32", ("M", "K")), Spec("f32", ("K", "N"))
    kernel = tier.lower(lambda x, w: tier.matmul(x, w, precision="tf32"), specs, chip="sm_90a")
    x, w, out = (np.empty(shape, np.float32) for shape in ((2048, 1024), (1024, 4096), (2048, 4096)))
    trace = kernel.trace(x, w, out)
    (workspace,) = _of(trace, "workspace")
    assert workspace["workspace"] == 4096 * 1024 * 4
    turned = [call for call in _of(trace, "encode") if call["base"] == workspace["address"]]
    assert [call["dims"] for call in turned] == [[1024, 4096]]
    # 16-bit ones read either.
    half = tier.lower(lambda x, w: x @ w, (Spec("f16", ("M", "K")), Spec("f16", ("K", "N"))), chip="sm_90a")
    x, w, out = (np.empty(shape, np.float16) for shape in ((2048, 1024), (1024, 4096), (2048, 4096)))
    assert not _of(half.trace(x, w, out), "workspace")


def test_rows_that_we_allocate_are_padded():
    """The kept value of relu(x @ w) @ v: its store runs on to the end of its rows, its load ends where they do."""
    specs = Spec("f16", ("M", "K")), Spec("f16", ("K", "H"), multiple=(16, 1), strides=(None, 1), stride_multiple=(8, 1)), Spec("f16", ("H", "N"), multiple=(1, 16))
    kernel = tier.lower(lambda x, w, v: tier.relu(x @ w) @ v, specs, chip="sm_90a")
    x, v = np.empty((1024, 512), np.float16), np.empty((1001, 512), np.float16)
    w = np.empty((512, 1008), np.float16)[:, :1001]
    trace = kernel.trace(x, w, v, np.empty((1024, 512), np.float16))
    (workspace,) = _of(trace, "workspace")
    assert workspace["workspace"] == 1024 * 1008 * 2
    kept = [call for call in _of(trace, "encode") if call["base"] == workspace["address"]]
    assert [call["dims"] for call in kept] == [[1008, 1024], [1001, 1024]]
    assert [call["strides"] for call in kept] == [[2016], [2016]]
