"""Versions: signatures, guards, variants that are reached, static values, and better versions from the background."""

import itertools
import json
import random
import threading
import time

import numpy as np
import pytest
import tier
from tier import _problem, _versions
from tier._kernel import load

CORPUS = [
    (lambda x, w, b: tier.gelu(x @ w + b), ["bf16[M, K]", "bf16[K, N]", "bf16[N]"]),
    (lambda x, w: x @ w, ["bf16[M, K%16]", "bf16[K, N%16]"]),
    (lambda x, w: x @ w, ["f32[B, M, K]", "f32[B, K, N]"]),
    (lambda x: tier.softmax(x), ["bf16[M, N]"]),
    (lambda x: tier.softmax(x), ["f32[M, N%16]"]),
    (lambda x: x.T + 1.0, ["f32[M, N]"]),
    (lambda x: tier.sum(x, axis=0), ["f32[M, N]"]),
    (lambda x: tier.sum(x), ["f32[M, N]"]),
    (lambda x, y: x + y, ["f32[M, N]", "f32[M, N]"]),
]


@pytest.mark.parametrize("chip", ["sm_90a", "sm_80", "sm_100a", "gfx942", "cpu"])
@pytest.mark.parametrize("case", range(len(CORPUS)))
def test_every_variant_is_reached(case, chip):
    fn, specs = CORPUS[case]
    variants = _versions.variants_of(tier.lower(fn, specs, chip=chip))
    # Where plans stand for election at all extents, the last variant is there for none of them: one with copies, one without.
    assert variants and all(one.verdict in ("reached", "elected", "undecided") for one in variants), variants
    elected = any(one.verdict == "elected" for one in variants)
    assert sum(one.verdict == "undecided" for one in variants) <= 2 * elected, variants
    assert any(one.verdict == "elected" for one in variants) == (chip == "sm_90a" and case < 2)


def _shape(specs, values):
    shapes = []
    for spec in specs:
        parsed = tier.Spec.parse(spec)
        shapes.append(tuple(values[side] for side in parsed.shape))
    return shapes


def test_witnesses_launch_their_variants():
    """The oracle: what the launcher launches for the extents of a witness is the kernel it is said to reach."""
    fn, specs = CORPUS[1]
    kernel = tier.lower(fn, specs, chip="sm_90a")
    variants = _versions.variants_of(kernel)
    standing = {one.kernel for one in variants if one.verdict == "elected"}
    seen = set()
    for one in variants:
        if one.verdict == "undecided":  # nobody is known to reach it
            continue
        sizes = dict(pair.split(" = ") for pair in one.witness.split(", "))
        m, n = int(sizes["x.0"]), int(sizes["w.1"])
        k = int(sizes.get("x.1", 0)) or 64
        x, w = (np.lib.stride_tricks.as_strided(np.zeros(8, np.uint16), shape, (shape[1] * 2, 2)) for shape in ((m, k), (k, n)))
        calls = _trace(kernel, x, w)
        # A sum in segments is two kernels.
        launched = [call["launch"] for call in calls if "launch" in call]
        assert len(launched) <= 2 and (one.kernel in launched or one.verdict == "elected" and standing & set(launched)), one
        seen.add(one.kernel)
    assert len(seen) > 2 and standing < seen


def _trace(kernel, *arrays):
    class Bits:
        def __init__(self, array):
            self.array = array

        def __dlpack__(self, stream=None):
            import ctypes

            capsule = self.array.__dlpack__()
            point = ctypes.pythonapi.PyCapsule_GetPointer
            point.restype, point.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
            ctypes.c_uint8.from_address(point(capsule, b"dltensor") + 20).value = 4  # bfloat
            return capsule

        def __dlpack_device__(self):
            return (1, 0)

    outs = np.lib.stride_tricks.as_strided(np.zeros(8, np.uint16), (arrays[0].shape[0], arrays[1].shape[1]), (arrays[1].shape[1] * 2, 2))
    return kernel.trace(*map(Bits, (*arrays, outs)))


def test_an_unreachable_variant_is_dropped_and_counted():
    # Rows that no bulk copy takes are copied for columns of at least 128: the variant for at most 64 of them is not kept.
    kernel = tier.lower(CORPUS[0][0], CORPUS[0][1], chip="sm_90a")
    assert any("short rows" in text and "never holds" in text for text in kernel.dropped)
    assert len(kernel.artefact.images) == len(set(one.kernel for one in _versions.variants_of(kernel)))


def test_bounds_that_exclude_each_other_make_no_stage():
    """Few long rows are reduced in stages; a square has none, and what no call reaches is not compiled."""
    square, other = (tier.lower(lambda x: tier.softmax(x), [spec], chip="sm_90a") for spec in ("bf16[M, M]", "bf16[M, N]"))
    assert all(one.verdict == "reached" for one in _versions.variants_of(square))
    assert len(square.artefact.images) < len(other.artefact.images)


