"""Compiled functions: `tier.compile`, `tier.lower`, and what they keep."""

from __future__ import annotations

import inspect
import json
import os
import sys
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tier import _background, _cache, _cross, _env, _fingerprint, _first, _kept, _kernel, _native, _program, _tune, _versions
from tier._errors import LaunchError, TierError, here, refuse, without_our_frames
from tier._extent import Assumption
from tier._kernel import Kernel
from tier._signature import AnySpec, spec_of, spec_of_class

_modules = sys.modules
_FAMILIES = {"cuda": "cuda", "hip": "rocm", "rocm": "rocm", "cpu": "cpu"}
functions: weakref.WeakValueDictionary[str, Function] = weakref.WeakValueDictionary()
"""Those that live, by their tokens."""


class Function(_native.Callee):
    """A function over arrays that compiles itself for what it is called with. Made by `tier.compile`.

    A call of a known signature never gets to `__call__`: its base serves it, and one equal to one before, `out=` included,
    launches what that one did.
    """

    def __init__(self, fn: Callable[..., Any], target: str | None, static: Sequence[str], debug: str | None = None,
                 check: bool = False, specialise: int = 0, autotune: bool = False, tuned: str | os.PathLike[str] | None = None,
                 plan: Mapping[str, Any] | None = None):
        _check_options(fn, target, static, debug, specialise, tuned)
        self.fn = fn
        self.token = f"{getattr(fn, '__name__', 'function')}#{id(self):x}"
        """Its name among the operators that PyTorch's compiler sees."""
        functions[self.token] = self
        self.target = target
        self._debug = _cross.Debug.parse(debug, check)
        self._plan = _program.asked_plan(plan)
        self.static = tuple(static)
        self.derivative: Function | None = None
        """What computes its gradients; see `backward`."""
        self.__name__ = getattr(fn, "__name__", "function")
        self.__doc__ = fn.__doc__
        self.__wrapped__ = fn
        self._parameters = inspect.signature(fn).parameters
        self._dispatchers: dict[Any, Any] = {}
        self._kernels: dict[Any, Kernel] = {}
        self._texts: dict[Any, str | None] = {}
        """Of each kernel, the function's fingerprint when it was traced."""
        self._specialise = specialise
        self._autotune = autotune
        self._winners = [] if tuned is None else _tune.read(tuned)
        self.tuning: list[_tune.Tuned] = []
        """What was tuned in this process."""
        self._records: list[_versions.Record] = []
        self._pending: list[Any] = []
        self._firsts: list[_first.First] = []
        self._compiling = threading.RLock()
        self._taking_over = threading.Lock()
        self._check()
        self._plain = tuple(self._parameters) if not self.static else None
        self._count = len(self._parameters)
        self.names = tuple(self._parameters)
        self._traces: dict[Any, _program.Program] = {}

    def _check(self) -> None:
        for name, parameter in self._parameters.items():
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                raise refuse("signature.parameters", f"expects a fixed list of parameters, got '{parameter}' in {self.__name__}",
                             fix="name each array", location=_program.place_of(self.fn))
        for name in self.static:
            if name not in self._parameters:
                raise refuse("signature.static", f"expects static= to name parameters of {self.__name__}, got '{name}'",
                             fix=f"choose from {', '.join(self._parameters)}", location=_program.place_of(self.fn))
        if not isinstance(self._specialise, int) or not 0 <= self._specialise < 2**31:
            raise refuse("signature.specialise", f"expects specialise= to be a number of calls, got {self._specialise!r}",
                         fix="write specialise=16, or leave it out", location=_program.place_of(self.fn))
        if self.target is not None and self.target not in _FAMILIES and self.target not in _cross.machines():
            raise refuse("toolchain.target", f"expects one of {', '.join([*_FAMILIES, *_cross.machines()])}, got {self.target!r}",
                         fix="leave target= out to follow the arrays")

    def __repr__(self) -> str:
        return f"<tier function {self.__name__}>"

    def __call__(self, *arguments: Any, out: Any = None, **named: Any) -> Any:
        """Compile for these arguments if that is new, and run. See `tier.compile`.

        `out` receives the result, or a tuple of arrays the results: row-major, aligned to 16 bytes, of the results' dtypes and
        shapes, and no part of an argument. It is returned.
        """
        # PyTorch's compiler reads this code; what it sees is one operator.
        if "torch" in _modules and _modules["torch"].compiler.is_compiling():
            from tier import _torch

            return _torch.operator(self, arguments, named, out)
        return self.run(arguments, named, out)

    def run(self, arguments: Sequence[Any], named: dict[str, Any], out: Any = None) -> Any:
        """Serve a call on arrays that hold data, whoever traces meanwhile."""
        if out is not None and "out" in self._parameters:
            named, out = {**named, "out": out}, None
        try:
            if named or self._plain is None or len(arguments) != self._count:
                dispatcher, arguments = self._bind(arguments, named)
            else:
                dispatcher = self._dispatchers.get(()) or self._dispatcher(self._plain, {})
            return self._serve(dispatcher, arguments, out)
        except LaunchError as error:
            raised = self._explained(error, arguments)
        except TierError as error:
            raised = error
        if raised.location is None:
            raised.location = here()
        raise raised if _env.read().debug else without_our_frames(raised) from None

    def _serve(self, dispatcher: Any, arguments: Sequence[Any], out: Any) -> Any:
        """Call a dispatcher. What a first call does not need is compiled behind it; a call that needs it waits for that."""
        def call() -> Any:
            return dispatcher(*arguments) if out is None else dispatcher.into(out, *arguments)

        try:
            results = call()
        except LaunchError as error:
            if not _first.is_partial(error):
                raise
            self._complete()
            try:
                results = call()
            except LaunchError as again:
                refused = next((first.error for first in self._firsts if first.error is not None), None)
                raise refused if _first.is_partial(again) and refused is not None else again
        for first in tuple(self._firsts):
            if not first.has_begun:
                self._pending.append(first.begin())
        return results

    # -- arguments ----------------------------------------------------------------------------------------------------

    def _bind(self, arguments: Sequence[Any], named: dict[str, Any]) -> tuple[Any, tuple[Any, ...]]:
        """Sort arguments into arrays and numbers, and static values; defaults are static."""
        names, values, static = self.sort(arguments, named)
        return self._dispatcher(names, static), values

    def sort(self, arguments: Sequence[Any], named: dict[str, Any]) -> tuple[tuple[str, ...], tuple[Any, ...], dict[str, Any]]:
        """Return the names of arrays and numbers, their values, and the static values."""
        try:
            bound = inspect.signature(self.fn).bind(*arguments, **named)
        except TypeError as error:
            raise refuse("signature.parameters", f"expects the parameters of {self.__name__}{inspect.signature(self.fn)}, got: {error}",
                         fix="pass every array") from None
        given = dict(bound.arguments)
        bound.apply_defaults()
        static = {name: value for name, value in bound.arguments.items() if name in self.static or name not in given}
        names = tuple(name for name in self._parameters if name not in static)
        return names, tuple(given[name] for name in names), static

    def _dispatcher(self, names: tuple[str, ...], static: dict[str, Any]) -> Any:
        key = (names, _fingerprint.key_of(static)) if static else ()
        if key not in self._dispatchers:

            def miss(key: bytes, signature: Any, arguments: Sequence[Any]) -> Any:
                return self._compile(names, static, signature, arguments, key, dispatcher).artefact

            def hot(key: bytes, signature: Any, exact: bytes, arguments: Sequence[Any]) -> None:
                record = _versions.Record((), {}, "", "background", key=key, exact=exact, dispatcher=dispatcher)
                if self._autotune or self._winners:
                    self._improve_by_tuning(names, static, signature, record, _framework(arguments))
                    return
                self._pending.append(_background.submit(lambda: self._improve(names, static, signature, record)))

            def differentiate(arguments: Sequence[Any], out: Any) -> Any:
                from tier import _torch

                return _torch.differentiated(self, names, static, arguments, out)

            dispatcher = _kernel.runtime().Dispatcher(miss, hot, 1 if self._autotune or self._winners else self._specialise,
                                                      differentiate)
            self._dispatchers[key] = dispatcher
            # What a watchdog reports is said once: its kernels are run by __call__ alone.
            if names == self._plain and "out" not in names and not self._debug.limit:
                self.attach(dispatcher, len(names))
        return self._dispatchers[key]

    def _compile(self, names: Sequence[str], static: dict[str, Any], signature: Any, arguments: Sequence[Any],
                 key: bytes = b"", dispatcher: Any = None) -> Kernel:
        """Trace and compile for the classes of arguments the runtime found."""
        specs = tuple(spec_of_class(argument, name, names) for argument, name in zip(signature, names))
        chip = self._chip(signature)
        begin = time.perf_counter()
        with self._compiling:
            kernel, origin = self._kernel(tuple(names), static, specs, chip, arguments, _device_of(signature))
        self._records.append(_versions.Record(tuple(zip(names, specs)), static, "a signature seen for the first time", origin,
                                              time.perf_counter() - begin, kernel, key=key, dispatcher=dispatcher))
        return kernel

    def _kernel(self, names: tuple[str, ...], static: dict[str, Any], specs: tuple[AnySpec, ...], chip: str,
                arguments: Sequence[Any], device: int) -> tuple[Kernel, str]:
        """Return the kernel of these specs, and where it came from."""
        key = (names, _fingerprint.key_of(static), specs, chip)
        if key in self._kernels:
            return self._kernels[key], "memory"
        shelf = _kept.Shelf(self.fn, self._debug, self._plan)
        self._texts[key] = shelf.text
        on_disk = shelf.key(names, specs, static, chip)

        def again() -> Kernel:
            return _kernel.build(_program.trace(self.fn, names, specs, static, self._plan), chip, self._debug)

        kept = shelf.get(on_disk, chip, again) if on_disk is not None else None
        if kept is not None:
            wrong = _kernel.contradiction(kept.assumptions, [getattr(one, "shape", ()) for one in arguments])
            if wrong is not None:
                raise wrong
            self._kernels[key] = kept
            return kept, "disk"
        times = _cross.Times()
        with times.step("[trace]"):
            program = _program.trace(self.fn, names, specs, static, self._plan)
        wrong = _kernel.contradiction(program.assumptions, [getattr(one, "shape", ()) for one in arguments])
        if wrong is not None:
            raise wrong
        kernel = self._kernels[key] = self._begun(program, chip, arguments, times)
        if kernel.is_partial:
            kernel.artefact.shelf = on_disk
            self._firsts.append(_first.First(kernel, lambda first: self._finish(first, key, on_disk, device)))
        elif on_disk is not None:
            _kept.put(on_disk, kernel)
        return kernel, "disk" if kernel.from_disk else "compiled"

    def _begun(self, program: _program.Program, chip: str, arguments: Sequence[Any], times: _cross.Times) -> Kernel:
        """Compile what a call needs, or everything where that is looked at, or does not save time."""
        is_watched = self._debug.check or self._debug.limit
        sides = _first.sides_of(program, arguments) if chip.startswith("sm_") and not is_watched else None
        if sides is not None:
            try:
                return _kernel.build(program, chip, self._debug, times, sides)
            except TierError:  # of what is refused, all is said
                pass
        return _kernel.build(program, chip, self._debug, times)

    def _finish(self, first: _first.First, key: Any, on_disk: str | None, device: int) -> None:
        """Compile all kernels of a signature, load what serves its calls so far, and let that serve them."""
        begun = first.kernel
        assert begun.program is not None
        kernel = _kernel.build(begun.program, begun.chip, self._debug, begun.times)
        if loaded := kernel.artefact.adopt(begun.artefact):
            kernel.artefact.program.prepare(device, loaded)
        if on_disk is not None:
            _kept.put(on_disk, kernel)
        self._kernels[key] = first.whole = kernel
        self._take_over()

    def _take_over(self) -> None:
        """Let what is compiled as a whole serve in place of what began. Who compiles holds no lock that this waits for."""
        with self._taking_over:
            for record in tuple(self._records):
                for first in tuple(self._firsts):
                    if record.kernel is first.kernel and first.whole is not None:
                        record.first, record.kernel = first.kernel, first.whole
                    elif record.kernel is first.kernel and first.error is not None:
                        record.error = str(first.error) or type(first.error).__name__
                if record.first is not None and record.kernel is not None:
                    record.dispatcher.replace(record.key, record.kernel.artefact)

    def _complete(self) -> None:
        """Wait until everything is compiled that first calls began, and let it serve, or else what was refused of it be known."""
        for first in tuple(self._firsts):
            first.wait()
        self._take_over()  # also where a call has asked for what began meanwhile

    def timing(self) -> str:
        """Return a table of where compiling its kernels went in this process; see `Kernel.timing`."""
        times = _cross.Times()
        for kernel in {id(one.kernel): one.kernel for one in self._records if one.kernel is not None}.values():
            for name, seconds in kernel.times.seconds.items():
                times.add(name, seconds)
        return times.table()

    # -- derivatives --------------------------------------------------------------------------------------------------

    def backward(self, fn: Callable[..., Any]) -> Function:
        """Take `fn` for the derivative: PyTorch's autograd calls it with the arguments, the results and their gradients.

        `fn` returns a gradient per array argument and is compiled like this function. Without one, calls whose arguments
        wait for a gradient are refused.

        >>> import tier
        >>> @tier.compile
        ... def product(x, w):
        ...     return x @ w
        >>> @product.backward
        ... def product_gradients(x, w, y, dy):
        ...     return dy @ w.T, x.T @ dy
        >>> product_gradients
        <tier function product_gradients>
        """
        self.derivative = fn if isinstance(fn, Function) else Function(fn, self.target, ())
        return self.derivative

    def traced(self, names: tuple[str, ...], specs: tuple[AnySpec, ...], static: dict[str, Any]) -> _program.Program:
        """Return the trace for these specs, from memory where it was made before."""
        key = (names, specs, _fingerprint.key_of(static))
        if key not in self._traces:
            self._traces[key] = _program.trace(self.fn, names, specs, static, self._plan)
        return self._traces[key]

    # -- better versions ----------------------------------------------------------------------------------------------

    def _improve(self, names: Sequence[str], static: dict[str, Any], signature: Any, record: _versions.Record) -> None:
        """Compile for exactly the arguments of a record, load it, and let it serve them; a failure is written down."""
        begin = time.perf_counter()
        record.reason = f"the same extents, strides and numbers {self._specialise} times in a row"
        try:
            found = self._exact_program(names, static, signature, record)
            if found is None:
                return
            program, positions, chip, times = found
            self._install(_kernel.build(program, chip, self._debug, times), signature, record, positions)
        except Exception as error:  # whatever it is, what serves now goes on
            record.origin, record.error, record.kernel = "failed", str(error) or type(error).__name__, None
        record.seconds = time.perf_counter() - begin - (record.kernel.artefact.seconds if record.kernel else 0.0)
        self._records.append(record)

    def _exact_program(self, names: Sequence[str], static: dict[str, Any], signature: Any,
                       record: _versions.Record) -> tuple[_program.Program, tuple[int, ...], str, _cross.Times] | None:
        """Trace for exactly the arguments of a record; None where an array is empty."""
        specs = tuple(spec_of_class(argument, name, names) for argument, name in zip(signature, names))
        record.specs, record.static = tuple(zip(names, specs)), static
        found = _versions.exactly(signature, record.exact or b"", specs, names)
        if found is None:
            return None
        exact, kept, numbers, positions = found
        record.specs, record.static = tuple(zip(kept, exact)), {**static, **numbers}
        chip, times = self._chip(signature), _cross.Times()
        general = (tuple(names), _fingerprint.key_of(static), specs, chip)
        with times.step("[trace]"):
            if general in self._kernels:
                self._check_same(general, names, specs, static)
            program = _program.trace(self.fn, kept, exact, record.static, self._plan)
        return program, positions, chip, times

    def _check_same(self, key: Any, names: Sequence[str], specs: Sequence[AnySpec], static: dict[str, Any]) -> None:
        """Refuse a better version of a kernel whose function reads other values by now."""
        since = "this signature was compiled"
        text = self._texts[key]
        if text is not None:
            _kept.check_same(self.fn, text, since)
            return
        # It reads objects, which have no fingerprint: a trace tells.
        served = self._kernels[key].program
        if served is None or _program.trace(self.fn, names, specs, static, self._plan).text() != served.text():
            raise _kept.changed(self.fn, since)

    def _install(self, kernel: Kernel, signature: Any, record: _versions.Record, positions: Sequence[int]) -> None:
        """Compile and load all of a kernel, then let it serve the arguments of a record."""
        kernel.artefact.compile()
        if kernel.artefact.program is not None and not self._debug.limit:  # reports of a watchdog are the caller's
            kernel.artefact.program.prepare(_device_of(signature))
        record.kernel = kernel
        record.dispatcher.install(record.key, record.exact, kernel.artefact, list(positions))

    # -- tuning -------------------------------------------------------------------------------------------------------

    def _improve_by_tuning(self, names: Sequence[str], static: dict[str, Any], signature: Any, record: _versions.Record,
                           framework: str) -> None:
        """Serve the arguments of a record by the winner for their bucket, which is measured now if none is kept."""
        begin = time.perf_counter()
        if sum(one.exact is not None for one in self._records) >= 64:  # shapes that never come back are not worth it
            return
        try:
            general = tuple(zip(names, (spec_of_class(argument, name, names) for argument, name in zip(signature, names))))
            found = self._exact_program(names, static, signature, record)
            if found is None:
                return
            program, positions, chip, times = found
            tuned, record.origin = self._winner(program, general, record, chip, signature, framework)
            if tuned is None:
                return
            record.reason = f"tuned for bucket {tuned.bucket}: " + (" | ".join(plan for plan in tuned.plans if plan) or "the model's choice won")
            chosen = _tune.with_plans(program, tuned.plans)
            self._install(_kernel.build(chosen, chip, self._debug, times), signature, record, positions)
        except Exception as error:  # the general version serves
            record.origin, record.error, record.kernel = "failed", str(error) or type(error).__name__, None
        record.seconds = time.perf_counter() - begin - (record.kernel.artefact.seconds if record.kernel else 0.0)
        self._records.append(record)

    def _winner(self, program: _program.Program, general: Sequence[tuple[str, AnySpec]], record: _versions.Record, chip: str, signature: Any,
                framework: str) -> tuple[_tune.Tuned | None, str]:
        """Return the winner for a program's bucket and where it came from: a file, the disk, or a run now."""
        device = _tune.device_of(chip, _device_of(signature))
        spelled = _versions.spell(general, record.static)
        bucket = _tune.bucket_of(program.specs)
        same = (self.__name__, device, spelled, bucket)
        for one in (*self._winners, *self.tuning):
            if (one.function, one.device, one.signature, one.bucket) == same:
                return one, "tuned before"
        if not self._autotune:
            return None, ""
        text, folder = _fingerprint.fingerprint(self.fn), _env.read().cache
        cache = _cache.DiskCache(folder) if folder and text is not None else None
        key = _cache.key_of("tuned", _cross.version(), text or "", *same)
        kept = cache.get(key) if cache is not None else None
        if kept is not None:
            self.tuning.append(_tune.of_entry(json.loads(kept)))
            return self.tuning[-1], "tuned before"
        tuned = _tune.tune(program, chip, title=self.__name__, device=device, signature=spelled, framework=framework)
        self.tuning.append(tuned)
        if cache is not None:
            cache.put(key, json.dumps(tuned.entry()).encode())
        return tuned, "tuned"

    def tune(self, arguments: Sequence[Any], named: dict[str, Any], path: str | os.PathLike[str] | None, limit: int,
             seconds: float) -> _tune.Tuned:
        """Tune for these arguments; see `tier.tune`."""
        names, values, static = self.sort(arguments, named)
        library = _kernel.runtime()
        signature = library.describe(values)
        specs = tuple(spec_of_class(argument, name, names) for argument, name in zip(signature, names))
        record = _versions.Record((), {}, "", exact=library.exactly(values))
        found = self._exact_program(names, static, signature, record)
        if found is None:
            raise refuse("launch.tuned", "expects arrays with elements to tune for, got an empty one", fix="pass the arrays of a usual call")
        program, _, chip, _ = found
        spelled = _versions.spell(tuple(zip(names, specs)), record.static)
        device = _tune.device_of(chip, _device_of(signature))
        tuned = _tune.tune(program, chip, title=self.__name__, device=device, signature=spelled, framework=_framework(values),
                           limit=limit, seconds=seconds)
        self.tuning.append(tuned)
        if path is not None:
            _tune.write(path, tuned)
        return tuned

    def settle(self, timeout: float | None = None) -> bool:
        """Wait until the versions under way in the background serve or have failed; return whether they do within `timeout` seconds."""
        from concurrent.futures import wait

        _, late = wait(list(self._pending), timeout)
        self._pending = list(late)
        return not late

    def versions(self) -> tuple[_versions.Version, ...]:
        """Return what was compiled so far: per signature why, from where, in which time, with which variants and how often each ran.

        Of a signature whose first call began with its own kernels, the rest is waited for.

        >>> import numpy, tier
        >>> twice = tier.compile(lambda x: x + x)
        >>> _ = twice(numpy.ones((4, 4), numpy.float32)), twice(numpy.ones((8, 8), numpy.float32))
        >>> [(one.signature, one.hits) for one in twice.versions()]
        [('x: f32[x.0%4, x.0%4] strides [4.., 1]', 1), ('x: f32[x.0%8, x.0%8] strides [4.., 1]', 1)]
        """
        self._complete()
        return tuple(record.version() for record in list(self._records))

    def report(self) -> str:
        """Return `versions()` as text, with a line that counts them."""
        return _versions.report(self.versions())

    def _chip(self, signature: Any) -> str:
        """Return the chip: the target's, or that of the arrays' device."""
        runtime = _kernel.runtime()
        if self.target in _cross.machines() and self.target != "cpu":
            return str(self.target)
        device = next((a.device for a in signature if a.kind == "tensor"), "cpu")
        wanted = _FAMILIES.get(self.target or "", device)
        if wanted != device:
            move = 'x.to("cuda")' if wanted in ("cuda", "rocm") else "x.cpu()"
            raise refuse("signature.device", f"expects arrays on {wanted} for target={self.target!r}, got {device}", fix=f"write {move}")
        return str(runtime.default_chip(signature))

    def _explained(self, error: LaunchError, arguments: Sequence[Any]) -> LaunchError:
        for kernel in self._kernels.values():
            if kernel.arity == len(arguments):
                said = _kernel.explained(error, kernel.assumptions, arguments)
                if said is not error:
                    return said
        return error

    # -- looking inside -----------------------------------------------------------------------------------------------

    def _specs(self, arguments: Sequence[Any], named: dict[str, Any]) -> tuple[tuple[str, ...], tuple[AnySpec, ...], dict[str, Any]]:
        """Return the specs of arguments that may be arrays or specs."""
        names, values, static = self.sort(arguments, named)
        specs: list[AnySpec] = []
        for name, value in zip(names, values):
            if hasattr(value, "__dlpack__") or hasattr(value, "__array_interface__"):
                (described,) = _kernel.runtime().describe((value,))
                specs.append(spec_of_class(described, name, [name]))
            else:
                specs.append(spec_of(value, name))
        return names, tuple(specs), static

    def program(self, *arguments: Any, **named: Any) -> _program.Program:
        """Trace for arrays or specs, and return the program: its IR, results and assumptions."""
        try:
            names, specs, static = self._specs(arguments, named)
            program = _program.trace(self.fn, names, specs, static, self._plan)
            self._check_extents(program.assumptions, specs)
            return program
        except TierError as error:
            raise error if _env.read().debug else without_our_frames(error) from None

    def ir(self, room: str, *arguments: Any, chip: str | None = None, **named: Any) -> str:
        """Return the IR as it leaves `room` ("what", "where", "when" or "how"), for arrays or specs.

        No data is read and no device is needed. `chip` is a row of the machine table; it defaults to the target, then to
        that of the arrays' device, then to "cpu".
        """
        program = self.program(*arguments, **named)
        if room == "what":
            return program.text()
        return str(_cross.room(program.module, self._chosen_chip(chip, arguments), room, self._debug))

    def _chosen_chip(self, chip: str | None, arguments: Sequence[Any]) -> str:
        if chip is None:
            return self._default_chip(arguments)
        if chip not in _cross.machines():
            raise refuse("toolchain.chip", f"expects one of {', '.join(_cross.machines())}, got {chip!r}",
                         fix="choose one of the machines that tier-opt lists")
        return chip

    def _default_chip(self, arguments: Sequence[Any]) -> str:
        """Return the target if it is a chip, else the chip of the first array among the arguments, else "cpu"."""
        if self.target in _cross.machines():
            return str(self.target)
        arrays = [one for one in arguments if hasattr(one, "__dlpack__") or hasattr(one, "__array_interface__")]
        return str(_kernel.runtime().default_chip(_kernel.runtime().describe(arrays[:1]))) if arrays else "cpu"

    def lower(self, *arguments: Any, chip: str | None = None, **named: Any) -> Kernel:
        """Compile for arrays or specs, without running; see `tier.lower`."""
        times = _cross.Times()
        try:
            names, specs, static = self._specs(arguments, named)
            chip = self._chosen_chip(chip, arguments)
            with times.step("[disk]"):
                shelf = _kept.Shelf(self.fn, self._debug, self._plan)
                on_disk = shelf.key(names, specs, static, chip)
                kept = None if on_disk is None else shelf.get(on_disk, chip, lambda: self._lowered(names, specs, static, chip, times), times)
            if kept is not None:
                return kept
            kernel = self._lowered(names, specs, static, chip, times)
        except TierError as error:
            raise error if _env.read().debug else without_our_frames(error) from None
        if on_disk is not None:
            with times.step("[disk]"):
                _kept.put(on_disk, kernel)
        return kernel

    def _lowered(self, names: Sequence[str], specs: Sequence[AnySpec], static: dict[str, Any], chip: str, times: _cross.Times) -> Kernel:
        with times.step("[trace]"):
            program = _program.trace(self.fn, names, specs, static, self._plan)
        self._check_extents(program.assumptions, specs)
        return _kernel.build(program, chip, self._debug, times)

    @staticmethod
    def _check_extents(assumptions: Sequence[Assumption], specs: Sequence[AnySpec]) -> None:
        """Refuse specs whose extents contradict what tracing took for granted."""
        wrong = _kernel.contradiction(assumptions, [getattr(one, "shape", ()) for one in specs])
        if wrong is not None:
            raise wrong


