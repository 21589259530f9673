"""`freebooter tournament`: bots against each other."""

from time import perf_counter
from typing import Annotated

import typer

from freebooter.cli import language as languages
from freebooter.cli.commands.lab.simulate import specs_of
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
from freebooter.lab import tournament as play_tournament
from freebooter.lab.printing.printer import ReportPrinter


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two bots or more, as search:200,greedy,random.")],
    rounds: Annotated[int, typer.Option(help="How often each group of bots plays at each seat.")] = 10,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; as many as there are bots.")] = None,
    jobs: Jobs = 1,
    on: On = "here",
    edition: Edition = None,
    modules: Modules = None,
    option: RuleOptions = None,
    seed: Seed = "0",
    load: Load = None,
    language: Language = None,
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
