"""Module 1: the new missions, each claimed and completed once, and their new kinds of task and pay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from freebooter.games.marauders import setup
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.missions import claiming, tasks
from freebooter.games.marauders.missions.earnings import weapons_lacking
from freebooter.games.marauders.missions.tasks import complete_refusal, on_raid, pursue, pursue_refusal, task_of
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    BRIDGETOWN,
    CARACAS,
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FRIGATE,
    GALLEON,
    HAVANA,
    NASSAU,
    NONE,
    OLD_PROVIDENCE,
    PETITE_GOAVE,
    PORT_ROYAL,
    SAN_JUAN,
    SANTO_DOMINGO,
    SKILLS,
    SPANISH,
    ST_JOHN,
    ST_MAARTEN,
    SURGEON,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.registries.mission_tasks import KNOWN_TASKS, kind_of_mission
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refused
from tests.games.marauders.modules.loyal import level, of, step_of
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, plays_out, table
from tests.rules import rule

ON = ["cards"]
OTHER = Captain(zone=CARIBBEAN_SEA)
MISSIONS = [id for id in tables.MISSION_IDS if id.startswith("SOG-MIS-")]

# Where each one is claimed, and the captain who may claim it
CLAIMED: dict[str, tuple[int, Captain]] = {
    "SOG-MIS-01": (BASSE_TERRE, Captain()),
    "SOG-MIS-02": (BASSE_TERRE, Captain(gold=2)),
    "SOG-MIS-03": (BRIDGETOWN, Captain()),
    "SOG-MIS-04": (BRIDGETOWN, Captain()),
    "SOG-MIS-05": (CARACAS, Captain(gold=1)),
    "SOG-MIS-06": (CARACAS, Captain()),
    "SOG-MIS-07": (CARTAGENA, Captain()),
    "SOG-MIS-08": (CARTAGENA, Captain()),
    "SOG-MIS-09": (CURACAO, Captain()),
    "SOG-MIS-10": (HAVANA, Captain()),
    "SOG-MIS-11": (HAVANA, Captain(gold=2)),
    "SOG-MIS-12": (NASSAU, Captain(bounties={DUTCH: 1})),
    "SOG-MIS-13": (NASSAU, Captain()),
    "SOG-MIS-14": (OLD_PROVIDENCE, Captain()),
    "SOG-MIS-15": (PETITE_GOAVE, Captain()),
    "SOG-MIS-16": (PETITE_GOAVE, Captain()),
    "SOG-MIS-17": (PORT_ROYAL, Captain()),
    "SOG-MIS-18": (PORT_ROYAL, Captain()),
    "SOG-MIS-19": (SAN_JUAN, Captain(gold=2)),
    "SOG-MIS-20": (SAN_JUAN, Captain()),
    "SOG-MIS-21": (SANTO_DOMINGO, Captain()),
    "SOG-MIS-22": (ST_JOHN, Captain()),
    "SOG-MIS-23": (ST_MAARTEN, Captain()),
    "SOG-MIS-24": (TORTUGA, Captain()),
    "SOG-MIS-25": (TRINIDAD, Captain()),
}

# Completed by handing over in a port: where, what is aboard, the dice of a check, the gold
DELIVERED: dict[str, tuple[int, Captain, str, int]] = {
    "SOG-MIS-01": (HAVANA, Captain(load=True), "xx", 14),
    "SOG-MIS-02": (BRIDGETOWN, Captain(cargo=["textiles-1", "textiles-2-escape"]), "", 12),
    "SOG-MIS-03": (TRINIDAD, Captain(cargo=["timber-1", "timber-3-escape", "timber-2-escape"]), "", 15),
    "SOG-MIS-05": (CURACAO, Captain(cargo=["tobacco-1", "tobacco-2-escape"]), "", 16),
    "SOG-MIS-06": (ST_JOHN, Captain(load=True), "", 10),
    "SOG-MIS-07": (HAVANA, Captain(load=True, mission_step=1), "", 14),
    "SOG-MIS-08": (SANTO_DOMINGO, Captain(cargo=["spices-1", "spices-2-escape"]), "", 13),
    "SOG-MIS-11": (SANTO_DOMINGO, Captain(load=True), "", 10),
    "SOG-MIS-13": (PORT_ROYAL, Captain(cargo=["sugar-1", "sugar-2-escape"]), "", 12),
    "SOG-MIS-15": (HAVANA, Captain(cargo=["fruit-1", "fruit-2-escape", "spices-1"]), "", 15),
    "SOG-MIS-16": (TORTUGA, Captain(), "", 8),
    "SOG-MIS-18": (BRIDGETOWN, Captain(load=True), "", 14),
    "SOG-MIS-19": (CURACAO, Captain(cargo=["spices-1", "rum-1"]), "", 12),
    "SOG-MIS-21": (TRINIDAD, Captain(load=True), "", 12),
    "SOG-MIS-22": (HAVANA, Captain(load=True, mission_step=2), "", 16),
    "SOG-MIS-23": (SAN_JUAN, Captain(cargo=["fruit-1", "textiles-1", "timber-1"]), "", 15),
    "SOG-MIS-25": (CARTAGENA, Captain(load=True), "xxx", 14),
}


def holds(id: str, zone: int, captain: Captain | None = None, luck: int | None = 1) -> Play:
    """A captain in port with the mission, before anything is done."""
    captain = replace(captain or Captain(), ship=GALLEON, mission=id, zone=zone, in_port=True)
    return table(captain, OTHER, game=PORT_ACTION, modules=ON, luck=luck)


@pytest.mark.parametrize("id", MISSIONS)
def test_each_mission_is_claimed_in_its_port_by_whom_it_is_for(id: str) -> None:
    zone, captain = CLAIMED[id]
    captain = replace(captain, ship=GALLEON, zone=zone, in_port=True)
    game = table(captain, OTHER, game=PORT_ACTION, modules=ON, luck=3)
    kind = tables.mission_card(id)
    assert tables.MISSION_LOCATION[kind] == zone
    game.offers_missions(id, "MI-22" if zone != ST_MAARTEN else "MI-25").begins()
    assert claiming.requirement_refusal(game.t, game[0], kind) is None
    if tables.MISSIONS[kind].needs.check:
        game.dice("xxxx"[: tables.CAPTAIN_SKILLS[game[0].captain][SKILLS.index(tables.MISSIONS[kind].needs.check)]])
    game.seat(0).says("do-mission")
    assert game[0].mission == kind
    assert game[0].gold == 0 and game[0].load == (tables.MISSIONS[kind].task.load != "")
    assert complete_refusal(game.t, game[0]) is not None  # never in the port where it is claimed


@pytest.mark.parametrize("id", DELIVERED)
def test_each_mission_that_is_completed_in_a_port(id: str) -> None:
    zone, captain, dice, gold = DELIVERED[id]
    game = holds(id, zone, captain).begins()
    ask = game.ask
    move = next(move for move in ask.options if move.name == "complete-mission")
    note = ask.preview(game.t, move)
    assert note is not None and note.params["gold"] == gold
    game.dice(dice) if dice else None
    crew = game[0].ship.tracks[CREW]
    game.seat(0).says("complete-mission")
    assert (game[0].mission, game[0].gold, game[0].track) == (NONE, gold, 1)
    assert not game[0].cargo and not game[0].load
    if id == "SOG-MIS-16":
        assert game[0].ship.tracks[CREW] == crew - 1
    if id == "SOG-MIS-19":
        assert game[0].employs(SURGEON)


def test_the_other_missions_are_completed_in_another_way() -> None:
    others = {
        "SOG-MIS-04",
        "SOG-MIS-09",
        "SOG-MIS-10",
        "SOG-MIS-12",
        "SOG-MIS-14",
        "SOG-MIS-17",
        "SOG-MIS-20",
        "SOG-MIS-24",
    }
    assert set(DELIVERED) | others == set(MISSIONS) == set(CLAIMED) and len(MISSIONS) == 25


@pytest.mark.parametrize(("id", "zone", "gold"), [("SOG-MIS-04", TRINIDAD, 9), ("SOG-MIS-20", TORTUGA, 10)])
def test_checks_at_sea(id: str, zone: int, gold: int) -> None:
    game = table(Captain(zone=zone, mission=id), OTHER, modules=ON, luck=1)
    assert pursue_refusal(game.t, game[0]) is None
    game.t.chance = game.chance
    game.dice("xxxx"[: tables.CAPTAIN_SKILLS[game[0].captain][SKILLS.index(task_of(game[0]).check)]])
    plays_out(pursue(game.t, game[0]))
    assert (game[0].mission, game[0].gold) == (NONE, gold)


def test_a_purse_for_the_widows_is_for_pirates() -> None:
    game = table(Captain(zone=NASSAU, in_port=True), OTHER, modules=ON)
    refusal = claiming.requirement_refusal(game.t, game[0], tables.mission_card("SOG-MIS-12"))
    assert refusal is not None and refusal.message == "mm-mission-pirates"


def test_raids_for_gold_and_of_spanish_merchants() -> None:
    game = table(Captain(mission="SOG-MIS-12", tracks={CREW: 1}), OTHER, modules=ON, luck=1)
    plays_out(on_raid(game.t, game[0], ENGLISH, 9, 0))
    assert game[0].gold == 0
    plays_out(on_raid(game.t, game[0], ENGLISH, 10, 0))
    assert game[0].gold == 8 and game[0].crew_wanted() == 0
    game = table(Captain(mission="SOG-MIS-14"), OTHER, modules=ON, luck=1)
    lacking = len(weapons_lacking(game.t, game[0]))
    plays_out(on_raid(game.t, game[0], ENGLISH, 9, 0))
    assert game[0].mission != NONE
    plays_out(on_raid(game.t, game[0], SPANISH, 1, 0))
    assert game[0].gold == 8 and len(weapons_lacking(game.t, game[0])) == lacking - 1


def test_a_debt_collected_is_a_fight_ashore() -> None:
    game = table(Captain(mission="SOG-MIS-17", zone=NASSAU, in_port=True, ship=FRIGATE), OTHER, modules=ON, luck=1)
    assert pursue_refusal(game.t, game[0]) is None
    note = kind_of_mission(game[0].mission).preview(game.t, game[0], task_of(game[0]))
    assert note is not None and 80 < int(note.params["win"]) < 99
    plays_out(pursue(game.t, game[0]))
    battle = game.t.battle
    assert battle is not None and battle.ashore
    plays_out(tasks.on_duel_over(game.t, game[0], True))
    assert game[0].gold == 12


@rule("SG-AMB-87")
def test_the_pay_of_the_bankers_ledger_goes_straight_into_the_stash() -> None:
    game = holds("SOG-MIS-09", ST_MAARTEN, Captain(load=True, gold=5, stash=20)).begins()
    game.seat(0).says("complete-mission")
    player = game[0]
    assert (player.gold, player.stash) == (5, 32)
    assert player.stash_most - player.stash_least == 20  # everyone knows what has come
    assert game.told("gold-sent-home") and not game.told("stashed")


@rule("SG-PAIR-09")
def test_a_restless_crew_costs_nothing_for_gold_that_comes_into_the_stash() -> None:
    captain = Captain(load=True, mission="SOG-MIS-09", zone=ST_MAARTEN, in_port=True)
    game = table(captain, OTHER, game=PORT_ACTION, modules=[*ON, "loyalty"], luck=1).begins()
    while "complete-mission" not in game.options:
        game.answer(game.ask.seat, game.ask.options[-1])
    of(game).levels[0] = level("restless")
    game.seat(0).says("complete-mission")
    assert game[0].stash == 12
    assert step_of(game) == "content"  # a step up for the glory point, none down for the gold


def test_a_check_that_fails_may_be_tried_again_in_a_later_turn() -> None:
    game = holds("SOG-MIS-25", CARTAGENA, Captain(load=True)).begins()
    game.dice("111")
    game.seat(0).says("complete-mission")
    assert game[0].mission != NONE and not game[0].load
    refusal = complete_refusal(game.t, game[0])
    assert refusal is not None and refusal.message == "mm-task-tried"


# A night at sea


def ends_turn(game: Play) -> None:
    plays_out(modules_of(game.t).turn_ends(game.t, game[0]))


def test_silver_by_night_wants_a_turn_that_ends_at_sea_off_old_providence() -> None:
    game = table(Captain(mission="SOG-MIS-07", load=True, zone=HAVANA, in_port=True), OTHER, modules=ON)
    refusal = complete_refusal(game.t, game[0])
    assert refusal is not None and refusal.message == "mm-mission-night-first"
    ends_turn(game)
    game[0].zone = OLD_PROVIDENCE
    ends_turn(game)  # in port
    assert game[0].mission_step == 0
    assert kind_of_mission(game[0].mission).goals(game[0], task_of(game[0])) == ["old-providence"]
    game[0].in_port = False
    ends_turn(game)
    ends_turn(game)
    assert game[0].mission_step == 1
    assert kind_of_mission(game[0].mission).goals(game[0], task_of(game[0])) == ["havana"]


def test_the_night_counts_at_the_end_of_a_real_turn() -> None:
    captain = Captain(mission="SOG-MIS-07", load=True, zone=OLD_PROVIDENCE)
    game = table(captain, OTHER, game=TURN, modules=ON).begins()
    game.seat(0).says("end-turn")
    game.t.turn.over = True
    ends_turn(game)
    assert game[0].mission_step == 1 and game[0].load


# Places in any order


def begins_port_action(game: Play, zone: int) -> None:
    game[0].zone, game[0].in_port = zone, True
    plays_out(modules_of(game.t).port_action_starts(game.t, game[0]))


def test_the_ambassador_sees_three_nations_in_any_order() -> None:
    game = table(Captain(mission="SOG-MIS-10", load=True, zone=CURACAO), OTHER, modules=ON, luck=1)
    for zone in (CURACAO, ST_MAARTEN, HAVANA, TORTUGA):
        begins_port_action(game, zone)
        assert game[0].load and game[0].track == 0
    assert game[0].mission_step == 0b110
    goals = kind_of_mission(game[0].mission).goals(game[0], task_of(game[0]))
    assert "nassau" in goals and "tortuga" not in goals
    refusal = complete_refusal(game.t, game[0])
    assert refusal is not None and refusal.message == "mm-mission-places"
    begins_port_action(game, NASSAU)
    assert (game[0].gold, game[0].track, game[0].mission, game[0].load) == (20, 1, NONE, False)


def test_word_to_the_brethren_is_done_as_soon_as_the_second_port_action_begins() -> None:
    game = holds("SOG-MIS-24", PORT_ROYAL, Captain(mission_step=0b01)).begins()
    assert (game[0].gold, game[0].track, game[0].mission) == (10, 1, NONE)
    assert game.told("mission-leg") and game.told("mission-completed")


# Crew ashore


def test_somebody_stays_aboard() -> None:
    game = table(Captain(mission="SOG-MIS-16", zone=TORTUGA, in_port=True, tracks={CREW: 1}), OTHER, modules=ON)
    refusal = complete_refusal(game.t, game[0])
    assert refusal is not None and refusal.message == "mm-crew-must-stay"


# Falling pay


def test_the_mail_pays_less_with_every_turn_but_never_less_than_eight() -> None:
    game = table(Captain(mission="SOG-MIS-22", load=True), OTHER, modules=ON)
    kind = kind_of_mission(game[0].mission)
    pays = []
    for turn in range(8):
        pays.append(kind.pay(game[0], task_of(game[0]), 20))
        ends_turn(game)
    assert pays == [20, 18, 16, 14, 12, 10, 8, 8]


# Advice and the choice of cards


@pytest.mark.parametrize("id", MISSIONS)
def test_every_mission_leads_somewhere_for_advice(id: str) -> None:
    captain = Captain(mission=id, ship=GALLEON, cargo=["textiles-1", "timber-1"])
    game = table(captain, OTHER, modules=ON)
    kind = kind_of_mission(game[0].mission)
    assert kind is KNOWN_TASKS[task_of(game[0]).kind]
    assert kind.claim_way(game[0].mission, tables.MISSION_LOCATION[game[0].mission]) > 0
    assert kind.fault(task_of(game[0])) == ""
    found = [0] * len(ZONES)
    kind.port_worth(game[0], game[0].mission, 200, found)
    kind.sea_worth(game[0], game[0].mission, 200, found)
    if task_of(game[0]).kind not in ("deliver", "raid"):
        assert max(found) > 0


def decks(*modules: str) -> list[str]:
    """All missions in the game, on the board and in the deck."""
    t = setup.set_up(rules_of(GAME.options({"modules": list(modules)})), 2, SearchChance(0))
    kinds = [*t.decks.missions.kinds(), *t.board.missions]
    return sorted(tables.MISSION_IDS[kind] for kind in kinds)


@rule("SG-M1-02")
def test_new_missions_are_shuffled_in_or_replace_those_of_the_base() -> None:
    assert len(decks()) == 25 and not any(id.startswith("SOG") for id in decks())
    assert len(decks("cards")) == 50
    assert decks("cards", "new-missions-only") == sorted(MISSIONS)


@rule("SG-OPT-16")
@pytest.mark.parametrize("name", ["new-missions-only", "new-rumours-only"])
def test_only_new_cards_need_the_module(name: str) -> None:
    with pytest.raises(Refused):
        decks(name)


@rule("SG-M1-09", "SG-M1-10")
def test_two_missions_are_open_and_the_board_shows_where() -> None:
    game = table(Captain(), OTHER, modules=ON).offers_missions("SOG-MIS-06", "SOG-MIS-24")
    assert len(game.t.board.missions) == tables.MISSIONS_ON_OFFER == 2
    seen = view(game.t, 0).zones
    assert (seen[CARACAS].missions, seen[TORTUGA].missions) == (["the-orchid-hunter"], ["word-to-the-brethren"])
    assert [tables.MISSION_LOCATION[kind] for kind in game.t.board.missions] == [CARACAS, TORTUGA]
