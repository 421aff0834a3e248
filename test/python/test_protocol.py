"""tier.protocol: proofs, executions and the page of rules agree with one another."""

from __future__ import annotations

from pathlib import Path

import pytest
import tier
from tier import protocol

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("name", sorted(protocol.kernels()))
def test_known_kernels_are_proved_and_compute_one_result(name: str) -> None:
    program = protocol.kernels()[name]
    assert protocol.verify(program).diagnostics == ()
    runs = [protocol.simulate(program, values={"K": 5, "T": [2]}, seed=seed) for seed in range(8)]
    assert {run.broken for run in runs} == {""}
    assert len({run.results for run in runs}) == 1


def test_the_page_lists_every_rule() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    for rule in protocol.rules():
        assert f"| `{rule.id}` | {rule.severity} | {rule.expects} | {rule.source} |" in page
    assert page.count("| `async.") == len(protocol.rules())


def test_a_program_that_is_not_one_is_refused() -> None:
    with pytest.raises(tier.AsyncError) as refusal:
        protocol.verify({"roles": []})
    assert refusal.value.rule == "async.question"
    with pytest.raises(tier.AsyncError):
        protocol.simulate({"roles": [{"body": [{"op": "fly"}]}]})


def test_all_schedules_of_a_small_program() -> None:
    program = {
        "buffers": [{"name": "tile", "bytes": 128}],
        "roles": [{"name": "write", "threads": 1, "body": [{"op": "write", "writes": [{"buffer": "tile"}]}]},
                  {"name": "read", "threads": 1, "body": [{"op": "read", "share": -1, "reads": [{"buffer": "tile"}]}]}],
    }
    found = protocol.explore(program)
    assert found.complete and len(found.results) == 2
    assert [each.rule for each in protocol.verify(program).diagnostics] == ["async.race"]


def test_steps_are_limited() -> None:
    program = protocol.kernels()["persistent"]
    assert [each.rule for each in protocol.verify(program, limit=10).diagnostics] == ["async.unknown"]
