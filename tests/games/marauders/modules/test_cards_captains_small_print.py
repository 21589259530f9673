"""Small print of the new captains: who has an ability, when, for how much, and what is said of it."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.bounties import FOR_STARTING
from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.cards.abilities import (
    fill_crew,
    fish_wreck,
    slips_past,
    sold_in_bulk,
    transfers,
)
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.modules.cards.payments import PAY_FOR_CLAIM, buys_silence
from freebooter.games.marauders.moves import DECLINE, PAY
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    DUTCH,
    GALLEON,
    HAVANA,
    NASSAU,
    NONE,
    PIRATE_SLOOP,
    SAN_JUAN,
    ST_JOHN,
    SUGAR,
    TRINIDAD,
)
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import OVER, Visit
from freebooter.games.marauders.state.battle import SHIP_SUNK, Battle
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Ask
from tests.games.marauders.cards import message
from tests.games.marauders.modules.test_cards_captains import FAR, in_port, sails
from tests.games.marauders.table import Captain, Play, card, plays_out, table
from tests.rules import rule


def used(game: Play) -> int:
    """How often it was told that an ability was used."""
    return len(game.told("ability-used"))


# Once in a turn


@rule("SG-M1-03")
def test_an_ability_is_there_again_in_the_next_turn() -> None:
    game = sails("SOG-CAP-09")
    calls, drawer = modules_of(game.t), cards_of(game.t)
    for moment in (calls.turn_starts, calls.turn_ends):
        drawer.used = True
        plays_out(moment(game.t, game[0]))
        assert not drawer.used


# SOG-CAP-07


def sank(id: str = "SOG-CAP-07", winner: int = 0) -> Play:
    """A battle in which the pirate, or the captain's ship, was the aggressor; the captain has won."""
    game = table(Captain(id, zone=HAVANA), FAR, modules=["cards"], npcs={PIRATE_SLOOP: ("EV-13", HAVANA)})
    own, other = player_side(game[0]), npc_side(game.t, game.t.npcs[PIRATE_SLOOP])
    game.t.battle = Battle(own, other) if winner == 0 else Battle(other, own)
    game.battle.outcome, game.battle.winner = SHIP_SUNK, winner
    return game


@rule("SG-M1-03")
@pytest.mark.parametrize("winner", [0, 1])
def test_cap_07_fishes_whoever_attacked(winner: int) -> None:
    game = sank(winner=winner).draws_cargo("rum-4-escape", "sugar-1")
    assert plays_out(fish_wreck(game.t, game.battle))[0] == "keep-goods"
    assert (game[0].gold, used(game)) == (5, 1)


@rule("SG-M1-03")
def test_cap_07_must_live_and_others_fish_nothing() -> None:
    dead = sank()
    dead[0].afloat = False
    over = sank()
    over.t.stage = OVER
    for game in (dead, over, sank("CAP-06")):
        assert plays_out(fish_wreck(game.t, game.battle)) == []
        assert (game[0].gold, used(game)) == (0, 0)


# SOG-CAP-08


@rule("SG-M1-03")
@pytest.mark.parametrize(
    ("id", "afloat", "crew", "after", "told"),
    [
        ("SOG-CAP-08", True, 1, 4, 1),
        ("SOG-CAP-08", True, 3, 4, 1),
        ("SOG-CAP-08", True, 4, 4, 0),
        ("SOG-CAP-08", False, 1, 1, 0),
        ("CAP-06", True, 1, 1, 0),
    ],
)
def test_cap_08_is_followed_as_long_as_she_lives_and_has_room(
    id: str, afloat: bool, crew: int, after: int, told: int
) -> None:
    game = sails(id, ship=GALLEON, tracks={CREW: crew})
    game[0].afloat = afloat
    fill_crew(game.t, game[0])
    assert (game[0].ship.tracks[CREW], used(game)) == (after, told)


# SOG-CAP-10


