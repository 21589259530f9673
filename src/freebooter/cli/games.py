"""`freebooter games`: what can be played."""

from typing import Annotated

import msgspec
import typer

from freebooter.cli.language import words
from freebooter.cli.options import choices_of, kinds_of
from freebooter.games import find_game, names


def games(
    language: Annotated[str | None, typer.Option(help="en or pl; that of the system if not said.")] = None,
) -> int:
    """List the games with their players and options."""
    text = words()
    for name in names():
        game = find_game(name)
        title = text.name_of(game, "game", name)
        print(text.say("cli-game", game, name=name, title=title, fewest=game.fewest, most=game.most))
        defaults = msgspec.structs.asdict(game.options_type())
        for option, kind in kinds_of(game).items():
            said = "|".join(choices_of(kind)) or getattr(kind, "__name__", "...")
            default = defaults[option]
            preset = "" if default is None else f" [{default}]"
            print(f"    --option {option}={said}{preset}")
            print(f"        {text.option(game, option)}")
    return 0
