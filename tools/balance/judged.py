"""Searches at the same decisions: how much better than the advice they choose, judged by many games played on.

    PYTHONPATH=build/fast:. .venv/bin/python tools/balance/judged.py marauders/first-voyage "20 learned=0" "50" --decisions 300

Decisions are drawn from games by the advice. The likeliest options of each are played on to the end of the game, always
in the same worlds and by the best of the advice, and judged by the lead in the end, a win counting as one spread of these leads
more. What is told of a search are points more than the option that the advice likes best. Judging takes long, so it is
kept in build/judged, and goes on where it was; searches are played anew each time.
"""  # noqa: E501

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import pstdev

import msgspec

from freebooter.bots.bot import choose_in, play_move
from freebooter.bots.playout import margins, win_shares
from freebooter.bots.search import SearchBot
from freebooter.games import find_game
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with, play_with, start
from freebooter.kernel.world import world
from tools.balance.duel import SEATS, Side, side_of
from tools.balance.table import mean_and_error
from tools.strength import code_of
from tools.train_games import Advised

ROOT = Path(__file__).parents[2]
ONE_IN = 60  # decisions of a game that are kept
OPTIONS = 6  # at most, of each decision
WORLDS = 32  # that each option is played on in


class Best(Chooser):
    """The option that the advice likes best."""

    def __init__(self, seed: str) -> None:
        self.chance = SearchChance(seed)

    def choose(self, run: Run, ask: Ask) -> Move:
        weights = ask.weights(run.state) if len(ask.options) > 1 else None
        if weights is None:
            return ask.options[self.chance.below(len(ask.options))]
        return ask.options[weights.index(max(weights))]


class Judged(msgspec.Struct):
    """A decision: the leads and wins of each option, in the order of the worlds; the first option is the advice's."""

    game: int
    number: int
    leads: dict[str, list[float]]
    wins: dict[str, list[float]]


def decisions(table: str, game: int) -> Iterator[tuple[int, Run, Seat, list[str]]]:
    """Some decisions of a game by the advice: their number, the run, who decides, and the likeliest options."""
    name, _, preset = table.partition("/")
    found = find_game(name)
    options = found.options({"edition": preset} if preset else {})
    run = start(found, options, SEATS, SearchChance(f"judged {game}"))
    players, drawn, number = Advised(f"players {game}"), SearchChance(f"drawn {game}"), 0
    while run.question is not None:
        ask = run.question
        weights = ask.weights(run.state) if isinstance(ask, Ask) and len(ask.options) > 1 else None
        if isinstance(ask, Ask) and weights is not None:
            number += 1
            if drawn.below(ONE_IN) == 0:
                likeliest = sorted(zip(weights, ask.options, strict=True), key=lambda pair: -pair[0])[:OPTIONS]
                yield number, run, ask.seat, [move.name for _weight, move in likeliest]
        answer_with(run, players)


def judge(run: Run, seat: Seat, options: list[str], game: int, number: int) -> Judged:
    judged = Judged(game, number, {}, {})
    for name in options:
        leads, wins = [], []
        for each in range(WORLDS):
            trial = world(run.detached(), seat, SearchChance(f"world {each}"))
            assert isinstance(trial.question, Ask)
            move = next(one for one in trial.question.options if one.name == name)
            play_move(trial, seat, move, SearchChance(f"others {each}"))
            play_with(trial, Best(f"best {each}"))
            leads.append(margins(trial)[seat])
            wins.append(win_shares(trial)[seat])
        judged.leads[name], judged.wins[name] = leads, wins
    return judged


def judged_of(table: str, wanted: int) -> list[Judged]:
    code = code_of(table.partition("/")[0])  # what other code has judged is no use
    file = ROOT / "build" / "judged" / f"{table.replace('/', '-')}-{code}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    found = [msgspec.json.decode(line, type=Judged) for line in file.read_bytes().splitlines()] if file.exists() else []
    game = found[-1].game + 1 if found else 0
    while len(found) < wanted:
        new = [judge(run, seat, options, game, number) for number, run, seat, options in decisions(table, game)]
        with file.open("ab") as end:
            end.writelines([msgspec.json.encode(one) + b"\n" for one in new])
        found += new
        game += 1
        print(f"{len(found)} of {wanted} decisions judged", file=sys.stderr, flush=True)
    return found


def values_of(judged: Judged, spread: float) -> dict[str, float]:
    """Of each option, in the units of leads."""
    return {
        name: sum(lead + spread * win for lead, win in zip(leads, judged.wins[name], strict=True)) / len(leads)
        for name, leads in judged.leads.items()
    }


def chosen(table: str, side: Side, judged: list[Judged]) -> list[str]:
    """What a search chooses at each of the decisions."""
    found = {}
    for game in sorted({one.game for one in judged}):
        for number, run, seat, _ in decisions(table, game):
            bot = SearchBot(f"{game} {number}", None, side.iterations, side.settings, parts=side.parts)
            found[game, number] = choose_in(bot, run, seat).name
    return [found[one.game, one.number] for one in judged]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", help="a game, or game/preset")
    parser.add_argument("searches", nargs="*", help="iterations and settings")
    parser.add_argument("--decisions", type=int, default=300)
    said = parser.parse_args()
    judged = judged_of(said.table, said.decisions)
    spread = pstdev([lead for one in judged for leads in one.leads.values() for lead in leads])
    values = [values_of(one, spread) for one in judged]
    point = find_game(said.table.partition("/")[0]).evaluation.units_per_point()
    print(f"{len(judged)} decisions, one spread is {spread / point:.2f} points")
    for text in said.searches:
        side = side_of("search", text)
        gains = []
        for name, known in zip(chosen(said.table, side, judged), values, strict=True):
            advised = next(iter(known.values()))
            other = sum(known.values()) / len(known)  # none of the likeliest: as good as these are on average
            gains.append((known.get(name, other) - advised) / point)
        mean, error = mean_and_error(gains)
        print(f"| `{text}` | {mean:+.3f} ± {error:.3f} |", flush=True)


if __name__ == "__main__":
    main()
