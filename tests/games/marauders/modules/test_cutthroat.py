"""Cutthroat: captains at sea may scout at once for whoever arrives in their zone (variant 5)."""

from collections.abc import Iterator, Sequence

import pytest

from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain.death import bury
from freebooter.games.marauders.captain.dice import roll_again
from freebooter.games.marauders.content.tables import NEIGHBOURS, glory_card
from freebooter.games.marauders.display.view_structs import TableView
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.cutthroat.chances import finds_first
from freebooter.games.marauders.modules.cutthroat.marks import actions_left, marks_of
from freebooter.games.marauders.modules.cutthroat.view import CutthroatView
from freebooter.games.marauders.modules.storm.drawer import storm_of
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    CREW,
    CURACAO,
    FRIGATE,
    GALLEON,
    LOOKOUT,
    SPANISH,
    STORM_DEATH,
    TRINIDAD,
    ZONES,
)
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.turn import FIRST_SEAT
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.counting.statistics import Tally
from freebooter.kernel.events import Event
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Run
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import Words
from tests.games.marauders.table import TURN, Captain, Play, plays_out, table
from tests.rules import rule

FAR = next(zone for zone in NEIGHBOURS[CARIBBEAN_SEA])
HERE = CARIBBEAN_SEA
ARRIVES = f"sail-{ZONES[HERE]}"
QUIET = "111111"  # two sloops miss each other in the first round of a battle, in which all shoot
CUT = ("cutthroat",)


def arriving(*others: Captain, modules: Sequence[str] = CUT, captain: Captain | None = None, **more: object) -> Play:
    """Seat 0 is on turn one zone away from the others, who have Scouting 3, 3 and 1 (CAP-12, 07, 11)."""
    first = captain or Captain(zone=FAR)
    return table(first, *others, game=TURN, modules=list(modules), **more).begins()  # type: ignore[arg-type]


def marked(game: Play) -> list[int]:
    view = GAME.view(game.t, None)
    assert isinstance(view, TableView)
    shown = view.modules["cutthroat"]
    assert isinstance(shown, CutthroatView)
    return shown.marked


@rule("SG-V5-01", "SG-V5-05")
def test_whoever_arrives_may_be_scouted_for_at_once_and_the_scout_attacks() -> None:
    game = arriving(Captain())
    game.seat(0).says(ARRIVES)
    assert game.asked == (1, "scout-off-turn")
    game.dice("x11", QUIET)
    game.seat(1).says("scout-off-turn")
    assert [side.seat for side in game.battle.sides] == [1, 0], "the aggressor is the one who has scouted"


@rule("SG-V5-01")
def test_leaving_a_port_is_an_arrival_too() -> None:
    game = arriving(Captain(zone=TRINIDAD), captain=Captain(zone=TRINIDAD, in_port=True))
    game.seat(0).says("leave-port")
    assert game.asked == (1, "scout-off-turn")


@rule("SG-V5-01")
def test_a_turn_that_begins_at_sea_and_an_empty_zone_are_no_arrivals() -> None:
    game = table(Captain(), Captain(), game=GAME, modules=list(CUT), turn=0)
    game.t.stage = 3  # the turn begins
    game.begins()
    assert game.asked == (0, "action"), "they lie in one zone"
    game = arriving(Captain(zone=CURACAO))
    game.seat(0).says(ARRIVES)
    assert game.asked == (0, "action")


@rule("SG-AMB-59", "SG-AMB-93")
def test_only_captains_at_sea_are_asked() -> None:
    """Neither one in port nor one who waits for his return."""
    game = arriving(
        Captain(zone=TRINIDAD, in_port=True), Captain(zone=TRINIDAD), captain=Captain(zone=TRINIDAD, in_port=True)
    )
    game.t.players[2].afloat = False
    game.seat(0).says("leave-port")
    assert game.asked == (0, "action")


