"""Small print of the new events and missions: what is kept in mind, who is meant, what is told."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.missions.tasks import complete_refusal, task_of
from freebooter.games.marauders.modules.cards import events
from freebooter.games.marauders.modules.cards.drawer import CardsDrawer, cards_of, open_rumours
from freebooter.games.marauders.modules.modifications.pool import pool_of
from freebooter.games.marauders.names import (
    CREW,
    CURACAO,
    ENGLISH,
    HAVANA,
    NASSAU,
    NONE,
    OLD_PROVIDENCE,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.port.recruit import TERMS_FREE, TERMS_PAID
from freebooter.games.marauders.prices import OF_DEMAND_SALE, OF_GOODS, OF_PLUNDER, OF_SALE
from freebooter.games.marauders.registries.mission_tasks import kind_of_mission
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Visit
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.modules.test_cards_events import event, resolved
from tests.games.marauders.modules.test_cards_missions import begins_port_action, ends_turn
from tests.games.marauders.table import Captain, plays_out, table
from tests.rules import rule

ON = ["cards"]
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
PIRATE = Captain(zone=TRINIDAD, in_port=True, bounties={ENGLISH: 1})


# What is kept in mind

KEPT = {"missions": 3, "glut": 1, "fair": 2, "moon": 4, "feast": 5, "fat": 6, "burnt": HAVANA, "used": True, "berth": 3}


def full() -> CardsDrawer:
    drawer = CardsDrawer()
    for name, value in KEPT.items():
        setattr(drawer, name, value)
    return drawer


def test_a_copy_of_the_table_knows_all_of_it() -> None:
    twin = full().copy()
    assert {name: getattr(twin, name) for name in KEPT} == KEPT


@rule("SG-AMB-01", "SG-AMB-04")
def test_events_of_a_round_end_with_it_but_the_third_mission_stays() -> None:
    drawer = full()
    drawer.end_round()
    assert {name: getattr(drawer, name) for name in ("glut", "fair", "moon", "feast", "fat")} == dict.fromkeys(
        ("glut", "fair", "moon", "feast", "fat"), 0
    )
    assert (drawer.burnt, drawer.missions) == (NONE, 3)


@rule("SG-M1-12")
def test_every_event_of_this_round_is_named() -> None:
    drawer = full()
    names = ["glutted-markets", "merchants-fair", "smugglers-moon", "feast-of-the-brethren", "fat-season"]
    assert drawer.events() == names
    for at, name in enumerate(("glut", "fair", "moon", "feast", "fat")):
        drawer.end_round()
        setattr(drawer, name, 1)
        assert drawer.events() == [names[at]]


def test_programs_that_learn_see_all_of_it() -> None:
    game = table(Captain(), FAR, modules=ON)
    row = FeatureRow()
    full().features(game.t, 0, row)
    burnt = [int(zone == HAVANA) for zone in range(len(ZONES))]
    assert list(row.filled()) == [3, 1, 2, 4, 5, 6, *burnt, 1]


def test_only_a_rumour_that_has_gone_on_lies_face_up() -> None:
    game = table(Captain(rumour="RU-01"), Captain("CAP-11"), modules=ON)
    assert open_rumours(game.t) == ()
    game[1].rumour = tables.rumour_card("SOG-RUM-02-B")
    assert open_rumours(game.t) == ("", "the-widows-map-read")


# Events


@rule("SG-AMB-93")
def test_the_dead_hear_no_yarns() -> None:
    game = event("SOG-EV-10", Captain(), FAR)
    game[0].afloat = False
    resolved(game.draws_rumours("RU-02"))
    assert [player.rumour for player in game.t.players] == [NONE, tables.rumour_card("RU-02")]


@pytest.mark.parametrize(("id", "name"), [("SOG-EV-13", "moon"), ("SOG-EV-14", "feast"), ("SOG-EV-16", "fat")])
def test_an_event_of_this_round_is_on_when_it_was_drawn(id: str, name: str) -> None:
    assert getattr(cards_of(resolved(event(id)).t), name) > 0


@rule("SG-AMB-84")
def test_the_fire_takes_a_port_that_has_a_token() -> None:
    game = event("SOG-EV-15")
    first, second = tables.PORTS[:2]
    game.t.decks.modifications.add(game.t.board.modification[first])
    game.t.board.modification[first] = NONE
    token = game.t.board.modification[second]
    resolved(game.script([0, 0]))  # the first port with a token; the token; the one free port is not drawn for
    assert cards_of(game.t).burnt == second
    assert (game.t.board.modification[first], game.t.board.modification[second]) == (token, NONE)


@rule("SG-AMB-84")
def test_all_see_which_token_burns_out_of_which_port() -> None:
    game = event("SOG-EV-15", modules=("modifications",))
    zone = tables.PORTS[0]
    token = game.t.board.modification[zone]
    assert not game.t.board.modification_open[zone]
    resolved(game.script([0]))
    name = tables.MODIFICATION_NAMES[token]
    assert game.told("modification-opened") == [{"zone": ZONES[zone], "modification": name}]
    assert game.told("modification-burnt-out") == [{"zone": ZONES[zone], "modification": name}]
    assert [kind for kind, first in pool_of(game.t).reserve.returned] == [token]


@rule("SG-AMB-84")
def test_one_port_is_not_drawn_for() -> None:
    game = table(Captain(), FAR, modules=ON)
    game.t.chance = game.chance  # which has nothing to say
    assert events.any_of(game.t, [TRINIDAD]) == TRINIDAD
    game.script([1])
    assert events.any_of(game.t, [TRINIDAD, HAVANA]) == HAVANA


@rule("SG-AMB-84")
def test_a_yard_is_closed_to_those_who_are_there() -> None:
    game = table(PIRATE, FAR, modules=ON)
    assert events.yard_refusal(game.t, game[0]) is None
    cards_of(game.t).burnt = TRINIDAD
    reason = events.yard_refusal(game.t, game[0])
    assert reason is not None and (reason.message, dict(reason.params)) == ("mm-yard-burnt", {"zone": "trinidad"})
    assert events.yard_refusal(game.t, game[1]) is None


@rule("SG-AMB-85")
@pytest.mark.parametrize(
    ("what", "glutted", "fat"), [(OF_SALE, 4, 5), (OF_PLUNDER, 5, 7), (OF_GOODS, 5, 5), (OF_DEMAND_SALE, 5, 5)]
)
def test_a_glut_is_felt_in_sales_and_the_fat_season_in_raids(what: int, glutted: int, fat: int) -> None:
    game = table(Captain(), FAR, modules=ON)
    cards_of(game.t).glut = 1
    assert events.price(game.t, 5, what) == glutted
    cards_of(game.t).glut, cards_of(game.t).fat = 0, 2
    assert events.price(game.t, 5, what) == fat


@rule("SG-AMB-85", "SG-AMB-75")
def test_pirates_feast_in_port() -> None:
    game = table(PIRATE, FAR, modules=ON)
    assert events.recruit_terms(game.t, TERMS_PAID, game[0]) == TERMS_PAID
    cards_of(game.t).feast = 1
    assert events.recruit_terms(game.t, TERMS_PAID, game[0]) == TERMS_FREE
    assert events.recruit_terms(game.t, TERMS_PAID, game[1]) == TERMS_PAID
    game.t.visit = Visit(TRINIDAD)
    game.t.visit.powers = False  # as in a town
    assert events.recruit_terms(game.t, TERMS_PAID, game[0]) == TERMS_PAID
    game.t.visit, game[0].in_port = None, False
    assert events.recruit_terms(game.t, TERMS_PAID, game[0]) == TERMS_PAID


# Missions


def test_the_night_is_spent_off_one_port_and_told_once() -> None:
    game = table(Captain(mission="SOG-MIS-07", load=True, zone=HAVANA), FAR, modules=ON)
    ends_turn(game)
    assert game[0].mission_step == 0 and game.told("mission-leg") == []
    game[0].zone = OLD_PROVIDENCE
    ends_turn(game)
    ends_turn(game)
    assert game[0].mission_step == 1
    assert game.told("mission-leg") == [{"seat": 0, "zone": "old-providence"}]


def test_a_place_counts_once() -> None:
    game = table(Captain(mission="SOG-MIS-10", load=True, zone=CURACAO), FAR, modules=ON, luck=1)
    for zone in (CURACAO, CURACAO, TORTUGA, TORTUGA, HAVANA):
        begins_port_action(game, zone)
    assert [told["zone"] for told in game.told("mission-leg")] == ["curacao", "tortuga"]
    assert game[0].mission_step == 0b110


def test_how_many_must_be_aboard_for_one_to_go_ashore() -> None:
    game = table(Captain(mission="SOG-MIS-16", zone=TORTUGA, in_port=True, tracks={CREW: 1}), FAR, modules=ON)
    reason = complete_refusal(game.t, game[0])
    assert reason is not None and (reason.params["crew"], reason.params["wanted"]) == (1, 2)
    game[0].ship.tracks[CREW] = 2
    assert complete_refusal(game.t, game[0]) is None


@pytest.mark.parametrize("mission", ["", "MI-01", "SOG-MIS-16"])
def test_turns_and_port_actions_are_nothing_to_other_missions(mission: str) -> None:
    game = table(Captain(mission=mission, zone=TRINIDAD), FAR, modules=ON)
    ends_turn(game)
    begins_port_action(game, TRINIDAD)
    plays_out(modules_of(game.t).turn_ends(game.t, game[1]))
    assert (game[0].mission_step, game.told("mission-leg")) == (0, [])
    if mission:
        assert kind_of_mission(game[0].mission).goals(game[0], task_of(game[0])) is not None
