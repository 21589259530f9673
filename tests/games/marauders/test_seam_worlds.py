"""Guesses about hidden things follow the rules that modules have changed: stashes, tokens of a reserve, more cargo."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.captain.lost_modifications import lay_modifications
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, PORTS
from freebooter.games.marauders.effects import cargo_of, open_modification
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.raiding.raid_odds import unseen
from freebooter.games.marauders.redeal import redeal
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Decks, Drawer, Table
from freebooter.games.marauders.state.checks import audit
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.kernel.bag import Bag
from freebooter.kernel.chance import Chance, SearchChance

WORLDS = 200
KINDS = range(len(MODIFICATION_NAMES))


class Pool(Drawer):
    __slots__ = ("reserve",)

    def __init__(self, reserve: Reserve) -> None:
        super().__init__("drill-pool")
        self.reserve = reserve

    def copy(self) -> Pool:
        return Pool(self.reserve.copy())


class ManyTokens(Module):
    """One token more of each kind than there are ports for, and nobody knows which are left over."""

    def __init__(self) -> None:
        super().__init__("drill-pool")

    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Pool(Reserve())

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        for kind in KINDS:
            decks.modifications.add(kind)

    def secret_reserve(self, t: Table) -> Reserve | None:
        return reserve_of(t)


class DearGlory(Module):
    def __init__(self) -> None:
        super().__init__("drill-dear")

    def stash_price(self, t: Table, price: int, number: int) -> int:
        return 15


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    added: list[Module] = [ManyTokens(), DearGlory()]
    for module in added:
        add_module(module)
    yield
    for module in added:
        remove_module(module.name)


def reserve_of(t: Table) -> Reserve:
    drawer = t.drawer("drill-pool")
    assert isinstance(drawer, Pool)
    return drawer.reserve


def laid_out(*modules: str) -> Table:
    return set_up(Rules(modules=complete(modules).modules), 2, SearchChance(4))


def worlds_of(t: Table, seat: int = 0) -> list[Table]:
    found = []
    for seed in range(WORLDS):
        twin = t.copy()
        redeal(twin, seat, SearchChance(f"world {seed}"))
        assert audit(twin) == audit(t)
        found.append(twin)
    return found


# Stashes


def stashes(t: Table) -> set[int]:
    t.players[1].track = 8
    t.players[1].stash_most = 60
    return {world.players[1].stash for world in worlds_of(t)}


def test_a_dearer_point_leaves_room_for_a_fuller_stash() -> None:
    assert max(stashes(laid_out())) == 19
    assert max(stashes(laid_out("drill-dear"))) == 29


# The reserve of modifications


def test_face_down_tokens_are_mixed_with_a_secret_reserve() -> None:
    t = laid_out("drill-pool")
    assert t.decks.modifications.left == len(KINDS)
    pools = {tuple(world.decks.modifications.counts) for world in worlds_of(t)}
    assert len(pools) > WORLDS // 4


def test_in_the_base_the_reserve_is_known() -> None:
    t = laid_out()
    taken = t.board.modification[PORTS[0]]
    t.board.modification[PORTS[0]] = NONE
    t.decks.modifications.add(taken)
    assert {tuple(world.decks.modifications.counts) for world in worlds_of(t)} == {tuple(t.decks.modifications.counts)}


def lone_token(t: Table) -> int:
    """All copies of one kind are out of the game but one, which comes back into the reserve now."""
    kind, other = 0, 1
    for zone in PORTS:
        if t.board.modification[zone] == kind:
            t.board.modification[zone] = other
    t.decks.modifications.add(other, t.decks.modifications.counts[kind])
    t.decks.modifications.take(kind, t.decks.modifications.counts[kind])
    t.decks.modifications.add(kind)
    reserve_of(t).came_back(kind, t.board.batches)
    return kind


def test_a_token_that_came_back_lies_in_no_older_batch() -> None:
    t = laid_out("drill-pool")
    kind = lone_token(t)
    for world in worlds_of(t):
        assert kind not in world.board.modification
        assert world.decks.modifications.counts[kind] == 1


def test_it_may_lie_in_a_batch_that_was_laid_later() -> None:
    t = laid_out("drill-pool")
    kind = lone_token(t)
    zones = list(PORTS[:2])
    for zone in zones:
        t.decks.modifications.add(t.board.modification[zone])
        t.board.modification[zone] = NONE
    lay_modifications(t, t.decks.modifications, zones, "MM-MOD-12")
    places = [[zone for zone in PORTS if world.board.modification[zone] == kind] for world in worlds_of(t)]
    assert [] in places
    assert sorted({zone for found in places for zone in found}) == sorted(zones)


def test_what_is_turned_up_is_hidden_no_more() -> None:
    t = laid_out("drill-pool")
    kind = lone_token(t)
    zone = PORTS[0]
    t.decks.modifications.add(t.board.modification[zone])
    t.board.modification[zone] = NONE
    t.decks.modifications.take(kind)
    lay_modifications(t, Bag([1 if each == kind else 0 for each in KINDS]), [zone], "MM-MOD-12")
    assert {world.board.modification[zone] for world in worlds_of(t)} != {kind}
    open_modification(t, zone)
    assert reserve_of(t).returned == ()
    assert {world.board.modification[zone] for world in worlds_of(t)} == {kind}


def test_of_several_of_a_kind_the_last_to_come_back_is_taken_for_the_one_seen() -> None:
    reserve = Reserve()
    reserve.came_back(3, 2)
    reserve.came_back(3, 5)
    assert reserve.first_batches(3, 4) == [0, 0, 2, 5]
    reserve.turned_up(3, 4)
    assert reserve.returned == ((3, 5),)
    reserve.turned_up(3, 4)
    assert reserve.returned == ((3, 5),)  # it was one from the beginning
    reserve.turned_up(3, 6)
    assert reserve.first_batches(3, 1) == [0]


def test_a_token_that_a_seat_has_looked_at_stays_where_it_is() -> None:
    t = laid_out("drill-pool")
    zone = PORTS[0]
    t.players[0].looked |= 1 << zone
    assert {world.board.modification[zone] for world in worlds_of(t)} == {t.board.modification[zone]}
    assert len({world.board.modification[zone] for world in worlds_of(t, 1)}) > 2


# Cargo


class Chests(Drawer):
    """One cargo card in the chest of each seat, which only its owner has seen."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        super().__init__("drill-chests")
        self.cards = cards

    def copy(self) -> Chests:
        return Chests(self.cards[:])

    def redeal_cargo(self, t: Table, seat: int, chance: Chance) -> None:
        others = [other for other in range(t.seats) if other != seat]
        for other in others:
            t.decks.cargo.add(self.cards[other])
        for other in others:
            self.cards[other] = chance.draw(t.decks.cargo)

    def hidden_cargo(self, t: Table, seat: int) -> tuple[int, ...]:
        return (self.cards[seat],)

    def audit(self, t: Table) -> dict[str, int]:
        return {"cargo cards": len(self.cards)}


def test_cargo_in_drawers_is_dealt_with_the_deck_and_may_still_come() -> None:
    t = laid_out()
    t.ext = [Chests([t.chance.draw(t.decks.cargo) for seat in range(t.seats)])]
    cards = {hidden_card(world) for world in worlds_of(t)}
    assert len(cards) > 20
    assert unseen(t, t.players[0])[hidden_card(t)] == t.decks.cargo.counts[hidden_card(t)] + 1
    assert cargo_of(t, t.players[1]) == (hidden_card(t),)


def hidden_card(t: Table) -> int:
    return t.ext[0].hidden_cargo(t, 1)[0]
