"""`freebooter backup`: a whole copy of all games, also while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, make_settings


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Copy the database into a file, whole and checked, also while the server runs."""
    from freebooter.server.storage.backup import NotABackup, back_up_sqlite
    from freebooter.server.storage.backup_postgres import DumpFailed, NoPrograms, back_up_postgres

    settings = make_settings(data, database)
    source = settings.sqlite
    if source is not None and not source.exists():
        raise Stopped(words().say("cli-no-database", folder=str(source.parent)))
    if file.exists():
        raise Stopped(words().say("cli-disk-exists", file=str(file)))
    try:
        if source is None:
            back_up_postgres(settings, file)
        else:
            back_up_sqlite(source, file)
    except NotABackup:
        raise Stopped(words().say("cli-database-damaged", file=str(source or file))) from None
    except NoPrograms as missing:
        raise Stopped(words().say("cli-no-programs", program=str(missing))) from None
    except DumpFailed as failed:
        raise Stopped(words().say("cli-serve-no-database", reason=str(failed))) from None
    print(words().say("cli-backed-up", file=str(file)))
    return 0
