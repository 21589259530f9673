"""Golden transcripts: whole games as plain text, so that a change of rules shows as a readable difference.

    python tools/golden.py            write tests/golden/*.txt anew: look at the difference, then keep it
    python tools/golden.py --check    only say what would change (exit 1 when something would)

Each game is played from a fixed seed by a chooser with a fixed seed. To add a game, add a line to GAMES.
"""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import msgspec

from freebooter.games import find_game
from freebooter.kernel.ask import Ask, Seat
from freebooter.kernel.events import Event
from freebooter.kernel.laws.driving import SeededChooser
from freebooter.kernel.match import new_match
from freebooter.kernel.moves import Move

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
FIRST, LAST = 60, 15
"""How many moves are written at the beginning and at the end; those between are left out."""

Options = Mapping[str, object]


@dataclass(frozen=True)
class Transcript:
    """One game to be written down. Its name is also its seed."""

    game: str
    players: int
    options: Options
    wishes: tuple[str, ...] = ()  # what is done first whenever it is on offer, for games that chance would not end

    @property
    def name(self) -> str:
        return "-".join([self.game, *[str(value) for value in self.options.values()], str(self.players)])


def each(game: str, players: Sequence[int], options: Sequence[Options]) -> list[Transcript]:
    """A transcript for every set of options and every number of players."""
    return [Transcript(game, count, given) for given in options for count in players]


MARAUDING = ("complete-mission", "act-on-rumour", "claim-mission", "engage", "scout-merchant", "port-action", "sail-on")
"""Weights of moves: a captain who plays at random retires before much has happened."""

GAMES = [
    *each("seven-seas", players=[2, 3, 4], options=[{"edition": "en"}, {"edition": "pl"}]),
    Transcript("black-fleet", 3, {"victory_price": 20}, wishes=("buy", "sell", "bury", "attack")),
    Transcript("black-fleet", 4, {"victory_price": 10}, wishes=("buy", "sell", "bury", "attack")),
    *[Transcript("marauders", players, {}, wishes=MARAUDING) for players in (2, 3, 4)],
    Transcript("marauders", 2, {"edition": "first-voyage"}, wishes=MARAUDING),
    Transcript("marauders", 3, {"edition": "merchants"}, wishes=MARAUDING),
    Transcript("marauders", 4, {"edition": "rough-seas"}, wishes=MARAUDING),
    Transcript("marauders", 3, {"edition": "cutthroats"}, wishes=MARAUDING),
    Transcript("marauders", 4, {"edition": "everything"}, wishes=MARAUDING),
]


def texts() -> dict[str, str]:
    """All golden files by name: the transcripts, and for each game its moves in the order of their codes."""
    found = {f"{one.name}.txt": tell(one) for one in GAMES}
    for game in sorted({one.game for one in GAMES}):
        moves = find_game(game).moves.table
        found[f"{game}-moves.txt"] = "".join(f"{move.code} {move.name}\n" for move in moves)
    return found


def tell(transcript: Transcript) -> str:
    total = sum(1 for move in Teller(transcript).moves())
    teller = Teller(transcript)
    lines = [*teller.title(), *teller.changes()]
    for number, told in enumerate(teller.moves(), start=1):
        if number <= FIRST or number > total - LAST:
            lines += ["", *told, *teller.changes()]
        elif number == FIRST + 1:
            lines += ["", f"... {total - FIRST - LAST} moves left out ..."]
    return "\n".join([*lines, "", *teller.end()]) + "\n"


