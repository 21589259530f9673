"""Unhappy: a glory card is played only if the crew goes along (SG-M11-18, SG-AMB-47, SG-AMB-86)."""

from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.content.tables import GLORY_NAMES
from freebooter.games.marauders.modules.loyalty.drawer import level_of, loyalty_of
from freebooter.games.marauders.modules.loyalty.purposes import FOR_CARD, FOR_CARD_IN_FIGHT
from freebooter.games.marauders.modules.loyalty.steps import UNHAPPY
from freebooter.games.marauders.names import LEADERSHIP
from freebooter.games.marauders.registries.deaths import DEATHS_IN_FIGHTS
from freebooter.games.marauders.registries.purposes import Purpose
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part
from freebooter.kernel.note import Refusal


def in_fight(t: Table) -> bool:
    """Is the card played in a battle or raid, or by a captain who dies of one that is just over?"""
    return t.battle is not None or t.raid is not None or t.dying_of in DEATHS_IN_FIGHTS


def purpose_now(t: Table) -> Purpose:
    return FOR_CARD_IN_FIGHT if in_fight(t) else FOR_CARD


def persuade(t: Table, player: Player, card: int) -> Part[bool]:
    """A Leadership roll for the card; returns whether it fails. Meanwhile, and then in this turn, it is refused."""
    if level_of(t, player) > UNHAPPY:
        return False
    loyalty_of(t).refuse(player.seat, card)
    persuaded = yield from dice.check(t, player, LEADERSHIP, purpose_now(t))
    if persuaded:
        loyalty_of(t).allow(player.seat, card)
    elif t.journal is not None:
        t.journal.reveal("crew-refuses-card", "SG-M11-18", seat=player.seat, card=GLORY_NAMES[card])
    return not persuaded


def refused(t: Table, player: Player, card: int) -> Refusal | None:
    """Another copy of the card may still be tried."""
    cards = loyalty_of(t).refused[player.seat]
    if cards and player.hand.count(card) <= cards.count(card):
        return Refusal("mm-crew-refuses-card", "SG-M11-18", card=GLORY_NAMES[card])
    return None
