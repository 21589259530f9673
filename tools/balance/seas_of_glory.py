"""The tables of docs/balance-seas-of-glory.md, by games of four `heaviest` who look at the table (see `advised`).

PYTHONPATH=.:build/fast .venv/bin/python tools/balance/seas_of_glory.py --games 500 --seed balance
"""

import argparse
from collections.abc import Callable, Sequence

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Journal
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with
from tools.balance.advised import SEATS, heaviest

PRESETS = ["base", "first-voyage", "merchants", "rough-seas", "cutthroats", "everything"]
LENGTH = {
    "rounds": "rounds",
    "decisions": "decisions",
    "battles": "battles",
    "raids": "merchant raids",
    "sales": "sales",
    "deaths": "captains lost",
}
USE = {
    "favours-bought": "favours bought",
    "favours-of-missions": "favours of missions",
    "favours-for-rolls": "favours used for rolls",
    "favours-for-draws": "favours used for draws",
    "favours-for-searches": "favours against searches",
    "favours-for-ports": "favours for closed ports",
    "favours-lost": "favours lost with captains",
    "contraband-sold": "contraband cards sold",
    "contraband-given-up": "contraband thrown overboard",
    "searches-resisted": "searches resisted",
    "visits": "visits to places",
    "place-raids": "raids on places",
    "mutinies": "mutinies",
    "steps-with-wind": "free steps with the wind",
    "steps-against-wind": "steps against the wind",
    "storm-rolls": "rolls against the storm",
    "modifications-lost": "modifications lost with ships",
    "nests-used": "crow's nests that hid a captain",
    "upgrades-captured": "weapons and modifications captured from NPCs",
    "fires": "damage by fire",
    "hoard": "gold of the treasure galleon",
    "off-turn-tries": "off-turn searches",
    "off-turn-finds": "off-turn searches that found somebody",
}
"""Measures of modules and what the table calls them."""


class AllAdvised(Chooser):
    def __init__(self, chance: SearchChance) -> None:
        self.chance = chance
        self.decisions = 0

    def choose(self, run: Run, ask: Ask) -> Move:
        if len(ask.options) == 1:
            return ask.options[0]
        self.decisions += 1
        return heaviest(ask, ask.weights(run.state), self.chance)


class Games:
    """What was counted in all games of one preset."""

    def __init__(self, preset: str) -> None:
        self.preset = preset
        self.games = 0
        self.measures: dict[str, float] = {}
        self.counts: dict[str, dict[str, int]] = {}
        self.chances: dict[str, dict[str, tuple[int, float]]] = {}
        self.seats = [0.0] * SEATS

    def play(self, seed: str) -> None:
        options = GAME.options({"edition": self.preset})
        state = GAME.setup(options, SEATS, SearchChance(seed))
        journal = Journal()
        state.journal = journal
        run = Run(GAME, state, keeps=False)
        run.begin()
        chooser = AllAdvised(SearchChance(f"{seed} choice"))
        while run.question is not None:
            answer_with(run, chooser)
        places = GAME.result(state).places
        wins = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        views = [GAME.view(state, seat) for seat in range(SEATS)]
        tally = STATISTICS.tally(journal.take(), views, wins, GAME.choosing.modules_on(options))
        tally.measure("decisions", chooser.decisions)
        self.games += 1
        for seat in range(SEATS):
            self.seats[seat] += wins[seat]
        for name, value in tally.measures.items():
            self.measures[name] = self.measures.get(name, 0) + value
        for table, lines in tally.counts.items():
            for line, times in lines.items():
                known = self.counts.setdefault(table, {})
                known[line] = known.get(line, 0) + times
        for table, shares in tally.chances.items():
            for line, (had, won) in shares.items():
                before = self.chances.setdefault(table, {}).get(line, (0, 0.0))
                self.chances[table][line] = (before[0] + had, before[1] + won)

    def mean(self, name: str) -> str:
        return f"{self.measures[name] / self.games:.1f}" if name in self.measures else ""

    def count(self, table: str, line: str) -> int:
        return self.counts.get(table, {}).get(line, 0)

    def has(self, table: str) -> bool:
        return table in self.counts


