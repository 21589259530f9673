"""The chest in the home port pays wherever gold is paid, and gold comes aboard from it at any time (MM-STASH-06)."""

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import mission_card
from freebooter.games.marauders.menus import OpenMenu
from freebooter.games.marauders.moves import END_TURN, MOVES
from freebooter.games.marauders.names import (
    CURACAO,
    DUTCH,
    FRIGATE,
    HAVANA,
    NASSAU,
    PORT_ROYAL,
    SANTO_DOMINGO,
    SLOOP,
    SPANISH,
    TORTUGA,
    TRINIDAD,
)
from freebooter.games.marauders.port.stash import CHEST_AT_HOME
from freebooter.games.marauders.state import EVENTS, Table
from freebooter.games.marauders.turn.events import resolve_event
from freebooter.kernel.ask import Flow, Menu, Offer, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, TURN, Captain, Play, Room, plays_out, table
from tests.rules import rule

OTHER = Captain("CAP-12", zone=NASSAU, in_port=True)
AT_HOME = {"CAP-01": HAVANA, "CAP-06": TRINIDAD, "CAP-07": PORT_ROYAL, "CAP-15": CURACAO}


def at_home(id: str, **more: object) -> Captain:
    return Captain(id, zone=AT_HOME[id], in_port=True, **more)  # type: ignore[arg-type]


def of_first_edition(game: Play) -> Play:
    """A game begun by the first version of the rules, in which the chest pays in the Port action only."""
    game.t.rules.version = 1
    return game


# Missions


def curacao(*, version: int = 2, **more: object) -> Play:
    """Two missions lie in the home port; one of them asks for ten gold."""
    game = table(at_home("CAP-15", **more), OTHER, game=PORT_ACTION).offers_missions("MI-17", "MI-18")
    game.t.rules.version = version
    return game.begins()


@rule("MM-STASH-06", "MM-AMB-45")
def test_a_mission_that_asks_for_gold_is_paid_from_the_chest() -> None:
    game = curacao(gold=3, stash=9).draws_missions("MI-01")
    game.seat(0).says("do-mission")
    assert game.options == ["claim-mission-slip-the-watch", "claim-mission-company-stock"]
    game.seat(0).says("claim-mission-company-stock")
    assert game[0].mission == mission_card("MI-18")
    assert (game[0].gold, game[0].stash) == (0, 2)


@rule("MM-STASH-06")
@pytest.mark.parametrize("stash", [0, 6, 7])
def test_which_missions_can_be_paid_is_not_told_by_being_asked(stash: int) -> None:
    game = curacao(gold=3, stash=stash)
    game[0].stash_most = 20
    game.seat(0).says("do-mission")
    assert game.asked == (0, "claim-mission")
    assert ("claim-mission-company-stock" in game.options) == (stash == 7)


@rule("MM-STASH-06")
def test_a_mission_that_cannot_be_paid_says_what_aboard_and_chest_hold() -> None:
    game = table(at_home("CAP-15", gold=3, stash=6), OTHER, game=PORT_ACTION).offers_missions("MI-18", "MI-01")
    game.begins()
    move = MOVES.by_name("do-mission")
    assert move is not None
    reason = game.ask.refusal(game.t, move)
    assert reason == Refusal("mm-mission-needs-gold", "MM-MISSION-02", mission="company-stock", price=10, gold=9)


def test_by_the_first_rules_missions_are_paid_from_on_board() -> None:
    game = curacao(version=1, gold=3, stash=9).dice("1111").script([0])
    game.seat(0).says("do-mission")
    assert game.asked == (0, "port")  # the one mission that he could claim needed no question


# The King's grace


def one_event(t: Table) -> Flow | None:
    return resolve_event(t) if t.events_due else None


def grace(*captains: Captain, version: int = 2) -> Play:
    game = table(*captains)
    game.t.rules.version = version
    game.t.stage = EVENTS
    game.t.events_due = 1
    return game.draws_events("EV-32")


