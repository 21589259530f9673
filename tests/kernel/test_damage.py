"""Damaged and untrue records: each is refused with the number of the entry and the reason."""

from collections.abc import Callable
from typing import Any

import pytest

from freebooter.kernel.chance import commitment, key_from_seed
from freebooter.kernel.match import Match
from freebooter.kernel.record import Reader, RecordError, read_match
from tests.kernel.voyage import (
    AHEAD,
    DIE,
    IDLE_DIE,
    LAST,
    OPENED,
    REWIND,
    SEALED,
    SET_UP,
    UNDO,
    Lines,
    find_game,
    record_of,
    refused,
    voyage,
)

FOOTER = LAST + 1


@pytest.fixture(scope="module")
def match() -> Match:
    return voyage()


@pytest.fixture(scope="module")
def data(match: Match) -> bytes:
    return record_of(match)


@pytest.fixture
def lines(data: bytes) -> Lines:
    return Lines(data)


def test_the_record_that_is_damaged_here_is_whole(match: Match, data: bytes) -> None:
    assert Lines(data).data == data
    assert record_of(read_match(data, find_game)) == data


class TestCutAndBroken:
    def test_every_cut_within_a_line(self, data: bytes) -> None:
        for end in range(1, len(data)):
            if data[end - 1 : end] != b"\n":
                refused(data[:end], "record-cut-off", data[:end].count(b"\n") - 1)

    def test_a_cut_between_lines_is_an_unfinished_game(self, match: Match, data: bytes) -> None:
        """Nobody can tell it from a game that was left there; it is whole as far as it goes."""
        whole = data.splitlines(keepends=True)
        for count in range(2, len(whole)):
            loaded = read_match(b"".join(whole[:count]), find_game, match.key)
            assert len(loaded.history) == count - 1

    def test_a_header_alone(self, data: bytes) -> None:
        refused(data.splitlines(keepends=True)[0], "record-no-setup", 0)

    def test_a_line_that_lost_its_end(self, data: bytes) -> None:
        whole = data.splitlines()
        whole[DIE + 1] = whole[DIE + 1][:-5]
        refused(b"\n".join(whole) + b"\n", "record-unreadable", DIE)

    def test_an_empty_line_in_the_middle(self, data: bytes) -> None:
        whole = data.splitlines()
        whole.insert(DIE + 1, b"")
        refused(b"\n".join(whole) + b"\n", "record-unreadable", DIE)

    def test_an_empty_file(self) -> None:
        refused(b"", "record-empty", -1)

    @pytest.mark.parametrize(
        "rubbish",
        [
            b"\n",
            b"\x00\x01\xff\xfe\n",
            bytes(range(256)) + b"\n",
            b"PK\x03\x04 not a record at all\n" * 3,
            b"[]\n",
            b"null\n",
            b"{}\n",
            b"12\n{}\n",
            b'{"freebooter":"1"}\n',
            b"[" * 200_000 + b"\n",
        ],
        ids=range(10),
    )
    def test_rubbish(self, rubbish: bytes) -> None:
        with pytest.raises(RecordError) as caught:
            read_match(rubbish, find_game)
        assert caught.value.entry == -1

    def test_a_record_in_another_encoding(self, data: bytes) -> None:
        with pytest.raises(RecordError):
            read_match(data.decode().encode("utf-16"), find_game)

    def test_rubbish_in_the_place_of_an_entry(self, data: bytes) -> None:
        for rubbish in (b"\xff\xfe\xfd", b"[]", b'{"n":"one"}', b'{"n":1.5}', b"[" * 200_000):
            whole = data.splitlines()
            whole[DIE + 1] = rubbish
            refused(b"\n".join(whole) + b"\n", "record-unreadable", DIE)

    def test_bytes_that_are_no_text(self, data: bytes) -> None:
        refused(data.replace(b'"wind":"east"', b'"wind":"\xff\xfet"'), "record-unreadable", -1)
        refused(data.replace(b'"pass_ahead":"window"', b'"pass_ahead":"\xff\xfe"'), "record-unreadable", AHEAD)

    def test_options_nested_without_end(self, data: bytes) -> None:
        deep = b"[" * 100_000 + b"]" * 100_000
        refused(data.replace(b'"east"', deep), "record-unreadable", -1)


