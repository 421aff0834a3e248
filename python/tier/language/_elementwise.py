"""Elementwise functions: one table of bodies, and how operands meet."""

from __future__ import annotations

import numbers
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from tier import _dtypes
from tier._body import Body
from tier._dtypes import DType
from tier._errors import TierError, refuse
from tier._extent import Dim, Extent
from tier.language import _array
from tier.language._bodies import ROWS, Row

TABLE: dict[str, Row] = {row.name: row for row in ROWS}


def captured(what: str) -> TierError:
    """Build the refusal of an array that is not an argument."""
    return refuse("trace.capture", f"expects arrays that are arguments, got {what} from outside the compiled function",
                  fix="pass it as an argument")


def has_function(name: str) -> bool:
    """Say whether `tier` has a public function called `name`."""
    from tier import language

    return name in language.__all__


# -- operands ---------------------------------------------------------------------------------------------------------


def literal(value: Any, dtype: DType, weak: str | None) -> _array.Scalar:
    """Return a known number as a scalar."""
    return _array.Scalar(None, dtype, weak, lambda body, to: body.constant(_fitting(value, to), to), literal=value)


def _fitting(value: Any, dtype: DType) -> Any:
    if dtype.kind == "int" and not -(2 ** (dtype.bits - 1)) <= int(value) < 2 ** (dtype.bits - 1):
        raise refuse("trace.promotion", f"expects a number that {dtype} holds, got {value}",
                     fix="write x.astype(tier.int64)")
    if dtype.kind == "float" and isinstance(value, int) and abs(value) > sys.float_info.max:
        raise refuse("trace.promotion", f"expects a number that a float holds, got an int of {value.bit_length()} bits", fix="write tier.inf")
    return value


def operand(value: Any) -> _array.Array | _array.Scalar:
    """Return `value` as an array or scalar of the trace; refuse what is neither."""
    if isinstance(value, _array.Operand):
        return value  # type: ignore[return-value]
    if isinstance(value, Dim):
        extent, trace = value.extent, value.trace
        trace.check_running()
        return _array.Scalar(trace, _dtypes.int64, "int", lambda body, to: body.extent(extent, to))
    if isinstance(value, bool):
        return literal(value, _dtypes.bool_, "bool")
    if isinstance(value, int):
        return literal(value, _dtypes.int64, "int")
    if isinstance(value, float):
        return literal(value, _dtypes.float32, "float")
    if getattr(value, "shape", None) == () and hasattr(value, "dtype") and isinstance(value, numbers.Number):
        return literal(value, _dtypes.named(value.dtype), None)
    if hasattr(value, "shape"):
        raise captured(f"an array of {getattr(value, 'dtype', 'unknown dtype')}")
    raise refuse("trace.operand", f"expects an array or a number, got {type(value).__name__}",
                 fix="pass it as an argument, or make it a Python number")


def common_dtype(operands: Sequence[_array.Array | _array.Scalar]) -> DType:
    """Return the dtype the operands meet in: strong ones by the table, then the weak ones beside it."""
    strong = [o.dtype for o in operands if not (isinstance(o, _array.Scalar) and o.weak)]
    weak = [o for o in operands if isinstance(o, _array.Scalar) and o.weak]
    if strong:
        dtype = strong[0]
        for other in strong[1:]:
            dtype = _dtypes.promote(dtype, other)
        if len(strong) == 1:
            _dtypes.promote(dtype, dtype)
        for scalar in weak:
            dtype = _dtypes.meet_scalar(dtype, scalar.weak or "")
        return dtype
    order = (_dtypes.bool_, _dtypes.int64, _dtypes.float32, _dtypes.float64)
    return max((scalar.dtype for scalar in weak), key=order.index)


def value_in(body: Body, source: _array.Array | _array.Scalar, element: Any, dtype: DType) -> Any:
    """Write the read of one operand as a value of `dtype`."""
    if isinstance(source, _array.Scalar):
        if source.trace is not None:
            source.trace.check_running()
        if source.weak:
            return source.write(body, dtype)
        return body.cast(source.write(body, source.dtype), source.dtype, dtype)
    return body.cast(body.load(element, source.dtype), source.dtype, dtype)


def broadcast(arrays: Sequence[_array.Array], why: str) -> tuple[Extent, ...]:
    """Return the common extents of `arrays`, aligned at the last axis; an extent known to be 1 repeats."""
    rank = max(array.ndim for array in arrays)
    extents = arrays[0].trace.extents
    result: list[Extent] = [Extent.number(1)] * rank
    for array in arrays:
        for axis, extent in enumerate(array.extents, start=rank - array.ndim):
            extent = extents.resolve(extent)
            if extent.constant == 1:
                continue
            known = result[axis].constant == 1
            result[axis] = extent if known else extents.unify(result[axis], extent, f"along axis {axis - rank} of {why}")
    return tuple(result)


def indices(array: _array.Array, extents: Sequence[Extent]) -> str:
    """Return the map results by which `array` is read in a loop over `extents`."""
    shift = len(extents) - array.ndim
    parts = []
    for axis, extent in enumerate(array.extents):
        one = array.trace.extents.resolve(extent).constant == 1
        parts.append("0" if one and extents[axis + shift].constant != 1 else f"d{axis + shift}")
    return ", ".join(parts)


