"""A report of what the benches measured: a table, the bars, and plots, as one HTML file with its pictures beside it.

    python bench/report.py gemm.jsonl rows.jsonl .. [--out report]

Reads the lines that `_measure.result` wrote. Writes OUT/report.html, which holds its pictures, and OUT/FAMILY.png. For each family
(`kernel` of a line): our time's ratio to each peer with its 95 % interval, the share of the limit, and of both the geometric mean
and the worst. A shape fails a bar only if the interval's far end does. `--no-plots` needs no matplotlib.
"""

from __future__ import annotations

import argparse
import base64
import html
import json
import pathlib
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import geometric_mean
from typing import Any

FIELDS = ("kernel", "shape", "dtype", "us", "spread", "flops", "bytes", "peers", "error")


@dataclass(frozen=True)
class Bar:
    """What the lines of a family have to reach: one by one, in the geometric mean, or both.

    `value` gives (middle, the end of the interval that decides) of a line, or None where the bar says nothing of it.
    """

    family: str
    text: str
    value: Callable[[dict[str, Any]], tuple[float, float] | None]
    each: float | None = None
    mean: float | None = None
    is_most: bool = False
    """Values may be at most that, not at least."""
    part: float = 1.0
    """Of the lines that have to reach `each`."""


def _best_peer(line: dict[str, Any], names: Iterable[str] = ()) -> tuple[float, float] | None:
    wanted = [peer for name, peer in line["peers"].items() if not names or name in names]
    least = min(wanted, key=lambda peer: peer["ratio"], default=None)
    return None if least is None else (least["ratio"], least["interval"][1])


def _share(line: dict[str, Any]) -> tuple[float, float] | None:
    return (line["share"], line["share_interval"][1]) if "share" in line else None


def _case(name: str, value: Callable[[dict[str, Any]], tuple[float, float] | None]) -> Callable[[dict[str, Any]], tuple[float, float] | None]:
    return lambda line: value(line) if line.get("case") == name else None


def _over_plain(line: dict[str, Any]) -> tuple[float, float] | None:
    if "over_plain" not in line or line["shape"][0] < 1024:
        return None
    return line["over_plain"], line["over_plain_interval"][0]


def _in_set(name: str) -> Callable[[dict[str, Any]], tuple[float, float] | None]:
    return lambda line: _best_peer(line) if name in line.get("sets", ()) else None


BARS = (
    Bar("skinny", "llm: geomean >= 1.03 x the better peer, none below 0.95", _in_set("llm"), each=0.95, mean=1.03),
    Bar("skinny", "skinny: geomean >= 1.10 x the better peer", _in_set("skinny"), mean=1.10),
    Bar("gemm", ">= 1.00 x cuBLAS (bf16)", _case("bfloat16", _best_peer), each=1.0),
    Bar("realign", ">= 1.00 x pad + cuBLAS, its padding timed",
        lambda line: (line["over_padded"], line["over_padded_interval"][1]) if line.get("case") == "bars" else None, each=1.0),
    Bar("fp8", "fast: geomean >= 1.00 x torch._scaled_mm", _case("fast", _best_peer), mean=1.0),
    Bar("fp8", "precise: geomean >= 1.05 x torch._scaled_mm", _case("precise", _best_peer), mean=1.05),
    Bar("epilogue", "bias + gelu + residual <= 1.03 x the plain product, M >= 1024", _case("bias gelu residual", _over_plain), each=1.03,
        is_most=True),
    Bar("rows", ">= 0.90 of a copy of the same bytes", _share, each=0.9),
    Bar("gather", ">= 0.90 of a copy of the same bytes", _share, each=0.9),
    Bar("transpose", ">= 0.90 of a copy of the same bytes", _share, each=0.9),
    Bar("launch", "<= 5 us of the host, three tensor maps",
        lambda line: (line["us"], line["spread"][0]) if line.get("case") == "linear" else None, each=5.0, is_most=True),
    Bar("compile", "cold <= 0.5 s", _case("cold call", lambda line: (line["us"], line["spread"][0])), each=0.5e6, is_most=True),
    Bar("compile", "warm from the disk in a new process <= 10 ms", _case("warm call", lambda line: (line["us"], line["spread"][0])), each=10e3,
        is_most=True),
    Bar("plans", "the first choice within 5 % of the best on 90 % of the shapes",
        lambda line: (line["regret"], line["regret_interval"][0]) if "regret" in line else None, each=1.05, is_most=True, part=0.9),
)


@dataclass
class Run:
    """The lines of some files: those of each family, where they were measured, and how many said nothing here."""

    families: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    devices: list[str] = field(default_factory=list)
    skipped: int = 0


