"""Glory cards, rumours, missions, event cards: drawn, kept, discarded."""

from freebooter.games.marauders.content.tables import (
    GLORY_NAMES,
    GLORY_SPECIALIST,
    MISSION_NAMES,
    RUMOUR_CARD,
    RUMOUR_NAMES,
)
from freebooter.games.marauders.effects.board import refill
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player


def draw_glory_card(t: Table) -> int:
    decks = t.decks
    refill(t, decks.glory, decks.glory_discard)
    return t.chance.draw(decks.glory) if decks.glory.left else NONE


def take_glory_card(t: Table, player: Player, kind: int, rule: str) -> None:
    """A glory card comes into hand, seen by its owner only. Hands stay sorted, to reveal nothing."""
    player.hand = tuple(sorted([*player.hand, kind]))
    if t.journal is not None:
        t.journal.only(player.seat, "glory-drawn", rule, seat=player.seat, card=GLORY_NAMES[kind])
        t.journal.all_but(player.seat, "glory-drawn-hidden", rule, seat=player.seat)


def remove_from_hand(player: Player, kind: int) -> None:
    at = player.hand.index(kind)
    player.hand = player.hand[:at] + player.hand[at + 1 :]


def discard_glory_card(t: Table, player: Player, kind: int, rule: str) -> None:
    remove_from_hand(player, kind)
    t.decks.glory_discard.add(kind)
    if t.journal is not None:
        t.journal.reveal("glory-discarded", rule, seat=player.seat, card=GLORY_NAMES[kind])


def employ(t: Table, player: Player, kind: int, rule: str) -> None:
    """A specialist lies face up on the board, outside the hand (MM-GLORY-10). The card is in nobody's pile now."""
    player.employed = tuple(sorted([*player.employed, kind]))
    player.specialists |= 1 << GLORY_SPECIALIST[kind]
    if t.journal is not None:
        t.journal.reveal("specialist-employed", rule, seat=player.seat, card=GLORY_NAMES[kind])


def dismiss(t: Table, player: Player, kind: int, rule: str) -> None:
    """A specialist leaves; the card goes to the discard pile."""
    employed = list(player.employed)
    employed.remove(kind)
    player.employed = tuple(employed)
    player.specialists &= ~(1 << GLORY_SPECIALIST[kind])
    t.decks.glory_discard.add(kind)
    if t.journal is not None:
        t.journal.everyone("specialist-dismissed", rule, seat=player.seat, card=GLORY_NAMES[kind])


def draw_rumour(t: Table) -> int:
    decks = t.decks
    refill(t, decks.rumours, decks.rumours_discard)
    return t.chance.draw(decks.rumours) if decks.rumours.left else NONE


def discard_rumour(t: Table, player: Player, rule: str) -> None:
    """Face up (MM-RUMOR-05, MM-RUMOR-06)."""
    kind = player.rumour
    player.rumour = NONE
    t.decks.rumours_discard.add(RUMOUR_CARD[kind])
    if t.journal is not None:
        t.journal.reveal("rumour-discarded", rule, seat=player.seat, rumour=RUMOUR_NAMES[kind])


def discard_mission(t: Table, player: Player, rule: str) -> None:
    """The mission is given up or lost; its load goes with it."""
    if player.mission == NONE:
        return
    if t.journal is not None:
        t.journal.everyone("mission-lost", rule, seat=player.seat, mission=MISSION_NAMES[player.mission])
    remove_mission(t, player)


def remove_mission(t: Table, player: Player) -> None:
    t.decks.missions_discard.add(player.mission)
    player.mission = NONE
    player.mission_step = 0
    player.load = False


def fill_missions(t: Table, count: int) -> None:
    """Draw until `count` are on offer (MM-MISSION-05)."""
    decks = t.decks
    while len(t.board.missions) < count:
        refill(t, decks.missions, decks.missions_discard)
        if decks.missions.left == 0:
            return
        kind = t.chance.draw(decks.missions)
        t.board.missions = tuple(sorted([*t.board.missions, kind]))
        if t.journal is not None:
            t.journal.reveal("mission-offered", "MM-MISSION-05", mission=MISSION_NAMES[kind])


def spend_event(t: Table, kind: int) -> None:
    """An event card leaves the game."""
    t.decks.events_spent.add(kind)
