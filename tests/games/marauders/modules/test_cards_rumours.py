"""Module 1: the new rumours, each found true once, and their new kinds of gain."""

from __future__ import annotations

from dataclasses import replace

import pytest

from freebooter.games.marauders import effects, setup
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.cards.choices import CHOICES_OF_GAIN, CHOOSE_ONE
from freebooter.games.marauders.modules.cards.gains import BOUNTIES_OF
from freebooter.games.marauders.modules.cards.rumours import discarded
from freebooter.games.marauders.modules.favours.board import favours_of
from freebooter.games.marauders.modules.loyalty.drawer import loyalty_of
from freebooter.games.marauders.modules.treasure.galleon import treasure_of
from freebooter.games.marauders.moves import CHOOSE_NATION
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARGO,
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    ENGLISH,
    FRIGATE,
    GALLEON,
    GOODS,
    GUNNER_CAPTAIN,
    HAVANA,
    HULL,
    INFLUENCE,
    LEADERSHIP,
    MASTER_AT_ARMS,
    NASSAU,
    NONE,
    PORT_ROYAL,
    PURSER,
    SAN_JUAN,
    SCOUTING,
    SEAMANSHIP,
    SLOOP,
    SPANISH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.registries.rewards import REWARD_KINDS, USEFUL
from freebooter.games.marauders.rumours import act, act_refusal
from freebooter.games.marauders.rumours.acting import shore_result
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.kernel.chance import SearchChance
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import LANGUAGES, Words
from tests.games.marauders.modules.loyal import level
from tests.games.marauders.table import BATTLES, Captain, Play, plays_out, table
from tests.rules import rule

ON = ["cards"]
OTHER = Captain(zone=CARIBBEAN_SEA)
PARTS = ["SOG-RUM-02-B"]
RUMOURS = [id for id in tables.RUMOUR_IDS if id.startswith("SOG-RUM-") and id not in [*PARTS, "SOG-RUM-R1"]]
BRIG = tables.SHIP_NAMES.index("brig")


def at_its_place(id: str, captain: Captain | None = None, modules: list[str] = ON, luck: int | None = 5) -> Play:
    """A captain with the rumour, where it can be acted on."""
    place = tables.RUMOURS[tables.rumour_card(id)].place
    zone = ZONES.index((place.ports or place.zones)[0])
    captain = replace(captain or Captain(), rumour=id, zone=zone, in_port=bool(place.ports))
    return table(captain, OTHER, game=BATTLES, modules=modules, luck=luck)


def skulls(game: Play, skill: int, count: int = 9) -> str:
    """The dice of a skill roll with so many successes."""
    dice = tables.CAPTAIN_SKILLS[game[0].captain][skill]
    return ("x" * min(count, dice)).ljust(dice, "1")


def finds_true(game: Play, *names: str, after: tuple[str, ...] = ()) -> list[str]:
    """The rumour is true; dice `after` its roll, and answers by name. Returns what was asked."""
    t = game.t
    t.chance = game.chance
    before = audit(t)
    assert act_refusal(t, game[0]) is None
    game.dice(skulls(game, tables.RUMOUR_SKILL[game[0].rumour]), *after)
    asked = plays_out(act(t, game[0]), *names)
    assert audit(t) == before and faults(t) == []
    return asked


# Each once


@pytest.mark.parametrize("id", RUMOURS)
def test_each_rumour_is_acted_on_at_its_place_only_and_gives_a_point(id: str) -> None:
    game = at_its_place(id, Captain(ship=FRIGATE, gold=30, bounties={SPANISH: 2}))
    for reward in tables.RUMOURS[game[0].rumour].rewards:
        assert REWARD_KINDS[reward.kind].fault(reward) == ""
    finds_true(game)
    if id == "SOG-RUM-18":  # a fight comes first
        assert game.t.battle is not None and game[0].track == 0
        game.t.battle = None
        plays_out(shore_result(game.t, game[0], tables.rumour_card(id), True))
        assert game[0].gold == 46
    if id == "SOG-RUM-09":
        assert game[0].ship.kind == GALLEON  # the great ship has its own point
        assert game[0].track == 2
    else:
        assert game[0].track == (0 if id == "SOG-RUM-02" else 1)
    elsewhere = at_its_place(id)
    elsewhere[0].zone = HAVANA if elsewhere[0].zone != HAVANA else BRIDGETOWN
    refusal = act_refusal(elsewhere.t, elsewhere[0])
    assert refusal is not None and refusal.message == "mm-rumour-elsewhere"


