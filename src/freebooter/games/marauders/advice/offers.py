"""What the questions of a Port action have in common: their offers, and how gold that was paid is measured."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.moves import DO, DONE
from freebooter.games.marauders.names import ACTIVITIES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played, Seat
from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


class Business(Offer[Table]):
    """Moves of one kind in port, which also say what they are worth to a captain."""

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """In hundredths of a glory point, against doing nothing."""
        return 0


class Leaving(Business):
    """It may always be left at that."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves


class Activity(Business):
    """One of the activities of a Port action, each at most once (MM-PORT-05)."""

    def __init__(self, number: int) -> None:
        super().__init__([DO[number]])
        self.number = number

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        """Why it cannot be done here and now, apart from having been done; None when it can."""
        return None

    def possible(self, t: Table, player: Player) -> bool:
        """Is there no hindrance? Override it with a quicker way."""
        return self.hindrance(t, player) is None

    def carry_out(self, t: Table, player: Player) -> Part[None]:
        raise TypeError(f"{type(self).__name__} must say what is done")

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if visit_of(t).done >> self.number & 1:
            return Refusal("mm-activity-done", "MM-PORT-05", activity=ACTIVITIES[self.number])
        return self.hindrance(t, t.players[ask.seat])

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        if visit_of(t).done >> self.number & 1 or not self.possible(t, t.players[seat]):
            return []
        return self.moves

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        visit_of(t).done |= 1 << self.number
        return self.carry_out(t, t.players[seat])


def weights_of(menu: Menu[Table], t: Table, ask: Ask, cards: int, modules: int = 0) -> list[int]:
    """How inviting the options of a menu are; `cards` and `modules` are what theirs are worth."""
    player = t.players[ask.seat]
    found: list[int] = []
    for move in ask.options:
        if not menu.owns(move):
            found.append(modules)
            continue
        offer = menu.offer_of(move)
        found.append(offer.worth(t, player, move) if isinstance(offer, Business) else cards)
    return weigh(found)


def too_poor(t: Table, player: Player, price: int, rule: str, most: int = 0) -> Refusal | None:
    """What cannot be paid; None when it can."""
    gold = effects.purse(t, player)
    return Refusal("mm-too-little-gold", rule, price=price, gold=gold, most=most) if gold < price else None


# What came of a preview


def spent(played: Played[Table], seat: Seat) -> int:
    """The gold that has left ship and chest."""
    before, after = played.before.players[seat], played.after.players[seat]
    return before.gold + before.stash - after.gold - after.stash


def told(played: Played[Table], kind: str, seat: Seat, rule: str = "") -> Event | None:
    """The first event of a kind about a seat, by a rule if one is given."""
    for event in played.events:
        if event.kind == kind and event.data.get("seat") == seat and (not rule or rule in event.rules):
            return event
    return None


def number(event: Event | None, name: str) -> int:
    """A number of an event; 0 when it did not happen."""
    value = 0 if event is None else event.data[name]
    assert isinstance(value, int)
    return value