def engages(gold: int = 2, bounty: int = 0, id: str = "SOG-CAP-10") -> Play:
    game = sails(id, zone=CARIBBEAN_SEA, gold=gold, bounties={DUTCH: bounty} if bounty else {})
    game.t.raid = Raid(0, DUTCH)
    return game


def silent(game: Play, act: int = FOR_STARTING) -> tuple[list[str], bool]:
    """What he is asked when he pays if he can, and whether he gets no bounty."""
    asked: list[str] = []
    part = buys_silence(game.t, game[0], DUTCH, act)
    try:
        ask = next(part)
        while True:
            asked.append(ask.prompt)
            ask = part.send(PAY)
    except StopIteration as end:
        return asked, bool(end.value)


@rule("SG-M1-03", "MM-BOUNTY-06")
def test_cap_10_is_asked_when_he_can_pay_and_the_bounty_could_become_higher() -> None:
    game = engages(gold=2, bounty=4).dice("1x")
    game.t.chance = game.chance
    assert silent(game) == (["buy-silence"], True)
    assert (game[0].gold, used(game)) == (0, 1)
    assert silent(engages(gold=1)) == ([], False)
    assert silent(engages(gold=9, bounty=5)) == ([], False)
    assert silent(engages(gold=9, id="CAP-06")) == ([], False)


@rule("SG-M1-03")
def test_cap_10_buys_silence_for_the_start_of_a_raid_alone() -> None:
    game = engages(gold=9)
    assert silent(game, FOR_STARTING + 1) == ([], False)
    game.t.raid = None
    assert silent(game) == ([], False)


@rule("SG-M1-03")
def test_what_silence_costs_and_how_likely_it_is() -> None:
    """Influence 2: one success at least in 5 of 9 rolls."""
    game = engages()
    ask = next(buys_silence(game.t, game[0], DUTCH, FOR_STARTING))
    assert isinstance(ask, Ask)
    note = ask.preview(game.t, PAY)
    assert note is not None
    assert (note.message, dict(note.params)) == ("mm-brings-silence", {"price": 2, "dice": 2, "chance": 56})
    assert ask.preview(game.t, DECLINE) is None


# SOG-CAP-11


def claims(mission: str, gold: int, **more: object) -> Play:
    zone = tables.MISSION_LOCATION[tables.mission_card(mission)]
    return in_port("SOG-CAP-11", zone, gold=gold, **more).offers_missions(mission, "MI-22")


@rule("SG-M1-03")
@pytest.mark.parametrize(("mission", "needed"), [("MI-02", 0), ("SOG-MIS-02", 2)])
def test_cap_11_pays_besides_what_the_mission_costs(mission: str, needed: int) -> None:
    kind = tables.mission_card(mission)
    assert tables.MISSIONS[kind].needs.gold == needed
    for gold, options in ((3 + needed, [PAY, DECLINE]), (2 + needed, [DECLINE])):
        game = claims(mission, gold)
        ask = PAY_FOR_CLAIM.ask(game.t, 0, about=kind)
        assert ask.options == options
        reason = ask.refusal(game.t, PAY)
        assert message(reason) == ("" if PAY in options else "mm-too-little-gold")
        assert ask.refusal(game.t, DECLINE) is None


@rule("SG-M1-03", "MM-MISSION-02")
def test_cap_11_knows_what_she_pays_and_what_a_roll_would_bring() -> None:
    """Influence 3: one success at least in 19 of 27 rolls."""
    game = claims("MI-02", 3).begins()
    game.seat(0).says("do-mission")
    paid, rolled = (game.ask.preview(game.t, move) for move in (PAY, DECLINE))
    assert paid is not None and (paid.message, dict(paid.params)) == ("mm-brings-claim-paid", {"price": 3})
    assert rolled is not None and rolled.message == "mm-brings-check"
    assert dict(rolled.params) == {"dice": 3, "needed": 1, "chance": 70}
    game.script([0]).seat(0).says("pay")
    assert (game[0].gold, used(game)) == (0, 1)


