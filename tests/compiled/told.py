"""What the server tells everybody at a table of a seeded game, move by move: run by both engines, it must be the same.

    python -m tests.compiled.told                      a line for each move: a hash of all frames
    python -m tests.compiled.told GAME OPTIONS         that game, a line for each frame, as it is sent

Frames are those of every seat and of a spectator: what changed, as each move is told, and now and then all anew, with
the numbers for the board, as a reader gets it who has just come; one seat reads Polish.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b

import msgspec

from freebooter.games import find_game
from freebooter.kernel.laws.driving import SeededChooser
from freebooter.kernel.match import new_match
from freebooter.kernel.note import Refused
from freebooter.server.storage.models import LogRow
from freebooter.server.tables.new_table import new_stored_table, set_chairs
from freebooter.server.tables.showing.narrator import NOTHING, Narrator
from freebooter.server.tables.state.table import Table
from freebooter.server.tables.state.table_log import PUBLIC
from freebooter.server.wire.bodies import SeatWanted

GAMES: list[tuple[str, Mapping[str, object], int]] = [
    ("seven-seas", {}, 160),
    ("black-fleet", {}, 160),
    ("marauders", {}, 220),
    ("marauders", {"edition": "everything"}, 160),
]
"""Games, with their options, and how many moves of them are told."""
SEATS = 4
UNDONE = 10
"""One move in so many is taken back, if it may be."""
ANEW = 8
"""After this many moves somebody comes who knows nothing yet."""


def new_table(game: str, options: Mapping[str, object], seed: str) -> Table:
    match = new_match(find_game(game), SEATS, options, seed)
    chairs = set_chairs([SeatWanted("here", f"p{seat}") for seat in range(SEATS)], "guest", "")
    table, _rows = Table.begin(new_stored_table(match, "guest", 0), chairs, match, 0)
    return table


def moves_told(game: str, options: Mapping[str, object], moves: int) -> Iterator[list[str]]:
    """For each move the frames of all readers."""
    chooser = SeededChooser(f"told {game}")
    table = new_table(game, options, f"told {game}")
    narrator = Narrator(table)
    since = NOTHING
    for number in range(moves):
        if table.match.over:
            return
        seat = table.match.asked[chooser.pick(len(table.match.asked))]
        ask = table.match.ask_of(seat)
        assert ask is not None
        rows = table.play(seat, ask.options[chooser.pick(len(ask.options))].name, f"c:{number}", number)
        if chooser.pick(UNDONE) == 0:
            with suppress(Refused):
                rows += table.undo(seat, f"u:{number}", number)
        yield frames_of(narrator, rows, since, anew=number % ANEW == 0)
        since = table.question_row


def frames_of(narrator: Narrator, rows: list[LogRow], since: int, anew: bool) -> list[str]:
    frames: list[str] = []
    for reader in (*range(SEATS), PUBLIC):
        language = "pl" if reader == 0 else "en"
        frames += [as_sent(update) for update in narrator.updates(reader, language, rows, since=since)]
        if anew:
            frames.append(as_sent(narrator.state(reader, language)))
    return frames


def as_sent(frame: msgspec.Struct) -> str:
    return msgspec.json.encode(frame).decode()


def main(arguments: list[str]) -> None:
    for game, options, moves in GAMES:
        chosen = msgspec.json.encode(options).decode()
        if arguments and arguments != [game, chosen]:
            continue
        for number, frames in enumerate(moves_told(game, options, moves)):
            if arguments:
                print(*frames, sep="\n")
            else:
                print(game, chosen, number, blake2b("\n".join(frames).encode(), digest_size=8).hexdigest(), sep="\t")


if __name__ == "__main__":
    main(sys.argv[1:])
