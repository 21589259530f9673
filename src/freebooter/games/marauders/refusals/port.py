"""Why something cannot be done in port."""

from freebooter.games.marauders import effects, prices
from freebooter.games.marauders.cards import missions
from freebooter.games.marauders.names import (
    ACTIVITIES,
    CREW,
    GOODS,
    LOCATIONS,
    MISSION,
    NATIONS,
    NONE,
    PETITE_GOAVE,
    RECRUIT,
    RUMOUR,
    SELL,
    SHIPYARD,
    STASH,
    ZONES,
)
from freebooter.games.marauders.port.buy import room_left
from freebooter.games.marauders.port.here import good_named, visit_of
from freebooter.games.marauders.port.recruit import FORBIDDEN, affordable, terms
from freebooter.games.marauders.port.ships import can_help, for_sale
from freebooter.games.marauders.port.stash import fee, has_chest
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    MISSION_LOCATION,
    MISSION_NAMES,
    MISSIONS,
    MODIFICATION_NAMES,
    SHIP_NAMES,
    WEAPON_NAMES,
    WEAPON_PACK,
)
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal


def why_not_port(t: Table, ask: Ask, move: Move) -> Refusal | None:
    player, prompt, verb = t.players[ask.seat], ask.prompt, move.verb
    if prompt == "port":
        return why_not_in_menu(t, player, move)
    if prompt == "claim-mission" and verb == "claim-mission":
        return why_not_claim(t, player, move.value)
    if prompt == "sell" and verb == "sell":
        return why_not_sell(t, player, good_named(move), move.value)
    if prompt == "buy" and verb in ("buy", "discard-cargo"):
        return why_not_buy(t, player, move)
    if prompt == "shipyard":
        return why_not_shipyard(t, player, move)
    if prompt == "hire-crew" and verb == "hire-crew":
        wanted = player.crew_wanted()
        if move.value > wanted:
            return Refusal("mm-crew-full", "MM-RECRUIT-03", wanted=wanted)
        return too_poor(t, player, move.value * ask.about, "MM-RECRUIT-02", affordable(t, player))
    if verb in ("stash-tens", "stash-ones", "withdraw-tens", "withdraw-ones"):
        return why_not_stash(t, ask, player, move)
    if prompt == "transfer" and verb == "transfer":
        return why_not_transfer(player, ask.about, move.value)
    if prompt == "offer-ship" and verb == "buy-ship":
        return Refusal("mm-other-ship", "MM-SHIPYARD-02", ship=SHIP_NAMES[move.value])
    if prompt == "choose-weapon" and verb == "buy-weapon":
        return Refusal("mm-weapon-twice", "MM-SHIPYARD-09", weapon=WEAPON_NAMES[move.value])
    if prompt == "bargain" and verb == "good":
        return Refusal("mm-not-so-many-drawn", "MM-BUY-03", good=GOODS[move.value], count=0)
    if prompt == "demand" and verb == "good":
        return Refusal("mm-token-not-drawn", "MM-GLORY-05", good=GOODS[move.value])
    return why_not_token(t, player, ask, move)


def too_poor(t: Table, player: Player, price: int, rule: str, most: int = 0) -> Refusal:
    return Refusal("mm-too-little-gold", rule, price=price, gold=effects.purse(t, player), most=most)


# The menu


def why_not_in_menu(t: Table, player: Player, move: Move) -> Refusal | None:
    if move.verb == "complete-mission":
        return why_not_complete(t, player)
    if move.verb != "do":
        return None
    activity = move.value
    if visit_of(t).done >> activity & 1:
        return Refusal("mm-activity-done", "MM-PORT-05", activity=ACTIVITIES[activity])
    if activity == SELL:
        if visit_of(t).done:
            return Refusal("mm-sell-first", "MM-PORT-03")
        return Refusal("mm-nothing-to-sell", "MM-SELL-01")
    if activity == SHIPYARD:
        return Refusal("mm-nothing-at-yard", "MM-SHIPYARD-01", gold=effects.purse(t, player))
    if activity == RECRUIT:
        if terms(t, player) == FORBIDDEN:
            return Refusal("mm-no-recruits-for-pirates", "MM-PORTPOWER-09")
        return Refusal("mm-crew-full", "MM-RECRUIT-03", wanted=0)
    if activity == RUMOUR:
        return too_poor(t, player, prices.rumour_price(t, player), "MM-RUMOR-01")
    if activity == MISSION:
        return why_no_mission(t, player)
    if activity == STASH:
        return why_no_stash(t, player)
    return Refusal("mm-no-cargo-cards", "MM-BUY-09")


