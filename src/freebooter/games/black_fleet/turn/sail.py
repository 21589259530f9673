"""One ship's activation: it sails and acts in any order until it is finished (BF-MOVE-08 to 13)."""

from typing import Final

from freebooter.games.black_fleet.advice.sailing import option_values
from freebooter.games.black_fleet.fortune.deck import PlayFortune, add_playable
from freebooter.games.black_fleet.moves import (
    ACTIVATE,
    ATTACK,
    BURY,
    CHANGE_FLAGS,
    END_SAILING,
    FINISH,
    PLAY_FORTUNE,
    PLAY_MOVEMENT,
    SELL,
)
from freebooter.games.black_fleet.names import CREWS, MERCHANT, PIRATE
from freebooter.games.black_fleet.questions import OTHER_MOMENTS, full_label, weights_of
from freebooter.games.black_fleet.reasons import FINE, MUST_LEAVE, SHIP_ACTIVE, refusal_for, refusal_unless_fine
from freebooter.games.black_fleet.ships.attack import ATTACK_A_SHIP
from freebooter.games.black_fleet.ships.merchant import SELL_CARGO, sell_trouble
from freebooter.games.black_fleet.ships.movement import end_sailing, sailing_of, shares_space, spot_of
from freebooter.games.black_fleet.ships.pirate import BURY_TREASURES, bury_trouble
from freebooter.games.black_fleet.ships.stops import SAIL_SOMEWHERE, stops_from
from freebooter.games.black_fleet.ships.targets import gun_reach, targets_of
from freebooter.games.black_fleet.state import Player, Sailing, Table
from freebooter.games.black_fleet.turn.choose_ship import CARD_IS_PLAYED, activation_trouble
from freebooter.kernel.ask import Ask, Flow, Menu, Offer, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


def sailing_options(t: Table, p: Player, s: Sailing) -> list[Move]:
    """The same list as the offers of the menu give, built faster."""
    place = t.place[s.ship]
    spot = spot_of(t, s, place)
    near = t.afloat.meets(spot.vicinity)
    options = stops_from(t, p, s, spot, place, near)
    sails = len(options) > 0
    if s.actions + s.attacks + s.burials > 0:
        add_actions(t, p, s, place, near, options)
    if p.fortune:
        add_playable(t, p, options, sails)
    if not near or not t.afloat.meets(t.board.single[place]):
        options.append(FINISH)  # no ship ends on a space that holds another (BF-MOVE-07)
    return options


def add_actions(t: Table, p: Player, s: Sailing, place: int, near: bool, options: list[Move]) -> None:
    board = t.board
    if s.crew == MERCHANT:
        # mutants: same `if (sell`, `sell_trouble` looks for a dock too
        if board.dock_port[place] >= 0 and sell_trouble(t, p, s, place, s.steps) == FINE:
            options.append(SELL)
    elif s.crew == PIRATE:
        # mutants: same `if (bury` `>= 0` `> 1`, `bury_trouble` looks for a beach too
        if board.beach_value[place] > 0 and bury_trouble(t, p, s, place, s.steps) == FINE:
            options.append(BURY)
    if near:  # mutants: same `True`, nobody would be found
        for target in targets_of(t, p, s, place, s.steps, gun_reach(p, s)):
            options.append(ATTACK[target])


class Finish(Offer[Table]):
    """End the activation, but not on a space that holds another ship (BF-MOVE-07)."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        s = sailing_of(t)
        return refusal_unless_fine(MUST_LEAVE if shares_space(t, s) else FINE, space=t.board.names[t.place[s.ship]])

    def label(self, ask: Ask, move: Move) -> Note:
        return full_label("bf-full-finish", move, own=CREWS[ask.about])

    def take(self, t: Table, seat: Seat, move: Move) -> Taken:
        end_sailing(t, sailing_of(t))
        return ()


class Sail(Menu[Table]):
    """What the ship under way does next; `about` is its crew."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return sailing_options(t, t.players[seat], sailing_of(t))

    def elsewhere(self, t: Table, ask: Ask, move: Move) -> Refusal:
        if move in ACTIVATE:
            if t.turn.finished >> move.value & 1:
                return refusal_for(activation_trouble(t, move.value), ship=CREWS[move.value])
            return Refusal("bf-finish-first", "BF-MOVE-09", ship=CREWS[ask.about])
        reason = NOT_UNDER_WAY.get(move.code)
        return super().elsewhere(t, ask, move) if reason is None else reason

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"ship": CREWS[ask.about], "steps": sailing_of(t).steps}

    def nothing_more(self) -> Move:
        return FINISH

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weights_of(option_values(t, t.players[ask.seat], sailing_of(t), ask.options))


NOT_UNDER_WAY: Final[dict[int, Refusal]] = {
    **OTHER_MOMENTS,
    **{move.code: CARD_IS_PLAYED for move in PLAY_MOVEMENT},
    **{move.code: refusal_for(SHIP_ACTIVE) for move in [CHANGE_FLAGS, END_SAILING]},
}
"""By code, the moves of other moments: why they are not possible while a ship is sailing."""

SAIL: Final = Sail(
    "sail",
    "BF-MOVE-09",
    [SAIL_SOMEWHERE, SELL_CARGO, BURY_TREASURES, ATTACK_A_SHIP, PlayFortune(PLAY_FORTUNE), Finish([FINISH])],
)


def sail(t: Table, s: Sailing) -> Flow:
    """Shown whenever the player holds fortune cards: the question itself must not reveal that one can be played."""
    p = t.players[t.active]
    nowhere = t.board.nowhere
    while t.sailing is s:
        move = yield Ask(p.seat, SAIL, sailing_options(t, p, s), s.crew, len(p.fortune) > 0)
        rest = SAIL.take(t, p.seat, move)
        if rest:
            yield from rest
        if t.place[s.ship] == nowhere:
            end_sailing(t, s)  # a port without cubes has sent the merchant home (BF-AMB-17)
