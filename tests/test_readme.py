"""The tour of the README runs as it stands there."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import freebooter

README = Path(__file__).parent.parent / "README.md"


def test_the_tour_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert failed == 0


def test_public_names_are_listed_in_one_place_and_exist() -> None:
    for name in [*freebooter.__all__, *freebooter.__all__]:  # twice, for what is imported may hide a name
        assert not isinstance(getattr(freebooter, name), ModuleType)
    assert dir(freebooter) == freebooter.__all__
    with pytest.raises(AttributeError, match="no public name"):
        freebooter.__getattr__("internals")
