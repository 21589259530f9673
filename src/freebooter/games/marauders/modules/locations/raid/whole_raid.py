"""Odds of a raid on a location from the start (SG-M9-13 to 25).

Found by going through all cards and dice. A success of the bombardment takes away what harms most; the ground assault
is made where it pays. Cards differ by their icons there, each worth the mean of its kind.
"""

from functools import lru_cache
from typing import Final, final

from freebooter.games.marauders.content.tables import CARGO_COUNT, CARGO_PACK
from freebooter.games.marauders.modules.locations.location import Location
from freebooter.games.marauders.modules.locations.raid.attacker import Attacker, attacker_of
from freebooter.games.marauders.modules.locations.raid.odds import PlaceOdds, after_hits
from freebooter.games.marauders.names import CANNONS, ESCAPE, LOCATIONS, NO_ICON
from freebooter.games.marauders.previews.chances import REMEMBERED, successes_of
from freebooter.games.marauders.raiding.laid import Laid, with_one_less, worth_of
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
    found = PlaceOdds()
    rolled = successes_of(tracks[CANNONS])
    raids = _raids(worth, harmless, tracks, reinforced, agility, dice, shrugs, loss)
    for laid, chance in icon_combinations(icons, cards, False) if sum(icons) else ():
        for successes, share in enumerate(rolled):
            found.add(raids.best(laid, successes), chance * share)
    return found


@final
class Raids:
    """What one attacker makes of cards that lie, by their icons; what comes again is worked out once."""

    __slots__ = ("attacker", "failed", "harmless", "known", "worth")

    def __init__(self, attacker: Attacker, worth: tuple[float, ...], harmless: bool) -> None:
        self.attacker = attacker
        self.worth = worth
        self.harmless = harmless
        self.failed = _failed(harmless, attacker.tracks, attacker.reinforced, attacker.agility, attacker.loss)
        self.known: list[dict[Laid, PlaceOdds]] = [{} for successes in successes_of(attacker.tracks[CANNONS])]
        """By how many cards may be thrown away."""

    def best(self, laid: Laid, successes: int) -> PlaceOdds:
        """The best result of throwing away up to so many cards."""
        known = self.known[successes]
        found = known.get(laid)
        if found is None:
            found = self.known[0].get(laid) or self.as_laid(laid)
            if successes > 0:
                before = self.known[successes - 1]
                for fewer in with_one_less(laid):
                    other = before.get(fewer) or self.best(fewer, successes - 1)
                    if other.worth > found.worth:
                        found = other
            known[laid] = found
        return found

    def as_laid(self, laid: Laid) -> PlaceOdds:
        """If no card is thrown away."""
        found = self.failed.get(laid[:NO_ICON])
        if found is None:
            each = 0 if self.harmless else 2 if laid[ESCAPE] >= self.attacker.agility else 1
            points = [each * count for count in laid[: len(LOCATIONS)]]
            found = after_hits(self.attacker, points, laid[ESCAPE], worth_of(laid, self.worth))
            if found.failed:
                self.failed[laid[:NO_ICON]] = found
        self.known[0][laid] = found
        return found


@lru_cache(maxsize=ATTACKERS)
def _raids(
    worth: tuple[float, ...],
    harmless: bool,
    tracks: tuple[int, ...],
    reinforced: bool,
    agility: int,
    dice: int,
    shrugs: int,
    loss: int,
) -> Raids:
    return Raids(Attacker(tracks, reinforced, agility, dice, shrugs, loss), worth, harmless)


@lru_cache(maxsize=ATTACKERS)
def _failed(
    harmless: bool, tracks: tuple[int, ...], reinforced: bool, agility: int, loss: int
) -> dict[tuple[int, ...], PlaceOdds]:
    """Raids that such an attacker cannot win, as far as they were found: by icons, whatever the cards are worth."""
    return {}
