"""Recording to a file: line by line as the game goes, and whatever happens, what was written stays whole."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from freebooter.kernel.chance import key_from_seed
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import Recorder, RecordError, key_path, read_key, read_match, save
from tests.kernel.harbour import COUNT
from tests.kernel.test_records import play_on
from tests.kernel.voyage import GAME, find_game, record_of, voyage


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.fixture
def match() -> Match:
    return new_match(GAME, 2, seed="recorder")


def load(path: Path) -> Match:
    return read_match(path.read_bytes(), find_game, read_key(path))


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


class TestLineByLine:
    def test_the_set_up_is_there_at_once(self, path: Path, match: Match) -> None:
        Recorder(path, match, ["Anne", "Jack"]).close()
        assert path.read_bytes() == record_of(match, ["Anne", "Jack"])

    def test_after_every_move_the_file_is_the_whole_record(self, path: Path, match: Match) -> None:
        recorder = Recorder(path, match)
        while not match.over:
            play_on(match, f"{len(match.history)}", 1)
            recorder.update()
            assert path.read_bytes() == record_of(match)
        recorder.close()
        assert load(path).over

    def test_nothing_is_buffered(self, path: Path, match: Match) -> None:
        """A process that dies leaves what it has recorded, closed or not."""
        recorder = Recorder(path, match)
        match.play(0, COUNT[1])
        recorder.update()
        assert len(load(path).history) == 2
        recorder.close()

    def test_several_entries_at_once(self, path: Path, match: Match) -> None:
        recorder = Recorder(path, match)
        match.play(0, COUNT[1])
        match.undo(0)
        match.play(0, COUNT[2])
        recorder.update()
        recorder.update()
        recorder.close()
        assert path.read_bytes() == record_of(match)

    def test_a_finished_match_can_be_recorded_as_well(self, path: Path) -> None:
        Recorder(path, voyage()).close()
        assert path.read_bytes() == record_of(voyage())
        assert not key_path(path).exists()

    def test_an_existing_file_is_not_overwritten(self, path: Path, match: Match) -> None:
        path.write_bytes(b"something dear")
        with pytest.raises(FileExistsError):
            Recorder(path, match)
        assert path.read_bytes() == b"something dear"
        assert not key_path(path).exists()


class TestResuming:
    def test_it_goes_on_where_it_stopped(self, path: Path, match: Match) -> None:
        recorder = Recorder(path, match, ["Anne", "Jack"])
        play_on(match, "before", 5)
        recorder.update()
        recorder.close()
        loaded = load(path)
        recorder = Recorder(path, loaded, resume=True)
        for one in (match, loaded):
            play_on(one, "after")
        recorder.update()
        recorder.close()
        assert path.read_bytes() == record_of(match, ["Anne", "Jack"])

    def test_a_finished_file_gets_nothing_more(self, path: Path) -> None:
        Recorder(path, voyage()).close()
        Recorder(path, load(path), resume=True).close()
        assert path.read_bytes() == record_of(voyage())

    def test_what_the_file_does_not_have_yet_is_written(self, path: Path, match: Match) -> None:
        """The result is missing when the disk was full at the very end."""
        Recorder(path, match).close()
        play_on(match, "on")
        Recorder(path, match, resume=True).close()
        assert path.read_bytes() == record_of(match)
        assert not key_path(path).exists()

    def test_a_key_that_was_lost_is_replaced_beside_the_file(self, path: Path, match: Match) -> None:
        Recorder(path, match).close()
        key_path(path).unlink()
        loaded = load(path)
        loaded.rekey(key_from_seed("new"))
        Recorder(path, loaded, resume=True).close()
        assert read_key(path) == key_from_seed("new")
        again = load(path)
        assert again.key == key_from_seed("new")

    def test_a_new_key_while_recording(self, path: Path, match: Match) -> None:
        recorder = Recorder(path, match)
        match.rekey(key_from_seed("new"))
        recorder.update()
        recorder.close()
        assert load(path).key == key_from_seed("new")

    @pytest.mark.parametrize("moves", [0, 3])
    def test_the_file_of_another_game_is_left_alone(self, path: Path, match: Match, moves: int) -> None:
        other = new_match(GAME, 2, seed="another")
        play_on(other, "other", moves)
        Recorder(path, other).close()
        before = path.read_bytes()
        with pytest.raises(RecordError) as caught:
            Recorder(path, match, resume=True)
        assert (caught.value.refusal.message, caught.value.entry) == ("record-other", 0)
        assert path.read_bytes() == before

    def test_a_file_that_knows_more_than_the_match_is_left_alone(self, path: Path, match: Match) -> None:
        early = match.copy()
        play_on(match, "on", 3)
        Recorder(path, match).close()
        before = path.read_bytes()
        with pytest.raises(RecordError) as caught:
            Recorder(path, early, resume=True)
        assert caught.value.entry == 1
        assert path.read_bytes() == before

    def test_a_file_that_another_system_has_written(self, path: Path, match: Match) -> None:
        Recorder(path, match).close()
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
        play_on(match, "on", 3)
        Recorder(path, match, resume=True).close()
        assert record_of(load(path)) == record_of(match)

    def test_a_damaged_file_is_not_written_to(self, path: Path, match: Match) -> None:
        Recorder(path, match).close()
        damaged = path.read_bytes()[:-4]
        path.write_bytes(damaged)
        with pytest.raises(RecordError):
            load(path)
        with pytest.raises(RecordError):
            Recorder(path, match, resume=True)
        assert path.read_bytes() == damaged

    def test_a_file_that_is_not_there(self, path: Path, match: Match) -> None:
        with pytest.raises(FileNotFoundError):
            Recorder(path, match, resume=True)
        assert not path.exists()


class FullDisk:
    """A file on a disk that has room for so many more bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self._file = file
        self.room = room

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        if self.room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self._file.write(data[: self.room])
        self.room -= written
        return cast(int, written)


