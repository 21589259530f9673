"""How a captain comes by a rumour (MM-RUMOR-01, MM-RUMOR-03)."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.moves import KEEP_RUMOUR
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import RUMOUR_NAMES
from freebooter.kernel.ask import Ask, Part


def receive_rumour(t: Table, player: Player) -> Part[None]:
    """One is held; of two the captain keeps one and the other is shuffled back (MM-RUMOR-01, 03)."""
    kind = effects.draw_rumour(t)
    if kind == NONE:
        return
    if player.rumour != NONE:
        t.drawn_rumours = tuple(sorted((kind, player.rumour)))
        player.rumour = NONE
    else:
        t.drawn_rumours = (kind,)
    t.drawn_by = player.seat
    yield from keep_one_rumour(t, player, "MM-RUMOR-03")


def keep_one_rumour(t: Table, player: Player, rule: str) -> Part[None]:
    """Of the rumours just drawn, in the state and nowhere else."""
    options = [KEEP_RUMOUR[drawn] for drawn in t.drawn_rumours]
    answer = yield Ask(player.seat, "keep-rumour", options)
    for drawn in t.drawn_rumours:
        if drawn != answer.value:
            t.decks.rumours.add(drawn)
    t.drawn_rumours = ()
    t.drawn_by = NOBODY
    player.rumour = answer.value
    if t.journal is not None:
        name = RUMOUR_NAMES[answer.value]
        t.journal.only(player.seat, "rumour-heard", rule, seat=player.seat, rumour=name)
        t.journal.all_but(player.seat, "rumour-heard-hidden", rule, seat=player.seat)
