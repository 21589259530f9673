"""Stash: gold into the chest and back (MM-STASH)."""

from typing import Final

from freebooter.games.marauders import effects, prices, scoring
from freebooter.games.marauders.advice.offers import ValuedOffer, menu_weights
from freebooter.games.marauders.advice.stash_values import (
    TEN,
    chest_preview,
    chest_worth,
    gold_to_next_point,
    rest_worth,
    stash_preview,
)
from freebooter.games.marauders.moves import STASH_ONES, STASH_TENS, WITHDRAW_ONES, WITHDRAW_TENS
from freebooter.games.marauders.names import ST_MAARTEN, STASH
from freebooter.games.marauders.port.activity import Activity
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import at_home, here
from freebooter.games.marauders.values import POINT, weigh
from freebooter.kernel.ask import Ask, Menu, Part, Played, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


def has_chest(t: Table, player: Player) -> bool:
    """Is the own stash available: in the home port, or by GL-05?"""
    visit = t.visit
    return at_home(player) or (visit is not None and t.current is player and visit.courier)


def fee(t: Table, player: Player) -> int:
    """The courier's fee; none at the own stash (MM-AMB-46)."""
    return 0 if has_chest(t, player) else prices.courier_fee(t, player)


class Stashing(Activity):
    """In the home port, or by the courier of St. Maarten, who is paid from on board and does not bring gold back."""

    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        if has_chest(t, player):
            empty = player.gold == 0 and player.stash == 0
            return Refusal("mm-nothing-to-stash", "MM-STASH-01") if empty else None
        if not here(t, player, ST_MAARTEN):
            return Refusal("mm-chest-at-home", "MM-STASH-01")
        price = fee(t, player)
        if player.gold > price:
            return None
        return Refusal("mm-courier-wants-gold", "MM-PORTPOWER-14", price=price, gold=player.gold)

    def possible(self, t: Table, player: Player) -> bool:
        if has_chest(t, player):
            return player.gold > 0 or player.stash > 0
        return here(t, player, ST_MAARTEN) and player.gold > fee(t, player)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        price, points = fee(t, player), scoring.points(t, player)
        return Note("mm-brings-stash", "MM-STASH-02", price=price, stash=player.stash, points=points)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        wanting = points_of_gold(t, player.stash + player.gold) > points_of_gold(t, player.stash)
        return 95 if wanting else 40

    def perform(self, t: Table, player: Player) -> Part[None]:
        """Any part of the gold, one way or the other (MM-STASH-01, MM-STASH-06).

        The question is shown even if there is one answer only: others must not learn that the stash is empty.
        """
        answer = yield CHEST.ask(t, player.seat, shown=True)
        yield from CHEST.take(t, player.seat, answer)


STASHING: Final = Stashing(STASH)


# Measuring


def measure_chest(played: Played[Table], seat: Seat) -> dict[str, int]:
    """The stash after gold was moved; empty if another question comes first."""
    before, after = played.before.players[seat], played.after.players[seat]
    moved = event_about(played, "stashed", seat) or event_about(played, "gold-withdrawn", seat)
    if moved is None:
        return {}
    price = number_in(event_about(played, "gold-paid", seat), "count")
    found = {"price": price, "stash": before.stash + before.gold - price - after.gold}
    found["points"] = after.track + points_of_gold(played.after, found["stash"])
    return found


# Full tens first


