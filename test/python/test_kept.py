"""Kept kernels: another process launches what one compiled, and traces again where anything that matters has changed."""

import json
import math
import os
import subprocess
import sys

import numpy as np
import pytest
import tier
from tier import _fingerprint, _kept
from tier._extent import Extent

X = np.random.default_rng(0).standard_normal((12, 20)).astype(np.float32)
SCALE = 3.0


def linear(x, w):
    return tier.relu(x @ w) * SCALE


def helper(x):
    return x * 2.0


def uses_helper(x):
    return helper(x) + math.pi


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path))
    return tmp_path


@pytest.fixture
def untraced(monkeypatch):
    """From when it is called on, tracing is an error."""

    def refuse(*_):
        raise AssertionError("traced again")

    return lambda: monkeypatch.setattr("tier._program.trace", refuse)


@pytest.mark.parametrize("fn", [linear, uses_helper, lambda x: tier.softmax(x), lambda x: (x + 1, tier.sum(x, axis=0))])
def test_a_kept_kernel_is_launched_without_a_trace(fn, untraced):
    arguments = (X, X.T.copy()) if fn is linear else (X,)
    first = tier.compile(fn)
    expected = first(*arguments)
    untraced()
    again = tier.compile(fn)
    results = again(*arguments)
    for a, b in zip(expected if isinstance(expected, tuple) else [expected], results if isinstance(results, tuple) else [results]):
        np.testing.assert_array_equal(a, b)
    (one,), (two,) = first.versions(), again.versions()
    assert (one.origin, two.origin) == ("compiled", "disk")
    assert one.variants == two.variants and one.dropped == two.dropped and one.signature == two.signature


def test_what_was_lowered_is_found_without_a_trace(cache, untraced):
    specs = ["f32[M, K]", "f32[K, N]"]
    first = tier.lower(linear, specs, chip="cpu")
    expected = first(X, X.T.copy())
    untraced()
    again = tier.lower(linear, specs, chip="cpu")
    np.testing.assert_array_equal(again(X, X.T.copy()), expected)
    assert again.from_disk and not first.from_disk and again.plans == first.plans and again.artefact.images_from_disk == 1
    assert "[disk]" in again.timing() and "[trace]" not in again.timing() and "[trace]" in first.timing()


def test_what_a_second_lowering_compiles_is_timed(cache):
    specs = ["f32[M, K]", "f32[K, N]"]
    tier.lower(linear, specs, chip="cpu")
    again = tier.lower(linear, specs, chip="cpu")
    again(X, X.T.copy())
    assert again.from_disk and "[code generation]" in again.timing()


def test_lowering_sees_what_a_name_stands_for_by_then(monkeypatch):
    function = tier.compile(linear)
    first = function.lower("f32[M, K]", "f32[K, N]", chip="cpu")
    monkeypatch.setattr(sys.modules[__name__], "SCALE", 5.0)
    again = function.lower("f32[M, K]", "f32[K, N]", chip="cpu")
    assert not again.from_disk
    np.testing.assert_allclose(again(X, X.T.copy()) * 3.0, first(X, X.T.copy()) * 5.0, rtol=1e-6)


def test_what_is_compiled_after_a_change_is_kept_as_that(monkeypatch):
    wide = X.astype(np.float64)
    function = tier.compile(linear)
    function(X, X.T.copy())
    with monkeypatch.context() as changed:
        changed.setattr(sys.modules[__name__], "SCALE", 5.0)
        function(wide, wide.T.copy())
    again = tier.compile(linear)
    np.testing.assert_allclose(again(wide, wide.T.copy()), np.maximum(wide @ wide.T, 0.0) * 3.0, rtol=1e-12)
    assert again.versions()[0].origin == "compiled"


@pytest.mark.parametrize("ask", [lambda kernel: kernel(X, X.T.copy()), lambda kernel: kernel.ir("where")])
def test_a_kept_kernel_is_not_completed_by_another_program(ask, monkeypatch):
    specs = ["f32[M, K]", "f32[K, N]"]
    tier.lower(linear, specs, chip="cpu")  # no image is compiled
    again = tier.lower(linear, specs, chip="cpu")
    assert again.from_disk
    monkeypatch.setattr(sys.modules[__name__], "SCALE", 5.0)
    with pytest.raises(tier.TraceError, match=r"\[trace.changed\] expects linear to read by name what it did when its kernel was found on the disk"):
        ask(again)
    monkeypatch.setattr(sys.modules[__name__], "SCALE", 3.0)
    ask(again)


