"""Views: axes permuted, sliced, repeated, added and dropped, and reshape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tier import _dtypes
from tier._errors import refuse
from tier._extent import LARGEST, Dim, Extent, ceildiv, is_at_most, maximum, minimum, product
from tier.language import _array, _elementwise, _gather

_UNSUPPORTED = "expects slices, ints, None, ... and one array of integers as indices, got {}"


def normal_axes(axis: int | Sequence[int] | None, rank: int, name: str) -> tuple[int, ...]:
    """Return the axes as a sorted tuple of numbers from 0, None being all; refuse what the array does not have."""
    if axis is None:
        return tuple(range(rank))
    given = axis if isinstance(axis, (tuple, list)) else (axis,)
    axes: list[int] = []
    for one in given:
        if not isinstance(one, int) or isinstance(one, bool):
            raise refuse("trace.axis", f"expects axis of {name} to be an int known while tracing, got {type(one).__name__}",
                         fix="write the axis as a number, or name the argument in tier.compile(static=...)")
        if not -rank <= one < rank:
            raise refuse("trace.axis", f"expects axis of {name} in [{-rank}, {rank - 1}], got {one}",
                         fix="count the axes of the array")
        axes.append(one % rank)
    if len(set(axes)) != len(axes):
        raise refuse("trace.axis", f"expects different axes for {name}, got {axis}", fix="name each axis once")
    return tuple(sorted(axes))


def permute_dims(x: Any, /, axes: Sequence[int]) -> _array.Array:
    """Reorder the axes: axis `d` of the result is axis `axes[d]` of `x`. Nothing is copied."""
    array = _elementwise.require_array(x, "permute_dims")
    rank = array.ndim
    listed = isinstance(axes, (tuple, list, range))
    order = [axis % rank if type(axis) is int and -rank <= axis < rank else -1 for axis in axes] if listed else [-1]
    if sorted(order) != list(range(rank)):
        raise refuse("trace.axis", f"expects a permutation of {rank} axes, got {tuple(axes) if listed else axes!r}",
                     fix=f"name each of 0 ... {rank - 1} once")
    results = [f"d{order.index(axis)}" for axis in range(rank)]
    return _view(array, tuple(array.extents[axis] for axis in order), results)


def matrix_transpose(x: Any, /) -> _array.Array:
    """Swap the last two axes."""
    return _elementwise.require_array(x, "matrix_transpose").mT


def expand_dims(x: Any, /, axis: int | tuple[int, ...] = 0) -> _array.Array:
    """Add axes of extent 1, at the positions `axis` of the result."""
    array = _elementwise.require_array(x, "expand_dims")
    added = axis if isinstance(axis, (tuple, list)) else (axis,)
    rank = array.ndim + len(added)
    places = {one % rank for one in added if type(one) is int and -rank <= one < rank}
    if len(places) != len(added):
        raise refuse("trace.axis", f"expects different axes in [{-rank}, {rank - 1}], got {axis!r}", fix="count the axes of the result")
    old = [d for d in range(rank) if d not in places]
    extents = tuple(Extent.number(1) if d in places else array.extents[old.index(d)] for d in range(rank))
    return _view(array, extents, [f"d{d}" for d in old])


def squeeze(x: Any, /, axis: int | tuple[int, ...]) -> _array.Array:
    """Drop axes whose extent is known to be 1."""
    array = _elementwise.require_array(x, "squeeze")
    rank = array.ndim
    dropped = normal_axes((axis,) if axis is None else axis, rank, "squeeze")
    for one in dropped:
        extent = array.trace.extents.resolve(array.extents[one])
        if extent.constant != 1:
            raise refuse("trace.shape", f"expects extent 1 along axis {one} for squeeze, got {extent}", fix="write x[..., 0] to take one")
    kept = [d for d in range(rank) if d not in dropped]
    results = ["0" if d in dropped else f"d{kept.index(d)}" for d in range(rank)]
    return _view(array, tuple(array.extents[d] for d in kept), results)


def flip(x: Any, /, *, axis: int | tuple[int, ...] | None = None) -> _array.Array:
    """Reverse the order along `axis`, or along all axes."""
    array = _elementwise.require_array(x, "flip")
    chosen = normal_axes(axis, array.ndim, "flip")
    return getitem(array, tuple(slice(None, None, -1) if d in chosen else slice(None) for d in range(array.ndim)))


def broadcast_to(x: Any, /, shape: Sequence[Any]) -> _array.Array:
    """Repeat axes of extent 1, and add leading axes, up to `shape`. Nothing is copied."""
    array = _elementwise.require_array(x, "broadcast_to")
    if not isinstance(shape, (tuple, list)):
        raise refuse("trace.shape", f"expects a tuple of extents for broadcast_to, got {shape!r}", fix="write (n,) for one axis")
    extents, known = [_extent_of(one) for one in shape], array.trace.extents
    for extent in extents:
        if extent.most() < 0:
            raise refuse("trace.shape", f"expects extents of at least 0 for broadcast_to, got {extent}", fix="write each extent out")
    shift = len(extents) - array.ndim
    if shift < 0:
        raise refuse("trace.shape", f"expects at least {array.ndim} extents for broadcast_to, got {len(extents)}", fix="keep every axis")
    results: list[str] = []
    for axis, extent in enumerate(array.extents):
        one = known.resolve(extent).constant == 1
        if not one:
            extents[axis + shift] = known.unify(extent, extents[axis + shift], f"along axis {axis} of broadcast_to")
        results.append("0" if one else f"d{axis + shift}")
    return _view(array, tuple(extents), results)


def _view(array: _array.Array, extents: tuple[Extent, ...], results: Sequence[str], symbols: Sequence[Extent] = ()) -> _array.Array:
    value = array.trace.view(array.value, extents, array.dtype, results, symbols)
    return _array.Array(array.trace, value, array.dtype, extents, parameter=True)


# -- indexing ---------------------------------------------------------------------------------------------------------


def getitem(array: _array.Array, key: Any) -> _array.Array:
    """Index with slices (steps of either sign), ints, None and an ellipsis; an int drops its axis.

    Bounds of slices are clamped as in Python, but for a slice of at most one element, which must have it. An array of
    integers takes what `tier.take` takes; its axes stand where NumPy has them.
    """
    keys = _full_key(array, key if isinstance(key, tuple) else (key,))
    numbers = next((spot for spot, one in enumerate(keys) if isinstance(one, _array.Array)), None)
    if numbers is not None:
        return _gathered(array, keys, numbers, key)
    extents: list[Extent] = []
    results: list[str] = []
    symbols: list[Extent] = []
    axis = 0
    for one in keys:
        if one is None:
            extents.append(Extent.number(1))
            continue
        size = array.trace.extents.resolve(array.extents[axis])
        if isinstance(one, slice):
            start, step, count = _slice_of(one, size)
            if count.constant is None and is_at_most(count, Extent.number(1)):
                # One element rather than none: an extent of 1 repeats, as it does in NumPy.
                array.trace.extents.assume(count, ">=", Extent.number(1), f"so that the slice of axis {axis} is one element")
                count = Extent.number(1)
            if count.constant == 0:  # nothing is read, wherever it begins
                start, step = Extent.number(0), 1
            results.append(_linear(f"d{len(extents)}", step, start, symbols))
            extents.append(count)
        else:
            results.append(_linear("", 0, _position(array, one, size, axis), symbols))
        axis += 1
    return _view(array, tuple(extents), results, symbols)


def _gathered(array: _array.Array, keys: list[Any], spot: int, written: Any) -> _array.Array:
    """Index by slices and ints first, then take along the axis of `keys[spot]`; `written` are the keys with their ellipsis."""
    numbers, rest = keys[spot], [*keys[:spot], slice(None), *keys[spot + 1:]]
    axis = sum(not _drops(one) for one in rest[:spot])
    taken = _gather.take(getitem(array, tuple(rest)), numbers, axis=axis)
    # NumPy: ints are arrays too; where something stands between arrays, their axes come first.
    advanced = [i for i, one in enumerate(written if isinstance(written, tuple) else (written,)) if one is numbers or _drops(one)]
    if advanced[-1] - advanced[0] + 1 == len(advanced):
        return taken
    first = list(range(axis, axis + numbers.ndim))
    return permute_dims(taken, (*first, *(d for d in range(taken.ndim) if d not in first)))


def _drops(key: Any) -> bool:
    return isinstance(key, (int, Dim))


def _full_key(array: _array.Array, keys: tuple[Any, ...]) -> list[Any]:
    """Spell out the ellipsis; refuse what cannot be an index."""
    if sum(isinstance(one, _array.Array) for one in keys) > 1:
        raise refuse("trace.index", _UNSUPPORTED.format("several arrays"), fix="reshape the axes to one, and compute its index: x[i * n + j]")
    for one in keys:
        if isinstance(one, _array.Array):
            if one.dtype.kind != "int":
                fix = "write tier.where(mask, x, 0)" if one.dtype.kind == "bool" else _dtypes.number_fix(one.dtype, "write i.astype(tier.int32)")
                raise refuse("trace.index", _UNSUPPORTED.format("a mask" if one.dtype.kind == "bool" else f"an array of {one.dtype}"), fix=fix)
            continue
        if one is not None and one is not Ellipsis and not isinstance(one, (slice, int, Dim)) or isinstance(one, bool):
            raise refuse("trace.index", _UNSUPPORTED.format(type(one).__name__), fix="write x[start:stop:step], x[i], x[None] or x[...]")
    used = sum(one is not None and one is not Ellipsis for one in keys)
    if used > array.ndim:
        raise refuse("trace.index", f"expects at most {array.ndim} indices, got {used}", fix="index each axis once")
    if sum(one is Ellipsis for one in keys) > 1:
        raise refuse("trace.index", "expects one ellipsis, got two", fix="write the axes out")
    missing = [slice(None)] * (array.ndim - used)
    spot = next((i for i, one in enumerate(keys) if one is Ellipsis), len(keys))
    return [*keys[:spot], *missing, *keys[spot + 1:]]


def _extent_of(value: Any) -> Extent:
    if isinstance(value, Dim):
        value.trace.check_running()
        return value.extent
    if isinstance(value, int) and abs(value) > LARGEST:
        raise refuse("trace.index", f"expects numbers of at most 2^62, got {value}", fix="write a smaller number")
    if isinstance(value, int) and not isinstance(value, bool):
        return Extent.number(value)
    raise refuse("trace.index", f"expects ints and extents, got {type(value).__name__}", fix="write a number, or one of x.shape")


def _from_end(bound: Extent, size: Extent, low: int) -> Extent:
    """Count a negative bound from the end; never below `low`."""
    if bound.constant is not None:
        return bound if bound.constant >= 0 else maximum(size + bound, low)
    if bound.least() >= 0:
        return bound
    if (-bound).least() > 0:
        return maximum(size + bound, low)
    raise refuse("trace.index", f"expects a bound whose sign is known, got {bound}", fix="count from the start of the axis")


def _slice_of(key: slice, size: Extent) -> tuple[Extent, int, Extent]:
    """Return start, step and count of a slice of `size` elements, as Python counts them."""
    step = 1 if key.step is None else key.step
    if not isinstance(step, int) or isinstance(step, bool) or step == 0:
        raise refuse("trace.index", f"expects a nonzero int as the step of a slice, got {step!r}", fix="write the step as a number")
    # As in Python, a bound or a step beyond every axis is one: it stays where sums do not overflow.
    step = max(-LARGEST, min(step, LARGEST))
    key = slice(*(max(-LARGEST, min(one, LARGEST)) if type(one) is int else one for one in (key.start, key.stop)), step)
    zero = Extent.number(0)
    if step > 0:
        start = zero if key.start is None else _from_end(_extent_of(key.start), size, 0)
        stop = size if key.stop is None else _from_end(_extent_of(key.stop), size, 0)
        if stop == size and isinstance(key.start, int) and key.start < 0:
            return start, step, ceildiv(minimum(-key.start, size), step)
        return start, step, maximum(ceildiv(minimum(stop, size) - start, step), 0)
    last = size - 1
    start = last if key.start is None else minimum(_from_end(_extent_of(key.start), size, -1), last)
    stop = Extent.number(-1) if key.stop is None else _from_end(_extent_of(key.stop), size, -1)
    return start, step, maximum(ceildiv(start - stop, -step), 0)


def _position(array: _array.Array, index: Any, size: Extent, axis: int) -> Extent:
    """Return where an int points to; that the axis is long enough is assumed and checked."""
    position = _extent_of(index)
    if position.constant is not None and position.constant < 0:
        position = size + position
    fix = "index inside the axis"
    if size.constant is not None and position.constant is not None and not 0 <= position.constant < size.constant:
        raise refuse("trace.index", f"expects an index into {size} elements along axis {axis}, got {index}", fix=fix)
    why = f"so that index {index} is inside axis {axis}"
    array.trace.extents.assume(size, ">=", position + 1, why)
    array.trace.extents.assume(position, ">=", Extent.number(0), why)
    return position


def _linear(dim: str, step: int, start: Extent, symbols: list[Extent]) -> str:
    """Spell `dim * step + start`; a start that is not known becomes a symbol."""
    terms = [] if not dim else [dim] if step == 1 else [f"{dim} * {step}"]
    if start.constant is None:
        symbols.append(start)
        terms.append(f"s{len(symbols) - 1}")
    elif start.constant or not terms:
        terms.append(str(start.constant))
    return " + ".join(terms)


# -- reshape ----------------------------------------------------------------------------------------------------------


def reshape(x: Any, /, shape: Any) -> _array.Array:
    """Give the elements, in row-major order, another shape. One extent may be -1; extents may be those of `x.shape`."""
    array = _elementwise.require_array(x, "reshape")
    known = array.trace.extents
    source = [known.resolve(extent) for extent in array.extents]
    wanted = shape if isinstance(shape, (tuple, list)) else (shape,)
    target = _with_inferred(array, source, wanted)
    known.unify(product(source), product(target), "for reshape: the number of elements stays")
    source, target = ([known.resolve(extent) for extent in extents] for extents in (source, target))
    if not source or not target:  # one element
        return _view(array, tuple(target), ["0"] * len(source))
    groups = _groups(source, target)
    if groups is None:
        groups = [(tuple(range(len(source))), tuple(range(len(target))))]
    return _regroup(array, source, target, groups)


def _with_inferred(array: _array.Array, source: list[Extent], wanted: Sequence[Any]) -> list[Extent]:
    missing = [i for i, one in enumerate(wanted) if isinstance(one, int) and one == -1]
    if len(missing) > 1 or any(isinstance(one, int) and one < -1 for one in wanted):
        raise refuse("trace.shape", f"expects extents and at most one -1 for reshape, got {tuple(wanted)}", fix="write the other extents out")
    rest = product(_extent_of(one) for i, one in enumerate(wanted) if i not in missing)
    if not missing:
        return [_extent_of(one) for one in wanted]
    total = product(source)
    if rest.constant == 0:
        raise refuse("trace.shape", "expects no extent 0 beside -1 for reshape, got one", fix="write the extents out")
    if total.divide(rest) is None:
        if total.constant is not None and rest.constant is not None:
            raise refuse("trace.shape", f"expects a divisor of {total} elements for reshape, got {rest}", fix="write extents whose product is the size")
        array.trace.extents.assume(rest, "divides", total, "for the -1 of reshape")
    quotient = total // rest
    return [quotient if i in missing else _extent_of(one) for i, one in enumerate(wanted)]


Group = tuple[tuple[int, ...], tuple[int, ...]]


def _groups(source: list[Extent], target: list[Extent]) -> list[Group] | None:
    """Cut both shapes into runs of equal product, as short as possible; None where they only agree as a whole.

    What is not known to be equal run by run, as K and K // 128 by 128, is one run between equal extents on both sides: all agree as a whole.
    """
    groups: list[Group] = []
    i = j = 0
    while i < len(source) and j < len(target):
        left, right, a, b = source[i], target[j], i + 1, j + 1
        while left != right:
            if left.divide(right) is not None and b < len(target):
                right, b = right * target[b], b + 1
            elif right.divide(left) is not None and a < len(source):
                left, a = left * source[a], a + 1
            else:
                return _with_rest(groups, source, target, i, j)
        groups.append((tuple(range(i, a)), tuple(range(j, b))))
        i, j = a, b
    if not groups:
        return None
    # What is left over is extents of 1: it joins the last group.
    if any(extent.constant != 1 for extent in (*source[i:], *target[j:])):
        return None
    groups[-1] = (groups[-1][0] + tuple(range(i, len(source))), groups[-1][1] + tuple(range(j, len(target))))
    return groups


def _with_rest(groups: list[Group], source: list[Extent], target: list[Extent], i: int, j: int) -> list[Group] | None:
    """The runs before extents i and j, one of what follows, and one for each extent that both shapes end with."""
    same = 0
    while same < min(len(source) - i, len(target) - j) - 1 and source[-1 - same] == target[-1 - same]:
        same += 1
    a, b = len(source) - same, len(target) - same
    if not groups and not same:
        return None
    return [*groups, (tuple(range(i, a)), tuple(range(j, b))), *(((a + d,), (b + d,)) for d in range(same))]


def _regroup(array: _array.Array, source: list[Extent], target: list[Extent], groups: list[Group]) -> _array.Array:
    """Collapse each source run to one axis, then expand each to its target run."""
    trace, value = array.trace, array.value
    if any(len(left) != 1 for left, _ in groups):
        value = trace.cast(value, source, array.dtype)
        middle = [_run(source, left) for left, _ in groups]
        value = trace.regroup("tensor.collapse_shape", value, [left for left, _ in groups] if source else [], middle, array.dtype)
    if any(len(right) != 1 for _, right in groups):
        value = trace.cast(value, [_run(target, right) for _, right in groups], array.dtype)
        value = trace.regroup("tensor.expand_shape", value, [right for _, right in groups] if target else [], target, array.dtype)
    return _array.Array(trace, value, array.dtype, tuple(target), parameter=True)


def _run(extents: list[Extent], axes: tuple[int, ...]) -> Extent:
    """Return the extent of a run of axes as the IR has it: known only where every one of them is."""
    known = all(extents[axis].constant is not None for axis in axes)
    return product(extents[axis] for axis in axes) if known else Extent.argument(-1, 0, "?")
