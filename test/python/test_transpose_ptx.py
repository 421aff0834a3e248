"""Transposes of every alignment, as the PTX of all CTAs run on a machine of NumPy arrays."""

import numpy as np
import ptx_machine
import pytest

import tier
from tier import Spec, _cross
from tier.mlir import ir
from tier.runtime import artefact

TYPES = {"f32": np.float32, "f16": np.float16, "i8": np.int8, "bool": np.bool_, "f64": np.float64}
# Odd rows take a store of their own; beside them a side that one tile holds, and rows that are vectors.
SHAPES = [(131, 70), (70, 131), (129, 257), (17, 33), (300, 17), (128, 128), (65, 64), (8, 1000),
          (3, 257), (2, 2100), (4, 64), (1, 50), (3, 1024)]


def turn(x):
    """The program under test."""
    return x.T


def _run(kernel, x: np.ndarray, lead: int, name: str | None = None, grid: int = 0) -> np.ndarray:
    """The result, which lies `lead` elements into its line, between guards that stay; by the kernel `name`, if another would be chosen."""
    rows, columns = x.shape
    (launch,) = [c for c in kernel.trace(x, np.empty((columns, rows), x.dtype)) if "launch" in c]
    launch = {**launch, "launch": name, "grid": [grid]} if name else launch
    dtype, x = x.dtype, x.view(f"u{x.itemsize}")
    parsed = ir.Module.parse(kernel.ir("where"), _cross.context())
    for op in list(parsed.body.operations):
        if op.name != "gpu.module" or ir.StringAttr(op.attributes["sym_name"]).value != launch["launch"]:
            op.operation.erase()
    _cross.walk(parsed, "sm_90a", "where", "how")
    text = artefact.emit(parsed, "sm_90a", "ptx").decode()
    machine = ptx_machine.Machine(1 << 20)
    source = machine.put(x)
    around = np.full(rows * columns + 2 * 256, 0x55, x.dtype)
    target = machine.put(around)
    at = target + (128 + lead) * x.itemsize
    extents = [operand["value"] for operand in launch["operands"][2:]]
    machine.launch(ptx_machine.parse(text)[launch["launch"]], launch["grid"][0], [source, at, *extents])
    found = machine.get(target, around)
    first, last = 128 + lead, 128 + lead + rows * columns
    assert (found[:first] == 0x55).all() and (found[last:] == 0x55).all()
    return found[first:last].reshape(columns, rows).view(dtype)


