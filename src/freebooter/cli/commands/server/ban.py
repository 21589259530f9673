"""`freebooter ban`: who is shut out, for the operator of a server."""

from typing import Annotated

import typer

from freebooter.cli.errors import Stopped
from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, existing_settings


def ban(
    who: Annotated[str, typer.Argument(help="An address, or the beginning of a guest's id; without it: a list.")] = "",
    data: DATA = None,
    database: DATABASE = "",
    language: Language = None,
) -> int:
    """Shut out a guest or an address, also while the server runs; the seats of the guest are free for others."""
    from freebooter.server.operating import operate

    with operate(existing_settings(data, database)) as operator:
        if not who:
            verdicts = operator.verdicts()
            for one in [*verdicts.addresses, *verdicts.guests]:
                print(one)
            if not verdicts.addresses and not verdicts.guests:
                print(words().say("cli-ban-none"))
            return 0
        found = operator.ban(who)
    if not found:
        raise Stopped(words().say("cli-ban-unclear", who=who))
    print(words().say("cli-banned", who=found))
    return 0
