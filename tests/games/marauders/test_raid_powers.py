"""What changes a raid: zones, modifications, captains, cards, specialists, missions."""

import pytest

from freebooter.games.marauders.content.tables import MODIFICATION_IN_RAID
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CHASERS,
    CREW,
    DUTCH,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    EXTRA_HAMMOCKS,
    FLUTE,
    HAVANA,
    HULL,
    LONG_GUNS,
    NONE,
    REINFORCED_HULL,
    SAN_JUAN,
    SPANISH,
    SWIVEL_GUNS,
    TRINIDAD,
)
from tests.games.marauders.raids import QUIET, RICH, finds, laid_out, outcome, raids
from tests.games.marauders.table import RAID, Captain, card, table
from tests.rules import rule

# Zones


@rule("MM-PORTPOWER-06", "MM-AMB-22")
@pytest.mark.parametrize(("fourth", "stays"), [("rum-3-hull", True), ("rum-4-escape", False), ("timber-1", False)])
def test_off_havana_a_spaniard_shows_a_fourth_card_if_it_hits(fourth: str, stays: bool) -> None:
    game = finds(SPANISH, HAVANA)
    game.draws_cargo(*QUIET, fourth).dice("x12").seat(0).says("engage")
    assert (fourth in laid_out(game)) == stays
    assert (card(fourth) in game.t.decks.cargo_discard.kinds()) == (not stays)


@rule("MM-AMB-22")
def test_the_fourth_card_can_be_exchanged_like_the_others() -> None:
    game = finds(SPANISH, HAVANA)
    game.draws_cargo(*QUIET, "rum-3-hull").dice("x12").seat(0).says("engage")
    game.seat(0).says("discard-face-rum-3-hull")
    assert game[0].ship.damage(HULL) == 0


@rule("MM-PORTPOWER-06")
def test_off_havana_others_show_three() -> None:
    game = finds(DUTCH, HAVANA)
    game.seat(0).says("nation-dutch").game.draws_cargo(*QUIET).dice("x12").seat(0).says("engage")
    assert len(laid_out(game)) == 3


@rule("MM-PORTPOWER-11", "MM-AMB-23")
def test_tv_26_off_san_juan_a_spaniard_brings_three_more_which_count_for_glory() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "cocoa-2", nation=SPANISH, zone=SAN_JUAN)
    game.draws_glory("GL-27")
    game.seat(0).says("discard-face-cocoa-2", "done")
    assert (game[0].gold, game[0].track) == (12, 1)


@rule("MM-PORTPOWER-11")
def test_off_san_juan_others_bring_what_they_have() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "cocoa-2", nation=DUTCH, zone=SAN_JUAN)
    assert game[0].gold == 9


# Modifications


@rule("MM-AMB-28", "MM-MOD-02")
def test_advanced_rigs_keep_up_with_a_merchant() -> None:
    game = raids("rum-4-escape", "sugar-3-escape", "cocoa-1", ship=FLUTE, modifications=[ADVANCED_RIGS])
    assert game[0].gold == 8


@rule("MM-AMB-28", "MM-MOD-03")
def test_a_reinforced_hull_cancels_a_raid_hit() -> None:
    game = raids("rum-3-hull", "sugar-1", "cocoa-1", modifications=[REINFORCED_HULL])
    assert game.asked == (0, "reinforced-hull")
    game.seat(0).says("cancel-hit-hull")
    assert game[0].ship.damage(HULL) == 0
    assert not game[0].ship.reinforced()


@rule("MM-AMB-28", "MM-MOD-11")
def test_chasers_swivel_guns_and_long_guns_do_nothing_in_a_raid() -> None:
    idle = [CHASERS, SWIVEL_GUNS, LONG_GUNS]
    plain, armed = raids(*RICH), raids(*RICH, modifications=idle)
    assert plain.asked == armed.asked
    assert plain.options == armed.options
    assert [kind for kind in idle if MODIFICATION_IN_RAID[kind]] == []
    assert [event.kind for event in plain.journal.events] == [event.kind for event in armed.journal.events]


