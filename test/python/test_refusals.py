"""Every refusal names its rule, the user's line, and a fix."""

import numpy as np
import pytest
import tier

HELD = np.ones(4, np.float32)


def _loop(x):
    total = 0
    for row in x:
        total = total + row
    return total


def _branch(x):
    return x if tier.max(x) > 0 else -x


def _assign(x):
    x[0] = 1
    return x


def _accumulate(x):
    x += 1
    return x


REFUSED = [
    ("trace.shape", lambda x: tier.reshape(x, (3,)) + tier.reshape(x, (4,)), ["f32[N]"]),
    ("trace.shape", lambda x: x.T, ["f32[B, M, N]"]),
    ("trace.shape", lambda x: tier.squeeze(x, 0), ["f32[M, N]"]),
    ("trace.shape", lambda x: x @ 2.0, ["f32[M, N]"]),
    ("trace.shape", lambda x: tier.reshape(x, (-1, -1)), ["f32[M, N]"]),
    ("trace.axis", lambda x: tier.sum(x, axis=2), ["f32[M, N]"]),
    ("trace.axis", lambda x: tier.sum(x, axis=(0, -2)), ["f32[M, N]"]),
    ("trace.axis", lambda x: tier.permute_dims(x, (0, 0)), ["f32[M, N]"]),
    ("trace.axis", lambda x, n: tier.sum(x, axis=n), ["f32[M, N]", 1]),
    ("trace.index", lambda x, i: x[i], ["f32[M, N]", "f32[K]"]),
    ("trace.index", lambda x, i: x[i, i], ["f32[M, N]", "i32[K]"]),
    ("trace.index", lambda x, i: tier.take(x, i > 0, axis=0), ["f32[M, N]", "i32[K]"]),
    ("trace.axis", lambda x, i: tier.take(x, i), ["f32[M, N]", "i32[K]"]),
    ("trace.axis", lambda x, i: tier.take(x, i, axis=2), ["f32[M, N]", "i32[K]"]),
    ("trace.dtype", lambda x, i: tier.take(x, i, axis=0), ["f4e2m1x2[M, N]", "i32[K]"]),
    ("trace.index", lambda x: x[x > 0], ["f32[M]"]),
    ("trace.index", lambda x: x[0, 0, 0], ["f32[M, N]"]),
    ("trace.index", lambda x: x["a"], ["f32[M, N]"]),
    ("trace.index", lambda x: x[[0, 1]], ["f32[M, N]"]),
    ("trace.index", lambda x: x[::0], ["f32[M, N]"]),
    ("trace.index", lambda x: x[..., ...], ["f32[M, N]"]),
    ("trace.dtype", lambda x: tier.exp(x), ["i32[N]"]),
    ("trace.dtype", lambda x: tier.mean(x), ["i32[N]"]),
    ("trace.dtype", lambda x: tier.softmax(x), ["i32[N]"]),
    ("trace.dtype", lambda x: tier.where(x, x, x), ["f32[N]"]),
    ("trace.dtype", lambda x: -x, ["bool[N]"]),
    ("trace.promotion", lambda x, y: x + y, ["f16[N]", "bf16[N]"]),
    ("trace.option", lambda x: tier.gelu(x, approximate="fast"), ["f32[N]"]),
    ("trace.option", lambda x, w: tier.matmul(x, w, precision="tf32"), ["bf16[M, K]", "bf16[K, N]"]),
    ("trace.option", lambda x, w: tier.matmul(x, w, precision="promoted"), ["bf16[M, K]", "bf16[K, N]"]),
    ("trace.option", lambda x, w, s: tier.matmul(x, w, scale_a=s, block_a=(1, 48)), ["f8e4m3[M, K]", "f8e4m3[K, N]", "f32[M, S]"]),
    ("trace.option", lambda x, w, s: tier.matmul(x, w, scale_a=s, block_a=(64, 128)), ["f8e4m3[M, K]", "f8e4m3[K, N]", "f32[T, S]"]),
    ("trace.shape", lambda x, w, s: tier.matmul(x, w, scale_a=s), ["f8e4m3[M, K]", "f8e4m3[K, N]", "f32[M]"]),
    ("trace.shape", lambda x, w, s: tier.matmul(x, w, scale_b=s), ["f8e4m3[M, K]", "f8e4m3[K, N]", "f32[B, M, N]"]),
    ("trace.dtype", lambda x, w, s: tier.matmul(x, w, scale_b=s), ["f8e4m3[M, K]", "f8e4m3[K, N]", "i32[S, T]"]),
    ("trace.dtype", lambda x, w, s: tier.matmul(x, w, scale_b=s), ["i8[M, K]", "i8[K, N]", "f32[S, T]"]),
    ("trace.inplace", _assign, ["f32[N]"]),
    ("trace.inplace", _accumulate, ["f32[N]"]),
    ("trace.control", _branch, ["f32[N]"]),
    ("trace.control", _loop, ["f32[M, N]"]),
    ("trace.control", lambda x: x if x.shape[0] > 3 else -x, ["f32[N]"]),
    ("trace.control", lambda x: float(tier.sum(x)), ["f32[N]"]),
    ("trace.unsupported", lambda x: tier.einsum("ij->i", x), ["f32[M, N]"]),
    ("trace.unsupported", lambda x: x.argmax(), ["f32[N]"]),
    ("trace.unsupported", lambda x: np.linalg.norm(x), ["f32[N]"]),
    ("trace.unsupported", lambda x: np.cbrt(x), ["f32[N]"]),
    ("trace.capture", lambda x: HELD * x, ["f32[N]"]),
    ("trace.capture", lambda x: x * HELD, ["f32[N]"]),
    ("trace.operand", lambda x: x * "2", ["f32[N]"]),
    ("trace.operand", lambda x: tier.exp(2.0) * x, ["f32[N]"]),
    ("trace.result", lambda x: 3, ["f32[N]"]),
    ("trace.result", lambda x: (), ["f32[N]"]),
    ("trace.result", lambda x: x[(None,) * 12] + 1, ["f32[N]"]),
    ("trace.axis", lambda x: tier.squeeze(x, 2), ["f32[M, 1]"]),
    ("trace.axis", lambda x: tier.squeeze(x, None), ["f32[M, 1]"]),
    ("trace.axis", lambda x: tier.flip(x, axis=2), ["f32[M, N]"]),
    ("trace.axis", lambda x: tier.flip(x, axis=0), ["f32[]"]),
    ("trace.axis", lambda x: tier.expand_dims(x, "0"), ["f32[M, N]"]),
    ("trace.axis", lambda x: tier.expand_dims(x, (1.5,)), ["f32[M, N]"]),
    ("trace.axis", lambda x: tier.permute_dims(x, 1), ["f32[M, N]"]),
    ("trace.shape", lambda x: tier.broadcast_to(x, 5), ["f32[1]"]),
    ("trace.shape", lambda x: tier.broadcast_to(x, (-3, 4)), ["f32[4]"]),
    ("trace.shape", lambda x: tier.broadcast_to(x, (x.shape[0] * 2**62 * 2, 4)), ["f32[N]"]),
    ("trace.index", lambda x: tier.broadcast_to(x, (10**20, 4)), ["f32[4]"]),
    ("trace.index", lambda x: x[2**63], ["f32[N]"]),
    ("trace.index", lambda x: x[-(10**30)], ["f32[N]"]),
    ("trace.promotion", lambda x: x + 10**400, ["f32[N]"]),
    ("trace.dtype", lambda x: tier.sum(x, dtype="f8e4m3"), ["f32[N]"]),
    ("trace.option", lambda x: tier.matmul(x, x.T, scale_a=x, block_a=5), ["f32[M, N]"]),
    ("trace.option", lambda x: tier.matmul(x, x.T, scale_a=x, block_a=(1, "a")), ["f32[M, N]"]),
]


