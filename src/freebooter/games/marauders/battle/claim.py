"""The beaten ship, and what of the plunder is left behind (MM-PLUNDER-02, 03, 07 to 09)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.battle.hold import throw_overboard
from freebooter.games.marauders.captain.lost_modifications import going_back, put_back, tell_of_loss
from freebooter.games.marauders.content.tables import CARGO_GOOD, MODIFICATION_NAMES, SHIP_NAMES, SHIP_SELL
from freebooter.games.marauders.moves import CLAIM_SHIP, DISCARD_CARGO, DISCARD_GLORY, KEEP_SHIP
from freebooter.games.marauders.names import CANNONS, CARGO, CREW, HULL, LOCATIONS, MASTS, NONE
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.shipyard.transfers import choose_claim_transfers
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player, Ship
from freebooter.games.marauders.state.sides import battle_of, ship_of
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Menu, Offer, Part, Played
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

UNWELCOME: Final = -60
"""Plunder is rarely left behind."""


class TheShip(Offer[Table]):
    """Stay aboard the own ship, or change into the beaten one."""

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        """The ship as it is, damage included (MM-AMB-71)."""
        if move is KEEP_SHIP:
            return None
        battle, own = battle_of(t), t.players[ask.seat].ship
        ship = ship_of(t, battle.sides[1 - battle.winner])
        return Note(
            "mm-brings-claim",
            "MM-PLUNDER-08 MM-AMB-71",
            hull=ship.tracks[HULL],
            masts=ship.tracks[MASTS],
            cargo=ship.tracks[CARGO],
            cannons=ship.tracks[CANNONS],
            crew=min(own.tracks[CREW], ship.value(CREW)),
            modifications=bin(going_back(t, t.players[ask.seat], own.modifications)).count("1"),
        )

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        """The ship the captain sails then, unless specialists have mended it; tokens that lie about once more."""
        if move is KEEP_SHIP or played.first("ship-claimed") is None:
            return {}
        found = {"modifications": tokens_about(played.after) - tokens_about(played.before)}
        if played.first("repaired") is None and played.first("crew-gained") is None:
            tracks = played.after.players[ask.seat].ship.tracks
            for location in range(len(LOCATIONS)):
                found[LOCATIONS[location]] = tracks[location]
        return found


def tokens_about(t: Table) -> int:
    """Modifications in ports and in the reserve."""
    return t.decks.modifications.left + len([token for token in t.board.modification if token != NONE])


class LeaveBehind(Offer[Table]):
    """Captured cards that are not wanted; cargo the winner had before is not affected.

    Which specialists were captured is known to the flow alone, so the offer decides. It came with version 2.
    """

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move in ask.options:
            return None
        if t.rules.version < 2:
            return Refusal("not-this-question", "MM-PLUNDER-07", move=move.name)
        return Refusal("mm-not-captured", "MM-PLUNDER-02")


class ClaimShip(Menu[Table]):
    """Whether the winner changes into the beaten ship, whose kind is `about`; plunder may be left behind before."""

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        left = len([move for move in ask.options if move is not KEEP_SHIP and move is not CLAIM_SHIP])
        return {"ship": SHIP_NAMES[ask.about], "unwanted": left}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        """The beaten ship, if it is a better one."""
        better = claim_worth(ask.about) - claim_worth(t.players[ask.seat].ship.kind)
        found: list[int] = []
        for move in ask.options:
            if move is CLAIM_SHIP:
                found.append(10 * better)
            else:
                found.append(0 if move is KEEP_SHIP else UNWELCOME)
        return weigh(found)


def claim_worth(kind: int) -> int:
    return SHIP_SELL[kind] if SHIP_SELL[kind] else 15  # nobody buys a man-o-war


CLAIM: Final = ClaimShip(
    "claim-ship",
    "MM-PLUNDER-07",
    [TheShip([KEEP_SHIP, CLAIM_SHIP]), LeaveBehind(DISCARD_CARGO), LeaveBehind(DISCARD_GLORY)],
)


def offer_ship(t: Table, winner: Player, beaten: Ship, joined: list[int]) -> Part[None]:
    """The winner may discard his ship and take the beaten one (MM-PLUNDER-07).

    Before, he may leave behind what he has captured: cargo, and the specialists who have `joined`.
    """
    while True:
        ask = Ask(winner.seat, CLAIM, [KEEP_SHIP, CLAIM_SHIP, *unwanted(t, joined)], about=beaten.kind)
        answer = yield ask
        if answer is KEEP_SHIP:
            return
        if answer is CLAIM_SHIP:
            yield from claim_ship(t, winner, beaten)
            return
        if answer in DISCARD_GLORY:
            joined.remove(answer.value)
            effects.dismiss(t, winner, answer.value, "MM-PLUNDER-03")
        else:
            throw_overboard(t, winner, answer.value, "MM-PLUNDER-02")


def unwanted(t: Table, joined: list[int]) -> list[Move]:
    """Plunder that may be left behind."""
    if t.rules.version < 2:
        return []
    goods = sorted({CARGO_GOOD[card] for card in t.drawn_cargo})
    return [*[DISCARD_CARGO[good] for good in goods], *[DISCARD_GLORY[card] for card in joined]]


def claim_ship(t: Table, winner: Player, beaten: Ship) -> Part[None]:
    """Damage stays and so do its modifications; the crew moves over, as far as there is room (MM-AMB-71, MM-AMB-72).

    The modifications of the old ship go back into the game (MM-PLUNDER-08). No glory for the ship (MM-PLUNDER-09).
    """
    moved = 0
    if t.hooked:
        moved = yield from choose_claim_transfers(t, winner, beaten)
    old = winner.ship
    lost = old.modifications & ~moved
    back = going_back(t, winner, lost)
    yield from tell_of_loss(t, winner, lost)
    winner.ship = beaten.copy()
    for modification in range(len(MODIFICATION_NAMES)):
        if moved >> modification & 1:
            effects.fit(winner.ship, modification)
    winner.ship.flipped |= old.flipped & moved
    winner.ship.tracks[CREW] = min(old.tracks[CREW], winner.ship.value(CREW))
    strip(beaten)
    if t.journal is not None:
        t.journal.everyone("ship-claimed", "MM-PLUNDER-07", seat=winner.seat, ship=SHIP_NAMES[beaten.kind])
    if t.hooked:
        yield from modules_of(t).ship_claimed(t, winner, winner.ship)
    yield from put_back(t, winner, back)


def strip(ship: Ship) -> None:
    """What the loser is left with until he is buried: a ship without modifications."""
    ship.modifications = 0
    ship.flipped = 0
    for location in range(len(LOCATIONS)):
        ship.tracks[location] = min(ship.tracks[location], ship.value(location))
