"""PyTorch: compiled functions as an operator with a shape function, and with a derivative where one was given.

`torch.compile` sees a call as one `torch.ops.tier.call(arrays, numbers, kinds, function)`, or as `call_into(.., outs)`, which writes the
arrays of `out=`. `kinds` says what each parameter
is, "x:array;a:number;axis=0;": static values are written out. `function` is the `token` of a `Function` of this process.
Imported when a call meets PyTorch's compiler or its gradients.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import torch

from tier import _compile, _dtypes, _kernel
from tier._errors import refuse
from tier._extent import Atom, Extent
from tier._signature import ScalarSpec, Spec, spec_of

if TYPE_CHECKING:
    from tier._compile import Function

_tuples: dict[tuple[str, str], bool] = {}
#: Those that this PyTorch has.
_DTYPES = {getattr(torch, dtype.array_name): dtype.name for dtype in _dtypes.ALL if hasattr(torch, dtype.array_name)}
_THEIRS = {ours: theirs for theirs, ours in _DTYPES.items()}


def operator(function: Function, arguments: Sequence[Any], named: dict[str, Any], out: Any = None) -> Any:
    """Call `function` as an operator. PyTorch's compiler reads this code, so it is plain."""
    arrays, numbers, kinds = [], [], ""
    for position, name in enumerate(function.names):
        if position < len(arguments):
            value = arguments[position]
        elif name in named:
            value = named[name]
        else:
            continue  # its default is found again
        if name in function.static:
            kinds += f"{name}={value!r};"
        elif isinstance(value, torch.Tensor):
            arrays.append(value)
            kinds += f"{name}:array;"
        else:
            numbers.append(value)
            kinds += f"{name}:number;"
    outs = list(out) if isinstance(out, tuple) else [out]
    if out is not None and not (torch.is_grad_enabled() and any(array.requires_grad for array in arrays + outs)):
        torch.ops.tier.call_into(arrays, numbers, kinds, function.token, outs)
        return out
    results = torch.ops.tier.call(arrays, numbers, kinds, function.token)
    if out is not None:  # a copy has a derivative
        for target, result in zip(outs, results):
            target.copy_(result)
        return out
    if len(results) == 1 and not _is_tuple(function.token, kinds):
        return results[0]
    return tuple(results)


@torch.compiler.assume_constant_result
def _is_tuple(token: str, kinds: str) -> bool:
    return _tuples[token, kinds]


def _given(kinds: str, arrays: Sequence[Any], numbers: Sequence[Any]) -> dict[str, Any]:
    """Return the arguments by name."""
    array, number, given = iter(arrays), iter(numbers), {}
    for part in kinds.split(";")[:-1]:
        name, equals, text = part.partition("=")
        if equals and ":" not in name:
            given[name] = ast.literal_eval(text)
        else:
            name, _, kind = part.partition(":")
            given[name] = next(array) if kind == "array" else next(number)
    return given


def _found(token: str) -> Function:
    function = _compile.functions.get(token)
    if function is None:
        raise refuse("launch.operator", f"expects a function of this process, got '{token}'", fix="compile the graph again where it runs")
    return function


@torch.library.custom_op("tier::call", mutates_args=(), schema="(Tensor[] arrays, Scalar[] numbers, str kinds, str function) -> Tensor[]")
def _call(arrays: Sequence[torch.Tensor], numbers: Sequence[Any], kinds: str, function: str) -> list[torch.Tensor]:
    with torch.no_grad():
        results = _found(function).run((), _given(kinds, arrays, numbers))
    _tuples[function, kinds] = isinstance(results, tuple)
    return list(results) if isinstance(results, tuple) else [results]


@torch.library.custom_op("tier::call_into", mutates_args=("outs",),
                         schema="(Tensor[] arrays, Scalar[] numbers, str kinds, str function, Tensor(a!)[] outs) -> ()")
def _call_into(arrays: Sequence[torch.Tensor], numbers: Sequence[Any], kinds: str, function: str, outs: Sequence[torch.Tensor]) -> None:
    with torch.no_grad():
        _found(function).run((), _given(kinds, arrays, numbers), tuple(outs))


# -- shapes ---------------------------------------------------------------------------------------------------------------


@_call.register_fake
def _shapes(arrays: Sequence[torch.Tensor], numbers: Sequence[Any], kinds: str, function: str) -> list[torch.Tensor]:
    """Return arrays of the results' shapes and dtypes: those of a trace, in the extents of the arguments."""
    found = _found(function)
    given = _given(kinds, arrays, numbers)
    names, values, static = found.sort((), given)
    specs = tuple(_spec(value, name) for name, value in zip(names, values))
    program = found.traced(names, specs, static)
    shapes = [tuple(value.shape) if isinstance(value, torch.Tensor) else () for value in values]
    wrong = _kernel.contradiction(program.assumptions, [shape if all(type(side) is int for side in shape) else () for shape in shapes])
    if wrong is not None:
        raise wrong
    _tuples[function, kinds] = program.is_tuple
    like = arrays[0]
    return [like.new_empty([_evaluate(extent, shapes) for extent in result.extents], dtype=_THEIRS[result.dtype.name])
            for result in program.results]


