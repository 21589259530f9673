"""Events as log lines: fighters are named, dice are counted, repetitions are dropped."""

from typing import Final

from freebooter.games.marauders.names import FACES, LOCATIONS, NOBODY, SKULL
from freebooter.kernel.counting.statistics import as_numbers
from freebooter.kernel.events import Datum, Event

PLAYER: Final = "player"
HIT_EVENTS: Final = ("damage", "hit-cancelled", "hits-to-hull", "hits-lost")


def log_lines(events: list[Event]) -> list[Event]:
    """The log lines of these events."""
    lines: list[Event] = []
    rolled: dict[str, int] = {}
    for event in events:
        if event.kind == "contest-rolled":
            rolled[str(event.data["side"])] = as_numbers(event.data["dice"]).count(SKULL)
        elif event.kind == "contest-won":
            event = reworded(event, event.kind, {**event.data, "tie": is_tie(rolled)})
            rolled = {}
        if event.kind == "navies-sail":
            lines.extend(navies(event))
        elif not is_empty(event):
            lines.append(line(event))
    return lines


def is_tie(successes: dict[str, int]) -> str:
    """Have both sides as many, as far as it is told here, so that the other dice have decided (MM-COMBAT-07)?"""
    return "yes" if len(successes) == 2 and len(set(successes.values())) == 1 else "no"


def is_empty(event: Event) -> bool:
    """Is the event a repetition: part of a sale already logged, or nothing taken from an empty stash?"""
    if event.kind == "cargo-discarded":
        return event.rules == ("MM-SELL-04",)
    return event.kind == "gold-withdrawn" and event.data["count"] == 0


def line(event: Event) -> Event:
    """The same with the words that the texts need: seats for names, faces for numbers."""
    data, kind = dict(event.data), event.kind
    if kind == "crew-lost" and "side" not in data:
        return reworded(event, "crew-fallen", data)
    if kind == "game-ends":
        return reworded(event, kind, {"by": data.get("by", "captain-deck")})
    if kind == "npc-moved" and data["origin"] == data["zone"]:
        return reworded(event, "npc-stays", data)
    if kind == "demand-changed" and data.get("before") == data["good"]:
        return reworded(event, "demand-stays", data)
    if kind == "mission-lost":
        return reworded(event, mission_lost(event), data)
    if kind in ("war", "peace"):
        one, two = as_list(data["nations"])
        return reworded(event, kind, {**data, "one": one, "two": two})
    if kind in HIT_EVENTS:  # an NPC's ship has no seat
        data["who"] = "enemy" if data["seat"] == NOBODY else PLAYER
    if kind == "damage":
        hits, left, full = [as_numbers(data[name]) for name in ("hits", "left", "full")]
        struck = [at for at, count in enumerate(hits) for hit in range(count)]
        data["hits"] = [LOCATIONS[at] for at in struck]
        data["left"] = [left[at] for at in struck]
        # A module may let a ship have more than its values say.
        data["full"] = [max(full[at], left[at] + hits[at]) for at in struck]
    elif kind == "hits-to-hull":
        data["count"] = len(as_list(data["hits"]))
    if "aggressor" in data:
        name_side(data, data.pop("aggressor"))
        name_other(data, data.pop("defender"))
    elif "side" in data:
        name_side(data, data.pop("side"))
        if "loser" in data:
            name_other(data, data.pop("loser"))
    elif "loser" in data:
        data["seats"] = [data.pop("loser")]
    if kind == "hits-rolled":
        dice = sorted(as_numbers(data["dice"]))
        data["dice"] = ["skull" if face == SKULL else LOCATIONS[face] for face in dice]
    elif "dice" in data:
        faces = as_numbers(data["dice"])
        data["successes"] = faces.count(SKULL)
        data["dice"] = [FACES[face] for face in sorted(faces)]
    return reworded(event, kind, data)


def mission_lost(event: Event) -> str:
    """Given up for another, lost with the captain or to a victor, or with what was carried for it."""
    if "MM-MISSION-06" in event.rules:
        return "mission-lost"
    with_ship = any(rule.startswith(("MM-DEATH", "MM-PLUNDER")) for rule in event.rules)
    return "mission-lost-with-ship" if with_ship else "mission-lost-with-load"


def name_side(data: dict[str, Datum], side: Datum) -> None:
    """A side of a battle: a player, or the name of somebody else."""
    data["seat"] = side if isinstance(side, int) else NOBODY
    data["who"] = PLAYER if isinstance(side, int) else side


def name_other(data: dict[str, Datum], side: Datum) -> None:
    data["seats"] = [side] if isinstance(side, int) else []
    data["other"] = PLAYER if isinstance(side, int) else side


def navies(event: Event) -> list[Event]:
    """What the navies sail now, each kind of ship in a line."""
    captains: dict[str, list[Datum]] = {}
    ships = event.data["ships"]
    assert isinstance(ships, dict)
    for captain, ship in ships.items():
        captains.setdefault(str(ship), []).append(captain)
    return [reworded(event, event.kind, {"ship": ship, "captains": names}) for ship, names in captains.items()]


def reworded(event: Event, kind: str, data: dict[str, Datum]) -> Event:
    return Event(kind, event.rules, data, event.only, event.except_seat)


def as_list(datum: Datum) -> list[Datum]:
    assert isinstance(datum, list)
    return datum
