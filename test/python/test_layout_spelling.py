"""Spellings of layouts: what our parser reads is what MLIR reads, and what it writes is what MLIR prints."""

import doctest
import random

import pytest
import tier
from tier.layout import Layout, Swizzle, _spelling, accumulator, equal, for_load, operand, parse, spell
from tier.layout._spelling import Pieces
from tier.mlir import ir

PIECES = (
    "#layout.piecewise<[(d0) : (-d0 + 63) -> #layout.strided<[64:1]>, (d0) : (d0 - 64) -> #layout.strided<[36:2]> + -64] "
    "on (d0) : (d0, -d0 + 99)>"
)
SYMBOLIC = (
    "#layout.piecewise<[(d0, d1)[s0, s1] : (d0 * -2 + s0 floordiv 8 + 63, (d0 + d1) mod 4 == 0, -(d1 floordiv 2) + 3) -> "
    "#layout.compose<<[64:1], [2:3]>, <3, 3, 3>> + 4]>"
)
FRAGMENT = "#layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>"
# What a user may write, and the attribute it is.
SPELLINGS = {
    "(4,8):(8,1)": "#layout.strided<[4:8], [8:1]>",
    "8:1": "#layout.strided<[8:1]>",
    " ( 4 , 8 ) : ( -8 , 0 ) ": "#layout.strided<[4:-8], [8:0]>",
    "((2,4),8):((1,16),2)": "#layout.strided<[2:1, 4:16], [8:2]>",
    "((2,(2,2)),8):((1,(2,8)),16)": "#layout.strided<[2:1, 2:2, 2:8], [8:16]>",
    "[128:64], [64:1, 4:8192]": "#layout.strided<[128:64], [64:1, 4:8192]>",
    "#layout.strided<[128:64],[64:1,4:8192]>": "#layout.strided<[128:64], [64:1, 4:8192]>",
    "strided<[8:1]>": "#layout.strided<[8:1]>",
    "#layout.strided<>": "#layout.strided<>",
    "swizzle<3,3,3>": "#layout.swizzle<3, 3, 3>",
    "Sw<3,4,3>": "#layout.swizzle<3, 4, 3>",
    "swizzle<3,3,3> o (8,64):(64,1)": "#layout.compose<<[8:64], [64:1]>, <3, 3, 3>>",
    "#layout.compose<<[8:64], [64:1]>, <3, 3, 3>>": "#layout.compose<<[8:64], [64:1]>, <3, 3, 3>>",
    "#layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>": "#layout.compose<<[8:64], [64:1]>, <3, 3, 3>>",
    "(20,2):(16,4) o (4,5):(1,4)": "#layout.strided<[4:16], [5:64]>",
    FRAGMENT: FRAGMENT,
    "[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]]": FRAGMENT,
    "[2], lane = [2:[1], 16:[0]], warp = [4:[0]]": "#layout.fragment<[2], register = [], lane = [2:[1], 16:[0]], warp = [4:[0]]>",
    "#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>": "#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>",
    "tensormap<element = f32, box = [32, 8, 4], fill = nan, rank = 3, interleave = 16B, dims = [?, 2, ?], strides = [16, ?], "
    "element_strides = [1, 2, 1], swizzle = none>": "#layout.tensormap<element = f32, box = [32, 8, 4], dims = [?, 2, ?], strides = [16, ?], element_strides = [1, 2, 1], "
    "interleave = 16B, fill = nan>",
    "tensormap<element = f32, box = [32, 8], rounds = tf32, swizzle = 128B>": "#layout.tensormap<element = f32, box = [32, 8], swizzle = 128B, rounds = tf32>",
    "tensormap<element = f32, box = [32, 8], dims = [?, ?], strides = [?], element_strides = [1, 1]>": "#layout.tensormap<element = f32, box = [32, 8]>",
}
SPELLINGS |= {
    PIECES: PIECES,
    SYMBOLIC: SYMBOLIC,
    "piecewise<[(d0):(-d0+63)->[64:1],(d0):(d0 -64)->[36:2]+ -64]on(d0):(d0,-d0 + 99)>": PIECES,
}


