"""Kept kernels: what a call needs of a kernel that another process traced and compiled, without tracing it again."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tier import _cache, _cross, _env, _fingerprint, _kernel, _program
from tier._errors import Place, TierError, refuse
from tier._extent import Assumption, Atom, Extent
from tier._kernel import Kernel


@functools.cache
def _porch() -> str:
    """Return what identifies the Python side, which traces: the sizes and times of its files."""
    folder = Path(_cache.__file__).parent
    stats = [one.stat() for part in (folder, folder / "language", folder / "runtime") for one in sorted(os.scandir(part), key=_name_of)
             if one.name.endswith(".py")]
    return ";".join(f"{stat.st_size}.{stat.st_mtime_ns}" for stat in stats)


def _name_of(entry: os.DirEntry[str]) -> str:
    return entry.name


class Shelf:
    """The place of one function's kernels in the disk cache; there is none for a function that has to be traced each time.

    A kernel is kept as its launch program, its assumptions and what `versions()` says of it, under all that a trace depends
    on: the function's fingerprint, the plan it asks for, the specs, the static values, the chip, and this compiler. Its images are
    found by name. A shelf is that of the function as it is now: what it reads by name may change between two traces.
    """

    def __init__(self, fn: Callable[..., Any], debug: _cross.Debug, plan: str | None = None):
        self._fn = fn
        self.text = _fingerprint.fingerprint(fn)
        """Its fingerprint."""
        self._plan = plan or ""
        self._debug = debug

    def key(self, names: Sequence[str], specs: Sequence[Any], static: dict[str, Any], chip: str) -> str | None:
        """Return where such a kernel is, or None where that cannot be said."""
        if self.text is None or self._debug.check or _env.read().cache is None:
            return None
        values = [_fingerprint.fingerprint_of(value) for value in static.values()]
        if any(value is None for value in values):
            return None
        return _cache.key_of("kernel", _cross.version(), _porch(), self.text, repr(tuple(names)), repr(tuple(specs)), repr(tuple(static)),
                             repr(values), chip, self._debug.options, self._plan)

    def get(self, key: str, chip: str, again: Callable[[], Kernel], times: _cross.Times | None = None) -> Kernel | None:
        """Return the kernel under `key`, if it was kept. `again` traces it, when more than a launch is asked of it.

        By then the function may read something else, and is refused: its launch program would get kernels of another one.
        Where compilation goes from here on is added to `times`, the kernel's own then.
        """
        cache = _cache.DiskCache(folder) if (folder := _env.read().cache) else None
        kept = cache.get(key) if cache is not None else None
        if kept is None:
            return None
        head, _, launch = kept.partition(b"\n")
        entry = json.loads(head)
        library = _kernel.runtime()

        def same() -> Kernel:
            check_same(self._fn, self.text, "its kernel was found on the disk")
            return again()

        def module() -> tuple[Any, Callable[[Any], None]]:
            return same().artefact.source

        artefact = library.Artefact.kept(launch.decode(), chip, cache, key, module, times)
        kernel = Kept(artefact, chip, entry, same, self._debug)
        kernel.times = times or kernel.times
        return kernel


def check_same(fn: Callable[..., Any], text: str | None, since: str) -> None:
    """Refuse a function that reads other values by its names than when `text` was its fingerprint."""
    if _fingerprint.fingerprint(fn) != text:
        raise changed(fn, since)


def changed(fn: Callable[..., Any], since: str) -> TierError:
    """What a function is refused with that reads other values by its names than it did."""
    return refuse("trace.changed", f"expects {getattr(fn, '__name__', 'the function')} to read by name what it did when {since}, got other values",
                  fix="compile the function again, or pass what changes as an argument", location=_program.place_of(fn))


def put(key: str, kernel: Kernel) -> None:
    """Keep `kernel` under `key` of a shelf, and let its images be found there."""
    folder = _env.read().cache
    if folder is None:
        return
    program = kernel.program
    assert program is not None
    entry = {"name": program.name, "is_tuple": program.is_tuple, "specs": len(program.specs),
             "assumptions": [_written(one) for one in program.assumptions], "plans": kernel.plans,
             "dropped": list(kernel.dropped)}
    kernel.artefact.shelf = key
    _cache.DiskCache(folder).put(key, f"{json.dumps(entry)}\n{kernel.artefact.json}".encode())


class Kept(Kernel):
    """A kernel that was kept. It launches at once, and is traced when its rooms are asked for."""

    def __init__(self, artefact: Any, chip: str, entry: dict[str, Any], again: Callable[[], Kernel], debug: _cross.Debug):
        self._full: Kernel | None = None
        self._again = again
        self._entry = entry
        super().__init__(artefact, chip, is_tuple=entry["is_tuple"], debug=debug)
        self.from_disk = True
        self._assumptions: tuple[Assumption, ...] | None = None

    def __repr__(self) -> str:
        return f"<tier.Kernel {self._entry['name']} for {self.chip}>"

    def _traced(self) -> Kernel:
        if self._full is None:
            self._full = self._again()
        return self._full

    @property
    def program(self) -> Any:
        return self._traced().program

    @program.setter
    def program(self, value: Any) -> None:
        assert value is None

    @property
    def _where(self) -> Any:
        return self._traced()._where

    @_where.setter
    def _where(self, value: Any) -> None:
        assert value is None

    @property
    def remarks(self) -> tuple[_cross.Remark, ...]:
        return self._traced().remarks

    @property
    def arity(self) -> int:
        return self._entry["specs"]

    @property
    def plans(self) -> dict[str, str]:
        return self._entry["plans"]

    @property
    def dropped(self) -> tuple[str, ...]:
        return tuple(self._entry["dropped"])

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        if self._assumptions is None:
            self._assumptions = tuple(map(_read, self._entry["assumptions"]))
        return self._assumptions


def _written(assumption: Assumption) -> list[Any]:
    place = assumption.place
    return [_plain(assumption.left), assumption.relation, _plain(assumption.right), assumption.why, [place.file, place.line, place.column]]


def _read(fields: list[Any]) -> Assumption:
    left, relation, right, why, place = fields
    return Assumption(_extent(left), relation, _extent(right), why, Place(*place))


def _plain(extent: Extent) -> list[Any]:
    """Write an extent as lists: per term its factor and atoms.

    >>> n = Extent.argument(0, 1, "N")
    >>> _extent(_plain(2 * n * n + n // 3 - 1)) == 2 * n * n + n // 3 - 1
    True
    """
    return [[factor, *([atom.kind, *(_plain(one) if isinstance(one, Extent) else one for one in atom.operands)] for atom in monomial)]
            for monomial, factor in extent.terms]


def _extent(lists: list[Any]) -> Extent:
    return Extent(tuple((tuple(_atom(atom) for atom in atoms), factor) for factor, *atoms in lists))


def _atom(fields: list[Any]) -> Atom:
    kind, *operands = fields
    return Atom(kind, tuple(_extent(one) if isinstance(one, list) else one for one in operands))
