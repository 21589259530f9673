"""Module 8, second part: the storm."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.move import SAILING
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain.dice import repeat_roll
from freebooter.games.marauders.content.tables import BORDERS, ORDERED_ZONE
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.modules.storm.rules import FOR_STORM_TOKEN, STORM
from freebooter.games.marauders.modules.storm.view import StormView
from freebooter.games.marauders.modules.treasure.galleon import galleon_of, treasure_of
from freebooter.games.marauders.modules.treasure.rules import sail_on
from freebooter.games.marauders.modules.wind.drawer import wind_of
from freebooter.games.marauders.moves import LEAVE_PORT, ROLL, SAIL
from freebooter.games.marauders.names import (
    CARACAS,
    CARGO,
    CARIBBEAN_SEA,
    CARTAGENA,
    CREW,
    CURACAO,
    ENGLISH,
    FRIGATE,
    HULL,
    MASTS,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    SAN_JUAN,
    SANTO_DOMINGO,
    SLOOP,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.npcs.scouting import may_scout
from freebooter.games.marauders.odds.dangers import hazard_odds, hunters_of, scouts_in
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.state import TURN_BEGINS, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.games.marauders.turn import flow
from freebooter.kernel.ask import Offer, Part, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refused
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import LANGUAGES, Words
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

NORTH, EAST, SOUTH, WEST = range(4)
FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
SHIP = Captain("CAP-06", ship=FRIGATE, zone=CURACAO)
"""Seamanship 3."""


def turn(captain: Captain, *modules: str, at: int = CARIBBEAN_SEA, **more: object) -> Play:
    """A turn in calm weather, but for the storm."""
    game = table(captain, FAR, game=TURN, modules=["wind", "storm", *modules], **more)  # type: ignore[arg-type]
    storm_of(game.t).zone = at
    return game


def starts_turn(captain: Captain, *modules: str, at: int = CARIBBEAN_SEA, **more: object) -> Play:
    """The same, before the turn begins."""
    game = turn(captain, *modules, at=at, **more)
    game.t.stage = TURN_BEGINS
    return game


# Where it is


@rule("SG-M8-01", "SG-OPT-09")
def test_without_wind_there_is_no_storm() -> None:
    with pytest.raises(Refused, match="mm-module-needs") as refused:
        complete(["storm"])
    assert refused.value.refusal.params["needed"] == "wind"
    assert complete(["storm", "wind"]).modules == ("wind", "storm")


@rule("SG-M8-06", "SG-AMB-66")
def test_it_starts_in_the_caribbean_sea() -> None:
    game = table(SHIP, FAR, modules=["wind", "storm"])
    assert storm_of(game.t).zone == CARIBBEAN_SEA
    assert view(game.t, None).modules["storm"] == StormView("caribbean-sea")


@rule("SG-M8-07", "SG-AMB-01")
@pytest.mark.parametrize("towards", range(4))
def test_right_after_the_spin_it_moves_one_zone_with_the_wind(towards: int) -> None:
    game = turn(SHIP).script([towards])
    plays_out(flow.begin_round(game.t))
    there = ORDERED_ZONE[CARIBBEAN_SEA][towards]
    assert storm_of(game.t).zone == there
    assert game.told("storm-moves") == [{"origin": "caribbean-sea", "zone": ZONES[there]}]
    kinds = [event.kind for event in game.journal.events]
    assert kinds[-2:] == ["wind-turns", "storm-moves"]
    assert game.all_scripted_chance_was_used


@rule("SG-M8-07", "SG-M8-08")
def test_without_a_border_there_it_moves_to_the_next_one_clockwise() -> None:
    """As an NPC does (MM-NPC-19)."""
    game = turn(SHIP)
    for zone in range(len(ZONES)):
        for towards in range(4):
            storm_of(game.t).zone = zone
            plays_out(flow.begin_round(game.script([towards]).t))
            letters = [(2 * towards + turned) % 8 for turned in range(8)]
            wanted = next(BORDERS[zone][letter] for letter in letters if BORDERS[zone][letter] != NONE)
            assert storm_of(game.t).zone == wanted != zone


# Whom it strikes


@rule("SG-M8-09", "SG-AMB-39")
def test_who_sails_into_it_takes_three_random_hits_less_the_successes() -> None:
    game = turn(SHIP).dice("x12", "23").begins()
    before = list(game[0].ship.tracks)
    game.seat(0).says("sail-caribbean-sea")
    roll = game.told("skill-rolled")[-1]
    assert (roll["skill"], roll["purpose"], roll["dice"]) == ("seamanship", "storm-token", [5, 1, 2])
    assert game.told("damage")[0]["hits"] == [0, 0, 1, 1, 0]
    assert game[0].ship.tracks == [before[HULL], before[CARGO], before[MASTS] - 1, before[CREW] - 1, before[4]]
    assert game.rules_of("damage") == ["SG-M8-09"]


@rule("SG-M8-09")
@pytest.mark.parametrize(("rolled", "hits"), [("123", "111"), ("xx1", "1"), ("xxx", "")])
def test_each_success_takes_a_hit_away(rolled: str, hits: str) -> None:
    game = turn(SHIP).dice(rolled, hits).begins()
    game.seat(0).says("sail-caribbean-sea")
    assert sum(sum(damage["hits"]) for damage in game.told("damage")) == len(hits)
    assert game.all_scripted_chance_was_used


@rule("SG-AMB-39")
def test_a_skull_of_the_location_die_is_the_captains_choice() -> None:
    game = turn(SHIP).dice("xx1", "x").begins()
    game.seat(0).says("sail-caribbean-sea")
    assert game.asked == (0, "place-hit")
    game.seat(0).says("take-hit-cargo")
    assert game.told("damage")[0]["hits"] == [0, 1, 0, 0, 0]


@rule("SG-M8-10", "SG-M8-12")
def test_leaving_port_into_it_counts_as_moving_into_it() -> None:
    captain = Captain("CAP-06", ship=FRIGATE, zone=CURACAO, in_port=True)
    game = starts_turn(captain, at=CURACAO).begins()
    assert game.told("skill-rolled") == []  # in port he is safe
    game.dice("xx1", "2")
    game.seat(0).says("leave-port")
    assert game.told("damage")[0]["hits"] == [0, 0, 1, 0, 0]


@rule("SG-M8-12")
def test_entering_a_port_is_safe() -> None:
    game = turn(SHIP, at=CURACAO).begins()
    game.seat(0).says("enter-port")
    assert game[0].in_port and game.told("skill-rolled") == []


@rule("SG-M8-11")
def test_who_starts_his_turn_in_it_at_sea_takes_the_same_hits() -> None:
    game = starts_turn(SHIP, at=CURACAO).dice("xx1", "4").begins()
    assert game.told("damage")[0]["hits"] == [0, 0, 0, 0, 1]
    calm = starts_turn(SHIP, at=CARACAS).begins()
    assert calm.told("skill-rolled") == []


@rule("SG-AMB-99", "SG-M8-09")
def test_each_entry_and_each_start_of_a_turn_has_its_own_roll() -> None:
    game = starts_turn(SHIP, at=CURACAO).dice("xxx").begins()
    game.seat(0).says("sail-caribbean-sea")
    game.dice("xxx")
    game.seat(0).says("sail-curacao")
    assert len(game.told("skill-rolled")) == 2


@rule("SG-M8-13", "SG-AMB-99", "SG-AMB-34")
def test_the_storm_of_an_event_comes_first_and_once_the_token_each_time() -> None:
    """Fixed orders 3 and 6."""
    game = starts_turn(SHIP, at=CURACAO).dice("xxx", "xxx")
    game.t.storm = 3
    game.begins()
    assert [roll["purpose"] for roll in game.told("skill-rolled")] == ["storm", "storm-token"]
    game.seat(0).says("sail-caracas")
    game.dice("xxx")
    game.seat(0).says("sail-curacao")
    assert [roll["purpose"] for roll in game.told("skill-rolled")] == ["storm", "storm-token", "storm-token"]


@rule("SG-M8-13")
def test_in_another_zone_the_storm_of_an_event_is_as_before() -> None:
    game = starts_turn(SHIP, at=TRINIDAD).dice("xxx")
    game.t.storm = 3
    game.begins()
    assert [roll["purpose"] for roll in game.told("skill-rolled")] == ["storm"]


@rule("SG-M8-14")
def test_the_captain_who_ignores_storms_ignores_this_one() -> None:
    captain = Captain("CAP-12", ship=FRIGATE, zone=CURACAO)
    game = starts_turn(captain, at=CURACAO).begins()
    note = game.ask.preview(game.t, SAIL[CARIBBEAN_SEA])
    assert note is not None and note.message == "mm-brings-sail"
    game.seat(0).says("sail-caribbean-sea", "sail-curacao")
    assert game.told("skill-rolled") == [] == game.told("damage")


@rule("SG-AMB-77")
def test_it_can_sink_a_ship_and_nobody_has_won() -> None:
    wreck = Captain("CAP-06", ship=SLOOP, tracks={HULL: 1, MASTS: 0}, zone=CURACAO, gold=4)
    game = turn(wreck).dice("111", "222").draws_captains("CAP-09").begins()
    game.seat(0).says("sail-caribbean-sea")
    died = game.told("captain-died")[0]
    assert (died["seat"], died["cause"]) == (0, "storm")
    assert game.told("glory-gained") == []
    assert not game[0].afloat and game.over


@rule("SG-AMB-93")
def test_a_captain_who_is_not_at_sea_is_not_touched() -> None:
    game = turn(SHIP)
    game[0].afloat = False
    plays_out(flow.meet_storm(game.t, game[0]))
    assert game.told("skill-rolled") == []


# NPCs


@rule("SG-M8-15", "SG-M8-16")
def test_npcs_beside_the_storm_do_not_scout() -> None:
    prey = Captain("CAP-06", ship=FRIGATE, zone=CURACAO, gold=9)
    npcs = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    game = turn(prey, npcs=npcs).dice("xxx").begins()
    assert scouts_in(game.t, 0, CARIBBEAN_SEA) == []
    game.seat(0).says("sail-caribbean-sea")
    assert game.told("npc-scouts") == []
    calm = turn(prey, at=TRINIDAD, npcs=npcs).dice("1111").begins()
    calm.seat(0).says("sail-caribbean-sea")
    assert len(calm.told("npc-scouts")) == 1


@rule("SG-M8-15")
def test_a_navy_beside_the_storm_does_not_scout_either() -> None:
    game = turn(Captain("CAP-06", zone=CURACAO, bounties={ENGLISH: 3}), npcs={ENGLISH: ("EV-04", CURACAO)})
    navy = game.t.npcs[ENGLISH]
    assert may_scout(game.t, navy, game[0])
    storm_of(game.t).zone = CURACAO
    assert not may_scout(game.t, navy, game[0])


@rule("SG-M8-16")
def test_the_storm_does_npcs_no_harm() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", SANTO_DOMINGO), ENGLISH: ("EV-04", SANTO_DOMINGO)}
    game = turn(SHIP, npcs=npcs).script([NORTH])
    before = [(npc.card, npc.zone) for npc in game.t.npcs]
    plays_out(flow.begin_round(game.t))
    assert storm_of(game.t).zone == SANTO_DOMINGO
    assert [(npc.card, npc.zone) for npc in game.t.npcs] == before


# Orders, and modules that meet it

SEEN: list[str] = []


class AgainOffer(Offer[Table]):
    def __init__(self) -> None:
        super().__init__([ROLL])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [ROLL] if about == FOR_STORM_TOKEN and t.repeated_by == () else []

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        repeat_roll(t, t.players[seat], "drill-watchers")
        return ()


class Watchers(Module):
    """Looks for a captain who arrives, as variant 5 does, and lets rolls be repeated, as favours do."""

    def __init__(self) -> None:
        super().__init__("drill-watchers")
        self.again = AgainOffer()

    def meets_players(self, t: Table, player: Player) -> Part[None]:
        yield from ()
        if t.turn.acted:
            SEEN.append("looked for")
            if t.journal is not None:
                t.journal.everyone("drill-looked-for", "DRILL", seat=player.seat)

    def after_roll(self) -> list[Offer[Table]]:
        return [self.again]


@pytest.fixture
def watchers() -> Iterator[None]:
    SEEN.clear()
    add_module(Watchers())
    yield
    remove_module("drill-watchers")


@rule("SG-AMB-34", "SG-PAIR-44")
def test_on_arrival_the_storm_comes_before_players_and_those_before_npcs(watchers: None) -> None:
    """Fixed order 6. Beside the storm no NPC scouts, so it takes two arrivals to see all of it."""
    prey = Captain("CAP-12", ship=FRIGATE, zone=CURACAO, gold=9)
    game = turn(prey, "drill-watchers", at=TRINIDAD, npcs={PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}).dice("1111")
    game.begins().seat(0).says("sail-caribbean-sea")
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("sailed") < kinds.index("drill-looked-for") < kinds.index("npc-scouts")
    stormy = turn(SHIP, "drill-watchers").dice("111", "222").begins()
    stormy.seat(0).says("sail-caribbean-sea", "pass")
    kinds = [event.kind for event in stormy.journal.events]
    assert kinds.index("skill-rolled") < kinds.index("damage") < kinds.index("drill-looked-for")


@rule("SG-PAIR-44", "SG-AMB-77")
def test_whom_the_storm_has_sunk_nobody_looks_for(watchers: None) -> None:
    wreck = Captain("CAP-06", ship=SLOOP, tracks={HULL: 1, MASTS: 0}, zone=CURACAO, gold=4)
    game = turn(wreck, "drill-watchers").dice("111", "222").draws_captains("CAP-09").begins()
    game.seat(0).says("sail-caribbean-sea", "pass")
    assert game.told("captain-died") != [] and SEEN == []


@rule("SG-PAIR-44")
def test_a_captain_in_the_storm_looks_for_who_has_ridden_it_out() -> None:
    """Variant 5, with a navy there that does not scout."""
    arrival = Captain("CAP-06", ship=FRIGATE, zone=CURACAO, bounties={ENGLISH: 2})
    waiting = Captain("CAP-12", zone=CARIBBEAN_SEA)
    npcs = {ENGLISH: ("EV-04", CARIBBEAN_SEA)}
    game = table(arrival, waiting, game=TURN, modules=["wind", "storm", "cutthroat"], npcs=npcs)
    game.dice("111", "222").begins().seat(0).says("sail-caribbean-sea")
    assert game.told("damage") != []
    assert game.asked == (1, "scout-off-turn")
    game.dice("111")
    game.seat(1).says("scout-off-turn")
    assert game.told("npc-scouts") == []


@rule("SG-PAIR-44", "SG-AMB-77")
def test_nobody_looks_off_turn_for_whom_the_storm_has_sunk() -> None:
    wreck = Captain("CAP-06", ship=SLOOP, tracks={HULL: 1, MASTS: 0}, zone=CURACAO)
    waiting = Captain("CAP-12", zone=CARIBBEAN_SEA)
    game = table(wreck, waiting, game=TURN, modules=["wind", "storm", "cutthroat"])
    game.dice("111", "222").draws_captains("CAP-09").begins().seat(0).says("sail-caribbean-sea")
    assert game.told("captain-died") != []
    assert game.over


@rule("SG-PAIR-33")
@pytest.mark.parametrize("towards", range(4))
def test_wind_and_storm_do_nothing_to_the_treasure_galleon(towards: int) -> None:
    game = table(SHIP, FAR, modules=["wind", "storm", "treasure"])
    galleon, treasure = galleon_of(game.t), treasure_of(game.t)
    galleon.zone = ORDERED_ZONE[CARIBBEAN_SEA][towards]
    before = (galleon.zone, galleon.card, treasure.hoard)
    plays_out(flow.begin_round(game.script([towards]).t))
    assert storm_of(game.t).zone == galleon.zone
    assert (galleon.zone, galleon.card, treasure.hoard) == before
    wind_of(game.t).towards = (towards + 2) % 4
    sail_on(game.t, towards)
    assert galleon.zone == ORDERED_ZONE[before[0]][towards]


@rule("SG-AMB-40")
def test_the_roll_may_be_repeated_and_the_new_one_counts(watchers: None) -> None:
    game = turn(SHIP, "drill-watchers").dice("111").begins()
    game.seat(0).says("sail-caribbean-sea")
    assert game.asked == (0, "roll-offer")
    game.dice("xx1", "2")
    game.seat(0).says("roll")
    assert game.told("damage")[0]["hits"] == [0, 0, 1, 0, 0]


@rule("SG-AMB-40")
def test_cards_that_repeat_a_check_repeat_this_one() -> None:
    """GL-12."""
    game = turn(Captain("CAP-06", ship=FRIGATE, zone=CURACAO, hand=["GL-12"])).dice("111").begins()
    game.seat(0).says("sail-caribbean-sea")
    assert game.asked == (0, "window-checked")
    game.dice("xxx")
    game.seat(0).plays("GL-12")
    assert game.told("damage") == []


# What is said, shown and thought


@rule("SG-M8-09", "SG-M8-10")
def test_previews_say_what_the_storm_would_do() -> None:
    game = turn(SHIP).begins()
    hits, sunk = hazard_odds(game.t, game[0], [STORM])
    assert hits == pytest.approx(2)
    note = game.ask.preview(game.t, SAIL[CARIBBEAN_SEA])
    assert note is not None and note.message == "mm-brings-sail-storm"
    assert (note.params["storm"], note.params["sunk"]) == (int(hits * 10 + 0.5), round(sunk * 100))
    harbour = turn(Captain("CAP-06", ship=FRIGATE, zone=CURACAO, in_port=True), at=CURACAO).begins()
    left = harbour.ask.preview(harbour.t, LEAVE_PORT)
    assert left is not None and left.params["storm"] == note.params["storm"]
    assert [risk.message for risk in harbour.ask.risks(harbour.t)] == ["mm-risk-storm"]


@rule("SG-M8-11")
def test_who_lies_at_sea_where_it_may_come_is_warned() -> None:
    game = turn(SHIP).begins()
    (risk,) = [risk for risk in game.ask.risks(game.t) if risk.message == "mm-risk-storm-comes"]
    assert risk.params["chance"] == 25
    storm_of(game.t).zone = CURACAO  # it never stays
    assert "mm-risk-storm-comes" not in [risk.message for risk in game.ask.risks(game.t)]
    storm_of(game.t).zone = CARTAGENA
    game[0].in_port = True
    assert "mm-risk-storm-comes" not in [risk.message for risk in game.ask.risks(game.t)]


def test_the_captain_who_ignores_storms_is_not_warned() -> None:
    game = turn(Captain("CAP-12", zone=CURACAO)).begins()
    assert "mm-risk-storm-comes" not in [risk.message for risk in game.ask.risks(game.t)]


@rule("SG-M8-07")
def test_hunters_beside_the_storm_are_free_of_it_next_round() -> None:
    """It will have moved on."""
    game = turn(Captain("CAP-06", zone=CURACAO, gold=9), at=CURACAO, npcs={PIRATE_SLOOP: ("EV-13", CURACAO)})
    assert scouts_in(game.t, 0, CURACAO) == []
    assert len(hunters_of(game.t, 0)) == 1
    assert storm_of(game.t).zone == CURACAO


def test_captains_sail_around_it() -> None:
    """A weak ship more than a strong one, and one that ignores it not at all."""
    weak = Captain("CAP-06", ship=SLOOP, tracks={HULL: 1}, zone=SAN_JUAN)
    wary = into_the_storm(weak)
    assert wary < into_the_storm(Captain("CAP-06", ship=FRIGATE, zone=SAN_JUAN)) <= 0
    assert into_the_storm(Captain("CAP-12", ship=FRIGATE, zone=SAN_JUAN)) == 0


def into_the_storm(captain: Captain) -> int:
    """How much less a captain wants to sail into the Caribbean Sea when the storm is there."""
    worth = []
    for at in (CARIBBEAN_SEA, TRINIDAD):
        game = turn(captain, at=at)
        wind_of(game.t).towards = NONE
        worth.append(SAILING.worth(Chart(game.t, game[0]), SAIL[CARIBBEAN_SEA]))
    return worth[0] - worth[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_has_a_sign_for_it(language: str) -> None:
    game = turn(SHIP).begins()
    drawn = picture_of(GAME, view(game.t, 0), Words(language, [TEXTS], strict=True), [0])
    assert drawn.chart is not None
    lines = ["".join(part for part, _style in line) for line in drawn.chart.lines]
    (line,) = [line for line in lines if "%" in line]
    assert {"en": "Caribbean Sea", "pl": "Morze Karaibskie"}[language] in line
    assert "%" in drawn.legend
    said = {"en": "the storm", "pl": "sztorm"}[language]
    assert len([zone for zone in drawn.chart.spoken if said in zone]) == 1


def test_it_is_always_somewhere() -> None:
    game = turn(SHIP)
    assert GAME.faults(game.t) == []
    storm_of(game.t).zone = NONE
    assert GAME.faults(game.t) == ["the storm is nowhere"]


def test_games_are_counted() -> None:
    wreck = Captain("CAP-06", ship=SLOOP, tracks={HULL: 1, MASTS: 0}, zone=CURACAO)
    game = starts_turn(wreck, at=CURACAO).dice("xx1", "1").begins()
    game.dice("111", "222").draws_captains("CAP-09")
    game.seat(0).says("sail-caracas", "sail-curacao")
    views = [view(game.t, seat) for seat in range(2)]
    tally = STATISTICS.tally(game.journal.events, views, [0.0, 1.0], ["wind", "storm"])
    counted = {name: tally.measures[name] for name in ("storm-rolls", "storm-hits", "storm-deaths")}
    assert counted == {"storm-rolls": 2, "storm-hits": 4, "storm-deaths": 1}
    assert "storm-rolls" not in STATISTICS.tally(game.journal.events, views, [0.0, 1.0]).measures


def test_a_copy_remembers_where_it_is() -> None:
    game = turn(SHIP, at=CARACAS)
    twin = game.t.copy()
    storm_of(twin).zone = TRINIDAD
    assert (storm_of(game.t).zone, storm_of(twin).zone) == (CARACAS, TRINIDAD)
