"""Protocols of asynchronous kernels: who arrives, waits, copies and reads, proved for every schedule and trip count.

>>> from tier import protocol
>>> ring = protocol.kernels()["bulk_ring"]
>>> protocol.verify(ring).proved
True
>>> ring["roles"][0]["body"][0]["body"][0]["body"][1]["amount"] -= 16       # expect fewer bytes than the copies bring
>>> print(protocol.verify(ring).diagnostics[0].message)
[async.bytes] expects the bytes expected in a phase to be the bytes issued, got 16 more bytes issued than expected on full[0]
>>> protocol.simulate(ring, values={"K": 4}).broken
'async.deadlock'
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tier._errors import refuse
from tier._problem import ask

__all__ = ["Diagnostic", "Execution", "Exploration", "Lifted", "Rule", "Verdict", "explore", "kernels", "lift", "rules",
           "simulate", "verify"]

Program = Mapping[str, Any]
"""A protocol program as data; include/tier/Problem/Protocol.h says what its ops mean, `kernels()` holds examples."""
Values = Mapping[str, int | Sequence[int]]
"""Values of symbols and predicates: one, or one for each iteration of the loop they vary with."""


@dataclass(frozen=True)
class Diagnostic:
    """One rule that is broken at `op`; `other` is the other end, -1 where there is none."""

    rule: str
    severity: str
    op: int
    other: int
    stage: int
    iteration: int
    message: str
    fix: str


@dataclass(frozen=True)
class Verdict:
    """What a proof found, and the states and steps it took."""

    diagnostics: tuple[Diagnostic, ...]
    states: int
    steps: int

    @property
    def proved(self) -> bool:
        """No rule is broken, and nothing is unknown."""
        return not self.diagnostics


@dataclass(frozen=True)
class Execution:
    """One schedule: `broken` is the rule it breaks, "async.deadlock", or "" if the program ended with `results`."""

    broken: str
    op: int
    message: str
    results: tuple[str, ...]
    steps: int


@dataclass(frozen=True)
class Exploration:
    """Every schedule: the rules that some break and the results that some have; not all if not `complete`."""

    broken: tuple[str, ...]
    results: tuple[tuple[str, ...], ...]
    states: int
    complete: bool


@dataclass(frozen=True)
class Lifted:
    """The protocol of a kernel that was read; statement `id` of it was written at `places[id]`, "file:line:column".

    `unknown` is what could not be followed, `assumed` what the kernel does not say and is taken to hold, `faults` what is wrong
    whatever the schedule: more of a resource than there is, or too few threads at a collective op.
    """

    name: str
    program: dict[str, Any]
    places: tuple[str, ...]
    unknown: tuple[str, ...]
    assumed: tuple[str, ...]
    faults: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rule:
    """A rule of protocols: "error" where a specification says so, "warning" where it is contested."""

    id: str
    severity: str
    expects: str
    fix: str
    source: str


def verify(program: Program, *, limit: int = 4_000_000) -> Verdict:
    """Prove `program` for every schedule, path and trip count, or say which rules it breaks and where.

    After `limit` steps the answer is the warning `async.unknown`.
    """
    answer = ask("protocol.verify", program=dict(program), limit=limit)
    return Verdict(tuple(Diagnostic(**found) for found in answer["diagnostics"]), answer["states"], answer["steps"])


def simulate(program: Program, *, values: Values | None = None, seed: int = 0, limit: int = 200_000) -> Execution:
    """Execute `program` under the schedule of `seed`; symbols without a value are 3, predicates true.

    >>> ring = kernels()["bulk_ring"]
    >>> len({simulate(ring, values={"K": 7}, seed=seed).results for seed in range(20)})
    1
    """
    answer = ask("protocol.simulate", program=dict(program), values=dict(values or {}), seed=seed, limit=limit)
    return Execution(answer["broken"], answer["op"], answer["message"], tuple(answer["results"]), answer["steps"])


def explore(program: Program, *, values: Values | None = None, limit: int = 200_000) -> Exploration:
    """Execute `program` under every schedule, up to `limit` states."""
    answer = ask("protocol.explore", program=dict(program), values=dict(values or {}), limit=limit)
    return Exploration(tuple(answer["broken"]), tuple(tuple(result) for result in answer["results"]), answer["states"],
                       answer["complete"])


def lift(source: str | os.PathLike[str]) -> tuple[Lifted, ...]:
    """Read the protocol of every kernel of a module of upstream's dialects: MLIR text, or the path of a file.

    Kernels are what `tier-opt --check-async` reads. A text that does not parse is refused at its line.

    >>> (pause,) = lift('''
    ... llvm.func @pause() attributes {nvvm.kernel, nvvm.reqntid = array<i32: 64>} {
    ...   nvvm.barrier
    ...   llvm.return
    ... }''')
    >>> pause.name, [statement["op"] for statement in pause.program["roles"][0]["body"]], pause.unknown
    ('pause', ['cta_barrier'], ())
    >>> verify(pause.program).proved
    True
    """
    from tier import _cross
    from tier.mlir import ir

    is_path = isinstance(source, os.PathLike) or "\n" not in source
    text = Path(source).read_text() if is_path else str(source)
    with _cross.context() as context:
        try:
            module = ir.Module.parse(text, context)
        except ir.MLIRError as error:
            first = error.error_diagnostics[0]
            raise refuse("async.question", f"expects a module, got {first.message} at {first.location}",
                         fix="give MLIR text, or the path of a file that holds it") from None
        _cross.run(module, "lift-nvvm-to-transport")
        found: list[Lifted] = []
        module.operation.walk(lambda op: _collect(op, found))
    return tuple(found)


def _collect(op: Any, found: list[Lifted]) -> Any:
    from tier.mlir import ir

    if "transport.protocol" in op.attributes:
        read = json.loads(ir.StringAttr(op.attributes["transport.protocol"]).value)
        found.append(Lifted(read["name"], read["program"], tuple(read["places"]), tuple(read["unknown"]),
                            tuple(read["assumed"]), tuple(read.get("faults", ()))))
    return ir.WalkResult.ADVANCE


def kernels() -> dict[str, dict[str, Any]]:
    """Protocols of known kernels by name, as data that may be changed.

    >>> "persistent" in kernels()
    True
    """
    return {kernel["name"]: kernel["program"] for kernel in ask("protocol.kernels")}


def rules() -> tuple[Rule, ...]:
    """The closed list of rules, with the section of the specification each follows from.

    >>> next(rule.source for rule in rules() if rule.id == "async.fence")
    'PTX 8.4, 9.7.13.4'
    """
    return tuple(Rule(**row) for row in ask("protocol.rules"))
