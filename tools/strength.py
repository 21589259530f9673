"""How strong the levels are: one of the higher among three of the lower, every game kept, gone on with at any time.

    make strength                                   what docs/bots.md asks for, as far as it is not played yet
    make strength ARGS="seven-seas --pairs master:hard --games 200 --minutes 30"

Seats are rotated and the games of a rotation have the same dice. Every game is kept in docs/strength as it ends, so it
can be broken off at any time; `--jobs 2` plays two at a time, `--on ray` has them played by Ray. Give each a core that
nothing else wants: on a starved one levels decide after twice their time, whatever they have found by then. A file
belongs to the code that played it: when bots or rules have changed, `--anew` begins it again, and `--mixed` goes on all
the same. Use the compiled engine (`make fast ARGS=--tuned`): it plays the same games, several times as fast. Without
games to play it prints the table of what there is (`--games 0`); `--page` writes it into docs/bots.md, with a picture.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import time

import msgspec

from freebooter.games import find_game
from freebooter.lab.pool import HERE, PLACES, work_through
from freebooter.lab.printing.sheet import Sheet
from freebooter.lab.reports.summaries import WinShare, win_share
from freebooter.lab.simulate import plan
from freebooter.lab.work.tasks import Task, play

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "strength"
PAGE = ROOT / "docs" / "bots.md"
MARKS = ("<!-- levels: begin (written by tools/strength.py --page) -->", "<!-- levels: end -->")
PAIRS = ["easy:gentle", "normal:easy", "hard:normal", "master:hard"]
TABLES = {"seven-seas": 200, "black-fleet": 200, "marauders": 100, "marauders/first-voyage": 100}
"""What is asked for: games of each pair, by game or game/preset."""
SEATS = 4


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    table: str
    higher: str
    lower: str
    seed: str
    code: str


class Line(msgspec.Struct, frozen=True):
    """A game: the share of the win of the higher level, its score, and the mean of the others."""

    number: int
    won: float
    score: int
    others: float


def code_of(game: str) -> str:
    """A hash of the bots, the kernel and the game: what its bots do depends on nothing else."""
    source = ROOT / "src" / "freebooter"
    digest = sha256()
    for folder in (source / "bots", source / "kernel", source / "games" / game.replace("-", "_")):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml", ".json"):
                digest.update(file.relative_to(source).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def file_of(table: str, higher: str, lower: str) -> Path:
    return KEPT / f"{table.replace('/', '-')}-{higher}-{lower}.jsonl"


def tasks_of(table: str, higher: str, lower: str, seed: str, games: int) -> list[Task]:
    name, _, preset = table.partition("/")
    options = {"edition": preset} if preset else {}
    return plan(find_game(name), options, [higher, *[lower] * (SEATS - 1)], games, seed, True)


def played_in(file: Path) -> tuple[Head, list[Line]]:
    """A last line that was cut off does not count."""
    head, *lines = file.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        file.write_bytes(head + b"".join(whole))
    return msgspec.json.decode(head, type=Head), [msgspec.json.decode(line, type=Line) for line in whole]


def measured(higher: str, until: float, task: Task) -> Line | None:
    """One game; None if it is too late to begin one."""
    if time() > until:
        return None
    one = play(task)
    seat = task.bots.index(higher)
    others = [score for at, score in enumerate(one.scores) if at != seat]
    return Line(task.number, one.wins[seat], one.scores[seat], sum(others) / len(others))


def go_on(table: str, pair: str, asked: argparse.Namespace, until: float) -> list[Line]:
    """Play the games that are missing, and write each as it ends."""
    higher, lower = pair.split(":")
    file = file_of(table, higher, lower)
    head = Head(table, higher, lower, asked.seed, code_of(table.partition("/")[0]))
    if asked.anew or not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(head) + b"\n")
    known, lines = played_in(file)
    if known != head and not asked.mixed:
        sys.exit(
            f"{file.name} was played by other code or another seed: --anew begins it again, --mixed goes on with it"
        )
    done = {line.number for line in lines}
    games = TABLES[table] if asked.games is None else asked.games
    tasks = [task for task in tasks_of(table, higher, lower, known.seed, games) if task.number not in done]
    won = count = 0.0

    def keep(batch: list[Line | None]) -> None:
        nonlocal won, count
        for line in batch:
            if line is not None:
                with file.open("ab") as end:
                    end.write(msgspec.json.encode(line) + b"\n")
                won, count = won + line.won, count + 1
                print(f"{table} {pair}: game {line.number + 1}, now {won:g} of {count:g}", file=sys.stderr, flush=True)

    played = work_through(partial(measured, higher, until), tasks, asked.jobs, keep=keep, on=asked.on)
    return [line for line in played if line is not None]


class Step(msgspec.Struct, frozen=True):
    """What was played of a level among three of the level below."""

    table: str
    higher: str
    lower: str
    lines: list[Line]

    def share(self) -> WinShare:
        return win_share(sum(line.won for line in self.lines), len(self.lines))

    def row(self) -> str:
        share, games = self.share(), len(self.lines)
        own = sum(line.score for line in self.lines) / games
        others = sum(line.others for line in self.lines) / games
        return (
            f"| {self.table} | `{self.higher}` | `{self.lower}` | {games} | {100 * share.share:.1f} % "
            f"| {100 * share.low:.1f} – {100 * share.high:.1f} | {own:.1f} | {others:.1f} |"
        )


def steps() -> Iterator[Step]:
    """All that was played so far."""
    for table in TABLES:
        for pair in PAIRS:
            higher, lower = pair.split(":")
            file = file_of(table, higher, lower)
            lines = played_in(file)[1] if file.exists() else []
            if lines:
                yield Step(table, higher, lower, lines)


def table_of_all() -> str:
    """What was played so far, as docs/bots.md shows it."""
    head = ["| game | bot | among | games | wins | 95 % interval | its mean score | theirs |", "|" + "---|" * 8]
    return "\n".join(head + [step.row() for step in steps()])


def picture_of_all() -> Sheet:
    """The same as a picture: the broken line is par, where luck alone would be."""
    sheet = Sheet()
    played = list(steps())
    for table in dict.fromkeys(step.table for step in played):
        sheet.title(f"{table}: wins of one among three of the level below")
        rows = [(f"{step.higher} among {step.lower}", step.share()) for step in played if step.table == table]
        sheet.shares(rows, 1 / SEATS)
    return sheet


def write_page() -> None:
    """Put both into docs/bots.md, between its marks."""
    begin, end = MARKS
    picture_of_all().save(KEPT / "levels.svg")
    shown = f"{begin}\n\n{table_of_all()}\n\n![The levels](strength/levels.svg)\n\n{end}"
    text, count = re.subn(
        f"{re.escape(begin)}.*{re.escape(end)}", lambda _: shown, PAGE.read_text("utf-8"), flags=re.DOTALL
    )
    if count != 1:
        sys.exit(f"{PAGE.name} has no place for the table: {begin}")
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", help=f"of {', '.join(TABLES)}; all if none is named")
    parser.add_argument("--pairs", default=",".join(PAIRS), help="higher:lower,higher:lower")
    parser.add_argument("--games", type=int, help="of each pair in all; what docs/bots.md asks for if not given")
    parser.add_argument("--minutes", type=float, default=1e6, help="no game is begun after so many")
    parser.add_argument("--jobs", type=int, default=1, help="games played at a time")
    parser.add_argument("--on", choices=PLACES, default=HERE, help="who plays them")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--anew", action="store_true", help="forget the games played before")
    parser.add_argument("--mixed", action="store_true", help="go on with games played by other code")
    parser.add_argument("--page", action="store_true", help="only write what was played into docs/bots.md")
    asked = parser.parse_args()
    if asked.page:
        write_page()
        return
    until = time() + 60 * asked.minutes
    for table in asked.tables or TABLES:
        for pair in asked.pairs.split(","):
            go_on(table, pair, asked, until)
    print(table_of_all())


if __name__ == "__main__":
    main()