@rule("MM-STASH-06")
def test_the_kings_grace_is_paid_from_the_chest_at_home() -> None:
    game = grace(at_home("CAP-06", gold=2, stash=14, bounties={DUTCH: 2}), OTHER)
    assert plays_out(resolve_event(game.t), "nation-dutch") == ["kings-grace"]
    assert (game[0].gold, game[0].stash, game[0].bounties[DUTCH]) == (0, 11, 1)


@rule("MM-STASH-06", "MM-AMB-45")
def test_the_kings_grace_is_not_paid_from_a_chest_elsewhere() -> None:
    for captain in (
        Captain("CAP-06", zone=TRINIDAD, gold=2, stash=14, bounties={DUTCH: 2}),
        Captain("CAP-06", zone=TORTUGA, in_port=True, gold=2, stash=14, bounties={DUTCH: 2}),
    ):
        assert plays_out(resolve_event(grace(captain, OTHER).t)) == []


@rule("MM-STASH-06")
@pytest.mark.parametrize("stash", [0, 2, 3])
def test_whether_the_chest_could_pay_the_king_is_not_told_by_being_asked(stash: int) -> None:
    game = grace(at_home("CAP-06", gold=2, stash=stash, bounties={DUTCH: 2}), OTHER)
    game[0].stash_most = 9
    again = Play(game.t, None, Room(one_event))
    again.chance.script.extend(game.chance.script)
    again.begins()
    assert again.asked == (0, "kings-grace")
    assert again.options == (["decline", "nation-dutch"] if stash == 3 else ["decline"])
    move = MOVES.by_name("nation-dutch")
    assert move is not None
    if stash < 3:
        reason = again.ask.refusal(again.t, move)
        assert reason is not None
        assert (reason.message, reason.params["gold"]) == ("mm-too-little-gold", 2 + stash)


def test_an_empty_chest_that_everyone_knows_to_be_empty_is_no_reason_to_ask() -> None:
    game = grace(at_home("CAP-06", gold=2, bounties={DUTCH: 2}), OTHER)
    assert plays_out(resolve_event(game.t)) == []


def test_by_the_first_rules_the_king_is_paid_from_on_board() -> None:
    game = grace(at_home("CAP-06", gold=2, stash=14, bounties={DUTCH: 2}), OTHER, version=1)
    assert plays_out(resolve_event(game.t)) == []


# A ship that a rumour offers


