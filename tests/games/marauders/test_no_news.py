"""What changes nothing is not told."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.names import CREW, HAVANA, SLOOP
from freebooter.games.marauders.port.stash import WITHDRAW_REST, withdraw
from tests.games.marauders.table import Captain, plays_out, table
from tests.rules import rule

OTHER = Captain(zone=HAVANA, in_port=True)


@rule("MM-RECRUIT-03")
def test_a_full_crew_gains_nobody() -> None:
    game = table(Captain(ship=SLOOP), OTHER)
    effects.fill_crew(game.t, game[0], "MM-RECRUIT-03")
    assert game.told("crew-gained") == []
    game[0].ship.tracks[CREW] -= 1
    effects.fill_crew(game.t, game[0], "MM-RECRUIT-03")
    assert game.told("crew-gained") == [{"seat": 0, "count": 1, "crew": game[0].ship.value(CREW)}]


@rule("MM-STASH-06")
def test_nothing_taken_out_of_the_chest_is_no_withdrawal() -> None:

    game = table(Captain(zone=HAVANA, in_port=True, stash=7), OTHER)
    plays_out(withdraw(game.t, 0, 0, WITHDRAW_REST), "withdraw-ones-0")
    assert (game[0].stash, game[0].gold, game.told("gold-withdrawn")) == (7, 0, [])
    plays_out(withdraw(game.t, 0, 0, WITHDRAW_REST), "withdraw-ones-3")
    assert (game[0].stash, game[0].gold, len(game.journal.events)) == (4, 3, 1)
