"""`freebooter tables`: what a server keeps, for its operator."""

from datetime import UTC, datetime

from freebooter.cli.language import words
from freebooter.cli.options import Language
from freebooter.cli.server_options import DATA, DATABASE, existing_settings


def tables(data: DATA = None, database: DATABASE = "", language: Language = None) -> int:
    """List the tables of a server and the guests who sit there; also while it runs. It shows no hands and no dice."""
    from freebooter.server.operating import operate

    with operate(existing_settings(data, database)) as operator:
        found = operator.tables()
    for table in found:
        changed = f"{datetime.fromtimestamp(table.changed / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        state = "over" if table.over else "running"
        facts = {"table": table.id, "game": table.game, "state": state, "changed": changed}
        print(words().say("cli-tables-line", **facts, rows=table.rows, name=table.name).rstrip())
        for name, guest in table.people:
            print(words().say("cli-tables-person", name=name or "–", guest=guest[:12]))
    if not found:
        print(words().say("cli-tables-none"))
    return 0
