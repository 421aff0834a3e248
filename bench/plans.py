"""The model's choice beside every plan of a committed grid: how much slower it is than the best there is.

    python bench/plans.py [--shapes 16,4096,4096 ..] [--layout nt] [--top 12] [--seconds 60] [--no-exact] [--kernels FOLDER] [--out FILE]
    python bench/plans.py --compile-only --chip sm_90a --kernels FOLDER

`grid` lists the plans: tiles of 64, 128, 192 or 256 by 32 .. 256 by 64 or 128, clusters, stages; products whose rows are columns of the
instruction; segments of k; and for at most 64 rows of x tiles for instructions of single warps, brought by tensor maps, or by the warps
themselves. `--layout` says how x and w lie: `nt` is `x @ w.T`, `tn` is `x.T @ w`. Each plan is compiled once, for all extents, by all
cores before anything is timed, and `ptxas` assembles it, if there is one: the driver would take most of the time, one plan after another.
What the machine cannot carry out is refused while compiling and is not legal (`refused` counts the rules, also of what cannot be
launched). Nor are plans of roles whose operands threads copy, deep tiles in clusters: proofs of their protocols take half a minute each,
and the compiler elects none of them. A FOLDER keeps kernels for the next run, or for another machine with the same compiler;
`--compile-only` fills it, which needs no device.

The plans of a shape, about 560, are tried in the order of the model's times, those that warps copy, of which it has none, before them.
One call for each set of operands says whether a plan is hopeless (1.6 times the least so far); the others are timed in one CUDA graph
each, and once more with grids that begin early instead of waiting for the one ahead, or the other way around, where the compiler may
choose; the `top` of those, what the compiler chooses, and torch once more, interleaved: these the driver assembles, as it does what a call
runs. A plan that is wrong or fails is named, excluded, and makes the exit status 1.

One JSON line per plan that was tried: `tile`, `cluster`, `stages`, `swaps`, `segments`, `grain`, `roles`, `early`, `us`, and `model_us`
where the model has a time for it. And one per shape, of what a call runs (beside, without `--no-exact`: `exact`, compiled for these extents alone):
`regret` is its time over that of the best plan, per round, with a 95 % interval; `legal`, `tried`, `hopeless` and `untried` (`--seconds` of
a shape were over) count plans.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import contextlib
import dataclasses
import functools
import hashlib
import io
import itertools
import json
import math
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from _measure import captured, copy_rate, line, lines, measure_captured, parser, ratio, relative, result, roofline, sets_for, wrong

import tier
from tier import runtime
from tier._problem import ask
from tier.runtime import toolchain
from tier.runtime.artefact import Artefact, load

with contextlib.suppress(ImportError):  # compiling needs no device
    import torch

SHAPES = ["16,4096,4096", "64,4096,4096", "16,14336,4096", "64,14336,4096", "16,4096,14336", "64,4096,14336", "64,128256,4096",
          "128,4096,4096", "128,14336,4096", "128,4096,14336", "256,4096,4096", "256,14336,4096", "256,4096,14336", "128,6144,4096",
          "1024,4096,4096", "512,1024,8192"]
HOPELESS = 1.6
#: The relative error that rounding to bf16 explains, with room.
MOST_ERROR = 8e-3
#: Multiprocessors, where no device says how many.
UNITS = 132
#: Bytes of shared memory that a CTA may have: with more than half of them it is alone on its multiprocessor.
MOST_SHARED = 232448
#: Rules by which a launch is refused for its extents or its device; other plans may be launched.
AT_LAUNCH = ("launch.extent", "launch.grid", "launch.cluster")


def nt(x, w):
    return x @ w.T


def nn(x, w):
    return x @ w


def tn(x, w):
    return x.T @ w


def tt(x, w):
    return x.T @ w.T


#: By the layouts of x and w: "n" as the product has them, "t" the other way around.
PRODUCTS = {"nt": nt, "nn": nn, "tn": tn, "tt": tt}


def sides_of(layout: str, m: Any, n: Any, k: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    """The extents of x and of w.

    >>> sides_of("nt", 1, 2, 3), sides_of("tn", 1, 2, 3)
    (((1, 3), (2, 3)), ((3, 1), (3, 2)))
    """
    return (m, k) if layout[0] == "n" else (k, m), (k, n) if layout[1] == "n" else (n, k)


def share(n: int, rows: int, units: int) -> float:
    """Of `units` multiprocessors, the part that tiles of so many of n rows keep busy: 1 where all have the same work.

    >>> share(6144, 64, 132), share(6144, 48, 132)
    (0.7272727272727273, 0.9696969696969697)
    """
    tiles = -(-n // rows)
    return n / rows / (-(-tiles // units) * units)


def warp_tiles(m: int, n: int, units: int) -> list[tuple[int, int, int]]:
    """Tiles [rows of w, rows of x, k] with a warp, or two, for each 16 rows of w: of 16, 32 and 64 rows, and the three evenest.

    >>> warp_tiles(16, 6144, 132)  # doctest: +NORMALIZE_WHITESPACE
    [(16, 16, 64), (16, 16, 128), (16, 16, 256), (32, 16, 64), (32, 16, 128), (32, 16, 256), (48, 16, 64), (48, 16, 128), (48, 16, 256),
     (64, 16, 64), (64, 16, 128), (64, 16, 256)]
    """
    evenest = sorted(range(16, 257, 16), key=lambda rows: (-round(share(n, rows, units), 2), -rows))[:3]
    return list(itertools.product(sorted({16, 32, 64, *evenest}), (-(-m // 8) * 8,), (64, 128, 256)))


def grid(x_rows: int, w_rows: int, units: int) -> Iterator[dict[str, Any]]:
    """The plans that are tried for so many rows of x and of w, legal or not.

    >>> len(list(grid(4096, 4096, 132))), len(list(grid(16, 6144, 132)))
    (1112, 1220)
    """
    for m, n, k, cluster, stages in itertools.product((64, 128, 192, 256), (32, 48, 64, 96, 112, 128, 160, 192, 224, 256), (64, 128),
                                                      ((1, 1), (2, 1), (1, 2), (2, 2)), (None, 3, 4)):
        yield {"tile": (m, n, k), "cluster": cluster, **({"stages": stages} if stages else {})}
    for m, n, segments in itertools.product((64, 128), (64, 128, 192, 256), range(2, 9)):
        yield {"tile": (m, n, 64), "segments": segments}
    for m, n, segments in itertools.product((64, 128), (8, 16, 24, 32, 48, 64), range(1, 9)):
        yield {"tile": (m, n, 64), "swaps": True, "segments": segments}
    for tile in warp_tiles(x_rows, w_rows, units) if x_rows <= 64 else ():
        yield {"tile": tile, "swaps": True, "grain": "warp"}
    columns = max(8, 1 << (x_rows - 1).bit_length())
    for rows, k, stages in itertools.product((32, 48, 64, 96, 112, 128), (64, 128, 256, 512), (2, 3, 4, 6)) if x_rows <= 64 else ():
        yield {"tile": (rows, columns, k), "swaps": True, "grain": "warp", "roles": 1, "stages": stages}


def name_of(plan: dict[str, Any]) -> str:
    """A plan as a word.

    >>> name_of({"tile": (64, 16, 64), "swaps": True, "segments": 3}), name_of({"tile": (128, 64, 64), "cluster": (2, 1), "stages": 3})
    ('tile64x16x64-swapsTrue-segments3', 'tile128x64x64-cluster2x1-stages3')
    """
    return "-".join(name + ("x".join(map(str, value)) if isinstance(value, tuple) else str(value)) for name, value in plan.items())


# -- compiling ------------------------------------------------------------------------------------------------------------


def general_specs(shapes: list[list[int]], layout: str) -> list[str]:
    """All extents of which a call knows as much as of these.

    >>> general_specs([[16, 4096, 4096], [128, 6144, 4096]], "nt"), general_specs([[16, 4096, 4096], [5, 4096, 4104]], "nn")
    (['bf16[M%16, K%16]', 'bf16[N%16, K%16]'], ['bf16[M%1, K%8]', 'bf16[K%8, N%16]'])
    """
    m, n, k = (math.gcd(16, *sides) for sides in zip(*shapes))
    return [f"bf16[{', '.join(sides)}]" for sides in sides_of(layout, f"M%{m}", f"N%{n}", f"K%{k}")]


def exact_specs(shape: list[int], layout: str) -> list[tier.Spec]:
    """Exactly these arrays: one variant is compiled."""
    return [tier.Spec("bf16", sides, exact=True) for sides in sides_of(layout, *shape)]


def copies_in_bulk(artefact: Artefact) -> bool:
    """Whether tensor maps bring both operands, and no threads.

    >>> [copies_in_bulk(tier.compile(nt, plan={"tile": (64, 32, k), "cluster": (2, 1)}).lower(*general_specs([[64, 4096, 4096]], "nt"),
    ...                 chip="sm_90a").artefact) for k in (64, 128)]
    [True, False]
    """
    steps = [step for step in json.loads(artefact.json)["steps"] if isinstance(step, dict)]
    return {0, 1} <= {step["buffer"] for step in steps if "encode" in step}


@dataclasses.dataclass(frozen=True)
class Made:
    """What came of compiling a plan: "legal", "refused: " and the rule, or what went wrong; and of what is legal a digest of the
    code, whether its first kernel begins early unless it is told to wait, and that kernel's bytes of shared memory."""

    verdict: str
    code: str = ""
    early: bool = False
    shared: int = 0

    def beginnings(self, plan: dict[str, Any]) -> tuple[bool, ...]:
        """Whether the first kernel begins early: both ways where the compiler may choose.

        >>> Made("legal", shared=200000).beginnings({"tile": (128, 64, 64)}), Made("legal", shared=200000).beginnings({"segments": 2})
        ((False, True), (False,))
        """
        may_choose = plan.get("segments", 1) == 1 and plan.get("grain") != "warp" and 2 * self.shared > MOST_SHARED
        return (self.early, not self.early) if may_choose else (self.early,)


