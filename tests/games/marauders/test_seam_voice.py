"""What modules say about questions of the base, what zones are worth to them, their first moment and their tasks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.advice.dangers import Dangers
from freebooter.games.marauders.advice.evaluation import evaluate
from freebooter.games.marauders.advice.zone_values import engage_worth
from freebooter.games.marauders.display.board_numbers import board_numbers
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import DONE, END_TURN, PASS, SCOUT_NPC
from freebooter.games.marauders.names import CARIBBEAN_SEA, NASSAU, PIRATE_SLOOP, SAN_JUAN, SPANISH, TRINIDAD
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, complete, remove_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state import CHOOSING, Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.task_stack import new_task, task
from freebooter.games.marauders.values import ACTION_VALUE
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Note
from freebooter.kernel.run import Run
from tests.games.marauders.table import TURN, Captain, Play, table

FAR = Captain("CAP-11", zone=NASSAU, in_port=True)
PLAIN = Question[Table]("drill", "", [PASS, DONE])
WATCH = new_task("drill-watch")
HEARD: list[object] = []


class Voice(Module):
    """Talks of sharks, and would rather be in Trinidad."""

    def __init__(self) -> None:
        super().__init__("drill-voice")

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        notes.append(Note("drill-sharks", seat=ask.seat))

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        for at, move in enumerate(ask.options):
            if move in (END_TURN, DONE):
                weights[at] -= 1000

    def found_cost(self, t: Table, cost: int, player: Player, npc: Npc) -> int:
        return 1000

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        if not port:
            values[TRINIDAD] += 500

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        numbers[self.name] = player.zone

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        return worth + 300 if player.zone == CARIBBEAN_SEA else worth

    def board_is_laid(self, t: Table) -> Part[None]:
        HEARD.append((t.stage, t.round, [player.afloat for player in t.players]))
        yield Ask(0, PLAIN, [PASS, DONE])

    def deal_captains(self, t: Table) -> Part[bool]:
        yield from ()
        HEARD.append("captains")
        return False

    def task(self, t: Table, kind: int, number: int) -> Part[bool]:
        yield from ()
        HEARD.append((kind, number))
        return kind == WATCH


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    HEARD.clear()
    add_module(Voice())
    add_module(Module("drill-idle"))
    add_module(Wary("drill-wary"))
    yield
    remove_module("drill-voice")
    remove_module("drill-idle")
    remove_module("drill-wary")


def turn(*modules: str) -> Play:
    return table(Captain("CAP-09", zone=CARIBBEAN_SEA), FAR, game=TURN, modules=list(modules)).begins()


def test_risks_are_added_to_those_of_the_base() -> None:
    plain, game = turn(), turn("drill-voice")
    own = plain.ask.risks(plain.t)
    assert game.ask.risks(game.t) == [*own, Note("drill-sharks", seat=0)]


def test_numbers_of_modules_stand_beside_those_of_the_base() -> None:
    numbers = [board_numbers(turn(*modules).t, 0) for modules in ([], ["drill-idle"], ["drill-voice"])]
    assert [None if one is None else one.modules for one in numbers] == [{}, {}, {"drill-voice": CARIBBEAN_SEA}]


def test_weights_are_changed_and_never_below_nothing() -> None:
    game = turn("drill-voice")
    weights = game.ask.weights(game.t)
    assert weights is not None and weights[game.ask.options.index(END_TURN)] == 0
    assert max(weights) > 0


def test_a_question_without_an_opinion_gets_one() -> None:
    t = turn("drill-voice").t
    assert Ask(0, PLAIN, [PASS, DONE]).weights(t) == [1, 0]
    assert Ask(0, PLAIN, [PASS]).weights(t) is None
    assert Ask(0, PLAIN, [DONE]).weights(t) == [1]


def test_an_idle_module_says_nothing() -> None:
    plain, game = turn(), turn("drill-idle")
    assert game.ask.weights(game.t) == plain.ask.weights(plain.t)
    assert game.ask.risks(game.t) == plain.ask.risks(plain.t)
    assert Ask(0, PLAIN, [PASS, DONE]).weights(game.t) is None


def test_to_be_found_costs_more() -> None:
    hunted = Captain(zone=TRINIDAD, bounties={SPANISH: 1})
    navy = {SPANISH: ("EV-01", CARIBBEAN_SEA)}
    plain, game = (table(hunted, FAR, npcs=navy, modules=modules) for modules in ([], ["drill-voice"]))
    assert Dangers(game.t, game[0]).by_day[CARIBBEAN_SEA] > Dangers(plain.t, plain[0]).by_day[CARIBBEAN_SEA]
    assert Dangers(game.t, game[0]).by_day[TRINIDAD] == 0


def test_zones_are_worth_more() -> None:
    plain, game = turn(), turn("drill-voice")
    before, after = Chart(plain.t, plain[0]), Chart(game.t, game[0])
    assert after.at_sea[TRINIDAD] == before.at_sea[TRINIDAD] + 500
    assert after.ashore == before.ashore


def test_what_waits_at_a_goal_counts_from_afar() -> None:
    """In the share that modules name; where the captain is he has met it, and a step towards it counts it once."""
    hunted = Captain("CAP-09", zone=CARIBBEAN_SEA, gold=9, bounties={SPANISH: 1})
    game = table(hunted, FAR, game=TURN, npcs={SPANISH: ("EV-01", SAN_JUAN)}, modules=["drill-wary"])
    chart = Chart(game.t, game[0])
    risk = chart.dangers.by_day[SAN_JUAN] // 2
    best = max(chart.ashore[SAN_JUAN], chart.at_sea[SAN_JUAN] + ACTION_VALUE if chart.at_sea[SAN_JUAN] > 0 else 0)
    assert chart.foreseen is not None
    assert chart.foreseen[SAN_JUAN] == min(risk, best) > 0 and chart.goals[SAN_JUAN] == best - min(risk, best)
    assert chart.foreseen[CARIBBEAN_SEA] == chart.foreseen[TRINIDAD] == 0
    assert chart.best_from(SAN_JUAN) >= best - 2 * ACTION_VALUE
    plain = table(hunted, FAR, game=TURN, npcs={SPANISH: ("EV-01", SAN_JUAN)}, modules=["drill-idle"])
    assert Chart(plain.t, plain[0]).foreseen is None


def test_raids_are_worth_less() -> None:
    plain, game = turn(), turn("drill-wary")
    assert engage_worth(game.t, game[0]) == engage_worth(plain.t, plain[0]) - 7


def test_prospects_are_brighter() -> None:
    plain, game = evaluate(turn().t), evaluate(turn("drill-voice").t)
    assert game == [plain[0] + 30, plain[1]]  # in tenths


def test_the_board_is_laid_before_captains_and_ships() -> None:
    t = set_up(Rules(modules=complete(["drill-voice"]).modules), 2, SearchChance(1))
    run = Run(GAME, t, keeps=False)
    run.begin()
    assert HEARD == [(CHOOSING, 0, [False, False])]
    assert prompt_of(run) == "drill"
    run.answer(PASS)
    assert HEARD[1:] == ["captains"]
    assert prompt_of(run) == "choose-ship"


def prompt_of(run: Run) -> str:
    assert run.question is not None
    return run.question.prompt


def test_a_task_of_a_module_is_done_before_the_turn_goes_on() -> None:
    assert new_task("drill-watch") == WATCH
    game = table(Captain(zone=CARIBBEAN_SEA), FAR, game=TURN, modules=["drill-voice"])
    game.t.agenda.append(task(WATCH, 5))
    game.begins()
    assert HEARD == [(WATCH, 5)]
    assert game.asked == (0, "action")


class Wary(Module):
    """Sees half of what waits from afar, and thinks little of raids."""

    def foresight(self, t: Table, share: int, player: Player) -> int:
        return share + 50

    def raid_prize(self, t: Table, worth: int, player: Player) -> int:
        return worth - 7


class Prize(Module):
    """The pirate sloop is worth a fortune."""

    def npc_preview(self, t: Table, note: Note, player: Player, npc: Npc) -> Note:
        return Note("drill-prize", note.rule, dice=note.params["dice"], npc=npc.number)

    def npc_prize(self, t: Table, worth: int, player: Player, npc: Npc) -> int:
        return worth + 1000


def test_what_an_npc_brings_is_said_and_weighed() -> None:
    add_module(Prize("drill-prize"))
    npcs = {PIRATE_SLOOP: ("EV-13", CARIBBEAN_SEA)}
    weights = []
    for modules in ([], ["drill-prize"]):
        game = table(Captain("CAP-09"), FAR, npcs=npcs, game=TURN, modules=modules).begins()
        found = game.ask.weights(game.t)
        assert found is not None
        weights.append(found[game.ask.options.index(SCOUT_NPC[PIRATE_SLOOP])])
    assert weights[1] > weights[0]
    note = game.ask.preview(game.t, SCOUT_NPC[PIRATE_SLOOP])
    assert note is not None and note.message == "drill-prize" and note.params["npc"] == PIRATE_SLOOP
    remove_module("drill-prize")
