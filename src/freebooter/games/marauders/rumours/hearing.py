"""Gaining a rumour (MM-RUMOR-01, MM-RUMOR-03)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.advice import card_values
from freebooter.games.marauders.content.tables import RUMOUR_CARD, RUMOUR_NAMES, RUMOUR_SKILL, WAY
from freebooter.games.marauders.draws import OF_RUMOURS, offer_repeat
from freebooter.games.marauders.moves import KEEP_RUMOUR
from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.registries.rewards import REWARDS_WORTH
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import ACTION_VALUE, POINT, skill_odds, weigh
from freebooter.kernel.ask import Ask, Part, Question, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


def receive_rumour(t: Table, player: Player) -> Part[None]:
    """One is held; of two the captain keeps one and the other is shuffled back (MM-RUMOR-01, 03)."""
    t.drawn_rumours = draw_rumours(t, player, 1)
    if not t.drawn_rumours:
        return
    t.drawn_by = player.seat
    if t.hooked:
        yield from offer_repeat(t, player, OF_RUMOURS)
    if player.rumour != NONE:
        t.drawn_rumours = tuple(sorted((*t.drawn_rumours, player.rumour)))
        player.rumour = NONE
    yield from keep_one_rumour(t, player, "MM-RUMOR-03")


def draw_rumours(t: Table, player: Player, count: int) -> tuple[int, ...]:
    """Fewer if deck and discard pile run out."""
    if t.hooked:
        count = modules_of(t).rumours_drawn(t, count, player)
    drawn = [effects.draw_rumour(t) for card in range(count)]
    return tuple(sorted([kind for kind in drawn if kind != NONE]))


class KeepRumour(Question[Table]):
    """Which rumour to keep: one just drawn, or the own if it has not been laid to them."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        own = t.players[seat].rumour
        drawn = [KEEP_RUMOUR[kind] for kind in t.drawn_rumours]
        return drawn if own == NONE else [KEEP_RUMOUR[own], *drawn]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.drawn_rumours or move.value == t.players[ask.seat].rumour:
            return None
        return Refusal("mm-not-drawn", self.rule, move=move.name)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        player = t.players[ask.seat]
        return weigh([worth(player, move.value) for move in ask.options])


KEEP_ONE: Final = KeepRumour("keep-rumour", "MM-RUMOR-03", KEEP_RUMOUR)


def worth(player: Player, kind: int) -> int:
    """Prefers a rumour that is likely to be true and not far away."""
    gain = (POINT + REWARDS_WORTH[kind]) * skill_odds(player, RUMOUR_SKILL[kind]) // 100
    where = card_values.RUMOUR_PORTS[kind] + card_values.RUMOUR_ZONES[kind]
    if player.zone == NONE or not where:
        return gain
    return gain - ACTION_VALUE * min([WAY[player.zone][zone] for zone in where])


def keep_one_rumour(t: Table, player: Player, rule: str) -> Part[None]:
    """Of the rumours just drawn, in the state and nowhere else."""
    answer = yield KEEP_ONE.ask(t, player.seat)
    for drawn in t.drawn_rumours:
        if drawn != answer.value:
            t.decks.rumours.add(RUMOUR_CARD[drawn])
    t.drawn_rumours = ()
    t.drawn_by = NOBODY
    player.rumour = answer.value
    if t.journal is not None:
        name = RUMOUR_NAMES[answer.value]
        t.journal.only(player.seat, "rumour-heard", rule, seat=player.seat, rumour=name)
        t.journal.all_but(player.seat, "rumour-heard-hidden", rule, seat=player.seat)
