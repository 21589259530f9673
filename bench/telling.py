"""What a move costs that is told to four seats: the server's processor time by part, for each game.

    python bench/telling.py [--games seven-seas,black-fleet,marauders] [--tables 12] [--seats 4] [--moves 1000] [--fast]

A server of its own for each game, with clocks around its parts, and every seat of every table a socket that plays by
chance, as in `bench/load.py`. Times are processor time for each move told to all seats; what one part does inside of
another counts for the inner one only. `the rest` is what no clock stands around: the event loop, sockets, HTTP. The
clocks themselves take a little: without them (`--bare`) only the sum is told, and nothing else of the compiled engine,
whose parts call each other past the clocks. With `--alone` a table and what its seats
are told are measured in this process, without a server: fewer parts, and less disturbed by what else runs. A clock that
stands around nothing, or around what is never called, is an error: its part would count for another.

Milliseconds depend on the machine and the moment, so beside them stands the ratio to the calibration loop of
`make bench`, timed in the same run beside the server's work (`bench/served.py`), and the same in milliseconds of the
machine whose milliseconds the bars are. The last line is the ratio to the same loop while nothing else runs: where two
processors are two threads of one it is higher, because the clients slow the server down and not the loop.
"""

import argparse
import asyncio
import gc
import importlib
import random
import sys
import threading
from collections.abc import Callable
from functools import wraps
from importlib.machinery import EXTENSION_SUFFIXES
from statistics import mean
from time import thread_time
from typing import Any

import calib
from load import GAMES, REFERENCE, SERVE, Tally, load, running

from freebooter.games import find_game
from freebooter.kernel.match import new_match
from freebooter.server.tables import room
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.showing import narrator as narrating
from freebooter.server.tables.showing.narrator import NOTHING, Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.wire.bodies import SeatWanted

CALIBRATION = 2000
SERVER = "freebooter.server"
SHOWING = f"{SERVER}.tables.showing"
PARTS = {
    "rules": [f"{SERVER}.tables.state.table:Table.play"],
    "views": [
        f"{SHOWING}.views:Views.whole",
        f"{SHOWING}.views:Views.changes",
        f"{SERVER}.tables.state.table:Table.round_now",
    ],
    "board numbers": [f"{SHOWING}.narrator:Narrator.board_numbers"],
    "previews": [f"{SHOWING}.narrator:Narrator._new_question"],
    "sentences": ["freebooter.words.sentences:Words._say"],
    "lines": [f"{SHOWING}.log_lines:LogLines.lines"],
    "taking back": [
        f"{SHOWING}.taking_back:TakingBack.__init__",
        f"{SHOWING}.taking_back:TakingBack.undo",
        f"{SHOWING}.taking_back:TakingBack.rewind",
    ],
    "state": [f"{SHOWING}.standing:Standing.__init__", f"{SHOWING}.narrator:Narrator.state_now"],
    "updates": [
        f"{SHOWING}.narrator:Telling.__init__",
        f"{SHOWING}.narrator:Telling.updates",
        f"{SERVER}.tables.room:Room.show",
    ],
    "encoding": [f"{SERVER}.tables.room:encode"],
    "sockets": [f"{SERVER}.tables.links.link:Link.send"],
    "storing": [f"{SERVER}.storage.store:Store._write_batch", f"{SERVER}.storage.queries:storing_rows"],
    "autoplay": [f"{SERVER}.tables.answers.autoplay:Autoplay.arrange"],
}
NOT_ALONE = ("sockets", "storing", "autoplay")
COUNTED = ("moves", "bytes")
UNUSED = "# no clock has run around "


