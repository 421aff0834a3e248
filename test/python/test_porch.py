"""The public surface: doctests, caching, and functions as objects."""

import doctest
import importlib
import pathlib
import re

import pytest
import tier
from tier._cache import DiskCache, key_of

ROOT = pathlib.Path(__file__).parents[2]
MODULES = ["_cache", "_compile", "_cross", "_dtypes", "_env", "_errors", "_extent", "_fingerprint", "_kept", "_signature", "_simulate", "_tune"]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_run(name):
    result = doctest.testmod(importlib.import_module(f"tier.{name}"))
    assert result.attempted and not result.failed


@pytest.mark.parametrize("name", [name for name in tier.__all__ if callable(getattr(tier, name))])
def test_public_names_say_what_they_do(name):
    assert getattr(tier, name).__doc__


def test_cache_keeps_bytes_and_misses_quietly(tmp_path):
    cache = DiskCache(tmp_path / "deep")
    key = key_of("text", "chip")
    assert cache.get(key) is None
    cache.put(key, b"bytes")
    assert DiskCache(tmp_path / "deep").get(key) == b"bytes"
    DiskCache(tmp_path / "deep" / key[:2] / key).put(key, b"a file is no folder")


def test_static_parameters_and_defaults_are_fixed_while_tracing():
    @tier.compile(static=("axis",))
    def fn(x, axis, eps=1e-3):
        return tier.sum(x, axis=axis) + eps

    text = fn.program("f32[M, N]", 0).text()
    assert "%arg1" not in text and 'iterator_types = ["reduction", "parallel"]' in text
    assert "%arg1: f32" in fn.program("f32[M, N]", 0, 0.5).text()


def test_what_is_printed_without_a_device():
    fn = tier.compile(lambda x: tier.softmax(x))
    assert "linalg.generic" in fn.ir("what", "bf16[M, N]")


def test_tracing_twice_gives_the_same_text():
    fn = tier.compile(lambda x, w: tier.softmax(x @ w))
    specs = ("bf16[M, K]", "bf16[K, N]")
    assert fn.ir("what", *specs) == fn.ir("what", *specs)


def test_the_page_runs():
    result = doctest.testfile(str(ROOT / "docs" / "porch.md"), module_relative=False)
    assert result.attempted and not result.failed


def test_every_rule_is_on_the_page():
    sources = "".join(path.read_text() for path in (ROOT / "python" / "tier").glob("**/*.py"))
    raised = set(re.findall(r'(?<!create\()"((?:trace|signature|tier)\.[a-z]+)"[,)]', sources))  # what is created is an op
    listed = set(re.findall(r"^\| `([a-z.]+)` \|", (ROOT / "docs" / "porch.md").read_text(), re.MULTILINE))
    assert raised <= listed


def test_a_second_process_finds_what_the_first_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path))
    specs = ["bf16[M, K]", "bf16[K, N]"]
    fn = tier.compile(lambda x, w: x @ w)
    first = fn.lower(*specs, chip="sm_90a")
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    monkeypatch.setattr("tier._cross.room", None)
    again = fn.lower(*specs, chip="sm_90a")
    assert kept and again.remarks == first.remarks and again.artefact.json == first.artefact.json


def test_another_chip_or_program_is_another_entry(tmp_path, monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path))
    found = []
    for fn, chip in ((lambda x: x + 1, "cpu"), (lambda x: x + 1, "sm_80"), (lambda x: x + 2, "cpu")):
        before = {path for path in tmp_path.rglob("*") if path.is_file()}
        assert not tier.lower(fn, ["f32[N]"], chip=chip).from_disk
        found.append(len({path for path in tmp_path.rglob("*") if path.is_file()} - before))
    assert found == [2, 2, 2]  # its module, and what launches it
