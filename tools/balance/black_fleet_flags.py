"""A bot for Black Fleet that is `heaviest` but for one card: it knows what Change of Flags (D11-06) is good for.

The advice has no opinion on that card, so `heaviest` plays it as if it were blank. `flagwise` looks to the end of its
own turn, in a world that fits what it sees: whether to change flags now, and where the pirate should sail so that the
merchant can use its place.

    PYTHONPATH=build/fast:tools/balance .venv/bin/python tools/balance/black_fleet_shares.py --bots flagwise
"""

from typing import cast

from freebooter.bots import Bot, Situation, Thought, add_bot, play_move
from freebooter.games.black_fleet.advice.space_values import sale_values
from freebooter.games.black_fleet.moves import CHANGE_FLAGS
from freebooter.games.black_fleet.names import NO_COLOUR, PIRATE
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run

DOUBLOON, CUBE = 10, 60
STOPS = 4
"""Stops of the pirate that are thought about besides all docks."""


class Flagwise(Bot):
    def think(self, situation: Situation) -> Thought:
        ask, world = situation.ask, situation.world
        assert world is not None
        if ask.prompt == "choose-ship" and CHANGE_FLAGS in ask.options:
            options = [CHANGE_FLAGS, heaviest_of(situation.weights(ask.options), ask.options)]
            return (yield from self.best(situation, options))
        if ask.prompt == "sail" and ask.about == PIRATE:
            t = cast(Table, world.state)
            if t.players[situation.seat].powers.exchange and not t.turn.flags_changed:
                docks = {t.board.names[space] for port in t.board.port_docks for space in port}
                weights = situation.weights(ask.options) or [1] * len(ask.options)
                ranked = sorted(range(len(ask.options)), key=lambda at: -weights[at])
                chosen = ranked[:STOPS] + [at for at in ranked[STOPS:] if ask.options[at].name[8:] in docks]
                return (yield from self.best(situation, [ask.options[at] for at in chosen]))
        return heaviest_of(situation.weights(ask.options), ask.options, self.chance)

    def best(self, situation: Situation, options: list[Move]) -> Thought:
        values: list[float] = []
        for move in options:
            tried: list[float] = []
            for changes in (False, True):
                chance = SearchChance(f"{self.seed}")
                run = yield chance
                play_move(run, situation.seat, move, chance)
                tried.append(value_of(run, situation.seat, changes))
            values.append(max(tried))
        return options[values.index(max(values))]


def value_of(run: Run, seat: Seat, changes: bool) -> float:
    """What the seat has at the end of its turn if it changes flags immediately, or not at all."""
    play_turn(run, seat, changes)
    t = cast(Table, run.state)
    p = t.players[seat]
    found = DOUBLOON * float(run.game.evaluation.value(t)[seat]) + CUBE * len(p.hold)
    place = t.place[seat]
    if p.colour != NO_COLOUR and place < t.board.size:
        found += sale_values(t, p, p.colour)[place]
    return found


def play_turn(run: Run, seat: Seat, changes: bool) -> None:
    question = run.question
    while isinstance(question, Ask) and question.seat == seat and question.prompt != "purchase":
        options = question.options
        if CHANGE_FLAGS in options and changes:
            move = CHANGE_FLAGS
        else:
            move = heaviest_of(question.weights(run.state), options)
        run.answer(move)
        question = run.question


def heaviest_of(weights: list[int] | None, options: list[Move], chance: Chance | None = None) -> Move:
    """The highest weight, of equal ones a random one or the first; flags are not changed without a reason."""
    usual = [at for at in range(len(options)) if options[at] is not CHANGE_FLAGS]
    most = max(weights[at] for at in usual) if weights else 0
    best = [at for at in usual if not weights or weights[at] == most]
    return options[best[chance.below(len(best)) if chance else 0]]


add_bot("flagwise", lambda seed, seconds, iterations: Flagwise(seed))
