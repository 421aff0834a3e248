"""One program compiled for every machine: registers, memory, spills and instructions of each kernel. No device needed.

    python bench/machines.py [--out machines.jsonl] [--chip gfx950 ..] [--dtype bf16 ..] [--row-major-weight]

The program is `tier.gelu(x @ w + b)`. Each machine compiles it to what its driver loads; the figures come from whoever
makes or knows that code: `ptxas -v` and `nvdisasm` (without the latter, the PTX), the notes and the disassembly of the
code object, the disassembly of the host's object. "loop" is the mix of the innermost loop with most matrix products.
"""

from __future__ import annotations

import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path

import tier
from tier import TierError, _cross
from tier.mlir import ir
from tier.runtime import artefact, toolchain

CHIPS = ("sm_80", "sm_90a", "sm_100a", "gfx942", "gfx950", "cpu")
DTYPES = {"bf16": "bf16", "f16": "f16", "fp8": "e4m3"}
BRANCH = re.compile(r"^(s_cbranch\w*|s_branch|bra|BRA|j[a-z]+)$")


@dataclass
class Row:
    """The figures of one kernel; what a machine has not is null."""

    chip: str
    dtype: str
    kernel: str
    tile: str
    stages: int
    threads: int
    shared_bytes: int
    tensor_columns: int | None = None
    registers: int | None = None
    scalar_registers: int | None = None
    spilled_bytes: int | None = None
    scalar_spills: int | None = None
    """Scalar registers kept in lanes of vector registers: no memory is touched."""
    scratch_bytes: int | None = None
    code_bytes: int = 0
    read: str = ""
    mix: dict[str, int] = field(default_factory=dict)
    loop: dict[str, int] = field(default_factory=dict)


# -- instructions -------------------------------------------------------------------------------------------------------


KINDS = (
    ("matrix", r"v_s?mfma_\w+|HGMMA\S*|HMMA\S*|IMMA\S*|QGMMA\S*|UTC\w*MMA\S*|wgmma\.mma_async\S*|mma\.sync\S*|tcgen05\.mma\S*"),
    ("direct copy", r"(global|buffer)_load_lds_\w+|cp\.async\.[cz]\w+\.shared\S*|LDGSTS\S*"),
    ("bulk copy", r"UTMALDG\S*|UTMASTG\S*|UBLKCP\S*|cp\.async\.bulk\S*"),
    ("shared read", r"ds_read\w*|LDS(?!M)\S*|LDSM\S*|ldmatrix\S*|ld\.shared\S*"),
    ("shared write", r"ds_write\w*|STS(?!M)\S*|STSM\S*|stmatrix\S*|st\.shared\S*"),
    ("tensor memory", r"LDTM\S*|STTM\S*|tcgen05\.(ld|st)\S*"),
    ("global read", r"(global|buffer|flat)_load_(?!lds)\w+|LDG\S*|ld\.global\S*"),
    ("global write", r"(global|buffer|flat)_store_\w+|STG\S*|st\.global\S*"),
    ("scratch", r"scratch_\w+|LDL\S*|STL\S*|(ld|st)\.local\S*"),
    ("wait", r"s_waitcnt.*|cp\.async\.wait_group\S*|DEPBAR\S*|SYNCS\S*|mbarrier\.try_wait\S*"),
    ("barrier", r"s_barrier|BAR\S*|bar\.sync\S*|barrier\.\S*"),
    ("vector fma", r"vfn?m(add|sub)\w+"),
)
"""What an instruction is for, by its mnemonic; the first that fits."""


def kind_of(mnemonic: str) -> str | None:
    """Classify an instruction.

    >>> kind_of("v_mfma_f32_32x32x16_bf16"), kind_of("global_load_lds_dwordx4"), kind_of("v_add_u32")
    ('matrix', 'direct copy', None)
    """
    return next((kind for kind, pattern in KINDS if re.fullmatch(pattern, mnemonic)), None)


def mix_of(instructions: list[str]) -> dict[str, int]:
    """Count instructions by what they are for; the matrix and copy instructions by name, waits by what they wait for.

    >>> mix_of(["s_waitcnt vmcnt(8)", "ds_read_b128", "ds_read_b128", "s_barrier"])
    {'ds_read_b128': 2, 's_barrier': 1, 's_waitcnt vmcnt(8)': 1}
    """
    named = ("matrix", "direct copy", "bulk copy", "shared read", "shared write", "tensor memory", "wait", "barrier", "vector fma")
    counts: collections.Counter[str] = collections.Counter()
    for text in instructions:
        kind = kind_of(text)
        if kind:
            counts[text if kind in named else kind] += 1
    return dict(sorted(counts.items()))


