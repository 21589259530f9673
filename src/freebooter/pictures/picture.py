"""A table as it can be drawn in columns or read aloud line by line."""

from dataclasses import dataclass, field, replace
from typing import TypeAlias

Parts: TypeAlias = list[tuple[str, str]]
"""A line of which each part has a style of its own."""

SMALL = 30
"""Terminals with fewer lines than this leave out what can wait."""
TALL = 38
"""From so many lines on there is room for explanations."""


@dataclass(frozen=True)
class Head:
    """The heading of a column; the short one is for narrow terminals, which leave out what they can `spare`."""

    long: str
    short: str
    to_the_left: bool = False
    spare: bool = False


@dataclass(frozen=True)
class Row:
    """One player: a cell for each column, perhaps a line below them, and the same as a sentence."""

    cells: list[str]
    spoken: str
    note: str = ""
    style: str = ""
    marked: bool = False


@dataclass(frozen=True)
class Chart:
    """A map. Beside it stand notes, in long form where the terminal is wide enough; `spoken` is all of it in sentences.

    `numbered` are the options, counted from 0, that stand on it with their number and need no line of their own;
    `hint` tells of them. When `urgent`, somebody is looking for a way and small terminals show little else. When
    `hidden`, something else goes on for which nobody needs a map.
    """

    lines: list[Parts]
    beside: list[str]
    beside_long: list[str]
    spoken: list[str]
    numbered: frozenset[int] = frozenset()
    hint: str = ""
    urgent: bool = False
    hidden: bool = False

    def drawn(self, width: int) -> list[Parts]:
        if self.hidden:
            return []
        ample = width >= max(len(text) for text in self.beside_long) + self.width + 2
        beside = self.beside_long if ample else self.beside
        lines: list[Parts] = []
        for at, line in enumerate(self.lines):
            note = beside[at] if at < len(beside) else ""
            fits = note and self.width + 2 + len(note) <= width
            lines.append([*line, ("  " + note, "")] if fits else line)
        return lines

    @property
    def width(self) -> int:
        return max(sum(len(text) for text, style in line) for line in self.lines)


@dataclass(frozen=True)
class Picture:
    """`more` explains at leisure what `below` only names."""

    title: list[str]
    heads: list[Head] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    legend: str = ""
    below: list[str] = field(default_factory=list)
    chart: Chart | None = None
    more: list[str] = field(default_factory=list)

    def spoken(self) -> list[str]:
        """Without columns: for pipes, files and screen readers."""
        chart = [] if self.chart is None else self.chart.spoken
        return [*self.title, *chart, *[row.spoken for row in self.rows], *self.below, *self.more]

    def drawn(self, width: int, height: int = TALL) -> list[tuple[str, str | Parts]]:
        """All lines of the picture, each with its style; a line of the chart has styles for its parts."""
        lines: list[tuple[str, str | Parts]] = [(line, "title") for line in self.title]
        if self.chart is not None:
            lines += [("".join(text for text, style in parts), parts) for parts in self.chart.drawn(width)]
        if self.chart is None or not self.chart.urgent or height >= SMALL:
            lines += self.columns(width)
        lines += [(line, "") for line in self.below]
        return [*lines, *[(line, "note") for line in self.more]] if height >= TALL else lines

    def columns(self, width: int) -> list[tuple[str, str]]:
        """Lines with aligned columns; headings are long as far as they fit, and what cannot fit is left out."""
        heads = [head.short for head in self.heads]
        gap = 2 if self._width(heads, 2) <= width else 1
        spare = [at for at, head in enumerate(self.heads) if head.spare]
        if spare and self._width(heads, gap) > width:
            return self._without(spare[-1]).columns(width)
        for at, head in enumerate(self.heads):
            longer = [*heads[:at], head.long, *heads[at + 1 :]]
            if self._width(longer, gap) <= width:
                heads = longer
        return self._columns(heads, gap)

    def _without(self, at: int) -> "Picture":
        """The same with one column fewer."""
        rows = [replace(row, cells=[*row.cells[:at], *row.cells[at + 1 :]]) for row in self.rows]
        return replace(self, heads=[*self.heads[:at], *self.heads[at + 1 :]], rows=rows)

    def _width(self, heads: list[str], gap: int) -> int:
        return max((len(text) for text, style in self._columns(heads, gap) if style != "note"), default=0)

    def _columns(self, heads: list[str], gap: int) -> list[tuple[str, str]]:
        cells = [heads, *[row.cells for row in self.rows]]
        widths = [max(len(row[at]) for row in cells) for at in range(len(heads))]
        lines = [("  " + self._line(heads, widths, gap), "head")] if heads else []
        for row in self.rows:
            lines.append((("> " if row.marked else "  ") + self._line(row.cells, widths, gap), row.style))
            if row.note:
                lines.append(("    " + row.note, "note"))
        return lines

    def _line(self, cells: list[str], widths: list[int], gap: int) -> str:
        placed = []
        for head, cell, width in zip(self.heads, cells, widths, strict=True):
            placed.append(cell.ljust(width) if head.to_the_left else cell.rjust(width))
        return (" " * gap).join(placed).rstrip()
