"""Death, retirement and the captain who comes after."""

from __future__ import annotations

import pytest

from freebooter.games.marauders.captain.death import bury, kill_captain
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.captain.lost_modifications import place_modifications
from freebooter.games.marauders.captain.new_captain import REDRAW_CAPTAIN, return_captain, start_gold
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import REDRAW, SAIL_ON
from freebooter.games.marauders.names import (
    BY_COMBAT,
    CHAIN_SHOT,
    ENGLISH,
    FLUTE,
    FRIGATE,
    HAVANA,
    NASSAU,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    RETIRED,
    SLOOP,
    SPANISH,
    STORM_DEATH,
    SWIVEL_GUNS,
    TORTUGA,
)
from freebooter.games.marauders.state import Visit, task_stack
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal
from freebooter.words import Words
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

RICH = Captain(
    "CAP-07", ship=FRIGATE, gold=12, stash=25, track=4, cargo=["rum-1"], hand=["GL-10"], employed=["GL-S1a"],
    bounties={SPANISH: 2}, weapons=[CHAIN_SHOT], mission="MI-02", load=True, rumour="RU-01",
)  # fmt: skip


def dead(captain: Captain = RICH, new: str = "CAP-01", turn: int = 0, **more: object) -> Play:
    """Seat 0 has died; the next captain is known."""
    game = table(captain, Captain("CAP-12", zone=TORTUGA, in_port=True), turn=turn, **more)  # type: ignore[arg-type]
    game[0].ship_glory = True
    game.draws_captains(new)
    plays_out(bury(game.t, game[0], STORM_DEATH, "MM-AMB-04"))
    return game


@rule("MM-DEATH-01", "MM-DEATH-02")
def test_all_aboard_is_lost_and_points_and_stash_are_kept() -> None:
    game = dead()
    player = game[0]
    assert (player.gold, player.cargo, player.hand, player.employed, player.specialists) == (0, (), (), (), 0)
    assert (player.bounties, player.weapons, player.mission, player.load) == ([0] * 4, 0, NONE, False)
    assert (player.rumour, player.ship.modifications, player.afloat) == (NONE, 0, False)
    assert (player.track, player.stash) == (4, 25)
    assert game.t.decks.captains_lost.counts[tables.captain_card("CAP-07")] == 1


@rule("MM-DEATH-03", "MM-AMB-91")
def test_the_new_captain_is_drawn_at_once_and_sails_at_the_next_player_turn() -> None:
    game = dead(turn=1)
    assert game[0].captain == tables.captain_card("CAP-01")
    assert (game[0].afloat, game[0].zone) == (False, NONE)
    game.script([0])
    plays_out(return_captain(game.t, game[0]), "choose-ship-flute")
    assert (game[0].afloat, game[0].zone) == (True, HAVANA)


@rule("MM-DEATH-04", "MM-AMB-80")
@pytest.mark.parametrize(("ship", "kind"), [("sloop", SLOOP), ("flute", FLUTE)])
def test_he_starts_at_home_with_sloop_or_flute_and_a_card(ship: str, kind: int) -> None:
    game = dead().script([0])
    plays_out(return_captain(game.t, game[0]), f"choose-ship-{ship}")
    player = game[0]
    assert (player.ship.kind, player.zone, player.in_port, len(player.hand)) == (kind, HAVANA, True, 1)


@rule("MM-DEATH-02")
def test_the_stash_is_then_at_the_new_home() -> None:
    from freebooter.games.marauders.effects import purse

    game = dead().script([0])
    plays_out(return_captain(game.t, game[0]))
    game.t.visit = Visit(HAVANA)
    assert purse(game.t, game[0]) == 25


