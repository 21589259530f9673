"""The log people read: a battle fight by fight, and nothing twice."""

from math import isqrt
from typing import Final

from freebooter.games.seven_seas.explaining.measured import items, number, records
from freebooter.kernel.counting.statistics import as_number, as_numbers
from freebooter.kernel.events import Datum, Event

RULES: Final[dict[str, tuple[str, ...]]] = {
    "battle": ("P7-CAPTAIN-10",),
    "battle-fight": ("P7-CAPTAIN-13",),
    "battle-end": ("P7-CAPTAIN-19",),
}
"""The rules of lines that stand for a part of an event only."""

SPOTS_FOR: Final[dict[str, str]] = {
    "P7-CAPTAIN-07": "absent",
    "P7-CAPTAIN-08": "corsair",
    "P7-GOVERNOR-01": "governor",
    "P7-END-04": "hand",
}
"""What a Black Spot is for, where nothing in the line before it says so."""

MISTAKES: Final[dict[str, str]] = {
    "P7-SHIPWRIGHT-04": "shipwright",
    "P7-GOVERNOR-04": "governor",
    "P7-CAPTAIN-03": "captain",
    "P7-ABORIGINE-03": "aborigine",
    "P7-SHAMAN-03": "shaman",
    "P7-MERCHANT-07": "merchant",
    "P7-MERCHANT-08": "merchant",
    "P7-CARTOGRAPHER-02": "cartographer",
}
"""Whose action was not done."""


def log_lines(events: list[Event]) -> list[Event]:
    """The lines for these events. Roles that nobody chose share a line, and so do players who do the same."""
    lines: list[Event] = []
    for event in events:
        if event.kind == "battle":
            lines.extend(battle(event))
        elif event.kind == "whirlpool":
            lines.extend(whirlpool(event))
        elif event.kind == "curse-thrown":
            lines.extend(dice_curse(event))
        elif event.kind == "mistake":
            lines.append(line(event, "mistake", seat=event.data["seat"], why=reason(event, MISTAKES)))
        elif event.kind == "black-spot":
            lines.append(black_spots(lines, event))
        elif event.kind == "last-rounds":
            lines.append(last_rounds(event))
        elif event.kind == "guards":
            lines.append(guards(event))
        elif event.kind == "role-called-nobody":
            join(lines, event, "roles-skipped", "roles", event.data["role"])
        elif event.kind == "cards-back":
            join(lines, event, "cards-back", "seats", event.data["seat"])
        elif not is_part_of_sale(event):
            lines.append(event)
    return lines


def battle(event: Event) -> list[Event]:
    """Who throws, each fight with its distance and its losers, and how it ended (P7-CAPTAIN-10 to 19)."""
    dice = records(event, "dice")
    left = number(event, "caravan_left")
    caravan = sum(1 for die in dice if as_number(die["owner"]) < 0)
    lines = [line(event, "battle", seat=event.data["seat"], caravan=caravan, pirates=len(dice) - caravan)]
    afloat = len(dice) - caravan
    for nth, fight in enumerate(records(event, "fights"), start=1):
        sunk = as_numbers(fight["sunk"])
        pirate = as_number(fight["pirate"])
        if pirate in sunk:
            afloat -= 1
        lines.append(
            line(
                event,
                "battle-fight",
                number=nth,
                seat=dice[pirate]["owner"],
                distance=tenths(as_number(fight["distance_squared"])),
                caravan=fight["caravan_face"],
                pirate=fight["pirate_face"],
                sunk="both" if len(sunk) == 2 else "pirate" if pirate in sunk else "caravan",
            )
        )
    end = "lost" if left > 0 else "won" if afloat > 0 else "both"
    lines.append(line(event, "battle-end", end=end, left=left, afloat=afloat))
    return lines


def whirlpool(event: Event) -> list[Event]:
    """The red die, and each ship that it caught (P7-CURSE-08)."""
    dice = records(event, "dice")
    red = dice[0]
    lines = [line(event, "whirlpool", seat=event.data["seat"], face=red["face"], thrown=len(dice) - 1)]
    for die in as_numbers(event.data["caught"]):
        dx = as_number(dice[die]["x"]) - as_number(red["x"])
        dy = as_number(dice[die]["y"]) - as_number(red["y"])
        lines.append(line(event, "whirlpool-caught", seat=dice[die]["owner"], distance=tenths(dx * dx + dy * dy)))
    return lines


def dice_curse(event: Event) -> list[Event]:
    """What each has thrown (P7-CURSE-01 to 05)."""
    face = number(event, "face")
    lines = [line(event, "curse-thrown", curse=event.data["curse"], face=face, good=event.data["good"])]
    for thrown in records(event, "thrown"):
        faces = as_numbers(thrown["faces"])
        if faces:
            lines.append(
                line(event, "curse-dice", seat=thrown["seat"], faces=thrown["faces"], struck=faces.count(face))
            )
    return lines


def black_spots(lines: list[Event], event: Event) -> Event:
    """Several for the same reason are taken together: those for cards in hand (P7-END-04)."""
    count = 1
    if lines and lines[-1].kind == "black-spot" and lines[-1].data["seat"] == event.data["seat"]:
        if lines[-1].rules == event.rules:
            count += number(lines.pop(), "count")
    seat, spots, why = event.data["seat"], event.data["spots"], reason(event, SPOTS_FOR)
    return line(event, "black-spot", seat=seat, count=count, spots=spots, why=why)


def reason(event: Event, known: dict[str, str]) -> str:
    """What the rules of an event say about its reason."""
    for rule in event.rules:
        if rule in known:
            return known[rule]
    return ""


def last_rounds(event: Event) -> Event:
    """Three more rounds, or fewer where the limit cuts them short (P7-END-01, P7-AMB-61)."""
    cut = "yes" if "P7-AMB-61" in event.rules else "no"
    return line(event, "last-rounds", seat=event.data["seat"], last=event.data["last"], cut=cut)


def guards(event: Event) -> Event:
    """Ships go on guard or come back (P7-MERCHANT-12, 14)."""
    change = number(event, "change")
    kind = "guards-go" if change > 0 else "guards-return"
    return line(event, kind, seat=event.data["seat"], count=abs(change), guards=event.data["guards"])


def join(lines: list[Event], event: Event, kind: str, field: str, item: Datum) -> None:
    """Lines of this kind that follow each other become one."""
    before: list[Datum] = []
    if lines and lines[-1].kind == kind:
        before = items(lines.pop(), field)
    lines.append(line(event, kind, **{field: [*before, item]}))


def is_part_of_sale(event: Event) -> bool:
    """Sold Goods leave the ships: the line of the sale says that already."""
    return event.kind == "goods-lost" and event.rules == ("P7-MERCHANT-01",)


def tenths(squared: int) -> int:
    """A distance in tenths of a millimetre, rounded, from its square in millimetres; whole numbers only."""
    return (isqrt(400 * squared) + 1) // 2


def line(event: Event, kind: str, **data: Datum) -> Event:
    return Event(kind, RULES.get(kind, event.rules), data, event.only, event.except_seat)
