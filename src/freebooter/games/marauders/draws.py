"""Cards that a player draws together, and how modules let him draw them anew.

Each kind of draw leaves its cards in the state and says how they are drawn again: the old ones go to the discard pile
of their deck, as many new ones are drawn and stand. A module that offers this (see `Module.after_draw`) calls
`draw_again`, and looks into `t.repeated_by` whether it has done so for this draw. A module with draws of its own adds
a kind with `add_draw` and asks `offer_repeat`.

Cards that are looked for in a deck, missions, captains and tokens are not drawn in this sense, nor is anything that an
event makes one draw.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NewType, TypeAlias

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_NAMES, GLORY_NAMES, RUMOUR_NAMES
from freebooter.games.marauders.menus import OpenMenu, ask_until_passed
from freebooter.games.marauders.moves import PASS
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Offer, Part, Taken
from freebooter.kernel.events import Datum

Again: TypeAlias = Callable[[Table, Player], None]
"""Discards the cards of a draw and draws as many new ones."""

Lying: TypeAlias = Callable[[Table], int]
"""How many cards of a draw lie there."""

Draw = NewType("Draw", int)
DRAWS: Final = ["market", "raid", "navy", "reward", "glory", "rumour"]
AT_MARKET: Final = Draw(0)  # `t.drawn_cargo`
IN_RAID: Final = Draw(1)  # `raid.latest`, of the cards laid out
FROM_NAVY: Final = Draw(2)  # `t.drawn_cargo`
FOR_REWARD: Final = Draw(3)  # `t.drawn_cargo`
OF_GLORY: Final = Draw(4)  # `t.drawn_glory`
OF_RUMOURS: Final = Draw(5)  # `t.drawn_rumours`


def _unknown(t: Table, player: Player) -> None:
    raise KeyError(f"no rule draws {DRAWS[t.drawing]} again")


def cargo_lying(t: Table) -> int:
    return len(t.drawn_cargo)


def glory_lying(t: Table) -> int:
    return len(t.drawn_glory)


def rumours_lying(t: Table) -> int:
    return len(t.drawn_rumours)


_AGAIN: Final[list[Again]] = [_unknown] * len(DRAWS)
_LYING: Final[list[Lying]] = [cargo_lying] * len(DRAWS)


def register(draw: Draw, again: Again, lying: Lying = cargo_lying) -> None:
    """How cards of one of the kinds above are drawn again, and counted, said where they are drawn."""
    _AGAIN[draw] = again
    _LYING[draw] = lying


def add_draw(name: str, again: Again, lying: Lying = cargo_lying) -> Draw:
    """A kind of draw of a module."""
    DRAWS.append(name)
    _AGAIN.append(again)
    _LYING.append(lying)
    return Draw(len(DRAWS) - 1)


class DrawOffers(OpenMenu):
    """What modules offer after a draw; `about` is the kind of draw."""

    def joined(self, t: Table) -> list[Offer[Table]]:
        return modules_of(t).after_draw()


DRAW_OFFER: Final = DrawOffers("draw-offer", "MM-BUY-01", [Offer([PASS])])


def offer_repeat(t: Table, player: Player, draw: Draw) -> Taken:
    """Ask for offers of modules after a draw. Asked only if `t.hooked`."""
    t.begin_to_repeat()
    return ask_about(t, player, draw) if t.event == NONE else ()


def offer_more(t: Table, player: Player, draw: Draw) -> Part[bool]:
    """The same for a draw that was offered already. Returns whether a module has used it."""
    before = len(t.repeated_by)
    yield from ask_about(t, player, draw)
    return len(t.repeated_by) > before


def ask_about(t: Table, player: Player, draw: Draw) -> Taken:
    t.drawing = draw
    offers = ask_until_passed(DRAW_OFFER, t, player.seat, draw)
    return and_then(offers, partial(end_of_offers, t)) if offers else end_of_offers(t)


def end_of_offers(t: Table) -> Taken:
    t.drawing = NONE
    return ()


def cards_lying(t: Table) -> int:
    """How many cards of the draw under way lie there."""
    return 0 if t.drawing == NONE else _LYING[t.drawing](t)


def draw_again(t: Table, player: Player, by: str) -> None:
    """What was just drawn together is drawn anew, once `by` a module."""
    _AGAIN[t.drawing](t, player)
    repeated(t, by)


def repeated(t: Table, by: str) -> None:
    """A module has changed the draw or the roll that is under way."""
    t.repeated_by = (*t.repeated_by, by)


# Decks


def cargo_again(t: Table, player: Player) -> None:
    old = t.drawn_cargo
    for card in old:
        effects.discard_cargo(t, card)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in old]
        t.journal.reveal("goods-put-back", "MM-BUY-06", seat=player.seat, cards=names)
    t.drawn_cargo = tuple(sorted(effects.draw_cards(t, len(old))))


def glory_again(t: Table, player: Player) -> None:
    old = t.drawn_glory
    for card in old:
        t.decks.glory_discard.add(card)
    if t.journal is not None:
        names: list[Datum] = [GLORY_NAMES[card] for card in old]
        t.journal.reveal("glory-cards-discarded", "MM-GLORY-04", seat=player.seat, cards=names)
    t.drawn_glory = tuple(sorted([effects.draw_glory_card(t) for card in old]))


def rumours_again(t: Table, player: Player) -> None:
    old = t.drawn_rumours
    for card in old:
        t.decks.rumours_discard.add(card)
        if t.journal is not None:
            t.journal.reveal("rumour-discarded", "MM-RUMOR-05", seat=player.seat, rumour=RUMOUR_NAMES[card])
    t.drawn_rumours = tuple(sorted([effects.draw_rumour(t) for card in old]))


register(FROM_NAVY, cargo_again)
register(FOR_REWARD, cargo_again)
register(OF_GLORY, glory_again, glory_lying)
register(OF_RUMOURS, rumours_again, rumours_lying)
