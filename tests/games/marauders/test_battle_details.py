"""Corners of a battle: hooks after a draw and of the program, plunder by the defender, what a claimed ship leaves."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.battle.claim import tokens_about
from freebooter.games.marauders.battle.contest import won_contest
from freebooter.games.marauders.battle.forecast import may_throw
from freebooter.games.marauders.battle.plunder import take_rumour
from freebooter.games.marauders.captain.glory import draw_glory
from freebooter.games.marauders.content.tables import PORTS, rumour_card
from freebooter.games.marauders.moves import BOARD, CLAIM_SHIP, FLEE, KEEP_RUMOUR, KEEP_SHIP, PASS, SHOOT
from freebooter.games.marauders.names import (
    CARGO,
    CARIBBEAN_SEA,
    CHASERS,
    CREW,
    EXTENDED_HOLD,
    FLUTE,
    FRIGATE,
    GRAPPLING_HOOKS,
    HULL,
    LONG_GUNS,
    NONE,
    REINFORCED_HULL,
    SPANISH,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import BOARDS, SHOOTS, Side
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from tests.games.marauders.notes import brings
from tests.games.marauders.table import Captain, Play, plays_out, table
from tests.rules import rule

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}  # a frigate, seamanship 3, leadership 2


class Drill(Module):
    """Navies have grappling hooks, and one modification may come along to a claimed ship."""

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        side.weapons = 1 << GRAPPLING_HOOKS

    def transfers(self, t: Table, count: int, player: Player) -> int:
        return 1


@pytest.fixture
def drill() -> Iterator[None]:
    add_module(Drill("drill-details"))
    yield
    remove_module("drill-details")


# Hooks


@rule("MM-WEAPON-02")
def test_after_a_draw_nobody_has_won_and_both_may_throw_their_hooks() -> None:
    hooks = [GRAPPLING_HOOKS]
    game = table(Captain(weapons=hooks), Captain(weapons=hooks)).dice("111", "111").attacks(0, 1)
    game.seat(0).does(BOARD)
    game.dice("x22", "x31").seat(1).does(BOARD)
    assert game.asked == (0, "grappling-hooks")
    assert [won_contest(game.battle, game.side(at)) for at in (0, 1)] == [False, False]
    game.seat(0).does(PASS)
    assert game.asked == (1, "grappling-hooks")
    game.dice("111", "111").seat(1).does(PASS)
    assert game.asked == (0, "declare")


def boarded_by_program(dice: str, *captains: Captain) -> Play:
    """A navy with hooks, led by the program, has boarded the weaker crew of seat 0, who boards or shoots."""
    game = table(*captains, npcs=NAVY, modules=["drill-details"], npc_orders="program", luck=5)
    first = "1" * len(captains[0].employed)
    game.dice("111", "111" + first).npc_attacks(SPANISH, 0)
    assert game.asked == (0, "declare")
    return game.dice(dice)


@rule("MM-AMB-74", "MM-WEAPON-02")
def test_the_program_rolls_its_failed_dice_again(drill: None) -> None:
    game = boarded_by_program("x21" + "xx1" + "xx", Captain(tracks={CREW: 1}), Captain())
    game.seat(0).does(SHOOT)
    rolled = [told["dice"] for told in game.told("contest-rolled")][2:]
    assert rolled == [[5, 2, 1], [5, 5, 1], [5, 5, 5]]
    assert [told["side"] for told in game.told("boarded")] == ["don-inigo-peralta"]


@rule("MM-AMB-74", "MM-WEAPON-02")
def test_the_program_keeps_its_hooks_where_all_dice_are_skulls(drill: None) -> None:
    """Four skulls of a captain with a Sailing Master against three."""
    game = boarded_by_program("xxx" + "xxxx" + "2", Captain(tracks={CREW: 1}, employed=["GL-S8a"]), Captain())
    game.seat(0).does(SHOOT)
    assert game.told("weapon-used") == []
    assert game.side(0).weapons == 1 << GRAPPLING_HOOKS


@rule("MM-AMB-74", "MM-WEAPON-02")
def test_who_is_overtaken_by_the_hooks_of_an_npc_may_throw_his_own(drill: None) -> None:
    captain = Captain(tracks={CREW: 1}, weapons=[GRAPPLING_HOOKS])
    game = boarded_by_program("x21" + "xx1" + "xx", captain, Captain())
    game.seat(0).does(BOARD)
    assert game.asked == (0, "grappling-hooks")


@rule("MM-AMB-74", "MM-WEAPON-02")
def test_an_aggressor_overtaken_by_the_hooks_of_an_npc_is_asked_too(drill: None) -> None:
    captain = Captain(tracks={CREW: 1}, weapons=[GRAPPLING_HOOKS])
    game = table(captain, Captain(), npcs=NAVY, modules=["drill-details"], npc_orders="program", luck=5)
    game.dice("111", "111").attacks_npc(0, SPANISH)
    game.dice("xx1" + "x21" + "xx").seat(0).does(BOARD)
    assert game.asked == (0, "grappling-hooks")


@rule("MM-WEAPON-02")
def test_hooks_could_change_a_contest_only_for_who_boards_and_has_them() -> None:
    game = table(Captain(weapons=[GRAPPLING_HOOKS]), Captain()).dice("111", "111").attacks(0, 1)
    own, other = game.battle.sides
    assert may_throw(game.t, own, BOARDS)
    assert not may_throw(game.t, own, SHOOTS) and not may_throw(game.t, other, BOARDS)


# Plunder


def beaten_defender(winner: Captain, loser: Captain) -> Play:
    """Seat 0 attacks, boards and is beaten by seat 1."""
    game = table(loser, winner, luck=1).dice("1" * 8).attacks(0, 1)
    game.chance.script.clear()
    dice = [len(told["dice"]) for told in game.told("contest-rolled")[:2]]
    game.dice("x" * dice[0], "1" * dice[1]).seat(0).does(BOARD)
    game.t.players[0].ship.tracks[CREW] = 1
    game.dice("11", "x1").seat(1).does(SHOOT)
    return game.passes_to("claim-ship")


@rule("MM-PLUNDER-07", "MM-AMB-71")
def test_a_defender_who_wins_is_told_of_the_attackers_ship() -> None:
    game = beaten_defender(Captain(), Captain(ship=FRIGATE, tracks={HULL: 2}))
    assert game.asked == (1, "claim-ship")
    told = brings(game, "claim-ship")
    assert told is not None
    assert told.params == {"hull": 2, "masts": 3, "cargo": 3, "cannons": 3, "crew": 2, "modifications": 0}
    assert brings(game, "keep-ship") is None


@rule("MM-PLUNDER-08", "MM-PLUNDER-07")
def test_a_claimed_ship_keeps_its_modifications_and_the_loser_none() -> None:
    """Until he is buried he has a ship without them: no hold is larger than it is printed, nothing is flipped."""
    loser = Captain(ship=FRIGATE, modifications=[EXTENDED_HOLD, REINFORCED_HULL])
    game = table(loser, Captain(modifications=[LONG_GUNS]), luck=1)
    for zone in PORTS:
        game.offers_modification(zone, NONE)
    game._counts = game.game.audit(game.t)
    game.dice("1", "111", "111").attacks(0, 1)
    game.chance.script.clear()
    game.dice("xxx", "1111").seat(0).does(BOARD)
    game.t.players[0].ship.tracks[CREW] = 1
    game.t.players[0].ship.flipped = 1 << REINFORCED_HULL
    game.dice("11", "x1").seat(1).does(SHOOT)
    game.passes_to("claim-ship")
    game.seat(1).does(CLAIM_SHIP)
    assert game.asked == (1, "place-modification")
    assert (game[0].ship.modifications, game[0].ship.flipped, game[0].ship.tracks[CARGO]) == (0, 0, 3)
    new = game[1].ship
    assert new.has(EXTENDED_HOLD) and new.has(REINFORCED_HULL) and not new.has(LONG_GUNS)
    assert new.flipped == 1 << REINFORCED_HULL and new.tracks[CARGO] == 4


@rule("MM-PLUNDER-08")
def test_what_comes_along_to_a_claimed_ship_stays_flipped(drill: None) -> None:
    game = table(
        Captain(modifications=[REINFORCED_HULL, CHASERS], gold=20),
        Captain(ship=FLUTE),
        modules=["drill-details"],
        luck=1,
    )
    game[0].ship.flipped = 1 << REINFORCED_HULL
    game.dice("1" * 8).attacks(0, 1)
    game.chance.script.clear()
    game.dice("xxxx", "111").seat(0).does(BOARD)
    game.dice("x1", "11").seat(1).does(SHOOT)
    game.passes_to("claim-ship")
    game.seat(0).does(CLAIM_SHIP)
    assert game.asked == (0, "transfer")
    game.seat(0).says("transfer-reinforced-hull")
    assert game[0].ship.kind == FLUTE
    assert game[0].ship.flipped == 1 << REINFORCED_HULL
    assert not game[0].ship.has(CHASERS)


@rule("MM-MOD-12")
def test_modifications_lie_in_ports_and_in_the_reserve() -> None:
    game = table(Captain(modifications=[CHASERS]), Captain())
    in_ports = len([token for token in game.t.board.modification if token != NONE])
    assert tokens_about(game.t) == in_ports + game.t.decks.modifications.left > 0
    game.t.decks.modifications.add(CHASERS)
    game.t.decks.modifications.add(CHASERS)
    assert tokens_about(game.t) == in_ports + game.t.decks.modifications.left


def test_in_games_of_the_first_version_a_navys_cargo_is_taken_too() -> None:
    game = table(Captain(), Captain(), npcs=NAVY, luck=1)
    game.t.rules.version = 1
    game.dice("111", "111").attacks_npc(0, SPANISH)
    game.enemy_ship().tracks[CREW] = 1
    game.dice("xx1", "111").seat(0).does(BOARD)
    game.dice("x1", "11").script([0]).draws_cargo("rum-1", "sugar-1", "cocoa-1").seat(1).does(SHOOT)
    game.passes()
    assert game.options == ["keep-ship", "claim-ship"]
    game.seat(0).does(KEEP_SHIP)


@rule("MM-PLUNDER-02")
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_gold_is_taken_to_the_last_piece_and_none_where_there_is_none(gold: int) -> None:
    game = beaten_defender(Captain(gold=3), Captain(gold=gold))
    assert game[1].gold == 3 + gold + 5, "and the reward for a pirate"
    assert [told["count"] for told in game.told("gold-taken")] == ([gold] if gold else [])


@rule("MM-GLORY-02")
def test_without_a_glory_card_anywhere_none_is_drawn() -> None:
    game = table(Captain(), Captain())
    glory = game.t.decks.glory
    for kind in glory.kinds():
        for _copy in range(glory.counts[kind]):
            glory.take(kind)
    assert game.t.decks.glory_discard.left == 0
    assert plays_out(draw_glory(game.t, game[0], "MM-GLORY-02")) == []
    assert game[0].hand == ()


@rule("MM-PLUNDER-02")
def test_nothing_is_told_of_cards_and_rumours_that_the_loser_has_not() -> None:
    game = beaten_defender(Captain(rumour="RU-01"), Captain())
    assert game.told("glory-taken") == game.told("glory-taken-hidden") == game.told("rumour-taken") == []
    assert game[1].rumour == rumour_card("RU-01")


@rule("MM-PLUNDER-04", "MM-RUMOR-03")
def test_only_the_winner_sees_the_rumour_that_he_may_choose() -> None:
    game = table(Captain(rumour="RU-01"), Captain(rumour="RU-02"))
    part = take_rumour(game.t, game[1], game[0])
    ask = next(part)
    assert isinstance(ask, Ask) and ask.seat == 1
    assert (game.t.drawn_by, game.t.drawn_rumours) == (1, (rumour_card("RU-01"),))
    with pytest.raises(StopIteration):
        part.send(KEEP_RUMOUR[rumour_card("RU-02")])
    assert game[1].rumour == rumour_card("RU-02") and game[0].rumour == NONE
    assert game.t.decks.rumours.counts[rumour_card("RU-01")] == 1


@rule("MM-COMBAT-12", "MM-COMBAT-14")
@pytest.mark.parametrize(("declared", "told"), [(BOARD, "boarded"), (FLEE, "escaped")])
@pytest.mark.parametrize("at", [0, 1])
def test_either_side_boards_or_escapes(declared: Move, told: str, at: int) -> None:
    game = table(Captain(), Captain(), luck=1).dice("111", "111").attacks(0, 1)
    game.seat(0).does(declared if at == 0 else SHOOT)
    game.dice(*(["xx1", "111"] if at == 0 else ["111", "xx1"])).seat(1).does(declared if at == 1 else SHOOT)
    assert game.told(told) == [{"side": at}]


@rule("MM-GLORY-11")
def test_the_master_gunner_of_another_rolls_no_die_of_an_npc_again() -> None:
    game = table(Captain(), Captain(employed=["GL-S3a"]), npcs=NAVY)
    game.dice("xx1", "x11", "333", "4").npc_attacks(SPANISH, 0)
    assert game.asked == (1, "declare")
    assert len(game.told("hits-rolled")) == 2
