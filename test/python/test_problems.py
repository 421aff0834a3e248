"""The problems as plain Python: laws on random cases, refusals with a rule, and the examples of their pages."""

import doctest
import itertools
import math
from pathlib import Path

import pytest

import tier
from tier import banks, layout, schedule, tensormap
from tier.layout import Multiple


@pytest.mark.parametrize("module", [layout._fragment, tensormap, banks, schedule, tier._problem],
                         ids=lambda module: module.__name__)
def test_examples_run(module):
    assert doctest.testmod(module).failed == 0


def test_machines_that_were_not_measured_are_refused():
    with pytest.raises(tier.AsyncError) as caught:
        schedule.ring("gfx942", "bf16", (128, 128, 64), (4096, 4096))
    assert caught.value.rule == "async.timings"


def test_page_runs():
    page = Path(__file__).resolve().parent.parent.parent / "docs" / "problems.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_fragment_covers_its_tile():
    fragment = layout.accumulator("sm_80", "f16", (64, 64), warps=4)
    registers = range(64 * 64 // 128)
    held = {fragment.coordinate(*at) for at in itertools.product(registers, range(32), range(4))}
    assert held == set(itertools.product(range(64), range(64)))


def test_unknown_facts_are_not_proofs():
    broken = tensormap.check(element="f32", dims=[None, None], stride_bytes=[Multiple(4)], box=[32, 8])
    assert [violation.number for violation in broken] == ["T09"]
    assert "a multiple of 4" in str(broken[0])


def test_synthesis_names_the_rule_in_the_way():
    refused = tensormap.synthesize(element="f16", extents=[64, 64], stride_bytes=[256, 4], tile=[32, 32])
    assert not refused
    assert refused.violations[0].rule == "tensormap.unit-stride"
    assert refused.violations[0].fix


def test_boxes_cover_the_tile():
    found = tensormap.synthesize(element="bf16", extents=[None, None], stride_bytes=[8192, 2], tile=[512, 256])
    assert len(found.boxes) * tensormap.transaction_bytes("bf16", found.box) == found.bytes_per_tile
    starts = {box.shared_element for box in found.boxes}
    assert len(starts) == len(found.boxes) == 8
    for box in found.boxes:
        assert found.shared_layout(box.offset[1], box.offset[0]) == box.shared_element


def test_chosen_layouts_have_no_conflicts():
    tile = banks.shared_layout("sm_80", "bf16", (128, 32))
    for first in range(0, 128, 8):
        assert banks.matrix_load([2 * tile(first + row, 8) for row in range(8)]).cycles == 1


def test_a_cycle_without_tokens_is_refused():
    with pytest.raises(tier.AsyncError, match="token on every cycle"):
        schedule.period(2, [schedule.Edge(0, 1, 1, 0), schedule.Edge(1, 0, 1, 0)])


def test_question_of_the_wrong_type_is_refused():
    with pytest.raises(tier.BanksError, match="expects 'machine' to be a machine"):
        banks.cost("sm_7", [0])


@pytest.mark.parametrize(("machine", "element", "step"), [("sm_80", "bf16", 16), ("sm_80", "i8", 32), ("gfx942", "f16", 16),
                                                          ("cpu", "f32", 8)])
@pytest.mark.parametrize("side", ["a", "b"])
def test_operands_cover_their_tile(machine, element, step, side):
    fragment = layout.operand(machine, element, side, (64, 64, 2 * step), warps=4)
    counts = [[digit.size for digit in digits] for digits in (fragment.register, fragment.lane, fragment.warp)]
    held = {fragment.coordinate(*at) for at in itertools.product(*(range(math.prod(sizes)) for sizes in counts))}
    assert held == set(itertools.product(range(64), range(2 * step)))


def test_operands_are_those_of_the_instruction_set():
    # PTX ISA 9.7.14.5.8, fragments of mma.m16n8k16 for .f16: a_i and b_i of a lane.
    a, b = (layout.operand("sm_80", "f16", side, (16, 8, 16), warps=1) for side in "ab")
    for lane, i in itertools.product(range(32), range(8)):
        row = lane // 4 + (8 if i in (2, 3, 6, 7) else 0)
        assert a.coordinate(i, lane, 0) == (row, lane % 4 * 2 + i % 2 + (8 if i >= 4 else 0))
    for lane, i in itertools.product(range(32), range(4)):
        assert b.coordinate(i, lane, 0) == (lane // 4, lane % 4 * 2 + i % 2 + (8 if i >= 2 else 0))


def test_operands_in_shared_memory_have_no_fragment():
    with pytest.raises(tier.LayoutError, match="reads operand b from registers") as caught:
        layout.operand("sm_90a", "bf16", "b", (64, 64, 64))
    assert caught.value.rule == "layout.register-operand"
