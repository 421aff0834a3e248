"""bench/report.py on recorded lines: what it says of them, and what a page holds; bench/_measure.py's fields."""

import doctest
import importlib.util
import json
import os
import subprocess
import sys
import types
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parent.parent.parent / "bench"
LINES = Path(__file__).resolve().parent / "data" / "bench_lines.jsonl"


def load(name):
    spec = importlib.util.spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


report = load("report")


@pytest.fixture(scope="module")
def run():
    return report.read([LINES])


def test_lines_are_sorted_by_family(run):
    assert {family: len(lines) for family, lines in run.families.items()} == {
        "gemm": 3, "skinny": 2, "rows": 2, "gather": 1, "epilogue": 1, "launch": 1, "realign": 1}
    assert len(run.devices) == 1 and run.devices[0].startswith("an example of a device")
    assert run.skipped == 1  # a line of an older bench; summaries are no lines


def test_a_broken_line_is_named(tmp_path):
    (tmp_path / "lines").write_text('{"device": "a"}\n{"kernel": \n')
    with pytest.raises(SystemExit, match=r"lines:2: \[bench.line\] expects a JSON object, got .*; fix: remove the line"):
        report.read([tmp_path / "lines"])


def test_summaries_name_the_worst(run):
    first = report.summary("gemm", run.families["gemm"])[0]
    assert first == "gemm: 0.963 x torch in the geometric mean of 2, at worst 0.904 (bfloat16 8192x8192x8192)"


def test_bars_are_held_against_the_far_end_of_the_interval(run):
    verdicts = {one.bar.text.partition(":")[0] if one.bar.family == "skinny" else one.bar.family: one for one in report.judge(run)}
    assert verdicts["gemm"].failed == ("bfloat16 8192x8192x8192",) and not verdicts["gemm"].is_reached
    assert not verdicts["skinny"].is_reached and verdicts["skinny"].failed == ()  # its bar is on the mean
    assert verdicts["llm"].lines == verdicts["skinny"].lines == 2 and verdicts["llm"].is_reached  # both have these shapes
    assert verdicts["epilogue"].is_reached and verdicts["launch"].is_reached and verdicts["realign"].is_reached
    assert verdicts["gather"].is_reached
    wide = json.loads(json.dumps(run.families["gemm"][1]))
    wide["peers"]["torch"]["interval"][1] = 1.0
    assert report.judge(report.Run({"gemm": [wide]}))[0].is_reached


@pytest.mark.parametrize("regrets, is_reached", [([1.0] * 9 + [1.5], True), ([1.0] * 8 + [1.5] * 2, False), ([1.04] * 3, True)])
def test_nine_shapes_in_ten_have_to_be_near_the_best_plan(regrets, is_reached):
    lines = [{"kernel": "plans", "shape": [i], "dtype": "bfloat16", "peers": {}, "regret": one, "regret_interval": [one, one]}
             for i, one in enumerate(regrets)]
    assert report.judge(report.Run({"plans": lines}))[0].is_reached is is_reached


def test_the_page_holds_everything_and_escapes_it(run):
    text = report.page(run, {"gemm": b"picture"})
    assert text.count("<h2>") == 8 and "data:image/png;base64,cGljdHVyZQ==" in text
    assert "1 line(s) lack one of" in text and "missed: 1 of 2 fail" in text
    strange = {**run.families["gemm"][0], "case": "<b>"}
    assert "<b>" not in report.page(report.Run({"gemm": [strange]}), {})


def test_the_script_writes_a_folder(tmp_path):
    ran = subprocess.run([sys.executable, BENCH / "report.py", LINES, "--out", tmp_path / "made", "--no-plots"], capture_output=True,
                         text=True, check=True)
    assert "MISSED  gemm: >= 1.00 x cuBLAS (bf16)" in ran.stdout
    assert (tmp_path / "made" / "report.html").read_text().startswith("<!doctype html>")


def test_nothing_to_report_is_said(tmp_path):
    (tmp_path / "lines").write_text('{"device": "a"}\n')
    with pytest.raises(SystemExit, match=r"\[bench.line\] expects lines with kernel, shape, .*; fix: run the benches again, with --out"):
        report.main([str(tmp_path / "lines"), "--out", str(tmp_path)])