@pytest.mark.parametrize(("rule", "fn", "specs"), REFUSED, ids=[f"{rule}-{i}" for i, (rule, _, _) in enumerate(REFUSED)])
def test_refusal_has_rule_place_and_fix(rule, fn, specs):
    with pytest.raises(tier.TierError) as caught:
        tier.compile(fn).program(*specs)
    error = caught.value
    assert error.rule == rule
    assert error.fix
    assert f"[{rule}] " in str(error) and "expects" in error.message
    if rule != "trace.result":
        first = fn.__code__.co_firstlineno
        assert error.location is not None and error.location.file == __file__
        assert first <= error.location.line <= first + 4


def test_the_traceback_ends_at_the_users_line():
    with pytest.raises(tier.TraceError) as caught:
        tier.compile(_branch).program("f32[N]")
    last = caught.traceback[-1]
    assert str(last.path) == __file__ and last.name == "_branch"


@pytest.mark.parametrize(("rule", "make"), [
    ("signature.dtype", lambda: tier.Spec("complex64", ("N",))),
    ("signature.rank", lambda: tier.Spec("f32", ("M", "N"), strides=(1,))),
    ("signature.align", lambda: tier.Spec("f32", ("M",), align=12)),
    ("signature.spec", lambda: tier.Spec.parse("f32(N)")),
    ("signature.argument", lambda: tier.compile(lambda x: x).program(object())),
    ("signature.parameters", lambda: tier.compile(lambda *xs: xs)),
    ("signature.parameters", lambda: tier.compile(lambda x: x).program("f32[N]", "f32[N]")),
    ("signature.static", lambda: tier.compile(lambda x: x, static=("axis",))),
    *[("signature.spec", lambda text=text: tier.Spec.parse(text)) for text in (
        "f32[M, N] strides [1, M]", "f32[M]]", "f32[M,,N]", "f32[-1]", "f32[1.5]", "f32[M%x]", "f32[M%16%4]", "f32[15%16]", "f32[" + "9" * 30 + "]")],
    *[("signature.spec", lambda shape=shape: tier.Spec("f32", shape)) for shape in (3, "MN", (-1,), (1.5,), ("",), ("a b",), ('"',), (2**62,))],
    ("signature.spec", lambda: tier.Spec("f32", ("M",), strides=("a",))),
    ("signature.spec", lambda: tier.lower(lambda x: x, 3, chip="cpu")),
    ("signature.rank", lambda: tier.Spec("f32", ("M",) * 13)),
    ("signature.rank", lambda: tier.Spec("f32", ("M", "N"), strides=(None, 1), stride_multiple=(4,))),
    ("signature.align", lambda: tier.Spec("f32", ("M",), align=16.0)),
    ("signature.divisor", lambda: tier.Spec("f32", ("M",), multiple=(0,))),
    ("signature.divisor", lambda: tier.Spec.parse("f32[M%0]")),
    ("signature.parameters", lambda: tier.compile(3)),
    ("signature.static", lambda: tier.compile(lambda x: x, static=None)),
    ("signature.static", lambda: tier.compile(lambda x: x, static="x")),
    ("signature.specialise", lambda: tier.compile(lambda x: x, specialise=10**30)),
    ("toolchain.debug", lambda: tier.compile(lambda x: x, debug=3)),
    ("launch.tuned", lambda: tier.compile(lambda x: x, tuned=3)),
    ("tier.asked", lambda: tier.compile(lambda x: x, plan="tile")),
    ("toolchain.chip", lambda: tier.lower(lambda x: x + 1, ["f32[N]"], chip="sm_90a ")),
    ("toolchain.chip", lambda: tier.lower(lambda x: x + 1, ["f32[N]"], chip=3)),
    ("toolchain.chip", lambda: tier.lower(lambda x: x + 1, ["f32[N]"], chip="")),
    ("toolchain.target", lambda: tier.compile(lambda x: x, target="abacus")),
    ("toolchain.room", lambda: tier.compile(lambda x: x).ir("attic", "f32[N]")),
    ("launch.kernel", lambda: tier.lower(lambda x: x + 1, ["f32[N]"], chip="sm_90a").ir("when", ["nobody"])),
])
def test_signatures_are_refused_by_name(rule, make):
    with pytest.raises(tier.TierError) as caught:
        make()
    assert caught.value.rule == rule and caught.value.fix


