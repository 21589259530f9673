"""The abilities of new captains that join the menus of others: SOG-CAP-01, 03 and 09 (ledger 3.4)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.action import Action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice.goods_values import more_goods
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_NAMES
from freebooter.games.marauders.draws import AT_MARKET, repeated
from freebooter.games.marauders.modules.cards.abilities import (
    ABILITY_RULE,
    ABILITY_USED,
    NOT_HIS_ABILITY,
    PAYS_TO_ROLL_AGAIN,
    SWAPS_AN_OFFER,
    TRADES_CARGO_FOR_CREW,
    amount,
    has,
    not_once_more,
    ready_gold,
    report_use,
    too_little,
)
from freebooter.games.marauders.modules.cards.drawer import NAME, cards_of
from freebooter.games.marauders.moves import EXCHANGE_FACE, MOVES, NO_MOVES, PACK_OF, PASS
from freebooter.games.marauders.names import GOODS, INFLUENCE
from freebooter.games.marauders.port.market import exchange_goods
from freebooter.games.marauders.port.recruit import HAND_VALUE
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.previews.measured import check_passed, dice_rolled, event_about
from freebooter.games.marauders.prices import goods_price
from freebooter.games.marauders.registries.purposes import PURPOSES
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import cost, weigh
from freebooter.kernel.ask import Ask, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

PAY_TO_ROLL: Final = MOVES.one("pay-to-roll")
CARGO_FOR_CREW: Final = MOVES.each("cargo-for-crew", "good", GOODS)
for _move in (PAY_TO_ROLL, *CARGO_FOR_CREW):
    PACK_OF[_move.code] = NAME

PASSED_WORTH: Final = 60  # what a roll is worth that was failed and is passed after all


# SOG-CAP-01: a failed Influence roll again, for gold


class PayToRoll(Offer[Table]):
    """Beside a favour and other means (SG-AMB-110)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        # mutants: same `if (pay_refusal`, it looks too
        if not has(player, PAYS_TO_ROLL_AGAIN) or pay_refusal(t, player) is not None:
            return NO_MOVES
        return self.moves

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return pay_refusal(t, t.players[ask.seat])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        count, needed = len(t.rolled), wanted(t)
        return Note(
            "mm-brings-pay-to-roll",
            ABILITY_RULE,
            price=amount(t.players[ask.seat], PAYS_TO_ROLL_AGAIN),
            dice=count,
            chance=percent(at_least(count, needed)),
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return dice_rolled(played, PURPOSES[played.before.roll_purpose])

    def came_true(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, bool]:
        return check_passed(played, PURPOSES[played.before.roll_purpose], wanted(played.before))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        cards_of(t).used = True
        report_use(t, player)
        effects.pay_gold(t, player, amount(player, PAYS_TO_ROLL_AGAIN), ABILITY_RULE)
        dice.repeat_roll(t, player, NAME)
        return ()


def pay_refusal(t: Table, player: Player) -> Refusal | None:
    reason = not_once_more(t, player, PAYS_TO_ROLL_AGAIN)
    if reason is not None:
        return reason
    if t.roll_skill != INFLUENCE or not has_failed(t):
        return Refusal("mm-no-failed-influence", ABILITY_RULE)
    return too_little(amount(player, PAYS_TO_ROLL_AGAIN), ready_gold(t, player))


def wanted(t: Table) -> int:
    """The successes that make the roll that lies a success."""
    return 1 if t.roll_needs == dice.AS_MANY_AS_CAN_BE else t.roll_needs


def has_failed(t: Table) -> bool:
    """Has the roll that lies failed, and could it succeed?"""
    return dice.successes(t.rolled) < wanted(t) <= len(t.rolled)


PAYING_TO_ROLL: Final = PayToRoll([PAY_TO_ROLL])


# SOG-CAP-03: one card of the offer for another


class SwapOffer(Offer[Table]):
    """Once for each draw of Buy goods, before or after all others that draw anew."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        if swap_refusal(t, t.players[seat], about) is not None:
            return NO_MOVES
        return [EXCHANGE_FACE[card] for card in sorted(set(t.drawn_cargo))]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        reason = swap_refusal(t, t.players[ask.seat], ask.about)
        if reason is None and move.value not in t.drawn_cargo:
            return Refusal("mm-not-on-offer", ABILITY_RULE, card=CARGO_NAMES[move.value])
        return reason

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        price = goods_price(t, t.players[ask.seat], CARGO_GOOD[move.value])
        return Note("mm-brings-swap", ABILITY_RULE, card=CARGO_NAMES[move.value], price=price)

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player = t.players[seat]
        report_use(t, player)
        exchange_goods(t, player, move.value, ABILITY_RULE)
        repeated(t, NAME)
        return ()


def swap_refusal(t: Table, player: Player, draw: int) -> Refusal | None:
    if draw != AT_MARKET or not has(player, SWAPS_AN_OFFER):
        return NOT_HIS_ABILITY
    if NAME in t.repeated_by:
        return ABILITY_USED
    return None if t.decks.cargo.left + t.decks.cargo_discard.left > 0 else Refusal("mm-no-cargo-cards", "MM-BUY-09")


SWAPPING: Final = SwapOffer(EXCHANGE_FACE)


def bargain(t: Table, player: Player, card: int) -> int:
    """What a card of the offer is worth beyond its price; never less than leaving it."""
    good = CARGO_GOOD[card]
    return max(0, more_goods(t, player, good, 1) - cost(t, player, goods_price(t, player, good)))


# SOG-CAP-09: a cargo card for a hand


class CargoForCrew(Action):
    """At sea, for no action; it is paid for, so that it works with a restless crew (SG-AMB-74)."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        reason = barter_refusal(t, player)
        if reason is None and effects.goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", ABILITY_RULE, good=GOODS[move.value])
        return reason

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        # mutants: same `if (barter_refusal`, it looks too
        if not has(player, TRADES_CARGO_FOR_CREW) or barter_refusal(t, player) is not None:
            return NO_MOVES
        return [move for move in self.moves if effects.goods_aboard(player, move.value) > 0]

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("mm-brings-cargo-for-crew", ABILITY_RULE, count=amount(t.players[ask.seat], TRADES_CARGO_FOR_CREW))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        joined = event_about(played, "crew-gained", ask.seat, ABILITY_RULE)
        return {} if joined is None else {"count": int(str(joined.data["count"]))}

    def worth(self, chart: Chart, move: Move) -> int:
        lost = more_goods(chart.t, chart.player, move.value, -1)
        return chart.after + HAND_VALUE + lost

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        yield from ()
        player = t.players[seat]
        cards_of(t).used = True
        t.turn.acted = True
        report_use(t, player)
        effects.unload_cargo(t, player, effects.pick_copies(player.cargo, move.value, 1), ABILITY_RULE)
        effects.gain_crew(t, player, amount(player, TRADES_CARGO_FOR_CREW), ABILITY_RULE)


def barter_refusal(t: Table, player: Player) -> Refusal | None:
    reason = not_once_more(t, player, TRADES_CARGO_FOR_CREW)
    if reason is not None:
        return reason
    if not player.at_sea():
        return Refusal("mm-only-at-sea", ABILITY_RULE)
    return Refusal("mm-crew-full", ABILITY_RULE, wanted=0) if player.crew_wanted() <= 0 else None


BARTERING: Final = CargoForCrew(CARGO_FOR_CREW)


# What is thought about them


def weigh_offers(t: Table, ask: Ask, weights: list[int]) -> None:
    """Offers that stand in menus of others: beside passing, which is worth nothing."""
    player = t.players[ask.seat]
    worth: dict[Move, int] = {}
    if PAY_TO_ROLL in ask.options:
        chance = at_least(len(t.rolled), wanted(t))
        worth[PAY_TO_ROLL] = int(PASSED_WORTH * chance) - cost(t, player, amount(player, PAYS_TO_ROLL_AGAIN))
    elif ask.prompt == "draw-offer" and ask.about == AT_MARKET and has(player, SWAPS_AN_OFFER):
        swaps = [move for move in ask.options if move in EXCHANGE_FACE]
        values = [bargain(t, player, move.value) for move in swaps]
        for at in range(len(swaps)):
            worth[swaps[at]] = sum(values) // len(values) - values[at]
    if not worth:
        return
    given = weigh([0, *worth.values()])
    for at in range(len(ask.options)):
        if ask.options[at] is PASS:
            weights[at] = given[0]
        elif ask.options[at] in worth:
            weights[at] = given[1 + list(worth).index(ask.options[at])]
