"""Broken kernels: every way to break an asynchronous op of a kernel's text, at every place where it applies.

A mutant keeps the lines of its kernel, so that places stay places. It says which rules may name it, and, where its op is
gone, which ops stand at the two ends of what is now wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """A broken kernel: `lines` are the 1-based lines that differ."""

    kernel: str
    operator: str
    lines: tuple[int, ...]
    text: str
    rules: frozenset[str]
    ends: str  # of an op that is gone: what the reported ends look like


Edit = Callable[[list[str], int], "dict[int, str] | None"]
"""Lines and the number (0-based) of one to break: the lines that change, or None where it does not apply."""


@dataclass(frozen=True)
class Operator:
    """A way to break ops, the rules that say so, and what stands at the ends if the op is gone."""

    name: str
    rules: tuple[str, ...]
    edit: Edit
    ends: str = ""


# --- reading a line ---------------------------------------------------------------------------------------------------

_ASM = re.compile(r'llvm\.inline_asm [^"]*"((?:[^"\\]|\\.)*)", "([^"]*)"((?: %[\w#]+(?:, %[\w#]+)*)?)')


def _instruction(names: str) -> re.Pattern[str]:
    """One instruction of inline PTX with its guard, up to its semicolon."""
    return re.compile(rf"(?:@!?\w+ )?(?:{names})[^;]*;")


def _result(line: str) -> str:
    found = re.match(r"\s*(%\w+)(?::\d+)? = ", line)
    return found.group(1) if found else ""


def _is_used(name: str, lines: list[str], at: int) -> bool:
    return any(re.search(rf"{re.escape(name)}\b", line) for number, line in enumerate(lines) if number != at)


def _fresh(lines: list[str]) -> str:
    """A value's name that the kernel does not use."""
    number = sum(line.count("%mutant") for line in lines)
    return f"%mutant{number}_"


def _with_first(line: str, made: str) -> str:
    """The line with more ops before its own."""
    return re.sub(r"^(\s*)", lambda space: space.group(1) + made + " ", line, count=1)


# --- edits ------------------------------------------------------------------------------------------------------------


def drop(op: str, asm: str = "$^") -> Edit:
    """Leave the op, or the instruction, out."""
    pattern, instruction = re.compile(rf"^\s*(?:%\w+ = )?(?:{op})(?![\w.])"), _instruction(asm)

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        line = lines[at]
        text = _ASM.search(line)
        if text and instruction.search(text.group(1)):
            return {at: line[: text.start(1)] + instruction.sub("", text.group(1)) + line[text.end(1) :]}
        if not pattern.match(line) or (_result(line) and _is_used(_result(line), lines, at)):
            return None
        return {at: ""}

    return edit


def replace(pattern: str, by: str | Callable[[re.Match[str]], str]) -> Edit:
    """Replace what matches in the line."""
    compiled = re.compile(pattern)

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        made = compiled.sub(by, lines[at], count=1)
        return {at: made} if made != lines[at] else None

    return edit


def first_of(*edits: Edit) -> Edit:
    """The first that applies."""

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        return next((made for one in edits if (made := one(lines, at)) is not None), None)

    return edit


def only(pattern: str, inner: Edit) -> Edit:
    """Only on lines that match."""
    compiled = re.compile(pattern)
    return lambda lines, at: inner(lines, at) if compiled.search(lines[at]) else None


def operand(op: str, group: str, change: Callable[[str, str], str]) -> Edit:
    """Change the operand that `group` matches behind the op's name: `change(value, fresh)` gives ops that make `fresh`."""
    compiled = re.compile(rf"({op}{group})(%[\w#]+)")

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        found = compiled.search(lines[at])
        if not found:
            return None
        fresh = _fresh(lines)
        line = lines[at][: found.start(2)] + fresh + lines[at][found.end(2) :]
        return {at: _with_first(line, change(found.group(2), fresh))}

    return edit


def add_i32(value: int) -> Callable[[str, str], str]:
    """A 32-bit operand plus a constant."""
    return lambda old, new: f"{new}c = llvm.mlir.constant({value} : i32) : i32 {new} = llvm.add {old}, {new}c : i32"


def add_index(value: int) -> Callable[[str, str], str]:
    """An index plus a constant."""
    return lambda old, new: f"{new}c = arith.constant {value} : index {new} = arith.addi {old}, {new}c : index"


