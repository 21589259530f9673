"""What a sensible captain would do, in positions where everybody would agree."""

import pytest

from freebooter.bots import choose_in, make_bot
from freebooter.games.marauders.advice.dangers import Dangers
from freebooter.games.marauders.content.tables import PORTS, WAY, event_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CARIBBEAN_SEA,
    COCOA,
    CREW,
    CURACAO,
    DUTCH,
    ENGLISH,
    FLUTE,
    FRENCH,
    FRIGATE,
    HAVANA,
    HULL,
    NASSAU,
    PIRATE_FRIGATE,
    PORT_ROYAL,
    RUM,
    SPANISH,
    SPICES,
    SUGAR,
    TORTUGA,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.values import loss_if_killed, weigh
from tests.games.marauders.table import PORT_ACTION, RAID, TURN, Captain, Play, table
from tests.rules import rule

RUMS = ["rum-1", "rum-2", "rum-2-escape"]


def advised(game: Play) -> str:
    """The most inviting option."""
    ask = game.ask
    weights = ask.weights(game.t)
    assert weights is not None, f"no counsel for {ask}"
    return ask.options[weights.index(max(weights))].name


def weight_of(game: Play, name: str) -> float:
    """The part of all weights that an option has."""
    weights = game.ask.weights(game.t)
    assert weights is not None
    return weights[game.options.index(name)] / sum(weights)


def nobody_wants(game: Play, good: int, *but: int) -> Play:
    """Another demand in every port that asks for a good."""
    other = COCOA if good != COCOA else SPICES
    for zone in PORTS:
        if zone not in but and game.t.board.demand[zone] == good:
            game.demands(zone, other) if game.t.decks.demand.counts[other] else game.demands(zone, SUGAR)
    return game


def trader(zone: int = TRINIDAD, in_port: bool = True, **more: object) -> Captain:
    return Captain(zone=zone, in_port=in_port, ship=FLUTE, **more)  # type: ignore[arg-type]


def test_weights_tell_good_from_bad() -> None:
    weights = weigh([100, 94, 40, -500])
    assert weights[0] > weights[1] > weights[2] >= weights[3] > 0


def test_every_hundredth_of_a_point_counts_and_six_of_them_halve_a_weight() -> None:
    weights = weigh([-less for less in range(25)])
    assert len(set(weights)) == len(weights) and weights == sorted(weights, reverse=True)
    assert all(abs(2 * weights[less + 6] - weights[less]) <= 3 for less in range(19))
    assert weigh([0, -60, -6000]) == [weights[0], 1, 1]


def test_the_map_is_known() -> None:
    assert WAY[TRINIDAD][BASSE_TERRE] == 1
    assert WAY[TRINIDAD][HAVANA] == WAY[HAVANA][TRINIDAD] > 3


# Trade


def test_what_is_in_demand_is_sold() -> None:
    game = table(trader(cargo=RUMS), Captain(), game=PORT_ACTION).demands(TRINIDAD, RUM).begins()
    assert advised(game) == "do-sell"
    game.seat(0).says("do-sell")
    assert advised(game) == "sell-rum-3"


def test_a_turn_does_not_end_before_the_sale() -> None:
    game = table(trader(cargo=RUMS), Captain(), game=TURN).demands(TRINIDAD, RUM).begins()
    assert advised(game) == "port-action"
    assert weight_of(game, "end-turn") < 0.01


@pytest.mark.parametrize(("wanting", "way"), [(BASSE_TERRE, "sail-basse-terre"), (PORT_ROYAL, "sail-petite-goave")])
def test_a_cargo_sails_to_where_it_is_in_demand(wanting: int, way: str) -> None:
    game = table(trader(zone=CARIBBEAN_SEA, in_port=False, cargo=RUMS), Captain(zone=NASSAU, in_port=True), game=TURN)
    nobody_wants(game.demands(wanting, RUM), RUM, wanting).begins()
    chosen = advised(game)
    assert chosen.startswith("sail-")
    before, after = WAY[CARIBBEAN_SEA][wanting], WAY[game.ask.options[game.options.index(chosen)].value][wanting]
    assert after < before, f"{chosen} leads away"
    assert weight_of(game, way) > weight_of(game, "end-turn")


