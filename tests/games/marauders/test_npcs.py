"""Navies and pirates: whom they hunt, when they scout, how they come and go."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content.tables import CAPTAIN_NATION, EVENT_NPC, event_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CARACAS,
    CARIBBEAN_SEA,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    HAVANA,
    MAN_O_WAR,
    NASSAU,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    SANTO_DOMINGO,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs import arrivals, hostility, movement, scouting
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import ACTIONS, Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.task_stack import attack_task
from freebooter.games.marauders.turn import events
from freebooter.kernel.ask import Taken
from freebooter.kernel.chance import ScriptedChance, SearchChance
from freebooter.kernel.events import Journal
from freebooter.words import Words
from tests.rules import rule

EAST, WEST = 1, 3
SKULL, MISS = 4, 0  # what the chance says for a die


def table(seats: int = 3) -> Table:
    t = set_up(Rules(), seats, SearchChance(3))
    t.stage = ACTIONS
    t.order = tuple(range(seats))
    for player in t.players:
        player.afloat = True
        player.zone = CARIBBEAN_SEA
        player.captain = next(each for each in range(16) if CAPTAIN_NATION[each] == ENGLISH)
        player.hand = ()
    return t


def put(t: Table, number: int, zone: int) -> Npc:
    npc = t.npcs[number]
    npc.card = EVENT_NPC.index(number)
    npc.zone = zone
    return npc


def alone(t: Table, zone: int) -> Player:
    """The first player in a zone, the others out of everyone's reach."""
    for other in t.players[1:]:
        other.afloat = False
    t.players[0].zone = zone
    return t.players[0]


def run(part: Taken) -> None:
    """Play a part that asks nothing."""
    assert list(part) == []


@rule("MM-NPC-07", "MM-NPC-09", "MM-NPC-10")
def test_navies_want_captains_with_bounties() -> None:
    t = table()
    navy, player = put(t, DUTCH, NASSAU), t.players[0]
    assert hostility.reasons(t, navy, player, True) == 0
    player.bounties[ENGLISH] = 1
    assert hostility.reasons(t, navy, player, True) == hostility.SECOND
    player.bounties[DUTCH] = 2
    assert hostility.reasons(t, navy, player, True) == hostility.FIRST | hostility.SECOND


@rule("MM-NPC-07", "MM-MOVE-07")
def test_in_war_a_navy_wants_captains_of_the_enemy() -> None:
    t = table()
    navy, player = put(t, SPANISH, NASSAU), t.players[0]
    t.wars = ((ENGLISH, SPANISH),)
    assert hostility.reasons(t, navy, player, True) == hostility.THIRD
    assert hostility.reasons(t, put(t, FRENCH, NASSAU), player, True) == 0


@rule("MM-NPC-08", "MM-NPC-10")
def test_pirates_want_gold_then_cargo_and_leave_pirates_alone() -> None:
    t = table()
    pirate, player = put(t, PIRATE_SLOOP, NASSAU), t.players[0]
    player.gold = 0
    assert hostility.reasons(t, pirate, player, True) == hostility.THIRD
    player.cargo = (3,)
    assert hostility.reasons(t, pirate, player, True) == hostility.SECOND
    player.gold = 4
    assert hostility.reasons(t, pirate, player, True) == hostility.FIRST | hostility.SECOND
    player.bounties[FRENCH] = 1
    assert hostility.reasons(t, pirate, player, True) == 0


@rule("MM-NPC-20")
def test_a_hunted_captain_next_door_overrides_the_direction() -> None:
    """TV-16: an English bounty alone brings the Dutch navy, by priority 2."""
    t = table()
    player = alone(t, SANTO_DOMINGO)
    player.bounties[ENGLISH] = 1
    navy = put(t, DUTCH, CARIBBEAN_SEA)
    movement.activate(t, navy, EAST)
    assert navy.zone == SANTO_DOMINGO
    movement.activate(t, navy, EAST)
    assert navy.zone == SANTO_DOMINGO  # it stays with him


@rule("MM-NPC-20", "MM-NPC-19")
def test_a_captain_two_zones_away_is_not_hunted() -> None:
    t = table()
    player = alone(t, NASSAU)
    player.bounties[DUTCH] = 5
    navy = put(t, DUTCH, CARIBBEAN_SEA)
    movement.activate(t, navy, EAST)
    assert navy.zone == BASSE_TERRE


