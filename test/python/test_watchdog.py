"""Kernels that are looked at: waits that end (`debug="watchdog"`), and protocols that are simulated (`check=True`)."""

import json

import numpy as np
import pytest
import tier
from tier import _cross
from tier.mlir import ir

X, W = np.zeros((256, 256), np.float16), np.zeros((256, 256), np.float16)
SPECS = ("f16[M, K]", "f16[K, N]")


def gemm(x, w):
    return x @ w


def lowered(**options):
    return tier.compile(gemm, **options).lower(*SPECS, chip="sm_90a")


def report(*records, owner=4):
    """The words of a report: each record is wait, stage, parity, round, CTA x, y, z, thread."""
    return [owner, len(records), 0, 0, *(word for record in records for word in record)]


@pytest.fixture(scope="module")
def watched():
    return lowered(debug="watchdog=700")


def launched(calls):
    """The kinds of the calls, without workspaces and tensor maps."""
    kinds = ("clear_report", "launch", "read_report")
    return [kind for call in calls for kind in kinds if kind in call]


def entry_of(kernel):
    """What travels with the kernel that X and W launch."""
    (image,) = [call["image"] for call in kernel.artefact.trace((X, W), compiled=True) if "launch" in call]
    (entry,) = json.loads(kernel.artefact.compiled(image).entries)
    return entry


def test_waits_are_bounded_where_it_is_asked_for(watched):
    plain = lowered()
    names = [call["launch"] for call in plain.trace(X, W) if "launch" in call]
    assert "%globaltimer" in watched.ir("how", names) and "%globaltimer" not in plain.ir("how", names)
    assert watched.ir("when") == plain.ir("when")


def test_a_launch_clears_the_report_and_reads_it(watched):
    assert launched(watched.artefact.trace((X, W), compiled=True)) == ["clear_report", "launch", "read_report"]
    assert launched(lowered().artefact.trace((X, W), compiled=True)) == ["launch"]


def test_what_a_kernel_waits_for_travels_with_its_image(watched):
    entry = entry_of(watched)
    assert entry["watchdog"]["limit"] == 700
    line = gemm.__code__.co_firstlineno + 1
    assert [(wait["role"], wait["channel"], wait["until"]) for wait in entry["watchdog"]["waits"]] == [("load", 0, "empty"), ("math", 0, "full")]
    assert all(wait["place"].endswith(f"test_watchdog.py:{line}") for wait in entry["watchdog"]["waits"])
    assert "watchdog" not in entry_of(lowered())


def test_an_expired_wait_is_an_error_that_says_who_waits_for_what(watched):
    words = report((1, 2, 1, 11, 3, 0, 0, 128), (1, 2, 1, 11, 3, 0, 0, 160), (0, 3, 0, 15, 3, 0, 0, 0), (99, 0, 0, 0, 0, 0, 0, 0))
    with pytest.raises(tier.AsyncError) as caught:
        watched.artefact.trace((X, W), compiled=True, report=words)
    error = caught.value
    assert error.rule == "async.hang" and "transport-verify" in error.fix
    line = gemm.__code__.co_firstlineno + 1
    got = error.message.partition(" got ")[2]
    first, second = got.split("; and ")
    assert first.startswith("role 'math' of block 3 waiting for channel 0 (")
    assert first.endswith(f"test_watchdog.py:{line}) to be full, stage 2, phase 1, round 11 of that wait")
    assert second.startswith("role 'load' of block 3 ") and second.endswith("to be empty, stage 3, phase 0, round 15 of that wait")


def test_a_block_of_a_grid_of_more_dimensions_is_named_by_all(watched):
    with pytest.raises(tier.AsyncError, match=r"of block \(3, 1, 2\) waiting"):
        watched.artefact.trace((X, W), compiled=True, report=report((0, 0, 0, 1, 3, 1, 2, 0)))


@pytest.mark.parametrize("words", [[], [0, 0, 0, 0], report(owner=0), [0] * 516])
def test_a_report_without_an_owner_says_nothing(watched, words):
    watched.artefact.trace((X, W), compiled=True, report=words)


