"""What an option would bring or cost, told to the seat before it chooses: from what it can know, and nothing else."""

from freebooter.games.marauders import dice, effects, odds, prices
from freebooter.games.marauders.moves import DONE
from freebooter.games.marauders.names import (
    BUY,
    INFLUENCE,
    LEADERSHIP,
    NONE,
    RECRUIT,
    RUMOUR,
    SELL,
    SHIPYARD,
    SKILLS,
    STASH,
)
from freebooter.games.marauders.port.buy import cards_to_draw
from freebooter.games.marauders.port.here import good_named, visit_of
from freebooter.games.marauders.port.recruit import FREE, terms
from freebooter.games.marauders.port.stash import fee
from freebooter.games.marauders.refusals.at_sea import check_note, of_action, of_way_in
from freebooter.games.marauders.refusals.in_battle import in_battle
from freebooter.games.marauders.scoring import points as points_of
from freebooter.games.marauders.scoring import points_of_gold
from freebooter.games.marauders.sheet import Player, ship_values
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    DEMAND_FOR_GLORY,
    HIRE_CHECK,
    HIRE_GOLD,
    MISSIONS,
    MODIFICATION_NAMES,
)
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note


def brings(t: Table, ask: Ask, move: Move) -> Note | None:
    player, prompt = t.players[ask.seat], ask.prompt
    if prompt == "action":
        return of_action(t, player, move)
    if prompt in ("port", "claim-mission"):
        return in_port(t, player, move)
    if prompt == "sell" and move.verb == "sell":
        good = good_named(move)
        gold = move.value * prices.sale_price(t, player, good)
        demanded = int(t.board.demand[player.zone] == good)
        glory = int(demanded and move.value >= DEMAND_FOR_GLORY)
        return Note("mm-brings-sale", "MM-SELL-03 MM-SELL-07", gold=gold, demanded=demanded, glory=glory)
    if prompt in ("buy", "sell") and move is DONE:
        return of_bargain(t, player, prompt)
    if prompt == "buy" and move.verb == "buy":
        return of_purchase(t, player, move)
    if prompt in ("shipyard", "offer-ship"):
        return at_yard(t, ask, player, move)
    if prompt == "hire-crew":
        return Note("mm-brings-price", "MM-RECRUIT-02", price=move.value * ask.about, gold=effects.purse(t, player))
    if prompt in ("stash", "stash-tens", "stash-ones", "withdraw-ones"):
        return of_stashing(t, ask, player, move)
    if prompt == "transfer" and move.verb == "transfer":
        return Note("mm-brings-price", "MM-PORTPOWER-13", price=prices.transfer_price(t, player, move.value))
    if prompt == "enter-by":
        return of_way_in(t, player, move.value)
    if prompt == "reroll-claim" and move.verb == "roll":
        return check_note("MM-MISSION-02", len(t.rolled), MISSIONS[visit_of(t).claiming].needs.successes)
    return in_battle(t, ask, move)


def in_port(t: Table, player: Player, move: Move) -> Note | None:
    verb = move.verb
    if verb == "do" and move.value in (SELL, BUY, SHIPYARD, STASH):
        return of_activity(t, player, move.value)
    if verb == "do" and move.value == RUMOUR:
        count = dice.pool(t, player, INFLUENCE, dice.FOR_RUMOUR, 0)
        return paid_check("MM-RUMOR-01", prices.rumour_price(t, player), count)
    if verb == "do" and move.value == RECRUIT:
        free = int(terms(t, player) == FREE)
        count = dice.pool(t, player, LEADERSHIP, dice.FOR_RECRUITING, 0)
        chance = odds.percent(odds.at_least(count))
        wanted = player.crew_wanted()
        return Note("mm-brings-crew", "MM-RECRUIT-01", free=free, dice=count, chance=chance, wanted=wanted)
    if verb == "claim-mission":
        mission = MISSIONS[move.value]
        skill, needed = mission.needs.check, mission.needs.successes
        count = dice.pool(t, player, SKILLS.index(skill), dice.FOR_CLAIM, 0) if skill else 0
        gold = mission.earn.gold
        chance = odds.percent(odds.at_least(count, needed)) if skill else 100
        price = mission.needs.gold
        return Note("mm-brings-mission", "MM-MISSION-02", gold=gold, dice=count, chance=chance, price=price)
    if verb == "complete-mission":
        return of_delivery(t, player)
    if verb == "play" and (HIRE_GOLD[move.value] or HIRE_CHECK[move.value] != NONE):
        skill_of_check = HIRE_CHECK[move.value]
        rolled = 0 if skill_of_check == NONE else dice.pool(t, player, skill_of_check, dice.FOR_HIRING, 0)
        return paid_check("MM-GLORY-10", HIRE_GOLD[move.value], rolled)
    return None


