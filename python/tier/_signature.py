"""Signatures: what a kernel is compiled for, and the parameters it gives to tracing."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tier import _dtypes
from tier._dtypes import DType
from tier._errors import TierError, refuse
from tier._extent import Assumption, Extent
from tier._trace import Argument, Constant

_TEXT = re.compile(r"\s*([\w.]+)\s*\[([^][]*)\]\s*")
_NAME = re.compile(r"(?!\d+$)\w[\w.]*")
_SIDE = re.compile(r"\s*(?:(\d{1,18})|([^\W\d][\w.]*)\s*(?:%\s*(\d{1,18}))?)\s*")
MULTIPLE = 16
MOST_AXES = 12
"""Of arguments and results (`maxRank` of include/tier/Target/LaunchProgram.h)."""
_LARGEST = 2**62


@dataclass(frozen=True)
class Spec:
    """An array argument without data: dtype, extents, strides, base alignment.

    An extent is a name (equal names are equal extents), the number 1, or another number, of which only its being a
    multiple of 16 is kept: one kernel serves all. `multiple` is a known divisor of every extent, or one per axis;
    `strides` are in elements, None for row-major, with `None` or "?" for a stride known only when launched, which is a
    multiple of `stride_multiple` elements (default: 16 bytes). With `exact`, numbers are the only extents that the
    kernel serves.

    >>> Spec("bf16", ("M", "K"))
    Spec(dtype=tier.bfloat16, shape=('M', 'K'), strides=None, align=16, multiple=(16, 16), stride_multiple=None, exact=False)
    >>> Spec("f32", ("M", 1), multiple=1).multiple
    (1, 1)
    >>> Spec.parse("f16[M, K%8]").multiple
    (1, 8)
    """

    dtype: DType
    shape: tuple[str | int, ...]
    strides: tuple[int | None, ...] | None = None
    align: int = MULTIPLE
    multiple: tuple[int, ...] = ()
    stride_multiple: tuple[int, ...] | None = None
    exact: bool = False

    def __init__(self, dtype: Any, shape: Sequence[str | int], strides: Sequence[Any] | None = None, align: int | None = None,
                 multiple: int | Sequence[int] = MULTIPLE, stride_multiple: Sequence[int] | None = None,
                 exact: bool = False):
        put = object.__setattr__
        _check_numbers(shape, strides, align, multiple, stride_multiple)
        put(self, "dtype", _argument_dtype(dtype))
        put(self, "shape", tuple(shape))
        put(self, "strides", None if strides is None else tuple(None if s in (None, "?") else int(s) for s in strides))
        put(self, "align", (2 * MULTIPLE if self.dtype.run else MULTIPLE) if align is None else align)
        known = (multiple,) * len(self.shape) if isinstance(multiple, int) else tuple(multiple)
        put(self, "multiple", tuple(_divisor(extent, one, self.dtype) for extent, one in zip(self.shape, known)))
        put(self, "stride_multiple", None if stride_multiple is None else tuple(stride_multiple))
        put(self, "exact", exact)
        self.__post_init__()

    def __post_init__(self) -> None:
        if len(self.multiple) != len(self.shape) or (self.strides is not None and len(self.strides) != len(self.shape)):
            raise refuse("signature.rank", f"expects one stride and one multiple per extent, got {self.shape} with strides "
                         f"{self.strides} and multiples {self.multiple}", fix="give as many as there are extents")
        if self.stride_multiple is not None and len(self.stride_multiple) != len(self.shape):
            raise refuse("signature.rank", f"expects one divisor of strides per extent, got {self.shape} with {self.stride_multiple}",
                         fix="give as many as there are extents")
        if self.align < 1 or self.align & (self.align - 1):
            raise refuse("signature.align", f"expects a power of two bytes, got {self.align}", fix="write align=16")

    def __str__(self) -> str:
        """Spell it as `Spec.parse` reads it, with what else is known after it.

        >>> str(Spec("bf16", ("M", "K"), (None, 1), multiple=(16, 1)))
        'bf16[M%16, K] strides [8.., 1]'
        """
        sides = [str(side) + (f"%{known}" if isinstance(side, str) and known > 1 else "") for side, known in zip(self.shape, self.multiple)]
        text = f"{self.dtype}[{', '.join(sides)}]"
        if self.strides is not None and not self.exact:
            unit = self.dtype.run or max(1, MULTIPLE // self.dtype.bytes)
            known = self.stride_multiple or (unit,) * len(self.strides)
            text += f" strides [{', '.join(f'{k}..' if s is None else str(s) for s, k in zip(self.strides, known))}]"
        return text + ("" if self.align >= MULTIPLE else f" aligned to {self.align}")

    @staticmethod
    def parse(text: str) -> Spec:
        """Read `dtype[extents]`; `K%8` says that K is a multiple of 8."""
        match = _TEXT.fullmatch(text)
        sides = [_SIDE.fullmatch(part) for part in match.group(2).split(",")] if match and match.group(2).strip() else []
        if not match or not all(sides):
            raise refuse("signature.spec", f"expects a spec such as 'bf16[M, K%8]', got {text if len(text) < 200 else text[:200] + '..'!r}",
                         fix="write tier.Spec('bf16', ('M', 'K')), with strides= and align= for what is known of them")
        shape = tuple(int(side[1]) if side[1] else side[2] for side in sides if side)
        return Spec(match.group(1), shape, multiple=tuple(int(side[3] or 1) for side in sides if side))


def _check_numbers(shape: Any, strides: Any, align: Any, multiple: Any, stride_multiple: Any) -> None:
    """Refuse what are no names, extents, strides or divisors."""
    fix = "write tier.Spec('bf16', ('M', 'K'))"
    if not isinstance(shape, (tuple, list)) or not all(_is_side(one) for one in shape):
        raise refuse("signature.spec", f"expects names and extents below 2^62 in a tuple, got {shape!r}", fix=fix)
    if len(shape) > MOST_AXES:
        raise refuse("signature.rank", f"expects an array of rank {MOST_AXES} or less, got {len(shape)}", fix="reshape it before the call")
    if strides is not None and (not isinstance(strides, (tuple, list)) or not all(s in (None, "?") or _is_number(s, -_LARGEST) for s in strides)):
        raise refuse("signature.spec", f"expects strides in elements, None for what is not known, got {strides!r}", fix="leave strides= out for row-major")
    if align is not None and not _is_number(align, -_LARGEST):
        raise refuse("signature.align", f"expects a power of two bytes, got {align!r}", fix="write align=16")
    for given, known in ((multiple, (multiple,) if _is_number(multiple, -_LARGEST) else multiple), (stride_multiple, stride_multiple or ())):
        if not isinstance(known, (tuple, list)) or not all(_is_number(one, 1) for one in known):
            raise refuse("signature.divisor", f"expects divisors of at least 1, got {given!r}", fix="write 1 when nothing is known")


def _is_number(value: Any, least: int) -> bool:
    return type(value) is int and least <= value < _LARGEST


def _is_side(value: Any) -> bool:
    return _is_number(value, 0) or isinstance(value, str) and _NAME.fullmatch(value) is not None


def _divisor(extent: str | int, multiple: int, dtype: DType) -> int:
    if isinstance(extent, int):
        return 1 if extent == 1 else math.gcd(extent, dtype.run or MULTIPLE)
    return multiple


@dataclass(frozen=True)
class ScalarSpec:
    """A scalar argument: a dtype, and whether it is a Python number, which is weak."""

    dtype: DType
    weak: str | None = None


AnySpec = Spec | ScalarSpec


def spec_of(value: Any, name: str) -> AnySpec:
    """Return the spec that `value` (a Spec, its text, a number, a number's type, or an array) stands for."""
    if isinstance(value, (Spec, ScalarSpec)):
        return value
    if isinstance(value, str):
        return Spec.parse(value)
    for kind, dtype in ((bool, _dtypes.bool_), (int, _dtypes.int64), (float, _dtypes.float32)):
        if value is kind or type(value) is kind:
            return ScalarSpec(dtype, kind.__name__)
    if isinstance(value, DType):
        return ScalarSpec(value)
    raise refuse("signature.argument", f"expects an array, a number or a tier.Spec for '{name}', got {type(value).__name__}",
                 fix="convert it with numpy.asarray, or name it in tier.compile(static=...)")


def row_major(extents: Sequence[Extent]) -> list[Extent]:
    """Return the strides of contiguous extents."""
    strides, total = [], Extent.number(1)
    for extent in reversed(extents):
        strides.append(total)
        total = total * extent
    return strides[::-1]


class Parameters:
    """The parameters of one trace, made in order, so that equal names become one extent."""

    def __init__(self, names: Sequence[str], specs: Sequence[AnySpec]):
        self.assumptions: list[Assumption] = []
        self._named: dict[str, Extent] = {}
        wide = any(isinstance(spec, Spec) and spec.dtype == _dtypes.float64 for spec in specs)
        self.weak = [spec.weak if isinstance(spec, ScalarSpec) else None for spec in specs]
        self.all = tuple(self._make(position, name, spec, wide) for position, (name, spec) in enumerate(zip(names, specs)))

    def _make(self, position: int, name: str, spec: AnySpec, wide: bool) -> Argument | Constant:
        if isinstance(spec, ScalarSpec):
            dtype = _dtypes.float64 if wide and spec.weak == "float" else spec.dtype
            return Constant(name, dtype)
        extents = tuple(Extent.number(one) if spec.exact and isinstance(one, int) else self._extent(position, axis, name, one)
                        for axis, one in enumerate(spec.shape))
        strides, divisors = self._strides(spec, extents)
        return Argument(name, spec.dtype, extents, spec.multiple, strides, divisors, spec.align)

    def _extent(self, position: int, axis: int, name: str, one: str | int) -> Extent:
        if one == 1:
            return Extent.number(1)
        key = one if isinstance(one, str) else f"{name}.{axis}"
        if key not in self._named:
            self._named[key] = Extent.argument(position, axis, key)
        return self._named[key]

    def _strides(self, spec: Spec, extents: Sequence[Extent]) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
        """Return strides and their divisors, in elements."""
        unit = spec.dtype.run or max(1, MULTIPLE // spec.dtype.bytes)
        if spec.strides is None:
            known = [stride.constant for stride in row_major(extents)]
            divisors, total = [], 1
            for multiple in reversed(spec.multiple):
                divisors.append(math.gcd(total, unit))
                total *= multiple
            divisors.reverse()
        else:
            known = list(spec.strides)
            divisors = list(spec.stride_multiple or (unit,) * len(known))
        strides = [0 if extent.constant == 1 else stride for extent, stride in zip(extents, known)]
        return tuple(strides), tuple(1 if stride is not None else divisor for stride, divisor in zip(strides, divisors))


def spec_of_class(argument: Any, name: str, names: Sequence[str]) -> AnySpec:
    """Return the spec of one argument class that the runtime found (`tier.runtime.describe`)."""
    if argument.kind == "scalar":
        weak = argument.value if argument.value in ("int", "float", "bool") else None
        return ScalarSpec(_dtypes.named(argument.dtype if weak is None else {"int": int, "float": float, "bool": bool}[weak]), weak)
    dtype = _named_argument(argument.dtype, name)
    shape: list[str | int] = []
    for axis, extent in enumerate(argument.extents):
        same = extent[0] == "same"
        shape.append(1 if extent[0] == "one" else f"{names[extent[1]]}.{extent[2]}" if same else f"{name}.{axis}")
    multiple = list(argument.extent_multiple)
    strides = [s if isinstance(s, int) else None for s in argument.strides]
    divisors = [_stride_divisor(s, dtype) for s in argument.strides]
    align = 2 * MULTIPLE if argument.align32 else MULTIPLE if argument.align16 else dtype.bytes
    return Spec(dtype, shape, strides, align, multiple, divisors)


def _argument_dtype(what: Any) -> DType:
    """Return the dtype of an argument that `what` names; numbers of 4 and 6 bits come as bytes."""
    dtype = _dtypes.named(what)
    if dtype.kind == "packed":
        raise refuse("signature.dtype", f"expects elements of whole bytes, got {dtype}", fix=f"pass u8 and write tier.reinterpret(x, {dtype!r})")
    return dtype


def _named_argument(name: str, argument: str) -> DType:
    try:
        return _dtypes.named(name)
    except TierError as error:
        raise refuse("signature.dtype", f"'{argument}' is {name}; {error.message}", fix="cast it before the call") from None


def _stride_divisor(stride: Any, dtype: DType) -> int:
    if isinstance(stride, tuple) and stride[0] == "multiple":
        return stride[1]
    return max(1, MULTIPLE // dtype.bytes) if isinstance(stride, tuple) and stride[0] == "multiple16B" else 1