class TestHeader:
    def test_an_unknown_format(self, lines: Lines) -> None:
        lines.header["freebooter"] = 2
        error = refused(lines.data, "record-format", -1)
        assert (error.refusal.params["said"], error.refusal.params["known"]) == (2, 1)

    def test_other_rules(self, lines: Lines) -> None:
        lines.header["rules"] = "0.9"
        error = refused(lines.data, "record-rules", -1)
        assert (error.refusal.params["said"], error.refusal.params["known"]) == ("0.9", "1")

    def test_an_unknown_game(self, lines: Lines) -> None:
        lines.header["game"] = "chess"
        error = refused(lines.data, "record-header", -1)
        assert error.cause is not None
        assert error.cause.message == "unknown-game"

    def test_another_game_than_it_was(self, lines: Lines) -> None:
        lines.header["game"] = "seven-seas"
        with pytest.raises(RecordError):
            read_match(lines.data, find_game)

    @pytest.mark.parametrize("seats", [0, 1, 5, -3, 10**15])
    def test_a_number_of_seats_that_cannot_be(self, lines: Lines, seats: int) -> None:
        lines.header["seats"] = seats
        error = refused(lines.data, "record-header", -1)
        assert error.cause is not None
        assert error.cause.message == "wrong-players"

    @pytest.mark.parametrize("options", [{"moon": 1}, {"tides": "high"}])
    def test_options_that_cannot_be(self, lines: Lines, options: dict[str, object]) -> None:
        lines.header["options"] = options
        error = refused(lines.data, "record-header", -1)
        assert error.cause is not None
        assert error.cause.message in ("unknown-option", "bad-option")

    @pytest.mark.parametrize("options", [{}, {"wind": "west"}, {"wind": "east", "tides": 1}])
    def test_other_options_than_it_was_played_with(self, lines: Lines, options: dict[str, object]) -> None:
        """The options of this game change nothing, and yet they cannot be changed afterwards."""
        lines.header["options"] = options
        refused(lines.data, "record-hash", SET_UP)

    def test_more_or_fewer_names_than_seats(self, lines: Lines) -> None:
        lines.header["names"] = ["Anne"]
        refused(lines.data, "record-names", -1)

    @pytest.mark.parametrize("field", ["freebooter", "game", "rules", "options", "seats", "commitment"])
    def test_a_field_that_is_missing(self, lines: Lines, field: str) -> None:
        del lines.header[field]
        refused(lines.data, "record-unreadable", -1)

    def test_a_field_that_nobody_knows(self, lines: Lines) -> None:
        lines.header["colour"] = "red"
        refused(lines.data, "record-unreadable", -1)


class TestOrder:
    def test_a_line_that_is_missing(self, lines: Lines) -> None:
        del lines.items[DIE + 1]
        assert refused(lines.data, "record-number", DIE).refusal.params["said"] == DIE + 1

    def test_a_line_that_comes_twice(self, lines: Lines) -> None:
        lines.items.insert(DIE + 1, lines.entry(DIE))
        assert refused(lines.data, "record-number", DIE + 1).refusal.params["said"] == DIE

    def test_lines_in_another_order(self, lines: Lines) -> None:
        lines.items[2], lines.items[3] = lines.items[3], lines.items[2]
        refused(lines.data, "record-number", 1)

    @pytest.mark.parametrize("number", [-1, 6, 10**16])
    def test_a_wrong_number(self, lines: Lines, number: int) -> None:
        lines.entry(DIE)["n"] = number
        refused(lines.data, "record-number", DIE)

    def test_lines_after_the_last(self, lines: Lines) -> None:
        lines.items.append(lines.entry(LAST) | {"n": FOOTER})
        refused(lines.data, "record-unreadable", FOOTER)


