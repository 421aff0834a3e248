"""Index arithmetic of kernels, compiled with and without layout-simplify-indices and run: no value changes.

Random kernels are written in Where as text, compiled for the host, and compared with Python's own integers.
"""

import ctypes
import random
import shutil
import subprocess

import pytest

CC = shutil.which("cc") or shutil.which("clang-22")
pytestmark = [pytest.mark.skipif(not CC, reason="no linker driver to make a shared object with"),
              pytest.mark.skipif(not shutil.which("tier-opt"), reason="tier-opt is not on the path")]


def floor_div(a, b):
    return a // b


def trunc_div(a, b):
    return abs(a) // b if a >= 0 else -(abs(a) // b)


class Kernel:
    """A kernel of `block` and `n` that stores some of its values at x[block * count ..]."""

    def __init__(self, rng: random.Random, size: int):
        self.rng, self.lines, self.values, self.stored = rng, [], {}, []
        self.define("block", None, None)
        self.define("n", None, None)
        for _ in range(size):
            self.step()
        self.stored = rng.sample([name for name in self.values if name[0] == "v"], min(12, size))

    def define(self, name, text, function, non_negative=True):
        self.values[name] = (function, non_negative)
        if text:
            self.lines.append(f"%{name} = {text}")

    def step(self):
        rng, name = self.rng, f"v{len(self.values)}"
        a, b = rng.choices(list(self.values), k=2)
        known = self.values[a][1], self.values[b][1]
        c = rng.choice([1, 2, 3, 4, 5, 7, 8, 12, 16, 24, 100, 128])
        f = rng.choice([2, 3, 4, 8, 12, 16, 128])
        choices = [
            (f"arith.addi %{a}, %{b} : index", lambda v: v[a] + v[b], all(known)),
            (f"arith.subi %{a}, %{b} : index", lambda v: v[a] - v[b], False),
            (f"arith.muli %{a}, %c{f} : index", lambda v: v[a] * f, known[0]),
            (f"arith.addi %{a}, %c{c} : index", lambda v: v[a] + c, known[0]),
            (f"arith.divsi %{a}, %c{c} : index", lambda v: trunc_div(v[a], c), known[0]),
            (f"arith.remsi %{a}, %c{c} : index", lambda v: v[a] - c * trunc_div(v[a], c), known[0]),
            (f"arith.floordivsi %{a}, %c{c} : index", lambda v: v[a] // c, known[0]),
            (f"arith.ceildivsi %{a}, %c{c} : index", lambda v: -(-v[a] // c), known[0]),
            (f"arith.minsi %{a}, %{b} : index", lambda v: min(v[a], v[b]), all(known)),
            (f"arith.maxsi %{a}, %c{c} : index", lambda v: max(v[a], c), True),
            (f"arith.andi %{a}, %c15 : index", lambda v: v[a] & 15, True),
            (f"affine.apply affine_map<(d0, d1) -> ((d0 * {f} + d1) floordiv {c})>(%{a}, %{b})",
             lambda v: (v[a] * f + v[b]) // c, all(known)),
            (f"affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod {c})>(%{a}, %{b})",
             lambda v: (v[a] + v[b]) % c, True),
            (f"affine.min affine_map<(d0, d1) -> (d0 + d1, d0 ceildiv {c})>(%{a}, %{b})",
             lambda v: min(v[a] + v[b], -(-v[a] // c)), all(known)),
        ]
        if known[0]:
            choices += 2 * [
                (f"arith.divui %{a}, %c{c} : index", lambda v: v[a] // c, True),
                (f"arith.remui %{a}, %c{c} : index", lambda v: v[a] % c, True),
                (f"arith.ceildivui %{a}, %c{c} : index", lambda v: -(-v[a] // c), True),
                (f"arith.minui %{a}, %c100 : index", lambda v: min(v[a], 100), True),
            ]
        if all(known):  # a divisor that varies: at least 1
            self.lines.append(f"%d{name} = arith.addi %{b}, %c1 : index")
            choices += 2 * [
                (f"arith.divui %{a}, %d{name} : index", lambda v: v[a] // (v[b] + 1), True),
                (f"arith.remui %{a}, %d{name} : index", lambda v: v[a] % (v[b] + 1), True),
            ]
        self.define(name, *rng.choice(choices))

    def text(self, name):
        constants = "\n".join(f"%c{c} = arith.constant {c} : index"
                              for c in (0, 1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 24, 100, 128, 1000))
        stores = "\n".join(f"%at{i} = arith.addi %base, %s{i} : index\nmemref.store %{value}, %x[%at{i}] : memref<?xindex>"
                           for i, value in enumerate(self.stored))
        places = "\n".join(f"%s{i} = arith.constant {i} : index" for i in range(len(self.stored)))
        body = "\n".join(self.lines)
        # The host bounds no block: cut to 1000, so that divisions can be narrowed.
        return f"""
        gpu.func @{name}(%x: memref<?xindex>, %n: index) kernel
            attributes {{tier.plan = #tier.plan<tile = [1], stages = 1, warps = [1]>}} {{
          {constants}
          {places}
          %id = gpu.block_id x
          %block = arith.minui %id, %c1000 : index
          %count = arith.constant {len(self.stored)} : index
          %base = arith.muli %id, %count : index
          {body}
          {stores}
          gpu.return
        }}"""

    def expect(self, block, n):
        values = {"block": block, "n": n}
        for name, (function, _) in self.values.items():
            if function:
                values[name] = function(values)
        return [values[name] for name in self.stored]


def build(kernels, path, *passes):
    text = "module attributes {gpu.container_module, tier.chip = \"cpu\"} { gpu.module @m {"
    text += "".join(kernel.text(f"k{i}") for i, kernel in enumerate(kernels)) + "}}"
    source, obj, library = path.with_suffix(".mlir"), path.with_suffix(".o"), path.with_suffix(".so")
    run = subprocess.run(["tier-opt", *passes, "--remarks-filter=layout-simplify-indices", "-o", source], input=text,
                         text=True, capture_output=True)
    assert run.returncode == 0, run.stderr
    subprocess.run(["tier-opt", source, "--chip=cpu", "--emit=object", "-o", obj], check=True)
    subprocess.run([CC, "-shared", "-o", library, obj], check=True)
    return ctypes.CDLL(str(library)), run.stderr


@pytest.mark.parametrize("seed", range(6))
def test_no_value_changes(tmp_path, seed):
    rng = random.Random(seed)
    kernels = [Kernel(rng, rng.randint(4, 24)) for _ in range(12)]
    plain, _ = build(kernels, tmp_path / "plain")
    simple, remarks = build(kernels, tmp_path / "simple", "--layout-simplify-indices")
    assert "IndexSimplified" in remarks
    assert "DivisionNarrowed" in remarks
    blocks, values = 40, 0
    for number, kernel in enumerate(kernels):
        for n in (0, 1, 7, 100, 12345, 2**33 + 5):
            for library in (plain, simple):
                run = getattr(library, f"k{number}")
                x = (ctypes.c_int64 * (blocks * len(kernel.stored)))()
                base, extent = ctypes.c_void_p(ctypes.addressof(x)), ctypes.c_int64(n)
                parameters = (ctypes.c_void_p * 2)(ctypes.addressof(base), ctypes.addressof(extent))
                for block in range(blocks):
                    run(parameters, ctypes.c_int64(block), ctypes.c_int64(blocks))
                wanted = [value for block in range(blocks) for value in kernel.expect(block, n)]
                wrapped = [(value + 2**63) % 2**64 - 2**63 for value in wanted]
                if wanted == wrapped:  # index arithmetic does not leave 64 bits
                    assert list(x) == wanted, (number, n, library is simple)
                    values += len(wanted)
    assert values > 10_000


def test_loops_carry_their_counters(tmp_path):
    kernel = """
        gpu.func @loop(%x: memref<?xindex>, %n: index) kernel
            attributes {tier.plan = #tier.plan<tile = [1], stages = 1, warps = [1]>} {
          %c2 = arith.constant 2 : index
          %c3 = arith.constant 3 : index
          %c5 = arith.constant 5 : index
          %c12 = arith.constant 12 : index
          %c100 = arith.constant 100 : index
          %at = arith.constant 0 : index
          scf.for %i = %c3 to %n step %c5 {
            %j = arith.muli %i, %c2 : index
            %q = arith.divui %j, %c12 : index
            %r = arith.remui %j, %c12 : index
            %p = arith.muli %q, %c100 : index
            %s = arith.addi %p, %r : index
            memref.store %s, %x[%i] : memref<?xindex>
          }
          gpu.return
        }"""

    class Text:
        def text(self, name):
            return kernel.replace("@loop", f"@{name}")

    library, remarks = build([Text()], tmp_path / "loop", "--layout-simplify-indices")
    assert "CountersCarried" in remarks
    for n in (0, 3, 4, 50, 203):
        x = (ctypes.c_int64 * 256)()
        base, extent = ctypes.c_void_p(ctypes.addressof(x)), ctypes.c_int64(n)
        library.k0((ctypes.c_void_p * 2)(ctypes.addressof(base), ctypes.addressof(extent)), ctypes.c_int64(0),
                   ctypes.c_int64(1))
        assert list(x) == [2 * i // 12 * 100 + 2 * i % 12 if i < n and i >= 3 and (i - 3) % 5 == 0 else 0
                           for i in range(256)]
