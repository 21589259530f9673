"""Why a glory card would do nothing now, card by card (ledger 3.6)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.content.card_timing import (
    AFTER_PURCHASE,
    BEFORE_CREW_COMBAT,
    BEFORE_DEATH,
    BETWEEN_ROUNDS,
    WHEN_ACTING,
    WHEN_BUYING,
    WHEN_CLAIMING,
    WHEN_CONTESTED,
    WHEN_DECLARED,
    WHEN_ENGAGING,
    WHEN_FOUND,
    WHEN_IN_PORT,
    Moment,
)
from freebooter.games.marauders.content.tables import glory_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.hand.card_rules import CONDITIONS, _always
from freebooter.games.marauders.hand.playing import why_not_play
from freebooter.games.marauders.moves import BOARD, FLEE, SHOOT
from freebooter.games.marauders.names import (
    CANNONS,
    CREW,
    FRENCH,
    HAVANA,
    MASTS,
    PIRATE_SLOOP,
    SPANISH,
    STASH,
    TRINIDAD,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Refusal
from tests.games.marauders.cards import LANGUAGES, OTHER, at_sea, in_port
from tests.games.marauders.table import TURN, Captain, Play, table
from tests.games.marauders.test_cutlass import at_contest, second_round


def of_no_use(game: Play, id: str, moment: Moment, reason: str, seat: int = 0) -> None:
    """The card would do nothing now, for this reason; people are told so in words."""
    found = why_not_play(game.t, game[seat], glory_card(id), moment)
    name = tables.GLORY_NAMES[glory_card(id)]
    assert found == Refusal("mm-card-without-effect", "MM-GLORY-05", card=name, reason=reason)
    for words in LANGUAGES:
        told = words.refusal(GAME, found)
        assert "mm-why" not in told and words.say(reason, GAME) in told


def playable(game: Play, id: str, moment: Moment, seat: int = 0) -> None:
    assert why_not_play(game.t, game[seat], glory_card(id), moment) is None


# Chest cards


def test_gl_01_tavern_talk_needs_a_rumour_that_nobody_holds() -> None:
    game = in_port(hand=["GL-01"])
    playable(game, "GL-01", WHEN_IN_PORT)
    for kind in game.t.decks.rumours.kinds():
        game.t.decks.rumours.take(kind, game.t.decks.rumours.counts[kind])
    of_no_use(game, "GL-01", WHEN_IN_PORT, "mm-why-no-rumours")


def test_gl_03_shrewd_bargain_needs_goods_that_were_drawn() -> None:
    game = in_port(hand=["GL-03"])
    of_no_use(game, "GL-03", WHEN_BUYING, "mm-why-no-goods-drawn")
    game.t.drawn_cargo = (0,)
    playable(game, "GL-03", WHEN_BUYING)


def test_gl_05_trusted_courier_needs_gold_and_no_chest_at_hand() -> None:
    of_no_use(in_port(HAVANA, hand=["GL-05"]), "GL-05", WHEN_IN_PORT, "mm-why-no-gold")
    of_no_use(
        in_port(TRINIDAD, hand=["GL-05"], gold=9), "GL-05", WHEN_IN_PORT, "mm-why-chest-at-hand"
    )  # CAP-06 is at home
    game = in_port(HAVANA, hand=["GL-05"], gold=9)
    playable(game, "GL-05", WHEN_IN_PORT)
    visit = game.t.visit
    assert visit is not None
    visit.courier = True
    of_no_use(game, "GL-05", WHEN_IN_PORT, "mm-why-courier-here")
    visit.courier = False
    visit.done |= 1 << STASH
    of_no_use(game, "GL-05", WHEN_IN_PORT, "mm-why-stashed")


def test_gl_07_governors_table_needs_a_mission_that_asks_for_a_roll() -> None:
    game = in_port(HAVANA, hand=["GL-07"])
    of_no_use(game, "GL-07", WHEN_CLAIMING, "mm-why-no-roll")
    visit = game.t.visit
    assert visit is not None
    visit.claiming = tables.mission_card("MI-11")
    of_no_use(game, "GL-07", WHEN_CLAIMING, "mm-why-no-roll")
    visit.claiming = tables.mission_card("MI-01")
    playable(game, "GL-07", WHEN_CLAIMING)
    visit.roll_skipped = True
    of_no_use(game, "GL-07", WHEN_CLAIMING, "mm-why-no-roll")


def test_gl_08_customs_search_needs_goods_of_another() -> None:
    game = in_port(hand=["GL-08"])
    of_no_use(game, "GL-08", AFTER_PURCHASE, "mm-why-nothing-bought")
    game.t.drawn_cargo, game.t.drawn_by = (0,), 1
    playable(game, "GL-08", AFTER_PURCHASE)
    game.t.drawn_by = 0
    of_no_use(game, "GL-08", AFTER_PURCHASE, "mm-why-own-goods")


def test_gl_09_sealed_pardon_needs_a_port_and_a_bounty() -> None:
    of_no_use(at_sea(hand=["GL-09"], bounties={FRENCH: 1}), "GL-09", WHEN_ACTING, "mm-why-at-sea")
    of_no_use(in_port(hand=["GL-09"]), "GL-09", WHEN_IN_PORT, "mm-why-not-wanted")
    playable(in_port(hand=["GL-09"], bounties={FRENCH: 1}), "GL-09", WHEN_IN_PORT)


# Wheel cards


def test_gl_11_hidden_cove_hides_once_from_a_ship() -> None:
    game = at_sea(hand=["GL-11"])
    game.t.found_by = PIRATE_SLOOP
    playable(game, "GL-11", WHEN_FOUND)
    game.t.turn.hidden_from = 1 << PIRATE_SLOOP
    of_no_use(game, "GL-11", WHEN_FOUND, "mm-why-hidden")


def test_gl_13_false_colours_need_a_closed_port_and_an_action() -> None:
    wanted = {SPANISH: 3}
    of_no_use(in_port(HAVANA, hand=["GL-13"]), "GL-13", WHEN_ACTING, "mm-why-in-port")
    of_no_use(at_sea(hand=["GL-13"], bounties=wanted), "GL-13", WHEN_ACTING, "mm-why-no-port")
    of_no_use(at_sea(HAVANA, hand=["GL-13"]), "GL-13", WHEN_ACTING, "mm-why-port-is-open")
    game = at_sea(HAVANA, hand=["GL-13"], bounties=wanted)
    playable(game, "GL-13", WHEN_ACTING)
    game.t.turn.actions = 1
    playable(game, "GL-13", WHEN_ACTING)
    game.t.turn.actions = 0
    of_no_use(game, "GL-13", WHEN_ACTING, "mm-why-no-action")


def test_gl_16_reading_the_sky_needs_two_events() -> None:
    game = at_sea(hand=["GL-16"])
    playable(game, "GL-16", WHEN_ACTING)
    events = game.t.decks.events
    for kind in events.kinds()[1:]:
        events.take(kind, events.counts[kind])
    of_no_use(game, "GL-16", WHEN_ACTING, "mm-why-no-events")


def test_gl_17_washed_ashore_saves_once() -> None:
    game = at_sea(hand=["GL-17"])
    playable(game, "GL-17", BEFORE_DEATH)
    game[0].washed = True
    of_no_use(game, "GL-17", BEFORE_DEATH, "mm-why-saved")


# Cutlass cards


def test_gl_19_raking_shot_needs_shooting_a_victory_and_cannons() -> None:
    one = Captain(hand=["GL-19"])
    of_no_use(at_contest(one, Captain(), (BOARD, SHOOT), "x11", "111"), "GL-19", WHEN_CONTESTED, "mm-why-not-shooting")
    of_no_use(at_contest(one, Captain(), (SHOOT, SHOOT), "111", "x11"), "GL-19", WHEN_CONTESTED, "mm-why-not-won")
    broken = Captain(hand=["GL-19"], tracks={CANNONS: 0})
    of_no_use(at_contest(broken, Captain(), (SHOOT, SHOOT), "x11", "111"), "GL-19", WHEN_CONTESTED, "mm-why-no-cannons")
    playable(at_contest(one, Captain(), (SHOOT, SHOOT), "x11", "111"), "GL-19", WHEN_CONTESTED)


def test_gl_20_hard_to_starboard_needs_masts() -> None:
    game = table(Captain(hand=["GL-20"], tracks={MASTS: 0}), Captain()).attacks(0, 1).passes_to("window-declared")
    of_no_use(game, "GL-20", WHEN_DECLARED, "mm-why-no-masts")


def test_gl_22_wet_powder_needs_an_enemy_who_shoots() -> None:
    game = second_round(Captain(), Captain(hand=["GL-22"]))
    game.seat(0).does(BOARD)
    game.seat(1).does(SHOOT)
    of_no_use(game, "GL-22", WHEN_DECLARED, "mm-why-enemy-does-not-shoot", seat=1)


def test_gl_23_under_cover_of_smoke_needs_flight_without_defeat() -> None:
    one = Captain(hand=["GL-23"])
    of_no_use(at_contest(one, Captain(), (SHOOT, SHOOT), "x11", "111"), "GL-23", WHEN_CONTESTED, "mm-why-not-fleeing")
    of_no_use(at_contest(one, Captain(), (FLEE, SHOOT), "x11", "xx1"), "GL-23", WHEN_CONTESTED, "mm-why-contest-lost")
    playable(at_contest(one, Captain(), (FLEE, SHOOT), "x11", "x11"), "GL-23", WHEN_CONTESTED)


def test_gl_24_spare_timber_needs_something_to_mend() -> None:
    game = table(Captain(hand=["GL-24"], tracks={CANNONS: 0}), Captain()).dice("111", "111").attacks(0, 1)
    game.passes_to("window-between-rounds")
    of_no_use(game, "GL-24", BETWEEN_ROUNDS, "mm-why-nothing-to-mend")


def test_gl_25_cold_steel_needs_an_enemy_with_crew() -> None:
    game = table(Captain(hand=["GL-25"]), Captain(tracks={CREW: 0})).attacks(0, 1)
    of_no_use(game, "GL-25", BEFORE_CREW_COMBAT, "mm-why-enemy-without-crew")
    game[1].ship.tracks[CREW] = 1
    playable(game, "GL-25", BEFORE_CREW_COMBAT)


def test_gl_26_cut_the_lines_needs_an_enemy_who_has_won_by_boarding() -> None:
    two = Captain(hand=["GL-26", "GL-26"])
    of_no_use(
        at_contest(Captain(), two, (SHOOT, SHOOT), "xx1", "x11"), "GL-26", WHEN_CONTESTED, "mm-why-nobody-boards", 1
    )
    of_no_use(
        at_contest(Captain(), two, (BOARD, SHOOT), "x11", "xx1"), "GL-26", WHEN_CONTESTED, "mm-why-nobody-boards", 1
    )
    game = at_contest(Captain(), two, (BOARD, SHOOT), "xx1", "111")
    game.seat(1).announces("GL-26").reveals("GL-26")
    of_no_use(game, "GL-26", WHEN_CONTESTED, "mm-why-lines-are-cut", 1)


def test_gl_27_letters_of_reprisal_need_a_war() -> None:
    of_no_use(table(Captain(hand=["GL-27"]), Captain()).attacks(0, 1), "GL-27", WHEN_ENGAGING, "mm-why-no-war")
    playable(table(Captain(hand=["GL-27"]), Captain(), wars=[(FRENCH, SPANISH)]).attacks(0, 1), "GL-27", WHEN_ENGAGING)


def test_cards_without_a_condition_can_always_be_played_at_their_moment() -> None:
    free = {tables.GLORY_IDS[card] for card in range(len(CONDITIONS)) if CONDITIONS[card] is _always}
    bare = {id for id in free if not id.startswith("GL-S")}
    assert bare == {"GL-02", "GL-04", "GL-06", "GL-10", "GL-12", "GL-14", "GL-15", "GL-18", "GL-21"}


# Modules


class Calm(Module):
    """No wind is good: for the tests."""

    def __init__(self) -> None:
        super().__init__("drill-calm")

    def may_play(self, t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
        return Refusal("mm-no-actions-left", "MM-TURN-07") if card == glory_card("GL-10") else None


@pytest.fixture
def calm() -> Iterator[None]:
    add_module(Calm())
    yield
    remove_module("drill-calm")


def test_a_module_can_forbid_a_card_and_says_why(calm: None) -> None:
    game = table(Captain(hand=["GL-10"]), OTHER, game=TURN, modules=["drill-calm"])
    reason = why_not_play(game.t, game[0], glory_card("GL-10"), WHEN_ACTING)
    assert reason is not None and reason.message == "mm-no-actions-left"


def test_every_reason_of_the_texts_is_proved_here() -> None:
    folder = Path("src/freebooter/games/marauders/text/en/refusals.ftl")
    known = set(re.findall(r"^(mm-why-[a-z-]+) =", folder.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert len(known) > 25
    source = "".join(Path(__file__).with_name(name).read_text() for name in (Path(__file__).name, "test_hand.py"))
    assert {reason for reason in known if source.count(f'"{reason}"') == 0} == set()
