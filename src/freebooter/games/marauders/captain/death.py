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
    NPC_NATION,
    PORTS,
    SHIP_NAMES,
    SHIP_STARTS,
    START_GLORY_CARDS,
    START_GOLD,
)
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.hooks import CAPTAIN_DIED, CAPTAIN_ENTERED, SHIP_LOST, fire, hooks_of
from freebooter.games.marauders.moves import CHOOSE_SHIP, PLACE_MODIFICATION, REDRAW, SAIL_ON
from freebooter.games.marauders.names import DEATHS, FLUTE, NONE, SHIP_VALUES, STARTS_WITH_GLORY, ZONES, Death
from freebooter.games.marauders.state import BY_CAPTAINS, OVER, Table
from freebooter.games.marauders.state.player import Player, new_ship, ship_values
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Part, Played, Question, Seat
from freebooter.kernel.bag import Bag
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Param, Refusal


def kill_captain(t: Table, player: Player, cause: Death, rule: str) -> Part[None]:
    """A captain dies and nobody plunders him."""
    yield from last_chance(t, player)
    yield from bury(t, player, cause, rule)


def last_chance(t: Table, player: Player) -> Part[None]:
    """The window for cards that soften a death, before any plunder (GL-17)."""
    yield from own_window(t, player, BEFORE_DEATH)


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
        yield from fire(t, CAPTAIN_DIED, player.seat, cause)
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
    player.weapons = 0
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


def place_modifications(t: Table, player: Player, modifications: int) -> Part[None]:
    """Face down, mixed, into ports without one, as the owner likes (MM-MOD-12); the rest waits (MM-AMB-42)."""
    if modifications == 0:
        return
    if t.hooked:
        yield from fire(t, SHIP_LOST, player.seat, modifications)
        policy = hooks_of(t).reenter_modifications
        if policy is not None:
            yield from policy(t, player, modifications)
            return
    tokens = Bag([modifications >> kind & 1 for kind in range(len(MODIFICATION_NAMES))])
    reserve = t.decks.modifications
    reserve.pour(tokens.copy())  # where they lie while the owner chooses
    zones: list[int] = []
    for token in range(tokens.left):
        free = [PLACE_MODIFICATION[zone] for zone in PORTS if t.board.modification[zone] == NONE and zone not in zones]
        if not free:
            break
        answer = yield Ask(player.seat, PLACE_TOKEN, free)
        zones.append(answer.value)
    for kind in tokens.kinds():
        reserve.take(kind)
    lay_modifications(t, tokens, zones, "MM-MOD-12")
    reserve.pour(tokens)


def lay_modifications(t: Table, tokens: Bag, zones: list[int], rule: str) -> None:
    """One batch: all know what it holds, nobody where."""
    board = t.board
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
        if SHIP_STARTS[move.value]:
            return None
        return Refusal("mm-no-starting-ship", "MM-SETUP-10", ship=SHIP_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        return Note("mm-brings-ship-values", "MM-SETUP-10", **ship_values(move.value))

    def measured(self, played: Played[Table], ask: Ask, move: Move) -> dict[str, int]:
        ship = played.after.players[ask.seat].ship
        return {name: ship.value(at) for at, name in enumerate(SHIP_VALUES)}

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
        yield from fire(t, CAPTAIN_ENTERED, player.seat, player.captain)


class RedrawCaptain(Question[Table]):
    """Whether another captain is drawn; `about` is the one drawn first."""

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move is SAIL_ON or pirate_in_zone(t, CAPTAIN_HOME[ask.about]):
            return None
        return Refusal("mm-no-pirate-at-home", "MM-DEATH-05")

    def words(self, t: Table, ask: Ask) -> dict[str, Param]:
        return {"captain": CAPTAIN_NAMES[ask.about], "choices": len(ask.options)}


REDRAW_CAPTAIN: Final = RedrawCaptain("redraw-captain", "MM-DEATH-05", [SAIL_ON, REDRAW])


def redraw_captain(t: Table, player: Player) -> Part[None]:
    """With an NPC pirate in the home zone he may draw another, who must do (MM-DEATH-05).

    Asked while any NPC pirate is at sea, so that the question does not reveal the home of the hidden captain.
    """
    if t.decks.captains.left == 0 or not any(npc.afloat() and NPC_NATION[npc.number] == NONE for npc in t.npcs):
        return
    answer = yield REDRAW_CAPTAIN.ask(t, player.seat, about=player.captain, shown=True)
    if answer is REDRAW:
        old = player.captain
        player.captain = t.chance.draw(t.decks.captains)
        t.decks.captains.add(old)  # MM-AMB-97
        report_captain(t, player)


def pirate_in_zone(t: Table, zone: int) -> bool:
    return any(npc.zone == zone and NPC_NATION[npc.number] == NONE for npc in t.npcs)


def starting_ships(t: Table) -> list[Move]:
    return [CHOOSE_SHIP[kind] for kind in range(len(SHIP_NAMES)) if SHIP_STARTS[kind]]


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
