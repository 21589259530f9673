"""What the operator has decided: who is shut out, and which tables were closed.

It lies in the database, where the commands of the operator write it; running servers look there every other second.
So the same command works while a server runs and while none does, for SQLite and for several servers on PostgreSQL,
needs no password beyond the right to open the database, and there is no address that a visitor could try.
"""

from ipaddress import ip_address

import msgspec
from sqlalchemy import Connection, delete, insert, select

from freebooter.server.access.addresses import network_of
from freebooter.server.storage import schema
from freebooter.server.storage.store import Statement

NAME = "verdicts"
MOST_CLOSED = 1000
"""Closed tables are remembered so that servers that had them in memory let go of them; the latest suffice."""


class Verdicts(msgspec.Struct):
    guests: list[str] = []
    addresses: list[str] = []
    """As limits count them: of IPv6 the first 64 bits."""
    closed: list[str] = []

    def shuts_out(self, guest: str, address: str) -> bool:
        return bool(guest and guest in self.guests) or address in self.addresses

    def ban(self, who: str) -> None:
        banned = self._list_of(who)
        if who not in banned:
            banned.append(who)

    def unban(self, who: str) -> bool:
        """False: nobody of that name was shut out."""
        banned = self._list_of(who)
        if who in banned:
            banned.remove(who)
            return True
        return False

    def close(self, table: str) -> None:
        self.closed = [*[one for one in self.closed if one != table], table][-MOST_CLOSED:]

    def _list_of(self, who: str) -> list[str]:
        return self.guests if address_of(who) == "" else self.addresses


def address_of(text: str) -> str:
    """The address that is meant, as limits count it; empty if it is none."""
    try:
        return network_of(str(ip_address(text.removesuffix("/64"))))
    except ValueError:
        return ""


def read_verdicts(connection: Connection) -> Verdicts:
    values = schema.key_values
    data = connection.execute(select(values.c.value).where(values.c.name == NAME)).scalar()
    return Verdicts() if data is None else msgspec.json.decode(bytes(data), type=Verdicts)


def storing_verdicts(verdicts: Verdicts) -> list[Statement]:
    values = schema.key_values
    return [
        (delete(values).where(values.c.name == NAME), None),
        (insert(values).values(name=NAME, value=msgspec.json.encode(verdicts)), None),
    ]
