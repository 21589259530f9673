"""Seams of recruiting and hiring: crew for pay only, specialists on other terms, or none at all."""

from collections.abc import Iterator

import pytest

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.plunder import take_specialists
from freebooter.games.marauders.content.tables import glory_card
from freebooter.games.marauders.moves import DO, PLAY
from freebooter.games.marauders.names import CREW, MASTER_GUNNER, NASSAU, RECRUIT, SURGEON, TRINIDAD
from freebooter.games.marauders.port.recruit import TERMS_PAID
from freebooter.games.marauders.rumours.rewards import employ_specialist
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Refusal
from tests.games.marauders.table import PORT_ACTION, Captain, Play, table

NO_NEW_ONES = Refusal("mm-specialist-twice", "MM-GLORY-11", card="")
SWITCHED: set[str] = set()
HIRED: list[int] = []


class Drill(Module):
    def __init__(self) -> None:
        super().__init__("drill-hiring")

    def recruit_terms(self, t: Table, terms: int, player: Player) -> int:
        return TERMS_PAID if "paid" in SWITCHED else terms

    def hire_price(self, t: Table, gold: int, player: Player, card: int) -> int:
        return 0 if "free" in SWITCHED else gold

    def hire_anywhere(self, t: Table, player: Player, card: int) -> bool:
        return "free" in SWITCHED

    def may_employ(self, t: Table, player: Player) -> Refusal | None:
        return NO_NEW_ONES if "none" in SWITCHED else None

    def specialist_hired(self, t: Table, player: Player, card: int) -> None:
        HIRED.append(card)

    def free_crew(self, t: Table, count: int, player: Player) -> int:
        return 0 if "paid" in SWITCHED else count


@pytest.fixture(autouse=True)
def drill() -> Iterator[None]:
    add_module(Drill())
    SWITCHED.clear()
    HIRED.clear()
    yield
    remove_module("drill-hiring")


def in_port(*switched: str, **more: object) -> Play:
    SWITCHED.update(switched)
    captain = Captain("CAP-06", zone=TRINIDAD, in_port=True, **more)  # type: ignore[arg-type]
    return table(captain, Captain(zone=NASSAU), game=PORT_ACTION, modules=["drill-hiring"]).begins()


def refused(game: Play, move: object) -> str:
    reason = game.ask_of(0).refusal(game.t, move)  # type: ignore[arg-type]
    return "" if reason is None else reason.message


def test_crew_for_pay_only_joins_without_a_roll() -> None:
    game = in_port("paid", gold=9, tracks={CREW: 1})
    preview = game.ask_of(0).preview(game.t, DO[RECRUIT])
    assert preview is not None
    assert preview.message == "mm-brings-crew-paid"
    game.seat(0).says("do-recruit")
    assert game.asked == (0, "hire-crew")
    game.seat(0).says("hire-crew-1")
    assert game[0].ship.tracks[CREW] == 2
    assert game[0].gold == 7


def test_crew_for_pay_only_is_not_for_those_without_gold() -> None:
    game = in_port("paid", tracks={CREW: 1})
    assert "do-recruit" not in game.options
    assert refused(game, DO[RECRUIT]) == "mm-too-little-gold"


def test_crew_who_come_with_a_reward_may_stay_away() -> None:
    game = in_port(tracks={CREW: 1})
    effects.crew_joins(game.t, game[0], 1, "MM-RUMOR-06")
    assert game[0].ship.tracks[CREW] == 2
    game = in_port("paid", tracks={CREW: 1})
    effects.crew_joins(game.t, game[0], 1, "MM-RUMOR-06")
    assert game[0].ship.tracks[CREW] == 1


def test_a_specialist_on_other_terms() -> None:
    there, here = PLAY[glory_card("GL-S3b")], PLAY[glory_card("GL-S3a")]
    game = in_port(hand=["GL-S3b", "GL-S3a"])
    assert refused(game, there) == "mm-hire-elsewhere"
    assert refused(game, here) == "mm-too-little-gold"
    game = in_port("free", hand=["GL-S3b"])
    game.seat(0).plays("GL-S3b")
    assert game[0].employs(MASTER_GUNNER)
    assert [glory_card("GL-S3b")] == HIRED


def test_no_further_specialist_joins_from_anywhere() -> None:
    game = in_port("none", hand=["GL-S1a"], gold=9)
    assert refused(game, PLAY[glory_card("GL-S1a")]) == "mm-specialist-twice"
    employ_specialist(game.t, game[0], SURGEON)
    assert not game[0].employs(SURGEON)
    loser = game[1]
    loser.employed = (glory_card("GL-S4a"),)
    loser.specialists = 1 << SURGEON
    game.t.decks.glory.take(glory_card("GL-S4a"))
    assert take_specialists(game.t, game[0], loser) == []
    assert not game[0].employs(SURGEON)
    assert not loser.employs(SURGEON)