def make(job: tuple[dict[str, Any], str, list[str], str, Path]) -> Made:
    """Compile a plan in a process of its own and keep it in a file, beside its images as `ptxas` assembles them."""
    plan, layout, specs, chip, place = job
    scratch = place.with_suffix(".part")
    try:
        artefact = tier.compile(PRODUCTS[layout], plan=plan).lower(*specs, chip=chip).artefact
        if plan.get("roles") != 1 and not copies_in_bulk(artefact):
            return Made("refused: threads copy")
        artefact.save(scratch)
        program = json.loads(artefact.json)
        first = next(step for step in program["steps"] if "launch" in step)
        with zipfile.ZipFile(scratch, "a", zipfile.ZIP_DEFLATED) as file:
            shared = json.loads(file.read(f"images/{program['images'][first['image']]}.json"))["entries"][0]["shared"]
            for image in artefact.images if toolchain.find_ptxas() else ():
                file.writestr(f"cubins/{image.name}", assembled(image.data, chip))
        os.replace(scratch, place)
    except tier.TierError as error:
        return Made(f"refused: {error.rule or str(error).splitlines()[0]}")
    except Exception as error:  # whatever it is, it is this plan's
        return Made(f"{type(error).__name__}: {str(error).splitlines()[0]}")
    code = hashlib.sha256(b"\0".join([artefact.json.encode(), *(image.data for image in artefact.images)])).hexdigest()
    return Made("legal", code, first.get("early", False), shared)