@dataclass
class Code:
    """Instructions with their addresses, and where branches go."""

    instructions: list[tuple[int, str]]
    jumps: list[tuple[int, int]]

    def loop(self) -> list[str]:
        """The instructions of the innermost loop with most matrix products (vector products on a host)."""
        best: list[str] = []
        score = (0, 0)
        for source, target in self.jumps:
            if target > source:
                continue
            body = [text for at, text in self.instructions if target <= at <= source]
            products = sum(kind_of(text) in ("matrix", "vector fma") for text in body)
            if products and (products, -len(body)) > score:
                best, score = body, (products, -len(body))
        return best


def run(*command: str) -> str:
    """Return the output of a tool, or raise."""
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# -- CDNA ---------------------------------------------------------------------------------------------------------------


def llvm_tool(name: str) -> str:
    """Find a tool of LLVM 22 (older ones do not know gfx950)."""
    found = shutil.which(f"/usr/lib/llvm-22/bin/{name}") or shutil.which(f"{name}-22") or shutil.which(name)
    if not found:
        raise SystemExit(f"[bench.tool] expects {name} of LLVM 22, got a path without it; fix: install LLVM 22, or put its folder on PATH")
    return found


def notes_of(path: Path) -> list[dict[str, str]]:
    """Read the kernels' metadata of a code object: "vgpr_count", "vgpr_spill_count", "args" and so on."""
    text = run(llvm_tool("llvm-readelf"), "--notes", str(path))
    kernels: list[dict[str, str]] = []
    for part in re.split(r"\n  - (?=\.a)", text.split("amdhsa.kernels:", 1)[-1])[1:]:
        part = part.split("amdhsa.target", 1)[0]
        fields = dict(re.findall(r"^(?:    )?\.(\w+):[ \t]+(\S+)$", part, re.M))
        arguments = []
        for one in re.split(r"\n      - ", part.split(".args:", 1)[-1].split("\n    .", 1)[0])[1:]:
            arguments.append({key: value for key, value in re.findall(r"\.(\w+):[ \t]+(\S+)", one)})
        fields["args"] = json.dumps(arguments)
        kernels.append(fields)
    return kernels


def cdna_code(path: Path) -> dict[str, Code]:
    """Disassemble a code object, kernel by kernel."""
    text = run(llvm_tool("llvm-objdump"), "-d", "--no-show-raw-insn", str(path))
    codes: dict[str, Code] = {}
    starts: dict[str, int] = {}
    for line in text.splitlines():
        if found := re.match(r"([0-9a-f]+) <(\w+)>:", line):
            name, starts[found[2]] = found[2], int(found[1], 16)
            codes[name] = Code([], [])
        elif found := re.match(r"\s+(.+?)\s*// ([0-9A-F]+):(.*)", line):
            words, at = found[1].split(), int(found[2], 16)
            # s_waitcnt is told by what it waits for.
            codes[name].instructions.append((at, " ".join(words) if words[0] == "s_waitcnt" else words[0]))
            if BRANCH.match(words[0]) and (to := re.search(r"<(\w+)(?:\+0x([0-9a-f]+))?>", found[3])):
                codes[name].jumps.append((at, starts[to[1]] + int(to[2] or "0", 16)))
    return codes


def read_cdna(data: bytes, folder: Path) -> dict[str, dict]:
    path = folder / "kernel.hsaco"
    path.write_bytes(data)
    codes, rows = cdna_code(path), {}
    for notes in notes_of(path):
        code = codes[notes["name"]]
        rows[notes["name"]] = {
            "registers": int(notes["vgpr_count"]), "scalar_registers": int(notes["sgpr_count"]),
            "spilled_bytes": 4 * int(notes["vgpr_spill_count"]), "scalar_spills": int(notes["sgpr_spill_count"]),
            "scratch_bytes": int(notes["private_segment_fixed_size"]), "code_bytes": code.instructions[-1][0] - code.instructions[0][0],
            "read": "notes and disassembly of the code object", "mix": mix_of([text for _, text in code.instructions]), "loop": mix_of(code.loop())}
    return rows


# -- NVIDIA -------------------------------------------------------------------------------------------------------------


