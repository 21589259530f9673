"""How battles of Pirates of the 7 Seas end, tried out with the engine's own tray: the odds that previews tell.

    python tools/battle_odds.py            writes the content file anew (some minutes)

Who fights whom follows from where the dice lie, so that there is no formula against two ships and more; each row is
thrown with a seed of its own and comes out the same every time. Against one ship the game works the odds out exactly.
"""

from freebooter.games.seven_seas.content.load import FOLDER
from freebooter.games.seven_seas.options import Options, rules_of
from freebooter.games.seven_seas.plunder.battle import fight
from freebooter.games.seven_seas.plunder.odds import MOST_PIRATES, TRIED_SIZES
from freebooter.games.seven_seas.plunder.tray import throw
from freebooter.kernel.chance import SearchChance

THROWS = 100_000


def row(size: int, pirates: int, throws: int = THROWS) -> list[int]:
    """By the number of pirate ships sunk: how often the caravan was sunk at that price."""
    rules, chance = rules_of(Options()), SearchChance(f"battle odds {size} {pirates}")
    counts = [0] * (pirates + 1)
    for _ in range(throws):
        battle = fight(throw(chance, size + pirates, rules), size)
        if battle.caravan_left == 0:
            counts[battle.afloat[size:].count(False)] += 1
    return counts


def main() -> None:
    lines = [
        "# How often, of so many throws, a caravan is sunk, by its size and the number of pirate ships.",
        "# Each row: with no pirate ship sunk, with 1, with 2, ... Written by tools/battle_odds.py.",
        f"throws = {THROWS}",
    ]
    for size in TRIED_SIZES:
        lines.append(f"\n[sunk.{size}]")
        lines += [f"{pirates} = {row(size, pirates)}" for pirates in range(1, MOST_PIRATES + 1)]
    (FOLDER / "battle-odds.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
