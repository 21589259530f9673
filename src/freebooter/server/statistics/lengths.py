"""How long a game will last: from finished games on this server, or from the decisions that were measured of it."""

from collections.abc import Iterable
from statistics import median

import msgspec

from freebooter.kernel.people.choosing import Measured
from freebooter.server.statistics.game_facts_store import FinishedGame

PERSON_SECONDS = 10.0
"""What a person takes for a decision: 32 minutes for 192 of them in a game that was timed."""
BOT_SECONDS = 0.6
"""What a bot's decision takes on the screen."""
ENOUGH = 3
"""So many games of one kind say how long it lasts here."""


class Lengths(msgspec.Struct):
    """Minutes by the number of players: of one person against bots, and for each further person."""

    alone: dict[str, int]
    person: dict[str, int]
    played: int


def minutes(decisions: float, players: int, people: int = 1) -> float:
    return decisions * (people * PERSON_SECONDS + (players - people) * BOT_SECONDS) / 60


def rounded(time: float) -> int:
    """To five minutes, shorter ones to the minute: nobody knows it better."""
    return max(1, round(time)) if abs(time) < 10 else 5 * round(time / 5)


def added_minutes(decisions: int) -> int:
    """Of decisions that come on top, for one person; 0 for less than half a minute."""
    return round(decisions * PERSON_SECONDS / 60)


def module_minutes(decisions: int, error: int) -> int:
    """What a module adds for one person; 0 where it was not measured to be longer: about as long.

    Fewer decisions promise nothing: whoever has a module on reads and thinks about more than the bots that were
    counted, and modules are chosen together, where each one's savings are not saved again.
    """
    return added_minutes(decisions) if decisions > error else 0


def lengths(measured: Measured | None, game: str, finished: Iterable[FinishedGame]) -> Lengths:
    own: dict[int, list[float]] = {}
    for ended in finished:
        if ended.game == game and ended.facts is not None and ended.facts.moves and sum(map(bool, ended.guests)) == 1:
            own.setdefault(len(ended.bots), []).append(ended.facts.minutes)
    known = {players: times for players, times in own.items() if len(times) >= ENOUGH}
    decisions = {} if measured is None else {int(players): count for players, count in measured.decisions.items()}
    alone = {str(players): rounded(minutes(count, players)) for players, count in decisions.items()}
    alone |= {str(players): rounded(median(times)) for players, times in known.items()}
    person = {
        str(players): rounded(minutes(count, players, 2) - minutes(count, players))
        for players, count in decisions.items()
    }
    return Lengths(alone, person, sum(map(len, known.values())))
