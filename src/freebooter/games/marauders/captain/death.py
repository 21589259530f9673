"""Death, retirement and the captain who comes after (MM-DEATH)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import glory
from freebooter.games.marauders.content.card_timing import BEFORE_DEATH
from freebooter.games.marauders.content.tables import (
    CAPTAIN_ABILITY,
    CAPTAIN_AMOUNT,
    CAPTAIN_HOME,
    CAPTAIN_NAMES,
    MODIFICATION_NAMES,
    PORTS,
    SHIP_NAMES,
    SHIP_PACK,
    SHIP_STARTS,
    START_GLORY_CARDS,
    START_GOLD,
)
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.moves import CHOOSE_SHIP, PLACE_MODIFICATION, REDRAW, SAIL_ON
from freebooter.games.marauders.names import DEATHS, FLUTE, NONE, STARTS_WITH_GLORY, ZONES, Death
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import BY_CAPTAINS, OVER, Table
from freebooter.games.marauders.state.npc_kinds import is_pirate
from freebooter.games.marauders.state.player import Player, new_ship
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


def kill_captain(t: Table, player: Player, cause: Death, rule: str) -> Part[None]:
    """A captain dies and nobody plunders him."""
    yield from last_chance(t, player, cause)
    yield from bury(t, player, cause, rule)


def last_chance(t: Table, player: Player, cause: Death) -> Part[None]:
    """The window for cards that soften a death, before any plunder (GL-17)."""
    t.dying_of = cause
    yield from own_window(t, player, BEFORE_DEATH)
    t.dying_of = NONE


def bury(t: Table, player: Player, cause: Death, rule: str) -> Part[None]:
    """Everything aboard is lost, points and stash are kept (MM-DEATH-01, MM-DEATH-02); a new captain is drawn."""
    if t.journal is not None:
        t.journal.everyone(
            "captain-died", rule, seat=player.seat, captain=CAPTAIN_NAMES[player.captain], cause=DEATHS[cause]
        )
    modifications = player.ship.modifications
    lose_everything_aboard(t, player, "MM-DEATH-01")
    if not player.washed:
        lose_captain_and_cards(t, player)
    player.afloat = False
    player.zone = NONE
    player.in_port = False
    player.slipped_in = False
    player.deaths += 1
    if t.turn_of(player):
        end_turn_of_the_dead(t)
    if t.hooked:
        yield from modules_of(t).captain_died(t, player, cause)
    yield from place_modifications(t, player, modifications)
    if not player.washed:
        draw_captain(t, player)


def end_turn_of_the_dead(t: Table) -> None:
    """Unused actions are lost, battles that wait do not take place (MM-AMB-90)."""
    t.turn.over = True
    t.agenda = []
    t.visit = None
    t.raid = None


def lose_everything_aboard(t: Table, player: Player, rule: str) -> None:
    effects.unload_cargo(t, player, list(player.cargo), rule)
    effects.lose_gold(t, player, rule)
    effects.discard_mission(t, player, rule)
    if player.rumour != NONE:
        effects.discard_rumour(t, player, rule)
    effects.lose_all_weapons(t, player)
    player.ship.modifications = 0
    player.ship.flipped = 0


def lose_captain_and_cards(t: Table, player: Player) -> None:
    for card in player.hand:
        effects.discard_glory_card(t, player, card, "MM-DEATH-01")
    for card in player.employed:
        effects.dismiss(t, player, card, "MM-DEATH-01")
    player.bounties = [0, 0, 0, 0]
    player.ship_glory = False  # MM-DEATH-10
    t.decks.captains_lost.add(player.captain)
    player.captain = NONE


def draw_captain(t: Table, player: Player) -> None:
    """At the moment of death; with no captain left the game ends (MM-DEATH-03, MM-DEATH-08, MM-AMB-91)."""
    if t.decks.captains.left == 0:
        t.stage = OVER
        t.ending = BY_CAPTAINS
        if t.journal is not None:
            t.journal.everyone("game-ends", "MM-DEATH-08")
        return
    player.captain = t.chance.draw(t.decks.captains)
    report_captain(t, player)


def report_captain(t: Table, player: Player) -> None:
    if t.journal is not None:
        name = CAPTAIN_NAMES[player.captain]
        t.journal.only(player.seat, "captain-drawn", "MM-DEATH-03", seat=player.seat, captain=name)
        t.journal.all_but(player.seat, "captain-drawn-hidden", "MM-DEATH-03", seat=player.seat)


# Modifications of a lost ship


class PlaceModification(Question[Table]):
    """Where the next modification of a lost ship is laid."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        """Ports chosen before this one are known to the flow alone, so the offer decides."""
        if move in ask.options:
            return None
        return Refusal("mm-no-free-port", "MM-MOD-12", zone=ZONES[move.value])


PLACE_TOKEN: Final = PlaceModification("place-modification", "MM-MOD-12", PLACE_MODIFICATION)


def going_back(t: Table, player: Player, modifications: int) -> int:
    """Those modifications of a lost ship, as bits, that go back into ports."""
    return modules_of(t).returning_modifications(t, modifications, player) if t.hooked else modifications


def place_modifications(t: Table, player: Player, modifications: int) -> Part[None]:
    """The modifications of a lost ship go back into the game (MM-MOD-12)."""
    back = yield from lose_ship(t, player, modifications)
    yield from put_back(t, player, back)


def lose_ship(t: Table, player: Player, modifications: int) -> Part[int]:
    """Tell modules that a ship is lost. Returns those of its modifications that go back into ports."""
    if not t.hooked:
        return modifications
    back = going_back(t, player, modifications)
    yield from modules_of(t).ship_lost(t, player, modifications)
    return back


def put_back(t: Table, player: Player, modifications: int) -> Part[None]:
    """Face down, mixed, into ports without one, as the owner likes (MM-MOD-12); the rest waits (MM-AMB-42)."""
    if modifications == 0:
        return
    if t.hooked:
        placed = yield from modules_of(t).place_modifications(t, player, modifications)
        if placed:
            return
    tokens = Bag([modifications >> kind & 1 for kind in range(len(MODIFICATION_NAMES))])
    reserve = t.decks.modifications
    reserve.pour(tokens.copy())  # where they lie while the owner chooses
    zones = yield from choose_ports(t, player, tokens.left)
    for kind in tokens.kinds():
        reserve.take(kind)
    lay_modifications(t, tokens, zones, "MM-MOD-12")
    reserve.pour(tokens)


def choose_ports(t: Table, player: Player, count: int) -> Part[list[int]]:
    """Ports without a modification, one for each of so many tokens, as far as there are any."""
    zones: list[int] = []
    for token in range(count):
        free = [PLACE_MODIFICATION[zone] for zone in PORTS if t.board.modification[zone] == NONE and zone not in zones]
        if not free:
            break
        answer = yield Ask(player.seat, PLACE_TOKEN, free)
        zones.append(answer.value)
    return zones


def lay_modifications(t: Table, tokens: Bag, zones: list[int], rule: str) -> None:
    """One batch: all know what it holds, nobody where."""
    board = t.board.own()
    for zone in zones:
        board.modification[zone] = t.chance.draw(tokens)
        board.modification_batch[zone] = board.batches
        board.modification_open[zone] = False
        if t.journal is not None:
            t.journal.everyone("modification-placed", rule, zone=ZONES[zone])
    board.batches += 1


# The return


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
        yield from draw_starting_cards(t, player)
    if t.hooked:
        yield from modules_of(t).captain_entered(t, player)


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


def draw_starting_cards(t: Table, player: Player) -> Part[None]:
    """One card, and one more for the captain who starts with two (MM-SETUP-12, MM-AMB-80, CAP-14)."""
    count = START_GLORY_CARDS
    if CAPTAIN_ABILITY[player.captain] == STARTS_WITH_GLORY:
        count += CAPTAIN_AMOUNT[player.captain]
    for card in range(count):
        yield from glory.draw_glory(t, player, "MM-SETUP-12")
