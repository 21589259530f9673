"""Pirates of the 7 Seas, as the kernel sees it."""

from typing import Final

import msgspec

from freebooter.games.seven_seas import redeal, scoring, setup, stages
from freebooter.games.seven_seas.companions.choosing import SevenSeasChoosing
from freebooter.games.seven_seas.companions.evaluation import SevenSeasEvaluation
from freebooter.games.seven_seas.companions.observer import SevenSeasObserver
from freebooter.games.seven_seas.companions.presentation import SevenSeasPresentation
from freebooter.games.seven_seas.content.load import TEXTS
from freebooter.games.seven_seas.display import views
from freebooter.games.seven_seas.moves import MOVES
from freebooter.games.seven_seas.names import SHAMAN, TALISMAN
from freebooter.games.seven_seas.options import Options, rules_of
from freebooter.games.seven_seas.player.fleet import capacity, empty_ships, goods_aboard, guards_due
from freebooter.games.seven_seas.settings import Rules
from freebooter.games.seven_seas.state import FINAL_SALE, Table
from freebooter.games.seven_seas.statistics import SevenSeasStatistics
from freebooter.kernel.ask import Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.game import Game
from freebooter.kernel.result import Result


class SevenSeas(Game[Table, Options]):
    """Two to four players; editions EN and PL."""

    def __init__(self) -> None:
        super().__init__(
            "seven-seas",
            "1",
            fewest=2,
            most=4,
            moves=MOVES,
            options_type=Options,
            texts=TEXTS,
            statistics=SevenSeasStatistics(),
            form=2,
            choosing=SevenSeasChoosing(),
            presentation=SevenSeasPresentation(),
            evaluation=SevenSeasEvaluation(),
            observer=SevenSeasObserver(),
        )
        self._known: tuple[Options, Rules] | None = None  # those of the last game: most games follow one like them

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        known = self._known
        if known is None or known[0] is not options:
            known = (options, rules_of(options))
            self._known = known
        return setup.set_up(known[1], seats, chance)

    def next(self, state: Table) -> Flow | None:
        return stages.next_stage(state)

    def view(self, state: Table, seat: Seat | None) -> msgspec.Struct:
        return views.view(state, seat)

    def views(self, state: Table, seats: list[Seat | None]) -> list[msgspec.Struct]:
        return views.views(state, seats)

    def redeal(self, state: Table, seat: Seat, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def audit(self, t: Table) -> dict[str, int]:
        held = t.booty.left + t.discard.left + sum(t.quay)
        held += sum(goods_aboard(player) + player.talismans for player in t.players)
        cards = t.adventure.left + len(t.spent) + sum(len(player.hand) for player in t.players)
        ships = {f"ships {p.seat}": p.fleet + p.guards + p.reserve for p in t.players}
        return {"booty cards": held, "adventure cards": cards, **ships}

    def faults(self, t: Table) -> list[str]:
        found = []
        for p in t.players:
            numbers = [p.fleet, p.guards, p.reserve, p.chests, p.spots, p.tokens, p.talismans, *p.cargo]
            if min(numbers) < 0:
                found.append(f"seat {p.seat + 1} has less than nothing")
            if goods_aboard(p) > capacity(p) and t.called != SHAMAN:  # a curse may have to ask what goes (P7-SHAMAN-11)
                found.append(f"seat {p.seat + 1} carries more than the fleet can")
            owes = p.guards < guards_due(p) and empty_ships(p) > 0
            if owes and t.plunder is None and t.stage < FINAL_SALE:
                found.append(f"seat {p.seat + 1} owes a guard and has an empty ship")
        if t.booty.counts[TALISMAN] < 0 or min(t.booty.counts) < 0:
            found.append("the booty deck has less than nothing")
        return found


GAME: Final = SevenSeas()
