"""`@rule("P7-CAPTAIN-13")` on a test, or on a class of tests, says which rules it proves.

The ids are those of the ledgers in docs/rules. `tools/rule_coverage.py` reads them from the source, so
they must stand there as plain strings; it makes docs/rules/coverage.md and finds ids that do not exist.
To run the tests of some rules: `pytest -m rule`, or `pytest --rule P7-CAPTAIN` for all that begin so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test, or a class of tests, as proof of these rules."""
    if not ids:
        raise TypeError("rule() needs at least one rule id")

    def mark(test: Test) -> Test:
        pytest.mark.rule(*ids)(test)
        return test

    return mark
