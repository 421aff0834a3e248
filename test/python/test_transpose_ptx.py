"""Transposes of every alignment, as the PTX of all CTAs run on a machine of NumPy arrays."""

import numpy as np
import ptx_machine
import pytest

import tier
from tier import Spec, _cross
from tier.mlir import ir
from tier.runtime import artefact

TYPES = {"f32": np.float32, "f16": np.float16, "i8": np.int8, "f64": np.float64}
# Odd rows take a store of their own; beside them a side that one tile holds, and rows that are vectors.
SHAPES = [(131, 70), (70, 131), (129, 257), (17, 33), (300, 17), (128, 128), (65, 64), (8, 1000)]


def turn(x):
    """The program under test."""
    return x.T


def _run(kernel, x: np.ndarray, lead: int) -> np.ndarray:
    """The result, which lies `lead` elements into its line, between guards that stay."""
    rows, columns = x.shape
    (launch,) = [c for c in kernel.trace(x, np.empty((columns, rows), x.dtype)) if "launch" in c]
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


def test_stores_of_odd_rows_fill_their_sectors(monkeypatch):
    """No store of a warp crosses a line: a row of 128 takes five, one more than it has lines."""
    lines = []
    store = ptx_machine._Cta.do_st

    def watch(cta, parts, operands, active):
        if "global" in parts:
            warps = zip(cta.address(operands[0]).reshape(-1, 32) // np.uint64(128), active.reshape(-1, 32), strict=True)
            lines.extend(set(at[on].tolist()) for at, on in warps if on.any())
        return store(cta, parts, operands, active)

    monkeypatch.setattr(ptx_machine._Cta, "do_st", watch)
    kernel = tier.lower(turn, (Spec("f32", ("M", "N"), multiple=1),), chip="sm_90a")
    x = np.random.default_rng(5).integers(-100, 100, (257, 131)).astype(np.float32)
    assert np.array_equal(_run(kernel, x, 0), x.T)
    assert all(len(line) == 1 for line in lines)
    # 131 rows, each of 128 + 128 + 1 columns.
    assert len(lines) <= 131 * (5 + 5 + 2)
