"""The pirate haven: crew and rumours for pirates, free and without a roll (SG-LOC-HAVEN)."""

from typing import Final

from freebooter.games.marauders import effects, rumours
from freebooter.games.marauders.modules.locations.location import Location, add_location, pirates_only
from freebooter.games.marauders.modules.locations.tokens import PIRATE_HAVEN
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import NONE
from freebooter.games.marauders.previews.measured import event_about, number_in
from freebooter.games.marauders.registries.things import new_things
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal

PARTS: Final = new_things("part", ["both", "crew", "rumour"])
TAKE_PART: Final = MOVES.each("haven", "part", PARTS)
BOTH: Final = TAKE_PART[0]
CREW_ONLY: Final = TAKE_PART[1]
RUMOUR_ONLY: Final = TAKE_PART[2]
HAND: Final = 30  # what one more of the crew is worth
NEW_RUMOUR: Final = 50
OTHER_RUMOUR: Final = 12  # one of two is kept


def joining(t: Table, player: Player) -> int:
    """How many would join (SG-LOC-HAVEN-02); modules may stop crew who come for nothing."""
    return effects.free_crew(t, player, player.crew_wanted())


def rumours_left(t: Table) -> bool:
    return t.decks.rumours.left + t.decks.rumours_discard.left > 0


class PirateHaven(Location):
    def hindrance(self, t: Table, player: Player) -> Refusal | None:
        if pirates_only(player, "SG-LOC-HAVEN-01") is not None:
            return pirates_only(player, "SG-LOC-HAVEN-01")
        # mutants: same `, 1)`, the question is about nothing
        return None if PART_OF_VISIT.options(t, player.seat, 0) else Refusal("mm-nothing-at-haven", "SG-LOC-HAVEN-04")

    def may_visit(self, t: Table, player: Player) -> bool:
        return player.is_pirate() and len(PART_OF_VISIT.options(t, player.seat, 0)) > 0

    def preview(self, t: Table, player: Player) -> Note:
        rumour = "none" if not rumours_left(t) else "new" if player.rumour == NONE else "other"
        return Note("mm-brings-haven", "SG-LOC-HAVEN-02 SG-LOC-HAVEN-03", crew=joining(t, player), rumour=rumour)

    def worth(self, t: Table, player: Player, zone: int) -> int:
        if not player.is_pirate():
            return 0
        return HAND * joining(t, player) + (NEW_RUMOUR if player.rumour == NONE else OTHER_RUMOUR)

    def visit(self, t: Table, player: Player) -> Part[None]:
        """Both parts are optional (SG-LOC-HAVEN-04); where there is only one, it is what the visit is for."""
        answer = yield PART_OF_VISIT.ask(t, player.seat)
        if answer is not RUMOUR_ONLY:
            effects.crew_joins(t, player, player.crew_wanted(), "SG-LOC-HAVEN-02")
        if answer is not CREW_ONLY:
            yield from rumours.receive_rumour(t, player)


class PartOfVisit(Question[Table]):
    """Crew, a rumour, or both."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is not RUMOUR_ONLY and joining(t, t.players[ask.seat]) < 1:
            return Refusal("mm-nobody-joins", "SG-LOC-HAVEN-02")
        if move is not CREW_ONLY and not rumours_left(t):
            return Refusal("mm-no-rumours-left", "SG-LOC-HAVEN-03")
        return None

    def preview(self, t: Table, ask: Ask, move: Move) -> Note | None:
        if move is RUMOUR_ONLY:
            return None
        return Note("mm-brings-joining", "SG-LOC-HAVEN-02", crew=joining(t, t.players[ask.seat]))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return {"crew": number_in(event_about(played, "crew-gained", ask.seat, "SG-LOC-HAVEN-02"), "count")}

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([20 if move is BOTH else 0 for move in ask.options])


PART_OF_VISIT: Final = PartOfVisit("pirate-haven", "SG-LOC-HAVEN-04", TAKE_PART)

add_location(PirateHaven(PIRATE_HAVEN, defence=4, offends=False))
