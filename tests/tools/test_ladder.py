"""The page of the ladder: played on, written, and begun anew when the bots are others."""

from pathlib import Path

import pytest

pytest.importorskip("openskill")
pytest.importorskip("pandas")

from freebooter.bots import bot_names
from freebooter.lab.ladder import read_ladder
from tools import ladder

SHORT = ["seven-seas", "--bots", "random,gentle,greedy:1,easy:1", "--games"]


def test_it_goes_on_and_the_page_says_what_the_games_say(tmp_path: Path) -> None:
    assert ladder.main([*SHORT, "1"], tmp_path) == 0
    before = (tmp_path / "ladder" / "seven-seas.jsonl").read_bytes()
    assert ladder.main([*SHORT, "2"], tmp_path) == 0
    after = (tmp_path / "ladder" / "seven-seas.jsonl").read_bytes()
    assert after.startswith(before) and after.count(b"\n") == 3
    page = (tmp_path / "ladder.md").read_text()
    found = read_ladder(tmp_path / "ladder" / "seven-seas.jsonl")
    assert [rung.bot for rung in found.rungs] == [line.split("`")[1] for line in page.splitlines() if line[:3] == "| `"]
    assert (tmp_path / "ladder" / "seven-seas.svg").read_text().count("<circle") == 4
    assert "2 games of 4" in page


def test_days_of_other_games_stay(tmp_path: Path) -> None:
    ladder.main([*SHORT, "1"], tmp_path)
    page = tmp_path / "ladder.md"
    page.write_text(page.read_text().replace(ladder.days_of(page)["seven-seas"], "1718-11-22"))
    ladder.main(["--page"], tmp_path)
    assert ladder.days_of(page) == {"seven-seas": "1718-11-22"}


def test_with_other_bots_it_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "ROOT", tmp_path)
    ladder.main([*SHORT, "1"], tmp_path / "docs")
    ladder.main(["seven-seas", "--bots", "random,gentle,greedy:1,greedy:2", "--games", "1"], tmp_path / "docs")
    assert len(list((tmp_path / "build").glob("ladder-seven-seas-*.jsonl"))) == 1
    assert "greedy:2" in read_ladder(tmp_path / "docs" / "ladder" / "seven-seas.jsonl").plan.bots


def test_all_bots_enter_with_budgets_where_they_need_one() -> None:
    assert [spec.partition(":")[0] for spec in ladder.entrants(quick=True)] == bot_names()
    assert "search:100" in ladder.entrants(quick=False) and "easy" in ladder.entrants(quick=False)
