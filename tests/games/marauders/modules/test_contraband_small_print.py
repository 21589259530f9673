"""Small print of contraband: who searches, what comes aboard and how, what is hidden, told and asked."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.combat.start import npc_side, player_side
from freebooter.games.marauders.content.tables import NPC_NAMES
from freebooter.games.marauders.modules.contraband.buying import likely_searcher
from freebooter.games.marauders.modules.contraband.hold import HidingPlace, drawer_of
from freebooter.games.marauders.modules.contraband.moves import SMUGGLE
from freebooter.games.marauders.modules.contraband.rules import Contraband, coming
from freebooter.games.marauders.modules.contraband.search import note_searchers, searched_by
from freebooter.games.marauders.modules.contraband.selling import completes_pair
from freebooter.games.marauders.modules.contraband.stowing import OVERBOARD, STOW, gained, lose, smuggle
from freebooter.games.marauders.modules.smugglers_hold.rules import SMUGGLERS_HOLD
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.names import (
    DUTCH,
    ENGLISH,
    FRENCH,
    GAINED_BY_PLUNDER,
    GAINED_BY_RAID,
    GAINED_BY_REWARD,
    GALLEON,
    HAVANA,
    NONE,
    PIRATE_SLOOP,
    SPANISH,
    TORTUGA,
    TRINIDAD,
    Gain,
)
from freebooter.games.marauders.odds.scouting import npc_finds
from freebooter.games.marauders.previews.chances import percent
from freebooter.games.marauders.state import Visit
from freebooter.games.marauders.state.battle import Battle
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Ask, Part
from tests.games.marauders.cards import message, named
from tests.games.marauders.modules.contraband import (
    BRIDGETOWN_MILLS,
    FAR,
    HAVANA_BARK,
    HAVANA_WINE,
    SEALS,
    contraband,
    draws,
    in_port,
    smuggles,
)
from tests.games.marauders.table import Captain, Play, card, plays_out, table
from tests.rules import rule

ON = ["contraband"]
MOVE_OF = {move.value: move for move in SMUGGLE}


def sea(*held: str, others: tuple[Captain, ...] = (FAR,), **more: object) -> Play:
    laid = {name: more.pop(name) for name in ("npcs", "modules") if name in more}
    captain = Captain(**{"zone": HAVANA, "ship": GALLEON, **more})  # type: ignore[arg-type]
    game = table(captain, *others, **{"modules": ON, **laid})  # type: ignore[arg-type]
    return smuggles(game, 0, *held)


# Who searches


@rule("SG-M7-17", "SG-M7-21")
def test_the_naval_ship_of_the_zone_that_finds_a_smuggler_most_likely_is_named() -> None:
    navies = {SPANISH: ("EV-01", HAVANA), DUTCH: ("EV-10", HAVANA), ENGLISH: ("EV-04", TORTUGA)}
    game = sea(npcs={**navies, PIRATE_SLOOP: ("EV-13", HAVANA)})
    chances = {npc: percent(npc_finds(game.t, game.t.npcs[npc], game[0])) for npc in (SPANISH, DUTCH)}
    best = max(chances, key=lambda npc: (chances[npc], -npc))
    assert likely_searcher(game.t, game[0]) == (NPC_NAMES[best], chances[best])


@rule("SG-M7-17")
def test_of_two_naval_ships_that_are_as_good_the_first_is_named() -> None:
    game = sea(npcs={SPANISH: ("EV-01", HAVANA), DUTCH: ("EV-10", HAVANA)})
    game.t.npcs[DUTCH].card = game.t.npcs[SPANISH].card
    assert likely_searcher(game.t, game[0])[0] == NPC_NAMES[min(SPANISH, DUTCH)]


@rule("SG-M7-17", "SG-M7-21")
def test_nobody_searches_who_is_not_there() -> None:
    alone = sea()
    assert likely_searcher(alone.t, alone[0]) == ("none", 0)
    afar = sea(npcs={SPANISH: ("EV-01", TORTUGA), PIRATE_SLOOP: ("EV-13", HAVANA)})
    assert likely_searcher(afar.t, afar[0]) == ("none", 0)
    wanted = sea(npcs={SPANISH: ("EV-01", HAVANA)}, bounties={FRENCH: 1})
    assert likely_searcher(wanted.t, wanted[0]) == ("none", 0)


@rule("SG-M7-17", "MM-PORTPOWER-16")
def test_no_naval_ship_searches_off_trinidad() -> None:
    game = sea(zone=TRINIDAD, npcs={SPANISH: ("EV-01", TRINIDAD)})
    assert likely_searcher(game.t, game[0]) == ("none", 0)


@rule("SG-M7-21")
def test_pirates_look_for_no_contraband() -> None:
    game = sea(SEALS, npcs={SPANISH: ("EV-01", HAVANA), PIRATE_SLOOP: ("EV-13", HAVANA)})
    assert searched_by(game.t, game.t.npcs[SPANISH], game[0])
    assert not searched_by(game.t, game.t.npcs[PIRATE_SLOOP], game[0])


@rule("SG-AMB-92", "SG-AMB-31")
def test_it_is_noted_who_of_the_zone_comes_for_contraband_alone() -> None:
    npcs = {SPANISH: ("EV-01", HAVANA), ENGLISH: ("EV-04", TORTUGA), PIRATE_SLOOP: ("EV-13", HAVANA)}
    game = sea(SEALS, npcs=npcs, gold=9)
    note_searchers(game.t, game[0])
    assert drawer_of(game.t).searching == 1 << SPANISH
    drawer_of(game.t).searching = 7
    note_searchers(game.t, game[1])
    assert drawer_of(game.t).searching == 0


# What comes aboard


def asks(part: Part[None], *answers: str) -> list[tuple[list[str], bool]]:
    """The options of each question, and whether it is put although there may be no choice."""
    found = []
    try:
        ask = next(part)
        for name in (*answers, "done"):
            assert isinstance(ask, Ask)
            found.append(([move.name for move in ask.options], ask.shown))
            ask = part.send(named(name))
    except StopIteration:
        return found
    raise AssertionError("one more question")


def plundering(*kinds: str, how: Gain, between: bool | None = None) -> Part[None]:
    """Cards come aboard; in a battle with another captain, with an NPC, or in none."""
    game = sea(npcs={SPANISH: ("EV-01", HAVANA)})
    if between is not None:
        other = player_side(game[1]) if between else npc_side(game.t, game.t.npcs[SPANISH])
        game.t.battle = Battle(player_side(game[0]), other)
    for name in kinds:
        game.t.decks.cargo.take(card(name))
    game[0].cargo = tuple(card(name) for name in kinds)
    return gained(game.t, game[0], game[0].cargo, how)


@rule("SG-AMB-35", "SG-M7-10")
@pytest.mark.parametrize(
    ("how", "between", "asked"),
    [
        (GAINED_BY_REWARD, None, True),
        (GAINED_BY_PLUNDER, True, True),
        (GAINED_BY_PLUNDER, False, False),
        (GAINED_BY_PLUNDER, None, False),
        (GAINED_BY_RAID, True, False),
        (GAINED_BY_RAID, None, False),
    ],
)
def test_where_nobody_saw_the_cards_the_question_is_always_put(how: Gain, between: bool | None, asked: bool) -> None:
    assert asks(plundering("rum-1", how=how, between=between)) == ([(["done"], True)] if asked else [])


@rule("SG-AMB-35", "SG-M7-10")
@pytest.mark.parametrize(("how", "shown"), [(GAINED_BY_REWARD, True), (GAINED_BY_RAID, False)])
def test_of_two_cards_with_a_destination_each_is_asked_for(how: Gain, shown: bool) -> None:
    both = [f"smuggle-{name}" for name in (HAVANA_BARK, SEALS)]
    part = plundering(HAVANA_BARK, SEALS, how=how)
    assert asks(part, both[0]) == [([*both, "done"], shown), ([both[1], "done"], shown)]
    assert len(asks(plundering(HAVANA_BARK, SEALS, how=how), *both)) == 2


@rule("SG-M7-10")
def test_what_is_smuggled_is_told_to_its_owner_and_that_something_was_to_all() -> None:
    game = sea()
    game.t.decks.cargo.take(card(SEALS))
    game[0].cargo = (card(SEALS),)
    smuggle(game.t, game[0], card(SEALS))
    assert game.told("contraband-stowed") == [{"seat": 0, "card": SEALS}]
    assert game.told("contraband-stowed-hidden") == [{"seat": 0}]
    ask = Ask(0, STOW, [MOVE_OF[card(SEALS)], DONE])
    note = ask.preview(game.t, MOVE_OF[card(SEALS)])
    assert note is not None and note.params["zone"] == "st-maarten"
    assert ask.preview(game.t, DONE) is None


@rule("SG-M7-28", "SG-M3-09")
def test_cards_that_come_are_the_own_ones_with_a_destination() -> None:
    game = sea()
    t = game.t
    assert coming(t, game[0]) == 0
    t.drawn_cargo, t.drawn_by = (card("rum-1"), card(SEALS)), 0
    assert (coming(t, game[0]), coming(t, game[1])) == (1, 0)
    t.raid = Raid(0, DUTCH)
    t.raid.cards = (card(HAVANA_BARK), card(HAVANA_WINE), card("rum-1"))
    assert (coming(t, game[0]), coming(t, game[1])) == (2, 0)
    t.raid, t.visit = None, Visit(HAVANA)
    assert coming(t, game[0]) == 0


@rule("SG-M3-09", "SG-M7-28")
@pytest.mark.parametrize(("held", "room"), [([], 3), ([SEALS], 2), ([SEALS, HAVANA_BARK], 1)])
def test_a_hold_has_room_for_one_that_comes_while_it_is_empty(held: list[str], room: int) -> None:
    game = sea(*held, modules=["contraband", "modifications"])
    game[0].ship.modifications |= 1 << SMUGGLERS_HOLD
    game.t.drawn_cargo, game.t.drawn_by = (card(BRIDGETOWN_MILLS),), 0
    assert Contraband("contraband").room(game.t, 2, game[0]) == room
    assert HidingPlace().places(game.t, game[0]) == 0


# What goes


@rule("SG-M7-26")
def test_the_only_card_is_lost_without_a_draw() -> None:
    game = sea(SEALS)
    game.t.chance = game.chance  # which has nothing to say
    assert plays_out(lose(game.t, game[0], "SG-M7-26")) == []
    assert contraband(game) == []


@rule("SG-M7-26", "SG-AMB-80")
def test_only_what_is_aboard_goes_overboard_and_what_is_sold_stays_spoken_of() -> None:
    game = sea(SEALS, HAVANA_BARK)
    ask = Ask(0, STOW, [])
    assert message(OVERBOARD.refusal(game.t, ask, named(f"discard-contraband-{SEALS}"))) == ""
    reason = OVERBOARD.refusal(game.t, ask, named(f"discard-contraband-{HAVANA_WINE}"))
    assert message(reason) == "mm-contraband-not-aboard"
    game.t.visit = Visit(HAVANA)
    game.t.visit.more_cards = 1  # the bark
    OVERBOARD.take(game.t, 0, named(f"discard-contraband-{SEALS}"))
    assert (contraband(game), game.t.visit.more_cards) == ([HAVANA_BARK], 1)
    OVERBOARD.take(game.t, 0, named(f"discard-contraband-{HAVANA_BARK}"))
    assert (contraband(game), game.t.visit.more_cards) == ([], 0)


@rule("SG-M7-13")
@pytest.mark.parametrize(("half", "second"), [(False, [0, 1, 0, 1, 0]), (True, [1, 0, 1, 0, 1])])
def test_every_other_card_completes_a_pair(half: bool, second: list[int]) -> None:
    game = in_port()
    game.t.visit = Visit(TRINIDAD)
    drawer_of(game.t).halves[0] = card(SEALS) if half else NONE
    found = []
    for count in range(5):
        game.t.visit.more_cards = count
        found.append(int(completes_pair(game.t, game[0])))
    assert found == second


@rule("SG-M7-07")
def test_a_card_for_which_there_is_room_at_sea_is_no_surplus() -> None:
    game = draws(in_port(gold=9, ship=GALLEON), HAVANA_BARK, "rum-1", "sugar-1", "cocoa-1", "spices-1", "fruit-1")
    note = game.ask.preview(game.t, named(f"buy-contraband-{HAVANA_BARK}"))
    assert note is not None and (note.params["surplus"], note.params["npc"]) == (0, "none")