def asm_operand(instruction: str, reference: str, change: Callable[[str, str], str]) -> Edit:
    """Change the operand of inline PTX that `reference` (with one group: its number) names in the instruction."""
    compiled = re.compile(rf"(?:{instruction})[^;]*?{reference}")

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        text = _ASM.search(lines[at])
        found = compiled.search(text.group(1)) if text else None
        if not text or not found:
            return None
        outputs = sum(constraint.startswith("=") for constraint in text.group(2).split(","))
        operands = text.group(3).strip().split(", ")
        number = int(found.group(1)) - outputs
        fresh = _fresh(lines)
        made = change(operands[number], fresh)
        operands[number] = fresh
        line = lines[at][: text.start(3)] + " " + ", ".join(operands) + lines[at][text.end(3) :]
        return {at: _with_first(line, made)}

    return edit


def asm_number(instruction: str, reference: str, more: int) -> Edit:
    """Add to the constant that `reference` (with one group) names in an instruction of inline PTX."""
    compiled = re.compile(rf"((?:{instruction})[^;]*?{reference})(\d+)(?=;)")

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        text = _ASM.search(lines[at])
        if not text or not compiled.search(text.group(1)):
            return None
        made = compiled.sub(lambda found: found.group(1) + str(int(found.group(2)) + more), text.group(1), count=1)
        return {at: lines[at][: text.start(1)] + made + lines[at][text.end(1) :]}

    return edit


def one_thread(op: str) -> Edit:
    """The op in one thread of each warp only."""
    compiled = re.compile(rf"^\s*(?:{op})(?![\w.])[^\n]*$")

    def edit(lines: list[str], at: int) -> dict[int, str] | None:
        if not compiled.match(lines[at]):
            return None
        new = _fresh(lines)
        if any("gpu.func" in line for line in lines):
            test = (f"{new}t = nvvm.read.ptx.sreg.laneid : i32 {new}c = arith.constant 0 : i32 "
                    f"{new} = arith.cmpi eq, {new}t, {new}c : i32")
            return {at: f"{test} scf.if {new} {{ {lines[at]} }}"}
        test = (f"{new}t = nvvm.read.ptx.sreg.laneid : i32 {new}c = llvm.mlir.constant(0 : i32) : i32 "
                f'{new} = llvm.icmp "eq" {new}t, {new}c : i32')
        inside, behind = f"^in{new[1:]}", f"^behind{new[1:]}"
        return {at: f"{test} llvm.cond_br {new}, {inside}, {behind} {inside}: {lines[at]} llvm.br {behind} {behind}:"}

    return edit


def skip_wait(lines: list[str], at: int) -> dict[int, str] | None:
    """Leave a wait out: the op, and the branch back to it."""
    text = _ASM.search(lines[at])
    if text and "mbarrier.try_wait" not in text.group(1):
        return None
    plain = drop(r"nvgpu\.mbarrier\.try_wait\.parity|nvvm\.mbarrier\.try_wait\.parity", r"mbarrier\.try_wait|bra")(lines, at)
    if plain is not None:
        return plain
    result = _result(lines[at])
    if not re.search(r"nvvm\.mbarrier\.(try|test)_wait", lines[at]) or not result:
        return None
    for number, line in enumerate(lines):
        branch = re.match(rf"\s*llvm\.cond_br {result}, (\^\w+), \^\w+", line)
        if branch:
            return {at: "", number: f"llvm.br {branch.group(1)}"}
    return None


def wait_once(lines: list[str], at: int) -> dict[int, str] | None:
    """Go on whether the phase has ended or not."""
    text = _ASM.search(lines[at])
    if text and "mbarrier.try_wait" in text.group(1) and "bra" in text.group(1):
        made = _instruction(r"bra")
        return {at: lines[at][: text.start(1)] + made.sub("", text.group(1)) + lines[at][text.end(1) :]}
    result = _result(lines[at])
    if not re.search(r"nvvm\.mbarrier\.(try|test)_wait", lines[at]) or not result:
        return None
    for number, line in enumerate(lines):
        branch = re.match(rf"\s*llvm\.cond_br {result}, (\^\w+), \^\w+", line)
        if branch:
            # The attempt is still made: only the way back is gone.
            return {number: f"llvm.br {branch.group(1)}", at: lines[at] + " "}
    return None


def early_arrive(lines: list[str], at: int) -> dict[int, str] | None:
    """Arrive as soon as the wait before it is over."""
    if not re.match(r"\s*%\w+ = nvgpu\.mbarrier\.arrive ", lines[at]):
        return None
    for number in range(at - 1, max(0, at - 40), -1):
        if "scf.for" in lines[number]:
            return None
        if "nvgpu.mbarrier.try_wait" in lines[number]:
            if len(lines[number]) - len(lines[number].lstrip()) != len(lines[at]) - len(lines[at].lstrip()):
                return None  # by other threads
            return {number: lines[number] + " " + lines[at].strip(), at: ""}
    return None


