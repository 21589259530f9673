"""`freebooter unban`: let somebody in again, for the operator of a server."""

from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, existing_settings


def unban(
    who: Annotated[str, typer.Argument(help="As in the list of freebooter ban.")],
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Let somebody in again who was shut out."""
    from freebooter.server.operating import operate

    with operate(existing_settings(data, database)) as operator:
        if not operator.unban(who):
            raise Stopped(words().say("cli-unban-none", who=who))
    print(words().say("cli-unbanned", who=who))
    return 0
