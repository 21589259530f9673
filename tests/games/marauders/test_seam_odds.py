"""What modules change about dice counts in odds and previews too, before anybody has declared or chosen anything."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.captain.damage import take_location_dice
from freebooter.games.marauders.names import CARIBBEAN_SEA, CREW, FRIGATE, SKULL, SPANISH
from freebooter.games.marauders.odds.dangers import hunters_of, rivals_of, scouts_in
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import FLEES, NOTHING, SHOOTS, Battle, Side
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import enemy_of
from freebooter.kernel.ask import Part
from tests.games.marauders.table import Captain, Play, plays_out, table

NAVY = {SPANISH: ("EV-02", CARIBBEAN_SEA)}


class Drill(Module):
    """Who fights somebody that flees has a die less; the hunted hides; crew combat begins with a die less."""

    def __init__(self) -> None:
        super().__init__("drill-odds")

    def contest_dice(self, t: Table, dice: int, side: Side) -> int:
        return dice - 1 if enemy_of(t, side).declared == FLEES else dice

    def hunted_dice(self, t: Table, dice: int, player: Player) -> int:
        return dice - 1

    def crew_combat_starts(self, t: Table, battle: Battle) -> Part[None]:
        yield from ()
        heard.append("crew combat starts")
        battle.sides[0].bonus_dice = -3

    def hit_places(self, t: Table, places: int, owner: int, shot: int, placed: list[int], points: list[int]) -> int:
        seen.append((placed[:], points[:]))
        return places


heard: list[str] = []
seen: list[tuple[list[int], list[int]]] = []


@pytest.fixture(autouse=True)
def module() -> Iterator[None]:
    heard.clear()
    seen.clear()
    add_module(Drill())
    yield
    remove_module("drill-odds")


def met(*captains: Captain) -> Play:
    return table(*captains, npcs=NAVY, modules=["drill-odds"], luck=1)


def test_odds_count_the_dice_of_a_declaration_that_may_come() -> None:
    game = met(Captain(), Captain()).dice("111", "111").attacks(0, 1)
    own = game.side(0)
    shooting, fleeing = (odds.exchange(game.t, own, SHOOTS, theirs) for theirs in (SHOOTS, FLEES))
    assert fleeing.wins == pytest.approx(odds.contest(2, 3).win)
    assert shooting.wins == pytest.approx(odds.contest(3, 3).win)
    assert [side.declared for side in game.battle.sides] == [NOTHING, NOTHING]


def test_odds_of_being_found_count_what_the_hunted_can_do() -> None:
    game = met(Captain(bounties={SPANISH: 3}), Captain())
    plain = table(Captain(bounties={SPANISH: 3}), Captain(), npcs=NAVY)
    for found in (lambda t: hunters_of(t, 0), lambda t: rivals_of(t, 0), lambda t: scouts_in(t, 0, CARIBBEAN_SEA)):
        (one,), (other,) = found(game.t), found(plain.t)
        assert (one.dice, one.finds) == (other.dice - 1, odds.at_least(other.dice - 1))
    assert game.t.turn.hunted_dice == 0


def test_a_die_less_in_one_roll_is_no_die_less_in_the_next() -> None:
    """Not even for a captain who cannot lose as many dice as are taken away: one is always left."""
    game = met(Captain(ship=FRIGATE), Captain(ship=FRIGATE)).dice("111", "111").attacks(0, 1)
    side = game.side(0)
    before = odds.crew_to_the_end(game.t, side).win
    game.battle.phase = type(game.battle.phase)(3)
    side.bonus_dice = -3
    one_round = odds.crew_to_the_end(game.t, side).win
    assert before > one_round > odds.boarding(1, 2, 3, 3, 0, 0, False, False).win
    assert odds.crew_losses(game.t, side)[1] == pytest.approx(1 / 3)
    assert game[0].ship.tracks[CREW] == 3


def test_the_places_of_a_skull_are_asked_for_with_all_damage_so_far() -> None:
    game = met(Captain(ship=FRIGATE), Captain())
    plays_out(take_location_dice(game.t, game[0].ship, 0, 0, [3, SKULL, SKULL], -1, "MM-COMBAT-16"), "take-hit-masts")
    assert seen == [([0, 0, 0, 0, 0], [0, 0, 0, 1, 0]), ([0, 0, 1, 0, 0], [0, 0, 1, 1, 0])]