@rule("MM-TURN-05")
def test_the_icon_of_an_npc_that_is_not_there_is_skipped() -> None:
    t = table()
    movement.activate(t, t.npcs[DUTCH], EAST)
    assert t.npcs[DUTCH].zone == NONE


@rule("MM-NPC-21", "MM-NPC-22")
def test_the_stronger_reason_is_hunted_and_equals_are_drawn_by_lot() -> None:
    t = table()
    one, two, three = t.players
    one.zone, two.zone, three.zone = HAVANA, PORT_ROYAL, NASSAU
    one.bounties[FRENCH], two.bounties[FRENCH] = 1, 2
    three.bounties[SPANISH] = 5
    navy = put(t, FRENCH, TORTUGA)
    assert movement.prey(t, navy) is two
    one.bounties[FRENCH] = 2
    t.chance = ScriptedChance([1])
    assert movement.prey(t, navy) is two
    one.bounties[SPANISH] = 1
    assert movement.prey(t, navy) is one
    pirate = put(t, PIRATE_FRIGATE, TORTUGA)
    for player, gold, cards in zip(t.players, (5, 5, 3), (1, 2, 6), strict=True):
        player.bounties = [0, 0, 0, 0]
        player.gold, player.cargo = gold, tuple(range(cards))
    assert movement.prey(t, pirate) is two


@rule("MM-NPC-22")
def test_bounties_are_counted_first_those_of_the_own_nation() -> None:
    """Not how many nations want a captain: how many bounties there are."""
    t = table()
    one, two, three = t.players
    one.zone, two.zone, three.zone = HAVANA, PORT_ROYAL, NASSAU
    navy = put(t, FRENCH, TORTUGA)
    one.bounties[SPANISH], one.bounties[DUTCH] = 1, 1
    two.bounties[SPANISH] = 3
    assert movement.prey(t, navy) is two
    one.bounties[ENGLISH] = 2
    assert movement.prey(t, navy) is one  # four of three nations against three of one
    three.bounties[FRENCH] = 1
    assert movement.prey(t, navy) is three  # one of the own nation before four of others
    two.bounties[FRENCH] = 2
    assert movement.prey(t, navy) is two


@rule("MM-NPC-22", "MM-NPC-07")
def test_the_enemy_nation_decides_between_equal_bounties() -> None:
    t = table(2)
    one, two = t.players
    one.zone, two.zone = HAVANA, PORT_ROYAL
    one.captain = CAPTAIN_NATION.index(DUTCH)
    one.bounties[FRENCH] = two.bounties[FRENCH] = 1
    t.wars = ((FRENCH, ENGLISH),)
    assert movement.prey(t, put(t, FRENCH, TORTUGA)) is two


@rule("MM-AMB-10")
def test_a_captain_in_port_is_hunted_but_dead_ones_are_not() -> None:
    t = table()
    player = alone(t, HAVANA)
    player.in_port = True
    player.bounties[FRENCH] = 1
    navy = put(t, FRENCH, TORTUGA)
    assert movement.prey(t, navy) is player
    player.afloat = False
    assert movement.prey(t, navy) is None


@rule("MM-PORTPOWER-15", "MM-PORTPOWER-16", "MM-AMB-11", "MM-AMB-12")
def test_some_captains_cannot_be_seen() -> None:
    t = table()
    player = alone(t, TRINIDAD)
    player.bounties[SPANISH] = 5
    for in_port in (False, True):
        player.in_port = in_port
        assert movement.prey(t, put(t, SPANISH, CARACAS)) is None
        assert not scouting.may_scout(t, put(t, SPANISH, TRINIDAD), player)
    player.zone, player.in_port = TORTUGA, False
    assert not scouting.may_scout(t, put(t, FRENCH, TORTUGA), player)
    assert scouting.may_scout(t, put(t, SPANISH, TORTUGA), player)
    player.bounties[FRENCH] = 1
    assert scouting.may_scout(t, put(t, FRENCH, TORTUGA), player)


@rule("MM-PORTPOWER-15")
def test_off_tortuga_only_pirates_are_hidden_from_the_french() -> None:
    t = table()
    player = alone(t, TORTUGA)
    t.wars = ((ENGLISH, FRENCH),)
    navy = put(t, FRENCH, TORTUGA)
    assert scouting.may_scout(t, navy, player) and movement.prey(t, navy) is player  # an enemy, and no pirate
    player.bounties[SPANISH] = 1
    assert not scouting.may_scout(t, navy, player) and movement.prey(t, navy) is None


