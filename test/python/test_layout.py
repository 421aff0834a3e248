"""The algebra of layouts as plain Python: laws on random nested layouts, by tabulation, and refusals with a rule."""

import doctest
import itertools
import random
from collections import Counter

import pytest

import tier
from tier import layout
from tier.layout import F2Map, F2Matrix, Layout, Swizzle, SwizzledLayout

MODULES = [layout, layout._layout, layout._f2]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_run(module):
    assert doctest.testmod(module).failed == 0


def nested(rng, leaves, depth=2):
    """A random nesting of these (size, stride)."""
    if len(leaves) == 1 and (depth < 2 or rng.random() < 0.5):
        return leaves[0]
    if depth == 0 or len(leaves) == 1:
        return tuple(size for size, _ in leaves), tuple(stride for _, stride in leaves)
    cut = rng.randrange(1, len(leaves))
    parts = [nested(rng, leaves[:cut], depth - 1), nested(rng, leaves[cut:], depth - 1)]
    return tuple(shape for shape, _ in parts), tuple(stride for _, stride in parts)


def random_layout(rng, sizes=(0, 1, 2, 3, 4, 5, 8), strides=(0, 1, 2, 3, 4, 8, 16, -1, -4), modes=4, offset=(0, 0, 7)):
    leaves = [(rng.choice(sizes), rng.choice(strides)) for _ in range(rng.randrange(1, modes + 1))]
    return Layout(*nested(rng, leaves), rng.choice(offset))


def packed_layout(rng, modes=3, flip=True):
    """A bijection onto [0, size), in a random order, some modes from their end."""
    leaves, step, offset = [], 1, 0
    for _ in range(modes):
        size = rng.choice((1, 2, 3, 4, 5))
        flipped = flip and rng.random() < 0.4
        leaves.append((size, -step if flipped else step))
        offset += (size - 1) * step if flipped else 0
        step *= size
    rng.shuffle(leaves)
    return Layout(*nested(rng, leaves), offset)


def coordinates(shape):
    """Every coordinate nested like `shape`, colexicographic."""
    if isinstance(shape, int):
        return list(range(shape))
    return [tuple(reversed(at)) for at in itertools.product(*map(coordinates, reversed(shape)))]


def beyond(tile, index):
    """The value at `index`, which may pass the size: digit by digit, the last mode of more than one step unbounded."""
    modes = [mode for mode in tile.modes if mode[0] > 1]
    value = tile.offset
    for position, (size, stride) in enumerate(modes):
        digit = index if position + 1 == len(modes) else index % size
        value, index = value + digit * stride, index // size
    return value


def test_every_way_to_name_a_coordinate_agrees():
    rng = random.Random(1)
    for _ in range(500):
        tile = random_layout(rng)
        values = tile.values()
        assert len(values) == tile.size
        assert [tile(at) for at in coordinates(tile.shape)] == values
        if tile.size:
            assert [tile(i) for i in range(tile.size)] == values
            assert tile.bounds == (min(values), max(values))
            assert tile.is_injective == (len(set(values)) == len(values))
        assert tile.cosize == (max(values) - min(values) + 1 if values else 0)
        flat = [tuple(reversed(at)) for at in itertools.product(*map(range, reversed(tile.extents)))]
        assert [tile(*at) for at in flat] == values
        assert [mode.size for mode in tile] == list(tile.extents)


def test_coalescing_keeps_the_function():
    rng = random.Random(2)
    for _ in range(300):
        tile = random_layout(rng)
        short, each = tile.coalesce(), tile.coalesce(each_dim=True)
        assert short.values() == each.values() == tile.values()
        assert each.extents == tile.extents
        if tile.size:
            assert short == layout.read_back(tile.values())
            assert [short(i) for i in range(tile.size, 3 * tile.size)] == [beyond(tile, i) for i in
                                                                          range(tile.size, 3 * tile.size)]


