"""The two sides of a battle: what a round leaves behind, and who is asked."""

from freebooter.games.marauders.names import CARIBBEAN_SEA, CHAIN_SHOT, NONE, SPANISH
from freebooter.games.marauders.state.battle import FLEES, NOTHING, Side
from freebooter.games.marauders.state.sides import fighting_seats
from tests.games.marauders.table import Captain, table
from tests.rules import rule


def of_a_round(side: Side) -> dict[str, object]:
    names = [
        "declared", "dice", "successes", "bonus_dice", "bonus_hits", "reduced_hits", "hits_dealt", "locations", "shot",
        "slips_away", "boarding_cut",
    ]  # fmt: skip
    return {name: getattr(side, name) for name in names}


FRESH = {
    "declared": NOTHING, "dice": [], "successes": 0, "bonus_dice": 0, "bonus_hits": 0, "reduced_hits": 0,
    "hits_dealt": 0, "locations": [], "shot": NONE, "slips_away": False, "boarding_cut": False,
}  # fmt: skip


@rule("MM-COMBAT-01")
def test_a_round_begins_without_anything_of_the_one_before() -> None:
    side = Side(0)
    assert of_a_round(side) == FRESH
    assert (side.crew_before, side.shrugged) == (0, 0)
    side.declared, side.dice, side.successes, side.bonus_dice, side.bonus_hits = FLEES, [5, 1], 1, 2, 3
    side.reduced_hits, side.hits_dealt, side.locations, side.shot = 4, 5, [1], CHAIN_SHOT
    side.slips_away, side.boarding_cut = True, True
    side.crew_before, side.shrugged = 3, 1
    side.new_round()
    assert of_a_round(side) == FRESH
    assert (side.crew_before, side.shrugged) == (3, 1), "these are for the whole battle"


@rule("MM-GLORY-09")
def test_cards_in_combat_are_played_by_those_who_fight_and_not_by_npcs() -> None:
    game = table(Captain(), Captain(), Captain(), npcs={SPANISH: ("EV-02", CARIBBEAN_SEA)})
    game.dice("111", "111").npc_attacks(SPANISH, 1)
    assert fighting_seats(game.battle) == [1]
    other = table(Captain(), Captain(), Captain()).dice("111", "111").attacks(2, 0)
    assert fighting_seats(other.battle) == [2, 0]
