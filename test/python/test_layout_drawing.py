"""Pictures of layouts: what they say, as text and as SVG."""

import doctest
import itertools
import re
from xml.etree import ElementTree

import pytest
import tier
from tier import banks
from tier.layout import (
    Layout,
    Memory,
    Picture,
    Swizzle,
    Window,
    _draw,
    _draw_banks,
    _draw_split,
    _fragment,
    _picture,
    accumulator,
    draw,
    draw_fragment,
    draw_split,
    operand,
    parse,
    split,
)
from tier.layout._draw_banks import (
    Access,
    access_of_fragment,
    access_of_matrices,
    draw_access,
    draw_fragment_access,
    pick_model,
    vector_of,
)

SVG = "{http://www.w3.org/2000/svg}"


def cells_of(picture: Picture):
    """The groups of cells of the SVG: (labels, is it a conflict)."""
    root = ElementTree.fromstring(picture.svg())
    assert root.tag == f"{SVG}svg"
    found = []
    for group in root.iter(f"{SVG}g"):
        kinds = group.get("class").split()
        assert kinds[0] == "cell"
        assert group.find(f"{SVG}rect") is not None
        found.append((tuple(text.text for text in group.iter(f"{SVG}text")), "conflict" in kinds))
    return found


@pytest.mark.parametrize(
    "module", [_draw, _draw_banks, _draw_split, _fragment, _picture], ids=lambda module: module.__name__
)
def test_examples_run(module):
    assert doctest.testmod(module).failed == 0


# Layouts


def test_a_layout_shows_the_offset_of_every_element():
    assert (
        draw(parse("(2,3):(1,2)")).text()
        == """\
#layout.strided<[2:1], [3:2]>
shape  2 x 3
image  6 values in 0 to 5, one for each of 6 coordinates
      0  1  2
   0  0  2  4
   1  1  3  5
cell: offset
"""
    )


def test_an_element_type_adds_addresses_and_banks():
    assert (
        draw(parse("swizzle<1,1,1> o (2,4):(4,1)"), memory=Memory("f32", banks=4)).text()
        == """\
#layout.compose<<[2:4], [4:1]>, <1, 1, 1>>
shape   2 x 4
image   8 values in 0 to 7, one for each of 8 coordinates
memory  f32, 4 banks of 4 bytes
             0         1         2         3
   0   0/@0/b0   1/@4/b1   2/@8/b2  3/@12/b3
   1  6/@24/b2  7/@28/b3  4/@16/b0  5/@20/b1
cell: offset/@byte address/bank; colour: bank
"""
    )


def test_shared_values_are_counted():
    assert "3 values in 0 to 2, shared by 6 coordinates" in draw(Layout((2, 3), (0, 1))).text()


def test_more_than_two_dimensions_are_slices():
    text = draw(Layout((2, 2, 2), (4, 2, 1))).text()
    assert "[0, :, :]\n      0  1\n   0  0  1\n   1  2  3\n[1, :, :]\n      0  1\n   0  4  5\n   1  6  7\n" in text
    assert "note: 8 of 100 slices" in draw(Layout((100, 2, 2), (4, 2, 1))).text()


def test_one_dimension_is_cut_into_lines():
    text = draw(Layout(40, 2)).text()
    assert text.splitlines()[4].split() == ["0", *map(str, range(0, 64, 2))]
    assert text.splitlines()[5].split() == ["32", *map(str, range(64, 80, 2)), *["."] * 24]


@pytest.mark.parametrize(("value", "text"), [(Layout((), ()), "0"), (Layout(1, 5), "0"), (Layout((), (), 7), "7")])
def test_one_element_is_one_cell(value, text):
    assert cells_of(draw(value)) == [((text,), False)]


def test_no_element_is_no_cell():
    picture = draw(Layout((4, 0), (1, 4)))
    assert cells_of(picture) == []
    assert "there is no element" in picture.text()


