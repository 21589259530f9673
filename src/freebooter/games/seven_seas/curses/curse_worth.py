"""What a curse is worth to the Shaman: what it takes from the others on average, less what it takes from oneself."""

from freebooter.games.seven_seas.curses.dice_curses import good_of_dice_curse
from freebooter.games.seven_seas.curses.resolve import CHESTS_PER_GUARD
from freebooter.games.seven_seas.curses.thrown_ships import safe_ships
from freebooter.games.seven_seas.names import IDOL, SALARY, TAVERN, WHIRLPOOL, Curse
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import BOOTY_CARD, CHEST, lost_by_giving, rounds_to_come, ship_worth

FACES = 6
TAVERN_WORTH = 25
"""Whoever gives the dice out keeps the best."""


def curse_worth(t: Table, shaman: Player, curse: Curse) -> int:
    """In tenths of a point."""
    if curse == TAVERN:
        return TAVERN_WORTH
    own = others = 0
    for player in t.players:
        lost = taken_by_curse(t, shaman, player, curse)
        if player is shaman:
            own = lost
        else:
            others += lost
    return others // (t.seats - 1) - own


def taken_by_curse(t: Table, shaman: Player, player: Player, curse: Curse) -> int:
    """What a curse costs a player on average."""
    if curse == SALARY:
        return CHEST * min(player.chests, CHESTS_PER_GUARD * player.guards)
    missing = penalty_worth(t, player)
    if curse == IDOL:  # the Shaman's player names what costs the others most
        return missing if player is shaman else (missing + BOOTY_CARD) // 2
    ships = player.fleet - (safe_ships(t, shaman) if player is shaman else 0)
    if curse == WHIRLPOOL:
        return ships * (BOOTY_CARD if player.talismans > 0 else missing) // FACES
    good = good_of_dice_curse(t, curse)
    each = lost_by_giving(t, player, good) if player.cargo[good] > 0 else missing
    return ships * each // FACES


def penalty_worth(t: Table, player: Player) -> int:
    """What a missing card costs: a ship or a chest."""
    if not t.rules.penalty_in_ships:
        return CHEST if player.chests > 0 else 0
    return ship_worth(player, rounds_to_come(t)) if player.fleet > 0 else 0