def late_product_wait(lines: list[str], at: int) -> dict[int, str] | None:
    """Await the products behind the next arrival."""
    if not re.match(r"\s*nvvm\.wgmma\.wait\.group", lines[at]):
        return None
    for number in range(at + 1, min(len(lines), at + 16)):
        if re.match(r"\s*nvvm\.mbarrier\.arrive ", lines[number]):
            follows = number + 2 if re.match(r"\s*\^\w+:", lines[number + 2]) else -1
            if follows < 0:
                return None
            return {at: "", follows: lines[follows] + " " + lines[at].strip()}
    return None


def swap_expect(lines: list[str], at: int) -> dict[int, str] | None:
    """Arrive first, then expect the bytes."""
    made = re.sub(r"nvvm\.mbarrier\.arrive\.expect_tx (%\w+), (%\w+) : (!llvm\.ptr<\d>), i32",
                  r"nvvm.mbarrier.arrive \1 : \3 nvvm.mbarrier.expect_tx \1, \2 : \3, i32", lines[at])
    made = re.sub(r"mbarrier\.arrive\.expect_tx\.shared::cta\.b64 _, \[(\$\d+)\], (\d+);",
                  r"mbarrier.arrive.shared::cta.b64 _, [\1];\\0Ambarrier.expect_tx.relaxed.cta.shared::cta.b64 [\1], \2;", made)
    return {at: made} if made != lines[at] else None


def use_early(lines: list[str], at: int) -> dict[int, str] | None:
    """Use a product's registers right behind it."""
    found = re.match(r"\s*(%\w+) = nvvm\.wgmma\.mma_async .* -> (!llvm\.struct<.*>|!\w+)\s*$", lines[at])
    if not found:
        return None
    new = _fresh(lines)
    return {at: f"{lines[at]} {new} = llvm.extractvalue {found.group(1)}[0] : {found.group(2)} "
                f"{new}p = llvm.mlir.zero : !llvm.ptr<1> llvm.store {new}, {new}p : f32, !llvm.ptr<1>"}


def peer_leaves(lines: list[str], at: int) -> dict[int, str] | None:
    """Drop a meeting of the cluster, both halves."""
    if "nvvm.cluster.arrive" not in lines[at] or at + 1 >= len(lines) or "nvvm.cluster.wait" not in lines[at + 1]:
        return None
    return {at: "", at + 1: ""}


def unknown_parity(lines: list[str], at: int) -> dict[int, str] | None:
    """A parity that memory holds: nobody can follow it."""
    nvgpu = operand(r"nvgpu\.mbarrier\.try_wait\.parity ", r"%\w+\[[^\]]*\], ",
                    lambda old, new: f"{new}p = llvm.mlir.zero : !llvm.ptr<1> {new} = llvm.load {new}p : !llvm.ptr<1> -> i1")
    nvvm = operand(r"nvvm\.mbarrier\.(?:try_wait|test_wait)(?:\.parity)? ", r"%\w+, ",
                   lambda old, new: f"{new}p = llvm.mlir.zero : !llvm.ptr<1> {new} = llvm.load {new}p : !llvm.ptr<1> -> i32")
    asm = asm_operand(r"mbarrier\.try_wait", r"\], \$(\d+)",
                      lambda old, new: f"{new}p = llvm.mlir.zero : !llvm.ptr<1> {new} = llvm.load {new}p : !llvm.ptr<1> -> i32")
    return first_of(nvgpu, nvvm, asm)(lines, at)


def unknown_instruction(lines: list[str], at: int) -> dict[int, str] | None:
    """An instruction that may touch memory, and that nobody has heard of."""
    if not re.match(r"\s*(gpu\.barrier|nvvm\.barrier|nvvm\.cluster\.wait)", lines[at]):
        return None
    new = _fresh(lines)
    return {at: f'{new}p = llvm.mlir.zero : !llvm.ptr<3> llvm.inline_asm has_side_effects "mystery.shared [$0];", "r,~{{memory}}" '
                f"{new}p : (!llvm.ptr<3>) -> () {lines[at].strip()}"}


def flip(old: str, new: str) -> str:
    """The other parity of a 32-bit operand."""
    return f"{new}c = llvm.mlir.constant(1 : i32) : i32 {new} = llvm.xor {old}, {new}c : i32"