def test_a_better_version_is_of_the_same_program(monkeypatch):
    function = tier.compile(linear, specialise=2)
    expected = function(X, X.T.copy())
    monkeypatch.setattr(sys.modules[__name__], "SCALE", 5.0)
    for _ in range(4):
        np.testing.assert_array_equal(function(X, X.T.copy()), expected)
        function.settle()
    failed = function.versions()[-1]
    assert failed.origin == "failed" and "this signature was compiled, got other values" in failed.error


class Settings:
    scale = 3.0


def reads_an_object(x, w):
    return tier.relu(x @ w) * Settings.scale


def test_a_better_version_of_what_reads_objects_is_of_the_same_program(monkeypatch):
    assert _fingerprint.fingerprint(reads_an_object) is None
    function = tier.compile(reads_an_object, specialise=2)
    expected = function(X, X.T.copy())
    for _ in range(4):
        np.testing.assert_allclose(function(X, X.T.copy()), expected, rtol=1e-6)
        function.settle()
    assert function.versions()[-1].origin == "background", function.versions()
    wide = np.ones((5, 7), np.float32)
    function(wide, wide.T.copy())
    monkeypatch.setattr(Settings, "scale", 5.0)
    for _ in range(4):
        np.testing.assert_array_equal(function(wide, wide.T.copy()), np.full((5, 5), 21, np.float32))
        function.settle()
    failed = function.versions()[-1]
    assert failed.origin == "failed" and "this signature was compiled, got other values" in failed.error


def test_a_kept_kernel_says_what_it_assumed(untraced):
    def fives(x):
        return tier.reshape(x, (-1, 5)) + 1.0

    first, again = tier.compile(fives), tier.compile(fives)
    first(X)
    untraced()
    again(X)
    (full,), (kept,) = first._kernels.values(), again._kernels.values()
    assert kept.assumptions == full.assumptions and kept.assumptions[0].place.file == __file__
    with pytest.raises(tier.LaunchError, match=r"expects 5 divides .*, got 5 = 5 and"):
        kept(np.ones((4, 4), np.float32))


def test_a_kept_kernel_is_traced_when_its_rooms_are_asked_for(monkeypatch):
    tier.compile(linear)(X, X.T.copy())
    again = tier.compile(linear)
    again(X, X.T.copy())
    (kernel,) = again._kernels.values()
    assert isinstance(kernel, _kept.Kept) and "linalg" in kernel.ir("what") and kernel.launches == 1
    assert kernel.remarks and "linear" in repr(kernel)


def test_an_image_that_is_gone_is_compiled_again(cache):
    f = tier.compile(linear)
    expected = f(X, X.T.copy())
    for path in cache.rglob("*"):
        if path.is_file() and b'"format":' in path.read_bytes()[:400] and path.read_bytes()[32:33] == b"{" and b"\x7fELF" in path.read_bytes():
            path.unlink()
    again = tier.compile(linear)
    np.testing.assert_array_equal(again(X, X.T.copy()), expected)
    assert again.versions()[0].origin == "disk"


