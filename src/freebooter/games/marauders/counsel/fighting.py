"""Raids and battles: throw away what would end the raid, board the weaker crew, leave the stronger one."""

from typing import Final

from freebooter.games.marauders.battle.sides import battle_of, ship_of, skill_of
from freebooter.games.marauders.counsel import voyage
from freebooter.games.marauders.counsel.worth import POINT, copies, gold_worth
from freebooter.games.marauders.moves import BOARD, CLAIM_SHIP, DONE, DRAW_CARGO, ENGAGE, FLEE, PASS
from freebooter.games.marauders.names import (
    CANNONS,
    CARGO,
    CREW,
    HULL,
    LEADERSHIP,
    LOCATIONS,
    NOBODY,
    SEAMANSHIP,
)
from freebooter.games.marauders.odds.raid import as_it_lies, unseen
from freebooter.games.marauders.raid import PLUNDERED, RAIDER_SUNK, raid_of
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    CAPTAIN_NATION,
    CARGO_GOOD,
    CARGO_ICON,
    RAID_FOR_GLORY,
    SHIP_SELL,
)
from freebooter.kernel.moves import Move

HIT: Final = [60, 15, 20, 45, 20]
"""What a point of damage costs, by location."""


# Merchants


def engage(t: Table, player: Player, options: list[Move]) -> list[int]:
    worth = voyage.engage_worth(t, player)
    return [worth if move is ENGAGE else 0 for move in options]


def merchant_nation(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Rather those who want him already; his own nation last."""
    own = CAPTAIN_NATION[player.captain]
    return [
        (30 if player.bounties[move.value] > 0 else 0) - (30 if move.value == own else 0) for move in options
    ]  # fmt: skip


def lies(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> int:
    """What a raid is worth if these cards stay."""
    outcome, gold = as_it_lies(t, player, nation, cards)
    if outcome == RAIDER_SUNK:
        return -2 * POINT
    worth = 0
    for card in cards:
        if CARGO_ICON[card] < len(LOCATIONS):
            worth -= HIT[CARGO_ICON[card]] // 2
    if outcome == PLUNDERED:
        worth += gold_worth(t, player, gold) + 15 * min(len(cards), max(0, player.room()))
        if gold >= RAID_FOR_GLORY:
            worth += POINT
    return worth


def raid_success(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Each success: what would end the raid goes, then the hold is filled."""
    raid = raid_of(t)
    cards, nation = raid.cards, raid.nation
    later = max(0, raid.successes - 1)
    found: list[int] = []
    for move in options:
        if move is DRAW_CARGO:
            found.append(one_more(t, player, nation, cards) + 2)
        elif move.verb == "discard-face":
            found.append(promise(t, player, nation, without(cards, move.value), later) + 1)
        elif move.verb == "exchange-face":
            found.append(one_more(t, player, nation, without(cards, move.value)))
        else:
            found.append(lies(t, player, nation, cards))
    return found


def promise(t: Table, player: Player, nation: int, cards: tuple[int, ...], successes: int) -> int:
    """The same if so many more may be thrown away, as long as they would end the raid."""
    best = lies(t, player, nation, cards)
    if successes > 0 and as_it_lies(t, player, nation, cards)[0] != PLUNDERED:
        for card in sorted(set(cards)):
            best = max(best, promise(t, player, nation, without(cards, card), successes - 1))
    return best


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def one_more(t: Table, player: Player, nation: int, cards: tuple[int, ...]) -> int:
    """The mean over the cards that may come."""
    counts = unseen(t, player)
    total = 0
    many = 0
    for card in range(len(counts)):
        if counts[card]:
            many += counts[card]
            total += counts[card] * lies(t, player, nation, (*cards, card))
    return total // many if many else lies(t, player, nation, cards)


def raid_cargo(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Keep all that fits; of the rest, rather leave behind what is alone."""
    raid = raid_of(t)
    found: list[int] = []
    for move in options:
        if move is DONE:
            found.append(100)
        elif move.verb == "discard-face":
            good = CARGO_GOOD[move.value]
            found.append(20 - 10 * (copies(player.cargo, good) + copies(raid.cards, good)))
        elif move.verb == "discard-cargo":
            found.append(20 - 10 * (copies(player.cargo, move.value) + copies(raid.cards, move.value)))
        else:
            found.append(-POINT)
    return found


def raid_reprisal(t: Table, player: Player, options: list[Move]) -> list[int]:
    raid = raid_of(t)
    return [
        lies(t, player, raid.nation, raid.cards if move is DONE else without(raid.cards, move.value))
        for move in options
    ]


# Battles


def declare(t: Table, options: list[Move], about: int) -> list[int]:
    """Board a weaker crew, flee from a stronger ship, else shoot; each steers what he steers, NPCs too."""
    battle = battle_of(t)
    own, other = battle.sides[about], battle.sides[1 - about]
    mine, his = ship_of(t, own).tracks, ship_of(t, other).tracks
    board = mine[CREW] * (1 + skill_of(t, own, LEADERSHIP)) - his[CREW] * (1 + skill_of(t, other, LEADERSHIP))
    guns = mine[CANNONS] * (1 + skill_of(t, own, SEAMANSHIP)) - his[CANNONS] * (1 + skill_of(t, other, SEAMANSHIP))
    guns += 2 * (mine[HULL] - his[HULL])
    found: list[int] = []
    for move in options:
        if move is BOARD:
            found.append(10 * board)
        elif move is FLEE:
            found.append(-8 * max(board, guns))
        else:
            found.append(6 * guns)
    return found


def place_hit(t: Table, options: list[Move], owner: int, seat: int) -> list[int]:
    """Cargo room and masts can be spared, hull and crew cannot. For an enemy's ship the other way round."""
    sign = -1 if owner == seat else 1
    if t.battle is not None and owner == NOBODY:
        sign = -1  # the chooser fights for the ship that is hit
    return [sign * hit_cost(t, move.value, owner) for move in options]


def hit_cost(t: Table, location: int, owner: int) -> int:
    if owner == NOBODY:
        return HIT[location]
    player = t.players[owner]
    left = player.ship.tracks[location]
    if location == CARGO and len(player.cargo) >= left:
        return HIT[location] + 40  # what lies in that hold goes with it
    return HIT[location] + (60 if left <= 1 and location != CREW else 0) + (90 if left <= 1 and location == CREW else 0)


def cancel_hit(options: list[Move]) -> list[int]:
    return [25 if move is PASS else HIT[move.value] for move in options]


def claim_ship(player: Player, options: list[Move], kind: int) -> list[int]:
    """The beaten ship, if it is a better one."""
    beaten = SHIP_SELL[kind] if SHIP_SELL[kind] else 15
    own = SHIP_SELL[player.ship.kind] if SHIP_SELL[player.ship.kind] else 15
    return [(10 * (beaten - own) if move is CLAIM_SHIP else 0) for move in options]
