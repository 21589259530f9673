"""Pirates of the 7 Seas, as the kernel sees it."""

from typing import Final

import msgspec

from freebooter.games.seven_seas import redeal, scoring, setup, stages
from freebooter.games.seven_seas.advice import outlook
from freebooter.games.seven_seas.content.load import TEXTS
from freebooter.games.seven_seas.display import board_numbers, features, log_lines, telling, views
from freebooter.games.seven_seas.display.kept_features import ShownGame
from freebooter.games.seven_seas.fleet import capacity, empty_ships, goods_aboard, guards_due
from freebooter.games.seven_seas.moves import MOVES
from freebooter.games.seven_seas.names import SHAMAN, TALISMAN
from freebooter.games.seven_seas.options import Options, editions, goal_note, rules_of
from freebooter.games.seven_seas.state import FINAL_SALE, Table
from freebooter.games.seven_seas.statistics import SevenSeasStatistics
from freebooter.kernel.ask import Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.note import Note
from freebooter.kernel.people.choosing import Measured
from freebooter.kernel.people.telling import Figure, Telling, tell
from freebooter.kernel.programs.features import FeatureRow, KeptRows
from freebooter.kernel.programs.outlook import Outlook, read_outlook
from freebooter.kernel.result import Result

MEASURED: Final = msgspec.toml.decode((TEXTS.parent / "content" / "lengths.toml").read_bytes(), type=Measured)
LEARNED: Final = read_outlook(TEXTS.parent / "content" / "outlook.json")


class SevenSeas(Game[Table, Options]):
    """Two to four players; editions EN and PL."""

    def __init__(self) -> None:
        super().__init__("seven-seas", "1", 2, 4, MOVES, Options, TEXTS, SevenSeasStatistics(), form=2)

    def editions(self) -> dict[str, dict[str, object]]:
        return editions()

    def measured(self) -> Measured:
        return MEASURED

    def goal(self, options: Options, seats: int) -> list[Note]:
        return [*super().goal(options, seats), goal_note(options)]

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        return setup.set_up(rules_of(options), seats, chance)

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

    def evaluate(self, state: Table) -> list[int]:
        return scoring.points_now(state)

    def outlook(self, state: Table, seat: Seat) -> list[int]:
        return outlook.outlook(state, seat)

    def period(self, state: Table) -> int:
        return outlook.period(state)

    def learned(self, state: Table) -> Outlook | None:
        return LEARNED

    def board_numbers(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return board_numbers.board_numbers(state, seat)

    def features(self, state: Table, seat: Seat, row: FeatureRow) -> None:
        features.fill(state, seat, row)

    def kept_rows(self) -> KeptRows:
        return ShownGame()

    def log_lines(self, events: list[Event]) -> list[Event]:
        return log_lines.log_lines(events)

    def telling(self, line: Event, reader: Seat | None) -> Telling:
        return tell(telling.TELLINGS, line, reader)

    def figures(self, state: Table, seat: Seat) -> list[Figure]:
        return telling.figures(state, seat)

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
