"""Facts of a finished game, worked out from its record: the same for everybody, with nobody's name in it.

Statistics are sums of these facts. To add a statistic add a fact here and raise `VERSION`: then the facts of all games
are worked out again. That plays each game again, so it is done in a process of its own
(`python -m freebooter.server.statistics.game_facts`), which reads records and answers with facts until its input ends.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

import msgspec

from freebooter.games import find_game
from freebooter.kernel.events import Event
from freebooter.kernel.record import RecordError, read_match
from freebooter.server.workers.pipe import read_message, write_message

VERSION = 1

FACES = 6


class Job(msgspec.Struct):
    """The record of a finished table, and when each of its lines was written, in milliseconds."""

    table: str
    record: bytes
    times: list[int]


class Facts(msgspec.Struct):
    """`favourites`: for each seat what it played with, role or captain, and how often. `dice`: for each seat how
    often its own dice showed each face. Without places the record could not be read."""

    table: str
    version: int = VERSION
    places: list[int] = []
    scores: list[int] = []
    moves: int = 0
    rounds: int = 0
    minutes: float = 0.0
    favourites: list[dict[str, int]] = []
    dice: list[list[int]] = []


CountEvent = Callable[[Event, Facts], None]

LONG = 3 * 60_000
"""Longer gaps between two moves count as three minutes: a pause is not part of the game."""


def game_facts(job: Job) -> Facts:
    try:
        match = read_match(job.record, find_game)
    except RecordError:
        return Facts(job.table)
    if not match.over:
        return Facts(job.table)
    result = match.result()
    facts = Facts(job.table)
    facts.places, facts.scores = list(result.places), list(result.scores)
    facts.moves = len(match.live) - 1
    steps = [max(0, min(LONG, later - sooner)) for sooner, later in zip(job.times, job.times[1:], strict=False)]
    facts.minutes = round(sum(steps) / 60_000, 2)
    facts.favourites = [{} for _ in range(match.seats)]
    facts.dice = [[0] * FACES for _ in range(match.seats)]
    count = COUNTS.get(match.game.name)
    for entry in match.live:
        for event in entry.events:
            if isinstance(event.data.get("round"), int):
                facts.rounds = max(facts.rounds, int(str(event.data["round"])))
            if count is not None:
                count(event, facts)
    return facts


def seven_seas(event: Event, facts: Facts) -> None:
    """Roles that were called, and the dice of battles: there a high face is good."""
    data: dict[str, Any] = event.data
    if event.kind == "role-called":
        for seat in data["seats"]:
            _favour(facts, seat, data["role"])
    elif event.kind == "battle":
        for die in data["dice"]:
            if die["owner"] >= 0:
                facts.dice[die["owner"]][die["face"] - 1] += 1


def marauders(event: Event, facts: Facts) -> None:
    """Captains who entered the game, and dice thrown for skills and in battle: there 5 and 6 are successes."""
    data: dict[str, Any] = event.data
    seat = data.get("seat", data.get("side"))  # a side that is no seat is one of the table's own captains
    if event.kind == "captain-enters":
        _favour(facts, data["seat"], data["captain"])
    elif event.kind in ("skill-rolled", "contest-rolled", "crew-rolled") and isinstance(seat, int):
        _count(facts, seat, data["dice"])


def _favour(facts: Facts, seat: int, what: str) -> None:
    facts.favourites[seat][what] = facts.favourites[seat].get(what, 0) + 1


def _count(facts: Facts, seat: int, faces: Iterable[object]) -> None:
    for face in faces:
        if isinstance(face, int) and 1 <= face <= FACES:
            facts.dice[seat][face - 1] += 1


COUNTS: dict[str, CountEvent] = {"seven-seas": seven_seas, "marauders": marauders}
KINDS = {"seven-seas": "role", "marauders": "captain"}
"""What the favourites of a game are: the first half of the id of their names."""


def main() -> int:
    for module in sys.argv[1:]:
        import_module(module)
    while True:
        data = read_message(sys.stdin.buffer)
        if data is None:
            return 0
        write_message(sys.stdout.buffer, msgspec.json.encode(game_facts(msgspec.json.decode(data, type=Job))))


if __name__ == "__main__":
    sys.exit(main())
