"""Products through tensor memory, run: the PTX of sm_100a on a machine of NumPy arrays with late engines."""

import re

import numpy as np
import ptx_machine
import pytest
from tensor_machine import Cta, Map, from_bf16, to_bf16

import tier

BLOCKS = 2


def _linear(x, w, b):
    return tier.relu(x @ w + b)


@pytest.fixture(scope="module")
def kernel():
    return tier.lower(_linear, ("bf16[M, K%16]", "bf16[K%16, N%16]", "bf16[N%16]"), chip="sm_100a")


def _text(kernel, variant):
    return bytes(kernel.artefact.images[variant].data).decode()


def _boxes(kernel, variant):
    heads = re.findall(r"gpu\.func @.*", kernel.ir("where"))
    return [tuple(map(int, box)) for box in re.findall(r"box = \[(\d+), (\d+)\]", heads[variant])]


def _run(kernel, variant, extents, seed, edit=lambda text: text):
    """Run one variant on `extents`; returns whether the result is right, and what the engines were asked."""
    m, n, k = extents
    random = np.random.default_rng(seed)
    x, w, b = (to_bf16(random.standard_normal(shape)) for shape in ((m, k), (k, n), (n,)))
    parsed, = ptx_machine.parse(edit(_text(kernel, variant))).values()
    machine = ptx_machine.Machine(1 << 21)
    out = np.full((m, n), 0x7FC0, np.uint16)  # not a number
    px, pw, pb, pout = (machine.put(array) for array in (x, w, b, out))
    box_x, box_w, *box_out = _boxes(kernel, variant)
    maps = [Map(px, (k, m), box_x), Map(pw, (n, k), box_w), *(Map(pout, (n, m), box) for box in box_out)]
    issued = {}
    for block in range(BLOCKS):
        cta = Cta(machine, parsed, block, BLOCKS, [px, pw, pb, pout, m, n, k, k, n, *maps], seed + block)
        cta.run()
        issued = {name: issued.get(name, 0) + count for name, count in cta.issued.items()}
    while cta.copies:
        cta.copies.pop(0)()
    expected = np.maximum(from_bf16(x) @ from_bf16(w) + from_bf16(b), 0)
    found = from_bf16(machine.get(pout, out))
    return bool(np.allclose(found, expected, rtol=2**-7, atol=2**-6)), issued


@pytest.mark.parametrize("variant", [0, 1, 2])
@pytest.mark.parametrize("extents", [(300, 208, 144), (128, 528, 400)])
def test_every_tile_is_right(kernel, variant, extents):
    right, issued = _run(kernel, variant, extents, seed=variant)
    assert right and min(issued.values()) > 0


def test_a_product_over_nothing_is_zero(kernel):
    right, issued = _run(kernel, 2, (130, 80, 0), seed=5)
    assert right and issued["products"] == 0


@pytest.mark.parametrize("seed", range(4))
def test_no_order_of_ends_is_wrong(kernel, seed):
    assert _run(kernel, 2, (140, 144, 704), seed=10 + seed)[0]


MUTANTS = {
    "operands are released before products end": lambda text: re.sub(
        r"@p tcgen05\.commit\S+ \[(%r\d+)\]", r"@p mbarrier.arrive.shared::cta.b64 _, [\1]", text),
    "accumulators are full before products end": lambda text: re.sub(
        r"\n\ttcgen05\.commit\S+ \[(%r\d+)\]", r"\n\tmbarrier.arrive.shared::cta.b64 _, [\1]", text),
    "no fence before a stage is read": lambda text: text.replace("tcgen05.fence::after_thread_sync;", ""),
    "no fence before a stage goes back": lambda text: text.replace("tcgen05.fence::before_thread_sync;", ""),
    "never freed": lambda text: re.sub(r"tcgen05\.dealloc[^;]*;", "", text),
    "another number of columns is freed": lambda text: re.sub(r"(tcgen05\.dealloc[^;]*, )\d+;", r"\g<1>32;", text),
    "the first product adds": lambda text: re.sub(r"(tcgen05\.mma[^;]*), p;", r"\1, 1;", text, count=1),
    "the lanes of another warp": lambda text: re.sub(r"shl\.b32 (\s*%r\d+, %r\d+, )21;", r"shl.b32 \g<1>20;", text),
    "rows for columns": lambda text: re.sub(
        r"(tcgen05\.mma[^;]*b, )(\d+)", lambda found: found[1] + str(int(found[2]) ^ 1 << 16), text),
    "one step of k is missed": lambda text: re.sub(r"tcgen05\.mma[^;]*, 1;", "", text, count=1),
}


@pytest.mark.parametrize("mutant", MUTANTS)
def test_mutants_are_caught(kernel, mutant):
    change = MUTANTS[mutant]
    assert change(_text(kernel, 2)) != _text(kernel, 2)
    caught = 0
    for seed in range(6):
        try:
            caught += not _run(kernel, 2, (140, 144, 704), seed, change)[0]
        except (ValueError, KeyError):
            caught += 1
        if caught:
            return
    raise AssertionError("nobody noticed")
