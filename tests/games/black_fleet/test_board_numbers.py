"""The numbers for a seat's board: they are what the engine then really offers."""

import json
from pathlib import Path
from typing import cast

import pytest

from freebooter.games.black_fleet.charts import CHARTS
from freebooter.games.black_fleet.content.cards import GOODS
from freebooter.games.black_fleet.display.number_structs import BoardNumbers, CardNumbers, ShipNumbers, Stop, Threat
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run
from tests.games.black_fleet.table import Captain, Play, move_named, table
from tests.games.black_fleet.test_play import eager
from tests.rules import rule

CHART = Path(__file__).parents[3] / "web" / "src" / "boards" / "black-fleet" / "charts.json"


def board_numbers_of(t: Table, seat: int) -> BoardNumbers:
    found = GAME.presentation.board_numbers(t, seat)
    assert isinstance(found, BoardNumbers)
    return found


def sees(game: Play, seat: int = 0) -> BoardNumbers:
    return board_numbers_of(game.t, seat)


def ship_of(ships: list[ShipNumbers], crew: str) -> ShipNumbers:
    return next(ship for ship in ships if ship.crew == crew)


def stop(ship: ShipNumbers, space: str) -> Stop:
    return next(stop for stop in ship.stops if stop.space == space)


def card(board_numbers: BoardNumbers, name: str) -> CardNumbers:
    return next(card for card in board_numbers.cards if card.card == name)


def running(t: Table) -> tuple[Table, Run]:
    """A copy of the table that asks the same question."""
    copy = t.copy()
    run = Run(GAME, copy)
    run.begin()
    return copy, run


def asked(run: Run) -> Ask | None:
    return run.question if isinstance(run.question, Ask) else None


def after(t: Table, *moves: Move) -> tuple[Table, Run]:
    copy, run = running(t)
    for move in moves:
        run.answer(move)
    return copy, run


def reached_by_steps(t: Table, ship: int) -> dict[str, int]:
    """Every space at which the ship can be put by one `sail-to` after another, and the least they cost in all."""
    names = t.board.names
    found: dict[str, int] = {names[t.place[ship]]: 0}
    open_ends: list[tuple[Table, int]] = [(t, 0)]
    while open_ends:
        here, spent = open_ends.pop(0)
        copy, run = running(here)
        ask = asked(run)
        if ask is None or ask.prompt != "sail":
            continue
        for move in ask.options:
            if move.verb != "sail-to":
                continue
            note = ask.preview(copy, move)
            assert note is not None
            cost = spent + int(note.params["cost"])
            there, _ = after(here, move)
            space = names[there.place[ship]]
            if space not in found or cost < found[space]:
                found[space] = cost
                open_ends.append((there, cost))
    del found[names[t.place[ship]]]  # where it is already
    return found


def compare(t: Table, seat: int) -> int:
    """The board_numbers of the ship that is sailing against the engine; returns the number of stops."""
    sailing = t.sailing
    assert sailing is not None
    (told,) = board_numbers_of(t, seat).ships
    assert {one.space: one.cost for one in told.stops} == reached_by_steps(t, sailing.ship)
    for one in told.stops:
        assert one.path[-1] == one.space
        first = [move_named(f"sail-to-{one.via}")] if one.via else []
        there, run = after(t, *first, move_named(f"sail-to-{one.space}"))
        ask = asked(run)
        options = {} if ask is None or ask.prompt != "sail" or ask.seat != seat else {m.name: m for m in ask.options}
        promised = {f"attack-{attack.ship}": attack.doubloons for attack in one.attacks}
        if one.sale:
            promised["sell"] = one.sale
        if one.burial:
            promised["bury"] = one.burial
        deeds = {name for name, move in options.items() if move.verb in ("attack", "sell", "bury")}
        assert deeds == promised.keys(), (one, deeds)
        for name, doubloons in promised.items():
            before = there.players[seat].doubloons
            paid, _ = after(there, options[name])
            assert paid.players[seat].doubloons - before == doubloons, (one, name)
    return len(told.stops)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (4, 5)])
