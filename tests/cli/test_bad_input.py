"""Whatever goes wrong: one clear sentence, an exit code that tells, and nothing saved is lost."""

import errno
import os
import random
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from freebooter.cli.errors import print_error
from freebooter.kernel.record import Recorder
from tests.cli.console import Done, freebooter, one_sentence, play, recorded

KNOWN = "seven-seas"

REFUSED = [
    (["play", "chess"], "There is no game chess", "Nie ma gry chess"),
    (["play"], "Which game?", "Która gra?"),
    (["play", KNOWN, "--option", "wind=west"], "There is no option wind", "nie ma opcji wind"),
    (["play", KNOWN, "--option", "wind"], 'name=value, not as "wind"', "nazwa=wartość, a „wind” nią nie jest"),
    (["play", KNOWN, "--edition", "de"], "edition cannot be de; it is one of: en, pl", "możliwe są: en, pl"),
    (["play", KNOWN, "--option", "tray=round"], "tray cannot be round", "tray nie może mieć wartości round"),
    (["play", KNOWN, "--option", "round_limit=ten"], "must be a number, not ten", "a ten nią nie jest"),
    (["play", KNOWN, "--option", "round_limit=0"], "a number from 1 to 1000", "liczba od 1 do 1000"),
    (["play", KNOWN, "--option", "black_spot_vp=1"], "from -100 to 0", "od -100 do 0"),
    (["play", KNOWN, "--option", "pirate_bay=rum,rum,rum"], "Pirate Bay is an order", "Zatoka Piratów to kolejność"),
    (["play", KNOWN, "--option", "ports=rum"], "there must be six ports", "portów musi być sześć"),
    (["play", KNOWN, "--option", "caravan_sizes=5"], "four numbers from 1 to 4", "cztery liczby od 1 do 4"),
    (["play", KNOWN, "--option", "booty_counts=1"], "four numbers from 0 to 100", "cztery liczby od 0 do 100"),
    (
        ["play", KNOWN, "--option", "remove_four_ship_caravans_with_two=perhaps"],
        "must be yes or no, not perhaps",
        "to tak albo nie, a nie perhaps",
    ),
    (["play", KNOWN, "--players", "1"], "2 to 4 players, not 1", "od 2 do 4 osób, a nie 1"),
    (["play", KNOWN, "--players", "5"], "2 to 4 players, not 5", "od 2 do 4 osób, a nie 5"),
    (["play", KNOWN, "--players", "0"], "2 to 4 players, not 0", "od 2 do 4 osób, a nie 0"),
    (["play", KNOWN, "--players", "many"], "--players cannot be that", "--players nie może"),
    (["play", KNOWN, "--seat", "5"], "There is no player 5; this game has 4 players", "Nie ma gracza 5"),
    (["play", KNOWN, "--seat", "0"], "There is no player 0", "Nie ma gracza 0"),
    (["play", KNOWN, "--players", "2", "--seat", "3"], "There is no player 3", "Nie ma gracza 3"),
    (["play", KNOWN, "--bot", "parrot"], "There is no bot parrot", "Nie ma bota parrot"),
    (["play", KNOWN, "--think", "0"], "more than 0 seconds", "więcej niż 0 sekund"),
    (["play", KNOWN, "--iterations", "-1"], "at least 1 iteration", "co najmniej 1 iteracji"),
    (["play", KNOWN, "--wind", "west"], "There is no option --wind", "Nie ma opcji --wind"),
    (["play", "--resume", "no-such-file"], "There is no file no-such-file", "Nie ma pliku no-such-file"),
    (["play", KNOWN, "--resume", "no-such-file"], "--resume goes on with a record", "--resume wznawia zapis"),
    (["replay", "no-such-file"], "There is no file no-such-file", "Nie ma pliku no-such-file"),
    (["verify", "no-such-file"], "There is no file no-such-file", "Nie ma pliku no-such-file"),
    (["verify"], "Something is missing: file", "Czegoś brakuje: file"),
    (["sail"], "That cannot be understood", "Tego nie da się zrozumieć"),
]


@pytest.mark.parametrize(("arguments", "english", "polish"), REFUSED, ids=[" ".join(case[0]) for case in REFUSED])
def test_bad_input_is_refused_in_one_sentence(arguments: list[str], english: str, polish: str, tmp_path: Path) -> None:
    record = tmp_path / "game"
    more = ["--record", str(record)] if arguments[:2] == ["play", KNOWN] and "--resume" not in arguments else []
    assert english in one_sentence(freebooter(*arguments, *more, "--language", "en"))
    assert polish in one_sentence(freebooter(*arguments, *more, "--language", "pl"))
    assert list(tmp_path.iterdir()) == [], "nothing is written before all is right"


def test_an_unknown_language_is_refused() -> None:
    assert one_sentence(freebooter("games", "--language", "de")) == "There are no texts in de; there are: en, pl."


def test_misuse_has_an_exit_code_of_its_own() -> None:
    assert freebooter("play", KNOWN, "--wind").code == 2
    assert freebooter("play", "chess").code == 1


# Records that are not to be touched


def test_a_record_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game", moves=20)
    before = path.read_bytes(), (tmp_path / "game.key").read_bytes()
    assert "exists already and is not overwritten" in one_sentence(play("--record", path, typed=["1"]))
    assert (path.read_bytes(), (tmp_path / "game.key").read_bytes()) == before


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    assert "there is no such file or folder" in one_sentence(play("--record", tmp_path / "no" / "game"))
    assert "is a folder" in one_sentence(freebooter("verify", tmp_path))


