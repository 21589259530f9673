"""Passes every call on to the modules of a game, in their order."""

from collections.abc import Sequence
from typing import Final, final

from freebooter.games.marauders.content.card_timing import Moment
from freebooter.games.marauders.names import NOBODY, Gain
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.seams.limits import Limit
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Npc, Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.kernel.ask import Ask, Offer, Part, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

OUTFIT_BITS: Final = 20
"""Of what one module says of an NPC in `npc_outfit`."""
METHODS: Final = [name for name in vars(Module) if not name.startswith("_")]
"""Everything that a module can override."""


def overrides(module: Module, method: str) -> bool:
    return getattr(type(module), method) is not getattr(Module, method)


@final
class ModuleCalls(Module):
    """All modules of a game as one. A call reaches only those that override it."""

    def __init__(self, modules: list[Module]) -> None:
        super().__init__(" ".join([module.name for module in modules]))
        self._having = {method: [each for each in modules if overrides(each, method)] for method in METHODS}
        # Those asked for several times in a decision have a field of their own, which is quicker to find.
        self._free_move = self._having["free_move"]
        self._move_cost = self._having["move_cost"]
        self._port_entry = self._having["port_entry"]
        self._price = self._having["price"]
        self._specialist_active = self._having["specialist_active"]
        self._stash_price = self._having["stash_price"]
        self._weigh = self._having["weigh"]
        self._npc_prize = self._having["npc_prize"]
        self._fit_out_npc = self._having["fit_out_npc"]
        self._manoeuvrability = self._having["manoeuvrability"]
        self._room = self._having["room"]
        self.prices_stash = len(self._stash_price) > 0
        """Does any module say what a point of the stash costs?"""
        self.changes_ways = len(self._having["ways"]) > 0
        self.changes_steps = len(self._free_move) + len(self._move_cost) > 0
        self.sides: dict[int, Side] = {}
        """NPCs as they would fight, for `combat.start.known_side`. There are a few thousand at most."""
        self.keeps_outfits = len(self._fit_out_npc) == len(self._having["npc_outfit"])
        """Does every module that fits NPCs out tell when it does the same again?"""
        self._turn_actions = [offer for each in modules for offer in each.turn_actions()]
        self._offers: dict[str, list[Offer[Table]]] = {
            "before_roll": [offer for each in modules for offer in each.before_roll()],
            "after_roll": [offer for each in modules for offer in each.after_roll()],
            "before_npc_scouts": [offer for each in modules for offer in each.before_npc_scouts()],
            "after_npc_scouts": [offer for each in modules for offer in each.after_npc_scouts()],
            "after_draw": [offer for each in modules for offer in each.after_draw()],
            "at_market": [offer for each in modules for offer in each.at_market()],
            "found_responses": [offer for each in modules for offer in each.found_responses()],
            "make_room": [offer for each in modules for offer in each.make_room()],
            "goods_for_sale": [offer for each in modules for offer in each.goods_for_sale()],
            "port_activities": [offer for each in modules for offer in each.port_activities()],
            "town_activities": [offer for each in modules for offer in each.town_activities()],
            "shipyard_stock": [offer for each in modules for offer in each.shipyard_stock()],
            "after_declaration": [offer for each in modules for offer in each.after_declaration()],
            "after_contest": [offer for each in modules for offer in each.after_contest()],
            "after_hits": [offer for each in modules for offer in each.after_hits()],
        }

    def any_has(self, method: str) -> bool:
        """Does any of them override a method? For what would be asked for many things at once."""
        return len(self._having[method]) > 0

    def those_with(self, method: str) -> list[str]:
        """The names of those that override a method."""
        return [module.name for module in self._having[method]]

    # Set-up

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        for module in self._having["change_decks"]:
            module.change_decks(decks, rules)

    def secret_reserve(self, t: Table) -> Reserve | None:
        for module in self._having["secret_reserve"]:
            reserve = module.secret_reserve(t)
            if reserve is not None:
                return reserve
        return None

    def board_is_laid(self, t: Table) -> Part[None]:
        for module in self._having["board_is_laid"]:
            rest = module.board_is_laid(t)
            if rest:
                yield from rest

    def players_are_set(self, t: Table) -> Part[None]:
        for module in self._having["players_are_set"]:
            rest = module.players_are_set(t)
            if rest:
                yield from rest

    def deal_captains(self, t: Table) -> Part[bool]:
        for module in self._having["deal_captains"]:
            done = yield from module.deal_captains(t)
            if done:
                return True
        return False

    # Rounds and turns

    def round_starts(self, t: Table) -> Part[None]:
        for module in self._having["round_starts"]:
            rest = module.round_starts(t)
            if rest:
                yield from rest

    def next_player(self, t: Table) -> Seat:
        for module in self._having["next_player"]:
            seat = module.next_player(t)
            if seat != NOBODY:
                return seat
        return NOBODY

    def actions(self, t: Table, actions: int, player: Player) -> int:
        for module in self._having["actions"]:
            actions = module.actions(t, actions, player)
        return actions

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return self._turn_actions

    def turn_starts(self, t: Table, player: Player) -> Part[None]:
        for module in self._having["turn_starts"]:
            rest = module.turn_starts(t, player)
            if rest:
                yield from rest

    def turn_ends(self, t: Table, player: Player) -> Part[None]:
        for module in self._having["turn_ends"]:
            rest = module.turn_ends(t, player)
            if rest:
                yield from rest

    def task(self, t: Table, kind: int, number: int) -> Part[bool]:
        for module in self._having["task"]:
            done = yield from module.task(t, kind, number)
            if done:
                return True
        return False

    # Events

    def event_drawn(self, t: Table, card: int) -> Part[None]:
        for module in self._having["event_drawn"]:
            rest = module.event_drawn(t, card)
            if rest:
                yield from rest

    def event_icons_done(self, t: Table, card: int) -> Part[None]:
        for module in self._having["event_icons_done"]:
            rest = module.event_icons_done(t, card)
            if rest:
                yield from rest

    def npc_card_drawn(self, t: Table, card: int) -> Part[None]:
        for module in self._having["npc_card_drawn"]:
            rest = module.npc_card_drawn(t, card)
            if rest:
                yield from rest

    def wars_changed(self, t: Table) -> Part[None]:
        for module in self._having["wars_changed"]:
            rest = module.wars_changed(t)
            if rest:
                yield from rest

    # Moving

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        for module in self._move_cost:
            cost = module.move_cost(t, cost, player, to, port)
        return cost

    def free_move(self, t: Table, player: Player, to: int, port: bool) -> bool:
        free = False
        for module in self._free_move:
            free = free or module.free_move(t, player, to, port)
        return free

    def too_dear(self, t: Table, player: Player, to: int, port: bool, cost: int) -> Refusal | None:
        for module in self._having["too_dear"]:
            reason = module.too_dear(t, player, to, port, cost)
            if reason is not None:
                return reason
        return None

    def moved(self, t: Table, player: Player, origin: int, to: int, port: bool) -> None:
        for module in self._having["moved"]:
            module.moved(t, player, origin, to, port)

    def meets_hazards(self, t: Table, player: Player) -> Part[None]:
        for module in self._having["meets_hazards"]:
            rest = module.meets_hazards(t, player)
            if rest:
                yield from rest

    def hazards(self, t: Table, found: list[Hazard], player: Player, zone: int) -> None:
        for module in self._having["hazards"]:
            module.hazards(t, found, player, zone)

    def meets_players(self, t: Table, player: Player) -> Part[None]:
        for module in self._having["meets_players"]:
            rest = module.meets_players(t, player)
            if rest:
                yield from rest

    def port_entry(self, t: Table, ways: int, player: Player, zone: int) -> int:
        for module in self._port_entry:
            ways = module.port_entry(t, ways, player, zone)
        return ways

    # Dice

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        for module in self._having["skill_dice"]:
            dice = module.skill_dice(t, dice, player, skill, purpose)
        return dice

    def npc_scouting_dice(self, t: Table, dice: int, npc: Npc, player: Player) -> int:
        for module in self._having["npc_scouting_dice"]:
            dice = module.npc_scouting_dice(t, dice, npc, player)
        return dice

    def contest_dice(self, t: Table, dice: int, side: Side) -> int:
        for module in self._having["contest_dice"]:
            dice = module.contest_dice(t, dice, side)
        return dice

    def crew_dice(self, t: Table, dice: int, side: Side) -> int:
        for module in self._having["crew_dice"]:
            dice = module.crew_dice(t, dice, side)
        return dice

    def first_crew_dice(self, t: Table, dice: int, side: Side) -> int:
        for module in self._having["first_crew_dice"]:
            dice = module.first_crew_dice(t, dice, side)
        return dice

    def before_roll(self) -> Sequence[Offer[Table]]:
        return self._offers["before_roll"]

    def after_roll(self) -> Sequence[Offer[Table]]:
        return self._offers["after_roll"]

    def before_npc_scouts(self) -> Sequence[Offer[Table]]:
        return self._offers["before_npc_scouts"]

    def after_npc_scouts(self) -> Sequence[Offer[Table]]:
        return self._offers["after_npc_scouts"]

    # Draws

    def after_draw(self) -> Sequence[Offer[Table]]:
        return self._offers["after_draw"]

    def must_redraw(self, t: Table, must: bool, player: Player, card: int) -> bool:
        for module in self._having["must_redraw"]:
            must = module.must_redraw(t, must, player, card)
        return must

    def rumours_drawn(self, t: Table, count: int, player: Player) -> int:
        for module in self._having["rumours_drawn"]:
            count = module.rumours_drawn(t, count, player)
        return count

    def at_market(self) -> Sequence[Offer[Table]]:
        return self._offers["at_market"]

    # Scouting and NPCs

    def before_scouting(self, t: Table, player: Player, target: int) -> Part[None]:
        for module in self._having["before_scouting"]:
            rest = module.before_scouting(t, player, target)
            if rest:
                yield from rest

    def may_scout_again(self, t: Table, may: bool, player: Player, target: int) -> bool:
        for module in self._having["may_scout_again"]:
            may = module.may_scout_again(t, may, player, target)
        return may

    def hunted_dice(self, t: Table, dice: int, player: Player) -> int:
        for module in self._having["hunted_dice"]:
            dice = module.hunted_dice(t, dice, player)
        return dice

    def cargo_seen(self, t: Table, cards: int, player: Player, npc: Npc) -> int:
        for module in self._having["cargo_seen"]:
            cards = module.cargo_seen(t, cards, player, npc)
        return cards

    def hostility(self, t: Table, reasons: int, npc: Npc, player: Player, hunting: bool) -> int:
        for module in self._having["hostility"]:
            reasons = module.hostility(t, reasons, npc, player, hunting)
        return reasons

    def may_scout(self, t: Table, may: bool, npc: Npc, player: Player) -> bool:
        for module in self._having["may_scout"]:
            may = module.may_scout(t, may, npc, player)
        return may

    def found_responses(self) -> Sequence[Offer[Table]]:
        return self._offers["found_responses"]

    def must_respond(self, t: Table, npc: Npc, player: Player) -> bool:
        return any([module.must_respond(t, npc, player) for module in self._having["must_respond"]])

    def attack_is_off(self, t: Table, npc: Npc, player: Player) -> bool:
        return any([module.attack_is_off(t, npc, player) for module in self._having["attack_is_off"]])

    def npc_spawned(self, t: Table, npc: Npc) -> Part[None]:
        for module in self._having["npc_spawned"]:
            rest = module.npc_spawned(t, npc)
            if rest:
                yield from rest

    def npc_covered(self, t: Table, npc: Npc) -> Part[None]:
        for module in self._having["npc_covered"]:
            rest = module.npc_covered(t, npc)
            if rest:
                yield from rest

    def npc_revealed(self, t: Table, npc: Npc) -> Part[None]:
        for module in self._having["npc_revealed"]:
            rest = module.npc_revealed(t, npc)
            if rest:
                yield from rest

    def npc_died(self, t: Table, npc: Npc) -> None:
        for module in self._having["npc_died"]:
            module.npc_died(t, npc)

    def npc_defeated(self, t: Table, winner: Player, npc: Npc) -> Part[None]:
        for module in self._having["npc_defeated"]:
            rest = module.npc_defeated(t, winner, npc)
            if rest:
                yield from rest

    def npc_outfit(self, t: Table, npc: Npc) -> int:
        outfit = 0
        for module in self._fit_out_npc:
            outfit = (outfit << OUTFIT_BITS) + module.npc_outfit(t, npc)
        return outfit

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        for module in self._fit_out_npc:
            module.fit_out_npc(t, npc, side)

    # Ships and cargo

    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: Seat) -> int:
        for module in self._manoeuvrability:
            value = module.manoeuvrability(t, value, ship, seat)
        return value

    def raid_manoeuvrability(self, t: Table, value: int, player: Player) -> int:
        for module in self._having["raid_manoeuvrability"]:
            value = module.raid_manoeuvrability(t, value, player)
        return value

    def room(self, t: Table, room: int, player: Player) -> int:
        for module in self._room:
            room = module.room(t, room, player)
        return room

    def cargo_coming(self, t: Table, cards: tuple[int, ...], player: Player) -> tuple[int, ...]:
        for module in self._having["cargo_coming"]:
            cards = module.cargo_coming(t, cards, player)
        return cards

    def make_room(self) -> Sequence[Offer[Table]]:
        return self._offers["make_room"]

    def lose_cargo(self, t: Table, player: Player, rule: str) -> Part[bool]:
        for module in self._having["lose_cargo"]:
            done = yield from module.lose_cargo(t, player, rule)
            if done:
                return True
        return False

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Part[None]:
        for module in self._having["cargo_gained"]:
            rest = module.cargo_gained(t, player, cards, how)
            if rest:
                yield from rest

    def cargo_plundered(self, t: Table, winner: Player, loser: Player) -> Part[None]:
        for module in self._having["cargo_plundered"]:
            rest = module.cargo_plundered(t, winner, loser)
            if rest:
                yield from rest

    def goods_for_sale(self) -> Sequence[Offer[Table]]:
        return self._offers["goods_for_sale"]

    def demand_for_glory(self, t: Table, cards: int, player: Player) -> int:
        for module in self._having["demand_for_glory"]:
            cards = module.demand_for_glory(t, cards, player)
        return cards

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int) -> Part[None]:
        for module in self._having["goods_sold"]:
            rest = module.goods_sold(t, player, cards, demand)
            if rest:
                yield from rest

    def weapon_successes(self, t: Table, count: int, player: Player) -> int:
        for module in self._having["weapon_successes"]:
            count = module.weapon_successes(t, count, player)
        return count

    def weapon_gone(self, t: Table, player: Player, weapon: int, taker: Seat) -> None:
        for module in self._having["weapon_gone"]:
            module.weapon_gone(t, player, weapon, taker)

    def ship_lost(self, t: Table, player: Player, modifications: int) -> Part[None]:
        for module in self._having["ship_lost"]:
            rest = module.ship_lost(t, player, modifications)
            if rest:
                yield from rest

    def ship_claimed(self, t: Table, winner: Player, ship: Ship) -> Part[None]:
        for module in self._having["ship_claimed"]:
            rest = module.ship_claimed(t, winner, ship)
            if rest:
                yield from rest

    def transfers(self, t: Table, count: int, player: Player) -> int:
        for module in self._having["transfers"]:
            count = module.transfers(t, count, player)
        return count

    def returning_modifications(self, t: Table, modifications: int, player: Player) -> int:
        for module in self._having["returning_modifications"]:
            modifications = module.returning_modifications(t, modifications, player)
        return modifications

    def place_modifications(self, t: Table, player: Player, modifications: int) -> Part[bool]:
        for module in self._having["place_modifications"]:
            done = yield from module.place_modifications(t, player, modifications)
            if done:
                return True
        return False

    # The Port action

    def port_action_starts(self, t: Table, player: Player) -> Part[None]:
        for module in self._having["port_action_starts"]:
            rest = module.port_action_starts(t, player)
            if rest:
                yield from rest

    def port_activities(self) -> Sequence[Offer[Table]]:
        return self._offers["port_activities"]

    def town_activities(self) -> Sequence[Offer[Table]]:
        return self._offers["town_activities"]

    def shipyard_stock(self) -> Sequence[Offer[Table]]:
        return self._offers["shipyard_stock"]

    def price(self, t: Table, price: int, player: Player, what: int, thing: int) -> int:
        for module in self._price:
            price = module.price(t, price, player, what, thing)
        return price

    def may_repair(self, t: Table, player: Player) -> Refusal | None:
        for module in self._having["may_repair"]:
            reason = module.may_repair(t, player)
            if reason is not None:
                return reason
        return None

    def may_use_yard(self, t: Table, player: Player) -> Refusal | None:
        for module in self._having["may_use_yard"]:
            reason = module.may_use_yard(t, player)
            if reason is not None:
                return reason
        return None

    def may_buy_ship(self, t: Table, kind: int) -> Refusal | None:
        for module in self._having["may_buy_ship"]:
            refusal = module.may_buy_ship(t, kind)
            if refusal is not None:
                return refusal
        return None

    def recruit_terms(self, t: Table, terms: int, player: Player) -> int:
        for module in self._having["recruit_terms"]:
            terms = module.recruit_terms(t, terms, player)
        return terms

    def hire_price(self, t: Table, gold: int, player: Player, card: int) -> int:
        for module in self._having["hire_price"]:
            gold = module.hire_price(t, gold, player, card)
        return gold

    def hire_anywhere(self, t: Table, player: Player, card: int) -> bool:
        return any([module.hire_anywhere(t, player, card) for module in self._having["hire_anywhere"]])

    def may_employ(self, t: Table, player: Player) -> Refusal | None:
        for module in self._having["may_employ"]:
            reason = module.may_employ(t, player)
            if reason is not None:
                return reason
        return None

    def specialist_hired(self, t: Table, player: Player, card: int) -> None:
        for module in self._having["specialist_hired"]:
            module.specialist_hired(t, player, card)

    def free_crew(self, t: Table, count: int, player: Player) -> int:
        for module in self._having["free_crew"]:
            count = module.free_crew(t, count, player)
        return count

    def before_stashing(self, t: Table, player: Player) -> Part[bool]:
        for module in self._having["before_stashing"]:
            stopped = yield from module.before_stashing(t, player)
            if stopped:
                return True
        return False

    # Cards, missions, rumours

    def limit(self, t: Table, limit: int, player: Player, what: Limit) -> int:
        for module in self._having["limit"]:
            limit = module.limit(t, limit, player, what)
        return limit

    def may_play(self, t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
        for module in self._having["may_play"]:
            reason = module.may_play(t, player, card, moment)
            if reason is not None:
                return reason
        return None

    def before_card(self, t: Table, player: Player, card: int) -> Part[bool]:
        for module in self._having["before_card"]:
            done = yield from module.before_card(t, player, card)
            if done:
                return True
        return False

    def specialist_active(self, t: Table, active: bool, player: Player, specialist: int) -> bool:
        for module in self._specialist_active:
            active = module.specialist_active(t, active, player, specialist)
        return active

    def mission_asks_roll(self, t: Table, player: Player, mission: int) -> Part[None]:
        for module in self._having["mission_asks_roll"]:
            rest = module.mission_asks_roll(t, player, mission)
            if rest:
                yield from rest

    def mission_claimed(self, t: Table, player: Player, mission: int) -> Part[None]:
        for module in self._having["mission_claimed"]:
            rest = module.mission_claimed(t, player, mission)
            if rest:
                yield from rest

    def mission_completed(self, t: Table, player: Player, mission: int) -> Part[None]:
        for module in self._having["mission_completed"]:
            rest = module.mission_completed(t, player, mission)
            if rest:
                yield from rest

    # Battles

    def battle_starts(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["battle_starts"]:
            rest = module.battle_starts(t, battle)
            if rest:
                yield from rest

    def battle_round_starts(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["battle_round_starts"]:
            rest = module.battle_round_starts(t, battle)
            if rest:
                yield from rest

    def sides_declared(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["sides_declared"]:
            rest = module.sides_declared(t, battle)
            if rest:
                yield from rest

    def contest_rolled(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["contest_rolled"]:
            rest = module.contest_rolled(t, battle)
            if rest:
                yield from rest

    def hits_rolled(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["hits_rolled"]:
            rest = module.hits_rolled(t, battle)
            if rest:
                yield from rest

    def crew_combat_starts(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["crew_combat_starts"]:
            rest = module.crew_combat_starts(t, battle)
            if rest:
                yield from rest

    def crew_round_starts(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["crew_round_starts"]:
            rest = module.crew_round_starts(t, battle)
            if rest:
                yield from rest

    def crew_combat_won(self, t: Table, winner: Player) -> Part[None]:
        for module in self._having["crew_combat_won"]:
            rest = module.crew_combat_won(t, winner)
            if rest:
                yield from rest

    def crew_forecast(self, t: Table, side: Side) -> Note | None:
        for module in self._having["crew_forecast"]:
            note = module.crew_forecast(t, side)
            if note is not None:
                return note
        return None

    def battle_ends(self, t: Table, battle: Battle) -> Part[None]:
        for module in self._having["battle_ends"]:
            rest = module.battle_ends(t, battle)
            if rest:
                yield from rest

    def after_declaration(self) -> Sequence[Offer[Table]]:
        return self._offers["after_declaration"]

    def after_contest(self) -> Sequence[Offer[Table]]:
        return self._offers["after_contest"]

    def after_hits(self) -> Sequence[Offer[Table]]:
        return self._offers["after_hits"]

    def program_uses(self, t: Table, uses: bool, side: Side, move: Move) -> bool:
        for module in self._having["program_uses"]:
            uses = module.program_uses(t, uses, side, move)
        return uses

    def may_use_weapon(self, t: Table, side: Side, weapon: int) -> Refusal | None:
        for module in self._having["may_use_weapon"]:
            reason = module.may_use_weapon(t, side, weapon)
            if reason is not None:
                return reason
        return None

    def hit_location(self, t: Table, location: int, owner: Seat, face: int, shot: int) -> int:
        for module in self._having["hit_location"]:
            location = module.hit_location(t, location, owner, face, shot)
        return location

    def hit_places(self, t: Table, places: int, owner: Seat, shot: int, placed: list[int], points: list[int]) -> int:
        for module in self._having["hit_places"]:
            places = module.hit_places(t, places, owner, shot, placed, points)
        return places

    def hazard_hits(self, t: Table, hits: int, player: Player, cause: str) -> int:
        for module in self._having["hazard_hits"]:
            hits = module.hazard_hits(t, hits, player, cause)
        return hits

    def damage(self, t: Table, points: list[int], player: Player, cause: str) -> None:
        for module in self._having["damage"]:
            module.damage(t, points, player, cause)

    def plunder_gold(self, t: Table, gold: int, winner: Player, npc: Npc) -> int:
        for module in self._having["plunder_gold"]:
            gold = module.plunder_gold(t, gold, winner, npc)
        return gold

    def plunder_tokens(self, t: Table, winner: Player, side: Side) -> Part[None]:
        for module in self._having["plunder_tokens"]:
            rest = module.plunder_tokens(t, winner, side)
            if rest:
                yield from rest

    # Glory, bounties, death

    def glory_gained(self, t: Table, player: Player, deed: int) -> Part[None]:
        for module in self._having["glory_gained"]:
            rest = module.glory_gained(t, player, deed)
            if rest:
                yield from rest

    def stash_price(self, t: Table, price: int, number: int) -> int:
        for module in self._stash_price:
            price = module.stash_price(t, price, number)
        return price

    def stop_bounty(self, t: Table, player: Player, nation: int, act: int) -> Part[bool]:
        for module in self._having["stop_bounty"]:
            stopped = yield from module.stop_bounty(t, player, nation, act)
            if stopped:
                return True
        return False

    def bounty_gain(self, t: Table, count: int, player: Player, nation: int, act: int) -> int:
        for module in self._having["bounty_gain"]:
            count = module.bounty_gain(t, count, player, nation, act)
        return count

    def bounty_gained(self, t: Table, player: Player, nation: int) -> Part[None]:
        for module in self._having["bounty_gained"]:
            rest = module.bounty_gained(t, player, nation)
            if rest:
                yield from rest

    def captain_died(self, t: Table, player: Player, cause: int) -> Part[None]:
        for module in self._having["captain_died"]:
            rest = module.captain_died(t, player, cause)
            if rest:
                yield from rest

    def captain_entered(self, t: Table, player: Player) -> Part[None]:
        for module in self._having["captain_entered"]:
            rest = module.captain_entered(t, player)
            if rest:
                yield from rest

    # What is said and thought about questions of the base

    def npc_preview(self, t: Table, note: Note, player: Player, npc: Npc) -> Note:
        for module in self._having["npc_preview"]:
            note = module.npc_preview(t, note, player, npc)
        return note

    def npc_prize(self, t: Table, worth: int, player: Player, npc: Npc) -> int:
        for module in self._npc_prize:
            worth = module.npc_prize(t, worth, player, npc)
        return worth

    def raid_prize(self, t: Table, worth: int, player: Player) -> int:
        for module in self._having["raid_prize"]:
            worth = module.raid_prize(t, worth, player)
        return worth

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        for module in self._having["risks"]:
            module.risks(t, ask, notes)

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        for module in self._weigh:
            module.weigh(t, ask, weights)

    def found_cost(self, t: Table, cost: int, player: Player, npc: Npc) -> int:
        for module in self._having["found_cost"]:
            cost = module.found_cost(t, cost, player, npc)
        return cost

    def zone_dangers(self, t: Table, dangers: list[int], player: Player, night: bool) -> None:
        for module in self._having["zone_dangers"]:
            module.zone_dangers(t, dangers, player, night)

    def foresight(self, t: Table, share: int, player: Player) -> int:
        for module in self._having["foresight"]:
            share = module.foresight(t, share, player)
        return share

    def ways(self, t: Table, ways: list[int], player: Player, zone: int) -> list[int]:
        for module in self._having["ways"]:
            ways = module.ways(t, ways, player, zone)
        return ways

    def steps(self, t: Table, steps: int, player: Player, goal: int) -> int:
        for module in self._having["steps"]:
            steps = module.steps(t, steps, player, goal)
        return steps

    def round_passes(self, t: Table) -> None:
        for module in self._having["round_passes"]:
            module.round_passes(t)

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        for module in self._having["zone_values"]:
            module.zone_values(t, values, player, port)

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        for module in self._having["board_numbers"]:
            module.board_numbers(t, numbers, player)

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        for module in self._having["prospects"]:
            worth = module.prospects(t, worth, player)
        return worth
