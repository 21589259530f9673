"""Neutral NPCs: a ship of a nation that is no naval ship, with a captain who is in no deck (SG-AMB-28).

The base has none, so the pirate frigate is made one: Spanish, with the captain of EV-16, who leaves the event deck.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.scout import add_scouting
from freebooter.games.marauders.advice import dangers
from freebooter.games.marauders.captain.bounties import npc_reward
from freebooter.games.marauders.captain.new_captain import pirate_in_zone
from freebooter.games.marauders.combat.start import npc_ship, npc_side
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.tables import event_card
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.moves import BOARD, KEEP_SHIP, SCOUT_NPC, SHOOT
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CARIBBEAN_SEA,
    CREW,
    ENGLISH,
    FRENCH,
    FRIGATE,
    NEUTRAL,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SPANISH,
)
from freebooter.games.marauders.npcs import hostility, movement, scouting
from freebooter.games.marauders.setup import new_decks
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.games.marauders.state.npc_kinds import captain_of, is_navy, is_neutral, is_pirate, npc_skills
from freebooter.kernel.moves import Move
from tests.games.marauders.table import Captain, Play, table

GALLEON = PIRATE_FRIGATE
CAPTAIN = event_card("EV-16")


@pytest.fixture(autouse=True)
def galleon() -> Iterator[None]:
    lists = [tables.NPC_KIND, tables.NPC_NATION, tables.NPC_CAPTAIN, tables.EVENT_COUNT]
    printed = [list(each) for each in lists]
    tables.NPC_KIND[GALLEON] = NEUTRAL
    tables.NPC_NATION[GALLEON] = SPANISH
    tables.NPC_CAPTAIN[GALLEON] = CAPTAIN
    tables.EVENT_COUNT[CAPTAIN] = 0
    yield
    for each, was in zip(lists, printed, strict=True):
        each[:] = was


def at_sea(*captains: Captain, **more: object) -> Play:
    game = table(*captains, **more)  # type: ignore[arg-type]
    game.t.npcs[GALLEON].zone = CARIBBEAN_SEA
    return game


def test_its_captain_is_in_no_deck_and_with_it_while_it_sails() -> None:
    game = at_sea(Captain(), Captain())
    npc = game.t.npcs[GALLEON]
    assert new_decks(game.t.rules).events.counts[CAPTAIN] == 0
    assert (is_navy(npc), is_pirate(npc), is_neutral(npc)) == (False, False, True)
    assert npc.card == NONE
    assert captain_of(npc) == CAPTAIN
    assert npc_skills(game.t, npc) == tables.EVENT_SKILLS[CAPTAIN]
    assert npc_side(game.t, npc).leadership == tables.EVENT_SKILLS[CAPTAIN][2]
    assert faults(game.t) == []
    npc.zone = NONE
    assert captain_of(npc) == NONE


def test_it_wants_nobody_and_keeps_nobody_quiet() -> None:
    game = at_sea(
        Captain(gold=9, bounties={SPANISH: 2}), Captain(gold=9), npcs={PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    )
    t, npc, pirate = game.t, game.t.npcs[GALLEON], game.t.npcs[PIRATE_SLOOP]
    for player in t.players:
        assert hostility.reasons(t, npc, player, True) == 0
        assert not scouting.may_scout(t, npc, player)
    assert movement.prey(t, npc) is None
    assert scouting.may_scout(t, pirate, game[1])
    assert not pirate_in_zone(t, BASSE_TERRE)
    pirate.zone = NONE
    assert not pirate_in_zone(t, CARIBBEAN_SEA)


def test_war_gives_it_no_man_o_war() -> None:
    game = at_sea(Captain(), Captain(), wars=[(SPANISH, ENGLISH)])
    assert npc_ship(game.t, game.t.npcs[GALLEON]) == FRIGATE


def test_powers_of_navies_are_not_its_own() -> None:
    tables.NPC_NATION[GALLEON] = FRENCH
    game = at_sea(Captain(), Captain())
    game.t.npcs[GALLEON].zone = BASSE_TERRE
    assert not scouting.tries_twice(game.t.npcs[GALLEON])


def test_beating_it_gives_the_bounty_for_the_attack_only_and_it_stays_away() -> None:
    """No reward, no cargo of a navy, and its captain comes into no pile."""
    game = at_sea(Captain(), Captain(), luck=1).dice("111", "111")
    t = game.t
    before, cargo = audit(t), t.decks.cargo.left
    assert npc_reward(t.npcs[GALLEON], game[0]) == 0
    game.attacks_npc(0, GALLEON)
    assert game.told("battle-begins")[0]["defender"] == tables.EVENT_NAMES[CAPTAIN]
    assert game[0].bounties[SPANISH] == 1
    game.enemy_ship().tracks[CREW] = 1
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "111").seat(1).does(SHOOT)
    game.passes_to("claim-ship").seat(0).does(KEEP_SHIP)
    assert game.over
    assert not t.npcs[GALLEON].afloat()
    assert game[0].track == 1
    assert game[0].bounties[SPANISH] == 1
    assert game[0].gold == 0
    assert t.decks.cargo.left == cargo
    assert t.decks.events_spent.left == 0
    assert audit(t) == before
    assert faults(t) == []


def test_it_can_be_scouted_for_and_is_shown_with_its_kind() -> None:
    game = at_sea(Captain(), Captain())
    found: list[Move] = []
    add_scouting(game.t, game[0], found)
    assert SCOUT_NPC[GALLEON] in found
    shown = view(game.t, 0).npcs[GALLEON]
    assert (shown.kind, shown.captain, shown.ship) == ("neutral", tables.EVENT_NAMES[CAPTAIN], "frigate")
    assert sorted(shown.skills) == ["leadership", "scouting", "seamanship"]
    assert [npc.kind for npc in view(game.t, 0).npcs] == ["navy"] * 4 + ["pirate", "neutral"]
    assert dangers.Dangers(game.t, game[0]).by_day[CARIBBEAN_SEA] == 0
