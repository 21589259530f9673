"""On which space a card lies: chosen when it is gained, and when one is lost (SG-M7-10, SG-M7-26, SG-M7-27)."""

from typing import Final

from freebooter.games.marauders.advice.goods_values import more_goods
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.content.card_timing import AFTER_PURCHASE
from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_NAMES, CARGO_PORT, WAY
from freebooter.games.marauders.hold.overboard import drop_surplus
from freebooter.games.marauders.modules.contraband.advice import card_value, hold_value
from freebooter.games.marauders.modules.contraband.hold import aboard, discard, exposed, places, put_aboard
from freebooter.games.marauders.modules.contraband.moves import (
    DISCARD_CONTRABAND,
    LOSE_CONTRABAND,
    LOSE_GOODS,
    SMUGGLE,
)
from freebooter.games.marauders.modules.contraband.selling import spoken_of
from freebooter.games.marauders.moves import DONE, NO_MOVES
from freebooter.games.marauders.names import (
    GAINED_BY_PLUNDER,
    GAINED_BY_PURCHASE,
    GAINED_BY_REWARD,
    GAINED_BY_SEARCH,
    NOBODY,
    NONE,
    ZONES,
    Gain,
)
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import SOLD_ELSEWHERE, weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

# Gained


class Stow(Question[Table]):
    """Which of the cards just gained are contraband; the flow alone knows which those are."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        return Refusal("mm-contraband-not-gained", self.rule, card=CARGO_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return None if move is DONE else destination_note(t, t.players[ask.seat], move.value)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([0 if move is DONE else contraband_worth(t, player, move.value) for move in ask.options])


STOW: Final = Stow("stow-contraband", "SG-M7-10", [*SMUGGLE, DONE])


def destination_note(t: Table, player: Player, card: int) -> Note:
    port = CARGO_PORT[card]
    return Note("mm-brings-smuggling", "SG-M7-11", zone=ZONES[port], steps=WAY[player.zone][port])


def contraband_worth(t: Table, player: Player, card: int) -> int:
    """What it is worth to have a card as contraband rather than as a good."""
    return card_value(t, player, card) - SOLD_ELSEWHERE + min(0, more_goods(t, player, CARGO_GOOD[card], -1))


def gained(t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
    """What is bought as a good or chosen by its good is an ordinary one (SG-M7-08, SG-M7-23).

    Where nobody else saw the cards the question is always put, so that it tells nothing about them.
    """
    if how in (GAINED_BY_PURCHASE, GAINED_BY_SEARCH):
        return
    destined = [card for card in cards if CARGO_PORT[card] != NONE]
    unseen = how == GAINED_BY_REWARD or (how == GAINED_BY_PLUNDER and between_players(t))
    while destined or unseen:
        answer = yield Ask(player.seat, STOW, [*[SMUGGLE_OF[card] for card in destined], DONE], shown=unseen)
        if answer is DONE:
            break
        destined.remove(answer.value)
        smuggle(t, player, answer.value)
        unseen = unseen and len(destined) > 0
    yield from drop_surplus(t, player, "MM-AMB-08")  # a hiding place may have promised room


SMUGGLE_OF: Final[dict[int, Move]] = {move.value: move for move in SMUGGLE}


def between_players(t: Table) -> bool:
    battle = t.battle
    return battle is not None and all([side.seat != NOBODY for side in battle.sides])


def smuggle(t: Table, player: Player, card: int) -> None:
    """From the ordinary space, on which it was laid a moment ago, to the other."""
    left = list(player.cargo)
    left.remove(card)
    player.cargo = tuple(left)
    put_aboard(t, player, card)
    report_smuggled(t, player, card)


def report_smuggled(t: Table, player: Player, card: int) -> None:
    if t.journal is not None:
        seat = player.seat
        t.journal.only(seat, "contraband-stowed", "SG-M7-10", seat=seat, card=CARGO_NAMES[card])
        t.journal.all_but(seat, "contraband-stowed-hidden", "SG-M7-10", seat=seat)


# Hidden and lost


class Hide(Question[Table]):
    """Which card lies in the hiding place now."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        held = aboard(t, t.players[seat])
        return [move for move in self.moves if move.value in held]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in aboard(t, t.players[ask.seat]):
            return None
        return Refusal("mm-contraband-not-aboard", self.rule, card=CARGO_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return destination_note(t, t.players[ask.seat], move.value)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([card_value(t, player, move.value) for move in ask.options])


HIDE: Final = Hide("hide-contraband", "SG-M3-12", SMUGGLE)


def choose_hidden(t: Table, player: Player) -> Part[list[int]]:
    """The owner decides anew what is hidden each time it matters. Returns the cards that are not."""
    left = list(aboard(t, player))
    if places(t, player) > 0 and len(left) > 1:  # mutants: same `> 0):` `>= 1` `len(left) > 0`, one is not lost
        answer = yield HIDE.ask(t, player.seat)
        left.remove(answer.value)
    return left


class LoseFrom(Question[Table]):
    """From which space a card is lost."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        count = player.cards_aboard() if move is LOSE_GOODS else exposed(t, player)
        return Note("mm-brings-random-loss", "SG-M7-26", count=count)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        held = len(aboard(t, player))
        goods = SOLD_ELSEWHERE + (60 if player.load else 0)
        return weigh([-goods if move is LOSE_GOODS else -hold_value(t, player) // held for move in ask.options])


LOSE_FROM: Final = LoseFrom("lose-from", "SG-M7-26", [LOSE_GOODS, LOSE_CONTRABAND])


def lose(t: Table, player: Player, rule: str) -> Part[bool]:
    """A card at random of the space that the owner chooses; False leaves it to the base to take an ordinary one."""
    if exposed(t, player) == 0:
        return False
    if player.cards_aboard() > 0:
        answer = yield LOSE_FROM.ask(t, player.seat)
        if answer is LOSE_GOODS:
            return False
    found = yield from choose_hidden(t, player)
    discard(t, player, [found[t.chance.below(len(found))] if len(found) > 1 else found[0]], rule)
    return True


# To make room, and to the customs


class Overboard(ValuedOffer):
    """Any of them, whichever is hidden now; the customs take only what was just bought (SG-AMB-80)."""

    def within_reach(self, t: Table, player: Player) -> tuple[int, ...]:
        if exposed(t, player) == 0:
            return ()
        return spoken_of(t, player) if t.moment == AFTER_PURCHASE else aboard(t, player)

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found = self.within_reach(t, t.players[seat])
        # mutants: same `if True`, it saves work only
        return [move for move in self.moves if move.value in found] if found else NO_MOVES

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in self.within_reach(t, t.players[ask.seat]):
            return None
        return Refusal("mm-contraband-not-aboard", "SG-M7-26", card=CARGO_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return destination_note(t, t.players[ask.seat], move.value)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return -card_value(t, player, move.value)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player, visit = t.players[seat], t.visit
        if visit is not None and move.value in spoken_of(t, player):
            visit.more_cards -= 1
        discard(t, player, [move.value], "SG-M7-26")
        return ()


OVERBOARD: Final = Overboard(DISCARD_CONTRABAND)
