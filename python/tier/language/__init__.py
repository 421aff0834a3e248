"""The functions a compiled function may call, under the Python array API's names."""

from __future__ import annotations


from tier._dtypes import (
    bfloat16,
    float4_e2m1fn,
    float4_e2m1fn_x2,
    float6_e2m3fn,
    float6_e3m2fn,
    float8_e4m3fn,
    float8_e5m2,
    float8_e8m0fnu,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from tier._dtypes import bool_ as bool
from tier.language import _array, _elementwise
from tier.language._elementwise import Named, astype, clip, where
from tier.language._gather import take
from tier.language._matmul import matmul
from tier.language._nn import gelu, layer_norm, log_softmax, relu, rms_norm, silu, softmax
from tier.language._packed import reinterpret
from tier.language._reduce import all, any, max, mean, min, prod, sum
from tier.language._views import broadcast_to, expand_dims, flip, matrix_transpose, permute_dims, reshape, squeeze

Array = _array.Array

pi, e, inf, nan = 3.141592653589793, 2.718281828459045, float("inf"), float("nan")
newaxis = None


def _row(name: str) -> Named:
    return Named(_elementwise.TABLE[name])


pow = _elementwise.power
add = _row("add")
subtract = _row("subtract")
multiply = _row("multiply")
divide = _row("divide")
floor_divide = _row("floor_divide")
remainder = _row("remainder")
maximum = _row("maximum")
minimum = _row("minimum")
negative = _row("negative")
abs = _row("abs")
sign = _row("sign")
square = _row("square")
exp = _row("exp")
exp2 = _row("exp2")
log = _row("log")
log2 = _row("log2")
sqrt = _row("sqrt")
rsqrt = _row("rsqrt")
sin = _row("sin")
cos = _row("cos")
tanh = _row("tanh")
erf = _row("erf")
floor = _row("floor")
ceil = _row("ceil")
round = _row("round")
trunc = _row("trunc")
sigmoid = _row("sigmoid")
equal = _row("equal")
not_equal = _row("not_equal")
less = _row("less")
less_equal = _row("less_equal")
greater = _row("greater")
greater_equal = _row("greater_equal")
isnan = _row("isnan")
isinf = _row("isinf")
isfinite = _row("isfinite")
logical_and = _row("logical_and")
logical_or = _row("logical_or")
logical_xor = _row("logical_xor")
logical_not = _row("logical_not")
bitwise_and = _row("bitwise_and")
bitwise_or = _row("bitwise_or")
bitwise_xor = _row("bitwise_xor")
bitwise_invert = _row("bitwise_invert")
bitwise_left_shift = _row("bitwise_left_shift")
bitwise_right_shift = _row("bitwise_right_shift")

__all__ = [
    "Array", "abs", "add", "all", "any", "astype", "bfloat16", "bitwise_and", "bitwise_invert", "bitwise_left_shift",
    "bitwise_or", "bitwise_right_shift", "bitwise_xor", "bool", "broadcast_to", "ceil", "clip", "cos", "divide", "e",
    "equal", "erf", "exp", "exp2", "expand_dims", "flip", "float16", "float32", "float4_e2m1fn",
    "float4_e2m1fn_x2", "float64", "float6_e2m3fn", "float6_e3m2fn", "float8_e4m3fn",
    "float8_e5m2", "float8_e8m0fnu", "floor", "floor_divide", "gelu", "greater", "greater_equal", "inf", "int16", "int32", "int64",
    "int8", "isfinite", "isinf", "isnan", "layer_norm", "less", "less_equal", "log", "log2", "log_softmax",
    "logical_and", "logical_not", "logical_or", "logical_xor", "matmul", "matrix_transpose", "max", "maximum", "mean",
    "min", "minimum", "multiply", "nan", "negative", "newaxis", "not_equal", "permute_dims", "pi", "pow", "prod",
    "reinterpret", "relu", "remainder", "reshape", "rms_norm", "round", "rsqrt", "sigmoid", "sign", "silu", "sin", "softmax", "sqrt",
    "square", "squeeze", "subtract", "sum", "take", "tanh", "trunc", "uint8", "where",
]