def test_composition_is_the_composition_of_functions():
    rng = random.Random(3)
    rules = Counter()
    for _ in range(3000):
        outer, inner = random_layout(rng, modes=3), random_layout(rng, modes=3, offset=(0, 0, 1, 5))
        try:
            both = outer.compose(inner)
        except tier.LayoutError as error:
            rules[error.rule] += 1
            if error.rule == "layout.closed":
                with pytest.raises(tier.LayoutError, match="layout.closed"):
                    layout.read_back([beyond(outer, x) for x in inner.values()], inner.extents)
            continue
        rules["composed"] += 1
        assert both.size == inner.size and (isinstance(inner.shape, int) or both.extents == inner.extents)
        assert inner.size == 0 or both.values() == [beyond(outer, x) if x >= 0 else outer.offset + x * outer.coalesce()
                                                    [0].modes[0][1] for x in inner.values()]
    print("compositions:", dict(rules))
    assert rules["composed"] > 800 and rules["layout.closed"] > 100 and rules["layout.sign"] > 100
    assert set(rules) == {"composed", "layout.closed", "layout.sign", "layout.extent"}


def test_what_is_no_layout_is_a_relation():
    rng = random.Random(11)
    related = 0
    while related < 60:
        outer = random_layout(rng, sizes=(2, 3, 4, 8), modes=3)
        inner = random_layout(rng, sizes=(1, 2, 3, 4), modes=2, offset=(0, 1))
        try:
            outer.compose(inner)
        except tier.LayoutError as error:
            if error.rule != "layout.closed":
                continue
            related += 1
            wanted = {}
            for at in itertools.product(*map(range, inner.extents)):
                x = inner(*at)
                if 0 <= x < outer.size:
                    wanted[at] = (outer(x),)
            assert dict(outer.compose_relation(inner).pairs()) == wanted
    tile = Layout((4, 3), (2, 3))                        # 6 twice: no inverse as a layout
    back = tile.relation().inverse()
    for value in set(tile.values()):
        assert sorted(back.apply(value)) == [at for at in itertools.product(range(4), range(3)) if tile(*at) == value]


def test_composition_keeps_the_profile_of_the_inner_layout():
    rng = random.Random(4)

    def refines(fine, coarse):
        if isinstance(coarse, int):
            return Layout(fine).size == coarse
        return len(fine) == len(coarse) and all(map(refines, fine, coarse))

    kept = 0
    for _ in range(500):
        outer, inner = packed_layout(rng), packed_layout(rng, flip=False)
        try:
            both = outer.compose(inner)
        except tier.LayoutError:
            continue
        kept += refines(both.shape, inner.shape)
        assert len(both.extents) == inner.rank
    assert kept > 100


def test_composition_is_associative():
    rng = random.Random(5)
    decided = 0
    for _ in range(1500):
        a, b, c = packed_layout(rng), packed_layout(rng, 2), packed_layout(rng, 2)
        if c.size > b.size or b.size > a.size:
            continue
        try:
            left, right = a.compose(b).compose(c), a.compose(b.compose(c))
        except tier.LayoutError as error:
            assert error.rule == "layout.closed"
            continue
        decided += 1
        assert left.values() == right.values()
    assert decided > 100


def test_inverses_undo():
    rng = random.Random(6)
    for _ in range(300):
        tile = packed_layout(rng)
        right, left = tile.right_inverse(), tile.left_inverse()
        assert [tile(right(i)) for i in range(tile.size)] == list(range(tile.size))
        assert [left(tile(i)) for i in range(tile.size)] == list(range(tile.size))


def test_division_and_its_regroupings_hold_the_same_values():
    rng = random.Random(7)
    divided = 0
    for _ in range(1000):
        tile = Layout((packed_layout(rng, 2).shape, rng.choice((4, 6, 12))))
        tiler = tuple(rng.choice([Layout(2), Layout(3), Layout(2, 2), 1, 4]) for _ in range(rng.randrange(1, 3)))
        try:
            logical = tile.logical_divide(tiler)
        except tier.LayoutError as error:
            assert error.rule in ("layout.divide", "layout.closed", "layout.gap")
            continue
        divided += 1
        zipped, tiled, flat = tile.zipped_divide(tiler), tile.tiled_divide(tiler), tile.flat_divide(tiler)
        want = sorted(tile.values())
        assert all(sorted(form.values()) == want for form in (logical, zipped, tiled, flat))
        sizes = [part if isinstance(part, int) else part.size for part in tiler]
        assert zipped.rank == 2 and zipped[0].extents == tuple(sizes)
        assert tiled[0] == zipped[0] and flat.extents == zipped[0].extents + zipped[1].extents
        for dim, (mode, part) in enumerate(zip(tile, tiler, strict=False)):
            inside = logical[dim][0]
            assert inside.values() == [mode(x) for x in layout._layout._as_layout(part).values()]
    assert divided > 200