@_call_into.register_fake
def _check_outputs(arrays: Sequence[torch.Tensor], numbers: Sequence[Any], kinds: str, function: str, outs: Sequence[torch.Tensor]) -> None:
    """Refuse outputs of other dtypes; shapes may be symbols, and are compared when they are numbers."""
    wanted = [array.dtype for array in _shapes(arrays, numbers, kinds, function)]
    if wanted != [out.dtype for out in outs]:
        raise refuse("launch.output", f"expects out= of {', '.join(map(str, wanted))}, got {', '.join(str(out.dtype) for out in outs)}",
                     fix="leave out= away, or make the arrays with the results' dtypes")


def _spec(value: Any, name: str) -> Spec | ScalarSpec:
    """Return the spec of an argument whose extents may be symbols."""
    if not isinstance(value, torch.Tensor):
        kind = {torch.SymInt: int, torch.SymFloat: float, torch.SymBool: bool}.get(type(value), type(value))
        return spec_of(kind, name)  # type: ignore[return-value]
    dtype = _DTYPES.get(value.dtype)
    if dtype is None:
        raise refuse("signature.dtype", f"expects a dtype of tier for '{name}', got {value.dtype}", fix="cast it before the call")
    shape = [1 if type(side) is int and side == 1 else f"{name}.{axis}" for axis, side in enumerate(value.shape)]
    return Spec(dtype, shape, (None,) * len(shape), multiple=1)


def _evaluate(extent: Extent, shapes: Sequence[Sequence[Any]]) -> Any:
    total: Any = 0
    for monomial, factor in extent.terms:
        term: Any = factor
        for atom in monomial:
            term = term * _value(atom, shapes)
        total = total + term
    return total


def _value(atom: Atom, shapes: Sequence[Sequence[Any]]) -> Any:
    if atom.kind == "argument":
        position, axis, _ = atom.operands
        return shapes[position][axis]
    a, b = (_evaluate(operand, shapes) for operand in atom.operands)
    if atom.kind == "floordiv":
        return a // b
    return torch.sym_min(a, b) if atom.kind == "min" else torch.sym_max(a, b)


# -- derivatives ----------------------------------------------------------------------------------------------------------


def differentiated(function: Function, names: Sequence[str], static: dict[str, Any], arguments: Sequence[Any], out: Any) -> Any:
    """Serve a call some of whose arguments wait for a gradient."""
    if function.derivative is None:
        raise refuse("launch.gradient", f"expects a derivative of {function.__name__} for arguments with requires_grad, got none",
                     fix=f"pass x.detach(), call it under torch.no_grad(), or give it one with @{function.__name__}.backward")
    if out is not None:
        raise refuse("launch.gradient", "expects no out= where an argument waits for a gradient, got one", fix="leave out= away")
    return operator(function, (), {**dict(zip(names, arguments)), **{name: value for name, value in static.items() if name in function.static}})


def _save(ctx: Any, inputs: tuple[Any, ...], output: list[torch.Tensor]) -> None:
    arrays, numbers, kinds, function = inputs
    found = _found(function)
    if found.derivative is None:
        differentiated(found, (), {}, (), None)
    ctx.save_for_backward(*arrays, *output)
    ctx.numbers, ctx.kinds, ctx.function, ctx.count = numbers, kinds, function, len(arrays)


def _differentiate(ctx: Any, gradients: Sequence[Any]) -> tuple[Any, ...]:
    arrays, results = ctx.saved_tensors[:ctx.count], ctx.saved_tensors[ctx.count:]
    found = _found(ctx.function)
    derivative = found.derivative
    assert derivative is not None
    given = _given(ctx.kinds, arrays, ctx.numbers)
    whole = [torch.zeros_like(result) if gradient is None else gradient.contiguous() for gradient, result in zip(gradients, results)]
    made = operator(derivative, (*given.values(), *results, *whole), {})
    made = made if isinstance(made, tuple) else (made,)
    if len(made) != ctx.count:
        raise refuse("launch.gradient", f"expects one gradient for each of {ctx.count} array(s) of {found.__name__}, got {len(made)}",
                     fix=f"return as many from its backward, {derivative.__name__}")
    for array, gradient in zip(arrays, made):
        if gradient.shape != array.shape:
            raise refuse("launch.gradient", f"expects a gradient of shape {tuple(array.shape)}, got {tuple(gradient.shape)}",
                         fix="sum it over what was repeated")
    return [gradient.to(array.dtype) for gradient, array in zip(made, arrays)], None if ctx.numbers else [], None, None


_call.register_autograd(_differentiate, setup_context=_save)