def ptx_code(text: str) -> Code:
    """Read the instructions of one PTX kernel; inline assembly may hold several in a line."""
    code, labels, jumps = Code([], []), {}, []
    for at, line in enumerate(text.splitlines()):
        if found := re.match(r"\s*(\$?\w+):", line):
            labels[found[1]] = at
        for part in line.split(";"):
            words = re.sub(r"^\s*[{}]*\s*(@!?%?\w+\s+)?", "", part).split()
            if not words or not re.match(r"[a-z][\w.:]+$", words[0]):
                continue
            code.instructions.append((at, words[0]))
            if words[0].startswith("bra") and len(words) > 1:
                jumps.append((at, words[-1]))
    code.jumps = [(at, labels[to]) for at, to in jumps if to in labels]
    return code


def sass_code(text: str) -> Code:
    """Read the output of nvdisasm -c for one kernel."""
    code, labels, jumps, at = Code([], []), {}, [], 0
    for line in text.splitlines():
        if found := re.match(r"(\.L_x_\d+):", line):
            labels[found[1]] = at + 1
        elif found := re.match(r"\s+/\*([0-9a-f]{4,})\*/\s+(?:@!?U?P\w+\s+)?([A-Z][\w.]*)(.*)", line):
            at = int(found[1], 16)
            code.instructions.append((at, found[2]))
            if found[2].startswith("BRA") and (to := re.search(r"\.L_x_\d+", found[3])):
                jumps.append((at, to[0]))
    code.jumps = [(at, labels[to]) for at, to in jumps if to in labels]
    return code


def read_nvidia(chip: str, ptx: str, folder: Path) -> dict[str, dict]:
    name = re.search(r"\.entry (\w+)", ptx)[1]
    columns = [int(n) for n in re.findall(r"tcgen05\.alloc\S+ \[[^\]]+\], (\d+)", ptx)]
    row: dict = {"tensor_columns": sum(columns) if chip == "sm_100a" else None, "read": "PTX", "code_bytes": len(ptx)}
    code = ptx_code(ptx)
    if assembler := toolchain.find_ptxas():
        source, image = folder / "kernel.ptx", folder / "kernel.cubin"
        source.write_text(ptx)
        said = subprocess.run([assembler, "-v", f"-arch={chip}", str(source), "-o", str(image)], check=True, capture_output=True, text=True)
        said = said.stderr + said.stdout
        row["registers"] = int(re.search(r"Used (\d+) registers", said)[1])
        stores, loads = map(int, re.search(r"(\d+) bytes spill stores, (\d+) bytes spill loads", said).groups())
        row["spilled_bytes"], row["scratch_bytes"] = stores + loads, int(re.search(r"(\d+) bytes stack frame", said)[1])
        row["read"] = "ptxas -v, and the PTX"
        if disassembler := shutil.which("nvdisasm"):
            code = sass_code(run(disassembler, "-c", str(image)))
            row["read"], row["code_bytes"] = "ptxas -v and nvdisasm", code.instructions[-1][0]
    return {name: row | {"mix": mix_of([text for _, text in code.instructions]), "loop": mix_of(code.loop())}}


# -- the host -----------------------------------------------------------------------------------------------------------


def read_host(data: bytes, folder: Path) -> dict[str, dict]:
    path = folder / "kernel.o"
    path.write_bytes(data)
    rows: dict[str, dict] = {}
    text = run(llvm_tool("llvm-objdump"), "-d", "--no-show-raw-insn", str(path))
    for name, body in re.findall(r"^[0-9a-f]+ <(\w+)>:\n((?:\s+[0-9a-f]+:.*\n?)+)", text, re.M):
        code, frame = Code([], []), 0
        for at, mnemonic, rest in re.findall(r"^\s+([0-9a-f]+):\s+(\w+)[ \t]*(.*)$", body, re.M):
            code.instructions.append((int(at, 16), mnemonic))
            if BRANCH.match(mnemonic) and (to := re.match(r"0x([0-9a-f]+)", rest)):
                code.jumps.append((int(at, 16), int(to[1], 16)))
            if mnemonic.startswith("sub") and (found := re.match(r"\$0x([0-9a-f]+), %rsp", rest)):
                frame = max(frame, int(found[1], 16))
        rows[name] = {"scratch_bytes": frame, "code_bytes": code.instructions[-1][0] - code.instructions[0][0],
                      "read": "disassembly of the object; scratch is the stack, where panels and accumulators lie",
                      "mix": mix_of([text for _, text in code.instructions]), "loop": mix_of(code.loop())}
    return rows


