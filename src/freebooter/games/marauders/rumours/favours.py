"""What true rumours offer besides goods: a modification, a ship, a pardon, a free courier (RU-10, 12, 19, 20)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.stash_values import rest_worth, stash_preview
from freebooter.games.marauders.content.tables import MODIFICATION_NAMES, RUMOUR_PACK, RUMOURS, SHIP_NAMES
from freebooter.games.marauders.missions.earnings import token_refusal
from freebooter.games.marauders.moves import (
    BUY_SHIP,
    CHOOSE_NATION,
    DECLINE,
    LOWER_BOUNTY,
    STASH_ONES,
    STASH_TENS,
    TAKE_MODIFICATION,
)
from freebooter.games.marauders.names import CANNONS, CARGO, HULL, MASTS, NONE, ZONES
from freebooter.games.marauders.rumours.pardons import LowerBounty, WantedBy
from freebooter.games.marauders.shipyard.ships import for_sale, may_trade_ship, trade_note, trade_ship
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

REWARD_RULE: Final = "MM-RUMOR-06"


# Modifications


class TakeModification(Question[Table]):
    """A token from a port. All tokens have been looked at."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        return None if move is DECLINE else token_refusal(t, t.players[ask.seat], move.value)


TAKE_ONE: Final = TakeModification("take-modification", "MM-RUMOR-06", [*TAKE_MODIFICATION, DECLINE])


def take_modification(t: Table, player: Player) -> Part[None]:
    """Any one from any port; face-down tokens may be looked at and stay face down (RU-10)."""
    board = t.board
    for zone in range(len(ZONES)):
        if board.modification[zone] != NONE and not board.modification_open[zone]:
            player.looked |= 1 << zone
    if t.journal is not None:
        seen: list[Datum] = [MODIFICATION_NAMES[kind] for kind in board.modification if kind != NONE]
        t.journal.only(player.seat, "modifications-seen", REWARD_RULE, seat=player.seat, modifications=seen)
    answer = yield TAKE_ONE.ask(t, player.seat, shown=True)
    if answer is not DECLINE:
        effects.open_modification(t, answer.value)
        effects.add_modification(t, player, effects.clear_modification(t, answer.value), REWARD_RULE)


# Ships


class OfferShip(Question[Table]):
    """Trade the own ship for this one; `about` is its price."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:  # what ship a rumour has found is known to the question alone
            return None
        if ask.options == [DECLINE]:
            gold = effects.purse(t, t.players[ask.seat])
            return Refusal("mm-too-little-gold", self.rule, price=ask.about, gold=gold, most=0)
        return Refusal("mm-other-ship", self.rule, ship=SHIP_NAMES[move.value])

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"gold": ask.about}

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is DECLINE:
            return None
        return trade_note(t, t.players[ask.seat], move.value, ask.about, self.rule)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Nothing, if he is first asked what to take over (MM-SHIPYARD-14)."""
        if played.first("ship-traded") is None:
            return {}
        sale, price = (
            gold_in_events(played, "gold-gained", "MM-SHIPYARD-03"),
            gold_in_events(played, "gold-paid", REWARD_RULE),
        )
        tracks = played.after.players[ask.seat].ship.tracks
        values = {"hull": tracks[HULL], "masts": tracks[MASTS], "cargo": tracks[CARGO], "cannons": tracks[CANNONS]}
        return {"price": price, "sale": sale, "net": price - sale, **values}


OFFER_SHIP: Final = OfferShip("offer-ship", "MM-SHIPYARD-02", [*BUY_SHIP, DECLINE])


def gold_in_events(played: Played[Table], kind: str, rule: str = "") -> int:
    """Gold of all events of a kind, or of those that a rule has caused."""
    events = [event for event in played.events if event.kind == kind and (not rule or rule in event.rules)]
    counts = [event.data["count"] for event in events]
    return sum([count for count in counts if isinstance(count, int)])


