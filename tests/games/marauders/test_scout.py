"""Scout: targets, rolls, and what is found."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.moves import SCOUT_PLAYER
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    DUTCH,
    ENGLISH,
    FRENCH,
    HAVANA,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    SPANISH,
    TORTUGA,
)
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=NASSAU, in_port=True)


def turn(*captains: Captain, **more: object) -> Play:
    return table(*captains, game=TURN, **more).begins()  # type: ignore[arg-type]


def targets(game: Play) -> list[str]:
    return [name for name in game.options if name.startswith("scout")]


@rule("MM-SCOUT-01", "MM-SCOUT-08")
def test_targets_are_what_is_at_sea_in_the_zone() -> None:
    game = turn(
        Captain("CAP-06", zone=TORTUGA), Captain("CAP-07", zone=TORTUGA), Captain("CAP-11", zone=TORTUGA, in_port=True),
        Captain("CAP-15", zone=HAVANA), npcs={FRENCH: ("EV-07", TORTUGA), PIRATE_SLOOP: ("EV-13", NASSAU)},
    )  # fmt: skip
    assert targets(game) == ["scout-player-2", "scout-npc-french-navy", "scout-merchant"]


@rule("MM-SCOUT-09")
def test_nobody_scouts_from_a_port() -> None:
    assert targets(turn(Captain(zone=TORTUGA, in_port=True), AWAY)) == []


@rule("MM-AMB-17")
def test_no_merchant_no_target() -> None:
    game = table(Captain(zone=TORTUGA), AWAY, game=TURN)
    game.t.decks.merchants.add(game.t.board.merchant[TORTUGA])
    game.t.board.merchant[TORTUGA] = NONE
    assert targets(game.begins()) == []


@rule("MM-SCOUT-02", "MM-SCOUT-05")
def test_without_a_success_only_the_action_is_gone() -> None:
    game = turn(Captain(zone=TORTUGA), Captain("CAP-07", zone=TORTUGA)).dice("14")
    game.seat(0).says("scout-player-2")
    assert game.t.battle is None
    assert game.t.turn.actions == 2
    assert len(game.told("skill-rolled")[0]["dice"]) == 2


@rule("MM-SCOUT-02", "MM-SCOUT-03")
def test_a_captain_found_is_attacked() -> None:
    game = turn(Captain(zone=TORTUGA), Captain("CAP-07", zone=TORTUGA)).dice("1x", "111", "111")
    game.seat(0).says("scout-player-2")
    assert (game.side(0).seat, game.side(1).seat) == (0, 1)
    assert game[0].bounties[ENGLISH] == 1


@rule("MM-SCOUT-03")
def test_an_npc_found_is_attacked() -> None:
    game = turn(Captain(zone=TORTUGA), AWAY, npcs={FRENCH: ("EV-07", TORTUGA)}).dice("1x", "111", "11")
    game.seat(0).says("scout-npc-french-navy")
    assert (game.side(0).seat, game.side(1).npc) == (0, FRENCH)


@rule("MM-SCOUT-04")
def test_a_merchant_found_is_revealed_and_may_be_raided() -> None:
    game = table(Captain(zone=TORTUGA), AWAY, game=TURN).merchant(TORTUGA, DUTCH).begins().dice("1x")
    game.seat(0).says("scout-merchant")
    assert game.asked == (0, "merchant-nation")
    assert game.options == ["nation-french", "nation-dutch"]
    assert game.t.board.merchant[TORTUGA] == NONE


@rule("MM-SCOUT-06")
@pytest.mark.parametrize("dice", ["11", "1x"])
def test_the_same_target_is_not_scouted_for_twice_in_a_turn(dice: str) -> None:
    captain = Captain(zone=TORTUGA, tracks={CREW: 0})  # a merchant found must be let go
    game = turn(captain, Captain("CAP-07", zone=TORTUGA)).dice(dice)
    game.seat(0).says("scout-merchant")
    assert "scout-merchant" not in game.options
    failed = turn(captain, Captain("CAP-07", zone=TORTUGA)).dice("11")
    failed.seat(0).says("scout-player-2")
    assert targets(failed) == ["scout-merchant"]


@rule("MM-SCOUT-07")
def test_another_target_or_another_zone_may_be_scouted() -> None:
    game = turn(Captain(zone=TORTUGA), Captain("CAP-07", zone=TORTUGA)).dice("11")
    game.seat(0).says("scout-merchant")
    assert targets(game) == ["scout-player-2"]
    game.seat(0).says("sail-havana")
    assert targets(game) == ["scout-merchant"]


def test_one_captain_scouts_twice_for_a_merchant_but_not_three_times() -> None:
    """CAP-08."""
    game = turn(Captain("CAP-08", zone=TORTUGA), Captain("CAP-07", zone=TORTUGA)).dice("1111", "1111")
    game.seat(0).says("scout-merchant", "scout-merchant")
    assert "scout-merchant" not in game.options
    game.dice("1111")
    game.seat(0).says("scout-player-2")
    assert game.over
    other = turn(Captain("CAP-08", zone=TORTUGA), Captain("CAP-07", zone=TORTUGA)).dice("1111")
    other.seat(0).says("scout-player-2")
    assert targets(other) == ["scout-merchant"]


@rule("MM-PORTPOWER-04", "MM-AMB-19")
def test_off_cartagena_a_spanish_merchant_needs_no_roll() -> None:
    game = table(Captain(zone=CARTAGENA), AWAY, game=TURN).merchant(CARTAGENA, ENGLISH).begins()
    game.seat(0).says("scout-spanish-merchant")
    assert game.asked == (0, "engage-merchant")
    assert game.options == ["engage", "let-sail"]
    assert game.told("skill-rolled") == []
    game.draws_cargo("rum-1", "rum-2", "sugar-1").dice("111")
    game.seat(0).says("engage")
    assert game[0].bounties == [1, 0, 0, 0]


def test_the_lookout_adds_a_die_to_scout_actions() -> None:
    """GL-S5."""
    game = turn(Captain(zone=TORTUGA, employed=["GL-S5a"]), AWAY).dice("111")
    game.seat(0).says("scout-merchant")
    assert len(game.told("skill-rolled")[0]["dice"]) == 3


def test_a_lookout_joins_after_a_successful_scout() -> None:
    """GL-S5b."""
    game = table(Captain(zone=CARIBBEAN_SEA, hand=["GL-S5b"], tracks={CREW: 0}), AWAY, game=TURN).begins().dice("1x")
    game.seat(0).says("scout-merchant").passes()  # the window after the check
    game.seat(0).plays("GL-S5b")
    assert game[0].employs(4)
    failed = table(Captain(zone=CARIBBEAN_SEA, hand=["GL-S5b"]), AWAY, game=TURN).begins().dice("11")
    failed.seat(0).says("scout-merchant").passes()
    assert failed.asked == (0, "action")


@rule("MM-BOUNTY-04")
def test_attacking_a_pirate_player_gives_no_bounty() -> None:
    pirate = Captain("CAP-07", zone=TORTUGA, bounties={SPANISH: 1})
    game = turn(Captain(zone=TORTUGA), pirate).dice("1x", "111", "111")
    game.seat(0).says("scout-player-2")
    assert sum(game[0].bounties) == 0


@rule("MM-AMB-91", "MM-SCOUT-01")
def test_a_captain_who_is_dead_is_not_looked_for() -> None:
    game = turn(Captain(), Captain(zone=HAVANA), Captain(zone=NASSAU))
    game[2].afloat = False
    reasons = [game.ask.refusal(game.t, SCOUT_PLAYER[seat]) for seat in (1, 2)]
    assert [(one.message, one.params["seat"]) for one in reasons if one is not None] == [
        ("mm-captain-elsewhere", 2),
        ("mm-captain-is-dead", 3),
    ]