def test_hasattr_on_a_traced_array_answers():
    def fn(x):
        assert not hasattr(x, "numpy") and hasattr(x, "dtype")
        return x
    tier.compile(fn).program("f32[N]")


def test_errors_survive_pickling():
    import pickle

    error = pickle.loads(pickle.dumps(tier.TraceError("expects a, got b", rule="trace.shape", fix="c")))
    assert (error.rule, error.fix, str(error)) == ("trace.shape", "c", "[trace.shape] expects a, got b; fix: c")


@pytest.mark.parametrize("traced, arguments", [
    (lambda x: tier.max(x, axis=1), ["u8[M, N]"]), (lambda c, x: tier.where(c, x, 0.0), ["u8[M, N]", "f32[M, N]"]), (lambda x: x ** 2, ["u8[M, N]"]),
    (lambda x, i: x[i], ["f32[M, N]", "u8[K]"]), (lambda x, i: tier.take(x, i, axis=0), ["f32[M, N]", "u8[K]"])])
def test_bytes_are_not_to_be_cast(traced, arguments):
    """No cast reads them, so none is advised."""
    with pytest.raises(tier.TierError, match="int8 array") as caught:
        tier.compile(traced).lower(*arguments, chip="cpu")
    assert "astype" not in str(caught.value)


