"""Acting on a rumour: where, the roll, what follows (MM-RUMOR-04 to 07, ledger 3.8)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.captain.glory import gain_glory
from freebooter.games.marauders.content.card_timing import AFTER_DEED, BEFORE_RUMOUR
from freebooter.games.marauders.content.structs import Place
from freebooter.games.marauders.content.tables import CAPTAIN_HOME, RUMOUR_NAMES, RUMOUR_SKILL, RUMOURS
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.names import BY_RUMOUR, NONE, ZONES
from freebooter.games.marauders.port_entry import wanted_at
from freebooter.games.marauders.registries.rewards import HAS_CONDITION, REWARD_KINDS, USEFUL, condition_refusal
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal

NO_RUMOUR: Final = Refusal("mm-no-rumour", "MM-RUMOR-03")
ELSEWHERE: Final = Refusal("mm-rumour-elsewhere", "MM-RUMOR-04")
NOT_WANTED_HERE: Final = Refusal("mm-not-wanted-here", "MM-RUMOR-04")
NOT_ALONE: Final = Refusal("mm-not-alone", "MM-RUMOR-04")

PORTS_OF: Final = [[rumour.place.any_port or zone in rumour.place.ports for zone in ZONES] for rumour in RUMOURS]
ZONES_OF: Final = [[rumour.place.any_zone or zone in rumour.place.zones for zone in ZONES] for rumour in RUMOURS]
"""Whether a rumour takes place in each port, and at sea in each zone."""


def act_refusal(t: Table, player: Player) -> Refusal | None:
    """Why the captain cannot act on the rumour: he is not at its place, mostly (MM-RUMOR-04)."""
    if player.rumour == NONE:
        return NO_RUMOUR
    if not player.afloat:
        return ELSEWHERE
    place: Place = RUMOURS[player.rumour].place
    here = ZONES[player.zone]
    if player.in_port:
        there = place.any_port or here in place.ports
        if not place.wanted:
            return reward_refusal(t, player) if there else ELSEWHERE
        at_home = player.zone == CAPTAIN_HOME[player.captain]
        if there and (at_home or wanted_at(player, player.zone)):
            return reward_refusal(t, player)
        return NOT_WANTED_HERE
    if not (place.any_zone or here in place.zones):
        return ELSEWHERE
    if place.merchant and t.board.merchant[player.zone] == NONE:
        return Refusal("mm-no-merchant", "MM-RUMOR-04", zone=here)
    if place.alone and not is_alone(t, player):
        return NOT_ALONE
    return reward_refusal(t, player)


def reward_refusal(t: Table, player: Player) -> Refusal | None:
    """What a reward asks for besides the place; those of the base ask for nothing."""
    # mutants: same `if True`, it only saves work
    return condition_refusal(t, player) if HAS_CONDITION[player.rumour] else None


def can_act(t: Table, player: Player) -> bool:
    """The same, for all the captains who are not at its place without a look at the card."""
    if player.rumour == NONE:
        return False
    places = PORTS_OF if player.in_port else ZONES_OF
    return places[player.rumour][player.zone] and act_refusal(t, player) is None


def is_alone(t: Table, player: Player) -> bool:
    """No other captain at sea and no NPC in the zone; merchants do not count (RU-23)."""
    if any(npc.zone == player.zone for npc in t.npcs):
        return False
    return not any(other.at_sea() and other.zone == player.zone for other in t.players if other is not player)


def act(t: Table, player: Player) -> Part[None]:
    """The rumour is shown and the skill rolled; the action is already spent (MM-RUMOR-04, MM-AMB-47, 48)."""
    kind = player.rumour
    if t.journal is not None:
        t.journal.reveal("rumour-shown", "MM-RUMOR-04", seat=player.seat, rumour=RUMOUR_NAMES[kind])
    effects.discard_rumour(t, player, "MM-RUMOR-06")  # open to all from here on
    yield from own_window(t, player, BEFORE_RUMOUR, kind)
    more, t.turn.rumour_dice = t.turn.rumour_dice, 0
    got = yield from dice.roll_skill(t, player, RUMOUR_SKILL[kind], dice.FOR_TRUTH, more, USEFUL[kind])
    true = got >= RUMOURS[kind].successes
    if t.journal is not None:
        event, rule = ("rumour-true", "MM-RUMOR-06") if true else ("rumour-false", "MM-RUMOR-05")
        t.journal.everyone(event, rule, seat=player.seat)
    if true:
        yield from reward(t, player, kind, 0)


def shore_result(t: Table, player: Player, rumour: int, won: bool) -> Part[None]:
    """Only a win makes the rumour pay (MM-AMB-93)."""
    if won:
        yield from reward(t, player, rumour, 1)


def reward(t: Table, player: Player, kind: int, first: int) -> Part[None]:
    """The rewards in order, then a glory point with its card (MM-RUMOR-07). A fight ashore comes first and alone.

    A captain whom the last reward has killed keeps the point, without a card (MM-AMB-78).
    """
    for part in RUMOURS[kind].rewards[first:]:
        yield from REWARD_KINDS[part.kind].give(t, player, kind, part)
        if t.battle is not None or REWARD_KINDS[part.kind].goes_on:
            return
    yield from gain_glory(t, player, BY_RUMOUR, "MM-RUMOR-07")
    if player.afloat:  # mutants: same `if True`, who has died has no cards to play
        yield from own_window(t, player, AFTER_DEED)