@rule("MM-PORTPOWER-15")
def test_french_captains_are_not_scouted_by_pirates_off_tortuga() -> None:
    t = table()
    player = alone(t, TORTUGA)
    player.gold = 10
    assert scouting.may_scout(t, put(t, PIRATE_SLOOP, TORTUGA), player)
    player.captain = CAPTAIN_NATION.index(FRENCH)
    assert not scouting.may_scout(t, put(t, PIRATE_SLOOP, TORTUGA), player)
    player.zone = NASSAU
    assert scouting.may_scout(t, put(t, PIRATE_SLOOP, NASSAU), player)


@rule("MM-NPC-16", "MM-NPC-15")
def test_pirates_keep_quiet_by_a_naval_ship() -> None:
    """TV-15."""
    t = table()
    player = alone(t, CARIBBEAN_SEA)
    pirate = put(t, PIRATE_SLOOP, CARIBBEAN_SEA)
    assert scouting.may_scout(t, pirate, player)
    put(t, DUTCH, CARIBBEAN_SEA)
    assert not scouting.may_scout(t, pirate, player)


@rule("MM-NPC-17")
def test_two_man_o_wars_do_not_scout() -> None:
    t = table()
    player = alone(t, CARIBBEAN_SEA)
    player.bounties[SPANISH] = 1
    navy = put(t, SPANISH, CARIBBEAN_SEA)
    put(t, FRENCH, CARIBBEAN_SEA)
    t.wars = ((SPANISH, DUTCH),)
    assert scouting.may_scout(t, navy, player)
    t.wars = ((SPANISH, FRENCH),)
    assert npc_ship(t, navy) == MAN_O_WAR
    assert not scouting.may_scout(t, navy, player)


@rule("MM-NPC-17")
def test_a_frigate_beside_one_man_o_war_still_scouts() -> None:
    """Only man-o-wars keep each other quiet."""
    t = table()
    player = alone(t, CARIBBEAN_SEA)
    player.bounties[SPANISH] = 1
    man_o_war, frigate = put(t, SPANISH, CARIBBEAN_SEA), put(t, FRENCH, CARIBBEAN_SEA)
    t.wars = ((SPANISH, DUTCH),)
    assert (npc_ship(t, man_o_war), npc_ship(t, frigate)) == (MAN_O_WAR, FRIGATE)
    assert scouting.may_scout(t, frigate, player)
    put(t, DUTCH, CARIBBEAN_SEA)  # two man-o-wars, and the frigate
    assert scouting.may_scout(t, frigate, player)
    assert not scouting.may_scout(t, man_o_war, player)


@rule("MM-NPC-14")
def test_a_navy_rolls_for_its_bounties() -> None:
    """TV-12."""
    t = table()
    player = alone(t, CARIBBEAN_SEA)
    navy = put(t, SPANISH, CARIBBEAN_SEA)
    assert scouting.scouting_dice(t, navy, player) == 2
    player.bounties[SPANISH] = 4
    assert scouting.scouting_dice(t, navy, player) == 4
    t.hunters = 1  # EV-33
    assert scouting.scouting_dice(t, navy, player) == 5


@rule("MM-PORTPOWER-01", "MM-PORTPOWER-07")
@pytest.mark.parametrize(
    ("number", "zone", "rolls", "found"),
    [
        (FRENCH, BASSE_TERRE, [MISS, MISS, SKULL, MISS], True),
        (FRENCH, BASSE_TERRE, [MISS, MISS, MISS, MISS], False),
        (SPANISH, BASSE_TERRE, [MISS, MISS], False),
        (SPANISH, NASSAU, [SKULL, MISS, MISS, MISS], False),
        (SPANISH, NASSAU, [SKULL, MISS, MISS, SKULL], True),
        (SPANISH, NASSAU, [MISS, MISS], False),
        (SPANISH, CARIBBEAN_SEA, [MISS, SKULL], True),
        (PIRATE_SLOOP, NASSAU, [SKULL, MISS, MISS], True),
    ],
)
def test_second_rolls_off_basse_terre_and_nassau(number: int, zone: int, rolls: list[int], found: bool) -> None:
    t = table()
    player = alone(t, zone)
    t.chance = ScriptedChance(rolls)
    assert scouting.finds(t, put(t, number, zone), player) is found
    assert t.chance.script == []


