"""Invariants: totals that never change in a game, and states that no rule allows."""

from freebooter.games.marauders.content.tables import BOUNTY_LIMIT, MODIFICATION_NAMES
from freebooter.games.marauders.names import LOCATIONS, NONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import captain_of


def audit(t: Table) -> dict[str, int]:
    """Cards and tokens wherever they lie, and gold against what the bank has given out."""
    decks, board, players = t.decks, t.board, t.players
    raided = t.raid.cards if t.raid is not None else ()
    on_ships = sum(bin(player.ship.modifications).count("1") for player in players)
    npc_cards = sum((npc.card != NONE) + len(npc.stack) + len(npc.waiting) for npc in t.npcs)
    drawn = 1 if t.event != NONE and not event_is_placed(t) else 0
    totals = {
        "gold against the bank": sum(player.gold + player.stash for player in players) - t.minted,
        "cargo cards": decks.cargo.left
        + decks.cargo_discard.left
        + sum(len(player.cargo) for player in players)
        + len(t.drawn_cargo)
        + len(raided),
        "glory cards": decks.glory.left
        + decks.glory_discard.left
        + sum(len(player.hand) + len(player.employed) for player in players)
        + len(t.drawn_glory),
        "missions": decks.missions.left
        + decks.missions_discard.left
        + len(board.missions)
        + sum(player.mission != NONE for player in players),
        "rumours": decks.rumours.left
        + decks.rumours_discard.left
        + len(t.drawn_rumours)
        + sum(player.rumour != NONE for player in players),
        "events": decks.events.left
        + len(t.event_top)
        + decks.events_spent.left
        + len(t.war_cards)
        + npc_cards
        + drawn,
        "captains": decks.captains.left
        + decks.captains_lost.left
        + sum(player.captain != NONE for player in players),
        "demand tokens": decks.demand.left + sum(good != NONE for good in board.demand),
        "merchant tokens": decks.merchants.left + sum(nation != NONE for nation in board.merchant),
        "modification tokens": decks.modifications.left
        + sum(token != NONE for token in board.modification)
        + on_ships,
    }  # fmt: skip
    for drawer in t.ext:
        for name, count in drawer.audit(t).items():
            totals[name] = totals.get(name, 0) + count
    return totals


def event_is_placed(t: Table) -> bool:
    """The card being resolved lies somewhere already: spent, at war, or waiting with its NPC."""
    if t.decks.events_spent.counts[t.event] or t.event in t.war_cards:
        return True
    return any(t.event in npc.waiting for npc in t.npcs)


def faults(t: Table) -> list[str]:
    """States that no rule allows, as text."""
    found: list[str] = []
    for player in t.players:
        who = f"seat {player.seat + 1}"
        if min(player.gold, player.stash, player.stash_least, player.track) < 0:
            found.append(f"{who} has less than nothing")
        if not player.stash_least <= player.stash <= player.stash_most:
            found.append(f"{who} has a stash outside the bounds that others know")
        if min(player.bounties) < 0 or max(player.bounties) > BOUNTY_LIMIT:
            found.append(f"{who} has a bounty that cannot be")
        if player.track != sum(player.deeds):
            found.append(f"{who} has points without deeds")
        found += ship_faults(t, player.seat)
    for npc in t.npcs:
        if npc.zone != NONE and captain_of(npc) == NONE:
            found.append(f"npc {npc.number} sails without a captain")
    for drawer in t.ext:
        found += drawer.faults(t)
    return found


def ship_faults(t: Table, seat: int) -> list[str]:
    player = t.players[seat]
    if not player.afloat:
        return []
    ship = player.ship
    found = []
    for location in range(len(LOCATIONS)):
        if not 0 <= ship.tracks[location] <= ship.value(location):
            found.append(f"seat {seat + 1} has {ship.tracks[location]} of {LOCATIONS[location]}")
    if ship.modifications >> len(MODIFICATION_NAMES):
        found.append(f"seat {seat + 1} has a modification that does not exist")
    return found
