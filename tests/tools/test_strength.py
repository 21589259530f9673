"""Measuring the levels: games are kept as they end, gone on with, and not mixed with those of other code."""

import argparse
from pathlib import Path
from time import time

import pytest

from tools import strength

QUICK = "random:gentle"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "PAIRS", [QUICK])
    return tmp_path / "seven-seas-random-gentle.jsonl"


def asked(games: int, anew: bool = False, mixed: bool = False, jobs: int = 1) -> argparse.Namespace:
    return argparse.Namespace(games=games, seed="s", anew=anew, mixed=mixed, jobs=jobs, on="here")


def played(games: int, anew: bool = False, mixed: bool = False, jobs: int = 1) -> list[strength.Line]:
    return strength.go_on("seven-seas", QUICK, asked(games, anew, mixed, jobs), time() + 600)


def test_it_goes_on_where_it_was_broken_off(kept: Path) -> None:
    first = played(2)
    kept.write_bytes(kept.read_bytes() + b'{"number": 2, "wo')  # broken off while writing
    more = played(4)
    assert [line.number for line in first + more] == [0, 1, 2, 3]
    assert played(4) == [] and strength.played_in(kept)[1] == first + more
    assert played(4, anew=True) == first + more, "the same seed, the same games"
    assert played(4, anew=True, jobs=2) == first + more, "whoever plays them"
    row = strength.table_of_all().splitlines()[2]
    assert row.startswith("| seven-seas | `random` | `gentle` | 4 | ")


def test_the_page_shows_what_was_played(kept: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    monkeypatch.setattr(strength, "PAGE", page)
    begin, end = strength.MARKS
    page.write_text(f"# Bots\n{begin}\nold\n{end}\nmore\n", encoding="utf-8")
    played(4)
    strength.write_page()
    strength.write_page()
    text = page.read_text("utf-8")
    assert text.startswith("# Bots\n") and text.endswith(f"{end}\nmore\n") and "old" not in text
    assert text.count(strength.table_of_all()) == 1
    assert "random among gentle" in (tmp_path / "levels.svg").read_text("utf-8")
    page.write_text("# Bots\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="no place"):
        strength.write_page()


def test_games_of_other_code_are_not_mixed_unnoticed(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(1)
    monkeypatch.setattr(strength, "code_of", lambda game: "changed")
    with pytest.raises(SystemExit, match="--anew"):
        played(2)
    assert len(played(2, mixed=True)) == 1
    assert len(played(1, anew=True)) == 1


def test_no_game_is_begun_after_the_time(kept: Path) -> None:
    assert strength.go_on("seven-seas", QUICK, asked(4), time() - 1) == [] and kept.exists()


def test_one_sits_among_three_at_every_seat_by_the_same_dice() -> None:
    tasks = strength.tasks_of("marauders/first-voyage", "hard", "normal", "s", 5)
    assert [task.bots.index("hard") for task in tasks[:4]] == [0, 3, 2, 1]
    assert len({task.seed for task in tasks[:4]}) == 1 and tasks[4].seed != tasks[0].seed
    assert tasks[0].options == {"edition": "first-voyage"}
