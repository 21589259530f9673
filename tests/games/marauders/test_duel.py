"""A battle as a duel: who decides in it round after round, and where one ends and another begins."""

from freebooter.games.marauders.battle.duel import duel_of
from freebooter.games.marauders.moves import BOARD, SHOOT
from freebooter.games.marauders.names import CARIBBEAN_SEA, CREW, HULL, PIRATE_SLOOP, SPANISH
from freebooter.kernel.people.duel import Duel
from tests.games.marauders.table import Captain, Play, table

NPCS = {SPANISH: ("EV-02", CARIBBEAN_SEA), PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}


def duel(game: Play) -> Duel:
    found = duel_of(game.t)
    assert found is not None
    return found


def test_both_players_decide_and_who_is_down_to_the_last_plank_is_in_danger() -> None:
    game = table(Captain(tracks={HULL: 1}), Captain())
    assert duel_of(game.t) is None
    game.dice("111", "111").attacks(0, 1)
    assert game.asked == (0, "declare")
    assert (duel(game).seats, duel(game).in_danger, duel(game).round) == ([0, 1], [0], 2)


def test_the_neighbour_decides_for_an_npc_and_nobody_for_that_of_the_program() -> None:
    led = table(Captain(), Captain(), Captain(), npcs=NPCS).dice("111", "111").npc_attacks(SPANISH, 0)
    assert duel(led).seats == [1, 0]
    by_itself = table(Captain(), Captain(), npcs=NPCS, npc_orders="program")
    assert duel(by_itself.dice("111", "111").npc_attacks(PIRATE_SLOOP, 0)).seats == [0]


def test_another_npc_is_another_duel() -> None:
    """Two NPCs may attack one after the other without a question between."""
    duels = []
    for number in (SPANISH, PIRATE_SLOOP):
        game = table(Captain(), Captain(), npcs=NPCS, npc_orders="program")
        duels.append(duel(game.dice("111", "111").npc_attacks(number, 0)))
    assert duels[0].goes_on(duels[0]) and not duels[0].goes_on(duels[1]) and not duels[0].goes_on(None)


def test_a_boarding_ends_it() -> None:
    game = table(Captain(tracks={CREW: 2}, hand=["GL-22"]), Captain())
    game.dice("111", "111").attacks(0, 1)
    game.passes_to("declare")
    before = duel(game)
    game.seat(0).does(BOARD)
    game.dice("xxx", "111").seat(1).does(SHOOT)
    assert before.goes_on(duel_of(game.t)), "cards may still be played"
    game.passes_to("window-crew-start")
    assert duel_of(game.t) is None