def _check_options(fn: Any, target: Any, static: Any, debug: Any, specialise: Any, tuned: Any) -> None:
    """Refuse what cannot be compiled, and options of other types."""
    def wrong(rule: str, expects: str, got: Any, fix: str) -> TierError:
        return refuse(rule, f"expects {expects}, got {got!r}", fix=fix, location=here())

    if not callable(fn):
        raise wrong("signature.parameters", "a function over arrays", fn, "write @tier.compile above a def")
    if not isinstance(static, (tuple, list)) or not all(isinstance(one, str) for one in static):
        raise wrong("signature.static", "a tuple of names of parameters as static=", static, 'write static=("axis",)')
    if target is not None and not isinstance(target, str):
        raise wrong("toolchain.target", "the name of a target", target, "leave target= out to follow the arrays")
    if debug is not None and not isinstance(debug, str):
        raise wrong("toolchain.debug", "'watchdog' or 'watchdog=MILLISECONDS'", debug, "leave debug= out to compile kernels that are not watched")
    if tuned is not None and not isinstance(tuned, (str, os.PathLike)):
        raise wrong("launch.tuned", "the path of a file that tier.tune wrote", tuned, "leave tuned= out")


_native.adopt(Function)


def _device_of(signature: Any) -> int:
    """Return the number of the first array's device; 0 without arrays."""
    return next((argument.device_index for argument in signature if argument.kind == "tensor"), 0)


