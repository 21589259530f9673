"""Visits to missionary, natives, naval fort, pirate haven, prison and reef (SG-LOC)."""

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.locations.kinds.prison import find_specialist
from freebooter.games.marauders.modules.locations.tokens import (
    MISSIONARY,
    NATIVES,
    NAVAL_FORT,
    PIRATE_HAVEN,
    PRISON,
    REEF,
)
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CARTAGENA,
    CHAIN_SHOT,
    CREW,
    DUTCH,
    ENGLISH,
    FRIGATE,
    GRAPESHOT,
    GRAPPLING_HOOKS,
    HULL,
    MASTS,
    NASSAU,
    NONE,
    REINFORCED_HULL,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from tests.games.marauders.modules.places import off, reason, visits
from tests.games.marauders.table import Play
from tests.rules import rule

# Missionary


@rule("SG-LOC-MISSIONARY-01", "SG-LOC-MISSIONARY-02", "SG-AMB-65")
def test_the_missionary_removes_any_number_of_bounties_of_one_nation() -> None:
    game = off(NASSAU, MISSIONARY, gold=10, bounties={ENGLISH: 2, DUTCH: 4})
    visits(game)
    assert game.options == ["nation-english", "nation-dutch"]
    game.seat(0).says("nation-dutch")
    assert game.options == ["lower-bounty-1", "lower-bounty-2", "lower-bounty-3"]  # 10 gold pay for three
    game.seat(0).says("lower-bounty-3")
    assert (game[0].gold, game[0].bounties[DUTCH], game[0].bounties[ENGLISH]) == (1, 1, 2)
    assert game[0].is_pirate()


@rule("SG-AMB-65")
def test_with_the_last_bounty_the_captain_is_no_pirate_at_once() -> None:
    game = off(NASSAU, MISSIONARY, gold=3, bounties={DUTCH: 1})
    visits(game)  # one nation and one bounty: nothing to ask
    assert not game[0].is_pirate() and game[0].gold == 0
    assert game.asked == (0, "action")


@rule("SG-LOC-MISSIONARY-02")
def test_without_a_bounty_or_gold_there_is_nothing_to_visit_for() -> None:
    assert reason(off(NASSAU, MISSIONARY, gold=9).begins(), "visit-location") == "mm-nobody-wants-you"
    game = off(NASSAU, MISSIONARY, gold=2, bounties={DUTCH: 1}).begins()
    assert reason(game, "visit-location") == "mm-too-little-gold"


# Natives


@rule("SG-LOC-NATIVES-01", "SG-LOC-NATIVES-02", "SG-AMB-45")
def test_natives_repair_everything_but_the_crew_for_a_card() -> None:
    game = off(
        TRINIDAD, NATIVES, ship=FRIGATE, cargo=["rum-1", "sugar-1"], modifications=[REINFORCED_HULL],
        tracks={HULL: 1, MASTS: 0, CREW: 1, CANNONS: 2, CARGO: 2}, bounties={SPANISH: 1},
    )  # fmt: skip
    game[0].ship.flipped = 1 << REINFORCED_HULL
    visits(game)
    assert game.options == ["discard-cargo-rum", "discard-cargo-sugar"]
    game.seat(0).says("discard-cargo-sugar")
    assert game[0].ship.tracks == [3, 3, 3, 1, 3]
    assert len(game[0].cargo) == 1
    assert not game[0].ship.reinforced()  # that is a service of a port


@rule("SG-LOC-NATIVES-02")
def test_natives_want_a_cargo_card_and_something_to_repair() -> None:
    assert reason(off(TRINIDAD, NATIVES, cargo=["rum-1"]).begins(), "visit-location") == "mm-nothing-to-repair"
    assert reason(off(TRINIDAD, NATIVES, tracks={HULL: 1}).begins(), "visit-location") == "mm-no-card-to-give"
    crew = off(TRINIDAD, NATIVES, tracks={CREW: 1}, cargo=["rum-1"]).begins()
    assert reason(crew, "visit-location") == "mm-nothing-to-repair"


# Naval fort


