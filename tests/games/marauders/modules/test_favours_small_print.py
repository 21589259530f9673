"""Small print of favours: where one opens a port, and where it could help."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.draws import AT_MARKET
from freebooter.games.marauders.modules.favours.entry import BY_FAVOURS, ways_with_favours
from freebooter.games.marauders.modules.favours.repeating import RepeatDraw, RepeatSearch, SpendFavour, has_more_to_hope
from freebooter.games.marauders.names import HAVANA, NONE, SPANISH
from freebooter.games.marauders.port_entry import ENTRY_FREE
from freebooter.games.marauders.registries.purposes import Purpose
from tests.games.marauders.modules.favour_tables import laid
from tests.games.marauders.table import Captain, card, faces
from tests.rules import rule

OTHER_WAY = 2


@rule("SG-M10-11", "SG-M10-12")
@pytest.mark.parametrize(
    ("ways", "bounty", "favours", "opens"),
    [
        (OTHER_WAY, 2, 2, True),
        (0, 2, 2, True),
        (0, 2, 1, False),
        (ENTRY_FREE, 2, 2, False),  # no roll and no law keeps him out
        (OTHER_WAY, 0, 2, False),  # it is not the law that keeps him out
        (ENTRY_FREE, 0, 2, False),
    ],
)
def test_favours_open_a_port_that_the_law_has_closed(ways: int, bounty: int, favours: int, opens: bool) -> None:
    bounties = {SPANISH: bounty} if bounty else {}
    game = laid(Captain("CAP-12", zone=HAVANA, bounties=bounties), favours)
    found = ways_with_favours(game.t, ways, game[0], HAVANA)
    assert found == (ways | BY_FAVOURS.bit if opens else ways)


@rule("SG-M10-07", "SG-AMB-63")
@pytest.mark.parametrize(
    ("purpose", "needs", "rolled", "more"),
    [
        (dice.FOR_CLAIM, 3, "111", False),  # only all three help
        (dice.FOR_STORM, 3, "111", True),
        (dice.FOR_STORM, 3, "x11", True),
        (dice.FOR_STORM, 3, "xx1", False),
        (dice.FOR_RUMOUR, dice.AS_MANY_AS_CAN_BE, "111", True),
    ],
)
def test_a_part_of_the_successes_helps_where_each_counts(purpose: Purpose, needs: int, rolled: str, more: bool) -> None:
    game = laid(Captain(), 1)
    game.t.rolled, game.t.roll_purpose, game.t.roll_needs = faces(rolled), purpose, needs
    assert has_more_to_hope(game.t) == more


@rule("SG-M10-05", "SG-AMB-110")
def test_a_favour_draws_cards_anew_if_any_lie() -> None:
    game = laid(Captain(), 1)
    offer = RepeatDraw("SG-M10-05")
    game.t.drawing = NONE
    assert not offer.helps(game.t)
    game.t.drawing, game.t.drawn_cargo = AT_MARKET, ()
    assert not offer.helps(game.t)
    game.t.drawn_cargo = (card("rum-1"),)
    assert offer.helps(game.t)


@rule("SG-M10-10", "SG-AMB-102")
def test_only_a_search_that_has_found_the_captain_is_repeated() -> None:
    game = laid(Captain(), 1)
    for rolled, helps in (("111", False), ("1x1", True)):
        game.t.rolled = faces(rolled)
        assert RepeatSearch("SG-M10-10").helps(game.t) == helps
        assert SpendFavour("SG-M10-10").helps(game.t), "as long as nobody says otherwise"