@rule("MM-DEATH-05")
@pytest.mark.parametrize(
    ("options", "said"),
    [([SAIL_ON], "so another cannot be drawn."), ([SAIL_ON, REDRAW], "do you draw another captain?")],
)
def test_the_question_says_whether_another_can_be_drawn(options: list[Move], said: str) -> None:
    ask = Ask(0, REDRAW_CAPTAIN, options, about=0, shown=True)
    assert Words("en", strict=True).prompt(GAME, ask.words(dead().t), ask).endswith(said)


@rule("MM-DEATH-05", "MM-AMB-97")
def test_a_pirate_in_the_home_zone_allows_another_captain_who_must_do() -> None:
    game = dead(npcs={PIRATE_SLOOP: ("EV-13", HAVANA)}).draws_captains("CAP-14").script([0, 0])
    asked = plays_out(return_captain(game.t, game[0]), "redraw")
    assert asked == ["redraw-captain", "choose-ship"]
    assert game[0].captain == tables.captain_card("CAP-14")
    assert game.t.decks.captains.counts[tables.captain_card("CAP-01")] == 1  # back in the deck
    assert game.t.decks.captains_lost.left == 1


@rule("MM-DEATH-05")
def test_a_pirate_elsewhere_or_a_navy_at_home_allows_no_redraw() -> None:
    away = dead(npcs={PIRATE_SLOOP: ("EV-13", NASSAU)}).script([0])
    plays_out(return_captain(away.t, away[0]))
    assert away[0].captain == tables.captain_card("CAP-01")
    navy = dead(npcs={SPANISH: ("EV-01", HAVANA)}).script([0])
    assert plays_out(return_captain(navy.t, navy[0])) == ["choose-ship"]


@rule("MM-AMB-91")
def test_without_a_card_in_the_deck_the_first_captain_is_kept() -> None:
    game = dead(npcs={PIRATE_SLOOP: ("EV-13", HAVANA)}).script([0])
    game.t.decks.captains_lost.pour(game.t.decks.captains)
    assert plays_out(return_captain(game.t, game[0])) == ["choose-ship"]


@rule("MM-DEATH-06", "MM-DEATH-07")
@pytest.mark.parametrize(
    ("stash", "gold", "left"), [(0, 10, 0), (4, 10, 0), (7, 10, 0), (9, 10, 0), (10, 0, 10), (35, 0, 35)]
)
def test_starting_gold_after_a_death(stash: int, gold: int, left: int) -> None:
    """TV-23 among them."""
    game = table(Captain(stash=stash), Captain())
    minted = game.t.minted
    start_gold(game.t, game[0])
    assert (game[0].gold, game[0].stash) == (gold, left)
    assert game.t.minted - minted == (10 - stash if stash < 10 else 0)


@rule("MM-DEATH-09", "MM-AMB-81")
def test_retirement_in_port_before_any_action() -> None:
    captain = Captain("CAP-07", zone=NASSAU, in_port=True, gold=8, stash=30, hand=["GL-10"])
    game = table(captain, Captain("CAP-12", zone=TORTUGA, in_port=True), game=GAME).begins()
    game.draws_captains("CAP-01")
    game.seat(0).says("retire")
    assert (game[0].afloat, game[0].gold, game[0].stash, game[0].hand) == (False, 0, 30, ())
    assert game.asked == (1, "action")  # his turn is over
    game.draws_events("EV-01")
    game.seat(1).says("end-turn")
    assert game.asked == (0, "choose-ship")


@rule("MM-DEATH-09")
def test_no_retirement_at_sea_or_after_an_action() -> None:
    sea = table(Captain("CAP-07", zone=NASSAU), Captain("CAP-12"), game=TURN).begins()
    assert "retire" not in sea.options
    late = table(Captain("CAP-07", zone=NASSAU, in_port=True), Captain("CAP-12"), game=TURN).begins()
    assert "retire" in late.options
    late.seat(0).says("port-action", "done")
    assert "retire" not in late.options


@rule("MM-DEATH-10")
def test_a_new_captain_can_have_the_point_for_a_large_ship_again() -> None:
    assert not dead()[0].ship_glory


