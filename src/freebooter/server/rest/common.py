"""What the routes share: parameters, who asks at which table, and the answer that gives seats."""

from collections.abc import Callable, Sequence
from typing import Annotated

from fastapi import Path, Query, Request
from starlette.responses import Response

from freebooter.games import find_game
from freebooter.games import names as game_names
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused
from freebooter.server.access.codes import Right, seats_of
from freebooter.server.http.replies import JSON, Fixed
from freebooter.server.http.visitor import GUEST, Visitor, at_table, new_guest, set_cookie, set_seats, tokens, visitor
from freebooter.server.tables.house import House
from freebooter.server.tables.room import Room
from freebooter.server.texts.words import words_of
from freebooter.server.wire import bodies
from freebooter.server.wire.frames import Text

Language = Annotated[str, Query(max_length=8, description="en or pl; otherwise that of Accept-Language")]
GameName = Annotated[str, Path(max_length=40)]
TableId = Annotated[str, Path(max_length=16)]
SeatPath = Annotated[int, Path(ge=0, le=99)]
SeatQuery = Annotated[int | None, Query(ge=0, le=99, description="one of my seats; without it, the public view")]
Since = Annotated[int, Query(ge=0, le=1_000_000_000)]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def spend_look(request: Request, cost: float = 1.0) -> None:
    """What costs the server something is given to each address at a bounded pace."""
    if not house_of(request).look_credits.spend(visitor(request).address, cost):
        raise refused("too-fast")


async def fixed(
    request: Request, what: str, game: str, language: str, make: Callable[[], object], media: str = JSON.media_type
) -> Response:
    """An answer that never changes while the program runs."""
    spend_look(request, 0.25)
    answers: Fixed = request.app.state.fixed
    return await answers.answer(request, (what, game, language), make, media)


def named_game(name: str) -> AnyGame:
    if name not in game_names():
        raise refused("no-game")
    return find_game(name)


async def room_and_visitor(request: Request, table: str, language: str = "") -> tuple[House, Room, Visitor]:
    house = house_of(request)
    room = await house.room(table)
    return house, room, at_table(house, room, visitor(request, language))


def default_name(guest: str, language: str) -> str:
    """The name of a guest who has not chosen one, in the language they read now; at a table it then stays the same."""
    return words_of(language).say("guest-name", number=str(int(guest[:8], 16) % 9000 + 1000))


async def guest_of(house: House, who: Visitor) -> tuple[str, str]:
    """Make a stranger a guest. Returns the cookie to set, if any, and the guest's name."""
    cookie = ""
    if not who.guest:
        cookie, who.guest = new_guest()
    name, chosen = await house.name_of(who.guest)
    return cookie, name or default_name(who.guest, chosen or who.language)


def give_seats(
    house: House,
    room: Room,
    who: Visitor,
    rights: list[Right],
    cookie: str = "",
    status: int = 200,
    notices: Sequence[Text] = (),
) -> JSON:
    """The rights of a browser at a table, old and new, as a cookie and as a token; and the cookie of a new guest."""
    valid = room.valid_rights([*rights, *[right for right in who.rights if right not in rights]])
    token = tokens(house, room.table.stored.id, valid)
    response = JSON(bodies.Joined(room.info(valid, who.language), seats_of(valid), token, list(notices)), status)
    set_seats(house, response, room.table.stored.id, token)
    if cookie:
        set_cookie(house, response, GUEST, cookie)
    return response