def test_products_put_copies_side_by_side():
    rng = random.Random(8)
    repeated = 0
    for _ in range(500):
        block, tiler = packed_layout(rng, 2, flip=False), packed_layout(rng, 2, flip=False)
        try:
            logical, blocked, raked = (getattr(block, name)(tiler) for name in
                                       ("logical_product", "blocked_product", "raked_product"))
        except tier.LayoutError:
            continue
        repeated += 1
        want = list(range(block.size * tiler.size))
        assert all(sorted(form.values()) == want for form in (logical, blocked, raked))
        assert logical[0] == block and logical[1].extents == (tiler.extents if tiler.rank > 1 else (tiler.size,)) \
            or logical[1].size == tiler.size
        assert blocked.extents == raked.extents
    assert repeated > 100


def test_offsets_survive_division_and_products():
    tile = Layout((8, 12), (12, 1), 100)
    for form in (tile.zipped_divide((4, 6)), tile.tiled_divide((4, 6)), tile.flat_divide((4, 6)),
                 tile.logical_divide((4, 6)), tile.coalesce(), tile.coalesce(each_dim=True)):
        assert sorted(form.values()) == list(range(100, 196))


def test_dims_of_modes_are_read_and_printed():
    tile = Layout.of_modes([[(128, 64)], [(64, 1), (4, 8192)]], 5)
    assert tile == Layout((128, (64, 4)), (64, (1, 8192)), 5)
    assert str(tile) == "[128:64], [64:1, 4:8192] + 5"
    assert tile.dims == (((128, 64),), ((64, 1), (4, 8192)))
    assert eval(repr(tile)) == tile


REFUSED = [
    ("layout.profile", lambda: Layout((2, 3), (1,))),
    ("layout.profile", lambda: Layout((2, (3, 4)), (1, 2))),
    ("layout.profile", lambda: Layout(2.5, 1)),
    ("layout.extent", lambda: Layout(-1, 1)),
    ("layout.extent", lambda: Layout(0, 1).bounds),
    ("layout.extent", lambda: Layout(0, 1).complement(4)),
    ("layout.extent", lambda: Layout((2, 0), (1, 2)).compose(Layout(2, 1))),
    ("layout.coordinate", lambda: Layout(4, 1)(-1)),
    ("layout.coordinate", lambda: Layout((4, 2), (1, 4))(4, 0)),
    ("layout.coordinate", lambda: Layout((4, (2, 3)), (1, (4, 8)))(0, (2, 0))),
    ("layout.coordinate", lambda: Layout((4, 2), (1, 4))((1, 1), 1)),
    ("layout.coordinate", lambda: Layout(0, 1)(0)),
    ("layout.rank", lambda: Layout((4, 2), (1, 4))(1, 1, 1)),
    ("layout.rank", lambda: Layout(4, 1).logical_divide((2, 2))),
    ("layout.range", lambda: Layout(1 << 62, 1)),
    ("layout.range", lambda: Layout((1 << 40, 1 << 40), (0, 0))),
    ("layout.range", lambda: Layout(1 << 30, 1 << 40)),
    ("layout.range", lambda: Layout(4, 1 << 40).compose(Layout(4, 1 << 40))),
    ("layout.range", lambda: Layout(1 << 21, 1).values()),
    ("layout.sign", lambda: Layout((2, 2), (1, 4)).compose(Layout(2, -1))),
    ("layout.sign", lambda: SwizzledLayout(Swizzle(1, 0, 1), Layout(2, -1))),
    ("layout.gap", lambda: Layout((2, 2), (2, 3)).complement(8)),
    ("layout.gap", lambda: Layout((2, 2), (2, 3)).left_inverse()),
    ("layout.origin", lambda: Layout(4, 1, 1).left_inverse()),
    ("layout.origin", lambda: Layout(4, -1).right_inverse()),
    ("layout.stride-zero", lambda: Layout((4, 2), (1, 0)).left_inverse()),
    ("layout.injective", lambda: Layout((4, 2), (1, 2)).left_inverse()),
    ("layout.divide", lambda: Layout(16, 1).logical_divide(5)),
    ("layout.divide", lambda: Layout((4,), (1,)).zipped_divide((8,))),
    ("layout.closed", lambda: layout.read_back([0, 1, 3])),
    ("layout.involution", lambda: Swizzle(2, 0, 1)),
    ("layout.swizzle-width", lambda: Swizzle(1, 0, 21)),
    ("layout.f2", lambda: F2Map.of_layout(Layout(3, 1))),
    ("layout.f2", lambda: F2Matrix((4,), 2)),
    ("layout.singular", lambda: F2Matrix((1, 1), 2).inverse()),
    ("layout.question", lambda: F2Matrix((1,), 2) @ F2Matrix((1,), 2)),
]


