"""Raids on locations, step by step (SG-M9-10 to 34)."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.state import locations_of
from freebooter.games.marauders.modules.locations.tokens import (
    KINDS,
    MISSIONARY,
    NATIVES,
    NAVAL_FORT,
    PIRATE_HAVEN,
    PRISON,
    REEF,
    TOWN,
    TRADE_STATION,
)
from freebooter.games.marauders.moves import BUY_WEAPON, MOVES, SPEND_WEAPON, USE_WEAPON
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CREW,
    DUTCH,
    ENGLISH,
    FLUTE,
    FRIGATE,
    GALLEON,
    HULL,
    MASTS,
    NASSAU,
    NONE,
)
from tests.games.marauders.modules.places import CALM, defence, is_there, off, outcome, raids, reason, visits
from tests.games.marauders.table import Play
from tests.rules import rule

DEFENCE = {MISSIONARY: 3, NATIVES: 4, NAVAL_FORT: 6, PIRATE_HAVEN: 4, PRISON: 4, TOWN: 5, TRADE_STATION: 5}
FOUR = CALM[:4]


def natives(*cards: str, shots: str = "", **more: object) -> Play:
    """A raid on natives, which brings no bounties; these cards are left after the bombardment."""
    return raids(off(NASSAU, NATIVES, **more), *cards, shots=shots)  # type: ignore[arg-type]


@rule("SG-M9-10")
def test_a_raid_is_an_action_at_sea_without_a_roll() -> None:
    game = natives(*FOUR)
    assert game.t.turn.actions == 2 and game.told("skill-rolled") == []
    assert game.told("place-raid-begins")[0]["place"] == "natives"


@rule("SG-M9-11")
def test_a_visit_does_not_forbid_a_raid() -> None:
    game = off(NASSAU, TOWN, cargo=["rum-1"])
    visits(game).seat(0).says("do-sell", "sell-rum-1")
    assert "raid-location" in game.options and "visit-location" not in game.options


@rule("SG-M9-12")
@pytest.mark.parametrize("location", [CARGO, MASTS, CREW, CANNONS])
def test_no_raid_with_a_destroyed_location(location: int) -> None:
    game = off(NASSAU, TOWN, tracks={location: 0}).begins()
    assert reason(game, "raid-location") == "mm-ship-unfit-to-raid"


@rule("SG-LOC-REEF-05")
def test_a_reef_cannot_be_raided() -> None:
    assert reason(off(NASSAU, REEF).begins(), "raid-location") == "mm-place-not-raided"


@rule(
    "SG-M9-13", "SG-LOC-MISSIONARY-03", "SG-LOC-NATIVES-03", "SG-LOC-FORT-06", "SG-LOC-HAVEN-05", "SG-LOC-PRISON-05",
    "SG-LOC-TOWN-12", "SG-LOC-STATION-06",
)  # fmt: skip
@pytest.mark.parametrize("kind", sorted(DEFENCE), ids=[KINDS[kind] for kind in sorted(DEFENCE)])
def test_as_many_cards_as_the_defence_says_lie_open(kind: int) -> None:
    game = off(NASSAU, kind).begins().draws_cargo(*CALM[: DEFENCE[kind]])
    game.seat(0).says("raid-location")
    assert len(defence(game)) == DEFENCE[kind] and game.asked == (0, "bombardment")
    assert game.events("place-defends")[0].seen_by(None)


# The bombardment


@rule("SG-M9-14")
def test_one_die_for_each_working_cannon_one_at_a_time() -> None:
    game = off(NASSAU, NATIVES, ship=FRIGATE, tracks={CANNONS: 2}).begins().draws_cargo(*FOUR)
    game.seat(0).says("raid-location")
    assert game.ask.about == 2
    game.dice("x").seat(0).says("bombard")
    assert game.asked == (0, "bombardment-hit") and len(game.options) == 5
    game.seat(0).says("discard-face-rum-1")
    assert defence(game) == ["cocoa-1", "spices-1", "sugar-1"]
    game.dice("4").seat(0).says("bombard")
    assert len(defence(game)) == 3 and game.asked == (0, "ground-assault")


@rule("SG-M9-14")
def test_a_success_need_not_be_used() -> None:
    game = off(NASSAU, NATIVES).begins().draws_cargo(*FOUR).dice("x")
    game.seat(0).says("raid-location", "bombard", "decline")
    assert len(defence(game)) == 4


@rule("SG-M9-15")
def test_he_may_stop_before_any_die() -> None:
    game = off(NASSAU, NATIVES, ship=FRIGATE).begins().draws_cargo(*FOUR)
    game.seat(0).says("raid-location", "done")
    assert game.asked == (0, "ground-assault") and game.told("bombarded") == []
    game = off(NASSAU, NATIVES, ship=FRIGATE).begins().draws_cargo(*FOUR).dice("1")
    game.seat(0).says("raid-location", "bombard", "done")
    assert game.asked == (0, "ground-assault") and len(game.told("bombarded")) == 1


@rule("SG-M9-16")
def test_special_weapons_do_nothing_in_the_bombardment() -> None:
    game = off(NASSAU, NATIVES, weapons=[0, 1, 2]).begins().draws_cargo(*FOUR)
    game.seat(0).says("raid-location")
    for move in (*USE_WEAPON, *SPEND_WEAPON, *BUY_WEAPON):
        assert move not in game.ask.options and game.ask.refusal(game.t, move) is not None
    game.seat(0).says("done")
    assert game[0].weapons == 7


# Hits


@rule("SG-M9-17")
def test_each_hit_icon_left_does_one_damage_where_it_shows() -> None:
    game = natives("rum-3-hull", "spices-3-masts", "rum-1", "sugar-1", ship=FRIGATE)
    assert game[0].ship.tracks == [2, 3, 2, 3, 3]
    assert game.asked == (0, "ground-assault")


@rule("SG-M9-18")
def test_it_does_two_with_as_many_escapes_as_manoeuvrability() -> None:
    three = ["rum-3-escape", "sugar-3-escape", "spices-3-escape", "spices-3-masts"]
    assert natives(*three, ship=FRIGATE)[0].ship.tracks[MASTS] == 1  # three against manoeuvrability 3
    two = ["rum-3-escape", "sugar-3-escape", "cocoa-1", "spices-3-masts"]
    assert natives(*two, ship=FRIGATE)[0].ship.tracks[MASTS] == 2


@rule("SG-LOC-MISSIONARY-03")
def test_hit_icons_of_the_missionary_are_ignored() -> None:
    game = raids(off(NASSAU, MISSIONARY, tracks={HULL: 1}), "rum-3-hull", "spices-3-masts", "spices-4-hull")
    assert game[0].ship.tracks[HULL] == 1 and game.asked == (0, "ground-assault")


@rule("SG-M9-19", "SG-M9-33")
def test_a_destroyed_hull_sinks_ship_and_captain_and_the_token_stays() -> None:
    game = off(NASSAU, NATIVES, gold=7).begins().draws_cargo("rum-3-hull", "spices-4-hull", "rum-1", "sugar-1")
    game.seat(0).says("raid-location").game.script([0]).seat(0).says("done")
    assert not game[0].afloat and outcome(game) == "sunk"
    assert game.told("captain-died")[0]["cause"] == "location-raid"
    assert is_there(game, NASSAU) and locations_of(game.t).raid is None


@rule("SG-M9-20", "SG-M9-33")
def test_another_destroyed_location_ends_the_raid() -> None:
    game = natives("fruit-3-cannons", "rum-1", "sugar-1", "cocoa-1")
    assert outcome(game) == "failed" and game[0].ship.tracks[CANNONS] == 0
    assert game.asked == (0, "action") and is_there(game, NASSAU)
    assert reason(game, "raid-location") == "mm-ship-unfit-to-raid"
    assert game[0].gold == 0 and game[0].cargo == ()


@rule("SG-M9-34")
def test_hits_beyond_a_location_go_to_the_hull() -> None:
    """A doubled hit destroys the only cannon of a flute and reaches the hull."""
    game = natives("fruit-3-cannons", "rum-3-escape", "sugar-3-escape", "cocoa-1", ship=FLUTE)
    assert game[0].ship.tracks[CANNONS] == 0 and game[0].ship.tracks[HULL] == 2
    assert outcome(game) == "failed"


@rule("SG-M9-21", "SG-M9-33")
def test_he_may_retreat() -> None:
    game = natives(*FOUR)
    assert game.options == ["assault", "retreat"]
    game.seat(0).says("retreat")
    assert outcome(game) == "retreated" and is_there(game, NASSAU)
    assert game[0].gold == 0 and game.t.decks.cargo_discard.left == 4


# The ground assault and plunder


@rule("SG-M9-22", "SG-AMB-89")
def test_the_crew_loses_one_for_each_escape_less_the_successes() -> None:
    game = natives("rum-3-escape", "sugar-3-escape", "spices-3-escape", "rum-1", ship=GALLEON)
    game.dice("x1").seat(0).says("assault")
    assert game[0].ship.tracks[CREW] == 4 - 2


@rule("SG-AMB-89")
def test_more_successes_than_crew_count() -> None:
    game = natives("rum-3-escape", "sugar-3-escape", "cocoa-1", "rum-1", ship=FLUTE)
    assert game[0].ship.tracks[CREW] == 1
    game.dice("xx").seat(0).says("assault")
    assert game[0].afloat and game[0].ship.tracks[CREW] == 1


@rule("SG-M9-23", "SG-M9-33")
def test_without_crew_the_captain_is_killed() -> None:
    game = natives("rum-3-escape", "cocoa-1", "sugar-1", "rum-1", ship=FLUTE)
    game.dice("11").script([0]).seat(0).says("assault")
    assert not game[0].afloat and outcome(game) == "beaten" and is_there(game, NASSAU)
    assert game.told("gold-gained") == [] and game.t.battle is None


@rule("SG-M9-25", "SG-M9-26", "SG-M9-27")
def test_the_survivor_gets_gold_keeps_cards_that_fit_and_the_token_is_gone() -> None:
    game = natives("rum-4-escape", "cocoa-1", "sugar-2", "timber-1")
    game.dice("x1").seat(0).says("assault")
    assert game[0].gold == 8 and game.asked == (0, "location-cargo")
    assert "done" not in game.options  # two of the four fit
    game.seat(0).says("discard-face-rum-4-escape", "discard-face-cocoa-1")
    assert "done" in game.options
    game.seat(0).says("done")
    assert [tables.CARGO_NAMES[card] for card in game[0].cargo] == ["sugar-2", "timber-1"]
    assert not is_there(game, NASSAU) and locations_of(game.t).removed == (NATIVES * 2,)
    assert reason(game, "raid-location") == "mm-no-place-here"


@rule("SG-M9-26")
def test_he_need_not_keep_any_card() -> None:
    game = natives(*FOUR).dice("11")
    game.seat(0).says("assault", *[f"discard-face-{name}" for name in FOUR])
    assert game[0].cargo == () and outcome(game) == "plundered"


@rule("SG-M9-29")
@pytest.mark.parametrize(("last", "points"), [("sugar-3-escape", 1), ("timber-2-escape", 0)])
def test_twelve_gold_bring_a_glory_point(last: str, points: int) -> None:
    game = natives("rum-4-escape", "sugar-4-escape", "cocoa-1", last, ship=GALLEON)
    game.dice("xx").draws_glory(*["GL-10"] * points).seat(0).says("assault")
    assert game[0].gold == 11 + points and game[0].track == points


@rule("SG-M9-30")
def test_a_mission_that_wants_a_merchant_raided_is_not_served() -> None:
    game = natives("rum-4-escape", "sugar-4-escape", "cocoa-1", "rum-1", ship=GALLEON, mission="MI-13")
    game.dice("xx").seat(0).says("assault", "done")
    assert game[0].mission != NONE and game.t.raid is None and game.told("raid-begins") == []


# Bounties


@rule(
    "SG-M9-28", "SG-AMB-109", "SG-LOC-MISSIONARY-04", "SG-LOC-FORT-07", "SG-LOC-PRISON-06", "SG-LOC-TOWN-13",
    "SG-LOC-STATION-07",
)  # fmt: skip
@pytest.mark.parametrize("kind", [MISSIONARY, NAVAL_FORT, PRISON, TOWN, TRADE_STATION])
def test_one_bounty_for_attacking_before_the_cards_and_one_with_the_plunder(kind: int) -> None:
    game = off(NASSAU, kind, ship=GALLEON)
    if kind == PRISON:
        game.t.decks.glory_discard.pour(game.t.decks.glory)
        game.t.decks.glory.add(tables.glory_card("GL-S5a"))
        game.t.decks.glory_discard.take(tables.glory_card("GL-S5a"))
    raids(game, *CALM[: DEFENCE[kind]])
    assert game[0].bounties[ENGLISH] == 1
    kinds = [event.kind for event in game.journal.events]
    assert kinds.index("bounty-gained") < kinds.index("place-defends")
    game.dice("11").seat(0).says("assault")
    assert game[0].bounties[ENGLISH] == 1  # he is asked what to keep
    while game.asked == (0, "location-cargo"):
        game.seat(0).says("done" if "done" in game.options else game.options[0])
    assert game[0].bounties[ENGLISH] == 2 and sum(game[0].bounties) == 2


@rule("SG-M9-28", "SG-AMB-109")
def test_the_first_bounty_stays_though_the_raid_fails() -> None:
    game = raids(off(NASSAU, TOWN), *CALM[:5])
    game.seat(0).says("retreat")
    assert game[0].bounties[ENGLISH] == 1


@rule("SG-LOC-NATIVES-04", "SG-LOC-HAVEN-06")
@pytest.mark.parametrize("kind", [NATIVES, PIRATE_HAVEN])
def test_natives_and_pirates_bring_no_bounties(kind: int) -> None:
    game = raids(off(NASSAU, kind), *FOUR).dice("11")
    game.seat(0).says("assault", *[f"discard-face-{name}" for name in FOUR])
    assert max(game[0].bounties) == 0 and outcome(game) == "plundered"


@rule("SG-AMB-41")
def test_a_location_may_be_raided_again_and_the_further_bounty_is_named_before() -> None:
    game = raids(off(NASSAU, TOWN, bounties={DUTCH: 1}), *CALM[:5])
    game.seat(0).says("retreat")
    move = MOVES.by_name("raid-location")
    assert move is not None and move in game.ask.options
    note = game.ask.preview(game.t, move)
    assert note is not None
    assert (note.params["nation"], note.params["bounty"], note.params["more"]) == ("english", 2, 3)
    game.draws_cargo("rum-2", "sugar-2", "cocoa-2", "tobacco-2", "timber-1").seat(0).says("raid-location")
    assert game[0].bounties[ENGLISH] == 2 and game.t.turn.actions == 1


@rule("SG-LOC-PRISON-07")
def test_a_raided_prison_frees_a_specialist_for_nothing() -> None:
    game = off(NASSAU, PRISON)
    for card in game.t.decks.glory.kinds():
        if tables.GLORY_SPECIALIST[card] != NONE and tables.GLORY_IDS[card] != "GL-S5a":
            game.t.decks.glory.take(card)
            game.t.decks.glory_discard.add(card)
    raids(game, *FOUR).dice("11")
    game.seat(0).says("assault", *[f"discard-face-{name}" for name in FOUR])
    assert game[0].employed == (tables.glory_card("GL-S5a"),) and game[0].gold == 4
    assert not is_there(game, NASSAU)


def test_the_eight_kinds_say_how_they_are_defended() -> None:
    found = {kind: location_of_kind(kind).defence for kind in range(len(KINDS))}
    assert found == {**DEFENCE, REEF: 0}
