"""What a server remembers of all tables: as much as was decided, however many come and go."""

import pkgutil
from functools import _lru_cache_wrapper
from importlib import import_module
from itertools import combinations, product
from typing import Any

import pytest

from freebooter import games, kernel, learn, review, server, words
from freebooter.games import find_game
from freebooter.games.black_fleet import developments
from freebooter.games.seven_seas.plunder import battle_worth
from freebooter.games.seven_seas.state import Table
from freebooter.kernel.match import new_match

PROGRAM = (games, kernel, learn, review, server, words)
"""What a server runs."""
FEW = {
    "freebooter.games.black_fleet.display.board_numbers.bare_stop": "spaces and what they cost",
    "freebooter.games.marauders.display.board_numbers.quiet_zone": "zones, how far they are, and how open their ports",
    "freebooter.games.marauders.modules.wind.view.view_of": "winds",
    "freebooter.games.marauders.odds.dangers.steps_from": "zones",
    "freebooter.games.seven_seas.plunder.odds.battle_odds": "numbers of ships",
}
"""Without a bound, because there are only so many things to ask about; what is read from files is not listed."""
READ = ("freebooter.learn.", "freebooter.words.", "freebooter.server.")
MOST = 4096
LONG = {"freebooter.server.texts.render._sentence": 8000, "freebooter.server.texts.render._move": 20_000}
"""Short texts."""


def caches() -> "dict[str, _lru_cache_wrapper[Any]]":
    """All that the modules of the program have, by name; what other tests have imported or kept makes no difference."""
    found: dict[str, _lru_cache_wrapper[Any]] = {}
    for package in PROGRAM:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".migrations." in module.name:  # Alembic runs them
                continue
            for name, each in vars(import_module(module.name)).items():
                if isinstance(each, _lru_cache_wrapper) and each.__module__ == module.name:
                    found[f"{module.name}.{name}"] = each
    return found


def test_what_is_remembered_has_a_bound() -> None:
    found = caches()
    assert len(found) > 60
    unbounded = {name for name, each in found.items() if each.cache_info().maxsize is None}
    assert {name for name in unbounded if not name.startswith(READ)} == set(FEW)
    for name, each in found.items():
        assert (each.cache_info().maxsize or 0) <= LONG.get(name, MOST), name


@pytest.mark.skipif(not developments.__file__.endswith(".py"), reason="compiled, the limit is part of the code")
def test_powers_of_all_choices_of_developments_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(developments, "MOST_KNOWN", 30)
    monkeypatch.setattr(developments, "_KNOWN", {})
    for one, other in combinations(range(12), 2):
        developments.powers_of([one, other])
        assert len(developments._KNOWN) <= 30


@pytest.mark.skipif(not battle_worth.__file__.endswith(".py"), reason="compiled, the limit is part of the code")
def test_worths_of_all_battles_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battle_worth, "MOST_KNOWN", 10)
    monkeypatch.setattr(battle_worth, "_battles", {})
    t = new_match(find_game("seven-seas"), 3, {}, 1).run.state
    assert isinstance(t, Table)
    for size, pirates in product((1, 2, 3, 4), range(1, 9)):
        battle_worth.battle_worth(t, t.players[0], size, pirates, 1)
        assert len(battle_worth._battles) <= 10
