"""Module 1: the new captains and what they can do."""

from __future__ import annotations

from typing import Any

import pytest

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.actions.entering import has_shoals
from freebooter.games.marauders.battle.claim import claim_ship
from freebooter.games.marauders.captain.damage import hazard_hits
from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.cards.abilities import fish_wreck
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.moves import LEAVE_PORT
from freebooter.games.marauders.names import (
    BRIDGETOWN,
    CARIBBEAN_SEA,
    CHAIN_SHOT,
    CREW,
    CURACAO,
    DUTCH,
    FRIGATE,
    GALLEON,
    GRAPESHOT,
    HAVANA,
    LONG_GUNS,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    SLOOP,
    SPANISH,
    ST_JOHN,
    SUGAR,
    SWIVEL_GUNS,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.scouting import may_scout, scouting_dice
from freebooter.games.marauders.odds.coming_battle import battle_with_npc
from freebooter.games.marauders.odds.crews import crew_combat
from freebooter.games.marauders.odds.dangers import hunters_of, scouts_in
from freebooter.games.marauders.options import rules_of
from freebooter.games.marauders.seams.module_set import complete
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.shipyard.transfers import transfer_limit
from freebooter.games.marauders.state.battle import BOARDED, SHIP_SUNK, Battle
from freebooter.games.marauders.state.player import new_ship
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refused
from tests.games.marauders.modules.loyal import level, of
from tests.games.marauders.table import BATTLES, PORT_ACTION, RAID, TURN, Captain, Play, plays_out, table
from tests.rules import rule

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
NEW = [f"SOG-CAP-{number:02}" for number in range(1, 17)]


def sails(id: str, *modules: str, zone: int = HAVANA, game: Any = TURN, **more: Any) -> Play:
    """One of the new captains, and another far away."""
    npcs = more.pop("npcs", None)
    captain = Captain(id, zone=zone, **more)
    return table(captain, FAR, game=game, npcs=npcs, modules=["cards", *modules])


def in_port(id: str, zone: int = HAVANA, *modules: str, **more: Any) -> Play:
    return sails(id, *modules, zone=zone, game=PORT_ACTION, in_port=True, **more)


def raids(id: str, *cards: str, rolled: str, **more: Any) -> Play:
    """A new captain of seamanship `len(rolled)` raids a Dutch merchant."""
    game = sails(id, zone=CARIBBEAN_SEA, game=RAID, **more).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo(*cards).dice(rolled)
    return game


# Decks


@rule("SG-M1-03", "SG-OPT-16")
def test_new_captains_join_the_deck_or_replace_it() -> None:
    both = set_up(rules_of(GAME.options({"modules": ["cards"]})), 2, SearchChance(0))
    assert both.decks.captains.left == 32 - 2
    only = set_up(rules_of(GAME.options({"modules": ["cards", "new-captains-only"]})), 4, SearchChance(0))
    assert only.decks.captains.left == 16 - 4
    assert all(tables.CAPTAIN_PACK[player.captain] == "cards" for player in only.players)
    with pytest.raises(Refused, match="mm-module-needs"):
        complete(["new-captains-only"])


@rule("SG-M1-03")
def test_one_new_captain_for_each_port_with_skills_of_ten_in_all() -> None:
    kinds = [tables.captain_card(id) for id in NEW]
    assert sorted(tables.CAPTAIN_HOME[kind] for kind in kinds) == sorted(tables.PORTS)
    for kind in kinds:
        assert tables.CAPTAIN_NATION[kind] == tables.ZONE_NATION[tables.CAPTAIN_HOME[kind]]
        assert sum(tables.CAPTAIN_SKILLS[kind]) == 10
    assert len({tables.CAPTAIN_ABILITY[kind] for kind in kinds}) == 16


@rule("SG-PAIR-10")
def test_two_captains_are_chosen_out_of_thirty_two() -> None:
    match = new_match(GAME, 2, {"modules": ["cards", "two-captains"]}, "thirty-two")
    t: Any = match.run.state
    assert match.prompt == "keep-captain"
    assert t.decks.captains.left == 32 - 4


# SOG-CAP-01


def asks_around(*rolls: str, gold: int = 5, id: str = "SOG-CAP-01") -> Play:
    game = in_port(id, CURACAO, gold=gold).begins().dice(*rolls)
    game.seat(0).says("do-rumour")
    return game


@rule("SG-M1-03")
def test_cap_01_repeats_a_failed_influence_roll_for_gold_once_a_turn() -> None:
    game = asks_around("123")
    assert game.asked == (0, "roll-offer")
    assert game.options == ["pass", "pay-to-roll"]
    game.dice("12x").draws_rumours("RU-01").seat(0).says("pay-to-roll")
    assert game[0].gold == 4
    assert game[0].rumour == tables.rumour_card("RU-01")
    assert cards_of(game.t).used
    assert game.told("ability-used") == [{"seat": 0, "captain": "amandine-lescure"}]
    with_it_used = asks_around("123")
    with_it_used.seat(0).says("pass")
    assert with_it_used[0].rumour == NONE
    assert not cards_of(with_it_used.t).used


@pytest.mark.parametrize(
    ("roll", "gold", "id"), [("12x", 5, "SOG-CAP-01"), ("123", 0, "SOG-CAP-01"), ("123", 5, "CAP-05")]
)
def test_cap_01_needs_a_failure_gold_and_the_captain(roll: str, gold: int, id: str) -> None:
    game = in_port(id, CURACAO, gold=gold).begins().dice(roll)
    if "x" in roll:
        game.draws_rumours("RU-01")
    game.seat(0).says("do-rumour")
    assert game.asked == (0, "port")


def test_cap_01_is_not_asked_a_second_time_in_the_same_turn() -> None:
    game = asks_around("123")
    game.dice("111").seat(0).says("pay-to-roll")
    assert game.asked == (0, "port")


# SOG-CAP-02


@rule("SG-PAIR-06")
@pytest.mark.parametrize("cause", ["MM-AMB-04", "SG-M8-09", "MM-PORTPOWER-02", "MM-RUMOR-06"])
def test_cap_02_takes_one_hit_less_of_every_hazard(cause: str) -> None:
    game = sails("SOG-CAP-02", "wind", "storm")
    assert [hazard_hits(game.t, game[0], hits, cause) for hits in (3, 1, 0)] == [2, 0, 0]
    assert hazard_hits(game.t, game[1], 3, cause) == 3


def test_cap_02_enters_bridgetown_without_a_roll() -> None:
    game = sails("SOG-CAP-02", zone=BRIDGETOWN, ship=GALLEON)
    assert not has_shoals(game.t, game[0])
    game[0].captain = tables.captain_card("CAP-06")
    assert has_shoals(game.t, game[0])


# SOG-CAP-03


def buys(id: str = "SOG-CAP-03", **more: Any) -> Play:
    game = in_port(id, TRINIDAD, gold=9, **more).demands(TRINIDAD, SUGAR).begins()
    game.draws_cargo("rum-1", "rum-4-escape", "cocoa-1", "fruit-1", "spices-1", "timber-1")
    game.seat(0).says("do-buy")
    return game


def test_cap_03_exchanges_one_card_of_the_offer() -> None:
    game = buys()
    assert game.asked == (0, "draw-offer")
    assert "exchange-face-rum-1" in game.options and "exchange-face-sugar-1" not in game.options
    game.draws_cargo("sugar-1", "tobacco-1")  # what is in demand is replaced
    game.seat(0).says("exchange-face-timber-1")
    names = sorted(tables.CARGO_NAMES[kind] for kind in game.t.drawn_cargo)
    assert names == ["cocoa-1", "fruit-1", "rum-1", "rum-4-escape", "spices-1", "tobacco-1"]
    assert game.asked == (0, "buy")  # once


def test_cap_03_advice_prefers_to_give_up_what_is_dear() -> None:
    game = buys()
    weights = dict(zip(game.options, game.ask.weights(game.t) or [], strict=True))
    assert max(weights.values()) > min(weights.values())
    assert weights["exchange-face-rum-1"] <= max(weights.values())


def test_cap_03_may_leave_the_offer_and_others_are_not_asked() -> None:
    game = buys()
    game.seat(0).says("pass")
    assert game.asked == (0, "buy")
    assert buys("CAP-06").asked == (0, "buy")


# SOG-CAP-04


def test_cap_04_rolls_a_die_more_in_the_first_round_of_crew_combat_alone() -> None:
    game = sails("SOG-CAP-04", game=BATTLES, ship=FRIGATE)
    game.dice("11111", "111", "xxx1", "111").fights_ashore(0, 3, 3)
    own = [event for event in game.told("crew-rolled") if len(event["dice"]) > 3]
    assert [len(event["dice"]) for event in own] == [5, 4]
    assert game.all_scripted_chance_was_used


def test_cap_04_is_in_the_odds() -> None:
    """A die more in the first round, and only there."""
    npcs = {PIRATE_SLOOP: ("EV-13", HAVANA)}
    game = sails("SOG-CAP-04", ship=FRIGATE, npcs=npcs)
    crew = battle_with_npc(game.t, game[0], game.t.npcs[PIRATE_SLOOP], True).crew
    leadership = tables.EVENT_SKILLS[tables.event_card("EV-13")][2]
    enemy = tables.SHIP_TRACKS[SLOOP][CREW]
    assert crew.win == crew_combat(4, leadership, 3, enemy, bonus=1).win
    assert crew_combat(4, leadership, 3, enemy).win < crew.win < crew_combat(5, leadership, 3, enemy).win


# SOG-CAP-05


def test_cap_05_turns_two_dice_with_one_weapon() -> None:
    game = raids("SOG-CAP-05", "rum-1", "sugar-1", "cocoa-1", rolled="12", weapons=[CHAIN_SHOT, GRAPESHOT])
    game.seat(0).says("engage")
    assert game.asked == (0, "raid-weapon")
    game.seat(0).says("spend-weapon-chain-shot")
    assert game.asked == (0, "raid-success")  # no failed die is left for the other weapon
    assert game.t.raid is not None and game.t.raid.successes == 2
    one = raids("SOG-CAP-05", "rum-1", "sugar-1", "cocoa-1", rolled="1x", weapons=[CHAIN_SHOT])
    one.seat(0).says("engage", "spend-weapon-chain-shot")
    assert one.t.raid is not None and one.t.raid.successes == 2


# SOG-CAP-06


def test_cap_06_is_sought_by_navies_with_a_die_less() -> None:
    npcs = {SPANISH: ("EV-01", HAVANA), PIRATE_SLOOP: ("EV-13", HAVANA)}
    game = sails("SOG-CAP-06", bounties={SPANISH: 1}, npcs=npcs)
    other = sails("CAP-06", bounties={SPANISH: 1}, npcs=npcs)
    navy, pirate = game.t.npcs[SPANISH], game.t.npcs[PIRATE_SLOOP]
    assert scouting_dice(game.t, navy, game[0]) == scouting_dice(other.t, navy, other[0]) - 1
    assert scouting_dice(game.t, pirate, game[0]) == scouting_dice(other.t, pirate, other[0])


# SOG-CAP-07


def test_cap_07_fishes_two_cards_and_their_gold() -> None:
    game = table(Captain("SOG-CAP-07", zone=HAVANA), FAR, modules=["cards"], npcs={PIRATE_SLOOP: ("EV-13", HAVANA)})
    game.t.battle = Battle(player_side(game[0]), npc_side(game.t, game.t.npcs[PIRATE_SLOOP]))
    game.battle.outcome, game.battle.winner = SHIP_SUNK, 0
    game.draws_cargo("rum-4-escape", "sugar-1")
    asked = plays_out(fish_wreck(game.t, game.battle), "keep-rum-1")
    assert asked[0] == "keep-goods"
    assert game[0].gold == 5
    assert tables.CARGO_NAMES.index("rum-4-escape") in game[0].cargo
    game.battle.outcome = BOARDED
    assert plays_out(fish_wreck(game.t, game.battle)) == []
    game.battle.outcome, game.battle.winner = SHIP_SUNK, 1
    assert plays_out(fish_wreck(game.t, game.battle)) == []


# SOG-CAP-08


@rule("SG-AMB-74")
def test_cap_08_fills_her_crew_after_crew_combat() -> None:
    game = sails("SOG-CAP-08", game=BATTLES, ship=GALLEON, tracks={CREW: 2})
    game.dice("xx", "1").fights_ashore(0, 1, 1)
    assert game[0].ship.tracks[CREW] == 4
    restless = table(
        Captain("SOG-CAP-08", zone=HAVANA, ship=GALLEON, tracks={CREW: 2}), FAR, modules=["cards", "loyalty"]
    )
    of(restless).levels[0] = level("restless")
    restless.dice("xx", "1").fights_ashore(0, 1, 1)
    assert restless[0].ship.tracks[CREW] == 2


# SOG-CAP-09


def test_cap_09_gives_a_card_for_a_hand_once_a_turn_at_sea() -> None:
    game = sails("SOG-CAP-09", ship=FRIGATE, tracks={CREW: 1}, cargo=["rum-1", "sugar-1"]).begins()
    assert {"cargo-for-crew-rum", "cargo-for-crew-sugar"} <= set(game.options)
    assert "cargo-for-crew-cocoa" not in game.options
    actions = game.t.turn.actions
    game.seat(0).says("cargo-for-crew-rum")
    assert (game[0].ship.tracks[CREW], game.t.turn.actions) == (2, actions)
    assert [tables.CARGO_NAMES[kind] for kind in game[0].cargo] == ["sugar-1"]
    assert not [name for name in game.options if name.startswith("cargo-for-crew")]


@pytest.mark.parametrize("more", [{"in_port": True}, {"tracks": {}}, {"cargo": []}])
def test_cap_09_needs_the_sea_a_card_and_room_for_crew(more: dict[str, Any]) -> None:
    captain: dict[str, Any] = {"ship": FRIGATE, "tracks": {CREW: 1}, "cargo": ["rum-1"], **more}
    game = sails("SOG-CAP-09", **captain).begins()
    assert not [name for name in game.options if name.startswith("cargo-for-crew")]


# SOG-CAP-10


def test_cap_10_pays_for_a_raid_without_a_bounty() -> None:
    game = sails("SOG-CAP-10", zone=CARIBBEAN_SEA, game=RAID, gold=5).merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.seat(0).says("engage")
    assert game.asked == (0, "buy-silence")
    game.dice("1x").draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("123").seat(0).says("pay")
    assert game[0].gold == 3 + 3
    assert game[0].bounties[DUTCH] == 0
    assert cards_of(game.t).used


def test_cap_10_fails_or_declines_and_is_wanted() -> None:
    failed = sails("SOG-CAP-10", zone=CARIBBEAN_SEA, game=RAID, gold=5).merchant(CARIBBEAN_SEA, DUTCH).begins()
    failed.seat(0).says("engage")
    failed.dice("11").draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("123").seat(0).says("pay")
    assert (failed[0].gold, failed[0].bounties[DUTCH]) == (3 + 3, 1)
    declined = sails("SOG-CAP-10", zone=CARIBBEAN_SEA, game=RAID, gold=5).merchant(CARIBBEAN_SEA, DUTCH).begins()
    declined.seat(0).says("engage")
    declined.draws_cargo("rum-1", "sugar-1", "cocoa-1").dice("123").seat(0).says("decline")
    assert (declined[0].gold, declined[0].bounties[DUTCH]) == (5 + 3, 1)


# SOG-CAP-11


def claims(id: str, gold: int) -> Play:
    game = in_port(id, HAVANA, gold=gold).offers_missions("MI-02", "MI-22").begins()
    return game


def test_cap_11_pays_for_a_mission_instead_of_rolling() -> None:
    game = claims("SOG-CAP-11", 4)
    game.seat(0).says("do-mission")
    assert game.asked == (0, "pay-for-claim")
    game.script([0]).seat(0).says("pay")
    assert game[0].gold == 1
    assert game[0].mission == tables.mission_card("MI-02")
    rolls = claims("SOG-CAP-11", 4)
    rolls.seat(0).says("do-mission")
    rolls.dice("111").seat(0).says("decline")
    assert (rolls[0].gold, rolls[0].mission) == (4, NONE)
    poor = claims("SOG-CAP-11", 2).dice("111")
    poor.seat(0).says("do-mission")
    assert poor.asked == (0, "port")


# SOG-CAP-12


@rule("SG-AMB-80")
def test_cap_12_gets_more_for_a_sale_of_three() -> None:
    game = in_port("SOG-CAP-12", TRINIDAD, cargo=["rum-1", "rum-4-escape", "sugar-1"]).demands(TRINIDAD, SUGAR).begins()
    each = prices.sale_price(game.t, game[0], 2)
    wanted = prices.sale_price(game.t, game[0], SUGAR)
    game.seat(0).says("do-sell", "sell-rum-2")
    game.script([0]).seat(0).says("sell-sugar-1")
    assert game[0].gold == 2 * each + wanted + 2
    two = in_port("SOG-CAP-12", TRINIDAD, cargo=["rum-1", "rum-4-escape"]).demands(TRINIDAD, SUGAR).begins()
    two.seat(0).says("do-sell", "sell-rum-2")
    assert two[0].gold == 2 * each


# SOG-CAP-13


@rule("SG-PAIR-01")
def test_cap_13_takes_one_modification_along() -> None:
    game = in_port("SOG-CAP-13", TRINIDAD)
    assert transfer_limit(game.t, game[0]) == 1
    game[0].zone = ST_JOHN
    assert transfer_limit(game.t, game[0]) == len(tables.MODIFICATION_NAMES)
    assert transfer_limit(game.t, game[1]) == 0
    bought = in_port("SOG-CAP-13", TRINIDAD, "modifications", gold=40, modifications=[SWIVEL_GUNS, LONG_GUNS])
    bought.offers_modification(TRINIDAD, NONE).begins().seat(0).says("do-shipyard", "buy-ship-frigate")
    assert bought.asked == (0, "transfer")
    bought.seat(0).says("transfer-long-guns")
    assert bought[0].ship.has(LONG_GUNS) and not bought[0].ship.has(SWIVEL_GUNS)
    assert bought.told("modifications-to-pool") == [{"seat": 0, "count": 1}]


@rule("SG-PAIR-01", "SG-PAIR-03")
def test_cap_13_takes_one_along_to_a_ship_that_she_claims() -> None:
    brig = tables.SHIP_NAMES.index("brig")
    fitted = [SWIVEL_GUNS, LONG_GUNS]
    game = table(Captain("SOG-CAP-13", zone=HAVANA, gold=3, modifications=fitted), FAR, luck=1, modules=["cards"])
    asked = plays_out(claim_ship(game.t, game[0], new_ship(brig)), "transfer-long-guns")
    assert asked[0] == "transfer" and asked.count("transfer") == 1
    assert (game[0].gold, game[0].ship.kind) == (2, brig)
    assert game[0].ship.has(LONG_GUNS) and not game[0].ship.has(SWIVEL_GUNS)
    other = table(Captain("CAP-06", zone=HAVANA, gold=3, modifications=fitted), FAR, luck=1, modules=["cards"])
    assert "transfer" not in plays_out(claim_ship(other.t, other[0], new_ship(brig)))


# SOG-CAP-14


def test_cap_14_draws_a_rumour_more() -> None:
    game = in_port("SOG-CAP-14", CURACAO, gold=5).begins()
    game.dice("x111").draws_rumours("RU-01", "RU-02").seat(0).says("do-rumour")
    assert game.asked == (0, "keep-rumour")
    names = [tables.RUMOUR_NAMES[tables.rumour_card(id)] for id in ("RU-01", "RU-02")]
    assert game.options == [f"keep-rumour-{name}" for name in names]
    left = game.t.decks.rumours.left
    game.seat(0).says(f"keep-rumour-{names[1]}")
    assert game[0].rumour == tables.rumour_card("RU-02")
    assert game.t.decks.rumours.left == left + 1


# SOG-CAP-15


@rule("SG-PAIR-07")
def test_cap_15_is_faster_in_raids_alone() -> None:
    game = sails("SOG-CAP-15")
    speed = effects.manoeuvrability(game.t, game[0].ship, 0)
    assert effects.raid_manoeuvrability(game.t, game[0]) == speed + 1
    assert effects.raid_manoeuvrability(game.t, game[1]) == effects.manoeuvrability(game.t, game[1].ship, 1)


# SOG-CAP-16


def test_cap_16_slips_out_of_port_unseen() -> None:
    npcs = {PIRATE_SLOOP: ("EV-13", TRINIDAD)}
    game = sails("SOG-CAP-16", zone=TRINIDAD, in_port=True, gold=5, npcs=npcs)
    cards_of(game.t).berth = TRINIDAD  # as at the start of his turn
    game.begins()
    assert scouts_in(game.t, 0, TRINIDAD) == []
    game.seat(0).does(LEAVE_PORT)  # nobody rolls
    assert game.asked == (0, "action")
    assert game.told("npc-scouts") == []
    assert [hunter.npc.number for hunter in hunters_of(game.t, 0)] == [PIRATE_SLOOP]  # his next turn is another matter
    other = sails("CAP-07", zone=TRINIDAD, in_port=True, gold=5, npcs=npcs)
    cards_of(other.t).berth = TRINIDAD
    other.begins().dice("111").seat(0).does(LEAVE_PORT)
    assert len(other.told("npc-scouts")) == 1


def test_cap_16_is_seen_when_he_comes_from_elsewhere() -> None:
    game = sails("SOG-CAP-16", zone=TRINIDAD, gold=5, npcs={PIRATE_SLOOP: ("EV-13", TRINIDAD)})
    assert may_scout(game.t, game.t.npcs[PIRATE_SLOOP], game[0])
