"""Missions at their boundaries: what completes them, what they pay, what is told before, and why not."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.missions import earnings, tasks
from freebooter.games.marauders.missions.earnings import (
    CHOOSE_WEAPON,
    take_modification_of,
    token_refusal,
    weapon_refusal,
)
from freebooter.games.marauders.moves import BUY_WEAPON
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARACAS,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CREW,
    CURACAO,
    ENGLISH,
    EXTENDED_HOLD,
    GALLEON,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HAVANA,
    HULL,
    NASSAU,
    NONE,
    OLD_PROVIDENCE,
    PORT_ROYAL,
    SPANISH,
    ST_JOHN,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import message, why
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, plays_out, table
from tests.games.marauders.visits import brings
from tests.rules import rule

OTHER = Captain(zone=NASSAU)


# Tasks


@rule("MM-MISSION-07")
@pytest.mark.parametrize(
    ("captain", "gold", "count", "chance", "further"),
    [
        (Captain(zone=CURACAO, in_port=True, mission="MI-22", load=True), 9, 0, 100, 0),
        (Captain(zone=OLD_PROVIDENCE, in_port=True, mission="MI-05", load=True), 14, 0, 100, 1),
        (Captain(zone=PORT_ROYAL, in_port=True, mission="MI-05", mission_step=1), 14, 0, 100, 0),
        (Captain(zone=CARACAS, in_port=True, mission="MI-25", load=True), 13, 2, 56, 0),
        (Captain(zone=CARACAS, in_port=True, mission="MI-25", mission_step=1), 13, 2, 56, 0),
    ],
)
def test_what_handing_over_brings_is_told_before(
    captain: Captain, gold: int, count: int, chance: int, further: int
) -> None:
    game = table(captain, OTHER, game=PORT_ACTION).begins()
    told = {"gold": gold, "dice": count, "chance": chance, "further": further}
    assert brings(game, "complete-mission").params == told


@rule("MM-MISSION-07")
def test_a_check_in_port_is_tried_once_in_a_turn_and_the_reason_is_given() -> None:
    game = table(Captain(zone=CARACAS, in_port=True, mission="MI-25", mission_step=1), OTHER, game=PORT_ACTION).begins()
    assert "complete-mission" in game.options
    game.dice("12")
    game.seat(0).says("complete-mission")
    assert why(game, "complete-mission") == Refusal("mm-task-tried", "MM-MISSION-07", mission="pearl-divers")
    fresh = table(Captain(zone=CARACAS, in_port=True, mission="MI-25", load=True), OTHER, game=PORT_ACTION)
    fresh.t.turn.task_tried = True  # with another mission, which is given up
    assert tasks.complete_refusal(fresh.t, fresh[0]) is None, "the passenger has not been put ashore yet"


@rule("MM-MISSION-07")
@pytest.mark.parametrize(
    ("captain", "reason"),
    [
        (Captain(zone=CARIBBEAN_SEA, mission="MI-19"), ""),
        (Captain(zone=HAVANA, mission="MI-19"), "mm-mission-elsewhere"),
        (Captain(zone=HAVANA, in_port=True, mission="MI-10"), "mm-mission-elsewhere"),
        (Captain(zone=HAVANA, mission="MI-10"), ""),
        (Captain(zone=BRIDGETOWN, in_port=True, mission="MI-24"), ""),
        (Captain(zone=BRIDGETOWN, mission="MI-24"), "mm-mission-elsewhere"),
        (Captain(zone=NASSAU, in_port=True, mission="MI-24"), "mm-mission-elsewhere"),
        (Captain(zone=HAVANA, mission="MI-22"), "mm-mission-without-action"),
        (Captain(zone=HAVANA), "mm-no-mission"),
    ],
)
def test_where_an_action_can_be_spent_on_a_mission(captain: Captain, reason: str) -> None:
    game = table(captain, OTHER)
    assert message(tasks.pursue_refusal(game.t, game[0])) == reason
    assert tasks.can_pursue(game.t, game[0]) == (reason == "")
    game[0].afloat = False
    assert tasks.pursue_refusal(game.t, game[0]) is not None, "a dead captain pursues nothing"


@rule("MM-MISSION-07")
def test_a_check_at_sea_that_was_tried_is_the_reason() -> None:
    game = table(Captain(zone=HAVANA, mission="MI-10"), OTHER)
    game.t.turn.task_tried = True
    assert message(tasks.pursue_refusal(game.t, game[0])) == "mm-task-tried"


@rule("MM-MISSION-07", "MM-AMB-93")
def test_what_an_action_for_the_mission_brings_is_told_before() -> None:
    sea = table(Captain(zone=HAVANA, mission="MI-10"), OTHER, game=TURN).begins()
    note = brings(sea, "pursue-mission")
    assert (note.params["dice"], note.params["chance"]) == (2, 56)
    duel = table(Captain(zone=BRIDGETOWN, in_port=True, mission="MI-24"), OTHER, game=TURN).begins()
    told = brings(duel, "pursue-mission")
    assert (told.rule, told.params["dice"], told.params["chance"]) == ("MM-AMB-93", 0, 100), "no check before it"


@rule("MM-MISSION-07")
@pytest.mark.parametrize(
    ("nation", "gold", "kept", "does"),
    [(SPANISH, 8, 0, True), (SPANISH, 7, 0, False), (ENGLISH, 8, 0, False)],
)
def test_the_raid_of_a_mission(nation: int, gold: int, kept: int, does: bool) -> None:
    mission = tables.mission_card("MI-06")
    game = table(Captain(mission="MI-06"), OTHER)
    kind = kind_of_mission(mission)
    assert kind.raided(game.t, game[0], tables.MISSIONS[mission].task, nation, gold, kept) == does


@rule("MM-MISSION-07")
def test_without_a_mission_no_deed_completes_one() -> None:
    game = table(Captain(), OTHER)
    for part in (
        tasks.on_raid(game.t, game[0], SPANISH, 20, 6),
        tasks.on_defeat(game.t, game[0], True),
        tasks.on_zone_entered(game.t, game[0]),
        tasks.on_duel_over(game.t, game[0], True),
    ):
        assert plays_out(part) == []
    assert (game[0].gold, game[0].track, game.told("mission-completed")) == (0, 0, [])
    assert tasks.complete_refusal(game.t, game[0]) == Refusal("mm-no-mission", "MM-MISSION-06")
    assert not tasks.can_complete_here(game.t, game[0])


@rule("MM-MISSION-07")
@pytest.mark.parametrize("id", ["MI-01", "MI-10", "MI-16"])
def test_deeds_of_another_kind_complete_no_mission(id: str) -> None:
    game = table(Captain(zone=NASSAU, mission=id), OTHER)
    for part in (
        tasks.on_raid(game.t, game[0], SPANISH, 20, 6),
        tasks.on_defeat(game.t, game[0], True),
        tasks.on_zone_entered(game.t, game[0]),
        tasks.on_duel_over(game.t, game[0], True),
    ):
        assert plays_out(part) == []
    assert game[0].mission == tables.mission_card(id)


@rule("MM-AMB-93")
def test_only_a_duel_that_was_won_completes_its_mission() -> None:
    game = table(Captain(zone=BRIDGETOWN, in_port=True, mission="MI-24"), OTHER, luck=1)
    plays_out(tasks.on_duel_over(game.t, game[0], False))
    assert (game[0].mission, game[0].gold) == (tables.mission_card("MI-24"), 0)
    plays_out(tasks.on_duel_over(game.t, game[0], True))
    assert (game[0].mission, game[0].gold, game[0].track) == (NONE, 16, 1)


@rule("MM-MISSION-07")
def test_exactly_the_goods_that_are_asked_for_go_overboard() -> None:
    cargo = ["cocoa-1", "cocoa-2", "cocoa-5-hull", "rum-1"]
    captain = Captain(ship=GALLEON, zone=NASSAU, in_port=True, mission="MI-21", cargo=cargo)
    game = table(captain, OTHER, game=PORT_ACTION).begins().script([0])
    game.seat(0).says("complete-mission")
    assert [tables.CARGO_NAMES[kind] for kind in game[0].cargo] == ["rum-1"]
    assert game.t.decks.cargo_discard.left == 3


@rule("MM-MISSION-07")
@pytest.mark.parametrize(
    ("captain", "reason"),
    [
        (Captain(zone=CURACAO, in_port=True, mission="MI-22", load=True), ""),
        (Captain(zone=CURACAO, mission="MI-22", load=True), "mm-mission-elsewhere"),
        (Captain(zone=HAVANA, in_port=True, mission="MI-22", load=True), "mm-mission-elsewhere"),
        (Captain(zone=BRIDGETOWN, mission="MI-07", cargo=["timber-1", "timber-3-cargo"]), "mm-mission-elsewhere"),
        (Captain(zone=BRIDGETOWN, in_port=True, mission="MI-07", cargo=["timber-1", "rum-1"]), "mm-goods-missing"),
    ],
)
def test_a_load_is_handed_over_in_port(captain: Captain, reason: str) -> None:
    game = table(captain, OTHER)
    assert message(tasks.complete_refusal(game.t, game[0])) == reason


# Being paid


@rule("MM-MISSION-07")
def test_who_has_all_weapons_is_not_asked_which_one_he_gets() -> None:
    for weapons, asked in (
        ([CHAIN_SHOT, GRAPESHOT, GRAPPLING_HOOKS], []),
        ([CHAIN_SHOT, GRAPESHOT], ["choose-weapon"]),
    ):
        game = table(Captain(weapons=weapons), OTHER, luck=1)
        pay = tables.MISSIONS[tables.mission_card("MI-11")].earn
        assert plays_out(earnings.earn(game.t, game[0], pay, 8)) == asked
        assert (game[0].gold, game[0].weapons) == (8, 0b111)


@rule("MM-MISSION-07", "MM-SHIPYARD-09")
def test_a_weapon_is_given_once_and_only_if_it_is_in_the_game() -> None:
    game = table(Captain(weapons=[CHAIN_SHOT]), OTHER)
    ask = CHOOSE_WEAPON.ask(game.t, 0)
    assert [move.value for move in ask.options] == sorted([GRAPPLING_HOOKS, GRAPESHOT])
    assert weapon_refusal(game.t, game[0], CHAIN_SHOT) == Refusal(
        "mm-weapon-twice", "MM-SHIPYARD-09", weapon="chain-shot"
    )
    others = [move for move in BUY_WEAPON if tables.WEAPON_PACK[move.value] != "base"]
    assert others and all(message(ask.refusal(game.t, move)) == "mm-weapon-not-in-game" for move in others)


@rule("MM-MISSION-07", "MM-MOD-10", "MM-AMB-94")
def test_a_token_that_is_given_must_be_there_new_to_the_ship_and_of_use() -> None:
    game = table(Captain(ship=GALLEON, modifications=[SWIVEL_GUNS]), OTHER)
    game.offers_modification(ST_JOHN, SWIVEL_GUNS).offers_modification(TRINIDAD, NONE)
    game.offers_modification(HAVANA, EXTENDED_HOLD)
    t, player = game.t, game[0]
    assert message(token_refusal(t, player, ST_JOHN)) == "mm-modification-twice"
    assert message(token_refusal(t, player, TRINIDAD)) == "mm-no-modification-there"
    assert message(token_refusal(t, player, HAVANA)) == "mm-modification-useless"
    take_modification_of(t, player, HAVANA)
    assert t.board.modification[HAVANA] == EXTENDED_HOLD and not t.board.modification_open[HAVANA]
    assert not player.ship.has(EXTENDED_HOLD)


@rule("MM-MISSION-07")
def test_most_missions_pay_gold_and_nothing_else() -> None:
    game = table(Captain(tracks={CREW: 1, HULL: 1}, weapons=[CHAIN_SHOT]), OTHER, luck=1)
    before = [*game.t.board.modification]
    plays_out(earnings.earn(game.t, game[0], tables.MISSIONS[tables.mission_card("MI-22")].earn, 9))
    assert (game[0].gold, game[0].ship.tracks, game[0].weapons) == (9, [1, 2, 2, 1, 1], 1 << CHAIN_SHOT)
    assert game.t.board.modification == before


@rule("MM-MISSION-07", "MM-PORT-06")
def test_a_token_that_is_given_is_turned_up_for_all() -> None:
    game = table(Captain(), OTHER).offers_modification(ST_JOHN, SWIVEL_GUNS)
    take_modification_of(game.t, game[0], ST_JOHN)
    assert game.told("modification-opened") == [{"zone": "st-john", "modification": "swivel-guns"}]
    assert game[0].ship.has(SWIVEL_GUNS) and game.t.board.modification[ST_JOHN] == NONE


@rule("MM-MISSION-07")
def test_all_who_are_wanted_join_for_a_supper() -> None:
    game = table(Captain(ship=GALLEON, tracks={CREW: 1}), OTHER, luck=1)
    plays_out(earnings.earn(game.t, game[0], tables.MISSIONS[tables.mission_card("MI-14")].earn, 8))
    assert game[0].ship.tracks[CREW] == game[0].ship.value(CREW)


@rule("MM-MISSION-01")
@pytest.mark.parametrize(
    ("captain", "goals"),
    [
        (Captain(mission="MI-05", load=True), ["old-providence"]),
        (Captain(mission="MI-05", mission_step=1), ["port-royal"]),
        (Captain(mission="MI-25", mission_step=1), ["caracas"]),
        (Captain(mission="MI-16", mission_step=0b010), ["san-juan", "petite-goave"]),
        (Captain(mission="MI-07"), ["bridgetown"]),
        (Captain(mission="MI-10"), ["havana"]),
        (Captain(mission="MI-11"), []),
    ],
)
def test_where_a_mission_leads_now(captain: Captain, goals: list[str]) -> None:
    game = table(captain, OTHER)
    kind = kind_of_mission(game[0].mission)
    assert kind.goals(game[0], tasks.task_of(game[0])) == goals