def _framework(arguments: Sequence[Any]) -> str:
    """Return what candidates are measured with: NumPy where all arrays are its own, else PyTorch."""
    return "numpy" if all(type(one).__module__ == "numpy" for one in arguments if hasattr(one, "shape")) else "torch"


def compile(fn: Callable[..., Any] | None = None, /, *, target: str | None = None, static: Sequence[str] = (),
            debug: str | None = None, check: bool = False, specialise: int = 0, autotune: bool = False,
            tuned: str | os.PathLike[str] | None = None, plan: Mapping[str, Any] | None = None) -> Any:
    """Compile `fn`, a function over arrays, to one or more kernels.

    `fn` is traced once per signature (dtypes, ranks, which extents are 1 or equal, which extents and strides are known
    multiples of 16), with symbolic arrays standing in for its arguments; it never sees data. Extents stay symbolic: one
    kernel serves every shape. Arguments are NumPy arrays, anything with `__dlpack__`, and Python numbers, which become
    runtime scalars. Results come back in the caller's framework, on its device and current stream.

    `target` is "cpu", "cuda", "hip" or a chip such as "sm_90a"; by default the device of the arrays. `static` names
    parameters whose values are fixed while tracing (an axis, a flag); so are defaults that are not passed.
    `debug="watchdog"` bounds every wait on a barrier (by 2000 ms, or `"watchdog=MILLISECONDS"`) and turns a hang into an
    `AsyncError` that says who waits for what; calls then wait for the device. With `check`, each kernel is tried before
    its first launch: its protocol is proved and simulated, and its numbers on small arrays, under several schedules, are
    compared with those of the cpu target. After `specialise` calls in a row with the same extents, strides and numbers, a
    version for exactly those is compiled in the background while the general one serves; see `Function.versions`.
    With `autotune`, the first call of a shape measures the plan Problem's best few candidates in a process of their own and
    keeps the winner on disk, by device, signature and bucket of shapes; `tuned` names a file of winners that `tier.tune`
    wrote.

    `plan` asks for parts of the plan of every product, instead of what the compiler would choose: `tile` [m, n, k],
    `cluster` [m, n] of CTAs that load tiles for each other, `stages`, `swaps` (rows of the product are columns of the
    instruction); or a tile with `swaps`, `segments` of k or `ctas` (about so many CTAs share the sums, in as many segments for each
    tile as the launch counts), `adds` (segments of integers are added where the sums lie, in any order), and `grain`:
    "warpgroup", or "warp" for the instruction of single warps. Of products that no matrix instruction serves, and of f64, `tile`
    has sides of 16, 32 .. 256 and 8, 16 .. 64 of k, beside `stages`, and `segments` or `ctas`. What the machine cannot carry out is refused.

    >>> import tier
    >>> @tier.compile
    ... def scale(x, a):
    ...     return x * a
    >>> print(scale.program("f32[N]", 2.0).results[0].dtype)
    f32

    A refusal names the line, the rule, what came, and a fix:

    >>> scale.program("i32[N]", 2.0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tier._errors.TraceError: ...[trace.promotion] expects a Python scalar of the array's kind, got float beside i32; ...
    """
    if fn is None:
        return lambda given: Function(given, target, static, debug, check, specialise, autotune, tuned, plan)
    return Function(fn, target, static, debug, check, specialise, autotune, tuned, plan)