@pytest.mark.parametrize("words", [report(), [4, 1000, 0, 0], [4, 1, 0, 0, 99, 0, 0, 0, 0, 0, 0, 0]])
def test_a_report_whose_records_are_lost_still_is_an_error(watched, words):
    with pytest.raises(tier.AsyncError, match="block number 3 with an expired wait"):
        watched.artefact.trace((X, W), compiled=True, report=words)


def test_a_saved_kernel_keeps_its_watchdog(watched, tmp_path):
    watched.save(tmp_path / "gemm.tier")
    with pytest.raises(tier.AsyncError, match="role 'load'"):
        tier.load(tmp_path / "gemm.tier").artefact.trace((X, W), compiled=True, report=report((0, 0, 0, 1, 3, 0, 0, 0)))


def test_a_kernel_without_barriers_has_nothing_to_watch():
    kernel = tier.compile(lambda x, y: x + y, debug="watchdog").lower("f32[N]", "f32[N]", chip="sm_90a")
    assert "watchdog" not in json.loads(kernel.artefact.compiled(0).entries)[0]


def test_the_host_runs_with_either(capsys):
    both = tier.compile(gemm, debug="watchdog", check=True)
    x, w = np.ones((8, 16), np.float32), np.ones((16, 4), np.float32)
    assert (both(x, w) == 16).all()


@pytest.mark.parametrize("debug", ["", "dog", "watchdog=0", "watchdog=-1", "watchdog=1s"])
def test_another_debug_is_refused(debug):
    with pytest.raises(tier.ToolchainError, match=r"\[toolchain.debug\]"):
        tier.compile(gemm, debug=debug)


# -- check=True -------------------------------------------------------------------------------------------------------


def erase(module, name):
    """Erase every op of this name; its results are its operands then."""

    def visit(op):
        if op.name == name:
            found.append(op.operation)
        return ir.WalkResult.ADVANCE

    found = []
    module.operation.walk(visit)
    assert found
    for op in found:
        for result, operand in zip(op.results, list(op.operands)[:len(op.results)]):
            result.replace_all_uses_with(operand)
        op.erase()


def broken_in_when(monkeypatch, name):
    """Let every kernel lose its ops of this name between rooms When and How."""
    walk = _cross.walk

    def worse(module, chip, start, stop, *rest):
        walk(module, chip, start, stop, *rest)
        if stop == "when":
            erase(module, name)

    monkeypatch.setattr(_cross, "walk", worse)


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """No kernel is in the disk cache."""
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path))


@pytest.mark.parametrize("chip", ["sm_80", "sm_90a"])
def test_correct_kernels_pass(fresh, chip):
    kernel = tier.compile(gemm, check=True).lower(*SPECS, chip=chip)
    assert "launch" in launched(kernel.artefact.trace((X, W), compiled=True))


@pytest.mark.parametrize("name, rule", [
    ("transport.release", "async.ring-full"),
    ("transport.await", "async.product-running"),
    ("transport.fence", "async.fence"),
])
def test_a_broken_kernel_is_refused_before_its_first_launch(fresh, monkeypatch, name, rule):
    kernel = tier.compile(gemm, check=True).lower(*SPECS, chip="sm_90a")
    broken_in_when(monkeypatch, name)
    with pytest.raises(tier.AsyncError) as caught:
        kernel.artefact.trace((X, W), compiled=True)
    assert caught.value.rule == rule


@pytest.mark.parametrize("name, rule", [("transport.release", "async.deadlock"), ("transport.fence", "async.fence")])
def test_the_simulator_alone_finds_it_too(fresh, monkeypatch, name, rule):
    run = _cross.run
    monkeypatch.setattr(_cross, "run", lambda module, passes, *rest: run(module, passes.replace("transport-verify,", ""), *rest))
    kernel = tier.compile(gemm, check=True).lower(*SPECS, chip="sm_90a")
    broken_in_when(monkeypatch, name)
    with pytest.raises(tier.AsyncError, match="in a simulation") as caught:
        kernel.artefact.trace((X, W), compiled=True)
    assert caught.value.rule == rule


def test_without_check_nothing_is_simulated(fresh, monkeypatch):
    run, seen = _cross.run, []
    monkeypatch.setattr(_cross, "run", lambda module, passes, *rest: (seen.append(passes), run(module, passes, *rest)))
    lowered().artefact.compiled(0)
    assert seen and not any("simulate" in passes for passes in seen)
