"""Products with fused epilogues beside the plain product, eager PyTorch and torch.compile.

    python bench/epilogue.py [--shapes 4096,14336,4096 ..] [--epilogues plain bias ..] [--no-compile] [--out FILE]

x[M, K] @ w[K, N] in bf16, then what the name says. All are timed in one run, in a new order each round. One JSON line per shape
and epilogue: `over_plain` is our time over that of our plain product, per round, with a 95 % interval; `kernels` says how many
are launched, so 1 is fused. The peers: `torch` is torch.addmm and what follows, eager, `compiled` the same lines by
torch.compile, where it works. `limit_us` counts what the epilogue reads and writes too.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from _measure import copy_rate, line, lines, measure, over_plain, parser, relative, result, roofline, sets_for, wrong

import tier

SHAPES = ["1024,4096,4096", "4096,4096,4096", "4096,14336,4096", "8192,4096,14336", "8192,8192,8192"]


def _gelu(y):
    return torch.nn.functional.gelu(y, approximate="tanh")


def _plain(x, w):
    return x @ w


def _bias(x, w, b):
    return x @ w + b


def _bias_gelu(x, w, b):
    return tier.gelu(x @ w + b, approximate="tanh")


def _bias_gelu_residual(x, w, b, r):
    return tier.gelu(x @ w + b, approximate="tanh") + r


def _cast(x, w):
    return (x @ w * 0.125).astype(tier.float8_e4m3fn)


def _statistics(x, w):
    y = x @ w
    return y, tier.sum(tier.square(y.astype(tier.float32)), axis=1)


def _torch_statistics(x, w):
    y = x @ w
    return y, y.float().square().sum(1)


@dataclass(frozen=True)
class Epilogue:
    """Ours, PyTorch's, the arguments after x and w, and the bytes beyond those of the product, of m and n."""

    ours: Callable[..., Any]
    torch: Callable[..., Any]
    arguments: str = ""
    extra: Callable[[int, int], int] = lambda m, n: 0
    most: float = 8e-3
    """The relative error that rounding the result explains."""


EPILOGUES = {
    "plain": Epilogue(_plain, lambda x, w: torch.mm(x, w)),
    "bias": Epilogue(_bias, lambda x, w, b: torch.addmm(b, x, w), "b", lambda m, n: 2 * n),
    "bias gelu": Epilogue(_bias_gelu, lambda x, w, b: _gelu(torch.addmm(b, x, w)), "b", lambda m, n: 2 * n),
    "bias gelu residual": Epilogue(_bias_gelu_residual, lambda x, w, b, r: _gelu(torch.addmm(b, x, w)) + r, "br", lambda m, n: 2 * n + 2 * m * n),
    "cast to f8": Epilogue(_cast, lambda x, w: (torch.mm(x, w) * 0.125).to(torch.float8_e4m3fn), "", lambda m, n: -m * n, most=4e-2),
    "row statistics": Epilogue(_statistics, _torch_statistics, "", lambda m, n: 4 * m),
    "row maxima alone": Epilogue(lambda x, w: tier.max(x @ w, axis=1), lambda x, w: torch.mm(x, w).amax(1), "", lambda m, n: 2 * m - 2 * m * n),
}


def _worst(name: str, one: Epilogue, arguments) -> float:
    """The largest relative error of the results, over some rows in float64; the program ends where it is wrong."""
    rows = torch.arange(0, arguments["x"].shape[0], max(1, arguments["x"].shape[0] // 128), device=arguments["x"].device)
    part = {key: (value[rows] if key in "xr" else value).double() for key, value in arguments.items()}
    names = ["x", "w", *one.arguments]
    exact = one.torch(*(part[key] for key in names)) if name != "cast to f8" else part["x"] @ part["w"] * 0.125
    got = one.ours(*(arguments[key] for key in names))
    pairs = zip(got, exact) if isinstance(got, tuple) else [(got, exact)]
    error = max(relative(a[rows].float(), b) for a, b in pairs)
    if not error <= one.most:
        raise wrong(name, f"a relative error of {error}")
    return error


def _compiled(one: Epilogue, arguments) -> Callable[..., Any] | None:
    """torch.compile of the eager lines; None, and the reason on the screen, where it does not work."""
    try:
        compiled = torch.compile(one.torch, dynamic=False)
        compiled(*arguments)
        return compiled
    except Exception as error:  # whatever a PyTorch's compiler raises here
        print(f"torch.compile is left out: {str(error).splitlines()[0]}", file=sys.stderr)
        return None


def run(m: int, n: int, k: int, names: list[str], is_compiled: bool, rate: float, rounds: int, stream) -> None:
    size = 2 * (m * k + k * n + m * n)
    sides = {"x": (m, k), "w": (k, n), "b": (n,), "r": (m, n)}
    data = [{key: torch.randn(*side, device="cuda").bfloat16() for key, side in sides.items()} for _ in range(sets_for(size))]
    errors, kernels, calls = {}, {}, {}
    for name in names:
        one = EPILOGUES[name]
        function = tier.compile(one.ours)
        sets = [[arguments[key] for key in ("x", "w", *one.arguments)] for arguments in data]
        errors[name] = _worst(name, Epilogue(function, one.torch, one.arguments, one.extra, one.most), data[0])
        program = function.lower(*sets[0]).artefact.program
        kernels[name] = sum("launch" in step for step in json.loads(program.trace(*sets[0]))) if program is not None else None
        calls[name, "tier"] = [lambda f=function, a=a: f(*a) for a in sets]
        calls[name, "torch"] = [lambda f=one.torch, a=a: f(*a) for a in sets]
        theirs = _compiled(one, sets[0]) if is_compiled else None
        if theirs:
            calls[name, "compiled"] = [lambda f=theirs, a=a: f(*a) for a in sets]
    timings = measure(calls, rounds=rounds)
    for name in names:
        mine = {which: timing for (of, which), timing in timings.items() if of == name}
        more = over_plain(mine["tier"], timings["plain", "tier"]) if "plain" in names and name != "plain" else {}
        moved = size + EPILOGUES[name].extra(m, n)
        line(stream, **result("epilogue", [m, n, k], mine, case=name, dtype="bfloat16", flops=2 * m * n * k, moved=moved,
                              limit=roofline(2 * m * n * k, moved, "bfloat16", rate), error=errors[name], kernels=kernels[name], **more))


def main() -> None:
    options = parser(__doc__, rounds=9)
    options.add_argument("--shapes", nargs="+", default=SHAPES, help="M,N,K")
    options.add_argument("--epilogues", nargs="+", default=list(EPILOGUES), choices=list(EPILOGUES))
    options.add_argument("--no-compile", action="store_true", help="leave torch.compile out")
    chosen = options.parse_args()
    rate = copy_rate()
    with lines(chosen.out, copy_gbs=round(rate / 1e9)) as stream:
        for shape in chosen.shapes:
            run(*map(int, shape.split(",")), chosen.epilogues, not chosen.no_compile, rate, chosen.rounds, stream)


if __name__ == "__main__":
    sys.exit(main())