class TestMoves:
    def test_a_move_that_does_not_exist(self, lines: Lines) -> None:
        lines.entry(3)["move"] = "count-7"
        assert refused(lines.data, "record-unknown-move", 3).refusal.params["move"] == "count-7"

    def test_a_move_that_was_not_on_offer(self, lines: Lines) -> None:
        lines.entry(3)["move"] = "pass"
        error = refused(lines.data, "record-illegal", 3)
        assert error.cause is not None
        assert (error.cause.message, error.cause.rule) == ("harbour-not-offered", "HARBOUR-02")

    def test_a_move_of_a_seat_that_was_not_asked(self, lines: Lines) -> None:
        lines.entry(3)["seat"] = 2
        assert refused(lines.data, "record-illegal", 3).refusal.params["reason"] == "not-asked"

    def test_a_move_of_nobody(self, lines: Lines) -> None:
        lines.entry(3)["seat"] = 0
        assert refused(lines.data, "record-illegal", 3).refusal.params["reason"] == "no-such-seat"

    @pytest.mark.parametrize("seat", [-1, 3, 10**15])
    def test_a_seat_that_does_not_exist(self, lines: Lines, seat: int) -> None:
        lines.entry(3)["seat"] = seat
        refused(lines.data, "record-seat", 3)

    def test_another_legal_move(self, lines: Lines) -> None:
        """It leads elsewhere, and the next hash shows it."""
        lines.entry(3)["move"] = "count-5"
        refused(lines.data, "record-hash", 4)

    def test_another_legal_move_that_was_taken_back_anyway(self, lines: Lines) -> None:
        lines.entry(1)["move"] = "count-5"
        refused(lines.data, "record-hash", 4)

    def test_another_sealed_answer(self, lines: Lines) -> None:
        lines.entry(SEALED)["move"] = "count-2"
        refused(lines.data, "record-hash", OPENED)

    def test_an_entry_that_says_nothing(self, lines: Lines) -> None:
        lines.items[4] = {"n": 3, "seat": 1}
        refused(lines.data, "record-empty-entry", 3)

    def test_a_move_after_the_end(self, lines: Lines) -> None:
        lines.unfinished().items.append({"n": FOOTER, "seat": 1, "move": "pass"})
        assert refused(lines.data, "record-illegal", FOOTER).refusal.params["reason"] == "game-over"

    @pytest.mark.parametrize("more", [{"rekey": "00", "epoch": 2}, {"seat": 1, "pass_ahead": "window"}])
    def test_other_words_after_the_end(self, lines: Lines, more: dict[str, object]) -> None:
        lines.unfinished().items.append({"n": FOOTER, **more})
        error = refused(lines.data, "record-impossible", FOOTER)
        assert error.cause is not None
        assert error.cause.message == "game-over"


class TestChance:
    @pytest.mark.parametrize("entry", [SET_UP, DIE, IDLE_DIE])
    def test_an_altered_result_is_named(self, lines: Lines, entry: int) -> None:
        true = lines.entry(entry)["draws"][0]
        lines.entry(entry)["draws"][0] = (true + 1) % 6
        error = refused(lines.data, "record-chance", entry)
        assert error.cause is not None
        assert (error.cause.message, error.cause.params) == ("chance-altered", {"said": (true + 1) % 6, "due": true})
        assert f"says {(true + 1) % 6}, the key gives {true}" in str(error)

    def test_every_other_result_is_refused_with_the_key(self, lines: Lines) -> None:
        self.check_every_other_result(lines.data, lines, ("record-chance",))

    def test_and_without_the_key_too(self, lines: Lines) -> None:
        """By the next hash, even where the die changed nothing on the table."""
        lines.unfinished()
        self.check_every_other_result(lines.data, lines, ("record-chance", "record-hash", "record-draws"))

    def check_every_other_result(self, data: bytes, lines: Lines, messages: tuple[str, ...]) -> None:
        tried = 0
        for line in lines.items[1:]:
            for at, true in enumerate(line.get("draws", [])):
                for said in range(-1, 13):
                    if said == true:
                        continue
                    line["draws"][at] = said
                    with pytest.raises(RecordError) as caught:
                        read_match(lines.data, find_game)
                    assert caught.value.refusal.message in messages
                    assert caught.value.entry >= line["n"]
                    tried += 1
                line["draws"][at] = true
        assert lines.data == data
        assert tried == 6 * 13

    @pytest.mark.parametrize("change", [lambda draws: draws[:-1], lambda draws: [*draws, 0]], ids=["fewer", "more"])
    @pytest.mark.parametrize("entry", [SET_UP, DIE])
    def test_too_few_or_too_many_results(
        self, lines: Lines, entry: int, change: Callable[[list[int]], list[int]]
    ) -> None:
        lines.entry(entry)["draws"] = change(lines.entry(entry)["draws"])
        refused(lines.data, "record-draws", entry)

    def test_results_where_none_were_drawn(self, lines: Lines) -> None:
        lines.entry(3)["draws"] = [1]
        refused(lines.data, "record-draws", 3)

    def test_results_that_are_missing_without_the_key(self, lines: Lines) -> None:
        lines.unfinished()
        del lines.entry(DIE)["draws"]
        error = refused(lines.data, "record-chance", DIE)
        assert error.cause is not None
        assert error.cause.message == "chance-no-key"


