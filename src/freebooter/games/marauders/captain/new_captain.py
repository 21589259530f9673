"""The captain who comes after: ship, gold, cards, home port (MM-DEATH-03 to 06)."""

from functools import partial
from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import glory
from freebooter.games.marauders.captain.death import report_captain
from freebooter.games.marauders.content.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CAPTAIN_HOME,
    CAPTAIN_NAMES,
    SHIP_NAMES,
    SHIP_PACK,
    SHIP_STARTS,
    START_GLORY_CARDS,
    START_GOLD,
)
from freebooter.games.marauders.moves import CHOOSE_SHIP, REDRAW, SAIL_ON
from freebooter.games.marauders.names import FLUTE, STARTS_WITH_GLORY
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.npc_kinds import is_pirate
from freebooter.games.marauders.state.player import Player, new_ship
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat, Taken
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal

FLUTES: Final = 20  # three cards of a good fit into a flute and not into a sloop


class ChooseShip(Question[Table]):
    """A sloop or a flute, at the start of the game and for a new captain."""

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return starting_ships(t)

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if is_starting_ship(t, move.value):
            return None
        return Refusal("mm-no-starting-ship", "MM-SETUP-10", ship=SHIP_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("mm-brings-ship-values", "MM-SETUP-10", **effects.new_ship_values(t, move.value, ask.seat))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        return effects.ship_values(played.after, played.after.players[ask.seat].ship, ask.seat)

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([FLUTES if move.value == FLUTE else 0 for move in ask.options])


CHOOSE_A_SHIP: Final = ChooseShip("choose-ship", "MM-SETUP-10", CHOOSE_SHIP)


def return_captain(t: Table, player: Player) -> Part[None]:
    """At the start of the next player turn: ship, glory card, gold, home port (MM-DEATH-03 to 06, MM-AMB-91)."""
    if not player.washed:
        yield from redraw_captain(t, player)
    answer = yield CHOOSE_A_SHIP.ask(t, player.seat)
    survivor = player.washed
    player.washed = False
    enter(t, player, answer.value, "MM-DEATH-04")
    start_gold(t, player)
    if not survivor:
        cards = draw_starting_cards(t, player)
        if cards:
            yield from cards
    if t.hooked:
        rest = modules_of(t).captain_entered(t, player)
        if rest:
            yield from rest


class RedrawCaptain(Question[Table]):
    """Whether another captain is drawn; `about` is the one drawn first."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is SAIL_ON or pirate_in_zone(t, CAPTAIN_HOME[ask.about]):
            return None
        return Refusal("mm-no-pirate-at-home", "MM-DEATH-05")

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return self.moves if pirate_in_zone(t, CAPTAIN_HOME[about]) else [SAIL_ON]

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"captain": CAPTAIN_NAMES[ask.about], "choices": len(ask.options)}


REDRAW_CAPTAIN: Final = RedrawCaptain("redraw-captain", "MM-DEATH-05", [SAIL_ON, REDRAW])


def redraw_captain(t: Table, player: Player) -> Part[None]:
    """With an NPC pirate in the home zone he may draw another, who must do (MM-DEATH-05).

    Asked while any NPC pirate is at sea, so that the question does not reveal the home of the hidden captain.
    """
    if t.decks.captains.left == 0 or not any(npc.afloat() and is_pirate(npc) for npc in t.npcs):
        return
    answer = yield REDRAW_CAPTAIN.ask(t, player.seat, about=player.captain, shown=True)
    if answer is REDRAW:
        old = player.captain
        player.captain = t.chance.draw(t.decks.captains)
        t.decks.captains.add(old)  # MM-AMB-97
        report_captain(t, player)


def pirate_in_zone(t: Table, zone: int) -> bool:
    return any(npc.zone == zone and is_pirate(npc) for npc in t.npcs)


def starting_ships(t: Table) -> list[Move]:
    return [CHOOSE_SHIP[kind] for kind in range(len(SHIP_NAMES)) if is_starting_ship(t, kind)]


def is_starting_ship(t: Table, kind: int) -> bool:
    # mutants: same `return (SHIP_STARTS[kind])`, so far all are of the base
    return SHIP_STARTS[kind] and SHIP_PACK[kind] in t.rules.packs


def enter(t: Table, player: Player, ship: int, rule: str) -> None:
    """A captain appears in the home port with a fresh ship (MM-SETUP-11)."""
    player.ship = new_ship(ship)
    player.afloat = True
    player.zone = CAPTAIN_HOME[player.captain]
    player.in_port = True
    if t.journal is not None:
        t.journal.reveal(
            "captain-enters", rule, seat=player.seat, captain=CAPTAIN_NAMES[player.captain], ship=SHIP_NAMES[ship]
        )


def start_gold(t: Table, player: Player) -> None:
    """A small stash goes on board and the game adds to it; a larger one stays as it is (MM-DEATH-06)."""
    if player.stash >= START_GOLD:
        player.stash_least = max(player.stash_least, START_GOLD)
        return
    own = player.stash
    effects.withdraw_gold(t, player, own, "MM-DEATH-06")
    player.stash_least = 0
    player.stash_most = 0
    effects.gain_gold(t, player, START_GOLD - own, "MM-DEATH-06")


def draw_starting_cards(t: Table, player: Player, drawn: int = 0) -> Taken:
    """One card, and one more for the captain who starts with two (MM-SETUP-12, MM-AMB-80, CAP-14)."""
    count = START_GLORY_CARDS
    if CAPTAIN_ABILITY[player.captain] == STARTS_WITH_GLORY:
        count += CAPTAIN_AMOUNT[player.captain]
    for card in range(drawn, count):
        rest = glory.draw_glory(t, player, "MM-SETUP-12")
        if rest:
            return and_then(rest, partial(draw_starting_cards, t, player, card + 1))
    return ()
