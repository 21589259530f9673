"""Small print of the rules that no larger test notices: reasons, what is told, what is forgotten in time."""

import pytest

from freebooter.games.marauders.actions.entering import WAY_IN
from freebooter.games.marauders.battle.aftermath import kill_loser
from freebooter.games.marauders.battle.claim import TheShip
from freebooter.games.marauders.combat.start import player_side
from freebooter.games.marauders.moves import ENTER_BY, KEEP_SHIP
from freebooter.games.marauders.names import CARGO, ENGLISH, HAVANA, NASSAU, NONE, PORT_ROYAL, REINFORCED_HULL, SPANISH
from freebooter.games.marauders.port.visit import begin_visit
from freebooter.games.marauders.rumours.goods import search_good
from freebooter.games.marauders.shipyard.modifications import modification_refusal
from freebooter.games.marauders.state import Turn
from freebooter.games.marauders.state.battle import AFTERMATH, BOARDED, SHIP_SUNK, Battle, Outcome
from freebooter.kernel.ask import Ask
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import Captain, plays_out, table
from tests.rules import rule

OTHER = Captain(zone=NASSAU, in_port=True)


@rule("MM-PORTPOWER-10")
def test_the_fee_of_port_royal_is_named_to_who_cannot_pay_it() -> None:
    game = table(Captain(zone=PORT_ROYAL, gold=1, bounties={ENGLISH: 1}), OTHER)
    reason = Ask(0, WAY_IN, [], about=PORT_ROYAL).refusal(game.t, ENTER_BY[0])
    assert reason == Refusal("mm-too-little-gold", "MM-PORTPOWER-10", price=2, gold=1)
    game = table(Captain(zone=HAVANA, gold=1, bounties={SPANISH: 1}), OTHER)
    reason = Ask(0, WAY_IN, [], about=HAVANA).refusal(game.t, ENTER_BY[0])
    assert reason is not None and reason.message == "mm-not-this-way-in"


@rule("MM-PLUNDER-08")
def test_the_own_ship_needs_no_words_beside_the_beaten_one() -> None:
    game = table(Captain(), Captain())
    offer = TheShip([KEEP_SHIP])
    assert offer.preview(game.t, Ask(0, WAY_IN, [KEEP_SHIP]), KEEP_SHIP) is None


@rule("MM-RUMOR-06")
def test_goods_that_are_found_stay_behind_where_the_hold_is_full() -> None:
    game = table(Captain(cargo=["timber-1"]), OTHER, luck=1)
    while len(game[0].cargo) < game[0].ship.value(CARGO):
        game[0].cargo = (*game[0].cargo, game.t.chance.draw(game.t.decks.cargo))
    before = game[0].cargo
    plays_out(search_good(game.t, game[0], 2))
    assert game[0].cargo == before


@rule("MM-SHIPYARD-11")
def test_where_no_modification_lies_none_lies_face_down() -> None:
    game = table(Captain(zone=HAVANA, in_port=True), OTHER).offers_modification(HAVANA, NONE)
    game.t.board.modification_open[HAVANA] = False
    reason = modification_refusal(game.t, game[0], REINFORCED_HULL)
    assert reason is not None and reason.message == "mm-modification-not-here"


@rule("MM-PORT-01")
def test_who_slipped_into_a_closed_port_has_one_try() -> None:
    game = table(Captain("CAP-13", zone=HAVANA, in_port=True, bounties={SPANISH: 1}), OTHER).dice("1111")
    game[0].slipped_in = True
    plays_out(begin_visit(game.t, game[0]))
    assert (game.t.turn.port_tried, game.t.visit) == (True, None)


@rule("MM-SCOUT-01")
def test_no_zone_was_scouted_when_a_turn_begins() -> None:
    turn = Turn(3)
    assert (turn.scouted, turn.merchants_again) == (0, 0)


@rule("MM-PORT-01", "MM-PORTPOWER-10")
def test_each_way_into_a_closed_port_says_what_it_takes() -> None:
    game = table(Captain("CAP-13", zone=PORT_ROYAL, gold=5, bounties={ENGLISH: 1}), OTHER)
    notes = [Ask(0, WAY_IN, [], about=PORT_ROYAL).preview(game.t, move) for move in ENTER_BY[:4]]  # those of the base
    assert [None if note is None else note.rule for note in notes] == [
        "MM-PORTPOWER-10", "MM-PORTPOWER-10", "MM-PORT-01", None,
    ]  # fmt: skip


@rule("MM-CREW-04", "MM-COMBAT-20")
@pytest.mark.parametrize(
    ("outcome", "cause", "cites"), [(SHIP_SUNK, "sunk", "MM-COMBAT-20"), (BOARDED, "crew", "MM-CREW-04")]
)
def test_a_captain_dies_with_the_ship_or_with_the_crew(outcome: Outcome, cause: str, cites: str) -> None:
    game = table(Captain(), Captain(), luck=1)
    battle = Battle(player_side(game[0]), player_side(game[1]), AFTERMATH)
    battle.outcome = outcome
    plays_out(kill_loser(game.t, battle, battle.sides[1]))
    assert (game.told("captain-died")[0]["cause"], game.rules_of("captain-died")) == (cause, [cites])
