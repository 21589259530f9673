"""Statistics of one guest and of the whole server: sums over the facts of finished games."""

from collections.abc import Iterable
from functools import cache
from math import erf, sqrt
from statistics import median
from threading import Lock

from freebooter.games import find_game
from freebooter.kernel.counting.intervals import wilson_interval
from freebooter.server.statistics.answer import (
    Favourite,
    Favourites,
    FeatLine,
    Feats,
    Length,
    Luck,
    Outcome,
    Part,
    Share,
    Statistics,
)
from freebooter.server.statistics.game_facts import Facts
from freebooter.server.statistics.game_facts_store import FinishedGame
from freebooter.server.texts.words import TEXTS
from freebooter.server.workers import levels
from freebooter.words import Words

PEOPLE, MIXED = "people", "mixed"
MOST_RESULTS = 300


def share(name: str, title: str, wins: float, games: int, par: float) -> Share:
    low, high = wilson_interval(wins, games)
    return Share(name, title, games, wins, wins / games, low, high, par / games)


def won(facts: Facts, seat: int) -> float:
    """A win that is shared counts in parts."""
    return 1 / facts.places.count(1) if facts.places[seat] == 1 else 0.0


def opponents(ended: FinishedGame, seat: int) -> str:
    """The level of all the others: of bots, people, or mixed."""
    others = {bot or PEOPLE for at, bot in enumerate(ended.bots) if at != seat}
    return others.pop() if len(others) == 1 else MIXED


_one_at_a_time = Lock()


@cache
def _words(language: str) -> Words:
    """Words of our own: this work is done beside the event loop, by one thread at a time."""
    return Words(language, [TEXTS])


class _Sums:
    """Adds up seats: mine, or with the server's part every seat."""

    def __init__(self, language: str) -> None:
        self.words = _words(language)
        self.titles: dict[str, str] = {}
        self.games: list[tuple[FinishedGame, Facts]] = []
        self.several = 0
        self.practice = 0
        self.by_game: dict[str, list[tuple[float, float]]] = {}
        self.by_level: dict[str, list[tuple[float, float]]] = {}
        self.favourites: dict[str, dict[str, int]] = {}
        self.won_with: dict[str, dict[str, int]] = {}
        self.dice: dict[str, list[int]] = {}
        self.results: list[Outcome] = []
        self.feats: dict[str, dict[str, list[tuple[str, int]]]] = {}

    def add_game(self, ended: FinishedGame, facts: Facts) -> None:
        self.games.append((ended, facts))

    def add_seat(self, ended: FinishedGame, facts: Facts, seat: int) -> None:
        sums = self.dice.setdefault(ended.game, [0] * len(facts.dice[seat]))
        for face, count in enumerate(facts.dice[seat]):
            sums[face] += count
        for name, times in facts.feats[seat].items() if facts.feats else ():
            self.feats.setdefault(ended.game, {}).setdefault(name, []).append((ended.table, times))
        played = facts.favourites[seat]
        _add(self.favourites.setdefault(ended.game, {}), played)
        if facts.places[seat] == 1:
            _add(self.won_with.setdefault(ended.game, {}), played)

    def add_result(self, name: str, where: dict[str, list[tuple[float, float]]], facts: Facts, seat: int) -> None:
        where.setdefault(name, []).append((won(facts, seat), 1 / len(facts.places)))

    def title(self, game: str) -> str:
        if game not in self.titles:
            self.titles[game] = self.words.say(f"game-{game}", find_game(game))
        return self.titles[game]

    def level(self, level: str) -> str:
        known = (*levels.FOR_PEOPLE, PEOPLE, MIXED)
        return self.words.say(f"level-{level}") if level in known else level

    def part(self) -> Part:
        order = sorted(self.by_level, key=lambda one: _order(one))
        return Part(
            len(self.games),
            sum(facts.moves for _, facts in self.games),
            self.several,
            [_share(name, self.title(name), self.by_game[name]) for name in sorted(self.by_game)],
            [_share(name, self.level(name), self.by_level[name]) for name in order],
            [self._favourites(game) for game in sorted(self.favourites) if self.favourites[game]],
            [self._length(game) for game in sorted({ended.game for ended, _ in self.games})],
            [self._luck(game) for game in sorted(self.dice) if sum(self.dice[game])],
            self.results[-MOST_RESULTS:],
            self.practice,
            [self._feats(game) for game in sorted(self.feats)],
        )

    def _feats(self, game: str) -> Feats:
        lines = [
            FeatLine(
                name,
                self.words.name_of(find_game(game), "feat", name),
                sum(times for _, times in done),
                len({table for table, _ in done}),
            )
            for name, done in self.feats[game].items()
        ]
        return Feats(game, self.title(game), sorted(lines, key=lambda line: -line.count))

    def _favourites(self, game: str) -> Favourites:
        kind = find_game(game).statistics.favourite
        won_with = self.won_with.get(game, {})
        lines = [
            Favourite(name, self.words.name_of(find_game(game), kind, name), count, won_with.get(name, 0))
            for name, count in sorted(self.favourites[game].items(), key=lambda line: -line[1])
        ]
        return Favourites(game, self.title(game), kind, lines, self.words.say("favourites", find_game(game)))

    def _length(self, game: str) -> Length:
        facts = [one for ended, one in self.games if ended.game == game]
        middles = [median(getattr(one, name) for one in facts) for name in ("minutes", "moves", "rounds")]
        return Length(game, self.title(game), len(facts), *[round(middle, 1) for middle in middles])

    def _luck(self, game: str) -> Luck:
        faces = self.dice[game]
        thrown = sum(faces)
        counted = find_game(game).statistics
        good, sides = counted.successes, counted.sides
        worth = [int(face in good) if good else face for face in range(1, len(faces) + 1)]
        mean = sum(value * count for value, count in zip(worth, faces, strict=True)) / thrown
        expected = sum(value * count for value, count in zip(worth, sides, strict=True)) / sum(sides)
        spread = sqrt(
            sum(count * (value - expected) ** 2 for value, count in zip(worth, sides, strict=True)) / sum(sides)
        )
        better = (1 + erf((mean - expected) / (spread / sqrt(thrown)) / sqrt(2))) / 2
        kind = "successes" if good else "faces"
        title, percentile = self.title(game), round(100 * better)
        return Luck(game, title, kind, faces, thrown, mean, expected, percentile, list(sides), list(good))


