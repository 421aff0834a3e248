"""tier-layout from outside: what it prints, what it writes, and how it refuses."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TOOL = ROOT / "tools" / "tier-layout" / "main.py"
CELLS = ".//{http://www.w3.org/2000/svg}g"


def run(*arguments):
    return subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True)


def printed(*arguments):
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_show_prints_a_layout():
    assert (
        printed("show", "(4,8):(8,1)", "--rows", "0:2", "--columns", "4:8")
        == """\
#layout.strided<[4:8], [8:1]>
shape  4 x 8
image  32 values in 0 to 31, one for each of 32 coordinates
       4   5   6   7
   0   4   5   6   7
   1  12  13  14  15
cell: offset
note: rows 0 to 1 of 4 and columns 4 to 7 of 8; choose others with --rows and --columns
"""
    )


def test_show_prints_pieces_for_values_of_their_symbols():
    pieces = "#layout.piecewise<[(i)[n] : (i, 1 - i) -> [2:1], (i)[n] : (i - 2, n - i - 1) -> [9:3] + 1]>"
    text = printed("show", pieces, "--symbols", "n=5", "--rows", "0:1", "--columns", "0:8")
    assert text.splitlines()[1:4] == ["n  5", "      0  1  2   3   4", "   0  0  1  7  10  13"]


def test_fragment_prints_threads_and_registers():
    assert (
        printed(
            "fragment",
            "--machine",
            "sm_90a",
            "--element",
            "bf16",
            "--operand",
            "accumulator",
            "--tile",
            "64x64",
            "--rows",
            "7:9",
            "--columns",
            "8:11",
        )
        == """\
#layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
tile     64 x 64
holders  4 warps of 32 lanes, 32 registers each
           8       9      10
   7  T28.r4  T28.r5  T29.r4
   8   T0.r6   T0.r7   T1.r6
cell: thread.register; colour: lane
note: rows 7 to 8 of 64 and columns 8 to 10 of 64; choose others with --rows and --columns
"""
    )


def test_operands_are_drawn_for_three_sides():
    text = printed(
        "fragment", "--machine", "sm_80", "--element", "f16", "--operand", "b", "--tile", "16x8x16", "--warps", "1"
    )
    assert text.startswith(
        "#layout.fragment<[8, 16], register = [2:[0, 1], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>\n"
    )


def test_one_instruction_is_drawn_by_its_name():
    text = printed(
        "fragment", "--machine", "gfx942", "--atom", "f16", "--operand", "a", "--rows", "31:32", "--columns", "3:5"
    )
    assert text.splitlines()[3:5] == ["           3       4", "  31  T31.r3  T63.r0"]


def test_banks_prints_the_cycles_of_an_access():
    text = printed("banks", "--machine", "sm_90a", "--addresses", "0,128,64", "--columns", "0:3")
    assert (
        text
        == """\
ld.b32 of sm_90a
access  3 of 32 lanes, 4 bytes each, 32 banks of 4 bytes
cost    2 cycles, 1 at best: conflicts of degree 2
cycles by banks
            b0  b1  b2
  phase 0  T0!   .   .
       +1  T1!   .   .
