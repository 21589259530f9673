"""What all tests share."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="only the tests of rules whose id begins so, as P7-CAPTAIN")


LONGEST = ("browser", "compiled", "laws", "lab", "tools", "server")
"""Folders whose tests take seconds each: they come first, so that all processes are busy until the end."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests first; and only those that prove the rule asked for."""
    items.sort(key=lambda item: (*LONGEST, item.path.parent.name).index(item.path.parent.name))
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
