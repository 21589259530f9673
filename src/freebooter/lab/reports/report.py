"""The report on many games, as data: for JSON, for CSV, and for the terminal."""

import csv
import io
from collections.abc import Sequence

import msgspec

from freebooter.lab.reports.summaries import Spread, WinShare, spread, win_share
from freebooter.lab.work.tasks import PlayedGame


class BotReport(msgspec.Struct, frozen=True):
    """How one kind of bot did, over all the seats it had."""

    bot: str
    wins: WinShare
    scores: Spread


class SeatReport(msgspec.Struct, frozen=True):
    seat: int
    wins: WinShare
    scores: Spread


class Count(msgspec.Struct, frozen=True):
    """`share` is the part of its table, `per_game` the mean."""

    count: int
    share: float
    per_game: float


class Report(msgspec.Struct, frozen=True):
    """Shares come with 95 % intervals; ties share a win. The same tasks give the same report, to the last digit."""

    game: str
    rules: str
    options: dict[str, object]
    players: int
    bots: list[str]
    games: int
    seed: str
    rotated: bool
    by_seat: list[SeatReport]
    by_bot: list[BotReport]
    length: dict[str, Spread]
    counts: dict[str, dict[str, Count]]
    chances: dict[str, dict[str, WinShare]]

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def report_on(played: Sequence[PlayedGame], bots: Sequence[str], seed: str, rotated: bool) -> Report:
    first = played[0].task
    seats = len(first.bots)
    return Report(
        game=first.game,
        rules=first.rules,
        options=first.options,
        players=seats,
        bots=list(bots),
        games=len(played),
        seed=seed,
        rotated=rotated,
        by_seat=[SeatReport(seat, *_wins_and_scores(played, [(seat,)] * len(played))) for seat in range(seats)],
        by_bot=[BotReport(bot, *_wins_and_scores(played, seats_of(played, bot))) for bot in dict.fromkeys(bots)],
        length=_lengths(played),
        counts=_counts(played),
        chances=_chances(played),
    )


def seats_of(played: Sequence[PlayedGame], bot: str) -> list[tuple[int, ...]]:
    """The seats that a bot had in each game."""
    return [tuple(seat for seat, name in enumerate(one.task.bots) if name == bot) for one in played]


def _wins_and_scores(played: Sequence[PlayedGame], where: Sequence[tuple[int, ...]]) -> tuple[WinShare, Spread]:
    wins = [one.wins[seat] for one, seats in zip(played, where, strict=True) for seat in seats]
    scores = [one.scores[seat] for one, seats in zip(played, where, strict=True) for seat in seats]
    return win_share(sum(wins), len(wins)), spread(scores)


def _lengths(played: Sequence[PlayedGame]) -> dict[str, Spread]:
    names = dict.fromkeys(name for one in played for name in one.tally.measures)
    found = {"decisions": spread([one.decisions for one in played])}
    for name in names:
        found[name] = spread([one.tally.measures[name] for one in played if name in one.tally.measures])
    return found


def _counts(played: Sequence[PlayedGame]) -> dict[str, dict[str, Count]]:
    sums: dict[str, dict[str, int]] = {}
    for one in played:
        for table, lines in one.tally.counts.items():
            into = sums.setdefault(table, {})
            for line, times in lines.items():
                into[line] = into.get(line, 0) + times
    found: dict[str, dict[str, Count]] = {}
    for table, into in sorted(sums.items()):
        total = sum(into.values()) or 1  # in a short run nothing at all may have happened
        most_first = sorted(into.items(), key=lambda item: (-item[1], item[0]))
        found[table] = {line: Count(times, times / total, times / len(played)) for line, times in most_first}
    return found


def _chances(played: Sequence[PlayedGame]) -> dict[str, dict[str, WinShare]]:
    sums: dict[str, dict[str, tuple[int, float]]] = {}
    for one in played:
        for table, lines in one.tally.chances.items():
            into = sums.setdefault(table, {})
            for line, (seats, wins) in lines.items():
                before = into.get(line, (0, 0.0))
                into[line] = (before[0] + seats, before[1] + wins)
    return {
        table: {line: win_share(wins, seats) for line, (seats, wins) in sorted(into.items())}
        for table, into in sorted(sums.items())
    }


def as_csv(played: Sequence[PlayedGame]) -> str:
    """One line for each seat of each game."""
    measures = list(dict.fromkeys(name for one in played for name in one.tally.measures))
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["game", "seed", "seat", "bot", "place", "win", "score", "decisions", *measures])
    for one in played:
        for seat, bot in enumerate(one.task.bots):
            measured = [one.tally.measures.get(name, "") for name in measures]
            row = [one.task.number + 1, one.task.seed, seat, bot, one.places[seat], round(one.wins[seat], 6)]
            writer.writerow([*row, one.scores[seat], one.decisions, *measured])
    return out.getvalue()
