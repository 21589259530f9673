"""Content of packs leaves no trace in a game that does not have them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from freebooter.games.marauders.content import load
from freebooter.games.marauders.content.load import MORE_PACKS, ContentError
from freebooter.games.marauders.moves import MOVES, PACK_OF

PACKS = Path(__file__).parent / "packs"
DECISIONS = 120


def run(code: list[str], *arguments: str, packs: Path | None = PACKS) -> str:
    """What a process prints that has these packs beside the base."""
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    there[MORE_PACKS] = "" if packs is None else str(packs)
    command = [sys.executable, *code, *arguments]
    done = subprocess.run(command, capture_output=True, check=False, env=there, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_a_base_game_is_the_same_beside_another_pack() -> None:
    """Move for move: options with their codes, advice, previews, reasons, risks, views, board numbers, hashes."""
    games = ["-m", "tests.games.marauders.base_games"]
    alone = run(games, str(DECISIONS), packs=None).splitlines()
    beside = run(games, str(DECISIONS)).splitlines()
    assert len(alone) > 2 * DECISIONS
    for one, other in zip(alone, beside, strict=True):
        assert one == other


IN_THE_GAME = """
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.display.board_numbers import board_numbers
from freebooter.games.marauders.display.views import view
from freebooter.games.marauders.captain.new_captain import starting_ships
from freebooter.games.marauders.game import GAME
from freebooter.games.marauders.moves import MOVES
from freebooter.games.marauders.names import HAVANA
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.games.marauders.state.player import new_ship
from freebooter.kernel.chance import SearchChance


def of(bag, packs):
    return [bag.counts[kind] for kind in range(len(packs)) if packs[kind] == "smugglers"]

for packs in [("base",), ("base", "smugglers")]:
    t = set_up(Rules(packs=packs), 2, SearchChance(1))
    player = t.players[0]
    player.afloat, player.zone, player.in_port, player.ship = True, HAVANA, True, new_ship(0)
    numbers = board_numbers(t, 0)
    bag = t.decks
    print(
        [npc.npc for npc in view(t, None).npcs][6:],
        list(numbers.port.weapons)[3:],
        list(numbers.port.ships)[4:],
        [move.name for move in starting_ships(t)],
        of(bag.captains, tables.CAPTAIN_PACK), of(bag.missions, tables.MISSION_PACK),
        of(bag.rumours, tables.RUMOUR_PACK), of(bag.events, tables.EVENT_PACK), of(bag.glory, tables.GLORY_PACK),
        [move.name for move in MOVES.table if "mail-packet" in move.name and GAME.has_move(t, move)],
    )
"""


def test_what_a_pack_adds_is_there_in_a_game_that_has_it() -> None:
    without, having = run(["-c", IN_THE_GAME]).splitlines()
    assert without == (
        "[] [] [] ['choose-ship-sloop', 'choose-ship-flute'] [0] [0] [0] [0, 0, 0] [0, 0] []"
    )  # fmt: skip
    assert having == (
        "['mail-packet'] ['stink-pots'] ['xebec'] ['choose-ship-sloop', 'choose-ship-flute', 'choose-ship-xebec']"
        " [1] [1] [1] [0, 1, 1] [9, 9] ['scout-npc-mail-packet']"
    )  # fmt: skip


CARGO = """
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.moves import DISCARD_FACE, EXCHANGE_FACE
from freebooter.games.marauders.names import GOODS, ICONS, NONE, ZONES
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.kernel.chance import SearchChance

base = tables.CARGO_PACK.count("base")
assert tables.CARGO_PORT[:base] == [NONE] * base
with_pack, without = [set_up(Rules(packs=packs), 2, SearchChance(1)) for packs in (("base", "smugglers"), ("base",))]
assert (with_pack.decks.cargo.left, without.decks.cargo.left) == (67, 64)
for id in ("SM-CON-01", "SM-CON-02", "SM-CON-03"):
    card = tables.cargo_card(id)
    port = tables.CARGO_PORT[card]
    print(
        tables.CARGO_NAMES[card], GOODS[tables.CARGO_GOOD[card]], tables.CARGO_VALUE[card],
        ICONS[tables.CARGO_ICON[card]], "-" if port == NONE else ZONES[port], tables.CARGO_PACK[card],
        DISCARD_FACE[card].name, EXCHANGE_FACE[card].value == card,
    )
"""


def test_cargo_cards_of_a_pack_have_ids_and_may_have_a_destination() -> None:
    assert run(["-c", CARGO]).splitlines() == [
        "rum-3-escape-caracas rum 3 escape caracas smugglers discard-face-rum-3-escape-caracas True",
        "fruit-1-none-trinidad fruit 1 none trinidad smugglers discard-face-fruit-1-none-trinidad True",
        "rum-5-hull rum 5 hull - smugglers discard-face-rum-5-hull True",
    ]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('port = "trinidad"', 'port = "atlantis"', "SM-CON-02: there is no port called 'atlantis'"),
        ('port = "trinidad"', 'port = "caribbean-sea"', "SM-CON-02: there is no port called 'caribbean-sea'"),
        ('good = "fruit"', 'good = "silk"', "SM-CON-02: there is no good called 'silk'"),
        ('icon = "none"', 'icon = "rudder"', "SM-CON-02: Invalid enum value 'rudder'"),
        ('icon = "hull"', 'icon = "cargo"', "SM-CON-03: there is a card rum-5-cargo already"),
        ("[[cards]]", '[[goods]]\nid = "silk"\ndemand_tokens = 1\ncards = []\n[[cards]]', "goods: only the base has"),
    ],
)  # fmt: skip
def test_wrong_cargo_is_named_in_one_sentence(tmp_path: Path, old: str, new: str, says: str) -> None:
    shutil.copytree(PACKS, tmp_path / "packs")
    file = tmp_path / "packs" / "smugglers" / "cargo.toml"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load.load(more=tmp_path / "packs")
    assert f"smugglers/cargo.toml: {says}" in str(error.value)


def test_codes_of_base_moves_stay() -> None:
    told = "from freebooter.games.marauders.moves import MOVES\nfor move in MOVES.table: print(move.code, move.name)"
    alone = run(["-c", told], packs=None).splitlines()
    beside = run(["-c", told]).splitlines()
    assert len(beside) > len(alone)
    base = [move.name for move in MOVES.table[: min(PACK_OF)]]  # moves of modules come last
    assert [line.split()[1] for line in alone[: len(base)]] == base
    assert beside[: len(base)] == alone[: len(base)]


def test_packs_are_loaded_after_the_base() -> None:
    names = [pack.name for pack in load.load(more=PACKS)]
    assert names[0] == "base"
    assert names[1:] == sorted(names[1:])
    assert "smugglers" in names


def test_a_folder_that_is_not_there_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        load.load(more=PACKS / "nowhere")