def why_not_complete(t: Table, player: Player) -> Refusal:
    if player.mission == NONE:
        return Refusal("mm-no-mission", "MM-MISSION-06")
    name, task = MISSION_NAMES[player.mission], missions.task_of(player)
    if task.kind not in ("carry", "deliver"):
        return Refusal("mm-mission-not-in-port", "MM-MISSION-01", mission=name)
    if ZONES[player.zone] not in missions.ports_wanted(player):
        return Refusal("mm-mission-elsewhere", "MM-MISSION-01", mission=name, zone=missions.ports_wanted(player)[0])
    if task.kind == "deliver":
        return Refusal("mm-goods-missing", "MM-MISSION-01", mission=name)
    return Refusal("mm-task-tried", "MM-MISSION-07", mission=name)


def why_no_mission(t: Table, player: Player) -> Refusal:
    if visit_of(t).mission_failed:
        return Refusal("mm-mission-attempt-used", "MM-MISSION-04")
    here = [kind for kind in t.board.missions if MISSION_LOCATION[kind] == player.zone]
    if not here:
        return Refusal("mm-no-mission-here", "MM-MISSION-02", zone=ZONES[player.zone])
    return why_not_claim(t, player, here[0])


def why_not_claim(t: Table, player: Player, kind: int) -> Refusal:
    name = MISSION_NAMES[kind]
    if kind not in t.board.missions or MISSION_LOCATION[kind] != player.zone:
        return Refusal("mm-mission-not-on-offer", "MM-MISSION-02", mission=name)
    needs, lacking = MISSIONS[kind].needs, missions.lacking(t, player, kind)
    rule = "MM-MISSION-02"
    if lacking == "bounty":
        bounty = player.bounties[NATIONS.index(needs.unwanted_by)]
        return Refusal("mm-mission-needs-no-bounty", rule, mission=name, nation=needs.unwanted_by, bounty=bounty)
    if lacking == "gold":
        return Refusal("mm-mission-needs-gold", rule, mission=name, price=needs.gold, gold=player.gold)
    if lacking == "crew":
        return Refusal("mm-mission-needs-crew", rule, mission=name, crew=player.ship.tracks[CREW], wanted=needs.crew)
    if lacking == "ship":
        return Refusal("mm-mission-needs-ship", rule, mission=name, ships=", ".join(needs.ships))
    if lacking == "space":
        return Refusal("mm-mission-needs-space", rule, mission=name)
    return Refusal("mm-mission-non-pirates", rule, mission=name)


def why_no_stash(t: Table, player: Player) -> Refusal:
    if has_chest(t, player):
        return Refusal("mm-nothing-to-stash", "MM-STASH-01")
    if ZONES[player.zone] == "st-maarten":
        return Refusal("mm-courier-wants-gold", "MM-PORTPOWER-14", price=fee(t, player), gold=player.gold)
    return Refusal("mm-chest-at-home", "MM-STASH-01")


# Goods and gold


def why_not_sell(t: Table, player: Player, good: int, count: int) -> Refusal:
    aboard = effects.goods_aboard(player, good)
    if count > aboard or count == 0:
        return Refusal("mm-not-so-many-aboard", "MM-SELL-01", good=GOODS[good], count=aboard)
    return Refusal("mm-spoken-of-already", "MM-SELL-01", good=GOODS[good])


def why_not_buy(t: Table, player: Player, move: Move) -> Refusal:
    chosen = visit_of(t).chosen
    if move.verb == "discard-cargo":
        if effects.goods_aboard(player, move.value) == 0:
            return Refusal("mm-none-aboard", "MM-BUY-08", good=GOODS[move.value])
        return Refusal("mm-room-enough", "MM-BUY-08", room=room_left(t, player))
    good, count = good_named(move), move.value
    if prices.copies(chosen, good) > 0:
        return Refusal("mm-spoken-of-already", "MM-BUY-05", good=GOODS[good])
    drawn = prices.copies(t.drawn_cargo, good)
    if count > drawn or count == 0:
        return Refusal("mm-not-so-many-drawn", "MM-BUY-05", good=GOODS[good], count=drawn)
    if count > room_left(t, player):
        return Refusal("mm-no-room", "MM-BUY-11", aboard=player.cards_aboard() + len(chosen))
    cards = (*chosen, *effects.pick_copies(t.drawn_cargo, good, count))
    return too_poor(t, player, prices.purchase_price(t, player, cards), "MM-BUY-03")


def why_not_stash(t: Table, ask: Ask, player: Player, move: Move) -> Refusal | None:
    verb = move.verb
    if verb != ask.prompt and not (ask.prompt == "stash" and verb in ("stash-tens", "withdraw-tens")):
        return None
    if verb.startswith("withdraw"):
        if t.visit is not None and not has_chest(t, player):
            return Refusal("mm-courier-brings-nothing", "MM-AMB-46")
        return Refusal("mm-stash-too-small", "MM-STASH-06", stash=player.stash)
    return Refusal("mm-too-little-aboard", "MM-STASH-01", gold=player.gold)


