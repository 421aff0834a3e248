"""Promotion follows the array API's table, with weak Python scalars."""

import pytest
import tier

MEET = [
    ("f32", "f32", "f32"), ("bf16", "f32", "f32"), ("f16", "f32", "f32"), ("f32", "f64", "f64"), ("bf16", "f64", "f64"),
    ("i8", "i16", "i16"), ("i8", "i64", "i64"), ("i32", "i64", "i64"), ("bool", "bf16", "bf16"), ("i32", "bool", "i32"),
]


@pytest.mark.parametrize(("a", "b", "expected"), MEET)
def test_arrays_meet(a, b, expected):
    for left, right in ((a, b), (b, a)):
        program = tier.compile(lambda x, y: x * y).program(f"{left}[N]", f"{right}[N]")
        assert program.results[0].dtype.name == expected


@pytest.mark.parametrize(("a", "b"), [("f16", "bf16"), ("i32", "f32"), ("i8", "bf16"), ("f8e4m3", "f32"), ("f8e4m3", "f8e4m3")])
def test_kinds_that_do_not_meet_are_refused(a, b):
    for left, right in ((a, b), (b, a)):
        with pytest.raises(tier.TraceError) as caught:
            tier.compile(lambda x, y: x * y).program(f"{left}[N]", f"{right}[N]")
        assert caught.value.rule == "trace.promotion" and "astype" in caught.value.fix


@pytest.mark.parametrize(("dtype", "scalar"), [("bf16", 2), ("bf16", 2.0), ("f16", True), ("i8", 3), ("f64", 0.1), ("bool", True)])
def test_python_scalars_take_the_type_of_the_array(dtype, scalar):
    fn = tier.compile(lambda x: tier.where(x == x, x, scalar))
    assert fn.program(f"{dtype}[N]").results[0].dtype.name == dtype


@pytest.mark.parametrize(("dtype", "scalar"), [("i32", 0.5), ("bool", 1), ("bool", 0.5)])
def test_python_scalars_of_a_higher_kind_are_refused(dtype, scalar):
    with pytest.raises(tier.TraceError) as caught:
        tier.compile(lambda x: x + scalar).program(f"{dtype}[N]")
    assert caught.value.rule == "trace.promotion"


def test_a_number_too_large_for_the_array_is_refused():
    with pytest.raises(tier.TraceError, match="i8 holds, got 300"):
        tier.compile(lambda x: x + 300).program("i8[N]")


@pytest.mark.parametrize(("a", "b", "options", "expected"), [
    ("bf16", "bf16", {}, "bf16"), ("bf16", "f32", {}, "f32"), ("f8e4m3", "f8e5m2", {}, "bf16"), ("i8", "i8", {}, "i8"),
    ("bf16", "bf16", {"out_dtype": "f32"}, "f32"), ("f8e4m3", "f8e4m3", {"out_dtype": tier.float32}, "f32"), ("f64", "f64", {}, "f64"),
])
def test_matmul_returns_the_promoted_type(a, b, options, expected):
    program = tier.compile(lambda x, w: tier.matmul(x, w, **options)).program(f"{a}[M, K]", f"{b}[K, N]")
    assert program.results[0].dtype.name == expected


def test_sixteen_bits_compute_in_f32_and_round_where_the_fusion_may_elide_it():
    text = tier.compile(lambda x, y: x * y).program("bf16[N]", "bf16[N]").text()
    assert "arith.mulf" in text and "fastmath<contract> : f32 to bf16" in text


def test_an_explicit_cast_is_never_elided():
    text = tier.compile(lambda x: x.astype("bf16")).program("f32[N]").text()
    assert "arith.truncf" in text and "contract" not in text


def test_tf32_is_asked_for_by_name():
    spec = ("f32[M, K]", "f32[K, N]")
    assert "tier.precision" not in tier.compile(lambda x, w: x @ w).program(*spec).text()
    assert 'tier.precision = "tf32"' in tier.compile(lambda x, w: tier.matmul(x, w, precision="tf32")).program(*spec).text()
