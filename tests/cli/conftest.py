"""The command line in tests speaks English by default."""

import signal
from collections.abc import Iterator

import pytest

from freebooter.cli import language


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    language.choose([])


@pytest.fixture(autouse=True)
def interrupts_are_heard() -> Iterator[None]:
    """Tests started in the background of a shell inherit that Ctrl-C is ignored; the programs they start must not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
