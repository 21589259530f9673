"""Glory cards in hand: which can be played at a moment, and why others cannot; and the cards that menus offer."""

from typing import Final

from freebooter.games.marauders.content.card_timing import MOMENTS, WHEN_BUYING, WHEN_SELLING, Moment
from freebooter.games.marauders.content.tables import GLORY_MOMENTS, GLORY_NAMES, GLORY_SPECIALIST
from freebooter.games.marauders.effects import remove_from_hand
from freebooter.games.marauders.hand import card_rules
from freebooter.games.marauders.moves import ANNOUNCE, NO_MOVES, PLAY
from freebooter.games.marauders.names import NONE, SKULL
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

BEFORE_A_CHOICE: Final = (
    WHEN_SELLING,
    WHEN_BUYING,
)  # menus whose cards have to be played before the first goods are chosen

FITTING: Final = [[moments >> moment & 1 != 0 for moments in GLORY_MOMENTS] for moment in range(len(MOMENTS))]
"""Whether each card can be played, by the moment."""

NO_CARDS: Final[list[int]] = []
"""Never changed."""


# The one predicate, in three steps: a card in hand, for this moment, whose own conditions hold.


def why_not_at(player: Player, card: int, moment: Moment) -> Refusal | None:
    """Why a card is not for this hand or this moment."""
    if card not in player.hand:
        return Refusal("mm-card-not-in-hand", "MM-GLORY-05", card=GLORY_NAMES[card])
    if not fits(card, moment):
        return Refusal("mm-card-other-moment", "MM-GLORY-05", card=GLORY_NAMES[card], moment=MOMENTS[moment])
    return None


def fits(card: int, moment: Moment) -> bool:
    """Is it the moment of the card?"""
    return FITTING[moment][card]


def why_not_now(t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
    """Why the conditions of a card that fits the moment do not hold, or a module forbids it."""
    if GLORY_SPECIALIST[card] != NONE:
        reason = card_rules.HIRING[0](t, player, card, moment)
    else:
        reason = card_rules.CONDITIONS[card](t, player)
    if t.hooked and reason is None:
        reason = modules_of(t).may_play(t, player, card, moment)
    return reason


def why_not_play(t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
    """A card that is not in hand, does not fit the moment, or could do nothing now."""
    return why_not_at(player, card, moment) or why_not_now(t, player, card, moment)


def may_play(t: Table, player: Player, card: int, moment: Moment) -> bool:
    """Does the card fit the moment, and do its own conditions hold?"""
    return fits(card, moment) and why_not_now(t, player, card, moment) is None


def playable_cards(t: Table, player: Player, moment: Moment) -> list[int]:
    """The different cards in hand that can be played at this moment. Not to be changed: mostly it is `NO_CARDS`."""
    cards = NO_CARDS
    last = NONE
    fitting = FITTING[moment]
    for card in player.hand:  # sorted, so copies of a card are neighbours
        if card != last and fitting[card] and why_not_now(t, player, card, moment) is None:
            cards = [*cards, card]
        last = card
    return cards


def play_card(t: Table, player: Player, card: int) -> Part[None]:
    """Play a card from hand, or hire a specialist."""
    if t.hooked:
        stopped = yield from is_stopped(t, player, card)
        if stopped:
            return
    if GLORY_SPECIALIST[card] == NONE:
        remove_from_hand(player, card)
        t.decks.glory_discard.add(card)
        if t.journal is not None:
            t.journal.reveal("card-played", "MM-GLORY-05", seat=player.seat, card=GLORY_NAMES[card])
    yield from card_rules.PLAYS[card](t, player, card)


def is_stopped(t: Table, player: Player, card: int) -> Part[bool]:
    """Does a module stop the card? If it rolls for that, the roll which the card may be about to repeat still lies."""
    rolled, skill, purpose = t.rolled, t.roll_skill, t.roll_purpose
    stopped = yield from modules_of(t).before_card(t, player, card)
    t.rolled, t.roll_skill, t.roll_purpose = rolled, skill, purpose
    return stopped


# Menus: the cards of the moments TURN, PORT, SELL, DRAWN and SHIPYARD are options of the questions asked there.


def menu_cards(t: Table, player: Player, moment: Moment) -> list[Move]:
    cards = playable_cards(t, player, moment)
    return [PLAY[card] for card in cards] if cards else NO_MOVES  # mutants: same `if True`, it only saves work


class PlayCards(Offer[Table]):
    """The glory cards that a menu offers at its moment. They are played openly."""

    def __init__(self, moment: Moment) -> None:
        super().__init__([*PLAY, *ANNOUNCE])
        self.moment = moment

    def too_late(self, t: Table) -> bool:
        """Goods are being sold or bought already, at prices that a card could have changed (GL-03, GL-04)."""
        visit = t.visit
        return visit is not None and len(visit.chosen) > 0 and self.moment in BEFORE_A_CHOICE

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return NO_MOVES if self.too_late(t) else menu_cards(t, t.players[seat], self.moment)

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player, card = t.players[ask.seat], move.value
        reason = why_not_at(player, card, self.moment)
        if reason is None and move is ANNOUNCE[card]:
            return Refusal("mm-play-openly", "MM-GLORY-05", card=GLORY_NAMES[card])
        if reason is None:
            reason = why_not_now(t, player, card, self.moment)
        if reason is None and self.too_late(t):
            return Refusal("mm-card-before-choice", "MM-GLORY-05", card=GLORY_NAMES[card])
        return reason

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return card_rules.FORECASTS[self.moment](t, t.players[ask.seat], move.value)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """What a specialist was paid."""
        paid = [event for event in played.events if event.kind == "gold-paid" and "MM-GLORY-10" in event.rules]
        return {"price": sum([int(str(event.data["count"])) for event in paid])}

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        """Whether a specialist could be won over by the first roll."""
        for event in played.events:
            if event.kind == "skill-rolled" and event.data["purpose"] == "hiring":
                dice = event.data["dice"]
                return {"chance": isinstance(dice, list) and SKULL in dice}
        return {}

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return play_card(t, t.players[seat], move.value)
