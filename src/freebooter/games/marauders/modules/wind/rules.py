"""The wind: spun for each round; once per turn a step with it is free, the first against it costs two (SG-M8-02 to 05).

NPCs do not feel it (SG-M8-16).
"""

from freebooter.games.marauders.content.tables import CAPTAIN_ABILITY, WAY
from freebooter.games.marauders.modules.wind.drawer import WindDrawer, wind_of
from freebooter.games.marauders.modules.wind.routes import AGAINST, is_against, is_with, ways_from
from freebooter.games.marauders.names import DIRECTIONS, KNOWS_THE_MAIN
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Taken
from freebooter.kernel.note import Refusal


class Wind(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return WindDrawer()

    def round_starts(self, t: Table) -> Taken:
        """The spinner has four equal sectors (SG-M8-02, SG-AMB-01)."""
        wind = wind_of(t)
        wind.towards = t.chance.below(len(DIRECTIONS))
        if t.journal is not None:
            t.journal.everyone("wind-turns", "SG-M8-02", towards=DIRECTIONS[wind.towards])
        return ()

    def turn_starts(self, t: Table, player: Player) -> Taken:
        wind = wind_of(t)
        wind.helped = False
        wind.beaten = False
        return ()

    # Steps

    def move_cost(self, t: Table, cost: int, player: Player, to: int, port: bool) -> int:
        """The first step of a turn against the wind costs two actions (SG-M8-04, SG-M8-05)."""
        if port:
            return cost
        wind = wind_of(t)
        dear = not wind.beaten and is_against(wind.towards, player.zone, to)
        return max(cost, AGAINST) if dear else cost

    def dearest_step(self) -> int:
        return AGAINST

    def free_move(self, t: Table, player: Player, to: int, port: bool) -> bool:
        """Once per turn a step with the wind, also when no action is left (SG-M8-03, SG-AMB-37)."""
        if port:
            return False
        wind = wind_of(t)
        return not wind.helped and is_with(wind.towards, player.zone, to)

    def too_dear(self, t: Table, player: Player, to: int, port: bool, cost: int) -> Refusal | None:
        wind = wind_of(t)
        if port or not is_against(wind.towards, player.zone, to):
            return None
        return Refusal("mm-against-wind", "SG-M8-04 SG-AMB-38", actions=cost, left=t.turn.actions)

    def moved(self, t: Table, player: Player, origin: int, to: int, port: bool) -> None:
        """A step against the wind counts as the first one also if something made it free (SG-AMB-73)."""
        wind = wind_of(t)
        if port:
            return
        if is_against(wind.towards, origin, to):
            report(t, player, "against-wind", "SG-M8-05" if wind.beaten else "SG-M8-04")
            wind.beaten = True
        elif not wind.helped and is_with(wind.towards, origin, to):
            report(t, player, "with-wind", "SG-M8-03")
            wind.helped = True

    # Distances

    def ways(self, t: Table, ways: list[int], player: Player, zone: int) -> list[int]:
        """As the wind of this turn makes them, also after a step from where the captain is; later ones are unknown."""
        wind, left = wind_of(t), t.turn.actions
        helped, beaten = wind.helped, wind.beaten
        if zone == player.zone:
            left -= int(player.in_port)
        elif not helped and is_with(wind.towards, player.zone, zone):
            helped = True
        elif is_against(wind.towards, player.zone, zone):
            left -= 1 if beaten else AGAINST
            beaten = True
        else:
            left -= 1
        return ways_from(zone, wind.towards, helped, beaten, max(0, left))

    def steps(self, t: Table, steps: int, player: Player, goal: int) -> int:
        """By the wind of this round if his turn is still to come; by any wind in the next."""
        known = t.turn_to_come(player.seat)
        winds = [wind_of(t).towards] if known else range(len(DIRECTIONS))
        best = min([ways_from(player.zone, towards, False, False)[goal] for towards in winds])
        plain = WAY[player.zone][goal]
        if CAPTAIN_ABILITY[player.captain] == KNOWS_THE_MAIN:
            best = max(0, best - (plain + int(player.in_port) - steps))
        return best + int(player.in_port)


def report(t: Table, player: Player, kind: str, rule: str) -> None:
    if t.journal is not None:
        t.journal.everyone(kind, rule, seat=player.seat)


add_module(Wind("wind"))
