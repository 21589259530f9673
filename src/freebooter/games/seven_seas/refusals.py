"""Why a move is not on offer. The numbers come from the functions that make the offers."""

from freebooter.games.seven_seas.fleet import empty_ships, room
from freebooter.games.seven_seas.moves import BARGAIN_GOODS
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    CAPTAIN,
    GOODS,
    NATIONS,
    NO_ROLE,
    ROLES,
    SHAMAN,
    is_caravan,
    is_curse,
    is_port,
)
from freebooter.games.seven_seas.plunder import ship_limit
from freebooter.games.seven_seas.rituals import BARGAIN_COST, DOUBLE_HOLD_COST, UNSINKABLE_COST
from freebooter.games.seven_seas.state import FINAL_SALE, Player, Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Refusal

CARD_PROMPTS = {
    "captain-card": "P7-CAPTAIN-01",
    "aborigine-card": "P7-ABORIGINE-01",
    "shaman-card": "P7-SHAMAN-01",
}

RULE_OF_PROMPT = {
    "choose-character": "P7-CHOOSE-02",
    "gift": "P7-ROUND-05",
    "buy-ships": "P7-SHIPWRIGHT-01",
    "take-tile": "P7-GOVERNOR-01",
    "send-ships": "P7-CAPTAIN-04",
    "load-goods": "P7-CAPTAIN-24",
    "sell-goods": "P7-MERCHANT-01",
    "ritual": "P7-RITUAL-01",
    "final-bargain": "P7-END-03",
    "discard-surplus": "P7-SHAMAN-11",
    "name-good": "P7-CURSE-10",
    "give-die": "P7-CURSE-13",
    "tavern-goods": "P7-CURSE-15",
    **CARD_PROMPTS,
}


RITUAL_COSTS = {"bargain": BARGAIN_COST, "double-hold": DOUBLE_HOLD_COST, "unsinkable-ship": UNSINKABLE_COST}


def why_not(t: Table, ask: Ask, move: Move) -> Refusal:
    """The reason people need; a move that belongs to another question is told what this one is about."""
    player = t.players[ask.seat]
    prompt, verb = ask.prompt, move.verb
    reason: Refusal | None = None
    if prompt == "choose-character" and verb == "choose":
        reason = Refusal("p7-character-used", "P7-CHOOSE-04", role=ROLES[move.value])
    elif prompt in CARD_PROMPTS and verb == "play-card":
        reason = why_not_card(player, prompt, move.value)
    elif prompt == "gift" and verb == "gift":
        rule = "P7-ROUND-09" if t.seats == 2 else "P7-ROUND-06"
        reason = Refusal("p7-single-gift", rule)
    elif prompt == "buy-ships" and verb == "buy-ships":
        reason = why_not_buy(player, move.value)
    elif prompt == "take-tile" and verb == "take-tile":
        owner = t.tiles[move.value] + 1
        reason = Refusal("p7-nation-taken", "P7-GOVERNOR-02", nation=NATIONS[move.value], seat=owner)
    elif prompt == "send-ships" and verb == "send":
        reason = why_not_send(t, player, ask.about, move.value)
    elif prompt == "load-goods" and verb == "keep":
        reason = why_not_load(t, player, ask.about, move)
    elif prompt == "sell-goods" and verb == "sell":
        reason = why_not_sell(player, ask.about, move)
    elif prompt in ("ritual", "final-bargain") and verb in RITUAL_COSTS:
        reason = why_not_ritual(t, player, move)
    elif prompt in ("discard-surplus", "tavern-goods") and verb == "discard":
        reason = Refusal("p7-none-aboard", RULE_OF_PROMPT[prompt], good=GOODS[move.value])
    elif prompt == "give-die" and verb == "give-die":
        reason = Refusal("p7-no-such-die", "P7-CURSE-13", face=move.value)
    if reason is None:
        reason = why_not_now(t, player, ask, move)
    return reason


def why_not_card(player: Player, prompt: str, card: int) -> Refusal | None:
    fits = is_caravan if prompt == "captain-card" else is_port if prompt == "aborigine-card" else is_curse
    kind = {"captain-card": "caravan", "aborigine-card": "port", "shaman-card": "curse"}[prompt]
    rule = CARD_PROMPTS[prompt]
    if not fits(card):
        return Refusal("p7-wrong-kind-of-card", rule, kind=kind)
    if not any(fits(held) for held in player.hand):
        return Refusal("p7-no-card-of-kind", rule, kind=kind)
    return Refusal("p7-card-not-in-hand", rule)


def why_not_buy(player: Player, count: int) -> Refusal | None:
    if count > player.reserve:
        return Refusal("p7-reserve-too-small", "P7-SHIPWRIGHT-01", reserve=player.reserve)
    return Refusal("p7-too-few-chests", "P7-SHIPWRIGHT-01", chests=player.chests)


def why_not_send(t: Table, player: Player, card: int, count: int) -> Refusal | None:
    limit = ship_limit(t, card)
    if count > limit:
        return Refusal("p7-above-ship-limit", "P7-CAPTAIN-06", limit=limit)
    return Refusal("p7-only-empty-ships", "P7-CAPTAIN-05", empty=empty_ships(player))


def why_not_load(t: Table, player: Player, good: int, move: Move) -> Refusal | None:
    if move.params[0][1] != GOODS[good]:
        return Refusal("p7-other-good", "P7-CAPTAIN-24", good=GOODS[good])
    if move.value > t.quay[good]:
        return Refusal("p7-not-drawn", "P7-CAPTAIN-25", good=GOODS[good], count=t.quay[good])
    return Refusal("p7-no-room", "P7-AMB-20", room=room(player))


def why_not_sell(player: Player, good: int, move: Move) -> Refusal | None:
    if move.params[0][1] != GOODS[good]:
        return Refusal("p7-other-good", "P7-MERCHANT-01", good=GOODS[good])
    return Refusal("p7-not-so-many-aboard", "P7-MERCHANT-01", good=GOODS[good], count=player.cargo[good])


def why_not_ritual(t: Table, player: Player, move: Move) -> Refusal | None:
    if t.stage == FINAL_SALE and move.verb != "bargain":
        return Refusal("p7-only-bargain-now", "P7-AMB-55")
    cost = RITUAL_COSTS[move.verb]
    if player.tokens < cost:
        return Refusal("p7-too-few-tokens", "P7-RITUAL-02", cost=cost, tokens=player.tokens)
    one, other = BARGAIN_GOODS[move.value]
    missing = one if player.cargo[one] == 0 else other
    return Refusal("p7-none-aboard", "P7-AMB-47", good=GOODS[missing])


def why_not_now(t: Table, player: Player, ask: Ask, move: Move) -> Refusal:
    """The move belongs to another question: rituals and cards have their own roles."""
    if move.verb in RITUAL_COSTS and t.called != NO_ROLE:
        if t.called in (CAPTAIN, ABORIGINE, SHAMAN):
            return Refusal("p7-no-ritual-here", "P7-ROUND-14")
        cost = RITUAL_COSTS[move.verb]
        if player.tokens < cost:
            return Refusal("p7-too-few-tokens", "P7-RITUAL-02", cost=cost, tokens=player.tokens)
    return Refusal("not-this-question", RULE_OF_PROMPT[ask.prompt], move=move.name)
