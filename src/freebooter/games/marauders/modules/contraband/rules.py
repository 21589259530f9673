"""Contraband: what changes where (SG-M7). The rules themselves are in the files beside this one."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.advice.evaluation import SHARE_SAVED
from freebooter.games.marauders.content.tables import CARGO_PORT, NPC_NAMES
from freebooter.games.marauders.modules.contraband.advice import giving_up, hold_value, resisting, sale_value
from freebooter.games.marauders.modules.contraband.buying import ON_THE_MARKET
from freebooter.games.marauders.modules.contraband.hold import (
    HIDING_PLACES,
    NAME,
    aboard,
    discard,
    drawer_of,
    exposed,
    new_drawer,
    places,
)
from freebooter.games.marauders.modules.contraband.many_goods import replace_rumour
from freebooter.games.marauders.modules.contraband.moves import GIVE_UP
from freebooter.games.marauders.modules.contraband.search import (
    GIVING_UP,
    RESISTING,
    SMUGGLER,
    has_lost_interest,
    note_searchers,
    only_searches,
    response_values,
    searched_by,
)
from freebooter.games.marauders.modules.contraband.selling import FOR_SALE, sell
from freebooter.games.marauders.modules.contraband.stowing import OVERBOARD, gained, lose
from freebooter.games.marauders.moves import DO
from freebooter.games.marauders.names import NONE, SELL, Gain
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module, modules_of
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Drawer, Npc, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import MOST_WEIGHT, weigh
from freebooter.kernel.ask import Ask, Offer, Part, Taken
from freebooter.kernel.note import Note

HUNTED: Final = ("mm-risk-npc-here", "mm-risk-npc-arrives", "mm-risk-blockade")


class Contraband(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return new_drawer(seats)

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        replace_rumour(decks)

    # Cargo

    def must_redraw(self, t: Table, must: bool, player: Player, card: int) -> bool:
        """SG-M7-06."""
        return must or CARGO_PORT[card] == player.zone

    def at_market(self) -> Sequence[Offer[Table]]:
        return [ON_THE_MARKET]

    def goods_for_sale(self) -> Sequence[Offer[Table]]:
        return [FOR_SALE]

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int) -> Part[None]:
        return sell(t, player)

    def room(self, t: Table, room: int, player: Player) -> int:
        """SG-M7-28. While cards are being gained that may be hidden, there is room for those too."""
        count = len(aboard(t, player))
        if not HIDING_PLACES:  # mutants: same `if False`, without any they hide nothing
            return room - count
        free = places(t, player) - count
        return room + min(free, coming(t, player)) if free > 0 else room + free

    def make_room(self) -> Sequence[Offer[Table]]:
        return [OVERBOARD]

    def lose_cargo(self, t: Table, player: Player, rule: str) -> Part[bool]:
        return lose(t, player, rule)

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        return gained(t, player, cards, how)

    def cargo_plundered(self, t: Table, winner: Player, loser: Player) -> Taken:
        """Both holds are searched."""
        aboard_of = drawer_of(t).aboard
        t.drawn_cargo = tuple(sorted([*t.drawn_cargo, *aboard_of[loser.seat]]))
        aboard_of[loser.seat] = ()
        return ()

    def captain_died(self, t: Table, player: Player, cause: int) -> Taken:
        """The first card of a pair stays with the player (SG-M7-15)."""
        discard(t, player, list(aboard(t, player)), "MM-DEATH-01")
        return ()

    # NPCs

    def cargo_seen(self, t: Table, cards: int, player: Player, npc: Npc) -> int:
        return cards + exposed(t, player)

    def hostility(self, t: Table, reasons: int, npc: Npc, player: Player, hunting: bool) -> int:
        """They scout for a smuggler, but do not go after him (SG-M7-17, SG-M7-18)."""
        return reasons | SMUGGLER if not hunting and searched_by(t, npc, player) else reasons

    def meets_players(self, t: Table, player: Player) -> Taken:
        note_searchers(t, player)
        return ()

    def found_responses(self) -> Sequence[Offer[Table]]:
        return [GIVING_UP, RESISTING]

    def must_respond(self, t: Table, npc: Npc, player: Player) -> bool:
        return only_searches(t, npc, player)

    def attack_is_off(self, t: Table, npc: Npc, player: Player) -> bool:
        return has_lost_interest(t, npc, player)

    # What is said and thought

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        """A naval ship that wants contraband alone searches instead of attacking; and all contraband can be lost."""
        player = t.players[ask.seat]
        count = len(aboard(t, player))
        if count == 0:
            return
        for at in range(len(notes)):
            note = notes[at]
            if note.message in HUNTED:
                npc = t.npcs[NPC_NAMES.index(str(note.params["npc"]))]
                if only_searches(t, npc, player):
                    notes[at] = search_note(t, player, note)
            elif note.message == "mm-risk-loss":
                params = dict(note.params)
                params["cargo"] = player.cards_aboard() + count
                notes[at] = Note(note.message, note.rule, **params)

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        if ask.prompt == "found-response" and GIVE_UP in ask.options:
            worth = response_values(t, ask)
            given = weigh(list(worth.values()))
            for number, move in enumerate(worth):
                weights[ask.options.index(move)] = given[number]
        elif ask.prompt == "port" and DO[SELL] in ask.options:
            player = t.players[ask.seat]
            if sale_value(t, player, player.zone) > 0:
                weights[ask.options.index(DO[SELL])] = 1 + MOST_WEIGHT

    def found_cost(self, t: Table, cost: int, player: Player, npc: Npc) -> int:
        if not only_searches(t, npc, player, npc.zone):
            return cost
        return min(giving_up(t, player), -resisting(t, player, npc))

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        """Not all that is aboard comes to its port."""
        return worth + hold_value(t, player) * SHARE_SAVED // 10 if player.afloat else worth

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        """Where no port is open there is nothing to sell."""
        if port:
            for zone in {CARGO_PORT[card] for card in aboard(t, player)}:
                if values[zone] >= 0:
                    values[zone] += sale_value(t, player, zone)


def coming(t: Table, player: Player) -> int:
    """Cards with a destination that are about to come aboard without being bought."""
    if t.visit is not None:
        return 0
    cards: tuple[int, ...] = t.drawn_cargo if t.drawn_by == player.seat else ()
    if t.raid is not None and t.raid.seat == player.seat:
        cards = t.raid.cards
    cards = modules_of(t).cargo_coming(t, cards, player)
    return len([card for card in cards if CARGO_PORT[card] != NONE])


def search_note(t: Table, player: Player, note: Note) -> Note:
    return Note(
        "mm-risk-search",
        "SG-M7-17 SG-M7-20",
        npc=note.params["npc"],
        dice=note.params["dice"],
        chance=note.params["chance"],
        count=exposed(t, player),
    )


add_module(Contraband(NAME, packs=(NAME,), order=50))  # after modules that take the rumours of the base away