# -- the one way an elementwise op is written -------------------------------------------------------------------------


def write_elementwise(operands: Sequence[_array.Array | _array.Scalar], computed: DType | Sequence[DType], result: DType,
                      compute: Callable[[Body, Sequence[Any]], Any], given: DType, why: str, *,
                      implicit: bool = True) -> _array.Array:
    """Write one all-parallel op: operands cast to `computed`, then `compute`, which gives a `given`, cast to `result`."""
    types = [computed] * len(operands) if isinstance(computed, DType) else list(computed)
    arrays = [o for o in operands if isinstance(o, _array.Array)]
    unique = list({id(array): array for array in arrays}.values())
    trace = arrays[0].trace
    extents = broadcast(arrays, why)
    place = {id(array): index for index, array in enumerate(unique)}

    def write(body: Body, elements: Sequence[Any]) -> Any:
        values = [value_in(body, o, elements[place[id(o)]] if id(o) in place else None, t) for o, t in zip(operands, types)]
        return body.stored(body.cast(compute(body, values), given, result, implicit=implicit), result)

    inputs = [(array.value, indices(array, extents)) for array in unique]
    identity = ", ".join(f"d{axis}" for axis in range(len(extents)))
    target = trace.empty(extents, result)
    value = trace.structured(inputs, (target, identity), ["parallel"] * len(extents), write)
    return _array.Array(trace, value, result, extents)


#: The dtype that the layer being traced rounds its result to.
_layer_dtype: ContextVar[DType | None] = ContextVar("layer_dtype", default=None)


@contextmanager
def rounding_to(dtype: DType | None) -> Iterator[None]:
    """Trace a layer, which computes in a wider type and rounds to `dtype` once, at its end."""
    token = _layer_dtype.set(dtype)
    try:
        yield
    finally:
        _layer_dtype.reset(token)


def apply(name: str, *values: Any) -> Any:
    """Apply the table's row `name`: promote, compute, and round back to the promoted type."""
    row = TABLE[name]
    operands = [operand(value) for value in values]
    dtype = common_dtype(operands)
    if dtype.kind not in row.kinds:
        if dtype.kind == "int" and "float" in row.kinds and row.integers_as is not None:
            dtype = row.integers_as
        else:
            raise refuse("trace.dtype", f"expects {' or '.join(row.kinds)} for {name}, got {dtype}",
                         fix=f"write x.astype(tier.{'float32' if 'float' in row.kinds else 'int32'})")
    computed = dtype.computed_in
    given = _dtypes.bool_ if row.gives_bool else computed

    def compute(body: Body, operands: Sequence[Any]) -> Any:
        body.approximate = computed.kind == "float" and computed.bits > (_layer_dtype.get() or dtype).bits
        return row.write(body, computed, *operands)

    result = _dtypes.bool_ if row.gives_bool else dtype
    if any(isinstance(o, _array.Array) for o in operands):
        return write_elementwise(operands, computed, result, compute, given, name)
    return _scalar_result(row, operands, dtype, result)


def _scalar_result(row: Row, operands: Sequence[Any], dtype: DType, result: DType) -> _array.Scalar:
    """Return arithmetic on scalars as a scalar: weak if all of it is weak, in the type it meets."""
    weak = all(o.weak for o in operands)
    trace = next((o.trace for o in operands if o.trace is not None), None)
    if trace is None:
        raise refuse("trace.operand", f"expects an array of a compiled function for {row.name}, got numbers only",
                     fix="use the math module on Python numbers")
    kind = {"bool": "bool", "int": "int", "float": "float"}[result.kind] if weak else None

    def write(body: Body, to: DType) -> Any:
        inside = (to if to.kind == "float" else dtype) if weak and dtype.kind == "float" else dtype
        inside = inside.computed_in
        value = row.write(body, inside, *(value_in(body, o, None, inside) for o in operands))
        return body.cast(value, _dtypes.bool_ if row.gives_bool else inside, to)

    return _array.Scalar(trace, result, kind, write)


def require_array(value: Any, name: str) -> _array.Array:
    """Return `value` if it is a traced array, else refuse it."""
    if isinstance(value, _array.Array):
        return value
    if hasattr(value, "shape") and not isinstance(value, _array.Operand):
        raise refuse("trace.capture", f"expects a traced array in tier.{name}, got a concrete one",
                     fix=f"call tier.{name} inside a function under @tier.compile and pass the array as its argument")
    raise refuse("trace.operand", f"expects an array in tier.{name}, got {type(value).__name__}",
                 fix="pass an array argument of the compiled function")


def require_float(array: _array.Array, name: str) -> None:
    """Refuse an array that is not floating."""
    if array.dtype.kind != "float":
        raise refuse("trace.dtype", f"expects float for {name}, got {array.dtype}", fix="write x.astype(tier.float32)")


