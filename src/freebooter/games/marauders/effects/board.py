"""Merchants, demand tokens, and piles that are shuffled again."""

from freebooter.games.marauders.names import GOODS, NATIONS, NONE, ZONES
from freebooter.games.marauders.state import Table
from freebooter.kernel.bag import Bag


def merchant_to_track(t: Table, zone: int, rule: str) -> None:
    """The token of a zone, whose nation everyone has seen, goes to the track (MM-RAID-05)."""
    nation = t.board.merchant[zone]
    t.board.own().merchant[zone] = NONE
    t.decks.merchants.add(nation)
    if t.journal is not None:
        t.journal.reveal("merchant-to-track", rule, zone=ZONES[zone], nation=NATIONS[nation])


def deal_merchants(t: Table, rule: str) -> None:
    """All merchants of the track, shuffled, one to each zone without one (MM-TURN-02, MM-AMB-85)."""
    board = t.board.own()
    for zone in range(len(ZONES)):
        if board.merchant[zone] == NONE and t.decks.merchants.left > 0:
            board.merchant[zone] = t.chance.draw(t.decks.merchants)
            board.merchant_batch[zone] = board.batches
    board.batches += 1
    if t.journal is not None:
        t.journal.everyone("merchants-dealt", rule)


def change_demand(t: Table, zone: int, rule: str) -> None:
    """The new token is drawn first, then the old one goes back (MM-SELL-05, MM-SELL-09)."""
    new = t.chance.draw(t.decks.demand)
    t.decks.demand.add(t.board.demand[zone])
    set_demand(t, zone, new, rule)


def set_demand(t: Table, zone: int, good: int, rule: str) -> None:
    old = t.board.demand[zone]
    t.board.own().demand[zone] = good
    if t.journal is not None:
        before = "none" if old == NONE else GOODS[old]
        t.journal.reveal("demand-changed", rule, zone=ZONES[zone], good=GOODS[good], before=before)


def refill(t: Table, deck: Bag, discard: Bag) -> None:
    """An empty deck is refilled from its discard pile (MM-BUY-09, MM-AMB-49, MM-AMB-77, MM-AMB-92)."""
    if deck.left == 0:
        deck.pour(discard)
