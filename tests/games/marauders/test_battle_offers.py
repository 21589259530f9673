"""What modules offer in a battle, and what is said of it."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import hooks
from freebooter.games.marauders.battle.offers import AFTER_DECLARATION, BATTLE_OFFER
from freebooter.games.marauders.hooks import BATTLE_WEAPONS, Hooks, Module, Offer
from freebooter.games.marauders.moves import DONE, PASS, SHOOT
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Part
from freebooter.kernel.moves import Move
from tests.games.marauders.table import Captain, table


class FireShips(Offer):
    """Once for each captain, after the declaration."""

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return [DONE] if about == AFTER_DECLARATION and t.players[seat].gold else []

    def take(self, t: Table, seat: int, about: int, move: Move) -> Part[None]:
        yield from ()
        t.players[seat].gold -= 1
        t.minted -= 1


class FireShipModule(Module):
    def __init__(self) -> None:
        super().__init__("drill-fire-ships")

    def register(self, hooks: Hooks) -> None:
        hooks.offer(BATTLE_WEAPONS, FireShips())


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    hooks.add_module(FireShipModule())
    yield
    del hooks._modules["drill-fire-ships"]


def test_a_module_offers_a_weapon_until_it_is_declined_or_spent() -> None:
    game = table(Captain(gold=2), Captain(), modules=["drill-fire-ships"]).dice("111", "111").attacks(0, 1)
    assert game.asked == (0, "battle-offer")
    assert game.ask.options == [PASS, DONE]
    assert [game.ask.refusal(game.t, move) for move in (PASS, DONE)] == [None, None]
    reason = game.ask.refusal(game.t, SHOOT)
    assert reason is not None and (reason.message, reason.rule) == ("not-this-question", "MM-COMBAT-01")
    game.seat(0).does(DONE)
    assert game[0].gold == 1
    assert game.ask.options == BATTLE_OFFER.options(game.t, 0, AFTER_DECLARATION)
    game.seat(0).does(PASS)
    assert game.asked == (0, "declare")  # nothing was hit, so there is another round
