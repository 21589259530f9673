"""What a game says besides its rules: each companion has defaults that suit any game, and a game may bring its own."""

import ast
from pathlib import Path

import pytest

import freebooter.kernel
from examples.parley import GAME, Options, Parley, Table
from freebooter.bots.playout import margins
from freebooter.kernel.ask import Seat
from freebooter.kernel.automatic.batch import Batch
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.events import Event
from freebooter.kernel.laws import check_laws
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Choosing
from freebooter.kernel.people.presentation import Presentation
from freebooter.kernel.programs.evaluation import Evaluation, PointsNow
from freebooter.kernel.programs.features import FeatureRow
from freebooter.kernel.programs.observer import KeptRows, Observer
from freebooter.kernel.run import start
from freebooter.words.sentences import Words


class ParleyEvaluation(Evaluation[Table]):
    """As on the page about adding a game."""

    def value(self, t: Table) -> list[int]:
        return [gold + sum(hand) // 2 for gold, hand in zip(t.gold, t.hands, strict=True)]


class ParleyPresentation(Presentation[Table]):
    def log_lines(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event.kind != "card-laid"]


class ParleyChoosing(Choosing[Options]):
    def goal(self, options: Options, seats: int) -> list[Note]:
        return [Note("move-bury")]  # any text that Parley has


class ParleyObserver(Observer[Table]):
    def fill(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        row.number("gold", state.gold[seat])
        row.counts("hand", [str(card) for card in range(7)], [state.hands[seat].count(card) for card in range(7)])


def parley_with_companions() -> Parley:
    game = Parley()
    game.evaluation = ParleyEvaluation()
    game.presentation = ParleyPresentation()
    game.choosing = ParleyChoosing()
    game.observer = ParleyObserver()
    return game


def table(game: Parley) -> Table:
    return game.setup(Options(), 3, SearchChance(1))


def test_by_default_the_points_count() -> None:
    t = table(GAME)
    t.gold = [4, 0, 7]
    assert GAME.evaluation.value(t) == list(GAME.result(t).scores) == [4, 0, 7]
    assert GAME.evaluation.units_per_point() == 1 and GAME.evaluation.learned(t) is None


def test_a_game_may_keep_the_points_and_say_more() -> None:
    class Outlooking(PointsNow[Table]):
        def outlook(self, t: Table, seat: Seat) -> list[int]:
            return [len(t.hands[seat])]

    t = table(GAME)
    t.gold = [4, 0, 7]
    evaluation = Outlooking(GAME.result)
    assert (evaluation.value(t), evaluation.outlook(t, 1)) == ([4, 0, 7], [4])


def test_an_evaluation_must_value() -> None:
    class Silent(Evaluation[Table]):
        pass

    with pytest.raises(TypeError, match="Silent must say how well each seat does"):
        Silent().value(table(GAME))


def test_rows_that_are_kept_must_be_said() -> None:
    class Silent(KeptRows):
        pass

    with pytest.raises(TypeError, match="Silent must say how it looks"):
        Silent().look(table(GAME))
    with pytest.raises(TypeError, match="Silent must say what a row is"):
        Silent().row(0)


def test_without_companions_there_is_little_to_say() -> None:
    t = table(GAME)
    laid = Event("card-laid", (), {})
    assert GAME.presentation.log_lines([laid]) == [laid]
    assert (GAME.presentation.figures(t, 0), GAME.presentation.board_numbers(t, 0)) == ([], None)
    assert (GAME.presentation.duel(t), GAME.presentation.ending(t)) == (None, None)
    assert (GAME.choosing.editions(), GAME.choosing.cards(), GAME.choosing.measured()) == ({}, {}, None)
    row = FeatureRow()
    GAME.observer.fill(t, 0, row)
    assert row.filled() == b"" and GAME.observer.kept_rows() is None


def test_companions_are_asked_wherever_they_are_needed() -> None:
    game = parley_with_companions()
    run = start(game, Options(), 2, SearchChance(1))
    assert isinstance(run.state, Table)
    run.state.gold, run.state.hands = [1, 0], [(2, 4), (6, 6)]
    assert margins(run) == [4 - 6, 6 - 4]
    words, match = Words("en"), new_match(game, 2, seed=1)
    assert words.goal(game, match.options, 2) == f"{words.goal(GAME, match.options, 2)} {words.say('move-bury', game)}"
    assert words.log(game, [Event("card-laid", (), {"seat": 0, "card": 3})]) == []
    batch = Batch(game, Options(), 2, 4, 1)
    assert len(batch.observations()) == 4 * 8


def test_a_game_with_companions_is_lawful() -> None:
    check_laws(parley_with_companions(), players=3, seeds=range(2), every=3)


def test_a_game_itself_says_its_rules_and_no_more() -> None:
    """What people and programs want besides goes to a companion; newcomers learn a dozen methods."""
    tree = ast.parse((Path(freebooter.kernel.__path__[0]) / "game.py").read_text(encoding="utf-8"))
    (game,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    methods = [node.name for node in game.body if isinstance(node, ast.FunctionDef)]
    assert len([name for name in methods if not name.startswith("_")]) <= 12
