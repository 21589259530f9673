"""The faults that are tried: each is one small edit of the source of a rule."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

MARK = re.compile(r"# mutants: same(?:\[(?P<kinds>[a-z, ]+)\])?(?P<texts>(?: `[^`]+`)*).*")

COMPARISONS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "is": "is not", "is not": "is", "in": "not in", "not in": "in",
}  # fmt: skip
COMPARISON = re.compile(r"<=|>=|==|!=|<|>|\bis\s+not\b|\bnot\s+in\b|\bis\b|\bin\b")
ARITHMETIC = {"+": "-", "-": "+", "*": "//", "//": "*", "%": "//", "<<": ">>", ">>": "<<", "&": "|", "|": "&"}
ARITHMETIC_SIGN = re.compile(r"//|<<|>>|[-+*%&|]")
EXTREMES = {"min": "max", "max": "min"}
GATES = frozenset({"hooked"})
"""Attributes that only save work: with no module on, a hook gives back what it was given."""
NO_RULE = re.compile(
    r"__repr__|__str__|label|risks|sensible|weights|weights_of|(.*_)?(words|worths?)"
    r"|best_sale|claim_odds|claim_way|closed_nations|farthest|faults|foresee|foresight|found_cost|mending|npc_prize|prospects"
    r"|raid_prize|view|weigh"
    r"|zone_dangers|zone_values"
)
"""Functions that hold no rule: what a thing is called, views, checks and advice, also that of a module.