class TestHashes:
    def test_an_altered_hash(self, lines: Lines) -> None:
        true = lines.entry(OPENED)["hash"]
        lines.entry(OPENED)["hash"] = "0123456789abcdef"
        error = refused(lines.data, "record-hash", OPENED)
        assert (error.refusal.params["said"], error.refusal.params["due"]) == ("0123456789abcdef", true)

    def test_a_missing_hash(self, lines: Lines) -> None:
        del lines.entry(OPENED)["hash"]
        refused(lines.data, "record-hash", OPENED)

    def test_a_hash_where_none_belongs(self, lines: Lines) -> None:
        lines.entry(3)["hash"] = lines.entry(4)["hash"]
        refused(lines.data, "record-hash", 3)


class TestTheEnd:
    @pytest.mark.parametrize("field", ["places", "scores"])
    def test_an_altered_result(self, lines: Lines, field: str) -> None:
        lines.footer["result"][field][0] += 1
        refused(lines.data, "record-result", LAST)

    def test_a_result_of_fewer_seats(self, lines: Lines) -> None:
        lines.footer["result"]["scores"].pop()
        refused(lines.data, "record-result", LAST)

    def test_a_result_before_the_end(self, lines: Lines) -> None:
        del lines.items[-2]
        refused(lines.data, "record-early-end", LAST - 1)

    def test_an_altered_key(self, lines: Lines) -> None:
        lines.footer["key"] = key_from_seed("other").hex()
        refused(lines.data, "record-commitment", -1)

    def test_an_altered_promise(self, lines: Lines) -> None:
        lines.header["commitment"] = commitment(key_from_seed("other"))
        refused(lines.data, "record-commitment", -1)

    def test_key_and_promise_of_another_game(self, lines: Lines) -> None:
        """Whoever swaps both must get every die right, and cannot."""
        lines.header["commitment"] = commitment(key_from_seed("other"))
        lines.footer["key"] = key_from_seed("other").hex()
        refused(lines.data, "record-chance", SET_UP)

    @pytest.mark.parametrize("key", ["rubbish", "0", "ążź", "00 zz"])
    def test_a_key_that_is_none(self, lines: Lines, key: str) -> None:
        lines.footer["key"] = key
        refused(lines.data, "record-key-unreadable", -1)

    def test_without_its_key_the_dice_are_unproven_and_the_rest_stands(self, lines: Lines) -> None:
        del lines.footer["key"]
        reader = Reader(lines.data, find_game)
        reader.play_all()
        assert reader.unproven == 6

    def test_the_key_of_another_game_at_hand(self, lines: Lines) -> None:
        refused(lines.unfinished().data, "record-commitment", -1, key_from_seed("other"))