@rule("SG-LOC-FORT-02", "SG-AMB-42")
def test_the_fort_moves_the_ship_of_its_nation_to_a_neighbour_of_where_it_is() -> None:
    game = off(NASSAU, NAVAL_FORT, npcs={ENGLISH: ("EV-04", CARTAGENA), DUTCH: ("EV-10", NASSAU)})
    visits(game)
    assert set(game.options) == {
        f"send-navy-{zone}" for zone in ("petite-goave", "caribbean-sea", "curacao", "old-providence", "port-royal")
    }
    game.seat(0).says("send-navy-curacao")
    assert tables.ZONE_NATION[NASSAU] == ENGLISH
    assert game.t.npcs[ENGLISH].zone == 9
    assert game.asked == (0, "action") and game.told("npc-scouts") == []


@rule("SG-AMB-42")
def test_a_ship_that_the_fort_sends_to_a_captain_does_not_scout_at_once() -> None:
    game = off(NASSAU, NAVAL_FORT, npcs={ENGLISH: ("EV-04", TORTUGA)})
    visits(game).seat(0).says("send-navy-nassau")
    assert game.t.npcs[ENGLISH].zone == NASSAU
    assert game.told("npc-scouts") == []


@rule("SG-LOC-FORT-03", "SG-LOC-FORT-04", "SG-LOC-FORT-05")
def test_the_fort_calls_a_captain_who_waits_for_the_end_of_the_round() -> None:
    game = off(NASSAU, NAVAL_FORT).begins()
    left = game.t.decks.events.left
    game.script([1]).seat(0).says("visit-location")  # the second of three in the deck
    npc = game.t.npcs[ENGLISH]
    assert npc.waiting == (tables.event_card("EV-05"),) and npc.zone == NONE
    assert game.told("npc-drawn")[0]["card"] == "captain-purcell"
    assert game.t.decks.events.left == left - 1


@rule("SG-LOC-FORT-03", "SG-AMB-81")
def test_known_cards_are_searched_first_and_then_nobody_knows_them() -> None:
    game = off(NASSAU, NAVAL_FORT)
    top = tuple(tables.event_card(id) for id in ("EV-20", "EV-06", "EV-04"))
    for card in top:
        game.t.decks.events.take(card)
    game.t.event_top, game.t.event_seen = top, tuple([1] * 3)
    visits(game)
    assert game.t.npcs[ENGLISH].waiting == (top[1],)
    assert len(game.t.event_top) == len(game.t.event_seen) == 0
    assert game.t.decks.events.counts[top[0]] == game.t.decks.events.counts[top[2]] == 1


@rule("SG-AMB-81")
def test_without_a_captain_in_the_deck_the_action_is_spent() -> None:
    game = off(NASSAU, NAVAL_FORT)
    for id in ("EV-04", "EV-05", "EV-06"):
        game.t.decks.events.take(tables.event_card(id))
        game.t.decks.events_spent.add(tables.event_card(id))
    visits(game)
    assert game.told("navy-not-found") == [{"npc": "english-navy"}]
    assert game.t.turn.actions == 2 and game.t.npcs[ENGLISH].waiting == ()


@rule("SG-AMB-43")
def test_a_captain_on_his_way_counts_as_being_there() -> None:
    game = off(NASSAU, NAVAL_FORT)
    game.t.decks.events.take(tables.event_card("EV-04"))
    game.t.npcs[ENGLISH].waiting = (tables.event_card("EV-04"),)
    assert reason(game.begins(), "visit-location") == "mm-navy-awaited"
    game = off(NASSAU, NAVAL_FORT, npcs={ENGLISH: ("EV-04", NONE)})
    game.t.npcs[ENGLISH].returning = True
    assert reason(game.begins(), "visit-location") == "mm-navy-awaited"


# Pirate haven


@rule("SG-LOC-HAVEN-02", "SG-LOC-HAVEN-03", "SG-LOC-HAVEN-04")
def test_the_haven_fills_the_crew_and_tells_a_rumour_without_gold_or_roll() -> None:
    game = off(NASSAU, PIRATE_HAVEN, ship=FRIGATE, tracks={CREW: 1}, bounties={DUTCH: 1})
    visits(game)
    assert game.options == ["haven-both", "haven-crew", "haven-rumour"]
    game.draws_rumours("RU-01").seat(0).says("haven-both")
    assert game[0].ship.tracks[CREW] == 3 and game[0].rumour == tables.rumour_card("RU-01")
    assert game.told("skill-rolled") == []


