"""What ships sent to a battle are worth, in tenths of a victory point: from the same odds that people are told."""

from typing import Final

from freebooter.games.seven_seas.plunder.odds import battle_odds
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import BOOTY_CARD, MANY_ROUNDS, TOKEN, rounds_to_come, ships_worth_below

_battles: Final[dict[int, int]] = {}
"""By all that decides it: worked out once for each battle that is asked about."""
MOST_KNOWN: Final = 20_000


def battle_worth(t: Table, player: Player, size: int, pirates: int, own: int) -> int:
    """What `own` of the `pirates` ships would bring against a caravan of this size: booty, tokens, ships lost."""
    rounds = min(rounds_to_come(t), MANY_ROUNDS)
    key = ((((size * 64 + pirates) * 16 + own) * 4 + min(player.unsinkable, 3)) * 16 + player.fleet) * 8 + rounds
    found = _battles.get(key)
    if found is None:
        odds = battle_odds(size, pirates, own, min(player.unsinkable, 3))
        ship = ships_worth_below(player.fleet, own, rounds) / own
        found = round(BOOTY_CARD * odds.cards + (TOKEN - ship) * odds.lost)
        if len(_battles) >= MOST_KNOWN:
            _battles.clear()
        _battles[key] = found
    return found