def test_what_a_disk_changed_is_compiled_again(cache):
    """An image with other bytes is other code."""
    expected = tier.compile(linear)(X, X.T.copy())
    kept = {path: path.read_bytes() for path in cache.rglob("*") if path.is_file()}
    for change in (lambda data: data[:-1], lambda data: b"", lambda data: data[:len(data) // 2] + bytes([data[len(data) // 2] ^ 1]) + data[len(data) // 2 + 1:],
                   lambda data: bytes([data[0] ^ 128]) + data[1:], lambda data: data + b"0"):
        for path, data in kept.items():
            path.write_bytes(change(data))
        np.testing.assert_array_equal(tier.compile(linear)(X, X.T.copy()), expected)
    for path in kept:  # and where another file lies in its place
        path.write_bytes(next(iter(kept.values())))
    np.testing.assert_array_equal(tier.compile(linear)(X, X.T.copy()), expected)


@pytest.mark.parametrize("fn", [lambda x: (x + 1, tier.sum(x, axis=0)), lambda x: (x * 2,), lambda x: [x * 2], lambda x: x * 2])
def test_saved_kept_and_called_kernels_give_the_same_results(fn, tmp_path):
    """A loaded kernel gave the first of several; a call the array of a tuple of one."""
    first = tier.compile(fn)
    expected = first(X)
    kernel = first.lower(X, chip="cpu")
    kernel.save(tmp_path / "kernel.tier")
    for results in (first(X), tier.compile(fn)(X), kernel(X), tier.load(tmp_path / "kernel.tier")(X)):
        assert type(results) is type(expected) is (tuple if first.lower(X, chip="cpu").program.is_tuple else np.ndarray)
        for one, other in zip(results, expected, strict=True):
            np.testing.assert_array_equal(one, other)


def test_a_saved_kept_kernel_is_whole(tmp_path):
    f = tier.compile(linear)
    expected = f(X, X.T.copy())
    again = tier.compile(linear)
    again(X, X.T.copy())
    next(iter(again._kernels.values())).save(tmp_path / "kernel.tier")
    np.testing.assert_array_equal(tier.load(tmp_path / "kernel.tier")(X, X.T.copy()), expected)


def test_a_changed_global_or_helper_is_another_function(monkeypatch):
    f = tier.compile(linear)
    first = f(X, X.T.copy())
    monkeypatch.setattr(sys.modules[__name__], "SCALE", 5.0)
    np.testing.assert_allclose(tier.compile(linear)(X, X.T.copy()), first / 3 * 5, rtol=1e-6)
    g = tier.compile(uses_helper)
    before = g(X)
    monkeypatch.setattr(sys.modules[__name__], "helper", lambda x: x * 4.0)
    np.testing.assert_allclose(tier.compile(uses_helper)(X), before + 2 * X, rtol=1e-6, atol=1e-6)


def test_static_values_and_closures_are_part_of_the_key():
    def make(factor):
        return lambda x, axis: tier.sum(x, axis=axis) * factor

    for factor in (1.0, 2.0):
        for axis in (0, 1):
            np.testing.assert_allclose(tier.compile(make(factor), static=("axis",))(X, axis), X.sum(axis) * factor, rtol=1e-4, atol=1e-5)


class Opaque:
    scale = 2.0


@pytest.mark.parametrize("fn", [
    lambda x: x * len(os.environ), lambda x: x * Opaque.scale, lambda x: x * float(np.float32(2)), lambda x: x * eval("2.0"),
    lambda x: x * float(open(os.devnull).read() or 1), lambda x: x * json.loads("2.0"),
])
def test_what_cannot_be_compared_is_traced_each_time(fn):
    assert _fingerprint.fingerprint(fn) is None


def test_imports_inside_are_not_compared():
    def fn(x):
        import os as other

        return x * len(other.environ)

    assert _fingerprint.fingerprint(fn) is None


def test_recursion_and_nesting_have_fingerprints():
    def even(n):
        return True if n == 0 else odd(n - 1)

    def odd(n):
        return False if n == 0 else even(n - 1)

    def fn(x):
        return x + (1.0 if even(4) else 2.0)

    text = _fingerprint.fingerprint(fn)
    assert text is not None and text == _fingerprint.fingerprint(fn)
    assert _fingerprint.fingerprint(tier.compile(lambda x: x).fn) is not None


def test_extents_survive():
    n, m = Extent.argument(0, 0, "N"), Extent.argument(1, 2, "M")
    for extent in (n, 2 * n * m - 3, (n + 1) // 4, Extent.atom("min", n, m * m), Extent.number(0)):
        assert _kept._extent(json.loads(json.dumps(_kept._plain(extent)))) == extent


CHILD = """
import sys, time
import numpy as np
import tier
sys.path.insert(0, sys.argv[1])
def layer(x, w, b):
    return tier.gelu(x @ w + b)
layer.__code__ = layer.__code__.replace(co_filename="layer.py")
f = tier.compile(layer)
x, w, b = np.ones((16, 32), np.float32), np.ones((32, 16), np.float32), np.ones(16, np.float32)
begin = time.perf_counter()
f(x, w, b)
print(f.versions()[0].origin, time.perf_counter() - begin)
"""


def test_another_process_is_warm(cache):
    said = [subprocess.run([sys.executable, "-c", CHILD, "."], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}).stdout.split() for _ in range(4)]
    assert said[0][0] == "compiled" and all(origin == "disk" for origin, _ in said[1:])
    cold, warm = float(said[0][1]), min(float(seconds) for _, seconds in said[1:])
    assert warm < cold / 5, (cold, warm)
