"""Learning: the lessons and tips of every game, and a table to learn one at."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.note import refused
from freebooter.learn.lessons import Lesson, find_lesson, paths
from freebooter.learn.tips import tips
from freebooter.server import bodies, levels, shelf, speech
from freebooter.server.access import GUEST, set_cookie, visitor
from freebooter.server.house import House
from freebooter.server.replies import JSON
from freebooter.server.rest.doc import Routes
from freebooter.server.rest.people import Language, house_of
from freebooter.server.rest.tables import give_seats, guest_of
from freebooter.words import Words

router = APIRouter()
routes = Routes(router)
LessonId = Annotated[str, Path(max_length=40)]


@routes.add("GET", "/api/learning", bodies.Learning)
async def learning(request: Request, language: Language = "") -> Response:
    """For every game its path of lessons, and the tips for first games."""
    words = speech.speak(visitor(request, language).language)
    return JSON(bodies.Learning([_path(words, game) for game in game_names() if game in paths()]))


def _path(words: Words, game: str) -> bodies.LearningPath:
    told = [bodies.TipInfo(tip.id, words.say(f"tip-{tip.id}"), tip.prompt, tip.event) for tip in tips().get(game, [])]
    return bodies.LearningPath(
        game,
        speech.title(words.language, find_game(game)),
        [_lesson(words, lesson) for lesson in paths()[game]],
        told,
    )


def _lesson(words: Words, lesson: Lesson) -> bodies.LessonInfo:
    def said(part: str) -> str:
        return words.say(f"lesson-{lesson.id}-{part}")

    return bodies.LessonInfo(lesson.id, said("title"), said("goal"), said("hint"), said("why"), len(lesson.moves))


@routes.add("POST", "/api/lessons/{lesson}", bodies.Joined, problems=(404, 409), status=201)
async def begin_lesson(request: Request, lesson: LessonId, language: Language = "") -> Response:
    """Begin a lesson, at a table of its own. The lesson that this guest was at before is taken away."""
    house = house_of(request)
    who = visitor(request, language)
    if not house.table_purses.spend(who.address):
        raise refused("too-fast")
    found = find_lesson(lesson)
    if found is None:
        raise refused("no-lesson")
    cookie, name = await guest_of(house, who)
    await _leave_earlier(house, who.guest)
    seats = [
        bodies.SeatWanted("here") if seat == found.place else bodies.SeatWanted("bot", level=levels.FOR_PEOPLE[0])
        for seat in range(found.players)
    ]
    room, rights = await house.new_room(found.begin(), seats, who.guest, name, watching=False, lesson=found.id)
    response = give_seats(house, room, who, rights, 201)
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response


async def _leave_earlier(house: House, guest: str) -> None:
    for name in await house.lessons_of(guest):
        room = house.rooms.get(name)
        if room is not None:
            await house.remove(room)
        else:  # nobody is there, and it need not even be readable
            await house.store.write(shelf.removing(name))