def assembled(ptx: bytes, chip: str) -> bytes:
    """What `ptxas` makes of PTX."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "ptx"), Path(folder, "cubin")
        source.write_bytes(ptx.rstrip(b"\0"))
        subprocess.run([toolchain.find_ptxas(), f"-arch={chip}", source, "-o", target], check=True, capture_output=True)
        return target.read_bytes()


def compiler() -> str:
    """Which compiler this is, wherever it lies: a digest of its library and of the Python that traces."""
    package = Path(tier.__file__).parent
    digest = hashlib.sha256()
    for file in (*(one for folder in ("", "language", "runtime") for one in sorted((package / folder).glob("*.py"))),
                 package / "mlir" / "_mlir_libs" / "libTierMLIR.so"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def make_all(plans: list[dict[str, Any]], layout: str, specs: list[str], chip: str, folder: Path, processes: int) -> dict[str, Made]:
    """Compile those of the plans that the folder does not have, and say of all what came of it, by `name_of` them."""
    folder.mkdir(parents=True, exist_ok=True)
    verdicts = folder / "verdicts.json"
    made = {name: Made(**fields) for name, fields in json.loads(verdicts.read_text()).items()} if verdicts.exists() else {}
    missing = [plan for plan in plans if name_of(plan) not in made]
    print(f"{folder}: {len(plans) - len(missing)} of {len(plans)} plans are there", file=sys.stderr, flush=True)
    if not missing:
        return made
    begin = time.monotonic()
    # A process that holds a device is not forked.
    with concurrent.futures.ProcessPoolExecutor(min(processes, len(missing)), mp_context=multiprocessing.get_context("spawn")) as pool:
        jobs = [(plan, layout, specs, chip, place_of(folder, plan)) for plan in missing]
        for count, (plan, one) in enumerate(zip(missing, pool.map(make, jobs)), 1):
            made[name_of(plan)] = one
            if count % 50 == 0 or count == len(missing):
                print(f"{count} of {len(missing)} compiled in {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
                # What went wrong is tried again.
                _write(verdicts, {name: dataclasses.asdict(one) for name, one in made.items() if one.verdict.startswith(("legal", "refused: "))})
    return made


def place_of(folder: Path, plan: dict[str, Any]) -> Path:
    """Where a plan's kernels are kept."""
    return folder / f"{name_of(plan)}.tier"


