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
    ("toolchain.target", lambda: tier.compile(lambda x: x, target="abacus")),
    ("toolchain.room", lambda: tier.compile(lambda x: x).ir("attic", "f32[N]")),
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