@pytest.mark.parametrize(
    "text", ["(4,8):(8,1)", "((2,2),8):((1,16),2)", "(4,4):(-1,4) + 3", "swizzle<2,0,2> o (4,4):(4,1)", "60:1"]
)
def test_svg_has_a_cell_with_the_offset_of_each_coordinate(text):
    value = parse(text)
    extents = (value.layout if hasattr(value, "layout") else value).extents
    expected = [str(value(*at)) for at in itertools.product(*map(range, extents))]
    assert [labels[0] for labels, _ in cells_of(draw(value))] == expected


def test_large_layouts_are_cropped_with_a_note():
    picture = draw(Layout((1000, 1000), (1000, 1)))
    assert len(cells_of(picture)) == 64 * 64
    assert picture.notes == (
        "rows 0 to 63 of 1000 and columns 0 to 63 of 1000; choose others with --rows and --columns",
    )
    assert picture.notes[0] in picture.svg()
    assert "image" not in dict(picture.facts)


def test_a_window_shows_what_it_says():
    picture = draw(Layout((1000, 1000), (1000, 1)), window=Window(range(998, 1002), range(7, 9)))
    assert [labels[0] for labels, _ in cells_of(picture)] == ["998007", "998008", "999007", "999008"]


def test_a_window_of_too_many_cells_is_refused():
    with pytest.raises(tier.LayoutError, match="expects at most 65536 cells, got 1000 x 1000") as caught:
        draw(Layout((1000, 1000), (1000, 1)), window=Window(range(1000), range(1000)))
    assert caught.value.rule == "layout.draw"


def test_swizzle_shows_where_chunks_are_kept():
    picture = draw(Swizzle(2, 3, 2))
    assert "bits     3 ^= 5, 4 ^= 6" in picture.text()
    assert [labels[0] for labels, _ in cells_of(picture)] == [
        str(column ^ row) for row in range(4) for column in range(4)
    ]


def test_tensor_map_is_drawn_as_it_lies_in_shared_memory():
    picture = draw(parse("#layout.tensormap<element = bf16, box = [64, 8], swizzle = 128B>"))
    assert dict(picture.facts)["tile"] == "#layout.compose<<[8:64], [64:1]>, <3, 3, 3>>"
    assert dict(draw(parse("#layout.tensormap<element = f64, box = [4, 3, 2], swizzle = 64B>")).facts)["tile"] == (
        "#layout.compose<<[2:24], [3:8], [4:1]>, <2, 1, 3>>"
    )
    with pytest.raises(tier.TensormapError, match="600 bytes"):
        draw(parse("#layout.tensormap<element = bf16, box = [64, 8], strides = [600]>"))
    with pytest.raises(tier.LayoutError, match="no interleave"):
        draw(parse("#layout.tensormap<element = bf16, box = [8, 8, 8], interleave = 16B>"))


RAGGED = "piecewise<[(i) : (63 - i) -> [64:1], (i) : (i - 64) -> [36:2] + -64] on (i) : (i, {end})>"


def test_pieces_show_their_values_and_who_gives_them():
    picture = draw(parse(RAGGED.format(end="99 - i")))
    expected = [*range(64), *range(64, 136, 2)]
    assert [labels for labels, _ in cells_of(picture)] == [(str(value),) for value in expected]
    assert [cell.hue for row in picture.grids[0].cells for cell in row if cell] == [0] * 64 + [1] * 36


def test_symbols_of_pieces_take_values():
    symbolic = parse(RAGGED.format(end="n - i - 1").replace("(i) :", "(i)[n] :"))
    assert len(cells_of(draw(symbolic, symbols={"n": 70}))) == 70
    assert draw(symbolic).notes == ("values are drawn where n are numbers",)


