"""What a card would bring in a battle: odds of the round and of crew combat."""

from freebooter.games.marauders import registry
from freebooter.games.marauders.battle.outlook import of_crews, of_declaration
from freebooter.games.marauders.battle.sides import side_of
from freebooter.games.marauders.moments import CREW_ROUND, CREW_START, DECLARED
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def in_battle(t: Table, ask: Ask, move: Move) -> Note | None:
    if t.battle is None:
        return None
    if ask.prompt in ("window-declared", "window-crew-start", "window-crew-round", "resolve-card"):
        return of_card(t, t.players[ask.seat], move)
    return None


def of_card(t: Table, player: Player, move: Move) -> Note | None:
    """Before a roll: the odds as they stand, or with the card, which is played on a table of its own."""
    if t.moment not in (DECLARED, CREW_START, CREW_ROUND) or move.verb not in ("pass", "decline", "play", "announce"):
        return None
    twin = t.copy()
    own = twin.players[player.seat]
    if move.verb in ("play", "announce"):
        for question in registry.PLAYS[move.value](twin, own, move.value):
            return None  # a card that asks something
    side = side_of(twin, own)
    if t.moment == DECLARED:
        return of_declaration(twin, side, side.declared)
    return of_crews(twin, side)
