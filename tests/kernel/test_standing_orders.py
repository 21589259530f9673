"""Standing orders: what they answer, and when they end."""

from typing import Any

from freebooter.kernel.ask import Ask, Question
from freebooter.kernel.automatic.standing_orders import (
    IMPOSSIBLE,
    IN_DANGER,
    OVER,
    Ending,
    StandingOrder,
    StandingOrders,
    without_known_danger,
)
from freebooter.kernel.moves import Move, Moves
from freebooter.kernel.people.duel import Duel

MOVES = Moves()
SHOOT, FLEE, PASS = MOVES.one("shoot"), MOVES.one("flee"), MOVES.one("pass")
DECLARE: Question[Any] = Question("declare")
CARD: Question[Any] = Question("card")


def duel(round_: int = 1, who: tuple[int, ...] = (0, 1), in_danger: tuple[int, ...] = ()) -> Duel:
    return Duel(who, round_, [0, 1], "declare", [SHOOT, FLEE], list(in_danger))


def declare(options: list[Move], seat: int = 0) -> Ask:
    return Ask(seat, DECLARE, options)


def ordered(passing: bool = False, ask_when_in_danger: bool = False) -> StandingOrders:
    orders = StandingOrders()
    orders.give(0, StandingOrder("shoot", passing, ask_when_in_danger), duel())
    return orders


def test_the_question_of_the_duel_is_answered() -> None:
    orders = ordered()
    assert orders.answer(duel(2), declare([FLEE, SHOOT])) is SHOOT
    assert orders.answer(duel(2), declare([FLEE])) is None
    assert orders.answer(duel(2), declare([FLEE, SHOOT], seat=1)) is None, "this seat has given no order"


def test_other_questions_are_passed_if_so_ordered() -> None:
    card = Ask(0, CARD, [SHOOT, PASS], passing=PASS)
    assert ordered().answer(duel(), card) is None
    assert ordered(passing=True).answer(duel(), card) is PASS
    assert ordered().ending(duel(), [card]) is None, "the seat is asked, and the order goes on"


def test_they_end_with_the_duel() -> None:
    assert ordered().ending(None, []) == Ending(OVER)
    assert ordered().ending(duel(who=(0, 2)), []) == Ending(OVER), "another duel"
    orders = ordered()
    assert orders.ending(duel(3), []) is None
    assert orders.ending(duel(2), []) == Ending(OVER), "the next between the same two begins at an earlier round"
    orders.clear()
    assert orders.ending(None, []) is None


def test_they_end_when_a_seat_wants_to_be_asked() -> None:
    assert ordered(ask_when_in_danger=True).ending(duel(2, in_danger=(0,)), []) == Ending(IN_DANGER, 0)
    assert ordered(ask_when_in_danger=True).ending(duel(2, in_danger=(1,)), []) is None
    assert ordered().ending(duel(2, in_danger=(0,)), []) is None
    order = StandingOrder("shoot", ask_when_in_danger=True)
    assert not without_known_danger(order, 0, duel(in_danger=(0,))).ask_when_in_danger
    assert without_known_danger(order, 1, duel(in_danger=(0,))) == order


def test_they_end_when_they_cannot_be_carried_out() -> None:
    assert ordered().ending(duel(2), [declare([FLEE])]) == Ending(IMPOSSIBLE, 0)
    assert ordered().ending(duel(2), [declare([FLEE], seat=1)]) is None