@rule("MM-AMB-78")
def test_a_point_for_the_dead_brings_no_card() -> None:
    game = dead()
    plays_out(gain_glory(game.t, game[0], BY_COMBAT, "MM-GLORY-01"))
    assert (game[0].track, game[0].hand) == (5, ())


@rule("MM-AMB-90")
def test_death_in_the_own_turn_ends_it_with_all_that_waits() -> None:
    game = table(Captain("CAP-07"), Captain("CAP-12"), npcs={ENGLISH: ("EV-04", 8)})
    game.t.agenda = [task_stack.attack_task(ENGLISH)]
    game.t.visit = Visit(HAVANA)
    game.script([0])
    plays_out(kill_captain(game.t, game[0], STORM_DEATH, "MM-AMB-04"))
    assert (game.t.turn.over, game.t.agenda) == (True, [])
    assert game.t.copy().visit is None
    other = table(Captain("CAP-07"), Captain("CAP-12"), turn=1).script([0])
    plays_out(kill_captain(other.t, other[0], STORM_DEATH, "MM-AMB-04"))
    assert not other.t.turn.over


@rule("MM-MOD-12", "MM-DEATH-01")
def test_modifications_go_face_down_to_ports_of_the_owners_choice() -> None:
    game = table(Captain("CAP-07", modifications=[SWIVEL_GUNS]), Captain("CAP-12"))
    game.offers_modification(NASSAU, NONE).script([0, 0])
    waiting = game.t.decks.modifications
    waiting_before = waiting.left
    plays_out(bury(game.t, game[0], RETIRED, "MM-DEATH-09"), "place-modification-nassau")
    assert game.t.board.modification[NASSAU] == SWIVEL_GUNS
    assert not game.t.board.modification_open[NASSAU]
    assert waiting.left == waiting_before


@rule("MM-DEATH-05")
def test_only_a_pirate_allows_another_captain() -> None:
    """A navy lies in the home port's waters, the pirate elsewhere: he is asked, but cannot draw."""
    game = dead(npcs={SPANISH: ("EV-01", HAVANA), PIRATE_SLOOP: ("EV-13", NASSAU)})
    ask = next(return_captain(game.t, game[0]))
    assert isinstance(ask, Ask)
    assert (ask.prompt, ask.options) == ("redraw-captain", [SAIL_ON])
    assert ask.refusal(game.t, REDRAW) == Refusal("mm-no-pirate-at-home", "MM-DEATH-05")
    pirate = dead(npcs={PIRATE_SLOOP: ("EV-13", HAVANA)})
    ask = next(return_captain(pirate.t, pirate[0]))
    assert isinstance(ask, Ask)
    assert ask.options == [SAIL_ON, REDRAW] and ask.refusal(pirate.t, REDRAW) is None


@rule("MM-DEATH-05", "MM-AMB-100")
def test_a_captain_is_redrawn_once() -> None:
    """A pirate waits at the second captain's home as well."""
    pirates = {PIRATE_SLOOP: ("EV-13", HAVANA), PIRATE_FRIGATE: ("EV-16", home_of("CAP-14"))}
    game = dead(npcs=pirates).draws_captains("CAP-14").script([0, 0])
    assert plays_out(return_captain(game.t, game[0]), "redraw") == ["redraw-captain", "choose-ship"]
    assert game[0].captain == tables.captain_card("CAP-14")


def home_of(captain: str) -> int:
    return tables.CAPTAIN_HOME[tables.captain_card(captain)]


@rule("MM-MOD-12")
def test_a_lone_modification_of_a_lost_ship_is_placed_whichever_it_is() -> None:
    for modification in range(len(MODIFICATION_NAMES)):
        game = table(Captain(), Captain())
        before = [zone for zone, token in enumerate(game.t.board.modification) if token != NONE]
        game.offers_modification(before[0], NONE).script([0])
        assert "place-modification" in plays_out(place_modifications(game.t, game[0], 1 << modification))
