"""Small print of raids on locations: what is asked and told, who hears of it, the odds, and what is kept in mind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pytest

from freebooter.games.marauders.content.tables import CARGO_COUNT, CARGO_NAMES, CARGO_PACK
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.raid.attacker import (
    Attacker,
    assault_battle,
    assault_strength,
    attacker_of,
)
from freebooter.games.marauders.modules.locations.raid.bombardment import CARD_STRUCK
from freebooter.games.marauders.modules.locations.raid.ground_assault import forecast
from freebooter.games.marauders.modules.locations.raid.raid_guess import guess, numbers_of
from freebooter.games.marauders.modules.locations.raid.whole_raid import Raids, _all_cards, whole_raid
from freebooter.games.marauders.modules.locations.rules import Locations
from freebooter.games.marauders.modules.locations.state import PlaceRaid, locations_of
from freebooter.games.marauders.modules.locations.tokens import (
    KINDS,
    MISSIONARY,
    NATIVES,
    TRADE_STATION,
)
from freebooter.games.marauders.moves import DECLINE
from freebooter.games.marauders.names import (
    CREW,
    FRIGATE,
    GAINED_BY_RAID,
    GALLEON,
    HAVANA,
    ICONS,
    NASSAU,
    NATIONS,
    ZONES,
    Gain,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import loss_if_killed
from freebooter.kernel.ask import Part
from freebooter.kernel.programs.features import FeatureRow
from tests.games.marauders.cards import named
from tests.games.marauders.modules.places import CALM, defence, lays, off, raids
from tests.games.marauders.table import Captain, Play, card, table
from tests.rules import rule


def numbers(game: Play, name: str) -> dict[str, object]:
    note = game.ask.preview(game.t, named(name))
    assert note is not None
    return dict(note.params)


def raid_of(game: Play) -> PlaceRaid:
    raid = locations_of(game.t).raid
    assert raid is not None
    return raid


# What is asked and told


@rule("SG-M9-28", "SG-AMB-41")
def test_whoever_offends_nobody_is_told_of_bounties_that_do_not_count_others() -> None:
    last = len(NATIONS) - 1
    game = off(NASSAU, NATIVES, bounties={last: 3}).begins()
    found = numbers(game, "raid-location")
    assert (found["nation"], found["bounty"], found["more"]) == ("none", 1, 2)


@rule("SG-M9-15")
def test_the_bombardment_ends_with_the_last_card() -> None:
    game = off(NASSAU, MISSIONARY, ship=GALLEON).begins().draws_cargo(*CALM[:3])
    game.seat(0).says("raid-location")
    assert (raid_of(game).dice, len(defence(game))) == (4, 3)
    for name in CALM[:3]:
        game.dice("x").seat(0).says("bombard", f"discard-face-{name}")
    assert game.asked == (0, "ground-assault")


@rule("SG-M9-14", "SG-M9-17")
def test_what_is_said_of_a_shot_and_of_ceasing_fire() -> None:
    cards = ["rum-3-escape", "sugar-3-escape", "rum-3-hull", "cocoa-1"]
    game = off(NASSAU, NATIVES, ship=GALLEON).begins().draws_cargo(*cards)
    game.seat(0).says("raid-location")
    assert numbers(game, "bombard") == {"chance": 33}
    ceased = numbers(game, "done")
    assert (ceased["escapes"], ceased["gold"]) == (2, 10)
    game.dice("x").seat(0).says("bombard")
    left = numbers(game, "discard-face-rum-3-escape")
    assert (left["escapes"], left["gold"]) == (1, 7)
    kept = CARD_STRUCK.preview(game.t, game.ask, DECLINE)
    assert (kept.params["escapes"], kept.params["gold"]) == (2, 10)


@rule("SG-M9-15", "SG-M9-21")
def test_cannons_are_silent_in_the_ground_assault_and_a_retreat_needs_no_note() -> None:
    game = raids(off(NASSAU, NATIVES, ship=GALLEON), *CALM[:4])
    assert game.asked == (0, "ground-assault")
    assert raid_of(game).dice == 0
    assert game.ask.preview(game.t, named("retreat")) is None


@rule("SG-M9-29")
@pytest.mark.parametrize(
    ("cards", "gold", "glory"),
    [
        (["rum-4-escape", "rum-3-hull", "sugar-3-escape", "cocoa-1"], 11, 0),
        (["rum-4-escape", "rum-3-hull", "sugar-3-escape", "cocoa-2"], 12, 1),
    ],
)
def test_twelve_gold_are_a_point(cards: list[str], gold: int, glory: int) -> None:
    game = raids(off(NASSAU, NATIVES, ship=GALLEON), *cards)
    found = numbers(game, "assault")
    assert (found["gold"], found["glory"]) == (gold, glory)


@rule("SG-M9-24", "SG-AMB-71")
def test_other_fights_ashore_are_no_assault_on_a_location() -> None:
    game = table(Captain(ship=FRIGATE), Captain(), modules=["locations"], luck=1).fights_ashore(0, 2, 2)
    if game.t.battle is None:
        game.t.battle = assault_battle(game[0], 1)
    assert forecast(game.t, game.t.battle.sides[0]) is None


@rule("SG-M9-24", "SG-AMB-71")
def test_the_ground_assault_is_one_round_of_crew_combat_ashore() -> None:
    game = off(NASSAU, NATIVES)
    battle = assault_battle(game[0], 2)
    assert battle.ashore and battle.crew_round == 1
    assert battle.sides[1].ship is not None and battle.sides[1].ship.tracks[CREW] == 2
    plain = assault_strength(game.t, game[0])
    assert game.t.battle is None
    game.t.battle = battle
    battle.sides[0].bonus_dice = 2
    assert assault_strength(game.t, game[0]) == (plain[0] + 2, plain[1])
    assert game.t.battle is battle


@rule("SG-M9-13")
def test_cards_that_come_are_those_of_the_own_raid() -> None:
    game = raids(off(NASSAU, NATIVES), *CALM[:4])
    module = Locations("locations")
    assert [CARGO_NAMES[kind] for kind in module.cargo_coming(game.t, (), game[0])] == defence(game)
    assert module.cargo_coming(game.t, (7,), game[1]) == (7,)


class Listener(Module):
    def __init__(self, heard: list[tuple[int, Gain]]) -> None:
        super().__init__("drill-plunder")
        self.heard = heard

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        yield from ()
        self.heard.append((len(cards), how))


@contextmanager
def listener() -> Iterator[list[tuple[int, Gain]]]:
    heard: list[tuple[int, Gain]] = []
    add_module(Listener(heard))
    try:
        yield heard
    finally:
        remove_module("drill-plunder")


@rule("SG-M9-26")
@pytest.mark.parametrize("cards", [[*CALM[:4]], []])
def test_modules_hear_of_cards_that_are_kept_if_there_are_any(cards: list[str]) -> None:
    with listener() as heard:
        game = off(NASSAU, NATIVES, "drill-plunder", ship=GALLEON).begins().draws_cargo(*CALM[:4])
        game.seat(0).says("raid-location", "done")
        raid = raid_of(game)
        if not cards:
            for kind in raid.cards:
                game.t.decks.cargo_discard.add(kind)
            raid.cards = ()
        game.dice("11").seat(0).says("assault")
        while not game.over and game.asked is not None and game.asked[1] != "action":
            game.answer(game.ask.seat, game.ask.options[-1])
        assert heard == ([(4, GAINED_BY_RAID)] if cards else [])


# Odds


@rule("SG-M9-13")
def test_a_loss_is_rounded_up_so_that_odds_are_remembered() -> None:
    game = off(NASSAU, NATIVES)
    found = set()
    for gold, cards in product(range(25), range(60)):
        game[0].gold, game[0].cargo = gold, (0,) * cards
        loss = loss_if_killed(game[0])
        found.add(loss % 250)
        assert attacker_of(game.t, game[0]).loss == -(-loss // 250) * 250
    assert 0 in found


def test_figures_for_advice_have_their_limits() -> None:
    low = Attacker((4, 1, 2, 3, 0), False, 2, 3, 0, 500)
    assert numbers_of(low) == [4, 1, 2, 3, 0, 0, 2, 3, 0, 2]
    high = Attacker((6, 1, 2, 3, 9), True, 9, 9, 3, 250 * 9)
    assert numbers_of(high) == [5, 1, 2, 3, 5, 1, 5, 7, 1, 6]
    assert guess([1_000_000], []) == 1000
    assert guess([5_000, 2_000, 3_000], [2]) == 5 + 2 * 2 + 2 * 2 * 3


@rule("SG-M9-13")
def test_odds_count_the_cards_that_are_in_the_game() -> None:
    for modules in ((), ("contraband",)):
        game = off(NASSAU, NATIVES, *modules)
        packs = game.t.rules.packs
        cards = [CARGO_COUNT[kind] for kind in range(len(CARGO_COUNT)) if CARGO_PACK[kind] in packs]
        assert sum(_all_cards(packs)[0]) == sum(cards)
    assert sum(cards) == sum(CARGO_COUNT)


@rule("SG-M9-13")
def test_without_cards_nothing_is_promised() -> None:
    game = off(NASSAU, NATIVES)
    for deck in (game.t.decks.cargo, game.t.decks.cargo_discard):
        while deck.left:
            deck.take(next(iter(deck.kinds())))
    assert whole_raid(game.t, game[0], location_of_kind(NATIVES)).success == 0


@rule("SG-M9-14")
def test_no_card_is_thrown_away_for_nothing() -> None:
    """At a harmless place with cards that are worth nothing, every card may as well lie."""
    attacker = Attacker((4, 4, 4, 4, 4), False, 2, 3, 0, 500)
    nothing = (0.0,) * len(ICONS)
    raids, laid = Raids(attacker, nothing, True), (2, *(0,) * (len(ICONS) - 1))
    assert raids.best(laid, 1) is raids.best(laid, 0)


# What is kept in mind


def test_a_copy_of_the_table_knows_which_places_were_visited_and_raided() -> None:
    game = off(NASSAU, NATIVES)
    drawer = locations_of(game.t)
    drawer.removed, drawer.visited = (3, 5), 0b101
    twin = drawer.copy()
    assert (twin.removed, twin.visited) == ((3, 5), 0b101)


def test_programs_that_learn_see_places_and_raids() -> None:
    game = lays(off(NASSAU, NATIVES), HAVANA, TRADE_STATION)
    drawer = locations_of(game.t)
    drawer.visited = 1 << HAVANA
    places = [0] * (len(ZONES) * len(KINDS))
    places[NASSAU * len(KINDS) + NATIVES] = places[HAVANA * len(KINDS) + TRADE_STATION] = 1
    visited = [int(zone == HAVANA) for zone in range(len(ZONES))]
    assert seen(game, 0) == [*places, *visited, 0, 0, *[0] * len(ZONES), 0, 0]
    drawer.raid = PlaceRaid(0, NASSAU, 2, (card("rum-1"), card("sugar-1")), 3)
    raided = [int(zone == NASSAU) for zone in range(len(ZONES))]
    assert seen(game, 0) == [*places, *visited, 1, 0, *raided, 2, 3]
    assert seen(game, 1) == [*places, *visited, 0, 1, *raided, 2, 3]


def seen(game: Play, seat: int) -> list[float]:
    row = FeatureRow()
    locations_of(game.t).features(game.t, seat, row)
    return list(row.filled())
