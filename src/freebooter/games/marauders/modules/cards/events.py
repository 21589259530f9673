"""What the new world events do (ledger 3.5). Those that last for a round are amounts in the drawer."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain.lost_modifications import lay_modifications
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, PORTS
from freebooter.games.marauders.modules.cards.drawer import cards_of
from freebooter.games.marauders.names import NONE, ZONES
from freebooter.games.marauders.port.recruit import TERMS_FREE
from freebooter.games.marauders.prices import OF_PLUNDER, OF_SALE
from freebooter.games.marauders.registries.event_effects import event_effect
from freebooter.games.marauders.rumours.hearing import receive_rumour
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Npc, Table
from freebooter.games.marauders.state.npc_kinds import is_navy, is_pirate
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.state.visit import elsewhere, here
from freebooter.kernel.ask import Part
from freebooter.kernel.bag import Bag
from freebooter.kernel.note import Refusal

LEAST_SALE: Final = 1


@event_effect("third-mission")
def third_mission(t: Table, amount: int) -> Part[None]:
    """To the end of the game (SG-M1-11, SG-AMB-04)."""
    yield from ()
    cards_of(t).missions = amount
    effects.fill_missions(t, amount)


@event_effect("yarns")
def yarns(t: Table, amount: int) -> Part[None]:
    for player in t.in_turn_order():
        if player.afloat and player.rumour == NONE:
            yield from receive_rumour(t, player)


@event_effect("glut")
def glut(t: Table, amount: int) -> Part[None]:
    yield from ()
    cards_of(t).glut = amount


@event_effect("fair")
def fair(t: Table, amount: int) -> Part[None]:
    yield from ()
    cards_of(t).fair = amount


@event_effect("moon")
def moon(t: Table, amount: int) -> Part[None]:
    yield from ()
    cards_of(t).moon = amount


@event_effect("feast")
def feast(t: Table, amount: int) -> Part[None]:
    yield from ()
    cards_of(t).feast = amount


@event_effect("fat-season")
def fat_season(t: Table, amount: int) -> Part[None]:
    yield from ()
    cards_of(t).fat = amount


# Fire in the Yard


@event_effect("fire")
def fire(t: Table, amount: int) -> Part[None]:
    """A port with a token, if there is any, loses it; its yard is closed (SG-AMB-84)."""
    yield from ()
    zone = any_of(t, [zone for zone in PORTS if t.board.modification[zone] != NONE] or PORTS)
    cards_of(t).burnt = zone
    if t.journal is not None:
        t.journal.everyone("yard-burns", "SG-AMB-84", zone=ZONES[zone])
    if t.board.modification[zone] != NONE:
        lose_token(t, zone)


def lose_token(t: Table, zone: int) -> None:
    """Into the reserve, if a module has one; else face down to another port; all see which it is."""
    reserve = modules_of(t).secret_reserve(t)
    free = [port for port in PORTS if t.board.modification[port] == NONE]
    if reserve is None and not free:
        return  # it stays
    effects.open_modification(t, zone)
    token = effects.clear_modification(t, zone)
    if t.journal is not None:
        t.journal.everyone(
            "modification-burnt-out", "SG-AMB-84", zone=ZONES[zone], modification=MODIFICATION_NAMES[token]
        )
    if reserve is not None:
        t.decks.modifications.add(token)
        reserve.came_back(token, t.board.batches)
    else:
        tokens = Bag([0] * len(MODIFICATION_NAMES))
        tokens.add(token)
        lay_modifications(t, tokens, [any_of(t, free)], "SG-AMB-84")


def any_of(t: Table, zones: list[int]) -> int:
    return zones[t.chance.below(len(zones))] if len(zones) > 1 else zones[0]


def yard_refusal(t: Table, player: Player) -> Refusal | None:
    burnt = cards_of(t).burnt
    if burnt == NONE or not here(t, player, burnt):  # mutants: same `if (not here`, nobody is in no zone
        return None
    return Refusal("mm-yard-burnt", "SG-AMB-84", zone=ZONES[burnt])


# Events of this round


def price(t: Table, price: int, what: int) -> int:
    """Glutted Markets and Fat Season."""
    if what == OF_SALE:
        return max(min(price, LEAST_SALE), price - cards_of(t).glut)
    return price + cards_of(t).fat if what == OF_PLUNDER else price


def is_idle(t: Table, npc: Npc) -> bool:
    """Smugglers' Moon and the Feast: who does not scout."""
    drawer = cards_of(t)
    return (drawer.moon > 0 and is_navy(npc)) or (drawer.feast > 0 and is_pirate(npc))


def recruit_terms(t: Table, terms: int, player: Player) -> int:
    """The Feast: in every port, Petite Goave too (SG-AMB-85); a town is not a port (SG-AMB-75)."""
    if cards_of(t).feast > 0 and player.is_pirate() and player.in_port and not elsewhere(t):
        return TERMS_FREE
    return terms
