"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="only the tests of rules whose id begins so, as P7-CAPTAIN")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that prove the rule asked for."""
    start = config.getoption("--rule")
    if not start:
        return
    kept = [
        item
        for item in items
        if any(str(name).startswith(start) for mark in item.iter_markers("rule") for name in mark.args)
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
