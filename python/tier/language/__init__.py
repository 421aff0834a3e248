"""The functions a compiled function may call, under the Python array API's names."""

from __future__ import annotations

from typing import Any

from tier._dtypes import (
    bfloat16,
    float8_e4m3fn,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
)
from tier._dtypes import bool_ as bool
from tier.language import _array, _elementwise
from tier.language._elementwise import Named, astype, clip, where
from tier.language._matmul import matmul
from tier.language._nn import gelu, layer_norm, log_softmax, relu, rms_norm, silu, softmax
from tier.language._reduce import all, any, max, mean, min, prod, sum
from tier.language._views import broadcast_to, expand_dims, flip, matrix_transpose, permute_dims, reshape, squeeze

Array = _array.Array

pow = _elementwise.power
_named = {name: Named(row) for name, row in _elementwise.TABLE.items() if name != "pow"}
globals().update(_named)
pi, e, inf, nan = 3.141592653589793, 2.718281828459045, float("inf"), float("nan")
newaxis = None

__all__ = [
    "all", "any", "astype", "bfloat16", "bool", "broadcast_to", "clip", "e", "expand_dims", "flip", "float16", "float32",
    "float64", "float8_e4m3fn", "float8_e5m2", "gelu", "inf", "int16", "int32", "int64", "int8", "layer_norm", "log_softmax",
    "matmul", "matrix_transpose", "max", "mean", "min", "nan", "newaxis", "permute_dims", "pi", "pow", "prod", "relu", "reshape",
    "rms_norm", "silu", "softmax", "squeeze", "sum", "where", *_named,
]


def __getattr__(name: str) -> Any:
    return _named[name] if name in _named else _missing(name)


def _missing(name: str) -> Any:
    raise AttributeError(f"module 'tier.language' has no attribute {name!r}")