# The shipyard


def why_not_shipyard(t: Table, player: Player, move: Move) -> Refusal | None:
    verb, thing = move.verb, move.value
    if verb == "buy-ship":
        return why_not_ship(t, player, thing)
    if verb == "repair":
        return why_not_repair(t, player, thing)
    if verb == "buy-weapon":
        return why_not_weapon(t, player, thing)
    if verb == "sell-weapon":
        if not player.has_weapon(thing):
            return Refusal("mm-no-such-weapon", "MM-SHIPYARD-08", weapon=WEAPON_NAMES[thing])
        return Refusal("mm-weapon-just-traded", "MM-SHIPYARD-08", weapon=WEAPON_NAMES[thing])
    if verb == "buy-modification":
        return why_not_modification(t, player, thing)
    if verb == "refresh":
        ship = player.ship
        if not ship.has(thing) or ship.flipped >> thing & 1 == 0:
            return Refusal("mm-nothing-to-refresh", "MM-MOD-03", modification=MODIFICATION_NAMES[thing])
        return too_poor(t, player, prices.refresh_price(t, player, thing), "MM-AMB-43")
    return None


def why_not_ship(t: Table, player: Player, kind: int) -> Refusal:
    if not for_sale(t, kind):
        return Refusal("mm-ship-not-for-sale", "MM-SHIPYARD-07", ship=SHIP_NAMES[kind])
    if not for_sale(t, player.ship.kind):
        return Refusal("mm-own-ship-unsaleable", "MM-AMB-40", ship=SHIP_NAMES[player.ship.kind])
    price = prices.ship_price(t, player, kind) - prices.ship_sale(t, player)
    return too_poor(t, player, price, "MM-SHIPYARD-02")


def why_not_repair(t: Table, player: Player, location: int) -> Refusal:
    if location == CREW:
        return Refusal("mm-crew-is-recruited", "MM-SHIPYARD-10")
    if player.ship.damage(location) == 0:
        return Refusal("mm-not-damaged", "MM-SHIPYARD-10", location=LOCATIONS[location])
    if player.zone == PETITE_GOAVE and player.is_pirate():
        return Refusal("mm-no-repair-for-pirates", "MM-PORTPOWER-09")
    return too_poor(t, player, prices.repair_price(t, player), "MM-SHIPYARD-10")


def why_not_weapon(t: Table, player: Player, weapon: int) -> Refusal:
    if WEAPON_PACK[weapon] not in t.rules.packs:
        return Refusal("mm-weapon-not-in-game", "MM-WEAPON-01", weapon=WEAPON_NAMES[weapon])
    if visit_of(t).weapons_traded >> weapon & 1:
        return Refusal("mm-weapon-just-traded", "MM-SHIPYARD-08", weapon=WEAPON_NAMES[weapon])
    if player.has_weapon(weapon):
        return Refusal("mm-weapon-twice", "MM-SHIPYARD-09", weapon=WEAPON_NAMES[weapon])
    return too_poor(t, player, prices.weapon_price(t, player, weapon), "MM-SHIPYARD-08")


def why_not_modification(t: Table, player: Player, modification: int) -> Refusal:
    name = MODIFICATION_NAMES[modification]
    if t.board.modification[player.zone] != modification:
        return Refusal("mm-modification-not-here", "MM-SHIPYARD-11", modification=name)
    if player.ship.has(modification):
        return Refusal("mm-modification-twice", "MM-SHIPYARD-13", modification=name)
    if not can_help(player.ship.kind, modification):
        return Refusal("mm-modification-useless", "MM-AMB-94", modification=name)
    return too_poor(t, player, prices.modification_price(t, player, modification), "MM-MOD-09")


def why_not_transfer(player: Player, kind: int, modification: int) -> Refusal:
    name = MODIFICATION_NAMES[modification]
    if not player.ship.has(modification):
        return Refusal("mm-no-such-modification", "MM-SHIPYARD-14", modification=name)
    if not can_help(kind, modification):
        return Refusal("mm-modification-useless", "MM-AMB-94", modification=name)
    return Refusal("mm-not-to-be-moved", "MM-PORTPOWER-13", modification=name)


def why_not_token(t: Table, player: Player, ask: Ask, move: Move) -> Refusal | None:
    """Modifications that are taken from ports."""
    zone = move.value
    if ask.prompt == "take-modification" and move.verb == ask.prompt:
        token = t.board.modification[zone]
        if token == NONE:
            return Refusal("mm-no-modification-there", "MM-RUMOR-06", zone=ZONES[zone])
        name = MODIFICATION_NAMES[token]
        if player.ship.has(token):
            return Refusal("mm-modification-twice", "MM-SHIPYARD-13", modification=name)
        return Refusal("mm-modification-useless", "MM-AMB-94", modification=name)
    return None
