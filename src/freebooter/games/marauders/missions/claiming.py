"""Claiming a mission: what it asks of a captain, and the roll (MM-MISSION-02 to 06)."""

from typing import Final, NewType

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.card_timing import WHEN_CLAIMING
from freebooter.games.marauders.content.structs import Needs
from freebooter.games.marauders.content.tables import MISSION_NAMES, MISSIONS, MISSIONS_ON_OFFER, SHIP_NAMES
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.names import CREW, NATIONS, NONE, SKILLS
from freebooter.games.marauders.registries.mission_needs import NEEDS_MORE, needs_refusal, pay_needs
from freebooter.games.marauders.seams.limits import LIMIT_MISSIONS
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import visit_of
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal

# What each mission asks for, by mission
OF_PIRATES: Final[list[int]] = [
    NONE if mission.needs.pirate is None else int(mission.needs.pirate) for mission in MISSIONS
]
UNWANTED_BY: Final[list[int]] = [
    NATIONS.index(mission.needs.unwanted_by) if mission.needs.unwanted_by else NONE for mission in MISSIONS
]
GOLD_NEEDED: Final[list[int]] = [mission.needs.gold for mission in MISSIONS]
CREW_NEEDED: Final[list[int]] = [mission.needs.crew for mission in MISSIONS]
SHIPS_NEEDED: Final[list[list[bool]]] = [
    [not mission.needs.ships or name in mission.needs.ships for name in SHIP_NAMES] for mission in MISSIONS
]
SPACE_NEEDED: Final[list[int]] = [mission.needs.free_space for mission in MISSIONS]
HAS_LOAD: Final[list[bool]] = [mission.task.load != "" for mission in MISSIONS]

# What is missing; more is asked for by `registries.mission_needs`.
Missing = NewType("Missing", int)
MISSING_NOTHING: Final = Missing(0)
MISSING_BOUNTIES: Final = Missing(1)
MISSING_GOOD_NAME: Final = Missing(2)
MISSING_GOLD: Final = Missing(3)
MISSING_HANDS: Final = Missing(4)
MISSING_SHIP: Final = Missing(5)
MISSING_SPACE: Final = Missing(6)


def missing(t: Table, player: Player, kind: int) -> Missing:
    """The first requirement of a mission that is not met, rolls and those of modules apart (MM-MISSION-02)."""
    if OF_PIRATES[kind] != NONE and int(player.is_pirate()) != OF_PIRATES[kind]:
        return MISSING_BOUNTIES
    if UNWANTED_BY[kind] != NONE and player.bounties[UNWANTED_BY[kind]] > 0:
        return MISSING_GOOD_NAME
    # mutants: same `if (gold_for_claim`, nobody has less than nothing
    if GOLD_NEEDED[kind] > 0 and gold_for_claim(t, player) < GOLD_NEEDED[kind]:
        return MISSING_GOLD
    if player.ship.tracks[CREW] < CREW_NEEDED[kind]:
        return MISSING_HANDS
    if not SHIPS_NEEDED[kind][player.ship.kind]:
        return MISSING_SHIP
    freed = 1 if player.load else 0  # the old mission would be given up
    asks = SPACE_NEEDED[kind] > 0 or t.rules.version < 2  # at first, too much cargo aboard kept him from any mission
    if asks and effects.room_at_sea(t, player) + freed < SPACE_NEEDED[kind]:
        return MISSING_SPACE
    return MISSING_SPACE if HAS_LOAD[kind] and effects.room_of(t, player) + freed < 1 else MISSING_NOTHING


def requirement_refusal(t: Table, player: Player, kind: int) -> Refusal | None:
    """Which requirement of a mission is not met, rolls apart (MM-MISSION-02)."""
    lacking = missing(t, player, kind)
    if lacking == MISSING_NOTHING:
        return needs_refusal(t, player, kind) if NEEDS_MORE[kind] else None  # mutants: same `if True`, it saves work
    needs: Needs = MISSIONS[kind].needs
    rule, name = "MM-MISSION-02", MISSION_NAMES[kind]
    if lacking == MISSING_BOUNTIES:
        return Refusal("mm-mission-pirates" if needs.pirate else "mm-mission-non-pirates", rule, mission=name)
    if lacking == MISSING_GOOD_NAME:
        bounty = player.bounties[UNWANTED_BY[kind]]
        return Refusal("mm-mission-needs-no-bounty", rule, mission=name, nation=needs.unwanted_by, bounty=bounty)
    if lacking == MISSING_GOLD:
        gold = gold_for_claim(t, player)
        return Refusal("mm-mission-needs-gold", rule, mission=name, price=needs.gold, gold=gold)
    if lacking == MISSING_HANDS:
        return Refusal("mm-mission-needs-crew", rule, mission=name, crew=player.ship.tracks[CREW], wanted=needs.crew)
    if lacking == MISSING_SHIP:
        return Refusal("mm-mission-needs-ship", rule, mission=name, ships=", ".join(needs.ships))
    return Refusal("mm-mission-needs-space", rule, mission=name)


def may_claim(t: Table, player: Player, kind: int) -> bool:
    if missing(t, player, kind) != MISSING_NOTHING:
        return False
    return not NEEDS_MORE[kind] or needs_refusal(t, player, kind) is None


def gold_for_claim(t: Table, player: Player) -> int:
    """In the home port the chest pays too (MM-STASH-06); by the first version of the rules it did not."""
    return effects.purse(t, player) if t.rules.version > 1 else player.gold


def claim(t: Table, player: Player, kind: int) -> Part[None]:
    """Roll if it asks for that; a failed attempt leaves the mission where it is (MM-MISSION-03, 04)."""
    visit = visit_of(t)
    visit.claiming = kind
    yield from own_window(t, player, WHEN_CLAIMING, kind)
    needs: Needs = MISSIONS[kind].needs
    passed = True
    if t.hooked and needs.check and not visit.roll_skipped:
        yield from modules_of(t).mission_asks_roll(t, player, kind)
    if needs.check and not visit.roll_skipped:  # GL-07
        passed = yield from dice.check(t, player, SKILLS.index(needs.check), dice.FOR_CLAIM, needs.successes)
    visit.claiming = NONE
    visit.roll_skipped = False
    if not passed:
        visit.mission_failed = True
        return
    take_mission(t, player, kind)
    if t.hooked:
        yield from modules_of(t).mission_claimed(t, player, kind)


def take_mission(t: Table, player: Player, kind: int, free: bool = False) -> None:
    """One mission at a time; a new one is put on offer (MM-MISSION-05, 06). One that is `free` costs nothing."""
    effects.discard_mission(t, player, "MM-MISSION-06")
    if not free:
        effects.pay_gold(t, player, MISSIONS[kind].needs.gold, "MM-MISSION-02")
        if NEEDS_MORE[kind]:
            pay_needs(t, player, kind)
    t.board.missions = tuple([other for other in t.board.missions if other != kind])
    player.mission = kind
    player.load = MISSIONS[kind].task.load != ""
    if t.journal is not None:
        t.journal.everyone("mission-claimed", "MM-MISSION-05", seat=player.seat, mission=MISSION_NAMES[kind])
    limit = MISSIONS_ON_OFFER
    if t.hooked:
        limit = modules_of(t).limit(t, limit, player, LIMIT_MISSIONS)
    effects.fill_missions(t, limit)
