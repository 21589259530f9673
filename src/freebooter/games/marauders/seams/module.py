"""What a module of an expansion can do: the moments, numbers, vetoes, offers and policies of the rules, each once.

A module is a subclass of `Module` in a file or folder of `modules/`, registered with `add_module`; it overrides what it
needs, and what it does not override costs nothing. The base game names no module. It reaches those that are on
through `modules_of(t)` (see `module_set`), and only if there are any:

    if t.hooked:
        dice = modules_of(t).skill_dice(t, dice, player, skill, purpose)

- A **moment** tells that something has happened; the module may ask, by `yield`.
- A **number** is given the value so far and returns the one that counts. Where several modules change it, they do so in
  their order. What the base bounds (no fewer than one die, destroyed masts) it bounds afterwards.
- A **veto** returns why something is not possible, or None.
- An **offer** is a list of `Offer` objects that join a menu of the base. They explain their moves as a question does:
  refusal, preview, risks, worth for bots.
- A **policy** decides a step instead of the base.

Modules are on in the order of their `order`, then of their names: so two that hear of the same moment are heard in that
order. The state of a module lies in a `Drawer`.
"""

from collections.abc import Sequence
from typing import Final

from freebooter.games.marauders.content.card_timing import Moment
from freebooter.games.marauders.names import NOBODY, Gain
from freebooter.games.marauders.registries.hazards import Hazard
from freebooter.games.marauders.seams.limits import Limit
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Decks, Drawer, Npc, Table
from freebooter.games.marauders.state.battle import Battle, Side
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.reserve import Reserve
from freebooter.kernel.ask import Ask, Offer, Part, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.native import mypyc_attr
from freebooter.kernel.note import Note, Refusal