def test_pieces_over_two_dimensions_are_a_grid():
    lower = parse(
        "piecewise<[(i, j) : (i - j) -> (8,8):(8,1), (i, j) : (j - i - 1) -> (8,8):(1,8) + 100] "
        "on (i, j) : (i, j, 3 - i, 3 - j)>"
    )
    values = [[8 * i + j if j <= i else i + 8 * j + 100 for j in range(4)] for i in range(4)]
    assert [labels[0] for labels, _ in cells_of(draw(lower))] == [str(value) for row in values for value in row]


def test_pieces_that_do_not_partition_are_refused():
    with pytest.raises(tier.LayoutError, match="disjoint and cover their domain, got .5. in pieces 0 and 1"):
        parse("piecewise<[(i) : (5 - i) -> [8:8], (i) : (i - 5) -> [8:1]] on (i) : (i, 9 - i)>")


def test_an_unknown_element_type_is_refused():
    with pytest.raises(tier.LayoutError, match="expects an element type such as bf16, got 'bf17'"):
        Memory("bf17")


# Fragments


def test_fragment_shows_thread_and_register():
    fragment = accumulator("sm_90a", "bf16", (64, 16))
    cells = cells_of(draw_fragment(fragment))
    assert len(cells) == 64 * 16
    for (labels, _), at in zip(cells, itertools.product(range(64), range(16)), strict=True):
        thread, register = map(int, re.fullmatch(r"T(\d+)\.r(\d+)", labels[0]).groups())
        assert fragment.coordinate(register, thread % 32, thread // 32) == at


def test_copies_are_counted():
    picture = draw_fragment(operand("sm_80", "bf16", "a", (32, 32, 16), warps=4))
    assert dict(picture.facts)["copies"] == "up to 2 of an element"
    assert cells_of(picture)[0] == (("T0.r0+1",), False)


def test_lanes_may_be_numbered_within_their_warp():
    cells = cells_of(draw_fragment(accumulator("sm_90a", "bf16", (64, 8)), by_warp=True))
    assert cells[16 * 8] == (("W1.T0.r0",), False)


def test_fragment_in_memory_shows_address_and_bank():
    picture = draw_fragment(accumulator("sm_90a", "bf16", (64, 8)), layout=parse("(64,8):(8,1)"), memory=Memory("bf16"))
    assert cells_of(picture)[8 * 8 + 5] == (("T2.r3", "@138", "b2"), False)


def test_layout_of_another_tile_is_refused():
    with pytest.raises(tier.LayoutError, match="expects a memory layout of 64 x 8 elements, got 8 x 64"):
        draw_fragment(accumulator("sm_90a", "bf16", (64, 8)), layout=parse("(8,64):(64,1)"))


def test_huge_fragment_is_refused():
    with pytest.raises(tier.LayoutError, match="expects a fragment of at most 1048576 holders"):
        draw(parse("[2], register = [2:[1], 1048576:[0]]"))


# Banks


@pytest.mark.parametrize("machine", ["sm_90a", "gfx942", "gfx950"])
def test_lines_of_a_picture_are_the_cycles(machine):
    for name, model in banks.models(machine).items():
        for stride in (0, 4, 8, 36, 64, 128, 144):
            if stride % model.bytes_per_lane:
                continue
            access = Access(model, tuple(stride * lane for lane in range(len(model.phases))))
            grid = draw_access(access, window=Window(range(1024))).grids[0]
            assert len(grid.rows) == access.cost.cycles, (name, stride)
            has_conflict = any(cell and cell.is_conflict for row in grid.cells for cell in row)
            assert has_conflict == (access.cost.cycles > access.cost.ideal), (name, stride)


def test_every_lane_is_served_once_per_word():
    access = Access(pick_model("sm_90a", name="ld.b128"), tuple(128 * lane for lane in range(32)))
    cells = cells_of(draw_access(access))
    assert len(cells) == 32 * 4
    assert all(is_conflict for _, is_conflict in cells)
    assert {labels[0] for labels, _ in cells} == {f"T{lane}" for lane in range(32)}


def test_broadcast_is_no_conflict():
    access = Access(pick_model("sm_90a", bytes_per_lane=4), (0,) * 32)
    assert cells_of(draw_access(access)) == [(("T0-31",), False)]


def test_idle_lanes_are_left_out():
    access = Access(pick_model("sm_90a", bytes_per_lane=4), (0, -1, 128))
    assert cells_of(draw_access(access)) == [(("T0",), True), (("T2",), True)]


def test_swizzle_takes_the_conflicts_away():
    fragment = accumulator("sm_90a", "bf16", (64, 64))
    plain = draw_fragment_access("sm_90a", "bf16", fragment, parse("(64,64):(64,1)"))
    swizzled = draw_fragment_access("sm_90a", "bf16", fragment, parse("swizzle<3,3,3> o (64,64):(64,1)"))
    assert dict(plain.facts)["cost"] == "8 cycles, 1 at best: conflicts of degree 8"
    assert dict(swizzled.facts)["cost"] == "1 cycle, 1 at best: no conflicts"
    # 32 words in the grid of banks, 64 elements in the tile.
    assert [is_conflict for _, is_conflict in cells_of(plain)] == [True] * 96
    assert [is_conflict for _, is_conflict in cells_of(swizzled)] == [False] * 96
    assert [
        root.find(f".//{SVG}rect[@class='key']") is None
        for root in map(ElementTree.fromstring, (plain.svg(), swizzled.svg()))
    ] == [False, True]


def test_elements_of_an_access_show_thread_register_address_and_bank():
    picture = draw_fragment_access("sm_90a", "bf16", accumulator("sm_90a", "bf16", (64, 64)), parse("(64,64):(64,1)"))
    assert cells_of(picture)[-1] == (("T31.r1", "@910", "b3"), True)


def test_other_accesses_and_warps_move_other_elements():
    fragment, tile = accumulator("sm_90a", "bf16", (64, 64)), parse("(64,64):(64,1)")
    access, vector = access_of_fragment("sm_90a", "bf16", fragment, tile, number=3, warp=2)
    assert vector == 2
    assert access.addresses[5] == 2 * tile(*fragment.coordinate(6, 5, 2))


def test_the_widest_access_is_found():
    rows = parse("[16, 64], register = [8:[0, 1], 4:[4, 0]], lane = [8:[0, 8], 4:[1, 0]]")
    assert vector_of(rows, parse("(16,64):(64,1)"), 2) == 8
    assert vector_of(rows, parse("(16,64):(64,1)"), 4) == 4
    assert vector_of(rows, parse("(16,64):(1,16)"), 2) == 1
    assert vector_of(rows, parse("(16,64):(66,1)"), 2) == 2
    assert vector_of(rows, parse("swizzle<3,3,3> o (16,64):(64,1)"), 2) == 8


def test_a_layout_that_was_searched_is_drawn():
    store, load = banks.model("sm_90a", "st.b32"), banks.model("sm_90a", "ld.b32")
    rows = parse("[32, 40], register = [40:[0, 1]], lane = [32:[1, 0]]")
    accesses = [banks.access(store, lambda lane: (0, lane)), banks.access(load, rows)]
    accesses.append(banks.access(load, lambda lane: (lane, -lane % 40)))
    found = banks.swizzle((32, 40), "f32", accesses)
    assert found.rotation
    picture = draw_fragment_access("sm_90a", "f32", rows, found, number=7)
    assert "after rotating rows by" in dict(picture.facts)["memory"]
    assert dict(picture.facts)["cost"] == "1 cycle, 1 at best: no conflicts"
    assert cells_of(picture)[32 + 3][0][1] == f"@{4 * found(3, 7)}"


def test_matrix_loads_take_sixteen_rows():
    tile = parse("(64,64):(64,1)")
    access = access_of_matrices("sm_90a", "bf16", "ldmatrix.x4", tile, (16, 32))
    assert access.addresses[17] == 2 * tile(17, 40)
    assert (access.cost.cycles, access.cost.ideal) == (32, 4)
    with pytest.raises(tier.LayoutError, match="expects rows and columns inside"):
        access_of_matrices("sm_90a", "bf16", "ldmatrix.x4", tile, (50, 0))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda tile, held: access_of_fragment("sm_90a", "bf16", held, tile, number=16),
            "expects an access below 16, got 16",
        ),
        (lambda tile, held: access_of_fragment("sm_90a", "bf16", held, tile, warp=4), "expects a warp below 4, got 4"),
        (lambda tile, held: access_of_fragment("sm_90a", "bf16", held, tile, name="ld.b128"), "neighbouring bytes"),
        (lambda tile, held: access_of_fragment("sm_90a", "bf16", held, tile, name="ldmatrix.x4"), "neighbouring bytes"),
        (
            lambda tile, held: access_of_fragment("cpu", "bf16", held, tile),
            "expects bytes per lane that cpu moves at once",
        ),
        (lambda tile, held: pick_model("sm_80", name="stmatrix.x4"), "expects an instruction of sm_80"),
        (lambda tile, held: Access(pick_model("sm_80", name="ld.b32"), (0,) * 33), "expects 1 to 32 addresses"),
        (
            lambda tile, held: access_of_fragment("sm_90a", "bf16", held, parse("(64,64):(-64,1)")),
            "addresses of at least 0",
        ),
    ],
)
def test_what_cannot_be_drawn_is_refused(call, message):
    with pytest.raises(tier.TierError, match=message):
        call(parse("(64,64):(64,1)"), accumulator("sm_90a", "bf16", (64, 64)))


