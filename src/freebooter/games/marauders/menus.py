"""Menus: questions whose options come from the base, from glory cards and from modules."""

from typing import Final

from freebooter.games.marauders.moves import NO_MOVES, PASS
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Refusal

NO_OFFERS: Final[list[Offer[Table]]] = []


def options_of(offers: list[Offer[Table]], t: Table, seat: Seat, about: int) -> list[Move]:
    """What some offers have to offer. Not to be changed."""
    found = NO_MOVES
    for offer in offers:
        more = offer.options(t, seat, about)
        if more:  # mutants: same `if True`, it saves work only
            found = found + more if found else more
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenMenu(Menu[Table]):
    """A menu that offers of modules may join; each explains and takes its own moves, like those of the base."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        """The offers of modules. Asked only if `t.hooked`. Not to be changed."""
        return NO_OFFERS

    def joined_options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        """What they have on offer, mostly nothing. Not to be changed."""
        return options_of(self.joined(t), t, seat, about)

    def offer_for(self, t: Table, move: Move) -> Offer[Table] | None:
        """The offer of the base or of a module that a move belongs to; None for a move of other questions."""
        offer = self.own_offer(move)
        # mutants: same `if True` `or t.hooked` `if (t.hooked)`, modules offer no moves of the menu that they join
        if offer is None and t.hooked:
            for joining in self.joined(t):
                if move in joining.moves:
                    return joining
        return offer

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found = super().options(t, seat, about)
        if t.hooked:
            found += self.joined_options(t, seat, about)
        return found

    def reason(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        offer = self.offer_for(t, move)
        return self.elsewhere(t, ask, move) if offer is None else offer.refusal(t, ask, move)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        offer = self.offer_for(t, move)
        return None if offer is None else offer.preview(t, ask, move)

    def label(self, ask: Ask, move: Move) -> Note | None:
        return super().label(ask, move) if self.owns(move) else None

    def name_here(self, ask: Ask, move: Move) -> Note | None:
        """An offer of a module has its usual name: without the table nobody knows which one a move belongs to."""
        return super().name_here(ask, move) if self.owns(move) else None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        offer = self.offer_for(played.before, move)
        return {} if offer is None else offer.measured(played, ask, move)

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        offer = self.offer_for(played.before, move)
        return {} if offer is None else offer.came_true(played, ask, move)

    def take_move(self, t: Table, seat: Seat, move: Move) -> Taken:
        """Carry out the option chosen, offered by the base or by a module."""
        offer = self.offer_for(t, move)
        assert offer is not None, f"nobody offers {move.name}"
        return offer.take(t, seat, move)


def ask_until_passed(menu: OpenMenu, t: Table, seat: Seat, about: int) -> Taken:
    """Put a menu of offers of modules to a seat as long as there are any and it does not pass. It may pass ahead."""
    offered = menu.joined_options(t, seat, about)
    return _ask_on(menu, t, seat, about, offered) if offered else ()


def _ask_on(menu: OpenMenu, t: Table, seat: Seat, about: int, offered: list[Move]) -> Part[None]:
    while offered:
        answer = yield Ask(seat, menu, [*menu.moves, *offered], about, passing=PASS)
        if answer is PASS:
            return
        rest = menu.take_move(t, seat, answer)
        if rest:
            yield from rest
        offered = menu.joined_options(t, seat, about)
