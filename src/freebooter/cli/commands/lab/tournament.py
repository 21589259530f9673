"""`freebooter tournament`: bots against each other."""

from time import perf_counter
from typing import Annotated

import typer

from freebooter.cli import language as languages
from freebooter.cli.commands.lab.simulate import specs_of
from freebooter.cli.options import Edition, Modules, assignments_of, parse_options
from freebooter.games import find_game, load_modules
from freebooter.lab import tournament as play_tournament
from freebooter.lab.printing.printer import ReportPrinter


def tournament(
    game: Annotated[str, typer.Argument(help="Which game; `freebooter games` lists them.")],
    bots: Annotated[str, typer.Option(help="Two bots or more, as search:200,greedy,random.")],
    rounds: Annotated[int, typer.Option(help="How often each group of bots plays at each seat.")] = 10,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; as many as there are bots.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    on: Annotated[str, typer.Option(help="Who plays: here, or ray (a cluster if RAY_ADDRESS is set).")] = "here",
    edition: Edition = None,
    modules: Modules = None,
    option: Annotated[list[str] | None, typer.Option(help="A rule option as name=value; may be repeated.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    load: Annotated[
        list[str] | None, typer.Option(help="A module that adds games, bots or pictures; may be repeated.")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or pl; by default the language of the system.")] = None,
) -> int:
    """Let bots play each other: every group at a table, every seat in turn, the same dice for all turns."""
    load_modules(load or [])
    assignments = assignments_of(option, edition, modules)
    options = parse_options(find_game(game), assignments)
    begun = perf_counter()
    result = play_tournament(
        game, specs_of(bots), options, players, rounds, jobs, seed, load or [], progress=True, on=on
    )  # fmt: skip
    ReportPrinter(languages.words().language).show_tournament(result, perf_counter() - begun)
    return 0
