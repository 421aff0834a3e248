"""Kernels: one compiled signature, ready to run, to print and to save."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Sequence
from typing import Any

from tier import _cache, _cross, _env, _native
from tier._errors import AsyncError, LaunchError, Place, refuse
from tier._extent import Assumption, Extent
from tier._host import Host, Launch
from tier._program import Program, expression
from tier._signature import Spec
from tier.mlir import ir


class Kernel:
    """A function compiled for one signature and one chip.

    Call it with arrays of that signature. `ir(room)` prints it in a room, `launches` says how many kernels one call
    starts, `save(path)` keeps it with everything a launch needs; `tier.load(path)` brings it back.
    """

    def __init__(self, artefact: Any, chip: str, *, program: Program | None = None, where: ir.Module | None = None,
                 is_tuple: bool = False, remarks: bytes = b"[]", debug: _cross.Debug = _cross.PLAIN):
        self.artefact = artefact
        self.chip = chip
        self.program = program
        self._where = where
        self._is_tuple = artefact.native.is_tuple = is_tuple
        self._debug = debug
        self._when: ir.Module | None = None
        self._launched: dict[frozenset[str], ir.Module] = {}
        self.trials: tuple[Any, ...] = ()
        """With `check=True`: the kernels compiled so far, each with the shapes on which it was simulated."""
        self._remarks = remarks
        self.times = _cross.Times()
        """Seconds of each pass so far, and in brackets of what is no pass."""
        self.from_disk = False
        """Whether room Where came from the disk cache."""
        self.is_partial = False
        """Whether it has the kernels of one call, and no others."""

    def __repr__(self) -> str:
        name = self.program.name if self.program else "loaded"
        return f"<tier.Kernel {name} for {self.chip}>"

    def __call__(self, *arguments: Any) -> Any:
        """Run on the arguments' device and current stream; results come back in the first array's framework."""
        try:
            results = self.artefact.call(arguments)
        except LaunchError as error:
            raise explained(error, self.assumptions, arguments) from None
        results = results if isinstance(results, tuple) else (results,)
        return results if self._is_tuple else results[0]

    def simulate(self, *arguments: Any, seed: int = 0, units: int = 2, reports: bool = True) -> Any:
        """Run on arrays of the CPU by simulation, under the schedule of `seed`; see `tier.simulate`, which tries several.

        Without `reports` the run goes on where a rule is broken, so that the numbers show what comes of it.
        """
        return self.simulated(arguments, seed=seed, units=units, reports=reports)[0]

    def simulated(self, arguments: Sequence[Any], **options: Any) -> tuple[Any, dict[str, Any]]:
        """Return the results of a simulation, and what `Artefact.simulate` says of it."""
        try:
            results, said = self._simulated(arguments, options)
        except LaunchError as error:
            raise explained(error, self.assumptions, arguments) from None
        except AsyncError as error:
            error.location = self.place
            raise
        return tuple(results) if self._is_tuple else results[0], said

    def _simulated(self, arguments: Sequence[Any], options: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
        if self._when is None and self._where is not None:
            launches = self.artefact.trace(arguments, units=options.get("units", 2))
            names = frozenset(self.artefact.images[one["image"]].name for one in launches if "launch" in one)
            try:
                return self.artefact.simulate(self._when_of(names), arguments, **options)
            except LaunchError as error:
                if error.rule != "launch.kernel":  # where arrays lie may lead to another one
                    raise
        return self.artefact.simulate(self.when(), arguments, **options)

    def _when_of(self, names: frozenset[str]) -> ir.Module:
        """Return a module with these kernels alone as they leave room When. Each is proved on its way, which takes a while."""
        if names not in self._launched:
            self._launched[names] = self._alone(sorted(names), "when", _cross.PLAIN)  # which nobody changes: others may be simulating with it
        return self._launched[names]

    def _alone(self, names: Sequence[str], room: str, debug: _cross.Debug) -> ir.Module:
        """Return a module with these kernels alone as they leave `room`, "where" or one behind it."""
        assert self._where is not None
        module = ir.Module.create(self._where.operation.location)
        for attribute in self._where.operation.attributes:
            module.operation.attributes[attribute] = self._where.operation.attributes[attribute]
        for name in names:
            alone = _native.isolate(self._where, name)
            _cross.walk(alone, self.chip, "where", room, debug)
            for op in alone.body.operations:
                op.operation.clone(ir.InsertionPoint(module.body))
        return module

    def when(self) -> ir.Module:
        """Return all kernels as they leave room When, with their host side."""
        if self._where is None:
            raise refuse("launch.loaded", "expects a kernel compiled in this process for its rooms, got a loaded one",
                         fix="compile it again")
        if self._when is None:
            when = _cross.copy(self._where)
            _cross.walk(when, self.chip, "where", "when")
            self._when = when
        return self._when

    @property
    def place(self) -> Place | None:
        """Where the function is, in the user's program."""
        operations = self._where.body.operations if self._where else ()
        host = next((op for op in operations if op.operation.name == "func.func"), None)
        return None if host is None else _cross.place_of(host.location)

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """What tracing took for granted; checked at every launch."""
        return self.program.assumptions if self.program else ()

    @property
    def arity(self) -> int | None:
        """How many arguments it takes; None for a loaded one."""
        return len(self.program.specs) if self.program else None

    @property
    def remarks(self) -> tuple[_cross.Remark, ...]:
        """What the passes did and could not do, up to room Where."""
        return _cross.remarks_of(self._remarks)

    @property
    def dropped(self) -> tuple[str, ...]:
        """What was planned and proved to be reached by no call."""
        name = "VariantDropped"  # among thousands of remarks, few of which are ever read
        return tuple(remark.message for remark in self.remarks if remark.name == name) if name.encode() in self._remarks else ()

    @property
    def plans(self) -> dict[str, str]:
        """The plan of each kernel: tile, atom, stages, warps, cluster and order. Empty for a loaded one."""
        return _native.plans(self._where) if self._where is not None else {}

    def timing(self) -> str:
        """Return a table of where compilation went, the longest first: seconds, and the pass or [step] that took them."""
        return self.times.table()

    @property
    def launches(self) -> int:
        """How many kernels one call starts at most: a product of few rows may be summed in parts, which one more adds up."""
        if self._where is None:
            raise refuse("launch.loaded", "expects a kernel compiled in this process for launches, got a loaded one",
                         fix="ask before saving, or count kernel.trace(...)")
        host = next((op for op in self._where.body.operations if op.operation.name == "func.func"), None)
        return 0 if host is None else _count_launches(host.regions[0])

    def launched(self, *arguments: Any, units: int = 132) -> list[Launch]:
        """Return the kernels one call launches, each with the buffers it is handed. No device is needed.

        An array argument may be given as its shape, of contiguous strides; `units` is the number of multiprocessors.
        """
        if self._where is None or self.program is None:
            raise refuse("launch.loaded", "expects a kernel compiled in this process for launched, got a loaded one",
                         fix="ask before saving, or read kernel.trace(...)")
        if len(arguments) != len(self.program.specs):
            raise refuse("launch.arguments", f"expects {len(self.program.specs)} arguments of {self.program.name}, got {len(arguments)}",
                         fix="pass an array, its shape or a number for each")
        host = next(op.operation for op in self._where.body.operations if op.operation.name == "func.func")
        return Host(host, _buffers(self.program, arguments), self.chip, units).launches

    def bytes_moved(self, *arguments: Any) -> int:
        """Return the bytes of all buffers that the kernels of one call are handed: what is moved if each is moved once."""
        return sum(size for launch in self.launched(*arguments) for _, size in launch.buffers)

    def trace(self, *arguments: Any) -> Any:
        """Return the launches a call would make: kernel, grid, block, and the bytes of workspace."""
        return self.artefact.trace(arguments)

    def ir(self, room: str = "how", kernels: Sequence[str] | None = None) -> str:
        """Return the IR as it leaves `room`: "what", "where", "when" or "how".

        With `kernels`, which `plans` lists and `trace` names, that of these alone, without the host's function: the others
        are not compiled. There are none yet in room What.
        """
        if self.program is None:
            raise refuse("launch.loaded", "expects a kernel compiled in this process for ir, got a loaded one", fix="compile it again")
        if room == "what":
            return self.program.text()
        if kernels is None or room not in _cross.ROOMS:
            return str(_cross.room(self.program.module, self.chip, room, self._debug))
        known = {image.name for image in self.artefact.images}
        if unknown := [name for name in kernels if name not in known]:
            raise refuse("launch.kernel", f"expects some of the {len(known)} kernels of {self.program.name}, got {unknown[0]!r}",
                         fix="write names that kernel.plans has", location=self.place)
        return str(self._alone(kernels, room, self._debug))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write one file with the launch program and every image, compiled."""
        self.artefact.save(os.fspath(path))


def _buffers(program: Program, arguments: Sequence[Any]) -> list[Any]:
    """Describe arguments and results as (name, element bytes, extents, strides); None for a scalar."""
    shapes = [tuple(one) if isinstance(one, tuple) else tuple(getattr(one, "shape", ())) for one in arguments]
    described: list[Any] = []
    for name, spec, shape, argument in zip(program.names, program.specs, shapes, arguments, strict=True):
        if not isinstance(spec, Spec):
            described.append(None)
            continue
        strides = argument.stride() if callable(getattr(argument, "stride", None)) else contiguous(shape)
        if hasattr(argument, "strides"):
            strides = [step // argument.itemsize for step in argument.strides]
        described.append((name, spec.dtype.bytes, shape, strides))
    for number, result in enumerate(program.results):
        extents = [evaluate(extent, shapes) or 0 for extent in result.extents]
        described.append((f"result {number}", result.dtype.bytes, extents, contiguous(extents)))
    return described


def contiguous(extents: Sequence[int]) -> list[int]:
    """Return the strides, in elements, of a row-major array without gaps."""
    strides, total = [], 1
    for extent in reversed(extents):
        strides.append(total)
        total *= extent
    return strides[::-1]


def _count_launches(region: ir.Region) -> int:
    """Count launches on the longest way through the guards, which are nested as deep as there are variants."""
    regions, found = [region], []  # of each region its own launches, and the places of what each operation holds
    for one in regions:
        launches, held = 0, []
        for block in one.blocks:
            for op in block.operations:
                if op.operation.name == "gpu.launch_func":
                    launches += 1
                elif len(op.regions):
                    held.append(range(len(regions), len(regions) + len(op.regions)))
                    regions.extend(op.regions)
        found.append((launches, held))
    totals = [0] * len(regions)
    for place in reversed(range(len(regions))):  # what is held comes behind who holds it
        launches, held = found[place]
        totals[place] = launches + sum(max(totals[i] for i in places) for places in held)
    return totals[0]


def load(path: str | os.PathLike[str]) -> Kernel:
    """Load what `Kernel.save` wrote. Nothing is compiled or traced again."""
    library = runtime()
    artefact = library.load(os.fspath(path))
    return Kernel(artefact, getattr(artefact, "chip", "unknown"), is_tuple=artefact.native.is_tuple)


def runtime() -> Any:
    """Return `tier.runtime`, imported when first needed."""
    try:
        from tier import runtime as library
    except ImportError as error:
        raise refuse("toolchain.runtime", f"expects tier's runtime to import, got: {error}", fix="install the whole package") from None
    return library


def build(program: Program, chip: str, debug: _cross.Debug = _cross.PLAIN, times: _cross.Times | None = None,
          sides: Sequence[int] | None = None) -> Kernel:
    """Compile `program` for `chip`: through What and Where now, each variant the rest of the way when it first runs.

    With the `sides` of the arrays of a call (`_first.sides_of`) only the kernels which that launches go through Where, unless all
    of them have been there before.
    """
    times = _cross.Times() if times is None else times
    folder = _env.read().cache
    cache = _cache.DiskCache(folder) if folder else None
    where, remarks, from_disk = _where(program, chip, cache, times, sides)
    with times.step("[launch program]"):
        _check_at_launch(where, program)
        debug.mark(where)
        library = runtime()
        results = [library.Result(result.dtype.name, [expression(extent) for extent in result.extents]) for result in program.results]

    def lower(module: ir.Module) -> None:
        # Operations are objects here only where they are looked at: upstream's dialects take as long to import as a kernel to load.
        name = next(op.attributes["sym_name"].value for op in module.body.operations) if debug.check else ""
        _cross.lower(module, chip, debug, times)
        if debug.check:
            from tier import _simulate

            kernel.trials += _simulate.check(kernel, name)

    with times.step("[launch program]"):
        artefact = library.Artefact(where, chip=chip, lower=lower, results=results, cache=cache, times=times)
    kernel = Kernel(artefact, chip, program=program, where=where, is_tuple=program.is_tuple, remarks=remarks, debug=debug)
    kernel.times, kernel.from_disk = times, from_disk
    kernel.is_partial = sides is not None and not from_disk and "[launch.partial]" in artefact.json
    return kernel


def _where(program: Program, chip: str, cache: _cache.DiskCache | None,
           times: _cross.Times, sides: Sequence[int] | None) -> tuple[ir.Module, bytes, bool]:
    """Take the program to Where's exit, from the disk cache where it has been there before; what was remarked on the way beside it."""
    with times.step("[disk]"):
        key = _cache.key_of("where as bytecode", program.text(locations=True), _cross.version(), chip)
        kept = cache.get(key) if cache else None
        if kept is not None:
            head, _, module = kept.partition(b"\n")
            return ir.Module.parse(module, program.module.context), head, True
    listener = _cross.Remarks(program.module.context)
    where = _cross.room(program.module, chip, "where", times=times, sides=sides)
    remarks = listener.take()
    if cache and sides is None:
        with times.step("[disk]"):
            module = io.BytesIO()
            where.operation.write_bytecode(module)
            cache.put(key, remarks + b"\n" + module.getvalue())
    return where, remarks, False


