"""Time of the problems that a kernel asks while it is compiled, against a bar of 5 ms each.

    python bench/solvers.py [--out solvers.jsonl] [--rounds 21] [--only exchange]

No device is needed. `inside` is the time of the solver in C++, from the parsed question to the answer (the solvers
verify their answers, so that is part of it); `call` is the time of the Python call around it, with JSON both ways.
Medians over rounds; inputs with randomness are drawn anew for each round. `most` is the slowest round inside. One
case may ask several problems: their times are added up.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tier import _native, banks, exchange, layout, tensormap
from tier.layout import Layout, Multiple, Piecewise, Swizzle, SwizzledLayout, accumulator
from tier.relation import Relation

BAR_MS = 5.0


@dataclass(frozen=True)
class Case:
    """One row of the table: `make` draws an input and returns the call to time."""

    group: str
    name: str
    make: Callable[[random.Random], Callable[[], object]]
    reason: str = ""
    """Why it may take longer than the bar."""


CASES: list[Case] = []


def case(group: str, name: str, reason: str = "") -> Callable:
    """Add a case."""

    def add(make: Callable[[random.Random], Callable[[], object]]) -> Callable:
        CASES.append(Case(group, name, make, reason))
        return make

    return add


def matrix(rng: random.Random, rows: int, columns: int) -> list[list[int]]:
    return [[rng.randint(-9, 9) for _ in range(columns)] for _ in range(rows)]


# Algebra


@case("layout", "compose (20, 2) o (4, 5)")
def _(rng):
    outer, inner = Layout((20, 2), (16, 4)), Layout((4, 5), (1, 4))
    return lambda: outer.compose(inner)


@case("layout", "compose 8 modes o 6 modes")
def _(rng):
    sizes = [rng.choice([2, 3, 4, 5, 8]) for _ in range(8)]
    steps = [1]
    for size in sizes:
        steps.append(steps[-1] * size)
    order = list(range(8))
    rng.shuffle(order)
    outer = Layout(tuple(sizes[i] for i in order), tuple(steps[i] for i in order))
    inner = Layout(tuple(sizes[i] for i in order[:6]), tuple(_prefixes([sizes[i] for i in order])[:6]))
    return lambda: outer.compose(inner)


@case("layout", "compose, refused after a table of 2^20 values",
      "digits carry, so that the values themselves decide; no kernel composes such layouts")
def _(rng):
    outer, inner = Layout((1000, 1048), (7, 1)), Layout((1024, 1024), (3, 1025))
    return lambda: _refused(lambda: outer.compose(inner))


@case("layout", "left inverse of 6 modes")
def _(rng):
    tile = Layout((4, 3, 5, 2, 7, 6), (1, 8, 32, 256, 512, 8192))
    return tile.left_inverse


@case("layout", "logical divide")
def _(rng):
    tile = Layout((128, (64, 4)), (64, (1, 8192)))
    return lambda: tile.zipped_divide((16, 8))


# Equality


@case("equality", "two spellings of a tile (modes)")
def _(rng):
    f, g = Layout((128, 4096), (4096, 1)), Layout(((2, 64), (8, 512)), ((4096, 8192), (1, 8)))
    return lambda: layout.equal(f, g)


@case("equality", "with XOR, powers of two (bits)")
def _(rng):
    tile = Layout((128, 64), (64, 1))
    f = SwizzledLayout(Swizzle(3, 3, 3), tile)
    g = SwizzledLayout(Swizzle(3, 3, 3), Layout(((8, 16), (8, 8)), ((64, 512), (1, 8))))
    return lambda: layout.equal(f, g)


@case("equality", "with XOR, 100000 x 1000 (periods)")
def _(rng):
    wide = Layout((100000, 1000), (1000, 1))
    f, g = SwizzledLayout(Swizzle(3, 3, 3), wide), SwizzledLayout(Swizzle(3, 3, 4), wide)
    return lambda: layout.equal(f, g)


@case("equality", "pieces with a symbolic extent (polyhedra)")
def _(rng):
    f = Piecewise("i", [("i < n // 64 * 64", Layout(64)), ("i >= n // 64 * 64", Layout((8, 8)).coalesce())],
                  domain="0 <= i < n", symbols="n")
    g = Piecewise("i", [("0 <= i < n", Layout(1 << 20))], symbols="n")
    return lambda: layout.equal(f, g)


@case("equality", "XOR and a symbolic extent, different (residues)")
def _(rng):
    f, g = (Piecewise("i", [("0 <= i < n", Swizzle(2, 2, shift).compose(Layout(1 << 20)))], symbols="n")
            for shift in (2, 3))
    return lambda: layout.equal(f, g)


@case("equality", "with XOR, 100000 x 1000, equal (bits over modes)")
def _(rng):
    f = SwizzledLayout(Swizzle(3, 3, 3), Layout((100000, 1000), (1000, 1)))
    g = SwizzledLayout(Swizzle(3, 3, 3), Layout(((8, 12500), (8, 125)), ((1000, 8000), (1, 8))))
    return lambda: layout.equal(f, g)


@case("equality", "proof that 3 symbolic pieces are a partition")
def _(rng):
    guards = ["i < m // 64 * 64 and j < n", "i >= m // 64 * 64 and j < n", "j >= n"]
    pieces = [(guard, Layout((64, 1 << 20))) for guard in guards]
    return lambda: Piecewise("i j", pieces, domain="0 <= i < m and 0 <= j < n + 64 and n >= 0", symbols="m n")


@case("equality", "a swizzled relation composed with its inverse")
def _(rng):
    tile = Relation.of(SwizzledLayout(Swizzle(3, 3, 3), Layout((128, 64), (64, 1))))
    return lambda: tile.inverse().compose(tile)


@case("equality", "is a swizzled relation injective?",
      "every one of 8192 pairs is looked at: a relation forgets the layout")
def _(rng):
    tile = Relation.of(SwizzledLayout(Swizzle(3, 3, 3), Layout((128, 64), (64, 1))))
    return lambda: tile.is_injective


@case("equality", "the normal form of a swizzled tile")
def _(rng):
    f = SwizzledLayout(Swizzle(3, 3, 3), Layout(((8, 16), (8, 8)), ((64, 512), (1, 8))))
    return lambda: layout.canonical(f)


@case("equality", "a relation composed with an inverse")
def _(rng):
    tile = Relation.of(Layout((20, 2), (16, 4)))
    return lambda: tile.inverse().compose(tile)


# Normal forms


@case("normal form", "Smith of 6 x 6, entries below 10")
def _(rng):
    a = matrix(rng, 6, 6)
    return lambda: layout.smith_normal_form(a)


@case("normal form", "Smith of 12 x 12, entries below 10")
def _(rng):
    a = matrix(rng, 12, 12)
    return lambda: layout.smith_normal_form(a)


@case("normal form", "Hermite of 12 x 12, entries below 10")
def _(rng):
    a = matrix(rng, 12, 12)
    return lambda: layout.hermite_normal_form(a)


@case("normal form", "A x = b of 6 x 8")
def _(rng):
    a, x = matrix(rng, 6, 8), [rng.randint(-9, 9) for _ in range(8)]
    b = [sum(p * q for p, q in zip(row, x, strict=True)) for row in a]
    return lambda: layout.solve(a, b)


@case("normal form", "injectivity of 6 strides on a box")
def _(rng):
    extents = [rng.randint(2, 300) for _ in range(6)]
    strides = [rng.randint(1, 1 << 20) for _ in range(6)]
    return lambda: layout.find_collision(strides, extents)


@case("normal form", "widest access, rows of 600 bytes")
def _(rng):
    rows = Layout((64, 300), (300, 1))
    return lambda: rows.vector_width(dim=1, element_bytes=2, steps=(2, 1))


# Splits


@case("split", "3 ragged dimensions, static")
def _(rng):
    extents = [rng.randint(200, 9000) for _ in range(3)]
    return lambda: layout.split(extents, [128, 64, 32])


@case("split", "3 ragged dimensions, symbolic")
def _(rng):
    return lambda: layout.split(["M", "N", "K"], [128, 64, 32])


@case("split", "causal, symbolic, and a head dimension")
def _(rng):
    return lambda: layout.split(["B", "M", "N"], [1, 128, 64], ["d2 <= d1"])


@case("split", "sliding window, symbolic")
def _(rng):
    return lambda: layout.split(["M", "N"], [128, 64], ["d1 <= d0", "d1 >= d0 - w"])


# Indices


@case("indices", "a tile's column from a linear index")
def _(rng):
    columns = rng.choice([48, 80, 96, 300])
    return lambda: layout.simplify_index(f"(({columns}*b + t) // {columns} + (t % {columns})) % 16", b=(0, 1 << 20),
                                         t=range(columns))


@case("indices", "a swizzled row, proven by enumeration")
def _(rng):
    return lambda: layout.simplify_index("(b + t // 8) % 16 * 64 + (t % 8) * 8", b=Multiple(16), t=range(128))


# Tensor maps


@case("tensormap", "synthesize a GEMM operand")
def _(rng):
    strides = [Multiple(16), 2]
    return lambda: tensormap.synthesize(element="bf16", extents=[None, None], stride_bytes=strides, tile=[128, 64])


@case("tensormap", "synthesize a batched, strided view")
def _(rng):
    extents = [rng.randint(1, 64), rng.randint(1, 4096), rng.randint(1, 4096)]
    strides = [1 << 24, 8192, 2]
    return lambda: tensormap.synthesize(element="bf16", extents=extents, stride_bytes=strides, tile=[1, 512, 256])


@case("tensormap", "check 27 rules")
def _(rng):
    return lambda: tensormap.check(element="bf16", dims=[300, 128], stride_bytes=[600], box=[72, 128], swizzle="128B")


# Exchange


@case("exchange", "transpose 32 x 32 (closed form)")
def _(rng):
    wanted = [reg * 32 + lane for lane in range(32) for reg in range(32)]
    return lambda: exchange.plan(wanted, lanes=32, registers=32)


@case("exchange", "random permutation of 32 x 32")
def _(rng):
    wanted = list(range(1024))
    rng.shuffle(wanted)
    return lambda: exchange.plan(wanted, lanes=32, registers=32)


@case("exchange", "random permutation of 32 x 32, 16-bit elements")
def _(rng):
    wanted = list(range(1024))
    rng.shuffle(wanted)
    return lambda: exchange.plan(wanted, lanes=32, registers=32, element_bits=16)


@case("exchange", "convert 64 x 64 between two load fragments",
      "a swizzle is searched for the stores and loads of the whole tile; asked once per conversion of a kernel")
def _(rng):
    rows, columns = (layout.for_load((64, 64), contiguous=dim, vector=8) for dim in (1, 0))
    return lambda: exchange.convert(rows, columns, machine="sm_90a", element_bits=16)


# Banks


@case("banks", "cost of an access")
def _(rng):
    addresses = [16 * rng.randrange(4096) for _ in range(32)]
    return lambda: banks.cost("sm_90a", addresses, bytes_per_lane=16)


@case("banks", "shared layout of an operand")
def _(rng):
    return lambda: banks.shared_layout("sm_90a", "bf16", (128, 64))


@case("banks", "search: rows in, columns out, 64 x 64 f32")
def _(rng):
    store, load = banks.model("sm_90a", "st.b32"), banks.model("sm_90a", "ld.b32")
    accesses = [banks.access(store, lambda lane: (0, lane)), banks.access(load, lambda lane: (lane, 0))]
    return lambda: banks.swizzle((64, 64), "f32", accesses)


@case("banks", "search: matrix loads of two operands' orders, 128 x 64")
def _(rng):
    load = banks.model("sm_90a", "ldmatrix.x4")
    accesses = [banks.access(load, lambda lane: (lane % 16, lane // 16 * 8)),
                banks.access(banks.model("sm_90a", "st.b128"), lambda lane: (lane // 8, lane % 8 * 8))]
    return lambda: banks.swizzle((128, 64), "bf16", accesses)


@case("banks", "search: an accumulator staged for stores, 128 x 128 f32")
def _(rng):
    held, out = accumulator("sm_80", "bf16", (128, 128)), layout.for_load((128, 128), contiguous=1, vector=4)
    accesses = [banks.access(banks.model("sm_80", "st.b64"), held), banks.access(banks.model("sm_80", "ld.b128"), out)]
    return lambda: banks.swizzle((128, 128), "f32", accesses)


@case("banks", "search: three accesses, no power of two, 32 x 40 f32")
def _(rng):
    store, load = banks.model("sm_90a", "st.b32"), banks.model("sm_90a", "ld.b32")
    accesses = [banks.access(store, lambda lane: (0, lane)), banks.access(load, lambda lane: (lane, 0)),
                banks.access(load, lambda lane: (lane, -lane % 40))]
    return lambda: banks.swizzle((32, 40), "f32", accesses)


@case("fragment", "accumulator of 128 x 256")
def _(rng):
    return lambda: accumulator("sm_90a", "bf16", (128, 256), warps=8)


def _prefixes(sizes: list[int]) -> list[int]:
    products = [1]
    for size in sizes:
        products.append(products[-1] * size)
    return products


def _refused(call: Callable[[], object]) -> str:
    from tier import TierError

    try:
        call()
    except TierError as error:
        return error.rule
    raise AssertionError("expects a refusal")


# Timing


@contextmanager
def recorded() -> Iterator[list[tuple[str, str]]]:
    """Every question that is asked meanwhile: (problem, JSON)."""
    questions: list[tuple[str, str]] = []
    ask = _native.ask

    def record(name: str, text: str):
        questions.append((name, text))
        return ask(name, text)

    _native.ask = record
    try:
        yield questions
    finally:
        _native.ask = ask


def run(one: Case, rounds: int) -> dict[str, object]:
    """Time a case; each round draws its own input."""
    rng = random.Random(1)
    inside, calls, asked = [], [], 0
    for _ in range(rounds):
        call = one.make(rng)
        with recorded() as questions:
            call()
        asked = len(questions)
        inside.append(sum(statistics.median(_native.time_ask(*question, 3)) for question in questions))
        begin = time.perf_counter()
        call()
        calls.append(time.perf_counter() - begin)
    milliseconds = statistics.median(inside) * 1e3
    return {"group": one.group, "case": one.name, "inside_ms": round(milliseconds, 4),
            "most_ms": round(max(inside) * 1e3, 4), "call_ms": round(statistics.median(calls) * 1e3, 4), "asks": asked,
            "bar_ms": BAR_MS, "within": milliseconds <= BAR_MS, "reason": one.reason}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--out", help="append JSON lines there")
    options.add_argument("--rounds", type=int, default=21)
    options.add_argument("--only", help="a group")
    chosen = options.parse_args()
    stream = open(chosen.out, "a") if chosen.out else None
    print(f"{'group':<12} {'case':<56} {'inside':>10} {'most':>10} {'call':>10}   ms; bar {BAR_MS:g}")
    slow = 0
    for one in CASES:
        if chosen.only and one.group != chosen.only:
            continue
        row = run(one, chosen.rounds)
        times = " ".join(f"{row[name]:>10.3f}" for name in ("inside_ms", "most_ms", "call_ms"))
        verdict = "" if row["within"] else f"   over the bar: {one.reason or 'no reason'}"
        print(f"{one.group:<12} {one.name:<56} {times}{verdict}", flush=True)
        slow += not row["within"]
        if stream:
            stream.write(json.dumps({"bench": "solvers", **row}) + "\n")
    print(f"{slow} over the bar")
    return 0


if __name__ == "__main__":
    sys.exit(main())