cell: lanes that take a word; !: another word of the bank in the same phase
note: rows 0 to 1 of 2 and columns 0 to 2 of 32; choose others with --rows and --columns
"""
    )


def test_banks_takes_a_tile_in_memory():
    text = printed("banks", "--machine", "sm_90a", "--element", "bf16", "--tile", "64x64", "--layout", "(64,64):(64,1)")
    assert "cost    8 cycles, 1 at best: conflicts of degree 8" in text
    assert "T4.r0/@128/b0!" in text


def test_banks_takes_a_matrix_load():
    text = printed(
        "banks",
        "--machine",
        "sm_90a",
        "--element",
        "bf16",
        "--layout",
        "swizzle<3,3,3> o (64,64):(64,1)",
        "--at",
        "0,0",
    )
    assert text.startswith("ldmatrix.x4 of sm_90a\n")
    assert "4 cycles, 4 at best: no conflicts" in text


def test_split_prints_tiles_and_pieces():
    text = printed("split", "--extents", "1000,300", "--tile", "128,64")
    assert "   6  full  full  full  full  p1\n   7    p0    p0    p0    p0  p0\n" in text
    assert "full: full, 28 tiles" in text


@pytest.mark.parametrize(
    ("arguments", "cells", "conflicts"),
    [
        (("show", "(4,8):(8,1)"), 32, 0),
        (("fragment", "--machine", "gfx942", "--element", "bf16", "--tile", "32x32", "--warps", "1"), 32 * 32, 0),
        (("banks", "--machine", "sm_90a", "--stride", "128", "--bytes", "16"), 128, 128),
        (("split", "--extents", "1000,1000", "--tile", "128,64", "--causal"), 72, 0),
    ],
)
def test_svg_is_written(tmp_path, arguments, cells, conflicts):
    file = tmp_path / "picture.svg"
    assert printed(*arguments, "--svg", str(file)) == ""
    groups = ElementTree.parse(file).getroot().findall(CELLS)
    assert len(groups) == cells
    assert sum("conflict" in group.get("class") for group in groups) == conflicts
    assert printed(*arguments, "--svg", "-") == file.read_text()
    assert printed(*arguments, "--svg", str(file), "--text") == printed(*arguments)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            (),
            "[layout.option] expects arguments as tier-layout --help says, got the following arguments are required: COMMAND",
        ),
        (("paint",), "[layout.option]"),
        (("show",), "[layout.option]"),
        (("show", "(4,8)"), "[layout.spelling] expects ':', got the end at column 6 of '(4,8)'"),
        (("show", "(4,8):(8,1)", "--rows", "3"), "got argument --rows: '3' instead of FIRST:END such as 0:16"),
        (
            ("show", "(4,8):(8,1)", "--rows", "0:100000", "--columns", "0:100000"),
            "[layout.draw] expects at most 65536 cells",
        ),
        (("show", "4:1", "--element", "int"), "[layout.element-name] expects an element type such as bf16, got 'int'"),
        (("show", "4:1", "--element", "f32", "--banks", "0"), "[layout.draw] expects 1 to 1024 banks, got 0"),
        (("show", "4:1", "--svg", "/nowhere/x.svg"), "expects a file that can be written, got '/nowhere/x.svg'"),
        (
            ("fragment", "--tile", "64x64"),
            "[layout.option] expects --machine, or --atom, or --fragment with a spelling, got none",
        ),
        (
            ("fragment", "--machine", "sm_90a", "--element", "bf16", "--tile", "64"),
            "expects --tile MxN for the accumulator, got 1",
        ),
        (("fragment", "--machine", "sm_90a", "--element", "bf16", "--tile", "64x63"), "[layout.atom]"),
        (
            ("fragment", "--machine", "sm_9", "--element", "bf16", "--tile", "64x64"),
            "[layout.question] expects 'machine'",
        ),
        (
            ("fragment", "--machine", "sm_90a", "--element", "bf16", "--operand", "b", "--tile", "64x64x64"),
            "[layout.register-operand] expects an instruction that reads operand b from registers",
        ),
        (("fragment", "--fragment", "4:1"), "expects a fragment, got '4:1'"),
        (("fragment", "--machine", "sm_90a", "--element", "bf16", "--tile", "64x99999999"), "each 1 to 65536"),
        (("banks", "--machine", "sm_90a"), "expects --layout and --element, --stride, or --addresses, got none"),
        (("banks", "--machine", "sm_90a", "--stride", "4", "--bytes", "5"), "[banks.instruction]"),
        (
            ("banks", "--machine", "sm_90a", "--stride", "4", "--instruction", "ld"),
            "[banks.instruction] expects an instruction of sm_90a",
        ),
        (("banks", "--machine", "sm_90a", "--addresses", "0;1"), "'0;1' instead of byte addresses"),
        (("banks", "--machine", "cpu", "--stride", "4"), "[banks.instruction]"),
        (("split", "--extents", "1000", "--tile", "1,2"), "[layout.rank]"),
        (("split", "--extents", "1000,", "--tile", "1,2"), "instead of extents such as 1000,300 or 1000,N"),
        (("split", "--extents", "8,8", "--tile", "4,4", "--causal", "--window", "3"), "not allowed with argument"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments, message):
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("tier-layout: [")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_help_names_the_commands():
    text = printed("--help")
    assert all(command in text for command in ("show", "fragment", "banks", "split"))


def test_a_reader_may_stop_early():
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import subprocess, sys\n"
            "tool = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.PIPE)\n"
            "tool.stdout.close()\nprint(tool.stderr.read().decode(), tool.wait())",
            sys.executable,
            str(TOOL),
            "show",
            "(64,64):(64,1)",
        ],
        capture_output=True,
        text=True,
    )
    assert done.stdout == " 0\n"


def commands_of_the_page():
    """The commands that docs/layout.md shows, as lists of arguments."""
    fence = re.search(r"```sh\n(tier-layout .*?)```", (ROOT / "docs" / "layout.md").read_text(), re.DOTALL)
    return [shlex.split(line)[1:] for line in fence[1].splitlines()]


def test_commands_of_the_page_run(tmp_path):
    commands = commands_of_the_page()
    assert len(commands) == 6
    for arguments in commands:
        done = subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")


def test_picture_of_the_page_is_what_its_command_draws():
    [arguments] = [arguments for arguments in commands_of_the_page() if "conflicts.svg" in arguments]
    arguments[arguments.index("conflicts.svg")] = "-"
    assert printed(*arguments) == (ROOT / "docs" / "pictures" / "conflicts.svg").read_text()


@pytest.mark.skipif(not shutil.which("tier-layout"), reason="no tier-layout on the path")
def test_tool_of_the_build_finds_its_package():
    done = subprocess.run(["tier-layout", "show", "2:1"], capture_output=True, text=True)
    assert done.returncode == 0 and "#layout.strided<[2:1]>" in done.stdout
