"""Bounties: higher and lower."""

from freebooter.games.marauders.content.tables import BOUNTY_LIMIT
from freebooter.games.marauders.names import NATIONS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player


def gain_bounty(t: Table, player: Player, nation: int, count: int, rule: str) -> None:
    """At most 5 of a nation (MM-BOUNTY-06)."""
    count = min(count, BOUNTY_LIMIT - player.bounties[nation])
    if count <= 0:
        return
    player.bounties[nation] += count
    if t.journal is not None:
        t.journal.everyone(
            "bounty-gained", rule, seat=player.seat, nation=NATIONS[nation], bounty=player.bounties[nation]
        )


def lower_bounty(t: Table, player: Player, nation: int, count: int, rule: str) -> None:
    """A nation at 0 counts as never offended (MM-BOUNTY-08)."""
    count = min(count, player.bounties[nation])
    if count <= 0:
        return
    player.bounties[nation] -= count
    if t.journal is not None:
        t.journal.everyone(
            "bounty-lowered", rule, seat=player.seat, nation=NATIONS[nation], bounty=player.bounties[nation]
        )
