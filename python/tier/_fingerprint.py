"""Fingerprints: what a trace of a function depends on, as text, so that another process knows whether it is the same."""

from __future__ import annotations

import functools
import math
import types
from collections.abc import Callable, Hashable
from opcode import opmap
from pathlib import Path
from typing import Any

from tier._dtypes import DType

_PACKAGE = str(Path(__file__).parent)
_PLAIN = (type(None), bool, int, float, complex, str, bytes)
_NAMED = (types.BuiltinFunctionType, type)
_KNOWN = ("builtins", "math")
# Builtins that reach what no name says.
_REACHING = frozenset(("__import__", "breakpoint", "compile", "eval", "exec", "getattr", "globals", "id", "input", "locals", "open", "vars"))


class _Unknown(Exception):
    """Something whose value in another process cannot be compared."""


def fingerprint(fn: Callable[..., Any]) -> str | None:
    """Return text that is equal for functions that trace alike: code, places, defaults, and all it reads by name.

    None where it reads something that is no number, text, function, dtype or name of `tier`: then it has to be traced.

    >>> first, second = fingerprint(lambda x: x + 1), fingerprint(lambda x: x + 2)
    >>> first is not None and first != second
    True
    >>> import os
    >>> fingerprint(lambda x: x + len(os.environ)) is None
    True
    """
    try:
        return _Writer().value(fn)
    except _Unknown:
        return None


def fingerprint_of(value: Any) -> str | None:
    """Return the same for a value that a function is given while tracing."""
    return fingerprint(value)


class _Same:
    """An object that is only equal to itself; it lives as long as the key it is part of."""

    def __init__(self, value: Any):
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def key_of(value: Any) -> Hashable:
    """Return a key that is equal, in this process, for values that a function traces alike: static ones.

    Numbers, text and what holds them are compared by their values, arrays by their bytes, objects by their own equality
    if they can be hashed, all else by identity.

    >>> key_of((1, [2.0])) == key_of((1, [2.0])), key_of(1) == key_of(True), key_of(0.0) == key_of(-0.0)
    (True, False, False)
    """
    kind = type(value)
    if kind in _PLAIN:
        return kind, repr(value) if kind in (float, complex) else value
    if kind in (tuple, list):
        return kind, tuple(map(key_of, value))
    if kind is dict:
        return kind, tuple((key_of(key), key_of(one)) for key, one in value.items())
    if kind in (set, frozenset):
        return kind, frozenset(map(key_of, value))
    if kind.__module__ == "numpy" and hasattr(value, "tobytes") and not value.dtype.hasobject:
        return kind, str(value.dtype), value.shape, value.tobytes()
    try:
        hash(value)
    except TypeError:
        return _Same(value)
    return kind, value


class _Writer:
    """Writes values; what was written before is named by its number, so that functions may call one another."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}

    def value(self, value: Any) -> str:
        if isinstance(value, _PLAIN) and type(value) in _PLAIN:
            return f"{type(value).__name__} {value!r}"
        if id(value) in self.numbers:
            return f"#{self.numbers[id(value)]}"
        self.numbers[id(value)] = len(self.numbers)
        if type(value) in (tuple, list):
            return f"{type(value).__name__}({', '.join(map(self.value, value))})"
        if type(value) in (set, frozenset):
            return f"set({', '.join(sorted(map(self.value, value)))})"
        if type(value) is dict:
            return f"dict({', '.join(f'{self.value(key)}: {self.value(one)}' for key, one in value.items())})"
        if isinstance(value, slice):
            return f"slice({self.value(value.start)}, {self.value(value.stop)}, {self.value(value.step)})"
        if value is Ellipsis or value is NotImplemented or isinstance(value, DType):
            return repr(value)
        if isinstance(value, types.CodeType):
            return self.code(value)
        return self.named(value)

    def named(self, value: Any) -> str:
        """Write what has a name: modules and functions."""
        if isinstance(value, types.ModuleType):
            if value is math or value.__name__.partition(".")[0] == "tier":
                return f"module {value.__name__}"
            raise _Unknown
        module = getattr(value, "__module__", None) or ""
        if isinstance(value, _NAMED) and (module in _KNOWN or _is_ours(module)):
            return f"{module}.{value.__qualname__}"
        if isinstance(value, functools.partial):
            return f"partial({self.value(value.func)}, {self.value(value.args)}, {self.value(value.keywords)})"
        if isinstance(value, types.FunctionType):
            return f"{module}.{value.__qualname__}" if _is_part_of_us(value) else self.function(value)
        from tier._compile import Function

        if isinstance(value, Function):
            return f"compiled({self.value(value.fn)}, {self.value(value.static)})"
        raise _Unknown

    def function(self, value: types.FunctionType) -> str:
        """Write a function: its code, and everything that its names may mean."""
        parts = [self.code(value.__code__), self.value(value.__defaults__), self.value(value.__kwdefaults__)]
        for name, cell in zip(value.__code__.co_freevars, value.__closure__ or (), strict=True):
            try:
                parts.append(f"{name} = {self.value(cell.cell_contents)}")
            except ValueError:  # not yet bound
                parts.append(f"{name} unbound")
        for name in sorted(_names(value.__code__)):
            if name in _REACHING:
                raise _Unknown
            if name in value.__globals__:
                parts.append(f"{name} = {self.value(value.__globals__[name])}")
        return f"function({'; '.join(parts)})"

    def code(self, code: types.CodeType) -> str:
        if opmap["IMPORT_NAME"] in code.co_code[::2]:
            raise _Unknown
        lines = getattr(code, "co_linetable", b"")
        constants = ", ".join(map(self.value, code.co_consts))
        return (f"code({code.co_name}, {code.co_filename}:{code.co_firstlineno}, {code.co_argcount}, {code.co_posonlyargcount}, "
                f"{code.co_kwonlyargcount}, {code.co_flags}, {code.co_code.hex()}, {lines.hex()}, {code.co_names}, {code.co_varnames}, "
                f"{code.co_freevars}, {code.co_cellvars}, {getattr(code, 'co_exceptiontable', b'').hex()}, [{constants}])")


def _is_ours(module: str) -> bool:
    return module == "tier" or module.startswith("tier.")


def _is_part_of_us(value: types.FunctionType) -> bool:
    """Say whether a function is one of this package, by its place, and found by its name: the version says the rest."""
    return value.__code__.co_filename.startswith(_PACKAGE) and "<" not in value.__qualname__ and value.__closure__ is None


def _names(code: types.CodeType) -> set[str]:
    """Return the names that code may look up in its module; names of attributes are among them."""
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= _names(constant)
    return names
