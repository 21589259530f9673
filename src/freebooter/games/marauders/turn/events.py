"""Event cards: icons first, then the text (MM-TURN-04 to 06, ledger 3.3)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import dice
from freebooter.games.marauders.combat.start import npc_ship
from freebooter.games.marauders.content.card_timing import AT_EVENT
from freebooter.games.marauders.content.tables import (
    CAPTAIN_HOME,
    EVENT_AMOUNT,
    EVENT_EFFECT,
    EVENT_ICONS,
    EVENT_NAMES,
    EVENT_NPC,
    PORTS,
    SHIP_NAMES,
)
from freebooter.games.marauders.hand.windows import open_window
from freebooter.games.marauders.moves import CHOOSE_NATION, DECLINE
from freebooter.games.marauders.names import CREW, LEADERSHIP, NATIONS, NONE
from freebooter.games.marauders.npcs import arrivals, movement
from freebooter.games.marauders.registries.event_effects import EFFECT_STAYS, EFFECTS, event_effect
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.kernel.ask import Ask, Flow, Part, Question
from freebooter.kernel.bag import Bag
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Param, Refusal


def cards_left(t: Table) -> int:
    return t.decks.events.left + len(t.event_top)


def draw_event(t: Table) -> int:
    """The next card: one whose place is fixed (GL-16), or any of the rest."""
    if t.event_top:
        card = t.event_top[0]
        t.event_top = t.event_top[1:]
        t.event_seen = t.event_seen[1:]
        return card
    return t.chance.draw(t.decks.events)


def resolve_event(t: Table) -> Flow:
    """One event card, drawn by the round or by another card (MM-AMB-03)."""
    t.events_due -= 1
    card = draw_event(t)
    t.event = card
    t.icons = list(EVENT_ICONS[card])
    if t.journal is not None:
        t.journal.reveal("event-drawn", "MM-TURN-04", event=EVENT_NAMES[card])
    if t.hooked:
        rest = modules_of(t).event_drawn(t, card)
        if rest:
            yield from rest
    if EVENT_NPC[card] != NONE:
        arrivals.draw_npc_card(t, card, EVENT_NPC[card])
        if t.hooked:
            rest = modules_of(t).npc_card_drawn(t, card)
            if rest:
                yield from rest
    else:
        yield from resolve_icons(t)
        if t.hooked:
            rest = modules_of(t).event_icons_done(t, card)
            if rest:
                yield from rest
        yield from EFFECTS[EVENT_EFFECT[card]](t, EVENT_AMOUNT[card])
        if not EFFECT_STAYS[EVENT_EFFECT[card]]:
            effects.spend_event(t, card)
    t.events_drawn += 1  # mutants: same `+= 2`, only the first of a round is told apart
    t.event = NONE
    t.icons = []


def resolve_icons(t: Table) -> Part[None]:
    """In printed order, after cards that turn one of them (GL-15)."""
    if t.icons:  # mutants: same `if True`, every event of the world has icons
        cards = open_window(t, AT_EVENT, [player.seat for player in t.in_turn_order()], t.event)
        if cards:
            yield from cards
    for number, towards in t.icons:
        movement.activate(t, t.npcs[number], towards)


# Effects


@event_effect("war", stays=True)
def war(t: Table, amount: int) -> Part[None]:
    """Two nations at random among those at peace; their navies sail man-o-wars from now on."""
    at_peace = Bag([1 if t.at_war_with(nation) == NONE else 0 for nation in range(len(NATIONS))])
    if at_peace.left < 2:  # mutants: same `< 1`, nations go to war in pairs
        effects.spend_event(t, t.event)
        return
    one, other = t.chance.draw(at_peace), t.chance.draw(at_peace)
    t.wars = (*t.wars, (one, other))
    t.war_cards = (*t.war_cards, t.event)
    if t.journal is not None:
        t.journal.everyone("war", "MM-MOVE-07", nations=[NATIONS[one], NATIONS[other]])
        report_hulls(t)
    if t.hooked:
        rest = modules_of(t).wars_changed(t)
        if rest:
            yield from rest


@event_effect("peace")
def peace(t: Table, amount: int) -> Part[None]:
    """The oldest war ends."""
    if not t.wars:
        return
    one, other = t.wars[0]
    t.wars = t.wars[1:]
    effects.spend_event(t, t.war_cards[0])
    t.war_cards = t.war_cards[1:]
    if t.journal is not None:
        t.journal.everyone("peace", "MM-TURN-06", nations=[NATIONS[one], NATIONS[other]])
        report_hulls(t)
    if t.hooked:
        rest = modules_of(t).wars_changed(t)
        if rest:
            yield from rest


def report_hulls(t: Table) -> None:
    """What the navies on the board sail now."""
    hulls: dict[str, Datum] = {
        EVENT_NAMES[npc.card]: SHIP_NAMES[npc_ship(t, npc)] for npc in t.npcs if npc.afloat() and is_navy(npc)
    }
    if t.journal is not None and hulls:
        t.journal.everyone("navies-sail", "MM-TURN-06", ships=hulls)


@event_effect("storm")
def storm(t: Table, amount: int) -> Part[None]:
    """Captains meet it in their own turns: see `flow.meet_storm`."""
    yield from ()
    t.storm = amount


@event_effect("disease")
def disease(t: Table, amount: int) -> Part[None]:
    """Every captain away from home with crew to lose rolls Leadership."""
    for player in t.in_turn_order():
        at_home = player.in_port and player.zone == CAPTAIN_HOME[player.captain]
        if not player.afloat or at_home or player.ship.tracks[CREW] < 2:
            continue
        passed = yield from dice.check(t, player, LEADERSHIP, dice.FOR_DISEASE)
        if not passed:
            player.ship.tracks[CREW] -= amount
            if t.journal is not None:
                t.journal.everyone("crew-lost", "MM-TURN-06", seat=player.seat, count=amount)


@event_effect("more-events")
def more_events(t: Table, amount: int) -> Part[None]:
    """Two more, or one if this card was drawn by another; fewer if the deck runs out."""
    yield from ()
    t.events_due += amount if t.events_drawn == 0 else 1
    t.events_due = min(t.events_due, cards_left(t))


@event_effect("upset-markets")
def upset_markets(t: Table, amount: int) -> Part[None]:
    """All demand tokens back into the pool, then new ones."""
    yield from ()
    for zone in PORTS:
        t.decks.demand.add(t.board.demand[zone])
    for zone in PORTS:
        effects.set_demand(t, zone, t.chance.draw(t.decks.demand), "MM-TURN-06")


@event_effect("rich-harvest")
def rich_harvest(t: Table, amount: int) -> Part[None]:
    yield from ()
    t.harvest = amount


@event_effect("convoy")
def convoy(t: Table, amount: int) -> Part[None]:
    yield from ()
    effects.deal_merchants(t, "MM-TURN-06")
    t.convoy = amount


class KingsGrace(Question[Table]):
    """Which bounty to lower, if any; `about` is the price."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DECLINE:
            return None
        player = t.players[ask.seat]
        if player.bounties[move.value] == 0:
            return Refusal("mm-not-wanted-by", "MM-BOUNTY-08", nation=NATIONS[move.value])
        purse = effects.purse(t, player)
        return None if purse >= ask.about else Refusal("mm-too-little-gold", "MM-TURN-06", price=ask.about, gold=purse)

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}


