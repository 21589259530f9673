"""Small print of what new rumours find: weapons, casks of the discard pile, the next events."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from freebooter.games.marauders.content import tables
from freebooter.games.marauders.modules.cards.rumours import (
    discarded_goods,
    read_events,
    weapon_choice,
)
from freebooter.games.marauders.moves import KEEP_GOODS
from freebooter.games.marauders.names import (
    GAINED_BY_SEARCH,
    GALLEON,
    RUM,
    SLOOP,
    Gain,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Part
from tests.games.marauders.cards import message, named
from tests.games.marauders.modules.test_cards_rumours import at_its_place, discards
from tests.games.marauders.modules.test_cards_rumours_small_print import reward_of
from tests.games.marauders.table import Captain, Play, card, plays_out
from tests.rules import rule

ON = ["cards"]


# Weapons, goods, cards


def test_who_has_every_weapon_is_asked_for_none() -> None:
    game = at_its_place("SOG-RUM-16")
    every = range(len(tables.WEAPON_NAMES))
    asked = plays_out(weapon_choice(game.t, game[0], game[0].rumour, reward_of(game)))
    assert asked == ["choose-weapon"] * 2
    game[0].weapons = sum(1 << weapon for weapon in every)
    assert plays_out(weapon_choice(game.t, game[0], game[0].rumour, reward_of(game))) == []


def casks(captain: Captain, *names: str, modules: list[str] = ON) -> tuple[Play, Part[None]]:
    game = at_its_place("SOG-RUM-21", captain, modules)
    discards(game, *names)
    return game, discarded_goods(game.t, game[0], game[0].rumour, reward_of(game))


@pytest.mark.parametrize(
    ("ship", "options", "too_many", "reason"),
    [
        (GALLEON, ["rum-1", "rum-2", "rum-3", "sugar-1"], "keep-rum-4", "mm-beyond-the-card"),
        (SLOOP, ["rum-1", "rum-2", "sugar-1"], "keep-rum-3", "mm-no-room"),
    ],
)
def test_up_to_three_of_one_good_that_was_discarded_within_capacity(
    ship: int, options: list[str], too_many: str, reason: str
) -> None:
    game, part = casks(Captain(ship=ship), "rum-1", "rum-2", "rum-3-hull", "rum-4-escape", "sugar-1")
    ask = next(part)
    assert isinstance(ask, Ask) and {move.name for move in ask.options} == {
        *[f"keep-{name}" for name in options],
        "done",
    }
    for move in ask.options:
        assert ask.refusal(game.t, move) is None
    assert message(ask.refusal(game.t, named(too_many))) == reason
    found = ask.refusal(game.t, named("keep-sugar-2"))
    assert found is not None and (found.message, found.params["count"]) == ("mm-not-so-many-discarded", 1)
    assert message(ask.refusal(game.t, KEEP_GOODS[RUM][0])) == "mm-not-so-many-discarded"


def test_casks_may_be_left() -> None:
    game, part = casks(Captain(ship=GALLEON), "rum-1")
    assert plays_out(part, "done") == ["take-discarded"]
    assert game[0].cargo == () and game.t.decks.cargo_discard.left == 1


class Listener(Module):
    """Writes down what cargo comes aboard, and how."""

    def __init__(self, heard: list[tuple[tuple[int, ...], Gain]]) -> None:
        super().__init__("drill-casks")
        self.heard = heard

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        yield from ()
        self.heard.append((cards, how))


@contextmanager
def listener() -> Iterator[list[tuple[tuple[int, ...], Gain]]]:
    heard: list[tuple[tuple[int, ...], Gain]] = []
    add_module(Listener(heard))
    try:
        yield heard
    finally:
        remove_module("drill-casks")


@rule("SG-PAIR-05")
def test_modules_hear_that_casks_were_chosen_by_their_good() -> None:
    with listener() as heard:
        _, part = casks(Captain(ship=GALLEON), "rum-1", modules=[*ON, "drill-casks"])
        plays_out(part, "keep-rum-1")
        assert heard == [((card("rum-1"),), GAINED_BY_SEARCH)]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_who_looks_at_the_next_events_sees_as_many_as_there_are(left: int) -> None:
    game = at_its_place("SOG-RUM-23", luck=None)
    game.t.chance = game.chance
    deck = game.t.decks.events
    while deck.left > left:
        deck.take(next(iter(deck.kinds())))
    game.script([0] * left)
    plays_out(read_events(game.t, game[0], game[0].rumour, reward_of(game)))
    assert len(game.t.event_top) == left
    assert [told["count"] for told in game.told("events-ordered")] == ([left] if left else [])
