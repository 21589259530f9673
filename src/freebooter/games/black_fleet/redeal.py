"""Deals anew everything that a seat cannot know."""

from freebooter.games.black_fleet.content.cards import PER_TIER
from freebooter.games.black_fleet.names import TIERS
from freebooter.games.black_fleet.state import Player, Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance


def redeal(t: Table, seat: Seat, chance: Chance) -> None:
    """Secret are the other hands, face-down developments and the draw piles, and nothing else (BF-AMB-28)."""
    others = [player for player in t.players if player.seat != seat]
    for player in others:
        for card in player.movement:
            t.movement.add(card)
        for card in player.fortune:
            t.fortune.add(card)
    for player in others:
        player.movement = hand(t.movement, len(player.movement), chance)
        player.fortune = hand(t.fortune, len(player.fortune), chance)
    deal_face_down(t.players[seat], others, chance)


def hand(bag: Bag, count: int, chance: Chance) -> tuple[int, ...]:
    return tuple(sorted([chance.draw(bag) for card in range(count)]))


def deal_face_down(own: Player, others: list[Player], chance: Chance) -> None:
    """Any card of the price that the seat has neither seen face up nor been dealt; the rest is out of the game."""
    cards = [list(player.developments) for player in others]
    spares = [list(player.spare) for player in others]
    for tier in range(TIERS):
        unknown = Bag([1] * PER_TIER, PER_TIER)
        unknown.take(own.developments[tier] - tier * PER_TIER)
        if own.spare:
            unknown.take(own.spare[tier] - tier * PER_TIER)
        for player in others:
            if player.bought >> tier & 1:
                unknown.take(player.developments[tier] - tier * PER_TIER)
        for at in range(len(others)):
            if not others[at].bought >> tier & 1:
                cards[at][tier] = tier * PER_TIER + chance.draw(unknown)
        for at in range(len(others)):
            if spares[at]:
                spares[at][tier] = tier * PER_TIER + chance.draw(unknown)
    for at in range(len(others)):
        others[at].developments = tuple(cards[at])
        others[at].spare = tuple(spares[at])
