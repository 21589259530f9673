"""Goods as rewards of rumours: drawn, found adrift, searched for (RU-03, 04, 08, 21, 24)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import goods_values
from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_NAMES, CARGO_VALUE
from freebooter.games.marauders.draws import FOR_REWARD, offer_repeat
from freebooter.games.marauders.moves import CHOOSE_GOOD, DONE, KEEP_GOODS, good_named
from freebooter.games.marauders.names import GAINED_BY_REWARD, GAINED_BY_SEARCH, GOODS, NOBODY
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.rumours.allowance import beyond_the_card
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal

REWARD_RULE: Final = "MM-RUMOR-06"


def take_cargo(t: Table, player: Player, draw: int, keep: int) -> Part[None]:
    """Draw cards, keep some of them within the limits, discard the rest (RU-03, 08, 21)."""
    lay_drawn(t, player, draw)
    if t.hooked:
        yield from offer_repeat(t, player, FOR_REWARD)
    yield from keep_cargo(t, player, keep)


def lay_drawn(t: Table, player: Player, count: int) -> list[int]:
    """Cards are drawn, which only the captain sees. Returns them in the order in which they came."""
    drawn = effects.draw_cards(t, count)
    t.drawn_cargo = tuple(sorted(drawn))
    t.drawn_by = player.seat
    return drawn


class KeepGoods(Question[Table]):
    """Which goods to keep, until he has enough."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is DONE:
            return None
        player, good, count = t.players[ask.seat], good_named(move), move.value
        drawn = copies(t.drawn_cargo, good)
        if count > drawn or count == 0:
            return Refusal("mm-not-so-many-drawn", self.rule, good=GOODS[good], count=drawn)
        if count > effects.room_of(t, player):
            return Refusal("mm-no-room", "MM-PORT-07", aboard=effects.cards_aboard(t, player))
        return beyond_the_card(ask, move, self.rule)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(goods_values.keep(t, t.players[ask.seat], ask.options))


KEEP: Final = KeepGoods("keep-goods", "MM-RUMOR-06", [*[move for good in KEEP_GOODS for move in good], DONE])


def keep_cargo(t: Table, player: Player, keep: int, seen: bool = False) -> Part[None]:
    """Choose among cards just drawn, which only the captain sees unless everyone has `seen` them; the rest goes.

    The player decides when to stop, so that the number of questions reveals nothing about the cards drawn.
    """
    gained: list[int] = []
    while t.drawn_cargo and keep > 0 and effects.room_of(t, player) > 0:
        answer = yield Ask(player.seat, KEEP, keep_options(t, player, keep), shown=True)
        if answer is DONE:
            break
        kept = effects.pick_to_keep(t.drawn_cargo, good_named(answer), answer.value)
        keep -= len(kept)
        gained += kept
        left = list(t.drawn_cargo)
        for card in kept:
            left.remove(card)
        t.drawn_cargo = tuple(left)
        effects.load_cargo(t, player, kept, REWARD_RULE, seen)
    rest = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    for card in rest:
        effects.discard_cargo(t, card)
    if t.journal is not None and rest:
        names: list[Datum] = [CARGO_NAMES[card] for card in rest]
        t.journal.reveal("cargo-discarded", REWARD_RULE, seat=player.seat, cards=names)
    if t.hooked and gained:
        yield from modules_of(t).cargo_gained(t, player, tuple(gained), GAINED_BY_REWARD)


def keep_options(t: Table, player: Player, keep: int) -> list[Move]:
    """Goods by count, within what may be kept and what there is room for."""
    most = min(keep, effects.room_of(t, player))
    options: list[Move] = []
    for good in range(len(GOODS)):
        options += KEEP_GOODS[good][1 : min(most, copies(t.drawn_cargo, good)) + 1]
    options.append(DONE)
    return options


def plunder_drifting_merchant(t: Table, player: Player, count: int) -> Part[None]:
    """Two cards and their plunder values in gold; no bounty (RU-04)."""
    effects.merchant_to_track(t, player.zone, REWARD_RULE)
    return plunder_cards(t, player, count, "merchant-plundered", REWARD_RULE)


def plunder_cards(t: Table, player: Player, count: int, event: str, rule: str) -> Part[None]:
    """Cards are drawn in the sight of all; their values are paid in gold, and they may be kept."""
    drawn = lay_drawn(t, player, count)
    if t.hooked:
        yield from offer_repeat(t, player, FOR_REWARD)
        if t.repeated_by:
            drawn = list(t.drawn_cargo)
    effects.gain_gold(t, player, sum([CARGO_VALUE[card] for card in drawn]), rule)
    if t.journal is not None:
        names: list[Datum] = [CARGO_NAMES[card] for card in drawn]
        t.journal.reveal(event, rule, seat=player.seat, cards=names)
    yield from keep_cargo(t, player, count, True)


class SearchGood(Question[Table]):
    """Any good."""

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh(goods_values.name_good(t, t.players[ask.seat], ask.options))


SEARCH_GOOD: Final = SearchGood("search-good", "MM-RUMOR-06", CHOOSE_GOOD)


def search_good(t: Table, player: Player, count: int) -> Part[None]:
    """Draw until two cards of a named good appear (RU-24).

    The deck is refilled once at most: what is drawn now is not discarded before the search is over.
    """
    answer = yield SEARCH_GOOD.ask(t, player.seat)
    good = answer.value
    cargo = t.decks.cargo
    drawn: list[int] = []
    found: list[int] = []
    while len(found) < count:
        effects.refill(t, cargo, t.decks.cargo_discard)
        if cargo.left == 0:
            break
        card = t.chance.draw(cargo)
        (found if CARGO_GOOD[card] == good else drawn).append(card)
    for card in drawn:
        effects.discard_cargo(t, card)
    kept = found[: max(0, effects.room_of(t, player))]
    for card in found[len(kept) :]:
        effects.discard_cargo(t, card)
    if t.journal is not None:
        t.journal.everyone(
            "searched", REWARD_RULE, seat=player.seat, good=GOODS[good], found=len(found), drawn=len(drawn)
        )
    effects.load_cargo(t, player, kept, REWARD_RULE, True)
    if t.hooked and kept:
        yield from modules_of(t).cargo_gained(t, player, tuple(kept), GAINED_BY_SEARCH)
