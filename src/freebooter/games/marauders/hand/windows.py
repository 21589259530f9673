"""Windows: moments at which cards can be played, also out of turn.

Who is asked is public, so a window opens for every seat that holds any glory card. Its questions
are shown even when passing is the only answer, and a seat may pass in advance for all windows of a moment.
"""

from typing import Final

from freebooter.games.marauders.content.card_timing import (
    AFTER_CHECK,
    AFTER_PURCHASE,
    AFTER_SALE,
    AT_EVENT,
    BEFORE_CREW_COMBAT,
    BEFORE_RUMOUR,
    BETWEEN_ROUNDS,
    IN_CREW_COMBAT,
    MOMENTS,
    SHARED,
    WHEN_CLAIMING,
    WHEN_DECLARED,
    WHEN_FOUND,
    WINDOWS,
    Moment,
)
from freebooter.games.marauders.content.tables import EVENT_NAMES, GLORY_NAMES, MISSION_NAMES, NPC_NAMES, RUMOUR_NAMES
from freebooter.games.marauders.hand import card_rules
from freebooter.games.marauders.hand.playing import (
    may_play,
    play_card,
    playable_cards,
    why_not_at,
    why_not_now,
    why_not_play,
)
from freebooter.games.marauders.moves import ANNOUNCE, DECLINE, PASS, PLAY
from freebooter.games.marauders.names import NONE, SKULL
from freebooter.games.marauders.previews.risks import loss_note
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import side_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

RISKS_ALL: Final = (
    WHEN_DECLARED,
    BEFORE_CREW_COMBAT,
    IN_CREW_COMBAT,
    BETWEEN_ROUNDS,
)  # windows in which a captain may lose everything

ONLY_PASS: Final = [PASS]
NOBODY_ANNOUNCES: Final[list[Seat]] = []
NOTHING_DECLINED: Final[list[tuple[Seat, int]]] = []
"""Never changed, all three."""


# Windows: one question for each moment


class Window(Question[Table]):
    """Play a card at a moment, or pass; `about` is what has happened, by moment."""

    def __init__(self, moment: Moment) -> None:
        super().__init__(WINDOWS[moment], "MM-GLORY-06", [PASS, *PLAY, *ANNOUNCE])
        self.moment = moment
        self.cards = ANNOUNCE if moment in SHARED else PLAY

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        cards = playable_cards(t, t.players[seat], self.moment)
        return [PASS, *[self.cards[card] for card in cards]] if cards else ONLY_PASS

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is PASS:
            return None
        player, card = t.players[ask.seat], move.value
        reason = why_not_at(player, card, self.moment)
        if reason is not None:
            return reason
        if move is not self.cards[card]:
            return self.other_way(card)
        reason = why_not_now(t, player, card, self.moment)
        if reason is None and move not in ask.options:  # only the window knows what was declined
            return Refusal("mm-card-declined", "MM-GLORY-08", card=GLORY_NAMES[card])
        return reason

    def other_way(self, card: int) -> Refusal:
        if self.moment in SHARED:
            return Refusal("mm-announce-hidden", "MM-GLORY-06", card=GLORY_NAMES[card])
        return Refusal("mm-play-openly", "MM-GLORY-05", card=GLORY_NAMES[card])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        moment, number = self.moment, ask.about
        if moment == WHEN_FOUND:
            return {"npc": NPC_NAMES[number]}
        if moment == AT_EVENT:
            return {"event": EVENT_NAMES[number]}
        if moment == WHEN_CLAIMING:
            return {"mission": MISSION_NAMES[number]}
        if moment == BEFORE_RUMOUR:
            return {"rumour": RUMOUR_NAMES[number]}
        if moment == AFTER_PURCHASE:
            return {"count": number, "seat": t.current.seat + 1}
        if moment == AFTER_SALE:
            return {"count": number}
        if moment == AFTER_CHECK:
            return {"count": t.rolled.count(SKULL)}
        return {}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        card = NONE if move is PASS else move.value
        return card_rules.FORECASTS[self.moment](t, t.players[ask.seat], card)

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        player = t.players[ask.seat]
        if self.moment not in RISKS_ALL or t.battle is None or not player.afloat:
            return []
        if side_of(t, player).seat != player.seat:  # he steers an NPC
            return []
        return [loss_note(player)]

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return [1 if move is PASS else 2 for move in ask.options]


WINDOW: Final = [Window(Moment(moment)) for moment in range(len(MOMENTS))]


