"""The question of the turn: what its previews promise comes, and modules add to it."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.action import Action
from freebooter.games.marauders.actions.menu import ACTION
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.moves import DONE, ENTER_PORT, LEAVE_PORT, MOVES, PAY, SAIL
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARIBBEAN_SEA,
    CURACAO,
    GALLEON,
    HAVANA,
    NASSAU,
    SLOOP,
    SPANISH,
    TRINIDAD,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Offer, Part, Played
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
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


class Bottle(Action):
    """A gold in a bottle: for an action, or for nothing."""

    def __init__(self, move: Move, cost: int) -> None:
        super().__init__([move])
        self.cost = cost

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.players[ask.seat].gold > 0 or t.turn.actions < self.cost:
            return Refusal("mm-no-actions-left", "MM-TURN-07")
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return Note("mm-brings-port", "MM-PORT-01")

    def worth(self, chart: Chart, move: Move) -> int:
        return 1000

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        t.turn.actions -= self.cost
        effects.gain_gold(t, t.players[seat], 1, "MM-SCOUT-01")


class Drill(Module):
    def __init__(self) -> None:
        super().__init__("drill-actions")

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return [Bottle(PAY, 1), Bottle(DONE, 0)]


@pytest.fixture
def drill() -> Iterator[None]:
    add_module(Drill())
    yield
    remove_module("drill-actions")


@pytest.mark.usefixtures("drill")
@pytest.mark.parametrize(("name", "actions"), [("pay", 2), ("done", 3)])
def test_modules_add_actions(name: str, actions: int) -> None:
    game = turn(Captain(zone=HAVANA), modules=["drill-actions"])
    assert game.options[-4:] == ["scout-merchant", "pay", "done", "end-turn"]
    explained(game)
    game.seat(0).says(name)
    assert (game[0].gold, game.t.turn.actions) == (1, actions)
    assert "pay" not in game.options and "done" not in game.options
    explained(game)


@pytest.mark.usefixtures("drill")
def test_an_action_of_a_module_explains_itself_and_says_what_it_is_worth() -> None:
    game = turn(Captain(zone=HAVANA), modules=["drill-actions"])
    preview = game.ask.preview(game.t, PAY)
    assert preview is not None and preview.message == "mm-brings-port"
    weights = game.ask.weights(game.t)
    assert weights is not None and max(weights) == weights[game.ask.options.index(PAY)]
    spent = table(Captain(zone=HAVANA), FAR, game=TURN, modules=["drill-actions"])
    spent.t.turn.actions = 0
    assert spent.begins().options == ["done", "end-turn"]
    explained(spent)


def explained(game: Play) -> None:
    """Whatever is not on offer is refused, and nothing else."""
    ask = game.ask
    assert ask.question is ACTION
    for move in MOVES.table:
        assert (ask.refusal(game.t, move) is None) == (move in ask.options), move
    assert [ask.label(move) for move in (PAY, DONE)] == [None, None]
