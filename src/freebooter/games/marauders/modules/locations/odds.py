"""Odds of a raid on a location: after the bombardment, and from the start (SG-M9-13 to 25).

Found by going through all cards and dice. A success of the bombardment takes away what harms most; the ground assault
is made where it pays. Cards differ by their icons there, each worth the mean of its kind.
"""

from functools import lru_cache
from typing import Final, final

from freebooter.games.marauders import effects
from freebooter.games.marauders.captain import damage
from freebooter.games.marauders.combat.start import player_side, shore_side
from freebooter.games.marauders.combat.strength import crew_dice, shrugs_left
from freebooter.games.marauders.content.tables import CARGO_COUNT, CARGO_PACK, RAID_FOR_GLORY
from freebooter.games.marauders.modules.locations.defence import escapes_of, hits_of, plunder_of
from freebooter.games.marauders.modules.locations.location import Location
from freebooter.games.marauders.names import CANNONS, CREW, ESCAPE, HULL, ICONS, LOCATIONS, NONE
from freebooter.games.marauders.previews.chances import REMEMBERED, successes_of
from freebooter.games.marauders.raiding.raid_odds import icon_combinations, icons_of, unseen
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import CREW_FIGHT, Battle
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import GOLD, HIT, POINT, SOLD_ELSEWHERE, loss_if_killed

STEP: Final = 250
"""Losses are rounded to this, so that odds are remembered."""

ATTACKERS: Final = 32
"""Of so many the results are kept card by card: the fewer cards of one place are part of the many of another."""


@final
class PlaceOdds:
    """Chances of success and of losing the captain; gold, points of damage and crew to be expected.

    `worth` is what it comes to, in hundredths of a glory point, bounties apart.
    """

    __slots__ = ("crew", "dead", "gold", "hits", "success", "worth")

    def __init__(self) -> None:
        self.success = 0.0
        self.dead = 0.0
        self.gold = 0.0
        self.hits = 0.0
        self.crew = 0.0
        self.worth = 0.0

    def add(self, other: "PlaceOdds", chance: float) -> None:
        self.success += chance * other.success
        self.dead += chance * other.dead
        self.gold += chance * other.gold
        self.hits += chance * other.hits
        self.crew += chance * other.crew
        self.worth += chance * other.worth

    def gold_if_won(self) -> float:
        return self.gold / self.success if self.success > 0 else 0.0


@final
class Attacker:
    """What a captain raids with. `loss`: what his death would cost."""

    __slots__ = ("agility", "dice", "loss", "reinforced", "shrugs", "tracks")

    def __init__(
        self, tracks: tuple[int, ...], reinforced: bool, agility: int, dice: int, shrugs: int, loss: int
    ) -> None:
        self.tracks = tracks
        self.reinforced = reinforced
        self.agility = agility
        self.dice = dice
        self.shrugs = shrugs
        self.loss = loss


def attacker_of(t: Table, player: Player) -> Attacker:
    dice, shrugs = assault_strength(t, player)
    loss = (loss_if_killed(player) + STEP - 1) // STEP * STEP
    agility = effects.raid_manoeuvrability(t, player)
    return Attacker(tuple(player.ship.tracks), player.ship.reinforced(), agility, dice, shrugs, loss)


def assault_strength(t: Table, player: Player) -> tuple[int, int]:
    """The Leadership dice of the ground assault, and the crew hits that are ignored."""
    outer = t.battle
    if outer is None:
        t.battle = assault_battle(player, 0)
    assert t.battle is not None
    side = t.battle.sides[0]
    found = crew_dice(t, side), shrugs_left(t, side)
    t.battle = outer
    return found


def assault_battle(player: Player, escapes: int) -> Battle:
    """The escape icons left stand for the crew of the enemy (SG-M9-24, SG-AMB-71)."""
    battle = Battle(player_side(player), shore_side(escapes, 0), CREW_FIGHT)
    battle.ashore = True
    battle.crew_round = 1
    return battle


