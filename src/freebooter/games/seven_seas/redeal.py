"""Deals anew everything that a seat cannot know."""

from freebooter.games.seven_seas.names import ROLES
from freebooter.games.seven_seas.state import ACTING, Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.chance import Chance


def redeal(t: Table, seat: Seat, chance: Chance) -> None:
    """Secret are the other hands and the characters not yet called, and nothing else (P7-AMB-58)."""
    others = [player for player in t.players if player.seat != seat]
    unknown = t.adventure
    for player in others:
        for card in player.hand:
            unknown.add(card)
    for player in others:
        player.hand = tuple(sorted([chance.draw(unknown) for card in range(len(player.hand))]))
        if t.stage == ACTING and player.chosen > t.called:
            player.chosen = random_role(t, player, chance)


def random_role(t: Table, player: Player, chance: Chance) -> int:
    """One of the roles in hand that have not been called yet."""
    open_roles = [role for role in range(t.called + 1, len(ROLES)) if player.roles >> role & 1]
    return open_roles[chance.below(len(open_roles))]
