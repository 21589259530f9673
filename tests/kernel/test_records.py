"""Records: whatever the point at which a match is saved, it is loaded as it was and goes on alike."""

import msgspec
import pytest

from freebooter.games.seven_seas.game import GAME as SEVEN_SEAS
from freebooter.kernel.chance import key_from_seed
from freebooter.kernel.history import Entry, LiveEntry
from freebooter.kernel.laws.driving import SeededChooser, story_of
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import Reader, read_match
from freebooter.kernel.state import digest
from tests.kernel.harbour import COUNT, PASS, PLAY, harbour, open_window, say_enough, throw_a_die
from tests.kernel.voyage import GAME, LAST, Lines, find_game, record_of, voyage


def play_on(match: Match, seed: str, most: int = 10_000) -> None:
    chooser = SeededChooser(seed)
    while not match.over and most > 0:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, ask.options[chooser.pick(len(ask.options))])
        most -= 1


def told(entry: Entry) -> object:
    return isinstance(entry, LiveEntry) and entry.barrier, [
        (repr(event), event.only, event.except_seat, event.reveals) for event in entry.events
    ]


def saved_and_loaded(match: Match) -> Match:
    """The loaded match, after seeing that it is the same in every respect."""
    data = record_of(match)
    loaded = read_match(data, lambda name: match.game, match.key)
    assert record_of(loaded) == data
    assert (story_of(loaded.run), loaded.sealed, loaded.asked) == (story_of(match.run), match.sealed, match.asked)
    assert loaded.key == match.key
    assert [told(entry) for entry in loaded.live] == [told(entry) for entry in match.live]
    return loaded


def check_both_go_on_alike(match: Match) -> None:
    loaded = saved_and_loaded(match)
    play_on(match, "on", 60)
    play_on(loaded, "on", 60)
    assert record_of(loaded) == record_of(match)


class TestEveryPhase:
    def test_nothing_but_the_set_up(self) -> None:
        check_both_go_on_alike(new_match(GAME, 2, seed=1))

    @pytest.mark.parametrize("steps", range(1, 12))
    def test_after_each_of_the_first_moves(self, steps: int) -> None:
        match = new_match(GAME, 2, seed=1)
        play_on(match, "steps", steps)
        check_both_go_on_alike(match)

    def test_in_the_middle_of_a_choice_together(self) -> None:
        match = new_match(SEVEN_SEAS, 4, seed=1)
        play_on(match, "together", 2)
        assert (match.prompt, match.asked) == ("choose-character", [2, 3])
        check_both_go_on_alike(match)

    def test_after_an_undo(self) -> None:
        match = new_match(GAME, 2, seed=1)
        match.play(0, COUNT[3])
        match.undo(0)
        check_both_go_on_alike(match)

    def test_after_a_rewind_by_consent(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        match.play(0, PLAY)
        match.rewind(2, {0, 1})
        check_both_go_on_alike(match)

    def test_after_a_rewind_of_a_rewind(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        match.play(0, PLAY)
        match.rewind(2, {0, 1})
        match.play(0, PLAY)
        match.rewind(1, {0, 1})
        check_both_go_on_alike(match)

    def test_after_a_new_key(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        match.rekey(key_from_seed("new"))
        match.play(0, PLAY)
        check_both_go_on_alike(match)

    def test_with_what_was_said_in_advance(self) -> None:
        match = harbour(open_window, open_window, say_enough, seats=3)
        match.pass_ahead(2, "window")
        match.play(0, COUNT[1])
        check_both_go_on_alike(match)

    def test_when_it_is_over(self) -> None:
        match = voyage()
        loaded = saved_and_loaded(match)
        assert loaded.over
        assert loaded.result() == match.result()

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("edition", ["en", "pl"])
    def test_here_and_there_in_a_real_game(self, edition: str, players: int) -> None:
        match = new_match(SEVEN_SEAS, players, {"edition": edition}, seed=players)
        while not match.over:
            saved_and_loaded(match)
            play_on(match, f"{len(match.history)}", 23)
        saved_and_loaded(match)


class TestWhatARecordSays:
    def test_a_line_for_each_entry_between_the_first_and_the_last(self) -> None:
        lines = Lines(record_of(voyage(), ["Anne", "Jack"]))
        assert lines.header["names"] == ["Anne", "Jack"]
        assert lines.header["options"] == {"wind": "east"}
        assert [line["n"] for line in lines.items[1:-1]] == list(range(LAST + 1))
        assert set(lines.footer) == {"result", "key"}

    def test_seats_count_from_one(self) -> None:
        lines = Lines(record_of(voyage()))
        assert [lines.entry(number)["seat"] for number in (1, 4)] == [1, 2]
        assert lines.entry(7)["consent"] == [1, 2]

    def test_lines_are_short_because_what_is_not_so_is_not_said(self) -> None:
        assert record_of(voyage()).splitlines()[2] == b'{"n":1,"seat":1,"move":"count-3"}'

    def test_the_key_is_told_at_the_end_and_not_before(self) -> None:
        match = voyage()
        assert match.key is not None
        secret = match.key.hex().encode()
        *lines, footer = record_of(match).splitlines()
        assert secret in footer
        assert not any(secret in line for line in lines)

    def test_a_hash_stands_where_a_checkpoint_was_reached(self) -> None:
        lines = Lines(record_of(voyage()))
        assert [line["n"] for line in lines.items[1:-1] if "hash" in line] == [0, 4, 9, 12, 13, 14]

    def test_a_hash_binds_all_that_came_before(self) -> None:
        """Two ways to the same table have different hashes, so that no entry can be changed unseen."""
        one, other = (harbour(throw_a_die, say_enough) for each in range(2))
        other.play(0, PASS)
        other.undo(0)
        for match in (one, other):
            match.play(0, PASS)
        assert digest(one.run.state) == digest(other.run.state)
        assert one.live[-1].digest != other.live[-1].digest

    def test_options_that_came_as_python_values_are_the_same_from_json(self) -> None:
        match = new_match(SEVEN_SEAS, 2, {"caravan_sizes": (4, 3, 2, 1), "tray": "open"}, seed=1)
        saved_and_loaded(match)


class TestReading:
    def test_names_are_for_people_and_change_nothing(self) -> None:
        data = record_of(voyage(), ["Anne", "Jack"])
        assert record_of(read_match(data, find_game)) == record_of(voyage())

    def test_without_the_key_an_unfinished_game_can_be_looked_at(self) -> None:
        match = harbour(throw_a_die)
        match.play(0, PLAY)
        reader = Reader(record_of(match), lambda name: match.game)
        loaded = reader.play_all()
        assert loaded.view(0) == match.view(0)
        assert loaded.key is None
        assert reader.unproven == 3

    def test_entry_by_entry(self) -> None:
        reader = Reader(record_of(voyage()), find_game)
        assert [entry.number for entry in reader.entries()] == list(range(LAST + 1))

    def test_lines_may_end_as_on_another_system(self) -> None:
        data = record_of(voyage())
        assert record_of(read_match(data.replace(b"\n", b"\r\n"), find_game)) == data

    def test_white_space_changes_nothing(self) -> None:
        data = record_of(voyage())
        loose = b"".join(msgspec.json.format(line, indent=-1) + b" \n" for line in data.splitlines())
        loose = loose.replace(b'":', b'": ').replace(b'{"freebooter', b' { "freebooter')
        assert loose != data
        assert record_of(read_match(loose, find_game)) == data
