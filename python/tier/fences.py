"""Proxy fences: the fewest that make what threads wrote visible to an engine that reads on its own.

>>> from tier import fences
>>> stage = [fences.Node([fences.Access(0, write=True)]), fences.Node(sync=True), fences.Node([fences.Access(0, engine=True)])]
>>> fences.insert(fences.in_order(stage)).before
(1,)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tier._problem import ask

__all__ = ["Access", "Answer", "Node", "Path", "in_order", "insert", "verify"]


@dataclass(frozen=True)
class Access:
    """A read or write of `buffer` (any number) by threads, or by an engine (the async proxy)."""

    buffer: int
    engine: bool = False
    write: bool = False
    issuer: bool = False
    """Done by the thread that starts the engine: nothing is handed over between threads."""


@dataclass(frozen=True)
class Node:
    """A place in the program: its accesses happen, then threads hand over (`sync`) what they did before."""

    accesses: Sequence[Access] = ()
    sync: bool = False
    fence: bool = False
    """There is a fence in the program as it stands; its place is preferred."""
    place: bool = True
    """A fence may be put before this node."""
    weight: int = 1
    """How often the node is executed, at least 1."""
    next: Sequence[int] = ()


@dataclass(frozen=True)
class Path:
    """From an access to an engine: one of `places` needs a fence, which adds `amount` to the bound."""

    buffer: int
    access: int
    engine: int
    places: tuple[int, ...]
    amount: int


@dataclass(frozen=True)
class Answer:
    """Fences before these nodes, their weight, and a bound that no answer is below.

    `proof` is "flow" if the paths add up to the weight, "search" if an exact search found nothing lighter, else "open".
    """

    before: tuple[int, ...]
    weight: int
    bound: int
    proof: str
    paths: tuple[Path, ...]


def in_order(nodes: Sequence[Node]) -> list[Node]:
    """The nodes, each followed by the next.

    >>> [node.next for node in in_order([Node(), Node()])]
    [(1,), ()]
    """
    last = len(nodes) - 1
    return [replace(node, next=(i + 1,) if i < last else ()) for i, node in enumerate(nodes)]


def insert(nodes: Sequence[Node]) -> Answer:
    """Find the fences of least total weight that order every conflicting pair on every path from node 0.

    An access by threads and one by an engine conflict if one of them writes. The fence must be executed after the
    access and before the hand-over that precedes the engine's access (PTX ISA, proxies and `fence.proxy.async`). A pair
    that no fence can order is refused: [async.hand-over], [async.fence-place].

    A loop that only reads needs no fence inside:

    >>> loop = in_order([Node([Access(0, write=True)]), Node(sync=True), Node([Access(0, engine=True)], weight=100), Node()])
    >>> loop[2] = replace(loop[2], next=(2, 3))
    >>> answer = insert(loop)
    >>> answer.before, answer.weight, answer.proof
    ((1,), 1, 'flow')
    """
    answer = ask("fences.insert", nodes=_plain(nodes))
    paths = tuple(Path(path["buffer"], path["access"], path["engine"], tuple(path["places"]), path["amount"])
                  for path in answer["paths"])
    return Answer(tuple(answer["before"]), answer["weight"], answer["bound"], answer["proof"], paths)


def verify(nodes: Sequence[Node], before: Sequence[int]) -> tuple[int, int] | None:
    """The nodes of a conflicting pair that fences before `before` leave unordered on some path, or None.

    >>> verify(in_order([Node([Access(0, write=True)]), Node(sync=True), Node([Access(0, engine=True)])]), before=[])
    (0, 2)
    """
    answer = ask("fences.verify", nodes=_plain(nodes), before=list(before))
    return (answer["access"], answer["engine"]) if answer else None


def _plain(nodes: Sequence[Node]) -> list[dict]:
    return [{"accesses": [[access.buffer, access.engine, access.write, access.issuer] for access in node.accesses],
             "sync": node.sync, "fence": node.fence, "place": node.place, "weight": node.weight,
             "next": list(node.next)} for node in nodes]
