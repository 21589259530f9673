"""Plays with the drill module, in a process of its own: what it registers would stay in this one.

    python -m tests.games.marauders.drill.play laws|base|ports|load PACK

`laws` plays by the laws with the pack and prints what was met; `base` prints the trace of games without it; `ports`
tries what no card of the pack leads to: the activity and the way into a port; `load` only loads the game.
"""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from freebooter.games.marauders import modules
from freebooter.games.marauders.content import load

FOLDER = Path(__file__).parent


def add_drill(pack: Path) -> None:
    """The drill is one more pack and one more module: before the game loads."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "modules").symlink_to(load.FOLDER.parent / "modules")
        content = Path(name) / "content"
        content.mkdir()
        for folder in load.FOLDER.iterdir():
            (content / folder.name).symlink_to(folder)
        (content / "drill").symlink_to(pack.resolve())
        vars(load)["PACKS"] = load.load(content)
    modules.__path__.append(str(FOLDER / "modules"))


def main(what: str, pack: str) -> None:
    add_drill(Path(pack))
    from freebooter.games.marauders.game import GAME

    if what == "base":
        from tests.games.marauders.drill.traces import trace

        print(trace(GAME, 3))
    elif what == "laws":
        print(json.dumps(lawful_games()))
    elif what == "ports":
        print(json.dumps(in_ports()))


def lawful_games() -> dict[str, int]:
    """What the drill's kinds have done in a few games."""
    from freebooter.games.marauders.game import Marauders
    from freebooter.games.marauders.options import Options
    from freebooter.games.marauders.settings import Rules
    from freebooter.games.marauders.setup import set_up
    from freebooter.games.marauders.state import Table
    from freebooter.kernel.chance import Chance
    from freebooter.kernel.laws import play_lawfully
    from tests.games.marauders.drill.traces import Advised, played

    class Drill(Marauders):
        def setup(self, options: Options, seats: int, chance: Chance) -> Table:
            return set_up(Rules(packs=(load.BASE, "drill")), seats, chance)

    game = Drill()
    met: Counter[str] = Counter()
    matches = [play_lawfully(game, 2 + seed, {}, seed, Advised(seed), 60, dice=20) for seed in range(2)]
    matches += [played(game, 2 + seed % 3, f"drill {seed}") for seed in range(25)]
    for match in matches:
        for entry in match.live:
            for event in entry.events:
                met.update(str(value) for value in event.data.values() if "drill" in str(value))
                if event.kind == "mission-completed" and "drill" in str(event.data["mission"]):
                    met.update([f"completed-{event.data['mission']}"])
                if event.kind == "weapon-lost" and "DR-01" in event.rules:
                    met.update([f"used-{event.data['weapon']}"])
                met.update(rule for rule in event.rules if rule.startswith("DR-"))
            met.update([prompt for prompt in [getattr(entry, "prompt", "")] if "drill" in prompt])
        met.update(term.name for term in match.result().sheet if "drill" in term.name)
    return met


def in_ports() -> dict[str, object]:
    from freebooter.games.marauders.actions.entering import WAY_IN
    from freebooter.games.marauders.display.views import view
    from freebooter.games.marauders.modules import drill  # type: ignore[attr-defined]
    from freebooter.games.marauders.moves import DO
    from freebooter.games.marauders.names import HAVANA
    from freebooter.games.marauders.state import Visit
    from freebooter.kernel.ask import Ask
    from tests.games.marauders.table import Captain, plays_out, table

    game = table(Captain(zone=HAVANA), Captain())
    t, player, parade, way = game.t, game[0], drill.PARADE, drill.SERENADE
    t.visit = Visit(HAVANA)
    offered = [move.name for move in parade.options(t, 0, HAVANA)]
    plays_out(parade.take(t, 0, DO[parade.number]))
    refusal = parade.refusal(t, Ask(0, WAY_IN, []), DO[parade.number])
    seen = view(t, 0).visit
    assert seen is not None
    closed = Ask(0, WAY_IN, [], about=HAVANA).refusal(t, way.move)
    plays_out(way.enter(t, player))
    return {
        "folder": "freebooter.games.marauders.modules.drill_folder" in sys.modules,
        "offered": offered,
        "gold": player.gold,
        "done": seen.done,
        "again": parade.options(t, 0, HAVANA),
        "refused": refusal.params,
        "way": [way.move.name, way.bit, closed.message if closed else ""],
    }


if __name__ == "__main__":
    main(*sys.argv[1:])
