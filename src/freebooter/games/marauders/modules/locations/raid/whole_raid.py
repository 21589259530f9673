"""Odds of a raid on a location from the start (SG-M9-13 to 25).

Found by going through all cards and dice. A success of the bombardment takes away what harms most; the ground assault
is made where it pays. Cards differ by their icons there, each worth the mean of its kind.
"""

from functools import lru_cache
from typing import Final

from freebooter.games.marauders.content.tables import CARGO_COUNT, CARGO_PACK
from freebooter.games.marauders.modules.locations.location import Location
from freebooter.games.marauders.modules.locations.raid.attacker import Attacker, attacker_of
from freebooter.games.marauders.modules.locations.raid.odds import PlaceOdds, after_hits
from freebooter.games.marauders.names import CANNONS, ESCAPE, ICONS, LOCATIONS
from freebooter.games.marauders.previews.chances import REMEMBERED, successes_of
from freebooter.games.marauders.raiding.raid_odds import icon_combinations, icons_of, unseen
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.player import Player

ATTACKERS: Final = 32
"""Of so many the results are kept card by card: the fewer cards of one place are part of the many of another."""


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
        best = _best(attacker, laid, len(rolled) - 1, worth, harmless, known)  # mutants: same `+ 1` `- 0`, unread
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
    if found is not None and len(found) > most:  # mutants: same `if False`, it is found again
        return found
    gold = 0.0
    for icon in range(len(ICONS)):
        gold += laid[icon] * worth[icon]
    each = 0 if harmless else 2 if laid[ESCAPE] >= attacker.agility else 1
    points = [each * laid[location] for location in range(len(LOCATIONS))]
    found = [after_hits(attacker, points, laid[ESCAPE], gold)]
    if most > 0:  # mutants: same `if True` `>=`, for none there is nothing to compare
        found += [found[0]] * most
        for icon in range(ESCAPE + 1):  # mutants: same `2`, a card without an icon is only gold
            if laid[icon] > 0:
                fewer = (*laid[:icon], laid[icon] - 1, *laid[icon + 1 :])
                others = _best(attacker, fewer, most - 1, worth, harmless, known)  # mutants: same `+ 1` `- 0`, unread
                for successes in range(1, most + 1):
                    if others[successes - 1].worth > found[successes].worth:
                        found[successes] = others[successes - 1]
    known[laid] = found  # mutants: same, it would be found again
    return found
