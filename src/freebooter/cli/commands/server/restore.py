"""`freebooter restore`: all games as they were in a backup."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.errors import Stopped, no_file
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, make_settings

if TYPE_CHECKING:
    from freebooter.server.settings import Settings


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Put a backup in the place of the database. What was there is kept beside it. The server must not run."""
    from sqlalchemy.exc import SQLAlchemyError

    from freebooter.server.storage.backup import NotABackup
    from freebooter.server.storage.backup_postgres import DumpFailed, NoPrograms
    from freebooter.server.storage.paths import Busy, make_private

    settings = make_settings(data, database)
    if not file.exists():
        raise no_file(file)
    make_private(settings.data)
    try:
        kept = _restore(settings, file)
    except Busy:
        raise Stopped(words().say("cli-stop-first")) from None
    except NotABackup:
        raise Stopped(words().say("cli-no-backup", file=str(file))) from None
    except NoPrograms as missing:
        raise Stopped(words().say("cli-no-programs", program=str(missing))) from None
    except (DumpFailed, SQLAlchemyError) as failed:
        reason = str(getattr(failed, "orig", None) or failed).splitlines()[0]
        raise Stopped(words().say("cli-serve-no-database", reason=reason)) from None
    print(words().say("cli-restored", file=str(file)))
    if kept is not None:
        print(words().say("cli-restored-kept", file=str(kept)))
    return 0


def _restore(settings: "Settings", file: Path) -> Path | None:
    from freebooter.server.storage.backup import restore_sqlite
    from freebooter.server.storage.backup_postgres import restore_postgres
    from freebooter.server.storage.paths import Lock

    if settings.sqlite is None:
        kept = settings.data / "backups" / f"before-restore-{time.strftime('%Y-%m-%d-%H%M%S')}.dump"
        return restore_postgres(settings, file, kept)
    with Lock(settings.data):
        return restore_sqlite(file, settings.sqlite)
