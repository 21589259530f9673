"""`freebooter review`: what the decisions of a finished game were worth."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from freebooter.cli.files import check_writable, open_record, read_to_end, write
from freebooter.cli.language import words
from freebooter.cli.options import Language, Load
from freebooter.cli.screen import Screen
from freebooter.games import load_modules
from freebooter.kernel.ask import Seat
from freebooter.kernel.game import AnyGame
from freebooter.kernel.note import refused
from freebooter.lab.pool import Workers
from freebooter.lab.reviewing import reviewer_with
from freebooter.review import DEFAULT_SECONDS, Review, Reviewer, Summary, summarize
from freebooter.review import sentences as say
from freebooter.review.picture import picture
from freebooter.review.summary import Judged, Point
from freebooter.words import Words

HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 48


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[int | None, typer.Option(help="Only the decisions of this player, from 1 on.")] = None,
    seconds: Annotated[
        float, typer.Option(help="How long the bots may think, in seconds of one core.")
    ] = DEFAULT_SECONDS,
    jobs: Annotated[int, typer.Option(help="How many processes think.")] = 1,
    on: Annotated[str, typer.Option(help="Who thinks: here, or ray (a cluster if RAY_ADDRESS is set).")] = "here",
    svg: Annotated[Path | None, typer.Option(help="Write the curve of chances to this file, as a picture.")] = None,
    language: Language = None,
    load: Load = None,
) -> int:
    """Say which decisions won or lost a game: the bots' chances to win, turning points, best and worst decisions."""
    load_modules(load or [])
    check_writable(svg)
    if not 0 < seconds < 1e6:
        raise refused("review-seconds")
    reader = open_record(file)
    read_to_end(reader)
    match = reader.match
    if seat is not None and not 1 <= seat <= match.seats:
        raise refused("no-such-seat", seat=seat, seats=match.seats)
    text = words().with_names(reader.header.names)
    with Workers(jobs, load or [], on) as workers:
        reviewer = reviewer_with(workers, match, file.read_bytes(), seconds)
        work(reviewer, text.say("review-working"))
    summary = summarize(reviewer.review)
    seats = list(range(match.seats)) if seat is None else [seat - 1]
    ReviewPrinter(match.game, text, Screen()).show(reviewer.review, summary, seats)
    if svg is not None:
        names = [text.player(match.game, each) for each in range(match.seats)]
        title = f"{text.say(f'game-{match.game.name}', match.game)}: {text.say('review-title')}"
        write(svg, picture(summary, names, title).encode())
    return 0


def work(reviewer: Reviewer, label: str) -> None:
    """Until it is done, with a bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(label, total=1.0)
        for _step in reviewer.work():
            bar.update(task, completed=reviewer.progress())


class ReviewPrinter:
    def __init__(self, game: AnyGame, text: Words, screen: Screen) -> None:
        self.game = game
        self.words = text
        self.screen = screen

    def show(self, review: Review, summary: Summary, seats: list[Seat]) -> None:
        line = self.screen.line
        line(self.say(f"game-{self.game.name}") + ": " + self.say("review-title"), "title")
        line(self.say("review-hint"), "note")
        self.curves(review, summary)
        line()
        line(self.say("review-turns"), "title")
        for turn in summary.turns:
            line(f"  {self.where(turn.round, turn.entry)}: {say.turn(self.words, self.game, turn)}")
        if not summary.turns:
            line("  " + self.say("review-none"))
        for seat in seats:
            for title, found in (("review-best", summary.best[seat]), ("review-worst", summary.worst[seat])):
                line()
                line(f"{self.words.player(self.game, seat)}: {self.say(title)}", "title")
                self.table(found, title == "review-best")
        line()
        playouts = sum(decision.times for decision in review.decisions)
        thought = round(review.seconds)
        line(self.say("review-decisions", decisions=len(review.decisions), playouts=playouts, seconds=thought), "note")

    def curves(self, review: Review, summary: Summary) -> None:
        for seat, curve in enumerate(summary.curves):
            place = self.say("review-place", seat=seat + 1, place=review.places[seat], score=review.scores[seat])
            line = f"  {sparkline(curve)}  {place}"
            self.screen.line(line)

    def table(self, found: list[Judged], good: bool) -> None:
        if not found:
            self.screen.line("  " + self.say("review-none"))
        for judged in found:
            before = judged.others if good else judged.before
            figures = f"{say.percent(before):>3} % → {say.percent(judged.after):>3} %"
            move = say.option_text(self.words, self.game, judged.move, judged.chosen)
            self.screen.line(f"  {figures}  {self.where(judged.round, judged.entry)}: {move}")
            why = say.better if good else say.worse
            self.screen.line(f"                 {why(self.words, self.game, judged)}", "note")

    def where(self, round: int, entry: int) -> str:
        return self.say("review-where", round=round, entry=entry) if round else self.say("review-entry", entry=entry)

    def say(self, message: str, **params: object) -> str:
        return self.words.say(message, self.game, **params)


def sparkline(curve: list[Point], width: int = WIDTH) -> str:
    """The curve in one line of text, from the first entry to the last."""
    if not curve:
        return " " * width
    last = curve[-1].entry
    drawn = ""
    for column in range(width):
        reached = [point.chance for point in curve if point.entry <= (column + 1) * last / width] or [curve[0].chance]
        drawn += HEIGHTS[min(7, int(8 * reached[-1]))]
    return drawn