def test_what_another_call_left_behind_is_refused():
    """It names values of a module that is gone, or another argument's extents."""
    left = []

    def leave(x, n):
        left.extend([x, x + 1, n, x.shape[0]])
        return x

    tier.compile(leave).program("f32[N, M]", 1.0)
    for use in (lambda y: y + left[0], lambda y: left[1] * 2, lambda y: y * left[2], lambda y: y[:left[3]], lambda y: y * left[3], lambda y: left[0].T):
        with pytest.raises(tier.TraceError, match="left behind") as caught:
            tier.compile(use).program("f32[N, M]")
        assert caught.value.rule == "trace.capture"
    with pytest.raises(tier.TraceError, match="left behind"):
        tier.exp(left[0])


def test_bounds_of_slices_beyond_every_axis_are_its_ends():
    """Python's too: sums of them in 64 bits were not."""
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    for key in (slice(None, 10**30), slice(-(10**30), None), slice(10**30, None), slice(-(2**63), 2), slice(None, None, 2**63 - 1),
                slice(None, None, -(2**63)), slice(2**63 - 1, None, -1), slice(None, None, 10**30)):
        np.testing.assert_array_equal(tier.compile(lambda x, key: x[key] + 0.0, static=("key",))(x, key), x[key])


def test_one_element_has_every_shape_of_ones():
    one = np.full((1, 1), 3, np.float32)
    assert tier.compile(lambda x: tier.reshape(x, ()))(one).shape == ()
    assert tier.compile(lambda x: tier.reshape(x, (1, 1, 1)))(one.reshape(()))[0, 0, 0] == 3
    with pytest.raises(tier.LaunchError, match=r"launch.extent"):
        tier.compile(lambda x: tier.reshape(x, ()))(np.ones((2, 1), np.float32))


def test_results_that_no_memory_holds_are_refused():
    with pytest.raises(tier.TierError, match=r"\[launch.memory\] .*memory holds, got extents"):
        tier.compile(lambda x: tier.broadcast_to(x, (2**62, 4)))(np.ones(4, np.float32))


