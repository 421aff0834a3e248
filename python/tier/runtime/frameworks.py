"""Frameworks that are reached through DLPack: their arrays and their streams.

PyTorch and NumPy are served by the native side; this is everything else.
"""

from __future__ import annotations

import importlib
from typing import Any

from tier import _dtypes
from tier.runtime.errors import refuse

#: Launch programs know unsigned integers, which a traced function has not.
_NAMES = {dtype.name: dtype.array_name for dtype in _dtypes.ALL} | {f"u{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)}


def _owner(array: Any) -> str:
    name = type(array).__module__.partition(".")[0]
    return "jax" if name in ("jax", "jaxlib") else name


def allocate(like: Any, shape: tuple[int, ...], dtype: str) -> Any:
    """Return an uninitialised array beside `like`. JAX has none, so its results start as NumPy's; see `finish`."""
    owner = _owner(like)
    name = _NAMES.get(dtype, dtype)
    if owner == "cupy":
        cupy = importlib.import_module("cupy")
        with cupy.cuda.Device(like.device.id):
            return cupy.empty(shape, dtype=_dtype(cupy, name))
    if owner == "jax" and like.__dlpack_device__()[0] == 1:
        numpy = importlib.import_module("numpy")
        return numpy.empty(shape, dtype=_dtype(numpy, name))
    space = getattr(like, "__array_namespace__", None)
    if space is not None and owner != "jax":
        return space().empty(shape, dtype=getattr(space(), name))
    raise refuse("launch.framework", f"expects arrays of PyTorch, NumPy or CuPy to make results beside, got {type(like).__name__}",
                 fix="x = torch.from_dlpack(x)")


def _dtype(module: Any, name: str) -> Any:
    found = getattr(module, name, None)
    if found is not None:
        return found
    try:
        return getattr(importlib.import_module("ml_dtypes"), name)
    except (ImportError, AttributeError):
        raise refuse("launch.framework", f"expects {module.__name__} to have {name}, got a version without it",
                     fix="pip install ml_dtypes") from None


def finish(like: Any, result: Any) -> Any:
    """Return `result`, filled now, as an array of the framework of `like`."""
    if _owner(like) != "jax":
        return result
    return importlib.import_module("jax.numpy").asarray(result)


def current_stream(like: Any) -> int:
    """Return the handle of the stream that the framework of `like` is in."""
    owner = _owner(like)
    if owner == "cupy":
        return int(importlib.import_module("cupy").cuda.get_current_stream().ptr)
    if owner == "torch":
        return int(importlib.import_module("torch").cuda.current_stream(like.device).cuda_stream)
    raise refuse("launch.framework", f"expects arrays of PyTorch or CuPy on a GPU, got {type(like).__name__}",
                 fix="x = torch.from_dlpack(x)")
