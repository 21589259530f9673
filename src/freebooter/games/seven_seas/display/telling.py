"""How the lines of Pirates of the 7 Seas are told: what each weighs for whom, and what is a step of something else."""

from typing import Final

from freebooter.games.seven_seas.scoring import points_of
from freebooter.games.seven_seas.state import Table
from freebooter.games.seven_seas.valuing.prices import value_of
from freebooter.kernel.ask import Seat
from freebooter.kernel.people.telling import MINE, MOMENT, STEP, Figure, Tell

TELLINGS: Final[dict[str, Tell]] = {
    "new-round": Tell(icon="round"),
    "role-called": Tell(MOMENT, MOMENT, MOMENT, icon="role", place="role"),
    "roles-skipped": Tell(icon="role"),
    "cards-back": Tell(icon="card", struck=0),
    "last-rounds": Tell(MOMENT, MOMENT, icon="end"),
    "game-ends": Tell(MOMENT, MOMENT, icon="end"),
    "mistake": Tell(MOMENT, MINE, icon="spot"),
    "no-effect": Tell(icon="nothing"),
    "black-spot": Tell(own=MINE, icon="spot"),
    "spots-returned": Tell(part=STEP, icon="spot"),
    "gift-taken": Tell(icon="gift"),
    "gift-declined": Tell(icon="gift"),
    "chests-gained": Tell(part=STEP, icon="chest"),
    "chests-lost": Tell(own=MINE, icon="chest"),
    "tokens-gained": Tell(part=STEP, icon="token"),
    "talismans-lost": Tell(own=MINE, icon="talisman"),
    "goods-lost": Tell(own=MINE, icon="goods"),
    "goods-sold": Tell(icon="chest"),
    "goods-loaded": Tell(part=STEP, icon="goods"),
    "goods-refused": Tell(part=STEP, icon="goods"),
    "final-sale": Tell(MOMENT, MINE, icon="chest"),
    "ships-bought": Tell(icon="ship"),
    "ships-gained": Tell(part=STEP, icon="ship"),
    "ships-lost": Tell(MOMENT, MINE, icon="ship"),
    "guards-go": Tell(own=MINE, icon="guard"),
    "guards-return": Tell(part=STEP, icon="guard"),
    "corsair": Tell(MOMENT, icon="flag", place="nation"),
    "card-drawn": Tell(own=MINE, icon="card"),
    "card-drawn-hidden": Tell(icon="card"),
    "caravan-played": Tell(MOMENT, icon="battle", place="nation"),
    "port-played": Tell(MOMENT, icon="port", place="port"),
    "curse-played": Tell(MOMENT, icon="curse", place="curse"),
    "ritual": Tell(MOMENT, icon="token"),
    "ships-sent": Tell(part=STEP, icon="ship"),
    "battle": Tell(icon="dice"),
    "battle-fight": Tell(part=STEP, icon="dice"),
    "battle-end": Tell(MOMENT, MOMENT, icon="battle"),
    "ships-sunk": Tell(own=MINE, icon="ship"),
    "booty": Tell(own=MINE, icon="goods"),
    "booty-reshuffled": Tell(part=STEP, icon="card"),
    "ships-safe": Tell(part=STEP, icon="ship"),
    "curse-thrown": Tell(icon="dice"),
    "curse-dice": Tell(part=STEP, icon="dice"),
    "whirlpool": Tell(icon="dice"),
    "whirlpool-caught": Tell(own=MINE, part=STEP, icon="ship"),
    "idol": Tell(MOMENT, icon="curse"),
    "tavern-thrown": Tell(icon="dice"),
    "tavern-die": Tell(own=MINE, part=STEP, icon="dice"),
}
"""By kind of line. Throws of dice are told by the board itself, die by die; they need no moment of their own here."""


def figures(t: Table, seat: Seat) -> list[Figure]:
    """Points, what the cargo would sell for here, and the things that points are made of."""
    player = t.players[seat]
    return [
        Figure("points", points_of(t, player)),
        Figure("cargo", value_of(t, player.cargo)),
        Figure("chests", player.chests),
        Figure("ships", player.fleet),
        Figure("talismans", player.talismans),
        Figure("tokens", player.tokens),
        Figure("spots", player.spots, worse=True),
    ]
