"""What loyalty is worth to a captain, in hundredths of a glory point, and how likely the next event costs a step."""

from typing import Final

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import EVENT_NPC, GLORY_SPECIALIST
from freebooter.games.marauders.modules.loyalty.drawer import level_of
from freebooter.games.marauders.modules.loyalty.purposes import FOR_FIERCE, FOR_MUTINY
from freebooter.games.marauders.modules.loyalty.steps import ANGRY, FIERCE, PLEASED, RESTLESS, UNHAPPY, price_of
from freebooter.games.marauders.names import LEADERSHIP, NONE
from freebooter.games.marauders.previews.chances import at_least, percent
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ACTION_VALUE, ODDS, cost, loss_if_killed
from freebooter.kernel.ask import Seat

STANDING: Final = [-150, -100, -58, -22, 0, 30, 52, 74]
"""The worth of each step, from Mutiny up, by what it does and as a reserve for what is to come."""
IDLE_SPECIALIST: Final = 12
WANTED_CREW: Final = 15  # who join for nothing at Pleased, and for gold alone at Restless
FREE_SPECIALIST: Final = 20
# The activities of a port are done in the order of what they are worth (see `port.visit`):
FIRST_OF_ALL: Final = 150
WORTH_OF_STAYING_ON: Final = 60  # as leaving the port


# Chances


def npc_card_chance(t: Table, seat: Seat) -> float:
    """That the next event is an NPC card, as far as a seat knows the deck (GL-16)."""
    if t.event_top and t.event_seen[0] >> seat & 1:
        return 1.0 if EVENT_NPC[t.event_top[0]] != NONE else 0.0
    cards = t.decks.events.kinds() + [
        card for card, seen in zip(t.event_top, t.event_seen, strict=True) if not seen >> seat & 1
    ]
    npcs = [card for card in cards if EVENT_NPC[card] != NONE]
    return len(npcs) / len(cards) if cards else 0.0


def mutiny_chance(t: Table, player: Player) -> float:
    """That a mutiny kills the captain, whatever he could still do about it."""
    return 1.0 - at_least(dice.pool(t, player, LEADERSHIP, FOR_MUTINY, 0))


# Worth


def standing(t: Table, player: Player, level: int) -> int:
    """What it is worth to have a crew of this mood."""
    worth = STANDING[level + 4]
    if level >= PLEASED:
        worth += WANTED_CREW * min(2, player.crew_wanted())
        if any([is_new_specialist(player, card) for card in player.hand]):
            worth += FREE_SPECIALIST
    elif level <= RESTLESS:
        worth -= IDLE_SPECIALIST * len(player.employed) + WANTED_CREW * min(1, player.crew_wanted())
    if level <= UNHAPPY:
        danger = loss_if_killed(player) * (100 - ODDS[dice.skill_of(player, LEADERSHIP)]) // 100
        worth -= danger // 2 if level <= ANGRY else danger // 6
    return worth


def is_new_specialist(player: Player, card: int) -> bool:
    return GLORY_SPECIALIST[card] != NONE and not player.employs(GLORY_SPECIALIST[card])


def loss_of_step(t: Table, player: Player) -> int:
    """What one step down costs; below Angry it is a mutiny."""
    level = level_of(t, player)
    if level <= ANGRY:
        return int(loss_if_killed(player) * mutiny_chance(t, player))
    return standing(t, player, level) - standing(t, player, level - 1)


def gain_of_step(t: Table, player: Player) -> int:
    level = level_of(t, player)
    return standing(t, player, level + 1) - standing(t, player, level) if level < FIERCE else 0


def raise_worth(t: Table, player: Player) -> int:
    """The next step for its price."""
    level = level_of(t, player)
    return gain_of_step(t, player) - cost(t, player, price_of(level + 1)) if level < FIERCE else 0


def call_worth(t: Table, player: Player) -> int:
    """An action more for a step, if the roll succeeds."""
    chance = percent(at_least(dice.pool(t, player, LEADERSHIP, FOR_FIERCE, 0)))
    return (ACTION_VALUE - loss_of_step(t, player) // 2) * chance // 100
