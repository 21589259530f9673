"""What a player turn and its Port action remember."""

from typing import ClassVar, Final, final

from freebooter.games.marauders.names import NONE
from freebooter.kernel.native import mypyc_attr

# Places of the targets in `Turn.scouted`
FIRST_SEAT: Final = 0
FIRST_NPC: Final = 8
FIRST_MERCHANT: Final = 32  # of a zone
FIRST_OF_MODULES: Final = 64


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What one player turn remembers. A new one is made when it begins.

    `scouted` are the targets scouted for, as bits. `target` is the one of the roll under way, and `hunted_dice` the
    dice that whoever is hunted, by a player or by an NPC, has added or taken away.
    """

    __slots__ = (
        "acted", "actions", "closed_visit", "free_moves", "hidden_from", "hire_tried", "hunted_dice", "main_used",
        "merchants_again", "open_port", "over", "port_tried", "ported", "reclaimed", "rumour_dice", "scouted", "target",
        "task_tried", "weathered",
    )  # fmt: skip
    NOT_DATA: ClassVar[tuple[str, ...]] = ("hunted_dice", "target")  # while a roll is made, never between flows

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.acted = False  # something has been done, so that it is too late to retire
        self.over = False
        self.ported = False  # the Port action is used (MM-PORT-01)
        self.scouted = 0
        self.merchants_again = 0  # zones whose merchant was scouted for a second time (CAP-08), as bits
        self.free_moves = 0  # GL-10
        self.main_used = False  # CAP-06
        self.reclaimed = False  # CAP-03
        self.port_tried = False  # CAP-13: the one try of the Influence check
        self.hire_tried = 0  # specialists whose check failed, kinds as bits
        self.task_tried = False  # a mission's task check (ledger 3.7)
        self.hidden_from = 0  # NPCs that do not scout again this turn (GL-11), as bits
        self.open_port = NONE  # a closed port that a card has opened for this turn (GL-13)
        self.closed_visit = NONE  # a closed port entered for a rumour only (RU-12)
        self.rumour_dice = 0  # added to the roll of the rumour being acted on (GL-14)
        self.weathered = False  # the storm of this round has been rolled for
        self.target = NONE
        self.hunted_dice = 0

    def copy(self) -> "Turn":
        twin = Turn(self.actions)
        twin.acted = self.acted
        twin.over = self.over
        twin.ported = self.ported
        twin.scouted = self.scouted
        twin.merchants_again = self.merchants_again
        twin.free_moves = self.free_moves
        twin.main_used = self.main_used
        twin.reclaimed = self.reclaimed
        twin.port_tried = self.port_tried
        twin.hire_tried = self.hire_tried
        twin.task_tried = self.task_tried
        twin.hidden_from = self.hidden_from
        twin.open_port = self.open_port
        twin.closed_visit = self.closed_visit
        twin.rumour_dice = self.rumour_dice
        twin.weathered = self.weathered
        twin.target = self.target
        twin.hunted_dice = self.hunted_dice
        return twin


@final
@mypyc_attr(acyclic=True)
class Visit:
    """A Port action under way. `done` are the activities finished, as bits.

    `courier`: the stash activity is as in the home port (GL-05). `arms_used`: the cheap weapon is bought (CAP-15).
    `weapons_traded`: bought or sold in this visit, as bits, so that none is traded twice. `named` and `bargains`:
    goods that are priced as if one more copy had been drawn, once for each time (CAP-05, GL-03). `draw_more`: cards
    added to the draw (GL-02). `chosen`: cargo cards chosen so far to be sold or bought. `yard_friends`: how many at the
    yard will help with a ship or a modification (GL-06). `claiming`: the mission being claimed; `roll_skipped`: without
    the roll it asks for (GL-07).

    A visit to another place of the zone has no `powers`: neither those of the port nor its chest and modification.
    `draw` is the number of cards to draw there, 0 in a port. `more_cards`: cards that modules have bought or sold in
    the activity under way; `has_bought`: goods were bought in this visit.
    """

    __slots__ = (
        "arms_used", "bargains", "chosen", "claiming", "courier", "done", "draw", "draw_more", "has_bought",
        "mission_failed", "more_cards", "named", "powers", "roll_skipped", "weapons_traded", "yard_friends", "zone",
    )  # fmt: skip
    NOT_DATA: ClassVar[tuple[str, ...]] = ("draw", "has_bought", "more_cards", "powers")  # for modules

    def __init__(self, zone: int) -> None:
        self.zone = zone
        self.done = 0
        self.courier = False
        self.mission_failed = False
        self.arms_used = False
        self.weapons_traded = 0
        self.named = NONE
        self.bargains: tuple[int, ...] = ()
        self.draw_more = 0
        self.chosen: tuple[int, ...] = ()
        self.claiming = NONE
        self.roll_skipped = False
        self.yard_friends = 0
        self.powers = True
        self.draw = 0
        self.more_cards = 0
        self.has_bought = False

    def copy(self) -> "Visit":
        twin = Visit(self.zone)
        twin.done = self.done
        twin.courier = self.courier
        twin.mission_failed = self.mission_failed
        twin.arms_used = self.arms_used
        twin.weapons_traded = self.weapons_traded
        twin.named = self.named
        twin.bargains = self.bargains
        twin.draw_more = self.draw_more
        twin.chosen = self.chosen
        twin.claiming = self.claiming
        twin.roll_skipped = self.roll_skipped
        twin.yard_friends = self.yard_friends
        twin.powers = self.powers
        twin.draw = self.draw
        twin.more_cards = self.more_cards
        twin.has_bought = self.has_bought
        return twin
