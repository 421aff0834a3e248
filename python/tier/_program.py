"""Programs: a traced function, as What, with what its results are and what it assumes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tier import _dtypes
from tier._body import Body
from tier._dtypes import DType
from tier._errors import Place, refuse
from tier._extent import Assumption, Atom, Extent
from tier._signature import MOST_AXES, AnySpec, Parameters
from tier._trace import Argument, Constant, Trace
from tier.language import _array
from tier.language._elementwise import write_elementwise
from tier.mlir import ir


@dataclass(frozen=True)
class Result:
    """One result: its dtype, and its extents in those of the arguments."""

    dtype: DType
    extents: tuple[Extent, ...]


@dataclass(frozen=True)
class Program:
    """What one signature of a function computes.

    `module` is the IR, `results` what comes out, `is_tuple` whether the function returned a sequence, and
    `assumptions` what must hold for the arguments.
    """

    name: str
    module: ir.Module
    names: tuple[str, ...]
    specs: tuple[AnySpec, ...]
    results: tuple[Result, ...]
    is_tuple: bool
    assumptions: tuple[Assumption, ...]

    def text(self, *, locations: bool = False) -> str:
        """The IR as text."""
        return self.module.operation.get_asm(enable_debug_info=locations)


def place_of(fn: Callable[..., Any]) -> Place:
    """Return where `fn` is defined."""
    code = getattr(fn, "__code__", None)
    return Place(code.co_filename, code.co_firstlineno) if code else Place("<unknown>", 0)


def asked_plan(plan: Mapping[str, Any] | None) -> str | None:
    """Return what a caller asks of plans as the text of an attribute, or None.

    >>> asked_plan({"cluster": (2, 1), "stages": 4})
    '{cluster = array<i64: 2, 1>, stages = 4 : i64}'
    """
    if plan is not None and not isinstance(plan, Mapping):
        raise refuse("tier.asked", f"expects a dict of parts of a plan, got {plan!r}", fix='write plan={"tile": (128, 256, 64)}, or a part')
    if not plan:
        return None
    sizes, written = {"tile": 3, "cluster": 2, "stages": 1, "segments": 1, "ctas": 1, "roles": 1}, []
    for name, value in plan.items():
        if name in ("swaps", "adds", "pingpong") and isinstance(value, bool):
            written.append(f"{name} = {str(value).lower()}")
            continue
        if name == "grain" and value in ("thread", "warp", "warpgroup"):
            written.append(f'grain = "{value}"')
            continue
        numbers = tuple(value) if isinstance(value, (tuple, list)) else (value,)
        if name not in sizes or len(numbers) != sizes[name] or not all(type(n) is int and 0 < n < 1 << 20 for n in numbers):
            raise refuse("tier.asked", "expects tile (m, n, k), cluster (m, n), stages, segments, ctas or roles, of positive ints, swaps, adds or pingpong, a bool, or grain, "
                         f'"thread", "warp" or "warpgroup", got {name}={value!r}',
                         fix='write plan={"tile": (128, 256, 64), "cluster": (2, 1), "stages": 4} or {"tile": (48, 16, 128), "swaps": True, "grain": "warp"}, or a part')
        written.append(f"{name} = " + (f"array<i64: {', '.join(map(str, numbers))}>" if sizes[name] > 1 else f"{numbers[0]} : i64"))
    return "{" + ", ".join(written) + "}"


def trace(fn: Callable[..., Any], names: Sequence[str], specs: Sequence[AnySpec], static: dict[str, Any],
          asked: str | None = None) -> Program:
    """Call `fn` on symbolic arrays for `names`, with `static` values for its other parameters, and write down what it does.

    `asked` (see `asked_plan`) goes to the function as an attribute.
    """
    parameters = Parameters(names, specs)
    name = "".join(c if c.isalnum() else "_" for c in getattr(fn, "__name__", "function"))
    traced = Trace(name, parameters.all, place_of(fn))
    symbols = [_symbol(traced, position, parameters.weak[position]) for position in range(len(names))]
    positional, named = _bound(fn, dict(zip(names, symbols), **static))
    with traced.running():
        result = fn(*positional, **named)
        is_tuple = isinstance(result, (tuple, list))
        if is_tuple and not result:
            raise refuse("trace.result", "expects an array or a tuple of arrays as the result, got an empty one", fix="return what is computed")
        unique = _own_values([_as_result(one, traced) for one in (result if is_tuple else (result,))])
        traced.finish([array.value for array in unique])
    if asked:
        traced.function.attributes["tier.asked"] = traced.attribute(asked)
    results = tuple(Result(array.dtype, tuple(map(traced.extents.resolve, array.extents))) for array in unique)
    return Program(name, traced.module, tuple(names), tuple(specs), results, is_tuple, tuple(traced.assumptions))


def _bound(fn: Callable[..., Any], arguments: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """Sort the arguments into positional and keyword ones."""
    positional, keyword = [], {}
    for name, parameter in inspect.signature(fn).parameters.items():
        if name not in arguments:
            continue
        if parameter.kind is parameter.KEYWORD_ONLY:
            keyword[name] = arguments[name]
        else:
            positional.append(arguments[name])
    return positional, keyword


def _symbol(traced: Trace, position: int, weak: str | None) -> Any:
    parameter, value = traced.parameters[position], traced.values[position]
    if isinstance(parameter, Argument):
        return _array.Array(traced, value, parameter.dtype, parameter.extents, parameter=True)
    assert isinstance(parameter, Constant)
    dtype = parameter.dtype
    return _array.Scalar(traced, dtype, weak, lambda body, to: body.cast(value, dtype, to))


def _as_result(value: Any, traced: Trace) -> _array.Array:
    if isinstance(value, _array.Array) and value.trace is traced:
        if value.ndim > MOST_AXES:
            raise refuse("trace.result", f"expects results of at most {MOST_AXES} axes, got {value.ndim}", fix="reshape it")
        if value.dtype.kind == "packed":
            raise refuse("trace.result", f"expects results with elements of whole bytes, got {value.dtype}", fix="write x.astype(tier.float32)")
        return value
    fix = "return arrays computed from the arguments"
    if isinstance(value, _array.Array):
        raise refuse("trace.result", "expects arrays of this call, got one of another trace", fix=fix)
    raise refuse("trace.result", f"expects an array or a tuple of arrays as the result, got {type(value).__name__}", fix=fix)


def _own_values(arrays: Sequence[_array.Array]) -> list[_array.Array]:
    """Copy what would alias an argument or another result: every result is written by an op of its own."""
    seen: set[int] = set()
    own = []
    for array in arrays:
        if not array.computed or id(array) in seen:
            array = _copied(array)
        seen.add(id(array))
        own.append(array)
    return own


def _copied(array: _array.Array) -> _array.Array:
    memory = _dtypes.int8 if array.dtype.kind == "bool" else array.dtype
    plain = _array.Array(array.trace, array.value, memory, array.extents)

    def write(_: Body, values: Sequence[Any]) -> Any:
        return values[0]

    copy = write_elementwise([plain], memory, memory, write, memory, "the result")
    return _array.Array(array.trace, copy.value, array.dtype, copy.extents)


def expression(extent: Extent) -> Any:
    """Spell an extent as the nested lists the launcher evaluates."""
    total: Any = None
    for monomial, factor in extent.terms:
        term: Any = factor if factor != 1 or not monomial else None
        for atom in monomial:
            term = _atom_expression(atom) if term is None else ["mul", term, _atom_expression(atom)]
        total = term if total is None else ["add", total, term]
    return 0 if total is None else total


def _atom_expression(atom: Atom) -> Any:
    if atom.kind == "argument":
        return ["extent", atom.operands[0], atom.operands[1]]
    return [atom.kind, *(expression(operand) for operand in atom.operands)]
