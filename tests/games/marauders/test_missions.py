"""Missions: claiming, doing and losing them, and all 25 one by one."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.damage import lose_surplus
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.missions import claiming, tasks
from freebooter.games.marauders.moves import CLAIM_MISSION
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    BRIDGETOWN,
    CARACAS,
    CARGO,
    CARIBBEAN_SEA,
    CARTAGENA,
    CHAIN_SHOT,
    CREW,
    CURACAO,
    ENGLISH,
    FLUTE,
    FRENCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HAVANA,
    HULL,
    MASTS,
    NASSAU,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    PIRATE_SLOOP,
    PORT_ROYAL,
    SAN_JUAN,
    SANTO_DOMINGO,
    SPANISH,
    ST_JOHN,
    ST_MAARTEN,
    SWIVEL_GUNS,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.hostility import THIRD, navy_reasons
from freebooter.games.marauders.port.mission import MISSION_TO_CLAIM
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, plays_out, table
from tests.rules import rule

OTHER = Captain(zone=NASSAU)


def in_port(captain: Captain, *dice: str) -> Play:
    """A captain in his Port action, asked what to do; the other one is far away."""
    game = table(captain, OTHER, game=PORT_ACTION)
    return game.dice(*dice)


def claims(id: str, captain: Captain, *dice: str) -> Play:
    """A captain tries to claim a mission that is on offer in his port."""
    game = in_port(captain, *dice)
    other = "MI-22" if id != "MI-22" else "MI-25"
    game.offers_missions(id, other).begins()
    game.chance.script.extend([0])  # the mission that is offered next
    game.seat(0).says("do-mission")
    return game


def completes(captain: Captain, *dice: str) -> Play:
    """A captain in port hands over what his mission asks for, and draws a glory card for it."""
    game = in_port(captain, *dice).begins()
    game.script([0])
    game.seat(0).says("complete-mission")
    return game


# The rules of missions


@rule("MM-MISSION-01", "MM-SETUP-05")
def test_each_mission_says_what_it_pays_needs_and_where_it_is_claimed() -> None:
    base = tables.MISSION_LOCATION[: tables.MISSION_PACK.count("base")]
    count = [base.count(zone) for zone in range(17)]
    assert sum(count) == 25
    assert count[BRIDGETOWN] == 0 and count[CARIBBEAN_SEA] == 0
    assert count[HAVANA] == count[CURACAO] == 2 and count[CARACAS] == count[TRINIDAD] == 1
    for mission in tables.MISSIONS:
        assert mission.earn.gold > 0 or mission.earn.modification_of


@rule("MM-MISSION-02", "MM-MISSION-05")
def test_a_claimed_mission_lies_open_and_another_is_offered_at_once() -> None:
    game = claims("MI-22", Captain(zone=ST_MAARTEN, in_port=True), "x1")
    assert game[0].mission == tables.mission_card("MI-22")
    assert game[0].load
    assert len(game.t.board.missions) == 2
    assert game[0].mission not in game.t.board.missions
    assert len(game.told("mission-offered")) == 1
    assert "do-mission" not in game.options


@rule("MM-MISSION-02")
def test_a_mission_is_claimed_in_its_own_port_only() -> None:
    game = in_port(Captain(zone=CURACAO, in_port=True)).offers_missions("MI-22", "MI-25").begins()
    assert "do-mission" not in game.options


@rule("MM-MISSION-03", "MM-MISSION-04")
def test_a_failed_attempt_leaves_the_mission_and_ends_all_attempts_in_this_port_action() -> None:
    game = in_port(Captain(zone=HAVANA, in_port=True)).offers_missions("MI-01", "MI-02").begins()
    game.dice("12")
    game.seat(0).says("do-mission", "claim-mission-the-viceroys-niece")
    assert game[0].mission == NONE
    assert len(game.t.board.missions) == 2
    visit = game.t.visit
    assert visit is not None and visit.mission_failed
    assert "do-mission" not in game.options


@rule("MM-AMB-50")
def test_two_missions_at_one_port_allow_one_attempt() -> None:
    game = in_port(Captain(zone=HAVANA, in_port=True)).offers_missions("MI-01", "MI-02").begins()
    game.seat(0).says("do-mission")
    assert game.asked == (0, "claim-mission")
    assert len(game.options) == 2
    game.dice("12")
    game.seat(0).says("claim-mission-plate-for-the-mint")
    assert "do-mission" not in game.options


@rule("MM-MISSION-06")
def test_claiming_another_gives_the_old_one_up() -> None:
    game = claims("MI-11", Captain(zone=TORTUGA, in_port=True, mission="MI-02", load=True))
    assert game[0].mission == tables.mission_card("MI-11")
    assert not game[0].load
    assert game.told("mission-lost")[0]["mission"] == "the-viceroys-niece"
    assert game.t.decks.missions_discard.counts[tables.mission_card("MI-02")] == 1


@rule("MM-MISSION-07", "MM-GLORY-01", "MM-GLORY-02")
def test_completing_pays_and_gives_a_point_and_a_card() -> None:
    game = completes(Captain(zone=CURACAO, in_port=True, mission="MI-22", load=True))
    player = game[0]
    assert (player.gold, player.track, len(player.hand), player.mission, player.load) == (9, 1, 1, NONE, False)


@rule("MM-AMB-49")
def test_an_empty_mission_deck_is_made_of_the_discarded_ones() -> None:
    game = in_port(Captain(zone=TORTUGA, in_port=True)).offers_missions("MI-11", "MI-01")
    decks = game.t.decks
    decks.missions_discard.pour(decks.missions)
    game.begins().script([0])
    game.seat(0).says("do-mission")
    assert len(game.t.board.missions) == 2
    assert decks.missions.left == 22 and decks.missions_discard.left == 0


# What claiming takes


@pytest.mark.parametrize(
    ("id", "captain", "missing"),
    [
        ("MI-01", Captain(bounties={SPANISH: 1}), "non-pirates"),
        ("MI-04", Captain(bounties={FRENCH: 1}), "non-pirates"),
        ("MI-06", Captain(bounties={ENGLISH: 1}), "needs-no-bounty"),
        ("MI-07", Captain(cargo=["rum-1", "rum-2"]), "needs-space"),
        ("MI-13", Captain(bounties={ENGLISH: 1}), "non-pirates"),
        ("MI-18", Captain(gold=9), "needs-gold"),
        ("MI-20", Captain(tracks={CREW: 1}), "needs-crew"),
        ("MI-20", Captain(bounties={ENGLISH: 1}), "non-pirates"),
        ("MI-21", Captain(cargo=["rum-1", "rum-2"]), "needs-space"),
        ("MI-23", Captain(), "needs-ship"),
        (
            "MI-02",
            Captain(cargo=["rum-1", "rum-2", "cocoa-1", "cocoa-2", "sugar-1", "sugar-2"], in_port=True),
            "needs-space",
        ),
    ],
)
@rule("MM-MISSION-02")
def test_what_a_mission_asks_for(id: str, captain: Captain, missing: str) -> None:
    game = table(captain, OTHER)
    reason = claiming.requirement_refusal(game.t, game[0], tables.mission_card(id))
    assert reason is not None
    assert reason.message == f"mm-mission-{missing}"


@pytest.mark.parametrize(
    ("id", "captain"),
    [
        ("MI-01", Captain()),
        ("MI-06", Captain(bounties={FRENCH: 2})),
        ("MI-07", Captain(cargo=["rum-1"])),
        ("MI-11", Captain(bounties={SPANISH: 5})),
        ("MI-18", Captain(gold=10)),
        ("MI-20", Captain()),
        ("MI-23", Captain(ship=FRIGATE)),
        ("MI-23", Captain(ship=GALLEON)),
        ("MI-02", Captain(cargo=["rum-1", "rum-2"], in_port=True)),
    ],
)
@rule("MM-MISSION-02")
def test_enough_for_a_mission(id: str, captain: Captain) -> None:
    game = table(captain, OTHER)
    assert claiming.may_claim(game.t, game[0], tables.mission_card(id))


def test_company_stock_is_paid_for_at_once() -> None:
    game = claims("MI-18", Captain(zone=CURACAO, in_port=True, gold=13))
    assert game[0].gold == 3


def test_governors_ransom_needs_two_successes() -> None:
    one = claims("MI-15", Captain("CAP-14", zone=SANTO_DOMINGO, in_port=True), "x123")
    assert one[0].mission == NONE
    two = claims("MI-15", Captain("CAP-14", zone=SANTO_DOMINGO, in_port=True), "x1x3")
    assert two[0].mission == tables.mission_card("MI-15")


def test_governors_table_skips_the_roll_for_one_mission_only() -> None:
    captain = Captain(zone=HAVANA, in_port=True, hand=["GL-07"])
    game = in_port(captain).offers_missions("MI-02", "MI-22").begins().script([0])
    game.seat(0).says("do-mission").plays("GL-07")
    assert game[0].mission == tables.mission_card("MI-02")
    visit = game.t.visit
    assert visit is not None and not visit.roll_skipped and visit.claiming == NONE


# Carrying


CARRIED = [
    ("MI-01", SAN_JUAN, 12),
    ("MI-02", CARTAGENA, 10),
    ("MI-03", CARACAS, 9),
    ("MI-08", CURACAO, 12),
    ("MI-15", PETITE_GOAVE, 20),
    ("MI-17", SAN_JUAN, 15),
    ("MI-17", HAVANA, 15),
    ("MI-20", TRINIDAD, 14),
    ("MI-22", CURACAO, 9),
]


@pytest.mark.parametrize(("id", "zone", "gold"), CARRIED)
@rule("MM-MISSION-07")
def test_a_load_that_arrives_is_paid(id: str, zone: int, gold: int) -> None:
    game = completes(Captain(zone=zone, in_port=True, mission=id, load=True))
    assert (game[0].gold, game[0].track) == (gold, 1)


@pytest.mark.parametrize("id", sorted({id for id, zone, gold in CARRIED}))
def test_a_load_is_not_wanted_elsewhere(id: str) -> None:
    game = in_port(Captain(zone=BASSE_TERRE, in_port=True, mission=id, load=True)).begins()
    assert "complete-mission" not in game.options


def test_slip_the_watch_not_in_caracas_and_hunted_by_spain_while_aboard() -> None:
    game = in_port(Captain(zone=CARACAS, in_port=True, mission="MI-17", load=True)).begins()
    assert "complete-mission" not in game.options
    assert navy_reasons(game.t, SPANISH, game[0]) == THIRD
    assert navy_reasons(game.t, FRENCH, game[0]) == 0
    game[0].load = False
    assert navy_reasons(game.t, SPANISH, game[0]) == 0


def test_blockade_runner_leaves_the_chest_and_returns() -> None:
    game = in_port(Captain(zone=OLD_PROVIDENCE, in_port=True, mission="MI-05", load=True)).begins()
    game.seat(0).says("complete-mission")
    assert (game[0].mission_step, game[0].load, game[0].gold) == (1, False, 0)
    assert "complete-mission" not in game.options
    back = completes(Captain(zone=PORT_ROYAL, in_port=True, mission="MI-05", mission_step=1))
    assert (back[0].gold, back[0].track) == (14, 1)


def test_the_lost_shipwright_brings_the_modification_of_st_john() -> None:
    game = in_port(Captain(zone=ST_JOHN, in_port=True, mission="MI-12", load=True))
    game.offers_modification(ST_JOHN, SWIVEL_GUNS).begins().script([0])
    game.seat(0).says("complete-mission")
    assert game[0].ship.has(SWIVEL_GUNS)
    assert game.t.board.modification[ST_JOHN] == NONE
    assert (game[0].gold, game[0].track) == (0, 1)


def test_the_lost_shipwright_brings_nothing_where_the_type_is_aboard() -> None:
    captain = Captain(zone=ST_JOHN, in_port=True, mission="MI-12", load=True, modifications=[SWIVEL_GUNS])
    game = in_port(captain).offers_modification(ST_JOHN, SWIVEL_GUNS).begins().script([0])
    game.seat(0).says("complete-mission")
    assert game.t.board.modification[ST_JOHN] == SWIVEL_GUNS
    assert game[0].track == 1


def test_pearl_divers_need_a_check_in_caracas() -> None:
    captain = Captain("CAP-07", zone=CARACAS, in_port=True, mission="MI-25", load=True)
    game = in_port(captain).begins().dice("12")
    game.seat(0).says("complete-mission")
    assert (game[0].mission_step, game[0].load, game[0].track) == (1, False, 0)
    assert "complete-mission" not in game.options  # one try in each Port action
    later = completes(Captain("CAP-07", zone=CARACAS, in_port=True, mission="MI-25", mission_step=1), "x1")
    assert (later[0].gold, later[0].track) == (13, 1)
    assert (len(game.told("mission-leg")), later.told("mission-leg")) == (1, [])


def test_a_load_takes_room_and_goes_with_a_hit() -> None:
    game = table(Captain(ship=FLUTE, cargo=["rum-1"], mission="MI-02", load=True), OTHER)
    assert game[0].room() == 2
    game[0].ship.tracks[CARGO] = 1
    game.script([1])  # the load, after one cargo card
    plays_out(lose_surplus(game.t, 0))
    assert (game[0].mission, game[0].load, len(game[0].cargo)) == (NONE, False, 1)


# Delivering


@pytest.mark.parametrize(
    ("id", "zone", "goods", "gold"),
    [
        ("MI-07", BRIDGETOWN, ["timber-1", "timber-3-cargo"], 14),
        ("MI-09", TORTUGA, ["rum-1", "rum-2"], 10),
        ("MI-13", BASSE_TERRE, ["sugar-1", "sugar-2", "sugar-3-cargo"], 16),
        ("MI-14", TORTUGA, ["fruit-1", "fruit-5-crew"], 8),
        ("MI-18", ST_MAARTEN, ["cocoa-1", "cocoa-2"], 24),
        ("MI-21", CURACAO, ["cocoa-1", "cocoa-2", "cocoa-5-hull"], 15),
        ("MI-21", NASSAU, ["cocoa-1", "cocoa-2", "cocoa-5-hull"], 15),
        ("MI-23", BRIDGETOWN, ["textiles-1", "textiles-5-masts", "timber-1"], 15),
    ],
)
@rule("MM-MISSION-07")
def test_goods_that_are_delivered(id: str, zone: int, goods: list[str], gold: int) -> None:
    captain = Captain(ship=GALLEON, zone=zone, in_port=True, mission=id, cargo=[*goods, "tobacco-1"])
    game = completes(captain)
    assert (game[0].gold, game[0].track, len(game[0].cargo)) == (gold, 1, 1)
    short = in_port(
        Captain(ship=GALLEON, zone=zone, in_port=True, mission=id, cargo=[*goods[1:], "tobacco-1"])
    ).begins()
    assert "complete-mission" not in short.options


@pytest.mark.parametrize(("id", "zone"), [("MI-21", HAVANA), ("MI-21", TORTUGA), ("MI-23", ST_JOHN), ("MI-23", HAVANA)])
def test_ports_that_do_not_want_the_goods(id: str, zone: int) -> None:
    goods = ["cocoa-1", "cocoa-2", "cocoa-5-hull", "textiles-1", "textiles-5-masts", "timber-1"]
    game = in_port(Captain(ship=GALLEON, zone=zone, in_port=True, mission=id, cargo=goods)).begins()
    assert "complete-mission" not in game.options


def test_buccaneers_supper_fills_the_crew() -> None:
    cargo = ["fruit-1", "fruit-5-crew"]
    game = completes(Captain(zone=TORTUGA, in_port=True, mission="MI-14", cargo=cargo, tracks={CREW: 1}))
    assert game[0].ship.tracks[CREW] == 2


def test_master_plans_repair_everything_but_the_crew() -> None:
    captain = Captain(
        ship=FRIGATE, zone=NASSAU, in_port=True, mission="MI-23", tracks={HULL: 1, MASTS: 0, CREW: 1},
        cargo=["textiles-1", "textiles-5-masts", "timber-1"],
    )  # fmt: skip
    game = completes(captain)
    assert game[0].ship.tracks == [3, 3, 3, 1, 3]


# Deeds


def test_silence_the_raider_wants_a_pirate() -> None:
    game = table(Captain(mission="MI-04"), OTHER, npcs={PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}, luck=3)
    plays_out(tasks.on_defeat(game.t, game[0], False))
    assert game[0].track == 0
    plays_out(tasks.on_defeat(game.t, game[0], True))
    assert (game[0].track, game[0].gold) == (1, 10)


@pytest.mark.parametrize(
    ("id", "nation", "gold", "kept", "pays"),
    [
        ("MI-06", SPANISH, 8, 0, 8),
        ("MI-06", FRENCH, 9, 0, 8),
        ("MI-06", ENGLISH, 12, 3, 0),
        ("MI-06", SPANISH, 7, 3, 0),
        ("MI-11", ENGLISH, 1, 2, 8),
        ("MI-11", ENGLISH, 15, 1, 0),
    ],
)
def test_raids_that_count(id: str, nation: int, gold: int, kept: int, pays: int) -> None:
    captain = Captain(mission=id, weapons=[CHAIN_SHOT, GRAPESHOT, GRAPPLING_HOOKS])
    game = table(captain, OTHER, luck=3)
    plays_out(tasks.on_raid(game.t, game[0], nation, gold, kept))
    assert (game[0].gold, game[0].track) == (pays, int(pays > 0))


def test_brethrens_debt_brings_a_weapon_that_is_lacking() -> None:
    game = table(Captain(mission="MI-11", weapons=[GRAPESHOT]), OTHER, luck=3)
    plays_out(tasks.on_raid(game.t, game[0], ENGLISH, 5, 2), "buy-weapon-chain-shot")
    assert game[0].has_weapon(CHAIN_SHOT)
    assert not game[0].has_weapon(GRAPPLING_HOOKS)


@pytest.mark.parametrize(("id", "zone", "gold"), [("MI-10", HAVANA, 9), ("MI-19", CARIBBEAN_SEA, 10)])
def test_a_check_at_sea_may_be_tried_once_in_a_turn(id: str, zone: int, gold: int) -> None:
    game = table(Captain(zone=zone, mission=id), OTHER, game=TURN).begins()
    game.dice("12")
    game.seat(0).says("pursue-mission")
    assert (game.t.turn.actions, game[0].track) == (2, 0)
    assert "pursue-mission" not in game.options
    again = table(Captain(zone=zone, mission=id), OTHER, game=TURN).begins().dice("1x").script([0])
    again.seat(0).says("pursue-mission")
    assert (again[0].gold, again[0].track) == (gold, 1)


def test_a_check_at_sea_is_made_in_its_zone_and_not_in_port() -> None:
    for captain in (Captain(zone=HAVANA, in_port=True, mission="MI-10"), Captain(zone=NASSAU, mission="MI-10")):
        game = table(captain, OTHER, game=TURN).begins()
        assert "pursue-mission" not in game.options


def test_survey_of_the_shoals_visits_three_zones_in_any_order() -> None:
    game = table(Captain(zone=SANTO_DOMINGO, mission="MI-16"), OTHER, game=TURN).begins()
    game.seat(0).says("sail-petite-goave", "sail-caribbean-sea")
    assert (game[0].mission_step, game[0].track) == (0b110, 0)
    game.script([0])
    game.seat(0).says("sail-san-juan")
    assert (game[0].gold, game[0].track, game[0].mission) == (8, 1, NONE)


def test_survey_of_the_shoals_counts_a_zone_that_is_entered_from_its_port() -> None:
    game = table(Captain(zone=SAN_JUAN, in_port=True, mission="MI-16"), OTHER, game=TURN).begins()
    assert game[0].mission_step == 0
    game.seat(0).says("leave-port")
    assert game[0].mission_step == 0b001


@rule("MM-AMB-93")
@pytest.mark.parametrize(("dice", "gold", "afloat"), [(("xx", "11"), 16, True), (("11", "xx"), 0, False)])
def test_a_duel_ashore_pays_or_kills(dice: tuple[str, str], gold: int, afloat: bool) -> None:
    captain = Captain(zone=BRIDGETOWN, in_port=True, mission="MI-24")
    game = table(captain, OTHER, game=TURN).begins().dice(*dice).script([0])
    game.seat(0).says("pursue-mission")
    player = game[0]
    assert (player.gold, player.track, player.afloat, player.mission) == (gold, int(afloat), afloat, NONE)


@rule("MM-AMB-93")
def test_a_duel_without_a_winner_stays_open() -> None:
    captain = Captain(zone=BRIDGETOWN, in_port=True, mission="MI-24")
    game = table(captain, OTHER, game=TURN).begins().dice("xx", "xx")
    game.seat(0).says("pursue-mission")
    assert game[0].mission == tables.mission_card("MI-24")
    assert (game[0].track, game[0].ship.tracks[CREW]) == (0, 0)


def test_storied_name_brings_gold_for_a_mission() -> None:
    game = in_port(Captain(zone=CURACAO, in_port=True, mission="MI-22", load=True, hand=["GL-18"])).begins()
    game.draws_glory("GL-22")
    game.seat(0).says("complete-mission").plays("GL-18")
    assert game[0].gold == 15


def test_storied_name_is_for_the_own_turn() -> None:
    """A captain attacked in another's turn defeats a pirate: the mission pays, the card waits."""
    for turn, asked in ((0, ["window-deed"]), (1, [])):
        game = table(Captain(mission="MI-04", hand=["GL-18"]), OTHER, turn=turn, luck=3)
        assert plays_out(tasks.on_defeat(game.t, game[0], True)) == asked
        assert game[0].gold == 10


@rule("MM-MISSION-02", "MM-STASH-06")
def test_the_only_mission_of_a_port_is_claimed_without_a_question() -> None:
    """What lies in the chest is not revealed: there is nothing to choose."""
    game = claims("MI-18", Captain("CAP-15", zone=CURACAO, in_port=True, gold=4, stash=9))
    assert game[0].mission == tables.mission_card("MI-18")


@rule("MM-MISSION-02")
@pytest.mark.parametrize(
    ("id", "zone", "expected"), [("MI-18", CURACAO, (0, 100, 10)), ("MI-22", ST_MAARTEN, (2, 56, 0))]
)
def test_a_mission_says_what_it_takes_to_claim_it(id: str, zone: int, expected: tuple[int, int, int]) -> None:
    game = in_port(Captain(zone=zone, in_port=True, gold=20)).offers_missions(id, "MI-25").begins()
    ask = MISSION_TO_CLAIM.ask(game.t, 0, about=zone)
    note = ask.preview(game.t, CLAIM_MISSION[tables.mission_card(id)])
    assert note is not None
    assert (note.params["dice"], note.params["chance"], note.params["price"]) == expected
