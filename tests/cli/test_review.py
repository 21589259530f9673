"""`freebooter review`: a finished game, in words and as a picture."""

import re
from pathlib import Path

import pytest

from tests.cli.console import freebooter, one_sentence, recorded
from tests.golden.test_records import record

QUICK = ("--seconds", "1.5")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return recorded(tmp_path_factory.mktemp("review") / "game")


def test_it_names_the_best_and_the_worst_and_draws_the_curve(finished: Path, tmp_path: Path) -> None:
    svg = tmp_path / "picture.svg"
    done = freebooter("review", finished, *QUICK, "--svg", svg, "--language", "en")
    assert done.code == 0, done.err
    assert done.lines("Pirates of the 7 Seas: Chance to win")
    assert len(re.findall(r"^  [▁▂▃▄▅▆▇█]{48}  (Green|White|Blue): place \d with -?\d+$", done.out, re.M)) == 3
    for player in ("Green", "White", "Blue"):
        assert done.lines(f"{player}: Best decisions") and done.lines(f"{player}: Worst decisions")
    figures = re.findall(
        r"^ +(\d+) % → +(\d+) %  Round \d+, entry \d+: .+\n +The bots would have chosen “", done.out, re.M
    )
    assert figures and all(int(before) > int(after) for before, after in figures)
    assert re.search(r"^\d+ decisions, \d+ playouts, \d+ s of thinking\.$", done.out, re.M)
    drawn = svg.read_text(encoding="utf-8")
    assert drawn.startswith("<svg") and drawn.count("<polyline") == 3 and "A Green" in drawn


def test_one_player_in_polish(finished: Path) -> None:
    done = freebooter("review", finished, *QUICK, "--seat", "2", "--language", "pl")
    assert done.code == 0, done.err
    assert done.lines("Biały: Najgorsze decyzje") and not done.lines("Zielony: Najgorsze decyzje")
    assert "Boty wybrałyby „" in done.out


def test_what_cannot_be_reviewed_is_one_sentence(tmp_path: Path, finished: Path) -> None:
    running = recorded(tmp_path / "running", moves=20)
    assert "is reviewed when it is over" in one_sentence(freebooter("review", running, "--language", "en"))
    assert "There is no player 4" in one_sentence(freebooter("review", finished, "--seat", "4", "--language", "en"))
    assert "more than 0 seconds" in one_sentence(freebooter("review", finished, "--seconds", "0", "--language", "en"))
    assert one_sentence(freebooter("review", finished, "--svg", tmp_path / "no" / "where.svg"))
    assert one_sentence(freebooter("review", tmp_path / "nothing"))


@pytest.mark.parametrize("name", ["black-fleet-01", "marauders-01"])
def test_other_games_and_old_records_are_reviewed(name: str, tmp_path: Path) -> None:
    """Golden records have moves taken back, passes said ahead, and states of an older form."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(record(name))
    done = freebooter("review", path, "--seconds", "3", "--language", "en")
    assert done.code == 0, done.err
    assert "Worst decisions" in done.out and "review-" not in done.out
    if name.startswith("black-fleet"):
        assert "doubloons more" in done.out and "points more" not in done.out
