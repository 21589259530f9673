"""Forms of states: a record of an older form is read, checked by all but its hashes, and written on in the new form."""

from pathlib import Path

import pytest

from freebooter.kernel.bag import Bag
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import Reader, Recorder, RecordError, read_key, read_match, save
from freebooter.kernel.state import as_data, digest
from freebooter.words import Words
from tests.kernel.harbour import COUNT
from tests.kernel.test_records import play_on
from tests.kernel.test_state import quay
from tests.kernel.voyage import DIE, GAME, LAST, SEALED, UNDO, Lines, find_game, record_of, refused, voyage


@pytest.fixture
def old() -> bytes:
    """A finished record of form 1."""
    return record_of(voyage(), ["Anna", "Bob"])


@pytest.fixture
def begun() -> Match:
    """A match of form 1, of whose hashes some will change."""
    match = new_match(GAME, 2, seed="form")
    match.play(0, COUNT[3])
    return match


@pytest.fixture
def newer(old: bytes, begun: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has gone on to form 2."""
    monkeypatch.setattr(GAME, "form", 2)


def no_hashes(data: bytes) -> list[dict[str, object]]:
    items = Lines(data).items
    return [{name: value for name, value in item.items() if name not in ("hash", "form")} for item in items]


def test_form_1_is_not_mentioned(old: bytes) -> None:
    assert b'"form"' not in old
    lines = Lines(old)
    lines.header["form"] = 1
    assert not Reader(lines.data, find_game).older_form


@pytest.mark.usefixtures("newer")
class TestOlder:
    def test_it_is_read_and_all_its_dice_are_proven(self, old: bytes) -> None:
        reader = Reader(old, find_game)
        match = reader.play_all()
        assert reader.older_form
        assert (match.over, reader.unproven) == (True, 0)

    def test_it_is_written_anew_with_the_same_lines_and_new_hashes(self, old: bytes) -> None:
        match = read_match(old, find_game)
        written = record_of(match, ["Anna", "Bob"])
        assert Lines(written).header["form"] == 2
        assert no_hashes(written) == no_hashes(old)
        assert written != old
        again = Reader(written, find_game)
        assert record_of(again.play_all(), ["Anna", "Bob"]) == written
        assert not again.older_form

    def test_one_that_is_trusted_gets_new_hashes_too(self, old: bytes) -> None:
        assert record_of(read_match(old, find_game, trusted=True)) == record_of(read_match(old, find_game))

    def test_wrong_hashes_do_not_matter_but_all_else_does(self, old: bytes) -> None:
        lines = Lines(old)
        lines.entry(LAST)["hash"] = "0" * 16
        read_match(lines.data, find_game)
        lines.entry(DIE)["draws"] = [1 - lines.entry(DIE)["draws"][0] % 2]
        refused(lines.data, "record-chance", DIE)

    def test_a_hash_that_is_missing_or_in_the_wrong_place(self, old: bytes) -> None:
        lines = Lines(old)
        del lines.entry(LAST)["hash"]
        refused(lines.data, "record-hash", LAST)
        lines = Lines(old)
        lines.entry(UNDO)["hash"] = "0" * 16
        refused(lines.data, "record-fields", UNDO)
        lines = Lines(old)
        lines.entry(SEALED)["hash"] = "0" * 16
        refused(lines.data, "record-hash", SEALED)

    def test_an_altered_result(self, old: bytes) -> None:
        lines = Lines(old)
        lines.footer["result"]["scores"] = [9, 9]
        refused(lines.data, "record-result", LAST)

    def test_it_goes_on_and_is_saved_and_read_again(self, begun: Match, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        match = read_match(old_form(begun), find_game, begun.key)
        play_on(match, "on")
        assert match.over
        save(match, path)
        again = Reader(path.read_bytes(), find_game)
        assert record_of(again.play_all()) == path.read_bytes()
        assert (again.older_form, again.unproven) == (False, 0)

    def test_a_recorder_goes_on_in_the_new_form(self, begun: Match, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        path.write_bytes(old_form(begun).replace(b'"names":[]', b'"names":["Anna","Bob"]'))
        path.with_name("game.jsonl.key").write_text(begun.key.hex() if begun.key else "")
        match = read_match(path.read_bytes(), find_game, read_key(path))
        recorder = Recorder(path, match, resume=True)
        assert path.read_bytes() == record_of(match, ["Anna", "Bob"])
        play_on(match, "on", 1)
        recorder.update()
        recorder.close()
        assert path.read_bytes() == record_of(match, ["Anna", "Bob"])
        assert read_key(path) == begun.key
        assert not Reader(path.read_bytes(), find_game, read_key(path)).older_form

    def test_a_recorder_leaves_the_file_of_another_match_alone(self, begun: Match, tmp_path: Path) -> None:
        path = tmp_path / "game.jsonl"
        path.write_bytes(old_form(begun))
        other = new_match(GAME, 2, seed="other")
        with pytest.raises(RecordError, match="record-other"):
            Recorder(path, other, resume=True)
        assert path.read_bytes() == old_form(begun)


def old_form(match: Match) -> bytes:
    """The record of a match as it was written in form 1."""
    return record_of(match).replace(b',"form":2', b"")


@pytest.mark.parametrize("form", [2, 7])
def test_a_newer_form_is_refused_in_one_sentence(old: bytes, form: int) -> None:
    lines = Lines(old)
    lines.header["form"] = form
    error = refused(lines.data, "record-form", -1)
    for language in ("en", "pl"):
        said = Words(language, strict=True).refusal(GAME, error.refusal)
        assert str(form) in said
        assert said.count(". ") == 0


@pytest.mark.parametrize("form", [0, -1, "two", None])
def test_a_form_that_is_none(old: bytes, form: object) -> None:
    lines = Lines(old)
    lines.header["form"] = form
    refused(lines.data, "record-unreadable", -1)


def test_from_form_2_on_kinds_that_are_not_in_the_game_leave_no_trace() -> None:
    few, many = quay(), quay()
    few.bag, many.bag = Bag([1, 2]), Bag([1, 2, 0, 0])
    assert digest(few) != digest(many)
    assert digest(few, form=2) == digest(many, form=2)
    assert as_data(Bag([1, 0]), 2) == [[1], 1]
    many.bag.add(3)
    assert digest(few, form=2) != digest(many, form=2)
