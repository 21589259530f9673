"""The module of the new cards: captains and events (SG-M1). Missions and rumours have files of their own."""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.content.load import BASE
from freebooter.games.marauders.content.tables import CAPTAIN_PACK, SHIP_NAMES, SHIP_PACK
from freebooter.games.marauders.modules.cards import abilities, events, offers, payments
from freebooter.games.marauders.modules.cards.drawer import NAME, CardsDrawer, cards_of
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.seams.limits import LIMIT_MISSIONS, Limit
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Drawer, Npc, Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.npc_kinds import is_navy
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part, Taken
from freebooter.kernel.note import Refusal

BRIG: Final = "brig"  # the module whose yards sell them, and the pack


class NewCards(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer:
        return CardsDrawer()

    # Rounds and turns

    def round_starts(self, t: Table) -> Taken:
        cards_of(t).end_round()
        return ()

    def turn_starts(self, t: Table, player: Player) -> Taken:
        drawer = cards_of(t)
        drawer.used = False
        drawer.berth = player.zone if player.in_port else NONE
        return ()

    def turn_ends(self, t: Table, player: Player) -> Taken:
        drawer = cards_of(t)
        drawer.used = False
        drawer.berth = NONE
        return ()

    def moved(self, t: Table, player: Player, origin: int, to: int, port: bool) -> None:
        cards_of(t).berth = to if port else NONE

    # Events

    def limit(self, t: Table, limit: int, player: Player, what: Limit) -> int:
        """SG-M1-10, SG-M1-11."""
        return max(limit, cards_of(t).missions) if what == LIMIT_MISSIONS else limit

    def price(self, t: Table, price: int, player: Player, what: int, thing: int) -> int:
        return events.price(t, price, what)

    def demand_for_glory(self, t: Table, cards: int, player: Player) -> int:
        fair = cards_of(t).fair
        return min(cards, fair) if fair else cards

    def recruit_terms(self, t: Table, terms: int, player: Player) -> int:
        return events.recruit_terms(t, terms, player)

    def may_use_yard(self, t: Table, player: Player) -> Refusal | None:
        return events.yard_refusal(t, player)

    def may_buy_ship(self, t: Table, kind: int) -> Refusal | None:
        """Brigs are sold, and bought by yards, but not on offer without their module (SG-AMB-83)."""
        if SHIP_PACK[kind] != BRIG or BRIG in t.rules.modules:
            return None
        return Refusal("mm-ship-not-for-sale", "SG-AMB-83", ship=SHIP_NAMES[kind])

    def may_scout(self, t: Table, may: bool, npc: Npc, player: Player) -> bool:
        return may and not events.is_idle(t, npc) and not abilities.slips_past(t, player)

    def round_passes(self, t: Table) -> None:
        drawer = cards_of(t)
        drawer.end_round()
        drawer.berth = NONE

    # Captains

    def after_roll(self) -> Sequence[Offer[Table]]:
        return [offers.PAYING_TO_ROLL]

    def after_draw(self) -> Sequence[Offer[Table]]:
        return [offers.SWAPPING]

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return [offers.BARTERING]

    def stop_bounty(self, t: Table, player: Player, nation: int, act: int) -> Part[bool]:
        return payments.buys_silence(t, player, nation, act)

    def mission_asks_roll(self, t: Table, player: Player, mission: int) -> Part[None]:
        return payments.pays_for_claim(t, player, mission)

    def hazard_hits(self, t: Table, hits: int, player: Player, cause: str) -> int:
        return hits - abilities.amount(player, abilities.WEATHERS_HITS)

    def first_crew_dice(self, t: Table, dice: int, side: Side) -> int:
        if side.seat < 0:
            return dice
        return dice + abilities.amount(t.players[side.seat], abilities.LEADS_THE_CHARGE)

    def weapon_successes(self, t: Table, count: int, player: Player) -> int:
        return max(count, abilities.amount(player, abilities.AIMS_WEAPONS))

    def npc_scouting_dice(self, t: Table, dice: int, npc: Npc, player: Player) -> int:
        return dice - abilities.amount(player, abilities.EVADES_NAVIES) if is_navy(npc) else dice

    def battle_ends(self, t: Table, battle: Battle) -> Part[None]:
        return abilities.fish_wreck(t, battle)

    def crew_combat_won(self, t: Table, winner: Player) -> Taken:
        abilities.fill_crew(t, winner)
        return ()

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int) -> Taken:
        abilities.sold_in_bulk(t, player, cards, demand)
        return ()

    def transfers(self, t: Table, count: int, player: Player) -> int:
        return abilities.transfers(count, player)

    def rumours_drawn(self, t: Table, count: int, player: Player) -> int:
        return count + abilities.amount(player, abilities.HEARS_MORE)

    def raid_manoeuvrability(self, t: Table, value: int, player: Player) -> int:
        return value + abilities.amount(player, abilities.CHASES_DOWN)

    # What is thought

    def npc_prize(self, t: Table, worth: int, player: Player, npc: Npc) -> int:
        return worth + abilities.prize(player)

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        offers.weigh_offers(t, ask, weights)


class NewCaptainsOnly(Module):
    """Those of the base stay in the box (SG-M1-03)."""

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        for kind in range(len(CAPTAIN_PACK)):
            if CAPTAIN_PACK[kind] == BASE:
                decks.captains.take(kind)


add_module(NewCards(NAME, packs=("cards", BRIG)))
add_module(NewCaptainsOnly("new-captains-only", needs=(NAME,)))
