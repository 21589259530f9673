"""The shipyard at its boundaries: ships that can just be paid, what comes along, what is told before, and why not."""

import pytest

from freebooter.games.marauders.content.tables import SHIP_NAMES
from freebooter.games.marauders.moves import DONE, TRANSFER
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CANNONS,
    CARGO,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    CURACAO,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    EXTRA_HAMMOCKS,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HAVANA,
    HULL,
    LONG_GUNS,
    MAN_O_WAR,
    MASTS,
    NONE,
    REINFORCED_HULL,
    SLOOP,
    ST_JOHN,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.shipyard.modifications import (
    ModificationHere,
    UsedHull,
    modification_refusal,
    refresh_refusal,
    token_here,
    used_hull,
)
from freebooter.games.marauders.shipyard.ships import (
    ShipsForSale,
    earns_glory,
    fitted_ship,
    for_sale,
    may_trade_ship,
    on_sale,
    trade_note,
    trade_refusal,
)
from freebooter.games.marauders.shipyard.transfers import (
    TRANSFERS,
    choose_claim_transfers,
    moving_price,
    transfer_limit,
    transferable,
)
from freebooter.games.marauders.shipyard.weapons import weapon_hindrance, weapon_limit, weapon_refusal, weapons_held
from freebooter.games.marauders.state.player import new_ship
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, named, why
from tests.games.marauders.table import Captain, Play, table
from tests.games.marauders.visits import OTHER, brings, port, reasons, visit
from tests.rules import rule


def yard(zone: int = HAVANA, token: int = NONE, **more: object) -> Play:
    """A captain in the yard of a port, in which this token lies."""
    game = port(zone, **more).offers_modification(zone, token).begins()
    game.seat(0).says("do-shipyard")
    return game


# Ships


@rule("MM-SHIPYARD-07")
def test_which_ships_are_bought_and_sold() -> None:
    game = visit(HAVANA)
    sold = [SHIP_NAMES[kind] for kind in range(len(SHIP_NAMES)) if for_sale(game.t, kind)]
    assert sold == ["sloop", "flute", "frigate", "galleon"]
    assert [SHIP_NAMES[kind] for kind in range(len(SHIP_NAMES)) if on_sale(game.t, kind)] == sold
    assert message(trade_refusal(game.t, game[0], MAN_O_WAR, 0)) == "mm-ship-not-for-sale"


@rule("MM-SHIPYARD-02", "MM-SHIPYARD-03")
@pytest.mark.parametrize(
    ("ship", "tracks", "gold", "ships"),
    [
        (SLOOP, {}, 4, []),
        (SLOOP, {}, 5, ["sloop", "flute"]),
        (SLOOP, {HULL: 1}, 5, []),
        (SLOOP, {}, 29, ["sloop", "flute"]),
        (SLOOP, {}, 30, ["sloop", "flute", "frigate", "galleon"]),
        (FRIGATE, {}, 0, ["sloop", "flute"]),
        (FRIGATE, {HULL: 2}, 0, []),
        (FRIGATE, {}, 25, ["sloop", "flute", "frigate", "galleon"]),
        (FRIGATE, {}, 24, ["sloop", "flute"]),
        (MAN_O_WAR, {}, 99, []),
    ],
)
def test_ships_that_can_just_be_paid(ship: int, tracks: dict[int, int], gold: int, ships: list[str]) -> None:
    game = visit(HAVANA, ship=ship, tracks=tracks, gold=gold)
    offer = ShipsForSale([])
    assert [move.name for move in offer.options(game.t, 0, 0)] == [f"buy-ship-{name}" for name in ships]
    for kind in range(4):
        price = [10, 10, 35, 35][kind]
        assert may_trade_ship(game.t, game[0], kind, price) == (SHIP_NAMES[kind] in ships)


