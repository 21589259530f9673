"""Move: zones, ports, who may enter where."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.actions.move import move_options
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.hold.overboard import DROP_CARGO
from freebooter.games.marauders.moves import DISCARD_CARGO, DISCARD_LOAD, ENTER_PORT
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARACAS,
    CARGO,
    CARIBBEAN_SEA,
    CARTAGENA,
    CURACAO,
    ENGLISH,
    FLUTE,
    FRENCH,
    FRIGATE,
    GALLEON,
    HAVANA,
    HULL,
    MAN_O_WAR,
    MASTS,
    NASSAU,
    PETITE_GOAVE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    RUM,
    SAN_JUAN,
    SLOOP,
    SPANISH,
    ST_JOHN,
    SUGAR,
    TORTUGA,
)
from freebooter.kernel.ask import Ask
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.rules import rule

OTHER = Captain("CAP-11", zone=NASSAU, in_port=True)


def turn(captain: Captain, **more: object) -> Play:
    return table(captain, OTHER, game=TURN, **more).begins()  # type: ignore[arg-type]


@rule("MM-MOVE-01", "MM-MOVE-02")
def test_each_step_is_an_action() -> None:
    game = turn(Captain(zone=HAVANA, in_port=True))
    assert [name for name in game.options if name.startswith(("sail", "enter", "leave"))] == ["leave-port"]
    game.seat(0).says("leave-port")
    assert (game[0].zone, game[0].in_port, game.t.turn.actions) == (HAVANA, False, 2)
    game.seat(0).says("sail-nassau")
    assert (game[0].zone, game.t.turn.actions) == (NASSAU, 1)
    game.seat(0).says("enter-port")
    assert game[0].in_port and game.over


@rule("MM-MOVE-01")
def test_sailing_goes_to_neighbours_only() -> None:
    game = turn(Captain(zone=HAVANA))
    steps = [name for name in game.options if name.startswith("sail")]
    assert sorted(steps) == ["sail-nassau", "sail-port-royal", "sail-tortuga"]


@rule("MM-MOVE-03", "MM-MOVE-08")
@pytest.mark.parametrize("ship", [SLOOP, FLUTE, FRIGATE, GALLEON, MAN_O_WAR])
def test_all_ships_move_alike_even_wrecks(ship: int) -> None:
    game = turn(Captain(zone=HAVANA, ship=ship, tracks={MASTS: 0, CARGO: 0, 3: 0, 4: 0}))
    game.seat(0).says("sail-tortuga", "sail-petite-goave")
    assert (game[0].zone, game.t.turn.actions) == (PETITE_GOAVE, 1)


@rule("MM-MOVE-10")
def test_the_caribbean_sea_has_no_port() -> None:
    game = turn(Captain(zone=CARIBBEAN_SEA))
    assert "enter-port" not in game.options
    assert len([name for name in game.options if name.startswith("sail")]) == 7


@rule("MM-MOVE-04", "MM-BOUNTY-09")
def test_ports_of_a_nation_that_wants_him_are_closed() -> None:
    wanted = Captain(zone=HAVANA, bounties={SPANISH: 1})
    assert "enter-port" not in turn(wanted).options
    assert "enter-port" in turn(Captain(zone=HAVANA, bounties={FRENCH: 5})).options


@rule("MM-MOVE-05", "MM-AMB-13")
def test_the_home_port_is_always_open() -> None:
    game = turn(Captain("CAP-01", zone=HAVANA, bounties={SPANISH: 5}, gold=5), wars=[(SPANISH, FRENCH)])
    game.seat(0).says("enter-port", "port-action")
    assert game.asked == (0, "port")
    assert {"do-buy", "do-stash", "do-rumour"} <= set(game.options)


@rule("MM-MOVE-07")
def test_ports_of_the_enemy_are_closed_in_war() -> None:
    for captain, open_ in [("CAP-12", False), ("CAP-07", True), ("CAP-01", True)]:
        game = turn(Captain(captain, zone=HAVANA), wars=[(SPANISH, FRENCH)])
        assert ("enter-port" in game.options) == open_


@rule("MM-MOVE-06", "MM-PORTPOWER-10", "MM-AMB-15")
def test_port_royal_lets_an_outlaw_pay() -> None:
    game = turn(Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=2))
    game.seat(0).says("enter-port", "enter-by-fee")
    assert (game[0].gold, game[0].in_port) == (0, True)


@rule("MM-AMB-15")
@pytest.mark.parametrize(("gold", "answer", "inside"), [(2, "pay", True), (2, "decline", False), (1, "", False)])
def test_after_a_failed_roll_at_port_royal_he_may_still_pay(gold: int, answer: str, inside: bool) -> None:
    game = turn(Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=gold)).dice("11")
    game.seat(0).says("enter-port")
    if gold >= 2:
        game.seat(0).says("enter-by-influence", answer)
    assert (game[0].in_port, game.t.turn.actions) == (inside, 2)


@rule("MM-AMB-15")
def test_influence_opens_port_royal() -> None:
    game = turn(Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=2)).dice("1x")
    game.seat(0).says("enter-port", "enter-by-influence")
    assert (game[0].in_port, game[0].gold) == (True, 2)


@rule("MM-MOVE-09", "MM-NPC-12", "MM-AMB-07")
def test_every_entry_into_a_zone_is_watched_by_hostile_npcs() -> None:
    npcs = {PIRATE_SLOOP: ("EV-14", TORTUGA)}
    captain = Captain("CAP-07", zone=TORTUGA, in_port=True, gold=3)
    game = turn(captain, npcs=npcs).dice("111")
    game.seat(0).says("leave-port")
    assert len(game.told("npc-scouts")) == 1
    game.seat(0).says("sail-havana")
    assert len(game.told("npc-scouts")) == 1
    game.dice("112")
    game.seat(0).says("sail-tortuga")
    assert len(game.told("npc-scouts")) == 2


@rule("MM-AMB-05")
def test_on_entering_a_zone_the_storm_comes_first() -> None:
    game = table(
        Captain("CAP-07", zone=HAVANA, in_port=True, gold=3), OTHER, npcs={PIRATE_SLOOP: ("EV-14", HAVANA)}, game=TURN
    )
    game.t.storm = 3
    game.begins().dice("xx1", "4", "111")
    game.seat(0).says("leave-port")
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("damage") < kinds.index("npc-scouts")
    assert game[0].ship.tracks[4] == 0


@rule("MM-AMB-08")
def test_surplus_cargo_is_dropped_on_leaving_port_as_the_owner_likes() -> None:
    game = turn(Captain(zone=HAVANA, in_port=True, cargo=["rum-1", "rum-2", "sugar-1", "cocoa-1"]))
    game.seat(0).says("leave-port")
    assert game.asked == (0, "drop-cargo")
    game.seat(0).says("discard-cargo-rum", "discard-cargo-cocoa")
    assert [tables.CARGO_NAMES[kind] for kind in game[0].cargo] == ["rum-2", "sugar-1"]
    assert game.t.decks.cargo_discard.left == 2


@rule("MM-AMB-14")
def test_ports_hold_any_number_and_do_not_evict() -> None:
    game = table(
        Captain(zone=HAVANA), Captain("CAP-12", zone=HAVANA, in_port=True),
        Captain("CAP-07", zone=HAVANA, in_port=True), game=TURN,
    ).begins()  # fmt: skip
    assert "enter-port" in game.options
    inside = turn(Captain(zone=HAVANA, in_port=True, bounties={SPANISH: 1}))
    assert "port-action" in inside.options
    inside.seat(0).says("leave-port")
    assert "enter-port" not in inside.options


@rule("MM-PORTPOWER-02", "MM-AMB-16")
@pytest.mark.parametrize(("ship", "dice", "hull"), [(GALLEON, "111", 3), (GALLEON, "11x", 4), (FRIGATE, "111", 2)])
def test_the_shoals_of_bridgetown_hurt_large_ships(ship: int, dice: str, hull: int) -> None:
    """TV-24."""
    game = turn(Captain("CAP-07", zone=BRIDGETOWN, ship=ship)).dice(dice)
    game.seat(0).says("enter-port")
    assert game[0].ship.tracks[HULL] == hull
    whole = [game[0].ship.value(location) for location in range(5)]
    assert game[0].ship.tracks == [hull, *whole[1:]], "nothing else is hit"


@rule("MM-PORTPOWER-02", "MM-AMB-16")
def test_small_ships_pass_the_shoals_and_a_hull_of_one_sinks() -> None:
    small = turn(Captain("CAP-07", zone=BRIDGETOWN, ship=SLOOP))
    small.seat(0).says("enter-port")
    assert small[0].in_port
    doomed = turn(Captain("CAP-07", zone=BRIDGETOWN, ship=FRIGATE, tracks={HULL: 1})).dice("111").script([0])
    doomed.seat(0).says("enter-port")
    assert not doomed[0].afloat
    assert doomed.told("captain-died")[0]["cause"] == "shoals"
    assert doomed[1].track == 0


# Captains on the move


def test_the_spanish_main_is_free_once_for_one_captain() -> None:
    """CAP-06."""
    game = turn(Captain("CAP-06", zone=CARTAGENA))
    game.seat(0).says("sail-curacao")
    assert game.t.turn.actions == 3
    game.seat(0).says("sail-caracas")
    assert game.t.turn.actions == 2
    other = turn(Captain("CAP-06", zone=CARTAGENA))
    other.seat(0).says("sail-caribbean-sea")
    assert other.t.turn.actions == 2
    nobody = turn(Captain("CAP-07", zone=CARTAGENA))
    nobody.seat(0).says("sail-curacao")
    assert nobody.t.turn.actions == 2


def test_entering_a_port_of_the_main_is_not_free() -> None:
    """CAP-06."""
    game = turn(Captain("CAP-06", zone=CARACAS))
    game.seat(0).says("enter-port")
    assert game.t.turn.actions == 2


def test_one_captain_slips_into_closed_ports_and_needs_influence_there() -> None:
    """CAP-13."""
    game = turn(Captain("CAP-13", zone=HAVANA, bounties={SPANISH: 1})).dice("111")
    game.seat(0).says("enter-port", "port-action")
    assert game[0].in_port
    assert (game.t.visit, game.t.turn.actions) == (None, 1)
    assert "port-action" not in game.options  # one try
    lucky = turn(Captain("CAP-13", zone=HAVANA, bounties={SPANISH: 1})).dice("1x1")
    lucky.seat(0).says("enter-port", "port-action")
    assert lucky.asked == (0, "port")
    honest = turn(Captain("CAP-13", zone=HAVANA))
    honest.seat(0).says("enter-port", "port-action")
    assert honest.asked == (0, "port")


def test_one_captain_ignores_storms() -> None:
    """CAP-12."""
    game = table(Captain("CAP-12", zone=SAN_JUAN, in_port=True), OTHER, game=TURN)
    game.t.storm = 3
    game.begins()
    game.seat(0).says("leave-port")
    assert game.told("skill-rolled") == []
    assert game[0].ship.tracks == [2, 2, 2, 2, 1]


def test_the_longest_way_is_five_moves() -> None:
    """Ledger 1.4: from Nassau to St. John."""
    distance = {NASSAU: 0}
    edge = [NASSAU]
    while edge:
        zone = edge.pop(0)
        for near in tables.NEIGHBOURS[zone]:
            if near not in distance:
                distance[near] = distance[zone] + 1
                edge.append(near)
    assert distance[ST_JOHN] == 5
    assert distance[CURACAO] == 4


def test_a_free_move_leads_into_a_port_when_all_actions_are_spent() -> None:
    """GL-10."""
    game = turn(Captain(zone=HAVANA))
    game.t.turn.actions = 0
    assert move_options(game.t, game[0]) == []
    game.t.turn.free_moves = 1
    assert ENTER_PORT in move_options(game.t, game[0])


@rule("MM-AMB-15")
def test_who_cannot_pay_at_port_royal_is_not_asked_to() -> None:
    game = turn(Captain(zone=PORT_ROYAL, bounties={ENGLISH: 1}, gold=1)).dice("11")
    game.seat(0).says("enter-port")
    assert game.asked == (0, "action")
    assert not game[0].in_port


@rule("MM-AMB-08", "MM-MISSION-01")
@pytest.mark.parametrize(("load", "why"), [(True, None), (False, "mm-no-load")])
def test_the_load_of_a_mission_goes_overboard_only_if_it_is_aboard(load: bool, why: str | None) -> None:
    game = table(Captain(cargo=["rum-1"], mission="MI-02" if load else "", load=load), Captain())
    ask = Ask(0, DROP_CARGO, [])
    reasons = [ask.refusal(game.t, move) for move in (DISCARD_LOAD, DISCARD_CARGO[RUM], DISCARD_CARGO[SUGAR])]
    assert [None if one is None else one.message for one in reasons] == [why, None, "mm-none-aboard"]
