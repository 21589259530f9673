"""A plugin for pytest (`-p tests.compiled.only_compiled`): run the tests on the compiled engine and on no other.

Tests that patch functions are left out: compiled code calls its functions directly, so a patch does not reach it.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from freebooter.kernel import run


def pytest_configure() -> None:
    if not str(run.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        raise pytest.UsageError(f"this is not the compiled engine: {run.__file__}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    patching = [item for item in items if "monkeypatch" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=patching)
    items[:] = [item for item in items if item not in patching]
