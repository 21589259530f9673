"""The command `freebooter`. Its commands are the modules of the rooms of `cli/commands`.

A command is a function with the name of its module (`import_` for import). A missing module or room is a missing
command, not an error: the lab may be left out.
"""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

from freebooter.cli import errors, language
from freebooter.cli.errors import FAILED, INTERRUPTED, OK
from freebooter.cli.options import Language
from freebooter.cli.version import version_text

PACKAGE = "freebooter.cli.commands"
COMMANDS = {
    "play": "playing",
    "replay": "playing",
    "review": "playing",
    "verify": "playing",
    "games": "playing",
    "simulate": "lab",
    "tournament": "lab",
    "rate": "lab",
    "bench": "lab",
    "serve": "server",
    "backup": "server",
    "restore": "server",
    "export": "server",
    "import": "server",
    "tables": "server",
    "close": "server",
    "ban": "server",
    "unban": "server",
    "delete-my-data": "server",
}
"""In the order of the help, each with its room of `cli/commands`."""


def show_version(wanted: bool) -> None:
    if wanted:
        print(version_text())
        raise typer.Exit()


def about(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is, and stop."),
    ] = False,
    language: Language = None,
) -> None:
    """Pirate board games in the terminal: play, replay and prove them."""


def make_app(arguments: list[str]) -> typer.Typer:
    """All commands, or only the one asked for, so that `play` need not load the libraries of the server."""
    app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback()(about)
    asked_for = next((argument for argument in arguments if not argument.startswith("-")), "")
    for name in [asked_for] if asked_for in COMMANDS else COMMANDS:
        own = "import_" if name == "import" else name.replace("-", "_")
        room = f"{PACKAGE}.{COMMANDS[name]}"
        if find_spec(room) is not None and find_spec(f"{room}.{own}") is not None:
            module = import_module(f"{room}.{own}")
            settings = getattr(module, "SETTINGS", {})
            app.command(name, **settings)(getattr(module, own))
    return app


def run(arguments: list[str]) -> int:
    """Run a command; an error becomes one sentence on stderr and an exit code."""
    try:
        language.choose(arguments)
        code = make_app(arguments)(arguments, prog_name="freebooter", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else OK
    except BrokenPipeError:
        # The reader closed stdout; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return errors.print_error(language.words().say("cli-interrupted"), INTERRUPTED)
    except typer.Abort:
        return errors.print_error(language.words().say("cli-interrupted"), INTERRUPTED)
    except Exception as error:
        sentence = errors.sentence(error)
        if sentence is None:
            raise
        return errors.print_error(sentence, errors.exit_code(error))


def main() -> None:
    sys.exit(run(sys.argv[1:]))
