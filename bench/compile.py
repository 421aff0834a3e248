"""Time to compile a product: cold, and warm from the disk in a new process.

    python bench/compile.py [--chip sm_90a] [--rounds 9] [--out FILE]

Each round starts two processes, one with an empty cache and one with what that left behind, and times gelu(x @ w + b) in bf16 there;
imports are timed apart (`import_ms`). `call` is the first call of a function on a CUDA device, until its result is there, where there
is one: trace, compilation of the kernel that serves, and its loading; the other kernels of its signature are compiled behind it, which
takes another `rest_ms`. The others need no device, and compile for `--chip`: `kernel` one kernel, for these extents alone; `lower` the
program for symbolic extents, with all kernels that its launches choose among (to the exit of Where), and of these the one that a call
would launch. One JSON line per case; `us` is the time without imports, `steps` where that of a cold one went, in milliseconds.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile

from _measure import interval, line, parser

SHAPE = [4096, 4096, 1024]
#: What a child runs: the case, then the chip; it prints one JSON object.
CHILD = """
import contextlib, json, os, sys, time
begin = time.perf_counter()
import numpy, tier
imported = time.perf_counter() - begin
case, chip, m, n, k = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])

def linear(x, w, b):
    return tier.gelu(x @ w + b)

if case == "call":
    import torch
    x, w, b = (torch.randn(*sides, device="cuda").bfloat16() for sides in ((m, k), (k, n), (n,)))
    out = torch.empty(m, n, device="cuda", dtype=torch.bfloat16)
    torch.cuda.synchronize()
    begin = time.perf_counter()
    function = tier.compile(linear)
    function(x, w, b, out=out)
    torch.cuda.synchronize()
    took = time.perf_counter() - begin
    times = {line[11:]: round(float(line[:9]) * 1e3, 1) for line in function.timing().splitlines()}
    function.settle()
    rest = time.perf_counter() - begin - took
    exact = torch.nn.functional.gelu(x[:64].double() @ w.double() + b.double())
    error = ((out[:64].double() - exact).norm() / exact.norm()).item()
else:
    arrays = [numpy.zeros(sides, numpy.float16) for sides in ((m, k), (k, n), (n,), (m, n))]
    begin = time.perf_counter()
    specs = ["f16[M%16, K%16]", "f16[K%16, N%16]", "f16[N%16]"]
    if case == "kernel":
        specs = [tier.Spec("f16", sides, exact=True) for sides in ((m, k), (k, n), (n,))]
    kernel = tier.lower(linear, specs, chip=chip)
    launched = json.loads(kernel.artefact.program.trace(*arrays, compiled=True))
    took, rest, error = time.perf_counter() - begin, 0.0, None
    times = {name: round(seconds * 1e3, 1) for name, seconds in kernel.times.seconds.items()}
print(json.dumps({"us": took * 1e6, "import_ms": imported * 1e3, "rest_ms": rest * 1e3, "steps": times, "error": error}))
"""


def child(case: str, chip: str, cache: str) -> dict:
    """Run one process; the program ends where it fails."""
    environment = {**os.environ, "TIER_CACHE_DIR": cache, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", CHILD, case, chip, *map(str, SHAPE)], env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"[bench.process] expects {case} to compile in a new process, got\n{ran.stderr}\nfix: what it says")
    return json.loads(ran.stdout.splitlines()[-1])


def main() -> None:
    options = parser(__doc__, rounds=9, visits=False)
    options.add_argument("--chip", default="sm_90a", help="what `kernel` and `lower` compile for")
    chosen = options.parse_args()
    cases = ["kernel", "lower"]
    try:
        import torch

        cases += ["call"] if torch.cuda.is_available() else []
    except ImportError:
        pass
    with open(chosen.out, "a") if chosen.out else open(os.devnull, "w") as stream:
        line(stream, device=torch.cuda.get_device_name() if "call" in cases else "none", cpus=os.cpu_count())
        for case in cases:
            found: dict[str, list[dict]] = {"cold": [], "warm": []}
            for _ in range(chosen.rounds):
                with tempfile.TemporaryDirectory() as cache:
                    for how in found:
                        found[how].append(child(case, chosen.chip, cache))
            for how, runs in found.items():
                middle, low, high = interval(run["us"] for run in runs)
                line(stream, kernel="compile", case=f"{how} {case}", shape=SHAPE, dtype="bfloat16" if case == "call" else "float16",
                     us=round(middle), spread=[round(low), round(high)], flops=0, bytes=0, peers={}, error=runs[0]["error"],
                     **{name: round(interval(run[name] for run in runs)[0]) for name in ("import_ms", "rest_ms")}, steps=runs[0]["steps"])


if __name__ == "__main__":
    sys.exit(main())
