"""Tokens are drawn for a captain, and go back when he is covered or lost (SG-M4-04 to 13)."""

from freebooter.games.marauders.content.tables import (
    EVENT_NAMES,
    EVENT_NPC,
    EVENT_SHIP,
    MODIFICATION_NAMES,
    NPC_KIND,
    NPC_NATION,
    WEAPON_NAMES,
)
from freebooter.games.marauders.modules.upgrades.state import upgrades_of
from freebooter.games.marauders.modules.upgrades.tokens import (
    MODIFICATION_OF,
    TWO,
    WEAPON_OF,
    ZERO,
    suits,
    tokens_in,
)
from freebooter.games.marauders.names import MAN_O_WAR, NAVY, NONE
from freebooter.games.marauders.state import Table


def ship_of_card(t: Table, card: int) -> int:
    """What a captain sails now, or will when he arrives."""
    number = EVENT_NPC[card]
    # mutants: same `(t.at_war_with`, pirates have no nation that could be at war
    at_war = NPC_KIND[number] == NAVY and t.at_war_with(NPC_NATION[number]) != NONE
    return MAN_O_WAR if at_war else EVENT_SHIP[card]


def draw_for(t: Table, card: int, rule: str) -> None:
    """The one draw that a captain gets; a "2" makes two of it (SG-M4-04 to 08)."""
    upgrades_of(t).lay_on(card, draw_tokens(t, card, rule))


def draw_tokens(t: Table, card: int, rule: str) -> int:
    """One by one; what does not count is laid aside until all are settled (SG-AMB-114). Returns tokens as bits."""
    pool, ship = upgrades_of(t).pool, ship_of_card(t, card)
    found = aside = 0
    wanted, two = 1, False
    while wanted > 0 and pool.left > 0:  # an empty pool gives nothing (SG-AMB-26)
        token = t.chance.draw(pool)
        if token == TWO:
            two = True
            wanted += 1
        elif token == ZERO and not two:
            wanted -= 1  # mutants: same `2`, it was the last one wanted
        if token in (ZERO, TWO) or not suits(ship, token):
            aside |= 1 << token
        else:
            found |= 1 << token
            wanted -= 1
    upgrades_of(t).put_back(aside)
    report_draw(t, card, found, rule)
    return found


def report_draw(t: Table, card: int, tokens: int, rule: str) -> None:
    if t.journal is None:
        return
    name = EVENT_NAMES[card]
    for token in tokens_in(tokens):
        if WEAPON_OF[token] != NONE:
            t.journal.reveal("upgrade-weapon", rule, card=name, weapon=WEAPON_NAMES[WEAPON_OF[token]])
        else:
            modification = MODIFICATION_NAMES[MODIFICATION_OF[token]]
            t.journal.reveal("upgrade-modification", rule, card=name, modification=modification)
    if tokens == 0:
        t.journal.everyone("upgrade-none", rule, card=name)


def return_tokens(t: Table, card: int, rule: str) -> None:
    """All that a captain still has goes back to the pool."""
    upgrades = upgrades_of(t)
    tokens = upgrades.tokens_on(card)
    upgrades.put_back(tokens)
    upgrades.clear(card)
    if t.journal is not None and tokens:
        t.journal.everyone("upgrades-returned", rule, card=EVENT_NAMES[card], count=bin(tokens).count("1"))


def replace_unsuitable(t: Table) -> None:
    """War and peace leave tokens where they are, but those that a ship cannot have (SG-M4-12, SG-M4-13)."""
    upgrades = upgrades_of(t)
    for card, tokens in upgrades.cards:
        ship = ship_of_card(t, card)
        for token in tokens_in(tokens):
            if not suits(ship, token):
                drawn = draw_tokens(t, card, "SG-M4-13")
                upgrades.lay_on(card, upgrades.tokens_on(card) & ~(1 << token) | drawn)
                upgrades.put_back(1 << token)
