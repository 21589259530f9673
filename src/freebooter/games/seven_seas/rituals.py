"""Rituals, paid in yin-yang tokens: Bargain, Double Hold, Unsinkable Ship."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted, events_of, number
from freebooter.games.seven_seas.explaining.teaching import belongs_elsewhere
from freebooter.games.seven_seas.moves import BARGAIN, BARGAIN_GOODS, DOUBLE_HOLD, NO_RITUAL, UNSINKABLE
from freebooter.games.seven_seas.names import GOODS, NO_ROLE, ROLES
from freebooter.games.seven_seas.player.effects import gain_chests, lose_goods
from freebooter.games.seven_seas.player.fleet import goods_aboard, room, settle, settle_guards
from freebooter.games.seven_seas.state import FINAL_SALE, Player, Table
from freebooter.games.seven_seas.valuing.prices import bargain_value, value_of
from freebooter.games.seven_seas.valuing.worth import CHEST, MANY_ROUNDS, TOKEN, rounds_to_come, weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

BARGAIN_COST: Final = 3
DOUBLE_HOLD_COST: Final = 2  # mutants: same `= 1`, with a single token no ritual is on offer
UNSINKABLE_COST: Final = 3
TOKENS_PER_POINT: Final = 3
"""What tokens are worth that nobody spends (P7-END-07)."""

UNSINKABLE_SAVES: Final = 5
"""What an Unsinkable Ship saves in a round, in tenths of a point."""

RITUAL_COSTS: Final[dict[int, int]] = {
    DOUBLE_HOLD.code: DOUBLE_HOLD_COST,
    UNSINKABLE.code: UNSINKABLE_COST,
    **{move.code: BARGAIN_COST for move in BARGAIN},
}
"""By the code of the move."""


def too_few_tokens(player: Player, cost: int) -> Refusal:
    return Refusal("p7-too-few-tokens", "P7-RITUAL-02", cost=cost, tokens=player.tokens)


class KeepTokens(Offer[Table]):
    """No ritual, or no more of them; `name` says what comes instead."""

    def __init__(self, name: str) -> None:
        super().__init__([NO_RITUAL])
        self.name = name

    def name_here(self, ask: Ask, move: Move) -> Note | None:
        return Note(self.name)

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        tokens = t.players[ask.seat].tokens
        return Note("brings-no-ritual", "P7-END-07", tokens=tokens, points=tokens // TOKENS_PER_POINT)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"tokens": played.after.players[ask.seat].tokens}


class Ritual(Offer[Table]):
    """A ritual that any player with enough tokens can perform."""

    def __init__(self, moves: Sequence[Move], cost: int) -> None:
        super().__init__(moves)
        self.cost = cost

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if t.players[seat].tokens >= self.cost else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        return too_few_tokens(player, self.cost) if player.tokens < self.cost else None

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        paid = events_of(played, "ritual", ask.seat)[0]
        return {"cost": number(paid, "cost"), "tokens": number(paid, "tokens")}

    def perform(self, t: Table, player: Player, move: Move) -> None:
        raise TypeError(f"{move.name} must say what it does")

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        self.perform(t, t.players[seat], move)
        return ()  # no ritual asks anything more

    def pay(self, t: Table, player: Player, ritual: str, rule: str) -> None:
        player.tokens -= self.cost
        if t.journal is not None:
            t.journal.everyone("ritual", rule, seat=player.seat, ritual=ritual, cost=self.cost, tokens=player.tokens)


class Bargain(Ritual):
    """Sell two cards of different kinds (P7-RITUAL-03, P7-AMB-47)."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if player.tokens < self.cost:
            return []
        cargo = player.cargo
        return [BARGAIN[pair] for pair, (one, other) in enumerate(BARGAIN_GOODS) if cargo[one] and cargo[other]]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        too_dear = super().refusal(t, ask, move)
        if too_dear is not None:
            return too_dear
        for good in BARGAIN_GOODS[move.value]:
            if t.players[ask.seat].cargo[good] == 0:
                return Refusal("p7-none-aboard", "P7-AMB-47", good=GOODS[good])
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        one, other = BARGAIN_GOODS[move.value]
        chests, tokens = bargain_value(t, one, other), t.players[ask.seat].tokens - self.cost
        return Note("brings-bargain", "P7-RITUAL-03", cost=self.cost, tokens=tokens, chests=chests)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {
            **super().measured(played, ask, move),
            "chests": counted(played, "chests-gained", ask.seat, "P7-RITUAL-04"),
        }

    def perform(self, t: Table, player: Player, move: Move) -> None:
        self.pay(t, player, "bargain", "P7-RITUAL-03")
        one, other = BARGAIN_GOODS[move.value]
        for good in (one, other):
            lose_goods(t, player, good, 1, "P7-RITUAL-03")
        gain_chests(t, player, bargain_value(t, one, other), "P7-RITUAL-04")