@pytest.mark.parametrize("element", TYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_element_arrives(element, shape):
    kernel = tier.lower(turn, (Spec(element, ("M", "N"), multiple=1),), chip="sm_90a")
    x = np.random.default_rng(3).integers(-100, 100, shape).astype(TYPES[element])
    assert np.array_equal(_run(kernel, x, 0), x.T)


def polynomial(x):
    """A kernel that runs in the order of what it reads, and stores across it."""
    return x.T * x.T + x.T


@pytest.mark.parametrize("shape", [(131, 70), (17, 300), (128, 65)], ids=str)
@pytest.mark.parametrize("element", ["i32", "i8"])
def test_computed_tiles_are_stored_across(element, shape):
    kernel = tier.lower(polynomial, (Spec(element, ("M", "N"), multiple=1),), chip="sm_90a")
    x = np.random.default_rng(6).integers(-100, 100, shape).astype(f"i{int(element[1:]) // 8}")
    assert np.array_equal(_run(kernel, x, 0), x.T * x.T + x.T)


@pytest.mark.parametrize("lead", [1, 7, 31])
def test_rows_may_start_anywhere_in_a_line(lead):
    kernel = tier.lower(turn, (Spec("f32", ("M", "N"), multiple=1),), chip="sm_90a")
    x = np.random.default_rng(4).integers(-100, 100, (150, 67)).astype(np.float32)
    assert np.array_equal(_run(kernel, x, lead), x.T)


# Divisors of M and N, and where rows may begin inside of vectors then: what is read, what is stored.
ALIGNED = {(1, 1): "both", (1, 16): "stored", (16, 1): "read", (2, 4): "both", (16, 16): "none"}


@pytest.mark.parametrize("element", ["f32", "f16", "i8"])
@pytest.mark.parametrize("multiple", ALIGNED, ids=str)
def test_either_side_may_begin_inside_of_vectors(element, multiple):
    kernel = tier.lower(turn, (Spec(element, ("M", "N"), multiple=multiple),), chip="sm_90a")
    rng = np.random.default_rng(8)
    for shape in [(1, 1), (97, 257), (131, 64), (129, 130)]:
        rows, columns = (-(-side // each) * each for side, each in zip(shape, multiple, strict=True))
        x = rng.integers(-100, 100, (rows, columns)).astype(TYPES[element])
        assert np.array_equal(_run(kernel, x, 0), x.T)


@pytest.mark.parametrize("order", [(0, 2, 1), (2, 0, 1), (1, 2, 0), (2, 1, 0)], ids=str)
@pytest.mark.parametrize("shape", [(3, 131, 67), (67, 2, 129), (5, 0, 17), (1, 1, 1)], ids=str)
def test_batches_are_turned(order, shape):
    x = np.random.default_rng(9).integers(-100, 100, shape).astype(np.float16)
    got = tier.simulate(tier.compile(lambda x: tier.permute_dims(x, order)), x, target="sm_90a", seeds=(0, 1))
    assert np.array_equal(got, x.transpose(order))


@pytest.mark.parametrize("element, side", [("f16", 64), ("i8", 128), ("f32", 64)])
def test_rows_that_begin_anywhere_are_moved_in_vectors(element, side, monkeypatch):
    """Of a row, single elements are stored of the first and of the last vector alone, and none twice; none is loaded by itself."""
    moved = {"ld": 0, "st": 0, "ld.v4": 0, "st.v4": 0}
    for name in ("ld", "st"):
        def watch(cta, parts, operands, active, name=name, then=getattr(ptx_machine._Cta, f"do_{name}")):
            if "global" in parts:
                moved[name + (".v4" if "v4" in parts else "")] += int(active.sum())
            return then(cta, parts, operands, active)

        monkeypatch.setattr(ptx_machine._Cta, f"do_{name}", watch)
    kernel = tier.lower(turn, (Spec(element, ("M", "N"), multiple=1),), chip="sm_90a")
    x = np.random.default_rng(10).integers(-100, 100, (2 * 2 * side + 3, side + 1)).astype(TYPES[element])
    assert np.array_equal(_run(kernel, x, 0), x.T)
    width, (rows, columns) = 16 // x.itemsize, x.shape
    assert moved["ld"] == 0
    assert moved["st"] <= columns * 2 * (width - 1)
    assert moved["st"] + width * moved["st.v4"] == x.size


@pytest.mark.parametrize(("element", "tile"), [("f16", (128, 128)), ("i8", (128, 256)), ("f32", (64, 64))])
def test_arrays_that_no_cache_holds_are_fetched_in_lines(element, tile, monkeypatch):
    hints = []

    def watch(cta, parts, operands, active, then=ptx_machine._Cta.do_ld):
        if "global" in parts:
            hints.append("L2::128B" in parts)
        return then(cta, parts, operands, active)

    monkeypatch.setattr(ptx_machine._Cta, "do_ld", watch)
    kernel = tier.lower(turn, (Spec(element, ("M", "N"), multiple=1),), chip="sm_90a")
    large = np.empty((8191, 8193), TYPES[element])  # which nobody touches
    (launch,) = [c for c in kernel.trace(large, np.empty(large.shape[::-1], large.dtype)) if "launch" in c]
    assert f"tile = {list(tile)}" in kernel.plans[launch["launch"]]
    x = np.random.default_rng(11).integers(-100, 100, (2 * tile[1] + 3, tile[0] + 1)).astype(TYPES[element])
    step = tile[1] - 16 // x.itemsize
    grid = -(-x.shape[1] // tile[0]) * -(-x.shape[0] // step)
    assert np.array_equal(_run(kernel, x, 0, launch["launch"], grid), x.T)
    assert hints and all(hints)


def test_stores_of_odd_rows_fill_their_sectors(monkeypatch):
    """No store of a warp crosses a line: a row of 128 takes five, one more than it has lines. (Sums of two arrays are not covered.)"""
    lines = []
    store = ptx_machine._Cta.do_st

    def watch(cta, parts, operands, active):
        if "global" in parts:
            warps = zip(cta.address(operands[0]).reshape(-1, 32) // np.uint64(128), active.reshape(-1, 32), strict=True)
            lines.extend(set(at[on].tolist()) for at, on in warps if on.any())
        return store(cta, parts, operands, active)

    monkeypatch.setattr(ptx_machine._Cta, "do_st", watch)
    kernel = tier.lower(polynomial, (Spec("i32", ("M", "N"), multiple=1),), chip="sm_90a")
    x = np.random.default_rng(5).integers(-100, 100, (257, 131)).astype(np.int32)
    assert np.array_equal(_run(kernel, x, 0), x.T * x.T + x.T)
    assert all(len(line) == 1 for line in lines)
    # 131 rows, each of 128 + 128 + 1 columns.
    assert len(lines) <= 131 * (5 + 5 + 2)
