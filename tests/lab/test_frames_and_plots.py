"""Results for notebooks: every result has tables and pictures, and they say what the result says."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

pytest.importorskip("pandas")
pytest.importorskip("openskill")

from freebooter.games import find_game
from freebooter.lab import ladder, simulate, tournament
from freebooter.lab.frames import frames
from freebooter.lab.plots import plots
from freebooter.lab.printing.sheet import Sheet
from freebooter.review import review_match, summarize
from tests.review.games import played

SHORT: dict[str, object] = {"round_limit": 4}
NAME = "{http://www.w3.org/2000/svg}"


def test_a_simulation() -> None:
    done = simulate("seven-seas", SHORT, bots=["greedy:1", "random"], games=6, seed=2)
    found = frames(done)
    games = found["games"]
    assert len(games) == 12 and set(games["bot"]) == {"greedy:1", "random"}
    for bot in done.report.by_bot:
        assert games[games["bot"] == bot.bot]["win"].sum() == pytest.approx(bot.wins.wins)
        assert found["bots"].loc[bot.bot, "wins.share"] == pytest.approx(bot.wins.share)
        assert games[games["bot"] == bot.bot]["score"].mean() == pytest.approx(bot.scores.mean)
    assert found["length"].loc["decisions", "mean"] == pytest.approx(games.groupby("game")["decisions"].first().mean())
    roles = found["counts"].loc["roles"]
    assert roles["count"].sum() == sum(one.count for one in done.report.counts["roles"].values())
    assert list(found["chances"].index.names) == ["table", "line"]
    drawn = plots(done)
    assert {"wins", "scores", "length", "roles"} <= set(drawn)
    assert set(drawn) - {"wins", "scores", "length"} == {*done.report.counts, *done.report.chances}
    assert bars(drawn["wins"]) == 4, "two seats and two bots"
    assert bars(drawn["roles"]) == len(done.report.counts["roles"])


def test_a_tournament_and_a_ladder() -> None:
    done = tournament("seven-seas", ["greedy:1", "random"], SHORT, rounds=2)
    standings = frames(done)["standings"]
    assert list(standings.index) == [one.bot for one in done.standings]
    assert standings["wins.wins"].sum() == pytest.approx(done.games)
    assert bars(plots(done)["standings"]) == 2
    rated = ladder.rate("seven-seas", ["greedy:1", "random"], SHORT, games=4)
    assert frames(rated)["ladder"]["rating"].to_list() == [rung.rating for rung in rated.rungs]
    assert len(parsed(plots(rated)["ladder"]).findall(f"{NAME}circle")) == 2


def test_a_review() -> None:
    review = review_match(played(find_game("seven-seas"), 2, "frames", round_limit=2), seconds=1)
    found = frames(review)
    summary = summarize(review)
    assert len(found["decisions"]) == len(summary.decisions)
    assert len(found["chances"]) == sum(len(curve) for curve in summary.curves)
    assert found["chances"]["chance"].between(0, 1).all()
    assert len(parsed(plots(review)["chances"]).findall(f"{NAME}polyline")) == 2


def test_what_is_no_result_is_said_so() -> None:
    with pytest.raises(TypeError, match="int has no tables"):
        frames(3)
    with pytest.raises(TypeError, match="int has no pictures"):
        plots(3)


def test_a_sheet_keeps_what_is_drawn_within_its_edges() -> None:
    sheet = Sheet()
    sheet.title("a <title>")
    sheet.bars([("nothing", 0.0)])
    sheet.points([("same", 1.0, 1.0, 1.0)])
    sheet.curves([("flat", [(0, 2.0), (5, 2.0)]), ("steep", [(0, 1.0), (5, 9.0)])])
    root = parsed(sheet)
    height, width = float(root.attrib["height"]), float(root.attrib["width"])
    assert all(0 <= float(one.attrib["y"]) <= height for one in root.iter(f"{NAME}text"))
    for line in root.iter(f"{NAME}polyline"):
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= width and 0 <= y <= height
    assert sheet._repr_svg_() == sheet.svg()


def parsed(sheet: Sheet) -> ET.Element:
    return ET.fromstring(sheet.svg())


def bars(sheet: Sheet) -> int:
    return len(parsed(sheet).findall(f"{NAME}rect"))