def test_two_variants_of_one_plan_are_one_kernel():
    kernel = tier.lower(CORPUS[1][0], CORPUS[1][1], chip="sm_90a")
    names = [one.kernel for one in _versions.variants_of(kernel)]
    assert len(set(names)) < len(names)
    assert len(kernel.artefact.images) == len(set(names))


def test_the_problem_agrees_with_trying():
    chosen = random.Random(3)
    counts = {"reached": 0, "unreachable": 0, "undecided": 0}
    for _ in range(150):
        dims = chosen.randint(1, 2)
        bounded = [[[-1, [d]], 9] for d in range(dims)]
        guards = [[[[chosen.choice([-2, -1, 1, 2]), [chosen.randrange(dims) for _ in range(chosen.randint(1, 2))]],
                    chosen.randint(-20, 20)] for _ in range(chosen.randint(1, 2))] + bounded for _ in range(3)]
        answers = _problem.ask("plan.reach", extents=[None] * dims, least=[1] * dims, guards=guards)
        for number, answer in enumerate(answers):
            def holds(guard, point):
                return all(sum(f * np.prod([point[i] for i in at]) for f, at in c[:-1]) + c[-1] >= 0 for c in guard)

            def serves(point, number=number, guards=guards, holds=holds):
                return holds(guards[number], point) and not any(holds(g, point) for g in guards[:number])

            reached = any(serves(point) for point in itertools.product(range(1, 10), repeat=dims))
            counts[answer["verdict"]] += 1
            if answer["verdict"] == "reached":
                assert serves(answer["witness"])
            assert answer["verdict"] != ("unreachable" if reached else "reached")
    assert counts["reached"] > 50 and counts["unreachable"] > 50 and counts["undecided"] < 10


@pytest.mark.parametrize("question, message", [
    ({"extents": [None], "guards": [[[[1, [1]], 0]]]}, "guards"), ({"extents": [None], "guards": 3}, "guards"),
    ({"extents": [None], "least": [1, 2], "guards": [[]]}, "least"),
])
def test_ill_posed_questions_are_refused(question, message):
    with pytest.raises(tier.TierError, match=r"\[tier.question\] .*" + message):
        _problem.ask("plan.reach", **question)


# -- signatures -----------------------------------------------------------------------------------------------------------


def test_signature_classes_decide_what_is_compiled():
    f = tier.compile(lambda x, y: x + y)

    def ones(*shape):
        return np.ones(shape, np.float32)

    f(ones(16, 32), ones(16, 32))
    f(ones(32, 48), ones(32, 48))  # the same classes
    assert [one.hits for one in f.versions()] == [2]
    f(ones(5, 7), ones(5, 7))  # no divisors
    f(ones(5, 7), ones(1, 7))  # an extent of 1 repeats
    f(ones(7, 5).T, ones(5, 7))  # strides
    f(ones(9, 14)[:, ::2], ones(9, 7))
    versions = f.versions()
    assert [one.hits for one in versions] == [2, 1, 1, 1, 1] and len({one.signature for one in versions}) == 5
    assert {one.origin for one in versions} <= {"compiled", "disk"}


