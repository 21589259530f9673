"""What is said before a captain looks for the treasure galleon."""

from freebooter.games.marauders.modules.treasure.galleon import bounties_in_all, treasure_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.note import Note


def hunt_note(t: Table, note: Note, player: Player) -> Note:
    """What is said of any NPC, and what beating this one would bring now."""
    return Note(
        "mm-brings-treasure-hunt",
        f"{note.rule} SG-M6-10 SG-M6-11 SG-M6-12",
        dice=note.params["dice"],
        chance=note.params["chance"],
        hits=note.params["hits"],
        taken=note.params["taken"],
        crew=note.params["crew"],
        won=note.params["won"],
        lost=note.params["lost"],
        match=note.params["match"],
        gold=treasure_of(t).hoard,
        bounties=bounties_in_all(t, player),
    )