# The ground assault


def crew_lost(escapes: int, successes: int, shrugs: int) -> int:
    """One for each escape icon left, less one for each success, whatever the crew (SG-M9-22, SG-AMB-89)."""
    return max(0, escapes - successes - shrugs)


@lru_cache(maxsize=REMEMBERED)
def _crew_odds(dice: int, shrugs: int, crew: int, escapes: int) -> tuple[float, float]:
    """The chance that the crew is lost, and the crew lost to be expected if it is not."""
    dead = lost = 0.0
    chances = successes_of(dice)
    for successes in range(len(chances)):
        hits = crew_lost(escapes, successes, shrugs)
        if hits >= crew:
            dead += chances[successes]
        else:
            lost += chances[successes] * hits
    return dead, lost


def assault(attacker: Attacker, crew: int, escapes: int, gold: float) -> PlaceOdds:
    found = PlaceOdds()
    dead, lost = _crew_odds(attacker.dice, attacker.shrugs, crew, escapes)
    won = GOLD * gold + SOLD_ELSEWHERE + (POINT if gold >= RAID_FOR_GLORY else 0)
    found.dead = dead
    found.success = 1 - dead
    found.gold = found.success * gold
    found.crew = lost + dead * crew
    found.worth = found.success * won - HIT[CREW] * lost / 2 - dead * attacker.loss
    return found


# As the cards lie


def after_hits(attacker: Attacker, points: list[int], escapes: int, gold: float) -> PlaceOdds:
    """These points of damage, then the assault or a retreat; a Reinforced hull cancels the one that harms most."""
    tracks = attacker.tracks
    for location in range(1, len(LOCATIONS)):  # what is too much for a location goes to the hull (SG-M9-34)
        if points[location] > tracks[location]:
            points[HULL] += points[location] - tracks[location]
            points[location] = tracks[location]
    harm, broken = 0.0, 0
    for location in range(len(LOCATIONS)):
        harm += HIT[location] * points[location] / 2
        broken += 1 if points[location] >= tracks[location] else 0
    crew = tracks[CREW] - points[CREW]
    stormed = assault(attacker, crew, escapes, gold)
    mended = assault(attacker, crew + 1, escapes, gold) if attacker.reinforced and points[CREW] > 0 else stormed
    best, cancelled = _worth(attacker, stormed, points[HULL], broken) - harm, NONE
    if attacker.reinforced:
        for location in range(len(LOCATIONS)):
            if points[location] > 0:
                hull = points[HULL] - 1 if location == HULL else points[HULL]
                left = broken - 1 if points[location] == tracks[location] else broken
                worth = _worth(attacker, mended if location == CREW else stormed, hull, left)
                worth -= harm - HIT[location] / 2
                if worth > best:
                    best, cancelled = worth, location
    if cancelled != NONE:
        points[cancelled] -= 1
        broken -= 1 if points[cancelled] == tracks[cancelled] - 1 else 0
    found = PlaceOdds()
    if points[HULL] >= tracks[HULL]:
        found.dead = 1.0
    elif broken == 0:
        stormed = mended if cancelled == CREW else stormed
        if stormed.worth > 0:
            found.add(stormed, 1.0)
    found.hits = float(sum(points))
    found.worth = best
    return found


def _worth(attacker: Attacker, stormed: PlaceOdds, hull: int, broken: int) -> float:
    """Of an assault or a retreat, or of sinking; `broken` is how many locations are destroyed, `hull` its points."""
    if hull >= attacker.tracks[HULL]:
        return -float(attacker.loss)
    return stormed.worth if broken == 0 and stormed.worth > 0 else 0.0


def as_it_lies(t: Table, player: Player, location: Location, cards: tuple[int, ...]) -> PlaceOdds:
    """If these cards stay."""
    attacker = attacker_of(t, player)
    points = damage_of(t, player, location, cards)
    return after_hits(attacker, points, escapes_of(cards), plunder_of(cards))


