"""Element types: names, widths, and how they promote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tier._errors import refuse


@dataclass(frozen=True)
class DType:
    """An element type.

    `kind` is `bool`, `int`, `float`, `fp8`, `fp4`, `scale`, `bytes` (what packed numbers lie in) or `packed` (one of
    them); `element` is its spelling in the IR.
    A bool occupies one byte, 0 or 1, so its element is `i8`.

    >>> bfloat16.bits, bfloat16.element
    (16, 'bf16')
    """

    name: str
    kind: str
    bits: int
    element: str
    array_name: str

    def __repr__(self) -> str:
        return f"tier.{self.array_name}"

    def __str__(self) -> str:
        return self.name

    @property
    def bytes(self) -> int:
        return self.bits // 8

    @property
    def run(self) -> int:
        """Elements that hold the 128 packed numbers which a bulk copy takes, of 4 and of 6 bits; 0 where they hold none."""
        return {"fp4": 64, "bytes": 192}.get(self.kind, 0)

    @property
    def computed_in(self) -> DType:
        """The type arithmetic runs in: f32 for the 16-bit floats, else itself."""
        return float32 if self.kind == "float" and self.bits == 16 else self


bool_ = DType("bool", "bool", 8, "i8", "bool")
int8 = DType("i8", "int", 8, "i8", "int8")
int16 = DType("i16", "int", 16, "i16", "int16")
int32 = DType("i32", "int", 32, "i32", "int32")
int64 = DType("i64", "int", 64, "i64", "int64")
float16 = DType("f16", "float", 16, "f16", "float16")
bfloat16 = DType("bf16", "float", 16, "bf16", "bfloat16")
float32 = DType("f32", "float", 32, "f32", "float32")
float64 = DType("f64", "float", 64, "f64", "float64")
float8_e4m3fn = DType("f8e4m3", "fp8", 8, "f8E4M3FN", "float8_e4m3fn")
float8_e5m2 = DType("f8e5m2", "fp8", 8, "f8E5M2", "float8_e5m2")
float8_e8m0fnu = DType("f8e8m0", "scale", 8, "f8E8M0FNU", "float8_e8m0fnu")
#: Two numbers in a byte, the lower four bits first.
float4_e2m1fn_x2 = DType("f4e2m1x2", "fp4", 8, "i8", "float4_e2m1fn_x2")

#: Bytes that hold packed numbers, and those, which are never in an array by themselves.
uint8 = DType("u8", "bytes", 8, "i8", "uint8")
float4_e2m1fn = DType("f4e2m1", "packed", 4, "f4E2M1FN", "float4_e2m1fn")
float6_e2m3fn = DType("f6e2m3", "packed", 6, "f6E2M3FN", "float6_e2m3fn")
float6_e3m2fn = DType("f6e3m2", "packed", 6, "f6E3M2FN", "float6_e3m2fn")
PACKED = (float4_e2m1fn, float6_e2m3fn, float6_e3m2fn)

ALL = (bool_, int8, int16, int32, int64, float16, bfloat16, float32, float64, float8_e4m3fn, float8_e5m2, float8_e8m0fnu,
       float4_e2m1fn_x2, uint8)
_BY_NAME = {name: dtype for dtype in (*ALL, *PACKED) for name in (dtype.name, dtype.array_name, dtype.element)}
_BY_NAME |= {"i8": int8, "e4m3": float8_e4m3fn, "e5m2": float8_e5m2, "e8m0": float8_e8m0fnu}


def number_fix(dtype: DType, fix: str) -> str:
    """What to write where numbers are expected: `fix`, unless the array holds bytes, which no cast reads.

    >>> number_fix(float8_e4m3fn, "write x.astype(tier.int32)"), number_fix(uint8, "write x != 0")
    ('write x.astype(tier.int32)', 'pass an int8 array: bytes are for tier.reinterpret')
    """
    return "pass an int8 array: bytes are for tier.reinterpret" if dtype is uint8 else fix


def named(what: Any) -> DType:
    """Return the dtype that `what` (a DType, a name, a NumPy or PyTorch dtype) names.

    >>> named("bf16"), named("torch.float16")
    (tier.bfloat16, tier.float16)
    >>> named("complex64")
    Traceback (most recent call last):
    tier._errors.SignatureError: [signature.dtype] expects one of bool, i8, i16, i32, i64, f16, bf16, f32, f64, f8e4m3, f8e5m2, f8e8m0, f4e2m1x2, u8, got complex64; fix: view it as one of them, or cast it before the call
    """
    if isinstance(what, DType):
        return what
    if isinstance(what, type) and what in (bool, int, float):
        return {bool: bool_, int: int64, float: float32}[what]
    name = getattr(what, "name", None) or getattr(what, "__name__", None) or str(what)
    name = str(name).removeprefix("torch.").removeprefix("tier.")
    if name in _BY_NAME:
        return _BY_NAME[name]
    names = ", ".join(dtype.name for dtype in ALL)
    raise refuse("signature.dtype", f"expects one of {names}, got {name}",
                 fix="view it as one of them, or cast it before the call")


def promote(a: DType, b: DType) -> DType:
    """Return the type `a` and `b` meet in; the table of the array API, with two additions.

    - integers meet in the wider one, floats in the wider one;
    - `bool` meets every number in that number (NumPy and PyTorch agree on it);
    - f16 and bf16 hold each other in no 16-bit type: refused;
    - integers with floats, which the standard leaves open: refused;
    - fp8 types are operands of `matmul` and of `astype` only, f8e8m0 a scale of `matmul`, f4 an operand: refused.

    >>> promote(float16, float32), promote(int8, int32), promote(bool_, bfloat16)
    (tier.float32, tier.int32, tier.bfloat16)
    """
    if "scale" in (a.kind, b.kind):
        raise refuse("trace.promotion", f"expects {float8_e8m0fnu} arrays only as scales of matmul and in astype, got {a} and {b}",
                     fix="write s.astype(tier.float32)")
    if "packed" in (a.kind, b.kind):
        raise refuse("trace.promotion", f"expects numbers of 4 and 6 bits only as operands of matmul and in astype, got {a} and {b}",
                     fix="write x.astype(tier.float32)")
    if "bytes" in (a.kind, b.kind):
        raise refuse("trace.promotion", f"expects bytes only in tier.reinterpret, got {a} and {b}",
                     fix="write tier.reinterpret(x, tier.float6_e2m3fn), or pass an int8 array")
    if "fp4" in (a.kind, b.kind):
        raise refuse("trace.promotion", f"expects {float4_e2m1fn_x2} arrays only as operands of matmul with scales, got {a} and {b}",
                     fix="unpack them to f8e4m3, which holds every f4, before the call")
    if a == b and a.kind != "fp8":
        return a
    if "fp8" in (a.kind, b.kind):
        got = a if a.kind == "fp8" else b
        raise refuse("trace.promotion", f"expects fp8 arrays only in matmul and astype, got {got} in arithmetic",
                     fix="write x.astype(tier.float32)")
    if a.kind == "bool":
        return b
    if b.kind == "bool":
        return a
    if a.kind != b.kind:
        floating = a if a.kind == "float" else b
        raise refuse("trace.promotion", f"expects operands of one kind, got {a} and {b}",
                     fix=f"write x.astype({floating!r}) on the integer operand")
    if a.bits == b.bits:
        raise refuse("trace.promotion", f"expects types with a common one, got {a} and {b}",
                     fix="write x.astype(tier.float32) on one of them")
    return a if a.bits > b.bits else b


def meet_scalar(dtype: DType, scalar: str) -> DType:
    """Return the type a Python scalar of kind `scalar` takes beside an array of `dtype`: a scalar is weak.

    An int beside a float array is a float; a float beside an integer or bool array is refused, as in the array
    API; an int beside a bool array is refused.

    >>> meet_scalar(bfloat16, "int"), meet_scalar(int8, "int")
    (tier.bfloat16, tier.int8)
    """
    if dtype.kind in ("fp8", "fp4", "scale", "packed", "bytes"):
        return promote(dtype, dtype)
    if scalar == "bool" or dtype.kind == "float" or (dtype.kind == "int" and scalar == "int"):
        return dtype
    fix = "write x.astype(tier.float32)" if scalar == "float" else "write x.astype(tier.int32)"
    raise refuse("trace.promotion", f"expects a Python scalar of the array's kind, got {scalar} beside {dtype}", fix=fix)
