"""What buttons say beforehand, and the ways that the engine works out: they are taken, and cost what was said."""

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.actions.routes import routes
from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.log_lines import log_lines
from freebooter.games.marauders.display.number_structs import BoardNumbers
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import BUY_SHIP, DECLINE, DO, DONE, LEAVE_PORT, REDRAW, REPAIR, RETIRE
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARACAS,
    CURACAO,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    MASTS,
    PIRATE_FRIGATE,
    SANTO_DOMINGO,
    SHIPYARD,
    SLOOP,
    STASH,
    SUGAR,
    TOBACCO,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.odds.whole import about
from freebooter.games.marauders.state.battle import BOARDS, SHOOTS, Battle
from freebooter.kernel.events import Event
from freebooter.kernel.note import MISTAKE
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, table
from tests.rules import rule

HOME = tables.CAPTAIN_HOME[tables.captain_card("CAP-06")]


def numbers(game: Play) -> BoardNumbers:
    found = GAME.presentation.board_numbers(game.t, 0)
    assert isinstance(found, BoardNumbers)
    return found


# Gold from the chest


@rule("MM-STASH-06", "MM-STASH-02", "MM-SHIPYARD-15")
def test_a_great_ship_says_what_the_stash_pays_and_the_points_both_ways() -> None:
    captain = Captain("CAP-06", zone=HOME, gold=13, stash=20, in_port=True, ship=FLUTE)
    game = table(captain, Captain(), luck=1, game=PORT_ACTION).begins()
    game.seat(0).says("do-shipyard")
    player = game.t.players[0]
    note = game.ask.preview(game.t, BUY_SHIP[GALLEON])
    assert note is not None
    net = note.params["net"]
    assert isinstance(net, int) and net > 13
    points = 20 // 10 - (20 - (net - 13)) // 10
    assert (note.params["stash"], note.params["lost"], note.params["glory"]) == (net - 13, points, 1)
    game.seat(0).says("buy-ship-galleon")
    assert (player.gold, player.stash, player.track) == (0, 20 - (net - 13), 1)


@rule("MM-STASH-06", "MM-SHIPYARD-10")
def test_repairs_all_at_once_are_priced_and_possible() -> None:
    captain = Captain("CAP-06", zone=HOME, gold=1, stash=11, in_port=True, tracks={HULL: 1, MASTS: 1})
    game = table(captain, Captain(), game=PORT_ACTION).begins()
    found = numbers(game).port
    assert found is not None and found.repairs is not None
    all_of_it = found.repairs
    assert (all_of_it.price, all_of_it.stash, all_of_it.lost) == (4, 3, 1)
    game.seat(0).says("do-shipyard")
    note = game.ask.preview(game.t, REPAIR[HULL])
    assert note is not None and note.message == "mm-brings-price-stash"
    for move in all_of_it.moves:
        game.seat(0).says(move)
    assert game.t.players[0].ship.tracks[HULL] == 2
    assert game.t.players[0].stash == 8
    assert not [option for option in game.options if option.startswith("repair")]


@rule("MM-SHIPYARD-01")
def test_a_yard_says_what_there_would_be_to_who_can_pay_nothing() -> None:
    game = table(
        Captain("CAP-06", zone=HOME, gold=0, in_port=True, hand=["GL-22"]), Captain(), game=PORT_ACTION
    ).begins()
    note = game.ask.preview(game.t, DO[SHIPYARD])
    assert note is not None
    assert note.params["payable"] == 0 and note.params["weapon"] == 3
    assert isinstance(note.params["ship"], int) and note.params["ship"] > 0


# What would be lost


@rule("MM-PORTPOWER-12")
def test_a_redraw_shows_the_cards_that_it_throws_away() -> None:
    game = table(Captain("CAP-06", zone=SANTO_DOMINGO, in_port=True, gold=5), Captain(), game=PORT_ACTION)
    game.demands(SANTO_DOMINGO, TOBACCO).begins()
    game.draws_cargo("rum-1", "rum-2", "sugar-1", "sugar-2", "fruit-1", "cocoa-1").seat(0).says("do-buy")
    for move, message in ((REDRAW, "mm-brings-redraw"), (DECLINE, "mm-brings-no-redraw")):
        note = game.ask.preview(game.t, move)
        assert note is not None and note.message == message
        goods = str(note.params["goods"]).split()
        assert sorted(goods) == ["cocoa", "fruit", "rum", "rum", "sugar", "sugar"]