def test_static_values_are_compared_by_their_values():
    """Their text leaves out elements of long arrays, and digits."""
    pick = tier.compile(lambda x, table: x * float(table[600]), static=("table",))
    table, x = np.zeros(2000), np.ones(3, np.float32)
    for value in (1.0, 2.0, 1.0 + 2**-20):
        table[600] = value
        assert pick(x, table)[0] == np.float32(value)
    sign = tier.compile(lambda x, zero: x * (1.0 if str(zero) == "0.0" else -1.0), static=("zero",))
    assert [float(sign(x, zero)[0]) for zero in (0.0, -0.0)] == [1.0, -1.0]


class Lender:
    """A producer of DLPack that says what it is given to say."""

    def __init__(self, device=(1, 0), capsule=None):
        self.device, self.capsule, self.shape = device, capsule, (2, 4)

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, **_):
        return self.capsule or np.ones((2, 4), np.float32).__dlpack__()


@pytest.mark.parametrize(("rule", "argument"), [
    ("signature.argument", Lender(device="cpu")), ("signature.argument", Lender(device=(1, "a"))), ("signature.argument", Lender(device=(1,))),
    ("signature.argument", Lender(capsule=3)), ("signature.device", Lender(device=(99, 0))),
    ("signature.argument", np.ma.array([[1.0, 2.0]], mask=[[0, 1]], dtype=np.float32))])
def test_arrays_that_are_none_are_refused_by_name(rule, argument):
    with pytest.raises(tier.TierError) as caught:
        tier.compile(lambda x: x + 1)(argument)
    assert caught.value.rule == rule and caught.value.fix


@pytest.mark.parametrize("arguments", [(), (np.ones(4, np.float32),), (2.0, 3.0), (np.ones((2, 4), np.float32),) * 3])
def test_kernels_are_given_what_they_were_compiled_for(arguments):
    """Results were made of extents that are not there."""
    kernel = tier.lower(lambda x, y: x @ y, ["f32[M, K]", "f32[K, N]"], chip="cpu")
    with pytest.raises(tier.LaunchError) as caught:
        kernel(*arguments)
    assert caught.value.rule == "launch.arguments" and caught.value.fix


@pytest.mark.parametrize(("rule", "ask"), [
    *[("async.simulate", lambda seeds=seeds: tier.simulate(lambda x: x + 1, HELD, seeds=seeds)) for seeds in (0, -1, "a", 10**30, [], [-1], [0.5], None)],
    *[("async.simulate", lambda units=units: tier.simulate(lambda x: x + 1, HELD, units=units)) for units in (0, -3, "a")],
    ("launch.tuned", lambda: tier.tune(lambda x: x + 1, HELD, limit="a")), ("launch.tuned", lambda: tier.tune(lambda x: x + 1, HELD, seconds="x")),
    ("launch.tuned", lambda: tier.tune(lambda x: x + 1, HELD, seconds=-1)), ("launch.tuned", lambda: tier.tune(lambda x: x + 1, HELD, path=3)),
    ("launch.arguments", lambda: tier.lower(lambda x, y: x + y, ["f32[N]", "f32[N]"], chip="cpu").launched((4,)))])
def test_numbers_that_are_none_are_refused_by_name(rule, ask):
    """No seeds gave None, and none of 10^30 ended."""
    with pytest.raises(tier.TierError) as caught:
        ask()
    assert caught.value.rule == rule and caught.value.fix


def test_deep_files_of_winners_are_refused(tmp_path):
    (tmp_path / "winners.json").write_text("[" * 100_000)
    with pytest.raises(tier.LaunchError, match="launch.tuned"):
        tier.compile(lambda x: x, tuned=tmp_path / "winners.json")


def test_a_kernel_that_is_not_saved_leaves_nothing(tmp_path):
    kernel = tier.lower(lambda x: x + 1, ["f32[N]"], chip="cpu")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        kernel.save(tmp_path / "folder")
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]
