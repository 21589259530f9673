"""Crew combat to its end (MM-CREW)."""

from functools import lru_cache
from typing import final

from freebooter.games.marauders.combat.strength import SWIVEL_DICE, crew_hits
from freebooter.games.marauders.names import NOBODY
from freebooter.games.marauders.odds.contest import contest
from freebooter.games.marauders.previews.chances import REMEMBERED, at_least


@final
class CrewCombatOdds:
    """How a crew combat ends: won, lost, or with neither left and nobody the winner (MM-CREW-04, 05)."""

    __slots__ = ("lose", "neither", "win")

    def __init__(self, win: float = 0.0, lose: float = 0.0, neither: float = 0.0) -> None:
        self.win = win
        self.lose = lose
        self.neither = neither

    def add(self, other: "CrewCombatOdds", share: float) -> None:
        self.win += other.win * share
        self.lose += other.lose * share
        self.neither += other.neither * share


@final
class CrewRound:
    """One way a round can go: the crews and the ignored hits left after it, 0, 1 or NOBODY who won, the chance."""

    __slots__ = ("chance", "crew", "other_crew", "other_shrugs", "over", "shrugs", "winner")

    def __init__(
        self, crew: int, other_crew: int, shrugs: int, other_shrugs: int, winner: int, over: bool, chance: float
    ) -> None:
        self.crew = crew
        self.other_crew = other_crew
        self.shrugs = shrugs
        self.other_shrugs = other_shrugs
        self.winner = winner
        self.over = over
        self.chance = chance

    def leaves(self, crew: int, other_crew: int, shrugs: int, other_shrugs: int) -> bool:
        """Has the round changed nothing?"""
        if self.crew != crew or self.other_crew != other_crew:
            return False
        return self.shrugs == shrugs and self.other_shrugs == other_shrugs


@lru_cache(maxsize=REMEMBERED)
def crew_round(
    dice: int, other_dice: int, crew: int, other_crew: int, shrugs: int = 0, other_shrugs: int = 0
) -> tuple[CrewRound, ...]:
    """All results of one round; `shrugs` are hits that a side still ignores (CAP-16)."""
    found: dict[tuple[int, int, int, int, int, bool], float] = {}
    # Both roll as in a contest; only if neither crew is left its winner counts (MM-CREW-05).
    for own, other, first, chance in contest(dice, other_dice).results:
        given, taken = crew_hits(own, crew), crew_hits(other, other_crew)
        ignored, ignored_there = min(taken, shrugs), min(given, other_shrugs)
        left = max(0, crew - taken + ignored)
        left_there = max(0, other_crew - given + ignored_there)
        over = left == 0 or left_there == 0
        winner = NOBODY
        if over and left == left_there:
            winner = first
        elif over:
            winner = 1 if left == 0 else 0
        after = (left, left_there, shrugs - ignored, other_shrugs - ignored_there, winner, over)
        found[after] = found.get(after, 0.0) + chance
    return tuple(
        [
            CrewRound(left, left_there, shrugs_left, shrugs_there, winner, over, chance)
            for (left, left_there, shrugs_left, shrugs_there, winner, over), chance in sorted(found.items())
        ]
    )


@lru_cache(maxsize=REMEMBERED)
def crew_combat(
    dice: int,
    other_dice: int,
    crew: int,
    other_crew: int,
    shrugs: int = 0,
    other_shrugs: int = 0,
    bonus: int = 0,
    other_bonus: int = 0,
) -> CrewCombatOdds:
    """Crew combat to its end; `bonus` are dice of the first round only (GL-21)."""
    if crew < 1 or other_crew < 1:  # MM-COMBAT-23, MM-AMB-61
        return CrewCombatOdds(float(crew > 0), float(other_crew > 0), float(crew < 1 and other_crew < 1))
    ending = CrewCombatOdds()
    same = 0.0  # the chance that a round changes nothing, so that it is rolled again
    for after in crew_round(dice + bonus, other_dice + other_bonus, crew, other_crew, shrugs, other_shrugs):
        if after.over:
            won = CrewCombatOdds(float(after.winner == 0), float(after.winner == 1), float(after.winner == NOBODY))
            ending.add(won, after.chance)
        elif bonus == other_bonus == 0 and after.leaves(crew, other_crew, shrugs, other_shrugs):
            same += after.chance
        else:
            rest = crew_combat(dice, other_dice, after.crew, after.other_crew, after.shrugs, after.other_shrugs)
            ending.add(rest, after.chance)
    if same >= 1 - 1e-12:
        return CrewCombatOdds(neither=1.0)  # nobody has a die to roll
    rounds = 1 / (1 - same)
    return CrewCombatOdds(ending.win * rounds, ending.lose * rounds, ending.neither * rounds)


@lru_cache(maxsize=REMEMBERED)
def boarding(
    dice: int,
    other_dice: int,
    crew: int,
    other_crew: int,
    shrugs: int,
    other_shrugs: int,
    swivel: bool,
    other_swivel: bool,
    bonus: int = 0,
    other_bonus: int = 0,
) -> CrewCombatOdds:
    """Crew combat at sea from its opening on: both sides' Swivel guns fire simultaneously (MM-MOD-07, MM-AMB-61)."""
    hit = at_least(SWIVEL_DICE)
    ending = CrewCombatOdds()
    for lost, share in ((1, hit), (0, 1 - hit)) if other_swivel else ((0, 1.0),):
        for lost_there, share_there in ((1, hit), (0, 1 - hit)) if swivel else ((0, 1.0),):
            left, left_there = max(0, crew - lost), max(0, other_crew - lost_there)
            after = crew_combat(dice, other_dice, left, left_there, shrugs, other_shrugs, bonus, other_bonus)
            ending.add(after, share * share_there)
    return ending