def _write(place: Path, content: Any) -> None:
    scratch = place.with_suffix(".part")
    scratch.write_text(json.dumps(content, indent=1) + "\n")
    os.replace(scratch, place)


@functools.cache
def loaded(place: Path, early: bool, by_driver: bool) -> Artefact:
    """A plan that was kept, whose first kernel begins early or waits. The driver assembles it, or `ptxas` did, if there was one."""
    changed = io.BytesIO()
    with zipfile.ZipFile(place) as kept, zipfile.ZipFile(changed, "w") as file:
        program = json.loads(kept.read("launch.json"))
        next(step for step in program["steps"] if "launch" in step)["early"] = early
        file.writestr("launch.json", json.dumps(program))
        for image in program["images"]:
            about = json.loads(kept.read(f"images/{image}.json"))
            source = f"images/{image}.{about['format']}"
            if not by_driver and f"cubins/{image}" in kept.namelist():
                source, about["format"] = f"cubins/{image}", "cubin"
            file.writestr(f"images/{image}.{about['format']}", kept.read(source))
            file.writestr(f"images/{image}.json", json.dumps(about))
    return load(changed)


# -- timing ---------------------------------------------------------------------------------------------------------------


def key_of(plan: dict[str, Any]) -> tuple[Any, ...]:
    """What the model knows of a plan."""
    return (*plan["tile"], *plan.get("cluster", (1, 1)), plan.get("swaps", False), plan.get("segments", 1), plan.get("grain", "warpgroup"),
            plan.get("roles"))


def modelled(chip: str, shape: list[int], layout: str) -> dict[tuple[Any, ...], float]:
    """The model's times of its candidates, by `key_of` a plan.

    >>> times = modelled("sm_90a", [16, 4096, 4096], "nt")
    >>> times[key_of({"tile": (32, 16, 256), "swaps": True, "grain": "warp"})] < times[key_of({"tile": (64, 256, 64)})]
    True
    """
    return {key_of({**one, "tile": (one["m"], one["n"], one["k"])}): one["us"]
            for one in ask("plan.candidates", chip=chip, element="bf16", extents=shape, k_major_a=layout[0] == "n",
                           k_major_b=layout[1] == "t")["candidates"] if not one["refusal"]}


def brief_us(calls) -> float:
    """The device's time of a call, each made once: more than in a graph, by about as much for all plans."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    torch.cuda._sleep(200_000 * len(calls))  # the host queues ahead
    begin.record()
    for call in calls:
        call()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) * 1e3 / len(calls)


def graph_us(calls, guess_us: float) -> float:
    """The time of a call in a graph of about half a millisecond, replayed twice."""
    graph, count = captured(calls, max(1, round(500 / guess_us / len(calls))))
    graph.replay()
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end) * 1e3 / count


class Shape:
    """The operands of one shape, in as many sets as exceed the cache, and the rows of the product by which results are judged."""

    def __init__(self, shape: list[int], layout: str):
        m, n, k = shape
        self.bytes, self.flops = 2 * (m * k + n * k + m * n), 2 * m * n * k
        self.data = [[torch.empty(*sides, device="cuda", dtype=torch.bfloat16).normal_() for sides in (*sides_of(layout, m, n, k), (m, n))]
                     for _ in range(sets_for(self.bytes))]
        self.rows = torch.randint(0, m, (min(m, 128),), device="cuda")
        x, w, self.y = self.data[0]
        self.exact = PRODUCTS[layout](x.double(), w.double())[self.rows]

    def calls(self, artefact: Artefact):
        """A call for each set."""
        current = torch.cuda.current_stream
        return [lambda x=x, w=w, y=y: artefact.launch((x, w), (y,), current().cuda_stream) for x, w, y in self.data]

    def checked(self, artefact: Artefact):
        """Its calls, if the first one's result is right."""
        calls = self.calls(artefact)
        self.y.fill_(float("nan"))
        calls[0]()
        error = relative(self.y[self.rows], self.exact)
        if not error < MOST_ERROR:
            raise ValueError(f"a relative error of {error:.2g}")
        return calls


