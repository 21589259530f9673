"""What came of a move that was tried out, read from its events: the laws compare it with the preview."""

from freebooter.games.marauders.names import SKULL
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Played, Seat
from freebooter.kernel.events import Event


def actions_spent(played: Played[Table]) -> dict[str, int]:
    """The actions spent; empty once the turn is over."""
    before, after = played.before, played.after
    same_turn = (before.round, before.at) == (after.round, after.at)
    return {"actions": before.turn.actions - after.turn.actions} if same_turn else {}


def first_roll(played: Played[Table], purpose: str) -> list[int] | None:
    """The dice of the first roll for a purpose, as everyone saw them, before anything repeats it."""
    for event in played.events:
        if event.kind == "skill-rolled" and event.data["purpose"] == purpose:
            faces = event.data["dice"]
            assert isinstance(faces, list)
            return [face for face in faces if isinstance(face, int)]
    return None


def dice_rolled(played: Played[Table], purpose: str) -> dict[str, int]:
    faces = first_roll(played, purpose)
    return {} if faces is None else {"dice": len(faces)}


def check_passed(played: Played[Table], purpose: str, needed: int = 1) -> dict[str, bool]:
    faces = first_roll(played, purpose)
    return {} if faces is None else {"chance": faces.count(SKULL) >= needed}


def total(played: Played[Table], kind: str, seat: Seat, name: str = "count") -> int:
    """The sum of a number over all events of a kind about a seat."""
    found = 0
    for event in played.events:
        number = event.data.get(name, 0)
        if event.kind == kind and event.data["seat"] == seat and isinstance(number, int):
            found += number
    return found


def gold_spent(played: Played[Table], seat: Seat) -> int:
    """The gold that has left ship and chest."""
    before, after = played.before.players[seat], played.after.players[seat]
    return before.gold + before.stash - after.gold - after.stash


def event_about(played: Played[Table], kind: str, seat: Seat, rule: str = "") -> Event | None:
    """The first event of a kind about a seat, by a rule if one is given."""
    for event in played.events:
        if event.kind == kind and event.data.get("seat") == seat and (not rule or rule in event.rules):
            return event
    return None


def number_in(event: Event | None, name: str) -> int:
    """A number of an event; 0 when it did not happen."""
    value = 0 if event is None else event.data[name]
    assert isinstance(value, int)
    return value
