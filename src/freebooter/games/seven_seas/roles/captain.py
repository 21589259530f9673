"""Captain: lead a plunder."""

from typing import Final

from freebooter.games.seven_seas.explaining.measured import counted, events_of, number
from freebooter.games.seven_seas.gifts import Gift, accept_gift, gift_if_alone
from freebooter.games.seven_seas.moves import DECLINE
from freebooter.games.seven_seas.names import NOBODY, is_caravan, nation_of
from freebooter.games.seven_seas.player.effects import gain_tokens, make_mistake, play_card
from freebooter.games.seven_seas.player.fleet import empty_ships
from freebooter.games.seven_seas.plunder.battle_worth import battle_worth
from freebooter.games.seven_seas.plunder.odds import battle_odds, in_per_cent
from freebooter.games.seven_seas.plunder.plunder import most_ships, plunder, ship_limit
from freebooter.games.seven_seas.questions import CardQuestion, used_characters
from freebooter.games.seven_seas.state import Player, Table
from freebooter.games.seven_seas.valuing.worth import black_spot, weigh
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, mistake

TOKENS_PER_GIFT = 2


def preview_captain(t: Table, player: Player) -> Note:
    """Preview of the role as things stand now."""
    sizes = [t.rules.caravan_sizes[card] for card in player.hand if is_caravan(card)]
    points, back = t.rules.spot_points, used_characters(player)
    if not sizes:
        return mistake("brings-mistake-captain", "P7-CAPTAIN-03", points=points, back=back)
    count, largest, empty, gift = len(sizes), max(sizes), empty_ships(player), gift_if_alone(t, player)
    rule = "P7-CAPTAIN-01" if empty else "P7-CAPTAIN-07"
    return Note("brings-captain", rule, count=count, largest=largest, empty=empty, points=points, gift=gift, back=back)


class PlayCaravan(CardQuestion):
    """Which caravan to plunder."""

    def preview_card(self, t: Table, player: Player, card: int) -> Note:
        corsair = t.tiles[nation_of(card)]
        size, most = t.rules.caravan_sizes[card], most_ships(t, player, card)
        sinks = in_per_cent(battle_odds(size, most, most).sinks) if most else 0
        who = "nobody" if corsair == NOBODY else "you" if corsair == player.seat else "other"
        return Note(
            "brings-caravan",
            "P7-CAPTAIN-06",
            size=size,
            limit=ship_limit(t, card),
            empty=empty_ships(player),
            most=most,
            sinks=sinks,
            corsair=who,
            seat=corsair + 1,
        )

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """The caravan that pays best if everyone joins in; Corsairs pay for theirs."""
        player = t.players[ask.seat]
        worth: list[int] = []
        for move in ask.options:
            worth.append(-black_spot(t) if move is DECLINE else caravan_worth(t, player, move.value))
        return weigh(worth)

    def measured_card(self, played: Played[Table], seat: Seat, card: int) -> dict[str, int]:
        return {"size": number(events_of(played, "caravan-played", seat)[0], "size")}


class CaptainGift(Gift):
    """Tokens (P7-CAPTAIN-29, 30)."""

    def preview_gift(self, t: Table, player: Player, size: int) -> Note:
        return Note("brings-gift-captain", "P7-CAPTAIN-29", count=size * TOKENS_PER_GIFT)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"count": counted(played, "tokens-gained", ask.seat, "P7-CAPTAIN-29")} if move.value else {}


def caravan_worth(t: Table, player: Player, card: int) -> int:
    """What a plunder of this caravan would bring its Captain, more or less."""
    size, own = t.rules.caravan_sizes[card], most_ships(t, player, card)
    spot = black_spot(t)
    others = 0
    for other in t.players:
        if other is not player:
            others += min(1 + size // 2, most_ships(t, other, card))
    worth = battle_worth(t, player, size, own + others, own) if own > 0 else -spot
    corsair = t.tiles[nation_of(card)]
    if corsair == player.seat:
        worth -= spot
    elif corsair != NOBODY:
        worth += spot // (t.seats - 1)
    return worth


CAPTAIN_CARD: Final = PlayCaravan("captain-card", "P7-CAPTAIN-01", "caravan", is_caravan)
CAPTAIN_GIFT: Final = CaptainGift()


def captain(t: Table, player: Player) -> Flow:
    choice = yield CAPTAIN_CARD.ask(t, player.seat, shown=True)
    if choice is DECLINE:
        make_mistake(t, player, "P7-CAPTAIN-03")
        return
    play_card(t, player, choice.value)
    yield from plunder(t, player, choice.value)
    gifts = yield from accept_gift(t, player, CAPTAIN_GIFT)
    gain_tokens(t, player, gifts * TOKENS_PER_GIFT, "P7-CAPTAIN-29")
