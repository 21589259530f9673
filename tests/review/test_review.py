"""Reviews: which decisions count, what the bots think of them, that they know no more than the seat, and that work
which was broken off goes on."""

import re
from time import process_time

import msgspec
import pytest

from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.laws.secret import look_alike
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.note import Refused
from freebooter.kernel.state import digest
from freebooter.review import DEFAULT_SECONDS, Review, Reviewer, review_match, summarize
from freebooter.review.picture import picture
from freebooter.review.positions import Position, positions
from freebooter.review.reviewer import in_strides
from freebooter.review.state import Sample
from freebooter.review.summary import best_of
from freebooter.review.thinking import Thinking
from freebooter.review.worth import Worth
from tests.bots import bluff
from tests.review.games import played, with_a_blunder

SEVEN_SEAS = find_game("seven-seas")
BLACK_FLEET = find_game("black-fleet")
MARAUDERS = find_game("marauders")


@pytest.fixture(scope="module")
def blunders() -> tuple[Match, Review]:
    match = with_a_blunder()
    return match, review_match(match)


# Which decisions there are


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(Refused) as refused:
        Reviewer(new_match(SEVEN_SEAS, 3, seed="running"))
    assert refused.value.refusal.message == "review-not-over"


def test_every_choice_between_several_options_is_a_decision() -> None:
    match = played(SEVEN_SEAS, 3, "all", round_limit=3)
    found = list(positions(match))
    assert len(found) > 20
    assert all(len(one.ask.options) > 1 and one.entry.move in one.ask.options for one in found)
    assert {one.ask.seat for one in found} == {0, 1, 2}
    assert [one.round for one in found] == sorted(one.round for one in found)
    assert (found[0].round, found[-1].round) == (1, 3)


def test_moves_taken_back_are_no_decisions() -> None:
    match = new_match(SEVEN_SEAS, 2, {"round_limit": 6}, "back")
    mover = SearchChance("back")
    taken_back: set[int] = set()
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[mover.below(len(ask.options))])
        if len(taken_back) < 3 and len(match.history) % 5 == 0 and not match.over:
            last = match.live[-1].number
            match.rewind(last, {0, 1})
            taken_back.add(last)
    assert len(taken_back) == 3
    found = {one.entry.number for one in positions(match)}
    assert found and not found & taken_back
    assert Reviewer(match, seconds=0.2).review.end == len(match.history)


def test_of_sealed_answers_only_the_last_is_a_decision() -> None:
    match = new_match(bluff.GAME, 2, seed="sealed")
    match.play(0, bluff.BOLD)
    match.play(0, bluff.MEEK)  # changed before the other has answered
    first, changed = match.live[1].number, match.live[2].number
    match.play(1, bluff.MEEK)
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[-1])
    numbers = [one.entry.number for one in positions(match)]
    assert first not in numbers and changed in numbers


# What the bots think


def test_a_plain_mistake_is_found(blunders: tuple[Match, Review]) -> None:
    """To take a purse of -3 is a mistake, to take one of 1 is right; nothing else is said of either."""
    match, review = blunders
    summary = summarize(review)
    lost = {one.entry.number for one in positions(match) if one.run.state.purse == -3 and one.ask.prompt == "purse"}  # type: ignore[attr-defined]
    won = {one.entry.number for one in positions(match) if one.run.state.purse == 1 and one.ask.prompt == "purse"}  # type: ignore[attr-defined]
    assert lost and won, "the seed has both"
    judged = {one.entry: one for one in summary.decisions}
    for entry in lost:
        assert (judged[entry].move, judged[entry].best) == ("take", "leave")
        assert judged[entry].loss > 0.1 and judged[entry].points > 1
        assert entry in {one.entry for own in summary.worst for one in own}
    for entry in won:
        assert (judged[entry].move, judged[entry].best) == ("take", "take")
        assert judged[entry].gain > 0


def test_chances_end_with_the_result(blunders: tuple[Match, Review]) -> None:
    match, review = blunders
    curves = summarize(review).curves
    places = match.result().places
    assert [curve[-1].chance > 0 for curve in curves] == [place == 1 for place in places]
    assert all(0 <= point.chance <= 1 for curve in curves for point in curve)
    assert all(curve[-1].entry == len(match.history) for curve in curves)


def test_who_is_far_ahead_has_the_better_chance() -> None:
    """Near the end of a whole game the chances say who is going to win."""
    match = played(SEVEN_SEAS, 3, "ahead", round_limit=6)
    review = review_match(match, seconds=4)
    standing = match.result().scores
    winner = match.result().winners[0]
    assert standing[winner] == max(standing)
    last = [curve[-2].chance for curve in summarize(review).curves]
    assert last[winner] == max(last)


def test_what_a_lead_is_worth_is_learnt_from_games_played_on() -> None:
    """Where a lead of 5 always wins it is worth much; where it wins no more often than not, little."""
    sure = [Sample(0.5, [5, 0], [1.0, 0.0]) for _ in range(20)]
    even = [Sample(0.5, [5, 0], [float(at % 2), float(1 - at % 2)]) for at in range(20)]
    much, little = (Worth(samples, 10.0).chances([5, 0], 0.5)[0] for samples in (sure, even))
    assert much > 0.95 and 0.5 <= little < 0.56
    early, late = (Worth([], 10.0).chances([5, 0], left)[0] for left in (1.0, 0.1))
    assert 0.5 < early < late, "the less is left, the more a lead counts"