def test_there_are_25_of_which_14_are_tested_by_scouting() -> None:
    skills = [tables.RUMOUR_SKILL[tables.rumour_card(id)] for id in RUMOURS]
    assert (len(RUMOURS), skills.count(SCOUTING), skills.count(INFLUENCE)) == (25, 14, 11)


@pytest.mark.parametrize("id", RUMOURS)
def test_each_rumour_that_is_false_gives_nothing(id: str) -> None:
    game = at_its_place(id, Captain(gold=3))
    game.t.chance = game.chance
    game.dice(skulls(game, tables.RUMOUR_SKILL[game[0].rumour], 0))
    plays_out(act(game.t, game[0]))
    assert (game[0].rumour, game[0].gold, game[0].track) == (NONE, 3, 0)


@pytest.mark.parametrize(
    ("id", "specialist"),
    [("SOG-RUM-04", GUNNER_CAPTAIN), ("SOG-RUM-06", PURSER), ("SOG-RUM-10", MASTER_AT_ARMS)],
)
def test_specialists(id: str, specialist: int) -> None:
    game = at_its_place(id)
    finds_true(game)
    assert game[0].employs(specialist)


# Choose one


@pytest.mark.parametrize(("answer", "gold", "wanted"), [("choose-gold", 10, 1), ("choose-survivors", 4, 0)])
def test_lights_on_the_bank(answer: str, gold: int, wanted: int) -> None:
    game = at_its_place("SOG-RUM-01", Captain(tracks={CREW: 1}))
    assert finds_true(game, answer)[0] == "choose-one"
    assert (game[0].gold, game[0].crew_wanted()) == (gold, wanted)


@rule("SG-PAIR-09", "SG-AMB-74")
def test_survivors_do_not_join_a_restless_crew_but_their_gold_does() -> None:
    game = at_its_place("SOG-RUM-01", Captain(tracks={CREW: 1}), [*ON, "loyalty"])
    loyalty_of(game.t).levels[0] = level("restless")
    finds_true(game, "choose-survivors")
    assert (game[0].gold, game[0].crew_wanted()) == (4, 1)


@rule("SG-PAIR-08")
def test_a_mission_is_claimed_free_of_its_conditions() -> None:
    game = at_its_place("SOG-RUM-12", Captain(bounties={SPANISH: 3}, mission="MI-01", load=True))
    game.offers_missions("MI-18", "SOG-MIS-10")  # 10 gold, and one for those who are no pirates
    asked = finds_true(game, "choose-free-claim", "claim-mission-the-ambassadors-round")
    assert asked[:2] == ["choose-one", "free-claim"]
    assert game[0].mission == tables.mission_card("SOG-MIS-10") and game[0].load and game[0].gold == 0
    assert len(game.t.board.missions) == 2
    assert game.t.decks.missions_discard.counts[tables.mission_card("MI-01")] == 1


@rule("SG-PAIR-08")
def test_a_free_claim_brings_the_favour_of_a_claim() -> None:
    game = at_its_place("SOG-RUM-12", modules=["cards", "favours"]).offers_missions("MI-18", "SOG-MIS-06")
    before = favours_of(game.t, 0)
    finds_true(game, "choose-free-claim", "claim-mission-the-orchid-hunter")
    assert game[0].mission == tables.mission_card("SOG-MIS-06")
    assert favours_of(game.t, 0) == before + 1


@rule("SG-PAIR-09")
def test_no_specialist_of_a_rumour_joins_a_restless_crew() -> None:
    game = at_its_place("SOG-RUM-04", modules=["cards", "loyalty"])
    loyalty_of(game.t).levels[0] = level("restless")
    finds_true(game)
    assert not game[0].employs(GUNNER_CAPTAIN) and game[0].track == 1


def test_a_free_claim_with_a_full_hold_throws_cargo_overboard() -> None:
    cargo = ["rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1", "cocoa-2"]
    game = at_its_place("SOG-RUM-12", Captain(ship=GALLEON, cargo=cargo))
    game.offers_missions("MI-18", "SOG-MIS-06")
    asked = finds_true(game, "choose-free-claim", "claim-mission-the-orchid-hunter", "discard-cargo-rum")
    assert "drop-cargo" in asked
    assert game[0].load and len(game[0].cargo) == 5


