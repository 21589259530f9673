"""The Port action: when it is possible, what it allows and in which order."""

import pytest

from freebooter.games.marauders.actions.menu import may_take_port_action
from freebooter.games.marauders.content.tables import mission_card
from freebooter.games.marauders.names import (
    CARTAGENA,
    CREW,
    FRENCH,
    GALLEON,
    HAVANA,
    LONG_GUNS,
    RECRUIT,
    RUM,
    SHIPYARD,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, table
from tests.rules import rule


def in_port(zone: int = TRINIDAD, **more: object) -> Play:
    """A captain begins a Port action; another looks on from the sea."""
    return table(Captain(zone=zone, in_port=True, **more), Captain(), game=PORT_ACTION)  # type: ignore[arg-type]


def activities(game: Play) -> list[str]:
    return [name[3:] for name in game.options if name.startswith("do-")]


@rule("MM-PORT-01")
def test_the_port_action_is_possible_in_a_port_only() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True), Captain(zone=TRINIDAD), game=TURN).begins()
    assert "port-action" in game.options
    assert not may_take_port_action(game.t, game[1])


@rule("MM-PORT-01", "MM-AMB-01")
def test_the_port_action_is_possible_once_per_player_turn() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True), Captain(), game=TURN).begins()
    game.seat(0).says("port-action", "done")
    assert "port-action" not in game.options
    game.seat(0).says("leave-port", "enter-port")
    assert game.over
    assert game[0].in_port
    assert not may_take_port_action(game.t, game[0])


@rule("MM-PORT-01")
def test_the_port_action_costs_one_action_however_much_is_done() -> None:
    game = table(Captain(zone=TRINIDAD, in_port=True, gold=3, tracks={CREW: 1}), Captain(), game=TURN).begins()
    game.dice("x1").seat(0).says("port-action", "do-recruit", "do-shipyard", "done", "done")
    assert game.t.turn.actions == 2


@rule("MM-PORT-02")
def test_all_seven_activities_are_on_offer() -> None:
    game = in_port(HAVANA, id="CAP-01", gold=20, cargo=["rum-1"], tracks={CREW: 1})
    board, deck = game.t.board, game.t.decks.missions
    mission = mission_card("MI-02")  # lies in Havana
    if mission not in board.missions:
        deck.take(mission)
        deck.add(board.missions[0])
        board.missions = (mission, board.missions[1])
    game.begins()
    assert activities(game) == ["sell", "buy", "shipyard", "recruit", "rumour", "mission", "stash"]


@rule("MM-PORT-03")
def test_goods_are_sold_before_anything_else_or_not_at_all() -> None:
    game = in_port(cargo=["rum-1"], tracks={CREW: 1}, gold=5).begins()
    assert "sell" in activities(game)
    game.dice("x1").seat(0).says("do-recruit")
    assert "sell" not in activities(game)


@rule("MM-PORT-04")
@pytest.mark.parametrize("order", [["recruit", "shipyard"], ["shipyard", "recruit"]])
def test_other_activities_come_in_any_order(order: list[str]) -> None:
    game = in_port(tracks={CREW: 1}, gold=5).begins()
    for name in order:
        if name == "recruit":
            game.dice("x1").seat(0).says("do-recruit")
        else:
            game.seat(0).says("do-shipyard", "done")
    assert game.t.visit is not None
    assert game.t.visit.done == 1 << RECRUIT | 1 << SHIPYARD


@rule("MM-PORT-05")
def test_an_activity_is_done_at_most_once() -> None:
    game = in_port(tracks={CREW: 1}, gold=5).begins()
    game.dice("14").seat(0).says("do-recruit", "hire-crew-0")
    assert game[0].crew_wanted() == 1
    assert "recruit" not in activities(game)
    assert "buy" in activities(game)


@rule("MM-PORT-05")
def test_an_activity_is_finished_before_the_next_begins() -> None:
    game = in_port(gold=5).begins()
    game.seat(0).says("do-shipyard")
    assert game.asked == (0, "shipyard")
    assert activities(game) == []


@rule("MM-PORT-06")
def test_the_modification_is_turned_up_at_once_and_stays_so() -> None:
    game = in_port().offers_modification(TRINIDAD, LONG_GUNS)
    assert not game.t.board.modification_open[TRINIDAD]
    game.begins()
    assert game.told("modification-opened") == [{"zone": "trinidad", "modification": "long-guns"}]
    game.seat(0).says("done")
    assert game.over
    assert [zone for zone in range(17) if game.t.board.modification_open[zone]] == [TRINIDAD]


