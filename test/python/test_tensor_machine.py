"""Products through tensor memory, run: the PTX of sm_100a on a machine of NumPy arrays with late engines."""

import re

import numpy as np
import ptx_machine
import pytest
from tensor_machine import Map, arrive_at_own, arrive_before_products_end, expect_half_of_the_bytes, from_bf16, run_grid, to_bf16

import tier



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
    arguments = [px, pw, pb, pout, m, n, k, k, n, *maps]
    in_pairs = ".reqnctapercluster 2" in _text(kernel, variant)
    rows, columns = (256, 256) if in_pairs else (128, (256, 256, 128, 64)[variant])
    blocks = -(-m // rows) * -(-n // columns) * (1 + in_pairs)
    issued = run_grid(machine, parsed, blocks, arguments, seed, in_pairs)
    expected = np.maximum(from_bf16(x) @ from_bf16(w) + from_bf16(b), 0)
    found = from_bf16(machine.get(pout, out))
    return bool(np.allclose(found, expected, rtol=2**-7, atol=2**-6)), issued


PAIR, SMALL = 0, 3  # variants


@pytest.mark.parametrize("variant", [0, 1, 2, 3])
@pytest.mark.parametrize("extents", [(300, 208, 144), (128, 528, 400)])
def test_every_tile_is_right(kernel, variant, extents):
    right, issued = _run(kernel, variant, extents, seed=variant)
    assert right and min(issued.values()) > 0


def test_a_product_over_nothing_is_zero(kernel):
    for variant in (PAIR, SMALL):
        right, issued = _run(kernel, variant, (130, 80, 0), seed=5)
        assert right and issued["products"] == 0


@pytest.mark.parametrize("variant", [PAIR, SMALL])
@pytest.mark.parametrize("seed", range(4))
def test_no_order_of_ends_is_wrong(kernel, seed, variant):
    assert _run(kernel, variant, (140, 144, 704), seed=10 + seed)[0]


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


MUTANTS |= {
    "one role reads the other half of the response": lambda text: re.sub(
        r"(mov\.b128 %clc_handle, \{)(%rd\d+), (%rd\d+)\}", r"\1\3, \2}", text, count=1),
    "fewer bytes of the response are expected": lambda text: re.sub(r"(expect_tx\S+ _, \[%r\d+\], )16;", r"\g<1>8;", text),
    "a request after one was refused": lambda text: re.sub(r"(query_cancel\.is_canceled\.pred\.b128 )(%p\d+)(, %clc_handle;\n\t\})", r"\1\2\3\n\tsetp.eq.b32 \2, 0, 0;", text, count=1),
}
PAIR_MUTANTS = MUTANTS | {
    "accumulators are full before products end": arrive_before_products_end,
    "operands are given back to one CTA": lambda text: re.sub(
        r"(@p tcgen05\.commit\.cta_group::2\S*)\.multicast::cluster(\.b64 \[%r\d+\]), both;", r"\1\2;", text),
    "sums are full in one CTA": lambda text: re.sub(
        r"\n(tcgen05\.commit\.cta_group::2\S*)\.multicast::cluster(\.b64 \[%r\d+\]), both;", r"\n\1\2;", text),
    "sums are given back to the CTA's own barrier": arrive_at_own,
    "the bytes of one CTA are expected": expect_half_of_the_bytes,
    "each CTA's barrier counts its own copies": lambda text: re.sub(r"mapa(\S+ )(%r\d+), (%r\d+), 0;", r"mov.u32 \2, \3;", text),
    "the second CTA multiplies": lambda text: re.sub(
        r"(mov\.u32 \s*(%r\d+), %cluster_ctarank;\s*setp\.)(ne|eq)(\.b32 \s*%p\d+, \2, )0", r"\1\3\g<4>1", text),
    "nobody waits for the other CTA in the end": lambda text: _drop_last(text, "barrier.cluster.wait.acquire.aligned;"),
    "nobody waits for the other CTA in the beginning": lambda text: text.replace("barrier.cluster.wait.acquire.aligned;", "", 1),
    "each CTA asks": lambda text: re.sub(r"@p (clusterlaunchcontrol\.try_cancel)", r"\1", text),
    "the response arrives in one CTA": lambda text: text.replace(".multicast::cluster::all", ""),
    "a reservation of one CTA": lambda text: text.replace("tcgen05.alloc.cta_group::2", "tcgen05.alloc.cta_group::1"),
}


def _drop_last(text, line):
    before, _, after = text.rpartition(line)
    return before + after


@pytest.mark.parametrize("variant, mutant", [(SMALL, name) for name in MUTANTS] + [(PAIR, name) for name in PAIR_MUTANTS])
def test_mutants_are_caught(kernel, variant, mutant):
    change = (PAIR_MUTANTS if variant == PAIR else MUTANTS)[mutant]
    assert change(_text(kernel, variant)) != _text(kernel, variant)
    caught = 0
    extents = (140, 1040, 144) if variant == PAIR else (140, 144, 704)  # more than stages of either ring
    for seed in range(6):
        try:
            caught += not _run(kernel, variant, extents, seed, change)[0]
        except (ValueError, KeyError):
            caught += 1
        if caught:
            return
    raise AssertionError("nobody noticed")
