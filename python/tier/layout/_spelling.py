"""The spellings of layouts: text to values and back.

    (4,8):(8,1)                              shape:stride, one mode or one nest of modes per dimension
    [128:64], [64:1, 4:8192]                 modes per dimension, innermost first, as a `Layout` prints
    #layout.strided<[128:64], [64:1]>        the attributes of the compiler's IR
    swizzle<3, 3, 3>                         an XOR swizzle, in elements
    swizzle<3, 3, 3> o (8,64):(64,1)         first the right, then the left
    [16, 8], register = [..], lane = [..], warp = [..]
    #layout.piecewise<[(d0) : (63 - d0) -> #layout.strided<[64:1]>, ..] on (d0) : (d0, 99 - d0)>

MLIR is not needed to read them; test_spelling.py compares with what MLIR reads and prints.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from tier._errors import TierError, refuse
from tier.layout._fragment import Digit, Fragment
from tier.layout._layout import Layout, Nested, Swizzle, SwizzledLayout
from tier.layout._piecewise import Piecewise

T = TypeVar("T")

_TOKEN = re.compile(r"\s*(?:(#?[A-Za-z_][\w.]*)|(-?\d+)|(->|==|>=|[()\[\]<>,:=+?*-]))")
_DEEPEST = 32
_WIDEST = 2**62


@dataclass(frozen=True)
class TensorMap:
    """The fields of `#layout.tensormap`, innermost first; None where nothing is known.

    A list that says nothing is kept empty.
    """

    element: str
    box: tuple[int, ...]
    swizzle: str = "none"
    dims: tuple[int | None, ...] = ()
    strides: tuple[int | None, ...] = ()
    element_strides: tuple[int, ...] = ()
    interleave: str = "none"
    fill: str = "zero"
    rounds: str = "none"

    def __post_init__(self) -> None:
        for name, nothing in (("dims", None), ("strides", None), ("element_strides", 1)):
            if all(number == nothing for number in getattr(self, name)):
                object.__setattr__(self, name, ())


@dataclass(frozen=True)
class Pieces:
    """`#layout.piecewise` as it is written, the function it is, and each piece on its own.

    >>> ragged = parse("piecewise<[(i) : (63 - i) -> [64:1], (i) : (i - 64) -> [36:2] + -64] on (i) : (i, 99 - i)>")
    >>> ragged.function(99), ragged.function(100), [piece(99) for piece in ragged.pieces]
    (134, None, [None, 134])
    """

    text: str
    function: Piecewise
    pieces: tuple[Piecewise, ...]


Value = Layout | Swizzle | SwizzledLayout | Fragment | TensorMap | Pieces


def parse(text: str) -> Value:
    """Read one spelling.

    >>> parse("(4,8):(8,1)")
    Layout((4, 8), (8, 1))
    >>> parse("#layout.swizzle<3, 3, 3>")
    Swizzle(bits=3, base=3, shift=3)
    >>> parse("(4,8):8")
    Traceback (most recent call last):
    tier._errors.LayoutError: [layout.spelling] expects a stride for each of 2 modes, got one at column 7 of '(4,8):8'; \