@rule("MM-PORT-07", "MM-BUY-11")
def test_six_cargo_cards_fit_in_port_whatever_the_ship() -> None:
    game = in_port(gold=20, cargo=["fruit-1"]).demands(TRINIDAD, RUM)
    game.draws_cargo("sugar-1", "sugar-2", "cocoa-1", "cocoa-2", "timber-1", "textiles-1").begins()
    game.seat(0).says("do-buy", "buy-sugar-2", "buy-cocoa-2", "buy-timber-1")
    assert not [name for name in game.options if name.startswith("buy-")]
    game.seat(0).says("done")
    assert len(game[0].cargo) == 6
    assert game[0].room() == -4  # a sloop holds two


@rule("MM-AMB-09", "MM-SHIPYARD-06")
def test_a_smaller_ship_keeps_the_cargo_as_long_as_it_is_in_port() -> None:
    game = in_port(ship=GALLEON, cargo=["rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1"], gold=10).begins()
    game.seat(0).says("do-shipyard", "buy-ship-sloop", "done", "done")
    assert len(game[0].cargo) == 5


@rule("MM-AMB-08")
def test_what_the_ship_cannot_take_is_thrown_away_on_leaving_as_the_owner_likes() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, cargo=["rum-1", "rum-2", "sugar-1"])
    game = table(captain, Captain(), game=TURN).begins()
    game.seat(0).says("leave-port")
    assert game.asked == (0, "drop-cargo")
    game.seat(0).says("discard-cargo-rum")
    assert len(game[0].cargo) == 2


@rule("MM-AMB-13", "MM-MOVE-05")
def test_in_the_home_port_everything_is_allowed_under_bounty_and_war() -> None:
    home = Captain("CAP-02", zone=CARTAGENA, in_port=True, gold=5, tracks={CREW: 1}, bounties={SPANISH: 3})
    game = table(home, Captain(), game=PORT_ACTION).begins()
    assert {"buy", "shipyard", "recruit", "rumour", "stash"} <= set(activities(game))


@rule("MM-AMB-14")
def test_a_port_that_closes_keeps_its_guest_and_serves_him() -> None:
    guest = Captain("CAP-14", zone=TRINIDAD, in_port=True)
    game = table(guest, Captain(), wars=[(FRENCH, SPANISH)], game=TURN).begins()
    assert "port-action" in game.options
    game.seat(0).says("leave-port")
    assert "enter-port" not in game.options


# CAP-13 in a port that is closed to him


def slips_in() -> Play:
    captain = Captain("CAP-13", zone=TRINIDAD, bounties={SPANISH: 1})
    game = table(captain, Captain(), game=TURN).begins()
    game.seat(0).says("enter-port")
    return game


def test_the_smuggler_uses_a_closed_port_after_an_influence_check() -> None:
    game = slips_in()
    game.dice("1x3").seat(0).says("port-action")
    assert game.asked == (0, "port")


def test_the_smuggler_has_one_try_per_player_turn() -> None:
    game = slips_in()
    game.dice("123").seat(0).says("port-action")
    assert game.t.visit is None
    assert game.t.turn.actions == 1
    assert "port-action" not in game.options


def test_the_smuggler_needs_no_check_once_he_is_pardoned() -> None:
    captain = Captain("CAP-13", zone=TRINIDAD, bounties={SPANISH: 1}, hand=["GL-09"])
    game = table(captain, Captain(), game=TURN).begins()
    game.seat(0).says("enter-port").plays("GL-09").says("port-action")
    assert game.asked == (0, "port")


def test_the_smuggler_needs_no_check_where_the_port_is_open() -> None:
    captain = Captain("CAP-13", zone=TORTUGA, bounties={SPANISH: 1})
    game = table(captain, Captain(), game=TURN).begins()
    game.seat(0).says("enter-port", "port-action")
    assert game.asked == (0, "port")


@rule("MM-PORT-01")
def test_a_port_that_opened_after_a_try_is_a_port_like_any_other() -> None:
    """CAP-13 has one try in a closed port; in an open one he needs none."""
    game = table(Captain("CAP-13", zone=HAVANA, in_port=True), Captain(), game=TURN).begins()
    game[0].slipped_in, game.t.turn.port_tried = True, True
    assert may_take_port_action(game.t, game[0])


@rule("MM-PORT-02")
def test_an_activity_is_possible_unless_something_hinders_it() -> None:
    game = in_port().begins()
    assert Activity(RECRUIT).possible(game.t, game[0])
    assert not Hindered(RECRUIT).possible(game.t, game[0])


class Hindered(Activity):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        return Refusal("mm-nothing-at-yard", "MM-PORT-02")


@rule("MM-AMB-14")
def test_the_guest_of_a_port_that_has_closed_needs_no_check() -> None:
    guest = Captain("CAP-14", zone=TRINIDAD, in_port=True)
    game = table(guest, Captain(), wars=[(FRENCH, SPANISH)], game=TURN).begins()
    game.seat(0).says("port-action")
    assert game.asked == (0, "port")
