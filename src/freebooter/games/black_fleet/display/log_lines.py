"""The log people read: an action and its pay in one line, and nothing that follows from the line before."""

from typing import Final

from freebooter.games.black_fleet.names import FIRST_PIRATE, MOST_SEATS, SHIPS, crew_name
from freebooter.kernel.counting.statistics import as_number
from freebooter.kernel.events import Datum, Event

PAID: Final = ("goods-sold", "merchant-robbed", "treasure-buried", "pirate-sunk", "cube-confiscated")
"""Actions that pay doubloons; the event of the payment comes right after them."""

NOT_LOGGED: Final = ("ship-activated", "movement-drawn-hidden")
"""Events without a line: that a ship is activated shows when it sails, and everyone draws up to two cards."""


def log_lines(events: list[Event]) -> list[Event]:
    """The lines for these events, in order."""
    lines: list[Event] = []
    for event in events:
        kind, data = event.kind, event.data
        before = lines[-1] if lines else None
        if kind in PAID:
            lines.append(with_pay(event))
        elif kind == "doubloons-gained" and before is not None and before.kind in PAID:
            lines[-1] = merge(before, event, paid(event))
        elif kind == "merchant-docked":
            lines.append(line(event, kind, **data, good="", count=0))
        elif kind == "goods-loaded" and before is not None and before.kind in ("goods-sold", "merchant-docked"):
            lines[-1] = merge(before, event, loaded(before, event))
        elif kind == "sailed":
            lines.append(sailed(event))
        elif kind == "ship-pushed":
            moved = {"start": data["start"], "space": data["space"], **owner(data["ship"])}
            lines.append(line(event, kind, seat=data["seat"], **moved))
        elif kind == "ships-exchanged":
            lines.append(line(event, "ship-swept", space=data["space"], **owner(data["ship"])))
            lines.append(line(event, "ship-swept", space=data["other_space"], **owner(data["other"])))
        elif kind == "doubloons-taken":
            lines.append(line(event, kind, seat=data["seat"], seats=victims(event), count=data["count"]))
        elif kind == "fortune-drawn-hidden":
            count = 1
            if before is not None and before.kind == kind and before.data["seat"] == data["seat"]:
                count += as_number(lines.pop().data["count"])
            lines.append(line(event, kind, seat=data["seat"], count=count))
        elif is_on_movement_card(event) and before is not None and before.kind == "movement-played":
            lines[-1] = merge(before, event, {})
        elif kind not in NOT_LOGGED and not is_on_movement_card(event):
            lines.append(event)
    return lines


def with_pay(event: Event) -> Event:
    """A paid action with fields for the pay and the other player; who sank a pirate is in the event of the pay."""
    data = dict(event.data)
    data["gained"] = data["doubloons"] = 0
    if event.kind == "goods-sold":
        data["loaded"], data["fresh"] = 0, ""
    elif event.kind in ("merchant-robbed", "cube-confiscated"):
        data["seats"] = victims(event)
    elif event.kind == "pirate-sunk":
        data["seats"] = [data["seat"]]
    return line(event, event.kind, **data)


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
        return line(event, "entered", seat=data["seat"], space=data["space"], cost=data["cost"])
    crew = crew_name(SHIPS.index(str(data["ship"])))
    return line(
        event, "sailed", seat=data["seat"], crew=crew, start=data["start"], space=data["space"], cost=data["cost"]
    )


def owner(name: Datum) -> dict[str, Datum]:
    """A ship by the player it belongs to; a navy ship belongs to nobody."""
    ship = SHIPS.index(str(name))
    seats: list[Datum] = [ship % MOST_SEATS] if ship < FIRST_PIRATE + MOST_SEATS else []
    return {"crew": crew_name(ship), "owned": len(seats), "seats": seats}


def victims(event: Event) -> list[Datum]:
    return [as_number(event.data["victim"]) - 1]


def is_on_movement_card(event: Event) -> bool:
    """The command of the navy ship that the movement card shows: the line of the card says it."""
    return event.kind == "navy-commanded" and event.rules == ("BF-MOVE-10",)


def line(event: Event, kind: str, **data: Datum) -> Event:
    return Event(kind, event.rules, data, event.only, event.except_seat)
