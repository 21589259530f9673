"""Secrets of a database: the one by which tokens are made, and the one by which records are signed."""

import secrets

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from freebooter.server.settings import Settings
from freebooter.server.storage import schema
from freebooter.server.storage.store import Store, open_engine

TOKENS = "secret"
SIGNING = "signing key"


def _find(connection: Connection, name: str) -> bytes | None:
    stored = connection.execute(select(schema.key_values.c.value).where(schema.key_values.c.name == name)).scalar()
    return None if stored is None else bytes(stored)


def read_secret(settings: Settings, name: str = TOKENS) -> bytes:
    """Without a running server; empty if there is none yet."""
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            return _find(connection, name) or b""
    finally:
        engine.dispose()


async def find_or_make_secret(store: Store, name: str = TOKENS) -> bytes:
    secret = await store.read(lambda connection: _find(connection, name))
    if secret is None:
        secret = secrets.token_bytes(32)
        try:
            await store.write([(insert(schema.key_values).values(name=name, value=secret), None)])
        except IntegrityError:  # another server was quicker
            return await find_or_make_secret(store, name)
    return secret
