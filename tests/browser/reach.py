"""A table that stands at a question worth looking at: found by playing in the engine, and led there by requests.

Playing in the page until a question comes takes minutes; the engine finds a game that comes to it in a moment. The
others are guests whose moves are requests, so the same moves lead to the same place. The page has the first seat.
"""

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from freebooter.games.marauders.game import GAME
from freebooter.kernel.ask import Ask
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.people.options import with_people
from tests.browser.tables import home

Wanted = Callable[[Match, Ask], bool]


class Found(NamedTuple):
    seed: str
    options: dict[str, Any]
    seats: int
    moves: list[tuple[int, str]]


def question(prompt: str, *moves: str) -> Wanted:
    """This question to the first seat, with all these moves on offer."""

    def wanted(match: Match, ask: Ask) -> bool:
        return ask.seat == 0 and ask.prompt == prompt and {move.name for move in ask.options} >= set(moves)

    return wanted


def find(
    options: dict[str, Any],
    wanted: Wanted,
    like: tuple[str, ...] = (),
    seats: int = 2,
    games: int = 60,
    most: int = 260,
) -> Found:
    """The shortest of the first few games in which somebody is asked so; moves that begin as `like` says come first."""
    best: Found | None = None
    met = 0
    for game in range(games):
        seed = f"reach {game}"
        match = new_match(GAME, seats, with_people(GAME.options_type, options), seed)
        chance = random.Random(seed)
        moves: list[tuple[int, str]] = []
        while not match.over and len(moves) < (most if best is None else len(best.moves)):
            seat = match.asked[0]
            ask = match.ask_of(seat)
            assert ask is not None
            if wanted(match, ask):
                best = Found(seed, options, seats, moves)
                met += 1
                break
            liked = [move for move in ask.options if move.name.startswith(like)] if like else []
            weights = ask.weights(match.run.state) if not liked else None
            move = chance.choices(liked or ask.options, weights)[0]
            match.play(seat, move)
            moves.append((seat, move.name))
        if met == 3:
            break
    assert best is not None, "no game comes to it"
    return best


def lead(page: Page, found: Found) -> None:
    """Make the table, lead it to the question, and open it."""
    base = home(page)
    seats = [{"kind": "here"}, *[{"kind": "invite"}] * (found.seats - 1)]
    body = {"game": "marauders", "seats": seats, "seed": found.seed, "options": found.options}
    made = page.request.post(f"{base}/api/tables", data=body)
    assert made.ok, made.text()
    table = made.json()["table"]
    browser = page.context.browser
    assert browser is not None
    guests = [browser.new_context() for _seat in seats[1:]]
    asks = [page.request, *[guest.request for guest in guests]]
    for seat, ask in enumerate(asks):
        if seat:
            assert ask.post(f"{base}/api/join", data={"code": table["seats"][seat]["code"]}).ok
        # Nothing is passed by itself.
        way = {"do": "ask-me", "id": "ask-me", "way": "always"}
        assert ask.post(f"{base}/api/tables/{table['id']}/commands?seat={seat}", data=way).ok
    number = 0
    for at, (seat, move) in enumerate(found.moves):
        for again in range(100):
            command = {"do": "move", "id": f"reach-{at}-{again}", "expect": number, "move": move}
            answer = asks[seat].post(f"{base}/api/tables/{table['id']}/commands?seat={seat}", data=command)
            if answer.status == 429:
                time.sleep(0.2)
                continue
            told = answer.json()
            number = told.get("n", number)
            if not told.get("stale"):
                assert told["is"] == "done", (seat, move, told)
                break
    for guest in guests:
        guest.close()
    page.goto(f"{base}/table/{table['id']}")
    expect(page.locator("[data-choice]").first).to_be_visible()
