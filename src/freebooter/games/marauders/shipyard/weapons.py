"""Special weapons, bought and sold in the yard (MM-SHIPYARD-08, MM-SHIPYARD-09)."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.advice.offers import ValuedOffer
from freebooter.games.marauders.advice.purse import price_note, price_paid
from freebooter.games.marauders.content.tables import WEAPON_NAMES, WEAPON_PACK
from freebooter.games.marauders.moves import BUY_WEAPON, NO_MOVES, SELL_WEAPON
from freebooter.games.marauders.previews.measured import gold_spent
from freebooter.games.marauders.prices import too_poor
from freebooter.games.marauders.seams.limits import LIMIT_WEAPONS
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, count_bits
from freebooter.games.marauders.state.visit import visit_of
from freebooter.games.marauders.values import cost
from freebooter.kernel.ask import Ask, Played, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def weapons_held(player: Player) -> int:
    return count_bits(player.weapons)


def weapon_limit(t: Table, player: Player) -> int:
    limit = len(WEAPON_NAMES)
    return modules_of(t).limit(t, limit, player, LIMIT_WEAPONS) if t.hooked else limit


def weapon_refusal(t: Table, player: Player, weapon: int) -> Refusal | None:
    """Why a weapon cannot be bought."""
    reason = weapon_hindrance(t, player, weapon)
    return reason or too_poor(t, player, prices.weapon_price(t, player, weapon), "MM-SHIPYARD-08")


def weapon_hindrance(t: Table, player: Player, weapon: int) -> Refusal | None:
    """The price apart: one token of each kind at most (MM-SHIPYARD-09), and none back that was sold in this visit."""
    if WEAPON_PACK[weapon] not in t.rules.packs:
        return Refusal("mm-weapon-not-in-game", "MM-WEAPON-01", weapon=WEAPON_NAMES[weapon])
    if visit_of(t).weapons_traded >> weapon & 1:
        return Refusal("mm-weapon-just-traded", "MM-SHIPYARD-08", weapon=WEAPON_NAMES[weapon])
    if player.has_weapon(weapon):
        return Refusal("mm-weapon-twice", "MM-SHIPYARD-09", weapon=WEAPON_NAMES[weapon])
    if weapons_held(player) >= weapon_limit(t, player):
        return Refusal("mm-weapons-enough", "MM-SHIPYARD-09", limit=weapon_limit(t, player))
    return None


class WeaponsForSale(ValuedOffer):
    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        player = t.players[seat]
        if weapons_held(player) >= weapon_limit(t, player):
            return NO_MOVES
        gold, packs = effects.purse(t, player), t.rules.packs
        not_again = player.weapons | visit_of(t).weapons_traded
        return [
            move
            for move in BUY_WEAPON
            if not not_again >> move.value & 1
            and prices.weapon_price(t, player, move.value) <= gold
            and WEAPON_PACK[move.value] in packs
        ]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return weapon_refusal(t, t.players[ask.seat], move.value)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        player = t.players[ask.seat]
        return price_note(t, player, "MM-SHIPYARD-08", prices.weapon_price(t, player, move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return price_paid(played, ask.seat, gold_spent(played, ask.seat))

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return 15 - cost(t, player, prices.weapon_price(t, player, move.value))

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player, visit, weapon = t.players[seat], visit_of(t), move.value
        price = prices.weapon_price(t, player, weapon)
        if prices.uses_cheap_arms(t, player):  # mutants: same `if True`, nobody else asks
            visit.arms_used = True  # CAP-15
        visit.weapons_traded |= 1 << weapon
        effects.pay_gold(t, player, price, "MM-SHIPYARD-08")
        effects.gain_weapon(t, player, weapon, "MM-SHIPYARD-08")
        return ()


class OwnWeapons(ValuedOffer):
    """Sold back, but not those bought in this visit."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        weapons = t.players[seat].weapons
        if weapons == 0:  # mutants: same `if False`, it saves work only
            return NO_MOVES
        saleable = weapons & ~visit_of(t).weapons_traded
        return [move for move in SELL_WEAPON if saleable >> move.value & 1]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        weapon = move.value
        if not t.players[ask.seat].has_weapon(weapon):
            return Refusal("mm-no-such-weapon", "MM-SHIPYARD-08", weapon=WEAPON_NAMES[weapon])
        if visit_of(t).weapons_traded >> weapon & 1:
            return Refusal("mm-weapon-just-traded", "MM-SHIPYARD-08", weapon=WEAPON_NAMES[weapon])
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        gold = prices.weapon_sale(t, t.players[ask.seat], move.value)
        return Note("mm-brings-gold", "MM-SHIPYARD-08", gold=gold)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"gold": -gold_spent(played, ask.seat)}

    def worth(self, t: Table, player: Player, move: Move) -> int:
        return -20

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        player, weapon = t.players[seat], move.value
        visit_of(t).weapons_traded |= 1 << weapon
        effects.lose_weapon(t, player, weapon, "MM-SHIPYARD-08")
        effects.gain_gold(t, player, prices.weapon_sale(t, player, weapon), "MM-SHIPYARD-08")
        return ()