class Clocks:
    """Exclusive processor time of functions: what they call, and has a clock of its own, does not count for them."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0.0)
        self.unused = {place for places in PARTS.values() for place in places}
        """Places that were not called yet."""
        self._inner = threading.local()
        self._before: list[tuple[Any, str, Any]] = []

    def around(self, part: str, place: str, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work)
        def timed(*args: Any, **kwargs: Any) -> Any:
            self.unused.discard(place)
            outer = getattr(self._inner, "spent", 0.0)
            self._inner.spent = 0.0
            start = thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                whole = thread_time() - start
                self.spent[part] += whole - self._inner.spent
                self._inner.spent = outer + whole

        return timed

    def take_down(self) -> None:
        for owner, name, work in self._before:
            setattr(owner, name, work)

    def set_up(self) -> None:
        for part, places in PARTS.items():
            for place in places:
                module, _, path = place.partition(":")
                owner: Any = importlib.import_module(module)
                *classes, name = path.split(".")
                for each in classes:
                    owner = getattr(owner, each)
                self._before.append((owner, name, getattr(owner, name)))
                setattr(owner, name, self.around(part, place, getattr(owner, name)))


def serve(bare: bool, command: list[str]) -> None:
    """Be the server, until stopped; what the clocks show stands among its metrics."""
    import served

    from freebooter.server.metrics import Metrics

    if not bare:
        clocks = Clocks()
        clocks.set_up()
        text = Metrics.text

        def with_clocks(metrics: Metrics) -> str:
            lines = [f"freebooter_clock_{name(part)} {spent:.6f}\n" for part, spent in clocks.spent.items()]
            return text(metrics) + "".join(lines) + "".join(f"{UNUSED}{place}\n" for place in clocks.unused)

        Metrics.text = with_clocks  # type: ignore[method-assign, assignment]
    served.serve(command)


def name(part: str) -> str:
    return part.replace(" ", "_")


def measure(game: str, said: argparse.Namespace) -> dict[str, float]:
    """Milliseconds for each move, by part and in all, how many moves there were, and those of a turn of the loop."""
    tally = Tally(said.seconds, 0.0, said.warm, said.moves)
    command = [sys.executable, __file__, "--serve", *(["--bare"] if said.bare else [])]
    with running([*command, *SERVE], said.fast) as (address, pid):
        asyncio.run(load(address, pid, [game], said.tables, said.seats, tally))
    moves = tally.told(said.seats)
    if not moves:
        sys.exit("no move was acknowledged")
    unused = [line for line in tally.after.splitlines() if line.startswith(UNUSED)]
    if unused:
        sys.exit("\n".join(unused))
    each = 1000 / moves
    found = {} if said.bare else {part: each * tally.rise(f"clock_{name(part)}") for part in PARTS}
    found["the rest"] = each * tally.spent - sum(found.values())
    found["in all"] = each * tally.spent
    found["moves"] = moves
    found["turn"] = 1000 * tally.turn
    return found


def measure_alone(game: str, said: argparse.Namespace) -> dict[str, float]:
    """The same without sockets, storing and the event loop: a table in this process and what its seats are told."""
    clocks = Clocks()
    if not said.bare:
        clocks.set_up()
    dice = random.Random(game)
    seen: dict[int, int] = {}
    encode = vars(room)["encode"]  # with its clock
    size, spent = 0, 0.0
    table, narrator = new_table(game, said.seats, dice)
    for number in range(said.warm + said.moves):
        if number == said.warm:
            gc.freeze()  # as the server does: permanent objects are not collected
            clocks.spent = dict.fromkeys(PARTS, 0.0)
            size, spent = 0, 0.0
        if table.match.over:
            seen.clear()
            table, narrator = new_table(game, said.seats, dice)
        seat = dice.choice(table.match.asked)
        ask = table.match.ask_of(seat)
        assert ask is not None
        start = thread_time()
        rows = table.play(seat, dice.choice(ask.options).name, f"c:{number}", number)
        table.round_now()
        telling = narrator.tell(rows)
        for reader in range(said.seats):
            updates = telling.updates(reader, "en", seen.get(reader, NOTHING))
            size += sum(len(encode(update)) for update in updates)
            seen[reader] = table.question_row
        spent += thread_time() - start
    clocks.take_down()
    parts = [] if said.bare else [part for part in PARTS if part not in NOT_ALONE]
    for part in parts:
        if clocks.unused.issuperset(PARTS[part]):
            sys.exit(f"{UNUSED}{part}")
    found = {part: 1000 * clocks.spent[part] / said.moves for part in parts}
    found["in all"] = 1000 * spent / said.moves
    found["bytes"] = size / said.moves / said.seats
    return found


def new_table(game: str, seats: int, dice: random.Random) -> tuple[Table, Narrator]:
    match = new_match(find_game(game), seats, {}, dice.getrandbits(40))
    chairs = set_chairs([SeatWanted("here", f"p{seat}") for seat in range(seats)], "guest", "")
    table, _rows = Table.begin(new_stored_table(match, "guest", 0), chairs, match, 0)
    return table, Narrator(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=GAMES)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--warm", type=int, default=500, help="moves before that")
    parser.add_argument("--seconds", type=float, default=120, help="at most, for each of both")
    parser.add_argument("--alone", action="store_true", help="without a server: no sockets, no storing")
    parser.add_argument("--bare", action="store_true", help="without clocks: only the sum")
    parser.add_argument("--fast", action="store_true", help="the compiled engine (after make fast)")
    said = parser.parse_args()
    said.bare = said.bare or said.fast or str(narrating.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    games = said.games.split(",")
    found, alone = {}, []
    for game in games:
        alone.append(calib.seconds(CALIBRATION) / CALIBRATION)
        found[game] = measure_alone(game, said) if said.alone else measure(game, said)
        alone.append(calib.seconds(CALIBRATION) / CALIBRATION)
    quiet = 1000 * mean(alone)
    turns = [quiet if said.alone else found[game].pop("turn") for game in games]
    turn = mean(turns)
    print(f"{1000 / turn:.0f} turns of the calibration loop in a second, {REFERENCE} on the machine of docs/speed.md")
    print(
        f"{'ms for each move':18}" + "".join(f"{game:>14}" for game in games) + f"{'mean':>14}{'turns':>8}{'there':>8}"
    )
    for part in found[games[0]]:
        row = [found[game][part] for game in games]
        if part in COUNTED:
            print(f"{part:18}" + "".join(f"{one:14.0f}" for one in row))
            continue
        print(
            f"{part:18}"
            + "".join(f"{one:14.3f}" for one in row)
            + f"{mean(row):14.3f}{mean(row) / turn:8.2f}{1000 * mean(row) / turn / REFERENCE:8.3f}"
        )
    whole = [found[game]["in all"] / each for game, each in zip(games, turns, strict=True)]
    print(f"{'in turns':18}" + "".join(f"{one:14.2f}" for one in whole) + f"{mean(whole):14.2f}")
    if not said.alone:
        whole_ms = mean([found[game]["in all"] for game in games])
        print(f"{1000 / quiet:.0f} turns in a second while nothing else runs: {whole_ms / quiet:.2f} of these in all")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        bare = sys.argv[2:3] == ["--bare"]
        serve(bare, sys.argv[3 if bare else 2 :])
    else:
        main()
