"""What a long game costs the server: processor time, in milliseconds, with and without the means that shorten it.

    python bench/long.py [--entries 750] [--seats 4] [--game marauders]

One random game that is not over yet. "Without" is the same code with the means switched off: hashes worked out at every
checkpoint, no landmarks, no remembered moments, a record read anew. Each figure is the median of several.
"""

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from freebooter.games import find_game
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import Reader
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.showing import replay
from freebooter.server.tables.showing.narrator import Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.wire import bodies
from freebooter.server.workers.worker import Matches

TIMES = 7


def spent(work: Callable[[], Any], before: Callable[[], Any] = lambda: None) -> float:
    """Milliseconds of the processor; `before` each time there is something to prepare, which does not count."""
    times = []
    for _ in range(TIMES):
        before()
        start = process_time()
        work()
        times.append(1000 * (process_time() - start))
    return median(times)


def long_match(game: str, seats: int, entries: int) -> Match:
    for seed in range(100):
        match = new_match(find_game(game), seats, {}, f"long {seed}")
        dice = random.Random(seed)
        while len(match.history) < entries and not match.over:
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            match.play(ask.seat, dice.choice(ask.options))
        if not match.over:
            return match
    raise SystemExit("no game is that long")


def table_of(match: Match) -> Table:
    chairs = set_chairs([bodies.SeatWanted("here", f"p{seat}") for seat in range(match.seats)], "guest", "")
    return Table.begin(new_stored_table(match, "guest", 0), chairs, match, 0)[0]


def take_back(match: Match, moves: int, marks: bool) -> float:
    """With the consent of all; `marks`: from the nearest landmark."""
    number = match.live[-moves].number
    twins: list[Match] = []

    def copy() -> None:
        twins.append(match.copy())
        if not marks:
            twins[-1]._landmarks.clear()

    return spent(lambda: twins[-1].rewind(number, set(range(match.seats))), copy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="marauders")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--entries", type=int, default=750)
    args = parser.parse_args()
    match = long_match(args.game, args.seats, args.entries)
    table = table_of(match)
    record = table.record()
    last = len(table.rows) - 1
    past = replay.past_of(table, last)

    def tell(what: str, without: float, now: float) -> None:
        print(f"{what:45}{without:10.2f}{now:10.2f}")

    print(f"{args.game}, {len(match.history)} entries" + f"{'without':>32}{'now':>10}")
    tell(
        "read the table",
        spent(lambda: Reader(record, find_game, table.stored.key).play_all()),
        spent(lambda: Table.read(table.stored, table.chairs, table.rows)),
    )
    Narrator(table).updates(0, "en", table.rows[:5])  # texts are read at the start of the server
    words = spent(lambda: Narrator(table).updates(0, "en", table.rows[-400:]))
    tell("its last 400 updates in words", words, words)

    half = len(match.live) // 2
    tell("take back the last move", take_back(match, 1, False), take_back(match, 1, True))
    tell(f"take back {half} moves", take_back(match, half, False), take_back(match, half, True))

    memory = replay.Memory(match)
    replay.look_back(memory, past, 0, [last])
    first = spent(lambda: replay.look_back(replay.Memory(match), past, 0, [last]))
    tell("a late moment of the replay, the first time", first, first)
    tell("a late moment of the replay, again", first, spent(lambda: replay.look_back(memory, past, 0, [last - 7])))

    lines = table.record_lines
    most = len(lines) - 4
    matches: list[Matches] = []

    def read_most() -> None:
        matches.append(Matches())
        matches[-1].match("t", 0, lines[:most])

    tell(
        "what a bot's process reads before a thought",
        spent(lambda: Matches().match("t", 0, lines)),
        spent(lambda: matches[-1].match("t", most, lines[most:]), read_most),
    )


if __name__ == "__main__":
    main()
