"""Kernels of room When, executed on arrays under seeded schedules: `tier.simulate`, and what `check=True` tries.

The simulator (include/tier/Simulate/Simulate.h) says what is asynchronous and what its numbers are good for.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import AsyncError, LaunchError, refuse
from tier._kernel import Kernel, build, contradiction
from tier._program import Program
from tier._signature import ScalarSpec, Spec

SEEDS = 8
"""Late, eager, even and overtaking schedules, each with stores that engines see late and early."""


def simulate(fn: Any, *arrays: Any, target: str = "sm_90a", seeds: int | Sequence[int] = SEEDS, units: int = 2,
             reports: bool = True, deviations: int | None = None, limit: int = 20_000, **static: Any) -> Any:
    """Run `fn` as kernels for the chip `target`, on a model of its asynchrony; return what a call returns.

    `arrays` are NumPy arrays or tensors on the CPU, as in a call; no device is needed. The kernels run once per seed,
    and must give the same bits each time; `units` is how many CTAs run at once, which persistent kernels divide their
    tiles among. Elementwise results and integers are the hardware's to the bit; sums and products have another order of
    rounding (`tier.testing.compare` bounds it), and functions such as exp are exact where the hardware approximates.

    Raises `AsyncError` with the rule that a kernel breaks (a read before a copy ended, a missing fence, a deadlock),
    or `async.race` if seeds disagree, or `async.simulate` for what the simulator does not know. Without `reports` only
    the last three end a run: the rest shows in the numbers.

    With `deviations`, all schedules of a small launch run instead of those of seeds: the one in which copies come as
    late as they may, and each that differs from it in at most so many choices of who goes on, where several can. More
    than `limit` schedules are refused.

    >>> import numpy as np, tier
    >>> x, w = np.arange(12, dtype=np.float16).reshape(3, 4), np.ones((4, 2), np.float16)
    >>> simulate(lambda x, w: tier.relu(x @ w - 20), x, w).tolist()
    [[0.0, 0.0], [2.0, 2.0], [18.0, 18.0]]
    """
    from tier._compile import Function

    if type(units) is not int or not 0 < units < 2**31:
        raise refuse("async.simulate", f"expects a positive number of CTAs as units=, got {units!r}", fix="write units=2")
    schedules = range(seeds) if type(seeds) is int and 0 < seeds < 2**31 else list(seeds) if isinstance(seeds, (tuple, list, range)) else []
    if not schedules or not all(type(seed) is int and 0 <= seed < 2**63 for seed in (schedules[0], *schedules[-1:], *schedules[:1000])):
        raise refuse("async.simulate", f"expects a positive number of schedules, or a list of seeds, as seeds=, got {seeds!r}", fix="write seeds=8")
    function = fn if isinstance(fn, Function) else Function(fn, None, tuple(static))
    kernel = function.lower(*arrays, chip=target, **static)
    first: Any = None
    runs: Iterable[tuple[str, Any]] = (
        every_schedule(kernel, arrays, deviations, limit, units=units, reports=reports) if deviations is not None else
        ((f"seed {seed}", kernel.simulate(*arrays, seed=seed, units=units, reports=reports))
         for seed in schedules))
    for name, results in runs:
        if first is None:
            first, first_name = results, name
        elif not all(map(_same_bits, _tuple(first), _tuple(results))):
            raise _race(kernel, first_name, name)
    return first


def every_schedule(kernel: Kernel, arrays: Sequence[Any], deviations: int, limit: int = 20_000,
                   **options: Any) -> Iterator[tuple[str, Any]]:
    """Yield the results under each schedule with at most `deviations` choices other than the first, with its name.

    A schedule is the list of its choices; where only one agent or job can go on there is none. Each list is run once:
    it ends with a choice other than 0, and all behind it are 0.

    >>> import numpy as np, tier
    >>> x, w = np.ones((16, 16), np.float16), np.ones((16, 16), np.float16)
    >>> kernel = tier.lower(lambda x, w: x @ w, ["f16[M, K%16]", "f16[K%16, N%16]"], chip="sm_90a")
    >>> runs = list(every_schedule(kernel, (x, w), 1))
    >>> len(runs) > 10, all((results == 16).all() for _, results in runs)
    (True, True)
    """
    waiting: list[tuple[list[int], int]] = [([], deviations)]
    runs = 0
    while waiting:
        choices, left = waiting.pop()
        runs += 1
        if runs > limit:
            raise refuse("async.simulate", f"expects at most {limit} schedules, got more",
                         fix="pass smaller arrays, or fewer deviations", location=kernel.place)
        # Half of the schedules let engines see stores before they are fenced, as they may.
        results, said = kernel.simulated(arrays, choices=choices, seed=4 * (runs % 2), **options)
        yield f"choices {choices}", results
        if left:
            waiting += [([*choices, *[0] * (at - len(choices)), choice], left - 1)
                        for at, count in enumerate(said["counts"]) if at >= len(choices) for choice in range(1, count)]


def _tuple(results: Any) -> tuple[Any, ...]:
    return results if isinstance(results, tuple) else (results,)


def _same_bits(one: Any, other: Any) -> bool:
    import numpy as np

    return bool(np.array_equal(_bits(one), _bits(other)))


def _bits(array: Any) -> Any:
    import numpy as np

    if hasattr(array, "view") and not isinstance(array, np.ndarray):  # a tensor, perhaps of a dtype that NumPy lacks
        import torch

        array = array.contiguous().view(-1).view(torch.uint8).numpy()
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


def _race(kernel: Kernel, one: str, other: str) -> AsyncError:
    return AsyncError(f"expects one result whatever the schedule, got other numbers under {other} than under {one}",
                      rule="async.race", location=kernel.place,
                      fix="order the accesses: tier-opt --transport-verify on the kernel in room When")


# -- check=True -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trial:
    """One kernel that was simulated: on arrays of these shapes, under as many seeds, beside the cpu target."""

    kernel: str
    shapes: tuple[tuple[int, ...], ...]
    seeds: int


def check(kernel: Kernel, name: str, *, seeds: int = SEEDS) -> tuple[Trial, ...]:
    """Simulate the module `name` of `kernel` on small arrays of its signature, and compare with the cpu target.

    Every schedule must give the same bits, and the numbers must be those of the cpu target: integers to the bit, floats
    up to the rounding of their dtype. If no arrays of at most a few million elements make a call launch it, the only
    trial has no shapes.

    >>> import tier
    >>> kernel = tier.lower(lambda x, y: x * y + 1, ["f32[N]", "f32[N]"], chip="sm_90a")
    >>> check(kernel, kernel.artefact.images[0].name)[0].shapes
    ((1,), (1,))
    """
    assert kernel.program is not None
    reference = build(kernel.program, "cpu")
    trials = []
    for cost, shapes in _shapes_for(kernel, name):
        count = min(seeds, SEEDS if cost < 100_000 else 4 if cost < 1_000_000 else 1)
        if _try(kernel, reference, name, shapes, count):
            trials.append(Trial(name, shapes, count))
    return tuple(trials) or (Trial(name, (), 0),)


def _try(kernel: Kernel, reference: Kernel, name: str, shapes: tuple[tuple[int, ...], ...], seeds: int) -> bool:
    """Compare one set of shapes; false if its arrays launch another kernel."""
    import numpy as np

    program = kernel.program
    assert program is not None
    dtypes = [spec.dtype.name for spec in program.specs]
    for positive in (False, True):
        arrays = [_draw(*one, positive, number) for number, one in enumerate(zip(program.specs, shapes))]
        try:
            expected, _ = reference.artefact.simulate(None, arrays, dtypes=dtypes)
        except LaunchError:
            return False  # what was assumed while tracing does not hold for these shapes
        wanted = [_decode(bits, result.dtype.name) for bits, result in zip(expected, program.results)]
        # Logarithms and roots of negative numbers say nothing.
        if all(np.isfinite(one).mean() > 0.5 for one in wanted if one.size):
            break
    for seed in range(seeds):
        try:
            results, said = kernel.artefact.simulate(kernel.when(), arrays, dtypes=dtypes, seed=seed, units=2)
        except AsyncError as error:
            error.location = kernel.place
            raise
        if name not in {launch["kernel"] for launch in said["launches"]}:
            return False
        if seed == 0:
            first = results
        elif not all(map(_same_bits, first, results)):
            raise _race(kernel, "seed 0", f"seed {seed}")
    for number, (bits, want, result) in enumerate(zip(first, wanted, program.results)):
        wrong = _find_wrong(_decode(bits, result.dtype.name), want, result.dtype.name)
        if wrong is None:
            continue
        at, got, expects = wrong
        raise AsyncError(f"expects the numbers of the cpu target, got {got:g} in place of {expects:g} at {at} of result "
                         f"{number} of kernel '{name}' in a simulation for {kernel.chip} (seed 0, arguments of shapes "
                         f"{', '.join(map(str, shapes))})", rule="async.numbers", location=kernel.place,
                         fix="look at the kernel with f.ir('when', ...); tier.simulate runs it on your arrays")
    return True


# -- arrays -----------------------------------------------------------------------------------------------------------

_SIZES = (1, 2, 3, 7, 16, 33, 48, 100, 130, 260, 520, 1040, 2176, 2560, 4160, 5200, 8320, 10400, 14000, 16640, 33280,
          66560)
_LARGEST = 8_000_000
"""Elements of all arguments together."""


def _symbols(program: Program) -> dict[Any, int]:
    """Return the extents that may vary, with a divisor of each."""
    found: dict[Any, int] = {}
    for position, spec in enumerate(program.specs):
        if not isinstance(spec, Spec):
            continue
        for axis, extent in enumerate(spec.shape):
            if extent != 1:
                key = _symbol(position, axis, extent)
                found[key] = math.lcm(found.get(key, 1), spec.multiple[axis])
    return found


def _symbol(position: int, axis: int, extent: str | int) -> Any:
    """Equal names are equal extents; of a number only its divisor is kept."""
    return extent if isinstance(extent, str) else (position, axis)


def _shapes_for(kernel: Kernel, name: str) -> list[tuple[int, tuple[tuple[int, ...], ...]]]:
    """Return shapes that launch `name`, each with its elements.

    These are the smallest found; larger ones that are cheap, which take several tiles; and for each extent one where it
    is long, so that rings go round, if that is cheap too. A kernel that is elected at the launch may serve few extents:
    where the sizes that are tried first miss it, others are drawn.
    """
    program = kernel.program
    assert program is not None
    symbols = _symbols(program)
    found: list[tuple[int, tuple[tuple[int, ...], ...], dict[Any, int]]] = []
    seen = set()
    for sizes in itertools.chain(itertools.islice(_sizes(symbols), 400), _drawn(symbols, found)):
        shapes = tuple(
            tuple(1 if extent == 1 else sizes[_symbol(position, axis, extent)] for axis, extent in enumerate(spec.shape))
            if isinstance(spec, Spec) else () for position, spec in enumerate(program.specs))
        cost = sum(map(math.prod, shapes)) + sum(_count(program, result, shapes) for result in program.results)
        if shapes in seen or cost > _LARGEST or contradiction(program.assumptions, shapes) is not None:
            continue
        seen.add(shapes)
        if any(f"@{name}::" in launch.kernel for launch in kernel.launched(*shapes, units=2)):
            found.append((cost, shapes, sizes))
            if len(found) >= 40:
                break
    found.sort(key=lambda one: one[:2])
    chosen = found[:1] + [one for one in found if one[0] < 40_000][-1:]
    for symbol in symbols:
        chosen += [one for one in found if one[0] < 100_000 and one[2][symbol] > 512][:1]
    return list(dict.fromkeys((cost, shapes) for cost, shapes, _ in chosen))


def _count(program: Program, result: Any, shapes: Sequence[Sequence[int]]) -> int:
    from tier._kernel import evaluate

    return math.prod(evaluate(extent, shapes) or 0 for extent in result.extents)


def _sizes(symbols: dict[Any, int]) -> Iterator[dict[Any, int]]:
    """Yield sizes to try, small and mixed ones first, then ever larger ones of one and of two extents."""
    names = list(symbols)

    def rounded(name: Any, size: int) -> int:
        return max(symbols[name], -(-size // symbols[name]) * symbols[name])

    for start in range(9):
        yield {name: rounded(name, _SIZES[(start * 5 + number * 4 + 2) % 9]) for number, name in enumerate(names)}
    for name in names:
        yield {one: rounded(one, 650 if one == name else 33) for one in names}
    for size, name, other in itertools.product(_SIZES[5:], names, (3, 48)):
        yield {one: rounded(one, size if one == name else other) for one in names}
    pairs = sorted(itertools.product(_SIZES[8:14], _SIZES[8:14]), key=math.prod)
    for (a, b), (one, two) in itertools.product(pairs, itertools.combinations(names, 2)):
        yield {name: rounded(name, a if name == one else b if name == two else 48) for name in names}
    for large in names:  # a product of 2^31 terms
        yield {name: rounded(name, 2176 if name == large else 1040) for name in names}
    for small in names:
        yield {name: rounded(name, 520 if name == small else 2176) for name in names}


def _drawn(symbols: dict[Any, int], found: Sequence[Any], most: int = 4000) -> Iterator[dict[Any, int]]:
    """Yield sizes at random, evenly by their logarithms, as long as nothing was found: three at a time, since some have to be equal."""
    chance = random.Random(1)
    for _ in range(most):
        if found:
            return
        three = [round(2 ** chance.uniform(0, 12)) for _ in range(3)]
        yield {name: -(-chance.choice(three) // divisor) * divisor for name, divisor in symbols.items()}


def _draw(spec: Any, shape: tuple[int, ...], positive: bool, number: int) -> Any:
    """Return an argument of this class: quarters up to 2, which every dtype holds and f32 adds exactly."""
    import numpy as np

    generator = np.random.default_rng([number, *shape])
    if isinstance(spec, ScalarSpec):
        return {"int": 2, "bool": True}.get(spec.dtype.kind, 0.75)
    values = generator.integers(1, 9, size=shape) * (1 if positive else generator.choice([-1, 1], size=shape))
    if spec.dtype.kind in ("fp4", "bytes"):
        values = generator.integers(0, 256, size=shape)
    if spec.dtype.kind == "scale":
        values = 2.0 ** generator.integers(-2, 3, size=shape)
    flat, strides = _strides(spec, shape)
    memory = np.zeros(flat, _words(spec.dtype.name))
    view = np.lib.stride_tricks.as_strided(memory, shape, [stride * memory.itemsize for stride in strides])
    if math.prod(shape):
        view[...] = _encode(values / 4 if spec.dtype.kind in ("float", "fp8") else values, spec.dtype.name)
    return view


def _strides(spec: Spec, shape: tuple[int, ...]) -> tuple[int, list[int]]:
    """Return how many elements an array of `spec` spans, and its strides: rows lie apart where the spec lets them."""
    if spec.strides is None:
        strides = [math.prod(shape[axis + 1:]) for axis in range(len(shape))]
        return max(1, math.prod(shape)), strides
    strides = [0 if stride is None else stride for stride in spec.strides]
    unknown = [axis for axis, stride in enumerate(spec.strides) if stride is None]
    span = 1 + sum((shape[axis] - 1) * strides[axis] for axis in range(len(shape)) if shape[axis])
    for axis in reversed(unknown):
        divisor = spec.stride_multiple[axis] if spec.stride_multiple else max(1, 16 // spec.dtype.bytes)
        strides[axis] = (-(-span // divisor) + 1) * divisor
        span += max(0, shape[axis] - 1) * strides[axis]
    return max(1, span), strides


def _words(dtype: str) -> Any:
    """The NumPy dtype that holds the bits: an unsigned one where NumPy has no such numbers."""
    import numpy as np

    plain = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "bool": np.bool_, "i8": np.int8, "i16": np.int16,
             "i32": np.int32, "i64": np.int64, "bf16": np.uint16}  # fmt: skip
    return plain.get(dtype, np.uint8)


def _float8(dtype: str) -> Any:
    """Every number of an 8-bit float, by its bits."""
    import numpy as np

    if dtype == "f8e8m0":
        return np.where(np.arange(256) == 255, np.nan, 2.0 ** (np.arange(256) - 127.0))
    digits = 3 if dtype == "f8e4m3" else 2
    bias = 7 if dtype == "f8e4m3" else 15
    bits = np.arange(256)
    exponent, fraction = (bits & 0x7F) >> digits, bits & ((1 << digits) - 1)
    size = np.where(exponent == 0, fraction * 2.0 ** (1 - bias - digits),
                    (fraction / (1 << digits) + 1) * 2.0 ** (exponent.astype(float) - bias))
    if dtype == "f8e4m3":
        size[(bits & 0x7F) == 0x7F] = np.nan
    else:
        size[exponent == 31] = np.where(fraction[exponent == 31] == 0, np.inf, np.nan)
    return np.where(bits & 0x80, -size, size)


def _encode(values: Any, dtype: str) -> Any:
    """Return bits of numbers that the dtype holds."""
    import numpy as np

    if dtype == "bf16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    if dtype == "bool":
        return values > 0
    if dtype.startswith("f8"):
        table = _float8(dtype)
        finite = np.flatnonzero(np.isfinite(table))
        order = finite[np.argsort(table[finite], kind="stable")]
        return order[np.searchsorted(table[order], values)].astype(np.uint8)
    return values.astype(_words(dtype))


def _decode(bits: Any, dtype: str) -> Any:
    """Return the numbers of a result's bits, in float64 or int64."""
    import numpy as np

    if dtype == "bf16":
        return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    if dtype.startswith("f8"):
        return _float8(dtype)[bits]
    plain = np.ascontiguousarray(bits).view(_words(dtype))
    return plain.astype(np.float64 if plain.dtype.kind == "f" else np.int64)


_TOLERANCE = {"f64": 1e-6, "f32": 1e-3, "f16": 2.0**-5, "bf16": 2.0**-3}
"""Of the largest of an element and the root of the mean square: what a stale tile exceeds and rounding does not."""


def _find_wrong(got: Any, want: Any, dtype: str) -> tuple[tuple[int, ...], float, float] | None:
    import numpy as np

    if want.size == 0:
        return None
    if want.dtype.kind == "i":
        wrong = got != want
    else:
        finite = np.isfinite(want)
        level = float(np.sqrt(np.mean(np.square(want[finite])))) if finite.any() else 0.0
        with np.errstate(invalid="ignore"):
            close = np.abs(got - want) <= _TOLERANCE.get(dtype, 0.5) * np.maximum(np.abs(want), level)
        wrong = finite & ~close
    if not wrong.any():
        return None
    at = tuple(int(index[0]) for index in np.nonzero(wrong))
    return at, float(got[at]), float(want[at])


__all__ = ["Trial", "check", "simulate"]
