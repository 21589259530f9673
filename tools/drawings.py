"""The two drawings of docs/drawings, made from the tree: the house, and the way of a move through it.

    .venv/bin/python tools/drawings.py           # writes them
    .venv/bin/python tools/drawings.py --check   # fails if they are not what the tree says

The house is drawn from the layers in pyproject.toml, the folders below src/freebooter and their first sentences. The
way of a move is a list of steps below; each names a file and something defined in it, and a step whose file or name
is gone is an error.
"""

import ast
import re
import sys
import tomllib
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "freebooter"
DRAWINGS = ROOT / "docs" / "drawings"

CLIENT = "The browser client in TypeScript and Svelte: it talks to the server over the wire and imports nothing of it"

WIDTH = 1080
INK, QUIET, LINE, PAPER = "#1d2b36", "#5b6b77", "#9fb0bb", "#ffffff"
COLOURS = ["#e8eef2", "#e3f1ec", "#f6efdf", "#f3e6e3", "#e9e6f3", "#e4eef7", "#eef2e0"]


class Step(NamedTuple):
    """One hop: in which lane, the file, the name defined in it, what happens there."""

    lane: str
    file: str
    name: str
    what: str


LANES = ["browser", "server", "kernel", "game"]

WAY = [
    Step("browser", "web/src/lib/Choice.svelte", "press", "A choice is pressed."),
    Step(
        "browser", "web/src/lib/link.svelte.ts", "choose", "The move's name goes out with the number of the question."
    ),
    Step(
        "server", "src/freebooter/server/http/socket.py", "_read_command", "Is it a command, and not too many of them?"
    ),
    Step(
        "server",
        "src/freebooter/server/tables/room.py",
        "do",
        "One at a time: sent twice, or too late? Else it is carried out.",
    ),
    Step("kernel", "src/freebooter/kernel/match.py", "play", "Refused with its reason, or entered in the history."),
    Step("kernel", "src/freebooter/kernel/run.py", "answer", "The flow that asked goes on with the answer."),
    Step(
        "game",
        "src/freebooter/games/seven_seas/plunder/plunder.py",
        "plunder",
        "The rule: it changes the state, writes events, asks on.",
    ),
    Step("kernel", "src/freebooter/kernel/match.py", "_note", "Draws, events and a hash make an entry of the history."),
    Step("server", "src/freebooter/server/storage/store.py", "write", "Stored first."),
    Step(
        "server",
        "src/freebooter/server/tables/showing/narrator.py",
        "updates",
        "Then shown: to each reader its own events and view, as text.",
    ),
    Step(
        "browser",
        "web/src/lib/link.svelte.ts",
        "hear",
        "In another browser the board shows the event, the log gets its line.",
    ),
]


# The house


def layers() -> list[list[str]]:
    """The packages from the top down, those side by side in one list."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    rows = next(contract["layers"] for contract in contracts if contract["name"] == "layers")
    return [[name.strip(" ()").removeprefix("freebooter.") for name in re.split(r"[|:]", row)] for row in rows]


def sentence(folder: Path) -> str:
    """The first sentence of a package."""
    doc = ast.get_docstring(ast.parse((folder / "__init__.py").read_text())) or ""
    first = re.split(r"(?<=\.)\s", " ".join(doc.split()), maxsplit=1)[0].rstrip(".")
    name, colon, what = first.partition(": ")
    return what[0].upper() + what[1:] if colon and len(name) < 30 else first


def rooms(folder: Path) -> list[str]:
    """The packages in a folder."""
    return sorted(one.name for one in folder.iterdir() if (one / "__init__.py").exists())


def client_rooms() -> list[str]:
    """The folders of the browser client."""
    return sorted(one.name for one in (ROOT / "web" / "src").iterdir() if one.is_dir())


class Svg:
    """Shapes with text, drawn from the top down."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.parts: list[str] = []

    def box(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        self.parts.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height:.0f}" rx="8"'
            f' fill="{colour}" stroke="{LINE}"/>'
        )

    def text(self, x: float, y: float, text: str, size: int = 13, colour: str = INK, weight: str = "400") -> None:
        self.parts.append(
            f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-weight="{weight}"'
            f' fill="{colour}">{escape(text)}</text>'
        )

    def lines(self, x: float, y: float, width: float, text: str, size: int = 13, colour: str = INK) -> float:
        """Text broken to a width; returns where the next line would stand."""
        for line in wrap(text, max(8, int(width / (size * 0.53)))):
            self.text(x, y, line, size, colour)
            y += size + 5
        return y

    def arrow(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.parts.append(
            f'<path d="M{x:.0f} {y:.0f} L{to_x:.0f} {to_y:.0f}" stroke="{QUIET}" stroke-width="1.5"'
            ' fill="none" marker-end="url(#head)"/>'
        )

    def whole(self, height: float) -> str:
        head = (
            '<marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
            f'<path d="M0 0 L10 5 L0 10 z" fill="{QUIET}"/></marker>'
        )
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img"'
                ' font-family="system-ui, sans-serif">',
                f"<title>{escape(self.title)}</title>",
                f"<defs>{head}</defs>",
                f'<rect width="{WIDTH}" height="{height:.0f}" fill="{PAPER}"/>',
                *self.parts,
                "</svg>\n",
            ]
        )


