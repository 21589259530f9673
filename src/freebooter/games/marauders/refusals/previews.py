"""What an option would bring or cost, told to the seat before it chooses: from what it can know, and nothing else."""

from freebooter.games.marauders import dice, effects, prices
from freebooter.games.marauders.actions.move import FREELY, move_cost, port_entry
from freebooter.games.marauders.battle.contest import contest_dice
from freebooter.games.marauders.battle.start import ship_of
from freebooter.games.marauders.bounties import hunters_bonus
from freebooter.games.marauders.names import (
    CANNONS,
    ICONS,
    INFLUENCE,
    LEADERSHIP,
    NATIONS,
    NONE,
    RECRUIT,
    RUMOUR,
    SCOUTING,
    SKILLS,
)
from freebooter.games.marauders.port.here import good_named, visit_of
from freebooter.games.marauders.port.recruit import FREE, terms
from freebooter.games.marauders.port.stash import fee
from freebooter.games.marauders.raid import escapes_of, plunder_of
from freebooter.games.marauders.scoring import points
from freebooter.games.marauders.sheet import Player
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.tables import (
    BOUNTY_LIMIT,
    BOUNTY_REWARD,
    CARGO_ICON,
    CARGO_VALUE,
    HIRE_CHECK,
    HIRE_GOLD,
    MISSIONS,
    RUMOUR_SKILL,
    RUMOURS,
    SHIP_TRACKS,
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
        return Note("mm-brings-sale", "MM-SELL-03", gold=gold, demanded=demanded)
    if prompt == "buy" and move.verb == "buy":
        return of_purchase(t, player, move)
    if prompt in ("shipyard", "offer-ship"):
        return at_yard(t, ask, player, move)
    if prompt == "hire-crew":
        return Note("mm-brings-price", "MM-RECRUIT-02", price=move.value * ask.about, gold=effects.purse(t, player))
    if prompt == "stash" and move.verb == "stash-tens":
        return Note(
            "mm-brings-stash", "MM-STASH-02", price=fee(t, player), stash=player.stash, points=points(t, player)
        )
    if prompt == "transfer" and move.verb == "transfer":
        return Note("mm-brings-price", "MM-PORTPOWER-13", price=prices.transfer_price(t, player, move.value))
    if prompt.startswith("raid-") or prompt == "engage-merchant":
        return in_raid(t, player, ask, move)
    return in_battle(t, ask, move)


def of_action(t: Table, player: Player, move: Move) -> Note | None:
    verb = move.verb
    if verb == "sail":
        return Note("mm-brings-cost", "MM-MOVE-01", actions=move_cost(t, player, move.value, False))
    if verb in ("enter-port", "leave-port"):
        closed = int(verb == "enter-port" and not port_entry(t, player, player.zone) & FREELY)
        cost = move_cost(t, player, player.zone, True)
        return Note("mm-brings-port-step", "MM-MOVE-01", actions=cost, closed=closed)
    if verb in ("scout-player", "scout-npc", "scout-merchant"):
        count = dice.pool(t, player, SCOUTING, dice.FOR_SCOUTING, 0)
        return Note("mm-brings-check", "MM-SCOUT-02", dice=count, needed=1)
    if verb == "scout-spanish-merchant":
        return Note("mm-brings-no-roll", "MM-PORTPOWER-04")
    if verb == "act-on-rumour" and player.rumour != NONE:
        count = dice.pool(t, player, RUMOUR_SKILL[player.rumour], dice.FOR_TRUTH, 0)
        return Note("mm-brings-check", "MM-RUMOR-04", dice=count, needed=RUMOURS[player.rumour].successes)
    if verb == "retire":
        return Note("mm-brings-retirement", "MM-DEATH-09", gold=player.gold)
    return None


def in_port(t: Table, player: Player, move: Move) -> Note | None:
    verb = move.verb
    if verb == "do" and move.value == RUMOUR:
        count = dice.pool(t, player, INFLUENCE, dice.FOR_RUMOUR, 0)
        return Note("mm-brings-paid-check", "MM-RUMOR-01", price=prices.rumour_price(t, player), dice=count)
    if verb == "do" and move.value == RECRUIT:
        free = int(terms(t, player) == FREE)
        count = dice.pool(t, player, LEADERSHIP, dice.FOR_RECRUITING, 0)
        return Note("mm-brings-crew", "MM-RECRUIT-01", free=free, dice=count, wanted=player.crew_wanted())
    if verb == "claim-mission":
        mission = MISSIONS[move.value]
        skill, needed = mission.needs.check, mission.needs.successes
        count = dice.pool(t, player, SKILLS.index(skill), dice.FOR_CLAIM, 0) if skill else 0
        gold = mission.earn.gold
        return Note(
            "mm-brings-mission", "MM-MISSION-02", gold=gold, dice=count, needed=needed, price=mission.needs.gold
        )
    if verb == "complete-mission":
        return Note("mm-brings-earn", "MM-MISSION-07", gold=MISSIONS[player.mission].earn.gold)
    if verb == "play" and (HIRE_GOLD[move.value] or HIRE_CHECK[move.value] != NONE):
        skill_of_check = HIRE_CHECK[move.value]
        rolled = 0 if skill_of_check == NONE else dice.pool(t, player, skill_of_check, dice.FOR_HIRING, 0)
        return Note("mm-brings-paid-check", "MM-GLORY-10", price=HIRE_GOLD[move.value], dice=rolled)
    return None


def of_purchase(t: Table, player: Player, move: Move) -> Note:
    """What everything chosen would cost together with this."""
    chosen = visit_of(t).chosen
    cards = (*chosen, *effects.pick_copies(t.drawn_cargo, good_named(move), move.value))
    total = prices.purchase_price(t, player, cards)
    each = prices.goods_price(t, player, good_named(move))
    return Note("mm-brings-purchase", "MM-BUY-03", each=each, price=total, gold=effects.purse(t, player))


def at_yard(t: Table, ask: Ask, player: Player, move: Move) -> Note | None:
    verb, thing = move.verb, move.value
    gold = effects.purse(t, player)
    if verb == "buy-ship":
        price = ask.about if ask.prompt == "offer-ship" else prices.ship_price(t, player, thing)
        sale = prices.ship_sale(t, player)
        tracks = SHIP_TRACKS[thing]
        return Note(
            "mm-brings-ship", "MM-SHIPYARD-02", price=price, sale=sale, net=price - sale, cannons=tracks[CANNONS]
        )
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


def in_raid(t: Table, player: Player, ask: Ask, move: Move) -> Note | None:
    if move.verb == "engage":
        bounty = player.bounties[ask.about]
        return Note("mm-brings-bounty", "MM-RAID-07", nation=NATIONS[ask.about], bounty=min(BOUNTY_LIMIT, bounty + 1))
    raid = t.raid
    if raid is None:
        return None
    if move.verb in ("discard-face", "exchange-face"):
        icon = ICONS[CARGO_ICON[move.value]]
        return Note("mm-brings-card-gone", "MM-RAID-13", value=CARGO_VALUE[move.value], icon=icon)
    if move.verb == "done":
        gold = plunder_of(t, player, raid)
        return Note("mm-brings-plunder", "MM-RAID-19", gold=gold, escapes=escapes_of(raid))
    return None


def in_battle(t: Table, ask: Ask, move: Move) -> Note | None:
    battle = t.battle
    if ask.prompt == "declare" and battle is not None:
        side = battle.sides[ask.about]
        count = contest_dice(t, side)
        if move.verb == "shoot":
            cannons = ship_of(t, side).tracks[CANNONS]
            return Note("mm-brings-shots", "MM-COMBAT-10", dice=count, cannons=cannons)
        return Note("mm-brings-contest", "MM-COMBAT-06", dice=count)
    if ask.prompt == "reward-nation":
        gold = BOUNTY_REWARD * t.players[ask.about].bounties[move.value] + hunters_bonus(t.players[ask.seat])
        return Note("mm-brings-gold", "MM-BOUNTY-10", gold=gold)
    return None
