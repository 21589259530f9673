"""The log people read: a deed and what it pays in one line, and nothing that follows from the line before."""

from typing import Final, cast

from freebooter.games.black_fleet.names import FIRST_PIRATE, MOST_SEATS, SHIPS
from freebooter.kernel.events import Datum, Event

PAID: Final = ("goods-sold", "merchant-robbed", "treasure-buried", "pirate-sunk", "cube-confiscated")
"""What brings doubloons; the event that pays them follows at once."""

UNTOLD: Final = ("ship-activated", "movement-drawn-hidden")
"""What goes without saying: the ship sails, and everyone draws back to two movement cards."""


def log_lines(events: list[Event]) -> list[Event]:
    """These events line by line."""
    told: list[Event] = []
    for event in events:
        kind, data = event.kind, event.data
        before = told[-1] if told else None
        if kind in PAID:
            told.append(deed(event))
        elif kind == "doubloons-gained" and before is not None and before.kind in PAID:
            told[-1] = merge(before, event, paid(event))
        elif kind == "merchant-docked":
            told.append(retell(event, kind, **data, good="", count=0))
        elif kind == "goods-loaded" and before is not None and before.kind in ("goods-sold", "merchant-docked"):
            told[-1] = merge(before, event, loaded(before, event))
        elif kind == "sailed":
            told.append(sailed(event))
        elif kind == "ship-pushed":
            moved = {"start": data["start"], "space": data["space"], **owner(data["ship"])}
            told.append(retell(event, kind, seat=data["seat"], **moved))
        elif kind == "ships-exchanged":
            told.append(retell(event, "ship-swept", space=data["space"], **owner(data["ship"])))
            told.append(retell(event, "ship-swept", space=data["other_space"], **owner(data["other"])))
        elif kind == "doubloons-taken":
            told.append(retell(event, kind, seat=data["seat"], seats=victims(event), count=data["count"]))
        elif kind == "fortune-drawn-hidden":
            count = 1
            if before is not None and before.kind == kind and before.data["seat"] == data["seat"]:
                count += cast(int, told.pop().data["count"])
            told.append(retell(event, kind, seat=data["seat"], count=count))
        elif follows_from_the_card(event) and before is not None and before.kind == "movement-played":
            told[-1] = merge(before, event, {})
        elif kind not in UNTOLD and not follows_from_the_card(event):
            told.append(event)
    return told


def deed(event: Event) -> Event:
    """With room for what it pays, and the other player by name; who sinks a pirate is told by the pay."""
    data = dict(event.data)
    data["gained"] = data["doubloons"] = 0
    if event.kind == "goods-sold":
        data["loaded"], data["fresh"] = 0, ""
    elif event.kind in ("merchant-robbed", "cube-confiscated"):
        data["seats"] = victims(event)
    elif event.kind == "pirate-sunk":
        data["seats"] = [data["seat"]]
    return retell(event, event.kind, **data)


def merge(before: Event, event: Event, more: dict[str, Datum]) -> Event:
    """One line for both, under the rules of both."""
    rules = before.rules + tuple(rule for rule in event.rules if rule not in before.rules)
    return Event(before.kind, rules, {**before.data, **more}, before.only, before.except_seat)


def paid(event: Event) -> dict[str, Datum]:
    data = event.data
    return {"seat": data["seat"], "gained": data["count"], "doubloons": data["doubloons"]}


def loaded(before: Event, event: Event) -> dict[str, Datum]:
    """What a merchant takes aboard where it docks, or after a sale."""
    good, count = event.data["good"], event.data["count"]
    return {"fresh": good, "loaded": count} if before.kind == "goods-sold" else {"good": good, "count": count}


def sailed(event: Event) -> Event:
    """A ship from space to space; a pirate from the distant sea comes in."""
    data = event.data
    if event.rules != ("BF-MOVE-02",):
        return retell(event, "entered", seat=data["seat"], space=data["space"], cost=data["cost"])
    crew = crew_of(SHIPS.index(cast(str, data["ship"])))
    return retell(
        event, "sailed", seat=data["seat"], crew=crew, start=data["start"], space=data["space"], cost=data["cost"]
    )


def crew_of(ship: int) -> str:
    return "merchant" if ship < FIRST_PIRATE else "pirate" if ship < FIRST_PIRATE + MOST_SEATS else SHIPS[ship]


def owner(name: Datum) -> dict[str, Datum]:
    """A ship by the player it belongs to; a navy ship belongs to nobody."""
    ship = SHIPS.index(cast(str, name))
    seats: list[Datum] = [ship % MOST_SEATS] if ship < FIRST_PIRATE + MOST_SEATS else []
    return {"crew": crew_of(ship), "owned": len(seats), "seats": seats}


def victims(event: Event) -> list[Datum]:
    return [cast(int, event.data["victim"]) - 1]


def follows_from_the_card(event: Event) -> bool:
    """The navy ship on the movement card, which was told with it."""
    return event.kind == "navy-commanded" and event.rules == ("BF-MOVE-10",)


def retell(event: Event, kind: str, **data: Datum) -> Event:
    return Event(kind, event.rules, data, event.only, event.except_seat)