fix: write (4,8):(8,1), [4:8], [8:1] or an attribute such as #layout.strided<[4:8], [8:1]>
    """
    parser = _Parser(text)
    value = parser.composition()
    if parser.kind:
        raise parser.error("the end")
    return value


def spell(value: Value) -> str:
    """Write the attribute of the compiler's IR, as MLIR prints it.

    >>> spell(parse("(4,(2,3)):(8,(1,2))"))
    '#layout.strided<[4:8], [2:1, 3:2]>'
    """
    if isinstance(value, Swizzle):
        return f"#layout.swizzle<{value.bits}, {value.base}, {value.shift}>"
    if isinstance(value, SwizzledLayout):
        swizzle = value.swizzle
        modes = spell(value.layout).removeprefix("#layout.strided")
        return f"#layout.compose<{modes}, <{swizzle.bits}, {swizzle.base}, {swizzle.shift}>>"
    if isinstance(value, Fragment):
        digits = (
            f"{name} = [{', '.join(f'{d.size}:[{_list(d.stride)}]' for d in getattr(value, name))}]"
            for name in ("register", "lane", "warp")
        )
        return f"#layout.fragment<[{_list(value.shape)}], {', '.join(digits)}>"
    if isinstance(value, Pieces):
        return value.text
    if isinstance(value, TensorMap):
        fields = [f"element = {value.element}", f"box = [{_list(value.box)}]"]
        fields += [f"swizzle = {value.swizzle}"] if value.swizzle != "none" else []
        fields += [
            f"{name} = [{_list(getattr(value, name))}]"
            for name in ("dims", "strides", "element_strides")
            if getattr(value, name)
        ]
        fields += [f"interleave = {value.interleave}"] if value.interleave != "none" else []
        fields += [f"fill = {value.fill}"] if value.fill != "zero" else []
        fields += [f"rounds = {value.rounds}"] if value.rounds != "none" else []
        return f"#layout.tensormap<{', '.join(fields)}>"
    if value.offset:
        raise refuse(
            "layout.spelling",
            f"expects a layout without offset, got {value.offset}",
            fix="add the offset to the base of the memory",
        )
    return f"#layout.strided<{value}>"


def _list(numbers: tuple[int | None, ...]) -> str:
    return ", ".join("?" if number is None else str(number) for number in numbers)


def _count(nest: Nested) -> int:
    return 1 if isinstance(nest, int) else sum(map(_count, nest))


def _is_alike(shape: Nested, stride: Nested) -> bool:
    if isinstance(shape, int) or isinstance(stride, int):
        return isinstance(shape, int) and isinstance(stride, int)
    return len(shape) == len(stride) and all(map(_is_alike, shape, stride))


_Set = tuple[tuple[tuple[str, ...], tuple[str, ...]], list[tuple[str, ...]]]
"""The names of dimensions and symbols, and the tokens of each constraint."""


def _in_python(constraint: tuple[str, ...]) -> str:
    words = {"floordiv": "//", "mod": "%"}
    text = " ".join(words.get(token, token) for token in constraint)
    return text if "==" in constraint else f"{text} >= 0"


def _moved(offset: int) -> list[Layout]:
    """What adds an offset to a value."""
    return [Layout(2, 1, offset)] if offset else []


def _joined(tokens: tuple[str, ...]) -> str:
    """Tokens with the spaces that MLIR writes: none inside parentheses, none after the sign of a term."""
    text, glued = "", True
    for number, token in enumerate(tokens):
        text += token if glued or token == ")" else f" {token}"
        is_sign = token == "-" and (number == 0 or tokens[number - 1] == "(")
        glued = token == "(" or is_sign
    return text


def _written(names: tuple[tuple[str, ...], tuple[str, ...]], constraints: list[tuple[str, ...]]) -> str:
    """A set as MLIR writes it."""
    dims, symbols = names
    over = f"({', '.join(dims)})" + (f"[{', '.join(symbols)}]" if symbols else "")
    return f"{over} : ({', '.join(map(_joined, constraints))})"


class _Parser:
    """One token of look-ahead: `kind` is 'word', 'number', a mark, or '' at the end."""

    def __init__(self, text: str):
        self.text, self.end = text, 0
        self.next()

    def next(self) -> None:
        match = _TOKEN.match(self.text, self.end)
        if match:
            word, number, mark = match.groups()
            self.start, self.end = match.start(match.lastindex or 0), match.end()
            self.kind, self.token = ("word" if word else "number" if number else mark), match.group().strip()
            return
        rest = self.text[self.end :]
        self.start = self.end = self.end + len(rest) - len(rest.lstrip())
        self.kind, self.token = ("unknown" if rest.strip() else ""), rest.strip()[:1]

    def error(self, expects: str, got: str = "", *, start: int | None = None) -> TierError:
        got = got or (f"'{self.token}'" if self.kind else "the end")
        text = self.text if len(self.text) <= 200 else self.text[:197] + "..."
        column = (self.start if start is None else start) + 1
        return refuse(
            "layout.spelling",
            f"expects {expects}, got {got} at column {column} of '{text}'",
            fix="write (4,8):(8,1), [4:8], [8:1] or an attribute such as #layout.strided<[4:8], [8:1]>",
        )

    def take(self, kind: str, what: str = "") -> str:
        if self.kind != kind:
            raise self.error(what or f"'{kind}'")
        token = self.token
        self.next()
        return token

    def is_at(self, kind: str) -> bool:
        return self.kind == kind

    def accept(self, kind: str, token: str = "") -> bool:
        if self.kind != kind or (token and self.token != token):
            return False
        self.next()
        return True

    def number(self) -> int:
        start = self.start
        token = self.take("number", "a number")
        value = int(token) if len(token) < 20 else _WIDEST
        if abs(value) >= _WIDEST:
            raise self.error("a number below 2^62", token[:40], start=start)
        return value

    def sequence(self, open_: str, close: str, element: Callable[[], T]) -> list[T]:
        self.take(open_)
        result: list[T] = []
        while not self.accept(close):
            if result:
                self.take(",", f"',' or '{close}'")
            result.append(element())
        return result

    def numbers(self) -> list[int]:
        return self.sequence("[", "]", self.number)

    # Values

    def composition(self) -> Value:
        parts = [(self.start, self.value())]
        while self.accept("word", "o"):
            parts.append((self.start, self.value()))
        start, value = parts.pop()
        for start, outer in reversed(parts):
            if isinstance(outer, Layout) and isinstance(value, Layout):
                value = outer.compose(value)
            elif isinstance(outer, Swizzle) and isinstance(value, Layout):
                value = SwizzledLayout(outer, value)
            else:
                raise self.error("a layout or a swizzle after a layout", "another", start=start)
        return value

    def value(self) -> Value:
        if self.kind in ("(", "number"):
            return self.shape_and_stride()
        if self.kind == "[":
            return self.brackets()
        start = self.start
        name = self.take("word", "a layout, swizzle, fragment or tensor map")
        spellings: dict[str, Callable[[], Value]] = {
            "strided": self.strided,
            "swizzle": self.swizzle,
            "compose": self.compose,
            "fragment": self.fragment,
            "tensormap": self.tensormap,
            "piecewise": self.piecewise,
            "S": self.swizzle,
            "Sw": self.swizzle,
        }
        spelling = spellings.get(name.removeprefix("#").removeprefix("layout."))
        if not spelling:
            raise self.error("strided, swizzle, compose, fragment, tensormap or piecewise", f"'{name}'", start=start)
        return spelling()

    def nest(self, depth: int = 0) -> Nested:
        if self.kind != "(":
            return self.number()
        if depth == _DEEPEST:
            raise self.error(f"at most {_DEEPEST} levels of modes")
        return tuple(self.sequence("(", ")", lambda: self.nest(depth + 1)))

    def shape_and_stride(self) -> Layout:
        shape = self.nest()
        self.take(":")
        start = self.start
        stride = self.nest()
        if not _is_alike(shape, stride):
            modes, other = _count(shape), _count(stride)
            raise self.error(
                f"a stride for each of {modes} modes",
                "other nesting" if modes == other else "one" if other == 1 else str(other),
                start=start,
            )
        return Layout(shape, stride, self.offset())

    def offset(self) -> int:
        return self.number() if self.accept("+") else 0

    def layout(self, dims: list[list[tuple[int, int]]]) -> Layout:
        return Layout.of_modes(dims, self.offset())

    def dim(self) -> list[tuple[int, int]]:
        start = self.start
        modes = self.sequence("[", "]", self.mode)
        if not modes:
            raise self.error("at least one mode for each dimension", "none", start=start)
        return modes

    def mode(self) -> tuple[int, int]:
        size = self.number()
        self.take(":")
        return size, self.number()

    def brackets(self) -> Value:
        """`[size:stride, ..], ..` is a layout, `[extent, ..], register = ..` a fragment."""
        self.take("[")
        if self.kind == "]":
            self.next()
            return self.digits([])
        first = self.number()
        if self.kind != ":":
            shape = [first]
            while not self.accept("]"):
                self.take(",", "',', ']' or ':'")
                shape.append(self.number())
            return self.digits(shape)
        self.next()
        dims = [[(first, self.number())]]
        while not self.accept("]"):
            self.take(",", "',' or ']'")
            dims[0].append(self.mode())
        while self.is_at(",") and self.text[self.end :].lstrip().startswith("["):
            self.next()
            dims.append(self.dim())
        return self.layout(dims)

    def strided(self) -> Layout:
        return self.layout(self.sequence("<", ">", self.dim))

    def swizzle(self) -> Swizzle:
        start = self.start
        numbers = self.sequence("<", ">", self.number)
        if len(numbers) != 3 or min(numbers) < 0:
            raise self.error("bits, base and shift of at least 0", str(numbers).strip("[]") or "none", start=start)
        bits, base, shift = numbers
        if shift < bits:
            raise refuse(
                "layout.involution",
                f"expects a shift of at least the {bits} bits it moves, got {shift}",
                fix="raise the shift to the number of bits",
            )
        if sum(numbers) > 30:
            raise refuse(
                "layout.swizzle-width",
                f"expects bits + base + shift of at most 30, got {sum(numbers)}",
                fix="swizzle lower bits",
            )
        return Swizzle(bits, base, shift)

    def compose(self) -> SwizzledLayout:
        self.take("<")
        self.accept("word", "#layout.strided")
        layout = self.strided()
        self.take(",")
        self.accept("word", "#layout.swizzle")
        swizzle = self.swizzle()
        self.take(">")
        return SwizzledLayout(swizzle, layout)

    def fragment(self) -> Fragment:
        self.take("<")
        fragment = self.digits(self.numbers())
        self.take(">")
        return fragment

    def digits(self, shape: list[int]) -> Fragment:
        """`, register = [..], lane = [..], warp = [..]`; a list that is left out is empty."""
        if not all(extent >= 1 for extent in shape):
            raise refuse("layout.extent", f"expects tile extents of at least 1, got {min(shape)}")
        found: dict[str, tuple[Digit, ...]] = {}
        while self.accept(","):
            start = self.start
            name = self.take("word", "register, lane or warp")
            if name not in ("register", "lane", "warp") or name in found:
                raise self.error("register, lane and warp once each", f"'{name}'", start=start)
            self.take("=")
            found[name] = tuple(self.sequence("[", "]", lambda: self.digit(len(shape))))
        return Fragment(tuple(shape), *(found.get(name, ()) for name in ("register", "lane", "warp")))

    def digit(self, rank: int) -> Digit:
        start = self.start
        size = self.number()
        self.take(":")
        stride = self.numbers()
        if size < 1:
            raise refuse("layout.extent", f"expects digit sizes of at least 1, got {size}")
        if len(stride) != rank:
            raise self.error(f"a digit with {rank} strides", str(len(stride)), start=start)
        return Digit(size, tuple(stride))

    # Pieces

    def piecewise(self) -> Pieces:
        self.take("<")
        pieces = self.sequence("[", "]", self.piece)
        sets = [names for (names, _), _ in pieces]
        domain = None
        if self.accept("word", "on"):
            names, domain = self.set()
            sets.append(names)
        start = self.start
        self.take(">")
        if not pieces or any(names != sets[0] for names in sets):
            raise self.error("at least one piece, and sets over the same names", "other names", start=start)
        (dims, symbols), *_ = sets
        parts = [
            ([_in_python(one) for one in guard], [layout, *_moved(offset)]) for (_, guard), (layout, offset) in pieces
        ]
        over = None if domain is None else [_in_python(one) for one in domain]
        function = Piecewise(dims, parts, domain=over, symbols=symbols)
        written = [
            f"{_written(*set_)} -> {spell(layout)}" + (f" + {offset}" if offset else "")
            for set_, (layout, offset) in pieces
        ]
        on = "" if domain is None else f" on {_written(sets[0], domain)}"
        alone = tuple(function.restricted(guard) for guard, _ in parts)
        return Pieces(f"#layout.piecewise<[{', '.join(written)}]{on}>", function, alone)

    def piece(self) -> tuple[_Set, tuple[Layout | SwizzledLayout, int]]:
        """`guard -> layout + offset`."""
        guard = self.set()
        self.take("->")
        start = self.start
        layout = self.value()
        if isinstance(layout, Layout):
            return guard, (Layout(layout.shape, layout.stride), layout.offset)
        if isinstance(layout, SwizzledLayout):
            return guard, (layout, self.offset())
        raise self.error("a strided layout or a composition", "another", start=start)

    def set(self) -> _Set:
        """`(d0, d1)[s0] : (expression, expression == 0, ..)`: each is at least 0, or is 0."""
        dims = tuple(self.sequence("(", ")", lambda: self.take("word", "a name")))
        symbols = tuple(self.sequence("[", "]", lambda: self.take("word", "a name"))) if self.kind == "[" else ()
        self.take(":")
        return (dims, symbols), self.sequence("(", ")", self.constraint)

    def constraint(self) -> tuple[str, ...]:
        """The tokens of one constraint, as far as its comma or closing parenthesis."""
        tokens: list[str] = []
        depth = 0
        while depth or self.kind not in (",", ")"):
            if self.kind not in ("word", "number", "(", ")", "*", "+", "-", "=="):
                raise self.error("a sum of products, 'floordiv', 'mod' and '== 0'")
            depth += {"(": 1, ")": -1}.get(self.kind, 0)
            if self.kind != "number":
                tokens.append(self.token)
                self.next()
                continue
            # 3 -1 is a difference, as is 3 - 1.
            is_difference = self.token[0] == "-" and tokens and tokens[-1] not in ("(", "*", "+", "-", "==")
            number = self.number()
            tokens += ["-", str(-number)] if is_difference else [str(number)]
        if "==" in tokens and tokens[tokens.index("==") :] != ["==", "0"]:
            raise self.error("'== 0' at the end of a constraint", "another")
        return tuple(tokens)

    # Tensor maps

    def known(self) -> int | None:
        return None if self.accept("?") else self.number()

    def mode_name(self) -> str:
        """`none`, which `0B` is too, or `128B`: a number and a word."""
        if self.kind == "word":
            return self.take("word")
        if self.kind != "number":
            raise self.error("none or a number of bytes")
        size = self.number()
        unit = self.take("word", "'B'")
        return "none" if size == 0 and unit == "B" else f"{size}{unit}"

    def tensormap(self) -> TensorMap:
        fields: dict[str, object] = {}
        readers: dict[str, Callable[[], object]] = {
            "element": lambda: self.take("word", "an element type"),
            "box": lambda: tuple(self.numbers()),
            "swizzle": self.mode_name,
            "dims": lambda: tuple(self.sequence("[", "]", self.known)),
            "strides": lambda: tuple(self.sequence("[", "]", self.known)),
            "element_strides": lambda: tuple(self.numbers()),
            "interleave": self.mode_name,
            "fill": lambda: self.take("word", "zero or nan"),
            "rounds": lambda: self.take("word", "tf32"),
            "rank": self.number,
        }

        def field() -> None:
            start = self.start
            name = self.take("word", "a field of a tensor map")
            if name not in readers or name in fields:
                raise self.error(f"{', '.join(readers)} once each", f"'{name}'", start=start)
            self.take("=")
            fields[name] = readers[name]()

        start = self.start
        self.sequence("<", ">", field)
        if "element" not in fields or not fields.get("box"):
            raise self.error("an element and a box", "none", start=start)
        fields.pop("rank", None)
        return TensorMap(**fields)  # type: ignore[arg-type]
