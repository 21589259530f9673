"""Output and input of a game: a terminal, or a plain pipe.

Over a pipe everything is plain lines, one thing per line, without columns and escape codes, so that it
can be scripted and read aloud.
"""

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from freebooter.pictures.picture import SMALL, Chart, Parts, Picture
from freebooter.words import LogText

STYLES = {
    "title": "bold",
    "head": "underline",
    "note": "dim",
    "rule": "dim",
    "risk": "yellow",
    "error": "bold red",
    "good": "bold",
}


class EndOfInput(Exception):
    """There is nothing more to read."""


class Screen:
    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self.interactive = self.source.isatty() and self.out.isatty()
        self.misunderstood = 0
        """Number of inputs that could not be executed: a script should notice."""
        self._legend = ""
        """What the signs mean was said once; it is said again when it changes, and by `help`."""
        self._console = Console(file=self.out, highlight=False, emoji=False, markup=False)
        if self.interactive:
            _edit_lines()

    @property
    def height(self) -> int:
        return self._console.height if self.interactive else 1_000_000

    @property
    def width(self) -> int:
        return self._console.width

    def line(self, text: str = "", style: str | Parts = "") -> None:
        """A line in one style, or in parts that have their own."""
        if self.interactive:
            whole = Text(text, style=STYLES.get(style, style)) if isinstance(style, str) else Text.assemble(*style)
            self._console.print(whole)
        else:
            print(text, file=self.out)

    def error(self, text: str) -> None:
        """Print why something cannot be done; the game goes on."""
        self.misunderstood += 1
        if self.interactive:
            self.line(text, "error")
        else:
            self.out.flush()
            print(text, file=sys.stderr, flush=True)

    def log(self, lines: Sequence[LogText], pausing: str = "") -> None:
        """Print the log; `pausing` is the text of the pause when there is more than fits."""
        for number, line in enumerate(lines, start=1):
            rules = f" [{' '.join(line.rules)}]" if line.rules else ""
            if self.interactive:
                grid = Table.grid(padding=(0, 1))
                grid.add_row("·", Text.assemble(line.text, (rules, "dim")))
                self._console.print(grid)
                if pausing and number % max(self.height - 2, 5) == 0 and number < len(lines):
                    self.pause(pausing)
            else:
                print(f"{line.text}{rules}", file=self.out)

    def picture(self, picture: Picture, since: Picture | None = None) -> None:
        """The table. Over a pipe only what has changed `since`, because repeating it all is tiresome to listen to."""
        if not self.interactive:
            known = [] if since is None else since.spoken()
            for text in picture.spoken():
                if text not in known:
                    self.line(text)
            return
        for text, style in picture.drawn(self.width, self.height):
            self.line(text, style)
        if picture.legend != self._legend and self.height >= SMALL:
            self.line(picture.legend, "note")
            self._legend = picture.legend

    def choices(
        self, choices: Sequence[tuple[str, str]], chart: Chart | None = None, numbers: Sequence[int] = ()
    ) -> None:
        """Numbered options, each with its preview; at a terminal those on the map are not listed again."""
        numbers = numbers or range(1, len(choices) + 1)
        if not self.interactive:
            for number, (text, preview) in zip(numbers, choices, strict=True):
                self.line(f"{number}. {text}: {preview}" if preview else f"{number}. {text}")
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(style="bold")
        grid.add_column()
        numbered = frozenset() if chart is None else chart.numbered
        for at, (text, preview) in enumerate(choices):
            if at not in numbered:
                grid.add_row(str(numbers[at]), Text(text), Text(preview))
        if chart is not None and numbered:
            self.line(chart.hint)
        self._console.print(grid)

    def sheet(self, rows: Sequence[Sequence[str]]) -> None:
        """A small table, its first row the heading."""
        if not self.interactive:
            heads = rows[0]
            for row in rows[1:]:
                values = ", ".join(f"{head} {cell}" for head, cell in zip(heads[1:], row[1:], strict=True))
                self.line(f"{row[0]}: {values}")
            return
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        for number, row in enumerate(rows):
            cells = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
            self.line("  ".join([row[0].ljust(widths[0]), *cells]).rstrip(), "" if number else "head")

    def read(self, prompt: str = "> ") -> str:
        """The next line that was typed."""
        self.out.flush()
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.line()
                raise EndOfInput from None
        text = self.source.readline()
        if not text:
            raise EndOfInput
        return text.strip()

    def pause(self, text: str) -> None:
        """Wait for Enter at a terminal; a pipe does not wait."""
        if self.interactive:
            self.read(f"{text} ")

    def clear(self) -> None:
        if self.interactive:
            self._console.clear()
            self.out.write("\x1b[3J")  # clears the scrollback too
            self.out.flush()

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Show that a bot is thinking."""
        if self.interactive and not self._console.is_dumb_terminal:
            return self._console.status(text)
        return nullcontext()


def _edit_lines() -> None:
    """Line editing with arrow keys, if the system supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401
