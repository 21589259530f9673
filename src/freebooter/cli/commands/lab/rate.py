"""`freebooter rate`: a ladder of bots."""

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from freebooter.cli import language as languages
from freebooter.cli.commands.lab.simulate import specs_of
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
from freebooter.lab import ladder
from freebooter.lab.printing import charts
from freebooter.lab.printing.printer import ReportPrinter


def rate(
    game: GameName,
    bots: Annotated[str, typer.Option(help="As many bots as sit at a table, or more: search:200,greedy,easy,random.")],
    games: Annotated[int, typer.Option(help="How many games in all, those in the file among them.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; as many as the game allows.")] = None,
    jobs: Jobs = 1,
    on: On = "here",
    edition: Edition = None,
    modules: Modules = None,
    option: RuleOptions = None,
    seed: Seed = "0",
    file: Annotated[Path | None, typer.Option(help="Keep every game here as it ends, and go on from here.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture of the ladder to this file.")] = None,
    load: Load = None,
    language: Language = None,
) -> int:
    """Rate bots by games at mixed tables; with a file it can be broken off and goes on where it was."""
    load_modules(load or [])
    check_writable(svg)
    options = parse_options(find_game(game), assignments_of(option, edition, modules))
    begun = perf_counter()
    result = ladder.rate(
        game, specs_of(bots), options, players, games, jobs, seed, file, load or [], progress=True, on=on
    )  # fmt: skip
    printer = ReportPrinter(languages.words().language)
    printer.show_ladder(result, perf_counter() - begun)
    write(svg, charts.ladder_svg(result, printer.words.say("lab-ladder")).encode() if svg else b"")
    return 0