@rule("MM-SHIPYARD-02", "MM-AMB-40")
def test_why_a_ship_is_not_sold() -> None:
    game = yard(gold=3, hand=["GL-22"])
    assert why(game, "buy-ship-flute") == Refusal("mm-too-little-gold", "MM-SHIPYARD-02", price=5, gold=3, most=0)
    assert why(game, "buy-ship-man-o-war") == Refusal("mm-ship-not-for-sale", "MM-SHIPYARD-07", ship="man-o-war")
    tied = yard(ship=MAN_O_WAR, gold=99)
    assert why(tied, "buy-ship-flute") == Refusal("mm-own-ship-unsaleable", "MM-AMB-40", ship="man-o-war")


@rule("MM-SHIPYARD-02", "MM-SHIPYARD-15", "MM-STASH-06")
def test_what_a_trade_costs_and_brings_is_told_before() -> None:
    game = yard(gold=30, tracks={HULL: 1})
    note = brings(game, "buy-ship-sloop").params
    assert [note[word] for word in ("price", "sale", "net", "back", "glory", "stash", "lost")] == [10, 4, 6, 0, 0, 0, 0]
    assert [note[word] for word in ("hull", "cargo", "masts", "crew", "cannons")] == [2, 2, 2, 2, 1]
    down = yard(ship=FRIGATE, modifications=[SWIVEL_GUNS, CHASERS])
    note = brings(down, "buy-ship-flute").params
    assert [note[word] for word in ("price", "sale", "net", "back", "glory", "stash")] == [10, 12, -2, 2, 0, 0]
    chest = yard(TRINIDAD, gold=1, stash=31)
    note = brings(chest, "buy-ship-galleon").params
    assert [note[word] for word in ("net", "back", "glory", "stash", "lost")] == [30, 0, 1, 29, 3]
    chest[0].ship_glory = True
    assert trade_note(chest.t, chest[0], GALLEON, 35, "MM-SHIPYARD-02").params["glory"] == 0
    assert earns_glory(down[0], GALLEON) and not earns_glory(down[0], FLUTE)


@rule("MM-SHIPYARD-05")
@pytest.mark.parametrize(("crew", "left"), [(0, 0), (1, 1), (2, 1)])
def test_the_crew_comes_along_as_far_as_there_is_room(crew: int, left: int) -> None:
    game = visit(HAVANA, tracks={CREW: crew})
    ship = fitted_ship(FLUTE, game[0].ship, 0)
    assert ship.tracks == [3, 4, 3, left, 1]
    assert (ship.modifications, ship.flipped) == (0, 0)
    great = fitted_ship(GALLEON, game[0].ship, 0)
    assert great.tracks[CREW] == crew


@rule("MM-SHIPYARD-14", "MM-MOD-03")
def test_what_is_moved_over_raises_the_new_ship_and_stays_used() -> None:
    fitted = [REINFORCED_HULL, EXTRA_CANNON_PORT, CHASERS]
    game = visit(ST_JOHN, modifications=fitted)
    game[0].ship.flipped = 1 << REINFORCED_HULL | 1 << CHASERS
    ship = fitted_ship(FLUTE, game[0].ship, 1 << REINFORCED_HULL | 1 << EXTRA_CANNON_PORT)
    assert ship.modifications == 1 << REINFORCED_HULL | 1 << EXTRA_CANNON_PORT
    assert (ship.flipped, ship.tracks[CANNONS]) == (1 << REINFORCED_HULL, 2)


@rule("MM-SHIPYARD-02", "MM-SHIPYARD-15")
def test_a_trade_pays_sells_and_gives_the_point_once() -> None:
    game = yard(gold=40)
    game.script([0])  # the glory card
    game.seat(0).says("buy-ship-galleon")
    assert (game[0].ship.kind, game[0].gold, game[0].track, game[0].ship_glory) == (GALLEON, 10, 1, True)
    assert game.told("ship-traded") == [{"seat": 0, "ship": "galleon", "old": "sloop", "sale": 5, "price": 35}]
    game.seat(0).says("buy-ship-flute")
    assert (game[0].ship.kind, game[0].gold, game[0].track) == (FLUTE, 10, 1)