def house() -> str:
    svg = Svg("The house: packages from the top down; each may import only what lies below it")
    svg.text(24, 34, "The house", 20, weight="700")
    svg.text(24, 56, "Each package imports only what lies below it; the import linter keeps it so.", 13, QUIET)
    y = 70 + _box(svg, "web", CLIENT, client_rooms(), 24, 70, WIDTH - 48, 84, COLOURS[-1]) + 14
    for number, row in enumerate(layers()):
        colour = COLOURS[number % len(COLOURS)]
        boxes = [f"games.{name}" for name in rooms(SOURCE / "games")] if row == ["games"] else row
        gap = 16
        width = (WIDTH - 48 - gap * (len(boxes) - 1)) / len(boxes)
        height = max(_height(name, width) for name in boxes)
        for place, name in enumerate(boxes):
            _package(svg, name, 24 + place * (width + gap), y, width, height, colour)
        y += height + 14
    return svg.whole(y + 10)


def _folder(name: str) -> Path:
    return SOURCE.joinpath(*name.split("."))


def _height(name: str, width: float) -> float:
    probe = Svg("")
    return _package(probe, name, 0, 0, width, 0, PAPER)


def _package(svg: Svg, name: str, x: float, y: float, width: float, height: float, colour: str) -> float:
    """Draws a package; returns the height that it needs."""
    what, inside = sentence(_folder(name)), rooms(_folder(name))
    return _box(svg, name.replace(".", "/"), what, inside, x, y, width, height, colour)


def _box(
    svg: Svg, name: str, what: str, inside: list[str], x: float, y: float, width: float, height: float, colour: str
) -> float:
    svg.box(x, y, width, height, colour)
    svg.text(x + 14, y + 24, name, 15, weight="700")
    end = svg.lines(x + 14, y + 44, width - 28, what)
    if inside:
        end = svg.lines(x + 14, end + 2, width - 28, "rooms: " + ", ".join(inside), 12, QUIET)
    return end - y + 2


# The way of a move


def check(steps: list[Step]) -> list[str]:
    """What is wrong with the steps: files and names that are not there."""
    wrong = []
    for step in steps:
        path = ROOT / step.file
        if not path.exists():
            wrong.append(f"{step.file} does not exist")
        elif not re.search(
            rf"(def|function|const|class|private|async)\s+{step.name}\b|^\s*{step.name}\s*\(", path.read_text(), re.M
        ):
            wrong.append(f"{step.file} does not define {step.name}")
    return wrong


def way() -> str:
    svg = Svg("The way of a move: from a click to the line in another browser's log")
    svg.text(24, 34, "The way of a move", 20, weight="700")
    svg.text(24, 56, "From a click to the line in another browser's log.", 13, QUIET)
    y = 70.0
    for number, step in enumerate(WAY, 1):
        x = 24 + 44 * LANES.index(step.lane)
        width = WIDTH - 48 - 44 * (len(LANES) - 1)
        svg.box(x, y, width, 56, COLOURS[LANES.index(step.lane) % len(COLOURS)])
        svg.text(x + 14, y + 23, f"{number}  {step.what}", 14, weight="600")
        svg.text(x + 34, y + 43, f"{step.lane}: {step.file.removeprefix('src/freebooter/')}, {step.name}", 12, QUIET)
        if number < len(WAY):
            after = 24 + 44 * LANES.index(WAY[number].lane)
            svg.arrow(max(x, after) + 24, y + 56, max(x, after) + 24, y + 74)
        y += 74
    return svg.whole(y)


def drawings() -> dict[Path, str]:
    return {DRAWINGS / "house.svg": house(), DRAWINGS / "way-of-a-move.svg": way()}


def main() -> int:
    wrong = check(WAY)
    for path, drawing in drawings().items():
        if "--check" not in sys.argv:
            path.write_text(drawing)
            print(f"{path.relative_to(ROOT)} written")
        elif not path.exists() or path.read_text() != drawing:
            wrong.append(f"{path.relative_to(ROOT)} is not what the tree says: run tools/drawings.py")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