def of_activity(t: Table, player: Player, activity: int) -> Note:
    """What the captain has, or needs, of it."""
    if activity == SELL:
        wanted = effects.goods_aboard(player, t.board.demand[player.zone])
        gold = prices.proceeds(t, player, player.cargo)
        return Note("mm-brings-selling", "MM-SELL-02", cards=len(player.cargo), gold=gold, demanded=wanted)
    if activity == BUY:
        return Note("mm-brings-buying", "MM-BUY-01", cards=cards_to_draw(t, player), gold=effects.purse(t, player))
    if activity == SHIPYARD:
        points, price = prices.damage_points(player.ship), prices.repair_price(t, player)
        token = t.board.modification[player.zone]
        shown = "none" if token == NONE else MODIFICATION_NAMES[token]  # turned up by the Port action (MM-PORT-06)
        return Note("mm-brings-yard", "MM-SHIPYARD-01", damage=points, price=points * price, modification=shown)
    return Note("mm-brings-stash", "MM-STASH-02", price=fee(t, player), stash=player.stash, points=points_of(t, player))


def of_stashing(t: Table, ask: Ask, player: Player, move: Move) -> Note:
    """What lies in the chest afterwards, and the points that makes (MM-STASH-02).

    A courier takes his fee in a Port action only; whom a rumour finds (RU-19) takes none.
    """
    gold = move.value
    if ask.prompt in ("stash", "stash-tens"):
        gold = 10 * move.value
    else:
        gold += 10 * ask.about
    stash = player.stash + (gold if move.verb.startswith("stash") else -gold)
    price = fee(t, player) if gold and t.visit is not None and move.verb.startswith("stash") else 0
    points = player.track + points_of_gold(t, player, stash)
    return Note("mm-brings-stashed", "MM-STASH-02", price=price, stash=stash, points=points)


def paid_check(rule: str, price: int, count: int) -> Note:
    return Note("mm-brings-paid-check", rule, price=price, dice=count, chance=odds.percent(odds.at_least(count)))


def of_delivery(t: Table, player: Player) -> Note:
    """What the mission pays; some ask for a check at the end, some for another port first."""
    mission = MISSIONS[player.mission]
    task = mission.task
    count = dice.pool(t, player, SKILLS.index(task.then), dice.FOR_TASK, 0) if task.then else 0
    chance = odds.percent(odds.at_least(count)) if task.then else 100
    further = int(task.kind == "carry" and player.mission_step + 1 < len(task.legs))
    return Note("mm-brings-earn", "MM-MISSION-07", gold=mission.earn.gold, dice=count, chance=chance, further=further)


def of_bargain(t: Table, player: Player, prompt: str) -> Note | None:
    """What has been chosen so far, all together."""
    visit = t.visit
    chosen = () if visit is None else visit.chosen
    if not chosen:
        return None
    if prompt == "buy":
        price = prices.purchase_price(t, player, chosen)
        over = too_many(player, len(chosen))
        return Note("mm-brings-bought", "MM-BUY-05 MM-AMB-08", count=len(chosen), gold=price, surplus=over)
    return Note("mm-brings-sold", "MM-SELL-01", count=len(chosen), gold=prices.proceeds(t, player, chosen))


def of_purchase(t: Table, player: Player, move: Move) -> Note:
    """What everything chosen would cost together with this."""
    chosen = visit_of(t).chosen
    cards = (*chosen, *effects.pick_copies(t.drawn_cargo, good_named(move), move.value))
    total = prices.purchase_price(t, player, cards)
    each = prices.goods_price(t, player, good_named(move))
    purse, over = effects.purse(t, player), too_many(player, len(cards))
    return Note("mm-brings-purchase", "MM-BUY-03 MM-AMB-08", each=each, price=total, gold=purse, surplus=over)


def too_many(player: Player, more: int) -> int:
    """Six cards fit in port; so many would not fit at sea (MM-AMB-08)."""
    return max(0, more - player.room())


def at_yard(t: Table, ask: Ask, player: Player, move: Move) -> Note | None:
    verb, thing = move.verb, move.value
    gold = effects.purse(t, player)
    if verb == "buy-ship":
        price = ask.about if ask.prompt == "offer-ship" else prices.ship_price(t, player, thing)
        sale = prices.ship_sale(t, player)
        values = ship_values(thing)
        return Note("mm-brings-ship", "MM-SHIPYARD-02", price=price, sale=sale, net=price - sale, **values)
    if verb == "repair":
        return Note("mm-brings-price", "MM-SHIPYARD-10", price=prices.repair_price(t, player), gold=gold)
    if verb == "buy-weapon":
        return Note("mm-brings-price", "MM-SHIPYARD-08", price=prices.weapon_price(t, player, thing), gold=gold)
    if verb == "sell-weapon":
        return Note("mm-brings-gold", "MM-SHIPYARD-08", gold=prices.weapon_sale(t, player, thing))
    if verb == "buy-modification":
        return Note("mm-brings-price", "MM-MOD-09", price=prices.modification_price(t, player, thing), gold=gold)
    if verb == "refresh":
        return Note("mm-brings-price", "MM-AMB-43", price=prices.refresh_price(t, player, thing), gold=gold)
    return None
