"""Step 1: the movement card, and the navy ship that sails under it (BF-TURN-03, BF-MOVE-10)."""

from typing import Final

from freebooter.games.black_fleet.advice.sailing import value_of_movement
from freebooter.games.black_fleet.advice.space_values import other_pirates, steps_to_nearest
from freebooter.games.black_fleet.content.cards import (
    MERCHANT_VALUE,
    MOVEMENT,
    NAVY_SHIP,
    NAVY_VALUE,
    PIRATE_VALUE,
    SYMBOL,
)
from freebooter.games.black_fleet.effects import put_on_dock, remove_movement_card
from freebooter.games.black_fleet.fortune.navy_command import take_command
from freebooter.games.black_fleet.moves import COMMAND, PLAY_MOVEMENT
from freebooter.games.black_fleet.names import DISCARD_ONE, FIRST_NAVY, MERCHANT, PIRATE, SYMBOLS, YELLOW_NAVY
from freebooter.games.black_fleet.questions import FleetQuestion, full_label, weights_of
from freebooter.games.black_fleet.ships.movement import begin_sailing, move_bonus
from freebooter.games.black_fleet.state import MOVING, Player, Table
from freebooter.games.black_fleet.turn.docks import RETURN_MERCHANT, dock_of
from freebooter.kernel.ask import Ask, Flow, Played, Seat
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

DRAWS: Final = [0, 7, 12, -3]
"""What the symbol of a movement card is worth: none, one card, two cards, one to discard."""


class PlayMovement(FleetQuestion):
    """Which of the movement cards in hand to play."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [PLAY_MOVEMENT[card] for card in t.players[seat].movement]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in t.players[ask.seat].movement:
            return None
        return Refusal("bf-movement-not-in-hand", "BF-TURN-03", card=MOVEMENT[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        card = move.value
        merchant, pirate, navy = MERCHANT_VALUE[card], PIRATE_VALUE[card], NAVY_VALUE[card]
        symbol = SYMBOLS[SYMBOL[card]]
        return Note("bf-brings-movement", "BF-MOVE-01", merchant=merchant, pirate=pirate, navy=navy, symbol=symbol)

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The movement with which own ships set out, and the navy ship that was put under command."""
        t = played.after
        p = t.players[ask.seat]
        found = {
            "merchant": begin_sailing(t.copy(), p, MERCHANT).steps - move_bonus(t, p, MERCHANT),
            "pirate": begin_sailing(t.copy(), p, PIRATE).steps - move_bonus(t, p, PIRATE),
        }
        navy = played.first("navy-commanded")
        if navy is not None and navy.rules == ("BF-MOVE-10",):
            found["navy"] = int(str(navy.data["steps"])) - p.powers.navy_move
        return found

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-movement", move)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weights_of([card_worth(t, t.players[ask.seat], move.value) for move in ask.options])


def card_worth(t: Table, p: Player, card: int) -> int:
    """The card with which the ships can do most."""
    symbol = SYMBOL[card]
    worth = 2 * DRAWS[symbol] if symbol != DISCARD_ONE or p.fortune else 0
    worth += value_of_movement(t, p, MERCHANT, MERCHANT_VALUE[card])
    worth += value_of_movement(t, p, PIRATE, PIRATE_VALUE[card])
    return worth + value_of_movement(t, p, YELLOW_NAVY + NAVY_SHIP[card], NAVY_VALUE[card])


class CommandNavy(FleetQuestion):
    """Which navy ship to command, with the card that gives the choice (D8-06)."""

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-command", move)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        prey = other_pirates(t, t.players[ask.seat])
        return weights_of([-4 * steps_to_nearest(t, prey, t.place[FIRST_NAVY + move.value]) for move in ask.options])


PLAY_A_CARD: Final = PlayMovement("play-movement", "BF-TURN-03", PLAY_MOVEMENT)
COMMAND_NAVY: Final = CommandNavy("command-navy", "BF-MOVE-10", COMMAND)


def begin_turn(t: Table) -> Flow:
    """A merchant off the board comes back first (BF-MERCHANT-10, BF-AMB-15); then step 1."""
    p = t.players[t.active]
    if t.place[p.seat] == t.board.nowhere:
        move = yield RETURN_MERCHANT.ask(t, p.seat)
        put_on_dock(t, p, dock_of(t, move), "BF-MERCHANT-10")
    card = (yield PLAY_A_CARD.ask(t, p.seat)).value
    remove_movement_card(p, card)
    t.turn.card = card
    if t.journal is not None:
        t.journal.reveal("movement-played", "BF-TURN-03", seat=p.seat, card=MOVEMENT[card])
    chosen = NAVY_SHIP[card]
    if p.powers.command_choice >= 0:
        chosen = (yield COMMAND_NAVY.ask(t, p.seat)).value
    command_navy(t, p, chosen)
    t.stage = MOVING


def command_navy(t: Table, p: Player, chosen: int) -> None:
    """The ship on the card, or the one chosen (D8-06), or both (D14-06); the bonus of the choice goes to one."""
    powers = p.powers
    value = NAVY_VALUE[t.turn.card]
    rule = "BF-MOVE-10"
    other = -1
    if powers.command_both >= 0:
        rule = "D14-06"
        value += powers.command_both
        other = value
    elif powers.command_choice >= 0:
        rule = "D8-06"
    if powers.command_choice >= 0:
        value += powers.command_choice
    if chosen == 0:
        take_command(t, p, value, other, rule)
    else:
        take_command(t, p, other, value, rule)
