"""What modules offer in a battle, and what is said of it."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders.battle.forecast import against, battle_risks
from freebooter.games.marauders.battle.offers import AFTER_DECLARATION, BATTLE_OFFERS
from freebooter.games.marauders.moves import DONE, PASS, SHOOT
from freebooter.games.marauders.names import MASTS
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.table import Captain, table
from tests.rules import rule


class FireShips(Offer[Table]):
    """As long as there is gold, after the declaration."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if t.players[ask.seat].gold else Refusal("mm-no-actions-left", "MM-TURN-07")

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return Note("mm-brings-port", "MM-PORT-01")

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        t.players[seat].gold -= 1
        t.minted -= 1


class FireShipModule(Module):
    def __init__(self) -> None:
        super().__init__("drill-fire-ships")

    def after_declaration(self) -> Sequence[Offer[Table]]:
        return [FireShips()]


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    add_module(FireShipModule())
    yield
    remove_module("drill-fire-ships")


def test_a_module_offers_a_weapon_until_it_is_declined_or_spent() -> None:
    game = table(Captain(gold=2), Captain(), modules=["drill-fire-ships"]).dice("111", "111").attacks(0, 1)
    assert game.asked == (0, "battle-offer")
    assert game.ask.options == [PASS, DONE]
    assert [game.ask.refusal(game.t, move) for move in (PASS, DONE)] == [None, None]
    reason = game.ask.refusal(game.t, SHOOT)
    assert reason is not None and (reason.message, reason.rule) == ("not-this-question", "MM-COMBAT-01")
    preview = game.ask.preview(game.t, DONE)
    assert preview is not None and preview.message == "mm-brings-port"
    game.seat(0).does(DONE)
    assert game[0].gold == 1
    assert game.ask.options == BATTLE_OFFERS[AFTER_DECLARATION].options(game.t, 0, AFTER_DECLARATION)
    game.seat(0).does(PASS)
    assert game.asked == (0, "declare")  # nothing was hit, so there is another round


@rule("MM-COMBAT-20")
def test_a_captain_who_has_gone_down_has_nothing_left_to_lose() -> None:
    game = table(Captain(), Captain(), Captain())
    assert battle_risks(game.t, 0) == []
    game.dice("111", "111").attacks(0, 1)
    assert [len(battle_risks(game.t, seat)) for seat in range(3)] == [1, 1, 0]
    game[1].afloat = False
    assert [len(battle_risks(game.t, seat)) for seat in range(3)] == [1, 0, 0]


@rule("MM-COMBAT-02", "MM-COMBAT-22")
def test_a_declaration_says_what_the_enemy_may_answer() -> None:
    """Without masts the enemy can only shoot; nothing is said of what cannot happen."""
    assert set(against([]).values()) == {0}
    whole = table(Captain(), Captain()).dice("111", "111").attacks(0, 1)
    torn = table(Captain(), Captain(tracks={MASTS: 0})).dice("111", "1").attacks(0, 1)
    for game, answers in ((whole, (1, 1, 1)), (torn, (1, 0, 0))):
        note = game.ask.preview(game.t, SHOOT)
        assert note is not None
        assert tuple(note.params[name] for name in ("shoot", "board", "flee")) == answers