@rule("MM-PORT-03", "MM-SELL-03")
def test_goods_in_demand_are_spoken_of_before_it_is_too_late() -> None:
    captain = Captain("CAP-06", zone=CURACAO, in_port=True, gold=5, cargo=["sugar-1", "sugar-2"])
    game = table(captain, Captain(), game=PORT_ACTION)
    game.demands(CURACAO, SUGAR).begins()
    assert [note.message for note in game.ask.risks(game.t)] == ["mm-risk-unsold"]
    note = game.ask.preview(game.t, DONE)
    assert note is not None and note.tone == MISTAKE and note.params["unsold"] == 12
    game.seat(0).says("do-shipyard").says("done")
    assert game.ask.risks(game.t) == []
    assert game.ask.preview(game.t, DONE) is None


@rule("MM-AMB-14", "MM-MOVE-07")
def test_a_port_that_closes_behind_its_guest_is_told_before_he_leaves() -> None:
    captain = Captain("CAP-06", zone=BRIDGETOWN, in_port=True, cargo=["sugar-1"])
    game = table(captain, Captain(), game=TURN)
    game.demands(BRIDGETOWN, SUGAR).begins()
    before = game.ask.preview(game.t, LEAVE_PORT)
    assert before is not None and (before.params["closed"], before.params["unsold"]) == (0, 6)
    game.t.players[0].bounties[1] = 1  # English
    after = game.ask.preview(game.t, LEAVE_PORT)
    assert after is not None and after.params["closed"] == 1


@rule("MM-DEATH-09")
def test_retiring_says_that_glory_cards_go_too() -> None:
    game = table(
        Captain("CAP-06", zone=HOME, in_port=True, gold=4, hand=["GL-22", "GL-10"]), Captain(), game=TURN
    ).begins()
    note = game.ask.preview(game.t, RETIRE)
    assert note is not None and (note.params["gold"], note.params["cards"]) == (4, 2)


# Purchases and the chest


@rule("MM-BUY-03", "MM-BUY-05", "MM-BUY-11")
def test_every_basket_costs_what_it_says() -> None:
    game = table(Captain("CAP-06", zone=CARACAS, in_port=True, gold=6, ship=SLOOP), Captain(), game=PORT_ACTION)
    game.demands(CARACAS, TOBACCO).begins()
    game.draws_cargo("rum-1", "rum-2", "sugar-1", "fruit-1", "cocoa-1", "cocoa-2", "cocoa-2-escape", "spices-1")
    game.seat(0).says("do-buy")
    port = numbers(game).port
    assert port is not None
    assert port.drawn == {"cocoa": 3, "fruit": 1, "rum": 2, "spices": 1, "sugar": 1}
    prices = {tuple(sorted(basket.goods.items())): basket.price for basket in port.baskets}
    assert prices[()] == 0
    assert prices[("cocoa", 3),] == 3
    assert prices[("cocoa", 1), ("rum", 2)] == 5
    assert all(price <= 6 for price in prices.values())
    game.seat(0).says("buy-cocoa-1").says("buy-rum-2").says("done")
    assert game.t.players[0].gold == 1


