"""First calls: a signature begins with the kernels that its first call launches; the rest is compiled while those run.

Planning, and lowering a hundred kernels as far as a launch program needs, takes longer than compiling the one that a call
waits for. They are the same kernels, with the same names: which of them were compiled first changes no result.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from tier import _background, _kernel
from tier._errors import LaunchError
from tier._kernel import Kernel
from tier._program import Program
from tier._signature import Spec


def sides_of(program: Program, arguments: Sequence[Any]) -> tuple[int, ...] | None:
    """Return extents, then strides in elements, of each array of a call in turn, results included.

    None where an array is empty, which nothing is launched for, or an extent is not known.
    """
    packed, at = _kernel.runtime().exactly(arguments), 0
    sides: list[int] = []
    shapes: list[Sequence[int]] = []
    for spec in program.specs:
        rank = len(spec.shape) if isinstance(spec, Spec) else 0
        numbers = struct.unpack_from(f"<{2 * rank}q", packed, at)
        at += 16 * rank if isinstance(spec, Spec) else 8
        sides += numbers
        shapes.append(numbers[:rank])
    for result in program.results:
        extents = [_kernel.evaluate(extent, shapes) for extent in result.extents]
        known = [extent for extent in extents if extent is not None]
        if len(known) < len(extents):
            return None
        sides += [*known, *_kernel.contiguous(known)]
        shapes.append(known)
    return None if any(0 in shape for shape in shapes) else tuple(sides)


def is_partial(error: LaunchError) -> bool:
    """Whether a call was refused because its kernels are not compiled yet."""
    return error.rule == "launch.partial"


class First:
    """What serves a signature until all of its kernels are compiled: `kernel`, for which `finish` compiles the whole."""

    def __init__(self, kernel: Kernel, finish: Callable[[First], None]):
        self.kernel = kernel
        self.whole: Kernel | None = None
        """What serves from then on."""
        self.error: Exception | None = None
        """What was refused of the rest."""
        self._finish = finish
        self._future: Future[None] | None = None
        self._beginning = threading.Lock()
        self._running = threading.Lock()

    @property
    def has_begun(self) -> bool:
        """Whether the rest is being compiled, or was."""
        return self._future is not None

    def begin(self) -> Future[None]:
        """Compile the rest in the background, if that has not begun."""
        with self._beginning:
            if self._future is None:
                self._future = _background.submit(self._run)
            return self._future

    def wait(self) -> None:
        """Wait until the rest is compiled, or `error` says why it is not."""
        if _background.is_here():  # which would wait for itself
            self._run()
        else:
            self.begin().result()

    def _run(self) -> None:
        with self._running:
            if self.whole is not None or self.error is not None:
                return
            try:
                self._finish(self)
            except Exception as error:  # whoever needs one of those kernels is told
                self.error = error