Cell = Callable[[Games, str], str]


def table(head: str, all_games: Sequence[Games], lines: dict[str, str], cell: Cell) -> None:
    print(f"\n| {head} | {' | '.join(games.preset for games in all_games)} |")
    print("|" + "---|" * (1 + len(all_games)))
    for key, name in lines.items():
        print(f"| {name} | {' | '.join(cell(games, key) for games in all_games)} |")


def points(games: Games, source: str) -> str:
    if not games.count("points", source):
        return ""
    player = games.count("points", source) / games.games / SEATS
    return f"{player:.1f} / {games.count('points-of-winners', source) / games.games:.1f}"


def names_in(all_games: Sequence[Games], *tables: str) -> dict[str, str]:
    """Lines of these tables, the most frequent first."""
    found: dict[str, int] = {}
    for games in all_games:
        for counted in tables:
            for line, times in games.counts.get(counted, {}).items():
                found[line] = found.get(line, 0) + times
    return {line: line for line in sorted(found, key=lambda line: -found[line])}


def print_tables(all_games: Sequence[Games]) -> None:
    table("a game", all_games, LENGTH, lambda games, name: games.mean(name))
    seats = {str(seat): f"seat {seat + 1}" for seat in range(SEATS)}
    table("wins, %", all_games, seats, lambda games, seat: f"{100 * games.seats[int(seat)] / games.games:.1f}")
    table("points a player / a winner", all_games, names_in(all_games, "points"), points)
    new = [games for games in all_games if games.preset != "base"]
    table("a game", new, USE, lambda games, name: games.mean(name))
    galleons = [games for games in new if games.has("treasure")]
    outcomes = {"plundered": "plundered", "sunk": "sunk", "escaped": "never beaten"}
    table("the treasure galleon", galleons, outcomes, lambda games, line: str(games.count("treasure", line)))
    visited = [games for games in new if games.has("places-visited")]

    def place(games: Games, line: str) -> str:
        visits, raids = games.count("places-visited", line), games.count("places-raided", line)
        return f"{visits / games.games:.1f} / {raids / games.games:.1f}"

    table("visits / raids a game", visited, names_in(visited, "places-visited", "places-raided"), place)
    ships = names_in(all_games, "ships")
    table("ships a game", all_games, ships, lambda games, ship: f"{games.count('ships', ship) / games.games:.2f}")
    loyal = [games for games in new if games.has("loyalty")]
    steps = {games.preset: sum(games.counts["loyalty"].values()) for games in loyal}
    table(
        "steps of loyalty, %",
        loyal,
        names_in(loyal, "loyalty"),
        lambda games, step: f"{100 * games.count('loyalty', step) / steps[games.preset]:.1f}",
    )
    carded = [games for games in new if games.has("missions-claimed")]
    table(
        "missions claimed, completed in all games",
        carded,
        names_in(carded, "missions-claimed"),
        lambda games, card: f"{games.count('missions-claimed', card)}, {games.count('missions-completed', card)}",
    )
    print_captains(new)


def print_captains(all_games: Sequence[Games]) -> None:
    """By the captain of the start, all presets together."""
    had: dict[str, tuple[int, float]] = {}
    for games in all_games:
        for captain, (count, won) in games.chances["captains"].items():
            before = had.get(captain, (0, 0.0))
            had[captain] = (before[0] + count, before[1] + won)
    print("\n| captain | games | wins, % |\n|---|---|---|")
    for captain, (count, won) in sorted(had.items(), key=lambda each: -each[1][1] / each[1][0]):
        print(f"| {captain} | {count} | {100 * won / count:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presets", nargs="+", default=PRESETS)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="balance")
    asked = parser.parse_args()
    all_games = [Games(preset) for preset in asked.presets]
    for games in all_games:
        for number in range(asked.games):
            games.play(f"{asked.seed}/{number}")
    print_tables(all_games)


if __name__ == "__main__":
    main()
