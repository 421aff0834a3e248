"""ROCm devices, through hip-python; imported only for arrays that are there.

The launch program is evaluated by the native side, which records what it would launch; this module loads the code
objects and launches what was recorded.
"""

from __future__ import annotations

import ctypes
import functools
import importlib
import json
from collections.abc import Callable, Sequence
from typing import Any

from tier.runtime import code_object, frameworks
from tier.runtime.errors import refuse


def _api() -> Any:
    try:
        return importlib.import_module("hip.hip")
    except ImportError as error:
        raise refuse("launch.driver", f"expects hip-python to launch on a ROCm device, got: {error}",
                     fix="pip install hip-python, of the version of your ROCm") from None


def _checked(what: str, result: Any) -> Any:
    """Return what a call of hip-python gives after its status, or raise."""
    status, *values = result if isinstance(result, tuple) else (result,)
    if int(status) != 0:
        raise refuse("launch.driver", f"expects {what} to succeed, got {getattr(status, 'name', status)}")
    return values[0] if len(values) == 1 else tuple(values)


def chip(index: int = 0) -> str:
    """Return the row of the machine table that serves device `index`."""
    hip = _api()
    properties = hip.hipDeviceProp_t()
    _checked("hipGetDeviceProperties", hip.hipGetDeviceProperties(properties, index))
    name = properties.gcnArchName.split(b":")[0].decode()
    if name not in ("gfx942", "gfx950"):
        raise refuse("launch.chip", f"expects a gfx942 or gfx950 device, got {name}")
    return name


def units(index: int = 0) -> int:
    """Return the compute units of device `index`."""
    hip = _api()
    properties = hip.hipDeviceProp_t()
    _checked("hipGetDeviceProperties", hip.hipGetDeviceProperties(properties, index))
    return int(properties.multiProcessorCount)


_functions: dict[tuple[int, str], Any] = {}
"""Kernels loaded and their notes, by the identity of their image, which lives as long as its artefact."""


def _function(image: Any, kernel: str, index: int) -> tuple[Any, code_object.KernelNotes]:
    key = (id(image), kernel)
    if key not in _functions:
        hip = _api()
        notes = code_object.read(image.data).get(kernel)
        if notes is None:
            raise refuse("launch.kernel", f"expects an image that holds '{kernel}', got others", fix="save the kernel again")
        if notes.target.split(":")[0] != chip(index):
            raise refuse("launch.image", f"expects an image for {chip(index)}, got one for {notes.target}", fix="compile for this device")
        module = _checked("hipModuleLoadData", hip.hipModuleLoadData(image.data))
        _functions[key] = (image, module, _checked("hipModuleGetFunction", hip.hipModuleGetFunction(module, kernel.encode())), notes)
    return _functions[key][2:]


def pack(operands: Sequence[dict[str, int]]) -> bytes:
    """Lay out kernel arguments with natural alignment.

    >>> pack([{"bytes": 1, "value": 1}, {"bytes": 8, "value": 2}]).hex()
    '01000000000000000200000000000000'
    """
    out = bytearray()
    for operand in operands:
        size = operand["bytes"]
        out.extend(b"\0" * (-len(out) % size))
        out.extend((operand["value"] & ((1 << (8 * size)) - 1)).to_bytes(size, "little"))
    return bytes(out)


def check_layout(operands: Sequence[dict[str, int]], notes: code_object.KernelNotes) -> None:
    """Raise `launch.arguments` unless the kernel reads each operand where `pack` lays it.

    >>> from tier.runtime.code_object import Argument, KernelNotes
    >>> notes = KernelNotes("k", "gfx942", (Argument(0, 8, "global_buffer"), Argument(8, 4, "by_value")), 64, 64, 0, 0, 8, 0)
    >>> check_layout([{"bytes": 8, "value": 1}, {"bytes": 4, "value": 2}], notes)
    >>> check_layout([{"bytes": 8, "value": 1}], notes)
    Traceback (most recent call last):
    tier._errors.LaunchError: [launch.arguments] expects arguments of 'k' at [(0, 8), (8, 4)], got [(0, 8)]; fix: compile the kernel again
    """
    laid, at = [], 0
    for operand in operands:
        at += -at % operand["bytes"]
        laid.append((at, operand["bytes"]))
        at += operand["bytes"]
    if laid != notes.layout():
        raise refuse("launch.arguments", f"expects arguments of '{notes.name}' at {notes.layout()}, got {laid}", fix="compile the kernel again")


def launch(program: Any, compiled: Callable[[int], Any], values: Sequence[Any], stream: int) -> None:
    """Launch the program for arrays that are all allocated."""
    hip = _api()
    index = next((int(value.__dlpack_device__()[1]) for value in values if hasattr(value, "__dlpack_device__")), 0)
    _checked("hipSetDevice", hip.hipSetDevice(index))
    workspaces: dict[int, Any] = {}
    try:
        for call in json.loads(program.trace(*values, units=units(index), compiled=True)):
            if "workspace" in call:
                workspaces[call["address"]] = _checked("hipMallocAsync", hip.hipMallocAsync(call["workspace"], stream))
            elif "clear" in call:
                _checked("hipMemsetAsync", hip.hipMemsetAsync(workspaces[call["address"]], 0, call["clear"], stream))
            elif "launch" in call:
                _launch(hip, call, compiled(call["image"]), workspaces, stream, index)
    finally:
        for memory in workspaces.values():
            hip.hipFreeAsync(memory, stream)


def _launch(hip: Any, call: dict[str, Any], image: Any, workspaces: dict[int, Any], stream: int, index: int) -> None:
    function, notes = _function(image, call["launch"], index)
    check_layout(call["operands"], notes)
    threads = call["block"][0] * call["block"][1] * call["block"][2]
    if threads > notes.threads:
        raise refuse("launch.grid", f"expects at most {notes.threads} threads in a block of '{notes.name}', got {threads}",
                     fix="compile the kernel again")
    if (shared := notes.shared + call["shared"]) > (most := _shared_bytes(index)):
        raise refuse("launch.shared", f"expects at most {most} bytes of LDS on the device, got {shared}", fix="compile for this device")
    for operand in call["operands"]:
        if operand["value"] in workspaces:
            operand["value"] = int(workspaces[operand["value"]])
    packed = pack(call["operands"])
    block = (ctypes.c_char * len(packed)).from_buffer_copy(packed)
    size = ctypes.c_size_t(len(packed))
    # HIP_LAUNCH_PARAM_BUFFER_POINTER, _BUFFER_SIZE, _END; the runtime appends the hidden arguments.
    extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(block), 2, ctypes.addressof(size), 3)
    _checked(f"the launch of {call['launch']}", hip.hipModuleLaunchKernel(
        function, *call["grid"], *call["block"], call["shared"], stream, None, ctypes.addressof(extra)))


@functools.cache
def _shared_bytes(index: int) -> int:
    """LDS that one block may have on device `index`."""
    hip = _api()
    properties = hip.hipDeviceProp_t()
    _checked("hipGetDeviceProperties", hip.hipGetDeviceProperties(properties, index))
    return int(properties.sharedMemPerBlock)


def call(program: Any, compiled: Callable[[int], Any], args: Sequence[Any], stream: int | None) -> Any:
    """Allocate the results, launch on the current stream, return them."""
    outs = program.allocate(*args)
    first = next((value for value in args if hasattr(value, "shape")), None)
    launch(program, compiled, (*args, *outs), frameworks.current_stream(first) if stream is None else stream)
    return outs[0] if len(outs) == 1 and not program.is_tuple else tuple(outs)
