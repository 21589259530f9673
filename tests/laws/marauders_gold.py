"""The book of gold in Merchants & Marauders, kept from the events alone.

Whoever reads only what was told, entry by entry, must come to the gold that lies aboard and in the chests; and each
entry must name a rule by which gold of that kind comes, goes or changes hands.
"""

from typing import cast

from freebooter.games.marauders.content.tables import CAPTAIN_HOME, START_GOLD
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.events import Event

GAINED = {
    "MM-SETUP-13", "MM-DEATH-06",  # what a captain begins with
    "MM-SELL-02", "MM-SELL-03", "MM-SHIPYARD-03", "MM-SHIPYARD-08",  # goods, ships, weapons sold
    "MM-RAID-19", "MM-PLUNDER-05", "MM-BOUNTY-10", "MM-BOUNTY-12",  # plunder and rewards
    "MM-MISSION-07", "MM-RUMOR-06", "MM-GLORY-05",  # what cards bring
}  # fmt: skip
PAID = {
    "MM-BUY-03", "MM-PORTPOWER-12",  # goods
    "MM-SHIPYARD-02", "MM-SHIPYARD-08", "MM-SHIPYARD-10", "MM-MOD-09", "MM-AMB-43",  # the yard
    "MM-RECRUIT-02", "MM-RUMOR-01", "MM-GLORY-10", "MM-MISSION-02",  # crew, rumours, specialists, missions
    "MM-PORTPOWER-10", "MM-AMB-15", "MM-PORTPOWER-14",  # fees of ports
    "MM-TURN-06", "MM-GLORY-06", "MM-RUMOR-06",  # events, customs, and a ship that a rumour offers
}  # fmt: skip
BOOKS = {
    "gold-gained": GAINED,
    "gold-paid": PAID,
    "gold-lost": {"MM-DEATH-01"},
    "gold-taken": {"MM-PLUNDER-02"},
    "stashed": {"MM-STASH-01", "MM-RUMOR-06"},
    "gold-withdrawn": {"MM-STASH-06", "MM-DEATH-06"},
}


class Book:
    """What each seat has aboard and in its chest, and what the bank has given out."""

    def __init__(self, seats: int) -> None:
        self.gold = [0] * seats
        self.stash = [0] * seats
        self.bank = 0
        self.used: set[str] = set()
        self.at_home = [False] * seats

    def look(self, t: Table) -> None:
        """Who lies in the home port before the next answer, and so may pay from the chest (MM-STASH-06)."""
        self.at_home = [is_at_home(player) for player in t.players]

    def enter(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in BOOKS:
                self._enter(event)

    def _enter(self, event: Event) -> None:
        data = cast(dict[str, int], event.data)
        seat, count = data["seat"], data["count"]
        assert count >= 0, event
        assert set(event.rules) <= BOOKS[event.kind], f"no rule of these moves gold like that: {event}"
        self.used.update(f"{event.kind} {rule}" for rule in event.rules)
        if event.kind == "gold-gained":
            assert count <= START_GOLD or "MM-SETUP-13" not in event.rules, event
            self._move(seat, count, 0, count)
        elif event.kind == "gold-paid":
            aboard = min(count, self.gold[seat])
            assert aboard == count or self.at_home[seat], f"paid from the chest away from home: {event}"
            self._move(seat, -aboard, aboard - count, -count)
        elif event.kind == "gold-lost":
            assert count == self.gold[seat], event
            self._move(seat, -count, 0, -count)
        elif event.kind == "gold-taken":
            assert count == self.gold[data["loser"]], event
            self._move(data["loser"], -count, 0, 0)
            self._move(seat, count, 0, 0)
        else:
            inwards = count if event.kind == "stashed" else -count
            self._move(seat, -inwards, inwards, 0)
        assert data.get("gold", self.gold[seat]) == self.gold[seat], event
        assert data.get("stash", self.stash[seat]) == self.stash[seat], event

    def _move(self, seat: int, gold: int, stash: int, bank: int) -> None:
        self.gold[seat] += gold
        self.stash[seat] += stash
        self.bank += bank
        assert self.gold[seat] >= 0 and self.stash[seat] >= 0, f"seat {seat + 1} has less than nothing"

    def check(self, t: Table) -> None:
        """The book says what lies on the table."""
        assert self.gold == [player.gold for player in t.players], "gold aboard changed without a rule"
        assert self.stash == [player.stash for player in t.players], "gold in a chest changed without a rule"
        assert self.bank == t.minted, "the bank gave or took without a rule"


def is_at_home(player: Player) -> bool:
    return player.in_port and player.zone == CAPTAIN_HOME[player.captain]
