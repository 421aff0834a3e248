"""Bulk stores that combine with what is there, in the simulator: a store of room When is changed into a reduction."""

import copy

import pytest

torch = pytest.importorskip("torch")
import tier  # noqa: E402
from ir_ops import walk  # noqa: E402
from tier import _cross  # noqa: E402
from tier.mlir import ir  # noqa: E402


def reducing(kernel, reduction):
    """The kernel that stores each tile, waits, and stores it once more with a reduction."""
    changed = copy.copy(kernel)
    changed._when = _cross.copy(kernel.when())
    ops = list(walk(changed.when().operation))
    stores = [op for op in ops if op.name == "transport.copy.bulk_store"]
    wait = next(op for op in ops if op.name == "transport.await" and "bulk_group" in str(op.attributes["completion"]))
    barrier = next(op for op in ops if op.name == "transport.barrier")
    assert stores
    for op in stores:
        with op.context, op.location:
            again = op.clone(ir.InsertionPoint.after(op))
            again.operation.attributes["reduction"] = ir.Attribute.parse(f"#transport<reduction {reduction}>")
            barrier.clone(ir.InsertionPoint.after(op))  # one thread waits: the others know it then
            between = wait.clone(ir.InsertionPoint.after(op)).operation
            between.attributes["pending"] = ir.IntegerAttr.get(ir.IntegerAttr(between.attributes["pending"]).type, 0)
            if "read" in between.attributes:
                del between.attributes["read"]
    return changed


@pytest.mark.parametrize("seed", range(3))
def test_stores_combine_with_what_is_there(seed):
    generator = torch.Generator().manual_seed(0)
    x, w = (torch.randint(-128, 128, shape, generator=generator).to(torch.int8) for shape in ((128, 96), (192, 96)))  # whole tiles: others overlap, and would be added twice
    function = tier.compile(lambda x, w: tier.matmul(x, w.T, out_dtype=tier.int32), plan={"tile": (64, 64, 128)})
    kernel = function.lower(x, w, chip="sm_90a")
    product = x.int() @ w.T.int()
    for reduction, expected in (("add", 2 * product), ("min", product), ("max", product), ("and", product), ("or", product),
                                ("xor", torch.zeros_like(product))):
        assert (reducing(kernel, reduction).simulate(x, w, seed=seed) == expected).all(), reduction


def test_sums_of_floats_round_once():
    x, w = (torch.randn(*shape, generator=torch.Generator().manual_seed(1)).to(torch.bfloat16) for shape in ((128, 64), (64, 192)))
    kernel = tier.compile(lambda x, w: x @ w, plan={"tile": (64, 64, 64)}).lower(x, w, chip="sm_90a")
    assert (reducing(kernel, "add").simulate(x, w) == 2 * kernel.simulate(x, w)).all()
