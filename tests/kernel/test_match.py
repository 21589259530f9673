"""Matches: what they refuse and why, what they show to whom, and that a fault leaves nothing behind."""

import pytest

from examples.parley import GAME as PARLEY
from freebooter.games import find_game
from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.games.seven_seas.moves import CHOOSE
from freebooter.kernel.ask import Ask, Flow, Question
from freebooter.kernel.chance import ChanceError, SearchChance
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Moves
from freebooter.kernel.note import Refusal
from freebooter.kernel.record import lines_of, read_match
from freebooter.kernel.state import digest
from tests.kernel.harbour import (
    COUNT,
    PASS,
    PLAY,
    Harbour,
    Quay,
    QuayView,
    count_each,
    count_together,
    harbour,
    notes,
    refused_as,
    say_enough,
    show_a_card,
    table_of,
    throw_a_die,
)


def everything_of(match: Match) -> object:
    """All that makes up a match, to see that nothing has changed."""
    return (
        b"".join(lines_of(match)),
        digest(match.run.state),
        match.prompt,
        match.asked,
        dict(match.sealed),
        [entry.number for entry in match.live],
        [event.as_dict() for event in match.log(None)],
        match.key,
    )


class TestRefusals:
    def test_a_seat_that_does_not_exist(self) -> None:
        match = harbour(count_each)
        for seat in (-1, 2):
            with refused_as("no-such-seat", seat=seat + 1, seats=2):
                match.play(seat, COUNT[0])

    def test_a_seat_that_is_not_asked(self) -> None:
        match = harbour(count_each, seats=3)
        with refused_as("not-asked", seat=2, asked="1"):
            match.play(1, COUNT[0])

    def test_a_second_answer_to_one_question(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[3])
        with refused_as("not-asked", seat=1, asked="2"):
            match.play(0, COUNT[4])
        assert notes(match) == [3]

    def test_a_move_that_is_not_on_offer_has_a_reason_and_a_rule(self) -> None:
        match = harbour(count_each)
        refusal = match.refuse(0, PASS)
        assert refusal == Refusal("harbour-not-offered", "HARBOUR-02", move="pass")
        with refused_as("harbour-not-offered"):
            match.play(0, PASS)

    def test_a_move_of_another_game(self) -> None:
        match = harbour(count_each)
        with refused_as("no-such-move", move="choose-shipwright", game="harbour"):
            match.play(0, CHOOSE[0])

    def test_a_move_that_only_looks_like_one_of_this_game(self) -> None:
        strange = Moves().counts("count", 6)
        assert strange[2].name == COUNT[2].name
        with refused_as("no-such-move", move="count-2"):
            harbour(count_each).play(0, strange[2])

    def test_any_move_when_the_game_is_over(self) -> None:
        match = harbour(say_enough)
        match.play(1, PASS)
        assert match.over
        for seat in (0, 1):
            with refused_as("game-over"):
                match.play(seat, PASS)

    def test_an_offered_move_is_not_refused(self) -> None:
        match = harbour(count_each)
        assert [match.refuse(0, move) for move in COUNT] == [None] * 7

    def test_a_refusal_changes_nothing(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[1])
        before = everything_of(match)
        for seat, move in ((0, COUNT[1]), (1, PASS), (7, COUNT[1]), (1, CHOOSE[0])):
            with pytest.raises(Exception, match="Refusal"):
                match.play(seat, move)
        assert everything_of(match) == before

    def test_the_result_before_the_end(self) -> None:
        with refused_as("not-over"):
            harbour(count_each).result()

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_views_and_logs_of_seats_that_do_not_exist(self, seat: int) -> None:
        match = harbour(count_each)
        with refused_as("no-such-seat"):
            match.view(seat)
        with refused_as("no-such-seat"):
            match.log(seat)
        with refused_as("no-such-seat"):
            match.undo(seat)
        with refused_as("no-such-seat"):
            match.pass_ahead(seat, "window")


