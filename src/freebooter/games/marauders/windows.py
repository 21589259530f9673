"""Windows: moments at which cards can be played, also out of turn.

Who is asked is public, so a window opens for every seat that holds a glory card, whatever the card is. Its questions
are shown even when passing is the only answer, and a seat may pass in advance for all windows of a moment.
"""

from freebooter.games.marauders import registry
from freebooter.games.marauders.effects import remove_from_hand
from freebooter.games.marauders.hooks import query_may_play
from freebooter.games.marauders.moments import MOMENTS, WINDOWS
from freebooter.games.marauders.moves import ANNOUNCE, DECLINE, PASS, PLAY
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import GLORY_MOMENTS, GLORY_NAMES, GLORY_SPECIALIST
from freebooter.kernel.ask import Ask, Offer, Part, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def may_play(t: Table, player: Player, card: int, moment: int) -> bool:
    """Does the card fit the moment, and do its own conditions hold?"""
    if GLORY_MOMENTS[card] >> moment & 1 == 0:
        return False
    if GLORY_SPECIALIST[card] != NONE:
        may = registry.HIRING[0](t, player, card, moment)
    else:
        may = registry.CONDITIONS[card](t, player)
    return query_may_play(t, may, player.seat, card, moment) if t.hooked else may


def playable_cards(t: Table, player: Player, moment: int) -> list[int]:
    """The different cards in hand that can be played at this moment."""
    cards: list[int] = []
    last = NONE
    for card in player.hand:  # sorted, so copies of a card are neighbours
        if card != last and may_play(t, player, card, moment):
            cards.append(card)
        last = card
    return cards


def play_card(t: Table, player: Player, card: int) -> Part[None]:
    """Play a card from hand, or hire a specialist."""
    if GLORY_SPECIALIST[card] == NONE:
        remove_from_hand(player, card)
        t.decks.glory_discard.add(card)
        if t.journal is not None:
            t.journal.reveal("card-played", "MM-GLORY-05", seat=player.seat, card=GLORY_NAMES[card])
    yield from registry.PLAYS[card](t, player, card)


# Menus: the cards of the moments TURN and PORT are options of the questions "action" and "port".


def menu_cards(t: Table, player: Player, moment: int) -> list[Move]:
    if not player.hand:
        return []
    return [PLAY[card] for card in playable_cards(t, player, moment)]


class PlayCards(Offer[Table]):
    """The glory cards that a menu offers at its moment. They are played openly."""

    def __init__(self, moment: int) -> None:
        super().__init__([*PLAY, *ANNOUNCE])
        self.moment = moment

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return menu_cards(t, t.players[seat], self.moment)

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        reason = why_not_play(t, t.players[ask.seat], move.value, self.moment)
        if reason is None and move is ANNOUNCE[move.value]:
            return Refusal("mm-play-openly", "MM-GLORY-05", card=GLORY_NAMES[move.value])
        return reason

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return play_card(t, t.players[seat], move.value)


def why_not_play(t: Table, player: Player, card: int, moment: int) -> Refusal | None:
    """A card that is not in hand, does not fit the moment, or could do nothing now."""
    name = GLORY_NAMES[card]
    if card not in player.hand:
        return Refusal("mm-card-not-in-hand", "MM-GLORY-05", card=name)
    if GLORY_MOMENTS[card] >> moment & 1 == 0:
        return Refusal("mm-card-other-moment", "MM-GLORY-05", card=name, moment=MOMENTS[moment])
    if not may_play(t, player, card, moment):
        return Refusal("mm-card-without-effect", "MM-GLORY-05", card=name)
    return None


# Windows of one seat


def own_window(t: Table, player: Player, moment: int, about: int = NONE) -> Part[None]:
    """The player alone may play cards, one after the other."""
    if not player.hand:
        return
    outer = t.moment
    t.moment = moment
    while player.hand:
        options = [PASS]
        for card in playable_cards(t, player, moment):
            options.append(PLAY[card])
        answer = yield Ask(player.seat, WINDOWS[moment], options, about=about, shown=True, passing=PASS)
        if answer is PASS:
            break
        yield from play_card(t, player, answer.value)
    t.moment = outer


# Windows of several seats


def open_window(t: Table, moment: int, seats: list[Seat], about: int = NONE) -> Part[None]:
    """All of `seats` may play cards at this moment; they stand in the order in which cards are resolved.

    Cards are announced hidden; others may then announce too. When nobody does any more, they are resolved in order
    (MM-GLORY-06 to 09), and the window opens again, until nobody announces anything.
    """
    outer = t.moment
    t.moment = moment
    declined: list[tuple[Seat, int]] = []  # shown to all, so no secret
    while True:
        announced = yield from announce(t, moment, seats, about, declined)
        if not announced:
            break
        for seat in seats:
            yield from resolve(t, t.players[seat], moment, about, declined)
    t.moment = outer


def announce(t: Table, moment: int, seats: list[Seat], about: int, declined: list[tuple[Seat, int]]) -> Part[bool]:
    """Ask around until everyone who has not announced a card has passed since the last one was announced."""
    waiting = [seat for seat in seats if t.players[seat].hand]
    any_announced = False
    asked = 0
    while asked < len(waiting):
        seat = waiting[0]
        player = t.players[seat]
        waiting = [*waiting[1:], seat]
        options = [PASS]
        for card in playable_cards(t, player, moment):
            if (seat, card) not in declined:
                options.append(ANNOUNCE[card])
        answer = yield Ask(seat, WINDOWS[moment], options, about=about, shown=True, passing=PASS)
        if answer is PASS:
            asked += 1
            continue
        player.announced = answer.value
        waiting = waiting[:-1]
        any_announced = True
        asked = 0
        if t.journal is not None:
            t.journal.everyone("card-announced", "MM-GLORY-06", seat=seat)
    return any_announced


def resolve(t: Table, player: Player, moment: int, about: int, declined: list[tuple[Seat, int]]) -> Part[None]:
    """The announced card is shown. Its owner may decline even now (MM-GLORY-08), and must if it no longer fits."""
    if player.announced == NONE:
        return
    if t.journal is not None:
        t.journal.reveal("card-shown", "MM-GLORY-08", seat=player.seat, card=GLORY_NAMES[player.announced])
    card = player.announced
    player.announced = NONE  # open to all from here on
    fits = card in player.hand and may_play(t, player, card, moment)
    options = [PLAY[card], DECLINE] if fits else [DECLINE]
    answer = yield Ask(player.seat, "resolve-card", options, about=card)
    if answer is DECLINE:
        declined.append((player.seat, card))
        if t.journal is not None:
            t.journal.everyone("card-declined", "MM-GLORY-08", seat=player.seat, card=GLORY_NAMES[card])
        return
    yield from play_card(t, player, card)
