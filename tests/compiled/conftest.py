"""These tests compare the engine as it is compiled in build/fast with the interpreted one in src.

They skip themselves when build/fast is missing or older than the sources; `make test` builds it first.
"""

from __future__ import annotations

import pytest

from tools import compile as compiling

HERE = "tests/compiled/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.nodeid.startswith(HERE)]
    if mine and not compiling.is_fresh(compiling.ROOT):
        for item in mine:
            item.add_marker(pytest.mark.skip(reason="build/fast is missing or old: run `make fast`"))