class TestStarting:
    @pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
    def test_too_few_or_too_many_players(self, players: int) -> None:
        with refused_as("wrong-players", players=players, fewest=2, most=4, game="harbour"):
            new_match(Harbour(count_each), players)

    def test_an_unknown_game(self) -> None:
        with refused_as("unknown-game", game="chess"):
            find_game("chess")

    def test_an_unknown_option_is_named_with_those_there_are(self) -> None:
        with refused_as("unknown-option", option="moon", known="tides, wind", game="harbour"):
            new_match(Harbour(count_each), 2, {"tides": 2, "moon": 1})

    @pytest.mark.parametrize("tides", ["high", None, [1], 1.5])
    def test_an_option_with_a_value_that_does_not_fit(self, tides: object) -> None:
        with refused_as("bad-option", game="harbour"):
            new_match(Harbour(count_each), 2, {"tides": tides})

    def test_options_may_come_as_words_from_a_command_line(self) -> None:
        assert Harbour().options({"tides": "3"}) == Harbour().options({"tides": 3})

    def test_the_edition_of_a_real_game(self) -> None:
        with refused_as("bad-option", game="seven-seas"):
            new_match(SEVEN_SEAS, 4, {"edition": "fr"})

    def test_a_seed_makes_a_game_that_can_be_made_again(self) -> None:
        matches = [harbour(throw_a_die, seed=seed) for seed in (1, 1, 2)]
        for match in matches:
            for throw in range(8):
                match.play(0, PLAY)
        assert everything_of(matches[0]) == everything_of(matches[1])
        assert notes(matches[0]) != notes(matches[2])

    def test_without_a_seed_no_two_games_are_alike(self) -> None:
        keys = {new_match(PARLEY, 2).key for each in range(4)}
        assert len(keys) == 4