@rule("SG-V5-02", "SG-V5-03", "SG-V5-04")
def test_whoever_tries_is_marked_and_cannot_try_again_before_his_next_turn() -> None:
    game = arriving(Captain())
    game.dice("111")
    game.seat(0).says(ARRIVES)
    game.seat(1).says("scout-off-turn")
    assert marked(game) == [1] and game.t.battle is None
    game.seat(0).says(f"sail-{ZONES[FAR]}", ARRIVES)
    assert game.over or game.asked == (0, "action")
    assert [event["seat"] for event in game.told("scouts-off-turn")] == [1]


@rule("SG-V5-02", "SG-V5-03")
def test_whoever_passes_is_not_marked_and_may_try_at_the_next_arrival() -> None:
    game = arriving(Captain())
    game.seat(0).says(ARRIVES)
    game.seat(1).passes()
    assert marked(game) == [] and actions_left(game.t, 3, 1) == 3
    game.seat(0).says(f"sail-{ZONES[FAR]}", ARRIVES)
    assert game.asked == (1, "scout-off-turn")


def next_turn(game: Play) -> Play:
    """Seat 0 ends his turn; the one of seat 1 begins."""
    later = table_again(game)
    later.seat(0).says("end-turn")
    return later


def table_again(game: Play) -> Play:
    """The same position in the whole game."""
    again = Play(game.t, None, GAME)
    return again.begins()


@rule("SG-V5-04", "SG-V5-11")
@pytest.mark.parametrize("dice", ["111", "x11" + QUIET])
def test_the_next_turn_has_two_actions_less_whether_he_succeeded_or_not(dice: str) -> None:
    game = arriving(Captain(zone=HERE))
    game.seat(0).says(ARRIVES)
    game.dice(dice)
    game.seat(1).says("scout-off-turn")
    if game.t.battle is not None:
        game.seat(1).says("flee")
        game.dice("x11", "111")
        game.seat(0).says("shoot")
    assert game.t.battle is None
    later = next_turn(game)
    assert later.asked == (1, "action") and later.t.turn.actions == 1
    assert marked(later) == []
    assert actions_left(later.t, 3, 1) == 3, "it is paid once"


@rule("SG-AMB-61")
def test_there_are_never_less_than_no_actions() -> None:
    game = arriving(Captain())
    marks_of(game.t).owing = 1 << 1
    assert [actions_left(game.t, actions, 1) for actions in (3, 2, 1, 0)] == [1, 0, 0, 0]
    game.t.doldrums = 2
    game.t.players[1].hand = (glory_card("GL-01"),)  # so that he is asked even then
    game.t.decks.glory.take(glory_card("GL-01"))
    later = next_turn(game)
    assert later.asked == (1, "action") and later.t.turn.actions == 0


@rule("SG-AMB-60")
def test_after_his_death_the_mark_goes_and_the_player_still_pays() -> None:
    game = arriving(Captain())
    game.seat(0).says(ARRIVES)
    game.dice("x11", QUIET)
    game.seat(1).says("scout-off-turn")
    assert marked(game) == [1]
    game.draws_captains("CAP-01")
    assert plays_out(bury(game.t, game[1], STORM_DEATH, "MM-DEATH-01")) == []
    assert not game[1].afloat
    assert marked(game) == []
    view = GAME.view(game.t, 0)
    assert isinstance(view, TableView)
    assert view.modules["cutthroat"] == CutthroatView([], [1])


@rule("SG-V5-06", "SG-V5-07")
def test_npcs_scout_after_the_captains_and_the_turn_goes_on() -> None:
    """The navy of the zone looks for a pirate when the off-turn battle is over."""
    game = arriving(Captain(), captain=Captain(zone=FAR, bounties={SPANISH: 1}), npcs={SPANISH: ("EV-01", HERE)})
    game.seat(0).says(ARRIVES)
    assert game.asked == (1, "scout-off-turn") and game.told("npc-scouts") == []
    game.dice("x11", QUIET)
    game.seat(1).says("scout-off-turn")
    assert game.told("npc-scouts") == []
    game.seat(1).says("flee")
    game.dice("x11", "111", "11")
    game.seat(0).says("shoot")
    assert game.t.battle is None
    assert len(game.told("npc-scouts")) == 1
    assert game.asked == (0, "action") and game.t.turn.actions == 2