What an option would bring (`preview`) is tried.
"""


@dataclass(frozen=True)
class Mutant:
    """One fault: bytes `start` to `end` of a file give way to `text`.

    `scope` is the function or method it lies in, or the name of a constant. `lines` are those of the statement: a
    test that touches none of them cannot notice. `same` says that a comment calls it no fault at all.
    """

    path: str
    scope: str
    kind: str
    line: int
    lines: tuple[int, ...]
    start: int
    end: int
    text: str
    was: str
    now: str
    same: bool = False

    @property
    def key(self) -> str:
        """The same after a change elsewhere in the file."""
        return f"{self.path} {self.scope} {self.kind}: {self.was} -> {self.now}"


def mutated(source: bytes, mutant: Mutant) -> bytes:
    return source[: mutant.start] + mutant.text.encode() + source[mutant.end :]


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """All faults for one file, in the order of its lines."""
    finder = Finder(path, source)
    tree = ast.parse(source)
    finder.module(tree.body)
    unique = {(one.start, one.end, one.text): one for one in finder.found if compiles(mutated(source, one))}
    return sorted(unique.values(), key=lambda one: (one.start, one.end))


def compiles(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


@dataclass(frozen=True)
class Mark:
    """What a comment says is no fault: all faults of a line, some kinds of them, or those that make it read so."""

    kinds: frozenset[str]
    texts: tuple[str, ...]

    def holds(self, kind: str, now: str) -> bool:
        if self.texts:
            return any(text in now for text in self.texts)
        return not self.kinds or kind in self.kinds


def marks(source: bytes) -> dict[int, Mark]:
    """Lines with faults that change nothing. The comment stands at the end of the line, or alone above it."""
    found: dict[int, Mark] = {}
    for number, line in enumerate(source.decode().splitlines(), 1):
        match = MARK.search(line)
        if match:
            alone = line.lstrip().startswith("#")
            kinds = frozenset(kind.strip() for kind in (match["kinds"] or "").split(",") if kind.strip())
            found[number + alone] = Mark(kinds, tuple(re.findall("`([^`]+)`", match["texts"] or "")))
    return found


class Finder:
    """Walks over a file and finds what can be mutated."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.marks = marks(source)
        self.found: list[Mutant] = []
        self.scope = ""
        self.lines: tuple[int, ...] = ()
        self.telling = False  # inside a block that only tells what happened

    # Places in the source

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def line_of(self, offset: int) -> int:
        return bisect_right(self.starts, offset)

    def edit(self, kind: str, start: int, end: int, text: str) -> None:
        first, last = self.line_of(start), self.line_of(max(start, end - 1))
        begin, stop = self.starts[first - 1], self.starts[last]
        was = self.source[begin:stop].decode()
        now = self.source[begin:start].decode() + text + self.source[end:stop].decode()
        was, now = in_one_line(was), in_one_line(now)
        mark = self.marks.get(first)
        same = mark is not None and mark.holds(kind, now)
        self.found.append(Mutant(self.path, self.scope, kind, first, self.lines, start, end, text, was, now, same))

    def replace(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        self.edit(kind, self.start(node), self.end(node), text)

    def swap(self, kind: str, left: ast.expr, right: ast.expr, sign: re.Pattern[str], table: dict[str, str]) -> None:
        """Swap the sign between two expressions."""
        between = self.source[self.end(left) : self.start(right)].decode()
        match = sign.search(between)
        if match:
            start = self.end(left) + len(between[: match.start()].encode())
            self.edit(kind, start, start + len(match[0].encode()), table[" ".join(match[0].split())])

    # Statements

    def module(self, body: list[ast.stmt]) -> None:
        self.constants(body)
        for node in body:
            if isinstance(node, ast.FunctionDef):
                if holds_rule(node):
                    self.function(node, node.name)
            elif isinstance(node, ast.ClassDef):
                for inner in node.body:
                    if isinstance(inner, ast.FunctionDef) and holds_rule(inner):
                        self.function(inner, f"{node.name}.{inner.name}")

    def constants(self, body: list[ast.stmt]) -> None:
        """Numbers with a name, unless they count up from 0 or 1: such ones are only ids."""
        named = [(node, number_of(node)) for node in body]
        ids: set[int] = set()
        for at in range(len(named) - 1):
            one, next_one = named[at][1], named[at + 1][1]
            if one is not None and next_one == one + 1 and (one in (0, 1) or at in ids):
                ids |= {at, at + 1}
        for at, (node, number) in enumerate(named):
            if number is not None and at not in ids and isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                self.scope, self.lines = ast.unparse(target), ()
                for value in near(number):
                    self.replace("constant", node.value, str(value))

    def function(self, node: ast.FunctionDef, scope: str) -> None:
        self.scope = scope
        body = node.body
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]  # the docstring
        self.block(body)

    def block(self, body: list[ast.stmt]) -> None:
        for node in body:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom | ast.ClassDef):
            return
        self.lines = header_lines(node)
        if isinstance(node, ast.If):
            self.branch(node)
        elif isinstance(node, ast.While):
            self.condition(node.test, ("False",))
            self.block([*node.body, *node.orelse])
        elif isinstance(node, ast.For):
            self.expression(node.iter)
            self.block([*node.body, *node.orelse])
        elif isinstance(node, ast.FunctionDef | ast.With):
            self.block(node.body)
        elif isinstance(node, ast.Try):
            self.block([*node.body, *node.orelse, *node.finalbody])
        else:
            self.simple(node)

    def branch(self, node: ast.If) -> None:
        was = self.telling
        if not is_telling(node.test):
            self.condition(node.test, ("True", "False"))
        else:
            if isinstance(node.test, ast.BoolOp):
                for value in node.test.values:
                    if not is_telling(value):
                        self.expression(value)
            self.telling = True
        self.block(node.body)
        self.telling = was
        self.block(node.orelse)

    def simple(self, node: ast.stmt) -> None:
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            self.replace("answer", node.value, str(not node.value.value))
            return
        if isinstance(node, ast.AugAssign):
            self.augmented(node)
        if can_be_deleted(node, self.scope) and not self.telling:
            self.replace("deletion", node, "pass")
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr) and not (isinstance(node, ast.AnnAssign) and child is node.annotation):
                self.expression(child)

    def augmented(self, node: ast.AugAssign) -> None:
        between = self.source[self.end(node.target) : self.start(node.value)].decode()
        match = ARITHMETIC_SIGN.search(between)
        if match and not is_collection(node.value):
            start = self.end(node.target) + match.start()
            self.edit("arithmetic", start, start + len(match[0]), ARITHMETIC[match[0]])

    # Expressions

    def condition(self, test: ast.expr, forced: tuple[str, ...]) -> None:
        for value in forced:
            if value == "False" or not is_gate(test):
                self.replace("condition", test, value)
        self.expression(test)

    def expression(self, node: ast.AST) -> None:
        if isinstance(node, ast.JoinedStr):
            return  # wording, and without true places in the source before Python 3.12
        match node:
            case ast.Compare():
                self.compare(node)
            case ast.BoolOp():
                self.connective(node)
            case ast.UnaryOp(op=ast.Not()):
                self.replace("not", node, f"({self.text(node.operand)})")
            case ast.BinOp():
                self.arithmetic(node)
            case ast.Constant():
                self.number(node)
            case ast.Call(func=ast.Name(id="min" | "max" as name)):
                self.replace("extreme", node.func, EXTREMES[name])
            case ast.IfExp():
                if not is_gate(node.test):
                    self.replace("condition", node.test, "True")
                self.replace("condition", node.test, "False")
            case ast.comprehension():
                for test in node.ifs:
                    self.replace("condition", test, "True")
            case ast.Slice():
                self.slice(node)
        for child in ast.iter_child_nodes(node):
            if not (isinstance(node, ast.Call) and is_cast(node) and child is node.args[0]):
                self.expression(child)

    def compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for left, right in pairwise(sides):
            self.swap("compare", left, right, COMPARISON, COMPARISONS)

    def connective(self, node: ast.BoolOp) -> None:
        word = "or" if isinstance(node.op, ast.And) else "and"
        parts = [f"({self.text(value)})" if compound(value) else self.text(value) for value in node.values]
        self.replace("connective", node, f"({f' {word} '.join(parts)})")
        for left_out in range(len(parts)):
            if is_gate(node.values[left_out]):
                continue
            kept = parts[:left_out] + parts[left_out + 1 :]
            self.replace("clause", node, f"({f' {other(word)} '.join(kept)})")

    def arithmetic(self, node: ast.BinOp) -> None:
        if not is_collection(node.left) and not is_collection(node.right):
            self.swap("arithmetic", node.left, node.right, ARITHMETIC_SIGN, ARITHMETIC)

    def number(self, node: ast.Constant) -> None:
        if type(node.value) is int and not self.telling:
            for value in near(node.value):
                self.replace("number", node, str(value))

    def slice(self, node: ast.Slice) -> None:
        for bound, change in ((node.lower, "+ 1"), (node.upper, "- 1")):
            if bound is not None and not any(isinstance(part, ast.Constant) for part in ast.walk(bound)):
                self.replace("slice", bound, f"({self.text(bound)}) {change}")


