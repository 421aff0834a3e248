"""The elementwise table: for each function, its types and its scalar arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tier import _dtypes
from tier._body import Body
from tier._dtypes import DType


@dataclass(frozen=True)
class Row:
    """One elementwise function.

    `kinds` are the kinds of dtype it takes; `write(body, dtype, *values)` is its arithmetic in a computed type;
    integers are converted to `integers_as` where only floats are taken and it is given.
    """

    name: str
    arity: int
    kinds: tuple[str, ...]
    write: Callable[..., Any]
    doc: str
    gives_bool: bool = False
    integers_as: DType | None = None


def _by_kind(floats: str, ints: str) -> Callable[..., Any]:
    """Arithmetic that is one op, by the kind of its type."""
    return lambda b, dtype, *v: b.op(floats if dtype.kind == "float" else ints, *v)


def _one(name: str) -> Callable[..., Any]:
    return lambda b, dtype, *v: b.op(name, *v)


def _comparison(how: str) -> Callable[..., Any]:
    return lambda b, dtype, x, y: b.compare(how, x, y, dtype)


def _divisor(b: Body, dtype: DType, y: Any) -> Any:
    """Return an integer divisor that no machine traps on: 0, whose quotient is anything, and -1 become 1."""
    one = b.constant(1, dtype)
    traps = b.op("arith.ori", b.compare("eq", y, b.constant(0, dtype), dtype), b.compare("eq", y, b.constant(-1, dtype), dtype))
    return b.select(traps, one, y)


def _floor_divide(b: Body, dtype: DType, x: Any, y: Any) -> Any:
    if dtype.kind == "float":
        return b.op("math.floor", b.op("arith.divf", x, y))
    divisor = _divisor(b, dtype, y)
    quotient = b.op("arith.divsi", x, divisor)
    lower = b.op("arith.subi", quotient, b.constant(1, dtype))
    floored = b.select(_signs_differ(b, dtype, b.op("arith.remsi", x, divisor), divisor), lower, quotient)
    return b.select(b.compare("eq", y, b.constant(-1, dtype), dtype), b.op("arith.subi", b.constant(0, dtype), x), floored)


def _signs_differ(b: Body, dtype: DType, rest: Any, y: Any) -> Any:
    zero = b.constant(0, dtype)
    apart = b.op("arith.xori", b.compare("lt", rest, zero, dtype), b.compare("lt", y, zero, dtype))
    return b.op("arith.andi", apart, b.compare("ne", rest, zero, dtype))


def _remainder(b: Body, dtype: DType, x: Any, y: Any) -> Any:
    floats = dtype.kind == "float"
    y = y if floats else _divisor(b, dtype, y)
    rest = b.op("arith.remf" if floats else "arith.remsi", x, y)
    moved = b.op("arith.addf" if floats else "arith.addi", rest, y)
    return b.select(_signs_differ(b, dtype, rest, y), moved, rest)


def _negative(b: Body, dtype: DType, x: Any) -> Any:
    return b.op("arith.negf", x) if dtype.kind == "float" else b.op("arith.subi", b.constant(0, dtype), x)


def _sign(b: Body, dtype: DType, x: Any) -> Any:
    zero, one = b.constant(0, dtype), b.constant(1, dtype)
    lower = b.select(b.compare("lt", x, zero, dtype), b.constant(-1, dtype), x)
    return b.select(b.compare("gt", x, zero, dtype), one, lower)


def _invert(b: Body, dtype: DType, x: Any) -> Any:
    return b.op("arith.xori", x, b.constant(-1 if dtype.kind == "int" else 1, dtype))


def _sigmoid(b: Body, dtype: DType, x: Any) -> Any:
    one = b.constant(1, dtype)
    return b.op("arith.divf", one, b.op("arith.addf", one, b.op("math.exp", b.op("arith.negf", x))))


def _is_nan(b: Body, dtype: DType, x: Any) -> Any:
    return b.compare("uno", x, x, dtype)


def _is_infinite(b: Body, dtype: DType, x: Any) -> Any:
    return b.compare("eq", b.op("math.absf", x), b.constant(float("inf"), dtype), dtype)


def _is_finite(b: Body, dtype: DType, x: Any) -> Any:
    return b.compare("lt", b.op("math.absf", x), b.constant(float("inf"), dtype), dtype)


def _shift_left(b: Body, dtype: DType, x: Any, y: Any) -> Any:
    """Shift by 0 to bits - 1; nothing of `x` is left beyond, and by no count below 0."""
    last = b.constant(dtype.bits - 1, dtype)
    shifted = b.op("arith.shli", x, b.op("arith.minui", y, last))
    return b.select(b.op("arith.andi", b.compare("le", y, last, dtype), b.compare("ge", y, b.constant(0, dtype), dtype)), shifted,
                    b.constant(0, dtype))


def _shift_right(b: Body, dtype: DType, x: Any, y: Any) -> Any:
    """Shift by 0 to bits - 1; any other count leaves the sign."""
    return b.op("arith.shrsi", x, b.op("arith.minui", y, b.constant(dtype.bits - 1, dtype)))


_NUMBER, _FLOAT, _INT = ("int", "float"), ("float",), ("int",)
_ANY, _BITS, _BOOL = ("bool", "int", "float"), ("bool", "int"), ("bool",)

ROWS = (
    Row("add", 2, _NUMBER, _by_kind("arith.addf", "arith.addi"), "Add."),
    Row("subtract", 2, _NUMBER, _by_kind("arith.subf", "arith.subi"), "Subtract."),
    Row("multiply", 2, _NUMBER, _by_kind("arith.mulf", "arith.muli"), "Multiply."),
    Row("divide", 2, _FLOAT, _one("arith.divf"), "Divide. Integers are converted to f32.", integers_as=_dtypes.float32),
    Row("floor_divide", 2, _NUMBER, _floor_divide, "Divide and round towards minus infinity: floats as floor(x1 / x2); integers by 0 are `x1`."),
    Row("remainder", 2, _NUMBER, _remainder, "Return the rest of an exact floor division; it has the sign of `x2`, and is 0 of integers by 0."),
    Row("pow", 2, _FLOAT, _one("math.powf"), "Raise `x1` to the power `x2`."),
    Row("maximum", 2, _NUMBER, _by_kind("arith.maximumf", "arith.maxsi"), "Return the larger; NaN if either is NaN."),
    Row("minimum", 2, _NUMBER, _by_kind("arith.minimumf", "arith.minsi"), "Return the smaller; NaN if either is NaN."),
    Row("negative", 1, _NUMBER, _negative, "Negate."),
    Row("abs", 1, _NUMBER, _by_kind("math.absf", "math.absi"), "Return the absolute value."),
    Row("sign", 1, _NUMBER, _sign, "Return -1, 0 or 1; NaN of a NaN."),
    Row("square", 1, _NUMBER, lambda b, t, x: _by_kind("arith.mulf", "arith.muli")(b, t, x, x), "Multiply by itself."),
    Row("exp", 1, _FLOAT, _one("math.exp"), "Return e to the power `x`."),
    Row("exp2", 1, _FLOAT, _one("math.exp2"), "Return 2 to the power `x`."),
    Row("log", 1, _FLOAT, _one("math.log"), "Return the natural logarithm."),
    Row("log2", 1, _FLOAT, _one("math.log2"), "Return the logarithm to base 2."),
    Row("sqrt", 1, _FLOAT, _one("math.sqrt"), "Return the square root."),
    Row("rsqrt", 1, _FLOAT, _one("math.rsqrt"), "Return one over the square root."),
    Row("sin", 1, _FLOAT, _one("math.sin"), "Return the sine of `x` radians; of f32 and 16-bit floats NaN from about 1.6 million on."),
    Row("cos", 1, _FLOAT, _one("math.cos"), "Return the cosine of `x` radians; of f32 and 16-bit floats NaN from about 1.6 million on."),
    Row("tanh", 1, _FLOAT, _one("math.tanh"), "Return the hyperbolic tangent."),
    Row("erf", 1, _FLOAT, _one("math.erf"), "Return the error function."),
    Row("floor", 1, _FLOAT, _one("math.floor"), "Round towards minus infinity."),
    Row("ceil", 1, _FLOAT, _one("math.ceil"), "Round towards plus infinity."),
    Row("round", 1, _FLOAT, _one("math.roundeven"), "Round to the nearest whole number, ties to even."),
    Row("trunc", 1, _FLOAT, _one("math.trunc"), "Round towards zero."),
    Row("sigmoid", 1, _FLOAT, _sigmoid, "Return 1 / (1 + exp(-x))."),
    Row("equal", 2, _ANY, _comparison("eq"), "Compare: equal.", gives_bool=True),
    Row("not_equal", 2, _ANY, _comparison("ne"), "Compare: not equal.", gives_bool=True),
    Row("less", 2, _NUMBER, _comparison("lt"), "Compare: less.", gives_bool=True),
    Row("less_equal", 2, _NUMBER, _comparison("le"), "Compare: less or equal.", gives_bool=True),
    Row("greater", 2, _NUMBER, _comparison("gt"), "Compare: greater.", gives_bool=True),
    Row("greater_equal", 2, _NUMBER, _comparison("ge"), "Compare: greater or equal.", gives_bool=True),
    Row("isnan", 1, _FLOAT, _is_nan, "Say where `x` is NaN.", gives_bool=True),
    Row("isinf", 1, _FLOAT, _is_infinite, "Say where `x` is infinite.", gives_bool=True),
    Row("isfinite", 1, _FLOAT, _is_finite, "Say where `x` is neither infinite nor NaN.", gives_bool=True),
    Row("logical_and", 2, _BOOL, _one("arith.andi"), "Say where both hold.", gives_bool=True),
    Row("logical_or", 2, _BOOL, _one("arith.ori"), "Say where either holds.", gives_bool=True),
    Row("logical_xor", 2, _BOOL, _one("arith.xori"), "Say where exactly one holds.", gives_bool=True),
    Row("logical_not", 1, _BOOL, _invert, "Say where `x` does not hold.", gives_bool=True),
    Row("bitwise_and", 2, _BITS, _one("arith.andi"), "Combine bits: and."),
    Row("bitwise_or", 2, _BITS, _one("arith.ori"), "Combine bits: or."),
    Row("bitwise_xor", 2, _BITS, _one("arith.xori"), "Combine bits: exclusive or."),
    Row("bitwise_invert", 1, _BITS, _invert, "Flip all bits; of a bool: not."),
    Row("bitwise_left_shift", 2, _INT, _shift_left, "Shift bits left; by a count below 0, or of the type's bits or more, it is 0."),
    Row("bitwise_right_shift", 2, _INT, _shift_right, "Shift bits right, keeping the sign; by a count below 0, or of the type's bits or more, it is 0 or -1."),
)
