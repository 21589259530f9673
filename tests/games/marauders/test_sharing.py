"""Copies of a table share tokens of the board and counts of piles; whoever changes them leaves the others alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain.lost_modifications import lay_modifications
from freebooter.games.marauders.content.tables import PORTS
from freebooter.games.marauders.names import HAVANA, NASSAU, TORTUGA
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Table
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.state import digest


def changes_demand(t: Table) -> None:
    effects.set_demand(t, HAVANA, (t.board.demand[HAVANA] + 1) % 2, "test")


def takes_merchant(t: Table) -> None:
    effects.merchant_to_track(t, TORTUGA, "test")


def deals_merchants(t: Table) -> None:
    takes_merchant(t)
    effects.deal_merchants(t, "test")


def opens_modification(t: Table) -> None:
    effects.open_modification(t, NASSAU)


def clears_modification(t: Table) -> None:
    effects.clear_modification(t, NASSAU)


def lays_modifications(t: Table) -> None:
    t.decks.modifications.add(effects.clear_modification(t, NASSAU))
    lay_modifications(t, t.decks.modifications, [NASSAU], "test")


def deals_a_world(t: Table) -> None:
    redeal(t, 0, SearchChance("another world"))


def draws_cargo(t: Table) -> None:
    effects.draw_cargo(t)


CHANGES = [
    changes_demand,
    takes_merchant,
    deals_merchants,
    opens_modification,
    clears_modification,
    lays_modifications,
    deals_a_world,
    draws_cargo,
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("of_the_copy", [True, False])
def test_a_change_is_not_seen_in_copies(change: Callable[[Table], None], of_the_copy: bool) -> None:
    t = set_up(Rules(), 3, SearchChance("sharing"))
    assert t.board.modification[NASSAU] >= 0 and NASSAU in PORTS
    before = digest(t)
    twin = t.copy()
    third = twin.copy()
    changed = twin if of_the_copy else t
    change(changed)
    assert digest(changed) != before, "the drill changes something"
    assert [digest(each) for each in (t, twin, third) if each is not changed] == [before, before]
    change(third)
    assert digest(t if of_the_copy else twin) == before
