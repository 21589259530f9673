"""Options of which several can be chosen, and what the host is told about them."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.presets import PRESETS, Preset
from freebooter.games.marauders.seams.module import Module
from tests.games.marauders.installed import only
from tests.server.harness import Json, Server


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two modules; the second switches on the first."""
    monkeypatch.setitem(PRESETS, "drill", Preset(["drill-wind"], 7))
    with only(Module("drill-wind", order=1), Module("drill-storm", implies=("drill-wind",), order=2)):
        yield


def options_of(server: Server) -> Json:
    games = server.browser().get("/api/games")["games"]
    game: Json = next(one for one in games if one["name"] == "marauders")
    return game


def test_the_form_has_what_is_installed(server: Server) -> None:
    game = options_of(server)
    options = {option["name"]: option for option in game["options"]}
    assert options["modules"]["several"] and not options["edition"]["several"]
    assert [one["value"] for one in options["modules"]["values"]] == ["drill-wind", "drill-storm"]
    assert game["editions"]["drill"] == {"modules": ["drill-wind"], "points_to_win": 7}


def test_who_makes_a_table_is_told_what_was_switched_on(server: Server) -> None:
    anna = server.browser()
    wanted = {"game": "marauders", "seats": [{"kind": "here"}, {"kind": "here"}]}
    made = anna.post("/api/tables", {**wanted, "options": {"modules": ["drill-storm"]}}, 201, language="en")
    [notice] = made["notices"]
    assert notice["text"] == "drill-wind is switched on because of drill-storm."
    assert made["table"]["modules"] == ["drill-wind", "drill-storm"]
    assert made["table"]["options"]["modules"] == ["drill-wind", "drill-storm"], "the full set is kept"
    assert anna.post("/api/tables", wanted, 201)["notices"] == []
    assert anna.post("/api/tables", {**wanted, "options": {"edition": "drill"}}, 201)["table"]["modules"] == [
        "drill-wind"
    ]


def test_a_choice_that_cannot_be_is_refused_in_a_sentence(server: Server) -> None:
    wanted = {"game": "marauders", "seats": [{"kind": "here"}, {"kind": "here"}], "options": {"modules": ["drill-win"]}}
    problem = server.browser().post("/api/tables", wanted, 409, language="en")
    assert problem["reason"]["text"].endswith("there is no module drill-win. Do you mean drill-wind, drill-storm?")