def _add(sums: dict[str, int], more: dict[str, int]) -> None:
    for name, count in more.items():
        sums[name] = sums.get(name, 0) + count


def _order(level: str) -> tuple[int, str]:
    known = (*levels.FOR_PEOPLE, PEOPLE, MIXED)
    return (known.index(level) if level in known else len(known) - 2, level)


def _share(name: str, title: str, results: list[tuple[float, float]]) -> Share:
    return share(name, title, sum(win for win, _ in results), len(results), sum(par for _, par in results))


def statistics(games: Iterable[FinishedGame], guest: str, language: str) -> Statistics:
    """Of a guest, and of the server, whose levels are those of the bots themselves."""
    with _one_at_a_time:
        return _statistics(games, guest, language)


def _statistics(games: Iterable[FinishedGame], guest: str, language: str) -> Statistics:
    mine, all_of_it = _Sums(language), _Sums(language)
    pending = 0
    for ended in games:
        facts = ended.facts
        if facts is None:
            pending += 1
            continue
        if len(facts.places) != len(ended.bots):
            continue  # a record that cannot be read any more
        seats = [seat for seat, sits in enumerate(ended.guests) if guest and sits == guest]
        if facts.practice:
            all_of_it.practice += 1
            mine.practice += 1 if seats else 0
            continue
        _add_to_server(all_of_it, ended, facts)
        if seats:
            _add_to_mine(mine, ended, facts, seats)
    return Statistics(pending, mine.part(), all_of_it.part())


def _add_to_server(sums: _Sums, ended: FinishedGame, facts: Facts) -> None:
    sums.add_game(ended, facts)
    for seat, bot in enumerate(ended.bots):
        sums.add_seat(ended, facts, seat)
        if len({one or PEOPLE for one in ended.bots}) > 1:
            sums.add_result(bot or PEOPLE, sums.by_level, facts, seat)


def _add_to_mine(sums: _Sums, ended: FinishedGame, facts: Facts, seats: list[int]) -> None:
    sums.add_game(ended, facts)
    for seat in seats:
        sums.add_seat(ended, facts, seat)
    if len(seats) > 1:
        sums.several += 1
        return
    seat = seats[0]
    sums.add_result(ended.game, sums.by_game, facts, seat)
    sums.add_result(opponents(ended, seat), sums.by_level, facts, seat)
    place, points = facts.places[seat], facts.scores[seat]
    title = sums.title(ended.game)
    sums.results.append(Outcome(ended.table, ended.game, title, ended.at, place, len(facts.places), points))
