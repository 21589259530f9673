"""Questions explain themselves: what is on offer, why not, and who takes a move of a menu."""

import pytest

from freebooter.kernel.ask import Ask, Menu, Offer, Part, Question, Seat, Together
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from tests.kernel.harbour import COUNT, PASS, PLAY, Quay


def quay(*cards: int) -> Quay:
    return Quay(SearchChance(1), Bag([2] * 6), list(cards), [], 0)


class UpToCard(Question[Quay]):
    """Counts up to the seat's card."""

    def refusal(self, t: Quay, ask: Ask, move: Move) -> Refusal | None:
        most = t.cards[ask.seat]
        return None if move.value <= most else Refusal("too-many", self.rule, most=most)

    def preview(self, t: Quay, ask: Ask, move: Move) -> Note:
        return Note("left", self.rule, count=t.cards[ask.seat] - move.value)


UP_TO_CARD = UpToCard("up-to-card", "HARBOUR-02", COUNT)


class TestAQuestion:
    def test_offers_the_moves_without_a_refusal(self) -> None:
        assert UP_TO_CARD.ask(quay(2, 4), 0).options == COUNT[:3]
        assert UP_TO_CARD.ask(quay(2, 4), 1).options == COUNT[:5]

    def test_is_known_by_its_prompt(self) -> None:
        ask = UP_TO_CARD.ask(quay(2), 0, about=7, shown=True, passing=COUNT[0])
        assert (ask.prompt, ask.seat, ask.about, ask.shown, ask.passing) == ("up-to-card", 0, 7, True, COUNT[0])

    def test_says_why_not(self) -> None:
        t = quay(2)
        ask = UP_TO_CARD.ask(t, 0)
        assert ask.refusal(t, COUNT[2]) is None
        assert ask.refusal(t, COUNT[3]) == Refusal("too-many", "HARBOUR-02", most=2)

    def test_knows_which_moves_belong_elsewhere(self) -> None:
        t = quay(2)
        assert UP_TO_CARD.ask(t, 0).refusal(t, PASS) == Refusal("not-this-question", "HARBOUR-02", move="pass")

    def test_tells_what_an_option_brings(self) -> None:
        t = quay(4)
        assert UP_TO_CARD.ask(t, 0).preview(t, COUNT[1]) == Note("left", "HARBOUR-02", count=3)

    def test_has_nothing_more_to_say_unless_it_does(self) -> None:
        t = quay(2)
        ask = Question[Quay]("plain", "HARBOUR-02", [PASS, PLAY]).ask(t, 0)
        assert ask.options == [PASS, PLAY]
        assert ask.preview(t, PASS) is None
        assert ask.label(PASS) is None
        assert ask.words(t) == {}
        assert ask.risks(t) == []
        assert ask.weights(t) is None
        assert ask.sensible(t) == [PASS, PLAY]

    def test_is_asked_of_several_seats_by_what_each_holds(self) -> None:
        t = quay(1, 3)
        together = Together(UP_TO_CARD, t, [0, 1], about=9)
        assert together.offer(0) == COUNT[:2]
        t.cards[0] = 5  # a world is dealt under the question
        assert together.offer(0) == COUNT[:6]
        ask = together.ask_of(1)
        assert ask is not None and (ask.options, ask.about) == (COUNT[:4], 9)
        assert together.ask_of(2) is None


class Note2(Offer[Quay]):
    """Writes a count down; never more than two."""

    def refusal(self, t: Quay, ask: Ask, move: Move) -> Refusal | None:
        return None if move.value <= 2 else Refusal("more-than-two")

    def preview(self, t: Quay, ask: Ask, move: Move) -> Note:
        return Note("noted", count=move.value)

    def label(self, ask: Ask, move: Move) -> Note:
        return Note("note-down", count=move.value)

    def take(self, t: Quay, seat: Seat, move: Move) -> Part[None]:
        yield from ()
        t.notes.append(move.value)


MENU = Menu[Quay]("menu", "HARBOUR-02", [Note2(COUNT), Offer[Quay]([PASS])])


class TestAMenu:
    def test_offers_what_its_offers_have_in_their_order(self) -> None:
        assert MENU.ask(quay(1), 0).options == [*COUNT[:3], PASS]

    def test_lets_each_offer_explain_its_own(self) -> None:
        t = quay(1)
        ask = MENU.ask(t, 0)
        assert ask.refusal(t, COUNT[3]) == Refusal("more-than-two")
        assert ask.refusal(t, PASS) is None
        assert ask.refusal(t, PLAY) == Refusal("not-this-question", "HARBOUR-02", move="play")
        assert ask.preview(t, COUNT[2]) == Note("noted", count=2)
        assert ask.label(COUNT[2]) == Note("note-down", count=2)
        assert ask.preview(t, PASS) is None

    def test_lets_each_offer_take_its_own(self) -> None:
        t = quay(1)
        list(MENU.take(t, 0, COUNT[2]))
        assert t.notes == [2]

    def test_an_offer_must_say_what_happens(self) -> None:
        with pytest.raises(TypeError, match="what happens when pass is chosen"):
            MENU.take(quay(1), 0, PASS)