@rule("SG-M1-03", "MM-STASH-06")
def test_cap_11_is_asked_at_home_although_she_cannot_pay_since_nobody_knows_her_chest() -> None:
    home = next(id for id in tables.MISSION_IDS if tables.MISSION_LOCATION[tables.mission_card(id)] == SAN_JUAN)
    kind = tables.mission_card(home)
    game = in_port("SOG-CAP-11", SAN_JUAN, gold=0, stash=2)
    game.t.visit = Visit(SAN_JUAN)
    asked = plays_out(modules_of(game.t).mission_asks_roll(game.t, game[0], kind))
    assert asked == ["pay-for-claim"]
    game[0].stash_least = game[0].stash_most = 2  # now everyone knows
    assert plays_out(modules_of(game.t).mission_asks_roll(game.t, game[0], kind)) == []


# SOG-CAP-12


@rule("SG-M1-03", "SG-AMB-80")
@pytest.mark.parametrize(
    ("id", "cards", "contraband", "gold", "told"),
    [
        ("SOG-CAP-12", ["rum-1", "cocoa-1", "sugar-1"], 0, 2, 1),
        ("SOG-CAP-12", ["rum-1", "sugar-2", "sugar-1"], 0, 1, 1),
        ("SOG-CAP-12", ["sugar-3-escape", "sugar-2", "sugar-1"], 0, 0, 0),
        ("SOG-CAP-12", ["rum-1", "rum-2"], 1, 2, 1),
        ("SOG-CAP-12", ["rum-1"], 1, 0, 0),
        ("CAP-06", ["rum-1", "cocoa-1", "sugar-1"], 0, 0, 0),
    ],
)
def test_cap_12_is_paid_for_ordinary_cards_not_in_demand(
    id: str, cards: list[str], contraband: int, gold: int, told: int
) -> None:
    game = in_port(id, TRINIDAD)
    game.t.visit = Visit(TRINIDAD)
    game.t.visit.more_cards = contraband
    sold_in_bulk(game.t, game[0], tuple(card(name) for name in cards), SUGAR)
    assert (game[0].gold, used(game)) == (gold, told)


# SOG-CAP-13


@rule("SG-M1-03", "SG-PAIR-01")
@pytest.mark.parametrize(
    ("zone", "in_port", "by_others", "found"),
    [(TRINIDAD, True, 0, 1), (ST_JOHN, False, 0, 1), (ST_JOHN, True, 0, 0), (ST_JOHN, True, 9, 9)],
)
def test_cap_13_has_the_power_of_st_john_in_its_port_instead(
    zone: int, in_port: bool, by_others: int, found: int
) -> None:
    game = sails("SOG-CAP-13", zone=zone, in_port=in_port)
    assert transfers(by_others, game[0]) == found


# SOG-CAP-16


@rule("SG-M1-03")
def test_cap_16_slips_out_in_his_own_turn_alone() -> None:
    for turn, unseen in ((0, True), (1, False)):
        game = table(Captain("SOG-CAP-16", zone=TRINIDAD), FAR, turn=turn, modules=["cards"])
        cards_of(game.t).berth = TRINIDAD
        assert slips_past(game.t, game[0]) == unseen
        cards_of(game.t).berth = NONE
        assert not slips_past(game.t, game[0])


@rule("SG-M1-03")
def test_the_port_that_a_captain_comes_from_is_the_one_of_his_last_step() -> None:
    game = sails("SOG-CAP-16", zone=TRINIDAD, in_port=True)
    calls, drawer = modules_of(game.t), cards_of(game.t)
    plays_out(calls.turn_starts(game.t, game[0]))
    assert drawer.berth == TRINIDAD
    calls.moved(game.t, game[0], TRINIDAD, CARIBBEAN_SEA, False)
    assert drawer.berth == NONE
    calls.moved(game.t, game[0], CARIBBEAN_SEA, NASSAU, True)
    assert drawer.berth == NASSAU
    plays_out(calls.turn_ends(game.t, game[0]))
    assert drawer.berth == NONE
    game[0].in_port, drawer.berth = False, NASSAU
    plays_out(calls.turn_starts(game.t, game[0]))
    assert drawer.berth == NONE
