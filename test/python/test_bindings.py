"""The bindings: one library, one context, our dialects beside upstream's."""

import os
import subprocess
import sys

import pytest

from tier import _native
from tier.mlir import ir
from tier.mlir.passmanager import PassManager


def test_versions_are_stated():
    assert _native.version()
    assert _native.llvm_version().startswith("22.")


def test_machines_are_listed():
    assert {"sm_90a", "gfx942", "cpu"} <= set(_native.machines())


@pytest.mark.parametrize("name", ["layout", "tier", "transport", "nvvm", "rocdl", "linalg"])
def test_context_knows_the_dialect(name):
    with ir.Context() as context:
        assert context.dialects[name] is not None


def test_unknown_op_is_an_error_not_an_abort():
    with ir.Context(), pytest.raises(ir.MLIRError, match="unregistered dialect"):
        ir.Module.parse('"nowhere.op"() : () -> ()')


def test_pass_manager_knows_the_passes():
    with ir.Context():
        module = ir.Module.parse("func.func @f(%x: i32) -> i32 { %c = arith.constant 0 : i32\n"
                                 "%y = arith.addi %x, %c : i32\n return %y : i32 }")
        PassManager.parse("builtin.module(canonicalize)").run(module.operation)
        assert "addi" not in str(module)


def test_ptx_is_made_in_process():
    with ir.Context():
        module = ir.Module.parse("gpu.module @k { llvm.func @f() attributes {gpu.kernel, nvvm.kernel} { llvm.return } }")
        PassManager.parse("builtin.module(nvvm-attach-target{chip=sm_90a}, gpu-module-to-binary{format=isa})").run(
            module.operation)
        assert ".visible .entry f" in str(module)


def test_remarks_are_collected_from_every_thread():
    with ir.Context() as context:
        kernels = "\n".join(f"func.func @f{i}() {{ return }}" for i in range(64))
        module = ir.Module.parse(kernels)
        remarks = _native.collect_remarks(context, "tier-no-such-pass")
        PassManager.parse("builtin.module(func.func(canonicalize))").run(module.operation)
        assert remarks.take() == b"[]"


def test_remark_filter_must_be_a_regular_expression():
    with ir.Context() as context, pytest.raises(ValueError, match="expects a regular expression"):
        _native.collect_remarks(context, "(")


def test_collected_remarks_outlive_the_context():
    remarks = _native.collect_remarks(ir.Context())
    assert remarks.take() == b"[]"


_WORK = """
import os, sys
from tier.mlir import ir
from tier.mlir.passmanager import PassManager

TEXT = "\\n".join(f"func.func @f{i}() {{ %c = arith.constant 0 : i32\\n return }}" for i in range(64))

def parsed():
    with ir.Context():
        return ir.Module.parse(TEXT)

def work(module):
    with module.context:
        PassManager.parse("builtin.module(func.func(canonicalize))").run(module.operation)
    assert "constant" not in str(module)
"""


def _run(code):
    return subprocess.run([sys.executable, "-c", _WORK + code], capture_output=True, text=True, timeout=120)


def test_contexts_share_their_threads():
    # One context lives as long as a compiled function: hundreds with a thread per core each end the process.
    done = _run("""
first = parsed()
work(first)
before = len(os.listdir("/proc/self/task"))
others = [parsed() for _ in range(20)]
for other in others:
    work(other)
print(len(os.listdir("/proc/self/task")) - before)
""")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= (os.cpu_count() or 1)  # these begin when there is work for them


def test_a_forked_process_works_in_contexts_of_its_parent():
    done = _run("""
here, there = parsed(), parsed()
work(here)
child = os.fork()
if child == 0:
    work(there)
    work(parsed())
    sys.exit(7)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
""")
    assert done.stdout == "7\n", done.stderr


def test_problems_are_imported_when_they_are_first_named():
    code = """
import sys, tier
problems = ["banks", "exchange", "fences", "layout", "placement", "protocol", "relation", "schedule", "tensormap"]
assert not any(f"tier.{name}" in sys.modules for name in problems)
tier.lower(lambda x: x + x, ["f32[N]"], chip="cpu")
assert not any(f"tier.{name}" in sys.modules for name in problems)
for name in problems:
    assert getattr(tier, name).__name__ == f"tier.{name}" and name in tier.__all__
"""
    ran = subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, capture_output=True, text=True,
                         check=False)
    assert ran.returncode == 0, ran.stderr
