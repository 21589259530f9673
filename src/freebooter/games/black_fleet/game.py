"""Black Fleet, as the kernel sees it."""

from typing import Final, cast

import msgspec

from freebooter.games.black_fleet import (
    checks,
    labels,
    outlook,
    previews,
    refusals,
    scoring,
    setup,
    stories,
    turn,
    views,
    worlds,
)
from freebooter.games.black_fleet.cards import PER_TIER, PRICES
from freebooter.games.black_fleet.content import TEXTS
from freebooter.games.black_fleet.counsel import advice
from freebooter.games.black_fleet.moves import MOVES
from freebooter.games.black_fleet.names import CREWS, FIRST_NAVY, MOST_SEATS
from freebooter.games.black_fleet.options import Options, rules_of, terms_of
from freebooter.games.black_fleet.state import Table
from freebooter.games.black_fleet.turn import crews_left
from freebooter.kernel.ask import Ask, Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note, Refusal
from freebooter.kernel.result import Result
from freebooter.kernel.state import State


class BlackFleet(Game):
    """Three or four players."""

    def __init__(self) -> None:
        super().__init__("black-fleet", "1", 3, 4, MOVES, Options, TEXTS)

    def aim(self, options: msgspec.Struct, seats: int) -> list[Note]:
        return [*super().aim(options, seats), *terms_of(cast(Options, options), seats)]

    def setup(self, options: msgspec.Struct, seats: int, chance: Chance) -> State:
        return setup.set_up(rules_of(cast(Options, options), seats), seats, chance)

    def next(self, state: State) -> Flow | None:
        return turn.next_flow(cast(Table, state))

    def view(self, state: State, seat: Seat | None) -> msgspec.Struct:
        return views.view(cast(Table, state), seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> None:
        worlds.redeal(cast(Table, state), seat, chance)

    def result(self, state: State) -> Result:
        return scoring.result(cast(Table, state))

    def standing(self, state: State) -> list[int]:
        return scoring.standing(cast(Table, state))

    def counsel(self, state: State, ask: Ask) -> list[int] | None:
        return advice.counsel(cast(Table, state), ask)

    def why(self, state: State, ask: Ask, move: Move) -> Refusal:
        return refusals.why_not(cast(Table, state), ask, move)

    def brings(self, state: State, ask: Ask, move: Move) -> Note | None:
        return previews.brings(cast(Table, state), ask, move)

    def in_full(self, ask: Ask, move: Move) -> Note | None:
        return labels.in_full(ask, move)

    def outlook(self, state: State, seat: Seat) -> msgspec.Struct | None:
        return outlook.outlook(cast(Table, state), seat)

    def lines(self, events: list[Event]) -> list[Event]:
        return stories.lines(events)

    def about(self, state: State, ask: Ask) -> dict[str, str | int]:
        t = cast(Table, state)
        if ask.prompt == "sail" and t.sailing is not None:
            return {"ship": CREWS[ask.about], "steps": t.sailing.steps}
        if ask.prompt == "keep-development":
            return {"price": PRICES[ask.options[0].value // PER_TIER]}
        if ask.prompt == "choose-ship":
            return {"ships": crews_left(t).bit_count()}
        if ask.prompt in ("push-to", "whirlpool-other"):
            crew = stories.crew_of(ask.about)
            if ask.about >= FIRST_NAVY:
                return {"crew": crew, "owned": 0}
            return {"crew": crew, "owned": 1, "seat": ask.about % MOST_SEATS + 1}
        if ask.prompt == "discard-fortune":
            p = t.players[ask.seat]
            return {"limit": p.powers.hand_limit if len(p.fortune) > p.powers.hand_limit else 0}
        if ask.prompt == "purchase":
            return {"doubloons": t.players[ask.seat].doubloons}
        return {}

    def audit(self, state: State) -> dict[str, int]:
        return checks.audit(cast(Table, state))

    def faults(self, state: State) -> list[str]:
        return checks.faults(cast(Table, state))


GAME: Final = BlackFleet()