def offer_ship(t: Table, player: Player, kind: int, price: int) -> Part[None]:
    """A ship at a price of its own, under the normal trade-in rules (RU-20).

    Where the stash may pay, the question is always asked: otherwise it would reveal what the stash holds.
    """
    may = may_trade_ship(t, player, kind, price)
    secret = effects.purse_is_secret(t, player)
    if may or (secret and for_sale(t, player.ship.kind)):
        options = [BUY_SHIP[kind], DECLINE] if may else [DECLINE]
        answer = yield Ask(player.seat, OFFER_SHIP, options, about=price, shown=secret)
        if answer is not DECLINE:
            yield from trade_ship(t, player, kind, price, REWARD_RULE)


# Bounties

LOWER_BOUNTY_OF: Final = WantedBy("lower-bounty-of", "MM-RUMOR-06", CHOOSE_NATION)
LOWER_BOUNTY_BY: Final = LowerBounty("lower-bounty", "MM-RUMOR-06", LOWER_BOUNTY)


def lower_one_bounty(t: Table, player: Player, most: int) -> Part[None]:
    """One nation's bounty, by up to three (RU-12)."""
    if not player.is_pirate():
        return
    answer = yield LOWER_BOUNTY_OF.ask(t, player.seat)
    nation = answer.value
    options = LOWER_BOUNTY[: min(most, player.bounties[nation]) + 1]
    count = yield Ask(player.seat, LOWER_BOUNTY_BY, options, about=nation)
    effects.lower_bounty(t, player, nation, count.value, REWARD_RULE)


# Gold

_COURIERS: Final[list[tuple[str, int]]] = [
    (RUMOUR_PACK[kind], reward.amount)
    for kind in range(len(RUMOURS))
    for reward in RUMOURS[kind].rewards
    if reward.kind == "stash"
]


def courier_limit(t: Table) -> int:
    """The most that a rumour of this game takes to the chest."""
    # mutants: same `return min` `if True`, the base has the only one
    return max([amount for pack, amount in _COURIERS if pack in t.rules.packs])


class StashFree(Question[Table]):
    """Gold for the chest, without a fee: full tens, then what is beyond the tens, which are `about`."""

    def __init__(self, prompt: str, moves: list[Move], each: int) -> None:
        super().__init__(prompt, "MM-STASH-01", moves)
        self.each = each

    def amount(self, ask: Ask, move: Move) -> int:
        return 10 * ask.about + self.each * move.value

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        gold = t.players[ask.seat].gold
        if self.amount(ask, move) > gold:
            return Refusal("mm-too-little-aboard", self.rule, gold=gold)
        if move in ask.options:
            return None
        return Refusal("mm-beyond-the-card", REWARD_RULE, least=0, most=courier_limit(t))

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return stash_preview(t, t.players[ask.seat], self.amount(ask, move))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """Nothing, if he is still asked for the rest."""
        event = played.first("stashed")
        stash = None if event is None else event.data["stash"]
        return {"stash": stash, "price": gold_in_events(played, "gold-paid")} if isinstance(stash, int) else {}


class StashOnes(StashFree):
    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"count": ask.about}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(rest_worth(t, t.players[ask.seat], ask.options, ask.about))


STASH_FREE_TENS: Final = StashFree("stash-tens", STASH_TENS, 10)
STASH_FREE_ONES: Final = StashOnes("stash-ones", STASH_ONES, 1)


def stash_without_fee(t: Table, player: Player, most: int) -> Part[None]:
    """Up to fifteen gold from on board (RU-19)."""
    most = min(most, player.gold)
    tens = yield Ask(player.seat, STASH_FREE_TENS, STASH_TENS[: most // 10 + 1])
    left = min(9, most - 10 * tens.value)
    ones = yield Ask(player.seat, STASH_FREE_ONES, STASH_ONES[: left + 1], about=tens.value)
    count = 10 * tens.value + ones.value
    if count > 0:
        effects.stash_gold(t, player, count, REWARD_RULE)
