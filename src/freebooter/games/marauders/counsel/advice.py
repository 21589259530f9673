"""The advice for each question."""

from freebooter.games.marauders.counsel import ashore, sea
from freebooter.games.marauders.counsel.tales import rumour
from freebooter.games.marauders.counsel.worth import weigh
from freebooter.games.marauders.moves import DECLINE, PASS, PAY
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move


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
    if prompt.startswith("window-"):
        return [1 if move is PASS else 2 for move in options]
    found = others(t, player, ask, prompt, options)
    return None if found is None else weigh(found)


def others(t: Table, player: Player, ask: Ask, prompt: str, options: list[Move]) -> list[int] | None:
    if prompt == "stash":
        return ashore.stash(t, player, options)
    if prompt == "stash-ones":
        return ashore.stash_ones(t, player, options, ask.about)
    if prompt == "hire-crew":
        return ashore.hire(t, player, options)
    if prompt == "claim-mission":
        return [ashore.claim(player, move.value) for move in options]
    if prompt == "keep-goods":
        return ashore.keep(t, player, options)
    if prompt == "drop-cargo":
        return ashore.drop(t, player, options)
    if prompt in ("name-good", "search-good", "bargain"):
        return ashore.name_good(t, player, options)
    if prompt == "keep-rumour":
        return [rumour(player, move.value) for move in options]
    if prompt == "resolve-card":
        return [0 if move is DECLINE else 16 for move in options]
    if prompt == "port-royal-fee":
        return [16 if move is PAY else 0 for move in options]
    return None
