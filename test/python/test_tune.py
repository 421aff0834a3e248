"""Tuning on the CPU: candidates are measured apart, whatever fails is a line, and winners are kept."""

import io
import json
import sys
import time

import numpy as np
import pytest
import tier
from tier import _tune
from tier._program import trace
from tier._signature import Spec

X = np.random.default_rng(0).standard_normal((96, 160)).astype(np.float32)
W = np.random.default_rng(1).standard_normal((160, 64)).astype(np.float32)


def linear(x, w):
    return tier.relu(x @ w)


def program(fn=linear, shapes=((96, 160), (160, 64))):
    specs = tuple(Spec("f32", shape, (shape[1], 1), exact=True) for shape in shapes)
    return trace(fn, ("x", "w")[:len(specs)], specs, {})


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path / "cache"))


def test_candidates_are_the_plans_of_each_kernel():
    (one,) = _tune.candidates(program(), "cpu")
    assert len(one) > 10 and len(set(one)) == len(one) and all(plan.startswith("tile = [") for plan in one)
    kernels = _tune.candidates(program(lambda x, w: tier.softmax(x @ w)), "cpu")
    assert len(kernels) == 2
    specs = tuple(Spec("bf16", (4096, 4096), (4096, 1), exact=True) for _ in "xw")
    (many,) = _tune.candidates(trace(linear, ("x", "w"), specs, {}), "sm_90a")
    assert len(many) > 30