KINGS_GRACE: Final = KingsGrace("kings-grace", "MM-TURN-06", [DECLINE, *CHOOSE_NATION])


@event_effect("kings-grace")
def kings_grace(t: Table, amount: int) -> Part[None]:
    """In turn order every pirate player may pay to lower one bounty by 1.

    Where the stash may pay, the question is always asked: otherwise it would reveal what the stash holds.
    """
    for player in t.in_turn_order():
        if not player.afloat or not player.is_pirate():
            continue
        secret = effects.purse_is_secret(t, player)
        if effects.purse(t, player) < amount and not secret:
            continue
        answer = yield KINGS_GRACE.ask(t, player.seat, about=amount, shown=secret)
        if answer is not DECLINE:
            effects.pay_gold(t, player, amount, "MM-TURN-06")
            effects.lower_bounty(t, player, answer.value, 1, "MM-TURN-06")


@event_effect("hunters")
def hunters(t: Table, amount: int) -> Part[None]:
    yield from ()
    t.hunters = amount


@event_effect("doldrums")
def doldrums(t: Table, amount: int) -> Part[None]:
    yield from ()
    t.doldrums = amount


def clear_round(t: Table) -> None:
    """Effects of events that last one round end."""
    t.storm = 0
    t.harvest = 0
    t.convoy = 0
    t.hunters = 0
    t.doldrums = 0
