"""`freebooter backup`: a whole copy of all games, also while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.server_options import DATA, LANGUAGE, make_settings


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data: DATA = None,
    language: LANGUAGE = None,
) -> int:
    """Copy the database into a file, whole and checked, also while the server runs."""
    from freebooter.server.storage.backup import NotABackup, back_up_sqlite

    source = make_settings(data, "").sqlite
    assert source is not None
    if not source.exists():
        raise Stopped(words().say("cli-no-database", folder=str(source.parent)))
    if file.exists():
        raise Stopped(words().say("cli-disk-exists", file=str(file)))
    try:
        back_up_sqlite(source, file)
    except NotABackup:
        raise Stopped(words().say("cli-database-damaged", file=str(source))) from None
    print(words().say("cli-backed-up", file=str(file)))
    return 0