# What comes along


@rule("MM-SHIPYARD-14", "MM-PORTPOWER-13", "MM-MOD-13")
def test_modifications_come_along_in_st_john_only() -> None:
    fitted = [SWIVEL_GUNS, EXTENDED_HOLD]
    for zone, in_port, most in ((ST_JOHN, True, 12), (ST_JOHN, False, 0), (HAVANA, True, 0)):
        game = table(Captain(zone=zone, in_port=in_port, modifications=fitted), OTHER)
        assert transfer_limit(game.t, game[0]) == most
        found = transferable(game.t, game[0], new_ship(FRIGATE), 0)
        assert found == (sorted(fitted) if most else [])
    game = table(Captain(zone=ST_JOHN, in_port=True, modifications=fitted), OTHER)
    assert transferable(game.t, game[0], new_ship(GALLEON), 0) == [SWIVEL_GUNS], "a galleon has no use for a hold"
    assert transferable(game.t, game[0], new_ship(FRIGATE), 1 << SWIVEL_GUNS) == [EXTENDED_HOLD]
    fitted_out = new_ship(FRIGATE)
    fitted_out.modifications = 1 << EXTENDED_HOLD
    assert transferable(game.t, game[0], fitted_out, 0) == [SWIVEL_GUNS]
    assert [moving_price(game.t, game[0], moved) for moved in (0, 1 << SWIVEL_GUNS, 0b111)] == [0, 1, 3]


@rule("MM-SHIPYARD-14", "MM-AMB-95")
@pytest.mark.parametrize(("gold", "moves"), [(7, 2), (6, 1), (5, 1), (4, 0), (3, 0)])
def test_as_many_come_along_as_can_be_paid(gold: int, moves: int) -> None:
    """A flute costs 10; the sloop brings 5, and one more for each of the two modifications that stays with it."""
    game = yard(ST_JOHN, gold=gold, modifications=[SWIVEL_GUNS, LONG_GUNS])
    game.script([0, 0])  # the order in which the others go to ports
    game.seat(0).says("buy-ship-flute")
    asked = 0
    while game.asked == (0, "transfer"):
        asked += 1
        game.answer(0, game.ask.options[0])
    while game.asked is not None and game.asked[1] != "shipyard":
        game.answer(0, game.ask.options[0])  # where those go that stay behind
    assert (asked, bin(game[0].ship.modifications).count("1")) == (moves, moves)
    assert game[0].gold == gold + 5 + (2 - moves) - 10 - moves


@rule("MM-SHIPYARD-14", "MM-AMB-94")
def test_why_a_modification_does_not_come_along() -> None:
    game = table(Captain(zone=ST_JOHN, in_port=True, modifications=[SWIVEL_GUNS, EXTENDED_HOLD], gold=9), OTHER)
    ask = Ask(0, TRANSFERS, [TRANSFER[SWIVEL_GUNS], named("done")], about=GALLEON)
    assert ask.refusal(game.t, TRANSFER[SWIVEL_GUNS]) is None
    assert message(ask.refusal(game.t, TRANSFER[EXTENDED_HOLD])) == "mm-modification-useless"
    assert message(ask.refusal(game.t, TRANSFER[CHASERS])) == "mm-no-such-modification"
    other = Ask(0, TRANSFERS, [named("done")], about=FRIGATE)
    assert message(other.refusal(game.t, TRANSFER[EXTENDED_HOLD])) == "mm-not-to-be-moved"
    note = ask.preview(game.t, TRANSFER[SWIVEL_GUNS])
    assert note is not None and note.params == {"price": 1}
    assert ask.preview(game.t, named("done")) is None


