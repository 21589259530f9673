"""How long games are: counts the decisions of a player, for the minutes that the lobby names.

    PYTHONPATH=tools/balance python tools/lengths.py [GAME ...]     writes content/lengths.toml of each game

Played by bots that know the game well enough to come to its end as people do: by its advice (`heaviest`). Counted are
questions with a choice. How heavy a game is (`weight`) is a judgement and stays as it was. With three players each
preset is measured, and each module of an expansion alone. `iterations` are those that a search makes in a second of
processor time at a full table: levels of bots are measured by it. Run it on a quiet machine, with the interpreter.
"""

import sys
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time

import yardsticks  # type: ignore[import-not-found]  # it is in tools/balance; importing it adds `heaviest`

import freebooter
from freebooter.bots import Bot, choose_in, make_bot
from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with, play_with

GAMES = 40
GAMES_OF_A_MODULE = 30
"""From the same seeds as those of the base that they are compared with, so that luck counts for less."""
PLAYERS = 3
SEARCHES, TRIES, EVERY = 20, 100, 23
"""For the speed of a search: how many of them, of how many iterations, at every how many-th decision."""
assert yardsticks


class Counting(Chooser):
    """Bots that decide, and how often they had a choice."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self.decisions = 0

    def choose(self, run: Run, ask: Ask) -> Move:
        self.decisions += len(ask.options) > 1
        return choose_in(self.bots[ask.seat], run, ask.seat)


def decisions(name: str, bot: str, players: int, options: dict[str, object], games: int = GAMES) -> list[float]:
    """Of one player, in each game."""
    game = find_game(name)
    counted: list[float] = []
    for number in range(games):
        state = game.setup(game.options(options), players, SearchChance(f"length {number}"))
        run = Run(game, state, keeps=True)
        run.begin()
        chooser = Counting([make_bot(bot, f"{number} {seat}") for seat in range(players)])
        play_with(run, chooser)
        counted.append(chooser.decisions / players)
    return counted


class Advised(Chooser):
    """All follow the advice of the game."""

    def __init__(self) -> None:
        self.bots = [make_bot("heaviest", seat) for seat in range(4)]

    def choose(self, run: Run, ask: Ask) -> Move:
        return choose_in(self.bots[ask.seat], run, ask.seat)


def iterations(name: str) -> int:
    """In a second, at decisions all over a game."""
    game = find_game(name)
    run = Run(game, game.setup(game.options({}), game.most, SearchChance("speed")), keeps=True)
    run.begin()
    play, turn, made, spent = Advised(), 0, 0, 0.0
    while run.question is not None and made < SEARCHES * TRIES:
        turn += 1
        seat = run.question.asked()[0]
        ask = run.question.ask_of(seat)
        if turn % EVERY == 0 and ask is not None and len(ask.options) > 2:
            bot = make_bot("search", turn, iterations=TRIES)
            began = process_time()
            choose_in(bot, run, seat)
            spent += process_time() - began
            made += sum(bot.tried.values())
        answer_with(run, play)
    return round(made / spent)


def error(counted: list[float]) -> float:
    """How far the difference of two such means may be from the truth, two times of three."""
    return stdev(counted) * sqrt(2 / len(counted))


def measure(name: str) -> str:
    game = find_game(name)
    measured = game.choosing.measured()
    bot = "heaviest"
    played = {players: decisions(name, bot, players, {}) for players in range(game.fewest, game.most + 1)}
    usual_games = played[PLAYERS]
    by_players = {players: mean(counted) for players, counted in played.items()}
    lines = [
        f"# Decisions of a player: the mean of {GAMES} games of `{bot}`, measured by tools/lengths.py. The changes are",
        f"# those with {PLAYERS} players, of modules in {GAMES_OF_A_MODULE} games; each may be off by about "
        f"{error(usual_games):.0f}.",
        "# weight: how much there is to learn, from 1 to 5. iterations: those of a search in a second.",
        "",
        f"weight = {3 if measured is None else measured.weight}",
        f"iterations = {iterations(name)}",
        *([f"error = {error(usual_games):.0f}"] if game.choosing.cards() else []),
        "",
        "[decisions]",
        *[f"{players} = {count:.0f}" for players, count in by_players.items()],
    ]
    for part, option in (("presets", "edition"), ("modules", "modules")):
        cards = game.choosing.cards().get(option, {})
        lines += ["", f"[{part}]"] if cards else []
        for value, card in cards.items():
            chosen: object = value if option == "edition" else [*card.needs, value]
            games = GAMES if option == "edition" else GAMES_OF_A_MODULE
            change = mean(decisions(name, bot, PLAYERS, {option: chosen}, games)) - mean(usual_games[:games])
            lines.append(f"{value} = {change:.0f}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name in sys.argv[1:] or game_names():
        folder = Path(freebooter.__file__).parent / "games" / name.replace("-", "_") / "content"
        text = measure(name)
        (folder / "lengths.toml").write_text(text, encoding="utf-8")
        print(text, flush=True)


if __name__ == "__main__":
    main()