@pytest.fixture(scope="module")
def read_by_mlir():
    """Parse an attribute with MLIR and print it."""
    with ir.Context() as context:
        yield lambda text: str(ir.Attribute.parse(text, context))


def test_examples_run():
    assert doctest.testmod(_spelling).failed == 0


@pytest.mark.parametrize("text", SPELLINGS)
def test_a_spelling_is_read_and_written(text):
    assert spell(parse(text)) == SPELLINGS[text]
    assert spell(parse(SPELLINGS[text])) == SPELLINGS[text]


@pytest.mark.parametrize("attribute", sorted(set(SPELLINGS.values())))
def test_mlir_prints_what_we_write(attribute, read_by_mlir):
    assert read_by_mlir(attribute) == attribute


@pytest.mark.parametrize("text", [text for text in SPELLINGS if text.startswith("#layout.")])
def test_mlir_reads_what_we_read(text, read_by_mlir):
    assert read_by_mlir(text) == spell(parse(text))


def test_random_layouts_agree_with_mlir(read_by_mlir):
    rng = random.Random(7)
    for _ in range(200):
        dims = [
            [(rng.randint(1, 9), rng.randint(-64, 64)) for _ in range(rng.randint(1, 4))]
            for _ in range(rng.randint(1, 4))
        ]
        modes = ", ".join("[" + ", ".join(f"{size}:{stride}" for size, stride in dim) + "]" for dim in dims)
        text = f"#layout.strided<{modes}>"
        assert read_by_mlir(text) == spell(parse(text)) == text
        bits, base = rng.randint(0, 4), rng.randint(0, 5)
        modes = modes.replace("-", "")  # a swizzle is of values from 0 on
        swizzled = f"#layout.compose<<{modes}>, <{bits}, {base}, {bits + rng.randint(0, 4)}>>"
        assert read_by_mlir(swizzled) == spell(parse(swizzled)) == swizzled


@pytest.mark.parametrize(
    "fragment",
    [
        accumulator("sm_90a", "bf16", (64, 256)),
        accumulator("sm_80", "f16", (64, 64)),
        accumulator("gfx942", "bf16", (64, 64)),
        for_load((64, 64), contiguous=1, vector=8),
        for_load((256,), contiguous=0, vector=4),
        operand("sm_80", "bf16", "a", (64, 64, 32)),
        operand("sm_80", "bf16", "b", (64, 64, 32)),
    ],
    ids=str,
)
def test_fragments_agree_with_mlir(fragment, read_by_mlir):
    assert read_by_mlir(spell(fragment)) == spell(fragment)
    assert parse(spell(fragment)) == fragment


@pytest.mark.parametrize("text", ["(4,8):(8,1)", "[3:2, 2:16] + 5", "(2,2):(1,-2) + -4"])
def test_a_layout_prints_what_is_read(text):
    layout = parse(text)
    assert isinstance(layout, Layout)
    assert parse(str(layout)) == parse(text)


@pytest.mark.parametrize("layout", [Layout(4, 1, 2), Swizzle(1, 0, 1).compose(Layout(4, 1, 4))], ids=str)
def test_an_offset_has_no_attribute(layout):
    with pytest.raises(tier.LayoutError, match="expects a layout without offset"):
        spell(layout)