class Teller:
    """Plays a game and puts it into lines."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript
        self.match = new_match(
            find_game(transcript.game), transcript.players, transcript.options, f"golden {transcript.name}"
        )
        self._seen: dict[Seat | None, dict[str, object]] = {}

    def title(self) -> list[str]:
        given = "".join(f", {name} {value}" for name, value in self.transcript.options.items())
        game = self.match.game
        told = [
            f"{game.name}, rules {game.version}, {self.match.seats} players{given}",
            "Seats count from 0.",
            "",
            "set-up",
        ]
        return told + [f"  {in_words(event)}" for event in self.match.history[0].events]

    def moves(self) -> Iterator[list[str]]:
        """Move by move: who is asked what, what is on offer, what is chosen, what happens."""
        match = self.match
        chooser = SeededChooser(self.transcript.name)
        while not match.over:
            seat = match.asked[0]
            ask = match.ask_of(seat)
            assert ask is not None
            wished = [move for move in ask.options if move.verb in self.transcript.wishes] or ask.options
            move = wished[chooser.pick(len(wished))]
            told = [f"{len(match.history)} seat {seat}: {self._prompt(ask)}", f"  may {folded(ask.options)}"]
            match.play(seat, move)
            entry = match.history[-1]
            drawn = f", draws {len(entry.draws)}" if entry.draws else ""
            told.append(f"  does {move.name}{drawn}")
            yield told + [f"  {in_words(event)}" for event in entry.events]

    def changes(self) -> Iterator[str]:
        """At a checkpoint: what is new in the public view, and in each seat's own beside that."""
        if not self.match.live[-1].digest:
            return
        public = leaves(msgspec.to_builtins(self.match.view(None)))
        for seat in (None, *range(self.match.seats)):
            now = public if seat is None else leaves(msgspec.to_builtins(self.match.view(seat)))
            own = {name: value for name, value in now.items() if seat is None or public.get(name) != value}
            before = self._seen.get(seat, {})
            changed = {name: shown(value) for name, value in own.items() if before.get(name) != value}
            changed |= {name: "-" for name in before if name not in own}
            yield from told_in_groups("all see" if seat is None else f"seat {seat} sees", changed)
            self._seen[seat] = own

    def end(self) -> list[str]:
        result = self.match.result()
        sheet = [
            f"  {term.name} {shown(list(term.values))}"
            + (f" from {shown(list(term.counts))}" if term.counts is not None else "")
            + f" [{term.rule}]"
            for term in result.sheet
        ]
        return ["result", *sheet, f"  scores {shown(list(result.scores))}", f"  places {shown(list(result.places))}"]

    def _prompt(self, ask: Ask) -> str:
        about = ask.words(self.match.run.state)
        others = [seat for seat in self.match.asked if seat != ask.seat]
        said = "".join(f", {name} {value}" for name, value in about.items())
        return ask.prompt + said + (f" (with {shown(others)})" if others else "")


def in_words(event: Event) -> str:
    """An event with its rules, and with its audience where that is not everyone."""
    said = "".join(f" {name}={shown(value)}" for name, value in event.data.items())
    audience = ", revealed" if event.reveals else ""
    if event.only is not None:
        audience = f", only to {shown(event.only)}"
    elif event.except_seat is not None:
        audience = f", to all but {event.except_seat}"
    return f"* {event.kind}{said} [{' '.join(event.rules)}]{audience}"


def folded(options: Sequence[Move]) -> str:
    """The names of moves in order; those that only count up are drawn together: send-0..5."""
    parts: list[str] = []
    for stem, run in groupby(options, key=lambda move: re.sub(r"\d+$", "", move.name)):
        names = [move.name for move in run]
        numbers = [name.removeprefix(stem) for name in names]
        if len(names) > 2 and numbers == [str(int(numbers[0]) + at) for at in range(len(names))]:
            parts.append(f"{names[0]}..{numbers[-1]}")
        else:
            parts += names
    return " ".join(parts)


def leaves(view: object, path: str = "") -> dict[str, object]:
    """A view as one level of names and values: players.1.chests."""
    if isinstance(view, dict):
        items = [(str(name), value) for name, value in view.items()]
    elif isinstance(view, list) and any(isinstance(value, (dict, list)) for value in view):
        items = [(str(at), value) for at, value in enumerate(view)]
    else:
        return {path: view}
    found: dict[str, object] = {}
    for name, value in items:
        found |= leaves(value, f"{path}.{name}" if path else name)
    return found


def told_in_groups(who: str, changed: dict[str, str]) -> Iterator[str]:
    """A line for the plain fields, and one for each player, ship or card."""
    groups: dict[str, list[str]] = {}
    for name, value in changed.items():
        found = re.match(r"(.*?\.\d+)\.(.*)", name)
        group, field = found.groups() if found else ("", name)
        groups.setdefault(group, []).append(f"{field} {value}")
    for group, said in groups.items():
        yield f"  {who} {group + ': ' if group else ''}{', '.join(said)}"


def shown(value: object) -> str:
    """A value in as few letters as can be read."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}:{shown(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(shown(one) for one in value) + "]"
    return '""' if value == "" else str(value)


def difference(name: str, was: str, now: str) -> str:
    """What changes in a file, line by line; empty when nothing does."""
    lines = difflib.unified_diff(was.splitlines(), now.splitlines(), f"tests/golden/{name}", "now", n=2, lineterm="")
    return "\n".join(lines)


def differences() -> dict[str, str]:
    """By file: what is in tests/golden against what it should be now, files too many or missing included."""
    now = texts()
    was = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    found = {name: difference(name, was.get(name, ""), now.get(name, "")) for name in sorted(now | was)}
    return {name: lines for name, lines in found.items() if lines}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the golden transcripts in tests/golden anew.")
    parser.add_argument("--check", action="store_true", help="only say what would change")
    options = parser.parse_args(arguments)
    changed = differences()
    for lines in changed.values():
        print(lines)
    if options.check:
        print("run tools/golden.py to accept" if changed else "the golden transcripts are up to date")
        return 1 if changed else 0
    now = texts()
    for name in changed:
        if name in now:
            (FOLDER / name).write_text(now[name], encoding="utf-8")
        else:
            (FOLDER / name).unlink()
    print(f"{len(changed)} of {len(now)} files in tests/golden were written anew.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
