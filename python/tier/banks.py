"""Shared-memory banks: what an access costs, and layouts that avoid conflicts.

>>> from tier import banks
>>> banks.cost(banks.model("sm_90a", "ld.b32"), [lane * 8 for lane in range(32)]).degree
2
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tier._errors import refuse
from tier._problem import ask
from tier.layout._fragment import Fragment
from tier.layout._layout import Layout, Swizzle
from tier.layout._layout import _read as _read_layout

__all__ = ["Access", "AccessCost", "Certificate", "Cost", "Model", "Rotation", "SharedLayout", "access", "cost",
           "matrix_load", "model", "models", "shared_layout", "swizzle"]

Coordinate = Sequence[int]


@dataclass(frozen=True)
class Model:
    """One shared-memory instruction of one machine.

    `phases[lane]` is the cycle group in which a lane is served; a bank has 4 bytes and gives one word per cycle.
    """

    machine: str
    name: str
    bytes_per_lane: int
    write: bool
    banks: int
    phases: tuple[int, ...]
    uncertain: bool
    """True if the documents about the machine disagree or are silent."""
    source: str


@dataclass(frozen=True)
class Cost:
    """Cycles of one access, the fewest it could take, and what a profiler's counters say of it."""

    cycles: int
    ideal: int
    wavefronts: int
    """Cycles once the machine has merged phases whose lanes pair up."""
    conflicts: int
    """Wavefronts beyond one per merged phase."""
    uncertain: bool = False
    """True if the documents about the machine disagree or are silent."""

    @property
    def degree(self) -> int:
        """Cycles per phase, rounded up."""
        return -(-self.cycles // self.ideal) if self.ideal else 0


@dataclass(frozen=True)
class Access:
    """What one op does to a tile: per instruction and lane the coordinate of the first element, or None."""

    model: Model
    lanes: Fragment | tuple[tuple[Coordinate | None, ...], ...]
    weight: int = 1
    name: str = ""


@dataclass(frozen=True)
class AccessCost:
    """Cycles of all instructions of one access, and the fewest they could take on their own."""

    name: str
    cycles: int
    ideal: int
    weight: int
    uncertain: bool


@dataclass(frozen=True)
class Certificate:
    """What is known about a layout: its cost, by counting; a bound below which no layout is; and why.

    `optimal` says that no XOR of strided modes costs less, nor any row pitch or rotation that was tried.
    """

    cost: int
    bound: int
    optimal: bool
    proof: str
    tried: int
    accesses: tuple[AccessCost, ...]

    @property
    def missed(self) -> int:
        """Weighted cycles above the bound."""
        return self.cost - self.bound

    @property
    def uncertain(self) -> bool:
        """True if the documents about one of the instructions disagree or are silent."""
        return any(access.uncertain for access in self.accesses)


@dataclass(frozen=True)
class Rotation:
    """Chunk c of row r (over all other dimensions) lies at chunk (c + step * (r // every)) % chunks."""

    chunk: int
    chunks: int
    step: int
    every: int


@dataclass(frozen=True)
class SharedLayout:
    """How a tile lies in shared memory: rows rotated, strided modes, then an XOR, all in elements.

    The XOR is `swizzle`, or any matrix over F2: bit i of the offset becomes the parity of `xor[i] & offset`.
    """

    layout: Layout
    swizzle: Swizzle | None
    alignment: int
    bytes: int
    xor: tuple[int, ...] = ()
    rotation: Rotation | None = None
    contiguous: int = 1
    certificate: Certificate | None = None

    def __call__(self, *coordinate: int) -> int:
        if self.rotation:
            r, row = self.rotation, 0
            for dim, (x, extent) in enumerate(zip(coordinate, self.layout.extents, strict=True)):
                row = row if dim == self.contiguous else row * extent + x
            chunk, within = divmod(coordinate[self.contiguous], r.chunk)
            column = (chunk + r.step * (row // r.every)) % r.chunks * r.chunk + within
            coordinate = (*coordinate[:self.contiguous], column, *coordinate[self.contiguous + 1:])
        offset = self.layout(*coordinate)
        if self.swizzle:
            return self.swizzle(offset)
        low = sum(((row & offset).bit_count() & 1) << bit for bit, row in enumerate(self.xor))
        return offset >> len(self.xor) << len(self.xor) | low


def models(machine: str) -> dict[str, Model]:
    """Every shared-memory instruction of `machine` by name.

    >>> list(models("gfx942"))[4:6], models("gfx942")["ds_read_b128"].phases[:8]
    (['ds_read_b96', 'ds_read_b128'], (0, 0, 0, 0, 1, 1, 1, 1))
    """
    rows: list[dict[str, Any]] = ask("banks.models", machine=machine)
    return {row["name"]: Model(machine=machine, phases=tuple(row.pop("phases")), **row) for row in rows}


def model(machine: str, name: str) -> Model:
    """The instruction `name` of `machine`; refuses a name the machine does not have.

    >>> model("sm_90a", "ldmatrix.x4").phases[7:9]
    (0, 1)
    """
    ask("banks.cost", machine=machine, model=name, addresses=[])  # refuses what is not there
    return models(machine)[name.removesuffix(".trans")]


def cost(model: Model | str, addresses: Sequence[int], *, bytes_per_lane: int = 4, write: bool = False) -> Cost:
    """The cost of one access: a byte address per lane, negative for a lane that takes no part.

    `model` is an instruction, or the name of a machine whose threads move `bytes_per_lane` each.

    >>> cost("sm_90a", [128 * lane for lane in range(32)], bytes_per_lane=16).cycles
    32
    >>> cost(models("sm_90a")["ld.b64"], [0] * 32)          # two phases, merged by the machine
    Cost(cycles=2, ideal=2, wavefronts=1, conflicts=0, uncertain=False)
    """
    if isinstance(model, Model):
        return Cost(**ask("banks.cost", machine=model.machine, model=model.name, addresses=list(addresses)))
    return Cost(**ask("banks.cost", machine=model, addresses=list(addresses), bytes_per_lane=bytes_per_lane,
                      write=write))


def matrix_load(row_addresses: Sequence[int]) -> Cost:
    """The cost of loading one 8x8 matrix of 2-byte elements, by the byte addresses of its rows.

    >>> matrix_load([64 * row for row in range(8)]).cycles, matrix_load([80 * row for row in range(8)]).cycles
    (4, 1)
    """
    return Cost(**ask("banks.cost", machine="sm_80", model="ldmatrix.x1", addresses=list(row_addresses)))


def shared_layout(machine: str, element: str, tile: Sequence[int], *, contiguous: int = 1,
                  operand: bool = True) -> SharedLayout:
    """The layout of a tile [MN, K] that the machine's matrix instruction reads (or a staging tile).

    >>> found = shared_layout("sm_90a", "bf16", (128, 64))
    >>> str(found.layout), found.swizzle
    ('[128:64], [64:1]', Swizzle(bits=3, base=3, shift=3))
    """
    answer = ask("banks.shared_layout", machine=machine, element=element, tile=list(tile), contiguous=contiguous,
                 operand=operand)
    swizzle = Swizzle(*answer["swizzle"]) if answer.get("swizzle") else None
    return SharedLayout(_read_layout(answer["layout"]), swizzle, answer["alignment"], answer["bytes"])


def access(model: Model, lanes: Fragment | Callable[[int], Coordinate] | Sequence[Sequence[Coordinate | None]], *,
           weight: int = 1, name: str = "") -> Access:
    """What `model` does to a tile: of a fragment, of one instruction lane by lane, or of a list of instructions.

    Coordinates are those of a lane's first element; `weight` says how often the access is executed.

    >>> rows = access(model("sm_80", "ldmatrix.x1"), lambda lane: (lane, 0))
    >>> rows.lanes[0][3]
    (3, 0)
    """
    if isinstance(lanes, Fragment):
        found = lanes
    elif callable(lanes):
        found = (tuple(lanes(lane) for lane in range(len(model.phases))),)
    else:
        found = tuple(tuple(instruction) for instruction in lanes)
    return Access(model, found, weight, name or model.name)


def swizzle(tile: Sequence[int], element: str, accesses: Sequence[Access], *, contiguous: int | None = None,
            vector_bytes: int = 0, modes: Sequence[str] = (), matrix: bool = True, padding: bool = True,
            rotation: bool = True) -> SharedLayout:
    """The layout of a tile with the fewest weighted cycles over `accesses`, and its certificate.

    Vectors of `vector_bytes` (0: what the accesses move) along `contiguous` (the last dimension) stay together. With
    `modes` an engine fills or reads the tile and knows only these, such as "128B". `matrix`, `padding` and `rotation`
    allow any XOR, longer rows and rotated rows. Source: arXiv 2505.23819 for two accesses; more are searched.

    >>> found = swizzle((32, 32), "bf16", [access(model("sm_80", "ldmatrix.x1"), lambda lane: (lane, 0))])
    >>> found.swizzle, found.certificate.cost, found.certificate.proof
    (Swizzle(bits=2, base=3, shift=3), 1, 'the bound is met: no layout that keeps the vectors takes fewer cycles')
    """
    if not accesses or len({access.model.machine for access in accesses}) != 1:
        raise refuse("banks.question", "expects accesses by instructions of one machine, got "
                     f"{sorted({access.model.machine for access in accesses})}")
    inner = len(tile) - 1 if contiguous is None else contiguous
    answer = ask("banks.swizzle", machine=accesses[0].model.machine, tile=list(tile), element=element,
                 contiguous=inner, vector_bytes=vector_bytes, modes=list(modes), matrix=matrix, padding=padding,
                 rotation=rotation, accesses=[_write(access, tile) for access in accesses])
    certificate: dict[str, Any] = answer["certificate"]
    costs = tuple(AccessCost(**entry) for entry in certificate.pop("accesses"))
    return SharedLayout(
        _read_layout(answer["layout"]), Swizzle(*answer["swizzle"]) if answer["swizzle"] else None,
        answer["alignment"], answer["bytes"], tuple(answer["xor"]),
        Rotation(*answer["rotation"]) if answer["rotation"] else None, inner,
        Certificate(accesses=costs, **certificate))


def _write(access: Access, tile: Sequence[int]) -> dict[str, Any]:
    question = {"model": access.model.name, "name": access.name, "weight": access.weight}
    if isinstance(access.lanes, Fragment):
        digits = {part: [[digit.size, list(digit.stride)] for digit in getattr(access.lanes, part)]
                  for part in ("register", "lane", "warp")}
        return {**question, "fragment": digits}

    def index(coordinate: Coordinate | None) -> int:
        if coordinate is None:
            return -1
        if len(coordinate) != len(tile) or any(not 0 <= x < extent for x, extent in zip(coordinate, tile)):
            raise refuse("banks.address", f"expects coordinates inside the tile {tuple(tile)}, got {tuple(coordinate)}")
        at = 0
        for x, extent in zip(coordinate, tile):
            at = at * extent + x
        return at

    return {**question, "instructions": [[index(at) for at in lanes] for lanes in access.lanes]}
