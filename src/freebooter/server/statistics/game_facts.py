"""Facts of a finished game, worked out from its record: the same for everybody, with nobody's name in it.

Statistics are sums of these facts; each game says itself what is counted (`Game.statistics`). To add a fact, here or in
a game, raise `VERSION`: then the facts of all games are worked out again. That plays each game again, so it is done in
a process of its own (`python -m freebooter.server.statistics.game_facts`), which reads records and answers with facts
until its input ends.
"""

import sys

import msgspec

from freebooter.games import find_game, load_modules
from freebooter.kernel.record import RecordError, read_match
from freebooter.server.workers.pipe import read_message, write_message

VERSION = 4


class Job(msgspec.Struct):
    """The record of a finished table, and when each of its lines was written, in milliseconds."""

    table: str
    record: bytes
    times: list[int]


class Facts(msgspec.Struct):
    """`favourites`: for each seat what it played with, and how often. `dice`: for each seat how
    often its own dice showed each face. `practice`: moves were taken back beyond dice. Without places the record could
    not be read."""

    table: str
    version: int = VERSION
    places: list[int] = []
    scores: list[int] = []
    moves: int = 0
    rounds: int = 0
    minutes: float = 0.0
    favourites: list[dict[str, int]] = []
    dice: list[list[int]] = []
    practice: bool = False
    feats: list[dict[str, int]] = []
    """For each seat what it did, and how often; only what can be done with the modules that were on."""


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
    facts.practice = match.practice
    steps = [max(0, min(LONG, later - sooner)) for sooner, later in zip(job.times, job.times[1:], strict=False)]
    facts.minutes = round(sum(steps) / 60_000, 2)
    counted = match.game.statistics
    facts.favourites = [{} for _ in range(match.seats)]
    facts.dice = [[0] * len(counted.sides) for _ in range(match.seats)]
    facts.feats = [{} for _ in range(match.seats)]
    events = [event for entry in match.live for event in entry.events]
    for feat in counted.feats_of(events, match.game.choosing.modules_on(match.options)):
        mine = facts.feats[feat.seat]
        mine[feat.name] = mine.get(feat.name, 0) + feat.times
    for event in events:
        facts.rounds = max(facts.rounds, counted.round(event))
        for seat, name in counted.favourites(event):
            facts.favourites[seat][name] = facts.favourites[seat].get(name, 0) + 1
        for seat, face in counted.dice_of_seats(event):
            facts.dice[seat][face - 1] += 1
    return facts


def main() -> int:
    load_modules(sys.argv[1:])
    while True:
        data = read_message(sys.stdin.buffer)
        if data is None:
            return 0
        write_message(sys.stdout.buffer, msgspec.json.encode(game_facts(msgspec.json.decode(data, type=Job))))


if __name__ == "__main__":
    sys.exit(main())
