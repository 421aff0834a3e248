"""Pictures of one shared-memory access: which lanes ask which bank for which word, cycle by cycle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod

from tier._errors import refuse
from tier.banks import Cost, Model, cost, models
from tier.layout._draw import Memory, Tile, element_bytes, expect_shape, extents_of, grids_over, lanes_of, title_of
from tier.layout._fragment import Fragment
from tier.layout._picture import WHOLE, Cell, Grid, Picture, Window, with_notes

_WORD = 4
_MATRIX_ROWS = 16


@dataclass(frozen=True)
class Access:
    """One instruction: a byte address per lane, negative for a lane that takes no part."""

    model: Model
    addresses: tuple[int, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.addresses) <= len(self.model.phases):
            raise refuse(
                "banks.lanes",
                f"expects 1 to {len(self.model.phases)} addresses for {self.model.name}, got {len(self.addresses)}",
                fix="give one byte address per lane, -1 for a lane that is idle",
            )

    @property
    def cost(self) -> Cost:
        """What the access takes."""
        return cost(self.model, self.addresses)

    def words(self, lane: int) -> range:
        """The words of 4 bytes a lane touches."""
        first = self.addresses[lane]
        return range(0) if first < 0 else range(first // _WORD, (first + self.model.bytes_per_lane - 1) // _WORD + 1)

    def served(self) -> dict[tuple[int, int], dict[int, list[int]]]:
        """For each (phase, bank) the words that it gives, one per cycle, with the lanes that take them."""
        table: dict[tuple[int, int], dict[int, list[int]]] = {}
        for lane in range(len(self.addresses)):
            for word in self.words(lane):
                key = self.model.phases[lane], word % self.model.banks
                table.setdefault(key, {}).setdefault(word, []).append(lane)
        return table


def pick_model(machine: str, *, name: str = "", bytes_per_lane: int = 0, write: bool = False) -> Model:
    """The instruction of this name, or the one that moves so many bytes per lane."""
    known = models(machine)
    if name:
        if name not in known:
            raise refuse(
                "banks.instruction",
                f"expects an instruction of {machine}, got '{name}'",
                fix=f"choose one of {', '.join(known) or 'another machine'}",
            )
        return known[name]
    for model in known.values():
        if model.bytes_per_lane == bytes_per_lane and model.write == write and "matrix" not in model.name:
            return model
    raise refuse(
        "banks.instruction",
        f"expects bytes per lane that {machine} moves at once, got {bytes_per_lane}",
        fix="choose 1, 2, 4, 8 or 16 on a machine with shared memory",
    )


def _lanes(lanes: Sequence[int]) -> str:
    """T0 of one lane, T0-3 of neighbours, T0+2 of others."""
    if len(lanes) > 1 and lanes[-1] - lanes[0] == len(lanes) - 1:
        return f"T{lanes[0]}-{lanes[-1]}"
    return f"T{lanes[0]}" + (f"+{len(lanes) - 1}" if len(lanes) > 1 else "")


def _bank_grid(access: Access, window: Window) -> tuple[Grid, list[str]]:
    """A line for each cycle, a column for each bank."""
    served = access.served()
    phases = sorted({phase for phase, _ in served})
    lines = [
        (phase, cycle)
        for phase in phases
        for cycle in range(max(len(words) for (p, _), words in served.items() if p == phase))
    ]
    rows, columns, notes = window.cut(len(lines), access.model.banks)

    def cell(line: int, bank: int) -> Cell | None:
        phase, cycle = lines[line]
        words = served.get((phase, bank), {})
        if cycle >= len(words):
            return None
        word, lanes = list(words.items())[cycle]
        return Cell(
            (_lanes(lanes),),
            lanes[0],
            len(words) > 1,
            f"phase {phase}, bank {bank}, word {word}: lanes {', '.join(map(str, lanes))}",
        )

    names = tuple(f"phase {lines[line][0]}" if lines[line][1] == 0 else f"+{lines[line][1]}" for line in rows)
    cells = tuple(tuple(cell(line, bank) for bank in columns) for line in rows)
    return Grid("cycles by banks", names, tuple(f"b{bank}" for bank in columns), cells), notes


def draw_access(access: Access, *, window: Window = WHOLE) -> Picture:
    """Draw which lanes ask which bank, one line per cycle; several words of one bank in one phase are a conflict.

    >>> access = Access(pick_model("sm_90a", name="ld.b128"), (0, 128, 16, 144))
    >>> print(draw_access(access, window=Window(columns=range(9))).text(), end="")
    ld.b128 of sm_90a
    access  4 of 32 lanes, 16 bytes each, 32 banks of 4 bytes
    cost    2 cycles, 1 at best: conflicts of degree 2
    cycles by banks
                b0   b1   b2   b3   b4   b5   b6   b7  b8
      phase 0  T0!  T0!  T0!  T0!  T2!  T2!  T2!  T2!   .
           +1  T1!  T1!  T1!  T1!  T3!  T3!  T3!  T3!   .
    cell: lanes that take a word; !: another word of the bank in the same phase
    note: rows 0 to 1 of 2 and columns 0 to 8 of 32; choose others with --rows and --columns
    """
    model, found = access.model, access.cost
    active = sum(address >= 0 for address in access.addresses)
    verdict = "no conflicts" if found.cycles == found.ideal else f"conflicts of degree {found.degree}"
    facts = [
        (
            "access",
            f"{active} of {len(model.phases)} lanes, {model.bytes_per_lane} bytes each, "
            f"{model.banks} banks of {_WORD} bytes",
        ),
        ("cost", f"{found.cycles} cycle{'s' if found.cycles != 1 else ''}, {found.ideal} at best: {verdict}"),
    ]
    if found.wavefronts != found.cycles:
        facts.append(("wavefronts", f"{found.wavefronts}: phases whose lanes pair up are served as one"))
    if model.uncertain:
        facts.append(("uncertain", f"the phases of this instruction are {model.source}"))
    grid, notes = _bank_grid(access, window)
    legend = "cell: lanes that take a word; !: another word of the bank in the same phase"
    return with_notes(
        Picture(f"{model.name} of {model.machine}", tuple(facts), (grid,), (legend,), (), len(model.phases)), notes
    )


# The accesses of a fragment


def vector_of(fragment: Fragment, layout: Tile, size: int, warp: int = 0) -> int:
    """Registers that one access of at most 16 bytes moves: neighbours in memory, aligned, on every lane.

    >>> from tier.layout import Layout, accumulator
    >>> vector_of(accumulator("sm_90a", "bf16", (64, 16)), Layout((64, 16), (16, 1)), 2)
    2
    """
    registers = prod(digit.size for digit in fragment.register)
    offsets = [
        [layout(*fragment.coordinate(register, lane, warp)) for register in range(registers)]
        for lane in range(lanes_of(fragment))
    ]
    best = 1
    for vector in (2, 4, 8, 16):
        if vector * size > 16 or registers % vector:
            break
        runs = [lane[first : first + vector] for lane in offsets for first in range(0, registers, vector)]
        if any(run[0] % vector or run != list(range(run[0], run[0] + vector)) for run in runs):
            break
        best = vector
    return best


def access_of_fragment(
    machine: str,
    element: str,
    fragment: Fragment,
    layout: Tile,
    *,
    number: int = 0,
    warp: int = 0,
    write: bool = False,
    name: str = "",
) -> tuple[Access, int]:
    """The access `number` with which a warp moves its registers, and the registers it moves."""
    size = element_bytes(element)
    expect_shape(layout, fragment)
    registers, warps = (prod(digit.size for digit in digits) for digits in (fragment.register, fragment.warp))
    if not 0 <= warp < warps:
        raise refuse("layout.draw", f"expects a warp below {warps}, got {warp}")
    widest = vector_of(fragment, layout, size, warp)
    model = pick_model(machine, name=name, bytes_per_lane=widest * size, write=write)
    vector, rest = divmod(model.bytes_per_lane, size)
    if "matrix" in model.name or rest or widest % max(vector, 1):
        raise refuse(
            "banks.instruction",
            f"expects an instruction that moves {size} to {widest * size} neighbouring bytes "
            f"of each lane, got {model.name}",
            fix="leave it out, or take --at for matrices",
        )
    if not 0 <= number < registers // vector:
        raise refuse("layout.draw", f"expects an access below {registers // vector}, got {number}")
    addresses = [layout(*fragment.coordinate(number * vector, lane, warp)) * size for lane in range(lanes_of(fragment))]
    if min(addresses) < 0:
        raise refuse(
            "layout.draw", f"expects addresses of at least 0, got {min(addresses)}", fix="give the layout an offset"
        )
    return Access(model, tuple(addresses)), vector


def draw_fragment_access(
    machine: str,
    element: str,
    fragment: Fragment,
    layout: Tile,
    *,
    number: int = 0,
    warp: int = 0,
    write: bool = False,
    name: str = "",
    window: Window | None = None,
) -> Picture:
    """Draw one access of a fragment: its banks, and the elements it moves with thread, register, address and bank."""
    access, vector = access_of_fragment(
        machine, element, fragment, layout, number=number, warp=warp, write=write, name=name
    )
    picture = draw_access(access)
    memory = Memory(element, access.model.banks)
    crowded = {(phase, word) for (phase, _), words in access.served().items() if len(words) > 1 for word in words}
    touched: dict[tuple[int, ...], tuple[int, int]] = {}
    for lane in range(lanes_of(fragment)):
        for register in range(number * vector, (number + 1) * vector):
            touched.setdefault(fragment.coordinate(register, lane, warp), (lane, register))

    def cell(at: tuple[int, ...]) -> Cell | None:
        if at not in touched:
            return None
        lane, register = touched[at]
        offset = layout(*at)
        address = memory.address(offset)
        is_crowded = (access.model.phases[lane], address // _WORD) in crowded
        return Cell(
            (f"T{lane}.r{register}", f"@{address}", f"b{memory.bank(offset)}"),
            lane,
            is_crowded,
            f"({', '.join(map(str, at))}): lane {lane}, register {register}, byte {address}, "
            f"bank {memory.bank(offset)}",
        )

    if window is None and len(fragment.shape) >= 2:
        rows, columns = ([at[axis] for at in touched] for axis in (-2, -1))
        window = Window(
            range(min(rows), min(max(rows) + 1, min(rows) + 64)),
            range(min(columns), min(max(columns) + 1, min(columns) + 64)),
        )
    grids, notes = grids_over(fragment.shape, window or WHOLE, cell)
    grids = tuple(replace(grid, title=f"elements of the access {grid.title}".strip()) for grid in grids)
    last = (number + 1) * vector - 1
    moved = f"register {last}" if vector == 1 else f"registers {number * vector} to {last}"
    facts = (
        ("access", f"{'store' if access.model.write else 'load'} of {moved} by warp {warp}"),
        ("memory", f"{title_of(layout)}, {element}"),
        *picture.facts[1:],
    )
    legend = (*picture.legend, "element: lane.register/@byte address/bank")
    return with_notes(replace(picture, facts=facts, grids=(*picture.grids, *grids), legend=legend), notes)


def access_of_matrices(
    machine: str, element: str, name: str, layout: Tile, at: Sequence[int]
) -> Access:
    """A matrix load or store: lane l gives row l mod 16 from `at` on, in the 16-byte column l / 16."""
    model = pick_model(machine, name=name)
    size = element_bytes(element)
    extents = extents_of(layout)
    if len(at) != 2 or len(extents) != 2:
        raise refuse(
            "layout.draw", f"expects a tile and a coordinate of two dimensions, got {len(extents)} and {len(at)}"
        )
    places = [
        (at[0] + lane % _MATRIX_ROWS, at[1] + lane // _MATRIX_ROWS * 16 // size) for lane in range(len(model.phases))
    ]
    if any(not (0 <= row < extents[0] and 0 <= column < extents[1]) for row, column in places):
        raise refuse(
            "layout.draw",
            f"expects rows and columns inside {list(extents)}, got {list(places[-1])}",
            fix="begin further up or left, or name an instruction for fewer matrices",
        )
    return Access(model, tuple(layout(*place) * size for place in places))
