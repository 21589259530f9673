"""How Black Fleet's own content fares: win shares of developments and places, and how much ports and routes are used.

    PYTHONPATH=build/fast:tools/balance .venv/bin/python tools/balance/black_fleet_shares.py \\
        --bots heaviest --games 4000 --seed balance

plays so many games among equal bots, with a bar, and prints tables for docs/balance-black-fleet.md. The same words
give the same games. With `--minutes` they are played in a hundred parts, and after so long no new part is begun.
Without the compiled engine in build/fast (`make fast`) all of it takes some twenty times as long.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from time import monotonic

import msgspec

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.cards import GOODS
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.options import Options, rules_of
from freebooter.games.black_fleet.statistics import BlackFleetStatistics
from freebooter.kernel.counting.statistics import Tally
from freebooter.kernel.events import Event
from freebooter.lab import simulate
from freebooter.lab.reports.summaries import WinShare, win_share
from freebooter.lab.work.tasks import PlayedGame

LOW, HIGH = 0.18, 0.33
"""The bounds of a development with four players, where par is 0.25; with three all of it is a third more."""
USED = 0.02
"""A route with a smaller part of all sales is hardly used."""


class Trade(BlackFleetStatistics):
    """What the game counts, and besides: from where to where goods are sold, where merchants start, D11-06."""

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        super().count(events, views, wins, tally)
        for event in events:
            data = event.data
            if event.kind == "goods-sold":
                tally.count("routes", f"{data['good']} to {data['port']}")
            elif event.kind == "merchant-docked":
                tally.count("starts" if event.rules[0] == "BF-SETUP-14" else "returns", str(data["port"]))
            elif event.kind == "ships-exchanged" and event.rules[0] == "D11-06":
                tally.measure("flags", tally.measures.get("flags", 0) + 1)


GAME.statistics = Trade()  # also in other processes, which load this module


def play(words: argparse.Namespace) -> list[PlayedGame]:
    played: list[PlayedGame] = []
    parts = 100 if words.minutes else 1
    begun = monotonic()
    for part in range(parts):
        played += simulate(
            "black-fleet",
            {"victory_price": words.price},
            words.players,
            [words.bots],
            words.games // parts,
            words.jobs,
            f"{words.seed}/{part}" if parts > 1 else words.seed,
            load=["black_fleet_shares", "black_fleet_flags", "yardsticks"],
            progress=True,
        ).played
        if words.minutes and monotonic() - begun > 60 * words.minutes:
            break
    return played


def chances(played: Sequence[PlayedGame], table: str) -> dict[str, WinShare]:
    tries: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for game in played:
        for line, (seats, won) in game.tally.chances.get(table, {}).items():
            tries[line] += seats
            wins[line] += won  # type: ignore[assignment]  # ties share a win
    return {line: win_share(wins[line], tries[line]) for line in sorted(tries, key=by_number)}


def counts(played: Sequence[PlayedGame], table: str) -> Counter[str]:
    return sum((Counter(game.tally.counts.get(table, {})) for game in played), Counter())


def by_number(line: str) -> tuple[int, str]:
    """D5-01 before D11-01."""
    digits = line.removeprefix("D").split("-")[0]
    return (int(digits) if digits.isdigit() else 0, line)


def percent(found: WinShare) -> str:
    return f"{100 * found.share:.1f} % ({100 * found.low:.1f} – {100 * found.high:.1f})"


def print_chances(title: str, found: dict[str, WinShare], low: float, high: float) -> None:
    print(f"\n| {title} | seats | wins | |\n|---|---|---|---|")
    for line, each in found.items():
        outside = each.share < low or each.share > high
        surely = each.high < low or each.low > high
        print(f"| {line} | {each.tries} | {percent(each)} | {'OUTSIDE' if surely else 'outside?' if outside else ''} |")


def print_counts(title: str, found: Counter[str], least: float) -> None:
    total = found.total()
    print(f"\n| {title} | times | part |\n|---|---|---|")
    for line in sorted(found):
        each = win_share(found[line], total)
        print(f"| {line} | {found[line]} | {percent(each)}{' RARE' if each.share < least else ''} |")


def tell_routes(played: Sequence[PlayedGame]) -> None:
    """Sales on the routes of the chart, also those that never happened; those that only cards allow are one line."""
    chart = CHARTS[rules_of(Options(), len(played[0].wins)).map]
    found = counts(played, "routes")
    total = found.total()
    print("\n| sales | price | way | times | part |\n|---|---|---|---|---|")
    for port, name in enumerate(chart.ports):
        for good, price in enumerate(chart.board.prices[port]):
            if price > 0:
                each = win_share(found.pop(f"{GOODS[good]} to {name}", 0), total)
                way = chart.board.dock_distance(port, good)
                rare = " RARE" if each.share < USED else ""
                print(f"| {GOODS[good]} to {name} | {price} | {way} | {each.wins} | {percent(each)}{rare} |")
    print(f"| where it is refused (F-15, D14-04) | | | {found.total()} | {percent(win_share(found.total(), total))} |")


def main() -> None:
    parser = argparse.ArgumentParser(description="How Black Fleet's own content fares.")
    parser.add_argument("--bots", default="heaviest", help="a bot for all seats: heaviest, search:60")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--price", type=int, default=10)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0)
    words = parser.parse_args()
    played = play(words)
    par = 1 / words.players
    rounds = sorted(int(game.tally.measures["rounds"]) for game in played)
    middle = rounds[len(rounds) // 20], rounds[-1 - len(rounds) // 20]
    print(f"\n{len(played)} games, {words.players} players, price {words.price}, {words.bots}, seed {words.seed}")
    print(f"rounds: {sum(rounds) / len(rounds):.1f} on average, {rounds[0]} to {rounds[-1]}", end="")
    print(f", nine in ten from {middle[0]} to {middle[1]}")
    for measure in ("sales", "robberies", "burials", "pirates-sunk", "merchants-sunk", "flags"):
        print(f"{measure}: {sum(game.tally.measures.get(measure, 0) for game in played) / len(played):.2f} per game")
    print_chances("place in the order of play", chances(played, "places-from-first"), 4 * par * LOW, 4 * par * HIGH)
    print_chances("development", chances(played, "developments"), 4 * par * LOW, 4 * par * HIGH)
    print_counts("first dock", counts(played, "starts"), USED)
    print_counts("dock of a return", counts(played, "returns"), 0)
    tell_routes(played)


if __name__ == "__main__":
    main()