def flip_truth(old: str, new: str) -> str:
    """The other parity of a truth value."""
    return f"{new}c = arith.constant true {new} = arith.xori {old}, {new}c : i1"


def never(old: str, new: str) -> str:
    """Parity 0 always."""
    return f"{new} = llvm.mlir.constant(0 : i32) : i32"


def other_lanes(old: str, new: str) -> str:
    """An address of tensor memory, 32 lanes on."""
    return (f"{new}i = llvm.ptrtoint {old} : !llvm.ptr<6> to i32 {new}c = llvm.mlir.constant(2097152 : i32) : i32 "
            f"{new}s = llvm.add {new}i, {new}c : i32 {new} = llvm.inttoptr {new}s : i32 to !llvm.ptr<6>")


def lane_address(old: str, new: str) -> str:
    """An address of tensor memory, as many columns on as the thread's number."""
    return (f"{new}i = llvm.ptrtoint {old} : !llvm.ptr<6> to i32 {new}c = nvvm.read.ptx.sreg.tid.x : i32 "
            f"{new}s = llvm.add {new}i, {new}c : i32 {new} = llvm.inttoptr {new}s : i32 to !llvm.ptr<6>")


def loop_turns(lines: list[str], at: int, change: Callable[[str], str | None]) -> dict[int, str] | None:
    """Change a loop that issues transfers or waits itself; `change` gives its line, or None."""
    made = change(lines[at])
    if made is None or made == lines[at]:
        return None
    depth, body = 0, []
    for line in lines[at : at + 60]:
        depth += line.count("{") - line.count("}")
        body.append(line)
        if depth <= 0:
            break
    inside = "\n".join(body[1:])
    if "try_wait" not in inside:
        return None
    return {at: made}


def one_turn_less(lines: list[str], at: int) -> dict[int, str] | None:
    """The loop leaves its first turn out."""
    def scf(line: str) -> str | None:
        found = re.match(r"(.*(?:scf|affine)\.for %\w+ = )(%c0|0)( to )(%n|%extra|%tiles)(.*)$", line)
        if not found:
            return None
        return f"{found.group(1)}{'%c1' if found.group(2) == '%c0' else '1'}{found.group(3)}{found.group(4)}{found.group(5)}"
    return loop_turns(lines, at, scf)


def one_turn_more(lines: list[str], at: int) -> dict[int, str] | None:
    """The loop runs once more."""
    made = re.sub(r'(llvm\.icmp )"slt"( %[kj], %n )', r'\1"sle"\2', lines[at])
    # One loop of all threads is no less correct.
    if made != lines[at] and sum('"slt"' in line for line in lines) > 1:
        return {at: made}
    found = re.match(r"(\s*)(.*scf\.for %\w+ = %c0 to )(%n|%extra|%tiles)( .*)$", lines[at])
    if not found:
        return None
    new = _fresh(lines)
    return loop_turns(lines, at, lambda line: f"{new} = arith.addi {found.group(3)}, %c1 : index "
                                              f"{found.group(2)}{new}{found.group(4)}")


def other_stage(stage: str) -> Edit:
    """A barrier of another stage: always the first, or one further."""
    def change(lines: list[str], at: int) -> dict[int, str] | None:
        nvgpu = re.search(r"(nvgpu\.(?:mbarrier\.(?:try_wait\.parity|arrive\.expect_tx|arrive)|tma\.async\.load)\b.*?)"
                          r"(%(?:full|empty))\[(%\w+)\]", lines[at])
        gep = re.search(r"(llvm\.getelementptr )(%(?:full|empty))\[(%\w+)\]", lines[at])
        found = nvgpu or gep
        if not found or found.group(3) in ("%i", "%c0"):
            return None
        new = _fresh(lines)
        if stage == "first":
            made = f"{new} = arith.constant 0 : index" if nvgpu else f"{new} = llvm.mlir.constant(0 : i32) : i32"
        else:
            made = (add_index(1) if nvgpu else add_i32(1))(found.group(3), new)
        line = lines[at][: found.start(3)] + new + lines[at][found.end(3) :]
        return {at: _with_first(line, made)}
    return change


# --- the operators ----------------------------------------------------------------------------------------------------

_PHASES = ("async.parity", "async.deadlock", "async.read-early", "async.overwrite", "async.phase-observed")
_STAGES = (*_PHASES, "async.arrivals", "async.bytes", "async.load-pending", "async.stage", "async.race", "async.init",
           "async.expect")
