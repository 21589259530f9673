"""Write docs/features.md: the features of every game and preset, with the versions of their layouts.

python tools/features.py            write it anew
python tools/features.py --check    is it true? (exit 1 when it is not)
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from freebooter.games import find_game, names
from freebooter.kernel.programs.features import RELATIVE
from freebooter.kernel.programs.observer import Observer
from freebooter.lab.environments import feature_names, features_version

PAGE = Path(__file__).parents[1] / "docs" / "features.md"
HEAD = """# Features

What a seat knows, as environments show it ([environments.md](environments.md)); `make features` writes this page and
`make lint` checks it. Numbers are counts unless the name says otherwise; a list of things is one feature for each of
them. `you` stands for every player: `next`, `second` and `third` have the same features.

The version of a layout is `env.table.features_version`. It changes when a feature is added, taken away, renamed or
moved; one whose meaning changes gets another name. Programs that keep what they learnt should keep the version with it.
"""


def grouped(features: list[str]) -> dict[str, list[str]]:
    """The things of each feature that is a list; players other than the one that looks are left out."""
    found: dict[str, list[str]] = {}
    for feature in features:
        subject, _dot, rest = feature.partition(".")
        if subject in RELATIVE[1:]:
            continue
        name, _dot, thing = rest.partition(".")
        things = found.setdefault(f"{subject}.{name}" if name else subject, [])
        if thing:
            things.append(thing)
    return found


def versions(game: str) -> list[str]:
    rules = find_game(game)
    lines = ["| preset | " + " | ".join(f"{seats} players" for seats in range(rules.fewest, rules.most + 1)) + " |"]
    lines.append("|---" * (rules.most - rules.fewest + 2) + "|")
    for edition in rules.choosing.editions() or [""]:
        options = rules.options({"edition": edition} if edition else {})
        cells = []
        for seats in range(rules.fewest, rules.most + 1):
            features = feature_names(rules, options, seats)
            cells.append(f"{len(features)}, `{features_version(features)}`")
        lines.append(f"| {edition or 'the game'} | " + " | ".join(cells) + " |")
    return lines


def table(groups: dict[str, list[str]]) -> list[str]:
    lines = ["| feature | of each |", "|---|---|"]
    return lines + [f"| `{name}` | {', '.join(things)} |" for name, things in groups.items()]


def page() -> str:
    lines = [HEAD]
    for game in names():
        rules = find_game(game)
        if type(rules.observer) is Observer:  # a game of somebody else that has none
            continue
        base = grouped(feature_names(rules, rules.options({}), rules.most))
        lines += [f"## {game}", "", *versions(game), "", *table(base), ""]
        for edition in rules.choosing.editions():
            more = grouped(feature_names(rules, rules.options({"edition": edition}), rules.most))
            added = {name: things for name, things in more.items() if base.get(name) != things}
            if added and edition == list(rules.choosing.editions())[-1]:
                lines += [f"Besides, or otherwise, with the preset `{edition}`:", "", *table(added), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write docs/features.md.")
    parser.add_argument("--check", action="store_true", help="only say whether it is true")
    options = parser.parse_args(arguments)
    text = page()
    if options.check:
        if PAGE.read_text(encoding="utf-8") != text:
            print("docs/features.md is not true any more: run make features", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.relative_to(PAGE.parents[1])} lists the features of all games.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