def damage_of(t: Table, player: Player, location: Location, cards: tuple[int, ...]) -> list[int]:
    """Points of damage that these cards do."""
    points = hits_of(cards, location.harmless, effects.raid_manoeuvrability(t, player))
    return damage.damage_in_effect(t, player, points, "SG-M9-17")


# From the start


def whole_raid(t: Table, player: Player, location: Location) -> PlaceOdds:
    """With the cards that may come, as far as the player knows."""
    icons, worth = icons_of(unseen(t, player))
    return _raid_with(t, player, location, icons, worth)


def usual_raid(t: Table, player: Player, location: Location) -> PlaceOdds:
    """With all cards of the game: the same again and again, so that it is remembered."""
    icons, worth = _all_cards(t.rules.packs)
    return _raid_with(t, player, location, icons, worth)


@lru_cache(maxsize=REMEMBERED)
def _all_cards(packs: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    return icons_of([CARGO_COUNT[card] if CARGO_PACK[card] in packs else 0 for card in range(len(CARGO_COUNT))])


def _raid_with(
    t: Table, player: Player, location: Location, icons: tuple[int, ...], worth: tuple[float, ...]
) -> PlaceOdds:
    attacker = attacker_of(t, player)
    return _whole(
        icons,
        worth,
        location.defence,
        location.harmless,
        attacker.tracks,
        attacker.reinforced,
        attacker.agility,
        attacker.dice,
        attacker.shrugs,
        attacker.loss,
    )


@lru_cache(maxsize=REMEMBERED)
def _whole(
    icons: tuple[int, ...],
    worth: tuple[float, ...],
    cards: int,
    harmless: bool,
    tracks: tuple[int, ...],
    reinforced: bool,
    agility: int,
    dice: int,
    shrugs: int,
    loss: int,
) -> PlaceOdds:
    attacker = Attacker(tracks, reinforced, agility, dice, shrugs, loss)
    found = PlaceOdds()
    rolled = successes_of(tracks[CANNONS])
    known = _known(worth, harmless, tracks, reinforced, agility, dice, shrugs, loss)
    for laid, chance in icon_combinations(icons, cards, False) if sum(icons) else ():
        best = _best(attacker, laid, len(rolled) - 1, worth, harmless, known)
        for successes in range(len(rolled)):
            found.add(best[successes], chance * rolled[successes])
    return found


@lru_cache(maxsize=ATTACKERS)
def _known(
    worth: tuple[float, ...],
    harmless: bool,
    tracks: tuple[int, ...],
    reinforced: bool,
    agility: int,
    dice: int,
    shrugs: int,
    loss: int,
) -> dict[tuple[int, ...], list[PlaceOdds]]:
    """What `_best` has found for such an attacker so far."""
    return {}


def _best(
    attacker: Attacker,
    laid: tuple[int, ...],
    most: int,
    worth: tuple[float, ...],
    harmless: bool,
    known: dict[tuple[int, ...], list[PlaceOdds]],
) -> list[PlaceOdds]:
    """The best results of throwing away up to 0, 1 and more cards, as far as `most`."""
    found = known.get(laid)
    if found is not None and len(found) > most:
        return found
    gold = 0.0
    for icon in range(len(ICONS)):
        gold += laid[icon] * worth[icon]
    each = 0 if harmless else 2 if laid[ESCAPE] >= attacker.agility else 1
    points = [each * laid[location] for location in range(len(LOCATIONS))]
    found = [after_hits(attacker, points, laid[ESCAPE], gold)]
    if most > 0:
        found += [found[0]] * most
        for icon in range(ESCAPE + 1):
            if laid[icon] > 0:
                fewer = (*laid[:icon], laid[icon] - 1, *laid[icon + 1 :])
                others = _best(attacker, fewer, most - 1, worth, harmless, known)
                for successes in range(1, most + 1):
                    if others[successes - 1].worth > found[successes].worth:
                        found[successes] = others[successes - 1]
    known[laid] = found
    return found
