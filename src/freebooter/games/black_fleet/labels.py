"""Moves named in full, where their question is not seen beside them: which ship it is, and whose."""

from typing import Final

from freebooter.games.black_fleet.names import CREWS, MERCHANT, owner_of
from freebooter.games.black_fleet.stories import crew_of
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note

BARE: Final = {
    "keep": "bf-full-keep",
    "dock-at": "bf-full-dock",
    "play": "bf-full-movement",
    "command": "bf-full-command",
    "discard": "bf-full-discard",
}
"""Moves whose name is only that of a card or a place: what is done with it."""

OF_A_SHIP: Final = {
    "push-ship": "bf-full-push",
    "whirlpool-ship": "bf-full-swap",
    "whirlpool-other": "bf-full-swap-with",
}


def in_full(ask: Ask, move: Move) -> Note | None:
    prompt, verb = ask.prompt, move.verb
    said = dict(move.params)
    if verb in BARE:
        return Note(BARE[verb], "", **said)
    if prompt in OF_A_SHIP and verb == "ship":
        return of_ship(OF_A_SHIP[prompt], move.value)
    if prompt == "push-to":
        return of_ship("bf-full-push-to", ask.about, space=str(said["space"]))
    if verb == "attack":
        own = CREWS[ask.about] if prompt == "sail" else CREWS[MERCHANT]  # Armed Merchantman is the merchant's card
        return of_ship("bf-full-attack", move.value, own=own)
    if prompt == "sail" and verb in ("sail-to", "sell", "bury", "finish"):
        return Note(f"bf-full-{verb}", "", own=CREWS[ask.about], **said)
    return None


def of_ship(message: str, ship: int, **said: str) -> Note:
    """With the kind of a ship and its owner; navy ships have none (BF-NAVY-06)."""
    owner = owner_of(ship) + 1
    return Note(message, "", crew=crew_of(ship), owned=min(owner, 1), seat=owner, **said)
