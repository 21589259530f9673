"""The ledgers of the rules: the text of each rule id.

The ledgers lie in docs/rules; the files in `freebooter/rules` are links to them, which an installed
package holds as files of its own. They are written in English.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

LEDGERS = Path(__file__).parent.parent / "rules"
DEFINITION = re.compile(r"(?:- \*\*|\| *)(?P<id>[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+-\d+|(?:F|D\d+|OV)-\d+)\b(?P<text>.*)")


class Rule(NamedTuple):
    id: str
    text: str
    ledger: str


@cache
def rules() -> dict[str, Rule]:
    """All rules of all ledgers by their id. An id is defined by the line of a list or table that begins with it."""
    found: dict[str, Rule] = {}
    for path in sorted(LEDGERS.glob("*.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            match = DEFINITION.match(line)
            if match:
                found.setdefault(match["id"], Rule(match["id"], _clean(match["text"]), path.stem))
    return found


def find_rule(name: str, ledger: str = "") -> Rule | None:
    """The rule of this id; capitals and the prefix of the game do not matter if one rule only can be meant.

    At a table its game is meant, the `ledger`, whatever other games have.
    """
    wanted = name.upper()
    exact = rules().get(wanted)
    if exact is not None:
        return exact
    ending = _of_ledger([rule for each, rule in rules().items() if each.endswith("-" + wanted)], ledger)
    return ending[0] if len(ending) == 1 else None


def rules_like(name: str, ledger: str = "") -> list[Rule]:
    """The rules whose id begins with, or has among its parts, what was typed: `captain`."""
    wanted = name.upper()
    found = [rule for each, rule in rules().items() if each.startswith(wanted) or wanted in each.split("-")]
    return _of_ledger(found, ledger)


def _of_ledger(found: list[Rule], ledger: str) -> list[Rule]:
    """Those of one ledger, or all if it has none of them."""
    return [rule for rule in found if rule.ledger == ledger] or found


def _clean(text: str) -> str:
    """Without markup."""
    return text.replace("**", "").replace("\\*", "*").replace("`", "").strip(" |").replace(" | ", "; ")
