"""Of several modules with a say in one thing, the first that has one decides, and the others are not asked."""

from collections.abc import Callable, Generator
from typing import Any

import pytest

from freebooter.games.marauders.combat.start import player_side
from freebooter.games.marauders.content.card_timing import WHEN_ACTING
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_calls import ModuleCalls
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import Captain, table
from tests.rules import rule

STOPPING = [
    "deal_captains", "task", "lose_cargo", "place_modifications", "before_stashing", "before_card", "stop_bounty",
]  # fmt: skip
REFUSING = [
    "too_dear", "may_repair", "may_use_yard", "may_buy_ship", "may_employ", "may_play", "may_use_weapon",
]  # fmt: skip
NO = Refusal("drill-no")


def module(name: str, call: str, answer: Callable[..., object]) -> Module:
    """A module with one thing to say."""
    made = type(name.title(), (Module,), {call: answer})(name)
    assert isinstance(made, Module)
    return made


def asked(calls: ModuleCalls, call: str) -> Any:
    """What the modules say together; none of them looks at what it is told."""
    game = table(Captain(), Captain())
    player = game[0]
    told: dict[str, tuple[object, ...]] = {
        "deal_captains": (), "task": (0, 0), "lose_cargo": (player, "MM-COMBAT-21"), "place_modifications": (player, 0),
        "before_stashing": (player,), "before_card": (player, 0), "stop_bounty": (player, 0, 0),
        "too_dear": (player, 0, False, 1), "may_repair": (player,), "may_use_yard": (player,), "may_buy_ship": (0,),
        "may_employ": (player,), "may_play": (player, 0, WHEN_ACTING), "may_use_weapon": (player_side(player), 0),
    }  # fmt: skip
    return getattr(calls, call)(game.t, *told[call])


@rule("SG-G-03")
@pytest.mark.parametrize("call", STOPPING)
@pytest.mark.parametrize(
    ("answers", "stopped", "count"),
    [([], False, 0), ([False], False, 1), ([True], True, 1), ([False, True], True, 2), ([True, False], True, 1)],
)
def test_the_first_module_that_stops_something_has_stopped_it(
    call: str, answers: list[bool], stopped: bool, count: int
) -> None:
    heard = []

    def says(answer: bool) -> Callable[..., Generator[Any, Any, bool]]:
        def part(*told: object) -> Generator[Any, Any, bool]:
            yield from ()
            heard.append(answer)
            return answer

        return part

    calls = ModuleCalls([module(f"drill-{at}", call, says(answer)) for at, answer in enumerate(answers)])
    with pytest.raises(StopIteration) as end:
        next(asked(calls, call))
    assert (end.value.value, len(heard)) == (stopped, count)


@rule("SG-G-03")
@pytest.mark.parametrize("call", REFUSING)
@pytest.mark.parametrize(
    ("answers", "reason"),
    [([], None), ([None], None), ([None, NO], NO), ([NO, None], NO), ([NO, Refusal("drill-another")], NO)],
)
def test_the_first_reason_of_a_module_is_the_reason(
    call: str, answers: list[Refusal | None], reason: Refusal | None
) -> None:
    def says(answer: Refusal | None) -> Callable[..., Refusal | None]:
        return lambda *told: answer

    calls = ModuleCalls([module(f"drill-{at}", call, says(answer)) for at, answer in enumerate(answers)])
    assert asked(calls, call) == reason
