"""What the engine tells a seat's board: prices far away, searches, the port, the raid; and the chart."""

import json
from math import atan2, degrees, dist
from pathlib import Path
from typing import Any

import pytest

from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.load import PACKS
from freebooter.games.marauders.display.board_numbers import percent
from freebooter.games.marauders.display.number_structs import BoardNumbers, PortNumbers, RaidNumbers, ZoneNumbers
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CARACAS,
    CARIBBEAN_SEA,
    COCOA,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    LETTERS,
    NASSAU,
    OLD_PROVIDENCE,
    PIRATE_FRIGATE,
    PORT_ROYAL,
    RETIRED,
    RUM,
    SPANISH,
    SUGAR,
    TRINIDAD,
    ZONES,
)
from tests.games.marauders.table import PORT_ACTION, RAID, TURN, Captain, Play, table
from tests.rules import rule

CHART = Path(__file__).parents[3] / "web" / "src" / "boards" / "marauders" / "chart.json"


def seen(game: Play, seat: int = 0) -> BoardNumbers:
    found = GAME.presentation.board_numbers(game.t, seat)
    assert isinstance(found, BoardNumbers)
    return found


def zone(game: Play, at: int) -> ZoneNumbers:
    return seen(game).zones[at]


def port(game: Play) -> PortNumbers:
    found = seen(game).port
    assert found is not None
    return found


def raid(game: Play, seat: int = 0) -> RaidNumbers:
    found = seen(game, seat).raid
    assert found is not None
    return found


@rule("MM-SELL-02", "MM-SELL-03", "MM-SELL-07", "MM-PORTPOWER-06", "MM-PORTPOWER-07")
def test_what_the_cargo_would_bring_in_every_port() -> None:
    cargo = ["sugar-1", "sugar-2", "sugar-3-cargo", "rum-1"]
    game = table(Captain(cargo=cargo), Captain(), game=TURN)
    game.demands(HAVANA, SUGAR).demands(NASSAU, COCOA).demands(CARACAS, RUM)
    assert zone(game, HAVANA).prices == {"sugar": 7, "rum": 3}
    assert zone(game, HAVANA).cargo == 24
    assert zone(game, HAVANA).demanded == 3
    assert zone(game, HAVANA).glory
    assert zone(game, NASSAU).cargo == 4 * 2
    assert zone(game, CARACAS).cargo == 3 * 3 + 6
    assert not zone(game, CARACAS).glory
    assert zone(game, CARIBBEAN_SEA).prices == {}
    assert game[0].zone == CARIBBEAN_SEA, "looking moves nobody"


@rule("MM-MOVE-04", "MM-MOVE-07", "MM-PORTPOWER-10")
def test_which_ports_let_me_in() -> None:
    game = table(Captain(bounties={ENGLISH: 1}), Captain(), wars=[(SPANISH, DUTCH)], game=TURN)
    assert zone(game, HAVANA).port == "open"
    assert zone(game, NASSAU).port == "closed"
    assert zone(game, CURACAO).port == "closed", "a Spanish captain while Spain is at war with the Dutch"
    assert zone(game, PORT_ROYAL).port == "guarded"
    assert zone(game, CARIBBEAN_SEA).port == ""
    assert [zone(game, at).steps for at in (CARIBBEAN_SEA, CURACAO, HAVANA)] == [0, 1, 3]


@rule("MM-NPC-07", "MM-NPC-14", "MM-PORTPOWER-01", "MM-PORTPOWER-07", "MM-PORTPOWER-16")
def test_who_would_look_for_me_where() -> None:
    game = table(
        Captain(bounties={ENGLISH: 4}, zone=TRINIDAD),
        Captain(),
        npcs={ENGLISH: ("EV-04", NASSAU), FRENCH: ("EV-07", BASSE_TERRE), SPANISH: ("EV-01", TRINIDAD)},
        game=TURN,
    )
    english = zone(game, NASSAU).seekers
    assert [(seeker.npc, seeker.dice) for seeker in english] == [("english-navy", 4)], "as many dice as bounty"
    once = 1 - (2 / 3) ** 4
    assert english[0].chance == round(100 * once * once), "off Nassau they must find one twice"
    french = zone(game, BASSE_TERRE).seekers
    assert french[0].chance == round(100 * (1 - (2 / 3) ** (2 * french[0].dice))), "they may repeat a failed search"
    assert zone(game, TRINIDAD).seekers == [], "no naval ship sees anyone there"
    assert zone(game, CARACAS).seekers == []