@rule("MM-NPC-11", "MM-NPC-13", "MM-NPC-18")
def test_those_who_find_a_captain_attack_in_random_order() -> None:
    t = table()
    player = alone(t, CARIBBEAN_SEA)
    player.bounties[SPANISH] = 1
    put(t, SPANISH, CARIBBEAN_SEA)
    put(t, FRENCH, CARIBBEAN_SEA)
    put(t, DUTCH, CARIBBEAN_SEA)
    t.chance = ScriptedChance([SKULL, MISS, SKULL, MISS, MISS, MISS, 1, 0])
    run(scouting.all_scout(t, player))
    assert t.found_by == NONE
    assert t.agenda == [attack_task(FRENCH), attack_task(SPANISH)]
    t.agenda = []
    t.chance = ScriptedChance([SKULL, MISS, SKULL, MISS, MISS, MISS, 0, 0])
    run(scouting.all_scout(t, player))
    assert t.agenda == [attack_task(SPANISH), attack_task(FRENCH)]


@rule("MM-NPC-02", "MM-NPC-03", "MM-AMB-02")
def test_cards_drawn_arrive_at_the_end_of_the_round_and_cover() -> None:
    t = table()
    first, second = event_card("EV-01"), event_card("EV-02")
    navy = t.npcs[SPANISH]
    arrivals.draw_npc_card(t, first, SPANISH)
    assert navy.zone == NONE
    run(arrivals.arrive(t, navy))
    assert (navy.card, navy.zone, navy.stack) == (first, HAVANA, ())
    navy.zone = NASSAU
    arrivals.draw_npc_card(t, second, SPANISH)
    assert navy.zone == NASSAU
    run(arrivals.arrive(t, navy))
    assert (navy.card, navy.stack, navy.waiting) == (second, (first,), ())
    assert navy.zone != NASSAU


@rule("MM-NPC-04", "MM-NPC-05", "MM-NPC-06", "MM-AMB-66", "MM-AMB-89")
def test_a_dead_npc_captain_is_followed_by_one_from_below() -> None:
    t = table()
    cards = [event_card(f"EV-0{number}") for number in (1, 2, 3)]
    navy = t.npcs[SPANISH]
    navy.card, navy.zone = cards[2], NASSAU
    navy.stack = (cards[0], cards[1])
    t.chance = ScriptedChance([1])
    run(arrivals.npc_dies(t, navy))
    assert [navy.card, list(navy.stack), navy.zone] == [cards[1], [cards[0]], NONE]
    run(arrivals.arrive(t, navy))
    assert navy.zone != NONE and not navy.returning
    run(arrivals.npc_dies(t, navy))
    run(arrivals.npc_dies(t, navy))
    assert (navy.card, navy.zone) == (NONE, NONE)
    assert t.decks.events_spent.left == 3


@rule("MM-NPC-02", "MM-NPC-04")
def test_a_new_captain_is_told_of_with_the_zone_where_the_ship_will_be() -> None:
    t = table()
    t.journal = Journal()
    arrivals.draw_npc_card(t, event_card("EV-01"), SPANISH)
    navy = t.npcs[SPANISH]
    navy.card, navy.zone, navy.stack = event_card("EV-03"), NASSAU, (event_card("EV-02"),)
    run(arrivals.npc_dies(t, navy))
    drawn, revealed = t.journal.take()
    assert (drawn.kind, drawn.data["zone"], revealed.kind, revealed.data["zone"]) == (
        "npc-drawn", "havana", "npc-revealed", "cartagena",
    )  # fmt: skip
    told = Words("en", strict=True).log(GAME, [drawn, revealed])
    assert all(line.text.endswith("from the end of the round on.") for line in told)
    assert "off Havana" in told[0].text and "off Cartagena" in told[1].text


@rule("MM-NPC-01")
def test_there_are_four_navies_and_two_pirates() -> None:
    t = table()
    assert [is_navy(npc) for npc in t.npcs] == [True] * 4 + [False] * 2
    assert [is_pirate(npc) for npc in t.npcs] == [False] * 4 + [True] * 2
    assert events.cards_left(t) == 34
