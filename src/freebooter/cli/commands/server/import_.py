"""`freebooter import`: a record as a table."""

from pathlib import Path
from typing import Annotated

import typer

from freebooter.cli.files import open_record, read_to_end
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, make_settings


def import_(
    file: Annotated[Path, typer.Argument(help="A record.")],
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Make a table of a record; prints a code for each seat, with which people sit down in the lobby."""
    from freebooter.kernel.record import read_key
    from freebooter.server.access.codes import shown_code
    from freebooter.server.offline import put_in

    reader = open_record(file, read_key(file))
    read_to_end(reader)
    sheet, chairs = put_in(make_settings(data, database), reader.match, list(reader.header.names))
    print(words().say("cli-imported", table=sheet.id))
    for chair in chairs:
        name = words().player(reader.game, chair.seat) if not chair.name else chair.name
        print(f"  {name}: {shown_code(chair.code)}")
    print(words().say("cli-imported-watch", code=shown_code(sheet.watch_code)))
    return 0
