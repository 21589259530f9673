"""Why something cannot be done in a merchant raid."""

from freebooter.games.marauders.effects import goods_aboard, room_of
from freebooter.games.marauders.names import GOODS, NATIONS
from freebooter.games.marauders.raid import is_hit
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import CARGO_NAMES, WEAPON_NAMES
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def why_not_raid(t: Table, ask: Ask, move: Move) -> Refusal | None:
    prompt, verb = ask.prompt, move.verb
    if prompt == "merchant-nation" and verb == "nation":
        return Refusal("mm-merchant-of-other-nation", "MM-RAID-04", nation=NATIONS[move.value])
    if prompt == "raid-weapon" and verb == "spend-weapon":
        return Refusal("mm-no-such-weapon", "MM-RAID-10", weapon=WEAPON_NAMES[move.value])
    if prompt == "raid-exchange" and verb == "exchange-face":
        return Refusal("mm-card-not-laid-out", "MM-RAID-08", card=CARGO_NAMES[move.value])
    if prompt == "raid-success" and verb in ("discard-face", "exchange-face"):
        return Refusal("mm-card-not-laid-out", "MM-RAID-11", card=CARGO_NAMES[move.value])
    if prompt == "raid-reprisal" and verb == "discard-face":
        message = "mm-card-not-laid-out" if is_hit(move.value) else "mm-card-does-not-hit"
        return Refusal(message, "MM-GLORY-05", card=CARGO_NAMES[move.value])
    if prompt == "raid-cargo":
        return why_not_stow(t, ask, move)
    return None


def why_not_stow(t: Table, ask: Ask, move: Move) -> Refusal | None:
    player, raid = t.players[ask.seat], t.raid
    if move.verb == "discard-face":
        return Refusal("mm-card-not-laid-out", "MM-RAID-20", card=CARGO_NAMES[move.value])
    if move.verb == "done" and raid is not None:
        return Refusal("mm-hold-too-small", "MM-RAID-20", count=len(raid.cards), room=max(0, room_of(t, player)))
    if move.verb == "discard-cargo":
        if goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", "MM-AMB-27", good=GOODS[move.value])
        return Refusal("mm-room-enough", "MM-AMB-27", room=room_of(t, player))
    return None
