"""Columns of tensor memory as plain Python: the module's examples, an exhaustive oracle, and refusals with a rule."""

import doctest
import itertools
import random

import pytest

import tier
from tier import placement
from tier.placement import Tile


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
