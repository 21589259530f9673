"""What a seat should worry about before it chooses a character; only what it knows counts."""

from freebooter.games.seven_seas.fleet import empty_ships
from freebooter.games.seven_seas.scoring import hand_spots, rounds_left
from freebooter.games.seven_seas.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.refusal import Note


def risks(t: Table, ask: Ask) -> list[Note]:
    if ask.prompt != "choose-character":
        return []
    player, points = t.players[ask.seat], t.rules.spot_points
    found: list[Note] = []
    if empty_ships(player) == 0:
        found.append(Note("risk-no-empty-ship", "P7-CAPTAIN-07", points=points))
    left = rounds_left(t)
    if left is not None and t.last_round == 0:  # nobody has drawn Last Rounds to tell of it
        found.append(Note("risk-round-limit", "P7-AMB-61", left=left))
    spots = hand_spots(t, player)
    if spots > 0 and left is not None:
        found.append(Note("risk-hand", "P7-END-04", count=len(player.hand), points=spots * points))
    return found