class ResolveCard(Question[Table]):
    """An announced card is shown and may still be declined (MM-GLORY-08); `about` is the card."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        fits = about in player.hand and may_play(t, player, about, t.moment)
        return [PLAY[about], DECLINE] if fits else [DECLINE]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        if move.value != ask.about:
            return self.elsewhere(t, ask, move)
        reason = why_not_play(t, t.players[ask.seat], ask.about, t.moment)
        if reason is None:
            return None
        why = str(reason.params.get("reason", "mm-why-not-in-hand"))
        return Refusal("mm-card-without-effect", self.rule, card=GLORY_NAMES[ask.about], reason=why)

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        if move in PLAY or move in ANNOUNCE:
            return Refusal("mm-other-card-announced", self.rule, card=GLORY_NAMES[ask.about])
        return super().elsewhere(t, ask, move)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"card": GLORY_NAMES[ask.about]}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        card = NONE if move is DECLINE else move.value
        return card_rules.FORECASTS[t.moment](t, t.players[ask.seat], card)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([0 if move is DECLINE else 16 for move in ask.options])


RESOLVE_CARD: Final = ResolveCard("resolve-card", "MM-GLORY-08", [*PLAY, DECLINE])


# Windows of one seat


def own_window(t: Table, player: Player, moment: Moment, about: int = NONE) -> Taken:
    """The player alone may play cards, one after the other."""
    return _play_alone(t, player, moment, about) if player.hand else ()  # mutants: same `if True`, it saves work


def _play_alone(t: Table, player: Player, moment: Moment, about: int) -> Part[None]:
    outer = t.moment
    t.moment = moment
    while player.hand:
        answer = yield WINDOW[moment].ask(t, player.seat, about, shown=True, passing=PASS)
        if answer is PASS:
            break
        yield from play_card(t, player, answer.value)
    t.moment = outer


# Windows of several seats


def open_window(t: Table, moment: Moment, seats: list[Seat], about: int = NONE) -> Taken:
    """All of `seats` may play cards at this moment; they stand in the order in which cards are resolved.

    Cards are announced hidden; others may then announce too. When nobody does any more, they are resolved in order
    (MM-GLORY-06 to 09), and the window opens again, until nobody announces anything.
    """
    for seat in seats:
        if t.players[seat].hand:
            return _play_together(t, moment, seats, about)
    return ()


def _play_together(t: Table, moment: Moment, seats: list[Seat], about: int) -> Part[None]:
    outer = t.moment
    t.moment = moment
    window = WINDOW[moment]
    declined = NOTHING_DECLINED  # shown to all, so no secret
    while True:
        # Ask around until everyone who has not announced a card has passed since the last one was announced.
        announcing = NOBODY_ANNOUNCES
        waiting = holders(t, seats)
        at = passed = 0
        while passed < waiting:
            seat = seats[at]
            at = at + 1 if at + 1 < len(seats) else 0
            if not t.players[seat].hand or (announcing and seat in announcing):
                continue
            options = window.options(t, seat, about)
            if declined:
                options = [move for move in options if move is PASS or (seat, move.value) not in declined]
            answer = yield Ask(seat, window, options, about=about, shown=True, passing=PASS)
            if answer is PASS:
                passed += 1
                continue
            t.players[seat].announced = answer.value
            announcing = [*announcing, seat]
            waiting -= 1
            passed = 0
            if t.journal is not None:
                t.journal.everyone("card-announced", "MM-GLORY-06", seat=seat)
        if not announcing:
            break
        for seat in seats:
            card = yield from resolve(t, t.players[seat])
            if card != NONE:
                declined = [*declined, (seat, card)]
    t.moment = outer


def holders(t: Table, seats: list[Seat]) -> int:
    """How many of them hold cards."""
    count = 0
    for seat in seats:
        if t.players[seat].hand:
            count += 1
    return count


def resolve(t: Table, player: Player) -> Part[int]:
    """The announced card is shown. Its owner may decline even now (MM-GLORY-08), and must if it no longer fits.

    Returns the card if it was declined, else NONE.
    """
    if player.announced == NONE:
        return NONE
    if t.journal is not None:
        t.journal.reveal("card-shown", "MM-GLORY-08", seat=player.seat, card=GLORY_NAMES[player.announced])
    card = player.announced
    player.announced = NONE  # open to all from here on
    answer = yield RESOLVE_CARD.ask(t, player.seat, about=card)
    if answer is DECLINE:
        if t.journal is not None:
            t.journal.everyone("card-declined", "MM-GLORY-08", seat=player.seat, card=GLORY_NAMES[card])
        return card
    yield from play_card(t, player, card)
    return NONE
