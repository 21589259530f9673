"""A module counts its own events in reports, where it is on; elsewhere it leaves no trace."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, remove_module
from freebooter.games.marauders.statistics import STATISTICS
from freebooter.kernel.counting.statistics import ModuleStatistics, Tally
from freebooter.kernel.events import Event
from freebooter.kernel.seat import Seat
from freebooter.lab import simulate


class DrillStatistics(ModuleStatistics):
    """Counts moves by zone."""

    kinds = {"drill-zones": "zone"}

    def count(
        self, events: Sequence[Event], views: Sequence[msgspec.Struct], wins: Sequence[float], tally: Tally
    ) -> None:
        moves = [event for event in events if event.kind == "sailed"]
        for event in moves:
            tally.count("drill-zones", str(event.data["zone"]))
        tally.measure("drills", len(moves))

    def own_dice(self, event: Event) -> list[tuple[Seat, int]]:
        return [(1, 6)] if event.kind == "drill-rolled" else []


@pytest.fixture(autouse=True)
def module(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    add_module(Module("drill"))
    monkeypatch.setattr(STATISTICS, "modules", {})
    STATISTICS.add_module("drill", DrillStatistics())
    yield
    remove_module("drill")


def test_a_module_counts_its_own_events() -> None:
    report = simulate("marauders", {"modules": ["drill"], "points_to_win": 3}, 2, ["random"], 2, seed="drill").report
    zones = report.counts["drill-zones"]
    assert sum(zone.count for zone in zones.values()) == round(report.length["drills"].mean * 2) > 0
    assert "points" in report.counts, "and the game counts as before"
    assert GAME.statistics.kind_of("drill-zones") == "zone"
    assert GAME.statistics.kind_of("deaths") == "death"
    assert GAME.statistics.kind_of("no-such-table") is None


def test_without_the_module_nothing_is_counted_for_it() -> None:
    report = simulate("marauders", {"points_to_win": 3}, 2, ["random"], 1, seed="drill").report
    assert "drill-zones" not in report.counts and "drills" not in report.length


def test_the_dice_of_a_module_are_those_of_its_seats() -> None:
    assert GAME.statistics.dice_of_seats(Event("drill-rolled", (), {})) == [(1, 6)]


def test_a_run_in_which_nothing_of_a_table_happened_is_reported_all_the_same() -> None:
    done = simulate("marauders", {"edition": "everything"}, games=1, seed=2)
    assert done.report.counts
    assert all(count.share == 0 for table in done.report.counts.values() for count in table.values() if not count.count)
