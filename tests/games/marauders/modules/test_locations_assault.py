"""Cards, abilities and specialists in a raid on a location, its fixed order, its odds (SG-M9-24, 31, 32, SG-AMB-71)."""

import pytest

from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.raid import odds, whole_raid
from freebooter.games.marauders.modules.locations.raid.attacker import attacker_of
from freebooter.games.marauders.modules.locations.raid.defence import escapes_of, plunder_of
from freebooter.games.marauders.modules.locations.raid.moves import ASSAULT
from freebooter.games.marauders.modules.locations.raid.raid_guess import known_worths, likely_worth, numbers_of
from freebooter.games.marauders.modules.locations.raid.raiding import RAID_LOCATION, raid_worth
from freebooter.games.marauders.modules.locations.tokens import MISSIONARY, NATIVES, NAVAL_FORT, PRISON, TOWN
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CANNONS,
    CREW,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    LONG_GUNS,
    MASTS,
    NASSAU,
    NONE,
    REINFORCED_HULL,
    SLOOP,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.values import POINT
from freebooter.kernel.chance import SearchChance
from tests.games.marauders.modules.places import CALM, off, outcome, raids
from tests.games.marauders.table import Play
from tests.rules import rule

FOUR = CALM[:4]
GUARDED = ["rum-3-escape", "sugar-3-escape", "spices-3-escape", "rum-1"]


def natives(*cards: str, **more: object) -> Play:
    return raids(off(NASSAU, NATIVES, **more), *cards)  # type: ignore[arg-type]


def rolled(game: Play) -> int:
    return len(game.told("crew-rolled")[-1]["dice"])


# The ground assault as a round of crew combat


@rule("SG-M9-24", "SG-M9-32", "SG-AMB-71")
def test_hidden_marines_add_dice_in_the_ground_assault() -> None:
    game = natives(*GUARDED, ship=GALLEON, hand=["GL-21"])
    game.seat(0).says("assault")
    game.passes_to("window-crew-round").dice("xx11").seat(0).announces("GL-21").reveals("GL-21")
    assert rolled(game) == 2 + tables.GLORY_AMOUNT[tables.glory_card("GL-21")]
    assert game[0].ship.tracks[CREW] == 3


@rule("SG-M9-32", "SG-AMB-71")
def test_cold_steel_takes_an_escape_icon_away() -> None:
    game = natives(*GUARDED, ship=GALLEON, hand=["GL-25"])
    game.seat(0).says("assault")
    assert game.asked == (0, "window-crew-start")
    game.seat(0).announces("GL-25")
    note = game.ask.preview(game.t, game.ask.options[0])
    assert note is not None and note.message == "mm-brings-assault" and note.params["escapes"] == 2
    game.dice("x1").seat(0).reveals("GL-25")
    assert game[0].ship.tracks[CREW] == 4 - (3 - 1 - 1)
    assert game[0].gold == 10  # its card is still plundered


@rule("SG-M9-31", "SG-M9-32", "SG-AMB-71")
def test_these_cards_are_not_for_the_steps_before() -> None:
    game = off(NASSAU, NATIVES, hand=["GL-21", "GL-25"]).begins().draws_cargo(*FOUR)
    game.seat(0).says("raid-location")
    assert game.asked == (0, "bombardment")
    game.seat(0).says("done")
    assert game.asked == (0, "ground-assault") and game.options == ["assault", "retreat"]


@rule("SG-AMB-71", "SG-M9-30", "SG-M9-31")
def test_no_other_card_of_battle_or_raid_is_asked_for() -> None:
    """Nor is any window of theirs opened."""
    hand = ["GL-12", "GL-19", "GL-27", "GL-24"]
    game = natives(*GUARDED, ship=GALLEON, hand=hand)
    game.seat(0).says("assault")
    prompts = []
    while game.asked is not None and game.asked[1].startswith("window-"):
        prompts.append(game.asked[1])
        assert game.options == ["pass"]
        if len(prompts) == 2:
            game.dice("xx")
        game.seat(0).passes()
    assert prompts == ["window-crew-start", "window-crew-round"]


@rule("SG-AMB-71", "SG-M9-24")
def test_the_master_at_arms_fights_and_other_specialists_do_not() -> None:
    game = natives(*GUARDED, ship=GALLEON, employed=["GL-S6a", "GL-S2a", "GL-S3a", "GL-S8a"])
    game.dice("xx1").seat(0).says("assault")
    assert rolled(game) == 3


@rule("SG-AMB-71")
def test_the_first_crew_hit_of_the_assault_is_shrugged_off() -> None:
    game = natives(*GUARDED, id="CAP-16", ship=GALLEON).dice("111")
    game.seat(0).says("assault")
    assert game[0].ship.tracks[CREW] == 4 - 2
    assert game.told("hit-shrugged-off") == [{"seat": 0, "count": 1}]


