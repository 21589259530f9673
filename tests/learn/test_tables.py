"""Lessons at the server: a table of their own, replies, hints, undo, and no trace in lists of games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from freebooter.learn.lessons import Lesson, find_lesson
from freebooter.server.settings import Settings
from freebooter.server.storage import schema
from freebooter.server.storage.migrate import migrate
from tests.server.harness import Browser, Server, running, wait_for

Json = dict[str, Any]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as made:
        yield made


def state(learner: Browser, table: str) -> Json:
    hello: Json = learner.get(f"/api/tables/{table}/hello", seat=0)
    found: Json = hello["state"]
    return found


def asked(learner: Browser, table: str) -> Json:
    """How things stand once the others have answered."""

    def mine() -> Json | None:
        found = state(learner, table)
        ask = found.get("ask")
        return found if found["lesson"] != "open" or (ask and not ask.get("sealed")) else None

    found: Json = wait_for(mine)
    return found


def press(learner: Browser, table: str, what: str, **more: Any) -> Json:
    body = {"do": what, "id": f"{what}{state(learner, table)['n']}", **more}
    if what in ("move", "undo"):
        body["expect"] = state(learner, table)["n"]
    answer: Json = learner.post(f"/api/tables/{table}/commands", body, seat=0)
    return answer


def begin(learner: Browser, name: str) -> tuple[Lesson, str]:
    lesson = find_lesson(name)
    assert lesson is not None
    return lesson, learner.post(f"/api/lessons/{name}", status=201)["table"]["id"]


@pytest.mark.parametrize("name", ["p7-captain", "p7-port", "bf-win", "mm-danger"])
def test_hints_lead_to_the_goal(server: Server, name: str) -> None:
    learner = server.browser()
    lesson, table = begin(learner, name)
    for move in lesson.moves:
        assert asked(learner, table)["lesson"] == "open"
        hint = press(learner, table, "hint")
        assert (hint["level"], hint["option"]["move"]) == ("lesson", move)
        assert press(learner, table, "move", move=move)["is"] == "done"
    assert asked(learner, table)["lesson"] == "reached"


def test_off_the_way_a_bot_gives_the_hint_and_the_lesson_can_be_missed(server: Server) -> None:
    learner = server.browser()
    _lesson, table = begin(learner, "bf-sell")
    press(learner, table, "move", move="play-MV-07")
    hint = press(learner, table, "hint")
    assert hint["is"] == "hint" and hint["level"] != "lesson"
    for turn in range(8):
        found = asked(learner, table)
        if found["lesson"] == "missed":
            break
        options = [option["move"] for option in found["ask"]["options"]]
        press(learner, table, "move", move="end-sailing" if "end-sailing" in options else options[-1])
    assert state(learner, table)["lesson"] == "missed"


def test_undo_ends_where_the_lesson_begins(server: Server) -> None:
    learner = server.browser()
    lesson, table = begin(learner, "bf-rob")
    assert state(learner, table)["undo"]["mode"] == "no"
    assert state(learner, table)["undo"]["reason"]["id"] == "lesson-undo"
    press(learner, table, "move", move=lesson.moves[0])
    press(learner, table, "move", move=lesson.moves[1])
    assert state(learner, table)["undo"]["mode"] == "free"
    assert press(learner, table, "undo")["is"] == "done"
    assert press(learner, table, "rewind", to=2)["reason"]["id"] == "lesson-undo"


def test_lessons_are_no_games_and_leave_nothing_behind(server: Server) -> None:
    learner = server.browser()
    learner.get("/api/me")
    _lesson, first = begin(learner, "mm-move")
    _lesson, second = begin(learner, "mm-move")
    assert learner.get("/api/me")["tables"] == []
    assert learner.get("/api/tables") == {"open": [], "my_tables": []}
    learner.get(f"/api/tables/{first}", 404)
    assert learner.get(f"/api/tables/{second}")["lesson"] == "mm-move"
    server.browser().get(f"/api/tables/{second}", 403)
    assert learner.post("/api/lessons/nothing", status=404)["reason"]["id"] == "no-lesson"


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        learner = server.browser()
        lesson, table = begin(learner, "bf-rob")
        for move in lesson.moves:
            press(learner, table, "move", move=move)
        cookies = learner.http.cookies
    with running(tmp_path) as server:
        again = server.browser()
        again.http.cookies = cookies
        assert state(again, table)["lesson"] == "reached"


def test_everything_is_told_in_both_languages(server: Server) -> None:
    english, polish = (server.browser().get("/api/learning", language=language) for language in ("en", "pl"))
    names = [path["path"] for path in english["paths"]]
    assert names == ["seven-seas", "black-fleet", "marauders", "seas-of-glory"]
    assert english["paths"][-1]["game"] == "marauders"
    for one, other in zip(english["paths"], polish["paths"], strict=True):
        for here, there in zip(one["lessons"], other["lessons"], strict=True):
            assert here["id"] == there["id"] and here["moves"] == there["moves"]
            assert all(here[part] != there[part] for part in ("goal", "hint", "why"))
        assert all(here["text"] != there["text"] for here, there in zip(one["tips"], other["tips"], strict=True))


def test_older_databases_learn_about_lessons(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    migrate(settings)
    engine = create_engine(settings.url)
    with engine.begin() as connection:
        connection.execute(text("drop table game_facts"))
        connection.execute(text("drop table reviews"))
        for name in ("leases", "servers", "credits"):
            connection.execute(text(f"drop table {name}"))
        connection.execute(text("alter table tables drop column lesson"))
        connection.execute(text("alter table tables drop column round"))
        connection.execute(text("alter table tables drop column origin"))
        connection.execute(text("update alembic_version set version_num = '0002'"))
    assert migrate(settings) == "from 0002"
    with engine.connect() as connection:
        assert connection.execute(schema.tables.select()).all() == []
    engine.dispose()
