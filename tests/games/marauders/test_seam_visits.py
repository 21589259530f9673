"""Seams of visits: the start of a Port action, places that are not ports, yards that a module closes."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.moves import DO, PAY, REFRESH
from freebooter.games.marauders.names import (
    CARACAS,
    CREW,
    CURACAO,
    FLUTE,
    FRIGATE,
    HULL,
    NASSAU,
    PETITE_GOAVE,
    REINFORCED_HULL,
    RUM,
    SANTO_DOMINGO,
    SHIPYARD,
    SPANISH,
    ST_JOHN,
    TRINIDAD,
)
from freebooter.games.marauders.port.buy import BUYING
from freebooter.games.marauders.port.elsewhere import PlaceMenu, visit_elsewhere
from freebooter.games.marauders.port.recruit import RECRUITING
from freebooter.games.marauders.port.rumour import ASKING_AROUND
from freebooter.games.marauders.port.sell import SELLING
from freebooter.games.marauders.port.shipyard import AT_SHIPYARD
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import here, visit_of
from freebooter.kernel.ask import Flow, Offer, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, Captain, Play, Room, table

TOWN = PlaceMenu("drill-town", "MM-PORT-02", [SELLING, BUYING, AT_SHIPYARD, RECRUITING, ASKING_AROUND], joins=True)
STATION = PlaceMenu("drill-station", "MM-PORT-02", [SELLING, BUYING])
BOUGHT: list[bool] = []
STARTED: list[bool] = []
CLOSED = Refusal("mm-nothing-at-yard", "MM-SHIPYARD-01", gold=0)
VETOES: set[str] = set()


class Gift(Offer[Table]):
    """A gold for the asking."""

    def __init__(self) -> None:
        super().__init__([PAY])

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        effects.gain_gold(t, t.players[seat], 1, "MM-PORT-02")


class Drill(Module):
    def __init__(self) -> None:
        super().__init__("drill-visits")

    def port_action_starts(self, t: Table, player: Player) -> Part[None]:
        yield from ()
        STARTED.append(bool(t.board.modification_open[player.zone]))

    def town_activities(self) -> Sequence[Offer[Table]]:
        return [Gift()]

    def may_repair(self, t: Table, player: Player) -> Refusal | None:
        return CLOSED if "repair" in VETOES else None

    def may_use_yard(self, t: Table, player: Player) -> Refusal | None:
        return CLOSED if "yard" in VETOES else None


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Drill())
    for noted in (BOUGHT, STARTED, VETOES):
        noted.clear()
    yield
    remove_module("drill-visits")


def place(menu: PlaceMenu, draw: int) -> Room:
    def visiting(t: Table) -> Flow:
        t.turn.acted = True
        bought = yield from visit_elsewhere(t, t.current, menu, draw)
        BOUGHT.append(bought)

    return Room(lambda t: None if t.turn.acted else visiting(t))


def at(menu: PlaceMenu, zone: int, draw: int = 4, **more: object) -> Play:
    captain = Captain(zone=zone, **{"id": "CAP-06", **more})  # type: ignore[arg-type]
    return table(captain, Captain(), game=place(menu, draw), modules=["drill-visits"])


def in_port(**more: object) -> Play:
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, **more)  # type: ignore[arg-type]
    return table(captain, Captain(), game=PORT_ACTION, modules=["drill-visits"])


def test_a_port_action_starts_when_the_modification_is_turned_up() -> None:
    in_port().offers_modification(TRINIDAD, REINFORCED_HULL).begins()
    assert STARTED == [True]


def test_a_town_offers_the_activities_it_has_and_those_of_modules() -> None:
    game = at(TOWN, NASSAU, gold=9, tracks={CREW: 1}, cargo=["rum-1"]).begins()
    assert game.options == ["do-sell", "do-buy", "do-shipyard", "do-recruit", "do-rumour", "pay"]
    assert at(STATION, NASSAU, cargo=["rum-1"]).begins().options == ["do-sell", "do-buy"]


def test_exactly_one_activity_is_done() -> None:
    game = at(TOWN, NASSAU).begins()
    game.seat(0).says("pay")
    assert game.asked is None
    assert game[0].gold == 1
    assert game.t.visit is None
    assert not game[0].in_port


def test_a_town_draws_its_own_number_of_cards_and_the_port_does_not_remember() -> None:
    game = at(TOWN, CARACAS, 3, gold=9).demands(CARACAS, RUM)
    game.t.harvest = 2
    game.begins().draws_cargo("cocoa-1", "spices-1", "timber-1").seat(0).says("do-buy")
    assert game.told("goods-drawn-hidden") == [{"seat": 0, "count": 3}]
    game.seat(0).says("buy-cocoa-1", "done")
    assert BOUGHT == [True]
    assert game[0].bought_port != CARACAS
    assert game[0].cargo != ()


def test_who_buys_nothing_has_not_bought() -> None:
    game = at(TOWN, CARACAS, 1).demands(CARACAS, RUM).begins().draws_cargo("cocoa-1")
    game.seat(0).says("do-buy", "done")
    assert BOUGHT == [False]


def test_a_town_has_no_powers_of_its_zone() -> None:
    """Santo Domingo asks for no redraw; prices are as everywhere; pirates repair in Petite Goave, for gold."""
    game = at(TOWN, SANTO_DOMINGO, 1, gold=5).demands(SANTO_DOMINGO, RUM).begins().draws_cargo("cocoa-1")
    game.seat(0).says("do-buy")
    assert game.asked == (0, "buy")
    game = at(TOWN, PETITE_GOAVE, gold=5, tracks={HULL: 1}, bounties={SPANISH: 1}).begins()
    assert prices.repair_price(game.t, game[0]) > 0
    game.seat(0).says("do-shipyard")
    assert "repair-hull" in game.options
    town = at(TOWN, CURACAO).begins()
    assert prices.ship_price(town.t, town[0], FRIGATE) == 35
    assert prices.rumour_price(town.t, town[0]) > 0


def test_other_ports_keep_their_powers_meanwhile() -> None:
    game = at(TOWN, NASSAU).begins()
    assert not here(game.t, game[0], NASSAU)
    other = game[1]
    other.zone = CURACAO
    assert here(game.t, other, CURACAO)
    assert not here(game.t, other, NASSAU)


def test_a_town_has_no_modification_and_no_service_for_one() -> None:
    game = at(TOWN, ST_JOHN, gold=9, modifications=[REINFORCED_HULL]).offers_modification(ST_JOHN, REINFORCED_HULL)
    game.t.board.modification_open[ST_JOHN] = True
    game[0].ship.flipped = 1 << REINFORCED_HULL
    game.begins().seat(0).says("do-shipyard")
    assert not [name for name in game.options if "modification" in name or "refresh" in name]
    reason = game.ask_of(0).refusal(game.t, REFRESH[REINFORCED_HULL])
    assert reason is not None
    assert reason.message == "mm-only-in-port"


def test_the_cheap_weapon_of_a_port_action_is_not_for_a_town() -> None:
    game = at(TOWN, TRINIDAD, id="CAP-15", gold=9).begins()
    assert not prices.uses_cheap_arms(game.t, game[0])
    visit_of(game.t).powers = True
    assert prices.uses_cheap_arms(game.t, game[0])


def test_what_a_smaller_ship_cannot_take_goes_overboard_at_once() -> None:
    game = at(TOWN, TRINIDAD, ship=FLUTE, gold=20, cargo=["rum-1", "sugar-1", "cocoa-1", "fruit-1"]).begins()
    game.seat(0).says("do-shipyard", "buy-ship-sloop")
    assert game.asked == (0, "drop-cargo")
    while game.asked == (0, "drop-cargo"):
        game.seat(0).does(game.ask_of(0).options[0])
    assert effects.room_of(game.t, game[0]) == 0


def test_modules_forbid_repairs() -> None:
    VETOES.add("repair")
    game = in_port(gold=5, tracks={HULL: 1}).begins()
    game.seat(0).says("do-shipyard")
    assert "repair-hull" not in game.options


def test_modules_close_a_yard() -> None:
    VETOES.add("yard")
    game = in_port(gold=50).begins()
    assert "do-shipyard" not in game.options
    assert game.ask_of(0).refusal(game.t, DO[SHIPYARD]) is CLOSED