@rule("SG-AMB-71")
def test_other_captains_abilities_and_guns_do_nothing() -> None:
    """CAP-09 exchanges no card; long guns and swivel guns do not fire."""
    game = natives(*GUARDED, id="CAP-09", ship=GALLEON, modifications=[LONG_GUNS, SWIVEL_GUNS])
    assert game.asked == (0, "ground-assault")
    game.dice("xx").seat(0).says("assault")
    assert game.told("long-guns") == game.told("swivel-guns") == []


@rule("SG-AMB-71")
def test_carpenter_and_surgeon_help_after_any_raid_survived() -> None:
    aboard: dict[str, object] = {"ship": GALLEON, "employed": ["GL-S1a", "GL-S4a"]}
    game = natives("spices-4-crew", "spices-3-masts", "rum-1", "sugar-1", **aboard)
    game.seat(0).says("retreat")
    assert game[0].ship.tracks[MASTS] == 4 and game[0].ship.tracks[CREW] == 4
    game = natives(*GUARDED, **aboard).dice("x1")
    game.seat(0).says("assault", "done")
    assert game[0].ship.tracks[CREW] == 4 - 2 + 1
    failed = natives("fruit-3-cannons", "cocoa-1", "rum-1", "sugar-1", ship=FLUTE, employed=["GL-S1a"])
    assert outcome(failed) == "failed" and failed[0].ship.tracks[CANNONS] == 1


@rule("SG-AMB-71")
def test_a_reinforced_hull_cancels_a_hit_and_rigs_count() -> None:
    game = natives("rum-3-hull", "cocoa-1", "rum-1", "sugar-1", ship=FRIGATE, modifications=[REINFORCED_HULL])
    assert game.asked == (0, "reinforced-hull")
    game.seat(0).says("cancel-hit-hull")
    assert game[0].ship.tracks[HULL] == 3
    three = ["rum-3-escape", "sugar-3-escape", "spices-3-escape", "spices-3-masts"]
    assert natives(*three, ship=FRIGATE, modifications=[ADVANCED_RIGS])[0].ship.tracks[MASTS] == 2


@rule("SG-AMB-71")
def test_washed_ashore_works_in_a_raid() -> None:
    game = off(NASSAU, NATIVES, hand=["GL-17"], tracks={HULL: 1}).begins()
    game.draws_cargo("rum-3-hull", "cocoa-1", "rum-1", "sugar-1").seat(0).says("raid-location", "done")
    assert game.asked == (0, "window-death")
    game.seat(0).plays("GL-17")
    assert game[0].washed and not game[0].afloat


@rule("SG-AMB-71", "SG-M9-24")
def test_gl_12_repeats_neither_bombardment_nor_assault() -> None:
    game = off(NASSAU, NATIVES, hand=["GL-12"]).begins().draws_cargo(*FOUR).dice("1")
    game.seat(0).says("raid-location", "bombard")
    assert game.asked == (0, "ground-assault")


# Fixed order 12


@rule("SG-M9-22", "SG-M9-25", "SG-M9-27", "SG-M9-29", "SG-AMB-109")
def test_the_order_of_a_raid() -> None:
    game = off(NASSAU, PRISON, ship=GALLEON, employed=["GL-S1a"], tracks={MASTS: 3})
    for card in game.t.decks.glory.kinds():
        if tables.GLORY_SPECIALIST[card] != NONE and tables.GLORY_IDS[card] != "GL-S5a":
            game.t.decks.glory.take(card)
            game.t.decks.glory_discard.add(card)
    raids(game, "rum-4-escape", "sugar-4-escape", "spices-3-masts", "cocoa-3-escape").dice("xx")
    game.draws_glory("GL-10").seat(0).says("assault", "done")
    while game.asked == (0, "carpenter"):
        game.seat(0).says("mend-masts")
    wanted = [
        "bounty-gained", "place-defends", "damage", "crew-rolled", "crew-lost", "gold-gained", "glory-gained",
        "cargo-loaded", "bounty-gained", "specialist-employed", "place-removed", "place-raid-ends", "repaired",
    ]  # fmt: skip
    assert [event.kind for event in game.journal.events if event.kind in wanted] == wanted


# Odds


@pytest.mark.parametrize("ship", [SLOOP, FRIGATE, GALLEON])
@pytest.mark.parametrize("kind", [MISSIONARY, NATIVES, NAVAL_FORT])
def test_odds_of_a_whole_raid_are_those_of_many_raids(kind: int, ship: int) -> None:
    """Played with the same choices: throw away what harms most, storm where it pays."""
    game = off(NASSAU, kind, ship=ship)
    player, location = game[0], location_of_kind(kind)
    found = whole_raid.whole_raid(game.t, player, location)
    assert 0 <= found.success + found.dead <= 1.0001
    chance = SearchChance(f"{kind} {ship}")
    tries, dead, success, gold = 700, 0, 0, 0
    for _ in range(tries):
        ended, plunder = play_out(game, chance, kind)
        dead += ended == "dead"
        success += ended == "success"
        gold += plunder
    assert abs(found.success - success / tries) < 0.06
    assert abs(found.dead - dead / tries) < 0.06
    assert abs(found.gold - gold / tries) < 0.7