def test_the_reach_of_a_ship_is_what_play_step_by_step_can_reach(players: int, seed: int) -> None:
    """Along whole games: also how far each card takes the ships before it is played."""
    match = new_match(GAME, players, {}, seed)
    chance = SearchChance(f"board_numbers {seed}")
    stops = cards = turns = 0
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        t = cast(Table, match.run.state)
        assert ask is not None
        turns += ask.prompt == "play-movement"
        if ask.prompt == "sail" and chance.below(4) == 0:
            stops += compare(t, seat)
        elif ask.prompt == "play-movement" and chance.below(4) == 0:
            for promise in board_numbers_of(t, seat).cards:
                there, run = after(t, move_named(f"play-{promise.card}"))
                question = asked(run)
                if question is None or question.prompt != "choose-ship":
                    continue  # which navy ship is commanded has yet to be said
                for ship in board_numbers_of(there, seat).ships:
                    told = ship_of(promise.ships, ship.crew)
                    assert told.steps == ship.steps
                    assert [(one.space, one.cost, one.sale, one.burial, one.attacks) for one in told.stops] == [
                        (one.space, one.cost, one.sale, one.burial, one.attacks) for one in ship.stops
                    ]
                    cards += 1
        match.play(seat, eager(match, ask, chance))
    assert stops > 100
    assert cards > 10
    assert match.game.presentation.board_numbers(match.run.state, 0) is None


class TestReach:
    @rule("BF-MOVE-02", "BF-MERCHANT-03")
    def test_a_card_tells_the_reach_of_all_three_ships_and_what_they_earn(self) -> None:
        game = table(
            Captain(merchant="H4", good="sugar", pirate="J5", treasures=["corn"], movement=["MY-11", "MV-01"]),
            Captain(merchant="L6", good="tools"),
            Captain(pirate="H7"),
            yellow="H6",
            violet="K11",
        )
        told = card(sees(game), "MY-11")
        assert (told.merchant, told.pirate, told.navy, told.navy_ship, told.symbol) == (5, 3, 2, "yellow-navy", "none")
        assert [ship.crew for ship in told.ships] == ["merchant", "pirate", "yellow-navy"]
        merchant, pirate, navy = told.ships
        assert stop(merchant, "I3").cost == 2
        assert stop(merchant, "I3").sale == 6  # La Barbaria pays 2 for sugar
        assert pirate.here is not None
        assert pirate.here.burial == 6
        assert stop(pirate, "J4").burial == 4
        assert navy.here is not None
        assert [(one.ship, one.doubloons, one.sinks) for one in navy.here.attacks] == [("pirate-3", 2, True)]

    def test_the_card_kept_in_hand_stays_readable_but_promises_no_reach(self) -> None:
        game = table(Captain(merchant="C4", movement=["MY-11", "MV-01"]), Captain(), Captain())
        before = card(sees(game), "MV-01")
        game.plays_card("MY-11")
        (kept,) = sees(game).cards
        assert (kept.card, kept.merchant, kept.pirate, kept.navy) == (
            "MV-01",
            before.merchant,
            before.pirate,
            before.navy,
        )
        assert before.ships
        assert kept.ships == []

    def test_the_question_knows_when_nothing_is_left_to_sail(self) -> None:
        game = table(Captain(merchant="C4", movement=["MY-11", "MV-01"], fortune=["F-01"]), Captain(), Captain())
        game.plays_card("MY-11")
        _, run = running(game.t)
        left = []
        for _ in range(3):
            ask = asked(run)
            assert ask is not None
            left.append(ask.words(run.state))
            run.answer(ask.options[0])
            run.answer(move_named("finish"))
        ask = asked(run)
        assert ask is not None
        assert [*left, ask.words(run.state)] == [{"ships": 3}, {"ships": 2}, {"ships": 1}, {"ships": 0}]

    @rule("BF-PIRATE-04")
    def test_a_ship_that_sails_knows_whom_it_could_rob(self) -> None:
        game = table(Captain(pirate="H4", movement=["MY-11", "MV-01"]), Captain(merchant="J5", good="rum"), Captain())
        game.plays_card("MY-11").pirate()
        (ship,) = sees(game).ships
        assert ship.steps == 3
        robs = stop(ship, "I5")
        assert [(one.ship, one.doubloons, one.sinks) for one in robs.attacks] == [("merchant-2", 2, False)]
        assert (robs.cost, len(robs.path), robs.path[-1]) == (2, 2, "I5")
        assert not stop(ship, "H3").attacks

    def test_smugglers_enter_at_a_lair_and_sail_on(self) -> None:
        game = table(Captain(bought=["D11-01"], movement=["MY-11", "MV-01"]), Captain(), Captain())
        game.plays_card("MY-11").pirate()
        (ship,) = sees(game).ships
        assert ship.here is None
        assert (stop(ship, "E8").cost, stop(ship, "E8").via) == (0, "")
        assert (stop(ship, "D8").cost, stop(ship, "D8").via, stop(ship, "D8").path) == (1, "E8", ["E8", "D8"])
        assert compare(game.t, 0) > 20

    @rule("BF-MERCHANT-06")
    def test_every_port_says_what_it_pays_for_the_cargo(self) -> None:
        game = table(Captain(merchant="C4", good="sugar", cubes=2, bought=["D5-04"]), Captain(), Captain())
        offers = {offer.port: (offer.price, offer.doubloons) for offer in sees(game).offers}
        assert offers == {
            "la-barbaria": (2, 5),
            "vesper-point": (0, 0),
            "verdemar": (3, 7),
            "goldstrand": (0, 0),
            "anvil-quay": (3, 7),
        }
        assert sees(table(Captain(merchant=None), Captain(), Captain())).offers == []


