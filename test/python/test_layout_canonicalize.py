"""Equal layouts print alike after layout-canonicalize, and no other two of one shape do: random spellings in the IR."""

import itertools
import random
import re

from tier.layout import Swizzle
from tier.mlir import ir
from tier.mlir.passmanager import PassManager


def value(modes, swizzle, at):
    """What the attribute says, digit by digit."""
    total = 0
    for dim, x in zip(modes, at, strict=True):
        for size, stride in dim:
            x, digit = divmod(x, size)
            total += digit * stride
    return swizzle(total)


def respelled(rng, modes):
    """Modes cut in two, and modes of one step anywhere."""
    result = []
    for dim in modes:
        other = []
        for size, stride in dim:
            if rng.random() < 0.3:
                other.append((1, rng.randint(0, 9)))
            cut = rng.choice([1, 2, 3, 4])
            other += [(cut, stride), (size // cut, stride * cut)] if size % cut == 0 else [(size, stride)]
        result.append(other)
    return result


def spell(modes, swizzle):
    strided = ", ".join("[" + ", ".join(f"{size}:{stride}" for size, stride in dim) + "]" for dim in modes)
    if swizzle is None:
        return f"#layout.strided<{strided}>"
    numbers = f"{swizzle.bits}, {swizzle.base}, {swizzle.shift}"
    return f"#layout.compose<#layout.strided<{strided}>, #layout.swizzle<{numbers}>>"


def some_modes(rng, shape):
    modes = []
    for extent in shape:
        cut = rng.choice([size for size in range(1, extent + 1) if extent % size == 0])
        modes.append([(cut, rng.choice([0, 1, 2, 3, 4, 8, 16, 24])), (extent // cut, rng.choice([1, 2, 4, 8, 32, 40]))])
    return modes


def canonical(types):
    """The types, printed after the pass, by function."""
    text = "\n".join(f"func.func private @f{i}({type_}) attributes {{at = {layout}}}"
                     for i, (type_, layout) in enumerate(types))
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = False
        module = ir.Module.parse(text)
        PassManager.parse("builtin.module(layout-canonicalize)").run(module.operation)
        return [(str(op.attributes["function_type"]), str(op.attributes["at"])) for op in module.body.operations]


def test_texts_are_equal_if_and_only_if_functions_are():
    rng = random.Random(5)
    shapes = [(6,), (8, 4), (4, 8), (12, 4), (3, 5), (16, 16)]
    types, tables = [], []
    for _ in range(600):
        shape = rng.choice(shapes)
        modes = some_modes(rng, shape)
        bits = rng.randint(1, 2)
        swizzle = rng.choice([None, Swizzle(bits, rng.randint(0, 2), bits + rng.randint(0, 2)), Swizzle(0, 1, 2)])
        table = tuple(value(modes, swizzle or Swizzle(0, 0, 0), at) for at in itertools.product(*map(range, shape)))
        for spelled in (modes, respelled(rng, modes)):
            layout = spell(spelled, swizzle)
            types.append((f"memref<{'x'.join(map(str, shape))}xf32, {layout}>", layout))
            tables.append((shape, table))
    texts = canonical(types)
    # One text per function: in the type and in the attribute.
    by_table, by_text = {}, {}
    for text, table in zip(texts, tables, strict=True):
        assert by_table.setdefault(table, text) == text
        assert by_text.setdefault(text, table) == table
    assert len(by_table) > 300
    # The text has the values of the table.
    for (shape, table), (_, layout) in by_table.items():
        strided, swizzle = layout, Swizzle(0, 0, 0)
        if match := re.fullmatch(r"#layout\.compose<(.*), <(\d+), (\d+), (\d+)>>", layout):
            strided, swizzle = match[1], Swizzle(*map(int, match.groups()[1:]))
        modes = [[tuple(map(int, mode.split(":"))) for mode in dim.split(", ")]
                 for dim in re.findall(r"\[([^\]]*)\]", strided)]
        assert tuple(value(modes, swizzle, at) for at in itertools.product(*map(range, shape))) == table