@pytest.mark.parametrize("rule, ask", REFUSED, ids=[f"{i}-{rule}" for i, (rule, _) in enumerate(REFUSED)])
def test_refused_with_the_rule(rule, ask):
    with pytest.raises(tier.LayoutError) as caught:
        ask()
    assert caught.value.rule == rule


def test_swizzle_is_an_involution():
    swizzle = Swizzle(3, 3, 3)
    assert [swizzle(swizzle(x)) for x in range(2048)] == list(range(2048))
    assert swizzle.repeat == 512


def test_swizzles_compose_with_layouts_on_both_sides():
    rng = random.Random(9)
    kinds = Counter()
    for _ in range(500):
        bits = rng.randrange(4)
        swizzle = Swizzle(bits, rng.choice((0, 1, 3)), bits + rng.randrange(2))
        inner = random_layout(rng, sizes=(1, 2, 4, 8), strides=(0, 1, 2, 8, 16, 64), modes=3, offset=(0,))
        outer = random_layout(rng, sizes=(2, 4, 8, 64), strides=(1, 2, 8, 64, 512), modes=3)
        swizzled = swizzle.compose(inner)
        assert swizzled.values() == [swizzle(x) for x in inner.values()]
        assert swizzled.is_injective == (len(set(swizzled.values())) == inner.size)
        try:
            both = outer.compose(swizzled)
        except tier.LayoutError as error:
            assert error.rule == "layout.closed"
            kinds["refused"] += 1
            continue
        kinds[type(both).__name__] += 1
        assert both.values() == [beyond(outer, x) for x in swizzled.values()]
    print("layout after swizzle:", dict(kinds))
    assert all(kinds[kind] > 20 for kind in ("refused", "Layout", "SwizzledLayout"))


def test_matrices_of_bits_follow_layouts_and_swizzles():
    rng = random.Random(10)
    for _ in range(200):
        order = list(range(6))
        rng.shuffle(order)
        tile = Layout(tuple(2 for _ in order), tuple(1 << i for i in order))
        f = F2Map.of_layout(tile)
        swizzle = Swizzle(2, 0, rng.choice((2, 3, 4)))
        g = F2Map(F2Matrix.of_swizzle(swizzle, bits=6)).compose(f)
        assert [g(x) for x in range(64)] == [swizzle(tile(x)) for x in range(64)]
        back = g.inverse()
        assert [back(g(x)) for x in range(64)] == list(range(64))
        assert f.as_layout() == tile.coalesce()
        assert g.linear.rank == 6 and g.linear.kernel() == [] and g.linear.T.T == g.linear
        assert all(g.linear(g.linear.solve(y)) == y for y in range(64))


def test_64_bits_cross_the_boundary():
    wide = F2Matrix.identity(64)
    assert wide((1 << 64) - 1) == (1 << 64) - 1
    assert wide.inverse() == wide and wide.image()[-1] == 1 << 63
