"""Learning: the lessons and tips of every game, and a table to learn one at."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.note import refused
from freebooter.learn.lessons import Lesson, find_lesson, paths, paths_of
from freebooter.learn.tips import Tip, tips
from freebooter.server.http.visitor import visitor
from freebooter.server.rest.common import Language, fixed, give_seats, guest_of, house_of
from freebooter.server.rest.routes import Routes
from freebooter.server.storage import queries
from freebooter.server.tables.house import House
from freebooter.server.texts import render
from freebooter.server.texts.words import words_of
from freebooter.server.wire import bodies
from freebooter.server.workers import levels
from freebooter.words import Words

router = APIRouter()
routes = Routes(router)
LessonId = Annotated[str, Path(max_length=40)]


@routes.add("GET", "/api/learning", bodies.Learning)
async def learning(request: Request, language: Language = "") -> Response:
    """For every game its paths of lessons, and the tips for first games."""
    reading = visitor(request, language).language
    return await fixed(request, "learning", "", reading, lambda: _all_paths(reading))


def _all_paths(language: str) -> bodies.Learning:
    words = words_of(language)
    return bodies.Learning([_path(words, game, path) for game in game_names() for path in paths_of(game)])


def _path(words: Words, game: str, path: str) -> bodies.LearningPath:
    title = render.title(words.language, find_game(game)) if path == game else words.say(f"path-{path}")
    lessons = [_lesson(words, lesson) for lesson in paths()[path]]
    return bodies.LearningPath(path, game, title, lessons, [_tip(words, tip) for tip in tips().get(path, [])])


def _tip(words: Words, tip: Tip) -> bodies.TipInfo:
    return bodies.TipInfo(tip.id, words.say(f"tip-{tip.id}"), tip.prompt, tip.move, tip.event, tip.module)


def _lesson(words: Words, lesson: Lesson) -> bodies.LessonInfo:
    def text(part: str) -> str:
        return words.say(f"lesson-{lesson.id}-{part}")

    return bodies.LessonInfo(lesson.id, text("title"), text("goal"), text("hint"), text("why"), len(lesson.moves))


@routes.add("POST", "/api/lessons/{lesson}", bodies.Joined, problems=(404, 409), status=201)
async def begin_lesson(request: Request, lesson: LessonId, language: Language = "") -> Response:
    """Begin a lesson, at a table of its own. The table of this guest's earlier lesson is deleted."""
    house = house_of(request)
    who = visitor(request, language)
    if not await house.table_credits.spend(who.address):
        raise refused("too-fast")
    wanted = find_lesson(lesson)
    if wanted is None:
        raise refused("no-lesson")
    cookie, name = await guest_of(house, who)
    await _leave_earlier(house, who.guest)
    seats = [
        bodies.SeatWanted("here")
        if seat == wanted.place
        else bodies.SeatWanted("bot", name=_opponent(wanted, seat), level=levels.EASY)
        for seat in range(wanted.players)
    ]
    room, rights = await house.new_room(wanted.begin(), seats, who.guest, name, watching=False, lesson=wanted.id)
    return give_seats(house, room, who, rights, cookie, 201)


def _opponent(lesson: Lesson, seat: int) -> str:
    """The same each time: whoever tries a lesson again meets the same people."""
    return levels.NAMES[(sum(lesson.id.encode()) + seat) % len(levels.NAMES)]


async def _leave_earlier(house: House, guest: str) -> None:
    for name in await house.lessons_of(guest):
        room = house.rooms.get(name)
        if room is not None:
            await house.remove(room)
        else:  # nobody is there, and it need not even be readable
            await house.store.write(queries.removing_table(name))
