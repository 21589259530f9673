"""Whole battles remember what comes again in them; they go as they would one after another, with nothing remembered."""

import sys
from random import Random

import pytest

from freebooter.games.marauders.combat.strength import hits_of
from freebooter.games.marauders.names import CANNONS, CREW, HULL, LOCATIONS, MASTS
from freebooter.games.marauders.odds import whole
from freebooter.games.marauders.odds.contest import contest
from freebooter.games.marauders.odds.crews import boarding
from freebooter.games.marauders.odds.hits import least_harm
from freebooter.games.marauders.odds.struck import DRAWN, Hulk
from freebooter.games.marauders.odds.whole import BATTLES, LONGEST, Battles, KnownRounds, Ship, by_program, is_known
from freebooter.games.marauders.previews.chances import SUCCESS
from freebooter.games.marauders.state.battle import BOARDS, FLEES, SHOOTS, Declaration

DECLARATIONS: list[Declaration] = [SHOOTS, BOARDS, FLEES]


def some_ship(dice: Random) -> Ship:
    return Ship(
        tracks=(dice.randint(1, 5), *[dice.randint(0, 5) for _ in range(len(LOCATIONS) - 1)]),
        dice=dice.randint(1, 5),
        gunner=dice.random() < 0.3,
        cancels=dice.randint(0, 1),
        crew_dice=dice.randint(1, 5),
        first_dice=dice.randint(0, 1),
        shrugs=dice.randint(0, 1),
        swivel=dice.random() < 0.3,
        hooks=dice.random() < 0.5,
        leadership=dice.randint(1, 4),
        npc=dice.random() < 0.5,
    )


def one_after_another(own: Ship, other: Ship, mine: Declaration, first: int) -> tuple[float, float]:
    dice = Random(2)
    won = lost = 0.0
    for _ in range(BATTLES):
        ending = one_battle(own, other, mine, first, dice)
        won += ending[0]
        lost += ending[1]
    return won, lost


def one_battle(own: Ship, other: Ship, mine: Declaration, first: int, dice: Random) -> tuple[float, float]:
    ships, left = (own, other), (list(own.tracks), list(other.tracks))
    cancels, hooks = [own.cancels, other.cancels], [own.hooks, other.hooks]
    for number in range(first, first + LONGEST):
        free = number > 1 and left[0][MASTS] > 0 and (mine != BOARDS or left[0][CREW] > 0)
        said = [mine if free else SHOOTS, SHOOTS]
        if number > 1:
            said[1] = by_program(other, tuple(left[1]), own, tuple(left[0]))
        throws = [said[side] == BOARDS and hooks[side] for side in (0, 1)]
        hooks = [hooks[side] and not throws[side] for side in (0, 1)]
        rolled = [ships[side].dice if left[side][MASTS] > 0 else 1 for side in (0, 1)]
        *successes, winner = drawn_from(contest(rolled[0], rolled[1], throws[0], throws[1]).results, dice.random())
        hits = [
            hits_of(successes[side], sum(successes) > 0, winner == side, left[side][CANNONS], ships[side].gunner, 0, 0)
            if said[side] == SHOOTS
            else 0
            for side in (0, 1)
        ]
        for side in (0, 1):
            if strike(left[side], hits[1 - side], cancels[side], dice):
                cancels[side] = 0
        if left[0][HULL] < 1:
            return 0.0, 1.0
        if left[1][HULL] < 1:
            return 1.0, 0.0
        if any(winner == side and said[side] == BOARDS and left[side][CREW] > 0 for side in (0, 1)):
            ending = boarding(
                own.crew_dice, other.crew_dice, left[0][CREW], left[1][CREW], own.shrugs, other.shrugs,
                own.swivel, other.swivel, own.first_dice, other.first_dice,
            )  # fmt: skip
            return ending.win, ending.lose
        if any(winner == side and said[side] == FLEES and successes[1 - side] == 0 for side in (0, 1)):
            return 0.0, 0.0
    return 0.0, 0.0


