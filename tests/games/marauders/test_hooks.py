"""The seams for modules: queries in their order, offers, triggers, policies, and nothing at all without a module."""

from __future__ import annotations

import pytest

from freebooter.games.marauders import hooks
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.hooks import (
    ADD,
    CAP,
    FOUND_RESPONSES,
    QUERIES,
    REPLACE,
    ROUND_START,
    TRIGGERS,
    TURN_ACTIONS,
    Hooks,
    Module,
    Offer,
    QueryKind,
    TriggerKind,
)
from freebooter.games.marauders.moves import DONE, PASS
from freebooter.games.marauders.names import CARIBBEAN_SEA, NASSAU, SPANISH
from freebooter.games.marauders.npcs.scouting import all_scout
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Drawer, Table
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refused
from freebooter.kernel.run import Run, play_randomly
from tests.games.marauders.table import Captain, plays_out, table
from tests.rules import rule


class Notes(Drawer):
    __slots__ = ("said",)

    def __init__(self, said: int = 0) -> None:
        super().__init__("drill-one")
        self.said = said

    def copy(self) -> Notes:
        return Notes(self.said)


class Drill(Offer):
    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return [DONE]

    def take(self, t: Table, seat: int, about: int, move: Move) -> Part[None]:
        yield Ask(seat, Question("drill"), [PASS, DONE])
        notes = t.drawer("drill-one")
        assert isinstance(notes, Notes)
        notes.said = about


class One(Module):
    def __init__(self) -> None:
        super().__init__("drill-one")

    def register(self, hooks: Hooks) -> None:
        hooks.query(hooks_kind(), CAP, lambda t, value, seat, a, b, c: min(value, 6))
        hooks.query(hooks_kind(), ADD, lambda t, value, seat, a, b, c: value + 3)
        hooks.offer(TURN_ACTIONS, Drill())
        hooks.trigger(ROUND_START, 5, said(5))
        hooks.schedule = backwards

    def drawer(self) -> Drawer | None:
        return Notes()


class Two(Module):
    def __init__(self) -> None:
        super().__init__("drill-two")

    def register(self, hooks: Hooks) -> None:
        hooks.query(hooks_kind(), REPLACE, lambda t, value, seat, a, b, c: 4)
        hooks.trigger(ROUND_START, 1, said(1))


class Three(Module):
    def __init__(self) -> None:
        super().__init__("drill-three", excludes=("drill-two",))

    def register(self, hooks: Hooks) -> None:
        hooks.schedule = forwards


def backwards(t: Table) -> tuple[int, ...]:
    return tuple(reversed(range(t.seats)))


def forwards(t: Table) -> tuple[int, ...]:
    return tuple(range(t.seats))


def hooks_kind() -> QueryKind:
    return hooks.DICE_POOL


heard: list[int] = []


def said(order: int) -> hooks.Trigger:
    def hear(t: Table, seat: int, about: int) -> Part[None]:
        yield from ()
        heard.append(order)

    return hear


@pytest.fixture(autouse=True)
def drill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "_modules", {})
    monkeypatch.setattr(hooks, "_hooks", {})
    for module in (One(), Two(), Three()):
        hooks.add_module(module)


def hooked(*names: str) -> Table:
    return set_up(Rules(modules=hooks.resolve(list(names))), 3, SearchChance(1))


def test_without_modules_nothing_is_asked() -> None:
    assert hooks.resolve([]) == ()
    assert not hooked().hooked
    assert hooked("drill-one").hooked


def test_a_query_replaces_then_adds_then_bounds() -> None:
    assert hooks.query_dice_pool(hooked("drill-two", "drill-one"), 1, 0, 0, 0) == 6
    assert hooks.query_dice_pool(hooked("drill-one"), 1, 0, 0, 0) == 4
    assert hooks.query_dice_pool(hooked("drill-two"), 1, 0, 0, 0) == 4


def test_triggers_run_in_their_declared_order() -> None:
    heard.clear()
    assert list(hooks.fire(hooked("drill-one", "drill-two"), hooks.ROUND_START)) == []
    assert heard == [1, 5]


def test_an_offer_adds_options_and_may_ask() -> None:
    t = hooked("drill-one")
    assert hooks.offered(t, hooks.TURN_ACTIONS, 1) == [DONE]
    part = hooks.take_offered(t, hooks.TURN_ACTIONS, 1, DONE, 7)
    assert next(part).prompt == "drill"
    with pytest.raises(StopIteration):
        part.send(PASS)
    notes = t.copy().drawer("drill-one")
    assert isinstance(notes, Notes)
    assert notes.said == 7


