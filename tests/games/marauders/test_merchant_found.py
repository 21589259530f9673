"""Merchants: finding them, and letting them go."""

import pytest

from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    DUTCH,
    ENGLISH,
    FRENCH,
    MASTS,
    NONE,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.raiding.found import merchant_nations
from freebooter.kernel.ask import Ask
from tests.games.marauders.raids import QUIET, finds, keeps
from tests.games.marauders.table import RAID, TURN, Captain, table
from tests.rules import rule


@rule("MM-RAID-01")
def test_each_zone_holds_one_merchant_at_most_and_its_nation_is_hidden() -> None:
    game = table(Captain(), Captain(), game=RAID)
    assert all(nation != NONE for nation in game.t.board.merchant)  # a place for one token in each zone
    assert game.told("merchant-to-track") == []
    game.begins()
    assert [told["zone"] for told in game.told("merchant-to-track")] == ["caribbean-sea"]


@rule("MM-RAID-03", "MM-RAID-05")
def test_the_token_is_taken_from_the_zone_and_its_nation_revealed() -> None:
    game = finds(FRENCH)
    assert game.t.board.merchant[CARIBBEAN_SEA] == NONE
    assert game.told("merchant-to-track") == [{"zone": "caribbean-sea", "nation": "french"}]
    assert game.events("merchant-to-track")[0].reveals


@rule("MM-RAID-02", "MM-RAID-05")
@pytest.mark.parametrize("engages", [True, False])
def test_raided_or_released_tokens_go_to_the_track(engages: bool) -> None:
    game = finds(FRENCH)
    if engages:
        game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
        keeps(game, "rum-1")
    else:
        game.seat(0).says("let-sail")
        assert game[0].bounties == [0, 0, 0, 0]
        assert game.told("raid-begins") == []
        assert game.told("merchant-let-go") == [{"seat": 0}]
    assert game.over
    assert game.t.decks.merchants.counts[FRENCH] == 1
    assert game.t.board.merchant[CARIBBEAN_SEA] == NONE


@rule("MM-RAID-04")
def test_the_scout_chooses_the_nation_of_the_token_or_of_the_zone() -> None:
    game = finds(DUTCH, TORTUGA)
    assert game.asked == (0, "merchant-nation")
    assert game.options == ["nation-french", "nation-dutch"]
    game.seat(0).says("nation-french").game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    assert game[0].bounties[FRENCH] == 1


@rule("MM-RAID-04", "MM-RAID-07")
def test_before_the_nation_is_chosen_it_is_told_who_would_want_the_captain() -> None:
    game = finds(SPANISH, TORTUGA, bounties={FRENCH: 2})
    ask = game.run.question
    assert isinstance(ask, Ask) and ask.prompt == "merchant-nation"
    notes = [ask.preview(game.t, move) for move in ask.options]
    assert [note and note.params for note in notes] == [
        {"nation": "spanish", "bounty": 1},
        {"nation": "french", "bounty": 3},
    ]


@rule("MM-RAID-04")
def test_a_merchant_of_the_zones_nation_leaves_no_choice() -> None:
    assert finds(FRENCH, TORTUGA).asked == (0, "engage-merchant")


@rule("MM-AMB-20")
def test_in_the_caribbean_sea_the_nation_on_the_token_applies() -> None:
    assert merchant_nations(ENGLISH, CARIBBEAN_SEA) == [ENGLISH]
    assert finds(ENGLISH).asked == (0, "engage-merchant")


@rule("MM-RAID-06", "MM-AMB-18")
@pytest.mark.parametrize("location", [CARGO, MASTS, CREW, CANNONS])
def test_with_a_destroyed_location_the_merchant_must_be_let_go(location: int) -> None:
    game = finds(tracks={location: 0})
    assert game.over
    assert game.told("merchant-let-go") == [{"seat": 0}]
    assert game.t.decks.merchants.left == 1


@rule("MM-SCOUT-04")
def test_finding_the_merchant_starts_the_choice_and_failing_does_not() -> None:
    game = table(Captain(), Captain(zone=TRINIDAD), game=TURN).begins()
    game.dice("1x").seat(0).says("scout-merchant")
    assert game.asked == (0, "engage-merchant")
    missed = table(Captain(), Captain(zone=TRINIDAD), game=TURN).begins()
    missed.dice("12").seat(0).says("scout-merchant")
    assert missed.asked == (0, "action")
    assert missed.t.board.merchant[CARIBBEAN_SEA] != NONE


@rule("MM-AMB-17")
def test_where_no_token_lies_nobody_can_look_for_a_merchant() -> None:
    game = table(Captain(), Captain(zone=TRINIDAD), game=TURN)
    game.t.decks.merchants.add(game.t.board.merchant[CARIBBEAN_SEA])
    game.t.board.merchant[CARIBBEAN_SEA] = NONE
    game.begins()
    assert "scout-merchant" not in game.options


@rule("MM-PORTPOWER-04", "MM-AMB-19")
def test_off_cartagena_a_spanish_merchant_is_found_without_a_roll() -> None:
    game = table(Captain(zone=CARTAGENA), Captain(zone=TRINIDAD), game=TURN).merchant(CARTAGENA, DUTCH).begins()
    game.seat(0).says("scout-spanish-merchant")
    assert game.told("skill-rolled") == []
    assert game.asked == (0, "engage-merchant")  # as a Spaniard, or not at all
    game.draws_cargo(*QUIET).dice("123").seat(0).says("engage")
    assert game[0].bounties == [1, 0, 0, 0]


@rule("MM-AMB-19")
def test_off_cartagena_any_nation_can_be_found_with_a_roll() -> None:
    game = table(Captain(zone=CARTAGENA), Captain(zone=TRINIDAD), game=TURN).merchant(CARTAGENA, DUTCH).begins()
    game.dice("1x").seat(0).says("scout-merchant")
    assert game.options == ["nation-spanish", "nation-dutch"]