_WAIT = r"wait|bra|gemm|for"
_ACCESS = r"load|store|mma|bulk|cp\.async|matrix|device_async_copy"
_SYNC = r"wait|arrive|expect|load|cp\.async|mma|init|barrier"
_ARRIVE = r"arrive|wait|init|expect|load|commit|mma"

OPERATORS = (
    Operator("skip a wait", ("async.overwrite", "async.read-early", "async.arrivals", "async.phase-observed", "async.race",
                             "async.bytes", "async.deadlock", "async.load-pending", "async.tensor-fence", "async.expect",
                             "async.release-running", "async.parity"), skip_wait, _ACCESS + "|arrive|wait|expect"),
    Operator("wait once", ("async.wait-loop",), wait_once),
    Operator("flip a parity", _PHASES, first_of(
        operand(r"nvgpu\.mbarrier\.try_wait\.parity ", r"%\w+\[[^\]]*\], ", flip_truth),
        operand(r"nvvm\.mbarrier\.try_wait(?:\.parity)? ", r"%\w+, ", flip),
        asm_operand(r"mbarrier\.try_wait", r"\], \$(\d+)", flip)), _SYNC),
    Operator("never flip a parity", _PHASES, only("|".join((r"%par\b", r"%q\b", r"%p\b", "inline_asm")), first_of(
        operand(r"nvgpu\.mbarrier\.try_wait\.parity ", r"%\w+\[[^\]]*\], ", lambda old, new: f"{new} = arith.constant false"),
        operand(r"nvvm\.mbarrier\.try_wait(?:\.parity)? ", r"%\w+, ", never),
        asm_operand(r"mbarrier\.try_wait", r"\], \$(\d+)", never))), _SYNC),
    Operator("drop an arrival", ("async.arrivals", "async.deadlock"),
             drop(r"nvgpu\.mbarrier\.arrive|nvvm\.mbarrier\.arrive", r"mbarrier\.arrive\.(?!expect)"), _ARRIVE),
    Operator("arrive twice", ("async.arrivals", "async.phase-observed", "async.overwrite", "async.parity"), first_of(
        replace(r"^(\s*)(nvvm\.mbarrier\.arrive )(.*)$", r"\1\2\3 \2\3"),
        replace(r"^(\s*)(%\w+)( = nvgpu\.mbarrier\.arrive .*)$", r"\1\2\3 %again\3"),
        replace(r"((?:@p )?mbarrier\.arrive\.(?!expect)[^;]*;)", r"\1\\0A\1"))),
    Operator("arrive before the last use", ("async.release-running", "async.overwrite", "async.fence-war"), early_arrive,
             _ACCESS),
    Operator("await products behind the release", ("async.release-running",), late_product_wait, "arrive|mma"),
    Operator("expect 16 bytes more", ("async.bytes",), first_of(
        operand(r"nvgpu\.mbarrier\.arrive\.expect_tx ", r"%\w+\[[^\]]*\], ", add_index(16)),
        operand(r"nvvm\.mbarrier\.arrive\.expect_tx ", r"%\w+, ", add_i32(16)),
        asm_number(r"mbarrier\.arrive\.expect_tx", r"\], ", 16))),
    # A barrier that expects 16 bytes alone expects none then: its phase ends at once.
    Operator("expect 16 bytes less", ("async.bytes", "async.phase-observed"), first_of(
        operand(r"nvgpu\.mbarrier\.arrive\.expect_tx ", r"%\w+\[[^\]]*\], ", add_index(-16)),
        operand(r"nvvm\.mbarrier\.arrive\.expect_tx ", r"%\w+, ", add_i32(-16)),
        asm_number(r"mbarrier\.arrive\.expect_tx", r"\], ", -16))),
    Operator("arrive, then expect", ("async.expect", "async.bytes"), swap_expect),
    Operator("drop the expectation", ("async.bytes", "async.arrivals", "async.deadlock", "async.phase-observed"),
             drop(r"nvgpu\.mbarrier\.arrive\.expect_tx|nvvm\.mbarrier\.arrive\.expect_tx", r"mbarrier\.arrive\.expect_tx"),
             _ARRIVE),
    Operator("drop a load", ("async.bytes", "async.race", "async.deadlock"),
             drop(r"nvgpu\.tma\.async\.load|nvvm\.cp\.async\.bulk\.tensor\.shared\.cluster\.global",
                  r"cp\.async\.bulk\.tensor\.\dd\.shared"), _ARRIVE),
    Operator("count one arrival more", ("async.arrivals", "async.deadlock"), first_of(
        operand(r"nvgpu\.mbarrier\.init ", r"%\w+\[[^\]]*\], ", add_index(1)),
        operand(r"nvvm\.mbarrier\.init ", r"%\w+, ", add_i32(1)),
        asm_number(r"mbarrier\.init", r"\], ", 1))),
    Operator("count one arrival less", ("async.arrivals", "async.phase-observed", "async.overwrite", "async.parity",
                                        "async.init"), only(
        "%cons|%c8|%c4|%c128|%c32|inline_asm", first_of(
            operand(r"nvgpu\.mbarrier\.init ", r"%\w+\[[^\]]*\], ", add_index(-1)),
            operand(r"nvvm\.mbarrier\.init ", r"%\w+, ", add_i32(-1)),
            only(r"\], (?:[2-9]|1\d)", asm_number(r"mbarrier\.init", r"\], ", -1))))),
    Operator("drop an initialisation", ("async.init", "async.stage"), drop(r"nvgpu\.mbarrier\.init|nvvm\.mbarrier\.init",
                                                             r"mbarrier\.init"), _ARRIVE + "|" + _WAIT),
    Operator("initialise twice", ("async.barrier-live",), first_of(
        replace(r"^(\s*)((?:nvgpu|nvvm)\.mbarrier\.init .*)$", r"\1\2 \2"),
        replace(r"(mbarrier\.init[^;]*;)", r"\1\\0A\1"))),
    Operator("drop the fence of initialisations", ("async.init-fence", "async.init"),
             drop(r"nvvm\.fence\.mbarrier\.init", r"fence\.mbarrier_init"), _ARRIVE),
    Operator("drop a meeting", ("async.init", "async.race", "async.store-visible", "async.store-reuse", "async.overwrite",
                                "async.init-fence", "async.inval", "async.barrier-live", "async.fence", "async.read-early",
                                "async.tensor-fence", "async.tensor-life", "async.barrier-count", "async.release-running"),
             drop(r"gpu\.barrier|nvvm\.barrier|nvvm\.barrier0"), "."),
    Operator("meet in one thread", ("async.barrier-divergent", "async.barrier-count"),
             one_thread(r"gpu\.barrier|nvvm\.barrier|nvvm\.barrier0")),
    Operator("count other threads", ("async.barrier-count",),
             operand(r"nvvm\.barrier ", r"id = %\w+ number_of_threads = ", add_i32(32)), "barrier"),
    Operator("drop a fence", ("async.fence", "async.store-visible", "async.fence-copy", "async.fence-war"),
             drop(r"nvvm\.fence\.proxy", r"fence\.proxy\.async"), _ACCESS),
    Operator("fence another space", ("async.fence-scope", "async.fence-copy", "async.fence-war", "async.store-visible"),
             first_of(replace(r"kind = #nvvm\.proxy_kind<async(?:\.shared)?>(?:, space = #nvvm\.shared_space<\w+>)?",
                              "kind = #nvvm.proxy_kind<async.global>"),
                      replace(r"fence\.proxy\.async\.shared::cta", "fence.proxy.async.global")), _ACCESS),
    Operator("drop the fence of the matrix unit", ("async.mma-fence",),
             drop(r"nvvm\.wgmma\.fence\.aligned", r"wgmma\.fence"), "mma"),
    Operator("drop the commit of products", ("async.mma-commit", "async.release-running", "async.product-running",
                                             "async.overwrite"),
             drop(r"nvvm\.wgmma\.commit\.group\.sync\.aligned", r"wgmma\.commit_group"), "."),
    Operator("drop the wait for products", ("async.release-running", "async.product-running", "async.overwrite",
                                            "async.race", "async.store-visible"),
             drop(r"nvvm\.wgmma\.wait\.group\.sync\.aligned", r"wgmma\.wait_group"), "."),
    Operator("wait for fewer products", ("async.release-running", "async.product-running", "async.overwrite", "async.race"),
             first_of(replace(r"(nvvm\.wgmma\.wait\.group\.sync\.aligned )(\d)",
                              lambda found: found.group(1) + str(int(found.group(2)) + 1)),
                      replace(r"waitGroup = 0", "waitGroup = 1"),
                      replace(r"(wgmma\.wait_group\.sync\.aligned )(\d)",
                              lambda found: found.group(1) + str(int(found.group(2)) + 1))), "."),
    Operator("use a product that runs", ("async.product-running", "async.mma-fence", "async.mma-commit"), use_early),
    Operator("drop the commit of stores", ("async.commit", "async.store-reuse"),
             drop(r"nvvm\.cp\.async\.bulk\.commit\.group", r"cp\.async\.bulk\.commit_group"), "store|bulk"),
    Operator("drop the wait for stores", ("async.store-reuse", "async.store-pending"),
             drop(r"nvvm\.cp\.async\.bulk\.wait_group", r"cp\.async\.bulk\.wait_group"), "store|bulk|matrix"),
    Operator("wait for fewer stores", ("async.store-reuse", "async.store-pending"),
             replace(r"(cp\.async\.bulk\.wait_group(?:\.read)? )(\d)",
                     lambda found: found.group(1) + str(int(found.group(2)) + 1)), "store|bulk|matrix"),
    Operator("drop the commit of copies", ("async.read-early", "async.overwrite"),
             drop(r"nvgpu\.device_async_create_group", r"cp\.async\.commit_group"), _ACCESS),
    Operator("drop the wait for copies", ("async.read-early", "async.overwrite"),
             drop(r"nvgpu\.device_async_wait|nvvm\.cp\.async\.wait\.group", r"cp\.async\.wait_group"), _ACCESS),
    Operator("wait for fewer copies", ("async.read-early", "async.overwrite"), first_of(
        replace(r"(numGroups = )(\d)", lambda found: found.group(1) + str(int(found.group(2)) + 1)),
        replace(r"(cp\.async\.wait_group )(\d)", lambda found: found.group(1) + str(int(found.group(2)) + 1)),
        replace(r"(nvvm\.cp\.async\.wait\.group )(\d)", lambda found: found.group(1) + str(int(found.group(2)) + 1))),
             _ACCESS),
    Operator("drop the arrival of copies", ("async.arrivals", "async.deadlock"),
             drop(r"nvvm\.cp\.async\.mbarrier\.arrive", r"cp\.async\.mbarrier\.arrive"), _ARRIVE),
    Operator("drop the invalidation", ("async.barrier-live",), drop(r"nvvm\.mbarrier\.inval"), "store|init"),
    Operator("invalidate too early", ("async.inval", "async.init"),
             replace(r"^(\s*nvvm\.mbarrier\.arrive\.expect_tx (%bar), .*)$", r"\1 nvvm.mbarrier.inval \2 : !llvm.ptr<3>")),
    Operator("drop a cluster's arrival", ("async.barrier-count", "async.init", "async.peer-exit"),
             drop(r"nvvm\.cluster\.arrive(?: \{aligned\})?"), "."),
    Operator("drop a cluster's wait", ("async.init", "async.peer-exit", "async.barrier-count"),
             drop(r"nvvm\.cluster\.wait"), "."),
    Operator("drop a cluster's meeting", ("async.init", "async.peer-exit", "async.phase-observed"), peer_leaves, "."),
    Operator("load into one CTA", ("async.bytes", "async.deadlock", "async.read-early"),
             replace(r" multicast_mask = %\w+", ""), _SYNC),
    Operator("release the wrong CTA", ("async.arrivals", "async.phase-observed", "async.deadlock", "async.overwrite"),
             replace(r"(nvvm\.mapa %\w+, )(%c[01]) ", lambda found: found.group(1) +
                     ("%c1 " if found.group(2) == "%c0" else "%c0 ")), "arrive"),
    Operator("release at the scope of the CTA", ("async.remote-scope",),
             only(r"mbarrier\.arrive %e", replace(r" \{scope = #nvvm\.mem_scope<cluster>\}", ""))),
    Operator("a budget of 100 registers", ("async.register-budget",),
             first_of(replace(r"nvvm\.setmaxregister (de|in)crease \d+",
                              r'llvm.inline_asm has_side_effects "setmaxnreg.\1c.sync.aligned.u32 100;", "" : () -> ()'),
                      replace(r"(setmaxnreg\.\w+\.sync\.aligned\.u32) \d+", r"\1 100"))),
    Operator("a budget of 256 registers", ("async.register-file",), first_of(
        replace(r"nvvm\.setmaxregister (?:de|in)crease \d+", "nvvm.setmaxregister increase 256"),
        replace(r"(setmaxnreg)\.\w+(\.sync\.aligned\.u32) \d+", r"\1.inc\2 256"))),
    Operator("the barrier of the first stage", _STAGES, other_stage("first"), _SYNC),
    Operator("the barrier of the next stage", _STAGES, other_stage("next"), _SYNC),
    Operator("drop the release of a map", ("async.map-fence", "async.race"), first_of(
        replace(r"tensormap\.cp_fenceproxy\.global[^;]*;", "tensormap.replace.tile.global_dim.global.b1024.b32 [{$r0}], 1, {$r1};"),
        drop(r"nvvm\.fence\.proxy\.release", r"fence\.proxy\.tensormap::generic\.release")), "load|replace|cp_fence"),
    Operator("drop the acquisition of a map", ("async.map-fence",),
             drop(r"nvvm\.fence\.proxy\.acquire", r"fence\.proxy\.tensormap::generic\.acquire"), "load|replace|cp_fence"),
    Operator("drop the meeting of a warp", ("async.race", "async.overwrite", "async.read-early", "async.tensor-fence",
                                            "async.phase-observed", "async.parity", "async.map-fence", "async.init"),
             drop(r"nvvm\.bar\.warp\.sync"), "."),
    Operator("drop the fence before", ("async.tensor-fence",), only("before", drop(r"nvvm\.tcgen05\.fence")), "."),
    Operator("drop the fence after", ("async.tensor-fence",), only("after", drop(r"nvvm\.tcgen05\.fence")), "."),
    Operator("drop the wait for tensor loads", ("async.tensor-wait",), drop(r"nvvm\.tcgen05\.wait", r"tcgen05\.wait::ld"), "."),
    Operator("drop the commit to a barrier", ("async.arrivals", "async.deadlock", "async.load-pending"),
             drop(r"nvvm\.tcgen05\.commit", r"tcgen05\.commit"), _SYNC),
    Operator("tell nothing", ("async.number", "async.parity", "async.deadlock", "async.phase-observed", "async.arrivals", "async.overwrite",
                              "async.read-early"), only("i32, !llvm.ptr<3>", drop(r"llvm\.store")), "."),
    Operator("drop the allocation", ("async.tensor-life", "async.unknown"), drop(r"nvvm\.tcgen05\.alloc", r"tcgen05\.alloc"), "tcgen05"),
    Operator("drop the deallocation", ("async.tensor-life",), drop(r"nvvm\.tcgen05\.dealloc", r"tcgen05\.dealloc"), "."),
    Operator("reserve one column more", ("async.tensor-columns",), first_of(
        operand(r"nvvm\.tcgen05\.alloc ", r"%\w+, ", add_i32(1)), asm_number(r"tcgen05\.alloc", r"\], ", 1))),
    Operator("free other columns", ("async.tensor-columns",), first_of(
        operand(r"nvvm\.tcgen05\.dealloc ", r"%\w+, ", add_i32(32)), asm_number(r"tcgen05\.dealloc", r"\$\d+, ", -256))),
    Operator("give the right to reserve up before", ("async.tensor-permit",), first_of(
        replace(r"^(\s*)(nvvm\.tcgen05\.alloc )", r"\1nvvm.tcgen05.relinquish_alloc_permit \2"),
        replace(r"(tcgen05\.alloc\.)", r"tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;\\0A\1"))),
    Operator("keep the right to reserve", ("async.tensor-permit",),
             drop(r"nvvm\.tcgen05\.relinquish_alloc_permit", r"tcgen05\.relinquish_alloc_permit"), "alloc"),
    Operator("work for a pair", ("async.tensor-group",),
             only("tcgen05.mma|tcgen05.commit", replace(r"cta_group(<cta_|::)1", r"cta_group\g<1>2"))),
    Operator("lanes of another warp", ("async.tensor-partition",), first_of(
        operand(r"nvvm\.tcgen05\.(?:ld|st) ", "", other_lanes), asm_operand(r"tcgen05\.ld", r"add\.s32 t, \$(\d+)", add_i32(1 << 21)))),
    Operator("an address for each thread", ("async.uniform-operand",), operand(r"nvvm\.tcgen05\.(?:ld|st) ", "", lane_address)),
    Operator("one turn less", (*_STAGES, "async.barrier-count"), one_turn_less, _SYNC),
    Operator("one turn more", (*_STAGES, "async.store-visible", "async.barrier-count"), one_turn_more, _SYNC),
    Operator("a parity from memory", ("async.unknown",), unknown_parity),
    Operator("an unknown instruction", ("async.unknown",), unknown_instruction),
)


def mutants(kernel: str, text: str, operators: tuple[Operator, ...] = OPERATORS) -> Iterator[Mutant]:
    """Every broken version of a kernel's text."""
    lines = text.split("\n")
    for operator in operators:
        for at, line in enumerate(lines):
            if line.lstrip().startswith("//"):
                continue
            made = operator.edit(lines, at)
            if made is None:
                continue
            broken = lines.copy()
            for number, changed in made.items():
                broken[number] = changed
            yield Mutant(kernel, operator.name, tuple(number + 1 for number in sorted(made)), "\n".join(broken),
                         frozenset(operator.rules), operator.ends)
