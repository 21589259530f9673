"""The ways into a port, each alone: bounty, war, Port Royal, the smuggler, the judge's weakness."""

import pytest

from freebooter.games.marauders.content.tables import PORTS, ZONE_NATION
from freebooter.games.marauders.names import (
    CARIBBEAN_SEA,
    DUTCH,
    ENGLISH,
    FRENCH,
    HAVANA,
    NATIONS,
    NONE,
    PORT_ROYAL,
    SPANISH,
    TORTUGA,
)
from freebooter.games.marauders.port_entry import (
    ENTRY_BY_FEE,
    ENTRY_BY_INFLUENCE,
    ENTRY_BY_RUMOUR,
    ENTRY_FREE,
    closed_by_war,
    is_open,
    port_entry,
)
from tests.games.marauders.table import Captain, table
from tests.rules import rule


def entry(captain: Captain, zone: int, wars: tuple[tuple[int, int], ...] = ()) -> int:
    game = table(captain, Captain(), wars=wars)
    return port_entry(game.t, game[0], zone)


@rule("MM-PORTPOWER-10", "MM-MOVE-07", "MM-MOVE-06")
def test_port_royal_takes_a_fee_from_outlaws_and_not_from_enemies() -> None:
    outlaw = Captain(bounties={ENGLISH: 1}, gold=2)
    assert entry(Captain(gold=2), PORT_ROYAL) == ENTRY_FREE
    assert entry(outlaw, PORT_ROYAL) == ENTRY_BY_INFLUENCE | ENTRY_BY_FEE
    assert entry(outlaw, PORT_ROYAL, ((SPANISH, ENGLISH),)) == 0
    assert entry(outlaw, PORT_ROYAL, ((FRENCH, ENGLISH),)) == ENTRY_BY_INFLUENCE | ENTRY_BY_FEE


@rule("MM-MOVE-04", "MM-MOVE-07")
def test_one_rumour_opens_the_ports_of_those_who_want_the_captain() -> None:
    """RU-12, and no other; not a port that is closed by war alone."""
    war = ((SPANISH, FRENCH),)
    assert entry(Captain(rumour="RU-12", bounties={FRENCH: 1}), TORTUGA) == ENTRY_BY_RUMOUR
    assert entry(Captain(rumour="RU-11", bounties={FRENCH: 1}), TORTUGA) == 0
    assert entry(Captain(bounties={FRENCH: 1}), TORTUGA) == 0
    assert entry(Captain(rumour="RU-12"), TORTUGA, war) == 0
    assert entry(Captain(rumour="RU-12", bounties={FRENCH: 1}), TORTUGA, war) == ENTRY_BY_RUMOUR


@rule("MM-MOVE-07", "MM-MOVE-10")
def test_war_closes_ports_of_the_enemy_and_no_sea() -> None:
    for wars, closed in (((), []), (((SPANISH, FRENCH),), [FRENCH]), (((ENGLISH, FRENCH),), [])):
        game = table(Captain("CAP-01"), Captain(), wars=wars)
        assert not closed_by_war(game.t, game[0], CARIBBEAN_SEA)
        assert {ZONE_NATION[zone] for zone in PORTS if closed_by_war(game.t, game[0], zone)} == set(closed)


@rule("MM-MOVE-05", "MM-MOVE-10")
@pytest.mark.parametrize("nation", range(len(NATIONS)))
def test_a_nation_closes_its_own_ports_but_not_the_home_port(nation: int) -> None:
    shut = [zone for zone in PORTS if not is_open(zone, 1 << nation, HAVANA)]
    assert shut == [zone for zone in PORTS if ZONE_NATION[zone] == nation and zone != HAVANA]
    assert not is_open(CARIBBEAN_SEA, 0, CARIBBEAN_SEA), "there is no port"
    assert not is_open(TORTUGA, 1 << FRENCH | 1 << DUTCH, NONE)