@rule("MM-STASH-01", "MM-STASH-02")
def test_the_chest_says_its_points_for_every_amount() -> None:
    game = table(Captain("CAP-06", zone=HOME, gold=13, stash=8, in_port=True), Captain(), game=PORT_ACTION).begins()
    port = numbers(game).port
    assert port is not None and port.chest is not None
    points = port.chest.points
    assert len(points) == 14
    assert points == [(8 + gold) // 10 for gold in range(14)]
    assert game.ask.preview(game.t, DO[STASH]) is not None


# Ways


@rule("MM-MOVE-01", "MM-MOVE-02")
def test_ways_are_taken_step_by_step_and_cost_what_they_said() -> None:
    checked = 0
    for number in range(40):
        game = table(Captain("CAP-01", zone=CURACAO, in_port=True), Captain(zone=TRINIDAD), game=TURN).begins()
        ways = [way for way in numbers(game).routes if way.found == 0 and way.hits == 0 and not way.closed]
        if number >= len(ways):
            break
        way = ways[number]
        actions = game.t.turn.actions
        assert way.actions <= actions
        for move in way.moves:
            assert game.t.players[0].afloat
            game.seat(0).says(move)
        if game.t.current.seat == 0 and not game.t.turn.over:
            assert actions - game.t.turn.actions == way.actions
        player = game.t.players[0]
        assert (ZONES[player.zone], player.in_port) == (way.zone, way.port)
        checked += 1
    assert checked >= 8


@rule("MM-MOVE-01")
def test_a_free_step_along_the_main_makes_a_way_cheaper() -> None:
    """CAP-06 sails once a turn along the Main for nothing."""
    plain = table(Captain("CAP-01", zone=CARACAS), Captain(), game=TURN).begins()
    knowing = table(Captain("CAP-06", zone=CARACAS), Captain(), game=TURN).begins()
    cost = [
        next(way.actions for way in numbers(game).routes if way.zone == "curacao" and way.port)
        for game in (plain, knowing)
    ]
    assert cost == [2, 1]


@rule("MM-NPC-12")
def test_a_way_past_a_hunter_says_the_risk() -> None:
    safe = table(Captain("CAP-01", zone=CARACAS), Captain(), game=TURN).begins()
    hunted = table(
        Captain("CAP-01", zone=CARACAS), Captain(), npcs={PIRATE_FRIGATE: ("EV-10", CURACAO)}, game=TURN
    ).begins()
    for game, risky in ((safe, False), (hunted, True)):
        way = next(way for way in routes(game.t, 0) if way.zone == CURACAO and not way.in_port)
        assert (way.found > 0) == risky


# Whole battles


@pytest.mark.parametrize(("own", "other"), [(FRIGATE, SLOOP), (SLOOP, FRIGATE), (FLUTE, FLUTE)])
def test_a_whole_battle_is_told_as_the_ships_are(own: int, other: int) -> None:
    game = table(Captain("CAP-06", ship=own), Captain("CAP-12", ship=other))
    t = game.t
    t.battle = Battle(player_side(t.players[0]), player_side(t.players[1]))
    ends = odds.fought_out(t, t.battle.sides[0], SHOOTS)
    again = odds.fought_out(t, t.battle.sides[0], SHOOTS)
    assert ends == again
    assert 0 <= ends.won + ends.lost <= 1.0001
    if own == FRIGATE:
        assert ends.won > 0.6
    if other == FRIGATE:
        assert ends.lost > 0.6
    assert about(0.48) == 50 and about(0.0) == 0 and about(1.0) == 100


@rule("MM-AMB-74")
def test_the_engine_fights_whole_battles_as_it_was_told() -> None:
    """A captain who boards whenever he may, against the program: tried out and played."""
    times, won, lost = 40, 0, 0
    told = None
    for number in range(times):
        game = table(
            Captain("CAP-01", ship=FRIGATE),
            Captain(),
            npcs={PIRATE_FRIGATE: ("EV-10", CURACAO)},
            luck=number,
        )
        t = game.t
        if told is None:
            t.battle = Battle(player_side(t.players[0]), npc_side(t, t.npcs[PIRATE_FRIGATE]))
            told = odds.fought_out(t, t.battle.sides[0], BOARDS)
            t.battle = None
        game.attacks_npc(0, PIRATE_FRIGATE)
        while t.battle is not None and not game.over:
            options = game.options
            game.seat(game.ask.seat).says("board" if "board" in options and game.ask.about == 0 else options[0])
        won += not t.npcs[PIRATE_FRIGATE].afloat()
        lost += not t.players[0].afloat
    assert told is not None
    assert abs(won / times - told.won) < 0.2
    assert abs(lost / times - told.lost) < 0.2


# Sentences


def test_what_does_not_happen_is_not_told_as_if_it_did() -> None:
    moved = Event("npc-moved", ("MM-NPC-19",), {"npc": "dutch-navy", "origin": "caracas", "zone": "caracas"})
    demand = Event("demand-changed", ("MM-SELL-05",), {"zone": "caracas", "good": "tobacco", "before": "tobacco"})
    lost = Event("mission-lost", ("MM-COMBAT-21",), {"seat": 0, "mission": "plate-for-the-mint"})
    given_up = Event("mission-lost", ("MM-MISSION-06",), {"seat": 0, "mission": "plate-for-the-mint"})
    assert [line.kind for line in log_lines([moved, demand, lost, given_up])] == [
        "npc-stays", "demand-stays", "mission-lost-with-load", "mission-lost",
    ]  # fmt: skip
