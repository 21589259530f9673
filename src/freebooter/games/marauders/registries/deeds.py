"""The registry of deeds: what earns a glory point (MM-GLORY-01). A module adds one by its name:

    BY_WHALING: Final = new_deed("whaling")
    ...
    yield from gain_glory(t, player, BY_WHALING, "MM-GLORY-01")

The texts of `deed-whaling` and `term-whaling` belong into the module's texts. Where nobody has done the deed,
states, views and score sheets do not have it.
"""

from freebooter.games.marauders.names import BASE_DEEDS, DEEDS, Deed
from freebooter.games.marauders.state.player import Player


def new_deed(name: str) -> Deed:
    if name in DEEDS:
        raise ValueError(f"there is a deed called {name!r} already")
    DEEDS.append(name)
    return Deed(len(DEEDS) - 1)


def add_deed(player: Player, deed: Deed) -> None:
    """The list of a player has the deeds of the base, and is as long as those of modules ask for."""
    if deed >= len(player.deeds):  # mutants: same `if True`, else no zeros are missing
        player.deeds += [0] * (deed + 1 - len(player.deeds))
    player.deeds[deed] += 1


def deed_count(player: Player, deed: int) -> int:
    return player.deeds[deed] if deed < len(player.deeds) else 0


def shown_deeds(players: list[Player]) -> list[int]:
    """Those of the base, and those of modules that somebody has done."""
    return [
        deed
        for deed in range(len(DEEDS))
        if deed < BASE_DEEDS or any([deed_count(player, deed) > 0 for player in players])
    ]