def drawn_from(results: tuple[tuple[int, int, int, float], ...], number: float) -> tuple[int, int, int]:
    total = 0.0
    for own, other, winner, chance in results:
        total += chance
        if number < total:
            break
    return own, other, winner


def strike(left: list[int], hits: int, cancels: int, dice: Random) -> bool:
    skulls = 0
    for _ in range(hits):
        at = dice.random()
        if at < SUCCESS:
            skulls += 1
            continue
        location = 1 + int((at - SUCCESS) / (1 - SUCCESS) * (len(LOCATIONS) - 1))
        left[location if left[location] > 0 else HULL] -= 1
    for _ in range(skulls):
        left[least_harm(left)] -= 1
    if cancels and left[HULL] == 0 and hits:
        left[HULL] = 1
        return True
    return False


@pytest.mark.parametrize("seed", range(24))
def test_battles_that_remember_go_as_they_would_without(seed: int) -> None:
    dice = Random(seed)
    own, other = some_ship(dice), some_ship(dice)
    mine, first = DECLARATIONS[seed % len(DECLARATIONS)], dice.randint(1, 3)
    battles = Battles(own, other, mine)
    battles.fight(first, BATTLES)
    assert (battles.won, battles.lost) == one_after_another(own, other, mine, first)


@pytest.mark.skipif(not whole.__file__.endswith(".py"), reason="compiled, the limits are part of the code")
def test_of_all_battles_together_no_more_is_kept_than_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole, "MOST_ROUNDS", 60)
    struck = sys.modules[Hulk.__module__]  # the package has a function of that name
    monkeypatch.setattr(struck, "MOST_HULKS", 40)
    monkeypatch.setattr(struck, "_HULKS", {})
    monkeypatch.setattr(whole, "ROUNDS", rounds := KnownRounds())
    dice = Random(3)
    forgotten = 0
    for _ in range(12):
        own, other = some_ship(dice), some_ship(dice)
        count = rounds.count
        battles = Battles(own, other, SHOOTS)
        battles.fight(2, 60)
        forgotten += rounds.count < count
        kept = sum(len(known) for two in rounds._between.values() for known in two)
        assert kept <= rounds.count <= 60
        assert len(struck._HULKS) <= 40
    assert forgotten > 2
    battles = Battles(own, other, BOARDS)
    battles.fight(1, BATTLES)
    assert (battles.won, battles.lost) == one_after_another(own, other, BOARDS, 1), "and battles go as before"


def test_many_numbers_are_drawn_when_battles_are_long() -> None:
    """Two ships that hardly ever hit each other take more numbers than were drawn to begin with."""
    ship = Ship((5, 5, 5, 5, 1), 1, False, 0, 1, 0, 0, False, False, 2, True)
    battles = Battles(ship, ship, SHOOTS)
    battles.fight(1, BATTLES)
    assert battles.at > DRAWN
    assert (battles.won, battles.lost) == one_after_another(ship, ship, SHOOTS, 1)


def test_a_chance_is_known_sooner_the_clearer_it_is() -> None:
    """Never worse than an even one is by all battles: its standard error is greatest in the middle."""
    assert [next(n for n in range(40, 401, 40) if is_known(share * n, n)) for share in (0.0, 0.05, 0.1, 0.2, 0.5)] == [
        40, 120, 160, 280, 400,
    ]  # fmt: skip
    assert not is_known(0.0, 0)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_is_as_good_as_all_battles_would_be(seed: int) -> None:
    """Compared with ten times as many: by less than two and a half standard errors of an even chance."""
    dice = Random(seed)
    own, other = some_ship(dice), some_ship(dice)
    battles = Battles(own, other, SHOOTS)
    battles.fight(1, 10 * BATTLES)
    told = whole._fought_out(own, other, SHOOTS, 1)
    assert abs(told.won - battles.won / (10 * BATTLES)) < 0.0625
    assert abs(told.lost - battles.lost / (10 * BATTLES)) < 0.0625
