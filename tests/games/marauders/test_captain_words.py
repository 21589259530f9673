"""What is said of rewards, ships, cards and repairs: what a choice would bring, and why one is refused."""

import pytest

from freebooter.games.marauders.captain.damage import take_points
from freebooter.games.marauders.captain.glory import hire_refusal, keep_hand_limit
from freebooter.games.marauders.captain.lost_modifications import choose_ports
from freebooter.games.marauders.captain.new_captain import CHOOSE_A_SHIP
from freebooter.games.marauders.captain.recovery import after_fight
from freebooter.games.marauders.content.card_timing import AFTER_CREW_WIN, WHEN_IN_PORT
from freebooter.games.marauders.content.tables import PORTS, glory_card
from freebooter.games.marauders.moves import CHOOSE_SHIP, PLACE_MODIFICATION
from freebooter.games.marauders.names import (
    CREW,
    DUTCH,
    ENGLISH,
    FLUTE,
    FRIGATE,
    HAVANA,
    HULL,
    MASTS,
    NONE,
    REINFORCED_HULL,
    SLOOP,
    TORTUGA,
    TRINIDAD,
)
from freebooter.kernel.ask import Ask, Taken
from freebooter.kernel.note import Note, Refusal
from tests.games.marauders.notes import brings, named, refused, words
from tests.games.marauders.table import Captain, table
from tests.rules import rule


def asks(part: Taken) -> Ask:
    """The first question of a part of the rules that is played alone."""
    assert not isinstance(part, tuple)
    question = next(part)
    assert isinstance(question, Ask)
    return question


@rule("MM-BOUNTY-10")
def test_each_nation_says_what_it_pays() -> None:
    pirate = Captain(tracks={HULL: 1, CREW: 0}, bounties={ENGLISH: 1, DUTCH: 3})
    game = table(Captain(ship=FRIGATE), pirate, luck=1).dice("xx1", "111", "333").attacks(0, 1).passes()
    assert game.asked == (0, "reward-nation")
    assert brings(game, "nation-english") == Note("mm-brings-gold", "MM-BOUNTY-10", gold=5)
    assert brings(game, "nation-dutch") == Note("mm-brings-gold", "MM-BOUNTY-10", gold=15)
    assert refused(game, "nation-french") == Refusal("mm-no-bounty-on-loser", "MM-BOUNTY-10", nation="french")
    assert words(game) == {"seat": 2}


@rule("MM-SETUP-10")
def test_ships_to_start_with_say_their_values() -> None:
    t = table(Captain(), Captain()).t
    ask = CHOOSE_A_SHIP.ask(t, 0)
    assert ask.options == [CHOOSE_SHIP[SLOOP], CHOOSE_SHIP[FLUTE]]
    sloop = {"hull": 2, "cargo": 2, "masts": 2, "crew": 2, "cannons": 1, "manoeuvrability": 4}
    assert ask.preview(t, CHOOSE_SHIP[SLOOP]) == Note("mm-brings-ship-values", "MM-SETUP-10", **sloop)
    missing = Refusal("mm-no-starting-ship", "MM-SETUP-10", ship="frigate")
    assert ask.refusal(t, CHOOSE_SHIP[FRIGATE]) == missing


@rule("MM-GLORY-04")
def test_of_five_cards_one_that_is_held_goes_and_of_four_none() -> None:
    five = ["GL-01", "GL-02", "GL-03", "GL-05", "GL-06"]
    game = table(Captain(hand=five), Captain(hand=five[:4]))
    ask = asks(keep_hand_limit(game.t, game[0]))
    assert len(ask.options) == 5
    other = named("discard-glory-following-wind")
    reason = Refusal("mm-not-held", "MM-GLORY-04", card="following-wind", limit=4)
    assert ask.refusal(game.t, other) == reason
    assert list(keep_hand_limit(game.t, game[1])) == []


