"""Raiding the location of the own zone: the action, and the raid step by step (SG-M9-10 to 34)."""

from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.actions.action import Action, none_left, spend_action
from freebooter.games.marauders.actions.weights import Chart
from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.captain.bounties import FOR_DEFEATING, FOR_STARTING, add_bounty
from freebooter.games.marauders.captain.death import kill_captain
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.captain.recovery import after_fight
from freebooter.games.marauders.content.tables import BOUNTY_LIMIT, RAID_FOR_GLORY
from freebooter.games.marauders.modules.locations.location import Location, local_nation, location_at
from freebooter.games.marauders.modules.locations.raid import whole_raid
from freebooter.games.marauders.modules.locations.raid.attacker import attacker_of
from freebooter.games.marauders.modules.locations.raid.bombardment import bombard
from freebooter.games.marauders.modules.locations.raid.defence import (
    discard_defence,
    draw_defence,
    drop_defence,
    hits_of,
    plunder_of,
)
from freebooter.games.marauders.modules.locations.raid.ground_assault import ASSAULT_OR_RETREAT, storm
from freebooter.games.marauders.modules.locations.raid.moves import RETREAT
from freebooter.games.marauders.modules.locations.raid.raid_guess import (
    NOT_YET,
    known_worths,
    likely_worth,
    numbers_of,
)
from freebooter.games.marauders.modules.locations.state import PlaceRaid, locations_of, raid_of, remove_token, token_at
from freebooter.games.marauders.modules.locations.tokens import KINDS, TOKENS
from freebooter.games.marauders.modules.locations.visiting import location_here, no_location
from freebooter.games.marauders.moves import MOVES, NO_MOVES
from freebooter.games.marauders.names import CANNONS, CREW, GAINED_BY_RAID, HULL, NATIONS, NONE, ZONES
from freebooter.games.marauders.previews.chances import percent, tenths
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.raiding.cargo import Plunder, PlunderMenu
from freebooter.games.marauders.registries.deaths import new_death
from freebooter.games.marauders.registries.deeds import new_deed
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.task_stack import new_task, task
from freebooter.games.marauders.values import is_raider, is_sound
from freebooter.kernel.ask import Ask, Part, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

RAID_LOCATION: Final = MOVES.one("raid-location")
BY_LOCATION: Final = new_deed("location")
IN_LOCATION_RAID: Final = new_death("location-raid", in_fight=True)
TASK_RAID: Final = new_task("location-raid")
BOMBARDMENT: Final = 0  # the steps of the task
HITS: Final = 1

FIRST_BOUNTY: Final = 45  # what it costs to become wanted
MORE_BOUNTY: Final = 14
UNWILLING: Final = 40  # for a captain who is no raider


# The action


def raid_refusal(t: Table, player: Player) -> Refusal | None:
    """Also after a visit, and again in the same turn (SG-M9-11, SG-AMB-41)."""
    missing = no_location(t, player, "SG-M9-10")
    if missing is not None:
        return missing
    if location_here(t, player).defence == 0:
        return Refusal("mm-place-not-raided", "SG-LOC-REEF-05")
    if player.ship.any_destroyed():
        return Refusal("mm-ship-unfit-to-raid", "SG-M9-12")
    return none_left(t)


def offended(location: Location, zone: int) -> int:
    """The nation that gives bounties for a raid, NONE without any."""
    return local_nation(zone) if location.offends else NONE


@final
class RaidWorths:
    """What raids with the usual cards are worth, at a glance; what all places have in common is worked out once."""

    __slots__ = ("attacker", "fit", "guesses", "player", "willing")

    def __init__(self, t: Table, player: Player) -> None:
        self.player = player
        self.fit = is_sound(player)
        self.willing = is_raider(player)
        self.attacker = attacker_of(t, player) if self.fit else None
        self.guesses: list[int] = [] if self.attacker is None else known_worths(self.attacker)

    def worth(self, location: Location, zone: int) -> int:
        """Less what the bounties cost."""
        attacker = self.attacker
        if location.defence == 0 or attacker is None:
            return -UNWILLING
        worth = self.guesses[location.kind]
        if worth == NOT_YET:  # mutants: same `if True`, it saves work only
            worth = likely_worth(location, numbers_of(attacker))
            self.guesses[location.kind] = worth
        if location.offends:
            worth -= MORE_BOUNTY + (MORE_BOUNTY if self.player.bounties[local_nation(zone)] else FIRST_BOUNTY)
        return worth if self.willing else worth - UNWILLING


def raid_worth(t: Table, player: Player, location: Location, zone: int) -> int:
    return RaidWorths(t, player).worth(location, zone)


