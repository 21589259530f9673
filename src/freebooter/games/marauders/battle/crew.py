"""Crew combat: at sea after boarding, or ashore for a mission or rumour (MM-CREW)."""

from freebooter.games.marauders.battle.contest import winner_by_dice
from freebooter.games.marauders.captain.dice import faces_as_data, roll, successes
from freebooter.games.marauders.combat.strength import SWIVEL_DICE, crew_dice, crew_hits, shrugs_left
from freebooter.games.marauders.content.card_timing import BEFORE_CREW_COMBAT, IN_CREW_COMBAT
from freebooter.games.marauders.hand.windows import open_window
from freebooter.games.marauders.names import (
    CREW,
    NOBODY,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import AFTERMATH, BOARDED, CREW_FIGHT, NO_WINNER, Battle, Side
from freebooter.games.marauders.state.sides import battle_of, enemy_of, fighting_seats, ship_of, side_name
from freebooter.kernel.ask import Flow


def crew_opening(t: Table) -> Flow:
    """Swivel guns at sea, cards, and perhaps it is over already (MM-COMBAT-23, MM-AMB-61)."""
    battle = battle_of(t)
    battle.phase = CREW_FIGHT
    for side in battle.sides:
        side.new_round()
    if t.hooked:
        rest = modules_of(t).crew_combat_starts(t, battle)
        if rest:
            yield from rest
    if not battle.ashore:
        fire_swivel_guns(t, battle)
    yield from open_window(t, BEFORE_CREW_COMBAT, fighting_seats(battle))
    settle_crews(t, battle, False)


def fire_swivel_guns(t: Table, battle: Battle) -> None:
    """Both sides at the same time: with at least one success of two dice one enemy crew is lost (MM-MOD-07)."""
    hits = [False, False]
    for at in range(2):
        side = battle.sides[at]
        if ship_of(t, side).has(SWIVEL_GUNS):
            dice = roll(t, SWIVEL_DICE)
            hits[at] = successes(dice) > 0
            if t.journal is not None:
                t.journal.everyone("swivel-guns", "MM-MOD-07", side=side_name(t, side), dice=faces_as_data(dice))
    for at in range(2):
        if hits[at]:
            lose_crew(t, battle.sides[1 - at], 1, "MM-MOD-07")


def crew_round(t: Table) -> Flow:
    """Both roll Leadership at the same time (MM-CREW-02)."""
    battle = battle_of(t)
    battle.crew_round += 1
    for side in battle.sides:
        side.new_round()
    if t.hooked:
        rest = modules_of(t).crew_round_starts(t, battle)
        if rest:
            yield from rest
    yield from open_window(t, IN_CREW_COMBAT, fighting_seats(battle))
    for side in battle.sides:
        side.dice = roll(t, crew_dice(t, side))
        side.successes = successes(side.dice)
        if t.journal is not None:
            t.journal.everyone("crew-rolled", "MM-CREW-02", side=side_name(t, side), dice=faces_as_data(side.dice))
    hits = [crew_hits(side.successes, ship_of(t, side).tracks[CREW]) for side in battle.sides]
    for at in range(2):
        target = battle.sides[1 - at]
        lose_crew(t, target, hits[at] - shrugged_off(t, target, hits[at]), "MM-CREW-03")
    settle_crews(t, battle, True)


def shrugged_off(t: Table, side: Side, hits: int) -> int:
    """CAP-16: the first crew hit of each crew combat is ignored."""
    ignored = min(hits, shrugs_left(t, side))
    side.shrugged += ignored
    if ignored > 0 and t.journal is not None:
        t.journal.everyone("hit-shrugged-off", "MM-CREW-03", seat=side.seat, count=ignored)
    return ignored


def lose_crew(t: Table, side: Side, count: int, rule: str) -> None:
    ship = ship_of(t, side)
    count = min(count, ship.tracks[CREW])
    if count <= 0:
        return
    ship.tracks[CREW] -= count
    if t.journal is not None:
        t.journal.everyone("crew-lost", rule, side=side_name(t, side), count=count, crew=ship.tracks[CREW])


def settle_crews(t: Table, battle: Battle, rolled: bool) -> None:
    """Without crew a side has lost (MM-CREW-04). Both together: the roll decides, or nobody wins (MM-CREW-05).

    Before the first roll nothing can decide: both live on without crew (MM-AMB-61, MM-AMB-63).
    """
    gone = [ship_of(t, side).destroyed(CREW) for side in battle.sides]
    if not gone[0] and not gone[1]:
        return
    battle.phase = AFTERMATH
    if gone[0] != gone[1]:
        battle.winner = 1 if gone[0] else 0
    elif rolled:  # mutants: same `elif True`, before a roll there are no dice to decide
        battle.winner = winner_by_dice(battle)
    battle.outcome = NO_WINNER if battle.winner == NOBODY else BOARDED
    if t.journal is None:
        return
    if battle.winner == NOBODY:
        t.journal.everyone("crews-spent", "MM-CREW-05")
    else:
        side = battle.sides[battle.winner]
        loser = enemy_of(t, side)
        t.journal.everyone("crew-combat-won", "MM-CREW-04", side=side_name(t, side), loser=side_name(t, loser))
