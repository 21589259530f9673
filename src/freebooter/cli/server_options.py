"""Options that the commands about the server share."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from freebooter.server.settings import Settings

LANGUAGE = Annotated[str | None, typer.Option(help="en or pl; by default the language of the system.")]
DATA = Annotated[Path | None, typer.Option(help="Where games are kept; by default the data directory of the user.")]
DATABASE = Annotated[
    str,
    typer.Option(envvar="FREEBOOTER_DATABASE", help="An SQLAlchemy URL, for another database than the SQLite file."),
]


def make_settings(data: Path | None, database: str, **more: object) -> "Settings":
    from freebooter.server.settings import Settings
    from freebooter.server.storage.paths import data_folder

    return Settings(data=data or data_folder(), database=database, **more)  # type: ignore[arg-type]
