"""Code objects of ROCm: what their notes say of each kernel's arguments, threads and memory.

The notes are one map in MessagePack in an ELF note "AMDGPU" of type 32 (LLVM, AMDGPUUsage, "Code Object V5 Metadata").
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tier.runtime.errors import refuse


@dataclass(frozen=True)
class Argument:
    """Where an argument lies in the kernel's argument segment, in bytes; hidden ones are filled by the runtime."""

    offset: int
    size: int
    kind: str

    @property
    def is_hidden(self) -> bool:
        return self.kind.startswith("hidden_")


@dataclass(frozen=True)
class KernelNotes:
    """What a launch must respect. `shared` is static LDS in bytes, `scratch` memory of one thread, `lanes` of a wave."""

    name: str
    target: str
    arguments: tuple[Argument, ...]
    threads: int
    lanes: int
    shared: int
    scratch: int
    registers: int
    spilled: int

    def layout(self) -> list[tuple[int, int]]:
        """Return offset and size of each argument that the caller passes."""
        return [(one.offset, one.size) for one in self.arguments if not one.is_hidden]


def read(data: bytes) -> dict[str, KernelNotes]:
    """Return the notes of a code object's kernels by name; raises `launch.image` for other bytes.

    >>> read(b"none")
    Traceback (most recent call last):
    tier._errors.LaunchError: [launch.image] expects a code object of ROCm, got other bytes; fix: compile for this device
    """
    try:
        for description in _notes(data):
            whole, _ = _unpack(description, 0)
            target = whole["amdhsa.target"].rpartition("--")[2]
            return {kernel[".name"]: _kernel(kernel, target) for kernel in whole["amdhsa.kernels"]}
    except (struct.error, IndexError, KeyError, ValueError, UnicodeDecodeError):
        pass
    raise refuse("launch.image", "expects a code object of ROCm, got other bytes", fix="compile for this device")


def _kernel(notes: dict[str, Any], target: str) -> KernelNotes:
    arguments = tuple(Argument(one[".offset"], one[".size"], one[".value_kind"]) for one in notes.get(".args", ()))
    return KernelNotes(notes[".name"], target, arguments, notes[".max_flat_workgroup_size"], notes[".wavefront_size"],
                       notes[".group_segment_fixed_size"], notes[".private_segment_fixed_size"], notes[".vgpr_count"],
                       notes[".vgpr_spill_count"])


def _notes(data: bytes) -> Iterator[bytes]:
    """The AMDGPU metadata notes of an ELF file of 64 bits."""
    if data[:4] != b"\x7fELF" or len(data) < 64:
        raise ValueError
    (sections,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    for number in range(count):
        kind, = struct.unpack_from("<I", data, sections + number * size + 4)
        at, length = struct.unpack_from("<QQ", data, sections + number * size + 0x18)
        end = at + length
        while kind == 7 and at + 12 <= end:
            name, description, type_ = struct.unpack_from("<III", data, at)
            begin = at + 12 + (name + 3) // 4 * 4
            if type_ == 32 and data[at + 12:at + 12 + name].rstrip(b"\0") == b"AMDGPU":
                yield data[begin:begin + description]
            at = begin + (description + 3) // 4 * 4


_SIZES = {0xC4: ">B", 0xC5: ">H", 0xC6: ">I", 0xD9: ">B", 0xDA: ">H", 0xDB: ">I", 0xDC: ">H", 0xDD: ">I", 0xDE: ">H", 0xDF: ">I"}
_NUMBERS = {0xCA: ">f", 0xCB: ">d", 0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q"}


def _unpack(data: bytes, at: int) -> tuple[Any, int]:
    """Read one value of MessagePack; returns it and where the next one begins.

    >>> _unpack(bytes([0x82, 0xA1, 0x61, 0x07, 0xA1, 0x62, 0x92, 0xC3, 0xCD, 0x01, 0x00]), 0)
    ({'a': 7, 'b': [True, 256]}, 11)
    """
    tag, at = data[at], at + 1
    if tag < 0x80 or tag >= 0xE0:
        return tag if tag < 0x80 else tag - 256, at
    if tag in (0xC0, 0xC2, 0xC3):
        return {0xC0: None, 0xC2: False, 0xC3: True}[tag], at
    if tag in _NUMBERS:
        form = _NUMBERS[tag]
        return struct.unpack_from(form, data, at)[0], at + struct.calcsize(form)
    if tag in _SIZES:
        (length,) = struct.unpack_from(_SIZES[tag], data, at)
        at += struct.calcsize(_SIZES[tag])
    else:
        length = tag & (0x1F if 0xA0 <= tag < 0xC0 else 0x0F)
    if tag < 0x90 or tag in (0xDE, 0xDF):
        whole = {}
        for _ in range(length):
            key, at = _unpack(data, at)
            whole[key], at = _unpack(data, at)
        return whole, at
    if tag < 0xA0 or tag in (0xDC, 0xDD):
        values = []
        for _ in range(length):
            value, at = _unpack(data, at)
            values.append(value)
        return values, at
    if at + length > len(data):
        raise ValueError
    raw = data[at:at + length]
    return (raw if tag in (0xC4, 0xC5, 0xC6) else raw.decode()), at + length