def _check_at_launch(where: ir.Module, program: Program) -> None:
    """Write each assumption into the host function as an assertion."""
    if not program.assumptions:
        return
    symbols = ir.SymbolTable(where.operation)
    if program.name in symbols:
        _HostChecks(symbols[program.name].operation, program).write()


class _HostChecks:
    """Writes assertions on extents at the start of a host function, whose arguments are base, extents, strides."""

    def __init__(self, host: ir.Operation, program: Program):
        self.block = host.regions[0].blocks[0]
        self.point = ir.InsertionPoint.at_block_begin(self.block)
        self.location = host.location
        self.program = program
        self.index = ir.Type.parse("index", host.context)
        self.extents: dict[tuple[int, int], ir.Value] = {}
        position = 0
        for number, spec in enumerate(program.specs):
            rank = len(getattr(spec, "shape", ()))
            for axis in range(rank):
                self.extents[number, axis] = self.block.arguments[position + 1 + axis]
            position += 1 + 2 * rank

    def write(self) -> None:
        for number, assumption in enumerate(self.program.assumptions):
            left, right = self._value(expression(assumption.left)), self._value(expression(assumption.right))
            code = {"==": 0, ">=": 5, "divides": 0}[assumption.relation]
            if assumption.relation == "divides":
                left, right = self._op("arith.remsi", right, left), self._value(0)
            predicate = ir.IntegerAttr.get(ir.Type.parse("i64", self.location.context), code)
            holds = self._op("arith.cmpi", left, right, type=ir.Type.parse("i1", self.location.context), predicate=predicate)
            message = f"[launch.extent] {assumption.place}: expects {assumption} {assumption.why} #{number}"
            ir.Operation.create("cf.assert", operands=[holds], loc=self.location, ip=self.point,
                                attributes={"msg": ir.StringAttr.get(message, self.location.context)})

    def _op(self, name: str, *operands: ir.Value, type: ir.Type | None = None, **attributes: ir.Attribute) -> ir.Value:
        return ir.Operation.create(name, results=[type or self.index], operands=list(operands), attributes=attributes,
                                   loc=self.location, ip=self.point).results[0]

    def _value(self, what: Any) -> ir.Value:
        if isinstance(what, int):
            return self._op("arith.constant", value=ir.IntegerAttr.get(self.index, what))
        name, a, b = what
        if name == "extent":
            return self.extents[a, b]
        op = {"add": "addi", "mul": "muli", "min": "minsi", "max": "maxsi", "floordiv": "floordivsi"}[name]
        return self._op(f"arith.{op}", self._value(a), self._value(b))


