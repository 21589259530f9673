"""The stages of a game: rounds of choosing and acting, then the final sale."""

from collections.abc import Callable
from typing import Final

from freebooter.games.seven_seas.advice.characters import worth_of_characters
from freebooter.games.seven_seas.explaining.teaching import belongs_elsewhere
from freebooter.games.seven_seas.moves import CHOOSE, CHOOSE_AMONG
from freebooter.games.seven_seas.names import (
    ABORIGINE,
    ALL_ROLES,
    CAPTAIN,
    CARTOGRAPHER,
    GOVERNOR,
    MERCHANT,
    NO_ROLE,
    ROLES,
    SHAMAN,
    SHIPWRIGHT,
)
from freebooter.games.seven_seas.player.fleet import empty_ships
from freebooter.games.seven_seas.roles.aborigine import aborigine, preview_aborigine
from freebooter.games.seven_seas.roles.captain import captain, preview_captain
from freebooter.games.seven_seas.roles.cartographer import cartographer, preview_cartographer
from freebooter.games.seven_seas.roles.governor import governor, preview_governor
from freebooter.games.seven_seas.roles.merchant import merchant, preview_merchant
from freebooter.games.seven_seas.roles.shaman import preview_shaman, shaman
from freebooter.games.seven_seas.roles.shipwright import preview_shipwright, shipwright
from freebooter.games.seven_seas.rounds import limit_decides, rounds_left
from freebooter.games.seven_seas.scoring import final_sale, hand_spots, take_hand_spots
from freebooter.games.seven_seas.state import ACTING, CHOOSING, FINAL_SALE, OVER, Player, Table
from freebooter.games.seven_seas.valuing.worth import weigh
from freebooter.kernel.ask import Ask, Flow, Question, Seat, Together
from freebooter.kernel.events import Datum, Journal
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal


def next_stage(t: Table) -> Flow | None:
    """What comes next, decided by the table alone."""
    if t.stage == CHOOSING:
        return choose_characters(t)
    if t.stage == ACTING:
        player = call_next(t)
        if player is not None:
            return act(t, player)
        end_round(t)
        if t.stage == CHOOSING:
            return choose_characters(t)
    if t.stage == FINAL_SALE:
        t.turn += 1
        if t.turn < t.seats:
            return final_sale(t, t.players[(t.first + t.turn) % t.seats])
        take_hand_spots(t)
        t.stage = OVER
    return None


ROLE_PREVIEWS: Final[list[Callable[[Table, Player], Note]]] = [
    preview_shipwright,
    preview_governor,
    preview_captain,
    preview_aborigine,
    preview_shaman,
    preview_merchant,
    preview_cartographer,
]
"""What choosing each role would lead to."""


class ChooseCharacter(Question[Table]):
    """Which character card to play this round."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return CHOOSE_AMONG[t.players[seat].roles]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if t.players[ask.seat].roles >> move.value & 1:
            return None
        return Refusal("p7-character-used", "P7-CHOOSE-04", role=ROLES[move.value])

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        return belongs_elsewhere(t, ask, move)

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        """As things stand now; what others choose may change it before the role is called."""
        return ROLE_PREVIEWS[move.value](t, t.players[ask.seat])

    def weights(self, t: Table, ask: Ask) -> list[int]:
        roles = [move.value for move in ask.options]
        return weigh(worth_of_characters(t, t.players[ask.seat], roles))

    def risks(self, t: Table, ask: Ask) -> list[Note]:
        player, points = t.players[ask.seat], t.rules.spot_points
        found: list[Note] = []
        if empty_ships(player) == 0:
            found.append(Note("risk-no-empty-ship", "P7-CAPTAIN-07", points=points))
        left = rounds_left(t)
        if left is not None and limit_decides(t):  # players see Last Rounds without being warned
            found.append(Note("risk-round-limit", "P7-AMB-61", left=left))
        spots = hand_spots(t, player)
        if spots > 0 and left is not None:
            found.append(
                Note("risk-hand", "P7-END-04", count=len(player.hand), points=spots * points, cost=-spots * points)
            )
        return found


CHOOSE_CHARACTER: Final = ChooseCharacter("choose-character", "P7-CHOOSE-02", CHOOSE)


def choose_characters(t: Table) -> Flow:
    """All choose one character card at the same time, in secret (P7-CHOOSE-02 to 06)."""
    choice = Together(CHOOSE_CHARACTER, t, list(range(t.seats)))
    yield choice
    for seat in range(t.seats):
        t.players[seat].chosen = choice.answers[seat].value
    t.stage = ACTING
    t.called = NO_ROLE  # mutants: same, it is already
    t.turn = t.seats  # mutants: same, nobody has chosen no role


def call_next(t: Table) -> Player | None:
    """The next to act: roles in their order, players of one role clockwise from the first (P7-ROUND-01 to 04)."""
    players, first, seats = t.players, t.first, t.seats
    while True:
        called = t.called
        for turn in range(t.turn + 1, seats):
            player = players[(first + turn) % seats]
            if player.chosen == called:
                t.turn = turn
                return player
        if called == CARTOGRAPHER:
            return None
        t.called = called + 1
        t.turn = -1
        if t.journal is not None:
            report_role(t, t.journal)


def report_role(t: Table, journal: Journal) -> None:
    """Everyone who chose the role reveals the card."""
    seats: list[Datum] = [player.seat for player in t.clockwise(t.first) if player.chosen == t.called]
    if seats:
        journal.reveal("role-called", "P7-ROUND-02", role=ROLES[t.called], seats=seats)
    else:
        journal.reveal("role-called-nobody", "P7-ROUND-04", role=ROLES[t.called])


def act(t: Table, player: Player) -> Flow:
    """The action of the role that is called. Not a table like `ROLE_PREVIEWS`: compiled, these calls are direct."""
    if t.called == SHIPWRIGHT:
        return shipwright(t, player)
    if t.called == GOVERNOR:
        return governor(t, player)
    if t.called == CAPTAIN:
        return captain(t, player)
    if t.called == ABORIGINE:
        return aborigine(t, player)
    if t.called == SHAMAN:
        return shaman(t, player)
    if t.called == MERCHANT:
        return merchant(t, player)
    return cartographer(t, player)


TAKES_CARDS_BACK: Final = [role in (CAPTAIN, ABORIGINE, SHAMAN) for role in range(len(ROLES))]
"""By role: do its players take all their character cards back (P7-ROUND-11)?"""


def end_round(t: Table) -> None:
    """Cards come back or stay, the marker moves on, and perhaps it was the last round (P7-ROUND-11 to 13)."""
    for player in t.players:
        if TAKES_CARDS_BACK[player.chosen]:
            player.roles = ALL_ROLES
            if t.journal is not None:
                t.journal.everyone("cards-back", "P7-ROUND-11", seat=player.seat)
        else:
            player.roles &= ~(1 << player.chosen)
        player.chosen = NO_ROLE
    t.called = NO_ROLE
    t.turn = -1
    t.outcome = None
    if t.round in (t.last_round, t.rules.round_limit):
        t.stage = FINAL_SALE
        if t.journal is not None:
            rule = "P7-END-02" if t.round == t.last_round else "P7-AMB-61"
            t.journal.everyone("game-ends", rule, round=t.round)
        return
    t.first = (t.first + 1) % t.seats
    t.round += 1
    t.stage = CHOOSING
    if t.journal is not None:
        t.journal.everyone("new-round", "P7-ROUND-13", round=t.round, seat=t.first)
