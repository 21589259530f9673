"""All games and all their presets, as libraries register them."""

from __future__ import annotations

from typing import NamedTuple

from freebooter.games import find_game, names


class Preset(NamedTuple):
    """A game with the options that its name stands for: `GAME-EDITION` is the game by that edition."""

    name: str
    game: str
    options: dict[str, object]


def presets() -> list[Preset]:
    found = []
    for game in names():
        found.append(Preset(game, game, {}))
        editions = find_game(game).choosing.editions()
        found += [Preset(f"{game}-{edition}", game, {"edition": edition}) for edition in editions]
    return found