def test_each_candidate_is_compiled_as_it_says():
    for chip, fn in (("cpu", linear), ("sm_80", lambda x, w: (x.astype("bf16") @ w.astype("bf16")))):
        traced = program(fn)
        (found,) = _tune.candidates(traced, chip)
        for plan in found[:: max(1, len(found) // 4)]:
            tile = plan.partition(", stages")[0]
            from tier import _kernel

            plans = _kernel.build(_tune.with_plans(traced, [plan]), chip).plans
            assert any(text.startswith(tile) for text in plans.values()), (plan, plans)


def test_every_candidate_computes_the_same():
    from tier import _kernel

    expected = np.maximum(X @ W, 0)
    traced = program()
    (found,) = _tune.candidates(traced, "cpu")
    for plan in found[::5]:
        np.testing.assert_allclose(_kernel.build(_tune.with_plans(traced, [plan]), "cpu")(X, W), expected, rtol=1e-4, atol=1e-4)


def test_a_plan_that_is_none_is_refused():
    from tier import _kernel

    with pytest.raises(tier.CompileError, match=r"\[tier.contender\] expects a contender of this kernel, got 'tile = \[7\]'"):
        _kernel.build(_tune.with_plans(program(), ["tile = [7]"]), "cpu")


def test_tuning_measures_and_wins():
    found = tier.tune(linear, X, W, limit=4)
    assert len(found.trials) == 3 and all(trial.error is None and trial.microseconds > 0 for trial in found.trials)
    assert 0 < found.microseconds <= found.baseline and found.bucket == "128x256,256x64" and "cpu" in found.device


WORKER = """
import json, os, sys, time
from tier import _tune_worker

measure, count = _tune_worker.Bench.measure, [0]
compiled = _tune_worker._compiled

def bad(self, job):
    count[0] += 1
    mode = sys.argv[1] if job["module"] != job["reference"] and 'tier.contenders = [""]' not in job["module"] else "good"
    if mode == "crash":
        os.abort()
    if mode == "hang":
        time.sleep(600)
    if mode == "raise":
        raise RuntimeError("no such thing")
    if mode == "noise":
        print("this is no answer")
        os.write(1, b"neither is this\\n")
    if mode == "wrong":
        _tune_worker._compiled = lambda job, text: (lambda arguments: compiled(job, text)(arguments) + (text == job["module"]))
    return measure(self, job)

_tune_worker.Bench.measure = bad
_tune_worker.main()
"""


@pytest.mark.parametrize("mode, reason", [
    ("crash", "the worker ended with status -6"), ("hang", "no answer within 3 s"), ("raise", "no such thing"),
    ("wrong", "result 0 differs by 1 from that of the chosen plan"), ("noise", None),
])
def test_a_bad_configuration_never_ends_a_run(mode, reason, tmp_path, monkeypatch):
    script = tmp_path / "worker.py"
    script.write_text(WORKER)
    monkeypatch.setattr(_tune.Worker, "command", (sys.executable, str(script), mode))
    begin = time.monotonic()
    found = tier.tune(linear, X, W, limit=3, seconds=3)
    assert time.monotonic() - begin < 60
    assert len(found.trials) == 2 and found.baseline is not None and found.microseconds is not None
    if reason is None:
        assert all(trial.error is None for trial in found.trials)
    else:
        assert found.plans == ("",) and all(trial.error == reason for trial in found.trials), found.trials
        assert f"2 candidate(s), 2 failed\n  failed: {found.trials[0].plan}: {reason}" in found.summary()


def test_a_worker_that_does_not_start_is_a_failure_of_each(monkeypatch):
    monkeypatch.setattr(_tune.Worker, "command", (sys.executable, "-c", "raise SystemExit(3)"))
    found = tier.tune(linear, X, W, limit=3)
    assert found.microseconds is None and all("did not start" in trial.error for trial in found.trials)
    f = tier.compile(linear, autotune=True)
    np.testing.assert_allclose(f(X, W), np.maximum(X @ W, 0), rtol=1e-4, atol=1e-4)


def test_the_first_call_tunes_and_the_winner_is_kept(monkeypatch):
    f = tier.compile(linear, autotune=True)
    first = f(X, W)
    np.testing.assert_allclose(first, np.maximum(X @ W, 0), rtol=1e-4, atol=1e-4)
    (tuned,) = f.tuning
    assert tuned.trials and tuned.microseconds
    general, own = f.versions()
    assert (general.hits, own.hits, own.origin) == (0, 1, "tuned") and own.reason.startswith("tuned for bucket 128x256,256x64")

    def refuse(*_, **__):
        raise AssertionError("measured again")

    monkeypatch.setattr(_tune, "tune", refuse)
    again = tier.compile(linear, autotune=True)
    np.testing.assert_array_equal(again(X, W), first)
    assert again.versions()[-1].origin == "tuned before" and again.tuning[0].plans == tuned.plans
    # Another shape of the bucket and of the signature is served by the same winner.
    other = again(np.concatenate([X, X[:16]]), W)
    np.testing.assert_allclose(other[:96], first, rtol=1e-4, atol=1e-4)
    assert again.versions()[-1].origin == "tuned before" and again.versions()[-1].hits == 1
    # Another bucket is measured: that fails here, and the general version serves.
    many = np.concatenate([X] * 2)
    np.testing.assert_allclose(again(many, W), np.maximum(many @ W, 0), rtol=1e-4, atol=1e-4)
    assert again.versions()[-1].origin == "failed" and "measured again" in again.versions()[-1].error


def test_a_file_of_winners_is_deployed(tmp_path):
    path = tmp_path / "winners.json"
    (found,) = _tune.candidates(program(), "cpu")
    tuned = tier.tune(linear, X, W, limit=2, path=path)
    tier.tune(linear, X[:32], W, limit=2, path=path)
    content = json.loads(path.read_text())
    assert content["format"] == "tier.tuned.1" and len(content["winners"]) == 2
    entry = next(one for one in content["winners"] if one["bucket"] == tuned.bucket)
    entry["plans"] = [found[3]]
    path.write_text(json.dumps(content))
    f = tier.compile(linear, tuned=path)
    np.testing.assert_allclose(f(X, W), np.maximum(X @ W, 0), rtol=1e-4, atol=1e-4)
    own = f.versions()[-1]
    assert own.origin == "tuned before" and own.hits == 1 and found[3].partition(", stages")[0] in own.variants[0].plan
    # A shape without a winner is served as ever.
    np.testing.assert_allclose(f(X[:3], W), np.maximum(X[:3] @ W, 0), rtol=1e-4, atol=1e-4)


def test_a_winner_of_another_version_is_no_harm(tmp_path):
    path = tmp_path / "winners.json"
    tier.tune(linear, X, W, limit=1, path=path)
    content = json.loads(path.read_text())
    content["winners"][0]["plans"] = ["tile = [7, 7, 7], stages = 1, warps = [1], group = 1"]
    path.write_text(json.dumps(content))
    f = tier.compile(linear, tuned=path)
    np.testing.assert_allclose(f(X, W), np.maximum(X @ W, 0), rtol=1e-4, atol=1e-4)
    general, failed = f.versions()
    assert general.hits == 1 and failed.origin == "failed" and "tier.contender" in failed.error


@pytest.mark.parametrize("text", ["", "{}", '{"format": "other", "winners": []}', '{"format": "tier.tuned.1", "winners": [{"x": 1}]}'])
def test_a_file_that_is_none_is_refused(tmp_path, text):
    path = tmp_path / "winners.json"
    path.write_text(text)
    with pytest.raises(tier.LaunchError, match=r"\[launch.tuned\] expects a file that tier.tune wrote"):
        tier.compile(linear, tuned=path)


def test_empty_arrays_cannot_be_tuned_for():
    with pytest.raises(tier.LaunchError, match=r"\[launch.tuned\] expects arrays with elements"):
        tier.tune(linear, X[:0], W)


def test_torch_arrays_are_tuned_for():
    torch = pytest.importorskip("torch")
    found = tier.tune(linear, torch.from_numpy(X).bfloat16(), torch.from_numpy(W).bfloat16(), limit=2)
    assert found.microseconds is not None and len(found.trials) == 1, found.summary()


def test_the_bar_is_for_terminals():
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    shown, silent = Terminal(), io.StringIO()
    for stream in (shown, silent):
        bar = _tune.Progress("linear", 2, stream)
        bar.step(None)
        bar.step(12.34)
        bar.end()
    assert "linear [############------------] 1/2" in shown.getvalue() and "2/2, best 12.3 us" in shown.getvalue()
    assert silent.getvalue() == ""


def test_failures_are_summed_up_where_the_bar_was():
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    def shown(stream, *trials):
        bar = _tune.Progress("linear", 1, stream)
        bar.step(1.0)
        bar.end(_tune.Tuned("linear", "cpu", "x: f32[8]", "8", ("",), 1.0, 1.0, trials))
        return stream.getvalue()

    good, bad = _tune.Trial(0, "a", 1.0), _tune.Trial(0, "b", None, "no answer within 3 s")
    assert shown(Terminal(), good, bad).endswith("2 candidate(s), 1 failed\n  failed: b: no answer within 3 s\n")
    assert "candidate(s)" not in shown(Terminal(), good) and shown(io.StringIO(), bad) == ""


def test_a_device_is_timed_over_sets_that_leave_its_cache_while_the_host_is_ahead(monkeypatch):
    torch = pytest.importorskip("torch")
    from tier import _tune_worker

    log = []

    class Event:
        def __init__(self, enable_timing):
            pass

        def record(self):
            log.append("event")

        def synchronize(self):
            pass

        def elapsed_time(self, other):
            return 1.0

    for name, stand_in in (("Event", Event), ("_sleep", lambda cycles: log.append("sleep")), ("synchronize", lambda: None)):
        monkeypatch.setattr(torch.cuda, name, stand_in)
    arrays = _tune_worker.Arrays("torch", False)
    monkeypatch.setattr(_tune_worker, "_FOOTPRINT", 1 << 20)
    one = {"dtype": "bf16", "shape": [256, 512], "strides": [512, 1]}
    assert len(arrays.sets([one])) == 1
    monkeypatch.setattr(arrays, "device", "cuda")
    monkeypatch.setattr(arrays, "make", lambda one, seed: torch.zeros(256, 512, dtype=torch.bfloat16) + seed)
    sets = arrays.sets([one, one])
    assert [int(x[0, 0]) for x, _ in sets] == [0, 2]  # of 512 KiB each
    microseconds = arrays.time([lambda x=x: log.append(int(x[0, 0])) for x, _ in sets])
    assert microseconds == 1000.0 / 20
    batches = "".join(" |" if entry == "event" else f" {entry}" for entry in log).split("sleep")[1:]
    assert len(batches) == 8 and all(text.split()[:4] == ["|", "0", "2", "0"] and text.split()[-1] == "|" for text in batches)
