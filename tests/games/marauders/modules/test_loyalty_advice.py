"""Loyalty: what people are told about it, what bots make of it, the picture, the statistics, and other modules."""

from collections.abc import Sequence

import pytest

from freebooter.games.marauders.advice.evaluation import evaluate
from freebooter.games.marauders.content.tables import EVENT_NPC, event_card
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.modules.loyalty import advice
from freebooter.games.marauders.modules.loyalty.offers import RAISING_LOYALTY
from freebooter.games.marauders.modules.loyalty.steps import STEPS
from freebooter.games.marauders.moves import DONE, END_TURN, LEAVE_PORT, MOVES
from freebooter.games.marauders.names import BUY, NONE, RUMOUR, SHIPYARD, TRINIDAD
from freebooter.games.marauders.port.visit import IN_PORT
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.events import Event
from freebooter.kernel.note import DANGER, Note
from freebooter.pictures import TEXTS, picture_of
from freebooter.words import LANGUAGES, Words
from tests.games.marauders.modules.loyal import EACH_STEP, FAR, in_port, loyal, of
from tests.games.marauders.table import Captain, Play
from tests.rules import rule

HOME = Captain("CAP-06", zone=TRINIDAD, in_port=True)


def risks(game: Play) -> list[Note]:
    return [note for note in game.ask.risks(game.t) if note.rule.startswith("SG-")]


def reasons(game: Play) -> list[tuple[str, object]]:
    return [(note.message, note.params.get("why", "")) for note in risks(game)]


def weight(game: Play, name: str) -> int:
    weights, move = game.ask.weights(game.t), MOVES.by_name(name)
    assert weights is not None
    assert move is not None
    return weights[game.ask.options.index(move)]


def at_last(game: Play, name: str) -> int:
    """The weight when stash and loyalty are all that is left to do in the port; loyalty is raised before the stash."""
    visit_of(game.t).done |= 1 << BUY | 1 << SHIPYARD | 1 << RUMOUR
    if name == "do-stash":
        visit_of(game.t).done |= 1 << RAISING_LOYALTY.number
    ask = IN_PORT.ask(game.t, 0, about=game[0].zone)
    weights = ask.weights(game.t)
    assert weights is not None
    return weights[[move.name for move in ask.options].index(name)]


class TestRisks:
    def test_the_next_event(self) -> None:
        game = loyal("restless").begins()
        assert reasons(game) == [("mm-risk-loyalty", "event")]
        npcs = sum(EVENT_NPC[card] != NONE for card in game.t.decks.events.kinds())
        assert risks(game)[0].params["chance"] == round(100 * npcs / game.t.decks.events.left)
        assert risks(game)[0].params["step"] == "unhappy"
        assert reasons(loyal("content").begins()) == []
        assert reasons(loyal("content", Captain(employed=["GL-S1a"]), FAR).begins()) != []

    @pytest.mark.parametrize(("card", "chance"), [("EV-01", 1.0), ("EV-34", 0.0)])
    def test_an_event_that_the_captain_has_seen(self, card: str, chance: float) -> None:
        game = loyal("angry")
        unknown = advice.npc_card_chance(game.t, 0)
        game.t.decks.events.take(event_card(card))
        game.t.event_top, game.t.event_seen = (event_card(card),), (0b01,)
        assert advice.npc_card_chance(game.t, 0) == chance
        assert advice.npc_card_chance(game.t, 1) == unknown

    @rule("SG-M11-21")
    def test_the_next_mutiny(self) -> None:
        game = loyal("angry").begins()
        note = risks(game)[0]
        assert (note.message, note.tone, note.params["why"]) == ("mm-risk-mutiny", DANGER, "event")
        assert note.params["dice"] == 2
        assert note.params["dies"] == round(100 * advice.npc_card_chance(game.t, 0) * (2 / 3) ** 2)

    def test_staying_and_stashing(self) -> None:
        game = loyal("pleased", HOME, FAR).begins()
        assert reasons(game) == [("mm-risk-loyalty", "stay")]
        of(game).port = NONE
        assert reasons(game) == []
        game = in_port("pleased", gold=15)
        assert reasons(game) == []
        game.seat(0).says("do-stash")
        assert reasons(game) == [("mm-risk-loyalty", "stash")]
        game.seat(0).says("stash-tens-1")
        assert reasons(game) == [("mm-risk-loyalty", "stash")]

    @rule("SG-M11-18")
    def test_a_card_that_the_crew_may_refuse(self) -> None:
        game = loyal("unhappy", Captain(hand=["GL-10"]), FAR).begins()
        note = risks(game)[-1]
        assert note.message == "mm-risk-crew-refuses"
        assert note.params == {"dice": 2, "chance": 56}
        assert loyal("unhappy", Captain(hand=["GL-24"]), FAR).begins().ask.risks(game.t)[-1].message != note.message