def test_three_of_a_kind_are_bought_for_the_port_that_wants_them() -> None:
    game = table(trader(gold=10), Captain(), game=PORT_ACTION)
    nobody_wants(game.demands(BASSE_TERRE, RUM), RUM, BASSE_TERRE).demands(TRINIDAD, COCOA).begins()
    game.draws_cargo(*RUMS, "sugar-1", "tobacco-1", "spices-1").seat(0).says("do-buy")
    assert advised(game) == "buy-rum-3"


def test_no_more_is_bought_than_the_ship_can_take() -> None:
    game = table(
        Captain(zone=TRINIDAD, in_port=True, gold=10, cargo=["sugar-1", "sugar-2"]), Captain(), game=PORT_ACTION
    )
    game.demands(TRINIDAD, COCOA).begins().draws_cargo(*RUMS, "timber-1", "tobacco-1", "spices-1").seat(0).says(
        "do-buy"
    )
    assert advised(game) == "done"


# Gold


def test_gold_is_stashed_at_home_and_some_stays_to_trade_with() -> None:
    game = table(trader(gold=27), Captain(), game=PORT_ACTION).begins()
    game.seat(0).says("do-stash")
    assert advised(game) == "stash-tens-2"


def test_much_gold_goes_home() -> None:
    game = table(
        trader(zone=BASSE_TERRE, in_port=False, gold=32), Captain(zone=NASSAU, in_port=True), game=TURN
    ).begins()
    assert advised(game) == "sail-trinidad"


def test_the_last_point_is_fetched() -> None:
    game = table(trader(zone=TRINIDAD, in_port=False, gold=10, track=9), Captain(), game=TURN).begins()
    assert advised(game) == "enter-port"


def test_gold_that_no_longer_counts_buys_a_great_ship() -> None:
    game = table(trader(gold=40, stash=50), Captain(), game=PORT_ACTION).begins()
    assert advised(game) == "do-shipyard"
    game.seat(0).says("do-shipyard")
    assert advised(game) in ("buy-ship-galleon", "buy-ship-frigate")


# Ship and crew


def test_a_leaking_ship_is_mended_first() -> None:
    game = table(trader(gold=6, tracks={HULL: 1}), Captain(), game=PORT_ACTION).begins()
    assert advised(game) == "do-shipyard"
    game.seat(0).says("do-shipyard")
    assert advised(game) == "repair-hull"


def test_a_crew_is_made_good() -> None:
    captain = Captain(zone=TRINIDAD, in_port=True, ship=FRIGATE, tracks={CREW: 1}, gold=20)
    game = table(captain, Captain(), game=PORT_ACTION).begins()
    assert advised(game) == "do-recruit"
    game.dice("11").seat(0).says("do-recruit")
    assert advised(game) == "hire-crew-2"


def test_nobody_sails_into_the_arms_of_a_pirate() -> None:
    """Two ways are equally long; on one of them a pirate waits."""
    game = table(trader(zone=CARIBBEAN_SEA, in_port=False, cargo=RUMS, gold=15), Captain(zone=NASSAU, in_port=True))
    nobody_wants(game.demands(TORTUGA, RUM), RUM, TORTUGA)
    quiet, watched = (weight_of(hunted(game, zone), "sail-petite-goave") for zone in ("", "petite-goave"))
    assert watched < quiet / 4


def hunted(game: Play, zone: str) -> Play:
    """The same table with a pirate frigate in a zone."""
    play = Play(game.t.copy(), 1, TURN)
    if zone:
        card = event_card("EV-16")
        npc = play.t.npcs[PIRATE_FRIGATE]
        play.t.decks.events.take(card)
        npc.card, npc.zone = card, ZONES.index(zone)
    play = Play(play.t, 1, TURN)
    return play.begins()