def test_a_swizzle_is_a_swizzle():
    assert parse("#layout.swizzle<2, 4, 3>") == Swizzle(2, 4, 3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expects a layout, swizzle, fragment or tensor map, got the end at column 1"),
        ("(4,8):8", "expects a stride for each of 2 modes, got one at column 7"),
        ("(4,8):(8,(1))", "expects a stride for each of 2 modes, got other nesting at column 7"),
        ("(4,8", "expects ',' or ')', got the end at column 5"),
        ("4", "expects ':', got the end at column 2"),
        ("[4:1], []", "expects at least one mode for each dimension, got none at column 8"),
        ("8:1 8:1", "expects the end, got '8' at column 5"),
        ("8:x", "expects a number, got 'x' at column 3"),
        ("8:99999999999999999999", "expects a number below 2^62, got 99999999999999999999 at column 3"),
        (
            "#layout.view<3>",
            "expects strided, swizzle, compose, fragment, tensormap or piecewise, got '#layout.view' at column 1",
        ),
        ("swizzle<3, 3>", "expects bits, base and shift of at least 0, got 3, 3 at column 8"),
        ("8:1 o swizzle<3,3,3>", "expects a layout or a swizzle after a layout, got another at column 1"),
        ("[16, 8], colour = []", "expects register, lane and warp once each, got 'colour' at column 10"),
        ("[16, 8], lane = [2:[1]]", "expects a digit with 2 strides, got 1 at column 18"),
        ("tensormap<element = f32>", "expects an element and a box, got none at column 10"),
        ("tensormap<box = [1], box = [1]>", "once each, got 'box' at column 22"),
        ("(" * 40 + "1" + ")" * 40 + ":1", "expects at most 32 levels of modes"),
        ("8:1 # comment", "expects the end, got '#' at column 5"),
        ("8:1\x00", "expects the end"),
    ],
)
def test_a_wrong_spelling_is_refused_at_its_column(text, message):
    with pytest.raises(tier.LayoutError) as caught:
        parse(text)
    assert caught.value.rule == "layout.spelling"
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("swizzle<3, 3, 2>", "layout.involution"),
        ("swizzle<3, 14, 14>", "layout.swizzle-width"),
        ("[0], lane = []", "layout.extent"),
        ("[8], register = [0:[1]]", "layout.extent"),
        ("(8,8):(8,1) o (2,2):(3,6)", "layout.closed"),
    ],
)
def test_a_wrong_value_is_refused_by_the_rule_of_the_ir(text, rule):
    with pytest.raises(tier.LayoutError) as caught:
        parse(text)
    assert caught.value.rule == rule


def test_noise_is_refused_and_nothing_else():
    rng = random.Random(3)
    pieces = [
        "",
        "",
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        ",",
        ":",
        "=",
        "+",
        "?",
        " o ",
        "4",
        "-1",
        "0",
        "swizzle",
        "lane",
        " ",
        "#",
        "é",
    ]
    read = 0
    for _ in range(20000):
        text = rng.choice(list(SPELLINGS))
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(text) + 1)
            text = text[:at] + rng.choice(pieces) + text[at + rng.randint(0, 2) :]
        try:
            parse(text)
            read += 1
        except tier.LayoutError as error:
            assert str(error).startswith("[layout.")
    assert read > 500


def test_what_mlir_reads_we_read_alike(read_by_mlir):
    """Spoil attributes at random: MLIR reads or refuses each, never aborts, and what it reads we spell as it prints."""
    rng = random.Random(11)
    attributes = [*(text for text in SPELLINGS if text.startswith("#layout.")), *sorted(set(SPELLINGS.values()))]
    pieces = [
        "",
        "",
        "1",
        "3",
        "0",
        "-2",
        "64",
        ",",
        ":",
        "[1:1]",
        "2:[1, 0]",
        "[",
        "]",
        "<",
        ">",
        " ",
        "?",
        "fill = nan",
        "16B",
    ]
    agreed = refused = undecided = 0
    for _ in range(12000):
        text = rng.choice(attributes)
        for _ in range(rng.randint(1, 3)):
            at = rng.randint(len("#layout."), len(text))
            text = text[:at] + rng.choice(pieces) + text[at + rng.randint(0, 2) :]
        try:
            printed = read_by_mlir(text)
        except ir.MLIRError:
            refused += 1
            continue
        try:
            # MLIR sorts the terms of a constraint; we keep them.
            assert spell(parse(printed)) == printed
            if isinstance(ours := parse(text), Pieces):
                assert equal(ours.function, parse(printed).function)
            else:
                assert spell(ours) == printed
            agreed += 1
        except tier.LayoutError as error:
            # A value that the IR may spell and that is no layout of ours, or a swizzle on a domain cut by divisions.
            assert error.rule in ("layout.sign", "layout.swizzle-width", "layout.undecided"), text
            undecided += error.rule == "layout.undecided"
    assert agreed > 300 and refused > 1000 and undecided * 50 < agreed