def explained(error: LaunchError, assumptions: Sequence[Assumption], arguments: Sequence[Any]) -> LaunchError:
    """Say which assumption the arguments contradict, with their extents and the line that assumed it; else return `error`."""
    return contradiction(assumptions, [tuple(getattr(argument, "shape", ())) for argument in arguments]) or error


def contradiction(assumptions: Sequence[Assumption], shapes: Sequence[Sequence[Any]]) -> LaunchError | None:
    """Return the refusal of the first assumption that `shapes` contradict. Only extents that are ints are looked at."""
    for assumption in assumptions:
        left, right = (evaluate(side, shapes) for side in (assumption.left, assumption.right))
        if left is None or right is None or assumption.holds(left, right):
            continue
        got = f"{assumption.left} = {left} and {assumption.right} = {right}"
        return LaunchError(f"expects {assumption} {assumption.why}, got {got}", rule="launch.extent",
                           fix="pass arrays whose extents agree there", location=assumption.place)
    return None


def evaluate(extent: Extent, shapes: Sequence[Sequence[Any]]) -> int | None:
    """Return an extent for arguments of these shapes; None where they do not say it."""
    def value(what: Any) -> int:
        if isinstance(what, int):
            return what
        name, a, b = what
        if name == "extent":
            return int(shapes[a][b])
        x, y = value(a), value(b)
        return {"add": x + y, "mul": x * y, "min": min(x, y), "max": max(x, y), "floordiv": x // y if y else 0}[name]

    try:
        return value(expression(extent))
    except (ValueError, TypeError, IndexError):
        return None