ANY_COST: Final = 99  # more actions than a captain ever has


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One module, variant or bridge.

    `packs` are its content packs. `needs` are modules without which it is refused, `implies` those it switches on,
    `excludes` those it does not go with. A bridge has `when`: it is on exactly if all of those are, and nobody chooses
    it. `order`: the place among modules that hear of the same moment or change the same number.
    """

    def __init__(
        self,
        name: str,
        packs: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        implies: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        when: tuple[str, ...] = (),
        order: int = 0,
    ) -> None:
        self.name = name
        self.packs = packs
        self.needs = needs
        self.implies = implies
        self.excludes = excludes
        self.when = when
        self.order = order

    # Set-up

    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        """A new drawer for the state of the module, if it has any."""
        return None

    def change_decks(self, decks: Decks, rules: Rules) -> None:
        """Add, remove or replace cards and tokens before anything is drawn."""

    def secret_reserve(self, t: Table) -> Reserve | None:
        """What is known about the modification tokens that lie in no port, if this module hides them."""
        return None

    def board_is_laid(self, t: Table) -> Taken:
        """Tokens, missions and captains are dealt; the first flow of the game begins."""
        return ()

    def players_are_set(self, t: Table) -> Taken:
        """Captains are shown, ships chosen, gold given; the first round comes next."""
        return ()

    def deal_captains(self, t: Table) -> Part[bool]:
        """A policy: deal captains in another way, before ships are chosen. Returns whether it was done."""
        yield from ()
        return False

    # Rounds and turns

    def round_starts(self, t: Table) -> Taken:
        """After the merchants are laid out anew, before the event."""
        return ()

    def next_player(self, t: Table) -> Seat:
        """A policy: who of those not in `t.order` has the next turn of this round; NOBODY for the order of the base.

        A module that names the first player of a round names all the others too, one after each turn.
        """
        return NOBODY

    def actions(self, t: Table, actions: int, player: Player) -> int:
        """The number of actions in a turn that begins, or would begin: odds ask for others too."""
        return actions

    def turn_actions(self) -> Sequence[Offer[Table]]:
        """What a captain can do in his turn; each offer pays the actions that it costs."""
        return ()

    def turn_starts(self, t: Table, player: Player) -> Taken:
        """The actions are counted; the captain has not met his zone yet."""
        return ()

    def turn_ends(self, t: Table, player: Player) -> Taken:
        """Before it is looked whether somebody has won."""
        return ()

    def task(self, t: Table, kind: int, number: int) -> Part[bool]:
        """A policy: do a task that this module has put on the stack (`task_stack.new_task`). Was it its own?"""
        yield from ()
        return False

    # Events

    def event_drawn(self, t: Table, card: int) -> Taken:
        """An event card is turned up, and nothing of it is done yet."""
        return ()

    def event_icons_done(self, t: Table, card: int) -> Taken:
        """The NPCs of a world event have moved; its text comes next."""
        return ()

    def npc_card_drawn(self, t: Table, card: int) -> Taken:
        """An NPC card was drawn and waits for the end of the round."""
        return ()

    def wars_changed(self, t: Table) -> Taken:
        """A war has begun or ended: navies may sail other ships now."""
        return ()

    # Moving

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        """Actions for a step of the captain from where he is; `port`: into or out of the port of `to`.

        What is free costs nothing: by a module, by the captain's ability, by a card, used up in this order.
        """
        return cost

    def dearest_step(self) -> int:
        """The most that `move_cost` makes of a step: with as many actions left, none of them need be priced."""
        return ANY_COST

    def free_move(self, t: Table, player: Player, to: int, port: bool) -> bool:
        """Is the step free because of this module, before abilities and cards are used up for it?"""
        return False

    def too_dear(self, t: Table, player: Player, to: int, port: bool, cost: int) -> Refusal | None:
        """Why a step that cannot be paid costs so many actions, if that is because of this module."""
        return None

    def moved(self, t: Table, player: Player, origin: int, to: int, port: bool) -> None:
        """A step was paid for, or was free, and is being made; `origin` is where the captain still is."""

    def meets_hazards(self, t: Table, player: Player) -> Taken:
        """The captain has come into a zone, or begins his turn at sea; the storm of an event is over."""
        return ()

    def hazards(self, t: Table, found: list[Hazard], player: Player, zone: int) -> None:
        """Add the hazards that the captain would meet on coming into a zone, for previews; see `meets_hazards`."""

    def meets_players(self, t: Table, player: Player) -> Taken:
        """After hazards, before NPCs scout; `t.turn.acted` tells an arrival from the start of a turn."""
        return ()

    def port_entry(self, t: Table, ways: int, player: Player, zone: int) -> int:
        """How a port can be entered: bits of `port_entry`, and those of ways that modules have registered.

        A way that has its price is open only to who can pay it (see `registries.entry_ways`).
        """
        return ways

    # Dice

    def skill_dice(self, t: Table, dice: int, player: Player, skill: int, purpose: int) -> int:
        """Dice of a player's roll outside battles; `t.turn.target` is whom he scouts for, a bit of `turn.scouted`."""
        return dice

    def npc_scouting_dice(self, t: Table, dice: int, npc: Npc, player: Player) -> int:
        """Dice of an NPC that looks for a captain."""
        return dice

    def contest_dice(self, t: Table, dice: int, side: Side) -> int:
        """Seamanship dice of a side in naval combat."""
        return dice

    def crew_dice(self, t: Table, dice: int, side: Side) -> int:
        """Leadership dice of a side in crew combat."""
        return dice

    def first_crew_dice(self, t: Table, dice: int, side: Side) -> int:
        """Leadership dice of a side in the first round of crew combat alone."""
        return dice

    def before_roll(self) -> Sequence[Offer[Table]]:
        """Before a player's roll outside combat; `about` is its purpose."""
        return ()

    def after_roll(self) -> Sequence[Offer[Table]]:
        """After a player's roll that may be repeated; `about` is its purpose (see `dice.repeat_roll`)."""
        return ()

    def before_npc_scouts(self) -> Sequence[Offer[Table]]:
        """For the captain whom an NPC is about to scout for; `about` is the NPC.

        Dice that are added or taken away, for all rolls of this search, go into `t.turn.hunted_dice`.
        """
        return ()

    def after_npc_scouts(self) -> Sequence[Offer[Table]]:
        """For the captain whom an NPC has just found; `about` is the NPC, and its dice lie in `t.rolled`.

        All rolls of the powers of a zone are made. `npcs.scouting.scout_anew` repeats the one that counts, and notes it
        in `t.repeated_by`. Here and for `found_responses` the NPC is also `t.found_by`.
        """
        return ()

    # Draws

    def after_draw(self) -> Sequence[Offer[Table]]:
        """After a player has drawn cards that may be drawn anew; `about` is the kind of draw (see `draws`)."""
        return ()

    def must_redraw(self, t: Table, must: bool, player: Player, card: int) -> bool:
        """Is a cargo card drawn in a port replaced before anything is bought?"""
        return must

    def rumours_drawn(self, t: Table, count: int, player: Player) -> int:
        """How many rumours a captain draws, of which he keeps one."""
        return count

    def at_market(self) -> Sequence[Offer[Table]]:
        """What else is for sale beside the goods drawn, in the same menu; it counts its cards in `visit.more_cards`.

        What must come before the goods refuses once there are any in `visit.chosen`.
        """
        return ()

    # Scouting and NPCs

    def before_scouting(self, t: Table, player: Player, target: int) -> Taken:
        """A player is about to roll for a target (a bit of `turn.scouted`).

        Whoever is hunted may be asked; dice that are added or taken away for this roll go into `t.turn.hunted_dice`.
        """
        return ()

    def may_scout_again(self, t: Table, may: bool, player: Player, target: int) -> bool:
        """Whether a target that was scouted for in this turn may be scouted for once more."""
        return may

    def hunted_dice(self, t: Table, dice: int, player: Player) -> int:
        """The dice that a captain will probably add to a search for him, or take away, if he may choose: for odds."""
        return dice

    def cargo_seen(self, t: Table, cards: int, player: Player, npc: Npc) -> int:
        """Cargo cards aboard that an NPC sees."""
        return cards

    def hostility(self, t: Table, reasons: int, npc: Npc, player: Player, hunting: bool) -> int:
        """Why an NPC hunts or scouts for a captain: priorities as bits, 0 for no reason."""
        return reasons

    def may_scout(self, t: Table, may: bool, npc: Npc, player: Player) -> bool:
        """Does the NPC look for this captain in its zone?"""
        return may

    def found_responses(self) -> Sequence[Offer[Table]]:
        """What a captain can do instead of being attacked, when the turn of an NPC that found him comes.

        `about` is the NPC. Taking one calls its attack off; the offer itself may begin a battle.
        """
        return ()

    def must_respond(self, t: Table, npc: Npc, player: Player) -> bool:
        """Is one of its responses obligatory? There must be one then."""
        return False

    def attack_is_off(self, t: Table, npc: Npc, player: Player) -> bool:
        """Has an NPC that found the captain lost its reason to attack him since?"""
        return False

    def npc_spawned(self, t: Table, npc: Npc) -> Taken:
        """An NPC has come to the board."""
        return ()

    def npc_covered(self, t: Table, npc: Npc) -> Taken:
        """A new card covers the old one of the same NPC; `npc.card` is the new one."""
        return ()

    def npc_revealed(self, t: Table, npc: Npc) -> Taken:
        """A card that lay below a defeated one takes over."""
        return ()

    def npc_died(self, t: Table, npc: Npc) -> None:
        """The card on top is lost, whoever or whatever has done it; `npc` is still as it was."""

    def npc_defeated(self, t: Table, winner: Player, npc: Npc) -> Taken:
        """A player has won the battle; plunder comes next."""
        return ()

    def npc_outfit(self, t: Table, npc: Npc) -> int:
        """A number below 2 ** 20 that tells what `fit_out_npc` gives an NPC, so that advice need not fit out the same
        one again and again. Whoever overrides one of them overrides both."""
        return 0

    def fit_out_npc(self, t: Table, npc: Npc, side: Side) -> None:
        """The side of an NPC is made for a battle, or for the odds of one.

        Give it modifications (`side.ship.modifications`) and weapons (`side.weapons`), both as bits. The tracks of the
        ship are raised afterwards, the crew too.
        """

    # Ships and cargo

    def manoeuvrability(self, t: Table, value: int, ship: Ship, seat: Seat) -> int:
        """Of a ship in effect; the seat is NOBODY for an NPC's."""
        return value

    def raid_manoeuvrability(self, t: Table, value: int, player: Player) -> int:
        """What the escapes of a raid are compared with."""
        return value

    def room(self, t: Table, room: int, player: Player) -> int:
        """Free cargo spaces."""
        return room

    def cargo_coming(self, t: Table, cards: tuple[int, ...], player: Player) -> tuple[int, ...]:
        """Cargo cards that are about to come aboard, also plunder that lies in this module."""
        return cards

    def make_room(self) -> Sequence[Offer[Table]]:
        """What else can go overboard where cards do not fit, and to customs (`t.moment` is AFTER_PURCHASE then)."""
        return ()

    def lose_cargo(self, t: Table, player: Player, rule: str) -> Part[bool]:
        """A policy: a cargo card is lost by force; the module lets its owner choose from where. Was it done?

        Without it the card is a random one of `player.cargo` and the load of a mission.
        """
        yield from ()
        return False

    def cargo_gained(self, t: Table, player: Player, cards: tuple[int, ...], how: Gain) -> Taken:
        """Cargo cards have come aboard; `how`: bought, drawn, taken, or chosen by their good."""
        return ()

    def cargo_plundered(self, t: Table, winner: Player, loser: Player) -> Taken:
        """The hold of a beaten player was searched: what he had lies in `t.drawn_cargo`; add to it."""
        return ()

    def goods_for_sale(self) -> Sequence[Offer[Table]]:
        """What else can be sold along with goods; each counts its cards in `visit.more_cards`."""
        return ()

    def demand_for_glory(self, t: Table, cards: int, player: Player) -> int:
        """How many cards in demand a sale needs for its glory point."""
        return cards

    def goods_sold(self, t: Table, player: Player, cards: tuple[int, ...], demand: int) -> Taken:
        """A sale is settled, also one of `visit.more_cards` alone; `demand` is the good that was in demand."""
        return ()

    def weapon_successes(self, t: Table, count: int, player: Player) -> int:
        """How many failed dice a special weapon spent in a merchant raid turns, if there are so many."""
        return count

    def weapon_gone(self, t: Table, player: Player, weapon: int, taker: Seat) -> None:
        """A weapon token was spent, sold or lost; or the `taker` has plundered it, else NOBODY."""

    def ship_lost(self, t: Table, player: Player, modifications: int) -> Taken:
        """A player's ship was sunk, sold or given up for another, with these modifications (bits) on it.

        Those that have come along to the new ship are not among them, nor those of a ship that its winner claims.
        """
        return ()

    def ship_claimed(self, t: Table, winner: Player, ship: Ship) -> Taken:
        """The winner has changed into the beaten ship, with its modifications; his old ship is lost already."""
        return ()

    def transfers(self, t: Table, count: int, player: Player) -> int:
        """How many modifications may come along to a ship that is bought or, at sea, claimed; each is paid for."""
        return count

    def returning_modifications(self, t: Table, modifications: int, player: Player) -> int:
        """Which modifications of a lost ship, as bits, go back into ports; a module keeps its own."""
        return modifications

    def place_modifications(self, t: Table, player: Player, modifications: int) -> Part[bool]:
        """A policy: modifications of a lost ship go back into the game in another way. Was it done?"""
        yield from ()
        return False

    # The Port action

    def port_action_starts(self, t: Table, player: Player) -> Taken:
        """The modification of the port is turned up; nothing is done yet."""
        return ()

    def port_activities(self) -> Sequence[Offer[Table]]:
        """Activities of a Port action; `about` is the zone."""
        return ()

    def town_activities(self) -> Sequence[Offer[Table]]:
        """Activities of a visit to a place that is not a port."""
        return ()

    def shipyard_stock(self) -> Sequence[Offer[Table]]:
        """Services of the shipyard where the captain is; `about` is 0."""
        return ()

    def price(self, t: Table, price: int, player: Player, what: int, thing: int) -> int:
        """A price to pay or be paid; `what` is one of `prices.PRICES`."""
        return price

    def may_repair(self, t: Table, player: Player) -> Refusal | None:
        """Why the yard does not repair."""
        return None

    def may_use_yard(self, t: Table, player: Player) -> Refusal | None:
        """Why the yard is closed."""
        return None

    def may_buy_ship(self, t: Table, kind: int) -> Refusal | None:
        """Why yards do not sell ships of a kind, though they buy them."""
        return None

    def recruit_terms(self, t: Table, terms: int, player: Player) -> int:
        """One of the terms of `port.recruit`."""
        return terms

    def hire_price(self, t: Table, gold: int, player: Player, card: int) -> int:
        """What a specialist asks for."""
        return gold

    def hire_anywhere(self, t: Table, player: Player, card: int) -> bool:
        """Is a specialist not bound to the ports of his card?"""
        return False

    def may_employ(self, t: Table, player: Player) -> Refusal | None:
        """Why no further specialist joins, whatever he comes by."""
        return None

    def specialist_hired(self, t: Table, player: Player, card: int) -> None:
        """A specialist is about to join because his condition was met; what he asked for is paid."""

    def free_crew(self, t: Table, count: int, player: Player) -> int:
        """Crew who come with a reward, neither recruited nor paid."""
        return count

    def before_stashing(self, t: Table, player: Player) -> Part[bool]:
        """Gold is about to go into the chest by the activity, and nothing is paid yet; returns whether it is stopped.

        The captain may have died of it.
        """
        yield from ()
        return False

    # Cards, missions, rumours

    def limit(self, t: Table, limit: int, player: Player, what: Limit) -> int:
        """A limit on what is held or lies open; `what` is one of `limits`."""
        return limit

    def may_play(self, t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
        """Why a glory card that could be played is not."""
        return None

    def before_card(self, t: Table, player: Player, card: int) -> Part[bool]:
        """A glory card is about to be played, or a specialist hired; returns whether it is stopped and stays in hand.

        A module that rolls for it, or has stopped it, forbids it by `may_play` meanwhile: the card is still in hand,
        and the windows around a roll would offer it again.
        """
        yield from ()
        return False

    def specialist_active(self, t: Table, active: bool, player: Player, specialist: int) -> bool:
        """Does an employed specialist help?"""
        return active

    def mission_asks_roll(self, t: Table, player: Player, mission: int) -> Taken:
        """A mission is about to be claimed by a roll; `visit.roll_skipped` leaves the roll out."""
        return ()

    def mission_claimed(self, t: Table, player: Player, mission: int) -> Taken:
        """A mission was claimed."""
        return ()

    def mission_completed(self, t: Table, player: Player, mission: int) -> Taken:
        """A mission was completed."""
        return ()

    # Battles

    def battle_starts(self, t: Table, battle: Battle) -> Taken:
        """At sea, after the bounty, before long guns."""
        return ()

    def battle_round_starts(self, t: Table, battle: Battle) -> Taken:
        """First thing in a round of naval combat."""
        return ()

    def sides_declared(self, t: Table, battle: Battle) -> Taken:
        """Both have declared; chasers have fired."""
        return ()

    def contest_rolled(self, t: Table, battle: Battle) -> Taken:
        """The dice lie, and hooks have been thrown."""
        return ()

    def hits_rolled(self, t: Table, battle: Battle) -> Taken:
        """The location dice of both sides lie; damage comes next."""
        return ()

    def crew_combat_starts(self, t: Table, battle: Battle) -> Taken:
        """Before swivel guns fire and cards are played."""
        return ()

    def crew_round_starts(self, t: Table, battle: Battle) -> Taken:
        """Before cards are played in a round of crew combat."""
        return ()

    def crew_combat_won(self, t: Table, winner: Player) -> Taken:
        """A player has won crew combat: at sea after plunder and the choice of the ship, ashore at once."""
        return ()

    def crew_forecast(self, t: Table, side: Side) -> Note | None:
        """A policy: what crew combat would come to for a side, where it is one of this module's own kind."""
        return None

    def battle_ends(self, t: Table, battle: Battle) -> Taken:
        """All is settled but repairs."""
        return ()

    def after_declaration(self) -> Sequence[Offer[Table]]:
        """Weapons of the side that the asked seat leads, when both have declared."""
        return ()

    def after_contest(self) -> Sequence[Offer[Table]]:
        """Weapons of the side that the asked seat leads, when the contest was rolled."""
        return ()

    def after_hits(self) -> Sequence[Offer[Table]]:
        """Ammunition of the side that the asked seat leads, when its location dice lie; not with Long guns."""
        return ()

    def program_uses(self, t: Table, uses: bool, side: Side, move: Move) -> bool:
        """Does the program, who fights for an NPC, use one of these offers now? Each only once at a moment."""
        return uses

    def may_use_weapon(self, t: Table, side: Side, weapon: int) -> Refusal | None:
        """Why hooks or a shot cannot be used now; `side.weapons_used` are the weapons used in this round."""
        return None

    def hit_location(self, t: Table, location: int, owner: Seat, face: int, shot: int) -> int:
        """Where a location die falls: a location, SKULL, or NONE when lost; an NPC is owned by NOBODY."""
        return location

    def hit_places(self, t: Table, places: int, owner: Seat, shot: int, placed: list[int], points: list[int]) -> int:
        """The locations, as bits, among which the target may choose for a skull, never none.

        `places` are the hull and what is not destroyed. `shot` is the ammunition of these hits, `placed` the number of
        its skulls that each location has taken so far, `points` all damage of these hits, numbered ones included.
        """
        return places

    def hazard_hits(self, t: Table, hits: int, player: Player, cause: str) -> int:
        """Hits of a storm, of shoals, of a rumour or of a place at sea, less the successes of the roll against them.

        It is not rolled yet where they fall. `cause` is the rule.
        """
        return hits

    def damage(self, t: Table, points: list[int], player: Player, cause: str) -> None:
        """Points of damage by location that a player's ship is about to take in a battle, in a raid or from a hazard.

        They are changed in place, and nothing else is, since odds ask too; `cause` is the rule.
        """

    def plunder_gold(self, t: Table, gold: int, winner: Player, npc: Npc) -> int:
        """The gold aboard a beaten NPC."""
        return gold

    def plunder_tokens(self, t: Table, winner: Player, side: Side) -> Taken:
        """The winner of crew combat may take what else a beaten NPC has, before its ship is offered."""
        return ()

    # Glory, bounties, death

    def glory_gained(self, t: Table, player: Player, deed: int) -> Taken:
        """A glory point was gained; its card comes next."""
        return ()

    def stash_price(self, t: Table, price: int, number: int) -> int:
        """What the first, second or later glory point of a stash costs; `number` counts from 1."""
        return price

    def stop_bounty(self, t: Table, player: Player, nation: int, act: int) -> Part[bool]:
        """A crime is about to bring a bounty; returns whether it does not. `act` as in `captain.bounties`."""
        yield from ()
        return False

    def bounty_gain(self, t: Table, count: int, player: Player, nation: int, act: int) -> int:
        """How many bounties a crime brings."""
        return count

    def bounty_gained(self, t: Table, player: Player, nation: int) -> Taken:
        """A captain has become wanted, or more so, for a crime."""
        return ()

    def captain_died(self, t: Table, player: Player, cause: int) -> Taken:
        """The captain is lost, or washed ashore (`player.washed`)."""
        return ()

    def captain_entered(self, t: Table, player: Player) -> Taken:
        """A new captain has come into the game, not at its start."""
        return ()

    # What is said and thought about questions, the base's and others

    def npc_preview(self, t: Table, note: Note, player: Player, npc: Npc) -> Note:
        """What scouting for an NPC would bring: `note` is what is said of any NPC."""
        return note

    def npc_prize(self, t: Table, worth: int, player: Player, npc: Npc) -> int:
        """What defeating an NPC is worth, in hundredths of a glory point."""
        return worth

    def raid_prize(self, t: Table, worth: int, player: Player) -> int:
        """What raiding a merchant is worth once it is found, the bounty counted, in hundredths of a glory point."""
        return worth

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        """Add what the asked seat should worry about."""

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        """Change how inviting the options are, in place: all alike where the question has no opinion."""

    def found_cost(self, t: Table, cost: int, player: Player, npc: Npc) -> int:
        """What it costs to be found by an NPC, in hundredths of a glory point; below 0 where a fight would pay."""
        return cost

    def zone_dangers(self, t: Table, by_day: list[int], by_night: list[int], player: Player) -> None:
        """Change what it costs to come into each zone at sea by day, and to lie there at night, in place.

        In hundredths of a glory point.
        """

    def foresight(self, t: Table, share: int, player: Player) -> int:
        """How much of the danger of a zone counts for a captain who plans to go there from afar, in a hundred.

        Without modules it counts when it is one step away, and 0 here.
        """
        return share

    def ways(self, t: Table, ways: list[int], player: Player, zone: int) -> list[int]:
        """The actions from a zone to each other one, for the plans of the captain whose turn it is.

        He is in the zone, or has just made one step to it: `player.zone` is where he still is.
        """
        return ways

    def steps(self, t: Table, steps: int, player: Player, goal: int) -> int:
        """The actions that a captain needs in his next turn, at least, to be at sea in a zone."""
        return steps

    def round_passes(self, t: Table) -> None:
        """The table is a copy in which the round is over, for odds of the next turn: change what does not stay."""

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        """Change what it is worth to be at sea in each zone, or to take a Port action there, in place.

        In hundredths of a glory point.
        """

    def board_numbers(self, t: Table, numbers: dict[str, object], player: Player) -> None:
        """Numbers for a captain's board, worked out from what he knows: a struct of the module under its name."""

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        """What a captain may still make of all he has, in hundredths of a glory point: for bots that evaluate."""
        return worth
