"""Choosing together: sealed, changeable until the last has answered, then opened at once."""

import msgspec
import pytest

from freebooter.kernel.ask import Flow, Together
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import Match
from freebooter.kernel.record import lines_of, read_match
from freebooter.kernel.run import Run
from freebooter.kernel.state import digest
from tests.kernel.harbour import COUNT, HOW_MANY, Quay, count_together, harbour, notes, refused_as, say_enough


@pytest.fixture
def match() -> Match:
    """Three seats choose together: count-0 to count-2 are always on offer, count-6 never."""
    return harbour(count_together, say_enough, seats=3)


def everything_seen(match: Match, seat: int | None) -> object:
    """All that a seat or the public can get from a match: its view, its log, its question, its worlds."""
    ask = None if seat is None else match.ask_of(seat)
    world = None if ask is None or seat is None else match.world(seat, SearchChance("world"))
    return (
        msgspec.to_builtins(match.view(seat)),
        [event.as_dict() for event in match.log(seat)],
        None if ask is None else (ask.prompt, ask.options),
        None if world is None else story(world),
    )


def story(world: Run) -> object:
    question = world.question
    assert isinstance(question, Together)
    return digest(world.state), question.seats, question.answers, [question.offer(seat) for seat in question.seats]


def test_nothing_happens_until_the_last_has_answered(match: Match) -> None:
    assert match.asked == [0, 1, 2]
    assert match.play(0, COUNT[1]) == []
    assert match.asked == [1, 2]
    assert match.play(2, COUNT[2]) == []
    assert match.asked == [1]
    assert notes(match) == []
    match.play(1, COUNT[0])
    assert notes(match) == [1, 0, 2]
    assert match.prompt == "enough"


def test_an_answer_can_be_changed_until_then(match: Match) -> None:
    match.play(0, COUNT[1])
    match.play(0, COUNT[2])
    match.play(1, COUNT[0])
    match.play(0, COUNT[0])
    assert match.asked == [2]
    match.play(2, COUNT[1])
    assert notes(match) == [0, 0, 1]


def test_after_that_it_stands(match: Match) -> None:
    for seat in range(3):
        match.play(seat, COUNT[1])
    with refused_as("not-asked", seat=1):
        match.play(0, COUNT[2])


def test_the_last_answer_cannot_be_changed_because_it_opens_all(match: Match) -> None:
    for seat in range(3):
        match.play(seat, COUNT[1])
    with refused_as("undo-barrier"):
        match.undo(2)


def test_one_can_still_look_at_ones_question_after_answering(match: Match) -> None:
    before = match.ask_of(0)
    match.play(0, COUNT[1])
    after = match.ask_of(0)
    assert before is not None
    assert after is not None
    assert after.options == before.options


def test_what_is_not_on_offer_cannot_be_sealed(match: Match) -> None:
    with refused_as("harbour-not-offered"):
        match.play(0, COUNT[6])
    assert match.sealed == {}
    match.play(0, COUNT[1])
    with refused_as("harbour-not-offered"):
        match.play(0, COUNT[6])
    assert match.sealed == {0: COUNT[1]}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_sealed_answer_shows_nowhere(match: Match, seat: int | None) -> None:
    """Whatever the third seat has sealed, the others and the public see the same."""
    seen = []
    for answer in (COUNT[0], COUNT[2]):
        twin = match.copy()
        twin.play(2, answer)
        seen.append(everything_seen(twin, seat))
    assert seen[0] == seen[1]


def test_it_is_no_part_of_the_state(match: Match) -> None:
    before = digest(match.run.state)
    match.play(0, COUNT[1])
    match.play(1, COUNT[2])
    assert digest(match.run.state) == before
    assert match.run.given == []


def test_a_world_holds_nobodys_sealed_answer(match: Match) -> None:
    match.play(0, COUNT[1])
    for seat in (0, 1, 2):
        world = match.world(seat, SearchChance(1))
        assert isinstance(world.question, Together)
        assert world.question.seats == [0, 1, 2]
        assert world.question.answers == []


def test_sealed_answers_survive_saving_and_loading(match: Match) -> None:
    match.play(0, COUNT[1])
    match.play(2, COUNT[2])
    match.play(0, COUNT[2])
    loaded = read_match(b"".join(lines_of(match)), lambda name: match.game, match.key)
    assert loaded.asked == [1]
    assert loaded.sealed == {0: COUNT[2], 2: COUNT[2]}
    for one in (match, loaded):
        one.play(1, COUNT[0])
        assert notes(one) == [2, 0, 2]


def test_a_copy_has_its_own_sealed_answers(match: Match) -> None:
    match.play(0, COUNT[1])
    twin = match.copy()
    twin.play(0, COUNT[2])
    twin.play(1, COUNT[2])
    assert match.sealed == {0: COUNT[1]}
    assert match.asked == [1, 2]


def test_taking_a_sealed_answer_back_opens_the_question_again(match: Match) -> None:
    match.play(0, COUNT[1])
    match.play(1, COUNT[2])
    match.undo(1)
    assert match.asked == [1, 2]
    match.undo(0)
    assert match.asked == [0, 1, 2]


def test_taking_a_change_back_leads_to_the_answer_before(match: Match) -> None:
    match.play(0, COUNT[1])
    match.play(0, COUNT[2])
    match.undo(0)
    assert match.sealed == {0: COUNT[1]}


def test_another_seats_sealed_answer_is_not_ones_own_to_take_back(match: Match) -> None:
    match.play(0, COUNT[1])
    match.play(1, COUNT[2])
    with refused_as("undo-other-seat", seat=2):
        match.undo(0)


def test_only_some_seats_may_be_asked_together() -> None:
    def rules(t: Quay) -> Flow:
        choice = Together(HOW_MANY, t, [2, 0])
        yield choice
        t.notes.extend(move.value for move in choice.answers)

    match = harbour(rules, seats=3)
    with refused_as("not-asked", seat=2, asked="3, 1"):
        match.play(1, COUNT[0])
    match.play(0, COUNT[5])
    match.play(2, COUNT[6])
    assert notes(match) == [6, 5]