def test_pictures_are_drawn(run, tmp_path):
    pytest.importorskip("matplotlib")
    report.main([str(LINES), "--out", str(tmp_path)])
    assert {path.name for path in tmp_path.glob("*.png")} == {f"{family}.png" for family in run.families}
    assert (tmp_path / "report.html").read_text().count("data:image/png;base64,") == len(run.families)


def test_without_matplotlib_the_fix_is_said(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(SystemExit, match=r"\[bench.matplotlib\] expects matplotlib to draw with, got a Python without it; fix: pip install matplotlib, or pass --no-plots"):
        report.main([str(LINES), "--out", str(tmp_path)])


# -- the fields of a line -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def measuring():
    pytest.importorskip("torch")
    return load("_measure")


def test_a_result_has_the_fields_of_a_report(measuring):
    ours, peer, copy = (measuring.Timing(name, us) for name, us in (
        ("tier", [10.0, 11.0, 9.0, 10.0, 10.0, 10.5, 9.5]), ("torch", [20.0, 22.0, 18.0, 20.0, 21.0, 21.0, 19.0]), ("copy", [8.0] * 7)))
    made = measuring.result("rows", [4, 8], {"tier": ours, "torch": peer, "copy": copy}, dtype="bfloat16", flops=0, moved=1 << 20,
                            limit=measuring.Limit("copy"), error=1 / 3)
    assert set(report.FIELDS) <= set(made)
    assert made["us"] == 10 and made["spread"] == [9, 11] and made["error"] == 0.333
    assert set(made["peers"]) == {"torch"} and made["peers"]["torch"]["ratio"] == 2.0 and made["peers"]["torch"]["interval"] == [2.0, 2.1]
    assert made["limit"] == "copy" and made["limit_us"] == 8 and made["share"] == 0.8
    computed = measuring.result("gemm", [4], {"tier": ours}, dtype="bfloat16", flops=10, moved=10, limit=measuring.Limit("flops", 5.0), error=None)
    assert computed["share"] == 0.5 and computed["share_interval"] == [0.4545, 0.5556] and computed["peers"] == {}


@pytest.mark.parametrize("n, least, most", [(3, 0, 2), (7, 0, 6), (9, 1, 7), (25, 7, 17)])
def test_intervals_are_order_statistics(measuring, n, least, most):
    assert measuring.interval(reversed(range(n))) == ((n - 1) / 2, least, most)


@pytest.mark.parametrize("name, options, cases", [
    ("gemm", ["--kinds", "int8", "batched", "--shapes", "64,32,32", "2,64,32,32"], {"int8": [64, 32, 32], "batched": [2, 64, 32, 32]}),
    ("rows", ["--rows", "64", "--widths", "65", "--kernels", "softmax", "sum columns", "quantise rows"],
     {"softmax": [64, 65], "sum columns": [64, 65], "quantise rows": [64, 65]}),
    ("realign", ["--lies", "bars", "tf32", "fp8", "int8", "turned", "--shapes", "65,64,63"], dict.fromkeys(["bars", "tf32", "fp8", "int8", "turned"], [65, 64, 63])),
    ("realign", ["--lies", "batches", "batches [K, N]", "one w", "--shapes", "2,65,64,63"], dict.fromkeys(["batches", "batches [K, N]", "one w"], [2, 65, 64, 63])),
    ("epilogue", ["--shapes", "64,64,64", "--epilogues", "plain", "bias gelu residual", "--no-compile"],
     {"plain": [64, 64, 64], "bias gelu residual": [64, 64, 64]}),
    ("skinny", ["--shapes", "16,64,32", "--layouts", "nt"], {"nt": [16, 64, 32]}),
    ("prologue", ["--shapes", "48,64,32", "--prologues", "scale", "f32", "sum", "weights"], dict.fromkeys(["scale", "f32", "sum", "weights"], [48, 64, 32])),
])
def test_benches_run_to_their_end_on_a_host(measuring, tmp_path, name, options, cases):
    target = tmp_path / "lines.jsonl"
    ran = subprocess.run([sys.executable, Path(__file__).parent / "stand_in" / "bench_on_cpu.py", BENCH / f"{name}.py", *options, "--rounds", "3",
                          "--out", target], capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert ran.returncode == 0, ran.stderr
    run = report.read([target])
    assert run.skipped == 0 and {line["case"]: line["shape"] for line in run.families[name]} == cases
    assert all(line["peers"] and 0 <= line["error"] < (4e-2 if "quantise" in line["case"] else 8e-3) and line["bytes"] > 0 for line in run.families[name])
    if name == "epilogue":
        plain, full = run.families[name]
        assert "over_plain" not in plain and full["over_plain"] > 0 and full["kernels"] == 1
    if name == "prologue":
        assert all(line["over_plain"] > 0 and set(line["peers"]) == {"torch"} for line in run.families[name])
        assert [line["bytes"] - 2 * 48 * 64 for line in run.families[name]] == [48 * 32 * 2 + 48 * 4 + 32 * 64 * 2, 48 * 32 * 4 + 32 * 64 * 2,
                                                                                2 * 48 * 32 * 2 + 32 * 64 * 2, 64 * 32 + 48 * 32 * 2]


def test_every_bench_that_is_reported_writes_results():
    """The families' scripts write lines by one function, so that no field is left out."""
    for name in ("gemm", "fp8", "skinny", "rows", "transpose", "clusters", "launch", "convert", "realign", "epilogue", "prologue", "plans"):
        text = (BENCH / f"{name}.py").read_text()
        assert "**result(" in text or "= result(" in text, name
        assert "with lines(chosen.out" in text, name


def test_the_examples_of_the_grid_of_plans_hold(measuring, monkeypatch):
    monkeypatch.syspath_prepend(BENCH)
    assert doctest.testmod(load("plans")).failed == 0


def test_compile_times_are_of_new_processes(measuring, tmp_path):
    target = tmp_path / "lines.jsonl"
    ran = subprocess.run([sys.executable, BENCH / "compile.py", "--rounds", "1", "--out", target], capture_output=True, text=True, check=False,
                         env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
    assert ran.returncode == 0, ran.stderr
    lines = report.read([target]).families["compile"][:4]
    assert [line["case"] for line in lines] == ["cold kernel", "warm kernel", "cold lower", "warm lower"]
    for cold, warm in (lines[:2], lines[2:]):
        assert 0 < warm["us"] < cold["us"]
        assert "convert-linalg-to-tier" in cold["steps"] and "convert-linalg-to-tier" not in warm["steps"]
    assert lines[0]["us"] < lines[2]["us"]  # one kernel, and more than a hundred


@pytest.mark.parametrize("steady", [False, True])
def test_a_steady_visit_follows_its_own_work(monkeypatch, steady):
    measure, log = load("_measure"), []

    class Event:
        def __init__(self, enable_timing):
            assert enable_timing

        def record(self):
            log.append("event")

        def synchronize(self):
            pass

        def elapsed_time(self, end):
            return 4.0  # milliseconds: two calls of 2 when first timed, so four are a visit of 8

    cuda = types.SimpleNamespace(Event=Event, synchronize=lambda: None, _sleep=lambda cycles: log.append("gap"))
    monkeypatch.setattr(measure, "torch", types.SimpleNamespace(cuda=cuda), raising=False)
    monkeypatch.setattr(measure.time, "sleep", lambda seconds: log.append(f"rest {seconds}"))
    chosen = measure.parser("A bench.").parse_args(["--rounds", "1"] + ["--steady"] * steady)
    timings = measure.measure({"ours": [lambda: log.append("a"), lambda: log.append("b")]}, rounds=chosen.rounds)
    before = ["a", "b"] * 15 if steady else ["rest 0.02", "gap"]
    assert log == ["a", "b", "event", "a", "b", "event", *before, "event", "a", "b", "a", "b", "event"]
    assert timings["ours"].us == [1000.0]