class TestFields:
    @pytest.mark.parametrize("entry", [SET_UP, UNDO, DIE, REWIND, AHEAD, LAST])
    def test_a_field_that_nobody_knows(self, lines: Lines, entry: int) -> None:
        lines.entry(entry)["colour"] = "red"
        refused(lines.data, "record-unreadable", entry)

    def test_unknown_fields_in_the_last_line(self, data: bytes) -> None:
        for change in ({"colour": "red"}, {"result": Lines(data).footer["result"] | {"colour": "red"}}):
            lines = Lines(data)
            lines.items[-1] |= change
            refused(lines.data, "record-unreadable", FOOTER)

    @pytest.mark.parametrize(
        ("entry", "more"),
        [
            (SET_UP, {"seat": 1}),
            (SET_UP, {"move": "pass"}),
            (3, {"undo": 2}),
            (3, {"off": True}),
            (3, {"consent": [1, 2]}),
            (3, {"epoch": 1}),
            (UNDO, {"draws": [1]}),
            (UNDO, {"hash": "00"}),
            (UNDO, {"epoch": 1}),
            (REWIND, {"epoch": 2}),
            (REWIND, {"seat": 1}),
            (REWIND, {"consent": [2, 1]}),
            (REWIND, {"consent": [1, 2, 2]}),
            (AHEAD, {"draws": [1]}),
            (AHEAD, {"epoch": 1}),
        ],
        ids=str,
    )
    def test_a_field_that_belongs_to_other_entries(self, lines: Lines, entry: int, more: dict[str, Any]) -> None:
        lines.entry(entry).update(more)
        with pytest.raises(RecordError) as caught:
            read_match(lines.data, find_game)
        assert caught.value.entry == entry

    def test_a_new_key_promised_in_passing(self, lines: Lines) -> None:
        lines.entry(3)["rekey"] = "00"
        refused(lines.data, "record-commitment", -1)
        refused(lines.unfinished().data, "record-fields", 3)

    @pytest.mark.parametrize("change", [{"seat": 1}, {"pass_ahead": "door"}, {"off": True}], ids=str)
    def test_something_else_said_in_advance(self, lines: Lines, change: dict[str, Any]) -> None:
        lines.entry(AHEAD).update(change)
        refused(lines.data, "record-hash", OPENED)

    def test_something_said_in_advance_by_nobody(self, lines: Lines) -> None:
        lines.entry(AHEAD)["seat"] = 0
        refused(lines.data, "record-impossible", AHEAD)


class TestUndo:
    def test_of_another_seats_move(self, lines: Lines) -> None:
        lines.entry(UNDO)["seat"] = 2
        error = refused(lines.data, "record-undo", UNDO)
        assert error.cause is not None
        assert error.cause.message == "undo-other-seat"

    def test_of_nobody(self, lines: Lines) -> None:
        del lines.entry(UNDO)["seat"]
        refused(lines.data, "record-undo", UNDO)

    def test_of_an_entry_that_was_not_the_last(self, lines: Lines) -> None:
        lines.entry(UNDO)["undo"] = 0
        refused(lines.data, "record-undo", UNDO)

    def test_beyond_a_barrier_without_consent(self, lines: Lines) -> None:
        lines.items[REWIND + 1] = {"n": REWIND, "undo": 6, "seat": 1}
        error = refused(lines.data, "record-undo", REWIND)
        assert error.cause is not None
        assert error.cause.message == "undo-barrier"

    @pytest.mark.parametrize("consent", [[1], [2], [3, 1]])
    def test_without_everyones_consent(self, lines: Lines, consent: list[int]) -> None:
        lines.entry(REWIND)["consent"] = consent
        refused(lines.data, "record-undo", REWIND)

    @pytest.mark.parametrize("number", [0, 1, 2, 7, 99, 10**15])
    def test_of_entries_that_do_not_stand(self, lines: Lines, number: int) -> None:
        lines.entry(REWIND)["undo"] = number
        error = refused(lines.data, "record-undo", REWIND)
        assert error.cause is not None
        assert error.cause.message == "undo-no-entry"


def test_what_comes_before_the_damage_is_read_and_found_true(lines: Lines) -> None:
    lines.entry(DIE)["draws"] = [(lines.entry(DIE)["draws"][0] + 1) % 6]
    entries = Reader(lines.data, find_game).entries()
    found = [next(entries).number for each in range(DIE)]
    assert found == list(range(DIE))
    with pytest.raises(RecordError):
        next(entries)
