"""Statistics: sums over finished games, read from their records, and nothing of running games or other people."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import lines_of
from freebooter.server.statistics.answer import Part
from freebooter.server.statistics.game_facts import VERSION, Facts, Job, game_facts
from freebooter.server.statistics.game_facts_store import FinishedGame
from freebooter.server.statistics.summary import share, statistics
from freebooter.server.storage import schema
from tests.server.harness import Browser, Json, Server, play_out, running, wait_for


def played(game: str, seats: int, seed: str, **options: object) -> Match:
    match = new_match(find_game(game), seats, options, seed)
    chance = random.Random(seed)
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, chance.choice(ask.options))
    return match


def job_of(match: Match, step: int = 1000) -> Job:
    record = b"".join(lines_of(match))
    return Job("t", record, [step * n for n in range(len(match.history))])


def finish(browser: Browser, game: str = "smugglers", seats: str = "here here") -> Json:
    """A game played to its end by this browser."""
    table = browser.table(game, seats)
    count = len(seats.split())
    wires = {seat: browser.socket(table["id"], seat=seat) for seat in range(count) if table["seats"][seat].get("here")}
    for wire in wires.values():
        wire.read_until("hello")
    chance = random.Random(table["id"])
    play_out(wires, lambda seat, state, options: chance.choice(options))
    for wire in wires.values():
        wire.__exit__()
    return table


def told(browser: Browser, games: int) -> Json:
    """The statistics, when all games have been read."""

    def ready() -> Json | None:
        found: Json = browser.get("/api/statistics")
        return found if not found["pending"] and found["me"]["games"] >= games else None

    found: Json = wait_for(ready, 60)
    return found


def test_facts_of_a_seven_seas_game() -> None:
    match = played("seven-seas", 3, "facts", round_limit=6)
    facts = game_facts(job_of(match))
    assert facts.places == list(match.result().places) and facts.scores == list(match.result().scores)
    assert facts.rounds == 6
    assert [sum(roles.values()) for roles in facts.favourites] == [6, 6, 6], "everyone has one role a round"
    battles = [event for entry in match.live for event in entry.events if event.kind == "battle"]
    dice: Any = [die for event in battles for die in event.data["dice"]]  # type: ignore[union-attr]
    assert sum(map(sum, facts.dice)) == sum(1 for die in dice if die["owner"] >= 0) > 0
    assert facts.minutes == pytest.approx((len(match.history) - 1) / 60, abs=0.01)


def test_nobody_thinks_longer_than_three_minutes() -> None:
    match = played("seven-seas", 2, "slow", round_limit=2)
    facts = game_facts(job_of(match, step=24 * 3600 * 1000))
    assert facts.minutes == 3 * (len(match.history) - 1)


def test_facts_of_a_marauders_game() -> None:
    match = played("marauders", 2, "facts")
    facts = game_facts(job_of(match))
    events = [event for entry in match.live for event in entry.events]
    captains = [str(event.data["captain"]) for event in events if event.kind == "captain-enters"]
    assert sorted(name for seat in facts.favourites for name in seat) == sorted(set(captains))
    rolled = [
        event
        for event in events
        if event.kind in ("skill-rolled", "contest-rolled", "crew-rolled")
        and isinstance(event.data.get("seat", event.data.get("side")), int)
    ]
    thrown: list[Any] = [event.data["dice"] for event in rolled]
    assert sum(map(sum, facts.dice)) == sum(map(len, thrown)) > 0


def test_facts_of_a_black_fleet_game() -> None:
    """Developments that were bought; the game has no dice."""
    match = played("black-fleet", 3, "facts", round_limit=40)
    facts = game_facts(job_of(match))
    bought = [event for entry in match.live for event in entry.events if event.kind == "development-bought"]
    assert sum(sum(cards.values()) for cards in facts.favourites) == len(bought) > 0
    assert not any(map(sum, facts.dice))


def test_a_record_that_cannot_be_read_is_no_game() -> None:
    match = played("seven-seas", 2, "bad", round_limit=1)
    record = b"".join(lines_of(match))
    assert game_facts(Job("t", record.replace(b'"rules":"', b'"rules":"x'), [])).places == []
    assert game_facts(Job("t", b"".join(record.splitlines(keepends=True)[:4]), [])).places == [], "it is not over"


def ended(name: str, bots: str, guests: str, places: list[int], game: str = "seven-seas", at: int = 1) -> FinishedGame:
    seats = len(places)
    facts = Facts(name, VERSION, places, [10 - place for place in places], 20, 5, 3.0)
    facts.favourites = [{"captain": 3, "merchant": seat + 1} for seat in range(seats)]
    facts.dice = [[1, 0, 0, 0, 0, seat] for seat in range(seats)]
    return FinishedGame(
        name,
        game,
        at,
        ["" if one == "-" else one for one in bots.split()],
        ["" if one == "-" else one for one in guests.split()],
        facts,
    )


def test_shares_by_game_and_by_level() -> None:
    found = [
        ended("a", "- easy easy", "me - -", [1, 2, 3]),
        ended("b", "- easy easy", "me - -", [2, 1, 3]),
        ended("c", "- hard", "me -", [1, 1]),
        ended("d", "- - easy", "me you -", [3, 1, 2]),
        ended("e", "- - easy", "you she -", [1, 2, 3]),
        ended("f", "- -", "me me", [1, 2]),
    ]
    me: Part = statistics(found, "me", "en").me
    assert (me.games, me.several, me.moves) == (5, 1, 100)
    (game,) = me.by_game
    assert (game.games, game.wins) == (4, 1.5)
    assert game.par == pytest.approx((1 / 3 + 1 / 3 + 1 / 2 + 1 / 3) / 4)
    assert [(one.name, one.games, one.wins) for one in me.by_level] == [
        ("easy", 2, 1.0),
        ("hard", 1, 0.5),
        ("mixed", 1, 0),
    ]
    assert [one.place for one in me.results] == [1, 2, 1, 3]
    assert me.favourites[0].lines[0].name == "captain" and me.favourites[0].lines[0].title == "Captain"
    assert statistics(found, "me", "pl").me.favourites[0].lines[0].title == "Kapitan"
    server = statistics(found, "me", "en").server
    assert server.games == 6 and server.results == []
    assert [(one.name, one.games, one.wins) for one in server.by_level] == [
        ("easy", 6, 1.0),
        ("hard", 1, 0.5),
        ("people", 7, 3.5),
    ]
    nobody = statistics(found, "", "en").me
    assert nobody.games == 0 and nobody.by_game == []


def test_the_interval_is_wilsons() -> None:
    found = share("x", "x", 5, 10, 2.5)
    assert (found.share, found.par) == (0.5, 0.25)
    assert found.low == pytest.approx(0.2366, abs=1e-3)
    assert found.high == pytest.approx(0.7634, abs=1e-3)


def test_luck_is_the_share_of_those_who_had_less() -> None:
    fair = [ended("a", "- easy", "me -", [1, 2])]
    assert fair[0].facts is not None
    fair[0].facts.dice[0] = [10] * 6
    (luck,) = statistics(fair, "me", "en").me.luck
    assert (luck.thrown, luck.mean, luck.percentile, luck.kind) == (60, 3.5, 50, "faces")
    fair[0].facts.dice[0] = [0, 0, 0, 0, 0, 20]
    assert statistics(fair, "me", "en").me.luck[0].percentile == 100


def test_luck_counts_successes_where_dice_have_them() -> None:
    """A skull stands on two sides of a die, so a third of all dice should show it."""
    found = [ended("a", "- easy", "me -", [1, 2], game="marauders")]
    assert found[0].facts is not None
    found[0].facts.dice = [[10, 10, 10, 10, 20], [0] * 5]
    (luck,) = statistics(found, "me", "en").me.luck
    assert (luck.kind, luck.faces, luck.sides, luck.successes) == (
        "successes",
        [10, 10, 10, 10, 20],
        [1, 1, 1, 1, 2],
        [5],
    )
    assert luck.mean == luck.expected == pytest.approx(1 / 3) and luck.percentile == 50


def test_my_games_are_told_also_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = server.browser()
        browser.get("/api/me")
        assert told(browser, 0)["me"]["games"] == 0
        table = finish(browser, "seven-seas", "here bot")
        found = told(browser, 1)
        assert found["me"]["by_game"][0]["games"] == 1
        assert found["me"]["results"][0]["table"] == table["id"]
        assert found["me"]["lengths"][0]["rounds"] > 0
        stranger = server.browser()
        assert stranger.get("/api/statistics")["me"]["games"] == 0
        assert stranger.get("/api/statistics")["server"]["games"] == 1
        cookies = browser.http.cookies
    with running(tmp_path) as server:
        again = server.browser()
        for cookie in cookies.jar:
            again.http.cookies.set(cookie.name, str(cookie.value), path=cookie.path)
        found = again.get("/api/statistics", language="pl")
        assert found["pending"] == 0, "each game is read once"
        assert found["me"]["games"] == 1
        assert found["me"]["by_level"][0]["name"] == "random"
        again.http.delete("/api/me")
        assert again.get("/api/statistics")["me"]["games"] == 0


def test_lessons_are_no_games(server: Server) -> None:
    browser = server.browser()
    before = told(browser, 0)["server"]["games"]
    finish(browser)
    assert told(browser, 1)["server"]["games"] == before + 1
    (mine,) = browser.get("/api/tables")["my_tables"]
    lesson = update(schema.tables).where(schema.tables.c.id == mine["id"]).values(lesson="seven-seas/first")
    with server.house.store.engine.begin() as connection:
        connection.execute(lesson)
    found = told(browser, 0)
    assert (found["me"]["games"], found["server"]["games"]) == (0, before)


def test_running_games_are_not_told(server: Server) -> None:
    browser = server.browser()
    before = told(browser, 0)["server"]
    browser.table("smugglers", "here here")
    after = told(browser, 0)
    assert after["me"]["games"] == 0 and after["server"] == before


def test_whoever_is_forgotten_is_forgotten_here_and_a_table_takes_its_facts_along(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.browser()
        table = finish(anna)
        assert told(anna, 1)["me"]["several"] == 1, "on both sides of the table nobody wins"
        anna.http.delete("/api/me")
        found = told(anna, 0)
        assert (found["me"]["games"], found["server"]["games"]) == (0, 1)
        bob = server.browser()
        other = finish(bob)
        assert told(bob, 1)["server"]["games"] == 2
        assert bob.http.delete(f"/api/tables/{other['id']}").status_code == 204
        found = told(bob, 0)
        assert (found["me"]["games"], found["server"]["games"]) == (0, 1)
        assert other["id"] not in json.dumps(found) and table["id"] not in json.dumps(found)


def test_a_game_that_was_rewound_is_practice_and_counts_for_nothing_else() -> None:
    honest, rewound = played("smugglers", 2, "a"), new_match(find_game("smugglers"), 2, {}, "a")
    for _move in range(6):
        ask = rewound.ask_of(rewound.asked[0])
        assert ask is not None
        rewound.play(ask.seat, ask.options[0])
    rewound.rewind(rewound.live[-1].number, {0, 1})
    while not rewound.over:
        ask = rewound.ask_of(rewound.asked[0])
        assert ask is not None
        rewound.play(ask.seat, ask.options[0])
    facts = [game_facts(job_of(honest)), game_facts(job_of(rewound))]
    assert [one.practice for one in facts] == [False, True]
    ended = [FinishedGame(f"t{at}", "smugglers", at, ["", "easy"], ["me", ""], one) for at, one in enumerate(facts)]
    found = statistics(ended, "me", "en")
    for part in (found.me, found.server):
        assert part.games == 1 and part.practice == 1
    assert len(found.me.results) == 1 and [one.games for one in found.me.by_game] == [1]
    assert statistics(ended, "somebody else", "en").me.practice == 0
