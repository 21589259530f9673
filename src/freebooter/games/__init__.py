"""The games. Each is a package of its own and knows no other; they are imported when asked for."""

import os
import sys
from collections.abc import Iterable
from importlib import import_module

from freebooter.kernel.game import AnyGame, Game
from freebooter.kernel.note import refused

_MODULES = {
    "seven-seas": "freebooter.games.seven_seas.game",
    "black-fleet": "freebooter.games.black_fleet.game",
    "marauders": "freebooter.games.marauders.game",
}
_added: dict[str, AnyGame] = {}


def names() -> list[str]:
    """The names of all games that can be played."""
    return [*_MODULES, *_added]


def find_game(name: str) -> AnyGame:
    """The game of this name."""
    if name in _added:
        return _added[name]
    if name not in _MODULES:
        raise refused("unknown-game", game=name, known=", ".join(names()))
    game = import_module(_MODULES[name]).GAME
    assert isinstance(game, Game)
    return game


def add_game(game: AnyGame) -> None:
    """Make a game of one's own known by its name, for records, bots and the command line."""
    _added[game.name] = game


def load_modules(modules: Iterable[str]) -> None:
    """Import modules of one's own, which may lie in the folder one works in; a `GAME` in one is made known.

    They may also add bots and pictures, each by its own function.
    """
    for name in modules:
        if os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())
        try:
            game = getattr(import_module(name), "GAME", None)
        except ImportError as error:
            raise refused("lab-no-module", module=name, reason=str(error)) from None
        if isinstance(game, Game) and game.name not in names():
            add_game(game)