def in_one_line(text: str) -> str:
    return " ".join(MARK.sub("", text).split())


def near(number: int) -> Iterator[int]:
    yield number + 1
    if number > 0:
        yield number - 1


def other(word: str) -> str:
    return "and" if word == "or" else "or"


def number_of(node: ast.stmt) -> int | None:
    """The number that a statement names, as in `HAND: Final = 3`."""
    if isinstance(node, ast.Assign | ast.AnnAssign):
        value = node.value
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and type(value.value) is int:
            return value.value
    return None


def header_lines(node: ast.stmt) -> tuple[int, ...]:
    """The lines of a statement, without the block below it."""
    body = getattr(node, "body", None)
    assert node.end_lineno is not None
    last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno
    return tuple(range(node.lineno, last + 1))


def is_telling(test: ast.expr) -> bool:
    """Whether a condition is `t.journal is not None`, perhaps with more."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        return any(is_telling(value) for value in test.values)
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Attribute) and test.left.attr == "journal"


def holds_rule(node: ast.FunctionDef) -> bool:
    return NO_RULE.fullmatch(node.name) is None and not is_for_laws(node)


def names_read(source: bytes) -> tuple[set[str], set[str]]:
    """The names that functions of a file read: those of rules, and all others."""
    rules: set[str] = set()
    others: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            inside = [inner for part in node.body for inner in ast.walk(part)]
            names = {inner.id for inner in inside if isinstance(inner, ast.Name)}
            names |= {inner.attr for inner in inside if isinstance(inner, ast.Attribute)}
            (rules if holds_rule(node) else others).update(names)
    return rules, others


def is_for_laws(node: ast.FunctionDef) -> bool:
    """Whether it reads a move that was tried out, which only the laws do: they are tests themselves."""
    notes = [argument.annotation for argument in node.args.args]
    return any(note is not None and ast.unparse(note).strip("'\"").startswith("Played[") for note in notes)


def is_gate(test: ast.expr) -> bool:
    return isinstance(test, ast.Attribute) and test.attr in GATES


def can_be_deleted(node: ast.stmt, scope: str) -> bool:
    """Calls, parts that are run, and changes of the state."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.YieldFrom) and not is_empty_part(node.value)
    if isinstance(node, ast.Assign) and not scope.endswith("__init__"):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.AugAssign)


def is_empty_part(node: ast.expr) -> bool:
    """`yield from ()`, which only makes a function one that may ask."""
    return isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.Tuple) and not node.value.elts


def is_collection(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def compound(node: ast.expr) -> bool:
    return isinstance(node, ast.BoolOp | ast.IfExp | ast.Lambda)


def is_cast(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "cast"