@rule("SG-V5-06")
def test_a_captain_who_does_not_survive_has_no_more_actions() -> None:
    game = arriving(Captain(ship=FRIGATE), captain=Captain(zone=FAR, tracks={0: 1}), luck=1)
    game.seat(0).says(ARRIVES)
    game.dice("x11", "xxx", "111", "111")
    game.seat(1).says("scout-off-turn")
    game.passes()
    assert not game[0].afloat and game.over


# Several captains


@rule("SG-V5-08", "SG-V5-11", "SG-V5-09")
def test_they_declare_in_turn_order_and_all_who_declared_roll_and_pay() -> None:
    game = arriving(Captain(), Captain(), Captain())
    game.seat(0).says(ARRIVES)
    assert game.asked == (1, "scout-off-turn") and game.told("skill-rolled") == []
    game.seat(1).says("scout-off-turn")
    assert game.asked == (2, "scout-off-turn") and game.told("skill-rolled") == [], "nobody rolls yet"
    game.seat(2).passes()
    game.dice("x11", "1", QUIET)
    game.seat(3).says("scout-off-turn")
    assert [event["seat"] for event in game.told("skill-rolled")] == [1, 3]
    assert marked(game) == [1, 3]
    assert [actions_left(game.t, 3, seat) for seat in (1, 2, 3)] == [1, 3, 1]
    assert [side.seat for side in game.battle.sides] == [1, 0]


@rule("SG-V5-08", "SG-AMB-101")
def test_turn_order_begins_with_the_active_player() -> None:
    game = table(Captain(), Captain(zone=FAR), Captain(), game=TURN, modules=list(CUT), turn=1).begins()
    game.seat(1).says(ARRIVES)
    assert game.asked == (2, "scout-off-turn")
    game.seat(2).passes()
    assert game.asked == (0, "scout-off-turn")


@rule("SG-V5-09")
def test_without_a_success_nobody_finds_him() -> None:
    game = arriving(Captain(), Captain())
    game.seat(0).says(ARRIVES)
    game.seat(1).says("scout-off-turn")
    game.dice("444", "111")
    game.seat(2).says("scout-off-turn")
    assert game.t.battle is None and game.asked == (0, "action")
    assert game.told("off-turn-fails") == [{"seat": 0}]


@rule("SG-V5-09", "SG-V5-10")
@pytest.mark.parametrize(
    ("rolls", "finder"),
    [
        (("x44", "xx1"), 2),  # more successes
        (("x43", "x44"), 2),  # the larger sum
        (("x44", "x43"), 1),
        (("x42", "x33", "111", "411"), 2),  # a new roll, which needs no success
        (("x42", "x33", "x11", "411"), 1),
        (("x42", "x33", "x11", "x11", "111", "112"), 2),  # and another
    ],
)
def test_the_best_roll_counts_then_pips_then_a_new_roll(rolls: tuple[str, ...], finder: int) -> None:
    game = arriving(Captain(), Captain())
    game.seat(0).says(ARRIVES)
    game.seat(1).says("scout-off-turn")
    game.dice(*rolls, QUIET)
    game.seat(2).says("scout-off-turn")
    assert game.all_scripted_chance_was_used
    assert [side.seat for side in game.battle.sides] == [finder, 0]
    assert game.told("found-off-turn") == [{"seat": finder}]


@rule("SG-V5-10")
def test_only_those_tied_roll_anew() -> None:
    game = arriving(Captain(), Captain(), Captain())
    game.seat(0).says(ARRIVES)
    game.seat(1).says("scout-off-turn")
    game.seat(2).says("scout-off-turn")
    game.dice("x42", "x33", "x", "111", "112", QUIET)
    game.seat(3).says("scout-off-turn")
    assert [event["seat"] for event in game.told("skill-rolled")] == [1, 2, 3, 1, 2]
    assert [side.seat for side in game.battle.sides] == [2, 0]


