"""Columns of tensor memory as plain Python: the module's examples, an exhaustive oracle, and refusals with a rule."""

import doctest
import itertools
import random

import pytest

import tier
from tier import placement
from tier.placement import Home, Resident, Tile


def _meet(a: Tile, b: Tile) -> bool:
    return a.start < b.end and b.start < a.end


def _least_height(tiles):
    """Every combination of columns, on a granule of one."""
    most = sum(tile.columns for tile in tiles)
    best = most
    for columns in itertools.product(*(range(most - tile.columns + 1) for tile in tiles)):
        height = max(first + tile.columns for first, tile in zip(columns, tiles, strict=True))
        if height < best and all(
                not _meet(a, b) or i + a.columns <= j or j + b.columns <= i
                for (i, a), (j, b) in itertools.combinations(zip(columns, tiles, strict=True), 2)):
            best = height
    return best


def test_examples_run():
    assert doctest.testmod(placement).failed == 0


def test_no_placement_is_lower():
    draw = random.Random(3)
    for _ in range(150):
        tiles = []
        for _ in range(draw.randint(1, 4)):
            start = draw.randint(0, 4)
            tiles.append(Tile(draw.randint(1, 4), start, start + draw.randint(1, 4)))
        placed = placement.place(tiles, granule=1)
        assert placed.optimal and placed.bound <= placed.height == _least_height(tiles)


@pytest.mark.parametrize("tiles, capacity", [
    ([Tile(0, 0, 1)], 512), ([Tile(32, 2, 2)], 512), ([Tile(32, -1, 2)], 512), ([Tile(32, 0, 1)], 0),
])
def test_refused_with_the_rule(tiles, capacity):
    with pytest.raises(tier.CompileError) as caught:
        placement.place(tiles, capacity=capacity)
    assert caught.value.rule == "tier.placement"


def _best_homes(tiles, registers, shared_bytes):
    """The fewest bytes moved, by every choice of homes; shared memory without sharing of bytes is left to the C++ oracle."""
    best = None
    for chosen in itertools.product(*(tile.homes for tile in tiles)):
        live = [(tile, home) for tile, home in zip(tiles, chosen, strict=True)]
        fits = True
        for now in range(12):
            used = {"register": 0, "shared": 0}
            for tile, home in live:
                if tile.start <= now < tile.end and home.memory in used:
                    used[home.memory] += home.size
            fits = fits and used["register"] <= registers and used["shared"] <= shared_bytes
        cost = (sum(home.global_bytes for home in chosen), sum(home.shared_bytes for home in chosen))
        if fits and (best is None or cost < best):
            best = cost
    return best


def test_no_homes_move_fewer_bytes():
    draw = random.Random(5)
    refused = 0
    for _ in range(200):
        tiles = []
        for _ in range(draw.randint(1, 4)):
            start = draw.randint(0, 5)
            homes = [Home("register", draw.randint(1, 4))]
            if draw.random() < 0.8:
                homes.append(Home("shared", 1, shared_bytes=draw.randint(1, 9)))  # of one size: lifetimes alone decide
            if draw.random() < 0.3:
                homes.append(Home("global", 0, global_bytes=draw.randint(1, 3)))
            tiles.append(Resident(homes, start, start + draw.randint(1, 5)))
        best = _best_homes(tiles, 5, 2)
        if best is None:
            with pytest.raises(tier.CompileError) as caught:
                placement.spaces(tiles, registers=5, shared_bytes=2, shared_granule=1)
            assert caught.value.rule == "tier.placement"
            refused += 1
            continue
        found = placement.spaces(tiles, registers=5, shared_bytes=2, shared_granule=1)
        assert found.optimal and (found.global_bytes, found.shared_bytes) == best
    assert 0 < refused < 100


def test_memories_have_names():
    with pytest.raises(tier.CompileError) as caught:
        placement.spaces([Resident([Home("local", 4)], 0, 1)])
    assert caught.value.rule == "tier.question"
