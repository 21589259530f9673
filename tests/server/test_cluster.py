"""The short form of `make cluster`: a fleet of processes is played through while its parts are killed."""

from collections.abc import Iterator

import pytest

from tests.server.harness import in_own_loop
from tools.cluster.chaos import BAG, KILL, KILL_DATABASE, STOP, Outcome, count, run_chaos
from tools.cluster.fleet import FleetHere
from tools.cluster.players import Acknowledged, Tally
from tools.cluster.postgres import missing


@pytest.fixture
def fleet() -> Iterator[FleetHere]:
    reason = missing()
    if reason:
        pytest.skip(f"left out: {reason}")
    here = FleetHere()
    try:
        here.start(3)
        yield here
    finally:
        here.close()


def test_nothing_acknowledged_is_lost_when_servers_and_the_database_die(fleet: FleetHere) -> None:
    """A server is killed, one is stopped, the database is killed; each table goes on at another server."""
    outcome = in_own_loop(run_chaos(fleet, 6, 3, "a test", (0.5, 1.5)))
    tally = outcome.tally
    assert {KILL, STOP, KILL_DATABASE} == set(BAG[:3]) == set(outcome.happened), outcome.happened
    assert len(tally.acknowledged) > 30
    assert (outcome.lost, outcome.doubled, outcome.holes, tally.gaps) == (0, 0, 0, 0)
    assert all(outcome.waits(kind) for kind in (KILL, STOP)), "tables were handed over"
    assert "Traceback" not in fleet.logs(), fleet.logs()


def test_the_count_finds_what_is_lost_or_doubled() -> None:
    told = [Acknowledged("t", 0, name, "move", 1, 0.0) for name in ("a", "b")]
    outcome = Outcome(Tally(acknowledged=told), 1.0)
    count(outcome, [("t", 0, -1, ""), ("t", 1, 0, "c:a"), ("t", 2, 0, "c:a"), ("t", 4, 0, "b:1")])
    assert (outcome.lost, outcome.doubled, outcome.holes) == (1, 1, 1)
