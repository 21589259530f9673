"""Questions with several kinds of options: the base's own, glory cards, and what modules add."""

from collections.abc import Sequence

from freebooter.games.marauders.hooks import offered, take_offered
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Menu, Offer, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


class OpenMenu(Menu[Table]):
    """A menu to which modules may add; `hook` is the kind of their offers, which are told the `about` of the ask."""

    def __init__(self, prompt: str, rule: str, offers: Sequence[Offer[Table]], hook: int) -> None:
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
        """What happens when an option is chosen, whoever offered it."""
        if self.owns(move):
            return self.take(t, seat, move)
        return take_offered(t, self.hook, seat, move, about)
