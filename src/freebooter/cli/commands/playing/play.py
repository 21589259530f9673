"""`freebooter play`: a game in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from freebooter.bots import Bot, bot_names, make_bot
from freebooter.cli.errors import GameTrouble, Stopped, disk_trouble
from freebooter.cli.files import open_record, read_to_end
from freebooter.cli.language import words
from freebooter.cli.options import Edition, Language, Load, Modules, RuleOptions, assignments_of, parse_options
from freebooter.cli.screen import Screen
from freebooter.cli.table.game_loop import play_session
from freebooter.cli.table.session import Session, show_result
from freebooter.games import find_game, load_modules
from freebooter.games import names as game_names
from freebooter.kernel.ask import Seat
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.note import Note, Refused, refused
from freebooter.kernel.people.options import with_people
from freebooter.kernel.record import Recorder, read_key

PERSON = "person"
SECONDS = 0.5
"""How long a search thinks by default."""


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; `freebooter games` lists them.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players; by default as many as possible.")] = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="Which player a person is, from 1 on; several share the keyboard.")
    ] = None,
    edition: Edition = None,
    modules: Modules = None,
    option: RuleOptions = None,
    bot: Annotated[str, typer.Option(help=f"Who plays the other seats: {', '.join(bot_names())}.")] = "search",
    think: Annotated[float | None, typer.Option(help="Seconds that a bot may think about a decision.")] = None,
    iterations: Annotated[int | None, typer.Option(help="Think by iterations instead of seconds.")] = None,
    language: Language = None,
    record: Annotated[Path | None, typer.Option(help="A new file that records the game as it is played.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game of this record.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed and moves give the same game.")] = None,
    load: Load = None,
) -> int:
    """Play a game in the terminal, or resume one."""
    load_modules(load or [])
    thinking = Thinking(bot, think, iterations, seed)
    screen = Screen()
    if resume is not None:
        if game is not None or record is not None:
            raise refused("cli-resume-alone")
        session = resumed(resume, people_of(seat), thinking, screen)
    else:
        if game is None:
            raise refused("cli-which-game", known=", ".join(game_names()))
        assignments = assignments_of(option, edition, modules)
        session = started(find_game(game), players, people_of(seat) or [0], assignments, thinking, screen, record)
    if session.match.over:
        show_result(session.match, screen)
        return 0
    play_session(session)
    return 1 if screen.misunderstood and not screen.interactive else 0


class Thinking:
    """How bots are made."""

    def __init__(self, name: str, seconds: float | None, iterations: int | None, seed: str | None) -> None:
        self.name = name
        self.seconds = seconds
        self.iterations = iterations
        self.seed = seed

    def bot(self, name: str, seat: Seat) -> Bot:
        """With the seed of the game its bots are reproducible; levels have their own budgets."""
        seed = secrets.randbits(48) if self.seed is None else f"{self.seed} {seat + 1}"
        seconds = self.seconds
        if name == "search" and seconds is None and self.iterations is None:
            seconds = SECONDS
        return make_bot(name, seed, seconds, self.iterations)


def people_of(seats: list[int] | None) -> list[Seat]:
    return sorted({seat - 1 for seat in seats or []})


def check_people(people: list[Seat], seats: int) -> None:
    for seat in people:
        if not 0 <= seat < seats:
            raise refused("no-such-seat", seat=seat + 1, seats=seats)


def started(
    game: AnyGame,
    players: int | None,
    people: list[Seat],
    assignments: list[str],
    thinking: Thinking,
    screen: Screen,
    record: Path | None,
) -> Session:
    try:
        given = with_people(game.options_type, parse_options(game, assignments))
        match = new_match(game, game.most if players is None else players, given, thinking.seed)
        notices = game.choosing.notices(game.options(given))
    except Refused as error:
        raise GameTrouble(game, error) from None
    check_people(people, match.seats)
    sitting = [PERSON if seat in people else thinking.name for seat in range(match.seats)]
    bots = {seat: thinking.bot(thinking.name, seat) for seat in range(match.seats) if seat not in people}
    recorder = None if record is None else new_recorder(record, match, sitting)
    greet(screen, game, match, people, notices)
    return Session(match, people, bots, screen, sitting, recorder)


def resumed(path: Path, people: list[Seat], thinking: Thinking, screen: Screen) -> Session:
    """Go on where a record ends, with the same people and bots unless other seats are named."""
    reader = open_record(path, read_key(path))
    read_to_end(reader)
    match = reader.match
    sitting = reader.header.names
    if len(sitting) != match.seats or people:
        people = people or [0]
        check_people(people, match.seats)
        sitting = [PERSON if seat in people else thinking.name for seat in range(match.seats)]
    people = [seat for seat, who in enumerate(sitting) if who == PERSON]
    bots = {seat: thinking.bot(who, seat) for seat, who in enumerate(sitting) if who != PERSON}
    recorder = None
    if not match.over or reader.footer is None:
        if match.key is None and not match.over:
            match.rekey(secrets.token_bytes(32))
            screen.line(words().say("cli-new-key"))
        recorder = Recorder(path, match, resume=True)
    screen.line(words().say("cli-resumed", match.game, file=str(path), entries=len(match.history)))
    return Session(match, people, bots, screen, sitting, recorder)


def new_recorder(path: Path, match: Match, sitting: list[str]) -> Recorder:
    try:
        return Recorder(path, match, sitting)
    except OSError as error:
        raise Stopped(disk_trouble(error, path)) from None


def greet(screen: Screen, game: AnyGame, match: Match, people: list[Seat], notices: list[Note]) -> None:
    text = words()
    name = text.name_of(game, "game", game.name)
    players = ", ".join(text.player(game, seat) for seat in people)
    screen.line(text.say("cli-greeting", game, game=name, players=match.seats, people=players))
    screen.line(text.goal(game, match.options, match.seats))
    for notice in notices:
        screen.line(text.say(notice, game))
    screen.line(text.say("cli-greeting-help", game))
    screen.pause(text.say("cli-more"))
