"""What all fortune cards have in common."""

from freebooter.games.black_fleet.content.cards import FORTUNE_EFFECTS, Effect
from freebooter.games.black_fleet.names import KIND
from freebooter.games.black_fleet.reasons import FINE, NO_SHIP_ACTIVE, OTHER_SHIP, SHIP_ACTIVE, Reason
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.kernel.ask import Flow, Played, Seat
from freebooter.kernel.note import Note


class FortuneCard:
    """One card. `is_for` has for each crew whether the card may be played for its ship; `rule` is its id in the ledger.

    Cards for the movement of a ship are played once it is activated, which is before its movement too: nothing is
    lost by that, and the card needs no question for which ship it is meant.
    """

    __slots__ = ("amount", "effect", "is_for", "rule")

    def __init__(self, rule: str, effect: Effect) -> None:
        self.rule = rule
        self.effect = effect
        self.is_for = [kind & effect.ships != 0 for kind in KIND]
        self.amount = effect.amount

    def trouble(self, t: Table, p: Player) -> Reason:
        """What keeps the owner from playing it now. Most cards need a ship that is sailing, of the right kind."""
        s = t.sailing
        if s is None:
            return NO_SHIP_ACTIVE
        return self.trouble_under_way(t, p, s) if self.is_for[s.crew] else OTHER_SHIP

    def trouble_under_way(self, t: Table, p: Player, s: Sailing) -> Reason:
        """What keeps the owner from playing it for the ship under way, which is of the right kind."""
        return FINE

    def play(self, t: Table, p: Player) -> Flow | None:
        """Do what the card says; a flow when it has to ask."""
        raise TypeError("every kind of fortune card says what it does")

    def help_sailing(self, p: Player, s: Sailing) -> None:
        """How the card helps a ship on its way, if it is for such ships; most cards do not."""

    def trouble_when_stuck(self, t: Table, p: Player, s: Sailing) -> Reason:
        """What keeps the owner from playing it while the ship under way can sail nowhere."""
        return FINE

    def preview(self, t: Table, p: Player) -> Note | None:
        """The effect in numbers, for the owner; None when the text of the card is enough."""
        return None

    def measured(self, played: Played[Table], seat: Seat) -> dict[str, int]:
        """What the preview promised, measured afterwards; see `Offer.measured`."""
        return {}


def between_trouble(t: Table) -> Reason:
    """Cards for the time between activations, also before the first and after the last."""
    return FINE if t.sailing is None else SHIP_ACTIVE


def effect_of_played(t: Table) -> Effect:
    """The effect of the card that lies open, while it asks."""
    return FORTUNE_EFFECTS[t.turn.fortune][0]


def yet_to_act(t: Table, crew: int) -> bool:
    """Has the ship an action left, now or when it is activated?"""
    s = t.sailing
    if s is not None and s.crew == crew:
        return s.actions + s.attacks + s.burials > 0
    return not t.turn.finished >> crew & 1


def bonus_trouble(t: Table, crew: int, over: int) -> Reason:
    """For bonuses: once the ship concerned has finished, or has no action left, the card could change nothing."""
    return FINE if yet_to_act(t, crew) else over