# Cards, abilities and modules


@rule("SG-AMB-100")
def test_a_lookout_adds_a_die_and_can_be_hired_after_a_success() -> None:
    lookout = "GL-S5b"
    game = arriving(Captain(employed=[lookout]))
    game.seat(0).says(ARRIVES)
    note = game.ask_of(1).preview(game.t, game.ask_of(1).options[1])
    assert note is not None and note.params["dice"] == 4
    game = arriving(Captain(hand=[lookout]))
    game.seat(0).says(ARRIVES)
    game.dice("x11")
    game.seat(1).says("scout-off-turn")
    assert game.asked == (1, "window-scouted") and game.t.battle is None
    game.dice(QUIET)
    game.seat(1).plays(lookout)
    assert game[1].employs(LOOKOUT)


class Again(Offer[Table]):
    """A roll that fails may be repeated, as for a favour."""

    def __init__(self) -> None:
        super().__init__([DONE])

    def options(self, t: Table, seat: int, about: int) -> list[Move]:
        return [DONE] if 5 not in t.rolled else []

    def refusal(self, t: Table, ask: Ask, move: Move) -> None:
        return None

    def take(self, t: Table, seat: int, move: Move) -> Part[None]:
        yield from ()
        roll_again(t, t.players[seat])


class Drill(Module):
    """Whoever is hunted takes a die away, and rolls can be repeated."""

    def __init__(self) -> None:
        super().__init__("drill-nest")
        self.targets: list[int] = []

    def before_scouting(self, t: Table, player: Player, target: int) -> Part[None]:
        yield from ()
        self.targets.append(target)
        t.turn.hunted_dice -= 1

    def after_roll(self) -> Sequence[Offer[Table]]:
        return [Again()]


@pytest.fixture
def drill() -> Iterator[Drill]:
    module = Drill()
    add_module(module)
    yield module
    remove_module("drill-nest")


@rule("SG-AMB-100")
def test_whoever_is_hunted_may_answer_and_rolls_can_be_repeated_before_they_are_compared(drill: Drill) -> None:
    """As the crow's nest and favours do."""
    game = arriving(Captain(), Captain(), modules=("cutthroat", "drill-nest"))
    game.seat(0).says(ARRIVES)
    game.seat(1).says("scout-off-turn")
    game.dice("11")
    game.seat(2).says("scout-off-turn")
    assert game.asked == (1, "roll-offer"), "two dice, one less"
    game.dice("xx", "x4", QUIET)
    game.seat(1).says("done")
    assert drill.targets == [0, 0]
    assert [side.seat for side in game.battle.sides] == [1, 0]


@rule("SG-AMB-100")
def test_it_costs_no_action_now_and_is_no_scout_action_of_the_turn() -> None:
    """MM-SCOUT-06 does not count it: neither for the one on turn nor for the others."""
    game = arriving(Captain())
    game.seat(0).says(ARRIVES)
    game.dice("111")
    game.seat(1).says("scout-off-turn")
    assert game.t.turn.actions == 2 and game.t.turn.scouted == 0
    assert "scout-player-2" in game.options


@rule("SG-AMB-34")
def test_the_storm_comes_first() -> None:
    game = arriving(Captain())
    game.t.storm = 3
    game.dice("xxx")
    game.seat(0).says(ARRIVES)
    assert game.told("skill-rolled")[0]["purpose"] == "storm"
    assert game.asked == (1, "scout-off-turn")


@rule("SG-AMB-34")
def test_a_captain_sunk_by_the_storm_is_scouted_for_by_nobody() -> None:
    game = arriving(Captain(), captain=Captain(zone=FAR, tracks={0: 1}))
    game.t.storm = 3
    game.dice("111", "111").draws_captains("CAP-01")
    game.seat(0).says(ARRIVES)
    assert not game[0].afloat and game.told("scouts-off-turn") == [] and game.over


