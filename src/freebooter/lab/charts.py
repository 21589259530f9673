"""Bars for the terminal, and a chart of them in SVG."""

from collections.abc import Sequence
from html import escape

import msgspec

from freebooter.lab.ladder import Ladder
from freebooter.lab.report import Report, seats_of
from freebooter.lab.summaries import WinShare
from freebooter.lab.tasks import PlayedGame

EIGHTHS = " ▏▎▍▌▋▊▉█"
MOST_BINS = 16
STEPS = (1, 2, 5)


def text_bar(part: float, width: int = 24) -> str:
    """A bar of `width` characters at most, fine to an eighth of one."""
    eighths = round(max(0.0, min(1.0, part)) * width * 8)
    return (EIGHTHS[8] * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip()


class Histogram(msgspec.Struct, frozen=True):
    """How many values lie in each bin; bin `n` begins at `start + n * width`."""

    start: int
    width: int
    counts: list[int]

    def label(self, bin: int) -> str:
        low = self.start + bin * self.width
        return f"{low}" if self.width == 1 else f"{low} … {low + self.width - 1}"


def histogram(values: Sequence[int]) -> Histogram:
    """Bins of a round width, so that their ends can be read."""
    least, most = min(values), max(values)
    width, step = 1, 0
    while (most - least) // width >= MOST_BINS:
        step += 1
        width = STEPS[step % 3] * 10 ** (step // 3)
    start = least // width * width
    counts = [0] * ((most - start) // width + 1)
    for value in values:
        counts[(value - start) // width] += 1
    return Histogram(start, width, counts)


def scores_of(played: Sequence[PlayedGame], bot: str) -> list[int]:
    """All scores of one kind of bot."""
    where = seats_of(played, bot)
    return [one.scores[seat] for one, seats in zip(played, where, strict=True) for seat in seats]


# The picture. Colours that can be distinguished on white, on black, and by colour-blind people.
INK, BAR, LINE = "#555", "#3b7dbd", "#b3261e"
WIDE, ROW, LABEL, PLOT = 640, 22, 150, 420


def svg(report: Report, played: Sequence[PlayedGame], win_title: str, score_title: str) -> str:
    """Win shares of seats and bots with their intervals, then the scores of each bot."""
    parts: list[str] = []
    y = 30
    parts.append(_text(10, y, f"{report.game}: {win_title}", bold=True))
    lines = [(str(each.seat + 1), each.wins) for each in report.by_seat]
    lines += [(each.bot, each.wins) for each in report.by_bot]
    for label, wins in lines:
        y += ROW
        parts += _share_row(y, label, wins)
    parts.append(_par(52 - ROW // 2, y + 6, 1 / report.players))
    for each in report.by_bot:
        y += 2 * ROW
        parts.append(_text(10, y, f"{score_title}: {each.bot}", bold=True))
        bins = histogram(scores_of(played, each.bot))
        top = max(bins.counts)
        for at, count in enumerate(bins.counts):
            y += ROW
            parts += [
                _text(LABEL - 10, y, bins.label(at), end=True),
                _bar(y, count / top),
                _text(LABEL + PLOT + 10, y, f"{count}"),
            ]
    return _picture(y + 20, parts)


def ladder_svg(ladder: Ladder, title: str) -> str:
    """The ratings with their intervals, the best on top."""
    least = min([rung.low for rung in ladder.rungs])
    span = max([rung.high for rung in ladder.rungs]) - least or 1.0

    def at(rating: float) -> float:
        return LABEL + (rating - least) / span * PLOT

    y = 30
    parts = [_text(10, y, f"{ladder.plan.game}: {title}", bold=True)]
    for rung in ladder.rungs:
        y += ROW
        low, high = at(rung.low), at(rung.high)
        parts += [
            _text(LABEL - 10, y, rung.bot, end=True),
            f'<path d="M{low:.1f} {y - 4}H{high:.1f}M{low:.1f} {y - 8}v8M{high:.1f} {y - 8}v8" stroke="{INK}"/>',
            f'<circle cx="{at(rung.rating):.1f}" cy="{y - 4}" r="4.5" fill="{BAR}"/>',
            _text(LABEL + PLOT + 10, y, f"{rung.rating:.1f}"),
        ]
    return _picture(y + 20, parts)


def _picture(height: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{height}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="13">', *parts, "</svg>", ""])


def _share_row(y: int, label: str, wins: WinShare) -> list[str]:
    low, high = LABEL + wins.low * PLOT, LABEL + wins.high * PLOT
    interval = f'<path d="M{low:.1f} {y - 4}H{high:.1f}M{low:.1f} {y - 8}v8M{high:.1f} {y - 8}v8" stroke="{INK}"/>'
    percent = f"{100 * wins.share:.1f} %"
    return [_text(LABEL - 10, y, label, end=True), _bar(y, wins.share), interval, _text(LABEL + PLOT + 10, y, percent)]


def _par(top: int, bottom: int, par: float) -> str:
    x = LABEL + par * PLOT
    return f'<path d="M{x:.1f} {top}V{bottom}" stroke="{LINE}" stroke-dasharray="4 3"/>'


def _bar(y: int, part: float) -> str:
    return f'<rect x="{LABEL}" y="{y - 12}" width="{part * PLOT:.1f}" height="16" fill="{BAR}" fill-opacity="0.6"/>'


def _text(x: int, y: int, text: str, end: bool = False, bold: bool = False) -> str:
    marks = (' text-anchor="end"' if end else "") + (' font-weight="bold"' if bold else "")
    return f'<text x="{x}" y="{y}" fill="{INK}"{marks}>{escape(text)}</text>'
