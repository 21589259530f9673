"""Captured cargo comes aboard; excess cargo is thrown overboard."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CARGO_GOOD, CARGO_NAMES
from freebooter.games.marauders.hold.overboard import Overboard
from freebooter.games.marauders.moves import DISCARD_CARGO, DISCARD_LOAD
from freebooter.games.marauders.names import GAINED_BY_PLUNDER, GOODS, NOBODY
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Refusal


class OldOrNew(Offer[Table]):
    """A card of a good aboard or about to be, or the load of a mission."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        player = t.players[ask.seat]
        if move is DISCARD_LOAD:
            return None if player.load else Refusal("mm-no-load", "MM-MISSION-01")
        for card in [*player.cargo, *t.drawn_cargo]:
            if CARGO_GOOD[card] == move.value:
                return None
        return Refusal("mm-none-aboard", "MM-AMB-27", good=GOODS[move.value])


MAKE_ROOM: Final = Overboard("make-room", "MM-AMB-27", [OldOrNew([*DISCARD_CARGO, DISCARD_LOAD])])


def stow(t: Table, player: Player, rule: str, seen: bool) -> Part[None]:
    """Load the drawn cards; where they do not fit, the player chooses what goes overboard, old or new (MM-AMB-27)."""
    while len(t.drawn_cargo) > effects.room_of(t, player):
        ask = MAKE_ROOM.ask(t, player.seat, shown=True)
        if not ask.options:
            break
        answer = yield ask
        if answer is DISCARD_LOAD:
            effects.discard_mission(t, player, rule)
        elif answer in DISCARD_CARGO:
            throw_overboard(t, player, answer.value, rule)
        else:
            yield from MAKE_ROOM.take_move(t, player.seat, answer)
    loaded = t.drawn_cargo
    t.drawn_cargo = ()
    t.drawn_by = NOBODY
    effects.load_cargo(t, player, list(loaded), rule, seen)
    if t.hooked and loaded:
        yield from modules_of(t).cargo_gained(t, player, loaded, GAINED_BY_PLUNDER)


def throw_overboard(t: Table, player: Player, good: int, rule: str) -> None:
    """A new card of the good if there is one, else an old one; face up."""
    new = effects.pick_copies(t.drawn_cargo, good, 1)  # mutants: same `good, 2`, only the first goes
    if not new:
        effects.unload_cargo(t, player, effects.pick_copies(player.cargo, good, 1), rule)
        return
    at = t.drawn_cargo.index(new[0])
    t.drawn_cargo = t.drawn_cargo[:at] + t.drawn_cargo[at + 1 :]
    effects.discard_cargo(t, new[0])
    if t.journal is not None:
        t.journal.reveal("cargo-discarded", rule, seat=player.seat, cards=[CARGO_NAMES[new[0]]])
