"""Conversions between fragments and transposes on a GPU: every element arrives at its place."""

import pytest

torch = pytest.importorskip("torch")
tier = pytest.importorskip("tier")
from _conversions import GROUPS, cases, module  # noqa: E402

from tier import _cross  # noqa: E402
from tier.mlir import ir  # noqa: E402
from tier.runtime.artefact import Artefact, Result  # noqa: E402

pytestmark = pytest.mark.cuda

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "i8": torch.int8, "f64": torch.float64, "i1": torch.int8}
NAMES = {"f32": "f32", "bf16": "bf16", "i8": "i8", "f64": "f64", "i1": "i8"}


def _values(shape, element):
    count = 2 if element == "i1" else 200
    numbers = torch.randint(0 if element == "i1" else -count // 2, count // 2 + (element == "i1"), shape, device="cuda")
    return numbers.to(DTYPES[element])


@pytest.mark.parametrize("group", GROUPS)
def test_every_element_arrives(group):
    wrong, ways = [], {}
    for case in cases():
        if case.group != group:
            continue
        parsed = ir.Module.parse(module(case, "sm_90a"), _cross.context())
        shape = [["extent", 0, i] for i in range(len(case.shape))]
        made = Artefact(parsed, chip="sm_90a", results=[Result(NAMES[case.element], shape)])
        x = _values(case.shape, case.element)
        y = made.call((x,))
        y = y[0] if isinstance(y, tuple) else y
        ways[case.way()] = ways.get(case.way(), 0) + 1
        if not torch.equal(x, y):
            wrong.append(str(case))
    print(group, ways)
    assert not wrong


@tier.compile
def turned(x):
    return x.T + 0


@tier.compile
def turned_with(x, b, y):
    return x.T * 2 + b[:, None] - y


SHAPES = [(1, 1), (3, 5), (64, 64), (65, 127), (1000, 3000), (4096, 12288), (8191, 8191), (1, 4097), (4097, 1), (33, 70000)]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int8, torch.float64, torch.int64], ids=str)
def test_transposes(shape, dtype):
    x = torch.randint(-100, 100, shape, device="cuda").to(dtype)
    assert torch.equal(turned(x), x.T)


@pytest.mark.parametrize("shape", [(65, 127), (512, 1024), (1001, 999)], ids=str)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_what_is_computed_around_a_transpose(shape, dtype):
    x = torch.randint(-50, 50, shape, device="cuda").to(dtype)
    b = torch.randint(-50, 50, shape[1:], device="cuda").to(dtype)
    y = torch.randint(-50, 50, shape[::-1], device="cuda").to(dtype)
    assert torch.equal(turned_with(x, b, y), x.T * 2 + b[:, None] - y)


def test_views_that_are_turned():
    base = torch.randn(300, 700, device="cuda")
    x = base[::3, 100:500]
    assert torch.equal(turned(x), x.T)
    cube = torch.randn(7, 65, 130, device="cuda")

    @tier.compile
    def permuted(x):
        return tier.permute_dims(x, (2, 0, 1)) + 0

    assert torch.equal(permuted(cube), cube.permute(2, 0, 1))
