"""The drawer of a module: shown as far as a seat may see it, dealt anew, counted, and watched by the laws."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.checks import audit, faults
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.laws import LawBroken, SeededChooser, play_lawfully
from freebooter.kernel.laws.secret import Tally, fields_of
from freebooter.kernel.match import new_match

COINS = 6


class CoinsView(msgspec.Struct, frozen=True):
    shown: int
    left: int | None
    right: int | None


class Coins(Drawer):
    """Each seat holds some coins in either hand, and nobody else knows how many."""

    __slots__ = ("left", "right")

    def __init__(self, left: list[int], right: list[int]) -> None:
        super().__init__("drill-coins")
        self.left = left
        self.right = right

    def copy(self) -> Coins:
        return type(self)(self.left[:], self.right[:])

    def view(self, t: Table, seat: int | None) -> msgspec.Struct | None:
        if seat is None:
            return CoinsView(COINS, None, None)
        return CoinsView(COINS, self.left[seat], self.right[seat])

    def redeal(self, t: Table, seat: int, chance: Chance) -> None:
        for other in range(t.seats):
            if other != seat:
                self.left[other] = chance.below(COINS)
                self.right[other] = chance.below(COINS)

    def audit(self, t: Table) -> dict[str, int]:
        return {"hands of the drill": len(self.left) + len(self.right), "cargo cards": 0}

    def faults(self, t: Table) -> list[str]:
        return ["a seat owes a coin"] if min(self.left) < 0 else []


class LeakingCoins(Coins):
    """Forgets the right hand when the rest is dealt anew."""

    def redeal(self, t: Table, seat: int, chance: Chance) -> None:
        for other in range(t.seats):
            if other != seat:
                self.left[other] = chance.below(COINS)


class ShowingCoins(Coins):
    """Shows each seat what its neighbour holds."""

    def view(self, t: Table, seat: int | None) -> msgspec.Struct | None:
        return super().view(t, None if seat is None else (seat + 1) % t.seats)


class CoinsModule(Module):
    def __init__(self, kind: type[Coins]) -> None:
        super().__init__("drill-coins")
        self.kind = kind

    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return self.kind([1] * seats, [2] * seats)


OPTIONS = {"modules": ["drill-coins"], "points_to_win": 2}


@pytest.fixture(autouse=True)
def coins() -> Iterator[None]:
    add_module(CoinsModule(Coins))
    yield
    remove_module("drill-coins")


def coins_table() -> Table:
    return set_up(Rules(modules=complete(["drill-coins"]).modules), 2, SearchChance(1))


def test_each_seat_sees_its_part() -> None:
    t = coins_table()
    assert view(t, 0).modules == {"drill-coins": CoinsView(COINS, 1, 2)}
    assert view(t, None).modules == {"drill-coins": CoinsView(COINS, None, None)}
    assert b'"modules":{"drill-coins":{"shown":6,' in msgspec.json.encode(view(t, None))


def test_a_game_without_modules_says_nothing_about_them() -> None:
    seen = view(set_up(Rules(), 2, SearchChance(1)), 0)
    assert seen.modules == {}
    assert b'"modules"' not in msgspec.json.encode(seen)


def test_it_is_dealt_anew_for_those_who_must_guess() -> None:
    dealt = set()
    for seed in range(40):
        t = coins_table()
        redeal(t, 0, SearchChance(seed))
        drawer = t.drawer("drill-coins")
        assert isinstance(drawer, Coins)
        assert (drawer.left[0], drawer.right[0]) == (1, 2)
        dealt.add(drawer.right[1])
    assert dealt == set(range(COINS))


def test_it_is_counted_and_checked() -> None:
    t = coins_table()
    plain = audit(set_up(Rules(), 2, SearchChance(1)))
    assert audit(t) == plain | {"hands of the drill": 4}
    assert faults(t) == []
    drawer = t.drawer("drill-coins")
    assert isinstance(drawer, Coins)
    drawer.left[0] = -1
    assert faults(t) == ["a seat owes a coin"]


def test_its_fields_are_watched_one_by_one() -> None:
    fields = fields_of(view(coins_table(), 0))
    assert fields["modules.drill-coins.left"] == 1
    assert fields["modules.drill-coins.right"] == 2
    assert "modules" not in fields


def test_a_lawful_drawer() -> None:
    play_lawfully(GAME, 2, OPTIONS, "coins", SeededChooser("coins"), every=60)


def test_a_second_secret_cannot_hide_behind_a_first() -> None:
    """What it shows changes in every world, but not the hand that it forgets."""
    add_module(CoinsModule(LeakingCoins))
    match = new_match(GAME, 2, OPTIONS, "coins")
    tally = Tally()
    for seed in range(20):
        tally.add(match, 0, str(seed))
    with pytest.raises(LawBroken, match=r"modules\.drill-coins\.right"):
        tally.check(match)


def test_a_drawer_that_shows_too_much_is_caught() -> None:
    add_module(CoinsModule(ShowingCoins))
    with pytest.raises(LawBroken) as caught:
        play_lawfully(GAME, 2, OPTIONS, "coins", SeededChooser("coins"), every=1)
    assert caught.value.law == "worlds look the same"