@rule("MM-NPC-02")
def test_who_comes_at_the_end_of_the_round() -> None:
    """The card lies open, so all know where the ship will be before it is on the map."""
    game = table(Captain(zone=CARACAS), Captain(), game=TURN)
    event = tables.event_card("EV-17")
    game.t.decks.events.take(event)
    game.t.npcs[PIRATE_FRIGATE].waiting = (event,)
    assert zone(game, TRINIDAD).arriving == ["pirate-frigate"]
    assert zone(game, TRINIDAD).seekers == []
    assert [at for at in (CARACAS, NASSAU, CARIBBEAN_SEA) if zone(game, at).arriving] == []


@rule("MM-SCOUT-02", "MM-SETUP-16")
def test_the_chances_of_dice() -> None:
    assert [percent(count) for count in range(5)] == [0, 33, 56, 70, 80]
    game = table(Captain("CAP-06"), Captain(), game=TURN)
    assert seen(game).scouting_chance == percent(seen(game).scouting)


@rule("MM-SHIPYARD-10", "MM-BUY-01", "MM-PORTPOWER-03", "MM-PORTPOWER-05", "MM-PORTPOWER-08")
def test_the_prices_of_the_port_where_i_am() -> None:
    hurt = Captain(zone=CARACAS, in_port=True, tracks={HULL: 1, CREW: 1})
    game = table(hurt, Captain(), game=PORT_ACTION).begins()
    assert port(game).repair == 2
    assert port(game).damage == 1, "crew is recruited, not repaired"
    assert port(game).crew_wanted == 1
    assert port(game).draw == 8
    assert port(game).ships["frigate"] == 35
    assert "man-o-war" not in port(game).ships
    at_curacao = table(Captain(zone=CURACAO, in_port=True), Captain(), game=PORT_ACTION).begins()
    assert port(at_curacao).ships["frigate"] == 30
    assert port(at_curacao).rumour == 0
    wanted = Captain("CAP-07", zone=OLD_PROVIDENCE, in_port=True, bounties={SPANISH: 1})
    at_providence = table(wanted, Captain(), game=PORT_ACTION).begins()
    assert port(at_providence).repair == 0
    assert set(port(at_providence).weapons.values()) == {1}
    assert seen(table(Captain(), Captain(), game=TURN)).port is None


def laid_out(*cards: str, dice: str = "xx1", **more: object) -> Play:
    """A raid in which these cards lie open."""
    game = table(Captain(zone=CARIBBEAN_SEA, **more), Captain(zone=TRINIDAD), game=RAID)  # type: ignore[arg-type]
    game.merchant(CARIBBEAN_SEA, DUTCH).begins()
    game.draws_cargo(*cards).dice(dice)
    game.seat(0).says("engage")
    return game


@rule("MM-RAID-14", "MM-RAID-16", "MM-RAID-17", "MM-RAID-18", "MM-RAID-19", "MM-RAID-21")
def test_how_a_raid_stands_and_what_each_card_changes() -> None:
    game = laid_out("rum-4-cannons", "sugar-5-crew", "tobacco-3-escape")
    now = raid(game)
    assert (now.outcome, now.gold, now.glory) == ("failed", 12, False), "the one cannon would be lost"
    assert now.hits == {"crew": 1, "cannons": 1}
    assert (now.escapes, now.manoeuvrability) == (1, 4)
    assert {card.card: (card.outcome, card.gold) for card in now.cards} == {
        "rum-4-cannons": ("plundered", 8),
        "sugar-5-crew": ("failed", 7),
        "tobacco-3-escape": ("failed", 9),
    }
    assert raid(game, 1) == now, "the cards lie open"
    rich = laid_out("rum-4-escape", "sugar-5-crew", "tobacco-3-escape", ship=FRIGATE)
    assert (raid(rich).outcome, raid(rich).glory) == ("plundered", True)
    sinking = laid_out("cocoa-5-hull", "sugar-1", "rum-1", tracks={HULL: 1})
    assert raid(sinking).outcome == "sunk"
    swift = laid_out("rum-4-escape", "sugar-4-escape", "tobacco-3-escape", ship=FRIGATE)
    assert raid(swift).outcome == "escaped"


