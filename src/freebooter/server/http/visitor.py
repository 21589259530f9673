"""Who is asking, and what they may do at a table."""

import secrets
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.responses import Response

from freebooter.kernel.note import refused
from freebooter.server.access import codes
from freebooter.server.access.addresses import network_of
from freebooter.server.access.codes import HOST, Right, seats_of
from freebooter.server.tables.house import House
from freebooter.server.tables.room import Room
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.texts.words import choose_language

GUEST = "fb_guest"
SEATS = "fb_seats"
PASS = "fb_pass"
YEAR = 365 * 24 * 3600


@dataclass(slots=True)
class Visitor:
    """The sender of a request. `guest` is the hash of its cookie, empty for strangers."""

    guest: str
    address: str
    language: str
    tokens: str
    """Tokens of seats, not yet checked."""
    rights: list[Right] = field(default_factory=list)

    @property
    def host(self) -> bool:
        return any(right.kind == HOST for right in self.rights)

    @property
    def seats(self) -> list[int]:
        return seats_of(self.rights)

    def stands_in(self, seat: int) -> bool:
        return not any(right.kind == codes.SEAT and right.seat == seat for right in self.rights)


def visitor(connection: HTTPConnection, language: str = "") -> Visitor:
    cookie = connection.cookies.get(GUEST, "")
    guest = codes.hashed(cookie) if _looks_right(cookie) else ""
    bearer = connection.headers.get("authorization", "")
    given = bearer[7:] if bearer.startswith("Bearer ") else connection.cookies.get(SEATS, "")
    address = network_of(connection.client.host) if connection.client is not None else ""
    chosen = choose_language(language, connection.headers.get("accept-language", ""))
    return Visitor(guest, address, chosen, given[:2000])


def at_table(house: House, room: Room, who: Visitor) -> Visitor:
    """The visitor with the rights that hold at this table now."""
    who.rights = room.valid_rights(codes.read_tokens(house.secret, room.table.stored.id, who.tokens))
    room.presence.touch(who.seats)
    return who


def may_look(room: Room, who: Visitor) -> None:
    """Raises `Refused` unless the visitor has a seat or an invitation, or the table is open."""
    if who.rights:
        return
    if not room.table.stored.open:
        raise refused("not-invited")
    if not room.table.stored.watching:
        raise refused("no-watching")


def reader_of(room: Room, who: Visitor, seat: int | None) -> int:
    """The reader that a visitor may be: one of their seats, or the public."""
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
    """A cookie for a stranger, and its hash, which identifies the guest in the database."""
    cookie = secrets.token_hex(16)
    return cookie, codes.hashed(cookie)


def set_cookie(house: House, response: Response, name: str, value: str) -> None:
    secure = house.settings.secure
    response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def _looks_right(cookie: str) -> bool:
    return len(cookie) == 32 and all(letter in "0123456789abcdef" for letter in cookie)
