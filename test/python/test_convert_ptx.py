"""Conversions between fragments, as the PTX of one CTA run on a machine of NumPy arrays."""

import pathlib
import sys

import numpy as np
import pytest
import ptx_machine

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "integration"))
from _conversions import GROUPS, cases, module  # noqa: E402

from tier import _cross  # noqa: E402
from tier.mlir import ir  # noqa: E402
from tier.runtime import artefact  # noqa: E402

BYTES = {"f32": 4, "bf16": 2, "i8": 1, "f64": 8, "i1": 1}


def _ptx(case) -> str:
    parsed = ir.Module.parse(module(case, "sm_90a"), _cross.context())
    _cross.walk(parsed, "sm_90a", "where", "how")
    return artefact.emit(parsed, "sm_90a", "ptx").decode()


def _convert(text: str, case) -> bool:
    """Whether every element arrives at its place."""
    kernel = ptx_machine.parse(text)["convert_0"]
    size = int(np.prod(case.shape))
    random = np.random.default_rng(1)
    x = random.integers(0, 2 if case.element == "i1" else 256, size * BYTES[case.element], dtype=np.uint8)
    machine = ptx_machine.Machine(1 << 18)
    source, target = machine.put(x), machine.put(x ^ 255)
    machine.launch(kernel, 1, [source, target])
    return np.array_equal(machine.get(target, x), x)


@pytest.mark.parametrize("group", GROUPS)
def test_every_element_arrives(group):
    wrong, ways = [], set()
    for case in cases():
        if case.group != group:
            continue
        text = _ptx(case)
        ways.add("shuffles" if "shfl.sync.bfly" in text or text.count("shfl.sync.idx") > 1 else "shared" if "st.shared" in text
                 else "movmatrix" if "movmatrix" in text else "registers")
        if not _convert(text, case):
            wrong.append(str(case))
    assert not wrong
    assert "shared" in ways
    assert group == "four warps" or "shuffles" in ways