def damaged(path: Path, line: int, old: bytes, new: bytes) -> Path:
    lines = path.read_bytes().splitlines(keepends=True)
    assert old in lines[line], lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    path.write_bytes(b"".join(lines))
    return path


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_a_damaged_record_is_refused_and_left_alone(command: str, tmp_path: Path) -> None:
    path = recorded(tmp_path / "game", moves=20)
    path.write_bytes(path.read_bytes()[:-7])
    before = path.read_bytes()
    arguments = [command, *(["--resume"] if command == "play" else []), str(path)]
    assert one_sentence(freebooter(*arguments)) == "The record is damaged: entry 20 is cut off."
    polish = one_sentence(freebooter(*arguments, "--language", "pl"))
    assert polish == "Zapis jest uszkodzony: wpis 20 jest urwany."
    assert path.read_bytes() == before


def test_a_move_that_was_not_possible_is_named(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game", moves=5)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"n":1,"seat":1,"move":"send-3"}\n'
    path.write_bytes(b"".join(lines))
    assert one_sentence(freebooter("verify", path)) == (
        "The record is wrong: in entry 1 seat 1 plays send-3, which was not possible: "
        "That is not what is being asked now."
    )


def test_whatever_is_damaged_there_is_never_a_traceback(tmp_path: Path) -> None:
    whole = recorded(tmp_path / "whole").read_bytes()
    chance = random.Random(7)
    path = tmp_path / "game"
    for _attempt in range(60):
        data = bytearray(whole)
        for _flip in range(chance.randint(1, 3)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        path.write_bytes(bytes(data))
        done = freebooter("verify", path)
        if bytes(data) != whole:
            assert one_sentence(done)


# A disk that is full


def refusing_writes(monkeypatch: pytest.MonkeyPatch, after: int, code: int) -> None:
    """The disk takes so many more lines, and no more."""
    original = Recorder._append
    left = [after]

    def append(self: Recorder, line: bytes) -> None:
        if left[0] == 0:
            raise OSError(code, os.strerror(code))
        left[0] -= 1
        original(self, line)

    monkeypatch.setattr(Recorder, "_append", append)


def test_a_full_disk_while_recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    refusing_writes(monkeypatch, 30, errno.ENOSPC)
    said = one_sentence(play("--record", path, typed=["1"] * 500))
    assert said == (
        f"{path} cannot be written: the disk is full. The game stops; what was recorded before stays whole in {path}."
    )
    monkeypatch.undo()
    assert path.read_bytes().count(b"\n") == 30
    assert freebooter("verify", path).code == 3, "not over"
    assert freebooter("play", "--resume", path, typed=["1"] * 500).lines("Total: ")
    assert freebooter("verify", path).code == 4, "the dice are proven"


def test_a_disk_that_is_full_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    refusing_writes(monkeypatch, 0, errno.ENOSPC)
    assert one_sentence(play("--record", path)) == f"{path} cannot be written: the disk is full."
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_while_saving_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", full)
    done = play(typed=[f"save {tmp_path / 'game'}", "quit"])
    assert f"{tmp_path / 'game'} cannot be written: the disk is full." in done.err
    assert "You leave the game." in done.out
    assert list(tmp_path.iterdir()) == []


def run_freebooter(*arguments: str | Path, typed: str, most_bytes: int | None = None) -> Done:
    """A process of its own, perhaps one that may write small files only."""

    def limit() -> None:
        if most_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    command = [sys.executable, "-c", "from freebooter.cli.main import main; main()", *map(str, arguments)]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, preexec_fn=limit, check=False, timeout=120
    )
    return Done(done.returncode, done.stdout, done.stderr)


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """The system itself refuses in the middle of a line."""
    path = tmp_path / "game"
    done = run_freebooter(
        "play", KNOWN, "--bot", "random", "--language", "en", "--record", path, typed="1\n" * 500, most_bytes=2000
    )
    assert "it would be larger than allowed" in one_sentence(done)
    assert path.read_bytes().endswith(b"}\n")
    assert freebooter("verify", path).code == 3, "whole, but not over"


# Being interrupted


def test_control_c_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game"
    arguments = ["play", KNOWN, "--bot", "random", "--language", "en", "--record", str(path)]
    command = [sys.executable, "-c", "from freebooter.cli.main import main; main()", *arguments]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    waited = 0.0
    while waited < 60 and not (path.exists() and path.read_bytes().count(b"\n") > 4):
        time.sleep(0.1)
        waited += 0.1
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    _out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == (f"freebooter: Interrupted. Everything is saved. To go on: freebooter play --resume {path}\n")
    assert freebooter("verify", path).code == 3, "whole, but not over"


def test_a_reader_who_has_had_enough(tmp_path: Path) -> None:
    """`freebooter replay FILE | head -1`"""
    path = recorded(tmp_path / "game")
    command = f"{sys.executable} -c 'from freebooter.cli.main import main; main()' replay {path} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=120)
    assert done.stdout == "0. The game is set up.\n"
    assert done.stderr == ""


def test_an_error_is_one_line_whatever_a_file_has_put_into_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_error("a move g\u2028o\x1b[2J\r\nnowhere", 1) == 1
    assert capsys.readouterr().err == "freebooter: a move g o [2J nowhere\n"
