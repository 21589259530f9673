"""Death and retirement (MM-DEATH). The captain who comes after is in `new_captain`."""

from functools import partial

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain.lost_modifications import place_modifications
from freebooter.games.marauders.content.card_timing import BEFORE_DEATH
from freebooter.games.marauders.content.tables import CAPTAIN_NAMES
from freebooter.games.marauders.hand.windows import own_window
from freebooter.games.marauders.names import DEATHS, NONE, Death
from freebooter.games.marauders.seams.and_then import and_then
from freebooter.games.marauders.seams.module_set import modules_of
from freebooter.games.marauders.state import BY_CAPTAINS, OVER, Table
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Part, Taken


def kill_captain(t: Table, player: Player, cause: Death, rule: str) -> Part[None]:
    """A captain dies and nobody plunders him."""
    chance = last_chance(t, player, cause)
    if chance:
        yield from chance
    yield from bury(t, player, cause, rule)


def last_chance(t: Table, player: Player, cause: Death) -> Taken:
    """The window for cards that soften a death, before any plunder (GL-17)."""
    t.dying_of = cause
    cards = own_window(t, player, BEFORE_DEATH)
    return and_then(cards, partial(no_chance_left, t)) if cards else no_chance_left(t)


def no_chance_left(t: Table) -> Taken:
    t.dying_of = NONE
    return ()


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
        rest = modules_of(t).captain_died(t, player, cause)
        if rest:
            yield from rest
    rest = place_modifications(t, player, modifications)
    if rest:
        yield from rest
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
