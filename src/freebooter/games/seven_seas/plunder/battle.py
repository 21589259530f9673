"""The battle: of all pairs of a caravan die and a pirate die, the closest fights, again and again."""

from typing import final

from freebooter.games.seven_seas.plunder.tray import Throw
from freebooter.kernel.events import Datum
from freebooter.kernel.native import i64


@final
class Battle:
    """How a battle went. Dice 0 to `caravan` - 1 are the caravan's, the others the pirates'.

    `fights` holds (caravan die, pirate die, squared distance) in order; who sank follows from the
    faces.
    """

    __slots__ = ("afloat", "caravan", "caravan_left", "fights", "thrown")

    def __init__(self, thrown: Throw, caravan: int) -> None:
        self.thrown = thrown
        self.caravan = caravan
        self.caravan_left = caravan
        self.afloat = [True] * len(thrown.faces)
        self.fights: list[tuple[int, int, int]] = []


def fight(thrown: Throw, caravan: int) -> Battle:
    """Fight until one side has no ship left (P7-CAPTAIN-12 to 19).

    Dice do not move between fights (P7-CAPTAIN-17), so all pairs are put in order once and those with
    a sunk ship are passed over. Equal distances: the lower caravan die, then the lower pirate die, which
    lie in the order of their owners clockwise from the Captain (P7-AMB-07).
    """
    battle = Battle(thrown, caravan)
    xs = thrown.xs
    ys = thrown.ys
    faces = thrown.faces
    count = len(faces)
    pairs: list[int] = []
    for red in range(caravan):
        x: i64 = xs[red]
        y: i64 = ys[red]
        for pirate in range(caravan, count):
            dx = xs[pirate] - x
            dy = ys[pirate] - y
            pairs.append(((dx * dx + dy * dy) << 12) | (red << 6) | pirate)
    pairs.sort()
    afloat = battle.afloat
    for pair in pairs:
        red = pair >> 6 & 63
        pirate = pair & 63
        if afloat[red] and afloat[pirate]:
            battle.fights.append((red, pirate, pair >> 12))
            if faces[red] <= faces[pirate]:
                afloat[red] = False
                battle.caravan_left -= 1
            if faces[pirate] <= faces[red]:
                afloat[pirate] = False
    return battle


def battle_data(battle: Battle, owners: list[int]) -> dict[str, Datum]:
    """For the event of the battle: every die with its place, every fight with its distance and its losers."""
    thrown = battle.thrown
    dice: list[Datum] = [
        {"owner": owner, "x": thrown.xs[die], "y": thrown.ys[die], "face": thrown.faces[die]}
        for die, owner in enumerate(owners)
    ]
    fights: list[Datum] = []
    for red, pirate, squared in battle.fights:
        faces = (thrown.faces[red], thrown.faces[pirate])
        sunk: list[Datum] = [die for die, lost in ((red, faces[0] <= faces[1]), (pirate, faces[1] <= faces[0])) if lost]
        fights.append(
            {
                "caravan": red,
                "pirate": pirate,
                "distance_squared": squared,
                "caravan_face": faces[0],
                "pirate_face": faces[1],
                "sunk": sunk,
            }
        )
    return {"dice": dice, "fights": fights, "caravan_left": battle.caravan_left}
