"""Fits what advice takes a raid on a location for to its exact worth, and says how far off it is.

    PYTHONPATH=build/fast:. .venv/bin/python tools/balance/raid_guess.py [--games 40] [--write]

The captains are those of games played by the advice, and some drawn at random who count little, so that nothing is far
from what was learned. One in four is left out, and the error is that on those of them who came from games.
"""

import argparse
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from freebooter.bots.playout import weighted_index
from freebooter.games import find_game
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.raid import whole_raid
from freebooter.games.marauders.modules.locations.raid.attacker import STEP, attacker_of
from freebooter.games.marauders.modules.locations.raid.raid_guess import MOST, THOUSANDTHS, RaidFigures, numbers_of
from freebooter.games.marauders.modules.locations.tokens import KINDS
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, answer_with

FILE = Path(__file__).parents[2] / "src/freebooter/games/marauders/modules/locations/content/raid-worth.json"
PRESETS = ("merchants", "everything")
SEATS = 4
MET = 12
"""One captain of so many is looked at."""
DRAWN = 400
COUNTED = 0.2
"""How much one drawn at random counts, to one from a game."""
LEFT_OUT = 4
Numbers = tuple[int, ...]
Rows = np.ndarray[Any, np.dtype[Any]]


class Watching(Chooser):
    """Plays by weight, and keeps what captains who could raid had."""

    def __init__(self, seed: str) -> None:
        self.chance = SearchChance(seed)
        self.met: set[Numbers] = set()

    def choose(self, run: Run, ask: Ask) -> Move:
        state: Any = run.state
        for player in state.players:
            if player.afloat and not player.ship.any_destroyed() and self.chance.below(MET) == 0:
                self.met.add(tuple(numbers_of(attacker_of(state, player))))
        weights = ask.weights(state)
        if weights is None:
            return ask.options[self.chance.below(len(ask.options))]
        return ask.options[weighted_index(weights, self.chance.below(sum(weights)))]


def captains(games: int) -> list[tuple[Numbers, bool]]:
    """And whether they come from a game."""
    game, watching = find_game("marauders"), Watching("captains")
    for number in range(games):
        options = game.options({"edition": PRESETS[number % len(PRESETS)]})
        run = Run(game, game.setup(options, SEATS, SearchChance(f"captains {number}")), keeps=False)
        run.begin()
        while run.question is not None:
            answer_with(run, watching)
    dice = random.Random("captains")
    drawn = {tuple(dice.randint(most > 1, most) for most in MOST) for _each in range(DRAWN)}
    found = sorted([(each, True) for each in watching.met] + [(each, False) for each in drawn - watching.met])
    dice.shuffle(found)
    return found


def terms(captain: Sequence[int]) -> list[int]:
    """In the order of `raid_guess.guess`."""
    products = [one * other for at, one in enumerate(captain) for other in captain[at:]]
    return [1, *captain, *products]


def exact(captain: Numbers, cards: int, harmless: bool) -> float:
    *tracks, reinforced, agility, dice, shrugs, loss = captain
    attacker = (tuple(tracks), bool(reinforced), agility, dice, shrugs, loss * STEP)
    return whole_raid._whole(*USUAL_CARDS, cards, harmless, *attacker).worth


def usual_cards() -> tuple[tuple[int, ...], tuple[float, ...]]:
    game = find_game("marauders")
    state: Any = game.setup(game.options({"edition": "everything"}), SEATS, SearchChance("packs"))
    return whole_raid._all_cards(state.rules.packs)


USUAL_CARDS = usual_cards()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--write", action="store_true", help="put the figures into the content of the module")
    said = parser.parse_args()
    met = captains(said.games)
    rows: Rows = np.array([terms(captain) for captain, _met in met], dtype=np.float64)
    from_games = np.array([each for _captain, each in met])
    weight = np.where(from_games, 1.0, COUNTED) ** 0.5
    tested = np.arange(len(met)) % LEFT_OUT == 0
    out = tested & from_games
    found: dict[bool, dict[str, list[int]]] = {False: {}, True: {}}
    kinds = [location_of_kind(kind) for kind in range(len(KINDS))]
    for cards, harmless in sorted({(kind.defence, kind.harmless) for kind in kinds if kind.defence}):
        worth: Rows = np.array([exact(captain, cards, harmless) for captain, _met in met])
        figures = np.linalg.lstsq((rows.T * weight).T[~tested], (worth * weight)[~tested], rcond=None)[0]
        error = np.sqrt(np.mean((rows[out] @ figures - worth[out]) ** 2))
        print(f"{cards} cards: off by {error:.1f} where worth spreads by {worth[out].std():.1f}", flush=True)
        found[harmless][str(cards)] = [round(THOUSANDTHS * float(figure)) for figure in figures]
    learned = RaidFigures(f"{len(met)} captains, {said.games} games", found[False], found[True])
    if said.write:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(learned), indent=0))
        print(f"{FILE.name} is written.")


if __name__ == "__main__":
    main()
