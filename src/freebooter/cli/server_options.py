"""Options that the commands about the server share."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words

if TYPE_CHECKING:
    from freebooter.server.settings import Settings

DATA = Annotated[Path | None, typer.Option(help="Where games are kept; by default the data directory of the user.")]
DATABASE = Annotated[
    str,
    typer.Option(envvar="FREEBOOTER_DATABASE", help="An SQLAlchemy URL, for another database than the SQLite file."),
]


def make_settings(data: Path | None, database: str, **more: object) -> "Settings":
    from freebooter.server.settings import Settings
    from freebooter.server.storage.paths import data_folder

    # Tests and benchmarks give further settings by their names, which nobody checks before.
    return Settings(data=data or data_folder(), database=database, **more)  # type: ignore[arg-type]


def existing_settings(data: Path | None, database: str) -> "Settings":
    """Of a database that is there, in the form of this version; else there is nothing to do with it."""
    from freebooter.server.storage.migrate import current
    from freebooter.server.storage.schema import HEAD
    from freebooter.server.storage.store import open_engine

    settings = make_settings(data, database)
    if settings.sqlite is not None and not settings.sqlite.exists():
        raise Stopped(words().say("cli-no-database", folder=str(settings.data)))
    engine = open_engine(settings.url)
    try:
        if current(engine) != HEAD:
            raise Stopped(words().say("cli-other-form"))
    finally:
        engine.dispose()
    return settings