class TestThreats:
    def threats(self, game: Play, seat: int = 0) -> list[Threat]:
        return sees(game, seat).threats

    @rule("BF-PIRATE-01", "BF-NAVY-01")
    def test_who_could_rob_or_sink_my_ships(self) -> None:
        game = table(
            Captain(merchant="H4", good="rum", cubes=1, pirate="B7", treasures=["corn"]),
            Captain(pirate="H7"),
            Captain(),
            yellow="B9",
            violet="P11",
        )
        told = {(one.ship, one.seat, one.by): one for one in self.threats(game)}
        robber = told["merchant-1", 1, "pirate-2"]
        assert (robber.steps, robber.cubes, robber.sinks) == (2, 1, True)
        assert robber.percent == 100  # every movement card moves a pirate two spaces
        assert ("merchant-1", 2, "pirate-3") not in told  # off the board, and too far from every distant sea
        hunters = [told["pirate-1", seat, "yellow-navy"] for seat in (1, 2)]
        assert [(one.steps, one.cubes, one.sinks) for one in hunters] == [(1, 1, True)] * 2
        assert all(60 < one.percent < 100 for one in hunters)  # it takes a card of that colour
        assert not [one for one in self.threats(game) if one.by == "violet-navy"]

    def test_a_battery_keeps_them_away(self) -> None:
        position = [Captain(merchant="H2", good="rum"), Captain(pirate="H3"), Captain()]
        assert [one.by for one in self.threats(table(*position))] == ["pirate-2"]
        position[0] = Captain(merchant="H2", good="rum", bought=["D11-05"])
        assert self.threats(table(*position)) == []

    @rule("BF-PIRATE-02")
    def test_a_full_hold_robs_nobody(self) -> None:
        game = table(Captain(merchant="H4", good="rum"), Captain(pirate="H5", treasures=["rum"]), Captain())
        assert self.threats(game) == []

    @rule("BF-AMB-06")
    def test_in_an_opponents_turn_only_what_has_yet_to_sail_counts(self) -> None:
        game = table(
            Captain(movement=["MY-11", "MV-01"], pirate="H7"),
            Captain(merchant="H3", good="rum"),
            Captain(merchant="B9", good="corn"),
        )
        game.plays_card("MY-11")
        assert [(one.by, one.percent, one.steps) for one in self.threats(game, 1)] == [("pirate-1", 100, 3)]
        assert self.threats(game, 2) == []
        game.pirate().sails_to("H8").finishes()
        assert self.threats(game, 1) == []

    def test_the_odds_are_those_of_cards_not_seen(self) -> None:
        """Only the pirates' fives bring it near enough: six of the 42 cards that seat 0 has not seen."""
        game = table(
            Captain(merchant="G9", good="rum", movement=["MY-11", "MV-11"]),
            Captain(pirate="B10", movement=["MY-01", "MV-01"]),
            Captain(),
        )
        (threat,) = [one for one in self.threats(game) if one.by == "pirate-2"]
        assert threat.steps == 5
        fives, unseen = 6, 42
        either = 1 - (unseen - fives) * (unseen - fives - 1) / (unseen * (unseen - 1))
        assert threat.percent == round(100 * either)