LIMITED = """
import resource, signal, sys
from pathlib import Path
from freebooter.kernel.record import Recorder, save
from tests.kernel.test_records import play_on
from tests.kernel.voyage import GAME
from freebooter.kernel.match import new_match

path, limit, how = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
match = new_match(GAME, 2, seed="recorder")
play_on(match, "some", 4)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
try:
    if how == "save":
        save(match, path)
    else:
        recorder = Recorder(path, match)
        while not match.over:
            play_on(match, str(len(match.history)), 1)
            recorder.update()
except OSError as error:
    print(type(error).__name__, error.errno)
    if how == "again":
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        play_on(match, "rest")
        recorder.update()
        recorder.close()
"""


def with_little_room(path: Path, limit: int, how: str) -> str:
    """Run the above where no file may grow beyond so many bytes."""
    command = [sys.executable, "-c", LIMITED, str(path), str(limit), how]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), os.getcwd()])}
    done = subprocess.run(command, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class TestFullDisk:
    def test_at_every_byte_the_lines_before_stay_whole(self, tmp_path: Path) -> None:
        match = voyage()
        whole = record_of(match)
        borders = {len(b"".join(whole.splitlines(keepends=True)[:count])) for count in range(1, 20)}
        first = min(border for border in borders if border > whole.index(b"\n") + 1)
        for room in range(0, len(whole) - first, 7):
            path = tmp_path / f"{room}.jsonl"
            recorder = Recorder(path, new_match(GAME, 2, {"wind": "east"}, seed="voyage"))
            disk = FullDisk(recorder._file, room)
            recorder._file = cast(Any, disk)
            recorder.match = match
            with pytest.raises(OSError, match="No space left"):
                recorder.update()
            left = path.read_bytes()
            assert whole.startswith(left)
            assert len(left) == max(border for border in borders if border <= first + room)
            read_match(left, find_game, match.key)
            disk.room = 10_000
            recorder.update()
            assert path.read_bytes() == whole
            recorder.close()

    def test_a_real_limit_of_the_system(self, path: Path) -> None:
        assert with_little_room(path, 600, "record") == f"OSError {errno.EFBIG}"
        data = path.read_bytes()
        assert data.endswith(b"}\n")
        assert 500 < len(data) <= 600
        assert not load(path).over

    def test_when_there_is_room_again_it_goes_on(self, path: Path) -> None:
        with_little_room(path, 600, "again")
        assert load(path).over

    def test_no_room_for_the_set_up_leaves_no_file_behind(self, path: Path) -> None:
        assert with_little_room(path, 100, "record") == f"OSError {errno.EFBIG}"
        assert list(path.parent.iterdir()) == []

    def test_no_room_to_save_leaves_the_older_file(self, path: Path, match: Match) -> None:
        save(match, path)
        before = path.read_bytes()
        assert with_little_room(path, len(before) + 10, "save") == f"OSError {errno.EFBIG}"
        assert path.read_bytes() == before
        assert load(path).key == match.key
        assert sorted(file.name for file in path.parent.iterdir()) == ["game.jsonl", "game.jsonl.key"]


class TestKeys:
    def test_the_key_lies_beside_for_the_owner_only(self, path: Path, match: Match) -> None:
        before = os.umask(0)
        try:
            Recorder(path, match).close()
        finally:
            os.umask(before)
        assert mode_of(key_path(path)) == 0o600
        assert read_key(path) == match.key

    def test_an_older_key_file_does_not_lend_its_rights(self, path: Path, match: Match) -> None:
        key_path(path).write_text("00")
        key_path(path).chmod(0o644)
        save(match, path)
        assert mode_of(key_path(path)) == 0o600

    def test_it_is_taken_away_at_the_end(self, path: Path, match: Match) -> None:
        recorder = Recorder(path, match)
        play_on(match, "on")
        recorder.update()
        recorder.close()
        assert not key_path(path).exists()
        assert load(path).key == match.key

    def test_so_it_is_by_saving(self, path: Path, match: Match) -> None:
        save(match, path)
        assert read_key(path) == match.key
        play_on(match, "on")
        save(match, path)
        assert not key_path(path).exists()

    def test_a_game_without_a_key_has_no_key_file(self, path: Path, match: Match) -> None:
        key_path(path).write_text("00")
        keyless = read_match(record_of(match), find_game)
        save(keyless, path)
        assert read_key(path) is None

    def test_no_key_stands_in_an_unfinished_record(self, path: Path, match: Match) -> None:
        save(match, path)
        assert match.key is not None
        assert match.key.hex() not in path.read_text()

    @pytest.mark.parametrize("rubbish", [b"not a key", b"\xff\xfe", b"0"])
    def test_a_key_file_that_holds_no_key(self, path: Path, match: Match, rubbish: bytes) -> None:
        save(match, path)
        key_path(path).write_bytes(rubbish)
        with pytest.raises(RecordError) as caught:
            load(path)
        assert caught.value.refusal.message == "record-key-unreadable"

    def test_a_key_file_of_another_game(self, path: Path, match: Match) -> None:
        save(match, path)
        key_path(path).write_text(key_from_seed("another").hex())
        with pytest.raises(RecordError) as caught:
            load(path)
        assert caught.value.refusal.message == "record-commitment"


class TestSaving:
    def test_a_match_is_loaded_as_it_was(self, path: Path, match: Match) -> None:
        play_on(match, "some", 6)
        save(match, path, ["Anne", "Jack"])
        loaded = load(path)
        assert record_of(loaded) == record_of(match)
        for one in (match, loaded):
            play_on(one, "on")
        assert record_of(loaded) == record_of(match)

    def test_an_older_save_is_replaced_as_a_whole(self, path: Path, match: Match) -> None:
        save(match, path)
        match.play(0, COUNT[1])
        save(match, path)
        assert path.read_bytes() == record_of(match)
        assert sorted(file.name for file in path.parent.iterdir()) == ["game.jsonl", "game.jsonl.key"]

    def test_a_folder_that_is_not_there(self, tmp_path: Path, match: Match) -> None:
        with pytest.raises(FileNotFoundError):
            save(match, tmp_path / "missing" / "game.jsonl")
        assert list(tmp_path.iterdir()) == []

    def test_a_place_that_cannot_be_written_to(self, path: Path, match: Match) -> None:
        path.mkdir()
        with pytest.raises(IsADirectoryError):
            save(match, path)
        assert [file.name for file in path.parent.iterdir()] == ["game.jsonl"]
