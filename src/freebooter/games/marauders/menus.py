"""Menus: questions whose options come from the base, from glory cards and from modules."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.hooks import DRAW_REPEAT, OfferKind, offered, take_offered
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class OpenMenu(Menu[Table]):
    """A menu to which modules may add; `hook` is the kind of their offers, which receive the `about` of the ask."""

    def __init__(self, prompt: str, rule: str, offers: Sequence[Offer[Table]], hook: OfferKind) -> None:
        super().__init__(prompt, rule, offers)
        self.hook = hook

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found = super().options(t, seat, about)
        if t.hooked:
            found += offered(t, self.hook, seat, about)
        return found

    def reason(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.hooked and move in offered(t, self.hook, ask.seat, ask.about):
            return None
        return super().reason(t, ask, move)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return super().preview(t, ask, move) if self.owns(move) else None

    def label(self, ask: Ask, move: Move) -> Note | None:
        return super().label(ask, move) if self.owns(move) else None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return super().measured(played, ask, move) if self.owns(move) else {}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return super().came_true(played, ask, move) if self.owns(move) else {}

    def take_move(self, t: Table, seat: Seat, about: int, move: Move) -> Taken:
        """Carry out the option chosen, offered by the base or by a module."""
        if self.owns(move):
            return self.take(t, seat, move)
        return take_offered(t, self.hook, seat, move, about)


DRAWS: Final = ["market", "raid"]
AT_MARKET: Final = 0  # into t.drawn_cargo
IN_RAID: Final = 1  # into t.raid.cards
DRAW_OFFER: Final = OpenMenu("draw-offer", "MM-BUY-01", [Offer([PASS])], DRAW_REPEAT)


def offer_repeat(t: Table, player: Player, draw: int) -> Part[None]:
    """Ask for offers of modules after a draw until the player passes."""
    while True:
        ask = DRAW_OFFER.ask(t, player.seat, about=draw)
        if len(ask.options) == 1:
            return
        answer = yield ask
        if answer is PASS:
            return
        yield from DRAW_OFFER.take_move(t, player.seat, draw, answer)
