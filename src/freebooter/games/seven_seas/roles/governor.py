"""Governor: become Corsair of a nation and call all ships back."""

from freebooter.games.seven_seas.effects import give_back_spots, make_mistake, take_black_spot
from freebooter.games.seven_seas.fleet import ships_from_reserve
from freebooter.games.seven_seas.gifts import accept_gift
from freebooter.games.seven_seas.moves import TAKE_TILE
from freebooter.games.seven_seas.names import NATIONS, NOBODY
from freebooter.games.seven_seas.rituals import perform_rituals
from freebooter.games.seven_seas.state import Player, Table
from freebooter.kernel.ask import Ask, Flow


def free_nations(t: Table) -> list[int]:
    """A nation can be taken only once in the game (P7-GOVERNOR-02)."""
    return [nation for nation in range(len(NATIONS)) if t.tiles[nation] == NOBODY]


def governor(t: Table, player: Player) -> Flow:
    yield from perform_rituals(t, player)
    nations = free_nations(t)
    if not nations:
        make_mistake(t, player, "P7-GOVERNOR-04")
    else:
        answer = yield Ask(player.seat, "take-tile", [TAKE_TILE[nation] for nation in nations])
        become_corsair(t, player, answer.value)
        returned = yield from accept_gift(t, player)
        give_back_spots(t, player, returned, "P7-GOVERNOR-05")
    yield from perform_rituals(t, player)


def become_corsair(t: Table, player: Player, nation: int) -> None:
    """All three parts belong to the action, also with an empty reserve (P7-GOVERNOR-01, P7-AMB-43)."""
    take_black_spot(t, player, "P7-GOVERNOR-01")
    t.tiles[nation] = player.seat
    if t.journal is not None:
        t.journal.everyone("corsair", "P7-GOVERNOR-01", seat=player.seat, nation=NATIONS[nation])
    ships_from_reserve(t, player, player.reserve, "P7-GOVERNOR-01")
