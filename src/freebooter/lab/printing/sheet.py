"""A sheet of SVG on which charts are drawn one below the other. Colours that can be distinguished on white, on black,
and by colour-blind people."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from freebooter.lab.reports.summaries import WinShare

INK, BAR, LINE = "#555", "#3b7dbd", "#b3261e"
COLOURS = (BAR, "#c2701c", "#2c8a5b", "#8a56ac", "#7b7463")
DASHES = ("", "7 4", "2 4", "10 3 2 3", "4 2")
WIDE, ROW, LABEL, PLOT, HIGH = 640, 22, 150, 420, 220
LONGEST = 24
"""Letters of a label that fit."""


class Sheet:
    """Drawn from top to bottom. A notebook shows it by itself; `save` writes it to a file."""

    def __init__(self) -> None:
        self._y = 8
        self._parts: list[str] = []

    def title(self, text: str) -> None:
        self._y += ROW if not self._parts else 2 * ROW
        self._text(10, text, bold=True)

    def shares(self, rows: Sequence[tuple[str, WinShare]], par: float | None = None, full: float = 1.0) -> None:
        """Bars of win shares with their intervals; a broken line where luck alone would be.

        `full` is the share that fills the sheet: less than 1 where all are small, so that they can be told apart.
        """
        top = self._y + ROW // 2
        for label, wins in rows:
            self._row(label)
            self._bar(wins.share / full)
            self._interval(wins.low / full, wins.high / full)
            self._text(LABEL + PLOT + 10, f"{100 * wins.share:.1f} %")
        if par is not None:
            x = LABEL + par / full * PLOT
            self._parts.append(f'<path d="M{x:.1f} {top}V{self._y + 6}" stroke="{LINE}" stroke-dasharray="4 3"/>')

    def bars(self, rows: Sequence[tuple[str, float]], digits: int = 0) -> None:
        """Bars of numbers that are not negative; the longest fills the sheet."""
        most = max([value for _label, value in rows], default=0.0)
        for label, value in rows:
            self._row(label)
            self._bar(value / most if most else 0.0)
            self._text(LABEL + PLOT + 10, f"{value:.{digits}f}")

    def points(self, rows: Sequence[tuple[str, float, float, float]]) -> None:
        """Values with their intervals, on a scale of their own."""
        least = min([low for _label, _value, low, _high in rows])
        span = max([high for _label, _value, _low, high in rows]) - least or 1.0
        for label, value, low, high in rows:
            self._row(label)
            self._interval((low - least) / span, (high - least) / span)
            x = LABEL + (value - least) / span * PLOT
            self._parts.append(f'<circle cx="{x:.1f}" cy="{self._y - 4}" r="4.5" fill="{BAR}"/>')
            self._text(LABEL + PLOT + 10, f"{value:.1f}")

    def curves(self, curves: Sequence[tuple[str, Sequence[tuple[float, float]]]]) -> None:
        """Lines over numbers, told apart by colour, dashes and the name at their end."""
        points = [point for _name, line in curves for point in line]
        left, right = min(x for x, _y in points), max(x for x, _y in points)
        low, high = min(y for _x, y in points), max(y for _x, y in points)
        top = self._y + ROW // 2
        self._y += HIGH

        def place(x: float, y: float) -> str:
            across = LABEL + (x - left) / ((right - left) or 1.0) * PLOT
            return f"{across:.1f},{top + (high - y) / ((high - low) or 1.0) * (HIGH - ROW):.1f}"

        for value in (low, high):
            at = place(left, value).partition(",")[2]
            self._parts.append(f'<path d="M{LABEL} {at}h{PLOT}" stroke="{INK}" stroke-opacity="0.3"/>')
            self._parts.append(_text_at(LABEL - 10, float(at) + 4, f"{value:.3g}", end=True))
        for number, (name, line) in enumerate(curves):
            colour, dashes = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
            drawn = " ".join(place(x, y) for x, y in line)
            broken = f' stroke-dasharray="{dashes}"' if dashes else ""
            self._parts.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2"{broken}/>')
            end = float(place(*line[-1]).partition(",")[2])
            self._parts.append(_text_at(LABEL + PLOT + 10, end + 4, name, colour=colour))
        self._parts.append(_text_at(LABEL, self._y + ROW // 2, f"{left:.6g}"))
        self._parts.append(_text_at(LABEL + PLOT, self._y + ROW // 2, f"{right:.6g}", end=True))
        self._y += ROW // 2

    def svg(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{self._y + 20}"'
        return "\n".join([f'{head} font-family="sans-serif" font-size="13">', *self._parts, "</svg>", ""])

    def save(self, path: Path | str) -> None:
        Path(path).write_text(self.svg(), encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg()

    def _row(self, label: str) -> None:
        self._y += ROW
        self._parts.append(_text_at(LABEL - 10, self._y, label[:LONGEST], end=True))

    def _bar(self, part: float) -> None:
        size = f'width="{part * PLOT:.1f}" height="16" fill="{BAR}" fill-opacity="0.6"'
        self._parts.append(f'<rect x="{LABEL}" y="{self._y - 12}" {size}/>')

    def _interval(self, low: float, high: float) -> None:
        left, right, y = LABEL + low * PLOT, LABEL + high * PLOT, self._y
        drawn = f"M{left:.1f} {y - 4}H{right:.1f}M{left:.1f} {y - 8}v8M{right:.1f} {y - 8}v8"
        self._parts.append(f'<path d="{drawn}" stroke="{INK}"/>')

    def _text(self, x: float, text: str, bold: bool = False) -> None:
        self._parts.append(_text_at(x, self._y, text, bold=bold))


def _text_at(x: float, y: float, text: str, end: bool = False, bold: bool = False, colour: str = INK) -> str:
    marks = (' text-anchor="end"' if end else "") + (' font-weight="bold"' if bold else "")
    return f'<text x="{x:g}" y="{y:g}" fill="{colour}"{marks}>{escape(text)}</text>'
