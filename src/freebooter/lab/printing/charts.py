"""Bars for the terminal, and the same as pictures."""

from collections.abc import Sequence

import msgspec

from freebooter.lab.ladder import Ladder
from freebooter.lab.printing.sheet import Sheet
from freebooter.lab.reports.report import Report, seats_of
from freebooter.lab.work.tasks import PlayedGame

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


def svg(report: Report, played: Sequence[PlayedGame], win_title: str, score_title: str) -> str:
    """Win shares of seats and bots with their intervals, then the scores of each bot."""
    sheet = Sheet()
    sheet.title(f"{report.game}: {win_title}")
    lines = [(str(each.seat + 1), each.wins) for each in report.by_seat]
    sheet.shares(lines + [(each.bot, each.wins) for each in report.by_bot], 1 / report.players)
    for each in report.by_bot:
        sheet.title(f"{score_title}: {each.bot}")
        draw_histogram(sheet, scores_of(played, each.bot))
    return sheet.svg()


def draw_histogram(sheet: Sheet, values: Sequence[int]) -> None:
    bins = histogram(values)
    sheet.bars([(bins.label(at), count) for at, count in enumerate(bins.counts)])


def ladder_svg(ladder: Ladder, title: str) -> str:
    """The ratings with their intervals, the best on top."""
    sheet = Sheet()
    sheet.title(f"{ladder.plan.game}: {title}")
    sheet.points([(rung.bot, rung.rating, rung.low, rung.high) for rung in ladder.rungs])
    return sheet.svg()
