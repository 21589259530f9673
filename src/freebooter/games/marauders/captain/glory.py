"""Glory points, glory cards and specialists."""

from functools import partial
from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.card_timing import WHEN_IN_PORT, Moment
from freebooter.games.marauders.content.tables import (
    CAPTAIN_HOME,
    GLORY_IDS,
    GLORY_MOMENTS,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    HAND_LIMIT,
    HIRE_AT_HOME,
    HIRE_CHECK,
    HIRE_GOLD,
    HIRE_PORTS,
)
from freebooter.games.marauders.draws import OF_GLORY, offer_repeat
from freebooter.games.marauders.hand import card_rules
from freebooter.games.marauders.moves import DISCARD_GLORY
from freebooter.games.marauders.names import DEEDS, NONE, ZONES, Deed
from freebooter.games.marauders.registries.deeds import add_deed
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.limits import LIMIT_HAND
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


def gain_glory(t: Table, player: Player, deed: Deed, rule: str) -> Part[None]:
    """A point on the track, then a card (MM-GLORY-01, MM-GLORY-02). The track has no end for ties (MM-END-06)."""
    player.track += 1
    add_deed(player, deed)
    if t.journal is not None:
        t.journal.everyone("glory-gained", rule, seat=player.seat, deed=DEEDS[deed], track=player.track)
    if t.hooked:
        rest = modules_of(t).glory_gained(t, player, deed)
        if rest:
            yield from rest
    if player.afloat:  # all cards are lost in the moment of death (MM-AMB-78)
        rest = draw_glory(t, player, "MM-GLORY-02")
        if rest:
            yield from rest


def draw_glory(t: Table, player: Player, rule: str) -> Taken:
    kind = effects.draw_glory_card(t)
    if kind == NONE:
        return ()
    return keep_or_draw_again(t, player, kind, rule) if t.hooked else keep_glory(t, player, kind, rule)


def keep_or_draw_again(t: Table, player: Player, kind: int, rule: str) -> Taken:
    """A card just drawn is seen by its owner only, who may have means to draw another."""
    drawer = t.drawn_by
    t.drawn_by = player.seat
    t.drawn_glory = (kind,)
    rest = offer_repeat(t, player, OF_GLORY)
    return and_then(rest, partial(keep_drawn, t, player, drawer, rule)) if rest else keep_drawn(t, player, drawer, rule)


def keep_drawn(t: Table, player: Player, drawer: Seat, rule: str) -> Taken:
    """`drawer` had drawn cards before, and goes on."""
    kind = t.drawn_glory[0]
    t.drawn_glory = ()
    t.drawn_by = drawer
    return keep_glory(t, player, kind, rule)


def keep_glory(t: Table, player: Player, kind: int, rule: str) -> Taken:
    effects.take_glory_card(t, player, kind, rule)
    return keep_hand_limit(t, player)


def hand_limit(t: Table, player: Player) -> int:
    return modules_of(t).limit(t, HAND_LIMIT, player, LIMIT_HAND) if t.hooked else HAND_LIMIT


class HandLimit(Question[Table]):
    """Which card to give up."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return discards(t.players[seat])

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move.value in player.hand:
            return None
        return Refusal("mm-not-held", self.rule, card=GLORY_NAMES[move.value], limit=hand_limit(t, player))


KEEP_HAND_LIMIT: Final = HandLimit("hand-limit", "MM-GLORY-04", DISCARD_GLORY)


def keep_hand_limit(t: Table, player: Player) -> Taken:
    """With a fifth card one is discarded before any may be played (MM-GLORY-04)."""
    return give_up_cards(t, player) if len(player.hand) > hand_limit(t, player) else ()


def give_up_cards(t: Table, player: Player) -> Part[None]:
    while len(player.hand) > hand_limit(t, player):
        answer = yield KEEP_HAND_LIMIT.ask(t, player.seat)
        effects.discard_glory_card(t, player, answer.value, "MM-GLORY-04")


def discards(player: Player) -> list[Move]:
    """One option for each different card in hand."""
    hand = player.hand
    return [DISCARD_GLORY[hand[at]] for at in range(len(hand)) if at == 0 or hand[at] != hand[at - 1]]


# Specialists


def hire_price(t: Table, player: Player, card: int) -> int:
    gold = HIRE_GOLD[card]
    return modules_of(t).hire_price(t, gold, player, card) if t.hooked else gold


def hire_refusal(t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
    """The hire condition on the card, its moment apart; each type may be present once (MM-GLORY-11, ledger 3.6)."""
    if player.employs(GLORY_SPECIALIST[card]):
        return Refusal("mm-specialist-twice", "MM-GLORY-11", card=GLORY_NAMES[card])
    reason = modules_of(t).may_employ(t, player) if t.hooked else None
    if reason is not None:
        return reason
    if moment != WHEN_IN_PORT:  # he joins after a deed
        return None
    ports, price = HIRE_PORTS[card], hire_price(t, player, card)
    bound = not t.hooked or not modules_of(t).hire_anywhere(t, player, card)
    if bound and ports and player.zone not in ports:
        where = ", ".join([ZONES[zone] for zone in ports])
        return Refusal("mm-hire-elsewhere", "MM-GLORY-10", card=GLORY_NAMES[card], zones=where)
    if bound and HIRE_AT_HOME[card] and player.zone != CAPTAIN_HOME[player.captain]:
        home = ZONES[CAPTAIN_HOME[player.captain]]
        return Refusal("mm-hire-at-home", "MM-GLORY-10", card=GLORY_NAMES[card], zone=home)
    if t.turn.hire_tried >> card & 1:
        return Refusal("mm-hire-tried", "MM-GLORY-10", card=GLORY_NAMES[card])
    if effects.purse(t, player) < price:
        return Refusal("mm-too-little-gold", "MM-GLORY-10", price=price, gold=effects.purse(t, player))
    return None


def may_hire(t: Table, player: Player, card: int, moment: Moment) -> bool:
    return GLORY_MOMENTS[card] >> moment & 1 != 0 and hire_refusal(t, player, card, moment) is None


def hire(t: Table, player: Player, card: int) -> Part[None]:
    """Pay or roll; the card goes from hand to the board. A failed check leaves it in hand."""
    effects.pay_gold(t, player, hire_price(t, player, card), "MM-GLORY-10")
    skill = HIRE_CHECK[card]
    if skill != NONE:
        t.turn.hire_tried |= 1 << card
        passed = yield from dice.check(t, player, skill, dice.FOR_HIRING)
        if not passed:
            return
    effects.remove_from_hand(player, card)
    if t.hooked:
        modules_of(t).specialist_hired(t, player, card)
    effects.employ(t, player, card, "MM-GLORY-10")


def _register() -> None:
    card_rules.HIRING[0] = hire_refusal
    for card in range(len(GLORY_IDS)):
        if GLORY_SPECIALIST[card] != NONE:
            card_rules.PLAYS[card] = hire


_register()
