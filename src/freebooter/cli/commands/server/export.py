"""`freebooter export`: one table as a record."""

from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, make_settings


def export(
    table: Annotated[str, typer.Argument(help="The id of the table, as it stands in its address.")],
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Write a table as a record, for replay, verify, play and import. Of a running game it holds all secrets."""
    from freebooter.server.offline import NotDealt, export_table

    if file.exists():
        raise Stopped(words().say("cli-disk-exists", file=str(file)))
    try:
        found = export_table(make_settings(data, database), table, file)
    except NotDealt:
        raise Stopped(words().say("cli-not-dealt", table=table)) from None
    if not found:
        raise Stopped(words().say("cli-no-table", table=table))
    print(words().say("cli-exported", table=table, file=str(file)))
    return 0
