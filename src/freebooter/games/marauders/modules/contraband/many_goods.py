"""The rumour SOG-RUM-R1: many goods, of each one, and contraband without limit but room (SG-M7-02)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice.goods_values import more_goods
from freebooter.games.marauders.content.structs import Reward
from freebooter.games.marauders.content.tables import CARGO_NAMES, CARGO_PORT, rumour_card
from freebooter.games.marauders.draws import FOR_REWARD, offer_repeat
from freebooter.games.marauders.modules.contraband.advice import card_value
from freebooter.games.marauders.modules.contraband.buying import room_for
from freebooter.games.marauders.modules.contraband.hold import put_aboard
from freebooter.games.marauders.modules.contraband.moves import SMUGGLE
from freebooter.games.marauders.modules.contraband.stowing import SMUGGLE_OF, destination_note, report_smuggled
from freebooter.games.marauders.moves import DONE, KEEP_GOODS, good_named
from freebooter.games.marauders.names import GAINED_BY_SEARCH, GOODS, NOBODY, NONE
from freebooter.games.marauders.prices import copies
from freebooter.games.marauders.registries.rewards import reward
from freebooter.games.marauders.rumours.goods import lay_drawn
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Decks, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Question
from freebooter.kernel.events import Datum
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

RULE: Final = "SG-M7-02"
OLD: Final = rumour_card("RU-03")
NEW: Final = rumour_card("SOG-RUM-R1")


def replace_rumour(decks: Decks) -> None:
    """Where the old one is not in the game, there is nothing to replace (SG-OPT-12)."""
    decks.rumours.take(OLD if decks.rumours.counts[OLD] else NEW)


class KeepOneOfEach(Question[Table]):
    """What to keep of the cards drawn, until he has enough; the flow alone knows what he has kept."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        if move in SMUGGLE:
            return Refusal("mm-contraband-not-drawn", self.rule, card=CARGO_NAMES[move.value])
        return Refusal("mm-one-of-each", self.rule, good=GOODS[good_named(move)])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        return destination_note(t, t.players[ask.seat], move.value) if move in SMUGGLE else None

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([kept_value(t, t.players[ask.seat], move) for move in ask.options])


KEEP_ONE_OF_EACH: Final = KeepOneOfEach(
    "keep-many-goods", RULE, [*[move for row in KEEP_GOODS for move in row], *SMUGGLE, DONE]
)


def kept_value(t: Table, player: Player, move: Move) -> int:
    if move is DONE:
        return 0
    return card_value(t, player, move.value) if move in SMUGGLE else more_goods(t, player, good_named(move), 1)


@reward("many-goods", worth=10)
def many_goods(t: Table, player: Player, rumour: int, reward: Reward) -> Part[None]:
    lay_drawn(t, player, reward.amount)
    yield from offer_repeat(t, player, FOR_REWARD)
    kept: list[int] = []
    taken: set[int] = set()
    while t.drawn_cargo:
        options = keep_options(t, player, taken)
        answer = yield Ask(player.seat, KEEP_ONE_OF_EACH, options, shown=True)
        if answer is DONE:
            break
        left = list(t.drawn_cargo)
        if answer in SMUGGLE:
            left.remove(answer.value)
            put_aboard(t, player, answer.value)
            report_smuggled(t, player, answer.value)
        else:
            good = good_named(answer)
            taken.add(good)
            card = effects.pick_copies(t.drawn_cargo, good, 1)[0]  # mutants: same `2)`, the first is the first
            left.remove(card)
            kept.append(card)
            effects.load_cargo(t, player, [card], RULE, False)
        t.drawn_cargo = tuple(left)
    rest = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    for card in rest:
        effects.discard_cargo(t, card)
    if t.journal is not None and rest:
        names: list[Datum] = [CARGO_NAMES[card] for card in rest]
        t.journal.reveal("cargo-discarded", RULE, seat=player.seat, cards=names)
    if kept:
        yield from modules_of(t).cargo_gained(t, player, tuple(kept), GAINED_BY_SEARCH)


def keep_options(t: Table, player: Player, taken: set[int]) -> list[Move]:
    """One of each good that is not kept yet, and any contraband, while there is room."""
    options: list[Move] = []
    if effects.room_of(t, player) > 0:
        for good in range(len(GOODS)):
            if good not in taken and copies(t.drawn_cargo, good) > 0:
                options.append(KEEP_GOODS[good][1])
    if room_for(t, player) > 0:
        options += [SMUGGLE_OF[card] for card in t.drawn_cargo if CARGO_PORT[card] != NONE]
    return [*options, DONE]