class TestTheDrawnChart:
    """The client draws the maps from a file of its own, which must be what the engine sails."""

    def test_every_map_is_drawn_as_it_is_sailed(self) -> None:
        drawn = json.loads(CHART.read_text(encoding="utf-8"))
        assert sorted(drawn) == sorted(chart.id for chart in CHARTS)
        for chart in CHARTS:
            board, told = chart.board, drawn[chart.id]
            assert [len(row) for row in told["rows"]] == [board.columns] * board.rows
            land = "^#RVGYB" + "".join(sea["id"] for sea in told["seas"])
            sea = {
                f"{chr(65 + column)}{row + 1}"
                for row, line in enumerate(told["rows"])
                for column, sign in enumerate(line)
                if sign not in land
            }
            assert sea == {board.names[space] for space in board.spaces.pick(board.sea)}
            for name in sea:
                column, row = name[0], int(name[1:])
                around = {f"{chr(ord(column) + x)}{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                assert around & sea == {board.names[space] for space in board.neighbours[board.space(name)]}
            islands = [
                (row, at) for row, line in enumerate(told["rows"]) for at, sign in enumerate(line) if sign == "^"
            ]
            assert board.islands == board.mask([row * board.stride + at for row, at in islands])

    def test_ports_beaches_lairs_and_distant_seas(self) -> None:
        drawn = json.loads(CHART.read_text(encoding="utf-8"))
        for chart in CHARTS:
            board, told = chart.board, drawn[chart.id]
            names = board.names
            beaches = {names[space]: board.beach_value[space] for space in board.spaces.pick(board.beaches)}
            assert told["beaches"] == beaches
            assert told["lairs"] == [names[space] for space in board.lair_spaces]
            assert list(told["navy"].values()) == [names[space] for space in board.navy_starts]
            assert [(sea["id"], sorted(sea["entries"])) for sea in told["seas"]] == [
                (names[board.size + at], sorted(names[space] for space in board.spaces.pick(mask)))
                for at, mask in enumerate(board.entries)
            ]
            for at, port in enumerate(told["ports"]):
                assert (port["id"], port["good"]) == (chart.ports[at], GOODS[at])
                assert sorted(port["docks"]) == sorted(names[space] for space in board.port_docks[at])
                assert port["buys"] == {GOODS[good]: price for good, price in enumerate(board.prices[at]) if price}
                column, row = port["space"][0], int(port["space"][1:])
                assert told["rows"][row - 1][ord(column) - 65] in "RVGYB"
                sides = {f"{chr(ord(column) + x)}{row + y}" for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                assert set(port["docks"]) < sides
