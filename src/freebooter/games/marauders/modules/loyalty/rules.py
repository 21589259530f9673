"""The loyalty module: where the rules of the game meet the mood of crews (SG-M11)."""

from collections.abc import Sequence

from freebooter.games.marauders.content.card_timing import Moment
from freebooter.games.marauders.modules.loyalty import advice, cards, changes, comments, hiring
from freebooter.games.marauders.modules.loyalty import statistics as statistics
from freebooter.games.marauders.modules.loyalty.drawer import Loyalty, level_of, loyalty_of
from freebooter.games.marauders.modules.loyalty.offers import CALL_IN_PORT, CALL_IN_TURN, RAISING_LOYALTY
from freebooter.games.marauders.modules.loyalty.steps import ANGRY, CONTENT, HAPPY
from freebooter.games.marauders.names import NOBODY
from freebooter.games.marauders.seams.module import Module
from freebooter.games.marauders.seams.module_set import add_module
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.state import Drawer, Table
from freebooter.games.marauders.state.battle import Side
from freebooter.games.marauders.state.player import Player
from freebooter.kernel.ask import Ask, Offer, Part, Taken
from freebooter.kernel.note import Note, Refusal


class LoyaltyModule(Module):
    def drawer(self, rules: Rules, seats: int) -> Drawer | None:
        return Loyalty([CONTENT] * seats, [()] * seats)

    # Up and down

    def turn_starts(self, t: Table, player: Player) -> Taken:
        loyalty_of(t).new_turn(player)
        return ()

    def turn_ends(self, t: Table, player: Player) -> Taken:
        """Only where the turn began and where it ends counts (SG-M11-05, SG-AMB-51)."""
        return changes.lower(t, player, "SG-M11-05") if comments.stays_in_port(t, player) else ()

    def npc_card_drawn(self, t: Table, card: int) -> Part[None]:
        return changes.lower_all(t)

    def before_stashing(self, t: Table, player: Player) -> Part[bool]:
        """A captain who dies of it has stashed nothing (SG-M11-04, SG-AMB-105)."""
        yield from changes.lower(t, player, "SG-M11-04")
        return not player.afloat

    def glory_gained(self, t: Table, player: Player, deed: int) -> Taken:
        changes.rise(t, player, "SG-M11-06")
        return ()

    def captain_died(self, t: Table, player: Player, cause: int) -> Taken:
        """The next captain, or the same one with a new crew, begins at Content (SG-AMB-52, SG-AMB-53, SG-AMB-90)."""
        loyalty_of(t).levels[player.seat] = CONTENT
        loyalty_of(t).refused[player.seat] = ()
        return ()

    # What can be done about it

    def turn_actions(self) -> Sequence[Offer[Table]]:
        return [CALL_IN_TURN]

    def port_activities(self) -> Sequence[Offer[Table]]:
        return [RAISING_LOYALTY, CALL_IN_PORT]

    def town_activities(self) -> Sequence[Offer[Table]]:
        return [RAISING_LOYALTY]

    # What the steps do

    def crew_dice(self, t: Table, dice: int, side: Side) -> int:
        """SG-M11-10, SG-M11-19. The base sees to at least one die."""
        if side.seat == NOBODY:
            return dice
        level = loyalty_of(t).levels[side.seat]
        return dice + 1 if level >= HAPPY else dice - 1 if level <= ANGRY else dice

    def recruit_terms(self, t: Table, terms: int, player: Player) -> int:
        return hiring.recruit_terms(t, terms, player)

    def free_crew(self, t: Table, count: int, player: Player) -> int:
        return 0 if hiring.is_restless(t, player) else count

    def hire_price(self, t: Table, gold: int, player: Player, card: int) -> int:
        return 0 if hiring.hires_freely(t, player) else gold

    def hire_anywhere(self, t: Table, player: Player, card: int) -> bool:
        return hiring.hires_freely(t, player)

    def specialist_hired(self, t: Table, player: Player, card: int) -> None:
        if hiring.hires_freely(t, player) and hiring.is_concession(player, card):
            loyalty_of(t).free_hire = True

    def may_employ(self, t: Table, player: Player) -> Refusal | None:
        return Refusal("mm-crew-restless", "SG-M11-16") if hiring.is_restless(t, player) else None

    def specialist_active(self, t: Table, active: bool, player: Player, specialist: int) -> bool:
        return active and not hiring.is_restless(t, player)

    def may_play(self, t: Table, player: Player, card: int, moment: Moment) -> Refusal | None:
        return cards.refused(t, player, card)

    def before_card(self, t: Table, player: Player, card: int) -> Part[bool]:
        return cards.persuade(t, player, card)

    # For people and bots

    def risks(self, t: Table, ask: Ask, notes: list[Note]) -> None:
        comments.add_risks(t, ask, notes)

    def weigh(self, t: Table, ask: Ask, weights: list[int]) -> None:
        comments.change_weights(t, ask, weights)

    def zone_values(self, t: Table, values: list[int], player: Player, port: bool) -> None:
        """A visit to any port can raise loyalty."""
        raised = advice.raise_worth(t, player) if port else 0
        if raised > 0:
            for zone in range(len(values)):
                if values[zone] > 0:
                    values[zone] += raised

    def prospects(self, t: Table, worth: int, player: Player) -> int:
        return worth + advice.standing(t, player, level_of(t, player))


add_module(LoyaltyModule("loyalty", order=50))  # after tokens for the NPC card, and stops on the way (ledger 4.5)