@rule("MM-GLORY-04")
def test_two_cards_alike_are_one_choice() -> None:
    game = table(Captain(hand=["GL-10", "GL-10", "GL-12", "GL-12", "GL-15"]), Captain())
    ask = asks(keep_hand_limit(game.t, game[0]))
    assert len(ask.options) == 3


@rule("MM-MOD-12")
def test_modifications_go_to_ports_without_one_each_chosen_once() -> None:
    game = table(Captain(), Captain())
    for zone in PORTS:
        game.offers_modification(zone, NONE)
    for zone in (HAVANA, TORTUGA):
        game.t.decks.modifications.take(0 if game.t.decks.modifications.counts[0] else 1)
        game.t.board.modification[zone] = 0
    part = choose_ports(game.t, game[0], 2)
    first = next(part)
    assert isinstance(first, Ask)
    assert PLACE_MODIFICATION[HAVANA] not in first.options and len(first.options) == len(PORTS) - 2
    taken = Refusal("mm-no-free-port", "MM-MOD-12", zone="havana")
    assert first.refusal(game.t, PLACE_MODIFICATION[HAVANA]) == taken
    second = part.send(PLACE_MODIFICATION[TRINIDAD])
    assert isinstance(second, Ask)
    assert PLACE_MODIFICATION[TRINIDAD] not in second.options and len(second.options) == len(PORTS) - 3


@rule("MM-MOD-03")
def test_a_reinforced_hull_cancels_only_what_is_hit() -> None:
    game = table(Captain(ship=FRIGATE, modifications=[REINFORCED_HULL]), Captain())
    part = take_points(game.t, game[0].ship, 0, 0, [0, 0, 1, 0, 0], "MM-COMBAT-18")
    ask = asks(part)
    assert [move.name for move in ask.options] == ["pass", "cancel-hit-masts"]
    assert ask.words(game.t) == {"whose": "own"}
    spared = Refusal("mm-location-not-hit", "MM-MOD-03", location="crew")
    assert ask.refusal(game.t, named("cancel-hit-crew")) == spared


@rule("MM-GLORY-11")
def test_the_carpenter_mends_what_is_damaged_and_no_crew() -> None:
    game = table(Captain(employed=["GL-S1a"], tracks={MASTS: 1, CREW: 1}), Captain())
    ask = asks(after_fight(game.t, game[0], 2))
    assert [move.name for move in ask.options] == ["mend-masts"]
    for where in ("hull", "crew"):
        reason = Refusal("mm-not-mendable", "MM-GLORY-11", location=where)
        assert ask.refusal(game.t, named(f"mend-{where}")) == reason


@rule("MM-GLORY-10")
def test_a_specialist_is_tried_once_in_a_turn_and_after_a_deed_comes_for_nothing() -> None:
    game = table(Captain(zone=TORTUGA, in_port=True), Captain())
    card = glory_card("GL-S2a")
    assert hire_refusal(game.t, game[0], card, WHEN_IN_PORT) is None
    game.t.turn.hire_tried = 1 << card
    tried = Refusal("mm-hire-tried", "MM-GLORY-10", card="gunner-captain-a")
    assert hire_refusal(game.t, game[0], card, WHEN_IN_PORT) == tried
    assert hire_refusal(game.t, game[0], card, AFTER_CREW_WIN) is None
    assert hire_refusal(game.t, game[0], glory_card("GL-S5a"), WHEN_IN_PORT) is None


@rule("MM-GLORY-11")
@pytest.mark.parametrize(("crew", "before", "after"), [(1, 2, 2), (2, 2, 2), (1, 1, 1), (0, 2, 1)])
def test_the_surgeon_restores_one_of_those_who_were_lost(crew: int, before: int, after: int) -> None:
    game = table(Captain(employed=["GL-S4a"], tracks={CREW: crew}), Captain())
    assert list(after_fight(game.t, game[0], before)) == []
    assert game[0].ship.tracks[CREW] == after
