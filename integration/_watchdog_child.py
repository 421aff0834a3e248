"""A matrix product with a watchdog, correct or broken on purpose; test_watchdog_cuda.py runs it with a time limit.

    python integration/_watchdog_child.py correct | release | bytes | both

`release` drops every release of a stage in room When; `bytes` lets every stage expect 16 bytes more than are copied, in room
How. Prints the report, then multiplies correctly in the same context.
"""

import sys
import time

import tier
import torch
from tier import _cross, runtime
from tier.mlir import ir

LIMIT = 500


def gemm(x, w):
    return x @ w


def collect(module, name):
    found = []

    def visit(op):
        if op.name == name:
            found.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def drop_releases(module):
    found = collect(module, "transport.release")
    for op in found:
        op.erase()
    assert found, "a kernel without releases"


def expect_more(module):
    head = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], "
    found = [op for op in collect(module, "llvm.inline_asm") if ir.StringAttr(op.attributes["asm_string"]).value.startswith(head)]
    for op in found:
        text = ir.StringAttr(op.attributes["asm_string"]).value
        bytes_ = int(text.removeprefix(head).rstrip(";"))
        op.attributes["asm_string"] = ir.StringAttr.get(f"{head}{bytes_ + 16};", module.context)
    assert found, "a kernel that expects no bytes"


def broken(mode, chip, *arguments):
    """Return the artefact of the product whose kernels are broken on their way from Where to How."""
    debug = _cross.Debug(limit=LIMIT)
    kernel = tier.compile(gemm).lower(*arguments, chip=chip)

    def lower(module):
        _cross.walk(module, chip, "where", "when")
        if mode == "release":
            drop_releases(module)
        _cross.walk(module, chip, "when", "how", debug)
        if mode == "bytes":
            expect_more(module)

    where = _cross.room(kernel.program.module, chip, "where")
    return runtime.Artefact(where, chip=chip, lower=lower, results=[runtime.Result("bf16", [["extent", 0, 0], ["extent", 1, 1]])])


def check_correct(size):
    x, w = (torch.randn(size, size, device="cuda").bfloat16() for _ in range(2))
    watched = tier.compile(gemm, debug=f"watchdog={LIMIT}", check=True)
    for _ in range(3):
        out = watched(x, w)
        torch.testing.assert_close(out.float(), x.float() @ w.float(), rtol=2e-2, atol=0.5)
    assert torch.equal(out, tier.compile(gemm)(x, w)), "a watchdog changes results"
    torch.cuda.synchronize()
    print("CORRECT", size)


def check_broken(mode, size):
    x, w = (torch.randn(size, size, device="cuda").bfloat16() for _ in range(2))
    begin = time.perf_counter()
    try:
        broken(mode, runtime.default_chip(runtime.describe((x,))), x, w).call((x, w))
    except tier.AsyncError as error:
        print("REPORT", mode, f"{time.perf_counter() - begin:.1f} s", error)
    else:
        print("NO REPORT", mode)
    torch.cuda.synchronize()


if __name__ == "__main__":
    torch.manual_seed(0)
    modes = ["release", "bytes"] if sys.argv[1] == "both" else sys.argv[1:2]
    for mode in modes:
        if mode != "correct":
            check_broken(mode, 4096)
    check_correct(1024)
    check_correct(4096)