class TensAboard(ValuedOffer):
    """Full tens from on board into the chest; the rest is another question."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        return STASH_TENS[: (player.gold - fee(t, player)) // TEN + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if TEN * move.value <= player.gold - fee(t, player):
            return None
        return Refusal("mm-too-little-aboard", "MM-STASH-01", gold=player.gold)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return stash_preview(t, player, TEN * move.value, fee(t, player))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return measure_chest(played, ask.seat)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """All full tens that count, and gold to trade with stays aboard."""
        amount = TEN * move.value
        more = gold_to_next_point(t, player.stash + amount)
        worth = chest_worth(t, player, amount)
        if more < TEN and amount + more <= player.gold:
            worth = max(worth, chest_worth(t, player, amount + more))
        return worth

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        player = t.players[seat]
        ones = yield STASH_REST.ask(t, seat, about=move.value)
        count = TEN * move.value + ones.value
        if t.hooked and count > 0:
            stopped = yield from modules_of(t).before_stashing(t, player)
            if stopped:
                return
        if count > 0:
            effects.pay_gold(t, player, fee(t, player), "MM-PORTPOWER-14")
            effects.stash_gold(t, player, count, "MM-STASH-01")


class TensStashed(ValuedOffer):
    """Full tens out of the chest, which is at hand (MM-STASH-06)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if player.stash == 0 or not has_chest(t, player):
            return []
        return WITHDRAW_TENS[: player.stash // TEN + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if not has_chest(t, player):
            return self.no_chest()
        if player.stash == 0 or TEN * move.value > player.stash:
            return Refusal("mm-stash-too-small", "MM-STASH-06", stash=player.stash)
        return None

    def no_chest(self) -> Refusal:
        return Refusal("mm-courier-brings-nothing", "MM-AMB-46")

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return chest_preview(t, player, player.stash - TEN * move.value, 0)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return measure_chest(played, ask.seat)

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return -20 * move.value - 5

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return withdraw(t, seat, move.value, WITHDRAW_REST)


class TensAtHome(TensStashed):
    """In the home port gold comes aboard at any time of the own turn, without an action (MM-STASH-06).

    By the first version of the rules it came aboard in a Port action only.
    """

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return super().options(t, seat, about) if t.rules.version > 1 else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.rules.version == 1:
            return Refusal("not-this-question", "MM-STASH-01", move=move.name)
        return super().refusal(t, ask, move)

    def no_chest(self) -> Refusal:
        return Refusal("mm-chest-at-home", "MM-STASH-06")

    def worth(self, t: Table, player: Player, move: Move) -> int:
        """In the chest it pays here just as well, counts, and is safe; at sea a captain trades with it."""
        return -POINT

    def take(self, t: Table, seat: Seat, move: Move) -> Part[None]:
        return withdraw(t, seat, move.value, WITHDRAW_SOME)


CHEST_AT_HOME: Final = TensAtHome(WITHDRAW_TENS)
"""For the question what to do in a turn."""


def withdraw(t: Table, seat: Seat, tens: int, question: "WithdrawRest") -> Part[None]:
    """The question for the rest is shown even if there is none: hiding it would reveal that the stash is empty."""
    player = t.players[seat]
    secret = t.rules.version > 1 and effects.stash_is_secret(player)
    ones = yield question.ask(t, seat, about=tens, shown=secret)
    count = TEN * tens + ones.value
    if count > 0:
        effects.withdraw_gold(t, player, count, "MM-STASH-06")


class Chest(Menu[Table]):
    def weights(self, t: Table, ask: Ask) -> list[int]:
        return menu_weights(self, t, ask, 0)


CHEST: Final = Chest("stash", "MM-STASH-01", [TensAboard(STASH_TENS), TensStashed(WITHDRAW_TENS)])


# Then the rest


class StashRest(Question[Table]):
    """Gold beyond the full tens, which are `about`."""

    def most(self, t: Table, player: Player) -> int:
        """What can be put into the chest in all."""
        return player.gold - fee(t, player)

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return STASH_ONES[: self.most(t, t.players[seat]) - TEN * about + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if TEN * ask.about + move.value <= self.most(t, player):
            return None
        return Refusal("mm-too-little-aboard", "MM-STASH-01", gold=player.gold)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return stash_preview(t, player, TEN * ask.about + move.value, fee(t, player))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return measure_chest(played, ask.seat)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(rest_worth(t, t.players[ask.seat], ask.options, ask.about))


STASH_REST: Final = StashRest("stash-ones", "MM-STASH-01", STASH_ONES)


class WithdrawRest(Question[Table]):
    """Gold beyond the full tens, which are `about`."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return WITHDRAW_ONES[: t.players[seat].stash - TEN * about + 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if TEN * ask.about + move.value <= player.stash:
            return None
        return Refusal("mm-stash-too-small", "MM-STASH-06", stash=player.stash)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return chest_preview(t, player, player.stash - TEN * ask.about - move.value, 0)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return measure_chest(played, ask.seat)


WITHDRAW_REST: Final = WithdrawRest("withdraw-ones", "MM-STASH-06", WITHDRAW_ONES)


class WithdrawSome(WithdrawRest):
    """The same without an action; it ends because gold comes aboard."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        found = super().options(t, seat, about)
        return found if about > 0 else found[1:]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if ask.about + move.value == 0:
            return Refusal("mm-withdraw-something", "MM-STASH-06")
        return super().refusal(t, ask, move)


WITHDRAW_SOME: Final = WithdrawSome("withdraw-ones", "MM-STASH-06", WITHDRAW_ONES)
