"""`freebooter delete-my-data`: forget a guest, or everything."""

import shutil
from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, make_settings


def delete_my_data(
    guest: Annotated[str, typer.Option(help="Only this guest, by the id that the settings in the browser show.")] = "",
    data: DATA = None,
    database: DATABASE = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    language: Language = None,
) -> int:
    """Take away all that the server has kept: every game, or with --guest what it knows of one guest."""
    from freebooter.server.offline import forget
    from freebooter.server.storage.paths import Busy, Lock

    settings = make_settings(data, database)
    if not settings.data.exists() and not database:
        print(words().say("cli-nothing-kept"))
        return 0
    if not yes:
        typer.confirm(
            words().say("cli-delete-guest" if guest else "cli-delete-all", folder=str(settings.data)), abort=True
        )
    settings.data.mkdir(parents=True, exist_ok=True)
    try:
        with Lock(settings.data):
            if guest:
                if not forget(settings, guest):
                    raise Stopped(words().say("cli-no-guest", guest=guest))
            elif database:
                raise Stopped(words().say("cli-delete-database"))
            else:
                shutil.rmtree(settings.data)
    except Busy:
        raise Stopped(words().say("cli-stop-first")) from None
    print(words().say("cli-deleted"))
    return 0