@dataclasses.dataclass
class Tried:
    """What came of timing the plans of a shape: (microseconds, plan, whether it begins early), and how many came to nothing."""

    times: list[tuple[float, dict[str, Any], bool]] = dataclasses.field(default_factory=list)
    refused: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    failed: list[str] = dataclasses.field(default_factory=list)
    hopeless: int = 0
    untried: int = 0

    def note(self, plan: object, error: Exception) -> None:
        """Count a plan that is refused, or name one that fails."""
        if isinstance(error, tier.TierError) and error.rule in AT_LAUNCH:
            self.refused[error.rule] += 1
        else:
            self.failed.append(f"{plan}: {str(error).splitlines()[0]}")


def try_all(plans: list[dict[str, Any]], made: dict[str, Made], folder: Path, operands: Shape, seconds: float, say) -> Tried:
    """Time plans one after another, each if it is not hopeless; `say` is told the time of each."""
    tried = Tried()
    least, until = float("inf"), time.monotonic() + seconds
    for plan in plans:
        if time.monotonic() > until:
            tried.untried += 1
            continue
        for early in made[name_of(plan)].beginnings(plan):
            try:
                calls = operands.checked(loaded(place_of(folder, plan), early, by_driver=False))
                us = brief_us(calls)
                is_hopeless, least = us > HOPELESS * least, min(us, least)
                if not is_hopeless:
                    us = graph_us(calls, max(us, 2.0))
                    tried.times.append((us, plan, early))
            except (tier.TierError, RuntimeError, ValueError) as error:
                tried.note(plan, error)
                break
            say(plan, early, us)
            if is_hopeless:
                tried.hopeless += 1
                break
    tried.times.sort(key=lambda one: one[0])
    return tried


