"""Artefacts: what is compiled for a signature, and the file it is saved to."""

from __future__ import annotations

import hashlib
import json
import os
import threading
import time
import zipfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tier import _native
from tier._errors import TierError
from tier.runtime import toolchain
from tier.mlir import ir
from tier.runtime.errors import refuse

Expression = Any
"""int, ["extent" | "stride", argument, dimension], ["value", argument], or [operation, expression, expression]."""


@dataclass(frozen=True)
class Result:
    """An output: its dtype, and its extents as expressions of the arguments' extents.

    >>> Result("f32", [["extent", 0, 0], 1]).shape[1]
    1
    """

    dtype: str
    shape: Sequence[Expression]


class Cache(Protocol):
    """Where compiled images are kept between processes."""

    def get(self, key: str) -> bytes | None: ...
    def put(self, key: str, data: bytes) -> None: ...


def _kind(chip: str) -> str:
    return "cuda" if chip.startswith("sm_") else "rocm" if chip.startswith("gfx") else "cpu"


def emit(module: Any, chip: str, kind: str = "") -> bytes:
    """Return the code of the gpu.module of a module in room How: "ptx", "cubin", "hsaco", "llvm" or "object".

    An empty `kind` is what the chip's driver loads.
    """
    assembler = toolchain.find_ptxas() if kind == "cubin" else ""
    return _native.emit(module, chip, kind, False, assembler).data


def launch_json(module: Any, chip: str) -> str:
    """Return launch.json for the host function of a module in room Where."""
    return _native.launch_json(module, chip)


class Image:
    """The code of one variant: compiled when first asked for."""

    def __init__(self, artefact: Artefact, index: int, name: str):
        self._artefact = artefact
        self._index = index
        self.name = name

    def __repr__(self) -> str:
        return f"<tier.runtime.Image {self.name}>"

    @property
    def kind(self) -> str:
        """What the bytes are: "ptx", "cubin", "hsaco" or "object"."""
        return self._artefact.compiled(self._index).format

    @property
    def data(self) -> bytes:
        """The bytes that the driver loads."""
        return self._artefact.compiled(self._index).data