@rule("MM-MOD-13", "MM-PORTPOWER-13")
@pytest.mark.parametrize(("gold", "moved"), [(2, 0b11), (1, 0b1), (0, 0)])
def test_what_comes_along_to_a_claimed_ship_is_paid_at_once(gold: int, moved: int) -> None:
    fitted = [EXTRA_HAMMOCKS, ADVANCED_RIGS]
    game = table(Captain(zone=ST_JOHN, in_port=True, gold=gold, modifications=fitted), OTHER)
    part = choose_claim_transfers(game.t, game[0], new_ship(FLUTE))
    found = 0
    try:
        ask = next(part)
        while True:
            assert isinstance(ask, Ask) and ask.options[-1] is DONE
            ask = part.send(ask.options[0])
    except StopIteration as end:
        found = end.value
    assert (found, game[0].gold) == (moved, 0)


# Weapons


@rule("MM-SHIPYARD-08", "MM-SHIPYARD-09")
def test_why_a_weapon_is_not_sold_or_bought() -> None:
    game = yard(gold=6, weapons=[CHAIN_SHOT])
    bought = ("buy-weapon-grapeshot", "buy-weapon-chain-shot", "buy-weapon-heated-shot")
    assert reasons(game, *bought) == ["", "mm-weapon-twice", "mm-weapon-not-in-game"]
    assert reasons(game, "sell-weapon-chain-shot", "sell-weapon-grapeshot") == ["", "mm-no-such-weapon"]
    assert brings(game, "buy-weapon-grapeshot").params == {"price": 3}
    assert brings(game, "sell-weapon-chain-shot").params == {"gold": 1}
    game.seat(0).says("buy-weapon-grapeshot", "sell-weapon-chain-shot")
    assert (game[0].gold, game[0].weapons) == (4, 1 << GRAPESHOT)
    assert reasons(game, "sell-weapon-grapeshot", "buy-weapon-chain-shot") == ["mm-weapon-just-traded"] * 2
    assert [name for name in game.options if "weapon" in name] == ["buy-weapon-grappling-hooks"]


@rule("MM-SHIPYARD-08")
def test_a_weapon_for_the_last_gold() -> None:
    for gold, message_of in ((3, ""), (2, "mm-too-little-gold")):
        game = visit(HAVANA, gold=gold)
        assert message(weapon_refusal(game.t, game[0], GRAPESHOT)) == message_of
        assert weapon_hindrance(game.t, game[0], GRAPESHOT) is None
        assert (weapon_limit(game.t, game[0]), weapons_held(game[0])) == (6, 0)


@rule("MM-SHIPYARD-08")
def test_the_armourers_second_weapon_costs_as_much_as_any() -> None:
    game = yard(CURACAO, id="CAP-15", gold=4)
    game.seat(0).says("buy-weapon-grapeshot")
    assert game[0].gold == 3 and brings(game, "buy-weapon-chain-shot").params == {"price": 3}
    game.seat(0).says("buy-weapon-chain-shot")
    assert (game[0].gold, game[0].weapons) == (0, 1 << GRAPESHOT | 1 << CHAIN_SHOT)
    assert not game[0].has_weapon(GRAPPLING_HOOKS)
    assert weapons_held(game[0]) == 2
    one = table(Captain(weapons=[GRAPPLING_HOOKS]), OTHER)
    assert weapons_held(one[0]) == 1


# Modifications


