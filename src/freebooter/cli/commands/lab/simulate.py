"""`freebooter simulate`: many games between bots, and a report on them."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from freebooter.cli import language as languages
from freebooter.cli.files import check_writable, write
from freebooter.cli.options import (
    Edition,
    GameName,
    Jobs,
    Language,
    Load,
    Modules,
    On,
    RuleOptions,
    Seed,
    assignments_of,
    parse_options,
)
from freebooter.games import find_game, load_modules
from freebooter.kernel.note import refused
from freebooter.lab import simulate as play_games
from freebooter.lab.printing import charts
from freebooter.lab.printing.printer import ReportPrinter
from freebooter.lab.reports.report import as_csv


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(help="Bots by seat, as search:200,random,random (iterations) or search:0.5s; one takes all.")
    ] = "random",
    players: Annotated[int | None, typer.Option(help="How many players; by default as many as there are bots.")] = None,
    jobs: Jobs = 1,
    on: On = "here",
    edition: Edition = None,
    modules: Modules = None,
    option: RuleOptions = None,
    seed: Seed = "0",
    rotate: Annotated[
        bool | None, typer.Option("--rotate/--no-rotate", help="Change seats from game to game; so when bots differ.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the report to this file.")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write a line for each seat of each game to this file.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture of win shares and scores to this file.")] = None,
    load: Load = None,
    language: Language = None,
) -> int:
    """Play many games between bots, and report on seats, bots, lengths, scores and what the game counts."""
    load_modules(load or [])
    for path in (json, csv, svg):
        check_writable(path)
    assignments = assignments_of(option, edition, modules)
    begun = perf_counter()
    done = play_games(
        game,
        parse_options(find_game(game), assignments),
        players,
        specs_of(bots),
        games,
        jobs,
        seed,
        rotate,
        load or [],
        progress=True,
        on=on,
    )
    printer = ReportPrinter(languages.words().language)
    printer.show(done.report, done.played, perf_counter() - begun)
    write(json, done.report.json())
    write(csv, as_csv(done.played).encode())
    titles = [printer.words.say(f"lab-picture-{which}") for which in ("wins", "scores")]
    write(svg, charts.svg(done.report, done.played, *titles).encode() if svg else b"")
    return 0


def specs_of(bots: str) -> list[str]:
    """Bot specs separated by commas."""
    specs = [spec.strip() for spec in bots.split(",")]
    if not all(specs):
        raise refused("lab-bot-budget", spec=bots)
    return specs