# -- the program --------------------------------------------------------------------------------------------------------


def linear(x, w, b):
    return tier.gelu(x @ w + b)


def along_k(x, w, b):
    return tier.gelu(x @ w.T + b)


def figures(chip: str, dtype: str, *, transposed: bool = False) -> list[Row]:
    """Compile the program and read its kernels; raises what the compiler refuses."""
    kind = DTYPES[dtype]
    weight = f"{kind}[N%16, K%16]" if transposed else f"{kind}[K%16, N%16]"
    bias = "bf16[N%16]" if dtype == "fp8" else f"{kind}[N%16]"
    return rows_of(tier.lower(along_k if transposed else linear, [f"{kind}[M, K%16]", weight, bias], chip=chip), chip, dtype)


def rows_of(kernel: tier.Kernel, chip: str, dtype: str) -> list[Row]:
    """Read the kernels of a program."""
    plans = plans_of(kernel.ir("where"))
    rows = []
    how = ir.Module.parse(kernel.ir("how"), _cross.context())
    for op in how.body.operations:
        if op.operation.name != "gpu.module":
            continue
        name = ir.StringAttr(op.attributes["sym_name"]).value
        module = ir.Module.create(ir.Location.unknown(how.context))
        for key, value in how.operation.attributes.items():
            module.operation.attributes[key] = value
        module.body.append(op.operation.clone())
        part = str(module)
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            if chip.startswith("gfx"):
                found = read_cdna(artefact.emit(module, chip, "hsaco"), folder)
            elif chip == "cpu":
                found = read_host(artefact.emit(module, chip, "object"), folder)
            else:
                found = read_nvidia(chip, artefact.emit(module, chip, "ptx").decode(), folder)
        number = {key: int(value) for key, value in re.findall(r"tier\.(threads|shared_bytes) = (\d+)", part)}
        tile, stages = plans.get(name, ("", 0))
        for entry, row in found.items():
            if entry == name:
                rows.append(Row(chip, dtype, name, tile, stages, number.get("threads", 1), number.get("shared_bytes", 0), **row))
    return rows


def plans_of(text: str) -> dict[str, tuple[str, int]]:
    """The tile and the stages of each kernel of a module in room Where."""
    return {name: (tile.replace(", ", "x"), int(stages)) for name, tile, stages in re.findall(
        r"gpu\.func @(\w+)\([^\n]*#tier\.plan<tile = \[([\d, ]+)\][^\n]*?stages = (\d+)", text)}


def table(rows: list[Row]) -> str:
    """The rows for people; the mix of the main loop, or of all where there is none."""
    head = ("chip", "dtype", "kernel", "tile", "stages", "threads", "regs", "shared", "tmem", "spills", "scratch", "main loop")
    lines = [head]
    for row in rows:
        loop = ", ".join(f"{count} {name}" for name, count in (row.loop or row.mix).items())
        optional = ["-" if value is None else str(value) for value in (row.registers, row.shared_bytes, row.tensor_columns, row.spilled_bytes, row.scratch_bytes)]
        lines.append((row.chip, row.dtype, row.kernel, row.tile, str(row.stages), str(row.threads), *optional, loop))
    widths = [max(len(line[i]) for line in lines) for i in range(len(head) - 1)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)) + "  " + line[-1] for line in lines)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--out", help="file for the JSON lines, instead of the output")
    options.add_argument("--chip", nargs="*", default=list(CHIPS), choices=CHIPS)
    options.add_argument("--dtype", nargs="*", default=["bf16", "fp8"], choices=list(DTYPES))
    options.add_argument("--transposed", action="store_true", help="x @ w.T: both operands are contiguous along K")
    chosen = options.parse_args()
    rows, refused = [], []
    for dtype in chosen.dtype:
        for chip in chosen.chip:
            try:
                rows += figures(chip, dtype, transposed=chosen.transposed)
            except TierError as error:
                refused.append(f"{chip} {dtype}: {str(error).splitlines()[0]}")
    text = "".join(json.dumps(asdict(row)) + "\n" for row in rows)
    if chosen.out:
        Path(chosen.out).write_text(text)
    else:
        print(text, end="")
    print(table(rows))
    for line in refused:
        print("refused:", line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