class TestAdvice:
    def test_every_step_up_is_worth_something(self) -> None:
        game = loyal("content", Captain(employed=["GL-S1a"], gold=5), FAR)
        values = [advice.standing(game.t, game[0], STEPS.index(step) - 4) for step in EACH_STEP]
        assert values == sorted(values)
        assert len(set(values)) == len(values)

    def test_bots_evaluate_it(self) -> None:
        values = [evaluate(loyal(step).t)[0] for step in EACH_STEP]
        assert values == sorted(values)
        assert values[-1] > values[0]

    def test_a_low_crew_is_raised_first(self) -> None:
        low, fine = in_port("unhappy", gold=9), in_port("content", gold=3)
        assert weight(low, "do-loyalty") == max(low.ask.weights(low.t) or [])
        assert at_last(fine, "do-loyalty") < at_last(fine, "done")

    def test_gold_is_stashed_less_gladly_by_who_must_fear_for_it(self) -> None:
        fierce, angry = in_port("fierce", gold=15), in_port("angry", gold=15)
        assert at_last(fierce, "do-stash") > at_last(fierce, "done")
        assert at_last(angry, "do-stash") < at_last(angry, "done")
        win = in_port("angry", gold=12, track=9)
        assert at_last(win, "do-stash") > at_last(win, "done")

    def test_nobody_likes_to_stay(self) -> None:
        stay, go = loyal("angry", HOME, FAR).begins(), loyal("angry", HOME, FAR).begins()
        of(go).port = NONE
        assert weight(stay, "end-turn") <= weight(go, "end-turn")
        for game in (stay, go):
            game.t.turn.actions = 1
        assert weight(stay, "leave-port") == weight(go, "leave-port")
        assert {END_TURN, LEAVE_PORT} <= set(stay.ask.options)
        assert DONE not in stay.ask.options


class TestPeople:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("step", EACH_STEP)
    def test_the_picture_has_a_column(self, step: str, language: str) -> None:
        game = loyal(step, Captain(hand=["GL-10"]), FAR).begins()
        of(game).refuse(0, game[0].hand[0])
        words = Words(language, folders=[TEXTS], strict=True)
        shown = picture_of(GAME, GAME.view(game.t, 0), words, [0])
        assert words.say("mm-head-loyalty", GAME) in [head.long for head in shown.heads]
        name = words.name_of(GAME, "loyalty", step)
        assert name in [str(cell) for cell in shown.rows[0].cells]
        assert any(name in line for line in shown.below)

    def test_statistics_count_steps_and_mutinies(self) -> None:
        steps: Sequence[tuple[str, str]] = [
            ("loyalty-lost", "angry"),
            ("loyalty-lost", "mutiny"),
            ("mutiny-over", "angry"),
            ("loyalty-raised", "unhappy"),
        ]
        events = [Event(kind, (), {"seat": 0, "step": step}) for kind, step in steps]
        view = GAME.view(loyal("content").t, 0)
        tally = STATISTICS.tally(events, [view], [1.0, 0.0], ["loyalty"])
        assert tally.counts["loyalty"] == {"angry": 1, "mutiny": 1, "unhappy": 1}
        assert tally.measures["mutinies"] == 1
        assert STATISTICS.kind_of("loyalty") == "loyalty"
