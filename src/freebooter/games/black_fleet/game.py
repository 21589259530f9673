"""Black Fleet, as the kernel sees it."""

from typing import Final

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


class BlackFleet(Game[Table, Options]):
    """Three or four players."""

    def __init__(self) -> None:
        super().__init__("black-fleet", "1", 3, 4, MOVES, Options, TEXTS)

    def aim(self, options: Options, seats: int) -> list[Note]:
        return [*super().aim(options, seats), *terms_of(options, seats)]

    def setup(self, options: Options, seats: int, chance: Chance) -> Table:
        return setup.set_up(rules_of(options, seats), seats, chance)

    def next(self, state: Table) -> Flow | None:
        return turn.next_flow(state)

    def view(self, state: Table, seat: Seat | None) -> msgspec.Struct:
        return views.view(state, seat)

    def redeal(self, state: Table, seat: Seat, chance: Chance) -> None:
        worlds.redeal(state, seat, chance)

    def result(self, state: Table) -> Result:
        return scoring.result(state)

    def standing(self, state: Table) -> list[int]:
        return scoring.standing(state)

    def counsel(self, state: Table, ask: Ask) -> list[int] | None:
        if ask.question.moves:
            return ask.weights(state)
        return advice.counsel(state, ask)

    def why(self, state: Table, ask: Ask, move: Move) -> Refusal:
        if ask.question.moves:
            return ask.refusal(state, move) or Refusal("not-this-question", move=move.name)
        return refusals.why_not(state, ask, move)

    def brings(self, state: Table, ask: Ask, move: Move) -> Note | None:
        if ask.question.moves:
            return ask.preview(state, move)
        return previews.brings(state, ask, move)

    def in_full(self, ask: Ask, move: Move) -> Note | None:
        if ask.question.moves:
            return ask.label(move)
        return labels.in_full(ask, move)

    def outlook(self, state: Table, seat: Seat) -> msgspec.Struct | None:
        return outlook.outlook(state, seat)

    def lines(self, events: list[Event]) -> list[Event]:
        return stories.lines(events)

    def about(self, t: Table, ask: Ask) -> dict[str, str | int]:
        if ask.question.moves:
            return ask.words(t)
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

    def audit(self, t: Table) -> dict[str, int]:
        return checks.audit(t)

    def faults(self, t: Table) -> list[str]:
        return checks.faults(t)


GAME: Final = BlackFleet()
