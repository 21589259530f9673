"""What the lobby shows: rows of tables, bots with a name and a level, how long games are, what goes together."""

from pathlib import Path

import pytest

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.people.choosing import Measured
from freebooter.server.http import listening
from freebooter.server.rest import about as about_routes
from freebooter.server.rest.lobby.invitations import reach_of
from freebooter.server.statistics.game_facts import Facts
from freebooter.server.statistics.game_facts_store import FinishedGame
from freebooter.server.statistics.lengths import lengths, minutes, module_minutes
from freebooter.server.texts.words import words_of
from freebooter.server.workers import levels
from tests.server.harness import Json, Server, running

MARAUDERS = {"game": "marauders", "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]}


def test_a_row_says_what_is_played_also_when_nobody_is_there(server: Server) -> None:
    anna = server.browser()
    made = anna.post("/api/tables", {**MARAUDERS, "options": {"edition": "first-voyage"}}, 201, language="en")["table"]
    assert made["preset"] == "First voyage"
    assert "Favours" in [one["text"] for one in made["playing"]] and all(one["help"] for one in made["playing"])
    server.house.rooms.pop(made["id"]).stop()
    [row] = [one for one in anna.get("/api/tables", language="pl")["my_tables"] if one["id"] == made["id"]]
    assert row["preset"] == "Pierwszy rejs" and "Przysługi" in [one["text"] for one in row["playing"]]
    changed = {**MARAUDERS, "options": {"edition": "first-voyage", "modules": ["wind"]}}
    other = anna.post("/api/tables", changed, 201, language="en")["table"]
    assert "preset" not in other and [one["name"] for one in other["playing"]] == ["wind"]
    base = anna.post("/api/tables", MARAUDERS, 201)["table"]
    assert "playing" not in base and "preset" not in base


def test_a_row_says_the_round(server: Server) -> None:
    """Also when nobody is there."""
    anna = server.browser()
    assert "round" not in anna.table("smugglers", "here here"), "a game without rounds"
    seas = anna.table("seven-seas", "here here", seed="rounds")
    for number, seat in enumerate((0, 1)):
        state = anna.get(f"/api/tables/{seas['id']}/hello", seat=seat)["state"]
        move = {"do": "move", "id": f"r{number}", "expect": state["n"], "move": state["ask"]["options"][0]["move"]}
        anna.post(f"/api/tables/{seas['id']}/commands", move, seat=seat)
    [row] = [one for one in anna.get("/api/tables")["my_tables"] if one["id"] == seas["id"]]
    assert row["round"] == 1
    server.house.rooms.pop(seas["id"]).stop()
    [row] = [one for one in anna.get("/api/tables")["my_tables"] if one["id"] == seas["id"]]
    assert row["round"] == 1, "it is stored"


def test_bots_have_a_level_and_a_character_in_words(server: Server) -> None:
    seats = [{"kind": "here"}, {"kind": "bot", "level": "gentle", "name": "Nan"}, {"kind": "bot", "level": "easy"}]
    anna = server.browser()
    made = anna.post("/api/tables", {"game": "seven-seas", "seats": seats}, 201, language="en")["table"]
    nan, other = made["seats"][1:]
    assert nan["name"] == "Nan" and nan["title"] == "Cabin boy (gentle)" and nan["character"].startswith("Bakes")
    assert other["name"] in levels.NAMES and other["name"] != "Nan" and other["title"] == "Deckhand (easy)"
    person = made["seats"][0]
    assert "title" not in person and "character" not in person


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_bot_name_has_its_sentence(language: str) -> None:
    said = [words_of(language).say(f"character-{name.lower().replace(' ', '-')}") for name in levels.NAMES]
    assert len(set(said)) == len(levels.NAMES) and all(one.endswith(".") for one in said)


def test_the_bots_of_a_lesson_are_always_the_same(server: Server) -> None:
    anna = server.browser()
    lesson = anna.get("/api/learning")["paths"][0]["lessons"][0]["id"]
    names = [
        [
            seat["name"]
            for seat in anna.post(f"/api/lessons/{lesson}", None, 201)["table"]["seats"]
            if seat["kind"] == "bot"
        ]
        for _again in range(3)
    ]
    assert names[0] == names[1] == names[2] and names[0]


@pytest.mark.parametrize("name", [name for name in game_names() if name in ("seven-seas", "black-fleet", "marauders")])
def test_every_game_was_measured(name: str) -> None:
    game = find_game(name)
    measured = game.choosing.measured()
    assert measured is not None and 1 <= measured.weight <= 5
    assert list(measured.decisions) == [str(players) for players in range(game.fewest, game.most + 1)]
    assert all(count > 20 for count in measured.decisions.values())
    cards = game.choosing.cards()
    assert set(measured.presets) <= set(cards.get("edition", {}))
    assert set(measured.modules) <= set(cards.get("modules", {}))
    assert bool(measured.presets) == bool(cards.get("edition"))


def test_minutes_come_from_games_of_this_server_when_there_are_some() -> None:
    measured = Measured(2, {"3": 60})
    assert minutes(60, 3) == pytest.approx(11.2)
    assert lengths(measured, "sea", []).alone == {"3": 10} and lengths(measured, "sea", []).played == 0
    assert lengths(measured, "sea", []).person == {"3": 9}, "each further person takes as long"

    def ended(game: str, guests: list[str], time: float) -> FinishedGame:
        facts = Facts("t", places=[1, 2, 3], moves=9, minutes=time)
        return FinishedGame("t", game, 0, ["", "easy", "easy"], guests, facts)

    two = [ended("sea", ["a", "", ""], 20), ended("sea", ["a", "", ""], 42)]
    assert lengths(measured, "sea", two).played == 0, "two games say little"
    others = [ended("lake", ["a", "", ""], 90), ended("sea", ["a", "b", ""], 90)]
    three = [*two, ended("sea", ["b", "", ""], 41), *others]
    assert lengths(measured, "sea", three).alone == {"3": 40} and lengths(measured, "sea", three).played == 3
    assert lengths(None, "sea", []).alone == {}


def game_of(server: Server, name: str, language: str = "en") -> Json:
    found: Json = next(
        one for one in server.browser().get("/api/games", language=language)["games"] if one["name"] == name
    )
    return found


def test_presets_are_cards_and_modules_tiles_and_switches(server: Server) -> None:
    game = game_of(server, "marauders")
    options = {option["name"]: option["values"] for option in game["options"]}
    first = next(one for one in options["edition"] if one["value"] == "first-voyage")
    assert first["text"] == "First voyage" and first["help"].startswith("New cards") and first["help"].endswith(".")
    assert first["icon"] and 1 <= first["weight"] <= 5
    groups = [one["group"] for one in options["modules"]]
    assert groups.count("tile") == 11 and groups.count("switch") == 5
    names = {one["value"] for one in options["modules"]}
    assert {group for group in groups} - {"tile", "switch"} <= names, "the rest are parts of a tile or a switch"
    assert all(one["icon"] and one["help"] for one in options["modules"])
    storm, two = (next(one for one in options["modules"] if one["value"] == name) for name in ("storm", "two-captains"))
    assert storm["needs"] == ["wind"] and two["excludes"] == ["captains-for-gold"]
    assert game_of(server, "black-fleet")["minutes"].keys() == {"3", "4"}


def test_options_are_checked_before_a_table_is_made(server: Server) -> None:
    anna = server.browser()

    def check(**options: object) -> Json:
        found: Json = anna.post("/api/games/marauders/check", {"options": options}, language="en")
        return found

    assert check() == {}
    implied = check(modules=["brig"])
    assert implied["notices"][0]["text"] == "Low galleons is switched on because of The brig."
    assert [one["name"] for one in implied["playing"]] == ["brig", "low-galleons"]
    clash = check(modules=["two-captains", "captains-for-gold"])
    assert clash["problem"]["text"].endswith("Two captains and Captains for gold cannot be played together.")
    assert check(points_to_win=99)["problem"]["text"]
    anna.post("/api/games/marbles/check", {}, 404)


@pytest.mark.parametrize(
    "host,reach",
    [
        ("127.0.0.1:8000", "machine"),
        ("localhost:8000", "machine"),
        ("[::1]:8000", "machine"),
        ("192.168.1.20:8000", "network"),
        ("boat.local:8000", "network"),
        ("play.example.org", "world"),
    ],
)
def test_who_can_open_an_address(host: str, reach: str) -> None:
    assert reach_of(host) == reach


def test_the_door_to_the_network_is_opened_and_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one request of this machine, on the same port; a second address of the loopback stands for the network."""
    for module in (listening, about_routes):
        monkeypatch.setattr(module, "addresses", lambda: ("127.0.0.2",))
    with running(tmp_path) as server:
        anna = server.browser()
        assert anna.get("/api/about")["lan_possible"] is True
        table = anna.table("seven-seas", "here invite")
        invitation = f"/api/tables/{table['id']}/seats/1/invitation"
        assert anna.get(invitation)["reach"] == "machine"
        opened = anna.post("/api/lan")
        assert opened["lan"] == [f"http://127.0.0.2:{server.settings.port}"] and opened["code"]
        assert opened["lan_closable"] and "lan_possible" not in opened
        there = anna.http.get(f"http://127.0.0.2:{server.settings.port}/api/about")
        assert there.status_code == 200, "it listens there, and answers to that name"
        anna.post("/api/lan", None, 409)
        assert "enter=" in anna.get(invitation)["link"]
        closed = anna.http.request("DELETE", "/api/lan")
        assert closed.status_code == 200 and closed.json()["lan_possible"]
        with pytest.raises(Exception, match=r"(?i)connect|refused"):
            anna.http.get(f"http://127.0.0.2:{server.settings.port}/api/about")
        assert anna.get("/api/about")["lan_possible"] is True


def test_behind_a_proxy_the_door_stays_shut(tmp_path: Path) -> None:
    with running(tmp_path, names=("play.example.org",)) as server:
        anna = server.browser()
        assert "lan_possible" not in anna.get("/api/about")
        problem = anna.post("/api/lan", None, 409, language="en")
        assert "cannot be opened" in problem["reason"]["text"]


def test_every_preset_and_module_of_the_form_was_measured(server: Server) -> None:
    """Minutes are those of games that were played, and tiles stand in the order of the rulebook."""
    games = server.browser().get("/api/games", language="en")["games"]
    options = {one["name"]: one for game in games if game["name"] == "marauders" for one in game["options"]}
    presets, modules = options["edition"]["values"], options["modules"]["values"]
    assert [one["value"] for one in presets if not one.get("measured")] == []
    assert [one["value"] for one in modules if not one.get("measured")] == []
    assert all(one["help"] and one["weight"] for one in presets)
    tiles = [one["value"] for one in modules if one["group"] == "tile"]
    assert tiles[:3] == ["cards", "weapons", "modifications"] and len(tiles) == 11
    assert len([one for one in modules if one["group"] == "switch"]) == 5
    everything = next(one for one in presets if one["value"] == "everything")
    assert everything["minutes"] > 5 and everything["weight"] == 5


def test_no_module_promises_a_shorter_game(server: Server) -> None:
    """Changes within the error of measuring, and shorter games of bots, are `about as long`."""
    assert (module_minutes(-40, 14), module_minutes(14, 14), module_minutes(17, 14)) == (0, 0, 3)
    games = server.browser().get("/api/games", language="en")["games"]
    options = {one["name"]: one for game in games if game["name"] == "marauders" for one in game["options"]}
    minutes = {one["value"]: one.get("minutes", 0) for one in options["modules"]["values"]}
    assert min(minutes.values()) == 0 and minutes["dear-glory"] == 3
