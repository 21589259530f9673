"""The raid on a merchant: bounty, cards, successes, hits, plunder (MM-RAID)."""

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.captain.bounties import bounty_for_starting
from freebooter.games.marauders.captain.death import kill_captain
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.captain.recovery import after_fight
from freebooter.games.marauders.content.card_timing import WHEN_ENGAGING
from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, RAID_FOR_GLORY
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.missions import tasks
from freebooter.games.marauders.names import BY_RAID, CREW, EXCHANGES_A_CARD, GAINED_BY_RAID, RAIDING
from freebooter.games.marauders.raiding.cards import (
    PLUNDERED,
    RAID_FAILED,
    RAIDER_SUNK,
    escapes_of,
    hits_of,
    lay_out,
    outcome_of,
    plunder_of,
    raid_of,
)
from freebooter.games.marauders.raiding.cargo import RAID_CARGO
from freebooter.games.marauders.raiding.reprisals import use_reprisals
from freebooter.games.marauders.raiding.successes import exchange_freely, roll_for_successes, use_successes
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.raid import Raid
from freebooter.kernel.ask import Flow, Part


def merchant_raid(t: Table) -> Flow:
    raid = raid_of(t)
    player = t.players[raid.seat]
    crew_before = player.ship.tracks[CREW]
    yield from own_window(t, player, WHEN_ENGAGING, raid.nation)
    if not raid.no_bounty:
        yield from bounty_for_starting(t, player, raid.nation, "MM-RAID-07 MM-BOUNTY-01")  # MM-AMB-21
    yield from lay_out(t, player, raid)
    if CAPTAIN_ABILITY[player.captain] == EXCHANGES_A_CARD and raid.cards:
        yield from exchange_freely(t, player, raid)
    yield from roll_for_successes(t, player, raid)
    yield from use_successes(t, player, raid)
    yield from use_reprisals(t, player, raid)
    yield from damage.take_points(t, player.ship, player.seat, player.seat, hits_of(raid), "MM-RAID-14")
    outcome = outcome_of(player.ship.tracks, escapes_of(raid), effects.raid_manoeuvrability(t, player))
    if outcome == RAIDER_SUNK:
        end_raid(t, raid, "MM-RAID-16", "sunk")
        yield from kill_captain(t, player, RAIDING, "MM-RAID-16")
        return
    if outcome == PLUNDERED:
        yield from take_plunder(t, player, raid)
    elif outcome == RAID_FAILED:
        end_raid(t, raid, "MM-RAID-17", "failed")
    else:  # MERCHANT_ESCAPED
        end_raid(t, raid, "MM-RAID-18", "escaped")
    yield from after_fight(t, player, crew_before)


def take_plunder(t: Table, player: Player, raid: Raid) -> Part[None]:
    """Gold, cargo within what the hold takes now, glory, a mission that wanted it (MM-RAID-19 to 21)."""
    nation = raid.nation
    gold = plunder_of(t, player, raid)
    effects.gain_gold(t, player, gold, "MM-RAID-19")
    yield from RAID_CARGO.choose(t, player)
    kept = list(raid.cards)
    raid.cards = ()
    effects.load_cargo(t, player, kept, "MM-RAID-20", True)
    end_raid(t, raid, "MM-RAID-19", "plundered")
    if t.hooked and kept:
        yield from modules_of(t).cargo_gained(t, player, tuple(kept), GAINED_BY_RAID)
    if gold >= RAID_FOR_GLORY:
        yield from gain_glory(t, player, BY_RAID, "MM-RAID-21")
    yield from tasks.on_raid(t, player, nation, gold, len(kept))


def end_raid(t: Table, raid: Raid, rule: str, outcome: str) -> None:
    """Whatever is still laid out goes to the discard pile."""
    for card in raid.cards:
        effects.discard_cargo(t, card)
    raid.cards = ()
    t.raid = None
    if t.journal is not None:
        t.journal.everyone("raid-ends", rule, seat=raid.seat, outcome=outcome)
