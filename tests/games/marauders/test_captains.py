"""Abilities of captains outside trade and battle; the others are tested where they matter."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import (
    ABILITIES,
    DUTCH,
    ENGLISH,
    FRENCH,
    HAVANA,
    LEADERSHIP,
    NASSAU,
    NONE,
    SEAMANSHIP,
    SPANISH,
)
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table
from tests.rules import rule

AWAY = Captain("CAP-11", zone=NASSAU, in_port=True)


def claims(captain: str, *dice: str) -> Play:
    """A captain in Havana claims the mission of the viceroy's niece (Influence)."""
    game = table(Captain(captain, zone=HAVANA, in_port=True), AWAY, game=PORT_ACTION)
    game.offers_missions("MI-02", "MI-22").begins().dice(*dice)
    game.seat(0).says("do-mission")
    return game


def test_one_captain_rolls_a_claim_again_once_in_a_turn() -> None:
    """CAP-03."""
    game = claims("CAP-03", "1111")
    assert game.asked == (0, "reroll-claim")
    game.dice("111x").script([0])
    game.seat(0).says("roll")
    assert game[0].mission == tables.mission_card("MI-02")
    assert game.t.turn.reclaimed
    content = claims("CAP-03", "1111")
    content.seat(0).says("pass")
    assert content[0].mission == NONE
    assert not content.t.turn.reclaimed


def test_the_second_claim_of_a_turn_is_not_rolled_again() -> None:
    """CAP-03: once per player turn."""
    game = table(Captain("CAP-03", zone=HAVANA, in_port=True), AWAY, game=PORT_ACTION)
    game.offers_missions("MI-02", "MI-22").t.turn.reclaimed = True
    game.begins().dice("1111")
    game.seat(0).says("do-mission")
    assert game.asked == (0, "port")


def test_only_influence_to_claim_is_rolled_again_and_only_by_him() -> None:
    """CAP-03."""
    leads = table(Captain("CAP-03", zone=12, in_port=True), AWAY, game=PORT_ACTION).offers_missions("MI-22", "MI-01")
    leads.begins().dice("1")
    leads.seat(0).says("do-mission")
    assert leads.asked == (0, "port")
    rumour = table(Captain("CAP-03", zone=HAVANA, in_port=True, gold=2), AWAY, game=PORT_ACTION).begins().dice("1111")
    rumour.seat(0).says("do-rumour")
    assert rumour.asked == (0, "port")
    assert claims("CAP-14", "1111").asked == (0, "port")


@rule("MM-SETUP-09")
def test_one_captain_for_each_port_and_ability() -> None:
    base = tables.CAPTAIN_PACK.count("base")
    assert sorted(tables.CAPTAIN_HOME[:base]) == tables.PORTS
    assert sorted(tables.CAPTAIN_ABILITY[:base]) == list(range(1, len(ABILITIES)))
    nations = [tables.CAPTAIN_NATION[:base].count(nation) for nation in (SPANISH, ENGLISH, FRENCH, DUTCH)]
    assert nations == [6, 5, 3, 2]
    for captain in range(16):
        assert tables.CAPTAIN_NATION[captain] == tables.ZONE_NATION[tables.CAPTAIN_HOME[captain]]
        assert sum(tables.CAPTAIN_SKILLS[captain]) in (9, 10)


def test_three_captains_have_three_of_both_fighting_skills() -> None:
    best = [
        tables.CAPTAIN_IDS[captain]
        for captain in range(16)
        if tables.CAPTAIN_SKILLS[captain][SEAMANSHIP] == tables.CAPTAIN_SKILLS[captain][LEADERSHIP] == 3
    ]
    assert best == ["CAP-02", "CAP-15", "CAP-16"]


@pytest.mark.parametrize("id", ["CAP-12", "CAP-13", "CAP-14"])
def test_french_captains_are_at_home_in_french_ports(id: str) -> None:
    captain = tables.captain_card(id)
    assert tables.ZONE_NATION[tables.CAPTAIN_HOME[captain]] == FRENCH
