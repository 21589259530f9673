"""The content: complete, and refused with one sentence when it is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import freebooter.games.marauders.game  # noqa: F401  (its rules make the kinds of effects and rewards known)
from freebooter.games.marauders.content import load, tables
from freebooter.games.marauders.content.load import ContentError
from freebooter.games.marauders.names import LETTERS, NASSAU, NATIONS, NONE, SKILLS, TRINIDAD, ZONES
from freebooter.games.marauders.registries.checks import check_kinds
from freebooter.games.marauders.settings import Rules
from freebooter.games.marauders.setup import set_up
from freebooter.kernel.chance import SearchChance
from tests.rules import rule


def edited(tmp_path: Path, file: str, old: str, new: str) -> Path:
    folder = tmp_path / "content"
    shutil.copytree(load.FOLDER, folder)
    path = folder / "base" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("zones.toml", 'SE = "tortuga"', 'E = "tortuga"', "nassau: its border E is not met from tortuga"),
        ("captains.toml", "seamanship = 2", "seamanship = 9", "CAP-01"),
        ("captains.toml", 'home = "havana"', 'home = "atlantis"', "havana: each port must be the home of one captain"),
        ("captains.toml", 'ability = "sells-dearer"', 'ability = "sings"', "there is no ability called 'sings'"),
        ("events.toml", 'effect = "war"', 'effect = "rain"', "EV-19: there is no effect called 'rain'"),
        ("glory.toml", 'moments = ["port"]', 'moments = ["noon"]', "GL-S1a: there is no moment called 'noon'"),
        ("ships.toml", 'id = "sloop"', 'id = "raft"', "raft: sloop must stand here, because rules name it"),
        ("ships.toml", 'kind = "pirate"', 'kind = "navy"', "pirate-sloop: a navy ship needs a nation"),
        ("ships.toml", 'kind = "navy"', 'kind = "pirate"', "spanish-navy: a pirate has no nation"),
        ("ships.toml", 'kind = "navy"', 'kind = "neutral"', "a neutral ship has one captain in events.toml, not 3"),
        ("ships.toml", 'kind = "navy"', 'kind = "ghost"', "spanish-navy: Invalid enum value 'ghost'"),
        ("missions.toml", 'id = "MI-02"', 'id = "MI-01"', "base/missions.toml: MI-01: its id is used twice"),
        ("rumours.toml", 'kind = "gold"', 'kind = "silver"', "RU-01: there is no reward called 'silver'"),
    ],
)  # fmt: skip
def test_wrong_content_is_named_in_one_sentence(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    with pytest.raises(ContentError) as error:
        check_kinds(load.load(edited(tmp_path, file, old, new)))
    assert says in str(error.value)
    assert "\n" not in str(error.value)


def test_every_border_is_met_with_the_opposite_letter() -> None:
    borders = [(zone, at, to) for zone in range(17) for at, to in enumerate(tables.BORDERS[zone]) if to != NONE]
    assert len(borders) == 68
    assert all(tables.BORDERS[to][(at + 4) % len(LETTERS)] == zone for zone, at, to in borders)


@rule("MM-NPC-19")
def test_orders_turn_clockwise_to_the_first_border() -> None:
    told = [[ZONES[to] for to in row] for row in tables.ORDERED_ZONE]
    assert told[NASSAU] == ["tortuga", "tortuga", "havana", "tortuga"]  # TV-13
    assert told[TRINIDAD] == ["basse-terre", "caracas", "caracas", "caracas"]  # TV-14


def test_events_have_balanced_icons() -> None:
    """Two of each in the base, one more of each in the new cards of Seas of Glory."""
    for pack, times in (("base", 2), ("cards", 1)):
        cards = [kind for kind in range(len(tables.EVENT_PACK)) if tables.EVENT_PACK[kind] == pack]
        icons = [icon for card in cards for icon in tables.EVENT_ICONS[card]]
        for npc in range(6):
            assert [icons.count((npc, towards)) for towards in range(4)] == [times] * 4


def test_captains_are_within_the_limits_of_their_design() -> None:
    skills = tables.CAPTAIN_SKILLS[: tables.CAPTAIN_PACK.count("base")]
    assert all(sum(each) in (9, 10) for each in skills)
    fighters = [at for at, each in enumerate(skills) if each[0] == 3 and each[2] == 3]
    assert [NATIONS[tables.CAPTAIN_NATION[at]] for at in fighters] == ["spanish", "dutch", "dutch"]
    assert len(SKILLS) == 4


@rule("MM-SETUP-01", "MM-SETUP-02", "MM-SETUP-03", "MM-SETUP-04", "MM-SETUP-05")
def test_the_board_is_laid_out() -> None:
    t = set_up(Rules(), 4, SearchChance(7))
    assert [good != NONE for good in t.board.demand] == [zone in tables.PORTS for zone in range(17)]
    assert [token != NONE for token in t.board.modification] == [zone in tables.PORTS for zone in range(17)]
    assert not any(t.board.modification_open)
    assert t.decks.demand.left == 8
    assert t.decks.modifications.left == 0
    assert NONE not in t.board.merchant
    assert t.decks.merchants.left == 0
    assert len(t.board.missions) == 2
    decks = t.decks
    assert (decks.events.left, decks.glory.left, decks.cargo.left, decks.rumours.left) == (34, 70, 64, 25)
    assert (decks.captains.left, decks.missions.left) == (12, 23)
