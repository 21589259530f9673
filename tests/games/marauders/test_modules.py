"""The seams for modules: numbers and moments in their order, offers that explain themselves, and what goes together."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import DONE, PASS
from freebooter.games.marauders.names import CARIBBEAN_SEA, NASSAU, SPANISH
from freebooter.games.marauders.npcs.scouting import all_scout
from freebooter.games.marauders.seams import module_set
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_calls import METHODS
from freebooter.games.marauders.seams.module_set import add_module, complete, drawers_of, modules_of, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.turn.flow import do_task
from freebooter.kernel.ask import Ask, Offer, Part, Question
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refused
from freebooter.kernel.run import Run, play_randomly
from tests.games.marauders.table import Captain, plays_out, table
from tests.rules import rule

SOURCE = Path("src/freebooter/games/marauders")  # a compiled module does not know its own


class Notes(Drawer):
    __slots__ = ("written",)

    def __init__(self, written: int = 0) -> None:
        super().__init__("drill-one")
        self.written = written

    def copy(self) -> Notes:
        return Notes(self.written)


class Drill(Offer[Table]):
    def __init__(self) -> None:
        super().__init__([DONE])

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield Ask(seat, Question("drill"), [PASS, DONE])
        notes = t.drawer("drill-one")
        assert isinstance(notes, Notes)
        notes.written = 7


class One(Module):
    def __init__(self) -> None:
        super().__init__("drill-one", order=5)
        self.offer = Drill()

    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Notes()

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        return dice + 3

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return [self.offer]

    def round_starts(self, t: Table) -> Part[None]:
        yield from ()
        heard.append(5)


class Two(Module):
    def __init__(self) -> None:
        super().__init__("drill-two", order=1)

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        return dice * 2

    def round_starts(self, t: Table) -> Part[None]:
        yield from ()
        heard.append(1)


heard: list[int] = []


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    added = [
        One(),
        Two(),
        Module("drill-three", excludes=("drill-two",)),
        Module("drill-four", needs=("drill-one",)),
        Module("drill-five", implies=("drill-one",)),
        Module("drill-bridge", when=("drill-one", "drill-two")),
    ]
    for module in added:
        add_module(module)
    yield
    for module in added:
        remove_module(module.name)


def hooked(*names: str) -> Table:
    return set_up(Rules(modules=complete(names).modules), 3, SearchChance(1))


def test_without_modules_nothing_is_asked() -> None:
    assert complete([]).modules == ()
    assert not hooked().hooked
    assert hooked("drill-one").hooked


def test_modules_change_a_number_in_their_order() -> None:
    t = hooked("drill-one", "drill-two")
    assert modules_of(t).skill_dice(t, 1, t.players[0], 0, 0) == 1 * 2 + 3
    t = hooked("drill-one")
    assert modules_of(t).skill_dice(t, 1, t.players[0], 0, 0) == 4


def test_modules_hear_of_a_moment_in_their_order() -> None:
    heard.clear()
    t = hooked("drill-one", "drill-two")
    assert list(modules_of(t).round_starts(t)) == []
    assert heard == [1, 5]


class Asking(Module):
    def round_starts(self, t: Table) -> Part[None]:
        yield Ask(0, Question("drill"), [PASS, DONE])
        heard.append(3)


def test_modules_after_one_that_asks_hear_of_a_moment_when_it_is_answered() -> None:
    heard.clear()
    add_module(Asking("drill-asking", order=3))
    t = hooked("drill-one", "drill-two", "drill-asking")
    part = modules_of(t).round_starts(t)
    assert not isinstance(part, tuple)
    assert next(part).prompt == "drill"
    assert heard == [1]
    with pytest.raises(StopIteration):
        part.send(PASS)
    assert heard == [1, 3, 5]
    remove_module("drill-asking")


def test_a_moment_about_which_nobody_asks_is_over_at_once() -> None:
    t = hooked("drill-one")
    assert modules_of(t).turn_starts(t, t.players[0]) == ()


def test_an_offer_adds_options_and_may_ask() -> None:
    t = hooked("drill-one")
    (offer,) = modules_of(t).turn_actions()
    assert offer.options(t, 1, 0) == [DONE]
    part = offer.take(t, 1, DONE)
    assert not isinstance(part, tuple)
    assert next(part).prompt == "drill"
    with pytest.raises(StopIteration):
        part.send(PASS)
    notes = t.copy().drawer("drill-one")
    assert isinstance(notes, Notes)
    assert notes.written == 7


def test_what_a_module_keeps_is_its_own() -> None:
    with pytest.raises(KeyError):
        hooked("drill-one").drawer("drill-two")
    assert len(drawers_of(Rules(modules=("drill-one", "drill-two")), 3)) == 1


# What goes together


def test_unknown_and_excluded_modules_are_refused() -> None:
    with pytest.raises(Refused, match="mm-no-such-module"):
        complete(["drill-nine"])
    with pytest.raises(Refused, match="mm-modules-exclude"):
        complete(["drill-three", "drill-two"])


def test_what_is_needed_must_be_chosen_and_what_is_implied_is_switched_on() -> None:
    with pytest.raises(Refused, match="mm-module-needs"):
        complete(["drill-four"])
    assert complete(["drill-four", "drill-one"]).modules == ("drill-four", "drill-one")
    completed = complete(["drill-five"])
    assert completed.modules == ("drill-five", "drill-one")
    assert [(note.message, note.params) for note in completed.notices] == [
        ("mm-module-implied", {"module": "drill-one", "by": "drill-five"})
    ]


def test_a_bridge_is_there_exactly_when_both_its_modules_are() -> None:
    assert "drill-bridge" not in module_set.module_names()
    assert "drill-bridge" in complete(["drill-one", "drill-two"]).modules
    assert "drill-bridge" not in complete(["drill-one"]).modules
    with pytest.raises(Refused, match="mm-no-such-module"):
        complete(["drill-bridge"])


@pytest.mark.skipif(not module_set.__file__.endswith(".py"), reason="compiled, the limit is part of the code")
def test_a_set_of_modules_is_made_anew_after_many_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_set, "MOST_SETS", 2)
    t = hooked("drill-one")
    before = modules_of(t)
    for wanted in (["drill-two"], ["drill-one", "drill-two"], []):
        complete(wanted)
        assert len(module_set._sets) <= 2
    t.rules.calls = None
    assert modules_of(t) is not before
    assert modules_of(t).skill_dice(t, 1, t.players[0], 0, 0) == 4


def test_what_goes_together_is_found_anew_with_another_module() -> None:
    assert complete(["drill-one"]) is complete(["drill-one"])
    add_module(Module("drill-late", when=("drill-one",)))
    assert "drill-late" in complete(["drill-one"]).modules
    remove_module("drill-late")
    assert "drill-late" not in complete(["drill-one"]).modules


def test_a_module_named_twice_counts_once() -> None:
    assert complete(["drill-one", "drill-one"]).modules == ("drill-one",)


# Being found


class Noted(Offer[Table]):
    """Something to do that changes nothing."""

    def __init__(self, name: str, met: set[str]) -> None:
        super().__init__([DONE])
        self.name = name
        self.met = met

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        self.met.add(self.name)


class Haven(Module):
    """Whoever is found may hide."""

    def __init__(self) -> None:
        super().__init__("drill-haven")

    def found_responses(self) -> Sequence[Offer[Table]]:
        return [Noted("found_responses", set())]


@rule("MM-NPC-13")
@pytest.mark.parametrize(("answer", "attacked"), [("pass", True), ("done", False)])
def test_an_answer_to_being_found_takes_the_place_of_the_attack(answer: str, attacked: bool) -> None:
    add_module(Haven())
    game = table(
        Captain(bounties={SPANISH: 1}), Captain(zone=NASSAU, in_port=True), npcs={SPANISH: ("EV-01", CARIBBEAN_SEA)}
    )
    t = game.t
    t.rules.modules = complete(["drill-haven"]).modules
    t.hooked = True
    game.dice("xx").script([0])
    assert plays_out(all_scout(t, game[0])) == []
    assert plays_out(do_task(t, t.agenda.pop()), answer) == ["found-response"]
    assert (t.battle is not None) is attacked
    remove_module("drill-haven")


# Every seam


def test_every_call_is_passed_on() -> None:
    """All that a module can override, the one object for all modules passes on."""
    source = ast.parse((SOURCE / "seams" / "module_calls.py").read_text(encoding="utf-8"))
    (calls,) = [node for node in source.body if isinstance(node, ast.ClassDef)]
    passed = {node.name for node in calls.body if isinstance(node, ast.FunctionDef)}
    known = {name for name in METHODS if inspect.isroutine(getattr(Module, name))}
    assert known - passed == {"drawer"}
    assert len(known) > 80


def listener(met: set[str]) -> Module:
    """A module that overrides everything and changes nothing but notes what it was asked."""

    def noting(name: str) -> Any:
        plain = getattr(Module, name)

        def method(self: Module, *args: Any) -> Any:
            met.add(name)
            return plain(self, *args)

        return method

    def offering(name: str) -> Any:
        return lambda self: [Noted(name, met)]

    members: dict[str, Any] = {}
    for name in METHODS:
        if not inspect.isroutine(getattr(Module, name)):
            continue
        members[name] = offering(name) if name in OFFERED else noting(name)
    return type("Everywhere", (Module,), members)("drill-everywhere")  # type: ignore[no-any-return]


OFFERED = ["after_declaration", "after_contest", "after_hits", "before_roll", "after_roll", "found_responses"]
"""Offers outside of menus, each of which is taken sometimes."""
RARE = {"free_crew", "mission_completed", "ship_claimed"}
NOT_PLAYED = {
    "board_numbers", "cargo_coming", "crew_forecast", "foresight", "found_cost", "hazards", "hunted_dice",
    "npc_outfit", "npc_preview", "npc_prize", "prospects", "raid_prize", "risks", "round_passes", "steps", "task",
    "too_dear", "ways",
    "weigh", "zone_dangers", "zone_values",
}  # fmt: skip
"""What games by chance do not come to: see `test_seam_voice`, `_hazards`, `_odds`, `_forecast`."""


def test_games_by_chance_come_to_every_seam() -> None:
    met: set[str] = set()
    add_module(listener(met))
    modules = complete(["drill-everywhere"]).modules
    for seed in range(40):
        t = set_up(Rules(modules=modules, npcs_by_program=seed % 4 == 0), 3, SearchChance(seed))
        run = Run(GAME, t, keeps=False)
        run.begin()
        play_randomly(run, SearchChance(f"wander {seed}"), 1500)
        assert run.question is None
        GAME.result(t)  # what a stash is worth
    remove_module("drill-everywhere")
    known = {name for name in METHODS if inspect.isroutine(getattr(Module, name))}
    assert known - met - RARE - NOT_PLAYED == set()


def test_a_module_that_does_nothing_changes_nothing() -> None:
    """The same moves, draws and log, with an idle module and without (SG-G-02, SG-G-03)."""
    add_module(Module("drill-idle"))
    for seed in range(12):
        ends = [played(seed, modules) for modules in ((), complete(["drill-idle"]).modules)]
        assert ends[0] == ends[1]
    remove_module("drill-idle")


def played(seed: int, modules: tuple[str, ...]) -> list[str]:
    run = Run(GAME, set_up(Rules(modules=modules), 2 + seed % 3, SearchChance(seed)), keeps=False)
    run.begin()
    chance = SearchChance(f"idle {seed}")
    found: list[str] = []
    while run.question is not None and len(found) < 600:
        found.append(f"{run.question}")
        play_randomly(run, chance, 1)
    return found


ORDINARY = {"cards", "locations", "market", "modifications", "storm", "weapons"}
"""Modules that are called as things of the base are; those it may name."""


def test_the_base_names_no_module() -> None:
    names = [name for name in module_set.module_names() if name not in ORDINARY]
    for file in SOURCE.rglob("*.py"):
        if "modules" in file.relative_to(SOURCE).parts:
            continue
        text = file.read_text(encoding="utf-8")
        assert "marauders.modules." not in text, file
        assert "in t.rules.modules" not in text, file
        assert [name for name in names if f'"{name}"' in text and not name.startswith("drill-")] == [], file