def test_the_modification_of_the_port_is_turned_up_before_the_choice() -> None:
    game = at_its_place("SOG-RUM-17", Captain(ship=FRIGATE)).offers_modification(SAN_JUAN, 0)
    assert finds_true(game, "choose-token")[0] == "choose-one"
    assert game[0].ship.has(0) and game.t.board.modification[SAN_JUAN] == NONE
    game = at_its_place("SOG-RUM-17", Captain(ship=FRIGATE, modifications=[0])).offers_modification(SAN_JUAN, 0)
    finds_true(game)
    assert game[0].gold == 8 and game.t.board.modification_open[SAN_JUAN]


def test_the_forger_moves_bounties_to_a_nation_that_has_room_for_them() -> None:
    game = at_its_place("SOG-RUM-22", Captain(bounties={SPANISH: 5, DUTCH: 3, ENGLISH: 5}))
    asked = finds_true(game, "choose-bounties", "nation-spanish", "nation-dutch", "move-bounties-2")
    assert asked[:4] == ["choose-one", "bounties-of", "bounties-to", "bounties-moved"]
    assert (game[0].bounties[SPANISH], game[0].bounties[DUTCH], game[0].bounties[ENGLISH]) == (3, 5, 5)
    for nation in range(4):
        game[0].bounties[nation] = 5
    game[0].bounties[DUTCH] = 2
    ask = BOUNTIES_OF.ask(game.t, 0)
    assert "nation-dutch" not in [move.name for move in ask.options] and len(ask.options) == 3
    refusal = BOUNTIES_OF.refusal(game.t, ask, CHOOSE_NATION[DUTCH])
    assert refusal is not None and refusal.message == "mm-others-at-their-limit"
    game = at_its_place("SOG-RUM-22")
    finds_true(game)  # nobody wants him
    assert game[0].gold == 8


@pytest.mark.parametrize("modules", [["cards"], ["cards", "brig"]])
def test_the_empty_brig_is_a_gift(modules: list[str]) -> None:
    cargo = ["rum-1", "rum-2", "sugar-1", "sugar-2", "cocoa-1"]
    captain = Captain(ship=GALLEON, tracks={HULL: 1}, modifications=[0], cargo=cargo, gold=7)
    game = at_its_place("SOG-RUM-25", captain, modules)
    asked = finds_true(game, "choose-gift")
    ship = game[0].ship
    assert (ship.kind, ship.modifications, game[0].gold, game[0].track) == (BRIG, 0, 7, 1)
    assert ship.tracks[HULL] == tables.SHIP_TRACKS[BRIG][HULL]
    assert ship.tracks[CREW] <= tables.SHIP_TRACKS[BRIG][CREW]
    assert len(game[0].cargo) == tables.SHIP_TRACKS[BRIG][CARGO] and "drop-cargo" in asked


@pytest.mark.parametrize("id", ["SOG-RUM-01", "SOG-RUM-12", "SOG-RUM-17", "SOG-RUM-22", "SOG-RUM-25"])
def test_both_gains_are_explained_and_weighed(id: str) -> None:
    game = at_its_place(id, Captain(ship=FRIGATE, bounties={SPANISH: 2})).offers_modification(SAN_JUAN, 0)
    ask = CHOOSE_ONE.ask(game.t, 0, about=game[0].rumour)
    assert len(ask.options) == 2
    assert all(ask.preview(game.t, move) is not None for move in ask.options)
    weights = CHOOSE_ONE.weights(game.t, ask)
    assert len(weights) == 2 and max(weights) > 100
    other = next(gain.move for gain in CHOICES_OF_GAIN.values() if gain.move not in ask.options)
    refusal = CHOOSE_ONE.refusal(game.t, ask, other)
    assert refusal is not None and refusal.message == "mm-other-choice"


# Two parts


def test_the_widows_map_goes_on_face_up() -> None:
    game = at_its_place("SOG-RUM-02")
    finds_true(game)
    second = tables.rumour_card("SOG-RUM-02-B")
    assert (game[0].rumour, game[0].track, game[0].gold) == (second, 0, 0)
    assert game.t.decks.rumours_discard.left == 0
    assert "the-widows-map-read" in str(view(game.t, 1))
    for language in LANGUAGES:
        words = Words(language, [TEXTS], strict=True)
        drawn = picture_of(GAME, view(game.t, 1), words, [1])
        assert words.say("rumour-the-widows-map-read", GAME) in repr(drawn)
    for seed in range(5):  # everyone knows it
        twin = game.t.copy()
        redeal(twin, 1, SearchChance(seed))
        assert twin.players[0].rumour == second and audit(twin) == audit(game.t)
    refusal = act_refusal(game.t, game[0])
    assert refusal is not None and refusal.message == "mm-rumour-elsewhere"
    game[0].zone, game[0].in_port = NASSAU, False
    finds_true(game)
    assert (game[0].rumour, game[0].track, game[0].gold) == (NONE, 1, 20)
    assert game.t.decks.rumours_discard.kinds() == [tables.rumour_card("SOG-RUM-02")]


