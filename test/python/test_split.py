"""Splits from Python: against enumerated tiles, text that MLIR reads, and refusals."""

import doctest
import itertools
import random
import statistics
import time

import pytest

import tier
from tier import layout
from tier.layout import _split


def test_examples_run():
    assert doctest.testmod(_split).failed == 0


def evaluate(text: str, values: dict[str, int]) -> bool:
    """Whether a point lies in an affine_set, by Python's own arithmetic."""
    dims, symbols, body = _split._SET.fullmatch(text).groups()
    assert set(dims.replace(" ", "").split(",")) <= set(values)
    return all(eval(form, {}, values) for form in body.split(","))  # noqa: S307


def test_every_tile_lies_in_one_piece_with_the_masks_it_needs():
    rng = random.Random(7)
    tiles = 0
    for _ in range(60):
        rank = rng.randint(1, 3)
        names = [f"N{i}" if rng.random() < 0.5 else None for i in range(rank)]
        sizes, side = [rng.randint(0, 9) for _ in range(rank)], [rng.randint(1, 4) for _ in range(rank)]
        constraints = ["d1 <= d0 + w", "d0 - w < 2*d1 + 3"][: rng.randint(0, 2)] if rank > 1 else []
        answer = layout.split([name or size for name, size in zip(names, sizes, strict=True)], side, constraints)
        values = {name: size for name, size in zip(names, sizes, strict=True) if name} | {"w": rng.randint(0, 4)}
        for tile in itertools.product(*(range(-(-size // t)) for size, t in zip(sizes, side, strict=True))):
            tiles += 1
            at = values | {f"d{i}": t for i, t in enumerate(tile)}
            [home] = [piece for piece in answer.pieces if evaluate(piece.guard, at)]
            inside = masked = 0
            for element in itertools.product(*(range(s) for s in side)):
                point = [t * s + e for t, s, e in zip(tile, side, element, strict=True)]
                here = values | {f"d{i}": x for i, x in enumerate(point)}
                is_in = all(x < size for x, size in zip(point, sizes, strict=True)) and all(
                    eval(c, {}, here) for c in constraints)  # noqa: S307
                inside += is_in
                masked += is_in != all(eval(c, {}, here) for c in home.masked)  # noqa: S307
            if home.kind == "empty":
                assert inside == 0
            else:
                assert masked == 0
            if home.kind == "full":
                assert not home.masked
        assert layout.is_partition(answer)
    assert tiles > 400


def test_guards_are_read_by_mlir():
    from tier.mlir import ir

    answer = layout.split([300, "N"], [64, 32], ["d1 <= d0 + w"])
    with ir.Context():
        for piece in answer.pieces:
            assert str(ir.Attribute.parse(piece.guard)).startswith("affine_set<(d0, d1)[s0, s1]")
            again = str(ir.Attribute.parse(piece.guard))
            assert layout.is_partition(piece.guard.replace("[N, w]", "[s0, s1]").replace("N", "s0").replace("w", "s1"),
                                       [again])


def test_waste_beside_powers_of_two():
    waste = layout.split([193, 4096], [64, 128]).waste
    assert (waste.points, waste.lanes, waste.power_of_two) == (193 * 4096, 256 * 4096, 256 * 4096)
    assert layout.split([193, 4096], [64, 128], edges="specialise").waste.share == 0
    assert layout.split([257], [64]).waste.power_of_two == 512
    assert layout.split([257], [64]).waste.lanes == 320


def test_heads_and_reductions():
    peeled = layout.split([1000], [8], head=[3])
    assert [(piece.tiles, piece.masked) for piece in peeled.pieces] == [
        (1, ("d0 >= 0",)), (1, ("-d0 + 999 >= 0",)), (124, ())]
    product = layout.split(["M", "K"], [64, 32], reduced=[1])
    assert [piece.needs_neutral for piece in product.pieces] == [True, True, False]


@pytest.mark.parametrize(("rule", "arguments"), [
    ("layout.split-dims", dict(extents=[1] * 5, tile=[1] * 5)),
    ("layout.rank", dict(extents=[4, 4], tile=[2])),
    ("layout.extent", dict(extents=[4], tile=[0])),
    ("layout.extent", dict(extents=[-4], tile=[2])),
    ("layout.split-range", dict(extents=[1 << 50], tile=[2])),
    ("layout.split-range", dict(extents=[4], tile=[2], head=[2])),
    ("layout.constraint", dict(extents=[4], tile=[2], constraints=["d0 * d0 < 3"])),
    ("layout.constraint", dict(extents=[4], tile=[2], constraints=["d0"])),
    ("layout.constraint", dict(extents=[4], tile=[2], constraints=["d0 != 3"])),
])
def test_refuses(rule, arguments):
    with pytest.raises(tier.LayoutError) as caught:
        layout.split(**arguments)
    assert caught.value.rule == rule


def test_three_ragged_dimensions_take_milliseconds():
    times = []
    for _ in range(11):
        start = time.perf_counter()
        assert len(layout.split(["L", "M", "N"], [64, 64, 64]).pieces) == 4
        times.append(time.perf_counter() - start)
    assert statistics.median(times) < 0.05
