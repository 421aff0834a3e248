"""tier-layout: print and draw a layout, fragment, swizzle, tensor map, shared-memory access or split.

    tier-layout show '(4,8):(8,1)'
    tier-layout show '#layout.compose<<[8:64], [64:1]>, <3, 3, 3>>' --element bf16 --svg tile.svg
    tier-layout fragment --machine sm_90a --element bf16 --operand accumulator --tile 64x64
    tier-layout banks --machine sm_90a --element bf16 --tile 64x64 --layout '(64,64):(64,1)'
    tier-layout banks --machine sm_90a --element bf16 --layout '(64,64):(64,1)' --instruction ldmatrix.x4 --at 0,0
    tier-layout banks --machine gfx950 --stride 128 --instruction ds_read_b64
    tier-layout split --extents 1000,300 --tile 128,64

Exit status 2 for bad input, with one line that says what is expected.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from tier._errors import TierError, refuse
from tier.layout._draw import Memory, draw, draw_fragment
from tier.layout._draw_banks import Access, access_of_matrices, draw_access, draw_fragment_access, pick_model
from tier.layout._draw_split import draw_split
from tier.layout._fragment import Fragment, accumulator, fragment, operand
from tier.layout._layout import Layout, SwizzledLayout
from tier.layout._picture import WHOLE, Picture, Window
from tier.layout._spelling import parse

_LONGEST = 1 << 16


class _Arguments(argparse.ArgumentParser):
    """Refuses like everything else, instead of printing the usage."""

    def error(self, message: str) -> NoReturn:
        raise refuse("layout.option", f"expects arguments as {self.prog} --help says, got {message}")


def _numbers(text: str, least: int, most: int, what: str) -> tuple[int, ...]:
    if not re.fullmatch(r"-?\d{1,9}([,x]-?\d{1,9})*", text):
        raise argparse.ArgumentTypeError(f"'{text}' instead of {what}")
    found = tuple(int(number) for number in re.split("[,x]", text))
    if not all(least <= number <= most for number in found):
        raise argparse.ArgumentTypeError(f"'{text}' instead of {what}, each {least} to {most}")
    return found


def _sides(text: str) -> tuple[int, ...]:
    return _numbers(text, 1, _LONGEST, "sides such as 64x64")


def _extents(text: str) -> tuple[int | str, ...]:
    parts = text.split(",")
    if not all(re.fullmatch(r"\d{1,9}|[A-Za-z]\w{0,30}", part) for part in parts):
        raise argparse.ArgumentTypeError(f"'{text}' instead of extents such as 1000,300 or 1000,N")
    return tuple(int(part) if part.isdigit() else part for part in parts)


def _place(text: str) -> tuple[int, ...]:
    return _numbers(text, 0, _LONGEST, "a coordinate such as 0,0")


def _addresses(text: str) -> tuple[int, ...]:
    return _numbers(text, -1, 1 << 24, "byte addresses such as 0,16,32")


def _range(text: str) -> range:
    match = re.fullmatch(r"(\d{1,9}):(\d{1,9})", text)
    if not match or int(match[1]) >= int(match[2]):
        raise argparse.ArgumentTypeError(f"'{text}' instead of FIRST:END such as 0:16")
    return range(int(match[1]), int(match[2]))


def _values(text: str) -> dict[str, int]:
    if not re.fullmatch(r"[A-Za-z_]\w*=\d{1,9}(,[A-Za-z_]\w*=\d{1,9})*", text):
        raise argparse.ArgumentTypeError(f"'{text}' instead of values such as n=100,m=7")
    return {name: int(value) for name, value in (part.split("=") for part in text.split(","))}


def _natural(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise argparse.ArgumentTypeError(f"'{text}' instead of a number")
    return int(text)


def _memory_layout(text: str) -> Layout | SwizzledLayout:
    value = parse(text)
    if not isinstance(value, Layout | SwizzledLayout):
        raise refuse("layout.spelling", f"expects a layout in memory, got '{text}'", fix="write (64,64):(64,1)")
    return value


# The subcommands


def _window(arguments: argparse.Namespace) -> Window:
    return Window(arguments.rows or WHOLE.rows, arguments.columns or WHOLE.columns)


def _show(arguments: argparse.Namespace) -> Picture:
    memory = Memory(arguments.element, arguments.banks) if arguments.element else None
    return draw(parse(arguments.layout), memory=memory, symbols=arguments.symbols, window=_window(arguments))


def _find_fragment(arguments: argparse.Namespace) -> Fragment:
    if arguments.fragment:
        value = parse(arguments.fragment)
        if not isinstance(value, Fragment):
            raise refuse(
                "layout.spelling",
                f"expects a fragment, got '{arguments.fragment}'",
                fix="write [16, 8], register = [..], lane = [..], warp = [..]",
            )
        return value
    if arguments.atom:
        if not arguments.machine:
            raise refuse("layout.option", "expects --machine with --atom, got none")
        return fragment(arguments.machine, arguments.atom, arguments.operand)
    for name in ("machine", "element", "tile"):
        if not getattr(arguments, name):
            raise refuse("layout.option", f"expects --{name}, or --atom, or --fragment with a spelling, got none")
    rank = 2 if arguments.operand == "accumulator" else 3
    if len(arguments.tile) != rank:
        raise refuse(
            "layout.option",
            f"expects --tile {'MxN' if rank == 2 else 'MxNxK'} for the {arguments.operand}, "
            f"got {len(arguments.tile)} sides",
        )
    if rank == 2:
        return accumulator(arguments.machine, arguments.element, arguments.tile, warps=arguments.warps)
    return operand(arguments.machine, arguments.element, arguments.operand, arguments.tile, warps=arguments.warps)


def _fragment(arguments: argparse.Namespace) -> Picture:
    found = _find_fragment(arguments)
    layout = _memory_layout(arguments.layout) if arguments.layout else None
    memory = Memory(arguments.element) if layout and arguments.element else None
    return draw_fragment(found, layout=layout, memory=memory, by_warp=arguments.by_warp, window=_window(arguments))


def _banks(arguments: argparse.Namespace) -> Picture:
    machine, name, write = arguments.machine, arguments.instruction, arguments.write
    listed: tuple[int, ...] | None = arguments.addresses
    stride: int | None = arguments.stride
    if listed or stride is not None:
        model = pick_model(machine, name=name, bytes_per_lane=arguments.bytes, write=write)
        addresses = listed or tuple((stride or 0) * lane for lane in range(len(model.phases)))
        return draw_access(Access(model, addresses), window=_window(arguments))
    if not arguments.layout or not arguments.element:
        raise refuse("layout.option", "expects --layout and --element, --stride, or --addresses, got none")
    layout = _memory_layout(arguments.layout)
    if arguments.at:
        access = access_of_matrices(machine, arguments.element, name or "ldmatrix.x4", layout, arguments.at)
        return draw_access(access, window=_window(arguments))
    window = _window(arguments) if arguments.rows or arguments.columns else None
    return draw_fragment_access(
        machine,
        arguments.element,
        _find_fragment(arguments),
        layout,
        number=arguments.access,
        warp=arguments.warp,
        write=write,
        name=name,
        window=window,
    )


def _split(arguments: argparse.Namespace) -> Picture:
    return draw_split(
        arguments.extents, arguments.tile, causal=arguments.causal, window=arguments.window, view=_window(arguments)
    )


def _add_fragment(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--operand", choices=["accumulator", "a", "b"], default="accumulator")
    parser.add_argument("--tile", type=_sides, metavar="MxN[xK]", help="MxN of the accumulator, MxNxK for a and b")
    parser.add_argument("--warps", type=_natural, default=4)
    parser.add_argument("--atom", metavar="NAME", help="one matrix instruction, or an element type for the fastest")
    parser.add_argument("--fragment", metavar="SPELLING", help="instead of --operand and --tile")


def _arguments() -> argparse.ArgumentParser:
    lines = (__doc__ or "").strip().split("\n")
    parser = _Arguments(
        prog="tier-layout",
        description=lines[0],
        epilog="\n".join(lines[2:]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")

    def command(name: str, run: Callable[[argparse.Namespace], Picture], summary: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        sub.set_defaults(run=run)
        sub.add_argument("--svg", metavar="FILE", help="draw there; - is the standard output")
        sub.add_argument("--text", action="store_true", help="print, also with --svg; the default without it")
        sub.add_argument("--rows", type=_range, metavar="FIRST:END", help="the rows to show; 64 by default")
        sub.add_argument("--columns", type=_range, metavar="FIRST:END", help="the columns to show; 64 by default")
        return sub

    show = command("show", _show, "a layout, swizzle, fragment, tensor map or pieces by its spelling")
    show.add_argument("layout", metavar="SPELLING")
    show.add_argument("--element", help="with byte addresses and banks of elements of this type")
    show.add_argument("--symbols", type=_values, metavar="n=100,..", help="values of the symbols of pieces")
    show.add_argument("--banks", type=_natural, default=32, help="of 4 bytes; 32 by default")

    held = command("fragment", _fragment, "which thread and register holds which element")
    held.add_argument("--machine")
    held.add_argument("--element")
    _add_fragment(held)
    held.add_argument(
        "--layout", metavar="SPELLING", help="of the tile in memory: adds addresses, and banks with --element"
    )
    held.add_argument("--by-warp", action="store_true", help="number lanes within their warp")

    banks = command("banks", _banks, "which lanes of an access ask which bank")
    banks.add_argument("--machine", required=True)
    banks.add_argument("--element")
    banks.add_argument("--layout", metavar="SPELLING", help="of the tile in shared memory")
    _add_fragment(banks)
    banks.add_argument(
        "--access", type=_natural, default=0, help="of those that move all registers; the first by default"
    )
    banks.add_argument("--warp", type=_natural, default=0)
    banks.add_argument("--write", action="store_true", help="store instead of load")
    banks.add_argument("--instruction", default="", help="by name, such as ld.b128 or ds_read_b64")
    banks.add_argument(
        "--at", type=_place, metavar="ROW,COLUMN", help="where a matrix load begins; ldmatrix.x4 by default"
    )
    banks.add_argument("--stride", type=_natural, metavar="BYTES", help="lane l takes address l * BYTES")
    banks.add_argument("--addresses", type=_addresses, metavar="LIST", help="byte addresses by lane, -1 for none")
    banks.add_argument(
        "--bytes", type=_natural, default=4, help="per lane, with --stride and --addresses; 4 by default"
    )

    split = command("split", _split, "interior and boundary tiles of a ragged domain")
    split.add_argument("--extents", type=_extents, required=True)
    split.add_argument("--tile", type=_sides, required=True)
    shape = split.add_mutually_exclusive_group()
    shape.add_argument("--causal", action="store_true", help="only columns up to the row")
    shape.add_argument("--window", type=_natural, metavar="W", help="only the W columns up to the row")
    return parser


def _write(picture: Picture, arguments: Any) -> None:
    if arguments.svg == "-":
        sys.stdout.write(picture.svg())
    elif arguments.svg:
        try:
            Path(arguments.svg).write_text(picture.svg(), encoding="utf-8")
        except OSError as error:
            raise refuse(
                "layout.option", f"expects a file that can be written, got '{arguments.svg}': {error.strerror}"
            ) from None
    if arguments.text or not arguments.svg:
        sys.stdout.write(picture.text())
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `tier-layout` and return its exit status."""
    try:
        found = _arguments().parse_args(arguments)
        _write(found.run(found), found)
    except TierError as error:
        print(f"tier-layout: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads us has read enough; nothing is left to flush at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