def cast(array: _array.Array, dtype: DType, *, implicit: bool) -> _array.Array:
    """Convert an array; an implicit rounding may be elided in a fusion, an explicit one never is."""
    if array.dtype == dtype:
        return array
    source = array.dtype
    if "fp4" in (dtype.kind, source.kind):
        raise refuse("trace.dtype", f"expects types of one number for astype, got {source} to {dtype}",
                     fix="unpack f4 to f8e4m3, which holds every f4, before the call")
    if source.kind == "bytes" or dtype.kind in ("packed", "bytes"):
        raise refuse("trace.dtype", f"expects types that numbers are rounded to, got {source} to {dtype}",
                     fix="write tier.reinterpret(x, tier.float6_e2m3fn) for packed numbers in bytes")
    if dtype.kind == "scale":
        raise refuse("trace.dtype", f"expects a type that numbers are rounded to, got {dtype}", fix="compute scales where they are stored")
    return write_elementwise([array], source, dtype, lambda body, values: values[0], source, "astype", implicit=implicit)


# -- public functions -------------------------------------------------------------------------------------------------


def astype(x: Any, dtype: Any, /) -> _array.Array:
    """Convert `x` to `dtype` (a `tier` dtype or a name such as "bf16").

    Floats round to nearest even, and what is beyond the largest number is infinity, or NaN of f8e4m3, which has none. Float to
    integer truncates towards zero: what the integers do not hold becomes the nearest that they hold, and NaN 0. Integer to
    integer keeps the lower bits; anything to bool tests for nonzero.
    """
    array = require_array(x, "astype")
    return cast(array, _dtypes.named(dtype), implicit=False)


def where(condition: Any, x1: Any, x2: Any, /) -> _array.Array:
    """Choose per element: `x1` where `condition` holds, else `x2`. All three broadcast; `x1` and `x2` promote."""
    condition = operand(condition)
    if condition.dtype.kind != "bool":
        raise refuse("trace.dtype", f"expects bool for the condition of where, got {condition.dtype}",
                     fix=_dtypes.number_fix(condition.dtype, "write condition != 0"))
    a, b = operand(x1), operand(x2)
    dtype = common_dtype([a, b])
    operands = [condition, a, b]
    if not any(isinstance(o, _array.Array) for o in operands):
        raise refuse("trace.operand", "expects an array in where, got numbers only", fix="choose in Python, before the call")
    types = [_dtypes.bool_, dtype, dtype]
    return write_elementwise(operands, types, dtype, lambda body, v: body.select(*v), dtype, "where")


def clip(x: Any, /, min: Any = None, max: Any = None) -> _array.Array:
    """Limit `x` to `[min, max]`; either may be None, a number or an array."""
    result = require_array(x, "clip")
    if min is not None:
        result = apply("maximum", result, min)
    return result if max is None else apply("minimum", result, max)


def power(x1: Any, x2: Any) -> Any:
    """Raise `x1` to `x2`. Small whole exponents are products, one half a square root, the rest `exp(x2 * log(x1))` by the machine."""
    exponent = x2
    if isinstance(exponent, _array.Scalar) and exponent.literal is not None:
        exponent = exponent.literal
    if isinstance(exponent, (int, float)) and not isinstance(exponent, bool):
        base = operand(x1)
        if exponent == 0.5 and base.dtype.kind == "float":
            return apply("sqrt", base)
        if -16 <= exponent <= 16 and float(exponent).is_integer() and (0 < exponent <= 16 or base.dtype.kind == "float" and -16 <= exponent < 0):
            if isinstance(exponent, float):
                common_dtype([base, literal(exponent, _dtypes.float32, "float")])
            product = _whole_power(base, abs(int(exponent)))
            return product if exponent > 0 else apply("divide", 1, product)
    return apply("pow", x1, exponent)


def _whole_power(base: Any, exponent: int) -> Any:
    """Compute base**exponent (at least 1) in one body, by squaring."""
    dtype = base.dtype.computed_in
    if isinstance(base, _array.Scalar):
        return base if exponent == 1 else apply("multiply", base, _whole_power(base, exponent - 1))
    if dtype.kind not in ("int", "float"):
        common_dtype([base])
        raise refuse("trace.dtype", f"expects int or float for pow, got {dtype}", fix=_dtypes.number_fix(dtype, "write x.astype(tier.int32)"))
    name = "arith.mulf" if dtype.kind == "float" else "arith.muli"

    def compute(body: Body, values: Sequence[Any]) -> Any:
        result, square, left = None, values[0], exponent
        while True:
            if left & 1:
                result = square if result is None else body.op(name, result, square)
            left >>= 1
            if not left:
                return result
            square = body.op(name, square, square)

    return write_elementwise([base], dtype, base.dtype, compute, dtype, "pow")


@dataclass(frozen=True)
class Named:
    """A public function that applies one row of the table."""

    row: Row

    def __call__(self, *values: Any) -> Any:
        if len(values) != self.row.arity:
            raise refuse("trace.operand", f"expects {self.row.arity} operands for {self.row.name}, got {len(values)}",
                         fix=f"write tier.{self.row.name}({', '.join(f'x{i + 1}' for i in range(self.row.arity))})")
        return apply(self.row.name, *values)

    @property
    def __name__(self) -> str:
        return self.row.name

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return self.row.doc