@rule("SG-PAIR-44")
def test_the_storm_token_strikes_before_captains_scout_and_whom_it_sinks_nobody_finds() -> None:
    for dice, hull, asked in (("xxx", 2, (1, "scout-off-turn")), ("111111", 1, None)):
        game = table(
            Captain(zone=FAR, tracks={0: hull}), Captain(), game=TURN, modules=["cutthroat", "wind", "storm"], luck=1
        )
        storm_of(game.t).zone = HERE
        game.begins()
        game.dice(dice)
        game.seat(0).says(ARRIVES)
        assert game.told("skill-rolled")[0]["purpose"] == "storm-token"
        assert game.asked == asked and game[0].afloat is (asked is not None)


@rule("SG-PAIR-52")
def test_with_flexible_turns_the_penalty_is_paid_when_the_cube_comes_out() -> None:
    game = arriving(Captain(zone=HERE), Captain(zone=CURACAO), modules=("cutthroat", "flexible-turns"))
    game.t.order, game.t.at = (0,), 0
    game.seat(0).says(ARRIVES)
    game.dice("111")
    game.seat(1).says("scout-off-turn")
    again = table_again(game)
    again.script([1])  # the cube of seat 2 comes first
    again.seat(0).says("end-turn")
    assert again.asked == (2, "action") and again.t.turn.actions == 3
    assert marked(again) == [1]
    again.seat(2).says("end-turn")
    assert again.asked == (1, "action") and again.t.turn.actions == 1


# What is said about it


@rule("SG-V5-09", "SG-V5-10")
def test_the_preview_counts_those_who_have_declared() -> None:
    game = arriving(Captain(), Captain())
    game.seat(0).says(ARRIVES)
    chances = []
    for seat in (1, 2):
        ask = game.ask_of(seat)
        note = ask.preview(game.t, ask.options[1])
        assert note is not None and note.message == "mm-brings-off-turn"
        chances.append(note.params["chance"])
        if seat == 1:
            game.seat(1).says("scout-off-turn")
    assert chances == [round(100 * finds_first(3, [])), round(100 * finds_first(3, [3]))]
    assert abs(finds_first(3, []) - (1 - (2 / 3) ** 3)) < 1e-9
    assert abs(2 * finds_first(2, [2]) - (1 - (2 / 3) ** 4)) < 1e-9, "one of two alike, if there is any success"
    assert abs(3 * finds_first(2, [2, 2]) - (1 - (2 / 3) ** 6)) < 1e-9
    assert abs(finds_first(3, [2]) + finds_first(2, [3]) - (1 - (2 / 3) ** 5)) < 1e-9


def test_the_question_can_be_passed_ahead() -> None:
    game = arriving(Captain())
    game.seat(0).says(ARRIVES)
    ask = game.ask_of(1)
    assert ask.passing is not None and ask.passing.name == "pass"


def test_bots_attack_the_weak_and_leave_the_strong_alone() -> None:
    for ship, hull, eager in ((FRIGATE, 3, False), (0, 1, True)):
        strong = Captain(ship=FRIGATE) if eager else Captain()
        target = Captain(
            zone=FAR, ship=ship, tracks={0: hull, 3: 1 if eager else 3, 4: 1}, gold=30, bounties={SPANISH: 1}
        )
        game = arriving(strong, captain=target)
        game.seat(0).says(ARRIVES)
        weights = game.ask_of(1).weights(game.t)
        assert weights is not None
        assert (weights[1] > weights[0]) is eager


def test_a_captain_on_turn_is_warned_of_those_who_lie_in_wait() -> None:
    game = arriving(Captain(ship=FRIGATE), Captain(zone=CURACAO, in_port=True))
    notes = [note for note in game.ask_of(0).risks(game.t) if note.message == "mm-risk-off-turn"]
    assert [(note.params["seat"], note.params["zone"], note.params["match"]) for note in notes] == [
        (2, ZONES[HERE], "weaker")
    ]
    marks_of(game.t).marked = marks_of(game.t).owing = 1 << 1
    assert not any(note.message == "mm-risk-off-turn" for note in game.ask_of(0).risks(game.t))


