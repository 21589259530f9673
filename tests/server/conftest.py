"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), metrics=True, absent_seconds=0.3) as made:
        yield made
