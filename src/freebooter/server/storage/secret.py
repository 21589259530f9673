"""The secret by which the tokens of a database are made."""

import secrets

from sqlalchemy import Connection, insert, select

from freebooter.server.settings import Settings
from freebooter.server.storage import schema
from freebooter.server.storage.store import Store, open_engine

NAME = "secret"


def _find(connection: Connection) -> bytes | None:
    stored = connection.execute(select(schema.key_values.c.value).where(schema.key_values.c.name == NAME)).scalar()
    return None if stored is None else bytes(stored)


def read_secret(settings: Settings) -> bytes:
    """Without a running server; empty if there is none yet."""
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            return _find(connection) or b""
    finally:
        engine.dispose()


async def find_or_make_secret(store: Store) -> bytes:
    secret = await store.read(_find)
    if secret is None:
        secret = secrets.token_bytes(32)
        await store.write([(insert(schema.key_values).values(name=NAME, value=secret), None)])
    return secret
