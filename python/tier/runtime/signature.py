"""Signatures: the classes of arguments that one compilation serves."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass

from tier import _native

_HEAD = struct.Struct("8B")
_SIDE = struct.Struct("6B")
_DEVICES = ("cpu", "cuda", "rocm")
_NUMBERS = {ord("i"): "int", ord("f"): "float", ord("b"): "bool"}
_DTYPES = tuple(_native.dtypes())

Extent = tuple[str] | tuple[str, int] | tuple[str, int, int]
Stride = int | tuple[str]


@dataclass(frozen=True)
class Argument:
    """What a compilation may know of one argument; equal classes share a kernel.

    `extents` holds per dimension `("one",)`, `("same", argument, dimension)` (that of an earlier dimension), `("multiple", 16 | 8 | 4)`
    or `("any",)`; `extent_multiple` that number for every dimension (else 1); `strides` 0, 1, `("multiple16B",)` or `("any",)`, in
    elements. Of bytes of packed numbers (u8, f4e2m1x2) a multiple may be a run of them (`DType.run`), as a stride
    `("multiple", run)`, and `align32` is told apart. `value` is the
    Python type of a number, whose value is never part of a signature.
    """

    kind: str
    dtype: str | None
    rank: int = 0
    device: str = "cpu"
    device_index: int = 0
    extents: tuple[Extent, ...] = ()
    extent_multiple: tuple[int, ...] = ()
    strides: tuple[Stride, ...] = ()
    align16: bool = False
    align32: bool = False
    index32: bool = False
    value: str | None = None


def decode(key: bytes) -> tuple[Argument, ...]:
    """Read the bytes that the native side packs (python/native/Signature.cpp)."""
    arguments: list[Argument] = []
    at = 0
    while at < len(key):
        is_tensor, dtype, rank, kind, index, device, aligned, small = _HEAD.unpack_from(key, at)
        at += _HEAD.size
        name = _DTYPES[dtype] if dtype < len(_DTYPES) else None
        if not is_tensor:
            arguments.append(Argument("scalar", name, value=None if name else _NUMBERS[kind]))
            continue
        sides = [_SIDE.unpack_from(key, at + i * _SIDE.size) for i in range(rank)]
        at += rank * _SIDE.size
        arguments.append(Argument(
            "tensor", name, rank, _DEVICES[device], index,
            tuple(_extent(side) for side in sides), tuple(side[3] for side in sides),
            tuple(_stride(*side[4:]) for side in sides), bool(aligned), aligned == 2, bool(small)))
    return tuple(arguments)


def _extent(side: Sequence[int]) -> Extent:
    kind, argument, dimension, multiple, _, _ = side
    if kind == 1:
        return ("one",)
    if kind == 2:
        return ("same", argument, dimension)
    return ("multiple", multiple) if multiple > 1 else ("any",)


def _stride(kind: int, run: int) -> Stride:
    return (("any",), 0, 1, ("multiple16B",), ("multiple", run))[kind]
