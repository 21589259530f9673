"""A bot can reach nothing true: whatever hangs on what it is handed, was dealt for its seat."""

import gc
import sys
from collections.abc import Iterable
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType

import pytest

from freebooter.bots import Bot, Situation, Thought, choose, make_bot
from freebooter.bots.bot import RandomBot
from freebooter.games import find_game
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run
from tests.bots import bluff

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, CodeType)
"""What the program is made of, which is the same for every table: the walk does not go on from there."""

GAMES = [("seven-seas", 3), ("black-fleet", 3), ("marauders", 2), ("bluff", 3)]


def game_of(name: str) -> AnyGame:
    return bluff.GAME if name == "bluff" else find_game(name)


def reachable(roots: Iterable[object]) -> dict[int, object]:
    """All objects that can be reached from these, by id, private ones and locals of sleeping flows included."""
    found: dict[int, object] = {}
    todo = list(roots)
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, CODE):
            continue
        found[id(one)] = one
        todo.extend(gc.get_referents(one))
    return found


def is_of_a_table(thing: object) -> bool:
    """Something that belongs to one table alone and can change: a state, a player, a list, a journal, a history."""
    return isinstance(thing, list | dict) or type(thing).__module__.startswith(("freebooter.", "tests."))


def true_things(match: Match) -> dict[int, object]:
    """What belongs to the match alone, without content, questions, and what the options decided, open to all."""
    modules = [module for name, module in sys.modules.items() if name.startswith("freebooter.")]
    content = [thing for module in modules for thing in vars(module).values()]
    shared = reachable([*content, match.game, getattr(match.run.state, "rules", None)])
    own = reachable([match])
    return {key: thing for key, thing in own.items() if key not in shared and is_of_a_table(thing)}


class Spy(Bot):
    """Looks ahead a little, keeps all that it is handed, and walks it at every step."""

    def __init__(self, match: Match) -> None:
        super().__init__(1)
        self.true = {key: type(thing).__name__ for key, thing in true_things(match).items()}
        self.met: list[str] = []
        self.walked = 0

    def think(self, situation: Situation) -> Thought:
        self.walk(situation)
        first = yield self.chance
        self.walk(first)
        second = yield self.chance
        second.answer(situation.ask.options[0]) if situation.ask is second.question else None
        self.walk([situation, first, second])
        return situation.ask.options[0]

    def walk(self, handed: object) -> None:
        found = reachable([handed])
        self.walked += len(found)
        self.met += [self.true[key] for key in found if key in self.true]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_nothing_true_can_be_reached(name: str, players: int) -> None:
    match = new_match(game_of(name), players, seed="reach")
    mover = RandomBot("mover")
    looked = 0
    for turn in range(60):
        if match.over:
            break
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        if turn % 6 == 0 and len(ask.options) > 1:
            spy = Spy(match)
            choose(spy, match, seat)
            assert spy.walked > 100
            assert not spy.met, f"{ask}: {sorted(set(spy.met))}"
            looked += 1
        match.play(seat, choose(mover, match, seat))
    assert looked >= 2


def test_the_walk_would_find_it() -> None:
    match = new_match(bluff.GAME, 3, seed="reach")
    true = true_things(match)
    for thing in (match, match.run, match.run.state, match.history):
        assert id(thing) in true
        assert id(thing) in reachable([{"hidden": [thing]}])

    def flow() -> Iterable[Run]:
        kept = match.run
        yield kept
        yield kept

    asleep = iter(flow())
    next(asleep)
    assert id(match.run) in reachable([asleep])


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_bots_keep_nothing_true(name: str) -> None:
    """Whatever a bot remembers after a decision."""
    match = new_match(find_game("black-fleet"), 3, seed="memory")
    true = true_things(match)
    bot = make_bot(name, 1, iterations=8)
    move = choose(bot, match, match.asked[0])
    assert isinstance(move, Move)
    assert not [key for key in reachable([bot]) if key in true]
