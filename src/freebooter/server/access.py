"""Who is asking, and what they may do at a table."""

import secrets
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server import codes
from freebooter.server.codes import HOST, Right
from freebooter.server.house import House
from freebooter.server.link import held
from freebooter.server.room import Room
from freebooter.server.speech import choose_language
from freebooter.server.table import PUBLIC

GUEST = "fb_guest"
SEATS = "fb_seats"
PASS = "fb_pass"
YEAR = 365 * 24 * 3600


@dataclass(slots=True)
class Visitor:
    """`guest` is the hash of the cookie that says who it is, empty for strangers."""

    guest: str
    address: str
    language: str
    said: str
    """Tokens of seats, as they came."""
    rights: list[Right] = field(default_factory=list)

    @property
    def host(self) -> bool:
        return any(right.kind == HOST for right in self.rights)

    @property
    def seats(self) -> list[int]:
        return held(self.rights)

    def stands_in(self, seat: int) -> bool:
        return not any(right.kind == codes.SEAT and right.seat == seat for right in self.rights)


def visitor(connection: HTTPConnection, language: str = "") -> Visitor:
    cookie = connection.cookies.get(GUEST, "")
    guest = codes.hashed(cookie) if _looks_right(cookie) else ""
    bearer = connection.headers.get("authorization", "")
    said = bearer[7:] if bearer.startswith("Bearer ") else connection.cookies.get(SEATS, "")
    address = connection.client.host if connection.client is not None else ""
    chosen = choose_language(language, connection.headers.get("accept-language", ""))
    return Visitor(guest, address, chosen, said[:2000])


def at_table(house: House, room: Room, who: Visitor) -> Visitor:
    """The same with the rights that hold at this table now."""
    who.rights = room.check(codes.read_tokens(house.secret, room.table.sheet.id, who.said))
    room.touch(who.seats)
    return who


def may_look(room: Room, who: Visitor) -> None:
    """Those with a seat or an invitation; at an open table everyone."""
    if who.rights:
        return
    if not room.table.sheet.open:
        raise refused("not-invited")
    if not room.table.sheet.watching:
        raise refused("no-watching")


def reader_of(room: Room, who: Visitor, seat: int | None) -> int:
    """From where somebody looks: a seat that is theirs, or the public."""
    if seat is None:
        may_look(room, who)
        return PUBLIC
    if not 0 <= seat < len(room.table.chairs):
        raise refused("no-seat-there")
    if seat not in who.seats:
        raise refused("not-yours")
    return seat


def tokens(house: House, table: str, rights: list[Right]) -> str:
    return "~".join(codes.write_token(house.secret, table, right) for right in rights)


def set_seats(house: House, response: Response, table: str, text: str) -> None:
    """The cookie of a table goes to the addresses of that table only, and no script can read it."""
    response.set_cookie(
        SEATS,
        text,
        max_age=YEAR,
        path=f"/api/tables/{table}",
        httponly=True,
        samesite="strict",
        secure=house.settings.secure,
    )


def new_guest() -> tuple[str, str]:
    """A cookie for a stranger, and the hash by which the house knows it."""
    cookie = secrets.token_hex(16)
    return cookie, codes.hashed(cookie)


def set_cookie(house: House, response: Response, name: str, value: str) -> None:
    secure = house.settings.secure
    response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def _looks_right(cookie: str) -> bool:
    return len(cookie) == 32 and all(letter in "0123456789abcdef" for letter in cookie)