class DoubleHold(Ritual):
    """From now on one more ship carries two cards (P7-RITUAL-07, 08)."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        after = t.players[ask.seat].copy()
        after.double_hold += 1
        settle(after)
        left, space = after.tokens - self.cost, room(after)
        return Note("brings-double-hold", "P7-RITUAL-07", cost=self.cost, tokens=left, room=space)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        found = super().measured(played, ask, move)
        moved = [kind for kind in ("ships-gained", "final-sale") if events_of(played, kind, ask.seat)]
        return found if moved else {**found, "room": room(played.after.players[ask.seat])}

    def perform(self, t: Table, player: Player, move: Move) -> None:
        self.pay(t, player, "double-hold", "P7-RITUAL-07")
        player.double_hold += 1
        settle_guards(t, player)  # cargo packed tighter may free a ship that is owed as a guard


class UnsinkableShip(Ritual):
    """From now on one more ship sunk in a battle returns to the fleet (P7-RITUAL-11, 12)."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        left, level = player.tokens - self.cost, player.unsinkable + 1
        return Note("brings-unsinkable-ship", "P7-RITUAL-12", cost=self.cost, tokens=left, level=level)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {**super().measured(played, ask, move), "level": played.after.players[ask.seat].unsinkable}

    def perform(self, t: Table, player: Player, move: Move) -> None:
        self.pay(t, player, "unsinkable-ship", "P7-RITUAL-11")
        player.unsinkable += 1


class RitualQuestion(Menu[Table]):
    """Which ritual to perform, if any; `when` is before or after the action of the role."""

    def __init__(self, when: str) -> None:
        keep = KeepTokens(f"p7-no-ritual-{when}")
        super().__init__("ritual", "P7-RITUAL-01", [keep, BARGAINS, DOUBLE_HOLDS, UNSINKABLE_SHIPS])
        self.when = when

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"when": self.when, "role": "" if t.called == NO_ROLE else ROLES[t.called]}

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        return belongs_elsewhere(t, ask, move)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh_rituals(t, t.players[ask.seat], ask.options)


def weigh_rituals(t: Table, player: Player, options: list[Move]) -> list[int]:
    """Tokens are points, three to one, so a ritual has to bring more; what stays needs rounds to pay."""
    rounds = rounds_to_come(t)
    worth: list[int] = []
    for move in options:
        if move is NO_RITUAL:
            worth.append(0)
        elif move is DOUBLE_HOLD:
            worth.append(min(rounds, MANY_ROUNDS) * 2 * min(2, goods_aboard(player)) - TOKEN * DOUBLE_HOLD_COST)
        elif move is UNSINKABLE:
            worth.append(min(rounds, MANY_ROUNDS) * UNSINKABLE_SAVES - TOKEN * UNSINKABLE_COST)
        else:
            one, other = BARGAIN_GOODS[move.value]
            left = player.cargo[:]
            left[one] -= 1
            left[other] -= 1
            lost = CHEST * (value_of(t, player.cargo) - value_of(t, left))
            kept = 0 if t.stage == FINAL_SALE else lost // 2
            worth.append(CHEST * bargain_value(t, one, other) - lost - kept - CHEST)
    return weigh(worth)


class FinalBargain(Menu[Table]):
    """During the final sale only Bargain is left (P7-END-03, P7-AMB-55)."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh_rituals(t, t.players[ask.seat], ask.options)

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        if move is DOUBLE_HOLD or move is UNSINKABLE:
            return Refusal("p7-only-bargain-now", "P7-AMB-55")
        return belongs_elsewhere(t, ask, move)


BARGAINS: Final = Bargain(BARGAIN, BARGAIN_COST)
DOUBLE_HOLDS: Final = DoubleHold([DOUBLE_HOLD], DOUBLE_HOLD_COST)
UNSINKABLE_SHIPS: Final = UnsinkableShip([UNSINKABLE], UNSINKABLE_COST)

RITUAL_BEFORE: Final = RitualQuestion("before")
RITUAL_AFTER: Final = RitualQuestion("after")
FINAL_BARGAIN: Final = FinalBargain("final-bargain", "P7-END-03", [KeepTokens("p7-no-bargain"), BARGAINS])


def perform_rituals(t: Table, player: Player, question: Menu[Table] = RITUAL_AFTER) -> Part[None]:
    """Any number and mix, before and after the action (P7-RITUAL-01, 02, P7-AMB-46).

    A window between action and gift would change nothing: rituals and gifts touch different things.
    """
    while player.tokens >= DOUBLE_HOLD_COST:
        choice = yield question.ask(t, player.seat)
        if choice is NO_RITUAL:
            return
        yield from question.take(t, player.seat, choice)


def bargain_at_the_end(t: Table, player: Player) -> Part[None]:
    while BARGAINS.options(t, player.seat, 0):  # mutants: same[number], a bargain is about nothing else
        choice = yield FINAL_BARGAIN.ask(t, player.seat)
        if choice is NO_RITUAL:
            return
        yield from FINAL_BARGAIN.take(t, player.seat, choice)
