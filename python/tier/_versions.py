"""Versions: what was compiled for the signatures of one function, why, and how much each serves."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tier._kernel import Kernel
from tier._signature import AnySpec, ScalarSpec, Spec

_NUMBERS = {"int": "<q", "float": "<d", "bool": "<q"}


@dataclass(frozen=True)
class Variant:
    """One kernel of a version: the guard under which a call launches it, past those before it, and how often one did.

    `verdict` is "reached" (then `witness` holds extents that reach it), "elected" (then `witness` holds extents for which the
    model chooses among some variants at the launch, of which this is one), or "undecided" where the proof gave up. There is no
    variant that is known to be unreachable: those are dropped.
    """

    kernel: str
    guard: str
    verdict: str
    witness: str
    plan: str
    launched: int


@dataclass(frozen=True)
class Version:
    """What serves the calls of one signature, or of exactly some arguments of it.

    `reason` says why it was compiled, `origin` where it came from: "compiled", "disk", "memory" (another signature needed
    the same), "background", "tuned", "tuned before", or "failed" with the `error`. `dropped` names the variants that no call would have reached.
    """

    signature: str
    reason: str
    origin: str
    seconds: float
    hits: int
    variants: tuple[Variant, ...] = ()
    dropped: tuple[str, ...] = ()
    error: str | None = None

    def __str__(self) -> str:
        lines = [f"{self.signature}: {self.origin}, {self.seconds * 1e3:.0f} ms, {self.hits} call(s); {self.reason}"]
        if self.error is not None:
            lines.append(f"  failed: {self.error}")
        for one in self.variants:
            reach = f"reached by {one.witness}" if one.witness else one.verdict
            lines.append(f"  {one.kernel}: {one.launched} launch(es) if {one.guard or 'always'}; {reach}; {one.plan}")
        return "\n".join([*lines, *(f"  dropped {text}" for text in self.dropped)])


@dataclass
class Record:
    """A version while it is in use: what the dispatcher counts is read when it is asked for."""

    specs: tuple[tuple[str, AnySpec], ...]
    static: dict[str, Any]
    reason: str
    origin: str = "compiled"
    seconds: float = 0.0
    kernel: Kernel | None = None
    first: Kernel | None = None  # what served before all kernels were compiled; it may still run
    error: str | None = None
    key: bytes = b""
    exact: bytes | None = None
    dispatcher: Any = field(default=None, repr=False)

    def version(self) -> Version:
        """Return it with its counts."""
        signature = spell(self.specs, self.static)
        kernel = self.kernel
        if kernel is None:
            return Version(signature, self.reason, self.origin, self.seconds, 0, error=self.error)
        seconds = self.seconds + kernel.artefact.seconds
        return Version(signature, self.reason, self.origin, seconds, self._hits(), variants_of(kernel, self.first), kernel.dropped, self.error)

    def _hits(self) -> int:
        for key, general, exact in self.dispatcher.hits() if self.dispatcher is not None else ():
            if key == self.key:
                return general if self.exact is None else dict(exact).get(self.exact, 0)
        return 0


def spell(specs: Sequence[tuple[str, AnySpec]], static: dict[str, Any]) -> str:
    """Write specs and static values as one line."""
    return ", ".join([*(f"{name}: {_spell(spec)}" for name, spec in specs), *(f"{name} = {value!r}" for name, value in static.items())])


def _spell(spec: AnySpec) -> str:
    return str(spec) if isinstance(spec, Spec) else spec.weak or str(spec.dtype)


def variants_of(kernel: Kernel, first: Kernel | None = None) -> tuple[Variant, ...]:
    """Return the variants of a kernel in the order in which their guards are tried; `first` launched some of them before."""
    plans = kernel.plans
    counts = {(one["kernel"], one["guard"]): one["launched"] for one in json.loads(first.artefact.native.variants)} if first else {}
    return tuple(Variant(one["kernel"], one["guard"], one["verdict"], one["witness"], plans.get(one["kernel"], ""),
                         one["launched"] + counts.get((one["kernel"], one["guard"]), 0))
                 for one in json.loads(kernel.artefact.native.variants))


def exactly(signature: Sequence[Any], exact: bytes, specs: Sequence[AnySpec],
            names: Sequence[str]) -> tuple[tuple[AnySpec, ...], tuple[str, ...], dict[str, Any], tuple[int, ...]] | None:
    """Return the specs of exactly these arguments, their names, the numbers among them, and the positions that stay.

    None where an array is empty: nothing is gained. `exact` is packed by python/native/Dispatch.cpp: extents, then strides,
    per array; eight bytes per number.
    """
    kept: list[AnySpec] = []
    positions: list[int] = []
    numbers: dict[str, Any] = {}
    at = 0
    for position, (argument, spec, name) in enumerate(zip(signature, specs, names, strict=True)):
        if isinstance(spec, ScalarSpec):
            code = _NUMBERS.get(spec.weak or "", "")
            if code:
                (value,) = struct.unpack_from(code, exact, at)
                numbers[name] = bool(value) if spec.weak == "bool" else value
            else:
                kept.append(spec)
                positions.append(position)
            at += 8
            continue
        rank = argument.rank
        sides = struct.unpack_from(f"<{2 * rank}q", exact, at)
        at += 16 * rank
        if 0 in sides[:rank]:
            return None
        kept.append(Spec(spec.dtype, sides[:rank], sides[rank:], spec.align, exact=True))
        positions.append(position)
    return tuple(kept), tuple(names[position] for position in positions), numbers, tuple(positions)


def report(versions: Sequence[Version]) -> str:
    """Return a page about versions: how many there are, and each."""
    origins: dict[str, int] = {}
    for one in versions:
        origins[one.origin] = origins.get(one.origin, 0) + 1
    variants = sum(len(one.variants) for one in versions)
    dropped = sum(len(one.dropped) for one in versions)
    head = (f"{len(versions)} version(s) ({', '.join(f'{count} {origin}' for origin, count in origins.items())}), "
            f"{variants} variant(s), {dropped} dropped as unreachable")
    return "\n".join([head, *map(str, versions)])


