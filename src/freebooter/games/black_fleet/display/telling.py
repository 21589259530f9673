"""How the lines of Black Fleet are told: what each weighs for whom, and what is a step of something else."""

from typing import Final

from freebooter.games.black_fleet.accounts.scoring import worth_of
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.ask import Seat
from freebooter.kernel.people.telling import MINE, MOMENT, STEP, Figure, Tell

TELLINGS: Final[dict[str, Tell]] = {
    "new-round": Tell(icon="round"),
    "last-round": Tell(MOMENT, MOMENT, icon="end"),
    "game-ends": Tell(MOMENT, MOMENT, icon="end"),
    "movement-played": Tell(icon="card"),
    "movement-discarded": Tell(part=STEP, icon="card"),
    "movement-drawn": Tell(part=STEP, icon="card"),
    "navy-commanded": Tell(part=STEP, icon="ship"),
    "fortune-played": Tell(MOMENT, icon="card"),
    "fortune-discarded": Tell(part=STEP, icon="card"),
    "fortune-drawn": Tell(own=MINE, part=STEP, icon="card"),
    "fortune-drawn-hidden": Tell(part=STEP, icon="card"),
    "pile-renewed": Tell(part=STEP, icon="card"),
    "merchant-docked": Tell(icon="port", place="space"),
    "merchant-home": Tell(own=MINE, icon="ship"),
    "sailed": Tell(icon="ship", place="space"),
    "entered": Tell(icon="ship", place="space"),
    "ship-pushed": Tell(icon="ship", place="space"),
    "ship-swept": Tell(MOMENT, icon="ship", place="space"),
    "goods-sold": Tell(MOMENT, icon="gold"),
    "merchant-robbed": Tell(MOMENT, icon="battle"),
    "treasure-buried": Tell(MOMENT, icon="treasure", place="space"),
    "pirate-sunk": Tell(MOMENT, icon="battle"),
    "cube-confiscated": Tell(MOMENT, icon="battle"),
    "merchant-sunk": Tell(MOMENT, MINE, icon="ship"),
    "doubloons-taken": Tell(MOMENT, icon="gold"),
    "development-bought": Tell(MOMENT, icon="buy"),
    "victory-bought": Tell(MOMENT, icon="star"),
}
"""By kind of line. A sale in one line with what it paid is the doing of its player, who has seen it on the button."""


def figures(t: Table, seat: Seat) -> list[Figure]:
    """Doubloons, those spent on cards too, and what the two ships carry."""
    player = t.players[seat]
    return [
        Figure("worth", worth_of(t, player)),
        Figure("doubloons", player.doubloons),
        Figure("cargo", player.cargo),
        Figure("treasures", len(player.hold)),
    ]
