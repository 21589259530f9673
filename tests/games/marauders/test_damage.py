"""Hits: locations, overflow, special shot, Reinforced hull, lost cargo."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.combat.start import npc_side, player_side, start_battle
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import CANCEL_HIT, TAKE_HIT
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CREW,
    FRIGATE,
    GRAPESHOT,
    HULL,
    LOCATIONS,
    MASTS,
    NOBODY,
    NONE,
    REINFORCED_HULL,
    SKULL,
    SPANISH,
)
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Ship, new_ship
from freebooter.kernel.ask import Ask, Taken
from freebooter.kernel.chance import ScriptedChance, SearchChance
from freebooter.kernel.events import Datum, Journal
from freebooter.kernel.moves import Move
from freebooter.words import Words
from tests.games.marauders.table import Captain
from tests.games.marauders.table import table as laid
from tests.rules import rule


def table() -> Table:
    t = set_up(Rules(), 2, SearchChance(3))
    t.players[0].afloat = True
    t.players[0].ship = new_ship(FRIGATE)
    return t


def answer(part: Taken, *moves: Move) -> list[list[Move]]:
    """Give these answers; tells the options of each question."""
    asked: list[list[Move]] = []
    left = list(moves)
    if isinstance(part, tuple):
        assert not left
        return asked
    try:
        question = next(part)
        while True:
            assert isinstance(question, Ask)
            asked.append(question.options)
            question = part.send(left.pop(0))
    except StopIteration:
        assert not left
        return asked


def hit(t: Table, faces: list[int], shot: int, *moves: Move) -> Ship:
    ship = t.players[0].ship
    answer(damage.take_location_dice(t, ship, 0, 0, faces, shot, "MM-COMBAT-16"), *moves)
    return ship


@rule("MM-COMBAT-16", "MM-COMBAT-18")
def test_numbers_name_locations_and_overflow_goes_to_the_hull() -> None:
    ship = hit(table(), [1, 3, 3, 3, 3], NONE)
    assert ship.tracks == [2, 2, 3, 0, 3]


@rule("MM-COMBAT-16", "MM-COMBAT-17", "MM-AMB-57")
def test_the_target_places_skulls_after_the_numbers() -> None:
    t = table()
    ship = t.players[0].ship
    ship.tracks[MASTS] = 1
    part = damage.take_location_dice(t, ship, 0, 0, [SKULL, MASTS], NONE, "MM-COMBAT-16")
    asked = answer(part, TAKE_HIT[CANNONS])
    assert asked == [[TAKE_HIT[HULL], TAKE_HIT[CARGO], TAKE_HIT[CREW], TAKE_HIT[CANNONS]]]
    assert ship.tracks == [3, 3, 0, 3, 2]


@rule("MM-WEAPON-03", "MM-WEAPON-05", "MM-AMB-58")
def test_chain_shot_sends_skulls_to_the_masts_and_loses_the_rest() -> None:
    """TV-11: hits 3, skull, skull; masts 1."""
    t = table()
    t.players[0].ship.tracks[MASTS] = 1
    assert hit(t, [3, SKULL, SKULL], CHAIN_SHOT).tracks == [3, 3, 0, 2, 3]


@rule("MM-WEAPON-04", "MM-WEAPON-05", "MM-AMB-58")
def test_grapeshot_sends_skulls_to_the_crew_but_other_overflow_still_reaches_the_hull() -> None:
    t = table()
    t.players[0].ship.tracks[CREW] = 0
    t.players[0].ship.tracks[MASTS] = 0
    assert hit(t, [SKULL, CREW, MASTS], GRAPESHOT).tracks == [2, 3, 0, 0, 3]


@rule("MM-MOD-03")
def test_reinforced_hull_cancels_one_point_once() -> None:
    t = table()
    ship = t.players[0].ship
    ship.modifications = 1 << REINFORCED_HULL
    hit(t, [MASTS, CREW], NONE, CANCEL_HIT[CREW])
    assert ship.tracks == [3, 3, 2, 3, 3]
    hit(t, [CREW], NONE)  # flipped: nobody is asked
    assert ship.tracks[CREW] == 2


@rule("MM-MOD-03", "MM-COMBAT-16")
def test_no_damage_is_no_news_and_asks_nobody() -> None:
    t = table()
    t.journal = Journal()
    ship = t.players[0].ship
    ship.modifications = 1 << REINFORCED_HULL
    assert answer(damage.take_points(t, ship, 0, 0, [0] * 5, "MM-COMBAT-16")) == []
    assert t.journal.events == []
    answer(damage.take_points(t, ship, 0, 0, [0, 0, 1, 0, 0], "MM-COMBAT-16"), CANCEL_HIT[2])
    assert [event.kind for event in t.journal.events] == ["hit-cancelled"]


@rule("MM-COMBAT-18", "MM-WEAPON-05")
def test_a_hit_says_what_is_left_there() -> None:
    t = table()
    ship = t.players[0].ship
    ship.tracks[MASTS] = 0
    ask = Ask(0, damage.PLACE_HIT, [TAKE_HIT[HULL], TAKE_HIT[MASTS]], about=0)
    note = ask.preview(t, TAKE_HIT[MASTS])
    assert note is not None and note.message == "mm-brings-hit-lost"
    ship.tracks[HULL] = 0
    note = ask.preview(t, TAKE_HIT[HULL])
    assert note is not None and (note.message, note.params["left"]) == ("mm-brings-hit", 0)


@rule("MM-COMBAT-18")
def test_a_hit_on_an_npc_says_what_is_left_of_its_ship() -> None:
    game = laid(Captain(ship=FRIGATE), Captain(), npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)})
    start_battle(game.t, player_side(game[0]), npc_side(game.t, game.t.npcs[SPANISH]))
    game.enemy_ship().tracks[HULL] = 2
    note = Ask(0, damage.PLACE_HIT, [TAKE_HIT[HULL]], about=NOBODY).preview(game.t, TAKE_HIT[HULL])
    assert note is not None and note.params["left"] == 2


@rule("MM-COMBAT-21")
def test_cargo_damage_loses_surplus_cards_at_random() -> None:
    t = table()
    player = t.players[0]
    player.cargo = (1, 5, 9)
    before = t.decks.cargo_discard.left
    t.chance = ScriptedChance([1])
    hit(t, [CARGO], NONE)
    assert list(player.cargo) == [1, 9]
    assert t.decks.cargo_discard.left == before + 1


@rule("MM-COMBAT-21")
def test_a_mission_s_load_can_be_lost_and_takes_the_mission_with_it() -> None:
    t = table()
    player = t.players[0]
    player.cargo, player.load, player.mission = (1, 5), True, 0
    t.chance = ScriptedChance([2])
    hit(t, [CARGO], NONE)
    assert (player.cargo, player.load, player.mission) == ((1, 5), False, NONE)


@rule("MM-AMB-74")
def test_the_program_places_hits_of_npcs() -> None:
    assert damage.location_by_program([3, 1, 3, 3, 3]) == CARGO
    assert damage.location_by_program([3, 0, 2, 3, 3]) == CREW
    assert damage.location_by_program([2, 0, 1, 1, 1]) == HULL
    assert damage.location_by_program([1, 0, 0, 1, 1]) == CREW
    assert damage.location_by_program([1, 0, 0, 0, 0]) == HULL
    t = set_up(Rules(npcs_by_program=True), 2, SearchChance(3))
    ship = new_ship(FRIGATE)
    assert answer(damage.take_location_dice(t, ship, NOBODY, 1, [SKULL], NONE, "MM-AMB-74")) == []
    assert ship.tracks == [3, 2, 3, 3, 3]


def told_hits(*faces: int, shot: int = NONE, **tracks: int) -> list[tuple[str, tuple[str, ...], dict[str, Datum]]]:
    """What is told of hits on a frigate with so much left of some parts."""
    t = table()
    t.journal = Journal()
    for name, left in tracks.items():
        t.players[0].ship.tracks[LOCATIONS.index(name)] = left
    hit(t, list(faces), shot)
    return [(event.kind, event.rules, event.data) for event in t.journal.take()]


@rule("MM-COMBAT-18")
def test_that_a_hit_goes_to_the_hull_instead_is_told_before_the_damage() -> None:
    told = told_hits(CANNONS, CANNONS, MASTS, cannons=1, masts=0)
    assert told[0] == ("hits-to-hull", ("MM-COMBAT-18",), {"seat": 0, "hits": ["masts", "cannons"]})
    assert told[1][0] == "damage" and told[1][2]["hits"] == [2, 0, 0, 0, 1]
    assert [kind for kind, _, _ in told_hits(CANNONS, MASTS)] == ["damage"]


@rule("MM-RAID-15")
def test_a_raid_says_it_by_its_own_rule() -> None:
    t = table()
    t.journal = Journal()
    answer(damage.take_points(t, t.players[0].ship, 0, 0, [0, 0, 4, 0, 0], "MM-RAID-14"))
    assert [event.rules for event in t.journal.take()] == [("MM-RAID-15",), ("MM-RAID-14",)]


@rule("MM-WEAPON-05", "MM-AMB-58")
def test_hits_of_special_shot_that_are_lost_are_told() -> None:
    told = told_hits(SKULL, SKULL, shot=CHAIN_SHOT, masts=1)
    assert told[0] == ("hits-lost", ("MM-WEAPON-05", "MM-AMB-58"), {"seat": 0, "location": "masts", "count": 1})


@pytest.mark.parametrize(
    ("language", "seat", "sentence"),
    [
        ("en", 0, "Green has nothing left to be hit there: cannons. That hit strikes the hull instead."),
        ("en", NOBODY, "The enemy ship has nothing left to be hit there: cannons. That hit strikes the hull instead."),
        ("pl", 0, "Zielony: nie ma już czego trafić (działa), więc kadłub dostaje 1 trafienie."),
    ],
)
def test_the_sentence_says_whose_ship_and_what_was_gone(language: str, seat: int, sentence: str) -> None:
    journal = Journal()
    journal.everyone("hits-to-hull", "MM-COMBAT-18", seat=seat, hits=["cannons"])
    assert Words(language, strict=True).log(GAME, journal.take())[0].text == sentence


@rule("MM-AMB-57")
def test_the_choice_of_a_skull_says_that_missing_parts_are_the_hull() -> None:
    t = table()
    ship = t.players[0].ship
    ask = next(damage.take_location_dice(t, ship, 0, 0, [SKULL], NONE, "MM-COMBAT-16"))
    assert isinstance(ask, Ask)
    whole = ask.preview(t, TAKE_HIT[HULL])
    ship.tracks[MASTS] = 0
    ask = next(damage.take_location_dice(t, ship, 0, 0, [SKULL], NONE, "MM-COMBAT-16"))
    assert isinstance(ask, Ask)
    torn = ask.preview(t, TAKE_HIT[HULL])
    assert whole is not None and torn is not None
    assert (whole.params["gone"], torn.params["gone"]) == (0, 1)
    assert "would strike the hull too" in Words("en", strict=True).say(torn, GAME)
    other = ask.preview(t, TAKE_HIT[CREW])
    assert other is not None and other.params["gone"] == 0


@rule("MM-RAID-15", "MM-COMBAT-18")
@pytest.mark.parametrize(("rule_of_hit", "cited"), [("MM-RAID-14", "MM-RAID-15"), ("MM-PORTPOWER-02", "MM-COMBAT-18")])
def test_what_goes_to_the_hull_cites_where_it_came_from(rule_of_hit: str, cited: str) -> None:
    t = set_up(Rules(), 2, SearchChance(1))
    t.journal = Journal()
    ship = new_ship(0)
    ship.tracks[MASTS] = 0
    points = [0, 0, 0, 0, 0]
    points[MASTS] = 1
    assert list(damage.take_points(t, ship, 0, 0, points, rule_of_hit)) == []
    assert [" ".join(event.rules) for event in t.journal.events if event.kind == "hits-to-hull"] == [cited]


@rule("MM-WEAPON-05", "MM-COMBAT-17")
def test_a_skull_may_be_placed_where_shot_of_this_round_aims_and_is_lost_beyond_what_is_there() -> None:
    t = table()
    t.journal = Journal()
    ship = t.players[0].ship
    ship.tracks = [1, 3, 1, 3, 3]
    full = [ship.value(location) for location in range(5)]
    dice = damage.take_location_dice(t, ship, 0, 0, [SKULL] * 4, NONE, "MM-COMBAT-16", 1 << MASTS)
    answer(dice, TAKE_HIT[MASTS], TAKE_HIT[MASTS], TAKE_HIT[HULL], TAKE_HIT[HULL])
    told = [(event.kind, event.data) for event in t.journal.take()]
    assert told == [
        ("hits-lost", {"seat": 0, "location": "masts", "count": 1}),
        ("damage", {"seat": 0, "hits": [2, 0, 1, 0, 0], "left": [0, 3, 0, 3, 3], "full": full}),
    ]


@rule("MM-AMB-74", "MM-COMBAT-16")
def test_the_program_counts_what_has_gone_to_the_hull_before_it_places_skulls() -> None:
    """A hit on the masts that are gone leaves the hull with one plank, which is given up last."""
    t = set_up(Rules(npcs_by_program=True), 2, SearchChance(1))
    ship = new_ship(FRIGATE)
    ship.tracks = [2, 0, 0, 1, 1]
    assert answer(damage.take_location_dice(t, ship, NOBODY, 0, [MASTS, SKULL], NONE, "MM-COMBAT-16")) == []
    assert ship.tracks == [1, 0, 0, 0, 1]


@rule("MM-COMBAT-16")
@pytest.mark.parametrize(("owner", "whose", "left"), [(NOBODY, "npc", 1), (0, "own", 2), (1, "own", 3)])
def test_a_skull_is_placed_on_the_ship_that_is_hit(owner: int, whose: str, left: int) -> None:
    captains = Captain(ship=FRIGATE, tracks={HULL: 2}), Captain(ship=FRIGATE, tracks={HULL: 3})
    game = laid(*captains, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)})
    start_battle(game.t, player_side(game[0]), npc_side(game.t, game.t.npcs[SPANISH]))
    game.enemy_ship().tracks[HULL] = 1
    ask = Ask(0, damage.PLACE_HIT, [TAKE_HIT[HULL]], about=owner)
    note = ask.preview(game.t, TAKE_HIT[HULL])
    assert note is not None and note.params["left"] == left
    assert ask.words(game.t) == {"whose": whose}


@rule("MM-AMB-74", "MM-COMBAT-16")
def test_a_player_places_skulls_where_something_is_left_also_beside_npcs_of_the_program() -> None:
    t = set_up(Rules(npcs_by_program=True), 2, SearchChance(1))
    ship = new_ship(FRIGATE)
    ship.tracks = [3, 1, 0, 2, 3]
    asked = answer(damage.take_location_dice(t, ship, 0, 0, [SKULL], NONE, "MM-COMBAT-16"), TAKE_HIT[CARGO])
    assert asked == [[TAKE_HIT[HULL], TAKE_HIT[CARGO], TAKE_HIT[CREW], TAKE_HIT[CANNONS]]]


@rule("MM-AMB-74")
def test_the_program_gives_up_the_largest_part_before_the_last_plank() -> None:
    assert damage.location_by_program([1, 0, 1, 2, 1]) == CREW
    assert damage.location_by_program([1, 0, 1, 2, 3]) == CANNONS
