"""The advice for each question."""

from typing import Final

from freebooter.games.marauders.cards.rumours.hearing import worth
from freebooter.games.marauders.counsel import ashore, fighting, sea
from freebooter.games.marauders.counsel.worth import weigh
from freebooter.games.marauders.moves import PAY
from freebooter.games.marauders.names import FLUTE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

FLUTES: Final = 20  # three cards of a good fit into a flute and not into a sloop


def counsel(t: Table, ask: Ask) -> list[int] | None:
    """How inviting each option is; None where there is nothing to say."""
    prompt = ask.prompt
    options = ask.options
    player = t.players[ask.seat]
    if prompt == "action":
        return weigh(sea.actions(t, player, options))
    if prompt == "port":
        return weigh(ashore.port(t, player, options))
    if prompt == "buy":
        return weigh(ashore.buy(t, player, options))
    if prompt == "sell":
        return weigh(ashore.sell(t, player, options))
    if prompt == "shipyard":
        return weigh(ashore.shipyard(t, player, options))
    if prompt == "declare":
        return weigh(fighting.declare(t, options, ask.about))
    found = others(t, player, ask, prompt, options)
    return None if found is None else weigh(found)


def others(t: Table, player: Player, ask: Ask, prompt: str, options: list[Move]) -> list[int] | None:
    if prompt == "place-hit":
        return fighting.place_hit(t, options, ask.about, ask.seat)
    if prompt == "stash":
        return ashore.stash(t, player, options)
    if prompt == "stash-ones":
        return ashore.stash_ones(t, player, options, ask.about)
    if prompt == "hire-crew":
        return ashore.hire(t, player, options)
    if prompt == "claim-mission":
        return [ashore.claim(player, move.value) for move in options]
    if prompt == "engage-merchant":
        return fighting.engage(t, player, options)
    if prompt == "raid-success" or prompt == "raid-exchange":
        return fighting.raid_success(t, player, options)
    if prompt == "raid-cargo":
        return fighting.raid_cargo(t, player, options)
    if prompt == "raid-reprisal":
        return fighting.raid_reprisal(t, player, options)
    if prompt == "merchant-nation":
        return fighting.merchant_nation(t, player, options)
    if prompt in ("drop-cargo", "make-room"):
        return ashore.drop(t, player, options)
    if prompt == "name-good":
        return ashore.name_good(t, player, options)
    if prompt == "keep-rumour":
        return [worth(player, move.value) for move in options]
    if prompt == "claim-ship":
        return fighting.claim_ship(player, options, ask.about)
    if prompt == "reinforced-hull":
        return fighting.cancel_hit(options)
    if prompt == "choose-ship":
        return [FLUTES if move.value == FLUTE else 0 for move in options]
    if prompt == "port-royal-fee":
        return [16 if move is PAY else 0 for move in options]
    return None