def run(shape: list[int], chosen: argparse.Namespace, made: dict[str, Made], folder: Path, general, rate: float, stream) -> bool:
    """Measure one shape; whether no plan failed."""
    operands, chip, model = Shape(shape, chosen.layout), chosen.chip, modelled(chosen.chip, shape, chosen.layout)
    plans = sorted(grid(*shape[:2], chosen.units), key=lambda plan: (plan.get("roles") != 1, model.get(key_of(plan), float("inf"))))
    verdicts = [made[name_of(plan)].verdict for plan in plans]
    # Of plans with the same code the first one is tried.
    legal = list({made[name_of(plan)].code: plan for plan, verdict in reversed(list(zip(plans, verdicts))) if verdict == "legal"}.values())[::-1]

    def say(plan: dict[str, Any], early: bool, us: float) -> None:
        line(stream, plan=True, shape=shape, tile=list(plan["tile"]), cluster=plan.get("cluster"), stages=plan.get("stages"),
             swaps=int(plan.get("swaps", False)), segments=plan.get("segments", 1), grain=plan.get("grain", "warpgroup"), roles=plan.get("roles"), early=int(early),
             us=round(us, 2), model_us=_round(model.get(key_of(plan))))

    tried = try_all(legal, made, folder, operands, chosen.seconds, say)
    tried.refused.update(verdict.removeprefix("refused: ") for verdict in verdicts if verdict.startswith("refused: "))
    tried.failed += [f"{plan}: {verdict}" for plan, verdict in zip(plans, verdicts) if verdict != "legal" and not verdict.startswith("refused: ")]
    finalists = {}
    for _, plan, early in tried.times[:chosen.top]:
        try:
            finalists[str({**plan, "early": early})] = operands.checked(loaded(place_of(folder, plan), early, by_driver=True))
        except (tier.TierError, RuntimeError, ValueError) as error:
            tried.note(plan, error)
    if not finalists:
        raise SystemExit(f"[bench.plans] expects a plan of {shape} that runs, got {tried.failed[:3]} and {len(tried.failed[3:])} others that failed, "
                         f"{dict(tried.refused)} that were refused; fix: time a shape that the grid serves")
    data, views = operands.data, (lambda x, w: (x if chosen.layout[0] == "n" else x.T, w if chosen.layout[1] == "n" else w.T))
    error = relative(general(*data[0][:2])[operands.rows], operands.exact)
    if not error < MOST_ERROR:
        raise wrong(f"a call of {shape}", f"a relative error of {error:.2g}")
    others = {"tier": [lambda x=x, w=w, y=y: general(x, w, out=y) for x, w, y in data]}
    if chosen.exact:
        try:
            others["exact"] = operands.checked(tier.compile(PRODUCTS[chosen.layout]).lower(*exact_specs(shape, chosen.layout), chip=chip).artefact)
        except (tier.TierError, RuntimeError, ValueError) as failure:
            tried.note("the choice for these extents", failure)
    others["torch"] = [lambda x=x, w=w, y=y: torch.mm(*views(x, w), out=y) for x, w, y in data]
    timings = measure_captured({**others, **finalists}, tried.times[0][0], rounds=chosen.rounds, visit_us=1500.0, target_ms=3.0, rest_ms=8.0)
    winner = min(finalists, key=lambda name: timings[name].median)
    middle, low, high = ratio(timings[winner], timings["tier"])
    line(stream, **result("plans", shape, {name: timings[name] for name in others}, dtype="bfloat16", case=chosen.layout, flops=operands.flops, moved=operands.bytes,
                          limit=roofline(operands.flops, operands.bytes, "bfloat16", rate), error=error, beside=("exact",),
                          regret=round(middle, 4), regret_interval=[round(low, 4), round(high, 4)], best=winner,
                          best_us=round(timings[winner].median, 2), refused=dict(tried.refused), legal=len(legal),
                          tried=len(legal) - tried.untried, hopeless=tried.hopeless, untried=tried.untried, failed=tried.failed))
    return not tried.failed


def _round(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def main() -> None:
    options = parser(__doc__)
    options.add_argument("--shapes", nargs="+", default=SHAPES)
    options.add_argument("--layout", default="nt", choices=PRODUCTS)
    options.add_argument("--top", type=int, default=12)
    options.add_argument("--seconds", type=float, default=60.0, help="for the plans of one shape")
    options.add_argument("--exact", action=argparse.BooleanOptionalAction, default=True, help="time the choice compiled for these extents alone, too")
    options.add_argument("--kernels", type=Path, help="a folder where kernels are kept between runs")
    options.add_argument("--compile-only", action="store_true", help="fill the folder; no device is needed")
    options.add_argument("--chip", help="what to compile for, where there is no device")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    chosen = options.parse_args()
    if chosen.compile_only and not (chosen.chip and chosen.kernels):
        options.error("--compile-only expects --chip and --kernels")
    chosen.units = UNITS
    if not chosen.compile_only:
        chosen.units = torch.cuda.get_device_properties(0).multi_processor_count
        chosen.chip = runtime.default_chip(runtime.describe([torch.empty(1, device="cuda")]))
    shapes = [[int(side) for side in shape.split(",")] for shape in chosen.shapes]
    specs = general_specs(shapes, chosen.layout)
    plans = {name_of(plan): plan for m, n, _ in shapes for plan in grid(m, n, chosen.units)}
    key = hashlib.sha256("\0".join([compiler(), chosen.chip, chosen.layout, *specs]).encode()).hexdigest()[:16]
    with tempfile.TemporaryDirectory() as scratch:
        folder = (chosen.kernels or Path(scratch)) / key
        made = make_all(list(plans.values()), chosen.layout, specs, chosen.chip, folder, chosen.processes)
        if chosen.compile_only:
            print(json.dumps(collections.Counter(one.verdict for one in made.values())))
            return
        rate, is_good, general = copy_rate(), True, tier.compile(PRODUCTS[chosen.layout])
        with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
            for shape in shapes:
                is_good &= run(shape, chosen, made, folder, general, rate, stream)
    if not is_good:
        raise wrong("every legal plan", "those named in `failed`")


if __name__ == "__main__":
    sys.exit(main())
