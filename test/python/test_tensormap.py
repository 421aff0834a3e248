"""Tensor maps as plain Python: rules of machines, repairs and their order, ragged groups, the page."""

import doctest
import random
import subprocess
import sys
from pathlib import Path

import pytest

import tier
from tier import tensormap
from tier.tensormap import Multiple

ROOT = Path(__file__).resolve().parent.parent.parent


def test_page_runs():
    assert doctest.testfile(str(ROOT / "docs" / "tensormaps.md"), module_relative=False).failed == 0


def test_page_has_the_rules_of_the_library():
    run = subprocess.run([sys.executable, ROOT / "tools" / "gen_tensormap_page.py", "--check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_page_lists_every_repair():
    text = (ROOT / "docs" / "tensormaps.md").read_text()
    seen = set()
    rng = random.Random(5)
    for _ in range(600):
        rank = rng.choice([1, 2, 3, 7])
        extents = [rng.choice([None, 300, 64, Multiple(64), 20]) for _ in range(rank)]
        strides = [rng.choice([600, 1024, Multiple(16), Multiple(2), -1024]) for _ in range(rank - 1)] + [rng.choice([2, 2, 4])]
        tile = [rng.choice([1, 1, 16, 300]) if i >= rank - 2 else 1 for i in range(rank - 1)] + [rng.choice([64, 12, 300, 20])]
        for repair in tensormap.repairs(element="bf16", extents=extents, stride_bytes=strides, tile=tile, store=rng.random() < 0.2,
                                        base_alignment=rng.choice([2, 16]), owned=rng.random() < 0.3,
                                        swizzle=rng.choice([None, "128B"])):
            seen.update(repair.kinds)
    assert len(seen) == 17
    for kind in seen:
        assert f"| `{kind}` |" in text


def test_rules_say_who_checks_them():
    rules = tensormap.rule_table()
    assert {rule.checked_by for rule in rules} == {"encode", "run", "ours"}
    assert [rule.number for rule in rules] == [f"T{n:02}" for n in range(1, len(rules) + 1)]
    assert {rule.number for rule in rules if rule.checked_by == "run"} == {"T25", "T26"}
    assert all(rule.since in ("12.0", "12.8") for rule in rules)


@pytest.mark.parametrize(("question", "machine", "toolkit", "numbers"), [
    ({"swizzle": "128B_atom_32B"}, "sm_90a", "13.0", ["T32"]),
    ({"swizzle": "128B_atom_32B"}, "sm_100a", "13.0", []),
    ({"swizzle": "128B_atom_32B"}, "sm_100a", "12.6", ["T32"]),
    ({"swizzle": "96B"}, "sm_100a", "13.1", ["T33"]),
    ({"packing": "u4_align16", "base_alignment": 32, "dims": [128, 8], "stride_bytes": [64], "box": [128, 8]}, "sm_100a", "13.0", []),
    ({"packing": "u4_align16", "base_alignment": 32, "dims": [128, 8], "stride_bytes": [64], "box": [128, 8]}, "sm_90a", "13.0", ["T31"]),
    ({}, "sm_80", "13.0", ["T30"]),
    ({}, "gfx942", "13.0", ["T30"]),
])
def test_rules_are_those_of_the_machine(question, machine, toolkit, numbers):
    base = {"element": "i8", "dims": [64, 8], "stride_bytes": [64], "box": [64, 8]}
    assert [v.number for v in tensormap.check(**(base | question), machine=machine, toolkit=toolkit)] == numbers


def test_questions_that_make_no_sense_are_refused():
    with pytest.raises(tier.TensormapError, match="toolkit"):
        tensormap.check(element="i8", dims=[64], stride_bytes=[], box=[64], toolkit="new")
    with pytest.raises(tier.TensormapError, match="packing"):
        tensormap.check(element="i8", dims=[64], stride_bytes=[], box=[64], packing="u5")
    with pytest.raises(tier.TierError, match="machine"):
        tensormap.check(element="i8", dims=[64], stride_bytes=[], box=[64], machine="abacus")
    with pytest.raises(tier.TensormapError, match="sides"):
        tensormap.synthesize(element="i8", extents=[64], stride_bytes=[1], tile=[0])
    with pytest.raises(tier.TensormapError, match="2\\^40"):
        tensormap.synthesize(element="i8", extents=[2**50], stride_bytes=[1], tile=[16])
    with pytest.raises(tier.TensormapError, match="tile_rows"):
        tensormap.pool(0)
    with pytest.raises(tier.TensormapError, match="rows"):
        tensormap.pool(8).copies(9)


def test_repairs_come_cheapest_first_and_break_nothing():
    refused = tensormap.synthesize(element="bf16", extents=[None, 300], stride_bytes=[600, 2], tile=[128, 64], owned=True, verify=True)
    assert isinstance(refused, tensormap.Refusal)
    assert [violation.number for violation in refused.violations] == ["T09"]
    costs = [repair.cost for repair in refused.repairs]
    assert costs == sorted(costs)
    assert [repair.kinds for repair in refused.repairs] == [("pad",), ("maps", "shift"), ("copy-group",), ("threads",)]
    for repair in refused.repairs:
        assert repair.removes == ("tensormap.stride-16",)
        assert repair.wrong == ""
        if repair.map:
            assert repair.map.check() == []
    assert refused.repairs[0].view_stride_bytes == (608, 2)
    assert refused.repairs[-2].means == "group" and refused.repairs[-2].access_bytes == 8


def test_unknown_facts_are_asked_at_run_time():
    refused = tensormap.synthesize(element="bf16", extents=[None, None], stride_bytes=[Multiple(2), 2], tile=[128, 64], base_alignment=2)
    first = refused.repairs[0]
    assert first.kinds == ("guard",)
    assert [str(guard) for guard in first.guards] == ["base % 16 == 0", "stride_bytes[0] % 16 == 0"]
    assert refused.repairs[-1].guards == ()


def test_a_matrix_unit_gets_no_shifted_tile():
    refused = tensormap.synthesize(element="bf16", extents=[None, 300], stride_bytes=[600, 2], tile=[128, 64], matrix=True)
    assert [repair.kinds for repair in refused.repairs] == [("copy",), ("copy-group",), ("threads",)]
    assert [repair.means for repair in refused.repairs] == ["map", "group", "threads"]


def test_a_step_of_a_slice_is_a_stride():
    # x[::2] of rows of 1024 bytes: no element strides are needed.
    found = tensormap.synthesize(element="bf16", extents=[64, 512], stride_bytes=[2048, 2], tile=[64, 64])
    assert found.stride_bytes == (2048,)
    assert found.element_strides == (1, 1)


def test_seven_dimensions_fold():
    extents = [2, 2, 2, 2, 2, 128, 128]
    strides = [256 * 128 * 2**i for i in range(4, -1, -1)] + [256, 2]
    found = tensormap.synthesize(element="bf16", extents=extents, stride_bytes=strides, tile=[1, 1, 1, 1, 1, 64, 64])
    assert found.kinds in (("merge-dims",), ("fold",))
    assert found.rank <= 5
    found = tensormap.synthesize(element="bf16", extents=extents, stride_bytes=[s + 32 for s in strides[:5]] + [256, 2],
                                 tile=[1, 1, 1, 1, 1, 64, 64])
    assert "fold" in found.kinds
    assert len(found.order[-1]) == 5 and found.stride_bytes[-1] % 16 == 0


def test_wrapped_maps_need_rows_of_16_bytes():
    refused = tensormap.wrap(element="bf16", columns=300, row_bytes=600, box=[64, 128])
    assert not refused and refused.violations[0].number == "T09"
    store = tensormap.wrap(element="bf16", columns=304, row_bytes=608, box=[64, 128], store=True, saves_dim=True)
    assert len(store.dims) == 3 and store.base_rows == 2**30
    column, row, group = store.coordinates(0, 3, 50, 10)
    assert (row + group - store.base_rows) == 53
