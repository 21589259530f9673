"""What stands in the text files: ids, and the variables that each message uses."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.words.emitted import SOURCE

FOLDERS = {
    "kernel": SOURCE / "kernel" / "text",
    "seven-seas": SOURCE / "games" / "seven_seas" / "text",
    "black-fleet": SOURCE / "games" / "black_fleet" / "text",
    "marauders": SOURCE / "games" / "marauders" / "text",
    "cli": SOURCE / "cli" / "text",
    "lab": SOURCE / "lab" / "text",
    "server": SOURCE / "server" / "texts" / "text",
    "pictures": SOURCE / "pictures" / "text",
}
ALL_FOLDERS = sorted(path for path in SOURCE.rglob("text") if (path / "en").is_dir())


class Uses(Visitor):
    """The variables, other messages and functions of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.kinds: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first = node.arguments.positional[0]
        if isinstance(first, ast.StringLiteral):
            self.kinds.add((node.id.name, first.value))
        self.generic_visit(node)


@cache
def entries(folder: Path, language: str) -> dict[str, ast.Message]:
    """All messages of a folder in one language, and of the modules beside it."""
    found: dict[str, ast.Message] = {}
    for path in [
        *sorted((folder / language).glob("*.ftl")),
        *sorted(folder.parent.glob(f"modules/*/text/{language}/*.ftl")),
    ]:
        for name, entry in entries_of_file(path).items():
            assert name not in found, f"{path.name}: {name} stands there twice"
            found[name] = entry
    return found


@cache
def entries_of_file(path: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name} cannot be read: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry
    return found


@cache
def uses(folder: Path, language: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for name, entry in entries(folder, language).items():
        found[name] = Uses()
        found[name].visit(entry)
    return found


def variables(folder: Path, language: str, message: str) -> set[str]:
    """The variables of a message, also of those it refers to; a module's may refer to those of its game."""
    found = uses(folder, language)
    own = found[message] if message in found else uses(folder.parents[2] / "text", language)[message]
    return own.variables.union(*[variables(folder, language, other) for other in own.messages])