class Artefact:
    """The launch program of a host function, with one lazily compiled image per gpu.module.

    `module` leaves room Where; `lower` takes a module that holds one gpu.module from there to room How, in place.
    """

    def __init__(self, module: Any, *, chip: str, lower: Callable[[Any], None] | None = None,
                 results: Sequence[Result] = (), cache: Cache | None = None, times: Any = None):
        text = json.dumps([{"dtype": result.dtype, "shape": list(result.shape)} for result in results]) if results else ""
        self._open(chip, _native.launch_json(module, chip), text)
        self._module = module
        self._lower = lower or self._walk
        self._cache = cache
        self._times = times

    def _open(self, chip: str, text: str, results: str) -> None:
        self.chip = chip
        self._module: Any = None
        self._lower: Callable[[Any], None] = self._walk
        self._cache: Cache | None = None
        self._times: Any = None
        self.shelf: str | None = None
        """Under which key of the cache images are found by name, besides by what they were compiled from."""
        self._find_module: Callable[[], tuple[Any, Callable[[Any], None]]] | None = None
        self._made: dict[int, Any] = {}
        self.seconds = 0.0
        """What the images so far took to make, or to read from the disk."""
        self.images_from_disk = 0
        self._program = _native.Program(text, results, self.compiled, _kind(chip))
        self.images = [Image(self, index, name) for index, name in enumerate(self._program.images)]

    @property
    def program(self) -> Any:
        """The native program; None where launches go through Python."""
        return None if _kind(self.chip) == "rocm" else self._program

    @property
    def native(self) -> Any:
        """The native program, wherever launches go."""
        return self._program

    # -- images -------------------------------------------------------------------------------------------------------

    def compiled(self, index: int) -> Any:
        """Return the native image of this index, compiling it if needed."""
        if index not in self._made:
            begin = time.perf_counter()
            self._made[index] = self._compile(index, native=True)
            self.seconds += time.perf_counter() - begin
        return self._made[index]

    def compile(self, threads: int = 0) -> None:
        """Compile all images now, several at a time; `threads` is how many, 0 for one per core."""
        missing = [index for index in range(len(self.images)) if index not in self._made]
        if len(missing) < 2 or self._module is None:
            for index in missing:
                self.compiled(index)
            return
        with ThreadPoolExecutor(threads or min(len(missing), os.cpu_count() or 1)) as pool:
            list(pool.map(self.compiled, missing))

    def adopt(self, other: Artefact) -> list[int]:
        """Take the images of an artefact with some of the same kernels; returns their places here."""
        places = {image.name: image._index for image in self.images}
        taken = []
        for image in other.images:
            if image.name in places and image._index in other._made:
                taken.append(places[image.name])
                self._made[taken[-1]] = other._made[image._index]
        self.seconds += other.seconds
        self.images_from_disk += other.images_from_disk
        return taken

    @staticmethod
    def kept(text: str, chip: str, cache: Cache, shelf: str, module: Callable[[], tuple[Any, Callable[[Any], None]]],
             times: Any = None) -> Artefact:
        """Return an artefact from its launch program; `module` is asked for what an image is compiled from where none was kept."""
        artefact = Artefact.__new__(Artefact)
        artefact._open(chip, text, "")
        artefact._cache, artefact.shelf, artefact._find_module, artefact._times = cache, shelf, module, times
        return artefact

    @property
    def source(self) -> tuple[Any, Callable[[Any], None]]:
        """The module in room Where, and what takes its kernels on."""
        return self._module, self._lower

    def _compile(self, index: int, *, native: bool) -> Any:
        host = _native.host_cpu() if native and self.chip == "cpu" else ""
        alias = hashlib.sha256(f"alias\0{self.shelf}\0{self.images[index].name}\0{host}".encode()).hexdigest()
        if self._module is None and self._find_module is not None:
            assert self._cache is not None
            named = self._cache.get(alias)
            kept = self._cache.get(named.decode()) if named is not None else None
            if kept is not None:
                self.images_from_disk += 1
                return _unpack(self.images[index].name, kept)
            self._module, self._lower = self._find_module()
        if self._module is None:
            raise refuse("launch.image", f"expects image {self.images[index].name} in the file, got a file without it",
                         fix="save the kernel again")
        name = self.images[index].name
        alone = _native.isolate(self._module, name)
        # Kernels with a watchdog say lines of the user's program.
        is_watched = "tier.watchdog" in alone.operation.attributes
        key = _key(alone.operation.get_asm(enable_debug_info=is_watched), self.chip, host)
        kept = self._cache.get(key) if self._cache is not None else None
        if self.shelf is not None and self._cache is not None:
            self._cache.put(alias, key.encode())
        if kept is not None:
            self.images_from_disk += 1
            return _unpack(name, kept)
        # A context of its own, so that several compile at a time, each with its own diagnostics.
        alone = ir.Module.parse(alone.operation.get_asm(enable_debug_info=True), ir.Context())
        self._lower(alone)
        begin = time.perf_counter()
        image = _native.emit(alone, self.chip, "", native)
        if self._times is not None:
            self._times.add("[code generation]", time.perf_counter() - begin)
        if self._cache is not None:
            self._cache.put(key, _pack(image))
        return image

    def _walk(self, module: Any) -> None:
        from tier import _cross

        _cross.walk(module, self.chip, "where", "how")

    # -- running ------------------------------------------------------------------------------------------------------

    def call(self, args: Sequence[Any], stream: int | None = None) -> Any:
        """Allocate the results beside the first array, launch on its framework's current stream, return them."""
        if _kind(self.chip) == "rocm":
            from tier.runtime import hip

            return hip.call(self._program, self.compiled, tuple(args), stream)
        return self._program.call(*args) if stream is None else self._program.call_on(stream, *args)

    def launch(self, args: Sequence[Any], outs: Sequence[Any], stream: int = 0) -> None:
        """Launch into arrays that the caller allocated. Nothing is synchronised, except after kernels with a watchdog."""
        if _kind(self.chip) == "rocm":
            from tier.runtime import hip

            hip.launch(self._program, self.compiled, (*args, *outs), stream)
        else:
            self._program.launch(args, outs, stream)

    def trace(self, args: Sequence[Any], units: int = 132, *, compiled: bool = False,
              report: Sequence[int] = ()) -> list[dict[str, Any]]:
        """Return the launches, tensor maps and workspaces a call would make on a device of `units` processors.

        No device is needed. Shared bytes are known when `compiled`. `report` is what kernels with a watchdog would leave
        in their reports (include/tier/Target/Watchdog.h): 32-bit words; the call raises what they say.
        """
        return json.loads(self._program.trace(*args, units=units, compiled=compiled, report=list(report)))

    def simulate(self, module: Any, args: Sequence[Any], *, dtypes: Sequence[str] = (), seed: int = 0, units: int = 2,
                 reports: bool = True, choices: Sequence[int] | None = None) -> tuple[list[Any], dict[str, Any]]:
        """Return the results of a call with the kernels of `module`, in room When, simulated; and what was launched.

        Without a module the compiled kernels run on this machine's cores. `dtypes` says what the bits of each argument
        stand for where NumPy lacks the dtype; results are bits too then. `choices` is a schedule in place of the seed's.
        """
        results, said = self._program.simulate(module, args, dtypes=list(dtypes), seed=seed, units=units, reports=reports,
                                               choices=None if choices is None else list(choices))
        return results, json.loads(said)

    @property
    def json(self) -> str:
        """The launch program as text."""
        return self._program.json

    # -- files --------------------------------------------------------------------------------------------------------

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write launch.json and every image to one file. On the CPU images are compiled for its row of the table."""
        if self.chip != "cpu":
            self.compile()
        images = [self._compile(image._index, native=False) if self.chip == "cpu" and self._module is not None
                  else self.compiled(image._index) for image in self.images]
        scratch = Path(f"{os.fspath(path)}.{os.getpid()}.{threading.get_ident()}")
        try:
            with zipfile.ZipFile(scratch, "w", zipfile.ZIP_DEFLATED) as file:
                file.writestr("launch.json", self._program.json)
                file.writestr("kernel.json", json.dumps({"is_tuple": self._program.is_tuple}))
                for image, code in zip(self.images, images):
                    file.writestr(f"images/{image.name}.{code.format}", code.data)
                    file.writestr(f"images/{image.name}.json", json.dumps({"format": code.format, "entries": json.loads(code.entries)}))
            os.replace(scratch, path)
        finally:
            scratch.unlink(missing_ok=True)


def load(path: str | os.PathLike[str]) -> Artefact:
    """Load what `Artefact.save` wrote."""
    try:
        with zipfile.ZipFile(path) as file:
            text = file.read("launch.json").decode()
            artefact = Artefact.__new__(Artefact)
            artefact._open(str(json.loads(text).get("chip", "")), text, "")
            # Files of earlier versions do not say it.
            said = json.loads(file.read("kernel.json")) if "kernel.json" in file.namelist() else {}
            artefact.native.is_tuple = bool(said.get("is_tuple", artefact.native.outputs > 1))
            for index, image in enumerate(artefact.images):
                about = json.loads(file.read(f"images/{image.name}.json"))
                data = file.read(f"images/{image.name}.{about['format']}")
                artefact._made[index] = _native.Image(image.name, about["format"], data, json.dumps(about["entries"]))
    except FileNotFoundError:
        raise refuse("launch.file", f"expects a saved kernel at {os.fspath(path)}, got no file") from None
    except TierError:
        raise
    except Exception as error:  # whatever zip files, compressed data and JSON are refused by
        raise refuse("launch.file", f"expects a kernel that Kernel.save wrote at {os.fspath(path)}, got: {str(error) or type(error).__name__}",
                     fix="save it again") from None
    return artefact


def _key(text: str, chip: str, host: str) -> str:
    from tier import _cross

    return hashlib.sha256(f"image\0{_cross.version()}\0{chip}\0{host}\0{text}".encode()).hexdigest()


def _pack(image: Any) -> bytes:
    head = json.dumps({"format": image.format, "entries": json.loads(image.entries)})
    return head.encode() + b"\n" + image.data


def _unpack(name: str, kept: bytes) -> Any:
    head, _, data = kept.partition(b"\n")
    about = json.loads(head)
    return _native.Image(name, about["format"], data, json.dumps(about["entries"]))