class TestAFaultInTheRules:
    """A rule that raises half-way must not leave half a move behind."""

    @staticmethod
    def faulty(t: Quay) -> Flow:
        answer = yield Ask(0, Question("how-many"), COUNT)
        t.notes.append(t.chance.die())
        t.notes.append(answer.value)
        if t.journal is not None:
            t.journal.reveal("counted", "HARBOUR-03", seat=0)
        if answer.value == 6:
            raise RuntimeError("the rules forgot this case")

    def test_the_match_is_as_it_was(self) -> None:
        match = harbour(count_each, self.faulty, say_enough)
        match.play(0, COUNT[1])
        match.play(1, COUNT[2])
        before = everything_of(match)
        with pytest.raises(RuntimeError, match="forgot"):
            match.play(0, COUNT[6])
        assert everything_of(match) == before

    def test_it_goes_on_with_the_same_dice(self) -> None:
        match, twin = (harbour(throw_a_die, self.faulty, say_enough) for each in range(2))
        for one in (match, twin):
            one.play(0, PLAY)
            one.play(0, PASS)
        with pytest.raises(RuntimeError):
            match.play(0, COUNT[6])
        for one in (match, twin):
            one.play(0, COUNT[5])
        assert everything_of(match) == everything_of(twin)

    def test_sealed_answers_are_sealed_again(self) -> None:
        def rules(t: Quay) -> Flow:
            yield from count_together(t)
            if t.notes[0] == 2:
                raise RuntimeError("the rules forgot this case")

        match = harbour(rules, say_enough, seats=3)
        match.play(0, COUNT[2])
        match.play(2, COUNT[1])
        with pytest.raises(RuntimeError):
            match.play(1, COUNT[0])
        assert (match.sealed, match.asked) == ({0: COUNT[2], 2: COUNT[1]}, [1])
        match.play(0, COUNT[1])
        match.play(1, COUNT[0])
        assert notes(match) == [1, 0, 1]

    def test_so_it_is_when_the_key_is_missing_for_a_die(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        loaded = read_match(b"".join(lines_of(match)), lambda name: match.game)
        before = everything_of(loaded)
        with pytest.raises(ChanceError):
            loaded.play(0, PLAY)
        assert everything_of(loaded) == before
        loaded.play(0, PASS)
        assert loaded.over


class TestWhatIsSeen:
    def test_a_view_has_the_seats_own_card_only(self) -> None:
        match = harbour(count_each, seats=3)
        cards = table_of(match).cards
        assert [match.view(seat) for seat in range(3)] == [QuayView(1, [], card) for card in cards]
        assert match.view(None) == QuayView(1, [], None)

    def test_the_log_of_each_seat_and_of_the_public(self) -> None:
        match = harbour(show_a_card, say_enough, seats=3)
        match.play(0, COUNT[0])
        kinds = {seat: [event.kind for event in match.log(seat)] for seat in (None, 0, 1, 2)}
        assert kinds == {None: ["shown-to"], 0: ["shown-to"], 1: ["shown"], 2: ["shown-to"]}

    def test_a_seat_is_told_at_once_what_it_may_know(self) -> None:
        match = harbour(show_a_card, say_enough, seats=3)
        assert [event.kind for event in match.play(0, COUNT[0])] == ["shown-to"]

    def test_the_log_since_an_entry(self) -> None:
        match = harbour(count_each, seats=3)
        for seat in range(3):
            match.play(seat, COUNT[seat])
        assert [event.data["seat"] for event in match.log(None)] == [0, 1, 2]
        assert [event.data["seat"] for event in match.log(None, since=2)] == [1, 2]
        assert match.log(None, since=4) == []

    def test_events_of_moves_taken_back_leave_the_log(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[4])
        match.undo(0)
        match.play(0, COUNT[5])
        assert [event.data["count"] for event in match.log(1)] == [5]

    def test_a_world_is_dealt_for_a_seat_that_decides(self) -> None:
        match = harbour(count_each, seats=3)
        world = match.world(0, SearchChance(1))
        assert world.game.view(world.state, 0) == match.view(0)
        for seat in (1, 2):
            with pytest.raises(ValueError, match=f"seat {seat} has nothing to decide"):
                match.world(seat, SearchChance(1))

    def test_worlds_differ_in_what_is_hidden_and_in_nothing_else(self) -> None:
        match = harbour(count_each, seats=4)
        dealt = []
        for seed in range(30):
            world = match.world(0, SearchChance(seed))
            assert isinstance(world.state, Quay)
            assert world.state.cards[0] == table_of(match).cards[0]
            dealt.append(tuple(world.state.cards[1:]))
        assert len(set(dealt)) > 10

    def test_a_world_for_every_seat_that_chooses_together(self) -> None:
        match = harbour(count_together, say_enough, seats=3)
        match.play(1, COUNT[0])
        for seat in range(3):
            assert match.world(seat, SearchChance(1)).question is not None

    def test_no_world_when_the_game_is_over(self) -> None:
        match = harbour(say_enough)
        match.play(1, PASS)
        with pytest.raises(ValueError, match="nothing to decide"):
            match.world(1, SearchChance(1))

    def test_a_world_tells_no_events(self) -> None:
        match = harbour(count_each)
        world = match.world(0, SearchChance(1))
        world.answer(COUNT[1])
        assert world.state.journal is None
        assert match.log(None) == []


class TestCopies:
    def test_a_copy_goes_its_own_way(self) -> None:
        match = harbour(count_each, say_enough)
        match.play(0, COUNT[1])
        before = everything_of(match)
        twin = match.copy()
        twin.play(1, COUNT[2])
        twin.play(1, PASS)
        assert twin.over
        assert everything_of(match) == before

    def test_a_copy_has_the_same_future(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        twin = match.copy()
        for one in (match, twin):
            for throw in range(6):
                one.play(0, PLAY)
            one.play(0, PASS)
        assert everything_of(match) == everything_of(twin)

    def test_a_copy_can_take_back_what_the_original_did(self) -> None:
        match = harbour(count_each)
        match.play(0, COUNT[1])
        twin = match.copy()
        twin.undo(0)
        assert (twin.asked, match.asked) == ([0], [1])