@rule("MM-SHIPYARD-11", "MM-SHIPYARD-13", "MM-PORT-06", "MM-AMB-94", "MM-MOD-09")
def test_why_a_modification_is_not_sold() -> None:
    game = yard(token=CHASERS, gold=3)
    assert reasons(game, "buy-modification-chasers", "buy-modification-long-guns") == ["", "mm-modification-not-here"]
    assert brings(game, "buy-modification-chasers").params == {"price": 3}
    game.t.board.modification_open[HAVANA] = False
    assert message(modification_refusal(game.t, game[0], CHASERS)) == "mm-modification-face-down"
    assert ModificationHere([]).options(game.t, 0, 0) == []
    twice = yard(token=CHASERS, gold=3, modifications=[CHASERS])
    assert reasons(twice, "buy-modification-chasers") == ["mm-modification-twice"]
    useless = yard(token=EXTENDED_HOLD, gold=3, ship=GALLEON)
    assert reasons(useless, "buy-modification-extended-hold") == ["mm-modification-useless"]
    poor = yard(token=CHASERS, gold=2, tracks={HULL: 1})
    assert why(poor, "buy-modification-chasers") == Refusal("mm-too-little-gold", "MM-MOD-09", price=3, gold=2, most=0)


@rule("MM-SHIPYARD-12")
def test_a_modification_is_paid_and_leaves_the_port_and_a_friend_helps_once() -> None:
    game = yard(token=EXTRA_HAMMOCKS, gold=3, hand=["GL-06", "GL-06"])
    game.seat(0).plays("GL-06").plays("GL-06").says("buy-modification-extra-hammocks")
    assert (game[0].gold, game[0].ship.has(EXTRA_HAMMOCKS), game.t.board.modification[HAVANA]) == (3, True, NONE)
    assert token_here(game.t, game[0]) == NONE
    assert game.t.visit is not None and game.t.visit.yard_friends == 1
    paid = yard(token=CHASERS, gold=4)
    paid.seat(0).says("buy-modification-chasers")
    assert paid[0].gold == 1 and paid.t.visit is not None and paid.t.visit.yard_friends == 0


@rule("MM-SHIPYARD-11")
def test_the_token_of_a_port_is_not_in_the_yard_of_another_place() -> None:
    game = visit(HAVANA).offers_modification(HAVANA, CHASERS)
    assert token_here(game.t, game[0]) == CHASERS
    assert game.t.visit is not None
    game.t.visit.powers = False
    assert token_here(game.t, game[0]) == NONE


@rule("MM-MOD-03", "MM-AMB-43")
def test_a_used_hull_is_made_ready_for_three() -> None:
    game = yard(gold=3, modifications=[REINFORCED_HULL, CHASERS])
    assert not used_hull(game[0])
    assert message(refresh_refusal(game.t, game[0], REINFORCED_HULL)) == "mm-nothing-to-refresh"
    assert UsedHull([]).options(game.t, 0, 0) == []
    game[0].ship.flipped = 1 << REINFORCED_HULL | 1 << CHASERS
    assert used_hull(game[0]) and refresh_refusal(game.t, game[0], REINFORCED_HULL) is None
    assert message(refresh_refusal(game.t, game[0], CHASERS)) == "mm-nothing-to-refresh"
    assert [move.name for move in UsedHull([]).options(game.t, 0, 0)] == ["refresh-reinforced-hull"]
    assert game.t.visit is not None
    game.t.visit.powers = False
    assert refresh_refusal(game.t, game[0], REINFORCED_HULL) == Refusal("mm-only-in-port", "MM-AMB-43")
    game.t.visit.powers = True
    UsedHull([]).take(game.t, 0, named("refresh-reinforced-hull"))
    assert (game[0].gold, game[0].ship.flipped) == (0, 1 << CHASERS)
    game[0].ship.flipped |= 1 << REINFORCED_HULL
    assert message(refresh_refusal(game.t, game[0], REINFORCED_HULL)) == "mm-too-little-gold"


@rule("MM-SHIPYARD-10")
def test_damage_of_every_kind_is_repaired_by_points() -> None:
    game = yard(ship=FRIGATE, gold=8, tracks={HULL: 2, CARGO: 2, MASTS: 2, CANNONS: 2, CREW: 2})
    game.seat(0).says("repair-hull", "repair-cargo", "repair-masts", "repair-cannons")
    assert (game[0].ship.tracks, game[0].gold) == ([3, 3, 3, 2, 3], 0)
