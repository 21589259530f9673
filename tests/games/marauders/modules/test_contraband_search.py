"""Module 7: naval ships search captains who carry contraband."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.actions.risks import before_acting
from freebooter.games.marauders.advice.dangers import Dangers
from freebooter.games.marauders.content.tables import NPC_NAMES
from freebooter.games.marauders.modules.contraband.moves import GIVE_UP, RESIST
from freebooter.games.marauders.modules.contraband.search import SMUGGLER
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.modules.upgrades.state import upgrades_of
from freebooter.games.marauders.modules.upgrades.tokens import TOKENS
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import (
    ADVANCED_RIGS,
    CARIBBEAN_SEA,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FRENCH,
    GALLEON,
    HULL,
    MASTS,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.npcs.hostility import reasons
from freebooter.games.marauders.npcs.movement import prey
from freebooter.games.marauders.npcs.scouting import all_scout, may_scout, scouting_dice
from freebooter.games.marauders.odds.dangers import hunters_of, scouts_in
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import OPENING
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.state.task_stack import meet_zone
from freebooter.games.marauders.turn.flow import do_task, next_flow
from freebooter.kernel.ask import Taken
from freebooter.kernel.note import Note
from tests.games.marauders.modules.contraband import FAR, HAVANA_BARK, SEALS, contraband, discarded, smuggles
from tests.games.marauders.table import TURN, Captain, Play, Room, plays_out, table
from tests.rules import rule

ON = ["contraband"]
NAVY = {ENGLISH: ("EV-04", CARIBBEAN_SEA)}
NAVIES = {**NAVY, DUTCH: ("EV-10", CARIBBEAN_SEA)}


def forget_battle(game: Play) -> None:
    game.t.battle = None


def until_battle(t: Table) -> Taken | None:
    """A turn up to the first round of a battle."""
    fights = t.battle is not None and t.battle.phase != OPENING
    return None if fights or t.turn.over else next_flow(t)


AT_SEA = Room(until_battle)


def at_sea(*held: str, npcs: dict[int, tuple[str, int]] = NAVY, zone: int = CARIBBEAN_SEA, **more: object) -> Play:
    captain = Captain("CAP-06", zone=zone, **more)  # type: ignore[arg-type]
    return smuggles(table(captain, FAR, game=AT_SEA, npcs=npcs, modules=ON), 0, *held)


def is_found(game: Play, *rolls: str) -> Play:
    """The zone is met; naval ships roll these dice. Those who have found him come in the order of their numbers."""
    meet_zone(game.t)
    return game.dice(*rolls).script([0] * len(rolls)).begins()


def reason(game: Play, npc: int = ENGLISH, hunting: bool = False) -> int:
    return reasons(game.t, game.t.npcs[npc], game[0], hunting)


# Who searches


@rule("SG-M7-17")
def test_naval_ships_scout_for_smugglers_who_are_no_pirates() -> None:
    game = at_sea(SEALS)
    assert reason(game) == SMUGGLER
    assert may_scout(game.t, game.t.npcs[ENGLISH], game[0])
    assert not may_scout(game.t, game.t.npcs[ENGLISH], game[1])
    assert reason(at_sea()) == 0
    assert [NPC_NAMES[hunter.npc.number] for hunter in scouts_in(game.t, 0, CARIBBEAN_SEA)] == ["english-navy"]


@rule("SG-M7-18")
def test_they_do_not_go_after_them() -> None:
    game = at_sea(SEALS, zone=CURACAO)
    assert reason(game, hunting=True) == 0
    assert prey(game.t, game.t.npcs[ENGLISH]) is None


@rule("SG-M7-21")
def test_for_pirates_contraband_changes_nothing() -> None:
    for held in ((), (SEALS,)):
        game = at_sea(*held, bounties={ENGLISH: 1})
        assert (reason(game), reason(game, hunting=True)) == (1, 1)
        game = is_found(game, "xx")
        assert game.t.battle is not None and game.t.battle.sides[0].npc == ENGLISH


@rule("SG-AMB-78")
def test_trinidad_hides_smugglers_and_tortuga_does_not() -> None:
    hidden = at_sea(SEALS, zone=TRINIDAD, npcs={ENGLISH: ("EV-04", TRINIDAD)})
    assert reason(hidden) == 0
    french = {FRENCH: ("EV-07", TORTUGA)}
    assert reason(at_sea(SEALS, zone=TORTUGA, npcs=french), FRENCH) == SMUGGLER
    from_trinidad = at_sea(SEALS, zone=TRINIDAD)
    assert reasons(from_trinidad.t, from_trinidad.t.npcs[ENGLISH], from_trinidad[0], False, CARIBBEAN_SEA) == SMUGGLER


# What the smuggler can do


@rule("SG-M7-20")
def test_he_may_throw_all_of_it_overboard() -> None:
    """Fixed order 8: roll, cards of the hunted, the choice of the smuggler, battles."""
    game = is_found(at_sea(SEALS, HAVANA_BARK, gold=3), "x1")
    assert game.asked == (0, "found-response")
    assert game.ask.options == [GIVE_UP, RESIST]
    assert game.ask.preview(game.t, GIVE_UP) == Note("mm-brings-giving-up", "SG-M7-20", count=2)
    game.seat(0).does(GIVE_UP)
    assert (contraband(game), sorted(discarded(game))) == ([], sorted([SEALS, HAVANA_BARK]))
    assert game.t.battle is None and not game[0].is_pirate()
    assert game.asked == (0, "action")


@rule("SG-M7-19")
def test_or_resist_and_be_wanted_for_it() -> None:
    game = is_found(at_sea(SEALS), "x1")
    note = game.ask.preview(game.t, RESIST)
    assert note is not None
    assert (note.params["nation"], 0 < int(note.params["crew"]) < 100) == ("english", True)
    game.seat(0).does(RESIST)
    battle = game.t.battle
    assert battle is not None and (battle.sides[0].seat, battle.sides[1].npc) == (0, ENGLISH)
    assert game[0].bounties[ENGLISH] == 1
    assert game.rules_of("bounty-gained") == ["MM-BOUNTY-01"]
    assert contraband(game) == [SEALS]


@rule("SG-M7-19", "SG-M7-20")
def test_there_is_no_third_way() -> None:
    game = is_found(at_sea(SEALS), "x1")
    refusal = game.ask.refusal(game.t, PASS)
    assert refusal is not None and refusal.message == "mm-must-respond"


@rule("SG-AMB-31")
@pytest.mark.parametrize("why", ["war", "load"])
def test_who_is_hunted_anyway_is_attacked(why: str) -> None:
    if why == "war":
        captain = Captain("CAP-06")
        game = smuggles(table(captain, FAR, game=AT_SEA, npcs=NAVY, wars=[(SPANISH, ENGLISH)], modules=ON), 0, SEALS)
        navy = ENGLISH
    else:
        game = at_sea(SEALS, npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}, mission="MI-17", load=True)
        navy = SPANISH
    assert reason(game, navy) == SMUGGLER | 4
    game = is_found(game, "xx")
    assert game.t.battle is not None and game.t.battle.sides[0].npc == navy
    assert contraband(game) == [SEALS]


@rule("SG-AMB-92")
def test_whoever_has_thrown_it_overboard_is_left_alone_by_all() -> None:
    game = is_found(at_sea(SEALS, npcs=NAVIES), "x1", "x1")
    game.seat(0).does(GIVE_UP)
    assert game.asked == (0, "action")
    assert len(game.told("npc-scouts")) == 2  # all scout first
    assert game.t.battle is None


@rule("SG-AMB-92")
def test_whoever_has_resisted_is_attacked_by_the_others() -> None:
    game = at_sea(SEALS, npcs=NAVIES, ship=GALLEON)
    game = is_found(game, "x1", "x1")
    first = game.ask.about
    game.seat(0).does(RESIST)
    other = DUTCH if first == ENGLISH else ENGLISH
    forget_battle(game)  # however that ends
    assert plays_out(flow_of_next_attack(game)) == []
    assert attacker(game) == other


def attacker(game: Play) -> int:
    assert game.t.battle is not None
    return game.t.battle.sides[0].npc


def flow_of_next_attack(game: Play) -> Taken:
    return do_task(game.t, game.t.agenda.pop())


@rule("SG-AMB-92")
def test_who_was_hunted_for_another_reason_is_attacked_without_it_too() -> None:
    """A load that was lost meanwhile is not contraband: the base goes on as before."""
    npcs = {SPANISH: ("EV-01", CARIBBEAN_SEA)}
    game = at_sea(npcs=npcs, mission="MI-17", load=True)
    plays_out(all_scout(game.dice("x1").script([0]).t, game[0]))
    game[0].load = False
    assert plays_out(flow_of_next_attack(game)) == []
    assert game.t.battle is not None


# With other modules


@rule("SG-PAIR-37", "SG-AMB-34")
def test_no_navy_searches_in_the_storm_which_comes_first() -> None:
    captain = Captain("CAP-06", ship=GALLEON)
    game = table(captain, FAR, game=TURN, npcs=NAVY, modules=["contraband", "storm", "wind"])
    smuggles(game, 0, SEALS)
    storm_of(game.t).zone = CARIBBEAN_SEA
    assert not may_scout(game.t, game.t.npcs[ENGLISH], game[0])
    meet_zone(game.t)
    game.dice("xx1").dice("1").begins()
    assert [event.kind for event in game.journal.events if event.kind in ("skill-rolled", "npc-scouts")] == [
        "skill-rolled"
    ]
    storm_of(game.t).zone = CURACAO
    assert may_scout(game.t, game.t.npcs[ENGLISH], game[0])


@rule("SG-PAIR-25")
def test_an_upgraded_naval_ship_searches_and_fights_with_its_upgrades() -> None:
    game = table(Captain(), FAR, game=AT_SEA, npcs=NAVY, modules=["contraband", "upgrades", "modifications"])
    smuggles(game, 0, SEALS)
    navy = game.t.npcs[ENGLISH]
    plain = scouting_dice(game.t, navy, game[0])
    upgrades = upgrades_of(game.t)
    for name in ("crows-nest", "advanced-rigs"):
        upgrades.pool.take(TOKENS.index(name))
    upgrades.lay_on(navy.card, 1 << TOKENS.index("crows-nest") | 1 << TOKENS.index("advanced-rigs"))
    assert scouting_dice(game.t, navy, game[0]) == plain + 1
    is_found(game, "x11").seat(0).does(RESIST)
    assert game.t.battle is not None
    ship = game.t.battle.sides[1].ship
    assert ship is not None and ship.has(ADVANCED_RIGS)


@rule("SG-PAIR-41")
def test_with_a_hard_life_searchers_are_there_from_the_first_round() -> None:
    game = smuggles(table(Captain(), FAR, modules=["contraband", "hard-life"], luck=3), 0, SEALS)
    plays_out(modules_of(game.t).players_are_set(game.t))
    navies = [npc for npc in game.t.npcs if npc.afloat() and is_navy(npc)]
    assert len(navies) == 2
    game[0].zone = navies[0].zone
    assert may_scout(game.t, navies[0], game[0])


# What is said and thought


def test_a_search_is_foretold_and_what_could_be_lost() -> None:
    game = at_sea(SEALS, HAVANA_BARK).begins()
    risks = game.ask.risks(game.t)
    (note,) = [risk for risk in risks if risk.message == "mm-risk-search"]
    (hunter,) = hunters_of(game.t, 0)
    assert (note.params["npc"], note.params["count"]) == ("english-navy", 2)
    assert note.params["chance"] == round(100 * hunter.finds)
    (loss,) = [risk for risk in risks if risk.message == "mm-risk-loss"]
    assert loss.params["cargo"] == 2
    assert next(risk.message for risk in before_acting(game.t, game[0])) == "mm-risk-npc-here"


def test_a_search_costs_no_more_than_what_is_searched_for() -> None:
    game, pirate = at_sea(SEALS, zone=CURACAO), at_sea(SEALS, zone=CURACAO, bounties={ENGLISH: 1})
    risk = Dangers(game.t, game[0]).by_day[CARIBBEAN_SEA]
    assert 0 < risk < 100
    assert Dangers(pirate.t, pirate[0]).by_day[CARIBBEAN_SEA] != risk


def test_advice_gives_up_what_is_not_worth_a_battle() -> None:
    weak = is_found(at_sea(SEALS, tracks={HULL: 1, CREW: 1, MASTS: 1}, gold=30), "x1")
    weights = weak.ask.weights(weak.t)
    assert weights is not None and weights[0] > weights[1]