def test_the_second_part_is_lost_like_any_rumour() -> None:
    game = at_its_place("SOG-RUM-02")
    finds_true(game)
    effects.discard_rumour(game.t, game[0], "MM-DEATH-01")
    assert game.t.decks.rumours_discard.kinds() == [tables.rumour_card("SOG-RUM-02")]


# Gold by a count


@pytest.mark.parametrize(("successes", "gold"), [(1, 8), (2, 16)])
def test_the_buried_payroll_counts_successes(successes: int, gold: int) -> None:
    game = at_its_place("SOG-RUM-05")
    assert USEFUL[game[0].rumour] == 3
    game.t.chance = game.chance
    game.dice(skulls(game, SCOUTING, successes))
    plays_out(act(game.t, game[0]))
    assert game[0].gold == gold


@pytest.mark.parametrize(("cargo", "gold"), [((), 16), (("rum-1", "rum-2", "sugar-1"), 8), (("rum-1",) * 1, 16)])
def test_silver_ballast_counts_free_spaces(cargo: tuple[str, ...], gold: int) -> None:
    game = at_its_place("SOG-RUM-13", Captain(ship=GALLEON, cargo=cargo))
    finds_true(game)
    assert game[0].gold == gold


def test_a_full_hold_is_still_paid() -> None:
    game = at_its_place("SOG-RUM-13", Captain(ship=SLOOP, cargo=["rum-1", "rum-2"]))
    finds_true(game)
    assert game[0].gold == 4


@pytest.mark.parametrize(("aboard", "gained"), [(0, 4), (7, 7), (30, 12)])
def test_the_moneylender_doubles_what_is_aboard(aboard: int, gained: int) -> None:
    game = at_its_place("SOG-RUM-20", Captain(gold=aboard))
    reward = tables.RUMOURS[game[0].rumour].rewards[0]
    note = REWARD_KINDS[reward.kind].preview(game.t, game[0], reward, 3, 1)
    assert note is not None and note.params["least"] == note.params["most"] == gained
    finds_true(game)
    assert game[0].gold == aboard + gained


# A journey


def test_the_journey_ends_by_a_failure_by_choice_or_after_three_rolls() -> None:
    game = at_its_place("SOG-RUM-08", Captain(ship=FRIGATE))
    win, lose = skulls(game, LEADERSHIP, 1), skulls(game, LEADERSHIP, 0)
    finds_true(game, "roll", "roll", "roll", after=(win, win, win))
    assert game[0].gold == 18
    game = at_its_place("SOG-RUM-08", Captain(ship=FRIGATE))
    asked = finds_true(game, "roll", "roll", after=(win, lose))
    assert asked.count("journey") == 2
    assert game[0].gold == 10 and game[0].crew_wanted() == 1
    game = at_its_place("SOG-RUM-08", Captain(ship=FRIGATE))
    finds_true(game, "done")
    assert game[0].gold == 6
    game = at_its_place("SOG-RUM-08", Captain(tracks={CREW: 0}))
    assert "journey" not in finds_true(game)


# The board


def test_the_guild_exchanges_the_demand_of_two_ports() -> None:
    game = at_its_place("SOG-RUM-11").demands(TRINIDAD, 0).demands(PORT_ROYAL, 1)
    finds_true(game, "choose-demand-trinidad", "choose-demand-port-royal")
    assert (game.t.board.demand[TRINIDAD], game.t.board.demand[PORT_ROYAL], game[0].gold) == (1, 0, 6)


def test_an_npc_is_sent_anywhere_without_scouting() -> None:
    captain = Captain(rumour="SOG-RUM-14", zone=ZONES.index("st-john"))
    npc = tables.EVENT_NPC[tables.event_card("EV-01")]
    game = table(captain, OTHER, modules=ON, npcs={npc: ("EV-01", ZONES.index("st-john"))}, luck=5)
    finds_true(game, "put-npc-havana")
    assert game.t.npcs[npc].zone == HAVANA and game[0].gold == 6
    nobody = at_its_place("SOG-RUM-14")
    assert "which-npc" not in finds_true(nobody)