@rule("SG-LOC-HAVEN-04")
@pytest.mark.parametrize(("part", "crew", "rumour"), [("crew", 3, False), ("rumour", 1, True)])
def test_both_parts_are_optional(part: str, crew: int, rumour: bool) -> None:
    game = off(NASSAU, PIRATE_HAVEN, ship=FRIGATE, tracks={CREW: 1}, bounties={DUTCH: 1})
    visits(game)
    if rumour:
        game.draws_rumours("RU-02")
    game.seat(0).says(f"haven-{part}")
    assert (game[0].ship.tracks[CREW], game[0].rumour != NONE) == (crew, rumour)


@rule("SG-LOC-HAVEN-03")
def test_of_two_rumours_one_is_kept() -> None:
    game = off(NASSAU, PIRATE_HAVEN, rumour="RU-05", bounties={DUTCH: 1}).begins().draws_rumours("RU-01")
    game.seat(0).says("visit-location")
    assert game.asked == (0, "keep-rumour")


# Prison


def prisoners(game: Play, *ids: str) -> Play:
    """Only these specialists are in the glory deck; the others are discarded."""
    keep = [tables.glory_card(id) for id in ids]
    for card in game.t.decks.glory.kinds():
        if tables.GLORY_SPECIALIST[card] != NONE and card not in keep:
            game.t.decks.glory.take(card)
            game.t.decks.glory_discard.add(card)
    return game


@rule("SG-LOC-PRISON-01", "SG-LOC-PRISON-02", "SG-LOC-PRISON-04")
def test_the_prison_sells_the_first_specialist_of_the_deck() -> None:
    game = prisoners(off(NASSAU, PRISON, gold=6, bounties={ENGLISH: 2}), "GL-S5b")
    left = game.t.decks.glory.left
    visits(game)
    assert game[0].employed == (tables.glory_card("GL-S5b"),) and game[0].gold == 1
    assert game.t.decks.glory.left == left - 1  # the others are back in it


@rule("SG-LOC-PRISON-02")
def test_the_prison_wants_five_gold() -> None:
    assert reason(off(NASSAU, PRISON, gold=4).begins(), "visit-location") == "mm-too-little-gold"


@rule("SG-LOC-PRISON-03")
def test_a_type_already_employed_is_discarded_and_the_search_goes_on() -> None:
    game = prisoners(off(NASSAU, PRISON, gold=5, employed=["GL-S1a"]), "GL-S1b", "GL-S4a").begins()
    game.script([0]).seat(0).says("visit-location")
    carpenter, surgeon = tables.glory_card("GL-S1b"), tables.glory_card("GL-S4a")
    assert game.told("prisoner-left") == [{"seat": 0, "card": "carpenter-b"}]
    assert surgeon in game[0].employed and carpenter not in game[0].employed
    assert game.t.decks.glory_discard.counts[carpenter] == 1


@rule("SG-AMB-82")
def test_without_a_new_specialist_nothing_is_paid_and_the_discard_pile_is_not_searched() -> None:
    game = prisoners(off(NASSAU, PRISON, gold=5, employed=["GL-S1a"]), "GL-S1b")
    visits(game)
    assert game[0].gold == 5 and game.t.turn.actions == 2 and len(game[0].employed) == 1
    assert game.told("nobody-freed") == [{"seat": 0}]


@rule("SG-AMB-82")
def test_an_empty_deck_is_made_anew_first() -> None:
    game = off(NASSAU, PRISON, gold=5)
    game.t.decks.glory_discard.pour(game.t.decks.glory)
    game.begins().script([0]).seat(0).says("visit-location")
    assert len(game[0].employed) == 1 and game[0].gold == 0


def test_a_search_without_specialists_finds_nobody() -> None:
    game = prisoners(off(NASSAU, PRISON, gold=5))
    assert find_specialist(game.t, game[0]) == NONE


