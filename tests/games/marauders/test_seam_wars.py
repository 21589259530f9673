"""A module hears when a war begins or ends."""

from __future__ import annotations

from freebooter.games.marauders.names import ENGLISH, NASSAU, SPANISH
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.state import EVENTS, Table
from freebooter.games.marauders.turn.events import resolve_event
from freebooter.kernel.ask import Part
from tests.games.marauders.table import Captain, plays_out, table

HEARD: list[tuple[tuple[int, int], ...]] = []


class Envoys(Module):
    def wars_changed(self, t: Table) -> Part[None]:
        yield from ()
        HEARD.append(t.wars)


def test_war_and_peace_are_told() -> None:
    HEARD.clear()
    add_module(Envoys("drill-envoys"))
    game = table(Captain(), Captain("CAP-12", zone=NASSAU), modules=["drill-envoys"])
    game.t.stage = EVENTS
    for id, draws in (("EV-19", [0, 0]), ("EV-22", []), ("EV-23", [])):
        game.t.events_due = 1
        game.draws_events(id).script(draws)
        plays_out(resolve_event(game.t))
    assert HEARD == [((SPANISH, ENGLISH),), ()]  # the second peace ends no war
    remove_module("drill-envoys")
