"""Every module of Seas of Glory that people can choose, and each kind of location, has its chapter with numbers."""

import re

import pytest

from freebooter.games import find_game
from freebooter.games.marauders.content.tables import SHIP_BUY, SHIP_NAMES, WEAPON_PRICE
from freebooter.games.marauders.modules.locations.location import location_of_kind
from freebooter.games.marauders.modules.locations.tokens import KINDS
from freebooter.learn.handbook import handbook, main_rules, modules_with_chapters
from freebooter.learn.handbook.numbers import numbers_of
from freebooter.server.texts.handbook import PlainTable, chapters
from freebooter.words import LANGUAGES
from freebooter.words.ledger import rules

GAME = "marauders"
PARTS_OF_CARDS = {"new-captains-only", "new-missions-only", "new-rumours-only"}
"""They only leave out cards of the base, which the chapter of the cards says."""
WITHOUT_NUMBERS = {"flexible-turns", "two-captains", "market"}


def tables(language: str = "en") -> dict[str, PlainTable]:
    return {
        f"{chapter.topic}: {table.title}": table
        for chapter in chapters(GAME, language).chapters
        for table in chapter.tables
    }


def test_every_module_has_a_chapter_in_the_order_of_the_form() -> None:
    offered = find_game(GAME).choosing.cards()["modules"]
    written = modules_with_chapters(GAME)
    assert set(offered) - set(written) == PARTS_OF_CARDS
    bridges = [name for name in written if name not in offered]
    assert set(bridges) == {"plank", "smugglers-hold"}
    tiles = [name for name in written if name in offered and offered[name].group == "tile"]
    assert tiles == [name for name in offered if offered[name].group == "tile"]
    assert len(tiles) == 11
    assert written.index("storm") == written.index("wind") + 1, "a part comes after its module"


def test_the_bridges_are_on_when_both_sides_are() -> None:
    game = find_game(GAME)
    on = game.choosing.modules_on(game.options({"edition": "everything"}))
    assert {"plank", "smugglers-hold"} <= set(on), "so the drawer shows their chapters"


def test_every_kind_of_location_has_an_entry() -> None:
    (places,) = [chapter for chapter in handbook(GAME) if chapter.topic == "places"]
    kinds = [re.sub(r"SG-LOC-(\w+)-\d+", r"\1", entry.rule) for entry in places.entries]
    assert kinds == ["MISSIONARY", "NATIVES", "FORT", "HAVEN", "PRISON", "REEF", "TOWN", "STATION"]


def test_every_rule_of_every_module_is_explained_or_one_for_display() -> None:
    """A reader who opens any rule of a module from the log finds plain words."""
    explained = {
        rule
        for chapter in handbook(GAME)
        if chapter.module
        for entry in chapter.entries
        for rule in (entry.rule, *entry.covers)
    }
    written = [one for one in rules() if re.match(r"SG-(M\d+|V\d|LOC-\w+)-\d+$", one)]
    assert len(written) > 300
    left = {one for one in written if one not in explained}
    assert left == {"SG-M1-12", "SG-M1-13", "SG-M1-15", "SG-M4-15", "SG-M4-16", "SG-M7-02"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_have_words_and_full_rows(language: str) -> None:
    found = tables(language)
    assert len(found) > 15
    for title, table in found.items():
        assert table.rows, title
        for row in table.rows:
            assert len(row) == len(table.columns), title
            for cell in (*row, *table.columns, table.title):
                assert cell and not re.match(r"(numbers|column|does|offers|happening)-", cell), f"{title}: {cell}"


def test_chapters_without_numbers_are_those_that_have_none() -> None:
    without = {module for module in modules_with_chapters(GAME) if not numbers_of(GAME, module)}
    assert without == WITHOUT_NUMBERS
    for module in set(modules_with_chapters(GAME)) - without:
        topics = {chapter.topic for chapter in handbook(GAME) if chapter.module == module}
        assert {table.topic for table in numbers_of(GAME, module)} <= topics, "or nobody would see it"


def test_numbers_are_those_of_the_content() -> None:
    found = tables()
    weapons = found["weapons: All special weapons"]
    assert len(weapons.rows) == 6
    assert {row[1] for row in weapons.rows} == {str(WEAPON_PRICE)}
    ships = {row[0]: row for row in found["brig: All ships"].rows}
    assert ships["brig"][1:] == ["2", "2", "4", "2", "2", "3", "20", "5"]
    assert ships["galleon"][-2] == str(SHIP_BUY[SHIP_NAMES.index("galleon")])
    places = found["places: The eight kinds"]
    assert [row[2] for row in places.rows] == [str(location_of_kind(kind).defence or "–") for kind in range(len(KINDS))]
    loyalty = found["loyalty: The ladder, from the top down"]
    assert [row[1] for row in loyalty.rows] == ["3", "3", "3", "2", "2", "2", "–", "–"]
    assert [row[1] for row in found["dear-glory: Gold in the stash"].rows] == ["10", "25", "45", "70", "100"]
    assert len(found["contraband: The cards and their ports"].rows) == 16
    assert len(found["upgrades: The tokens, one of each"].rows) == 17


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_of_modules_stand_under_the_name_of_the_expansion(language: str) -> None:
    book = chapters(GAME, language)
    assert book.expansion == "Seas of Glory"
    first = next(at for at, chapter in enumerate(book.chapters) if chapter.module)
    assert all(chapter.module for chapter in book.chapters[first:])
    assert all(not chapter.tables for chapter in book.chapters[:first])
    assert chapters("black-fleet", language).expansion == ""
    assert len({chapter.topic for chapter in book.chapters}) == len(book.chapters), "the drawer tells them apart by it"


def test_the_forty_of_the_base_are_forty_still() -> None:
    assert len(main_rules(GAME, "")) == 40
    assert len(main_rules(GAME)) > 100
