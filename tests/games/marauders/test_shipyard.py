"""The shipyard: ships, repairs, weapons, and the ports, captains and cards that matter to them."""

import pytest

from freebooter.games.marauders.moves import DO
from freebooter.games.marauders.names import (
    BY_SHIP,
    CANNONS,
    CARGO,
    CHAIN_SHOT,
    CHASERS,
    CREW,
    CURACAO,
    ENGLISH,
    EXTENDED_HOLD,
    EXTRA_CANNON_PORT,
    FLUTE,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    LONG_GUNS,
    MAN_O_WAR,
    MASTS,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    SHIPYARD,
    SLOOP,
    SPANISH,
    ST_JOHN,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.prices import ship_sale
from freebooter.games.marauders.shipyard.weapons import weapons_held
from tests.games.marauders.table import PORT_ACTION, Captain, table
from tests.games.marauders.yard import at_yard, enters, offered, places
from tests.rules import rule


@rule("MM-SHIPYARD-01")
def test_one_visit_combines_ships_repairs_weapons_and_the_modification() -> None:
    game = enters(offers=LONG_GUNS, gold=50, tracks={HULL: 1})
    game.seat(0).says("repair-hull", "buy-ship-flute", "buy-weapon-chain-shot", "buy-modification-long-guns", "done")
    assert game[0].gold == 50 - 2 - (10 - 5) - 3 - 3
    assert game[0].ship.kind == FLUTE
    assert game[0].has_weapon(CHAIN_SHOT)
    assert game[0].ship.has(LONG_GUNS)


# Ships


@rule("MM-SHIPYARD-02", "MM-SHIPYARD-16")
@pytest.mark.parametrize(("gold", "buys"), [(29, ["sloop", "flute"]), (30, ["sloop", "flute", "frigate", "galleon"])])
def test_a_new_ship_is_paid_with_gold_and_the_old_one(gold: int, buys: list[str]) -> None:
    game = enters(gold=gold)
    assert offered(game, "buy-ship") == buys


@rule("MM-SHIPYARD-02", "MM-SHIPYARD-16")
def test_worked_a_sound_sloop_and_thirty_gold_buy_a_frigate() -> None:
    game = enters(gold=30).draws_glory("GL-27")
    game.seat(0).says("buy-ship-frigate")
    assert game[0].gold == 0
    assert game[0].ship.kind == FRIGATE
    assert game.told("ship-traded") == [{"seat": 0, "ship": "frigate", "old": "sloop", "sale": 5, "price": 35}]


@rule("MM-SHIPYARD-03")
def test_tv_01_a_sound_sloop_sells_for_five() -> None:
    game = at_yard()
    assert ship_sale(game.t, game[0]) == 5


@rule("MM-SHIPYARD-03", "MM-SHIPYARD-16", "MM-MOD-09")
@pytest.mark.parametrize(("zone", "cost"), [(TRINIDAD, 31), (CURACAO, 26)])
def test_worked_a_damaged_sloop_with_a_modification(zone: int, cost: int) -> None:
    game = enters(zone, gold=40, modifications=[CHASERS], tracks={HULL: 1, MASTS: 1})
    assert ship_sale(game.t, game[0]) == 4
    game.script([0]).draws_glory("GL-27").seat(0).says("buy-ship-frigate")
    places(game, "trinidad" if zone == TRINIDAD else "curacao")
    assert game[0].gold == 40 - cost


@rule("MM-SHIPYARD-03", "MM-SHIPYARD-16")
def test_worked_a_galleon_with_three_modifications_sells_for_twelve_and_gold_comes_back() -> None:
    fitted = [CHASERS, LONG_GUNS, SWIVEL_GUNS]
    game = enters(ship=GALLEON, modifications=fitted, tracks={HULL: 3})
    assert ship_sale(game.t, game[0]) == 12
    assert offered(game, "buy-ship") == ["sloop", "flute"]
    game.seat(0).says("buy-ship-sloop")
    assert game[0].gold == 2


@rule("MM-SHIPYARD-03")
def test_lost_crew_does_not_lower_the_price() -> None:
    game = at_yard(ship=FRIGATE, tracks={CREW: 0})
    assert ship_sale(game.t, game[0]) == 10


@rule("MM-SHIPYARD-03")
def test_damage_counts_against_the_raised_value() -> None:
    game = at_yard(ship=FRIGATE, modifications=[EXTENDED_HOLD], tracks={CARGO: 2})
    assert ship_sale(game.t, game[0]) == 10 + 1 - 2


@rule("MM-AMB-38")
def test_a_wreck_is_worth_nothing_but_not_less() -> None:
    game = enters(gold=10, tracks={HULL: 1, MASTS: 0, CARGO: 0, CANNONS: 0})
    assert ship_sale(game.t, game[0]) == 0
    game.seat(0).says("buy-ship-flute")
    assert game[0].gold == 0


@rule("MM-AMB-39")
def test_a_fresh_ship_of_the_same_type_can_be_bought() -> None:
    game = enters(gold=10, tracks={HULL: 1, MASTS: 1})
    game.seat(0).says("buy-ship-sloop")
    assert game[0].gold == 10 - (10 - 3)
    assert game[0].ship.tracks == [2, 2, 2, 2, 1]


@rule("MM-SHIPYARD-04", "MM-MOD-12")
def test_modifications_of_a_sold_ship_go_face_down_to_free_ports_of_the_owners_choice() -> None:
    game = enters(gold=10, modifications=[CHASERS, LONG_GUNS])
    game.seat(0).says("buy-ship-flute")
    assert game.asked == (0, "place-modification")
    wanted = offered(game, "place-modification")
    assert "trinidad" in wanted
    other = next(name for name in wanted if name != "trinidad")
    game.script([1, 0])
    places(game, "trinidad", other)
    assert game.t.board.modification[TRINIDAD] == LONG_GUNS  # mixed: the second of the two was drawn first
    assert not game.t.board.modification_open[TRINIDAD]
    assert game[0].ship.modifications == 0


@rule("MM-SHIPYARD-05")
@pytest.mark.parametrize(("old", "crew", "new", "left"), [(SLOOP, 2, "flute", 1), (SLOOP, 1, "galleon", 1)])
def test_the_crew_moves_over_but_does_not_grow(old: int, crew: int, new: str, left: int) -> None:
    game = enters(ship=old, tracks={CREW: crew}, gold=40)
    if new == "galleon":
        game.draws_glory("GL-27")
    game.seat(0).says(f"buy-ship-{new}")
    assert game[0].ship.tracks[CREW] == left


@rule("MM-SHIPYARD-06")
def test_weapons_cargo_cards_and_specialists_stay_with_the_captain() -> None:
    game = enters(gold=10, weapons=[GRAPESHOT], cargo=["rum-1"], hand=["GL-20"], employed=["GL-S5a"], rumour="RU-01")
    game.seat(0).says("buy-ship-flute")
    captain = game[0]
    assert captain.has_weapon(GRAPESHOT)
    assert (len(captain.cargo), len(captain.hand), len(captain.employed)) == (1, 1, 1)
    assert captain.rumour != NONE


@rule("MM-SHIPYARD-07")
def test_a_man_o_war_is_not_for_sale() -> None:
    assert "man-o-war" not in offered(enters(gold=200), "buy-ship")


@rule("MM-SHIPYARD-07", "MM-AMB-40")
def test_the_owner_of_a_man_o_war_cannot_buy_another_ship() -> None:
    game = enters(ship=MAN_O_WAR, gold=200)
    assert offered(game, "buy-ship") == []
    assert offered(game, "buy-weapon") != []


@rule("MM-AMB-41")
def test_ships_are_never_scarce() -> None:
    sloops = [Captain(zone=TRINIDAD, in_port=True, gold=10) for seat in range(4)]
    game = table(*sloops, game=PORT_ACTION).begins()
    game.seat(0).says("do-shipyard", "buy-ship-sloop")
    assert game[0].ship.kind == SLOOP


@rule("MM-SHIPYARD-15")
@pytest.mark.parametrize("kind", ["frigate", "galleon"])
def test_buying_a_frigate_or_galleon_gives_a_glory_point(kind: str) -> None:
    game = enters(gold=40).draws_glory("GL-27")
    game.seat(0).says(f"buy-ship-{kind}")
    assert game[0].track == game[0].deeds[BY_SHIP] == 1
    assert len(game[0].hand) == 1


@rule("MM-SHIPYARD-15")
def test_the_point_comes_once_per_captain() -> None:
    game = enters(gold=80).draws_glory("GL-27")
    game.seat(0).says("buy-ship-frigate", "buy-ship-galleon")
    assert game[0].ship.kind == GALLEON
    assert game[0].track == 1


@rule("MM-SHIPYARD-15")
def test_a_flute_gives_no_point() -> None:
    game = enters(gold=10)
    game.seat(0).says("buy-ship-flute")
    assert game[0].track == 0


@rule("MM-PORTPOWER-05")
@pytest.mark.parametrize(("kind", "cost"), [("frigate", 25), ("galleon", 25), ("flute", 5)])
def test_curacao_sells_large_ships_for_thirty(kind: str, cost: int) -> None:
    game = enters(CURACAO, gold=30).draws_glory("GL-27")
    game.seat(0).says(f"buy-ship-{kind}")
    assert game[0].gold == 30 - cost


# Repairs


@rule("MM-SHIPYARD-10", "MM-SHIPYARD-17")
def test_worked_three_points_cost_six_gold() -> None:
    game = enters(ship=FRIGATE, tracks={HULL: 1, MASTS: 2}, gold=7)
    game.seat(0).says("repair-hull", "repair-hull", "repair-masts")
    assert game[0].gold == 1
    assert game[0].ship.tracks[:3] == [3, 3, 3]


@rule("MM-SHIPYARD-10")
def test_hull_masts_cargo_and_cannons_are_repaired_but_never_crew() -> None:
    game = enters(ship=FRIGATE, tracks={HULL: 1, MASTS: 1, CARGO: 1, CANNONS: 1, CREW: 1}, gold=20)
    assert offered(game, "repair") == ["hull", "cargo", "masts", "cannons"]


@rule("MM-SHIPYARD-10")
def test_repairs_go_up_to_the_value_raised_by_a_modification() -> None:
    game = enters(modifications=[EXTRA_CANNON_PORT], tracks={CANNONS: 1}, gold=20)
    game.seat(0).says("repair-cannons")
    assert game[0].ship.tracks[CANNONS] == 2
    assert offered(game, "repair") == []


def test_the_shipwright_repairs_for_one_gold_per_point() -> None:
    game = enters(id="CAP-10", tracks={HULL: 1, MASTS: 1}, gold=2)
    game.seat(0).says("repair-hull", "repair-masts")
    assert game[0].gold == 0


@rule("MM-PORTPOWER-08")
def test_old_providence_repairs_for_nothing_and_arms_for_one_against_spain() -> None:
    wanted = enters(OLD_PROVIDENCE, ship=FRIGATE, tracks={HULL: 1}, gold=1, bounties={SPANISH: 1})
    wanted.seat(0).says("repair-hull", "buy-weapon-grapeshot")
    assert wanted[0].ship.tracks[HULL] == 3
    assert wanted[0].gold == 0
    assert wanted[0].has_weapon(GRAPESHOT)


@rule("MM-PORTPOWER-08")
def test_old_providence_gives_nothing_for_another_bounty() -> None:
    game = enters(OLD_PROVIDENCE, tracks={HULL: 1}, gold=5, bounties={ENGLISH: 2}, id="CAP-08")
    game.seat(0).says("repair-hull", "buy-weapon-grapeshot")
    assert game[0].gold == 0


@rule("MM-PORTPOWER-09")
def test_petite_goave_repairs_non_pirates_for_nothing_and_pirates_not_at_all() -> None:
    honest = enters(PETITE_GOAVE, ship=FRIGATE, tracks={HULL: 1, MASTS: 1}, gold=3)
    honest.seat(0).says("repair-hull", "repair-masts")
    assert honest[0].gold == 3
    assert honest[0].ship.tracks[:3] == [3, 3, 3]
    pirate = enters(PETITE_GOAVE, ship=FRIGATE, tracks={HULL: 1}, gold=9, bounties={SPANISH: 1})
    assert offered(pirate, "repair") == []


# Weapons


@rule("MM-SHIPYARD-08")
def test_a_weapon_costs_three_and_sells_for_one() -> None:
    game = enters(gold=3, weapons=[CHAIN_SHOT])
    game.seat(0).says("buy-weapon-grapeshot", "sell-weapon-chain-shot")
    assert game[0].gold == 1
    assert game[0].weapons == 1 << GRAPESHOT


@rule("MM-SHIPYARD-09", "MM-WEAPON-01")
def test_one_token_of_each_of_three_weapons() -> None:
    game = enters(gold=20, weapons=[CHAIN_SHOT])
    assert offered(game, "buy-weapon") == ["grappling-hooks", "grapeshot"]
    game.seat(0).says("buy-weapon-grappling-hooks", "buy-weapon-grapeshot")
    assert offered(game, "buy-weapon") == []
    assert game[0].has_weapon(GRAPPLING_HOOKS)


@rule("MM-SHIPYARD-08")
def test_no_weapon_is_traded_back_and_forth_in_one_visit() -> None:
    game = enters(gold=20, weapons=[CHAIN_SHOT])
    game.seat(0).says("sell-weapon-chain-shot", "buy-weapon-grapeshot")
    assert offered(game, "buy-weapon") == ["grappling-hooks"]
    assert offered(game, "sell-weapon") == []


def test_the_armourer_buys_one_weapon_for_one_gold_per_port_action() -> None:
    game = enters(id="CAP-15", gold=7)
    game.seat(0).says("buy-weapon-chain-shot")
    assert game[0].gold == 6
    game.seat(0).says("buy-weapon-grapeshot")
    assert game[0].gold == 3


# GL-06


def test_a_friend_at_the_yard_makes_one_ship_cheaper() -> None:
    game = enters(gold=22, hand=["GL-06"]).draws_glory("GL-27")
    assert offered(game, "buy-ship") == ["sloop", "flute"]
    game.seat(0).plays("GL-06")
    game.seat(0).says("buy-ship-frigate")
    assert game[0].gold == 0


def test_a_friend_at_the_yard_helps_with_one_ship_only() -> None:
    game = enters(gold=60, hand=["GL-06"]).draws_glory("GL-27")
    game.seat(0).plays("GL-06").says("buy-ship-frigate", "buy-ship-galleon")
    assert game[0].gold == 60 - (35 - 8 - 5) - (35 - 10)


def test_a_friend_at_the_yard_gives_a_modification_or_a_cheaper_ship_not_both() -> None:
    game = enters(offers=LONG_GUNS, gold=22, hand=["GL-06"])
    game.seat(0).plays("GL-06").says("buy-modification-long-guns")
    assert game[0].gold == 22
    assert offered(game, "buy-ship") == ["sloop", "flute"]
    other = enters(offers=LONG_GUNS, gold=6, hand=["GL-06"])
    other.seat(0).plays("GL-06").says("buy-ship-flute", "buy-modification-long-guns")
    assert other[0].gold == 6 + 5 - 2 - 3


def test_two_friends_help_with_both() -> None:
    game = enters(ST_JOHN, offers=LONG_GUNS, gold=23, hand=["GL-06", "GL-06"]).draws_glory("GL-27")
    game.seat(0).plays("GL-06").plays("GL-06").says("buy-modification-long-guns", "buy-ship-frigate")
    game.seat(0).says("transfer-long-guns")
    assert game[0].gold == 23 - 0 - (35 - 8 - 5) - 1


def test_two_friends_can_help_with_one_ship() -> None:
    game = enters(gold=14, hand=["GL-06", "GL-06"]).draws_glory("GL-27")
    game.seat(0).plays("GL-06").plays("GL-06").says("buy-ship-frigate")
    assert game[0].gold == 0


def test_a_friend_at_the_yard_is_of_no_use_outside_it() -> None:
    assert "play-friend-at-the-yard" not in at_yard(gold=22, hand=["GL-06"]).options


# What the question says


@rule("MM-SHIPYARD-01")
def test_there_must_be_something_to_do_or_a_card_to_look_for() -> None:
    poor = at_yard()
    assert "do-shipyard" not in poor.options
    reason = poor.ask.refusal(poor.t, DO[SHIPYARD])
    assert reason is not None and reason.message == "mm-nothing-at-yard"
    assert "do-shipyard" in at_yard(hand=["GL-22"]).options
    assert "do-shipyard" in at_yard(gold=3).options


@rule("MM-SHIPYARD-01", "MM-PORT-06")
@pytest.mark.parametrize(("token", "shown"), [(NONE, "none"), (CHASERS, "chasers"), (LONG_GUNS, "long-guns")])
def test_the_yard_is_known_before_it_is_entered(token: int, shown: str) -> None:
    game = at_yard(offers=token, gold=9, tracks={HULL: 1, MASTS: 1})
    note = game.ask.preview(game.t, DO[SHIPYARD])
    assert note is not None
    assert {name: note.params[name] for name in ("damage", "price", "modification")} == {
        "damage": 2,
        "price": 4,
        "modification": shown,
    }


@rule("MM-SHIPYARD-01")
def test_moves_of_other_questions_are_not_for_the_yard() -> None:
    game = enters(gold=9)
    reason = game.ask.refusal(game.t, DO[SHIPYARD])
    assert reason is not None and reason.message == "not-this-question"


@rule("MM-SHIPYARD-09")
def test_weapons_are_counted_by_kind() -> None:
    game = at_yard(weapons=[CHAIN_SHOT, GRAPPLING_HOOKS])
    assert [weapons_held(game[seat]) for seat in (0, 1)] == [2, 0]
