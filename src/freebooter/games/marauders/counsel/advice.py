"""The advice for each question."""

from typing import Final

from freebooter.games.marauders.counsel import ashore, fighting, voyage
from freebooter.games.marauders.counsel.worth import ACTION, odds, weigh
from freebooter.games.marauders.moves import DECLINE, PASS
from freebooter.games.marauders.names import FLUTE, NONE
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import RUMOUR_SKILL, WAY
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move

FLUTES: Final = 20  # three cards of a good fit into a flute and not into a sloop


def counsel(t: Table, ask: Ask) -> list[int] | None:
    """How inviting each option is; None where there is nothing to say."""
    prompt = ask.prompt
    options = ask.options
    player = t.players[ask.seat]
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
    if prompt.startswith("window-"):
        return [1 if move is PASS else 2 for move in options]
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
    if prompt == "keep-goods":
        return ashore.keep(t, player, options)
    if prompt == "make-room":
        return ashore.drop(t, player, options)
    if prompt in ("name-good", "search-good", "bargain"):
        return ashore.name_good(t, player, options)
    if prompt == "keep-rumour":
        return [rumour(player, move.value) for move in options]
    if prompt == "claim-ship":
        return fighting.claim_ship(player, options, ask.about)
    if prompt == "reinforced-hull":
        return fighting.cancel_hit(options)
    if prompt == "choose-ship":
        return [FLUTES if move.value == FLUTE else 0 for move in options]
    if prompt == "resolve-card":
        return [0 if move is DECLINE else 16 for move in options]
    return None


def rumour(player: Player, kind: int) -> int:
    """A tale that is likely to come true, and not far away."""
    worth = voyage.TRUE_RUMOUR[kind] * odds(player, RUMOUR_SKILL[kind]) // 100
    where = voyage.RUMOUR_PORTS[kind] + voyage.RUMOUR_ZONES[kind]
    if player.zone == NONE or not where:
        return worth
    return worth - ACTION * min([WAY[player.zone][zone] for zone in where])