def test_what_a_module_keeps_is_its_own() -> None:
    with pytest.raises(KeyError):
        hooked("drill-one").drawer("drill-two")


def test_a_policy_belongs_to_one_module() -> None:
    schedule = hooks.hooks_of(hooked("drill-one")).schedule
    assert schedule is backwards
    with pytest.raises(Refused, match="mm-modules-same-step"):
        hooks.resolve(["drill-one", "drill-three"])


def test_unknown_and_excluded_modules_are_refused() -> None:
    with pytest.raises(Refused, match="mm-no-such-module"):
        hooks.resolve(["drill-nine"])
    with pytest.raises(Refused, match="mm-modules-exclude"):
        hooks.resolve(["drill-three", "drill-two"])


class Haven(Module):
    """Whoever is found may hide."""

    def __init__(self) -> None:
        super().__init__("drill-haven")

    def register(self, hooks: Hooks) -> None:
        hooks.offer(FOUND_RESPONSES, Noted(FOUND_RESPONSES, set()))


@rule("MM-NPC-13")
@pytest.mark.parametrize(("answer", "attacked"), [("pass", True), ("done", False)])
def test_an_answer_to_being_found_takes_the_place_of_the_attack(answer: str, attacked: bool) -> None:
    hooks.add_module(Haven())
    game = table(
        Captain(bounties={SPANISH: 1}), Captain(zone=NASSAU, in_port=True), npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}
    )
    t = game.t
    t.rules.modules = hooks.resolve(["drill-haven"])
    t.hooked = True
    game.dice("xx").script([0])
    assert plays_out(all_scout(t, game[0]), answer) == ["found-response"]
    assert (len(t.agenda) > 0) is attacked


class Noted(Offer):
    """Something to do that changes nothing."""

    def __init__(self, kind: int, met: set[tuple[str, int]]) -> None:
        self.kind = kind
        self.met = met

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return [DONE]

    def take(self, t: Table, seat: int, about: int, move: Move) -> Part[None]:
        yield from ()
        self.met.add(("offer", self.kind))


OFFERED = [hooks.BATTLE_WEAPONS, hooks.ROLL_BEFORE, hooks.ROLL_REPEAT, hooks.FOUND_RESPONSES]
"""Offers outside of menus."""


class Everywhere(Module):
    """Listens at every seam and changes nothing."""

    def __init__(self, name: str, plans: bool, met: set[tuple[str, int]]) -> None:
        super().__init__(name)
        self.plans = plans
        self.met = met

    def register(self, hooks: Hooks) -> None:
        for kind in range(TRIGGERS):
            hooks.trigger(TriggerKind(kind), 1, self.hears(kind))
        for kind in range(QUERIES):
            hooks.query(QueryKind(kind), ADD, self.answers(kind))
        for kind in OFFERED:
            hooks.offer(kind, Noted(kind, self.met))
        if self.plans:
            hooks.schedule = self.schedules

    def hears(self, kind: int) -> hooks.Trigger:
        def hear(t: Table, seat: int, about: int) -> Part[None]:
            yield from ()
            self.met.add(("trigger", kind))

        return hear

    def answers(self, kind: int) -> hooks.Query:
        def answer(t: Table, value: int, seat: int, a: int, b: int, c: int) -> int:
            self.met.add(("query", kind))
            return value

        return answer

    def schedules(self, t: Table) -> tuple[int, ...]:
        self.met.add(("policy", 0))
        return tuple((t.first + turn) % t.seats for turn in range(t.seats))


# Nothing of the base calls the latter: they wait for the module that needs them.
RARE = {("trigger", hooks.MISSION_COMPLETED), ("trigger", hooks.SHIP_CLAIMED)}
UNCALLED = {
    ("trigger", hooks.SETUP_BOARD), ("trigger", hooks.CARGO_DISCARDED), ("trigger", hooks.GAME_SCORING),
    ("query", hooks.DECK),
}  # fmt: skip


def test_games_by_chance_come_to_every_seam() -> None:
    met: set[tuple[str, int]] = set()
    names = ["drill-everywhere", "drill-without-plan"]
    for name in names:
        hooks.add_module(Everywhere(name, name == names[0], met))
    for seed in range(40):
        t = set_up(Rules(modules=hooks.resolve([names[seed % 2]])), 3, SearchChance(seed))
        run = Run(GAME, t, keeps=False)
        run.begin()
        play_randomly(run, SearchChance(f"wander {seed}"), 1500)
        assert run.question is None
    seams = {("trigger", kind) for kind in range(TRIGGERS)} | {("query", kind) for kind in range(QUERIES)}
    offers = {("offer", kind) for kind in OFFERED}
    assert met | RARE == (seams | offers | {("policy", 0)}) - UNCALLED