def lower(fn: Any, specs: Sequence[Any], *, chip: str, **static: Any) -> Kernel:
    """Compile `fn` for `specs` and `chip`, without data or a device.

    `specs` are `tier.Spec`s, their text ("bf16[M, K]"), or numbers for scalar arguments; `static` are the values of
    other parameters. The kernel can be printed, saved, and called where its device is.
    """
    function = fn if isinstance(fn, Function) else Function(fn, None, tuple(static))
    if not isinstance(specs, (tuple, list)):
        raise refuse("signature.spec", f"expects a list of specs and numbers, got {specs!r}", fix='write tier.lower(fn, ["bf16[M, K]"], chip="sm_90a")')
    return function.lower(*specs, chip=chip, **static)


def settle(timeout: float | None = None) -> bool:
    """Wait until what is compiled in the background for any function serves or has failed; return whether that is within `timeout` seconds.

    A benchmark calls it behind its first calls, lest a thread that compiles is timed beside them.

    >>> import tier
    >>> tier.settle(60)
    True
    """
    end = None if timeout is None else time.monotonic() + timeout
    return all([one.settle(None if end is None else max(0.0, end - time.monotonic())) for one in list(functions.values())])


def tune(fn: Any, *arguments: Any, path: str | os.PathLike[str] | None = None, limit: int = 8, seconds: float = 30.0,
         **named: Any) -> _tune.Tuned:
    """Measure the best `limit` candidates of each kernel of `fn` for these arrays, each for at most `seconds`, and return what won.

    Candidates are compiled and run in a process of their own: what fails, hangs or computes other numbers is in the summary.
    With `path` the winner is added to a file, which `tier.compile(fn, tuned=path)` deploys.

    >>> import numpy, tier
    >>> x = numpy.ones((64, 64), numpy.float32)
    >>> found = tier.tune(lambda x: x @ x, x, limit=2)
    >>> len(found.trials), found.microseconds <= found.baseline
    (1, True)
    """
    if type(limit) is not int or limit < 0 or not isinstance(seconds, (int, float)) or not seconds > 0:
        raise refuse("launch.tuned", f"expects a number of candidates and seconds for each, got limit={limit!r} and seconds={seconds!r}",
                     fix="write limit=8, seconds=30.0")
    if path is not None and not isinstance(path, (str, os.PathLike)):
        raise refuse("launch.tuned", f"expects the path of a file for winners, got {path!r}", fix='write path="winners.json"')
    function = fn if isinstance(fn, Function) else Function(fn, None, ())
    return function.tune(arguments, named, path, limit, seconds)
