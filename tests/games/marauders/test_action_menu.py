"""The question of the turn: what its previews promise comes, and modules add to it."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import effects, hooks
from freebooter.games.marauders.actions.menu import ACTION
from freebooter.games.marauders.hooks import SCOUT_TARGETS, TURN_ACTIONS, Hooks, Module, Offer
from freebooter.games.marauders.moves import DONE, ENTER_PORT, LEAVE_PORT, MOVES, PAY, SAIL
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARIBBEAN_SEA,
    CURACAO,
    GALLEON,
    HAVANA,
    NASSAU,
    NONE,
    SLOOP,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Part, Played
from freebooter.kernel.moves import Move
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)


def turn(captain: Captain, **more: object) -> Play:
    return table(captain, FAR, game=TURN, **more).begins()  # type: ignore[arg-type]


def came(game: Play, move: Move) -> tuple[dict[str, object], dict[str, int], dict[str, bool]]:
    """What the preview of a move says, and what came of it when it was played."""
    ask, before, seen = game.ask, game.t.copy(), len(game.journal.events)
    note = ask.preview(game.t, move)
    assert note is not None
    game.answer(ask.seat, move)
    played = Played(before, game.t, game.journal.events[seen:])
    return {**note.params}, ask.question.measured(played, ask, move), ask.question.came_true(played, ask, move)


@rule("MM-PORTPOWER-02")
@pytest.mark.parametrize(("dice", "aground"), [("111", True), ("1x1", False)])
def test_the_shoals_of_bridgetown(dice: str, aground: bool) -> None:
    game = turn(Captain(zone=BRIDGETOWN, ship=GALLEON)).dice(dice)
    promised, measured, happened = came(game, ENTER_PORT)
    assert promised == {"actions": 1, "closed": 0, "shoals": 30}
    assert (measured, happened) == ({"actions": 1}, {"shoals": aground})


@rule("MM-NPC-12")
@pytest.mark.parametrize(("dice", "found"), [("111", False), ("1x1", True)])
def test_being_found_where_one_sails(dice: str, found: bool) -> None:
    navy = {SPANISH: ("EV-01", CURACAO)}
    game = turn(Captain(zone=CARIBBEAN_SEA, bounties={SPANISH: 3}), npcs=navy).dice(dice, "111", "111")
    promised, measured, happened = came(game, SAIL[CURACAO])
    assert promised == {"actions": 1, "found": 70, "npc": "spanish-navy"}
    assert happened == {"found": found}
    assert measured == {"actions": 1}


@rule("MM-AMB-08")
def test_what_the_hold_cannot_take_to_sea() -> None:
    cargo = ["rum-1", "rum-2", "sugar-1", "sugar-2"]
    game = turn(Captain(zone=TRINIDAD, in_port=True, ship=SLOOP, cargo=cargo))
    promised, measured, happened = came(game, LEAVE_PORT)
    assert (promised["surplus"], measured["surplus"], happened) == (2, 2, {})
    assert game.asked == (0, "drop-cargo")
    alike = turn(Captain(zone=TRINIDAD, in_port=True, ship=SLOOP, cargo=["rum-1", "rum-2", "rum-2-escape"]))
    promised, measured, happened = came(alike, LEAVE_PORT)
    assert (promised["surplus"], measured["surplus"]) == (1, 1)


# Modules


class Bottle(Offer):
    """A gold in a bottle: to be looked for, or for nothing."""

    def __init__(self, move: Move, about: int) -> None:
        self.move = move
        self.about = about

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return [self.move] if about == self.about and t.players[seat].gold == 0 else []

    def take(self, t: Table, seat: int, about: int, move: Move) -> Part[None]:
        yield from ()
        effects.gain_gold(t, t.players[seat], 1, "MM-SCOUT-01")


class Drill(Module):
    def __init__(self) -> None:
        super().__init__("drill-actions")

    def register(self, hooks: Hooks) -> None:
        hooks.offer(SCOUT_TARGETS, Bottle(PAY, HAVANA))
        hooks.offer(TURN_ACTIONS, Bottle(DONE, NONE))


@pytest.fixture
def drill() -> Iterator[None]:
    hooks.add_module(Drill())
    yield
    del hooks._modules["drill-actions"]


@pytest.mark.usefixtures("drill")
@pytest.mark.parametrize(("name", "actions"), [("pay", 2), ("done", 3)])
def test_modules_add_targets_and_actions(name: str, actions: int) -> None:
    game = turn(Captain(zone=HAVANA), modules=["drill-actions"])
    assert game.options[-4:] == ["scout-merchant", "pay", "done", "end-turn"]
    explained(game)
    game.seat(0).says(name)
    assert (game[0].gold, game.t.turn.actions) == (1, actions)
    assert "pay" not in game.options and "done" not in game.options
    explained(game)


@pytest.mark.usefixtures("drill")
def test_nobody_looks_for_what_modules_hide_from_port_or_without_an_action() -> None:
    ashore = turn(Captain(zone=HAVANA, in_port=True), modules=["drill-actions"])
    assert "pay" not in ashore.options and "done" in ashore.options
    explained(ashore)
    spent = table(Captain(zone=HAVANA), FAR, game=TURN, modules=["drill-actions"])
    spent.t.turn.actions = 0
    assert spent.begins().options == ["done", "end-turn"]
    explained(spent)


def explained(game: Play) -> None:
    """Whatever is not on offer is refused, and nothing else; what modules offer is told of without a preview."""
    ask = game.ask
    assert ask.question is ACTION
    for move in MOVES.table:
        assert (ask.refusal(game.t, move) is None) == (move in ask.options), move
    assert [ask.preview(game.t, move) for move in (PAY, DONE)] == [None, None]
    assert [ask.label(move) for move in (PAY, DONE)] == [None, None]
