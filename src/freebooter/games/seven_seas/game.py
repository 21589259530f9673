"""Pirates of the 7 Seas, as the kernel sees it."""

from typing import Final, cast

import msgspec

from freebooter.games.seven_seas import (
    outlook,
    previews,
    refusals,
    risks,
    scoring,
    setup,
    stages,
    stories,
    views,
    worlds,
)
from freebooter.games.seven_seas.content import FOLDER
from freebooter.games.seven_seas.fleet import capacity, empty_ships, goods_aboard
from freebooter.games.seven_seas.moves import MOVES
from freebooter.games.seven_seas.names import GOODS, NATIONS, ROLES, SHAMAN, SHIPS, TALISMAN, nation_of
from freebooter.games.seven_seas.options import Options, editions, rules_of, terms_of
from freebooter.games.seven_seas.plunder import ship_limit
from freebooter.games.seven_seas.state import FINAL_SALE, Table
from freebooter.kernel.ask import Ask, Flow, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.events import Event
from freebooter.kernel.game import Game
from freebooter.kernel.moves import Move
from freebooter.kernel.refusal import Note, Refusal
from freebooter.kernel.result import Result
from freebooter.kernel.state import State

TEXTS: Final = FOLDER.parent / "text"  # a compiled module does not know its own folder


class SevenSeas(Game):
    """Two to four players; editions EN and PL."""

    def __init__(self) -> None:
        super().__init__("seven-seas", "1", 2, 4, MOVES, Options, TEXTS)

    def editions(self) -> dict[str, dict[str, object]]:
        return editions()

    def aim(self, options: msgspec.Struct, seats: int) -> list[Note]:
        return [*super().aim(options, seats), terms_of(cast(Options, options))]

    def setup(self, options: msgspec.Struct, seats: int, chance: Chance) -> State:
        return setup.set_up(rules_of(cast(Options, options)), seats, chance)

    def next(self, state: State) -> Flow | None:
        return stages.next_stage(cast(Table, state))

    def view(self, state: State, seat: Seat | None) -> msgspec.Struct:
        return views.view(cast(Table, state), seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> None:
        worlds.redeal(cast(Table, state), seat, chance)

    def result(self, state: State) -> Result:
        return scoring.result(cast(Table, state))

    def standing(self, state: State) -> list[int]:
        return scoring.standing(cast(Table, state))

    def why(self, state: State, ask: Ask, move: Move) -> Refusal:
        return refusals.why_not(cast(Table, state), ask, move)

    def brings(self, state: State, ask: Ask, move: Move) -> Note | None:
        return previews.brings(cast(Table, state), ask, move)

    def risks(self, state: State, ask: Ask) -> list[Note]:
        return risks.risks(cast(Table, state), ask)

    def outlook(self, state: State, seat: Seat) -> msgspec.Struct | None:
        return outlook.outlook(cast(Table, state), seat)

    def lines(self, events: list[Event]) -> list[Event]:
        return stories.lines(events)

    def about(self, state: State, ask: Ask) -> dict[str, str | int]:
        t = cast(Table, state)
        if ask.prompt == "send-ships":
            nation, size = NATIONS[nation_of(ask.about)], t.rules.caravan_sizes[ask.about]
            return {"nation": nation, "size": size, "limit": ship_limit(t, ask.about)}
        if ask.prompt == "gift":
            return {"role": ROLES[ask.about]}
        if ask.prompt == "load-goods":
            return {"good": GOODS[ask.about], "drawn": t.quay[ask.about]}
        if ask.prompt == "sell-goods":
            return {"good": GOODS[ask.about], "price": t.rules.prices[t.port][ask.about]}
        if ask.prompt == "give-die":
            return {"seat": ask.about + 1}
        return {}

    def audit(self, state: State) -> dict[str, int]:
        t = cast(Table, state)
        held = t.booty.left + t.discard.left + sum(t.quay)
        held += sum(goods_aboard(player) + player.talismans for player in t.players)
        cards = t.adventure.left + len(t.spent) + sum(len(player.hand) for player in t.players)
        ships = {f"ships {p.seat}": p.fleet + p.guards + p.reserve for p in t.players}
        return {"booty cards": held, "adventure cards": cards, **ships}

    def faults(self, state: State) -> list[str]:
        t = cast(Table, state)
        found = []
        for p in t.players:
            numbers = [p.fleet, p.guards, p.reserve, p.chests, p.spots, p.tokens, p.talismans, *p.cargo]
            if min(numbers) < 0:
                found.append(f"seat {p.seat + 1} has less than nothing")
            if goods_aboard(p) > capacity(p) and t.called != SHAMAN:  # a curse may have to ask what goes (P7-SHAMAN-11)
                found.append(f"seat {p.seat + 1} carries more than the fleet can")
            owes = p.guards < min(p.chests // 10, SHIPS) and empty_ships(p) > 0
            if owes and t.plunder is None and t.stage < FINAL_SALE:
                found.append(f"seat {p.seat + 1} owes a guard and has an empty ship")
        if t.booty.counts[TALISMAN] < 0 or min(t.booty.counts) < 0:
            found.append("the booty deck has less than nothing")
        return found


GAME: Final = SevenSeas()
