"""Passes every call on to the modules of a game, in their order."""

from functools import partial
from typing import Final, final

from freebooter.games.marauders.content.card_timing import Moment
from freebooter.games.marauders.names import NOBODY, Gain
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.limits import Limit
from freebooter.games.marauders.seams.module import ANY_COST, Module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Npc, Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.kernel.ask import Ask, Offer, Part, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

OUTFIT_BITS: Final = 20
"""Of what one module says of an NPC in `npc_outfit`."""
METHODS: Final = [name for name in vars(Module) if not name.startswith("_")]
"""Everything that a module can override."""


def overrides(module: Module, method: str) -> bool:
    return getattr(type(module), method) is not getattr(Module, method)


def _dearest_step(modules: list[Module]) -> int:
    """By those that change what steps cost. What several of them make of a step together, nobody knows."""
    if not modules:
        return 1
    return modules[0].dearest_step() if len(modules) == 1 else ANY_COST


@final
class ModuleCalls(Module):
    """All modules of a game as one. A call reaches only those that override it."""

    def __init__(self, modules: list[Module]) -> None:
        super().__init__(" ".join([module.name for module in modules]))
        self._having = {method: [each for each in modules if overrides(each, method)] for method in METHODS}
        # Those asked for several times in a decision have a field of their own, which is quicker to find.
        self._actions = self._having["actions"]
        self._battle_round_starts = self._having["battle_round_starts"]
        self._cargo_seen = self._having["cargo_seen"]
        self._contest_dice = self._having["contest_dice"]
        self._contest_rolled = self._having["contest_rolled"]
        self._crew_dice = self._having["crew_dice"]
        self._damage = self._having["damage"]
        self._event_drawn = self._having["event_drawn"]
        self._fit_out_npc = self._having["fit_out_npc"]
        self._found_cost = self._having["found_cost"]
        self._free_move = self._having["free_move"]
        self._hit_location = self._having["hit_location"]
        self._hit_places = self._having["hit_places"]
        self._hits_rolled = self._having["hits_rolled"]
        self._hostility = self._having["hostility"]
        self._limit = self._having["limit"]
        self._manoeuvrability = self._having["manoeuvrability"]
        self._may_play = self._having["may_play"]
        self._may_scout = self._having["may_scout"]
        self._meets_hazards = self._having["meets_hazards"]
        self._meets_players = self._having["meets_players"]
        self._move_cost = self._having["move_cost"]
        self._moved = self._having["moved"]
        self._must_redraw = self._having["must_redraw"]
        self._next_player = self._having["next_player"]
        self._npc_prize = self._having["npc_prize"]
        self._npc_scouting_dice = self._having["npc_scouting_dice"]
        self._port_entry = self._having["port_entry"]
        self._price = self._having["price"]
        self._recruit_terms = self._having["recruit_terms"]
        self._room = self._having["room"]
        self._round_starts = self._having["round_starts"]
        self._sides_declared = self._having["sides_declared"]
        self._skill_dice = self._having["skill_dice"]
        self._specialist_active = self._having["specialist_active"]
        self._stash_price = self._having["stash_price"]
        self._turn_ends = self._having["turn_ends"]
        self._turn_starts = self._having["turn_starts"]
        self._weigh = self._having["weigh"]
        self._zone_dangers = self._having["zone_dangers"]
        self._zone_values = self._having["zone_values"]
        self.prices_stash = len(self._stash_price) > 0
        """Does any module say what a point of the stash costs?"""
        self._dearest_step = _dearest_step(self._move_cost)
        self.changes_ways = len(self._having["ways"]) > 0
        self.changes_steps = len(self._free_move) + len(self._move_cost) > 0
        self.sides: dict[int, Side] = {}
        """NPCs as they would fight, for `combat.start.known_side`. There are a few thousand at most."""
        self.keeps_outfits = len(self._fit_out_npc) == len(self._having["npc_outfit"])
        """Does every module that fits NPCs out tell when it does the same again?"""
        # Offers are the same in all games.
        self._turn_actions = [offer for each in modules for offer in each.turn_actions()]
        self._before_roll = [offer for each in modules for offer in each.before_roll()]
        self._after_roll = [offer for each in modules for offer in each.after_roll()]
        self._before_npc_scouts = [offer for each in modules for offer in each.before_npc_scouts()]
        self._after_npc_scouts = [offer for each in modules for offer in each.after_npc_scouts()]
        self._after_draw = [offer for each in modules for offer in each.after_draw()]
        self._at_market = [offer for each in modules for offer in each.at_market()]
        self._found_responses = [offer for each in modules for offer in each.found_responses()]
        self._make_room = [offer for each in modules for offer in each.make_room()]
        self._goods_for_sale = [offer for each in modules for offer in each.goods_for_sale()]
        self._port_activities = [offer for each in modules for offer in each.port_activities()]
        self._town_activities = [offer for each in modules for offer in each.town_activities()]
        self._shipyard_stock = [offer for each in modules for offer in each.shipyard_stock()]
        self._after_declaration = [offer for each in modules for offer in each.after_declaration()]
        self._after_contest = [offer for each in modules for offer in each.after_contest()]
        self._after_hits = [offer for each in modules for offer in each.after_hits()]

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

    def board_is_laid(self, t: Table, first: int = 0) -> Taken:
        having = self._having["board_is_laid"]
        for at in range(first, len(having)):
            rest = having[at].board_is_laid(t)
            if rest:
                return and_then(rest, partial(self.board_is_laid, t, at + 1))
        return ()

    def players_are_set(self, t: Table, first: int = 0) -> Taken:
        having = self._having["players_are_set"]
        for at in range(first, len(having)):
            rest = having[at].players_are_set(t)
            if rest:
                return and_then(rest, partial(self.players_are_set, t, at + 1))
        return ()

    def deal_captains(self, t: Table) -> Part[bool]:
        for module in self._having["deal_captains"]:
            done = yield from module.deal_captains(t)
            if done:
                return True
        return False

    # Rounds and turns

    def round_starts(self, t: Table, first: int = 0) -> Taken:
        having = self._round_starts
        for at in range(first, len(having)):
            rest = having[at].round_starts(t)
            if rest:
                return and_then(rest, partial(self.round_starts, t, at + 1))
        return ()

    def next_player(self, t: Table) -> Seat:
        for module in self._next_player:
            seat = module.next_player(t)
            if seat != NOBODY:
                return seat
        return NOBODY

    def actions(self, t: Table, actions: int, player: Player) -> int:
        for module in self._actions:
            actions = module.actions(t, actions, player)
        return actions

    def turn_actions(self) -> list[Offer[Table]]:
        return self._turn_actions

    def turn_starts(self, t: Table, player: Player, first: int = 0) -> Taken:
        having = self._turn_starts
        for at in range(first, len(having)):
            rest = having[at].turn_starts(t, player)
            if rest:
                return and_then(rest, partial(self.turn_starts, t, player, at + 1))
        return ()

    def turn_ends(self, t: Table, player: Player, first: int = 0) -> Taken:
        having = self._turn_ends
        for at in range(first, len(having)):
            rest = having[at].turn_ends(t, player)
            if rest:
                return and_then(rest, partial(self.turn_ends, t, player, at + 1))
        return ()

    def task(self, t: Table, kind: int, number: int) -> Part[bool]:
        for module in self._having["task"]:
            done = yield from module.task(t, kind, number)
            if done:
                return True
        return False

    # Events

    def event_drawn(self, t: Table, card: int, first: int = 0) -> Taken:
        having = self._event_drawn
        for at in range(first, len(having)):
            rest = having[at].event_drawn(t, card)
            if rest:
                return and_then(rest, partial(self.event_drawn, t, card, at + 1))
        return ()

    def event_icons_done(self, t: Table, card: int, first: int = 0) -> Taken:
        having = self._having["event_icons_done"]
        for at in range(first, len(having)):
            rest = having[at].event_icons_done(t, card)
            if rest:
                return and_then(rest, partial(self.event_icons_done, t, card, at + 1))
        return ()

    def npc_card_drawn(self, t: Table, card: int, first: int = 0) -> Taken:
        having = self._having["npc_card_drawn"]
        for at in range(first, len(having)):
            rest = having[at].npc_card_drawn(t, card)
            if rest:
                return and_then(rest, partial(self.npc_card_drawn, t, card, at + 1))
        return ()

    def wars_changed(self, t: Table, first: int = 0) -> Taken:
        having = self._having["wars_changed"]
        for at in range(first, len(having)):
            rest = having[at].wars_changed(t)
            if rest:
                return and_then(rest, partial(self.wars_changed, t, at + 1))
        return ()

    # Moving

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        for module in self._move_cost:
            cost = module.move_cost(t, cost, player, to, port)
        return cost

    def dearest_step(self) -> int:
        return self._dearest_step

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
        for module in self._moved:
            module.moved(t, player, origin, to, port)

    def meets_hazards(self, t: Table, player: Player, first: int = 0) -> Taken:
        having = self._meets_hazards
        for at in range(first, len(having)):
            rest = having[at].meets_hazards(t, player)
            if rest:
                return and_then(rest, partial(self.meets_hazards, t, player, at + 1))
        return ()

    def hazards(self, t: Table, found: list[Hazard], player: Player, zone: int) -> None:
        for module in self._having["hazards"]:
            module.hazards(t, found, player, zone)

    def meets_players(self, t: Table, player: Player, first: int = 0) -> Taken:
        having = self._meets_players
        for at in range(first, len(having)):
            rest = having[at].meets_players(t, player)
            if rest:
                return and_then(rest, partial(self.meets_players, t, player, at + 1))
        return ()

    def port_entry(self, t: Table, ways: int, player: Player, zone: int) -> int:
        for module in self._port_entry:
            ways = module.port_entry(t, ways, player, zone)
        return ways

    # Dice

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        for module in self._skill_dice:
            dice = module.skill_dice(t, dice, player, skill, purpose)
        return dice

    def npc_scouting_dice(self, t: Table, dice: int, npc: Npc, player: Player) -> int:
        for module in self._npc_scouting_dice:
            dice = module.npc_scouting_dice(t, dice, npc, player)
        return dice

    def contest_dice(self, t: Table, dice: int, side: Side) -> int:
        for module in self._contest_dice:
            dice = module.contest_dice(t, dice, side)
        return dice

    def crew_dice(self, t: Table, dice: int, side: Side) -> int:
        for module in self._crew_dice:
            dice = module.crew_dice(t, dice, side)
        return dice

    def first_crew_dice(self, t: Table, dice: int, side: Side) -> int:
        for module in self._having["first_crew_dice"]:
            dice = module.first_crew_dice(t, dice, side)
        return dice

    def before_roll(self) -> list[Offer[Table]]:
        return self._before_roll

    def after_roll(self) -> list[Offer[Table]]:
        return self._after_roll

    def before_npc_scouts(self) -> list[Offer[Table]]:
        return self._before_npc_scouts

    def after_npc_scouts(self) -> list[Offer[Table]]:
        return self._after_npc_scouts

    # Draws

    def after_draw(self) -> list[Offer[Table]]:
        return self._after_draw

    def must_redraw(self, t: Table, must: bool, player: Player, card: int) -> bool:
        for module in self._must_redraw:
            must = module.must_redraw(t, must, player, card)
        return must

    def rumours_drawn(self, t: Table, count: int, player: Player) -> int:
        for module in self._having["rumours_drawn"]:
            count = module.rumours_drawn(t, count, player)
        return count

    def at_market(self) -> list[Offer[Table]]:
        return self._at_market

    # Scouting and NPCs

    def before_scouting(self, t: Table, player: Player, target: int, first: int = 0) -> Taken:
        having = self._having["before_scouting"]
        for at in range(first, len(having)):
            rest = having[at].before_scouting(t, player, target)
            if rest:
                return and_then(rest, partial(self.before_scouting, t, player, target, at + 1))
        return ()

    def may_scout_again(self, t: Table, may: bool, player: Player, target: int) -> bool:
        for module in self._having["may_scout_again"]:
            may = module.may_scout_again(t, may, player, target)
        return may

    def hunted_dice(self, t: Table, dice: int, player: Player) -> int:
        for module in self._having["hunted_dice"]:
            dice = module.hunted_dice(t, dice, player)
        return dice

    def cargo_seen(self, t: Table, cards: int, player: Player, npc: Npc) -> int:
        for module in self._cargo_seen:
            cards = module.cargo_seen(t, cards, player, npc)
        return cards

    def hostility(self, t: Table, reasons: int, npc: Npc, player: Player, hunting: bool) -> int:
        for module in self._hostility:
            reasons = module.hostility(t, reasons, npc, player, hunting)
        return reasons

    def may_scout(self, t: Table, may: bool, npc: Npc, player: Player) -> bool:
        for module in self._may_scout:
            may = module.may_scout(t, may, npc, player)
        return may

    def found_responses(self) -> list[Offer[Table]]:
        return self._found_responses

    def must_respond(self, t: Table, npc: Npc, player: Player) -> bool:
        return any([module.must_respond(t, npc, player) for module in self._having["must_respond"]])

    def attack_is_off(self, t: Table, npc: Npc, player: Player) -> bool:
        return any([module.attack_is_off(t, npc, player) for module in self._having["attack_is_off"]])

    def npc_spawned(self, t: Table, npc: Npc, first: int = 0) -> Taken:
        having = self._having["npc_spawned"]
        for at in range(first, len(having)):
            rest = having[at].npc_spawned(t, npc)
            if rest:
                return and_then(rest, partial(self.npc_spawned, t, npc, at + 1))
        return ()

    def npc_covered(self, t: Table, npc: Npc, first: int = 0) -> Taken:
        having = self._having["npc_covered"]
        for at in range(first, len(having)):
            rest = having[at].npc_covered(t, npc)
            if rest:
                return and_then(rest, partial(self.npc_covered, t, npc, at + 1))
        return ()

    def npc_revealed(self, t: Table, npc: Npc, first: int = 0) -> Taken:
        having = self._having["npc_revealed"]
        for at in range(first, len(having)):
            rest = having[at].npc_revealed(t, npc)
            if rest:
                return and_then(rest, partial(self.npc_revealed, t, npc, at + 1))
        return ()

    def npc_died(self, t: Table, npc: Npc) -> None:
        for module in self._having["npc_died"]:
            module.npc_died(t, npc)

    def npc_defeated(self, t: Table, winner: Player, npc: Npc, first: int = 0) -> Taken:
        having = self._having["npc_defeated"]
        for at in range(first, len(having)):
            rest = having[at].npc_defeated(t, winner, npc)
            if rest:
                return and_then(rest, partial(self.npc_defeated, t, winner, npc, at + 1))
        return ()

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

    def make_room(self) -> list[Offer[Table]]:
        return self._make_room

    def lose_cargo(self, t: Table, player: Player, rule: str) -> Part[bool]:
        for module in self._having["lose_cargo"]:
            done = yield from module.lose_cargo(t, player, rule)
            if done:
                return True
        return False

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain, first: int = 0) -> Taken:
        having = self._having["cargo_gained"]
        for at in range(first, len(having)):
            rest = having[at].cargo_gained(t, player, cards, how)
            if rest:
                return and_then(rest, partial(self.cargo_gained, t, player, cards, how, at + 1))
        return ()

    def cargo_plundered(self, t: Table, winner: Player, loser: Player, first: int = 0) -> Taken:
        having = self._having["cargo_plundered"]
        for at in range(first, len(having)):
            rest = having[at].cargo_plundered(t, winner, loser)
            if rest:
                return and_then(rest, partial(self.cargo_plundered, t, winner, loser, at + 1))
        return ()

    def goods_for_sale(self) -> list[Offer[Table]]:
        return self._goods_for_sale

    def demand_for_glory(self, t: Table, cards: int, player: Player) -> int:
        for module in self._having["demand_for_glory"]:
            cards = module.demand_for_glory(t, cards, player)
        return cards

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int, first: int = 0) -> Taken:
        having = self._having["goods_sold"]
        for at in range(first, len(having)):
            rest = having[at].goods_sold(t, player, cards, demand)
            if rest:
                return and_then(rest, partial(self.goods_sold, t, player, cards, demand, at + 1))
        return ()

    def weapon_successes(self, t: Table, count: int, player: Player) -> int:
        for module in self._having["weapon_successes"]:
            count = module.weapon_successes(t, count, player)
        return count

    def weapon_gone(self, t: Table, player: Player, weapon: int, taker: Seat) -> None:
        for module in self._having["weapon_gone"]:
            module.weapon_gone(t, player, weapon, taker)

    def ship_lost(self, t: Table, player: Player, modifications: int, first: int = 0) -> Taken:
        having = self._having["ship_lost"]
        for at in range(first, len(having)):
            rest = having[at].ship_lost(t, player, modifications)
            if rest:
                return and_then(rest, partial(self.ship_lost, t, player, modifications, at + 1))
        return ()

    def ship_claimed(self, t: Table, winner: Player, ship: Ship, first: int = 0) -> Taken:
        having = self._having["ship_claimed"]
        for at in range(first, len(having)):
            rest = having[at].ship_claimed(t, winner, ship)
            if rest:
                return and_then(rest, partial(self.ship_claimed, t, winner, ship, at + 1))
        return ()

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

    def port_action_starts(self, t: Table, player: Player, first: int = 0) -> Taken:
        having = self._having["port_action_starts"]
        for at in range(first, len(having)):
            rest = having[at].port_action_starts(t, player)
            if rest:
                return and_then(rest, partial(self.port_action_starts, t, player, at + 1))
        return ()

    def port_activities(self) -> list[Offer[Table]]:
        return self._port_activities

    def town_activities(self) -> list[Offer[Table]]:
        return self._town_activities

    def shipyard_stock(self) -> list[Offer[Table]]:
        return self._shipyard_stock

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
        for module in self._recruit_terms:
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
        for module in self._limit:
            limit = module.limit(t, limit, player, what)
        return limit

    def may_play(self, t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
        for module in self._may_play:
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

    def mission_asks_roll(self, t: Table, player: Player, mission: int, first: int = 0) -> Taken:
        having = self._having["mission_asks_roll"]
        for at in range(first, len(having)):
            rest = having[at].mission_asks_roll(t, player, mission)
            if rest:
                return and_then(rest, partial(self.mission_asks_roll, t, player, mission, at + 1))
        return ()

    def mission_claimed(self, t: Table, player: Player, mission: int, first: int = 0) -> Taken:
        having = self._having["mission_claimed"]
        for at in range(first, len(having)):
            rest = having[at].mission_claimed(t, player, mission)
            if rest:
                return and_then(rest, partial(self.mission_claimed, t, player, mission, at + 1))
        return ()

    def mission_completed(self, t: Table, player: Player, mission: int, first: int = 0) -> Taken:
        having = self._having["mission_completed"]
        for at in range(first, len(having)):
            rest = having[at].mission_completed(t, player, mission)
            if rest:
                return and_then(rest, partial(self.mission_completed, t, player, mission, at + 1))
        return ()

    # Battles

    def battle_starts(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._having["battle_starts"]
        for at in range(first, len(having)):
            rest = having[at].battle_starts(t, battle)
            if rest:
                return and_then(rest, partial(self.battle_starts, t, battle, at + 1))
        return ()

    def battle_round_starts(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._battle_round_starts
        for at in range(first, len(having)):
            rest = having[at].battle_round_starts(t, battle)
            if rest:
                return and_then(rest, partial(self.battle_round_starts, t, battle, at + 1))
        return ()

    def sides_declared(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._sides_declared
        for at in range(first, len(having)):
            rest = having[at].sides_declared(t, battle)
            if rest:
                return and_then(rest, partial(self.sides_declared, t, battle, at + 1))
        return ()

    def contest_rolled(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._contest_rolled
        for at in range(first, len(having)):
            rest = having[at].contest_rolled(t, battle)
            if rest:
                return and_then(rest, partial(self.contest_rolled, t, battle, at + 1))
        return ()

    def hits_rolled(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._hits_rolled
        for at in range(first, len(having)):
            rest = having[at].hits_rolled(t, battle)
            if rest:
                return and_then(rest, partial(self.hits_rolled, t, battle, at + 1))
        return ()

    def crew_combat_starts(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._having["crew_combat_starts"]
        for at in range(first, len(having)):
            rest = having[at].crew_combat_starts(t, battle)
            if rest:
                return and_then(rest, partial(self.crew_combat_starts, t, battle, at + 1))
        return ()

    def crew_round_starts(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._having["crew_round_starts"]
        for at in range(first, len(having)):
            rest = having[at].crew_round_starts(t, battle)
            if rest:
                return and_then(rest, partial(self.crew_round_starts, t, battle, at + 1))
        return ()

    def crew_combat_won(self, t: Table, winner: Player, first: int = 0) -> Taken:
        having = self._having["crew_combat_won"]
        for at in range(first, len(having)):
            rest = having[at].crew_combat_won(t, winner)
            if rest:
                return and_then(rest, partial(self.crew_combat_won, t, winner, at + 1))
        return ()

    def crew_forecast(self, t: Table, side: Side) -> Note | None:
        for module in self._having["crew_forecast"]:
            note = module.crew_forecast(t, side)
            if note is not None:
                return note
        return None

    def battle_ends(self, t: Table, battle: Battle, first: int = 0) -> Taken:
        having = self._having["battle_ends"]
        for at in range(first, len(having)):
            rest = having[at].battle_ends(t, battle)
            if rest:
                return and_then(rest, partial(self.battle_ends, t, battle, at + 1))
        return ()

    def after_declaration(self) -> list[Offer[Table]]:
        return self._after_declaration

    def after_contest(self) -> list[Offer[Table]]:
        return self._after_contest

    def after_hits(self) -> list[Offer[Table]]:
        return self._after_hits

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
        for module in self._hit_location:
            location = module.hit_location(t, location, owner, face, shot)
        return location

    def hit_places(self, t: Table, places: int, owner: Seat, shot: int, placed: list[int], points: list[int]) -> int:
        for module in self._hit_places:
            places = module.hit_places(t, places, owner, shot, placed, points)
        return places

    def hazard_hits(self, t: Table, hits: int, player: Player, cause: str) -> int:
        for module in self._having["hazard_hits"]:
            hits = module.hazard_hits(t, hits, player, cause)
        return hits

    def damage(self, t: Table, points: list[int], player: Player, cause: str) -> None:
        for module in self._damage:
            module.damage(t, points, player, cause)

    def plunder_gold(self, t: Table, gold: int, winner: Player, npc: Npc) -> int:
        for module in self._having["plunder_gold"]:
            gold = module.plunder_gold(t, gold, winner, npc)
        return gold

    def plunder_tokens(self, t: Table, winner: Player, side: Side, first: int = 0) -> Taken:
        having = self._having["plunder_tokens"]
        for at in range(first, len(having)):
            rest = having[at].plunder_tokens(t, winner, side)
            if rest:
                return and_then(rest, partial(self.plunder_tokens, t, winner, side, at + 1))
        return ()

    # Glory, bounties, death

    def glory_gained(self, t: Table, player: Player, deed: int, first: int = 0) -> Taken:
        having = self._having["glory_gained"]
        for at in range(first, len(having)):
            rest = having[at].glory_gained(t, player, deed)
            if rest:
                return and_then(rest, partial(self.glory_gained, t, player, deed, at + 1))
        return ()

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

    def bounty_gained(self, t: Table, player: Player, nation: int, first: int = 0) -> Taken:
        having = self._having["bounty_gained"]
        for at in range(first, len(having)):
            rest = having[at].bounty_gained(t, player, nation)
            if rest:
                return and_then(rest, partial(self.bounty_gained, t, player, nation, at + 1))
        return ()

    def captain_died(self, t: Table, player: Player, cause: int, first: int = 0) -> Taken:
        having = self._having["captain_died"]
        for at in range(first, len(having)):
            rest = having[at].captain_died(t, player, cause)
            if rest:
                return and_then(rest, partial(self.captain_died, t, player, cause, at + 1))
        return ()

    def captain_entered(self, t: Table, player: Player, first: int = 0) -> Taken:
        having = self._having["captain_entered"]
        for at in range(first, len(having)):
            rest = having[at].captain_entered(t, player)
            if rest:
                return and_then(rest, partial(self.captain_entered, t, player, at + 1))
        return ()

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
        for module in self._found_cost:
            cost = module.found_cost(t, cost, player, npc)
        return cost

    def zone_dangers(self, t: Table, by_day: list[int], by_night: list[int], player: Player) -> None:
        for module in self._zone_dangers:
            module.zone_dangers(t, by_day, by_night, player)

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
        for module in self._zone_values:
            module.zone_values(t, values, player, port)

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        for module in self._having["board_numbers"]:
            module.board_numbers(t, numbers, player)

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        for module in self._having["prospects"]:
            worth = module.prospects(t, worth, player)
        return worth