# Raids


def test_a_card_that_would_end_the_raid_is_thrown_away() -> None:
    captain = Captain("CAP-09", zone=PORT_ROYAL, tracks={HULL: 1})
    game = table(captain, Captain(), game=RAID).begins()
    while game.asked is not None and game.asked[1] != "engage-merchant":
        game.seat(0).says(game.options[0])
    game.draws_cargo("rum-3-hull", "sugar-1", "cocoa-4-escape").seat(0).says("engage")
    assert game.asked == (0, "raid-exchange")
    game.dice("x111").seat(0).says("decline")
    assert game.asked == (0, "raid-success")
    assert advised(game) in ("discard-face-rum-3-hull", "exchange-face-rum-3-hull")


# Bots


@pytest.mark.parametrize(("name", "least"), [("search", 8), ("easy", 4)])
def test_a_bot_that_thinks_little_sells_too(name: str, least: int) -> None:
    """`easy` overlooks an option now and then, and samples its move."""
    game = table(trader(cargo=RUMS), Captain(), game=GAME).demands(TRINIDAD, RUM).begins()
    chosen = [choose_in(make_bot(name, seed, iterations=12), game.run, 0).name for seed in range(8)]
    assert chosen.count("port-action") >= least


@rule("MM-NPC-09", "MM-PORTPOWER-16")
def test_only_navies_that_would_look_for_him_are_dangers() -> None:
    """The advice asks the rule itself: a chest of MI-17 is a reason, and nobody sees a captain off Trinidad."""
    navy = {SPANISH: ("EV-01", CURACAO)}
    smuggler = Captain(zone=CARIBBEAN_SEA, mission="MI-17", load=True)
    game = table(smuggler, Captain("CAP-11", zone=NASSAU), npcs=navy, game=TURN)
    assert Dangers(game.t, game[0]).by_day[CURACAO] > 0
    game[0].load = False
    assert Dangers(game.t, game[0]).by_day[CURACAO] == 0
    game[0].bounties[SPANISH] = 1
    assert Dangers(game.t, game[0]).by_day[CURACAO] > 0
    game[0].zone = TRINIDAD  # hidden here, but not where the navy is
    assert Dangers(game.t, game[0]).by_day[CURACAO] > 0
    game.t.npcs[SPANISH].zone = TRINIDAD
    assert Dangers(game.t, game[0]).by_day[TRINIDAD] == 0


# Waiting in port


def before_the_port(*npcs: tuple[int, str]) -> Play:
    """A laden trader in Tortuga whose cargo is in demand next door, and hunters at sea before the port."""
    captain = trader(TORTUGA, cargo=RUMS, gold=4, bounties={SPANISH: 1, ENGLISH: 1})
    waiting = {number: (id, TORTUGA) for number, id in npcs}
    game = table(captain, Captain(), game=TURN, npcs=waiting, luck=1).demands(HAVANA, RUM)
    game.t.turn.ported = True
    return game.begins()


def test_a_laden_ship_does_not_wait_for_ever() -> None:
    """Hunters seldom sail on by themselves."""
    game = before_the_port((SPANISH, "EV-02"), (ENGLISH, "EV-01"))
    assert advised(game) == "leave-port"


def test_however_many_wait_a_captain_dies_once() -> None:
    navies = [(SPANISH, "EV-02"), (ENGLISH, "EV-01"), (FRENCH, "EV-03"), (DUTCH, "EV-04")]
    wanted = {nation: 1 for nation, _ in navies}
    empty = trader(TORTUGA, bounties=wanted)
    risks = []
    for count in range(1, 5):
        waiting = {number: (id, TORTUGA) for number, id in navies[:count]}
        game = table(empty, Captain(), game=TURN, npcs=waiting, luck=1)
        risks.append(Dangers(game.t, game[0]).by_day[TORTUGA])
    assert 0 < risks[0] < risks[-1] == loss_if_killed(game[0])