@pytest.mark.parametrize(
    ("game", "players"),
    [(SEVEN_SEAS, 3), (BLACK_FLEET, 3), (MARAUDERS, 2), (bluff.GAME, 3)],
    ids=lambda one: getattr(one, "name", str(one)),
)
def test_only_what_the_seat_knew_counts(game: object, players: int) -> None:
    """In another table that looks the same to the seat the bots think exactly the same."""
    match = played(game, players, "fair")  # type: ignore[arg-type]
    worth = Worth([], 10.0)
    compared = 0
    for at, position in enumerate(positions(match)):
        if compared == 5 or at > 60:
            break
        twin = look_alike_of(position, at)
        if twin is None:
            continue
        thought = [Thinking(each, "same").weigh(worth, 0.5, 6, 2) for each in (position, twin)]
        assert msgspec.json.encode(thought[0]) == msgspec.json.encode(thought[1])
        compared += 1
    assert compared >= 2


def look_alike_of(position: Position, at: int) -> Position | None:
    """The same decision at a table with other hidden facts; None if there are none."""

    class Here:
        run = position.run
        game = position.run.game

    twin = look_alike(Here(), position.ask.seat, SearchChance(f"alike {at}"))  # type: ignore[arg-type]
    if twin is None or digest(twin.state) == digest(position.run.state) or twin.question is None:
        return None
    ask = twin.question.ask_of(position.ask.seat)
    return None if ask is None else position._replace(run=twin, ask=ask)


# How it is worked out


def test_the_whole_game_comes_first_then_what_matters() -> None:
    assert sorted(in_strides(37)) == list(range(37))
    assert in_strides(37)[:5] == [0, 8, 16, 24, 32]
    match = played(SEVEN_SEAS, 2, "coarse", round_limit=14)
    reviewer = Reviewer(match, seconds=1000)
    for review in reviewer.work():
        if review.step == 12 + len(review.decisions):
            assert {one.portions for one in review.decisions} == {1}, "once through the whole game"
            assert all(summarize(review).curves), "and there is a curve"
    portions = [one.portions for one in reviewer.review.decisions]
    assert min(portions) == 2 and max(portions) > 2 and reviewer.progress() == 1.0
    named = {one.entry for lists in (summarize(review).best, summarize(review).worst) for own in lists for one in own}
    tries = {one.entry: one.times for one in review.decisions}
    assert sum(tries[entry] for entry in named) / len(named) > sum(tries.values()) / len(tries)


def test_what_was_broken_off_goes_on_to_the_same_end() -> None:
    """Stored after some steps, read by another reviewer, and gone on with: the same as in one go."""
    match = played(bluff.GAME, 3, "broken")
    whole = review_match(match, seconds=1000)
    reviewer = Reviewer(match, seconds=1000)
    for review in reviewer.work():
        if review.step == 20:
            break
    stored = msgspec.msgpack.encode(reviewer.review)
    again = Reviewer(match, msgspec.msgpack.decode(stored, type=Review), seconds=1000)
    for _step in again.work():
        pass
    again.review.seconds = whole.seconds
    assert again.review.done
    assert msgspec.json.encode(again.review.decisions) == msgspec.json.encode(whole.decisions)


@pytest.mark.parametrize("game", [SEVEN_SEAS, BLACK_FLEET], ids=lambda game: str(game.name))
def test_it_keeps_to_its_time_with_something_to_show(game: object) -> None:
    """A review at default strength must be there within a minute on one core: it stops when its time is over, and the
    little that a shorter one has found is a whole curve already."""
    assert DEFAULT_SECONDS <= 50
    match = played(game, 3, "time")  # type: ignore[arg-type]
    begun = process_time()
    review = review_match(match, seconds=3)
    assert process_time() - begun < 6
    summary = summarize(review)
    assert review.done and all(len(curve) > 5 for curve in summary.curves)
    assert any(summary.worst), "random play has mistakes"


def test_bots_choose_what_they_tried_most_unless_it_turned_out_worse(blunders: tuple[Match, Review]) -> None:
    for decision in blunders[1].decisions:
        best = best_of(decision)
        assert decision.tried[best].mean_chance >= decision.tried[decision.move].mean_chance


# The picture


def test_the_picture_shows_every_seat(blunders: tuple[Match, Review]) -> None:
    drawn = picture(summarize(blunders[1]), ["Anna & Co", "Bob", "Cy"], "Chance to win")
    assert drawn.startswith("<svg") and drawn.count("<polyline") == 3
    assert "Anna &amp; Co" in drawn and drawn.count(" %</text>") == 5
    heights = [float(found) for found in re.findall(r'<text x="598" y="([\d.]+)" font-weight', drawn)]
    assert len(heights) == 3 and min(abs(a - b) for a in heights for b in heights if a != b) >= 15
