"""Hits of a battle: how many a side deals, their location dice, and the hits of both sides at once."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.contest import rerolls, winner_by_dice
from freebooter.games.marauders.battle.offers import AFTER_HITS, module_offers
from freebooter.games.marauders.battle.sides import battle_of, controller, enemy_of, ship_of, side_name
from freebooter.games.marauders.damage import take_location_dice
from freebooter.games.marauders.dice import location_dice, told
from freebooter.games.marauders.fight import SHOOTS, Battle, Side
from freebooter.games.marauders.hooks import BATTLE_HITS_ROLLED, fire
from freebooter.games.marauders.moves import PASS, USE_WEAPON
from freebooter.games.marauders.names import (
    CANNONS,
    CHAIN_SHOT,
    GRAPESHOT,
    GUNNER_CAPTAIN,
    HULL,
    MASTER_GUNNER,
    NOBODY,
    NONE,
    SKULL,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import WEAPON_RULE
from freebooter.kernel.ask import Ask, Part


def cannon_hits(t: Table, battle: Battle, at: int) -> int:
    """The hits that side number `at` deals after the contest; only who chose Shoot deals any (MM-AMB-55)."""
    side = battle.sides[at]
    if side.declared != SHOOTS:
        return 0
    any_success = battle.sides[0].successes + battle.sides[1].successes > 0
    won = winner_by_dice(battle) == at
    cannons = ship_of(t, side).tracks[CANNONS]
    return hits_of(
        side.successes, any_success, won, cannons, gunner_captain(t, side), side.bonus_hits, side.reduced_hits
    )


def gunner_captain(t: Table, side: Side) -> bool:
    return side.seat != NOBODY and effects.active(t, t.players[side.seat], GUNNER_CAPTAIN)


def hits_of(successes: int, any_success: bool, won: bool, cannons: int, gunner: bool, bonus: int, reduced: int) -> int:
    """Hits of a side that shoots (MM-COMBAT-10, 11); nobody deals any in a round without a success (MM-COMBAT-09)."""
    if cannons < 1 or not any_success:
        return 0
    hits = cannons + bonus if won else min(successes + (1 if gunner else 0), cannons)
    return max(0, hits - reduced)


def deal_hits(t: Table, hits: list[int], weapons: bool, rule: str) -> Part[None]:
    """Hits of both sides, simultaneous: all dice are rolled before the first point of damage (MM-COMBAT-19).

    `weapons`: chain-shot and grapeshot can be used with them.
    """
    sides = battle_of(t).sides
    for at in range(2):
        side = sides[at]
        side.shot = NONE
        side.locations = location_dice(t, hits[at])
        side.hits_dealt += hits[at]
        if hits[at] > 0:
            tell_location_dice(t, side, rule)
    for side in sides:
        if side.locations:
            yield from aim(t, side, weapons)
    if t.hooked:
        yield from fire(t, BATTLE_HITS_ROLLED)
    for side in sides:
        if side.locations:
            enemy = enemy_of(t, side)
            yield from take_location_dice(
                t, ship_of(t, enemy), enemy.seat, controller(t, enemy), side.locations, side.shot, "MM-COMBAT-18"
            )


def tell_location_dice(t: Table, side: Side, rule: str) -> None:
    if t.journal is not None:
        t.journal.everyone("hits-rolled", rule, side=side_name(t, side), dice=told(side.locations))


def aim(t: Table, side: Side, weapons: bool) -> Part[None]:
    """What the shooter can do after rolling hit locations: Master Gunner, then one of the two kinds of shot."""
    if side.seat != NOBODY:
        if effects.active(t, t.players[side.seat], MASTER_GUNNER):
            yield from reroll_location(t, side)
        if weapons:
            yield from offer_shot(t, side)
    if t.hooked:
        yield from module_offers(t, side, AFTER_HITS)


def reroll_location(t: Table, side: Side) -> Part[None]:
    """Master Gunner: one location die may be rolled again (GL-S3)."""
    answer = yield Ask(side.seat, "reroll-location", [PASS, *rerolls(side.locations)])
    if answer is PASS:
        return
    side.locations.remove(answer.value)
    side.locations.append(location_dice(t, 1)[0])
    tell_location_dice(t, side, "MM-GLORY-11")


def offer_shot(t: Table, side: Side) -> Part[None]:
    """Chain-shot or grapeshot, not both: every skull hits masts or crew (MM-WEAPON-03, 04, 06). No skull, no use."""
    if SKULL not in side.locations:
        return
    player = t.players[side.seat]
    options = [USE_WEAPON[weapon] for weapon in (CHAIN_SHOT, GRAPESHOT) if player.has_weapon(weapon)]
    if not options:
        return
    answer = yield Ask(side.seat, "use-shot", [PASS, *options])
    if answer is PASS:
        return
    side.shot = answer.value
    effects.lose_weapon(t, player, side.shot, WEAPON_RULE[side.shot])


def sunk(t: Table, side: Side) -> bool:
    return ship_of(t, side).destroyed(HULL)