# Splits


def kind_by_brute_force(extents, tile, at, keeps):
    points = [
        point
        for point in itertools.product(*(range(x * side, (x + 1) * side) for x, side in zip(at, tile, strict=True)))
    ]
    inside = [all(x < extent for x, extent in zip(point, extents, strict=True)) and keeps(*point) for point in points]
    return "full" if all(inside) else "partial" if any(inside) else "empty"


@pytest.mark.parametrize(
    ("options", "keeps"),
    [
        ({}, lambda row, column: True),
        ({"causal": True}, lambda row, column: column <= row),
        ({"window": 5}, lambda row, column: row - 5 < column <= row),
    ],
)
def test_split_says_of_each_tile_what_it_is(options, keeps):
    extents, tile = (21, 17), (4, 3)
    picture = draw_split(extents, tile, **options)
    for row, line in enumerate(picture.grids[0].cells):
        for column, cell in enumerate(line):
            kind = kind_by_brute_force(extents, tile, (row, column), keeps)
            shown = "empty" if cell is None else "full" if cell.labels == ("full",) else "partial"
            assert shown == kind, (row, column)


def test_split_lists_its_pieces():
    picture = draw_split((1000, 1000), (128, 64), causal=True)
    pieces = split((1000, 1000), (128, 64), ["d1 <= d0"]).pieces
    assert len(picture.legend) == len(pieces)
    for line, piece in zip(picture.legend, pieces, strict=True):
        assert f"{piece.kind}, {piece.tiles} tiles: {piece.cuts}" in line
    assert len(cells_of(picture)) == sum(piece.tiles for piece in pieces if piece.kind != "empty")


def test_symbolic_split_is_listed_without_a_grid():
    picture = draw_split((300, "N"), (64, 32))
    assert picture.grids == ()
    assert any("N" in line for line in picture.legend)


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (((8, 8), (4,)), {}, "one tile side for each of 2 extents"),
        (((8,), (4,)), {"causal": True}, "rows and columns"),
        (((8, 8), (4, 4)), {"window": 0}, "window of at least 1"),
    ],
)
def test_wrong_splits_are_refused(arguments, options, message):
    with pytest.raises(tier.LayoutError, match=message):
        draw_split(*arguments, **options)