def test_bots_keep_away_from_a_stronger_captain_who_lies_in_wait() -> None:
    """Not once he is marked, nor where they have met already."""
    game = arriving(Captain(ship=FRIGATE), captain=Captain(zone=FAR, gold=20))
    quiet = arriving(Captain(ship=FRIGATE), captain=Captain(zone=FAR, gold=20), modules=("low-galleons",))
    danger = Chart(quiet.t, quiet[0]).danger(HERE)
    assert Chart(game.t, game[0]).danger(HERE) > danger
    assert Chart(game.t, game[0]).danger(FAR) == Chart(quiet.t, quiet[0]).danger(FAR)
    marks_of(game.t).marked = marks_of(game.t).owing = 1 << 1
    assert Chart(game.t, game[0]).danger(HERE) == danger


def hunting_worth(target: Captain, scouted: int = 0) -> int:
    """What the variant adds to the zone of a captain whom a frigate might hunt."""
    found = []
    for modules in (CUT, ("low-galleons",)):
        game = arriving(target, captain=Captain(zone=FAR, ship=FRIGATE), modules=modules)
        game.t.turn.scouted |= scouted
        found.append(Chart(game.t, game[0]).at_sea[game[1].zone])
    return found[0] - found[1]


def test_bots_sail_after_rich_and_weak_captains() -> None:
    """But not once they have looked for them, nor after the strong, nor into ports."""
    prey = Captain(gold=20, tracks={CREW: 1})
    assert hunting_worth(prey) > hunting_worth(Captain(tracks={CREW: 1})) > 0
    assert hunting_worth(prey, scouted=1 << FIRST_SEAT + 1) == 0
    assert hunting_worth(Captain(ship=GALLEON)) == 0
    assert hunting_worth(Captain(gold=20, tracks={CREW: 1}, in_port=True, zone=CURACAO)) == 0


def test_tries_and_finds_are_counted() -> None:
    events = [Event("scouts-off-turn", (), {"seat": seat}) for seat in (1, 2)]
    tally = Tally()
    STATISTICS.modules["cutthroat"].count([*events, Event("found-off-turn", (), {"seat": 1})], [], [], tally)
    assert tally.measures == {"off-turn-tries": 2, "off-turn-finds": 1}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_terminal_shows_the_marks(language: str) -> None:
    game = arriving(Captain())
    marks_of(game.t).marked = marks_of(game.t).owing = 1 << 1
    words = Words(language, [TEXTS], strict=True)
    rows = picture_of(GAME, GAME.view(game.t, 0), words, [0]).rows
    assert rows[1].note.endswith(words.say("mm-cutthroat-marked", GAME)) and not rows[0].note
    marks_of(game.t).marked = 0
    rows = picture_of(GAME, GAME.view(game.t, 0), words, [0]).rows
    assert rows[1].note.endswith(words.say("mm-cutthroat-owing", GAME))


@rule("SG-G-02")
def test_captains_who_never_meet_play_the_base_game() -> None:
    """The same questions and draws with the variant and without."""
    ends = []
    for modules in (["low-galleons"], list(CUT)):
        game = table(
            Captain(zone=TRINIDAD, in_port=True),
            Captain(zone=CURACAO, in_port=True),
            game=GAME,
            modules=modules,
            luck=4,
        )
        run = Run(GAME, game.t)
        run.begin()
        asked = []
        for _step in range(30):
            question = run.question
            assert isinstance(question, Ask)
            asked.append(f"{question}")
            moves = [move for move in question.options if move.verb not in ("leave-port", "port-action")]
            run.answer(moves[-1])
        ends.append(asked)
    assert ends[0] == ends[1]
