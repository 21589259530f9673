"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, running
from tools.cluster.postgres import Postgres, missing


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), metrics=True, absent_seconds=0.3) as made:
        yield made


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A real PostgreSQL with an empty database; where there is none the tests that need it are left out."""
    reason = missing()
    if reason:
        pytest.skip(f"left out: {reason}")
    postgres = Postgres()
    try:
        postgres.start()
        yield postgres.url
    finally:
        postgres.close()
