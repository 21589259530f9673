"""A new table: its settings, and who sits where at the beginning."""

import secrets

from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.note import refused
from freebooter.kernel.people.options import with_people
from freebooter.kernel.record import header_line
from freebooter.server.access import codes
from freebooter.server.storage.models import Chair, StoredTable, join_seats
from freebooter.server.texts.printable import clean_name, distinct, printable
from freebooter.server.wire import bodies
from freebooter.server.workers import levels


def fresh_match(game: str, seats: int, options: dict[str, object], seed: str) -> Match:
    found = find_game(game)
    return new_match(found, seats, with_people(found.options_type, options), seed or None)


def new_stored_table(
    match: Match,
    host: str,
    now: int,
    *,
    name: str = "",
    open: bool = False,
    watching: bool = True,
    clock: int = 0,
    lesson: str = "",
    origin: str = "",
) -> StoredTable:
    return StoredTable(
        id=codes.new_id(),
        game=match.game.name,
        rules=match.game.version,
        header=header_line(match).decode().rstrip("\n"),
        key=match.key,
        name=printable(name) if name else "",
        open=open,
        watching=watching,
        clock=clock,
        code=codes.new_code(),
        watch_code=codes.new_code(),
        host=host,
        host_generation=1,
        over=match.over,
        waiting=join_seats(match.asked),
        created=now,
        changed=now,
        lesson=lesson,
        origin=origin,
    )


def first_name(names: list[str]) -> int:
    """Where the bots of a table begin in the list of names."""
    return secrets.randbelow(len(names))


def set_chairs(wanted: list[bodies.SeatWanted], guest: str, guest_name: str) -> list[Chair]:
    """Seats as they were wished for; the first one here is the host's own."""
    chairs: list[Chair] = []
    taken = {wish.name.strip() for wish in wanted}
    free = [name for name in levels.NAMES if name not in taken] or list(levels.NAMES)
    first = first_name(free)
    for seat, wish in enumerate(wanted):
        chair = Chair(seat, name=clean_name(wish.name) if wish.name.strip() else "")
        if wish.kind == "bot":
            chair.bot = wish.level or levels.DEFAULT
            if not levels.known(chair.bot):
                raise refused("no-level")
            chair.name = chair.name or free[(first + seat) % len(free)]
        elif wish.kind == "here":
            chair.guest = guest
            if not chair.name and not any(other.guest for other in chairs):
                chair.name = guest_name
        else:
            chair.code = codes.new_code()
        if chair.name:
            chair.name = distinct(chair.name, [other.name for other in chairs])
        chairs.append(chair)
    return chairs
