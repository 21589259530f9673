"""Cards that lie open, by their icons alone: how many there are of each, and what they become with one more or less.

With six cards there are some thousand of them, so what is asked of them again and again is made once.
"""

from functools import lru_cache
from typing import TypeAlias

from freebooter.games.marauders.names import ICONS, NO_ICON
from freebooter.games.marauders.previews.chances import REMEMBERED

Laid: TypeAlias = tuple[int, ...]
"""By icon, how many cards."""


@lru_cache(maxsize=REMEMBERED)
def with_one_more(laid: Laid) -> list[Laid]:
    """With one card more, by its icon."""
    return [(*laid[:icon], laid[icon] + 1, *laid[icon + 1 :]) for icon in range(len(ICONS))]


@lru_cache(maxsize=REMEMBERED)
def with_one_less(laid: Laid) -> list[Laid]:
    """With one card less of those that have an icon; the others do no harm, so none of them is thrown away."""
    return [(*laid[:icon], laid[icon] - 1, *laid[icon + 1 :]) for icon in range(NO_ICON) if laid[icon] > 0]


@lru_cache(maxsize=REMEMBERED)
def icons_in(laid: Laid) -> list[tuple[int, int]]:
    """The icons that lie there, and how many cards have them."""
    return [(icon, count) for icon, count in enumerate(laid) if count]


def worth_of(laid: Laid, worth: tuple[float, ...]) -> float:
    """Together, if a card is worth so much by its icon."""
    gold = 0.0
    for icon, count in icons_in(laid):
        gold += count * worth[icon]
    return gold
