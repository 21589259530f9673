"""The battle under way, found from the table, and a player's side of it."""

from freebooter.games.marauders.fight import Battle, Side
from freebooter.games.marauders.names import NOBODY
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table


def battle_of(t: Table) -> Battle:
    battle = t.battle
    assert battle is not None
    return battle


def side_of(t: Table, player: Player) -> Side:
    """The side of a player who fights."""
    sides = battle_of(t).sides
    return sides[0] if sides[0].seat == player.seat else sides[1]


def opponent_of(t: Table, player: Player) -> Side:
    """The side that a player fights."""
    sides = battle_of(t).sides
    return sides[1] if sides[0].seat == player.seat else sides[0]


def player_of(t: Table, side: Side) -> Player | None:
    return None if side.seat == NOBODY else t.players[side.seat]