def test_versions_say_where_they_came_from(tmp_path, monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", str(tmp_path))
    x = np.ones((4, 4), np.float32)

    def body(x):
        return x * 3.0

    first, second = tier.compile(body), tier.compile(body)
    first(x), second(x)
    assert [one.origin for one in (*first.versions(), *second.versions())] == ["compiled", "disk"]
    big = np.lib.stride_tricks.as_strided(x, (0, 1 << 20), (1 << 32, 4))
    first(big)
    assert "call(s)" in first.report() and "version(s)" in first.report().splitlines()[0]


def test_launches_are_counted_by_variant():
    f = tier.compile(lambda x: x + 1.0)
    x = np.ones((16, 16), np.float32)
    for _ in range(3):
        f(x)
    f(x[:0])
    launched = [sum(v.launched for v in one.variants) for one in f.versions()]
    assert sum(launched) == 3 and sum(one.hits for one in f.versions()) == 4


# -- exact extents --------------------------------------------------------------------------------------------------------


def test_exact_extents_are_checked_at_launch(tmp_path):
    spec = tier.Spec("f32", (6, 10), (10, 1), exact=True)
    kernel = tier.lower(lambda x: tier.softmax(x), [spec], chip="cpu")
    x = np.random.default_rng(0).standard_normal((6, 10)).astype(np.float32)
    np.testing.assert_allclose(kernel(x).sum(1), 1, rtol=1e-5)
    with pytest.raises(tier.LaunchError, match=r"launch.extent.*extent 6 in dimension 0"):
        kernel(np.ones((5, 10), np.float32))
    kernel.save(tmp_path / "kernel.tier")
    with pytest.raises(tier.LaunchError, match=r"launch.extent.*extent 6 in dimension 0"):
        load(tmp_path / "kernel.tier")(np.ones((7, 10), np.float32))


def test_exact_extents_leave_one_variant():
    spec = [tier.Spec("bf16", (4096, 1024), exact=True), tier.Spec("bf16", (1024, 2048), exact=True)]
    assert len(_versions.variants_of(tier.lower(lambda x, w: x @ w, spec, chip="sm_90a"))) == 1


PROGRAMS = [
    (lambda x, y: x + y, [(33, 17), (33, 17)]), (lambda x, y: x @ y, [(33, 17), (17, 40)]), (lambda x: tier.softmax(x), [(9, 100)]),
    (lambda x: x.T, [(9, 100)]), (lambda x: tier.reshape(x, (-1,)), [(6, 10)]), (lambda x: tier.sum(x, axis=0), [(7, 13)]),
    (lambda x: x[1:, ::2], [(7, 12)]), (lambda x, y: x @ y, [(3, 8, 5), (3, 5, 6)]), (lambda x, y: x + y, [(4, 1), (1, 6)]),
]


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_exact_extents_compute_the_same(number):
    fn, shapes = PROGRAMS[number]
    arrays = [np.random.default_rng(i).standard_normal(shape).astype(np.float32) for i, shape in enumerate(shapes)]
    strides = [tuple(step // 4 for step in array.strides) for array in arrays]
    specs = [tier.Spec("f32", shape, step, exact=True) for shape, step in zip(shapes, strides)]
    np.testing.assert_allclose(tier.lower(fn, specs, chip="cpu")(*arrays), tier.compile(fn)(*arrays), rtol=1e-6, atol=1e-6)


# -- the background -------------------------------------------------------------------------------------------------------


def test_a_hot_shape_gets_its_own_version():
    f = tier.compile(lambda x, w, a: tier.gelu(x @ w) * a, specialise=3)
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(np.float32) for shape in ((37, 65), (65, 50)))
    before = [f(x, w, 2.5) for _ in range(3)]
    assert f.settle(60)
    after = f(x, w, 2.5)
    np.testing.assert_allclose(after, before[0], rtol=1e-5, atol=1e-5)
    np.testing.assert_array_equal(before[0], before[2])
    # Others are served by the general one.
    np.testing.assert_allclose(f(x, w, 5.0), 2 * after, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(f(x[:3], w, 2.5), after[:3], rtol=1e-5, atol=1e-5)
    general, hot = f.versions()
    assert (general.hits, hot.hits, hot.origin) == (5, 1, "background")
    assert hot.signature == "x: f32[37, 65], w: f32[65, 50], a = 2.5" and hot.reason.endswith("3 times in a row")
    out = np.empty_like(after)
    assert f(x, w, 2.5, out=out) is out
    np.testing.assert_array_equal(out, after)


def test_calls_go_on_while_a_version_is_compiled(monkeypatch):
    begun, leave = threading.Event(), threading.Event()
    trace = tier._program.trace

    def slow(fn, names, specs, static, *plan):
        if any(getattr(spec, "exact", False) for spec in specs):
            begun.set()
            assert leave.wait(60)
        return trace(fn, names, specs, static, *plan)

    monkeypatch.setattr("tier._program.trace", slow)
    f = tier.compile(lambda x: tier.softmax(x), specialise=2)
    x = np.random.default_rng(0).standard_normal((8, 30)).astype(np.float32)
    first = f(x)
    f(x)
    assert begun.wait(60)
    for _ in range(50):  # the general version serves, and nobody asks again
        np.testing.assert_array_equal(f(x), first)
    assert not f.settle(0)
    leave.set()
    assert f.settle(60)
    np.testing.assert_allclose(f(x), first, rtol=1e-6)
    assert [one.hits for one in f.versions()] == [52, 1]


def test_compiling_in_the_background_holds_up_nobody():
    """The passes and the code generator let other threads run."""
    f = tier.compile(lambda x, w, b: tier.gelu(x @ w + b))
    kernel = f.lower("bf16[M, K]", "bf16[K, N]", "bf16[N]", chip="sm_90a")
    worker = threading.Thread(target=lambda: kernel.artefact._compile(0, native=True))
    longest, last = 0.0, time.perf_counter()
    kernel.artefact._cache = None
    worker.start()
    begin = last
    while worker.is_alive():
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    # Without that the longest pause would be all of it.
    assert longest < 0.6 * (last - begin)


def test_a_failure_in_the_background_is_recorded_and_harmless():
    def fragile(x):
        if isinstance(x.shape[0], int):
            raise RuntimeError("not with numbers")
        return x + 1.0

    f = tier.compile(fragile, specialise=2)
    x = np.ones((5, 6), np.float32)
    for _ in range(4):
        np.testing.assert_array_equal(f(x), x + 1)
    assert f.settle(60)
    np.testing.assert_array_equal(f(x), x + 1)
    general, failed = f.versions()
    assert general.hits == 5 and failed.origin == "failed" and failed.hits == 0 and "not with numbers" in failed.error
    assert "failed: not with numbers" in f.report()


def test_empty_arrays_are_not_specialised():
    f = tier.compile(lambda x: x + 1.0, specialise=1)
    f(np.ones((0, 4), np.float32))
    assert f.settle(60) and [one.origin for one in f.versions()] in (["compiled"], ["disk"])


def test_many_threads_and_a_switch():
    f = tier.compile(lambda x, a: x * a, specialise=5)
    x = np.arange(600, dtype=np.float32).reshape(20, 30)
    wrong = []

    def work(a):
        for _ in range(200):
            if not np.array_equal(f(x, a), x * np.float32(a)):
                wrong.append(a)

    threads = [threading.Thread(target=work, args=(float(a),)) for a in (2, 3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and f.settle(60)
    np.testing.assert_array_equal(f(x, 2.0), x * 2)


def test_specialise_is_a_number_of_calls():
    with pytest.raises(tier.SignatureError, match=r"\[signature.specialise\] expects specialise= to be a number of calls, got -1"):
        tier.compile(lambda x: x, specialise=-1)


# -- out= -----------------------------------------------------------------------------------------------------------------


def test_results_go_to_out():
    f = tier.compile(lambda x, y: (x + y, tier.sum(x, axis=1)))
    x = np.ones((4, 8), np.float32)
    outs = (np.empty((4, 8), np.float32), np.empty(4, np.float32))
    assert f(x, x, out=outs) is outs
    assert (outs[0] == 2).all() and (outs[1] == 8).all()
    torch = pytest.importorskip("torch")
    a, o = torch.ones(4, 8), torch.empty(4, 8)
    g = tier.compile(lambda x: x * 2.0)
    assert g(a, out=o) is o and bool((o == 2).all())


def test_a_parameter_may_be_called_out():
    f = tier.compile(lambda x, out: x + out)
    x = np.ones(4, np.float32)
    np.testing.assert_array_equal(f(x, out=x), x + x)


@pytest.mark.parametrize("make, reason", [
    (lambda x: np.empty((4, 9), np.float32), r"expects f32\[4, 8\] as output 0, got f32\[4, 9\]"),
    (lambda x: np.empty((4, 8), np.float64), r"expects f32\[4, 8\] as output 0, got f64\[4, 8\]"),
    (lambda x: 3, r"PyTorch, NumPy or CuPy as out=, got builtins\.int"),
    (lambda x: (np.empty((4, 8), np.float32),) * 2, r"expects 1 array\(s\) as out=, got 2"),
    (lambda x: np.empty((4, 16), np.float32)[:, ::2], "row-major without gaps"),
    (lambda x: x, "shares no memory"), (lambda x: np.broadcast_to(np.float32(0), (4, 8)), "may be written"),
])
def test_an_out_that_does_not_fit_is_refused(make, reason):
    x = np.ones((4, 8), np.float32)
    with pytest.raises(tier.LaunchError, match=r"\[launch.output\].*" + reason):
        tier.compile(lambda x: x * 2.0)(x, out=make(x))
    assert (x == 1).all()


def test_timing_lists_passes():
    kernel = tier.lower(lambda x, w: x @ w, ["bf16[M, K]", "bf16[K, N]"], chip="sm_90a")
    kernel.artefact._cache = None
    kernel.artefact.compile()
    text = kernel.timing()
    assert "convert-transport-to-nvvm" in text and "[code generation]" in text and text.splitlines()[-1].endswith("total")


def test_a_function_times_all_its_kernels(monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", "")
    f = tier.compile(lambda x: x + 1.0)
    f(np.ones((4, 4), np.float32)), f(np.ones((5, 5), np.float32))
    text = f.timing()
    assert "convert-linalg-to-tier" in text and "[trace]" in text and "[code generation]" in text
    parts = [float(line.split()[0]) for line in text.splitlines()]
    assert abs(sum(parts[:-1]) - parts[-1]) < 1e-3 * len(parts)


def test_images_compile_in_parallel_to_the_same_code(monkeypatch):
    monkeypatch.setenv("TIER_CACHE_DIR", "")
    one, many = (tier.lower(lambda x, w: x @ w, ["bf16[M, K%16]", "bf16[K, N%16]"], chip="sm_90a") for _ in range(2))
    one.artefact.compile(threads=1)
    many.artefact.compile(threads=4)
    assert [image.data for image in one.artefact.images] == [image.data for image in many.artefact.images]
    assert json.loads(one.artefact.json) == json.loads(many.artefact.json)
