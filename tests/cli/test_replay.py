"""Stepping through a record, with the eyes of a seat or of everyone."""

import re
from pathlib import Path

import pytest

from freebooter.cli.commands.playing.replay import Replay, steps_of
from freebooter.cli.files import open_record
from freebooter.cli.screen import Screen
from tests.cli.console import freebooter, one_sentence, recorded


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("replay") / "game")


def test_over_a_pipe_all_is_told(finished: Path) -> None:
    done = freebooter("replay", finished)
    assert done.code == 0
    assert done.lines("0. The game is set up.")
    assert done.lines("1. Green decides.")
    assert done.lines("Total: Green ")
    assert "\x1b" not in done.out


def test_everyone_sees_no_hand(finished: Path) -> None:
    assert freebooter("replay", finished).out == freebooter("replay", finished, "--public").out
    assert "Your hand" not in freebooter("replay", finished).out
    drawn = re.findall(r" draws (?!\d+ booty|no booty|Last Rounds).*\. \[", freebooter("replay", finished).out)
    assert set(drawn) == {" draws an adventure card. ["}


def test_a_seat_sees_its_own_hand_and_choices_only(finished: Path) -> None:
    done = freebooter("replay", finished, "--seat", "2")
    assert done.lines("Your hand")
    assert not done.lines("1. Green decides:")
    assert done.lines("2. White decides: ")
    assert re.search(r"^White draws (?!\d+ booty|an adventure card).*\[P7-CARTOGRAPHER-01\]", done.out, re.M)
    assert not re.search(r"^Green draws (?!\d+ booty|no booty|an adventure card|Last Rounds)", done.out, re.M)


def test_a_replay_speaks_polish(finished: Path) -> None:
    done = freebooter("replay", finished, "--seat", "2", "--language", "pl")
    assert done.lines("1. Zielony decyduje.")
    assert done.lines("Razem: Zielony ")


def test_bad_views_are_refused(finished: Path) -> None:
    assert "There is no player 4" in one_sentence(freebooter("replay", finished, "--seat", "4"))
    assert "Choose one view" in one_sentence(freebooter("replay", finished, "--seat", "1", "--public"))


def replay(path: Path) -> Replay:
    reader = open_record(path)
    steps = steps_of(reader)
    return Replay(reader.match, steps, None, reader.footer is not None, Screen())


def test_steps_go_forwards_and_backwards(finished: Path) -> None:
    show = replay(finished)
    last = len(show.steps) - 1
    assert show.where(0, "n") == 1
    assert show.where(0, "") == 1
    assert show.where(5, "p") == 4
    assert show.where(0, "p") == 0
    assert show.where(last, "n") == last
    assert show.where(0, "17") == 17
    assert show.where(0, "999999") == last
    at = show.where(0, "round 3")
    assert at is not None
    assert (show.steps[at].round, show.steps[at - 1].round) == (3, 2)
    assert show.where(7, "nonsense") is None


def test_the_hands_of_a_finished_game_may_be_seen(finished: Path) -> None:
    show = replay(finished)
    assert show.where(7, "seat 2") == 7
    assert show.seat == 1
    assert show.where(7, "seat 9") is None
    assert show.where(7, "public") == 7
    assert show.seat is None


def test_the_hands_of_a_game_under_way_are_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    show = replay(recorded(tmp_path / "game", moves=30))
    assert show.where(7, "seat 2") is None
    assert show.seat is None
    assert "secret" in capsys.readouterr().err


def test_what_was_taken_back_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game"
    typed = ["shipwright", "2", "undo all", "1", "quit"]
    freebooter("play", "seven-seas", "--bot", "random", "--seed", "5", "--record", path, typed=typed)
    assert "Taken back: everything from entry " in freebooter("replay", path).out