def play_out(game: Play, chance: SearchChance, kind: int) -> tuple[str, int]:
    location, player = location_of_kind(kind), game[0]
    deck = game.t.decks.cargo.copy()
    cards = tuple(sorted(chance.draw(deck) for _ in range(location.defence)))
    attacker = attacker_of(game.t, player)
    hits = sum(chance.below(6) > 3 for _ in range(player.ship.tracks[CANNONS]))
    cards = best_cards(game, kind, cards, hits)
    points = odds.damage_of(game.t, player, location, cards)
    damage.spill(player.ship, points)
    left = [player.ship.tracks[at] - points[at] for at in range(5)]
    if left[HULL] < 1:
        return "dead", 0
    gold, escapes = plunder_of(cards), escapes_of(cards)
    if min(left) < 1 or odds.assault(attacker, left[CREW], escapes, gold).worth <= 0:
        return "over", 0
    lost = odds.crew_lost(escapes, sum(chance.below(6) > 3 for _ in range(attacker.dice)), attacker.shrugs)
    return ("dead", 0) if lost >= left[CREW] else ("success", gold)


def best_cards(game: Play, kind: int, cards: tuple[int, ...], hits: int) -> tuple[int, ...]:
    """The best that can be left after so many are thrown away."""
    if hits == 0:
        return cards
    found = [cards]
    for at in range(len(cards)):
        found.append(best_cards(game, kind, (*cards[:at], *cards[at + 1 :]), hits - 1))
    location = location_of_kind(kind)
    return max(found, key=lambda left: odds.as_it_lies(game.t, game[0], location, left).worth)


def test_the_preview_of_an_assault_is_exact() -> None:
    game = natives("rum-3-escape", "cocoa-1", "sugar-1", "rum-1", ship=FLUTE)
    note = game.ask.preview(game.t, ASSAULT)
    assert note is not None
    assert note.params["dead"] == 44  # no success of two dice: 4 of 9
    assert (note.params["dice"], note.params["escapes"], note.params["gold"]) == (2, 1, 6)


@pytest.mark.parametrize("kind", [MISSIONARY, NATIVES, TOWN, NAVAL_FORT])
def test_advice_guesses_near_the_exact_worth_of_a_raid(kind: int) -> None:
    """Of ships as they are and shot at; off by six tenths of a point at most, and by a quarter on average."""
    location, off_by = location_of_kind(kind), []
    for ship in (SLOOP, FLUTE, FRIGATE, GALLEON):
        for tracks in ({}, {HULL: 1}, {CREW: 1}, {CANNONS: 1}, {HULL: 1, CREW: 1}):
            game = off(NASSAU, kind, ship=ship, tracks=tracks).begins()
            exact = whole_raid.usual_raid(game.t, game[0], location).worth
            off_by.append(abs(likely_worth(location, numbers_of(attacker_of(game.t, game[0]))) - exact))
    assert max(off_by) < POINT * 6 / 10
    assert sum(off_by) / len(off_by) < POINT / 4


@pytest.mark.parametrize("kind", [MISSIONARY, NATIVES, TOWN, NAVAL_FORT])
def test_a_guess_is_kept_for_each_captain_and_place(kind: int) -> None:
    location = location_of_kind(kind)
    for ship in (SLOOP, FRIGATE):
        game = off(NASSAU, kind, ship=ship).begins()
        raid_worth(game.t, game[0], location, NASSAU)
        attacker = attacker_of(game.t, game[0])
        assert known_worths(attacker)[kind] == likely_worth(location, numbers_of(attacker))


def test_a_raid_that_is_sure_to_fail_is_not_advised() -> None:
    weak = off(NASSAU, NAVAL_FORT, tracks={HULL: 1, CREW: 1}).begins()
    strong = off(NASSAU, NATIVES, ship=GALLEON).begins()
    assert raid_worth(weak.t, weak[0], location_of_kind(NAVAL_FORT), NASSAU) < 0
    assert raid_worth(strong.t, strong[0], location_of_kind(NATIVES), NASSAU) > 0
    note = strong.ask.preview(strong.t, RAID_LOCATION)
    assert note is not None and int(note.params["success"]) > 50 and note.params["nation"] == "none"


def test_a_town_with_the_right_demand_is_worth_a_visit() -> None:
    game = off(NASSAU, TOWN, ship=FLUTE, cargo=["rum-1", "rum-2", "rum-3-hull"]).demands(NASSAU, 2).begins()
    weights = game.ask.weights(game.t)
    assert weights is not None
    assert game.ask.options[weights.index(max(weights))].name == "visit-location"
