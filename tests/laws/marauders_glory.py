"""The sets of modules of Seas of Glory that are tried: each alone, all pairs, presets, everything with its variants."""

from itertools import combinations

from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.presets import BASE, PRESETS
from freebooter.games.marauders.seams.module_set import complete
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.note import Refused

CAPTAINS = ["two-captains", "captains-for-gold"]
"""The two ways to choose a captain, which exclude each other."""

NEEDS = {
    "market": "modifications", "storm": "wind",
    "new-captains-only": "cards", "new-missions-only": "cards", "new-rumours-only": "cards",
}  # fmt: skip
NAMES = GAME.choosing.known_values()["modules"]
Modules = tuple[str, ...]


def with_needs(*names: str) -> Modules:
    """These modules and those without which they are refused, in the order of all modules."""
    wanted = {*names, *[NEEDS[name] for name in names if name in NEEDS]}
    return tuple(name for name in NAMES if name in wanted)


def go_together(modules: Modules) -> bool:
    try:
        complete(modules)
    except Refused:
        return False
    return True


ALONE = [with_needs(name) for name in NAMES]
PAIRS = [pair for pair in (with_needs(*names) for names in combinations(NAMES, 2)) if go_together(pair)]
NAMED = [tuple(preset.modules) for name, preset in PRESETS.items() if name != BASE]
EVERYTHING = [tuple(name for name in NAMES if name not in CAPTAINS or name == one) for one in CAPTAINS]
"""All that there is, with new cards alone; and the same with the old cards among them."""
EVERYTHING += [tuple(name for name in whole if not name.endswith("-only")) for whole in EVERYTHING]


def all_sets() -> list[Modules]:
    """Each once, in an order that has all kinds of them early; the smallest are not the most telling."""
    plain = dict.fromkeys([*ALONE, *PAIRS])
    pool = [modules for modules in plain if modules not in NAMED]
    chance = SearchChance("all sets of modules")
    mixed = [pool.pop(chance.below(len(pool))) for left in range(len(pool))]
    return [*EVERYTHING, *NAMED, *mixed]


def random_mix(chance: SearchChance) -> Modules:
    """Any number of modules that go together."""
    wanted: list[str] = []
    one_in = 1 + chance.below(4)
    for name in NAMES:
        if chance.below(1 + one_in) == 0 and go_together(with_needs(*wanted, name)):
            wanted.append(name)
    return with_needs(*wanted)