# Reef


@rule("SG-LOC-REEF-01", "SG-LOC-REEF-02", "SG-LOC-REEF-03", "SG-LOC-REEF-04", "SG-AMB-46")
def test_each_success_is_a_find_and_each_find_a_hit_on_the_hull() -> None:
    game = off(NASSAU, REEF, id="CAP-08", ship=FRIGATE, tracks={CREW: 1}, bounties={ENGLISH: 1}).begins()
    game.dice("xxx1").seat(0).says("visit-location")
    assert game.told("skill-rolled")[0]["skill"] == "scouting"
    assert game.options == ["find-cargo", "find-weapon", "find-rumour", "find-crew", "done"]
    game.draws_cargo("rum-1").seat(0).says("find-cargo")
    assert [tables.CARGO_NAMES[card] for card in game[0].cargo] == ["rum-1"]  # he sees it before he goes on
    game.seat(0).says("find-weapon", "buy-weapon-grapeshot")
    assert game[0].has_weapon(GRAPESHOT) and game.told("damage") == []
    game.dice("1x").seat(0).says("find-crew")
    assert game[0].ship.tracks[CREW] == 2
    assert game[0].ship.tracks[HULL] == 3 - (3 - 1)
    assert game.told("skill-rolled")[1]["skill"] == "seamanship"


@rule("SG-LOC-REEF-03")
def test_a_rumour_can_be_found_and_unused_successes_are_lost() -> None:
    game = off(NASSAU, REEF).begins().dice("xx")
    game.seat(0).says("visit-location")
    game.draws_rumours("RU-03").seat(0).says("find-rumour")
    assert game[0].rumour == tables.rumour_card("RU-03")
    game.dice("xx4").seat(0).says("done")
    assert game[0].ship.tracks[HULL] == 2 and game.asked == (0, "action")


@rule("SG-LOC-REEF-02")
def test_without_a_success_or_a_find_there_is_no_hit_and_no_second_roll() -> None:
    game = off(NASSAU, REEF).begins().dice("12")
    game.seat(0).says("visit-location")
    assert game.asked == (0, "action") and len(game.told("skill-rolled")) == 1
    game = off(NASSAU, REEF).begins().dice("x2")
    game.seat(0).says("visit-location", "done")
    assert game.asked == (0, "action") and len(game.told("skill-rolled")) == 1


@rule("SG-AMB-112")
def test_only_what_can_be_kept_is_found() -> None:
    game = off(NASSAU, REEF, weapons=[GRAPPLING_HOOKS, CHAIN_SHOT, GRAPESHOT]).begins().dice("x1")
    game.seat(0).says("visit-location")
    assert game.options == ["find-cargo", "find-rumour", "done"]
    assert reason(game, "find-weapon") == "mm-no-weapon-lacking" and reason(game, "find-crew") == "mm-crew-full"


@rule("SG-AMB-112", "SG-M9-35")
def test_with_a_full_hold_the_card_or_old_cargo_goes_overboard() -> None:
    game = off(NASSAU, REEF, cargo=["rum-1", "rum-2"]).begins().dice("x1")
    game.seat(0).says("visit-location")
    game.draws_cargo("sugar-1").seat(0).says("find-cargo")
    assert game.asked == (0, "drop-cargo") and game.options == ["discard-cargo-rum", "discard-cargo-sugar"]
    game.dice("x11").seat(0).says("discard-cargo-rum")
    assert len(game[0].cargo) == 2


@rule("SG-AMB-77")
def test_a_reef_can_sink_the_ship() -> None:
    game = off(NASSAU, REEF, tracks={HULL: 1}).begins().dice("x1")
    game.seat(0).says("visit-location")
    note = game.ask.preview(game.t, game.ask.options[0])
    assert note is not None and 0 < int(note.params["sunk"]) < 100
    game.draws_cargo("rum-1").dice("111")
    game.chance.script.append(0)  # the next captain
    game.seat(0).says("find-cargo")
    assert not game[0].afloat and game.told("captain-died")[0]["cause"] == "reef"
    assert game.told("glory-gained") == []
