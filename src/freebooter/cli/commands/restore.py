"""`freebooter restore`: all games as they were in a backup."""

from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.errors import Stopped, no_file
from freebooter.cli.language import words
from freebooter.cli.server_options import DATA, LANGUAGE, make_settings


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: DATA = None,
    language: LANGUAGE = None,
) -> int:
    """Put a backup in the place of the database. What was there is kept beside it. The server must not run."""
    from freebooter.server.backup import NotABackup, restore_sqlite
    from freebooter.server.paths import Busy, Lock, make_private

    settings = make_settings(data, "")
    assert settings.sqlite is not None
    if not file.exists():
        raise no_file(file)
    make_private(settings.data)
    try:
        with Lock(settings.data):
            kept = restore_sqlite(file, settings.sqlite)
    except Busy:
        raise Stopped(words().say("cli-stop-first")) from None
    except NotABackup:
        raise Stopped(words().say("cli-no-backup", file=str(file))) from None
    print(words().say("cli-restored", file=str(file)))
    if kept is not None:
        print(words().say("cli-restored-kept", file=str(kept)))
    return 0
