"""The state of a battle: two sides, a phase, and what cards and weapons have done so far."""

from typing import ClassVar, Final, NewType, final

from freebooter.games.marauders.names import NOBODY, NONE
from freebooter.games.marauders.state.player import Ship
from freebooter.kernel.ask import Seat
from freebooter.kernel.native import mypyc_attr

# Phases, each a flow of its own or a round of flows.
Phase = NewType("Phase", int)
OPENING: Final = Phase(0)  # bounty for starting, cards, long guns
NAVAL_ROUND: Final = Phase(1)
CREW_OPENING: Final = Phase(2)  # swivel guns, cards
CREW_FIGHT: Final = Phase(3)
AFTERMATH: Final = Phase(4)  # reward, glory, plunder, death, repairs
PHASES: Final = ["opening", "naval-round", "crew-opening", "crew-round", "aftermath"]

# What a side declares, and how a battle ended.
Declaration = NewType("Declaration", int)
NOTHING: Final = Declaration(0)
SHOOTS: Final = Declaration(1)
BOARDS: Final = Declaration(2)
FLEES: Final = Declaration(3)
DECLARATIONS: Final = ["nothing", "shoot", "board", "flee"]

Outcome = NewType("Outcome", int)
UNDECIDED: Final = Outcome(0)
SHIP_SUNK: Final = Outcome(1)  # a ship, or both, went down
BOARDED: Final = Outcome(2)  # a crew was beaten
ESCAPED: Final = Outcome(3)
NO_WINNER: Final = Outcome(4)  # MM-AMB-65, MM-AMB-63
OUTCOMES: Final = ["undecided", "sunk", "boarded", "escaped", "no-winner"]

NO_DICE: Final[list[int]] = []
"""Never changed: a roll is put in its place."""


@final
@mypyc_attr(acyclic=True)
class Side:
    """One of the two who fight: a player (`seat`), an NPC (`npc`), or an opponent ashore (neither).

    A player's ship and skills are on the sheet; `ship`, `seamanship` and `leadership` are those of an NPC or of an
    opponent ashore, who has a crew only. Fields are for one round unless marked otherwise.
    """

    NOT_DATA: ClassVar[tuple[str, ...]] = ("weapons", "weapons_used")  # only modules look at them

    __slots__ = (
        "boarding_cut", "bonus_dice", "bonus_hits", "crew_before", "declared", "dice", "hits_dealt", "leadership",
        "locations", "npc", "reduced_hits", "seamanship", "seat", "ship", "shot", "shrugged", "slips_away",
        "successes", "weapons", "weapons_used",
    )  # fmt: skip

    def __init__(
        self, seat: Seat, npc: int = NONE, ship: Ship | None = None, seamanship: int = 0, leadership: int = 0
    ) -> None:
        self.seat = seat
        self.npc = npc
        self.ship = ship
        self.seamanship = seamanship
        self.leadership = leadership
        self.crew_before = 0  # all battle: crew when it began (Surgeon)
        self.shrugged = 0  # all crew combat: crew hits ignored so far (CAP-16)
        self.declared = NOTHING
        self.dice = NO_DICE  # the last roll
        self.successes = 0
        self.bonus_dice = 0  # cards: dice added to the next roll
        self.bonus_hits = 0  # cards: hits added, even above the cannons
        self.reduced_hits = 0  # cards: hits taken away from what this side deals
        self.hits_dealt = 0
        self.locations = NO_DICE  # the location dice of the hits it deals
        self.shot = NONE  # the weapon, of those in `registries.shots`, that this side has used on these hits
        self.slips_away = False  # cards: escapes whatever the enemy rolled
        self.boarding_cut = False  # cards: does not board although it won
        self.weapons = 0  # all battle: weapons of an NPC as bits; a player's are on the sheet
        self.weapons_used = 0  # as bits

    def copy(self) -> "Side":
        ship = self.ship
        twin = Side(self.seat, self.npc, None if ship is None else ship.copy(), self.seamanship, self.leadership)
        twin.crew_before = self.crew_before
        twin.shrugged = self.shrugged
        twin.declared = self.declared
        twin.dice = self.dice[:]
        twin.successes = self.successes
        twin.bonus_dice = self.bonus_dice
        twin.bonus_hits = self.bonus_hits
        twin.reduced_hits = self.reduced_hits
        twin.hits_dealt = self.hits_dealt
        twin.locations = self.locations[:]
        twin.shot = self.shot
        twin.slips_away = self.slips_away
        twin.boarding_cut = self.boarding_cut
        twin.weapons = self.weapons
        twin.weapons_used = self.weapons_used
        return twin

    def new_round(self) -> None:
        """Reset the fields that are for one round."""
        self.declared = NOTHING
        self.dice = NO_DICE
        self.successes = 0
        self.bonus_dice = 0
        self.bonus_hits = 0
        self.reduced_hits = 0
        self.hits_dealt = 0
        self.locations = NO_DICE
        self.shot = NONE
        self.slips_away = False
        self.boarding_cut = False
        self.weapons_used = 0


@final
@mypyc_attr(acyclic=True)
class Battle:
    """A battle under way. `sides[0]` is the aggressor, `sides[1]` the defender.

    `round` counts naval rounds from 1, `crew_round` rounds of crew combat; `quiet` the rounds in a row in which nothing
    happened (MM-AMB-65). Ashore there is crew combat only, for the sake of a `mission` or a `rumour` (MM-AMB-93).
    """

    __slots__ = (
        "ashore", "crew_round", "mission", "no_bounty", "outcome", "phase", "quiet", "round", "rumour", "sides",
        "winner",
    )  # fmt: skip

    def __init__(self, aggressor: Side, defender: Side, phase: Phase = OPENING) -> None:
        self.sides = [aggressor, defender]
        self.phase = phase
        self.round = 0
        self.crew_round = 0
        self.quiet = 0
        self.winner = NOBODY  # 0 or 1: the side that won
        self.outcome = UNDECIDED
        self.no_bounty = False  # Letters of Reprisal
        self.ashore = False
        self.mission = NONE
        self.rumour = NONE

    def copy(self) -> "Battle":
        twin = Battle(self.sides[0].copy(), self.sides[1].copy(), self.phase)
        twin.round = self.round
        twin.crew_round = self.crew_round
        twin.quiet = self.quiet
        twin.winner = self.winner
        twin.outcome = self.outcome
        twin.no_bounty = self.no_bounty
        twin.ashore = self.ashore
        twin.mission = self.mission
        twin.rumour = self.rumour
        return twin
