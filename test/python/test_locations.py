"""Every op carries the user's file and line, and every assumption its own."""

import numpy as np
import pytest
import tier
from tier.mlir import ir


def _program(x, w, b):
    y = x @ w
    y = y + b
    return tier.relu(y)


def _ops(region):
    for block in region.blocks:
        for op in block.operations:
            yield op.operation
            for inner in op.operation.regions:
                yield from _ops(inner)


def test_ops_carry_the_users_line():
    program = tier.compile(_program).program("f32[M, K]", "f32[K, N]", "f32[N]")
    first = _program.__code__.co_firstlineno
    lines = {}
    for op in _ops(program.module.operation.regions[0]):
        location = str(op.location)
        assert __file__ in location, f"{op.name} has {location}"
        lines.setdefault(op.name, set()).add(int(location.split(":")[1]))
    assert lines["arith.mulf"] == {first + 1}
    assert lines["arith.maximumf"] == {first + 3}
    assert first + 2 in lines["arith.addf"]


def test_an_assumption_knows_its_line():
    program = tier.compile(_program).program("f32[M, K]", "f32[L, N]", "f32[P]")
    first = _program.__code__.co_firstlineno
    assert [(str(a), a.place.line - first) for a in program.assumptions] == [("K == L", 1), ("N == P", 2)]


def test_extents_that_disagree_are_reported_at_the_line_that_assumed_them():
    with pytest.raises(tier.LaunchError) as caught:
        tier.compile(_program).program(tier.Spec("f32", (3, 4)), tier.Spec("f32", (5, 6)), tier.Spec("f32", (6,)))
    error = caught.value
    assert error.rule == "launch.extent" and error.location.line == _program.__code__.co_firstlineno + 1
    assert "= 4" in error.message and "= 5" in error.message


def test_equal_extents_get_one_symbol():
    text = tier.compile(_program).program("f32[M, K]", "f32[L, N]", "f32[P]").text()
    assert 'extents = ["M", "K"]' in text and 'extents = ["K", "N"]' in text and 'extents = ["N"]' in text


def test_facts_of_the_arguments():
    spec = tier.Spec("bf16", ("M", 1, "K"), strides=("?", "?", 1), multiple=(1, 1, 16))
    text = tier.compile(lambda x: x * 2.0).program(spec).text()
    assert ('name = "x", extents = ["M", "1", "K"], multiple = [1, 1, 16], strides = [?, 0, 1], stride_multiple = [8, 1, 1], align = 16'
            in text)
    assert "tensor<?x1x?xbf16>" in text


def test_the_text_parses_again():
    program = tier.compile(_program).program("f32[M, K]", "f32[K, N]", "f32[N]")
    again = ir.Module.parse(program.text(locations=True), ir.Context())
    assert again.operation.verify()
    assert np.all([str(again) == program.text()])