@rule("SG-AMB-96")
def test_the_treasure_galleon_is_moved_without_gold() -> None:
    game = at_its_place("SOG-RUM-14", modules=["cards", "treasure"])
    galleon = tables.NPC_NAMES.index("treasure-galleon")
    game.t.npcs[galleon].zone = NASSAU
    finds_true(game, "choose-npc-treasure-galleon", "put-npc-trinidad")
    assert game.t.npcs[galleon].zone == TRINIDAD
    assert treasure_of(game.t).hoard == 0


def test_merchants_of_the_track_sail_out() -> None:
    game = at_its_place("SOG-RUM-19")
    effects.merchant_to_track(game.t, HAVANA, "MM-RAID-05")
    finds_true(game)
    assert game.t.board.merchant[HAVANA] != NONE and game[0].gold == 4


# Weapons, goods, cards, actions


@pytest.mark.parametrize(("id", "weapons", "gold"), [("SOG-RUM-15", 1, 8), ("SOG-RUM-16", 2, 0)])
def test_special_weapons_of_choice(id: str, weapons: int, gold: int) -> None:
    game = at_its_place(id)
    after = (skulls(game, SEAMANSHIP),) if id == "SOG-RUM-16" else ()
    finds_true(game, after=after)
    assert bin(game[0].weapons).count("1") == weapons and game[0].gold == gold


def discards(game: Play, *names: str) -> None:
    for name in names:
        card = tables.CARGO_NAMES.index(name)
        game.t.decks.cargo.take(card)
        game.t.decks.cargo_discard.add(card)


def test_sealed_casks_come_from_the_discard_pile() -> None:
    game = at_its_place("SOG-RUM-21", Captain(ship=GALLEON))
    discards(game, "rum-1", "rum-2", "sugar-1")
    assert finds_true(game, "keep-rum-2")[0] == "take-discarded"
    assert [GOODS[tables.CARGO_GOOD[card]] for card in game[0].cargo] == ["rum", "rum"]
    empty = at_its_place("SOG-RUM-21")
    assert "take-discarded" not in finds_true(empty)


def test_copies_of_a_card_in_the_discard_pile_are_counted_once() -> None:
    game = at_its_place("SOG-RUM-21", Captain(ship=GALLEON))
    discards(game, "spices-2-escape", "spices-2-escape")
    card = tables.CARGO_NAMES.index("spices-2-escape")
    assert discarded(game.t, tables.CARGO_GOOD[card]) == [card, card]
    finds_true(game, "keep-spices-2")
    assert list(game[0].cargo) == [card, card] and game.t.decks.cargo_discard.left == 0


@rule("SG-PAIR-05")
def test_goods_of_the_discard_pile_are_ordinary_ones_but_drawn_cards_may_be_contraband() -> None:
    game = at_its_place("SOG-RUM-21", Captain(ship=GALLEON), ["cards", "contraband"])
    discards(game, "fruit-1-none-cartagena")
    asked = finds_true(game, "keep-fruit-1")
    assert "stow-contraband" not in asked and len(game[0].cargo) == 1
    for id in ("SOG-RUM-03", "SOG-RUM-19"):
        game = at_its_place(id, Captain(ship=GALLEON), ["cards", "contraband"])
        assert "stow-contraband" in finds_true(game)


def test_the_next_events_are_put_into_any_order() -> None:
    game = at_its_place("SOG-RUM-23")
    asked = finds_true(game)
    assert asked.count("order-events") == 2 and len(game.t.event_top) == 3 and game[0].gold == 8


def test_the_chart_room_gives_two_more_actions() -> None:
    game = at_its_place("SOG-RUM-24")
    actions = game.t.turn.actions
    finds_true(game)
    assert game.t.turn.actions == actions + 2 and game[0].gold == 5


# Which rumours are in the game


def deck(*modules: str) -> list[str]:
    t = setup.set_up(rules_of(GAME.options({"modules": list(modules)})), 2, SearchChance(0))
    return sorted(tables.RUMOUR_IDS[kind] for kind in t.decks.rumours.kinds())


@rule("SG-M1-01", "SG-OPT-12")
def test_new_rumours_are_shuffled_in_or_replace_those_of_the_base() -> None:
    assert len(deck()) == 25 and not any(id.startswith("SOG") for id in deck())
    assert len(deck("cards")) == 50
    assert deck("cards", "new-rumours-only") == sorted(RUMOURS)
    assert deck("cards", "new-rumours-only", "contraband") == sorted(RUMOURS)  # there is nothing to replace
    assert len(deck("cards", "contraband")) == 50 and "SOG-RUM-R1" in deck("cards", "contraband")