class RaidLocation(Action):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if player.in_port or t.turn.actions == 0:
            return NO_MOVES
        location = location_at(t, player.zone)
        if location is None or location.defence == 0 or player.ship.any_destroyed():
            return NO_MOVES
        return self.moves

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return raid_refusal(t, t.players[ask.seat])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """The bounties are named before he confirms (SG-AMB-41)."""
        player = t.players[ask.seat]
        location = location_here(t, player)
        nation = offended(location, player.zone)
        found = whole_raid.whole_raid(t, player, location)
        wanted = 0 if nation == NONE else player.bounties[nation]
        return Note(
            "mm-brings-place-raid",
            "SG-M9-13 SG-M9-14 SG-M9-28",
            cards=location.defence,
            dice=player.ship.tracks[CANNONS],
            success=percent(found.success),
            gold=int(found.gold_if_won() + 0.5),
            dead=percent(found.dead),
            hits=tenths(found.hits),
            crew=tenths(found.crew),
            nation="none" if nation == NONE else NATIONS[nation],
            bounty=min(BOUNTY_LIMIT, wanted + 1),
            more=min(BOUNTY_LIMIT, wanted + 2),
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The raid is the next thing that happens; here it has only been declared."""
        gained = event_about(played, "bounty-gained", ask.seat, "SG-M9-28")
        return {} if gained is None else {"bounty": number_in(gained, "bounty")}

    def worth(self, chart: Chart, move: Move) -> int:
        player = chart.player
        return chart.done_here(raid_worth(chart.t, player, location_here(chart.t, player), player.zone))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        """No Scouting roll is made (SG-M9-10)."""
        player = t.players[seat]
        zone = player.zone
        spend_action(t)
        locations_of(t).raid = PlaceRaid(seat, zone, player.ship.tracks[CREW])
        t.agenda.append(task(TASK_RAID, BOMBARDMENT))
        if t.journal is not None:
            site, kind = TOKENS[token_at(t, zone)], KINDS[location_here(t, player).kind]
            t.journal.everyone("place-raid-begins", "SG-M9-10", seat=seat, zone=ZONES[zone], site=site, place=kind)
        return ()


RAIDING_LOCATION: Final = RaidLocation([RAID_LOCATION])


# The raid


def raid_step(t: Table, step: int) -> Part[None]:
    raid = raid_of(t)
    player = t.players[raid.seat]
    return first_steps(t, player, raid) if step == BOMBARDMENT else last_steps(t, player, raid)


def first_steps(t: Table, player: Player, raid: PlaceRaid) -> Part[None]:
    """The first bounty, the defence cards, the bombardment (SG-AMB-109, SG-M9-13 to 16)."""
    location = location_here(t, player)
    yield from add_bounty(t, player, offended(location, raid.zone), FOR_STARTING, "SG-M9-28")
    yield from draw_defence(t, player, location.defence)
    raid.dice = player.ship.tracks[CANNONS]
    yield from bombard(t, player)
    t.agenda.append(task(TASK_RAID, HITS))


def last_steps(t: Table, player: Player, raid: PlaceRaid) -> Part[None]:
    """The hits, and what is left of the raid after them (SG-M9-17 to 27)."""
    location = location_here(t, player)
    points = hits_of(raid.cards, location.harmless, effects.raid_manoeuvrability(t, player))
    yield from damage.take_points(t, player.ship, player.seat, player.seat, points, "SG-M9-17")
    if player.ship.destroyed(HULL):
        end_raid(t, raid, "SG-M9-19", "sunk")
        yield from kill_captain(t, player, IN_LOCATION_RAID, "SG-M9-19")
        return
    if player.ship.any_destroyed():
        end_raid(t, raid, "SG-M9-20", "failed")
    else:
        answer = yield ASSAULT_OR_RETREAT.ask(t, player.seat)
        if answer is RETREAT:
            end_raid(t, raid, "SG-M9-21", "retreated")
        else:
            alive = yield from storm(t, player)
            if not alive:
                end_raid(t, raid, "SG-M9-23", "beaten")
                yield from kill_captain(t, player, IN_LOCATION_RAID, "SG-M9-23")
                return
            yield from modules_of(t).crew_combat_won(t, player)
            yield from take_plunder(t, player, raid, location)
    yield from after_fight(t, player, raid.crew_before)


def take_plunder(t: Table, player: Player, raid: PlaceRaid, location: Location) -> Part[None]:
    """Gold, glory, cards, the second bounty, prisoners; then the token goes (SG-M9-25 to 29)."""
    gold = plunder_of(raid.cards)
    effects.gain_gold(t, player, gold, "SG-M9-25")
    if gold >= RAID_FOR_GLORY:
        yield from gain_glory(t, player, BY_LOCATION, "SG-M9-29")
    yield from LOCATION_CARGO.choose(t, player)
    kept = raid.cards
    raid.cards = ()
    effects.load_cargo(t, player, list(kept), "SG-M9-26", True)
    if kept:
        yield from modules_of(t).cargo_gained(t, player, kept, GAINED_BY_RAID)
    yield from add_bounty(t, player, offended(location, raid.zone), FOR_DEFEATING, "SG-M9-28")
    yield from location.raided(t, player)
    remove_token(t, raid.zone)
    end_raid(t, raid, "SG-M9-27", "plundered")


def end_raid(t: Table, raid: PlaceRaid, rule: str, outcome: str) -> None:
    """What still lies there is discarded; unless it was plundered the token stays (SG-M9-33)."""
    discard_defence(t, raid)
    locations_of(t).raid = None
    if t.journal is not None:
        t.journal.everyone("place-raid-ends", rule, seat=raid.seat, outcome=outcome)


class PlacePlunder(Plunder):
    """The defence cards that are left."""

    def cards(self, t: Table) -> tuple[int, ...]:
        return raid_of(t).cards

    def drop(self, t: Table, card: int) -> None:
        drop_defence(t, raid_of(t), card, "SG-M9-26")


LOCATION_CARGO: Final = PlunderMenu("location-cargo", "SG-M9-26", PlacePlunder())