def test_what_a_merchant_is_worth_on_average() -> None:
    game = table(Captain(), Captain(), game=TURN)
    assert seen(game).raid_cards == 3
    before = seen(game).raid_gold
    assert 70 < before < 100, "in tenths: the cards are worth three on average"
    game.t.convoy = 1
    assert seen(game).raid_cards == 4
    poorer = table(Captain(cargo=["rum-1", "sugar-1"]), Captain(), game=TURN)
    assert seen(poorer).raid_gold > before, "poor cards that I hold are not among them"


def test_no_board_numbers_without_a_captain_on_the_board() -> None:
    game = table(Captain(), Captain(), luck=1)
    list(bury(game.t, game[0], RETIRED, "MM-DEATH-09"))
    assert GAME.presentation.board_numbers(game.t, 0) is None
    assert seen(game, 1).zones


# The chart that the browser draws


@pytest.fixture(scope="module")
def chart() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(CHART.read_text(encoding="utf-8"))
    return found


def sides(corners: list[str]) -> set[frozenset[str]]:
    return {frozenset((corners[at - 1], corner)) for at, corner in enumerate(corners)}


def middle(chart: dict[str, Any], name: str) -> tuple[float, float]:
    points = [chart["points"][corner] for corner in chart["zones"][name]["corners"]]
    return sum(point[0] for point in points) / len(points), sum(point[1] for point in points) / len(points)


def test_the_chart_has_the_zones_and_ports_of_the_board(chart: dict[str, Any]) -> None:
    zones = {zone.id: zone for zone in PACKS[0].zones}
    assert sorted(chart["zones"]) == sorted(ZONES)
    for name, drawn in chart["zones"].items():
        assert drawn.get("nation", "") == (zones[name].nation or "")
        assert ("port" in drawn) == bool(zones[name].nation)


def test_zones_share_a_side_on_the_chart_if_they_border_on_the_board(chart: dict[str, Any]) -> None:
    edges = {name: sides(drawn["corners"]) for name, drawn in chart["zones"].items()}
    for printed in PACKS[0].zones:
        touching = {other for other, side in edges.items() if other != printed.id and side & edges[printed.id]}
        assert touching == set(printed.borders.values()), printed.id


def test_neighbours_lie_where_the_compass_says(chart: dict[str, Any]) -> None:
    """Within 80 degrees, so that arrow keys and the orders of events agree with what one sees."""
    for printed in PACKS[0].zones:
        x, y = middle(chart, printed.id)
        for letter, other in printed.borders.items():
            a, b = middle(chart, other)
            bearing = degrees(atan2(a - x, y - b)) % 360
            off = abs(bearing - 45 * LETTERS.index(letter))
            assert min(off, 360 - off) < 80, (printed.id, letter, other, bearing)


def test_nothing_on_the_chart_lies_on_something_else(chart: dict[str, Any]) -> None:
    """Ports have room for their name, and lie in their own zone."""
    ports = {name: drawn["port"] for name, drawn in chart["zones"].items() if "port" in drawn}
    for name, place in ports.items():
        assert inside(place, [chart["points"][corner] for corner in chart["zones"][name]["corners"]]), name
        assert all(dist(place, other) > 70 for twin, other in ports.items() if twin != name), name


def inside(point: list[float], corners: list[list[float]]) -> bool:
    """By the number of sides that a line from the point to the east crosses."""
    x, y = point
    crossed = False
    for (a, b), (c, d) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (b > y) != (d > y) and x < a + (y - b) / (d - b) * (c - a):
            crossed = not crossed
    return crossed
