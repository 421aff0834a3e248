"""Ping-pong kernels: two roles that take turns at one ring. Proved, run, read back; and what broken ones are refused with."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import tier

pytestmark = pytest.mark.skipif(not shutil.which("tier-opt"), reason="tier-opt is not on the path")

SIGNATURE = ("bf16[M, K%64]", "bf16[N%64, K%64]")


def _plain(x, w):
    return x @ w.T


def _relu(x, w, b):
    return tier.relu(x @ w.T + b)


def _pingpong(function, **plan):
    return tier.compile(function, plan={"tile": (128, 128, 64), "pingpong": True, **plan})


def _random(shape, seed=0):
    return np.random.default_rng([seed, *shape]).normal(size=shape).astype(np.float16)


def _opt(text: str, *passes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["tier-opt", *passes], input=text, capture_output=True, text=True, check=False)


@functools.cache
def when(stages: int = 3) -> str:
    return _pingpong(_plain, stages=stages).lower(*SIGNATURE, chip="sm_90a").ir("when")


@functools.cache
def barriers() -> str:
    run = _opt(when(), "--transport-lower-channels")
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("tile", [(128, 128, 64), (64, 256, 64), (64, 128, 64)], ids=str)
def test_two_roles_multiply_in_turn(tile):
    text = tier.compile(_relu, plan={"tile": tile, "pingpong": True}).lower(*SIGNATURE, "bf16[N%64]", chip="sm_90a").ir("when")
    assert text.count("transport.role ") == 3
    assert text.count("transport.place") == 3 and text.count("transport.resume") == 2  # the last tile may be nobody's
    # The turn is given behind the last product, before it is awaited.
    for role in re.split("transport.role ", text)[1:3]:
        assert role.index("transport.place") < role.index("mma_group pending 0")


@pytest.mark.parametrize("stages", [2, 3, 6])
def test_all_stages_are_proved(stages):
    run = _opt(when(stages), "--transport-verify=most-stages=0")
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("shape", [(300, 136, 264), (512, 64, 128), (8, 64, 8), (256, 640, 512)], ids=str)
@pytest.mark.parametrize("tile", [(128, 128, 64), (64, 256, 64)], ids=str)
def test_results_are_right_on_any_number_of_processors(shape, tile):
    m, k, n = shape
    x, w, b = _random((m, k)), _random((n, k), seed=2), _random((n,))
    exact = np.maximum(x.astype(np.float64) @ w.T.astype(np.float64) + b, 0)
    function = tier.compile(_relu, plan={"tile": tile, "pingpong": True})
    results = [tier.simulate(function, x, w, b, target="sm_90a", seeds=2, units=units) for units in (1, 2, 3)]
    np.testing.assert_allclose(results[0].astype(np.float64), exact, rtol=2e-3, atol=0.03)
    assert all(np.array_equal(one, results[0]) for one in results)


def test_what_is_read_back_is_proved(tmp_path: Path):
    source = tmp_path / "how.mlir"
    source.write_text(_pingpong(_plain, stages=3).lower(*SIGNATURE, chip="sm_90a").ir("how"))
    run = subprocess.run(["tier-opt", source, "--check-async", "--strict"], capture_output=True, text=True, check=False)
    said = [line for line in run.stderr.splitlines() if re.search(r": (error|warning|remark): ", line)]
    assert (run.returncode, said) == (0, [])


@pytest.mark.parametrize("out, tile", [(None, "[64, 256, 64]"), (tier.float32, "[128, 128, 64]")], ids=str)
def test_turns_are_taken_where_k_is_short(out, tile):
    kernel = tier.compile(lambda x, w: tier.matmul(x, w.T, out_dtype=out)).lower(*SIGNATURE, chip="sm_90a")

    def chosen(m, n, k):
        name = kernel.launched((m, k), (n, k))[-1].kernel.split("::")[0].removeprefix("@")
        return kernel.plans[name]

    assert all(f"tile = {tile}" in chosen(*shape) and "warps = [4, 4, 4]" in chosen(*shape) for shape in ((8192, 8192, 512), (1024, 4096, 1024)))
    assert all("warps = [4, 4, 4]" not in chosen(*shape) for shape in ((8192, 8192, 2048), (8192, 8192, 64), (8192, 1024, 512)))


def test_no_turns_beside_an_epilogue():
    kernel = tier.compile(_relu).lower(*SIGNATURE, "bf16[N%64]", chip="sm_90a")
    assert not any("warps = [4, 4, 4]" in plan for plan in kernel.plans.values())


def _scaled(x, w, sx, sw):
    return tier.matmul(x, w.T, scale_a=sx, scale_b=sw)


def _of_rows(x, w, sx, sw):
    return (tier.matmul(x, w.T, out_dtype=tier.float32) * sx * sw).astype(tier.bfloat16)


def _shifted(x, w, sx, sw):
    return (tier.matmul(x, w.T, out_dtype=tier.float32) * sx + sw).astype(tier.bfloat16)


@pytest.mark.parametrize("function, factors, turns", [
    (_scaled, ("f32[]", "f32[]"), True), (_of_rows, ("f32[M, 1]", "f32[1, N]"), True), (_shifted, ("f32[M, 1]", "f32[1, N]"), False),
], ids=["of all", "of rows and columns", "a bias"])  # fmt: skip
def test_scaled_sums_of_eight_bits_take_turns(function, factors, turns):
    kernel = tier.compile(function).lower("f8e4m3[M, K%16]", "f8e4m3[N%16, K%16]", *factors, chip="sm_90a")
    m, n, k = 2048, 8192, 512
    shapes = [tuple({"M": m, "N": n}.get(side.strip(), 1) for side in factor[4:-1].split(",") if side) for factor in factors]
    launch = kernel.launched((m, k), (n, k), *shapes)[-1]
    plan = next(plan for name, plan in kernel.plans.items() if f"@{name}::" in launch.kernel)
    assert ("warps = [4, 4, 4]" in plan) == turns


REFUSED = {
    "clusters": ({"cluster": (2, 1)}, "CTAs by themselves .* got a cluster \\[2, 1\\]"),
    "swapped sides": ({"swaps": True}, "got swapped sides"),
    "segments of k": ({"segments": 2, "tile": (64, 64, 64)}, "got segments of k"),
    "instructions of warps": ({"grain": "warp", "tile": (64, 16, 64)}, "got those of a warp"),
    "a tile that one warpgroup cannot hold": ({"tile": (128, 256, 64)}, "accumulator of at most 174 registers, got 256"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_in_turns_is_refused(name):
    plan, said = REFUSED[name]
    with pytest.raises(tier.CompileError, match=said) as caught:
        tier.compile(_plain, plan={"pingpong": True, **plan}).lower(*SIGNATURE, chip="sm_90a")
    assert caught.value.rule == "tier.asked"


@pytest.mark.parametrize("chip, said", [("sm_80", "got sm_80"), ("sm_100a", "got sums in tensor memory")])
def test_other_machines_refuse(chip, said):
    with pytest.raises(tier.CompileError, match=said):
        tier.compile(_plain, plan={"pingpong": True}).lower(*SIGNATURE, chip=chip)


# -- broken kernels ---------------------------------------------------------------------------------------------------


def _roles(text: str) -> list[str]:
    """What is before the roles, the two that multiply, and the rest."""
    return re.split(r"(?=transport.role )", text)


def _in_role(number: int, change):
    def changed(text: str) -> str:
        parts = _roles(text)
        before = parts[number]
        parts[number] = change(before)
        assert parts[number] != before
        return "".join(parts)

    return changed


def _without(pattern: str, count: int = 1):
    return lambda text: re.sub(pattern, "", text, count=count)


def _without_last(pattern: str, text: str) -> str:
    last = list(re.finditer(pattern, text))[-1]
    return text[: last.start()] + text[last.end() :]


PUT = r"( *transport\.put %\S+ as \(%\S+: memref<2xi32[^{]*\{\n *transport\.place [^\n]*\n *\}\n)"
TAKE = r" *%\S+ = transport\.get %\S+ : memref<2xi32[^\n]*\n *transport\.resume [^\n]*\n *transport\.release [^\n]*\n"


def _early(text: str) -> str:
    """The turn is given before the products are issued."""
    put = re.search(PUT, text).group(1)
    text = text.replace(put, "", 1)
    loop = re.search(r"\n( *%\S+ = scf\.for [^\n]*iter_args)", text)
    return text[: loop.start(1)] + put + text[loop.start(1) :]


CHANNELS = {
    "the turn is not awaited": (_in_role(2, _without(TAKE)), "async.(parity|number|deadlock|phase-observed|arrivals|read-early)"),
    "the place is not taken": (_in_role(2, _without(r" *transport\.resume [^\n]*\n")), "async.(parity|deadlock|phase-observed)"),
    "the first role takes no place": (_in_role(1, _without(r" *transport\.resume [^\n]*\n")), "async.(parity|deadlock|phase-observed)"),
    "the turn is given too early": (_in_role(1, _early), "async.(parity|overwrite|deadlock|phase-observed|read-early|arrivals)"),
    "the turn is given twice": (_in_role(1, lambda text: re.sub(PUT, r"\1\1", text, count=1)), "async.(deadlock|parity|arrivals|number)"),
    "the turn is never given back": (_in_role(2, _without(PUT)), "async.(deadlock|arrivals)"),
    "it is not given back where there is no tile": (_in_role(2, lambda text: _without_last(PUT, text)), "async.(deadlock|arrivals)"),
    "a stage is held where it goes on elsewhere": (_in_role(1, _without(r" *transport\.release %\S+ pending 0 : <memref<128[^\n]*\n")), "async.turn"),
}
TOLD = {
    "the place of the first stage is told": (r"(transport\.tell )%\S+, ", r"\1%c0_i32, "),
    "a parity that never flips is told": (r"(transport\.tell %\S+, )%\S+ ", r"\1%c0_i32 "),
    "nothing is told": (r"\n *transport\.tell [^\n]*", ""),
}


@pytest.mark.parametrize("name", CHANNELS)
def test_broken_turns_are_refused(name):
    change, rule = CHANNELS[name]
    run = _opt(change(when()), "--transport-verify")
    assert run.returncode != 0 and re.search(rf"error: .*\[{rule}\]", run.stderr), run.stderr[:400]


@pytest.mark.parametrize("name", TOLD)
@pytest.mark.parametrize("role", [1, 2])
def test_wrong_places_are_refused(name, role):
    pattern, text = TOLD[name]
    run = _opt(_in_role(role, lambda body: re.sub(pattern, text, body, count=1))(barriers()), "--transport-verify")
    assert run.returncode != 0, run.stdout[-200:]
    assert re.search(r"error: .*\[async.(parity|number|deadlock|phase-observed|arrivals|overwrite|read-early)\]", run.stderr), run.stderr[:400]
