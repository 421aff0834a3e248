"""Bank costs and swizzles from Python: the layouts that come back cost what their certificates say."""

import itertools
import random

import pytest

import tier
from tier import banks
from tier.layout import accumulator, for_load


def recount(tile, element_bytes, accesses, layout):
    """The certificate's cost, from the layout as Python evaluates it."""
    total = 0
    for access in accesses:
        instructions = access.lanes
        for lanes in instructions:
            addresses = [-1 if at is None else layout(*at) * element_bytes for at in lanes]
            total += access.weight * banks.cost(access.model, addresses).cycles
    return total


def lanes_of(fragment, model, element_bytes):
    """A fragment as a list of instructions."""
    chunk = max(1, model.bytes_per_lane // element_bytes)
    registers, lanes, warps = (range(product(digits)) for digits in (fragment.register, fragment.lane, fragment.warp))
    return [[fragment.coordinate(register, lane, warp) for lane in lanes]
            for warp, register in itertools.product(warps, registers[::chunk])]


def product(digits):
    size = 1
    for digit in digits:
        size *= digit.size
    return size


@pytest.mark.parametrize("tile", [(32, 32), (32, 40), (24, 56), (64, 24), (33, 33)], ids=str)
def test_certificates_hold(tile):
    rng = random.Random(str(tile))
    store, load = banks.model("sm_90a", "st.b32"), banks.model("sm_90a", "ld.b32")
    for _ in range(8):
        accesses = []
        for index in range(3):
            down, right = rng.randrange(4), rng.randrange(4)
            accesses.append(banks.access(
                (load, store)[index % 2], lambda lane, d=down, r=right: (lane * d % tile[0], lane * r % tile[1]),
                weight=rng.randrange(1, 4)))
        found = banks.swizzle(tile, "f32", accesses)
        assert recount(tile, 4, accesses, found) == found.certificate.cost >= found.certificate.bound
        offsets = {found(row, column) for row in range(tile[0]) for column in range(tile[1])}
        assert len(offsets) == tile[0] * tile[1] and 0 <= min(offsets) and 4 * max(offsets) < found.bytes


def test_fragments_mean_their_lanes():
    c, out = accumulator("sm_80", "bf16", (64, 64)), for_load((64, 64), contiguous=1, vector=4)
    store, load = banks.model("sm_80", "st.b64"), banks.model("sm_80", "ld.b128")
    found = banks.swizzle((64, 64), "f32", [banks.access(store, c), banks.access(load, out)])
    listed = [banks.access(store, lanes_of(c, store, 4)), banks.access(load, lanes_of(out, load, 4))]
    same = banks.swizzle((64, 64), "f32", listed)
    assert (same.layout, same.swizzle, same.certificate) == (found.layout, found.swizzle, found.certificate)
    assert recount((64, 64), 4, listed, found) == found.certificate.cost


def test_a_general_xor_is_evaluated_alike():
    model = banks.model("sm_90a", "ld.b128")
    accesses = [banks.access(model, lambda lane: (lane // 8, lane % 8 * 8)),
                banks.access(model, lambda lane: (2 * lane % 64, lane // 32 * 8)),
                banks.access(model, lambda lane: (4 * lane % 64 + lane // 16, 0))]
    found = banks.swizzle((64, 64), "bf16", accesses, padding=False, rotation=False)
    assert found.xor and found.certificate.missed == 0
    assert recount((64, 64), 2, accesses, found) == found.certificate.cost


def test_uncertain_models_are_named():
    write = banks.model("gfx950", "ds_write_b128")
    found = banks.swizzle((64, 64), "bf16", [banks.access(write, lambda lane: (lane, 0))])
    assert found.certificate.uncertain and found.certificate.accesses[0].uncertain


@pytest.mark.parametrize("question, message", [
    (dict(tile=(8, 12), element="bf16", vector_bytes=16), r"\[banks.vector\] expects rows of whole vectors"),
    (dict(tile=(8, 64), element="bf16"), r"\[banks.address\] expects coordinates inside the tile"),
    (dict(tile=(32, 24), element="bf16", modes=["128B"]), r"\[banks.mode\] expects rows that are whole spans"),
    (dict(tile=(32, 24), element="bf16", modes=["129B"]), r"\[banks.question\] expects 'modes'"),
], ids=["vector", "address", "mode", "modes"])
def test_refusals(question, message):
    wraps = bool(question.get("vector_bytes"))
    rows = question["tile"][0]
    accesses = [banks.access(banks.model("sm_90a", "ld.b16"), lambda lane: (lane % rows if wraps else lane, 0))]
    with pytest.raises(tier.BanksError, match=message):
        banks.swizzle(question.pop("tile"), question.pop("element"), accesses, **question)


def test_unknown_instructions_are_refused():
    with pytest.raises(tier.BanksError, match="expects 'model' to be an instruction of the machine"):
        banks.model("sm_80", "stmatrix.x4")
    with pytest.raises(tier.BanksError, match="multiples of 16 bytes"):
        banks.cost(banks.model("sm_80", "ld.b128"), [8])
    with pytest.raises(tier.BanksError, match="one machine"):
        banks.swizzle((8, 8), "f32", [])
