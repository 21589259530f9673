"""`freebooter close`: delete a table, for the operator of a server."""

from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, existing_settings


def close(
    table: Annotated[str, typer.Argument(help="The id of the table: freebooter tables.")],
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Delete a table, also while the server runs."""
    from freebooter.server.operating import operate

    with operate(existing_settings(data, database)) as operator:
        if not operator.close_table(table):
            raise Stopped(words().say("cli-no-table", table=table))
    print(words().say("cli-closed", table=table))
    return 0
