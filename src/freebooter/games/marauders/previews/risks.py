"""What a captain may lose: warnings that several questions give."""

from freebooter.games.marauders.content.tables import SHIP_NAMES
from freebooter.games.marauders.names import HULL
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Note


def loss_note(player: Player) -> Note:
    """A captain who dies loses all but the points and the stash (MM-DEATH-01, MM-DEATH-02)."""
    return Note(
        "mm-risk-loss",
        "MM-DEATH-01 MM-DEATH-02",
        ship=SHIP_NAMES[player.ship.kind],
        hull=player.ship.tracks[HULL],
        gold=player.gold,
        cargo=player.cards_aboard(),
    )