@rule("MM-AMB-28")
@pytest.mark.parametrize(
    ("modification", "location", "cards"),
    [
        (EXTRA_HAMMOCKS, CREW, ["sugar-5-crew", "cocoa-4-crew", "rum-1"]),
        (EXTENDED_HOLD, CARGO, ["rum-5-cargo", "fruit-4-cargo", "rum-1"]),
        (EXTRA_CANNON_PORT, CANNONS, ["rum-4-cannons", "sugar-1", "rum-1"]),
    ],
)
def test_raised_values_count_in_a_raid(modification: int, location: int, cards: list[str]) -> None:
    assert outcome(raids(*cards)) == "failed"
    game = raids(*cards, modifications=[modification])
    assert game[0].ship.tracks[location] == 1
    assert game.asked == (0, "raid-cargo")


# Captain, cards, specialists, missions


def test_the_raider_exchanges_one_of_the_first_cards_for_nothing() -> None:
    game = finds(id="CAP-09")
    game.draws_cargo(*RICH, "timber-1").seat(0).says("engage")
    assert game.asked == (0, "raid-exchange")
    game.dice("1234").seat(0).says("exchange-face-sugar-5-crew")
    assert "sugar-5-crew" not in laid_out(game)
    assert game[0].gold == 4 + 3 + 1


def test_the_raider_may_leave_the_cards_as_they_are() -> None:
    game = finds(id="CAP-09")
    game.draws_cargo(*QUIET).dice("1234").seat(0).says("engage", "decline")
    assert game[0].gold == 3


def test_letters_of_reprisal_spare_the_bounty_of_a_nation_at_war_and_two_hits() -> None:
    game = table(
        Captain("CAP-06", hand=["GL-27"]), Captain(zone=TRINIDAD), wars=[(SPANISH, DUTCH)], game=RAID
    ).merchant(CARIBBEAN_SEA, DUTCH)  # fmt: skip
    game.begins().draws_cargo("rum-3-hull", "sugar-5-crew", "rum-4-escape").dice("123").seat(0).says("engage")
    assert game.asked == (0, "window-engage")
    game.seat(0).plays("GL-27")
    assert game[0].bounties[DUTCH] == 0
    assert game.asked == (0, "raid-reprisal")
    assert game.options == ["discard-face-rum-3-hull", "discard-face-sugar-5-crew", "done"]
    game.seat(0).says("discard-face-rum-3-hull", "discard-face-sugar-5-crew")
    assert game[0].ship.tracks == [2, 2, 2, 2, 1]
    assert game[0].gold == 4


def test_letters_of_reprisal_do_not_spare_the_bounty_in_peace() -> None:
    game = finds(hand=["GL-27"])
    game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    game.seat(0).plays("GL-27")
    assert game[0].bounties[DUTCH] == 1


def test_carpenter_and_surgeon_work_after_a_raid() -> None:
    game = raids("rum-3-hull", "sugar-5-crew", "cocoa-1", employed=["GL-S1a", "GL-S4a"])
    game.seat(0).says("discard-face-cocoa-1", "done")
    assert game[0].ship.tracks == [2, 2, 2, 2, 1]


def test_a_carpenter_works_after_a_failed_raid_too() -> None:
    game = raids("rum-4-cannons", "sugar-1", "cocoa-1", employed=["GL-S1a"])
    assert outcome(game) == "failed"
    assert game[0].ship.tracks[CANNONS] == 1


def test_a_raid_fulfils_the_mission_that_wants_it() -> None:
    game = raids("rum-4-escape", "sugar-2", "cocoa-2", nation=SPANISH, mission="MI-06")
    game.draws_glory("GL-27")
    game.seat(0).says("discard-face-cocoa-2", "done")
    game.passes()
    assert game[0].mission == NONE
    assert game[0].gold == 8 + 8