@rule("MM-STASH-06")
def test_a_ship_of_a_rumour_is_paid_from_the_chest_at_home() -> None:
    game = table(at_home("CAP-07", gold=5, stash=10, rumour="RU-20"), OTHER, game=TURN).begins()
    game.dice("xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert game.options == ["buy-ship-frigate", "decline"]
    game.script([0])
    game.seat(0).says("buy-ship-frigate")
    assert (game[0].ship.kind, game[0].gold, game[0].stash) == (FRIGATE, 0, 0)


@rule("MM-STASH-06")
def test_whether_the_chest_could_pay_the_ship_is_not_told_by_being_asked() -> None:
    game = table(at_home("CAP-07", gold=5, stash=9, rumour="RU-20"), OTHER, game=TURN).begins()
    game.dice("xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert (game.asked, game.options) == ((0, "offer-ship"), ["decline"])


def test_by_the_first_rules_the_ship_is_paid_from_on_board() -> None:
    game = of_first_edition(table(at_home("CAP-07", gold=5, stash=30, rumour="RU-20"), OTHER, game=TURN)).begins()
    game.dice("xx").script([0])
    game.seat(0).says("act-on-rumour")
    assert game.asked == (0, "window-deed")  # after the point for a true rumour
    assert game[0].ship.kind == SLOOP


# Everything else that costs gold in port


@rule("MM-STASH-06", "MM-AMB-45")
@pytest.mark.parametrize(
    ("captain", "does", "paid"),
    [
        (at_home("CAP-06", stash=9), ["do-rumour"], 2),
        (at_home("CAP-06", stash=9, hand=["GL-S1a"]), ["play-carpenter-a"], 4),
        (at_home("CAP-06", stash=9, tracks={0: 1}), ["do-shipyard", "repair-hull"], 2),
        (at_home("CAP-06", stash=9), ["do-shipyard", "buy-weapon-grapeshot"], 3),
        (Captain("CAP-03", zone=SANTO_DOMINGO, in_port=True, stash=9), ["do-buy", "redraw"], 1),
    ],
)
def test_the_chest_pays_for_all_business_in_the_home_port(captain: Captain, does: list[str], paid: int) -> None:
    game = table(captain, OTHER, game=PORT_ACTION, luck=3).begins()
    game.seat(0).says(*does)
    assert (game[0].gold, game[0].stash) == (0, 9 - paid)


@rule("MM-STASH-06")
def test_the_chest_is_at_hand_in_the_home_port_only_and_for_its_owner() -> None:
    game = table(at_home("CAP-06", stash=9), Captain("CAP-12", zone=TORTUGA, in_port=True, stash=8), OTHER_AT_SEA)
    assert [effects.purse(game.t, player) for player in game.t.players] == [9, 8, 1]  # Tortuga is home to CAP-12
    first = of_first_edition(game)
    assert [effects.purse(first.t, player) for player in first.t.players] == [0, 0, 1]


OTHER_AT_SEA = Captain("CAP-07", zone=PORT_ROYAL, gold=1, stash=7)


# Gold comes aboard, without an action


class Enough(Offer[Table]):
    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        t.turn.over = True


AT_ANCHOR: Menu[Table] = Menu("action", "MM-TURN-07", [CHEST_AT_HOME, Enough([END_TURN])])


def anchored(t: Table) -> Flow | None:
    return None if t.turn.over else lies_at_anchor(t)


def lies_at_anchor(t: Table) -> Flow:
    answer = yield AT_ANCHOR.ask(t, t.current.seat, about=t.turn.actions, shown=True)
    yield from AT_ANCHOR.take(t, t.current.seat, answer)


def lies(captain: Captain) -> Play:
    return table(captain, OTHER, game=Room(anchored)).begins()


@rule("MM-STASH-06")
def test_gold_comes_aboard_in_the_home_port_without_a_port_action() -> None:
    game = lies(at_home("CAP-06", gold=1, stash=17))
    assert game.options == ["withdraw-tens-0", "withdraw-tens-1", "end-turn"]
    game.seat(0).says("withdraw-tens-1")
    assert game.options == [f"withdraw-ones-{ones}" for ones in range(8)]
    game.seat(0).says("withdraw-ones-3")
    assert (game[0].gold, game[0].stash, game.t.turn.actions) == (14, 4, 3)
    assert game.options == ["withdraw-tens-0", "end-turn"]
    assert game.told("gold-withdrawn") == [{"seat": 0, "count": 13, "gold": 14}]


@rule("MM-STASH-06")
def test_something_has_to_come_aboard_so_that_it_ends() -> None:
    game = lies(at_home("CAP-06", stash=12))
    game.seat(0).says("withdraw-tens-0")
    assert game.options == [f"withdraw-ones-{ones}" for ones in range(1, 10)]
    nothing = MOVES.by_name("withdraw-ones-0")
    assert nothing is not None
    reason = game.ask.refusal(game.t, nothing)
    assert reason is not None and reason.message == "mm-withdraw-something"


@rule("MM-STASH-04", "MM-STASH-06")
def test_that_the_chest_is_empty_now_is_not_told_by_not_being_asked() -> None:
    game = lies(at_home("CAP-06", stash=10))
    game.seat(0).says("withdraw-tens-1")
    assert (game.asked, game.options) == ((0, "withdraw-ones"), ["withdraw-ones-0"])
    in_port = table(at_home("CAP-06", stash=10), OTHER, game=PORT_ACTION).begins()
    in_port.seat(0).says("do-stash", "withdraw-tens-1")
    assert (in_port.asked, in_port.options) == ((0, "withdraw-ones"), ["withdraw-ones-0"])
    first = of_first_edition(table(at_home("CAP-06", stash=10), OTHER, game=PORT_ACTION)).begins()
    first.seat(0).says("do-stash", "withdraw-tens-1")
    assert (first.asked, first[0].gold) == ((0, "port"), 10)


@rule("MM-STASH-06")
@pytest.mark.parametrize(
    ("captain", "move", "reason"),
    [
        (Captain("CAP-06", zone=TRINIDAD, stash=17), "withdraw-tens-1", Refusal("mm-chest-at-home", "MM-STASH-06")),
        (Captain("CAP-06", zone=NASSAU, in_port=True), "withdraw-tens-0", Refusal("mm-chest-at-home", "MM-STASH-06")),
        (at_home("CAP-06"), "withdraw-tens-0", Refusal("mm-stash-too-small", "MM-STASH-06", stash=0)),
        (at_home("CAP-06", stash=9), "withdraw-tens-1", Refusal("mm-stash-too-small", "MM-STASH-06", stash=9)),
    ],
)
def test_why_no_gold_comes_aboard(captain: Captain, move: str, reason: Refusal) -> None:
    game = lies(captain)
    withdraw = MOVES.by_name(move)
    assert withdraw is not None
    assert game.ask.refusal(game.t, withdraw) == reason


@rule("MM-STASH-02", "MM-STASH-06")
def test_what_is_left_in_the_chest_is_told_before() -> None:
    game = lies(at_home("CAP-06", gold=1, stash=27, track=3))
    note = game.ask.preview(game.t, game.ask.options[1])
    assert note is not None and note.params == {"price": 0, "stash": 17, "points": 4}


def test_modules_and_menus_are_open_to_it() -> None:
    """The offer stands in any menu of the turn."""
    menu = OpenMenu("action", "MM-TURN-07", [CHEST_AT_HOME])
    game = lies(at_home("CAP-06", stash=5, bounties={SPANISH: 1}))
    assert [move.name for move in menu.options(game.t, 0, 3)] == ["withdraw-tens-0"]


# In the question of the turn


@rule("MM-STASH-06")
def test_the_turn_offers_the_chest_in_the_home_port_and_no_action_is_spent() -> None:
    game = table(at_home("CAP-06", gold=1, stash=17), OTHER, game=TURN).begins()
    game.seat(0).says("withdraw-tens-1", "withdraw-ones-2")
    assert (game[0].gold, game[0].stash, game.t.turn.actions, game.t.turn.acted) == (13, 5, 3, False)
    assert "retire" in game.options and "withdraw-tens-0" in game.options
    for captain in (Captain("CAP-06", zone=TRINIDAD, stash=17), Captain("CAP-06", zone=NASSAU, in_port=True, stash=9)):
        away = table(captain, OTHER, game=TURN).begins()
        assert not [name for name in away.options if name.startswith("withdraw")]
    first = of_first_edition(table(at_home("CAP-06", gold=1, stash=17), OTHER, game=TURN)).begins()
    assert not [name for name in first.options if name.startswith("withdraw")]


@rule("MM-STASH-06")
@pytest.mark.parametrize(("stash", "options"), [(0, ["end-turn"]), (7, ["withdraw-tens-0", "end-turn"])])
def test_with_no_action_left_the_chest_is_asked_about_whatever_it_holds(stash: int, options: list[str]) -> None:
    """Else all would learn from the question that there is something in it."""
    game = table(at_home("CAP-06", stash=stash), OTHER, game=TURN)
    game[0].stash_most = 20
    game.t.turn.actions = 0
    game.t.turn.acted = True
    game.begins()
    assert (game.asked, game.options) == ((0, "action"), options)
    first = of_first_edition(table(at_home("CAP-06", stash=stash), OTHER, game=TURN))
    first.t.turn.actions = 0
    first.t.turn.acted = True
    assert first.begins().over


def test_bots_leave_gold_in_the_chest() -> None:
    game = table(at_home("CAP-06", stash=17), OTHER, game=TURN).begins()
    assert "withdraw-tens-0" not in [move.name for move in game.ask.sensible(game.t)]
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[game.options.index("withdraw-tens-0")] < max(weights) // 8
