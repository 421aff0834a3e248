"""Arrays and scalars as a traced function sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tier._body import Body
from tier._dtypes import DType
from tier._errors import TraceAttributeError, TraceTypeError, here, refuse
from tier._extent import Extent, wrap
from tier._trace import Trace
from tier.language import _elementwise, _matmul, _views
from tier.mlir import ir

_FIXES = {
    "T": "tier.permute_dims(x, axes)",
    "numpy": "return the array; the call gives it back in the caller's framework",
    "item": "return the array and read it after the call",
}


class Operand:
    """What arrays and scalars share: the operators."""

    trace: Trace
    dtype: DType

    # NumPy arrays leave binary operators to us, and other frameworks' functions are refused by name.
    __array_priority__ = 1000
    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Any) -> Any:
        return _elementwise.apply("add", self, other)

    def __radd__(self, other: Any) -> Any:
        return _elementwise.apply("add", other, self)

    def __sub__(self, other: Any) -> Any:
        return _elementwise.apply("subtract", self, other)

    def __rsub__(self, other: Any) -> Any:
        return _elementwise.apply("subtract", other, self)

    def __mul__(self, other: Any) -> Any:
        return _elementwise.apply("multiply", self, other)

    def __rmul__(self, other: Any) -> Any:
        return _elementwise.apply("multiply", other, self)

    def __truediv__(self, other: Any) -> Any:
        return _elementwise.apply("divide", self, other)

    def __rtruediv__(self, other: Any) -> Any:
        return _elementwise.apply("divide", other, self)

    def __floordiv__(self, other: Any) -> Any:
        return _elementwise.apply("floor_divide", self, other)

    def __rfloordiv__(self, other: Any) -> Any:
        return _elementwise.apply("floor_divide", other, self)

    def __mod__(self, other: Any) -> Any:
        return _elementwise.apply("remainder", self, other)

    def __rmod__(self, other: Any) -> Any:
        return _elementwise.apply("remainder", other, self)

    def __pow__(self, other: Any) -> Any:
        return _elementwise.power(self, other)

    def __rpow__(self, other: Any) -> Any:
        return _elementwise.power(other, self)

    def __neg__(self) -> Any:
        return _elementwise.apply("negative", self)

    def __pos__(self) -> Any:
        return self

    def __abs__(self) -> Any:
        return _elementwise.apply("abs", self)

    def __invert__(self) -> Any:
        return _elementwise.apply("bitwise_invert", self)

    def __and__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_and", self, other)

    def __rand__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_and", other, self)

    def __or__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_or", self, other)

    def __ror__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_or", other, self)

    def __xor__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_xor", self, other)

    def __rxor__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_xor", other, self)

    def __lshift__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_left_shift", self, other)

    def __rlshift__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_left_shift", other, self)

    def __rshift__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_right_shift", self, other)

    def __rrshift__(self, other: Any) -> Any:
        return _elementwise.apply("bitwise_right_shift", other, self)

    def __eq__(self, other: object) -> Any:
        return _elementwise.apply("equal", self, other)

    def __ne__(self, other: object) -> Any:
        return _elementwise.apply("not_equal", self, other)

    def __lt__(self, other: Any) -> Any:
        return _elementwise.apply("less", self, other)

    def __le__(self, other: Any) -> Any:
        return _elementwise.apply("less_equal", self, other)

    def __gt__(self, other: Any) -> Any:
        return _elementwise.apply("greater", self, other)

    def __ge__(self, other: Any) -> Any:
        return _elementwise.apply("greater_equal", self, other)

    def _in_place(self, other: Any) -> Any:
        raise refuse("trace.inplace", "expects a program without assignment into arrays, got an in-place operator",
                     fix="write x = x + y instead of x += y")

    __iadd__ = __isub__ = __imul__ = __itruediv__ = __ifloordiv__ = __imod__ = __ipow__ = __imatmul__ = _in_place
    __iand__ = __ior__ = __ixor__ = __ilshift__ = __irshift__ = _in_place

    def __setitem__(self, key: Any, value: Any) -> None:
        raise refuse("trace.inplace", "expects a program without assignment into arrays, got x[...] = value",
                     fix="build the result with tier.where, or return the piece as its own array")

    def _value(self, *_: Any) -> Any:
        raise TraceTypeError("expects control flow that does not depend on data, got the value of an array in Python",
                             rule="trace.control", fix="choose per element with tier.where(condition, a, b)", location=here())

    __bool__ = __int__ = __float__ = __index__ = __complex__ = _value

    def _foreign(self, *arguments: Any, **_: Any) -> Any:
        called = next((a for a in arguments if callable(a)), None)
        name = getattr(called, "__name__", "a function")
        raise refuse("trace.unsupported", f"expects functions of tier, got {name} of another library",
                     fix=f"write tier.{name}(...) where tier has it, or compute it outside the compiled function")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if any(getattr(value, "ndim", 0) and not isinstance(value, Operand) for value in inputs):
            raise _elementwise.captured("a NumPy array")
        if method == "__call__" and ufunc.__name__ in _elementwise.TABLE and not options:
            return _elementwise.apply(ufunc.__name__, *inputs)
        return self._foreign(ufunc)

    def __array_function__(self, function: Any, *_: Any) -> Any:
        return self._foreign(function)

    @classmethod
    def __torch_function__(cls, function: Any, *_: Any) -> Any:
        return cls._foreign(cls, function)  # type: ignore[arg-type]

    def __array__(self, *_: Any, **__: Any) -> Any:
        return self._foreign()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        fix = _FIXES.get(name, f"write tier.{name}(x, ...)" if _elementwise.has_function(name) else
                         "see the list of functions in tier.language")
        raise TraceAttributeError(f"expects the attributes of a traced {type(self).__name__.lower()}, got .{name}",
                                  rule="trace.unsupported", fix=fix, location=here())


class Scalar(Operand):
    """A number inside a traced function: a literal, a scalar argument, an extent, or arithmetic on them.

    It is written anew into each body that uses it. `weak` is a Python number's kind ("bool", "int", "float"),
    which takes the type of the array beside it; otherwise the scalar has a type of its own.
    """

    ndim = 0
    shape: tuple[Any, ...] = ()

    def __init__(self, trace: Trace | None, dtype: DType, weak: str | None, write: Callable[[Body, DType], ir.Value],
                 literal: Any = None):
        self.trace = trace  # type: ignore[assignment]
        self.dtype = dtype
        self.weak = weak
        self.write = write
        self.literal = literal

    def __repr__(self) -> str:
        return f"Scalar({self.dtype})" if self.literal is None else f"Scalar({self.literal})"


class Array(Operand):
    """An array inside a traced function: a dtype, symbolic extents, and the value that holds it."""

    def __init__(self, trace: Trace, value: ir.Value, dtype: DType, extents: tuple[Extent, ...], *, parameter: bool = False):
        self.trace = trace
        self._value_of_trace = value
        self.dtype = dtype
        self.extents = extents
        self.computed = not parameter
        """False for arguments and views, which a result must not alias."""

    def __repr__(self) -> str:
        return f"Array({self.dtype}[{', '.join(str(self.trace.extents.resolve(e)) for e in self.extents)}])"

    @property
    def value(self) -> ir.Value:
        """What holds it, while its function is traced."""
        self.trace.check_running()
        return self._value_of_trace

    @property
    def ndim(self) -> int:
        return len(self.extents)

    @property
    def shape(self) -> tuple[Any, ...]:
        """The extents: ints where they are known, else `Dim`s."""
        return tuple(wrap(self.trace.extents.resolve(extent), self.trace) for extent in self.extents)

    @property
    def size(self) -> Any:
        total: Any = 1
        for extent in self.shape:
            total = total * extent
        return total

    @property
    def T(self) -> Array:
        """The transpose of a matrix."""
        if self.ndim != 2:
            raise refuse("trace.shape", f"expects a matrix for .T, got {self.ndim} axes",
                         fix="write x.mT for the last two axes, or tier.permute_dims(x, axes)")
        return _views.permute_dims(self, (1, 0))

    @property
    def mT(self) -> Array:
        """The transpose of the last two axes."""
        if self.ndim < 2:
            raise refuse("trace.shape", f"expects at least two axes for .mT, got {self.ndim}",
                         fix="tier.expand_dims(x, axis=0) first")
        return _views.permute_dims(self, (*range(self.ndim - 2), self.ndim - 1, self.ndim - 2))

    def __matmul__(self, other: Any) -> Array:
        return _matmul.matmul(self, other)

    def __rmatmul__(self, other: Any) -> Array:
        return _matmul.matmul(other, self)

    def __getitem__(self, key: Any) -> Array:
        return _views.getitem(self, key)

    def astype(self, dtype: Any) -> Array:
        """Convert to `dtype`; see `tier.astype`."""
        return _elementwise.astype(self, dtype)

    def __len__(self) -> int:
        if not self.ndim:
            raise refuse("trace.shape", "expects an array with axes for len(), got a 0-d array", fix="use it as a number")
        return int(self.shape[0])

    def __iter__(self) -> Any:
        raise refuse("trace.control", "expects no Python loop over an array, got iteration",
                     fix="write it on the whole array, or index with x[i]")
