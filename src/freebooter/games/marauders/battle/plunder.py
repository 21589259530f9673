"""Plunder after a won crew combat, from players and navies, and the beaten ship itself (MM-PLUNDER)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.claim import offer_ship
from freebooter.games.marauders.battle.hold import stow
from freebooter.games.marauders.captain.glory import keep_hand_limit
from freebooter.games.marauders.content.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CARGO_NAMES,
    CARGO_VALUE,
    GLORY_NAMES,
    GLORY_SPECIALIST,
    RUMOUR_CARD,
    WEAPON_NAMES,
)
from freebooter.games.marauders.draws import FROM_NAVY, offer_repeat
from freebooter.games.marauders.names import CARGO, NOBODY, NONE, PLUNDERS_NAVIES
from freebooter.games.marauders.rumours.hearing import KEEP_ONE
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.sides import npc_of, ship_of
from freebooter.kernel.ask import Part
from freebooter.kernel.events import Datum

NAVY_CARDS: Final = 3  # MM-PLUNDER-05


def plunder_player(t: Table, winner: Player, loser: Player) -> Part[None]:
    """All that is aboard, within the winner's limits (MM-PLUNDER-02 to 04).

    Gold, and weapons that the winner lacks, are always welcome; the rest may be refused. What a captain washed ashore
    keeps cannot be taken (GL-17).
    """
    effects.discard_mission(t, loser, "MM-PLUNDER-02 MM-MISSION-08")
    if loser.gold > 0:
        effects.hand_over_gold(t, loser, winner, "MM-PLUNDER-02")
    take_weapons(t, winner, loser)
    joined: list[int] = []
    if not loser.washed:
        joined = take_specialists(t, winner, loser)
        yield from take_hand(t, winner, loser)
    yield from take_rumour(t, winner, loser)
    if t.rules.version < 2:
        yield from offer_ship(t, winner, loser.ship, [])
        yield from search_hold(t, winner, loser)
    else:
        yield from search_hold(t, winner, loser)
        yield from offer_ship(t, winner, loser.ship, joined)
    yield from stow(t, winner, "MM-PLUNDER-02", False)


def plunder_npc(t: Table, winner: Player, side: Side) -> Part[None]:
    """A navy's hold, then the ship; other NPCs have nothing aboard (MM-PLUNDER-05, MM-PLUNDER-06)."""
    ship = ship_of(t, side)
    npc = npc_of(t, side)
    if npc is not None and is_navy(npc):
        yield from search_navy(t, winner, npc, ship.damage(CARGO))
    if t.hooked:
        yield from modules_of(t).plunder_tokens(t, winner, side)
    yield from offer_ship(t, winner, ship, [])
    yield from stow(t, winner, "MM-PLUNDER-05", True)


# From a player


def take_weapons(t: Table, winner: Player, loser: Player) -> None:
    """One of each kind at most (MM-PLUNDER-04); the others are lost with the loser."""
    for weapon in range(len(WEAPON_NAMES)):
        if loser.has_weapon(weapon) and not winner.has_weapon(weapon):
            effects.lose_weapon(t, loser, weapon, "MM-PLUNDER-02", winner.seat)
            effects.gain_weapon(t, winner, weapon, "MM-PLUNDER-02")


def take_specialists(t: Table, winner: Player, loser: Player) -> list[int]:
    """They join free of charge; doubled ones are discarded (MM-PLUNDER-03). Returns those who have joined."""
    joined: list[int] = []
    refused = t.hooked and modules_of(t).may_employ(t, winner) is not None
    for card in loser.employed:
        effects.dismiss(t, loser, card, "MM-PLUNDER-03")
        if not refused and not winner.employs(GLORY_SPECIALIST[card]):
            t.decks.glory_discard.take(card)
            effects.employ(t, winner, card, "MM-PLUNDER-03")
            joined.append(card)
    return joined


def take_hand(t: Table, winner: Player, loser: Player) -> Part[None]:
    """The winner sees all of them and keeps as many as his hand allows."""
    cards = loser.hand
    if not cards:
        return
    loser.hand = ()
    winner.hand = tuple(sorted([*winner.hand, *cards]))
    if t.journal is not None:
        names: list[Datum] = [GLORY_NAMES[card] for card in cards]
        who, rule = winner.seat, "MM-PLUNDER-02"
        t.journal.only(who, "glory-taken", rule, seat=who, loser=loser.seat, cards=names)
        t.journal.all_but(who, "glory-taken-hidden", rule, seat=who, loser=loser.seat, count=len(cards))
    yield from keep_hand_limit(t, winner)


def take_rumour(t: Table, winner: Player, loser: Player) -> Part[None]:
    """One rumour at most: the winner chooses, the other is shuffled back (MM-PLUNDER-04, MM-RUMOR-03)."""
    if loser.rumour == NONE:
        return
    if t.journal is not None:
        t.journal.everyone("rumour-taken", "MM-PLUNDER-02", seat=winner.seat, loser=loser.seat)
    if winner.rumour == NONE:
        winner.rumour = loser.rumour
        loser.rumour = NONE
        return
    t.drawn_by = winner.seat
    t.drawn_rumours = (loser.rumour,)
    loser.rumour = NONE
    answer = yield KEEP_ONE.ask(t, winner.seat, shown=True)
    back = t.drawn_rumours[0]
    if answer.value == back:
        back = winner.rumour
        winner.rumour = answer.value
    t.decks.rumours.add(RUMOUR_CARD[back])
    t.drawn_rumours = ()
    t.drawn_by = NOBODY


def search_hold(t: Table, winner: Player, loser: Player) -> Part[None]:
    t.drawn_by = winner.seat
    t.drawn_cargo = loser.cargo
    loser.cargo = ()
    if t.hooked:
        yield from modules_of(t).cargo_plundered(t, winner, loser)


# From a navy


def search_navy(t: Table, winner: Player, npc: Npc, cargo_hits: int) -> Part[None]:
    """Cards are drawn and their values paid, then one goes at random for each cargo hit (MM-PLUNDER-05)."""
    count = NAVY_CARDS
    if CAPTAIN_ABILITY[winner.captain] == PLUNDERS_NAVIES:
        count += CAPTAIN_AMOUNT[winner.captain]  # CAP-02
    cards = effects.draw_cards(t, count)
    t.drawn_by = winner.seat
    if t.hooked:
        t.drawn_cargo = tuple(sorted(cards))
        yield from offer_repeat(t, winner, FROM_NAVY)
        if t.repeated_by:
            cards = list(t.drawn_cargo)
    gold = sum([CARGO_VALUE[card] for card in cards])
    if t.hooked:
        gold = modules_of(t).plunder_gold(t, gold, winner, npc)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in cards]
        t.journal.reveal("navy-plundered", "MM-PLUNDER-05", seat=winner.seat, cards=names, lost=cargo_hits)
    effects.gain_gold(t, winner, gold, "MM-PLUNDER-05")
    for hit in range(min(cargo_hits, len(cards))):
        effects.discard_cargo(t, cards.pop(t.chance.below(len(cards))))
    t.drawn_cargo = tuple(sorted(cards))
