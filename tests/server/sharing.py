"""People who add to the dice of a table, step by step."""

from typing import Any

from freebooter.kernel.shares import promise_of
from tests.server.harness import Browser, Json, Server, Wire, wait_for

NUMBERS = ["0a" * 32, "1b" * 32, "2c" * 32]


def gather(server: Server, seats: str = "here invite", **more: Any) -> tuple[str, list[Browser]]:
    """A table at which everybody has sat down."""
    anna = server.browser()
    table = anna.table("smugglers", seats, **more)
    people = [anna]
    for _seat in range(seats.count("invite")):
        people.append(server.browser())
        people[-1].post("/api/join", {"code": table["code"]})
    return table["id"], people


def add(person: Browser, table: str, seat: int, status: int = 200, **what: str) -> Json:
    told: Json = person.post(f"/api/tables/{table}/seats/{seat}/share", what, status)
    return told


def promise(person: Browser, table: str, seat: int) -> Json:
    return add(person, table, seat, promise=promise_of(NUMBERS[seat]))


def dealt(server: Server, table: str) -> Any:
    """Waits for the cards; the table as the server has it."""
    room = server.house.rooms[table]
    wait_for(lambda: room.table.dealing is None and room.table.entry_rows)
    return room.table


def until_dealt(wire: Wire) -> None:
    wire.read()
    while "view" not in wire.state:
        wire.read()


def together(people: list[Browser], table: str) -> None:
    """Everybody promises and tells their number, seat by seat."""
    for seat, person in enumerate(people):
        promise(person, table, seat)
    wait_for(lambda: people[0].get(f"/api/tables/{table}")["dealing"]["stage"] == "telling")
    for seat, person in enumerate(people):
        add(person, table, seat, number=NUMBERS[seat])


def lines_told(updates: list[Json]) -> list[str]:
    """What people read in the log."""
    return [line["text"] for update in updates for line in update.get("lines", [])]