def read(paths: Iterable[str | pathlib.Path]) -> Run:
    """Read files of lines; a line that lacks one of FIELDS is counted, and ends nothing."""
    run = Run()
    for path in paths:
        for number, text in enumerate(pathlib.Path(path).read_text().splitlines(), 1):
            if not text.strip():
                continue
            try:
                one = json.loads(text)
            except json.JSONDecodeError as error:
                raise SystemExit(f"{path}:{number}: [bench.line] expects a JSON object, got {error}; fix: remove the line") from None
            if "device" in one:
                name = ", ".join(f"{key} {value}" if key != "device" else str(value) for key, value in one.items() if value is not None)
                run.devices += [name] if name not in run.devices else []
            elif all(name in one for name in FIELDS):
                run.families.setdefault(one["kernel"], []).append(one)
            else:
                run.skipped += not one.keys() & {"summary", "plan"}
    return run


def name_of(line: dict[str, Any]) -> str:
    """The case and the shape of a line."""
    case = line.get("case", "")
    return " ".join(part for part in (case, "x".join(map(str, line["shape"])), "" if line["dtype"] == case else line["dtype"]) if part)


@dataclass(frozen=True)
class Verdict:
    """What a family's lines are against one bar."""

    bar: Bar
    lines: int
    mean: float
    worst: float
    worst_name: str
    failed: tuple[str, ...]
    is_reached: bool


def judge(run: Run) -> list[Verdict]:
    """Hold every bar against the lines it speaks of."""
    verdicts = []
    for bar in BARS:
        values = [(line, value) for line in run.families.get(bar.family, []) if (value := bar.value(line)) is not None]
        if not values:
            continue
        sign = -1 if bar.is_most else 1
        worst_line, (worst, _) = min(values, key=lambda item: sign * item[1][0])
        mean = geometric_mean(value[0] for _, value in values)
        failed = tuple(name_of(line) for line, (_, end) in values if bar.each is not None and sign * end < sign * bar.each)
        is_mean = bar.mean is None or sign * mean >= sign * bar.mean
        verdicts.append(Verdict(bar, len(values), mean, worst, name_of(worst_line), failed,
                                is_mean and len(failed) <= (1 - bar.part) * len(values) + 1e-9))
    return verdicts


# -- text -----------------------------------------------------------------------------------------------------------------


def _peers(lines: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for line in lines for name in line["peers"]))


def _number(value: float | None, digits: int = 3) -> str:
    return "" if value is None else f"{value:.{digits}g}" if value < 1000 else f"{value:.0f}"


def summary(family: str, lines: list[dict[str, Any]]) -> list[str]:
    """One sentence per peer, and one on the limit: geometric mean, worst, and where."""
    said = []
    for peer in _peers(lines):
        ratios = [(line["peers"][peer]["ratio"], name_of(line)) for line in lines if peer in line["peers"]]
        worst, where = min(ratios)
        said.append(f"{family}: {geometric_mean(ratio for ratio, _ in ratios):.3f} x {peer} in the geometric mean of {len(ratios)}, at worst {worst:.3f} ({where})")
    shares = [(line["share"], name_of(line)) for line in lines if line.get("share")]
    if shares:
        worst, where = min(shares)
        said.append(f"{family}: {geometric_mean(share for share, _ in shares):.3f} of the limit in the geometric mean, at worst {worst:.3f} ({where})")
    return said


