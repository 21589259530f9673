"""Write docs/ladder.md: the bots of every game on a ladder, as table and picture.

    python -m tools.ladder                                  play all ladders up to their number of games
    python -m tools.ladder seven-seas --games 400 --jobs 2  one of them, further
    python -m tools.ladder --quick                          with little thought for each bot: minutes instead of hours
    python -m tools.ladder --page                           only write the page, from what has been played

Every game that was played is kept in docs/ladder/GAME.jsonl, so it can be broken off at any time and goes on where it
was. When the rules or the bots are others than in the file, the ladder begins anew and the old file is put into build/.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

from freebooter.bots import bot_names
from freebooter.games import find_game, names
from freebooter.kernel.note import Refused
from freebooter.lab import ladder
from freebooter.lab.plots import plots

ROOT = Path(__file__).parents[1]
GAMES = 200
SEED = "ladder"
BUDGETS = {"greedy": 8, "search": 100}
"""For bots that are no level; levels have budgets of their own."""
QUICK = {"greedy": 2, "search": 16, "adviser": 16, "easy": 4, "normal": 16, "hard": 48, "master": 96}
HEAD = """# The ladder of bots

Bots of every game, rated by openskill from games at mixed tables of four: groups are drawn at random, each plays
with every bot at every seat by the same dice ([bots.md](bots.md)). The interval of a rating holds it with 95 %; bots
whose intervals meet cannot be told apart by these games. A number after a name is the budget in iterations that the bot
had for a decision; without one it thought as long as its level does.

`make ladder` plays on and writes this page; `make ladder ARGS="black-fleet --games 400 --jobs 2"` goes further. Every
game is kept in [ladder/](ladder), so it can be broken off and goes on where it was.
"""


def entrants(quick: bool) -> list[str]:
    budgets = QUICK if quick else BUDGETS
    return [f"{name}:{budgets[name]}" if name in budgets else name for name in bot_names()]


def play_on(folder: Path, game: str, bots: list[str], games: int, jobs: int, on: str) -> None:
    """Play until there are so many games."""
    file = folder / f"{game}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)

    def rate() -> None:
        ladder.rate(game, bots, games=games, jobs=jobs, seed=SEED, file=file, progress=True, on=on)

    try:
        rate()
    except Refused as error:
        if error.refusal.message != "lab-ladder-other":
            raise
        aside = ROOT / "build" / f"ladder-{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}.jsonl"
        aside.parent.mkdir(exist_ok=True)
        file.rename(aside)
        print(f"{game}: other rules or other bots than before, so it begins anew; the old games lie in {aside.name}.")
        rate()


def section(folder: Path, game: str, day: str) -> list[str]:
    """The table of a game, and its picture in a file."""
    found = ladder.read_ladder(folder / f"{game}.jsonl")
    plan = found.plan
    plots(found)["ladder"].save(folder / f"{game}.svg")
    played = f"{found.games} games of {plan.players} by rules {plan.rules}, seed `{plan.seed}`, played until {day}."
    lines = [f"## {game}", "", played, ""]
    lines += ["| bot | rating | 95 % interval | games | wins | 95 % interval |", "|---|---|---|---|---|---|"]
    for rung in found.rungs:
        wins = rung.wins
        share = f"{100 * wins.share:.1f} % | {100 * wins.low:.1f} – {100 * wins.high:.1f}"
        rating = f"{rung.rating:.1f} | {rung.low:.1f} – {rung.high:.1f}"
        lines.append(f"| `{rung.bot}` | {rating} | {wins.tries} | {share} |")
    return [*lines, "", f"![{game}](ladder/{game}.svg)", ""]


def days_of(page: Path) -> dict[str, str]:
    """When the games on the page were played."""
    if not page.exists():
        return {}
    return dict(re.findall(r"^## (\S+)\n\n.*played until (\S+)\.$", page.read_text(encoding="utf-8"), re.MULTILINE))


def write_page(docs: Path, played: set[str]) -> None:
    page, folder = docs / "ladder.md", docs / "ladder"
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    days = days_of(page)
    lines = [HEAD]
    for game in names():
        file = folder / f"{game}.jsonl"
        if file.exists() and ladder.read_ladder(file).games:
            lines += section(folder, game, today if game in played else days.get(game, today))
    page.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None, docs: Path = ROOT / "docs") -> int:
    parser = argparse.ArgumentParser(description="Write docs/ladder.md.")
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games in all (default: {GAMES})")
    parser.add_argument("--bots", help="which bots, as random,easy,search:50 (default: all)")
    parser.add_argument("--quick", action="store_true", help="with little thought for each bot")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", default="here", help="here, or ray")
    parser.add_argument("--page", action="store_true", help="only write the page")
    options = parser.parse_args(arguments)
    bots = options.bots.split(",") if options.bots else entrants(options.quick)
    chosen = [find_game(game).name for game in options.game or names()]
    for game in [] if options.page else chosen:
        play_on(docs / "ladder", game, bots, options.games, options.jobs, options.on)
        write_page(docs, {game})
    write_page(docs, set())
    return 0


if __name__ == "__main__":
    sys.exit(main())
