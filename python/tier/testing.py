"""Oracles for kernels: float64 references, error bounds and guard bands.

Correct means three things at once. Every element lies within

    k * eps(out) * |ref| + k * eps(acc) * sqrt(K) * (|A| @ |B|)

of a float64 reference; the relative Frobenius error is below a bound of the
output's dtype; and the bytes around the output stay as they were.

Works on NumPy arrays and on PyTorch tensors (on any device); nothing here
imports PyTorch unless it is handed a tensor.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

__all__ = ["EPSILON", "FROBENIUS", "Report", "compare", "matmul_bound", "guarded"]

#: Unit roundoff of each dtype: half the distance from 1 to the next number.
EPSILON = {
    "float64": 2.0**-53, "float32": 2.0**-24, "tf32": 2.0**-11, "float16": 2.0**-11,
    "bfloat16": 2.0**-8, "float8_e4m3fn": 2.0**-4, "float8_e5m2": 2.0**-3,
}  # fmt: skip

#: Half the smallest subnormal number: what rounding may lose however small the result.
UNDERFLOW = {"float16": 2.0**-25, "float8_e4m3fn": 2.0**-10, "float8_e5m2": 2.0**-17}

#: Relative Frobenius error that a correct kernel stays below, by output dtype.
FROBENIUS = {
    "float64": 1e-12, "float32": 2e-6, "tf32": 1e-3, "float16": 6e-4,
    "bfloat16": 4e-3, "float8_e4m3fn": 6e-2, "float8_e5m2": 1.2e-1,
}  # fmt: skip


@dataclass(frozen=True)
class Report:
    """How far an output is from its reference.

    `worst` is the largest error over its bound (at most 1 when correct),
    `frobenius` the relative error in norm, `limit` the bound of the norm.
    """

    worst: float
    frobenius: float
    limit: float

    @property
    def ok(self) -> bool:
        return self.worst <= 1.0 and self.frobenius <= self.limit

    def __str__(self) -> str:
        verdict = "ok" if self.ok else "WRONG"
        return f"{verdict}: worst element {self.worst:.3g} of its bound, Frobenius {self.frobenius:.2e} (limit {self.limit:.0e})"


def _name(array) -> str:
    return str(array.dtype).removeprefix("torch.")


def _wide(array):
    """`array` in float64, in its own framework and on its own device."""
    if hasattr(array, "astype"):
        return array.astype(np.float64)
    return array.double()


def _as_float(value) -> float:
    return float(value.item() if hasattr(value, "item") else value)


def matmul_bound(a, b):
    """`|a| @ |b|` in float64: the size of the sums that a product rounds.

    >>> float(matmul_bound(np.ones((1, 2), np.float32), -np.ones((2, 1), np.float32))[0, 0])
    2.0
    """
    return abs(_wide(a)) @ abs(_wide(b))


def compare(out, ref, *, magnitude=None, depth: int = 1, accumulate: str = "float32", k: float = 4.0, precision: str | None = None) -> Report:
    """Compare `out` with the float64 reference `ref` of the same shape.

    `magnitude` (same shape, float64) is the size of the summed terms, such as
    `matmul_bound(a, b)`; without it `|ref|` is used. `depth` is the length of
    the sums, `accumulate` the dtype they are kept in, `precision` the dtype
    whose norm bound applies (default: the dtype of `out`).

    >>> print(compare(np.float32([1, 2]), np.float64([1, 2])))
    ok: worst element 0 of its bound, Frobenius 0.00e+00 (limit 2e-06)
    >>> compare(np.float32([1, 2.1]), np.float64([1, 2])).ok
    False
    """
    if tuple(out.shape) != tuple(ref.shape):
        raise ValueError(f"expects an output of shape {tuple(ref.shape)}, got {tuple(out.shape)}")
    limit = FROBENIUS[precision or _name(out)]
    if math.prod(out.shape) == 0:
        return Report(0.0, 0.0, limit)
    wide = _wide(out)
    error = abs(wide - ref)
    size = abs(ref) if magnitude is None else magnitude
    bound = k * EPSILON[_name(out)] * abs(ref) + k * EPSILON[accumulate] * math.sqrt(max(depth, 1)) * size + UNDERFLOW.get(_name(out), 1e-45)
    if precision:
        bound = bound + k * EPSILON[precision] * size
    worst = _as_float((error / bound).max())
    norm = _as_float((ref * ref).sum()) ** 0.5
    off = _as_float((error * error).sum()) ** 0.5
    frobenius = off / norm if norm else off
    if not (math.isfinite(worst) and math.isfinite(frobenius)):
        worst = math.inf  # NaN never passes
    return Report(worst, frobenius, limit)


def guarded(shape, dtype, like, *, band: int = 64):
    """Allocate an output between poisoned guard bands.

    Returns `(out, intact)`: an array of `shape` and `dtype` in the framework
    and on the device of `like`, whose rows are `band` elements longer than
    they look, all filled with a pattern; `intact()` is true while every byte
    outside `out` still holds it.

    >>> out, intact = guarded((2, 3), np.float32, np.zeros(1))
    >>> out[:] = 1; intact()
    True
    """
    rows, columns = math.prod(shape[:-1]), shape[-1]
    pitch = columns + band
    if hasattr(like, "astype"):
        size = np.dtype(dtype).itemsize
        raw = np.full((rows + 2) * pitch * size, 0xA5, np.uint8)
        before = raw.copy()
        whole = raw.view(dtype).reshape(rows + 2, pitch)
        inside = np.zeros_like(raw).view(np.uint8).reshape(rows + 2, pitch, size)
        inside[1 : rows + 1, :columns] = 1
        outside = inside.reshape(-1) == 0
        view = whole[1 : rows + 1, :columns]
        strides = [s for s in view.strides]
        out = np.lib.stride_tricks.as_strided(view, shape, _nest(shape, strides[0], strides[1]))
        return out, lambda: bool((raw[outside] == before[outside]).all())
    import torch

    size = torch.empty(0, dtype=dtype).element_size()
    raw = torch.full(((rows + 2) * pitch * size,), 0xA5, dtype=torch.uint8, device=like.device)
    whole = raw.view(dtype).view(rows + 2, pitch)
    inside = torch.zeros((rows + 2, pitch, size), dtype=torch.bool, device=like.device)
    inside[1 : rows + 1, :columns] = True
    outside = ~inside.view(-1)
    view = whole[1 : rows + 1, :columns]
    out = view.as_strided(tuple(shape), _nest(shape, view.stride(0), view.stride(1)), view.storage_offset())
    return out, lambda: bool((raw[outside] == 0xA5).all().item())


def _nest(shape, row: int, column: int) -> tuple[int, ...]:
    """Strides of `shape` whose last dimension steps by `column` and whose rows lie `row` apart."""
    strides = [column]
    step = row
    for extent in reversed(shape[1:-1]):
        strides.insert(0, step)
        step *= extent
    if len(shape) > 1:
        strides.insert(0, step)
    return tuple(strides)