def _cells(cells: Iterable[str], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"


def table(lines: list[dict[str, Any]]) -> str:
    """The lines of a family as an HTML table."""
    peers = _peers(lines)
    rows = [_cells(["case", "us", "95 %", "TFLOP/s", "GB/s", "limit, us", "share", *(f"x {html.escape(peer)}" for peer in peers), "error"], "th")]
    for line in lines:
        against = []
        for peer in peers:
            found = line["peers"].get(peer)
            against.append(f"{found['ratio']:.3f} [{found['interval'][0]:.3f}, {found['interval'][1]:.3f}]" if found else "")
        rows.append(_cells([html.escape(name_of(line)), _number(line["us"], 4), f"{_number(line['spread'][0], 4)} to {_number(line['spread'][1], 4)}",
                            str(line.get("tflops", "")), str(line.get("gbs", "")),
                            f"{_number(line['limit_us'])} ({html.escape(line['limit'])})" if "limit_us" in line else "",
                            f"{line['share']:.3f}" if "share" in line else "", *against, _number(line["error"], 2)]))
    return "<table>" + "".join(rows) + "</table>"


def _bars(verdicts: list[Verdict]) -> str:
    rows = [_cells(["bar", "lines", "geomean", "worst", "verdict"], "th")]
    for one in verdicts:
        text = "reached" if one.is_reached else "missed" + (f": {len(one.failed)} of {one.lines} fail" if one.failed else "")
        rows.append(_cells([html.escape(f"{one.bar.family}: {one.bar.text}"), str(one.lines), f"{one.mean:.3f}",
                            html.escape(f"{one.worst:.3f} ({one.worst_name})"), f'<span class="{"good" if one.is_reached else "bad"}">{html.escape(text)}</span>']))
    return "<table>" + "".join(rows) + "</table>"


STYLE = """body { font: 14px/1.5 sans-serif; margin: 2em auto; max-width: 75em; color: #222 }
table { border-collapse: collapse; margin: 1em 0; font-size: 12px } td, th { border: 1px solid #ccc; padding: .2em .6em; text-align: left }
th { background: #f4f4f4 } img { max-width: 100% } .good { color: #060 } .bad { color: #b00; font-weight: bold }"""


def page(run: Run, pictures: dict[str, bytes]) -> str:
    """The report, with its pictures inside."""
    parts = [f"<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>tier: measurements</title><style>{STYLE}</style></head><body>",
             "<h1>Measurements</h1>", *(f"<p>{html.escape(device)}</p>" for device in run.devices)]
    if run.skipped:
        parts.append(f"<p>{run.skipped} line(s) lack one of {', '.join(FIELDS)} and are left out.</p>")
    if verdicts := judge(run):
        parts += ["<h2>Bars</h2>", _bars(verdicts)]
    for family, lines in run.families.items():
        parts += [f"<h2>{html.escape(family)}</h2>", *(f"<p>{html.escape(text)}</p>" for text in summary(family, lines))]
        if family in pictures:
            parts.append(f'<img alt="{html.escape(family)}" src="data:image/png;base64,{base64.b64encode(pictures[family]).decode()}">')
        parts.append(table(lines))
    return "\n".join([*parts, "</body></html>\n"])


# -- plots ----------------------------------------------------------------------------------------------------------------


def _pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise SystemExit("[bench.matplotlib] expects matplotlib to draw with, got a Python without it; fix: pip install matplotlib, or pass --no-plots") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def draw(family: str, lines: list[dict[str, Any]], target: pathlib.Path) -> None:
    """Draw one picture: ratios to peers with their intervals, and shares of the limit."""
    pyplot = _pyplot()
    peers, has_share = _peers(lines), any("share" in line for line in lines)
    columns = bool(peers) + has_share
    if not columns:
        return
    figure, axes = pyplot.subplots(1, columns, figsize=(6.5 * columns, 2.2 + 0.26 * len(lines) * max(1, 0.6 * len(peers))), sharey=True, squeeze=False,
                                   layout="constrained")
    where = list(axes[0])
    places = range(len(lines))
    if peers:
        axis = where.pop(0)
        for number, peer in enumerate(peers):
            found = [(place, line["peers"][peer]) for place, line in zip(places, lines) if peer in line["peers"]]
            middles = [one["ratio"] for _, one in found]
            ends = [[max(0.0, one["ratio"] - one["interval"][0]) for _, one in found], [max(0.0, one["interval"][1] - one["ratio"]) for _, one in found]]
            shift = 0.6 * ((number + 0.5) / len(peers) - 0.5)
            axis.errorbar(middles, [place + shift for place, _ in found], xerr=ends, fmt="o", markersize=4, capsize=2,
                          label=f"{peer} (geomean {geometric_mean(middles):.3f}, worst {min(middles):.3f})")
        axis.axvline(1.0, color="black", linewidth=0.8)
        axis.set_xlabel("time of the peer / our time")
        figure.legend(fontsize=8, loc="outside lower center", ncols=len(peers))
    if has_share:
        axis = where.pop(0)
        shares = [line.get("share", 0.0) for line in lines]
        ends = [[max(0.0, share - line.get("share_interval", [share, share])[0]) for share, line in zip(shares, lines)],
                [max(0.0, line.get("share_interval", [share, share])[1] - share) for share, line in zip(shares, lines)]]
        axis.barh(list(places), shares, xerr=ends, height=0.6, color="#8ab", capsize=2)
        axis.axvline(1.0, color="black", linewidth=0.8)
        axis.set_xlabel(f"share of the limit (geomean {geometric_mean(share for share in shares if share):.3f}, worst {min(shares):.3f})")
    axes[0][0].set_yticks(list(places), [name_of(line) for line in lines], fontsize=8)
    axes[0][0].invert_yaxis()
    figure.suptitle(family)
    figure.savefig(target, dpi=110)
    pyplot.close(figure)


def main(given: list[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("files", nargs="+", help="what benches wrote with --out")
    options.add_argument("--out", default="report", help="the folder that is written")
    options.add_argument("--no-plots", action="store_true")
    chosen = options.parse_args(given)
    run = read(chosen.files)
    if not run.families:
        raise SystemExit(f"[bench.line] expects lines with {', '.join(FIELDS)}, got none; fix: run the benches again, with --out")
    folder = pathlib.Path(chosen.out)
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {}
    for family, lines in run.families.items():
        picture = folder / f"{family}.png"
        if not chosen.no_plots:
            draw(family, lines, picture)
            if picture.exists():
                pictures[family] = picture.read_bytes()
        print("\n".join(summary(family, lines)))
    for one in judge(run):
        print(f"{'reached' if one.is_reached else 'MISSED '} {one.bar.family}: {one.bar.text}; geomean {one.mean:.3f}, worst {one.worst:.3f} ({one.worst_name})")
    (folder / "report.html").write_text(page(run, pictures))
    print(folder / "report.html")


if __name__ == "__main__":
    sys.exit(main())
